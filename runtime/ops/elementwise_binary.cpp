// Arithmetic, comparisons, logic and bits of two operands. sum_like undoes broadcasting.
#include "runtime/ops/elementwise.h"

namespace eager {
namespace {

void add_gradient(GradientContext& g) {
  if (g.needs(0)) g.set(0, g.sum_like(g.grad(), 0));
  if (g.needs(1)) g.set(1, g.sum_like(g.grad(), 1));
}

void subtract_gradient(GradientContext& g) {
  if (g.needs(0)) g.set(0, g.sum_like(g.grad(), 0));
  if (g.needs(1)) g.set(1, g.op<"negative">(g.sum_like(g.grad(), 1)));
}

void multiply_gradient(GradientContext& g) {
  const Algebra m{g};
  if (g.needs(0)) g.set(0, g.sum_like(m.mul(g.grad(), g.conj(g.input(1))), 0));
  if (g.needs(1)) g.set(1, g.sum_like(m.mul(g.grad(), g.conj(g.input(0))), 1));
}

void divide_gradient(GradientContext& g) {
  const Algebra m{g};
  const Tensor quotient = m.div(g.grad(), g.conj(g.input(1)));
  if (g.needs(0)) g.set(0, g.sum_like(quotient, 0));
  if (g.needs(1)) g.set(1, g.sum_like(m.neg(m.mul(quotient, g.conj(g.output()))), 1));
}

void floor_divide_gradient(GradientContext& g) {
  if (g.needs(0)) g.set(0, g.zeros_like(0));
  if (g.needs(1)) g.set(1, g.zeros_like(1));
}

// x1 - floor(x1 / x2) x2
void remainder_gradient(GradientContext& g) {
  const Algebra m{g};
  if (g.needs(0)) g.set(0, g.sum_like(g.grad(), 0));
  if (!g.needs(1)) return;
  const Tensor quotient = g.op<"floor_divide">(g.input(0), g.input(1));
  g.set(1, g.sum_like(m.neg(m.mul(g.grad(), quotient)), 1));
}

// Reports whether t is a scalar that the host knows not to be 0, such as the exponent of x**2.
bool is_nonzero_scalar(const Tensor& t) {
  double value = 0;
  if (!t->is_host_scalar() || !t->data || is_complex(t->dtype)) return false;
  convert_scalar(*t, DType::float64, &value);
  return value != 0;
}

// Returns x2 x1^(x2 - 1), which is 0 for x2 = 0 whatever x1 is. There 1 stands for an x1 that is 0, infinite or NaN, so that
// neither this nor higher derivatives are 0 * inf.
Tensor pow_slope(const Algebra& m, const Tensor& x1, const Tensor& x2) {
  if (is_nonzero_scalar(x2)) return m.mul(x2, m.g.op<"pow">(x1, m.add(x2, -1)));
  const Tensor is_zero = m.g.op<"equal">(x2, m.g.scalar(0));
  const Tensor has_power = m.g.op<"isfinite">(m.div(x1, x1));
  const Tensor base =
      m.g.op<"where">(m.g.op<"logical_or">(has_power, m.g.op<"logical_not">(is_zero)), x1, m.g.scalar(1));
  return m.mul(x2, m.g.op<"pow">(base, m.add(x2, -1)));
}

// dx1 = dy x2 x1^(x2 - 1); dx2 = dy y log(x1), with 0 for a logarithm that does not exist and for y = 0.
void pow_gradient(GradientContext& g) {
  const Algebra m{g};
  const Tensor x1 = g.input(0), x2 = g.input(1);
  if (g.needs(0)) g.set(0, g.sum_like(m.mul(g.grad(), g.conj(pow_slope(m, x1, x2))), 0));
  if (g.needs(1)) {
    const bool complex = is_complex(g.input_dtype(0));
    const Tensor has_log = complex ? g.op<"not_equal">(x1, g.scalar(0)) : g.op<"greater">(x1, g.scalar(0));
    const Tensor valid = g.op<"logical_and">(has_log, g.op<"not_equal">(g.output(), g.scalar(0)));
    const Tensor base = g.op<"where">(valid, x1, g.scalar(1));
    const Tensor slope = m.keep(valid, m.mul(g.output(), g.op<"log">(base)));
    g.set(1, g.sum_like(m.mul(g.grad(), g.conj(slope)), 1));
  }
}

// Where both are equal the first operand gets all.
template <FixedString Compare>
void extremum_gradient(GradientContext& g) {
  const Algebra m{g};
  const Tensor first = g.op<Compare>(g.input(0), g.input(1));
  if (g.needs(0)) g.set(0, g.sum_like(m.keep(first, g.grad()), 0));
  if (g.needs(1)) g.set(1, g.sum_like(m.drop(first, g.grad()), 1));
}

void squared_difference_gradient(GradientContext& g) {
  const Algebra m{g};
  // The square of an absolute value is real: only the real part of dy counts.
  const Tensor twice = is_complex(g.input_dtype(0)) ? m.add(g.grad(), g.conj(g.grad())) : m.mul(g.grad(), 2);
  const Tensor slope = m.mul(twice, m.sub(g.input(0), g.input(1)));
  if (g.needs(0)) g.set(0, g.sum_like(slope, 0));
  if (g.needs(1)) g.set(1, m.neg(g.sum_like(slope, 1)));
}

// Returns the radius to divide by: 1 in place of 0, which makes the gradient at the origin 0.
Tensor nonzero(const Algebra& m, const Tensor& r) {
  return m.g.op<"where">(m.g.op<"equal">(r, m.g.scalar(0)), m.g.scalar(1), r);
}

// dx1 = dy x2 / r^2, dx2 = -dy x1 / r^2. The square of the radius r is not made: it overflows early.
void atan2_gradient(GradientContext& g) {
  const Algebra m{g};
  const Tensor x1 = g.input(0), x2 = g.input(1);
  const Tensor radius = nonzero(m, g.op<"hypot">(x1, x2)), scaled = m.div(g.grad(), radius);
  if (g.needs(0)) g.set(0, g.sum_like(m.mul(scaled, m.div(x2, radius)), 0));
  if (g.needs(1)) g.set(1, m.neg(g.sum_like(m.mul(scaled, m.div(x1, radius)), 1)));
}

void hypot_gradient(GradientContext& g) {
  const Algebra m{g};
  const Tensor radius = nonzero(m, g.output());
  if (g.needs(0)) g.set(0, g.sum_like(m.mul(g.grad(), m.div(g.input(0), radius)), 0));
  if (g.needs(1)) g.set(1, g.sum_like(m.mul(g.grad(), m.div(g.input(1), radius)), 1));
}

// |x1| times x2's sign.
void copysign_gradient(GradientContext& g) {
  const Algebra m{g};
  if (g.needs(0)) {
    const Tensor sign = g.op<"copysign">(g.scalar(1), g.input(1));
    g.set(0, g.sum_like(m.mul(g.grad(), m.mul(g.op<"sign">(g.input(0)), sign)), 0));
  }
  if (g.needs(1)) g.set(1, g.zeros_like(1));
}

void nextafter_gradient(GradientContext& g) {
  if (g.needs(0)) g.set(0, g.sum_like(g.grad(), 0));
  if (g.needs(1)) g.set(1, g.zeros_like(1));
}

void logaddexp_gradient(GradientContext& g) {
  const Algebra m{g};
  const Tensor x1 = g.input(0), x2 = g.input(1);
  const Tensor is_same_infinity = g.op<"logical_and">(g.op<"isinf">(x1), g.op<"equal">(x1, x2));
  const Tensor difference = m.drop(is_same_infinity, m.sub(x1, x2));
  if (g.needs(0)) g.set(0, g.sum_like(m.mul(g.grad(), m.sigmoid(difference)), 0));
  if (g.needs(1)) g.set(1, g.sum_like(m.mul(g.grad(), m.sigmoid(m.neg(difference))), 1));
}

// No derivative with respect to the order.
void polygamma_gradient(GradientContext& g) {
  if (!g.needs(1)) return;
  const Algebra m{g};
  const Tensor slope = g.op<"polygamma">(m.add(g.input(0), 1), g.input(1));
  g.set(1, g.sum_like(m.mul(g.grad(), slope), 1));
}

void complex_infer(InferContext& c) {
  Shape shape;
  broadcast_shape(c, shape);
  c.output(c.dtype(0) == DType::float64 ? DType::complex128 : DType::complex64, shape);
}
void complex_gradient(GradientContext& g) {
  if (g.needs(0)) g.set(0, g.sum_like(g.op<"real">(g.grad()), 0));
  if (g.needs(1)) g.set(1, g.sum_like(g.op<"imag">(g.grad()), 1));
}

// clang-format off
void define_arithmetic(Registry& r) {
  const char* shapes = "shape(x1) shape(x2)";
  const char* values = "x1 x2";
  binary_op(r, "add", "x1 + x2", dtypes::numeric).gradient(add_gradient, shapes);
  binary_op(r, "subtract", "x1 - x2", dtypes::numeric).gradient(subtract_gradient, shapes);
  binary_op(r, "multiply", "x1 * x2", dtypes::numeric).gradient(multiply_gradient, values);
  binary_op(r, "divide", "x1 / x2; integers become floats.", dtypes::inexact, "x1", "x2", kIntegersToFloat)
      .gradient(divide_gradient, "shape(x1) x2 y");
  binary_op(r, "floor_divide", "floor(x1 / x2)", dtypes::real).gradient(floor_divide_gradient, shapes);
  binary_op(r, "remainder", "x1 - floor(x1 / x2) * x2: it has the sign of x2.", dtypes::real)
      .gradient(remainder_gradient, values);
  binary_op(r, "pow", "x1 to the power of x2.", dtypes::numeric).gradient(pow_gradient, "x1 x2 y");
  binary_op(r, "maximum", "The larger of x1 and x2; NaN of either.", dtypes::real)
      .gradient(extremum_gradient<"greater_equal">, values);
  binary_op(r, "minimum", "The smaller of x1 and x2; NaN of either.", dtypes::real)
      .gradient(extremum_gradient<"less_equal">, values);
  binary_op(r, "squared_difference", "(x1 - x2)^2; its absolute value for complex numbers.", dtypes::numeric)
      .gradient(squared_difference_gradient, values);
}

void define_functions(Registry& r) {
  const char* values = "x1 x2";
  auto floating = [&r](const char* name, const char* text) -> OpDef& {
    return binary_op(r, name, text, dtypes::floats, "x1", "x2", kIntegersToFloat);
  };
  floating("atan2", "The angle of the point (x2, x1).").gradient(atan2_gradient, values);
  floating("hypot", "sqrt(x1^2 + x2^2), which does not overflow early.").gradient(hypot_gradient, "x1 x2 y");
  floating("copysign", "|x1| with the sign of x2.").gradient(copysign_gradient, values);
  floating("nextafter", "The next number after x1 towards x2.").gradient(nextafter_gradient, "shape(x1) shape(x2)");
  floating("logaddexp", "log(e^x1 + e^x2)").gradient(logaddexp_gradient, values);
  floating("polygamma", "The x1-th derivative of digamma at x2.").gradient(polygamma_gradient, values);
  r.op("complex")
      .describe("x1 + i x2")
      .input("x1", dtype_bit(DType::float32) | dtype_bit(DType::float64))
      .input("x2", dtype_bit(DType::float32) | dtype_bit(DType::float64))
      .output("y", "complex(x1)")
      .elementwise(complex_infer, 0)
      .gradient(complex_gradient, "shape(x1) shape(x2)");
}

void define_logic(Registry& r) {
  auto comparison = [&r](const char* name, const char* text, DTypeSet dtypes) {
    r.op(name).describe(text).input("x1", dtypes).input("x2", dtypes).output("y", "bool")
        .elementwise(boolean_infer, 0).no_gradient();
  };
  comparison("equal", "x1 == x2", dtypes::fixed);
  comparison("not_equal", "x1 != x2", dtypes::fixed);
  comparison("less", "x1 < x2", dtypes::real | dtypes::boolean);
  comparison("less_equal", "x1 <= x2", dtypes::real | dtypes::boolean);
  comparison("greater", "x1 > x2", dtypes::real | dtypes::boolean);
  comparison("greater_equal", "x1 >= x2", dtypes::real | dtypes::boolean);

  constexpr DTypeSet bits = dtypes::integers | dtypes::boolean;
  binary_op(r, "logical_and", "x1 and x2.", dtypes::boolean).no_gradient();
  binary_op(r, "logical_or", "x1 or x2, or both.", dtypes::boolean).no_gradient();
  binary_op(r, "logical_xor", "Either x1 or x2.", dtypes::boolean).no_gradient();
  binary_op(r, "bitwise_and", "Bits set in both.", bits).no_gradient();
  binary_op(r, "bitwise_or", "Bits set in either.", bits).no_gradient();
  binary_op(r, "bitwise_xor", "Bits set in one only.", bits).no_gradient();
  binary_op(r, "bitwise_left_shift", "x1 * 2^x2; 0 beyond the width.", dtypes::integers).no_gradient();
  binary_op(r, "bitwise_right_shift", "floor(x1 / 2^x2), also beyond the width.", dtypes::integers).no_gradient();
}
// clang-format on

}  // namespace

// clang-format off
void define_elementwise_binary(Registry& r) {
  define_arithmetic(r);
  define_functions(r);
  define_logic(r);
}
// clang-format on

}  // namespace eager
