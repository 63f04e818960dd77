// The part of register_elementwise for special functions.
#pragma once

#include "kernels/common/special_beta.h"
#include "kernels/common/special_gamma.h"
#include "kernels/kernel.h"

namespace eager {

// special_derivatives.cpp has them.
extern template double scaled_gamma_slope<kMostDerivatives>(int, double, double, double&);
extern template double small_gamma_sample_log_slope<kMostDerivatives>(int, double, double);
extern template double positive_zeta_slope<kMostDerivatives>(int, double, double);
extern template double beta_derivative<kMostDerivatives>(int, double, double, double, double, double);

}  // namespace eager

namespace eager::cpu {

void register_special_functions(KernelTable& table);

// The regularized incomplete beta function, with SciPy's values at the edges (incomplete_beta.cpp).
double incomplete_beta(double a, double b, double x);

struct IncompleteBeta {};  // names the kernels

}  // namespace eager::cpu
