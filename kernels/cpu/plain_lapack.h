// Factors of matrices by plain loops: the fastest way for small ones, and the way for all where LAPACK cannot be called. What
// each computes stands in lapack.h, where nothing is said.
#pragma once

#include <cmath>
#include <complex>
#include <type_traits>
#include <utility>

#include "kernels/cpu/lapack.h"

namespace eager::cpu {

template <class T>
T conjugate(const T& x) {
  if constexpr (std::is_floating_point_v<T>) return x;
  else return std::conj(x);
}

// Returns |re| + |im|, by which LAPACK chooses pivots.
template <class T>
auto size_of(const T& x) {
  return std::abs(std::real(x)) + std::abs(std::imag(x));
}

// a = G H P in place: G lower, H upper with ones on its diagonal, P exchanges i and pivots[i] - 1, the last i first.
template <class T>
void plain_getrf(int64_t n, T* a, int32_t* pivots) {
  for (int64_t k = 0; k < n; ++k) {
    T* const row = a + k * n;
    int64_t pivot = k;
    for (int64_t j = k + 1; j < n; ++j) {
      if (size_of(row[j]) > size_of(row[pivot])) pivot = j;
    }
    pivots[k] = static_cast<int32_t>(pivot + 1);
    if (pivot != k) {
      for (int64_t i = 0; i < n; ++i) std::swap(a[i * n + k], a[i * n + pivot]);
    }
    if (row[k] == T(0)) continue;
    for (int64_t j = k + 1; j < n; ++j) row[j] /= row[k];
    for (int64_t i = k + 1; i < n; ++i) {
      const T factor = a[i * n + k];
      for (int64_t j = k + 1; j < n; ++j) a[i * n + j] -= factor * row[j];
    }
  }
}

// Column by column, since the elements of one do not wait for each other.
template <class T>
void plain_potrf(int64_t n, T* a, bool& positive) {
  positive = true;
  for (int64_t j = 0; j < n; ++j) {
    T* const pivot = a + j * n;
    for (int64_t i = j; i < n; ++i) {
      T* const row = a + i * n;
      T sum = row[j];
      for (int64_t k = 0; k < j; ++k) sum -= row[k] * conjugate(pivot[k]);
      if (i > j) {
        row[j] = sum / pivot[j];
      } else if (std::real(sum) > 0) {
        pivot[j] = std::sqrt(std::real(sum));
      } else {
        positive = false;
        return;
      }
    }
  }
}

// Computes Q and R by Gram's and Schmidt's process. Each column is freed of the ones before it twice, since the first
// time leaves what rounding left (Giraud et al., 2005). The diagonal of R is positive.
inline void plain_qr(int64_t rows, int64_t columns, double* a, double* diagonal) {
  const auto product = [rows](const double* x, const double* y) {
    double sum = 0;
    for (int64_t i = 0; i < rows; ++i) sum += x[i] * y[i];
    return sum;
  };
  for (int64_t c = 0; c < columns; ++c) {
    double* const column = a + c * rows;
    for (int64_t k = 0; k < 2 * c; ++k) {
      const double* const other = a + k % c * rows;
      const double along = product(other, column);
      for (int64_t i = 0; i < rows; ++i) column[i] -= along * other[i];
    }
    diagonal[c] = std::sqrt(product(column, column));
    for (int64_t i = 0; i < rows; ++i) column[i] /= diagonal[c];
  }
}

template <class T>
void plain_trsm(blas::Triangle t, int64_t n, int64_t columns, const T* a, T* b, int64_t stride) {
  const bool is_forward = t.is_lower != t.is_adjoint;
  for (int64_t step = 0; step < n; ++step) {
    const int64_t i = is_forward ? step : n - 1 - step;
    const int64_t begin = is_forward ? 0 : i + 1, end = is_forward ? i : n;
    T* const row = b + i * stride;
    for (int64_t j = begin; j < end; ++j) {
      const T factor = t.is_adjoint ? conjugate(a[j * n + i]) : a[i * n + j];
      const T* const other = b + j * stride;
      for (int64_t c = 0; c < columns; ++c) row[c] -= factor * other[c];
    }
    if (t.has_unit_diagonal) continue;
    const T diagonal = t.is_adjoint ? conjugate(a[i * n + i]) : a[i * n + i];
    for (int64_t c = 0; c < columns; ++c) row[c] /= diagonal;
  }
}

}  // namespace eager::cpu
