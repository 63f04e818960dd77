// Terms
//   block   R rows by V vectors of C, held in registers while k runs; elements of A are broadcast, rows of B are loaded.
//   panel   some columns of B, copied so that its rows follow each other: where B is transposed, or read again and again.
//   flip    C' = B' A' instead of C = A B, where B is the transposed one and larger than A: then A is what is copied.
#include "kernels/cpu/gemm_small.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/gemm_small.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>
#include <utility>

#include "runtime/base/memory.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

#if HWY_TARGET == HWY_AVX3 || HWY_TARGET == HWY_AVX3_DL || HWY_ARCH_ARM_A64
constexpr int kSums = 24;  // vectors of C in registers, of 32
#else
constexpr int kSums = 12;  // of 16
#endif
constexpr int max_rows(int vectors) { return vectors == 4 ? kSums / 4 : kSums / 2; }
constexpr int64_t kStack = 6144;              // elements of panels that fit on the stack
constexpr int64_t kDepth = 256;               // rows of a panel
constexpr int64_t kPanels = 128 * 1024;       // elements of all panels at a time

template <class T>
using Tag = hn::ScalableTag<T>;
template <class T>
using V = hn::Vec<Tag<T>>;
template <class T>
using Mask = hn::Mask<Tag<T>>;

template <class T>
HWY_INLINE int64_t lanes() { return static_cast<int64_t>(hn::Lanes(Tag<T>())); }

// The first `n` lanes, 1 <= n <= lanes; nothing beyond them is touched.
template <class T>
HWY_INLINE V<T> load_some(const T* from, Mask<T> mask, int64_t n) {
  const Tag<T> d;
#if HWY_MEM_OPS_MIGHT_FAULT
  (void)mask;
  if (n == lanes<T>()) return hn::LoadU(d, from);
  HWY_ALIGN T tile[HWY_MAX_BYTES / sizeof(T)] = {};
  std::copy(from, from + n, tile);
  return hn::Load(d, tile);
#else
  (void)n;
  return hn::MaskedLoad(mask, d, from);
#endif
}

template <class T>
HWY_INLINE void store_some(V<T> v, T* to, Mask<T> mask, int64_t n) {
  const Tag<T> d;
#if HWY_MEM_OPS_MIGHT_FAULT
  (void)mask;
  if (n == lanes<T>()) return hn::StoreU(v, d, to);
  HWY_ALIGN T tile[HWY_MAX_BYTES / sizeof(T)];
  hn::Store(v, d, tile);
  std::copy(tile, tile + n, to);
#else
  (void)n;
  hn::BlendedStore(v, mask, d, to);
#endif
}

template <class T>
struct Block {
  const T* a;
  int64_t row, step;  // of A: from row to row, from one k to the next
  const T* b;
  int64_t ldb, k;
  T* c;
  int64_t ldc, columns;
  bool accumulate, flip;
};

template <class T>
void store_flipped(const Block<T>& g, const T* tile, int64_t width, int rows) {
  for (int64_t j = 0; j < g.columns; ++j) {
    T* to = g.c + j * g.ldc;
    for (int r = 0; r < rows; ++r) to[r] = g.accumulate ? to[r] + tile[r * width + j] : tile[r * width + j];
  }
}

template <int kRows, int kVectors, class T>
HWY_NOINLINE void run_block(const Block<T>& g) {
  const Tag<T> d;
  const int64_t w = lanes<T>(), rest = g.columns - (kVectors - 1) * w;
  const Mask<T> mask = hn::FirstN(d, static_cast<size_t>(rest));
  V<T> sum[kRows][kVectors];
#pragma GCC unroll 16
  for (int r = 0; r < kRows; ++r) {
#pragma GCC unroll 4
    for (int v = 0; v < kVectors; ++v) sum[r][v] = hn::Zero(d);
  }
  const int64_t row = g.row, step = g.step, ldb = g.ldb;
  const T* third[4] = {g.a, g.a + 3 * row, g.a + 6 * row, g.a + 9 * row};  // of rows, so that addresses stay in registers
  const T* b = g.b;
  for (int64_t p = 0; p < g.k; ++p, b += ldb) {
    V<T> x[kVectors];
#pragma GCC unroll 4
    for (int v = 0; v < kVectors - 1; ++v) x[v] = hn::LoadU(d, b + v * w);
    x[kVectors - 1] = load_some(b + (kVectors - 1) * w, mask, rest);
#pragma GCC unroll 16
    for (int r = 0; r < kRows; ++r) {
      const V<T> y = hn::Set(d, third[r / 3][r % 3 * row]);
#pragma GCC unroll 4
      for (int v = 0; v < kVectors; ++v) sum[r][v] = hn::MulAdd(y, x[v], sum[r][v]);
    }
#pragma GCC unroll 4
    for (int t = 0; t < (kRows + 2) / 3; ++t) third[t] += step;
  }
  if (g.flip) {
    HWY_ALIGN T tile[kRows * kVectors * HWY_MAX_BYTES / sizeof(T)];
#pragma GCC unroll 16
    for (int r = 0; r < kRows; ++r) {
#pragma GCC unroll 4
      for (int v = 0; v < kVectors; ++v) hn::Store(sum[r][v], d, tile + (r * kVectors + v) * w);
    }
    return store_flipped(g, tile, kVectors * w, kRows);
  }
  T* c = g.c;
#pragma GCC unroll 16
  for (int r = 0; r < kRows; ++r, c += g.ldc) {
#pragma GCC unroll 4
    for (int v = 0; v < kVectors; ++v) {
      const bool last = v == kVectors - 1;
      T* to = c + v * w;
      if (g.accumulate) sum[r][v] = hn::Add(sum[r][v], last ? load_some(to, mask, rest) : hn::LoadU(d, to));
      if (last) store_some(sum[r][v], to, mask, rest);
      else hn::StoreU(sum[r][v], d, to);
    }
  }
}

template <class T>
using BlockFn = void (*)(const Block<T>&);

template <int kVectors, class T, int... kRows>
BlockFn<T> pick(int rows, std::integer_sequence<int, kRows...>) {
  static constexpr BlockFn<T> table[] = {run_block<kRows + 1, kVectors, T>...};
  return table[rows - 1];
}

// All m rows by the columns of one block, in blocks of about equal height.
template <int kVectors, class T>
void run_rows(Block<T> g, int64_t m) {
  constexpr int kMost = max_rows(kVectors);
  int64_t blocks = (m + kMost - 1) / kMost;
  for (; m > 0; --blocks) {
    const int64_t rows = (m + blocks - 1) / blocks;
    pick<kVectors, T>(static_cast<int>(rows), std::make_integer_sequence<int, kMost>())(g);
    g.a += rows * g.row;
    g.c += rows * (g.flip ? 1 : g.ldc);
    m -= rows;
  }
}

template <class T>
void run_columns(const Block<T>& g, int64_t m) {
  const int64_t vectors = (g.columns + lanes<T>() - 1) / lanes<T>();
  if (vectors == 1) run_rows<1>(g, m);
  else if (vectors == 2) run_rows<2>(g, m);
  else run_rows<4>(g, m);
}

// How many of the `left` columns one block takes: at most `most`, and never three vectors.
template <class T>
int64_t next_columns(int64_t left, int64_t most) {
  const int64_t w = lanes<T>(), columns = std::min(left, most);
  return columns > 2 * w && columns <= 3 * w ? 2 * w : columns;
}

// to[p * tile + j] = element (p, j) of B.
template <class T>
void copy_panel(const T* b, int64_t ldb, bool transposed, int64_t k, int64_t columns, int64_t tile, T* to) {
  const Tag<T> d;
  if (!transposed) {
    const int64_t w = lanes<T>();
    for (int64_t p = 0; p < k; ++p, b += ldb, to += tile) {
      int64_t j = 0;
      for (; j + w <= columns; j += w) hn::StoreU(hn::LoadU(d, b + j), d, to + j);
      for (; j < columns; ++j) to[j] = b[j];
    }
    return;
  }
  int64_t j = 0;
  for (; j + 4 <= columns; j += 4) {
    const T *b0 = b + j * ldb, *b1 = b0 + ldb, *b2 = b1 + ldb, *b3 = b2 + ldb;
    T* t = to + j;
    int64_t p = 0;
#if HWY_TARGET != HWY_SCALAR
    if constexpr (sizeof(T) == 4) {
      const hn::FixedTag<T, 4> q;
      for (; p + 4 <= k; p += 4, t += 4 * tile) {
        const auto r0 = hn::LoadU(q, b0 + p), r1 = hn::LoadU(q, b1 + p), r2 = hn::LoadU(q, b2 + p), r3 = hn::LoadU(q, b3 + p);
        const auto l0 = hn::InterleaveLower(q, r0, r2), l1 = hn::InterleaveLower(q, r1, r3);
        const auto h0 = hn::InterleaveUpper(q, r0, r2), h1 = hn::InterleaveUpper(q, r1, r3);
        hn::StoreU(hn::InterleaveLower(q, l0, l1), q, t);
        hn::StoreU(hn::InterleaveUpper(q, l0, l1), q, t + tile);
        hn::StoreU(hn::InterleaveLower(q, h0, h1), q, t + 2 * tile);
        hn::StoreU(hn::InterleaveUpper(q, h0, h1), q, t + 3 * tile);
      }
    }
#endif
    for (; p < k; ++p, t += tile) {
      t[0] = b0[p];
      t[1] = b1[p];
      t[2] = b2[p];
      t[3] = b3[p];
    }
  }
  for (; j < columns; ++j) {
    for (int64_t p = 0; p < k; ++p) to[p * tile + j] = b[j * ldb + p];
  }
}

// Through panels of B: k in pieces of kDepth, columns in pieces whose panels stay in the second-level cache.
template <class T>
void multiply_panels(const Gemm& g, const T* a, const T* b, T* c, bool flip) {
  const int64_t tile = (g.m <= max_rows(4) || flip ? 4 : 2) * lanes<T>();
  const int64_t depth = std::min(g.k, kDepth), across = std::min((g.n + tile - 1) / tile * tile, kPanels / depth / tile * tile);
  HWY_ALIGN T stack[kStack];
  Scratch heap(depth * across <= kStack ? 0 : static_cast<size_t>(depth * across) * sizeof(T));
  T* const panels = heap.data() ? heap.as<T>() : stack;
  const int64_t row = g.transpose_a ? 1 : g.lda, step = g.transpose_a ? g.lda : 1;
  const int64_t down = flip ? 1 : g.ldc, right = flip ? g.ldc : 1;
  for (int64_t j0 = 0; j0 < g.n; j0 += across) {
    const int64_t width = std::min(across, g.n - j0);
    for (int64_t p = 0; p < g.k; p += depth) {
      const int64_t k = std::min(depth, g.k - p);
      for (int64_t j = 0; j < width; j += tile) {
        const T* from = g.transpose_b ? b + (j0 + j) * g.ldb + p : b + p * g.ldb + j0 + j;
        copy_panel(from, g.ldb, g.transpose_b, k, std::min(tile, width - j), tile, panels + j * depth);
      }
      const int64_t rows = max_rows(static_cast<int>(tile / lanes<T>()));
      for (int64_t i = 0; i < g.m; i += rows) {
        for (int64_t j = 0; j < width;) {
          const int64_t columns = next_columns<T>(width - j, tile - j % tile);
          run_columns(Block<T>{a + i * row + p * step, row, step, panels + j / tile * tile * depth + j % tile, tile, k,
                               c + i * down + (j0 + j) * right, g.ldc, columns, g.accumulate || p > 0, flip},
                      std::min(rows, g.m - i));
          j += columns;
        }
      }
    }
  }
}

// y[columns] = x[rows] M, rows of M added up eight at a time.
template <class T>
void multiply_vector(const T* x, const T* m, int64_t ld, int64_t rows, int64_t columns, T* y, bool accumulate) {
  const Tag<T> d;
  const int64_t w = lanes<T>();
  for (int64_t p = 0; p < rows; p += 8, m += 8 * ld, x += 8) {
    const int count = static_cast<int>(std::min<int64_t>(8, rows - p));
    V<T> factor[8];
    const T* from[8];
    for (int r = 0; r < 8; ++r) {
      factor[r] = r < count ? hn::Set(d, x[r]) : hn::Zero(d);
      from[r] = m + (r < count ? r : 0) * ld;
    }
    const bool adds = accumulate || p > 0;
    auto strip = [&](int64_t j, auto load, auto store) HWY_ATTR {
      V<T> even = adds ? load(y + j) : hn::Zero(d), odd = hn::Zero(d);
      if (count == 8) {
#pragma GCC unroll 8
        for (int r = 0; r < 8; r += 2) {
          even = hn::MulAdd(factor[r], load(from[r] + j), even);
          odd = hn::MulAdd(factor[r + 1], load(from[r + 1] + j), odd);
        }
      } else {
        for (int r = 0; r < count; ++r) even = hn::MulAdd(factor[r], load(from[r] + j), even);
      }
      store(hn::Add(even, odd), y + j);
    };
    int64_t j = 0;
    for (; j + w <= columns; j += w) {
      strip(j, [&](const T* at) HWY_ATTR { return hn::LoadU(d, at); }, [&](V<T> v, T* at) HWY_ATTR { hn::StoreU(v, d, at); });
    }
    if (j < columns) {
      const int64_t n = columns - j;
      const Mask<T> mask = hn::FirstN(d, static_cast<size_t>(n));
      strip(j, [&](const T* at) HWY_ATTR { return load_some(at, mask, n); },
            [&](V<T> v, T* at) HWY_ATTR { store_some(v, at, mask, n); });
    }
  }
}

// y[i] = the product of row i of M and x.
template <int kRows, class T>
void dot_rows(const T* m, int64_t ld, const T* x, int64_t columns, T* y, bool accumulate) {
  const Tag<T> d;
  const int64_t w = lanes<T>();
  V<T> sum[kRows];
#pragma GCC unroll 8
  for (int r = 0; r < kRows; ++r) sum[r] = hn::Zero(d);
  int64_t j = 0;
  for (; j + w <= columns; j += w) {
    const V<T> v = hn::LoadU(d, x + j);
#pragma GCC unroll 8
    for (int r = 0; r < kRows; ++r) sum[r] = hn::MulAdd(v, hn::LoadU(d, m + r * ld + j), sum[r]);
  }
  if (j < columns) {
    const Mask<T> mask = hn::FirstN(d, static_cast<size_t>(columns - j));
    const V<T> v = load_some(x + j, mask, columns - j);
#pragma GCC unroll 8
    for (int r = 0; r < kRows; ++r) sum[r] = hn::MulAdd(v, load_some(m + r * ld + j, mask, columns - j), sum[r]);
  }
#pragma GCC unroll 8
  for (int r = 0; r < kRows; ++r) {
    const T total = hn::GetLane(hn::SumOfLanes(d, sum[r]));
    y[r] = accumulate ? y[r] + total : total;
  }
}

template <class T>
void multiply_by_vector(const T* m, int64_t ld, const T* x, int64_t rows, int64_t columns, T* y, bool accumulate) {
  int64_t i = 0;
  for (; i + 8 <= rows; i += 8) dot_rows<8>(m + i * ld, ld, x, columns, y + i, accumulate);
  for (; i < rows; ++i) dot_rows<1>(m + i * ld, ld, x, columns, y + i, accumulate);
}

// True when one operand was a vector, and is done.
template <class T>
bool try_vector(const Gemm& g, const T* a, const T* b, T* c) {
  if (g.m == 1 && (!g.transpose_a || g.lda == 1)) {
    if (g.transpose_b) multiply_by_vector(b, g.ldb, a, g.n, g.k, c, g.accumulate);
    else multiply_vector(a, b, g.ldb, g.k, g.n, c, g.accumulate);
    return true;
  }
  if (g.n == 1 && g.ldc == 1 && (g.transpose_b || g.ldb == 1)) {
    if (g.transpose_a) multiply_vector(b, a, g.lda, g.k, g.m, c, g.accumulate);
    else multiply_by_vector(a, g.lda, b, g.m, g.k, c, g.accumulate);
    return true;
  }
  return false;
}

template <class T>
void multiply(const Gemm& g, const T* a, const T* b, T* c) {
  if ((g.m == 1 || g.n == 1) && g.k * g.n * g.m > 8 && try_vector(g, a, b, c)) return;
  // What would be copied into panels, and what C' = B' A' would copy.
  if (g.transpose_b && g.n * g.k > 2 * (g.m * g.k + g.m * g.n)) {
    Gemm f{g.n, g.m, g.k, !g.transpose_b, !g.transpose_a, g.ldb, g.lda, g.ldc, g.accumulate};
    return multiply_panels(f, b, a, c, true);
  }
  const int64_t w = lanes<T>(), most = (g.m <= max_rows(4) ? 4 : 2) * w;
  if (g.transpose_b || (g.m > 2 * max_rows(2) && g.k * g.n > 4096)) return multiply_panels(g, a, b, c, false);
  const int64_t row = g.transpose_a ? 1 : g.lda, step = g.transpose_a ? g.lda : 1;
  for (int64_t j = 0; j < g.n;) {
    const int64_t columns = next_columns<T>(g.n - j, most);
    run_columns(Block<T>{a, row, step, b + j, g.ldb, g.k, c + j, g.ldc, columns, g.accumulate, false}, g.m);
    j += columns;
  }
}

SmallGemm Small() { return {multiply<float>, multiply<double>}; }

}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {

HWY_EXPORT(Small);

const SmallGemm& small_gemm() {
  static const SmallGemm functions = HWY_DYNAMIC_DISPATCH(Small)();
  return functions;
}

}  // namespace eager::cpu
#endif
