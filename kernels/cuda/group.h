// Threads that merge their results: what reductions, softmax and norms share.
//
//   group   2^k neighbouring threads: part of a warp, a warp, or a whole block
//   monoid  how results merge: a type Acc, `init()` and `merge(a, b)`, which is commutative
#pragma once

#include <cuda_runtime.h>

#include <cstdint>
#include <cstring>

#include "kernels/cuda/actions.h"
#include "kernels/cuda/threads.h"

namespace eager::cuda {

// Returns the least power of 2 that is not below n.
inline int64_t power_of_2_above(int64_t n) {
  int64_t p = 1;
  while (p < n) p *= 2;
  return p;
}

// Returns the value of the thread whose lane differs from this one's in the bits of `mask`. All threads of the warp
// take part.
template <class A>
__device__ A shuffle_xor(const A& a, int mask) {
  static_assert(sizeof(A) % 4 == 0);
  uint32_t words[sizeof(A) / 4];
  memcpy(words, static_cast<const void*>(&a), sizeof a);
#pragma unroll
  for (uint32_t& w : words) w = __shfl_xor_sync(0xffffffffu, w, mask);
  A b;
  memcpy(static_cast<void*>(&b), words, sizeof b);
  return b;
}

template <class A, int N>
struct alignas(16) SharedStorage {
  unsigned char bytes[N * sizeof(A)];
  __device__ A get(int i) const {
    A a;
    memcpy(static_cast<void*>(&a), bytes + i * sizeof(A), sizeof a);
    return a;
  }
  __device__ void set(int i, const A& a) { memcpy(bytes + i * sizeof(A), static_cast<const void*>(&a), sizeof a); }
};

// Merges the values of the group's threads; all of them get the result. `lanes` is the group's size; a group of more
// than a warp is the whole block. All threads of the block take part.
template <class M>
__device__ typename M::Acc combine(typename M::Acc a, int lanes) {
  using A = typename M::Acc;
  for (int mask = (lanes < kWarp ? lanes : kWarp) / 2; mask > 0; mask /= 2) a = M::merge(a, shuffle_xor(a, mask));
  if (lanes <= kWarp) return a;
  __shared__ SharedStorage<A, kWarp> room;
  const int lane = static_cast<int>(threadIdx.x) % kWarp;
  if (lane == 0) room.set(static_cast<int>(threadIdx.x) / kWarp, a);
  __syncthreads();
  a = lane < lanes / kWarp ? room.get(lane) : M::init();
  __syncthreads();
  for (int mask = kWarp / 2; mask > 0; mask /= 2) a = M::merge(a, shuffle_xor(a, mask));
  return a;
}

template <class A>
struct Sum {
  using Acc = A;
  __device__ static A init() { return A(0); }
  __device__ static A merge(A a, A b) { return a + b; }
};

template <class T, int V>
__device__ bool is_aligned_for(const T* p) {
  return reinterpret_cast<uintptr_t>(p) % alignof(Pack<T, V>) == 0;
}

template <class T, int V>
__device__ Pack<T, V> load_pack(const T* p, bool is_aligned) {
  if (is_aligned) return *reinterpret_cast<const Pack<T, V>*>(p);
  Pack<T, V> pack;
#pragma unroll
  for (int v = 0; v < V; ++v) pack.at[v] = p[v];
  return pack;
}

template <class T, int V>
__device__ void store_pack(T* p, const Pack<T, V>& pack, bool is_aligned) {
  if (is_aligned) {
    *reinterpret_cast<Pack<T, V>*>(p) = pack;
    return;
  }
#pragma unroll
  for (int v = 0; v < V; ++v) p[v] = pack.at[v];
}

}  // namespace eager::cuda
