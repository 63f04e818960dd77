// The formulas of arithmetic, of which many kernels are made; those of the other elementwise ops are in elementwise_formulas.h, which
// grows with each op.
#pragma once

#include <cstring>
#include <limits>
#include <type_traits>

#include "kernels/common/elementwise.h"

namespace eager::formula {

// Integers wrap like the machine in this type; small ones would be promoted to int, which may overflow.
template <class T, bool integral = std::is_integral_v<T>>
struct WrappingType {
  using type = T;
};
template <class T>
struct WrappingType<T, true> {
  using type = std::make_unsigned_t<decltype(+T())>;
};
template <class T>
using Wrapping = typename WrappingType<T>::type;

// The bits of a floating-point number.
template <class T>
using FloatBits = std::conditional_t<sizeof(T) == 2, uint16_t, std::conditional_t<sizeof(T) == 4, uint32_t, uint64_t>>;
template <class T>
EAGER_HD FloatBits<T> float_bits(T x) {
  FloatBits<T> bits;
  std::memcpy(&bits, &x, sizeof x);
  return bits;
}
template <class T>
EAGER_HD T from_float_bits(FloatBits<T> bits) {
  T x;
  std::memcpy(&x, &bits, sizeof x);
  return x;
}

template <class T>
EAGER_HD T product(T a, T b) {
  if constexpr (std::is_integral_v<T>) {
    return static_cast<T>(static_cast<Wrapping<T>>(a) * static_cast<Wrapping<T>>(b));
  } else if constexpr (is_complex_type<T>) {
    return T(a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real());
  } else {
    return a * b;
  }
}

// Where signed and unsigned integers give the same bits, one kernel serves both.
struct Add {
  static constexpr bool kSignAgnostic = true;
  template <class T>
  EAGER_HD auto operator()(T a, T b) const {
    using W = Wrapping<T>;
    return static_cast<T>(static_cast<W>(a) + static_cast<W>(b));
  }
};
struct Subtract {
  static constexpr bool kSignAgnostic = true;
  template <class T>
  EAGER_HD auto operator()(T a, T b) const {
    using W = Wrapping<T>;
    return static_cast<T>(static_cast<W>(a) - static_cast<W>(b));
  }
};
struct Multiply {
  static constexpr bool kSignAgnostic = true;
  template <class T>
  EAGER_HD auto operator()(T a, T b) const {
    return product(a, b);
  }
};
struct Divide {
  template <class T>
  EAGER_HD auto operator()(T a, T b) const {
    return a / b;
  }
};
// NaN of either operand stays.
struct Maximum {
  template <class T>
  EAGER_HD auto operator()(T a, T b) const {
    return a >= b || a != a ? a : b;
  }
};
struct Minimum {
  template <class T>
  EAGER_HD auto operator()(T a, T b) const {
    return a <= b || a != a ? a : b;
  }
};

}  // namespace eager::formula
