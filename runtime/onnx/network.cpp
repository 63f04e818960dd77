// Imports operators of neural networks: matrices, windows, norms, softmax.
#include <algorithm>

#include "runtime/core/gradient.h"
#include "runtime/onnx/operators.h"

namespace eager::onnx {

namespace {

using Ints = std::vector<int64_t>;

// ---- matrices

void matmul(OnnxNode& c) { c.out(c.run("matmul", {c.in(0), c.in(1)})); }

void gemm(OnnxNode& c) {
  const TensorRef a = c.in(0), b = c.in(1);
  if (a->rank != 2 || b->rank != 2) invalid_argument("A and B must be matrices");
  const double alpha = c.attr_float("alpha", 1), beta = c.attr_float("beta", 1);
  const bool ta = c.attr_int("transA", 0) != 0, tb = c.attr_int("transB", 0) != 0;
  TensorRef y = c.run("matmul", {a, b}, {{"transpose_a", ta}, {"transpose_b", tb}});
  auto times = [&](const TensorRef& x, double factor) {
    return factor == 1 ? x : c.cast(c.run("multiply", {x, c.scalar(factor)}), x->dtype);
  };
  y = times(y, alpha);
  if (c.has(2)) y = c.run("add", {y, times(c.in(2), beta)});
  c.out(y);
}

// Imports MatMulInteger. Zero points are one number, or those of the rows of A and of the columns of B.
void matmul_integer(OnnxNode& c) {
  auto centered = [&](int i) {
    const TensorRef given = c.in(i), x = c.cast(given, DType::int32);
    if (dtype_size(given->dtype) != 1 || !is_integer(given->dtype))
      invalid_argument("A and B must be integers of 8 bits, not ", dtype_name(given->dtype));
    if (!c.has(i + 2)) return x;
    TensorRef zero = c.cast(c.in(i + 2), DType::int32);
    if (i == 0 && zero->rank == 1 && x->rank > 1) zero = reshape_to(c, zero, {-1, 1});
    return c.run("subtract", {x, zero});
  };
  const TensorRef a = centered(0);
  c.out(c.run("matmul", {a, centered(1)}));
}

// Imports Det. float16, which the library's op does not take, is computed in float32.
void det(OnnxNode& c) {
  const TensorRef x = c.in(0);
  c.out(c.cast(c.run("det", {is_half(x->dtype) ? c.cast(x, DType::float32) : x}), x->dtype));
}

// ---- windows

// The window of a convolution or pooling of images with one to three spatial axes.
struct Window {
  Ints kernel, strides, dilations, pads;  // pads: those before all axes, then those after them
  std::string auto_pad;
  size_t num_axes() const { return kernel.size(); }
  // Returns the name of the library's op for this number of axes.
  std::string op(const char* before, const char* after) const { return cat(before, num_axes(), after); }
};

Window window_of(OnnxNode& c, const TensorRef& x, Ints kernel) {
  Window w;
  if (x->rank < 3 || x->rank > 5) unimplemented(cat("an input of shape ", to_string(x->shape())));
  const size_t n = static_cast<size_t>(x->rank - 2);
  w.kernel = std::move(kernel);
  w.strides = c.attr_ints("strides", Ints(n, 1));
  w.dilations = c.attr_ints("dilations", Ints(n, 1));
  w.auto_pad = c.attr_string("auto_pad", "NOTSET");
  w.pads = c.attr_ints("pads", Ints(2 * n, 0));
  for (const Ints* v : {&w.kernel, &w.strides, &w.dilations}) {
    if (v->size() != n) invalid_argument("kernel_shape, strides and dilations must have ", n, " numbers");
    for (int64_t k : *v) {
      if (k < 1 || k > INT32_MAX) invalid_argument("kernel_shape, strides and dilations must be positive, got ", k);
    }
  }
  if (w.pads.size() != 2 * n) invalid_argument("pads must have ", 2 * n, " numbers");
  for (int64_t p : w.pads) {
    if (p < 0 || p > INT32_MAX) invalid_argument("pads must not be negative, got ", p);
  }
  if (w.auto_pad != "NOTSET" && w.auto_pad != "VALID" && w.auto_pad != "SAME_UPPER" && w.auto_pad != "SAME_LOWER") {
    invalid_argument("unknown auto_pad '", w.auto_pad, "'");
  }
  if (w.auto_pad != "NOTSET") w.pads.assign(2 * n, 0);
  return w;
}

// Returns dim i of the image, so small that sums and products with sizes of the window do not overflow.
int64_t image_size(const TensorRef& x, size_t i, const char* what) {
  const int64_t size = dim_or_fail(x, static_cast<int>(i) + 2, what);
  if (size > INT32_MAX) invalid_argument("images must be at most ", INT32_MAX, " high and wide, got ", size);
  return size;
}

// Sets the pads of auto_pad SAME, with which out = ceil(size / stride). If their sum is odd, UPPER has the larger part
// at the end, LOWER at the beginning.
void find_same_pads(const TensorRef& x, Window& w) {
  for (size_t i = 0; i < w.num_axes(); ++i) {
    const int64_t size = image_size(x, i, "auto_pad SAME_LOWER");
    const int64_t out = (size + w.strides[i] - 1) / w.strides[i];
    const int64_t all = std::max<int64_t>(0, (out - 1) * w.strides[i] + (w.kernel[i] - 1) * w.dilations[i] + 1 - size);
    w.pads[i] = w.auto_pad == "SAME_LOWER" ? all - all / 2 : all / 2;
    w.pads[i + w.num_axes()] = all - w.pads[i];
  }
}

// Appends the pads axis by axis, before and after each.
void append_pads(const Window& w, Ints& to) {
  for (size_t i = 0; i < w.num_axes(); ++i) to.insert(to.end(), {w.pads[i], w.pads[i + w.num_axes()]});
}

Attrs window_attrs(const TensorRef& x, Window& w) {
  Attrs attrs{{"strides", w.strides}, {"data_format", "NCHW"}};
  if (w.auto_pad == "SAME_UPPER") {
    attrs.push_back({"padding", "SAME"});
  } else {
    if (w.auto_pad == "SAME_LOWER") find_same_pads(x, w);
    attrs.push_back({"padding", "EXPLICIT"});
    Ints paddings;
    append_pads(w, paddings);
    attrs.push_back({"paddings", paddings});
  }
  return attrs;
}

// Returns the window of the filter W of a convolution.
Window window_of_filter(OnnxNode& c) {
  const TensorRef x = c.in(0), filter = c.in(1);
  if (filter->rank != x->rank)
    invalid_argument("W must have rank ", x->rank, ", got shape ", to_string(filter->shape()));
  Ints kernel;
  for (int i = 2; i < filter->rank; ++i) kernel.push_back(dim_or_fail(filter, i, "the operator"));
  if (c.attr_ints("kernel_shape", kernel) != kernel)
    invalid_argument("kernel_shape is not that of W, ", to_string(filter->shape()));
  return window_of(c, x, kernel);
}

// Runs a convolution, whose filter the library has as [axes..., W's second dim, W's first dim], and adds the bias.
void out_convolution(OnnxNode& c, const std::string& op, const Window& w, Attrs attrs) {
  attrs.push_back({"dilations", w.dilations});
  attrs.push_back({"groups", c.attr_int("group", 1)});
  Ints axes;
  for (size_t i = 0; i < w.num_axes(); ++i) axes.push_back(static_cast<int64_t>(i) + 2);
  axes.insert(axes.end(), {1, 0});
  const TensorRef filter = c.run("permute_dims", {c.in(1)}, {{"axes", axes}});
  TensorRef y = c.run(op.c_str(), {c.in(0), filter}, attrs);
  if (c.has(2)) y = c.run("bias_add", {y, c.in(2)}, {{"data_format", "NCHW"}});
  c.out(y);
}

void conv(OnnxNode& c) {
  Window w = window_of_filter(c);
  out_convolution(c, w.op("conv", "d"), w, window_attrs(c.in(0), w));
}

// Returns the size of the output of a transposed convolution. If output_shape gives it, or auto_pad SAME does (stride
// times the input's size), sets the pads to what the windows reach beyond it.
Ints transposed_size(const TensorRef& x, Window& w, const Ints& extra, const Ints& wanted) {
  Ints size;
  const size_t n = w.num_axes();
  for (size_t i = 0; i < n; ++i) {
    const int64_t in = dim_or_fail(x, static_cast<int>(i) + 2, "the operator");
    if (in > INT32_MAX || extra[i] < 0 || extra[i] >= std::max(w.strides[i], w.dilations[i]))
      invalid_argument("output_padding does not fit strides");
    const int64_t whole = w.strides[i] * (in - 1) + extra[i] + (w.kernel[i] - 1) * w.dilations[i] + 1;
    const bool is_same = wanted.empty() && (w.auto_pad == "SAME_UPPER" || w.auto_pad == "SAME_LOWER");
    if (is_same || !wanted.empty()) {
      const int64_t all = whole - (is_same ? in * w.strides[i] : wanted[i]);
      if (all < 0 && !is_same && extra[i] - all < w.strides[i]) {  // as if output_padding had said so
        w.pads[i] = w.pads[i + n] = 0;
        size.push_back(wanted[i]);
        continue;
      }
      if (all < 0) unimplemented("an output larger than what the windows reach");
      w.pads[i] = w.auto_pad == "SAME_UPPER" ? all / 2 : all - all / 2;
      w.pads[i + n] = all - w.pads[i];
    }
    size.push_back(whole - w.pads[i] - w.pads[i + n]);
    if (size[i] < 0) invalid_argument("Computed output size would be negative: ", size[i]);
  }
  return size;
}

void conv_transpose(OnnxNode& c) {
  Window w = window_of_filter(c);
  const size_t n = w.num_axes();
  const Ints extra = c.attr_ints("output_padding", Ints(n, 0)), wanted = c.attr_ints("output_shape", {});
  if (extra.size() != n || (!wanted.empty() && wanted.size() != n))
    invalid_argument("output_padding and output_shape must have ", n, " numbers");
  Ints shape{-1, -1};
  for (int64_t size : transposed_size(c.in(0), w, extra, wanted)) shape.push_back(size);
  w.auto_pad = "NOTSET";
  Attrs attrs = window_attrs(c.in(0), w);
  attrs.push_back({"output_shape", shape});
  out_convolution(c, w.op("conv", "d_transpose"), w, attrs);
}

// Returns the attributes of a pool's windows; `w` is what the node says of them.
Attrs pool_attrs(OnnxNode& c, const TensorRef& x, Window& w) {
  w = window_of(c, x, c.attr_ints("kernel_shape", {}));
  const bool rounds_up = c.attr_int("ceil_mode", 0) != 0 && w.auto_pad == "NOTSET";
  Attrs attrs = window_attrs(x, w);
  attrs.insert(attrs.end(), {{"ksize", w.kernel}, {"dilations", w.dilations}, {"ceil_mode", rounds_up}});
  return attrs;
}

// Returns places that count along the last axis first as ones that count along the first spatial axis first.
TensorRef by_columns(OnnxNode& c, const TensorRef& x, TensorRef places) {
  int64_t size = 1;
  for (int d = 2; d < x->rank; ++d) size *= dim_or_fail(x, d, "storage_order");
  TensorRef turned;
  int64_t weight = size;
  for (int d = x->rank - 1; d >= 2; --d) {
    const TensorRef n = c.whole(x->dims[d]);
    weight /= x->dims[d];
    const TensorRef part = c.run("multiply", {c.run("remainder", {places, n}), c.whole(weight)});
    turned = turned ? c.run("add", {turned, part}) : part;
    places = c.run("floor_divide", {places, n});
  }
  return c.run("add", {turned, c.run("multiply", {places, c.whole(size)})});
}

void max_pool(OnnxNode& c) {
  const TensorRef x = c.in(0);
  const bool is_turned = c.attr_int("storage_order", 0) != 0;  // matters only for the output Indices
  Window w;
  Attrs attrs = pool_attrs(c, x, w);
  if (!c.wants(1)) return c.out(c.run(w.op("max_pool", "d").c_str(), {x}, attrs));
  attrs.push_back({"include_batch_in_index", true});
  const std::vector<TensorRef> y = c.run_all("max_pool_with_argmax", {x}, attrs, 2);
  c.out(y[0]);
  c.out(is_turned ? by_columns(c, x, y[1]) : y[1]);
}

void average_pool(OnnxNode& c) {
  const TensorRef x = c.in(0);
  Window w;
  Attrs attrs = pool_attrs(c, x, w);
  attrs.push_back({"count_include_pad", c.attr_int("count_include_pad", 0) != 0});
  c.out(c.run(w.op("avg_pool", "d").c_str(), {x}, attrs));
}

void lp_pool(OnnxNode& c) {
  const TensorRef x = c.in(0);
  Window w;
  Attrs attrs = pool_attrs(c, x, w);
  attrs.push_back({"ord", static_cast<double>(c.attr_int("p", 2))});
  c.out(c.run("lp_pool", {x}, attrs));
}

// Imports MaxUnpool, whose indices are places of the result that the windows tell; output_shape only adds zeros behind it.
void max_unpool(OnnxNode& c) {
  const TensorRef x = c.in(0);
  Window w = window_of(c, x, c.attr_ints("kernel_shape", {}));
  Attrs attrs = window_attrs(x, w);
  attrs.insert(attrs.end(), {{"ksize", w.kernel}, {"include_batch_in_index", true}});
  const TensorRef y = c.run("max_unpool", {x, c.in(1)}, attrs);
  if (!c.has(2)) return c.out(y);
  const Ints shape = c.ints(2);
  if (shape.size() != static_cast<size_t>(y->rank)) invalid_argument("output_shape must have ", y->rank, " numbers");
  Ints paddings;
  for (int i = 0; i < y->rank; ++i) {
    const int64_t size = i < 2 ? shape[static_cast<size_t>(i)] : dim_or_fail(y, i, "output_shape"),
                  more = shape[static_cast<size_t>(i)] - size;
    if (more < 0 || size < 0) invalid_argument("output_shape must not be less than ", to_string(y->shape()));
    paddings.insert(paddings.end(), {0, more});
  }
  c.out(c.run("pad", {y}, {{"paddings", paddings}}));
}

// Imports Col2Im of images with two spatial axes.
void col2im(OnnxNode& c) {
  const TensorRef x = c.in(0);
  const Ints image = c.ints(1), block = c.ints(2);
  if (image.size() != 2 || block.size() != 2) unimplemented("images without two spatial axes");
  const Ints ones(2, 1), pads = c.attr_ints("pads", Ints(4, 0));
  if (pads.size() != 4) invalid_argument("pads must have 4 numbers");
  c.out(c.run("fold", {x},
              {{"output_size", image},
               {"ksize", block},
               {"strides", c.attr_ints("strides", ones)},
               {"dilations", c.attr_ints("dilations", ones)},
               {"padding", "EXPLICIT"},
               {"paddings", Ints{pads[0], pads[2], pads[1], pads[3]}},
               {"data_format", "NCHW"}}));
}

Ints axes_from(const TensorRef& x, int first) {
  Ints axes;
  for (int i = first; i < x->rank; ++i) axes.push_back(i);
  return axes;
}

template <FixedString Op>
void global_pool(OnnxNode& c) {
  const TensorRef x = c.in(0);
  if (x->rank < 3) invalid_argument("input must be at least 3-dimensional: ", to_string(x->shape()));
  c.out(c.run(Op.text, {x}, {{"axis", axes_from(x, 2)}, {"keepdims", true}}));
}

void global_lp_pool(OnnxNode& c) {
  const TensorRef x = c.in(0);
  if (x->rank < 3) invalid_argument("input must be at least 3-dimensional: ", to_string(x->shape()));
  const double ord = static_cast<double>(c.attr_int("p", 2));
  c.out(c.run("vector_norm", {x}, {{"axis", axes_from(x, 2)}, {"keepdims", true}, {"ord", ord}}));
}

// ---- norms

// Reshapes a vector of channels so that it broadcasts along axis 1 of x.
TensorRef as_channels(OnnxNode& c, const TensorRef& v, const TensorRef& x) {
  if (v->rank != 1) invalid_argument("expected a vector, got shape ", to_string(v->shape()));
  if (x->rank < 2) return v;
  Ints shape(static_cast<size_t>(x->rank - 1), 1);
  shape[0] = v->dims[0];
  return reshape_to(c, v, shape);
}

TensorRef rsqrt_of(OnnxNode& c, const TensorRef& variance, double epsilon) {
  return c.run("rsqrt", {c.run("add", {variance, c.scalar(epsilon)})});
}

// Imports BatchNormalization in training: by the mean and the variance of the batch, which move the running ones. Until opset 13
// it also gives the batch's.
void batch_norm_training(OnnxNode& c) {
  const TensorRef x = c.in(0);
  const double momentum = c.attr_float("momentum", 0.9f);
  const std::vector<TensorRef> y =
      c.run_all("batch_norm", {x, c.cast(c.in(1), x->dtype), c.cast(c.in(2), x->dtype), nullptr, nullptr},
                {{"epsilon", c.attr_float("epsilon", 1e-5f)}, {"data_format", "NCHW"}, {"training", true}}, 3);
  auto times = [&](const TensorRef& v, double factor) { return c.run("multiply", {v, c.scalar(factor)}); };
  c.out(y[0]);
  for (int i = 1; i < 3; ++i) {
    const TensorRef before = c.in(i + 2), now = c.cast(y[static_cast<size_t>(i)], before->dtype);
    c.out(c.run("add", {times(before, momentum), times(now, 1 - momentum)}));
  }
  for (int i = 1; i < 3 && c.opset < 14; ++i) c.out(y[static_cast<size_t>(i)]);
}

// Imports BatchNormalization: (x - mean) scale / sqrt(var + epsilon) + b, with one factor and one summand a channel, or an element
// of an image (spatial, until opset 8).
void batch_norm(OnnxNode& c) {
  const bool is_spatial = c.opset >= 9 || c.attr_int("spatial", 1) != 0;
  if (c.opset >= 14 ? c.attr_int("training_mode", 0) != 0 : c.wants(1)) {
    if (!is_spatial) unimplemented("training with the attribute spatial = 0");
    return batch_norm_training(c);
  }
  c.attr_float("momentum", 0.9);
  const TensorRef x = c.in(0), mean = c.in(3);
  const TensorRef factor = c.run("multiply", {c.in(1), rsqrt_of(c, c.in(4), c.attr_float("epsilon", 1e-5f))});
  const TensorRef summand = c.run("subtract", {c.in(2), c.run("multiply", {mean, factor})});
  auto spread = [&](const TensorRef& v) { return is_spatial ? as_channels(c, v, x) : v; };
  const TensorRef y = c.run("multiply", {x, spread(factor)});
  c.out(c.cast(c.run("add", {y, spread(summand)}), x->dtype));
}

struct Normalized {
  TensorRef y, mean, rsqrt;
};
Normalized normalize(OnnxNode& c, const TensorRef& x, const Ints& axes, double epsilon) {
  const Attrs over{{"axis", axes}, {"keepdims", true}};
  const TensorRef mean = c.run("mean", {x}, over), centered = c.run("subtract", {x, mean});
  const TensorRef rsqrt = rsqrt_of(c, c.run("mean", {c.run("square", {centered})}, over), epsilon);
  return {c.run("multiply", {centered, rsqrt}), mean, rsqrt};
}

// Returns the axes of LayerNormalization and RMSNormalization. Statistics of 16-bit floats are computed in float32 (stash_type).
Ints normalized_axes(OnnxNode& c) {
  const TensorRef x = c.in(0);
  if (x->rank == 0) invalid_argument("input must be at least a vector");
  if (c.attr_int("stash_type", 1) != 1) unimplemented("stash_type");
  return axes_from(x, normalize_axis(c.attr_int("axis", -1), x->rank));
}

void layer_norm(OnnxNode& c) {
  const TensorRef x = c.in(0);
  const Ints axes = normalized_axes(c);
  const double epsilon = c.attr_float("epsilon", 1e-5f);
  TensorRef y = c.run("layer_norm", {x}, {{"axis", axes}, {"epsilon", epsilon}});
  y = c.run("multiply", {y, c.in(1)});
  c.out(c.has(2) ? c.run("add", {y, c.in(2)}) : y);
  if (!c.wants(1) && !c.wants(2)) return;
  const Normalized n = normalize(c, is_half(x->dtype) ? c.cast(x, DType::float32) : x, axes, epsilon);
  c.out(c.cast(n.mean, DType::float32));
  c.out(c.cast(n.rsqrt, DType::float32));
}

void rms_norm(OnnxNode& c) {
  const TensorRef y =
      c.run("rms_norm", {c.in(0)}, {{"axis", normalized_axes(c)}, {"epsilon", c.attr_float("epsilon", 1e-5f)}});
  c.out(c.run("multiply", {y, c.in(1)}));
}

void check_has_images(OnnxNode& c) {
  if (c.in(0)->rank < 3) invalid_argument("input must be at least 3-dimensional: ", to_string(c.in(0)->shape()));
}

// groups: -1: each channel is one.
TensorRef group_norm_of(OnnxNode& c, const TensorRef& scale, const TensorRef& bias, int64_t groups) {
  check_has_images(c);
  return c.run("group_norm", {c.in(0), scale, bias},
               {{"groups", groups}, {"epsilon", c.attr_float("epsilon", 1e-5f)}, {"data_format", "NCHW"}});
}
// Returns the number of channels, which scale has too unless it has one number for each group; -1: it is not known.
int64_t channels_of(OnnxNode& c, bool has_groups) {
  const TensorRef x = c.in(0), scale = c.in(1);
  check_has_images(c);
  return x->dims[1] < 0 && scale->rank == 1 && !has_groups ? scale->dims[0] : x->dims[1];
}

void instance_norm(OnnxNode& c) { c.out(group_norm_of(c, c.in(1), c.in(2), -1)); }

// Imports GroupNormalization. Scale and bias have a number for each group until opset 20, and for each channel from 21
// on.
void group_norm(OnnxNode& c) {
  if (c.attr_int("stash_type", 1) != 1) unimplemented("stash_type");
  const int64_t groups = c.attr_int("num_groups"), channels = channels_of(c, c.opset < 21);
  if (channels < 0) unimplemented("a number of channels that is not known");
  if (groups < 1 || channels % groups != 0)
    invalid_argument("num_groups ", groups, " does not divide ", channels, " channels");
  auto for_channels = [&](int i) {
    return c.opset >= 21 ? c.in(i) : c.run("repeat", {c.in(i)}, {{"repeats", channels / groups}, {"axis", 0}});
  };
  c.out(group_norm_of(c, for_channels(1), for_channels(2), groups));
}

// Imports LRN: x / (bias + alpha / size * s)^beta, where s is the sum of squares of the `size` channels around an
// element.
void local_response_norm(OnnxNode& c) {
  const TensorRef x = c.in(0);
  if (x->rank < 2) invalid_argument("input must be at least 2-dimensional: ", to_string(x->shape()));
  const int64_t size = c.attr_int("size"), channels = dim_or_fail(x, 1, "the operator");
  if (size < 1 || size > 1024) invalid_argument("size must be from 1 to 1024, got ", size);
  const double alpha = c.attr_float("alpha", 0.0001f), beta = c.attr_float("beta", 0.75),
               bias = c.attr_float("bias", 1);
  Ints paddings(2 * static_cast<size_t>(x->rank), 0), begin(static_cast<size_t>(x->rank), 0), length(begin.size(), -1);
  paddings[2] = (size - 1) / 2, paddings[3] = size - 1 - paddings[2];
  const TensorRef squares = c.run("pad", {c.run("square", {x})}, {{"paddings", paddings}});
  length[1] = channels;
  TensorRef sum;
  for (begin[1] = 0; begin[1] < size; ++begin[1]) {
    const TensorRef shifted = c.run("slice", {squares}, {{"begin", begin}, {"size", length}});
    sum = sum ? c.run("add", {sum, shifted}) : shifted;
  }
  const TensorRef base =
      c.run("add", {c.run("multiply", {sum, c.scalar(alpha / static_cast<double>(size))}), c.scalar(bias)});
  c.out(c.run("divide", {x, c.run("pow", {base, c.scalar(beta)})}));
}

void mean_variance_norm(OnnxNode& c) {
  const TensorRef x = c.in(0);
  const Attrs over{{"axis", c.attr_ints("axes", {0, 2, 3})}, {"keepdims", true}};
  const TensorRef centered = c.run("subtract", {x, c.run("mean", {x}, over)});
  const TensorRef deviation = c.run("sqrt", {c.run("mean", {c.run("square", {centered})}, over)});
  c.out(c.run("divide", {centered, c.run("add", {deviation, c.scalar(1e-9)})}));
}

void lp_norm(OnnxNode& c) {
  const TensorRef x = c.in(0);
  const int64_t p = c.attr_int("p", 2);
  if (p != 1 && p != 2) invalid_argument("p must be 1 or 2, not ", p);
  const Attrs over{{"axis", Ints{c.attr_int("axis", -1)}}, {"keepdims", true}};
  TensorRef norm = c.run("sum", {c.run(p == 1 ? "abs" : "square", {x})}, over);
  if (p == 2) norm = c.run("sqrt", {norm});
  c.out(c.run("divide_no_nan", {x, norm}));
}

// ---- others

// Runs f on x and an axis. Until opset 12 that axis and all behind it are one.
template <class F>
void along_last(OnnxNode& c, F&& f) {
  const TensorRef x = c.in(0);
  if (x->rank == 0) invalid_argument("input must be at least a vector");
  const int axis = normalize_axis(c.attr_int("axis", c.opset < 13 ? 1 : -1), x->rank);
  if (c.opset >= 13 || axis == x->rank - 1) return c.out(f(x, axis));
  Ints shape(x->dims, x->dims + axis);
  shape.push_back(product_of(x->dims, axis, x->rank));
  TensorRef rows;
  if (std::count(shape.begin(), shape.end(), kUnknown) <= 1) {
    rows = reshape_to(c, x, shape);
  } else {
    std::vector<TensorRef> sizes(static_cast<size_t>(axis) + 1, c.whole(1));
    for (int i = 0; i < x->rank; ++i) {
      TensorRef& size = sizes[static_cast<size_t>(std::min(i, axis))];
      size = c.run("multiply", {size, dim_number(c, i)});
    }
    rows = c.run("reshape", {x, c.run("stack", sizes, {{"axis", 0}})});
  }
  c.out(c.run("reshape_like", {f(rows, axis), x}));
}

template <FixedString Op>
void softmax(OnnxNode& c) {
  along_last(c, [&](const TensorRef& x, int axis) { return c.run(Op.text, {x}, {{"axis", axis}}); });
}

// Imports Hardmax: 1 at the first of the largest elements along axis, 0 elsewhere.
void hardmax(OnnxNode& c) {
  along_last(c, [&](const TensorRef& x, int axis) {
    const TensorRef at = c.run("argmax", {x}, {{"axis", axis}, {"keepdims", true}});
    const TensorRef n = x->dims[axis] >= 0 ? c.whole(x->dims[axis]) : number_of(c, {std::nullopt, "", x, axis});
    return c.cast(c.run("equal", {at, along_axis(c, count_up(c, n), axis, x->rank)}), x->dtype);
  });
}

// Imports Dropout, which does nothing outside training; the mode may be computed. The mask is of x's dtype until opset 9. With a
// seed a call drops the same elements as the one before; the op takes 0 for none.
void dropout(OnnxNode& c) {
  const int64_t given = c.attr_int("seed", 0), seed = given == 0 && c.has_attr("seed") ? -1 : given;
  if (c.opset < 12) c.attr_float("ratio", 0.5);
  const TensorRef x = c.in(0), mode = c.is_computed(2) ? reshape_to(c, c.in(2), {}) : nullptr;
  const auto in_mode = [&](const TensorRef& y, const TensorRef& otherwise) {
    return mode ? c.run("where", {mode, y, otherwise}) : y;
  };
  if (mode || (c.has(2) && c.number(2) != 0)) {
    const Attrs attrs{{"rate", c.has(1) ? c.number(1) : 0.5}, {"seed", seed}};
    if (!c.wants(1)) return c.out(in_mode(c.run("dropout", {x}, attrs), x));
    const TensorRef ones = c.run("ones_like", {x});
    const TensorRef factors = in_mode(c.run("dropout", {ones}, attrs), ones);  // the op does not give the mask
    c.out(c.run("multiply", {x, factors}));
    return c.out(c.cast(factors, DType::boolean));
  }
  c.out(c.run("identity", {x}));
  if (c.wants(1)) c.out(c.run("ones_like", {x}, {{"dtype", c.opset < 10 ? x->dtype : DType::boolean}}));
}

// Imports SoftmaxCrossEntropyLoss and NegativeLogLikelihoodLoss, whose classes lie along the second axis. The first one may give the
// log-probabilities too.
template <FixedString Op>
void class_loss(OnnxNode& c) {
  const TensorRef x = c.in(0);
  if (x->rank < 2) invalid_argument("input must have rank 2 or more, got shape ", to_string(x->shape()));
  const std::string reduction = c.attr_string("reduction", "mean");
  if (reduction != "mean" && reduction != "sum" && reduction != "none")
    invalid_argument("unknown reduction '", reduction, "'");
  Attrs attrs{{"axis", 1}, {"reduction", reduction.c_str()}};
  if (c.has_attr("ignore_index")) attrs.push_back({"ignore_index", c.attr_int("ignore_index", 0)});
  std::vector<TensorRef> inputs{x, c.in(1)};
  if (c.has(2)) inputs.push_back(c.in(2));
  c.out(c.run(Op.text, inputs, attrs));
  if (c.wants(1)) c.out(c.run("log_softmax", {x}, {{"axis", 1}}));
}

}  // namespace

// clang-format off
void add_network(Operators& ops) {
  ops.merge(Operators{{"LpPool", {lp_pool}}, {"GlobalLpPool", {global_lp_pool}}, {"MaxUnpool", {max_unpool, 9}}, {"Col2Im", {col2im, 18}}});
  ops.merge(Operators{
      {"MatMul", {matmul}}, {"MatMulInteger", {matmul_integer, 10}}, {"Gemm", {gemm}}, {"Det", {det, 11}}, {"Conv", {conv}}, {"ConvTranspose", {conv_transpose}}, {"MaxPool", {max_pool}}, {"AveragePool", {average_pool}},
      {"GlobalAveragePool", {global_pool<"mean">}}, {"GlobalMaxPool", {global_pool<"max">}},
      {"BatchNormalization", {batch_norm}}, {"LayerNormalization", {layer_norm, 17}}, {"RMSNormalization", {rms_norm, 23}},
      {"InstanceNormalization", {instance_norm}}, {"GroupNormalization", {group_norm, 18}}, {"LRN", {local_response_norm}},
      {"MeanVarianceNormalization", {mean_variance_norm, 9}}, {"LpNormalization", {lp_norm}}, {"Hardmax", {hardmax}},
      {"Softmax", {softmax<"softmax">}}, {"LogSoftmax", {softmax<"log_softmax">}}, {"Dropout", {dropout}},
      {"SoftmaxCrossEntropyLoss", {class_loss<"cross_entropy">, 12}}, {"NegativeLogLikelihoodLoss", {class_loss<"nll_loss">, 12}},
  });
}
// clang-format on

}  // namespace eager::onnx
