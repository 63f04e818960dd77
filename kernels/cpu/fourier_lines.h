// Transforms of one line, and along an axis of an array.
#pragma once

#include <cstdint>

#include "kernels/cpu/fourier.h"
#include "kernels/cpu/fourier_plan.h"

namespace eager::cpu::fourier {

// A line of complex numbers one after the other.
template <class P>
Lines<P> alternating(P* data) {
  return {data, data + 1, 0, 2};
}

// Transforms a line forward, times a factor. `to` does not overlap it.
template <class T>
void transform_line(const Plan<T>& plan, const Lines<const T>& from, T factor, const Lines<T>& to);

// An array [outer, n, inner], of which the axis of n numbers is transformed.
struct Axis {
  int64_t outer, n, inner;
};

// The three transforms of an array, times a factor. n > 0 is always the number of real or complex numbers before or after
// rounding n / 2 + 1 of them up to a whole spectrum; `inner` multiplies all numbers of the half spectrum but those that are their
// own mirror image.
template <class T>
void complex_to_complex(const Axis& axis, bool is_inverse, T factor, const T* x, T* y);
template <class T>
void real_to_complex(const Axis& axis, T inner, T factor, const T* x, T* y);
template <class T>
void complex_to_real(const Axis& axis, T inner, T factor, const T* x, T* y);

}  // namespace eager::cpu::fourier
