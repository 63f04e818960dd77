// Factors of single matrices, by LAPACK or, where they are small, by plain loops; and loops over a batch of matrices.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <type_traits>
#include <utility>

#include "base/memory.h"
#include "base/parallel.h"
#include "kernels/cpu/plain_lapack.h"
#include "kernels/cpu/triangles.h"

namespace eager::cpu {

// OpenBLAS's products of complex matrices and vectors (zgemv_n for AVX-512) read so many numbers behind a matrix whose columns are
// no whole vectors. They use none of them, but the memory must be there.
inline constexpr int64_t kReadBehind = 8;

inline constexpr int64_t kSmall = 12;  // rows up to which plain loops are faster than a call of LAPACK

// Memory for n numbers.
template <class T>
class Room {
 public:
  explicit Room(int64_t n) : memory_(static_cast<size_t>(std::max<int64_t>(n, 1)) * sizeof(T)) {}
  operator T*() const { return memory_.template as<T>(); }

 private:
  Scratch memory_;
};

// Makes y [n, m] the transpose of f(x), x [m, n], tile by tile, so that what is read of a cache line is read while it is near.
template <class From, class To, class F = std::identity>
void transpose(int64_t m, int64_t n, const From* x, To* y, F f = {}) {
  constexpr int64_t kTile = 16;
  parallel_for((n + kTile - 1) / kTile, std::max<int64_t>(1, 4096 / m), [=, &f](int64_t begin, int64_t end) {
    for (int64_t j = begin * kTile; j < std::min(n, end * kTile); j += kTile) {
      for (int64_t i = 0; i < m; ++i) {
        for (int64_t k = j; k < std::min(n, j + kTile); ++k) y[k * m + i] = f(x[i * n + k]);
      }
    }
  });
}

// Factors x as lapack.h's getrf does, on all threads where it is large: a panel of columns, and then what it makes of the others,
// a group of them at a time, so that the result does not depend on the number of threads. Also false, with x spoilt, where
// LAPACK can be called no more.
template <class T>
bool factor_columns(int64_t m, int64_t n, T* x, int32_t* pivots) {
  constexpr int64_t kFew = 256, kPanel = 64, kGroup = 128;
  const int64_t least = std::min(m, n);
  if (least < kFew) return blas::getrf(m, n, x, m, pivots);
  const auto exchange = [=](T* column, int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) std::swap(column[i], column[pivots[i] - 1]);
  };
  std::atomic<bool> done{true};
  for (int64_t k = 0; k < least && done; k += kPanel) {
    const int64_t end = std::min(k + kPanel, least), width = end - k;
    const T* const panel = x + k * m + k;
    if (!blas::getrf(m - k, width, x + k * m + k, m, pivots + k)) return false;
    for (int64_t i = k; i < end; ++i) pivots[i] += static_cast<int32_t>(k);
    parallel_for((n - end + kGroup - 1) / kGroup, 1, [&](int64_t first, int64_t last) {
      const int64_t begin = end + first * kGroup, behind = std::min(n, end + last * kGroup);
      for (int64_t c = begin; c < behind; ++c) exchange(x + c * m, k, end);
      for (int64_t c = begin; c < behind; c += kGroup) {
        if (!blas::eliminate(m - k, width, panel, std::min(kGroup, behind - c), x + c * m + k, m)) done = false;
      }
    });
  }
  if (!done) return false;
  parallel_for(least, kPanel, [&](int64_t begin, int64_t end) {
    for (int64_t c = begin; c < end; ++c) exchange(x + c * m, std::min((c / kPanel + 1) * kPanel, least), least);
  });
  return true;
}

// Makes a the factors of x, both n x n: a = G H P, G lower, H upper with ones on its diagonal, P exchanges i and pivots[i] - 1, the
// last i first.
template <class T>
void factor(int64_t n, const T* x, T* a, int32_t* pivots) {
  std::copy_n(x, n * n, a);
  if (n > kSmall) {
    if (factor_columns(n, n, a, pivots)) return;
    std::copy_n(x, n * n, a);
  }
  plain_getrf(n, a, pivots);
}

// Solves op(A) X = B in place for B [n, columns]. Each thread takes a group of columns: what is done to a column does not depend on
// its neighbours in groups of whole vectors.
template <class T>
void solve_triangle(blas::Triangle t, int64_t n, int64_t columns, const T* a, T* b) {
  if (n <= kSmall) return plain_trsm(t, n, columns, a, b, columns);
  if constexpr (std::is_same_v<T, double>) {
    if (solve_few(t, n, columns, a, b)) return;
  }
  constexpr int64_t kVectors = 64, kFewest = 128;
  const int64_t share = (columns / parallelism() + kVectors - 1) / kVectors * kVectors;
  const int64_t size = n < kFewest ? columns : std::max(kFewest, share);
  parallel_for((columns + size - 1) / size, 1, [&](int64_t begin, int64_t end) {
    for (int64_t c = begin * size; c < std::min(columns, end * size); c += size) {
      const int64_t width = std::min(size, columns - c);
      if (!blas::trsm(t, n, width, a, b + c, columns)) plain_trsm(t, n, width, a, b + c, columns);
    }
  });
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

// Calls f(i) for each matrix of n rows. A long f is compiled once, for few matrices and for many.
template <class F>
void each(int64_t matrices, int64_t n, F f) {
  const double work = static_cast<double>(n) * static_cast<double>(n) * static_cast<double>(n);
  const auto grain = static_cast<int64_t>(std::max(1.0, 32768 / std::max(work, 1.0)));
  parallel_for(
      matrices, grain, [&](int64_t begin, int64_t end) __attribute__((noinline)) {
        for (int64_t i = begin; i < end; ++i) f(i);
      });
}

}  // namespace eager::cpu
