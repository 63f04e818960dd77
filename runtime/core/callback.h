// A callback's status on its way through the runtime; capi hands it out unchanged.
#pragma once

#include "eager_c.h"

namespace eager {

struct CallbackError {
  eager_status* status;
  bool is_collectors = false;  // of a collector of memory: no matter of what the call computes
  // Whether it ends the whole call, at once.
  bool ends_call() const { return is_collectors || eager_status_code(status) == EAGER_CANCELLED; }
};

}  // namespace eager
