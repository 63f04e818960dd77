// A scope in which this thread's loops use a context's num_threads.
#pragma once

#include "base/parallel.h"
#include "runtime/core/context.h"

namespace eager {

class ThreadsScope {
 public:
  explicit ThreadsScope(const eager_context& ctx) : is_set_(ctx.options.num_threads != 0) {
    if (is_set_) [[unlikely]]
      before_ = set_parallelism(ctx.options.num_threads);
  }
  ~ThreadsScope() {
    if (is_set_) [[unlikely]]
      set_parallelism(before_);
  }
  ThreadsScope(const ThreadsScope&) = delete;

 private:
  bool is_set_;
  int before_ = 0;
};

}  // namespace eager
