// The geometry of convolution and pooling.
//
// Images have up to three spatial axes: depth, height and width. One that an op's images lack has size 1, so that one
// kernel serves all ranks. Channels are the last axis or, with `nchw`, the second. The filter is [depth, height, width,
// in_c / groups, out_c].
#pragma once

#include <cstdint>

#include "kernels/kernel.h"
#include "kernels/portability.h"

namespace eager {

// One spatial axis: the sizes of the input, the output and the window, and where the windows lie. `pad` counts the
// places before the input, and `after` those behind it.
struct WindowAxis {
  int64_t in = 1, out = 1, kernel = 1, stride = 1, dilation = 1, pad = 0, after = 0;
  bool is_adaptive =
      false;  // whether the windows are equal parts of the input, which may overlap by a place (of pools)

  // Returns the size of the window with the gaps of its dilation.
  EAGER_HD int64_t reach() const { return (kernel - 1) * dilation + 1; }
  // Reports whether the windows are the places of the input, in order.
  bool is_pointwise() const { return kernel == 1 && stride == 1 && pad == 0 && out == in; }
};

struct Window3d {
  bool nchw = false;
  bool allow_tf32 = false;
  int64_t batch = 0, in_c = 0, out_c = 0, groups = 1;
  WindowAxis d, h, w;

  int64_t in_pixels() const { return d.in * h.in * w.in; }
  int64_t out_pixels() const { return d.out * h.out * w.out; }
  int64_t taps() const { return d.kernel * h.kernel * w.kernel; }
  bool is_pointwise() const { return d.is_pointwise() && h.is_pointwise() && w.is_pointwise(); }
  // Reports whether the images have at most two spatial axes.
  bool is_flat() const { return d.is_pointwise() && d.in == 1; }
};

// The ops that each kernel computes, on every device.
inline constexpr const char* kConvolutions[] = {"conv1d", "conv2d", "conv3d", "depthwise_conv2d"};
inline constexpr const char* kInputGradients[] = {"conv1d_grad_input", "conv2d_grad_input",
                                                  "conv3d_grad_input", "depthwise_conv2d_grad_input",
                                                  "conv1d_transpose",  "conv2d_transpose",
                                                  "conv3d_transpose"};
inline constexpr const char* kFilterGradients[] = {"conv1d_grad_filter", "conv2d_grad_filter", "conv3d_grad_filter",
                                                   "depthwise_conv2d_grad_filter"};

}  // namespace eager
