// The interface of kernels and of the device backends that provide them: plain data, no tensor, no op, no context.
//
// A *kernel* is a function for one op, dtype and kind of device. It gets a KernelCall: operands (pointer, dims, dtype;
// dense, row-major), a block of *params* that the op's shape inference filled (one plain struct per family, in
// kernels/common), and a place for an error message. A backend may run a kernel at once (CPU), or copy the call and run
// it later (GPU, the tests' device).
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/dtype.h"

namespace eager {

inline constexpr int kMaxRank = 32;
inline constexpr int kMaxParams = 704;   // bytes
inline constexpr int kMaxMessage = 256;  // bytes, with the final NUL

struct Operand {
  void* data = nullptr;           // NULL: the optional input was not given, or there are no elements
  const int64_t* dims = nullptr;  // `rank` numbers
  int64_t num_elements = 0;
  int32_t rank = 0;
  DType dtype = DType::none;
  // True for a scalar that travels by value: its element lies in `immediate`, to which `data` points.
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
  bool same_shape;      // whether every operand has the dims of the first output
  char* message;        // kMaxMessage bytes; the kernel writes them when it returns a code other than 0

  template <class P>
  const P& params_as() const {
    return *static_cast<const P*>(params);
  }
};

// A kernel's host function. Returns 0, or a status code (EAGER_INVALID_ARGUMENT, ...) after it has written
// call.message. A CPU kernel may throw std::bad_alloc while its inputs are whole, also where an output lies over one: it is
// then run again when the program has released memory. A kernel throws nothing else to its caller.
using Kernel = int32_t (*)(KernelCall& call);

// The loop of an elementwise kernel over n neighbouring elements of inputs of one shape. The output may be one of the
// inputs.
using Loop = int32_t (*)(const void* const* inputs, void* output, int64_t n, const void* params);
// Up to this number of elements an op is run as one call of its loop, without threads.
inline constexpr int64_t kShortLoop = 2048;
// The loop of an elementwise kernel where one of two operands is a single element: the first if is_first. The output
// may be the other operand.
using ScalarLoop = void (*)(const void* const* inputs, bool is_first, void* output, int64_t n);
// The loops of an op that cannot fail, for inputs of one dtype.
struct Loops {
  Loop loop = nullptr;
  ScalarLoop scalar_loop = nullptr;  // NULL: there is none
  DType result = DType::none;        // the dtype of the output
};
// The params of elementwise ops: alpha is the number that the formula takes besides the elements, such as the slope below 0 (elu,
// leaky_relu); 0 or 1 where it is a truth (gelu).
struct ElementwiseParams {
  double alpha;
};

// Collects the kernels of a backend. DType::none stands for every dtype, for kernels that only move bytes.
class KernelTable {
 public:
  virtual void add(const char* op, DType dtype, Kernel kernel) = 0;
  // Adds the loops of an op for inputs of a dtype. Host devices have loops: they run short tensors of one shape without a
  // KernelCall.
  virtual void add_loops(const char*, DType, const Loops&) {}

 protected:
  ~KernelTable() = default;
};

// An error that an asynchronous device found after the call had returned. The next wait reports it, once.
struct DeviceError {
  int32_t code = 0;
  const char* op_name = "";
  char message[kMaxMessage] = "";
};

struct DeviceMemory {
  int64_t in_use = 0, peak = 0, reserved = 0, limit = 0;  // bytes; a limit of 0: none is known
};

// One device. All its work is ordered on its one compute stream, whoever calls. Memory that is deallocated may
// therefore be handed out again at once, since whatever uses it next runs later. All functions may be called from any
// thread.
class Device {
 public:
  virtual const char* name() const = 0;  // "gpu:0"
  virtual const char* kind() const = 0;  // "gpu"
  // Reports whether the host may read and write the device's memory; its calls then finish before they return.
  virtual bool is_host() const = 0;
  virtual void* allocate(size_t bytes) = 0;               // returns NULL when memory is out; bytes > 0; aligned to 64
  virtual void deallocate(void* data, size_t bytes) = 0;  // never blocks
  // Queues the copy. The caller may reuse the source when the function returns.
  virtual int32_t copy_from_host(void* destination, const void* source, size_t bytes) = 0;
  // Copies before it returns. It does not report errors of earlier kernels; wait does.
  virtual int32_t copy_to_host(void* destination, const void* source, size_t bytes) = 0;
  virtual int32_t copy_from_device(void* destination, Device& from, const void* source, size_t bytes) = 0;
  // Runs the kernel, or queues a copy of the call (all but `message`).
  virtual int32_t launch(Kernel kernel, KernelCall& call) = 0;
  // Waits for all work launched so far. Returns the first error since the last wait, or code 0.
  virtual DeviceError wait() = 0;
  virtual DeviceMemory memory() = 0;
  virtual int64_t in_use() { return memory().in_use; }  // overridden where it can be cheaper
  // Keeps what is taken from the device below `bytes`: an allocation beyond it fails as if memory were out. 0: no
  // limit.
  virtual void limit_memory(int64_t bytes) = 0;
  virtual void* stream() { return nullptr; }  // for example the cudaStream_t; NULL where there is none
  // Returns why the device can no longer be used (UNAVAILABLE), or NULL. Where it is NULL, a failed `allocate` means
  // that memory is out.
  virtual const char* lost() { return nullptr; }

  // The next functions are for memory that other libraries share (DLPack); a host device has nothing to do.
  virtual int32_t ordinal() const { return 0; }  // the vendor's number of the device
  // Order this device's stream and another: `order_after` makes later work here wait for what is now on `stream`,
  // `order_before` makes later work on `stream` wait for what is now queued here.
  virtual int32_t order_after(void* /*stream*/) { return 0; }
  virtual int32_t order_before(void* /*stream*/) { return 0; }
  // Calls release(data) once all work that is queued now is done: in a later call of this device, or at once.
  virtual void release_later(void (*release)(void*), void* data) { release(data); }

  // Reports whether a program (kernels/common/fused.h) may have the op of this call: an elementwise op, and then how it runs
  // goes to `op`, or a reduction that can be fed. `dtype` is the one that the op's kernel is found by. Operands have dtypes and
  // shapes, and data where they are known before the program runs.
  virtual bool fuses(const KernelCall& /*call*/, DType /*dtype*/, ChosenLoop& /*op*/) { return false; }
  // The kernel that runs the program, which is its params. NULL: the ops are to run one by one.
  virtual Kernel compile(FusedProgram& /*program*/) { return nullptr; }

  int index = 0;                    // place in the list of devices; the device manager sets it
  const Kernel* kernels = nullptr;  // [op index * kNumDTypes + dtype]; the device manager sets it
  const Loops* loops = nullptr;     // indexed as `kernels`

 protected:
  ~Device() = default;  // devices live until the process ends
};

// A plug-in exports `extern "C" eager::Backend* eager_backend_open(int32_t abi, const char** why)`, which returns NULL
// where its devices are absent (no driver, another kBackendAbi) and says why in a text of static storage.
inline constexpr int32_t kBackendAbi = 7;

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
