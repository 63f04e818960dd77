#include "kernels/cuda/gemm.h"

#include "kernels/cuda/device.h"
#include "kernels/cuda/libraries.h"

namespace eager::cuda {

namespace {

cudaDataType type_of(DType d) {
  switch (d) {
    case DType::float16: return CUDA_R_16F;
    case DType::bfloat16: return CUDA_R_16BF;
    case DType::float64: return CUDA_R_64F;
    case DType::complex64: return CUDA_C_32F;
    case DType::complex128: return CUDA_C_64F;
    default: return CUDA_R_32F;
  }
}

cublasOperation_t operation(bool transpose, bool conjugate) {
  return transpose ? conjugate ? CUBLAS_OP_C : CUBLAS_OP_T : CUBLAS_OP_N;
}

}  // namespace

// cuBLAS is column-major and sees each matrix transposed, so C^T = op(B)^T op(A)^T is computed.
void gemm(const KernelCall& call, const Gemm& g, DType from, const void* a, const void* b, DType to, void* c) {
  Libraries& libraries = static_cast<Device&>(*call.device).libraries();
  Libraries::CublasHandle cublas(libraries);
  const bool is_double = from == DType::float64 || from == DType::complex128;
  const bool is_single = from == DType::float32 || from == DType::complex64;
  const double one[2] = {1, 0}, beta[2] = {g.accumulates ? 1. : 0., 0};  // as real or complex numbers
  const float one32[2] = {1, 0}, beta32[2] = {g.accumulates ? 1.f : 0.f, 0};
  const void* alpha_at = is_double ? static_cast<const void*>(one) : one32;
  const void* beta_at = is_double ? static_cast<const void*>(beta) : beta32;
  const cublasComputeType_t compute = is_double                   ? CUBLAS_COMPUTE_64F
                                      : is_single && g.allow_tf32 ? CUBLAS_COMPUTE_32F_FAST_TF32
                                                                  : CUBLAS_COMPUTE_32F;
  const cudaDataType in = type_of(from), out = type_of(to);
  const cublasOperation_t op_a = operation(g.transpose_a, g.conjugate_a),
                          op_b = operation(g.transpose_b, g.conjugate_b);
  if (g.batch == 1) {
    check(cublas->gemm(cublas.get(), op_b, op_a, g.n, g.m, g.k, alpha_at, b, in, g.ldb, a, in, g.lda, beta_at, c, out,
                       g.ldc, compute, CUBLAS_GEMM_DEFAULT));
  } else {
    check(cublas->gemm_strided_batched(cublas.get(), op_b, op_a, g.n, g.m, g.k, alpha_at, b, in, g.ldb, g.stride_b, a,
                                       in, g.lda, g.stride_a, beta_at, c, out, g.ldc, g.stride_c, g.batch, compute,
                                       CUBLAS_GEMM_DEFAULT));
  }
}

}  // namespace eager::cuda
