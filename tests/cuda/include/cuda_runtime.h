// A small fake of the CUDA runtime. kernels/cuda, its kernels included, compiles against it as plain C++ and runs on
// the CPU, so that the plug-in is tested on machines without a GPU. Names and meanings are those of the CUDA Runtime
// API reference; what kernels/cuda does not use is missing.
//
// The fake differs from a GPU:
//   streams   are lists of work that runs when somebody waits for it, or when a list gets long: nothing is done at once
//             that CUDA may do later.
//   threads   of a block run one after another (in an order that changes from launch to launch), as fibers that give
//             way at barriers and shuffles. Blocks run one after another. A barrier that not all threads reach aborts.
//   memory    of the device faults when the host touches it. An allocation ends at a page that always faults.
//   devices   There are three, with as much memory as fake_cuda::set_memory says.
//   contexts  belong to threads, as CUDA's do: the runtime binds one to a thread that has none, the driver does not.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <type_traits>
#include <utility>

#define __global__ [[maybe_unused]] static
#define __device__
#define __host__
#define __shared__ static
#define __forceinline__ inline
#define __restrict__
#define __launch_bounds__(...)
#define __grid_constant__

struct dim3 {
  unsigned x = 1, y = 1, z = 1;
  constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) {}
};
struct uint3 {
  unsigned x = 0, y = 0, z = 0;
};

enum cudaError_t : int {
  cudaSuccess = 0,
  cudaErrorInvalidValue = 1,
  cudaErrorMemoryAllocation = 2,
  cudaErrorInvalidConfiguration = 9,
  cudaErrorNoDevice = 100,
  cudaErrorECCUncorrectable = 214,
  cudaErrorNvlinkUncorrectable = 220,
  cudaErrorContained = 226,
  cudaErrorInvalidResourceHandle = 400,
  cudaErrorNotReady = 600,
  cudaErrorIllegalAddress = 700,
  cudaErrorLaunchTimeout = 702,
  cudaErrorContextIsDestroyed = 709,
  cudaErrorAssert = 710,
  cudaErrorHardwareStackError = 714,
  cudaErrorIllegalInstruction = 715,
  cudaErrorMisalignedAddress = 716,
  cudaErrorInvalidAddressSpace = 717,
  cudaErrorInvalidPc = 718,
  cudaErrorLaunchFailure = 719,
  cudaErrorTensorMemoryLeak = 721,
  cudaErrorMpsRpcFailure = 806,
  cudaErrorMpsServerNotReady = 807,
  cudaErrorMpsClientTerminated = 810,
  cudaErrorExternalDevice = 911,
  cudaErrorUnknown = 999,
  cudaErrorDevicesUnavailable = 46,
};

enum cudaMemcpyKind {
  cudaMemcpyHostToHost,
  cudaMemcpyHostToDevice,
  cudaMemcpyDeviceToHost,
  cudaMemcpyDeviceToDevice,
  cudaMemcpyDefault
};
enum cudaDeviceAttr {
  cudaDevAttrMultiProcessorCount = 16,
  cudaDevAttrComputeCapabilityMajor = 75,
  cudaDevAttrComputeCapabilityMinor = 76,
};
#define __CUDA_ARCH_LIST__ 900
inline constexpr unsigned cudaStreamNonBlocking = 1, cudaEventDisableTiming = 2;
inline constexpr unsigned cudaHostAllocDefault = 0, cudaHostAllocPortable = 1, cudaHostAllocMapped = 2;

struct CUstream_st;
struct CUevent_st;
using cudaStream_t = CUstream_st*;
using cudaEvent_t = CUevent_st*;
struct cudaLaunchConfig_t {
  dim3 gridDim, blockDim;
  size_t dynamicSmemBytes = 0;
  cudaStream_t stream = nullptr;
};

const char* cudaGetErrorString(cudaError_t error);
cudaError_t cudaGetLastError();
cudaError_t cudaPeekAtLastError();
cudaError_t cudaGetDeviceCount(int* count);
cudaError_t cudaGetDevice(int* device);
cudaError_t cudaSetDevice(int device);
cudaError_t cudaDeviceGetAttribute(int* value, cudaDeviceAttr attribute, int device);
cudaError_t cudaDeviceCanAccessPeer(int* can, int device, int peer);
cudaError_t cudaDeviceEnablePeerAccess(int peer, unsigned flags);
cudaError_t cudaMalloc(void** data, size_t bytes);
cudaError_t cudaFree(void* data);
cudaError_t cudaMemGetInfo(size_t* free, size_t* total);
cudaError_t cudaHostAlloc(void** data, size_t bytes, unsigned flags);
cudaError_t cudaStreamCreateWithFlags(cudaStream_t* stream, unsigned flags);
cudaError_t cudaStreamSynchronize(cudaStream_t stream);
cudaError_t cudaStreamQuery(cudaStream_t stream);
cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned flags);
cudaError_t cudaEventCreateWithFlags(cudaEvent_t* event, unsigned flags);
cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream);
cudaError_t cudaEventQuery(cudaEvent_t event);
cudaError_t cudaEventSynchronize(cudaEvent_t event);
cudaError_t cudaEventDestroy(cudaEvent_t event);
cudaError_t cudaMemcpyAsync(void* to, const void* from, size_t bytes, cudaMemcpyKind kind, cudaStream_t stream);
cudaError_t cudaMemcpyPeerAsync(void* to, int to_device, const void* from, int from_device, size_t bytes,
                                cudaStream_t stream);
cudaError_t cudaMemsetAsync(void* data, int value, size_t bytes, cudaStream_t stream);

// ---- what kernels use

// The indices of the thread that runs now; one grid runs at a time.
inline uint3 threadIdx, blockIdx;
inline dim3 blockDim, gridDim;

namespace fake_cuda {

// Returns the device of the calling thread's context. A thread without a context gets one if `makes_context`, else -1.
int bound_device(bool makes_context = true);
cudaError_t check_launch(const cudaLaunchConfig_t& config);
bool can_launch_on(cudaStream_t stream);  // whether the stream belongs to the thread's context
// Queues host code that stands for a kernel or for a library's call.
cudaError_t enqueue(cudaStream_t stream, std::function<void()> work);
// Queues a grid, each thread of which is run(what); drop(what) comes last.
cudaError_t enqueue_grid(cudaStream_t stream, dim3 grid, dim3 block, void* what, void (*run)(void*),
                         void (*drop)(void*));
// The same with a copy of f. Every kernel has one of its own, so there is less to compile than in a std::function.
template <class F>
cudaError_t enqueue_grid(cudaStream_t stream, dim3 grid, dim3 block, const F& f) {
  return enqueue_grid(
      stream, grid, block, new F(f), [](void* p) { (*static_cast<F*>(p))(); },
      [](void* p) { delete static_cast<F*>(p); });
}

void block_barrier();
// Gives the threads of this warp up to 32 bytes each, and returns what lane `from` gives (or, where there is none, this
// one). It lies there until this thread's next exchange.
const void* exchange(const void* value, size_t bytes, int from);
int lane();

// What a library that was compiled at run time calls.
struct Threads {
  decltype(&fake_cuda::block_barrier) block_barrier;
  decltype(&fake_cuda::exchange) exchange;
  decltype(&fake_cuda::lane) lane;
};

// ---- for tests

inline constexpr int kDevices = 3;
void set_memory(size_t bytes);                                           // sets the memory of each device
void fail_next(const char* function, cudaError_t error, int after = 0);  // the call after `after` others fails
void break_device(cudaError_t error);     // the work that is queued next ends the current device
void mend();                              // ends all failures, for the next test
void set_held(bool held);                 // keeps work queued, however long the list gets, until somebody waits
int64_t num_queued(cudaStream_t stream);  // the work that has not yet run
int64_t num_bound(int device);            // how often a thread was bound to the device's context

}  // namespace fake_cuda

template <class... P, class... A>
cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t* config, void (*kernel)(P...), A&&... args) {
  if (const cudaError_t e = fake_cuda::check_launch(*config)) return e;
  return fake_cuda::enqueue_grid(config->stream, config->gridDim, config->blockDim,
                                 [kernel, ... values = static_cast<P>(args)] { kernel(values...); });
}

inline void __syncthreads() { fake_cuda::block_barrier(); }
inline void __threadfence() {}
inline void __threadfence_system() {}

template <class T>
T __shfl_xor_sync(unsigned, T value, int mask, int = 32) {
  static_assert(sizeof(T) <= 32);
  std::memcpy(static_cast<void*>(&value), fake_cuda::exchange(&value, sizeof value, fake_cuda::lane() ^ mask),
              sizeof value);
  return value;
}

template <class T>
T atomicExch(T* at, std::type_identity_t<T> value) {
  return std::exchange(*at, value);
}
template <class T>
T atomicCAS(T* at, std::type_identity_t<T> expected, std::type_identity_t<T> value) {
  const T old = *at;
  if (old == expected) *at = value;
  return old;
}

inline unsigned __umulhi(unsigned a, unsigned b) { return static_cast<unsigned>((static_cast<uint64_t>(a) * b) >> 32); }
