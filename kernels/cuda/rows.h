// Rows that are taken, added or otherwise folded by index.
#pragma once

#include <type_traits>

#include "kernels/common/indexing.h"
#include "kernels/common/scatter.h"
#include "kernels/cuda/elementwise.h"
#include "kernels/cuda/indices.h"
#include "kernels/cuda/launch.h"
#include "kernels/cuda/move.h"
#include "kernels/cuda/runs.h"

namespace eager::cuda {

// Divides numbers from 0 to `largest`.
struct Division {
  int64_t by;
  bool is_short;
  Divisor divisor;
  Division(int64_t d, int64_t largest)
      : by(std::max<int64_t>(d, 1)), is_short(std::max(by, largest) < int64_t{1} << 31) {
    if (is_short) divisor = Divisor(static_cast<uint32_t>(by));
  }
  __device__ int64_t operator()(int64_t x) const {
    return is_short ? divisor.divide(static_cast<uint32_t>(x)) : x / by;
  }
};

// ---- rows by index

// Calls f with a value of the largest unit (up to 16 bytes) of which rows of `bytes` bytes at these addresses consist.
template <class F>
void with_unit(int64_t bytes, const void* a, const void* b, F f) {
  const uint64_t bits = static_cast<uint64_t>(bytes) | reinterpret_cast<uintptr_t>(a) | reinterpret_cast<uintptr_t>(b);
  if (bits % 16 == 0) f(Unit16{});
  else if (bits % 8 == 0) f(uint64_t{});
  else if (bits % 4 == 0) f(uint32_t{});
  else if (bits % 2 == 0) f(uint16_t{});
  else f(uint8_t{});
}

inline constexpr int kRowsEach = 4;  // so many loads are under way at once

// to[i] = from[index(i)], row by row; a row is zeros where its index is invalid.
template <class U, class Index>
__global__ void take_rows_kernel(U* to, const U* from, int64_t rows, const __grid_constant__ RowTiles tiles,
                                 const __grid_constant__ Index index) {
  const int64_t first = tiles.first_row(), first_column = tiles.first_column(), end = tiles.end_column();
  int64_t sources[kRowsEach];
#pragma unroll
  for (int k = 0; k < kRowsEach; ++k) {
    const int64_t row = first + k * tiles.rows_a_block();
    sources[k] = row < rows ? index(row, first_column == 0) : -1;
  }
  for (int64_t c = first_column; c < end; c += 1 << tiles.shift) {
    U values[kRowsEach];
#pragma unroll
    for (int k = 0; k < kRowsEach; ++k) values[k] = sources[k] < 0 ? U{} : from[sources[k] * tiles.columns + c];
#pragma unroll
    for (int k = 0; k < kRowsEach; ++k) {
      const int64_t row = first + k * tiles.rows_a_block();
      if (row < rows) to[row * tiles.columns + c] = values[k];
    }
  }
}

template <class U, class Index>
void take_rows_of(const KernelCall& call, void* to, const void* from, int64_t rows, int64_t columns,
                  const Index& index) {
  const RowTiles tiles(rows, columns, kRowsEach);
  launch(call, tiles.num_blocks, kThreads, take_rows_kernel<U, Index>, static_cast<U*>(to), static_cast<const U*>(from),
         rows, tiles, index);
}

// Takes rows of `inner` elements. There is at least one row, with at least one element.
template <class Index>
void take_rows(const KernelCall& call, const Operand& x, int64_t rows, int64_t inner, const Index& index) {
  const Operand& y = call.outputs[0];
  const OnDevice from(call, x);
  const int64_t bytes = inner * static_cast<int64_t>(dtype_size(y.dtype));
  with_unit(bytes, y.data, from.as(), [&]<class U>(U) {
    take_rows_of<U>(call, y.data, from.as(), rows, bytes / static_cast<int64_t>(sizeof(U)), index);
  });
}

// Converts between elements and the type in which they are folded.
template <class C, class T>
__device__ C to_accumulator(T x) {
  if constexpr (is_complex_type<T>) {
    using Part = typename ComplexParts<C>::Part;
    return C(static_cast<Part>(x.real()), static_cast<Part>(x.imag()));
  } else {
    return static_cast<C>(static_cast<Compute<T>>(x));
  }
}
template <class T, class C>
__device__ T from_accumulator(C x) {
  return static_cast<T>(to_accumulator<Compute<T>>(x));
}

// Folds runs of rows of `from`, [batch, outer, count, inner], into rows of `to`, [batch, outer, n, inner]. `inner` counts
// packs of V elements, and the columns are [outer, inner].
template <class Fold, class T, int V>
struct FoldRun {
  using C = typename Fold::template Accumulator<T>;
  Pack<T, V>* to;
  const Pack<T, V>* from;
  bool has_base;  // whether a row begins as what `to` holds, instead of the fold's identity
  int64_t outer, n, count, inner;
  Division by_inner;

  __device__ void operator()(int64_t row, const int64_t* positions, int64_t length, int64_t column) const {
    const Pack<T, V>* source = from + column;
    Pack<T, V>* target = to + row * inner + column;
    if (outer > 1) {
      const int64_t o = by_inner(column), block = row / n * (outer - 1) + o;
      source += (block * count - o) * inner;
      target += (block * n - o) * inner;
    }
    C sums[V];
#pragma unroll
    for (int v = 0; v < V; ++v) sums[v] = has_base ? to_accumulator<C>(target->at[v]) : Fold::template identity<C>();
    each_of_run(
        positions, length, [&](int64_t i) { return source[i * inner]; },
        [&](const Pack<T, V>& x) {
#pragma unroll
          for (int v = 0; v < V; ++v) sums[v] = Fold::step(sums[v], to_accumulator<C>(x.at[v]));
        });
    Pack<T, V> y;
#pragma unroll
    for (int v = 0; v < V; ++v) y.at[v] = from_accumulator<T>(sums[v]);
    *target = y;
  }
};

template <class Fold, class T, int V>
void fold_packs(const KernelCall& call, const Runs& runs, const void* from, bool has_base, const GatherParams& p) {
  using P = Pack<T, V>;
  const int64_t inner = p.inner / V, columns = p.outer * inner;
  runs.each_row(call, columns,
                FoldRun<Fold, T, V>{call.outputs[0].as<P>(), static_cast<const P*>(from), has_base, p.outer, p.n,
                                    p.count, inner, Division(inner, columns)});
}

// Folds `values` into `base`; where it is NULL, rows that no element goes to are `none`. `index` gives the row of [batch, n] for
// each element of [batch, count].
template <class Fold, class T, class Index>
void fold_rows(const KernelCall& call, const Operand* base, const Operand& values, const GatherParams& p,
               const Index& index, bool are_apart, T none = T(0)) {
  const Operand& y = call.outputs[0];
  if (base) {
    copy_operand(call, *base, y.data);
  } else {
    alignas(16) unsigned char element[16] = {};
    std::memcpy(element, &none, sizeof none);
    fill_elements(call, y.data, Origin(element), sizeof none, y.num_elements);
  }
  const OnDevice from(call, values);
  const Runs runs(call, p.batch * p.count, p.batch * p.n, index, are_apart);
  // Wide loads are compiled for the dtypes that gradients of models usually have.
  constexpr bool is_usual = std::is_same_v<T, float> || is_half<T>;
  constexpr int V = std::is_base_of_v<ScatterSum, Fold> && is_usual ? kPackSize<T> : 1;
  const bool is_wide =
      p.inner % V == 0 && is_aligned(y.data, sizeof(Pack<T, V>)) && is_aligned(from.as(), sizeof(Pack<T, V>));
  if (V > 1 && is_wide) fold_packs<Fold, T, V>(call, runs, from.as(), base, p);
  else fold_packs<Fold, T, 1>(call, runs, from.as(), base, p);
}

}  // namespace eager::cuda
