// The part that the files of the normalization family share: the loops of each SIMD target, which kernels that are
// compiled once call.
#pragma once

#include "kernels/kernel.h"

namespace eager::cpu {

template <class A>
struct RowLoops {
  // Writes the mean of n elements (0 unless is_centered), the inverse of their deviation from it, and the normalized
  // elements times scale plus offset; these two may be NULL. y may be x.
  void (*normalize)(const A* x, int64_t n, bool is_centered, double epsilon, const A* scale, const A* offset, A* y,
                    A* mean, A* inverse);
  // Writes the gradient of x, and adds to those of scale and offset; scale and doffset may be NULL. dx may be dy.
  void (*gradient)(const A* dy, const A* x, const A* scale, int64_t n, bool is_centered, A mean, A inverse, A* dx,
                   A* dscale, A* doffset);
};

// A chunk as a matrix: one row of one channel, or rows of all channels.
struct Chunk {
  int64_t image, first;  // the first element
  int64_t rows, width;
  int64_t channel;  // the first
  int64_t sums;     // where its channels' sums begin
};

// Each has two loops: for chunks of one channel, and for those of rows of all channels. Factors are those of the chunk's
// channels. Sums are written.
template <class A>
struct ChannelLoops {
  // The sums of x - shift and its square, where the shift is the chunk's mean but for rounding.
  void (*moments[2])(const A* x, const Chunk& c, A* shift, double* first, double* second);
  // The sums of dy and of dy (x - mean).
  void (*products[2])(const A* dy, const A* x, const Chunk& c, const A* mean, double* first, double* second);
  // y = (x - mean) factor + offset
  void (*normalize[2])(const A* x, const Chunk& c, const A* mean, const A* factor, const A* offset, A* y);
  // dx = dy factor - (x - mean) slope - shift
  void (*gradient[2])(const A* dy, const A* x, const Chunk& c, const A* mean, const A* factor, const A* slope,
                      const A* shift, A* dx);
};

void register_channel_norms(KernelTable& table);  // batch_norm, group_norm

}  // namespace eager::cpu
