// The formulas of the elementwise ops, for one element. T is the type that arithmetic is done in (Compute):
// integers, float, double, or a complex type whose functions are found by its namespace.
//
// No formula has undefined behaviour: integers wrap, shifts and divisions are defined for every operand. A formula with
// `valid` reports operands for which the op fails with `kError`, and gives any value for them.
#pragma once

#include <cmath>
#include <limits>

#include "kernels/common/arithmetic.h"
#include "kernels/common/complex_power.h"
#include "kernels/common/messages.h"
#include "kernels/common/special_functions.h"

namespace eager::formula {

// Returns a times 2 to the power of b, a whole number, rounded once. Bounds are integers, with which compilers make no branches.
template <class T>
EAGER_HD EAGER_INLINE T scaled_by_power(T a, T b) {
  using Bits = std::conditional_t<sizeof(T) == 4, int32_t, int64_t>;
  constexpr Bits kDigits = sizeof(T) == 4 ? 24 : 53, kGreatest = sizeof(T) == 4 ? 127 : 1023, kLeast = 1 - kGreatest;
  // Beyond the bound all numbers have overflowed, or are 0.
  const Bits bound = static_cast<Bits>(float_bits(T(2 * kGreatest + 2 + kDigits))),
             magnitude = static_cast<Bits>(float_bits(b) << 1 >> 1);
  const T size = from_float_bits<T>(static_cast<FloatBits<T>>(magnitude < bound ? magnitude : bound));
  Bits power = static_cast<int32_t>(size);
  power = b < 0 ? -power : power;
  // Three factors, the last of which is as much as one may be: where an earlier product rounds, the whole one is 0 or infinite.
  const auto within = [](Bits p) {
    const Bits above = p < kLeast ? kLeast : p;
    return above > kGreatest ? kGreatest : above;
  };
  const auto factor = [](Bits p) {
    return from_float_bits<T>(static_cast<FloatBits<T>>(p + kGreatest) << (kDigits - 1));
  };
  const Bits last = within(power), middle = within(power - last);
  return a * factor(power - last - middle) * factor(middle) * factor(last);
}

// clang-format off
#define EAGER_FORMULA1(Name) \
  struct Name {              \
    template <class T>       \
    EAGER_HD auto operator()(T x) const
#define EAGER_FORMULA2(Name) \
  struct Name {              \
    template <class T>       \
    EAGER_HD auto operator()(T a, T b) const

#define EAGER_SIGN_AGNOSTIC static constexpr bool kSignAgnostic = true

EAGER_FORMULA1(Abs) {
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

EAGER_FORMULA1(Negative) {
    if constexpr (std::is_integral_v<T>) return static_cast<T>(Wrapping<T>(0) - static_cast<Wrapping<T>>(x));
    else return -x;
  }
  EAGER_SIGN_AGNOSTIC;
};

EAGER_FORMULA1(Sign) {
    if constexpr (is_complex_type<T>) {
      return direction(x);
    } else if constexpr (std::is_floating_point_v<T>) {
      return x > 0 ? T(1) : x < 0 ? T(-1) : x;  // NaN and -0 stay
    } else {
      return static_cast<T>((x > 0) - (x < 0));
    }
  }
};

EAGER_FORMULA1(Square) { return product(x, x); }
  EAGER_SIGN_AGNOSTIC;
};
EAGER_FORMULA1(Sqrt) { using std::sqrt; return sqrt(x); } };
EAGER_FORMULA1(Rsqrt) { using std::sqrt; return quotient(T(1), sqrt(x)); } };
EAGER_FORMULA1(Reciprocal) { return quotient(T(1), x); } };
EAGER_FORMULA1(Floor) { return std::floor(x); } };
EAGER_FORMULA1(Ceil) { return std::ceil(x); } };
EAGER_FORMULA1(Round) { return std::rint(x); } };  // half to even, the default rounding
EAGER_FORMULA1(Trunc) { return std::trunc(x); } };

EAGER_FORMULA1(Relu) { return x <= 0 ? T(0) : x; } };  // NaN stays
EAGER_FORMULA1(Relu6) { return x <= 0 ? T(0) : x >= 6 ? T(6) : x; } };
struct LeakyRelu {
  double alpha;
  template <class T>
  EAGER_HD auto operator()(T x) const { return x > 0 ? x : x * static_cast<T>(alpha); }
};
EAGER_FORMULA1(Softsign) {
    constexpr T most = std::numeric_limits<T>::max();
    const T y = x < -most ? -most : x > most ? most : x;  // infinity / infinity is no limit
    return y / (T(1) + std::abs(y));
  }
};

EAGER_FORMULA1(DegreesToRadians) { return x * T(0.0174532925199432957692); } };
EAGER_FORMULA1(RadiansToDegrees) { return x * T(57.2957795130823208768); } };
EAGER_FORMULA1(ReciprocalNoNan) { return x == T(0) ? T(0) : quotient(T(1), x); } };
EAGER_FORMULA1(Cbrt) { return std::cbrt(x); } };
EAGER_FORMULA1(Angle) {
    if constexpr (is_complex_type<T>) return std::atan2(x.imag(), x.real());
    else return x != x ? x : float_bits(x) >> (8 * sizeof(T) - 1) != 0 ? T(3.14159265358979323846) : T(0);
  }
};
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
// The parts of x as frexp gives them. There are no branches, so that loops are vectorised.
template <class T>
struct NumberParts {
  static constexpr int kMantissa = sizeof(T) == 8 ? 52 : 23, kBias = sizeof(T) == 8 ? 1022 : 126;
  static constexpr FloatBits<T> kMost = 2 * kBias + 3;  // the exponent's field of what is not finite
  bool is_subnormal;                                    // or 0
  FloatBits<T> bits, field;
  EAGER_HD explicit NumberParts(T x)
      : is_subnormal(std::abs(x) < std::numeric_limits<T>::min()),
        bits(float_bits(x * (is_subnormal ? T(0x1p64) : T(1)))),
        field(bits >> kMantissa & kMost) {}
  EAGER_HD bool has_exponent() const { return (field != 0) & (field != kMost); }  // false: of 0, infinities and NaN
};
EAGER_FORMULA1(BinaryExponent) {
    const NumberParts<T> p(x);
    const int32_t exponent = static_cast<int32_t>(p.field) - (p.is_subnormal ? p.kBias + 64 : p.kBias);
    return p.has_exponent() ? exponent : int32_t{0};
  }
};
EAGER_FORMULA1(BinaryMantissa) {
    using P = NumberParts<T>;
    const P p(x);
    const FloatBits<T> bits = (p.bits & ~(P::kMost << P::kMantissa)) | FloatBits<T>(P::kBias) << P::kMantissa;
    return p.has_exponent() ? from_float_bits<T>(bits) : x;
  }
};
// How many bits of |x| are set.
EAGER_FORMULA1(BitwiseCount) {
    uint64_t n = static_cast<std::make_unsigned_t<T>>(Abs()(x));
    n -= n >> 1 & 0x5555555555555555u;
    n = (n & 0x3333333333333333u) + (n >> 2 & 0x3333333333333333u);
    n = (n + (n >> 4)) & 0x0f0f0f0f0f0f0f0fu;
    return static_cast<uint8_t>(n * 0x0101010101010101u >> 56);
  }
};

// A NaN fails every comparison, and stays.
EAGER_FORMULA1(HardTanh) { return x < -1 ? T(-1) : x > 1 ? T(1) : x; } };
EAGER_FORMULA1(HardSigmoid) { return x <= -3 ? T(0) : x >= 3 ? T(1) : (x + 3) / 6; } };
EAGER_FORMULA1(HardSwish) { return x <= -3 ? T(0) : x >= 3 ? x : x * ((x + 3) / 6); } };
struct HardShrink {
  double alpha;
  template <class T>
  EAGER_HD auto operator()(T x) const { return std::abs(x) <= static_cast<T>(alpha) ? T(0) : x; }
};
struct SoftShrink {
  double alpha;
  template <class T>
  EAGER_HD auto operator()(T x) const {
    const T by = static_cast<T>(alpha);
    return x > by ? x - by : x < -by ? x + by : x == x ? T(0) : x;
  }
};

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

EAGER_FORMULA1(IsFinite) {
    if constexpr (is_complex_type<T>) return std::isfinite(x.real()) && std::isfinite(x.imag());
    else return std::isfinite(x);
  }
};
EAGER_FORMULA1(IsInf) {
    if constexpr (is_complex_type<T>) return std::isinf(x.real()) || std::isinf(x.imag());
    else return std::isinf(x);
  }
};
EAGER_FORMULA1(IsNan) { return x != x; } };
EAGER_FORMULA1(SignBit) {
    if constexpr (std::is_floating_point_v<T>) return float_bits(x) >> (8 * sizeof(T) - 1) != 0;
    else return x < 0;
  }
};
EAGER_FORMULA1(LogicalNot) { return !x; } };
EAGER_FORMULA1(BitwiseInvert) {
    if constexpr (std::is_same_v<T, bool>) return !x;
    else return static_cast<T>(~x);
  }
  EAGER_SIGN_AGNOSTIC;
};
EAGER_FORMULA1(RealPart) { return x.real(); } };
EAGER_FORMULA1(ImagPart) {
    if constexpr (is_complex_type<T>) return x.imag();
    else return T(0);
  }
};
EAGER_FORMULA1(Conj) { return T(x.real(), -x.imag()); } };

EAGER_FORMULA2(Fmax) { return a >= b || b != b ? a : b; } };  // NaN stays where both are NaN
EAGER_FORMULA2(Fmin) { return a <= b || b != b ? a : b; } };
EAGER_FORMULA2(Heaviside) { return a < 0 ? T(0) : a > 0 ? T(1) : a == 0 ? b : a; } };
EAGER_FORMULA2(Prelu) { return a > 0 ? a : a * b; } };
EAGER_FORMULA2(DivideNoNan) { return b == T(0) ? T(0) : quotient(a, b); } };
// 0 where a is 0, unless b is NaN.
EAGER_FORMULA2(Xdivy) { return a == T(0) && b == b ? T(0) : quotient(a, b); } };
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
// Half the square of an error up to a limit, and the tangent of that beyond it.
struct HuberLoss {
  double alpha;
  template <class T>
  EAGER_HD auto operator()(T x, T target) const {
    const T error = x - target, by = static_cast<T>(alpha);
    const T near = error > by ? by : error < -by ? -by : error;
    return near * (error - near * T(0.5));
  }
};
EAGER_FORMULA2(SquaredDifference) {
    const T d = Subtract()(a, b);
    if constexpr (is_complex_type<T>) return product(d, Conj()(d));
    else return product(d, d);
  }
  EAGER_SIGN_AGNOSTIC;
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
EAGER_FORMULA2(Gcd) {
    using W = Wrapping<T>;
    W x = static_cast<W>(static_cast<std::make_unsigned_t<T>>(Abs()(a))), y = static_cast<std::make_unsigned_t<T>>(Abs()(b));
    while (y != 0) {
      const W rest = x % y;
      x = y;
      y = rest;
    }
    return static_cast<T>(x);
  }
};
EAGER_FORMULA2(Lcm) {
    using U = std::make_unsigned_t<T>;
    const U divisor = static_cast<U>(Gcd()(a, b));
    if (divisor == 0) return T(0);
    return product(static_cast<T>(static_cast<U>(Abs()(a)) / divisor), Abs()(b));
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
EAGER_FORMULA2(CopySign) { return std::copysign(a, b); } };
// Along the order of sign and magnitude, as the bits lie.
EAGER_FORMULA2(NextAfter) {
    using Bits = FloatBits<T>;
    const auto from = Compute<T>(a), to = Compute<T>(b);
    const Bits bits = float_bits(a);
    const Bits smallest = static_cast<Bits>((to < 0 ? Bits(1) << (8 * sizeof(T) - 1) : 0) | 1);
    const Bits step = static_cast<Bits>((from < to) == (from > 0) ? bits + 1 : bits - 1);
    const Bits next = from == 0 ? smallest : step;
    return from_float_bits<T>(from != from ? bits : (to != to) | (from == to) ? float_bits(b) : next);
  }
  static constexpr bool kTakesStorage = true;
};
EAGER_FORMULA2(LogAddExp) { return log_add_exp<false>(a, b); } };
EAGER_FORMULA2(LogAddExp2) { return log_add_exp<true>(a, b); } };
EAGER_FORMULA2(Polygamma) { return polygamma(a, b); } };
EAGER_FORMULA2(ScaleByPower) { return scaled_by_power(a, b); } };
EAGER_FORMULA2(MakeComplex) { return Complex<T>(a, b); } };

EAGER_FORMULA2(Equal) { return a == b; }
  EAGER_SIGN_AGNOSTIC;
};
EAGER_FORMULA2(NotEqual) { return a != b; }
  EAGER_SIGN_AGNOSTIC;
};
EAGER_FORMULA2(Less) { return a < b; } };
EAGER_FORMULA2(LessEqual) { return a <= b; } };
EAGER_FORMULA2(Greater) { return a > b; } };
EAGER_FORMULA2(GreaterEqual) { return a >= b; } };
EAGER_FORMULA2(LogicalAnd) { return a && b; } };
EAGER_FORMULA2(LogicalOr) { return a || b; } };
EAGER_FORMULA2(LogicalXor) { return a != b; } };
EAGER_FORMULA2(BitwiseAnd) { return static_cast<T>(a & b); }
  EAGER_SIGN_AGNOSTIC;
};
EAGER_FORMULA2(BitwiseOr) { return static_cast<T>(a | b); }
  EAGER_SIGN_AGNOSTIC;
};
EAGER_FORMULA2(BitwiseXor) { return static_cast<T>(a ^ b); }
  EAGER_SIGN_AGNOSTIC;
};

// A shift by the width or more (or by a negative count) moves all bits out.
EAGER_FORMULA2(LeftShift) {
    constexpr unsigned width = 8 * sizeof(T);
    const bool in_range = b >= 0 && static_cast<uint64_t>(b) < width;
    return in_range ? static_cast<T>(static_cast<Wrapping<T>>(a) << b) : T(0);
  }
};
EAGER_FORMULA2(RightShift) {
    constexpr unsigned width = 8 * sizeof(T);
    const bool in_range = b >= 0 && static_cast<uint64_t>(b) < width;
    return static_cast<T>(a >> (in_range ? static_cast<unsigned>(b) : width - 1) >> (in_range || a < 0 ? 0 : 1));
  }
};

EAGER_FORMULA2(ReluGrad) { return b > 0 ? a : T(0); } };
EAGER_FORMULA2(Relu6Grad) { return b > 0 && b < 6 ? a : T(0); } };
struct LeakyReluGrad {
  double alpha;
  template <class T>
  EAGER_HD auto operator()(T dy, T x) const { return x > 0 ? dy : dy * static_cast<T>(alpha); }
};
struct EluGrad {
  double alpha;
  template <class T>
  EAGER_HD auto operator()(T dy, T x) const { return x > 0 ? dy : dy * (static_cast<T>(alpha) * std::exp(x)); }
};
EAGER_FORMULA2(SigmoidGrad) { return product(a, product(b, T(1) - b)); } };
EAGER_FORMULA2(TanhGrad) { return product(a, T(1) - product(b, b)); } };
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
#undef EAGER_FORMULA1
#undef EAGER_FORMULA2
#undef EAGER_SIGN_AGNOSTIC

}  // namespace eager::formula
