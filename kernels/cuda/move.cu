#include "kernels/cuda/move.h"

#include <algorithm>

namespace eager::cuda {
namespace {

// to[i] = from[offsets.at(i)] for packs of V neighbours, which lie `step` apart in `from`. A rest that fills no pack
// occurs only where there is one dim.
template <class T, int V>
__global__ void read(int64_t n, T* __restrict__ to, const T* __restrict__ from, T value, int64_t step,
                     const __grid_constant__ Offsets offsets) {
  const int64_t packs = n / V, threads = static_cast<int64_t>(gridDim.x) * blockDim.x;
  const int64_t first = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
  for (int64_t p = first; p < packs; p += threads) {
    const T* x = from ? from + offsets.at(p) : nullptr;
    const T head = x ? *x : value;
    Pack<T, V> y;
#pragma unroll
    for (int v = 0; v < V; ++v) y.at[v] = v == 0 || step == 0 ? head : x[v * step];
    reinterpret_cast<Pack<T, V>*>(to)[p] = y;
  }
  if (const int64_t i = packs * V + first; first < V && i < n) to[i] = from ? from[offsets.base + i * step] : value;
}

template <class T>
__global__ void write(int64_t n, T* __restrict__ to, const T* __restrict__ from, T value,
                      const __grid_constant__ Offsets offsets) {
  const int64_t threads = static_cast<int64_t>(gridDim.x) * blockDim.x;
  for (int64_t i = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; i < n; i += threads) {
    to[offsets.at(i)] = from ? from[i] : value;
  }
}

// A transposition: rows are neighbours in `from`, columns in `to`.
struct Transpose {
  int64_t rows, columns;  // in packs
  Divisor row_tiles, column_tiles;
  int64_t row_stride;     // in `to`, in elements
  int64_t column_stride;  // in `from`
  Offsets to, from;       // of all other dims
};

constexpr int kTile = 32;

// Transposes one tile in each block, in squares of W x W elements, one for each thread. Packs of W elements are read,
// kept in shared memory, and written. Rows of the tile in shared memory are one pack longer, so that columns spread
// over the banks.
template <class T, int W>
__global__ void transpose(T* __restrict__ to, const T* __restrict__ from, const __grid_constant__ Transpose p) {
  using P = Pack<T, W>;
  __shared__ P tile[W][kTile][kTile + 1];
  uint32_t rest = blockIdx.x;
  const uint32_t by_column = p.column_tiles.divide(rest);
  const int64_t column = static_cast<int64_t>(rest - by_column * p.column_tiles.divisor) * kTile;
  rest = p.row_tiles.divide(by_column);
  const int64_t row = static_cast<int64_t>(by_column - rest * p.row_tiles.divisor) * kTile;
  from += p.from.at(rest);
  to += p.to.at(rest);
  const int x = static_cast<int>(threadIdx.x) % kTile, first = static_cast<int>(threadIdx.x) / kTile;
#pragma unroll
  for (int y = first; y < kTile; y += kThreads / kTile) {
    if (row + x >= p.rows || column + y >= p.columns) continue;
    P in[W];
#pragma unroll
    for (int w = 0; w < W; ++w) {
      in[w] = *reinterpret_cast<const P*>(from + (row + x) * W + ((column + y) * W + w) * p.column_stride);
    }
#pragma unroll
    for (int v = 0; v < W; ++v) {
#pragma unroll
      for (int w = 0; w < W; ++w) tile[v][x][y].at[w] = in[w].at[v];
    }
  }
  __syncthreads();
#pragma unroll
  for (int y = first; y < kTile; y += kThreads / kTile) {
    if (row + y >= p.rows || column + x >= p.columns) continue;
#pragma unroll
    for (int v = 0; v < W; ++v) {
      *reinterpret_cast<P*>(to + ((row + y) * W + v) * p.row_stride + (column + x) * W) = tile[v][y][x];
    }
  }
}

// Joins two elements that are neighbours on both sides into one of twice the size, as often as possible. Returns the
// size.
size_t widen(StridedCopy& plan, const void* dense, const void* strided, size_t size) {
  while (size < 16 && plan.rank > 0 && plan.strides[plan.rank - 1] == 1 && is_aligned(dense, 2 * size) &&
         is_aligned(strided, 2 * size)) {
    const int last = plan.rank - 1;
    bool fits = plan.offset % 2 == 0 && plan.dims[last] % 2 == 0;
    for (int d = 0; d < last; ++d) fits = fits && plan.strides[d] % 2 == 0;
    if (!fits) break;
    for (int d = 0; d < last; ++d) plan.strides[d] /= 2;
    plan.offset /= 2;
    plan.dims[last] /= 2;
    if (plan.dims[last] == 1) --plan.rank;
    size *= 2;
  }
  return size;
}

template <class T, int W>
bool try_transpose(const KernelCall& call, T* to, const T* from, const StridedCopy& plan, int t) {
  constexpr int64_t kFew = 8;  // packs; with fewer neighbours, reading without tiles finds them in the cache
  const int last = plan.rank - 1;
  if (plan.dims[t] < kFew * W || plan.dims[last] < kFew * W) return false;
  if (W > 1) {
    bool fits = plan.dims[t] % W == 0 && plan.dims[last] % W == 0 && plan.offset % W == 0 &&
                is_aligned(to, sizeof(T) * W) && is_aligned(from, sizeof(T) * W);
    for (int d = 0; d <= last; ++d) fits = fits && (d == t || plan.strides[d] % W == 0);
    if (!fits) return false;
  }
  int64_t to_strides[kMaxRank];
  row_major_strides(plan.dims, plan.rank, to_strides);
  Transpose p;
  p.rows = plan.dims[t] / W;
  p.columns = plan.dims[last] / W;
  p.row_stride = to_strides[t];
  p.column_stride = plan.strides[last];
  p.from.base = plan.offset;
  for (int d = 0; d < last; ++d) {
    if (d == t) continue;
    p.to.add(plan.dims[d], to_strides[d]);
    p.from.add(plan.dims[d], plan.strides[d]);
  }
  p.to.finish();
  const int64_t outer = p.from.finish();
  const int64_t row_tiles = blocks_for(p.rows, kTile), column_tiles = blocks_for(p.columns, kTile);
  if (outer * row_tiles >= (int64_t{1} << 31) / column_tiles) return false;
  p.row_tiles = Divisor(static_cast<uint32_t>(row_tiles));
  p.column_tiles = Divisor(static_cast<uint32_t>(column_tiles));
  launch(call, outer * row_tiles * column_tiles, kThreads, transpose<T, W>, to, from, p);
  return true;
}

template <class T>
bool try_transpose(const KernelCall& call, T* to, const T* from, const StridedCopy& plan) {
  const int last = plan.rank - 1;
  if (last < 1 || plan.strides[last] == 0 || plan.strides[last] == 1) return false;
  const int t = static_cast<int>(std::find(plan.strides, plan.strides + last, 1) - plan.strides);
  if (t == last) return false;
  constexpr int W = sizeof(T) < 4 ? 4 / sizeof(T) : 1;
  return try_transpose<T, W>(call, to, from, plan, t) || (W > 1 && try_transpose<T, 1>(call, to, from, plan, t));
}

Offsets offsets_of(const StridedCopy& plan) {
  Offsets offsets;
  offsets.base = plan.offset;
  for (int d = 0; d < plan.rank; ++d) offsets.add(plan.dims[d], plan.strides[d]);
  offsets.finish();
  return offsets;
}

template <class T, int V>
void read_packs(const KernelCall& call, T* to, const T* from, T value, StridedCopy plan) {
  const int64_t n = plan.num_elements(), step = plan.rank > 0 ? plan.strides[plan.rank - 1] : 0;
  if (plan.rank > 0) {
    plan.dims[plan.rank - 1] = std::max<int64_t>(1, plan.dims[plan.rank - 1] / V);
    plan.strides[plan.rank - 1] *= V;
  }
  launch(call, moving_blocks(call, std::max<int64_t>(1, n / V)), kThreads, read<T, V>, n, to, from, value, step,
         offsets_of(plan));
}

template <class T>
T value_of(const Origin& origin) {
  T value;
  std::memcpy(&value, origin.value, sizeof value);
  return value;
}

}  // namespace

void fill_elements(const KernelCall& call, void* to, const Origin& from, size_t element_size, int64_t count) {
  if (count <= 0) return;
  bool is_even = !from.data;  // whether all bytes are the same
  for (size_t i = 1; i < element_size; ++i) is_even = is_even && from.value[i] == from.value[0];
  if (is_even) {
    const size_t bytes = static_cast<size_t>(count) * element_size;
    return check(cudaMemsetAsync(to, from.value[0], bytes, device_of(call).cuda_stream()));
  }
  StridedCopy plan;
  plan.add(count, 0);
  strided_read(call, to, from, plan, element_size);
}

void strided_read(const KernelCall& call, void* to, const Origin& from, const StridedCopy& plan, size_t element_size) {
  const int64_t n = plan.num_elements();
  if (n == 0) return;
  if (from.data && plan.is_contiguous()) {
    const char* x = static_cast<const char*>(from.data) + plan.offset * static_cast<int64_t>(element_size);
    return copy_bytes(call, to, x, static_cast<size_t>(n) * element_size);
  }
  StridedCopy wide = plan;
  with_element<Unit16>(from.data ? widen(wide, to, from.data, element_size) : element_size, [&]<class T>(T) {
    constexpr int V = 16 / sizeof(T);
    T* y = static_cast<T*>(to);
    const T* x = static_cast<const T*>(from.data);
    const T value = value_of<T>(from);
    if (x && try_transpose(call, y, x, wide)) return;
    const bool has_packs =
        is_aligned(to, 16) && (wide.rank == 1 || (wide.rank > 1 && wide.dims[wide.rank - 1] % V == 0));
    if (V > 1 && has_packs) read_packs<T, V>(call, y, x, value, wide);
    else read_packs<T, 1>(call, y, x, value, wide);
  });
}

void strided_write(const KernelCall& call, void* to, const Origin& from, const StridedCopy& plan, size_t element_size) {
  const int64_t n = plan.num_elements();
  if (n == 0) return;
  if (from.data && plan.is_contiguous()) {
    char* y = static_cast<char*>(to) + plan.offset * static_cast<int64_t>(element_size);
    return copy_bytes(call, y, from.data, static_cast<size_t>(n) * element_size);
  }
  StridedCopy wide = plan;
  with_element<Unit16>(from.data ? widen(wide, from.data, to, element_size) : element_size, [&]<class T>(T) {
    const int64_t units = wide.num_elements();
    launch(call, moving_blocks(call, units), kThreads, write<T>, units, static_cast<T*>(to),
           static_cast<const T*>(from.data), value_of<T>(from), offsets_of(wide));
  });
}

}  // namespace eager::cuda
