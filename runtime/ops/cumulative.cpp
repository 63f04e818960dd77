// Sums, products, extremes and log-sums that run along an axis, and their gradients.
#include "kernels/common/cumulative.h"

#include <limits>

#include "kernels/common/running.h"
#include "runtime/core/gradient.h"
#include "runtime/ops/families.h"
#include "runtime/ops/shape_util.h"

namespace eager {

namespace {

// Returns the axis to run along. Only a vector's may be absent.
int running_axis(InferContext& c) {
  const int rank = c.rank(0);
  if (c.given("axis")) return normalize_axis(c.integer("axis"), rank);
  if (rank != 1) invalid_argument("axis must be given for a tensor of rank ", rank);
  return 0;
}

void fill_params(InferContext& c, int axis, bool include_initial, bool shifted) {
  const ShapeView x = c.input(0);
  c.params<CumulativeParams>() = {wrapping_size(x, 0, axis),
                                  x[axis],
                                  wrapping_size(x, axis + 1, x.rank),
                                  c.boolean("exclusive"),
                                  c.boolean("reverse"),
                                  include_initial,
                                  shifted};
}

void cumulative_infer(InferContext& c) {
  const DType out = accumulated_dtype(c);
  if (out == DType::boolean) invalid_argument("cannot accumulate ", dtype_name(c.dtype(0)), " as bool");
  const int axis = running_axis(c);
  const bool include_initial = c.boolean("include_initial");
  if (include_initial && c.boolean("exclusive")) {
    invalid_argument("include_initial and exclusive cannot both be true");
  }
  Shape shape(c.input(0));
  if (include_initial && shape[axis] >= 0 && __builtin_add_overflow(shape[axis], 1, &shape[axis]))
    invalid_argument("too many elements");
  if (c.concrete()) fill_params(c, axis, include_initial, false);
  c.kernel_dtype(out);
  c.output(out, shape);
}

void recurrence_infer(InferContext& c) {
  if (c.input(0) != c.input(1) && c.concrete()) {
    invalid_argument("Incompatible shapes: ", to_string(c.input(0)), " vs. ", to_string(c.input(1)));
  }
  if (c.boolean("exclusive") && c.boolean("shifted")) invalid_argument("exclusive and shifted cannot both be true");
  const int axis = running_axis(c);
  if (c.concrete()) fill_params(c, axis, false, c.boolean("shifted"));
  c.output(c.dtype(0), c.input(0));
}

void states_infer(InferContext& c, DType out) {
  const int axis = running_axis(c);
  const ShapeView x = c.input(0);
  if (c.concrete()) {
    c.params<RunningParams>() = {wrapping_size(x, 0, axis), x[axis], wrapping_size(x, axis + 1, x.rank),
                                 c.def().has("exclusive") && c.boolean("exclusive"), c.boolean("reverse")};
  }
  c.output(out, x);
}

void running_infer(InferContext& c) { states_infer(c, c.dtype(0)); }
void running_index_infer(InferContext& c) { states_infer(c, DType::int64); }

int axis_of(GradientContext& g) {
  const AttrValue& axis = g.attr("axis");
  return axis.given ? normalize_axis(axis.i, g.input_rank(0)) : 0;
}

// Returns dy without the place of the first s, where the op has one: the gradient for the elements' own places.
Tensor grad_of_steps(GradientContext& g) {
  const Tensor dy = g.grad();
  if (!g.attr("include_initial").i) return dy;
  const int axis = axis_of(g);
  const size_t n = static_cast<size_t>(axis) + 1;
  const bool reverse = g.attr("reverse").i != 0;
  std::vector<int64_t> begin(n, 0), end(n, 0), strides(n, 1);
  begin.back() = reverse ? 0 : 1;
  end.back() = -1;
  // All axes before this one are whole; so is this one's end, unless the first s lies there.
  const int64_t whole = (int64_t{1} << axis) - 1;
  const int64_t end_mask = reverse ? whole : whole | int64_t{1} << axis;
  std::vector<int64_t> args;
  for (const std::vector<int64_t>* list : {&begin, &end, &strides}) {
    args.push_back(static_cast<int64_t>(n));
    args.insert(args.end(), list->begin(), list->end());
  }
  args.insert(args.end(), {0, 0, 0, whole, end_mask});
  return g.op_args<"strided_slice">({dy.get()}, args);
}

template <FixedString Name>
Tensor run_along(GradientContext& g, std::initializer_list<eager_tensor*> inputs, bool reverse, bool exclusive) {
  const std::vector<int64_t> axis{axis_of(g)};
  if (reverse) {
    return exclusive ? g.op_args<Name, "reverse=true exclusive=true">(inputs, axis)
                     : g.op_args<Name, "reverse=true">(inputs, axis);
  }
  return exclusive ? g.op_args<Name, "exclusive=true">(inputs, axis) : g.op_args<Name>(inputs, axis);
}

// An element's gradient is the sum of dy over the places that its step comes before.
void cumulative_sum_gradient(GradientContext& g) {
  if (!is_inexact(g.input_dtype(0))) return;
  const Tensor dy = grad_of_steps(g);
  const Tensor sums = run_along<"cumulative_sum">(g, {dy.get()}, !g.attr("reverse").i, g.attr("exclusive").i != 0);
  g.set(0, g.cast(sums, g.input_dtype(0)));
}

Tensor recurrence(GradientContext& g, const Tensor& a, const Tensor& b, bool reverse, bool exclusive, bool shifted) {
  return g.op_args<"cumulative_recurrence">({a.get(), b.get()}, {axis_of(g), exclusive, reverse, shifted});
}

// The product of the elements before an element is one factor of its gradient; the other one sums dy times the products of the
// elements behind it, which is a recurrence from the far end. Nothing is divided by x, so zeros do no harm. Halves are multiplied as
// float32, as in the forward pass: a part of a product may overflow where the whole does not.
void cumulative_prod_gradient(GradientContext& g) {
  if (!is_inexact(g.input_dtype(0))) return;
  const Tensor slopes = grad_of_steps(g);
  const DType t = computed_dtype(slopes->dtype);
  const Tensor dy = g.cast(slopes, t), x = g.cast(g.conj(g.input(0)), t);
  const bool reverse = g.attr("reverse").i != 0, exclusive = g.attr("exclusive").i != 0;
  const Tensor before = run_along<"cumulative_prod">(g, {x.get()}, reverse, true);
  const Tensor dx = g.op<"multiply">(before, recurrence(g, dy, x, !reverse, exclusive, !exclusive));
  g.set(0, g.cast(dx, g.input_dtype(0)));
}

// The recurrence is linear in a, by a matrix whose transpose is the recurrence from the far end: with the neighbour's b where
// this one has its own, and the other way round; where outputs are s before their steps, so are they there. The gradient of a
// step's b is that of the step, times the s that was multiplied.
void recurrence_gradient(GradientContext& g) {
  const Tensor a = g.conj(g.input(0)), b = g.conj(g.input(1)), dy = g.grad();
  const bool reverse = g.attr("reverse").i != 0, exclusive = g.attr("exclusive").i != 0;
  const bool shifted = g.attr("shifted").i != 0, either = exclusive || shifted;
  if (g.needs(0)) g.set(0, recurrence(g, dy, b, !reverse, exclusive, !either));
  if (!g.needs(1)) return;
  const Tensor s = recurrence(g, a, b, reverse, !shifted, shifted);
  const Tensor steps = recurrence(g, dy, b, !reverse, either, !either);
  g.set(1, g.op<"multiply">(steps, s));
}

// Each element's gradient is the sum of dy over the places that it is the extreme of.
template <FixedString Indices>
void running_extreme_gradient(GradientContext& g) {
  const Tensor indices = g.op_with_attrs<Indices>({g.input(0).get()});
  g.set(0, g.op_args<"take_along_axis_grad">({g.grad().get(), indices.get(), g.input_shape(0).get()}, {axis_of(g)}));
}

// Let s be the sums of e^x up to each element. Its gradient is e^x times the sum of dy / s over the places that it takes part
// in: as a recurrence from the far end, by factors that are quotients of neighbouring sums, which of real numbers are at most 1.
void cumulative_logsumexp_gradient(GradientContext& g) {
  const Tensor x = g.conj(g.input(0)), dy = g.grad();
  const bool reverse = g.attr("reverse").i != 0, exclusive = g.attr("exclusive").i != 0;
  const Tensor least = g.scalar(-std::numeric_limits<double>::infinity());
  const Tensor most = g.scalar(std::numeric_limits<double>::infinity()), zero = g.scalar(0);
  // The logarithm of a sum of zeros counts as 0, so that the quotients are zeros.
  const Tensor sums = run_along<"cumulative_logsumexp">(g, {x.get()}, reverse, false);
  const Tensor logs = g.op<"where">(g.op<"equal">(sums, least), zero, sums);
  // An infinite number is a whole sum.
  const auto share = [&](const Tensor& log) {
    return g.op<"exp">(g.op<"where">(g.op<"equal">(log, most), zero, g.op<"subtract">(log, logs)));
  };
  const Tensor factors = share(run_along<"cumulative_logsumexp">(g, {x.get()}, reverse, true));
  g.set(0, g.op<"multiply">(share(x), recurrence(g, dy, factors, !reverse, exclusive, !exclusive)));
}

OpDef& running(OpDef& op) {
  return op.attr_int("axis").argument().says(
      "The axis to run along; negative ones count from the end. Only a vector's may be "
      "absent.");
}

OpDef& cumulative(Registry& r, const char* name, const char* text, DTypeSet dtypes, const char* includes) {
  OpDef& op = r.op(name)
                  .describe(text)
                  .input("x", dtypes)
                  .says("[outer..., n, inner...]", "The elements; n stands at axis.")
                  .output("y", "dtype")
                  .says("[outer..., m, inner...]", "A result for each element; m is n, or n + 1 with include_initial.");
  return running(op)
      .attr_dtype("dtype")
      .says(
          "The result's dtype. If it is absent, int64 for integers and booleans, uint64 for unsigned ones, else that of x.")
      .attr_bool("include_initial", false)
      .says(includes)
      .attr_bool("exclusive", false)
      .says("Whether an element's own result leaves it out.")
      .attr_bool("reverse", false)
      .says("Whether to run from the end of the axis to its beginning.")
      .infer(cumulative_infer);
}

}  // namespace

// clang-format off
void define_cumulative(Registry& r) {
  cumulative(r, "cumulative_sum", "The sum of the elements up to each one along an axis.", dtypes::fixed,
             "Whether the sum of no element, 0, comes ahead of the others.")
      .example(R"("x": [1.0, 2.0, 3.0], "axis": 0)", "float32 [1. 3. 6.]")
      .gradient(cumulative_sum_gradient, "shape(x)");
  cumulative(r, "cumulative_prod", "The product of the elements up to each one along an axis.", dtypes::fixed,
             "Whether the product of no element, 1, comes ahead of the others.")
      .example(R"("x": [1.0, 2.0, 3.0], "axis": 0)", "float32 [1. 2. 6.]")
      .gradient(cumulative_prod_gradient, "x");
  for (const bool is_max : {true, false}) {
    running(r.op(is_max ? "cumulative_max" : "cumulative_min")
        .describe(is_max ? "The greatest of the elements up to each one along an axis; NaN from the first one that is NaN."
                         : "The least of the elements up to each one along an axis; NaN from the first one that is NaN.")
        .input("x", dtypes::real | dtypes::boolean).says("[outer..., n, inner...]", "The elements; n stands at axis.")
        .output("y").says("x", "A result for each element. Of equal elements the last one gets the gradient."))
        .attr_bool("reverse", false).says("Whether to run from the end of the axis to its beginning.")
        .example(R"("x": [2, 3, 1, 4], "axis": 0)", is_max ? "int32 [2 3 3 4]" : "int32 [2 2 1 1]")
        .infer(running_infer)
        .gradient(is_max ? running_extreme_gradient<"cumulative_argmax"> : running_extreme_gradient<"cumulative_argmin">, "x");
    running(r.helper(is_max ? "cumulative_argmax" : "cumulative_argmin")
        .describe("The index, along an axis, of the last extreme of the elements up to each one.")
        .input("x", dtypes::real).output("y", "int64"))
        .attr_bool("reverse", false).infer(running_index_infer).no_gradient();
  }
  running(r.op("cumulative_logsumexp")
      .describe("log(sum(e^x)) of the elements up to each one along an axis, without overflow.")
      .input("x", dtypes::inexact, 'T', kIntegersToFloat).says("[outer..., n, inner...]", "The elements; n stands at axis.")
      .output("y").says("x", "A result for each element."))
      .attr_bool("exclusive", false).says("Whether an element's own result leaves it out, so that the first one is -inf.")
      .attr_bool("reverse", false).says("Whether to run from the end of the axis to its beginning.")
      .example(R"("x": [0.0, 0.0], "axis": 0)", "float32 [0.        0.6931472]")
      .infer(running_infer).gradient(cumulative_logsumexp_gradient, "x");
  running(r.helper("cumulative_recurrence")
      .describe("s = a + b * s along an axis, from s = 0: a part of the gradient of cumulative_prod.")
      .input("a", dtypes::inexact).input("b", dtypes::inexact).output("y", "a"))
      .attr_bool("exclusive", false).argument().says("Whether an element's result is s before its step.")
      .attr_bool("reverse", false).argument().says("Whether to run from the end.")
      .attr_bool("shifted", false).argument().says("Whether b is that of the element of the step before.")
      .infer(recurrence_infer).gradient(recurrence_gradient, "a b");
}
// clang-format on

}  // namespace eager
