// Random numbers for kernels that make something of them.
#pragma once

#include <cstdint>

namespace eager::cpu {

// Fills out[0, n) with normal numbers of mean 0 and deviation 1, those that random_normal gives for this key and counter.
void normal_numbers(double* out, int64_t n, uint64_t key, uint64_t counter);

}  // namespace eager::cpu
