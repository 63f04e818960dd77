// Images. Resizing is written as a sum over all elements of the input for each element of the output, whose weights are
// products of one function an axis. PNG files are made without libpng.
#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

#include "op_cases/harness.h"
#include "op_cases/op_case.h"
#include "support/png_file.h"
#include "support/strings.h"

namespace op_cases {
namespace {

constexpr double kCircle = 3.14159265358979323846;

// An axis that is resized, in the attributes' words.
struct ResizedAxis {
  ResizedAxis(const Attributes& a, int64_t in, int64_t out)
      : word(a.string("interpolation", "BILINEAR")), coordinates(a.string("coordinates", "HALF_PIXEL")),
        nearest(a.string("nearest_mode", coordinates == "ASYMMETRIC" ? "FLOOR" : "ROUND_PREFER_CEIL")),
        cubic(a.real("cubic_coefficient", -0.5)),
        scale(a.real("scale", static_cast<double>(out) / static_cast<double>(in))),
        antialias(a.boolean("antialias", false)), excludes(a.boolean("exclude_outside", true)),
        has_scale(a.has("scale")), in(in), out(out) {}

  double position(int64_t i) const {
    const double at = static_cast<double>(i), n = static_cast<double>(in), m = static_cast<double>(out);
    if (coordinates == "ALIGN_CORNERS") {
      const double length = has_scale ? scale * n : m;
      return length > 1 ? at * (n - 1) / (length - 1) : 0;
    }
    if (coordinates == "ASYMMETRIC") return has_scale ? at / scale : at * n / m;
    const double half = has_scale ? (at + 0.5) / scale - 0.5 : (2 * at + 1) * n / (2 * m) - 0.5;
    return coordinates == "HALF_PIXEL" ? half : n / 2 * (1 - m / (n * scale)) + half;
  }
  static double filter(const std::string& word, double cubic, double d) {
    d = std::abs(d);
    if (word == "BILINEAR") return std::max(0.0, 1 - d);
    if (word == "GAUSSIAN") return d < 1.5 ? std::exp(-d * d / 0.5) : 0;
    if (word == "LANCZOS3" || word == "LANCZOS5") {
      const double r = word == "LANCZOS3" ? 3 : 5;
      if (d == 0) return 1;
      return d < r ? std::sin(kCircle * d) / (kCircle * d) * std::sin(kCircle * d / r) / (kCircle * d / r) : 0;
    }
    // Cubic filters by their two parameters (Mitchell and Netravali, 1988).
    const double b = word == "BICUBIC" ? 0 : 1.0 / 3, c = word == "BICUBIC" ? -cubic : 1.0 / 3;
    if (d < 1) return ((12 - 9 * b - 6 * c) * d * d * d + (-18 + 12 * b + 6 * c) * d * d + (6 - 2 * b)) / 6;
    if (d < 2)
      return ((-b - 6 * c) * d * d * d + (6 * b + 30 * c) * d * d + (-12 * b - 48 * c) * d + (8 * b + 24 * c)) / 6;
    return 0;
  }
  // Returns the weights of all input elements in output element i.
  std::vector<double> weights(int64_t i) const {
    std::vector<double> w(static_cast<size_t>(in));
    if (in == out && !has_scale && word != "GAUSSIAN" && word != "MITCHELLCUBIC") {
      w[static_cast<size_t>(i)] = 1;
      return w;
    }
    auto place = [&](int64_t k) -> double& { return w[static_cast<size_t>(std::clamp<int64_t>(k, 0, in - 1))]; };
    const double at = position(i);
    if (word == "NEAREST") {
      const double to = nearest == "FLOOR"                ? std::floor(at)
                        : nearest == "CEIL"               ? std::ceil(at)
                        : nearest == "ROUND_PREFER_FLOOR" ? std::ceil(at - 0.5)
                                                          : std::floor(at + 0.5);
      place(static_cast<int64_t>(to)) = 1;
      return w;
    }
    double sum = 0;
    if (word == "AREA") {
      const double step = static_cast<double>(in) / static_cast<double>(out), from = static_cast<double>(i) * step;
      for (int64_t k = 0; k < in; ++k) {
        const double left = static_cast<double>(k);
        place(k) = std::max(0.0, std::min(from + step, left + 1) - std::max(from, left));
        sum += place(k);
      }
    } else {
      const double size = static_cast<double>(in), length = has_scale ? scale * size : static_cast<double>(out);
      const double step = coordinates == "ALIGN_CORNERS" && length > 1 ? (size - 1) / (length - 1) : 1 / scale;
      const double width = antialias ? std::max(1.0, step) : 1;
      for (int64_t k = excludes ? 0 : -8 * in; k < (excludes ? in : 9 * in); ++k) {
        const double f = filter(word, cubic, (static_cast<double>(k) - at) / width);
        place(k) += f;
        sum += f;
      }
      const bool divides = excludes || antialias || (word != "BILINEAR" && word != "BICUBIC");
      if (!divides) sum = 1;
    }
    for (double& v : w) v /= sum;
    return w;
  }

  std::string word, coordinates, nearest;
  double cubic, scale;
  bool antialias, excludes, has_scale;
  int64_t in, out;
};

std::vector<Array> resized(const Call& c) {
  const Array& x = c.inputs[0];
  const bool channels_first = c.attributes.string("data_format", "NHWC") == "NCHW";
  const size_t first = channels_first ? 2 : 1, axes = x.dims.size() - 2;
  Dims size = c.attributes.ints("size");
  if (c.inputs.size() > 1) {
    for (const Complex& v : c.inputs[1].values) size.push_back(static_cast<int64_t>(v.real()));
  }
  Array y = x;
  for (size_t k = 0; k < axes; ++k) {
    if (size[k] == -1) continue;
    const Array from = y;
    const ResizedAxis axis(c.attributes, x.dims[first + k], size[k]);
    Dims dims = from.dims;
    dims[first + k] = size[k];
    y = generate(dims, [&](Dims i) {
      const std::vector<double> w = axis.weights(i[first + k]);
      Complex sum = 0;
      for (int64_t j = 0; j < axis.in; ++j) {
        i[first + k] = j;
        const double weight = w[static_cast<size_t>(j)];
        if (weight != 0) sum += weight * from.values[static_cast<size_t>(ravel(i, from.dims))];
      }
      return sum;
    });
  }
  return {y};
}

void resize_cases(Table& t) {
  auto add = [&](std::string attributes, Input x) -> Case& {
    Case& c = t.add("resize", std::move(attributes), {std::move(x)}, resized);
    c.tolerance = 64;  // weights of both signs cancel
    return c;
  };
  const char* all[] = {"NEAREST", "BILINEAR", "BICUBIC", "AREA", "LANCZOS3", "LANCZOS5", "GAUSSIAN", "MITCHELLCUBIC"};
  for (const char* word : all) {
    const std::string by = std::string("interpolation=") + word;
    add("size=5,3 " + by, in({1, 3, 4, 2}));
    add("size=2,7 " + by, in({2, 5, 3, 1})).flags = kValuesOnly;
    add("size=2,3 antialias=true " + by, in({1, 7, 5, 1}));
    add("size=3,4 data_format=NCHW " + by, in({1, 2, 4, 3})).flags = kFirstOrder;
    add("size=1,1 " + by, in({1, 2, 3, 1})).flags = kFirstOrder;
    // An axis of the same size changes by the filters that smooth alone; -1 stays.
    add("size=4,3 " + by, in({1, 4, 3, 1})).flags = kFirstOrder;
    add("size=-1,5 " + by, in({1, 2, 3, 1})).flags = kFirstOrder;
    add("size=3,4 coordinates=ALIGN_CORNERS antialias=true " + by, in({1, 7, 6, 2})).flags = kValuesOnly;
  }
  for (const char* coordinates : {"ALIGN_CORNERS", "ASYMMETRIC"}) {
    const std::string where = std::string("coordinates=") + coordinates;
    for (const char* word : {"NEAREST", "BILINEAR", "BICUBIC"}) {
      const std::string by = where + " interpolation=" + word;
      add("size=4,6 " + by, in({1, 2, 3, 1})).flags = kFirstOrder;
      add("size=1,2 " + by, in({1, 3, 5, 1})).flags = kValuesOnly;
    }
  }
  for (const char* mode : {"FLOOR", "CEIL", "ROUND_PREFER_FLOOR", "ROUND_PREFER_CEIL"})
    add(std::string("size=6,3 interpolation=NEAREST nearest_mode=") + mode, in({1, 4, 6, 1})).flags = kValuesOnly;
  for (const char* more : {"", " antialias=true"}) {
    add(std::string("size=6,3 interpolation=BICUBIC cubic_coefficient=-0.75 exclude_outside=false") + more,
        in({1, 3, 5, 1}))
        .flags = kFirstOrder;
  }
  // Axes that stay, in front, behind and between; one axis, and three.
  add("size=-1,5", in({2, 3, 3, 2})).flags = kFirstOrder;
  add("size=5,-1", in({2, 3, 3, 2})).flags = kFirstOrder;
  add("size=5,3", in({1, 3, 3, 70})).flags = kFirstOrder;
  add("size=4,-1,2", in({1, 2, 2, 4, 1})).flags = kFirstOrder;
  add("size=3,3,3", in({1, 2, 4, 2, 2})).flags = kFirstOrder;
  add("size=3,3,3 interpolation=NEAREST data_format=NCHW", in({1, 2, 2, 4, 5})).flags = kFirstOrder;
  add("size=7", in({2, 4, 3}));
  add("size=7 data_format=NCHW", in({2, 3, 4})).flags = kFirstOrder;
  add("size=3,2", in({2, 3, 2, 2})).flags = kFirstOrder;
  // A scale that is not the ratio of the sizes.
  for (const char* word : {"NEAREST", "BILINEAR", "BICUBIC"}) {
    for (const char* coordinates : {"HALF_PIXEL", "ASYMMETRIC", "HALF_PIXEL_SYMMETRIC", "ALIGN_CORNERS"}) {
      add(std::string("size=4,2 scale=0.6 interpolation=") + word + " coordinates=" + coordinates, in({1, 7, 4, 1}))
          .flags = kFirstOrder;
    }
  }
  add("size=5,-1 scale=2.5 antialias=true", in({1, 2, 3, 1})).flags = kFirstOrder;
  add("size=4,2 scale=0.6 antialias=true coordinates=ALIGN_CORNERS", in({1, 7, 4, 1})).flags = kFirstOrder;
  // Long rows, and pixels of many channels.
  add("size=9,70", in({1, 5, 47, 1})).flags = kValuesOnly;
  add("size=9,70", in({1, 5, 47, 3})).flags = kValuesOnly;
  add("size=3,5", in({1, 5, 4, 300})).flags = kValuesOnly;
  add("size=4,3 interpolation=BICUBIC", in({1, 5, 4, 4})).flags = kValuesOnly;
  // An infinite element counts where it has a weight, and nowhere else.
  for (const int64_t channels : {1, 2, 3, 4}) {
    for (const int64_t n : {3, 33}) {
      std::vector<Complex> x(static_cast<size_t>(17 * channels), 1.0);
      for (const int64_t at : {0, 5, 6, 16}) x[static_cast<size_t>(at * channels)] = INFINITY;
      Case& c = add("coordinates=ALIGN_CORNERS size=" + std::to_string(n), given({1, 17, channels}, x));
      c.flags = kValuesOnly;
      c.dtypes = {EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32, EAGER_FLOAT64};
    }
  }
  // No images, and no channels.
  add("size=3,4", in({0, 2, 2, 1})).flags = kNoGradient;
  add("size=3,4", in({1, 2, 2, 0})).flags = kNoGradient;
  t.add("resize", "interpolation=BILINEAR", {in({1, 2, 3, 1}), of_dtype(EAGER_INT32, {2}, {3, 4})}, resized).tolerance =
      4;
  // What TensorFlow 2.21 gives: tf.image.resize(tf.reshape(tf.range(12.) ** 2, [1, 3, 4, 1]), [2, 5], method).
  auto of_tensorflow = [&](const char* attributes, std::vector<Complex> values, double tolerance = 64) {
    std::vector<Complex> squares;
    for (int i = 0; i < 12; ++i) squares.push_back(i * i);
    Case& c = t.add("resize", std::string("size=2,5 ") + attributes, {given({1, 3, 4, 1}, squares)},
                    [values](const Call&) -> std::vector<Array> {
                      return {{{1, 2, 5, 1}, values}};
                    });
    c.flags = kValuesOnly;
    c.dtypes = {EAGER_FLOAT32};
    c.tolerance = tolerance;
  };
  of_tensorflow("interpolation=NEAREST", {0, 1, 4, 4, 9, 64, 81, 100, 100, 121});
  of_tensorflow("interpolation=BILINEAR", {4, 6.099999, 9.5, 14.1, 19, 52, 62.5, 75.5, 89.7, 103});
  of_tensorflow("interpolation=BILINEAR antialias=true",
                {6, 8.800001, 13, 18.4, 24, 46, 55.8, 68.00001, 81.40001, 94.00001});
  of_tensorflow("interpolation=AREA",
                {5.333333, 8.083334, 11.83333, 16.58333, 22.33333, 48, 58.75, 70.5, 83.24999, 96.99999});
  of_tensorflow("interpolation=LANCZOS3",
                {-0.0551452, 1.107062, 3.392855, 8.194529, 12.21508, 55.50817, 65.79128, 80.55, 97.82462, 110.9661});
  of_tensorflow("interpolation=LANCZOS3 antialias=true",
                {1.984296, 3.930532, 7.288493, 13.16233, 17.96691, 47.99521, 57.49429, 71.18084, 87.38329, 99.74072});
  of_tensorflow("interpolation=LANCZOS5", {-2.016913, -0.7421392, 0.6845045, 5.313066, 9.235947, 56.25687, 68.22999,
                                           82.12007, 99.21208, 113.8333});
  of_tensorflow("interpolation=LANCZOS5 antialias=true",
                {1.187075, 3.529122, 6.199128, 12.07105, 17.0612, 47.834, 58.73983, 71.38656, 87.23521, 100.7892});
  of_tensorflow("interpolation=GAUSSIAN",
                {4.565184, 6.645189, 10.03036, 14.62171, 19.16285, 52.3258, 61.9227, 74.36351, 88.0105, 100.0685});
  of_tensorflow("interpolation=GAUSSIAN antialias=true",
                {8.98318, 12.02513, 16.56915, 22.31936, 27.82244, 44.51989, 53.15484, 64.4368, 76.92493, 88.02103});
  of_tensorflow("interpolation=MITCHELLCUBIC",
                {3.12291, 4.871421, 8.09817, 12.81527, 17.29009, 53.14533, 63.01902, 76.61726, 91.70587, 104.3059});
  of_tensorflow("interpolation=MITCHELLCUBIC antialias=true",
                {6.019422, 8.604715, 12.89959, 18.68482, 23.99642, 45.73857, 54.77549, 67.3056, 81.32608, 93.0893});
  of_tensorflow("interpolation=BICUBIC",
                {1.88436, 3.36197, 6.25, 10.75972, 15.28814, 54.56569, 65.24917, 79.47628, 95.32507, 109.0594},
                4096);  // whose weights are of a table of 1024 places
  of_tensorflow("interpolation=BICUBIC antialias=true",
                {3.522046, 5.784296, 9.640046, 15.11843, 20.43112, 47.21756, 57.11468, 70.37841, 85.26478, 98.21234});
  t.refuse("resize", "size=2,2", {in({2, 3})}, "input must have a batch, spatial axes and channels, got shape [2,3]");
  t.refuse("resize", "size=2", {in({1, 2, 3, 1})}, "size must have 2 elements for shape [1,2,3,1], got 1");
  t.refuse("resize", "size=0,2", {in({1, 2, 3, 1})}, "output dimensions must be positive");
  t.refuse("resize", "size=2,2", {in({1, 0, 3, 1})}, "input image must be of non-zero size");
  t.refuse("resize", "", {in({1, 2, 3, 1}), of_dtype(EAGER_INT32, {2}, {3, 0})}, "output dimensions must be positive");
  t.refuse("resize", "", {in({1, 2, 3, 1}), of_dtype(EAGER_INT32, {1, 2}, {3, 1})},
           "size must be a vector, got shape [1,2]");
  t.refuse("resize", "size=2,2 scale=2", {in({1, 5, 3, 1})},
           "scale must be about the output's size over the input's, got 2");
  t.refuse("resize", "size=2,2 scale=-1", {in({1, 5, 3, 1})}, "scale must be positive and finite, got -1");
  t.refuse("resize", "size=2,3,4,5", {in({1, 3, 4, 5, 6, 1})}, "resize changes at most 3 axes");
}

// grid_sample, as PyTorch's documentation describes it: a sum over all pixels and their copies around the image.
double reflect(double x, double low, double high) {
  if (high <= low) return low;
  const double span = high - low;
  double t = std::fmod(std::abs(x - low), 2 * span);
  return low + (t > span ? 2 * span - t : t);
}

// An axis of the image, and the coordinates that the grid has along it.
struct SampledAxis {
  std::string word, padding;
  bool aligned;
  int64_t n;

  double last() const { return static_cast<double>(n - 1); }
  double padded(double x) const {
    if (padding == "REFLECTION") x = aligned ? reflect(x, 0, last()) : reflect(x, -0.5, last() + 0.5);
    return padding == "ZEROS" ? x : std::clamp(x, 0.0, last());
  }
  // Returns the weights of all elements at a coordinate.
  std::vector<double> weights(double g) const {
    std::vector<double> w(static_cast<size_t>(n));
    double x = aligned ? (g + 1) / 2 * last() : ((g + 1) * static_cast<double>(n) - 1) / 2;
    if (word != "BICUBIC") x = padded(x);
    const double from = word == "NEAREST" ? std::nearbyint(x) : std::floor(x) - 1;
    for (int k = 0; k < (word == "NEAREST" ? 1 : 4); ++k) {
      const double place = padded(from + k), d = from + k - x;
      if (place < 0 || place > last()) continue;
      w[static_cast<size_t>(std::lround(place))] += word == "NEAREST" ? 1 : ResizedAxis::filter(word, -0.75, d);
    }
    return w;
  }
};

std::vector<Array> sampled(const Call& c) {
  const Array &x = c.inputs[0], &grid = c.inputs[1];
  const bool channels_first = c.attributes.string("data_format", "NHWC") == "NCHW";
  const size_t first = channels_first ? 2 : 1, axes = x.dims.size() - 2, channel = channels_first ? 1 : axes + 1;
  Dims dims = x.dims;
  for (size_t i = 0; i < axes; ++i) dims[first + i] = grid.dims[1 + i];
  return {generate(dims, [&](const Dims& i) {
    std::vector<std::vector<double>> weights;
    Dims pixels;
    for (size_t a = 0; a < axes; ++a) {
      Dims at{i[0]};
      at.insert(at.end(), i.begin() + static_cast<int64_t>(first), i.begin() + static_cast<int64_t>(first + axes));
      at.push_back(static_cast<int64_t>(axes - 1 - a));
      const SampledAxis axis{c.attributes.string("interpolation", "BILINEAR"),
                             c.attributes.string("padding_mode", "ZEROS"), c.attributes.boolean("align_corners", false),
                             x.dims[first + a]};
      weights.push_back(axis.weights(grid.values[static_cast<size_t>(ravel(at, grid.dims))].real()));
      pixels.push_back(axis.n);
    }
    Complex sum = 0;
    for (int64_t k = 0; k < count(pixels); ++k) {
      const Dims place = unravel(k, pixels);
      double w = 1;
      Dims at = i;
      for (size_t a = 0; a < axes; ++a) {
        w *= weights[a][static_cast<size_t>(place[a])];
        at[first + a] = place[a];
      }
      at[channel] = i[channel];
      sum += w * x.values[static_cast<size_t>(ravel(at, x.dims))];
    }
    return sum;
  })};
}

void sample_cases(Table& t) {
  auto add = [&](std::string attributes, Dims x, Dims grid, double reach) -> Case& {
    Case& c =
        t.add("grid_sample", std::move(attributes), {in(std::move(x)), in(std::move(grid), -reach, reach)}, sampled);
    c.tolerance = 64;
    return c;
  };
  // Points whose positions along axes of 3 and 4 elements are no whole or half numbers, where values have corners.
  const std::vector<Complex> points = {-0.9, 0.35, 0.15, -0.2, 0.62, 0.7, -1.3, 0.42, 1.4, -1.2, 0.05, 1.17};
  for (const char* word : {"NEAREST", "BILINEAR", "BICUBIC"}) {
    for (const char* padding : {"ZEROS", "BORDER", "REFLECTION"}) {
      for (const char* aligned : {"", " align_corners=true"}) {
        const std::string by = std::string("interpolation=") + word + " padding_mode=" + padding + aligned;
        add(by, {2, 5, 4, 3}, {2, 3, 7, 2}, 2).flags = kValuesOnly;
        Case& c = t.add("grid_sample", by, {in({1, 3, 4, 2}), given({1, 2, 3, 2}, points)}, sampled);
        c.tolerance = 64;
      }
    }
    const std::string by = std::string("interpolation=") + word;
    add(by + " data_format=NCHW", {2, 3, 4, 5}, {2, 3, 40, 2}, 1.2).flags = kValuesOnly;
    add(by, {1, 3, 4, 2, 2}, {1, 2, 2, 3, 3}, 1.2).flags = kValuesOnly;
    add(by, {2, 5, 3}, {2, 4, 1}, 1.2).flags = kValuesOnly;
    Case& c = t.add("grid_sample", by + " data_format=NCHW", {in({1, 2, 3, 4}), given({1, 2, 3, 2}, points)}, sampled);
    c.tolerance = 64;
  }
  Case& volume =
      t.add("grid_sample", "data_format=NCHW", {in({1, 1, 3, 4, 3}), given({1, 1, 2, 2, 3}, points)}, sampled);
  volume.tolerance = 64;
  add("", {1, 4, 4, 300}, {1, 3, 3, 2}, 1.2).flags = kValuesOnly;
  add("", {0, 4, 4, 2}, {0, 3, 3, 2}, 1).flags = kNoGradient;
  add("", {1, 4, 4, 2}, {1, 0, 3, 2}, 1).flags = kNoGradient;
  add("", {1, 4, 4, 0}, {1, 3, 3, 2}, 1).flags = kNoGradient;
  // Coordinates that are not finite: outside, and NaN.
  const double infinite = std::numeric_limits<double>::infinity(), none = std::numeric_limits<double>::quiet_NaN();
  for (const char* word : {"NEAREST", "BILINEAR", "BICUBIC"}) {
    for (const char* padding : {"ZEROS", "BORDER", "REFLECTION"}) {
      const bool is_border = padding[0] == 'B', is_nowhere = padding[0] == 'R';
      const double right = is_nowhere ? none : is_border ? 2 : 0, left = is_nowhere ? none : is_border ? 1 : 0;
      t.add("grid_sample", std::string("interpolation=") + word + " padding_mode=" + padding,
            {given({1, 2, 1}, {1, 2}), given({1, 3, 1}, {infinite, -infinite, none})},
            [=](const Call&) -> std::vector<Array> {
              return {{{1, 3, 1}, {right, left, none}}};
            })
          .flags = kValuesOnly;
    }
  }
  t.refuse("grid_sample", "", {in({1, 3, 4, 2}), in({1, 3, 4, 3})},
           "grid must have shape [1,?,?,2], got shape [1,3,4,3]");
  t.refuse("grid_sample", "", {in({1, 3, 4, 2}), in({2, 3, 4, 2})},
           "grid must have shape [1,?,?,2], got shape [2,3,4,2]");
  t.refuse("grid_sample", "", {in({1, 0, 4, 2}), in({1, 3, 4, 2})}, "input image must be of non-zero size");
  t.refuse("grid_sample", "interpolation=AREA", {in({1, 3, 4, 2}), in({1, 3, 4, 2})},
           "grid_sample interpolates by NEAREST, BILINEAR or BICUBIC, not AREA");
}

std::vector<Array> affine(const Call& c) {
  const Array& theta = c.inputs[0];
  const Dims size = c.attributes.ints("size");
  const int64_t axes = static_cast<int64_t>(size.size());
  Dims dims{theta.dims[0]};
  dims.insert(dims.end(), size.begin(), size.end());
  dims.push_back(axes);
  return {generate(dims, [&](const Dims& i) {
    auto entry = [&](int64_t column) {
      return theta.values[static_cast<size_t>(ravel({i[0], i.back(), column}, theta.dims))];
    };
    Complex sum = entry(axes);
    for (int64_t j = 0; j < axes; ++j) {
      const size_t axis = static_cast<size_t>(axes - 1 - j);
      const double n = static_cast<double>(size[axis]), at = static_cast<double>(i[axis + 1]);
      const double place = !c.attributes.boolean("align_corners", false) ? (2 * at + 1) / n - 1
                           : n > 1                                       ? 2 * at / (n - 1) - 1
                                                                         : 0;
      sum += entry(j) * place;
    }
    return sum;
  })};
}

void affine_cases(Table& t) {
  for (const char* aligned : {"", " align_corners=true"}) {
    for (const auto& [size, axes] :
         {std::pair<const char*, int64_t>{"3,4", 2}, {"1,5", 2}, {"2,1,3", 3}, {"4", 1}, {"0,2", 2}}) {
      Case& c = t.add("affine_grid", std::string("size=") + size + aligned, {in({2, axes, axes + 1}, -1, 1)}, affine);
      c.tolerance = 4;
      if (size[0] == '0') c.flags = kNoGradient;
    }
  }
  t.add("affine_grid", "size=3,4", {in({0, 2, 3})}, affine).flags = kNoGradient;
  t.refuse("affine_grid", "size=3,4", {in({2, 2, 2})}, "theta must have shape [?,2,3], got [2,2,2]");
  t.refuse("affine_grid", "size=3,4", {in({2, 2, 4})}, "theta must have shape [?,2,3], got [2,2,4]");
  t.refuse("affine_grid", "size=3,-1", {in({2, 2, 3})}, "size must be non-negative, got -1");
  t.refuse("affine_grid", "size=3,1,1,1", {in({2, 2, 3})}, "size must have 1 to 3 elements, got 4");
}

// ---- flips and crops

// Runs an op with attributes that are ints.
Array made(eager_context* ctx, const std::string& name, const client::Tensor& x, const Dims& ints, const char* list,
           const std::vector<std::pair<const char*, int64_t>>& numbers) {
  client::Op op = client::make_op(ctx, name);
  if (list) client::check(eager_op_set_ints(op.get(), list, ints.data(), static_cast<int32_t>(ints.size())));
  for (const auto& [attribute, value] : numbers) client::check(eager_op_set_int(op.get(), attribute, value));
  return array_of(client::execute(ctx, op.get(), {x.get()})[0].get());
}

client::Tensor counting(eager_context* ctx, const Dims& dims) {
  std::vector<int32_t> values(static_cast<size_t>(count(dims)));
  for (size_t i = 0; i < values.size(); ++i) values[i] = static_cast<int32_t>(i);
  return client::make_tensor(ctx, EAGER_INT32, dims, values.data(), values.size() * sizeof(int32_t));
}

void random_image_cases(Table& t) {
  t.custom("random_flip", "turns half of the images, each as a whole", [] {
    client::Context ctx = client::make_context();
    const client::Tensor x = counting(ctx.get(), {200, 2, 3, 1});
    for (const int64_t axis : {-2, 1}) {
      const Array y = made(ctx.get(), "random_flip", x, {}, nullptr, {{"axis", axis}, {"seed", 5}});
      int64_t turned = 0;
      for (int64_t image = 0; image < 200; ++image) {
        const bool is_turned = y.values[static_cast<size_t>(image * 6)].real() != static_cast<double>(image * 6);
        turned += is_turned;
        for (int64_t i = 0; i < 6; ++i) {
          const int64_t row = i / 3, column = i % 3;
          const int64_t from = !is_turned ? i : axis == 1 ? (1 - row) * 3 + column : row * 3 + 2 - column;
          if (y.values[static_cast<size_t>(image * 6 + i)].real() != static_cast<double>(image * 6 + from))
            fail("an image is neither itself nor turned");
        }
      }
      if (turned < 60 || turned > 140) fail(std::to_string(turned) + " of 200 images are turned");
      if (made(ctx.get(), "random_flip", x, {}, nullptr, {{"axis", axis}, {"seed", 5}}).values != y.values)
        fail("a seed gives other images");
    }
  });
  t.custom("random_crop", "takes every part", [] {
    client::Context ctx = client::make_context();
    const client::Tensor x = counting(ctx.get(), {3, 4, 2});
    std::map<double, int> seen;
    for (int64_t seed = 1; seed <= 200; ++seed) {
      const Array y = made(ctx.get(), "random_crop", x, {2, 3, -1}, "size", {{"seed", seed}});
      if (y.dims != Dims{2, 3, 2}) fail("the part has another shape");
      const double first = y.values[0].real();
      ++seen[first];
      for (int64_t i = 0; i < 12; ++i) {
        if (y.values[static_cast<size_t>(i)].real() != first + static_cast<double>(i / 6 * 8 + i % 6))
          fail("the part does not lie together");
      }
    }
    if (seen.size() != 4) fail(std::to_string(seen.size()) + " of 4 parts are taken");
    for (const auto& [first, times] : seen) {
      if (first != 0 && first != 2 && first != 8 && first != 10) fail("a part that is not inside");
      if (times < 20) fail("a part is rarely taken");
    }
  });
  t.refuse("random_crop", "size=2,3", {in({3})}, "size must have 1 elements for shape [3], got 2");
  t.refuse("random_crop", "size=4", {in({3})}, "Need value.shape >= size, got [3] vs [4]");
  t.refuse("random_crop", "size=-2", {in({3})}, "size must be non-negative, or -1 for an axis that stays, got -2");
  t.refuse("random_flip", "", {in({3, 2})}, "x must have at least 3 dimensions, got shape [3,2]");
  t.refuse("random_flip", "axis=0", {in({2, 3, 2, 1})}, "axis must be one of the last 3, got 0");
}

// ---- files

// Returns the image of a file, which it gives as a string and as bytes.
client::Tensor decoded(eager_context* ctx, const std::string& file, int64_t channels = 0, int32_t dtype = EAGER_UINT8) {
  client::Op op = client::make_op(ctx, "decode_png");
  client::check(eager_op_set_int(op.get(), "channels", channels));
  client::check(eager_op_set_dtype(op.get(), "dtype", dtype));
  const client::Tensor string = client::make_strings(ctx, {}, {file}),
                       bytes = client::make_tensor(ctx, EAGER_UINT8, {static_cast<int64_t>(file.size())}, file.data(),
                                                   file.size());
  client::Tensor y = std::move(client::execute(ctx, op.get(), {string.get()})[0]);
  const client::Tensor same = std::move(client::execute(ctx, op.get(), {bytes.get()})[0]);
  if (array_of(same.get()).values != array_of(y.get()).values) fail("bytes give another image than a string");
  return y;
}

void expect_pixels(const client::Tensor& t, const Dims& dims, const std::vector<uint32_t>& wanted) {
  const Array got = array_of(t.get());
  if (got.dims != dims) fail("the shape is " + text(got.dims));
  for (size_t i = 0; i < wanted.size(); ++i) {
    if (got.values[i].real() != wanted[i])
      fail("pixel " + std::to_string(i) + " is " + std::to_string(got.values[i].real()) + ", not " +
           std::to_string(wanted[i]));
  }
}

void expect_failure(int32_t code, const std::string& message, const std::function<void()>& f) {
  try {
    f();
  } catch (const client::Failure& e) {
    if (e.code != code || std::string(e.what()).find(message) == std::string::npos)
      fail("status " + std::to_string(e.code) + ": " + e.what());
    return;
  }
  fail("it is not refused");
}

png_file::Image image_of(int depth, int type, bool is_interlaced) {
  png_file::Image image{11, 9, depth, type};
  image.is_interlaced = is_interlaced;
  for (uint32_t i = 0; i < 99 * static_cast<uint32_t>(image.channels()); ++i)
    image.samples.push_back(i * 40503 % (1u << depth));
  if (type == 3) {
    std::string palette;
    for (int i = 0; i < 3 << depth; ++i) palette += static_cast<char>(i * 7);
    image.before_data = png_file::chunk("PLTE", palette);
  }
  return image;
}

void file_cases(Table& t) {
  t.custom("decode_png", "reads grey, colours and alpha of all depths, interlaced or not", [] {
    client::Context ctx = client::make_context();
    for (const int type : {0, 2, 3, 4, 6}) {
      for (const int depth : {1, 2, 4, 8, 16}) {
        if ((depth < 8 && type != 0 && type != 3) || (depth == 16 && type == 3)) continue;
        for (const bool is_interlaced : {false, true}) {
          const png_file::Image image = image_of(depth, type, is_interlaced);
          const int64_t channels = type == 3 ? 3 : image.channels();
          std::vector<uint32_t> bytes, words;
          for (const uint32_t sample : image.samples) {
            if (type == 3) {
              for (uint32_t c = 0; c < 3; ++c) bytes.push_back((sample * 3 + c) * 7 % 256);
            } else {
              bytes.push_back(depth == 16 ? sample >> 8 : sample * 255 / ((1u << depth) - 1));
              words.push_back(depth == 16 ? sample : bytes.back() * 257);
            }
          }
          if (type == 3) {
            for (const uint32_t byte : bytes) words.push_back(byte * 257);
          }
          const std::string file = png_file::file_of(image);
          expect_pixels(decoded(ctx.get(), file), {9, 11, channels}, bytes);
          expect_pixels(decoded(ctx.get(), file, 0, EAGER_UINT16), {9, 11, channels}, words);
        }
      }
    }
  });
  t.custom("decode_png", "makes the channels that are asked for", [] {
    client::Context ctx = client::make_context();
    const png_file::Image colours{1, 1, 8, 2, {255, 0, 7}}, grey{2, 1, 8, 0, {3, 200}},
        alpha{1, 1, 8, 6, {10, 20, 30, 40}};
    expect_pixels(decoded(ctx.get(), png_file::file_of(colours), 1), {1, 1, 1}, {77});  // as TensorFlow gives
    expect_pixels(decoded(ctx.get(), png_file::file_of(colours), 4), {1, 1, 4}, {255, 0, 7, 255});
    expect_pixels(decoded(ctx.get(), png_file::file_of(grey), 3), {1, 2, 3}, {3, 3, 3, 200, 200, 200});
    expect_pixels(decoded(ctx.get(), png_file::file_of(grey), 2), {1, 2, 2}, {3, 255, 200, 255});
    expect_pixels(decoded(ctx.get(), png_file::file_of(grey), 4, EAGER_UINT16), {1, 2, 4},
                  {771, 771, 771, 65535, 51400, 51400, 51400, 65535});
    expect_pixels(decoded(ctx.get(), png_file::file_of(alpha), 3), {1, 1, 3}, {10, 20, 30});
    png_file::Image palette{2, 1, 1, 3, {0, 1}};
    palette.before_data = png_file::chunk("PLTE", "abcdef") + png_file::chunk("tRNS", "\x7f");
    expect_pixels(decoded(ctx.get(), png_file::file_of(palette)), {1, 2, 4}, {97, 98, 99, 127, 100, 101, 102, 255});
    expect_pixels(decoded(ctx.get(), png_file::file_of(palette), 3), {1, 2, 3}, {97, 98, 99, 100, 101, 102});
    png_file::Image transparent{2, 1, 8, 0, {3, 4}};
    transparent.before_data = png_file::chunk("tRNS", std::string("\0\3", 2));
    expect_pixels(decoded(ctx.get(), png_file::file_of(transparent)), {1, 2, 1}, {3, 4});
    expect_pixels(decoded(ctx.get(), png_file::file_of(transparent), 2), {1, 2, 2}, {3, 0, 4, 255});
  });
  t.custom("decode_png", "refuses what is no PNG, or damaged, or too large", [] {
    client::Context ctx = client::make_context();
    const std::string file = png_file::file_of(image_of(8, 2, false));
    auto expect = [&](int32_t code, const std::string& message, const std::string& bytes) {
      expect_failure(code, message, [&] { decoded(ctx.get(), bytes); });
    };
    expect(EAGER_INVALID_ARGUMENT, "Invalid PNG data, size 0", "");
    expect(EAGER_INVALID_ARGUMENT, "Invalid PNG data, size 6", "GIF89a");
    std::string changed = file;
    changed[24] = 17;
    expect(EAGER_INVALID_ARGUMENT, "Invalid PNG header", changed);
    expect(EAGER_DATA_LOSS, "the file ends early", file.substr(0, file.size() - 20));
    expect(EAGER_DATA_LOSS, "the file ends early", file.substr(0, 60));
    changed = file;
    changed[29] ^= 1;
    expect(EAGER_DATA_LOSS, "CRC", changed);
    changed = file;
    changed[60] ^= 1;
    expect(EAGER_DATA_LOSS, "Invalid PNG data", changed);
    png_file::Image huge{900000, 900000, 16, 6};
    huge.height = 0;
    std::string claims = png_file::file_of(huge);  // without rows
    claims.replace(20, 4, png_file::big_endian(900000));
    expect(EAGER_DATA_LOSS, "too short for its image", claims);
    claims = png_file::file_of({900000, 0, 1, 0});
    claims.replace(20, 4, png_file::big_endian(900000));
    expect(EAGER_RESOURCE_EXHAUSTED, "PNG image of shape [900000,900000,1] exceeds",
           claims + std::string(100 << 20, 0));
    expect_failure(EAGER_INVALID_ARGUMENT, "channels must be 0, 1, 2, 3 or 4, got 5",
                   [&] { decoded(ctx.get(), file, 5); });
    expect_failure(EAGER_INVALID_ARGUMENT, "Value for attr 'dtype' of float32",
                   [&] { decoded(ctx.get(), file, 0, EAGER_FLOAT32); });
  });
  t.custom("encode_png", "gives files that decode_png reads", [] {
    client::Context ctx = client::make_context();
    for (const int32_t dtype : {EAGER_UINT8, EAGER_UINT16}) {
      for (int64_t channels = 1; channels <= 4; ++channels) {
        for (const int64_t compression : {-1, 0, 9}) {
          Array pixels = filled({2, 5, 7, channels});
          for (size_t i = 0; i < pixels.values.size(); ++i)
            pixels.values[i] = i * 40503 % (dtype == EAGER_UINT8 ? 256 : 65536);
          const std::vector<unsigned char> bytes = numbers::encode(pixels.values, dtype);
          const client::Tensor x = client::make_tensor(ctx.get(), dtype, pixels.dims, bytes.data(), bytes.size());
          client::Op op = client::make_op(ctx.get(), "encode_png");
          client::check(eager_op_set_int(op.get(), "compression_level", compression));
          const client::Tensor files = std::move(client::execute(ctx.get(), op.get(), {x.get()})[0]);
          const std::vector<std::string> all = client::strings_of(files.get());
          if (all.size() != 2) fail("there are other files than images");
          for (size_t i = 0; i < 2; ++i) {
            const size_t n = pixels.values.size() / 2;
            std::vector<uint32_t> wanted;
            for (size_t k = 0; k < n; ++k) wanted.push_back(static_cast<uint32_t>(pixels.values[i * n + k].real()));
            expect_pixels(decoded(ctx.get(), all[i], 0, dtype), {5, 7, channels}, wanted);
          }
        }
      }
    }
  });
  t.refuse("encode_png", "", {of_dtype(EAGER_UINT8, {2, 2}, {1, 2, 3, 4})},
           "image must have at least 3 dimensions, got shape [2,2]");
  t.refuse("encode_png", "", {of_dtype(EAGER_UINT8, {1, 1, 5}, {1, 2, 3, 4, 5})},
           "image must have 1, 2, 3, or 4 channels, got 5");
  t.refuse("encode_png", "", {of_dtype(EAGER_UINT8, {0, 1, 1}, {})},
           "images of PNG files have 1 to 1000000 rows and columns, got shape [0,1,1]");
  t.refuse("encode_png", "compression_level=10", {of_dtype(EAGER_UINT8, {1, 1, 1}, {1})},
           "compression_level should be in [-1, 9], got 10");
}

}  // namespace

void image_cases(Table& t) {
  resize_cases(t);
  sample_cases(t);
  affine_cases(t);
  random_image_cases(t);
  file_cases(t);
}

}  // namespace op_cases
