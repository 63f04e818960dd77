// The plug-in's entry point: lists the machine's GPUs and registers their kernels.
#include <cuda_runtime.h>
#include <pthread.h>

#include <vector>

#include "kernels/cuda/device.h"
#include "kernels/cuda/kernels.h"
#include "kernels/cuda/libraries.h"
#include "kernels/cuda/random_draws.h"

namespace eager::cuda {

namespace {

// Reports whether the plug-in was built for the device's architecture, or in a form that the driver compiles for newer
// ones.
bool can_run_on(int ordinal) {
  int major = 0, minor = 0;
  if (cudaDeviceGetAttribute(&major, cudaDevAttrComputeCapabilityMajor, ordinal) != cudaSuccess ||
      cudaDeviceGetAttribute(&minor, cudaDevAttrComputeCapabilityMinor, ordinal) != cudaSuccess) {
    return false;
  }
  for (int built : {__CUDA_ARCH_LIST__}) {  // 900 for 9.0
    if (built / 100 == major && built % 100 / 10 <= minor) return true;
    if (EAGER_CUDA_HAS_PTX && built / 10 <= major * 10 + minor) return true;
  }
  return false;
}

class CudaBackend final : public Backend {
 public:
  explicit CudaBackend(const std::vector<int>& ordinals) {
    for (int ordinal : ordinals) devices_.push_back(new Device(static_cast<int>(devices_.size()), ordinal));
  }
  int num_devices() override { return static_cast<int>(devices_.size()); }
  Device* device(int i) override { return devices_[static_cast<size_t>(i)]; }
  void register_kernels(KernelTable& table) override {
    register_elementwise(table);
    register_reduction(table);
    register_shape(table);
    register_indexing(table);
    register_segments(table);
    register_cumulative(table);
    register_sorting(table);
    register_counted(table);
    register_creation(table);
    register_random(table);
    register_random_draws(table);
    register_matmul(table);
    register_convolution(table);
    register_network(table);
    register_normalization(table);
    register_images(table);
    register_grid_sample(table);
    register_recurrent(table);
    register_attention(table);
    register_optimizer(table);
  }

 private:
  std::vector<Device*> devices_;  // live until the process ends
};

CudaBackend* backend = nullptr;

// Marks all devices lost, since CUDA does not work in a child after fork().
void after_fork_in_child() {
  for (int i = 0; i < backend->num_devices(); ++i) backend->device(i)->lose_after_fork();
}

// Lists the GPUs without making a CUDA context; the first use of a device makes it.
Backend* open(const char** why) {
  int count = 0;
  if (const cudaError_t e = cudaGetDeviceCount(&count)) {
    cudaGetLastError();
    *why = cudaGetErrorString(e);
    return nullptr;
  }
  if (!open_driver(why)) return nullptr;
  std::vector<int> ordinals;
  for (int i = 0; i < count; ++i) {
    if (can_run_on(i)) ordinals.push_back(i);
  }
  if (ordinals.empty()) {
    *why = "libeager_cuda.so was built for other architectures than this machine's GPUs (EAGER_CUDA_ARCHITECTURES)";
    return nullptr;
  }
  backend = new CudaBackend(ordinals);
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
