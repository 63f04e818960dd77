// Special functions of probability and physics: the inverse error functions, the normal distribution, gamma, beta, zeta and Bessel
// functions. Their kernels compute in float64, and round once.
#include "runtime/ops/elementwise.h"

namespace eager {
namespace {

constexpr double kHalfRootPi = 0.88622692545275801365;
constexpr double kRootTwoPi = 2.50662827463100050242;

// The gradient of the inverse of a distribution function: dy over the density at y, which is e^(-scale y^2) / factor.
void inverse_gradient(GradientContext& g, double factor, double scale) {
  const Algebra m{g};
  g.set(0, m.mul(g.grad(), m.mul(g.op<"exp">(m.mul(m.square(g.output()), scale)), factor)));
}
void erfinv_gradient(GradientContext& g) { inverse_gradient(g, kHalfRootPi, 1); }
void erfcinv_gradient(GradientContext& g) { inverse_gradient(g, -kHalfRootPi, 1); }
void ndtri_gradient(GradientContext& g) { inverse_gradient(g, kRootTwoPi, 0.5); }

void gamma_gradient(GradientContext& g) {
  const Algebra m{g};
  g.set(0, m.mul(g.grad(), m.mul(g.output(), g.op<"digamma">(g.input(0)))));
}

void log_ndtr_gradient(GradientContext& g) { g.set(0, Algebra{g}.mul(g.grad(), g.op<"normal_hazard">(g.input(0)))); }
void normal_hazard_gradient(GradientContext& g) {
  const Algebra m{g};
  g.set(0, m.neg(m.mul(g.grad(), m.mul(g.output(), g.op<"normal_hazard_excess">(g.input(0))))));
}
void normal_hazard_excess_gradient(GradientContext& g) {
  const Algebra m{g};
  g.set(0, m.mul(g.grad(), m.sub(1, m.mul(g.op<"normal_hazard">(g.input(0)), g.output()))));
}

// ---- Bessel functions: I_n' = (I_{n-1} + I_{n+1}) / 2, and less sign(x) times the function where it is scaled by e^-|x|

Tensor half_sum(const Algebra& m, const Tensor& a, const Tensor& b) { return m.mul(m.add(a, b), 0.5); }
Tensor scaled_slope(const Algebra& m, const Tensor& slope, const Tensor& x) {
  return m.sub(slope, m.mul(m.g.op<"sign">(x), m.g.output()));
}
void i0_gradient(GradientContext& g) { g.set(0, Algebra{g}.mul(g.grad(), g.op<"i1">(g.input(0)))); }
void i1_gradient(GradientContext& g) {
  const Algebra m{g};
  const Tensor x = g.input(0);
  g.set(0, m.mul(g.grad(), half_sum(m, g.op<"i0">(x), g.op<"bessel_i">(g.scalar(2), x))));
}
void i0e_gradient(GradientContext& g) {
  const Algebra m{g};
  const Tensor x = g.input(0);
  g.set(0, m.mul(g.grad(), scaled_slope(m, g.op<"i1e">(x), x)));
}
void i1e_gradient(GradientContext& g) {
  const Algebra m{g};
  const Tensor x = g.input(0);
  g.set(0, m.mul(g.grad(), scaled_slope(m, half_sum(m, g.op<"i0e">(x), g.op<"bessel_ie">(g.scalar(2), x)), x)));
}
// The order, a whole number, has no gradient.
template <FixedString Op, bool scaled>
void bessel_gradient(GradientContext& g) {
  if (!g.needs(1)) return;
  const Algebra m{g};
  const Tensor n = g.input(0), x = g.input(1);
  const Tensor slope = half_sum(m, g.op<Op>(m.add(n, -1), x), g.op<Op>(m.add(n, 1), x));
  g.set(1, g.sum_like(m.mul(g.grad(), scaled ? scaled_slope(m, slope, x) : slope), 1));
}

// ---- functions of two numbers

// The gradient of the beta function, or of its logarithm: factor times digamma(x) - digamma(x1 + x2), for x of x1 and x2.
void set_beta_gradient(GradientContext& g, const Tensor& factor) {
  const Algebra m{g};
  const Tensor both = g.op<"digamma">(m.add(g.input(0), g.input(1)));
  for (int i = 0; i < 2; ++i) {
    if (g.needs(i)) g.set(i, g.sum_like(m.mul(factor, m.sub(g.op<"digamma">(g.input(i)), both)), i));
  }
}
void beta_gradient(GradientContext& g) { set_beta_gradient(g, Algebra{g}.mul(g.grad(), g.output())); }
void log_beta_gradient(GradientContext& g) { set_beta_gradient(g, g.grad()); }

template <bool upper>
void igamma_gradient(GradientContext& g) {
  const Algebra m{g};
  const Tensor x1 = g.input(0), x2 = g.input(1), dy = upper ? m.neg(g.grad()) : g.grad();
  if (g.needs(0)) g.set(0, g.sum_like(m.mul(dy, g.op<"igamma_slope">(x1, x2)), 0));
  if (g.needs(1)) g.set(1, g.sum_like(m.mul(dy, g.op<"gamma_density">(x1, x2)), 1));
}

// Returns log x2 - digamma(x1), the derivative in x1 of the logarithm of the density.
Tensor density_slope(const Algebra& m) { return m.sub(m.g.op<"log">(m.g.input(1)), m.g.op<"digamma">(m.g.input(0))); }
// The second derivative in x1 has no formula.
void refuse_second_derivative(GradientContext& g) {
  if (!g.needs(0)) return;
  const char* const name = g.def().name;
  throw Error{Code::unimplemented, cat("gradient registry has no entry for: ", name, ", with respect to x1"), name};
}
void igamma_slope_gradient(GradientContext& g) {
  refuse_second_derivative(g);
  if (!g.needs(1)) return;
  const Algebra m{g};
  const Tensor density = g.op<"gamma_density">(g.input(0), g.input(1));
  g.set(1, g.sum_like(m.mul(g.grad(), m.mul(density, density_slope(m))), 1));
}
// y is -P' / (p x) for x = e^x2, the derivative P' of igamma in x1 and its density p, whose own derivatives in x2 are
// p x (x2 - digamma(x1)) and p (x1 - 1 - x).
void gamma_sample_log_slope_gradient(GradientContext& g) {
  refuse_second_derivative(g);
  if (!g.needs(1)) return;
  const Algebra m{g};
  const Tensor a = g.input(0), log_x = g.input(1);
  const Tensor of_density = m.mul(g.output(), m.sub(a, g.op<"exp">(log_x)));
  const Tensor slope = m.sub(m.sub(g.op<"digamma">(a), log_x), of_density);
  g.set(1, g.sum_like(m.mul(g.grad(), slope), 1));
}
void gamma_density_gradient(GradientContext& g) {
  const Algebra m{g};
  const Tensor dy = m.mul(g.grad(), g.output());
  if (g.needs(0)) g.set(0, g.sum_like(m.mul(dy, density_slope(m)), 0));
  if (g.needs(1)) {
    const Tensor slope = m.add(g.op<"divide_no_nan">(m.add(g.input(0), -1), g.input(1)), -1);
    g.set(1, g.sum_like(m.mul(dy, slope), 1));
  }
}

// There is none with respect to x1: no library has the derivative in the exponent.
void zeta_gradient(GradientContext& g) {
  if (!g.needs(1)) return;
  const Algebra m{g};
  const Tensor slope = m.mul(g.input(0), g.op<"zeta">(m.add(g.input(0), 1), g.input(1)));
  g.set(1, g.sum_like(m.neg(m.mul(g.grad(), slope)), 1));
}

// The gradient of x, the density. It is computed in float64, since its logarithm is the sum of large terms.
void betainc_gradient(GradientContext& g) {
  if (!g.needs(2)) return;
  const Algebra m{g};
  const Tensor a = g.cast(g.input(0), DType::float64), b = g.cast(g.input(1), DType::float64);
  const Tensor x = g.cast(g.input(2), DType::float64);
  const Tensor powers = m.add(g.op<"xlogy">(m.add(a, -1), x), g.op<"xlog1py">(m.add(b, -1), m.neg(x)));
  const Tensor density = g.op<"exp">(m.sub(powers, g.op<"log_beta">(a, b)));
  g.set(2, g.sum_like(m.mul(g.grad(), g.cast(density, g.input_dtype(2))), 2));
}

// clang-format off
void define_normal(Registry& r) {
  inexact_op(r, "erfinv", "The inverse of erf, for x in [-1, 1]; NaN outside.", dtypes::floats)
      .example(R"("x": [0.0, 1.0])", "float32 [ 0. inf]").gradient(erfinv_gradient, "y");
  inexact_op(r, "erfcinv", "The inverse of erfc, for x in [0, 2]; NaN outside.", dtypes::floats)
      .example(R"("x": [0.0, 1.0, 2.0])", "float32 [ inf   0. -inf]").gradient(erfcinv_gradient, "y");
  inexact_op(r, "ndtri", "The inverse of the standard normal distribution function, for x in [0, 1]; NaN outside.", dtypes::floats)
      .example(R"("x": [0.0, 0.5, 1.0])", "float32 [-inf   0.  inf]").gradient(ndtri_gradient, "y");
  inexact_op(r, "log_ndtr", "The logarithm of the standard normal distribution function, with all digits where it is small.",
             dtypes::floats)
      .example(R"("x": [0.0, "-inf", "inf"])", "float32 [-0.6931472       -inf -0.       ]")
      .gradient(log_ndtr_gradient, "x");
  r.helper("normal_hazard").describe("The normal density over its distribution function, the derivative of log_ndtr.")
      .input("x", dtypes::floats).output("y").elementwise(same_infer).gradient(normal_hazard_gradient, "x y");
  r.helper("normal_hazard_excess").describe("x + normal_hazard(x).")
      .input("x", dtypes::floats).output("y").elementwise(same_infer)
      .gradient(normal_hazard_excess_gradient, "x y");
}

void define_bessel(Registry& r) {
  inexact_op(r, "i0", "The modified Bessel function of the first kind, of order 0.", dtypes::floats)
      .example(R"("x": [0.0, "inf"])", "float32 [ 1. inf]").gradient(i0_gradient, "x");
  inexact_op(r, "i0e", "e^-|x| times the modified Bessel function of the first kind, of order 0.", dtypes::floats)
      .example(R"("x": [0.0, "inf"])", "float32 [1. 0.]").gradient(i0e_gradient, "x y");
  inexact_op(r, "i1", "The modified Bessel function of the first kind, of order 1.", dtypes::floats)
      .example(R"("x": [0.0, "-inf"])", "float32 [  0. -inf]").gradient(i1_gradient, "x");
  inexact_op(r, "i1e", "e^-|x| times the modified Bessel function of the first kind, of order 1.", dtypes::floats)
      .example(R"("x": [0.0, "inf"])", "float32 [0. 0.]").gradient(i1e_gradient, "x y");
  auto any_order = [&r](const char* name, const char* text) -> OpDef& {
    return r.helper(name).describe(text).input("x1", dtypes::floats).input("x2", dtypes::floats).output("y", "x1")
        .elementwise(broadcast_infer);
  };
  any_order("bessel_i", "The modified Bessel function of the first kind of the whole order x1 at x2.")
      .gradient(bessel_gradient<"bessel_i", false>, "x1 x2");
  any_order("bessel_ie", "The same times e^-|x2|.").gradient(bessel_gradient<"bessel_ie", true>, "x1 x2 y");
}

void define_gamma(Registry& r) {
  auto binary = [&r](const char* name, const char* text) -> OpDef& {
    return binary_op(r, name, text, dtypes::floats, kIntegersToFloat);
  };
  auto helper = [&r](const char* name, const char* text) -> OpDef& {
    return r.helper(name).describe(text).input("x1", dtypes::floats).input("x2", dtypes::floats).output("y", "x1")
        .elementwise(broadcast_infer);
  };
  inexact_op(r, "gamma", "The gamma function: (x - 1)! for whole numbers x > 0. NaN at the poles -1, -2, ...; infinite at 0.",
             dtypes::floats)
      .example(R"("x": [1.0, 4.0, 0.0])", "float32 [ 1.  6. inf]").gradient(gamma_gradient, "x y");
  binary("beta", "gamma(x1) gamma(x2) / gamma(x1 + x2), without their overflow; infinite at poles.")
      .example(R"("x1": [1.0, 2.0], "x2": [4.0, 1.0])", "float32 [0.25 0.5 ]").gradient(beta_gradient, "x1 x2 y");
  helper("log_beta", "The logarithm of |beta(x1, x2)|.").gradient(log_beta_gradient, "x1 x2");
  binary("igamma", "The regularized lower incomplete gamma function P(x1, x2). It is the integral of t^(x1 - 1) e^-t from 0 to x2, "
                   "over gamma(x1). NaN where x1 or x2 is negative. The gradient of x1 has none of x1 again, which has no formula.")
      .example(R"("x1": [1.0, 2.0], "x2": [0.0, "inf"])", "float32 [0. 1.]").gradient(igamma_gradient<false>, "x1 x2");
  binary("igammac", "The regularized upper incomplete gamma function Q(x1, x2) = 1 - P(x1, x2), exact where it is small. "
                    "The gradient of x1 has none of x1 again, which has no formula.")
      .example(R"("x1": [1.0, 2.0], "x2": [0.0, "inf"])", "float32 [1. 0.]").gradient(igamma_gradient<true>, "x1 x2");
  helper("igamma_slope", "The derivative of igamma in x1.").gradient(igamma_slope_gradient, "x1 x2");
  helper("gamma_density", "The derivative of igamma in x2: x2^(x1 - 1) e^-x2 / gamma(x1).")
      .gradient(gamma_density_gradient, "x1 x2 y");
  helper("gamma_sample_log_slope", "The derivative in x1 of the x2 at which igamma(x1, e^x2) has a given value.")
      .gradient(gamma_sample_log_slope_gradient, "x1 x2 y");
  binary("zeta", "Hurwitz' zeta function: the sum of (x2 + k)^-x1 over k = 0, 1, ...; NaN where x1 < 1. At poles, x1 = 1 and x2 = 0, "
                 "-1, ..., it is infinite; for other negative x2 it is NaN unless x1 is a whole number. There is no gradient of "
                 "x1, whose derivative has no formula.")
      .example(R"("x1": [2.0, 2.0], "x2": ["inf", 0.0])", "float32 [ 0. inf]").gradient(zeta_gradient, "x1 x2");
  r.op("betainc").describe("The regularized incomplete beta function. It is the integral of t^(a - 1) (1 - t)^(b - 1) from 0 to x, "
                           "over beta(a, b); NaN where a or b is negative, or x outside [0, 1]. There is a gradient of x alone: the "
                           "derivatives in a and b have no formula. On a GPU it runs on the host, by a copy.")
      .input("a", dtypes::floats, 'T', kIntegersToFloat).says("any", "The first parameters.")
      .input("b", dtypes::floats, 'T', kIntegersToFloat).says("any", "The second parameters.")
      .input("x", dtypes::floats, 'T', kIntegersToFloat).says("any", "The upper limits; the shapes of all broadcast.")
      .output("y", "a").says("broadcast(a, b, x)", "The result for each triple of operands, in its place.")
      .example(R"("a": 1.0, "b": [1.0, 2.0], "x": 0.5)", "float32 [0.5  0.75]")
      .infer(broadcast_infer).gradient(betainc_gradient, "a b x");
}
// clang-format on

}  // namespace

void define_elementwise_special(Registry& r) {
  define_normal(r);
  define_bessel(r);
  define_gamma(r);
}

}  // namespace eager
