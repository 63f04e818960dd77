// Copies between a dense and a strided operand. The loops have no intrinsics; the compiler vectorises them for
// each SIMD target.
//
// Three ways
//   rows         one by one, as the strided side has them
//   transposed   where another dim than the last is the strided side's innermost: tiles as wide as a cache line, so that every
//                line that is touched is read and written whole
//   woven        where one side has only 2 to 4 elements a row: the rows of the other side are woven together, or taken apart
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/strided.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>
#include <cstring>
#include <utility>

#include "kernels/cpu/move.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {

// ---- rows

constexpr int64_t kLongRow = 64;  // number of bytes from which a row is copied by memcpy

template <class T, bool kWrite>
void copy_row(T* dense, T* s, int64_t n, int64_t step) {
  if (step == 1 && n * static_cast<int64_t>(sizeof(T)) >= kLongRow) {
    std::memcpy(kWrite ? s : dense, kWrite ? dense : s, static_cast<size_t>(n) * sizeof(T));
  } else if (kWrite) {
    for (int64_t i = 0; i < n; ++i) s[i * step] = dense[i];
  } else if (step == 0) {
    std::fill_n(dense, n, *s);
  } else if (step == -1) {
    for (int64_t i = 0; i < n; ++i) dense[i] = s[-i];
  } else {
    for (int64_t i = 0; i < n; ++i) dense[i] = s[i * step];
  }
}

// Copies rows of N elements, which are too short for a loop over their elements.
template <class T, bool kWrite, int N>
void copy_short_rows(T* dense, T* s, int64_t rows, int64_t row_step, int64_t step) {
  for (int64_t r = 0; r < rows; ++r, dense += N, s += row_step) {
#pragma GCC unroll 4
    for (int i = 0; i < N; ++i) {
      if (kWrite) s[i * step] = dense[i];
      else dense[i] = s[i * step];
    }
  }
}

template <class T, bool kWrite>
void copy_plane(T* dense, T* s, int64_t rows, int64_t row_step, int64_t n, int64_t step) {
  switch (n) {
    case 2: return copy_short_rows<T, kWrite, 2>(dense, s, rows, row_step, step);
    case 3: return copy_short_rows<T, kWrite, 3>(dense, s, rows, row_step, step);
    case 4: return copy_short_rows<T, kWrite, 4>(dense, s, rows, row_step, step);
    default:
      for (int64_t r = 0; r < rows; ++r) copy_row<T, kWrite>(dense + r * n, s + r * row_step, n, step);
  }
}

// Copies rows [first_row, last_row): two nested loops go over the last two dims, an odometer over the others.
template <class T, bool kWrite>
void copy_rows(T* dense, T* strided, const StridedCopy& p, int64_t first_row, int64_t last_row) {
  const int r = p.rank;
  const int64_t n = r > 0 ? p.dims[r - 1] : 1, step = r > 0 ? p.strides[r - 1] : 1;
  const int64_t rows = r > 1 ? p.dims[r - 2] : 1, row_step = r > 1 ? p.strides[r - 2] : 0;
  int64_t at[kMaxRank], offset = p.offset, rest = first_row / rows, row = first_row % rows;
  for (int d = r - 3; d >= 0; --d) {
    at[d] = rest % p.dims[d];
    rest /= p.dims[d];
    offset += at[d] * p.strides[d];
  }
  for (int64_t done = first_row; done < last_row; row = 0) {
    const int64_t count = std::min(rows - row, last_row - done);
    copy_plane<T, kWrite>(dense + done * n, strided + offset + row * row_step, count, row_step, n, step);
    done += count;
    for (int d = r - 3; d >= 0; --d) {
      offset += p.strides[d];
      if (++at[d] < p.dims[d]) break;
      offset -= at[d] * p.strides[d];
      at[d] = 0;
    }
  }
}

template <class T, bool kWrite>
void copy_all(T* dense, T* strided, const StridedCopy& p) {
  const int64_t n = p.rank > 0 ? p.dims[p.rank - 1] : 1;
  parallel_for(p.num_elements() / n, grain_for(n * static_cast<int64_t>(sizeof(T))),
               [&](int64_t begin, int64_t end) { copy_rows<T, kWrite>(dense, strided, p, begin, end); });
}

// ---- woven

// Copies whole[i * K + k] = parts[k][i], or the other way.
template <class T, int K, bool kJoins>
void weave(T* whole, T* const* parts, int64_t n) {
  T* part[K];
  for (int k = 0; k < K; ++k) part[k] = parts[k];
#pragma GCC ivdep
  for (int64_t i = 0; i < n; ++i) {
#pragma GCC unroll 4
    for (int k = 0; k < K; ++k) {
      if (kJoins) whole[i * K + k] = part[k][i];
      else part[k][i] = whole[i * K + k];
    }
  }
}

template <class T, bool kJoins>
void weave_all(T* whole, T* const* parts, int num_parts, int64_t n) {
  parallel_for(n, grain_for(num_parts * static_cast<int64_t>(sizeof(T))), [&](int64_t begin, int64_t end) {
    T* mine[kMaxWoven];
    for (int k = 0; k < num_parts; ++k) mine[k] = parts[k] + begin;
    T* at = whole + begin * num_parts;
    switch (num_parts) {
      case 2: return weave<T, 2, kJoins>(at, mine, end - begin);
      case 3: return weave<T, 3, kJoins>(at, mine, end - begin);
      default: return weave<T, 4, kJoins>(at, mine, end - begin);
    }
  });
}

// ---- transposed

template <class T>
struct Lanes {
  static constexpr int kCount = 16 / sizeof(T);
  using Type [[gnu::vector_size(16)]] = T;
};

template <bool kHigh, class V, size_t... I>
V interleave(V a, V b, std::index_sequence<I...>) {
  constexpr size_t n = sizeof...(I);
  return __builtin_shufflevector(a, b, static_cast<int>((kHigh ? n / 2 : 0) + I / 2 + I % 2 * n)...);
}

// Transposes a square of W by W elements. It interleaves the halves of the rows log2(W) times.
template <class T>
void transpose_square(T* to, int64_t to_stride, const T* from, int64_t from_stride) {
  using V = typename Lanes<T>::Type;
  constexpr int W = Lanes<T>::kCount;
  constexpr auto all = std::make_index_sequence<W>();
  V v[W];
  for (int i = 0; i < W; ++i) std::memcpy(&v[i], from + i * from_stride, sizeof(V));
#pragma GCC unroll 4
  for (int done = 1; done < W; done *= 2) {
    V u[W];
#pragma GCC unroll 8
    for (int i = 0; i < W / 2; ++i) {
      u[2 * i] = interleave<false>(v[i], v[i + W / 2], all);
      u[2 * i + 1] = interleave<true>(v[i], v[i + W / 2], all);
    }
    for (int i = 0; i < W; ++i) v[i] = u[i];
  }
  for (int i = 0; i < W; ++i) std::memcpy(to + i * to_stride, &v[i], sizeof(V));
}

// to[i * to_stride + j] = from[i + j * from_stride] for i, j < kTile. The lines that are read lie in a buffer meanwhile:
// rows whose stride is a power of two would push each other out of the cache.
template <class T>
inline constexpr int64_t kTile = 64 / sizeof(T);

template <class T>
void transpose_tile(T* to, int64_t to_stride, const T* from, int64_t from_stride) {
  constexpr int64_t n = kTile<T>, W = Lanes<T>::kCount;
  alignas(64) T lines[n * n];
  for (int64_t j = 0; j < n; ++j) std::memcpy(lines + j * n, from + j * from_stride, 64);
  for (int64_t i = 0; i < n; i += W) {
    for (int64_t j = 0; j < n; j += W) transpose_square(to + i * to_stride + j, to_stride, lines + j * n + i, n);
  }
}

template <class T>
void transpose_rest(T* to, int64_t to_stride, const T* from, int64_t from_stride, int64_t rows, int64_t columns) {
  for (int64_t i = 0; i < rows; ++i) {
    T* row = to + i * to_stride;
    for (int64_t j = 0; j < columns; ++j) row[j] = from[i + j * from_stride];
  }
}

// Transposes into up to kTile rows of `to`.
template <class T>
void transpose_band(T* to, int64_t to_stride, const T* from, int64_t from_stride, int64_t rows, int64_t columns) {
  int64_t j = 0;
  if constexpr (sizeof(T) < 16) {
    for (; rows == kTile<T> && j + kTile<T> <= columns; j += kTile<T>) {
      transpose_tile(to + j, to_stride, from + j * from_stride, from_stride);
    }
  }
  for (; j < columns; j += kTile<T>) {
    transpose_rest(to + j, to_stride, from + j * from_stride, from_stride, rows, std::min(kTile<T>, columns - j));
  }
}

// Copies to a dense operand from one whose last dim is strided, while its dim t has stride 1.
template <class T>
void transpose_read(T* to, const T* from, const StridedCopy& p, int t) {
  constexpr int64_t n = kTile<T>;
  const int last = p.rank - 1;
  const int64_t rows = p.dims[t], columns = p.dims[last];
  int64_t to_strides[kMaxRank];
  row_major_strides(p.dims, p.rank, to_strides);
  const int64_t bands = (rows + n - 1) / n;
  int64_t outer = 1;
  for (int d = 0; d < last; ++d) outer *= d == t ? 1 : p.dims[d];
  parallel_for(outer * bands, grain_for(n * columns * static_cast<int64_t>(sizeof(T))),
               [&](int64_t begin, int64_t end) {
                 for (int64_t k = begin; k < end; ++k) {
                   const int64_t i = k % bands * n;
                   int64_t rest = k / bands, to_at = i * to_strides[t], from_at = p.offset + i;
                   for (int d = last - 1; d >= 0; --d) {
                     if (d == t) continue;
                     to_at += rest % p.dims[d] * to_strides[d];
                     from_at += rest % p.dims[d] * p.strides[d];
                     rest /= p.dims[d];
                   }
                   transpose_band(to + to_at, to_strides[t], from + from_at, p.strides[last], std::min(n, rows - i),
                                  columns);
                 }
               });
}

// Weaves a matrix of 2 to 4 rows or columns that is contiguous on both sides. Reports whether it is one.
template <class T>
bool try_weave(T* to, T* from, const StridedCopy& p) {
  if (p.rank != 2 || p.strides[0] != 1) return false;
  const int64_t rows = p.dims[0], columns = p.dims[1], stride = p.strides[1];
  T* parts[kMaxWoven];
  if (columns >= 2 && columns <= kMaxWoven && stride >= rows) {
    for (int64_t k = 0; k < columns; ++k) parts[k] = from + p.offset + k * stride;
    weave_all<T, true>(to, parts, static_cast<int>(columns), rows);
    return true;
  }
  if (rows >= 2 && rows <= kMaxWoven && stride == rows) {
    for (int64_t k = 0; k < rows; ++k) parts[k] = to + k * columns;
    weave_all<T, false>(from + p.offset, parts, static_cast<int>(rows), columns);
    return true;
  }
  return false;
}

}  // namespace

void Read(void* to, const void* from, const StridedCopy& plan, size_t element_size) {
  with_element(element_size, [&]<class T>(T) {
    T *dense = static_cast<T*>(to), *strided = static_cast<T*>(const_cast<void*>(from));
    const int last = plan.rank - 1;
    if (plan.rank > 1 && plan.strides[last] != 1 && plan.strides[last] != 0) {
      if (try_weave(dense, strided, plan)) return;
      for (int t = 0; t < last; ++t) {
        if (plan.strides[t] == 1) return transpose_read<T>(dense, strided, plan, t);
      }
    }
    copy_all<T, false>(dense, strided, plan);
  });
}

void Write(void* to, const void* from, const StridedCopy& plan, size_t element_size) {
  with_element(element_size, [&]<class T>(T) {
    copy_all<T, true>(static_cast<T*>(const_cast<void*>(from)), static_cast<T*>(to), plan);
  });
}

template <bool kJoins>
void Weave(void* whole, void* const* parts, int num_parts, int64_t n, size_t element_size) {
  with_element(element_size, [&]<class T>(T) {
    T* typed[kMaxWoven];
    for (int k = 0; k < num_parts; ++k) typed[k] = static_cast<T*>(parts[k]);
    weave_all<T, kJoins>(static_cast<T*>(whole), typed, num_parts, n);
  });
}
void Join(void* whole, void* const* parts, int num_parts, int64_t n, size_t size) {
  Weave<true>(whole, parts, num_parts, n, size);
}
void Part(void* whole, void* const* parts, int num_parts, int64_t n, size_t size) {
  Weave<false>(whole, parts, num_parts, n, size);
}

}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {

HWY_EXPORT(Read);
HWY_EXPORT(Write);
HWY_EXPORT(Join);
HWY_EXPORT(Part);

// Copies so few elements that it takes longer to choose a way.
static void read_few(void* to, const void* from, const StridedCopy& p, size_t element_size) {
  const bool is_matrix = p.rank == 2;
  const int64_t rows = is_matrix ? p.dims[0] : 1, row_step = is_matrix ? p.strides[0] : 0;
  const int64_t n = p.rank > 0 ? p.dims[p.rank - 1] : 1, step = p.rank > 0 ? p.strides[p.rank - 1] : 1;
  with_element(element_size, [&]<class T>(T) {
    T* y = static_cast<T*>(to);
    const T* row = static_cast<const T*>(from) + p.offset;
    for (int64_t r = 0; r < rows; ++r, row += row_step) {
      const T* x = row;
      for (int64_t i = 0; i < n; ++i, x += step) *y++ = *x;
    }
  });
}

void strided_read(void* to, const void* from, const StridedCopy& plan, size_t element_size) {
  constexpr int64_t kFew = 32;
  const int64_t n = plan.num_elements();
  if (n <= 0) return;
  if (n <= kFew && plan.rank <= 2) return read_few(to, from, plan, element_size);
  HWY_DYNAMIC_DISPATCH(Read)(to, from, plan, element_size);
}

void strided_write(void* to, const void* from, const StridedCopy& plan, size_t element_size) {
  if (plan.num_elements() > 0) HWY_DYNAMIC_DISPATCH(Write)(to, from, plan, element_size);
}

void join_elements(void* whole, void* const* parts, int num_parts, int64_t n, size_t element_size) {
  HWY_DYNAMIC_DISPATCH(Join)(whole, parts, num_parts, n, element_size);
}

void part_elements(void* whole, void* const* parts, int num_parts, int64_t n, size_t element_size) {
  HWY_DYNAMIC_DISPATCH(Part)(whole, parts, num_parts, n, element_size);
}

}  // namespace eager::cpu
#endif
