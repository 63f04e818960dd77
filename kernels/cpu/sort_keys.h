// Sorting of whole numbers by vectors.
#pragma once

#include <cstdint>

namespace eager::cpu {

// Sorts n keys, few of them: partitions of longer lists take up to 6 times as long as a radix sort on processors whose compressing
// stores are slow. There is none for 64 bits, where vqsort takes 5 times as long as a radix sort.
void sort_keys(uint32_t* keys, int64_t n);

}  // namespace eager::cpu
