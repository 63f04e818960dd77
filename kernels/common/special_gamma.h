// Functions around gamma: beta, the incomplete gamma functions and Hurwitz' zeta. All compute in float64, for every dtype.
//
// The incomplete gamma functions and zeta are written for numbers N that are double, or Taylor, a number with its derivatives in the
// first parameter; so these derivatives, which have no formula of their own, come from the same series.
#pragma once

#include <cmath>
#include <limits>

#include "kernels/common/special_functions.h"
#include "kernels/common/special_shared.h"

namespace eager {

EAGER_HD inline double infinity() { return std::numeric_limits<double>::infinity(); }
EAGER_HD inline double not_a_number() { return std::numeric_limits<double>::quiet_NaN(); }

// ---- numbers with derivatives

// A number with its first K derivatives in a parameter, each over its factorial: the series of its powers.
template <int K>
struct Taylor {
  double at[K + 1];
  EAGER_HD Taylor(double value = 0, double slope = 0) : at{value, slope} {}
};

// Returns what has these coefficients: f(k, y) is that of the k-th power, from the lower ones.
template <int K, class F>
EAGER_SHARED Taylor<K> shared_taylor_of(const F& f) {
  Taylor<K> y;
  for (int k = 0; k <= K; ++k) y.at[k] = f(k, y.at);
  return y;
}
template <int K, class F>
EAGER_HD inline Taylor<K> taylor_of(const F& f) {
  if constexpr (K > 1) {
    return shared_taylor_of<K>(f);
  } else {
    Taylor<K> y(f(0, nullptr));
    y.at[1] = f(1, y.at);
    return y;
  }
}
template <int K>
EAGER_HD inline Taylor<K> operator+(const Taylor<K>& a, const Taylor<K>& b) {
  return taylor_of<K>([&](int k, const double*) { return a.at[k] + b.at[k]; });
}
template <int K>
EAGER_HD inline Taylor<K> operator-(const Taylor<K>& a, const Taylor<K>& b) {
  return taylor_of<K>([&](int k, const double*) { return a.at[k] - b.at[k]; });
}
template <int K>
EAGER_HD inline Taylor<K> operator*(const Taylor<K>& a, const Taylor<K>& b) {
  return taylor_of<K>([&](int k, const double*) {
    double sum = a.at[k] * b.at[0];
    for (int i = 1; i <= k; ++i) sum += a.at[k - i] * b.at[i];
    return sum;
  });
}
template <int K>
EAGER_HD inline Taylor<K> operator/(const Taylor<K>& a, const Taylor<K>& b) {
  return taylor_of<K>([&](int k, const double* y) {
    double rest = a.at[k];
    for (int i = 0; i < k; ++i) rest -= y[i] * b.at[k - i];
    return rest / b.at[0];
  });
}
// Returns the k-th coefficient of y, whose derivative is x' times `slope`, which may be y.
template <int K>
EAGER_HD inline double integrated(int k, const Taylor<K>& x, const double* slope) {
  double sum = x.at[1] * slope[k - 1];
  for (int i = 2; i <= k; ++i) sum += i * x.at[i] * slope[k - i];
  return sum / k;
}

template <int K>
EAGER_HD inline double value_of(const Taylor<K>& x) {
  return x.at[0];
}
EAGER_HD inline double log_of(double x) { return std::log(x); }
template <int K>
EAGER_HD inline Taylor<K> log_of(const Taylor<K>& x) {
  const Taylor<K> inverse = Taylor<K>(1) / x;
  return taylor_of<K>([&](int k, const double*) { return k == 0 ? std::log(x.at[0]) : integrated(k, x, inverse.at); });
}
// Returns base^x, whose derivatives in x have the factor log(base).
template <int K>
EAGER_HD inline Taylor<K> power_of(double base, const Taylor<K>& x) {
  const double log = std::log(base);
  return taylor_of<K>(
      [&](int k, const double* y) { return k == 0 ? std::pow(base, x.at[0]) : log * integrated(k, x, y); });
}
EAGER_HD inline double exp_of(double x) { return std::exp(x); }
template <int K>
EAGER_HD inline Taylor<K> exp_of(const Taylor<K>& x) {
  return taylor_of<K>([&](int k, const double* y) { return k == 0 ? std::exp(x.at[0]) : integrated(k, x, y); });
}
EAGER_HD inline double sqrt_of(double x) { return std::sqrt(x); }
template <int K>
EAGER_HD inline Taylor<K> sqrt_of(const Taylor<K>& x) {
  return taylor_of<K>([&](int k, const double* y) {
    if (k == 0) return std::sqrt(x.at[0]);
    double rest = x.at[k];
    for (int i = 1; i < k; ++i) rest -= y[i] * y[k - i];
    return rest / (2 * y[0]);
  });
}
EAGER_HD inline double erfc_of(double x) { return std::erfc(x); }
template <int K>
EAGER_HD inline Taylor<K> erfc_of(const Taylor<K>& x) {
  const Taylor<K> slope = Taylor<K>(-1.12837916709551257390) * exp_of(Taylor<K>(0) - x * x);
  return taylor_of<K>([&](int k, const double*) { return k == 0 ? std::erfc(x.at[0]) : integrated(k, x, slope.at); });
}
// Reports whether the summand no longer changes the sum nor its derivatives.
template <int K>
EAGER_HD inline bool is_negligible(const Taylor<K>& summand, const Taylor<K>& sum, double share) {
  for (int k = K; k > 1; --k) {
    if (!is_negligible(summand.at[k], sum.at[k], share)) return false;
  }
  return is_negligible(summand.at[0], sum.at[0], share) && is_negligible(summand.at[1], sum.at[1], share);
}
// Reports whether the factor no longer changes a product.
EAGER_HD inline bool is_nearly_1(double x) { return std::abs(x - 1) < 2e-16; }
template <int K>
EAGER_HD inline bool is_nearly_1(const Taylor<K>& x) {
  for (int k = K; k > 1; --k) {
    if (!(std::abs(x.at[k]) <= 1e-16)) return false;
  }
  return is_nearly_1(x.at[0]) && std::abs(x.at[1]) <= 1e-16;
}
// Returns the derivative of this order.
template <int K>
EAGER_HD inline double derivative(const Taylor<K>& x, int order) {
  double y = x.at[order];
  for (int k = 2; k <= order; ++k) y *= k;
  return y;
}

// ---- parts of gamma

// log gamma(1 + a) for a >= 0, with all digits where a is small.
EAGER_HD inline double log_gamma_1p(double a) {
  const double sum = 1 + a;
  return log_gamma(sum) + (a < 0.25 ? (a - (sum - 1)) * digamma(sum) : 0);
}
// a is the parameter itself.
template <int K>
EAGER_HD Taylor<K> log_gamma_1p(const Taylor<K>& a) {
  const double v = a.at[0];
  return taylor_of<K>([&](int k, const double*) {
    return k == 0 ? log_gamma_1p(v) : k == 1 ? digamma(1 + v) : positive_zeta(1.0 * k, 1 + v) / (k % 2 == 0 ? k : -k);
  });
}

// log gamma(x) - ((x - 1/2) log x - x + log(2 pi) / 2) for x >= 10: the rest of Stirling's formula.
template <class N>
EAGER_HD N stirling_rest(N x) {
  const N w = N(1) / (x * x);
  return (N(1.0 / 12) -
          w * (N(1.0 / 360) -
               w * (N(1.0 / 1260) -
                    w * (N(1.0 / 1680) - w * (N(1.0 / 1188) - w * (N(691.0 / 360360) - w * N(1.0 / 156))))))) /
         x;
}

// 2 (u - log(1 + u)) / u^2 for -1/2 <= u <= 1, which is 1 at 0. With s = u / (2 + u), log(1 + u) = 2 artanh(s).
template <class N>
EAGER_HD N log1p_rest(N u) {
  const N s = u / (u + N(2)), w = s * s, rest = N(1) - s;
  constexpr double kTerms[] = {1. / 3,  1. / 5,  1. / 7,  1. / 9,  1. / 11, 1. / 13, 1. / 15, 1. / 17, 1. / 19,
                               1. / 21, 1. / 23, 1. / 25, 1. / 27, 1. / 29, 1. / 31, 1. / 33, 1. / 35, 1. / 37};
  // So many of the first terms matter near 0, in the value and the first derivative.
  const int last = value_of(w) < 0x1p-6 && sizeof(N) <= 2 * sizeof(double) ? 9 : 17;
  N sum(kTerms[last]);
  for (int k = last - 1; k >= 0; --k) sum = sum * w + N(kTerms[k]);
  return rest - s * rest * rest * sum;
}

// The logarithm of beta(a, b) for a, b > 0, after A. R. DiDonato and A. H. Morris, Algorithm 708, 1992; else that of |beta(a, b)|
// by three logarithms.
EAGER_SHARED double log_beta(double a, double b) {
  const double high = a > b ? a : b, low = a > b ? b : a;
  if (!(low > 0) || high != high) return log_gamma(a) + log_gamma(b) - (low == 0 ? log_gamma(high) : log_gamma(a + b));
  if (std::isinf(high)) return -high;
  const double share = low / high, both = low + high;
  if (high < 10) {
    if (low < 1e-300) return -std::log(low);
    return std::log(std::tgamma(low) * (std::tgamma(high) / std::tgamma(both)));
  }
  if (low < 10) {
    return log_gamma(low) + (stirling_rest(high) - stirling_rest(both)) + low - low * std::log(both) -
           (high - 0.5) * std::log1p(share);
  }
  return 0.918938533204672742 - 0.5 * std::log(high) +
         (stirling_rest(low) + (stirling_rest(high) - stirling_rest(both))) +
         (low - 0.5) * std::log(share / (1 + share)) - high * std::log1p(share);
}

EAGER_HD inline bool is_pole_of_gamma(double x) { return x <= 0 && x == std::floor(x); }
EAGER_HD inline double sign_of_gamma(double x) { return x < 0 && std::fmod(std::floor(x), 2) != 0 ? -1 : 1; }

// gamma(a) gamma(b) / gamma(a + b). At a pole -n of gamma(a) it is the limit where b is a whole number that the pole of
// gamma(a + b) meets, else infinite.
EAGER_SHARED double beta(double a, double b) {
  double sign = 1;
  if (is_pole_of_gamma(b)) {
    const double other = a;
    a = b;
    b = other;
  }
  if (is_pole_of_gamma(a)) {
    if (b != b) return b;
    if (!(b == std::floor(b) && 1 - a - b > 0) || a == 0 || std::isinf(a)) return infinity();
    sign = std::fmod(b, 2) == 0 ? 1 : -1;
    a = 1 - a - b;
    if (is_pole_of_gamma(b)) return infinity();
  }
  const double both = a + b;
  if (is_pole_of_gamma(both)) return std::isinf(both) ? not_a_number() : 0;
  const double high = a > b ? a : b, low = a > b ? b : a;
  if (high < 170 && low > -170 && both < 170 && both > -170) {
    return sign * (std::tgamma(low) * (std::tgamma(high) / std::tgamma(both)));
  }
  if (low > 0 && std::isinf(low)) return not_a_number();
  return sign * sign_of_gamma(a) * sign_of_gamma(b) * sign_of_gamma(both) * std::exp(log_beta(a, b));
}

// Hurwitz' zeta(s, q) = sum (q + k)^-s for any q: infinite at s = 1 and at the poles q = 0, -1, ... For other negative q it exists where
// s is a whole number.
EAGER_SHARED double zeta(double s, double q) {
  if (s == 1) return infinity();
  if (!(s > 1) || q != q) return not_a_number();
  if (q > 0) return positive_zeta(s, q);
  if (q == std::floor(q)) return infinity();
  if (s != std::floor(s)) return not_a_number();
  return whole_zeta(s, q);
}

// ---- incomplete gamma functions: P(a, x) = integral of t^(a-1) e^-t from 0 to x, over gamma(a); Q = 1 - P

// log(x^a e^-x / gamma(a + 1)) for a, x > 0. For large a it is the distance from the density's peak, whose terms do not cancel.
template <class N>
EAGER_HD N log_power(N a, double x) {
  const double v = value_of(a);
  if (v < 10) return a * N(std::log(x)) - N(x) - log_gamma_1p(a);
  const N u = (N(x) - a) / a;
  const double at = value_of(u);
  const N excess = at > -0.5 && at < 1 ? N(0.5) * u * u * log1p_rest(u) : u - log_of(N(x) / a);
  return N(0) - a * excess - N(0.5) * log_of(N(6.28318530717958647693) * a) - stirling_rest(a);
}

// x - a - a log(x / a) for a, x > 0, which is 0 at x = a. An exponential of it keeps its digits, since it has two parts. With 2^k a near
// x, log(x / a) = k log 2 + 2 artanh(s), s = (x - 2^k a) / (x + 2^k a).
EAGER_SHARED twofold::Pair gamma_excess(double a, twofold::Pair of_x) {
  using twofold::Pair;
  const double x = of_x.high;
  if (!(a < 1e250)) {  // the products of parts overflow
    const double u = (x - a) / a;
    return {a * (u > -0.5 && u < 1 ? 0.5 * u * u * log1p_rest(u) : u - std::log(x / a)), 0};
  }
  int exponent_a, exponent_x;
  const double part_a = std::frexp(a, &exponent_a), part_x = std::frexp(x, &exponent_x);
  const int k = exponent_x - exponent_a + (part_x > part_a * 1.41421356 ? 1 : part_x < part_a * 0.70710678 ? -1 : 0);
  const double near = std::ldexp(a, k), d = x - near;  // exact
  Pair both = twofold::sum(x, near);
  both.low += of_x.low;
  const double quotient = d / both.high;
  const Pair back = twofold::product(quotient, both.high);
  const Pair s = twofold::sum(quotient, ((d - back.high) + (of_x.low - back.low) - quotient * both.low) / both.high);
  const Pair w = twofold::product(s, s);
  constexpr double kTerms[] = {1. / 5,  1. / 7,  1. / 9,  1. / 11, 1. / 13, 1. / 15,
                               1. / 17, 1. / 19, 1. / 21, 1. / 23, 1. / 25, 1. / 27};
  double rest = 0;
  for (int i = 11; i >= 0; --i) rest = rest * w.high + kTerms[i];
  // artanh(s) / s - 1
  const Pair series = twofold::product(w, twofold::sum(Pair{1. / 3, 1.8503717077085943e-17}, Pair{rest * w.high, 0}));
  const Pair twice = twofold::product(Pair{2 * a, 0}, s);
  Pair y = twofold::product(Pair{d, of_x.low}, s);  // d - 2 a s for k = 0
  if (k != 0) {
    constexpr Pair kLog2 = {0.693147180559945286, 2.31904681384629956e-17};
    const Pair far = twofold::sum(twice, twofold::product(twofold::product(a, k), kLog2));
    y = twofold::sum(twofold::sum(of_x, Pair{-a, 0}), Pair{-far.high, -far.low});
  }
  const Pair less = twofold::product(twice, series);
  return twofold::sum(y, Pair{-less.high, -less.low});
}

// a^a e^-a / gamma(a + 1) for a > 0.
EAGER_HD inline double gamma_peak(double a) {
  return a < 10 ? std::pow(a, a) * std::exp(-a) / std::tgamma(1 + a)
                : std::exp(-stirling_rest(a)) / std::sqrt(6.28318530717958647693 * a);
}
// x^a e^-x / gamma(a + 1) as factor times e^log.
template <class N>
struct GammaPower {
  N factor, log;
};
template <class N>
EAGER_HD GammaPower<N> gamma_power(N a, double x) {
  return {N(1), log_power(a, x)};
}
EAGER_HD inline GammaPower<double> gamma_power(double a, double x) {
  const twofold::Pair excess = gamma_excess(a, {x, 0});
  return {gamma_peak(a) * (1 - excess.low), -excess.high};
}

// One of P and Q, as part times e^log_scale.
template <class N>
struct IncompleteGamma {
  N part, log_scale;
  bool is_upper;
};

// The power series of c_k, one after the other.
struct GammaExpansion {
  static constexpr int kRows = 11, kTerms = 119;
  int lengths[kRows];
  double series[kTerms];
};
EAGER_HD constexpr GammaExpansion gamma_expansion() {
  // clang-format off
  return {{18, 17, 15, 13, 13, 11, 10, 8, 6, 5, 3}, {
      -0.33333333333333333, 0.083333333333333333, -0.014814814814814815, 0.0011574074074074074, 0.0003527336860670194,
      -0.00017875514403292181, 3.9192631785224378e-5, -2.1854485106799922e-6, -1.85406221071516e-6, 8.296711340953086e-7,
      -1.7665952736826079e-7, 6.7078535434014986e-9, 1.0261809784240308e-8, -4.3820360184533532e-9, 9.1476995822367902e-10,
      -2.551419399494625e-11, -5.8307721325504251e-11, 2.4361948020667416e-11,
      -0.0018518518518518519, -0.0034722222222222222, 0.0026455026455026455, -0.00099022633744855967, 0.00020576131687242798,
      -4.0187757201646091e-7, -1.8098550334489978e-5, 7.6491609160811101e-6, -1.6120900894563446e-6, 4.6471278028074343e-9,
      1.378633446915721e-7, -5.752545603517705e-8, 1.1951628599778147e-8, -1.7543241719747648e-11, -1.0091543710600413e-9,
      4.1627929918425826e-10, -8.5639070264929806e-11,
      0.0041335978835978836, -0.0026813271604938272, 0.00077160493827160494, 2.0093878600823045e-6, -0.00010736653226365161,
      5.2923448829120125e-5, -1.2760635188618728e-5, 3.4235787340961381e-8, 1.3721957309062933e-6, -6.298992138380055e-7,
      1.4280614206064242e-7, -2.0477098421990866e-10, -1.4092529910867521e-8, 6.228974084922022e-9, -1.3670488396617113e-9,
      0.00064943415637860082, 0.00022947209362139918, -0.00046918949439525571, 0.00026772063206283885, -7.5618016718839764e-5,
      -2.3965051138672967e-7, 1.1082654115347302e-5, -5.6749528269915966e-6, 1.4230900732435884e-6, -2.7861080291528142e-11,
      -1.6958404091930277e-7, 8.0994649053880824e-8, -1.9111168485973654e-8,
      -0.0008618882909167117, 0.00078403922172006663, -0.00029907248030319018, -1.4638452578843418e-6, 6.6414982154651222e-5,
      -3.9683650471794347e-5, 1.1375726970678419e-5, 2.5074972262375328e-10, -1.6954149536558306e-6, 8.9075075322053097e-7,
      -2.2929348340008049e-7, 2.956794137544049e-11, 2.8865829742708784e-8,
      -0.00033679855336635815, -6.9728137583658578e-5, 0.00027727532449593921, -0.00019932570516188848, 6.7977804779372078e-5,
      1.419062920643967e-7, -1.3594048189768693e-5, 8.0184702563342015e-6, -2.2914811765080952e-6, -3.252473551298454e-10,
      3.4652846491085265e-7,
      0.00053130793646399222, -0.00059216643735369388, 0.00027087820967180448, 7.9023532326603279e-7, -8.1539693675619688e-5,
      5.6116827531062497e-5, -1.8329116582843376e-5, -3.0796134506033048e-9, 3.4651553688036091e-6, -2.0291327396058604e-6,
      0.00034436760689237767, 5.1717909082605922e-5, -0.00033493161081142236, 0.0002812695154763237, -0.00010976582244684731,
      -1.2741009095484485e-7, 2.7744451511563644e-5, -1.8263488805711333e-5,
      -0.00065262391859530942, 0.00083949872067208728, -0.00043829709854172101, -6.969091458420552e-7, 0.00016644846642067548,
      -0.00012783517679769219,
      -0.00059676129019274625, -7.2048954160200106e-5, 0.00067823088376673284, -0.00064014752602627585, 0.00027750107634328704,
      0.0013324454494800656, -0.0019144384985654775, 0.0011089369134596637}};
  // clang-format on
}

// The sum of c_k(eta) a^-k in the uniform expansion.
template <class N>
EAGER_HD N gamma_expansion_sum(N eta, N inverse_a) {
  constexpr GammaExpansion kExpansion = gamma_expansion();
  N sum(0);
  int end = GammaExpansion::kTerms;
  for (int k = GammaExpansion::kRows - 1; k >= 0; --k) {
    const int begin = end - kExpansion.lengths[k];
    N row(kExpansion.series[end - 1]);
    for (int i = end - 2; i >= begin; --i) row = row * eta + N(kExpansion.series[i]);
    sum = sum * inverse_a + row;
    end = begin;
  }
  return sum;
}
// The uniform expansion for large a (N. M. Temme, The asymptotic expansion of the incomplete gamma functions, SIAM J. Math. Anal. 10,
// 1979; DLMF 8.12), for a >= 20 and |x - a| < 0.4 a. With eta^2 / 2 = u - log(1 + u), u = x / a - 1:
// Q = erfc(eta sqrt(a / 2)) / 2 + e^(-a eta^2 / 2) / sqrt(2 pi a) sum c_k(eta) a^-k.
template <class N>
EAGER_HD IncompleteGamma<N> incomplete_gamma_near(N a, double x) {
  const N u = (N(x) - a) / a, eta = u * sqrt_of(log1p_rest(u));
  const N sum = gamma_expansion_sum(eta, N(1) / a);
  const N correction = exp_of(N(-0.5) * a * eta * eta) / sqrt_of(N(6.28318530717958647693) * a) * sum;
  const bool is_upper = value_of(u) >= 0;
  const N z = eta * sqrt_of(N(0.5) * a);
  return {is_upper ? N(0.5) * erfc_of(z) + correction : N(0.5) * erfc_of(N(0) - z) - correction, N(0), is_upper};
}
// Far from the peak erfc and the exponential multiply the rounding errors of what they are given, so that z has two parts.
EAGER_HD inline IncompleteGamma<double> incomplete_gamma_near(double a, double x) {
  const twofold::Pair square = gamma_excess(a, {x, 0});
  const double z = std::sqrt(square.high);
  const twofold::Pair back = twofold::product(z, z);
  const double low = z > 0 ? ((square.high - back.high) - back.low + square.low) / (2 * z) : 0;
  const bool is_upper = x >= a;
  const double eta = (is_upper ? z : -z) * std::sqrt(2 / a), sum = gamma_expansion_sum(eta, 1 / a);
  const double power = std::exp(-square.high) * (1 - square.low);
  const double correction =
      (is_upper ? sum : -sum) / std::sqrt(6.28318530717958647693 * a) - low * 0.564189583547756287;
  return {0.5 * std::erfc(z) + power * correction, 0, is_upper};
}

// From where on Legendre's continued fraction computes Q, for x >= a: where it takes no longer than the power series of P, or, if only
// Q has all digits, where the other series loses three bits.
EAGER_HD constexpr double least_of_gamma_fraction(bool is_upper) { return is_upper ? 0.7 : 1.1; }
// The number of steps after which the fraction no longer changes, as over_x / x + more + min(a, kMostOfA) / 2.
struct GammaFractionSteps {
  static constexpr double kMostOfA = 24;
  double over_x, more;
};
EAGER_HD constexpr GammaFractionSteps gamma_fraction_steps(bool is_double) {
  return is_double ? GammaFractionSteps{96, 8} : GammaFractionSteps{34, 5};
}
// Q over x^a e^-x / gamma(a) by the fraction (DLMF 8.9.2). From its end to its beginning, each step makes the errors of those before
// smaller; from its beginning, they add up to 60 units in the last place where a is small.
EAGER_HD inline double upper_gamma_fraction(double a, double x) {
  const GammaFractionSteps steps = gamma_fraction_steps(true);
  const double of_a = 0.5 * (a < steps.kMostOfA ? a : steps.kMostOfA);
  const double first = x - a + 1, last = std::floor(steps.over_x / x + (steps.more + of_a));
  double f = first + 2 * last;
  for (double i = last; i > 0; --i) f = first + (2 * i - 2) + i * (a - i) / f;
  return 1 / f;
}
// With derivatives, whose number of steps is not known, by W. J. Lentz's recurrence.
template <class N>
EAGER_HD N upper_gamma_fraction(N a, double x) {
  N b = N(x + 1) - a, c(1e300), d = N(1) / b, f = d;
  for (int i = 1; i < 10000; ++i) {
    const N factor = N(i) * (a - N(i));
    b = b + N(2);
    d = N(1) / (factor * d + b);
    c = b + factor / c;
    const N step = c * d;
    f = f * step;
    if (is_nearly_1(step)) break;
  }
  return f;
}

// For a, x > 0, both finite.
template <class N>
EAGER_SHARED IncompleteGamma<N> incomplete_gamma(N a, double x, bool for_upper = false) {
  const double v = value_of(a);
  if (v >= 20 && std::abs(x - v) < 0.4 * v) return incomplete_gamma_near(a, x);
  if (x > 1e15 && x > 2 * v) return {N(0), N(0), true};  // e^-x vanishes
  const GammaPower<N> power = gamma_power(a, x);
  if (x > least_of_gamma_fraction(for_upper) && x >= v)
    return {power.factor * a * upper_gamma_fraction(a, x), power.log, true};
  N term(1), sum(1), next = a;
  for (int i = 0; i < 10000; ++i) {
    next = next + N(1);
    term = term * N(x) / next;
    sum = sum + term;
    if (is_negligible(term, sum, 1e-17)) break;
  }
  return {power.factor * sum, power.log, false};
}

// Q for small a and x: 1 - x^a / gamma(a + 1) less the rest of the series, of which no part is near 1.
EAGER_HD inline double upper_gamma_series(double a, double x) {
  double term = 1, sum = 0;
  for (int n = 1; n < 200; ++n) {
    term *= -x / n;
    const double more = term / (a + n);
    sum += more;
    if (std::abs(more) <= std::abs(sum) * 1e-17) break;
  }
  const double power = a * std::log(x) - log_gamma_1p(a);
  return -std::expm1(power) - a * std::exp(power) * sum;
}

// P, or Q if `upper`; with SciPy's values at the edges.
EAGER_SHARED double regularized_gamma(double a, double x, bool upper) {
  if (!(a >= 0 && x >= 0) || (a == 0 && x == 0) || (std::isinf(a) && std::isinf(x))) return not_a_number();
  if (x == 0 || std::isinf(a)) return upper ? 1 : 0;
  if (a == 0 || std::isinf(x)) return upper ? 0 : 1;
  if (upper && x <= least_of_gamma_fraction(true) && (x <= 0.5 ? a <= -0.4 / std::log(x) : a <= 1.1 * x))
    return upper_gamma_series(a, x);
  const IncompleteGamma<double> g = incomplete_gamma(a, x, upper);
  const double product = g.part * std::exp(g.log_scale), y = product > 1 ? 1 : product;
  return g.is_upper == upper ? y : 1 - y;
}

EAGER_HD inline double lower_gamma(double a, double x) { return regularized_gamma(a, x, false); }
EAGER_HD inline double upper_gamma(double a, double x) { return regularized_gamma(a, x, true); }

// The density x^(a-1) e^-x / gamma(a), P's derivative in x.
EAGER_SHARED double gamma_density(double a, double x) {
  if (!(a >= 0 && x >= 0) || std::isinf(a)) return not_a_number();
  if (a == 0 || std::isinf(x)) return x == 0 ? infinity() : 0;
  if (x == 0) return a > 1 ? 0 : a < 1 ? infinity() : 1;
  return std::exp(log_power(a, x) + std::log(a / x));
}

// The derivatives in the first parameter are computed up to this order; of others, functions are NaN.
constexpr int kMostDerivatives = 8;
// The orders of a derivative of betainc in its parameters, as the one number that a formula takes.
EAGER_HD inline double beta_orders(int64_t order_a, int64_t order_b) {
  return static_cast<double>(order_a * 16 + order_b);
}
EAGER_HD inline bool is_derivative(double order) {
  return order >= 1 && order <= kMostDerivatives && order == std::floor(order);
}

// P's derivative in a of this order, over e^log_scale.
template <int K>
EAGER_SHARED double scaled_gamma_slope(int order, double a, double x, double& log_scale) {
  const IncompleteGamma<Taylor<K>> g = incomplete_gamma(Taylor<K>(a, 1), x);
  log_scale = g.log_scale.at[0];
  const double y = derivative(g.part * exp_of(g.log_scale - Taylor<K>(log_scale)), order);
  return g.is_upper ? -y : y;
}
EAGER_HD inline double scaled_gamma_slope(int order, double a, double x, double& log_scale) {
  return order == 1 ? scaled_gamma_slope<1>(1, a, x, log_scale)
                    : scaled_gamma_slope<kMostDerivatives>(order, a, x, log_scale);
}

EAGER_SHARED double gamma_slope(double order, double a, double x) {
  if (!(a > 0 && x >= 0) || !is_derivative(order)) return not_a_number();
  if (x == 0 || std::isinf(a) || std::isinf(x)) return 0;
  double log_scale;
  const double slope = scaled_gamma_slope(static_cast<int>(order), a, x, log_scale);
  return slope * std::exp(log_scale);
}

// gamma_sample_log_slope where P is x^a / gamma(a + 1).
template <int K>
EAGER_SHARED double small_gamma_sample_log_slope(int order, double a, double log_x) {
  const Taylor<K> log_p = Taylor<K>(a, 1) * Taylor<K>(log_x) - log_gamma_1p(Taylor<K>(a, 1));
  return -derivative(exp_of(log_p - Taylor<K>(log_p.at[0])), order) / a;
}
// P's derivative in a of this order at x = e^log_x, over minus that in log_x. That of order 1 is the derivative in a of the log_x
// at which P has a given value; 0 for x = 0.
EAGER_SHARED double gamma_sample_log_slope(double order, double a, double log_x) {
  if (!(a >= 0) || log_x != log_x || !is_derivative(order)) return not_a_number();
  if (a == 0 || std::isinf(a) || std::isinf(log_x)) return 0;
  const int n = static_cast<int>(order);
  if (log_x < -40) return small_gamma_sample_log_slope<kMostDerivatives>(n, a, log_x);
  const double x = std::exp(log_x);
  double log_scale;
  const double slope = scaled_gamma_slope(n, a, x, log_scale);
  return slope == 0 ? 0 : -slope * std::exp(log_scale - log_power(a, x)) / a;
}

template <int K>
EAGER_SHARED double positive_zeta_slope(int order, double s, double q) {
  return derivative(positive_zeta(Taylor<K>(s, 1), q), order);
}

// zeta's derivative in s of this order: at the pole s = 1, from above; for q < 0, where the s beside a whole number have none, NaN.
EAGER_SHARED double zeta_slope(double order, double s, double q) {
  if (!(s >= 1 && q >= 0) || !is_derivative(order)) return not_a_number();
  const int n = static_cast<int>(order);
  if (std::isinf(q)) return 0;
  if (s == 1 || q == 0) return s == 1 && n % 2 == 1 ? -infinity() : infinity();
  return positive_zeta_slope<kMostDerivatives>(n, s, q);
}

}  // namespace eager
