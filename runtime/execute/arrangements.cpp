// Ops that the library's views and moves compute: axes in another order, dims that are added, tensors of one shape, and
// repetitions.
#include <algorithm>

#include "runtime/execute/composed.h"

namespace eager {

namespace {

// Returns the axes that an attribute names, from 0 on, each once.
Numbers named_axes(const AttrValue& axes, int rank) {
  Numbers out;
  for (int i = 0; i < axes.count; ++i) {
    const int axis = normalize_axis(axes.ints[i], rank);
    if (std::find(out.begin(), out.end(), axis) != out.end())
      invalid_argument("axis ", axes.ints[i], " is given twice");
    out.push_back(axis);
  }
  return out;
}

void run_moveaxis(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                  int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const int rank = in[0]->rank;
    const AttrValue &source = op.attr("source"), &destination = op.attr("destination");
    if (source.count != destination.count) {
      invalid_argument("source and destination must have the same number of axes, got ", source.count, " and ",
                       destination.count);
    }
    const Numbers from = named_axes(source, rank), to = named_axes(destination, rank);
    Numbers order(static_cast<size_t>(rank), -1);
    for (size_t i = 0; i < from.size(); ++i) order[static_cast<size_t>(to[i])] = from[i];
    int64_t next = 0;  // the axes that stay, in their order
    for (int64_t& axis : order) {
      while (std::find(from.begin(), from.end(), next) != from.end()) ++next;
      if (axis < 0) axis = next++;
    }
    return ops.permuted(in[0], order);
  });
}

TensorRef swapped(const Composed& ops, const TensorRef& x, int a, int b) {
  Numbers order;
  for (int i = 0; i < x->rank; ++i) order.push_back(i == a ? b : i == b ? a : i);
  return ops.permuted(x, order);
}

void run_swapaxes(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                  int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const int rank = in[0]->rank;
    return swapped(ops, in[0], normalize_axis(op.attr("axis1").i, rank), normalize_axis(op.attr("axis2").i, rank));
  });
}

void run_rot90(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
               int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs,
               [&](const Composed& ops, const ComposedInputs& in) -> TensorRef {
                 const TensorRef& x = in[0];
                 if (x->rank < 2)
                   invalid_argument("rot90 needs at least 2 dimensions, got shape ", to_string(x->shape()));
                 if (op.attr("axes").count != 2) invalid_argument("axes must be 2, got ", op.attr("axes").count);
                 const Numbers axes = named_axes(op.attr("axes"), x->rank);
                 const int a = static_cast<int>(axes[0]), b = static_cast<int>(axes[1]);
                 switch ((op.attr("k").i % 4 + 4) % 4) {
                   case 0: return x;
                   case 1: return swapped(ops, ops.with<"flip">({1, b}, x), a, b);
                   case 2: return ops.with<"flip">({2, a, b}, x);
                   default: return ops.with<"flip">({1, b}, swapped(ops, x, a, b));
                 }
               });
}

template <int rank>
void run_atleast(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                 int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    TensorRef x = in[0];
    // A matrix is an image of one channel.
    if (rank == 3 && x->rank == 2) return ops.column(x);
    if (rank == 3 && x->rank == 1) return ops.column(ops.with<"expand_dims">({0}, x));
    while (x->rank < rank) x = ops.with<"expand_dims">({0}, x);
    return x;
  });
}

// Returns the tensors with the shape to which all of theirs broadcast.
std::vector<TensorRef> broadcast_all(const Composed& ops, const std::vector<TensorRef>& tensors) {
  Shape shape;
  bool is_first = true;
  for (const TensorRef& t : tensors) {
    Shape next;
    if (is_first) next = t->shape();
    else broadcast(shape, t->shape(), next);
    shape = next;
    is_first = false;
  }
  std::vector<TensorRef> out;
  if (is_known(shape)) {
    Numbers numbers{shape.rank()};
    for (int i = 0; i < shape.rank(); ++i) numbers.push_back(shape[i]);
    for (const TensorRef& t : tensors) out.push_back(ops.with<"broadcast_to">(numbers, t));
    return out;
  }
  TensorRef like;
  for (const TensorRef& t : tensors) {
    const TensorRef none = ops.run<"zeros_like", "dtype=bool">(t);
    like = like ? ops.run<"logical_or">(like, none) : none;
  }
  for (const TensorRef& t : tensors) out.push_back(ops.run<"broadcast_like">(t, like));
  return out;
}

std::vector<TensorRef> all_of(const ComposedInputs& in, int n) {
  if (n == 0) invalid_argument("arrays must have at least one tensor");
  return in.first(n);
}

void run_broadcast_arrays(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                          int32_t& num_outputs) {
  run_composed_list(ctx, op, inputs, n, outputs, num_outputs, n,
                    [&](const Composed& ops, const ComposedInputs& in) { return broadcast_all(ops, all_of(in, n)); });
}

void run_meshgrid(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                  int32_t& num_outputs) {
  run_composed_list(ctx, op, inputs, n, outputs, num_outputs, n, [&](const Composed& ops, const ComposedInputs& in) {
    const std::string_view indexing = chosen(op, "indexing");
    std::vector<TensorRef> lines = all_of(in, n);
    for (int i = 0; i < n; ++i) {
      TensorRef& x = lines[static_cast<size_t>(i)];
      if (x->rank > 1) invalid_argument("meshgrid needs vectors, got shape ", to_string(x->shape()));
      if (x->rank == 0) x = ops.with<"expand_dims">({0}, x);
      const int axis = indexing == "XY" && n > 1 && i < 2 ? 1 - i : i;
      for (int d = 0; d < axis; ++d) x = ops.with<"expand_dims">({0}, x);
      for (int d = axis + 1; d < n; ++d) x = ops.with<"expand_dims">({-1}, x);
    }
    return broadcast_all(ops, lines);
  });
}

void run_repeat_each(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                     int32_t& num_outputs) {
  if (run_with_tensor(ctx, op, inputs, n, outputs, num_outputs, DType::int64)) return;
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const bool has_axis = op.attr("axis").given;
    const TensorRef x = has_axis ? in[0] : ops.flat(in[0]);
    const int axis = has_axis ? normalize_axis(op.attr("axis").i, x->rank) : 0;
    TensorRef repeats = ops.cast(in[1], DType::int64);
    if (repeats->rank > 1) invalid_argument("repeats must be a vector, got shape ", to_string(repeats->shape()));
    const int64_t size = x->dims[axis], given = repeats->rank == 0 ? 1 : repeats->dims[0];
    if (given != 1 && !may_equal(given, size))
      invalid_argument("repeats has ", given, " numbers, but x has ", size, " slices along axis ", axis);
    if (size < 0 || given != size || repeats->rank == 0) {  // also checks what a trace does not know
      repeats = size < 0
                    ? ops.run<"broadcast_to">(repeats, ops.with<"expand_dims">({0}, ops.with<"dim_size">({axis}, x)))
                    : ops.with<"broadcast_to">({1, size}, repeats);
    }
    // Where a number is negative or the sum overflows, the kernel refuses, whatever size there is.
    const TensorRef total = ops.run<"maximum">(ops.with<"sum">({1, 0, 1}, repeats), ops.integer(0));
    const TensorRef zero = ops.cast(ops.integer(0), DType::boolean);
    const TensorRef like = only_values_matter(ops, total) ? ops.with<"fill">({1, value_of(ops, total)}, zero)
                                                          : ops.run<"broadcast_to">(zero, total);
    return ops.with<"gather">({axis}, x, ops.run<"repeat_indices">(repeats, like));
  });
}

}  // namespace

// clang-format off
void define_arrangements(Registry& r) {
  auto op = [&r](const char* name, const char* text, const char* shape, const char* x) -> OpDef& {
    return r.op(name).describe(text).input("x", dtypes::all).says(shape, x).output("y").gradient(no_own_gradient);
  };
  op("moveaxis", "x with axes moved to other places; the others keep their order.", "any", "The elements.")
      .says("any", "The same elements.")
      .attr_ints("source").argument().required().says("The axes to move, each once; negative ones count from the end.")
      .attr_ints("destination").argument().required().says("Where each of them goes; negative ones count from the end.")
      .example(R"("x": [[1, 2, 3]], "source": [0], "destination": [-1])", "int32 [[1]\n [2]\n [3]]")
      .composite(run_moveaxis);
  op("swapaxes", "x with two axes interchanged.", "any", "The elements.").says("any", "The same elements.")
      .attr_int("axis1").argument().required().says("One axis; negative ones count from the end.")
      .attr_int("axis2").argument().required().says("The other one.")
      .example(R"("x": [[1, 2], [3, 4]], "axis1": 0, "axis2": 1)", "int32 [[1 3]\n [2 4]]").composite(run_swapaxes);
  op("rot90", "x rotated by quarter turns in the plane of two axes.", "any", "The elements; at least a matrix.")
      .says("any", "The same elements.")
      .attr_int("k", 1).argument().says("How many times, from the first axis towards the second; negative ones turn back.")
      .attr_ints("axes", {0, 1}).length(2).argument().says("The two axes of the plane; negative ones count from the end.")
      .example(R"("x": [[1, 2], [3, 4]])", "int32 [[2 4]\n [1 3]]").composite(run_rot90);
  op("atleast_1d", "x as a vector at least.", "any", "The elements.").says("any", "A scalar as a vector of one element, else x.")
      .example(R"("x": 3)", "int32 [3]").composite(run_atleast<1>);
  op("atleast_2d", "x as a matrix at least.", "any", "The elements.").says("any", "x with dims of 1 in front, up to rank 2.")
      .example(R"("x": [1, 2])", "int32 [[1 2]]").composite(run_atleast<2>);
  op("atleast_3d", "x with three dims at least.", "any", "The elements.")
      .says("any", "A scalar as [1, 1, 1], a vector as [1, n, 1], a matrix as [m, n, 1], else x.")
      .example(R"("x": [1, 2])", "int32 [[[1]\n  [2]]]").composite(run_atleast<3>);
  r.op("broadcast_arrays").describe("Tensors repeated along their dims of 1, and along new dims in front, to one shape.")
      .input("arrays", dtypes::all, 0, kList).says("any", "The tensors, whose shapes broadcast; each keeps its dtype.")
      .output_list("ys", "arrays").says("any", "The tensors, all of the shape to which theirs broadcast.")
      .example(R"("arrays": [[1, 2], [[3], [4]]])", "int32 [[1 2]\n [1 2]]; int32 [[3 3]\n [4 4]]")
      .composite(run_broadcast_arrays).gradient(no_own_gradient);
  r.op("repeat_each").describe("x with each slice along an axis repeated as often as a number of its own says.")
      .input("x", dtypes::all).says("[outer..., n, inner...]", "What is repeated; n stands at axis.")
      .input("repeats", dtypes::integers, 0).says("any", "How often each slice, [n]; or one number for all, a scalar or [1]. A negative one "
                                                         "is INVALID_ARGUMENT.")
      .output("y").says("[outer..., m, inner...]", "The repeated slices; m is the sum of repeats. Without an axis a vector.")
      .attr_int("axis").argument()
      .says("The axis to repeat along; negative ones count from the end. The flattened tensor if it is absent.")
      .example(R"("x": [1, 2, 3], "repeats": [2, 0, 1])", "int32 [1 1 3]")
      .composite(run_repeat_each).gradient(no_own_gradient);
  r.op("meshgrid").describe("The coordinates of a grid's points: a tensor for each axis, made of the coordinates along it.")
      .input("arrays", dtypes::all, 0, kList).says("any", "The coordinates along each axis: a vector, or a scalar for one.")
      .output_list("ys", "arrays").says("any", "The coordinates of all points, each tensor of the dtype of its vector.")
      .attr_string("indexing", "XY").choices("XY IJ").says("IJ: dim i is that of vector i; XY: the first two are interchanged.")
      .example(R"("arrays": [[1, 2, 3], [4, 5]])", "int32 [[1 2 3]\n [1 2 3]]; int32 [[4 4 4]\n [5 5 5]]")
      .composite(run_meshgrid).gradient(no_own_gradient);
}
// clang-format on

}  // namespace eager
