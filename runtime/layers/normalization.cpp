// Normalizations.
#include "runtime/layers/builder.h"
#include "runtime/layers/call.h"
#include "runtime/layers/kinds.h"

namespace eager {

namespace {

// ---- What all have: gamma and beta, of which each may be left out

void scale_and_center(LayerBuilder& b, ShapeView shape) {
  if (b.boolean("scale")) b.variable("gamma", shape);
  if (b.boolean("center")) b.variable("beta", shape);
}

Tensor gamma_of(const LayerCall& c) { return c.attr("scale").i ? c.variable(0) : Tensor(); }
Tensor beta_of(const LayerCall& c) { return c.attr("center").i ? c.variable(c.attr("scale").i ? 1 : 0) : Tensor(); }

OpDef& attr_scale_and_center(OpDef& schema) {
  schema.attr_bool("center", true).says("Whether beta is added.");
  schema.attr_bool("scale", true).says("Whether the result is multiplied by gamma.");
  attr_initializer(schema, "beta_initializer", "zeros");
  return attr_dtypes(attr_initializer(schema, "gamma_initializer", "ones"));
}

const LayerVariable kGamma{"gamma", "[n...]", "gamma_initializer", "What the result is multiplied by, if scale."};
const LayerVariable kBeta{"beta", "[n...]", "beta_initializer", "What is added, if center."};

OpDef& attr_epsilon(OpDef& schema, double value) {
  return schema.attr_float("epsilon", value).says("What is added to the variance, at least 0.");
}

OpDef& describe(LayerKind& kind, const char* text) {
  return kind.schema.describe(text)
      .input("x", dtypes::floats)
      .says("[batch, dims...]", "The elements.")
      .output("y")
      .says("x", "The normalized elements.");
}

// Returns the format of channels that stand at the attribute's axis: the last, or the second.
const char* format_of_axis(const LayerBuilder& b) {
  const int64_t axis = b.integer("axis");
  if (axis == -1 || axis == b.rank(0) - 1) return "data_format=NHWC";
  if (axis == 1 || axis == 1 - b.rank(0)) return "data_format=NCHW";
  invalid_argument("axis must be that of the channels, the last or 1, got ", axis);
}

int channels_at(const LayerBuilder& b) { return std::string_view(format_of_axis(b)).ends_with("NCHW") ? 1 : -1; }

// ---- Along axes

template <bool is_centered>
void axes_build(LayerBuilder& b) {
  Shape n;
  for (int64_t axis : b.ints("axis")) {
    if (axis < -b.rank(0) || axis >= b.rank(0))
      invalid_argument("Invalid value for `axis`. Expected an axis of the input, of rank ", b.rank(0), ", got ", axis);
    n.push_back(b.dim(0, static_cast<int>(axis)));
  }
  if constexpr (is_centered) {
    scale_and_center(b, n);
    b.prepare("layer_norm");
  } else {
    b.variable("scale", n);
    b.prepare("rms_norm");
  }
}

void layer_normalization_call(LayerCall& c) { c.output(c.run(c.op_at(0), {c.input(0), gamma_of(c), beta_of(c)})); }
void rms_normalization_call(LayerCall& c) { c.output(c.run(c.op_at(0), {c.input(0), c.variable(0)})); }

// ---- By groups of channels

void group_build(LayerBuilder& b) {
  b.expect_min_rank(0, 2);
  const int64_t channels = b.dim(0, channels_at(b));
  int64_t groups = b.integer("groups");
  if (groups == -1) groups = channels;
  if (groups < 1 || channels % groups != 0) {
    invalid_argument("Number of groups (", groups, ") must be a multiple of the number of channels (", channels, ").");
  }
  scale_and_center(b, Shape{channels});
  b.prepare("group_norm", format_of_axis(b)).set_int("groups", groups);
}

// ---- By the batch

enum BatchVariable { kMovingVariance = 1, kMovingMean = 2 };  // their places from the end

void batch_build(LayerBuilder& b) {
  b.expect_min_rank(0, 2);
  const Shape channels{b.dim(0, channels_at(b))};
  scale_and_center(b, channels);
  b.variable("moving_mean", channels);
  b.variable("moving_variance", channels);
  for (const char* training : {"false", "true"})
    b.prepare("batch_norm", format_of_axis(b)).set_bool("training", *training == 't');
}

// Moves a running state towards the batch's value. Tapes record nothing of it.
void move(const LayerCall& c, int i, const Tensor& of_batch) {
  const PauseTapes pause(c.context());
  const double momentum = c.attr("momentum").f;
  const Tensor kept = c.op<"multiply">(c.state(i), c.scalar(momentum));
  c.assign(i, c.op<"add">(kept, c.op<"multiply">(c.cast(of_batch, kept->dtype), c.scalar(1 - momentum))));
}

void batch_call(LayerCall& c) {
  const int n = c.num_variables();
  const Tensor mean = c.variable(n - kMovingMean), variance = c.variable(n - kMovingVariance);
  std::vector<Tensor> out = c.run_all(c.op_at(c.training), {c.input(0), gamma_of(c), beta_of(c), mean, variance});
  if (c.training) {
    move(c, n - kMovingMean, out[1]);
    move(c, n - kMovingVariance, out[2]);
  }
  c.output(std::move(out[0]));
}

}  // namespace

void define_normalizations(LayerKinds& kinds) {
  LayerKind& layer = kinds.add("layer_normalization", "LayerNormalization", axes_build<true>, layer_normalization_call);
  layer.variables = {kGamma, kBeta};
  attr_scale_and_center(attr_epsilon(
      describe(layer,
               "(x - mean) / sqrt(variance + epsilon) * gamma + beta, each place along some axes (Ba et al., 2016).")
          .attr_ints("axis", {-1})
          .says("The axes of the mean and the variance; negative ones count from the end."),
      1e-3));

  LayerKind& rms = kinds.add("rms_normalization", "RMSNormalization", axes_build<false>, rms_normalization_call);
  rms.variables = {{"scale", "[n...]", "scale_initializer", "What the result is multiplied by."}};
  attr_dtypes(
      attr_initializer(attr_epsilon(describe(rms, "x / sqrt(mean(x^2) + epsilon) * scale (Zhang and Sennrich, 2019).")
                                        .attr_ints("axis", {-1})
                                        .says("The axes of the mean; negative ones count from the end."),
                                    1e-6),
                       "scale_initializer", "ones"));

  LayerKind& group = kinds.add("group_normalization", "GroupNormalization", group_build, layer_normalization_call);
  group.variables = {kGamma, kBeta};
  attr_scale_and_center(attr_epsilon(
      describe(group, "(x - mean) / sqrt(variance + epsilon) * gamma + beta, by groups of channels (Wu and He, 2018).")
          .attr_int("groups", 32)
          .says("The number of groups, of as many neighbouring channels each; -1: a group a channel.")
          .attr_int("axis", -1)
          .says("The axis of the channels, the last or 1."),
      1e-3));

  LayerKind& batch = kinds.add("batch_normalization", "BatchNormalization", batch_build, batch_call);
  batch.variables = {kGamma,
                     kBeta,
                     {"moving_mean", "[n]", "moving_mean_initializer", "The running mean.", false},
                     {"moving_variance", "[n]", "moving_variance_initializer", "The running variance.", false}};
  OpDef& schema = attr_epsilon(
      describe(
          batch,
          "(x - mean) / sqrt(variance + epsilon) * gamma + beta, channel by channel (Ioffe and Szegedy, 2015). The mean "
          "and the variance are the batch's while the layer trains, and otherwise the running ones.")
          .attr_int("axis", -1)
          .says("The axis of the channels, the last or 1.")
          .attr_float("momentum", 0.99)
          .says("The part of the running states that each batch leaves."),
      1e-3);
  attr_scale_and_center(schema);
  attr_initializer(schema, "moving_mean_initializer", "zeros");
  attr_initializer(schema, "moving_variance_initializer", "ones");
}

}  // namespace eager
