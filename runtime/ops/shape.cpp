// Ops that give elements another shape or put tensors together: views, broadcasting, concat and split. slicing.cpp and
// repeating.cpp have those that pick, move or repeat elements by position.
#include "kernels/common/shape.h"

#include <bit>

#include "kernels/common/element.h"
#include "runtime/core/axis_error.h"
#include "runtime/core/gradient.h"
#include "runtime/ops/families.h"
#include "runtime/ops/shape_util.h"

namespace eager {

namespace {

// ---- views

void identity_infer(InferContext& c) { c.alias(0, c.dtype(0), c.input(0)); }
void same_shape_infer(InferContext& c) { c.output(c.dtype(0), c.input(0)); }
void reshape_gradient(GradientContext& g) { g.set(0, g.reshape_like(g.grad(), 0)); }

// Makes the output a view of x with another shape. Both have the same number of elements, as far as it is known.
void output_view(InferContext& c, ShapeView shape) { c.alias(0, c.dtype(0), shape); }

// Sets `out` to the shape that is asked for by attribute 0, or by input 1 on the host. If a trace knows only how many
// dims there will be, sets these to -1 and returns false.
bool requested_shape(InferContext& c, Shape& out) {
  if (!c.has_input(1)) {
    if (!c.given("shape")) invalid_argument("shape must be given");
    out = ShapeView{c.attr("shape").ints, c.attr("shape").count};
    return true;
  }
  if (c.rank(1) != 1) invalid_argument("shape must be a vector, got shape ", to_string(c.input(1)));
  out.resize(0);
  std::vector<int64_t> values;
  if (c.host_ints(1, values)) {
    for (int64_t v : values) out.push_back(v);
    return true;
  }
  if (c.input(1)[0] < 0) invalid_argument("the rank of a shape must be known");
  for (int64_t i = 0; i < c.input(1)[0]; ++i) out.push_back(kUnknown);
  return false;
}

// A dim that is copied stands on both sides, and so says nothing of the others: these follow from each other also where it is 0 or
// not known.
void reshape_infer(InferContext& c) {
  Shape out;
  if (!requested_shape(c, out)) return output_view(c, out);
  const int64_t total = num_elements(c.input(0));
  int open = -1;
  Shape known, rest;
  const bool zero_copies = c.boolean("zero_copies");
  for (int i = 0; i < std::max(out.rank(), c.rank(0)); ++i) {
    const bool is_copied = zero_copies && i < out.rank() && out[i] == 0;
    if (is_copied && i >= c.rank(0)) invalid_argument("Size ", i, " is 0, but the input has rank ", c.rank(0));
    if (is_copied) {
      out[i] = c.input(0)[i];
      continue;
    }
    if (i < c.rank(0)) rest.push_back(c.input(0)[i]);
    if (i >= out.rank()) continue;
    if (out[i] == -1) {
      if (open >= 0) invalid_argument("Only one input size may be -1, not both ", open, " and ", i);
      open = i;
    } else if (out[i] < 0) {
      invalid_argument("Size ", i, " must be non-negative, not ", out[i]);
    } else {
      known.push_back(out[i]);
    }
  }
  const int64_t left = num_elements(rest), product = num_elements(known);
  if (left >= 0 && open >= 0) {
    if (product == 0) {
      invalid_argument(
          "reshape cannot infer the missing input size for an empty tensor unless all specified input "
          "sizes are non-zero");
    }
    if (left % product != 0) {
      invalid_argument("Input to reshape is a tensor with ", left,
                       " values, but the requested shape requires a multiple of ", product);
    }
    out[open] = left / product;
  } else if ((total > 0 && left != product) || (total == 0 && num_elements(out) > 0)) {
    invalid_argument("Input to reshape is a tensor with ", total, " values, but the requested shape has ",
                     num_elements(out));
  }
  output_view(c, out);
}

void reshape_like_infer(InferContext& c) {
  const int64_t have = num_elements(c.input(0)), want = num_elements(c.input(1));
  if (have >= 0 && want >= 0 && have != want) {
    invalid_argument("Input to reshape is a tensor with ", have, " values, but the requested shape has ", want);
  }
  output_view(c, c.input(1));
}

void require_shape_infer(InferContext& c) {
  const ShapeView x = c.input(0), like = c.input(1);
  if (!may_equal(x, like)) wrong_gradient(std::string(c.string("what")), x, like, std::string(c.string("op")));
  Shape known(x);
  for (int i = 0; i < x.rank; ++i) known[i] = std::max(x[i], like[i]);
  c.alias(0, c.dtype(0), known);
}

void require_dim_infer(InferContext& c) {
  Shape known(c.input(0));
  const int64_t axis = c.integer("axis"), dim = c.integer("dim");
  if (dim < 0) invalid_argument("dim must not be negative, got ", dim);
  check_layer_dim(c.string("layer"), c.integer("input"), known, axis, dim);
  known[normalize_axis(axis, known.rank())] = dim;
  c.alias(0, c.dtype(0), known);
}

void expand_dims_infer(InferContext& c) {
  if (!c.given("axis")) invalid_argument("axis must be given");
  const ShapeView x = c.input(0);
  int64_t axis = c.integer("axis");
  if (axis < -x.rank - 1 || axis > x.rank) {
    axis_error("Tried to expand dim index ", axis, " for tensor with ", x.rank, " dimensions.");
  }
  if (axis < 0) axis += x.rank + 1;
  Shape out;
  for (int i = 0; i <= x.rank; ++i) {
    if (i == axis) out.push_back(1);
    if (i < x.rank) out.push_back(x[i]);
  }
  output_view(c, out);
}

void squeeze_infer(InferContext& c) {
  const ShapeView x = c.input(0);
  const bool all = !c.given("axis");
  const AxisSet axes = normalize_axes(c.attr("axis"), x.rank);
  Shape out;
  for (int i = 0; i < x.rank; ++i) {
    const bool named = axes >> i & 1;
    if (all && x[i] < 0) invalid_argument("squeeze needs an axis where a dimension is unknown");
    if (!named || (all && x[i] != 1)) {
      out.push_back(x[i]);
    } else if (x[i] >= 0 && x[i] != 1) {
      invalid_argument("Can not squeeze dim[", i, "], expected a dimension of 1, got ", x[i]);
    }
  }
  output_view(c, out);
}

// ---- permute_dims

// Fails with INVALID_ARGUMENT if the set of the axes has not each, since another is given twice.
void check_permutation(const AttrValue& axes, AxisSet seen) {
  const auto missing = std::countr_one(seen);
  if (missing >= axes.count) return;
  std::string all;
  for (int i = 0; i < axes.count; ++i) all += cat(all.empty() ? "" : ",", axes.ints[i]);
  invalid_argument(missing, " is missing from {", all, "}.");
}

void permute_infer(InferContext& c) {
  const ShapeView x = c.input(0);
  const AttrValue& axes = c.attr("axes");
  if (axes.given && axes.count != x.rank) {
    invalid_argument("transpose expects a vector of size ", x.rank, ". But axes is a vector of size ", axes.count);
  }
  int64_t strides[kMaxRank];
  row_major_strides(x.dims, x.rank, strides);
  Shape out;
  StridedCopy plan;
  AxisSet seen = 0;
  for (int i = 0; i < x.rank; ++i) {
    int64_t axis = axes.given ? axes.ints[i] : x.rank - 1 - i;
    if (axis < -x.rank || axis >= x.rank) axis_error(axis, " is out of range [0 .. ", x.rank, ")");
    if (axis < 0) axis += x.rank;
    seen |= AxisSet{1} << axis;
    out.push_back(x[static_cast<int>(axis)]);
    add_dim(plan, x.dims[axis], strides[axis]);
  }
  if (axes.given) check_permutation(axes, seen);
  output_read(c, out, plan);
}

void permute_gradient(GradientContext& g) {
  const AttrValue& axes = g.attr("axes");
  if (!axes.given) return g.set(0, g.op<"permute_dims">(g.grad()));
  std::vector<int64_t> args(axes.count + 1);
  args[0] = axes.count;
  for (int i = 0; i < axes.count; ++i) {
    int64_t axis = axes.ints[i] < 0 ? axes.ints[i] + axes.count : axes.ints[i];
    args[axis + 1] = i;
  }
  g.set(0, g.op_args<"permute_dims">({g.grad().get()}, args));
}

// ---- broadcasting

// Makes the output x broadcast to `out`, in which dims of -1 become those of x, or stay unknown with keep_unknown.
void broadcast_out(InferContext& c, Shape& out, bool keep_unknown) {
  const ShapeView x = c.input(0);
  const int lead = out.rank() - x.rank;
  auto mismatch = [&] { invalid_argument("Incompatible shapes: ", to_string(x), " vs. ", to_string(out)); };
  if (lead < 0) mismatch();
  int64_t strides[kMaxRank];
  row_major_strides(x.dims, x.rank, strides);
  StridedCopy plan;
  for (int i = 0; i < out.rank(); ++i) {
    const int64_t dim = i < lead ? 1 : x[i - lead];
    if (out[i] < -1 || (out[i] == -1 && i < lead && !keep_unknown)) mismatch();
    if (out[i] == -1 && !keep_unknown) out[i] = dim;
    if (dim >= 0 && dim != 1 && out[i] >= 0 && dim != out[i]) mismatch();
    add_dim(plan, out[i], i < lead || dim == 1 ? 0 : strides[i - lead]);
  }
  output_read(c, out, plan);
}

void broadcast_to_infer(InferContext& c) {
  Shape out;
  const bool known = requested_shape(c, out);
  broadcast_out(c, out, !known);
}

void broadcast_like_infer(InferContext& c) {
  Shape out(c.input(1));
  broadcast_out(c, out, true);
}

void broadcast_gradient(GradientContext& g) { g.set(0, g.sum_like(g.grad(), 0)); }

// ---- concat, stack, and back

void output_concat(InferContext& c, ShapeView out, int axis) {
  if (c.num_inputs() == 1) return c.alias(0, c.dtype(0), out);
  if (c.concrete()) c.params<ConcatParams>().outer = wrapping_size(out, 0, axis);
  c.output(c.dtype(0), out);
}

// Sets `out` to the shape of inputs first, first + 1, ... joined along the axis, which is returned.
int concat_shape(InferContext& c, int first, Shape& out) {
  if (c.num_inputs() <= first) invalid_argument("concat needs at least one tensor");
  const ShapeView x = c.input(first);
  out = x;
  const int64_t given = c.integer("axis");
  if (given < -x.rank || given >= x.rank) {
    axis_error("ConcatOp : Expected concatenating dimensions in the range [", -x.rank, ", ", x.rank, "), but got ",
               given);
  }
  const int axis = normalize_axis(given, x.rank);
  for (int i = first + 1; i < c.num_inputs(); ++i) {
    const ShapeView s = c.input(i);
    if (s.rank != x.rank) {
      invalid_argument("ConcatOp : Ranks of all input tensors should match: shape[0] = ", to_string(x), " vs. shape[",
                       i - first, "] = ", to_string(s));
    }
    for (int d = 0; d < s.rank; ++d) {
      if (d == axis) {
        const bool are_known = out[d] >= 0 && s[d] >= 0;
        if (!are_known) out[d] = kUnknown;
        else if (__builtin_add_overflow(out[d], s[d], &out[d])) invalid_argument("too many elements");
      } else if (out[d] < 0) {
        out[d] = s[d];
      } else if (s[d] >= 0 && s[d] != out[d]) {
        invalid_argument("ConcatOp : Dimension ", d, " in both shapes must be equal: shape[0] = ", to_string(x),
                         " vs. shape[", i - first, "] = ", to_string(s));
      }
    }
  }
  return axis;
}

void concat_infer(InferContext& c) {
  Shape out;
  const int axis = concat_shape(c, 0, out);
  output_concat(c, out, axis);
}

void concat_gradient(GradientContext& g) {
  std::vector<Tensor> inputs{g.grad()};
  for (int i = 0; i < g.num_inputs(); ++i) inputs.push_back(g.input_shape(i));
  std::vector<Tensor> parts = run_list(g, prepared<"concat_grad", "">(), inputs, {g.attr("axis").i});
  for (int i = 0; i < g.num_inputs(); ++i) {
    if (g.needs(i)) g.set(i, parts[i]);
  }
}

// Declares the parts of x cut along `axis`, one after the other. Parts are views if no dim before the axis is larger
// than 1.
struct Cutter {
  Cutter(InferContext& context, int cut_axis) : c(context), axis(cut_axis) {
    if (!c.concrete()) return;
    outer = wrapping_size(c.input(0), 0, axis);
    inner = wrapping_size(c.input(0), axis + 1, c.rank(0));
    if (outer != 1 || c.dtype(0) == DType::string) c.params<ConcatParams>().outer = outer;
  }
  // Declares the next part: an output of this shape, which has `size` along the axis.
  void part(ShapeView shape, int64_t size) {
    const int64_t n = wrapping_product(size, inner);
    if (outer == 1 && c.can_alias(0, n)) {
      c.alias(0, c.dtype(0), shape, offset);
      offset = wrapping_sum(offset, n);
    } else {
      c.output(c.dtype(0), shape);
    }
  }

  InferContext& c;
  int axis;
  int64_t outer = -1, inner = -1, offset = 0;
};

void concat_grad_infer(InferContext& c) {
  Shape joined;
  const int axis = concat_shape(c, 1, joined);
  check_grad_shape(c.input(0), joined);
  Cutter cutter(c, axis);
  for (int i = 1; i < c.num_inputs(); ++i) cutter.part(c.input(i), c.input(i)[axis]);
}

// Returns the gradients of all outputs, with zeros for those that have none.
template <class ZerosOf>
std::vector<Tensor> all_grads(GradientContext& g, ZerosOf zeros_of) {
  std::vector<Tensor> grads;
  for (int i = 0; i < g.num_outputs(); ++i) grads.push_back(g.has_grad(i) ? g.grad(i) : zeros_of(i));
  return grads;
}

void concat_grad_gradient(GradientContext& g) {
  auto grads = all_grads(g, [&](int i) { return g.zeros_like(i + 1); });
  g.set(0, run_list(g, prepared<"concat", "">(), grads, {g.attr("axis").i})[0]);
}

void stack_infer(InferContext& c) {
  if (c.num_inputs() == 0) invalid_argument("stack needs at least one tensor");
  Shape each(c.input(0));
  for (int i = 1; i < c.num_inputs(); ++i) {
    const ShapeView s = c.input(i);
    bool same = s.rank == each.rank();
    for (int d = 0; same && d < s.rank; ++d) {
      if (each[d] < 0) each[d] = s[d];
      same = s[d] < 0 || s[d] == each[d];
    }
    if (!same) {
      invalid_argument("Shapes of all inputs must match: values[0].shape = ", to_string(c.input(0)), " != values[", i,
                       "].shape = ", to_string(s));
    }
  }
  const int axis = normalize_axis(c.integer("axis"), each.rank() + 1);
  Shape out;
  for (int i = 0; i <= each.rank(); ++i) {
    if (i == axis) out.push_back(c.num_inputs());
    if (i < each.rank()) out.push_back(each[i]);
  }
  output_concat(c, out, axis);
}

void stack_gradient(GradientContext& g) {
  std::vector<Tensor> parts = run_list(g, prepared<"unstack", "">(), {g.grad()}, {g.attr("axis").i, g.num_inputs()});
  for (int i = 0; i < g.num_inputs(); ++i) {
    if (g.needs(i)) g.set(i, parts[i]);
  }
}

void unstack_infer(InferContext& c) {
  const ShapeView x = c.input(0);
  if (x.rank == 0) invalid_argument("unstack needs at least one dimension");
  const int axis = normalize_axis(c.integer("axis"), x.rank);
  const int64_t count = c.attr("num").given ? c.integer("num") : x[axis];
  if (count < 0) invalid_argument("Cannot infer argument `num` from shape ", to_string(x));
  if (!may_equal(count, x[axis]))
    invalid_argument("Input shape axis ", axis, " must equal ", count, ", got shape ", to_string(x));
  Shape out;
  for (int i = 0; i < x.rank; ++i) {
    if (i != axis) out.push_back(x[i]);
  }
  Cutter cutter(c, axis);
  for (int64_t i = 0; i < count; ++i) cutter.part(out, 1);
}

void unstack_gradient(GradientContext& g) {
  Tensor zeros;
  auto grads = all_grads(g, [&](int) {
    if (!zeros) {
      int i = 0;
      while (!g.has_grad(i)) ++i;  // a gradient function only runs if an output has a gradient
      zeros = g.op<"zeros_like">(g.grad(i));
    }
    return zeros;
  });
  g.set(0, run_list(g, prepared<"stack", "">(), grads, {g.attr("axis").i})[0]);
}

// ---- split

// Returns the sizes of the parts along an axis of `dim` elements (-1: unknown).
std::vector<int64_t> split_sizes(const AttrValue& splits, int64_t dim) {
  if (!splits.given || splits.count == 0) invalid_argument("num_or_size_splits must be given");
  if (splits.count == 1) {
    const int64_t n = splits.ints[0];
    if (n <= 0) invalid_argument("Number of ways to split should be > 0, but got ", n);
    if (n > kMaxOutputs) invalid_argument("Number of ways to split should be at most ", kMaxOutputs, ", but got ", n);
    if (dim >= 0 && dim % n != 0) {
      invalid_argument("Number of ways to split should evenly divide the split dimension, but got split_dim (size = ",
                       dim, ") and num_split ", n);
    }
    return std::vector<int64_t>(n, dim < 0 ? kUnknown : dim / n);
  }
  std::vector<int64_t> sizes(splits.ints, splits.ints + splits.count);
  int64_t sum = 0;
  int open = -1;
  for (int i = 0; i < splits.count; ++i) {
    if (sizes[i] == -1 && open < 0) {
      open = i;
    } else if (sizes[i] < 0) {
      invalid_argument("Split size at index ", i, " must be >= 0. Got: ", sizes[i]);
    } else {
      if (__builtin_add_overflow(sum, sizes[i], &sum)) invalid_argument("the sizes of a split overflow");
    }
  }
  if (dim >= 0 && (open >= 0 ? sum > dim : sum != dim)) {
    invalid_argument(
        "Determined shape must either match input shape along split_dim exactly if fully specified, or be "
        "less than the size of the input along split_dim if not fully specified.  Got: ",
        sum);
  }
  if (open >= 0) sizes[open] = dim < 0 ? kUnknown : dim - sum;
  return sizes;
}

void split_infer(InferContext& c) {
  Shape out(c.input(0));
  if (out.rank() == 0) invalid_argument("Can't split scalars");
  const int axis = normalize_axis(c.integer("axis"), out.rank());
  const std::vector<int64_t> sizes = split_sizes(c.attr("num_or_size_splits"), out[axis]);
  Cutter cutter(c, axis);
  for (int64_t size : sizes) {
    out[axis] = size;
    cutter.part(out, size);
  }
}

void split_gradient(GradientContext& g) {
  const int64_t axis = g.attr("axis").i;
  std::vector<Tensor> zeros;
  auto grads = all_grads(g, [&](int i) {
    if (zeros.empty()) {
      std::vector<int64_t> args;
      append_args(args, g.attr("num_or_size_splits"));
      args.push_back(axis);
      zeros = run_list(g, prepared<"split", "">(), {g.zeros_like(0)}, args);
    }
    return zeros[i];
  });
  g.set(0, run_list(g, prepared<"concat", "">(), grads, {axis})[0]);
}

// ---- zeros_like, ones_like

void fill_like(InferContext& c, double value) {
  const DType t = c.dtype_attr("dtype", c.dtype(0));
  if (t == DType::string && value != 0) invalid_argument("a string tensor cannot hold a number");
  if (c.concrete()) encode_element(t, value, c.params<FillParams>().value);
  c.kernel_dtype(t);
  c.output(t, c.input(0));
}
void zeros_like_infer(InferContext& c) { fill_like(c, 0); }
void ones_like_infer(InferContext& c) { fill_like(c, 1); }

// clang-format off
void define_views(Registry& r) {
  r.op("identity").describe("x itself, as a new tensor on the same memory.")
      .input("x", dtypes::all).says("any", "Any tensor.").output("y").says("x", "The same values.")
      .example(R"("x": [1, 2])", "int32 [1 2]")
      .infer(identity_infer).gradient(pass_gradient);
  r.op("stop_gradient").describe("x itself, where no gradient flows back.")
      .input("x", dtypes::all).says("any", "Any tensor.").output("y").says("x", "The same values.")
      .example(R"("x": [1.0, 2.0])", "float32 [1. 2.]")
      .infer(identity_infer).gradient(stop_flow);
  r.op("copy").describe("x in memory of its own.")
      .input("x", dtypes::all).says("any", "Any tensor.").output("y").says("x", "The same values.")
      .example(R"("x": [1, 2])", "int32 [1 2]")
      .infer(same_shape_infer).gradient(pass_gradient);
  r.op("reshape").describe("x with another shape, its elements in the same order. No copy is made.")
      .input("x", dtypes::all).says("any", "The elements.")
      .input("shape", dtypes::integers, 0, kOptional | kHost)
      .says("[rank]", "The result's shape, where a program computes it; the attribute counts if it is absent.")
      .output("y").says("shape", "The same elements.")
      .attr_ints("shape").argument().required()
      .says("The result's shape, with as many elements as x. One dim may be -1: what the others leave for it.")
      .attr_bool("zero_copies", false).says("Whether a 0 in shape is the dim that x has there, as in ONNX.")
      .example(R"("x": [1, 2, 3, 4], "shape": [2, -1])", "int32 [[1 2]\n [3 4]]")
      .infer(reshape_infer).gradient(reshape_gradient, "shape(x)");
  r.op("reshape_like").describe("x with the shape of another tensor, its elements in the same order. No copy is made.")
      .input("x", dtypes::all).says("any", "The elements, as many as like's.")
      .input("like", dtypes::all, 0, kShapeOnly).says("any", "The result's shape; its values do not matter.")
      .output("y").says("like", "The same elements.")
      .example(R"("x": [1, 2, 3, 4], "like": [[0, 0], [0, 0]])", "int32 [[1 2]\n [3 4]]")
      .infer(reshape_like_infer).gradient(reshape_gradient, "shape(x)");
  r.helper("require_shape").describe("x itself, which must have like's shape; else `what` of `op` is said to have another.")
      .input("x", dtypes::all).input("like", dtypes::all, 0, kShapeOnly).output("y").attr_string("what", "x")
      .attr_string("op", "").infer(require_shape_infer).gradient(pass_gradient);
  r.helper("require_dim").describe("x itself, which must have this dim at axis; else it is wrong as that input of a layer.")
      .input("x", dtypes::all).output("y").attr_int("axis").attr_int("dim").attr_int("input").attr_string("layer", "")
      .infer(require_dim_infer).gradient(pass_gradient);
  r.op("expand_dims").describe("x with a dim of 1 inserted at axis.")
      .input("x", dtypes::all).says("[outer..., inner...]", "The elements.")
      .output("y").says("[outer..., 1, inner...]", "The same elements; the 1 stands at axis.")
      .attr_int("axis").argument().required().says("The new axis' place in the result; negative ones count from the "
                                                   "end.")
      .example(R"("x": [1, 2], "axis": 0)", "int32 [[1 2]]")
      .infer(expand_dims_infer).gradient(reshape_gradient, "shape(x)");
  r.op("squeeze").describe("x without its dims of 1: all, or those of axis.")
      .input("x", dtypes::all).says("[n...]", "The elements.")
      .output("y").says("[m...]", "The same elements; m is n without those dims.")
      .attr_ints("axis").argument()
      .says("The axes to remove, of size 1; negative ones count from the end. All of size 1 if it is absent.")
      .example(R"("x": [[[1, 2]]], "axis": [0])", "int32 [[1 2]]")
      .infer(squeeze_infer).gradient(reshape_gradient, "shape(x)");
  r.op("permute_dims").describe("x with its axes in another order: axis i of the result is axis axes[i] of x.")
      .input("x", dtypes::all).says("any", "The elements.")
      .output("y").says("permuted(x)", "The elements in their new order.")
      .attr_ints("axes").argument()
      .says("The axes of x in their new order, each once; negative ones count from the end. Reversed if it is absent.")
      .example(R"("x": [[1, 2], [3, 4]], "axes": [1, 0])", "int32 [[1 3]\n [2 4]]")
      .infer(permute_infer).gradient(permute_gradient);
  r.op("broadcast_to").describe("x repeated along its dims of 1, and along new dims in front of them, to a shape.")
      .input("x", dtypes::all).says("any", "The elements.")
      .input("shape", dtypes::integers, 0, kOptional | kHost)
      .says("[rank]", "The result's shape, where a program computes it; the attribute counts if it is absent.")
      .output("y").says("shape", "The repeated elements.")
      .attr_ints("shape").argument().required().says("The result's shape. A dim of -1 is the one that x has there.")
      .example(R"("x": [1, 2], "shape": [2, 2])", "int32 [[1 2]\n [1 2]]")
      .infer(broadcast_to_infer).gradient(broadcast_gradient, "shape(x)");
  r.op("broadcast_like").describe("x repeated along its dims of 1, and along new dims in front of them, to like's "
                                  "shape.")
      .input("x", dtypes::all).says("any", "The elements.")
      .input("like", dtypes::all, 0, kShapeOnly).says("any", "The result's shape; its values do not matter.")
      .output("y").says("like", "The repeated elements.")
      .example(R"("x": [1, 2], "like": [[0, 0], [0, 0]])", "int32 [[1 2]\n [1 2]]")
      .infer(broadcast_like_infer).gradient(broadcast_gradient, "shape(x)");
  auto filled = [&r](const char* name, const char* text, const char* y, const char* dtype) -> OpDef& {
    return r.op(name)
        .describe(text)
        .input("x", dtypes::all, 0, kShapeOnly).says("any", "The result's shape; its values do not matter.")
        .output("y", "dtype").says("x", y)
        .attr_dtype("dtype").says(dtype);
  };
  filled("zeros_like", "Zeros of the shape of x; as strings, empty ones.", "Zeros.", "The result's dtype; that of x if it is absent.")
      .example(R"("x": [[1, 2], [3, 4]])", "int32 [[0 0]\n [0 0]]")
      .infer(zeros_like_infer).gradient(stop_flow);
  filled("ones_like", "Ones of the shape of x.", "Ones.",
         "The result's dtype, which is not string; that of x if it is absent. Strings need it.")
      .example(R"("x": [[1, 2], [3, 4]])", "int32 [[1 1]\n [1 1]]")
      .infer(ones_like_infer).gradient(stop_flow);
}

void define_lists(Registry& r) {
  r.op("concat").describe("Tensors one after the other along an axis that they have.")
      .input("values", dtypes::all, 'T', kList).says("[outer..., n, inner...]", "One or more, of one shape but for "
          "n at axis.")
      .output("y", "values").says("[outer..., m, inner...]", "The joined tensor; m is the sum of all n.")
      .attr_int("axis", 0).argument().says("The axis to join along; negative ones count from the end.")
      .example(R"("values": [[[1, 2]], [[3, 4], [5, 6]]], "axis": 0)", "int32 [[1 2]\n [3 4]\n [5 6]]")
      .infer(concat_infer).gradient(concat_gradient, "shape(values)");
  r.helper("concat_grad").describe("dy cut along axis into pieces of the shapes of likes.").input("dy", dtypes::fixed)
      .input("likes", dtypes::all, 0, kList | kShapeOnly).output_list("dx", "dy").attr_int("axis", 0).argument()
      .infer(concat_grad_infer).gradient(concat_grad_gradient, "shape(likes)");
  r.op("stack").describe("Tensors of one shape one after the other along a new axis.")
      .input("values", dtypes::all, 'T', kList).says("[outer..., inner...]", "One or more, all of one shape.")
      .output("y", "values").says("[outer..., count, inner...]", "The joined tensor; count, at axis, is the number of "
          "values.")
      .attr_int("axis", 0).argument().says("The new axis' place in the result; negative ones count from the end.")
      .example(R"("values": [[1, 2], [3, 4]], "axis": 1)", "int32 [[1 3]\n [2 4]]")
      .infer(stack_infer).gradient(stack_gradient);
  r.op("unstack").describe("The slices of x along an axis, one output each.")
      .input("x", dtypes::all).says("[outer..., count, inner...]", "What is cut; count stands at axis.")
      .output_list("y").says("[outer..., inner...]", "The slices, count of them.")
      .attr_int("axis", 0).argument().says("The axis to cut along, which goes; negative ones count from the end.")
      .attr_int("num").argument()
      .says("The size of axis. If it is absent, that of x, which a traced function may not know.")
      .example(R"("x": [[1, 2], [3, 4]])", "int32 [1 2]; int32 [3 4]")
      .infer(unstack_infer).gradient(unstack_gradient);
  r.op("split").describe("x cut into parts along an axis.")
      .input("x", dtypes::all).says("[outer..., n, inner...]", "What is cut; n stands at axis.")
      .output_list("y").says("[outer..., m, inner...]", "The parts, each with its own m.")
      .attr_ints("num_or_size_splits").argument().required()
      .says("One number: how many parts of equal size. Several: their sizes, one of which may be -1, the rest.")
      .attr_int("axis", 0).argument().says("The axis to cut along; negative ones count from the end.")
      .example(R"("x": [1, 2, 3, 4], "num_or_size_splits": [2])", "int32 [1 2]; int32 [3 4]")
      .infer(split_infer).gradient(split_gradient, "shape(x)");
}
// clang-format on

}  // namespace

void define_slicing(Registry& r);    // slicing.cpp
void define_repeating(Registry& r);  // repeating.cpp

// clang-format off
void define_shape(Registry& r) {
  define_views(r);
  define_lists(r);
  define_slicing(r);
  define_repeating(r);
}
// clang-format on

}  // namespace eager
