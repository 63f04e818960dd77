// Normalizations.
#include <algorithm>

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

[[noreturn]] void wrong_axis(int64_t axis, int rank) {
  invalid_argument("Invalid value for `axis` argument. Expected 0 <= axis < inputs.rank (with inputs.rank=", rank,
                   "). Received: axis=(", axis, ",)");
}

// Where the channels stand for the ops: they are last or second, or are moved to the end and back.
struct Channels {
  const char* format;
  int axis;  // counts from the front
  bool move;
};

Channels channels_of(int64_t axis, int rank) {
  if (axis < -rank || axis >= rank) wrong_axis(axis, rank);
  const int at = static_cast<int>(axis < 0 ? axis + rank : axis);
  if (at == rank - 1) return {"data_format=NHWC", at, false};
  if (at == 1) return {"data_format=NCHW", at, false};
  return {"data_format=NHWC", at, true};
}

// Returns the number of channels. Where the axis is the last or the second of every rank, inputs may have any rank.
int64_t num_channels(LayerBuilder& b) {
  b.expect_min_rank(0, 2);
  const int64_t axis = b.integer("axis");
  const int rank = b.rank(0), at = channels_of(axis, rank).axis;
  if (axis == -1) return b.dim(0, -1);
  if (axis != 1 || rank == 2) b.expect_rank(0, rank);
  return b.dim(0, at);
}

// Returns x with the axis of the channels at the end, or one at the end there.
Tensor move_channels(const LayerCall& c, const Tensor& x, int at, bool back) {
  std::vector<int64_t> axes{x->rank};
  const int last = x->rank - 1;
  for (int i = 0; i <= last; ++i) {
    if (back) axes.push_back(i < at ? i : i == at ? last : i - 1);
    else axes.push_back(i == last ? at : i < at ? i : i + 1);
  }
  return c.op_args<"permute_dims">({x}, axes);
}

// Runs an op on an input and others, of which the first output has the input's shape.
template <class F>
void on_channels(LayerCall& c, F run) {
  const Tensor x = c.input(0);
  const Channels channels = channels_of(c.attr("axis").i, x->rank);
  if (!channels.move) return c.output(run(x));
  c.output(move_channels(c, run(move_channels(c, x, channels.axis, false)), channels.axis, true));
}

// ---- Along axes

template <bool is_centered>
void axes_build(LayerBuilder& b) {
  if (b.ints("axis").empty()) invalid_argument("`axis` must have one axis or more");
  uint64_t seen = 0;
  Shape n;
  for (int64_t axis : b.ints("axis")) {
    if (axis < -b.rank(0) || axis >= b.rank(0)) wrong_axis(axis, b.rank(0));
    const uint64_t bit = uint64_t{1} << (axis < 0 ? axis + b.rank(0) : axis);
    if (seen & bit) invalid_argument("Duplicate axis: ", axis);
    seen |= bit;
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

// Returns a parameter, whose dims stand as the program orders the axes, with the dims as the op takes them: ascending. As in
// Keras the elements stay where they lie.
Tensor ascending(const LayerCall& c, const Tensor& x, Tensor parameter) {
  const AttrValue& axis = c.attr("axis");
  if (!parameter || axis.count == 1) return parameter;
  std::vector<std::pair<int64_t, int64_t>> dims;  // by their places, however the program counts them
  for (int i = 0; i < axis.count; ++i)
    dims.emplace_back(axis.ints[i] < 0 ? axis.ints[i] + x->rank : axis.ints[i], parameter->dims[i]);
  if (std::ranges::is_sorted(dims)) return parameter;
  std::ranges::sort(dims);
  std::vector<int64_t> args{axis.count};
  for (const auto& [place, dim] : dims) args.push_back(dim);
  return c.op_args<"reshape">({parameter}, args);
}

void layer_normalization_call(LayerCall& c) {
  const Tensor x = c.input(0);
  c.output(c.run(c.op_at(0), {x, ascending(c, x, gamma_of(c)), ascending(c, x, beta_of(c))}));
}
void rms_normalization_call(LayerCall& c) {
  const Tensor x = c.input(0);
  c.output(c.run(c.op_at(0), {x, ascending(c, x, c.variable(0))}));
}

// ---- By groups of channels

void group_build(LayerBuilder& b) {
  const int64_t channels = num_channels(b), axis = b.integer("axis");
  const Channels at = channels_of(axis, b.rank(0));
  if (at.axis == 0) invalid_argument("`axis` must not be that of the batch, got ", axis);
  int64_t groups = b.integer("groups");
  if (groups == -1) groups = channels;
  if (groups < 1 || channels % groups != 0) {
    if (groups > channels)
      invalid_argument("Number of groups (", groups, ") cannot be more than the number of channels (", channels, ").");
    invalid_argument("Number of groups (", groups, ") must be a multiple of the number of channels (", channels, ").");
  }
  scale_and_center(b, Shape{channels});
  b.prepare("group_norm", at.format).set_int("groups", groups);
}

void group_normalization_call(LayerCall& c) {
  on_channels(c, [&](const Tensor& x) { return c.run(c.op_at(0), {x, gamma_of(c), beta_of(c)}); });
}

// ---- By the batch

enum BatchVariable { kMovingVariance = 1, kMovingMean = 2 };  // their places from the end

void batch_build(LayerBuilder& b) {
  const Shape channels{num_channels(b)};
  scale_and_center(b, channels);
  b.variable("moving_mean", channels);
  b.variable("moving_variance", channels);
  const char* format = channels_of(b.integer("axis"), b.rank(0)).format;
  for (const char* training : {"false", "true"}) b.prepare("batch_norm", format).set_bool("training", *training == 't');
}

// Moves a running state towards the batch's value, unless the batch is empty. Tapes record nothing of it.
void move(const LayerCall& c, int i, const Tensor& of_batch) {
  const PauseTapes pause(c.context());
  const double momentum = c.attr("momentum").f;
  const Tensor before = c.state(i), kept = c.op<"multiply">(before, c.scalar(momentum));
  Tensor moved = c.op<"add">(kept, c.op<"multiply">(c.cast(of_batch, kept->dtype), c.scalar(1 - momentum)));
  const Tensor x = c.input(0);
  for (int d = 0; d < x->rank; ++d) {
    if (x->dims[d] >= 0) continue;
    const Tensor is_empty = c.op<"equal">(c.op_args<"dim_size">({x}, {d}), Tensor::adopt(new_weak_int(0)));
    moved = c.op<"where">(is_empty, before, moved);
  }
  c.assign(i, moved);
}

void batch_call(LayerCall& c) {
  const int n = c.num_variables();
  const Tensor mean = c.variable(n - kMovingMean), variance = c.variable(n - kMovingVariance);
  on_channels(c, [&](const Tensor& x) {
    std::vector<Tensor> out = c.run_all(c.op_at(c.training), {x, gamma_of(c), beta_of(c), mean, variance});
    if (c.training && std::count(x->dims, x->dims + x->rank, 0) == 0) {
      move(c, n - kMovingMean, out[1]);
      move(c, n - kMovingVariance, out[2]);
    }
    return std::move(out[0]);
  });
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

  LayerKind& group = kinds.add("group_normalization", "GroupNormalization", group_build, group_normalization_call);
  group.variables = {kGamma, kBeta};
  attr_scale_and_center(attr_epsilon(
      describe(group, "(x - mean) / sqrt(variance + epsilon) * gamma + beta, by groups of channels (Wu and He, 2018).")
          .attr_int("groups", 32)
          .says("The number of groups, of as many neighbouring channels each; -1: a group a channel.")
          .attr_int("axis", -1)
          .says("The axis of the channels; a negative one counts from the end."),
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
          .says("The axis of the channels; a negative one counts from the end.")
          .attr_float("momentum", 0.99)
          .says("The part of the running states that each batch leaves."),
      1e-3);
  attr_scale_and_center(schema);
  attr_initializer(schema, "moving_mean_initializer", "zeros");
  attr_initializer(schema, "moving_variance_initializer", "ones");
}

}  // namespace eager
