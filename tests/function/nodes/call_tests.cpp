// Traced functions: what a trace writes down, and that running it gives what the eager ops give.
#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <thread>

#include "support/device_fixture.h"
#include "support/traced.h"

using namespace client;

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

TEST_CASE("errors of a function's ops name them") {
  Traced s;
  Tensor x = s.input({-1}), i = s.input({-1}, EAGER_INT64);
  Function f = s.end({s.add(s.run("gather", {x.get(), i.get()}), s.num(1)).get()});
  CHECK(values(call(s.ctx, f, {s.vec({1, 2}).get(), s.ids({1, 1}).get()})[0]) == std::vector<double>{3, 3});
  const int64_t live = s.live();
  for (int again = 0; again < 3; ++again) {
    CHECK(refusal([&] {
            call(s.ctx, f, {s.vec({1, 2}).get(), s.ids({1, 7}).get()});
          }) == "3: indices[1] = 7 is not in [0, 2) [Op:gather]");
  }
  CHECK(s.live() == live);
  Traced t;
  Tensor a = t.input({-1}), b = t.input({-1});
  Function g = t.end({t.mul(a, b).get()});
  CHECK(refusal([&] {
          call(t.ctx, g, {t.vec({1, 2}).get(), t.vec({1, 2, 3}).get()});
        }) == "3: Incompatible shapes: [2] vs. [3] [Op:multiply]");
}

TEST_CASE("one function runs and differentiates at batches of 1 and 64, on every device") {
  DeviceSession s;
  Trace trace(s.ctx);
  eager_context* eager = std::exchange(s.ctx, trace.ctx());
  Tensor x = trace.input(EAGER_FLOAT64, {-1, 3}), w = trace.input(EAGER_FLOAT64, {3, 2});
  Tensor y = s.run("tanh", {s.run("matmul", {x.get(), w.get()}).get()});
  Tensor mean = s.run("mean", {s.mul(y, y).get()});
  Function f = trace.end({mean.get()});
  s.ctx = eager;
  const std::vector<double> weights = {0.1, -0.2, 0.3, 0.4, -0.5, 0.6};
  for (const char* device : {"cpu:0", "test:0", "test:1"}) {
    for (int64_t n : {1, 64, 1}) {
      std::vector<double> data(static_cast<size_t>(3 * n));
      for (size_t i = 0; i < data.size(); ++i) data[i] = std::sin(static_cast<double>(i));
      Tensor u = s.to(make_tensor(s.ctx, EAGER_FLOAT64, {n, 3}, data.data(), data.size() * 8), device);
      Tensor v = s.to(make_tensor(s.ctx, EAGER_FLOAT64, {3, 2}, weights.data(), 48), device);
      std::vector<std::vector<double>> results[2];
      for (int way = 0; way < 2; ++way) {
        Tape tape = make_tape(s.ctx);
        watch(tape, u);
        watch(tape, v);
        Tensor z;
        if (way == 0) {
          z = std::move(call(s.ctx, f, {u.get(), v.get()})[0]);
        } else {
          Tensor t = s.run("tanh", {s.run("matmul", {u.get(), v.get()}).get()});
          z = s.run("mean", {s.mul(t, t).get()});
        }
        CHECK(s.where(z) == device);
        results[way].push_back(values(z));
        for (Tensor& g : gradient(s.ctx, tape.get(), {z.get()}, {}, {u.get(), v.get()})) {
          CHECK(s.where(g) == device);
          results[way].push_back(values(g));
        }
      }
      for (size_t k = 0; k < 3; ++k) {
        REQUIRE(results[0][k].size() == results[1][k].size());
        for (size_t i = 0; i < results[0][k].size(); ++i)
          CHECK(results[0][k][i] == Approx(results[1][k][i]).epsilon(1e-12));
      }
    }
  }
}

TEST_CASE("a function's values share memory, and it is given back") {
  Traced s;
  Tensor x = s.input({-1});
  Tensor y = s.mul(x, x);
  for (int i = 0; i < 20; ++i) y = s.run("flip", {y.get()});
  Function f = s.end({s.sum(y).get()});
  constexpr int64_t n = 1 << 20;
  Tensor v = s.vec(std::vector<double>(n, 1.0));
  call(s.ctx, f, {v.get()});  // the first makes what a function keeps
  const int64_t before = memory_of(s.ctx).in_use, peak = memory_of(s.ctx).peak;
  for (int i = 0; i < 3; ++i) {
    CHECK(values(call(s.ctx, f, {v.get()})[0])[0] == n);
    CHECK(memory_of(s.ctx).in_use == before);
  }
  CHECK(memory_of(s.ctx).peak <= std::max(peak, before + 3 * n * 8));
  CHECK(eager_function_num_inputs(f.get()) == 1);
  CHECK(eager_function_num_outputs(f.get()) == 1);
  CHECK(eager_tensor_dtype(eager_function_input(f.get(), 0)) == EAGER_FLOAT64);
  CHECK(dims_of(eager_function_output(f.get(), 0)).empty());
  CHECK(eager_function_input(f.get(), 1) == nullptr);
}

TEST_CASE("any number of threads call one function, and differentiate it") {
  Traced s;
  Tensor x = s.input({-1});
  Function f = s.end({s.sum(s.mul(s.run("tanh", {x.get()}), x)).get()});
  std::atomic<int> right{0};
  constexpr int kThreads = 4, kCalls = 50;
  std::vector<Context> contexts;
  for (int i = 0; i < kThreads; ++i) {
    eager_context* fork = nullptr;
    check(eager_context_fork(s.ctx, &fork));
    contexts.emplace_back(fork);
  }
  std::vector<std::thread> threads;
  for (int i = 0; i < kThreads; ++i) {
    threads.emplace_back([&, i] {
      Session own;
      own.ctx = contexts[static_cast<size_t>(i)].get();
      for (int k = 0; k < kCalls; ++k) {
        const double a = 0.1 * (i + 1), t = std::tanh(a);
        Tensor v = own.vec(std::vector<double>(static_cast<size_t>(k % 7 + 1), a));
        Tape tape = make_tape(own.ctx);
        watch(tape, v);
        Tensor y = std::move(call(own.ctx, f, {v.get()})[0]);
        const bool is_value_right = std::abs(values(y)[0] - t * a * (k % 7 + 1)) < 1e-12;
        right += is_value_right && std::abs(values(own.grad(tape, y, v))[0] - ((1 - t * t) * a + t)) < 1e-12;
      }
    });
  }
  for (std::thread& t : threads) t.join();
  CHECK(right == kThreads * kCalls);
}

TEST_CASE("a function that gives a variable's value, next to a read") {
  Traced s;
  Variable v = s.variable(s.vec({2}));
  Function f = s.end({s.read(v).get()});
  for (bool read_first : {true, false}) {
    Tape tape = make_tape(s.ctx);
    Tensor a, b;
    if (read_first) b = s.read(v);
    a = std::move(call(s.ctx, f, {})[0]);
    if (!read_first) b = s.read(v);
    Tensor y = s.add(s.add(a, a), b);
    CHECK(values(s.grad(tape, y, v)) == std::vector<double>{3});
  }
}

TEST_CASE("scalars of the host language as inputs") {
  Traced s;
  Tensor x = s.input({}, EAGER_UINT8);
  Function f = s.end({s.add(x, x).get()});
  auto weak = [](int64_t value) {
    eager_tensor* t = nullptr;
    Session any;
    check(eager_tensor_scalar_int(any.ctx, value, &t));
    return Tensor(t);
  };
  uint8_t got = 0;
  check(eager_tensor_read(call(s.ctx, f, {weak(7).get()})[0].get(), &got, 1));
  CHECK(got == 14);
  for (int64_t value : {-1, 300}) CHECK(refusal([&] { call(s.ctx, f, {weak(value).get()}); }).find("3: ") == 0);
}
