// The formulas of arithmetic, of which many kernels are made; those of the other elementwise ops are in elementwise_formulas.h, which
// grows with each op.
#pragma once

#include <cmath>
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

// The absolute value of a number of float64, or of its larger part.
EAGER_HD inline double larger_part(double x) { return std::abs(x); }
EAGER_HD inline double larger_part(Complex<double> x) {
  const double real = std::abs(x.real()), imag = std::abs(x.imag());
  return real > imag ? real : imag;
}
// Divides a number of float64 that is large or small by a power of 2 that makes it about 1, and returns the power, or 0: where x is 0
// or not finite, too. Two such numbers have a product and a quotient that are neither.
template <class A>
EAGER_HD int take_power(A& x) {
  constexpr double kLarge = 0x1p250;
  const double size = larger_part(x);
  if (!(size > 0 && size <= std::numeric_limits<double>::max()) || (size < kLarge && size * kLarge > 1)) return 0;
  const int power = std::ilogb(size);
  if constexpr (is_complex_type<A>) x = A(std::ldexp(x.real(), -power), std::ldexp(x.imag(), -power));
  else x = std::ldexp(x, -power);
  return power;
}

template <class T>
EAGER_HD T quotient(T a, T b) {
  return a / b;
}
#ifdef EAGER_THRUST
// Divides as C does (C99, G.5.1); thrust's quotients overflow or underflow halfway, and are NaN beside zeros and infinities.
template <class P>
EAGER_HD Complex<P> quotient(Complex<P> a, Complex<P> b) {
  Complex<double> dividend(a.real(), a.imag()), divisor(b.real(), b.imag());
  int power = 0;
  if (larger_part(dividend) <= std::numeric_limits<double>::max()) power = take_power(dividend) - take_power(divisor);
  double p = dividend.real(), q = dividend.imag(), c = divisor.real(), d = divisor.imag();
  const double square = c * c + d * d;
  double x = std::ldexp((p * c + q * d) / square, power), y = std::ldexp((q * c - p * d) / square, power);
  if (x != x && y != y) {
    const double infinity = std::numeric_limits<double>::infinity();
    const auto unit = [](double v) { return std::copysign(std::isinf(v) ? 1.0 : 0.0, v); };
    const auto is_infinite = [](double u, double v) { return std::isinf(u) || std::isinf(v); };
    const auto is_finite = [](double u, double v) { return std::isfinite(u) && std::isfinite(v); };
    if (c == 0 && d == 0 && (p == p || q == q)) {
      x = std::copysign(infinity, c) * p;
      y = std::copysign(infinity, c) * q;
    } else if (is_infinite(p, q) && is_finite(c, d)) {
      p = unit(p), q = unit(q);
      x = infinity * (p * c + q * d);
      y = infinity * (q * c - p * d);
    } else if (is_infinite(c, d) && is_finite(p, q)) {
      c = unit(c), d = unit(d);
      x = 0 * (p * c + q * d);
      y = 0 * (q * c - p * d);
    }
  }
  return Complex<P>(static_cast<P>(x), static_cast<P>(y));
}
#endif

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
    return quotient(a, b);
  }
};
struct Negative {
  static constexpr bool kSignAgnostic = true;
  template <class T>
  EAGER_HD auto operator()(T x) const {
    if constexpr (std::is_integral_v<T>) return static_cast<T>(Wrapping<T>(0) - static_cast<Wrapping<T>>(x));
    else return -x;
  }
};
struct Abs {
  template <class T>
  EAGER_HD auto operator()(T x) const {
    if constexpr (std::is_floating_point_v<T> || is_complex_type<T>) {
      using std::abs;
      return abs(x);
    } else if constexpr (std::is_signed_v<T>) {
      return static_cast<T>(x < 0 ? Wrapping<T>(0) - static_cast<Wrapping<T>>(x) : static_cast<Wrapping<T>>(x));
    } else {
      return x;
    }
  }
};
struct Square {
  static constexpr bool kSignAgnostic = true;
  template <class T>
  EAGER_HD auto operator()(T x) const {
    return product(x, x);
  }
};
struct Reciprocal {
  template <class T>
  EAGER_HD auto operator()(T x) const {
    return quotient(T(1), x);
  }
};
struct Conj {
  template <class T>
  EAGER_HD auto operator()(T x) const {
    return T(x.real(), -x.imag());
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
