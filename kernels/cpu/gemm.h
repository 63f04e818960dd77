// C[m, n] = op(A) op(B) of dense row-major matrices, for the kernels that need products.
#pragma once

#include <cstdint>

namespace eager::cpu {

// The sizes and options of a product. lda, ldb and ldc are the distances between rows in memory: for dense operands lda
// is k, or m if A is transposed and lies as [k, m].
struct Gemm {
  int64_t m, n, k;
  bool transpose_a = false, transpose_b = false;
  int64_t lda, ldb, ldc;
  bool accumulate = false;                        // adds the product to C
  bool conjugate_a = false, conjugate_b = false;  // for complex matrices
};

// Compute a product on this thread alone, by OpenBLAS or oneDNN, or by this library's own loops if the product is
// small.
void gemm(const Gemm& g, const float* a, const float* b, float* c);
void gemm(const Gemm& g, const double* a, const double* b, double* c);
// Compute a product on the team's threads. A small product stays on this thread.
void parallel_gemm(const Gemm& g, const float* a, const float* b, float* c);
void parallel_gemm(const Gemm& g, const double* a, const double* b, double* c);

}  // namespace eager::cpu
