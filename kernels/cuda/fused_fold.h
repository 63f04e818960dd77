// The device code that the source of a fused reduction is put together from: folds of elements that a program makes.
#pragma once

#include "kernels/cuda/fused_device.h"
#include "kernels/cuda/reduction_device.h"

namespace eager::cuda {

// Stands for the address of an element that the program makes. W elements are made at once: a pack, or 1 where operands
// do not come in packs. Each element is made only once, since an output may lie in an input's memory.
template <class Args, int W>
struct Made {
  const Args* args;
  typename Args::Index at;
  __device__ Made operator+(int64_t n) const { return {args, static_cast<typename Args::Index>(at + n)}; }
  __device__ auto operator[](int64_t i) const { return args->template steps<1>((*this + i).at).at[0]; }
};

template <class T, int V, class Args, int W>
__device__ bool is_aligned_for(const Made<Args, W>&) {
  return W == V;
}

template <class T, int V, class Args, int W>
__device__ Pack<T, V> load_pack(const Made<Args, W>& x, bool) {
  if constexpr (W == V) {
    return x.args->template steps<V>(x.at / V);
  } else {
    Pack<T, V> pack;
#pragma unroll(Args::kIsLong ? 1 : V)
    for (int v = 0; v < V; ++v) pack.at[v] = x[v];
    return pack;
  }
}

template <class T, int V, class Args, int W>
__device__ void load_apart(const Made<Args, W>& x, const int (&apart)[V], Pack<T, V>& pack) {
#pragma unroll(Args::kIsLong ? 1 : V)
  for (int v = 0; v < V; ++v) pack.at[v] = v > 0 && apart[v] == 0 ? pack.at[0] : x[apart[v]];
}

// The code of many steps takes long to compile, so it is repeated as few times as possible.
template <class Args, int W>
inline constexpr int kPacksAhead<Made<Args, W>> = Args::kIsLong ? 1 : kAtOnce;

// The task of a fold together with the program that feeds it.
template <class Args, int W>
struct Fed : Args {
  template <class T>
  __device__ Made<Args, W> source() const {
    return {this, 0};
  }
  __device__ bool has_packed_columns() const { return W > 1; }
};

}  // namespace eager::cuda
