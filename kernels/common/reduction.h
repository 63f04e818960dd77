// Params of the reductions.
//
// The input's dims are collapsed: dims of 1 are dropped, and neighbours that are both kept or both reduced become one.
// Kept and reduced dims alternate in the result, so [kept, reduced] is a sum over rows and [reduced, kept] one over
// columns.
#pragma once

#include <cstdint>

#include "kernels/portability.h"
#include "kernels/common/shape.h"
#include "kernels/kernel.h"

namespace eager {

struct ReduceParams {
  int32_t rank = 0;
  uint32_t reduced = 0;  // bit i: collapsed dim i is reduced
  int64_t count = 1;     // elements that are folded into each output
  int64_t dims[kMaxRank];

  EAGER_HD bool is_reduced(int i) const { return (reduced >> i & 1) != 0; }
  // Report whether the innermost dim is reduced, and whether it is the only one that is. The input must have elements
  // and a rank.
  bool is_rows() const { return is_reduced(rank - 1); }
  bool is_one_run() const { return reduced == 1u << (rank - 1); }

  // Appends the input's next dim.
  EAGER_HD void add(int64_t dim, bool is_reduced_dim) {
    if (is_reduced_dim) count = wrapping_product(count, dim);
    if (dim == 1) return;
    const uint32_t kind = is_reduced_dim ? 1 : 0;  // an int, since GCC 12 gets == of the two bools wrong at -O1
    if (rank > 0 && (reduced >> (rank - 1) & 1) == kind) {
      dims[rank - 1] = wrapping_product(dims[rank - 1], dim);
      return;
    }
    if (is_reduced_dim) reduced |= 1u << rank;
    dims[rank++] = dim;
  }
};

// Reports whether a sum of dtype `to` needs more precision than the input's dtype has: floats of integers, doubles of
// floats.
inline bool asks_for_more(DType from, DType to) {
  return is_inexact(from) ? to == DType::float64 || to == DType::complex128 : is_inexact(to);
}

// mean_grad: the reduced gradient times `scale`, spread over the input's shape.
struct MeanGradParams {
  double scale;
  StridedCopy plan;
};

}  // namespace eager
