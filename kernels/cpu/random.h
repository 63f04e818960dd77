// Random numbers for kernels that make something of them.
#pragma once

#include <cstdint>

#include "kernels/common/random_draws.h"

namespace eager::cpu {

// Fills out[0, n) with normal numbers of mean 0 and deviation 1, those that random_normal gives for this key and counter.
void normal_numbers(double* out, int64_t n, uint64_t key, uint64_t counter);

// Fills out[0, n) with the standard numbers of a distribution that is_mapped: number i is that of counter + i.
void standard_numbers(Distribution d, double* out, int64_t n, uint64_t key, uint64_t counter);

}  // namespace eager::cpu
