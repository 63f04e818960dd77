// Replaces the headers of the standard library, thrust and CUDA that kernels/common and kernels/half.h include. The
// run-time compiler has CUDA's functions but no headers; cmake/fused_headers.cmake lists the names that this file
// stands for.
#pragma once

using int8_t = signed char;
using int16_t = short;
using int32_t = int;
using int64_t = long;
using uint8_t = unsigned char;
using uint16_t = unsigned short;
using uint32_t = unsigned;
using uint64_t = unsigned long;
using uintptr_t = unsigned long;

// ---- cuda_fp16.h, cuda_bf16.h: conversions by instructions; bfloat16 has none below compute capability 8.0

struct __half {
  uint16_t bits;
};
struct __nv_bfloat16 {
  uint16_t bits;
};
__device__ inline __half __ushort_as_half(uint16_t bits) { return {bits}; }
__device__ inline uint16_t __half_as_ushort(__half h) { return h.bits; }
__device__ inline uint16_t __bfloat16_as_ushort(__nv_bfloat16 h) { return h.bits; }
__device__ inline float __half2float(__half h) {
  float f;
  asm("cvt.f32.f16 %0, %1;" : "=f"(f) : "h"(h.bits));
  return f;
}
__device__ inline __half __float2half_rn(float f) {
  __half h;
  asm("cvt.rn.f16.f32 %0, %1;" : "=h"(h.bits) : "f"(f));
  return h;
}
__device__ inline __nv_bfloat16 __float2bfloat16_rn(float f) {
  __nv_bfloat16 h;
#if __CUDA_ARCH__ >= 800
  asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(h.bits) : "f"(f));
#else
  const uint32_t u = __float_as_uint(f);
  h.bits = f != f ? 0x7fff : static_cast<uint16_t>((u + 0x7fff + ((u >> 16) & 1)) >> 16);
#endif
  return h;
}

// ---- <cmath>, <cstring>, <limits>, <type_traits>

namespace std {

using ::abs, ::acos, ::acosh, ::asin, ::asinh, ::atan, ::atan2, ::atanh, ::cbrt, ::ceil, ::copysign, ::cos, ::cosh,
    ::erf, ::erfc, ::exp, ::exp2, ::expm1, ::floor, ::fma, ::fmod, ::frexp, ::hypot, ::ilogb, ::isfinite, ::isinf,
    ::ldexp, ::lgamma, ::log, ::log10, ::log1p, ::log2, ::memcpy, ::nearbyint, ::nextafter, ::pow, ::rint, ::signbit,
    ::sin, ::sinh, ::sqrt, ::tan, ::tanh, ::tgamma, ::trunc;

template <class T>
// For integers; floats have specialisations below.
struct numeric_limits {
  static constexpr bool has_infinity = false;
  __device__ static constexpr T lowest() { return T(-1) < T(0) ? T(T(1) << (8 * sizeof(T) - 1)) : T(0); }
  __device__ static constexpr T max() { return T(~lowest()); }
};
template <>
struct numeric_limits<float> {
  static constexpr bool has_infinity = true;
  __device__ static float infinity() { return __int_as_float(0x7f800000); }
  __device__ static float quiet_NaN() { return __int_as_float(0x7fc00000); }
  __device__ static constexpr float min() { return 0x1p-126f; }
  __device__ static constexpr float max() { return 0x1.fffffep127f; }
};
template <>
struct numeric_limits<double> {
  static constexpr bool has_infinity = true;
  __device__ static double infinity() { return __longlong_as_double(0x7ff0000000000000); }
  __device__ static double quiet_NaN() { return __longlong_as_double(0x7ff8000000000000); }
  __device__ static constexpr double min() { return 0x1p-1022; }
  __device__ static constexpr double max() { return 0x1.fffffffffffffp1023; }
};

template <class A, class B>
inline constexpr bool is_same_v = false;
template <class A>
inline constexpr bool is_same_v<A, A> = true;

template <class T, class... More>
inline constexpr bool is_one_of = (is_same_v<T, More> || ...);
template <class T>
inline constexpr bool is_floating_point_v = is_one_of<T, float, double>;
template <class T>
inline constexpr bool is_integral_v = is_one_of<T, bool, char, int8_t, int16_t, int32_t, int64_t, long long, uint8_t,
                                                uint16_t, uint32_t, uint64_t, unsigned long long>;
template <class T>
inline constexpr bool is_signed_v = T(-1) < T(0);
template <class T>
inline constexpr bool is_unsigned_v = is_integral_v<T>&& T(0) < T(-1);
template <class T>
inline constexpr bool is_empty_v = __is_empty(T);

template <class T>
struct type_identity {
  using type = T;
};

template <bool condition, class A, class B>
struct conditional : type_identity<A> {};
template <class A, class B>
struct conditional<false, A, B> : type_identity<B> {};
template <bool condition, class A, class B>
using conditional_t = typename conditional<condition, A, B>::type;

template <bool condition, class T = void>
struct enable_if {};
template <class T>
struct enable_if<true, T> : type_identity<T> {};
template <bool condition, class T = void>
using enable_if_t = typename enable_if<condition, T>::type;

template <class T>
struct make_unsigned;
// clang-format off
template <> struct make_unsigned<int8_t> : type_identity<uint8_t> {};
template <> struct make_unsigned<int16_t> : type_identity<uint16_t> {};
template <> struct make_unsigned<int32_t> : type_identity<uint32_t> {};
template <> struct make_unsigned<int64_t> : type_identity<uint64_t> {};
template <> struct make_unsigned<uint8_t> : type_identity<uint8_t> {};
template <> struct make_unsigned<uint16_t> : type_identity<uint16_t> {};
template <> struct make_unsigned<uint32_t> : type_identity<uint32_t> {};
template <> struct make_unsigned<uint64_t> : type_identity<uint64_t> {};
// clang-format on
template <class T>
using make_unsigned_t = typename make_unsigned<T>::type;

template <class T>
T&& declval();
template <class F, class... A>
using invoke_result_t = decltype(declval<F>()(declval<A>()...));

}  // namespace std

// ---- <thrust/complex.h>: arithmetic without division

namespace thrust {

template <class T>
struct alignas(2 * sizeof(T)) complex {
  complex() = default;
  __device__ complex(T re, T im = T(0)) : re_(re), im_(im) {}
  __device__ T real() const { return re_; }
  __device__ T imag() const { return im_; }
  __device__ friend complex operator+(complex a, complex b) { return {a.re_ + b.re_, a.im_ + b.im_}; }
  __device__ friend complex operator-(complex a, complex b) { return {a.re_ - b.re_, a.im_ - b.im_}; }
  __device__ friend complex operator-(complex a) { return {-a.re_, -a.im_}; }
  __device__ friend bool operator==(complex a, complex b) { return a.re_ == b.re_ && a.im_ == b.im_; }

 private:
  T re_, im_;
};

}  // namespace thrust
