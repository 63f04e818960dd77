// C[m, n] = op(A) op(B) of dense row-major matrices, for the kernels that need products.
#pragma once

#include <cstdint>

namespace eager::cpu {

// Leading dimensions are those of the matrices as they lie; lda of A[m, k] is k, of a transposed A[k, m] it is m.
struct Gemm {
  int64_t m, n, k;
  bool transpose_a = false, transpose_b = false;
  int64_t lda, ldb, ldc;
  bool accumulate = false;                        // C += instead of C =
  bool conjugate_a = false, conjugate_b = false;  // of complex matrices
};

// On this thread alone: OpenBLAS, or loops of our own where the product is small.
void gemm(const Gemm& g, const float* a, const float* b, float* c);
void gemm(const Gemm& g, const double* a, const double* b, double* c);
// Split over the team where that pays.
void parallel_gemm(const Gemm& g, const float* a, const float* b, float* c);
void parallel_gemm(const Gemm& g, const double* a, const double* b, double* c);

}  // namespace eager::cpu
