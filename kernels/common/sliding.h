// Folds of the windows of images, whose time grows with the logarithm of the windows' sizes: axis by axis, from folds of 1, 2, 4 ...
// neighbours at once. What is computed for a window depends on its own elements alone, and is combined in a tree.
//
// A fold F has `Element` and
//   identity()    what a window without elements has
//   merge(a, b)   the two as one, where a lies before b
//   kOverlaps     whether merge(a, b) may be asked of a and b that have elements in common
#pragma once

#include <limits>
#include <type_traits>

#include "kernels/common/pooling.h"

namespace eager {

// The windows along one axis of [outer, from, inner], which give [outer, to, inner]. Element j lies at place j * from_step + offset of
// a line; window o begins at its place o * to_step. What lies between elements is the identity.
struct Slide {
  int64_t outer, from, to, inner;
  int64_t kernel, dilation, from_step, offset, to_step;

  int64_t reach() const { return (kernel - 1) * dilation + 1; }
  int64_t length(int64_t windows) const { return (windows - 1) * to_step + reach(); }
  bool is_trivial() const { return kernel == 1 && from == to && from_step == 1 && to_step == 1 && offset == 0; }
  // Returns how many elements are written, about.
  double cost() const {
    if (is_trivial()) return 0;
    int levels = 3;
    for (int64_t span = 1; span < kernel; span *= 2) ++levels;
    return static_cast<double>(outer * inner) * static_cast<double>(length(to)) * levels;
  }
};

// Returns the slide along an axis of a pool or, with `is_gradient`, the transposed one.
inline Slide slide_along(const WindowAxis& a, bool is_gradient, int64_t outer, int64_t inner) {
  if (is_gradient) return {outer, a.out, a.in, inner, a.kernel, a.dilation, a.stride, a.reach() - 1 - a.pad, 1};
  return {outer, a.in, a.out, inner, a.kernel, a.dilation, 1, a.pad, a.stride};
}

// The slides along an image's axes, the last axis first, which are not trivial. Adaptive windows, whose sizes differ, have none.
struct Slides {
  Slide each[3];
  int count = 0;

  Slides(const PoolParams& p, bool is_gradient) {
    if (p.d.is_adaptive || p.h.is_adaptive || p.w.is_adaptive) return;
    const WindowAxis* axes[] = {&p.d, &p.h, &p.w};
    int64_t outer = is_gradient ? p.out_pixels() : p.in_pixels(), inner = p.in_c;
    for (int i = 2; i >= 0 && outer > 0; --i) {
      const int64_t from = is_gradient ? axes[i]->out : axes[i]->in;
      const Slide s = slide_along(*axes[i], is_gradient, outer / from, inner);
      outer = s.outer;
      inner *= s.to;
      if (!s.is_trivial()) each[count++] = s;
    }
  }
  double cost() const {
    double sum = 0;
    for (int i = 0; i < count; ++i) sum += each[i].cost();
    return sum;
  }
};

template <class A>
EAGER_HD bool is_nan(A v) {
  if constexpr (std::is_floating_point_v<A>) return v != v;
  else return false;
}

// Returns -infinity, or the smallest number of a type that has no infinity.
template <class A>
EAGER_HD constexpr A lowest() {
  if constexpr (std::numeric_limits<A>::has_infinity) return -std::numeric_limits<A>::infinity();
  else return std::numeric_limits<A>::lowest();
}

template <class A>
struct LargestFold {
  using Element = A;
  static constexpr bool kOverlaps = true;
  static EAGER_HD A identity() { return lowest<A>(); }
  static EAGER_HD A merge(A a, A b) { return (b > a) | is_nan(b) ? b : a; }
};

// The number of a pixel, as wide as A, so that the loops vectorise.
template <class A>
using PixelOf = std::conditional_t<sizeof(A) < 8, int32_t, int64_t>;

// An element and its pixel, which is -1 where there is none.
template <class A>
struct Placed {
  A value;
  PixelOf<A> pixel;
};

template <class A>
struct FirstLargestFold {
  using Element = Placed<A>;
  static constexpr bool kOverlaps = true;
  static EAGER_HD Element identity() { return {lowest<A>(), -1}; }
  static EAGER_HD Element merge(Element a, Element b) {
    const bool is_better = (a.pixel < 0) | (b.value > a.value) | (is_nan(b.value) & !is_nan(a.value));
    return {is_better ? b.value : a.value, is_better ? b.pixel : a.pixel};
  }
};

template <class A>
struct SumFold {
  using Element = A;
  static constexpr bool kOverlaps = false;
  static EAGER_HD A identity() { return A(0); }
  static EAGER_HD A merge(A a, A b) { return a + b; }
};

}  // namespace eager
