// An error about an axis, which languages tell from others of its code (eager_status_detail).
#pragma once

#include "base/error.h"

namespace eager {

// INVALID_ARGUMENT: a tensor does not have this axis.
struct AxisError : Error {};

template <class... Parts>
[[noreturn, gnu::cold, gnu::noinline]] void axis_error(const Parts&... parts) {
  throw AxisError{{Code::invalid_argument, cat(parts...), {}}};
}

}  // namespace eager
