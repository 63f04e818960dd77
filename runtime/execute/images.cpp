// Ops on images that the library's other ops compute: grids of affine maps, and flips and crops at random.
#include <bit>

#include "runtime/execute/composed.h"

namespace eager {

namespace {

int64_t bits(double value) { return std::bit_cast<int64_t>(value); }

// Returns the coordinates of n elements along an axis, from -1 to 1.
TensorRef coordinates_along(const Composed& ops, int64_t n, bool align_corners, DType dtype) {
  const double edge = n < 1 ? 0 : align_corners ? (n > 1 ? 1 : 0) : 1 - 1 / static_cast<double>(n);
  return ops.cast(ops.with<"linspace", "dtype=float64">({bits(-edge), bits(edge), n}), dtype);
}

void run_affine_grid(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                     int32_t& num_outputs) {
  const RequiredShapes required(ctx, op, inputs, n, 0, Matter::own_dims);
  run_composed(ctx, op, required, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const AttrValue& size = op.attr("size");
    const int axes = size.count;
    if (axes < 1 || axes > 3) invalid_argument("size must have 1 to 3 elements, got ", axes);
    for (int i = 0; i < axes; ++i) {
      if (size.ints[i] < 0) invalid_argument("size must be non-negative, got ", size.ints[i]);
    }
    const Shape expected{kUnknown, axes, axes + 1};
    if (!may_equal(in[0]->shape(), expected))
      invalid_argument("theta must have shape ", to_string(expected), ", got ", to_string(in[0]->shape()));
    const DType dtype = computed_dtype(in[0]->dtype);
    const TensorRef theta = ops.cast(in[0], dtype);
    Numbers column{axes + 2, -1};  // the shape of a column of theta, with dims of 1 for the axes
    for (int i = 0; i < axes; ++i) column.push_back(1);
    column.push_back(axes);
    auto column_of = [&](int j) { return ops.with<"reshape">(column, ops.slice(theta, 2, j, 1)); };
    TensorRef grid = column_of(axes);
    for (int j = axes - 1; j >= 0; --j) {
      const int axis = axes - 1 - j;
      Numbers shape{axes + 1};
      for (int i = 0; i <= axes; ++i) shape.push_back(i == axis ? size.ints[axis] : 1);
      const TensorRef t = coordinates_along(ops, size.ints[axis], op.attr("align_corners").i != 0, dtype);
      grid = ops.run<"add">(ops.run<"multiply">(column_of(j), ops.with<"reshape">(shape, t)), grid);
    }
    return ops.cast(grid, in[0]->dtype);
  });
}

// Returns zeros, float32, of x's dims but the last `count`, which are 1.
TensorRef zeros_of_outer(const Composed& ops, const TensorRef& x, int count) {
  const TensorRef none = ops.run<"zeros_like", "dtype=float32">(ops.slice(x, x->rank - 1, 0, 0));
  Numbers axes{count};
  for (int i = 0; i < count; ++i) axes.push_back(x->rank - count + i);
  return ops.with<"sum", "keepdims=true">(axes, none);
}

// Runs a random op of this seed on the numbers that its input has; its first argument, the shape, is not given.
template <FixedString Op>
TensorRef drawn_like(const Composed& ops, const TensorRef& x, int64_t seed) {
  constexpr uint64_t kSeed = 4;  // the argument's bit
  const Arguments args{&seed, 1, true, kSeed};
  return execute1(ops.ctx, *prepared<Op, "">(), {x.get()}, &args);
}

void run_random_flip(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                     int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const TensorRef& x = in[0];
    if (x->rank < 3) invalid_argument("x must have at least 3 dimensions, got shape ", to_string(x->shape()));
    const int axis = normalize_axis(op.attr("axis").i, x->rank);
    if (axis < x->rank - 3) invalid_argument("axis must be one of the last 3, got ", op.attr("axis").i);
    const TensorRef half = ops.run<"add">(zeros_of_outer(ops, x, 3), ops.scalar(0.5));
    const TensorRef is_flipped = drawn_like<"random_bernoulli">(ops, half, op.attr("seed").i);
    return ops.run<"where">(is_flipped, ops.with<"flip">({1, axis}, x), x);
  });
}

void run_random_crop(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                     int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    TensorRef x = in[0];
    const AttrValue& size = op.attr("size");
    if (size.count != x->rank)
      invalid_argument("size must have ", x->rank, " elements for shape ", to_string(x->shape()), ", got ", size.count);
    Shape sizes;
    bool changes = false, fits = true;
    for (int i = 0; i < x->rank; ++i) {
      const int64_t dim = x->dims[i], s = size.ints[i];
      if (s < -1) invalid_argument("size must be non-negative, or -1 for an axis that stays, got ", s);
      sizes.push_back(s);
      changes = changes || (s >= 0 && s != dim);
      fits = fits && (dim < 0 || s <= dim);
    }
    if (!fits) invalid_argument("Need value.shape >= size, got ", to_string(x->shape()), " vs ", to_string(sizes));
    if (!changes) return x;
    const TensorRef place = ops.with<"random_uniform", "dtype=float64">(
        {1, x->rank, static_cast<int64_t>(DType::float64), bits(0), bits(1), op.attr("seed").i});
    for (int i = 0; i < x->rank; ++i) {
      const int64_t s = sizes[i], dim = x->dims[i];
      if (s < 0 || s == dim) continue;
      // An offset is one of the dim - s + 1 that there are.
      const TensorRef count = dim >= 0 ? ops.scalar(static_cast<double>(dim - s + 1))
                                       : ops.run<"add">(ops.cast(ops.with<"dim_size">({i}, x), DType::float64),
                                                        ops.scalar(1.0 - static_cast<double>(s)));
      const TensorRef at = ops.with<"reshape">({0}, ops.slice(place, 0, i, 1));
      const TensorRef offset = ops.cast(ops.run<"floor">(ops.run<"multiply">(at, count)), DType::int64);
      const TensorRef numbers = ops.with<"arange", "dtype=int64">({bits(0), bits(static_cast<double>(s)), bits(1)});
      x = ops.with<"gather">({i}, x, ops.run<"add">(numbers, offset));
    }
    return x;
  });
}

}  // namespace

// clang-format off
void define_image_ops(Registry& r) {
  const char* seed = "The same choice at every call; 0: by the next numbers of the context's stream, which begins with its seed.";
  r.op("affine_grid").describe("The points that affine maps give to the elements of images, for grid_sample.")
      .input("theta", dtypes::floats)
      .says("[batch, axes, columns]", "The maps: a matrix for each image, and the offset as its last column.")
      .output("grid").says("[batch, size..., axes]", "The coordinates of each point, those along the last axis first.")
      .attr_ints("size").argument().required().says("The size of the images along each spatial axis: one to three.")
      .attr_bool("align_corners", false)
      .says("Whether -1 and 1 are the middles of the outermost elements, and not the edges of the image.")
      .example(R"("theta": [[[1.0, 0.0, 0.5], [0.0, 1.0, 0.0]]], "size": [1, 2])", "float32 [[[[0. 0.]\n   [1. 0.]]]]")
      .composite(run_affine_grid).gradient(no_own_gradient);
  r.op("random_flip").describe("Images, of which each is turned over along an axis with a probability of one half.")
      .input("x", dtypes::fixed).says("[batch..., a, b, c]", "Images, which have the last three dims: height, width and channels, or "
          "channels first.")
      .output("y").says("x", "The images.")
      .attr_int("axis", -2).argument().says("The axis, one of the last three: -2 is the width where channels are last; negative ones "
          "count from the end.")
      .attr_int("seed", 0).says(seed)
      .example(R"("x": [[[1], [1]]], "seed": 3)", "int32 [[[1]\n  [1]]]")
      .composite(run_random_flip).effects(kRandom).gradient(no_own_gradient);
  r.op("random_crop").describe("A part of x of the size that is asked for, at a random place.")
      .input("x", dtypes::all).says("[n...]", "The elements.")
      .output("y").says("[size...]", "The part.")
      .attr_ints("size").argument().required().says("The part's size along each axis; -1: the whole axis.")
      .attr_int("seed", 0).says(seed)
      .example(R"("x": [1, 2, 3, 4], "size": [4], "seed": 3)", "int32 [1 2 3 4]")
      .composite(run_random_crop).effects(kRandom).gradient(no_own_gradient);
}
// clang-format on

}  // namespace eager
