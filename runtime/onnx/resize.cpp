// Imports Resize: along each axis, an output element is a sum of input elements times weights. Positions and weights
// are known at import.
#include <algorithm>
#include <cmath>
#include <cstring>

#include "runtime/onnx/operators.h"

namespace eager::onnx {

namespace {

using Ints = std::vector<int64_t>;

// One summand of each output element i: y[i] += weights[i] * x[positions[i]].
struct Tap {
  Ints positions;
  std::vector<float> weights;
};

struct Mode {
  std::string coordinates, kind, nearest;
  double cubic;
  bool excludes_outside;
};

Mode mode_of(OnnxNode& c) {
  Mode m{c.attr_string("coordinate_transformation_mode", "half_pixel"), c.attr_string("mode", "nearest"),
         c.attr_string("nearest_mode", "round_prefer_floor"), c.attr_float("cubic_coeff_a", -0.75),
         c.attr_int("exclude_outside", 0) != 0};
  c.attr_float("extrapolation_value", 0);  // read and ignored: only tf_crop_and_resize uses it
  if (c.attr_int("antialias", 0) != 0) unimplemented("antialias");
  const std::string policy = c.attr_string("keep_aspect_ratio_policy", "stretch");
  if (policy != "stretch") unimplemented(cat("keep_aspect_ratio_policy ", policy));
  if (m.kind != "nearest" && m.kind != "linear" && m.kind != "cubic") invalid_argument("unknown mode '", m.kind, "'");
  for (const char* known : {"round_prefer_floor", "round_prefer_ceil", "floor", "ceil"}) {
    if (m.nearest == known) return m;
  }
  invalid_argument("unknown nearest_mode '", m.nearest, "'");
}

// Returns the position in the input of element i of the output. It is computed in float32, as by other runtimes, so
// that a position halfway between two elements is rounded alike.
float position_of(const Mode& m, int64_t i, int64_t in, int64_t out, float scale) {
  const float at = static_cast<float>(i), n = static_cast<float>(in);
  if (m.coordinates == "half_pixel") return (at + 0.5f) / scale - 0.5f;
  if (m.coordinates == "pytorch_half_pixel") return out > 1 ? (at + 0.5f) / scale - 0.5f : 0;
  if (m.coordinates == "align_corners") return out > 1 ? at * (n - 1) / static_cast<float>(out - 1) : 0;
  if (m.coordinates == "asymmetric") return at / scale;
  if (m.coordinates == "half_pixel_symmetric") {
    const float adjustment = static_cast<float>(out) / (n * scale);
    return n / 2 * (1 - adjustment) + (at + 0.5f) / scale - 0.5f;
  }
  unimplemented(cat("coordinate_transformation_mode ", m.coordinates));
}

float nearest_to(const Mode& m, float x) {
  if (m.nearest == "floor") return std::floor(x);
  if (m.nearest == "ceil") return std::ceil(x);
  return m.nearest == "round_prefer_floor" ? std::ceil(x - 0.5f) : std::floor(x + 0.5f);
}

// Computes the weights of the four neighbours of a position that lies s behind the second of them.
void cubic_weights(double a, double s, double* w) {
  auto near = [a](double d) { return ((a + 2) * d - (a + 3)) * d * d + 1; };
  auto far = [a](double d) { return ((a * d - 5 * a) * d + 8 * a) * d - 4 * a; };
  w[0] = far(s + 1), w[1] = near(s), w[2] = near(1 - s), w[3] = far(2 - s);
}

std::vector<Tap> taps_of(const Mode& m, int64_t in, int64_t out, float scale) {
  const int num_taps = m.kind == "nearest" ? 1 : m.kind == "linear" ? 2 : 4;
  std::vector<Tap> taps(static_cast<size_t>(num_taps));
  for (int64_t i = 0; i < out; ++i) {
    const float x = position_of(m, i, in, out, scale), below = num_taps == 1 ? nearest_to(m, x) : std::floor(x);
    const double s = x - below;
    double w[4] = {1 - s, s, 0, 0};
    if (num_taps == 1) w[0] = 1;
    if (num_taps == 4) cubic_weights(m.cubic, s, w);
    const int64_t first = static_cast<int64_t>(below) - (num_taps == 4);
    double sum = 0;
    for (int k = 0; k < num_taps; ++k) {
      if (m.excludes_outside && num_taps == 4 && (first + k < 0 || first + k >= in)) w[k] = 0;
      sum += w[k];
    }
    for (int k = 0; k < num_taps; ++k) {
      Tap& t = taps[static_cast<size_t>(k)];
      t.positions.push_back(std::clamp<int64_t>(first + k, 0, in - 1));
      t.weights.push_back(static_cast<float>(m.excludes_outside && num_taps == 4 ? w[k] / sum : w[k]));
    }
  }
  return taps;
}

TensorRef along(OnnxNode& c, const TensorRef& weights, const TensorRef& x, int axis) {
  Ints shape(static_cast<size_t>(x->rank - axis), 1);
  shape[0] = weights->dims[0];
  return c.cast(c.run("reshape", {weights}, {{"shape", shape}}), x->dtype);
}

TensorRef resize_axis(OnnxNode& c, const Mode& m, const TensorRef& x, int axis, int64_t out, float scale) {
  const int64_t in = x->dims[axis];
  if (in < 1 || out < 1) invalid_argument("dim ", axis, " cannot be resized from ", in, " to ", out);
  c.charge(DType::int64, 8 * static_cast<double>(out));
  TensorRef y;
  const std::vector<Tap> taps = taps_of(m, in, out, scale);
  for (const Tap& t : taps) {
    TensorRef part = c.run("gather", {x, c.constant(t.positions)}, {{"axis", axis}});
    if (taps.size() > 1) {
      const TensorRef weights = TensorRef::adopt(new_tensor(DType::float32, {&out, 1}, kHostDevice));
      std::memcpy(weights->data, t.weights.data(), t.weights.size() * sizeof(float));
      part = c.run("multiply", {part, along(c, weights, x, axis)});
    }
    y = y ? c.run("add", {y, part}) : part;
  }
  return y;
}

std::vector<float> floats_of(OnnxNode& c, int i) {
  const TensorRef t = c.in(i);
  if ((t->flags & kSymbolic) || t->dtype != DType::float32) unimplemented(cat("input ", i, " that is no constant"));
  const TensorRef host = copy_to_device(t, kHostDevice);
  std::vector<float> v(static_cast<size_t>(host->num_elements));
  if (!v.empty()) read_to_host(*host, v.data());
  return v;
}

void resize(OnnxNode& c) {
  const Mode m = mode_of(c);
  TensorRef x = c.in(0);
  if (m.kind != "nearest" && !contains(dtypes::floats, x->dtype))
    unimplemented(cat("mode ", m.kind, " of ", dtype_name(x->dtype)));
  Ints axes;
  for (int i = 0; i < x->rank; ++i) axes.push_back(i);
  axes = c.attr_ints("axes", axes);
  const std::vector<float> scales = c.has(2) ? floats_of(c, 2) : std::vector<float>{};
  const Sizes sizes = c.has(3) ? c.sizes(3) : Sizes{};
  if (scales.empty() == sizes.empty()) invalid_argument("one of scales and sizes must be given");
  if ((scales.empty() ? sizes.size() : scales.size()) != axes.size())
    invalid_argument("expected ", axes.size(), " scales or sizes");
  for (size_t i = 0; i < axes.size(); ++i) {
    const int axis = normalize_axis(axes[i], x->rank);
    if (!scales.empty()) {
      if (scales[i] == 1) continue;
      const int64_t in = dim_or_fail(x, axis, "a scale");
      const float out = static_cast<float>(in) * scales[i];
      if (!(scales[i] > 0 && out < 1e9f)) invalid_argument("scales must be positive and not huge, got ", scales[i]);
      x = resize_axis(c, m, x, axis, static_cast<int64_t>(out), scales[i]);
      continue;
    }
    const Size now = c.dim(0, axis);
    const bool is_same =
        now.value ? sizes[i].value == now.value : !sizes[i].value && !now.name.empty() && sizes[i].name == now.name;
    if (is_same) continue;
    if (!sizes[i].value || !now.value) unimplemented("a size that is not known");
    x = resize_axis(c, m, x, axis, *sizes[i].value,
                    static_cast<float>(*sizes[i].value) / static_cast<float>(*now.value));
  }
  c.out(c.run("identity", {x}));
}

}  // namespace

void add_resize(Operators& ops) { ops.merge(Operators{{"Resize", {resize}}}); }

}  // namespace eager::onnx
