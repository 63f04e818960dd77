// Gradients through cond, while_loop, map and scan, to higher orders, with variables and random numbers.
#include <catch2/catch.hpp>

#include <atomic>
#include <thread>

#include "support/control_flow.h"

using namespace client;

TEST_CASE("Newton's square root, differentiated through the loop") {
  Control s;
  const std::vector<Control::Type> types = {{{}}, {{}}};
  Function more = s.trace(types, [&](const Tensors& x) {
    return list(s.run("greater", {s.one("abs", s.sub(s.mul(x[0], x[0]), x[1])).get(), s.num(1e-13).get()}));
  });
  Function next = s.trace(types, [&](const Tensors& x) {
    return list(s.mul(s.num(0.5), s.add(x[0], s.run("divide", {x[1].get(), x[0].get()}))));
  });
  Op loop = s.op("while_loop", {{"cond", &more}, {"body", &next}}, {{"num_invariants", 1}, {"maximum_iterations", 50}});
  auto g = s.check_everywhere(
      [&](const Tensors& x) {
        return s.exec(loop, {s.num(1).get(), x[0].get()});
      },
      list(s.num(2)));
  CHECK(g[0][0] == Approx(0.5 / std::sqrt(2)));
  // d (1 / (4 a)) / da
  CHECK(g[1][0] == Approx(-1.0 / 16));
}

TEST_CASE("cond: both branches, with gradients") {
  Control s;
  const std::vector<Control::Type> types = {{{-1}}, {{-1}}};
  Function yes = s.trace(types, [&](const Tensors& x) { return list(s.one("exp", s.mul(x[0], x[1])), s.sum(x[0])); });
  Function no = s.trace(types, [&](const Tensors& x) {
    return list(s.mul(s.one("sin", x[0]), x[0]), s.sum(s.one("sin", x[0])));
  });
  Op op = s.op("cond", {{"then_branch", &yes}, {"else_branch", &no}});
  for (double p : {1.0, 0.0, -3.5}) {
    Control::Body f = [&](const Tensors& x) { return s.exec(op, {x[0].get(), x[1].get(), x[2].get()}); };
    Tensors in = list(s.num(p), s.vec({0.3, -0.2}), s.vec({1.5, 2}));
    auto g = s.check_everywhere(f, in);
    CHECK(g[0].empty());
    if (p == 0) CHECK(g[1][0] == Approx(0.3 * std::cos(0.3) + std::sin(0.3) + std::cos(0.3)));
    else CHECK(g[1][0] == Approx(1.5 * std::exp(0.45) + 1));
  }
  // One function for both branches.
  Op same = s.op("cond", {{"then_branch", &yes}, {"else_branch", &yes}});
  s.check_everywhere(
      [&](const Tensors& x) {
        return s.exec(same, {x[0].get(), x[1].get(), x[1].get()});
      },
      list(s.num(1), s.vec({0.5})));
}

namespace {

// h' = tanh(x W + h U + b); ys: h'. W, U, b are variables.
struct Rnn : Control {
  Variable w{variable(mat({0.1, -0.2, 0.3, 0.4, 0.5, -0.6}, 3))}, u{variable(mat({0.2, 0.7, -0.3, 0.1}, 2))},
      b{variable(vec({0.05, -0.1}))};
  Tensor cell(const Tensor& h, const Tensor& x) {
    Tensor sum = add(run("matmul", {x.get(), read(w).get()}), run("matmul", {h.get(), read(u).get()}));
    return one("tanh", add(sum, read(b)));
  }
  Function body = trace({{{-1, 2}}, {{-1, 3}}}, [&](const Tensors& in) {
    Tensor h = cell(in[0], in[1]);
    Tensor y = one("identity", h);
    return list(std::move(h), std::move(y));
  });
  Tensor xs(int64_t steps, int64_t batch) {
    std::vector<double> v(static_cast<size_t>(steps * batch * 3));
    for (size_t i = 0; i < v.size(); ++i) v[i] = std::sin(1.0 + static_cast<double>(i));
    return make_tensor(ctx, EAGER_FLOAT64, {steps, batch, 3}, v.data(), v.size() * 8);
  }
  Tensor zeros(int64_t batch) { return mat(std::vector<double>(static_cast<size_t>(2 * batch)), batch); }
  // Returns gradients of loss by the variables, on tapes of order's number; the last are of the sum of squares of those before.
  Tensors by_variables(const std::function<Tensor()>& loss, int order) {
    std::vector<Tape> tapes;
    for (int i = 0; i < order; ++i) tapes.push_back(make_tape(ctx));
    Tensor target = loss();
    std::vector<eager_variable*> variables = {w.get(), u.get(), b.get()};
    for (;;) {
      std::vector<eager_tensor*> g(3);
      eager_tensor* t = target.get();
      check(eager_tape_gradient(ctx, tapes.back().get(), &t, 1, nullptr, nullptr, 0, variables.data(), 3, nullptr,
                                g.data()));
      Tensors owned(g.begin(), g.end());
      tapes.pop_back();
      if (tapes.empty()) return owned;
      target = sum(mul(owned[0], owned[0]));
      for (int i = 1; i < 3; ++i)
        target = add(target, sum(mul(owned[static_cast<size_t>(i)], owned[static_cast<size_t>(i)])));
    }
  }
};

}  // namespace

TEST_CASE("a recurrent network over scan: gradients of variables are those of the unrolled one") {
  Rnn s;
  Op scan = s.op("scan", {{"function", &s.body}}, {{"num_carries", 1}});
  auto loss = [&](const Tensor& h, const Tensor& xs) {
    Tensors out = s.exec(scan, {h.get(), xs.get()});
    return s.add(s.sum(s.mul(out[1], out[1])), s.sum(out[0]));
  };
  auto unrolled = [&](Tensor h, const Tensor& xs, int64_t steps) {
    Op unstack = make_op(s.ctx, "unstack");
    Tensors parts = s.exec(unstack, {xs.get()});
    Tensor total = s.num(0);
    for (int64_t i = 0; i < steps; ++i) {
      h = s.cell(h, parts[static_cast<size_t>(i)]);
      total = s.add(total, s.sum(s.mul(h, h)));
    }
    return s.add(total, s.sum(h));
  };
  Function f = s.trace({{{-1, 2}}, {{-1, -1, 3}}}, [&](const Tensors& in) { return list(loss(in[0], in[1])); });
  for (int64_t steps : {1, 4}) {
    for (int order = 1; order <= 2; ++order) {
      Tensor h = s.zeros(2), xs = s.xs(steps, 2);
      Tensors want = s.by_variables([&] { return unrolled(share(h.get()), xs, steps); }, order);
      s.compare(want, s.by_variables([&] { return loss(h, xs); }, order));
      s.compare(want, s.by_variables([&] { return std::move(call(s.ctx, f, {h.get(), xs.get()})[0]); }, order));
      Function inside = s.trace({{{-1, 2}}, {{-1, -1, 3}}}, [&](const Tensors& in) {
        return s.by_variables([&] { return loss(in[0], in[1]); }, order);
      });
      s.compare(want, call(s.ctx, inside, {h.get(), xs.get()}));
    }
  }
  // By inputs too.
  Tensors in = list(s.zeros(3), s.xs(5, 3));
  s.check_everywhere([&](const Tensors& x) { return s.exec(scan, {x[0].get(), x[1].get()}); }, in);
}

TEST_CASE("scan: in reverse, with invariants and several ys") {
  Control s;
  Function body = s.trace({{{}}, {{}}, {{-1}}, {{-1}}}, [&](const Tensors& x) {
    Tensor c = s.add(s.mul(x[0], x[1]), s.sum(s.mul(x[2], x[3])));
    Tensor y = s.mul(x[3], c);
    Tensor z = s.one("exp", s.mul(x[1], s.num(0.1)));
    return list(std::move(c), std::move(y), std::move(z));
  });
  Op forth = s.op("scan", {{"function", &body}}, {{"num_carries", 1}, {"num_invariants", 1}});
  Op back =
      s.op("scan", {{"function", &body}}, {{"num_carries", 1}, {"num_invariants", 1}, {"reverse", 1}, {"length", 3}});
  Tensor xs = s.vec({1, 2, 3}), rows = s.mat({1, 2, 3, 4, 5, 6}, 3), w = s.vec({0.5, -1});
  double c = 2;
  std::vector<double> first;
  for (int i = 2; i >= 0; --i) {
    c = c * (i + 1) + (2 * i + 1) * 0.5 - (2 * i + 2);
    first.insert(first.begin(), 0.5 * c);
  }
  Tensor start = s.num(2);
  Tensors out = s.exec(back, {start.get(), xs.get(), rows.get(), w.get()});
  CHECK(values(out[0])[0] == Approx(c));
  for (size_t i = 0; i < 3; ++i) CHECK(values(out[1])[2 * i] == Approx(first[i]));
  CHECK(dims_of(out[1].get()) == std::vector<int64_t>{3, 2});
  for (Op* op : {&forth, &back}) {
    Tensors in = list(s.num(2), s.vec({1, 2, 3}), s.mat({1, 2, 3, 4, 5, 6}, 3));
    in.push_back(s.vec({0.5, -1}));
    s.check_everywhere([&](const Tensors& x) { return s.exec(*op, handles(x)); }, in);
  }
}

TEST_CASE("scan by length alone, and a loop without residuals") {
  Control s;
  Function twice = s.trace({{{}}}, [&](const Tensors& x) { return list(s.mul(x[0], s.num(2))); });
  Op scan = s.op("scan", {{"function", &twice}}, {{"num_carries", 1}, {"length", 5}});
  auto g = s.check_everywhere([&](const Tensors& x) { return s.exec(scan, {x[0].get()}); }, list(s.num(3)));
  CHECK(g[0][0] == 32);
  Function always = s.trace({{{}}}, [&](const Tensors& x) {
    return list(s.run("less", {x[0].get(), s.num(100).get()}));
  });
  Op loop = s.op("while_loop", {{"cond", &always}, {"body", &twice}});
  g = s.check_everywhere([&](const Tensors& x) { return s.exec(loop, {x[0].get()}); }, list(s.num(3)));
  CHECK(g[0][0] == 64);
}

TEST_CASE("map, with invariants, over slices of any rank") {
  Control s;
  Function f = s.trace({{{-1}}, {{}}, {{-1}}}, [&](const Tensors& x) {
    return list(s.mul(s.one("tanh", s.mul(x[0], x[2])), x[1]), s.sum(x[0]));
  });
  Op map = s.op("map", {{"function", &f}}, {{"num_invariants", 1}});
  Tensors in = list(s.mat({1, 2, 3, 4, 5, 6}, 3), s.vec({1, -1, 2}), s.vec({0.1, 0.2}));
  Tensors out = s.exec(map, handles(in));
  CHECK(dims_of(out[0].get()) == std::vector<int64_t>{3, 2});
  CHECK(values(out[0])[5] == Approx(2 * std::tanh(1.2)));
  CHECK(values(out[1]) == std::vector<double>{3, 7, 11});
  s.check_everywhere([&](const Tensors& x) { return s.exec(map, handles(x)); }, in, 3);
}

TEST_CASE("nested: scan in cond, cond in while_loop") {
  Control s;
  Function step = s.trace({{{}}, {{}}}, [&](const Tensors& x) { return list(s.one("sin", s.mul(x[0], x[1]))); });
  Op scan = s.op("scan", {{"function", &step}}, {{"num_carries", 1}});
  Function yes = s.trace({{{}}, {{-1}}}, [&](const Tensors& x) { return s.exec(scan, {x[0].get(), x[1].get()}); });
  Function no = s.trace({{{}}, {{-1}}}, [&](const Tensors& x) { return list(s.mul(x[0], s.sum(x[1]))); });
  Op cond = s.op("cond", {{"then_branch", &yes}, {"else_branch", &no}});
  const std::vector<Control::Type> types = {{{}}, {{}}, {{-1}}};  // count, value, xs
  Function more = s.trace(types, [&](const Tensors& x) { return list(s.run("less", {x[0].get(), s.num(3).get()})); });
  Function body = s.trace(types, [&](const Tensors& x) {
    Tensor odd = s.run("equal", {x[0].get(), s.num(1).get()});
    Tensor y = std::move(s.exec(cond, {odd.get(), x[1].get(), x[2].get()})[0]);
    return list(s.add(x[0], s.num(1)), std::move(y));
  });
  Op loop = s.op("while_loop", {{"cond", &more}, {"body", &body}}, {{"num_invariants", 1}});
  Control::Body f = [&](const Tensors& x) {
    Tensors out = s.exec(loop, {s.num(0).get(), x[0].get(), x[1].get()});
    return list(std::move(out[1]));
  };
  s.check_everywhere(f, list(s.num(0.7), s.vec({0.5, 1.5, 0.3})), 3);
}

// scan over flags: yes of the carry where a flag is set, else twice the carry.
struct ScanOfCond {
  ScanOfCond(Control& s, const Control::Body& yes_body) : s(s) {
    yes = s.trace({{{}}}, yes_body);
    no = s.trace({{{}}}, [&](const Tensors& x) { return list(s.add(x[0], x[0])); });
    cond = s.op("cond", {{"then_branch", &yes}, {"else_branch", &no}});
    body = s.trace({{{}}, {{}, EAGER_BOOL}}, [&](const Tensors& x) { return s.exec(cond, {x[1].get(), x[0].get()}); });
    scan = s.op("scan", {{"function", &body}}, {{"num_carries", 1}});
    const bool three[] = {true, false, true};
    flags = make_tensor(s.ctx, EAGER_BOOL, {3}, three, 3);
    traced = s.trace({{{}}, {{-1}, EAGER_BOOL}}, [&](const Tensors& x) { return list(run(x[0], x[1])); });
  }
  Tensor run(const Tensor& x, const Tensor& f) { return std::move(s.exec(scan, {x.get(), f.get()})[0]); }
  Tensor eagerly(const Tensor& x) { return run(x, flags); }
  Tensor as_function(const Tensor& x) { return std::move(call(s.ctx, traced, {x.get(), flags.get()})[0]); }
  // f, in which the scan is, traced as a function of x and the flags; and run.
  Tensor inside(const Tensor& x, const std::function<Tensor(const Tensors&)>& f) {
    Function g = s.trace({{{}}, {{-1}, EAGER_BOOL}}, [&](const Tensors& in) { return list(f(in)); });
    return std::move(call(s.ctx, g, {x.get(), flags.get()})[0]);
  }

  Control& s;
  Function yes, no, body, traced;
  Op cond, scan;
  Tensor flags;
};

TEST_CASE("variables that nested functions read get gradients") {
  Control s;
  Variable v = s.variable(s.num(3)), fixed = s.variable(s.num(2), "fixed", false);
  ScanOfCond loop(s, [&](const Tensors& x) {
    return list(s.mul(s.mul(x[0], s.read(v)), s.mul(s.read(v), s.read(fixed))));
  });
  {
    Tape tape = make_tape(s.ctx, true, true);
    watch(tape, fixed);
    Tensor y = loop.as_function(s.num(1));
    CHECK(values(s.grad(tape, y, fixed))[0] == Approx(2 * 2 * 2 * 81));
    CHECK(!s.grad(tape, y, v));
  }
  // x 2 v^2 2 2 v^2
  auto of_variable = [&](int order, const std::function<Tensor()>& y) {
    Tape outer = make_tape(s.ctx), tape = make_tape(s.ctx);
    Tensor t = y();
    for (int i = 1;; ++i) {
      t = s.grad(i == 1 ? tape : outer, t, v);
      if (i == order) return t;
    }
  };
  for (int order = 1; order <= 2; ++order) {
    const double want = 8 * (order == 1 ? 4 * 27 : 12 * 9);
    Tensor x = s.num(1);
    CHECK(values(of_variable(order, [&] { return loop.eagerly(x); }))[0] == Approx(want));
    CHECK(values(of_variable(order, [&] { return loop.as_function(x); }))[0] == Approx(want));
    Tensor inside =
        loop.inside(x, [&](const Tensors& in) { return of_variable(order, [&] { return loop.run(in[0], in[1]); }); });
    CHECK(values(inside)[0] == Approx(want));
    check(eager_variable_assign(s.ctx, v.get(), s.num(3).get()));
  }
}

TEST_CASE("a loop whose body has branches or loops with effects runs op by op under a tape") {
  Control s;
  Variable last = s.variable(s.num(0), "last", false);
  auto keep = [&](const Tensor& t) { check(eager_variable_assign(s.ctx, last.get(), t.get())); };
  ScanOfCond loop(s, [&](const Tensors& x) {
    keep(x[0]);
    return list(s.mul(x[0], s.one("sin", x[0])));
  });
  const Tensors x = list(s.num(0.7));
  for (int order = 1; order <= 2; ++order) {
    const std::vector<double> want =
        values(s.gradients([&](const Tensors& in) { return list(loop.eagerly(in[0])); }, x, order)[0]);
    const std::vector<double> have =
        values(s.gradients([&](const Tensors& in) { return list(loop.as_function(in[0])); }, x, order)[0]);
    CHECK(have[0] == Approx(want[0]));
    CHECK(values(s.read(last))[0] == Approx(2 * 0.7 * std::sin(0.7)));
  }
  CHECK(refusal([&] {
          loop.inside(x[0], [&](const Tensors& in) {
            Tape tape = make_tape(s.ctx);
            watch(tape, in[0]);
            return s.grad(tape, loop.run(in[0], in[1]), in[0]);
          });
        }).find("scan whose body has a cond with effects") != std::string::npos);
}

TEST_CASE("random numbers in a body are drawn anew each time, and their gradients see the same") {
  Control s;
  auto noise = [&] {
    Op normal = make_op(s.ctx, "random_normal");
    check(eager_op_set_dtype(normal.get(), "dtype", EAGER_FLOAT64));
    return std::move(client::execute(s.ctx, normal.get(), {})[0]);
  };
  Function body =
      s.trace({{{}}, {{}}}, [&](const Tensors& x) { return list(s.one("sin", s.mul(s.add(x[0], x[1]), noise()))); });
  Op scan = s.op("scan", {{"function", &body}}, {{"num_carries", 1}});
  Control::Body f = [&](const Tensors& x) { return s.exec(scan, {x[0].get(), x[1].get()}); };
  Function traced = s.trace({{{}}, {{-1}}}, f);
  Control::Body called = [&](const Tensors& x) { return call(s.ctx, traced, handles(x)); };
  for (int order = 0; order <= 2; ++order) {
    Tensors in = list(s.num(0.4), s.vec({0.1, 0.2, 0.3}));
    auto of = [&](const Control::Body& g) {
      check(eager_context_set_seed(s.ctx, 7));
      return order == 0 ? g(in) : s.gradients(g, in, order);
    };
    s.compare(of(f), of(called));
  }
  Tensor x = s.num(0.4), xs = s.vec({0.1, 0.2});
  CHECK(values(called(list(s.num(0.4), s.vec({0.1})))[0]) != values(called(list(s.num(0.4), s.vec({0.1})))[0]));
  // Inside a trace the first order is there, and the second is refused.
  Function inside = s.trace({{{}}, {{-1}}}, [&](const Tensors& in) { return s.gradients(f, in); });
  check(eager_context_set_seed(s.ctx, 7));
  Tensors in = list(s.num(0.4), s.vec({0.1, 0.2, 0.3}));
  Tensors want = s.gradients(f, in);
  check(eager_context_set_seed(s.ctx, 7));
  s.compare(want, call(s.ctx, inside, handles(in)));
  CHECK(refusal([&] {
          s.trace({{{}}, {{-1}}}, [&](const Tensors& t) { return s.gradients(f, t, 2); });
        }).substr(0, 3) == "12:");
}

TEST_CASE("a persistent tape in a trace sees through random bodies once") {
  Control s;
  Function body = s.trace({{{}}, {{}}}, [&](const Tensors& x) {
    Op normal = make_op(s.ctx, "random_normal");
    check(eager_op_set_dtype(normal.get(), "dtype", EAGER_FLOAT64));
    return list(s.mul(s.add(x[0], x[1]), std::move(client::execute(s.ctx, normal.get(), {})[0])));
  });
  Op scan = s.op("scan", {{"function", &body}}, {{"num_carries", 1}});
  auto gradient_of = [&](const Tensor& x, const Tensor& xs) {
    Tape tape = make_tape(s.ctx, true);
    watch(tape, x);
    Tensors out = s.exec(scan, {x.get(), xs.get()});
    return list(s.grad(tape, out[0], x), s.grad(tape, s.mul(out[0], out[0]), x));
  };
  Function f = s.trace({{{}}, {{-1}}}, [&](const Tensors& in) { return gradient_of(in[0], in[1]); });
  Tensor x = s.num(0.4), xs = s.vec({0.1, 0.2, 0.3});
  check(eager_context_set_seed(s.ctx, 7));
  Tensors want = gradient_of(x, xs);
  check(eager_context_set_seed(s.ctx, 7));
  s.compare(want, call(s.ctx, f, {x.get(), xs.get()}));
}

TEST_CASE("loops of loops and branches") {
  Control s;
  // Rows are scanned, each by a scan of its own.
  Function inner = s.trace({{{}}, {{}}, {{}}}, [&](const Tensors& x) {
    Tensor c = s.one("sin", s.add(s.mul(x[0], x[2]), x[1]));
    Tensor y = s.mul(c, x[1]);
    return list(std::move(c), std::move(y));
  });
  Op scan = s.op("scan", {{"function", &inner}}, {{"num_carries", 1}, {"num_invariants", 1}});
  Function row = s.trace({{{-1}}, {{}}}, [&](const Tensors& x) {
    return s.exec(scan, {s.num(0.5).get(), x[0].get(), x[1].get()});
  });
  Op map = s.op("map", {{"function", &row}}, {{"num_invariants", 1}});
  Tensors in = list(s.mat({1, 2, 3, 4, 5, 6}, 2), s.num(0.3));
  s.check_everywhere([&](const Tensors& x) { return s.exec(map, handles(x)); }, in);
  // A loop that runs another number of times in each iteration, with carries of integers.
  Function less = s.trace({{{}, EAGER_INT64}, {{}}, {{}, EAGER_INT64}}, [&](const Tensors& x) {
    return list(s.run("less", {x[0].get(), x[2].get()}));
  });
  Function twice = s.trace({{{}, EAGER_INT64}, {{}}, {{}, EAGER_INT64}}, [&](const Tensors& x) {
    Tensor one = make_tensor(s.ctx, EAGER_INT64, {}, std::vector<int64_t>{1}.data(), 8);
    return list(s.add(x[0], one), s.mul(s.one("sin", x[1]), x[1]));
  });
  Op loop = s.op("while_loop", {{"cond", &less}, {"body", &twice}}, {{"num_invariants", 1}});
  Function step = s.trace({{{}}, {{}, EAGER_INT64}}, [&](const Tensors& x) {
    Tensor zero = make_tensor(s.ctx, EAGER_INT64, {}, std::vector<int64_t>{0}.data(), 8);
    Tensors out = s.exec(loop, {zero.get(), x[0].get(), x[1].get()});
    Tensor n = std::move(out[0]);
    return list(std::move(out[1]), std::move(n));
  });
  Op outer = s.op("scan", {{"function", &step}}, {{"num_carries", 1}});
  s.check_everywhere([&](const Tensors& x) { return s.exec(outer, handles(x)); }, list(s.num(1.2), s.ids({2, 0, 1})));
  // Branches of slices.
  Function yes = s.trace({{{-1}}, {{-1}}}, [&](const Tensors& x) { return list(s.mul(x[0], s.one("exp", x[1]))); });
  Function no = s.trace({{{-1}}, {{-1}}},
                        [&](const Tensors& x) { return list(s.mul(s.one("tanh", x[0]), s.one("tanh", x[0]))); });
  Op cond = s.op("cond", {{"then_branch", &yes}, {"else_branch", &no}});
  Function pick = s.trace({{{-1}}, {{}}, {{-1}}}, [&](const Tensors& x) {
    return s.exec(cond, {x[1].get(), x[0].get(), x[2].get()});
  });
  Op each = s.op("map", {{"function", &pick}}, {{"num_invariants", 1}});
  s.check_everywhere([&](const Tensors& x) { return s.exec(each, handles(x)); },
                     list(s.mat({0.1, 0.2, 0.3, 0.4, 0.5, 0.6}, 3), s.vec({0, 1, 0}), s.vec({0.7, 0.9})));
}

TEST_CASE("a variable that a body assigns: each iteration sees it, and it is assigned once") {
  Control s;
  Variable v = s.variable(s.num(0));
  Function body = s.trace({{{}}, {{}}}, [&](const Tensors& x) {
    check(eager_variable_assign_add(s.ctx, v.get(), x[1].get()));
    return list(s.mul(s.mul(x[0], x[0]), s.read(v)));
  });
  Op scan = s.op("scan", {{"function", &body}}, {{"num_carries", 1}});
  Control::Body f = [&](const Tensors& x) { return s.exec(scan, handles(x)); };
  Function traced = s.trace({{{}}, {{-1}}}, f);
  Function inside = s.trace({{{}}, {{-1}}}, [&](const Tensors& x) {
    Tensors start = list(share(x[0].get()));
    return s.gradients([&](const Tensors& y) { return s.exec(scan, {y[0].get(), x[1].get()}); }, start);
  });
  Tensors in = list(s.num(2), s.vec({1, 2}));  // (4 1)^2 3
  CHECK(values(call(s.ctx, traced, handles(in))[0])[0] == 48);
  CHECK(values(s.read(v))[0] == 3);
  for (int way = 0; way < 3; ++way) {
    check(eager_variable_assign(s.ctx, v.get(), s.num(0).get()));
    if (way == 0) CHECK(values(s.gradients(f, in)[0])[0] == 96);
    if (way == 1)
      CHECK(values(s.gradients([&](const Tensors& x) { return call(s.ctx, traced, handles(x)); }, in)[0])[0] == 96);
    if (way == 2) CHECK(values(call(s.ctx, inside, handles(in))[0])[0] == 96);
    CHECK(values(s.read(v))[0] == 3);
  }
}

TEST_CASE("control flow leaves nothing behind") {
  Rnn s;
  auto all = [&] {
    Op scan = s.op("scan", {{"function", &s.body}}, {{"num_carries", 1}});
    Function yes = s.trace({{{-1, 2}}, {{-1, -1, 3}}}, [&](const Tensors& x) { return s.exec(scan, handles(x)); });
    Function no = s.trace({{{-1, 2}}, {{-1, -1, 3}}}, [&](const Tensors& x) {
      return list(s.mul(x[0], x[0]), s.run("matmul", {x[1].get(), s.read(s.w).get()}));
    });
    Op cond = s.op("cond", {{"then_branch", &yes}, {"else_branch", &no}});
    Control::Body f = [&](const Tensors& x) { return s.exec(cond, {s.truth(true).get(), x[0].get(), x[1].get()}); };
    Function picked = s.trace({{{}, EAGER_BOOL}, {{-1, 2}}, {{-1, -1, 3}}}, [&](const Tensors& x) {
      Tensors in = list(share(x[1].get()), share(x[2].get()));
      return s.gradients([&](const Tensors& y) { return s.exec(cond, {x[0].get(), y[0].get(), y[1].get()}); }, in);
    });
    Tensors in = list(s.zeros(2), s.xs(3, 2));
    for (bool p : {true, false}) {
      Tensor predicate = s.truth(p);
      Tape tape = make_tape(s.ctx);
      watch(tape, in[0]);
      Tensors out = call(s.ctx, picked, {predicate.get(), in[0].get(), in[1].get()});
      s.grad(tape, s.sum(out[0]), in[0]);
    }
    s.gradients(f, in, 2);
    Tensor wrong = s.vec({1});
    CHECK_THROWS_AS(s.exec(scan, {in[0].get(), wrong.get()}), Failure);
  };
  all();
  const int64_t before = s.live();
  all();
  // s.body keeps what was derived of it, once.
  CHECK(s.live() == before);
}

TEST_CASE("several threads run one function with control flow") {
  Rnn s;
  Op scan = s.op("scan", {{"function", &s.body}}, {{"num_carries", 1}});
  Function f = s.trace({{{-1, 2}}, {{-1, -1, 3}}}, [&](const Tensors& x) { return s.exec(scan, handles(x)); });
  auto gradient_of = [](eager_context* ctx, const Function& f, size_t steps) {
    std::vector<double> h(4), v(6 * steps);
    for (size_t j = 0; j < v.size(); ++j) v[j] = std::sin(1.0 + static_cast<double>(j));
    Tensor start = make_tensor(ctx, EAGER_FLOAT64, {2, 2}, h.data(), 32);
    Tensor xs = make_tensor(ctx, EAGER_FLOAT64, {static_cast<int64_t>(steps), 2, 3}, v.data(), v.size() * 8);
    Tape tape = make_tape(ctx);
    watch(tape, xs);
    Tensors out = call(ctx, f, {start.get(), xs.get()});
    return values(client::gradient(ctx, tape.get(), {out[1].get()}, {}, {xs.get()})[0]);
  };
  Function other = s.trace({{{-1, 2}}, {{-1, -1, 3}}}, [&](const Tensors& x) { return s.exec(scan, handles(x)); });
  std::vector<std::vector<double>> want;
  for (size_t steps = 1; steps <= 4; ++steps) want.push_back(gradient_of(s.ctx, other, steps));
  std::vector<std::thread> threads;
  std::atomic<int> wrong{0};
  for (size_t i = 0; i < 4; ++i) {
    threads.emplace_back([&, i] {
      Context ctx = make_context(1);
      for (size_t k = 0; k < 20; ++k) {  // at first, nothing is derived of f
        const size_t steps = (i + k) % 4;
        wrong += gradient_of(ctx.get(), f, steps + 1) != want[steps];
      }
    });
  }
  for (std::thread& t : threads) t.join();
  CHECK(wrong == 0);
}
