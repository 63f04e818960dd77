// The part that the files of the shape family share.
#pragma once

#include "kernels/common/shape.h"
#include "kernels/cuda/move.h"

namespace eager::cuda {

// The dims of a tensor and of the padded one. Dims of 1 in both are dropped, and neighbours are merged where possible.
struct Padding {
  int32_t rank = 0;
  PadMode mode;
  Coordinates inside, padded;  // without `finish`
  int64_t before[kMaxDims];

  Padding(const Operand& x, const Operand& y, const PadParams& params) : mode(params.mode) {
    for (int d = 0; d < x.rank; ++d) add(x.dims[d], y.dims[d], params.before[d]);
  }

  bool is_unpadded(int d) const { return before[d] == 0 && inside.dims[d] == padded.dims[d]; }

  void add(int64_t dim, int64_t padded_dim, int64_t start) {
    if (dim == 1 && padded_dim == 1) return;
    before[rank] = start;
    inside.add(dim);
    padded.add(padded_dim);
    const int last = rank++;
    // An axis that is mirrored is not merged with the one inside it.
    if (last == 0 || !is_unpadded(last) || (mode != PadMode::constant && !is_unpadded(last - 1))) return;
    before[last - 1] *= dim;
    inside.dims[last - 1] *= dim;
    padded.dims[last - 1] *= dim;
    inside.rank = padded.rank = rank = last;
  }
};

// The part of register_shape that depends on dtypes.
void register_shape_sums(KernelTable& table);

}  // namespace eager::cuda
