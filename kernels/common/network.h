// Params of the network family, and what it shares with normalizations and recurrent networks.
#pragma once

#include <cstdint>

#include "kernels/kernel.h"

namespace eager {

// Returns input i of a call, which may end before it where the inputs from i on are absent.
inline Operand optional_input(const KernelCall& call, int i) {
  return i < call.num_inputs ? call.inputs[i] : Operand();
}

// An axis of n elements that lie `inner` apart: the tensor is [outer, n, inner].
struct AxisParams {
  int64_t outer = 1, n = 1, inner = 1;
};

inline AxisParams split_at(const int64_t* dims, int rank, int axis) {
  AxisParams p;
  for (int i = 0; i < rank; ++i) (i < axis ? p.outer : i == axis ? p.n : p.inner) *= dims[i];
  return p;
}

// Element i is kept, and multiplied by `scale`, when random word i is below `threshold`.
struct DropoutParams {
  uint64_t key, counter;
  uint64_t threshold;  // the probability times 2^32
  double scale;
};

struct ClipParams {
  double clip_norm;
};

}  // namespace eager
