// Convolutions.
#include "runtime/layers/builder.h"
#include "runtime/layers/call.h"
#include "runtime/layers/channels.h"
#include "runtime/layers/kinds.h"

namespace eager {

namespace {

// The kernel of a convolution over `Axes` axes is [kernel_size..., in / groups, filters].
template <int Axes>
void conv_build(LayerBuilder& b) {
  b.expect_rank(0, Axes + 2);
  const int64_t in = b.dim(0, channel_axis(b)), filters = b.at_least("filters", 1), groups = b.at_least("groups", 1);
  if (in % groups != 0) {
    invalid_argument("The number of input channels must be evenly divisible by the number of groups. Received groups=",
                     groups, ", but the input has ", in, " channels");
  }
  if (filters % groups != 0) {
    invalid_argument("The number of filters must be evenly divisible by the number of groups. Received: groups=",
                     groups, ", filters=", filters);
  }
  Shape kernel;
  for (int64_t size : window(b, "kernel_size", Axes)) kernel.push_back(size);
  kernel.push_back(in / groups);
  kernel.push_back(filters);
  b.variable("kernel", kernel);
  if (b.boolean("use_bias")) b.variable("bias", Shape{filters});
  const std::span<const int64_t> dilations = b.ints("dilation_rate");
  b.prepare(b.kind().schema.name).set_ints("dilations", dilations.data(), static_cast<int32_t>(dilations.size()));
  b.prepare("bias_add");
  b.activate("activation");
}

void conv_call(LayerCall& c) {
  Tensor y = c.run(c.op_at(0), {c.input(0), c.variable(0)});
  if (c.num_variables() > 1) y = c.run(c.op_at(1), {y, c.variable(1)});
  c.output(c.activate(std::move(y)));
}

}  // namespace

void define_convolutions(LayerKinds& kinds) {
  LayerKind& conv = kinds.add("conv2d", "Conv2D", conv_build<2>, conv_call);
  conv.variables = {{"kernel", "[rows, columns, in/groups, filters]", "kernel_initializer", "The filters."},
                    {"bias", "[filters]", "bias_initializer", "What is added to each channel, if use_bias."}};
  OpDef& schema = conv.schema.describe("Convolution of images: the sums of products with filters that slide over them.")
                      .input("x", dtypes::floats)
                      .says("[batch, height, width, in]", "Images; NCHW: [batch, in, height, width].")
                      .output("y")
                      .says("[batch, height, width, filters]", "An image of as many channels as there are filters.")
                      .attr_int("filters")
                      .required()
                      .says("The number of channels that come out.");
  attr_window(schema, "kernel_size", 2).required();
  attr_sliding(schema, 2).attr_ints("dilation_rate", {1, 1}).length(2).says("The distance of the filters' elements.");
  schema.attr_int("groups", 1).says("Into how many groups the channels are divided, each with filters of its own.");
  attr_activation(schema).attr_bool("use_bias", true).says("Whether a bias is added.");
  attr_initializer(schema, "kernel_initializer", "glorot_uniform");
  attr_dtypes(attr_initializer(schema, "bias_initializer", "zeros"));
}

}  // namespace eager
