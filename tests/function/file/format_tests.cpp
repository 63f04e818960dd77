// Functions as text and for Graphviz.
#include <catch2/catch.hpp>

#include "support/device_fixture.h"
#include "support/traced.h"

using namespace client;

TEST_CASE("a function as text") {
  Traced s;
  Tensor x = s.input({-1, 2}, EAGER_FLOAT32);
  const float w[] = {1, 2, 3, 4, 5, 6};
  Tensor weights = make_tensor(s.ctx, EAGER_FLOAT32, {3, 2}, w, sizeof w);
  Op matmul = make_op(s.ctx, "matmul");
  check(eager_op_set_bool(matmul.get(), "transpose_b", 1));
  Tensor y = std::move(execute(s.ctx, matmul.get(), {x.get(), weights.get()})[0]);
  eager_tensor* two = nullptr;
  check(eager_tensor_scalar_float(s.ctx, 0.1, &two));
  Tensor half(two);
  Tensor z = s.mul(y, half);
  Variable v = s.variable(s.num(0.5), "a \"b\"");
  check(eager_variable_assign_add(s.ctx, v.get(), s.num(1).get()));
  Function f = s.end({z.get(), weights.get(), x.get()});
  CHECK(text_of(f) ==
        "function f(x0: float32[?,2]) -> (float32[?,3], float32[3,2], float32[?,2]) {\n"
        "  y0: float32[?,3] = matmul(x0, c0: float32[3,2], transpose_b=true)\n"
        "  y1: float32[?,3] = multiply(y0, 0.1)\n"
        "  assign_add_variable(1.0: float64[], v0 \"a \\\"b\\\"\": float64[])\n"
        "  return y1, c0: float32[3,2], x0\n"
        "}\n");
}

TEST_CASE("lists, missing inputs and devices in a function's text") {
  DeviceSession s;
  Trace trace(s.owner.get());
  s.ctx = trace.ctx();
  Tensor x = trace.input(EAGER_FLOAT64, {-1, 4});
  check(eager_context_set_device(s.ctx, "test:0"));
  Op split = make_op(s.ctx, "split");
  const int64_t sizes[] = {1, 3};
  check(eager_op_set_ints(split.get(), "num_or_size_splits", sizes, 2));
  check(eager_op_set_int(split.get(), "axis", 1));
  std::vector<Tensor> parts = execute(s.ctx, split.get(), {x.get()});
  Op clip = make_op(s.ctx, "clip");
  Tensor y = std::move(execute(s.ctx, clip.get(), {parts[0].get(), nullptr, s.num(2).get()})[0]);
  Function f = trace.end({y.get()});
  CHECK(text_of(f) ==
        "function f(x0: float64[?,4]) -> (float64[?,1]) {\n"
        "  y0: float64[?,1], y1: float64[?,3] = split(x0, num_or_size_splits=[1, 3], axis=1)  // on test:0\n"
        "  y2: float64[?,1] = clip(y0, none, 2.0: float64[])  // on test:0\n"
        "  return y2\n"
        "}\n");
}

TEST_CASE("functions of a function stand behind it") {
  Traced s;
  Tensor x = s.input({-1});
  Tensor y = s.mul(x, x);
  eager_tensor *in = x.get(), *out = y.get(), *recorded = nullptr;
  check(eager_tape_record(
      s.ctx, &in, 1, &out, 1,
      [](void*, eager_context* ctx, eager_tensor* const* dy, int32_t, eager_tensor** dx, int32_t) -> eager_status* {
        Op op = make_op(ctx, "negative");
        dx[0] = execute(ctx, op.get(), {dy[0]})[0].release();
        return nullptr;
      },
      nullptr, nullptr, &recorded));
  Tensor z(recorded);
  Function f = s.end({z.get()});
  CHECK(text_of(f) ==
        "function f(x0: float64[?]) -> (float64[?]) {\n"
        "  y0: float64[?] = multiply(x0, x0)\n"
        "  y1: float64[?] = custom_gradient(x0, y0, inputs=1, outputs=1, backward=@1)\n"
        "  return y1\n"
        "}\n"
        "\n"
        "function @1 f(x0: float64[?]) -> (float64[?]) {\n"
        "  y0: float64[?] = negative(x0)\n"
        "  return y0\n"
        "}\n");
  char* dot = nullptr;
  check(eager_function_graphviz(f.get(), &dot));
  CHECK(taken(dot) == R"(digraph "f" {
  subgraph "cluster_0" {
    label="f";
    f0_x0 [shape=ellipse, label="x0: float64[?]"];
    f0_n0 [shape=box, label="multiply"];
    f0_x0 -> f0_n0 [label="float64[?]"];
    f0_x0 -> f0_n0 [label="float64[?]"];
    f0_n1 [shape=box, label="custom_gradient\ninputs=1, outputs=1, backward=@1"];
    f0_x0 -> f0_n1 [label="float64[?]"];
    f0_n0 -> f0_n1 [label="float64[?]"];
    f0_out0 [shape=ellipse, label="output 0"];
    f0_n1 -> f0_out0 [label="float64[?]"];
  }
  subgraph "cluster_1" {
    label="@1 f";
    f1_x0 [shape=ellipse, label="x0: float64[?]"];
    f1_n0 [shape=box, label="negative"];
    f1_x0 -> f1_n0 [label="float64[?]"];
    f1_out0 [shape=ellipse, label="output 0"];
    f1_n0 -> f1_out0 [label="float64[?]"];
  }
}
)");
}

TEST_CASE("text of what is no function") {
  char* text = reinterpret_cast<char*>(1);
  CHECK(code_of(eager_function_format(nullptr, &text)) == EAGER_INVALID_ARGUMENT);
  CHECK(!text);
  CHECK(code_of(eager_function_graphviz(nullptr, nullptr)) == EAGER_INVALID_ARGUMENT);
}
