// Graph passes, one by one: what is left of a graph, what must stay, and that no bit changes. The rules of `simplify` are in
// simplify_tests.cpp.
#include <catch2/catch.hpp>

#include "support/device_fixture.h"
#include "support/passes.h"

using namespace client;

namespace {

using Traced = Passing<Session>;
using TracedOnDevices = Passing<DeviceSession>;

eager::FunctionOptions only(bool eager::FunctionOptions::*pass) {
  eager::FunctionOptions options = no_passes();
  options.*pass = true;
  return options;
}
const eager::FunctionOptions kDeadCode = only(&eager::FunctionOptions::dead_code);
const eager::FunctionOptions kFolding = only(&eager::FunctionOptions::constant_folding);
const eager::FunctionOptions kShared = only(&eager::FunctionOptions::common_subexpressions);
const eager::FunctionOptions kSimplify = only(&eager::FunctionOptions::simplify);

template <class F>
std::string failure(F f) {
  try {
    f();
  } catch (const Failure& e) {
    return e.what();
  }
  return "";
}

eager_status* one(void*, eager_context* ctx, eager_tensor* const*, int32_t, eager_tensor** outputs, int32_t) {
  const double v = 1;
  return eager_tensor_create(ctx, EAGER_FLOAT64, nullptr, 0, &v, 8, &outputs[0]);
}

}  // namespace

// ---- dead code

TEST_CASE("dead code goes, effects stay in their order") {
  Traced s;
  Variable v = s.variable(s.vec({1, 2}));
  Tensor x = s.input({2});
  Tensor dead = s.mul(s.run("exp", {x.get()}), x);
  Tensor read = s.read(v);
  Tensor drawn = s.op("random_normal", "shape=2 dtype=float64", {});
  Tensor used = s.mul(x, x);
  check(eager_variable_assign_add(s.ctx, v.get(), used.get()));
  const int32_t dtype = EAGER_FLOAT64, rank = 0;
  const int64_t* dims = nullptr;
  eager_op* host_call = nullptr;
  check(eager_op_create_host_call(s.ctx, "one", one, nullptr, nullptr, 1, &dtype, &rank, &dims, &host_call));
  execute(s.ctx, Op(host_call).get(), {s.run("tanh", {x.get()}).get()});
  Function f = s.end({s.add(x, x).get()});
  CHECK(ops_of(f->graph()) ==
        "exp multiply read_variable random_normal multiply assign_add_variable tanh host_call add");
  eager::Graph g = f->graph();
  const size_t num_values = g.values.size();
  CHECK(eager::dead_code(g));
  CHECK(ops_of(g) == "read_variable random_normal multiply assign_add_variable tanh host_call add");
  CHECK(g.values.size() == num_values - 2);
  CHECK(g.inputs.size() == 1);
  CHECK(!eager::dead_code(g));
  call(s.ctx, f, {s.vec({3, 4}).get()});
  CHECK(values(s.read(v)) == std::vector<double>{10, 18});
  CHECK(ops_of(f->graph()).substr(0, 12) == "exp multiply");  // as it was traced
}

TEST_CASE("dead code that would fail no longer does, and stays with the pass off") {
  Traced s;
  Tensor x = s.input({-1});
  s.op("reshape", "shape=3", {x.get()});
  Function f = s.end({s.add(x, x).get()});
  eager::FunctionOptions others;
  others.dead_code = false;
  CHECK(ops_of(eager::optimize(*s.ctx, f->graph(), others)) == "reshape add");
  CHECK(ops_of(eager::optimize(*s.ctx, f->graph(), kDeadCode)) == "add");
  CHECK(values(call(s.ctx, f, {s.vec({1, 2}).get()})[0]) == std::vector<double>{2, 4});
}

// ---- constant folding

TEST_CASE("what depends on constants alone is computed once") {
  Traced s;
  Tensor x = s.input({-1});
  Tensor c = s.constant(s.vec({1, 2, -0.0}));
  Tensor folded = s.op("sum", "axis=0 keepdims=true", {s.run("exp", {s.mul(c, c).get()}).get()});
  Function f = s.end({s.mul(x, folded).get()});
  CHECK(s.left(f, {s.vec({1, 2, 3}).get()}, kFolding) == "multiply");
  CHECK(s.left(f, {s.vec({1, 2, 3}).get()}) == "multiply");
}

TEST_CASE("ops with several outputs are folded") {
  Traced s;
  Tensor x = s.input({-1});
  Tensor c = s.constant(s.op("reshape", "shape=2,2", {s.vec({1, 2, 3, 4}).get()}));
  Op unstack = make_op(s.ctx, "unstack");
  std::vector<Tensor> rows = execute(s.ctx, unstack.get(), {c.get()});
  Function f = s.end({s.mul(s.mul(x, rows[0]), rows[1]).get(), rows[1].get()});
  CHECK(s.left(f, {s.vec({5, 6}).get()}, kFolding) == "identity multiply multiply");
}

TEST_CASE("an output that is constant stays an identity, once") {
  Traced s;
  Tensor c = s.constant(s.vec({1, 2}));
  Function f = s.end({s.mul(c, c).get(), s.mul(s.mul(c, c), c).get()});
  CHECK(s.left(f, {}, kFolding) == "identity identity");
  std::vector<Tensor> out = call(s.ctx, f, {});
  CHECK(values(out[1]) == std::vector<double>{1, 8});
  CHECK(out[0].get() != call(s.ctx, f, {})[0].get());
}

TEST_CASE("only the shape of what is not constant may be used, where it is known") {
  Traced s;
  Tensor x = s.input({2, 2}), y = s.input({-1, 2});
  Tensor c = s.constant(s.vec({1, 2, 3, 4})), row = s.constant(s.vec({5, 6}));
  Function f = s.end({s.mul(s.run("reshape_like", {c.get(), x.get()}), x).get(),
                      s.mul(s.run("broadcast_like", {row.get(), y.get()}), y).get(),
                      s.add(s.run("zeros_like", {x.get()}), x).get()});  // where x lies
  Tensor v = s.op("reshape", "shape=2,2", {s.vec({1, 2, 3, 4}).get()});
  CHECK(s.left(f, {v.get(), v.get()}, kFolding) == "multiply broadcast_like multiply zeros_like add");
}

TEST_CASE("a folded view of a weak scalar is not weak, nor does it give way to it") {
  Traced s;
  Tensor x = s.input({-1}, EAGER_FLOAT32);
  Tensor c = s.constant(s.weak(2.5));
  Function f = s.end({s.mul(x, s.run("identity", {c.get()})).get()});
  Tensor v = s.typed(EAGER_FLOAT32, s.vec({3}));
  CHECK(s.left(f, {v.get()}, kSimplify) == "identity multiply");
  CHECK(s.left(f, {v.get()}, kFolding) == "multiply");
  const eager::Graph g = eager::optimize(*s.ctx, f->graph(), kFolding);
  CHECK((g.at(g.nodes[0].inputs[1]).flags & eager::kWeak) == 0);
}

TEST_CASE("what is not folded: effects, devices, failures, growth") {
  TracedOnDevices s;
  Tensor c = s.constant(s.vec({3, 2})), zero = s.constant(s.ids({0, 1}));
  Tensor there = s.constant(s.to(s.vec({1, 2}), "test:0"));
  Tensor seed = s.constant(s.ids({4}));
  auto kept = [&](std::vector<Tensor> outputs) {
    Passing<DeviceSession> t;
    return ops_of(eager::optimize(*t.owner, s.end(handles(outputs))->graph(), kFolding));
  };
  std::vector<Tensor> y;
  y.push_back(s.op("multiply", "", {c.get(), c.get()}, "test:1"));  // of a device
  y.push_back(s.mul(there, c));                                     // elsewhere
  y.push_back(s.op("random_uniform", "shape=2", {}));               // an effect
  y.push_back(s.run("floor_divide", {zero.get(), zero.get()}));     // fails
  y.push_back(s.op("broadcast_to", "shape=100000,2", {c.get()}));   // grows
  y.push_back(s.op("sum", "", {s.op("broadcast_to", "shape=1000,2", {c.get()}).get()}));
  CHECK(kept(std::move(y)) == "multiply multiply random_uniform floor_divide broadcast_to identity");
}

TEST_CASE("what fails when it is folded fails when it runs, by its name") {
  Traced s;
  Tensor x = s.input({2}, EAGER_INT64), zero = s.constant(s.ids({0, 1}));
  Function f = s.end({s.add(x, s.run("floor_divide", {zero.get(), zero.get()})).get()});
  for (int again = 0; again < 2; ++again) {
    CHECK(failure([&] { call(s.ctx, f, {s.ids({1, 2}).get()}); }).find("ivi") != std::string::npos);
  }
}

// ---- common subexpressions

TEST_CASE("equal ops run once, and what follows from them") {
  Traced s;
  Tensor x = s.input({-1, 2});
  auto branch = [&] { return s.op("sum", "axis=0", {s.run("exp", {s.mul(x, s.num(0.5)).get()}).get()}); };
  Tensor a = branch(), b = branch();
  Function f = s.end({s.mul(a, b).get(), a.get(), b.get()});
  const std::vector<double> v{1, 2, 3, 4};
  Tensor in = make_tensor(s.ctx, EAGER_FLOAT64, {2, 2}, v.data(), 32);
  CHECK(s.left(f, {in.get()}, kShared) == "multiply exp sum multiply");
  Tape tape = make_tape(s.ctx);
  watch(tape, in);
  std::vector<Tensor> out = call(s.ctx, f, {in.get()});
  CHECK(out[1].get() != out[2].get());
  CHECK(values(s.grad(tape, out[1], in))[0] == Approx(0.5 * std::exp(0.5)));  // not that of both
}

TEST_CASE("what only looks alike stays apart") {
  TracedOnDevices s;
  Tensor x = s.input({2, 2});
  std::vector<Tensor> y;
  auto op = [&](const char* name, const char* attributes, const char* device = nullptr) {
    y.push_back(s.op(name, attributes, {x.get()}, device));
  };
  op("sum", "axis=0"), op("sum", "axis=1"), op("sum", "axis=0,1"), op("sum", "axis=0 keepdims=true"), op("sum", "");
  op("negative", ""), op("negative", "", "test:0"), op("negative", "", "test:1");
  op("copy", ""), op("copy", "");
  op("cast", "dtype=float32"), op("cast", "dtype=int32");
  y.push_back(s.mul(x, s.num(0.0))), y.push_back(s.mul(x, s.num(-0.0))), y.push_back(s.mul(x, s.vec({0.0})));
  for (int i = 0; i < 2; ++i) y.push_back(s.op("random_normal", "shape=2", {}));
  Function f = s.end(handles(y));
  CHECK(eager::optimize(*s.ctx, f->graph(), kShared).nodes.size() == y.size());
}

TEST_CASE("small constants are one by their bits, large ones by identity") {
  Traced s;
  Tensor x = s.input({-1});
  Tensor large = s.vec(std::vector<double>(1, 2.0));
  std::vector<Tensor> y;
  y.push_back(s.mul(x, s.num(kNan))), y.push_back(s.mul(x, s.num(kNan)));
  y.push_back(s.add(x, s.weak(3))), y.push_back(s.add(x, s.weak(3))), y.push_back(s.add(x, s.num(3)));
  const std::vector<double> nine(9, 1.0);
  y.push_back(s.add(x, s.vec(nine))), y.push_back(s.add(x, s.vec(nine)));
  Tensor same = s.vec(nine);
  y.push_back(s.add(x, same)), y.push_back(s.add(x, same));
  Function f = s.end(handles(y));
  CHECK(s.left(f, {s.vec(nine).get()}, kShared) == "multiply add add add add add");
}

TEST_CASE("a variable is read anew behind an assignment") {
  Traced s;
  Variable v = s.variable(s.vec({1}));
  Tensor x = s.input({1});
  Tensor before = s.mul(s.read(v), x);
  check(eager_variable_assign_add(s.ctx, v.get(), x.get()));
  Tensor after = s.mul(s.read(v), x);
  Function f = s.end({before.get(), after.get()});
  CHECK(ops_of(eager::optimize(*s.ctx, f->graph(), {})) == ops_of(f->graph()));
  std::vector<Tensor> out = call(s.ctx, f, {s.vec({2}).get()});
  CHECK(values(out[0])[0] == 2);
  CHECK(values(out[1])[0] == 6);
}

// ---- devices

TEST_CASE("what is seen from outside stays on its device") {
  TracedOnDevices s;
  Variable v = s.variable(s.vec({0, 0}));
  Tensor x = s.input({2});
  Tensor y = s.mul(x, s.num(1));
  Tensor pinned = s.op("multiply", "", {x.get(), s.num(1).get()}, "test:1");
  Tensor inside = s.run("exp", {s.mul(x, s.num(1)).get()});
  Tensor behind = s.mul(s.run("exp", {x.get()}), s.num(1));
  Function f = s.end({y.get(), pinned.get(), inside.get(), behind.get()});
  Tensor in = s.vec({1, 2});
  CHECK(s.left(f, {in.get()}, kSimplify) == "identity identity exp exp");
  check(eager_context_set_device(s.ctx, "test:0"));
  CHECK(s.left(f, {in.get()}, kSimplify) == "identity identity exp exp");
  std::vector<Tensor> out = call(s.ctx, f, {in.get()});
  CHECK(s.where(out[0]) == "test:0");
  CHECK(s.where(out[1]) == "test:1");
  CHECK(values(out[0]) == std::vector<double>{1, 2});
}

TEST_CASE("passes on inputs of another device") {
  TracedOnDevices s;
  Tensor x = s.input({-1});
  Tensor y = s.add(s.mul(s.run("negative", {s.run("negative", {x.get()}).get()}), s.num(1)), s.vec({2}));
  Function f = s.end({s.add(y, s.add(s.mul(x, s.weak(1)), s.vec({2}))).get(), s.run("identity", {x.get()}).get()});
  Tensor there = s.to(s.vec({1, 2, 3}), "test:0");
  CHECK(s.left(f, {there.get()}) == "add add identity");
  CHECK(s.left(f, {s.vec({1, 2, 3}).get()}) == "add add identity");
}

// ---- gradients of functions

TEST_CASE("a custom gradient gives way in plans, and tapes see it") {
  Traced s;
  Tensor x = s.input({-1});
  eager_tensor *in = x.get(), *recorded = nullptr;
  Tensor y = s.mul(x, x);
  eager_tensor* out = y.get();
  auto backward = [](void*, eager_context*, eager_tensor* const* dy, int32_t, eager_tensor** dx,
                     int32_t) -> eager_status* {
    eager_tensor_retain(dy[0]);
    dx[0] = dy[0];
    return nullptr;
  };
  check(eager_tape_record(s.ctx, &in, 1, &out, 1, backward, nullptr, nullptr, &recorded));
  Function f = s.end({Tensor(recorded).get()});
  CHECK(s.left(f, {s.vec({2, 3}).get()}) == "multiply");
  Tensor v = s.vec({2, 3});
  Tape tape = make_tape(s.ctx);
  watch(tape, v);
  Tensor z = std::move(call(s.ctx, f, {v.get()})[0]);
  CHECK(values(z) == std::vector<double>{4, 9});
  CHECK(values(s.grad(tape, z, v)) == std::vector<double>{1, 1});
}
