// Sorting of whole numbers by vectors.
#pragma once

#include <cstdint>

namespace eager::cpu {

// Sorts n keys. There is none for 64 bits, where vqsort takes 5 times as long as a radix sort.
void sort_keys(uint32_t* keys, int64_t n);

}  // namespace eager::cpu
