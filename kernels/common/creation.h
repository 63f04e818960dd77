// Params of the ops that make tensors from numbers alone.
#pragma once

#include <cstdint>

#include "kernels/portability.h"

namespace eager {

// Element i is start + i * step, computed in int64 for integer dtypes, and scale times that, in float64, for others.
struct RangeParams {
  double start, step;
  int64_t whole_start, whole_step;
  double last;  // linspace: the exact last element, whatever rounding would give
  int32_t set_last;
  double scale = 1;  // more where the ends of a linspace are so far apart that their difference overflows
};

// dim_size: the size of a dim, which only the op's inference knows.
struct DimParams {
  int64_t size;
};

struct EyeParams {
  int64_t rows, columns, k;
  alignas(16) unsigned char one[16];
};

}  // namespace eager
