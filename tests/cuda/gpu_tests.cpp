// Tests of what a GPU must do besides the op cases, through the C header alone: on fake GPUs here, and on real ones by
// tests/gpu.sh.
#include <catch2/catch.hpp>
#include <algorithm>
#include <atomic>
#include <cmath>
#include <random>
#include <thread>

#include "runtime/core/dlpack_abi.h"
#include "support/gpu_fixture.h"

using namespace client;
using V = std::vector<double>;

TEST_CASE("GPUs are listed, found, and chosen by automatic placement", "[gpu]") {
  GpuSession s;
  REQUIRE(eager_context_num_devices_of_kind(s.ctx, "gpu") >= 1);
  CHECK(std::string(eager_context_device_name(s.ctx, 1)) == "gpu:0");
  check(eager_context_set_device(s.ctx, "/device:GPU:0"));
  CHECK(s.where(s.add(s.vec({1}), s.vec({2}))) == "gpu:0");
  check(eager_context_set_device(s.ctx, nullptr));
  CHECK(s.where(s.add(s.num(1), s.num(2))) == "cpu:0");
  CHECK(failure_of([&] { check(eager_context_set_device(s.ctx, "gpu:63")); }).code == EAGER_NOT_FOUND);

  GpuSession automatic(1);
  CHECK(s.where(automatic.run("random_normal", {})) == "gpu:0");
  CHECK(std::string(eager_variable_device(automatic.variable(automatic.vec(V(9, 1))).get())) == "gpu:0");
}

TEST_CASE("release and reassignment while kernels are queued are safe", "[gpu]") {
  GpuSession s;
  for (int round = 0; round < 20; ++round) {
    Variable v = s.variable(s.gpu(V(1000, 1.0)));
    Tensor doubled = s.read_before_assigning(v, "gpu:0", 50);
    CHECK(values(doubled) == V(1000, 2.0));
    CHECK(values(s.read(v)) == V(1000, 8.0));
  }
}

TEST_CASE("copies of any size arrive whole", "[gpu]") {
  GpuSession s;
  const size_t n = GENERATE(size_t{1}, size_t{131072}, size_t{131073}, size_t{3000001});
  V v(n);
  for (size_t i = 0; i < n; ++i) v[i] = static_cast<double>(i);
  Tensor x = s.vec(v), there = s.to(x, "gpu:0");
  x.reset();
  Tensor again = s.to(s.to(there, "cpu:0"), "gpu:0");
  there.reset();                                // its memory may be used again
  for (int i = 0; i < 3; ++i) s.gpu(V(n, -1));  // while the copy is queued
  CHECK(values(again) == v);
}

TEST_CASE("the next wait reports what the device found, once: the first launch and place, with the op", "[gpu]") {
  GpuSession s;
  Tensor x = s.gpu(V(3, 1.0)), bad = s.to(s.ids({1, 7, 2, -9}), "gpu:0"), worse = s.to(s.ids({99}), "gpu:0");
  check(eager_context_synchronize(s.ctx));
  Tensor y = s.run("gather", {x.get(), bad.get()}), z = s.run("gather", {x.get(), worse.get()}), fine = s.add(x, x);
  const Failure e = failure_of([&] { check(eager_context_synchronize(s.ctx)); });
  CHECK(e.code == EAGER_INVALID_ARGUMENT);
  CHECK(e.op == "gather");
  CHECK(has(e, "indices[1] = 7 is not in [0, 3)"));
  check(eager_context_synchronize(s.ctx));
  CHECK(values(fine) == V(3, 2.0));
  Tensor again = s.run("gather", {x.get(), worse.get()});
  CHECK(has(failure_of([&] { values(again); }), "indices[0] = 99 is not in [0, 3)"));
  CHECK(values(fine) == V(3, 2.0));
}

TEST_CASE("a million wrong indices give one error, the first of them", "[gpu]") {
  GpuSession s;
  std::vector<int64_t> ids(1 << 20, -1);
  std::fill_n(ids.begin(), 777, 0);
  Tensor x = s.gpu(V(3, 1.0)), y = s.run("gather", {x.get(), s.to(s.ids(ids), "gpu:0").get()});
  CHECK(has(failure_of([&] { check(eager_context_synchronize(s.ctx)); }), "indices[777] = -1 is not in [0, 3)"));
  CHECK(values(s.add(x, x)) == V(3, 2.0));
}

TEST_CASE("random numbers of the GPU, whose words are cuRAND's, are the CPU's bit for bit", "[gpu]") {
  GpuSession s;
  for (const char* name : {"random_uniform", "random_normal", "random_truncated_normal"}) {
    std::vector<float> numbers[2];
    for (int device = 0; device < 2; ++device) {
      check(eager_context_set_seed(s.ctx, 0x123456789abcdef));
      check(eager_context_set_device(s.ctx, device == 0 ? "cpu:0" : "gpu:0"));
      Op op = make_op(s.ctx, name);
      const int64_t dims[] = {100003};
      check(eager_op_set_ints(op.get(), "shape", dims, 1));
      Tensor x = std::move(execute(s.ctx, op.get(), {})[0]);
      numbers[device].resize(100003);
      check(eager_tensor_read(x.get(), numbers[device].data(), numbers[device].size() * sizeof(float)));
    }
    INFO(name);
    CHECK((numbers[0] == numbers[1]));
  }
}

TEST_CASE("integers divided by zero are found on the device", "[gpu]") {
  GpuSession s;
  Tensor a = s.to(s.ids({1, 2}), "gpu:0"), zero = s.to(s.ids({3, 0}), "gpu:0");
  Tensor q = s.run("floor_divide", {a.get(), zero.get()});
  const Failure e = failure_of([&] { check(eager_context_synchronize(s.ctx)); });
  CHECK(has(e, "Integer division by zero"));
  CHECK(e.op == "floor_divide");
}

TEST_CASE("memory: figures are right, and memory that ran out can be used again", "[gpu]") {
  GpuSession s;
  const int64_t before = s.memory().in_use, limit = s.memory().limit;
  Tensor x = s.gpu(V(1 << 20, 1.0));
  CHECK(s.memory().in_use == before + (8 << 20));
  CHECK(s.memory().peak >= s.memory().in_use);
  CHECK(s.memory().reserved >= s.memory().in_use);
  CHECK(limit >= s.memory().reserved);
  // Takes an eighth of the memory at a time.
  const int64_t n = limit / 64, zero_dims[] = {n};
  Op fill = make_op(s.ctx, "fill");
  check(eager_op_set_ints(fill.get(), "shape", zero_dims, 1));
  check(eager_op_set_device(fill.get(), "gpu:0"));
  Tensor value = s.num(1);
  std::vector<Tensor> all;
  const Failure e = failure_of([&] {
    for (int i = 0; i < 20; ++i) all.push_back(std::move(execute(s.ctx, fill.get(), {value.get()})[0]));
  });
  CHECK(all.size() >= 6);
  CHECK(e.code == EAGER_RESOURCE_EXHAUSTED);
  CHECK(e.op == "fill");
  CHECK(has(e, ("OOM when allocating tensor with shape[" + std::to_string(n) + "] and type float64 on gpu:0").c_str()));
  CHECK(values(s.add(x, x))[5] == 2.0);
  all.clear();
  CHECK(s.memory().in_use == before + (8 << 20));
  // The tensor is larger than any cached piece, so these are given back to make room.
  const int64_t half[] = {n * 4};
  Op large = make_op(s.ctx, "fill");
  check(eager_op_set_ints(large.get(), "shape", half, 1));
  check(eager_op_set_device(large.get(), "gpu:0"));
  Tensor big = std::move(execute(s.ctx, large.get(), {value.get()})[0]);
  CHECK(values(s.sum(big))[0] == static_cast<double>(n * 4));
}

TEST_CASE("many contexts on many threads share a GPU, with right values and no leak of memory", "[gpu]") {
  GpuSession s;
  const int64_t before = s.memory().in_use;
  std::vector<std::thread> threads;
  std::atomic<int> wrong{0};
  for (int t = 0; t < 8; ++t) {
    threads.emplace_back([&wrong, t] {
      Session mine;
      std::mt19937 random(static_cast<unsigned>(t));
      std::vector<Tensor> kept;
      for (int i = 0; i < 150; ++i) {
        const size_t n = 1 + (size_t{1} << random() % 15) + random() % 100;
        Tensor x = mine.to(mine.vec(V(n, t + 1)), "gpu:0"), y = mine.mul(mine.add(x, x), x);
        if (kept.size() < 10) kept.push_back(share(x.get()));
        else kept[random() % 10] = share(x.get());
        if (values(y) != V(n, 2.0 * (t + 1) * (t + 1))) ++wrong;
      }
      for (const Tensor& k : kept) {
        const V v = values(k);
        if (v != V(v.size(), t + 1)) ++wrong;
      }
    });
  }
  for (std::thread& t : threads) t.join();
  CHECK(wrong == 0);
  CHECK(s.memory().in_use == before);
}

TEST_CASE("one seed gives the CPU's uniform numbers, bit for bit", "[gpu]") {
  GpuSession s;
  for (int32_t dtype : {EAGER_FLOAT32, EAGER_FLOAT64, EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_INT32, EAGER_INT64}) {
    std::vector<char> bytes[2];
    for (int k = 0; k < 2; ++k) {
      check(eager_context_set_seed(s.ctx, 42));
      Op op = make_op(s.ctx, "random_uniform");
      const int64_t n = 10007;
      check(eager_op_set_ints(op.get(), "shape", &n, 1));
      check(eager_op_set_dtype(op.get(), "dtype", dtype));
      check(eager_op_set_float(op.get(), "minval", 3));
      check(eager_op_set_float(op.get(), "maxval", 17));
      check(eager_op_set_device(op.get(), k ? "gpu:0" : "cpu:0"));
      Tensor t = std::move(execute(s.ctx, op.get(), {})[0]);
      bytes[k].resize(eager_tensor_num_bytes(t.get()));
      check(eager_tensor_read(t.get(), bytes[k].data(), bytes[k].size()));
    }
    CAPTURE(dtype);
    CHECK((bytes[0] == bytes[1]));
  }
}

TEST_CASE("a gradient crosses devices", "[gpu]") {
  GpuSession s;
  Tensor x = s.vec(V(100, 3.0));
  Tape tape = make_tape(s.ctx);
  watch(tape, x);
  Tensor y = s.mul(s.to(x, "gpu:0"), s.to(x, "gpu:0"));
  Tensor g = s.grad(tape, s.sum(s.to(y, "cpu:0")), x);
  CHECK(s.where(g) == "cpu:0");
  CHECK(values(g) == V(100, 6.0));
}

TEST_CASE("a long queue of small ops runs in order", "[gpu]") {
  GpuSession s;
  Tensor x = s.gpu(V(8, 0.0)), one = s.gpu(V(8, 1.0));
  for (int i = 0; i < 5000; ++i) x = s.add(x, one);
  CHECK(values(x) == V(8, 5000.0));
}

#ifndef EAGER_FAKE_GPUS
// Runs in a process of its own, since the GPU stays lost.
TEST_CASE("an illegal address makes the GPU unavailable, and the CPU goes on", "[.lost]") {
  GpuSession s;
  Tensor x = s.gpu(V(100, 1.0));
  values(x);
  int64_t shape[] = {1000};
  eager::dlpack::Managed managed{};
  managed.version = eager::dlpack::kVersion;
  managed.tensor = {
      reinterpret_cast<void*>(0x1000), {eager::dlpack::kCuda, 0}, 1, {eager::dlpack::kFloat, 64, 1}, shape, nullptr, 0};
  eager_tensor* raw = nullptr;
  check(eager_tensor_from_dlpack(s.ctx, &managed, &raw));
  Tensor nowhere(raw), y = s.add(nowhere, nowhere);
  CHECK(failure_of([&] { check(eager_context_synchronize(s.ctx)); }).code == EAGER_UNAVAILABLE);
  check(eager_context_synchronize(s.ctx));
  for (int i = 0; i < 2; ++i) {
    const Failure e = failure_of([&] { values(x); });
    CHECK(e.code == EAGER_UNAVAILABLE);
    CHECK(has(e, "gpu:0 is lost"));
  }
  CHECK(failure_of([&] { s.add(x, x); }).code == EAGER_UNAVAILABLE);
  CHECK(values(s.add(s.vec({1}), s.vec({2}))) == V{3});
}
#endif
