// Sorting of numbers by vectors.
#pragma once

#include <cstdint>

namespace eager::cpu {

// Sorts n keys by vectors and returns true. Returns false where another way is faster, or where pivots were so bad that it would
// take long; the keys may be in another order then. Of float and double there is no NaN, and zeros may lose their signs.
bool sort_keys(uint32_t* keys, int64_t n);
bool sort_keys(uint64_t* keys, int64_t n);
bool sort_keys(float* keys, int64_t n);
bool sort_keys(double* keys, int64_t n);

}  // namespace eager::cpu
