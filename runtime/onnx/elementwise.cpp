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

// Imports Div, which truncates the quotient of integers towards zero.
void divide(OnnxNode& c) {
  const TensorRef a = c.in(0);
  c.out(c.run(is_integer(a->dtype) ? "trunc_div" : "divide", {a, c.in(1)}));
}

// Imports Mod. The remainder has the sign of the divisor, but with the attribute fmod that of the dividend.
void modulo(OnnxNode& c) { c.out(c.run(c.attr_int("fmod", 0) == 0 ? "remainder" : "fmod", {c.in(0), c.in(1)})); }

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

void clip(OnnxNode& c) {
  if (c.opset >= 11) return c.out(c.run("clip", {c.in(0), c.in_or_null(1), c.in_or_null(2)}));
  auto bound = [&](const char* name) { return c.has_attr(name) ? c.scalar(c.attr_float(name, 0)) : nullptr; };
  const TensorRef least = bound("min"), most = bound("max");
  c.out(least || most ? c.run("clip", {c.in(0), least, most}) : c.run("identity", {c.in(0)}));
}

void is_inf(OnnxNode& c) {
  const bool negative = c.attr_int("detect_negative", 1) != 0, positive = c.attr_int("detect_positive", 1) != 0;
  const TensorRef x = c.in(0);
  TensorRef y = c.run("isinf", {x});
  if (!negative) y = c.run("logical_and", {y, c.run("greater", {x, c.scalar(0)})});
  if (!positive) y = c.run("logical_and", {y, c.run("less", {x, c.scalar(0)})});
  c.out(y);
}

void where(OnnxNode& c) { c.out(c.run("where", {c.in(0), c.in(1), c.in(2)})); }

// Reads what matters only for casts to 8-bit floats.
void ignore_rounding(OnnxNode& c) {
  c.attr_int("saturate", 1);
  c.attr_string("round_mode", "up");
}
DType target_of(OnnxNode& c) {
  const int64_t type = c.attr_int("to");
  if (type != static_cast<int32_t>(type)) invalid_argument("unknown element type ", type);
  return dtype_of(static_cast<int32_t>(type));
}

// Returns numbers as text, with as many digits as ONNX Runtime writes, and booleans as 1 and 0.
TensorRef text_of(OnnxNode& c, const TensorRef& x) {
  if (!is_floating(x->dtype)) return c.run("as_string", {x->dtype == DType::boolean ? c.cast(x, DType::uint8) : x});
  TensorRef y = c.run("as_string", {x}, {{"shortest", true}, {"precision", 8}});
  y = c.run("string_replace", {y}, {{"old", "nan"}, {"new", "NaN"}});
  return c.run("string_replace", {y}, {{"old", "inf"}, {"new", "INF"}});
}

// Returns the numbers that strings are, read as one of the types that string_to_number has.
TensorRef numbers_of(OnnxNode& c, const TensorRef& x, DType to) {
  if (to == DType::boolean) unimplemented("a cast of string to bool");
  const DType read = to == DType::float32  ? to
                     : is_floating(to)     ? DType::float64
                     : dtype_size(to) <= 2 ? DType::int32
                                           : DType::int64;
  return c.cast(c.run("string_to_number", {x}, {{"dtype", read}}), to);
}

void out_cast(OnnxNode& c, DType to) {
  ignore_rounding(c);
  const TensorRef x = c.in(0);
  const bool was_text = x->dtype == DType::string, is_text = to == DType::string;
  c.out(was_text == is_text ? c.cast(x, to) : is_text ? text_of(c, x) : numbers_of(c, x, to));
}
void cast(OnnxNode& c) { out_cast(c, target_of(c)); }
void cast_like(OnnxNode& c) { out_cast(c, c.in(1)->dtype); }
void bit_cast(OnnxNode& c) {
  const TensorRef x = c.in(0);
  const DType to = target_of(c);
  if (x->dtype == DType::string || to == DType::string || dtype_size(to) != x->element_size())
    invalid_argument("a bit cast of ", dtype_name(x->dtype), " to ", dtype_name(to), ", which has another size");
  c.out(c.run("bitcast", {x}, {{"dtype", to}}));
}

// ---- activations

void leaky_relu(OnnxNode& c) { c.out(c.run("leaky_relu", {c.in(0)}, {{"alpha", c.attr_float("alpha", 0.01f)}})); }
void elu(OnnxNode& c) { c.out(c.run("elu", {c.in(0)}, {{"alpha", c.attr_float("alpha", 1)}})); }

void selu(OnnxNode& c) {
  const double alpha = c.attr_float("alpha", 1.67326319217681884765625),
               gamma = c.attr_float("gamma", 1.05070102214813232421875);
  c.out(c.run("multiply", {c.run("elu", {c.in(0)}, {{"alpha", alpha}}), c.scalar(gamma)}));
}

void celu(OnnxNode& c) { c.out(c.run("celu", {c.in(0)}, {{"alpha", c.attr_float("alpha", 1)}})); }

void prelu(OnnxNode& c) {
  const TensorRef x = c.in(0);
  c.out(c.run("where", {c.run("less", {x, c.scalar_int(0)}), c.run("multiply", {x, c.in(1)}), x}));
}

void thresholded_relu(OnnxNode& c) {
  const TensorRef x = c.in(0);
  c.out(c.run("where", {c.run("greater", {x, c.scalar(c.attr_float("alpha", 1))}), x, c.run("zeros_like", {x})}));
}

void hard_sigmoid(OnnxNode& c) {
  const TensorRef sloped = c.run("multiply", {c.in(0), c.scalar(c.attr_float("alpha", 0.2f))});
  const TensorRef line = c.run("add", {sloped, c.scalar(c.attr_float("beta", 0.5))});
  c.out(c.run("clip", {line, c.scalar(0), c.scalar(1)}));
}

void swish(OnnxNode& c) {
  const TensorRef x = c.in(0);
  const double alpha = c.attr_float("alpha", 1);
  if (alpha == 1) return c.out(c.run("silu", {x}));
  c.out(c.run("multiply", {x, c.run("sigmoid", {c.run("multiply", {x, c.scalar(alpha)})})}));
}

void gelu(OnnxNode& c) {
  const std::string kind = c.attr_string("approximate", "none");
  if (kind != "none" && kind != "tanh") invalid_argument("approximate must be none or tanh, not '", kind, "'");
  c.out(c.run("gelu", {c.in(0)}, {{"approximate", kind == "tanh"}}));
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
      {"Abs", {unary<"abs">}}, {"Neg", {unary<"negative">}}, {"Sign", {unary<"sign">, 9}}, {"Sqrt", {unary<"sqrt">}},
      {"Reciprocal", {unary<"reciprocal">}}, {"Exp", {unary<"exp">}}, {"Log", {unary<"log">}}, {"Erf", {unary<"erf">, 9}},
      {"Sin", {unary<"sin">}}, {"Cos", {unary<"cos">}}, {"Tan", {unary<"tan">}}, {"Asin", {unary<"asin">}},
      {"Acos", {unary<"acos">}}, {"Atan", {unary<"atan">}}, {"Sinh", {unary<"sinh">, 9}}, {"Cosh", {unary<"cosh">, 9}},
      {"Tanh", {unary<"tanh">}}, {"Asinh", {unary<"asinh">, 9}}, {"Acosh", {unary<"acosh">, 9}}, {"Atanh", {unary<"atanh">, 9}},
      {"Floor", {unary<"floor">}}, {"Ceil", {unary<"ceil">}}, {"Round", {unary<"round">, 11}}, {"IsNaN", {unary<"isnan">, 9}},
      {"Not", {unary<"logical_not">}}, {"BitwiseNot", {unary<"bitwise_invert">, 18}}, {"Identity", {unary<"identity">}},
      {"Relu", {unary<"relu">}}, {"Sigmoid", {unary<"sigmoid">}}, {"Softplus", {unary<"softplus">}}, {"Softsign", {unary<"softsign">}},
  });
  ops.merge(Operators{
      {"Add", {binary<"add">}}, {"Sub", {binary<"subtract">}}, {"Mul", {binary<"multiply">}}, {"Div", {divide}},
      {"Mod", {modulo, 10}}, {"Pow", {power}}, {"BitShift", {shift, 11}}, {"And", {binary<"logical_and">}},
      {"Or", {binary<"logical_or">}}, {"Xor", {binary<"logical_xor">}}, {"BitwiseAnd", {binary<"bitwise_and">, 18}},
      {"BitwiseOr", {binary<"bitwise_or">, 18}}, {"BitwiseXor", {binary<"bitwise_xor">, 18}}, {"Equal", {binary<"equal">}},
      {"Less", {binary<"less">}}, {"LessOrEqual", {binary<"less_equal">, 12}}, {"Greater", {binary<"greater">}},
      {"GreaterOrEqual", {binary<"greater_equal">, 12}}, {"Min", {variadic<"minimum">}}, {"Max", {variadic<"maximum">}},
      {"Sum", {variadic<"add">}}, {"Mean", {mean}}, {"Clip", {clip}}, {"IsInf", {is_inf, 10}}, {"Where", {where, 9}},
      {"Cast", {cast}}, {"CastLike", {cast_like, 15}}, {"BitCast", {bit_cast, 26}},
  });
  ops.merge(Operators{
      {"LeakyRelu", {leaky_relu}}, {"Elu", {elu}}, {"Selu", {selu}}, {"Celu", {celu, 12}}, {"PRelu", {prelu}},
      {"ThresholdedRelu", {thresholded_relu, 10}}, {"HardSigmoid", {hard_sigmoid}}, {"HardSwish", {unary<"hard_swish">, 14}},
      {"Gelu", {gelu, 20}}, {"Mish", {unary<"mish">, 18}}, {"Swish", {swish, 24}}, {"Shrink", {shrink, 9}},
  });
}
// clang-format on

}  // namespace eager::onnx
