// Params of the reductions.
//
// The input's dims are collapsed: dims of 1 are dropped, neighbours of one kind (kept or reduced) become one. What is left
// alternates, so [kept, reduced] is a sum over rows and [reduced, kept] one over columns.
#pragma once

#include <cstdint>

#include "kernels/portability.h"
#include "kernels/common/shape.h"
#include "kernels/kernel.h"

namespace eager {

struct ReduceParams {
  int32_t rank = 0;
  uint32_t reduced = 0;  // a bit a collapsed dim
  int64_t count = 1;     // elements that each output takes in
  int64_t dims[kMaxRank];

  EAGER_HD bool is_reduced(int i) const { return (reduced >> i & 1) != 0; }
  // The innermost dim is reduced; nothing else is. Of inputs with elements and a rank.
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

// Whether sums need more than the input's dtype gives: floats from integers, doubles from floats.
inline bool asks_for_more(DType from, DType to) {
  return is_inexact(from) ? to == DType::float64 || to == DType::complex128 : is_inexact(to);
}

// mean_grad: the reduced gradient times `scale`, spread over the input's shape.
struct MeanGradParams {
  double scale;
  StridedCopy plan;
};

}  // namespace eager
