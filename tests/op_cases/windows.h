// Windows over images, as the references of convolutions, pools and patches see them.
#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "op_cases/op_case.h"

namespace op_cases {

// One spatial axis: sizes, and the padding around the image.
struct Axis {
  int64_t in, window, stride, dilation, before, after, out;
};

// Returns item k of a list of which one value stands for all.
inline int64_t item(const Dims& list, size_t k) { return list[list.size() == 1 ? 0 : k]; }

inline Axis make_axis(const Attributes& a, size_t k, int64_t in, int64_t window, const Dims& strides) {
  Axis x{in, window, strides.empty() ? 1 : item(strides, k), 1, 0, 0, 0};
  if (a.has("dilations")) x.dilation = item(a.ints("dilations"), k);
  const int64_t span = (window - 1) * x.dilation + 1;
  const std::string padding = a.string("padding", "VALID");
  if (padding == "SAME") {
    x.out = (in + x.stride - 1) / x.stride;
    const int64_t all = std::max<int64_t>(0, (x.out - 1) * x.stride + span - in);
    x.before = all / 2;
    x.after = all - x.before;
    return x;
  }
  if (padding == "EXPLICIT") {
    x.before = item(a.ints("paddings"), 2 * k);
    x.after = item(a.ints("paddings"), 2 * k + 1);
  }
  x.out = 0;
  // Windows that end in the padding, and with ceil_mode one more if it begins before that.
  while (x.out * x.stride + span <= in + x.before + x.after) ++x.out;
  if (a.boolean("ceil_mode", false) && (x.out - 1) * x.stride + span < in + x.before + x.after &&
      x.out * x.stride < in + x.before) {
    ++x.out;
  }
  return x;
}

// The dims of images in either layout.
struct Images {
  explicit Images(const Attributes& a) : first(a.string("data_format", "NHWC")[1] == 'C') {}
  size_t channel_axis(const Dims& d) const { return first ? 1 : d.size() - 1; }
  int64_t channels(const Dims& d) const { return d[channel_axis(d)]; }
  Dims sizes(const Dims& d) const { return first ? Dims(d.begin() + 2, d.end()) : Dims(d.begin() + 1, d.end() - 1); }
  Dims dims(int64_t n, const Dims& sizes, int64_t c) const {
    Dims all(sizes.size() + 2, n);
    std::copy(sizes.begin(), sizes.end(), all.begin() + (first ? 2 : 1));
    all[channel_axis(all)] = c;
    return all;
  }
  bool first;  // whether the channels come before the spatial axes
};

inline std::vector<Axis> axes_of(const Call& c, const Dims& image, const Dims& window, const Dims& strides) {
  const Dims sizes = Images(c.attributes).sizes(image);
  std::vector<Axis> axes;
  for (size_t k = 0; k < sizes.size(); ++k)
    axes.push_back(make_axis(c.attributes, k, sizes[k], item(window, k), strides));
  return axes;
}

inline Dims outputs(const std::vector<Axis>& axes) {
  Dims all;
  for (const Axis& a : axes) all.push_back(a.out);
  return all;
}

// Calls f(tap, place) for each element of the window at this output place that lies inside the image.
inline void each_tap(const std::vector<Axis>& axes, const Dims& out,
                     const std::function<void(const Dims&, const Dims&)>& f) {
  Dims window;
  for (const Axis& a : axes) window.push_back(a.window);
  Dims tap(axes.size()), place(axes.size());
  for (int64_t i = 0; i < count(window); ++i, advance(tap, window)) {
    bool is_inside = true;
    for (size_t k = 0; k < axes.size(); ++k) {
      const Axis& a = axes[k];
      place[k] = out[k] * a.stride + tap[k] * a.dilation - a.before;
      is_inside &= place[k] >= 0 && place[k] < a.in;
    }
    if (is_inside) f(tap, place);
  }
}

inline Complex& element(Array& a, const Dims& index) { return a.values[static_cast<size_t>(ravel(index, a.dims))]; }
inline Complex element(const Array& a, const Dims& index) {
  return a.values[static_cast<size_t>(ravel(index, a.dims))];
}

// Returns the reference for other attributes that mean the same.
inline Reference as(const char* attributes, Reference reference) {
  return [attributes, reference](const Call& c) {
    Call same = c;
    same.attributes = Attributes(attributes);
    return reference(same);
  };
}

}  // namespace op_cases
