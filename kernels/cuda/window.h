// The part that convolution and pooling share: where elements of images lie, and the windows that hold a pixel.
#pragma once

#include <cstdint>

#include "kernels/common/convolution.h"
#include "kernels/cuda/elementwise.h"

namespace eager::cuda {

// Divides non-negative numbers, by a multiplication where they are below 2^31.
struct Split {
  int64_t size = 1;
  Divisor divisor;
  Split() = default;
  explicit Split(int64_t d) : size(d), divisor(d > 0 && d < INT32_MAX ? static_cast<uint32_t>(d) : 1) {}

  __device__ int64_t divide(int64_t n) const {
    return size < INT32_MAX && n <= INT32_MAX ? static_cast<int64_t>(divisor.divide(static_cast<uint32_t>(n)))
                                              : n / size;
  }
  // Returns the innermost coordinate of an index and divides it off.
  __device__ int64_t take(int64_t& index) const {
    const int64_t rest = divide(index), at = index - rest * size;
    index = rest;
    return at;
  }
};

// The coordinates of an element of images whose channels are last.
struct ImageIndex {
  int64_t image, d, h, w, c;
};

struct Images {
  Split d, h, w, c;
  Images() = default;
  Images(int64_t depth, int64_t height, int64_t width, int64_t channels) : d(depth), h(height), w(width), c(channels) {}

  __device__ ImageIndex index_of(int64_t index) const {
    ImageIndex p;
    p.c = c.take(index);
    p.w = w.take(index);
    p.h = h.take(index);
    p.d = d.size == 1 ? 0 : d.take(index);
    p.image = index;
    return p;
  }
  __device__ int64_t at(const ImageIndex& i) const {
    return (((i.image * d.size + i.d) * h.size + i.h) * w.size + i.w) * c.size + i.c;
  }
};

}  // namespace eager::cuda
