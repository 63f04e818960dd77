// 2-D convolution and pooling.
#include "kernels/common/convolution.h"

#include <algorithm>

#include "runtime/core/gradient.h"
#include "runtime/ops/families.h"

namespace eager {

namespace {

// The greatest size of a window, stride, dilation, padding or image along an axis, so that no sum or product of sizes
// overflows.
constexpr int64_t kMostSize = INT32_MAX;

// The axes of the rows, columns and channels of images.
struct Axes {
  int h, w, c;
};

Axes axes_of(InferContext& c) {
  std::string_view format = c.string("data_format");
  if (format == "NHWC") return {1, 2, 3};
  if (format == "NCHW") return {2, 3, 1};
  invalid_argument("data_format must be NHWC or NCHW, not ", std::string(format));
}

void pair_of(InferContext& c, AttrName attr, const char* name, int64_t& h, int64_t& w) {
  const AttrValue& a = c.attr(attr);
  if (a.count != 2) invalid_argument(name, " must have 2 values, got ", a.count);
  h = a.ints[0];
  w = a.ints[1];
  if (h < 1 || w < 1) invalid_argument(name, " must be positive, got ", h, " and ", w);
  if (h > kMostSize || w > kMostSize) invalid_argument(name, " must be at most ", kMostSize, ", got ", h, " and ", w);
}

// Returns the size of the output along one axis (-1 if the input's size is unknown), and sets `pad` to the padding
// before the input. `which` is 0 for rows, 1 for columns.
int64_t output_size(InferContext& c, int64_t size, int64_t kernel, int64_t stride, int64_t dilation, int which,
                    int64_t& pad) {
  std::string_view padding = c.string("padding");
  if (size > kMostSize || kernel > kMostSize)
    invalid_argument("images and windows must be at most ", kMostSize, " high and wide");
  int64_t reach = (kernel - 1) * dilation + 1, before = 0, after = 0;
  pad = 0;
  if (kernel < 0 && padding != "SAME") return kUnknown;
  if (padding == "SAME") {
    if (size < 0) return kUnknown;
    int64_t out = (size + stride - 1) / stride;
    pad = std::max<int64_t>(0, (out - 1) * stride + reach - size) / 2;
    return out;
  }
  if (padding == "EXPLICIT") {
    const AttrValue& a = c.attr("paddings");
    if (!a.given || a.count != 4) invalid_argument("EXPLICIT padding needs paddings: top, bottom, left, right");
    before = a.ints[2 * which];
    after = a.ints[2 * which + 1];
    if (before < 0 || after < 0) invalid_argument("paddings must not be negative");
    if (before > kMostSize || after > kMostSize) invalid_argument("paddings must be at most ", kMostSize);
    pad = before;
  } else if (padding != "VALID") {
    invalid_argument("padding must be SAME, VALID or EXPLICIT, not ", std::string(padding));
  }
  if (size < 0) return kUnknown;
  int64_t room = size + before + after - reach;
  if (room < 0)
    invalid_argument("Computed output size would be negative: the window of ", reach, " exceeds the input of ",
                     size + before + after);
  return room / stride + 1;
}

// Returns the shape of the output, which has this number of channels, for x and the kernel, strides and dilations that
// p has. Fills in the rest of p.
Shape plan(InferContext& c, ShapeView x, Window2d& p, int64_t channels) {
  if (x.rank != 4) invalid_argument("input must be 4-dimensional: ", to_string(x));
  Axes a = axes_of(c);
  p.nchw = a.c == 1;
  p.batch = x[0];
  p.in_h = x[a.h];
  p.in_w = x[a.w];
  p.in_c = x[a.c];
  p.out_c = channels;
  p.out_h = output_size(c, p.in_h, p.kernel_h, p.stride_h, p.dilation_h, 0, p.pad_top);
  p.out_w = output_size(c, p.in_w, p.kernel_w, p.stride_w, p.dilation_w, 1, p.pad_left);
  Shape out;
  out.resize(4);
  out[0] = p.batch;
  out[a.h] = p.out_h;
  out[a.w] = p.out_w;
  out[a.c] = p.out_c;
  return out;
}

Shape plan_convolution(InferContext& c, ShapeView x, ShapeView filter, Window2d& p) {
  if (filter.rank != 4) invalid_argument("filter must be 4-dimensional: ", to_string(filter));
  if (x.rank != 4) invalid_argument("input must be 4-dimensional: ", to_string(x));
  pair_of(c, "strides", "strides", p.stride_h, p.stride_w);
  pair_of(c, "dilations", "dilations", p.dilation_h, p.dilation_w);
  p.groups = c.integer("groups");
  p.kernel_h = filter[0];
  p.kernel_w = filter[1];
  int64_t in = x[axes_of(c).c], depth = filter[2], out = filter[3];
  if (p.groups < 1) invalid_argument("groups must be positive, got ", p.groups);
  if (in >= 0 && depth >= 0 && (in % p.groups != 0 || in / p.groups != depth)) {
    invalid_argument("input depth must be evenly divisible by filter depth: ", in, " vs ", depth, " in ", p.groups,
                     " groups");
  }
  if (out >= 0 && out % p.groups != 0)
    invalid_argument("output depth ", out, " must be divisible by groups ", p.groups);
  return plan(c, x, p, out);
}

void keep_params(InferContext& c, const Window2d& p) {
  if (!c.concrete()) return;
  c.params<Window2d>() = p;
  c.params<Window2d>().allow_tf32 = c.allows_tf32();
}

void check_shape(const char* name, ShapeView shape, ShapeView expected) {
  if (!may_equal(shape, expected))
    invalid_argument(name, " has shape ", to_string(shape), ", expected ", to_string(expected));
}

void conv2d_infer(InferContext& c) {
  Window2d p;
  c.output(c.dtype(0), plan_convolution(c, c.input(0), c.input(1), p));
  keep_params(c, p);
}

void conv2d_grad_input_infer(InferContext& c) {  // inputs: dy, filter, like
  Window2d p;
  check_shape("dy", c.input(0), plan_convolution(c, c.input(2), c.input(1), p));
  c.output(c.dtype(0), c.input(2));
  keep_params(c, p);
}

void conv2d_grad_filter_infer(InferContext& c) {  // inputs: x, dy, like
  Window2d p;
  check_shape("dy", c.input(1), plan_convolution(c, c.input(0), c.input(2), p));
  c.output(c.dtype(0), c.input(2));
  keep_params(c, p);
}

void conv2d_gradient(GradientContext& g) {
  Tensor dy = g.grad(), x = g.input(0), filter = g.input(1);
  if (g.needs(0)) g.set(0, g.op_with_attrs<"conv2d_grad_input">({dy.get(), filter.get(), x.get()}));
  if (g.needs(1)) g.set(1, g.op_with_attrs<"conv2d_grad_filter">({x.get(), dy.get(), filter.get()}));
}

void conv2d_grad_input_gradient(GradientContext& g) {
  Tensor u = g.grad(), dy = g.input(0), filter = g.input(1);
  if (g.needs(0)) g.set(0, g.op_with_attrs<"conv2d">({u.get(), filter.get()}));
  if (g.needs(1)) g.set(1, g.op_with_attrs<"conv2d_grad_filter">({u.get(), dy.get(), filter.get()}));
}

void conv2d_grad_filter_gradient(GradientContext& g) {
  Tensor u = g.grad(), x = g.input(0), dy = g.input(1);
  if (g.needs(0)) g.set(0, g.op_with_attrs<"conv2d_grad_input">({dy.get(), u.get(), x.get()}));
  if (g.needs(1)) g.set(1, g.op_with_attrs<"conv2d">({x.get(), u.get()}));
}

// --- pooling ---

Shape plan_pooling(InferContext& c, ShapeView x, Window2d& p) {
  pair_of(c, "ksize", "ksize", p.kernel_h, p.kernel_w);
  pair_of(c, c.given("strides") ? AttrName("strides") : AttrName("ksize"), "strides", p.stride_h, p.stride_w);
  p.dilation_h = p.dilation_w = 1;
  p.groups = 1;
  if (x.rank != 4) invalid_argument("input must be 4-dimensional: ", to_string(x));
  Shape out = plan(c, x, p, x[axes_of(c).c]);
  // No window may lie in the padding alone. With SAME none does.
  for (int i = 0; i < 4 && c.string("padding") == "EXPLICIT"; ++i) {
    if (c.attr("paddings").ints[i] >= (i < 2 ? p.kernel_h : p.kernel_w))
      invalid_argument("padding must be smaller than the window");
  }
  if ((p.in_h == 0 && p.out_h > 0) || (p.in_w == 0 && p.out_w > 0))
    invalid_argument("the image has no pixels: ", to_string(x));
  return out;
}

void pool_infer(InferContext& c) {
  Window2d p;
  c.output(c.dtype(0), plan_pooling(c, c.input(0), p));
  keep_params(c, p);
}

void avg_pool2d_grad_infer(InferContext& c) {  // inputs: dy, like
  Window2d p;
  check_shape("dy", c.input(0), plan_pooling(c, c.input(1), p));
  c.output(c.dtype(0), c.input(1));
  keep_params(c, p);
}

void max_pool2d_grad_infer(InferContext& c) {  // inputs: dy, x, y
  Window2d p;
  const Shape y = plan_pooling(c, c.input(1), p);
  check_shape("dy", c.input(0), y);
  check_shape("y", c.input(2), y);
  c.output(c.dtype(0), c.input(1));
  keep_params(c, p);
}

void max_pool2d_grad_grad_infer(InferContext& c) {  // inputs: ddx, x, y
  Window2d p;
  const Shape y = plan_pooling(c, c.input(1), p);
  check_shape("ddx", c.input(0), c.input(1));
  check_shape("y", c.input(2), y);
  c.output(c.dtype(0), y);
  keep_params(c, p);
}

void max_pool2d_gradient(GradientContext& g) {
  g.set(0, g.op_with_attrs<"max_pool2d_grad">({g.grad().get(), g.input(0).get(), g.output().get()}));
}

void max_pool2d_grad_gradient(GradientContext& g) {
  g.set(0, g.op_with_attrs<"max_pool2d_grad_grad">({g.grad().get(), g.input(1).get(), g.input(2).get()}));
}

void max_pool2d_grad_grad_gradient(GradientContext& g) {
  g.set(0, g.op_with_attrs<"max_pool2d_grad">({g.grad().get(), g.input(1).get(), g.input(2).get()}));
}

void avg_pool2d_gradient(GradientContext& g) {
  g.set(0, g.op_with_attrs<"avg_pool2d_grad">({g.grad().get(), g.input_shape(0).get()}));
}

void avg_pool2d_grad_gradient(GradientContext& g) { g.set(0, g.op_with_attrs<"avg_pool2d">({g.grad().get()})); }

// clang-format off
OpDef& padding_attributes(OpDef& op) {
  return op
      .attr_string("padding", "VALID").choices("VALID SAME EXPLICIT")
      .says("VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT: "
            "paddings.")
      .attr_ints("paddings").length(4)
      .says("Rows and columns that are added: top, bottom, left, right; one value stands for all. For EXPLICIT alone; it "
            "may be absent otherwise.")
      .attr_string("data_format", "NHWC").choices(kDataFormats).says(kDataFormatText);
}

OpDef& convolution_attributes(OpDef& op) {
  return padding_attributes(op.attr_ints("strides", {1, 1}).length(2)
             .says("How far windows are apart: rows, columns; one value stands for both."))
      .attr_ints("dilations", {1, 1}).length(2)
      .says("How far the filter's elements are apart: rows, columns; one value stands for both.")
      .attr_int("groups", 1)
      .says("The number of groups that the channels are split into; each group of outputs sees its group of inputs.");
}

OpDef& pool_attributes(OpDef& op) {
  return padding_attributes(op.attr_ints("strides").length(2)
             .says("How far windows are apart: rows, columns; one value stands for both. As far as ksize if it is "
                   "absent."))
      .attr_ints("ksize", {2, 2}).length(2)
      .says("The size of a window: rows, columns; one value stands for both.");
}
// clang-format on

// clang-format off
void define_pooling(Registry& r) {
  const char *image = "Images in the order of data_format: h rows, w columns, c channels.",
             *window = "A value for each window, in the order of data_format.";
  pool_attributes(r.op("max_pool2d").describe("The largest element of each window, channel by channel; NaN where one "
                                              "is NaN.")
      .input("x", dtypes::real).says("[n, h, w, c]", image).output("y").says("[n, oh, ow, c]", window))
      .parameters("x ksize strides padding data_format")
      .example(R"("x": [[[[1.0], [2.0]], [[3.0], [4.0]]]], "ksize": [2, 2])", "float32 [[[[4.]]]]")
      .infer(pool_infer).gradient(max_pool2d_gradient, "x y");
  pool_attributes(r.helper("max_pool2d_grad").describe("Adds dy where each window has its first largest element.")
      .input("dy", dtypes::floats).input("x", dtypes::floats).input("y", dtypes::floats).output("dx", "dy"))
      .infer(max_pool2d_grad_infer).gradient(max_pool2d_grad_gradient, "x y");
  pool_attributes(r.helper("max_pool2d_grad_grad").describe("Takes ddx where each window has its first largest "
                                                            "element.")
      .input("ddx", dtypes::floats).input("x", dtypes::floats).input("y", dtypes::floats).output("ddy", "ddx"))
      .infer(max_pool2d_grad_grad_infer).gradient(max_pool2d_grad_grad_gradient, "x y");
  pool_attributes(r.op("avg_pool2d").describe("The mean of each window, channel by channel; padding does not count.")
      .input("x", dtypes::floats).says("[n, h, w, c]", image).output("y").says("[n, oh, ow, c]", window))
      .parameters("x ksize strides padding data_format")
      .example(R"("x": [[[[1.0], [2.0]], [[3.0], [4.0]]]], "ksize": [2, 2])", "float32 [[[[2.5]]]]")
      .infer(pool_infer).gradient(avg_pool2d_gradient, "shape(x)");
  pool_attributes(r.helper("avg_pool2d_grad").describe("Spreads dy over the windows of avg_pool2d.")
      .input("dy", dtypes::floats)
      .input("like", dtypes::all, 0, kShapeOnly).output("dx", "dy"))
      .infer(avg_pool2d_grad_infer).gradient(avg_pool2d_grad_gradient, "");
}
// clang-format on

}  // namespace

// clang-format off
void define_convolution(Registry& r) {
  convolution_attributes(r.op("conv2d").describe("The 2-D convolution of images with a filter, which is not mirrored "
                                                 "(cross-correlation).")
      .input("x", dtypes::floats).says("[n, h, w, in]", "Images in the order of data_format: h rows, w columns, in "
                                                        "channels.")
      .input("filter", dtypes::floats).says("[rows, columns, in / groups, out]", "The filter, in this order for any "
          "data_format.")
      .output("y", "x").says("[n, oh, ow, out]", "Images in the order of data_format: one channel for each of the "
                                                 "filter's out."))
      .parameters("x filter strides padding data_format dilations groups")
      .example(R"("x": [[[[1.0], [2.0]], [[3.0], [4.0]]]], "filter": [[[[1.0]], [[10.0]]], [[[100.0]], [[1000.0]]]])",
               "float32 [[[[4321.]]]]")
      .infer(conv2d_infer).gradient(conv2d_gradient, "x filter");
  convolution_attributes(r.helper("conv2d_grad_input").describe("Gradient of conv2d with respect to its input.")
      .input("dy", dtypes::floats)
      .input("filter", dtypes::floats).input("like", dtypes::all, 0, kShapeOnly).output("dx", "dy"))
      .infer(conv2d_grad_input_infer).gradient(conv2d_grad_input_gradient, "dy filter");
  convolution_attributes(r.helper("conv2d_grad_filter").describe("Gradient of conv2d with respect to its filter.")
      .input("x", dtypes::floats)
      .input("dy", dtypes::floats).input("like", dtypes::all, 0, kShapeOnly).output("dfilter", "x"))
      .infer(conv2d_grad_filter_infer).gradient(conv2d_grad_filter_gradient, "x dy");
  define_pooling(r);
}
// clang-format on

}  // namespace eager
