// Special functions of probability and physics: the inverse error functions, the normal distribution, gamma, beta, zeta and Bessel
// functions. Their kernels compute in float64, and round once.
#include <bit>
#include <functional>

#include "kernels/common/special_gamma.h"
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
  g.set(0, Algebra{g}.mul(g.grad(), g.op<"log_ndtr_derivative">(g.scalar(2), g.input(0))));
}
// The order, a whole number, has no gradient.
void log_ndtr_derivative_gradient(GradientContext& g) {
  if (!g.needs(1)) return;
  const Algebra m{g};
  g.set(1, g.sum_like(m.mul(g.grad(), g.op<"log_ndtr_derivative">(m.add(g.input(0), 1), g.input(1))), 1));
}

// ---- Bessel functions: I_n' = (I_{n-1} + I_{n+1}) / 2, and less sign(x) times the function where it is scaled by e^-|x|

Tensor half_sum(const Algebra& m, const Tensor& a, const Tensor& b) { return m.mul(m.add(a, b), 0.5); }
Tensor slope_of_scaled(const Algebra& m, const Tensor& slope, const Tensor& x, const Tensor& y) {
  return m.sub(slope, m.mul(m.g.op<"sign">(x), y));
}
// Sets the gradient of Op. Its two parts cancel for large x, so that halves' are computed in float32.
template <FixedString Op, class Slope>
void set_scaled_gradient(GradientContext& g, const Slope& slope_at) {
  const Algebra m{g};
  const DType dtype = g.input_dtype(0), wide = computed_dtype(dtype);
  const Tensor x = g.cast(g.input(0), wide), y = wide == dtype ? g.output() : g.op<Op>(x);
  const Tensor slope = slope_of_scaled(m, slope_at(m, x), x, y);
  g.set(0, g.cast(m.mul(g.cast(g.grad(), wide), slope), dtype));
}
void i0_gradient(GradientContext& g) { g.set(0, Algebra{g}.mul(g.grad(), g.op<"i1">(g.input(0)))); }
void i1_gradient(GradientContext& g) {
  const Algebra m{g};
  const Tensor x = g.input(0);
  g.set(0, m.mul(g.grad(), half_sum(m, g.op<"i0">(x), g.op<"bessel_i">(g.scalar(2), x))));
}
void i0e_gradient(GradientContext& g) {
  set_scaled_gradient<"i0e">(g, [&g](const Algebra&, const Tensor& x) { return g.op<"i1e">(x); });
}
void i1e_gradient(GradientContext& g) {
  set_scaled_gradient<"i1e">(g, [&g](const Algebra& m, const Tensor& x) {
    return half_sum(m, g.op<"i0e">(x), g.op<"bessel_ie">(g.scalar(2), x));
  });
}
// The order, a whole number, has no gradient.
template <FixedString Op, bool scaled>
void bessel_gradient(GradientContext& g) {
  if (!g.needs(1)) return;
  const Algebra m{g};
  const Tensor n = g.input(0), x = g.input(1);
  const Tensor slope = half_sum(m, g.op<Op>(m.add(n, -1), x), g.op<Op>(m.add(n, 1), x));
  g.set(1, g.sum_like(m.mul(g.grad(), scaled ? slope_of_scaled(m, slope, x, g.output()) : slope), 1));
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

[[noreturn, gnu::cold]] void refuse_order(const GradientContext& g, const char* parameters) {
  const char* const name = g.def().name;
  throw Error{Code::unimplemented,
              cat("gradient registry has no entry for: ", name, ", with respect to ", parameters, " beyond order ",
                  kMostDerivatives),
              name};
}

// Ops for derivatives in the first parameter have their order as attribute, and give the next order as gradient.
int order_of(const GradientContext& g) {
  const double order = g.attr("order").f;
  if (!is_derivative(order)) refuse_order(g, "x1");
  return static_cast<int>(order);
}
template <FixedString Op>
Tensor of_order(const GradientContext& g, int order, const Tensor& x1, const Tensor& x2) {
  if (!is_derivative(order)) refuse_order(g, "x1");
  return g.op_args<Op>({x1.get(), x2.get()}, {std::bit_cast<int64_t>(static_cast<double>(order))});
}

template <bool upper>
void igamma_gradient(GradientContext& g) {
  const Algebra m{g};
  const Tensor x1 = g.input(0), x2 = g.input(1), dy = upper ? m.neg(g.grad()) : g.grad();
  if (g.needs(0)) g.set(0, g.sum_like(m.mul(dy, of_order<"igamma_slope">(g, 1, x1, x2)), 0));
  if (g.needs(1)) g.set(1, g.sum_like(m.mul(dy, g.op<"gamma_density">(x1, x2)), 1));
}

// Returns f's derivative of these orders in two parameters, over f, by Leibniz' rule from the derivatives of log f.
Tensor relative_derivative(const Algebra& m, int order1, int order2, const std::function<Tensor(int, int)>& of_log) {
  const auto at = [&](int i, int k) { return static_cast<size_t>(i * (order2 + 1) + k); };
  std::vector<Tensor> logs(at(order1, order2) + 1), y(logs.size());
  for (int i = 0; i <= order1; ++i) {
    for (int k = i == 0; k <= order2; ++k) {
      logs[at(i, k)] = of_log(i, k);
      // It is the derivative in the first parameter that i counts, or else the second, of y (log f)'.
      const int n1 = i > 0 ? i - 1 : 0, n2 = i > 0 ? k : k - 1;
      Tensor sum = logs[at(i, k)];
      double choices1 = 1;
      for (int j = 0; j <= n1; ++j) {
        double choices = choices1;
        for (int l = 0; l <= n2; ++l) {
          if (j + l > 0) sum = m.add(sum, m.mul(m.mul(y[at(j, l)], logs[at(i - j, k - l)]), choices));
          choices = choices * (n2 - l) / (l + 1);
        }
        choices1 = choices1 * (n1 - j) / (j + 1);
      }
      y[at(i, k)] = sum;
    }
  }
  return y.back();
}
// Does so for the density in x1. The derivatives of its logarithm are log x - digamma(x1), -polygamma(1, x1), ...
Tensor relative_density_derivative(const Algebra& m, int order, const Tensor& x1, const Tensor& log_x) {
  return relative_derivative(m, order, 0, [&](int n, int) {
    if (n == 1) return m.sub(log_x, m.g.op<"digamma">(x1));
    return m.neg(m.g.op<"polygamma">(m.g.scalar(n - 1), x1));
  });
}
// Returns log x; 0 where the density is 0, whose derivatives in x1 are 0 too.
Tensor log_of_dense(const Algebra& m, const Tensor& x, const Tensor& density) {
  const Tensor is_zero = m.g.op<"equal">(density, m.g.scalar(0));
  return m.g.op<"log">(m.g.op<"where">(is_zero, m.g.scalar(1), x));
}
void igamma_slope_gradient(GradientContext& g) {
  const Algebra m{g};
  const Tensor x1 = g.input(0), x2 = g.input(1);
  const int order = order_of(g);
  if (g.needs(0)) g.set(0, g.sum_like(m.mul(g.grad(), of_order<"igamma_slope">(g, order + 1, x1, x2)), 0));
  if (!g.needs(1)) return;
  const Tensor density = g.op<"gamma_density">(x1, x2);
  const Tensor relative = relative_density_derivative(m, order, x1, log_of_dense(m, x2, density));
  g.set(1, g.sum_like(m.mul(g.grad(), m.mul(density, relative)), 1));
}
// y is -P' / (p x) for x = e^x2, the derivative P' of igamma in x1, of some order, and its density p, whose own derivatives in x2
// are p x times relative_density_derivative and p (x1 - 1 - x).
void gamma_sample_log_slope_gradient(GradientContext& g) {
  const Algebra m{g};
  const Tensor a = g.input(0), log_x = g.input(1);
  const int order = order_of(g);
  if (g.needs(0)) {
    const Tensor of_density = m.mul(g.output(), m.sub(log_x, g.op<"digamma">(a)));
    const Tensor slope = m.sub(of_order<"gamma_sample_log_slope">(g, order + 1, a, log_x), of_density);
    g.set(0, g.sum_like(m.mul(g.grad(), slope), 0));
  }
  if (!g.needs(1)) return;
  const Tensor of_density = m.mul(g.output(), m.sub(a, g.op<"exp">(log_x)));
  const Tensor slope = m.add(relative_density_derivative(m, order, a, log_x), of_density);
  g.set(1, g.sum_like(m.neg(m.mul(g.grad(), slope)), 1));
}
void gamma_density_gradient(GradientContext& g) {
  const Algebra m{g};
  const Tensor a = g.input(0), x = g.input(1), y = g.output();
  if (g.needs(0)) {
    const Tensor relative = relative_density_derivative(m, 1, a, log_of_dense(m, x, y));
    g.set(0, g.sum_like(m.mul(m.mul(g.grad(), y), relative), 0));
  }
  if (g.needs(1)) {  // y (a - 1) / x, the density of a - 1, less y
    const Tensor is_end = g.op<"logical_and">(g.op<"equal">(x, g.scalar(0)), g.op<"greater">(a, g.scalar(1)));
    const Tensor less = m.add(a, -1);
    const Tensor rise = g.op<"where">(is_end, g.op<"gamma_density">(g.op<"where">(is_end, less, g.scalar(1)), x),
                                      m.mul(y, g.op<"xdivy">(m.drop(is_end, less), x)));
    g.set(1, g.sum_like(m.mul(g.grad(), m.sub(rise, y)), 1));
  }
}

// The derivative in x2 is -x1 zeta(x1 + 1, x2), and that of zeta's derivatives in x1 follows by Leibniz' rule.
void zeta_gradient(GradientContext& g) {
  const Algebra m{g};
  const Tensor s = g.input(0), q = g.input(1);
  if (g.needs(0)) g.set(0, g.sum_like(m.mul(g.grad(), of_order<"zeta_slope">(g, 1, s, q)), 0));
  if (!g.needs(1)) return;
  g.set(1, g.sum_like(m.neg(m.mul(g.grad(), m.mul(s, g.op<"zeta">(m.add(s, 1), q)))), 1));
}
void zeta_slope_gradient(GradientContext& g) {
  const Algebra m{g};
  const Tensor s = g.input(0), q = g.input(1);
  const int order = order_of(g);
  if (g.needs(0)) g.set(0, g.sum_like(m.mul(g.grad(), of_order<"zeta_slope">(g, order + 1, s, q)), 0));
  if (!g.needs(1)) return;
  const Tensor next = m.add(s, 1);
  const Tensor lower = order == 1 ? g.op<"zeta">(next, q) : of_order<"zeta_slope">(g, order - 1, next, q);
  const Tensor slope = m.add(m.mul(s, of_order<"zeta_slope">(g, order, next, q)), m.mul(lower, order));
  g.set(1, g.sum_like(m.neg(m.mul(g.grad(), slope)), 1));
}

void set_betainc_slope(GradientContext& g, int input, int order_a, int order_b) {
  if (!g.needs(input)) return;
  if (order_a + order_b > kMostDerivatives) refuse_order(g, "a and b");
  const Tensor slope =
      g.op_args<"betainc_slope">({g.input(0).get(), g.input(1).get(), g.input(2).get()}, {order_a, order_b});
  g.set(input, g.sum_like(Algebra{g}.mul(g.grad(), slope), input));
}
// Sets the gradients of betainc's derivative of these orders. That of x is the density's. It is computed in float64, since its
// logarithm is the sum of large terms.
void set_betainc_gradients(GradientContext& g, int order_a, int order_b) {
  set_betainc_slope(g, 0, order_a + 1, order_b);
  set_betainc_slope(g, 1, order_a, order_b + 1);
  if (!g.needs(2)) return;
  const Algebra m{g};
  const Tensor a = g.cast(g.input(0), DType::float64), b = g.cast(g.input(1), DType::float64);
  // At an end where the density is 0 its logarithm has no derivatives, but the powers in it do.
  const Tensor input_x = g.cast(g.input(2), DType::float64), half = g.scalar(0.5);
  const auto is_at = [&](double end, const Tensor& n) {
    return g.op<"logical_and">(g.op<"equal">(g.input(2), g.scalar(end)), g.op<"greater">(n, g.scalar(1)));
  };
  const Tensor is_left = is_at(0, a), is_right = is_at(1, b), is_end = g.op<"logical_or">(is_left, is_right);
  const Tensor less_a = m.add(a, -1), less_b = m.add(b, -1);
  const Tensor x = g.op<"where">(is_end, half, input_x), log_beta = g.op<"log_beta">(a, b);
  const Tensor inner = g.op<"exp">(m.sub(m.add(g.op<"xlogy">(less_a, x), g.op<"xlog1py">(less_b, m.neg(x))), log_beta));
  const Tensor end = g.op<"where">(is_end, input_x, half);
  const Tensor powers = m.mul(g.op<"pow">(end, less_a), g.op<"pow">(m.sub(1, end), less_b));
  const Tensor inverse_beta =
      g.op<"exp">(g.op<"minimum">(m.neg(log_beta), g.scalar(600)));  // finite, for its product with 0
  Tensor density = g.op<"where">(is_end, m.mul(powers, inverse_beta), inner);
  if (order_a + order_b > 0) {
    const Tensor both = m.add(a, b);
    const Tensor log_x = g.op<"log">(g.op<"where">(is_left, g.scalar(1), input_x));
    const Tensor log_rest = g.op<"log1p">(m.drop(is_right, m.neg(input_x)));
    const auto polygamma = [&](int n, const Tensor& at) {
      return n == 0 ? g.op<"digamma">(at) : g.op<"polygamma">(g.scalar(n), at);
    };
    density = m.mul(density, relative_derivative(m, order_a, order_b, [&](int i, int k) {
                      Tensor y = polygamma(i + k - 1, both);
                      if (k == 0) y = m.sub(y, polygamma(i - 1, a));
                      if (i == 0) y = m.sub(y, polygamma(k - 1, b));
                      if (i + k > 1) return y;
                      return m.add(y, i == 1 ? log_x : log_rest);
                    }));
  }
  g.set(2, g.sum_like(m.mul(g.grad(), g.cast(density, g.input_dtype(2))), 2));
}
void betainc_gradient(GradientContext& g) { set_betainc_gradients(g, 0, 0); }
void betainc_slope_gradient(GradientContext& g) {
  set_betainc_gradients(g, static_cast<int>(g.attr("order_a").i), static_cast<int>(g.attr("order_b").i));
}
void betainc_slope_infer(InferContext& c) {
  const int64_t a = c.integer("order_a"), b = c.integer("order_b");
  if (std::min(a, b) < 0 || std::max(a, b) > kMostDerivatives || !is_derivative(static_cast<double>(a + b)))
    invalid_argument("the sum of 'order_a' and 'order_b' must be from 1 to ", kMostDerivatives, ", got ", a, " and ",
                     b);
  if (c.concrete()) c.params<ElementwiseParams>().alpha = beta_orders(a, b);
  broadcast_infer(c);
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
      .input("x", dtypes::floats).output("y").elementwise(same_infer).gradient(normal_hazard_gradient, "x");
  r.helper("log_ndtr_derivative").describe("The derivative of log_ndtr of the whole order x1, from 1 to 32, at x2.")
      .input("x1", dtypes::floats).input("x2", dtypes::floats).output("y", "x1").elementwise(broadcast_infer)
      .gradient(log_ndtr_derivative_gradient, "x1 x2");
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
  auto of_order = [&helper](const char* name, const char* text) -> OpDef& {
    return helper(name, text).attr_float("order", 1).argument().parameter().infer(parameter_infer);
  };
  inexact_op(r, "gamma", "The gamma function: (x - 1)! for whole numbers x > 0. NaN at the poles -1, -2, ...; infinite at 0.",
             dtypes::floats)
      .example(R"("x": [1.0, 4.0, 0.0])", "float32 [ 1.  6. inf]").gradient(gamma_gradient, "x y");
  binary("beta", "gamma(x1) gamma(x2) / gamma(x1 + x2), without their overflow; infinite at poles.")
      .example(R"("x1": [1.0, 2.0], "x2": [4.0, 1.0])", "float32 [0.25 0.5 ]").gradient(beta_gradient, "x1 x2 y");
  helper("log_beta", "The logarithm of |beta(x1, x2)|.").gradient(log_beta_gradient, "x1 x2");
  binary("igamma", "The regularized lower incomplete gamma function P(x1, x2). It is the integral of t^(x1 - 1) e^-t from 0 to x2, "
                   "over gamma(x1). NaN where x1 or x2 is negative. Derivatives in x1 go up to the eighth.")
      .example(R"("x1": [1.0, 2.0], "x2": [0.0, "inf"])", "float32 [0. 1.]").gradient(igamma_gradient<false>, "x1 x2");
  binary("igammac", "The regularized upper incomplete gamma function Q(x1, x2) = 1 - P(x1, x2), exact where it is small. "
                    "Derivatives in x1 go up to the eighth.")
      .example(R"("x1": [1.0, 2.0], "x2": [0.0, "inf"])", "float32 [1. 0.]").gradient(igamma_gradient<true>, "x1 x2");
  of_order("igamma_slope", "The derivative of igamma in x1, of this order.").gradient(igamma_slope_gradient, "x1 x2");
  helper("gamma_density", "The derivative of igamma in x2: x2^(x1 - 1) e^-x2 / gamma(x1).")
      .gradient(gamma_density_gradient, "x1 x2 y");
  of_order("gamma_sample_log_slope", "The derivative of igamma(x1, e^x2) in x1, of this order, over minus that in x2.")
      .gradient(gamma_sample_log_slope_gradient, "x1 x2 y");
  binary("zeta", "Hurwitz' zeta function: the sum of (x2 + k)^-x1 over k = 0, 1, ...; NaN where x1 < 1. At poles, x1 = 1 and x2 = 0, "
                 "-1, ..., it is infinite; for other negative x2 it is NaN unless x1 is a whole number, and its derivative in "
                 "x1 is NaN. Derivatives in x1 go up to the eighth.")
      .example(R"("x1": [2.0, 2.0], "x2": ["inf", 0.0])", "float32 [ 0. inf]").gradient(zeta_gradient, "x1 x2");
  of_order("zeta_slope", "The derivative of zeta in x1, of this order.").gradient(zeta_slope_gradient, "x1 x2");
  r.op("betainc").describe("The regularized incomplete beta function. It is the integral of t^(a - 1) (1 - t)^(b - 1) from 0 to x, "
                           "over beta(a, b); NaN where a or b is negative, or x outside [0, 1]. Derivatives in a "
                           "and b go up to the eighth. On a GPU it runs on the host, by a copy.")
      .input("a", dtypes::floats, 'T', kIntegersToFloat).says("any", "The first parameters.")
      .input("b", dtypes::floats, 'T', kIntegersToFloat).says("any", "The second parameters.")
      .input("x", dtypes::floats, 'T', kIntegersToFloat).says("any", "The upper limits; the shapes of all broadcast.")
      .output("y", "a").says("broadcast(a, b, x)", "The result for each triple of operands, in its place.")
      .example(R"("a": 1.0, "b": [1.0, 2.0], "x": 0.5)", "float32 [0.5  0.75]")
      .infer(broadcast_infer).gradient(betainc_gradient, "a b x");
  r.helper("betainc_slope").describe("The derivative of betainc in a and in b, of these orders.")
      .input("a", dtypes::floats).input("b", dtypes::floats).input("x", dtypes::floats).output("y", "a")
      .attr_int("order_a", 1).argument().attr_int("order_b", 0).argument()
      .infer(betainc_slope_infer).gradient(betainc_slope_gradient, "a b x");
}
// clang-format on

}  // namespace

void define_elementwise_special(Registry& r) {
  define_normal(r);
  define_bessel(r);
  define_gamma(r);
}

}  // namespace eager
