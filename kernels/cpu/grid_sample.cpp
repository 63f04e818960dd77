// grid_sample and its gradients. What a point is made of is found once for all channels. Where channels are last, the
// loops over them are the inner ones; else some points of one channel after the other are computed.
#include "kernels/common/grid_sample.h"

#include <algorithm>
#include <limits>

#include "base/memory.h"
#include "base/parallel.h"
#include "kernels/common/elementwise.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/numbers.h"

namespace eager::cpu {

namespace {

constexpr int64_t kPoints = 32;        // that are computed together
constexpr int64_t kMostPoints = 4096;  // the same where channels are first
constexpr int kMostPixels = 64;        // of a point
constexpr int64_t kGrainWork = 16384;  // products in a piece of a parallel loop

// The pixels and weights of some points, those outside the image left out.
template <class T>
struct SampledPoints {
  const int each;  // the taps of a point that has all
  const Scratch memory;
  int64_t* const pixels;
  T* const weights;
  int32_t* const counts;
  bool* const is_inside;  // whether the taps of an axis follow each other

  SampledPoints(const GridSampleParams& p, int64_t most)
      : each(p.taps()), memory(static_cast<size_t>(most) * (static_cast<size_t>(each) * (sizeof(int64_t) + sizeof(T)) +
                                                            sizeof(int32_t) + sizeof(bool))),
        pixels(memory.as<int64_t>()), weights(reinterpret_cast<T*>(pixels + most * each)),
        counts(reinterpret_cast<int32_t*>(weights + most * each)), is_inside(reinterpret_cast<bool*>(counts + most)) {}

  void find(const GridSampleParams& p, const T* grid, int64_t n) {
    switch (p.taps_each()) {
      case 1: return find_each<1>(p, grid, n);
      case 2: return find_each<2>(p, grid, n);
      default: return find_each<4>(p, grid, n);
    }
  }
  template <int kEach>
  void find_each(const GridSampleParams& p, const T* grid, int64_t n) {
    const bool is_plain = p.axes == 2 && p.orders[1] == 0 && p.orders[2] == 0;
    for (int64_t i = 0; i < n; ++i) {
      int64_t* const to = pixels + i * each;
      counts[i] = each;
      is_inside[i] = is_plain && find_inside<kEach>(p, grid + i * p.axes, to, weights + i * each);
      if (is_inside[i]) continue;
      int32_t count = 0;
      const PointTaps point(p, grid + i * p.axes);
      for (int k = 0; k < each; ++k) {
        double weight;
        const int64_t pixel = point.pixel(p, k, weight);
        if (pixel < 0) continue;
        to[count] = pixel;
        weights[i * each + count++] = static_cast<T>(weight);
      }
      counts[i] = count;
    }
  }
  // Finds what PointTaps does, for two axes, where all taps of the point are inside the image. Returns false elsewhere.
  template <int kEach>
  static bool find_inside(const GridSampleParams& p, const T* coordinates, int64_t* pixels, T* products) {
    constexpr int kBefore = kEach == 4;
    double weights[2][kEach];
    const int64_t width = p.sizes[kMostGridAxes - 1];
    int64_t first = 0;
    for (int i = 0; i < 2; ++i) {
      const int64_t n = p.sizes[kMostGridAxes - 1 - i];
      const double from_start = static_cast<double>(coordinates[i]) + 1;
      const double x = p.align_corners ? from_start * (static_cast<double>(n - 1) / 2)
                                       : from_start * (static_cast<double>(n) / 2) - 0.5;
      if (!(x >= kBefore && x < static_cast<double>(n - kEach / 2))) return false;
      constexpr double kMagic = 6755399441055744;  // added and subtracted again, it rounds to a whole number
      const auto place = static_cast<int64_t>(kEach == 1 ? x + kMagic - kMagic : x);
      if (kEach == 1 && place == n) return false;
      const double s = x - static_cast<double>(place);
      first += (place - kBefore) * (i == 0 ? 1 : width);
      if constexpr (kEach == 1) weights[i][0] = 1;
      else if constexpr (kEach == 2) weights[i][0] = 1 - s, weights[i][1] = s;
      else cubic_weights(s, 1, 0, weights[i]);
    }
    for (int row = 0; row < kEach; ++row) {
      for (int k = 0; k < kEach; ++k) {
        *pixels++ = first + row * width + k;
        *products++ = static_cast<T>(weights[0][k] * weights[1][row]);
      }
    }
    return true;
  }
  int64_t pixel(int64_t i, int k) const { return pixels[i * each + k]; }
  T weight(int64_t i, int k) const { return weights[i * each + k]; }
};

// Calls f(image, first point, number of points) over the team, for at most `most` points at once.
template <class F>
void each_points(const GridSampleParams& p, int64_t most, F f) {
  const int64_t blocks = (p.points + most - 1) / most;
  const int64_t work = most * std::max<int64_t>(p.channels, 8) * p.taps();
  parallel_for(p.batch * blocks, std::max<int64_t>(1, kGrainWork / work), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      const int64_t first = i % blocks * most;
      f(i / blocks, first, std::min(most, p.points - first));
    }
  });
}

// Sums kRow rows of kRow pixels, those of a point inside the image, in a channel, which are first.
template <int kRow, class T>
T sum_square(const int64_t* pixels, const T* weights, const T* from) {
  T sums[kRow];
#pragma GCC unroll 4
  for (int r = 0; r < kRow; ++r) {
    const T* const row = from + pixels[r * kRow];
#pragma GCC unroll 4
    for (int k = 0; k < kRow; ++k) sums[k] = (r > 0 ? sums[k] : T(0)) + weights[r * kRow + k] * row[k];
  }
#pragma GCC unroll 4
  for (int k = 1; k < kRow; ++k) sums[0] += sums[k];
  return sums[0];
}
// The same for n points and all channels, one after the other, since more would not stay in the first-level cache. kRow: the taps along
// an axis where there are two, else 0.
template <int kRow, class T>
void sum_points(const SampledPoints<T>& points, const GridSampleParams& p, const T* from, T* to, int64_t n) {
  for (int64_t c = 0; c < p.channels; ++c, from += p.pixels(), to += p.points) {
    for (int64_t i = 0; i < n; ++i) {
      const int64_t* const places = points.pixels + i * points.each;
      const T* const weights = points.weights + i * points.each;
      if constexpr (kRow > 0) {
        if (points.is_inside[i]) {
          to[i] = sum_square<kRow>(places, weights, from);
          continue;
        }
      }
      T sum = 0;
      for (int k = 0; k < points.counts[i]; ++k) sum += weights[k] * from[places[k]];
      to[i] = sum;
    }
  }
}
// The same where a point is one pixel at most: its places, which all channels read, have few bytes.
template <class T>
void take_pixels(const SampledPoints<T>& points, const GridSampleParams& p, const T* from, T* to, int64_t n) {
  int32_t places[kMostPoints];
  for (int64_t i = 0; i < n; ++i) places[i] = points.is_inside[i] ? static_cast<int32_t>(points.pixels[i]) : -1;
  for (int64_t c = 0; c < p.channels; ++c, from += p.pixels(), to += p.points) {
    for (int64_t i = 0; i < n; ++i) {
      if (places[i] >= 0) to[i] = T(0) + from[places[i]];
      else to[i] = points.counts[i] > 0 ? T(0) + points.weights[i] * from[points.pixels[i]] : T(0);
    }
  }
}

template <class T>
int32_t grid_sample(KernelCall& call) {
  const GridSampleParams& p = call.params_as<GridSampleParams>();
  const T *x = call.inputs[0].as<T>(), *grid = call.inputs[1].as<T>();
  T* y = call.outputs[0].as<T>();
  if (call.outputs[0].num_elements == 0) return 0;
  const int64_t channels = p.channels;
  // Where channels are first, an image's channel stays in the cache while many points read it.
  const int64_t share = p.batch * p.points / (4 * parallelism());
  const int64_t most = p.nchw ? std::clamp(share, kPoints, kMostPoints) : kPoints;
  each_points(p, most, [&](int64_t image, int64_t first, int64_t n) {
    SampledPoints<T> points(p, n);
    points.find(p, grid + (image * p.points + first) * p.axes, n);
    const T* from = x + image * p.pixels() * channels;
    T* to = y + image * p.points * channels;
    if (p.nchw) {
      to += first;
      switch (p.axes == 2 ? p.taps_each() : 0) {
        case 1:
          if (p.pixels() > std::numeric_limits<int32_t>::max()) break;
          return take_pixels(points, p, from, to, n);
        case 2: return sum_points<2>(points, p, from, to, n);
        case 4: return sum_points<4>(points, p, from, to, n);
      }
      return sum_points<0>(points, p, from, to, n);
    }
    constexpr int64_t kChunk = 256;
    for (int64_t i = 0; i < n; ++i) {
      for (int64_t c = 0; c < channels; c += kChunk) {
        T sums[kChunk] = {};
        const int64_t m = std::min(kChunk, channels - c);
        for (int k = 0; k < points.counts[i]; ++k) {
          const int64_t pixel = points.pixel(i, k);
          const T weight = points.weight(i, k);
          const T* row = from + pixel * channels + c;
          for (int64_t j = 0; j < m; ++j) sums[j] += weight * row[j];
        }
        T* row = to + (first + i) * channels + c;
        for (int64_t j = 0; j < m; ++j) row[j] = sums[j];
      }
    }
  });
  return 0;
}

// The gradient of x. A task adds some channels of an image, point after point.
template <class T>
int32_t grid_sample_grad_input(KernelCall& call) {
  const GridSampleParams& p = call.params_as<GridSampleParams>();
  const T *dy = call.inputs[0].as<T>(), *grid = call.inputs[1].as<T>();
  T* dx = call.outputs[0].as<T>();
  if (call.outputs[0].num_elements == 0) return 0;
  const int64_t pixels = p.pixels(), channels = p.channels;
  const int64_t wanted = std::max<int64_t>(1, parallelism() / p.batch);
  const int64_t each = std::max<int64_t>(std::min<int64_t>(channels, 8), (channels + wanted - 1) / wanted);
  const int64_t parts = (channels + each - 1) / each;
  parallel_for(p.batch * parts, 1, [&](int64_t begin, int64_t end) {
    SampledPoints<T> points(p, kPoints);
    const Scratch sums(static_cast<size_t>(pixels * each) * sizeof(T));
    for (int64_t task = begin; task < end; ++task) {
      const int64_t image = task / parts, from = task % parts * each, n = std::min(each, channels - from);
      // Where the sums of a channel's pixel lie, and those of the next channel; and its dy likewise.
      const int64_t pixel_step = p.nchw ? 1 : n, channel_step = p.nchw ? pixels : 1;
      const int64_t point_step = p.nchw ? 1 : channels, dy_step = p.nchw ? p.points : 1;
      T* const to = sums.as<T>();
      std::fill_n(to, pixels * n, T(0));
      const T* const g = dy + image * p.points * channels + from * dy_step;
      for (int64_t first = 0; first < p.points; first += kPoints) {
        const int64_t m = std::min(kPoints, p.points - first);
        points.find(p, grid + (image * p.points + first) * p.axes, m);
        for (int64_t i = 0; i < m; ++i) {
          for (int k = 0; k < points.counts[i]; ++k) {
            const int64_t pixel = points.pixel(i, k);
            const T weight = points.weight(i, k);
            const T* row = g + (first + i) * point_step;
            T* sum = to + pixel * pixel_step;
            for (int64_t c = 0; c < n; ++c) sum[c * channel_step] += weight * row[c * dy_step];
          }
        }
      }
      T* const image_dx = dx + image * pixels * channels;
      for (int64_t pixel = 0; pixel < pixels; ++pixel) {
        for (int64_t c = 0; c < n; ++c) {
          const int64_t at = p.nchw ? (from + c) * pixels + pixel : pixel * channels + from + c;
          image_dx[at] = to[pixel * pixel_step + c * channel_step];
        }
      }
    }
  });
  return 0;
}

// The gradient of the grid: for each of its coordinates the sum, over channels and taps, of dy, x and the weights'
// derivatives.
template <class T>
int32_t grid_sample_grad_grid(KernelCall& call) {
  const GridSampleParams& p = call.params_as<GridSampleParams>();
  const T *dy = call.inputs[0].as<T>(), *x = call.inputs[1].as<T>(), *grid = call.inputs[2].as<T>();
  T* dgrid = call.outputs[0].as<T>();
  if (call.outputs[0].num_elements == 0) return 0;
  const int64_t pixels = p.pixels(), channels = p.channels, taps = p.taps();
  each_points(p, kPoints, [&](int64_t image, int64_t first, int64_t n) {
    const int64_t pixel_step = p.nchw ? 1 : channels, x_step = p.nchw ? pixels : 1;
    const int64_t point_step = p.nchw ? 1 : channels, dy_step = p.nchw ? p.points : 1;
    for (int64_t i = first; i < first + n; ++i) {
      const int64_t at = (image * p.points + i) * p.axes;
      const PointTaps places(p, grid + at);
      const T* g = dy + image * p.points * channels + i * point_step;
      T products[kMostPixels];
      for (int k = 0; k < taps; ++k) {
        double ignored;
        const int64_t pixel = places.pixel(p, k, ignored);
        products[k] = 0;
        if (pixel < 0) continue;
        const T* row = x + image * pixels * channels + pixel * pixel_step;
        for (int64_t c = 0; c < channels; ++c) products[k] += g[c * dy_step] * row[c * x_step];
      }
      for (int a = 0; a < p.axes; ++a) {
        GridSampleParams by = p;
        ++by.orders[kMostGridAxes - 1 - a];
        const PointTaps point(by, grid + at);
        T sum = 0;
        for (int k = 0; k < taps; ++k) {
          double weight;
          if (point.pixel(by, k, weight) >= 0) sum += static_cast<T>(weight) * products[k];
        }
        dgrid[at + a] = sum;
      }
    }
  });
  return 0;
}

template <Kernel of_float, Kernel of_double>
void add_sample(KernelTable& t, const char* name) {
  t.add(name, DType::float32, of_float);
  t.add(name, DType::float64, of_double);
  t.add(name, DType::float16, through_floats<float16, of_float>);
  t.add(name, DType::bfloat16, through_floats<bfloat16, of_float>);
}

}  // namespace

void register_grid_sample(KernelTable& table) {
  for (const char* name : {"grid_sample", "grid_sample_derivative"})
    add_sample<grid_sample<float>, grid_sample<double>>(table, name);
  add_sample<grid_sample_grad_input<float>, grid_sample_grad_input<double>>(table, "grid_sample_grad_input");
  add_sample<grid_sample_grad_grid<float>, grid_sample_grad_grid<double>>(table, "grid_sample_grad_grid");
}

}  // namespace eager::cpu
