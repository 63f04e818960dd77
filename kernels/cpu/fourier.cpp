// Kernels of Fourier transforms.
#include "kernels/common/fourier.h"

#include <algorithm>
#include <complex>

#include "base/memory.h"
#include "base/parallel.h"
#include "kernels/cpu/fourier_lines.h"
#include "kernels/cpu/kernels.h"

namespace eager::cpu {

namespace {

using fourier::Axis;

template <class T>
int32_t fft_c2c(KernelCall& call) {
  const auto& p = call.params_as<FourierParams>();
  if (call.outputs[0].num_elements == 0) return 0;
  fourier::complex_to_complex<T>({p.outer, p.n, p.inner}, p.is_inverse, static_cast<T>(p.factor),
                                 call.inputs[0].as<T>(), call.outputs[0].as<T>());
  return 0;
}

template <class T>
int32_t fft_r2c(KernelCall& call) {
  const auto& p = call.params_as<FourierParams>();
  if (call.outputs[0].num_elements == 0) return 0;
  fourier::real_to_complex<T>({p.outer, p.n, p.inner}, static_cast<T>(p.doubled), static_cast<T>(p.factor),
                              call.inputs[0].as<T>(), call.outputs[0].as<T>());
  return 0;
}

template <class T>
int32_t fft_c2r(KernelCall& call) {
  const auto& p = call.params_as<FourierParams>();
  if (call.outputs[0].num_elements == 0) return 0;
  fourier::complex_to_real<T>({p.outer, p.n, p.inner}, static_cast<T>(p.doubled), static_cast<T>(p.factor),
                              call.inputs[0].as<T>(), call.outputs[0].as<T>());
  return 0;
}

// Some frames are made and transformed together, so that they stay in the cache. A part that is
// not all has so many that it takes the way that all lines together take.
template <class T>
int32_t windowed_fft(KernelCall& call) {
  const auto& p = call.params_as<WindowedParams>();
  if (call.outputs[0].num_elements == 0) return 0;
  const T *const x = call.inputs[0].as<T>(), *const window = call.inputs[1].as<T>();
  T* const y = call.outputs[0].as<T>();
  const int64_t frames = p.outer * p.frames, length = std::min(p.length, p.points);
  const int64_t parts = (frames - 1) / std::clamp<int64_t>(32768 / p.points, 16, 64) + 1,
                most = (frames - 1) / parts + 1;
  parallel_for(parts, 1, [&](int64_t begin, int64_t end) {
    const Scratch room(static_cast<size_t>(most * p.points) * sizeof(T));
    for (int64_t part = begin; part < end; ++part) {
      const int64_t first = frames * part / parts, count = frames * (part + 1) / parts - first;
      for (int64_t i = 0; i < count; ++i) {
        const int64_t frame = first + i, start = frame % p.frames * p.step;
        const int64_t there = std::clamp<int64_t>(p.n - start, 0, length);
        const T* const from = x + frame / p.frames * p.n + start;
        T* const to = room.as<T>() + i * p.points;
        for (int64_t k = 0; k < there; ++k) to[k] = from[k] * window[k];
        for (int64_t k = there; k < length; ++k) to[k] = T(0) * window[k];
        std::fill(to + length, to + p.points, T(0));
      }
      fourier::real_to_complex<T>({count, p.points, 1}, T(1), T(1), room.as<T>(), y + first * (p.points / 2 + 1) * 2);
    }
  });
  return 0;
}

}  // namespace

void register_fourier(KernelTable& t) {
  t.add("fft_c2c", DType::complex64, fft_c2c<float>);
  t.add("fft_c2c", DType::complex128, fft_c2c<double>);
  t.add("fft_r2c", DType::float32, fft_r2c<float>);
  t.add("fft_r2c", DType::float64, fft_r2c<double>);
  t.add("windowed_fft", DType::float32, windowed_fft<float>);
  t.add("windowed_fft", DType::float64, windowed_fft<double>);
  t.add("fft_c2r", DType::complex64, fft_c2r<float>);
  t.add("fft_c2r", DType::complex128, fft_c2r<double>);
}

}  // namespace eager::cpu
