// Decompositions of one large matrix by blocks of Householder's reflections. What a block does to other columns, and the products
// of a matrix and a vector that find the next reflection, are shared by the threads in pieces that do not depend on their number.
// Matrices are row-major, without gaps, and hold finite numbers. All return false where LAPACK can be called no more.
#pragma once

#include <cstdint>

#include "kernels/cpu/lapack.h"

namespace eager::cpu {

// The rows and columns from which these are faster, even on one thread.
inline constexpr int64_t kLargeQr = 256, kLargeSvd = 512, kLargeEigh = 512;

// x = Q R: R replaces the upper triangle of x, and q gets the first `columns` columns of Q, min(m, n) or m of them.
template <class T>
bool large_qr(int64_t m, int64_t n, T* x, int64_t columns, T* q);
// As blas::svd; the squares of x neither overflow nor vanish.
template <class T>
bool large_svd(int64_t m, int64_t n, T* x, bool is_full, Real<T>* s, T* u, T* vh);
// x = V diag(values) V^H for Hermitian x, of which the lower triangle is read, with ascending values. x is overwritten; its
// squares neither overflow nor vanish.
template <class T>
bool large_eigh(int64_t n, T* x, Real<T>* values, T* v);

}  // namespace eager::cpu
