// Params of Fourier transforms and of signals.
#pragma once

#include <cstdint>

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
  int64_t last() const { return is_periodic ? n : n - 1; }
};

// fftfreq and rfftfreq: n numbers, d apart.
struct FrequencyParams {
  int64_t n;
  double d;
  bool is_half;
};

}  // namespace eager
