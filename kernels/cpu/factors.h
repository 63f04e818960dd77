// Factors of single matrices, by LAPACK or, where they are small, by plain loops; and loops over a batch of matrices.
#pragma once

#include <algorithm>
#include <cstdint>

#include "base/parallel.h"
#include "kernels/cpu/plain_lapack.h"

namespace eager::cpu {

inline constexpr int64_t kSmall = 12;  // rows up to which plain loops are faster than a call of LAPACK

template <class T>
void factor(int64_t n, T* a, int32_t* pivots) {
  if (n <= kSmall || !blas::getrf(n, a, pivots)) plain_getrf(n, a, pivots);
}

template <class T>
void solve_triangle(blas::Triangle t, int64_t n, int64_t columns, const T* a, T* b) {
  if (columns == 0) return;
  if (n <= kSmall || !blas::trsm(t, n, columns, a, b)) plain_trsm(t, n, columns, a, b);
}

// Reports whether no element of the diagonal is zero or NaN.
template <class T>
bool has_pivots(int64_t n, const T* a) {
  for (int64_t i = 0; i < n; ++i) {
    if (!(size_of(a[i * n + i]) > 0)) return false;
  }
  return true;
}

// Solves op(A) X = B in place, from A's factors.
template <class T>
void solve_factored(int64_t n, int64_t columns, const T* a, const int32_t* pivots, bool adjoint, T* b) {
  auto exchange = [&](int64_t i) {
    const int64_t other = pivots[i] - 1;
    if (other != i) std::swap_ranges(b + i * columns, b + (i + 1) * columns, b + other * columns);
  };
  if (adjoint) {
    for (int64_t i = 0; i < n; ++i) exchange(i);
    solve_triangle({false, true, true}, n, columns, a, b);
    solve_triangle({true, true, false}, n, columns, a, b);
  } else {
    solve_triangle({true, false, false}, n, columns, a, b);
    solve_triangle({false, false, true}, n, columns, a, b);
    for (int64_t i = n; i-- > 0;) exchange(i);
  }
}

// Returns 1 or -1: the determinant of the exchanges of rows that pivots tell.
inline int sign_of(int64_t n, const int32_t* pivots) {
  int sign = 1;
  for (int64_t k = 0; k < n; ++k) sign = pivots[k] - 1 == k ? sign : -sign;
  return sign;
}

// Returns det(A) from A's factors.
template <class T>
T determinant(int64_t n, const T* a, const int32_t* pivots) {
  T product = static_cast<T>(sign_of(n, pivots));
  for (int64_t k = 0; k < n; ++k) product *= a[k * n + k];
  return product;
}

// Calls f(i) for each matrix of n rows.
template <class F>
void each(int64_t matrices, int64_t n, F f) {
  const double work = static_cast<double>(n) * static_cast<double>(n) * static_cast<double>(n);
  const auto grain = static_cast<int64_t>(std::max(1.0, 32768 / std::max(work, 1.0)));
  parallel_for(matrices, grain, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) f(i);
  });
}

}  // namespace eager::cpu
