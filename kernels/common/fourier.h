// Params of Fourier transforms and of signals.
#pragma once

#include <cmath>
#include <cstdint>

#include "kernels/portability.h"

namespace eager {

// fft_c2c, fft_r2c and fft_c2r along an axis of n numbers, in the order of time: [outer, n, inner] for complex numbers; of n real
// ones the spectrum has n / 2 + 1. All results are multiplied by `factor`, and those of a spectrum that stand for themselves and
// their mirror image by `doubled`, too.
struct FourierParams {
  int64_t outer, n, inner;
  double factor, doubled;
  bool is_inverse;
};

// frame and overlap_and_add: [outer, n, inner] and its frames [outer, frames, length, inner], which begin `step` elements apart.
// Frames have what lies beyond n as padding.
struct FrameParams {
  int64_t outer, n, inner, frames, length, step;
  alignas(16) unsigned char padding[16];
};

// windowed_fft: the transforms, of `points` numbers, of the frames of [outer, n], times a window.
struct WindowedParams {
  int64_t outer, n, frames, length, step, points;
};

enum class Window : int32_t { hann, hamming, blackman, kaiser };

// A window of n numbers, or its part of n numbers where one more would close it.
struct WindowParams {
  Window kind;
  int64_t n;
  bool is_periodic;
  double beta;
  EAGER_HD int64_t last() const { return is_periodic ? n : n - 1; }
};

// Sums of cosines are written as constant + linear s + square s^2 with s = sin(pi t)^2, t from 0 to 1, which does not cancel where a
// window is small.
struct SineWindow {
  double constant, linear, square;
};
EAGER_HD inline SineWindow sine_window(Window kind) {
  return kind == Window::hann      ? SineWindow{0, 1, 0}
         : kind == Window::hamming ? SineWindow{0.08, 0.92, 0}
                                   : SineWindow{0, 0.36, 0.64};
}

// fftfreq and rfftfreq: n numbers, d apart.
struct FrequencyParams {
  int64_t n;
  double d;
  bool is_half;
  // Returns how many of these, from the first on, are not negative.
  EAGER_HD int64_t count_positive() const { return is_half ? n / 2 + 1 : (n + 1) / 2; }
  EAGER_HD double divisor() const { return static_cast<double>(n) * d; }
};

}  // namespace eager
