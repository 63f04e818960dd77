// An error about an axis, which languages tell from others of its code (eager_status_detail).
#pragma once

#include "base/error.h"

namespace eager {

// The error INVALID_ARGUMENT of an axis that a tensor does not have.
struct AxisError : Error {};

template <class... Parts>
[[noreturn, gnu::cold, gnu::noinline]] void axis_error(const Parts&... parts) {
  throw AxisError{{Code::invalid_argument, cat(parts...), {}}};
}

}  // namespace eager
