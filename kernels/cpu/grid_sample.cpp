// grid_sample and its gradients. What a point is made of is found once for all channels. Where channels are last, the
// loops over them are the inner ones; else some points of a channel are computed together.
#include "kernels/common/grid_sample.h"

#include <algorithm>
#include <optional>

#include "base/memory.h"
#include "base/parallel.h"
#include "kernels/common/elementwise.h"
#include "kernels/cpu/kernels.h"

namespace eager::cpu {

namespace {

constexpr int64_t kPoints = 32;        // that are computed together
constexpr int kMostPixels = 64;        // of a point
constexpr int64_t kGrainWork = 16384;  // products in a piece of a parallel loop

// The pixels and weights of some points, those outside the image left out.
template <class T>
struct SampledPoints {
  struct Tap {
    int64_t pixel;
    T weight;
  };
  Tap taps[kPoints * kMostPixels];
  int32_t counts[kPoints];

  void find(const GridSampleParams& p, const T* grid, int64_t n) {
    const int each = p.taps();
    for (int64_t i = 0; i < n; ++i) {
      const PointTaps point(p, grid + i * p.axes);
      Tap* to = of(i);
      for (int k = 0; k < each; ++k) {
        double weight;
        const int64_t pixel = point.pixel(p, k, weight);
        if (pixel >= 0) *to++ = {pixel, static_cast<T>(weight)};
      }
      counts[i] = static_cast<int32_t>(to - of(i));
    }
  }
  Tap* of(int64_t i) { return taps + i * kMostPixels; }
};

// Calls f(image, first point, number of points) over the team.
template <class F>
void each_points(const GridSampleParams& p, F f) {
  const int64_t blocks = (p.points + kPoints - 1) / kPoints;
  const int64_t work = kPoints * std::max<int64_t>(p.channels, 8) * p.taps();
  parallel_for(p.batch * blocks, std::max<int64_t>(1, kGrainWork / work), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      const int64_t first = i % blocks * kPoints;
      f(i / blocks, first, std::min(kPoints, p.points - first));
    }
  });
}

template <class T>
int32_t grid_sample(KernelCall& call) {
  const GridSampleParams& p = call.params_as<GridSampleParams>();
  const T *x = call.inputs[0].as<T>(), *grid = call.inputs[1].as<T>();
  T* y = call.outputs[0].as<T>();
  if (call.outputs[0].num_elements == 0) return 0;
  const int64_t channels = p.channels;
  each_points(p, [&](int64_t image, int64_t first, int64_t n) {
    SampledPoints<T> points;
    points.find(p, grid + (image * p.points + first) * p.axes, n);
    const T* from = x + image * p.pixels() * channels;
    T* to = y + image * p.points * channels;
    if (p.nchw) {
      for (int64_t c = 0; c < channels; ++c) {
        for (int64_t i = 0; i < n; ++i) {
          T sum = 0;
          for (int k = 0; k < points.counts[i]; ++k) {
            const auto [pixel, weight] = points.of(i)[k];
            sum += weight * from[c * p.pixels() + pixel];
          }
          to[c * p.points + first + i] = sum;
        }
      }
      return;
    }
    constexpr int64_t kChunk = 256;
    for (int64_t i = 0; i < n; ++i) {
      for (int64_t c = 0; c < channels; c += kChunk) {
        T sums[kChunk] = {};
        const int64_t m = std::min(kChunk, channels - c);
        for (int k = 0; k < points.counts[i]; ++k) {
          const auto [pixel, weight] = points.of(i)[k];
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
    SampledPoints<T> points;
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
            const auto [pixel, weight] = points.of(i)[k];
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
  each_points(p, [&](int64_t image, int64_t first, int64_t n) {
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

// ---- halves

// Copies n elements between a tensor of halves and floats.
template <class H>
void widen(const void* halves, float* to, int64_t n) {
  const H* from = static_cast<const H*>(halves);
  parallel_for(n, kGrainWork, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) to[i] = static_cast<float>(from[i]);
  });
}
template <class H>
void narrow(const float* from, void* halves, int64_t n) {
  H* to = static_cast<H*>(halves);
  parallel_for(n, kGrainWork, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) to[i] = H(from[i]);
  });
}

// Runs the kernel of floats on tensors of halves, whose only output is rounded once.
template <class H, Kernel kernel>
int32_t through_floats(KernelCall& call) {
  Operand inputs[3], output = call.outputs[0];
  std::optional<Scratch> floats[4];
  auto place = [&](Operand& o, int i) {
    floats[i].emplace(static_cast<size_t>(o.num_elements) * sizeof(float));
    o.data = floats[i]->as<void>();
    o.dtype = DType::float32;
  };
  for (int i = 0; i < call.num_inputs; ++i) {
    inputs[i] = call.inputs[i];
    if (!inputs[i].data || !is_floating(inputs[i].dtype)) continue;
    place(inputs[i], i);
    widen<H>(call.inputs[i].data, inputs[i].as<float>(), inputs[i].num_elements);
  }
  place(output, 3);
  KernelCall wide = call;
  wide.inputs = inputs;
  wide.outputs = &output;
  const int32_t code = kernel(wide);
  narrow<H>(output.as<float>(), call.outputs[0].data, output.num_elements);
  return code;
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
