// The plug-in's host code on fake GPUs: streams, placement, copies, memory, errors.
#include <cuda_runtime.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <catch2/catch.hpp>
#include <deque>
#include <fstream>
#include <set>
#include <sstream>
#include <thread>

#include "kernels/cuda/device.h"
#include "kernels/cuda/launch.h"
#include "runtime/core/device_manager.h"
#include "runtime/core/dlpack_abi.h"
#include "runtime/core/schema.h"
#include "support/gpu_fixture.h"

using namespace client;
using V = std::vector<double>;

namespace {

struct FakeSession : GpuSession {
  FakeSession() {
    fake_cuda::mend();
    fake_cuda::set_memory(size_t{256} << 20);
  }
  cudaStream_t stream(const char* device = "gpu:0") {
    void* s = nullptr;
    check(eager_context_stream(ctx, device, &s));
    return static_cast<cudaStream_t>(s);
  }
  int64_t queued(const char* device = "gpu:0") { return fake_cuda::num_queued(stream(device)); }
};

__global__ void nothing() {}

// Returns the ops that promised_ops.txt marks as the host's: "name*", or "word=name*".
std::set<std::string> ops_of_the_host() {
  std::set<std::string> found;
  std::ifstream file(EAGER_TESTS "/promised_ops.txt");
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line[0] == '#' ? "" : line);
    for (std::string word; words >> word;) {
      word.erase(0, word.find('=') + 1);
      if (word.back() == '*') found.insert(word.substr(0, word.size() - 1));
    }
  }
  return found;
}

}  // namespace

TEST_CASE("the GPU has every kernel that the CPU has, but for ops that run on the host", "[gpu]") {
  FakeSession s;
  const eager::Registry& registry = eager::Registry::global();
  const std::set<std::string> on_host = ops_of_the_host();
  REQUIRE(on_host.size() > 30);
  // Helpers of these, and ops that take other dtypes than strings and give strings, which lie on the host.
  const std::set<std::string> others{"adjugate_adjoint",
                                     "adjugate_adjoint_grad",
                                     "adjugate_adjoint_grad_grad",
                                     "fft_c2c",
                                     "fft_r2c",
                                     "fft_c2r",
                                     "overlap_and_add_grad",
                                     "as_string",
                                     "encode_png"};
  std::string missing, needless;
  for (int i = 0; i < registry.size(); ++i) {
    const std::string name = registry.at(i).name;
    if (others.count(name) || registry.at(i).is_internal_) continue;
    for (int t = 1; t < eager::kNumDTypes; ++t) {
      if (static_cast<eager::DType>(t) == eager::DType::string) continue;
      const int at = i * eager::kNumDTypes + t;
      const bool cpu_has = eager::device_at(0).kernels[at], gpu_has = eager::device_at(1).kernels[at];
      const std::string kernel = " " + name + "/" + eager::dtype_name(static_cast<eager::DType>(t));
      if (on_host.count(name)) needless += gpu_has ? kernel : "";
      else if (cpu_has != gpu_has) missing += kernel;
    }
  }
  CHECK(missing == "");
  CHECK(needless == "");
}

TEST_CASE("an op of the program's queues its work on the GPU's stream, or runs on the host", "[gpu]") {
  FakeSession s;
  static void* stream;
  stream = s.stream();
  const auto copy_on_gpu = [](void*, const eager_kernel_call* call) -> eager_status* {
    if (call->stream != stream) return eager_status_new(EAGER_INTERNAL, "another stream");
    cudaMemcpyAsync(call->outputs[0].data, call->inputs[0].data, static_cast<size_t>(8 * call->inputs[0].num_elements),
                    cudaMemcpyDeviceToDevice, static_cast<cudaStream_t>(call->stream));
    return nullptr;
  };
  const auto negate_on_host = [](void*, const eager_kernel_call* call) -> eager_status* {
    for (int64_t i = 0; i < call->inputs[0].num_elements; ++i)
      static_cast<double*>(call->outputs[0].data)[i] = -static_cast<const double*>(call->inputs[0].data)[i];
    return nullptr;
  };
  const auto define = [&](const char* name, eager_kernel_fn kernel, eager_kernel_fn gpu) {
    eager_op_definition d{};
    d.struct_size = sizeof d;
    d.name = name;
    d.schema = "x: T[...] -> y: T[...]; T: float64";
    d.kernel = kernel;
    d.gpu = gpu;
    check(eager_op_define(s.ctx, &d));
  };
  define("test.both", negate_on_host, copy_on_gpu);
  define("test.host", negate_on_host, nullptr);
  define("test.gpu", nullptr, copy_on_gpu);
  const Tensor here = s.vec({1, 2, 3}), there = s.gpu({1, 2, 3});
  check(eager_context_synchronize(s.ctx));
  const Tensor copied = s.run("test.both", {there.get()});
  CHECK(s.queued() == 1);
  CHECK(s.where(copied) == "gpu:0");
  CHECK(values(copied) == V{1, 2, 3});
  CHECK(values(s.run("test.both", {here.get()})) == V{-1, -2, -3});
  const Tensor negated = s.run("test.host", {there.get()});
  CHECK(s.where(negated) == "gpu:0");
  CHECK(values(negated) == V{-1, -2, -3});
  CHECK(values(s.run("test.gpu", {there.get()})) == V{1, 2, 3});
  const Failure e = failure_of([&] { s.run("test.gpu", {here.get()}); });
  CHECK(e.code == EAGER_UNIMPLEMENTED);
  CHECK(has(e, "no kernel of test.gpu for float64 on cpu:0"));
}

// The program exports it, so that an op finds it by its name.
extern "C" __attribute__((visibility("default"))) int copy_on_stream(void* y, const void* x, size_t bytes,
                                                                     void* stream) {
  return cudaMemcpyAsync(y, x, bytes, cudaMemcpyDeviceToDevice, static_cast<cudaStream_t>(stream));
}

TEST_CASE("a C function that takes a stream is a kernel of GPUs", "[gpu]") {
  FakeSession s;
  eager_op_definition d{};
  d.struct_size = sizeof d;
  d.name = "test.copy";
  d.schema = "x: T[...] -> y: T[...]; T: float64";
  const char* call = "int = 0 copy_on_stream(void * = y, const void * = x, size_t = 8 * size(x), void * = stream)";
  check(eager_op_define_native(s.ctx, &d, nullptr, call));
  const Tensor there = s.gpu({1, 2, 3}), copied = s.run("test.copy", {there.get()});
  CHECK(s.where(copied) == "gpu:0");
  CHECK(values(copied) == V{1, 2, 3});
  const Failure e = failure_of([&] { s.run("test.copy", {s.vec({1}).get()}); });
  CHECK(has(e, "no kernel of test.copy for float64 on cpu:0"));
  d.gpu = [](void*, const eager_kernel_call*) -> eager_status* { return nullptr; };
  const Failure both = failure_of([&] { check(eager_op_define_native(s.ctx, &d, nullptr, call)); });
  CHECK(has(both, "both gpu and a C function for its devices are given"));
}

TEST_CASE("ops are queued, and reading waits for them", "[gpu]") {
  FakeSession s;
  Tensor x = s.gpu(V(100, 1.0));
  check(eager_context_synchronize(s.ctx));
  REQUIRE(s.queued() == 0);
  Tensor y = s.add(x, x);
  for (int i = 0; i < 5; ++i) y = s.add(y, y);
  CHECK(s.queued() == 6);
  CHECK(values(y) == V(100, 64.0));
  CHECK(s.queued() == 0);
}

TEST_CASE("release and reassignment in flight are safe", "[gpu]") {
  FakeSession s;
  fake_cuda::set_held(true);
  Variable v = s.variable(s.gpu(V(1000, 1.0)));
  Tensor doubled = s.read_before_assigning(v, "gpu:0", 50);
  CHECK(values(doubled) == V(1000, 2.0));
  CHECK(values(s.read(v)) == V(1000, 8.0));
}

TEST_CASE("zero-rank host tensors travel by value", "[gpu]") {
  FakeSession s;
  Tensor x = s.gpu(V(20, 2.0)), scalar = s.num(3);
  eager_tensor* raw = nullptr;
  check(eager_tensor_scalar_int(s.ctx, 5, &raw));
  Tensor weak(raw);
  check(eager_context_synchronize(s.ctx));
  Tensor y = s.add(s.mul(scalar, x), weak);
  scalar.reset();
  weak.reset();
  CHECK(s.queued() == 2);  // two kernels and no copies
  CHECK(s.where(y) == "gpu:0");
  CHECK(values(y) == V(20, 11.0));
}

TEST_CASE("a copy between GPUs comes after the kernel that makes its source", "[gpu]") {
  FakeSession s;
  fake_cuda::set_held(true);
  Tensor x = s.gpu(V(100, 1.0)), y = s.to(s.add(x, x), "gpu:1");
  CHECK(values(y) == V(100, 2.0));
  check(eager_context_set_device(s.ctx, "gpu:0"));
  CHECK(values(s.add(s.add(y, y), x)) == V(100, 5.0));
}

TEST_CASE("the caller's CUDA device stays", "[gpu]") {
  FakeSession s;
  for (int mine : {0, 1}) {
    REQUIRE(cudaSetDevice(mine) == cudaSuccess);
    Tensor x = s.gpu(V(100, 1.0)), y = s.gpu(V(100, 1.0), "gpu:1");
    values(s.add(x, x));
    values(s.add(y, s.to(x, "gpu:1")));
    s.memory();
    int now = -1;
    cudaGetDevice(&now);
    CHECK(now == mine);
  }
  cudaSetDevice(0);
}

TEST_CASE("a thread that works on one GPU makes no context on another", "[gpu]") {
  FakeSession s;
  Tensor x = s.gpu(V(100, 1.0), "gpu:1");
  V result;
  const int64_t before = fake_cuda::num_bound(0);
  bool has_context = true;
  std::thread([&] {
    result = values(s.add(x, x));
    has_context = fake_cuda::bound_device(false) >= 0;
  }).join();
  CHECK(result == V(100, 2.0));
  CHECK(fake_cuda::num_bound(0) == before);
  CHECK_FALSE(has_context);  // the thread's own context, which is none
}

TEST_CASE("a launch that lacks memory is tried again after the cache is given back", "[gpu]") {
  FakeSession s;
  Tensor x = s.gpu(V(100, 1.0));
  { Tensor cached = s.gpu(V(1 << 20, 1.0)); }
  const int64_t reserved = s.memory().reserved;
  fake_cuda::fail_next("launch", cudaErrorMemoryAllocation);
  CHECK(values(s.add(x, x)) == V(100, 2.0));
  CHECK(s.memory().reserved < reserved);
}

TEST_CASE("after errors that end a context the device is lost, and after others it is not", "[gpu]") {
  static auto& devices = *new std::deque<eager::cuda::Device>;  // devices are never destroyed
  static cudaError_t error;
  const eager::Kernel fails = [](eager::KernelCall&) -> int32_t { eager::cuda::fail(error); };
  auto is_lost_by = [&](int number) {
    error = static_cast<cudaError_t>(number);
    eager::Device& device = devices.emplace_back(static_cast<int>(devices.size()), 0);
    char message[eager::kMaxMessage] = "";
    eager::KernelCall call{};
    call.message = message;
    CHECK(device.launch(fails, call) != 0);
    return device.lost() != nullptr;
  };
  for (int number : {46, 214, 700, 709, 719, 721, 806, 807, 911, 999}) CHECK(is_lost_by(number));
  for (int number : {1, 2, 9, 600}) CHECK_FALSE(is_lost_by(number));
}

TEST_CASE("a launch that fails is the op's error, and the context goes on", "[gpu]") {
  FakeSession s;
  Tensor x = s.gpu(V(100, 1.0));
  const int64_t live = s.live();
  fake_cuda::fail_next("launch", cudaErrorInvalidConfiguration);
  const Failure e = failure_of([&] { s.add(x, x); });
  CHECK(e.code == EAGER_INTERNAL);
  CHECK(e.op == "add");
  CHECK(s.live() == live);
  CHECK(values(s.add(x, x)) == V(100, 2.0));
}

TEST_CASE("a launch of more blocks than CUDA takes is refused, and not cut short", "[gpu]") {
  FakeSession s;
  eager::Device& device = eager::device_at(1);
  const eager::Kernel large = [](eager::KernelCall& call) -> int32_t {
    eager::cuda::launch(call, (int64_t{1} << 32) + 1, 32, nothing);
    return 0;
  };
  char message[eager::kMaxMessage] = "";
  eager::KernelCall call{};
  call.message = message;
  call.device = &device;
  CHECK(device.launch(large, call) == EAGER_UNIMPLEMENTED);
  CHECK(std::string(message).find("2^31 - 1 blocks") != std::string::npos);
}

TEST_CASE("a copy that fails is an error, and the context goes on", "[gpu]") {
  FakeSession s;
  Tensor x = s.vec(V(100, 1.0));
  fake_cuda::fail_next("cudaMemcpyAsync", cudaErrorInvalidValue);
  CHECK(failure_of([&] { s.to(x, "gpu:0"); }).code == EAGER_INTERNAL);
  Tensor y = s.to(x, "gpu:0");
  fake_cuda::fail_next("cudaMemcpyAsync", cudaErrorInvalidValue);
  CHECK(failure_of([&] { values(y); }).code == EAGER_INTERNAL);
  CHECK(values(y) == V(100, 1.0));
}

TEST_CASE("scratch memory that is exhausted is the op's error", "[gpu]") {
  FakeSession s;
  Op op = make_op(s.ctx, "random_permutation");
  check(eager_op_set_int(op.get(), "n", 400000));
  check(eager_op_set_dtype(op.get(), "dtype", EAGER_INT32));
  check(eager_op_set_device(op.get(), "gpu:0"));
  Tensor x = s.gpu(V(200000, 1.0)), y = std::move(execute(s.ctx, op.get(), {})[0]);
  y.reset();
  std::vector<Tensor> filling;
  const Failure full = failure_of([&] {
    for (;;) filling.push_back(s.add(x, x));
  });
  CHECK(full.code == EAGER_RESOURCE_EXHAUSTED);
  filling.pop_back();  // leaves enough memory for the output
  const int64_t live = s.live();
  const Failure e = failure_of([&] { execute(s.ctx, op.get(), {}); });
  CHECK(e.code == EAGER_RESOURCE_EXHAUSTED);
  CHECK(e.op == "random_permutation");
  CHECK(has(e, "scratch memory on gpu:0"));
  CHECK(s.live() == live);
  filling.clear();
  CHECK(values(s.add(x, x)) == V(200000, 2.0));
}

TEST_CASE("one launch updates many variables", "[gpu]") {
  FakeSession s;
  eager_optimizer* raw = nullptr;
  check(eager_optimizer_create(s.ctx, "adam", &raw));
  std::unique_ptr<eager_optimizer, Releaser<eager_optimizer_release>> adam(raw);
  std::vector<Variable> variables;
  std::vector<Tensor> gradients;
  std::vector<eager_variable*> v;
  for (int i = 0; i < 40; ++i) {
    variables.push_back(s.variable(s.gpu(V(100, 1.0))));
    gradients.push_back(s.gpu(V(100, 0.5)));
    v.push_back(variables.back().get());
  }
  auto g = handles(gradients);
  check(eager_optimizer_apply(s.ctx, adam.get(), v.data(), g.data(), 40));
  check(eager_context_synchronize(s.ctx));
  check(eager_optimizer_apply(s.ctx, adam.get(), v.data(), g.data(), 40));
  CHECK(s.queued() <= 8);
  CHECK(values(s.read(variables[39]))[99] == Approx(1.0 - 2 * 0.001).epsilon(1e-5));
}

// ---- memory that is shared with other libraries

TEST_CASE("a GPU's tensor is lent with its stream, and what the consumer queued is done before the memory is reused",
          "[gpu]") {
  FakeSession s;
  cudaStream_t theirs = nullptr;
  REQUIRE(cudaStreamCreateWithFlags(&theirs, cudaStreamNonBlocking) == cudaSuccess);
  fake_cuda::set_held(true);
  Tensor x = s.gpu(V(1000, 1.0)), y = s.add(x, x);
  eager_dlpack_options options{sizeof(eager_dlpack_options), theirs, 0};
  void* managed = nullptr;
  check(eager_tensor_to_dlpack(s.ctx, y.get(), &options, &managed));
  auto* m = static_cast<eager::dlpack::Managed*>(managed);
  CHECK(m->tensor.device.type == eager::dlpack::kCuda);
  CHECK(m->tensor.device.id == 0);
  y.reset();
  // The consumer queues a read on its stream, and gives the tensor back before the read is done.
  V seen(1000);
  const void* data = m->tensor.data;
  cudaMemcpyAsync(seen.data(), data, 8000, cudaMemcpyDeviceToHost, theirs);
  m->deleter(m);
  Tensor reused = s.gpu(V(1000, 9.0));
  CHECK(values(reused) == V(1000, 9.0));
  cudaStreamSynchronize(theirs);
  CHECK(seen == V(1000, 2.0));
}

TEST_CASE("a GPU's memory is taken without a copy, and given back when the GPU is done with it", "[gpu]") {
  FakeSession s;
  void* theirs = nullptr;
  REQUIRE(cudaMalloc(&theirs, 8000) == cudaSuccess);
  V ones(1000, 1.0);
  cudaMemcpyAsync(theirs, ones.data(), 8000, cudaMemcpyHostToDevice, s.stream());
  static int deleted;
  deleted = 0;
  int64_t shape[] = {1000};
  eager::dlpack::Managed managed{};
  managed.version = eager::dlpack::kVersion;
  managed.deleter = [](eager::dlpack::Managed*) { ++deleted; };
  managed.tensor = {theirs, {eager::dlpack::kCuda, 0}, 1, {eager::dlpack::kFloat, 64, 1}, shape, nullptr, 0};
  eager_tensor* raw = nullptr;
  check(eager_tensor_from_dlpack(s.ctx, &managed, &raw));
  Tensor x(raw);
  CHECK(s.where(x) == "gpu:0");
  Tensor y = s.add(x, x);
  x.reset();
  CHECK(deleted == 0);  // a kernel that reads it is still queued
  CHECK(values(y) == V(1000, 2.0));
  s.add(y, y);
  CHECK(deleted == 1);

  int64_t strides[] = {1, 20}, turned[] = {20, 50};
  managed.tensor = {theirs, {eager::dlpack::kCuda, 0}, 2, {eager::dlpack::kFloat, 64, 1}, turned, strides, 0};
  check(eager_tensor_from_dlpack(s.ctx, &managed, &raw));  // is not row-major, so it is copied
  Tensor copy(raw);
  CHECK(deleted == 2);
  CHECK(s.where(copy) == "gpu:0");
  CHECK(values(copy) == V(1000, 1.0));
  managed.tensor.device.id = 5;
  CHECK(failure_of([&] { check(eager_tensor_from_dlpack(s.ctx, &managed, &raw)); }).code == EAGER_UNIMPLEMENTED);
  CHECK(deleted == 3);
  cudaFree(theirs);
}

TEST_CASE("adding a GPU's sparse rows to a checkpoint runs deleters, as the header says", "[gpu]") {
  FakeSession s;
  const Tensor table = s.gpu(V(1000, 1.0)), ids = s.to(s.ids({3, 3}), "gpu:0");
  const Tape tape = make_tape(s.ctx);
  watch(tape, table);
  const Tensor rows = s.grad(tape, s.sum(s.run("gather", {table.get(), ids.get()})), table);
  REQUIRE(eager_tensor_is_sparse_rows(rows.get()));
  void* theirs = nullptr;
  REQUIRE(cudaMalloc(&theirs, 8000) == cudaSuccess);
  static int deleted;
  deleted = 0;
  int64_t shape[] = {1000};
  eager::dlpack::Managed managed{};
  managed.version = eager::dlpack::kVersion;
  managed.deleter = [](eager::dlpack::Managed*) { ++deleted; };
  managed.tensor = {theirs, {eager::dlpack::kCuda, 0}, 1, {eager::dlpack::kFloat, 64, 1}, shape, nullptr, 0};
  eager_tensor* raw = nullptr;
  check(eager_tensor_from_dlpack(s.ctx, &managed, &raw));
  const Tensor sum = s.add(Tensor(raw), table);
  CHECK(deleted == 0);  // a kernel that reads it is still queued
  REQUIRE(cudaStreamSynchronize(s.stream()) == cudaSuccess);
  eager_checkpoint_writer* writer = nullptr;
  check(eager_checkpoint_writer_create(s.ctx, &writer));
  CHECK(deleted == 0);
  check(eager_checkpoint_writer_add_tensor(writer, "rows", rows.get()));
  CHECK(deleted == 1);
  eager_checkpoint_writer_release(writer);
  cudaFree(theirs);
}

TEST_CASE("a GPU's booleans are imported as a copy in which they are 0 or 1", "[gpu]") {
  FakeSession s;
  void* theirs = nullptr;
  REQUIRE(cudaMalloc(&theirs, 1000) == cudaSuccess);
  std::vector<uint8_t> given(1000), seen(1000), wanted(1000);
  for (size_t i = 0; i < given.size(); ++i) given[i] = static_cast<uint8_t>(i * 37 % 256), wanted[i] = given[i] != 0;
  cudaMemcpyAsync(theirs, given.data(), 1000, cudaMemcpyHostToDevice, s.stream());
  int64_t shape[] = {20, 50}, strides[] = {1, 20};
  for (int64_t* layout : {static_cast<int64_t*>(nullptr), strides}) {
    static int deleted;
    deleted = 0;
    eager::dlpack::Managed managed{};
    managed.version = eager::dlpack::kVersion;
    managed.deleter = [](eager::dlpack::Managed*) { ++deleted; };
    managed.tensor = {theirs, {eager::dlpack::kCuda, 0}, 2, {eager::dlpack::kBool, 8, 1}, shape, layout, 0};
    eager_tensor* raw = nullptr;
    check(eager_tensor_from_dlpack(s.ctx, &managed, &raw));
    const Tensor flags(raw);
    CHECK(s.where(flags) == "gpu:0");
    check(eager_tensor_read(raw, seen.data(), seen.size()));
    if (layout) {
      std::vector<uint8_t> turned(1000);
      for (size_t r = 0; r < 20; ++r) {
        for (size_t c = 0; c < 50; ++c) turned[r * 50 + c] = wanted[c * 20 + r];
      }
      CHECK(seen == turned);
    } else {
      CHECK(seen == wanted);
    }
    s.add(s.gpu(V(10, 1.0)), s.gpu(V(10, 1.0)));
    CHECK(deleted == 1);
  }
  cudaFree(theirs);
}

// ---- threads, processes, and devices that are lost

TEST_CASE("after fork() the child has no GPU, and its CPU works", "[gpu]") {
  FakeSession s;
  Tensor x = s.gpu(V(100, 1.0)), host = s.vec({1, 2});
  values(x);
  const pid_t child = fork();
  if (child == 0) {
    int wrong = 0;
    wrong += failure_of([&] { s.add(x, x); }).code != EAGER_UNAVAILABLE;
    wrong += failure_of([&] { values(x); }).code != EAGER_UNAVAILABLE;
    wrong += values(s.add(host, host)) != V{2, 4};
    x.reset();
    _exit(wrong);
  }
  int status = -1;
  waitpid(child, &status, 0);
  CHECK(WIFEXITED(status));
  CHECK(WEXITSTATUS(status) == 0);
  CHECK(values(s.add(x, x)) == V(100, 2.0));
}

TEST_CASE("a child that is forked while other threads allocate on a GPU can release its tensors", "[gpu]") {
  FakeSession s;
  std::vector<Tensor> kept;
  for (int i = 0; i < 20; ++i) kept.push_back(s.gpu(V(100, 1.0)));
  std::atomic<bool> is_done{false};
  std::vector<std::thread> busy;
  for (int i = 0; i < 3; ++i) {
    busy.emplace_back([&] {
      FakeSession own;
      while (!is_done) own.gpu(V(100, 2.0));
    });
  }
  int hung = 0;
  for (int i = 0; i < 60; ++i) {
    const pid_t child = fork();
    if (child == 0) {
      alarm(10);
      kept.clear();
      memory_of(s.ctx, "gpu:0");
      _exit(0);
    }
    int status = -1;
    waitpid(child, &status, 0);
    hung += status != 0;
  }
  is_done = true;
  for (std::thread& t : busy) t.join();
  CHECK(hung == 0);
}

// These tests are the last ones, since gpu:2 and gpu:1 stay lost.
TEST_CASE("a loss that a launch notices is reported by the launch, once", "[gpu]") {
  FakeSession s;
  Tensor x = s.gpu(V(100, 1.0), "gpu:2");
  check(eager_context_synchronize(s.ctx));
  fake_cuda::break_device(cudaErrorIllegalAddress);
  Failure e(0, "", "");
  for (int i = 0; i < 200 && e.code == 0; ++i) e = failure_of([&] { s.mul(x, x); });
  CHECK(e.code == EAGER_UNAVAILABLE);
  CHECK(e.op == "multiply");
  CHECK(has(e, "gpu:2 is lost: an illegal memory access was encountered"));
  check(eager_context_synchronize(s.ctx));
  CHECK(failure_of([&] { values(x); }).code == EAGER_UNAVAILABLE);
  x.reset();
  fake_cuda::mend();
}

TEST_CASE("an illegal address makes the GPU unavailable, and the others go on", "[gpu]") {
  FakeSession s;
  Tensor x = s.gpu(V(100, 1.0), "gpu:1"), other = s.gpu(V(100, 1.0));
  check(eager_context_synchronize(s.ctx));
  fake_cuda::break_device(cudaErrorIllegalAddress);
  Tensor y = s.add(x, x);
  for (int i = 0; i < 2; ++i) {
    const Failure e = failure_of([&] { values(y); });
    CHECK(e.code == EAGER_UNAVAILABLE);
    CHECK(has(e, "gpu:1 is lost: an illegal memory access was encountered"));
  }
  void* managed = nullptr;
  CHECK(failure_of([&] { check(eager_tensor_to_dlpack(s.ctx, x.get(), nullptr, &managed)); }).code ==
        EAGER_UNAVAILABLE);
  void* stream = nullptr;
  CHECK(failure_of([&] { check(eager_context_stream(s.ctx, "gpu:1", &stream)); }).code == EAGER_UNAVAILABLE);
  CHECK(failure_of([&] { s.add(x, x); }).code == EAGER_UNAVAILABLE);
  CHECK(failure_of([&] { s.gpu({1}, "gpu:1"); }).code == EAGER_UNAVAILABLE);
  CHECK(failure_of([&] { s.to(x, "gpu:0"); }).code == EAGER_UNAVAILABLE);
  CHECK(values(s.add(other, other)) == V(100, 2.0));
  CHECK(values(s.add(s.vec({1}), s.vec({2}))) == V{3});
  x.reset();
  y.reset();
  fake_cuda::mend();
}
