// Resizing. A task is an output row: the input rows of which it is made are added into one row, which is then resized
// across. So the loops over pixels and channels run over neighbours, and what is between the two steps stays in the
// cache. The nearest elements are copied.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/resize.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>
#include <cstring>
#include <type_traits>

#include "base/memory.h"
#include "base/parallel.h"
#include "kernels/common/resize.h"
#include "kernels/cpu/elementwise-inl.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/move.h"
#include "kernels/cpu/resize.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {

template <class T, class A>
void add_row(const void* x, A weight, A* HWY_RESTRICT y, int64_t n, bool is_first) {
  const T* from = static_cast<const T*>(x);
  if constexpr (is_half<T>) {
    constexpr int64_t kChunk = 256;
    alignas(64) float wide[kChunk];
    for (int64_t i = 0; i < n; i += kChunk) {
      const int64_t m = std::min(kChunk, n - i);
      to_float(from + i, wide, m);
      add_row<float>(wide, weight, y + i, m, is_first);
    }
  } else if (is_first) {
    for (int64_t i = 0; i < n; ++i) y[i] = weight * static_cast<A>(from[i]);
  } else {
    for (int64_t i = 0; i < n; ++i) y[i] += weight * static_cast<A>(from[i]);
  }
}

// Writes the sum of `taps` pixels times their weights. kInner: the number of elements of a pixel; 0: `size` tells.
template <class A, int kInner>
HWY_INLINE void add_pixels(const A* HWY_RESTRICT from, const A* w, int64_t taps, int64_t size, A* HWY_RESTRICT y) {
  if constexpr (kInner != 0) {
    A sums[kInner] = {};
    for (int64_t k = 0; k < taps; ++k) {
      for (int c = 0; c < kInner; ++c) sums[c] += w[k] * from[k * kInner + c];
    }
    for (int c = 0; c < kInner; ++c) y[c] = sums[c];
  } else {
    std::fill_n(y, size, A(0));
    for (int64_t k = 0; k < taps; ++k) {
      const A* pixel = from + k * size;
      for (int64_t c = 0; c < size; ++c) y[c] += w[k] * pixel[c];
    }
  }
}

// kTaps: the number of weights of most rows; 0: it varies.
template <class A, int kInner, int kTaps>
void across_by(const A* HWY_RESTRICT row, const BandView<A>& band, int64_t inner, A* HWY_RESTRICT y) {
  const int64_t size = kInner ? kInner : inner;
  for (int64_t i = 0; i < band.rows; ++i, y += size) {
    const A* from = row + band.begins[i] * size;
    const A* w = band.weights + i * band.taps;
    const int64_t taps = band.counts[i];
    if (kTaps != 0 && taps == kTaps) add_pixels<A, kInner>(from, w, kTaps, size, y);
    else add_pixels<A, kInner>(from, w, taps, size, y);
  }
}

// Rows of the band have two weights, and pixels one element: a vector of outputs at once.
void across_pairs(const float* HWY_RESTRICT row, const BandView<float>& band, int64_t, float* HWY_RESTRICT y) {
  const hn::ScalableTag<float> d;
  const hn::RebindToSigned<decltype(d)> di;
  const int64_t lanes = static_cast<int64_t>(hn::Lanes(d));
  int64_t i = 0;
  for (; i + lanes <= band.rows; i += lanes) {
    const auto at = hn::LoadU(di, band.begins + i);
    hn::Vec<decltype(d)> left, right;
#if HWY_TARGET == HWY_SCALAR
    left = hn::LoadU(d, band.weights + 2 * i), right = hn::LoadU(d, band.weights + 2 * i + 1);
#else
    hn::LoadInterleaved2(d, band.weights + 2 * i, left, right);
#endif
    // A weight of 0 stands for an element that is not read: it may be infinite.
    const auto of = [&](auto weight, const float* first) HWY_ATTR {
      return hn::IfThenElseZero(hn::Ne(weight, hn::Zero(d)), hn::GatherIndex(d, first, at));
    };
    hn::StoreU(hn::MulAdd(right, of(right, row + 1), hn::Mul(left, of(left, row))), d, y + i);
  }
  if (i < band.rows) {
    const BandView<float> rest{band.rows - i, 2, band.begins + i, band.counts + i, band.weights + 2 * i};
    across_by<float, 1, 0>(row, rest, 1, y + i);
  }
}

template <class A, int kTaps>
void across_with(const A* row, const BandView<A>& band, int64_t inner, A* y) {
  switch (inner) {
    case 1: return across_by<A, 1, kTaps>(row, band, inner, y);
    case 3: return across_by<A, 3, kTaps>(row, band, inner, y);
    case 4: return across_by<A, 4, kTaps>(row, band, inner, y);
    default: return across_by<A, 0, kTaps>(row, band, inner, y);
  }
}

void across_float(const float* row, const BandView<float>& band, int64_t inner, float* y) {
  if (band.taps != 2) return across_with<float, 0>(row, band, inner, y);
  if (inner == 1) across_pairs(row, band, inner, y);
  else across_with<float, 2>(row, band, inner, y);
}

template <class H>
void store_half(const float* from, void* to, int64_t n) {
  from_float(from, static_cast<H*>(to), n);
}

ResizeLoops<double> LoopsOfDoubles() { return {add_row<double, double>, across_with<double, 0>, nullptr}; }

ResizeLoops<float> LoopsOfFloats(DType t) {
  auto loops = [](auto add) { return ResizeLoops<float>{add, across_float, nullptr}; };
  switch (t) {
    case DType::float16: return {add_row<float16, float>, across_float, store_half<float16>};
    case DType::bfloat16: return {add_row<bfloat16, float>, across_float, store_half<bfloat16>};
    case DType::uint8: return loops(add_row<uint8_t, float>);
    default: return loops(add_row<float, float>);
  }
}

}  // namespace
}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {
namespace {

HWY_EXPORT(LoopsOfDoubles);
HWY_EXPORT(LoopsOfFloats);

// The band of an axis, transposed for the gradient, and what is read and written along the axis.
template <class A>
struct Along {
  Along(const ResizeParams& p, const ResizeAxis& a, bool is_gradient)
      : in(is_gradient ? a.out : a.in), out(is_gradient ? a.in : a.out), is_kept(a.is_kept) {
    if (is_kept) return;
    band = resize_band(p, a);
    if (is_gradient) band = transposed(band, a.in);
    weights.assign(band.weights.begin(), band.weights.end());
  }
  // Calls f(place, weight) for each element that output element i is made of.
  template <class F>
  void each(int64_t i, F f) const {
    if (is_kept) return f(i, A(1));
    const auto row = static_cast<size_t>(i);
    for (int64_t k = 0; k < band.counts[row]; ++k)
      f(band.begins[row] + k, weights[static_cast<size_t>(i * band.taps + k)]);
  }
  BandView<A> view() const { return {band.rows, band.taps, band.begins.data(), band.counts.data(), weights.data()}; }

  int64_t in, out;
  bool is_kept;
  Band band;
  std::vector<A> weights;
};

// Adds the rows of which output row [image, z, y] is made, block by block, so that the sums stay in the nearest cache.
template <class A>
void add_rows(const ResizeLoops<A>& loops, const Along<A>& d, const Along<A>& h, const char* image, int64_t z,
              int64_t y, int64_t row_elements, size_t element_size, A* to) {
  constexpr int64_t kBlock = 1024;
  for (int64_t at = 0; at < row_elements; at += kBlock) {
    const int64_t n = std::min(kBlock, row_elements - at);
    bool is_first = true;
    d.each(z, [&](int64_t plane, A of_plane) {
      h.each(y, [&](int64_t row, A of_row) {
        const int64_t first = (plane * h.in + row) * row_elements + at;
        loops.add(image + first * static_cast<int64_t>(element_size), of_plane * of_row, to + at, n, is_first);
        is_first = false;
      });
    });
    if (is_first) std::fill_n(to + at, n, A(0));
  }
}

template <class A>
int32_t resize_by_bands(KernelCall& call, bool is_gradient, const ResizeLoops<A>& loops) {
  const ResizeParams& p = call.params_as<ResizeParams>();
  const Along<A> d(p, p.d, is_gradient), h(p, p.h, is_gradient), w(p, p.w, is_gradient);
  const size_t in_size = dtype_size(call.inputs[0].dtype), out_size = dtype_size(call.outputs[0].dtype);
  const int64_t in_row = w.in * p.inner, out_row = w.out * p.inner, rows = d.out * h.out;
  const int64_t taps = (d.is_kept ? 1 : d.band.taps) * (h.is_kept ? 1 : h.band.taps);
  const int64_t work = in_row * taps + out_row * (w.is_kept ? 1 : 2 * w.band.taps);
  const char* const x = call.inputs[0].as<char>();
  char* const y = call.outputs[0].as<char>();
  parallel_for(p.batch * rows, grain_for(work), [&](int64_t begin, int64_t end) {
    const int64_t padding = w.is_kept ? 0 : w.band.taps * p.inner;
    const Scratch sums(static_cast<size_t>(in_row + padding) * sizeof(A));
    const Scratch line(loops.store ? static_cast<size_t>(out_row) * sizeof(A) : 0);
    std::fill_n(sums.as<A>() + in_row, padding, A(0));
    for (int64_t i = begin; i < end; ++i) {
      const char* image = x + i / rows * d.in * h.in * in_row * static_cast<int64_t>(in_size);
      char* const place = y + i * out_row * static_cast<int64_t>(out_size);
      A* const to = loops.store ? line.as<A>() : reinterpret_cast<A*>(place);
      const int64_t row = i % rows;
      add_rows(loops, d, h, image, row / h.out, row % h.out, in_row, in_size, w.is_kept ? to : sums.as<A>());
      if (!w.is_kept) loops.across(sums.as<A>(), w.view(), p.inner, to);
      if (loops.store) loops.store(to, place, out_row);
    }
  });
  return 0;
}

// The places of the nearest elements along an axis.
std::vector<int64_t> nearest_places(const ResizeParams& p, const ResizeAxis& a) {
  std::vector<int64_t> places(static_cast<size_t>(a.out));
  for (int64_t i = 0; i < a.out; ++i) places[static_cast<size_t>(i)] = a.is_kept ? i : nearest_element(p, a, i);
  return places;
}

template <size_t kBytes>
void pick_pixels(const char* row, const std::vector<int64_t>& places, size_t bytes, char* to) {
  const size_t size = kBytes ? kBytes : bytes;
  for (const int64_t place : places) {
    std::memcpy(to, row + place * static_cast<int64_t>(size), size);
    to += size;
  }
}

int32_t resize_nearest(KernelCall& call) {
  const ResizeParams& p = call.params_as<ResizeParams>();
  const std::vector<int64_t> d = nearest_places(p, p.d), h = nearest_places(p, p.h), w = nearest_places(p, p.w);
  const size_t pixel = dtype_size(call.inputs[0].dtype) * static_cast<size_t>(p.inner);
  const int64_t in_bytes = p.w.in * static_cast<int64_t>(pixel), out_bytes = p.w.out * static_cast<int64_t>(pixel);
  const auto pick = pixel == 1    ? pick_pixels<1>
                    : pixel == 2  ? pick_pixels<2>
                    : pixel == 3  ? pick_pixels<3>
                    : pixel == 4  ? pick_pixels<4>
                    : pixel == 8  ? pick_pixels<8>
                    : pixel == 12 ? pick_pixels<12>
                    : pixel == 16 ? pick_pixels<16>
                                  : pick_pixels<0>;
  const char* const x = call.inputs[0].as<char>();
  char* const y = call.outputs[0].as<char>();
  parallel_for(p.batch * p.d.out * p.h.out, grain_for(out_bytes), [&](int64_t begin, int64_t end) {
    const char* before = nullptr;  // the row that the output row before this one was made of
    for (int64_t i = begin; i < end; ++i) {
      const int64_t row = i % p.h.out, plane = i / p.h.out % p.d.out, image = i / p.h.out / p.d.out;
      const char* from =
          x + ((image * p.d.in + d[static_cast<size_t>(plane)]) * p.h.in + h[static_cast<size_t>(row)]) * in_bytes;
      char* const to = y + i * out_bytes;
      if (from == before) std::memcpy(to, to - out_bytes, static_cast<size_t>(out_bytes));
      else if (p.w.is_kept) std::memcpy(to, from, static_cast<size_t>(out_bytes));
      else pick(from, w, pixel, to);
      before = from;
    }
  });
  return 0;
}

// Adds rows of integers other than uint8, which images rarely have: for any processor.
template <class T>
void add_integers(const void* x, float weight, float* y, int64_t n, bool is_first) {
  const T* from = static_cast<const T*>(x);
  for (int64_t i = 0; i < n; ++i) y[i] = (is_first ? 0 : y[i]) + weight * static_cast<float>(from[i]);
}

ResizeLoops<float> loops_of(DType t) {
  ResizeLoops<float> loops = HWY_DYNAMIC_DISPATCH(LoopsOfFloats)(t);
  switch (t) {
    case DType::int8: loops.add = add_integers<int8_t>; break;
    case DType::int16: loops.add = add_integers<int16_t>; break;
    case DType::int32: loops.add = add_integers<int32_t>; break;
    case DType::int64: loops.add = add_integers<int64_t>; break;
    case DType::uint16: loops.add = add_integers<uint16_t>; break;
    case DType::uint32: loops.add = add_integers<uint32_t>; break;
    case DType::uint64: loops.add = add_integers<uint64_t>; break;
    default: break;
  }
  return loops;
}

template <bool kGradient>
int32_t resize(KernelCall& call) {
  if (call.outputs[0].num_elements == 0) return 0;
  if (!kGradient && call.params_as<ResizeParams>().interpolation == Interpolation::nearest) return resize_nearest(call);
  const DType t = call.inputs[0].dtype;
  if (t == DType::float64) return resize_by_bands(call, kGradient, HWY_DYNAMIC_DISPATCH(LoopsOfDoubles)());
  return resize_by_bands(call, kGradient, loops_of(t));
}

template <class... T>
void add_resize(KernelTable& table, Types<T...>) {
  (table.add("resize", dtype_of<T>, resize<false>), ...);
}
template <class... T>
void add_resize_gradients(KernelTable& table, Types<T...>) {
  (table.add("resize_like", dtype_of<T>, resize<false>), ...);
  (table.add("resize_grad", dtype_of<T>, resize<true>), ...);
}

}  // namespace

void register_images(KernelTable& table) {
  add_resize(table, Real{});
  add_resize_gradients(table, Floats{});
}

}  // namespace eager::cpu
#endif
