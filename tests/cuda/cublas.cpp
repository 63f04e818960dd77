#include <cublas_v2.h>

#include <complex>

#include "kernels/cuda/libraries.h"
#include "kernels/half.h"

struct cublasContext {
  cudaStream_t stream = nullptr;
};

namespace {

struct Product {
  cublasOperation_t op_a, op_b;
  int64_t m, n, k, lda, ldb, ldc, stride_a, stride_b, stride_c, batch;
  const void *a, *b;
  void* c;
};

template <class T>
T conjugate(T x) {
  return x;
}
template <class T>
std::complex<T> conjugate(std::complex<T> x) {
  return std::conj(x);
}

// Computes products of In elements that are summed as Sum and stored as Out; the scalars are of type S.
template <class In, class Out, class S, class Sum>
cublasStatus_t run(cudaStream_t stream, const Product& p, const void* alpha_at, const void* beta_at) {
  const S alpha = *static_cast<const S*>(alpha_at), beta = *static_cast<const S*>(beta_at);
  fake_cuda::enqueue(stream, [=] {
    auto element = [](const In* x, cublasOperation_t op, int64_t ld, int64_t i, int64_t j) {
      const Sum v = static_cast<Sum>(static_cast<S>(op == CUBLAS_OP_N ? x[i + j * ld] : x[j + i * ld]));
      return op == CUBLAS_OP_C ? conjugate(v) : v;
    };
    for (int64_t q = 0; q < p.batch; ++q) {
      const In* a = static_cast<const In*>(p.a) + q * p.stride_a;
      const In* b = static_cast<const In*>(p.b) + q * p.stride_b;
      Out* c = static_cast<Out*>(p.c) + q * p.stride_c;
      for (int64_t j = 0; j < p.n; ++j) {
        for (int64_t i = 0; i < p.m; ++i) {
          Sum sum{};
          for (int64_t l = 0; l < p.k; ++l) sum += element(a, p.op_a, p.lda, i, l) * element(b, p.op_b, p.ldb, l, j);
          Out& to = c[i + j * p.ldc];
          sum = static_cast<Sum>(alpha) * sum;
          if (beta != S(0)) sum += static_cast<Sum>(beta) * static_cast<Sum>(static_cast<S>(to));
          to = static_cast<Out>(static_cast<S>(sum));
        }
      }
    }
  });
  return CUBLAS_STATUS_SUCCESS;
}

}  // namespace

cublasStatus_t cublasCreate_v2(cublasHandle_t* handle) {
  *handle = new cublasContext;
  return CUBLAS_STATUS_SUCCESS;
}
cublasStatus_t cublasSetStream_v2(cublasHandle_t handle, cudaStream_t stream) {
  handle->stream = stream;
  return CUBLAS_STATUS_SUCCESS;
}
cublasStatus_t cublasSetWorkspace_v2(cublasHandle_t, void*, size_t) { return CUBLAS_STATUS_SUCCESS; }
cublasStatus_t cublasSetMathMode(cublasHandle_t, cublasMath_t) { return CUBLAS_STATUS_SUCCESS; }

cublasStatus_t cublasGemmStridedBatchedEx_64(cublasHandle_t handle, cublasOperation_t op_a, cublasOperation_t op_b,
                                             int64_t m, int64_t n, int64_t k, const void* alpha, const void* a,
                                             cudaDataType a_type, int64_t lda, long long stride_a, const void* b,
                                             cudaDataType b_type, int64_t ldb, long long stride_b, const void* beta,
                                             void* c, cudaDataType c_type, int64_t ldc, long long stride_c,
                                             int64_t batch, cublasComputeType_t compute, cublasGemmAlgo_t) {
  auto is_short = [](int64_t ld, int64_t rows) { return ld < rows || ld < 1; };
  if (m < 0 || n < 0 || k < 0 || batch < 0 || is_short(lda, op_a == CUBLAS_OP_N ? m : k) ||
      is_short(ldb, op_b == CUBLAS_OP_N ? k : n) || is_short(ldc, m)) {
    return CUBLAS_STATUS_INVALID_VALUE;
  }
  const bool is_double = a_type == CUDA_R_64F || a_type == CUDA_C_64F;
  if (a_type != b_type || is_double != (compute == CUBLAS_COMPUTE_64F)) return CUBLAS_STATUS_NOT_SUPPORTED;
  const Product p{op_a, op_b, m, n, k, lda, ldb, ldc, stride_a, stride_b, stride_c, batch, a, b, c};
  cudaStream_t s = handle->stream;
  using Complex64 = std::complex<float>;
  using Complex128 = std::complex<double>;
  using eager::bfloat16, eager::float16;
  if (a_type == CUDA_R_16F && c_type == CUDA_R_32F) return run<float16, float, float, double>(s, p, alpha, beta);
  if (a_type == CUDA_R_16BF && c_type == CUDA_R_32F) return run<bfloat16, float, float, double>(s, p, alpha, beta);
  if (a_type != c_type) return CUBLAS_STATUS_NOT_SUPPORTED;
  switch (a_type) {
    case CUDA_R_16F: return run<float16, float16, float, double>(s, p, alpha, beta);
    case CUDA_R_16BF: return run<bfloat16, bfloat16, float, double>(s, p, alpha, beta);
    case CUDA_R_32F: return run<float, float, float, double>(s, p, alpha, beta);
    case CUDA_R_64F: return run<double, double, double, double>(s, p, alpha, beta);
    case CUDA_C_32F: return run<Complex64, Complex64, Complex64, Complex128>(s, p, alpha, beta);
    case CUDA_C_64F: return run<Complex128, Complex128, Complex128, Complex128>(s, p, alpha, beta);
  }
  return CUBLAS_STATUS_NOT_SUPPORTED;
}

cublasStatus_t cublasGemmEx_64(cublasHandle_t handle, cublasOperation_t op_a, cublasOperation_t op_b, int64_t m,
                               int64_t n, int64_t k, const void* alpha, const void* a, cudaDataType a_type, int64_t lda,
                               const void* b, cudaDataType b_type, int64_t ldb, const void* beta, void* c,
                               cudaDataType c_type, int64_t ldc, cublasComputeType_t compute, cublasGemmAlgo_t algo) {
  return cublasGemmStridedBatchedEx_64(handle, op_a, op_b, m, n, k, alpha, a, a_type, lda, 0, b, b_type, ldb, 0, beta,
                                       c, c_type, ldc, 0, 1, compute, algo);
}

namespace eager::cuda {

const Cublas* open_cublas(const char**) {
  static const Cublas functions = {cublasCreate_v2,   cublasSetStream_v2, cublasSetWorkspace_v2,
                                   cublasSetMathMode, cublasGemmEx_64,    cublasGemmStridedBatchedEx_64};
  return &functions;
}

}  // namespace eager::cuda
