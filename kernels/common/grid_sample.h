// Where grid_sample reads images, for the kernels of all devices.
//
// Terms
//   point    a place of the output. The grid has its coordinates in the input, from -1 to 1 along each axis, the last
//            axis' first
//   tap      an element of the input that a point is made of, along one axis; taps of all axes together are pixels
//   order    how many times the weights along an axis are differentiated by its coordinate
#pragma once

#include <cmath>
#include <cstdint>
#include <limits>

#include "kernels/common/resize.h"
#include "kernels/half.h"
#include "kernels/portability.h"

namespace eager {

enum class GridPadding : uint8_t { zeros, border, reflection };

inline constexpr int kMostGridAxes = 3;
inline constexpr int kMostTaps = 4;  // along an axis

// x has batch images of channels, with these sizes along the axes; the output has `points` of each channel.
struct GridSampleParams {
  Interpolation interpolation = Interpolation::bilinear;
  GridPadding padding = GridPadding::zeros;
  bool align_corners = false;
  bool nchw = false;
  int32_t axes = 2;
  int32_t orders[kMostGridAxes] = {};
  int64_t batch = 0, channels = 0, points = 0;
  int64_t sizes[kMostGridAxes] = {1, 1, 1};

  EAGER_HD int taps_each() const {
    return interpolation == Interpolation::bicubic ? 4 : interpolation == Interpolation::bilinear ? 2 : 1;
  }
  EAGER_HD int taps() const {  // of a point
    int all = 1;
    for (int i = 0; i < axes; ++i) all *= taps_each();
    return all;
  }
  EAGER_HD int64_t pixels() const { return sizes[0] * sizes[1] * sizes[2]; }
};

struct AxisTaps {
  int64_t places[kMostTaps];  // -1: outside, where the image is 0
  double weights[kMostTaps];
};

// Reflects x at the edges of an axis of n elements until it lies between them. `sign` is what a step of x becomes.
EAGER_HD inline double reflected(double x, int64_t n, bool align_corners, double& sign) {
  const double low = align_corners ? 0 : -0.5, span = static_cast<double>(align_corners ? n - 1 : n);
  sign = 0;
  if (span <= 0) return 0;
  const double from = x - low, distance = std::abs(from), turns = std::floor(distance / span);
  const double rest = distance - turns * span;
  const bool is_turned = std::fmod(turns, 2.0) == 1;
  sign = (from < 0) != is_turned ? -1 : 1;
  return low + (is_turned ? span - rest : rest);
}

// Clamps x to the elements of an axis of n. `slope` is multiplied by 0 where x lies beyond them, or at the outermost.
EAGER_HD inline double clamped_to(double x, int64_t n, double& slope) {
  const double last = static_cast<double>(n - 1);
  if (x > 0 && x < last) return x;
  if (x != x) return x;
  slope = 0;
  return x <= 0 ? 0 : last;
}

// Returns the place of an element that may lie outside of an axis of n: -1 where it reads 0.
EAGER_HD inline int64_t place_in(const GridSampleParams& p, double x, int64_t n) {
  double ignored = 0;
  if (p.padding == GridPadding::reflection) x = reflected(x, n, p.align_corners, ignored);
  if (p.padding != GridPadding::zeros) x = clamped_to(x, n, ignored);
  return x >= 0 && x < static_cast<double>(n) ? static_cast<int64_t>(x) : -1;
}

// Returns the derivative of this order of the cubic a x^3 + b x^2 + c x + d.
EAGER_HD inline double cubic_derivative(double a, double b, double c, double d, double x, int order) {
  switch (order) {
    case 0: return ((a * x + b) * x + c) * x + d;
    case 1: return (3 * a * x + 2 * b) * x + c;
    case 2: return 6 * a * x + 2 * b;
    case 3: return 6 * a;
    default: return 0;
  }
}

// Sets the derivative of this order of the weights of four elements, where s is the distance from the second one. `scale` is that of
// the coordinate.
EAGER_HD inline void cubic_weights(double s, double scale, int order, double* weights) {
  constexpr double a = -0.75;                           // Keys' coefficient
  const double turn = order % 2 == 0 ? scale : -scale;  // of the weights by distances that s makes smaller
  weights[0] = scale * cubic_derivative(a, -5 * a, 8 * a, -4 * a, s + 1, order);
  weights[1] = scale * cubic_derivative(a + 2, -(a + 3), 0, 1, s, order);
  weights[2] = turn * cubic_derivative(a + 2, -(a + 3), 0, 1, 1 - s, order);
  weights[3] = turn * cubic_derivative(a, -5 * a, 8 * a, -4 * a, 2 - s, order);
}

// Returns the taps along an axis of n elements at coordinate g. Their places do not depend on the order. Where g is NaN,
// so are the weights.
EAGER_HD inline AxisTaps taps_at(const GridSampleParams& p, int64_t n, double g, int order) {
  AxisTaps t{};
  double slope = static_cast<double>(p.align_corners ? n - 1 : n) / 2;
  double x = p.align_corners ? (g + 1) * slope : (g + 1) * slope - 0.5;
  const bool is_cubic = p.interpolation == Interpolation::bicubic;
  if (!is_cubic && p.padding == GridPadding::reflection) {
    double sign;
    x = reflected(x, n, p.align_corners, sign);
    slope *= sign;
  }
  if (!is_cubic && p.padding != GridPadding::zeros) x = clamped_to(x, n, slope);
  else if (p.padding == GridPadding::reflection && std::isinf(x)) x = std::numeric_limits<double>::quiet_NaN();
  const bool is_near = std::abs(x) < 4e9;  // else x is outside, or NaN
  const double first = is_near ? std::floor(x) : x > 0 ? 9e9 : -9e9, s = is_near ? x - first : x != x ? x : 0;
  double scale = 1;
  for (int i = 0; i < order; ++i) scale *= slope;
  if (p.interpolation == Interpolation::nearest) {
    t.places[0] = x != x ? 0 : place_in(p, is_near ? std::rint(x) : first, n);
    t.weights[0] = order > 0 ? 0 : x != x ? x : 1;
  } else if (!is_cubic) {
    for (int k = 0; k < 2; ++k) t.places[k] = x != x ? 0 : place_in(p, first + k, n);
    const double left[] = {1 - s, -1}, right[] = {s, 1};
    t.weights[0] = order < 2 ? scale * left[order] : 0;
    t.weights[1] = order < 2 ? scale * right[order] : 0;
  } else {
    for (int k = 0; k < 4; ++k) t.places[k] = x != x ? 0 : place_in(p, first + k - 1, n);
    cubic_weights(s, scale, order, t.weights);
  }
  return t;
}

// The pixels that a point is made of.
struct PointTaps {
  AxisTaps axes[kMostGridAxes];  // those of the axes that the images have, last

  // coordinates: those of the point.
  template <class T>
  EAGER_HD PointTaps(const GridSampleParams& p, const T* coordinates) {
    for (int i = 0; i < p.axes; ++i) {
      const int axis = kMostGridAxes - 1 - i;
      axes[axis] =
          taps_at(p, p.sizes[axis], static_cast<double>(static_cast<Compute<T>>(coordinates[i])), p.orders[axis]);
    }
    for (int axis = 0; axis < kMostGridAxes - p.axes; ++axis) {
      axes[axis].places[0] = 0;
      axes[axis].weights[0] = 1;
    }
  }
  // Returns the pixel of tap i, or -1, and its weight.
  EAGER_HD int64_t pixel(const GridSampleParams& p, int i, double& weight) const {
    const int each = p.taps_each();
    int64_t pixel = 0, stride = 1;
    weight = 1;
    for (int axis = kMostGridAxes - 1; axis >= kMostGridAxes - p.axes; --axis) {
      const int k = i % each;
      i /= each;
      weight *= axes[axis].weights[k];
      if (axes[axis].places[k] < 0) pixel = -1;
      if (pixel >= 0) pixel += axes[axis].places[k] * stride;
      stride *= p.sizes[axis];
    }
    return pixel;
  }
};

}  // namespace eager
