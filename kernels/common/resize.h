// The geometry of resizing, and its weights, which the host computes for the kernels of all devices.
//
// Terms
//   position   where the middle of an output element lies in the input, in elements: that of input element k is k
//   band       the matrix that makes the outputs along an axis from the inputs. The weights of a row that are not 0 lie
//              side by side, so that a row is where they begin, and the weights
//   kept axis  an axis that stays as it is, of which no band is needed
//
// Resizing multiplies by a band along each axis, and its gradient by the transposed bands.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "kernels/kernel.h"

namespace eager {

enum class Interpolation : uint8_t { bilinear, nearest, bicubic, area, lanczos3, lanczos5, gaussian, mitchell };
enum class Coordinates : uint8_t { half_pixel, align_corners, asymmetric, half_pixel_symmetric };
// automatic is one of the others for kernels.
enum class NearestMode : uint8_t { automatic, floor, ceil, round_prefer_floor, round_prefer_ceil };

struct ResizeAxis {
  int64_t in = 1, out = 1;
  bool is_kept = true;
};

// x is [batch, d.in, h.in, w.in, inner], and the output the same with `out`.
struct ResizeParams {
  Interpolation interpolation = Interpolation::bilinear;
  Coordinates coordinates = Coordinates::half_pixel;
  NearestMode nearest = NearestMode::round_prefer_ceil;
  bool antialias = false;
  bool excludes_outside = true;
  double cubic = -0.5;
  double scale = 0;  // output elements per input element; 0: the ratio of the sizes
  int64_t batch = 1, inner = 1;
  ResizeAxis d, h, w;
};

// Returns the length of an output axis, which by a scale need not be whole.
inline double resized_length(const ResizeParams& p, const ResizeAxis& a) {
  return p.scale > 0 ? p.scale * static_cast<double>(a.in) : static_cast<double>(a.out);
}

// Returns the position of output element i. Without a scale the quotient is rounded once, so that a position halfway
// between two elements is exactly so.
inline double resize_position(const ResizeParams& p, const ResizeAxis& a, int64_t i) {
  const double in = static_cast<double>(a.in), out = static_cast<double>(a.out), at = static_cast<double>(i);
  auto scaled = [&](double x) { return p.scale > 0 ? x / p.scale : x * in / out; };
  switch (p.coordinates) {
    case Coordinates::align_corners: {
      const double length = resized_length(p, a);
      return length > 1 ? at * (in - 1) / (length - 1) : 0;
    }
    case Coordinates::asymmetric: return scaled(at);
    case Coordinates::half_pixel_symmetric:
      if (p.scale > 0) return in / 2 * (1 - out / (in * p.scale)) + scaled(at + 0.5) - 0.5;
      [[fallthrough]];
    default: return scaled(at + 0.5) - 0.5;
  }
}

// Returns the input element that is nearest to output element i.
inline int64_t nearest_element(const ResizeParams& p, const ResizeAxis& a, int64_t i) {
  double x = resize_position(p, a, i);
  switch (p.nearest) {
    case NearestMode::floor: x = std::floor(x); break;
    case NearestMode::ceil: x = std::ceil(x); break;
    case NearestMode::round_prefer_floor: x = std::ceil(x - 0.5); break;
    default: x = std::floor(x + 0.5);
  }
  return static_cast<int64_t>(std::clamp(x, 0.0, static_cast<double>(a.in - 1)));
}

// Returns how far a filter reaches from its middle, in elements.
inline double filter_radius(Interpolation f) {
  switch (f) {
    case Interpolation::bilinear: return 1;
    case Interpolation::gaussian: return 1.5;
    case Interpolation::lanczos3: return 3;
    case Interpolation::lanczos5: return 5;
    default: return 2;
  }
}

// Returns a filter's weight of an element at distance x from its middle.
inline double filter_weight(const ResizeParams& p, double x) {
  x = std::abs(x);
  const double radius = filter_radius(p.interpolation);
  if (x >= radius) return 0;
  auto lanczos = [&] {
    if (x == 0) return 1.0;
    const double t = 3.14159265358979323846 * x;
    return radius * std::sin(t) * std::sin(t / radius) / (t * t);
  };
  const double a = p.cubic;
  switch (p.interpolation) {
    case Interpolation::bilinear: return 1 - x;
    case Interpolation::bicubic:  // Keys, 1981
      return x <= 1 ? ((a + 2) * x - (a + 3)) * x * x + 1 : ((a * x - 5 * a) * x + 8 * a) * x - 4 * a;
    case Interpolation::gaussian: return std::exp(-2 * x * x);  // of deviation 1/2
    case Interpolation::mitchell:                               // Mitchell and Netravali, 1988
      return x <= 1 ? ((7 * x - 12) * x * x + 16.0 / 3) / 6 : (((-7 * x / 3 + 12) * x - 20) * x + 32.0 / 3) / 6;
    default: return lanczos();
  }
}

struct Band {
  int64_t rows = 0;
  int64_t taps = 1;             // the room for weights of a row
  std::vector<int32_t> begins;  // where the weights of each row begin
  std::vector<int32_t> counts;  // how many it has
  std::vector<double> weights;  // [rows, taps]; behind a row's own they are 0

  // Appends a row. Zeros at its ends are left out.
  void add(int64_t begin, const std::vector<double>& row) {
    size_t first = 0, last = row.size();
    while (last > 0 && row[last - 1] == 0) --last;
    while (first < last && row[first] == 0) ++first;
    begins.push_back(static_cast<int32_t>(first < last ? begin + static_cast<int64_t>(first) : 0));
    counts.push_back(static_cast<int32_t>(last - first));
    weights.insert(weights.end(), row.begin() + static_cast<int64_t>(first), row.begin() + static_cast<int64_t>(last));
    ++rows;
    taps = std::max<int64_t>(taps, counts.back());
  }
  // Gives each row room for as many weights as the longest one has; called behind the last add().
  void align() {
    std::vector<double> aligned(static_cast<size_t>(rows * taps));
    const double* from = weights.data();
    for (int64_t i = 0; i < rows; ++i) {
      const int32_t n = counts[static_cast<size_t>(i)];
      std::copy_n(from, n, aligned.data() + i * taps);
      from += n;
    }
    weights.swap(aligned);
  }
};

// Returns the band of an axis of at least one element that is not kept.
inline Band resize_band(const ResizeParams& p, const ResizeAxis& a) {
  Band band;
  std::vector<double> row;
  const double in = static_cast<double>(a.in), step = p.scale > 0 ? 1 / p.scale : in / static_cast<double>(a.out);
  const double length = resized_length(p, a);
  const bool has_corners = p.coordinates == Coordinates::align_corners && length > 1;
  const double width = p.antialias ? std::clamp(has_corners ? (in - 1) / (length - 1) : step, 1.0, in) : 1;
  const bool is_area = p.interpolation == Interpolation::area;
  const bool excludes = p.excludes_outside || is_area;
  const bool divides = excludes || p.antialias || p.interpolation > Interpolation::area;
  const auto rows = static_cast<size_t>(a.out);
  band.begins.reserve(rows);
  band.counts.reserve(rows);
  band.weights.reserve(rows * 2);  // as many as images that grow need
  for (int64_t i = 0; i < a.out; ++i) {
    if (p.interpolation == Interpolation::nearest) {
      band.add(nearest_element(p, a, i), {1});
      continue;
    }
    // The part of the input that the filter sees: elements from `low` to `high`, which may lie outside. Positions are
    // kept near the input, whatever the scale.
    const double at = std::clamp(resize_position(p, a, i), -in, 2 * in), reach = filter_radius(p.interpolation) * width;
    const double from = static_cast<double>(i) * in / static_cast<double>(a.out),
                 to = static_cast<double>(i + 1) * in / static_cast<double>(a.out);  // of an area
    const int64_t low = static_cast<int64_t>(is_area ? std::floor(from) : std::ceil(at - reach));
    const int64_t high = static_cast<int64_t>(is_area ? std::ceil(to) - 1 : std::floor(at + reach));
    const int64_t first = std::clamp<int64_t>(low, 0, a.in - 1), last = std::clamp<int64_t>(high, 0, a.in - 1);
    row.assign(static_cast<size_t>(last - first + 1), 0);
    double sum = 0;
    for (int64_t k = excludes ? std::max<int64_t>(low, 0) : low; k <= (excludes ? std::min(high, a.in - 1) : high);
         ++k) {
      const double left = static_cast<double>(k);
      const double w = is_area ? std::min(to, left + 1) - std::max(from, left) : filter_weight(p, (left - at) / width);
      row[static_cast<size_t>(std::clamp(k, first, last) - first)] += w;
      sum += w;
    }
    if (divides && sum != 0) {
      for (double& w : row) w /= sum;
    } else if (sum == 0) {
      row[0] = 1;  // the position is so far outside that the filter sees nothing: the element at the edge
    }
    band.add(first, row);
  }
  band.align();
  return band;
}

// Returns the transpose of a band over `columns` inputs.
inline Band transposed(const Band& b, int64_t columns) {
  struct Rows {
    int64_t first = INT64_MAX, last = -1;
  };
  std::vector<Rows> of(static_cast<size_t>(columns));
  for (int64_t i = 0; i < b.rows; ++i) {
    for (int64_t k = 0; k < b.counts[static_cast<size_t>(i)]; ++k) {
      Rows& r = of[static_cast<size_t>(b.begins[static_cast<size_t>(i)] + k)];
      r.first = std::min(r.first, i);
      r.last = i;
    }
  }
  Band t;
  std::vector<double> row;
  for (int64_t j = 0; j < columns; ++j) {
    const Rows r = of[static_cast<size_t>(j)];
    row.clear();
    for (int64_t i = r.first; i <= r.last; ++i) {
      const int64_t k = j - b.begins[static_cast<size_t>(i)];
      row.push_back(k >= 0 && k < b.counts[static_cast<size_t>(i)] ? b.weights[static_cast<size_t>(i * b.taps + k)]
                                                                   : 0);
    }
    t.add(r.last < 0 ? 0 : r.first, row);
  }
  t.align();
  return t;
}

}  // namespace eager
