// Params of the ops that read and write by index.
#pragma once

#include <cstdint>

#include "kernels/portability.h"

namespace eager {

// gather: x is [batch, outer, n, inner], indices [batch, count], the output [batch, outer, count, inner]. Its gradient
// adds rows of dy, which has the output's shape, to zeros of x's shape.
struct GatherParams {
  int64_t batch, outer, n, count, inner;
};

// take_along_axis, put_along_axis and add_along_axis: the operands tell the dims. Those of x and indices broadcast, all but the axis.
struct AlongAxisParams {
  int32_t axis;
};

// one_hot: indices are [outer, inner], the output is [outer, depth, inner].
struct OneHotParams {
  int64_t outer, depth, inner;
  // The elements that are used where the inputs `on` and `off` are not given.
  alignas(16) unsigned char on[16];
  alignas(16) unsigned char off[16];
};

// gather_nd, scatter_nd and the other ops by tuple: indices are [count, width], and a tuple addresses the first `width`
// dims behind those of the batch; it stands for a slice of `inner` elements. Each of `batch` parts of x has as many tuples.
struct NdParams {
  int64_t count, inner, batch;
  int32_t width;
  int64_t dims[32];  // of the axes that a tuple addresses
};

// element_places: along the axis of an array of these dims, as many as the operand has.
struct PlacesParams {
  int32_t axis;
  int64_t dims[32];
};

// check_indices: what the indices are, by which a wrong one is named. Wrapped ones may be negative, and count from the end then.
enum class IndexKind : int32_t { index, label, length, number, wrapped };
struct LimitParams {
  int64_t limit;
  int32_t axis;  // that of lengths
  IndexKind kind;
};

// require_true
struct RequiredParams {
  const char* text;  // static storage
};

}  // namespace eager
