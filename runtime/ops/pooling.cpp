// Pooling of images with one to three spatial axes.
#include "kernels/common/pooling.h"

#include "runtime/core/gradient.h"
#include "runtime/ops/families.h"
#include "runtime/core/windows.h"

namespace eager {

namespace {

void keep_params(InferContext& c, const PoolParams& p) {
  if (c.concrete()) c.params<PoolParams>() = p;
}

// Checks that the places of an image have numbers of 32 bits.
void check_places(const PoolParams& p) {
  if (p.d.in > 0 && p.h.in > 0 && p.w.in > 0 && p.w.in > kMostSize / p.h.in / p.d.in)
    invalid_argument("an image with numbered places must have at most ", kMostSize, " of them");
}

// Reads the windows of a pool of x, and returns the shape of its output.
Shape plan_pooling(InferContext& c, const Layout& layout, ShapeView x, PoolParams& p) {
  read_sizes(c, "ksize", "ksize", layout, &WindowAxis::kernel, p);
  read_sizes(c, c.given("strides") ? AttrName("strides") : AttrName("ksize"), "strides", layout, &WindowAxis::stride,
             p);
  read_sizes(c, "dilations", "dilations", layout, &WindowAxis::dilation, p);
  check_rank("input", x, layout);
  p.out_c = x[layout.channels()];
  if (c.def().has("count_include_pad")) p.counts_padding = c.boolean("count_include_pad");
  if (c.def().has("divisor_override") && c.given("divisor_override")) {
    p.divisor = c.integer("divisor_override");
    if (p.divisor == 0) invalid_argument("divisor must be not zero");
  }
  if (c.def().has("include_batch_in_index")) p.counts_batch = c.boolean("include_batch_in_index");
  Shape out = plan_windows(c, x, layout, p);
  for (int i = 0; i < layout.axes; ++i) {
    const WindowAxis& a = axis_of(p, layout, i);
    // No window may lie in the padding alone. With SAME none does, unless it has gaps.
    if (c.string("padding") == "EXPLICIT") {
      const Padding padding(c, i, layout.axes);
      if (std::max(padding.before, padding.after) >= a.reach())
        invalid_argument("padding must be smaller than the window");
    }
    if (a.in == 0 && a.out > 0) invalid_argument("the image has no pixels: ", to_string(x));
  }
  return out;
}

// The windows of pools that have attributes for them; of images with kAxes spatial axes, or with any number where it is 0.
template <int kAxes>
struct Windows {
  static Shape plan(InferContext& c, ShapeView x, PoolParams& p) {
    return plan_pooling(c, kAxes == 0 ? layout_of(c, x) : Layout(c, kAxes), x, p);
  }
  static OpDef& define(OpDef& op);
};

// Windows that divide the image evenly into as many as the output has places.
struct AdaptiveWindows {
  static Shape plan(InferContext& c, ShapeView x, PoolParams& p) {
    const Layout layout = layout_of(c, x);
    const AttrValue& given = c.attr("output_size");
    if (!given.given) invalid_argument("output_size must be given");
    if (given.count != layout.axes && given.count != 1)
      invalid_argument("output_size must have ", layout.axes, " values, got ", given.count);
    p.nchw = layout.nchw;
    p.batch = x[0];
    p.in_c = p.out_c = x[layout.channels()];
    Shape out(x);
    for (int i = 0; i < layout.axes; ++i) {
      WindowAxis& a = axis_of(p, layout, i);
      const int64_t size = given.ints[given.count == 1 ? 0 : i];
      if (size < -1) invalid_argument("output_size must not be negative, got ", size);
      a.in = x[layout.spatial(i)];
      a.out = size < 0 ? a.in : size;
      if (std::max(a.in, a.out) > kMostSize) invalid_argument("images must be at most ", kMostSize, " high and wide");
      if (a.in == 0 && a.out > 0) invalid_argument("the image has no pixels: ", to_string(x));
      a.is_adaptive = a.out <= 0 || a.in % a.out != 0;
      if (!a.is_adaptive) a.kernel = a.stride = a.in / a.out;
      out[layout.spatial(i)] = a.out;
    }
    return out;
  }
  static OpDef& define(OpDef& op) {
    return op.attr_ints("output_size")
        .argument()
        .required()
        .says("The size of the output along each spatial axis; one value stands for all. -1: as x's.")
        .attr_string("data_format", "NHWC")
        .choices(kDataFormats)
        .says(kDataFormatText);
  }
};

template <FixedString Name, class Windows>
struct Pool {
  static constexpr auto kName = Name;
  static constexpr auto kGrad = join<Name, "_grad">();
  static constexpr auto kGradGrad = join<Name, "_grad_grad">();

  static void infer(InferContext& c) {
    PoolParams p;
    c.output(c.dtype(0), Windows::plan(c, c.input(0), p));
    keep_params(c, p);
  }
};

template <FixedString Name, class Windows>
struct MaxPool : Pool<Name, Windows> {
  using Base = Pool<Name, Windows>;
  static void grad_infer(InferContext& c) {  // inputs: dy, x, y
    PoolParams p;
    const Shape y = Windows::plan(c, c.input(1), p);
    check_windows("dy", c.input(0), y);
    check_windows("y", c.input(2), y);
    check_places(p);
    c.output(c.dtype(0), c.input(1));
    keep_params(c, p);
  }
  static void grad_grad_infer(InferContext& c) {  // inputs: ddx, x, y
    PoolParams p;
    const Shape y = Windows::plan(c, c.input(1), p);
    check_windows("ddx", c.input(0), c.input(1));
    check_windows("y", c.input(2), y);
    check_places(p);
    c.output(c.dtype(0), y);
    keep_params(c, p);
  }
  static void gradient(GradientContext& g) {
    g.set(0, g.op_with_attrs<Base::kGrad>({g.grad().get(), g.input(0).get(), g.output().get()}));
  }
  static void grad_gradient(GradientContext& g) {
    g.set(0, g.op_with_attrs<Base::kGradGrad>({g.grad().get(), g.input(1).get(), g.input(2).get()}));
  }
  static void grad_grad_gradient(GradientContext& g) {
    g.set(0, g.op_with_attrs<Base::kGrad>({g.grad().get(), g.input(1).get(), g.input(2).get()}));
  }
  static void define_gradients(Registry& r);
};

template <FixedString Name, class Windows>
struct AvgPool : Pool<Name, Windows> {
  using Base = Pool<Name, Windows>;
  static void grad_infer(InferContext& c) {  // inputs: dy, like
    PoolParams p;
    check_windows("dy", c.input(0), Windows::plan(c, c.input(1), p));
    c.output(c.dtype(0), c.input(1));
    keep_params(c, p);
  }
  static void gradient(GradientContext& g) {
    g.set(0, g.op_with_attrs<Base::kGrad>({g.grad().get(), g.input_shape(0).get()}));
  }
  static void grad_gradient(GradientContext& g) { g.set(0, g.op_with_attrs<Name>({g.grad().get()})); }
  static void define_gradients(Registry& r);
};

// --- places of largest elements ---

void max_pool_with_argmax_infer(InferContext& c) {
  PoolParams p;
  const Shape y = Windows<0>::plan(c, c.input(0), p);
  check_places(p);
  c.output(c.dtype(0), y);
  c.output(DType::int64, y);
  keep_params(c, p);
}

// The gradient is that of the pool without places. It has an op for each number of spatial axes.
void max_pool_with_argmax_gradient(GradientContext& g) {
  const Tensor dy = g.grad(), x = g.input(0), y = g.output();
  switch (g.input_rank(0)) {
    case 3: return g.set(0, g.op_with_attrs<"max_pool1d_grad">({dy.get(), x.get(), y.get()}));
    case 4: return g.set(0, g.op_with_attrs<"max_pool2d_grad">({dy.get(), x.get(), y.get()}));
    default: return g.set(0, g.op_with_attrs<"max_pool3d_grad">({dy.get(), x.get(), y.get()}));
  }
}

// Returns the size of images along axis i, of which a pool with these windows gives `out` places: what the windows reach.
int64_t unpooled_size(InferContext& c, const WindowAxis& a, int64_t out, int i, int num_axes) {
  if (out < 0) return kUnknown;
  if (out > kMostSize) invalid_argument("images must be at most ", kMostSize, " high and wide");
  if (c.string("padding") == "SAME") return out * a.stride;
  const Padding padding(c, i, num_axes);
  return std::max<int64_t>(0, (out - 1) * a.stride + a.kernel - padding.before - padding.after);
}

// Returns the shape of the images whose pool has the shape of x.
Shape unpooled_shape(InferContext& c, ShapeView x) {
  const Layout layout = layout_of(c, x);
  Window3d p;
  read_sizes(c, "ksize", "ksize", layout, &WindowAxis::kernel, p);
  read_sizes(c, c.given("strides") ? AttrName("strides") : AttrName("ksize"), "strides", layout, &WindowAxis::stride,
             p);
  Shape out(x);
  const AttrValue& given = c.attr("output_size");
  if (given.given && given.count != layout.axes)
    invalid_argument("output_size must have ", layout.axes, " values, got ", given.count);
  for (int i = 0; i < layout.axes; ++i) {
    int64_t& size = out[layout.spatial(i)];
    size = unpooled_size(c, axis_of(p, layout, i), size, i, layout.axes);
    if (!given.given) continue;
    if (given.ints[i] < 0) invalid_argument("output_size must not be negative, got ", given.ints[i]);
    size = given.ints[i];
  }
  return out;
}

void unpool(InferContext& c, ShapeView out, ShapeView images, ShapeView indices) {
  c.output(c.dtype(0), out);
  if (!c.concrete()) return;
  const int64_t n = std::max<int64_t>(1, c.boolean("include_batch_in_index") ? 1 : images[0]);
  c.params<UnpoolParams>() = {n, num_elements(images) / n, num_elements(indices) / n};
}

void max_unpool_infer(InferContext& c) {
  check_windows("indices", c.input(1), c.input(0));
  const Shape out = unpooled_shape(c, c.input(0));
  unpool(c, out, out, c.input(1));
}

void max_unpool_grad_infer(InferContext& c) {  // inputs: dy, indices
  const ShapeView dy = c.input(0), indices = c.input(1);
  check_windows("dy", dy, unpooled_shape(c, indices));
  unpool(c, indices, dy, indices);
}

void max_unpool_gradient(GradientContext& g) {
  g.set(0, g.op_with_attrs<"max_unpool_grad">({g.grad().get(), g.input(1).get()}));
}
void max_unpool_grad_gradient(GradientContext& g) {
  g.set(0, g.op_with_attrs<"max_unpool">({g.grad().get(), g.input(1).get()}));
}

// --- definitions ---

// clang-format off

template <int kAxes>
OpDef& Windows<kAxes>::define(OpDef& op) {
  return pool_windows(op, kAxes);
}

OpDef& average_attributes(OpDef& op) {
  return op.attr_bool("count_include_pad", false)
      .says("Whether padding counts in the number that a sum is divided by.")
      .attr_int("divisor_override").says("What sums are divided by; the number of elements if it is absent.");
}

template <class Windows>
OpDef& pool(Registry& r, const char* name, const char* text, DTypeSet dtypes, int num_axes) {
  const WindowTexts& texts = window_texts(num_axes);
  return Windows::define(r.op(name).describe(text)
      .input("x", dtypes).says(texts.pool_images, texts.image_text)
      .output("y").says(texts.pool_outputs, "A value for each window, in the order of data_format."));
}

template <FixedString Name, class Windows>
void MaxPool<Name, Windows>::define_gradients(Registry& r) {
  Windows::define(r.helper(Base::kGrad.text).describe("Adds dy where each window has its first largest element.")
      .input("dy", dtypes::floats).input("x", dtypes::floats).input("y", dtypes::floats).output("dx", "dy"))
      .infer(grad_infer).gradient(grad_gradient, "x y");
  Windows::define(r.helper(Base::kGradGrad.text).describe("Takes ddx where each window has its first largest element.")
      .input("ddx", dtypes::floats).input("x", dtypes::floats).input("y", dtypes::floats).output("ddy", "ddx"))
      .infer(grad_grad_infer).gradient(grad_grad_gradient, "x y");
}

template <FixedString Name, class Windows>
void AvgPool<Name, Windows>::define_gradients(Registry& r) {
  OpDef& grad = Windows::define(r.helper(Base::kGrad.text).describe("Spreads dy over the windows of an average pool.")
      .input("dy", dtypes::floats).input("like", dtypes::all, 0, kShapeOnly).output("dx", "dy"))
      .infer(grad_infer).gradient(grad_gradient, "");
  if (grad.has("ksize")) average_attributes(grad);
}

constexpr const char* kLargest = "The largest element of each window, channel by channel; NaN where one is NaN.";

template <FixedString Name, int kAxes>
void define_max_pool(Registry& r, const char* example, const char* gives) {
  using Op = MaxPool<Name, Windows<kAxes>>;
  pool<Windows<kAxes>>(r, Name.text, kLargest, dtypes::real, kAxes)
      .parameters("x ksize strides padding data_format").example(example, gives)
      .infer(Op::infer).gradient(Op::gradient, "x y");
  Op::define_gradients(r);
}

template <FixedString Name, int kAxes>
void define_avg_pool(Registry& r, const char* example, const char* gives) {
  using Op = AvgPool<Name, Windows<kAxes>>;
  average_attributes(pool<Windows<kAxes>>(r, Name.text, "The mean of each window, channel by channel; padding does not count unless "
                                          "count_include_pad says so.", dtypes::floats, kAxes))
      .parameters("x ksize strides padding data_format").example(example, gives)
      .infer(Op::infer).gradient(Op::gradient, "shape(x)");
  Op::define_gradients(r);
}

void define_adaptive_pools(Registry& r) {
  using Max = MaxPool<"adaptive_max_pool", AdaptiveWindows>;
  using Avg = AvgPool<"adaptive_avg_pool", AdaptiveWindows>;
  pool<AdaptiveWindows>(r, "adaptive_max_pool", "The largest element of each of output_size equal parts, which may overlap, of images; "
                        "NaN where one is NaN.", dtypes::real, 0)
      .example(R"("x": [[[1.0], [2.0], [3.0]]], "output_size": [2])", "float32 [[[2.]\n  [3.]]]")
      .infer(Max::infer).gradient(Max::gradient, "x y");
  Max::define_gradients(r);
  pool<AdaptiveWindows>(r, "adaptive_avg_pool", "The mean of each of output_size equal parts, which may overlap, of images.",
                        dtypes::floats, 0)
      .example(R"("x": [[[1.0], [2.0], [3.0]]], "output_size": [2])", "float32 [[[1.5]\n  [2.5]]]")
      .infer(Avg::infer).gradient(Avg::gradient, "shape(x)");
  Avg::define_gradients(r);
}

OpDef& unpool_attributes(OpDef& op) {
  return window_attributes(op, 0)
      .attr_ints("output_size")
      .says("The size of the result along each spatial axis. What the pool's windows reach, without padding, if it is absent.")
      .attr_bool("include_batch_in_index", false).says("Whether places are counted among the elements of all images.");
}

void define_unpool(Registry& r) {
  const WindowTexts& texts = window_texts(0);
  Windows<0>::define(r.op("max_pool_with_argmax").describe("The largest element of each window, and its place in the image.")
      .input("x", dtypes::real).says(texts.pool_images, texts.image_text)
      .output("y").says(texts.pool_outputs, "The largest elements, as max_pool2d has them.")
      .output("argmax", "int64").says(texts.pool_outputs, "The place of the first of them among the image's elements "
                                                          "in row-major order; -1 if a window "
                                           "reads none."))
      .attr_bool("include_batch_in_index", false).says("Whether places are counted among the elements of all images.")
      .parameters("x ksize strides padding data_format")
      .example(R"("x": [[[1.0], [5.0], [3.0], [4.0]]], "ksize": [2])", "float32 [[[5.]\n  [4.]]]; int64 [[[1]\n  [3]]]")
      .infer(max_pool_with_argmax_infer).gradient(max_pool_with_argmax_gradient, "x y");
  unpool_attributes(r.op("max_unpool").describe("Zeros, with each element of x at the place that max_pool_with_argmax gives.")
      .input("x", dtypes::fixed).says(texts.pool_outputs, "What a pool gives.")
      .input("indices", dtypes::index, 0).says("x", "The places of elements in the result, each once (else the last "
                                                    "one counts, and the gradient goes to all); INVALID_ARGUMENT where one is out of range.")
      .output("y").says(texts.pool_images, "The images, in the order of data_format."))
      .parameters("x indices ksize strides padding data_format")
      .example(R"("x": [[[5.0], [4.0]]], "indices": [[[1], [3]]], "ksize": [2])", "float32 [[[0.]\n  [5.]\n  [0.]\n  [4.]]]")
      .infer(max_unpool_infer).gradient(max_unpool_gradient, "indices");
  unpool_attributes(r.helper("max_unpool_grad").describe("Takes dy where indices say: the gradient of max_unpool.")
      .input("dy", dtypes::fixed).input("indices", dtypes::index, 0).output("dx", "dy"))
      .infer(max_unpool_grad_infer).gradient(max_unpool_grad_gradient, "indices");
}

}  // namespace

void define_pooling(Registry& r) {
  define_max_pool<"max_pool1d", 1>(r, R"("x": [[[1.0], [2.0]]], "ksize": [2])", "float32 [[[2.]]]");
  define_avg_pool<"avg_pool1d", 1>(r, R"("x": [[[1.0], [2.0]]], "ksize": [2])", "float32 [[[1.5]]]");
  define_max_pool<"max_pool2d", 2>(r, R"("x": [[[[1.0], [2.0]], [[3.0], [4.0]]]], "ksize": [2, 2])", "float32 [[[[4.]]]]");
  define_avg_pool<"avg_pool2d", 2>(r, R"("x": [[[[1.0], [2.0]], [[3.0], [4.0]]]], "ksize": [2, 2])", "float32 [[[[2.5]]]]");
  define_max_pool<"max_pool3d", 3>(r, R"("x": [[[[[1.0], [2.0]]]]], "ksize": [1, 1, 2])", "float32 [[[[[2.]]]]]");
  define_avg_pool<"avg_pool3d", 3>(r, R"("x": [[[[[1.0], [2.0]]]]], "ksize": [1, 1, 2])", "float32 [[[[[1.5]]]]]");
  define_adaptive_pools(r);
  define_unpool(r);
}
// clang-format on

}  // namespace eager
