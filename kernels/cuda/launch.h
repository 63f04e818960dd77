// The way in which every family launches its kernels.
//
// A kernel of the table (`int32_t add(KernelCall&)`) is host code that queues work on the device's stream and returns
// 0. It never waits and never reads device memory; the bytes of immediate operands come by value. An error while
// queueing is thrown (Failure), and Device::launch makes it a status. What the device finds wrong is reported through a
// Reporter (finding.h).
//
// A family whose elements are independent of each other needs only `each`:
//
//   each(call, n, [=] __device__(int64_t i) { y[i] = x[i] + x[i]; });
#pragma once

#include <cuda_runtime.h>

#include <algorithm>
#include <cstdint>

#include "base/error.h"
#include "kernels/cuda/device.h"
#include "kernels/cuda/threads.h"
#include "kernels/kernel.h"

namespace eager::cuda {

inline Device& device_of(const KernelCall& call) { return static_cast<Device&>(*call.device); }

inline int64_t blocks_for(int64_t n, int64_t per_block) { return (n + per_block - 1) / per_block; }

// Queues `kernel` with `blocks` blocks (more than 0; grids are one-dimensional) of `threads` threads.
template <class... P, class... A>
void launch(const KernelCall& call, int64_t blocks, int threads, void (*kernel)(P...), const A&... args) {
  if (blocks > INT32_MAX)
    fail(static_cast<int32_t>(Code::unimplemented),
         "operands for which the GPU would need more than 2^31 - 1 blocks of threads");
  cudaLaunchConfig_t config{};
  config.gridDim = dim3(static_cast<unsigned>(blocks));
  config.blockDim = dim3(static_cast<unsigned>(threads));
  Device& device = device_of(call);
  config.stream = device.cuda_stream();
  device.queue([&] { return cudaLaunchKernelEx(&config, kernel, static_cast<P>(args)...); });
}

// Returns how many blocks loop over n pieces of work, each of which a block does together: at most as many as the device runs at once.
inline int64_t looping_blocks(const KernelCall& call, int64_t n) {
  return std::min(n, static_cast<int64_t>(device_of(call).multiprocessors()) * 32);
}

template <class F>
__global__ void each_kernel(int64_t n, const __grid_constant__ F f) {
  const int64_t step = static_cast<int64_t>(gridDim.x) * blockDim.x;
  for (int64_t i = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; i < n; i += step) f(i);
}

// Calls f(i) for i in [0, n), on at most as many threads as the device runs at once.
template <class F>
void each(const KernelCall& call, int64_t n, F f) {
  if (n <= 0) return;
  const int64_t most = static_cast<int64_t>(device_of(call).multiprocessors()) * 16;
  launch(call, std::min(blocks_for(n, kThreads), most), kThreads, each_kernel<F>, n, f);
}

// Device memory for the duration of a call; what is queued later may reuse it. Throws Failure when memory is out.
class Scratch {
 public:
  Scratch(const KernelCall& call, size_t bytes)
      : device_(device_of(call)), bytes_(bytes), data_(bytes ? device_.allocate_scratch(bytes) : nullptr) {}
  ~Scratch() {
    if (data_) device_.deallocate(data_, bytes_);
  }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  template <class T>
  T* as() const {
    return static_cast<T*>(data_);
  }

 private:
  Device& device_;
  size_t bytes_;
  void* data_;
};

inline size_t bytes_of(const Operand& o) { return static_cast<size_t>(o.num_elements) * dtype_size(o.dtype); }

inline bool is_aligned(const void* data, size_t bytes) { return reinterpret_cast<uintptr_t>(data) % bytes == 0; }

inline void zero_bytes(const KernelCall& call, void* data, size_t bytes) {
  if (bytes) check(cudaMemsetAsync(data, 0, bytes, device_of(call).cuda_stream()));
}

inline void copy_bytes(const KernelCall& call, void* to, const void* from, size_t bytes) {
  if (bytes && to != from)
    check(cudaMemcpyAsync(to, from, bytes, cudaMemcpyDeviceToDevice, device_of(call).cuda_stream()));
}

// Returns the reporter for this launch. The kernel fills in dims and the like.
inline Reporter reporter(const KernelCall& call) { return device_of(call).reporter(call.op_name); }

template <class F>
__device__ void Reporter::report(int64_t position, F fill) const {
  volatile FindingState* state = state_;
  // A kernel may report a million wrong elements; most return here without waiting for the lock.
  if (state->outdone == launch_) return;
  if (state->launch == launch_) {
    __threadfence();
    if (state->position <= position) return;
  }
  for (bool done = false; !done;) {
    if (atomicCAS(&state_->lock, 0, 1) != 0) continue;
    __threadfence();
    if (state->launch != launch_ && state->launch != record_->acknowledged) {
      state->outdone = launch_;
    } else if (state->launch != launch_ || position < state->position) {
      // The position is written before the launch: a thread that sees the launch may skip the lock.
      state->position = position;
      __threadfence();
      state->launch = launch_;
      Finding& f = record_->finding;
      f.op_name = op_name_;
      f.position = position;
      f.is_unsigned = false;
      f.dims.count = f.tuple.count = f.shape.count = 0;
      fill(f);
      __threadfence_system();
      f.launch = launch_;  // last, since the host reads the finding when it sees this
      __threadfence_system();
    }
    __threadfence();
    atomicExch(&state_->lock, 0);
    done = true;
  }
}

// A scalar operand as a kernel's argument: its value when it is immediate, else its address.
template <class T>
struct Scalar {
  const T* data;
  T value;
  explicit Scalar(const Operand& o) : data(o.is_immediate ? nullptr : o.as<T>()), value() {
    if (o.is_immediate) memcpy(static_cast<void*>(&value), o.immediate, sizeof value);
  }
  __device__ T get() const { return data ? *data : value; }
};

struct PutImmediate {
  unsigned char* to;
  int32_t size;
  alignas(16) unsigned char value[16];
  __device__ void operator()(int64_t) const {
    for (int32_t i = 0; i < size; ++i) to[i] = value[i];
  }
};

// Writes an immediate operand's element to device memory.
inline void put_immediate(const KernelCall& call, const Operand& o, void* to) {
  PutImmediate put{static_cast<unsigned char*>(to), static_cast<int32_t>(dtype_size(o.dtype)), {}};
  memcpy(put.value, o.immediate, sizeof put.value);
  each(call, 1, put);
}

// Copies an operand's bytes.
inline void copy_operand(const KernelCall& call, const Operand& from, void* to) {
  if (from.is_immediate) put_immediate(call, from, to);
  else copy_bytes(call, to, from.data, bytes_of(from));
}

// An operand in device memory for the duration of a call; immediate ones are copied there. For kernels that rarely get
// any.
class OnDevice {
 public:
  OnDevice(const KernelCall& call, const Operand& o)
      : scratch_(call, o.is_immediate ? sizeof o.immediate : 0), data_(o.is_immediate ? scratch_.as<void>() : o.data) {
    if (o.is_immediate) put_immediate(call, o, data_);
  }
  template <class T = void>
  T* as() const {
    return static_cast<T*>(data_);
  }

 private:
  Scratch scratch_;
  void* data_;
};

}  // namespace eager::cuda
