// The geometry of pooling: the places of an axis that a window reads, and by what its sum is divided.
#pragma once

#include "kernels/common/convolution.h"
#include "kernels/portability.h"

namespace eager {

struct PoolParams : Window3d {
  bool counts_padding = false;  // whether an average's divisor counts the padding
  int64_t divisor = 0;          // of averages, where it is not 0
  // Whether a place is counted among the elements of all images; else among those of its own.
  bool counts_batch = false;

  // Returns the same pool of images whose channels are last: an NCHW channel is an image of its own.
  PoolParams channels_last() const {
    PoolParams p = *this;
    if (nchw) {
      p.nchw = false;
      p.batch *= in_c;
      p.in_c = p.out_c = 1;
    }
    return p;
  }
};

// The places of an axis that a window reads: begin, begin + step, ..., below end.
struct WindowPlaces {
  int64_t begin, end, step;
  EAGER_HD int64_t count() const {
    const int64_t size = end > begin ? end - begin : 0;
    return step == 1 ? size : (size + step - 1) / step;
  }
};

// Returns the places of window `out`.
EAGER_HD inline WindowPlaces places_of(const WindowAxis& a, int64_t out) {
  if (a.is_adaptive) return {out * a.in / a.out, ((out + 1) * a.in + a.out - 1) / a.out, 1};
  const int64_t start = out * a.stride - a.pad, end = start + a.reach();
  const int64_t outside = start >= 0        ? 0
                          : a.dilation == 1 ? -start
                                            : (-start + a.dilation - 1) / a.dilation * a.dilation;
  return {start + outside, end < a.in ? end : a.in, a.dilation};
}

// Returns how many places of window `out` count: those that it reads, or with the padding.
EAGER_HD inline int64_t counted_places(const WindowAxis& a, const WindowPlaces& places, int64_t out,
                                       bool counts_padding) {
  if (!counts_padding || a.is_adaptive) return places.count();
  const int64_t start = out * a.stride - a.pad, end = start + a.reach(), most = a.in + a.after;
  return WindowPlaces{start, end < most ? end : most, a.dilation}.count();
}

// Returns the factor of the sum of a window in its average, from the numbers of places that count along each axis.
template <class A>
EAGER_HD A share_of(int64_t divisor, int64_t d, int64_t h, int64_t w) {
  const int64_t count = divisor != 0 ? divisor : d * h * w;
  return count == 0 ? A(0) : A(1) / static_cast<A>(count);
}

// A pool of maxima in reverse: images, each of `places` elements, of which `count` are given.
struct UnpoolParams {
  int64_t images, places, count;
};

// The ops that each kernel computes, on every device.
inline constexpr const char* kMaxPools[] = {"max_pool1d", "max_pool2d", "max_pool3d", "adaptive_max_pool"};
inline constexpr const char* kMaxPoolGradients[] = {"max_pool1d_grad", "max_pool2d_grad", "max_pool3d_grad",
                                                    "adaptive_max_pool_grad"};
inline constexpr const char* kMaxPoolSecondGradients[] = {"max_pool1d_grad_grad", "max_pool2d_grad_grad",
                                                          "max_pool3d_grad_grad", "adaptive_max_pool_grad_grad"};
inline constexpr const char* kAvgPools[] = {"avg_pool1d", "avg_pool2d", "avg_pool3d", "adaptive_avg_pool"};
inline constexpr const char* kAvgPoolGradients[] = {"avg_pool1d_grad", "avg_pool2d_grad", "avg_pool3d_grad",
                                                    "adaptive_avg_pool_grad"};

}  // namespace eager
