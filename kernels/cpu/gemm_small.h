// Products that our own loops do faster than OpenBLAS: small matrices, matrices with few rows or columns, vectors.
#pragma once

#include "kernels/cpu/gemm.h"

namespace eager::cpu {

// On this thread; m, n, k > 0.
struct SmallGemm {
  void (*of_float)(const Gemm&, const float*, const float*, float*);
  void (*of_double)(const Gemm&, const double*, const double*, double*);
};

const SmallGemm& small_gemm();

}  // namespace eager::cpu
