// Tests of where ops run, what they leave behind when they fail, and which inputs they take.
#include <catch2/catch.hpp>
#include <limits>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "runtime/core/context.h"
#include "runtime/core/op.h"
#include "runtime/execute/composed.h"
#include "support/device_fixture.h"
#include "support/traced.h"

using namespace client;
using namespace eager::testing;
using V = std::vector<double>;

namespace {

Op uniform(eager_context* ctx, int64_t n) {
  Op op = make_op(ctx, "random_uniform");
  check(eager_op_set_ints(op.get(), "shape", &n, 1));
  check(eager_op_set_dtype(op.get(), "dtype", EAGER_FLOAT64));
  return op;
}

}  // namespace

TEST_CASE("after a failure all outputs are NULL") {
  Session s;
  Tensor x = s.num(1);
  Op add = make_op(s.ctx, "add");
  eager_tensor* inputs[] = {x.get(), x.get()};
  auto fails = [&](eager_context* ctx, eager_op* op, eager_tensor** in, int32_t count) {
    eager_tensor* outputs[] = {x.get(), x.get()};  // not NULL before the call
    int32_t room = 2;
    const bool failed = code_of(eager_execute(ctx, op, in, count, outputs, &room)) == EAGER_INVALID_ARGUMENT;
    return failed && !outputs[0] && !outputs[1];
  };
  CHECK(fails(nullptr, add.get(), inputs, 2));
  CHECK(fails(s.ctx, nullptr, inputs, 2));
  CHECK(fails(s.ctx, reinterpret_cast<eager_op*>(x.get()), inputs, 2));
  CHECK(fails(s.ctx, add.get(), inputs, -1));
  CHECK(fails(s.ctx, add.get(), nullptr, 2));
  CHECK(fails(s.ctx, add.get(), inputs, 1));
}

TEST_CASE("what puts other handles in the place of a composite op's outputs releases none that its caller releases") {
  struct Refusing : eager::Observer {
    int count = 0;
    void see(const eager::Executed&) override {
      if (++count == 2) eager::invalid_argument("the second is refused");
    }
    void see_values() override {}
  };
  Session s;
  const Tensor x = s.vec({1, 2}), y = s.vec({3, 4});
  const Op op = make_op(s.ctx, "broadcast_arrays");
  eager_tensor *in[] = {x.get(), y.get()}, *out[2] = {};
  int32_t room = 2;
  Refusing refusing;
  s.ctx->observer = &refusing;
  const auto as_given = [](const eager::Composed&, const eager::ComposedInputs& inputs) {
    return std::vector<eager::TensorRef>{inputs[0], inputs[1]};
  };
  CHECK_THROWS_AS(eager::run_composed_list(*s.ctx, *op, in, 2, out, room, 2, as_given), eager::Error);
  s.ctx->observer = nullptr;
  CHECK(refusing.count == 2);
  for (eager_tensor*& t : out) {
    if (eager_tensor* made = std::exchange(t, nullptr)) made->release();
  }
  const Tensor one = s.num(1), other = s.num(2), third = s.num(3);  // of blocks that were released
  CHECK((one.get() != other.get() && one.get() != third.get() && other.get() != third.get()));
}

TEST_CASE("an observer is told once of each op with a kernel, on sparse rows too") {
  struct Counting : eager::Observer {
    std::map<std::string, int> counts;
    void see(const eager::Executed& e) override { ++counts[e.op->def.name]; }
    void see_values() override {}
  };
  Session s;
  const Tensor table = make_tensor(s.ctx, EAGER_FLOAT64, {4, 2}, V(8, 1.0).data(), 64), places = s.ids({1, 3});
  const Tape tape = make_tape(s.ctx);
  watch(tape, table);
  const Tensor rows = s.grad(tape, s.run("gather", {table.get(), places.get()}), table);
  REQUIRE(eager_tensor_is_sparse_rows(rows.get()));
  Counting counting;
  s.ctx->observer = &counting;
  const Tensor clipped = s.run("clip", {rows.get(), s.num(-2).get(), s.num(2).get()}),
               transposed = s.run("matrix_transpose", {table.get()});
  s.ctx->observer = nullptr;
  CHECK(eager_tensor_is_sparse_rows(clipped.get()));
  CHECK(counting.counts["clip"] == 1);
  CHECK(counting.counts["permute_dims"] == 1);
  CHECK(counting.counts["matrix_transpose"] == 0);
}

TEST_CASE("a number takes the dtype of the other inputs of einsum") {
  Session s;
  const Op einsum = make_op(s.ctx, "einsum");
  check(eager_op_set_string(einsum.get(), "equation", "i,->i"));
  const float numbers[] = {1, 2};
  const Tensor x = make_tensor(s.ctx, EAGER_FLOAT32, {2}, numbers, 8);
  const std::vector<int64_t> to_half{EAGER_FLOAT16};
  const Tensor half = s.run("cast", {x.get()}, &to_half);
  eager_tensor* made = nullptr;
  check(eager_tensor_scalar_float(s.ctx, 0.5, &made));
  const Tensor number(made);
  CHECK(eager_tensor_dtype(execute(s.ctx, einsum.get(), {half.get(), number.get()})[0].get()) == EAGER_FLOAT16);
  CHECK(values(execute(s.ctx, einsum.get(), {s.vec({1, 2}).get(), number.get()})[0]) == V{0.5, 1});
}

TEST_CASE("an op that fails draws no random numbers") {
  Session s;
  check(eager_context_set_seed(s.ctx, 5));
  V first = values(execute(s.ctx, uniform(s.ctx, 8).get(), {})[0]);
  check(eager_context_set_seed(s.ctx, 5));
  CHECK_THROWS_AS(execute(s.ctx, uniform(s.ctx, int64_t{1} << 41).get(), {}), Failure);  // there is not so much memory
  Op drop = make_op(s.ctx, "dropout");
  Tensor x = s.vec(V(100, 1.0));
  eager_tensor *in = x.get(), *none = nullptr;
  int32_t room = 0;
  CHECK(code_of(eager_execute(s.ctx, drop.get(), &in, 1, &none, &room)) == EAGER_INVALID_ARGUMENT);
  CHECK(room == 1);
  CHECK(values(execute(s.ctx, uniform(s.ctx, 8).get(), {})[0]) == first);
}

TEST_CASE("inputs that the host reads may lie on a device", "[device]") {
  DeviceSession s;
  Tensor x = s.to(s.vec({1, 2, 3, 4}), "test:0"), shape = s.to(s.ids({2, 2}), "test:1");
  Tensor y = s.run("reshape", {x.get(), shape.get()});
  CHECK(eager_tensor_rank(y.get()) == 2);
  CHECK(s.where(y) == "test:0");
  CHECK(values(y) == V{1, 2, 3, 4});
}

TEST_CASE("a view follows the device scope and the op's device, as far as copies are allowed", "[device]") {
  const std::vector<int64_t> args = {2, 4, 5};
  for (bool is_error : {false, true}) {
    DeviceSession s(is_error);
    Tensor x = s.vec(V(20, 2.0)), scalar = s.num(3);
    Op identity = make_op(s.ctx, "identity");
    check(eager_op_set_device(identity.get(), "test:1"));
    check(eager_context_set_device(s.ctx, "test:0"));
    if (is_error) {
      CHECK_THROWS_AS(s.run("reshape", {x.get()}, &args), Failure);
      CHECK_THROWS_AS(execute(s.ctx, identity.get(), {x.get()}), Failure);
      CHECK(values(execute(s.ctx, identity.get(), {scalar.get()})[0]) == V{3});  // scalars travel by value
      Tensor there = s.to(x, "test:0");
      CHECK(s.where(s.run("reshape", {there.get()}, &args)) == "test:0");
      continue;
    }
    Tensor y = s.run("reshape", {x.get()}, &args), z = std::move(execute(s.ctx, identity.get(), {x.get()})[0]);
    CHECK(s.where(y) == "test:0");
    CHECK(s.where(z) == "test:1");
    CHECK(values(y) == V(20, 2.0));
    CHECK(values(z) == V(20, 2.0));
  }
}

TEST_CASE("ops that read only a shape run where its tensor lies", "[device]") {
  DeviceSession s;
  Tensor x = s.to(s.vec({1, 2}), "test:1");
  CHECK(s.where(s.run("zeros_like", {x.get()})) == "test:1");
  CHECK(s.where(s.run("ones_like", {x.get()})) == "test:1");
}

TEST_CASE("a fork keeps its parent's device scope", "[device]") {
  DeviceSession s;
  check(eager_context_set_device(s.ctx, "test:1"));
  eager_context* forked = nullptr;
  check(eager_context_fork(s.ctx, &forked));
  Context fork(forked);
  CHECK(std::string(eager_context_device(forked)) == "test:1");
  CHECK(s.where(execute(forked, uniform(forked, 4).get(), {})[0]) == "test:1");
}

TEST_CASE("a weak integer among booleans makes them int64, and a copy of one is strong") {
  Session s;
  const uint8_t yes[] = {1, 0};
  Tensor flags = make_tensor(s.ctx, EAGER_BOOL, {2}, yes, 2);
  eager_tensor* raw = nullptr;
  check(eager_tensor_scalar_int(s.ctx, 2, &raw));
  Tensor weak(raw);
  CHECK(eager_tensor_dtype(s.run("multiply", {flags.get(), weak.get()}).get()) == EAGER_INT64);
  eager_tensor_description d{};
  d.struct_size = sizeof d;
  Tensor copy = s.to(weak, "cpu:0");
  check(eager_tensor_info(copy.get(), &d));
  CHECK(d.flags == 0);
  CHECK(d.dtype == EAGER_INT64);
}

TEST_CASE("a weak scalar gives what a scalar of the other operand's dtype gives, for operands of any length") {
  Session s;
  auto bytes = [](const Tensor& t) {
    std::vector<unsigned char> all(eager_tensor_num_bytes(t.get()));
    check(eager_tensor_read(t.get(), all.data(), all.size()));
    return all;
  };
  auto cast = [&](const Tensor& t, int32_t dtype) {
    const std::vector<int64_t> args = {dtype};
    return s.run("cast", {t.get()}, &args);
  };
  for (const int32_t dtype : {EAGER_INT8, EAGER_INT64, EAGER_UINT16, EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32,
                              EAGER_FLOAT64, EAGER_COMPLEX64, EAGER_COMPLEX128}) {
    eager_tensor *raw_int = nullptr, *raw_float = nullptr;
    check(eager_tensor_scalar_int(s.ctx, 3, &raw_int));
    check(eager_tensor_scalar_float(s.ctx, 0.1, &raw_float));
    const Tensor weak_int(raw_int), weak_float(raw_float);
    for (const Tensor* weak : {&weak_int, &weak_float}) {
      if (weak == &weak_float && dtype < EAGER_FLOAT16) continue;  // these meet at float32, by another rule
      const Tensor strong = cast(s.num(weak == &weak_int ? 3 : 0.1), dtype);
      for (const int64_t n : {0, 1, 7, 33, 200, 1100, 5000}) {
        V values(static_cast<size_t>(n));
        for (size_t i = 0; i < values.size(); ++i) values[i] = static_cast<double>(i % 11 + 1);
        const Tensor x = cast(s.vec(values), dtype);
        for (const char* name : {"add", "subtract", "multiply", "maximum", "pow", "equal", "less", "floor_divide"}) {
          if (dtype >= EAGER_COMPLEX64 && std::string("maximum less floor_divide").find(name) != std::string::npos)
            continue;
          INFO(name << " of " << n << " " << eager_dtype_name(dtype));
          const Tensor a = s.run(name, {x.get(), weak->get()}), b = s.run(name, {weak->get(), x.get()});
          CHECK(eager_tensor_dtype(a.get()) == eager_tensor_dtype(s.run(name, {x.get(), strong.get()}).get()));
          CHECK(bytes(a) == bytes(s.run(name, {x.get(), strong.get()})));
          CHECK(bytes(b) == bytes(s.run(name, {strong.get(), x.get()})));
        }
      }
    }
  }
  eager_tensor* raw = nullptr;
  check(eager_tensor_scalar_int(s.ctx, -1, &raw));
  const Tensor minus_one(raw);
  const uint8_t bytes8[] = {1, 2};
  const Tensor x = make_tensor(s.ctx, EAGER_UINT8, {2}, bytes8, 2);
  eager_tensor *inputs[] = {x.get(), minus_one.get()}, *out = nullptr;
  int32_t room = 1;
  CHECK(code_of(eager_execute(s.ctx, make_op(s.ctx, "add").get(), inputs, 2, &out, &room)) == EAGER_INVALID_ARGUMENT);
  CHECK(!out);
}

TEST_CASE("a scalar on either side gives what a tensor filled with it gives, at any length and address") {
  Session s;
  auto bytes = [](const Tensor& t) {
    std::vector<unsigned char> all(eager_tensor_num_bytes(t.get()));
    check(eager_tensor_read(t.get(), all.data(), all.size()));
    return all;
  };
  auto cast = [&](const Tensor& t, int32_t dtype) {
    const std::vector<int64_t> args = {dtype};
    return s.run("cast", {t.get()}, &args);
  };
  auto without_first = [&](const Tensor& t, int64_t n) {  // a view
    const Op slice = make_op(s.ctx, "slice");
    const int64_t begin = 1;
    check(eager_op_set_ints(slice.get(), "begin", &begin, 1));
    check(eager_op_set_ints(slice.get(), "size", &n, 1));
    return std::move(execute(s.ctx, slice.get(), {t.get()})[0]);
  };
  const double nan = std::numeric_limits<double>::quiet_NaN(), infinity = std::numeric_limits<double>::infinity();
  for (const int32_t dtype : {EAGER_INT8, EAGER_INT16, EAGER_INT32, EAGER_INT64, EAGER_UINT8, EAGER_UINT32,
                              EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32, EAGER_FLOAT64, EAGER_COMPLEX64}) {
    const bool is_real = dtype != EAGER_COMPLEX64, is_float = dtype >= EAGER_FLOAT16;
    for (const int64_t n : {2, 3, 17, 63, 255, 1001, 2047, 4099, 70001}) {
      V values(static_cast<size_t>(n) + 1);
      for (size_t i = 0; i < values.size(); ++i) values[i] = static_cast<double>(i % 11 + 1);
      if (is_float) values[1] = nan, values[values.size() - 1] = -infinity;
      const Tensor x = without_first(cast(s.vec(values), dtype), n);
      for (const double number : is_float ? V{3, -0.0, nan, infinity} : V{3, 0}) {
        const Tensor scalar = cast(s.num(number), dtype), one = cast(s.vec({number}), dtype);
        const Tensor filled = cast(s.vec(V(static_cast<size_t>(n), number)), dtype);
        for (const char* name : {"add", "subtract", "multiply", "divide", "maximum", "minimum", "less", "equal"}) {
          if (!is_real && std::string("maximum minimum less").find(name) != std::string::npos) continue;
          if (!is_float && std::string(name) == "divide") continue;
          INFO(name << " of " << n << " " << eager_dtype_name(dtype) << " and " << number);
          const auto right = bytes(s.run(name, {x.get(), filled.get()}));
          const auto left = bytes(s.run(name, {filled.get(), x.get()}));
          for (const Tensor* t : {&scalar, &one}) {
            CHECK(bytes(s.run(name, {x.get(), t->get()})) == right);
            CHECK(bytes(s.run(name, {t->get(), x.get()})) == left);
          }
        }
      }
    }
  }
}

TEST_CASE("sparse rows whose parts lie on two devices update a variable", "[device]") {
  DeviceSession s;
  // The gradient's values lie on the device, and its indices on the host, where the caller made them.
  Tensor table = s.to(s.vec({1, 2, 3, 4}), "test:0"), rows = s.ids({1, 3});
  Tape tape = make_tape(s.ctx);
  watch(tape, table);
  Tensor g = s.grad(tape, s.run("gather", {table.get(), rows.get()}), table);
  REQUIRE(eager_tensor_is_sparse_rows(g.get()));
  Variable v = s.variable(table, "w");
  eager_optimizer* raw = nullptr;
  check(eager_optimizer_create(s.ctx, "sgd", &raw));
  check(eager_optimizer_set_float(raw, "learning_rate", 0.5));
  eager_variable* variable = v.get();
  eager_tensor* gradient = g.get();
  check(eager_optimizer_apply(s.ctx, raw, &variable, &gradient, 1));
  CHECK(std::string(eager_variable_device(v.get())) == "test:0");
  CHECK(values(s.read(v)) == V{1, 1.5, 3, 3.5});
  eager_optimizer_release(raw);
}

TEST_CASE("when two devices fail, both errors are reported", "[device]") {
  DeviceSession s;
  Tensor a = s.to(s.vec(V(20, 1.0)), "test:0"), b = s.to(s.vec(V(20, 1.0)), "test:1");
  check(eager_context_synchronize(s.ctx));
  fail_kernel(0, 0, EAGER_OUT_OF_RANGE, "the first");
  fail_kernel(1, 0, EAGER_INTERNAL, "the second");
  Tensor x = s.add(a, a), y = s.mul(b, b);
  eager_status* status = eager_context_synchronize(s.ctx);
  REQUIRE(status);
  CHECK(eager_status_code(status) == EAGER_OUT_OF_RANGE);
  CHECK(std::string(eager_status_message(status)) == "the first; test:1: the second [Op:multiply] [Op:add]");
  eager_status_release(status);
  check(eager_context_synchronize(s.ctx));
}

TEST_CASE("an optimizer without memory for its slots has no slots, and gets them later", "[device]") {
  DeviceSession s;
  check(eager_context_set_device(s.ctx, "test:0"));
  const V big(1 << 20, 1.0);  // 8 of the device's 64 MiB
  Variable v = s.variable(s.vec(big), "w");
  Tensor g = s.to(s.vec(big), "test:0");
  std::vector<Tensor> filling;
  while (filling.size() < 5) filling.push_back(s.to(s.vec(big), "test:0"));
  eager_optimizer* raw = nullptr;
  check(eager_optimizer_create(s.ctx, "adam", &raw));
  eager_variable* variable = v.get();
  eager_tensor* gradient = g.get();
  CHECK(code_of(eager_optimizer_apply(s.ctx, raw, &variable, &gradient, 1)) == EAGER_RESOURCE_EXHAUSTED);
  CHECK(eager_optimizer_num_variables(raw) == 1);
  CHECK(code_of(eager_optimizer_build(raw, &variable, 1)) == EAGER_RESOURCE_EXHAUSTED);
  CHECK(eager_optimizer_num_variables(raw) == 1);
  filling.clear();
  check(eager_optimizer_apply(s.ctx, raw, &variable, &gradient, 1));
  CHECK(eager_optimizer_num_variables(raw) == 3);
  eager_optimizer_release(raw);
}

TEST_CASE("an op without its last required input is refused, also where optional ones stand before it") {
  Session s;
  const Tensor x = s.vec({1, 2});
  int num_checked = 0;
  for (int i = 0; i < eager::Registry::global().size(); ++i) {
    const eager::OpDef& def = eager::Registry::global().at(i);
    if (def.is_list_ || def.is_internal_ || def.run_) continue;
    size_t required = def.inputs_.size();
    while (required > 0 && (def.inputs_[required - 1].flags & eager::kOptional)) --required;
    for (size_t n = 0; n < required; ++n) {
      INFO(def.name << " with " << n << " inputs");
      const std::vector<eager_tensor*> inputs(n, x.get());
      eager_tensor* outputs[8] = {};
      int32_t room = 8;
      const Op op = make_op(s.ctx, def.name);
      const std::string told = refusal(
          [&] { check(eager_execute(s.ctx, op.get(), inputs.data(), static_cast<int32_t>(n), outputs, &room)); });
      CHECK_THAT(told, Catch::Contains(" inputs, got " + std::to_string(n)));
      ++num_checked;
    }
  }
  CHECK(num_checked > 300);
}
