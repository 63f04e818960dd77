#include "kernels/cpu/gemm.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/gemm.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>
#include <cstring>
#include <type_traits>
#include <utility>

#include "kernels/cpu/blas.h"
#include "kernels/cpu/onednn.h"
#include "kernels/cpu/plain_gemm.h"
#include "base/parallel.h"

#ifndef EAGER_SMALL_GEMM
#define EAGER_SMALL_GEMM
namespace eager::cpu {
// The loops for small products, which return false where a library's are faster, and have computed nothing then; and those for
// products of two vectors.
struct SmallGemm {
  bool (*of_float)(const Gemm&, const float*, const float*, float*);
  bool (*of_double)(const Gemm&, const double*, const double*, double*);
  float (*dot_of_float)(int64_t n, const float*, const float*);
  double (*dot_of_double)(int64_t n, const double*, const double*);
};
}  // namespace eager::cpu
#endif

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

constexpr int64_t kPanel = 6144;  // number of B's elements for which the panel on the stack has room

// Most rows of a block of C. A block of two vectors a row fits the registers together with one row of B.
#if HWY_TARGET == HWY_AVX3 || HWY_TARGET == HWY_AVX3_DL || HWY_ARCH_ARM_A64
constexpr int kMostRows = 12;
#else
constexpr int kMostRows = 6;
#endif

// 1 if the last, partial vector is copied to the stack. Highway's flag says that masked loads may read beyond the
// mask for some type; with AVX2 those of floats do not.
#if HWY_MEM_OPS_MIGHT_FAULT && HWY_TARGET != HWY_AVX2
#define EAGER_COPY_REST 1
#else
#define EAGER_COPY_REST 0
#endif

// Loads the first n lanes, and reads no memory beyond them. store_some stores them likewise.
template <class D, class T>
HWY_INLINE hn::Vec<D> load_some(D d, const T* from, [[maybe_unused]] hn::Mask<D> mask, [[maybe_unused]] int64_t n) {
#if EAGER_COPY_REST
  HWY_ALIGN T tile[HWY_MAX_BYTES / sizeof(T)] = {};
  std::copy(from, from + n, tile);
  return hn::Load(d, tile);
#else
  return hn::MaskedLoad(mask, d, from);
#endif
}
template <class D, class T>
HWY_INLINE void store_some(hn::Vec<D> v, D d, T* to, [[maybe_unused]] hn::Mask<D> mask, [[maybe_unused]] int64_t n) {
#if EAGER_COPY_REST
  HWY_ALIGN T tile[HWY_MAX_BYTES / sizeof(T)];
  hn::Store(v, d, tile);
  std::copy(tile, tile + n, to);
#else
  hn::BlendedStore(v, mask, d, to);
#endif
}

template <class T>
struct Block {
  const T* a;
  int64_t row, step;  // distances in A from row to row, and from one k to the next
  const T* b;
  int64_t ldb, k;
  T* c;
  int64_t ldc, columns;
  bool accumulate;
};

// Computes a block of C, of kRows rows by kVectors vectors, in registers. The last vector of a row may be partial.
template <int kRows, int kVectors, class T>
void block(const Block<T>& g) {
  const hn::ScalableTag<T> d;
  using V = hn::Vec<decltype(d)>;
  constexpr int kLast = kVectors - 1;
  const int64_t w = static_cast<int64_t>(hn::Lanes(d)), rest = g.columns - kLast * w;
  const auto mask = hn::FirstN(d, static_cast<size_t>(rest));
  V sum[kRows][kVectors];
#pragma GCC unroll 12
  for (int r = 0; r < kRows; ++r) {
    for (int v = 0; v < kVectors; ++v) sum[r][v] = hn::Zero(d);
  }
  const int64_t row = g.row;
  const T *a = g.a, *b = g.b;
  for (int64_t p = 0; p < g.k; ++p, a += g.step, b += g.ldb) {
    V y[kVectors];
    for (int v = 0; v < kLast; ++v) y[v] = hn::LoadU(d, b + v * w);
    y[kLast] = load_some(d, b + kLast * w, mask, rest);
#pragma GCC unroll 12
    for (int r = 0; r < kRows; ++r) {
      const V x = hn::Set(d, a[r * row]);
      for (int v = 0; v < kVectors; ++v) sum[r][v] = hn::MulAdd(x, y[v], sum[r][v]);
    }
  }
  T* c = g.c;
#pragma GCC unroll 12
  for (int r = 0; r < kRows; ++r, c += g.ldc) {
    if (g.accumulate) {
      for (int v = 0; v < kLast; ++v) sum[r][v] = hn::Add(sum[r][v], hn::LoadU(d, c + v * w));
      sum[r][kLast] = hn::Add(sum[r][kLast], load_some(d, c + kLast * w, mask, rest));
    }
    for (int v = 0; v < kLast; ++v) hn::StoreU(sum[r][v], d, c + v * w);
    store_some(sum[r][kLast], d, c + kLast * w, mask, rest);
  }
}

// Blocks of one or two rows are four vectors wide, others two.
constexpr int kFlat = 2;
constexpr int max_vectors(int64_t rows) { return rows <= kFlat ? 4 : 2; }

template <int kVectors, class T, int... kRows>
HWY_INLINE void run_block(const Block<T>& g, int64_t rows, std::integer_sequence<int, kRows...>) {
  static constexpr void (*table[])(const Block<T>&) = {block<kRows + 1, kVectors, T>...};
  table[rows - 1](g);
}

template <class T>
HWY_INLINE void run_any_block(const Block<T>& g, int64_t rows, int64_t lanes) {
  constexpr auto heights = std::make_integer_sequence<int, kMostRows>();
  constexpr auto flat = std::make_integer_sequence<int, kFlat>();
  switch ((g.columns + lanes - 1) / lanes) {
    case 1: return run_block<1>(g, rows, heights);
    case 2: return run_block<2>(g, rows, heights);
    case 3: return run_block<3>(g, rows, flat);
    default: return run_block<4>(g, rows, flat);
  }
}

// Transposes `columns` rows of B into a panel: to[p * tile + q] = B[q][p].
template <class T>
void transpose_panel(const T* b, int64_t ldb, int64_t k, int64_t columns, int64_t tile, T* to) {
  int64_t q = 0;
#if HWY_TARGET != HWY_SCALAR
  if constexpr (sizeof(T) == 4) {
    const hn::FixedTag<T, 4> d;
    for (; q + 4 <= columns; q += 4) {
      const T *b0 = b + q * ldb, *b1 = b0 + ldb, *b2 = b1 + ldb, *b3 = b2 + ldb;
      T* t = to + q;
      int64_t p = 0;
      for (; p + 4 <= k; p += 4, t += 4 * tile) {
        const auto r0 = hn::LoadU(d, b0 + p), r1 = hn::LoadU(d, b1 + p), r2 = hn::LoadU(d, b2 + p),
                   r3 = hn::LoadU(d, b3 + p);
        const auto l0 = hn::InterleaveLower(d, r0, r2), l1 = hn::InterleaveLower(d, r1, r3);
        const auto h0 = hn::InterleaveUpper(d, r0, r2), h1 = hn::InterleaveUpper(d, r1, r3);
        hn::StoreU(hn::InterleaveLower(d, l0, l1), d, t);
        hn::StoreU(hn::InterleaveUpper(d, l0, l1), d, t + tile);
        hn::StoreU(hn::InterleaveLower(d, h0, h1), d, t + 2 * tile);
        hn::StoreU(hn::InterleaveUpper(d, h0, h1), d, t + 3 * tile);
      }
      for (; p < k; ++p, t += tile) {
        t[0] = b0[p], t[1] = b1[p], t[2] = b2[p], t[3] = b3[p];
      }
    }
  }
#endif
  for (; q < columns; ++q) {
    for (int64_t p = 0; p < k; ++p) to[p * tile + q] = b[q * ldb + p];
  }
}

#undef EAGER_COPY_REST

template <class T>
void small_gemm(const Gemm& g, const T* a, const T* b, T* c) {
  const hn::ScalableTag<T> d;
  const int64_t w = static_cast<int64_t>(hn::Lanes(d)), tile = max_vectors(g.m) * w;
  const int64_t row = g.transpose_a ? 1 : g.lda, step = g.transpose_a ? g.lda : 1;
  const int64_t blocks = (g.m + kMostRows - 1) / kMostRows;
  HWY_ALIGN T panel[kPanel];
  for (int64_t j = 0; j < g.n; j += tile) {
    Block<T> part{a, row, step, b + j, g.ldb, g.k, c + j, g.ldc, std::min(tile, g.n - j), g.accumulate};
    if (g.transpose_b) {
      transpose_panel(b + j * g.ldb, g.ldb, g.k, part.columns, tile, panel);
      part.b = panel;
      part.ldb = tile;
    }
    // Divides the rows into blocks whose heights differ by one at most.
    for (int64_t left = g.m, n = blocks; left > 0; --n) {
      const int64_t rows = (left + n - 1) / n;
      run_any_block(part, rows, w);
      part.a += rows * row;
      part.c += rows * g.ldc;
      left -= rows;
    }
  }
}

// Reports whether the loops are as fast as a library's: for little work, and with AVX-512 for up to four vectors of columns, which
// are not a multiple of the 48 columns of oneDNN's blocks, as long as the caches hold what is read again.
template <class T>
bool is_small(const Gemm& g) {
  constexpr int64_t kSmall = 32 * 32 * 40;  // most multiplications
  constexpr int64_t kOpenBlas = 1 << 20;    // up to which OpenBLAS is faster where a vector of columns is not full
  const int64_t work = g.m * g.n * g.k;
  const bool is_narrow =
      HWY_TARGET == HWY_AVX3 && sizeof(T) == 4 && g.n >= (work < kOpenBlas ? 16 : 6) && g.n <= 64 && g.k <= 512;
  if (work > kSmall && !is_narrow) return false;
  // The panel has room for a block's part of B, with vectors of HWY_MAX_BYTES.
  return !g.transpose_b || g.k * max_vectors(g.m) * static_cast<int64_t>(HWY_MAX_BYTES / sizeof(float)) <= kPanel;
}

template <class T>
bool try_small(const Gemm& g, const T* a, const T* b, T* c) {
  if (!is_small<T>(g)) return false;
  small_gemm(g, a, b, c);
  return true;
}

// Returns the product of two vectors, in four sums a lane, as many as hide what an addition takes.
template <class T>
T dot(int64_t n, const T* a, const T* b) {
  const hn::ScalableTag<T> d;
  const auto w = static_cast<int64_t>(hn::Lanes(d));
  auto s0 = hn::Zero(d), s1 = s0, s2 = s0, s3 = s0;
  int64_t i = 0;
  for (; i + 4 * w <= n; i += 4 * w) {
    s0 = hn::MulAdd(hn::LoadU(d, a + i), hn::LoadU(d, b + i), s0);
    s1 = hn::MulAdd(hn::LoadU(d, a + i + w), hn::LoadU(d, b + i + w), s1);
    s2 = hn::MulAdd(hn::LoadU(d, a + i + 2 * w), hn::LoadU(d, b + i + 2 * w), s2);
    s3 = hn::MulAdd(hn::LoadU(d, a + i + 3 * w), hn::LoadU(d, b + i + 3 * w), s3);
  }
  for (; i + w <= n; i += w) s0 = hn::MulAdd(hn::LoadU(d, a + i), hn::LoadU(d, b + i), s0);
  T sum = hn::GetLane(hn::SumOfLanes(d, hn::Add(hn::Add(s0, s1), hn::Add(s2, s3))));
  for (; i < n; ++i) sum += a[i] * b[i];
  return sum;
}

SmallGemm Small() { return {try_small<float>, try_small<double>, dot<float>, dot<double>}; }

}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {

HWY_EXPORT(Small);

namespace {

// Numbers of multiplications, m n k
constexpr int64_t kTiny = 64;           // up to which three nested loops are fastest
constexpr int64_t kLarge = 1 << 19;     // from which oneDNN's products of floats are faster than OpenBLAS's
constexpr int64_t kParallel = 1 << 21;  // from which a product is divided among threads
constexpr int64_t kEnoughRows = 32;     // of a piece whose B is transposed
constexpr int64_t kLongColumn = 256;    // length from which a column is better read as a row of a transposed matrix

const SmallGemm& small_gemm() {
  static constinit Lazy<SmallGemm> functions;
  return functions.get([] { return std::make_unique<SmallGemm>(HWY_DYNAMIC_DISPATCH(Small)()); });
}
bool small(const Gemm& g, const float* a, const float* b, float* c) { return small_gemm().of_float(g, a, b, c); }
bool small(const Gemm& g, const double* a, const double* b, double* c) { return small_gemm().of_double(g, a, b, c); }
float dot(int64_t n, const float* a, const float* b) { return small_gemm().dot_of_float(n, a, b); }
double dot(int64_t n, const double* a, const double* b) { return small_gemm().dot_of_double(n, a, b); }

// Returns the same product with its vectors as rows, which is how they lie in memory: the loops and the libraries take a
// dense column for a matrix whose rows have one element, and need up to ten times as long.
Gemm with_rows(Gemm g) {
  if (g.m == 1 && g.transpose_a && g.lda == 1) g.transpose_a = false, g.lda = g.k;
  if (g.n == 1 && !g.transpose_b && g.ldb == 1 && (g.m == 1 || g.k >= kLongColumn)) g.transpose_b = true, g.ldb = g.k;
  return g;
}

template <class T>
void any_gemm(const Gemm& given, const T* a, const T* b, T* c) {
  const Gemm g = with_rows(given);
  if (g.m == 0 || g.n == 0) return;
  if (g.k == 0) {
    for (int64_t i = 0; i < g.m && !g.accumulate; ++i)
      std::memset(c + i * g.ldc, 0, static_cast<size_t>(g.n) * sizeof(T));
    return;
  }
  const int64_t work = g.m * g.n * g.k;
  if (work == g.k && !g.transpose_a && g.transpose_b) {
    const T product = dot(g.k, a, b);
    *c = g.accumulate ? *c + product : product;
    return;
  }
  if (work <= kTiny) return plain_gemm(g, a, b, c);
  if (small(g, a, b, c)) return;
  if constexpr (std::is_same_v<T, float>) {
    const bool is_thin = g.n > 1 && g.n < 8 && !g.transpose_b;  // OpenBLAS is up to eight times as fast
    if (work >= kLarge && !is_thin && onednn::gemm(g, a, b, c)) return;
  }
  blas::gemm(g, a, b, c);
}

// Divides a product among threads, by C's rows or columns, whichever are more; by rows too where each thread has enough of
// them and B is transposed, which oneDNN takes faster as a whole (onednn.cpp). A piece is a multiple of 16, as the kernels' tiles.
template <class T>
void split_gemm(const Gemm& g, const T* a, const T* b, T* c) {
  const int64_t threads = g.m * g.n * g.k < kParallel ? 1 : parallelism();
  if (threads == 1) return any_gemm(g, a, b, c);
  const bool by_rows = g.m >= g.n || (g.transpose_b && !g.transpose_a && g.m >= kEnoughRows * threads);
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
