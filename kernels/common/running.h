// States of the ops that run along an axis and keep more than a number: the greatest or least element so far with its index, and
// the logarithm of a sum. `joined` of two states, of earlier elements and of later ones, is the state of both, so that a line may
// be cut into chunks.
#pragma once

#include <cmath>
#include <cstdint>
#include <limits>

#include "kernels/common/elementwise.h"
#include "kernels/portability.h"

namespace eager {

// Lines along an axis: x is [outer, n, inner].
struct RunningParams {
  int64_t outer, n, inner;
  bool exclusive;  // an output is the state before its element
  bool reverse;    // from the end of the axis to its beginning
};

// The greatest (kMax) or least element so far. NaN counts as either; of equal elements the last one is taken.
template <class T, bool kMax>
struct RunningExtreme {
  T value;
  int64_t index;  // along the axis; -1: there is no element yet

  EAGER_HD static RunningExtreme none() { return {T{}, -1}; }
  EAGER_HD static RunningExtreme of(T x, int64_t index) { return {x, index}; }
  EAGER_HD static bool replaces(T later, T earlier) {
    using C = typename ComputeType<T>::type;
    const C b = static_cast<C>(later), a = static_cast<C>(earlier);
    if constexpr (std::is_integral_v<C>) return kMax ? b >= a : b <= a;
    else return b != b || (a == a && (kMax ? b >= a : b <= a));
  }
  EAGER_HD RunningExtreme joined(const RunningExtreme& later) const {
    if (index < 0 || later.index < 0) return index < 0 ? later : *this;
    return replaces(later.value, value) ? later : *this;
  }
};

// log(sum(e^x)) so far: the sum, of type A, is that of e^(x - most), where most is real.
template <class A>
struct RunningLogSum {
  double most;
  A sum;

  EAGER_HD static RunningLogSum none() { return {-std::numeric_limits<double>::infinity(), A(0)}; }
  EAGER_HD static RunningLogSum of(A x) {
    if constexpr (is_complex_type<A>) {
      if (x.real() < 0 && std::isinf(x.real())) return none();  // whatever the imaginary part
      return {x.real(), x.imag() == 0 ? A(1, x.imag()) : A(std::cos(x.imag()), std::sin(x.imag()))};
    } else {
      return {x, 1};
    }
  }
  EAGER_HD RunningLogSum joined(const RunningLogSum& later) const {
    const double m = most > later.most ? most : later.most;
    return {m, scaled(*this, m) + scaled(later, m)};
  }
  EAGER_HD A result() const {
    if constexpr (is_complex_type<A>) {
      return A(most + std::log(std::hypot(sum.real(), sum.imag())), std::atan2(sum.imag(), sum.real()));
    } else {
      return most + std::log(sum);
    }
  }

 private:
  // Infinities of one sign are not subtracted from each other.
  EAGER_HD static A scaled(const RunningLogSum& s, double m) {
    return s.most == m ? s.sum : s.sum * std::exp(s.most - m);
  }
};
// The type in which the sums of T's logarithms are kept.
template <class T>
using LogSumOf = RunningLogSum<std::conditional_t<is_complex_type<T>, Complex<double>, double>>;

}  // namespace eager
