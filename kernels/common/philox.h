// Philox 4x32-10: 128 random bits from a 128-bit counter and a 64-bit key (Salmon, Moraes, Dror, Shaw: Parallel random
// numbers: as easy as 1, 2, 3; SC 2011), as in cuRAND, TensorFlow and NumPy.
//
// Code compiled by nvcc calls cuRAND's function in the toolkit's device header: word i of `curand_init(key, 0, 4 *
// counter, &state)`. The function below gives the CPU, and code that is compiled at run time, the same words
// (tests/cuda/philox_tests.cpp).
//
// Every random number of the library is a function of the key, the counter and the number's place alone. With 32-bit
// numbers, element i is word i % 4 of block counter + i / 4; a 64-bit number takes two words, the low one first.
// Threads and devices therefore agree, and any part of a tensor can be made alone.
#pragma once

#include <cstdint>

#include "kernels/portability.h"

#if defined(__CUDACC__) && !defined(__CUDACC_RTC__)
#define QUALIFIERS static __forceinline__ __host__ __device__
#include <curand_philox4x32_x.h>
#undef QUALIFIERS
#endif

namespace eager {

#if defined(__CUDACC__) && !defined(__CUDACC_RTC__)
EAGER_HD EAGER_INLINE void philox4x32_10(uint32_t out[4], uint64_t counter_lo, uint64_t counter_hi, uint64_t key) {
  const auto low = [](uint64_t x) { return static_cast<uint32_t>(x); };
  const auto high = [](uint64_t x) { return static_cast<uint32_t>(x >> 32); };
  const uint4 words = curand_Philox4x32_10({low(counter_lo), high(counter_lo), low(counter_hi), high(counter_hi)},
                                           {low(key), high(key)});
  out[0] = words.x;
  out[1] = words.y;
  out[2] = words.z;
  out[3] = words.w;
}
#else
EAGER_HD EAGER_INLINE void philox4x32_10(uint32_t out[4], uint64_t counter_lo, uint64_t counter_hi, uint64_t key) {
  uint32_t c0 = static_cast<uint32_t>(counter_lo), c1 = static_cast<uint32_t>(counter_lo >> 32);
  uint32_t c2 = static_cast<uint32_t>(counter_hi), c3 = static_cast<uint32_t>(counter_hi >> 32);
  uint32_t k0 = static_cast<uint32_t>(key), k1 = static_cast<uint32_t>(key >> 32);
#ifdef __CUDACC_RTC__
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
#endif

}  // namespace eager
