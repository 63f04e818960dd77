#include "kernels/cuda/device.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>

#include "kernels/cuda/fused.h"
#include "kernels/cuda/libraries.h"
#include "base/error.h"

namespace eager::cuda {

namespace {

int32_t code_of(Code code) { return static_cast<int32_t>(code); }

// cudaErrorTensorMemoryLeak, which the headers of CUDA 12.0 lack.
constexpr auto kTensorMemoryLeak = static_cast<cudaError_t>(721);

// Reports whether CUDA fails every further call of the process on that device after this error.
bool ends_device(cudaError_t error) {
  switch (error) {
    case cudaErrorIllegalAddress:
    case cudaErrorLaunchFailure:
    case cudaErrorIllegalInstruction:
    case cudaErrorMisalignedAddress:
    case cudaErrorInvalidAddressSpace:
    case cudaErrorInvalidPc:
    case cudaErrorHardwareStackError:
    case cudaErrorAssert:
    case cudaErrorContextIsDestroyed:
    case kTensorMemoryLeak:
    case cudaErrorLaunchTimeout:
    case cudaErrorECCUncorrectable:
    case cudaErrorNvlinkUncorrectable:
    case cudaErrorContained:
    case cudaErrorMpsRpcFailure:
    case cudaErrorMpsServerNotReady:
    case cudaErrorMpsClientTerminated:
    case cudaErrorExternalDevice:
    case cudaErrorDevicesUnavailable:
    case cudaErrorUnknown: return true;
    default: return false;
  }
}

void* reserve(size_t bytes) {
  void* data = nullptr;
  if (cudaMalloc(&data, bytes) == cudaSuccess) return data;
  cudaGetLastError();  // the error would come again at the next launch
  return nullptr;
}

void give_back(void* data) { cudaFree(data); }

// Set in a child after fork(). Another thread of the parent may have held any lock, so the child takes none of the
// devices'.
bool is_child = false;

// Reports whether memory is cached; EAGER_CUDA_CACHING=0 is for compute-sanitizer and the like.
bool is_caching() {
  const char* value = std::getenv("EAGER_CUDA_CACHING");
  return !value || std::strcmp(value, "0") != 0;
}

}  // namespace

void fail(int32_t code, const char* message) {
  Failure failure{code, "", cudaSuccess};
  std::snprintf(failure.message, kMaxMessage, "%s", message);
  throw failure;
}

void fail(cudaError_t error) {
  cudaGetLastError();  // the error would come again at the next launch
  const bool is_memory = error == cudaErrorMemoryAllocation;
  Failure failure{code_of(is_memory ? Code::resource_exhausted : Code::internal), "OOM on the device", error};
  if (!is_memory) std::snprintf(failure.message, kMaxMessage, "CUDA: %s", cudaGetErrorString(error));
  throw failure;
}

// The driver launches the kernels that are compiled at run time. Unlike CUDA's runtime, it binds no context to a thread
// that has none, so a context is bound here. At the end the thread's context is restored; where it had none, none is
// bound again, since cudaSetDevice would make a context.
class Device::Scope {
 public:
  explicit Scope(Device& device) : driver_(driver()) {
    driver_.get_current(&before_);
    if (!before_ && cudaGetDevice(&chosen_) != cudaSuccess) chosen_ = -1;
    if (!device.is_started_.load(std::memory_order_acquire)) {
      std::call_once(device.start_once_, [&] { device.start(); });
    }
    if (before_ == device.context_) return;
    restores_ = before_ || chosen_ != device.ordinal_;
    driver_.set_current(device.context_);
  }
  ~Scope() {
    if (restores_) driver_.set_current(before_);
  }
  Scope(const Scope&) = delete;
  Scope& operator=(const Scope&) = delete;

 private:
  const Driver& driver_;
  CUcontext before_ = nullptr;
  int chosen_ = -1;  // the device whose context the runtime would bind to a thread without one
  bool restores_ = false;
};

Device::Device(int number, int ordinal)
    : ordinal_(ordinal), name_("gpu:" + std::to_string(number)), allocator_(reserve, give_back, is_caching()) {}

void Device::start() {
  void *state = nullptr, *record = nullptr;
  int major = 0, minor = 0;
  // Driver and runtime number errors alike.
  cudaError_t e = static_cast<cudaError_t>(driver().retain_primary(&context_, ordinal_));
  if (!e) driver().set_current(context_);
  if (!e) e = cudaDeviceGetAttribute(&multiprocessors_, cudaDevAttrMultiProcessorCount, ordinal_);
  if (!e) e = cudaDeviceGetAttribute(&major, cudaDevAttrComputeCapabilityMajor, ordinal_);
  if (!e) e = cudaDeviceGetAttribute(&minor, cudaDevAttrComputeCapabilityMinor, ordinal_);
  architecture_ = 10 * major + minor;
  if (!e) e = cudaStreamCreateWithFlags(&stream_, cudaStreamNonBlocking);
  if (!e) e = cudaMalloc(&state, sizeof(FindingState));
  if (!e) e = cudaMemsetAsync(state, 0, sizeof(FindingState), stream_);
  if (!e) e = cudaHostAlloc(&record, sizeof(FindingRecord), cudaHostAllocMapped | cudaHostAllocPortable);
  if (!e) {
    finding_state_ = static_cast<FindingState*>(state);
    finding_record_ = new (record) FindingRecord{};
    libraries_ = new Libraries(*this);
  } else {
    char why[kMaxMessage];
    std::snprintf(why, sizeof why, "%s could not be started: %s", name(), cudaGetErrorString(e));
    cudaGetLastError();
    lose(why);
  }
  is_started_.store(true, std::memory_order_release);
}

void Device::lose(const char* why) {
  std::lock_guard lock(mutex_);
  if (is_lost_.load(std::memory_order_relaxed)) return;
  std::snprintf(lost_message_, kMaxMessage, "%s", why);
  is_lost_.store(true, std::memory_order_release);
}

void Device::lose_after_fork() {
  is_child = true;
  std::snprintf(lost_message_, kMaxMessage, "%s cannot be used in a child process after fork()", name());
  is_lost_.store(true, std::memory_order_release);
}

int32_t Device::note(cudaError_t error) {
  if (error == cudaSuccess) return 0;
  if (ends_device(error)) {
    char why[kMaxMessage];
    std::snprintf(why, sizeof why, "%s is lost: %s (with CUDA_LAUNCH_BLOCKING=1 the op that did it is named)", name(),
                  cudaGetErrorString(error));
    lose(why);
    return code_of(Code::unavailable);
  }
  cudaGetLastError();
  return code_of(error == cudaErrorMemoryAllocation ? Code::resource_exhausted : Code::internal);
}

void* Device::allocate(size_t bytes) {
  if (lost()) return nullptr;
  Scope scope(*this);
  if (lost()) return nullptr;
  collect();
  void* data = allocator_.allocate(bytes);
  if (!data) note(cudaStreamQuery(stream_));  // tells whether memory is out or the device is lost
  return data;
}

void* Device::allocate_scratch(size_t bytes) {
  if (void* data = allocator_.allocate(bytes)) return data;
  char text[kMaxMessage];
  std::snprintf(text, sizeof text, "OOM when allocating %zu bytes of scratch memory on %s", bytes, name());
  fail(code_of(Code::resource_exhausted), text);
}

void Device::deallocate(void* data, size_t) {
  if (is_child) return;
  if (allocator_.is_caching()) return allocator_.deallocate(data);
  Scope scope(*this);  // the memory goes back to CUDA, which needs the context
  allocator_.deallocate(data);
}

int32_t Device::copy_from_host(void* to, const void* from, size_t bytes) {
  if (lost()) return code_of(Code::unavailable);
  Scope scope(*this);
  return note(to_device_.to_device(stream_, to, from, bytes));
}

int32_t Device::copy_to_host(void* to, const void* from, size_t bytes) {
  if (lost()) return code_of(Code::unavailable);
  Scope scope(*this);
  return note(to_host_.to_host(stream_, to, from, bytes));
}

int32_t Device::launch(Kernel kernel, KernelCall& call) {
  auto say = [&](const char* text) { std::snprintf(call.message, kMaxMessage, "%s", text); };
  if (const char* why = lost()) {
    say(why);
    return code_of(Code::unavailable);
  }
  Scope scope(*this);
  try {
    return kernel(call);
  } catch (const Failure& failure) {
    if (ends_device(failure.error)) note(failure.error);  // an op that was queued earlier caused it
    if (const char* why = lost()) {
      is_loss_reported_.store(true);
      say(why);
      return code_of(Code::unavailable);
    }
    say(failure.message);
    return failure.code;
  } catch (const std::bad_alloc&) {
    say("OOM on the host");
    return code_of(Code::resource_exhausted);
  }
}

// A lost device reports its loss once. Afterwards its copies and launches fail, but a wait for all devices succeeds.
DeviceError Device::wait() {
  DeviceError error;
  auto report_loss = [&] {
    if (is_loss_reported_.exchange(true)) return;
    error.code = code_of(Code::unavailable);
    std::snprintf(error.message, kMaxMessage, "%s", lost_message_);
  };
  if (lost()) {
    report_loss();
    return error;
  }
  if (!is_started_.load(std::memory_order_acquire)) return error;
  Scope scope(*this);
  auto is_done = [&] {
    const cudaError_t e = cudaStreamSynchronize(stream_);
    if (!e) return true;
    error.code = note(e);
    if (lost()) report_loss();
    else std::snprintf(error.message, kMaxMessage, "CUDA: %s", cudaGetErrorString(e));
    return false;
  };
  if (!is_done()) return error;
  collect();
  const Finding& finding = finding_record_->finding;
  std::unique_lock lock(mutex_);
  const uint64_t found = finding.launch;
  if (found != finding_record_->acknowledged) {
    // Its kernel may still write, if another thread has queued it meanwhile. Until it is acknowledged, no other does.
    lock.unlock();
    if (!is_done()) return error;
    lock.lock();
  }
  if (found != finding_record_->acknowledged && found == finding.launch) {
    error.code = describe(finding, error.message);
    error.op_name = finding.op_name;
    finding_record_->acknowledged = finding.launch;
  }
  return error;
}

DeviceMemory Device::memory() {
  if (is_child) return {};
  DeviceMemory memory = allocator_.memory();
  if (lost()) return memory;
  Scope scope(*this);
  size_t free = 0, total = 0;
  if (note(cudaMemGetInfo(&free, &total)) != 0) return memory;
  const int64_t all = static_cast<int64_t>(total);
  memory.limit = memory.limit ? std::min(memory.limit, all) : all;
  return memory;
}

int64_t Device::in_use() { return is_child ? 0 : allocator_.memory().in_use; }

void Device::limit_memory(int64_t bytes) {
  if (is_child || lost()) return;
  Scope scope(*this);  // cached memory may go back to CUDA, which needs the context
  allocator_.limit(bytes);
}

void* Device::stream() {
  if (lost()) return nullptr;
  Scope scope(*this);
  return stream_;
}

// Makes an event that marks what is now queued on `stream`, which belongs to the current CUDA device.
static cudaError_t mark(cudaStream_t stream, cudaEvent_t* event) {
  if (cudaError_t e = cudaEventCreateWithFlags(event, cudaEventDisableTiming)) return e;
  cudaError_t e = cudaEventRecord(*event, stream);
  if (e) cudaEventDestroy(*event);
  return e;
}

static cudaError_t order(cudaStream_t earlier, cudaStream_t later) {
  cudaEvent_t event;
  if (cudaError_t e = mark(earlier, &event)) return e;
  const cudaError_t e = cudaStreamWaitEvent(later, event, 0);
  const cudaError_t destroyed = cudaEventDestroy(event);  // CUDA keeps the event until it has happened
  return e ? e : destroyed;
}

int32_t Device::order_after(void* stream) {
  if (lost()) return code_of(Code::unavailable);
  Scope scope(*this);
  return note(order(static_cast<cudaStream_t>(stream), stream_));
}

int32_t Device::order_before(void* stream) {
  if (lost()) return code_of(Code::unavailable);
  Scope scope(*this);
  return note(order(stream_, static_cast<cudaStream_t>(stream)));
}

// Lets copies come directly from the device `source` where the machine can do that; else the driver copies through the
// host.
void Device::reach(Device& source) {
  const uint64_t bit = uint64_t{1} << source.ordinal_ % 64;
  if (&source == this || (reached_.fetch_or(bit) & bit)) return;
  int can = 0;
  if (cudaDeviceCanAccessPeer(&can, ordinal_, source.ordinal_) == cudaSuccess && can) {
    cudaDeviceEnablePeerAccess(source.ordinal_, 0);
  }
  cudaGetLastError();  // clears the error of a program that has enabled it already
}

// Copies on this device's stream, after the kernels that make the source. Work that overwrites the source later waits
// for the copy.
int32_t Device::copy_from_device(void* to, eager::Device& device, const void* from, size_t bytes) {
  if (lost()) return code_of(Code::unavailable);
  if (std::strcmp(device.kind(), kind()) != 0) {  // copies by way of the host
    std::unique_ptr<char[]> staged(new (std::nothrow) char[bytes]);
    if (!staged) return code_of(Code::resource_exhausted);
    const int32_t code = device.copy_to_host(staged.get(), from, bytes);
    return code != 0 ? code : copy_from_host(to, staged.get(), bytes);
  }
  auto& source = static_cast<Device&>(device);
  Scope scope(*this);
  reach(source);
  if (int32_t code = source.order_before(stream_)) return code;
  const cudaError_t e = cudaMemcpyPeerAsync(to, ordinal_, from, source.ordinal_, bytes, stream_);
  return e != cudaSuccess ? note(e) : order_before(source.stream_);
}

void Device::release_later(void (*release)(void*), void* data) {
  if (!lost() && is_started_.load(std::memory_order_acquire)) {
    Scope scope(*this);
    auto* later = new (std::nothrow) Later{nullptr, release, data, nullptr};
    if (later && mark(stream_, &later->event) == cudaSuccess) {
      std::lock_guard lock(later_mutex_);
      (last_later_ ? last_later_->next : first_later_) = later;
      last_later_ = later;
      has_later_.store(true, std::memory_order_release);
      return;
    }
    delete later;
    cudaStreamSynchronize(stream_);
  }
  release(data);
}

bool Device::fuses(const KernelCall& call, DType dtype, ChosenLoop& op) {
  if (lost()) return false;
  for (int i = 0; i < call.num_inputs; ++i) {
    if (!call.inputs[i].given()) return false;
  }
  op.num_inputs = call.num_inputs;
  if (call.params_size <= sizeof op.params) op.set_params(call.params, call.params_size);
  static const bool is_allowed = [] {
    const char* allowed = std::getenv("EAGER_CUDA_FUSION");
    return !allowed || std::strcmp(allowed, "0") != 0;
  }();
  const char* why;
  return is_allowed && can_fuse(call.op_name, dtype, call.outputs[0].dtype) && open_rtc(&why);
}

Kernel Device::compile(FusedProgram& program) {
  if (lost()) return nullptr;
  Scope scope(*this);
  if (lost()) return nullptr;
  program.code = find_code(*this, program);
  return program.code ? fused : nullptr;
}

void Device::collect() {
  while (has_later_.load(std::memory_order_acquire)) {
    std::unique_ptr<Later> done;
    {
      std::lock_guard lock(later_mutex_);
      if (!first_later_) return;
      if (cudaEventQuery(first_later_->event) == cudaErrorNotReady) {
        cudaGetLastError();  // clears the error, or a library would report it as its own
        return;
      }
      done.reset(first_later_);
      first_later_ = done->next;
      if (!first_later_) last_later_ = nullptr;
      has_later_.store(first_later_ != nullptr, std::memory_order_release);
    }
    cudaEventDestroy(done->event);
    done->release(done->data);
  }
}

}  // namespace eager::cuda
