// Unary functions and their derivatives. For complex numbers dx = dy conj(f'(x)).
#include <limits>

#include "runtime/ops/elementwise.h"

namespace eager {
namespace {

constexpr double kLog2 = 0.693147180559945309417;
constexpr double kLog10 = 2.30258509299404568402;
constexpr double kTwoOverRootPi = 1.12837916709551257390;

void abs_infer(InferContext& c) { c.output(real_dtype(c.dtype(0)), c.input(0)); }
void bit_count_infer(InferContext& c) { c.output(DType::uint8, c.input(0)); }
void exponent_infer(InferContext& c) { c.output(DType::int32, c.input(0)); }
void unary_boolean_infer(InferContext& c) { c.output(DType::boolean, c.input(0)); }

// Infers a rounding op: integers are not changed, so the output is a view of x.
void rounding_infer(InferContext& c) {
  if (is_integer(c.dtype(0))) c.alias(0, c.dtype(0), c.input(0));
  else same_infer(c);
}
void real_infer(InferContext& c) {
  if (is_complex(c.dtype(0))) abs_infer(c);
  else c.alias(0, c.dtype(0), c.input(0));
}
void conj_infer(InferContext& c) {
  if (is_complex(c.dtype(0))) same_infer(c);
  else c.alias(0, c.dtype(0), c.input(0));
}

// Return conj(x) and conj(y), from which gradients compute derivatives.
Tensor x_of(GradientContext& g) { return g.conj(g.input(0)); }
Tensor y_of(GradientContext& g) { return g.conj(g.output(0)); }
// Returns x with infinities replaced by the largest finite numbers, so that a derivative that is 0 at infinity does not
// have 0 times infinity as its own derivative. Complex x is returned as it is.
Tensor finite(const Algebra& m, const Tensor& x) {
  switch (x->dtype) {
    case DType::float16: return m.within(x, 65504);
    case DType::bfloat16: return m.within(x, 0x1.fep127);
    case DType::float32: return m.within(x, std::numeric_limits<float>::max());
    case DType::float64: return m.within(x, std::numeric_limits<double>::max());
    default: return x;
  }
}
// Returns a part of complex x, bounded so that exp(part) is finite.
Tensor exponent(const Algebra& m, const Tensor& part) {
  return m.within(part, part->dtype == DType::float32 ? 88 : 709);
}
// Divides twice, since the square of y overflows where the quotient is still a number.
Tensor div_square(const Algebra& m, const Tensor& x, const Tensor& y) { return m.div(m.div(x, y), y); }
Tensor one_minus_square(const Algebra& m, const Tensor& x) { return m.sub(1, m.square(x)); }

// clang-format off
void define_powers(Registry& r) {
  describe_unary(r.op("abs").describe("The absolute value; of complex x the real number |x|. That of the least signed "
                                      "integer wraps to itself."), dtypes::numeric, 0, "real(x)")
      .example(R"("x": [-1.5, 2.0])", "float32 [1.5 2. ]")
      .elementwise(abs_infer)
      .gradient([](GradientContext& g) { g.set(0, g.op<"multiply">(g.grad(), g.op<"sign">(g.input(0)))); }, "x");
  unary_op(r, "negative", "-x; integers wrap.", dtypes::numeric)
      .example(R"("x": [1, -2])", "int32 [-1  2]")
      .gradient([](GradientContext& g) { g.set(0, g.op<"negative">(g.grad())); });
  unary_op(r, "sign", "-1, 0 or 1 as x is negative, zero or positive; x / |x| for complex x. NaN stays NaN.",
          dtypes::numeric)
      .example(R"("x": [-2.0, 0.0, 3.0])", "float32 [-1.  0.  1.]").gradient([](GradientContext& g) {
    if (!is_complex(g.input_dtype(0))) return zero_gradient(g);
    // Only the part of dy at right angles to y counts: dx = (dy - y Re(conj(y) dy)) / |x|, and 0 where x is 0.
    const Algebra m{g};
    const Tensor x = g.input(0), y = g.output(0), along = m.mul(g.conj(y), g.grad());
    const Tensor across = m.sub(g.grad(), m.mul(y, m.mul(m.add(along, g.conj(along)), 0.5)));
    const Tensor is_zero = g.op<"equal">(x, g.scalar(0));
    g.set(0, m.drop(is_zero, m.div(across, g.op<"abs">(g.op<"where">(is_zero, g.scalar(1), x)))));
  }, "x y");
  describe_unary(r.op("positive").describe("x itself."), dtypes::numeric, 0, "x")
      .example(R"("x": [1, -2])", "int32 [ 1 -2]")
      .infer([](InferContext& c) { c.alias(0, c.dtype(0), c.input(0)); })
      .gradient([](GradientContext& g) { g.set(0, g.grad()); });
  unary_op(r, "square", "x * x; integers wrap.", dtypes::numeric)
      .example(R"("x": [3.0, -2.0])", "float32 [9. 4.]").gradient([](GradientContext& g) {
    const Algebra m{g};
    g.set(0, m.mul(m.mul(g.grad(), 2), x_of(g)));
  }, "x");
  inexact_op(r, "sqrt", "The square root; NaN where a real x is negative.")
      .example(R"("x": [4.0, 2.0])", "float32 [2.        1.4142135]").gradient([](GradientContext& g) {
    const Algebra m{g};
    g.set(0, m.div(m.mul(g.grad(), 0.5), y_of(g)));
  }, "y");
  inexact_op(r, "rsqrt", "1 / sqrt(x).")
      .example(R"("x": [4.0, 16.0])", "float32 [0.5  0.25]").gradient([](GradientContext& g) {
    const Algebra m{g};
    const Tensor y = y_of(g);
    g.set(0, m.mul(m.mul(g.grad(), -0.5), m.mul(y, m.square(y))));
  }, "y");
  inexact_op(r, "cbrt", "The real cube root.", dtypes::floats)
      .example(R"("x": [8.0, -27.0])", "float32 [ 2. -3.]").gradient([](GradientContext& g) {
    const Algebra m{g};
    g.set(0, m.div(m.div(g.grad(), 3), m.square(g.output())));
  }, "y");
  inexact_op(r, "reciprocal_no_nan", "1 / x; 0 where x is 0.")
      .example(R"("x": [2.0, 0.0])", "float32 [0.5 0. ]").gradient([](GradientContext& g) {
    const Algebra m{g};
    g.set(0, m.neg(m.mul(g.grad(), m.square(y_of(g)))));
  }, "y");
  inexact_op(r, "reciprocal", "1 / x; infinite where x is 0.")
      .example(R"("x": [2.0, 4.0])", "float32 [0.5  0.25]").gradient([](GradientContext& g) {
    const Algebra m{g};
    g.set(0, m.neg(m.mul(g.grad(), m.square(y_of(g)))));
  }, "y");
}

void define_exponentials(Registry& r) {
  inexact_op(r, "exp", "e to the power of x.")
      .example(R"("x": [0.0, 1.0])", "float32 [1.        2.7182817]")
      .gradient([](GradientContext& g) { g.set(0, Algebra{g}.mul(g.grad(), y_of(g))); }, "y");
  inexact_op(r, "exp2", "2 to the power of x.")
      .example(R"("x": [3.0, -1.0])", "float32 [8.  0.5]").gradient([](GradientContext& g) {
    const Algebra m{g};
    g.set(0, m.mul(g.grad(), m.mul(y_of(g), kLog2)));
  }, "y");
  inexact_op(r, "expm1", "e to the power of x, minus 1, exact near 0.")
      .example(R"("x": [0.0, 1.0])", "float32 [0.        1.7182817]").gradient([](GradientContext& g) {
    g.set(0, Algebra{g}.mul(g.grad(), g.op<"exp">(x_of(g))));
  }, "x");
  inexact_op(r, "log", "The natural logarithm; NaN where a real x is negative.")
      .example(R"("x": [1.0, 2.0])", "float32 [0.        0.6931472]").gradient([](GradientContext& g) {
    g.set(0, Algebra{g}.div(g.grad(), x_of(g)));
  }, "x");
  inexact_op(r, "log1p", "The natural logarithm of 1 + x, exact near 0.")
      .example(R"("x": [0.0, 1.0])", "float32 [0.        0.6931472]").gradient([](GradientContext& g) {
    const Algebra m{g};
    g.set(0, m.div(g.grad(), m.add(x_of(g), 1)));
  }, "x");
  inexact_op(r, "log2", "The logarithm to base 2; NaN where a real x is negative.")
      .example(R"("x": [1.0, 8.0])", "float32 [0. 3.]").gradient([](GradientContext& g) {
    const Algebra m{g};
    g.set(0, m.div(g.grad(), m.mul(x_of(g), kLog2)));
  }, "x");
  inexact_op(r, "log10", "The logarithm to base 10; NaN where a real x is negative.")
      .example(R"("x": [1.0, 1000.0])", "float32 [0. 3.]").gradient([](GradientContext& g) {
    const Algebra m{g};
    // 10 x may be beyond float16.
    g.set(0, m.div(m.mul(g.grad(), 1 / kLog10), x_of(g)));
  }, "x");
}

void define_trigonometry(Registry& r) {
  inexact_op(r, "sin", "The sine of x, an angle in radians.")
      .example(R"("x": [0.0, 1.0])", "float32 [0.         0.84147096]").gradient([](GradientContext& g) {
    g.set(0, Algebra{g}.mul(g.grad(), g.op<"cos">(x_of(g))));
  }, "x");
  inexact_op(r, "cos", "The cosine of x, an angle in radians.")
      .example(R"("x": [0.5, 1.0])", "float32 [0.87758255 0.5403023 ]").gradient([](GradientContext& g) {
    const Algebra m{g};
    g.set(0, m.neg(m.mul(g.grad(), g.op<"sin">(x_of(g)))));
  }, "x");
  inexact_op(r, "tan", "The tangent of x, an angle in radians.")
      .example(R"("x": [0.0, 0.5])", "float32 [0.        0.5463025]").gradient([](GradientContext& g) {
    const Algebra m{g};
    if (!is_complex(g.grad()->dtype)) return g.set(0, m.mul(g.grad(), m.add(m.square(y_of(g)), 1)));
    const Tensor x = x_of(g);  // y^2 + 1 cancels where y is near i
    const Tensor bounded = g.op<"complex">(g.op<"real">(x), exponent(m, g.op<"imag">(x)));
    g.set(0, div_square(m, g.grad(), g.op<"cos">(bounded)));
  }, "complex(x) y");
  inexact_op(r, "asin", "The inverse sine, in [-pi/2, pi/2]; NaN for a real x outside of [-1, 1].")
      .example(R"("x": [0.0, 1.0])", "float32 [0.        1.5707964]").gradient([](GradientContext& g) {
    const Algebra m{g};
    g.set(0, m.div(g.grad(), g.op<"sqrt">(one_minus_square(m, x_of(g)))));
  }, "x");
  inexact_op(r, "acos", "The inverse cosine, in [0, pi]; NaN for a real x outside of [-1, 1].")
      .example(R"("x": [1.0, 0.0])", "float32 [0.        1.5707964]").gradient([](GradientContext& g) {
    const Algebra m{g};
    g.set(0, m.neg(m.div(g.grad(), g.op<"sqrt">(one_minus_square(m, x_of(g))))));
  }, "x");
  inexact_op(r, "atan", "The inverse tangent, in [-pi/2, pi/2].")
      .example(R"("x": [0.0, 1.0])", "float32 [0.        0.7853981]").gradient([](GradientContext& g) {
    const Algebra m{g};
    const Tensor x = finite(m, x_of(g));
    // The square of 256 is beyond float16.
    g.set(0, x->dtype == DType::float16 ? div_square(m, g.grad(), g.op<"hypot">(x, g.scalar(1)))
                                        : m.div(g.grad(), m.add(m.square(x), 1)));
  }, "x");
  inexact_op(r, "deg2rad", "Degrees as radians: pi / 180 times x.", dtypes::floats)
      .example(R"("x": [180.0, -90.0])", "float32 [ 3.1415927 -1.5707964]")
      .gradient([](GradientContext& g) { g.set(0, g.op<"deg2rad">(g.grad())); });
  inexact_op(r, "rad2deg", "Radians as degrees: 180 / pi times x.", dtypes::floats)
      .example(R"("x": [0.0, 1.0])", "float32 [ 0.      57.29578]")
      .gradient([](GradientContext& g) { g.set(0, g.op<"rad2deg">(g.grad())); });
  inexact_op(r, "sinh", "The hyperbolic sine.")
      .example(R"("x": [0.0, 1.0])", "float32 [0.        1.1752012]").gradient([](GradientContext& g) {
    g.set(0, Algebra{g}.mul(g.grad(), g.op<"cosh">(x_of(g))));
  }, "x");
  inexact_op(r, "cosh", "The hyperbolic cosine.")
      .example(R"("x": [0.0, 1.0])", "float32 [1.        1.5430806]").gradient([](GradientContext& g) {
    g.set(0, Algebra{g}.mul(g.grad(), g.op<"sinh">(x_of(g))));
  }, "x");
  inexact_op(r, "tanh", "The hyperbolic tangent.")
      .example(R"("x": [0.0, 1.0])", "float32 [0.        0.7615942]").gradient([](GradientContext& g) {
    if (!is_complex(g.grad()->dtype)) return g.set(0, g.op<"tanh_grad">(g.grad(), y_of(g)));
    const Algebra m{g};
    const Tensor x = x_of(g);  // 1 - y^2 cancels where y is near 1
    const Tensor bounded = g.op<"complex">(exponent(m, g.op<"real">(x)), g.op<"imag">(x));
    g.set(0, div_square(m, g.grad(), g.op<"cosh">(bounded)));
  }, "complex(x) y");
  inexact_op(r, "asinh", "The inverse hyperbolic sine.")
      .example(R"("x": [0.0, 1.0])", "float32 [0.        0.8813736]").gradient([](GradientContext& g) {
    const Algebra m{g};
    g.set(0, m.div(g.grad(), g.op<"cosh">(finite(m, y_of(g)))));
  }, "y");
  inexact_op(r, "acosh", "The inverse hyperbolic cosine, from 0 on; NaN where a real x is less than 1.")
      .example(R"("x": [1.0, 2.0])", "float32 [0.       1.316958]").gradient([](GradientContext& g) {
    const Algebra m{g};
    g.set(0, m.div(g.grad(), g.op<"sinh">(finite(m, y_of(g)))));
  }, "y");
  inexact_op(r, "atanh", "The inverse hyperbolic tangent; NaN for a real x outside of [-1, 1].")
      .example(R"("x": [0.0, 0.5])", "float32 [0.         0.54930615]").gradient([](GradientContext& g) {
    const Algebra m{g};
    g.set(0, m.div(g.grad(), one_minus_square(m, x_of(g))));
  }, "x");
}

void define_rounding(Registry& r) {
  auto rounding = [&r](const char* name, const char* text) -> OpDef& {
    return unary_op(r, name, text, dtypes::real)
        .elementwise(rounding_infer)
        .gradient(zero_gradient, "shape(x)");
  };
  rounding("floor", "The greatest whole number that is not greater than x.")
      .example(R"("x": [1.8, -1.2])", "float32 [ 1. -2.]");
  rounding("ceil", "The least whole number that is not less than x.")
      .example(R"("x": [1.2, -1.2])", "float32 [ 2. -1.]");
  rounding("round", "The nearest whole number; halves go to the even one.")
      .example(R"("x": [0.5, 1.5, 2.6])", "float32 [0. 2. 3.]");
  rounding("trunc", "x without its fraction: the nearest whole number towards 0.")
      .example(R"("x": [1.7, -1.7])", "float32 [ 1. -1.]");
}
// clang-format on

// Returns dy times factor times e^(-x^2). With 2 / sqrt(pi) as the factor, this is the gradient of erf.
Tensor erf_slope(GradientContext& g, double factor) {
  const Algebra m{g};
  const Tensor gauss = g.op<"exp">(m.neg(m.square(finite(m, g.input(0)))));
  return m.mul(m.mul(g.grad(), factor), gauss);
}

// clang-format off
void define_special(Registry& r) {
  inexact_op(r, "erf", "The error function: 2 / sqrt(pi) times the integral of e^(-t^2) from 0 to x.", dtypes::floats)
      .example(R"("x": [0.0, 1.0])", "float32 [0.         0.84270084]")
      .gradient([](GradientContext& g) { g.set(0, erf_slope(g, kTwoOverRootPi)); }, "x");
  inexact_op(r, "erfc", "1 - erf(x), exact for large x.", dtypes::floats)
      .example(R"("x": [0.0, 1.0])", "float32 [1.        0.1572992]")
      .gradient([](GradientContext& g) { g.set(0, erf_slope(g, -kTwoOverRootPi)); }, "x");
  inexact_op(r, "sinc", "sin(pi x) / (pi x); 1 where x is 0, and 0 where a real x is infinite.")
      .example(R"("x": [0.0, 0.25, 1.25])", "float32 [ 1.          0.9003163  -0.18006326]")
      .gradient([](GradientContext& g) {
    g.set(0, Algebra{g}.mul(g.grad(), g.op<"sinc_derivative">(g.scalar(1), x_of(g))));
  }, "x");
  constexpr DTypeSet parts = dtype_bit(DType::float32) | dtype_bit(DType::float64);
  r.helper("binary_exponent").describe("The exponent of x, as frexp gives it; 0 where x is 0 or not finite.")
      .input("x", parts).output("y", "int32").elementwise(exponent_infer).no_gradient();
  r.helper("binary_mantissa").describe("The mantissa of x, as frexp gives it; x where it is 0 or not finite.")
      .input("x", parts).output("y").elementwise(same_infer).gradient([](GradientContext& g) {
    const Tensor exponent = g.cast(g.op<"binary_exponent">(g.input(0)), g.grad()->dtype);
    g.set(0, g.op<"scale_by_power">(g.grad(), g.op<"negative">(exponent)));
  }, "x");
  inexact_op(r, "lgamma", "The natural logarithm of the absolute value of the gamma function.", dtypes::floats)
      .example(R"("x": [1.0, 4.0])", "float32 [0.        1.7917595]").gradient([](GradientContext& g) {
    g.set(0, Algebra{g}.mul(g.grad(), g.op<"digamma">(g.input(0))));
  }, "x");
  inexact_op(r, "digamma", "The derivative of lgamma.", dtypes::floats)
      .example(R"("x": [1.0, 2.0])", "float32 [-0.5772157   0.42278433]").gradient([](GradientContext& g) {
    g.set(0, Algebra{g}.mul(g.grad(), g.op<"polygamma">(g.scalar(1), g.input(0))));
  }, "x");
}

void define_tests(Registry& r) {
  auto test = [&r](const char* name, const char* text, DTypeSet dtypes, uint8_t flags) -> OpDef& {
    return describe_unary(r.op(name).describe(text), dtypes, flags, "bool").elementwise(unary_boolean_infer)
      .no_gradient();
  };
  test("isfinite", "Whether elements are neither infinite nor NaN.", dtypes::inexact, kIntegersToFloat)
      .example(R"("x": [1.0, "inf", "nan"])", "bool [ True False False]");
  test("isinf", "Whether elements are infinite, of either sign.", dtypes::inexact, kIntegersToFloat)
      .example(R"("x": [1.0, "inf", "nan"])", "bool [False  True False]");
  test("isnan", "Whether elements are NaN.", dtypes::inexact, kIntegersToFloat)
      .example(R"("x": [1.0, "inf", "nan"])", "bool [False False  True]");
  test("signbit", "Whether the sign bit is set: of negative numbers, -0 included.", dtypes::real, 0)
      .example(R"("x": [-1.0, -0.0, 0.0])", "bool [ True  True False]");
  unary_op(r, "logical_not", "Whether x is false.", dtypes::boolean)
      .example(R"("x": [true, false])", "bool [False  True]")
      .no_gradient();
  describe_unary(r.op("bitwise_count").describe("How many bits of |x| are set."), dtypes::integers, 0, "uint8")
      .example(R"("x": [7, -8, 0])", "uint8 [3 1 0]")
      .elementwise(bit_count_infer)
      .no_gradient();
  unary_op(r, "bitwise_invert", "x with every bit flipped; of booleans, not x.", dtypes::integers | dtypes::boolean)
      .example(R"("x": [0, 5])", "int32 [-1 -6]")
      .no_gradient();
}

void define_complex_parts(Registry& r) {
  describe_unary(r.op("real").describe("The real part of complex x; real x itself."), dtypes::numeric, 0, "real(x)")
      .example(R"("x": ["1+2j", "3-4j"])", "float32 [1. 3.]")
      .elementwise(real_infer)
      .gradient([](GradientContext& g) {
        g.set(0, g.cast(g.grad(), g.input_dtype(0)));
      }, "shape(x)");
  describe_unary(r.op("imag").describe("The imaginary part of complex x; 0 for real x."), dtypes::numeric, 0, "real(x)")
      .example(R"("x": ["1+2j", "3-4j"])", "float32 [ 2. -4.]")
      .elementwise(abs_infer)
      .gradient([](GradientContext& g) {
        if (!is_complex(g.input_dtype(0))) return g.set(0, g.zeros_like(0));
        g.set(0, g.op<"complex">(Algebra{g}.mul(g.grad(), 0), g.grad()));
      }, "shape(x)");
  describe_unary(r.op("angle").describe("The angle of complex x in the plane, in radians, in [-pi, pi]. Of real x it is pi where the sign "
                                        "bit is set, else 0."), dtypes::inexact, kIntegersToFloat, "real(x)")
      .example(R"("x": ["1+1j", "0-2j"])", "float32 [ 0.7853982 -1.5707964]")
      .elementwise(abs_infer)
      .gradient([](GradientContext& g) {
        if (!is_complex(g.input_dtype(0))) return g.set(0, g.zeros_like(0));
        // dx = i x dy / |x|^2, and 0 where x is 0. It divides by |x| twice, since the square may overflow.
        const Algebra m{g};
        const Tensor x = g.input(0), size = g.op<"abs">(x);
        const Tensor radius = g.op<"where">(g.op<"equal">(size, g.scalar(0)), g.scalar(1), size);
        const Tensor scaled = m.div(g.grad(), radius);
        const Tensor across = m.mul(scaled, m.div(g.op<"real">(x), radius));
        g.set(0, g.op<"complex">(m.neg(m.mul(scaled, m.div(g.op<"imag">(x), radius))), across));
      }, "x");
  unary_op(r, "conj", "The complex conjugate; real x itself.", dtypes::numeric)
      .example(R"("x": ["1+2j", "3-4j"])", "complex64 [1.-2.j 3.+4.j]")
      .elementwise(conj_infer)
      .gradient([](GradientContext& g) { g.set(0, g.conj(g.grad())); });
}
// clang-format on

}  // namespace

// clang-format off
void define_elementwise_unary(Registry& r) {
  define_powers(r);
  define_exponentials(r);
  define_trigonometry(r);
  define_rounding(r);
  define_special(r);
  define_tests(r);
  define_complex_parts(r);
}
// clang-format on

}  // namespace eager
