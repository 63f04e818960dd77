// Arithmetic, comparisons, logic and bits of two operands. In gradients, sum_like undoes broadcasting.
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

// The gradient of y = x1 - floor(x1 / x2) x2: dx1 = dy, dx2 = -dy floor(x1 / x2).
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

// Returns x2 x1^(x2 - 1), which is 0 for x2 = 0 whatever x1 is. Where x2 is 0, an x1 that is 0, infinite or NaN is
// replaced by 1, so that neither this nor higher derivatives are 0 * inf.
Tensor pow_slope(const Algebra& m, const Tensor& x1, const Tensor& x2) {
  if (is_nonzero_scalar(x2)) return m.mul(x2, m.g.op<"pow">(x1, m.add(x2, -1)));
  const Tensor is_zero = m.g.op<"equal">(x2, m.g.scalar(0));
  const Tensor has_power = m.g.op<"isfinite">(m.div(x1, x1));
  const Tensor base =
      m.g.op<"where">(m.g.op<"logical_or">(has_power, m.g.op<"logical_not">(is_zero)), x1, m.g.scalar(1));
  return m.mul(x2, m.g.op<"pow">(base, m.add(x2, -1)));
}

// The gradient of pow: dx1 = dy x2 x1^(x2 - 1), dx2 = dy y log(x1). dx2 is 0 where the logarithm does not exist, and
// where y = 0.
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

// The gradient of minimum and maximum. Where both operands are equal, the first one gets all of dy.
template <FixedString Compare>
void extremum_gradient(GradientContext& g) {
  const Algebra m{g};
  const Tensor first = g.op<Compare>(g.input(0), g.input(1));
  if (g.needs(0)) g.set(0, g.sum_like(m.keep(first, g.grad()), 0));
  if (g.needs(1)) g.set(1, g.sum_like(m.drop(first, g.grad()), 1));
}

// The gradient of fmin and fmax: as of minimum and maximum, but that NaN is never chosen where the other is a number.
template <FixedString Compare>
void number_extremum_gradient(GradientContext& g) {
  const Algebra m{g};
  const Tensor x1 = g.input(0), x2 = g.input(1);
  const Tensor is_nan = g.op<"not_equal">(x2, x2), first = g.op<"logical_or">(g.op<Compare>(x1, x2), is_nan);
  if (g.needs(0)) g.set(0, g.sum_like(m.keep(first, g.grad()), 0));
  if (g.needs(1)) g.set(1, g.sum_like(m.drop(first, g.grad()), 1));
}

// The gradient of y = x1 - trunc(x1 / x2) x2.
void fmod_gradient(GradientContext& g) {
  const Algebra m{g};
  if (g.needs(0)) g.set(0, g.sum_like(g.grad(), 0));
  if (!g.needs(1)) return;
  g.set(1, g.sum_like(m.neg(m.mul(g.grad(), g.op<"trunc_div">(g.input(0), g.input(1)))), 1));
}

void heaviside_gradient(GradientContext& g) {
  const Algebra m{g};
  if (g.needs(0)) g.set(0, g.zeros_like(0));
  if (g.needs(1)) g.set(1, g.sum_like(m.keep(g.op<"equal">(g.input(0), g.scalar(0)), g.grad()), 1));
}

void divide_no_nan_gradient(GradientContext& g) {
  const Algebra m{g};
  const Tensor quotient = g.op<"divide_no_nan">(g.grad(), g.conj(g.input(1)));
  if (g.needs(0)) g.set(0, g.sum_like(quotient, 0));
  if (g.needs(1)) g.set(1, g.sum_like(m.neg(m.mul(quotient, g.conj(g.output()))), 1));
}

// The gradient of y = x1 f(x2), which is 0 where x1 is 0: dx1 = dy f(x2), 0 where x1 is 0 and f(x2) is no finite number, and
// dx2 = dy x1 f'(x2), whose quotient has `divisor` below.
void set_product_gradient(GradientContext& g, const Tensor& f, const Tensor& divisor) {
  const Algebra m{g};
  const Tensor x1 = g.input(0);
  if (g.needs(0)) {
    const Tensor is_zero = g.op<"equal">(x1, g.scalar(0)), is_finite = g.op<"isfinite">(f);
    const Tensor counts = g.op<"logical_or">(is_finite, g.op<"logical_not">(is_zero));
    g.set(0, g.sum_like(m.mul(g.grad(), g.conj(m.keep(counts, f))), 0));
  }
  if (g.needs(1)) g.set(1, g.sum_like(m.mul(g.grad(), g.conj(g.op<"xdivy">(x1, divisor))), 1));
}
void xlogy_gradient(GradientContext& g) {
  set_product_gradient(g, g.needs(0) ? g.op<"log">(g.input(1)) : Tensor(), g.input(1));
}
void xlog1py_gradient(GradientContext& g) {
  set_product_gradient(g, g.needs(0) ? g.op<"log1p">(g.input(1)) : Tensor(), Algebra{g}.add(g.input(1), 1));
}
void xdivy_gradient(GradientContext& g) {
  const Algebra m{g};
  const Tensor x1 = g.input(0), x2 = g.input(1);
  if (g.needs(0)) {
    const Tensor is_zero = g.op<"equal">(x1, g.scalar(0));
    const Tensor is_pole = g.op<"logical_and">(is_zero, g.op<"equal">(x2, g.scalar(0)));
    g.set(0, g.sum_like(m.drop(is_pole, m.div(g.grad(), g.conj(g.op<"where">(is_pole, g.scalar(1), x2)))), 0));
  }
  if (g.needs(1)) g.set(1, g.sum_like(m.neg(m.mul(g.grad(), g.conj(g.op<"xdivy">(g.op<"xdivy">(x1, x2), x2)))), 1));
}

void squared_difference_gradient(GradientContext& g) {
  const Algebra m{g};
  // The square of an absolute value is real, so only the real part of dy counts.
  const Tensor twice = is_complex(g.input_dtype(0)) ? m.add(g.grad(), g.conj(g.grad())) : m.mul(g.grad(), 2);
  const Tensor slope = m.mul(twice, m.sub(g.input(0), g.input(1)));
  if (g.needs(0)) g.set(0, g.sum_like(slope, 0));
  if (g.needs(1)) g.set(1, m.neg(g.sum_like(slope, 1)));
}

// The slope is the error, clipped at delta.
void huber_losses_gradient(GradientContext& g) {
  const Algebra m{g};
  const double delta = g.attr("delta").f;
  const Tensor near = g.op<"clip">(m.sub(g.input(0), g.input(1)), g.scalar(-delta), g.scalar(delta));
  const Tensor slope = m.mul(g.grad(), near);
  if (g.needs(0)) g.set(0, g.sum_like(slope, 0));
  if (g.needs(1)) g.set(1, m.neg(g.sum_like(slope, 1)));
}

// Returns the radius to divide by: 1 in place of 0, which makes the gradient at the origin 0.
Tensor nonzero(const Algebra& m, const Tensor& r) {
  return m.g.op<"where">(m.g.op<"equal">(r, m.g.scalar(0)), m.g.scalar(1), r);
}

// The gradient of atan2: dx1 = dy x2 / r^2, dx2 = -dy x1 / r^2 with the radius r. It divides by r twice, since r^2 may
// overflow.
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

// The gradient of y = |x1| times the sign of x2: dx1 = dy times the signs of x1 and x2.
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

void logaddexp2_gradient(GradientContext& g) {
  const Algebra m{g};
  const Tensor x1 = g.input(0), x2 = g.input(1);
  const Tensor is_same_infinity = g.op<"logical_and">(g.op<"isinf">(x1), g.op<"equal">(x1, x2));
  const Tensor difference = m.mul(m.drop(is_same_infinity, m.sub(x1, x2)), 0.693147180559945309417);
  if (g.needs(0)) g.set(0, g.sum_like(m.mul(g.grad(), m.sigmoid(difference)), 0));
  if (g.needs(1)) g.set(1, g.sum_like(m.mul(g.grad(), m.sigmoid(m.neg(difference))), 1));
}

// The gradient of polygamma with respect to x2; there is none with respect to x1, the order.
void polygamma_gradient(GradientContext& g) {
  if (!g.needs(1)) return;
  const Algebra m{g};
  const Tensor slope = g.op<"polygamma">(m.add(g.input(0), 1), g.input(1));
  g.set(1, g.sum_like(m.mul(g.grad(), slope), 1));
}

void sinc_derivative_gradient(GradientContext& g) {
  if (!g.needs(1)) return;
  const Algebra m{g};
  const Tensor slope = g.op<"sinc_derivative">(m.add(g.input(0), 1), g.conj(g.input(1)));
  g.set(1, g.sum_like(m.mul(g.grad(), slope), 1));
}

// The powers have no gradient: they are whole numbers.
void scale_by_power_gradient(GradientContext& g) {
  if (g.needs(0)) g.set(0, g.sum_like(g.op<"scale_by_power">(g.grad(), g.input(1)), 0));
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
  binary_op(r, "add", "x1 + x2; integers wrap.", dtypes::numeric)
      .example(R"("x1": [1.0, 2.0], "x2": [10.0, 20.0])", "float32 [11. 22.]")
      .gradient(add_gradient, shapes);
  binary_op(r, "subtract", "x1 - x2; integers wrap.", dtypes::numeric)
      .example(R"("x1": [1.0, 2.0], "x2": [10.0, 20.0])", "float32 [ -9. -18.]")
      .gradient(subtract_gradient, shapes);
  binary_op(r, "multiply", "x1 * x2; integers wrap.", dtypes::numeric)
      .example(R"("x1": [1.0, 2.0], "x2": [10.0, 20.0])", "float32 [10. 40.]")
      .gradient(multiply_gradient, values);
  binary_op(r, "divide", "x1 / x2 as a true quotient: integers become floats first.", dtypes::inexact, kIntegersToFloat)
      .example(R"("x1": [1, 2], "x2": [4, 4])", "float32 [0.25 0.5 ]")
      .gradient(divide_gradient, "shape(x1) x2 y");
  binary_op(r, "floor_divide", "The greatest whole number that is not greater than x1 / x2. An integer division by "
                               "zero is INVALID_ARGUMENT.", dtypes::real)
      .example(R"("x1": [7, -7], "x2": [2, 2])", "int32 [ 3 -4]")
      .gradient(floor_divide_gradient, shapes);
  binary_op(r, "remainder", "x1 - floor(x1 / x2) * x2, which has the sign of x2. An integer division by zero is "
                            "INVALID_ARGUMENT.", dtypes::real)
      .example(R"("x1": [7, -7], "x2": [3, 3])", "int32 [1 2]")
      .gradient(remainder_gradient, values);
  binary_op(r, "pow", "x1 to the power of x2; integers wrap, and to a negative power they are INVALID_ARGUMENT.",
          dtypes::numeric)
      .example(R"("x1": [2.0, 3.0], "x2": 2.0)", "float32 [4. 9.]")
      .gradient(pow_gradient, "x1 x2 y");
  binary_op(r, "maximum", "The larger of x1 and x2; NaN where either is NaN.", dtypes::real)
      .example(R"("x1": [1, 5], "x2": [3, 2])", "int32 [3 5]")
      .gradient(extremum_gradient<"greater_equal">, values);
  binary_op(r, "minimum", "The smaller of x1 and x2; NaN where either is NaN.", dtypes::real)
      .example(R"("x1": [1, 5], "x2": [3, 2])", "int32 [1 2]")
      .gradient(extremum_gradient<"less_equal">, values);
  binary_op(r, "fmax", "The larger of x1 and x2; the other one where one is NaN.", dtypes::real)
      .example(R"("x1": [1.0, "nan"], "x2": [3.0, 2.0])", "float32 [3. 2.]")
      .gradient(number_extremum_gradient<"greater_equal">, values);
  binary_op(r, "fmin", "The smaller of x1 and x2; the other one where one is NaN.", dtypes::real)
      .example(R"("x1": [1.0, "nan"], "x2": [3.0, 2.0])", "float32 [1. 2.]")
      .gradient(number_extremum_gradient<"less_equal">, values);
  binary_op(r, "trunc_div", "x1 / x2 rounded towards 0, as C divides integers. An integer division by zero is "
                            "INVALID_ARGUMENT.", dtypes::real)
      .example(R"("x1": [7, -7], "x2": [2, 2])", "int32 [ 3 -3]")
      .gradient(floor_divide_gradient, shapes);
  binary_op(r, "fmod", "x1 - trunc(x1 / x2) * x2, which has the sign of x1, as C's. An integer division by zero is "
                       "INVALID_ARGUMENT.", dtypes::real)
      .example(R"("x1": [7, -7], "x2": [3, 3])", "int32 [ 1 -1]")
      .gradient(fmod_gradient, values);
  binary_op(r, "heaviside", "0 where x1 is negative, 1 where it is positive, and x2 where it is 0: the step function.", dtypes::real)
      .example(R"("x1": [-2.0, 0.0, 3.0], "x2": 0.5)", "float32 [0.  0.5 1. ]")
      .gradient(heaviside_gradient, "x1 shape(x2)");
  binary_op(r, "divide_no_nan", "x1 / x2; 0 where x2 is 0. Integers become floats first.", dtypes::inexact, kIntegersToFloat)
      .example(R"("x1": [1.0, 3.0], "x2": [4.0, 0.0])", "float32 [0.25 0.  ]")
      .gradient(divide_no_nan_gradient, "shape(x1) x2 y");
  binary_op(r, "gcd", "The greatest common divisor of |x1| and |x2|; gcd(0, n) is |n|.", dtypes::integers)
      .example(R"("x1": [12, -8, 0], "x2": [18, 20, 5])", "int32 [6 4 5]")
      .no_gradient();
  binary_op(r, "lcm", "The least common multiple of |x1| and |x2|, 0 where either is 0; too large ones wrap.", dtypes::integers)
      .example(R"("x1": [4, -3], "x2": [6, 5])", "int32 [12 15]")
      .no_gradient();
  binary_op(r, "squared_difference", "(x1 - x2)^2; of complex numbers the square of the absolute value, as a complex "
                                     "number.", dtypes::numeric)
      .example(R"("x1": [1.0, 5.0], "x2": [3.0, 2.0])", "float32 [4. 9.]")
      .gradient(squared_difference_gradient, values);
  r.helper("smooth_l1_losses").describe("huber_losses divided by delta, of inputs of one shape.")
      .input("x1", dtype_bit(DType::float32) | dtype_bit(DType::float64)).input("x2", dtype_bit(DType::float32) | dtype_bit(DType::float64))
      .output("y", "x1").attr_float("delta", 1.0).argument().infer(parameter_infer).no_gradient().internal();
  const auto direct = [&](const char* name, const char* text) {
    describe_binary(r.helper(name).describe(text), dtype_bit(DType::float32), "x1", 0)
        .elementwise(broadcast_infer).no_gradient().internal();
  };
  direct("divergence_terms", "What kl_div sums, computed at once.");
  direct("binary_cross_entropies", "What binary_cross_entropy sums, computed at once.");
  describe_binary(r.helper("huber_losses").describe("Half the square of x1 - x2 up to delta, and a line beyond."), dtypes::floats, "x1", 0)
      .attr_float("delta", 1.0).parameter()
      .elementwise(parameter_infer)
      .gradient(huber_losses_gradient, values);
}

void define_functions(Registry& r) {
  const char* values = "x1 x2";
  auto floating = [&r](const char* name, const char* text, DTypeSet dtypes = dtypes::floats) -> OpDef& {
    return binary_op(r, name, text, dtypes, kIntegersToFloat);
  };
  floating("atan2", "The angle between the first axis and the point (x2, x1), in radians, in [-pi, pi].")
      .example(R"("x1": [1.0, -1.0], "x2": [1.0, 0.0])", "float32 [ 0.7853982 -1.5707964]")
      .gradient(atan2_gradient, values);
  floating("hypot", "sqrt(x1^2 + x2^2), without overflow of the squares.")
      .example(R"("x1": [3.0, 5.0], "x2": [4.0, 12.0])", "float32 [ 5. 13.]")
      .gradient(hypot_gradient, "x1 x2 y");
  floating("copysign", "|x1| with the sign of x2.")
      .example(R"("x1": [1.0, -2.0], "x2": [-0.0, 3.0])", "float32 [-1.  2.]")
      .gradient(copysign_gradient, values);
  floating("nextafter", "The next number of the dtype after x1 towards x2.")
      .example(R"("x1": [1.0], "x2": 2.0)", "float32 [1.0000001]")
      .gradient(nextafter_gradient, "shape(x1) shape(x2)");
  floating("logaddexp", "log(e^x1 + e^x2), without overflow.")
      .example(R"("x1": [0.0, 1.0], "x2": [0.0, 2.0])", "float32 [0.6931472 2.3132617]")
      .gradient(logaddexp_gradient, values);
  floating("logaddexp2", "log2(2^x1 + 2^x2), without overflow.")
      .example(R"("x1": [0.0, 3.0], "x2": [0.0, 3.0])", "float32 [1. 4.]")
      .gradient(logaddexp2_gradient, values);
  floating("xlogy", "x1 log(x2); 0 where x1 is 0, unless x2 is NaN.", dtypes::inexact)
      .example(R"("x1": [0.0, 2.0], "x2": [0.0, 1.0])", "float32 [0. 0.]")
      .gradient(xlogy_gradient, values);
  floating("xlog1py", "x1 log(1 + x2); 0 where x1 is 0, unless x2 is NaN.", dtypes::inexact)
      .example(R"("x1": [0.0, 2.0], "x2": [-1.0, 1.0])", "float32 [0.        1.3862944]")
      .gradient(xlog1py_gradient, values);
  floating("xdivy", "x1 / x2; 0 where x1 is 0, unless x2 is NaN.", dtypes::inexact)
      .example(R"("x1": [0.0, 2.0], "x2": [0.0, 4.0])", "float32 [0.  0.5]")
      .gradient(xdivy_gradient, values);
  floating("polygamma", "The x1-th derivative of digamma at x2; NaN where x1 is not a whole number from 0 on. There is no "
           "gradient of x1, a whole number.")
      .example(R"("x1": 1.0, "x2": [1.0, 2.0])", "float32 [1.644934   0.64493406]")
      .gradient(polygamma_gradient, values);
  constexpr DTypeSet parts = dtype_bit(DType::float32) | dtype_bit(DType::float64);
  r.helper("sinc_derivative").describe("The x1-th derivative of sinc at x2.")
      .input("x1", dtypes::inexact).input("x2", dtypes::inexact).output("y", "x1").elementwise(broadcast_infer)
      .gradient(sinc_derivative_gradient, values);
  r.helper("scale_by_integers").describe("scale_by_power by integers, of x1's shape.")
      .input("x1", parts).input("x2", dtypes::integers, 0).output("y", "x1").infer(broadcast_infer).no_gradient().internal();
  r.helper("scale_by_power").describe("x1 times 2 to the power of x2, a whole number.")
      .input("x1", parts).input("x2", parts).output("y", "x1").elementwise(broadcast_infer)
      .gradient(scale_by_power_gradient, "shape(x1) x2");
  describe_binary(r.op("complex").describe("x1 + i x2: complex numbers with these real and imaginary parts."), parts,
          "complex(x1)")
      .example(R"("x1": [1.0, 2.0], "x2": [3.0, -4.0])", "complex64 [1.+3.j 2.-4.j]")
      .elementwise(complex_infer)
      .gradient(complex_gradient, "shape(x1) shape(x2)");
}

void define_logic(Registry& r) {
  auto comparison = [&r](const char* name, const char* text, DTypeSet dtypes) -> OpDef& {
    return describe_binary(r.op(name).describe(text), dtypes, "bool").elementwise(boolean_infer).no_gradient();
  };
  constexpr DTypeSet ordered = dtypes::real | dtypes::boolean | dtype_bit(DType::string);
  comparison("equal", "Whether x1 == x2; NaN is equal to nothing.", dtypes::all)
      .example(R"("x1": [1, 2], "x2": [1, 3])", "bool [ True False]");
  comparison("not_equal", "Whether x1 != x2; NaN differs from everything.", dtypes::all)
      .example(R"("x1": [1, 2], "x2": [1, 3])", "bool [False  True]");
  comparison("less", "Whether x1 < x2; strings byte by byte.", ordered)
      .example(R"("x1": [1, 2, 3], "x2": 2)", "bool [ True False False]");
  comparison("less_equal", "Whether x1 <= x2.", ordered)
      .example(R"("x1": [1, 2, 3], "x2": 2)", "bool [ True  True False]");
  comparison("greater", "Whether x1 > x2.", ordered)
      .example(R"("x1": [1, 2, 3], "x2": 2)", "bool [False False  True]");
  comparison("greater_equal", "Whether x1 >= x2.", ordered)
      .example(R"("x1": [1, 2, 3], "x2": 2)", "bool [False  True  True]");

  constexpr DTypeSet bits = dtypes::integers | dtypes::boolean;
  binary_op(r, "logical_and", "Whether both x1 and x2 are true.", dtypes::boolean)
      .example(R"("x1": [true, true], "x2": [true, false])", "bool [ True False]")
      .no_gradient();
  binary_op(r, "logical_or", "Whether x1 or x2 or both are true.", dtypes::boolean)
      .example(R"("x1": [true, false], "x2": [false, false])", "bool [ True False]")
      .no_gradient();
  binary_op(r, "logical_xor", "Whether one of x1 and x2 is true, but not both.", dtypes::boolean)
      .example(R"("x1": [true, true], "x2": [true, false])", "bool [False  True]")
      .no_gradient();
  binary_op(r, "bitwise_and", "The bits that are set in both x1 and x2.", bits)
      .example(R"("x1": [12, 10], "x2": [10, 3])", "int32 [8 2]")
      .no_gradient();
  binary_op(r, "bitwise_or", "The bits that are set in x1 or x2 or both.", bits)
      .example(R"("x1": [12, 10], "x2": [10, 3])", "int32 [14 11]")
      .no_gradient();
  binary_op(r, "bitwise_xor", "The bits that are set in one of x1 and x2, but not in both.", bits)
      .example(R"("x1": [12, 10], "x2": [10, 3])", "int32 [6 9]")
      .no_gradient();
  binary_op(r, "bitwise_left_shift", "x1 * 2^x2, wrapped; 0 where x2 is negative or not less than the number of bits.",
          dtypes::integers)
      .example(R"("x1": [1, 3], "x2": [4, 1])", "int32 [16  6]")
      .no_gradient();
  binary_op(r, "bitwise_right_shift", "floor(x1 / 2^x2); where x2 is negative or not less than the number of bits, 0, "
                                      "or -1 for negative x1.", dtypes::integers)
      .example(R"("x1": [16, -3], "x2": [2, 1])", "int32 [ 4 -2]")
      .no_gradient();
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
