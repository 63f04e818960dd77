// The derivation of graphs: the graphs that it gives, as text, how they fit together, and their numbers.
#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <cstring>

#include "runtime/core/context.h"
#include "runtime/function/file/format.h"
#include "runtime/function/gradient/derive.h"
#include "runtime/function/graph/function.h"
#include "runtime/function/graph/run_nodes.h"
#include "support/traced.h"

using namespace client;

namespace {

using eager::derive;
using eager::DeriveRequest;
using eager::format_function;
using eager::GraphGradient;
using Tensors = std::vector<eager::TensorRef>;

eager::TensorRef share(const Tensor& t) { return eager::TensorRef::share(t.get()); }

struct Deriving : Traced {
  // Ends the trace as a graph.
  eager::Graph graph(const std::vector<eager_tensor*>& outputs) { return end(outputs)->graph(); }
  Tensors run_graph(const eager::Graph& g, const Tensors& inputs) { return run_nodes(*ctx, g, inputs); }
};

std::vector<double> numbers(const eager::TensorRef& t) {
  t->retain();
  return values(Tensor(t.get()));
}

// Returns the tensors that residuals stand for.
Tensors taken(const std::vector<eager::Residual>& residuals, const Tensors& inputs, const Tensors& outputs) {
  Tensors all;
  for (const eager::Residual& r : residuals) all.push_back(r.input >= 0 ? inputs[r.input] : outputs[r.output]);
  return all;
}

Tensors join(Tensors a, const Tensors& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

std::string names(const eager::Graph& g) {
  std::string text;
  for (const eager::Node& node : g.nodes) text += std::string(text.empty() ? "" : " ") + node.def().name;
  return text;
}

}  // namespace

TEST_CASE("derive: the three levels of sin(exp(x))") {
  Deriving s;
  Tensor x = s.input({2});
  const eager::Graph f = s.graph({s.run("sin", {s.run("exp", {x.get()}).get()}).get()});
  const GraphGradient first = derive(*s.ctx, f, {.inputs = {true}});
  const GraphGradient second = derive(*s.ctx, first.forward, {.inputs = {true}, .whole = true});

  CHECK(format_function(first.forward) ==
        "function f(x0: float64[2]) -> (float64[2], float64[2]) {\n"
        "  y0: float64[2] = exp(x0)\n"
        "  y1: float64[2] = sin(y0)\n"
        "  return y1, y0\n"
        "}\n");
  CHECK(format_function(first.backward) ==
        "function f_gradient(x0: float64[2], x1: float64[2]) -> (float64[2]) {\n"
        "  y0: float64[2] = cos(x1)\n"
        "  y1: float64[2] = multiply(x0, y0)\n"
        "  y2: float64[2] = multiply(y1, x1)\n"
        "  return y2\n"
        "}\n");
  CHECK_FALSE(first.whole);
  CHECK(format_function(second.forward) == format_function(first.forward));
  CHECK(format_function(second.backward) ==
        "function f_gradient(x0: float64[2], x1: float64[2], x2: float64[2]) -> (float64[2]) {\n"
        "  y0: float64[2] = cos(x2)\n"
        "  y1: float64[2] = multiply(x0, y0)\n"
        "  y2: float64[2] = add(x1, y1)\n"
        "  y3: float64[2] = multiply(y2, x2)\n"
        "  return y3\n"
        "}\n");
  REQUIRE(second.whole);
  CHECK(format_function(*second.whole) ==
        "function f_gradient(x0: float64[2], x1: float64[2], x2: float64[2]) -> (float64[2]) {\n"
        "  y0: float64[2] = exp(x0)\n"
        "  y1: float64[2] = cos(y0)\n"
        "  y2: float64[2] = multiply(x1, y1)\n"
        "  y3: float64[2] = add(x2, y2)\n"
        "  y4: float64[2] = multiply(y3, y0)\n"
        "  return y4\n"
        "}\n");

  const Tensors in{share(s.vec({0.3, -1}))};
  const Tensors out = s.run_graph(second.forward, in);
  const eager::TensorRef dy = share(s.vec({2, 3})), dr = share(s.vec({5, 7}));
  const Tensors dx1 = s.run_graph(first.backward, join({dy}, taken(first.residuals, in, out)));
  const Tensors dx2 = s.run_graph(second.backward, join({dy, dr}, taken(second.residuals, in, out)));
  const Tensors dx3 = s.run_graph(*second.whole, {in[0], dy, dr});
  for (size_t i = 0; i < 2; ++i) {
    const double r = std::exp(numbers(in[0])[i]), y = numbers(dy)[i], d = numbers(dr)[i];
    CHECK(numbers(out[0])[i] == Approx(std::sin(r)));
    CHECK(numbers(dx1[0])[i] == Approx(y * std::cos(r) * r));
    CHECK(numbers(dx2[0])[i] == Approx((y * std::cos(r) + d) * r));
    CHECK(numbers(dx3[0])[i] == numbers(dx2[0])[i]);
  }
}

TEST_CASE("derive: gradients of the sources alone, from the outputs that have one") {
  Deriving s;
  Tensor a = s.input({2}), b = s.input({2}), n = s.input({2}, EAGER_INT64);
  Tensor p = s.mul(a, b), q = s.run("exp", {b.get()});
  const eager::Graph f = s.graph({p.get(), q.get(), n.get()});

  const GraphGradient all = derive(*s.ctx, f, {.inputs = {true, true, false}});
  CHECK(all.sources == std::vector<int>{0, 1});
  CHECK(all.outputs == std::vector<int>{0, 1});  // integers have no gradient
  REQUIRE(all.gradients.size() == 2);
  CHECK(all.gradients[0].source == 0);
  CHECK(all.gradients[1].source == 1);
  CHECK(names(all.backward) == "multiply multiply sum_like multiply sum_like add");

  const GraphGradient of_a = derive(*s.ctx, f, {.inputs = {true, false, false}, .outputs = {true, false, false}});
  CHECK(of_a.sources == std::vector<int>{0});
  CHECK(of_a.outputs == std::vector<int>{0});
  CHECK(names(of_a.backward) == "multiply sum_like");
  REQUIRE(of_a.residuals.size() == 2);  // b, and the shape of a
  CHECK(of_a.residuals[0].input == 1);
  CHECK_FALSE(of_a.residuals[0].shape_only);
  CHECK(of_a.residuals[1].input == 0);
  CHECK(of_a.residuals[1].shape_only);
  // The same value, whichever outputs have gradients.
  CHECK(std::ranges::count(all.residuals, of_a.residuals[0].value, &eager::Residual::value) == 1);

  const GraphGradient none = derive(*s.ctx, f, {.inputs = {true, false, false}, .outputs = {false, true, false}});
  CHECK(none.gradients.empty());
  CHECK(none.backward.nodes.empty());
}

TEST_CASE("derive: a residual of which only the shape is used") {
  Deriving s;
  Tensor x = s.input({-1, 2});
  const eager::Graph f = s.graph({s.sum(s.run("exp", {x.get()})).get()});
  const GraphGradient g = derive(*s.ctx, f, {.inputs = {true}});
  REQUIRE(g.residuals.size() == 1);
  CHECK(g.residuals[0].output == 1);  // exp(x), which is multiplied as well
  CHECK_FALSE(g.residuals[0].shape_only);

  s.begin();
  Tensor z = s.input({-1, 2});
  const GraphGradient of_sum = derive(*s.ctx, s.graph({s.sum(z).get()}), {.inputs = {true}});
  REQUIRE(of_sum.residuals.size() == 1);
  CHECK(of_sum.residuals[0].input == 0);
  CHECK(of_sum.residuals[0].shape_only);
}

TEST_CASE("derive: a variable is a source by its first value") {
  Deriving s;
  Variable v = s.variable(s.vec({2, 3}));
  Tensor x = s.input({2});
  const eager::Graph f = s.graph({s.mul(s.mul(x, s.read(v)), s.read(v)).get()});
  const GraphGradient g = derive(*s.ctx, f, {.inputs = {true}, .variables = {v.get()}});
  REQUIRE(g.variables.size() == 1);
  CHECK(g.variables[0].get() == v.get());
  REQUIRE(g.gradients.size() == 2);
  CHECK(g.gradients[1].source == 1);  // behind the one input
  CHECK(g.forward.outputs.size() >= 2);
  const Tensors in{share(s.vec({5, 7}))}, out = s.run_graph(g.forward, in);
  CHECK(numbers(out[1]) == std::vector<double>{2, 3});
  const Tensors d = s.run_graph(g.backward, join({share(s.vec({1, 1}))}, taken(g.residuals, in, out)));
  CHECK(numbers(d[0]) == std::vector<double>{4, 9});
  CHECK(numbers(d[1]) == std::vector<double>{20, 42});
}

TEST_CASE("derive: whole has no effects, but takes what they gave") {
  Deriving s;
  Tensor x = s.input({2});
  Op dropout = make_op(s.ctx, "dropout");
  check(eager_op_set_float(dropout.get(), "rate", 0.5));
  Tensor y = std::move(execute(s.ctx, dropout.get(), {s.mul(x, x).get()})[0]);
  const eager::Graph f = s.graph({s.mul(y, y).get()});
  const GraphGradient g = derive(*s.ctx, f, {.inputs = {true}, .whole = true});
  REQUIRE(g.whole);
  CHECK(names(g.forward).find("dropout") != std::string::npos);
  for (const eager::Node& node : g.whole->nodes) CHECK(node.def().effects_ == eager::kNoEffects);
  REQUIRE_FALSE(g.whole_residuals.empty());
  const Tensors in{share(s.vec({3, 4}))}, out = s.run_graph(g.forward, in), dy{share(s.vec({1, 1}))};
  const Tensors d = s.run_graph(g.backward, join(dy, taken(g.residuals, in, out)));
  const Tensors w = s.run_graph(*g.whole, join(join(in, dy), taken(g.whole_residuals, in, out)));
  CHECK(numbers(d[0]) == numbers(w[0]));
}

TEST_CASE("derive: gradients of gathered rows") {
  Deriving s;
  Tensor table = s.input({4, 3}), at = s.input({2}, EAGER_INT64);
  const eager::Graph f = s.graph({s.run("gather", {table.get(), at.get()}).get()});
  for (bool rows : {false, true}) {
    const GraphGradient g = derive(*s.ctx, f, {.inputs = {true, false}, .rows = rows});
    REQUIRE(g.gradients.size() == 1);
    CHECK(g.gradients[0].is_rows == rows);
    CHECK(g.backward.outputs.size() == (rows ? 2 : 1));
  }
}

TEST_CASE("derive: nothing is left of it but what it gives") {
  Deriving s;
  Tensor x = s.input({2});
  Function f = s.end({s.run("exp", {x.get()}).get()});
  const eager::RandomState before = s.ctx->random_state();
  const std::string text = format_function(derive(*s.ctx, f->graph(), {.inputs = {true}}).backward);
  CHECK(format_function(derive(*s.ctx, f->graph(), {.inputs = {true}}).backward) == text);
  const eager::RandomState after = s.ctx->random_state();
  CHECK(std::memcmp(&before, &after, sizeof before) == 0);
  CHECK(eager_function_set_option(f.get(), "fusion", 0) == nullptr);  // no call has fixed the options
}

TEST_CASE("derive: an op without a gradient") {
  Deriving s;
  Tensor x = s.input({2});
  Op bitcast = make_op(s.ctx, "bitcast");
  check(eager_op_set_dtype(bitcast.get(), "dtype", EAGER_FLOAT64));
  const eager::Graph f = s.graph({execute(s.ctx, bitcast.get(), {x.get()})[0].get()});
  for (const bool wanted : {true, false}) CHECK(derive(*s.ctx, f, {.inputs = {wanted}}).gradients.empty());
}
