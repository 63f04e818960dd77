// Ops of the shape family that make tensors larger: tile, repeat, pad. Their gradients sum dy, or cut it.
#include "kernels/common/shape.h"
#include "runtime/core/gradient.h"
#include "runtime/ops/families.h"
#include "runtime/ops/shape_util.h"

namespace eager {
namespace {

// ---- tile, repeat

// A dim of x and the number of times that tile repeats it.
struct TileDim {
  int64_t times, dim;
};
// Sets `dims`, with 1s in front of the shorter one of x's dims and repetitions, and returns how many there are.
int tile_dims(const AttrValue& repetitions, ShapeView x, TileDim* dims) {
  if (!repetitions.given) invalid_argument("repetitions must be given");
  const int rank = std::max(x.rank, repetitions.count);
  if (rank > kMaxRank) invalid_argument("rank must be at most ", kMaxRank);
  for (int i = 0; i < rank; ++i) {
    const int xi = i - (rank - x.rank), ri = i - (rank - repetitions.count);
    dims[i] = {ri < 0 ? 1 : repetitions.ints[ri], xi < 0 ? 1 : x[xi]};
    if (dims[i].times < 0) invalid_argument("Expected repetitions[", ri, "] >= 0, but got ", dims[i].times);
  }
  return rank;
}

void tile_infer(InferContext& c) {
  const ShapeView x = c.input(0);
  TileDim dims[kMaxRank];
  const int rank = tile_dims(c.attr("repetitions"), x, dims);
  int64_t strides[kMaxRank];
  row_major_strides(x.dims, x.rank, strides);
  Shape out;
  StridedCopy plan;
  for (int i = 0; i < rank; ++i) {
    const int xi = i - (rank - x.rank);
    out.push_back(times(dims[i].dim, dims[i].times));
    add_dim(plan, dims[i].times, 0);
    add_dim(plan, dims[i].dim, xi < 0 ? 0 : strides[xi]);
  }
  output_read(c, out, plan);
}

// Gives an output of input 1's shape that sums dy over the repetitions: `kept` reads the elements of the output,
// `summed` the repetitions of each.
void output_sum(InferContext& c, const StridedCopy& kept, const StridedCopy& summed) {
  if (c.concrete()) {
    StridedSum& p = c.params<StridedSum>();
    p.copy = kept;
    p.kept = kept.rank;
    for (int i = 0; i < summed.rank; ++i) add_dim(p.copy, summed.dims[i], summed.strides[i], false);
  }
  c.output(c.dtype(0), c.input(1));
}

void tile_grad_infer(InferContext& c) {
  const ShapeView dy = c.input(0);
  TileDim dims[kMaxRank];
  const int rank = tile_dims(c.attr("repetitions"), c.input(1), dims);
  Shape tiled;
  for (int i = 0; i < rank; ++i) tiled.push_back(times(dims[i].dim, dims[i].times));
  check_grad_shape(dy, tiled);
  int64_t strides[kMaxRank];
  row_major_strides(dy.dims, dy.rank, strides);
  StridedCopy kept, summed;
  for (int i = 0; i < rank; ++i) {
    add_dim(kept, dims[i].dim, strides[i]);
    add_dim(summed, dims[i].times, wrapping_product(strides[i], dims[i].dim));
  }
  output_sum(c, kept, summed);
}

int64_t repeat_count(InferContext& c) {
  if (!c.given("repeats")) invalid_argument("repeats must be given");
  if (c.integer("repeats") < 0) invalid_argument("repeats must be non-negative, got ", c.integer("repeats"));
  return c.integer("repeats");
}

// Returns the shape of x with each element repeated n times, along the axis or, without that attribute, in one dim.
Shape repeat_shape(InferContext& c, ShapeView x, int64_t n) {
  if (!c.given("axis")) return Shape{times(num_elements(x), n)};
  Shape out(x);
  const int axis = normalize_axis(c.integer("axis"), x.rank);
  out[axis] = times(x[axis], n);
  return out;
}

void repeat_infer(InferContext& c) {
  const ShapeView x = c.input(0);
  const int64_t n = repeat_count(c);
  const Shape out = repeat_shape(c, x, n);
  StridedCopy plan;
  if (!c.given("axis")) {
    add_dim(plan, num_elements(x), 1);
    add_dim(plan, n, 0);
    return output_read(c, out, plan);
  }
  const int axis = normalize_axis(c.integer("axis"), x.rank);
  int64_t strides[kMaxRank];
  row_major_strides(x.dims, x.rank, strides);
  for (int i = 0; i < x.rank; ++i) {
    add_dim(plan, x[i], strides[i]);
    if (i == axis) add_dim(plan, n, 0);
  }
  output_read(c, out, plan);
}

void repeat_grad_infer(InferContext& c) {
  const ShapeView x = c.input(1);
  const int64_t n = repeat_count(c);
  check_grad_shape(c.input(0), repeat_shape(c, x, n));
  StridedCopy kept, summed;
  if (!c.given("axis")) {
    add_dim(kept, num_elements(x), n);
    add_dim(summed, n, 1);
    return output_sum(c, kept, summed);
  }
  const int axis = normalize_axis(c.integer("axis"), x.rank);
  int64_t stride = 1;
  int64_t strides[kMaxRank];
  for (int i = x.rank - 1; i >= 0; --i) {
    if (i == axis) {
      add_dim(summed, n, stride);
      stride = wrapping_product(stride, n);
    }
    strides[i] = stride;
    stride = wrapping_product(stride, x[i]);
  }
  for (int i = 0; i < x.rank; ++i) add_dim(kept, x[i], strides[i]);
  output_sum(c, kept, summed);
}

// ---- pad

constexpr const char* kPadModes = "CONSTANT REFLECT SYMMETRIC";

void padded_shape(InferContext& c, ShapeView x, PadMode mode, Shape& out) {
  const AttrValue& paddings = c.attr("paddings");
  if (!paddings.given || paddings.count != 2 * x.rank) {
    invalid_argument("The first dimension of paddings must be the rank of inputs, ", x.rank, ": got ", paddings.count,
                     " numbers");
  }
  for (int i = 0; i < x.rank; ++i) {
    const int64_t before = paddings.ints[2 * i], after = paddings.ints[2 * i + 1], n = x[i];
    if (before < 0 || after < 0) invalid_argument("Paddings must be non-negative: ", before, " ", after);
    if (n >= 0 && mode == PadMode::reflect && (before >= n || after >= n) && (before > 0 || after > 0)) {
      invalid_argument("paddings must be less than the dimension size: ", before, ", ", after, " not less than ", n);
    }
    if (n >= 0 && mode == PadMode::symmetric && (before > n || after > n)) {
      invalid_argument("paddings must be no greater than the dimension size: ", before, ", ", after, " greater than ",
                       n);
    }
    int64_t sum;
    if (__builtin_add_overflow(before, after, &sum) || __builtin_add_overflow(sum, n < 0 ? 0 : n, &sum)) {
      invalid_argument("too many elements");
    }
    out.push_back(n < 0 ? kUnknown : sum);
  }
}

void pad_infer(InferContext& c) {
  const ShapeView x = c.input(0);
  const auto mode = choice_of<PadMode>(c, "mode");
  const bool are_strings = c.dtype(0) == DType::string;
  if (are_strings && c.real("constant_values") != 0) invalid_argument("a string tensor cannot hold a number");
  Shape out;
  padded_shape(c, x, mode, out);
  if (c.concrete()) {
    PadParams& p = c.params<PadParams>();
    p.mode = mode;
    // 0 stands for the empty string.
    encode_constant(are_strings ? DType::int64 : c.dtype(0), c.attr("constant_values"), p.value);
    for (int i = 0; i < x.rank; ++i) p.before[i] = c.attr("paddings").ints[2 * i];
  }
  c.output(c.dtype(0), out);
}

// Infers the gradient of pad. If pad put a constant around x, it is a slice of dy; if it mirrored x, several elements
// of dy are added to one of x.
void pad_grad_infer(InferContext& c) {
  const ShapeView dy = c.input(0), x = c.input(1);
  const auto mode = choice_of<PadMode>(c, "mode");
  Shape padded;
  padded_shape(c, x, mode, padded);
  check_grad_shape(dy, padded);
  if (c.concrete()) {
    PadParams& p = c.params<PadParams>();
    p.mode = mode;
    for (int i = 0; i < x.rank; ++i) p.before[i] = c.attr("paddings").ints[2 * i];
  }
  c.output(c.dtype(0), x);
}

}  // namespace

// clang-format off
void define_repeating(Registry& r) {
  r.op("tile").describe("x laid out repeatedly along its axes: repetitions[i] times along axis i.")
      .input("x", dtypes::all).says("[n...]", "What is repeated.")
      .output("y").says("[m...]", "The repeated tensor: each dim of x times its repetitions.")
      .attr_ints("repetitions").argument().required()
      .says("How often along each axis. Ones are put in front of the shorter one of repetitions and the shape of x.")
      .example(R"("x": [1, 2], "repetitions": [2])", "int32 [1 2 1 2]")
      .infer(tile_infer).gradient(like_gradient<"tile_grad">, "shape(x)");
  grad_op(r, "tile_grad", "dy summed over the repetitions of tile.").attr_ints("repetitions").argument()
      .infer(tile_grad_infer).gradient(forward_gradient<"tile">);
  r.op("repeat").describe("x with each element repeated along an axis, next to itself.")
      .input("x", dtypes::all).says("[n...]", "What is repeated.")
      .output("y").says("[m...]", "The repeated elements: dims as of x, axis times repeats; without an axis a vector.")
      .attr_int("repeats").argument().required().says("How often each element.")
      .attr_int("axis").argument()
      .says("The axis to repeat along; negative ones count from the end. The flattened tensor if it is absent.")
      .example(R"("x": [1, 2], "repeats": 2, "axis": 0)", "int32 [1 1 2 2]")
      .infer(repeat_infer).gradient(like_gradient<"repeat_grad">, "shape(x)");
  grad_op(r, "repeat_grad", "dy summed over the repetitions of repeat.").attr_int("repeats").argument()
      .attr_int("axis").argument().infer(repeat_grad_infer).gradient(forward_gradient<"repeat">);
  r.op("pad").describe("x with elements added before and behind it along its axes.")
      .input("x", dtypes::all).says("[n...]", "What is padded.")
      .output("y").says("[m...]", "The padded tensor: each dim of x plus its two paddings.")
      .attr_ints("paddings").argument().required()
      .says("How many elements to add: before and behind the first axis, before and behind the second, and so on.")
      .attr_string("mode", "CONSTANT").choices(kPadModes)
      .says("CONSTANT: constant_values; REFLECT: x mirrored, without its edge; SYMMETRIC: x mirrored, with its edge.")
      .attr_float("constant_values", 0.0).says("The value that CONSTANT adds; to strings, empty ones. An integer that x's "
                                                  "dtype has not is INVALID_ARGUMENT.")
      .example(R"("x": [1, 2, 3], "paddings": [1, 2])", "int32 [0 1 2 3 0 0]")
      .infer(pad_infer).gradient(like_gradient<"pad_grad">, "shape(x)");
  grad_op(r, "pad_grad", "dy without its paddings; with what a mirror put there added to where it came from.")
      .attr_ints("paddings").argument().attr_string("mode", "CONSTANT").choices(kPadModes)
      .infer(pad_grad_infer).gradient(forward_gradient<"pad">);
}
// clang-format on

}  // namespace eager
