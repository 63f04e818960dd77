// The geometry of 2-D convolution and pooling.
//
// Sizes are named as in NHWC; `nchw` says that the tensors are laid out as NCHW. The filter is [kernel_h, kernel_w,
// in / groups, out].
#pragma once

#include <cstdint>

#include "kernels/kernel.h"

namespace eager {

struct Window2d {
  bool nchw;
  bool allow_tf32 = false;
  int64_t batch, in_h, in_w, in_c;
  int64_t out_h, out_w, out_c;
  int64_t kernel_h, kernel_w, stride_h, stride_w, dilation_h, dilation_w;
  int64_t pad_top, pad_left;
  int64_t groups;
};

}  // namespace eager
