// The exception that carries a callback's status through the runtime; capi returns that status unchanged.
#pragma once

#include "eager_c.h"

namespace eager {

struct CallbackError {
  eager_status* status;
  bool is_collectors = false;  // it comes from a collector of memory, and so has nothing to do with what was computed
  // Reports whether the whole call ends now, as for a collector's failure and for a program that cancels.
  bool ends_call() const { return is_collectors || eager_status_code(status) == EAGER_CANCELLED; }
};

}  // namespace eager
