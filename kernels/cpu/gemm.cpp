#include "kernels/cpu/gemm.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/gemm.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <cblas.h>

#include <algorithm>
#include <cstring>

#include "kernels/cpu/blas.h"
#include "runtime/base/parallel.h"

#ifndef EAGER_SMALL_GEMM
#define EAGER_SMALL_GEMM
namespace eager::cpu {
// False: not small enough.
struct SmallGemm {
  bool (*of_float)(const Gemm&, const float*, const float*, float*);
  bool (*of_double)(const Gemm&, const double*, const double*, double*);
};
}  // namespace eager::cpu
#endif

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

constexpr int64_t kPanel = 6144;  // elements of B that fit the panel on the stack

// kRows rows by two vectors of C, in registers.
template <int kRows, class T>
HWY_INLINE void block(const T* a, int64_t row, int64_t step, const T* b, int64_t ldb, int64_t k, T* c, int64_t ldc,
                      int64_t columns, bool accumulate) {
  const hn::ScalableTag<T> d;
  using V = hn::Vec<decltype(d)>;
  const int64_t w = static_cast<int64_t>(hn::Lanes(d));
  V low[kRows], high[kRows];
  for (int r = 0; r < kRows; ++r) low[r] = high[r] = hn::Zero(d);
  for (int64_t p = 0; p < k; ++p) {
    const V b0 = hn::LoadU(d, b + p * ldb), b1 = hn::LoadU(d, b + p * ldb + w);
    for (int r = 0; r < kRows; ++r) {
      const V x = hn::Set(d, a[r * row + p * step]);
      low[r] = hn::MulAdd(x, b0, low[r]);
      high[r] = hn::MulAdd(x, b1, high[r]);
    }
  }
  for (int r = 0; r < kRows; ++r) {
    T* to = c + r * ldc;
    if (columns == 2 * w && !accumulate) {
      hn::StoreU(low[r], d, to);
      hn::StoreU(high[r], d, to + w);
      continue;
    }
    HWY_ALIGN T tile[2 * HWY_MAX_BYTES / sizeof(T)];
    hn::Store(low[r], d, tile);
    hn::Store(high[r], d, tile + w);
    if (accumulate) for (int64_t j = 0; j < columns; ++j) to[j] += tile[j];
    else for (int64_t j = 0; j < columns; ++j) to[j] = tile[j];
  }
}

template <class T>
void small_gemm(const Gemm& g, const T* a, const T* b, T* c) {
  const hn::ScalableTag<T> d;
  const int64_t tile = 2 * static_cast<int64_t>(hn::Lanes(d));
  const int64_t row = g.transpose_a ? 1 : g.lda, step = g.transpose_a ? g.lda : 1;
  HWY_ALIGN T panel[kPanel];
  for (int64_t j = 0; j < g.n; j += tile) {
    const int64_t columns = std::min(tile, g.n - j);
    const T* from = b + j;
    int64_t ldb = g.ldb;
    if (g.transpose_b || columns < tile) {
      // A panel of full width, so that loads need no mask.
      for (int64_t p = 0; p < g.k; ++p) {
        T* to = panel + p * tile;
        for (int64_t q = 0; q < columns; ++q) to[q] = g.transpose_b ? b[(j + q) * g.ldb + p] : b[p * g.ldb + j + q];
        for (int64_t q = columns; q < tile; ++q) to[q] = 0;
      }
      from = panel;
      ldb = tile;
    }
    int64_t i = 0;
    for (; i + 4 <= g.m; i += 4) block<4>(a + i * row, row, step, from, ldb, g.k, c + i * g.ldc + j, g.ldc, columns, g.accumulate);
    for (; i < g.m; ++i) block<1>(a + i * row, row, step, from, ldb, g.k, c + i * g.ldc + j, g.ldc, columns, g.accumulate);
  }
}

// Does the panel of the widest target fit?
inline bool fits(int64_t k) { return k * 2 * static_cast<int64_t>(HWY_MAX_BYTES / sizeof(float)) <= kPanel; }

template <class T>
bool try_small(const Gemm& g, const T* a, const T* b, T* c) {
  if (!fits(g.k)) return false;
  small_gemm(g, a, b, c);
  return true;
}

SmallGemm Small() { return {try_small<float>, try_small<double>}; }

}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {

HWY_EXPORT(Small);

namespace {

constexpr int64_t kTiny = 64;            // multiplications that plain loops do at once
constexpr int64_t kSmall = 32 * 32 * 40;  // that our loops do as fast as OpenBLAS
constexpr int64_t kParallel = 1 << 21;

const SmallGemm& small_gemm() {
  static const SmallGemm functions = HWY_DYNAMIC_DISPATCH(Small)();
  return functions;
}
bool small(const Gemm& g, const float* a, const float* b, float* c) { return small_gemm().of_float(g, a, b, c); }
bool small(const Gemm& g, const double* a, const double* b, double* c) { return small_gemm().of_double(g, a, b, c); }

void blas(const Gemm& g, const float* a, const float* b, float* c) {
  cblas_sgemm(CblasRowMajor, g.transpose_a ? CblasTrans : CblasNoTrans, g.transpose_b ? CblasTrans : CblasNoTrans,
              static_cast<int>(g.m), static_cast<int>(g.n), static_cast<int>(g.k), 1, a, static_cast<int>(g.lda), b,
              static_cast<int>(g.ldb), g.accumulate ? 1 : 0, c, static_cast<int>(g.ldc));
}
void blas(const Gemm& g, const double* a, const double* b, double* c) {
  cblas_dgemm(CblasRowMajor, g.transpose_a ? CblasTrans : CblasNoTrans, g.transpose_b ? CblasTrans : CblasNoTrans,
              static_cast<int>(g.m), static_cast<int>(g.n), static_cast<int>(g.k), 1, a, static_cast<int>(g.lda), b,
              static_cast<int>(g.ldb), g.accumulate ? 1 : 0, c, static_cast<int>(g.ldc));
}

template <class T>
void any_gemm(const Gemm& g, const T* a, const T* b, T* c) {
  if (g.m == 0 || g.n == 0) return;
  if (g.k == 0) {
    for (int64_t i = 0; i < g.m && !g.accumulate; ++i) std::memset(c + i * g.ldc, 0, static_cast<size_t>(g.n) * sizeof(T));
    return;
  }
  const int64_t work = g.m * g.n * g.k;
  if (work <= kTiny) {
    const int64_t row = g.transpose_a ? 1 : g.lda, step = g.transpose_a ? g.lda : 1;
    const int64_t down = g.transpose_b ? 1 : g.ldb, across = g.transpose_b ? g.ldb : 1;
    for (int64_t i = 0; i < g.m; ++i) {
      for (int64_t j = 0; j < g.n; ++j) {
        T sum = g.accumulate ? c[i * g.ldc + j] : T(0);
        for (int64_t p = 0; p < g.k; ++p) sum += a[i * row + p * step] * b[p * down + j * across];
        c[i * g.ldc + j] = sum;
      }
    }
    return;
  }
  if (work <= kSmall && small(g, a, b, c)) return;
  BlasAlone alone;
  blas(g, a, b, c);
}

// Pieces of rows or columns of C, a multiple of the kernels' tiles.
template <class T>
void split_gemm(const Gemm& g, const T* a, const T* b, T* c) {
  const int64_t threads = g.m * g.n * g.k < kParallel ? 1 : parallelism();
  if (threads == 1) return any_gemm(g, a, b, c);
  const bool by_rows = g.m >= g.n;
  const int64_t whole = by_rows ? g.m : g.n;
  const int64_t piece = ((whole + threads - 1) / threads + 15) / 16 * 16;
  const int64_t pieces = (whole + piece - 1) / piece;
  parallel_for(pieces, 1, [&](int64_t begin, int64_t end) {
    for (int64_t t = begin; t < end; ++t) {
      const int64_t first = t * piece, size = std::min(piece, whole - first);
      Gemm part = g;
      if (by_rows) {
        part.m = size;
        any_gemm(part, a + first * (g.transpose_a ? 1 : g.lda), b, c + first * g.ldc);
      } else {
        part.n = size;
        any_gemm(part, a, b + first * (g.transpose_b ? g.ldb : 1), c + first);
      }
    }
  });
}

}  // namespace

void gemm(const Gemm& g, const float* a, const float* b, float* c) { any_gemm(g, a, b, c); }
void gemm(const Gemm& g, const double* a, const double* b, double* c) { any_gemm(g, a, b, c); }
void parallel_gemm(const Gemm& g, const float* a, const float* b, float* c) { split_gemm(g, a, b, c); }
void parallel_gemm(const Gemm& g, const double* a, const double* b, double* c) { split_gemm(g, a, b, c); }

}  // namespace eager::cpu
#endif
