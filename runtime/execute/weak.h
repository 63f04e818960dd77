// Weak scalars: they take the dtype of what they meet.
#pragma once

#include "runtime/core/tensor.h"

namespace eager {

// May this weak scalar become one: an integer any number, a float any that has fractions?
inline bool may_become(const eager_tensor& weak, DType dtype) {
  return weak.dtype == dtype || is_inexact(dtype) || (weak.dtype == DType::int64 && is_integer(dtype));
}
// A tensor that is not weak, with a weak scalar's value. Throws INVALID_ARGUMENT for an integer that the dtype lacks.
TensorRef strong_scalar(const eager_tensor& t, DType dtype);

}  // namespace eager
