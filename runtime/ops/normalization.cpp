// Normalizations: x minus its mean, divided by its deviation, times a scale, plus an offset.
//
// Terms
//   parameters  scale and offset, which have some axes of x: the normalized ones, or that of the channels
//   normal      (x - mean) inverse, where inverse = 1 / sqrt(variance + epsilon)
//   P           what is left of a gradient g of `normal` on its way to (x - mean) / deviation:
//               P(g) = g - mean(g) - normal mean(g normal), without mean(g) where x is not centered (rms_norm).
//               It is its own adjoint, and the gradient of x is inverse P(scale dy).
#include "kernels/common/normalization.h"

#include <cstring>

#include "runtime/core/gradient.h"
#include "runtime/core/windows.h"
#include "runtime/ops/families.h"
#include "runtime/ops/shape_util.h"

namespace eager {

namespace {

using Args = std::vector<int64_t>;

// The mean and the inverse deviation of halves are float32, since x minus a rounded mean would be far off.
DType moments_dtype(DType t) { return t == DType::float64 ? t : DType::float32; }

double checked_epsilon(InferContext& c) {
  const double epsilon = c.real("epsilon");
  if (!(epsilon >= 0)) invalid_argument("epsilon must be at least 0, got ", epsilon);
  return epsilon;
}

// Checks the parameters that are given: inputs from `first` on, `count` of them.
void check_parameters(InferContext& c, int first, int count, ShapeView expected) {
  const char* names[] = {"scale", "offset"};
  for (int i = 0; i < count; ++i) {
    if (c.has_input(first + i)) check_shape(c.input(first + i), expected, names[i]);
  }
}

// Checks what the forward op kept: inputs from `first` on, `count` of them.
void check_moments(InferContext& c, int first, int count, DType expected, ShapeView shape) {
  for (int i = first; i < first + count; ++i) {
    check_shape(c.input(i), shape, "moments");
    if (c.dtype(i) != expected) invalid_argument("moments must be ", dtype_name(expected));
  }
}

// --- rows: layer_norm, rms_norm ---

struct RowShapes {
  Shape parameters, moments;  // the normalized dims; all dims, with 1 in place of these
};

RowShapes row_shapes(InferContext& c, ShapeView x) {
  if (x.rank == 0) invalid_argument("x must have at least one dimension");
  const AxisSet axes = normalize_axes(c.attr("axis"), x.rank);
  if (axes == 0) invalid_argument("axis must name at least one axis");
  RowShapes out;
  StridedCopy plan;
  RowNormParams p;
  int64_t strides[kMaxRank];
  row_major_strides(x.dims, x.rank, strides);
  for (const bool is_normalized : {false, true}) {
    for (int i = 0; i < x.rank; ++i) {
      if ((axes >> i & 1) != is_normalized) continue;
      (is_normalized ? p.n : p.rows) = wrapping_product(is_normalized ? p.n : p.rows, x[i]);
      add_dim(plan, x[i], strides[i]);
    }
  }
  for (int i = 0; i < x.rank; ++i) {
    const bool is_normalized = (axes >> i & 1) != 0;
    out.moments.push_back(is_normalized ? 1 : x[i]);
    if (is_normalized) out.parameters.push_back(x[i]);
  }
  if (!c.concrete()) return out;
  p.epsilon = c.real("epsilon");
  p.is_moved = !plan.is_contiguous();
  RowNormParams& params = c.params<RowNormParams>();
  params.rows = p.rows, params.n = p.n, params.epsilon = p.epsilon, params.is_moved = p.is_moved;
  params.plan.assign(plan);
  return out;
}

template <int kParameters>
void row_norm_infer(InferContext& c) {
  checked_epsilon(c);
  const RowShapes shapes = row_shapes(c, c.input(0));
  check_parameters(c, 1, kParameters, shapes.parameters);
  c.output(c.dtype(0), c.input(0));
  for (int i = 0; i < kParameters; ++i) c.output(moments_dtype(c.dtype(0)), shapes.moments);
}

template <int kParameters>
void row_norm_grad_infer(InferContext& c) {
  const RowShapes shapes = row_shapes(c, c.input(1));
  check_shape(c.input(0), c.input(1), "dy");
  check_parameters(c, 2, 1, shapes.parameters);
  check_moments(c, 3, kParameters, moments_dtype(c.dtype(0)), shapes.moments);
  c.output(c.dtype(0), c.input(1));
  for (int i = 0; i < kParameters; ++i) c.output(c.dtype(0), shapes.parameters);
}

// --- channels: batch_norm, group_norm ---

// Returns x's number of channels. groups: 0 for batch_norm, whose means are those of a channel in all images.
int64_t check_channels(InferContext& c, ShapeView x, int64_t groups, double epsilon = 0, bool has_moments = false) {
  const int axis = channel_axis(c, x.rank);
  const int64_t channels = x[axis];
  if (channels >= 0 && groups > 0 && channels % groups != 0) {
    invalid_argument("The number of channels must be a multiple of groups: ", channels, " vs. ", groups);
  }
  if (!c.concrete()) return channels;
  ChannelNormParams& p = c.params<ChannelNormParams>();
  p.images = x[0];
  for (int i = 1; i < x.rank; ++i) p.inner = wrapping_product(p.inner, i == axis ? 1 : x[i]);
  p.channels = channels;
  p.groups = groups > 0 ? groups : channels;
  p.is_last = axis == x.rank - 1 || p.inner == 1;
  p.joins_images = groups == 0;
  p.has_moments = has_moments;
  p.epsilon = epsilon;
  if (p.is_last && p.joins_images) p.inner = wrapping_product(p.inner, p.images), p.images = 1;
  return channels;
}

// Returns the number of groups of x's channels; -1: it is not known.
int64_t checked_groups(InferContext& c, ShapeView x) {
  const int64_t groups = c.integer("groups");
  if (groups == 0 || groups < -1) invalid_argument("groups must be at least 1, or -1, got ", groups);
  if (groups > 0) return groups;
  const int64_t channels = x[channel_axis(c, x.rank)];
  return channels < 0 ? kUnknown : std::max<int64_t>(channels, 1);
}

void group_norm_infer(InferContext& c) {
  const ShapeView x = c.input(0);
  const int64_t groups = checked_groups(c, x);
  check_parameters(c, 1, 2, Shape{check_channels(c, x, groups, checked_epsilon(c))});
  c.output(c.dtype(0), x);
  for (int i = 0; i < 2; ++i) c.output(moments_dtype(c.dtype(0)), Shape{x[0], groups});
}

void group_norm_grad_infer(InferContext& c) {
  const ShapeView x = c.input(1);
  const int64_t groups = checked_groups(c, x);
  const Shape parameters{check_channels(c, x, groups)};
  check_shape(c.input(0), x, "dy");
  check_parameters(c, 2, 1, parameters);
  check_moments(c, 3, 2, moments_dtype(c.dtype(0)), Shape{x[0], groups});
  c.output(c.dtype(0), x);
  for (int i = 0; i < 2; ++i) c.output(c.dtype(0), parameters);
}

void group_mean_infer(InferContext& c) {
  check_channels(c, c.input(0), checked_groups(c, c.input(0)));
  c.output(c.dtype(0), c.input(0));
}

void batch_norm_infer(InferContext& c) {
  const bool training = c.boolean("training");
  const Shape channels{check_channels(c, c.input(0), 0, checked_epsilon(c), !training)};
  check_parameters(c, 1, 2, channels);
  for (int i = 3; i < 5; ++i) {
    const char* name = i == 3 ? "mean" : "variance";
    if (c.has_input(i)) check_shape(c.input(i), channels, name);
    else if (!training) invalid_argument(name, " is missing: only training does without it");
  }
  c.output(c.dtype(0), c.input(0));
  for (int i = 0; i < 2; ++i) c.output(c.dtype(0), channels);
  for (int i = 0; i < 2; ++i) c.output(moments_dtype(c.dtype(0)), channels);
}

void batch_norm_grad_infer(InferContext& c) {
  const ShapeView x = c.input(1);
  const Shape channels{check_channels(c, x, 0)};
  check_shape(c.input(0), x, "dy");
  check_parameters(c, 2, 1, channels);
  check_moments(c, 3, 2, moments_dtype(c.dtype(0)), channels);
  c.output(c.dtype(0), x);
  for (int i = 0; i < 2; ++i) c.output(c.dtype(0), channels);
}

// --- gradients ---

Args list_of(const std::vector<int64_t>& values) {
  Args args{static_cast<int64_t>(values.size())};
  args.insert(args.end(), values.begin(), values.end());
  return args;
}

int64_t bits_of(double value) {
  int64_t bits;
  std::memcpy(&bits, &value, sizeof bits);
  return bits;
}

int64_t format_argument(GradientContext& g) { return std::string_view(g.attr("data_format").string) == "NCHW"; }

// A kind of normalization, as its gradients see it.
struct Kind {
  eager_op* (*grad)();  // its gradient op
  bool is_centered;
  Args (*arguments)(GradientContext& g);                    // of the gradient op
  AxisSet (*parameter_axes)(GradientContext& g, int rank);  // the axes of x that the parameters have
  Tensor (*mean)(GradientContext& g, const Tensor& v, const std::vector<int64_t>& parameter_axes,
                 const std::vector<int64_t>& other_axes);  // the means that belong to x's elements; they broadcast
};

AxisSet normalized_axes(GradientContext& g, int rank) { return normalize_axes(g.attr("axis"), rank); }

AxisSet axis_of_channels(GradientContext& g, int rank) {
  return AxisSet{1} << (format_argument(g) != 0 ? 1 : rank - 1);
}

Args row_arguments(GradientContext& g) {
  Args args;
  append_args(args, g.attr("axis"));
  args.push_back(bits_of(g.attr("epsilon").f));
  return args;
}

Args batch_arguments(GradientContext& g) { return {bits_of(g.attr("epsilon").f), format_argument(g)}; }

Args group_arguments(GradientContext& g) {
  return {g.attr("groups").i, bits_of(g.attr("epsilon").f), format_argument(g)};
}

Tensor mean_of_parameters(GradientContext& g, const Tensor& v, const std::vector<int64_t>& parameter_axes,
                          const std::vector<int64_t>&) {
  return g.op_args<"mean", "keepdims=true">({v.get()}, list_of(parameter_axes));
}

Tensor mean_of_others(GradientContext& g, const Tensor& v, const std::vector<int64_t>&,
                      const std::vector<int64_t>& other_axes) {
  return g.op_args<"mean", "keepdims=true">({v.get()}, list_of(other_axes));
}

Tensor mean_of_groups(GradientContext& g, const Tensor& v, const std::vector<int64_t>&, const std::vector<int64_t>&) {
  return g.op_args<"group_mean">({v.get()}, {g.attr("groups").i, format_argument(g)});
}

constexpr Kind kLayer{prepared<"layer_norm_grad", "">, true, row_arguments, normalized_axes, mean_of_parameters};
constexpr Kind kRootMeanSquare{prepared<"rms_norm_grad", "">, false, row_arguments, normalized_axes,
                               mean_of_parameters};
constexpr Kind kBatch{prepared<"batch_norm_grad", "">, true, batch_arguments, axis_of_channels, mean_of_others};
constexpr Kind kGroup{prepared<"group_norm_grad", "">, true, group_arguments, axis_of_channels, mean_of_groups};

// The parts that the formulas below are made of. x is input `x`, and the op has the attributes of `kind`.
class Normalization {
 public:
  Normalization(GradientContext& g, const Kind& kind, int x) : g_(g), kind_(kind), x_(x) {
    const int rank = g.input_rank(x);
    const AxisSet axes = kind.parameter_axes(g, rank);
    for (int i = 0; i < rank; ++i) (axes >> i & 1 ? parameter_axes_ : other_axes_).push_back(i);
  }

  // Returns the gradients of x, scale and offset; moments are what the forward op kept.
  std::vector<Tensor> gradients(const Tensor& dy, const Tensor& scale, const Tensor& mean,
                                const Tensor& inverse) const {
    std::vector<Tensor> in{dy, g_.input(x_), scale};
    if (kind_.is_centered) in.push_back(mean);
    in.push_back(inverse);
    return run_list(g_, kind_.grad(), in, kind_.arguments(g_));
  }
  Tensor mean(const Tensor& v) const { return kind_.mean(g_, v, parameter_axes_, other_axes_); }
  // Returns a parameter in a shape that broadcasts to x's.
  Tensor spread(Tensor parameter) const {
    for (int64_t axis : other_axes_) {
      if (axis < parameter_axes_[0]) continue;
      parameter = g_.op_args<"expand_dims">({parameter.get()}, {axis - parameter_axes_[0]});
    }
    return parameter;
  }
  // Returns v, which has x's shape, times the parameter; v itself if the parameter is absent.
  Tensor scaled(const Tensor& v, const Tensor& parameter) const {
    return parameter ? g_.op<"multiply">(v, spread(parameter)) : v;
  }
  // Sums v, which has x's shape, to a parameter's shape.
  Tensor collect(const Tensor& v) const {
    return other_axes_.empty() ? v : g_.op_args<"sum">({v.get()}, list_of(other_axes_));
  }
  Tensor centered() const {
    const Tensor x = g_.input(x_);
    return kind_.is_centered ? g_.op<"subtract">(x, mean(x)) : x;
  }
  Tensor inverse(const Tensor& centered) const {
    const Tensor variance = mean(g_.op<"square">(centered));
    return g_.op<"rsqrt">(g_.op<"add">(variance, g_.scalar(g_.attr("epsilon").f)));
  }
  const std::vector<int64_t>& other_axes() const { return other_axes_; }

 private:
  GradientContext& g_;
  const Kind& kind_;
  int x_;
  std::vector<int64_t> parameter_axes_, other_axes_;
};

// Inputs x, scale and perhaps offset; `first` is the first output that is kept for the gradient.
void norm_gradient(GradientContext& g, const Kind& kind, int first) {
  const Normalization n(g, kind, 0);
  const Tensor mean = g.output(first), inverse = g.output(kind.is_centered ? first + 1 : first);
  const std::vector<Tensor> gradients = n.gradients(g.grad(), g.input(1), mean, inverse);
  for (int i = 0; i < (kind.is_centered ? 3 : 2); ++i) g.set(i, gradients[static_cast<size_t>(i)]);
}

template <const Kind& kind>
void norm_gradient(GradientContext& g) {
  norm_gradient(g, kind, 1);
}

// The gradient of the gradient op. With the gradients u of dx, v of dscale and w of doffset, and dx = inverse P(scale dy),
// dscale = sum(dy normal), doffset = sum(dy), where mean and inverse follow x:
//   of dy     scale inverse P(u) + v normal + w
//   of scale  sum(dy inverse P(u))
//   of x      inverse P(q) - inverse normal mean(u dx), where q, the gradient of `normal`, is
//             v dy - inverse (u mean(scale dy normal) + scale dy mean(u normal))
void norm_grad_gradient(GradientContext& g, const Kind& kind) {
  const Normalization n(g, kind, 1);
  const Tensor dy = g.input(0), scale = g.input(2);
  const Tensor mean = g.input(3), kept = g.input(kind.is_centered ? 4 : 3);
  const Tensor u = g.grad(0), v = g.grad(1), w = kind.is_centered ? g.grad(2) : Tensor();
  auto times = [&](const Tensor& a, const Tensor& b) { return g.op<"multiply">(a, b); };
  auto plus = [&](const Tensor& a, const Tensor& b) { return !a ? b : !b ? a : g.op<"add">(a, b); };
  auto inverse_p = [&](const Tensor& t) { return n.gradients(t, Tensor(), mean, kept)[0]; };
  const Tensor centered = n.centered(), inverse = n.inverse(centered), normal = times(centered, inverse);
  const Tensor pulled = u && (g.needs(0) || g.needs(2)) ? inverse_p(u) : Tensor();
  if (g.needs(0)) {
    Tensor of_dy = pulled ? n.scaled(pulled, scale) : Tensor();
    if (v) of_dy = plus(of_dy, n.scaled(normal, v));
    if (w) of_dy = plus(of_dy, g.broadcast_like(n.spread(w), 0));
    g.set(0, of_dy);
  }
  if (g.needs(2) && u) g.set(2, n.collect(times(dy, pulled)));
  if (!g.needs(1) || (!u && !v)) return;
  Tensor q = v ? n.scaled(dy, v) : Tensor(), direct;
  if (u) {
    const Tensor scaled = n.scaled(dy, scale);
    const Tensor both = plus(times(u, n.mean(times(scaled, normal))), times(scaled, n.mean(times(u, normal))));
    q = plus(q, g.op<"negative">(times(inverse, both)));
    direct = g.op<"negative">(times(times(inverse, normal), n.mean(times(u, inverse_p(scaled)))));
  }
  g.set(1, plus(inverse_p(q), direct));
}

template <const Kind& kind>
void norm_grad_gradient(GradientContext& g) {
  norm_grad_gradient(g, kind);
}

void group_mean_gradient(GradientContext& g) { g.set(0, g.op_with_attrs<"group_mean">({g.grad().get()})); }

// Adds the gradients of the batch's mean and variance to that of x.
void add_moments_gradient(GradientContext& g, const Normalization& n) {
  const Tensor x = g.input(0);
  for (int i = 1; i <= 2; ++i) {
    if (!g.has_grad(i)) continue;
    Tensor part = g.op_args<"mean_grad">({g.grad(i).get(), x.get()}, list_of(n.other_axes()));
    if (i == 2) part = g.op<"multiply">(g.op<"multiply">(part, g.scalar(2)), n.centered());
    g.set(0, part);
  }
}

// The gradients where x is normalized by a mean and a variance that are inputs.
void batch_norm_inference_gradient(GradientContext& g, const Normalization& n) {
  const Tensor x = g.input(0), scale = g.input(1), dy = g.grad();
  const Tensor inverse = g.op<"rsqrt">(g.op<"add">(g.input(4), g.scalar(g.attr("epsilon").f)));
  const Tensor factor = scale ? g.op<"multiply">(inverse, scale) : inverse;
  if (g.needs(0)) g.set(0, g.op<"multiply">(dy, n.spread(factor)));
  const Tensor of_offset = g.needs(2) || g.needs(3) ? n.collect(dy) : Tensor();
  if (g.needs(2)) g.set(2, of_offset);
  if (g.needs(3)) g.set(3, g.op<"negative">(g.op<"multiply">(of_offset, factor)));
  if (!g.needs(1) && !g.needs(4)) return;
  const Tensor centered = g.op<"subtract">(x, n.spread(g.input(3)));
  const Tensor of_scale = g.op<"multiply">(n.collect(g.op<"multiply">(dy, centered)), inverse);
  if (g.needs(1)) g.set(1, of_scale);
  if (!g.needs(4)) return;
  const Tensor by = g.op<"multiply">(g.op<"multiply">(factor, inverse), g.scalar(-0.5));
  g.set(4, g.op<"multiply">(of_scale, by));
}

void batch_norm_gradient(GradientContext& g) {
  const Normalization n(g, kBatch, 0);
  if (g.attr("training").i != 0) {
    if (g.has_grad()) norm_gradient(g, kBatch, 3);
    return add_moments_gradient(g, n);
  }
  if (g.has_grad()) batch_norm_inference_gradient(g, n);
  for (int i = 1; i <= 2; ++i) {
    if (g.has_grad(i)) g.set(i + 2, g.grad(i));
  }
}

// clang-format off
OpDef& norm_grad(Registry& r, const char* name, const char* forward, bool is_centered) {
  const DTypeSet moments = dtype_bit(DType::float32) | dtype_bit(DType::float64);
  OpDef& op = r.helper(name).describe(forward).input("dy", dtypes::floats).input("x", dtypes::floats)
      .input("scale", dtypes::floats, 'T', kOptional);
  if (is_centered) op.input("mean", moments, 0);
  op.input("inverse", moments, 0).output("dx").output("dscale");
  if (is_centered) op.output("doffset");
  return op;
}
// clang-format on

}  // namespace

// clang-format off
void define_normalization(Registry& r) {
  const char *rows = "The axes to normalize over, each once; negative ones count from the end.",
             *scale = "What each place is multiplied by; 1 if it is absent.",
             *offset = "What is added to each place; 0 if it is absent.",
             *channel_scale = "What each channel is multiplied by; 1 if it is absent.",
             *channel_offset = "What is added to each channel; 0 if it is absent.",
             *epsilon = "What is added to the variance, at least 0.",
             *images = "At least a matrix; where data_format is NCHW the channels are its second dim.";
  r.op("layer_norm")
      .describe("(x - mean) / sqrt(variance + epsilon) * scale + offset, each place along some axes (Ba et al., 2016). The "
                "mean and the variance are those over these axes.")
      .input("x", dtypes::floats).says("[outer..., n...]", "The elements; n stands at axis.")
      .input("scale", dtypes::floats, 'T', kOptional).says("[n...]", scale)
      .input("offset", dtypes::floats, 'T', kOptional).says("[n...]", offset)
      .output("y").says("x", "The normalized elements.")
      .output("mean").says("[outer..., 1...]", "The means.")
      .output("inverse").says("[outer..., 1...]", "1 / sqrt(variance + epsilon).").hide_outputs(2)
      .attr_ints("axis", {-1}).argument().says(rows).attr_float("epsilon", 1e-3).says(epsilon)
      .example(R"("x": [[1.0, 3.0], [6.0, 2.0]], "scale": [1.0, 2.0], "offset": [0.0, 1.0], "epsilon": 0.0)",
               "float32 [[-1.  3.]\n [ 1. -1.]]")
      .infer(row_norm_infer<2>).gradient(norm_gradient<kLayer>, "x scale mean inverse");
  norm_grad(r, "layer_norm_grad", "The gradients of layer_norm.", true)
      .attr_ints("axis", {-1}).attr_float("epsilon", 1e-3)
      .infer(row_norm_grad_infer<2>).gradient(norm_grad_gradient<kLayer>, "dy x scale mean inverse");
  r.op("rms_norm")
      .describe("x / sqrt(mean(x^2) + epsilon) * scale, with the mean over some axes (Zhang, Sennrich, 2019).")
      .input("x", dtypes::floats).says("[outer..., n...]", "The elements; n stands at axis.")
      .input("scale", dtypes::floats, 'T', kOptional).says("[n...]", scale)
      .output("y").says("x", "The normalized elements.")
      .output("inverse").says("[outer..., 1...]", "1 / sqrt(mean(x^2) + epsilon).").hide_outputs(1)
      .attr_ints("axis", {-1}).argument().says(rows)
      .attr_float("epsilon", 1e-6).says("What is added to the mean, at least 0.")
      .example(R"("x": [[1.0, 7.0], [5.0, 5.0]], "scale": [1.0, 2.0], "epsilon": 0.0)",
               "float32 [[0.2 2.8]\n [1.  2. ]]")
      .infer(row_norm_infer<1>).gradient(norm_gradient<kRootMeanSquare>, "x scale inverse");
  norm_grad(r, "rms_norm_grad", "The gradients of rms_norm.", false)
      .attr_ints("axis", {-1}).attr_float("epsilon", 1e-6)
      .infer(row_norm_grad_infer<1>).gradient(norm_grad_gradient<kRootMeanSquare>, "dy x scale inverse");
  r.op("batch_norm")
      .describe("(x - mean) / sqrt(variance + epsilon) * scale + offset, channel by channel (Ioffe, Szegedy, 2015). In "
                "training the mean and the variance are those of the batch, else they are given.")
      .input("x", dtypes::floats).says("[..., channels]", images)
      .input("scale", dtypes::floats, 'T', kOptional).says("[channels]", channel_scale)
      .input("offset", dtypes::floats, 'T', kOptional).says("[channels]", channel_offset)
      .input("mean", dtypes::floats, 'T', kOptional)
      .says("[channels]", "The means. It may be absent in training, where it is not read.")
      .input("variance", dtypes::floats, 'T', kOptional)
      .says("[channels]", "The variances. It may be absent in training, where it is not read.")
      .output("y").says("x", "The normalized elements.")
      .output("batch_mean").says("[channels]", "The means by which x was normalized.")
      .output("batch_variance")
      .says("[channels]", "The variances by which x was normalized: the batch's mean squared distances from its means.")
      .output("center").says("[channels]", "batch_mean before it is rounded to x's dtype.")
      .output("inverse").says("[channels]", "1 / sqrt(batch_variance + epsilon).").hide_outputs(2)
      .attr_float("epsilon", 1e-3).says(epsilon)
      .attr_string("data_format", "NHWC").choices(kDataFormats).says(kDataFormatText)
      .attr_bool("training", false).says("Whether x is normalized by its own mean and variance.")
      .example(R"("x": [[1.0, 2.0], [3.0, 6.0]], "epsilon": 0.0, "training": true)",
               "float32 [[-1. -1.]\n [ 1.  1.]]; float32 [2. 4.]; float32 [1. 4.]")
      .infer(batch_norm_infer).gradient(batch_norm_gradient, "x scale mean variance center inverse");
  norm_grad(r, "batch_norm_grad", "The gradients of batch_norm in training.", true)
      .attr_float("epsilon", 1e-3).attr_string("data_format", "NHWC").choices(kDataFormats)
      .infer(batch_norm_grad_infer).gradient(norm_grad_gradient<kBatch>, "dy x scale mean inverse");
  r.op("group_norm")
      .describe("(x - mean) / sqrt(variance + epsilon) * scale + offset, channel by channel (Wu, He, 2018). The mean and the "
                "variance are those of a group of channels of one image.")
      .input("x", dtypes::floats).says("[images, ..., channels]", images)
      .input("scale", dtypes::floats, 'T', kOptional).says("[channels]", channel_scale)
      .input("offset", dtypes::floats, 'T', kOptional).says("[channels]", channel_offset)
      .output("y").says("x", "The normalized elements.")
      .output("mean").says("[images, groups]", "The means.")
      .output("inverse").says("[images, groups]", "1 / sqrt(variance + epsilon).").hide_outputs(2)
      .attr_int("groups").argument().required()
      .says("The number of groups, each of as many neighbouring channels; -1: each channel is one.")
      .attr_float("epsilon", 1e-3).says(epsilon)
      .attr_string("data_format", "NHWC").choices(kDataFormats).says(kDataFormatText)
      .example(R"("x": [[1.0, 3.0, 2.0, 6.0]], "groups": 2, "epsilon": 0.0)", "float32 [[-1.  1. -1.  1.]]")
      .infer(group_norm_infer).gradient(norm_gradient<kGroup>, "x scale mean inverse");
  norm_grad(r, "group_norm_grad", "The gradients of group_norm.", true)
      .attr_int("groups", 1).attr_float("epsilon", 1e-3).attr_string("data_format", "NHWC").choices(kDataFormats)
      .infer(group_norm_grad_infer).gradient(norm_grad_gradient<kGroup>, "dy x scale mean inverse");
  r.helper("group_mean").describe("The mean of each element's group, which group_norm subtracts.")
      .input("x", dtypes::floats).output("y").attr_int("groups", 1).argument()
      .attr_string("data_format", "NHWC").choices(kDataFormats)
      .infer(group_mean_infer).gradient(group_mean_gradient, "");
}
// clang-format on

}  // namespace eager
