// Activations. Their gradients are ops of their own, op_grad(dy, y) or op_grad(dy, x), which take one pass over memory.
#include "runtime/ops/elementwise.h"

namespace eager {
namespace {

// The |x| from which on the second derivatives are 0 in every dtype. x is clipped to it, since the formulas below would
// give 0 times infinity for larger numbers.
constexpr double kSiluVanishes = 760, kGeluVanishes = 39, kApproximateGeluVanishes = 22;

// The gradients of y = f(x): dx = Grad(dy, y), or Grad(dy, x).
template <FixedString Grad>
void gradient_of_y(GradientContext& g) {
  g.set(0, g.op<Grad>(g.grad(), g.conj(g.output())));
}
template <FixedString Grad>
void gradient_of_x(GradientContext& g) {
  g.set(0, g.op<Grad>(g.grad(), g.input(0)));
}

// The gradient of a gradient op that is dy times a factor that is piecewise constant in the second input, whose
// gradient is therefore 0. Grad is the op itself.
template <FixedString Grad>
void piecewise_gradient(GradientContext& g) {
  if (g.needs(0)) g.set(0, g.sum_like(g.op<Grad>(g.grad(), g.input(1)), 0));
  if (g.needs(1)) g.set(1, g.zeros_like(1));
}

OpDef& grad_of(Registry& r, const char* name, const char* text, const char* of, DTypeSet dtypes = dtypes::floats) {
  return r.helper(name)
      .describe(text)
      .input("dy", dtypes)
      .input(of, dtypes)
      .output("y", "dy")
      .elementwise(broadcast_infer);
}

void celu_infer(InferContext& c) {
  if (c.real("alpha") == 0) invalid_argument("alpha must not be 0");
  parameter_infer(c);
}

// The gradient of prelu: dx = dy, or alpha dy where x is not positive, and dalpha = dy min(x, 0).
void prelu_gradient(GradientContext& g) {
  const Algebra m{g};
  const Tensor x = g.input(0), positive = g.op<"greater">(x, g.scalar(0));
  if (g.needs(0)) g.set(0, g.sum_like(g.op<"where">(positive, g.grad(), m.mul(g.grad(), g.input(1))), 0));
  if (g.needs(1)) g.set(1, g.sum_like(m.mul(g.grad(), m.drop(positive, x)), 1));
}

// The gradient of x tanh(s) with s = softplus(x): tanh(s) + (1 - tanh(s)^2) x sigmoid(x), in which infinity would be multiplied by 0.
void mish_gradient(GradientContext& g) {
  const Algebra m{g};
  const Tensor x = m.within(g.input(0), kSiluVanishes), t = g.op<"tanh">(g.op<"softplus">(x));
  g.set(0, m.mul(g.grad(), m.add(t, m.mul(m.sub(1, m.square(t)), g.op<"silu">(x)))));
}

// Whether |x| is less than a limit.
Tensor lies_within(GradientContext& g, double limit) { return g.op<"less">(g.op<"abs">(g.input(0)), g.scalar(limit)); }
// The gradient of an op that shrinks x: dy where |x| is above the threshold.
void shrink_gradient(GradientContext& g) {
  const Tensor is_far = g.op<"greater">(g.op<"abs">(g.input(0)), g.scalar(g.attr("threshold").f));
  g.set(0, Algebra{g}.keep(is_far, g.grad()));
}

// clang-format off
void define_piecewise(Registry& r) {
  inexact_op(r, "hard_tanh", "min(max(x, -1), 1).", dtypes::floats)
      .example(R"("x": [-2.0, 0.5, 2.0])", "float32 [-1.   0.5  1. ]").gradient([](GradientContext& g) {
    g.set(0, Algebra{g}.keep(lies_within(g, 1), g.grad()));
  }, "x");
  inexact_op(r, "hard_sigmoid", "min(max(x + 3, 0), 6) / 6 (Howard et al., 2019).", dtypes::floats)
      .example(R"("x": [-4.0, 0.0, 1.5])", "float32 [0.   0.5  0.75]").gradient([](GradientContext& g) {
    const Algebra m{g};
    g.set(0, m.keep(lies_within(g, 3), m.div(g.grad(), 6)));
  }, "x");
  inexact_op(r, "hard_swish", "x * hard_sigmoid(x) (Howard et al., 2019).", dtypes::floats)
      .example(R"("x": [-4.0, 1.5, 4.0])", "float32 [0.    1.125 4.   ]").gradient([](GradientContext& g) {
    const Algebra m{g};
    const Tensor x = g.input(0), slope = m.add(m.div(m.within(x, 3), 3), 0.5);
    const Tensor is_high = g.op<"greater_equal">(x, g.scalar(3)), is_low = g.op<"less_equal">(x, g.scalar(-3));
    g.set(0, m.drop(is_low, m.mul(g.grad(), g.op<"where">(is_high, g.scalar(1), slope))));
  }, "x");
  inexact_op(r, "hardshrink", "x where |x| > threshold, else 0.", dtypes::floats)
      .example(R"("x": [-1.0, 0.25, 2.0])", "float32 [-1.  0.  2.]")
      .attr_float("threshold", 0.5).parameter().says("What |x| must exceed.")
      .infer(parameter_infer).gradient(shrink_gradient, "x");
  inexact_op(r, "softshrink", "x - threshold where x > threshold, x + threshold where x < -threshold, else 0.", dtypes::floats)
      .example(R"("x": [-1.0, 0.25, 2.0])", "float32 [-0.5  0.   1.5]")
      .attr_float("threshold", 0.5).parameter().says("What |x| must exceed, and is lessened by.")
      .infer(parameter_infer).gradient(shrink_gradient, "x");
  r.op("prelu").describe("x where x > 0, else alpha * x, with a learned alpha (He et al., 2015).")
      .input("x", dtypes::floats, 'T', kIntegersToFloat).says("any", "The operands, one by one.")
      .input("alpha", dtypes::floats, 'T', kIntegersToFloat).says("any", "The slopes for negative x; the shapes of both broadcast.")
      .output("y", "x").says("broadcast(x, alpha)", "The result for each operand, in its place.")
      .example(R"("x": [-1.0, 2.0], "alpha": [0.5, 0.5])", "float32 [-0.5  2. ]")
      .elementwise(broadcast_infer)
      .gradient(prelu_gradient, "x alpha");
}

void define_relus(Registry& r) {
  unary_op(r, "relu", "max(x, 0): the rectified linear unit.", dtypes::real)
      .example(R"("x": [-1.0, 2.0])", "float32 [0. 2.]")
      .gradient(gradient_of_y<"relu_grad">, "y");
  grad_of(r, "relu_grad", "dy where y > 0.", "y").gradient(piecewise_gradient<"relu_grad">, "shape(dy) y");
  unary_op(r, "relu6", "min(max(x, 0), 6).", dtypes::real)
      .example(R"("x": [-1.0, 2.0, 8.0])", "float32 [0. 2. 6.]")
      .gradient(gradient_of_y<"relu6_grad">, "y");
  grad_of(r, "relu6_grad", "dy where 0 < y < 6.", "y").gradient(piecewise_gradient<"relu6_grad">, "shape(dy) y");

  inexact_op(r, "leaky_relu", "x where x > 0, else alpha * x (Maas et al., 2013).", dtypes::floats)
      .example(R"("x": [-1.0, 2.0], "alpha": 0.2)", "float32 [-0.2  2. ]")
      .attr_float("alpha", 0.2).parameter().says("The slope for negative x.")
      .infer(parameter_infer)
      .gradient([](GradientContext& g) {
        g.set(0, g.op_with_attrs<"leaky_relu_grad">({g.grad().get(), g.input(0).get()}));
      }, "x");
  grad_of(r, "leaky_relu_grad", "dy where x > 0, else alpha * dy.", "x")
      .attr_float("alpha", 0.2).parameter()
      .infer(parameter_infer)
      .gradient([](GradientContext& g) {
        if (g.needs(0)) g.set(0, g.sum_like(g.op_with_attrs<"leaky_relu_grad">({g.grad().get(), g.input(1).get()}), 0));
        if (g.needs(1)) g.set(1, g.zeros_like(1));
      }, "shape(dy) x");
}

void define_elus(Registry& r) {
  // The gradient reads x, not y: where alpha is negative, y is positive on both sides of 0.
  inexact_op(r, "elu", "x where x > 0, else alpha * (e^x - 1) (Clevert et al., 2015).", dtypes::floats)
      .example(R"("x": [-1.0, 2.0], "alpha": 1.0)", "float32 [-0.63212055  2.        ]")
      .attr_float("alpha", 1).parameter().says("The negative of what the result approaches for large negative x.")
      .infer(parameter_infer)
      .gradient([](GradientContext& g) { g.set(0, g.op_with_attrs<"elu_grad">({g.grad().get(), g.input(0).get()})); }, "x");
  grad_of(r, "elu_grad", "dy where x > 0, else dy * alpha * e^x.", "x")
      .since(2)  // in version 1 the second input was y
      .attr_float("alpha", 1).parameter()
      .infer(parameter_infer)
      .gradient([](GradientContext& g) {
        const Algebra m{g};
        const Tensor x = g.input(1);
        if (g.needs(0)) g.set(0, g.sum_like(g.op_with_attrs<"elu_grad">({g.grad().get(), x.get()}), 0));
        if (!g.needs(1)) return;
        const Tensor curved = g.op_with_attrs<"elu_grad">({m.mul(g.grad(), g.input(0)).get(), x.get()});
        g.set(1, g.sum_like(m.drop(g.op<"greater">(x, g.scalar(0)), curved), 1));
      }, "dy x");
  inexact_op(r, "celu", "x where x > 0, else alpha * (e^(x / alpha) - 1) (Barron, 2017).", dtypes::floats)
      .example(R"("x": [-1.0, 2.0], "alpha": 2.0)", "float32 [-0.78693867  2.        ]")
      .attr_float("alpha", 1).says("The negative of what the result approaches for large negative x; not 0.")
      .infer(celu_infer).gradient([](GradientContext& g) {
    const Algebra m{g};
    const Tensor x = g.input(0), positive = g.op<"greater">(x, g.scalar(0));
    const Tensor slope = g.op<"exp">(m.div(m.drop(positive, x), g.attr("alpha").f));
    g.set(0, m.mul(g.grad(), slope));
  }, "x");
  inexact_op(r, "selu", "The scaled elu of self-normalizing networks (Klambauer et al., 2017): 1.0507 * elu(x) with "
                        "alpha 1.6733.", dtypes::floats)
      .example(R"("x": [-1.0, 2.0])", "float32 [-1.1113307  2.101402 ]")
      .gradient([](GradientContext& g) {
        const Tensor dy = Algebra{g}.mul(g.grad(), 1.0507009873554805);
        g.set(0, g.op<"elu_grad", "alpha=1.6732632423543772">(dy, g.input(0)));
      }, "x");
}

void define_sigmoids(Registry& r) {
  inexact_op(r, "sigmoid", "1 / (1 + e^-x): the logistic function.")
      .example(R"("x": [0.0, 2.0])", "float32 [0.5      0.880797]")
      .gradient([](GradientContext& g) {
    if (!is_complex(g.grad()->dtype)) return gradient_of_y<"sigmoid_grad">(g);
    const Algebra m{g};
    const Tensor rest = m.sigmoid(m.neg(g.conj(g.input(0))));  // 1 - y, which cancels where y is near 1
    g.set(0, m.mul(m.mul(g.grad(), g.conj(g.output())), rest));
  }, "complex(x) y");
  grad_of(r, "sigmoid_grad", "dy * y * (1 - y).", "y", dtypes::inexact).gradient([](GradientContext& g) {
    const Algebra m{g};
    const Tensor y = g.conj(g.input(1));
    if (g.needs(0)) g.set(0, g.sum_like(g.op<"sigmoid_grad">(g.grad(), y), 0));
    if (!g.needs(1)) return;
    const Tensor slope = m.mul(g.conj(g.input(0)), m.sub(1, m.mul(y, 2)));
    g.set(1, g.sum_like(m.mul(g.grad(), slope), 1));
  }, "dy y");
  grad_of(r, "tanh_grad", "dy * (1 - y^2).", "y", dtypes::inexact).gradient([](GradientContext& g) {
    const Algebra m{g};
    const Tensor y = g.conj(g.input(1));
    if (g.needs(0)) g.set(0, g.sum_like(g.op<"tanh_grad">(g.grad(), y), 0));
    if (g.needs(1)) g.set(1, g.sum_like(m.mul(g.grad(), m.mul(g.conj(g.input(0)), m.mul(y, -2))), 1));
  }, "dy y");
  inexact_op(r, "softplus", "log(1 + e^x), without overflow.", dtypes::floats)
      .example(R"("x": [0.0, 2.0])", "float32 [0.6931472 2.126928 ]").gradient([](GradientContext& g) {
    const Algebra m{g};
    g.set(0, m.mul(g.grad(), m.sigmoid(g.input(0))));
  }, "x");
  inexact_op(r, "log_sigmoid", "log(sigmoid(x)) = -softplus(-x).", dtypes::floats)
      .example(R"("x": [0.0, 2.0])", "float32 [-0.6931472 -0.126928 ]").gradient([](GradientContext& g) {
    const Algebra m{g};
    g.set(0, m.mul(g.grad(), m.sigmoid(m.neg(g.input(0)))));
  }, "x");
  inexact_op(r, "softsign", "x / (1 + |x|).", dtypes::floats)
      .example(R"("x": [-1.0, 3.0])", "float32 [-0.5   0.75]").gradient([](GradientContext& g) {
    const Algebra m{g};
    const Tensor inverse = m.div(g.scalar(1), m.add(g.op<"abs">(g.input(0)), 1));
    g.set(0, m.mul(g.grad(), m.square(inverse)));  // squaring the sum may overflow: 0 times infinity in derivatives
  }, "x");
}
// clang-format on

// Returns the second derivative of silu: s' (2 + x (1 - 2s)) with s = sigmoid(x), s' = s (1 - s).
Tensor silu_curvature(const Algebra& m, const Tensor& any) {
  const Tensor x = m.within(any, kSiluVanishes);
  const Tensor s = m.sigmoid(x);
  return m.mul(m.mul(s, m.sub(1, s)), m.add(m.mul(x, m.sub(1, m.mul(s, 2))), 2));
}

// Returns the second derivative of gelu, x Phi(x): phi(x) (2 - x^2).
Tensor gelu_curvature(const Algebra& m, const Tensor& x) {
  const Tensor square = m.square(m.within(x, kGeluVanishes));
  const Tensor density = m.mul(m.g.op<"exp">(m.mul(square, -0.5)), 0.398942280401432678);
  return m.mul(density, m.sub(2, square));
}

// Returns the second derivative of the approximate gelu, x s(v) with s the sigmoid and v = c (x + a x^3):
// 2 s' v' + x (s'' v'^2 + s' v''), where s'' = s' (1 - 2s).
Tensor approximate_gelu_curvature(const Algebra& m, const Tensor& any) {
  constexpr double c = 1.59576912160573071, a = 0.044715;
  const Tensor x = m.within(any, kApproximateGeluVanishes);
  const Tensor square = m.square(x);
  const Tensor s = m.sigmoid(m.mul(m.mul(x, m.add(m.mul(square, a), 1)), c));
  const Tensor s1 = m.mul(s, m.sub(1, s));
  const Tensor v1 = m.add(m.mul(square, 3 * a * c), c);
  const Tensor v2 = m.mul(x, 6 * a * c);
  const Tensor inner = m.add(m.mul(m.sub(1, m.mul(s, 2)), m.square(v1)), v2);
  return m.add(m.mul(m.mul(s1, 2), v1), m.mul(m.mul(s1, x), inner));  // x times inner overflows float16
}

// clang-format off
void define_gated(Registry& r) {
  inexact_op(r, "silu", "x * sigmoid(x): the sigmoid linear unit, also called swish.", dtypes::floats)
      .example(R"("x": [0.0, 2.0])", "float32 [0.       1.761594]")
      .gradient(gradient_of_x<"silu_grad">, "x");
  grad_of(r, "silu_grad", "The gradient of silu.", "x").gradient([](GradientContext& g) {
    const Algebra m{g};
    if (g.needs(0)) g.set(0, g.sum_like(g.op<"silu_grad">(g.grad(), g.input(1)), 0));
    if (!g.needs(1)) return;
    g.set(1, g.sum_like(m.mul(g.grad(), m.mul(g.input(0), silu_curvature(m, g.input(1)))), 1));
  }, "dy x");

  inexact_op(r, "mish", "x * tanh(softplus(x)) (Misra, 2019).", dtypes::floats)
      .example(R"("x": [0.0, 2.0])", "float32 [0.       1.943959]")
      .gradient(mish_gradient, "x");

  inexact_op(r, "gelu", "x * P(X <= x) for a normal X: the Gaussian error linear unit (Hendrycks and Gimpel, 2016).",
          dtypes::floats)
      .example(R"("x": [-1.0, 2.0])", "float32 [-0.15865526  1.9544997 ]")
      .attr_bool("approximate", false).parameter().says("Whether to use the approximation 0.5 x (1 + tanh(sqrt(2 / pi) (x + "
                                            "0.044715 x^3))).")
      .infer(parameter_infer)
      .gradient([](GradientContext& g) { g.set(0, g.op_with_attrs<"gelu_grad">({g.grad().get(), g.input(0).get()})); }, "x");
  grad_of(r, "gelu_grad", "The gradient of gelu.", "x")
      .attr_bool("approximate", false).parameter()
      .infer(parameter_infer)
      .gradient([](GradientContext& g) {
        const Algebra m{g};
        if (g.needs(0)) g.set(0, g.sum_like(g.op_with_attrs<"gelu_grad">({g.grad().get(), g.input(1).get()}), 0));
        if (!g.needs(1)) return;
        const Tensor x = g.input(1);
        const Tensor curvature = g.attr("approximate").i != 0 ? approximate_gelu_curvature(m, x) : gelu_curvature(m, x);
        g.set(1, g.sum_like(m.mul(g.grad(), m.mul(g.input(0), curvature)), 1));
      }, "dy x");
}
// clang-format on

}  // namespace

// clang-format off
void define_elementwise_activation(Registry& r) {
  define_piecewise(r);
  define_relus(r);
  define_elus(r);
  define_sigmoids(r);
  define_gated(r);
}
// clang-format on

}  // namespace eager
