// Params and formulas that turn random words into distributions, for CPU and GPU alike. The formulas have no branches
// and call no library function but sqrt, so that loops over them vectorise.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstring>

#include "kernels/common/philox.h"
#include "kernels/portability.h"
#include "kernels/common/shape.h"

namespace eager {

struct RandomParams {
  uint64_t key, counter;
  double a, b;     // uniform: minval and maxval - minval; normal: mean and standard deviation
  double last;     // uniform: the dtype's largest number below maxval
  int64_t low;     // integers: minval
  uint64_t range;  // integers: maxval - minval
};

// Numbers of one of three distributions, by the same params.
struct VarianceScalingParams : RandomParams {
  enum Distribution : int32_t { truncated_normal, normal, uniform } distribution;
};

// Element i is `one` where a uniform number is below p, and 0 elsewhere. The plan tells where p for element i lies.
struct BernoulliParams {
  uint64_t key, counter;
  alignas(16) unsigned char one[16];
  StridedCopy plan;
};

// logits are [rows, n], the output is [rows, samples].
struct CategoricalParams {
  uint64_t key, counter;
  int64_t rows, n, samples;
};

struct PermutationParams {
  uint64_t key, counter;
};

// ---- uniform numbers in [0, 1)

EAGER_HD EAGER_INLINE float uniform_float(uint32_t w) { return static_cast<float>(w >> 8) * 0x1p-24f; }

EAGER_HD EAGER_INLINE uint64_t join_words(uint32_t low, uint32_t high) {
  return static_cast<uint64_t>(high) << 32 | low;
}
// Returns the key of the numbers that two words decide.
EAGER_HD EAGER_INLINE uint64_t mixed_key(int64_t first, int64_t second) {
  uint32_t words[4];
  philox4x32_10(words, static_cast<uint64_t>(second), 0, static_cast<uint64_t>(first));
  return join_words(words[0], words[1]);
}
// Returns the upper 53 of 64 bits as a fraction, put together from parts that convert fast.
EAGER_HD EAGER_INLINE double uniform_double(uint32_t low, uint32_t high) {
  const double upper = static_cast<int32_t>(high >> 16), middle = static_cast<int32_t>(high & 0xffff);
  const double lower = static_cast<int32_t>(low >> 11);
  return upper * 0x1p-16 + (middle * 0x1p-32 + lower * 0x1p-53);
}

// Returns floor(w * range / 2^64), a number below range.
EAGER_HD EAGER_INLINE uint64_t scale_bits(uint64_t w, uint64_t range) {
  const uint64_t wl = w & 0xffffffff, wh = w >> 32, rl = range & 0xffffffff, rh = range >> 32;
  const uint64_t middle = wh * rl + (wl * rl >> 32);
  return wh * rh + (middle >> 32) + (((middle & 0xffffffff) + wl * rh) >> 32);
}

// ---- logarithm of u in (0, 1]
//
// u = m * 2^k with m in [sqrt(1/2), sqrt(2)), and log m = 2 artanh(s) with s = (m - 1) / (m + 1). |s| < 0.172, so few
// terms of artanh's Taylor series suffice.

EAGER_HD EAGER_INLINE float log_unit(float u) {
  uint32_t bits;
  std::memcpy(&bits, &u, sizeof bits);
  bits += 0x3f800000 - 0x3f3504f3;
  const float k = static_cast<float>(static_cast<int32_t>(bits >> 23) - 127);
  bits = (bits & 0x007fffff) + 0x3f3504f3;
  float m;
  std::memcpy(&m, &bits, sizeof m);
  const float s = (m - 1) / (m + 1), z = s * s;
  float p = 2.f / 9;
  p = p * z + 2.f / 7;
  p = p * z + 2.f / 5;
  p = p * z + 2.f / 3;
  p = p * z + 2.f;
  return k * 0.693147180559945f + s * p;
}

EAGER_HD EAGER_INLINE double log_unit(double u) {
  uint64_t bits;
  std::memcpy(&bits, &u, sizeof bits);
  bits += uint64_t{0x3ff0000000000000} - 0x3fe6a09e667f3bcd;
  // 2^52 + exponent as a float64, made of its bits, since SSE2 and AVX2 convert no 64-bit integers.
  const uint64_t biased = (bits >> 52) | 0x4330000000000000;
  double k;
  std::memcpy(&k, &biased, sizeof k);
  k -= 4503599627370496.0 + 1023;
  bits = (bits & 0x000fffffffffffff) + 0x3fe6a09e667f3bcd;
  double m;
  std::memcpy(&m, &bits, sizeof m);
  const double s = (m - 1) / (m + 1), z = s * s;
  double p = 2. / 21;
  p = p * z + 2. / 19;
  p = p * z + 2. / 17;
  p = p * z + 2. / 15;
  p = p * z + 2. / 13;
  p = p * z + 2. / 11;
  p = p * z + 2. / 9;
  p = p * z + 2. / 7;
  p = p * z + 2. / 5;
  p = p * z + 2. / 3;
  p = p * z + 2.;
  return k * 0.69314718055994530942 + s * p;
}

// ---- sine and cosine of t * pi / 2, |t| <= 1/2, by their Taylor series

EAGER_HD EAGER_INLINE void sincos_octant(float t, float& sine, float& cosine) {
  const float x = t * 1.57079632679489662f, z = x * x;
  float s = 1.f / 362880;
  s = s * z - 1.f / 5040;
  s = s * z + 1.f / 120;
  s = s * z - 1.f / 6;
  sine = x + x * z * s;
  float c = -1.f / 3628800;
  c = c * z + 1.f / 40320;
  c = c * z - 1.f / 720;
  c = c * z + 1.f / 24;
  c = c * z - 1.f / 2;
  cosine = 1.f + z * c;
}

EAGER_HD EAGER_INLINE void sincos_octant(double t, double& sine, double& cosine) {
  const double x = t * 1.57079632679489661923, z = x * x;
  double s = 1. / 355687428096000;
  s = s * z - 1. / 1307674368000;
  s = s * z + 1. / 6227020800;
  s = s * z - 1. / 39916800;
  s = s * z + 1. / 362880;
  s = s * z - 1. / 5040;
  s = s * z + 1. / 120;
  s = s * z - 1. / 6;
  sine = x + x * z * s;
  double c = -1. / 6402373705728000;
  c = c * z + 1. / 20922789888000;
  c = c * z - 1. / 87178291200;
  c = c * z + 1. / 479001600;
  c = c * z - 1. / 3628800;
  c = c * z + 1. / 40320;
  c = c * z - 1. / 720;
  c = c * z + 1. / 24;
  c = c * z - 1. / 2;
  cosine = 1. + z * c;
}

// Makes two independent normal numbers from u1 in (0, 1] and u2 in [0, 1) (Box and Muller 1958): sqrt(-2 log u1) times
// the cosine and the sine of 2 pi u2.
template <class T>
EAGER_HD EAGER_INLINE void box_muller(T u1, T u2, T& z0, T& z1) {
  const T radius = std::sqrt(T(-2) * log_unit(u1));
  const T turns = u2 * 4;
  const int32_t quadrant = static_cast<int32_t>(turns + T(0.5));
  T s, c;
  sincos_octant(turns - static_cast<T>(quadrant), s, c);
  const bool swap = quadrant & 1;
  const T cosine = swap ? s : c, sine = swap ? c : s;
  z0 = radius * ((quadrant + 1) & 2 ? -cosine : cosine);
  z1 = radius * (quadrant & 2 ? -sine : sine);
}

EAGER_HD EAGER_INLINE void normal_pair(uint32_t w0, uint32_t w1, float& z0, float& z1) {
  // All 32 bits of the first word are used, so that the tail reaches 6.7 standard deviations.
  const float high = static_cast<float>(static_cast<int32_t>(w0 >> 16));
  const float low = static_cast<float>(static_cast<int32_t>(w0 & 0xffff));
  box_muller(high * 0x1p-16f + (low + 0.5f) * 0x1p-32f, uniform_float(w1), z0, z1);
}

EAGER_HD EAGER_INLINE void normal_pair(uint32_t w0, uint32_t w1, uint32_t w2, uint32_t w3, double& z0, double& z1) {
  box_muller(uniform_double(w0, w1) + 0x1p-54, uniform_double(w2, w3), z0, z1);
}

// ---- truncated normal: the inverse of the distribution function on |z| <= 2
//
// z = sqrt(2) erfinv(x) with x uniform in +-erf(sqrt(2)). erfinv(x) is x times a polynomial of -log(1 - x^2) (M. Giles,
// Approximating the erfinv function, GPU Computing Gems, 2010); |z| <= 2 needs only its central branch.

EAGER_HD EAGER_INLINE float truncated_normal(float x) {
  const float w = -log_unit((1 - x) * (1 + x)) - 2.5f;
  float p = 2.81022636e-08f;
  p = p * w + 3.43273939e-07f;
  p = p * w - 3.5233877e-06f;
  p = p * w - 4.39150654e-06f;
  p = p * w + 0.00021858087f;
  p = p * w - 0.00125372503f;
  p = p * w - 0.00417768164f;
  p = p * w + 0.246640727f;
  p = p * w + 1.50140941f;
  const float z = 1.41421356237309505f * p * x;
  return z > 2 ? 2 : z < -2 ? -2 : z;
}

EAGER_HD EAGER_INLINE double truncated_normal(double x) {
  const double w = -log_unit((1 - x) * (1 + x)) - 3.125;
  double p = -3.6444120640178196996e-21;
  p = p * w - 1.685059138182016589e-19;
  p = p * w + 1.2858480715256400167e-18;
  p = p * w + 1.115787767802518096e-17;
  p = p * w - 1.333171662854620906e-16;
  p = p * w + 2.0972767875968561637e-17;
  p = p * w + 6.6376381343583238325e-15;
  p = p * w - 4.0545662729752068639e-14;
  p = p * w - 8.1519341976054721522e-14;
  p = p * w + 2.6335093153082322977e-12;
  p = p * w - 1.2975133253453532498e-11;
  p = p * w - 5.4154120542946279317e-11;
  p = p * w + 1.051212273321532285e-09;
  p = p * w - 4.1126339803469836976e-09;
  p = p * w - 2.9070369957882005086e-08;
  p = p * w + 4.2347877827932403518e-07;
  p = p * w - 1.3654692000834678645e-06;
  p = p * w - 1.3882523362786468719e-05;
  p = p * w + 0.0001867342080340571352;
  p = p * w - 0.00074070253416626697512;
  p = p * w - 0.0060336708714301490533;
  p = p * w + 0.24015818242558961693;
  p = p * w + 1.6536545626831027356;
  const double z = 1.41421356237309504880 * p * x;
  return z > 2 ? 2 : z < -2 ? -2 : z;
}

inline constexpr double kErfSqrt2 = 0.95449973610364158560;  // P(|z| < 2)

EAGER_HD EAGER_INLINE float truncated_normal_of(uint32_t w) {
  return truncated_normal((uniform_float(w) * 2 + (0x1p-24f - 1)) * static_cast<float>(kErfSqrt2));
}
EAGER_HD EAGER_INLINE double truncated_normal_of(uint32_t low, uint32_t high) {
  return truncated_normal((uniform_double(low, high) * 2 + (0x1p-53 - 1)) * kErfSqrt2);
}

}  // namespace eager
