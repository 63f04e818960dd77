// Convolution and pooling, written as sums over windows.
#include <limits>

#include "op_cases/op_case.h"

namespace op_cases {
namespace {

// One spatial axis: sizes, and the padding before the image.
struct Axis {
  int64_t in, window, stride, dilation, before, out;
};

Axis make_axis(const Attributes& a, size_t k, int64_t in, int64_t window, const Dims& strides) {
  Axis x{in, window, strides.empty() ? 1 : strides[k], 1, 0, 0};
  if (a.has("dilations")) x.dilation = a.ints("dilations")[k];
  int64_t span = (window - 1) * x.dilation + 1;
  std::string padding = a.string("padding", "VALID");
  if (padding == "SAME") {
    x.out = (in + x.stride - 1) / x.stride;
    x.before = std::max<int64_t>(0, (x.out - 1) * x.stride + span - in) / 2;
  } else {
    int64_t after = 0;
    if (padding == "EXPLICIT") {
      x.before = a.ints("paddings")[2 * k];
      after = a.ints("paddings")[2 * k + 1];
    }
    x.out = (in + x.before + after - span) / x.stride + 1;
  }
  return x;
}

// The dims of images in either layout.
struct Images {
  explicit Images(const Attributes& a) : first(a.string("data_format", "NHWC")[1] == 'C') {}
  size_t channel_axis(const Dims& d) const { return first ? 1 : d.size() - 1; }
  int64_t channels(const Dims& d) const { return d[channel_axis(d)]; }
  Dims sizes(const Dims& d) const { return first ? Dims(d.begin() + 2, d.end()) : Dims(d.begin() + 1, d.end() - 1); }
  Dims dims(int64_t n, Dims sizes, int64_t c) const {
    sizes.insert(sizes.begin(), n);
    sizes.insert(first ? sizes.begin() + 1 : sizes.end(), c);
    return sizes;
  }
  bool first;  // whether the channels come before the spatial axes
};

std::vector<Axis> axes_of(const Call& c, const Dims& image, const Dims& window, const Dims& strides) {
  const Dims sizes = Images(c.attributes).sizes(image);
  std::vector<Axis> axes;
  for (size_t k = 0; k < sizes.size(); ++k) axes.push_back(make_axis(c.attributes, k, sizes[k], window[k], strides));
  return axes;
}

Dims outputs(const std::vector<Axis>& axes) {
  Dims all;
  for (const Axis& a : axes) all.push_back(a.out);
  return all;
}

// Calls f(tap, place) for each element of the window at this output place that lies inside the image.
void each_tap(const std::vector<Axis>& axes, const Dims& out, const std::function<void(const Dims&, const Dims&)>& f) {
  Dims window;
  for (const Axis& a : axes) window.push_back(a.window);
  for (int64_t i = 0; i < count(window); ++i) {
    const Dims tap = unravel(i, window);
    Dims place;
    for (size_t k = 0; k < axes.size(); ++k) {
      const Axis& a = axes[k];
      const int64_t at = out[k] * a.stride + tap[k] * a.dilation - a.before;
      if (at >= 0 && at < a.in) place.push_back(at);
    }
    if (place.size() == axes.size()) f(tap, place);
  }
}

Complex& element(Array& a, const Dims& index) { return a.values[static_cast<size_t>(ravel(index, a.dims))]; }
Complex element(const Array& a, const Dims& index) { return a.values[static_cast<size_t>(ravel(index, a.dims))]; }

// Calls f(index into the image, into the filter, into the output) for each product of a convolution.
void each_product(const Call& c, const Dims& image, const Dims& filter, const std::vector<Axis>& axes,
                  const std::function<void(const Dims&, const Dims&, const Dims&)>& f) {
  const Images images(c.attributes);
  const int64_t groups = c.attributes.integer("groups", 1), in = filter[filter.size() - 2], out = filter.back();
  const Dims result = images.dims(image[0], outputs(axes), out);
  for (int64_t k = 0; k < count(result); ++k) {
    const Dims i = unravel(k, result);
    const int64_t o = images.channels(i), group = o / (out / groups);
    each_tap(axes, images.sizes(i), [&](const Dims& tap, const Dims& place) {
      for (int64_t ch = 0; ch < in; ++ch) {
        Dims at = tap;
        at.insert(at.end(), {ch, o});
        f(images.dims(i[0], place, group * in + ch), at, i);
      }
    });
  }
}

std::vector<Array> convolution(const Call& c) {
  const Array &x = c.inputs[0], &f = c.inputs[1];
  const std::vector<Axis> axes = axes_of(c, x.dims, f.dims, c.attributes.ints("strides"));
  Array y = filled(Images(c.attributes).dims(x.dims[0], outputs(axes), f.dims.back()));
  each_product(c, x.dims, f.dims, axes, [&](const Dims& in, const Dims& at, const Dims& out) {
    element(y, out) += element(x, in) * element(f, at);
  });
  return {y};
}

std::vector<Array> depthwise(const Call& c) {
  Call grouped = c;
  Dims& f = grouped.inputs[1].dims;
  std::string attributes = "groups=" + std::to_string(f[2]);
  for (const auto& [name, value] : c.attributes.all()) attributes += " " + name + "=" + value;
  grouped.attributes = Attributes(attributes);
  f = {f[0], f[1], 1, f[2] * f[3]};
  return convolution(grouped);
}

// Returns the reference of a transposed convolution whose result has this shape.
Reference transposed(const Dims& shape) {
  return [shape](const Call& c) -> std::vector<Array> {
    const Array &x = c.inputs[0], &f = c.inputs[1];
    Array y = filled(shape);
    const std::vector<Axis> axes = axes_of(c, shape, f.dims, c.attributes.ints("strides"));
    each_product(c, shape, f.dims, axes, [&](const Dims& image, const Dims& at, const Dims& out) {
      element(y, image) += element(x, out) * element(f, at);
    });
    return {y};
  };
}

Reference pool(bool is_max) {
  return [is_max](const Call& c) -> std::vector<Array> {
    const Array& x = c.inputs[0];
    const Images images(c.attributes);
    const Dims ksize = c.attributes.ints("ksize");
    const std::vector<Axis> axes = axes_of(c, x.dims, ksize, c.attributes.ints("strides", ksize));
    return {generate(images.dims(x.dims[0], outputs(axes), images.channels(x.dims)), [&](const Dims& i) -> Complex {
      double best = -std::numeric_limits<double>::infinity(), sum = 0, n = 0;
      each_tap(axes, images.sizes(i), [&](const Dims&, const Dims& place) {
        const double v = element(x, images.dims(i[0], place, images.channels(i))).real();
        best = std::max(best, v);
        sum += v;
        ++n;
      });
      return is_max ? best : sum / n;
    })};
  };
}

// Returns the reference for other attributes that mean the same.
Reference as(const char* attributes, Reference reference) {
  return [attributes, reference](const Call& c) {
    Call same = c;
    same.attributes = Attributes(attributes);
    return reference(same);
  };
}

// Adds cases in which one value stands for a whole list, and choices are written in lower case or by other names.
void other_spellings(Table& t) {
  const Input image = in({1, 4, 3, 2}, -1, 1), filter = in({2, 2, 2, 1}, -1, 1), first = in({1, 2, 4, 3}, -1, 1);
  auto conv = [&](const char* given, const char* canonical, const Input& x) {
    t.add("conv2d", given, {x, filter}, as(canonical, convolution)).tolerance = 4;
  };
  conv("strides=2 padding=same", "strides=2,2 padding=SAME", image);
  conv("dilations=2 padding=Same data_format=channels_last", "dilations=2,2 padding=SAME", image);
  conv("strides=2 data_format=channels_first", "strides=2,2 data_format=NCHW", first);
  conv("padding=explicit paddings=1 data_format=nchw", "padding=EXPLICIT paddings=1,1,1,1 data_format=NCHW", first);
  for (bool is_max : {true, false}) {
    const char* op = is_max ? "max_pool2d" : "avg_pool2d";
    t.add(op, "ksize=2", {in({1, 4, 5, 2}, -4, 4)}, as("ksize=2,2", pool(is_max))).tolerance = 4;
    t.add(op, "ksize=3 strides=1 padding=same", {in({1, 4, 5, 2}, -4, 4)},
          as("ksize=3,3 strides=1,1 padding=SAME", pool(is_max)))
        .tolerance = 4;
  }
}

struct Row {
  const char* attributes;
  Dims x, filter;
};

void add_convolution(Table& t, const char* op, const Row& r, const Reference& reference, uint32_t flags = 0,
                     double tolerance = 4) {
  Case& c = t.add(op, r.attributes, {in(r.x, -1, 1), in(r.filter, -1, 1)}, reference);
  c.flags = flags;
  c.tolerance = tolerance;
  c.floor = 0.5;  // a sum near 0 of products of either sign is as inexact as they are
}

void other_ranks(Table& t) {
  for (const Row& r : {Row{"", {2, 4, 2}, {2, 2, 3}}, Row{"padding=SAME strides=2", {1, 5, 2}, {3, 2, 1}},
                       Row{"padding=EXPLICIT paddings=2,0 dilations=2 groups=2 data_format=NCHW", {1, 4, 4}, {2, 2, 2}},
                       Row{"padding=SAME data_format=NCHW", {2, 1, 3}, {2, 1, 2}}}) {
    add_convolution(t, "conv1d", r, convolution);
  }
  add_convolution(t, "conv1d", {"padding=SAME", {3, 17, 8}, {5, 8, 16}}, convolution, kFirstOrder, 16);
  add_convolution(t, "conv1d", {"padding=SAME", {0, 3, 1}, {3, 1, 2}}, convolution, kNoGradient);
  add_convolution(t, "conv1d", {"padding=VALID groups=4", {2, 300, 8}, {5, 2, 8}}, convolution, kValuesOnly, 16);
  for (const Row& r :
       {Row{"", {1, 2, 2, 3, 2}, {2, 1, 2, 2, 2}}, Row{"padding=SAME strides=2,1,2", {1, 3, 2, 3, 1}, {2, 2, 2, 1, 2}},
        Row{"padding=VALID dilations=2,1,2", {1, 3, 1, 4, 1}, {2, 1, 2, 1, 1}},
        Row{"padding=EXPLICIT paddings=1,0,0,1,2,0 groups=2 data_format=NCHW", {1, 2, 2, 2, 1}, {2, 2, 2, 1, 2}}}) {
    add_convolution(t, "conv3d", r, convolution);
  }
  add_convolution(t, "conv3d", {"padding=SAME", {2, 5, 4, 6, 8}, {3, 3, 3, 8, 8}}, convolution, kFirstOrder, 64);
  add_convolution(t, "conv3d", {"padding=SAME data_format=NCHW", {1, 3, 4, 5, 3}, {3, 2, 1, 3, 5}}, convolution,
                  kValuesOnly, 16);
  add_convolution(t, "conv3d", {"padding=VALID groups=3 strides=1,2,1", {2, 4, 7, 5, 3}, {3, 3, 2, 1, 6}}, convolution,
                  kFirstOrder, 16);
  add_convolution(t, "conv3d", {"", {1, 2, 3, 2, 3}, {1, 1, 1, 3, 2}}, convolution, kFirstOrder, 16);
}

void depthwise_cases(Table& t) {
  for (const Row& r :
       {Row{"padding=SAME", {1, 3, 3, 2}, {2, 2, 2, 2}}, Row{"strides=2,1", {2, 4, 3, 3}, {2, 2, 3, 1}},
        Row{"padding=SAME data_format=NCHW", {1, 2, 3, 3}, {3, 2, 2, 2}}, Row{"", {1, 2, 2, 1}, {2, 1, 1, 3}},
        Row{"padding=EXPLICIT paddings=1,0,0,2 dilations=1,2", {1, 3, 3, 2}, {2, 2, 2, 1}}}) {
    add_convolution(t, "depthwise_conv2d", r, depthwise);
  }
  for (const Row& r :
       {Row{"padding=SAME", {2, 6, 7, 16}, {3, 3, 16, 1}}, Row{"padding=SAME", {2, 6, 7, 8}, {3, 3, 8, 2}},
        Row{"padding=SAME strides=2,2", {2, 9, 9, 40}, {3, 3, 40, 1}}}) {
    add_convolution(t, "depthwise_conv2d", r, depthwise, kFirstOrder, 16);
  }
  add_convolution(t, "depthwise_conv2d", {"padding=SAME", {1, 3, 3, 0}, {3, 3, 0, 2}}, depthwise, kNoGradient);
}

// The shapes of the results, which output_shape gives or leaves to the op, were computed by Keras's rule: with VALID
// (size - 1) * stride + max(window, stride), with SAME size * stride.
void transposed_cases(Table& t) {
  struct Transposed {
    const char* op;
    Row row;
    Dims result;
  };
  for (const Transposed& c : {
           Transposed{"conv2d_transpose", {"", {1, 2, 2, 2}, {2, 3, 3, 2}}, {1, 3, 4, 3}},
           Transposed{"conv2d_transpose", {"padding=SAME strides=2,2", {2, 2, 1, 1}, {3, 2, 2, 1}}, {2, 4, 2, 2}},
           Transposed{"conv2d_transpose",
                      {"output_shape=1,3,4,2 padding=SAME strides=2,2", {1, 2, 2, 1}, {3, 3, 2, 1}},
                      {1, 3, 4, 2}},
           Transposed{"conv2d_transpose", {"strides=3,2", {1, 2, 2, 1}, {2, 3, 1, 1}}, {1, 6, 5, 1}},
           Transposed{"conv2d_transpose",
                      {"output_shape=-1,-1,5,-1 dilations=2,2 strides=2,2", {1, 1, 2, 2}, {2, 2, 1, 2}},
                      {1, 3, 5, 1}},
           Transposed{"conv2d_transpose",
                      {"padding=EXPLICIT paddings=1,0,0,1 data_format=NCHW", {1, 2, 2, 2}, {2, 2, 1, 2}},
                      {1, 1, 2, 2}},
           Transposed{"conv2d_transpose",
                      {"groups=2 padding=SAME strides=2,1 data_format=NCHW", {1, 4, 1, 2}, {2, 2, 1, 4}},
                      {1, 2, 2, 2}},
           Transposed{"conv1d_transpose", {"strides=2", {2, 3, 2}, {3, 1, 2}}, {2, 7, 1}},
           Transposed{"conv1d_transpose",
                      {"output_shape=1,2,5 padding=SAME strides=2 data_format=NCHW", {1, 1, 3}, {2, 2, 1}},
                      {1, 2, 5}},
           Transposed{"conv3d_transpose", {"strides=1,2,1", {1, 1, 2, 2, 1}, {2, 2, 1, 1, 1}}, {1, 2, 4, 2, 1}},
           Transposed{
               "conv3d_transpose",
               {"output_shape=1,1,2,3,2 padding=SAME strides=1,2,2 data_format=NCHW", {1, 2, 2, 2, 1}, {1, 2, 2, 1, 2}},
               {1, 1, 2, 3, 2}},
       }) {
    add_convolution(t, c.op, c.row, transposed(c.result));
  }
  add_convolution(t, "conv2d_transpose", {"padding=SAME strides=2,2", {2, 5, 6, 16}, {4, 4, 8, 16}},
                  transposed({2, 10, 12, 8}), kFirstOrder, 16);
  add_convolution(t, "conv3d_transpose", {"padding=SAME strides=2,2,2", {2, 2, 3, 2, 8}, {3, 3, 3, 8, 8}},
                  transposed({2, 4, 6, 4, 8}), kFirstOrder, 16);
  add_convolution(t, "conv2d_transpose", {"padding=SAME", {0, 3, 3, 1}, {3, 3, 2, 1}}, transposed({0, 3, 3, 2}),
                  kNoGradient);
  add_convolution(t, "conv2d_transpose", {"", {1, 2, 2, 0}, {2, 2, 1, 0}}, transposed({1, 3, 3, 1}), kNoGradient);
}

void pools_of_other_ranks(Table& t) {
  for (bool is_max : {true, false}) {
    const std::string kind = is_max ? "max_pool" : "avg_pool";
    for (const Row& r : {Row{"ksize=2", {1, 5, 2}, {}}, Row{"ksize=3 strides=2 padding=SAME", {2, 4, 1}, {}},
                         Row{"ksize=2 strides=1 padding=EXPLICIT paddings=1,0 data_format=NCHW", {1, 2, 4}, {}}}) {
      t.add(kind + "1d", r.attributes, {in(r.x, -4, 4)}, pool(is_max)).tolerance = 4;
    }
    for (const Row& r :
         {Row{"ksize=2,2,2", {1, 2, 4, 2, 2}, {}}, Row{"ksize=2,1,2 strides=1,1,1 padding=SAME", {1, 3, 2, 2, 1}, {}},
          Row{"ksize=2,3,2 strides=2,2,1 padding=EXPLICIT paddings=1,0,1,2,0,1 data_format=NCHW",
              {1, 2, 2, 3, 2},
              {}}}) {
      t.add(kind + "3d", r.attributes, {in(r.x, -4, 4)}, pool(is_max)).tolerance = 4;
    }
    t.add(kind + "3d", "ksize=3,3,3 strides=2,2,2 padding=SAME", {in({2, 5, 6, 7, 33}, -4, 4)}, pool(is_max)).flags =
        kValuesOnly;
    t.cases.back().tolerance = 4;
    t.add(kind + "1d", "ksize=2", {in({0, 4, 2})}, pool(is_max)).flags = kNoGradient;
  }
}

}  // namespace

void convolution_cases(Table& t) {
  other_spellings(t);
  other_ranks(t);
  depthwise_cases(t);
  transposed_cases(t);
  pools_of_other_ranks(t);
  auto conv = [&](const Row& r, uint32_t flags, double tolerance) {
    add_convolution(t, "conv2d", r, convolution, flags, tolerance);
  };
  // Enough channels for the library's own kernels, in several parts of the batch.
  conv({"padding=SAME", {3, 6, 5, 8}, {3, 3, 8, 16}}, kFirstOrder, 16);
  conv({"padding=SAME strides=2,1", {5, 7, 6, 4}, {3, 2, 4, 5}}, kFirstOrder, 16);
  conv({"padding=VALID dilations=2,2", {2, 8, 7, 4}, {3, 2, 4, 6}}, kFirstOrder, 16);
  conv({"padding=EXPLICIT paddings=1,0,2,1", {2, 5, 4, 16}, {3, 3, 16, 7}}, kFirstOrder, 16);
  conv({"padding=SAME data_format=NCHW", {2, 4, 6, 5}, {5, 5, 4, 4}}, kFirstOrder, 16);
  for (const Row& r :
       {Row{"padding=VALID", {1, 3, 3, 2}, {2, 2, 2, 2}}, Row{"padding=SAME", {1, 3, 3, 1}, {3, 3, 1, 2}},
        Row{"padding=SAME strides=2,2", {1, 4, 3, 1}, {2, 2, 1, 2}},
        Row{"padding=VALID strides=2,1", {2, 4, 3, 1}, {2, 2, 1, 1}},
        Row{"padding=SAME data_format=NCHW", {1, 2, 3, 3}, {2, 2, 2, 2}},
        Row{"padding=VALID dilations=2,1", {1, 4, 3, 1}, {2, 2, 1, 1}},
        Row{"padding=SAME groups=2", {1, 3, 3, 4}, {2, 2, 2, 2}},
        Row{"padding=EXPLICIT paddings=1,0,0,2", {1, 2, 2, 1}, {2, 2, 1, 2}},
        Row{"padding=VALID groups=2 data_format=NCHW strides=2,2", {1, 2, 3, 3}, {2, 2, 1, 4}},
        Row{"", {1, 2, 2, 3}, {1, 1, 3, 2}}, Row{"padding=SAME dilations=2,2", {1, 4, 4, 1}, {2, 2, 1, 1}}}) {
    conv(r, 0, 4);
  }
  conv({"padding=SAME", {0, 3, 3, 1}, {3, 3, 1, 2}}, kNoGradient, 4);
  for (const Row& r :
       {Row{"padding=SAME", {3, 8, 8, 1}, {3, 3, 1, 16}}, Row{"padding=SAME", {2, 14, 13, 5}, {3, 3, 5, 17}},
        Row{"padding=VALID strides=2,2", {2, 15, 15, 3}, {5, 5, 3, 8}},
        Row{"padding=SAME groups=4", {2, 9, 9, 8}, {3, 3, 2, 8}},
        Row{"padding=SAME data_format=NCHW", {2, 5, 12, 13}, {3, 3, 5, 7}}}) {
    conv(r, kValuesOnly, 16);
  }

  for (bool is_max : {true, false}) {
    const char* op = is_max ? "max_pool2d" : "avg_pool2d";
    for (const Row& r :
         {Row{"ksize=2,2 strides=2,2 padding=VALID", {1, 4, 4, 2}, {}}, Row{"ksize=2,3", {1, 4, 7, 2}, {}},
          Row{"ksize=2,2 strides=1,1 padding=VALID", {1, 3, 3, 1}, {}},
          Row{"ksize=3,3 strides=2,2 padding=SAME", {1, 4, 5, 1}, {}},
          Row{"ksize=2,2 strides=2,2 padding=SAME", {2, 3, 3, 1}, {}},
          Row{"ksize=2,3 strides=1,2 padding=VALID data_format=NCHW", {1, 2, 3, 4}, {}},
          Row{"ksize=2,2 strides=2,2 padding=SAME data_format=NCHW", {1, 1, 3, 3}, {}}}) {
      t.add(op, r.attributes, {in(r.x, -4, 4)}, pool(is_max)).tolerance = 4;
    }
    t.add(op, "ksize=2,2 strides=2,2 padding=VALID", {in({3, 14, 14, 33}, -4, 4)}, pool(is_max)).flags = kValuesOnly;
    t.add(op, "ksize=3,3 strides=2,2 padding=SAME", {in({2, 15, 14, 19}, -4, 4)}, pool(is_max)).flags = kValuesOnly;
    t.add(op, "ksize=3,3 strides=2,2 padding=SAME", {in({1, 5, 5, 2}, -9, -1)}, pool(is_max)).flags = kValuesOnly;
    t.add(op, "ksize=2,2 strides=2,2 padding=VALID", {in({0, 4, 4, 2})}, pool(is_max)).flags = kNoGradient;
    for (auto last = t.cases.end() - 4; last != t.cases.end(); ++last) last->tolerance = 4;
  }
}

}  // namespace op_cases
