// What a kernel sees, and what a device backend must provide. Plain data only: no tensor, no op, no context.
//
// A *kernel* is a function of one (op, dtype, kind of device). It gets a KernelCall: operands (pointer,
// dims, dtype; dense, row-major), a block of *params* that the op's shape inference filled (one plain
// struct a family, in kernels/common), and a place for an error message. A backend may run it at once
// (CPU), or copy the call and run it later (GPU, the tests' device).
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/dtype.h"

namespace eager {

inline constexpr int kMaxRank = 32;
inline constexpr int kMaxParams = 704;   // bytes
inline constexpr int kMaxMessage = 256;  // bytes, with the final NUL

struct Operand {
  void* data = nullptr;           // NULL: an optional input that was not given, or no elements
  const int64_t* dims = nullptr;  // rank entries
  int64_t num_elements = 0;
  int32_t rank = 0;
  DType dtype = DType::none;
  // The element lies in `immediate` and `data` points there: a scalar that travels by value.
  bool is_immediate = false;
  alignas(16) unsigned char immediate[16];

  bool given() const { return dtype != DType::none; }
  template <class T>
  T* as() const {
    return static_cast<T*>(data);
  }
};

class Device;
struct FusedProgram;
struct ChosenLoop;

struct KernelCall {
  Operand* inputs;
  Operand* outputs;
  int32_t num_inputs;
  int32_t num_outputs;
  const void* params;  // the family's params struct, or NULL
  size_t params_size;
  const char* op_name;  // static storage
  Device* device;       // the device that runs the call
  bool same_shape;      // every operand has the first output's dims
  char* message;        // kMaxMessage bytes, written when the kernel returns a code other than 0

  template <class P>
  const P& params_as() const {
    return *static_cast<const P*>(params);
  }
};

// Returns 0 or a status code (EAGER_INVALID_ARGUMENT, ...) after writing call.message. CPU kernels may
// throw std::bad_alloc; nothing else leaves a kernel.
using Kernel = int32_t (*)(KernelCall& call);

// An elementwise kernel's loop over n neighbouring elements of inputs of one shape; the output may be an input.
using Loop = int32_t (*)(const void* const* inputs, void* output, int64_t n, const void* params);
inline constexpr int64_t kShortLoop = 2048;  // elements that are not worth more than a call of the loop

// Collects a backend's kernels. DType::none stands for every dtype (kernels that move bytes).
class KernelTable {
 public:
  virtual void add(const char* op, DType dtype, Kernel kernel) = 0;
  // Of host devices, for ops that cannot fail: what short tensors of one shape go through without a KernelCall.
  virtual void add_loop(const char*, DType, Loop) {}

 protected:
  ~KernelTable() = default;
};

// What an asynchronous device found, reported once at the next wait.
struct DeviceError {
  int32_t code = 0;
  const char* op_name = "";
  char message[kMaxMessage] = "";
};

struct DeviceMemory {
  int64_t in_use = 0, peak = 0, reserved = 0, limit = 0;  // bytes; limit 0: none known
};

// One device. Everything is ordered on the device's one compute stream, whoever calls: memory that is
// deallocated may be handed out again at once, since what uses it later runs later. All functions may be
// called from any thread.
class Device {
 public:
  virtual const char* name() const = 0;      // "gpu:0"
  virtual const char* kind() const = 0;      // "gpu"
  virtual bool is_host() const = 0;          // the host may read and write its memory, and calls finish at once
  virtual void* allocate(size_t bytes) = 0;  // NULL when memory is out; bytes > 0; aligned to 64
  virtual void deallocate(void* data, size_t bytes) = 0;  // never blocks
  // The source may be reused when the call returns.
  virtual int32_t copy_from_host(void* destination, const void* source, size_t bytes) = 0;
  // Finished when the call returns; does not report errors of earlier kernels (wait does).
  virtual int32_t copy_to_host(void* destination, const void* source, size_t bytes) = 0;
  virtual int32_t copy_from_device(void* destination, Device& from, const void* source, size_t bytes) = 0;
  // Takes a copy of the call (all but `message`) when it does not run it at once.
  virtual int32_t launch(Kernel kernel, KernelCall& call) = 0;
  // Waits for all work launched so far; the first error since the last wait, if any.
  virtual DeviceError wait() = 0;
  virtual DeviceMemory memory() = 0;
  virtual int64_t in_use() { return memory().in_use; }  // where that is cheaper
  // What is taken from the device stays below `bytes`; what is beyond it fails as if there were no more. 0: no limit.
  virtual void limit_memory(int64_t bytes) = 0;
  virtual void* stream() { return nullptr; }  // e.g. the cudaStream_t; NULL where there is none
  // Why it serves nobody any more (UNAVAILABLE), or NULL: then memory is what `allocate` lacked.
  virtual const char* lost() { return nullptr; }

  // For memory that other libraries share (DLPack); hosts have nothing to do.
  virtual int32_t ordinal() const { return 0; }  // among its kind, as the vendor counts
  // What is queued here from now on runs after what is on that stream now; and the other way round.
  virtual int32_t order_after(void* /*stream*/) { return 0; }
  virtual int32_t order_before(void* /*stream*/) { return 0; }
  // Calls release(data) once all that is queued now is done: at a later call of this device, or at once.
  virtual void release_later(void (*release)(void*), void* data) { release(data); }

  // Reports whether a program (kernels/common/fused.h) may have the op of this call: an elementwise op, and then how it runs
  // goes to `op`, or a reduction that can be fed. `dtype` is the one that the op's kernel is found by. Operands have dtypes and
  // shapes, and data where they are known before the program runs.
  virtual bool fuses(const KernelCall& /*call*/, DType /*dtype*/, ChosenLoop& /*op*/) { return false; }
  // The kernel that runs the program, which is its params. NULL: the ops are to run one by one.
  virtual Kernel compile(FusedProgram& /*program*/) { return nullptr; }

  int index = 0;                    // in the list of devices; set by the device manager
  const Kernel* kernels = nullptr;  // [op index * kNumDTypes + dtype]; set by the device manager
  const Loop* loops = nullptr;      // likewise

 protected:
  ~Device() = default;  // devices are immortal
};

// A plug-in exports `extern "C" eager::Backend* eager_backend_open(int32_t abi, const char** why)`, which returns NULL
// where its devices are absent (no driver, another kBackendAbi) and says why in a text of static storage.
inline constexpr int32_t kBackendAbi = 5;

class Backend {
 public:
  virtual int num_devices() = 0;
  virtual Device* device(int i) = 0;
  virtual void register_kernels(KernelTable& table) = 0;

 protected:
  ~Backend() = default;
};
using BackendOpen = Backend* (*)(int32_t abi, const char** why);

}  // namespace eager
