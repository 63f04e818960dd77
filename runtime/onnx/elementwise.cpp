// Imports operators that work element by element.
#include "runtime/core/gradient.h"
#include "runtime/onnx/operators.h"

namespace eager::onnx {

namespace {

template <FixedString Op>
void unary(OnnxNode& c) {
  c.out(c.run(Op.text, {c.in(0)}));
}
template <FixedString Op>
void binary(OnnxNode& c) {
  c.out(c.run(Op.text, {c.in(0), c.in(1)}));
}

template <FixedString Op>
TensorRef fold(OnnxNode& c) {
  TensorRef y = c.in(0);
  for (int i = 1; i < c.num_inputs(); ++i) y = c.run(Op.text, {y, c.in(i)});
  return y;
}
template <FixedString Op>
void variadic(OnnxNode& c) {
  c.out(fold<Op>(c));
}
void mean(OnnxNode& c) { c.out(c.run("divide", {fold<"add">(c), c.scalar(c.num_inputs())})); }

// ---- arithmetic

TensorRef less_than_zero(OnnxNode& c, const TensorRef& x) { return c.run("less", {x, c.scalar_int(0)}); }

// Imports Div. ONNX truncates the quotient of integers towards zero. That is the floor, and one more if the floor is
// negative and there is a remainder.
void divide(OnnxNode& c) {
  const TensorRef a = c.in(0), b = c.in(1);
  if (!is_integer(a->dtype)) return c.out(c.run("divide", {a, b}));
  const TensorRef floor = c.run("floor_divide", {a, b});
  if (!contains(dtypes::signed_integers, a->dtype)) return c.out(floor);
  const TensorRef has_rest = c.run("not_equal", {c.run("multiply", {floor, b}), a});
  const TensorRef up = c.run("logical_and", {less_than_zero(c, floor), has_rest});
  c.out(c.run("add", {floor, c.cast(up, a->dtype)}));
}

// Imports Mod. The remainder has the sign of the divisor, but with the attribute fmod that of the dividend.
void modulo(OnnxNode& c) {
  const TensorRef a = c.in(0), b = c.in(1);
  const bool is_unsigned = contains(dtypes::unsigned_integers, a->dtype);
  if (c.attr_int("fmod", 0) == 0 || is_unsigned) return c.out(c.run("remainder", {a, b}));
  const TensorRef rest = c.run("remainder", {c.run("abs", {a}), c.run("abs", {b})});
  if (!is_integer(a->dtype)) return c.out(c.run("copysign", {rest, a}));
  c.out(c.run("where", {less_than_zero(c, a), c.run("negative", {rest}), rest}));
}

void power(OnnxNode& c) {
  const TensorRef x = c.in(0), y = c.in(1);
  if (is_integer(x->dtype) && !is_integer(y->dtype)) {
    return c.out(c.cast(c.run("pow", {c.cast(x, DType::float64), c.cast(y, DType::float64)}), x->dtype));
  }
  c.out(c.run("pow", {x, c.cast(y, x->dtype)}));
}

void shift(OnnxNode& c) {
  const std::string direction = c.attr_string("direction", "");
  if (direction != "LEFT" && direction != "RIGHT")
    invalid_argument("direction must be LEFT or RIGHT, not '", direction, "'");
  c.out(c.run(direction == "LEFT" ? "bitwise_left_shift" : "bitwise_right_shift", {c.in(0), c.in(1)}));
}

void clip(OnnxNode& c) { c.out(c.run("clip", {c.in(0), c.in_or_null(1), c.in_or_null(2)})); }

void is_inf(OnnxNode& c) {
  const bool negative = c.attr_int("detect_negative", 1) != 0, positive = c.attr_int("detect_positive", 1) != 0;
  const TensorRef x = c.in(0);
  TensorRef y = c.run("isinf", {x});
  if (!negative) y = c.run("logical_and", {y, c.run("greater", {x, c.scalar(0)})});
  if (!positive) y = c.run("logical_and", {y, c.run("less", {x, c.scalar(0)})});
  c.out(y);
}

void where(OnnxNode& c) { c.out(c.run("where", {c.in(0), c.in(1), c.in(2)})); }

void cast(OnnxNode& c) {
  c.attr_int("saturate", 1);  // read and ignored: it matters only for 8-bit floats
  const int64_t type = c.attr_int("to");
  if (type != static_cast<int32_t>(type)) invalid_argument("unknown element type ", type);
  c.out(c.cast(c.in(0), dtype_of(static_cast<int32_t>(type))));
}
void cast_like(OnnxNode& c) {
  c.attr_int("saturate", 1);
  c.out(c.cast(c.in(0), c.in(1)->dtype));
}

// ---- activations

void leaky_relu(OnnxNode& c) { c.out(c.run("leaky_relu", {c.in(0)}, {{"alpha", c.attr_float("alpha", 0.01f)}})); }
void elu(OnnxNode& c) { c.out(c.run("elu", {c.in(0)}, {{"alpha", c.attr_float("alpha", 1)}})); }

void selu(OnnxNode& c) {
  const double alpha = c.attr_float("alpha", 1.67326319217681884765625),
               gamma = c.attr_float("gamma", 1.05070102214813232421875);
  c.out(c.run("multiply", {c.run("elu", {c.in(0)}, {{"alpha", alpha}}), c.scalar(gamma)}));
}

// Imports Celu: max(x, 0) + min(0, alpha (e^(x / alpha) - 1)).
void celu(OnnxNode& c) {
  const double alpha = c.attr_float("alpha", 1);
  const TensorRef y = c.run("elu", {c.run("divide", {c.in(0), c.scalar(alpha)})});
  c.out(c.run("multiply", {y, c.scalar(alpha)}));
}

void prelu(OnnxNode& c) {
  const TensorRef x = c.in(0);
  c.out(c.run("where", {less_than_zero(c, x), c.run("multiply", {x, c.in(1)}), x}));
}

void thresholded_relu(OnnxNode& c) {
  const TensorRef x = c.in(0);
  c.out(c.run("where", {c.run("greater", {x, c.scalar(c.attr_float("alpha", 1))}), x, c.run("zeros_like", {x})}));
}

TensorRef hard_sigmoid_of(OnnxNode& c, const TensorRef& x, double alpha, double beta) {
  const TensorRef line = c.run("add", {c.run("multiply", {x, c.scalar(alpha)}), c.scalar(beta)});
  return c.run("clip", {line, c.scalar(0), c.scalar(1)});
}
void hard_sigmoid(OnnxNode& c) {
  c.out(hard_sigmoid_of(c, c.in(0), c.attr_float("alpha", 0.2f), c.attr_float("beta", 0.5)));
}
void hard_swish(OnnxNode& c) {
  const TensorRef x = c.in(0);
  c.out(c.run("multiply", {x, hard_sigmoid_of(c, x, 1.0 / 6, 0.5)}));
}

void gelu(OnnxNode& c) {
  const std::string kind = c.attr_string("approximate", "none");
  if (kind != "none" && kind != "tanh") invalid_argument("approximate must be none or tanh, not '", kind, "'");
  c.out(c.run("gelu", {c.in(0)}, {{"approximate", kind == "tanh"}}));
}

void mish(OnnxNode& c) {
  const TensorRef x = c.in(0);
  c.out(c.run("multiply", {x, c.run("tanh", {c.run("softplus", {x})})}));
}

// Imports Shrink: x + bias below -lambd, x - bias above lambd, and 0 between.
void shrink(OnnxNode& c) {
  const TensorRef x = c.in(0);
  const double bias = c.attr_float("bias", 0), lambd = c.attr_float("lambd", 0.5);
  const TensorRef up = c.cast(c.run("add", {x, c.scalar(bias)}), x->dtype),
                  down = c.cast(c.run("subtract", {x, c.scalar(bias)}), x->dtype);
  const TensorRef low = c.run("less", {x, c.scalar(-lambd)}), high = c.run("greater", {x, c.scalar(lambd)});
  c.out(c.run("where", {low, up, c.run("where", {high, down, c.run("zeros_like", {x})})}));
}

}  // namespace

// clang-format off
void add_elementwise(Operators& ops) {
  ops.merge(Operators{
      {"Abs", {unary<"abs">}}, {"Neg", {unary<"negative">}}, {"Sign", {unary<"sign">}}, {"Sqrt", {unary<"sqrt">}},
      {"Reciprocal", {unary<"reciprocal">}}, {"Exp", {unary<"exp">}}, {"Log", {unary<"log">}}, {"Erf", {unary<"erf">}},
      {"Sin", {unary<"sin">}}, {"Cos", {unary<"cos">}}, {"Tan", {unary<"tan">}}, {"Asin", {unary<"asin">}},
      {"Acos", {unary<"acos">}}, {"Atan", {unary<"atan">}}, {"Sinh", {unary<"sinh">}}, {"Cosh", {unary<"cosh">}},
      {"Tanh", {unary<"tanh">}}, {"Asinh", {unary<"asinh">}}, {"Acosh", {unary<"acosh">}}, {"Atanh", {unary<"atanh">}},
      {"Floor", {unary<"floor">}}, {"Ceil", {unary<"ceil">}}, {"Round", {unary<"round">}}, {"IsNaN", {unary<"isnan">}},
      {"Not", {unary<"logical_not">}}, {"BitwiseNot", {unary<"bitwise_invert">, 18}}, {"Identity", {unary<"identity">}},
      {"Relu", {unary<"relu">}}, {"Sigmoid", {unary<"sigmoid">}}, {"Softplus", {unary<"softplus">}}, {"Softsign", {unary<"softsign">}},
  });
  ops.merge(Operators{
      {"Add", {binary<"add">}}, {"Sub", {binary<"subtract">}}, {"Mul", {binary<"multiply">}}, {"Div", {divide}},
      {"Mod", {modulo}}, {"Pow", {power}}, {"BitShift", {shift}}, {"And", {binary<"logical_and">}},
      {"Or", {binary<"logical_or">}}, {"Xor", {binary<"logical_xor">}}, {"BitwiseAnd", {binary<"bitwise_and">, 18}},
      {"BitwiseOr", {binary<"bitwise_or">, 18}}, {"BitwiseXor", {binary<"bitwise_xor">, 18}}, {"Equal", {binary<"equal">}},
      {"Less", {binary<"less">}}, {"LessOrEqual", {binary<"less_equal">}}, {"Greater", {binary<"greater">}},
      {"GreaterOrEqual", {binary<"greater_equal">}}, {"Min", {variadic<"minimum">}}, {"Max", {variadic<"maximum">}},
      {"Sum", {variadic<"add">}}, {"Mean", {mean}}, {"Clip", {clip}}, {"IsInf", {is_inf}}, {"Where", {where}},
      {"Cast", {cast}}, {"CastLike", {cast_like, 15}},
  });
  ops.merge(Operators{
      {"LeakyRelu", {leaky_relu}}, {"Elu", {elu}}, {"Selu", {selu}}, {"Celu", {celu}}, {"PRelu", {prelu}},
      {"ThresholdedRelu", {thresholded_relu}}, {"HardSigmoid", {hard_sigmoid}}, {"HardSwish", {hard_swish, 14}},
      {"Gelu", {gelu, 20}}, {"Mish", {mish, 18}}, {"Shrink", {shrink}},
  });
}
// clang-format on

}  // namespace eager::onnx
