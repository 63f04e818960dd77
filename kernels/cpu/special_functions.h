// The part of register_elementwise for special functions.
#pragma once

#include "kernels/kernel.h"

namespace eager::cpu {

void register_special_functions(KernelTable& table);

// The regularized incomplete beta function, with SciPy's values at the edges.
double incomplete_beta(double a, double b, double x);

struct IncompleteBeta {};  // names the kernels

}  // namespace eager::cpu
