// Params of linear algebra.
#pragma once

#include <cstdint>

#include "kernels/common/matmul.h"

namespace eager {

// inv, det, slogdet, cholesky, adjugate_adjoint and its gradient: `matrices` of n x n.
struct SquareParams {
  int64_t matrices, n;
  bool adjoint;
};

// solve and triangular_solve: op(A) X = B for each of a broadcast batch, with A n x n and B n x columns. The batch's strides
// count matrices.
struct SolveParams {
  int64_t n, columns, matrices_a;
  bool adjoint, lower;
  MatmulParams batch;
};

// Decompositions: `matrices` of m x n. is_full: square factors where there is a choice. A singular value counts as zero where it
// is at most rtol times the largest.
struct MatrixParams {
  int64_t matrices, m, n;
  bool is_full;
  double rtol;
};

// lstsq: A X = B in the sense of least squares for each of a broadcast batch, with A m x n and B m x columns. The batch's strides
// count matrices.
struct LeastSquaresParams {
  int64_t m, n, columns, matrices_a;
  double rtol;
  MatmulParams batch;
};

// random_orthogonal: the weights are [rows, columns].
struct OrthogonalParams {
  uint64_t key, counter;
  int64_t rows, columns;
  double gain;
};

}  // namespace eager
