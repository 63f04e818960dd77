// Params of the network family.
#pragma once

#include <cstdint>

#include "kernels/kernel.h"

namespace eager {

// An axis of n elements, `inner` apart: x[outer, n, inner].
struct AxisParams {
  int64_t outer = 1, n = 1, inner = 1;
};

inline AxisParams split_at(const int64_t* dims, int rank, int axis) {
  AxisParams p;
  for (int i = 0; i < rank; ++i) (i < axis ? p.outer : i == axis ? p.n : p.inner) *= dims[i];
  return p;
}

// Element i is kept when random word i is below `threshold`; then it is multiplied by `scale`.
struct DropoutParams {
  uint64_t key, counter;
  uint64_t threshold;  // of 2^32
  double scale;
};

struct ClipParams {
  double clip_norm;
};

}  // namespace eager
