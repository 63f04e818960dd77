#include "runtime/core/device_manager.h"

#include <cctype>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <unistd.h>
#include <vector>

#include "kernels/cpu/fused.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/random_draws.h"
#include "base/error.h"
#include "base/lower.h"
#include "base/fork.h"
#include "base/memory.h"
#include "runtime/core/custom_ops.h"
#include "runtime/core/schema.h"

namespace eager {

namespace detail {
Device* devices[64];
int num_devices = 0;
const char* plugin_absent = nullptr;  // why the plug-in that was found serves no devices
}  // namespace detail

namespace {

// The kernels of one kind of device, in a row per op and a column per dtype.
class Kernels final : public KernelTable {
 public:
  Kernels() : table_(Registry::global().size() * kNumDTypes), loops_(table_.size()) {}
  void add(const char* op, DType dtype, Kernel kernel) override {
    const OpDef* def = Registry::global().find(op);
    if (!def) return;  // a plug-in may know ops that this library does not
    Kernel* row = &table_[def->index * kNumDTypes];
    if (dtype != DType::none) {
      row[static_cast<int>(dtype)] = kernel;
      return;
    }
    for (int t = 1; t < kNumDTypes; ++t) {
      if (!row[t]) row[t] = kernel;
    }
  }
  void add_loops(const char* op, DType dtype, const Loops& loops) override {
    const OpDef* def = Registry::global().find(op);
    // The short way gives an output as little room as an input has.
    const bool fits = dtype_size(loops.result) <= dtype_size(dtype);
    if (def && fits) loops_[def->index * kNumDTypes + static_cast<int>(dtype)] = loops;
  }
  const Kernel* table() const { return table_.data(); }
  const Loops* loops() const { return loops_.data(); }

 private:
  std::vector<Kernel> table_;
  std::vector<Loops> loops_;
};

class CpuDevice final : public Device {
 public:
  const char* name() const override { return "cpu:0"; }
  const char* kind() const override { return "cpu"; }
  bool is_host() const override { return true; }
  void* allocate(size_t bytes) override { return allocate_host(bytes); }
  void deallocate(void* data, size_t bytes) override { release_host(data, bytes); }
  int32_t copy_from_host(void* to, const void* from, size_t bytes) override {
    std::memcpy(to, from, bytes);
    return 0;
  }
  int32_t copy_to_host(void* to, const void* from, size_t bytes) override { return copy_from_host(to, from, bytes); }
  int32_t copy_from_device(void* to, Device& device, const void* from, size_t bytes) override {
    return device.copy_to_host(to, from, bytes);
  }
  int32_t launch(Kernel kernel, KernelCall& call) override { return kernel(call); }
  DeviceError wait() override { return {}; }
  bool fuses(const KernelCall& call, DType dtype, ChosenLoop& op) override { return cpu::can_fuse(call, dtype, op); }
  Kernel compile(FusedProgram&) override { return cpu::fused; }
  DeviceMemory memory() override {
    HostMemory m = host_memory();
    return {m.in_use, m.peak, m.reserved, m.limit};
  }
  int64_t in_use() override { return host_memory_in_use(); }
  void limit_memory(int64_t bytes) override { limit_host_memory(bytes); }
};

void register_cpu_kernels(KernelTable& table) {
  cpu::register_elementwise(table);
  cpu::register_reduction(table);
  cpu::register_shape(table);
  cpu::register_indexing(table);
  cpu::register_segments(table);
  cpu::register_cumulative(table);
  cpu::register_sorting(table);
  cpu::register_counted(table);
  cpu::register_creation(table);
  cpu::register_random(table);
  cpu::register_random_draws(table);
  cpu::register_strings(table);
  cpu::register_examples(table);
  cpu::register_matmul(table);
  cpu::register_linear_algebra(table);
  cpu::register_decompositions(table);
  cpu::register_fourier(table);
  cpu::register_signals(table);
  cpu::register_convolution(table);
  cpu::register_network(table);
  cpu::register_normalization(table);
  cpu::register_images(table);
  cpu::register_image_files(table);
  cpu::register_grid_sample(table);
  cpu::register_recurrent(table);
  cpu::register_attention(table);
  cpu::register_rotations(table);
  cpu::register_optimizer(table);
  table.add(kCustomOp, DType::none, run_custom_op);
  table.add(kCustomOpAlsoOnGpus, DType::none, run_custom_op);
}

void append(Device* device, const Kernels& kernels) {
  if (detail::num_devices == 64) return;
  device->index = detail::num_devices;
  device->kernels = kernels.table();
  device->loops = kernels.loops();
  detail::devices[detail::num_devices++] = device;
}

// The caller holds devices_mutex.
void append_all(Backend* backend) {
  if (!backend) return;
  Kernels* kernels = new Kernels;  // never deleted, as the devices are not
  backend->register_kernels(*kernels);
  if (backend->num_devices() > 0 && std::strcmp(backend->device(0)->kind(), "gpu") == 0) {
    kernels->add(kCustomOpAlsoOnGpus, DType::none, run_custom_op);
    kernels->add(kCustomOpOnGpus, DType::none, run_custom_op);
  }
  static auto* const kept = new std::vector<Kernels*>;
  kept->push_back(kernels);
  for (int i = 0; i < backend->num_devices(); ++i) append(backend->device(i), *kernels);
}

// Adds the devices of the plug-in that lies beside the library, if there is one and its driver is installed.
void open_plugin(const char* file) {
  Dl_info info;
  if (!dladdr(reinterpret_cast<void*>(&open_plugin), &info) || !info.dli_fname) return;
  std::string path = info.dli_fname;
  path = path.substr(0, path.rfind('/') + 1) + file;
  void* library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    const char* why = dlerror();
    if (why && access(path.c_str(), F_OK) == 0) detail::plugin_absent = strdup(why);
    return;
  }
  const auto open = reinterpret_cast<BackendOpen>(dlsym(library, "eager_backend_open"));
  const char* why = nullptr;
  Backend* backend = open ? open(kBackendAbi, &why) : nullptr;
  if (!backend) detail::plugin_absent = why;
  append_all(backend);
}

constinit Mutex devices_mutex;
constinit std::atomic<bool> is_started{false};

}  // namespace

void add_backend(Backend* backend) {
  std::lock_guard lock(devices_mutex);
  append_all(backend);
}

void start_devices() {
  if (is_started.load(std::memory_order_acquire)) return;
  std::lock_guard lock(devices_mutex);
  if (is_started.load(std::memory_order_relaxed)) return;
  if (detail::num_devices == 0) {
    static Kernels* const kernels = new Kernels;
    register_cpu_kernels(*kernels);
    append(new CpuDevice, *kernels);
  }
  open_plugin("libeager_cuda.so");
  is_started.store(true, std::memory_order_release);
}

int find_device(std::string_view name) {
  std::string wanted = lower(name);
  if (wanted.rfind("/device:", 0) == 0) wanted.erase(0, 8);
  else if (wanted.rfind('/', 0) == 0) wanted.erase(0, 1);
  size_t colon = wanted.find(':');
  std::string kind = wanted.substr(0, colon);
  std::string ordinal = colon == std::string::npos ? "0" : wanted.substr(colon + 1);
  bool is_formed = !kind.empty() && !ordinal.empty() && ordinal.size() < 9;
  for (char c : kind) is_formed = is_formed && (std::isalpha(static_cast<unsigned char>(c)) || c == '_');
  for (char c : ordinal) is_formed = is_formed && std::isdigit(static_cast<unsigned char>(c));
  if (!is_formed) invalid_argument("Malformed device specification '", std::string(name), "'");
  std::string full = kind + ":" + std::to_string(std::atoi(ordinal.c_str()));
  std::string available;
  for (int i = 0; i < num_devices(); ++i) {
    if (full == device_at(i).name()) return i;
    available += (i ? ", " : "") + std::string(device_at(i).name());
  }
  if (kind == "gpu" && detail::plugin_absent) available += cat(" (CUDA: ", detail::plugin_absent, ")");
  fail(Code::not_found, std::string(name), " unknown device. Available devices are ", available);
}

}  // namespace eager
