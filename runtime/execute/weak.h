// Weak scalars, which take the dtype of the other operands.
#pragma once

#include "runtime/core/tensor.h"

namespace eager {

// Returns a tensor of dtype that is not weak and has the weak scalar's value. Throws INVALID_ARGUMENT for an integer
// that dtype cannot hold.
TensorRef strong_scalar(const eager_tensor& t, DType dtype);

}  // namespace eager
