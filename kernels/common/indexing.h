// Params of the ops that read and write by index.
#pragma once

#include <cstdint>

#include "kernels/portability.h"

namespace eager {

// gather: x [batch, outer, n, inner], indices [batch, count], output [batch, outer, count, inner]. Its gradient adds
// rows of the output's shape into zeros of x's.
struct GatherParams {
  int64_t batch, outer, n, count, inner;
};

// take_along_axis: dims come with the operands; those of x and indices broadcast, all but the axis.
struct AlongAxisParams {
  int32_t axis;
};

// one_hot: indices [outer, inner], output [outer, depth, inner].
struct OneHotParams {
  int64_t outer, depth, inner;
  alignas(16) unsigned char on[16];  // an element; for inputs that are not given
  alignas(16) unsigned char off[16];
};

// gather_nd, scatter_nd and their like: indices [count, width] address the first `width` dims; each tuple stands for a slice
// of `inner` elements.
struct NdParams {
  int64_t count, inner;
  int32_t width;
  int64_t dims[32];  // of the indexed axes
};

}  // namespace eager
