// The plug-in's entry: the machine's GPUs and the kernels for them.
#include <cuda_runtime.h>
#include <pthread.h>

#include <cstdio>
#include <vector>

#include "kernels/cuda/device.h"
#include "kernels/cuda/kernels.h"
#include "kernels/cuda/launch.h"

namespace eager::cuda {

namespace {

__global__ void probe() {}

class CudaBackend final : public Backend {
 public:
  explicit CudaBackend(int num_devices) {
    for (int i = 0; i < num_devices; ++i) devices_.push_back(new Device(i));
  }
  int num_devices() override { return static_cast<int>(devices_.size()); }
  Device* device(int i) override { return devices_[static_cast<size_t>(i)]; }
  void register_kernels(KernelTable& table) override {
    register_elementwise(table);
    register_reduction(table);
    register_shape(table);
    register_indexing(table);
    register_creation(table);
    register_random(table);
    register_matmul(table);
    register_convolution(table);
    register_network(table);
    register_optimizer(table);
  }

 private:
  std::vector<Device*> devices_;  // immortal
};

CudaBackend* backend = nullptr;

// CUDA does not outlive fork().
void after_fork_in_child() {
  for (int i = 0; i < backend->num_devices(); ++i) backend->device(i)->lose_after_fork();
}

Backend* open(const char** why) {
  int count = 0;
  if (const cudaError_t e = cudaGetDeviceCount(&count)) {
    cudaGetLastError();
    *why = cudaGetErrorString(e);
    return nullptr;
  }
  cudaFuncAttributes attributes;
  if (count > 0) {
    if (const cudaError_t e = cudaFuncGetAttributes(&attributes, probe)) {
      cudaGetLastError();
      *why = cudaGetErrorString(e);  // built for another architecture
      return nullptr;
    }
  }
  backend = new CudaBackend(count);
  pthread_atfork(nullptr, nullptr, after_fork_in_child);
  return backend;
}

}  // namespace

}  // namespace eager::cuda

extern "C" __attribute__((visibility("default"))) eager::Backend* eager_backend_open(int32_t abi, const char** why) {
  if (abi != eager::kBackendAbi) {
    *why = "libeager_cuda.so belongs to another version of libeager";
    return nullptr;
  }
  static eager::Backend* const opened = eager::cuda::open(why);
  return opened;
}
