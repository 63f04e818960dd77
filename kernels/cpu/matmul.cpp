#include "kernels/common/matmul.h"

#include <algorithm>
#include <complex>

#include "kernels/cpu/blas.h"
#include "kernels/cpu/gemm.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/numbers.h"
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

// ---- booleans: a row of the result is the union of the rows of B that a row of A names, 64 columns in a word

constexpr int64_t kBlockRows = 256;  // number of A's rows in a thread's part, for which B is packed anew

void unite_rows(const MatmulParams& p, const uint8_t* a, const uint8_t* b, uint8_t* c, int64_t begin, int64_t end) {
  const int64_t words = (p.n + 63) / 64, a_row = p.transpose_a ? 1 : p.k, a_column = p.transpose_a ? p.m : 1,
                b_row = p.transpose_b ? 1 : p.n, b_column = p.transpose_b ? p.k : 1;
  const Scratch room(static_cast<size_t>((p.k + 1) * words) * sizeof(uint64_t));
  uint64_t *united = room.as<uint64_t>(), *packed = united + words;
  std::fill_n(packed, p.k * words, 0);
  for (int64_t q = 0; q < p.k; ++q) {
    for (int64_t j = 0; j < p.n; ++j)
      packed[q * words + j / 64] |= uint64_t{b[q * b_row + j * b_column] != 0} << (j % 64);
  }
  for (int64_t i = begin; i < end; ++i) {
    std::fill_n(united, words, 0);
    for (int64_t q = 0; q < p.k; ++q) {
      if (!a[i * a_row + q * a_column]) continue;
      for (int64_t w = 0; w < words; ++w) united[w] |= packed[q * words + w];
    }
    for (int64_t j = 0; j < p.n; ++j) c[i * p.n + j] = united[j / 64] >> (j % 64) & 1;
  }
}

int32_t matmul_boolean(KernelCall& call) {
  const MatmulParams& p = call.params_as<MatmulParams>();
  if (call.outputs[0].num_elements == 0) return 0;
  const uint8_t *a = call.inputs[0].as<uint8_t>(), *b = call.inputs[1].as<uint8_t>();
  uint8_t* c = call.outputs[0].as<uint8_t>();
  const int64_t blocks = (p.m + kBlockRows - 1) / kBlockRows;
  const int64_t work = std::max<int64_t>(1, p.k * p.n);
  parallel_for(p.batch * blocks, std::max<int64_t>(1, (1 << 17) / work), [&](int64_t begin, int64_t end) {
    for (int64_t u = begin; u < end; ++u) {
      int64_t at, bt;
      p.offsets(u / blocks, at, bt);
      const int64_t first = u % blocks * kBlockRows;
      unite_rows(p, a + at, b + bt, c + u / blocks * p.m * p.n, first, std::min(p.m, first + kBlockRows));
    }
  });
  return 0;
}

}  // namespace

void register_matmul_integer(KernelTable& table);

void register_matmul(KernelTable& t) {
  t.add("matmul", DType::float32, matmul<float>);
  t.add("matmul", DType::float64, matmul<double>);
  t.add("matmul", DType::float16, through_floats<float16, matmul<float>>);
  t.add("matmul", DType::bfloat16, through_floats<bfloat16, matmul<float>>);
  t.add("matmul", DType::complex64, matmul_complex<std::complex<float>>);
  t.add("matmul", DType::complex128, matmul_complex<std::complex<double>>);
  t.add("matmul", DType::boolean, matmul_boolean);
  register_matmul_integer(t);
}

}  // namespace eager::cpu
