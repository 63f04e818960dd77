// Exports ops that work element by element, and reductions.
#include <algorithm>
#include <cmath>
#include <limits>

#include "runtime/core/gradient.h"
#include "runtime/onnx/exporter.h"
#include "runtime/onnx/importer.h"
#include "runtime/ops/elementwise.h"

namespace eager::onnx {

namespace {

constexpr double kLn2 = 0.693147180559945309417, kLn10 = 2.302585092994045684018;
constexpr double kPi = 3.14159265358979323846;
constexpr double kRootHalf = 0.707106781186547524;

Name zeros_beside(Export& c) { return c.add("Expand", {c.zero(), c.dims(0)}); }

// Exports cast: out() casts to the output's dtype. Of complex numbers a real one is the real part.
void cast(Export& c) {
  const bool was_complex = is_complex(c.dtype(0));
  if (was_complex && c.output(0).dtype == DType::boolean)
    unimplemented("a cast of complex numbers to bool in an ONNX file");
  c.out(c.part() == 0 || was_complex ? c.in(0) : zeros_beside(c));
}

// Exports bitcast, whose operator keeps the size of elements.
void bitcast(Export& c) {
  const DType to = c.output(0).dtype;
  if (is_complex(to) || dtype_size(c.dtype(0)) != dtype_size(to))
    unimplemented(cat("a bitcast of ", dtype_name(c.dtype(0)), " to ", dtype_name(to), " in an ONNX file"));
  c.require_opset(26);
  c.out(c.add("BitCast", {c.in(0)}, {{"to", onnx_type_of(to)}}), to);
}

// ---- complex numbers

void imag(Export& c) { c.out(is_complex(c.dtype(0)) ? c.in(0, 1) : zeros_beside(c)); }
void conj(Export& c) { c.out(c.part() == 0 ? c.in(0) : c.add("Neg", {c.in(0)})); }
// Exports complex, whose inputs broadcast.
void complex(Export& c) { c.out(c.add("Expand", {c.in(c.part()), c.dims(1 - c.part())})); }

void multiply(Export& c) {
  if (!is_complex(c.output(0).dtype)) return direct(c);
  const auto product = [&](int of_first, int of_second) {
    return c.add("Mul", {c.in(0, of_first), c.in(1, of_second)});
  };
  c.out(c.part() == 0 ? c.add("Sub", {product(0, 0), product(1, 1)}) : c.add("Add", {product(0, 1), product(1, 0)}));
}

// Returns the root of a^2 + b^2, as a multiple of the larger one, whose square does not overflow then.
Name length_of(Export& c, const Name& a, const Name& b) {
  const Name larger = c.add("Max", {c.add("Abs", {a}), c.add("Abs", {b})});
  const Name is_special = c.add("Or", {c.add("Equal", {larger, c.zero()}), c.add("IsInf", {larger})});
  const Name unit = c.add("Where", {is_special, c.number(1), larger});
  const auto square_of = [&](const Name& x) {
    const Name part = c.add("Div", {x, unit});
    return c.add("Mul", {part, part});
  };
  return c.add("Mul", {unit, c.add("Sqrt", {c.add("Add", {square_of(a), square_of(b)})})});
}
void abs(Export& c) { return is_complex(c.dtype(0)) ? c.out(length_of(c, c.in(0, 0), c.in(0, 1))) : direct(c); }
void hypot(Export& c) { c.out(length_of(c, c.in(0), c.in(1))); }
void not_of_test(Export& c) { c.out(c.add("Not", {c.add(c.onnx, {c.in(0), c.in(1)})}), DType::boolean); }

void square(Export& c) {
  const Name x = c.in(0);
  c.out(c.add("Mul", {x, x}));
}
void squared_difference(Export& c) {
  const Name d = c.add("Sub", {c.in(0), c.in(1)});
  c.out(c.add("Mul", {d, d}));
}
void huber_losses(Export& c) {
  const double delta = c.real("delta");
  const Name error = c.add("Sub", {c.in(0), c.in(1)});
  const Name near = c.add("Min", {c.add("Max", {error, c.number(-delta)}), c.number(delta)});
  c.out(c.add("Mul", {near, c.add("Sub", {error, c.add("Mul", {near, c.number(0.5)})})}));
}

void rsqrt(Export& c) { c.out(c.add("Reciprocal", {c.add("Sqrt", {c.in(0)})})); }

// Exports cbrt: a step of Newton's method takes away the error of the power, whose exponent, 1/3, is rounded.
void cbrt(Export& c) {
  const Name x = c.in(0), size = c.add("Abs", {x}), y = c.add("Pow", {size, c.number(1.0 / 3)});
  const Name over = c.add("Sub", {y, c.add("Div", {size, c.add("Mul", {y, y})})});
  const Name root = c.add("Sub", {y, c.add("Div", {over, c.number(3)})});
  const Name is_special = c.add("Or", {c.add("Equal", {x, c.zero()}), c.add("IsInf", {x})});
  c.out(c.add("Where", {is_special, x, c.add("Mul", {c.add("Sign", {x}), root})}));
}

// Exports binary_mantissa and binary_exponent. Products with powers of 2, which are exact, bring |x| into [1/2, 1). Exponents are halved
// from one power to the next; the first one is taken twice, since denormal numbers have exponents of twice its size and more.
template <bool kIsExponent>
void binary_part(Export& c) {
  const Name x = c.in(0), size = c.add("Abs", {x}), zero = c.scalar(0);
  const Name is_inner = c.add("And", {c.add("Greater", {size, c.zero()}), c.add("Less", {size, c.number(INFINITY)})});
  Name mantissa = c.add("Where", {is_inner, size, c.number(0.5)}), exponent = zero;
  const auto scale = [&](const Name& is_outside, int power) {
    const Name scaled = c.add("Mul", {mantissa, c.number(std::ldexp(1.0, -power))});
    mantissa = c.add("Where", {is_outside, scaled, mantissa});
    if (kIsExponent) exponent = c.add("Add", {exponent, c.add("Where", {is_outside, c.scalar(power), zero})});
  };
  const auto is_at_least = [&](int power) {
    return c.add("GreaterOrEqual", {mantissa, c.number(std::ldexp(1.0, power))});
  };
  const int most = c.dtype() == DType::float64 ? 512 : 64;
  for (int power = 2 * most; power > 0; power /= 2) {
    const int taken = std::min(power, most);
    scale(is_at_least(taken), taken);
    scale(c.add("Not", {is_at_least(-taken)}), -taken);
  }
  scale(is_at_least(0), 1);
  if (kIsExponent) return c.out(exponent, DType::int64);
  c.out(c.add("Where", {is_inner, c.add("Mul", {c.add("Sign", {x}), mantissa}), x}));
}

// Exports floor, ceil and round, which leave integers as they are.
void rounding(Export& c) { c.out(is_floating(c.dtype(0)) ? c.add(c.onnx, {c.in(0)}) : c.in(0)); }
Name trunc_of(Export& c, const Name& x) {
  return c.add("Mul", {c.add("Sign", {x}), c.add("Floor", {c.add("Abs", {x})})});
}
void trunc(Export& c) { c.out(is_floating(c.dtype()) ? trunc_of(c, c.in(0)) : c.in(0)); }

void negative(Export& c) {
  const bool is_signed = !is_unsigned(c.dtype());
  c.out(is_signed ? c.add("Neg", {c.in(0)}) : c.add("Sub", {c.zero(), c.in(0)}));
}

// ---- signs, bits and angles

Name less(Export& c, const Name& x, const Name& y) { return c.add("Less", {x, y}); }

// Returns whether the sign bit is set, also that of -0 and NaN.
Name has_sign(Export& c, const Name& x) {
  if (!is_floating(c.dtype())) return less(c, x, c.zero());
  c.require_opset(26);
  const DType bits = c.dtype() == DType::float64 ? DType::int64 : DType::int32;
  return less(c, c.add("BitCast", {x}, {{"to", onnx_type_of(bits)}}), c.number(bits, 0));
}
void signbit(Export& c) { c.out(has_sign(c, c.in(0)), DType::boolean); }
void copysign(Export& c) {
  const Name size = c.add("Abs", {c.in(0)});
  c.out(c.add("Where", {has_sign(c, c.in(1)), c.add("Neg", {size}), size}));
}

Name is_negative(Export& c, const Name& x) {  // -0 too
  return c.add("Or", {less(c, x, c.zero()), less(c, c.add("Reciprocal", {x}), c.zero())});
}
// Returns the angle of the point (x, y): from that between the longer of the two and the point, which is at most pi / 4.
Name angle_of(Export& c, const Name& y, const Name& x) {
  const Name height = c.add("Abs", {y}), width = c.add("Abs", {x}), is_steep = less(c, width, height);
  const Name longer = c.add("Where", {is_steep, height, width}), shorter = c.add("Where", {is_steep, width, height});
  const Name is_diagonal = c.add("Equal", {shorter, longer});  // both may be infinite, or 0
  const Name ratio = c.add("Where", {is_diagonal, c.add("Sign", {longer}), c.add("Div", {shorter, longer})});
  Name angle = c.add("Atan", {ratio});
  angle = c.add("Where", {is_steep, c.add("Sub", {c.number(kPi / 2), angle}), angle});
  angle = c.add("Where", {is_negative(c, x), c.add("Sub", {c.number(kPi), angle}), angle});
  return c.add("Where", {is_negative(c, y), c.add("Neg", {angle}), angle});
}
void atan2(Export& c) { c.out(angle_of(c, c.in(0), c.in(1))); }
void angle(Export& c) {
  const Name x = c.in(0, 0);
  if (is_complex(c.dtype(0))) return c.out(angle_of(c, c.in(0, 1), x));
  const Name y = c.add("Where", {is_negative(c, x), c.number(kPi), c.zero()});
  c.out(c.add("Where", {c.add("IsNaN", {x}), x, y}));
}

// Exports sinc. The sine is that of the distance from the nearest whole number, which is exact.
void sinc(Export& c) {
  const Name x = c.in(0), pi = c.number(kPi), whole = c.add("Round", {x}), half = c.add("Mul", {whole, c.number(0.5)});
  const Name sine = c.add("Sin", {c.add("Mul", {c.add("Sub", {x, whole}), pi})});
  const Name is_even = c.add("Equal", {c.add("Floor", {half}), half});
  const Name y = c.add("Div", {c.add("Where", {is_even, sine, c.add("Neg", {sine})}), c.add("Mul", {x, pi})});
  const Name at_zero = c.add("Where", {c.add("Equal", {x, c.zero()}), c.number(1), y});
  c.out(c.add("Where", {c.add("IsInf", {x}), c.zero(), at_zero}));
}

// ---- exponentials and logarithms, which are as exact near 0 as the library's

Name is_small(Export& c, const Name& x) { return less(c, c.add("Abs", {x}), c.number(0.5)); }

// Returns e^x - 1 as 2 t / (1 - t) with t = tanh(x / 2).
Name expm1_of(Export& c, const Name& x) {
  const Name t = c.add("Tanh", {c.add("Mul", {x, c.number(0.5)})});
  const Name near = c.add("Div", {c.add("Mul", {t, c.number(2)}), c.add("Sub", {c.number(1), t})});
  return c.add("Where", {is_small(c, x), near, c.add("Sub", {c.add("Exp", {x}), c.number(1)})});
}
void expm1(Export& c) { c.out(expm1_of(c, c.in(0))); }

// Returns log(1 + x) as log(u) x / (u - 1) with u = 1 + x, in which the rounding error of u cancels out.
Name log1p_of(Export& c, const Name& x) {
  const Name one = c.number(1), u = c.add("Add", {x, one}), log = c.add("Log", {u});
  const Name near = c.add("Mul", {log, c.add("Div", {x, c.add("Sub", {u, one})})});
  return c.add("Where", {c.add("Equal", {u, one}), x, c.add("Where", {is_small(c, x), near, log})});
}
void log1p(Export& c) { c.out(log1p_of(c, c.in(0))); }

void exp2(Export& c) { c.out(c.add("Pow", {c.number(2), c.in(0)})); }
void log2(Export& c) { c.out(c.add("Div", {c.add("Log", {c.in(0)}), c.number(kLn2)})); }
void deg2rad(Export& c) { c.out(c.add("Mul", {c.in(0), c.number(kPi / 180)})); }
void rad2deg(Export& c) { c.out(c.add("Mul", {c.in(0), c.number(180 / kPi)})); }
void log10(Export& c) { c.out(c.add("Div", {c.add("Log", {c.in(0)}), c.number(kLn10)})); }

// ---- activations

void relu6(Export& c) { c.out(c.add("Clip", {c.in(0), c.zero(), c.number(6)})); }
// Returns x * gate, which is 0 where the gate is 0, also for x = -inf.
Name gated(Export& c, const Name& x, const Name& gate) {
  return c.add("Mul", {c.add("Max", {x, c.number(std::numeric_limits<float>::lowest())}), gate});
}
Name silu_of(Export& c, const Name& x, const Name& gate) { return gated(c, x, c.add("Sigmoid", {gate})); }
void silu(Export& c) {
  const Name x = c.in(0);
  c.out(silu_of(c, x, x));
}
void gelu(Export& c) {
  const Name x = c.in(0);
  auto times = [&](const Name& a, double b) { return c.add("Mul", {a, c.number(b)}); };
  if (c.boolean("approximate")) {
    const Name inner = c.add("Add", {times(c.add("Mul", {x, x}), 0.044715), c.number(1)});
    return c.out(silu_of(c, x, times(c.add("Mul", {x, inner}), 1.59576912160573071)));
  }
  const Name phi = c.add("Add", {c.add("Erf", {times(x, kRootHalf)}), c.number(1)});
  c.out(gated(c, x, times(phi, 0.5)));
}

// Returns min(max(x + 3, 0), 6) / 6.
Name hard_sigmoid_of(Export& c, const Name& x) {
  const Name line = c.add("Clip", {c.add("Add", {x, c.number(3)}), c.zero(), c.number(6)});
  return c.add("Div", {line, c.number(6)});
}
void hard_sigmoid(Export& c) { c.out(hard_sigmoid_of(c, c.in(0))); }
void hard_swish(Export& c) {
  const Name x = c.in(0);
  c.out(gated(c, x, hard_sigmoid_of(c, x)));
}
void hard_tanh(Export& c) { c.out(c.add("Clip", {c.in(0), c.number(-1), c.number(1)})); }
void mish(Export& c) {
  const Name x = c.in(0);
  c.out(gated(c, x, c.add("Tanh", {c.add("Softplus", {x})})));
}
void log_sigmoid(Export& c) { c.out(c.add("Neg", {c.add("Softplus", {c.add("Neg", {c.in(0)})})})); }

// Exports hardshrink and softshrink: 0 within the threshold; beyond it x, which softshrink lessens.
template <bool kIsSoft>
void shrink(Export& c) {
  const Name x = c.in(0), threshold = c.number(c.real("threshold")), size = c.add("Abs", {x});
  const Name beyond = kIsSoft ? c.add("Mul", {c.add("Sign", {x}), c.add("Sub", {size, threshold})}) : x;
  c.out(c.add("Where", {c.add("LessOrEqual", {size, threshold}), c.zero(), beyond}));
}

// Reports whether v survives as an attribute, which is a float32 in ONNX. If it would lose digits for float64, the op
// is put together from operators that take v as a tensor.
bool is_exact(Export& c, double v) {
  return c.dtype() != DType::float64 || static_cast<double>(static_cast<float>(v)) == v;
}
Name where_positive(Export& c, const Name& x, const Name& y, const Name& otherwise) {
  return c.add("Where", {c.add("Greater", {x, c.zero()}), y, otherwise});
}
void leaky_relu(Export& c) {
  const double alpha = c.real("alpha");
  const Name x = c.in(0);
  if (is_exact(c, alpha)) return c.out(c.add("LeakyRelu", {x}, {{"alpha", alpha}}));
  c.out(where_positive(c, x, x, c.add("Mul", {x, c.number(alpha)})));
}
void elu(Export& c) {
  const double alpha = c.real("alpha");
  const Name x = c.in(0);
  if (is_exact(c, alpha)) return c.out(c.add("Elu", {x}, {{"alpha", alpha}}));
  c.out(where_positive(c, x, x, c.add("Mul", {expm1_of(c, x), c.number(alpha)})));
}
void celu(Export& c) {
  const Name x = c.in(0), alpha = c.number(c.real("alpha"));
  c.out(where_positive(c, x, x, c.add("Mul", {expm1_of(c, c.add("Div", {x, alpha})), alpha})));
}
void prelu(Export& c) {
  const Name x = c.in(0);
  c.out(where_positive(c, x, x, c.add("Mul", {x, c.in(1)})));
}
void selu(Export& c) {
  constexpr double kScale = 1.0507009873554805, kAlpha = 1.7580993408473768;  // kernels/common/elementwise_formulas.h
  const Name x = c.in(0);
  if (is_exact(c, kScale)) return c.out(c.add("Selu", {x}));
  auto times = [&](const Name& a, double b) { return c.add("Mul", {a, c.number(b)}); };
  c.out(where_positive(c, x, times(x, kScale), times(expm1_of(c, x), kAlpha)));
}

// ---- two operands

// Exports floor_divide. ONNX truncates the quotient of integers towards zero. The floor is one less if the quotient is negative and
// there is a remainder.
void floor_divide_integers(Export& c) {
  const Name a = c.in(0), b = c.in(1), q = c.add("Div", {a, b});
  if (is_unsigned(c.dtype())) return c.out(q);
  const Name has_rest = c.add("Not", {c.add("Equal", {c.add("Mul", {q, b}), a})});
  const Name is_below = c.add("Xor", {less(c, a, c.zero()), less(c, b, c.zero())});
  const Name over = c.cast(c.add("And", {has_rest, is_below}), DType::boolean, c.dtype());
  c.out(c.add("Sub", {q, over}));
}
// Without the remainder the dividend is a multiple of the divisor, so that the quotient is rounded to a whole number where it is not
// one. A quotient of 0 has the sign of a / b.
void floor_divide(Export& c) {
  if (is_integer(c.dtype())) return floor_divide_integers(c);
  const Name a = c.in(0), b = c.in(1), ratio = c.add("Div", {a, b}), rest = c.add("Mod", {a, b}, {{"fmod", 1}});
  const auto as_number = [&](const Name& condition) { return c.cast(condition, DType::boolean, c.dtype()); };
  const Name is_other = less(c, c.add("Mul", {c.add("Sign", {rest}), c.add("Sign", {b})}), c.zero());
  const Name quotient = c.add("Sub", {c.add("Div", {c.add("Sub", {a, rest}), b}), as_number(is_other)});
  const Name down = c.add("Floor", {quotient}), left = c.add("Sub", {quotient, down});
  const Name whole = c.add("Add", {down, as_number(c.add("Greater", {left, c.number(0.5)}))});
  const Name y = c.add("Where", {c.add("Equal", {whole, c.zero()}), c.add("Mul", {ratio, c.zero()}), whole});
  c.out(c.add("Where", {c.add("Equal", {b, c.zero()}), ratio, y}));
}
void trunc_div(Export& c) {
  const Name ratio = c.add("Div", {c.in(0), c.in(1)});
  c.out(is_integer(c.dtype()) ? ratio : trunc_of(c, ratio));
}
// Exports remainder. For floats ONNX has only C's fmod, whose result has the dividend's sign. The divisor is added
// where its own sign is another.
void remainder(Export& c) {
  const Name a = c.in(0), b = c.in(1);
  if (is_integer(c.dtype())) return c.out(c.add("Mod", {a, b}));
  const Name rest = c.add("Mod", {a, b}, {{"fmod", 1}});
  const Name is_other = c.add("Less", {c.add("Mul", {c.add("Sign", {rest}), c.add("Sign", {b})}), c.zero()});
  c.out(c.add("Where", {is_other, c.add("Add", {rest, b}), rest}));
}

void fmod(Export& c) { c.out(c.add("Mod", {c.in(0), c.in(1)}, {{"fmod", 1}})); }

// Returns 0 where input i is 0.
Name where_zero(Export& c, int i, const Name& otherwise) {
  return c.add("Where", {c.add("Equal", {c.in(i), c.zero()}), c.zero(), otherwise});
}
void divide_no_nan(Export& c) { c.out(where_zero(c, 1, c.add("Div", {c.in(0), c.in(1)}))); }
void reciprocal_no_nan(Export& c) { c.out(where_zero(c, 0, c.add("Reciprocal", {c.in(0)}))); }

// Returns 0 where input 0 is 0 and input 1 is a number.
Name unless_zero(Export& c, const Name& otherwise) {
  const Name is_zero = c.add("Equal", {c.in(0), c.zero()}), is_number = c.add("Not", {c.add("IsNaN", {c.in(1)})});
  return c.add("Where", {c.add("And", {is_zero, is_number}), c.zero(), otherwise});
}
void xlogy(Export& c) { c.out(unless_zero(c, c.add("Mul", {c.in(0), c.add("Log", {c.in(1)})}))); }
void xlog1py(Export& c) { c.out(unless_zero(c, c.add("Mul", {c.in(0), log1p_of(c, c.in(1))}))); }
void xdivy(Export& c) { c.out(unless_zero(c, c.add("Div", {c.in(0), c.in(1)}))); }

// Exports heaviside: x1 stays where it is NaN.
void heaviside(Export& c) {
  const Name x = c.in(0), zero = c.zero();
  const Name at_zero = c.add("Where", {c.add("Equal", {x, zero}), c.in(1), x});
  const Name upper = c.add("Where", {c.add("Greater", {x, zero}), c.number(1), at_zero});
  c.out(c.add("Where", {less(c, x, zero), zero, upper}));
}

// Exports fmax and fmin, which give the other operand where one is NaN.
void number_extreme(Export& c) {
  const Name a = c.in(0), b = c.in(1);
  Name y = c.add(c.onnx, {a, b});
  if (is_floating(c.dtype())) {
    y = c.add("Where", {c.add("IsNaN", {b}), a, y});
    y = c.add("Where", {c.add("IsNaN", {a}), b, y});
  }
  c.out(y);
}

void logaddexp(Export& c) { c.out(log_of_sum(c, c.in(0), c.in(1))); }

// Exports clip with Max and Min, since the bounds of ONNX's Clip are scalars and those of the op broadcast.
void clip(Export& c) {
  Name x = c.in(0);
  if (c.has(1)) x = c.add("Max", {x, c.in(1)});
  if (c.has(2)) x = c.add("Min", {x, c.in(2)});
  c.out(x);
}

// Exports where. For booleans it consists of logical operators, since few runtimes have Where for them.
void where(Export& c) {
  if (c.dtype() != DType::boolean) return direct(c);
  const Name condition = c.in(0);
  const Name first = c.add("And", {condition, c.in(1)}), second = c.add("And", {c.add("Not", {condition}), c.in(2)});
  c.out(c.add("Or", {first, second}));
}

void isfinite(Export& c) {
  const Name x = c.in(0);
  c.out(c.add("Not", {c.add("Or", {c.add("IsInf", {x}), c.add("IsNaN", {x})})}), DType::boolean);
}

// ---- reductions

bool is_all(Export& c) { return !c.given("axis"); }
// The axes count from the front: with others ONNX Runtime keeps an axis of no elements.
Name reduce(Export& c, const char* op, const Name& x) {
  const Ints axes = c.axes("axis", c.rank(0));
  return c.reduce(op, x, is_all(c) ? nullptr : &axes, c.boolean("keepdims"));
}
void reduction(Export& c) { c.out(reduce(c, c.onnx, c.in(0))); }

// Exports sum, in the output's dtype, as products are. Integers other than int32 and int64 are summed in int64, which
// wraps to them in the end, since few runtimes sum them.
void sum(Export& c) {
  const DType t = real_dtype(c.output(0).dtype);
  if (!contains(dtypes::real, t)) unimplemented(cat("a sum as ", dtype_name(t), " in an ONNX file"));
  const DType wide = contains(kFloats | dtypes::index, t) ? t : DType::int64;
  c.out(reduce(c, c.onnx, c.cast(c.in(0), c.dtype(), wide)), wide);
}

// Exports var and std: the sum of squares over the number of elements less the correction, or NaN if nothing is left.
template <bool kIsRoot>
void spread_of(Export& c) {
  const Ints axes = c.axes("axis", c.rank(0));
  const Name x = c.in(0), centered = c.add("Sub", {x, c.reduce("ReduceMean", x, &axes, true)});
  const Name squares = c.reduce("ReduceSum", c.add("Mul", {centered, centered}), &axes, c.boolean("keepdims"));
  Name count = c.scalar(1);
  for (int64_t axis : axes) count = c.add("Mul", {count, c.dim(0, axis)});
  const Name left = c.add("Sub", {c.cast(count, DType::int64, c.dtype()), c.number(c.real("correction"))});
  const Name divisor = c.add("Where", {c.add("Greater", {left, c.zero()}), left, c.number(NAN)});
  const Name variance = c.add("Div", {squares, divisor});
  c.out(kIsRoot ? c.add("Sqrt", {variance}) : variance);
}

// Counts the elements that are not 0, or those that are 0 if `wanted` is false. any and all compare the count, which is
// right for no elements too.
Name count(Export& c, bool wanted) {
  Name is_set = c.cast(c.in(0), c.dtype(), DType::boolean);
  if (!wanted) is_set = c.add("Not", {is_set});
  return reduce(c, "ReduceSum", c.cast(is_set, DType::boolean, DType::int64));
}
void count_nonzero(Export& c) { c.out(count(c, true), DType::int64); }
void any(Export& c) { c.out(c.add("Greater", {count(c, true), c.scalar(0)}), DType::boolean); }
void all(Export& c) { c.out(c.add("Equal", {count(c, false), c.scalar(0)}), DType::boolean); }

void arg(Export& c) {
  const bool keepdims = c.boolean("keepdims");
  if (!is_all(c)) {
    return c.out(c.add(c.onnx, {c.in(0)}, {{"axis", c.axis(c.rank(0))}, {"keepdims", keepdims ? 1 : 0}}), DType::int64);
  }
  const Name y = c.add(c.onnx, {c.add("Reshape", {c.in(0), c.constant({-1})})}, {{"axis", 0}, {"keepdims", 0}});
  c.out(keepdims ? c.add("Reshape", {y, c.constant(Ints(static_cast<size_t>(c.rank(0)), 1))}) : y, DType::int64);
}

constexpr DTypeSet kExtreme = dtypes::real & ~(dtype_bit(DType::int16) | dtype_bit(DType::uint16));

}  // namespace

// It is max(a, b) + log(1 + e^-|a - b|). Equal operands are a case of their own, since inf - inf is NaN.
Name log_of_sum(Export& c, const Name& a, const Name& b) {
  const Name distance = c.add("Abs", {c.add("Sub", {a, b})});
  const Name y = c.add("Add", {c.add("Max", {a, b}), c.add("Softplus", {c.add("Neg", {distance})})});
  return c.add("Where", {c.add("Equal", {a, b}), c.add("Add", {a, c.number(kLn2)}), y});
}

// clang-format off
void add_elementwise_mappings(Mappings& m) {
  for (const auto& [op, onnx] : {std::pair{"exp", "Exp"}, {"log", "Log"}, {"sqrt", "Sqrt"}, {"tanh", "Tanh"},
                                 {"erf", "Erf"}, {"sigmoid", "Sigmoid"}, {"reciprocal", "Reciprocal"},
                                 {"divide", "Div"}}) {
    m[op] = {direct, kFloats, onnx};
  }
  for (const auto& [op, onnx] : {std::pair{"sin", "Sin"}, {"cos", "Cos"}, {"tan", "Tan"}, {"asin", "Asin"},
                                 {"acos", "Acos"}, {"atan", "Atan"}, {"sinh", "Sinh"}, {"cosh", "Cosh"},
                                 {"asinh", "Asinh"}, {"acosh", "Acosh"}, {"atanh", "Atanh"},
                                 {"softplus", "Softplus"}, {"softsign", "Softsign"}}) {
    m[op] = {direct, kFloat, onnx};
  }
  for (const auto& [op, onnx] : {std::pair{"maximum", "Max"}, {"minimum", "Min"}, {"sign", "Sign"}}) {
    m[op] = {direct, dtypes::real, onnx};
  }
  m["add"] = {direct, dtypes::numeric, "Add"};
  m["subtract"] = {direct, dtypes::numeric, "Sub"};
  m["multiply"] = {multiply, dtypes::numeric, "Mul"};
  m["abs"] = {abs, dtypes::numeric, "Abs"};
  for (const auto& [op, onnx] : {std::pair{"less", "Less"}, {"less_equal", "LessOrEqual"}, {"greater", "Greater"},
                                 {"greater_equal", "GreaterOrEqual"}}) {
    m[op] = {test, dtypes::real, onnx};
  }
  m["equal"] = {test, dtypes::real | dtypes::boolean, "Equal"};
  m["not_equal"] = {not_of_test, dtypes::real | dtypes::boolean, "Equal"};
  m["isnan"] = {test, kFloats, "IsNaN"};
  m["isinf"] = {test, kSingle, "IsInf"};
  m["isfinite"] = {isfinite, kSingle};
  m["logical_and"] = {direct, dtypes::boolean, "And"};
  m["logical_or"] = {direct, dtypes::boolean, "Or"};
  m["logical_xor"] = {direct, dtypes::boolean, "Xor"};
  m["logical_not"] = {direct, dtypes::boolean, "Not"};

  m["negative"] = {negative, dtypes::numeric};
  m["square"] = {square, dtypes::real};
  m["squared_difference"] = {squared_difference, dtypes::real};
  m["huber_losses"] = {huber_losses, dtypes::floats};
  m["rsqrt"] = {rsqrt, kSingle};
  m["cbrt"] = {cbrt, kSingle};
  m["binary_mantissa"] = {binary_part<false>, kSingle};
  m["binary_exponent"] = {binary_part<true>, kSingle};
  m["signbit"] = {signbit, kSingle | dtypes::integers};
  m["copysign"] = {copysign, kSingle};
  m["atan2"] = {atan2, kSingle};
  m["angle"] = {angle, kSingle | dtypes::complexes};
  m["sinc"] = {sinc, kSingle};
  m["floor"] = {rounding, dtypes::real, "Floor"};
  m["ceil"] = {rounding, dtypes::real, "Ceil"};
  m["round"] = {rounding, kFloat | dtypes::integers, "Round"};
  m["trunc"] = {trunc, dtypes::real};
  m["expm1"] = {expm1, kSingle};
  m["log1p"] = {log1p, kSingle};
  m["exp2"] = {exp2, kSingle};
  m["log2"] = {log2, kSingle};
  m["log10"] = {log10, kSingle};
  m["pow"] = {direct, kFloats | dtypes::index, "Pow"};
  m["floor_divide"] = {floor_divide, dtypes::integers | kSingle};
  m["trunc_div"] = {trunc_div, dtypes::integers | kSingle};
  m["fmod"] = {fmod, dtypes::integers | kSingle};
  m["divide_no_nan"] = {divide_no_nan, kSingle};
  m["reciprocal_no_nan"] = {reciprocal_no_nan, kSingle};
  m["remainder"] = {remainder, dtypes::integers | kSingle};
  m["logaddexp"] = {logaddexp, kSingle};
  m["hypot"] = {hypot, kSingle};
  m["xlogy"] = {xlogy, kSingle};
  m["xlog1py"] = {xlog1py, kSingle};
  m["xdivy"] = {xdivy, kSingle};
  m["heaviside"] = {heaviside, dtypes::real};
  m["fmax"] = {number_extreme, dtypes::real, "Max"};
  m["fmin"] = {number_extreme, dtypes::real, "Min"};
  m["deg2rad"] = {deg2rad, kSingle};
  m["rad2deg"] = {rad2deg, kSingle};
  m["real"] = {identity, dtypes::numeric};
  m["imag"] = {imag, dtypes::numeric};
  m["conj"] = {conj, dtypes::numeric};
  m["complex"] = {complex, kSingle};
  m["cast"] = {cast, dtypes::numeric | dtypes::boolean};
  m["bitcast"] = {bitcast, dtypes::real | dtypes::boolean};
  m["clip"] = {clip, dtypes::real};
  m["where"] = {where, dtypes::fixed, "Where"};

  m["relu"] = {direct, kFloats | dtypes::signed_integers, "Relu"};
  m["relu6"] = {relu6, dtypes::real};
  m["leaky_relu"] = {leaky_relu, kFloats};
  m["elu"] = {elu, kFloat};
  m["selu"] = {selu, kFloat};
  m["silu"] = {silu, kSingle};
  m["gelu"] = {gelu, kSingle};
  m["celu"] = {celu, kSingle};
  m["prelu"] = {prelu, kSingle};
  m["mish"] = {mish, kSingle};
  m["hard_sigmoid"] = {hard_sigmoid, kSingle};
  m["hard_swish"] = {hard_swish, kSingle};
  m["hard_tanh"] = {hard_tanh, kSingle};
  m["hardshrink"] = {shrink<false>, kSingle};
  m["softshrink"] = {shrink<true>, kSingle};
  m["log_sigmoid"] = {log_sigmoid, kSingle};

  m["sum"] = {sum, dtypes::numeric | dtypes::boolean, "ReduceSum"};
  m["prod"] = {sum, dtypes::real, "ReduceProd"};
  m["mean"] = {reduction, kFloats | dtypes::complexes, "ReduceMean"};
  m["var"] = {spread_of<false>, kSingle};
  m["std"] = {spread_of<true>, kSingle};
  m["max"] = {reduction, kExtreme, "ReduceMax"};
  m["min"] = {reduction, kExtreme, "ReduceMin"};
  m["logsumexp"] = {reduction, kFloats, "ReduceLogSumExp"};
  m["any"] = {any, dtypes::real | dtypes::boolean};
  m["all"] = {all, dtypes::real | dtypes::boolean};
  m["count_nonzero"] = {count_nonzero, dtypes::real | dtypes::boolean};
  m["argmax"] = {arg, dtypes::real, "ArgMax"};
  m["argmin"] = {arg, dtypes::real, "ArgMin"};
}
// clang-format on

}  // namespace eager::onnx
