// The parts of which elementwise kernels are made on the GPU.
//
//   action   what is done to one element: `R operator()(T...) const`, made from the params on the device. An action
//            with `valid(T...)` reports kProblem where that is false for the operands
//   pack     as many neighbouring elements as fit in 16 bytes
//   flat     kernel for operands that are scalars or have all elements of the output; a thread makes a pack
//   general  kernel for any operands that broadcast, at any address. A thread makes a pack where the innermost dim,
//            along which the stride of every operand is 0 or 1, comes in whole packs
//
// All kernels with one number of operands have one type, so that an action instantiates nothing but its kernels.
#pragma once

#include <algorithm>
#include <cstring>
#include <utility>

#include "kernels/common/broadcast.h"
#include "kernels/common/arithmetic.h"
#include "kernels/cuda/actions.h"
#include "kernels/cuda/launch.h"

namespace eager::cuda {

struct Source {
  const void* data;  // NULL: the operand is `value`
  bool is_scalar;
  alignas(16) unsigned char value[16];

  template <class T>
  __device__ T scalar() const {
    T x;
    memcpy(static_cast<void*>(&x), value, sizeof x);
    return data ? *static_cast<const T*>(data) : x;
  }
};

template <int N>
struct Work {
  int64_t n;
  void* output;
  Source sources[N];
  ElementwiseParams params;
  Reporter reporter;
};

template <int N>
struct GeneralPlan {
  BroadcastPlan<N> plan;
  Divisor divisors[kMaxRank];
  bool is_short;  // whether indices and offsets are below 2^31
  // True if dims and strides count packs: the innermost dim is shorter, and its strides are those of packs.
  bool is_packed;

  __device__ void offsets(int64_t index, int64_t (&at)[N]) const {
    if (!is_short) {
      for (int k = 0; k < N; ++k) at[k] = plan.offset(k, index);
      return;
    }
    uint32_t rest = static_cast<uint32_t>(index), sums[N] = {};
    for (int d = plan.rank - 1; d > 0; --d) {
      const uint32_t next = divisors[d].divide(rest), i = rest - next * divisors[d].divisor;
      for (int k = 0; k < N; ++k) sums[k] += i * static_cast<uint32_t>(plan.strides[k][d]);
      rest = next;
    }
    for (int k = 0; k < N; ++k) at[k] = sums[k] + rest * static_cast<uint32_t>(plan.strides[k][0]);
  }
};

template <class First, class... T>
inline constexpr int kPackSize = std::max(1, 16 / static_cast<int>(std::max({sizeof(First), sizeof(T)...})));

template <class Action, class... T>
__device__ auto act(const Action& action, const Reporter& reporter, int64_t i, T... x) {
  if constexpr (requires { action.valid(x...); }) {
    if (!action.valid(x...)) reporter.report(i, [](Finding& f) { f.problem = Action::kProblem; });
  }
  return action(x...);
}

template <class T, int V>
__device__ Pack<T, V> load(const Source& source, int64_t p) {
  if (!source.is_scalar) return static_cast<const Pack<T, V>*>(source.data)[p];
  Pack<T, V> x;
  const T value = source.scalar<T>();
#pragma unroll
  for (int v = 0; v < V; ++v) x.at[v] = value;
  return x;
}

template <class Action, class R, int V, class... T>
__device__ Pack<R, V> act_on(const Action& action, const Reporter& reporter, int64_t i, Pack<T, V>... x) {
  Pack<R, V> y;
#pragma unroll
  for (int v = 0; v < V; ++v) y.at[v] = act(action, reporter, i + v, x.at[v]...);
  return y;
}

template <class Action, class R, class... T, size_t... K>
__device__ void run_flat(const Work<sizeof...(T)>& w, std::index_sequence<K...>) {
  constexpr int V = kPackSize<R, T...>;
  const Action action(w.params);
  const int64_t packs = w.n / V, step = static_cast<int64_t>(gridDim.x) * blockDim.x;
  const int64_t first = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
  for (int64_t p = first; p < packs; p += step) {
    static_cast<Pack<R, V>*>(w.output)[p] =
        act_on<Action, R, V>(action, w.reporter, p * V, load<T, V>(w.sources[K], p)...);
  }
  if (const int64_t i = packs * V + first; first < V && i < w.n) {
    static_cast<R*>(w.output)[i] = act(action, w.reporter, i, load<T, 1>(w.sources[K], i).at[0]...);
  }
}

template <class Action, class R, class... T>
__global__ void flat(const __grid_constant__ Work<sizeof...(T)> w) {
  run_flat<Action, R, T...>(w, std::index_sequence_for<T...>());
}

// Loads the pack of an operand that begins at element `at`, or repeats that one element V times.
template <class T, int V>
__device__ Pack<T, V> load_at(const Source& source, int64_t at, bool is_dense) {
  if (source.data && is_dense) return *reinterpret_cast<const Pack<T, V>*>(static_cast<const T*>(source.data) + at);
  Pack<T, V> x;
  const T value = source.data ? static_cast<const T*>(source.data)[at] : source.scalar<T>();
#pragma unroll
  for (int v = 0; v < V; ++v) x.at[v] = value;
  return x;
}

template <int V, class Action, class R, class... T, size_t... K>
__device__ void run_packs(const Work<sizeof...(T)>& w, const GeneralPlan<sizeof...(T)>& plan,
                          std::index_sequence<K...>) {
  const Action action(w.params);
  const int last = plan.plan.rank - 1;
  const int64_t step = static_cast<int64_t>(gridDim.x) * blockDim.x;
  for (int64_t p = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; p < w.n / V; p += step) {
    int64_t at[sizeof...(T)];
    plan.offsets(p, at);
    static_cast<Pack<R, V>*>(w.output)[p] =
        act_on<Action, R, V>(action, w.reporter, p * V,
                             load_at<T, V>(w.sources[K], at[K], plan.plan.strides[K][last] != 0)...);
  }
}

template <class Action, class R, class... T>
__global__ void general(const __grid_constant__ Work<sizeof...(T)> w,
                        const __grid_constant__ GeneralPlan<sizeof...(T)> plan) {
  constexpr int V = kPackSize<R, T...>;
  if (V > 1 && plan.is_packed) run_packs<V, Action, R, T...>(w, plan, std::index_sequence_for<T...>());
  else run_packs<1, Action, R, T...>(w, plan, std::index_sequence_for<T...>());
}

// The kernels of one action, and what the host must know about them.
template <int N>
struct Kernels {
  void (*flat)(Work<N>);
  void (*general)(Work<N>, GeneralPlan<N>);
  int pack_size;
  int sizes[N + 1];  // bytes of an element of each input, and of the output

  // Reports whether packs of operand k (N: the output) may be read and written at this address.
  bool has_packs_at(const void* data, int k) const {
    return is_aligned(data, static_cast<size_t>(std::min(16, pack_size * sizes[k])));
  }
};

// Queues the kernel for inputs that broadcast to the output. Defined for one to three inputs.
template <int N>
void run(const KernelCall& call, const Operand* inputs, const Kernels<N>& kernels);

template <class Action, class R, class... T>
void run(const KernelCall& call, const Operand* inputs) {
  static constexpr Kernels<sizeof...(T)> kernels = {flat<Action, R, T...>,
                                                    general<Action, R, T...>,
                                                    kPackSize<R, T...>,
                                                    {static_cast<int>(sizeof(T))..., static_cast<int>(sizeof(R))}};
  run(call, inputs, kernels);
}

template <class Action, class R, class... T>
int32_t kernel(KernelCall& call) {
  run<Action, R, T...>(call, call.inputs);
  return 0;
}

// The parts of register_elementwise.
void register_elementwise_unary(KernelTable& table);
void register_elementwise_binary(KernelTable& table);
void register_elementwise_math(KernelTable& table);
void register_elementwise_compare(KernelTable& table);
void register_elementwise_select(KernelTable& table);
void register_elementwise_cast(KernelTable& table);

}  // namespace eager::cuda
