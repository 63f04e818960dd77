// The functions of LAPACK for linear algebra, which lie in OpenBLAS (blas.cpp), for row-major n x n matrices without
// gaps, on this thread alone. They return false if nothing was done, since the process is ending, the library has no
// LAPACK, or a size is beyond an int; plain_lapack.h computes instead. Errors are those of blas.h.
#pragma once

#include <cstdint>

namespace eager::cpu::blas {

struct Triangle {
  bool is_lower, is_adjoint, has_unit_diagonal;  // is_adjoint: op takes the conjugate transpose
};

// a = G H P in place: G lower, H upper with ones on its diagonal, P exchanges i and pivots[i] - 1, the last i first.
template <class T>
bool getrf(int64_t n, T* a, int32_t* pivots);
// a = L L^H: L replaces the lower triangle, from which a is read. `positive`: whether a has such a factor.
template <class T>
bool potrf(int64_t n, T* a, bool& positive);
// Solves op(A) X = B for B [n, columns] in place, where A is a triangle.
template <class T>
bool trsm(Triangle t, int64_t n, int64_t columns, const T* a, T* b);
// a = Q R, for columns that lie one behind the other, each of `rows` numbers, of which there are at least as many as columns:
// Q, whose columns are orthonormal, replaces a, and the diagonal of R goes to `diagonal`.
bool qr(int64_t rows, int64_t columns, double* a, double* diagonal);

}  // namespace eager::cpu::blas
