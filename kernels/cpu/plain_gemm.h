// A product by three nested loops.
#pragma once

#include <complex>
#include <type_traits>

#include "kernels/cpu/gemm.h"

namespace eager::cpu {

// C = op(A) op(B) or C += op(A) op(B). The fastest way for a few elements, and the way for all products once the process is
// ending (base/exit.h).
template <class T>
void plain_gemm(const Gemm& g, const T* a, const T* b, T* c) {
  const int64_t row = g.transpose_a ? 1 : g.lda, step = g.transpose_a ? g.lda : 1;
  const int64_t down = g.transpose_b ? 1 : g.ldb, across = g.transpose_b ? g.ldb : 1;
  const auto conjugated = [](const T& v, [[maybe_unused]] bool conjugate) {
    if constexpr (std::is_floating_point_v<T>) return v;
    else return conjugate ? std::conj(v) : v;
  };
  for (int64_t i = 0; i < g.m; ++i, a += row, c += g.ldc) {
    const T* column = b;
    for (int64_t j = 0; j < g.n; ++j, column += across) {
      const T *x = a, *y = column;
      T sum = g.accumulate ? c[j] : T(0);
      for (int64_t p = g.k; p > 0; --p, x += step, y += down) {
        sum += conjugated(*x, g.conjugate_a) * conjugated(*y, g.conjugate_b);
      }
      c[j] = sum;
    }
  }
}

}  // namespace eager::cpu
