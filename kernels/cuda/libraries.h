// cuBLAS and cuDNN, opened when an op first needs them: together they are larger than a gigabyte, and cuDNN may be absent.
//
// Handles are kept by device and lent for a call, so that any number of threads may queue products at once; all of them
// work on the device's stream, where one workspace serves them all.
#pragma once

#include <cublas_v2.h>
#include <cuda_runtime.h>

#include <mutex>
#include <vector>

namespace eager::cuda {

class Device;

// The functions of cuBLAS that the kernels call.
struct Cublas {
  decltype(&cublasCreate_v2) create;
  decltype(&cublasSetStream_v2) set_stream;
  decltype(&cublasSetWorkspace_v2) set_workspace;
  decltype(&cublasSetMathMode) set_math_mode;
  decltype(&cublasGemmEx_64) gemm;
  decltype(&cublasGemmStridedBatchedEx_64) gemm_strided_batched;
};

// NULL when the library is not there; then `why` says so.
const Cublas* open_cublas(const char** why);

class Libraries {
 public:
  explicit Libraries(Device& device) : device_(device) {}

  // A handle on the device's stream, given back when the scope ends. Throws Failure.
  class CublasHandle {
   public:
    explicit CublasHandle(Libraries& libraries);
    ~CublasHandle();
    CublasHandle(const CublasHandle&) = delete;
    CublasHandle& operator=(const CublasHandle&) = delete;
    const Cublas* operator->() const { return functions_; }
    cublasHandle_t get() const { return handle_; }

   private:
    Libraries& libraries_;
    const Cublas* functions_;
    cublasHandle_t handle_;
  };

 private:
  Device& device_;
  std::mutex mutex_;
  std::vector<cublasHandle_t> cublas_;  // not lent
  void* workspace_ = nullptr;
};

// Throws Failure unless the status is success.
void check(cublasStatus_t status);

}  // namespace eager::cuda
