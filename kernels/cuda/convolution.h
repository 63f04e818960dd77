// The part that the kernels of convolutions share: the geometry, and the kernels for groups of one input channel.
#pragma once

#include <cstdint>

#include "kernels/common/convolution.h"
#include "kernels/cuda/window.h"
#include "kernels/kernel.h"

namespace eager::cuda {

// The geometry in the form that kernels use.
struct Geometry {
  Window3d p;
  int64_t depth, width;  // channels of a group: of the input, of the output
  int64_t window;        // elements of a window
  Images in, out;
  Split stride_d, stride_h, stride_w, split_depth, split_width;

  explicit Geometry(const Window3d& w)
      : p(w), depth(w.in_c / w.groups), width(w.out_c / w.groups), window(w.taps() * depth),
        in(w.d.in, w.h.in, w.w.in, w.in_c), out(w.d.out, w.h.out, w.w.out, w.out_c), stride_d(w.d.stride),
        stride_h(w.h.stride), stride_w(w.w.stride), split_depth(depth), split_width(width) {}
  int64_t in_pixels() const { return p.batch * p.in_pixels(); }
  int64_t out_pixels() const { return p.batch * p.out_pixels(); }
};

// Calls f(tap, place) for each tap of window `o` along an axis that lies within the input, at this place.
template <class F>
__device__ void each_tap(const WindowAxis& a, int64_t o, F f) {
  int64_t place = o * a.stride - a.pad;
  for (int64_t tap = 0; tap < a.kernel; ++tap, place += a.dilation) {
    if (place >= 0 && place < a.in) f(tap, place);
  }
}

// Calls f(tap, window) for each tap of a window along an axis that lies at this place of the input.
template <class F>
__device__ void each_reader(const WindowAxis& a, const Split& stride, int64_t place, F f) {
  int64_t start = place + a.pad;
  for (int64_t tap = 0; tap < a.kernel && start >= 0; ++tap, start -= a.dilation) {
    const int64_t o = stride.divide(start);
    if (o * a.stride == start && o < a.out) f(tap, o);
  }
}

inline bool is_depthwise(const Window3d& p) { return p.groups > 1 && p.groups == p.in_c; }

// Compute convolutions with groups of one input channel, and their gradients. Images have their channels last.
template <class T>
void depthwise_forward(const KernelCall& call, const Geometry& geometry, const T* x, const T* filter, T* y);
template <class T>
void depthwise_backward_input(const KernelCall& call, const Geometry& geometry, const T* dy, const T* filter, T* dx);
template <class T>
void depthwise_backward_filter(const KernelCall& call, const Geometry& geometry, const T* x, const T* dy, T* dfilter);

}  // namespace eager::cuda
