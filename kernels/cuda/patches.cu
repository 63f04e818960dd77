// Patches of images, windows and frames of signals, and elements of images by their places.
#include "kernels/common/patches.h"

#include <cstring>

#include "kernels/common/bessel.h"
#include "kernels/common/elementwise.h"
#include "kernels/common/fourier.h"
#include "kernels/common/pooling.h"
#include "kernels/cuda/kernels.h"
#include "kernels/cuda/rows.h"
#include "kernels/cuda/window.h"

namespace eager::cuda {

namespace {

// Divides the numbers of the units of patches into coordinates.
struct PatchSplit {
  Split unit, kh, kw, oh, ow;
  bool nchw;
  explicit PatchSplit(const PatchParams& p)
      : unit(p.unit), kh(p.h.kernel), kw(p.w.kernel), oh(p.h.out), ow(p.w.out), nchw(p.nchw) {}
};

template <class U>
struct Unfold {
  PatchParams p;
  PatchSplit split;
  const U* x;
  U* y;
  __device__ void operator()(int64_t i) const {
    int64_t rest = i, kh, kw, oh, ow;
    const int64_t c = split.unit.take(rest);
    if (p.nchw) {
      ow = split.ow.take(rest), oh = split.oh.take(rest), kw = split.kw.take(rest), kh = split.kh.take(rest);
    } else {
      kw = split.kw.take(rest), kh = split.kh.take(rest), ow = split.ow.take(rest), oh = split.oh.take(rest);
    }
    const int64_t row = oh * p.h.stride + kh * p.h.dilation - p.h.pad,
                  column = ow * p.w.stride + kw * p.w.dilation - p.w.pad;
    const bool is_inside = is_below(row, p.h.in) && is_below(column, p.w.in);
    y[i] = is_inside ? x[((rest * p.h.in + row) * p.w.in + column) * p.unit + c] : U{};
  }
};

int32_t unfold(KernelCall& call) {
  const auto& p = call.params_as<PatchParams>();
  const Operand& y = call.outputs[0];
  if (y.num_elements == 0) return 0;
  const OnDevice x(call, call.inputs[0]);
  with_unit(static_cast<int64_t>(dtype_size(y.dtype)), y.data, x.as(), [&]<class U>(U) {
    each(call, y.num_elements, Unfold<U>{p, PatchSplit(p), x.as<U>(), y.as<U>()});
  });
  return 0;
}

// Returns the window along an axis whose tap lies at a place of the image; -1 if there is none.
__device__ int64_t window_at(const WindowAxis& a, int64_t place, int64_t tap) {
  const int64_t distance = place + a.pad - tap * a.dilation;
  if (distance < 0 || distance % a.stride != 0) return -1;
  const int64_t window = distance / a.stride;
  return window < a.out ? window : -1;
}

template <class T>
struct Fold {
  using A = Compute<T>;
  PatchParams p;
  Images image;
  const T* x;
  T* y;
  __device__ void operator()(int64_t i) const {
    const ImageIndex at = image.index_of(i);
    const T* patches = x + at.image * p.taps() * p.places() * p.unit + at.c;
    A sum = A(0);
    for (int64_t kh = 0; kh < p.h.kernel; ++kh) {
      const int64_t oh = window_at(p.h, at.h, kh);
      if (oh < 0) continue;
      for (int64_t kw = 0; kw < p.w.kernel; ++kw) {
        const int64_t ow = window_at(p.w, at.w, kw);
        if (ow < 0) continue;
        const int64_t tap = kh * p.w.kernel + kw, place = oh * p.w.out + ow;
        sum += to_accumulator<A>(patches[(tap * p.tap_step() + place * p.place_step()) * p.unit]);
      }
    }
    y[i] = from_accumulator<T>(sum);
  }
};

template <class T>
int32_t fold(KernelCall& call) {
  const auto& p = call.params_as<PatchParams>();
  const Operand& y = call.outputs[0];
  if (y.num_elements == 0) return 0;
  const OnDevice x(call, call.inputs[0]);
  each(call, y.num_elements, Fold<T>{p, Images(1, p.h.in, p.w.in, p.unit), x.as<T>(), y.as<T>()});
  return 0;
}

// Copies the elements of frames, [outer, frames, length, inner], or pads them.
template <class U>
struct Frame {
  FrameParams p;
  Split inner, length, frames;
  U padding;
  const U* x;
  U* y;
  __device__ void operator()(int64_t i) const {
    int64_t rest = i;
    const int64_t column = inner.take(rest), at = length.take(rest), place = frames.take(rest) * p.step + at;
    y[i] = place < p.n ? x[(rest * p.n + place) * p.inner + column] : padding;
  }
};

int32_t frame(KernelCall& call) {
  const auto& p = call.params_as<FrameParams>();
  const Operand& y = call.outputs[0];
  if (y.num_elements == 0) return 0;
  const OnDevice x(call, call.inputs[0]);
  with_unit(static_cast<int64_t>(dtype_size(y.dtype)), y.data, x.as(), [&]<class U>(U) {
    U padding;
    std::memcpy(&padding, p.padding, sizeof padding);
    each(call, y.num_elements,
         Frame<U>{p, Split(p.inner), Split(p.length), Split(p.frames), padding, x.as<U>(), y.as<U>()});
  });
  return 0;
}

// Sums what frames have at a place, the first frame first, as on the CPU.
template <class T>
struct OverlapAndAdd {
  using A = Compute<T>;
  FrameParams p;
  Split inner, n;
  const T* x;
  T* y;
  __device__ void operator()(int64_t i) const {
    int64_t rest = i;
    const int64_t column = inner.take(rest), at = n.take(rest);
    const int64_t first = at < p.length ? 0 : (at - p.length) / p.step + 1, last = at / p.step;
    A sum = A(0);
    for (int64_t f = first; f < p.frames && f <= last; ++f)
      sum += to_accumulator<A>(x[((rest * p.frames + f) * p.length + at - f * p.step) * p.inner + column]);
    y[i] = from_accumulator<T>(sum);
  }
};

template <class T>
int32_t overlap_and_add(KernelCall& call) {
  const auto& p = call.params_as<FrameParams>();
  const Operand& y = call.outputs[0];
  if (y.num_elements == 0) return 0;
  const OnDevice x(call, call.inputs[0]);
  each(call, y.num_elements, OverlapAndAdd<T>{p, Split(p.inner), Split(p.n), x.as<T>(), y.as<T>()});
  return 0;
}

template <class T>
struct WindowNumbers {
  WindowParams p;
  T* y;
  __device__ void operator()(int64_t i) const {
    const int64_t last = p.last();
    const double place = static_cast<double>(i <= last / 2 ? i : last - i), all = static_cast<double>(last);
    double number;
    if (p.n == 1) {
      number = 1;
    } else if (p.kind == Window::kaiser) {
      // The exponent takes what rounding has cut from x, as on CPUs.
      const double beta = std::abs(p.beta), square = all * all, above = 4 * place * (all - place), v = above / square;
      const double root = std::sqrt(v), x = beta * root, exponent = x - beta;
      const double cut_of_v = std::fma(-v, square, above) / square;
      const double cut_of_root = root == 0 ? 0 : (std::fma(-root, root, v) + cut_of_v) / (2 * root);
      const double cut = std::fma(beta, root, -x) + beta * cut_of_root + (x - (exponent + beta));
      number = bessel_i(0, x, true) / bessel_i(0, beta, true) * std::exp(exponent);
      number += number * cut;
    } else {
      const SineWindow w = sine_window(p.kind);
      const double sine = std::sin(3.14159265358979323846 * (place / all)), s = sine * sine;
      number = (s * w.square + w.linear) * s + w.constant;
    }
    y[i] = from_accumulator<T>(static_cast<Compute<T>>(number));
  }
};

template <class T>
int32_t window(KernelCall& call) {
  const Operand& y = call.outputs[0];
  each(call, y.num_elements, WindowNumbers<T>{call.params_as<WindowParams>(), y.as<T>()});
  return 0;
}

template <class T>
int32_t frequencies(KernelCall& call) {
  const auto p = call.params_as<FrequencyParams>();
  T* y = call.outputs[0].as<T>();
  each(call, call.outputs[0].num_elements, [=] __device__(int64_t i) {
    const double number = static_cast<double>(i < p.count_positive() ? i : i - p.n) / p.divisor();
    y[i] = from_accumulator<T>(static_cast<Compute<T>>(number));
  });
  return 0;
}

// The places that indices give in images of `places` elements, of which `count` are given.
struct PlaceIndex {
  CheckedIndices indices;
  int64_t places, count;
  __device__ int64_t operator()(int64_t i, bool tell) const {
    const int64_t at = indices(i, tell);
    return at < 0 ? -1 : i / count * places + at;
  }
};

// Of elements that go to one place the last one counts, as on the CPU.
template <class U>
struct LastOfRun {
  const U* x;
  U* y;
  __device__ void operator()(int64_t place, const int64_t* positions, int64_t length, int64_t) const {
    y[place] = x[positions[length - 1]];
  }
};

int32_t max_unpool(KernelCall& call) {
  const auto& p = call.params_as<UnpoolParams>();
  const Operand &indices = call.inputs[1], &y = call.outputs[0];
  const PlaceIndex index{CheckedIndices(call, indices, p.places), p.places, std::max<int64_t>(1, p.count)};
  zero_bytes(call, y.data, bytes_of(y));
  const OnDevice x(call, call.inputs[0]);
  const Runs runs(call, indices.num_elements, p.images * p.places, index, indices.num_elements == 1);
  with_unit(static_cast<int64_t>(dtype_size(y.dtype)), y.data, x.as(), [&]<class U>(U) {
    runs.each_row(call, 1, LastOfRun<U>{x.as<U>(), y.as<U>()});
  });
  return 0;
}

int32_t max_unpool_grad(KernelCall& call) {
  const auto& p = call.params_as<UnpoolParams>();
  const Operand& indices = call.inputs[1];
  if (indices.num_elements == 0) return 0;
  take_rows(call, call.inputs[0], indices.num_elements, 1,
            PlaceIndex{CheckedIndices(call, indices, p.places), p.places, p.count});
  return 0;
}

// Integers that differ in sign alone have sums of the same bits.
template <class... T>
void add_folds(KernelTable& table, const char* op, Types<T...>) {
  (table.add(op, dtype_of<T>, fold<typename Bitwise<T, std::is_integral_v<T>>::type>), ...);
}
template <class... T>
void add_overlaps(KernelTable& table, const char* op, Types<T...>) {
  (table.add(op, dtype_of<T>, overlap_and_add<typename Bitwise<T, std::is_integral_v<T>>::type>), ...);
}
template <class... T>
void add_windows(KernelTable& table, Types<T...>) {
  for (const char* op : {"hann_window", "hamming_window", "blackman_window", "kaiser_window"})
    (table.add(op, dtype_of<T>, window<T>), ...);
  for (const char* op : {"fftfreq", "rfftfreq"}) (table.add(op, dtype_of<T>, frequencies<T>), ...);
}

}  // namespace

void register_patches(KernelTable& table) {
  table.add("unfold", DType::none, unfold);
  add_folds(table, "fold", Numeric{});
  add_folds(table, "unfold_grad", Inexact{});
  for (const char* op : {"frame", "overlap_and_add_grad"}) table.add(op, DType::none, frame);
  for (const char* op : {"overlap_and_add", "frame_grad"}) add_overlaps(table, op, Numeric{});
  add_windows(table, Floats{});
  table.add("max_unpool", DType::none, max_unpool);
  table.add("max_unpool_grad", DType::none, max_unpool_grad);
}

}  // namespace eager::cuda
