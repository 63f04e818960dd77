#include "kernels/cuda/libraries.h"

#include <cstdio>

#include "kernels/cuda/device.h"
#include "base/error.h"

namespace eager::cuda {

namespace {

constexpr size_t kWorkspace = size_t{32} << 20;  // NVIDIA's advice for Hopper

}  // namespace

void check(cublasStatus_t status) {
  if (status == CUBLAS_STATUS_SUCCESS) return;
  char text[64];
  std::snprintf(text, sizeof text, "cuBLAS: status %d", static_cast<int>(status));
  fail(static_cast<int32_t>(status == CUBLAS_STATUS_ALLOC_FAILED ? Code::resource_exhausted : Code::internal), text);
}

cublasHandle_t Libraries::create(const Cublas& functions) {
  if (!workspace_) workspace_ = device_.allocate_scratch(kWorkspace);  // before a handle could leak
  cublasHandle_t handle = nullptr;
  cublasStatus_t status = functions.create(&handle);
  if (status != CUBLAS_STATUS_SUCCESS) {  // the handle takes memory of its own, all of which may be cached
    device_.trim();
    status = functions.create(&handle);
  }
  check(status);
  check(functions.set_stream(handle, device_.cuda_stream()));
  check(functions.set_workspace(handle, workspace_, kWorkspace));
  check(functions.set_math_mode(handle, CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION));
  return handle;
}

Libraries::CublasHandle::CublasHandle(Libraries& libraries) : lock_(libraries.mutex_) {
  const char* why = "";
  functions_ = open_cublas(&why);
  if (!functions_) fail(static_cast<int32_t>(Code::unimplemented), why);
  if (!libraries.cublas_) libraries.cublas_ = libraries.create(*functions_);
  handle_ = libraries.cublas_;
}

}  // namespace eager::cuda
