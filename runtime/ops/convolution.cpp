// Convolution and pooling of images with one to three spatial axes.
#include "kernels/common/convolution.h"

#include <algorithm>
#include <string>
#include <vector>

#include "runtime/core/gradient.h"
#include "runtime/ops/families.h"

namespace eager {

namespace {

// The greatest size of a window, stride, dilation, padding or image along an axis, so that no sum or product of sizes
// overflows.
constexpr int64_t kMostSize = INT32_MAX;

// Joins two names, for the ops that belong to another.
template <FixedString A, FixedString B>
consteval auto join() {
  char text[sizeof A.text + sizeof B.text - 1];
  std::copy_n(B.text, sizeof B.text, std::copy_n(A.text, sizeof A.text - 1, text));
  return FixedString<sizeof text>(text);
}

// The layout of images with this number of spatial axes.
struct Layout {
  Layout(InferContext& c, int num_axes) : axes(num_axes), nchw(c.string("data_format") == "NCHW") {
    if (!nchw && c.string("data_format") != "NHWC")
      invalid_argument("data_format must be NHWC or NCHW, not ", std::string(c.string("data_format")));
  }
  int rank() const { return axes + 2; }
  int channels() const { return nchw ? 1 : axes + 1; }
  int spatial(int i) const { return nchw ? i + 2 : i + 1; }  // the dim of spatial axis i
  int axes;
  bool nchw;
};

void check_rank(const char* name, ShapeView shape, const Layout& layout) {
  if (shape.rank != layout.rank())
    invalid_argument(name, " must be ", layout.rank(), "-dimensional: ", to_string(shape));
}

// Returns spatial axis i of those that the layout has: the last ones of depth, height and width.
WindowAxis& axis_of(Window3d& p, const Layout& layout, int i) {
  WindowAxis* axes[] = {&p.d, &p.h, &p.w};
  return *axes[3 - layout.axes + i];
}

// Reads an attribute that has a positive number for each spatial axis into this member of the axes.
void read_sizes(InferContext& c, AttrName attr, const char* name, const Layout& layout, int64_t WindowAxis::*member,
                Window3d& p) {
  const AttrValue& a = c.attr(attr);
  if (a.count != layout.axes) invalid_argument(name, " must have ", layout.axes, " values, got ", a.count);
  const auto text = [&] {
    std::string all = std::to_string(a.ints[0]);
    for (int i = 1; i < a.count; ++i) all += " and " + std::to_string(a.ints[i]);
    return all;
  };
  for (int i = 0; i < a.count; ++i) {
    if (a.ints[i] < 1) invalid_argument(name, " must be positive, got ", text());
    if (a.ints[i] > kMostSize) invalid_argument(name, " must be at most ", kMostSize, ", got ", text());
    axis_of(p, layout, i).*member = a.ints[i];
  }
}

// The padding before and after an axis, as VALID and EXPLICIT give it.
struct Padding {
  Padding(InferContext& c, int i, int num_axes) {
    const std::string_view padding = c.string("padding");
    if (padding == "VALID") return;
    if (padding != "EXPLICIT") invalid_argument("padding must be SAME, VALID or EXPLICIT, not ", std::string(padding));
    const AttrValue& a = c.attr("paddings");
    if (!a.given || a.count != 2 * num_axes) {
      constexpr const char* kNames[] = {"left, right", "top, bottom, left, right",
                                        "front, back, top, bottom, left, right"};
      invalid_argument("EXPLICIT padding needs paddings: ", kNames[num_axes - 1]);
    }
    before = a.ints[2 * i];
    after = a.ints[2 * i + 1];
    if (before < 0 || after < 0) invalid_argument("paddings must not be negative");
    if (std::max(before, after) > kMostSize) invalid_argument("paddings must be at most ", kMostSize);
  }
  int64_t before = 0, after = 0;
};

// Sets the size of the output along an axis (-1 if the input's size is unknown) and the padding before the input.
void set_output(InferContext& c, WindowAxis& a, int i, int num_axes) {
  if (a.in > kMostSize || a.kernel > kMostSize)
    invalid_argument("images and windows must be at most ", kMostSize, " high and wide");
  a.out = kUnknown;
  if (c.string("padding") == "SAME") {
    if (a.in < 0) return;
    a.out = (a.in + a.stride - 1) / a.stride;
    a.pad = std::max<int64_t>(0, (a.out - 1) * a.stride + a.reach() - a.in) / 2;
    return;
  }
  const Padding padding(c, i, num_axes);
  a.pad = padding.before;
  if (a.in < 0 || a.kernel < 0) return;
  const int64_t size = a.in + padding.before + padding.after, room = size - a.reach();
  if (room < 0)
    invalid_argument("Computed output size would be negative: the window of ", a.reach(), " exceeds the input of ",
                     size);
  a.out = room / a.stride + 1;
}

// Returns the shape of the output for x and the window, strides, dilations and out_c that p has. Fills in the rest of
// p.
Shape plan(InferContext& c, ShapeView x, const Layout& layout, Window3d& p) {
  p.nchw = layout.nchw;
  p.batch = x[0];
  p.in_c = x[layout.channels()];
  Shape out;
  out.resize(layout.rank());
  out[0] = p.batch;
  out[layout.channels()] = p.out_c;
  for (int i = 0; i < layout.axes; ++i) {
    WindowAxis& a = axis_of(p, layout, i);
    a.in = x[layout.spatial(i)];
    set_output(c, a, i, layout.axes);
    out[layout.spatial(i)] = a.out;
  }
  return out;
}

void keep_params(InferContext& c, const Window3d& p) {
  if (!c.concrete()) return;
  Window3d& kept = c.params<Window3d>();
  kept = p;
  kept.allow_tf32 = c.allows_tf32();
}

void check_shape(const char* name, ShapeView shape, ShapeView expected) {
  if (!may_equal(shape, expected))
    invalid_argument(name, " has shape ", to_string(shape), ", expected ", to_string(expected));
}

// --- convolution ---

// The meaning of a filter's last two dims.
enum class Filters {
  grouped,    // [axes..., in / groups, out]
  depthwise,  // [axes..., in, multiplier]: each input channel has outputs of its own
};

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
  return plan(c, x, layout, p);
}

// Returns the size along axis i of an image whose convolution has size `out` there: the smallest one, but with SAME,
// and where the stride is wider than the window, all strides are whole. It is unknown if a size that it needs is.
int64_t transposed_size(InferContext& c, const WindowAxis& a, int64_t out, int i, int num_axes) {
  if (out < 0) return kUnknown;
  if (out > kMostSize) invalid_argument("images and windows must be at most ", kMostSize, " high and wide");
  if (c.string("padding") == "SAME") return out * a.stride;
  const Padding padding(c, i, num_axes);
  if (a.kernel < 0) return kUnknown;
  if (a.kernel > kMostSize) invalid_argument("images and windows must be at most ", kMostSize, " high and wide");
  const int64_t size = (out - 1) * a.stride + std::max(a.reach(), a.stride) - padding.before - padding.after;
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
    check_shape("dy", c.input(0), plan(c, c.input(2), c.input(1), p));
    c.output(c.dtype(0), c.input(2));
    keep_params(c, p);
  }
  static void grad_filter_infer(InferContext& c) {  // inputs: x, dy, like
    Window3d p;
    check_shape("dy", c.input(1), plan(c, c.input(0), c.input(2), p));
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
    if (g.needs(0)) g.set(0, g.op_with_attrs<kGradInput>({dy.get(), filter.get(), x.get()}));
    if (g.needs(1)) g.set(1, g.op_with_attrs<kGradFilter>({x.get(), dy.get(), filter.get()}));
  }
  // It is also the gradient of the transposed convolution, whose inputs are the same but for the shape.
  static void grad_input_gradient(GradientContext& g) {
    Tensor u = g.grad(), dy = g.input(0), filter = g.input(1);
    if (g.needs(0)) g.set(0, g.op_with_attrs<Name>({u.get(), filter.get()}));
    if (g.needs(1)) g.set(1, g.op_with_attrs<kGradFilter>({u.get(), dy.get(), filter.get()}));
  }
  static void grad_filter_gradient(GradientContext& g) {
    Tensor u = g.grad(), x = g.input(0), dy = g.input(1);
    if (g.needs(0)) g.set(0, g.op_with_attrs<kGradInput>({dy.get(), u.get(), x.get()}));
    if (g.needs(1)) g.set(1, g.op_with_attrs<Name>({x.get(), u.get()}));
  }

  static void define(Registry& r, const char* example, const char* gives);
  static void define_transpose(Registry& r, const char* example, const char* gives);
  static void define_gradients(Registry& r);
};

// --- pooling ---

Shape plan_pooling(InferContext& c, int num_axes, ShapeView x, Window3d& p) {
  const Layout layout(c, num_axes);
  read_sizes(c, "ksize", "ksize", layout, &WindowAxis::kernel, p);
  read_sizes(c, c.given("strides") ? AttrName("strides") : AttrName("ksize"), "strides", layout, &WindowAxis::stride,
             p);
  check_rank("input", x, layout);
  p.out_c = x[layout.channels()];
  Shape out = plan(c, x, layout, p);
  for (int i = 0; i < num_axes; ++i) {
    const WindowAxis& a = axis_of(p, layout, i);
    // No window may lie in the padding alone. With SAME none does.
    if (c.string("padding") == "EXPLICIT") {
      const Padding padding(c, i, num_axes);
      if (std::max(padding.before, padding.after) >= a.kernel)
        invalid_argument("padding must be smaller than the window");
    }
    if (a.in == 0 && a.out > 0) invalid_argument("the image has no pixels: ", to_string(x));
  }
  return out;
}

template <FixedString Name, int kAxes>
struct Pool {
  static constexpr auto kName = Name;
  static constexpr auto kGrad = join<Name, "_grad">();
  static constexpr auto kGradGrad = join<Name, "_grad_grad">();

  static void infer(InferContext& c) {
    Window3d p;
    c.output(c.dtype(0), plan_pooling(c, kAxes, c.input(0), p));
    keep_params(c, p);
  }
  static OpDef& define(Registry& r, const char* text, DTypeSet dtypes);
};

template <FixedString Name, int kAxes>
struct MaxPool : Pool<Name, kAxes> {
  using Base = Pool<Name, kAxes>;
  static void grad_infer(InferContext& c) {  // inputs: dy, x, y
    Window3d p;
    const Shape y = plan_pooling(c, kAxes, c.input(1), p);
    check_shape("dy", c.input(0), y);
    check_shape("y", c.input(2), y);
    c.output(c.dtype(0), c.input(1));
    keep_params(c, p);
  }
  static void grad_grad_infer(InferContext& c) {  // inputs: ddx, x, y
    Window3d p;
    const Shape y = plan_pooling(c, kAxes, c.input(1), p);
    check_shape("ddx", c.input(0), c.input(1));
    check_shape("y", c.input(2), y);
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
  static void define(Registry& r, const char* example, const char* gives);
};

template <FixedString Name, int kAxes>
struct AvgPool : Pool<Name, kAxes> {
  using Base = Pool<Name, kAxes>;
  static void grad_infer(InferContext& c) {  // inputs: dy, like
    Window3d p;
    check_shape("dy", c.input(0), plan_pooling(c, kAxes, c.input(1), p));
    c.output(c.dtype(0), c.input(1));
    keep_params(c, p);
  }
  static void gradient(GradientContext& g) {
    g.set(0, g.op_with_attrs<Base::kGrad>({g.grad().get(), g.input_shape(0).get()}));
  }
  static void grad_gradient(GradientContext& g) { g.set(0, g.op_with_attrs<Name>({g.grad().get()})); }
  static void define(Registry& r, const char* example, const char* gives);
};

// --- definitions ---

// The words in the texts that differ for one, two and three spatial axes.
struct Texts {
  const char *title, *images, *outputs, *filter, *transposed_filter, *pool_images, *pool_outputs;
  const char *image_text, *paddings, *strides, *dilations, *ksize;
};
// clang-format off
constexpr Texts kTexts[] = {
    {"The 1-D convolution of sequences with a filter, which is not mirrored (cross-correlation).",
     "[n, w, in]", "[n, ow, out]", "[columns, in / groups, out]", "[columns, out / groups, in]",
     "[n, w, c]", "[n, ow, c]",
     "Sequences in the order of data_format: w places, and their channels.",
     "Places that are added: left, right; one value stands for both. For EXPLICIT alone; it may be absent otherwise.",
     "How far windows are apart.", "How far the filter's elements are apart.", "The size of a window."},
    {"The 2-D convolution of images with a filter, which is not mirrored (cross-correlation).",
     "[n, h, w, in]", "[n, oh, ow, out]", "[rows, columns, in / groups, out]", "[rows, columns, out / groups, in]",
     "[n, h, w, c]", "[n, oh, ow, c]",
     "Images in the order of data_format: h rows, w columns, and their channels.",
     "Rows and columns that are added: top, bottom, left, right; one value stands for all. For EXPLICIT alone; it may "
     "be absent otherwise.",
     "How far windows are apart: rows, columns; one value stands for both.",
     "How far the filter's elements are apart: rows, columns; one value stands for both.",
     "The size of a window: rows, columns; one value stands for both."},
    {"The 3-D convolution of volumes with a filter, which is not mirrored (cross-correlation).",
     "[n, d, h, w, in]", "[n, od, oh, ow, out]", "[slices, rows, columns, in / groups, out]",
     "[slices, rows, columns, out / groups, in]", "[n, d, h, w, c]", "[n, od, oh, ow, c]",
     "Volumes in the order of data_format: d slices, h rows, w columns, and their channels.",
     "Slices, rows and columns that are added: front, back, top, bottom, left, right; one value stands for all. For "
     "EXPLICIT alone; it may be absent otherwise.",
     "How far windows are apart: slices, rows, columns; one value stands for all.",
     "How far the filter's elements are apart: slices, rows, columns; one value stands for all.",
     "The size of a window: slices, rows, columns; one value stands for all."}};

OpDef& padding_attributes(OpDef& op, int num_axes) {
  return op
      .attr_string("padding", "VALID").choices("VALID SAME EXPLICIT")
      .says("VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT: "
            "paddings.")
      .attr_ints("paddings").length(2 * num_axes).says(kTexts[num_axes - 1].paddings)
      .attr_string("data_format", "NHWC").choices(kDataFormats).says(kDataFormatText);
}

OpDef& convolution_attributes(OpDef& op, int num_axes, Filters filters) {
  const Texts& texts = kTexts[num_axes - 1];
  const std::vector<int64_t> ones(num_axes, 1);
  padding_attributes(op.attr_ints("strides", ones).length(num_axes).says(texts.strides), num_axes)
      .attr_ints("dilations", ones).length(num_axes).says(texts.dilations);
  if (filters == Filters::depthwise) return op;
  return op.attr_int("groups", 1)
      .says("The number of groups that the channels are split into; each group of outputs sees its group of inputs.");
}

OpDef& pool_attributes(OpDef& op, int num_axes) {
  static constexpr const char* kStrides[] = {
      "How far windows are apart. As far as ksize if it is absent.",
      "How far windows are apart: rows, columns; one value stands for both. As far as ksize if it is absent.",
      "How far windows are apart: slices, rows, columns; one value stands for all. As far as ksize if it is absent."};
  return padding_attributes(op.attr_ints("strides").length(num_axes).says(kStrides[num_axes - 1]), num_axes)
      .attr_ints("ksize", std::vector<int64_t>(num_axes, 2)).length(num_axes).says(kTexts[num_axes - 1].ksize);
}

template <FixedString Name, int kAxes, Filters kFilters>
void Convolution<Name, kAxes, kFilters>::define_gradients(Registry& r) {
  convolution_attributes(r.helper(kGradInput.text).describe("Gradient of a convolution with respect to its input.")
      .input("dy", dtypes::floats)
      .input("filter", dtypes::floats).input("like", dtypes::all, 0, kShapeOnly).output("dx", "dy"), kAxes, kFilters)
      .infer(grad_input_infer).gradient(grad_input_gradient, "dy filter");
  convolution_attributes(r.helper(kGradFilter.text).describe("Gradient of a convolution with respect to its filter.")
      .input("x", dtypes::floats)
      .input("dy", dtypes::floats).input("like", dtypes::all, 0, kShapeOnly).output("dfilter", "x"), kAxes, kFilters)
      .infer(grad_filter_infer).gradient(grad_filter_gradient, "x dy");
}

template <FixedString Name, int kAxes, Filters kFilters>
void Convolution<Name, kAxes, kFilters>::define(Registry& r, const char* example, const char* gives) {
  const Texts& texts = kTexts[kAxes - 1];
  convolution_attributes(r.op(kName.text).describe(texts.title)
      .input("x", dtypes::floats).says(texts.images, texts.image_text)
      .input("filter", dtypes::floats).says(texts.filter, "The filter, in this order for any data_format.")
      .output("y", "x").says(texts.outputs, "In the order of data_format: one channel for each of the filter's out."),
      kAxes, kFilters)
      .parameters("x filter strides padding data_format dilations groups")
      .example(example, gives)
      .infer(infer).gradient(gradient, "x filter");
  define_gradients(r);
}

template <FixedString Name, int kAxes, Filters kFilters>
void Convolution<Name, kAxes, kFilters>::define_transpose(Registry& r, const char* example, const char* gives) {
  const Texts& texts = kTexts[kAxes - 1];
  convolution_attributes(r.op(kTranspose.text)
      .describe("The transposed convolution: the gradient of a convolution with respect to its input. It maps what "
                "the convolution gives to the shape of what it takes.")
      .input("x", dtypes::floats).says(texts.images, texts.image_text)
      .input("filter", dtypes::floats)
      .says(texts.transposed_filter, "The convolution's filter, in this order for any data_format.")
      .output("y", "x").says(texts.outputs, "In the order of data_format: one channel for each of the filter's out.")
      .attr_ints("output_shape").argument()
      .says("The result's shape, in the order of data_format; the convolution of such images has the shape of x. A dim "
            "of -1, and each if it is absent, is found: the sizes are x's times the strides with SAME, else the least "
            "that hold all windows and whole strides."),
      kAxes, kFilters)
      .parameters("x filter output_shape strides padding data_format dilations groups")
      .example(example, gives)
      .infer(transpose_infer).gradient(grad_input_gradient, "x filter");
}

template <FixedString Name, int kAxes>
OpDef& Pool<Name, kAxes>::define(Registry& r, const char* text, DTypeSet dtypes) {
  const Texts& texts = kTexts[kAxes - 1];
  return pool_attributes(r.op(kName.text).describe(text)
      .input("x", dtypes).says(texts.pool_images, texts.image_text)
      .output("y").says(texts.pool_outputs, "A value for each window, in the order of data_format."), kAxes)
      .parameters("x ksize strides padding data_format").infer(infer);
}

template <FixedString Name, int kAxes>
void MaxPool<Name, kAxes>::define(Registry& r, const char* example, const char* gives) {
  Base::define(r, "The largest element of each window, channel by channel; NaN where one is NaN.", dtypes::real)
      .example(example, gives).gradient(gradient, "x y");
  pool_attributes(r.helper(Base::kGrad.text).describe("Adds dy where each window has its first largest element.")
      .input("dy", dtypes::floats).input("x", dtypes::floats).input("y", dtypes::floats).output("dx", "dy"), kAxes)
      .infer(grad_infer).gradient(grad_gradient, "x y");
  pool_attributes(r.helper(Base::kGradGrad.text).describe("Takes ddx where each window has its first largest element.")
      .input("ddx", dtypes::floats).input("x", dtypes::floats).input("y", dtypes::floats).output("ddy", "ddx"), kAxes)
      .infer(grad_grad_infer).gradient(grad_grad_gradient, "x y");
}

template <FixedString Name, int kAxes>
void AvgPool<Name, kAxes>::define(Registry& r, const char* example, const char* gives) {
  Base::define(r, "The mean of each window, channel by channel; padding does not count.", dtypes::floats)
      .example(example, gives).gradient(gradient, "shape(x)");
  pool_attributes(r.helper(Base::kGrad.text).describe("Spreads dy over the windows of an average pool.")
      .input("dy", dtypes::floats).input("like", dtypes::all, 0, kShapeOnly).output("dx", "dy"), kAxes)
      .infer(grad_infer).gradient(grad_gradient, "");
}

void define_depthwise(Registry& r) {
  using Depthwise = Convolution<"depthwise_conv2d", 2, Filters::depthwise>;
  convolution_attributes(r.op("depthwise_conv2d")
      .describe("The 2-D convolution of each channel of images with filters of its own, which are not mirrored.")
      .input("x", dtypes::floats).says("[n, h, w, in]", kTexts[1].image_text)
      .input("filter", dtypes::floats)
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
  MaxPool<"max_pool2d", 2>::define(r, R"("x": [[[[1.0], [2.0]], [[3.0], [4.0]]]], "ksize": [2, 2])",
                                   "float32 [[[[4.]]]]");
  AvgPool<"avg_pool2d", 2>::define(r, R"("x": [[[[1.0], [2.0]], [[3.0], [4.0]]]], "ksize": [2, 2])",
                                   "float32 [[[[2.5]]]]");
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
  MaxPool<"max_pool1d", 1>::define(r, R"("x": [[[1.0], [2.0]]], "ksize": [2])", "float32 [[[2.]]]");
  AvgPool<"avg_pool1d", 1>::define(r, R"("x": [[[1.0], [2.0]]], "ksize": [2])", "float32 [[[1.5]]]");
  MaxPool<"max_pool3d", 3>::define(r, R"("x": [[[[[1.0], [2.0]]]]], "ksize": [1, 1, 2])", "float32 [[[[[2.]]]]]");
  AvgPool<"avg_pool3d", 3>::define(r, R"("x": [[[[[1.0], [2.0]]]]], "ksize": [1, 1, 2])", "float32 [[[[[1.5]]]]]");
}
// clang-format on

}  // namespace eager
