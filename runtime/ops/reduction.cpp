// Reductions: axis (all axes where absent, negative ones count from the end) and keepdims, as in the Array API.
#include "kernels/common/reduction.h"

#include <cmath>

#include "kernels/common/product.h"
#include "kernels/common/shape.h"
#include "kernels/common/variance.h"
#include "runtime/core/axis_error.h"
#include "runtime/core/gradient.h"
#include "runtime/ops/elementwise.h"
#include "runtime/ops/families.h"
#include "runtime/ops/shape_util.h"

namespace eager {

namespace {

// Returns the reduced axes of the input, one bit each.
uint32_t reduced_axes(const AttrValue& axis, int rank) {
  if (!axis.given) return rank == 32 ? ~0u : (1u << rank) - 1;
  uint32_t mask = 0;
  for (int i = 0; i < axis.count; ++i) {
    int64_t a = axis.ints[i];
    if (a < -rank || a >= rank) {
      axis_error("Invalid reduction dimension (", a, " for input with ", rank, " dimension(s))");
    }
    uint32_t bit = 1u << (a < 0 ? a + rank : a);
    if (mask & bit) invalid_argument("Invalid reduction arguments: Axes contains duplicate dimension: ", a);
    mask |= bit;
  }
  return mask;
}

bool is_in(uint32_t mask, int i) { return (mask >> i & 1) != 0; }

// Appends the input's dims to the params of its reduction.
void add_dims(InferContext& c, uint32_t mask, ReduceParams& p) {
  for (int i = 0; i < c.rank(0); ++i) p.add(c.input(0)[i], is_in(mask, i));
}

void output_reduced(InferContext& c, uint32_t mask, bool keepdims, DType dtype) {
  Shape out;
  for (int i = 0; i < c.rank(0); ++i) {
    if (!is_in(mask, i)) out.push_back(c.input(0)[i]);
    else if (keepdims) out.push_back(1);
  }
  c.output(dtype, out);
}

void infer_reduced(InferContext& c, uint32_t mask, bool keepdims, DType dtype) {
  output_reduced(c, mask, keepdims, dtype);
  if (c.concrete()) add_dims(c, mask, c.params<ReduceParams>());
}

void infer_reduction(InferContext& c, DType dtype) {
  infer_reduced(c, reduced_axes(c.attr("axis"), c.rank(0)), c.boolean("keepdims"), dtype);
}

void same_dtype_infer(InferContext& c) { infer_reduction(c, c.dtype(0)); }
void bool_infer(InferContext& c) { infer_reduction(c, DType::boolean); }
void count_infer(InferContext& c) { infer_reduction(c, DType::int64); }

void sum_infer(InferContext& c) { infer_reduction(c, accumulated_dtype(c)); }

void check_nonempty(InferContext& c, uint32_t mask) {
  for (int i = 0; i < c.rank(0); ++i) {
    if (is_in(mask, i) && c.input(0)[i] == 0)
      invalid_argument("Reduction axis ", i, " is empty in shape ", to_string(c.input(0)));
  }
}

void extreme_infer(InferContext& c) {
  check_nonempty(c, reduced_axes(c.attr("axis"), c.rank(0)));
  same_dtype_infer(c);
}

void arg_infer(InferContext& c) {
  int rank = c.rank(0);
  uint32_t mask = reduced_axes(AttrValue{}, rank);
  if (c.given("axis")) {
    AttrValue axis;
    int64_t value = c.integer("axis");
    axis.given = true;
    axis.count = 1;
    axis.ints = &value;
    mask = reduced_axes(axis, rank);
  }
  check_nonempty(c, mask);
  infer_reduced(c, mask, c.boolean("keepdims"), DType::int64);
}

// Infers the sum of x over the axes that broadcasting from like's shape to x's adds or stretches.
void sum_like_infer(InferContext& c) {
  ShapeView x = c.input(0), like = c.input(1);
  int extra = x.rank - like.rank;
  if (extra < 0) invalid_argument("Incompatible shapes: ", to_string(x), " vs. ", to_string(like));
  if (c.concrete() && x == like) return c.alias(0, c.dtype(0), like);
  c.output(c.dtype(0), like);
  if (!c.concrete()) return;
  ReduceParams& p = c.params<ReduceParams>();
  for (int i = 0; i < x.rank; ++i) {
    bool is_reduced = i < extra || (like[i - extra] == 1 && x[i] != 1);
    if (!is_reduced && x[i] != like[i - extra])
      invalid_argument("Incompatible shapes: ", to_string(x), " vs. ", to_string(like));
    p.add(x[i], is_reduced);
  }
}

// Sets `plan` to the read of dy that repeats it along the reduced axes: dy has like's shape without these axes, or with
// 1 there. Returns the number of elements of `like` that each element of dy was reduced from.
int64_t plan_spread(InferContext& c, StridedCopy& plan) {
  ShapeView like = c.input(1);
  uint32_t mask = reduced_axes(c.attr("axis"), like.rank);
  bool keepdims = c.boolean("keepdims");
  int64_t strides[kMaxRank];
  int64_t stride = 1, count = 1;
  int at = c.rank(0);
  bool fits = true;
  for (int i = like.rank - 1; i >= 0 && fits; --i) {
    bool is_reduced = is_in(mask, i);
    if (is_reduced) count = wrapping_product(count, like[i]);
    strides[i] = is_reduced ? 0 : stride;
    if (is_reduced && !keepdims) continue;
    fits = --at >= 0 && c.input(0)[at] == (is_reduced ? 1 : like[i]);
    if (fits) stride = wrapping_product(stride, c.input(0)[at]);
  }
  if (!fits || at != 0) invalid_argument("Incompatible shapes: ", to_string(c.input(0)), " vs. ", to_string(like));
  for (int i = 0; i < like.rank; ++i) plan.add(like[i], strides[i]);
  return count;
}

void broadcast_reduced_infer(InferContext& c) {
  c.output(c.dtype(0), c.input(1));
  if (c.concrete()) plan_spread(c, c.params<StridedCopy>());
}

void mean_grad_infer(InferContext& c) {
  c.output(c.dtype(0), c.input(1));
  if (!c.concrete()) return;
  MeanGradParams& p = c.params<MeanGradParams>();
  p.scale = 1 / static_cast<double>(plan_spread(c, p.plan));
}

template <bool is_root>
void variance_infer(InferContext& c) {
  const uint32_t mask = reduced_axes(c.attr("axis"), c.rank(0));
  output_reduced(c, mask, c.boolean("keepdims"), real_dtype(c.dtype(0)));
  if (!c.concrete()) return;
  VarianceParams& p = c.params<VarianceParams>();
  add_dims(c, mask, p);
  if (is_complex(c.dtype(0))) {  // the parts are one more axis
    if (p.rank == kMaxRank) invalid_argument("rank must be less than ", kMaxRank);
    p.add(2, false);
  }
  p.correction = c.real("correction");
  p.is_root = is_root;
}

void divide_by_count_infer(InferContext& c) {
  c.output(c.dtype(0), c.input(0));
  if (!c.concrete()) return;
  StridedCopy spread;
  const double divisor = static_cast<double>(plan_spread(c, spread)) - c.real("correction");
  MeanGradParams& p = c.params<MeanGradParams>();
  p.scale = divisor > 0 ? 1 / divisor : NAN;  // as the variance itself is
  p.plan.add(num_elements(c.input(0)), 1);
}

// Returns dy broadcast along the reduced axes to the shape of the input.
Tensor spread(GradientContext& g, const Tensor& dy, int input = 0) {
  return g.op_with_attrs<"broadcast_reduced">({dy.get(), g.input_shape(input).get()});
}

void sum_gradient(GradientContext& g) {
  if (!is_inexact(g.input_dtype(0))) return;
  g.set(0, spread(g, g.cast(g.grad(), g.input_dtype(0))));
}

void broadcast_reduced_gradient(GradientContext& g) { g.set(0, g.op_with_attrs<"sum">({g.grad().get()})); }

void mean_gradient(GradientContext& g) {
  g.set(0, g.op_with_attrs<"mean_grad">({g.grad().get(), g.input_shape(0).get()}));
}

void mean_grad_gradient(GradientContext& g) { g.set(0, g.op_with_attrs<"mean">({g.grad().get()})); }

// Returns the gradient of the sum of squares of x less its mean, halved: dy, over the divisor, times x less its mean.
Tensor centered_gradient(GradientContext& g, const Tensor& dy) {
  const Tensor x = g.input(0), mean = g.op_with_attrs<"mean">({x.get()});
  const Tensor share = g.op_with_attrs<"divide_by_count">({g.cast(dy, x->dtype).get(), g.input_shape(0).get()});
  return g.op<"multiply">(spread(g, share), g.op<"subtract">(x, spread(g, mean)));
}

void var_gradient(GradientContext& g) { g.set(0, g.op<"multiply">(centered_gradient(g, g.grad()), g.scalar(2))); }
// The gradient is 0 where all elements are equal.
void std_gradient(GradientContext& g) { g.set(0, centered_gradient(g, g.op<"divide_no_nan">(g.grad(), g.output()))); }

void divide_by_count_gradient(GradientContext& g) {
  g.set(0, g.op_with_attrs<"divide_by_count">({g.grad().get(), g.input_shape(1).get()}));
}

// The gradient of min and max: all elements that equal the result share dy equally, as in TensorFlow. The number of them
// may be more than a half can hold.
void extreme_gradient(GradientContext& g) {
  const DType dtype = g.input_dtype(0), wide = computed_dtype(dtype);
  const Tensor chosen = g.cast(g.op<"equal">(g.input(0), spread(g, g.output())), wide);
  const Tensor share = g.op<"divide">(g.cast(g.grad(), wide), g.op_with_attrs<"sum">({chosen.get()}));
  g.set(0, g.cast(g.op<"multiply">(chosen, spread(g, share)), dtype));
}

void prod_grad_infer(InferContext& c) {
  const ShapeView x = c.input(1);
  c.output(c.dtype(0), x);
  if (c.num_inputs() > 2 + kMostDirections)
    fail(Code::unimplemented, "prod has derivatives up to order ", kMostDirections + 1);
  if (!c.concrete()) return;
  for (int i = 2; i < c.num_inputs(); ++i) {
    if (c.input(i) != x) invalid_argument("Incompatible shapes: ", to_string(c.input(i)), " vs. ", to_string(x));
  }
  StridedCopy spread;
  plan_spread(c, spread);
  const uint32_t mask = reduced_axes(c.attr("axis"), x.rank);
  ReduceParams& p = c.params<ReduceParams>();
  for (int i = 0; i < x.rank; ++i) p.add(x[i], is_in(mask, i));
}

void prod_gradient(GradientContext& g) {
  const Tensor x = g.input(0);
  if (!is_inexact(x->dtype)) return;
  g.set(0, g.op_with_attrs<"prod_grad">({g.cast(g.grad(), x->dtype).get(), g.conj(x).get()}));
}

// The gradient of prod_grad, which is linear in dy and in each direction; its derivative by x is prod_grad with one
// more direction. So the derivatives of products are exact, also where factors are 0, and where partial products
// overflow float32, since these are computed in float64.
void prod_grad_gradient(GradientContext& g) {
  const Tensor v = g.grad(), dy = g.conj(g.input(0)), x = g.conj(g.input(1));
  std::vector<Tensor> directions;
  for (int i = 2; i < g.num_inputs(); ++i) directions.push_back(g.conj(g.input(i)));
  if (g.needs(0)) {
    const Tensor others = g.op_with_attrs<"prod_grad">(g.op<"ones_like">(dy), x, directions);
    g.set(0, g.op_with_attrs<"sum">({g.op<"multiply">(v, others).get()}));
  }
  for (int i = 2; i < g.num_inputs(); ++i) {
    if (!g.needs(i)) continue;
    std::vector<Tensor> changed = directions;
    changed[static_cast<size_t>(i - 2)] = v;
    g.set(i, g.op_with_attrs<"prod_grad">(dy, x, changed));
  }
  directions.push_back(v);
  if (g.needs(1)) g.set(1, g.op_with_attrs<"prod_grad">(dy, x, directions));
}

void logsumexp_gradient(GradientContext& g) {
  Tensor weights = g.op<"exp">(g.op<"subtract">(g.conj(g.input(0)), spread(g, g.conj(g.output()))));
  g.set(0, g.op<"multiply">(spread(g, g.grad()), weights));
}

void sum_like_gradient(GradientContext& g) { g.set(0, g.broadcast_like(g.grad(), 0)); }

OpDef& reduction(Registry& r, const char* name, const char* text, DTypeSet dtypes, InferFn infer, const char* out = "x",
                 uint8_t flags = 0) {
  return r.op(name)
      .describe(text)
      .input("x", dtypes, 'T', flags)
      .says("any", "The elements to be reduced.")
      .output("y", out)
      .says("reduced(x)", "A result for each place that axis leaves.")
      .attr_ints("axis")
      .argument()
      .says("The axes to reduce, each once; negative ones count from the end. All axes if it is absent.")
      .attr_bool("keepdims", false)
      .says("Whether the axes that are reduced stay, with size 1.")
      .infer(infer);
}

}  // namespace

// clang-format off
void define_reduction(Registry& r) {
  const char* sum_saves = "shape(x)";
  const char* sum_dtype =
      "The result's dtype, which is also computed with. If it is absent, int64 for integers and booleans, uint64 "
      "for unsigned ones, else that of x.";
  reduction(r, "sum", "The sum over axes; 0 where there is no element.", dtypes::fixed, sum_infer, "dtype")
      .attr_dtype("dtype").says(sum_dtype)
      .example(R"("x": [[1.0, 2.0], [3.0, 4.0]], "axis": [0])", "float32 [4. 6.]")
      .gradient(sum_gradient, sum_saves);
  reduction(r, "prod", "The product over axes; 1 where there is no element. Its gradients go up to the ninth order.", dtypes::fixed, sum_infer, "dtype")
      .attr_dtype("dtype").says(sum_dtype)
      .example(R"("x": [[1.0, 2.0], [3.0, 4.0]], "axis": [1])", "float32 [ 2. 12.]")
      .gradient(prod_gradient, "x");
  reduction(r, "mean", "The mean over axes; integers become floats first. NaN where there is no element.",
            dtypes::inexact, same_dtype_infer, "x", kIntegersToFloat)
      .example(R"("x": [[1.0, 2.0], [3.0, 4.0]], "axis": [0])", "float32 [2. 3.]")
      .gradient(mean_gradient, sum_saves);
  const char* correction = "What is taken from the number of elements before the sum of squares is divided by it: 1 for a "
                           "sample's variance. The result is NaN where nothing is left.";
  reduction(r, "var", "The variance over axes, of complex numbers that of |x - mean|; integers become floats first. NaN where there "
                      "is no element.", dtypes::inexact, variance_infer<false>, "real(x)", kIntegersToFloat)
      .attr_float("correction", 0.0).says(correction)
      .example(R"("x": [[1.0, 3.0], [2.0, 6.0]], "axis": [1])", "float32 [1. 4.]")
      .gradient(var_gradient, "x");
  reduction(r, "std", "The standard deviation over axes, of complex numbers that of |x - mean|; integers become floats first. NaN "
                      "where there is no element.", dtypes::inexact, variance_infer<true>, "real(x)", kIntegersToFloat)
      .attr_float("correction", 0.0).says(correction)
      .example(R"("x": [[1.0, 3.0], [2.0, 6.0]], "axis": [1])", "float32 [1. 2.]")
      .gradient(std_gradient, "x y");
  reduction(r, "max", "The largest element over axes; NaN where one is NaN. An empty axis is INVALID_ARGUMENT.",
            dtypes::real | dtypes::boolean, extreme_infer)
      .example(R"("x": [[1, 9], [7, 5]], "axis": [1])", "int32 [9 7]")
      .gradient(extreme_gradient, "x y");
  reduction(r, "min", "The smallest element over axes; NaN where one is NaN. An empty axis is INVALID_ARGUMENT.",
            dtypes::real | dtypes::boolean, extreme_infer)
      .example(R"("x": [[1, 9], [7, 5]], "axis": [1])", "int32 [1 5]")
      .gradient(extreme_gradient, "x y");
  reduction(r, "logsumexp", "log(sum(e^x)) over axes, without overflow.", dtypes::inexact, same_dtype_infer, "x",
            kIntegersToFloat)
      .example(R"("x": [[0.0, 0.0], [1.0, 2.0]], "axis": [1])", "float32 [0.6931472 2.3132617]")
      .gradient(logsumexp_gradient, "x y");
  reduction(r, "any", "Whether any element over axes is true (not zero).", dtypes::fixed, bool_infer, "bool")
      .example(R"("x": [[true, false], [false, false]], "axis": [1])", "bool [ True False]")
      .no_gradient();
  reduction(r, "all", "Whether all elements over axes are true (not zero).", dtypes::fixed, bool_infer, "bool")
      .example(R"("x": [[true, false], [true, true]], "axis": [1])", "bool [False  True]")
      .no_gradient();
  reduction(r, "count_nonzero", "The number of elements over axes that are not zero; of strings, of those that are not empty.",
            dtypes::all, count_infer, "int64")
      .example(R"("x": [[1, 0, 2], [0, 0, 3]], "axis": [1])", "int64 [2 1]")
      .no_gradient();
  const auto present = [&r](const char* name, InferFn infer) {
    reduction(r, name, "A reduction over axes of the elements that are not NaN.",
              dtype_bit(DType::float32) | dtype_bit(DType::float64), infer).no_gradient().internal();
  };
  present("present_sum", same_dtype_infer);
  present("present_max", extreme_infer);
  present("present_min", extreme_infer);
  reduction(r, "square_sum", "The sum of squares over axes.", dtype_bit(DType::float32), same_dtype_infer)
      .no_gradient().internal();
  auto arg = [&r](const char* name, const char* text) -> OpDef& {
    return r.op(name)
        .describe(text)
        .input("x", dtypes::real | dtypes::boolean).says("any", "The elements to be compared.")
        .output("y", "int64").says("reduced(x)", "The indices along axis, from 0 on.")
        .attr_int("axis").argument()
        .says("The axis to search; negative ones count from the end. The flattened tensor if it is absent.")
        .attr_bool("keepdims", false).says("Whether the axes that are searched stay, with size 1.")
        .infer(arg_infer)
        .no_gradient();
  };
  arg("argmax", "The index of the first largest element along an axis. NaN counts as largest.")
      .example(R"("x": [[1, 9, 3], [7, 5, 6]], "axis": 1)", "int64 [1 0]");
  arg("argmin", "The index of the first smallest element along an axis. NaN counts as smallest.")
      .example(R"("x": [[1, 9, 3], [7, 5, 6]], "axis": 1)", "int64 [0 1]");
  r.op("sum_like").describe("x summed over what broadcasting from like's shape added: the gradient of broadcasting.")
      .input("x", dtypes::numeric).says("any", "The elements to be summed.")
      .input("like", dtypes::all, 0, kShapeOnly).says("any", "The result's shape, which broadcasts to that of x.")
      .output("y").says("like", "The sums.")
      .example(R"("x": [[1, 2], [3, 4]], "like": [0, 0])", "int32 [4 6]")
      .infer(sum_like_infer).gradient(sum_like_gradient, "shape(x)");
  r.helper("broadcast_reduced").describe("A reduced tensor, spread over like's shape: the gradient of a sum over axis.")
      .input("x", dtypes::fixed).input("like", dtypes::all, 0, kShapeOnly).output("y").attr_ints("axis").argument()
      .attr_bool("keepdims", false).infer(broadcast_reduced_infer).gradient(broadcast_reduced_gradient);
  r.helper("divide_by_count").describe("dy over the number of elements of like that a reduction takes in, less a correction.")
      .input("dy", dtypes::inexact).input("like", dtypes::all, 0, kShapeOnly).output("dx", "dy").attr_ints("axis").argument()
      .attr_bool("keepdims", false).attr_float("correction", 0.0)
      .infer(divide_by_count_infer).gradient(divide_by_count_gradient, "shape(like)");
  r.helper("prod_grad").describe("dy times the product of the other elements that each product took in, or that "
                                 "product's derivative in the directions: the gradients of prod.")
      .input("dy", dtypes::inexact).input("x", dtypes::inexact).input("directions", dtypes::inexact, 'T', kList)
      .output("dx", "dy").attr_ints("axis").argument().attr_bool("keepdims", false)
      .infer(prod_grad_infer).gradient(prod_grad_gradient, "dy x directions");
  r.helper("mean_grad").describe("dy over the number of elements that each mean took in, spread over like's shape.")
      .input("dy", dtypes::inexact).input("like", dtypes::all, 0, kShapeOnly).output("dx", "dy").attr_ints("axis")
      .argument()
      .attr_bool("keepdims", false).infer(mean_grad_infer).gradient(mean_grad_gradient);
}
// clang-format on

}  // namespace eager
