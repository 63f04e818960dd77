// vector_norm and l2_normalize, computed by the library's other ops: so they run on every device, are fused in functions, and have
// gradients of every order. float16 and bfloat16 are computed in float32, in which squares overflow less.
#include "runtime/execute/norms.h"

#include <algorithm>
#include <cmath>

#include "runtime/execute/composed.h"

namespace eager {

namespace {

TensorRef sum_of_squares(const Composed& ops, const TensorRef& x, const ReducedAxes& axes) {
  if (x->dtype == DType::float32 && only_values_matter(ops, x)) return ops.reduce<"square_sum">(x, axes);
  return ops.reduce<"sum">(ops.run<"square">(is_complex(x->dtype) ? ops.run<"abs">(x) : x), axes);
}

constexpr double kMostPower = 4;     // Sizes are scaled before they are raised to a greater one.
constexpr double kMostOrder = 1e20;  // From here on, powers of all numbers below 1 are 0.

// Returns the greatest sizes over axes, or the least; where a trace does not know whether there are any, 0 counts too, or infinity.
TensorRef extreme_size(const Composed& ops, TensorRef sizes, bool is_least, const AttrValue& axis,
                       const ReducedAxes& axes) {
  if (!is_known(sizes->shape())) {
    std::vector<bool> is_reduced(static_cast<size_t>(sizes->rank), !axis.given);
    for (int i = 0; i < axis.count; ++i)
      is_reduced[static_cast<size_t>(normalize_axis(axis.ints[i], sizes->rank))] = true;
    Numbers paddings{2 * sizes->rank};
    for (const bool reduced : is_reduced) paddings.insert(paddings.end(), {0, reduced});
    sizes = is_least ? ops.with<"pad", "constant_values=inf">(paddings, sizes) : ops.with<"pad">(paddings, sizes);
  }
  return is_least ? ops.reduce<"min">(sizes, axes) : ops.reduce<"max">(sizes, axes);
}

TensorRef norm_by_powers(const Composed& ops, const TensorRef& sizes, double ord, const ReducedAxes& axes) {
  // At 0 the derivatives of a fractional power are infinite from some order on. A negative one is not taken of 0.
  const auto power = [&](const TensorRef& x, double exponent, bool may_be_zero) {
    return may_be_zero ? power_unless_zero(ops, x, exponent) : ops.run<"pow">(x, ops.scalar(exponent));
  };
  return power(ops.reduce<"sum">(power(sizes, ord, ord > 0 && ord != std::floor(ord)), axes), 1 / ord, ord > 0);
}

// Returns the norm of an order beyond kMostPower: by the sizes over the greatest one, or the least, of which no power overflows. It does
// not depend on that, a constant.
TensorRef high_norm(const Composed& ops, const TensorRef& sizes, double ord, const AttrValue& axis,
                    const ReducedAxes& axes) {
  if (std::abs(ord) > kMostOrder) return extreme_size(ops, sizes, ord < 0, axis, axes);
  const TensorRef constants = ops.run<"stop_gradient">(sizes);
  const ReducedAxes kept(axis, true);
  const TensorRef extreme = extreme_size(ops, constants, ord < 0, axis, kept);
  const TensorRef is_usual =
      ops.run<"logical_and">(ops.run<"greater">(extreme, ops.integer(0)), ops.run<"isfinite">(extreme));
  const TensorRef unit = ops.run<"where">(is_usual, extreme, ops.integer(1));
  const TensorRef y = norm_by_powers(ops, ops.run<"divide">(sizes, unit), ord, axes);
  return ops.run<"multiply">(y, ops.reduce<"max">(unit, axes));
}

// Gradients at 0, of any order, are 0, among those between which they jump.
TensorRef norm(const Composed& ops, const TensorRef& x, double ord, const AttrValue& axis, const ReducedAxes& axes) {
  if (ord == 2) return root_unless_zero(ops, sum_of_squares(ops, x, axes));
  if (ord == 0) {
    // 1 for NaN too. The sign of what is 0 has a gradient, zeros.
    const TensorRef sign = ops.run<"sign">(is_complex(x->dtype) ? ops.run<"real">(x) : x);
    return ops.reduce<"sum">(ops.run<"where">(ops.run<"equal">(x, ops.integer(0)), sign, ops.integer(1)), axes);
  }
  const TensorRef sizes = ops.run<"abs">(x);
  if (ord == 1) return ops.reduce<"sum">(sizes, axes);
  if (std::isinf(ord)) return ord > 0 ? ops.reduce<"max">(sizes, axes) : ops.reduce<"min">(sizes, axes);
  const bool has_none = std::find(sizes->dims, sizes->dims + sizes->rank, 0) != sizes->dims + sizes->rank;
  const bool is_high = std::abs(ord) > kMostPower && !has_none;
  const auto of = [&](const TensorRef& given) {
    return is_high ? high_norm(ops, given, ord, axis, axes) : norm_by_powers(ops, given, ord, axes);
  };
  if (ord > 0 || (is_high && ord < -kMostOrder)) return of(sizes);
  // A size of 0 makes the norm 0, whatever the others are, unless one is NaN.
  const TensorRef is_zero = ops.run<"equal">(sizes, ops.integer(0));
  const TensorRef y = of(ops.run<"where">(is_zero, ops.integer(1), sizes));
  return ops.run<"where">(ops.reduce<"any">(is_zero, axes), ops.run<"multiply">(y, ops.integer(0)), y);
}

void run_vector_norm(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                     int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const double ord = op.attr("ord").f;
    if (std::isnan(ord)) invalid_argument("'ord' must be a number, got nan");
    const DType t = in[0]->dtype, computed = computed_dtype(t);
    const ReducedAxes axes(op.attr("axis"), op.attr("keepdims").i != 0);
    const TensorRef y = norm(ops, ops.cast(in[0], computed), ord, op.attr("axis"), axes);
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
                                   "smallest, and 0 counts the elements that are not zero, with gradients of 0. Beyond "
                                   "4 and -4 elements are scaled, so that no power is too large or small for the dtype.")
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
