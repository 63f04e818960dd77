// The loops of resizing, compiled for each SIMD target.
#pragma once

#include <cstdint>

#include "kernels/dtype.h"

namespace eager::cpu {

// A band whose weights have the type that is computed in.
template <class A>
struct BandView {
  int64_t rows, taps;
  const int32_t *begins, *counts;
  const A* weights;
};

template <class A>
struct ResizeLoops {
  // Adds n elements times a weight to y, or writes the products if is_first.
  void (*add)(const void* x, A weight, A* y, int64_t n, bool is_first);
  // Multiplies a row of pixels of `inner` elements by the band. Behind the row, as many pixels as a row of the band has
  // weights are zeros.
  void (*across)(const A* row, const BandView<A>& band, int64_t inner, A* y);
  // Writes n elements in the output's dtype; NULL where that is A.
  void (*store)(const A* from, void* to, int64_t n);
};

}  // namespace eager::cpu
