// A callback's status on its way through the runtime; capi hands it out unchanged.
#pragma once

#include "eager_c.h"

namespace eager {

struct CallbackError {
  eager_status* status;
  bool is_cancelled() const { return eager_status_code(status) == EAGER_CANCELLED; }  // of the whole call, at once
};

}  // namespace eager
