// Params and conversions of the ops that run along an axis.
//
// A line is what lies along the axis: x is [outer, n, inner], and there are outer * inner lines. An op starts from s = 0 (the
// product: 1) and takes a step an element, in the order of the axis or from its end:
//
//   sum          s = s + x[i]
//   product      s = s * x[i]
//   recurrence   s = a[i] + b[i] * s
//
// Whole numbers run as int64, floats as float64, complex numbers as complex128, whatever the dtypes of input and output.
#pragma once

#include <cstdint>

#include "kernels/common/arithmetic.h"
#include "kernels/kernel.h"

namespace eager {

struct CumulativeParams {
  int64_t outer, n, inner;
  bool exclusive;        // an output is s before its element's step
  bool reverse;          // steps go from the end of the axis to its beginning
  bool include_initial;  // the first s is an output too, so that there is one output more than there are elements
  bool shifted;          // recurrence: b is taken from the element of the step before
};

// The output's place in its line for the s behind `taken` steps, of `n` elements; exclusive: of the s before step `taken`.
EAGER_HD inline int64_t cumulative_place(const CumulativeParams& p, int64_t taken) {
  const int64_t at = p.include_initial || p.exclusive ? taken : taken - 1;
  const int64_t last = p.include_initial ? p.n : p.n - 1;
  return p.reverse ? last - at : at;
}

// Integers wrap.
template <class A>
EAGER_HD inline A running_sum(A s, A x) {
  if constexpr (std::is_same_v<A, int64_t>)
    return static_cast<int64_t>(static_cast<uint64_t>(s) + static_cast<uint64_t>(x));
  else return s + x;
}

// The types of inputs and outputs that run as A.
template <class A>
struct RunTypes;
template <>
struct RunTypes<int64_t> {
  using From = Bits;
  using To = Integers;
};
template <>
struct RunTypes<double> {
  using From = Join<Bits, Floats>;
  using To = Floats;
};
template <>
struct RunTypes<Complex<double>> {
  using From = Fixed;
  using To = Complexes;
};

// The step of an op. Where it has a factor, the first step takes its element alone.
template <class A>
struct RunningSum {
  static constexpr bool has_factor = false;
  EAGER_HD static A initial() { return A(0); }
  EAGER_HD static A step(A s, A x, A) { return running_sum(s, x); }
};

template <class A>
struct RunningProduct {
  static constexpr bool has_factor = false;
  EAGER_HD static A initial() { return A(1); }
  EAGER_HD static A step(A s, A x, A) { return formula::product(s, x); }
};

template <class A>
struct Recurrence {
  static constexpr bool has_factor = true;
  EAGER_HD static A initial() { return A(0); }
  EAGER_HD static A step(A s, A a, A b) { return a + formula::product(b, s); }
};

}  // namespace eager
