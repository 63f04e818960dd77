// Kernels of signals: windows, frequencies, frames.
#include <algorithm>
#include <cmath>
#include <cstring>

#include "kernels/common/elementwise.h"
#include "kernels/common/fourier.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/move.h"

namespace eager::cpu {

namespace {

// Calls f(i) for each element of the output, which becomes its result, rounded once.
template <class T, class F>
int32_t make_numbers(KernelCall& call, F f) {
  const Operand& y = call.outputs[0];
  for (int64_t i = 0; i < y.num_elements; ++i) y.as<T>()[i] = static_cast<T>(static_cast<Compute<T>>(f(i)));
  return 0;
}

// ---- windows

constexpr double kPi = 3.14159265358979323846;

// Returns e^-x I0(x), the modified Bessel function of order 0, for x >= 0: by its series, or by the asymptotic one where the terms
// fall below the precision.
double scaled_bessel(double x) {
  double sum = 1, term = 1;
  if (x <= 24) {
    for (int k = 1; term > 1e-17 * sum; ++k) sum += term *= x * x / (4.0 * k * k);
    return sum * std::exp(-x);
  }
  for (int k = 1; term > 1e-17 && k < 48; ++k) sum += term *= (2.0 * k - 1) * (2.0 * k - 1) / (8.0 * k * x);
  return sum / std::sqrt(2 * kPi * x);
}

double kaiser_at(double beta, double t) {
  const double x = beta * std::sqrt(4 * t * (1 - t));
  return scaled_bessel(x) / scaled_bessel(beta) * std::exp(x - beta);
}

// Returns the window at t of its length, 0 <= t <= 1/2. It is the same at 1 - t. Sums of cosines are written by sines' squares,
// which do not cancel where a window is small.
double window_at(const WindowParams& p, double t) {
  const double sine = std::sin(kPi * t), s = sine * sine;
  switch (p.kind) {
    case Window::hann: return s;
    case Window::hamming: return 0.08 + 0.92 * s;
    case Window::blackman: return s * (0.36 + 0.64 * s);
    default: return kaiser_at(std::abs(p.beta), t);
  }
}

template <class T>
int32_t window(KernelCall& call) {
  const auto& p = call.params_as<WindowParams>();
  const int64_t last = p.is_periodic ? p.n : p.n - 1;
  return make_numbers<T>(call, [&](int64_t i) {
    return p.n == 1 ? 1 : window_at(p, static_cast<double>(std::min(i, last - i)) / static_cast<double>(last));
  });
}

template <class T>
int32_t frequencies(KernelCall& call) {
  const auto& p = call.params_as<FrequencyParams>();
  return make_numbers<T>(call, [&](int64_t i) {
    return static_cast<double>(p.is_half || 2 * i < p.n ? i : i - p.n) / (static_cast<double>(p.n) * p.d);
  });
}

// ---- frames

int32_t frame(KernelCall& call) {
  const auto& p = call.params_as<FrameParams>();
  if (call.outputs[0].num_elements == 0) return 0;
  const size_t size = dtype_size(call.outputs[0].dtype);
  const auto row = static_cast<int64_t>(size) * p.inner;
  const char* const x = call.inputs[0].as<char>();
  char* const y = call.outputs[0].as<char>();
  parallel_for(p.outer * p.frames, grain_for(p.length * row), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      const int64_t first = i % p.frames * p.step, there = std::clamp<int64_t>(p.n - first, 0, p.length);
      char* const to = y + i * p.length * row;
      if (there > 0) copy_bytes(to, x + (i / p.frames * p.n + first) * row, there * row);
      fill_elements(to + there * row, p.padding, size, (p.length - there) * p.inner);
    }
  });
  return 0;
}

template <class T>
int32_t overlap_and_add(KernelCall& call) {
  using A = Compute<T>;
  const auto& p = call.params_as<FrameParams>();
  if (call.outputs[0].num_elements == 0) return 0;
  const T* const x = call.inputs[0].as<T>();
  T* const y = call.outputs[0].as<T>();
  parallel_for(p.outer, grain_for((p.n + p.frames * p.length) * p.inner * static_cast<int64_t>(sizeof(T))),
               [&](int64_t begin, int64_t end) {
                 constexpr int64_t kTile = 512;  // sums that are formed at once
                 A sums[kTile];
                 const int64_t whole = p.n * p.inner, length = p.length * p.inner, step = p.step * p.inner;
                 for (int64_t o = begin; o < end; ++o) {
                   for (int64_t first = 0; first < whole; first += kTile) {
                     const int64_t size = std::min(kTile, whole - first);
                     std::fill_n(sums, size, A(0));
                     // The frames that end behind the tile's first element and begin before its end.
                     const int64_t from = first < length ? 0 : (first - length) / step + 1;
                     const int64_t to = std::min(p.frames, (first + size - 1) / step + 1);
                     for (int64_t f = from; f < to; ++f) {
                       const int64_t start = std::max(first, f * step),
                                     stop = std::min(first + size, f * step + length);
                       const T* const of_frame = x + (o * p.frames + f) * length - f * step;
                       for (int64_t i = start; i < stop; ++i) sums[i - first] += static_cast<A>(of_frame[i]);
                     }
                     for (int64_t i = 0; i < size; ++i) y[o * whole + first + i] = static_cast<T>(sums[i]);
                   }
                 }
               });
  return 0;
}

template <class... T>
void add_floats(KernelTable& table, Types<T...>) {
  for (const char* op : {"hann_window", "hamming_window", "blackman_window", "kaiser_window"})
    (table.add(op, dtype_of<T>, window<T>), ...);
  for (const char* op : {"fftfreq", "rfftfreq"}) (table.add(op, dtype_of<T>, frequencies<T>), ...);
}

template <class... T>
void add_sums(KernelTable& table, Types<T...>) {
  for (const char* op : {"overlap_and_add", "frame_grad"}) (table.add(op, dtype_of<T>, overlap_and_add<T>), ...);
}

}  // namespace

void register_signals(KernelTable& table) {
  add_floats(table, Floats{});
  add_sums(table, Numeric{});
  for (const char* op : {"frame", "overlap_and_add_grad"}) table.add(op, DType::none, frame);
}

}  // namespace eager::cpu
