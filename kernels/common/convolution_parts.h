// Convolutions of complex numbers, and their gradients, by those of real ones.
//
// The parts of a number lie side by side, as channels do. Images and filters whose last dim is that of the outputs, y, dy, the filter
// and its gradient, are taken as real ones with twice as many such channels. Two real convolutions then make a complex one: one for
// each part of what is left, x or dx.
#pragma once

#include <type_traits>

#include "kernels/common/convolution.h"
#include "kernels/common/elementwise.h"

namespace eager {

// kToInput says that dx is computed.
template <class R, bool kToInput>
struct ConvolutionParts {
  using C = Complex<R>;
  using Given = std::conditional_t<kToInput, C, R>;  // what stands for a number of the first operand, x or dy
  using Sum = std::conditional_t<kToInput, R, C>;    // what is computed of one of the result

  static Window3d params(Window3d p) {
    p.nchw = false;
    p.out_c *= 2;
    return p;
  }
  EAGER_HD static Given given(C z, bool is_imaginary) {
    if constexpr (kToInput) return is_imaginary ? C(z.imag(), z.real()) : C(z.real(), -z.imag());
    else return is_imaginary ? z.imag() : z.real();
  }
  // Returns the result after the real part's convolution, or, where `before` is that, after the imaginary part's.
  EAGER_HD static C result(C before, Sum sum, bool is_imaginary) {
    if constexpr (kToInput) return is_imaginary ? C(before.real(), sum) : C(sum);
    else return is_imaginary ? C(before.real() - sum.imag(), before.imag() + sum.real()) : sum;
  }
};

}  // namespace eager
