// Functions under tapes: one record a call, whose gradients are those of the eager ops, to any order.
#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>

#include "runtime/function/gradient/function_gradients.h"
#include "support/traced.h"

using namespace client;

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

TEST_CASE("gradients reach the variables that a function reads") {
  Traced s;
  Variable v = s.variable(s.vec({1, 2}));
  Tensor x = s.input({-1});
  Function f = s.end({s.sum(s.mul(s.mul(s.read(v), s.read(v)), x)).get()});
  for (int order = 0; order < 2; ++order) {
    Tape outer = make_tape(s.ctx, order == 1), tape = make_tape(s.ctx);
    Tensor y = std::move(call(s.ctx, f, {s.vec({3, 4}).get()})[0]);
    CHECK(eager_tape_num_watched(tape.get()) == 1);
    Tensor first = s.grad(tape, y, v);
    CHECK(values(first) == std::vector<double>{2 * 1 * 3, 2 * 2 * 4});
    if (order == 0) continue;
    CHECK(values(s.grad(outer, s.sum(first), v)) == std::vector<double>{2 * 3, 2 * 4});
  }
}

TEST_CASE("of a function's variables, gradients reach those that a tape watches") {
  Traced s;
  Variable a = s.variable(s.num(2)), b = s.variable(s.num(3)), frozen = s.variable(s.num(5), "frozen", false);
  Tensor x = s.input({});
  Tensor product = s.mul(s.mul(s.mul(s.read(a), s.read(b)), s.mul(s.read(frozen), s.read(frozen))), x);
  Function f = s.end({product.get()});
  const std::vector<double> none;
  auto check_watching = [&](const Variable& v, double first, double second) {
    for (bool ignore : {true, false}) {
      Tape outer = make_tape(s.ctx, false, true), tape = make_tape(s.ctx, true, ignore);
      for (const Tape* t : {&outer, &tape}) watch(*t, v);
      Tensor y = std::move(call(s.ctx, f, {s.num(1).get()})[0]);
      CHECK(eager_tape_num_watched(tape.get()) == (ignore ? 1 : v.get() == frozen.get() ? 3 : 2));
      Tensor g = s.grad(tape, y, v);
      CHECK(values(g) == std::vector<double>{first});
      Tensor of_a = s.grad(tape, y, a), of_b = s.grad(tape, y, b);
      CHECK(static_cast<bool>(of_a) == (!ignore || v.get() == a.get()));
      CHECK(static_cast<bool>(of_b) == (!ignore || v.get() == b.get()));
      Tensor again = s.grad(outer, g, v);
      CHECK((again ? values(again) : none) == (second ? std::vector<double>{second} : none));
    }
  };
  check_watching(a, 3 * 25, 0);
  check_watching(frozen, 6 * 10, 6 * 2);
}

TEST_CASE("however many sets of variables tapes watch, a function keeps a few derivations") {
  Traced s;
  constexpr int kVariables = 8;
  std::vector<Variable> variables;
  Tensor y = s.input({});
  for (int i = 0; i < kVariables; ++i) {
    variables.push_back(
        s.variable(make_tensor(s.owner.get(), EAGER_FLOAT64, {}, std::vector<double>{1.0 + i}.data(), 8)));
    y = s.mul(y, s.read(variables.back()));
  }
  Function f = s.end({y.get()});
  int64_t live = 0;
  for (int set = 1; set < 1 << kVariables; ++set) {
    Tape tape = make_tape(s.ctx, true, true);
    for (int i = 0; i < kVariables; ++i) {
      if (set >> i & 1) watch(tape, variables[static_cast<size_t>(i)]);
    }
    Tensor out = std::move(call(s.ctx, f, {s.num(1).get()})[0]);
    for (int i = 0; i < kVariables; ++i) {
      Tensor g = s.grad(tape, out, variables[static_cast<size_t>(i)]);
      REQUIRE(static_cast<bool>(g) == static_cast<bool>(set >> i & 1));
      if (g) REQUIRE(values(g)[0] == Approx(40320.0 / (1 + i)));
    }
    if (set == 64) live = s.live();
  }
  CHECK(s.live() <= live + kVariables);
}

TEST_CASE("gradients of gradients go through random ops, and do not draw again") {
  Traced s;
  Op dropout = make_op(s.ctx, "dropout");
  check(eager_op_set_float(dropout.get(), "rate", 0.5));
  auto body = [&](const Tensor& x) {
    Tensor y = std::move(execute(s.ctx, dropout.get(), {s.mul(x, x).get()})[0]);
    return s.mul(y, y);
  };
  Tensor x = s.input({-1});
  Function f = s.end({body(x).get()});
  Tensor v = s.vec({1, 2, 3, 4, 5, 6});
  std::vector<std::vector<double>> results[2];
  for (int way = 0; way < 2; ++way) {
    check(eager_context_set_seed(s.ctx, 5));
    results[way] = two_orders(s, v, [&] { return way ? body(v) : std::move(call(s.ctx, f, {v.get()})[0]); });
  }
  CHECK(results[0] == results[1]);
  CHECK(std::count(results[0][1].begin(), results[0][1].end(), 0) < 6);
}

TEST_CASE("gradients of gradients reach a variable by all its values") {
  Traced s;
  Variable v = s.variable(s.vec({2}));
  auto body = [&](const Tensor& x) {  // a b^2 x, b = a + 1
    Tensor a = s.read(v);
    check(eager_variable_assign_add(s.ctx, v.get(), s.vec({1}).get()));
    Tensor b = s.read(v);
    return s.mul(s.mul(a, s.mul(b, b)), x);
  };
  Tensor x = s.input({1});
  Function f = s.end({body(x).get()});
  std::vector<double> results[2];
  for (int way = 0; way < 2; ++way) {
    check(eager_variable_assign(s.ctx, v.get(), s.vec({2}).get()));
    Tape outer = make_tape(s.ctx), inner = make_tape(s.ctx);
    Tensor one = s.vec({1});
    Tensor y = way ? body(one) : std::move(call(s.ctx, f, {one.get()})[0]);
    for (const Tape* t : {&inner, &outer}) {
      y = s.grad(*t, y, v);
      results[way].push_back(values(y)[0]);
    }
  }
  CHECK(results[0] == results[1]);
  CHECK(results[0] == std::vector<double>{3 * 3 + 2 * 2 * 3, 2 * 3 + 2 * 3 + 2 * 2});
}

namespace {

// Gradients by x and by v, again and again of their sum, by these tapes in turn. y is what was recorded.
std::vector<std::vector<double>> all_orders(Session& s, Tensor y, const Tensor& x, const Variable& v,
                                            const std::vector<eager_tape*>& tapes, bool expect_rows = false) {
  std::vector<std::vector<double>> results;
  for (size_t i = 0; i < tapes.size(); ++i) {
    eager_tensor *target = y.get(), *source = x.get(), *g[2] = {};
    eager_variable* variable = v.get();
    check(eager_tape_gradient(s.ctx, tapes[i], &target, 1, nullptr, &source, 1, &variable, 1, nullptr, g));
    Tensor by_input(g[0]), by_variable(g[1]);
    for (const Tensor* t : {&by_input, &by_variable}) {
      if (i == 0) CHECK(eager_tensor_is_sparse_rows(t->get()) == expect_rows);
      eager_tensor* dense = nullptr;
      check(eager_tensor_to_dense(s.ctx, t->get(), &dense));
      results.push_back(values(Tensor(dense)));
    }
    y = s.add(by_input, by_variable);
  }
  return results;
}

}  // namespace

TEST_CASE("gradients of gradients read the forward pass's residuals, and compute nothing again") {
  Traced s;
  Variable v = s.variable(s.vec({0.5, -0.25}));
  auto body = [&](const Tensor& x) {
    Tensor a = s.run("exp", {s.mul(x, s.read(v)).get()});
    return s.mul(s.run("tanh", {a.get()}), s.run("erf", {a.get()}));
  };
  Tensor x = s.input({2});
  Function f = s.end({body(x).get()});
  const eager::DeriveRequest request{.inputs = {true}, .variables = {v.get()}};
  const auto first = eager::gradients_of(*f).get(*s.ctx, request);
  const auto second = eager::gradients_of(*first->forward).get(*s.ctx, request);
  for (const auto& d : {first, second}) {
    CHECK(d->backward->graph().nodes.size() > 3);
    for (const eager::Node& node : d->backward->graph().nodes) {
      INFO(node.def().name);
      CHECK_FALSE((node.def().name == std::string("tanh") || node.def().name == std::string("erf")));
    }
  }
  Tensor one = s.vec({1, 2});
  std::vector<std::vector<double>> expected;
  for (const char* way : {"eager", "nested", "persistent"}) {
    std::vector<Tape> tapes;
    std::vector<eager_tape*> order;
    const bool is_persistent = way == std::string("persistent");
    for (int i = 0; i < (is_persistent ? 1 : 3); ++i) tapes.push_back(make_tape(s.ctx, is_persistent));
    for (const Tape& t : tapes) watch(t, one);
    for (size_t i = 0; i < 3; ++i) order.push_back(tapes[is_persistent ? 0 : 2 - i].get());
    const bool is_eager = way == std::string("eager");
    const auto results = all_orders(s, is_eager ? body(one) : std::move(call(s.ctx, f, {one.get()})[0]), one, v, order);
    if (is_eager) expected = results;
    for (size_t i = 0; i < expected.size(); ++i) {
      for (size_t k = 0; k < 2; ++k) CHECK(results[i][k] == Approx(expected[i][k]).epsilon(1e-12));
    }
  }
}

TEST_CASE("gradients of gathered rows are sparse, as eager ones") {
  for (const std::vector<int64_t>& dims : {std::vector<int64_t>{}, {-1}, {-1, 2}}) {
    Traced s;
    auto matrix = [&](std::vector<double> v) { return make_tensor(s.ctx, EAGER_FLOAT64, {4, 3}, v.data(), 96); };
    Variable table = s.variable(matrix({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}));
    auto body = [&](const Tensor& rows, const Tensor& at) {
      Tensor a = s.run("gather", {s.read(table).get(), at.get()}), b = s.run("gather", {rows.get(), at.get()});
      return s.mul(s.mul(a, a), b);
    };
    Tensor rows = s.input({-1, 3}), at = s.input(dims, EAGER_INT64);
    Function f = s.end({body(rows, at).get()});
    const std::vector<int64_t> shape(dims.size(), 2);
    const int64_t indices[] = {3, 1, 1, 3};
    Tensor place = make_tensor(s.ctx, EAGER_INT64, shape, indices, 8u << dims.size());
    Tensor given = matrix({1, 0, 2, 3, 1, 4, 1, 1, 1, 2, 2, 5});
    for (int num_tapes : {1, 2, 3}) {
      std::vector<std::vector<double>> results[2];
      for (int way = 0; way < 2; ++way) {
        std::vector<Tape> tapes;
        std::vector<eager_tape*> order;
        for (int i = 0; i < num_tapes; ++i) tapes.push_back(make_tape(s.ctx));
        for (const Tape& t : tapes) watch(t, given);
        for (int i = num_tapes; i-- > 0;) order.push_back(tapes[static_cast<size_t>(i)].get());
        Tensor y = way ? std::move(call(s.ctx, f, {given.get(), place.get()})[0]) : body(given, place);
        results[way] = all_orders(s, std::move(y), given, table, order, true);
      }
      CHECK(results[0] == results[1]);
    }
  }
}

TEST_CASE("outputs without gradients take no part in the backward pass") {
  Traced s;
  Tensor x = s.input({-1}), z = s.input({-1});
  Function f = s.end({s.mul(x, x).get(), s.run("log", {x.get()}).get(), s.mul(s.run("rsqrt", {x.get()}), z).get()});
  Tensor at = s.vec({0, 1, 4}), other = s.vec({1, 2, 3});
  for (bool is_persistent : {false, true}) {
    Tape outer = make_tape(s.ctx, is_persistent), inner = make_tape(s.ctx);
    for (const Tape* t : {&outer, &inner}) {
      watch(*t, at);
      watch(*t, other);
    }
    const std::vector<Tensor> y = call(s.ctx, f, {at.get(), other.get()});
    const std::vector<Tensor> g = gradient(s.ctx, inner.get(), {y[0].get()}, {}, {at.get(), other.get()});
    CHECK(values(g[0]) == std::vector<double>{0, 2, 8});
    CHECK(g[1] == nullptr);
    const std::vector<Tensor> h = gradient(s.ctx, outer.get(), {g[0].get()}, {}, {at.get(), other.get()});
    CHECK(values(h[0]) == std::vector<double>{2, 2, 2});
    CHECK(h[1] == nullptr);
  }
}

TEST_CASE("gathered rows of unknown lengths, and none of them") {
  for (const std::vector<int64_t>& dims : {std::vector<int64_t>{-1, -1, -1}, {-1, -1}, {-1, 0}}) {
    for (int64_t n : {2, 0}) {
      Traced s;
      Tensor table = s.input(dims);
      const std::vector<int64_t> indices(4, 1);
      Tensor rows = make_tensor(s.ctx, EAGER_INT64, {2, n}, indices.data(), static_cast<size_t>(n) * 16);
      Function f = s.end({s.run("gather", {table.get(), rows.get()}).get()});
      std::vector<int64_t> shape = dims;
      size_t count = 1;
      for (int64_t& d : shape) count *= static_cast<size_t>(d = d < 0 ? 3 : d);
      const std::vector<double> data(count, 0.5);
      Tensor given = make_tensor(s.ctx, EAGER_FLOAT64, shape, data.data(), count * 8);
      std::vector<double> results[2];
      for (int way = 0; way < 2; ++way) {
        Tape tape = make_tape(s.ctx);
        watch(tape, given);
        Tensor y = way ? s.run("gather", {given.get(), rows.get()}) : std::move(call(s.ctx, f, {given.get()})[0]);
        results[way] = values(s.run("identity", {s.grad(tape, y, given).get()}));
      }
      CHECK(results[0] == results[1]);
    }
  }
}
