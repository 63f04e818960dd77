// Convolution of images with one to three spatial axes.
#include "runtime/core/gradient.h"
#include "runtime/ops/families.h"
#include "runtime/core/windows.h"

namespace eager {

namespace {

// The meaning of a filter's last two dims.
enum class Filters {
  grouped,    // [axes..., in / groups, out]
  depthwise,  // [axes..., in, multiplier]: each input channel has outputs of its own
};

void keep_params(InferContext& c, const Window3d& p) {
  if (!c.concrete()) return;
  Window3d& kept = c.params<Window3d>();
  kept = p;
  kept.allow_tf32 = c.allows_tf32();
}

// Returns the product of two numbers of channels, unknown if one of them is.
int64_t known_product(int64_t a, int64_t b) {
  if (a < 0 || b < 0) return kUnknown;
  int64_t product;
  if (__builtin_mul_overflow(a, b, &product)) invalid_argument("too many elements");
  return product;
}

// Reads what p has of strides, dilations and the filter.
void read_filter(InferContext& c, ShapeView filter, const Layout& layout, Filters filters, Window3d& p) {
  check_rank("filter", filter, layout);
  read_sizes(c, "strides", "strides", layout, &WindowAxis::stride, p);
  read_sizes(c, "dilations", "dilations", layout, &WindowAxis::dilation, p);
  for (int i = 0; i < layout.axes; ++i) axis_of(p, layout, i).kernel = filter[i];
  p.out_c = filter[layout.axes + 1];
  if (filters == Filters::grouped) {
    p.groups = c.integer("groups");
    if (p.groups < 1) invalid_argument("groups must be positive, got ", p.groups);
    return;
  }
  p.groups = filter[layout.axes];
  p.out_c = known_product(p.groups, p.out_c);
}

void check_channels(ShapeView filter, const Layout& layout, Filters filters, int64_t in, const Window3d& p) {
  const int64_t depth = filter[layout.axes];
  if (filters == Filters::depthwise) {
    if (!may_equal(in, depth)) invalid_argument("input and filter must have the same depth: ", in, " vs ", depth);
    return;
  }
  if (in >= 0 && depth >= 0 && (in % p.groups != 0 || in / p.groups != depth)) {
    invalid_argument("input depth must be evenly divisible by filter depth: ", in, " vs ", depth, " in ", p.groups,
                     " groups");
  }
  if (p.out_c >= 0 && p.out_c % p.groups != 0)
    invalid_argument("output depth ", p.out_c, " must be divisible by groups ", p.groups);
}

Shape plan_convolution(InferContext& c, int num_axes, Filters filters, ShapeView x, ShapeView filter, Window3d& p) {
  const Layout layout(c, num_axes);
  check_rank("input", x, layout);
  read_filter(c, filter, layout, filters, p);
  check_channels(filter, layout, filters, x[layout.channels()], p);
  return plan_windows(c, x, layout, p);
}

// Returns the size along axis i of an image whose convolution has size `out` there: the smallest one, but with SAME and VALID all
// strides are whole, as TensorFlow has it. It is unknown if a size that it needs is.
int64_t transposed_size(InferContext& c, const WindowAxis& a, int64_t out, int i, int num_axes) {
  if (out < 0) return kUnknown;
  if (out > kMostSize) invalid_argument("images and windows must be at most ", kMostSize, " high and wide");
  if (c.string("padding") == "SAME") return out * a.stride;
  const Padding padding(c, i, num_axes);
  if (a.kernel < 0) return kUnknown;
  if (a.kernel > kMostSize) invalid_argument("images and windows must be at most ", kMostSize, " high and wide");
  const int64_t window = c.string("padding") == "VALID" ? std::max(a.reach(), a.stride) : a.reach();
  const int64_t size = (out - 1) * a.stride + window - padding.before - padding.after;
  return std::max<int64_t>(0, size);
}

// Returns the shape of the images whose convolution with the filter has the shape of x. A dim that output_shape gives
// counts; p has the filter.
Shape transposed_shape(InferContext& c, ShapeView x, ShapeView filter, const Layout& layout, Window3d& p) {
  Shape out;
  out.resize(layout.rank());
  out[0] = x[0];
  out[layout.channels()] = known_product(filter[layout.axes], p.groups);
  for (int i = 0; i < layout.axes; ++i)
    out[layout.spatial(i)] = transposed_size(c, axis_of(p, layout, i), x[layout.spatial(i)], i, layout.axes);
  const AttrValue& given = c.attr("output_shape");
  if (!given.given) return out;
  if (given.count != layout.rank())
    invalid_argument("output_shape must have ", layout.rank(), " values, got ", given.count);
  for (int i = 0; i < given.count; ++i) {
    if (given.ints[i] < -1) invalid_argument("output_shape must not be negative, got ", given.ints[i]);
    if (given.ints[i] >= 0) out[i] = given.ints[i];
  }
  return out;
}

// Checks that x has the shape that the convolution of images of shape `out` gives.
void check_transposed(ShapeView x, const Layout& layout, const Shape& out, const Shape& expected) {
  const int64_t channels = x[layout.channels()], filter = expected[layout.channels()];
  if (!may_equal(channels, filter))
    invalid_argument("input and filter must have the same depth: ", channels, " vs ", filter);
  if (!may_equal(x, expected)) {
    invalid_argument("a convolution of output_shape ", to_string(out), " gives ", to_string(expected),
                     ", but the input is ", to_string(x));
  }
}

// --- the ops of one number of spatial axes ---

template <FixedString Name, int kAxes, Filters kFilters = Filters::grouped>
struct Convolution {
  static constexpr auto kName = Name;
  static constexpr auto kGradInput = join<Name, "_grad_input">();
  static constexpr auto kGradFilter = join<Name, "_grad_filter">();
  static constexpr auto kTranspose = join<Name, "_transpose">();

  static Shape plan(InferContext& c, ShapeView x, ShapeView filter, Window3d& p) {
    return plan_convolution(c, kAxes, kFilters, x, filter, p);
  }
  static void infer(InferContext& c) {
    Window3d p;
    c.output(c.dtype(0), plan(c, c.input(0), c.input(1), p));
    keep_params(c, p);
  }
  static void grad_input_infer(InferContext& c) {  // inputs: dy, filter, like
    Window3d p;
    check_windows("dy", c.input(0), plan(c, c.input(2), c.input(1), p));
    c.output(c.dtype(0), c.input(2));
    keep_params(c, p);
  }
  static void grad_filter_infer(InferContext& c) {  // inputs: x, dy, like
    Window3d p;
    check_windows("dy", c.input(1), plan(c, c.input(0), c.input(2), p));
    c.output(c.dtype(0), c.input(2));
    keep_params(c, p);
  }
  static void transpose_infer(InferContext& c) {  // inputs: x, filter
    const Layout layout(c, kAxes);
    check_rank("input", c.input(0), layout);
    Window3d filter, p;
    read_filter(c, c.input(1), layout, kFilters, filter);
    const Shape out = transposed_shape(c, c.input(0), c.input(1), layout, filter);
    check_transposed(c.input(0), layout, out, plan(c, out, c.input(1), p));
    c.output(c.dtype(0), out);
    keep_params(c, p);
  }

  static void gradient(GradientContext& g) {
    Tensor dy = g.grad(), x = g.input(0), filter = g.input(1);
    if (g.needs(0)) g.set(0, g.op_with_attrs<kGradInput>({dy.get(), g.conj(filter).get(), x.get()}));
    if (g.needs(1)) g.set(1, g.op_with_attrs<kGradFilter>({g.conj(x).get(), dy.get(), filter.get()}));
  }
  // It is also the gradient of the transposed convolution, whose inputs are the same but for the shape.
  static void grad_input_gradient(GradientContext& g) {
    Tensor u = g.grad(), dy = g.input(0), filter = g.input(1);
    if (g.needs(0)) g.set(0, g.op_with_attrs<Name>({u.get(), g.conj(filter).get()}));
    if (g.needs(1)) g.set(1, g.op_with_attrs<kGradFilter>({u.get(), g.conj(dy).get(), filter.get()}));
  }
  static void grad_filter_gradient(GradientContext& g) {
    Tensor u = g.grad(), x = g.input(0), dy = g.input(1);
    if (g.needs(0)) g.set(0, g.op_with_attrs<kGradInput>({g.conj(dy).get(), u.get(), x.get()}));
    if (g.needs(1)) g.set(1, g.op_with_attrs<Name>({g.conj(x).get(), u.get()}));
  }

  static void define(Registry& r, const char* example, const char* gives);
  static void define_transpose(Registry& r, const char* example, const char* gives);
  static void define_gradients(Registry& r);
};

// --- definitions ---

// clang-format off
OpDef& convolution_attributes(OpDef& op, int num_axes, Filters filters) {
  const WindowTexts& texts = window_texts(num_axes);
  const std::vector<int64_t> ones(num_axes, 1);
  dilation_attribute(padding_attributes(op.attr_ints("strides", ones).length(num_axes).says(texts.strides), num_axes),
                     num_axes);
  if (filters == Filters::depthwise) return op;
  return op.attr_int("groups", 1)
      .says("The number of groups that the channels are split into; each group of outputs sees its group of inputs.");
}

template <FixedString Name, int kAxes, Filters kFilters>
void Convolution<Name, kAxes, kFilters>::define_gradients(Registry& r) {
  convolution_attributes(r.helper(kGradInput.text).describe("Gradient of a convolution with respect to its input.")
      .input("dy", dtypes::inexact)
      .input("filter", dtypes::inexact).input("like", dtypes::all, 0, kShapeOnly).output("dx", "dy"), kAxes, kFilters)
      .infer(grad_input_infer).gradient(grad_input_gradient, "dy filter");
  convolution_attributes(r.helper(kGradFilter.text).describe("Gradient of a convolution with respect to its filter.")
      .input("x", dtypes::inexact)
      .input("dy", dtypes::inexact).input("like", dtypes::all, 0, kShapeOnly).output("dfilter", "x"), kAxes, kFilters)
      .infer(grad_filter_infer).gradient(grad_filter_gradient, "x dy");
}

template <FixedString Name, int kAxes, Filters kFilters>
void Convolution<Name, kAxes, kFilters>::define(Registry& r, const char* example, const char* gives) {
  const WindowTexts& texts = window_texts(kAxes);
  convolution_attributes(r.op(kName.text).describe(texts.title)
      .input("x", dtypes::inexact).says(texts.images, texts.image_text)
      .input("filter", dtypes::inexact).says(texts.filter, "The filter, in this order for any data_format.")
      .output("y", "x").says(texts.outputs, "In the order of data_format: one channel for each of the filter's out."),
      kAxes, kFilters)
      .parameters("x filter strides padding data_format dilations groups")
      .example(example, gives)
      .infer(infer).gradient(gradient, "x filter");
  define_gradients(r);
}

template <FixedString Name, int kAxes, Filters kFilters>
void Convolution<Name, kAxes, kFilters>::define_transpose(Registry& r, const char* example, const char* gives) {
  const WindowTexts& texts = window_texts(kAxes);
  convolution_attributes(r.op(kTranspose.text)
      .describe("The transposed convolution: the gradient of a convolution with respect to its input. It maps what "
                "the convolution gives to the shape of what it takes.")
      .input("x", dtypes::inexact).says(texts.images, texts.image_text)
      .input("filter", dtypes::inexact)
      .says(texts.transposed_filter, "The convolution's filter, in this order for any data_format.")
      .output("y", "x").says(texts.outputs, "In the order of data_format: one channel for each of the filter's out.")
      .attr_ints("output_shape").argument()
      .says("The result's shape, in the order of data_format; the convolution of such images has the shape of x. A dim "
            "of -1, and each if it is absent, is found: the sizes are x's times the strides with SAME, else the least "
            "that hold all windows and, with VALID, whole strides."),
      kAxes, kFilters)
      .parameters("x filter output_shape strides padding data_format dilations groups")
      .example(example, gives)
      .infer(transpose_infer).gradient(grad_input_gradient, "x filter");
}

void define_depthwise(Registry& r) {
  using Depthwise = Convolution<"depthwise_conv2d", 2, Filters::depthwise>;
  convolution_attributes(r.op("depthwise_conv2d")
      .describe("The 2-D convolution of each channel of images with filters of its own, which are not mirrored.")
      .input("x", dtypes::inexact).says("[n, h, w, in]", window_texts(2).image_text)
      .input("filter", dtypes::inexact)
      .says("[rows, columns, in, multiplier]", "The filters, multiplier for each channel, in this order for any "
                                               "data_format.")
      .output("y", "x").says("[n, oh, ow, out]", "In the order of data_format; out is in * multiplier. The outputs of "
                                                 "one channel stand together."), 2, Filters::depthwise)
      .parameters("x filter strides padding data_format dilations")
      .example(R"("x": [[[[1.0, 2.0]]]], "filter": [[[[1.0, 2.0], [3.0, 4.0]]]])", "float32 [[[[1. 2. 6. 8.]]]]")
      .infer(Depthwise::infer).gradient(Depthwise::gradient, "x filter");
  Depthwise::define_gradients(r);
}

}  // namespace

void define_convolution(Registry& r) {
  Convolution<"conv2d", 2>::define(
      r, R"("x": [[[[1.0], [2.0]], [[3.0], [4.0]]]], "filter": [[[[1.0]], [[10.0]]], [[[100.0]], [[1000.0]]]])",
      "float32 [[[[4321.]]]]");
  Convolution<"conv2d", 2>::define_transpose(
      r, R"("x": [[[[3.0]]]], "filter": [[[[1.0]], [[2.0]]]], "output_shape": [1, 1, 2, 1])",
      "float32 [[[[3.]\n   [6.]]]]");
  Convolution<"conv1d", 1>::define(r, R"("x": [[[1.0], [2.0], [3.0]]], "filter": [[[1.0]], [[10.0]]])",
                                   "float32 [[[21.]\n  [32.]]]");
  Convolution<"conv1d", 1>::define_transpose(
      r, R"("x": [[[1.0], [2.0]]], "filter": [[[1.0]], [[10.0]]], "output_shape": [1, 3, 1])",
      "float32 [[[ 1.]\n  [12.]\n  [20.]]]");
  Convolution<"conv3d", 3>::define(
      r, R"("x": [[[[[1.0]]], [[[2.0]]]]], "filter": [[[[[1.0]]]], [[[[10.0]]]]])", "float32 [[[[[21.]]]]]");
  Convolution<"conv3d", 3>::define_transpose(
      r, R"("x": [[[[[1.0]]]]], "filter": [[[[[1.0]], [[10.0]]]]], "output_shape": [1, 1, 1, 2, 1])",
      "float32 [[[[[ 1.]\n    [10.]]]]]");
  define_depthwise(r);
}
// clang-format on

}  // namespace eager
