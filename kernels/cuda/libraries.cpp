#include "kernels/cuda/libraries.h"

#include <cstdio>

#include "kernels/cuda/device.h"
#include "runtime/base/error.h"

namespace eager::cuda {

namespace {

constexpr size_t kWorkspace = size_t{32} << 20;  // what NVIDIA advises for Hopper

}  // namespace

void check(cublasStatus_t status) {
  if (status == CUBLAS_STATUS_SUCCESS) return;
  char text[64];
  std::snprintf(text, sizeof text, "cuBLAS: status %d", static_cast<int>(status));
  fail(static_cast<int32_t>(status == CUBLAS_STATUS_ALLOC_FAILED ? Code::resource_exhausted : Code::internal), text);
}

Libraries::CublasHandle::CublasHandle(Libraries& libraries) : libraries_(libraries), handle_(nullptr) {
  const char* why = "";
  functions_ = open_cublas(&why);
  if (!functions_) fail(static_cast<int32_t>(Code::unimplemented), why);
  std::lock_guard lock(libraries.mutex_);
  if (!libraries.cublas_.empty()) {
    handle_ = libraries.cublas_.back();
    libraries.cublas_.pop_back();
    return;
  }
  libraries.cublas_.reserve(64);
  if (!libraries.workspace_) libraries.workspace_ = libraries.device_.allocate_scratch(kWorkspace);
  check(functions_->create(&handle_));
  check(functions_->set_stream(handle_, libraries.device_.cuda_stream()));
  check(functions_->set_workspace(handle_, libraries.workspace_, kWorkspace));
  check(functions_->set_math_mode(handle_, CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION));  // halves are summed as float32
}

Libraries::CublasHandle::~CublasHandle() {
  std::lock_guard lock(libraries_.mutex_);
  libraries_.cublas_.push_back(handle_);
}

}  // namespace eager::cuda
