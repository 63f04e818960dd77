// Derivatives of higher orders of igamma and zeta in their first parameter. They are compiled for size, since calls of few functions
// are most of them.
#include "kernels/cpu/special_functions.h"

namespace eager {

template double scaled_gamma_slope<kMostDerivatives>(int, double, double, double&);
template double small_gamma_sample_log_slope<kMostDerivatives>(int, double, double);
template double positive_zeta_slope<kMostDerivatives>(int, double, double);

}  // namespace eager
