// Sorting of whole numbers by vectors.
#pragma once

#include <cstdint>

namespace eager::cpu {

// Sorts n keys by vectors, with room for as many, and returns true. Returns false where another way is faster, or where pivots were so
// bad that it would take long; the keys may be in another order then.
bool sort_keys(uint32_t* keys, uint32_t* room, int64_t n);
bool sort_keys(uint64_t* keys, uint64_t* room, int64_t n);

}  // namespace eager::cpu
