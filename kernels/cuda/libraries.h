// cuBLAS, cuDNN and NVRTC, which are opened when they are first needed: together they are larger than a gigabyte, and
// each may be absent. And the driver, which every machine with a GPU has.
//
// A device has one handle of cuBLAS, which works on its stream; cudnn.cpp keeps the handles of cuDNN.
#pragma once

#include <cublas_v2.h>
#include <cuda.h>
#include <cuda_runtime.h>
#include <nvrtc.h>

#include <mutex>

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

// Returns the functions. NULL when the library is not found; `why` then says so.
const Cublas* open_cublas(const char** why);

// The functions of the driver that are called.
struct Driver {
  decltype(&cuDevicePrimaryCtxRetain) retain_primary;
  decltype(&cuCtxGetCurrent) get_current;
  decltype(&cuCtxSetCurrent) set_current;
  decltype(&cuLibraryLoadData) load_library;
  decltype(&cuLibraryGetKernel) get_kernel;
  decltype(&cuLaunchKernel) launch;
};

const Driver* open_driver(const char** why);

// Returns the driver's functions. open_driver has succeeded by then, since no device is listed otherwise.
inline const Driver& driver() {
  const char* why;
  return *open_driver(&why);
}

// The functions of the run-time compiler that are called.
struct Rtc {
  decltype(&nvrtcCreateProgram) create_program;
  decltype(&nvrtcCompileProgram) compile_program;
  decltype(&nvrtcGetCUBINSize) get_cubin_size;
  decltype(&nvrtcGetCUBIN) get_cubin;
  decltype(&nvrtcDestroyProgram) destroy_program;
};

const Rtc* open_rtc(const char** why);

class Libraries {
 public:
  explicit Libraries(Device& device) : device_(device) {}

  // The handle on the device's stream, lent to one caller at a time, since a product may run as several kernels that
  // share the workspace. Throws Failure.
  class CublasHandle {
   public:
    explicit CublasHandle(Libraries& libraries);
    CublasHandle(const CublasHandle&) = delete;
    CublasHandle& operator=(const CublasHandle&) = delete;
    const Cublas* operator->() const { return functions_; }
    cublasHandle_t get() const { return handle_; }

   private:
    std::unique_lock<std::mutex> lock_;
    const Cublas* functions_;
    cublasHandle_t handle_;
  };

 private:
  cublasHandle_t create(const Cublas& functions);

  Device& device_;
  std::mutex mutex_;
  cublasHandle_t cublas_ = nullptr;
  void* workspace_ = nullptr;
};

// Throws Failure unless the status is success.
void check(cublasStatus_t status);

}  // namespace eager::cuda
