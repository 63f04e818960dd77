// A GPU behind the device interface.
//
// Terms
//   stream     the device's one compute stream. Every kernel and copy of every context goes through it, so that memory
//              can be handed out again while kernels that use it are still queued: what writes to it next runs later.
//   lost       After an illegal address, or a launch that failed on the device, CUDA no longer serves this process on
//              that device. From then on the device answers UNAVAILABLE, as it does in a child after fork().
//   started    The stream and the memory of findings are made at the device's first use, not when it is listed.
#pragma once

#include <cuda.h>
#include <cuda_runtime.h>

#include <atomic>
#include <cstdint>
#include <mutex>
#include <string>

#include "kernels/cuda/allocator.h"
#include "kernels/cuda/finding.h"
#include "kernels/cuda/staging.h"
#include "kernels/kernel.h"

namespace eager::cuda {

// A failure in the host code of a kernel. Device::launch catches it, so it never leaves the plug-in.
struct Failure {
  int32_t code;  // a status code
  char message[kMaxMessage];
  cudaError_t error;  // CUDA's error, where it was one
};

[[noreturn]] void fail(cudaError_t error);
[[noreturn]] void fail(int32_t code, const char* message);

inline void check(cudaError_t error) {
  if (error != cudaSuccess) [[unlikely]]
    fail(error);
}

class Libraries;

class Device final : public eager::Device {
 public:
  // `number` counts the GPUs that are listed, `ordinal` those that CUDA sees.
  Device(int number, int ordinal);

  const char* name() const override { return name_.c_str(); }
  const char* kind() const override { return "gpu"; }
  bool is_host() const override { return false; }
  void* allocate(size_t bytes) override;
  void deallocate(void* data, size_t bytes) override;
  int32_t copy_from_host(void* to, const void* from, size_t bytes) override;
  int32_t copy_to_host(void* to, const void* from, size_t bytes) override;
  int32_t copy_from_device(void* to, eager::Device& device, const void* from, size_t bytes) override;
  int32_t launch(Kernel kernel, KernelCall& call) override;
  DeviceError wait() override;
  DeviceMemory memory() override;
  int64_t in_use() override;
  void limit_memory(int64_t bytes) override;
  void* stream() override;
  const char* lost() override { return is_lost_.load(std::memory_order_acquire) ? lost_message_ : nullptr; }
  int32_t order_after(void* stream) override;
  int32_t order_before(void* stream) override;
  int ordinal() const override { return ordinal_; }
  void release_later(void (*release)(void*), void* data) override;
  bool fuses(const KernelCall& call, DType dtype, ChosenLoop& op) override;
  Kernel compile(FusedProgram& program) override;

  // The next functions are for kernels.
  cudaStream_t cuda_stream() const { return stream_; }
  int multiprocessors() const { return multiprocessors_; }
  int architecture() const { return architecture_; }  // 90 for 9.0
  Reporter reporter(const char* op_name) { return {finding_state_, finding_record_, ++num_reporters_, op_name}; }
  void* allocate_scratch(size_t bytes);  // throws Failure
  void trim() { allocator_.trim(); }     // returns the cache to CUDA

  // Calls f, which queues work and returns CUDA's error. Where memory is out (the first launch of a kernel loads its
  // code), the cache is given back to the device and f is called once more. Throws Failure.
  template <class F>
  void queue(F f) {
    cudaError_t error = f();
    if (error == cudaErrorMemoryAllocation) {
      cudaGetLastError();  // the error would come again at the next launch
      trim();
      error = f();
    }
    check(error);
  }
  Libraries& libraries() { return *libraries_; }

  void lose(const char* why);  // marks the device lost
  void lose_after_fork();      // is called in the child

 private:
  // Makes this device the one that CUDA's calls of the thread go to, until the scope ends. Starts the device first.
  class Scope;
  void start();
  int32_t note(cudaError_t error);  // returns 0 or a status code; marks the device lost where CUDA fails for good
  void reach(Device& source);
  // Calls what release_later was given, as far as the stream has come.
  void collect();

  const int ordinal_;
  const std::string name_;
  int multiprocessors_ = 1, architecture_ = 0;

  CUcontext context_ = nullptr;  // CUDA's primary context, shared with other users of CUDA in the process
  std::once_flag start_once_;
  std::atomic<bool> is_started_{false};
  cudaStream_t stream_ = nullptr;
  FindingState* finding_state_ = nullptr;
  FindingRecord* finding_record_ = nullptr;
  std::atomic<uint64_t> num_reporters_{0};
  std::mutex mutex_;  // guards what waiting and losing write

  std::atomic<bool> is_lost_{false}, is_loss_reported_{false};
  char lost_message_[kMaxMessage] = "";

  Allocator allocator_;
  Staging to_device_, to_host_;
  Libraries* libraries_ = nullptr;
  std::atomic<uint64_t> reached_{0};  // devices that this one may copy from: bits by ordinal

  // The calls of release_later that are not done yet, oldest first.
  struct Later {
    cudaEvent_t event;
    void (*release)(void*);
    void* data;
    Later* next;
  };
  std::mutex later_mutex_;
  Later *first_later_ = nullptr, *last_later_ = nullptr;
  std::atomic<bool> has_later_{false};
};

}  // namespace eager::cuda
