// Ops with outputs whose size depends on values. Such an output is as large as it can be while the kernel runs, and the runtime
// cuts it to the size that the kernel reports: an int64 on the call's device, the last of call.outputs, behind those of the op.
// The kernel writes the elements as they lie in an output of that size, from the beginning of its memory.
#pragma once

#include <cstdint>

#include "kernels/kernel.h"

namespace eager {

// Returns where the kernel writes the size.
inline int64_t* count_of(const KernelCall& call) { return call.outputs[call.num_outputs - 1].as<int64_t>(); }

// boolean_mask: x is [outer, n, inner], the mask [n].
struct MaskParams {
  int64_t outer, n, inner;
};

// unique: x is [outer, n, inner], and its n slices are taken; without an axis, its n elements.
struct UniqueParams {
  int64_t outer, n, inner;
  bool has_axis;
};

}  // namespace eager
