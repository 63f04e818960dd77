// The formulas of the special functions, for one element of float32 or float64.
#pragma once

#include <cmath>

#include "kernels/common/bessel.h"
#include "kernels/common/special_beta.h"
#include "kernels/common/special_gamma.h"
#include "kernels/common/special_normal.h"

namespace eager::formula {

// clang-format off
#define EAGER_SPECIAL1(Name, y) struct Name { template <class T> EAGER_HD T operator()(T a) const { return static_cast<T>(y); } };
#define EAGER_SPECIAL2(Name, y) struct Name { template <class T> EAGER_HD T operator()(T a, T b) const { return static_cast<T>(y); } };
// A formula whose parameter is the order of a derivative.
#define EAGER_DERIVATIVE(Name, y) \
  struct Name { double order; template <class T> EAGER_HD T operator()(T a, T b) const { return static_cast<T>(y); } };

EAGER_SPECIAL1(Gamma, std::tgamma(static_cast<double>(a)))
EAGER_SPECIAL1(Erfinv, erfinv(a))
EAGER_SPECIAL1(Erfcinv, erfcinv(a))
EAGER_SPECIAL1(NormalQuantile, normal_quantile(a))
EAGER_SPECIAL1(LogNormalCdf, log_normal_cdf(a))
EAGER_SPECIAL1(NormalHazard, normal_hazard(a, false))
EAGER_SPECIAL1(BesselI0, bessel_i(0, a, false))
EAGER_SPECIAL1(BesselI0e, bessel_i(0, a, true))
EAGER_SPECIAL1(BesselI1, bessel_i(1, a, false))
EAGER_SPECIAL1(BesselI1e, bessel_i(1, a, true))

EAGER_SPECIAL2(LogNormalCdfDerivative, log_normal_cdf_derivative_of(a, b))
EAGER_SPECIAL2(Beta, beta(a, b))
EAGER_SPECIAL2(LogBeta, log_beta(a, b))
EAGER_SPECIAL2(LowerGamma, lower_gamma(a, b))
EAGER_SPECIAL2(UpperGamma, upper_gamma(a, b))
EAGER_SPECIAL2(GammaDensity, gamma_density(a, b))
EAGER_DERIVATIVE(LowerGammaSlope, gamma_slope(order, a, b))
EAGER_DERIVATIVE(GammaSampleLogSlope, gamma_sample_log_slope(order, a, b))
EAGER_SPECIAL2(HurwitzZeta, zeta(a, b))
EAGER_DERIVATIVE(HurwitzZetaSlope, zeta_slope(order, a, b))
EAGER_SPECIAL2(BesselI, bessel_i_of(a, b, false))
EAGER_SPECIAL2(BesselIe, bessel_i_of(a, b, true))
// clang-format on

// Of three operands, so no row.
struct RegularizedBeta {
  template <class T>
  EAGER_HD T operator()(T a, T b, T x) const {
    return static_cast<T>(regularized_beta(a, b, x));
  }
};
struct BetaSlope {
  double orders;
  template <class T>
  EAGER_HD T operator()(T a, T b, T x) const {
    const int both = static_cast<int>(orders);
    return static_cast<T>(beta_slope(both / 16, both % 16, a, b, x));
  }
};

#undef EAGER_DERIVATIVE
#undef EAGER_SPECIAL1
#undef EAGER_SPECIAL2

}  // namespace eager::formula
