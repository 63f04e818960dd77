// Addition by index, with the CPU's order of additions and so its results: elements are sorted by the rows that
// they go to, and each row is made by threads of its own.
//
//   key        the row that an element goes to
//   run        the elements of one key, in order of their positions
//   columns    what a row consists of; a thread makes one column at a time
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

#include "kernels/cuda/launch.h"
#include "kernels/cuda/sort.h"

namespace eager::cuda {

// Pairs of key and position, sorted by key. A key of `rows` or more goes to no row.
struct RunList {
  const uint64_t* keys;
  const int64_t* positions;
  int64_t n;
  uint64_t rows;

  __device__ bool begins(int64_t i) const {
    const uint64_t key = keys[i];
    return key < rows && (i == 0 || keys[i - 1] != key);
  }
  // Returns where the run that begins at `begin` ends. The search doubles its steps, since runs may be long.
  __device__ int64_t end(int64_t begin) const {
    const uint64_t key = keys[begin];
    int64_t last = begin, step = 1;  // keys[last] belongs to the run
    while (begin + step < n && keys[begin + step] == key) {
      last = begin + step;
      step *= 2;
    }
    int64_t end = begin + step < n ? begin + step : n;
    while (end - last > 1) {
      const int64_t middle = last + (end - last) / 2;
      if (keys[middle] == key) last = middle;
      else end = middle;
    }
    return end;
  }
};

// The tiles by which a grid of blocks of kThreads threads covers rows of columns: 2^shift neighbouring threads share a
// row. They are a warp or more only where each has kColumnsEach columns.
struct RowTiles {
  static constexpr int kColumnsEach = 4;
  int32_t shift = 0;
  int32_t rows_each;  // rows of a thread
  uint32_t num_row_tiles;
  int64_t num_blocks, columns;

  RowTiles(int64_t rows, int64_t n, int rows_a_thread = 1) : rows_each(rows_a_thread), columns(n) {
    while ((1 << shift) < kThreads && (int64_t{1} << shift) * ((1 << shift) < kWarp ? 1 : kColumnsEach) < columns)
      ++shift;
    const int64_t tiles = blocks_for(rows, static_cast<int64_t>(kThreads >> shift) * rows_each);
    num_row_tiles = static_cast<uint32_t>(tiles);
    num_blocks = tiles * blocks_for(columns, tile_columns());
  }
  EAGER_HD int64_t tile_columns() const { return static_cast<int64_t>(kColumnsEach) << shift; }
  EAGER_HD int rows_a_block() const { return kThreads >> shift; }
  __device__ int64_t first_row() const {
    return static_cast<int64_t>(blockIdx.x % num_row_tiles) * rows_a_block() * rows_each + (threadIdx.x >> shift);
  }
  __device__ int64_t first_column() const {
    return blockIdx.x / num_row_tiles * tile_columns() + (threadIdx.x & ((1 << shift) - 1));
  }
  __device__ int64_t end_column() const {
    const int64_t end = (blockIdx.x / num_row_tiles + 1) * tile_columns();
    return end < columns ? end : columns;
  }
};

// Calls use(load(position)) for each element of a run, in order, with several loads under way at once.
template <class Load, class Use>
__device__ void each_of_run(const int64_t* positions, int64_t length, Load load, Use use) {
  constexpr int kAtOnce = 8;
#pragma unroll 1
  for (int64_t i = 0; i < length; i += kAtOnce) {
    int64_t at[kAtOnce];
    decltype(load(int64_t{})) values[kAtOnce];
#pragma unroll
    for (int k = 0; k < kAtOnce; ++k) {
      if (i + k < length) at[k] = positions[i + k];
    }
#pragma unroll
    for (int k = 0; k < kAtOnce; ++k) {
      if (i + k < length) values[k] = load(at[k]);
    }
#pragma unroll
    for (int k = 0; k < kAtOnce; ++k) {
      if (i + k < length) use(values[k]);
    }
  }
}

template <class Key>
struct FillPairs {
  Key key;
  uint64_t rows;
  uint64_t* keys;
  int64_t* positions;
  __device__ void operator()(int64_t i) const {
    const int64_t k = key(i, true);
    keys[i] = k < 0 ? rows : static_cast<uint64_t>(k);
    positions[i] = i;
  }
};

template <class F>
__global__ void each_run_kernel(const __grid_constant__ RunList runs, const __grid_constant__ RowTiles tiles,
                                const __grid_constant__ F f) {
  const int64_t begin = tiles.first_row();
  if (begin >= runs.n || !runs.begins(begin)) return;
  const int64_t count = runs.end(begin) - begin, end = tiles.end_column();
  for (int64_t c = tiles.first_column(); c < end; c += 1 << tiles.shift) {
    f(static_cast<int64_t>(runs.keys[begin]), runs.positions + begin, count, c);
  }
}

class Runs {
 public:
  // Sends element i of n to row key(i, true), which is below `rows`, or to none where the key is negative. `are_apart`:
  // no two elements go to one row.
  template <class Key>
  Runs(const KernelCall& call, int64_t n, int64_t rows, const Key& key, bool are_apart) : pairs_(call, bytes_for(n)) {
    uint64_t* keys = pairs_.as<uint64_t>();
    int64_t* positions = pairs_.as<int64_t>() + n;
    list_ = {keys, positions, n, static_cast<uint64_t>(rows)};
    if (are_apart) {
      each(call, n, FillPairs<Key>{key, list_.rows, keys, positions});
      return;
    }
    Scratch unsorted(call, bytes_for(n));
    uint64_t* given_keys = unsorted.as<uint64_t>();
    int64_t* given_positions = unsorted.as<int64_t>() + n;
    each(call, n, FillPairs<Key>{key, list_.rows, given_keys, given_positions});
    sort_pairs(call, given_keys, keys, given_positions, positions, n,
               std::max(1, static_cast<int>(std::bit_width(list_.rows))));
  }

  // Queues f(row, positions of its elements, their number, column) for each column of each row that elements go to.
  template <class F>
  void each_row(const KernelCall& call, int64_t columns, const F& f) const {
    if (list_.n == 0 || columns == 0) return;
    const RowTiles tiles(list_.n, columns);
    launch(call, tiles.num_blocks, kThreads, each_run_kernel<F>, list_, tiles, f);
  }

 private:
  static size_t bytes_for(int64_t n) { return static_cast<size_t>(n) * (sizeof(uint64_t) + sizeof(int64_t)); }

  Scratch pairs_;
  RunList list_;
};

}  // namespace eager::cuda
