// Ops that read or write by index: gather and its relatives, one_hot, sparse rows made dense.
#include "kernels/common/indexing.h"

#include <algorithm>

#include "kernels/common/element.h"
#include "kernels/common/messages.h"
#include "runtime/core/gradient.h"
#include "runtime/ops/families.h"
#include "runtime/ops/shape_util.h"

namespace eager {
namespace {

// ---- gather: y[batch.., outer.., i.., inner..] = x[batch.., outer.., indices[batch.., i..], inner..]

// Sets `out` to the shape of gather(x, indices), and the params to the dims that the kernel sees.
void gather_shape(InferContext& c, ShapeView x, ShapeView indices, Shape& out) {
  if (x.rank == 0) invalid_argument("params must be at least 1 dimensional");
  const int axis = normalize_axis(c.integer("axis"), x.rank);
  int64_t batch_dims = c.integer("batch_dims");
  if (batch_dims < 0) batch_dims += indices.rank;
  if (batch_dims < 0 || batch_dims > indices.rank) {
    invalid_argument("Expected batch_dims in the range [", -indices.rank, ", ", indices.rank, "], but got ",
                     c.integer("batch_dims"));
  }
  if (batch_dims > axis) {
    invalid_argument("batch_dims (", batch_dims, ") must be less than or equal to axis (", axis, ").");
  }
  const int batch = static_cast<int>(batch_dims);
  for (int i = 0; i < batch; ++i) {
    if (!may_equal(x[i], indices[i])) {
      invalid_argument("params.shape[", i, "]: ", x[i], " should be equal to indices.shape[", i, "]: ", indices[i]);
    }
  }
  for (int i = 0; i < axis; ++i) out.push_back(i < batch && x[i] < 0 ? indices[i] : x[i]);
  for (int i = batch; i < indices.rank; ++i) out.push_back(indices[i]);
  for (int i = axis + 1; i < x.rank; ++i) out.push_back(x[i]);
  if (c.concrete()) {
    c.params<GatherParams>() = {wrapping_size(x, 0, batch), wrapping_size(x, batch, axis), x[axis],
                                wrapping_size(indices, batch, indices.rank), wrapping_size(x, axis + 1, x.rank)};
  }
}

void gather_infer(InferContext& c) {
  Shape out;
  gather_shape(c, c.input(0), c.input(1), out);
  c.output(c.dtype(0), out);
}

void gather_grad_infer(InferContext& c) {
  Shape expected;
  gather_shape(c, c.input(2), c.input(1), expected);
  check_grad_shape(c.input(0), expected);
  c.output(c.dtype(0), c.input(2));
}

// The gradient of gather. For rows of the first axis it is sparse rows, so that an embedding's gradient is as large as
// the batch, not as the table.
void gather_gradient(GradientContext& g) {
  const int64_t axis = g.attr("axis").i;
  const bool rows = g.attr("batch_dims").i == 0 && (axis == 0 || axis == -g.input_rank(0));
  if (rows) g.set(0, g.sparse_rows(0, g.input(1), g.grad()));
  else g.set(0, g.op_with_attrs<"gather_grad">({g.grad().get(), g.input(1).get(), g.input_shape(0).get()}));
}

void gather_grad_gradient(GradientContext& g) {
  g.set(0, g.op_with_attrs<"gather">({g.grad().get(), g.input(1).get()}));
}

void sparse_to_dense_infer(InferContext& c) {
  const ShapeView indices = c.input(0), values = c.input(1), like = c.input(2);
  if (like.rank == 0) invalid_argument("a scalar has no rows");
  Shape expected(indices);
  for (int i = 1; i < like.rank; ++i) expected.push_back(like[i]);
  check_grad_shape(values, expected);
  if (c.concrete()) {
    c.params<GatherParams>() = {1, 1, like[0], wrapping_size(indices, 0, indices.rank),
                                wrapping_size(like, 1, like.rank)};
  }
  c.kernel_dtype(c.dtype(1));
  c.output(c.dtype(1), like);
}

void sparse_to_dense_gradient(GradientContext& g) { g.set(1, g.op<"gather">(g.grad(), g.input(0))); }

void first_rows_infer(InferContext& c) {
  if (c.rank(0) != 1) invalid_argument("indices must be 1-dimensional: ", to_string(c.input(0)));
  c.output(DType::int64, c.input(0));
}

void count_indices_infer(InferContext& c) { c.output(DType::int64, c.input(1)); }
void repeat_indices_infer(InferContext& c) { c.output(DType::int64, c.input(1)); }

// ---- take_along_axis: y[.., i, ..] = x[.., indices[.., i, ..], ..]

void along_shape(InferContext& c, ShapeView x, ShapeView indices, Shape& out) {
  if (x.rank == 0 || x.rank != indices.rank) {
    invalid_argument("take_along_axis needs x and indices of one rank, at least 1, got shapes ", to_string(x), " and ",
                     to_string(indices));
  }
  const int axis = normalize_axis(c.integer("axis"), x.rank);
  // All dims but the one at axis broadcast.
  Shape a(x), b(indices);
  a[axis] = b[axis] = 1;
  broadcast(a, b, out);
  out[axis] = indices[axis];
  if (c.concrete()) c.params<AlongAxisParams>().axis = axis;
}

void along_infer(InferContext& c) {
  Shape out;
  along_shape(c, c.input(0), c.input(1), out);
  c.output(c.dtype(0), out);
}

void along_grad_infer(InferContext& c) {
  Shape expected;
  along_shape(c, c.input(2), c.input(1), expected);
  check_grad_shape(c.input(0), expected);
  c.output(c.dtype(0), c.input(2));
}

void along_gradient(GradientContext& g) {
  g.set(0, g.op_with_attrs<"take_along_axis_grad">({g.grad().get(), g.input(1).get(), g.input_shape(0).get()}));
}
void along_grad_gradient(GradientContext& g) {
  g.set(0, g.op_with_attrs<"take_along_axis">({g.grad().get(), g.input(1).get()}));
}

// ---- one_hot

void one_hot_infer(InferContext& c) {
  const ShapeView indices = c.input(0);
  if (!c.given("depth")) invalid_argument("depth must be given");
  const int64_t depth = c.integer("depth");
  if (depth < 0) invalid_argument("depth must be non-negative, got: ", depth);
  const int axis = normalize_axis(c.integer("axis"), indices.rank + 1);
  DType t = c.dtype_attr("dtype", DType::none);
  for (int i = 1; i <= 2; ++i) {
    if (!c.has_input(i)) continue;
    if (c.rank(i) != 0) {
      invalid_argument(i == 1 ? "on_value" : "off_value", " must be a scalar, but got: ", to_string(c.input(i)));
    }
    if (t == DType::none) t = c.dtype(i);
    if (t != c.dtype(i) && !c.read_as(i, t)) {
      invalid_argument("dtype ", dtype_name(t), " of one_hot does not match ", dtype_name(c.dtype(i)), " of its ",
                       i == 1 ? "on_value" : "off_value");
    }
  }
  if (t == DType::none) t = DType::float32;
  if (t == DType::string && !(c.has_input(1) && c.has_input(2)))
    invalid_argument("strings need on_value and off_value");
  Shape out;
  for (int i = 0; i <= indices.rank; ++i) {
    if (i == axis) out.push_back(depth);
    if (i < indices.rank) out.push_back(indices[i]);
  }
  if (c.concrete()) {
    OneHotParams& p = c.params<OneHotParams>();
    p.outer = wrapping_size(indices, 0, axis);
    p.depth = depth;
    p.inner = wrapping_size(indices, axis, indices.rank);
    if (t != DType::string) {
      encode_element(t, 1, p.on);
      encode_element(t, 0, p.off);
    }
  }
  c.kernel_dtype(t);
  c.output(t, out);
}

// The gradient of y = off + (on - off) * hot, where hot is 1 at the index and 0 elsewhere: on gets the sum of dy * hot,
// off the sum of dy elsewhere.
void one_hot_gradient(GradientContext& g) {
  const int value = g.needs(1) ? 1 : 2;
  if (!g.needs(value)) return;
  const Tensor one = g.op<"ones_like">(g.input_shape(value)), zero = g.op<"zeros_like">(g.input_shape(value));
  if (g.needs(1)) {
    const Tensor hot = g.op_with_attrs<"one_hot">({g.input(0).get(), one.get(), zero.get()});
    g.set(1, g.sum_like(g.op<"multiply">(g.grad(), hot), 1));
  }
  if (g.needs(2)) {
    const Tensor cold = g.op_with_attrs<"one_hot">({g.input(0).get(), zero.get(), one.get()});
    g.set(2, g.sum_like(g.op<"multiply">(g.grad(), cold), 2));
  }
}

// ---- gather_nd, scatter_nd: tuples of indices

// Sets `slices` to the shape of what indices [batch.., tuples.., width] address in x, [batch.., n..]: the dims of batch and tuples,
// then those of x behind the `width` axes that a tuple addresses.
void nd_shape(InferContext& c, ShapeView x, ShapeView indices, Shape& slices, int64_t batch_dims = 0) {
  if (indices.rank == 0) invalid_argument("indices must be at least a vector");
  if (batch_dims < 0 || batch_dims >= indices.rank || batch_dims > x.rank) {
    invalid_argument("batch_dims (", batch_dims, ") must be non-negative, less than indices.ndim (", indices.rank,
                     ") and at most params.ndim (", x.rank, ")");
  }
  const int batch = static_cast<int>(batch_dims);
  for (int i = 0; i < batch; ++i) {
    if (!may_equal(x[i], indices[i])) {
      invalid_argument("params.shape[", i, "]: ", x[i], " should be equal to indices.shape[", i, "]: ", indices[i]);
    }
  }
  const int64_t width = indices[indices.rank - 1];
  if (width < 0) invalid_argument("the last dimension of indices must be known");
  if (width > x.rank - batch) {
    invalid_argument("index innermost dimension length must be <= params rank; saw: ", width, " vs. ", x.rank - batch);
  }
  const int first = batch + static_cast<int>(width);
  for (int i = 0; i + 1 < indices.rank; ++i) slices.push_back(i < batch && indices[i] < 0 ? x[i] : indices[i]);
  for (int i = first; i < x.rank; ++i) slices.push_back(x[i]);
  if (c.concrete()) {
    NdParams& p = c.params<NdParams>();
    p.count = wrapping_size(indices, 0, indices.rank - 1);
    p.batch = wrapping_size(indices, 0, batch);
    p.width = static_cast<int32_t>(width);
    p.inner = wrapping_size(x, first, x.rank);
    for (int i = 0; i < p.width; ++i) p.dims[i] = x[batch + i];
  }
}

void gather_nd_infer(InferContext& c) {
  Shape out;
  nd_shape(c, c.input(0), c.input(1), out, c.integer("batch_dims"));
  c.output(c.dtype(0), out);
}

void gather_nd_gradient(GradientContext& g) {
  g.set(0, g.op_with_attrs<"gather_nd_grad">({g.grad().get(), g.input(1).get(), g.input_shape(0).get()}));
}

// Infers gather_nd_grad, whose inputs are dy (or updates), indices, like.
void gather_nd_grad_infer(InferContext& c) {
  Shape expected;
  nd_shape(c, c.input(2), c.input(1), expected, c.integer("batch_dims"));
  check_grad_shape(c.input(0), expected);
  c.output(c.dtype(0), c.input(2));
}

void gather_nd_grad_gradient(GradientContext& g) {
  g.set(0, g.op_with_attrs<"gather_nd">({g.grad().get(), g.input(1).get()}));
}

void scatter_nd_infer(InferContext& c) {
  const Shape out = shape_attr(c);
  Shape expected;
  const ShapeView indices = c.input(0), updates = c.input(1);
  nd_shape(c, out, indices, expected);
  if (!may_equal(updates, expected)) {
    const int outer = indices.rank - 1, behind = out.rank() - (expected.rank() - outer);
    bool is_outer = updates.rank < outer;
    for (int i = 0; !is_outer && i < outer; ++i) is_outer = !may_equal(updates[i], indices[i]);
    if (is_outer) {
      invalid_argument("Dimensions [0,", outer, ") of indices[shape=", to_string(indices),
                       "] must match dimensions [0,", outer, ") of updates[shape=", to_string(updates), "]");
    }
    invalid_argument("Dimensions [", behind, ",", out.rank(), ") of input[shape=", to_string(out),
                     "] must match dimensions [", outer, ",", updates.rank, ") of updates[shape=", to_string(updates),
                     "]");
  }
  c.kernel_dtype(c.dtype(1));
  c.output(c.dtype(1), out);
}

void scatter_nd_gradient(GradientContext& g) { g.set(1, g.op<"gather_nd">(g.grad(), g.input(0))); }

// tuple_places: the inputs are indices, x, updates.
void tuple_places_infer(InferContext& c) {
  Shape expected;
  nd_shape(c, c.input(1), c.input(0), expected);
  check_grad_shape(c.input(2), expected);
  c.output(DType::int64, ShapeView{c.input(0).dims, c.rank(0) - 1});
}

// Returns the axis of x along which indices say where updates go.
int scatter_axis(InferContext& c, ShapeView x, ShapeView indices, ShapeView updates) {
  if (x.rank == 0 || x.rank != indices.rank) {
    invalid_argument("x and indices must have one rank, at least 1, got shapes ", to_string(x), " and ",
                     to_string(indices));
  }
  if (!may_equal(indices, updates)) {
    invalid_argument("indices and updates must have one shape, got ", to_string(indices), " and ", to_string(updates));
  }
  const int axis = normalize_axis(c.integer("axis"), x.rank);
  for (int i = 0; i < x.rank; ++i) {
    if (i != axis && x[i] >= 0 && indices[i] > x[i]) {
      invalid_argument("indices has shape ", to_string(indices), ", which is more than ", to_string(x), " along axis ",
                       i);
    }
  }
  return axis;
}

// element_places: the inputs are indices, x, updates.
void element_places_infer(InferContext& c) {
  const ShapeView indices = c.input(0), x = c.input(1);
  const int axis = scatter_axis(c, x, indices, c.input(2));
  if (c.concrete()) {
    PlacesParams& p = c.params<PlacesParams>();
    p.axis = axis;
    for (int i = 0; i < x.rank; ++i) p.dims[i] = x[i];
  }
  c.output(DType::int64, indices);
}

// put_along_axis and add_along_axis: the inputs are x, indices, updates.
void scatter_along_infer(InferContext& c) {
  const int axis = scatter_axis(c, c.input(0), c.input(1), c.input(2));
  if (c.concrete()) c.params<AlongAxisParams>().axis = axis;
  c.output(c.dtype(0), c.input(0));
}

void check_indices_infer(InferContext& c) {
  const int64_t more = c.given("limit") ? c.integer("limit") : 0;
  const int axis = c.has_input(1) ? normalize_axis(c.integer("axis"), c.rank(1)) : 0;
  int64_t limit = more;
  if (c.has_input(1) && __builtin_add_overflow(more, c.input(1)[axis], &limit)) invalid_argument("too many elements");
  const IndexKind kind = choice_of<IndexKind>(c, "kind");
  if (c.concrete()) c.params<LimitParams>() = {std::max<int64_t>(limit, 0), axis, kind};
  c.output(DType::int64, c.input(0));
}

void require_true_infer(InferContext& c) {
  const char* const text = messages::kRequired[choice_of<size_t>(c, "requirement")];
  if (c.concrete()) c.params<RequiredParams>().text = text;
  c.output(c.dtype(0), c.input(0));
}

void require_value_infer(InferContext& c) {
  if (c.concrete()) c.params<int64_t>() = c.integer("value");
  c.output(c.dtype(0), c.input(0));
}

// Infers an op whose inputs are x, indices, updates.
void scatter_into_infer(InferContext& c) {
  Shape expected;
  nd_shape(c, c.input(0), c.input(1), expected);
  check_grad_shape(c.input(2), expected);
  c.output(c.dtype(0), c.input(0));
}

void scatter_add_gradient(GradientContext& g) {
  g.set(0, g.grad());
  if (g.needs(2)) g.set(2, g.op<"gather_nd">(g.grad(), g.input(1)));
}

// The products of updates with equal rows, which the first `width` axes of x number. A trace may not know how many there are.
Tensor products_of_rows(GradientContext& g, const Tensor& updates, const Tensor& rows, const Tensor& x, int width) {
  const ShapeView axes{x->dims, width};
  if (is_known(axes))
    return g.op_args<"unsorted_segment_prod">({updates.get(), rows.get()}, {wrapping_size(axes, 0, width)});
  const auto size = [&](int64_t axis) { return g.op_args<"dim_size">({x.get()}, {axis}); };
  Tensor count = size(0);
  for (int i = 1; i < width; ++i) count = g.op<"multiply">(count, size(i));
  return g.op<"unsorted_segment_prod">(updates, rows, count);
}

// The gradient of a product is that of unsorted_segment_prod, whose segments are what tuples address. Halves are rounded once.
void scatter_mul_gradient(GradientContext& g) {
  const DType dtype = g.input_dtype(0), wide = computed_dtype(dtype);
  const Tensor indices = g.input(1), x = g.cast(g.conj(g.input(0)), wide), updates = g.cast(g.conj(g.input(2)), wide),
               dy = g.cast(g.grad(), wide);
  const Tensor rows = g.op<"tuple_places">(indices, x, updates);
  const auto width = static_cast<int>(indices->dims[indices->rank - 1]);
  const Tensor products = products_of_rows(g, updates, rows, x, width);
  if (g.needs(0)) g.set(0, g.cast(g.op<"multiply">(dy, g.op<"reshape_like">(products, x)), dtype));
  if (!g.needs(2)) return;
  const Tensor slope = g.op<"reshape_like">(g.op<"multiply">(dy, x), products);
  g.set(2, g.cast(g.op<"unsorted_segment_prod_grad">(slope, updates, rows), dtype));
}

// The gradient of tensor_scatter_nd_update. The elements of x that were replaced have no influence on the output, so
// they get 0.
void scatter_update_gradient(GradientContext& g) {
  const Tensor updates = g.op<"gather_nd">(g.grad(), g.input(1));
  if (g.needs(0)) {
    g.set(0, g.op<"tensor_scatter_nd_update">(g.grad(), g.input(1), g.op<"zeros_like">(updates)));
  }
  g.set(2, updates);
}

// The gradient of a scatter that keeps the least or the greatest: dy is shared equally by all elements of x and updates
// that equal the result. The number of them may be more than a half can hold.
void scatter_extreme_gradient(GradientContext& g) {
  const Tensor x = g.input(0), indices = g.input(1), updates = g.input(2), y = g.output();
  const DType wide = computed_dtype(x->dtype);
  const Tensor x_wins = g.cast(g.op<"equal">(x, y), wide);
  const Tensor updates_win = g.cast(g.op<"equal">(updates, g.op<"gather_nd">(y, indices)), wide);
  const Tensor winners = g.op<"tensor_scatter_nd_add">(x_wins, indices, updates_win);
  const Tensor share = g.op<"divide">(g.cast(g.grad(), wide), winners);
  if (g.needs(0)) g.set(0, g.cast(g.op<"multiply">(share, x_wins), x->dtype));
  if (g.needs(2)) g.set(2, g.cast(g.op<"multiply">(g.op<"gather_nd">(share, indices), updates_win), x->dtype));
}

constexpr DTypeSet kIndexTypes = dtypes::integers;
constexpr DTypeSet kAddedAlongAxis = dtypes::index | dtype_bit(DType::float32) | dtype_bit(DType::float64);

OpDef& scatter_into(Registry& r, const char* name, const char* text, DTypeSet dtypes) {
  return r.op(name)
      .describe(text)
      .input("x", dtypes)
      .says("[n...]", "The values to begin with.")
      .input("indices", kIndexTypes, 0)
      .says("[outer..., depth]", "Tuples of indices of the first depth axes of x, from 0 on.")
      .input("updates", dtypes)
      .says("[outer..., inner...]", "An element for each tuple, or a slice: inner is n without its first depth dims.")
      .output("y")
      .says("x", "The changed values.")
      .infer(scatter_into_infer);
}

// clang-format off
void define_nd(Registry& r) {
  r.op("gather_nd").describe("The elements or slices of x at tuples of indices. One out of range is INVALID_ARGUMENT.")
      .input("x", dtypes::all).says("[n...]", "What is read.")
      .input("indices", kIndexTypes, 0).says("[outer..., depth]", "Tuples of indices of the first depth axes of x "
          "behind batch_dims, from 0 on.")
      .output("y").says("[outer..., inner...]", "What stands there; inner is n without batch_dims and depth dims in front.")
      .attr_int("batch_dims", 0)
      .says("The number of leading dims that x and indices have in common: there, each part of x has its own tuples.")
      .example(R"("x": [[1, 2], [3, 4]], "indices": [[0, 1], [1, 0]])", "int32 [2 3]")
      .infer(gather_nd_infer).gradient(gather_nd_gradient, "shape(x) indices");
  r.helper("gather_nd_grad").describe("dy added into zeros of the shape of like where gather_nd reads.")
      .input("dy", dtypes::numeric).input("indices", kIndexTypes, 0).input("like", dtypes::all, 0, kShapeOnly)
      .output("dx", "dy").attr_int("batch_dims", 0).infer(gather_nd_grad_infer).gradient(gather_nd_grad_gradient, "indices");
  r.helper("tuple_places").describe("The numbers of the rows of x that tuples of indices address, for updates.")
      .input("indices", kIndexTypes, 0).input("x", dtypes::all, 0, kShapeOnly).input("updates", dtypes::all, 0, kShapeOnly)
      .output("y", "int64").infer(tuple_places_infer).no_gradient();
  r.helper("element_places").describe("The numbers of the elements of x that indices along an axis address, for updates.")
      .input("indices", kIndexTypes, 0).input("x", dtypes::all, 0, kShapeOnly).input("updates", dtypes::all, 0, kShapeOnly)
      .output("y", "int64").attr_int("axis", 0).argument().infer(element_places_infer).no_gradient();
  const auto scatter_along = [&r](const char* name, const char* text, DTypeSet dtypes) {
    r.helper(name).describe(text).input("x", dtypes).input("indices", kIndexTypes, 0).input("updates", dtypes).output("y", "x")
        .attr_int("axis", 0).argument().infer(scatter_along_infer).no_gradient().internal();
  };
  scatter_along("put_along_axis", "x with updates put where their indices along an axis say.", dtypes::all);
  scatter_along("add_along_axis", "x with updates added where their indices along an axis say.", kAddedAlongAxis);
  r.helper("check_indices").describe("Indices that lie from 0 up to a limit and, with like, its size along an axis more.")
      .input("indices", kIndexTypes, 0).input("like", dtypes::all, 0, kShapeOnly | kOptional)
      .output("y", "int64").attr_int("limit").argument().attr_int("axis", 0).argument()
      .attr_string("kind", "INDEX").choices("INDEX LABEL LENGTH NUMBER WRAPPED").infer(check_indices_infer).no_gradient();
  r.helper("require_true").describe("x itself. Where the condition does not hold everywhere, it is INVALID_ARGUMENT.")
      .input("x", dtypes::fixed).input("condition", dtype_bit(DType::boolean), 0).output("y", "x")
      .attr_string("requirement", "RANGE").choices(messages::kRequirements).infer(require_true_infer).gradient(pass_gradient);
  r.helper("require_value").describe("A scalar itself, which has to be this value: else the kernel refuses, and a kept call goes another way.")
      .input("x", dtype_bit(DType::int64)).output("y").attr_int("value").argument().infer(require_value_infer).no_gradient().internal();
  r.op("scatter_nd").describe("Updates added into zeros at tuples of indices; strings are joined, in the order of the updates. An "
                              "index out of range is INVALID_ARGUMENT.")
      .input("indices", kIndexTypes, 0)
      .says("[outer..., depth]", "Tuples of indices of the first depth axes of the result, from 0 on; some may be "
                                 "equal.")
      .input("updates", dtypes::numeric | dtype_bit(DType::string))
      .says("[outer..., inner...]", "An element for each tuple, or a slice: inner is shape without its first depth "
                                    "dims.")
      .output("y", "updates").says("shape", "The sums; empty strings where there are no updates.")
      .attr_ints("shape").argument().required().says("The result's shape.")
      .example(R"("indices": [[0], [2], [0]], "updates": [1, 2, 3], "shape": [4])", "int32 [4 0 2 0]")
      .infer(scatter_nd_infer).gradient(scatter_nd_gradient, "indices");
  scatter_into(r, "tensor_scatter_nd_update", "x with updates in place of what tuples of indices address. Of updates "
                                              "with equal tuples any one stays, and the gradient goes to all.", dtypes::all)
      .example(R"("x": [1, 2, 3], "indices": [[0], [2]], "updates": [10, 20])", "int32 [10  2 20]")
      .gradient(scatter_update_gradient, "indices");
  scatter_into(r, "tensor_scatter_nd_add", "x with updates added where tuples of indices say.", dtypes::numeric)
      .example(R"("x": [1, 2, 3], "indices": [[0], [2]], "updates": [10, 20])", "int32 [11  2 23]")
      .gradient(scatter_add_gradient, "indices");
  scatter_into(r, "tensor_scatter_nd_mul", "x multiplied by updates where tuples of indices say.", dtypes::numeric)
      .example(R"("x": [1, 2, 3], "indices": [[0], [2]], "updates": [10, 20])", "int32 [10  2 60]")
      .gradient(scatter_mul_gradient, "x indices updates");
  scatter_into(r, "tensor_scatter_nd_max", "x with the maximum of x and the updates where tuples of indices say.",
               dtypes::real)
      .example(R"("x": [1, 2, 3], "indices": [[0], [2]], "updates": [10, 0])", "int32 [10  2  3]")
      .gradient(scatter_extreme_gradient, "x indices updates y");
  scatter_into(r, "tensor_scatter_nd_min", "x with the minimum of x and the updates where tuples of indices say.",
               dtypes::real)
      .example(R"("x": [1, 2, 3], "indices": [[0], [2]], "updates": [10, 0])", "int32 [1 2 0]")
      .gradient(scatter_extreme_gradient, "x indices updates y");
}
// clang-format on

}  // namespace

// clang-format off
void define_indexing(Registry& r) {
  r.op("gather").describe("The slices of x along an axis at indices. One out of range is INVALID_ARGUMENT.")
      .input("x", dtypes::all).says("[outer..., n, inner...]", "What is read; n stands at axis.")
      .input("indices", kIndexTypes, 0).says("any", "Which slices, each from 0 on and less than n.")
      .output("y").says("[outer..., indices..., inner...]", "The slices; dims that batch_dims counts stand there once.")
      .attr_int("axis", 0).argument().says("The axis to read along; negative ones count from the end.")
      .attr_int("batch_dims", 0)
      .says("The number of leading dims that x and indices have in common: there, each part of x has its own indices.")
      .example(R"("x": [10, 20, 30], "indices": [2, 0])", "int32 [30 10]")
      .infer(gather_infer).gradient(gather_gradient, "shape(x) indices");
  r.helper("gather_grad").describe("dy added into zeros of the shape of like where gather reads.")
      .input("dy", dtypes::numeric).input("indices", kIndexTypes, 0).input("like", dtypes::all, 0, kShapeOnly)
      .output("dx", "dy").attr_int("axis", 0).argument().attr_int("batch_dims", 0)
      .infer(gather_grad_infer).gradient(gather_grad_gradient, "indices");
  r.helper("sparse_to_dense_rows").describe("Zeros of the shape of like with values[k] added to row indices[k].")
      .input("indices", kIndexTypes, 0).input("values", dtypes::numeric).input("like", dtypes::all, 0, kShapeOnly)
      .output("y", "values").infer(sparse_to_dense_infer).gradient(sparse_to_dense_gradient, "indices");
  r.helper("first_dense_rows")
      .describe("For each index, the position of the first that is equal to it: where sparse rows are summed.")
      .input("indices", dtype_bit(DType::int64), 0).output("y", "int64").infer(first_rows_infer).no_gradient();
  r.helper("count_indices").describe("How often each number below the number of elements of like occurs among indices.")
      .input("indices", kIndexTypes, 0).input("like", dtypes::all, 0, kShapeOnly)
      .output("counts", "int64").infer(count_indices_infer).no_gradient();
  r.helper("repeat_indices").describe("Each index of repeats as often as its number says; like has as many elements as they sum to.")
      .input("repeats", dtype_bit(DType::int64)).input("like", dtypes::all, 0, kShapeOnly)
      .output("indices", "int64").infer(repeat_indices_infer).no_gradient();
  r.op("take_along_axis")
      .describe("Along an axis, the elements of x at indices of its own for each place. One out of range is "
                "INVALID_ARGUMENT.")
      .input("x", dtypes::all).says("[outer..., n, inner...]", "What is read; n stands at axis.")
      .input("indices", kIndexTypes, 0)
      .says("[outer..., m, inner...]", "Which elements, each less than n; negative ones, from -n on, count from the end. Dims of 1 "
                                       "broadcast, those of x too.")
      .output("y").says("[outer..., m, inner...]", "The elements.")
      .attr_int("axis", -1).argument().says("The axis to read along; negative ones count from the end.")
      .example(R"("x": [[1, 2], [3, 4]], "indices": [[1], [0]], "axis": 1)", "int32 [[2]\n [3]]")
      .infer(along_infer).gradient(along_gradient, "shape(x) indices");
  r.helper("take_along_axis_grad").describe("dy added into zeros of the shape of like where take_along_axis reads.")
      .input("dy", dtypes::numeric).input("indices", kIndexTypes, 0).input("like", dtypes::all, 0, kShapeOnly)
      .output("dx", "dy").attr_int("axis", -1).argument()
      .infer(along_grad_infer).gradient(along_grad_gradient, "indices");
  r.op("one_hot").describe("on_value at indices along a new axis, off_value elsewhere.")
      .input("indices", kIndexTypes, 0)
      .says("[outer..., inner...]", "The places of on_value; one that is not in [0, depth) gives off_value alone.")
      .input("on_value", dtypes::all, 'T', kOptional).says("[]", "1 if it is absent.")
      .input("off_value", dtypes::all, 'T', kOptional).says("[]", "0 if it is absent. Strings need both.")
      .output("y", "dtype").says("[outer..., depth, inner...]", "A vector of length depth for each index.")
      .attr_int("depth").argument().required().says("The length of the new axis.")
      .attr_int("axis", -1).says("The new axis' place in the result; negative ones count from the end.")
      .attr_dtype("dtype").says("The result's dtype; that of on_value, or else of off_value, or float32, if it is "
                                "absent.")
      .example(R"("indices": [0, 2], "depth": 3)", "float32 [[1. 0. 0.]\n [0. 0. 1.]]")
      .infer(one_hot_infer).gradient(one_hot_gradient, "indices shape(on_value) shape(off_value)");
  define_nd(r);
}
// clang-format on

}  // namespace eager
