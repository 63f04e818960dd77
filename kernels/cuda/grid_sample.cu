// grid_sample and its gradients. A thread finds the pixels of its point. The gradient of x is added in the order of the
// points, by runs of what goes to one pixel.
#include "kernels/common/grid_sample.h"

#include "kernels/common/elementwise.h"
#include "kernels/cuda/kernels.h"
#include "kernels/cuda/launch.h"
#include "kernels/cuda/runs.h"
#include "kernels/cuda/window.h"

namespace eager::cuda {

namespace {

// Where elements lie: those of images of `size` pixels, or of as many points.
struct Layout {
  int64_t size, channels;
  bool nchw;

  __device__ int64_t at(int64_t image, int64_t place, int64_t channel) const {
    return nchw ? (image * channels + channel) * size + place : (image * size + place) * channels + channel;
  }
};

template <class T>
int32_t grid_sample(KernelCall& call) {
  using A = Compute<T>;
  const GridSampleParams p = call.params_as<GridSampleParams>();
  const T *x = call.inputs[0].as<T>(), *grid = call.inputs[1].as<T>();
  T* y = call.outputs[0].as<T>();
  const Layout of_x{p.pixels(), p.channels, p.nchw}, of_y{p.points, p.channels, p.nchw};
  const Split channels(p.channels), points(p.points);
  each(call, call.outputs[0].num_elements, [=] __device__(int64_t i) {
    int64_t image = i, channel, point;
    if (p.nchw) point = points.take(image), channel = channels.take(image);
    else channel = channels.take(image), point = points.take(image);
    const PointTaps taps(p, grid + (image * p.points + point) * p.axes);
    A sum = 0;
    for (int k = 0; k < p.taps(); ++k) {
      double weight;
      const int64_t pixel = taps.pixel(p, k, weight);
      if (pixel >= 0) sum += static_cast<A>(weight) * static_cast<A>(x[of_x.at(image, pixel, channel)]);
    }
    y[of_y.at(image, point, channel)] = static_cast<T>(sum);
  });
  return 0;
}

// Says to which pixel a tap goes, and keeps its weight. Taps are [batch, points, taps].
template <class T>
struct TapPixel {
  GridSampleParams p;
  const T* grid;
  Compute<T>* weights;

  __device__ int64_t operator()(int64_t i, bool) const {
    const int taps = p.taps();
    const int64_t point = i / taps;
    double weight;
    const int64_t pixel = PointTaps(p, grid + point * p.axes).pixel(p, static_cast<int>(i % taps), weight);
    weights[i] = static_cast<Compute<T>>(weight);
    return pixel < 0 ? -1 : point / p.points * p.pixels() + pixel;
  }
};

template <class T>
struct AddTaps {
  GridSampleParams p;
  const T* dy;
  const Compute<T>* weights;
  T* dx;

  __device__ void operator()(int64_t row, const int64_t* taps, int64_t count, int64_t channel) const {
    using A = Compute<T>;
    const Layout of_x{p.pixels(), p.channels, p.nchw}, of_y{p.points, p.channels, p.nchw};
    const int64_t image = row / p.pixels();
    A sum = 0;
    for (int64_t k = 0; k < count; ++k) {
      const int64_t point = taps[k] / p.taps() - image * p.points;
      sum += weights[taps[k]] * static_cast<A>(dy[of_y.at(image, point, channel)]);
    }
    dx[of_x.at(image, row % p.pixels(), channel)] = static_cast<T>(sum);
  }
};

template <class T>
int32_t grid_sample_grad_input(KernelCall& call) {
  const GridSampleParams& p = call.params_as<GridSampleParams>();
  const Operand& dx = call.outputs[0];
  zero_bytes(call, dx.data, bytes_of(dx));
  const int64_t n = p.batch * p.points * p.taps();
  if (dx.num_elements == 0 || n == 0) return 0;
  const Scratch weights(call, static_cast<size_t>(n) * sizeof(Compute<T>));
  const TapPixel<T> pixels{p, call.inputs[1].as<T>(), weights.as<Compute<T>>()};
  const Runs runs(call, n, p.batch * p.pixels(), pixels, false);
  runs.each_row(call, p.channels, AddTaps<T>{p, call.inputs[0].as<T>(), weights.as<Compute<T>>(), dx.as<T>()});
  return 0;
}

template <class T>
int32_t grid_sample_grad_grid(KernelCall& call) {
  using A = Compute<T>;
  const GridSampleParams p = call.params_as<GridSampleParams>();
  const T *dy = call.inputs[0].as<T>(), *x = call.inputs[1].as<T>(), *grid = call.inputs[2].as<T>();
  T* dgrid = call.outputs[0].as<T>();
  const Layout of_x{p.pixels(), p.channels, p.nchw}, of_y{p.points, p.channels, p.nchw};
  const Split axes(p.axes), points(p.points);
  each(call, call.outputs[0].num_elements, [=] __device__(int64_t i) {
    int64_t image = i;
    const int64_t axis = axes.take(image), point = points.take(image);
    GridSampleParams by = p;
    ++by.orders[kMostGridAxes - 1 - axis];
    const PointTaps taps(by, grid + (image * p.points + point) * p.axes);
    A sum = 0;
    for (int k = 0; k < p.taps(); ++k) {
      double weight;
      const int64_t pixel = taps.pixel(by, k, weight);
      if (pixel < 0) continue;
      A product = 0;
      for (int64_t c = 0; c < p.channels; ++c)
        product += static_cast<A>(dy[of_y.at(image, point, c)]) * static_cast<A>(x[of_x.at(image, pixel, c)]);
      sum += static_cast<A>(weight) * product;
    }
    dgrid[i] = static_cast<T>(sum);
  });
  return 0;
}

template <class... T>
void add_samples(KernelTable& t, Types<T...>) {
  for (const char* name : {"grid_sample", "grid_sample_derivative"}) (t.add(name, dtype_of<T>, grid_sample<T>), ...);
  (t.add("grid_sample_grad_input", dtype_of<T>, grid_sample_grad_input<T>), ...);
  (t.add("grid_sample_grad_grid", dtype_of<T>, grid_sample_grad_grid<T>), ...);
}

}  // namespace

void register_grid_sample(KernelTable& t) { add_samples(t, Floats{}); }

}  // namespace eager::cuda
