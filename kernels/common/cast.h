// The conversion of one element, on host and device alike.
#pragma once

#include "kernels/common/elementwise.h"

namespace eager {

// Converts as x86 does: a number that int64 cannot hold gives the least int64. Smaller integers take the low bits of
// the result.
template <class F>
EAGER_HD EAGER_INLINE int64_t to_int64(F x) {
  constexpr F limit = static_cast<F>(9223372036854775808.0);
  return static_cast<int64_t>(x >= -limit && x < limit ? x : -limit);
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
    return To(static_cast<float>(x));
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
