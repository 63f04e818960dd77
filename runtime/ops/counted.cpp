// Ops with outputs whose size depends on values (kernels/common/counted.h).
#include "kernels/common/counted.h"

#include "runtime/core/gradient.h"
#include "runtime/ops/families.h"
#include "runtime/ops/shape_util.h"

namespace eager {

namespace {

void boolean_mask_infer(InferContext& c) {
  const ShapeView x = c.input(0), mask = c.input(1);
  if (mask.rank == 0) invalid_argument("mask cannot be scalar.");
  const int axis = normalize_axis(c.integer("axis"), x.rank);
  bool fits = axis + mask.rank <= x.rank;
  for (int i = 0; fits && i < mask.rank; ++i) fits = may_equal(x[axis + i], mask[i]);
  if (!fits) {
    Shape masked;
    for (int i = axis; i < std::min(axis + mask.rank, x.rank); ++i) masked.push_back(x[i]);
    invalid_argument("Shapes ", to_string(masked), " and ", to_string(mask), " are incompatible");
  }
  Shape out;
  for (int i = 0; i < axis; ++i) out.push_back(x[i]);
  out.push_back(num_elements(mask));
  for (int i = axis + mask.rank; i < x.rank; ++i) out.push_back(x[i]);
  if (c.concrete()) {
    c.params<MaskParams>() = {wrapping_size(x, 0, axis), num_elements(mask),
                              wrapping_size(x, axis + mask.rank, x.rank)};
  }
  c.counted_output(c.dtype(0), out, axis);
}

void nonzero_infer(InferContext& c) {
  if (c.rank(0) == 0) invalid_argument("x must have at least one dimension");
  const Shape all{num_elements(c.input(0))};
  for (int i = 0; i < c.rank(0); ++i) c.counted_output(DType::int64, all, 0);
}

void unique_infer(InferContext& c) {
  const ShapeView x = c.input(0);
  const bool has_axis = c.given("axis");
  const int axis = has_axis ? normalize_axis(c.integer("axis"), x.rank) : 0;
  const int64_t n = has_axis ? x[axis] : num_elements(x);
  if (c.concrete()) {
    c.params<UniqueParams>() = {has_axis ? wrapping_size(x, 0, axis) : 1, n,
                                has_axis ? wrapping_size(x, axis + 1, x.rank) : 1, has_axis};
  }
  const Shape all{n};
  c.counted_output(c.dtype(0), has_axis ? Shape(x) : all, axis);
  c.counted_output(DType::int64, all, 0);
  c.output(DType::int64, has_axis ? ShapeView(all) : x);
  c.counted_output(DType::int64, all, 0);
}

// Returns the permutation that moves a tensor's axes of the mask, [axis, axis + count), to the front; or its inverse.
std::vector<int64_t> axes_with_mask_first(int rank, int axis, int count, bool back) {
  std::vector<int64_t> axes;
  auto add = [&](int begin, int end) {
    for (int i = begin; i < end; ++i) axes.push_back(i);
  };
  if (back) add(count, count + axis), add(0, count), add(count + axis, rank);
  else add(axis, axis + count), add(0, axis), add(axis + count, rank);
  axes.insert(axes.begin(), rank);
  return axes;
}

// dy is added into zeros where the mask is true: along one axis by index, along several by tuples, with these axes in front.
void boolean_mask_gradient(GradientContext& g) {
  const Tensor mask = g.input(1);
  const int rank = g.input_rank(0), count = mask->rank, axis = normalize_axis(g.attr("axis").i, rank);
  const std::vector<Tensor> places = run_list(g, prepared<"nonzero", "">(), {mask}, {});
  if (count == 1) {
    g.set(0, g.op_args<"gather_grad">({g.grad().get(), places[0].get(), g.input_shape(0).get()}, {axis}));
    return;
  }
  const Tensor tuples = run_list(g, prepared<"stack", "">(), places, {-1})[0];
  if (axis == 0) {
    g.set(0, g.op<"gather_nd_grad">(g.grad(), tuples, g.input_shape(0)));
    return;
  }
  const Tensor dy = g.op_args<"permute_dims">({g.grad().get()}, axes_with_mask_first(rank - count + 1, axis, 1, false));
  const Tensor like =
      g.op_args<"permute_dims">({g.zeros_like(0).get()}, axes_with_mask_first(rank, axis, count, false));
  const Tensor dx = g.op<"gather_nd_grad">(dy, tuples, like);
  g.set(0, g.op_args<"permute_dims">({dx.get()}, axes_with_mask_first(rank, axis, count, true)));
}

// A value is the element, or the slice, at its index; counts and places have no gradient.
void unique_gradient(GradientContext& g) {
  if (!g.has_grad(0) || !is_inexact(g.input_dtype(0))) return;
  const AttrValue& axis = g.attr("axis");
  if (axis.given) {
    g.set(0, g.op_args<"gather_grad">({g.grad().get(), g.output(1).get(), g.input_shape(0).get()},
                                      {normalize_axis(axis.i, g.input_rank(0))}));
    return;
  }
  const Tensor flat = g.op<"reshape", "shape=-1">(g.zeros_like(0));
  g.set(0, g.reshape_like(g.op_args<"gather_grad">({g.grad().get(), g.output(1).get(), flat.get()}, {0}), 0));
}

}  // namespace

// clang-format off
void define_counted(Registry& r) {
  r.op("boolean_mask").describe("What of x lies where the mask is true.")
      .input("x", dtypes::all).says("[outer..., n..., inner...]", "What is read; n begins at axis.")
      .input("mask", dtypes::boolean, 0).says("[n...]", "Which elements or slices of x to keep.")
      .output("y").says("[outer..., m, inner...]", "What is kept, in its order; m is the number of true elements.")
      .attr_int("axis", 0).argument().says("The axis of x that the first one of mask is; negative ones count from the end.")
      .example(R"("x": [1, 2, 3], "mask": [true, false, true])", "int32 [1 3]")
      .infer(boolean_mask_infer).gradient(boolean_mask_gradient, "shape(x) mask");
  r.op("nonzero").describe("The indices of what is not zero, in order: an output for each axis of x.")
      .input("x", dtypes::fixed).says("[n...]", "What is searched; at least a vector.")
      .output_list("indices", "int64").says("[m]", "The indices along an axis; m is the number of elements that are not zero.")
      .example(R"("x": [[1, 0], [2, 3]])", "int64 [0 1 1]; int64 [0 0 1]")
      .infer(nonzero_infer).no_gradient();
  r.op("unique").describe("The distinct elements of x, in the order in which they first occur. Along an axis: the distinct slices, "
                          "sorted by their elements, the first of which counts most. Zeros of both signs are equal, and NaN equals "
                          "nothing.")
      .input("x", dtypes::all).says("any", "The elements, taken one after the other; or n slices along axis.")
      .output("values").says("any", "The distinct elements, [m]; or x with m slices along axis.")
      .output("indices", "int64").says("[m]", "Where each one occurs first: in the flattened tensor, or along axis.")
      .output("inverse", "int64").says("any", "For each element of x, with its shape, the index in values; or for each slice, [n].")
      .output("counts", "int64").says("[m]", "How often each one occurs.")
      .attr_int("axis").argument()
      .says("The axis whose slices are compared; negative ones count from the end. Elements are if it is absent.")
      .example(R"("x": [3, 1, 3])", "int32 [3 1]; int64 [0 1]; int64 [0 1 0]; int64 [2 1]")
      .infer(unique_infer).gradient(unique_gradient, "shape(x) indices");
}
// clang-format on

}  // namespace eager
