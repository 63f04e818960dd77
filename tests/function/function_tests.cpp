// Traced functions: what a trace writes down, and that running it gives what the eager ops give.
#include <catch2/catch.hpp>

#include <cmath>

#include "support/tape_fixture.h"
#include "support/trace.h"

using namespace client;

namespace {

// Words of Session on a trace.
struct Traced : Session {
  Trace trace{owner.get()};
  Traced() { ctx = trace.ctx(); }
  Tensor input(const std::vector<int64_t>& dims, int32_t dtype = EAGER_FLOAT64) { return trace.input(dtype, dims); }
  // Ends the trace; what follows is eager.
  Function end(const std::vector<eager_tensor*>& outputs) {
    Function f = trace.end(outputs);
    ctx = owner.get();
    return f;
  }
};

std::string refusal(const std::function<void()>& f) {
  try {
    f();
  } catch (const Failure& e) {
    return std::to_string(e.code) + ": " + e.what();
  }
  return "";
}

}  // namespace

TEST_CASE("a function computes what its ops compute, for any batch") {
  Traced s;
  Tensor x = s.input({-1});
  Tensor y = s.add(s.mul(x, x), s.mul(x, s.num(3)));
  Function f = s.end({y.get(), s.sum(x).get()});
  for (size_t n : {1, 5, 64, 5000, 0}) {
    std::vector<double> v(n);
    for (size_t i = 0; i < n; ++i) v[i] = 0.5 * static_cast<double>(i);
    for (int again = 0; again < 2; ++again) {
      std::vector<Tensor> out = call(s.ctx, f, {s.vec(v).get()});
      REQUIRE(out.size() == 2);
      double total = 0;
      for (size_t i = 0; i < n; ++i) {
        REQUIRE(values(out[0])[i] == v[i] * v[i] + v[i] * 3);
        total += v[i];
      }
      CHECK(values(out[1])[0] == Approx(total));
    }
  }
}

TEST_CASE("tapes see a function as one op, to any order") {
  Traced s;
  Tensor x = s.input({-1}), w = s.input({-1});
  Tensor y = s.sum(s.mul(s.run("tanh", {x.get()}), s.mul(w, w)));
  Function f = s.end({y.get()});
  const double a = 0.3, b = 2;
  for (int again = 0; again < 2; ++again) {
    Tensor u = s.vec({a, a, a}), v = s.vec({b, b, b});
    Tape outer = make_tape(s.ctx), inner = make_tape(s.ctx);
    for (const Tape* t : {&outer, &inner}) watch(*t, u), watch(*t, v);
    Tensor z = std::move(call(s.ctx, f, {u.get(), v.get()})[0]);
    const double t = std::tanh(a), dt = 1 - t * t;
    CHECK(values(z)[0] == Approx(3 * t * b * b));
    std::vector<Tensor> g = gradient(s.ctx, inner.get(), {z.get()}, {}, {u.get(), v.get()});
    CHECK(values(g[0])[1] == Approx(dt * b * b));
    CHECK(values(g[1])[1] == Approx(t * 2 * b));
    std::vector<Tensor> h = gradient(s.ctx, outer.get(), {s.sum(g[0]).get()}, {}, {u.get(), v.get()});
    CHECK(values(h[0])[2] == Approx(-2 * t * dt * b * b));
    CHECK(values(h[1])[2] == Approx(dt * 2 * b));
  }
}

TEST_CASE("the gradient of one input only") {
  Traced s;
  Tensor x = s.input({-1}), w = s.input({-1});
  Function f = s.end({s.mul(s.mul(x, w), w).get()});
  Tensor u = s.vec({2, 3}), v = s.vec({5, 7});
  Tape tape = make_tape(s.ctx);
  watch(tape, v);
  Tensor y = std::move(call(s.ctx, f, {u.get(), v.get()})[0]);
  std::vector<Tensor> g = gradient(s.ctx, tape.get(), {y.get()}, {}, {u.get(), v.get()});
  CHECK(!g[0]);
  CHECK(values(g[1]) == std::vector<double>{2 * 2 * 5, 2 * 3 * 7});
}

TEST_CASE("variables are read and assigned when the function runs, in order") {
  Traced s;
  Variable v = s.variable(s.vec({1, 2}));
  Tensor x = s.input({2});
  Tensor before = s.read(v);
  check(eager_variable_assign_add(s.ctx, v.get(), x.get()));
  Tensor after = s.read(v);
  Function f = s.end({s.mul(before, after).get(), after.get()});
  CHECK(values(s.read(v)) == std::vector<double>{1, 2});
  std::vector<Tensor> out = call(s.ctx, f, {s.vec({10, 20}).get()});
  CHECK(values(out[0]) == std::vector<double>{11, 44});
  CHECK(values(out[1]) == std::vector<double>{11, 22});
  CHECK(values(s.read(v)) == std::vector<double>{11, 22});
  call(s.ctx, f, {s.vec({1, 1}).get()});
  CHECK(values(s.read(v)) == std::vector<double>{12, 23});
  CHECK(values(out[1]) == std::vector<double>{11, 22});
}

TEST_CASE("gradients reach the variables that a function reads") {
  Traced s;
  Variable v = s.variable(s.vec({1, 2}));
  Tensor x = s.input({-1});
  Function f = s.end({s.sum(s.mul(s.mul(s.read(v), s.read(v)), x)).get()});
  for (int order = 0; order < 2; ++order) {
    Tape outer = make_tape(s.ctx, order == 1), tape = make_tape(s.ctx);
    Tensor y = std::move(call(s.ctx, f, {s.vec({3, 4}).get()})[0]);
    CHECK(eager_tape_num_watched(tape.get()) == 1);
    eager_tensor* target = y.get();
    eager_variable* variable = v.get();
    eager_tensor* g = nullptr;
    check(eager_tape_gradient(s.ctx, tape.get(), &target, 1, nullptr, nullptr, 0, &variable, 1, nullptr, &g));
    Tensor first(g);
    CHECK(values(first) == std::vector<double>{2 * 1 * 3, 2 * 2 * 4});
    if (order == 0) continue;
    Tensor sum = s.sum(first);
    target = sum.get();
    check(eager_tape_gradient(s.ctx, outer.get(), &target, 1, nullptr, nullptr, 0, &variable, 1, nullptr, &g));
    CHECK(values(Tensor(g)) == std::vector<double>{2 * 3, 2 * 4});
  }
}

TEST_CASE("a tape and an optimizer inside: a whole training step") {
  Traced s;
  Variable v = s.variable(s.vec({1, 2}));
  eager_optimizer* sgd = nullptr;
  check(eager_optimizer_create(s.ctx, "sgd", &sgd));
  check(eager_optimizer_set_float(sgd, "learning_rate", 0.5));
  Tensor x = s.input({-1});
  Tape tape = make_tape(s.ctx);
  Tensor loss = s.sum(s.mul(s.mul(s.read(v), s.read(v)), x));
  eager_tensor* target = loss.get();
  eager_variable* variable = v.get();
  eager_tensor* g = nullptr;
  check(eager_tape_gradient(s.ctx, tape.get(), &target, 1, nullptr, nullptr, 0, &variable, 1, nullptr, &g));
  check(eager_optimizer_apply(s.ctx, sgd, &variable, &g, 1));
  eager_tensor_release(g);
  Function step = s.end({loss.get()});
  CHECK(values(s.read(v)) == std::vector<double>{1, 2});
  std::vector<Tensor> out = call(s.ctx, step, {s.vec({3, 4}).get()});
  CHECK(values(out[0])[0] == 1 * 3 + 4 * 4);
  CHECK(values(s.read(v)) == std::vector<double>{1 - 0.5 * 2 * 3, 2 - 0.5 * 2 * 2 * 4});
  eager_optimizer_release(sgd);
}

TEST_CASE("random numbers are drawn anew, and are those of the eager ops") {
  Traced s;
  Op normal = make_op(s.ctx, "random_normal");
  const int64_t four = 4;
  check(eager_op_set_ints(normal.get(), "shape", &four, 1));
  check(eager_op_set_dtype(normal.get(), "dtype", EAGER_FLOAT64));
  Tensor a = std::move(execute(s.ctx, normal.get(), {})[0]);
  Tensor b = std::move(execute(s.ctx, normal.get(), {})[0]);
  Function f = s.end({s.mul(a, a).get(), b.get()});
  check(eager_context_set_seed(s.ctx, 7));
  std::vector<std::vector<double>> drawn;
  for (int i = 0; i < 2; ++i) {
    for (Tensor& t : call(s.ctx, f, {})) drawn.push_back(values(t));
  }
  check(eager_context_set_seed(s.ctx, 7));
  for (size_t i = 0; i < 4; ++i) {
    std::vector<double> want = values(execute(s.ctx, normal.get(), {})[0]);
    for (double& w : want) w = i % 2 == 0 ? w * w : w;
    CHECK(drawn[i] == want);
  }
}

TEST_CASE("what a symbolic tensor refuses") {
  Traced s;
  Tensor x = s.input({-1, 2});
  Tensor y = s.mul(x, x);
  double out[2];
  CHECK(refusal([&] { check(eager_tensor_read(y.get(), out, 16)); }) ==
        "9: the tensor is symbolic, made by multiply of a function that is being traced: it has no value until the function runs");
  CHECK(refusal([&] { check(eager_tensor_read(x.get(), out, 16)); }).find("an input of a function") != std::string::npos);
  CHECK(std::string(eager_tensor_device(y.get())).empty());
  CHECK(dims_of(y.get()) == std::vector<int64_t>{-1, 2});
  CHECK(eager_tensor_num_elements(y.get()) == -1);
  CHECK(refusal([&] { s.ctx = s.owner.get(); s.mul(x, x); }).find("outside its trace") != std::string::npos);
  Trace other(s.owner.get());
  CHECK(refusal([&] { s.ctx = other.ctx(); s.mul(x, x); }).find("outside its trace") != std::string::npos);
  CHECK(refusal([&] { other.end({x.get()}); }).find("outside its trace") != std::string::npos);
  Variable v = s.variable(s.num(1));
  s.ctx = s.owner.get();
  CHECK(refusal([&] { check(eager_variable_assign(s.ctx, v.get(), x.get())); }).find("outside its trace") != std::string::npos);
  Function f = s.end({y.get()});
  CHECK(refusal([&] { call(s.ctx, f, {s.vec({1}).get()}); }) ==
        "3: cannot compute f as input #0(zero-based) was expected to be of shape [?,2] but is of shape [1] [Op:f]");
  CHECK(refusal([&] { call(s.ctx, f, {s.ids({1}).get()}); }).find("expected to be a float64 tensor but is a int64 tensor") != std::string::npos);
  CHECK(refusal([&] { call(s.ctx, f, {}); }).find("f expects 1 inputs, got 0") != std::string::npos);
  CHECK(refusal([&] { call(s.ctx, f, {x.get()}); }).find("outside its trace") != std::string::npos);
}

TEST_CASE("functions call functions, and tapes look through") {
  Traced s;
  Tensor x = s.input({-1});
  Function square = s.end({s.mul(x, x).get()});
  Trace outer(s.owner.get());
  s.ctx = outer.ctx();
  Tensor z = outer.input(EAGER_FLOAT64, {-1});
  Tape tape = make_tape(s.ctx);
  watch(tape, z);
  Tensor y = s.mul(call(s.ctx, square, {z.get()})[0], z);
  Tensor g = s.grad(tape, y, z);
  Function f = outer.end({y.get(), g.get()});
  s.ctx = s.owner.get();
  std::vector<Tensor> out = call(s.ctx, f, {s.vec({2, 3}).get()});
  CHECK(values(out[0]) == std::vector<double>{8, 27});
  CHECK(values(out[1]) == std::vector<double>{12, 27});
}

TEST_CASE("inputs and constants as outputs are handles of their own") {
  Traced s;
  Tensor x = s.input({-1}), c = s.vec({9});
  Function f = s.end({x.get(), c.get(), x.get()});
  Tensor v = s.vec({1, 2});
  std::vector<Tensor> out = call(s.ctx, f, {v.get()});
  CHECK(values(out[0]) == std::vector<double>{1, 2});
  CHECK(values(out[1]) == std::vector<double>{9});
  CHECK(out[0].get() != v.get());
  CHECK(out[0].get() != out[2].get());
}
