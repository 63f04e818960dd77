// Sorting on the device, for every family that needs it: what is instantiated of CUB stands in sort.cu alone.
#pragma once

#include <cstdint>

#include "kernels/kernel.h"

namespace eager::cuda {

// Queues a stable sort of n pairs by the low `end_bit` bits of their keys. Nothing may overlap.
void sort_pairs(const KernelCall& call, const uint64_t* keys_in, uint64_t* keys_out, const int64_t* values_in,
                int64_t* values_out, int64_t n, int end_bit);

}  // namespace eager::cuda
