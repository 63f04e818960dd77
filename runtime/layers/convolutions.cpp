// Convolutions.
#include "runtime/layers/builder.h"
#include "runtime/layers/call.h"
#include "runtime/layers/channels.h"
#include "runtime/layers/kinds.h"

namespace eager {

namespace {

// Returns the window's sizes, with two numbers of channels behind them.
Shape filter_of(LayerBuilder& b, int axes, int64_t first, int64_t second) {
  Shape filter;
  for (int64_t size : window(b, "kernel_size", axes)) filter.push_back(size);
  filter.push_back(first);
  filter.push_back(second);
  return filter;
}

// Prepares the convolution, the bias and the activation, in this order.
void prepare(LayerBuilder& b, const char* op, int64_t out) {
  if (b.boolean("use_bias")) b.variable("bias", Shape{out});
  const std::span<const int64_t> dilations = b.ints("dilation_rate");
  b.prepare(op).set_ints("dilations", dilations.data(), static_cast<int32_t>(dilations.size()));
  b.prepare("bias_add").set_string("data_format", channel_axis(b) == 1 ? "NCHW" : "NHWC");
  b.activate("activation");
}

int64_t channels_of(LayerBuilder& b, int axes) {
  b.expect_rank(0, axes + 2);
  return b.dim(0, channel_axis(b));
}

template <int Axes>
void conv_build(LayerBuilder& b) {
  const int64_t in = channels_of(b, Axes), filters = b.at_least("filters", 1), groups = b.at_least("groups", 1);
  if (in % groups != 0) {
    invalid_argument("The number of input channels must be evenly divisible by the number of groups. Received groups=",
                     groups, ", but the input has ", in, " channels");
  }
  if (filters % groups != 0) {
    invalid_argument("The number of filters must be evenly divisible by the number of groups. Received: groups=",
                     groups, ", filters=", filters);
  }
  b.variable("kernel", filter_of(b, Axes, in / groups, filters));
  prepare(b, b.kind().schema.name, filters);
}

template <int Axes>
void transposed_build(LayerBuilder& b) {
  const int64_t in = channels_of(b, Axes), filters = b.at_least("filters", 1);
  b.variable("kernel", filter_of(b, Axes, filters, in));
  prepare(b, b.kind().schema.name, filters);
}

void depthwise_build(LayerBuilder& b) {
  const int64_t in = channels_of(b, 2), multiplier = b.at_least("depth_multiplier", 1);
  b.variable("depthwise_kernel", filter_of(b, 2, in, multiplier));
  prepare(b, "depthwise_conv2d", in * multiplier);
}

void separable_build(LayerBuilder& b) {
  const int64_t in = channels_of(b, 2), multiplier = b.at_least("depth_multiplier", 1),
                filters = b.at_least("filters", 1);
  b.variable("depthwise_kernel", filter_of(b, 2, in, multiplier));
  b.variable("pointwise_kernel", Shape{1, 1, in * multiplier, filters});
  prepare(b, "depthwise_conv2d", filters);
  b.prepare("conv2d", "strides=1,1 padding=VALID").set_string("data_format", b.string("data_format"));
}

Tensor with_bias(const LayerCall& c, Tensor y, int bias) {
  if (c.num_variables() > bias) y = c.run(c.op_at(1), {y, c.variable(bias)});
  return c.activate(std::move(y));
}

void conv_call(LayerCall& c) { c.output(with_bias(c, c.run(c.op_at(0), {c.input(0), c.variable(0)}), 1)); }

void separable_call(LayerCall& c) {
  const Tensor between = c.run(c.op_at(0), {c.input(0), c.variable(0)});
  c.output(with_bias(c, c.run(c.op_at(2), {between, c.variable(1)}), 2));
}

constexpr const char* kImages[] = {"[batch, steps, in]", "[batch, height, width, in]",
                                   "[batch, depth, height, width, in]"};
constexpr const char* kResults[] = {"[batch, steps, out]", "[batch, height, width, out]",
                                    "[batch, depth, height, width, out]"};
const LayerVariable kBias{"bias", "[out]", "bias_initializer", "What is added to each channel, if use_bias."};

// Declares inputs and outputs, and the attributes up to the dilations.
OpDef& describe(LayerKind& kind, const char* text, int axes, bool has_filters) {
  OpDef& schema = kind.schema.describe(text)
                      .input("x", dtypes::floats)
                      .says(kImages[axes - 1], "Images or sequences; channels first: in stands behind the batch.")
                      .output("y")
                      .says(kResults[axes - 1], "The same, with other channels and sizes.");
  if (has_filters) schema.attr_int("filters").required().says("The number of channels that come out.");
  attr_window(schema, "kernel_size", axes).required();
  return attr_sliding(schema, axes)
      .attr_ints("dilation_rate", std::vector<int64_t>(static_cast<size_t>(axes), 1))
      .length(axes)
      .says("The distance of a filter's elements; one value stands for all.");
}

void finish(OpDef& schema, std::initializer_list<const char*> kernels) {
  attr_activation(schema).attr_bool("use_bias", true).says("Whether a bias is added.");
  for (const char* kernel : kernels) attr_initializer(schema, kernel, "glorot_uniform");
  attr_dtypes(attr_initializer(schema, "bias_initializer", "zeros"));
}

template <int Axes>
void define_conv(LayerKinds& kinds, const char* name, const char* title) {
  LayerKind& conv = kinds.add(name, title, conv_build<Axes>, conv_call);
  conv.variables = {{"kernel", "[sizes..., in/groups, out]", "kernel_initializer", "The filters."}, kBias};
  OpDef& schema =
      describe(conv, "Convolution: the sums of products with filters that slide over the input.", Axes, true);
  schema.attr_int("groups", 1).says("Into how many groups the channels are divided, each with filters of its own.");
  finish(schema, {"kernel_initializer"});
}

template <int Axes>
void define_transposed(LayerKinds& kinds, const char* name, const char* title) {
  LayerKind& conv = kinds.add(name, title, transposed_build<Axes>, conv_call);
  conv.variables = {{"kernel", "[sizes..., out, in]", "kernel_initializer", "The filters."}, kBias};
  finish(describe(conv, "Transposed convolution, which widens the input as far as a convolution narrows it.", Axes,
                  true),
         {"kernel_initializer"});
}

}  // namespace

void define_convolutions(LayerKinds& kinds) {
  define_conv<1>(kinds, "conv1d", "Conv1D");
  define_conv<2>(kinds, "conv2d", "Conv2D");
  define_conv<3>(kinds, "conv3d", "Conv3D");
  define_transposed<1>(kinds, "conv1d_transpose", "Conv1DTranspose");
  define_transposed<2>(kinds, "conv2d_transpose", "Conv2DTranspose");
  define_transposed<3>(kinds, "conv3d_transpose", "Conv3DTranspose");

  const LayerVariable depthwise_kernel{"depthwise_kernel", "[rows, columns, in, depth_multiplier]",
                                       "depthwise_initializer", "The filters of each channel."};
  LayerKind& depthwise = kinds.add("depthwise_conv2d", "DepthwiseConv2D", depthwise_build, conv_call);
  depthwise.variables = {depthwise_kernel, kBias};
  OpDef& schema = describe(depthwise, "Convolution of each channel with filters of its own.", 2, false);
  schema.attr_int("depth_multiplier", 1).says("The number of filters of a channel.");
  finish(schema, {"depthwise_initializer"});

  LayerKind& separable = kinds.add("separable_conv2d", "SeparableConv2D", separable_build, separable_call);
  separable.variables = {depthwise_kernel,
                         {"pointwise_kernel", "[1, 1, between, out]", "pointwise_initializer",
                          "What mixes the channels."},
                         kBias};
  OpDef& both =
      describe(separable,
               "Convolution of each channel with filters of its own, and then of all channels, place by place.", 2,
               true);
  both.attr_int("depth_multiplier", 1).says("The number of filters of a channel.");
  finish(both, {"depthwise_initializer", "pointwise_initializer"});
}

}  // namespace eager
