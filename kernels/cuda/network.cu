// bias_add, dropout.
#include "kernels/cuda/network.h"

#include "kernels/common/network.h"
#include "kernels/common/philox.h"
#include "kernels/cuda/elementwise.h"
#include "kernels/cuda/group.h"
#include "kernels/cuda/kernels.h"

namespace eager::cuda {

namespace {

// --- bias ---

struct BiasTask {
  int64_t elements, n, inner;
  Divisor by_n, by_inner;
  bool is_short;  // whether elements are below 2^31

  __device__ int64_t channel(int64_t i) const {
    if (!is_short) return i / inner % n;
    const uint32_t row = by_inner.divide(static_cast<uint32_t>(i));
    return row - by_n.divide(row) * by_n.divisor;
  }
};

// A thread makes a pack of neighbours.
template <class T>
__global__ void bias_add_kernel(const __grid_constant__ BiasTask t, const T* x, const T* bias, T* y) {
  using A = Compute<T>;
  constexpr int V = kPackSize<T>;
  const int64_t i = (static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x) * V;
  if (i + V <= t.elements) {
    Pack<T, V> pack = load_pack<T, V>(x + i, is_aligned_for<T, V>(x));
#pragma unroll
    for (int v = 0; v < V; ++v) {
      pack.at[v] = static_cast<T>(static_cast<A>(pack.at[v]) + static_cast<A>(bias[t.channel(i + v)]));
    }
    store_pack<T, V>(y + i, pack, is_aligned_for<T, V>(y));
  } else {
    for (int64_t k = i; k < t.elements; ++k)
      y[k] = static_cast<T>(static_cast<A>(x[k]) + static_cast<A>(bias[t.channel(k)]));
  }
}

template <class T>
int32_t bias_add(KernelCall& call) {
  const AxisParams& p = call.params_as<AxisParams>();
  BiasTask t{call.outputs[0].num_elements, p.n, p.inner, {}, {}, false};
  if (t.elements == 0) return 0;
  t.is_short = t.elements < int64_t{1} << 31;
  if (t.is_short) {
    t.by_n = Divisor(static_cast<uint32_t>(p.n));
    t.by_inner = Divisor(static_cast<uint32_t>(p.inner));
  }
  launch(call, blocks_for(t.elements, kThreads * kPackSize<T>), kThreads, bias_add_kernel<T>, t, call.inputs[0].as<T>(),
         call.inputs[1].as<T>(), call.outputs[0].as<T>());
  return 0;
}

template <class T>
void add_bias(KernelTable& table, std::initializer_list<DType> dtypes) {
  for (DType d : dtypes) table.add("bias_add", d, bias_add<T>);
}

// --- dropout: a thread makes four elements, which use one Philox block ---

template <class T>
struct DropoutTask {
  Scalar<T> scalar;  // the input where it is immediate
  const T* x;
  T* y;
  int64_t n;
  Compute<T> scale;
  uint64_t key, counter, threshold;
};

// Calls f(x, v) for the elements first + v, v < 4, and stores the results.
template <class T, class F>
__device__ void each_of_four(const DropoutTask<T>& t, int64_t first, F f) {
  if (t.n - first >= 4) {
    Pack<T, 4> pack = load_pack<T, 4>(t.x + first, is_aligned_for<T, 4>(t.x));
#pragma unroll
    for (int v = 0; v < 4; ++v) pack.at[v] = f(pack.at[v], v);
    store_pack<T, 4>(t.y + first, pack, is_aligned_for<T, 4>(t.y));
  } else {
#pragma unroll
    for (int v = 0; v < 3; ++v) {
      if (first + v < t.n) t.y[first + v] = f(t.x ? t.x[first + v] : t.scalar.value, v);
    }
  }
}

template <class T>
__global__ void dropout_kernel(const __grid_constant__ DropoutTask<T> t, uint8_t* mask) {
  using A = Compute<T>;
  const int64_t block = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
  if (4 * block >= t.n) return;
  uint32_t words[4];
  philox4x32_10(words, t.counter + static_cast<uint64_t>(block), 0, t.key);
  Pack<uint8_t, 4> kept;
#pragma unroll
  for (int v = 0; v < 4; ++v) kept.at[v] = words[v] < t.threshold;
  each_of_four(t, 4 * block,
               [&](T x, int v) { return static_cast<T>(kept.at[v] ? static_cast<A>(x) * t.scale : A(0)); });
  if (t.n - 4 * block >= 4) {
    store_pack<uint8_t, 4>(mask + 4 * block, kept, is_aligned_for<uint8_t, 4>(mask));
  } else {
#pragma unroll
    for (int v = 0; v < 3; ++v) {
      if (4 * block + v < t.n) mask[4 * block + v] = kept.at[v];
    }
  }
}

template <class T>
__global__ void dropout_grad_kernel(const __grid_constant__ DropoutTask<T> t,
                                    const __grid_constant__ Scalar<uint8_t> mask) {
  using A = Compute<T>;
  const int64_t first = 4 * (static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x);
  if (first >= t.n) return;
  Pack<uint8_t, 4> kept;
  if (t.n - first >= 4) {
    kept = load_pack<uint8_t, 4>(mask.data + first, is_aligned_for<uint8_t, 4>(mask.data));
  } else {
#pragma unroll
    for (int v = 0; v < 3; ++v) {
      if (first + v < t.n) kept.at[v] = mask.data ? mask.data[first + v] : mask.value;
    }
  }
  each_of_four(t, first, [&](T dy, int v) { return static_cast<T>(kept.at[v] ? static_cast<A>(dy) * t.scale : A(0)); });
}

template <class T>
DropoutTask<T> dropout_task(const KernelCall& call) {
  const DropoutParams& p = call.params_as<DropoutParams>();
  const Scalar<T> x(call.inputs[0]);
  return {x,
          x.data,
          call.outputs[0].as<T>(),
          call.outputs[0].num_elements,
          static_cast<Compute<T>>(p.scale),
          p.key,
          p.counter,
          p.threshold};
}

template <class T>
int32_t dropout(KernelCall& call) {
  const DropoutTask<T> t = dropout_task<T>(call);
  if (t.n > 0)
    launch(call, blocks_for(t.n, 4 * kThreads), kThreads, dropout_kernel<T>, t, call.outputs[1].as<uint8_t>());
  return 0;
}

template <class T>
int32_t dropout_grad(KernelCall& call) {
  const DropoutTask<T> t = dropout_task<T>(call);
  if (t.n > 0)
    launch(call, blocks_for(t.n, 4 * kThreads), kThreads, dropout_grad_kernel<T>, t, Scalar<uint8_t>(call.inputs[1]));
  return 0;
}

template <class... T>
void add_floats(KernelTable& table, Types<T...>) {
  (table.add("dropout", dtype_of<T>, dropout<T>), ...);
  (table.add("dropout_grad", dtype_of<T>, dropout_grad<T>), ...);
}

}  // namespace

void register_network(KernelTable& table) {
  register_softmax(table);
  register_norms(table);
  add_floats(table, Floats{});
  add_bias<float16>(table, {DType::float16});
  add_bias<bfloat16>(table, {DType::bfloat16});
  add_bias<float>(table, {DType::float32});
  add_bias<double>(table, {DType::float64});
  add_bias<Complex<float>>(table, {DType::complex64});
  add_bias<Complex<double>>(table, {DType::complex128});
  // Integers wrap, so signed and unsigned ones share kernels.
  add_bias<uint8_t>(table, {DType::int8, DType::uint8});
  add_bias<uint16_t>(table, {DType::int16, DType::uint16});
  add_bias<uint32_t>(table, {DType::int32, DType::uint32});
  add_bias<uint64_t>(table, {DType::int64, DType::uint64});
}

}  // namespace eager::cuda
