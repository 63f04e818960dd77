// Sorting on the device, for every family that needs it. Only sort.cu instantiates CUB.
#pragma once

#include <cstdint>

#include "kernels/kernel.h"

namespace eager::cuda {

// Queues a stable sort of n pairs by the low `end_bit` bits of their keys. The four arrays must not overlap.
void sort_pairs(const KernelCall& call, const uint64_t* keys_in, uint64_t* keys_out, const int64_t* values_in,
                int64_t* values_out, int64_t n, int end_bit);

}  // namespace eager::cuda
