// Special functions that the C library lacks.
#pragma once

#include <cmath>
#include <cstdint>
#include <limits>

#include "kernels/common/special_shared.h"

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
// e^r - 1 for |r| < 1.4 by its power series, of which the first 6 terms have two parts. The series is multiplied by 6!, so that
// the factors are whole numbers.
EAGER_HD inline Pair expm1_pair(Pair r) {
  constexpr int kTerms = 6;
  double rest = 1, factor = 1;
  for (int n = kTerms + 16; n > kTerms; --n) {
    factor *= n;
    rest = factor + rest * r.high;
  }
  Pair y = {rest / factor, 0};
  factor = 1;
  for (int n = kTerms; n > 1; --n) {
    factor *= n;
    y = sum(Pair{factor, 0}, product(y, r));
  }
  y = product(y, r);
  const double quotient = y.high / factor;
  const Pair back = product(quotient, factor);
  return sum(quotient, ((y.high - back.high) - back.low + y.low) / factor);
}

// log(e^high + e^low), or log2(2^high + 2^low) if it is binary, for low <= high: log1p of (e^high - 1) + 2^q e^r.
template <bool is_binary>
EAGER_HD double log_add_exp_in_pairs(double high, double low) {
  const double q = std::rint(is_binary ? low : low * 1.44269504088896340736);
  Pair of_high = {high, 0}, r;
  if (is_binary) {
    constexpr Pair kLog2 = {0.693147180559945286, 2.31904681384629956e-17};
    of_high = product(of_high, kLog2);
    r = product(Pair{low - q, 0}, kLog2);
  } else {
    // The first part of log 2 is short, so that q times it is exact.
    constexpr Pair kLog2Rest = {1.90821492927058770002e-10, 1.1612227229362531851e-26};
    r = sum(Pair{low - q * 0.693147180369123816490, 0}, product(Pair{-q, 0}, kLog2Rest));
  }
  const Pair e = sum(Pair{1, 0}, expm1_pair(r));
  const int power = static_cast<int>(q);
  return std::log1p(sum(expm1_pair(of_high), Pair{std::ldexp(e.high, power), std::ldexp(e.low, power)}).high);
}

}  // namespace twofold

// Numbers from 0 up to 2^32: a whole number and 160 bits behind the point.
struct FixedPoint {
  uint32_t part[6];
};
EAGER_HD inline FixedPoint fixed_point(double x) {
  FixedPoint y;
  for (uint32_t& part : y.part) {
    part = static_cast<uint32_t>(x);
    x = (x - part) * 0x1p32;
  }
  return y;
}
EAGER_HD inline FixedPoint product(const FixedPoint& a, const FixedPoint& b) {
  FixedPoint y;
  uint64_t carry = 0;
  for (int k = 5; k >= 0; --k) {
    uint64_t low = carry, high = 0;
    for (int i = 0; i <= k; ++i) {
      const uint64_t p = static_cast<uint64_t>(a.part[i]) * b.part[k - i];
      low += p & 0xffffffff;
      high += p >> 32;
    }
    y.part[k] = static_cast<uint32_t>(low);
    carry = high + (low >> 32);
  }
  return y;
}
// a - b, which wraps.
EAGER_HD inline FixedPoint difference(const FixedPoint& a, const FixedPoint& b) {
  FixedPoint y;
  uint64_t borrow = 0;
  for (int k = 5; k >= 0; --k) {
    const uint64_t d = static_cast<uint64_t>(a.part[k]) - b.part[k] - borrow;
    y.part[k] = static_cast<uint32_t>(d);
    borrow = d >> 63;
  }
  return y;
}
EAGER_HD inline double to_double(const FixedPoint& x) {
  double y = 0;
  for (int k = 5; k >= 0; --k) y = y * 0x1p-32 + x.part[k];
  return y;
}
// (1 - e^-x) / x for x < 0.7, by its power series 1 - x/2 (1 - x/3 (1 - ...)), which six terms at a time multiply by a whole
// number.
EAGER_HD inline FixedPoint exp_slope(const FixedPoint& x) {
  FixedPoint y = {{1}};
  for (int first = 32; first > 0; first -= 6) {
    uint32_t factor = 1;
    for (int n = first + 5; n >= first; --n) {
      factor *= static_cast<uint32_t>(n);
      y = difference(FixedPoint{{factor}}, product(x, y));
    }
    uint64_t rest = 0;
    for (uint32_t& part : y.part) {
      rest = rest << 32 | part;
      part = static_cast<uint32_t>(rest / factor);
      rest %= factor;
    }
  }
  return y;
}

// log_add_exp_in_pairs with more digits: the difference of e^low and 1 - e^high, both over 2^q, which is about as large as they
// are.
template <bool is_binary>
EAGER_HD double log_add_exp_in_fixed_point(double high, double low) {
  if (is_binary && high == -1 && low == -1) return 0;
  constexpr FixedPoint kLog2 = {{0, 0xb17217f7, 0xd1cf79ab, 0xc9e3b398, 0x3f2f6af, 0x40f34326}};
  const FixedPoint one = {{1}};
  // q is the next whole number above low / log(2); the small number makes up for the quotient's rounding.
  const double q = std::floor(is_binary ? low : low * 1.44269504088896340736 + 0x1p-40) + 1;
  const int power = static_cast<int>(q);
  FixedPoint x = fixed_point(-high), scaled = fixed_point(std::ldexp(-high, -power)), rest;
  if (is_binary) {
    x = product(x, kLog2);
    scaled = product(scaled, kLog2);
    rest = product(fixed_point(q - low), kLog2);
  } else {
    rest = difference(fixed_point(-low), product(fixed_point(-q), kLog2));
  }
  const FixedPoint more = difference(one, product(rest, exp_slope(rest))), less = product(scaled, exp_slope(x));
  const FixedPoint sum = difference(more, less);
  const double excess = sum.part[0] >> 31 ? -to_double(difference(less, more)) : to_double(sum);
  return std::log1p(std::ldexp(excess, power));
}
// log_add_exp where `direct`, the sum that it computes, has lost digits, so that -2 log(2) <= high < 0, or -2 <= high < 0. Where
// few are left, pairs lose digits too. It is not inlined, since code for a SIMD target would join products with sums.
template <bool is_binary>
EAGER_SHARED double log_add_exp_near_0(double high, double low, double direct) {
  const double y = std::abs(direct) > std::abs(high) * 0x1p-10 ? twofold::log_add_exp_in_pairs<is_binary>(high, low)
                                                               : log_add_exp_in_fixed_point<is_binary>(high, low);
  return is_binary ? y * 1.44269504088896340736 : y;
}
// The share of high down to which the direct sum in float64 has enough digits for float32.
inline constexpr double kEnoughForFloat = 0x1p-26;

// high + log(1 + e^(low - high)), or to base 2. The rounding error of the difference is added to its exponential. A sum that is
// smaller than the logarithm has lost digits.
template <bool is_binary, class T>
EAGER_HD T log_add_exp(T a, T b) {
  const auto power = [](auto x) { return is_binary ? std::exp2(x) : std::exp(x); };
  const double log_of_base = is_binary ? 0.693147180559945309417 : 1, inverse = is_binary ? 1.44269504088896340736 : 1;
  const T high = a > b ? a : b, low = a > b ? b : a, difference = a == b ? T(0) : low - high;
  const T back = difference - low, lost = (low - (difference - back)) - (high + back);
  const T e = power(difference);
  // For other differences `lost` is 0, or infinity - infinity.
  const bool is_finite = difference < 0 && difference > T(-800);
  const T log = std::log1p(is_finite ? e + e * (lost * T(log_of_base)) : e) * T(inverse), y = high + log;
  if (!(std::abs(y) < log)) return y;
  double direct = y;
  if constexpr (sizeof(T) == sizeof(float)) {
    direct = high + std::log1p(power(double(low) - double(high))) * inverse;
    if (!(std::abs(direct) < kEnoughForFloat * std::abs(high))) return static_cast<T>(direct);
  }
  return static_cast<T>(log_add_exp_near_0<is_binary>(high, low, direct));
}

// For 0 <= u <= 1, psi(1 + u) is at_root + (u - root) (slope + t near_root(t)) with t = u - 1/2, and `at_root` for the digits
// that the root has no room for. For x >= 2, log x - psi(x) is v / 2 + v^2 far(v) with v = 1 / x. The polynomials are Chebyshev's
// interpolations, computed with 50 digits.
struct DigammaTerms {
  double root, at_root, slope, near_root[21], far[16];
};
EAGER_HD constexpr DigammaTerms digamma_terms() {
  return {0.46163214496836236,
          1.5020545501373213e-17,
          0.951055876031832947,
          {-0.423627421281460526,    0.240542484240774207,    -0.148404923053908844,    0.0949887244549412202,
           -0.0619221332730645335,   0.0407608338124207381,   -0.026975796756138249,    0.0179072524394511996,
           -0.0119082180015686444,   0.00792694464640379681,  -0.00527996487325740459,  0.00351900640150227617,
           -0.00234526763254076917,  0.00155663174744868384,  -0.00103763740984186043,  0.000723326627928755372,
           -0.000482199053056678892, 0.000227233166098737599, -0.000151485868367733654, 0.000259684821264307471,
           -0.000173122618027273943},
          {0.0833333333333331196, 2.19708048782322443e-13, -0.00833333337143678122, 2.6533945637958909e-9,
           0.0039681554441493203, 2.24516455234177204e-6, -0.00420072464519019675, 0.000361449553279418157,
           0.00481245903023127533, 0.0154076087979179014, -0.0833299301172676791, 0.175211808958497988,
           -0.220879224631602971, 0.175972047587427625, -0.0826734575333626268, 0.0176079249426894763}};
}

// psi(x), the derivative of log gamma: psi(x + 1) - 1/x below 1, and psi(1 - x) - pi / tan(pi x) below 0.
template <class T>
EAGER_HD T digamma(T value) {
  constexpr DigammaTerms kTerms = digamma_terms();
  const double x = value;
  if (x == 0) return static_cast<T>(std::copysign(std::numeric_limits<double>::infinity(), -x));
  double shift = 0, z = x, u = x - 1;  // z = 1 + u
  if (x < 0) {
    const double part = x - std::nearbyint(x);                     // exact, so the distance from a pole is too
    if (!(part != 0)) return std::numeric_limits<T>::quiet_NaN();  // poles
    shift = -3.14159265358979323846 / std::tan(3.14159265358979323846 * part);
    z = 1 - x;
    u = -x;
  } else if (x < 1) {
    shift = -1 / x;
    u = x;
  }
  double sum = 0;
  if (u <= 1) {
    const double t = u - 0.5, distance = u - kTerms.root;
    for (int k = 20; k >= 0; --k) sum = sum * t + kTerms.near_root[k];
    return static_cast<T>(shift + (distance * kTerms.slope + (distance * (t * sum) + kTerms.at_root)));
  }
  const double v = 1 / z;
  for (int k = 15; k >= 0; --k) sum = sum * v + kTerms.far[k];
  return static_cast<T>(shift + (std::log(z) - v * (0.5 + v * sum)));
}

// What series of numbers are written with; special_gamma.h has it for numbers with derivatives.
EAGER_HD inline double value_of(double x) { return x; }
// Returns base^x. A few products take a tenth of the time of a power.
EAGER_HD inline double power_of(double base, double x) {
  if (!(x >= -6 && x <= -1 && x == std::floor(x) && base > 1e-40 && base < 1e40)) return std::pow(base, x);
  double y = base;
  for (int k = 1; k < -x; ++k) y *= base;
  return 1 / y;
}
// Reports whether the summand no longer changes the sum.
EAGER_HD inline bool is_negligible(double summand, double sum, double share) {
  return std::abs(summand) <= std::abs(sum) * share;
}

// Hurwitz' zeta(s, q) = sum (q + k)^-s for s > 1 and q > 0, by Euler's and Maclaurin's formula: the terms up to a large q, the
// integral of the rest, and the corrections B(2j)/(2j)! s(s+1)...(s+2j-2) q^(-s-2j+1). Where the first term overflows, or all of
// them vanish, so does the sum. Each q + k is multiplied by `scale`, and so the sum by scale^-s.
template <class N>
EAGER_SHARED N positive_zeta(N s, double q, double scale = 1) {
  constexpr double kCoefficients[] = {0.083333333333333333,    -0.0013888888888888889,  3.3068783068783069e-5,
                                      -8.2671957671957672e-7,  2.0876756987868099e-8,   -5.2841901386874932e-10,
                                      1.3382536530684679e-11,  -3.3896802963225829e-13, 8.5860620562778446e-15,
                                      -2.1748686985580619e-16, 5.5090028283602295e-18,  -1.3954464685812523e-19};
  const double value = value_of(s);
  N power = power_of(q * scale, N(0) - s);
  const double first = value_of(power);
  if ((first == 0 && q < 10 + value) || std::isinf(first) || std::isinf(q)) return power;
  N sum(0);
  while (q < 10 + value) {
    sum = sum + power;
    if (is_negligible(power, sum, 1e-18)) return sum;
    q += 1;
    power = power_of(q * scale, N(0) - s);
  }
  sum = sum + power_of(q * scale, N(1) - s) / ((s - N(1)) * N(scale)) + N(0.5) * power;
  const N inverse_square(1 / (q * q));
  N factor = s * power / N(q);
  for (int j = 0; j < 12; ++j) {
    const N more = N(kCoefficients[j]) * factor;
    sum = sum + more;
    if (is_negligible(more, sum, 1e-17)) break;
    factor = factor * ((s + N(2 * j + 1)) * (s + N(2 * j + 2)) * inverse_square);
  }
  return sum;
}
// q^-s for whole s > 0, in two parts unless s is large, or the power far from 1.
EAGER_HD inline twofold::Pair inverse_power(double q, double s) {
  const double rough = std::pow(q, -s);
  if (!(s <= 64 && rough > 1e-250 && rough < 1e250)) return {rough, 0};
  twofold::Pair y = {1, 0}, square = {q, 0};
  for (int n = static_cast<int>(s);; square = twofold::product(square, square)) {
    if (n & 1) y = twofold::product(y, square);
    if ((n >>= 1) == 0) break;
  }
  const twofold::Pair back = twofold::product(rough, y.high);
  return twofold::sum(rough, rough * ((1 - back.high) - back.low - rough * y.low));
}
// Hurwitz' zeta for whole s > 1 and any q but 0, -1, ... For negative q it is the sum over all whole k but those before 0, which
// run the other way. The terms beside the poles, which nearly cancel where s is odd, have two parts.
EAGER_HD inline double whole_zeta(double s, double q, double scale = 1) {
  if (q > 0) return positive_zeta(s, q, scale);
  const double above = q - std::floor(q), below = std::ceil(q) - q, sign = std::fmod(s, 2) == 0 ? 1 : -1;
  const twofold::Pair first = inverse_power(above * scale, s), second = inverse_power(below * scale, s);
  const double nearest = first.high + sign * second.high;
  if (!(std::abs(nearest) < 1e300)) return nearest;
  const double rest =
      positive_zeta(s, 1 + above, scale) + sign * (positive_zeta(s, 1 + below, scale) - positive_zeta(s, 1 - q, scale));
  const twofold::Pair sum = twofold::sum(first, twofold::Pair{sign * second.high, sign * second.low});
  return twofold::sum(sum, twofold::Pair{rest, 0}).high;
}

// The n-th derivative of psi, (-1)^(n+1) n! zeta(n+1, x); NaN unless n is a whole number >= 0.
template <class T>
EAGER_HD T polygamma(T order, T value) {
  const double n = order;
  double x = value;
  if (!(n >= 0) || n != std::floor(n) || n > 1e15 || x != x) return std::numeric_limits<T>::quiet_NaN();
  if (n == 0) return digamma(value);
  const double sign = std::fmod(n, 2) == 0 ? -1 : 1;
  // Halfway between poles psi(1 - x) - psi(x) = pi / tan(pi x) has no even derivatives, and the terms of both sides cancel.
  if (sign < 0 && x < 0 && x - std::floor(x) == 0.5) x = 1 - x;
  if (x <= 0 && x == std::floor(x)) {
    using Limits = std::numeric_limits<double>;
    return static_cast<T>(sign > 0 ? Limits::infinity() : Limits::quiet_NaN());
  }
  double sum = n > 170 ? 0 : whole_zeta(n + 1, x);
  if (!(std::abs(sum) > 1e-290)) {  // n! overflows, or the sum underflows
    const double below = x - std::floor(x), above = std::ceil(x) - x, pole = x > 0 ? x : below < above ? below : above;
    const double scale = pole < 1e-300 ? 1e300 : pole > 1e300 ? 1e-300 : 1 / pole;
    sum = whole_zeta(n + 1, x, scale);
    const double size = std::exp(log_gamma(n + 1) + (n + 1) * std::log(scale) + std::log(std::abs(sum)));
    return static_cast<T>(sum < 0 ? -sign * size : sign * size);
  }
  double factorial = n <= 20 ? 1 : std::tgamma(n + 1);
  for (int k = 2; k <= n && n <= 20; ++k) factorial *= k;
  return static_cast<T>(sign * factorial * sum);
}

// The n-th derivative of sin(pi x) / (pi x); NaN unless n is whole and from 0 to 1000, as bessel_i_of's order is. That of
// f(t) = sin(t) / t is the integral of s^n cos(t s + n pi / 2) over [0, 1]: a power series for small t, else by
// t f_n = sin(t + n pi / 2) - n f_{n-1}, whose errors shrink where t is more than n.
template <class T>
EAGER_HD T sinc_derivative(T order, T value) {
  constexpr double kPi = 3.14159265358979323846;
  if (!(order >= 0 && order <= 1000) || order != std::floor(order)) return std::numeric_limits<T>::quiet_NaN();
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
