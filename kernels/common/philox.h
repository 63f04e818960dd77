// Philox 4x32-10: 128 random bits from a 128-bit counter and a 64-bit key (Salmon, Moraes, Dror, Shaw: Parallel random
// numbers: as easy as 1, 2, 3; SC 2011), as in cuRAND, TensorFlow and NumPy.
//
// Every random number of the library is a pure function of (key, counter, its place): with 32-bit numbers, element i is
// word i % 4 of block counter + i / 4; a 64-bit number takes two words, the first one low. So threads and devices
// agree, and any part of a tensor can be made alone.
#pragma once

#include <cstdint>

#include "kernels/common/portability.h"

namespace eager {

EAGER_HD EAGER_INLINE void philox4x32_10(uint32_t out[4], uint64_t counter_lo, uint64_t counter_hi, uint64_t key) {
  uint32_t c0 = static_cast<uint32_t>(counter_lo), c1 = static_cast<uint32_t>(counter_lo >> 32);
  uint32_t c2 = static_cast<uint32_t>(counter_hi), c3 = static_cast<uint32_t>(counter_hi >> 32);
  uint32_t k0 = static_cast<uint32_t>(key), k1 = static_cast<uint32_t>(key >> 32);
#ifdef __CUDACC__
#pragma unroll
#else
#pragma GCC unroll 10
#endif
  for (int round = 0; round < 10; ++round) {
    const uint64_t a = uint64_t{0xD2511F53} * c0, b = uint64_t{0xCD9E8D57} * c2;
    c0 = static_cast<uint32_t>(b >> 32) ^ c1 ^ k0;
    c1 = static_cast<uint32_t>(b);
    c2 = static_cast<uint32_t>(a >> 32) ^ c3 ^ k1;
    c3 = static_cast<uint32_t>(a);
    k0 += 0x9E3779B9;  // the golden ratio
    k1 += 0xBB67AE85;  // sqrt(3) - 1
  }
  out[0] = c0;
  out[1] = c1;
  out[2] = c2;
  out[3] = c3;
}

}  // namespace eager
