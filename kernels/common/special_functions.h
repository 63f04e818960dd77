// Special functions that the C library lacks.
#pragma once

#include <cmath>
#include <limits>

#include "kernels/portability.h"

namespace eager {

// log |gamma(x)|. std::lgamma is not used, since it writes the global signgam.
template <class T>
EAGER_HD T log_gamma(T x) {
#ifdef __CUDACC__
  return lgamma(x);
#else
  int sign;
  if constexpr (sizeof(T) == sizeof(float)) return ::lgammaf_r(x, &sign);
  else return ::lgamma_r(x, &sign);
#endif
}

// x / |x|, and 0 for 0. An infinite x gives the direction of its infinite parts.
template <class T>
EAGER_HD T direction(T x) {
  using std::abs;
  auto length = abs(x);
  using Part = decltype(length);
  using Limits = std::numeric_limits<Part>;
  if (length == 0) return T(0);
  if (length < Limits::min() || length > Limits::max()) {  // |x| is subnormal, has overflowed, or is infinite
    const bool is_infinite = std::isinf(x.real()) || std::isinf(x.imag());
    const Part factor = length > 1 ? Part(0.5) : 1 / Limits::epsilon();
    auto part = [&](Part p) { return is_infinite ? std::copysign(Part(std::isinf(p) ? 1 : 0), p) : p * factor; };
    x = T(part(x.real()), part(x.imag()));
    length = abs(x);
  }
  return x / length;
}

// Comparisons that return NaN for NaN.
template <class T>
EAGER_HD T at_least(double least, T x) {
  return x < T(least) ? T(least) : x;
}
template <class T>
EAGER_HD T within(double limit, T x) {
  return x > T(limit) ? T(limit) : at_least(-limit, x);
}

// Reports whether e^x is negligible next to 1.
template <class T>
EAGER_HD bool vanishes_in_exp(T x) {
  return x < T(sizeof(T) == sizeof(float) ? -20 : -40);
}

// Beyond these |x|, silu, gelu and their gradients equal their limits (or a multiple of x).
inline constexpr double kSiluLimit = 760, kGeluLimit = 60;

// factor * sigmoid(x + low) for x < 0 and a finite factor; low holds the digits that x has no room for. Only the last
// product rounds to a subnormal number.
template <class T>
EAGER_HD T times_sigmoid(T factor, T x, T low = 0) {
  if (vanishes_in_exp(x)) {
    const T root = std::exp(x / 2);
    return (factor + factor * low) * root * root;
  }
  const T e = std::exp(-x);
  return factor / (T(1) + (e - e * low));
}
// s + factor s (1 - s) with s = sigmoid(x + low).
template <class T>
EAGER_HD T sigmoid_slope(T factor, T x, T low = 0) {
  if (vanishes_in_exp(x)) return times_sigmoid(factor + 1, x, low);
  const T e = std::exp(-x) * (T(1) - low), s = T(1) / (T(1) + e);
  return s * (T(1) + factor * (e * s));
}

// gelu's approximation is x sigmoid(u + low) with u + low = 2 sqrt(2 / pi) (x + 0.044715 x^3). For |x| <= kGeluLimit
// the argument is computed in twice the precision, since the sigmoid has as many right digits as the argument has
// behind its point. The first part of each constant is short, so that a sum less the constant is exact.
template <class T>
struct GeluArgument {
  T u, low;
};
template <class T>
EAGER_HD GeluArgument<T> gelu_argument(T x) {
  constexpr bool is_float = sizeof(T) == sizeof(float);
  constexpr T a = T(is_float ? 0.0713548139 : 0.071354816272600249),
              a_low = T(is_float ? 2.3988324e-09 : -6.17514992e-19);
  constexpr T c = T(is_float ? 1.595703125 : 1.5957691222429276),
              c_low = T(is_float ? 6.59966057e-05 : -6.3719683950974703e-10);
  const T square = x * x, cube = a * square;
  const T more = std::fma(a, square, -cube) + (a * std::fma(x, x, -square) + a_low * square);
  const T factor = c + cube, rest = (cube - (factor - c)) + (more + c_low);
  const T u = x * factor;
  return {u, std::fma(x, factor, -u) + x * rest};
}
template <class T>
EAGER_HD T gelu_argument_slope(T x) {
  return T(1.59576912160573071) * (1 + T(0.134145) * x * x);
}

// The normal distribution function. The rounding error of erfc's argument t is corrected by the derivative of log erfc,
// which is about -2t.
template <class T>
EAGER_HD T normal_cdf(T x) {
  constexpr bool is_float = sizeof(T) == sizeof(float);
  constexpr T root = T(0.70710678118654752440), rest = T(is_float ? 1.21016171e-8 : -4.833646656726457e-17);
  const T t = -x * root;
  const T y = T(0.5) * std::erfc(t);
  return t > 1 ? y - y * 2 * t * (std::fma(-x, root, -t) - x * rest) : y;
}
// Reports whether the distribution function of x, and of all smaller numbers, is computed by its asymptotic series: it
// soon becomes subnormal, and the series gives all digits.
template <class T>
EAGER_HD bool is_normal_tail(T x) {
  return x < T(sizeof(T) == sizeof(float) ? -12 : -37);
}
// |x| Phi(x) / phi(x) in that tail.
template <class T>
EAGER_HD T mills_series(T x) {
  const T w = 1 / (x * x);
  return 1 - w * (1 - w * (3 - w * (15 - w * (105 - w * (945 - w * 10395)))));
}
// factor * e^(-x^2 / 2) / sqrt(2 pi) for |x| <= kGeluLimit. Only the last product rounds to a subnormal number.
template <class T>
EAGER_HD T times_normal_density(T factor, T x) {
  const T near = std::rint(x * 16) / 16;  // its square is exact
  const T root = std::exp(near * near / -4);
  return factor * T(0.398942280401432678) * std::exp((near - x) * (near + x) / 2) * root * root;
}

// Arithmetic in twice the precision: a number is the unevaluated sum of two (T. J. Dekker, A Floating-Point Technique
// for Extending the Available Precision, 1971).
namespace twofold {

struct Pair {
  double high, low;
};
EAGER_HD inline Pair sum(double a, double b) {
  const double s = a + b, part = s - a;
  return {s, (a - (s - part)) + (b - part)};
}
EAGER_HD inline Pair product(double a, double b) {
#if defined(__CUDA_ARCH__) || defined(__FMA__) || defined(__ARM_FEATURE_FMA)
  const double p = std::fma(a, b, 0.0);  // fma, since the compiler may join a * b with a sum
  return {p, std::fma(a, b, -p)};
#else
  auto upper_half = [](double x) { return x * 134217729 - (x * 134217729 - x); };
  const double p = a * b, a1 = upper_half(a), a2 = a - a1, b1 = upper_half(b), b2 = b - b1;
  return {p, ((a1 * b1 - p) + a1 * b2 + a2 * b1) + a2 * b2};
#endif
}
EAGER_HD inline Pair sum(Pair a, Pair b) {
  const Pair s = sum(a.high, b.high);
  return sum(s.high, s.low + (a.low + b.low));
}
EAGER_HD inline Pair product(Pair a, Pair b) {
  const Pair p = product(a.high, b.high);
  return sum(p.high, p.low + (a.high * b.low + a.low * b.high));
}
// e^r - 1 for |r| < 0.7 by its power series. The first `terms` terms (at most 18) have two parts. The series is
// multiplied by terms!, so that the factors are whole numbers.
EAGER_HD inline Pair expm1_pair(Pair r, int terms) {
  double rest = 1, factor = 1;
  for (int n = terms + 14; n > terms; --n) {
    factor *= n;
    rest = factor + rest * r.high;
  }
  Pair y = {rest / factor, 0};
  factor = 1;
  for (int n = terms; n > 1; --n) {
    factor *= n;
    y = sum(Pair{factor, 0}, product(y, r));
  }
  y = product(y, r);
  const double quotient = y.high / factor;
  const Pair back = product(quotient, factor);
  return sum(quotient, ((y.high - back.high) - back.low + y.low) / factor);
}

}  // namespace twofold

// log(e^high + 2^power e^r) where that sum is nearly 1: log1p of (e^high - 1) + 2^power e^r in up to twice the precision.
EAGER_HD inline double log_of_sum_near_1(twofold::Pair high, twofold::Pair r, double power, int terms) {
  using namespace twofold;
  const Pair e = sum(Pair{1, 0}, expm1_pair(r, terms));
  const int q = static_cast<int>(power);
  return std::log1p(sum(expm1_pair(high, terms), Pair{std::ldexp(e.high, q), std::ldexp(e.low, q)}).high);
}
// log(e^high + e^low), or log2(2^high + 2^low) if it is binary, for low <= high where `direct`, the sum that log_add_exp computes, has
// lost digits, so that -log(2) <= high < 0, or -1 <= high < 0.
template <bool is_binary>
#ifndef __CUDACC__
// Is not inlined, since code for a SIMD target would join products with sums.
__attribute__((noinline))
#endif
EAGER_HD double
log_add_exp_near_0(double high, double low, double direct) {
  using namespace twofold;
  const int terms = std::abs(direct) > std::abs(high) / 1024 ? 6 : 18;
  if constexpr (is_binary) {
    constexpr Pair kLog2 = {0.693147180559945286, 2.31904681384629956e-17};
    const double q = std::rint(low);
    return log_of_sum_near_1(product(Pair{high, 0}, kLog2), product(Pair{low - q, 0}, kLog2), q, terms) *
           1.44269504088896340736;
  } else {
    constexpr Pair kLog2Rest = {1.90821492927058770002e-10, 1.1612227229362531851e-26};
    const double q = std::rint(low * 1.44269504088896340736);
    const Pair r = sum(Pair{low - q * 0.693147180369123816490, 0}, product(Pair{-q, 0}, kLog2Rest));
    return log_of_sum_near_1({high, 0}, r, q, terms);
  }
}
// The direct sum is good enough when it is at least this share of high: kEnoughOfHigh in the result's dtype, and
// kEnoughForFloat in float64 for a float32 result.
inline constexpr double kEnoughOfHigh = 0.125, kEnoughForFloat = 0x1p-26;

// high + log(1 + e^(low - high)), or to base 2. The rounding error of the difference is added to its exponential.
template <bool is_binary, class T>
EAGER_HD T log_add_exp(T a, T b) {
  const auto power = [](auto x) { return is_binary ? std::exp2(x) : std::exp(x); };
  const double log_of_base = is_binary ? 0.693147180559945309417 : 1, inverse = is_binary ? 1.44269504088896340736 : 1;
  const T high = a > b ? a : b, low = a > b ? b : a, difference = a == b ? T(0) : low - high;
  const T back = difference - low, lost = (low - (difference - back)) - (high + back);
  const T e = power(difference);
  // For other differences `lost` is 0, or infinity - infinity.
  const bool is_finite = difference < 0 && difference > T(-800);
  const T y = high + std::log1p(is_finite ? e + e * (lost * T(log_of_base)) : e) * T(inverse);
  if (!(std::abs(y) < T(kEnoughOfHigh) * std::abs(high))) return y;
  double direct = y;
  if constexpr (sizeof(T) == sizeof(float)) {
    direct = high + std::log1p(power(double(low) - double(high))) * inverse;
    if (!(std::abs(direct) < kEnoughForFloat * std::abs(high))) return static_cast<T>(direct);
  }
  return static_cast<T>(log_add_exp_near_0<is_binary>(high, low, direct));
}

// psi(x), the derivative of log gamma. Below 1/2 it is computed by reflection: psi(1-x) - psi(x) = pi / tan(pi x). Up
// to 10, psi(x) = psi(x+1) - 1/x. From 10 on it is the asymptotic series with the Bernoulli numbers, log x - 1/(2x) -
// sum B(2k) / (2k x^2k).
template <class T>
EAGER_HD T digamma(T value) {
  double x = value;
  if (x == 0) return static_cast<T>(std::copysign(std::numeric_limits<double>::infinity(), -x));
  double shift = 0;
  if (x < 0.5) {
    const double part = x - std::nearbyint(x);                     // exact, so the distance from a pole is too
    if (!(part != 0)) return std::numeric_limits<T>::quiet_NaN();  // poles
    shift = -3.14159265358979323846 / std::tan(3.14159265358979323846 * part);
    x = 1 - x;
  }
  for (; x < 10; x += 1) shift -= 1 / x;
  const double w = 1 / (x * x);
  const double series =
      w * (1.0 / 12 - w * (1.0 / 120 - w * (1.0 / 252 - w * (1.0 / 240 - w * (1.0 / 132 - w * (691.0 / 32760))))));
  return static_cast<T>(shift + std::log(x) - 0.5 / x - series);
}

// Returns q^-s for q, s > 0. A few products take a tenth of the time of a power.
EAGER_HD inline double inverse_power(double q, double s) {
  if (!(s <= 6 && s == std::floor(s) && q > 1e-40 && q < 1e40)) return std::pow(q, -s);
  double y = q;
  for (int k = 1; k < s; ++k) y *= q;
  return 1 / y;
}

// Hurwitz' zeta(s, q) = sum (q + k)^-s for s > 1 and q > 0, by Euler's and Maclaurin's formula: the terms up to a large q, the
// integral of the rest, and the corrections B(2j)/(2j)! s(s+1)...(s+2j-2) q^(-s-2j+1).
EAGER_HD inline double hurwitz_zeta(double s, double q) {
  constexpr double kCoefficients[] = {0.083333333333333333,    -0.0013888888888888889,  3.3068783068783069e-5,
                                      -8.2671957671957672e-7,  2.0876756987868099e-8,   -5.2841901386874932e-10,
                                      1.3382536530684679e-11,  -3.3896802963225829e-13, 8.5860620562778446e-15,
                                      -2.1748686985580619e-16, 5.5090028283602295e-18,  -1.3954464685812523e-19};
  double sum = 0;
  for (; q < 10 + s; q += 1) {
    const double term = inverse_power(q, s);
    sum += term;
    if (term < sum * 1e-18) return sum;
  }
  const double power = inverse_power(q, s), inverse_square = 1 / (q * q);
  sum += inverse_power(q, s - 1) / (s - 1) + 0.5 * power;
  double factor = s * power / q;
  for (int j = 0; j < 12; ++j) {
    const double more = kCoefficients[j] * factor;
    sum += more;
    if (std::abs(more) < sum * 1e-17) break;
    factor *= (s + 2 * j + 1) * (s + 2 * j + 2) * inverse_square;
  }
  return sum;
}

// Hurwitz' zeta for s > 1 and q > 0. Where the first term overflows, or all of them vanish, so does the sum.
EAGER_HD inline double positive_zeta(double s, double q) {
  const double first = inverse_power(q, s);
  return (first == 0 && q < 10 + s) || std::isinf(first) || std::isinf(q) ? first : hurwitz_zeta(s, q);
}
// Hurwitz' zeta for whole s > 1 and any q but 0, -1, ... For negative q it is the sum over all whole k but those before 0, which run
// the other way.
EAGER_HD inline double whole_zeta(double s, double q) {
  if (q > 0) return positive_zeta(s, q);
  const double ahead = positive_zeta(s, q - std::floor(q)), back = positive_zeta(s, std::ceil(q) - q),
               rest = positive_zeta(s, 1 - q);
  return std::fmod(s, 2) == 0 ? ahead + back - rest : ahead - back + rest;
}

// The n-th derivative of psi, (-1)^(n+1) n! zeta(n+1, x); NaN unless n is a whole number >= 0.
template <class T>
EAGER_HD T polygamma(T order, T value) {
  const double n = order, x = value;
  if (!(n >= 0) || n != std::floor(n) || n > 1000 || x != x) return std::numeric_limits<T>::quiet_NaN();
  if (n == 0) return digamma(value);
  const double sign = std::fmod(n, 2) == 0 ? -1 : 1;
  if (x <= 0 && x == std::floor(x)) {
    using Limits = std::numeric_limits<double>;
    return static_cast<T>(sign > 0 ? Limits::infinity() : Limits::quiet_NaN());
  }
  const double sum = whole_zeta(n + 1, x);
  if (n > 20) return static_cast<T>(sign * std::exp(log_gamma(n + 1) + std::log(std::abs(sum))) * (sum < 0 ? -1 : 1));
  double factorial = 1;
  for (int k = 2; k <= n; ++k) factorial *= k;
  return static_cast<T>(sign * factorial * sum);
}

// The n-th derivative of sin(pi x) / (pi x). That of f(t) = sin(t) / t is the integral of s^n cos(t s + n pi / 2) over [0, 1]: a power
// series for small t, else by t f_n = sin(t + n pi / 2) - n f_{n-1}, whose errors shrink where t is more than n.
template <class T>
EAGER_HD T sinc_derivative(T order, T value) {
  constexpr double kPi = 3.14159265358979323846;
  const int n = static_cast<int>(order);
  // sinc is even, at its zeros too.
  const double x = n == 0 ? std::abs(static_cast<double>(value)) : value, t = kPi * x;
  if (x != x) return value;
  if (std::abs(x) > std::numeric_limits<double>::max()) return T(0);
  if (n == 0 && x == 0) return T(1);
  double scale = 1;
  for (int k = 0; k < n; ++k) scale *= kPi;
  if (n > 0 && std::abs(t) < n + 1.5) {
    double term = 1;  // t^(2m - n) / ((2m + 1) (2m - n)!), with the sign of cos(n pi / 2) or sin
    const int first = (n + 1) / 2;
    for (int k = 0; k < 2 * first - n; ++k) term *= t;
    double sum = 0;
    const double square = t * t;
    for (int m = first; m < first + 40; ++m) {
      sum += (m % 2 == 0 ? term : -term) / (2 * m + 1);
      const double next = 2.0 * m + 1 - n;
      term *= square / (next * (next + 1));
    }
    return static_cast<T>(scale * sum);
  }
  // sin(pi x) and cos(pi x) by the distance from the next whole number, which is exact.
  const double whole = std::rint(x), sign = std::fmod(whole, 2) == 0 ? 1 : -1, rest = kPi * (x - whole);
  const double sine = sign * std::sin(rest), cosine = n == 0 ? 0 : sign * std::cos(rest);
  double f = sine / t;
  for (int k = 1; k <= n; ++k) {
    const double turned = k % 4 == 0 ? sine : k % 4 == 1 ? cosine : k % 4 == 2 ? -sine : -cosine;
    f = (turned - k * f) / t;
  }
  return static_cast<T>(scale * f);
}

}  // namespace eager
