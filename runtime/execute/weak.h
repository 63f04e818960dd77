// Weak scalars, which take the dtype of the other operands.
#pragma once

#include "runtime/core/tensor.h"

namespace eager {

// Reports whether the weak scalar may be converted to dtype: an integer to any numeric dtype, a float to a
// floating-point or complex one.
inline bool may_become(const eager_tensor& weak, DType dtype) {
  return weak.dtype == dtype || is_inexact(dtype) || (weak.dtype == DType::int64 && is_integer(dtype));
}
// Returns a tensor of dtype that is not weak and has the weak scalar's value. Throws INVALID_ARGUMENT for an integer
// that dtype cannot hold.
TensorRef strong_scalar(const eager_tensor& t, DType dtype);

}  // namespace eager
