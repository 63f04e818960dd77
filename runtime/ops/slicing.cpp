// Ops of the shape family that pick or move elements by position. Nearly all are one strided copy: the op reads x by a
// plan, and its gradient writes (or sums) dy by the same plan.
#include "kernels/common/element.h"
#include "kernels/common/shape.h"
#include "runtime/core/gradient.h"
#include "runtime/ops/families.h"
#include "runtime/ops/shape_util.h"

namespace eager {
namespace {

// Makes the output of a gradient op, of the shape of `like`: `plan` tells where each element of dy goes.
void output_write(InferContext& c, ShapeView like, const StridedCopy& plan) {
  if (c.concrete()) c.params<StridedCopy>() = plan;
  c.output(c.dtype(0), like);
}

// ---- slice(begin, size)

void slice_plan(InferContext& c, ShapeView x, Shape& out, StridedCopy& plan) {
  const AttrValue &begin = c.attr("begin"), &size = c.attr("size");
  if (!begin.given || begin.count != x.rank || (size.given && size.count != x.rank)) {
    invalid_argument("Expected begin and size arguments to be 1-D tensors of size ", x.rank, ", but got shapes [",
                     begin.count, "] and [", size.given ? size.count : x.rank, "] instead.");
  }
  int64_t strides[kMaxRank];
  row_major_strides(x.dims, x.rank, strides);
  for (int i = 0; i < x.rank; ++i) {
    const int64_t b = begin.ints[i];
    int64_t n = size.given ? size.ints[i] : -1;
    if (x[i] >= 0) {
      if (b < 0 || b > x[i]) invalid_argument("Expected begin[", i, "] in [0, ", x[i], "], but got ", b);
      if (n == -1) n = x[i] - b;
      if (n < 0 || n > x[i] - b) invalid_argument("Expected size[", i, "] in [0, ", x[i] - b, "], but got ", n);
    } else if (b < 0 || n < -1) {
      invalid_argument("Expected begin[", i, "] and size[", i, "] not negative, but got ", b, " and ", n);
    }
    out.push_back(n);
    plan.skip(b, strides[i]);
    add_dim(plan, n, strides[i]);
  }
}

void slice_infer(InferContext& c) {
  Shape out;
  StridedCopy plan;
  slice_plan(c, c.input(0), out, plan);
  output_read(c, out, plan);
}

void slice_grad_infer(InferContext& c) {
  Shape out;
  StridedCopy plan;
  slice_plan(c, c.input(1), out, plan);
  check_grad_shape(c.input(0), out);
  output_write(c, c.input(1), plan);
}

// ---- strided_slice: Python's x[...], in TensorFlow's encoding

// The numbers of the attributes, in their order. Inference reads attributes by number, since it takes a third of a
// small slice's time.
enum StridedSliceAttr { kBegin, kEnd, kStrides, kShrink, kNewAxes, kEllipsis, kBeginMask, kEndMask };

// Infers a strided slice, entry by entry. A position is an index into begin, end and strides; bit i of a mask is for
// position i.
class StridedSlice {
 public:
  StridedSlice(InferContext& context, ShapeView input, Shape& output, StridedCopy& copy)
      : c(context), x(input), out(output), plan(copy) {
    row_major_strides(x.dims, x.rank, strides);
    const int n = positions();
    int used = 0, ellipses = 0;
    for (int i = 0; i < n; ++i) {
      if (bit(kEllipsis, i)) ++ellipses;
      else if (!bit(kNewAxes, i)) ++used;
    }
    if (ellipses > 1) invalid_argument("Multiple ellipses in slice spec not allowed");
    if (used > x.rank) {
      invalid_argument("Index out of range using input dim ", x.rank, "; input has only ", x.rank, " dims");
    }
    for (int i = 0; i < n; ++i) {
      if (bit(kEllipsis, i)) whole_axes(x.rank - used);
      else if (bit(kNewAxes, i)) out.push_back(1);
      else if (bit(kShrink, i)) one(i);
      else range(i);
    }
    whole_axes(x.rank - axis);
    if (empty) plan.offset = 0;
  }

 private:
  bool bit(StridedSliceAttr mask, int i) const { return i < 64 && (c.integer(mask) >> i & 1); }

  int positions() const {
    const AttrValue &b = c.attr(kBegin), &e = c.attr(kEnd), &s = c.attr(kStrides);
    if ((e.given && e.count != b.count) || (s.given && s.count != b.count)) {
      invalid_argument("Expected begin, end, and strides to be 1D equal size tensors, but got shapes [", b.count,
                       "], [", e.count, "], and [", s.count, "] instead.");
    }
    return b.count;
  }

  void add(int64_t size, int64_t stride) {
    if (size == 0) empty = true;
    add_dim(plan, size, stride);
  }

  void whole_axes(int n) {
    for (; n > 0; --n, ++axis) {
      out.push_back(x[axis]);
      add(x[axis], strides[axis]);
    }
  }

  void one(int i) {
    const int64_t dim = x[axis];
    int64_t index = c.attr(kBegin).ints[i];
    if (c.given(kStrides) && c.attr(kStrides).ints[i] <= 0) {
      invalid_argument("only stride 1 allowed on non-range indexing.");
    }
    if (dim >= 0) {
      if (index < -dim || index >= dim) {
        invalid_argument("slice index ", index, " of dimension ", axis, " out of bounds.");
      }
      if (index < 0) index += dim;
    }
    plan.skip(index, strides[axis++]);
  }

  void range(int i) {
    const int64_t dim = x[axis];
    const int64_t step = c.given(kStrides) ? c.attr(kStrides).ints[i] : 1;
    if (step == 0) invalid_argument("strides[", i, "] must be non-zero");
    const bool from_start = bit(kBeginMask, i), to_end = bit(kEndMask, i) || !c.given(kEnd);
    if (dim < 0) {
      out.push_back(kUnknown);
      ++axis;
      return;
    }
    const int64_t low = step > 0 ? 0 : -1, high = step > 0 ? dim : dim - 1;
    auto clamp = [&](int64_t v) { return v < 0 ? (v < -dim ? low : std::max(low, v + dim)) : std::min(v, high); };
    const int64_t begin = from_start ? (step > 0 ? low : high) : clamp(c.attr(kBegin).ints[i]);
    const int64_t end = to_end ? (step > 0 ? high : low) : clamp(c.attr(kEnd).ints[i]);
    // The stride is unsigned, since -step may not exist as an int64.
    const uint64_t distance = step > 0 ? std::max<int64_t>(end - begin, 0) : std::max<int64_t>(begin - end, 0);
    const uint64_t stride = step > 0 ? uint64_t(step) : 0 - uint64_t(step);
    const int64_t size = static_cast<int64_t>(stride == 1 ? distance : distance / stride + (distance % stride != 0));
    out.push_back(size);
    plan.skip(begin, strides[axis]);
    add(size, size > 1 ? wrapping_product(step, strides[axis]) : strides[axis]);
    ++axis;
  }

  InferContext& c;
  ShapeView x;
  Shape& out;
  StridedCopy& plan;
  int64_t strides[kMaxRank];
  int axis = 0;
  bool empty = false;
};

void strided_slice_infer(InferContext& c) {
  Shape out;
  StridedCopy plan;
  StridedSlice(c, c.input(0), out, plan);
  output_read(c, out, plan);
}

void strided_slice_grad_infer(InferContext& c) {
  Shape out;
  StridedCopy plan;
  StridedSlice(c, c.input(1), out, plan);
  check_grad_shape(c.input(0), out);
  output_write(c, c.input(1), plan);
}

void strided_slice_update_infer(InferContext& c) {
  Shape taken;
  StridedCopy plan;
  StridedSlice(c, c.input(0), taken, plan);
  check_shape(c.input(1), taken, "value");
  output_write(c, c.input(0), plan);
}

void strided_slice_update_gradient(GradientContext& g) {
  if (g.needs(0)) g.set(0, g.op_with_attrs<"strided_slice_update">({g.grad().get(), g.zeros_like(1).get()}));
  if (g.needs(1)) g.set(1, g.op_with_attrs<"strided_slice">({g.grad().get()}));
}

OpDef& strided_slice_attrs(OpDef& op) {
  // clang-format off
  return op
      .attr_ints("begin", {}).argument().says("The first index of each entry; negative ones count from the end.")
      .attr_ints("end").argument()
      .says("The index that each entry does not reach; negative ones count from the end. All go to the end if it is "
            "absent.")
      .attr_ints("strides").argument()
      .says("The step of each entry, not 0; where it is negative, from begin backwards. All are 1 if it is absent.")
      .attr_int("shrink_axes", 0).argument().says("Bit i: entry i is the one index begin[i], and its axis goes.")
      .attr_int("new_axes", 0).argument().says("Bit i: entry i is a new axis of size 1, and none of x.")
      .attr_int("ellipsis", 0).argument()
      .says("One bit i or none: entry i stands for as many whole axes as the other entries leave.")
      .attr_int("begin_mask", 0).argument().says("Bit i: entry i starts at its beginning, and begin[i] does not "
                                                 "matter.")
      .attr_int("end_mask", 0).argument().says("Bit i: entry i goes to its end, and end[i] does not matter.")
      .in_order({"begin", "end", "strides", "shrink_axes", "new_axes", "ellipsis", "begin_mask", "end_mask"});
  // clang-format on
}

// ---- flip, roll

void flip_infer(InferContext& c) {
  const ShapeView x = c.input(0);
  const AxisSet axes = normalize_axes(c.attr("axis"), x.rank);
  int64_t strides[kMaxRank];
  row_major_strides(x.dims, x.rank, strides);
  StridedCopy plan;
  for (int i = 0; i < x.rank; ++i) {
    const bool flipped = (axes >> i & 1) && x[i] > 1;
    if (flipped) plan.skip(x[i] - 1, strides[i]);
    add_dim(plan, x[i], flipped ? -strides[i] : strides[i]);
  }
  output_read(c, x, plan);
}

int64_t wrap(int64_t shift, int64_t dim) { return dim > 0 ? (shift % dim + dim) % dim : 0; }

void roll_infer(InferContext& c) {
  const ShapeView x = c.input(0);
  const AttrValue &shift = c.attr("shift"), &axes = c.attr("axis");
  if (!shift.given || shift.count == 0) invalid_argument("shift must be given");
  if (axes.given ? shift.count != 1 && shift.count != axes.count : shift.count != 1) {
    invalid_argument("shift and axis must have the same size, got ", shift.count, " and ", axes.count);
  }
  int64_t shifts[kMaxRank] = {};
  for (int i = 0; i < axes.count; ++i) {
    const int axis = normalize_axis(axes.ints[i], x.rank);
    if (x[axis] > 0) shifts[axis] = (shifts[axis] + wrap(shift.ints[shift.count == 1 ? 0 : i], x[axis])) % x[axis];
  }
  if (c.concrete()) {
    RollParams& p = c.params<RollParams>();
    if (!axes.given) {
      const int64_t n = num_elements(x);
      p.add(n, wrap(shift.ints[0], n));
    } else {
      for (int i = 0; i < x.rank; ++i) p.add(x[i], shifts[i]);
    }
  }
  c.output(c.dtype(0), x);
}

void roll_gradient(GradientContext& g) {
  const AttrValue &shift = g.attr("shift"), &axes = g.attr("axis");
  std::vector<int64_t> args{shift.count}, rest{shift.count};  // -INT64_MIN does not exist: rolls by INT64_MAX, then 1
  bool has_rest = false;
  for (int i = 0; i < shift.count; ++i) {
    const bool is_least = shift.ints[i] == INT64_MIN;
    has_rest = has_rest || is_least;
    args.push_back(is_least ? INT64_MAX : -shift.ints[i]);
    rest.push_back(is_least);
  }
  if (axes.given) append_args(args, axes), append_args(rest, axes);
  Tensor dx = g.op_args<"roll">({g.grad().get()}, args);
  if (has_rest) dx = g.op_args<"roll">({dx.get()}, rest);
  g.set(0, dx);
}

// ---- tril, triu, diag

template <bool kUpper>
void triangle_infer(InferContext& c) {
  const ShapeView x = c.input(0);
  if (x.rank < 2) invalid_argument("input must be at least 2-dim, received shape: ", to_string(x));
  if (c.concrete()) {
    TriangleParams& p = c.params<TriangleParams>();
    p = {1, x[x.rank - 2], x[x.rank - 1], c.integer("k"), kUpper};
    for (int i = 0; i < x.rank - 2; ++i) p.matrices = wrapping_product(p.matrices, x[i]);
  }
  c.output(c.dtype(0), x);
}

// Sets `offset` and `length` to where the k-th diagonal of a rows x columns matrix starts, and how long it is.
void diagonal(int64_t rows, int64_t columns, int64_t k, int64_t& offset, int64_t& length) {
  if (k >= columns || k <= -rows) {
    offset = length = 0;
    return;
  }
  offset = k >= 0 ? k : wrapping_product(-k, columns);
  length = k >= 0 ? std::min(rows, columns - k) : std::min(rows + k, columns);
}

// Returns the size of the square matrix whose k-th diagonal has this length.
int64_t size_around(int64_t length, int64_t k) {
  int64_t n = kUnknown;
  if (length >= 0 && (k < 0 ? __builtin_sub_overflow(length, k, &n) : __builtin_add_overflow(length, k, &n)))
    invalid_argument("a matrix with diagonal ", k, " has too many elements");
  return n;
}

// Infers diag: a vector is written onto the k-th diagonal of a matrix of zeros; of a matrix that diagonal is read.
void diag_infer(InferContext& c) {
  const ShapeView x = c.input(0);
  const int64_t k = c.integer("k");
  StridedCopy plan;
  if (x.rank == 1) {
    const int64_t n = size_around(x[0], k);
    plan.offset = k >= 0 ? k : wrapping_product(k, -n);
    add_dim(plan, x[0], wrapping_sum(n, 1));
    return output_write(c, Shape{n, n}, plan);
  }
  if (x.rank != 2) invalid_argument("diag expects a vector or a matrix, got shape ", to_string(x));
  if (!is_known(x)) return c.output(c.dtype(0), Shape{kUnknown});
  int64_t length;
  diagonal(x[0], x[1], k, plan.offset, length);
  add_dim(plan, length, wrapping_sum(x[1], 1));
  output_read(c, Shape{length}, plan);
}

void diag_grad_infer(InferContext& c) {
  const ShapeView x = c.input(1);
  if (x.rank != 2) invalid_argument("diag expects a vector or a matrix, got shape ", to_string(x));
  const int64_t k = c.integer("k");
  StridedCopy plan;
  int64_t length = kUnknown;
  if (is_known(x)) diagonal(x[0], x[1], k, plan.offset, length);
  check_grad_shape(c.input(0), Shape{length});
  add_dim(plan, length, wrapping_sum(x[1], 1));
  output_write(c, x, plan);
}

// Returns the plan of the k-th diagonals of matrices, which is their strided side. `length` is the size of each.
StridedCopy plan_diagonals(ShapeView x, int64_t k, int64_t& length) {
  const int64_t rows = x[x.rank - 2], columns = x[x.rank - 1], size = wrapping_product(rows, columns);
  StridedCopy plan;
  length = kUnknown;
  if (rows >= 0 && columns >= 0) diagonal(rows, columns, k, plan.offset, length);
  int64_t strides[kMaxRank], stride = size;
  for (int i = x.rank - 2; i-- > 0;) {
    strides[i] = stride;
    stride = wrapping_product(stride, x[i]);
  }
  for (int i = 0; i < x.rank - 2; ++i) add_dim(plan, x[i], strides[i]);
  add_dim(plan, length, wrapping_sum(columns, 1));
  return plan;
}

Shape diagonals_of(ShapeView x, int64_t length) {
  Shape out = outer_of(x);
  out.push_back(length);
  return out;
}

void check_is_matrix(ShapeView x) {
  if (x.rank < 2) invalid_argument("input must be at least 2-dim, received shape: ", to_string(x));
}

void diagonal_infer(InferContext& c) {
  const ShapeView x = c.input(0);
  check_is_matrix(x);
  int64_t length;
  const StridedCopy plan = plan_diagonals(x, c.integer("k"), length);
  if (!is_known(x)) return c.output(c.dtype(0), diagonals_of(x, length));
  output_read(c, diagonals_of(x, length), plan);
}

void diagonal_grad_infer(InferContext& c) {
  const ShapeView x = c.input(1);
  check_is_matrix(x);
  int64_t length;
  const StridedCopy plan = plan_diagonals(x, c.integer("k"), length);
  check_grad_shape(c.input(0), diagonals_of(x, length));
  output_write(c, x, plan);
}

void matrix_diag_infer(InferContext& c) {
  const ShapeView x = c.input(0);
  if (x.rank < 1) invalid_argument("diagonal must be at least 1-dim, received shape: ", to_string(x));
  const int64_t k = c.integer("k"), n = size_around(x[x.rank - 1], k);
  Shape out = ShapeView{x.dims, x.rank - 1};
  out.push_back(n);
  out.push_back(n);
  int64_t same;
  output_write(c, out, plan_diagonals(out, k, same));
}

void diag_gradient(GradientContext& g) {
  if (g.input_rank(0) == 1) return forward_gradient<"diag">(g);
  like_gradient<"diag_grad">(g);
}

}  // namespace

// clang-format off
void define_slicing(Registry& r) {
  r.op("slice").describe("A block of x: size[i] elements of axis i from begin[i] on. Beyond the end is "
                         "INVALID_ARGUMENT.")
      .input("x", dtypes::all).says("[n...]", "What is read.")
      .output("y").says("[m...]", "The block; m is size.")
      .attr_ints("begin").argument().required().says("The first index along each axis, from 0 on.")
      .attr_ints("size").argument()
      .says("The number of elements along each axis; -1, or all if it is absent: to the end.")
      .example(R"("x": [[1, 2, 3], [4, 5, 6]], "begin": [0, 1], "size": [2, -1])", "int32 [[2 3]\n [5 6]]")
      .infer(slice_infer).gradient(like_gradient<"slice_grad">, "shape(x)");
  grad_op(r, "slice_grad", "Zeros of the shape of like, with dy where slice reads.")
      .attr_ints("begin").argument().attr_ints("size").argument()
      .infer(slice_grad_infer).gradient(forward_gradient<"slice">);
  strided_slice_attrs(r.op("strided_slice")
      .describe("x[begin:end:strides, ...], with an entry for each axis from the first on, and TensorFlow's masks as "
                "bits. Axes without an entry are whole.")
      .input("x", dtypes::all).says("[n...]", "What is read.")
      .output("y").says("[m...]", "What the entries pick, dim by dim, as Python's slices do."))
      .example(R"("x": [1, 2, 3, 4, 5], "begin": [0], "end": [5], "strides": [2])", "int32 [1 3 5]")
      .infer(strided_slice_infer).gradient(like_gradient<"strided_slice_grad">, "shape(x)");
  strided_slice_attrs(grad_op(r, "strided_slice_grad", "Zeros of the shape of like, with dy where strided_slice "
                                                       "reads."))
      .infer(strided_slice_grad_infer).gradient(forward_gradient<"strided_slice">);
  strided_slice_attrs(r.op("strided_slice_update")
      .describe("x with value in the place of what strided_slice reads with the same attributes.")
      .input("x", dtypes::all).says("[n...]", "What is copied.")
      .input("value", dtypes::all).says("[m...]", "The new elements, in the shape that strided_slice gives.")
      .output("y").says("[n...]", "x, with the elements of value."))
      .example(R"("x": [1, 2, 3, 4, 5], "value": [7, 8], "begin": [1], "end": [4], "strides": [2])", "int32 [1 7 3 8 5]")
      .infer(strided_slice_update_infer).gradient(strided_slice_update_gradient, "shape(value)");
  r.op("flip").describe("x with the order of elements reversed along axes.")
      .input("x", dtypes::all).says("any", "The elements.").output("y").says("x", "The elements in their new order.")
      .attr_ints("axis").argument().says("The axes to reverse; negative ones count from the end. All if it is absent.")
      .example(R"("x": [[1, 2], [3, 4]], "axis": [1])", "int32 [[2 1]\n [4 3]]")
      .infer(flip_infer).gradient(forward_gradient<"flip">);
  r.op("roll").describe("x with its elements moved along axes; what leaves at one end comes in at the other.")
      .input("x", dtypes::all).says("any", "The elements.").output("y").says("x", "The elements in their new order.")
      .attr_ints("shift").argument().required()
      .says("How far to move along each axis, towards higher indices; one value stands for all axes.")
      .attr_ints("axis").argument()
      .says("The axes to move along; negative ones count from the end. The flattened tensor if it is absent.")
      .example(R"("x": [1, 2, 3], "shift": [1], "axis": [0])", "int32 [3 1 2]")
      .infer(roll_infer).gradient(roll_gradient);
  auto triangle = [&r](const char* name, const char* text) -> OpDef& {
    return r.op(name)
        .describe(text)
        .input("x", dtypes::fixed).says("[..., m, n]", "Matrices.")
        .output("y").says("x", "Their triangles; zeros elsewhere.")
        .attr_int("k", 0).argument()
        .says("The diagonal that ends the triangle: 0 the main one, above it greater, below it less.");
  };
  triangle("tril", "The lower triangles of matrices: zero where column - row > k.")
      .example(R"("x": [[1, 2], [3, 4]])", "int32 [[1 0]\n [3 4]]")
      .infer(triangle_infer<false>).gradient(forward_gradient<"tril">);
  triangle("triu", "The upper triangles of matrices: zero where column - row < k.")
      .example(R"("x": [[1, 2], [3, 4]])", "int32 [[1 2]\n [0 4]]")
      .infer(triangle_infer<true>).gradient(forward_gradient<"triu">);
  r.op("diag").describe("A matrix with the vector x on its k-th diagonal and zeros elsewhere, or that diagonal of a "
                        "matrix x.")
      .input("x", dtypes::fixed).says("[n...]", "A vector or a matrix.")
      .output("y").says("[m...]", "Of a vector a square matrix with n + |k| rows, of a matrix a vector.")
      .attr_int("k", 0).argument().says("The diagonal: 0 the main one, above it greater, below it less.")
      .example(R"("x": [1, 2])", "int32 [[1 0]\n [0 2]]")
      .infer(diag_infer).gradient(diag_gradient, "shape(x)");
  r.op("diagonal").describe("The k-th diagonals of matrices.")
      .input("x", dtypes::all).says("[outer..., m, n]", "Matrices.")
      .output("y").says("[outer..., l]", "Their diagonals; l is how many places (i, i + k) lie in a matrix.")
      .attr_int("k", 0).argument().says("The diagonal: 0 the main one, above it greater, below it less.")
      .example(R"("x": [[1, 2], [3, 4]])", "int32 [1 4]")
      .infer(diagonal_infer).gradient(like_gradient<"diagonal_grad">, "shape(x)");
  grad_op(r, "diagonal_grad", "Matrices of the shape of like: zeros, with dy on their k-th diagonals.")
      .attr_int("k", 0).argument().infer(diagonal_grad_infer).gradient(forward_gradient<"diagonal">);
  r.op("matrix_diag").describe("Square matrices with x on their k-th diagonals and zeros elsewhere.")
      .input("x", dtypes::fixed).says("[outer..., n]", "The diagonals.")
      .output("y").says("[outer..., m, m]", "The matrices; m is n + |k|.")
      .attr_int("k", 0).argument().says("The diagonal: 0 the main one, above it greater, below it less.")
      .example(R"("x": [1, 2])", "int32 [[1 0]\n [0 2]]")
      .infer(matrix_diag_infer).gradient(forward_gradient<"diagonal">);
  grad_op(r, "diag_grad", "A matrix of the shape of like: zeros, with dy on the k-th diagonal.")
      .attr_int("k", 0).argument().infer(diag_grad_infer).gradient(forward_gradient<"diag">);
}
// clang-format on

}  // namespace eager
