// A gradient written in the caller's language (eager_tape_record).
#pragma once

#include <atomic>

#include "eager_c.h"

namespace eager {

struct CustomBackward {
  eager_backward_fn function;
  void* user_data;
  void (*user_destroy)(void*);
  std::atomic<uint32_t> refs{1};

  void retain() { refs.fetch_add(1, std::memory_order_relaxed); }
  void release() {
    if (refs.fetch_sub(1, std::memory_order_acq_rel) != 1) return;
    if (user_destroy) user_destroy(user_data);
    delete this;
  }
};

// A callback's status on its way through the walk; capi hands it out unchanged.
struct CallbackError {
  eager_status* status;
};

}  // namespace eager
