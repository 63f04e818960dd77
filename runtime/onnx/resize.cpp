// Imports what concerns images: Resize as the op resize, whose attributes are made of the operator's, GridSample, AffineGrid and
// ImageDecoder.
#include <algorithm>
#include <cmath>
#include <cstring>

#include "runtime/onnx/operators.h"

namespace eager::onnx {

namespace {

using Ints = std::vector<int64_t>;

// What all axes have in common.
struct Mode {
  std::string kind, nearest, coordinates, policy;
  double cubic;
  bool excludes_outside, antialias;
  double outside;  // what tf_crop_and_resize gives beyond x
};

// Reports whether the node is Upsample or Resize of opset 10, which have only the attribute mode.
bool is_early(OnnxNode& c) { return c.opset < 11; }

Mode mode_of(OnnxNode& c) {
  Mode m{c.attr_string("mode", "nearest"),
         c.attr_string("nearest_mode", is_early(c) ? "floor" : "round_prefer_floor"),
         c.attr_string("coordinate_transformation_mode", is_early(c) ? "asymmetric" : "half_pixel"),
         c.attr_string("keep_aspect_ratio_policy", "stretch"),
         c.attr_float("cubic_coeff_a", -0.75),
         c.attr_int("exclude_outside", 0) != 0,
         c.attr_int("antialias", 0) != 0,
         c.attr_float("extrapolation_value", 0)};
  if (m.policy != "stretch" && m.policy != "not_larger" && m.policy != "not_smaller")
    invalid_argument("unknown keep_aspect_ratio_policy '", m.policy, "'");
  if (m.kind != "nearest" && m.kind != "linear" && m.kind != "cubic") invalid_argument("unknown mode '", m.kind, "'");
  constexpr std::string_view kCoordinates[] = {"half_pixel", "pytorch_half_pixel",   "align_corners",
                                               "asymmetric", "half_pixel_symmetric", "tf_crop_and_resize"};
  if (std::ranges::find(kCoordinates, m.coordinates) == std::end(kCoordinates))
    unimplemented(cat("coordinate_transformation_mode ", m.coordinates));
  constexpr std::string_view kNearest[] = {"round_prefer_floor", "round_prefer_ceil", "floor", "ceil"};
  if (std::ranges::find(kNearest, m.nearest) == std::end(kNearest))
    invalid_argument("unknown nearest_mode '", m.nearest, "'");
  return m;
}

// An axis that changes its size.
struct Change {
  int axis;
  int64_t out;
  double scale;  // 0: the ratio of the sizes
  std::string coordinates;

  bool is_alike(const Change& o) const { return scale == o.scale && coordinates == o.coordinates; }
};

Change change_of(const Mode& m, const TensorRef& x, int axis, int64_t out, double scale) {
  const int64_t in = x->dims[axis];
  if (in < 1 || out < 1) invalid_argument("dim ", axis, " cannot be resized from ", in, " to ", out);
  Change c{axis, out, scale, m.coordinates};
  // A single element of pytorch_half_pixel lies at position 0.
  if (c.coordinates == "pytorch_half_pixel") c.coordinates = out > 1 ? "half_pixel" : "asymmetric";
  if (scale * static_cast<double>(in) == static_cast<double>(out)) c.scale = 0;
  if (c.coordinates == "half_pixel_symmetric" && c.scale == 0) c.coordinates = "half_pixel";
  return c;
}

// Resizes neighbouring axes together. The op's images have a dim in front of the axes that may change.
TensorRef resize_axes(OnnxNode& c, const Mode& m, TensorRef x, const std::vector<Change>& changes) {
  const bool has_images = x->rank > 2 && changes[0].axis > 1;
  if (!has_images) x = c.run("expand_dims", {c.run("expand_dims", {x}, {{"axis", 0}})}, {{"axis", -1}});
  Ints size(static_cast<size_t>(x->rank - 2), -1);
  for (const Change& change : changes) size[static_cast<size_t>(change.axis - (has_images ? 2 : 0))] = change.out;
  Attrs attrs{{"size", size},
              {"interpolation", m.kind.c_str()},
              {"coordinates", changes[0].coordinates.c_str()},
              {"nearest_mode", m.nearest.c_str()},
              {"antialias", m.antialias},
              {"exclude_outside", m.excludes_outside},
              {"cubic_coefficient", m.cubic},
              {"data_format", has_images ? "NCHW" : "NHWC"}};
  if (changes[0].scale > 0) attrs.push_back({"scale", changes[0].scale});
  x = c.run("resize", {x}, attrs);
  return has_images ? x : c.run("squeeze", {x}, {{"axis", Ints{0, -1}}});
}

std::vector<float> floats_of(OnnxNode& c, int i) {
  const TensorRef t = c.in(i);
  if ((t->flags & kSymbolic) || t->dtype != DType::float32) unimplemented(cat("input ", i, " that is no constant"));
  const TensorRef host = copy_to_device(t, kHostDevice);
  std::vector<float> v(static_cast<size_t>(host->num_elements));
  if (!v.empty()) read_to_host(*host, v.data());
  return v;
}

// Returns the scales: an attribute of Upsample until opset 8, then input 1, and from Resize of opset 11 on input 2.
std::vector<float> scales_of(OnnxNode& c) {
  const int i = is_early(c) ? 1 : 2;
  if (c.opset < 9) {
    const AttributeProto* scales = c.attr("scales");
    return scales ? scales->floats : std::vector<float>{};
  }
  return c.has(i) ? floats_of(c, i) : std::vector<float>{};
}

// Returns the one scale by which all axes reach their sizes, or stay below or above them, as the policy says.
double common_scale(const Mode& m, const TensorRef& x, const Ints& axes, const Sizes& sizes) {
  double scale = 0;
  for (size_t i = 0; i < axes.size(); ++i) {
    const int axis = normalize_axis(axes[i], x->rank);
    if (!sizes[i].value) unimplemented("a size that is not known");
    const int64_t in = dim_or_fail(x, axis, "keep_aspect_ratio_policy");
    if (in < 1) invalid_argument("dim ", axis, " cannot be resized from ", in, " to ", *sizes[i].value);
    const double own = static_cast<double>(*sizes[i].value) / static_cast<double>(in);
    scale = i == 0 ? own : m.policy == "not_larger" ? std::min(scale, own) : std::max(scale, own);
  }
  return scale;
}

std::vector<Change> changes_of(OnnxNode& c, const Mode& m, const TensorRef& x) {
  Ints axes;
  for (int i = 0; i < x->rank; ++i) axes.push_back(i);
  axes = c.attr_ints("axes", axes);
  const std::vector<float> scales = scales_of(c);
  const Sizes sizes = c.has(3) ? c.sizes(3) : Sizes{};
  if (scales.empty() == sizes.empty()) invalid_argument("one of scales and sizes must be given");
  if ((scales.empty() ? sizes.size() : scales.size()) != axes.size())
    invalid_argument("expected ", axes.size(), " scales or sizes");
  const bool is_stretched = m.policy == "stretch" || sizes.empty();
  const double common = is_stretched ? 0 : common_scale(m, x, axes, sizes);
  std::vector<Change> changes;
  for (size_t i = 0; i < axes.size(); ++i) {
    const int axis = normalize_axis(axes[i], x->rank);
    if (!is_stretched) {
      const double out = std::floor(common * static_cast<double>(x->dims[axis]) + 0.5);
      if (common == 1) continue;
      if (!(out < 1e9)) invalid_argument("sizes must not be huge, got ", out);
      changes.push_back(change_of(m, x, axis, static_cast<int64_t>(out), common));
      continue;
    }
    if (!scales.empty()) {
      if (scales[i] == 1) continue;
      const int64_t in = dim_or_fail(x, axis, "a scale");
      const float out = static_cast<float>(in) * scales[i];
      if (!(scales[i] > 0 && out < 1e9f)) invalid_argument("scales must be positive and not huge, got ", scales[i]);
      changes.push_back(change_of(m, x, axis, static_cast<int64_t>(out), scales[i]));
      continue;
    }
    const Size now = c.dim(0, axis);
    const bool is_same =
        now.value ? sizes[i].value == now.value : !sizes[i].value && !now.name.empty() && sizes[i].name == now.name;
    if (is_same) continue;
    if (!sizes[i].value || !now.value) unimplemented("a size that is not known");
    changes.push_back(change_of(m, x, axis, *sizes[i].value, 0));
  }
  std::ranges::sort(changes, {}, &Change::axis);
  return changes;
}

// ---- tf_crop_and_resize

// Returns the elements that one at a position is made of, and their weights.
std::vector<std::pair<int64_t, double>> taps_at(const Mode& m, double position, int64_t n) {
  const double low = std::floor(position), r = position - low, a = m.cubic;
  if (m.kind == "nearest") {
    const double at = m.nearest == "floor"               ? low
                      : m.nearest == "ceil"              ? std::ceil(position)
                      : m.nearest == "round_prefer_ceil" ? std::floor(position + 0.5)
                                                         : std::ceil(position - 0.5);
    return {{static_cast<int64_t>(at), 1.0}};
  }
  const auto i = static_cast<int64_t>(low);
  if (m.kind == "linear") return {{i, 1 - r}, {i + 1, r}};
  const auto near = [a](double d) { return ((a + 2) * d - (a + 3)) * d * d + 1; };
  const auto far = [a](double d) { return ((a * d - 5 * a) * d + 8 * a) * d - 4 * a; };
  std::vector<std::pair<int64_t, double>> taps{{i - 1, far(r + 1)},
                                               {i, near(r)},
                                               {i + 1, near(1 - r)},
                                               {i + 2, far(2 - r)}};
  if (!m.excludes_outside) return taps;
  double sum = 0;
  for (auto& [at, weight] : taps) sum += weight *= at >= 0 && at < n;
  for (auto& [at, weight] : taps) weight /= sum;
  return taps;
}

// Returns what stands between `start` and `end` of an axis, whose ends are 0 and 1, as `out` elements; and tells which lie beyond x.
TensorRef crop_axis(OnnxNode& c, const Mode& m, const TensorRef& x, int axis, double start, double end, int64_t out,
                    TensorRef& is_outside) {
  const int64_t n = x->dims[axis], rank = x->rank;
  std::vector<Ints> places;
  std::vector<TensorRef> weights;
  Ints outside(static_cast<size_t>(out));
  for (int64_t k = 0; k < out; ++k) {
    const double last = static_cast<double>(n - 1),
                 at = out > 1
                          ? start * last + static_cast<double>(k) * (end - start) * last / static_cast<double>(out - 1)
                          : 0.5 * (start + end) * last;
    outside[static_cast<size_t>(k)] = !(at >= 0 && at <= last);
    const auto taps = taps_at(m, std::clamp(at, 0.0, last), n);
    places.resize(taps.size());
    for (size_t j = 0; j < taps.size(); ++j) {
      if (k == 0) weights.push_back(TensorRef::adopt(new_tensor(DType::float64, {&out, 1}, kHostDevice)));
      places[j].push_back(std::clamp<int64_t>(taps[j].first, 0, n - 1));
      std::memcpy(static_cast<double*>(weights[j]->data) + k, &taps[j].second, sizeof(double));
    }
  }
  is_outside =
      c.run("logical_or", {is_outside, along_axis(c, c.cast(c.constant(outside), DType::boolean), axis, x->rank)});
  TensorRef y;
  for (size_t j = 0; j < places.size(); ++j) {
    TensorRef part = c.run("gather", {x, c.constant(places[j])}, {{"axis", axis}});
    if (m.kind != "nearest")
      part = c.run("multiply", {part, along_axis(c, c.cast(weights[j], x->dtype), axis, static_cast<int>(rank))});
    y = y ? c.run("add", {y, part}) : part;
  }
  return y;
}

TensorRef crop_and_resize(OnnxNode& c, const Mode& m, TensorRef x) {
  Ints axes;
  for (int i = 0; i < x->rank; ++i) axes.push_back(i);
  axes = c.attr_ints("axes", axes);
  const std::vector<float> scales = scales_of(c), roi = c.has(1) ? floats_of(c, 1) : std::vector<float>{};
  const Sizes sizes = c.has(3) ? c.sizes(3) : Sizes{};
  const size_t count = axes.size();
  if (scales.empty() == sizes.empty()) invalid_argument("one of scales and sizes must be given");
  if (scales.size() + sizes.size() != count) invalid_argument("expected ", count, " scales or sizes");
  if (roi.size() != 2 * count) invalid_argument("expected ", 2 * count, " numbers in roi, got ", roi.size());
  if (m.antialias || m.policy != "stretch")
    unimplemented("tf_crop_and_resize with antialias or keep_aspect_ratio_policy");
  TensorRef is_outside = c.fill(DType::boolean, {}, 0);
  for (size_t i = 0; i < count; ++i) {
    const int axis = normalize_axis(axes[i], x->rank);
    const int64_t in = dim_or_fail(x, axis, "tf_crop_and_resize");
    const double start = roi[i], end = roi[count + i];
    if (sizes.size() > i && !sizes[i].value) unimplemented("a size that is not known");
    // The text of the specification multiplies the region in; its evaluator and ONNX Runtime do not.
    const double out = scales.empty() ? static_cast<double>(*sizes[i].value)
                                      : std::floor(static_cast<double>(static_cast<float>(in) * scales[i]));
    if (in < 1 || !(out >= 1 && out < 1e9)) invalid_argument("dim ", axis, " cannot be resized from ", in, " to ", out);
    if (start == 0 && end == 1 && out == static_cast<double>(in)) continue;
    x = crop_axis(c, m, x, axis, start, end, static_cast<int64_t>(out), is_outside);
  }
  return c.run("where", {is_outside, c.fill(x->dtype, {}, m.outside), x});
}

void resize(OnnxNode& c) {
  const Mode m = mode_of(c);
  TensorRef x = c.in(0);
  const DType t = x->dtype;
  if (m.kind != "nearest" && !contains(dtypes::floats, t)) unimplemented(cat("mode ", m.kind, " of ", dtype_name(t)));
  if (m.coordinates == "tf_crop_and_resize") {
    if (t == DType::boolean) x = c.cast(x, DType::uint8);
    if (is_half(t) && m.kind != "nearest") x = c.cast(x, DType::float32);
    return c.out(c.cast(crop_and_resize(c, m, x), t));
  }
  const std::vector<Change> changes = changes_of(c, m, x);
  if (t == DType::boolean) x = c.cast(x, DType::uint8);
  for (size_t i = 0; i < changes.size();) {
    std::vector<Change> together{changes[i]};
    while (++i < changes.size() && together.size() < 3 && changes[i].is_alike(together[0]) &&
           changes[i].axis == together.back().axis + 1)
      together.push_back(changes[i]);
    x = resize_axes(c, m, x, together);
  }
  c.out(changes.empty() ? c.run("identity", {x}) : c.cast(x, t));
}

void grid_sample(OnnxNode& c) {
  const TensorRef x = c.in(0);
  const std::string mode = c.attr_string("mode", c.opset < 20 ? "bilinear" : "linear");
  constexpr std::string_view kModes[] = {"linear", "bilinear", "nearest", "cubic", "bicubic"};
  if (std::ranges::find(kModes, mode) == std::end(kModes)) invalid_argument("unknown mode '", mode, "'");
  const std::string padding = c.attr_string("padding_mode", "zeros");
  constexpr std::string_view kPaddings[] = {"zeros", "border", "reflection"};
  if (std::ranges::find(kPaddings, padding) == std::end(kPaddings))
    invalid_argument("unknown padding_mode '", padding, "'");
  if (!is_floating(x->dtype)) unimplemented(cat("images of ", dtype_name(x->dtype)));
  const TensorRef y = c.run("grid_sample", {x, c.in(1)},
                            {{"interpolation", mode.c_str()},
                             {"padding_mode", padding.c_str()},
                             {"align_corners", c.attr_int("align_corners", 0) != 0},
                             {"data_format", "NCHW"}});
  c.out(c.cast(y, x->dtype));
}

void affine_grid(OnnxNode& c) {
  const Ints size = c.ints(1);
  if (size.size() != 4 && size.size() != 5) invalid_argument("size must have 4 or 5 elements, got ", size.size());
  c.out(c.run("affine_grid", {c.in(0)},
              {{"size", Ints(size.begin() + 2, size.end())}, {"align_corners", c.attr_int("align_corners", 0) != 0}}));
}

void image_decoder(OnnxNode& c) {
  const std::string format = c.attr_string("pixel_format", "RGB");
  if (format != "RGB" && format != "BGR" && format != "Grayscale")
    invalid_argument("unknown pixel_format '", format, "'");
  const TensorRef y = c.run("decode_png", {c.in(0)}, {{"channels", format == "Grayscale" ? 1 : 3}});
  c.out(format == "BGR" ? c.run("flip", {y}, {{"axis", Ints{2}}}) : y);
}

}  // namespace

void add_resize(Operators& ops) {
  ops.merge(Operators{{"Resize", {resize, 10}},
                      {"Upsample", {resize, 7, 9}},
                      {"GridSample", {grid_sample, 16}},
                      {"AffineGrid", {affine_grid, 20}},
                      {"ImageDecoder", {image_decoder, 20}}});
}

}  // namespace eager::onnx
