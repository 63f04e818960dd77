// Products of row-major matrices of floating and complex dtypes, by cuBLAS.
#pragma once

#include "kernels/kernel.h"

namespace eager::cuda {

// C[m, n] (+)= op(A)[m, k] op(B)[k, n], `batch` times. lda, ldb and ldc count elements between stored rows, strides
// elements between matrices. Halves are summed in float32.
struct Gemm {
  int64_t m, n, k;
  bool transpose_a, transpose_b;
  int64_t lda, ldb, ldc;
  bool accumulates = false;
  int64_t batch = 1, stride_a = 0, stride_b = 0, stride_c = 0;
  bool conjugate_a = false, conjugate_b = false;  // only for transposed operands
  bool allow_tf32 = false;
};

// Queues the product. m, n, k and batch are positive; `to` is `from`, or float32 where `from` is a half. Throws
// Failure.
void gemm(const KernelCall& call, const Gemm& g, DType from, const void* a, const void* b, DType to, void* c);

}  // namespace eager::cuda
