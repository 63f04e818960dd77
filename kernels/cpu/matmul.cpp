#include "kernels/common/matmul.h"

#include <algorithm>
#include <complex>

#include "kernels/cpu/blas.h"
#include "kernels/cpu/gemm.h"
#include "kernels/cpu/kernels.h"
#include "kernels/half.h"
#include "base/memory.h"
#include "base/parallel.h"

namespace eager::cpu {

namespace {

Gemm gemm_of(const MatmulParams& p) {
  return {p.m, p.n, p.k, p.transpose_a, p.transpose_b, p.transpose_a ? p.m : p.k, p.transpose_b ? p.k : p.n, p.n};
}

// Calls f(batch index, offset in A, offset in B).
template <class F>
void each_matrix(const MatmulParams& p, F f) {
  const int64_t work = std::max<int64_t>(1, p.m * p.n * p.k);
  parallel_for(p.batch, std::max<int64_t>(1, (1 << 17) / work), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      int64_t a, b;
      p.offsets(i, a, b);
      f(i, a, b);
    }
  });
}

template <class T>
void multiply(const MatmulParams& p, const T* a, const T* b, T* c) {
  Gemm g = gemm_of(p);
  if (p.batch == 1) return parallel_gemm(g, a, b, c);
  if (p.batch_rank == 1 && !p.transpose_a && p.stride_b[0] == 0 && p.stride_a[0] == p.m * p.k) {
    g.m *= p.batch;  // a batch of A alone is one tall matrix
    return parallel_gemm(g, a, b, c);
  }
  if (p.m * p.n * p.k >= (1 << 22)) {  // each is worth the whole team
    for (int64_t i = 0; i < p.batch; ++i) {
      int64_t at, bt;
      p.offsets(i, at, bt);
      parallel_gemm(g, a + at, b + bt, c + i * p.m * p.n);
    }
    return;
  }
  each_matrix(p, [&](int64_t i, int64_t at, int64_t bt) { gemm(g, a + at, b + bt, c + i * p.m * p.n); });
}

template <class T>
int32_t matmul(KernelCall& call) {
  if (call.outputs[0].num_elements == 0) return 0;
  multiply(call.params_as<MatmulParams>(), call.inputs[0].as<T>(), call.inputs[1].as<T>(), call.outputs[0].as<T>());
  return 0;
}

template <class T>
void widen(const Operand& from, float* to) {
  const T* x = from.as<T>();
  parallel_for(from.num_elements, 1 << 15, [=](int64_t b, int64_t e) {
    for (int64_t i = b; i < e; ++i) to[i] = x[i];
  });
}

// The kernel of matmul for halves, which are multiplied and summed as float32.
template <class T>
int32_t matmul_half(KernelCall& call) {
  Operand& out = call.outputs[0];
  if (out.num_elements == 0) return 0;
  auto floats = [](const Operand& o) { return static_cast<size_t>(o.num_elements) * sizeof(float); };
  Scratch a(floats(call.inputs[0])), b(floats(call.inputs[1])), c(floats(out));
  widen<T>(call.inputs[0], a.as<float>());
  widen<T>(call.inputs[1], b.as<float>());
  multiply(call.params_as<MatmulParams>(), a.as<float>(), b.as<float>(), c.as<float>());
  const float* from = c.as<float>();
  T* to = out.as<T>();
  parallel_for(out.num_elements, 1 << 15, [=](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) to[i] = T(from[i]);
  });
  return 0;
}

template <class T>
int32_t matmul_complex(KernelCall& call) {
  const MatmulParams p = call.params_as<MatmulParams>();
  const T *a = call.inputs[0].as<T>(), *b = call.inputs[1].as<T>();
  T* c = call.outputs[0].as<T>();
  if (call.outputs[0].num_elements == 0) return 0;
  if (p.k == 0) {
    std::fill(c, c + call.outputs[0].num_elements, T(0));
    return 0;
  }
  Gemm g = gemm_of(p);
  g.conjugate_a = p.conjugate_a;
  g.conjugate_b = p.conjugate_b;
  each_matrix(p, [&](int64_t i, int64_t at, int64_t bt) { blas::gemm(g, a + at, b + bt, c + i * p.m * p.n); });
  return 0;
}

}  // namespace

void register_matmul_integer(KernelTable& table);

void register_matmul(KernelTable& t) {
  t.add("matmul", DType::float32, matmul<float>);
  t.add("matmul", DType::float64, matmul<double>);
  t.add("matmul", DType::float16, matmul_half<float16>);
  t.add("matmul", DType::bfloat16, matmul_half<bfloat16>);
  t.add("matmul", DType::complex64, matmul_complex<std::complex<float>>);
  t.add("matmul", DType::complex128, matmul_complex<std::complex<double>>);
  register_matmul_integer(t);
}

}  // namespace eager::cpu
