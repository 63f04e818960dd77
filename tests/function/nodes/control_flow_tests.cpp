// cond, while_loop, map and scan: what they compute, of which dtypes, where, and what they refuse.
#include <catch2/catch.hpp>

#include "support/control_flow.h"

using namespace client;

TEST_CASE("collatz: a loop around a branch, on integers") {
  Control s;
  auto number = [&](int64_t v) { return make_tensor(s.ctx, EAGER_INT64, {}, &v, 8); };
  const std::vector<Control::Type> scalar = {{{}, EAGER_INT64}};
  Function half = s.trace(scalar, [&](const Tensors& x) {
    return list(s.run("floor_divide", {x[0].get(), number(2).get()}));
  });
  Function triple = s.trace(scalar, [&](const Tensors& x) { return list(s.add(s.mul(x[0], number(3)), number(1))); });
  const std::vector<Control::Type> two = {{{}, EAGER_INT64}, {{}, EAGER_INT64}};
  Function more = s.trace(two, [&](const Tensors& x) {
    return list(s.run("not_equal", {x[0].get(), number(1).get()}));
  });
  Function next = s.trace(two, [&](const Tensors& x) {
    Tensor odd = s.run("remainder", {x[0].get(), number(2).get()});
    Tensor n =
        std::move(s.exec(s.op("cond", {{"then_branch", &triple}, {"else_branch", &half}}), {odd.get(), x[0].get()})[0]);
    return list(std::move(n), s.add(x[1], number(1)));
  });
  Op loop = s.op("while_loop", {{"cond", &more}, {"body", &next}});
  Control::Body steps = [&](const Tensors& x) {
    Tensors out = s.exec(loop, {x[0].get(), number(0).get()});
    return list(std::move(out[1]));
  };
  Function f = s.trace(scalar, steps);
  for (auto [n, want] : {std::pair<int64_t, int64_t>{27, 111}, {1, 0}, {6, 8}}) {
    CHECK(integers(steps(list(number(n)))[0])[0] == want);
    CHECK(integers(call(s.ctx, f, {number(n).get()})[0])[0] == want);
  }
}

TEST_CASE("cond: only the taken branch has effects") {
  Control s;
  Variable v = s.variable(s.num(0));
  Function yes = s.trace({{{}}}, [&](const Tensors& x) {
    check(eager_variable_assign_add(s.ctx, v.get(), x[0].get()));
    return list(s.mul(x[0], x[0]));
  });
  Function no = s.trace({{{}}}, [&](const Tensors& x) { return list(s.mul(x[0], s.num(3))); });
  Op op = s.op("cond", {{"then_branch", &yes}, {"else_branch", &no}});
  Control::Body f = [&](const Tensors& x) { return s.exec(op, {x[0].get(), x[1].get()}); };
  Function traced = s.trace({{{}, EAGER_BOOL}, {{}}}, f);
  Function ignored = s.trace({{{}, EAGER_BOOL}, {{}}}, [&](const Tensors& x) {
    f(x);
    return list(s.mul(x[1], x[1]));
  });
  for (const Function* g : {&traced, &ignored}) {
    const double before = values(s.read(v))[0];
    call(s.ctx, *g, {s.truth(false).get(), s.num(5).get()});
    CHECK(values(s.read(v))[0] == before);
    call(s.ctx, *g, {s.truth(true).get(), s.num(5).get()});
    CHECK(values(s.read(v))[0] == before + 5);
  }
  for (int order = 1; order <= 2; ++order) {
    check(eager_variable_assign(s.ctx, v.get(), s.num(0).get()));
    Tensor x = s.num(5), p = s.truth(true);
    Tape outer = make_tape(s.ctx), tape = make_tape(s.ctx);
    watch(tape, x), watch(outer, x);
    Tensor y = std::move(call(s.ctx, traced, {p.get(), x.get()})[0]);
    CHECK(values(s.read(v))[0] == 5);
    Tensor g = s.grad(tape, y, x);
    CHECK(values(g)[0] == 10);
    if (order == 2) CHECK(values(s.grad(outer, g, x))[0] == 2);
    CHECK(values(s.read(v))[0] == 5);
  }
}

TEST_CASE("while_loop stacks what its body gives besides") {
  Control s;
  Function less = s.trace({{{}}}, [&](const Tensors& x) { return list(s.run("less", {x[0].get(), s.num(20).get()})); });
  Function body = s.trace({{{}}}, [&](const Tensors& x) { return list(s.mul(x[0], x[0]), s.mul(x[0], s.num(10))); });
  Op loop = s.op("while_loop", {{"cond", &less}, {"body", &body}});
  Tensor two = s.num(2);
  Tensors out = s.exec(loop, {two.get()});
  CHECK(values(out[0])[0] == 256);
  CHECK(values(out[1]) == std::vector<double>{20, 40, 160});
  s.check_everywhere([&](const Tensors& x) { return s.exec(loop, {x[0].get()}); }, list(s.num(2)));
  Op few = s.op("while_loop", {{"cond", &less}, {"body", &body}}, {{"maximum_iterations", 1}});
  CHECK(values(s.exec(few, {two.get()})[1]) == std::vector<double>{20});
  Tensors once = execute(s.ctx, loop.get(), {two.get()}, Arguments{2, {1}});  // maximum_iterations
  CHECK(values(once[1]) == std::vector<double>{20});
}

TEST_CASE("no iteration") {
  Control s;
  Function body = s.trace({{{2}}, {{-1, 3}}, {{}}}, [&](const Tensors& x) {
    return list(s.mul(x[0], x[2]), s.mul(x[1], x[2]), s.mul(x[0], x[0]));
  });
  Op scan = s.op("scan", {{"function", &body}}, {{"num_carries", 1}, {"num_invariants", 1}});
  Control::Body f = [&](const Tensors& x) { return s.exec(scan, handles(x)); };
  auto inputs = [&] {
    const int64_t dims[] = {0, 4, 3};
    return list(s.vec({1, 2}), make_tensor(s.ctx, EAGER_FLOAT64, {dims, dims + 3}, nullptr, 0), s.num(3));
  };
  Tensors out = f(inputs());
  CHECK(values(out[0]) == std::vector<double>{1, 2});
  CHECK(dims_of(out[1].get()) == std::vector<int64_t>{0, 0, 3});
  CHECK(dims_of(out[2].get()) == std::vector<int64_t>{0, 2});
  auto g = s.check_everywhere(f, inputs());
  CHECK(g[0] == std::vector<double>{1, 1});
  Function never = s.trace({{{}}}, [&](const Tensors& x) {
    return list(s.run("greater", {x[0].get(), s.num(100).get()}));
  });
  Function square = s.trace({{{}}}, [&](const Tensors& x) { return list(s.mul(x[0], x[0])); });
  Op loop = s.op("while_loop", {{"cond", &never}, {"body", &square}});
  g = s.check_everywhere([&](const Tensors& x) { return s.exec(loop, {x[0].get()}); }, list(s.num(3)));
  CHECK(g[0][0] == 1);
  Tensor x = s.num(3);
  CHECK(s.exec(loop, {x.get()})[0].get() != x.get());
}

TEST_CASE("an endless loop ends when the host program says so") {
  struct Asked {
    int times = 0, destroyed = 0;
    const eager_context* by = nullptr;
  } asked;
  const auto destroy = [](void* a) { ++static_cast<Asked*>(a)->destroyed; };
  const auto refuse = [](void* a, eager_context* ctx) -> eager_status* {
    auto& asked = *static_cast<Asked*>(a);
    asked.by = ctx;
    check(eager_context_set_device(ctx, "cpu:0"));  // it may be used
    check(eager_context_set_device(ctx, nullptr));
    return ++asked.times < 2 ? nullptr : eager_status_new(EAGER_CANCELLED, "enough");
  };
  {
    Control s;
    const int64_t live = s.live();
    check(eager_context_set_interrupt(s.ctx, refuse, &asked, destroy));
    Function always = s.trace({{{}}}, [&](const Tensors&) { return list(s.truth(true)); });
    Function next = s.trace({{{}}}, [&](const Tensors& x) { return list(s.add(x[0], s.num(1))); });
    Op loop = s.op("while_loop", {{"cond", &always}, {"body", &next}});
    Function inner = s.trace({{{}}}, [&](const Tensors& x) { return s.exec(loop, {x[0].get()}); });
    Op outer = s.op("map", {{"function", &inner}});
    Function f = s.trace({{{2}}}, [&](const Tensors& x) { return s.exec(outer, {x[0].get()}); });
    Context fork;
    eager_context* made = nullptr;
    check(eager_context_fork(s.ctx, &made));
    fork.reset(made);
    auto cancelled = [&](eager_context* ctx, const std::function<void()>& run) {
      asked.times = 0;
      std::swap(ctx, s.ctx);
      const std::string why = refusal(run);
      CHECK(why.rfind("1: enough", 0) == 0);
      CHECK(asked.times == 2);
      CHECK(asked.by == s.ctx);
      s.ctx = ctx;
    };
    cancelled(s.ctx, [&] { s.exec(loop, {s.num(0).get()}); });
    cancelled(s.ctx, [&] { call(s.ctx, f, {s.vec({1, 2}).get()}); });
    cancelled(fork.get(), [&] {
      Tape tape = make_tape(s.ctx);
      Tensor x = s.vec({1, 2});
      watch(tape, x);
      call(s.ctx, f, {x.get()});
    });
    check(eager_context_set_interrupt(s.ctx, nullptr, nullptr, nullptr));
    CHECK(asked.destroyed == 0);  // the fork has it
    Op some = s.op("while_loop", {{"cond", &always}, {"body", &next}}, {{"maximum_iterations", 3}});
    CHECK(values(s.exec(some, {s.num(0).get()})[0]) == std::vector<double>{3});
    fork.reset();
    CHECK(asked.destroyed == 1);
    always.reset(), next.reset(), inner.reset(), f.reset(), loop.reset(), outer.reset(), some.reset();
    CHECK(s.live() == live);
  }
  check(eager_context_set_interrupt(make_context(1).get(), refuse, &asked, destroy));
  CHECK(asked.destroyed == 2);
  CHECK(refusal([&] { check(eager_context_set_interrupt(nullptr, refuse, &asked, destroy)); }) == "3: ctx is NULL");
  CHECK(asked.destroyed == 3);
  check(eager_context_set_interrupt(make_context(1).get(), nullptr, &asked, destroy));
  CHECK(asked.destroyed == 4);
}

TEST_CASE("predicates of any dtype, weak scalars, and sparse rows") {
  Control s;
  Function yes = s.trace({{{-1, 2}}}, [&](const Tensors& x) { return list(s.sum(x[0])); });
  Function no = s.trace({{{-1, 2}}}, [&](const Tensors& x) { return list(s.sum(s.mul(x[0], s.num(-1)))); });
  Op cond = s.op("cond", {{"then_branch", &yes}, {"else_branch", &no}});
  Tensor x = s.mat({1, 2}, 1);
  for (int32_t dtype = 1; dtype < EAGER_STRING; ++dtype) {
    for (double v : {0, 1}) {
      Op cast = make_op(s.ctx, "cast");
      check(eager_op_set_dtype(cast.get(), "dtype", dtype));
      Tensor given = s.num(v), p = std::move(client::execute(s.ctx, cast.get(), {given.get()})[0]);
      CHECK(values(s.exec(cond, {p.get(), x.get()})[0])[0] == (v ? 3 : -3));
      Tensor there = s.to(p, "test:0");
      CHECK(values(s.exec(cond, {there.get(), x.get()})[0])[0] == (v ? 3 : -3));
    }
  }
  for (double v : {0.0, 0.5, std::nan("")}) {
    eager_tensor* weak = nullptr;
    check(eager_tensor_scalar_float(s.ctx, v, &weak));
    Tensor p(weak);
    CHECK(values(s.exec(cond, {p.get(), x.get()})[0])[0] == (v != 0 ? 3 : -3));
  }
  // A weak carry takes the body's dtype, without an iteration too.
  Function half = s.trace({{{}, EAGER_FLOAT32}}, [&](const Tensors& c) { return list(s.mul(c[0], c[0])); });
  eager_tensor* weak = nullptr;
  check(eager_tensor_scalar_int(s.ctx, 3, &weak));
  Tensor three(weak);
  for (int64_t n : {0, 1}) {
    Op scan = s.op("scan", {{"function", &half}}, {{"num_carries", 1}, {"length", n}});
    Tensors out = s.exec(scan, {three.get()});
    CHECK(eager_tensor_dtype(out[0].get()) == EAGER_FLOAT32);
    float value = 0;
    check(eager_tensor_read(out[0].get(), &value, 4));
    CHECK(value == (n ? 9 : 3));
  }
  Tensor table = s.mat({1, 2, 3, 4}, 2), at = s.ids({1});
  Tape tape = make_tape(s.ctx);
  watch(tape, table);
  Tensor rows = s.grad(tape, s.sum(s.run("gather", {table.get(), at.get()})), table), p = s.num(1);
  REQUIRE(eager_tensor_is_sparse_rows(rows.get()));
  CHECK(values(s.exec(cond, {p.get(), rows.get()})[0])[0] == 2);
}

TEST_CASE("control flow for every dtype, traced and eagerly") {
  Control s;
  for (int32_t dtype = 1; dtype < EAGER_STRING; ++dtype) {
    auto cast = [&](const Tensor& t) {
      Op op = make_op(s.ctx, "cast");
      check(eager_op_set_dtype(op.get(), "dtype", dtype));
      return std::move(client::execute(s.ctx, op.get(), {t.get()})[0]);
    };
    const bool is_bool = dtype == EAGER_BOOL;
    auto plus = [&](const Tensor& a, const Tensor& b) {
      return s.run(is_bool ? "logical_or" : "add", {a.get(), b.get()});
    };
    Function body = s.trace({{{2}, dtype}, {{2}, dtype}},
                            [&](const Tensors& x) { return list(plus(x[0], x[1]), plus(x[1], x[1])); });
    Function less = s.trace({{{}}, {{2}, dtype}, {{2}, dtype}}, [&](const Tensors& x) {
      return list(s.run("less", {x[0].get(), s.num(2).get()}));
    });
    Function count = s.trace({{{}}, {{2}, dtype}, {{2}, dtype}},
                             [&](const Tensors& x) { return list(s.add(x[0], s.num(1)), plus(x[1], x[2])); });
    Op scan = s.op("scan", {{"function", &body}}, {{"num_carries", 1}}), map = s.op("map", {{"function", &body}});
    Op cond = s.op("cond", {{"then_branch", &body}, {"else_branch", &body}});
    Op loop = s.op("while_loop", {{"cond", &less}, {"body", &count}}, {{"num_invariants", 1}});
    Control::Body f = [&](const Tensors& x) {
      Tensors all = s.exec(scan, {x[0].get(), x[1].get()});
      for (Tensor& t : s.exec(map, {all[1].get(), x[1].get()})) all.push_back(std::move(t));
      for (Tensor& t : s.exec(cond, {x[2].get(), all[0].get(), x[0].get()})) all.push_back(std::move(t));
      for (Tensor& t : s.exec(loop, {x[2].get(), all[0].get(), x[0].get()})) all.push_back(std::move(t));
      return all;
    };
    Function traced = s.trace({{{-1}, dtype}, {{-1, 2}, dtype}, {{}}}, f);
    Tensors in = list(cast(s.vec({1, 0})), cast(s.mat({1, 2, 0, 4, 0, 6}, 3)), s.num(0));
    Tensors want = f(in), got = call(s.ctx, traced, handles(in));
    REQUIRE(want.size() == got.size());
    for (size_t i = 0; i < want.size(); ++i) {
      CAPTURE(dtype, i);
      auto bytes = [](const Tensor& t) {
        std::vector<char> b(static_cast<size_t>(eager_tensor_num_elements(t.get())) *
                            static_cast<size_t>(eager_dtype_size(eager_tensor_dtype(t.get()))));
        check(eager_tensor_read(t.get(), b.data(), b.size()));
        return b;
      };
      CHECK(eager_tensor_dtype(want[i].get()) == (i == 6 ? EAGER_FLOAT64 : dtype));
      CHECK(dims_of(want[i].get()) == dims_of(got[i].get()));
      CHECK(bytes(want[i]) == bytes(got[i]));
    }
    if (dtype == EAGER_FLOAT64) {
      CHECK(values(got[0]) == std::vector<double>{2, 12});
      CHECK(values(got[2]) == std::vector<double>{3, 6, 0, 12, 0, 18});
      CHECK(values(got[7]) == std::vector<double>{4, 12});
    }
  }
}

TEST_CASE("what a trace knows of the outputs of control flow") {
  Control s;
  using Dims = std::vector<int64_t>;
  Function two = s.trace({{{-1}}}, [&](const Tensors& x) { return list(s.vec({1, 2}), s.one("identity", x[0])); });
  Function three = s.trace({{{-1}}}, [&](const Tensors& x) { return list(s.vec({1, 2, 3}), s.one("identity", x[0])); });
  Function row =
      s.trace({{{}}, {{4}}}, [&](const Tensors& x) { return list(s.add(x[0], s.sum(x[1])), s.mul(x[1], x[1])); });
  Function less = s.trace({{{-1}}}, [&](const Tensors& x) {
    return list(s.run("less", {s.sum(x[0]).get(), s.num(9).get()}));
  });
  Function twice = s.trace({{{-1}}}, [&](const Tensors& x) { return list(s.run("concat", {x[0].get(), x[0].get()})); });
  Op cond = s.op("cond", {{"then_branch", &two}, {"else_branch", &three}});
  Op scan = s.op("scan", {{"function", &row}}, {{"num_carries", 1}}),
     loop = s.op("while_loop", {{"cond", &less}, {"body", &twice}});
  Function f = s.trace({{{}, EAGER_BOOL}, {{5}}, {{}}, {{7, 4}}, {{-1, 4}}}, [&](const Tensors& x) {
    Tensors all = s.exec(cond, {x[0].get(), x[1].get()});
    CHECK(dims_of(all[0].get()) == Dims{-1});
    CHECK(dims_of(all[1].get()) == Dims{-1});
    Tensors known = s.exec(scan, {x[2].get(), x[3].get()}), unknown = s.exec(scan, {x[2].get(), x[4].get()});
    CHECK(dims_of(known[0].get()) == Dims{});
    CHECK(dims_of(known[1].get()) == Dims{7, 4});
    CHECK(dims_of(unknown[1].get()) == Dims{-1, 4});
    Tensors grown = s.exec(loop, {x[1].get()});  // it may change its shape
    CHECK(dims_of(grown[0].get()) == Dims{-1});
    // A predicate with a value: its branch, at once.
    Tensors now = s.exec(cond, {s.truth(false).get(), x[1].get()});
    CHECK(dims_of(now[0].get()) == Dims{3});
    CHECK(values(now[0]) == std::vector<double>{1, 2, 3});
    return grown;
  });
  std::vector<double> ones(5, 1.0);
  Tensor p = s.truth(true), x = s.vec(ones), c = s.num(0), known = s.mat(std::vector<double>(28), 7),
         none = s.mat({1, 2, 3, 4}, 1);
  CHECK(dims_of(call(s.ctx, f, {p.get(), x.get(), c.get(), known.get(), none.get()})[0].get()) == Dims{10});
}

TEST_CASE("what control flow refuses") {
  Control s;
  Function one = s.trace({{{-1}}}, [&](const Tensors& x) { return list(s.mul(x[0], x[0])); });
  Function total = s.trace({{{-1}}}, [&](const Tensors& x) { return list(s.sum(x[0])); });
  Function two =
      s.trace({{{-1}}, {{-1}}}, [&](const Tensors& x) { return list(s.mul(x[0], x[1]), s.mul(x[0], x[0])); });
  Function ints = s.trace({{{-1}}}, [&](const Tensors&) { return list(s.ids({1, 2})); });
  Tensor p = s.num(1), v = s.vec({1, 2}), n = s.ids({1});
  auto fails = [&](const Op& o, const std::vector<eager_tensor*>& in, const std::string& part) {
    const std::string eager = refusal([&] { s.exec(o, in); });
    CHECK(eager.substr(0, 2) == "3:");
    CHECK(eager.find(part) != std::string::npos);
    INFO(eager << " | " << part);
    // In a trace too, with a value to come.
    const std::string traced = refusal([&] {
      s.trace({{{}}, {{2}}, {{1}, EAGER_INT64}}, [&](const Tensors& x) {
        std::vector<eager_tensor*> given;
        for (eager_tensor* t : in)
          given.push_back(t == p.get() ? x[0].get() : t == v.get() ? x[1].get() : t == n.get() ? x[2].get() : t);
        return s.exec(o, given);
      });
    });
    CHECK(traced == eager);
  };
  auto cond = [&](const Function* a, const Function* b) {
    return s.op("cond", {{"then_branch", a}, {"else_branch", b}});
  };
  fails(make_op(s.ctx, "cond"), {p.get(), v.get()}, "attribute 'then_branch' is not set");
  fails(s.op("cond", {{"then_branch", &one}}), {p.get(), v.get()}, "attribute 'else_branch' is not set");
  fails(cond(&one, &one), {}, "needs a predicate");
  fails(cond(&one, &one), {v.get(), v.get()},
        "the predicate must be a bool or a number of rank 0, not a float64 tensor of shape [2]");
  fails(cond(&one, &one), {nullptr, v.get()}, "input #0 (inputs) is NULL");
  fails(cond(&one, &one), {p.get(), nullptr}, "input #1 (inputs) is NULL");
  fails(cond(&one, &two), {p.get(), v.get()}, "attribute 'else_branch' is a function of 2 inputs, but gets 1");
  fails(cond(&one, &total), {p.get(), v.get()},
        "'then_branch' and 'else_branch': outputs #0 must have one dtype and rank");
  fails(cond(&one, &ints), {p.get(), v.get()}, "a float64 tensor of shape [?] and a int64 tensor of shape [2]");
  fails(cond(&one, &one), {p.get(), n.get()},
        "then_branch of cond as input #1(zero-based) was expected to be a float64 tensor but is a int64 tensor");
  auto loop = [&](const Function* c, const Function* b, int64_t invariants = 0) {
    return s.op("while_loop", {{"cond", c}, {"body", b}}, {{"num_invariants", invariants}});
  };
  fails(loop(&total, &one), {v.get()}, "attribute 'cond' must give a bool scalar, not a float64 tensor of shape []");
  fails(loop(&two, &one), {v.get()}, "attribute 'cond' is a function of 2 inputs, but gets 1");
  fails(loop(&total, &total), {v.get()}, "attribute 'body': output #0 must have the dtype and rank of input #0");
  fails(loop(&total, &one, 2), {v.get()}, "attribute 'num_invariants' is 2, which does not fit 1 inputs");
  fails(loop(&total, &one, -1), {v.get()}, "attribute 'num_invariants' is -1");
  fails(s.op("map", {{"function", &total}}), {p.get()}, "expected to be of shape [?,?] but is of shape []");
  fails(s.op("map", {{"function", &two}}, {{"num_invariants", 2}}), {v.get(), v.get()},
        "at least one input that is no invariant");
  Function scalars = s.trace({{{}}, {{}}}, [&](const Tensors& x) { return list(s.mul(x[0], x[1])); });
  Tensor three = s.vec({1, 2, 3});
  fails(s.op("map", {{"function", &scalars}}), {v.get(), three.get()},
        "input #1 has 3 slices along its first axis, expected were 2");
  fails(s.op("scan", {{"function", &scalars}}, {{"num_carries", 1}, {"length", 4}}), {p.get(), v.get()},
        "input #1 has 2 slices along its first axis, expected were 4");
  fails(s.op("scan", {{"function", &one}}, {{"num_carries", 1}}), {v.get()},
        "attribute 'length' must be set where there are no xs");
  fails(s.op("scan", {{"function", &one}}, {{"num_carries", 1}, {"length", -1}}), {v.get()},
        "attribute 'length' must not be negative, got -1");
  // Only values tell.
  Function grow = s.trace({{{-1}}}, [&](const Tensors& x) {
    return list(s.run("concat", {x[0].get(), x[0].get()}), s.one("identity", x[0]));
  });
  Op growing = s.op("scan", {{"function", &grow}}, {{"num_carries", 1}, {"length", 2}});
  CHECK(refusal([&] { s.exec(growing, {v.get()}); }).find("Shapes of all inputs must match") != std::string::npos);
  // The header.
  Op op = make_op(s.ctx, "cond"), add = make_op(s.ctx, "add");
  CHECK(code_of(eager_op_set_function(nullptr, "then_branch", one.get())) == EAGER_INVALID_ARGUMENT);
  CHECK(code_of(eager_op_set_function(op.get(), nullptr, one.get())) == EAGER_INVALID_ARGUMENT);
  CHECK(code_of(eager_op_set_function(op.get(), "then_branch", nullptr)) == EAGER_INVALID_ARGUMENT);
  CHECK(code_of(eager_op_set_function(op.get(), "then_branch", reinterpret_cast<eager_function*>(v.get()))) ==
        EAGER_INVALID_ARGUMENT);
  CHECK(code_of(eager_op_set_function(op.get(), "branch", one.get())) == EAGER_INVALID_ARGUMENT);
  CHECK(code_of(eager_op_set_function(add.get(), "then_branch", one.get())) == EAGER_INVALID_ARGUMENT);
  check(eager_op_set_function(op.get(), "then_branch", total.get()));
  check(eager_op_set_function(op.get(), "then_branch", one.get()));
  check(eager_op_set_function(op.get(), "else_branch", one.get()));
  CHECK(values(s.exec(op, {p.get(), v.get()})[0]) == std::vector<double>{1, 4});
  CHECK(code_of(eager_op_set_function(op.get(), "then_branch", one.get())) == EAGER_FAILED_PRECONDITION);
  eager_tensor* in[] = {p.get(), v.get()};
  int32_t room = 0;
  CHECK(code_of(eager_execute(s.ctx, op.get(), in, 2, nullptr, &room)) == EAGER_INVALID_ARGUMENT);
  CHECK(room == 1);
}

TEST_CASE("control flow on another device") {
  Control s;
  Function less = s.trace({{{}}, {{-1}}}, [&](const Tensors& x) {
    return list(s.run("less", {x[0].get(), s.num(50).get()}));
  });
  Function body = s.trace({{{}}, {{-1}}}, [&](const Tensors& x) {
    return list(s.add(s.mul(x[0], x[0]), s.sum(x[1])), s.mul(x[1], x[0]));
  });
  Op loop = s.op("while_loop", {{"cond", &less}, {"body", &body}}, {{"num_invariants", 1}});
  Function step = s.trace({{{}}, {{}}}, [&](const Tensors& x) { return list(s.mul(x[0], x[1]), s.one("sin", x[0])); });
  Op scan = s.op("scan", {{"function", &step}}, {{"num_carries", 1}});
  Control::Body f = [&](const Tensors& x) {
    Tensors out = s.exec(loop, {x[0].get(), x[1].get()});
    return s.exec(scan, {out[0].get(), x[1].get()});
  };
  Function traced = s.trace({{{}}, {{-1}}}, f);
  Tensors host = list(s.num(2), s.vec({0.5, 1, 0.25})), device = list(s.to(host[0], "test:0"), s.to(host[1], "test:0"));
  Control::Body called = [&](const Tensors& x) { return call(s.ctx, traced, handles(x)); };
  for (int order = 0; order <= 2; ++order) {
    auto of = [&](const Control::Body& g, const Tensors& x) { return order == 0 ? g(x) : s.gradients(g, x, order); };
    Tensors want = of(f, host);
    for (const Control::Body* g : {&std::as_const(f), &std::as_const(called)}) {
      Tensors got = of(*g, device);
      s.compare(want, got);
      for (const Tensor& t : got) CHECK(s.where(t) == "test:0");
    }
  }
  Function inside = s.trace({{{}}, {{-1}}}, [&](const Tensors& x) { return s.gradients(f, x); });
  s.compare(s.gradients(f, host), call(s.ctx, inside, handles(device)));
  // An op that says where.
  Op there = s.op("scan", {{"function", &step}}, {{"num_carries", 1}});
  check(eager_op_set_device(there.get(), "test:1"));
  CHECK(s.where(s.exec(there, {host[0].get(), host[1].get()})[0]) == "test:1");
  Function placed = s.trace({{{}}, {{-1}}}, [&](const Tensors& x) { return s.exec(there, handles(x)); });
  CHECK(s.where(call(s.ctx, placed, handles(host))[1]) == "test:1");
}
