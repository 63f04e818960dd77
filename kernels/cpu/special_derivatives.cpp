// Derivatives of higher orders of igamma, zeta and betainc in their parameters. They are compiled for size: most of
// their time is spent in a few functions that they call.
#include "kernels/cpu/special_functions.h"

namespace eager {

template double scaled_gamma_slope<kMostDerivatives>(int, double, double, double&);
template double small_gamma_sample_log_slope<kMostDerivatives>(int, double, double);
template double positive_zeta_slope<kMostDerivatives>(int, double, double);
template double beta_derivative<kMostDerivatives>(int, double, double, double, double, double);

}  // namespace eager
