// vector_norm and l2_normalize, computed by the library's other ops: so they run on every device, are fused in functions, and have
// gradients of every order. float16 and bfloat16 are computed in float32, in which squares overflow less.
#include "runtime/execute/norms.h"

#include <cmath>

#include "runtime/execute/composed.h"

namespace eager {

namespace {

TensorRef sum_of_squares(const Composed& ops, const TensorRef& x, const ReducedAxes& axes) {
  if (x->dtype == DType::float32 && only_values_matter(ops, x)) return ops.reduce<"square_sum">(x, axes);
  return ops.reduce<"sum">(ops.run<"square">(is_complex(x->dtype) ? ops.run<"abs">(x) : x), axes);
}

// Gradients at 0, of any order, are 0, among those between which they jump.
TensorRef norm(const Composed& ops, const TensorRef& x, double ord, const ReducedAxes& axes) {
  if (ord == 2) return root_unless_zero(ops, sum_of_squares(ops, x, axes));
  const TensorRef sizes = ops.run<"abs">(x);
  if (ord == 0) return ops.reduce<"sum">(ops.cast(ops.run<"not_equal">(sizes, ops.scalar(0)), sizes->dtype), axes);
  if (ord == 1) return ops.reduce<"sum">(sizes, axes);
  if (std::isinf(ord)) return ord > 0 ? ops.reduce<"max">(sizes, axes) : ops.reduce<"min">(sizes, axes);
  if (ord > 0) {
    // At 0 the derivatives of a fractional power are infinite from some order on.
    const TensorRef powers =
        ord == std::floor(ord) ? ops.run<"pow">(sizes, ops.scalar(ord)) : power_unless_zero(ops, sizes, ord);
    return power_unless_zero(ops, ops.reduce<"sum">(powers, axes), 1 / ord);
  }
  // A size of 0 makes the norm 0, whatever the others are, unless one is NaN.
  const TensorRef is_zero = ops.run<"equal">(sizes, ops.integer(0));
  const TensorRef powers = ops.run<"pow">(ops.run<"where">(is_zero, ops.integer(1), sizes), ops.scalar(ord));
  const TensorRef y = ops.run<"pow">(ops.reduce<"sum">(powers, axes), ops.scalar(1 / ord));
  return ops.run<"where">(ops.reduce<"any">(is_zero, axes), ops.run<"multiply">(y, ops.integer(0)), y);
}

void run_vector_norm(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                     int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const double ord = op.attr("ord").f;
    if (std::isnan(ord)) invalid_argument("'ord' must be a number, got nan");
    const DType t = in[0]->dtype, computed = computed_dtype(t);
    const ReducedAxes axes(op.attr("axis"), op.attr("keepdims").i != 0);
    const TensorRef y = norm(ops, ops.cast(in[0], computed), ord, axes);
    return t == computed ? y : ops.cast(y, t);
  });
}

void run_l2_normalize(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                      int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const TensorRef x = ops.cast(in[0], computed_dtype(in[0]->dtype));
    const TensorRef squares = sum_of_squares(ops, x, ReducedAxes(op.attr("axis"), true));
    const TensorRef scale = ops.run<"rsqrt">(ops.run<"maximum">(squares, ops.scalar(op.attr("epsilon").f)));
    return ops.cast(ops.run<"multiply">(x, scale), in[0]->dtype);
  });
}

}  // namespace

// clang-format off
void define_norms(Registry& r) {
  const char* axes = "The axes, each once; negative ones count from the end. All axes if it is absent.";
  r.op("vector_norm")
      .describe("The norm of the elements over axes, taken as a vector; integers become floats first.")
      .input("x", dtypes::inexact, 'T', kIntegersToFloat).says("any", "The elements.")
      .output("y", "real(x)").says("reduced(x)", "A norm for each place that axis leaves; real, of complex numbers too.")
      .attr_ints("axis").argument().says(axes)
      .attr_bool("keepdims", false).says("Whether the axes that are reduced stay, with size 1.")
      .attr_float("ord", 2.0).says("The power p of sum(|x|^p)^(1/p): 2 is the Euclidean norm, inf the largest magnitude, -inf the "
                                   "smallest, and 0 counts the elements that are not zero.")
      .example(R"("x": [[3.0, 4.0], [0.0, 2.0]], "axis": [1])", "float32 [5. 2.]")
      .composite(run_vector_norm).gradient(no_own_gradient);
  r.op("l2_normalize")
      .describe("x over its Euclidean norm along axes; integers become floats first.")
      .input("x", dtypes::inexact, 'T', kIntegersToFloat).says("any", "The elements.")
      .output("y").says("x", "x / sqrt(max(sum(|x|^2), epsilon)).")
      .attr_ints("axis").argument().says(axes)
      .attr_float("epsilon", 1e-12).says("The least that the sum of squares counts as, so that zeros stay zeros.")
      .example(R"("x": [[3.0, 4.0]], "axis": [1])", "float32 [[0.6 0.8]]")
      .composite(run_l2_normalize).gradient(no_own_gradient);
}
// clang-format on

}  // namespace eager
