// Convolution and pooling, written as sums over windows.
#include <limits>

#include "op_cases/op_case.h"

namespace op_cases {
namespace {

// One spatial axis: sizes, and the padding before the image.
struct Axis {
  int64_t in, window, stride, dilation, before, out;
};

Axis make_axis(const Attributes& a, int k, int64_t in, int64_t window, bool is_pool) {
  Axis x{in, window, 1, 1, 0, 0};
  Dims strides = a.ints("strides", is_pool ? a.ints("ksize") : Dims{1, 1});
  auto at = static_cast<size_t>(k);
  x.stride = strides[at];
  x.dilation = a.ints("dilations", {1, 1})[at];
  int64_t span = (window - 1) * x.dilation + 1;
  std::string padding = a.string("padding", "VALID");
  if (padding == "SAME") {
    x.out = (in + x.stride - 1) / x.stride;
    x.before = std::max<int64_t>(0, (x.out - 1) * x.stride + span - in) / 2;
  } else {
    int64_t after = 0;
    if (padding == "EXPLICIT") {
      x.before = a.ints("paddings")[2 * at];
      after = a.ints("paddings")[2 * at + 1];
    }
    x.out = (in + x.before + after - span) / x.stride + 1;
  }
  return x;
}

// Sizes of images in either layout.
struct Images {
  explicit Images(const Attributes& a) : first(a.string("data_format", "NHWC") == "NCHW") {}
  int64_t channels(const Dims& d) const { return d[first ? 1 : 3]; }
  int64_t height(const Dims& d) const { return d[first ? 2 : 1]; }
  int64_t width(const Dims& d) const { return d[first ? 3 : 2]; }
  Dims dims(int64_t n, int64_t h, int64_t w, int64_t c) const { return first ? Dims{n, c, h, w} : Dims{n, h, w, c}; }
  bool first;  // whether the channels come before height and width
};

std::vector<Array> conv2d(const Call& c) {
  const Array &x = c.inputs[0], &f = c.inputs[1];
  Images images(c.attributes);
  Axis h = make_axis(c.attributes, 0, images.height(x.dims), f.dims[0], false);
  Axis w = make_axis(c.attributes, 1, images.width(x.dims), f.dims[1], false);
  int64_t groups = c.attributes.integer("groups", 1), in = f.dims[2], out = f.dims[3];
  return {generate(images.dims(x.dims[0], h.out, w.out, out), [&](const Dims& i) {
    int64_t o = images.channels(i), group = o / (out / groups);
    Complex s = 0;
    for (int64_t p = 0; p < h.window; ++p) {
      for (int64_t q = 0; q < w.window; ++q) {
        int64_t y = images.height(i) * h.stride + p * h.dilation - h.before;
        int64_t z = images.width(i) * w.stride + q * w.dilation - w.before;
        if (y < 0 || y >= h.in || z < 0 || z >= w.in) continue;
        for (int64_t k = 0; k < in; ++k) {
          s += x.values[static_cast<size_t>(ravel(images.dims(i[0], y, z, group * in + k), x.dims))] *
               f.values[static_cast<size_t>(ravel({p, q, k, o}, f.dims))];
        }
      }
    }
    return s;
  })};
}

Reference pool(bool is_max) {
  return [is_max](const Call& c) -> std::vector<Array> {
    const Array& x = c.inputs[0];
    Images images(c.attributes);
    Dims ksize = c.attributes.ints("ksize");
    Axis h = make_axis(c.attributes, 0, images.height(x.dims), ksize[0], true);
    Axis w = make_axis(c.attributes, 1, images.width(x.dims), ksize[1], true);
    return {generate(images.dims(x.dims[0], h.out, w.out, images.channels(x.dims)), [&](const Dims& i) -> Complex {
      double best = -std::numeric_limits<double>::infinity(), sum = 0, n = 0;
      for (int64_t p = 0; p < h.window; ++p) {
        for (int64_t q = 0; q < w.window; ++q) {
          int64_t y = images.height(i) * h.stride + p - h.before, z = images.width(i) * w.stride + q - w.before;
          if (y < 0 || y >= h.in || z < 0 || z >= w.in) continue;
          double v = x.values[static_cast<size_t>(ravel(images.dims(i[0], y, z, images.channels(i)), x.dims))].real();
          best = std::max(best, v);
          sum += v;
          ++n;
        }
      }
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
    t.add("conv2d", given, {x, filter}, as(canonical, conv2d)).tolerance = 4;
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

}  // namespace

void convolution_cases(Table& t) {
  other_spellings(t);
  struct Row {
    const char* attributes;
    Dims x, filter;
  };
  auto conv = [&](const Row& r, uint32_t flags, double tolerance) {
    Case& c = t.add("conv2d", r.attributes, {in(r.x, -1, 1), in(r.filter, -1, 1)}, conv2d);
    c.flags = flags;
    c.tolerance = tolerance;
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
