// The inverse of the error function and of the normal distribution function, and the latter's logarithm.
#pragma once

#include <cmath>
#include <limits>

#include "kernels/common/special_functions.h"
#include "kernels/common/special_shared.h"

namespace eager {

// A quotient of two polynomials of degree 7.
EAGER_HD inline double quotient_of_7(const double (&terms)[2][8], double x) {
  double above = terms[0][7], below = terms[1][7];
  for (int k = 6; k >= 0; --k) {
    above = above * x + terms[0][k];
    below = below * x + terms[1][k];
  }
  return above / below;
}

// Of inverse_erf: quotients R, numerator and denominator, which mpmath has fitted with 45 digits to within 2^-55 of the result. With
// c = sqrt(pi) / 2 and r = sqrt(-log((1 - x) / 2)), erfinv(x) is
//   c x + x^3 R(0.7225 - x^2)   for x up to 0.85
//   c r + R(r - 1.6)            for r up to 5
//   c r + R(r - 5)              beyond
// The slope c has two parts, so that only the roundings of R show, which is the smaller term.
struct InverseErfTerms {
  double central[2][8], tail[2][8], far_tail[2][8];
};
EAGER_HD constexpr InverseErfTerms inverse_erf_terms() {
  return {{{0.430872506732641279, 4.20747699680557264, 15.4397953690943113, 26.5165363446424387, 21.6286694817322675,
            7.51288217967725876, 0.802277457453263995, 0.0031432043341049741},
           {1, 11.271095628819462, 49.5901917485831476, 108.013975562779654, 122.09944536939548, 68.6976595179406097,
            16.7446254525542635, 1.23319614853392152}},
          {{-0.411441047120724838, -0.524367085191858504, -0.118016197398468836, 0.115682594259319302,
            0.0773497462507214185, 0.0182643876541190873, 0.00183435425604574003, 0.0000628150108967173006},
           {1, 2.05546054395359261, 1.6806391104314452, 0.692643333340679221, 0.148947547247907337,
            0.0152996252483853648, 0.000551295682046054608, 9.23253383971886825e-9}},
          {{0.276714894649243673, 0.319230676980508488, 0.123629249019680935, 0.0224028105429443034,
            0.00208659741772788718, 0.0000991837775941930207, 2.16963542613631786e-6, 1.60493640844158167e-8},
           {1, 0.599526844685575213, 0.136768380474636844, 0.0148442184440852837, 0.000784215424305540429,
            0.0000183675718593655969, 1.41056626283559056e-7, 1.75847651520145132e-14}}};
}
// A factor k of erfinv, and the parts of k sqrt(pi) / 2.
struct InverseErfScale {
  double factor, slope, slope_low;
};
EAGER_HD constexpr InverseErfScale erfinv_scale() { return {1, 0.886226925452758, -3.8332932499128993e-17}; }
EAGER_HD constexpr InverseErfScale quantile_scale() {
  return {1.41421356237309504880, 1.2533141373155003, -9.164289990229583e-17};
}

// k erfinv(x) for x >= 0; tail = (1 - x) / 2, which has all digits where x is near 1.
EAGER_SHARED double inverse_erf(double x, double tail, InverseErfScale k) {
  constexpr InverseErfTerms kTerms = inverse_erf_terms();
  double at = x, rest;
  if (x <= 0.85) {
    rest = x * x * x * quotient_of_7(kTerms.central, 0.7225 - x * x);
  } else {
    if (tail == 0) return std::numeric_limits<double>::infinity();
    at = std::sqrt(-std::log(tail));
    rest = at <= 5 ? quotient_of_7(kTerms.tail, at - 1.6) : quotient_of_7(kTerms.far_tail, at - 5);
  }
  return std::fma(at, k.slope, std::fma(at, k.slope_low, k.factor * rest));
}

EAGER_HD inline double erfinv(double x) {
  const double a = std::abs(x);
  if (!(a <= 1)) return std::numeric_limits<double>::quiet_NaN();
  return std::copysign(inverse_erf(a, 0.5 * (1 - a), erfinv_scale()), x);
}
EAGER_HD inline double erfcinv(double x) {
  if (!(x >= 0 && x <= 2)) return std::numeric_limits<double>::quiet_NaN();
  return x <= 1 ? inverse_erf(1 - x, 0.5 * x, erfinv_scale()) : -inverse_erf(x - 1, 1 - 0.5 * x, erfinv_scale());
}
EAGER_HD inline double normal_quantile(double p) {
  if (!(p >= 0 && p <= 1)) return std::numeric_limits<double>::quiet_NaN();
  return p < 0.5 ? -inverse_erf(2 * (0.5 - p), p, quantile_scale())
                 : inverse_erf(2 * (p - 0.5), 1 - p, quantile_scale());
}

// 1 - mills_series(x).
EAGER_HD inline double mills_rest(double x) {
  const double w = 1 / (x * x);
  return w * (1 - w * (3 - w * (15 - w * (105 - w * (945 - w * 10395)))));
}

// log Phi(x), with Phi the normal distribution function.
EAGER_SHARED double log_normal_cdf(double x) {
  if (x > 40) return -0.0;
  if (x > -1) return std::log1p(-normal_cdf(-x));
  if (!is_normal_tail(x)) return std::log(normal_cdf(x));
  return -0.5 * x * x - 0.918938533204672742 - std::log(-x) + std::log1p(-mills_rest(x));
}

// phi(x) / Phi(x), the derivative of log Phi, whose own is minus that times x + phi(x) / Phi(x). The sum is `excess`, which the
// series gives where its terms cancel.
EAGER_SHARED double normal_hazard(double x, bool excess) {
  if (is_normal_tail(x)) return (excess ? mills_rest(x) * -x : -x) / (1 - mills_rest(x));
  const double hazard = x > kGeluLimit ? 0 : times_normal_density(1.0, x) / normal_cdf(x);
  return excess ? x + hazard : hazard;
}

inline constexpr int kMostNormalDerivatives = 32;

// The n-th derivative of log Phi for n > 2, from the Taylor coefficients of h = phi / Phi, or of h + x, whose n-th derivatives for n > 1
// are the same. In the tail, where h' = -h (x + h) cancels, h + x is a continued fraction of positive terms in t = -x,
// 1 / (t + 2 / (t + 3 / (t + ...))).
EAGER_SHARED double log_normal_cdf_derivative(int n, double x) {
  double at[kMostNormalDerivatives + 1], inverse[kMostNormalDerivatives + 1];
  const bool is_tail = x < -2.5;
  double factor = 1;  // (n - 1)!, and the sign of t's power in the tail
  for (int k = 1; k < n; ++k) factor *= is_tail ? -k : k;
  if (!is_tail) {
    if (x > kGeluLimit) return 0;
    at[0] = normal_hazard(x, false);
    for (int k = 0; k + 1 < n; ++k) {
      double sum = x * at[k] + (k > 0 ? at[k - 1] : 0);
      for (int j = 0; j <= k; ++j) sum += at[j] * at[k - j];
      at[k + 1] = -sum / (k + 1);
    }
    return factor * at[n - 1];
  }
  const double t = -x;
  for (int j = 0; j < n; ++j) at[j] = j == 0 ? t : j == 1 ? 1 : 0;
  for (int k = static_cast<int>(20 + 1800 / (t * t)); k > 0; --k) {
    inverse[0] = 1 / at[0];
    for (int j = 1; j < n; ++j) {
      double sum = 0;
      for (int i = 1; i <= j; ++i) sum += at[i] * inverse[j - i];
      inverse[j] = -inverse[0] * sum;
    }
    for (int j = 0; j < n; ++j) at[j] = (j == 0 ? t : j == 1 ? 1 : 0) + k * inverse[j];
  }
  return factor * inverse[n - 1];
}
// The derivative of an order that is given as a number: NaN unless it is whole and from 1 to 32.
EAGER_HD inline double log_normal_cdf_derivative_of(double order, double x) {
  if (!(order >= 1 && order <= kMostNormalDerivatives && order == std::floor(order)) || x != x)
    return std::numeric_limits<double>::quiet_NaN();
  if (order == 1) return normal_hazard(x, false);
  if (order == 2) return x < -1e160 ? -1 : -normal_hazard(x, false) * normal_hazard(x, true);
  return log_normal_cdf_derivative(static_cast<int>(order), x);
}

}  // namespace eager
