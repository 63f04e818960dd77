// Products whose sizes or strides do not fit a library's integers, as several that do.
#pragma once

#include <algorithm>

#include "kernels/cpu/gemm.h"

namespace eager::cpu {

// Calls f(part, a, b, c) for products that give g together, in order, each with sizes and leading dimensions of at most
// `most`. Where the rows of a matrix lie further apart than that, a part has one of its rows only, so that the distance does
// not matter.
template <class T, class F>
void each_gemm_part(const Gemm& g, int64_t most, const T* a, const T* b, T* c, F f) {
  if (std::max({g.m, g.n, g.k, g.lda, g.ldb, g.ldc}) <= most) return f(g, a, b, c);
  int64_t rows = most, columns = most, depth = most;
  if (g.lda > most) (g.transpose_a ? depth : rows) = 1;
  if (g.ldb > most) (g.transpose_b ? columns : depth) = 1;
  if (g.ldc > most) rows = 1;
  const int64_t a_row = g.transpose_a ? 1 : g.lda, a_step = g.transpose_a ? g.lda : 1;
  const int64_t b_step = g.transpose_b ? 1 : g.ldb, b_column = g.transpose_b ? g.ldb : 1;
  Gemm part = g;
  part.lda = std::min(g.lda, most), part.ldb = std::min(g.ldb, most), part.ldc = std::min(g.ldc, most);
  for (int64_t i = 0; i < g.m; i += rows) {
    part.m = std::min(rows, g.m - i);
    for (int64_t j = 0; j < g.n; j += columns) {
      part.n = std::min(columns, g.n - j);
      for (int64_t p = 0; p < g.k; p += depth) {
        part.k = std::min(depth, g.k - p);
        part.accumulate = g.accumulate || p > 0;
        f(part, a + i * a_row + p * a_step, b + p * b_step + j * b_column, c + i * g.ldc + j);
      }
    }
  }
}

}  // namespace eager::cpu
