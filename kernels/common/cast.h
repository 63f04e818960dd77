// The conversion of one element, on host and device alike.
#pragma once

#include <cstring>
#include <type_traits>

#include "kernels/common/elementwise.h"

namespace eager {

// Converts as x86 does: a number that int64 cannot hold gives the least int64. Smaller integers take the low bits of
// the result.
template <class F>
EAGER_HD EAGER_INLINE int64_t to_int64(F x) {
  constexpr F limit = static_cast<F>(9223372036854775808.0);
  return static_cast<int64_t>(x >= -limit && x < limit ? x : -limit);
}

// Rounds to odd: of the two floats around a number that is none, this one has the last bit set. What is rounded again to fewer bits
// is then what one rounding gives (Boldo and Melquiond, Emulation of FMA and correctly rounded sums, 2008).
EAGER_HD EAGER_INLINE float odd_float(double x) {
  const float nearest = static_cast<float>(x);
  const double back = nearest;
  const bool is_inexact = back != x && x == x, is_beyond = (x < 0 ? -back : back) > (x < 0 ? -x : x);
  uint32_t bits;
  std::memcpy(&bits, &nearest, sizeof bits);
  bits = (bits - (is_inexact && is_beyond)) | static_cast<uint32_t>(is_inexact);
  float y;
  std::memcpy(&y, &bits, sizeof y);
  return y;
}

// The double next to an integer, where those that have more bits than a double are rounded to odd.
template <class From>
EAGER_HD EAGER_INLINE double odd_double(From x) {
  if constexpr (sizeof(From) == 8 && std::is_integral_v<From>) {
    constexpr From kLow = (From(1) << 12) - 1, kMost = From(1) << 53;
    if (x > kMost || (std::is_signed_v<From> && x < -kMost))
      x = static_cast<From>((x & ~kLow) | ((x & kLow) != 0 ? kLow / 2 + 1 : 0));
  }
  return static_cast<double>(x);
}

// Whether float cannot hold all numbers of a type.
template <class From>
inline constexpr bool exceeds_float = std::is_same_v<From, double> ||
                                      (std::is_integral_v<From> && sizeof(From) > sizeof(int16_t));

// Rounds to float16 or bfloat16 once.
template <class To, class From>
EAGER_HD EAGER_INLINE To to_half(From x) {
  if constexpr (exceeds_float<From>) return To(odd_float(odd_double(x)));
  else return To(static_cast<float>(x));
}

template <class To, class From>
EAGER_HD EAGER_INLINE To convert(From x) {
  if constexpr (is_half<From>) {
    return convert<To>(static_cast<float>(x));
  } else if constexpr (std::is_same_v<To, Boolean>) {
    return Boolean(x != From(0));
  } else if constexpr (is_complex_type<To>) {
    using Part = typename ComplexParts<To>::Part;
    if constexpr (is_complex_type<From>) return To(static_cast<Part>(x.real()), static_cast<Part>(x.imag()));
    else return To(convert<Part>(x), Part(0));
  } else if constexpr (is_complex_type<From>) {
    return convert<To>(x.real());
  } else if constexpr (is_half<To>) {
    return to_half<To>(x);
  } else if constexpr (std::is_same_v<From, Boolean>) {
    return static_cast<To>(static_cast<bool>(x));
  } else if constexpr (std::is_floating_point_v<From> && std::is_integral_v<To>) {
    if constexpr (std::is_same_v<To, uint64_t>) {
      constexpr From limit = static_cast<From>(9223372036854775808.0);
      if (x >= limit && x < 2 * limit) return static_cast<uint64_t>(x);
    }
    return static_cast<To>(to_int64(x));
  } else {
    return static_cast<To>(x);
  }
}

}  // namespace eager
