// scaled_dot_product_attention and its gradient: products by cuBLAS, and a kernel for softmax, of which a warp has a row.
#include "kernels/common/attention.h"

#include <limits>

#include "kernels/common/network.h"
#include "kernels/cuda/gemm.h"
#include "kernels/cuda/group.h"
#include "kernels/cuda/kernels.h"
#include "kernels/cuda/move.h"

namespace eager::cuda {

namespace {

template <class A>
struct Largest {
  using Acc = A;
  __device__ static A init() { return -std::numeric_limits<A>::infinity(); }
  __device__ static A merge(A a, A b) { return b > a ? b : a; }
};

struct Scores {
  int64_t rows, columns;  // rows: of all matrices
  int64_t matrix_rows;
  double scale;
  bool is_causal;
  const uint8_t* mask;  // [rows, columns], or NULL

  __device__ int64_t row() const { return (static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x) / kWarp; }
  __device__ bool reads(int64_t r, int64_t c) const {
    if (is_causal && c > r % matrix_rows) return false;
    return !mask || mask[r * columns + c] != 0;
  }
  // Returns what M makes of f(i) for the columns i of this warp's row.
  template <class M, class F>
  __device__ auto fold(F f) const {
    auto all = M::init();
    if (row() < rows) {
      for (int64_t c = threadIdx.x % kWarp; c < columns; c += kWarp) all = M::merge(all, f(c));
    }
    return combine<M>(all, kWarp);
  }
  template <class F>
  __device__ void each(F f) const {
    if (row() >= rows) return;
    for (int64_t c = threadIdx.x % kWarp; c < columns; c += kWarp) f(c);
  }
};

template <class T>
__global__ void softmax_kernel(const __grid_constant__ Scores s, const Compute<T>* x, T* p) {
  using A = Compute<T>;
  const int64_t r = s.row();
  const A scale = static_cast<A>(s.scale), none = Largest<A>::init();
  auto score = [&](int64_t c) { return s.reads(r, c) ? scale * x[r * s.columns + c] : none; };
  const A most = s.template fold<Largest<A>>(score);
  auto power = [&](int64_t c) { return most == none ? A(0) : std::exp(score(c) - most); };
  const A sum = s.template fold<Sum<A>>(power);
  s.each([&](int64_t c) { p[r * s.columns + c] = static_cast<T>(most == none ? A(0) : power(c) / sum); });
}

// Writes scale p (t - sum(t p)). `to` may be t.
template <class T>
__global__ void softmax_gradient_kernel(const __grid_constant__ Scores s, const Compute<T>* t, const T* p, T* to) {
  using A = Compute<T>;
  const int64_t first = s.row() * s.columns;
  const A scale = static_cast<A>(s.scale);
  const A sum = s.template fold<Sum<A>>([&](int64_t c) { return t[first + c] * static_cast<A>(p[first + c]); });
  s.each(
      [&](int64_t c) { to[first + c] = static_cast<T>(scale * static_cast<A>(p[first + c]) * (t[first + c] - sum)); });
}

// Computes `batch` dense products C[m, n] = op(A) op(B).
template <class T, class To>
void multiply(const KernelCall& call, int64_t m, int64_t n, int64_t k, const T* a, const T* b, To* c,
              bool transpose_a = false, bool transpose_b = false) {
  const AttentionParams& p = call.params_as<AttentionParams>();
  if (p.batch == 0 || m == 0 || n == 0) return;
  if (k == 0) return zero_bytes(call, c, static_cast<size_t>(p.batch * m * n) * sizeof(To));
  Gemm g{m, n, k, transpose_a, transpose_b, transpose_a ? m : k, transpose_b ? k : n, n};
  g.batch = p.batch, g.stride_a = m * k, g.stride_b = k * n, g.stride_c = m * n;
  g.allow_tf32 = p.allow_tf32;
  gemm(call, g, dtype_of<T>, a, b, dtype_of<To>, c);
}

Scores scores_of(const AttentionParams& p) {
  return {p.batch * p.rows, p.columns, p.rows, p.scale, p.is_causal, nullptr};
}

// Returns how many threads have warps for the rows, of a block that has a few.
int threads_for(int64_t rows) { return static_cast<int>(std::min<int64_t>(kThreads, kWarp * power_of_2_above(rows))); }

template <class T>
int32_t attention(KernelCall& call) {
  using A = Compute<T>;
  const AttentionParams& p = call.params_as<AttentionParams>();
  Scores s = scores_of(p);
  const Operand mask = optional_input(call, 3);
  const OnDevice mask_data(call, mask);
  const size_t size = static_cast<size_t>(s.rows * s.columns);
  const Scratch mask_room(call, mask.given() && !p.mask.is_contiguous() ? size : 0), room(call, size * sizeof(A));
  T* probabilities = call.outputs[1].as<T>();
  if (mask.given()) {
    s.mask = mask_data.as<uint8_t>();
    if (!p.mask.is_contiguous() && size > 0) {
      strided_read(call, mask_room.as<void>(), Origin(mask), p.mask, 1);
      s.mask = mask_room.as<uint8_t>();
    }
  }
  multiply(call, p.rows, p.columns, p.depth, call.inputs[0].as<T>(), call.inputs[1].as<T>(), room.as<A>(), false, true);
  if (s.rows > 0) {
    const int threads = threads_for(s.rows);
    launch(call, blocks_for(s.rows, threads / kWarp), threads, softmax_kernel<T>, s, room.as<A>(), probabilities);
  }
  multiply(call, p.rows, p.width, p.columns, probabilities, call.inputs[2].as<T>(), call.outputs[0].as<T>());
  return 0;
}

template <class T>
int32_t attention_grad(KernelCall& call) {
  using A = Compute<T>;
  const AttentionParams& p = call.params_as<AttentionParams>();
  const Scores s = scores_of(p);
  const size_t size = static_cast<size_t>(s.rows * s.columns);
  const T *dy = call.inputs[0].as<T>(), *q = call.inputs[1].as<T>(), *k = call.inputs[2].as<T>(),
          *v = call.inputs[3].as<T>(), *probabilities = call.inputs[4].as<T>();
  const Scratch room(call, size * sizeof(A)), stored(call, std::is_same_v<T, A> ? 0 : size * sizeof(T));
  T* t = std::is_same_v<T, A> ? room.as<T>() : stored.as<T>();
  multiply(call, p.columns, p.width, p.rows, probabilities, dy, call.outputs[2].as<T>(), true);
  multiply(call, p.rows, p.columns, p.width, dy, v, room.as<A>(), false, true);
  if (s.rows > 0) {
    const int threads = threads_for(s.rows);
    launch(call, blocks_for(s.rows, threads / kWarp), threads, softmax_gradient_kernel<T>, s, room.as<A>(),
           probabilities, t);
  }
  multiply(call, p.rows, p.depth, p.columns, t, k, call.outputs[0].as<T>());
  multiply(call, p.columns, p.depth, p.rows, t, q, call.outputs[1].as<T>(), true);
  return 0;
}

template <class... T>
void add_all(KernelTable& table, Types<T...>) {
  (table.add("scaled_dot_product_attention", dtype_of<T>, attention<T>), ...);
  (table.add("scaled_dot_product_attention_grad", dtype_of<T>, attention_grad<T>), ...);
}

}  // namespace

void register_attention(KernelTable& table) { add_all(table, Floats{}); }

}  // namespace eager::cuda
