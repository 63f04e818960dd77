// Reductions: axis (all axes where absent, negative ones count from the end) and keepdims, as in the Array API.
#include "kernels/common/reduction.h"

#include "kernels/common/product.h"
#include "kernels/common/shape.h"
#include "runtime/core/gradient.h"
#include "runtime/ops/families.h"

namespace eager {

namespace {

// A bit a reduced axis of the input.
uint32_t reduced_axes(const AttrValue& axis, int rank) {
  if (!axis.given) return rank == 32 ? ~0u : (1u << rank) - 1;
  uint32_t mask = 0;
  for (int i = 0; i < axis.count; ++i) {
    int64_t a = axis.ints[i];
    if (a < -rank || a >= rank) {
      invalid_argument("Invalid reduction dimension (", a, " for input with ", rank, " dimension(s))");
    }
    uint32_t bit = 1u << (a < 0 ? a + rank : a);
    if (mask & bit) invalid_argument("Invalid reduction arguments: Axes contains duplicate dimension: ", a);
    mask |= bit;
  }
  return mask;
}

bool is_in(uint32_t mask, int i) { return (mask >> i & 1) != 0; }

void infer_reduced(InferContext& c, uint32_t mask, bool keepdims, DType dtype) {
  Shape out;
  for (int i = 0; i < c.rank(0); ++i) {
    if (!is_in(mask, i)) out.push_back(c.input(0)[i]);
    else if (keepdims) out.push_back(1);
  }
  c.output(dtype, out);
  if (!c.concrete()) return;
  ReduceParams& p = c.params<ReduceParams>();
  for (int i = 0; i < c.rank(0); ++i) p.add(c.input(0)[i], is_in(mask, i));
}

void infer_reduction(InferContext& c, DType dtype) {
  infer_reduced(c, reduced_axes(c.attr("axis"), c.rank(0)), c.boolean("keepdims"), dtype);
}

void same_infer(InferContext& c) { infer_reduction(c, c.dtype(0)); }
void bool_infer(InferContext& c) { infer_reduction(c, DType::boolean); }
void count_infer(InferContext& c) { infer_reduction(c, DType::int64); }

// Small integers are summed as int64 or uint64.
void sum_infer(InferContext& c) {
  DType t = c.dtype(0);
  DType wide = is_integer(t) || t == DType::boolean ? (is_unsigned(t) ? DType::uint64 : DType::int64) : t;
  DType out = c.dtype_attr("dtype", wide);
  if (out == DType::string || (is_complex(t) && !is_complex(out)) || (is_inexact(t) && !is_inexact(out))) {
    invalid_argument("cannot accumulate ", dtype_name(t), " as ", dtype_name(out));
  }
  infer_reduction(c, out);
}

void check_nonempty(InferContext& c, uint32_t mask) {
  for (int i = 0; i < c.rank(0); ++i) {
    if (is_in(mask, i) && c.input(0)[i] == 0)
      invalid_argument("Reduction axis ", i, " is empty in shape ", to_string(c.input(0)));
  }
}

void extreme_infer(InferContext& c) {
  check_nonempty(c, reduced_axes(c.attr("axis"), c.rank(0)));
  same_infer(c);
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

// Sums x over what broadcasting added or stretched to make it from like's shape.
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

// dy has like's shape without the reduced axes (or with 1 there). The number of elements that each of it came from.
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

// dy where `like` is the input: with the reduced axes back.
Tensor spread(GradientContext& g, const Tensor& dy, int input = 0) {
  return g.derived<"broadcast_reduced">({dy.get(), g.input_shape(input).get()});
}

void sum_gradient(GradientContext& g) {
  if (!is_inexact(g.input_dtype(0))) return;
  g.set(0, spread(g, g.cast(g.grad(), g.input_dtype(0))));
}

void broadcast_reduced_gradient(GradientContext& g) { g.set(0, g.derived<"sum">({g.grad().get()})); }

void mean_gradient(GradientContext& g) { g.set(0, g.derived<"mean_grad">({g.grad().get(), g.input_shape(0).get()})); }

void mean_grad_gradient(GradientContext& g) { g.set(0, g.derived<"mean">({g.grad().get()})); }

// Shared equally among those that are equal, as in TensorFlow.
void extreme_gradient(GradientContext& g) {
  Tensor x = g.input(0);
  Tensor chosen = g.cast(g.op<"equal">(x, spread(g, g.output())), x->dtype);
  Tensor share = g.op<"divide">(g.grad(), g.derived<"sum">({chosen.get()}));
  g.set(0, g.op<"multiply">(chosen, spread(g, share)));
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
  g.set(0, g.derived<"prod_grad">({g.cast(g.grad(), x->dtype).get(), g.conj(x).get()}));
}

// prod_grad is linear in dy and in each direction, and its derivative by x is itself with one more direction. So products have
// exact derivatives, also where factors are 0, and where partial products overflow float32: they are multiplied in float64.
void prod_grad_gradient(GradientContext& g) {
  const Tensor v = g.grad(), dy = g.conj(g.input(0)), x = g.conj(g.input(1));
  std::vector<Tensor> directions;
  for (int i = 2; i < g.num_inputs(); ++i) directions.push_back(g.conj(g.input(i)));
  if (g.needs(0)) {
    const Tensor others = g.derived<"prod_grad">(g.op<"ones_like">(dy), x, directions);
    g.set(0, g.derived<"sum">({g.op<"multiply">(v, others).get()}));
  }
  for (int i = 2; i < g.num_inputs(); ++i) {
    if (!g.needs(i)) continue;
    std::vector<Tensor> changed = directions;
    changed[static_cast<size_t>(i - 2)] = v;
    g.set(i, g.derived<"prod_grad">(dy, x, changed));
  }
  directions.push_back(v);
  if (g.needs(1)) g.set(1, g.derived<"prod_grad">(dy, x, directions));
}

void logsumexp_gradient(GradientContext& g) {
  Tensor weights = g.op<"exp">(g.op<"subtract">(g.input(0), spread(g, g.output())));
  g.set(0, g.op<"multiply">(spread(g, g.grad()), weights));
}

void sum_like_gradient(GradientContext& g) { g.set(0, g.broadcast_like(g.grad(), 0)); }

OpDef& reduction(Registry& r, const char* name, const char* text, DTypeSet dtypes, InferFn infer, const char* out = "x",
                 uint8_t flags = 0) {
  return r.op(name)
      .describe(text)
      .input("x", dtypes, 'T', flags)
      .output("y", out)
      .attr_ints("axis")
      .argument()
      .attr_bool("keepdims", false)
      .infer(infer);
}

}  // namespace

// clang-format off
void define_reduction(Registry& r) {
  const char* sum_saves = "shape(x)";
  reduction(r, "sum", "Sum over axes; small integers sum as int64 or uint64.", dtypes::fixed, sum_infer, "dtype")
      .attr_dtype("dtype").gradient(sum_gradient, sum_saves);
  reduction(r, "prod", "Product over axes; small integers multiply as int64 or uint64.", dtypes::numeric, sum_infer, "dtype")
      .attr_dtype("dtype").gradient(prod_gradient, "x");
  reduction(r, "mean", "Mean over axes; integers become floats.", dtypes::inexact, same_infer, "x", kIntegersToFloat)
      .gradient(mean_gradient, sum_saves);
  reduction(r, "max", "Largest element over axes; NaN is carried.", dtypes::real, extreme_infer).gradient(extreme_gradient, "x y");
  reduction(r, "min", "Smallest element over axes; NaN is carried.", dtypes::real, extreme_infer).gradient(extreme_gradient, "x y");
  reduction(r, "logsumexp", "log(sum(exp(x))) over axes, without overflow.", dtypes::floats, same_infer, "x", kIntegersToFloat)
      .gradient(logsumexp_gradient, "x y");
  reduction(r, "any", "Whether any element over axes is not zero.", dtypes::fixed, bool_infer, "bool").no_gradient();
  reduction(r, "all", "Whether no element over axes is zero.", dtypes::fixed, bool_infer, "bool").no_gradient();
  reduction(r, "count_nonzero", "Number of elements over axes that are not zero.", dtypes::fixed, count_infer, "int64").no_gradient();
  for (const char* name : {"argmax", "argmin"}) {
    r.op(name).describe("Index of the first extreme element along an axis, or of the flattened tensor; NaN wins.")
        .input("x", dtypes::real).output("y", "int64").attr_int("axis").argument().attr_bool("keepdims", false)
        .infer(arg_infer).no_gradient();
  }
  r.op("sum_like").describe("Sums x over what broadcasting from like's shape added: the gradient of broadcasting.")
      .input("x", dtypes::numeric).input("like", dtypes::all, 0, kShapeOnly).output("y").infer(sum_like_infer)
      .gradient(sum_like_gradient, "shape(x)");
  r.op("broadcast_reduced").describe("A reduced tensor, spread over like's shape: the gradient of a sum over axis.")
      .input("x", dtypes::fixed).input("like", dtypes::all, 0, kShapeOnly).output("y").attr_ints("axis").argument()
      .attr_bool("keepdims", false).infer(broadcast_reduced_infer).gradient(broadcast_reduced_gradient);
  r.op("prod_grad").describe("dy times the product of the other elements that each product took in, or that product's "
                             "derivative in the directions: the gradients of prod.")
      .input("dy", dtypes::inexact).input("x", dtypes::inexact).input("directions", dtypes::inexact, 'T', kList).output("dx", "dy").attr_ints("axis").argument()
      .attr_bool("keepdims", false).infer(prod_grad_infer).gradient(prod_grad_gradient, "dy x directions");
  r.op("mean_grad").describe("dy over the number of elements that each mean took in, spread over like's shape.")
      .input("dy", dtypes::inexact).input("like", dtypes::all, 0, kShapeOnly).output("dx", "dy").attr_ints("axis").argument()
      .attr_bool("keepdims", false).infer(mean_grad_infer).gradient(mean_grad_gradient);
}
// clang-format on

}  // namespace eager
