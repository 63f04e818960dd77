// Unary functions and their derivatives. For complex numbers dx = dy conj(f'(x)).
#include <limits>

#include "runtime/ops/elementwise.h"

namespace eager {
namespace {

constexpr double kLog2 = 0.693147180559945309417;
constexpr double kLog10 = 2.30258509299404568402;
constexpr double kTwoOverRootPi = 1.12837916709551257390;

void abs_infer(InferContext& c) { c.output(real_dtype(c.dtype(0)), c.input(0)); }
void unary_boolean_infer(InferContext& c) { c.output(DType::boolean, c.input(0)); }

// Integers are whole already.
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

// conj(x), conj(y): what a derivative is a function of.
Tensor x_of(GradientContext& g) { return g.conj(g.input(0)); }
Tensor y_of(GradientContext& g) { return g.conj(g.output(0)); }
// x, an infinity as the largest number: where a derivative vanishes, its own is not 0 times infinity. Complex x stays.
Tensor finite(const Algebra& m, const Tensor& x) {
  switch (x->dtype) {
    case DType::float16: return m.within(x, 65504);
    case DType::bfloat16: return m.within(x, 0x1.fep127);
    case DType::float32: return m.within(x, std::numeric_limits<float>::max());
    case DType::float64: return m.within(x, std::numeric_limits<double>::max());
    default: return x;
  }
}
Tensor one_minus_square(const Algebra& m, const Tensor& x) { return m.sub(1, m.square(x)); }

// clang-format off
void define_powers(Registry& r) {
  r.op("abs").describe("|x|; real for complex x.").input("x", dtypes::numeric).output("y", "real(x)")
      .elementwise(abs_infer, dtypes::real)
      .gradient([](GradientContext& g) { g.set(0, g.op<"multiply">(g.grad(), g.op<"sign">(g.input(0)))); }, "x");
  unary_op(r, "negative", "-x", dtypes::numeric)
      .gradient([](GradientContext& g) { g.set(0, g.op<"negative">(g.grad())); });
  unary_op(r, "sign", "-1, 0 or 1; x / |x| for complex x.", dtypes::numeric).gradient([](GradientContext& g) {
    if (!is_complex(g.input_dtype(0))) return zero_gradient(g);
    // Only what is at right angles to y turns it: (dy - y Re(conj(y) dy)) / |x|; nothing does where x is 0.
    const Algebra m{g};
    const Tensor x = g.input(0), y = g.output(0), along = m.mul(g.conj(y), g.grad());
    const Tensor across = m.sub(g.grad(), m.mul(y, m.mul(m.add(along, g.conj(along)), 0.5)));
    const Tensor is_zero = g.op<"equal">(x, g.scalar(0));
    g.set(0, m.drop(is_zero, m.div(across, g.op<"abs">(g.op<"where">(is_zero, g.scalar(1), x)))));
  }, "x y");
  unary_op(r, "square", "x * x", dtypes::numeric).gradient([](GradientContext& g) {
    const Algebra m{g};
    g.set(0, m.mul(m.mul(g.grad(), 2), x_of(g)));
  }, "x");
  inexact_op(r, "sqrt", "The square root.").gradient([](GradientContext& g) {
    const Algebra m{g};
    g.set(0, m.div(m.mul(g.grad(), 0.5), y_of(g)));
  }, "y");
  inexact_op(r, "rsqrt", "1 / sqrt(x)").gradient([](GradientContext& g) {
    const Algebra m{g};
    const Tensor y = y_of(g);
    g.set(0, m.mul(m.mul(g.grad(), -0.5), m.mul(y, m.square(y))));
  }, "y");
  inexact_op(r, "reciprocal", "1 / x").gradient([](GradientContext& g) {
    const Algebra m{g};
    g.set(0, m.neg(m.mul(g.grad(), m.square(y_of(g)))));
  }, "y");
}

void define_exponentials(Registry& r) {
  inexact_op(r, "exp", "e^x").gradient([](GradientContext& g) { g.set(0, Algebra{g}.mul(g.grad(), y_of(g))); }, "y");
  inexact_op(r, "exp2", "2^x", dtypes::floats).gradient([](GradientContext& g) {
    const Algebra m{g};
    g.set(0, m.mul(g.grad(), m.mul(g.output(), kLog2)));
  }, "y");
  inexact_op(r, "expm1", "e^x - 1, exact near 0.").gradient([](GradientContext& g) {
    g.set(0, Algebra{g}.mul(g.grad(), g.op<"exp">(x_of(g))));
  }, "x");
  inexact_op(r, "log", "The natural logarithm.").gradient([](GradientContext& g) {
    g.set(0, Algebra{g}.div(g.grad(), x_of(g)));
  }, "x");
  inexact_op(r, "log1p", "log(1 + x), exact near 0.").gradient([](GradientContext& g) {
    const Algebra m{g};
    g.set(0, m.div(g.grad(), m.add(x_of(g), 1)));
  }, "x");
  inexact_op(r, "log2", "The logarithm to base 2.").gradient([](GradientContext& g) {
    const Algebra m{g};
    g.set(0, m.div(g.grad(), m.mul(x_of(g), kLog2)));
  }, "x");
  inexact_op(r, "log10", "The logarithm to base 10.").gradient([](GradientContext& g) {
    const Algebra m{g};
    g.set(0, m.div(g.grad(), m.mul(x_of(g), kLog10)));
  }, "x");
}

void define_trigonometry(Registry& r) {
  inexact_op(r, "sin", "The sine.").gradient([](GradientContext& g) {
    g.set(0, Algebra{g}.mul(g.grad(), g.op<"cos">(x_of(g))));
  }, "x");
  inexact_op(r, "cos", "The cosine.").gradient([](GradientContext& g) {
    const Algebra m{g};
    g.set(0, m.neg(m.mul(g.grad(), g.op<"sin">(x_of(g)))));
  }, "x");
  inexact_op(r, "tan", "The tangent.").gradient([](GradientContext& g) {
    const Algebra m{g};
    g.set(0, m.mul(g.grad(), m.add(m.square(y_of(g)), 1)));
  }, "y");
  inexact_op(r, "asin", "The inverse sine.").gradient([](GradientContext& g) {
    const Algebra m{g};
    g.set(0, m.div(g.grad(), g.op<"sqrt">(one_minus_square(m, x_of(g)))));
  }, "x");
  inexact_op(r, "acos", "The inverse cosine.").gradient([](GradientContext& g) {
    const Algebra m{g};
    g.set(0, m.neg(m.div(g.grad(), g.op<"sqrt">(one_minus_square(m, x_of(g))))));
  }, "x");
  inexact_op(r, "atan", "The inverse tangent.").gradient([](GradientContext& g) {
    const Algebra m{g};
    g.set(0, m.div(g.grad(), m.add(m.square(finite(m, x_of(g))), 1)));
  }, "x");
  inexact_op(r, "sinh", "The hyperbolic sine.").gradient([](GradientContext& g) {
    g.set(0, Algebra{g}.mul(g.grad(), g.op<"cosh">(x_of(g))));
  }, "x");
  inexact_op(r, "cosh", "The hyperbolic cosine.").gradient([](GradientContext& g) {
    g.set(0, Algebra{g}.mul(g.grad(), g.op<"sinh">(x_of(g))));
  }, "x");
  inexact_op(r, "tanh", "The hyperbolic tangent.").gradient([](GradientContext& g) {
    g.set(0, g.op<"tanh_grad">(g.grad(), y_of(g)));
  }, "y");
  inexact_op(r, "asinh", "The inverse hyperbolic sine.").gradient([](GradientContext& g) {
    const Algebra m{g};
    g.set(0, m.div(g.grad(), g.op<"cosh">(finite(m, y_of(g)))));
  }, "y");
  inexact_op(r, "acosh", "The inverse hyperbolic cosine.").gradient([](GradientContext& g) {
    const Algebra m{g};
    g.set(0, m.div(g.grad(), g.op<"sinh">(finite(m, y_of(g)))));
  }, "y");
  inexact_op(r, "atanh", "The inverse hyperbolic tangent.").gradient([](GradientContext& g) {
    const Algebra m{g};
    g.set(0, m.div(g.grad(), one_minus_square(m, x_of(g))));
  }, "x");
}

void define_rounding(Registry& r) {
  auto rounding = [&r](const char* name, const char* text) {
    unary_op(r, name, text, dtypes::real)
        .elementwise(rounding_infer, dtypes::floats)
        .gradient(zero_gradient, "shape(x)");
  };
  rounding("floor", "The greatest whole number <= x.");
  rounding("ceil", "The least whole number >= x.");
  rounding("round", "The nearest whole number; halves go to the even one.");
  rounding("trunc", "x without its fraction.");
}
// clang-format on

// Derivatives of erf: 2 / sqrt(pi) e^(-x^2).
Tensor erf_slope(GradientContext& g, double factor) {
  const Algebra m{g};
  const Tensor gauss = g.op<"exp">(m.neg(m.square(finite(m, g.input(0)))));
  return m.mul(m.mul(g.grad(), factor), gauss);
}

// clang-format off
void define_special(Registry& r) {
  inexact_op(r, "erf", "The error function.", dtypes::floats)
      .gradient([](GradientContext& g) { g.set(0, erf_slope(g, kTwoOverRootPi)); }, "x");
  inexact_op(r, "erfc", "1 - erf(x), exact for large x.", dtypes::floats)
      .gradient([](GradientContext& g) { g.set(0, erf_slope(g, -kTwoOverRootPi)); }, "x");
  inexact_op(r, "lgamma", "log |gamma(x)|", dtypes::floats).gradient([](GradientContext& g) {
    g.set(0, Algebra{g}.mul(g.grad(), g.op<"digamma">(g.input(0))));
  }, "x");
  inexact_op(r, "digamma", "The derivative of lgamma.", dtypes::floats).gradient([](GradientContext& g) {
    g.set(0, Algebra{g}.mul(g.grad(), g.op<"polygamma">(g.scalar(1), g.input(0))));
  }, "x");
}

void define_tests(Registry& r) {
  auto test = [&r](const char* name, const char* text, DTypeSet dtypes, uint8_t flags) {
    r.op(name).describe(text).input("x", dtypes, 'T', flags).output("y", "bool")
        .elementwise(unary_boolean_infer, 0).no_gradient();
  };
  test("isfinite", "Neither infinite nor NaN.", dtypes::inexact, kIntegersToFloat);
  test("isinf", "Infinite.", dtypes::inexact, kIntegersToFloat);
  test("isnan", "Not a number.", dtypes::inexact, kIntegersToFloat);
  test("signbit", "The sign bit is set: negative, -0 included.", dtypes::real, 0);
  unary_op(r, "logical_not", "Not x.", dtypes::boolean).no_gradient();
  unary_op(r, "bitwise_invert", "Every bit flipped.", dtypes::integers | dtypes::boolean).no_gradient();
}

void define_complex_parts(Registry& r) {
  r.op("real").describe("The real part; x itself when real.").input("x", dtypes::numeric).output("y", "real(x)")
      .elementwise(real_infer, 0)
      .gradient([](GradientContext& g) {
        g.set(0, g.cast(g.grad(), g.input_dtype(0)));
      }, "shape(x)");
  r.op("imag").describe("The imaginary part; 0 when real.").input("x", dtypes::numeric).output("y", "real(x)")
      .elementwise(abs_infer, 0)
      .gradient([](GradientContext& g) {
        if (!is_complex(g.input_dtype(0))) return g.set(0, g.zeros_like(0));
        g.set(0, g.op<"complex">(Algebra{g}.mul(g.grad(), 0), g.grad()));
      }, "shape(x)");
  unary_op(r, "conj", "The complex conjugate; x itself when real.", dtypes::numeric)
      .elementwise(conj_infer, dtypes::complexes)
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
