// The storage types float16 and bfloat16. Arithmetic on them is done in float (Compute<T>).
#pragma once

#include <cstdint>
#include <cstring>

#include "kernels/portability.h"

#ifdef __CUDACC__
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#endif

namespace eager {

struct float16 {
  uint16_t bits;
  float16() = default;
  EAGER_HD float16(float f);
  EAGER_HD operator float() const;
};

struct bfloat16 {
  uint16_t bits;
  bfloat16() = default;
  EAGER_HD bfloat16(float f) {
#ifdef __CUDA_ARCH__
    bits = __bfloat16_as_ushort(__float2bfloat16_rn(f));
#else
    uint32_t u;
    std::memcpy(&u, &f, 4);
    if ((u & 0x7fffffff) > 0x7f800000) {
      // A quiet bit keeps a NaN from becoming an infinity.
      bits = static_cast<uint16_t>((u >> 16) | 0x40);
    } else {
      bits = static_cast<uint16_t>((u + 0x7fff + ((u >> 16) & 1)) >> 16);  // rounds to nearest even
    }
#endif
  }
  EAGER_HD operator float() const {
    uint32_t u = static_cast<uint32_t>(bits) << 16;
    float f;
    std::memcpy(&f, &u, 4);
    return f;
  }
};

// Converts IEEE binary16 by integer arithmetic, which the compiler can vectorise and which needs no special
// instructions.
EAGER_HD inline float16::operator float() const {
#ifdef __CUDA_ARCH__
  return __half2float(__ushort_as_half(bits));
#else
  uint32_t sign = static_cast<uint32_t>(bits & 0x8000) << 16;
  uint32_t rest = bits & 0x7fff;
  uint32_t u;
  float f;
  if (rest >= 0x7c00) {
    u = sign | 0x7f800000 | ((rest & 0x3ff) << 13);  // infinity, NaN
  } else if (rest >= 0x400) {
    u = sign | ((rest << 13) + 0x38000000);
  } else {  // subnormal: rest * 2^-24
    f = static_cast<float>(rest) * 5.9604644775390625e-8f;
    std::memcpy(&u, &f, 4);
    u |= sign;
  }
  std::memcpy(&f, &u, 4);
  return f;
#endif
}

EAGER_HD inline float16::float16(float f) {
#ifdef __CUDA_ARCH__
  bits = __half_as_ushort(__float2half_rn(f));
#else
  uint32_t u;
  std::memcpy(&u, &f, 4);
  uint32_t sign = (u >> 16) & 0x8000;
  u &= 0x7fffffff;
  if (u >= 0x47800000) {  // too large, infinity or NaN
    bits = static_cast<uint16_t>(sign | (u > 0x7f800000 ? 0x7e00 | ((u >> 13) & 0x3ff) : 0x7c00));
  } else if (u < 0x38800000) {  // subnormal: adding 0.5 makes the FPU round at the right bit
    float magic = 0.5f;
    float v;
    std::memcpy(&v, &u, 4);
    v += magic;
    uint32_t r, m;
    std::memcpy(&r, &v, 4);
    std::memcpy(&m, &magic, 4);
    bits = static_cast<uint16_t>(sign | (r - m));
  } else {
    u += 0xc8000fff + ((u >> 13) & 1);  // changes the exponent's bias and rounds to nearest even
    bits = static_cast<uint16_t>(sign | (u >> 13));
  }
#endif
}

// The type in which arithmetic on T is done.
template <class T>
struct ComputeType {
  using type = T;
};
template <>
struct ComputeType<float16> {
  using type = float;
};
template <>
struct ComputeType<bfloat16> {
  using type = float;
};
template <class T>
using Compute = typename ComputeType<T>::type;

}  // namespace eager
