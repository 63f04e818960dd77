// Kernels of signals: windows, frequencies, frames.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/signals.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "kernels/common/elementwise.h"
#include "kernels/common/fourier.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/move.h"
#include "kernels/cpu/vector_math_special-inl.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

// Stores f of vectors of the numbers first, first + 1, ..., of which there are n.
template <class F>
HWY_INLINE void each_vector(int64_t first, int64_t n, double* to, F f) {
  const hn::ScalableTag<double> d;
  const auto lanes = static_cast<int64_t>(hn::Lanes(d));
  for (int64_t i = 0; i < n; i += lanes) {
    const auto numbers = f(d, hn::Iota(d, static_cast<double>(first + i)));
    if (HWY_LIKELY(i + lanes <= n)) {
      hn::StoreU(numbers, d, to + i);
    } else {
      double rest[hn::MaxLanes(hn::ScalableTag<double>())];
      hn::StoreU(numbers, d, rest);
      std::copy_n(rest, n - i, to + i);
    }
  }
}

// Where the remainder is exact, its product with the inverse makes a product's rounding that of a division.
void Quotients(int64_t first, int64_t n, double divisor, double* to) {
  const double inverse = 1 / divisor, size = std::abs(divisor);
  const bool is_exact = HWY_NATIVE_FMA && size > 1e-100 && size < 1e100;
  each_vector(first, n, to, [=](auto d, auto i) HWY_ATTR {
    const auto by = hn::Set(d, divisor), factor = hn::Set(d, inverse);
    if (!is_exact) return hn::Div(i, by);
    const auto rough = hn::Mul(i, factor);
    return hn::MulAdd(hn::NegMulAdd(rough, by, i), factor, rough);
  });
}

// The window at i / last, from 0 to 1/2.
void WindowNumbers(const WindowParams& p, int64_t first, int64_t n, double* to) {
  const auto last = static_cast<double>(p.last());
  if (p.kind == Window::kaiser) {
    // I0(x) / I0(beta) is I0e(x) / I0e(beta) exp(x - beta), whose exponent takes what rounding has cut from x: x is beta sqrt(v), v is
    // 4 i (last - i) / last^2.
    const double beta = std::abs(p.beta), square = last * last;
    each_vector(first, n, to, [=](auto d, auto i) HWY_ATTR {
      const auto most = hn::Set(d, beta), by = hn::Set(d, square);
      const auto above = hn::Mul(hn::Mul(hn::Set(d, 4.0), i), hn::Sub(hn::Set(d, last), i));
      const auto v = hn::Div(above, by), root = hn::Sqrt(v), x = hn::Mul(most, root), exponent = hn::Sub(x, most);
      const auto number = hn::Mul(hn::Div(vmath::i0e(d, x), vmath::i0e(d, most)), vmath::exp_of_at_most(d, exponent));
      if (!HWY_NATIVE_FMA) return number;
      const auto cut_of_v = hn::Div(hn::NegMulAdd(v, by, above), by);
      const auto cut_of_root = hn::Div(hn::Add(hn::NegMulAdd(root, root, v), cut_of_v),
                                       hn::Max(hn::Add(root, root), hn::Set(d, std::numeric_limits<double>::min())));
      const auto cut_of_x = hn::MulAdd(most, cut_of_root, hn::MulSub(most, root, x));
      const auto cut = hn::Add(cut_of_x, hn::Sub(x, hn::Add(exponent, most)));
      return hn::MulAdd(number, cut, number);
    });
    return;
  }
  const auto [constant, linear, square] = sine_window(p.kind);
  each_vector(first, n, to, [=](auto d, auto i) HWY_ATTR {
    const auto t = hn::Div(i, hn::Set(d, last));
    const auto sine = vmath::abs_sin_core(d, hn::Mul(t, hn::Set(d, 3.14159265358979323846))), s = hn::Mul(sine, sine);
    return hn::MulAdd(s, hn::MulAdd(s, hn::Set(d, square), hn::Set(d, linear)), hn::Set(d, constant));
  });
}

}  // namespace
}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {

HWY_EXPORT(Quotients);
HWY_EXPORT(WindowNumbers);

namespace {

constexpr int64_t kChunk = 512, kGrain = 8 * kChunk;

// Calls make(i, count, to) for float64 numbers from i on, which become those of y, rounded once.
template <class T, class Make>
void make_numbers(T* y, int64_t begin, int64_t end, Make make) {
  if constexpr (std::is_same_v<T, double>) {
    make(begin, end - begin, y + begin);
  } else {
    double numbers[kChunk];
    for (int64_t i = begin; i < end; i += kChunk) {
      const int64_t count = std::min(kChunk, end - i);
      make(i, count, numbers);
      for (int64_t k = 0; k < count; ++k) y[i + k] = static_cast<T>(static_cast<Compute<T>>(numbers[k]));
    }
  }
}

// A window is the same at i and last - i.
template <class T>
int32_t window(KernelCall& call) {
  const auto& p = call.params_as<WindowParams>();
  T* const y = call.outputs[0].as<T>();
  if (p.n == 1) y[0] = T(1);
  if (p.n < 2) return 0;
  const int64_t last = p.last();
  parallel_for(last / 2 + 1, kGrain, [&](int64_t begin, int64_t end) {
    make_numbers(y, begin, end, [&](int64_t i, int64_t n, double* to) {
      HWY_DYNAMIC_DISPATCH(WindowNumbers)(p, i, n, to);
    });
    for (int64_t i = std::max<int64_t>(begin, p.is_periodic); i < end; ++i) y[last - i] = y[i];
  });
  return 0;
}

template <class T>
int32_t frequencies(KernelCall& call) {
  const auto& p = call.params_as<FrequencyParams>();
  T* const y = call.outputs[0].as<T>();
  const int64_t n = call.outputs[0].num_elements, positive = p.count_positive();
  const double divisor = p.divisor();
  const auto fill = [&](T* to, int64_t count, int64_t first) {
    parallel_for(count, kGrain, [&](int64_t begin, int64_t end) {
      make_numbers(to, begin, end, [&](int64_t i, int64_t some, double* numbers) {
        HWY_DYNAMIC_DISPATCH(Quotients)(first + i, some, divisor, numbers);
      });
    });
  };
  fill(y, positive, 0);
  fill(y + positive, n - positive, positive - n);
  return 0;
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
#endif
