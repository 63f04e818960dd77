// The initial values of variables.
#pragma once

#include <string_view>

#include "runtime/core/context.h"

namespace eager {

// Computes an initial value. `text` is a name in any case, such as "glorot_uniform", or that of an op with the
// attributes `shape` and `dtype`; attributes may follow it: "normal stddev=0.01". Random numbers are the context's
// next. INVALID_ARGUMENT: there is no such initializer.
TensorRef initial_value(eager_context& ctx, std::string_view text, DType dtype, ShapeView shape);
// Fails where initial_value would, whatever the dtype and shape.
void check_initializer(std::string_view text);

}  // namespace eager
