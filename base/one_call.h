// What one thread at a time may use.
#pragma once

#include <atomic>

#include "base/error.h"

namespace eager {

// A scope of one call. Of two at once the second fails, one that a callback of the first makes too.
class OneCall {
 public:
  // is_used is false until the first call. FAILED_PRECONDITION, with `what` is used, if another call is in its scope.
  OneCall(std::atomic<bool>& is_used, const char* what) : is_used_(is_used) {
    if (is_used.exchange(true, std::memory_order_acquire))
      fail(Code::failed_precondition, what, " is used by two calls at once");
  }
  ~OneCall() { is_used_.store(false, std::memory_order_release); }
  OneCall(const OneCall&) = delete;

 private:
  std::atomic<bool>& is_used_;
};

}  // namespace eager
