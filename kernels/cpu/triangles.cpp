// Solves triangular systems of few right-hand sides, by vectors: OpenBLAS packs the triangle first, which takes as long as the products.
#include "kernels/cpu/triangles.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/triangles.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>

#include "base/memory.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

// So many products are summed before the rest learns of them: the error grows with n / kSummed.
constexpr int64_t kSummed = 32;

// op(A) with its rows and columns in the order in which they are solved.
struct Rows {
  const double* first;
  int64_t row, column;  // steps
  bool has_unit_diagonal;
};

// Solves kRows rows of X, [n, 2 vectors], from `i` on, where those before are solved.
template <int kRows>
HWY_INLINE void solve_rows(const Rows& a, int64_t i, double* x) {
  const hn::ScalableTag<double> d;
  const auto lanes = static_cast<int64_t>(hn::Lanes(d));
  hn::Vec<decltype(d)> low[kRows], high[kRows];
  double* const to = x + 2 * lanes * i;
  const double* const rows = a.first + i * a.row;
#pragma GCC unroll 4
  for (int k = 0; k < kRows; ++k) {
    low[k] = hn::LoadU(d, to + 2 * lanes * k);
    high[k] = hn::LoadU(d, to + 2 * lanes * k + lanes);
  }
  for (int64_t begin = 0; begin < i; begin += kSummed) {
    hn::Vec<decltype(d)> of_low[kRows], of_high[kRows];
#pragma GCC unroll 4
    for (int k = 0; k < kRows; ++k) of_low[k] = of_high[k] = hn::Zero(d);
    for (int64_t j = begin; j < std::min(i, begin + kSummed); ++j) {
      const auto l = hn::LoadU(d, x + 2 * lanes * j), h = hn::LoadU(d, x + 2 * lanes * j + lanes);
#pragma GCC unroll 4
      for (int k = 0; k < kRows; ++k) {
        const auto factor = hn::Set(d, rows[k * a.row + j * a.column]);
        of_low[k] = hn::MulAdd(factor, l, of_low[k]);
        of_high[k] = hn::MulAdd(factor, h, of_high[k]);
      }
    }
#pragma GCC unroll 4
    for (int k = 0; k < kRows; ++k) {
      low[k] = hn::Sub(low[k], of_low[k]);
      high[k] = hn::Sub(high[k], of_high[k]);
    }
  }
#pragma GCC unroll 4
  for (int k = 0; k < kRows; ++k) {
    const double* const row = rows + k * a.row + i * a.column;
#pragma GCC unroll 4
    for (int j = 0; j < k; ++j) {
      const auto factor = hn::Set(d, row[j * a.column]);
      low[k] = hn::NegMulAdd(factor, low[j], low[k]);
      high[k] = hn::NegMulAdd(factor, high[j], high[k]);
    }
    if (!a.has_unit_diagonal) {
      const auto diagonal = hn::Set(d, row[k * a.column]);
      low[k] = hn::Div(low[k], diagonal);
      high[k] = hn::Div(high[k], diagonal);
    }
    hn::StoreU(low[k], d, to + 2 * lanes * k);
    hn::StoreU(high[k], d, to + 2 * lanes * k + lanes);
  }
}

bool SolveDoubles(blas::Triangle t, int64_t n, int64_t columns, const double* a, double* b) {
  constexpr int kRows = 4;
  const int64_t width = 2 * static_cast<int64_t>(hn::Lanes(hn::ScalableTag<double>()));
  if (HWY_TARGET == HWY_SCALAR || 2 * columns < width || columns > 4 * width) return false;
  const bool is_forward = t.is_lower != t.is_adjoint;
  const int64_t step = is_forward ? 1 : -1, row = t.is_adjoint ? 1 : n, first = is_forward ? 0 : n - 1;
  const Rows rows{a + first * (n + 1), step * row, step * (n + 1 - row), t.has_unit_diagonal};
  const Scratch room(static_cast<size_t>(n * width) * sizeof(double));
  double* const x = room.as<double>();
  for (int64_t c = 0; c < columns; c += width) {
    const int64_t count = std::min(width, columns - c);
    for (int64_t i = 0; i < n; ++i) {
      std::fill(std::copy_n(b + (first + i * step) * columns + c, count, x + i * width), x + (i + 1) * width, 0.0);
    }
    int64_t i = 0;
    for (; i + kRows <= n; i += kRows) solve_rows<kRows>(rows, i, x);
    for (; i < n; ++i) solve_rows<1>(rows, i, x);
    for (int64_t i = 0; i < n; ++i) std::copy_n(x + i * width, count, b + (first + i * step) * columns + c);
  }
  return true;
}

}  // namespace
}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {

HWY_EXPORT(SolveDoubles);

bool solve_few(blas::Triangle t, int64_t n, int64_t columns, const double* a, double* b) {
  return HWY_DYNAMIC_DISPATCH(SolveDoubles)(t, n, columns, a, b);
}

}  // namespace eager::cpu
#endif
