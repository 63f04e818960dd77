// The inverse of the error function and of the normal distribution function, and the latter's logarithm.
#pragma once

#include <cmath>
#include <limits>

#include "kernels/common/special_functions.h"
#include "kernels/common/special_shared.h"

namespace eager {

// A quotient of two polynomials of degree 7.
EAGER_HD inline double quotient_of_7(const double (&p)[8], const double (&q)[8], double x) {
  double above = p[7], below = q[7];
  for (int k = 6; k >= 0; --k) {
    above = above * x + p[k];
    below = below * x + q[k];
  }
  return above / below;
}

// Numerators and denominators for normal_quantile (M. J. Wichura, Algorithm AS 241: the percentage points of the normal
// distribution, Applied Statistics 37, 1988).
struct NormalQuantileTerms {
  double central[2][8], tail[2][8], far_tail[2][8];
};
EAGER_HD constexpr NormalQuantileTerms normal_quantile_terms() {
  return {{{3.3871328727963666080, 133.14166789178437745, 1971.5909503065514427, 13731.693765509461125,
            45921.953931549871457, 67265.770927008700853, 33430.575583588128105, 2509.0809287301226727},
           {1, 42.313330701600911252, 687.18700749205790830, 5394.1960214247511077, 21213.794301586595867,
            39307.895800092710610, 28729.085735721942674, 5226.4952788528545610}},
          {{1.42343711074968357734, 4.63033784615654529590, 5.76949722146069140550, 3.64784832476320460504,
            1.27045825245236838258, 0.241780725177450611770, 0.0227238449892691845833, 7.74545014278341407640e-4},
           {1, 2.05319162663775882187, 1.67638483018380384940, 0.689767334985100004550, 0.148103976427480074590,
            0.0151986665636164571966, 5.47593808499534494600e-4, 1.05075007164441684324e-9}},
          {{6.65790464350110377720, 5.46378491116411436990, 1.78482653991729133580, 0.296560571828504891230,
            0.0265321895265761230930, 0.00124266094738807843860, 2.71155556874348757815e-5, 2.01033439929228813265e-7},
           {1, 0.599832206555887937690, 0.136929880922735805310, 0.0148753612908506148525, 7.86869131145613259100e-4,
            1.84631831751005468180e-5, 1.42151175831644588870e-7, 2.04426310338993978564e-15}}};
}

// The z where the normal distribution function is 1/2 + q, for q >= 0; tail = 1/2 - q, which has all digits where q is near 1/2.
EAGER_SHARED double normal_quantile(double q, double tail) {
  constexpr NormalQuantileTerms kTerms = normal_quantile_terms();
  if (q <= 0.425) return q * quotient_of_7(kTerms.central[0], kTerms.central[1], 0.180625 - q * q);
  if (tail == 0) return std::numeric_limits<double>::infinity();
  const double r = std::sqrt(-std::log(tail));
  if (r <= 5) return quotient_of_7(kTerms.tail[0], kTerms.tail[1], r - 1.6);
  return quotient_of_7(kTerms.far_tail[0], kTerms.far_tail[1], r - 5);
}

inline constexpr double kRootHalf = 0.70710678118654752440;

EAGER_HD inline double erfinv(double x) {
  const double a = std::abs(x);
  if (!(a <= 1)) return std::numeric_limits<double>::quiet_NaN();
  return std::copysign(kRootHalf * normal_quantile(0.5 * a, 0.5 * (1 - a)), x);
}
EAGER_HD inline double erfcinv(double x) {
  if (!(x >= 0 && x <= 2)) return std::numeric_limits<double>::quiet_NaN();
  return kRootHalf * (x <= 1 ? normal_quantile(0.5 * (1 - x), 0.5 * x) : -normal_quantile(0.5 * (x - 1), 1 - 0.5 * x));
}
EAGER_HD inline double normal_quantile(double p) {
  if (!(p >= 0 && p <= 1)) return std::numeric_limits<double>::quiet_NaN();
  return p < 0.5 ? -normal_quantile(0.5 - p, p) : normal_quantile(p - 0.5, 1 - p);
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

}  // namespace eager
