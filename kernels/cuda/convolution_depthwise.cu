// Convolutions with groups of one input channel.
#include <algorithm>

#include "kernels/cuda/convolution.h"
#include "kernels/cuda/launch.h"
#include "kernels/half.h"

namespace eager::cuda {

namespace {

constexpr int kTile = 32;

// Sums over parts of the output pixels. A block has kTile channels of one place in the window; the sums are [parts,
// taps, out_c].
template <class T>
__global__ void depthwise_filter_parts(const __grid_constant__ Geometry geometry, Images pixels_of, int64_t parts,
                                       const T* x, const T* dy, Compute<T>* sums) {
  using A = Compute<T>;
  constexpr int kLanes = kThreads / kTile;
  __shared__ A lanes[kLanes][kTile];
  const Window3d& p = geometry.p;
  const int64_t tiles = (p.out_c + kTile - 1) / kTile, taps = p.d.kernel * p.h.kernel * p.w.kernel,
                pixels = p.batch * p.d.out * p.h.out * p.w.out;
  const int x_lane = static_cast<int>(threadIdx.x) % kTile, y_lane = static_cast<int>(threadIdx.x) / kTile;
  for (int64_t t = blockIdx.x; t < parts * taps * tiles; t += gridDim.x) {
    const int64_t channel = t % tiles * kTile + x_lane, tap = t / tiles % taps, part = t / tiles / taps;
    const int64_t tap_row = tap / p.w.kernel, in = tap_row / p.h.kernel * p.d.dilation - p.d.pad,
                  down = tap_row % p.h.kernel * p.h.dilation - p.h.pad,
                  across = tap % p.w.kernel * p.w.dilation - p.w.pad;
    A sum = 0;
    if (channel < p.out_c) {
      const int64_t c = channel / geometry.width;
      for (int64_t i = part * pixels / parts + y_lane; i < (part + 1) * pixels / parts; i += kLanes) {
        const ImageIndex o = pixels_of.index_of(i);
        const int64_t d = o.d * p.d.stride + in, h = o.h * p.h.stride + down, w = o.w * p.w.stride + across;
        if (d < 0 || d >= p.d.in || h < 0 || h >= p.h.in || w < 0 || w >= p.w.in) continue;
        sum += static_cast<A>(x[geometry.in.at(ImageIndex{o.image, d, h, w, c})]) *
               static_cast<A>(dy[i * p.out_c + channel]);
      }
    }
    lanes[y_lane][x_lane] = sum;
    __syncthreads();
    if (y_lane == 0 && channel < p.out_c) {
      for (int k = 1; k < kLanes; ++k) sum += lanes[k][x_lane];
      sums[(part * taps + tap) * p.out_c + channel] = sum;
    }
    __syncthreads();
  }
}

}  // namespace

template <class T>
void depthwise_forward(const KernelCall& call, const Geometry& geometry, const T* x, const T* filter, T* y) {
  using A = Compute<T>;
  each(call, geometry.out_pixels() * geometry.p.out_c, [=] __device__(int64_t i) {
    const Window3d& p = geometry.p;
    const ImageIndex o = geometry.out.index_of(i);
    const int64_t c = geometry.split_width.divide(o.c);
    A sum = 0;
    each_tap(p.d, o.d, [&](int64_t slice, int64_t d) {
      each_tap(p.h, o.h, [&](int64_t row, int64_t h) {
        each_tap(p.w, o.w, [&](int64_t column, int64_t w) {
          const int64_t tap = (slice * p.h.kernel + row) * p.w.kernel + column;
          sum += static_cast<A>(x[geometry.in.at(ImageIndex{o.image, d, h, w, c})]) *
                 static_cast<A>(filter[tap * p.out_c + o.c]);
        });
      });
    });
    y[i] = static_cast<T>(sum);
  });
}

template <class T>
void depthwise_backward_input(const KernelCall& call, const Geometry& geometry, const T* dy, const T* filter, T* dx) {
  using A = Compute<T>;
  each(call, geometry.in_pixels() * geometry.p.in_c, [=] __device__(int64_t i) {
    const Window3d& p = geometry.p;
    const ImageIndex at = geometry.in.index_of(i);
    const int64_t first = at.c * geometry.width;
    A sum = 0;
    each_reader(p.d, geometry.stride_d, at.d, [&](int64_t slice, int64_t od) {
      each_reader(p.h, geometry.stride_h, at.h, [&](int64_t row, int64_t oh) {
        each_reader(p.w, geometry.stride_w, at.w, [&](int64_t column, int64_t ow) {
          const T* from = dy + geometry.out.at(ImageIndex{at.image, od, oh, ow, first});
          const T* f = filter + ((slice * p.h.kernel + row) * p.w.kernel + column) * p.out_c + first;
          for (int64_t j = 0; j < geometry.width; ++j) sum += static_cast<A>(from[j]) * static_cast<A>(f[j]);
        });
      });
    });
    dx[i] = static_cast<T>(sum);
  });
}

template <class T>
void depthwise_backward_filter(const KernelCall& call, const Geometry& geometry, const T* x, const T* dy, T* dfilter) {
  using A = Compute<T>;
  const int64_t taps = geometry.p.taps(), size = taps * geometry.p.out_c;
  const int64_t blocks = taps * blocks_for(geometry.p.out_c, kTile);
  constexpr int64_t kManyBlocks = 2048;  // the same on every device, so that all add in one order
  const int64_t parts = std::clamp<int64_t>(kManyBlocks / blocks, 1, blocks_for(geometry.out_pixels(), kThreads));
  Scratch room(call, static_cast<size_t>(parts * size) * sizeof(A));
  A* sums = room.as<A>();
  const Images pixels(geometry.p.d.out, geometry.p.h.out, geometry.p.w.out, 1);
  launch(call, std::min<int64_t>(parts * blocks, INT32_MAX), kThreads, depthwise_filter_parts<T>, geometry, pixels,
         parts, x, dy, sums);
  each(call, size, [=] __device__(int64_t i) {
    A sum = 0;
    for (int64_t part = 0; part < parts; ++part) sum += sums[part * size + i];
    dfilter[i] = static_cast<T>(sum);
  });
}

#define EAGER_DEPTHWISE(T)                                                                            \
  template void depthwise_forward(const KernelCall&, const Geometry&, const T*, const T*, T*);        \
  template void depthwise_backward_input(const KernelCall&, const Geometry&, const T*, const T*, T*); \
  template void depthwise_backward_filter(const KernelCall&, const Geometry&, const T*, const T*, T*);
EAGER_DEPTHWISE(float)
EAGER_DEPTHWISE(double)
EAGER_DEPTHWISE(float16)
EAGER_DEPTHWISE(bfloat16)
#undef EAGER_DEPTHWISE

}  // namespace eager::cuda
