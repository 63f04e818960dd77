// Decompositions of single matrices by plain loops: the fastest way for small ones, and the way for all where LAPACK cannot be
// called. Matrices are row-major, without gaps, and hold finite numbers. Everything is computed in double; T is double or
// std::complex<double>. No loop runs longer than a fixed number of sweeps.
#pragma once

#include <complex>
#include <cstdint>

namespace eager::cpu {

// x = Q R for x [m, n], by Householder's reflections, with LAPACK's signs: R replaces x, with zeros below its diagonal, and q gets
// the first `columns` columns of Q, of which there are at least min(m, n).
template <class T>
void plain_qr(int64_t m, int64_t n, T* x, int64_t columns, T* q);

// x = U diag(s) Vh for x [m, n], by Jacobi's rotations of its columns, or of its rows if they are fewer (Hestenes, 1958). s gets
// k = min(m, n) values in descending order; u and vh, which may be NULL, get k columns and k rows, or m and n of them if is_full.
template <class T>
void plain_svd(int64_t m, int64_t n, const T* x, bool is_full, double* s, T* u, T* vh);

// x = V diag(values) V^H for Hermitian x [n, n], of which the lower triangle is read, by Jacobi's rotations. The values ascend. v may
// be NULL. x is overwritten.
template <class T>
void plain_eigh(int64_t n, T* x, double* values, T* v);

// The same for small symmetric x, which stays, by Householder's reflections and the QL algorithm. false: some value was not found.
inline constexpr int64_t kMostSmallEigh = 16;
bool small_eigh(int64_t n, const double* x, double* values, double* v);

// x V = V diag(values) for x [n, n], by the QR algorithm. The columns of v, which may be NULL, are not normalised. x is overwritten.
// false: some value was not found.
bool plain_eig(int64_t n, std::complex<double>* x, std::complex<double>* values, std::complex<double>* v);

// x[p] = L U for x [m, n] in place, with rows exchanged: row i and row pivots[i] - 1, the first i first.
template <class T>
void plain_lu(int64_t m, int64_t n, T* x, int32_t* pivots);

}  // namespace eager::cpu
