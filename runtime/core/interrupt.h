// Poll: the program's interrupt (eager_context_set_interrupt), asked within loops.
#pragma once

#include <ctime>
#include <memory>

#include "runtime/core/callback.h"
#include "runtime/core/context.h"

namespace eager {

// Asks the program whether to go on, at most once in 100 ms, from 100 ms after it was made on. Throws the program's status.
class Poll {
 public:
  explicit Poll(eager_context& ctx) : ctx_(ctx), interrupt_(ctx.options.interrupt), last_(interrupt_ ? now() : 0) {}
  void operator()() {
    if (!interrupt_) return;
    const int64_t t = now();
    if (t - last_ < kMilliseconds) return;
    PauseTapes pause(ctx_);
    if (eager_status* status = interrupt_->function(interrupt_->user_data, &ctx_)) throw CallbackError{status};
    last_ = now();
  }

 private:
  static constexpr int64_t kMilliseconds = 100;
  static int64_t now() {
    timespec t;
    clock_gettime(CLOCK_MONOTONIC_COARSE, &t);  // takes a few ns
    return t.tv_sec * 1000 + t.tv_nsec / 1000000;
  }
  eager_context& ctx_;
  const std::shared_ptr<Interrupt> interrupt_;
  int64_t last_;
};

}  // namespace eager
