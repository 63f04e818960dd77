// Params of the ops that make tensors from numbers alone.
#pragma once

#include <cstdint>

#include "kernels/portability.h"

namespace eager {

// element i: start + i * step, in int64 for the integer dtypes, else in float64.
struct RangeParams {
  double start, step;
  int64_t whole_start, whole_step;
  double last;  // linspace: what the last element is, whatever rounding gives
  int32_t set_last;
};

struct EyeParams {
  int64_t rows, columns, k;
  alignas(16) unsigned char one[16];
};

}  // namespace eager
