// The formulas of elementwise_math.def.
#pragma once

#include <cmath>
#include <limits>

#include "kernels/common/arithmetic.h"
#include "kernels/common/complex_power.h"
#include "kernels/common/formula.h"
#include "kernels/common/messages.h"
#include "kernels/common/special_functions.h"

namespace eager::formula {

// clang-format off
EAGER_FORMULA1(Sqrt) { using std::sqrt; return sqrt(x); } };
EAGER_FORMULA1(Rsqrt) { using std::sqrt; return quotient(T(1), sqrt(x)); } };

EAGER_FORMULA1(Cbrt) { return std::cbrt(x); } };
// sinc_derivative of complex numbers, by the same formulas in float64.
template <class T>
EAGER_HD T complex_sinc_derivative(T order, T value) {
  // Depends on T, since the run-time compiler's complex numbers have not all that is needed.
  using C = Complex<std::conditional_t<is_complex_type<T>, double, T>>;
  using Part = typename ComplexParts<T>::Part;
  constexpr double kPi = 3.14159265358979323846, kLarge = 700;
  const double nan = std::numeric_limits<double>::quiet_NaN(), a = value.real(), b = value.imag();
  const auto rounded = [](double real, double imag) { return T(static_cast<Part>(real), static_cast<Part>(imag)); };
  if (!(order.real() >= 0 && order.real() <= 1000) || order.real() != std::floor(order.real()) || order.imag() != 0)
    return rounded(nan, nan);
  const int n = static_cast<int>(order.real());
  if (a != a || b != b) return rounded(nan, nan);
  if (std::isinf(b)) return rounded(std::numeric_limits<double>::infinity(), nan);  // in no direction
  if (std::isinf(a)) return T(0);
  if (n == 0 && a == 0 && b == 0) return T(1);
  const C t(kPi * a, kPi * b);
  double scale = 1;
  for (int k = 0; k < n; ++k) scale *= kPi;
  if (n > 0 && std::hypot(t.real(), t.imag()) < n + 1.5) {
    const int first = (n + 1) / 2;
    C term(1), sum(0);
    if (2 * first > n) term = t;
    const C square = product(t, t);
    for (int m = first; m < first + 40; ++m) {
      sum += term * ((m % 2 == 0 ? 1.0 : -1.0) / (2 * m + 1));
      const double next = 2.0 * m + 1 - n;
      term = product(term, square) / (next * (next + 1));
    }
    return rounded(scale * sum.real(), scale * sum.imag());
  }
  const double whole = std::rint(a), rest = kPi * (a - whole), sign = std::fmod(whole, 2) == 0 ? 1 : -1;
  const double s = sign * std::sin(rest), c = sign * std::cos(rest);
  // What the hyperbolic functions cannot hold is multiplied at the end.
  const double size = std::abs(t.imag()), y = size > kLarge ? std::copysign(kLarge, b) : t.imag();
  const double late = size > kLarge ? std::exp(size < 2 * kLarge ? size - kLarge : kLarge) : 1;
  // What the rounding of pi b loses.
  const double lost = std::fma(kPi, b, -t.imag()) + 1.22464679914735317e-16 * b;
  const double even = std::cosh(y) + lost * std::sinh(y), odd = std::sinh(y) + lost * std::cosh(y);
  const C sine(s * even, c * odd), cosine(c * even, -s * odd);
  C f = quotient(sine, t);
  for (int k = 1; k <= n; ++k) {
    const C turned = k % 2 == 0 ? sine : cosine;
    f = quotient((k % 4 < 2 ? turned : -turned) - f * static_cast<double>(k), t);
  }
  return rounded(f.real() * scale * late, f.imag() * scale * late);
}
EAGER_FORMULA2(SincDerivative) {
    if constexpr (is_complex_type<T>) return complex_sinc_derivative(a, b);
    else return sinc_derivative(a, b);
  }
};
EAGER_FORMULA1(Sinc) { return SincDerivative()(T(0), x); } };

EAGER_FORMULA1(Exp) { using std::exp; return exp(x); } };
// b log(2) less whole turns, for 2^52 <= |b| < infinity. Of the bits of log(2) / (2 pi), those are multiplied whose products with
// b's whole number are below a turn: 128, and the product's first 64 are kept (M. Payne and R. Hanek, Radian Reduction for
// Trigonometric Functions, 1983).
EAGER_HD inline double long_angle_of_exp2(double b) {
  constexpr uint64_t kTurns[] = {0x1c3dc98f7e969bbb, 0x2d82160b957fbcf7, 0x6384efb34752570d, 0x875c804ebaa7e3f2, 0x9dba19bf26d22f92,
0x057d72dbf62fb884, 0x40e536cc0835bad4, 0x8c3fea6ba432f1cd, 0x544d633b59f036cf, 0x1243456f76468a7d,
0x5a0900abd7a3e708, 0xeffc572f1c7c17fb, 0x7f82ec188aa323d9, 0xdcc271169d408a0a, 0xbab43090d71549ee,
0xdd67cd178b418a3a, 0x2c6958e894f98a46, 0x3a97ff6afab0351e};
  const uint64_t bits = float_bits(b);
  const uint64_t number = (bits & 0xfffffffffffff) | 0x10000000000000;
  const int exponent = static_cast<int>(bits >> 52 & 0x7ff) - 1075, word = exponent / 64, shift = exponent % 64;
  auto bits_from = [&](int i) { return shift == 0 ? kTurns[i] : kTurns[i] << shift | kTurns[i + 1] >> (64 - shift); };
  const uint64_t low = bits_from(word + 1), upper = low >> 32, mask = 0xffffffff;
  const uint64_t carried = (number >> 32) * upper + ((number & mask) * upper >> 32) + ((number >> 32) * (low & mask) >> 32);
  const double turns = static_cast<double>(static_cast<int64_t>(number * bits_from(word) + carried)) * 0x1p-64;
  return std::copysign(6.28318530717958647693, b) * turns;
}

EAGER_FORMULA1(Exp2) {
    if constexpr (is_complex_type<T>) {
      // 2^(a+ib) = 2^a (cos(b ln 2) + i sin(b ln 2)), in float64; the angle's rest, which its rounding loses, turns the result
      // further.
      using Part = typename ComplexParts<T>::Part;
      const double ln2 = 0.693147180559945309417, a = x.real(), b = x.imag();
      if (b == 0) return T(std::exp2(x.real()), x.imag());
      if (!std::isfinite(a) || !std::isfinite(b)) {
        // C leaves the zero's sign open.
        if (a < 0 && std::isinf(a) && std::isinf(b)) return T(Part(0), std::copysign(Part(0), x.imag()));
        using std::exp;
        return exp(T(static_cast<Part>(a), static_cast<Part>(b * ln2)));
      }
      const bool is_long = std::abs(b) >= 0x1p52;
      const double angle = is_long ? long_angle_of_exp2(b) : b * ln2;
      const double rest = is_long ? 0 : std::fma(b, ln2, -angle) + b * 2.319046813846299558e-17;
      const double s = std::sin(angle), c = std::cos(angle), more_s = std::sin(rest), more_c = std::cos(rest);
      // Two factors, neither of which overflows where the result does not.
      const double most = 512, first = a > most ? most : a < -most ? -most : a;
      const double scale = std::exp2(first), factor = std::exp2(a - first);
      return T(static_cast<Part>(scale * (c * more_c - s * more_s) * factor),
               static_cast<Part>(scale * (s * more_c + c * more_s) * factor));
    } else {
      return std::exp2(x);
    }
  }
};
EAGER_FORMULA1(Expm1) {
    if constexpr (is_complex_type<T>) {
      // e^(a+ib) - 1 = expm1(a) cos b - 2 sin^2(b/2) + i e^a sin b
      const auto a = x.real(), b = x.imag(), s = std::sin(b / 2);
      if (b == 0) return T(std::expm1(a), b);
      if (!(std::abs(a) < 40)) {
        // C leaves the zero's sign open.
        if (a < 0 && std::isinf(a) && std::isinf(b)) return T(-1, std::copysign(typename ComplexParts<T>::Part(0), b));
        using std::exp;
        const T y = exp(x);  // knows infinities, and where e^a alone overflows
        return T(y.real() - 1, y.imag());
      }
      return T(std::expm1(a) * std::cos(b) - 2 * s * s, std::exp(a) * std::sin(b));
    } else {
      return std::expm1(x);
    }
  }
};
// The logarithm of a complex number, with C's values of infinities, which CUDA's loses beside NaN.
template <class T>
EAGER_HD T complex_log(T x) {
  using Part = typename ComplexParts<T>::Part;
  if (std::isinf(x.real()) || std::isinf(x.imag()))
    return T(std::numeric_limits<Part>::infinity(), std::atan2(x.imag(), x.real()));
  using std::log;
  return log(x);
}
EAGER_FORMULA1(Log) {
    if constexpr (is_complex_type<T>) {
      return complex_log(x);
    } else {
      return std::log(x);
    }
  }
};
EAGER_FORMULA1(Log1p) {
    if constexpr (is_complex_type<T>) {
      const auto a = x.real(), b = x.imag();
      if (a == 0 && b == 0) return x;
      const auto square = a * (a + 2) + b * b;  // |1 + x|^2 - 1
      if (!(std::abs(square) <= 0.5)) return complex_log(T(1 + a, b));  // T(1) + x loses the sign of b = -0
      return T(std::log1p(square) / 2, std::atan2(b, 1 + a));
    } else {
      return std::log1p(x);
    }
  }
};
EAGER_FORMULA1(Log2) {
    if constexpr (is_complex_type<T>) {
      return complex_log(x) * typename ComplexParts<T>::Part(1.44269504088896340736);
    } else {
      return std::log2(x);
    }
  }
};
EAGER_FORMULA1(Log10) {
    if constexpr (is_complex_type<T>) {
      return complex_log(x) / typename ComplexParts<T>::Part(2.30258509299404568402);
    } else {
      return std::log10(x);
    }
  }
};
EAGER_FORMULA1(Sin) { using std::sin; return sin(x); } };
EAGER_FORMULA1(Cos) { using std::cos; return cos(x); } };
EAGER_FORMULA1(Tan) {
    if constexpr (is_complex_type<T>) {  // as tanh
      if (x.imag() == 0 && !std::isfinite(x.real())) return T(x.real() - x.real(), x.imag());
    }
    using std::tan;
    return tan(x);
  }
};
EAGER_FORMULA1(Asin) { using std::asin; return asin(x); } };
EAGER_FORMULA1(Acos) { using std::acos; return acos(x); } };
// Returns y with the signs of the parts of x.
template <class T>
EAGER_HD T with_signs_of(T x, T y) {
  return T(std::copysign(y.real(), x.real()), std::copysign(y.imag(), x.imag()));
}
// Libraries' functions of complex numbers are not quite odd.
EAGER_FORMULA1(Atan) {
    using std::atan;
    if constexpr (is_complex_type<T>) return with_signs_of(x, atan(with_signs_of(T(1, 1), x)));
    else return atan(x);
  }
};
EAGER_FORMULA1(Sinh) { using std::sinh; return sinh(x); } };
EAGER_FORMULA1(Cosh) { using std::cosh; return cosh(x); } };
EAGER_FORMULA1(Tanh) {
    if constexpr (is_complex_type<T>) {  // C's value; CUDA's is NaN in both parts
      if (x.real() == 0 && !std::isfinite(x.imag())) return T(x.real(), x.imag() - x.imag());
    }
    using std::tanh;
    return tanh(x);
  }
};
EAGER_FORMULA1(Asinh) { using std::asinh; return asinh(x); } };
EAGER_FORMULA1(Acosh) { using std::acosh; return acosh(x); } };
EAGER_FORMULA1(Atanh) {
    using std::atanh;
    if constexpr (is_complex_type<T>) return with_signs_of(x, atanh(with_signs_of(T(1, 1), x)));
    else return atanh(x);
  }
};

EAGER_FORMULA1(Sigmoid) {
    using std::exp;
    if constexpr (is_complex_type<T>) {
      // By tanh, which keeps its digits at the poles, where 1 + e^-x cancels.
      if (std::abs(x.real()) < 1) {
        const T t = Tanh()(T(x.real() / 2, x.imag() / 2));
        return T((1 + t.real()) / 2, t.imag() / 2);
      }
      return x.real() < 0 ? quotient(exp(x), T(1) + exp(x)) : quotient(T(1), T(1) + exp(-x));
    } else {
      const bool is_deep = vanishes_in_exp(x);
      const T e = exp(is_deep ? x : -x);
      return is_deep ? e : T(1) / (T(1) + e);
    }
  }
};
EAGER_FORMULA1(Erf) { return std::erf(x); } };
EAGER_FORMULA1(Erfc) { return std::erfc(x); } };
EAGER_FORMULA1(Softplus) { return vanishes_in_exp(-x) ? x : std::log1p(std::exp(x)); } };
EAGER_FORMULA1(LogSigmoid) { return -Softplus()(-x); } };
EAGER_FORMULA1(Silu) {
    const T y = at_least(-kSiluLimit, x);
    return times_sigmoid(y, y);
  }
};

// x tanh(log(1 + e^x)), as a quotient of polynomials in u = e^-|x|, which does not overflow.
EAGER_FORMULA1(Mish) {
    const T y = at_least(-kSiluLimit, x), u = std::exp(-std::abs(y));
    if (vanishes_in_exp(y)) return times_sigmoid(y, y);  // e^y may be subnormal
    const T n = y < 0 ? u * (u + 2) : 1 + 2 * u;
    return y * (n / (n + (y < 0 ? T(2) : 2 * u * u)));
  }
};

// x Phi(x); approximately x sigmoid(gelu_argument(x)).
struct Gelu {
  double alpha;
  template <class T>
  EAGER_HD auto operator()(T x) const {
    const T y = at_least(-kGeluLimit, x);
    if (alpha != 0) {
      const GeluArgument<T> argument = gelu_argument(y > T(kGeluLimit) ? T(kGeluLimit) : y);
      return times_sigmoid(y, argument.u, argument.low);
    }
    return is_normal_tail(y) ? -times_normal_density(mills_series(y), y) : y * normal_cdf(y);
  }
};
struct Elu {
  double alpha;
  template <class T>
  EAGER_HD auto operator()(T x) const { return x > 0 ? x : static_cast<T>(alpha) * std::expm1(x); }
};
struct Celu {
  double alpha;
  template <class T>
  EAGER_HD auto operator()(T x) const {
    const T a = static_cast<T>(alpha);
    return x > 0 ? x : a * std::expm1(x / a);
  }
};
inline constexpr double kSeluScale = 1.0507009873554805;
inline constexpr double kSeluAlpha = 1.7580993408473768;  // scale * 1.6732632423543772
EAGER_FORMULA1(Selu) { return x > 0 ? T(kSeluScale) * x : T(kSeluAlpha) * std::expm1(x); } };

EAGER_FORMULA1(Lgamma) { return log_gamma(x); } };
EAGER_FORMULA1(Digamma) { return digamma(x); } };

// 0 where a is 0, unless b is NaN.
EAGER_FORMULA2(Xlogy) { return a == T(0) && b == b ? T(0) : product(a, Log()(b)); } };
EAGER_FORMULA2(Xlog1py) { return a == T(0) && b == b ? T(0) : product(a, Log1p()(b)); } };
// Of logarithms of probabilities and a target's probabilities; and of probabilities and targets.
EAGER_FORMULA2(DivergenceTerm) { return Xlogy()(b, b) - (b == 0 ? T(0) : b * a); } };
EAGER_FORMULA2(BinaryCrossEntropy) { return T(0) - (Xlogy()(b, a) + Xlog1py()(T(1) - b, -a)); } };
// Of logits and labels.
EAGER_FORMULA2(SigmoidCrossEntropy) { return (a > 0 ? a : T(0)) - a * b + std::log1p(std::exp(-std::abs(a))); } };
// sigmoid(a) - b. Where a > 0 it is 1 - b less sigmoid(-a), of which 1 would take the digits.
EAGER_FORMULA2(SigmoidCrossEntropySlope) {
    const T e = std::exp(-std::abs(a)), least = e / (T(1) + e);
    return a > 0 ? T(1) - b - least : least - b;
  }
};

// C's fmod. For float32 in float64, where the quotient's error cannot reach the next whole number.
template <class T>
EAGER_HD T float_remainder(T a, T b) {
  if constexpr (sizeof(T) == sizeof(float)) {
    const double quotient = std::trunc(double(a) / double(b));
    if (quotient == 0) return a;
    if (std::abs(quotient) < double(1 << 28)) return static_cast<T>(double(a) - quotient * double(b));
  }
  return std::fmod(a, b);
}

// Python's: the quotient rounds down, the remainder has the divisor's sign.
struct FloorDivide {
  static constexpr const char* kError = messages::kDivideByZero;
  template <class T>
  EAGER_HD static bool valid(T, T b) { return !std::is_integral_v<T> || b != T(0); }
  template <class T>
  EAGER_HD T operator()(T a, T b) const {
    if constexpr (std::is_floating_point_v<T>) {
      if (b == 0) return a / b;
      const T rest = float_remainder(a, b);
      T quotient = (a - rest) / b;
      if (rest != 0 && (b < 0) != (rest < 0)) quotient -= 1;
      if (quotient == 0) return std::copysign(T(0), a / b);
      const T down = std::floor(quotient);  // nearly an integer: undo the rounding of the division
      return quotient - down > T(0.5) ? down + 1 : down;
    } else {
      if (b == 0) return 0;
      if constexpr (std::is_signed_v<T>) {
        if (b == -1) return Negative()(a);  // the smallest integer wraps
        const T quotient = a / b;
        return static_cast<T>(a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient);
      } else {
        return a / b;
      }
    }
  }
};
struct Remainder {
  static constexpr const char* kError = messages::kDivideByZero;
  template <class T>
  EAGER_HD static bool valid(T, T b) { return !std::is_integral_v<T> || b != T(0); }
  template <class T>
  EAGER_HD T operator()(T a, T b) const {
    if constexpr (std::is_floating_point_v<T>) {
      const T rest = float_remainder(a, b);
      if (rest == 0) return std::copysign(T(0), b);
      return (b < 0) != (rest < 0) ? rest + b : rest;
    } else {
      if (b == 0) return 0;
      if constexpr (std::is_signed_v<T>) {
        if (b == -1) return 0;
        const T rest = a % b;
        return static_cast<T>(rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest);
      } else {
        return a % b;
      }
    }
  }
};
// C's: the quotient is rounded towards 0, and the remainder has the sign of the dividend.
struct TruncDivide {
  static constexpr const char* kError = messages::kDivideByZero;
  template <class T>
  EAGER_HD static bool valid(T, T b) { return !std::is_integral_v<T> || b != T(0); }
  template <class T>
  EAGER_HD T operator()(T a, T b) const {
    if constexpr (std::is_floating_point_v<T>) {
      return std::trunc(a / b);
    } else {
      if (b == 0) return 0;
      if constexpr (std::is_signed_v<T>) {
        if (b == -1) return Negative()(a);
      }
      return static_cast<T>(a / b);
    }
  }
};
struct Fmod {
  static constexpr const char* kError = messages::kDivideByZero;
  template <class T>
  EAGER_HD static bool valid(T, T b) { return !std::is_integral_v<T> || b != T(0); }
  template <class T>
  EAGER_HD T operator()(T a, T b) const {
    if constexpr (std::is_floating_point_v<T>) {
      return float_remainder(a, b);
    } else {
      if (b == 0) return 0;
      if constexpr (std::is_signed_v<T>) {
        if (b == -1) return 0;
      }
      return static_cast<T>(a % b);
    }
  }
};
struct Pow {
  static constexpr const char* kError = messages::kNegativePower;
  template <class T>
  EAGER_HD static bool valid(T, T b) {
    if constexpr (std::is_integral_v<T>) return b >= 0;
    else return true;
  }
  template <class T>
  EAGER_HD T operator()(T a, T b) const {
    if constexpr (std::is_integral_v<T>) {
      T result = 1;
      for (; b > 0; b = static_cast<T>(b >> 1)) {
        if (b & 1) result = product(result, a);
        a = product(a, a);
      }
      return result;
    } else if constexpr (is_complex_type<T>) {
      return complex_power(a, b);
    } else {
      return std::pow(a, b);
    }
  }
};
EAGER_FORMULA2(Atan2) { return std::atan2(a, b); } };
EAGER_FORMULA2(Hypot) { return std::hypot(a, b); } };
EAGER_FORMULA2(LogAddExp) { return log_add_exp<false>(a, b); } };
EAGER_FORMULA2(LogAddExp2) { return log_add_exp<true>(a, b); } };
EAGER_FORMULA2(Polygamma) { return polygamma(a, b); } };

struct EluGrad {
  double alpha;
  template <class T>
  EAGER_HD auto operator()(T dy, T x) const { return x > 0 ? dy : dy * (static_cast<T>(alpha) * std::exp(x)); }
};
// With s = sigmoid(x): s + x s (1 - s), or e^x (1 + x).
EAGER_FORMULA2(SiluGrad) {
    const T x = within(kSiluLimit, b);
    return a * sigmoid_slope(x, x);
  }
};
// Phi(x) + x phi(x), or the derivative of the approximation.
struct GeluGrad {
  double alpha;
  template <class T>
  EAGER_HD auto operator()(T dy, T x) const {
    const T y = within(kGeluLimit, x);
    if (alpha != 0) {
      const GeluArgument<T> argument = gelu_argument(y);
      return dy * sigmoid_slope(y * gelu_argument_slope(y), argument.u, argument.low);
    }
    if (is_normal_tail(y)) return dy * times_normal_density(y - mills_series(y) / y, y);
    return dy * (normal_cdf(y) + times_normal_density(y, y));
  }
};
// clang-format on

}  // namespace eager::formula
