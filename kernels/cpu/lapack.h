// The functions of LAPACK for linear algebra, which lie in OpenBLAS (blas.cpp), for row-major n x n matrices without
// gaps, on this thread alone. They return false if nothing was done, since the process is ending, the library has no
// LAPACK, or a size is beyond an int; plain_lapack.h computes instead. Errors are those of blas.h.
#pragma once

#include <complex>
#include <cstdint>

namespace eager::cpu {

// The dtype of the parts of a number.
template <class T>
struct RealOf {
  using type = T;
};
template <class T>
struct RealOf<std::complex<T>> {
  using type = T;
};
template <class T>
using Real = typename RealOf<T>::type;

}  // namespace eager::cpu

namespace eager::cpu::blas {

struct Triangle {
  bool is_lower, is_adjoint, has_unit_diagonal;  // is_adjoint: op takes the conjugate transpose
};

// a = L L^H: L replaces the lower triangle, from which a is read. `positive`: whether a has such a factor.
template <class T>
bool potrf(int64_t n, T* a, bool& positive);
// Solves op(A) X = B in place for B [n, columns], whose rows lie `stride` apart, where A is a triangle.
template <class T>
bool trsm(Triangle t, int64_t n, int64_t columns, const T* a, T* b, int64_t stride);
// a = Q R, for columns that lie one behind the other, each of `rows` numbers, of which there are at least as many as columns:
// Q, whose columns are orthonormal, replaces a, and the diagonal of R goes to `diagonal`.
bool qr(int64_t rows, int64_t columns, double* a, double* diagonal);

// The next functions take matrices of m rows and n columns that lie by columns, `stride` apart.
//
// y = A x, or A^H x if adjoint, or if it adds y and that. By plain loops where the library cannot be called.
template <class T>
void gemv(bool adjoint, int64_t m, int64_t n, const T* a, int64_t stride, const T* x, bool adds, T* y);
// a = H_0 H_1 ... R for n <= m reflections H = I - tau v v^H: R replaces the upper triangle of a, and the elements of v behind its
// first one, which is 1, the column below.
template <class T>
bool geqrf(int64_t m, int64_t n, T* a, int64_t stride, T* taus);
// Makes x the vector v of the reflection whose adjoint makes x zero behind its first element, which becomes `first`.
template <class T>
bool larfg(int64_t n, T* x, Real<T>& first, T& tau);
// The eigenvalues of the symmetric matrix that has `diagonal` and `beside`, in ascending order in place of `diagonal`, and its
// eigenvectors as columns. Also false where the algorithm finds no values.
template <class T>
bool stedc(int64_t n, T* diagonal, T* beside, T* vectors, int64_t stride);
// Prepares to join what stedc made of the first `half` of n rows and of the others, in two blocks of q that is zero elsewhere. The k
// eigenvalues that are not found yet are the roots of 1 + rho sum w_i^2 / (poles_i - x) = 0, which come first in `diagonal`. Their
// vectors are those of the sum in the order `order` - 1, multiplied in the first rows by the counts[0] + counts[1] columns of
// `parts`, which lie one behind the other, and in the others by the counts[1] + counts[2] columns behind those.
template <class T>
bool laed2(int64_t n, int64_t half, T* diagonal, T* q, T& rho, T* poles, T* w, T* parts, int32_t* order,
           int32_t (&counts)[4], int64_t& k);
// Root i of that sum, and its differences from the poles; for n <= 2 instead of these its vector.
template <class T>
bool laed4(int64_t n, int64_t i, const T* poles, const T* w, T* differences, T rho, T& root);
// The singular values of the matrix that has `diagonal` and `beside` above it, in descending order in place of `diagonal`: it is
// u diag(values) vh. u and vh may be NULL. Also false where the algorithm finds no values.
template <class T>
bool bdsdc(int64_t n, T* diagonal, T* beside, T* u, T* vh);

// The next functions take matrices of m rows and n columns; k is the less of both.
//
// x = Q R: R replaces the upper triangle of x, and q gets the first `columns` columns of Q, k or m of them.
template <class T>
bool qr(int64_t m, int64_t n, T* x, int64_t columns, T* q);
// x[p] = L U: L, which has ones on its diagonal, and U replace x, whose columns of m numbers lie `stride` apart. Row i and row
// pivots[i] - 1 change places, the first i first.
template <class T>
bool getrf(int64_t m, int64_t n, T* x, int64_t stride, int32_t* pivots);
// Takes the `width` columns at x that getrf has factored out of n more columns y of these m rows, whose rows have changed places:
// their first rows become U's, the others what is left to factor.
template <class T>
bool eliminate(int64_t m, int64_t width, const T* x, int64_t n, T* y, int64_t stride);
// x = U diag(s) Vh, with k singular values in descending order. u and vh, which may be NULL, get k columns and k rows, or m and n
// of them if is_full. x is overwritten. Finite numbers only. Also false where the algorithm finds no values, with x spoilt.
template <class T>
bool svd(int64_t m, int64_t n, T* x, bool is_full, Real<T>* s, T* u, T* vh);
// The eigenvalues of Hermitian x, of which the lower triangle is read, in ascending order; the eigenvectors replace the rows of x,
// conjugated, if has_vectors. Finite numbers only. Also false where the algorithm finds no values, with x spoilt.
template <class T>
bool eigh(int64_t n, T* x, Real<T>* values, bool has_vectors);
// The eigenvalues of x, which lies by columns and is overwritten. `vectors`, which may be NULL, gets the eigenvectors as its rows.
// Finite numbers only. Also false where the algorithm finds no values, with x spoilt.
template <class T>
bool eig(int64_t n, T* x, std::complex<Real<T>>* values, std::complex<Real<T>>* vectors);

}  // namespace eager::cpu::blas
