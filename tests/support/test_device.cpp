#include "tests/support/test_device.h"

#include <sys/mman.h>
#include <unistd.h>

#include <condition_variable>
#include <cstdio>
#include <cstring>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "kernels/cpu/kernels.h"
#include "runtime/core/device_manager.h"

namespace eager::testing {

namespace {

// A copy, for one launch, of everything that a KernelCall points to.
struct Packed {
  std::vector<Operand> operands;
  std::vector<std::vector<int64_t>> dims;
  std::vector<max_align_t> params;
  KernelCall call;
};

class TestDevice final : public Device {
 public:
  explicit TestDevice(int ordinal) : name_("test:" + std::to_string(ordinal)) {
    int file = memfd_create("eager_test_device", 0);
    if (file < 0 || ftruncate(file, kTestDeviceMemory) != 0) std::abort();
    shown_ = static_cast<char*>(mmap(nullptr, kTestDeviceMemory, PROT_NONE, MAP_SHARED, file, 0));
    real_ = static_cast<char*>(mmap(nullptr, kTestDeviceMemory, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0));
    close(file);
    free_[0] = kTestDeviceMemory;
    std::thread([this] { work(); }).detach();
    // A thread that begins holds locks of a sanitizer, for which a child of fork() would wait for ever: this one has begun.
    enqueue([] {});
    drain();
    launched_ = finished_ = 0;
  }

  const char* name() const override { return name_.c_str(); }
  const char* kind() const override { return "test"; }
  bool is_host() const override { return false; }

  // Takes the first free range that is large enough.
  void* allocate(size_t bytes) override {
    bytes = rounded(bytes);
    std::lock_guard lock(memory_mutex_);
    if (in_use_ + bytes > limit_) return nullptr;
    for (auto range = free_.begin(); range != free_.end(); ++range) {
      if (range->second < bytes) continue;
      size_t at = range->first, rest = range->second - bytes;
      free_.erase(range);
      if (rest > 0) free_[at + bytes] = rest;
      in_use_ += bytes;
      peak_ = std::max(peak_, in_use_);
      return shown_ + at;
    }
    return nullptr;
  }

  void deallocate(void* data, size_t bytes) override {
    bytes = rounded(bytes);
    std::lock_guard lock(memory_mutex_);
    in_use_ -= bytes;
    auto range = free_.emplace(static_cast<size_t>(static_cast<char*>(data) - shown_), bytes).first;
    auto next = std::next(range);
    if (next != free_.end() && range->first + range->second == next->first) {
      range->second += next->second;
      free_.erase(next);
    }
    if (range != free_.begin()) {
      auto before = std::prev(range);
      if (before->first + before->second == range->first) {
        before->second += range->second;
        free_.erase(range);
      }
    }
  }

  int32_t copy_from_host(void* to, const void* from, size_t bytes) override {
    std::vector<char> staged(static_cast<const char*>(from), static_cast<const char*>(from) + bytes);
    enqueue([this, to, staged = std::move(staged)] { std::memcpy(real(to), staged.data(), staged.size()); });
    return 0;
  }

  int32_t copy_to_host(void* to, const void* from, size_t bytes) override {
    drain();
    std::memcpy(to, real(const_cast<void*>(from)), bytes);
    return 0;
  }

  int32_t copy_from_device(void* to, Device& device, const void* from, size_t bytes) override {
    std::vector<char> staged(bytes);
    device.copy_to_host(staged.data(), from, bytes);
    return copy_from_host(to, staged.data(), bytes);
  }

  int32_t launch(Kernel kernel, KernelCall& call) override {
    auto p = std::make_shared<Packed>();
    int n = call.num_inputs + call.num_outputs;
    p->dims.resize(static_cast<size_t>(n));
    for (int i = 0; i < n; ++i) {
      Operand o = i < call.num_inputs ? call.inputs[i] : call.outputs[i - call.num_inputs];
      auto& dims = p->dims[static_cast<size_t>(i)];
      dims.assign(o.dims, o.dims + o.rank);
      o.dims = dims.data();
      o.data = real(o.data);
      p->operands.push_back(o);
    }
    for (Operand& o : p->operands) {
      if (o.is_immediate) o.data = o.immediate;
    }
    p->params.resize(call.params_size / sizeof(max_align_t) + 1);
    if (call.params_size) std::memcpy(p->params.data(), call.params, call.params_size);
    p->call = call;
    p->call.inputs = p->operands.data();
    p->call.outputs = p->operands.data() + call.num_inputs;
    if (call.params) p->call.params = p->params.data();
    enqueue([this, kernel, p] { run(kernel, p->call); });
    return 0;
  }

  DeviceError wait() override {
    drain();
    std::lock_guard lock(mutex_);
    return std::exchange(error_, DeviceError{});
  }

  DeviceMemory memory() override {
    std::lock_guard lock(memory_mutex_);
    return {static_cast<int64_t>(in_use_), static_cast<int64_t>(peak_), static_cast<int64_t>(kTestDeviceMemory),
            static_cast<int64_t>(limit_)};
  }
  void limit_memory(int64_t bytes) override {
    std::lock_guard lock(memory_mutex_);
    limit_ = bytes ? static_cast<size_t>(bytes) : kTestDeviceMemory;
  }

  void fail_later(int n, int32_t code, const char* message) {
    std::lock_guard lock(mutex_);
    fail_in_ = n;
    planned_.code = code;
    std::snprintf(planned_.message, kMaxMessage, "%s", message);
  }
  void set_held(bool held) {
    std::lock_guard lock(mutex_);
    held_ = held;
    changed_.notify_all();
  }
  int64_t launched() {
    std::lock_guard lock(mutex_);
    return launched_;
  }
  int64_t finished() {
    std::lock_guard lock(mutex_);
    return finished_;
  }

 private:
  static size_t rounded(size_t bytes) { return (bytes + 63) & ~size_t{63}; }

  void* real(void* shown) const {
    char* p = static_cast<char*>(shown);
    return p >= shown_ && p < shown_ + kTestDeviceMemory ? real_ + (p - shown_) : shown;
  }

  void run(Kernel kernel, KernelCall& call) {
    DeviceError e;
    char message[kMaxMessage] = "";
    call.message = message;
    {
      std::lock_guard lock(mutex_);
      if (fail_in_ >= 0 && fail_in_-- == 0) e = planned_;
    }
    if (e.code == 0) {
      try {
        e.code = kernel(call);
      } catch (const std::bad_alloc&) {
        e.code = 8;
        std::snprintf(message, kMaxMessage, "OOM in a kernel");
      }
      std::memcpy(e.message, message, kMaxMessage);
    }
    e.op_name = call.op_name;
    std::lock_guard lock(mutex_);
    if (e.code != 0 && error_.code == 0) error_ = e;
  }

  void enqueue(std::function<void()> task) {
    std::lock_guard lock(mutex_);
    ++launched_;
    tasks_.push_back(std::move(task));
    changed_.notify_all();
  }

  void drain() {
    std::unique_lock lock(mutex_);
    int64_t target = launched_;
    changed_.wait(lock, [&] { return finished_ >= target; });
  }

  void work() {
    std::unique_lock lock(mutex_);
    for (;;) {
      changed_.wait(lock, [&] { return !tasks_.empty() && !held_; });
      std::function<void()> task = std::move(tasks_.front());
      tasks_.pop_front();
      lock.unlock();
      task();
      task = nullptr;
      lock.lock();
      ++finished_;
      changed_.notify_all();
    }
  }

  std::string name_;
  char *shown_, *real_;
  std::mutex memory_mutex_;
  std::map<size_t, size_t> free_;
  size_t in_use_ = 0, peak_ = 0, limit_ = kTestDeviceMemory;

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> tasks_;
  int64_t launched_ = 0, finished_ = 0;
  bool held_ = false;
  int fail_in_ = -1;
  DeviceError planned_, error_;
};

class TestBackend final : public Backend {
 public:
  int num_devices() override { return 2; }
  TestDevice* device(int i) override { return devices_[i]; }
  void register_kernels(KernelTable& table) override {
    cpu::register_elementwise(table);
    cpu::register_reduction(table);
    cpu::register_shape(table);
    cpu::register_indexing(table);
    cpu::register_cumulative(table);
    cpu::register_sorting(table);
    cpu::register_counted(table);
    cpu::register_creation(table);
    cpu::register_random(table);
    cpu::register_matmul(table);
    cpu::register_convolution(table);
    cpu::register_network(table);
    cpu::register_normalization(table);
    cpu::register_images(table);
    cpu::register_image_files(table);
    cpu::register_grid_sample(table);
    cpu::register_recurrent(table);
    cpu::register_attention(table);
    cpu::register_optimizer(table);
  }

 private:
  TestDevice* devices_[2] = {new TestDevice(0), new TestDevice(1)};
};

TestBackend& backend() {
  static TestBackend* b = new TestBackend;
  return *b;
}

}  // namespace

void add_test_devices() {
  static const bool added = [] {
    start_devices();
    add_backend(&backend());
    return true;
  }();
  (void)added;
}

void fail_kernel(int device, int n, int32_t code, const char* message) {
  backend().device(device)->fail_later(n, code, message);
}
void hold(int device) { backend().device(device)->set_held(true); }
void let_go(int device) { backend().device(device)->set_held(false); }
int64_t num_launched(int device) { return backend().device(device)->launched(); }
int64_t num_finished(int device) { return backend().device(device)->finished(); }

}  // namespace eager::testing
