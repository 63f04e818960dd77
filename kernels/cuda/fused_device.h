// The device code that the source of a fused kernel (fused_source.cpp) is put together from.
#pragma once

#include "kernels/common/elementwise_formulas.h"
#include "kernels/cuda/actions.h"

namespace eager::cuda {

// A dim of an operand that broadcasts. Indices below 2^31 are uint32_t, others int64_t.
template <class Index>
struct BroadcastDim;
template <>
struct BroadcastDim<uint32_t> {
  Divisor size;
  uint32_t stride;  // in elements
  __device__ uint32_t divide(uint32_t i) const { return size.divide(i); }
  __device__ uint32_t count() const { return size.divisor; }
};
template <>
struct BroadcastDim<int64_t> {
  int64_t size, stride;
  __device__ int64_t divide(int64_t i) const { return i / size; }
  __device__ int64_t count() const { return size; }
};

// Maps an index of the output to the offset of an operand's element where the operand broadcasts. The innermost dim is
// the last; where packs are read, it counts packs.
template <class Index, int Rank>
struct alignas(16) BroadcastOffsets {
  BroadcastDim<Index> dims[Rank];
  __device__ Index offset(Index i) const {
    Index at = 0;
#pragma unroll
    for (int d = Rank - 1; d > 0; --d) {
      const Index next = dims[d].divide(i);
      at += (i - next * dims[d].count()) * dims[d].stride;
      i = next;
    }
    return at + i * dims[0].stride;
  }
};

template <int V, class T, class Index>
__device__ Pack<T, V> load(const T* from, Index p) {
  return reinterpret_cast<const Pack<T, V>*>(from)[p];
}

// Loads the operand's pack for the output's pack p, or repeats its one element V times.
template <int V, class T, class Index, int Rank>
__device__ Pack<T, V> load(const T* from, Index p, const BroadcastOffsets<Index, Rank>& offsets) {
  const T* at = from + offsets.offset(p);
  if (V == 1 || offsets.dims[Rank - 1].stride != 0) return *reinterpret_cast<const Pack<T, V>*>(at);
  Pack<T, V> x;
  const T value = *at;
#pragma unroll
  for (int v = 0; v < V; ++v) x.at[v] = value;
  return x;
}

template <int V, class T, class Index>
__device__ void store(T* to, Index p, const Pack<T, V>& y) {
  reinterpret_cast<Pack<T, V>*>(to)[p] = y;
}

template <class Formula, class T, class... More>
__device__ auto act(double alpha, T x, More... more) {
  using R = StoredType<Formula, T, 1 + sizeof...(More)>;
  return FormulaAction<Formula, T, R, More...>(ElementwiseParams{alpha})(x, more...);
}

// Runs the steps V elements at a time, then the remaining elements one by one; only operands that do not broadcast leave such a
// rest.
template <int V, class Args>
__device__ void run(const Args& a) {
  using Index = typename Args::Index;
  const Index n = static_cast<Index>(a.n), packs = n / V;
  const Index step = static_cast<Index>(gridDim.x) * blockDim.x,
              first = static_cast<Index>(blockIdx.x) * blockDim.x + threadIdx.x;
  for (Index p = first; p < packs; p += step) a.template steps<V>(p);
  if (V > 1 && first < n - packs * V) a.template steps<1>(packs * V + first);
}

}  // namespace eager::cuda
