// The device interface on the tests' backend, whose memory the host cannot touch and whose kernels run late.
#include <catch2/catch.hpp>
#include <thread>

#include "support/device_fixture.h"

using namespace client;
using namespace eager::testing;
using V = std::vector<double>;

namespace {

std::string message_of(const std::function<void()>& f) {
  try {
    f();
  } catch (const Failure& e) {
    return e.what();
  }
  return "";
}

}  // namespace

TEST_CASE("devices are listed and found by name", "[device]") {
  DeviceSession s;
  REQUIRE(eager_context_num_devices(s.ctx) == 3);
  CHECK(std::string(eager_context_device_name(s.ctx, 0)) == "cpu:0");
  CHECK(std::string(eager_context_device_name(s.ctx, 2)) == "test:1");
  CHECK(eager_context_device_name(s.ctx, 3) == nullptr);
  CHECK(eager_context_num_devices_of_kind(s.ctx, "gpu") == 0);
  CHECK(eager_context_num_devices_of_kind(s.ctx, "test") == 2);
  check(eager_context_set_device(s.ctx, "/device:TEST:1"));
  CHECK(std::string(eager_context_device(s.ctx)) == "test:1");
  check(eager_context_set_device(s.ctx, nullptr));
  CHECK(eager_context_device(s.ctx) == nullptr);
  CHECK(code_of(eager_context_set_device(s.ctx, "gpu:0")) == EAGER_NOT_FOUND);
  CHECK(code_of(eager_context_set_device(s.ctx, "cpu:x")) == EAGER_INVALID_ARGUMENT);
  CHECK(code_of(eager_context_set_device(s.ctx, "")) == EAGER_INVALID_ARGUMENT);
}

TEST_CASE("ops run where their inputs lie, or on the device that is chosen for them", "[device]") {
  DeviceSession s;
  Tensor x = s.vec(V(20, 2.0)), on0 = s.to(x, "test:0"), on1 = s.to(x, "test:1");
  CHECK(s.where(on0) == "test:0");
  CHECK(s.where(s.mul(on0, on0)) == "test:0");
  CHECK(s.where(s.mul(on0, x)) == "test:0");
  CHECK(s.where(s.mul(x, on1)) == "test:1");
  CHECK(values(s.mul(on0, x)) == V(20, 4.0));
  CHECK(values(s.mul(on0, on1)) == V(20, 4.0));
  check(eager_context_set_device(s.ctx, "test:1"));
  CHECK(s.where(s.mul(on0, x)) == "test:1");
  CHECK(s.where(s.mul(x, x)) == "test:1");
  check(eager_context_set_device(s.ctx, "cpu:0"));
  CHECK(s.where(s.mul(on0, on1)) == "cpu:0");
  check(eager_context_set_device(s.ctx, nullptr));
  Op op = make_op(s.ctx, "multiply");
  check(eager_op_set_device(op.get(), "test:0"));
  CHECK(s.where(execute(s.ctx, op.get(), {x.get(), x.get()})[0]) == "test:0");
  CHECK(s.where(s.to(on0, "cpu:0")) == "cpu:0");
  CHECK(values(s.to(s.to(on0, "test:1"), "cpu:0")) == V(20, 2.0));
}

TEST_CASE("a composite op runs on the device that is chosen for it, whatever the scope and earlier calls", "[device]") {
  DeviceSession s;
  const Tensor x = make_tensor(s.ctx, EAGER_FLOAT64, {4, 5}, V(20, 2.0).data(), 160);
  const auto op_on = [&](const char* device) {
    Op op = make_op(s.ctx, "matrix_transpose");
    check(eager_op_set_device(op.get(), device));
    return op;
  };
  const auto where = [&](const Op& op) { return s.where(execute(s.ctx, op.get(), {x.get()})[0]); };
  const Op there = op_on("test:0"), here = op_on("cpu:0");
  for (const char* scope : {"test:0", "cpu:0", "test:1", static_cast<const char*>(nullptr)}) {
    check(eager_context_set_device(s.ctx, scope));
    for (int i = 0; i < 4; ++i) {
      CHECK(where(there) == "test:0");
      CHECK(where(here) == "cpu:0");
    }
    CHECK(s.where(s.mul(x, x)) == (scope ? scope : "cpu:0"));
  }
  const Op wrong = make_op(s.ctx, "diff");  // fails while it runs
  check(eager_op_set_device(wrong.get(), "test:0"));
  CHECK_THROWS_AS(execute(s.ctx, wrong.get(), {s.num(1).get()}), Failure);
  CHECK(s.where(s.mul(x, x)) == "cpu:0");
}

TEST_CASE("scalars travel by value and do not decide where an op runs", "[device]") {
  DeviceSession s;
  Tensor on0 = s.to(s.vec(V(20, 2.0)), "test:0"), scalar = s.num(3);
  eager_tensor* raw = nullptr;
  check(eager_tensor_scalar_int(s.ctx, 5, &raw));
  Tensor weak(raw);
  hold(0);
  int64_t before = num_launched(0);
  Tensor y = s.mul(scalar, on0), z = s.add(y, weak);
  scalar.reset();  // both scalars are gone before the kernel runs
  weak.reset();
  CHECK(num_launched(0) == before + 2);  // two kernels, no copies
  let_go(0);
  CHECK(s.where(z) == "test:0");
  CHECK(values(z) == V(20, 11.0));
}

TEST_CASE("copies may be made an error", "[device]") {
  DeviceSession s(true);
  Tensor x = s.vec(V(20, 2.0)), on0 = s.to(x, "test:0");
  std::string message = message_of([&] { s.mul(on0, x); });
  CHECK(message.find("conflicting devices") != std::string::npos);
  CHECK(message.find("[Op:multiply]") != std::string::npos);
  // The backward pass goes over explicit copies and brings two devices' gradients together by itself.
  Tape tape = make_tape(s.ctx);
  watch(tape, x);
  Tensor there = s.to(x, "test:0"), back = s.to(s.mul(there, there), "cpu:0");
  Tensor g = s.grad(tape, s.add(back, s.mul(x, x)), x);
  CHECK(s.where(g) == "cpu:0");
  CHECK(values(g) == V(20, 8.0));
  CHECK_THROWS_AS(s.mul(on0, x), Failure);
}

TEST_CASE("a custom gradient's unused outputs are zeros beside the others, under the caller's copy policy",
          "[device]") {
  DeviceSession s(true);
  Tensor x = s.to(s.vec(V(20, 2.0)), "test:0"), other = s.vec(V(20, 1.0));
  Tape tape = make_tape(s.ctx);
  watch(tape, x);
  Tensor a = s.mul(x, x), b = s.add(x, x);
  eager_tensor *in[] = {x.get()}, *out[] = {a.get(), b.get()}, *recorded[2];
  struct Seen {
    Session* session;
    eager_tensor* on_host;
    int32_t refused = 0;
  } seen{&s, other.get()};
  auto backward = [](void* data, eager_context* ctx, eager_tensor* const* g, int32_t, eager_tensor** gradients,
                     int32_t) {
    Seen& seen = *static_cast<Seen*>(data);
    Op add = make_op(ctx, "add");
    eager_tensor *mixed[] = {g[0], seen.on_host}, *both[] = {g[0], g[1]}, *none[1];
    int32_t room = 1;
    seen.refused = code_of(eager_execute(ctx, add.get(), mixed, 2, none, &room));
    room = 1;
    return eager_execute(ctx, add.get(), both, 2, gradients, &room);
  };
  check(eager_tape_record(s.ctx, in, 1, out, 2, backward, &seen, nullptr, recorded));
  Tensor first(recorded[0]), second(recorded[1]);
  CHECK(values(s.grad(tape, first, x)) == V(20, 1.0));
  CHECK(seen.refused == EAGER_INVALID_ARGUMENT);
}

TEST_CASE("the host goes on while kernels wait, and reading waits for them", "[device]") {
  DeviceSession s;
  Tensor x = s.to(s.vec(V(100, 1.0)), "test:0");
  check(eager_context_synchronize(s.ctx));
  hold(0);
  Tensor y = x.get() ? s.add(x, x) : Tensor();
  for (int i = 0; i < 5; ++i) y = s.add(y, y);
  CHECK(num_finished(0) < num_launched(0));
  std::thread later([] {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    let_go(0);
  });
  CHECK(values(y) == V(100, 64.0));
  later.join();
}

TEST_CASE("release and reassignment in flight are safe", "[device]") {
  DeviceSession s;
  Variable v = s.variable(s.to(s.vec(V(1000, 1.0)), "test:0"));
  CHECK(std::string(eager_variable_device(v.get())) == "test:0");
  hold(0);
  Tensor doubled = s.read_before_assigning(v, "test:0", 20);
  let_go(0);
  CHECK(values(doubled) == V(1000, 2.0));
  CHECK(values(s.read(v)) == V(1000, 8.0));
}

TEST_CASE("a late error is reported once, with its op, at the next wait", "[device]") {
  DeviceSession s;
  Tensor x = s.to(s.vec(V(100, 1.0)), "test:0");
  check(eager_context_synchronize(s.ctx));
  fail_kernel(0, 1, EAGER_OUT_OF_RANGE, "on demand");
  Tensor y = s.add(s.mul(x, x), x);  // the second kernel fails
  try {
    values(y);
    FAIL("no error");
  } catch (const Failure& f) {
    CHECK(f.code == EAGER_OUT_OF_RANGE);
    CHECK(f.op == "add");
    CHECK(std::string(f.what()) == "on demand [Op:add]");
  }
  check(eager_context_synchronize(s.ctx));
  CHECK(values(s.add(x, x)) == V(100, 2.0));
  Tensor bad = s.to(s.ids({7}), "test:1"), table = s.to(s.vec(V(30, 1.0)), "test:1");
  Tensor wrong = s.run("gather", {s.to(s.vec({1, 2, 3}), "test:1").get(), bad.get()});
  eager_status* status = eager_context_synchronize(s.ctx);
  CHECK(std::string(eager_status_op(status)) == "gather");
  CHECK(code_of(status) == EAGER_INVALID_ARGUMENT);
}

TEST_CASE("memory runs out and comes back", "[device]") {
  DeviceSession s;
  int64_t before = s.memory("test:0").in_use;
  {
    Tensor big = s.to(s.vec(V(3 << 20, 1.0)), "test:0");  // 24 of 64 MiB
    Tensor more = s.add(big, big);
    CHECK(s.memory("test:0").in_use >= before + (48 << 20));
    std::string message = message_of([&] { s.mul(more, big); });
    CHECK(message.find("OOM when allocating tensor with shape[3145728] and type float64 on test:0 [Op:multiply]") !=
          std::string::npos);
    big.reset();
    CHECK(values(s.sum(s.mul(more, more))) == V{4.0 * (3 << 20)});
  }
  check(eager_context_synchronize(s.ctx));
  CHECK(s.memory("test:0").in_use == before);
  CHECK(s.memory("test:0").limit == 64 << 20);
}

TEST_CASE("gradients run on the device, and come back where the source lies", "[device]") {
  DeviceSession s;
  Tensor x = s.vec({1, 2, 3});
  Tape outer = make_tape(s.ctx), tape = make_tape(s.ctx);
  watch(outer, x);
  watch(tape, x);
  Tensor on0 = s.to(x, "test:0");
  Tensor y = s.sum(s.mul(s.mul(on0, on0), on0));
  CHECK(s.where(y) == "test:0");
  Tensor g = s.grad(tape, y, x);
  CHECK(s.where(g) == "cpu:0");
  CHECK(values(g) == V{3, 12, 27});
  CHECK(values(s.grad(outer, g, x)) == V{6, 12, 18});
}

TEST_CASE("gather's gradient on a device is sparse rows there", "[device]") {
  DeviceSession s;
  Tensor table = s.to(s.vec({1, 2, 3, 4}), "test:0"), rows = s.to(s.ids({1, 3, 1}), "test:0");
  Tape tape = make_tape(s.ctx);
  watch(tape, table);
  Tensor g = s.grad(tape, s.run("gather", {table.get(), rows.get()}), table);
  REQUIRE(eager_tensor_is_sparse_rows(g.get()));
  CHECK(values(s.add(g, table)) == V{1, 4, 3, 5});
}

TEST_CASE("a copy of sparse rows is known to the tapes", "[device]") {
  DeviceSession s;
  Tensor table = s.vec({1, 2, 3, 4}), rows = s.ids({1, 3, 1});
  Tape outer = make_tape(s.ctx);
  watch(outer, table);
  Tape tape = make_tape(s.ctx);
  watch(tape, table);
  Tensor y = s.run("gather", {table.get(), rows.get()});
  Tensor g = s.to(s.grad(tape, s.mul(y, s.mul(y, y)), table), "test:0");  // 3 y^2
  REQUIRE(eager_tensor_is_sparse_rows(g.get()));
  Tensor second = s.grad(outer, g, table);
  CHECK(s.where(second) == "cpu:0");
  CHECK(values(s.add(second, second)) == V{0, 48, 0, 48});
}

TEST_CASE("random numbers on a device are the CPU's", "[device]") {
  DeviceSession s;
  V both[2];
  for (int i = 0; i < 2; ++i) {
    check(eager_context_set_seed(s.ctx, 7));
    check(eager_context_set_device(s.ctx, i ? "test:1" : nullptr));
    Op op = make_op(s.ctx, "random_uniform");
    int64_t dims[] = {100};
    check(eager_op_set_ints(op.get(), "shape", dims, 1));
    check(eager_op_set_dtype(op.get(), "dtype", EAGER_FLOAT64));
    both[i] = values(execute(s.ctx, op.get(), {})[0]);
  }
  CHECK(both[0] == both[1]);
}

TEST_CASE("access to the device's memory from the host is refused", "[device]") {
  DeviceSession s;
  Tensor x = s.to(s.vec({1, 2}), "test:0");
  const void* data = nullptr;
  CHECK(code_of(eager_tensor_data(x.get(), &data)) == EAGER_FAILED_PRECONDITION);
  char* text = nullptr;
  check(eager_tensor_format(x.get(), &text));
  CHECK(std::string(text) == "[1. 2.]");
  eager_string_release(text);
  eager_tensor_description d{};
  d.struct_size = sizeof d;
  check(eager_tensor_info(x.get(), &d));
  CHECK(d.device == 1);
  CHECK(d.data == nullptr);
}
