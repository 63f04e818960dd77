// Systems of equations with a triangle and few right-hand sides.
#pragma once

#include <cstdint>

#include "kernels/cpu/lapack.h"

namespace eager::cpu {

// As blas::trsm with `stride` == columns. Returns false, with nothing done, where that is faster.
bool solve_few(blas::Triangle t, int64_t n, int64_t columns, const double* a, double* b);

}  // namespace eager::cpu
