// What ops on matrices ask of their inputs: [outer..., m, n].
#pragma once

#include "base/error.h"
#include "kernels/dtype.h"
#include "runtime/core/shape.h"

namespace eager {

// The dtypes that LAPACK computes in.
inline constexpr DTypeSet kLapackDTypes = dtype_bit(DType::float32) | dtype_bit(DType::float64) | dtypes::complexes;

// Fails unless an input, of this number, holds matrices.
inline void check_matrix(ShapeView x, int input) {
  if (x.rank < 2) invalid_argument("Input tensor ", input, " must have rank >= 2, got ", x.rank);
}

// Fails unless matrices are, or may be, square.
inline void check_square(ShapeView x, const char* message = "Input matrix must be square.") {
  if (!may_equal(x[x.rank - 2], x[x.rank - 1])) invalid_argument(message);
}

}  // namespace eager
