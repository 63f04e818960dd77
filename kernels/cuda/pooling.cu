// Pooling. An NCHW tensor is treated as batch * channels NHWC images of one channel. A thread computes a pack of neighbouring
// channels where their number is a multiple of the pack's size. Gradients are gathered: each input element sums over the windows
// that hold it, in the output's order, so that no two threads add to one place; where no two windows share a pixel, a thread writes
// the pixels of its window. Long windows with many elements in common are folded as sliding.h does.
#include "kernels/common/scatter.h"
#include "kernels/common/sliding.h"
#include "kernels/cuda/kernels.h"
#include "kernels/cuda/launch.h"
#include "kernels/cuda/rows.h"
#include "kernels/cuda/sliding.h"
#include "kernels/cuda/window.h"
#include "kernels/half.h"

namespace eager::cuda {

namespace {

struct Range {
  int64_t begin, end;
};

struct Axis {
  WindowAxis a;
  Split stride;
  explicit Axis(const WindowAxis& axis) : a(axis), stride(axis.stride) {}

  // Returns the pixels of window `o`.
  __device__ WindowPlaces pixels(int64_t o) const { return places_of(a, o); }
  // Returns the windows that hold pixel `i`; those that may, where they have gaps.
  __device__ Range windows(int64_t i) const {
    if (a.is_adaptive) return {i * a.out / a.in, ((i + 1) * a.out + a.in - 1) / a.in};
    const int64_t last = stride.divide(i + a.pad) + 1,
                  // `before` is the last start of a window that ends before the pixel.
        before = i + a.pad - a.reach();
    return {before < 0 ? 0 : stride.divide(before) + 1, last < a.out ? last : a.out};
  }
  // Reports whether one of them has pixel `i`.
  __device__ bool has(int64_t o, int64_t i) const {
    return a.dilation == 1 || (i + a.pad - o * a.stride) % a.dilation == 0;
  }
  __device__ int64_t counted(int64_t o, bool counts_padding) const {
    return counted_places(a, pixels(o), o, counts_padding);
  }
};

struct Pool {
  Axis d, h, w;
  Images in, out;
  bool counts_padding;
  int64_t divisor;

  // An element stands for `size` channels.
  explicit Pool(const PoolParams& p, int size = 1)
      : d(p.d), h(p.h), w(p.w), counts_padding(p.counts_padding), divisor(p.divisor) {
    const int64_t channels = p.nchw ? 1 : p.in_c / size;
    in = Images(p.d.in, p.h.in, p.w.in, channels);
    out = Images(p.d.out, p.h.out, p.w.out, channels);
  }
};

// Calls f(input element) for the pixels of a window, in order, until it returns false.
template <class F>
__device__ void each_pixel(const Pool& p, const ImageIndex& o, F f) {
  const WindowPlaces slices = p.d.pixels(o.d), rows = p.h.pixels(o.h), columns = p.w.pixels(o.w);
  for (int64_t d = slices.begin; d < slices.end; d += slices.step) {
    for (int64_t h = rows.begin; h < rows.end; h += rows.step) {
      const int64_t row = p.in.at(ImageIndex{o.image, d, h, 0, o.c});
      for (int64_t w = columns.begin; w < columns.end; w += columns.step) {
        if (!f(row + w * p.in.c.size)) return;
      }
    }
  }
}

// Calls f(window) for the windows that hold a pixel, in the output's order.
template <class F>
__device__ void each_window(const Pool& p, const ImageIndex& at, F f) {
  const Range slices = p.d.windows(at.d), rows = p.h.windows(at.h), columns = p.w.windows(at.w);
  for (int64_t d = slices.begin; d < slices.end; ++d) {
    for (int64_t h = rows.begin; h < rows.end; ++h) {
      if (!p.d.has(d, at.d) || !p.h.has(h, at.h)) continue;
      for (int64_t w = columns.begin; w < columns.end; ++w) {
        if (p.w.has(w, at.w)) f(ImageIndex{at.image, d, h, w, at.c});
      }
    }
  }
}

template <class T>
__device__ bool is_largest(T x, T most) {
  const Compute<T> v = x;
  return v == static_cast<Compute<T>>(most) || v != v;
}

// Returns the first of a window's largest elements, or -1 where there is none.
template <class T>
__device__ int64_t find_largest(const Pool& p, const ImageIndex& o, const T* x, T most) {
  int64_t found = -1;
  each_pixel(p, o, [&](int64_t i) {
    if (is_largest(x[i], most)) found = i;
    return found < 0;
  });
  return found;
}

template <class T>
inline constexpr int kPack = 16 / static_cast<int>(sizeof(T));

// Reports whether packs of channels can be read and written.
template <class T>
bool comes_in_packs(const KernelCall& call) {
  const Window3d& p = call.params_as<PoolParams>();
  bool is_so = !p.nchw && p.in_c % kPack<T> == 0;
  for (int i = 0; i < call.num_inputs; ++i) is_so = is_so && is_aligned(call.inputs[i].data, 16);
  return is_so && is_aligned(call.outputs[0].data, 16);
}

// ---- Long windows

// The images of a call, whose channels come last, and the slides by which the windows of one are folded faster than walked; none
// where there are none.
struct LongWindows : PoolParams {
  Slides slides;
  Images in_images, out_images;

  LongWindows(const PoolParams& params, bool is_gradient)
      : PoolParams(params.channels_last()), slides(*this, is_gradient), in_images(d.in, h.in, w.in, in_c),
        out_images(d.out, h.out, w.out, in_c) {
    // A walk reads what neighbouring windows left in the caches; each step of a slide goes through the memory.
    constexpr double kStep = 8;
    const double walk = static_cast<double>(out_pixels() * in_c) * static_cast<double>(taps());
    if (kStep * slides.cost() > walk) slides.count = 0;
  }
  bool any() const { return slides.count > 0; }
};

// Folds the windows, or with `is_gradient` transposes them: element i is read(i), and write(i, fold) gets the result. Takes so many
// images at once that they need no more memory than kRoom, if one of them needs no more.
template <class F, bool is_gradient = false, class Read, class Write>
void fold_windows(const KernelCall& call, const LongWindows& w, const Read& read, const Write& write) {
  using E = typename F::Element;
  constexpr int64_t kRoom = 256 << 20;
  const int64_t in_size = w.in_pixels() * w.in_c, out_size = w.out_pixels() * w.in_c;
  const int64_t given = is_gradient ? out_size : in_size, made = is_gradient ? in_size : out_size;
  int64_t most = given + made;
  for (int i = 0; i < w.slides.count; ++i) {
    const Slide& s = w.slides.each[i];
    most += 2 * s.outer * s.length(s.to) * s.inner;
  }
  const int64_t images = std::min(w.batch, std::max<int64_t>(1, kRoom / (most * static_cast<int64_t>(sizeof(E)))));
  const Scratch room(call, static_cast<size_t>(images * (given + made)) * sizeof(E));
  E *const from = room.as<E>(), *const to = from + images * given;
  for (int64_t first = 0; first < w.batch; first += images) {
    const int64_t n = std::min(images, w.batch - first), in_base = first * given, out_base = first * made;
    Slides slides = w.slides;
    for (int i = 0; i < slides.count; ++i) slides.each[i].outer *= n;
    each(call, n * given, [=] __device__(int64_t i) { from[i] = read(in_base + i); });
    slide_images<F>(call, slides, from, to);
    each(call, n * made, [=] __device__(int64_t i) { write(out_base + i, to[i]); });
  }
}

// Calls write(window, first of its largest elements, their number) for all windows; an element is -1 where there is none.
template <class T, class Write>
void find_all_largest(const KernelCall& call, const LongWindows& w, const T* x, const Write& write) {
  using A = Compute<T>;
  const Images in = w.in_images, out = w.out_images;
  const int64_t pixels = w.in_pixels();
  fold_windows<FirstLargestFold<A>>(
      call, w,
      [=] __device__(int64_t i) {
        const ImageIndex at = in.index_of(i);
        return Placed<A>{static_cast<A>(x[i]), static_cast<PixelOf<A>>((at.d * in.h.size + at.h) * in.w.size + at.w)};
      },
      [=] __device__(int64_t i, const Placed<A>& found) {
        const ImageIndex at = out.index_of(i);
        write(i, found.pixel < 0 ? -1 : (at.image * pixels + found.pixel) * in.c.size + at.c, found.value);
      });
}

// Finds the largest elements that the gradients of max pooling go by: places[i] is -1 where y has another one.
template <class T>
void find_places(const KernelCall& call, const LongWindows& w, const T* x, const T* y, int64_t* places) {
  find_all_largest(call, w, x, [=] __device__(int64_t i, int64_t at, Compute<T> value) {
    const auto most = static_cast<Compute<T>>(y[i]);
    places[i] = value == most || value != value ? at : -1;
  });
}

struct PlaceIndex {
  const int64_t* places;
  __device__ int64_t operator()(int64_t i, bool) const { return places[i]; }
};

// ---- Maxima

template <class T, int V>
void max_pool_by(const KernelCall& call) {
  using A = Compute<T>;
  const Pool p(call.params_as<PoolParams>(), V);
  const auto* x = call.inputs[0].as<Pack<T, V>>();
  auto* y = call.outputs[0].as<Pack<T, V>>();
  each(call, call.outputs[0].num_elements / V, [=] __device__(int64_t i) {
    A best[V];
    for (A& b : best) b = lowest<A>();
    each_pixel(p, p.out.index_of(i), [&](int64_t at) {
      const Pack<T, V> pixel = x[at];
      for (int k = 0; k < V; ++k) {
        const A v = pixel.at[k];
        if (v > best[k] || v != v) best[k] = v;
      }
      return true;
    });
    Pack<T, V> all;
    for (int k = 0; k < V; ++k) all.at[k] = static_cast<T>(best[k]);
    y[i] = all;
  });
}

template <class T>
int32_t max_pool(KernelCall& call) {
  using A = Compute<T>;
  if (call.outputs[0].num_elements == 0) return 0;
  const LongWindows windows(call.params_as<PoolParams>(), false);
  if (windows.any()) {
    const T* x = call.inputs[0].as<T>();
    T* y = call.outputs[0].as<T>();
    fold_windows<LargestFold<A>>(
        call, windows, [=] __device__(int64_t i) { return static_cast<A>(x[i]); },
        [=] __device__(int64_t i, A most) { y[i] = static_cast<T>(most); });
  } else if (comes_in_packs<T>(call)) {
    max_pool_by<T, kPack<T>>(call);
  } else {
    max_pool_by<T, 1>(call);
  }
  return 0;
}

template <class T>
int32_t max_pool_with_argmax(KernelCall& call) {
  using A = Compute<T>;
  if (call.outputs[0].num_elements == 0) return 0;
  const PoolParams& params = call.params_as<PoolParams>();
  const Pool p(params);
  const T* x = call.inputs[0].as<T>();
  T* y = call.outputs[0].as<T>();
  int64_t* places = call.outputs[1].as<int64_t>();
  const int64_t of_own = params.counts_batch ? call.inputs[0].num_elements : params.in_pixels() * params.in_c;
  if (const LongWindows windows(params, false); windows.any()) {
    find_all_largest(call, windows, x, [=] __device__(int64_t i, int64_t at, A value) {
      y[i] = static_cast<T>(value);
      places[i] = at < 0 ? -1 : at % of_own;
    });
    return 0;
  }
  each(call, call.outputs[0].num_elements, [=] __device__(int64_t i) {
    A best = lowest<A>();
    int64_t found = -1;
    each_pixel(p, p.out.index_of(i), [&](int64_t at) {
      const A v = x[at];
      if (found < 0 || v > best || (v != v && best == best)) best = v, found = at;
      return true;
    });
    y[i] = static_cast<T>(best);
    places[i] = found < 0 ? -1 : found % of_own;
  });
  return 0;
}

// Reports whether no two windows share a pixel, and whether each pixel is in one.
bool are_apart(const WindowAxis& a) { return a.reach() <= a.stride && !a.is_adaptive; }
bool cover_all(const WindowAxis& a) {
  return a.kernel == a.stride && a.dilation == 1 && a.out * a.stride - a.pad >= a.in;
}

// The gradient where windows are apart: the first of a window's largest elements gets the window's gradient.
template <class T, int V>
void max_pool_grad_apart(const KernelCall& call) {
  using A = Compute<T>;
  const PoolParams& w = call.params_as<PoolParams>();
  const Pool p(w, V);
  const auto *dy = call.inputs[0].as<Pack<T, V>>(), *x = call.inputs[1].as<Pack<T, V>>(),
             *y = call.inputs[2].as<Pack<T, V>>();
  auto* dx = call.outputs[0].as<Pack<T, V>>();
  if (!cover_all(w.d) || !cover_all(w.h) || !cover_all(w.w)) zero_bytes(call, dx, bytes_of(call.outputs[0]));
  each(call, call.inputs[2].num_elements / V, [=] __device__(int64_t i) {
    const Pack<T, V> most = y[i], gradient = dy[i];
    bool is_found[V] = {};
    each_pixel(p, p.out.index_of(i), [&](int64_t at) {
      const Pack<T, V> pixel = x[at];
      Pack<T, V> to;
      for (int k = 0; k < V; ++k) {
        const bool is_it = !is_found[k] && is_largest(pixel.at[k], most.at[k]);
        is_found[k] = is_found[k] || is_it;
        to.at[k] = static_cast<T>(is_it ? A(0) + static_cast<A>(gradient.at[k]) : A(0));
      }
      dx[at] = to;
      return true;
    });
  });
}

template <class T>
int32_t max_pool_grad(KernelCall& call) {
  using A = Compute<T>;
  const PoolParams& window = call.params_as<PoolParams>();
  if (are_apart(window.d) && are_apart(window.h) && are_apart(window.w)) {
    if (comes_in_packs<T>(call)) max_pool_grad_apart<T, kPack<T>>(call);
    else max_pool_grad_apart<T, 1>(call);
    return 0;
  }
  const T *dy = call.inputs[0].as<T>(), *x = call.inputs[1].as<T>(), *y = call.inputs[2].as<T>();
  const int64_t given = call.inputs[0].num_elements, made = call.outputs[0].num_elements;
  if (const LongWindows windows(window, false); given > 0 && windows.any()) {
    const Scratch places(call, static_cast<size_t>(given) * sizeof(int64_t));
    find_places(call, windows, x, y, places.as<int64_t>());
    const PlaceIndex index{places.as<int64_t>()};
    fold_rows<ScatterSum, T>(call, nullptr, call.inputs[0], {1, 1, made, given, 1}, index, false);
    return 0;
  }
  const Pool p(window);
  T* dx = call.outputs[0].as<T>();
  each(call, made, [=] __device__(int64_t i) {
    const T v = x[i];
    A sum = A(0);
    each_window(p, p.in.index_of(i), [&](const ImageIndex& window) {
      const int64_t o = p.out.at(window);
      const T most = y[o];
      if (!is_largest(v, most) || find_largest(p, window, x, most) != i) return;
      sum += static_cast<A>(dy[o]);
    });
    dx[i] = static_cast<T>(sum);
  });
  return 0;
}

template <class T>
int32_t max_pool_grad_grad(KernelCall& call) {
  const PoolParams& window = call.params_as<PoolParams>();
  const T *ddx = call.inputs[0].as<T>(), *x = call.inputs[1].as<T>(), *y = call.inputs[2].as<T>();
  T* ddy = call.outputs[0].as<T>();
  const int64_t made = call.outputs[0].num_elements;
  if (made == 0) return 0;
  if (const LongWindows windows(window, false); windows.any()) {
    const Scratch room(call, static_cast<size_t>(made) * sizeof(int64_t));
    int64_t* places = room.as<int64_t>();
    find_places(call, windows, x, y, places);
    each(call, made, [=] __device__(int64_t i) { ddy[i] = places[i] < 0 ? static_cast<T>(0.f) : ddx[places[i]]; });
    return 0;
  }
  const Pool p(window);
  each(call, made, [=] __device__(int64_t i) {
    const int64_t from = find_largest(p, p.out.index_of(i), x, y[i]);
    ddy[i] = from < 0 ? static_cast<T>(0.f) : ddx[from];
  });
  return 0;
}

// ---- Averages

// A sum of many elements: of float32 in float64, but for blocks of few.
template <class A>
struct LongSum {
  typename WideAccumulator<A>::type total = 0;
  A block = 0;
  int64_t count = 0;
  __device__ void add(A v) {
    block += v;
    if (++count % (kFewAdditions / 2) == 0) total += block, block = 0;
  }
  __device__ A value() const { return static_cast<A>(total + block); }
};

// Returns the weight of a pixel in its window's average.
template <class A>
__device__ A share(const Pool& p, const ImageIndex& o) {
  return share_of<A>(p.divisor, p.d.counted(o.d, p.counts_padding), p.h.counted(o.h, p.counts_padding),
                     p.w.counted(o.w, p.counts_padding));
}

template <class T, int V>
void avg_pool_by(const KernelCall& call) {
  using A = Compute<T>;
  const Pool p(call.params_as<PoolParams>(), V);
  const auto* x = call.inputs[0].as<Pack<T, V>>();
  auto* y = call.outputs[0].as<Pack<T, V>>();
  each(call, call.outputs[0].num_elements / V, [=] __device__(int64_t i) {
    const ImageIndex at = p.out.index_of(i);
    LongSum<A> sums[V];
    each_pixel(p, at, [&](int64_t from) {
      const Pack<T, V> pixel = x[from];
      for (int k = 0; k < V; ++k) sums[k].add(static_cast<A>(pixel.at[k]));
      return true;
    });
    const A part = share<A>(p, at);
    Pack<T, V> all;
    for (int k = 0; k < V; ++k) all.at[k] = static_cast<T>(sums[k].value() * part);
    y[i] = all;
  });
}

// The averages of long windows, or their gradient.
template <class T, bool is_gradient>
void avg_pool_long(const KernelCall& call, const LongWindows& windows) {
  using A = Compute<T>;
  const Pool p(windows);
  const T* x = call.inputs[0].as<T>();
  T* y = call.outputs[0].as<T>();
  fold_windows<SumFold<A>, is_gradient>(
      call, windows,
      [=] __device__(int64_t i) {
        const A v = static_cast<A>(x[i]);
        return is_gradient ? v * share<A>(p, p.out.index_of(i)) : v;
      },
      [=] __device__(int64_t i, A sum) {
        y[i] = static_cast<T>(is_gradient ? sum : sum * share<A>(p, p.out.index_of(i)));
      });
}

template <class T>
int32_t avg_pool(KernelCall& call) {
  if (call.outputs[0].num_elements == 0) return 0;
  if (const LongWindows windows(call.params_as<PoolParams>(), false); windows.any())
    avg_pool_long<T, false>(call, windows);
  else if (comes_in_packs<T>(call)) avg_pool_by<T, kPack<T>>(call);
  else avg_pool_by<T, 1>(call);
  return 0;
}

template <class T>
int32_t avg_pool_grad(KernelCall& call) {
  using A = Compute<T>;
  const PoolParams& window = call.params_as<PoolParams>();
  if (call.inputs[0].num_elements > 0 && call.outputs[0].num_elements > 0) {
    if (const LongWindows windows(window, true); windows.any()) {
      avg_pool_long<T, true>(call, windows);
      return 0;
    }
  }
  const Pool p(window);
  const T* dy = call.inputs[0].as<T>();
  T* dx = call.outputs[0].as<T>();
  each(call, call.outputs[0].num_elements, [=] __device__(int64_t i) {
    LongSum<A> sum;
    each_window(p, p.in.index_of(i),
                [&](const ImageIndex& window) { sum.add(static_cast<A>(dy[p.out.at(window)]) * share<A>(p, window)); });
    dx[i] = static_cast<T>(sum.value());
  });
  return 0;
}

template <class T>
void register_dtype(KernelTable& t, DType d) {
  for (const char* name : kMaxPools) t.add(name, d, max_pool<T>);
  t.add("max_pool_with_argmax", d, max_pool_with_argmax<T>);
  for (const char* name : kMaxPoolGradients) t.add(name, d, max_pool_grad<T>);
  for (const char* name : kMaxPoolSecondGradients) t.add(name, d, max_pool_grad_grad<T>);
  for (const char* name : kAvgPools) t.add(name, d, avg_pool<T>);
  for (const char* name : kAvgPoolGradients) t.add(name, d, avg_pool_grad<T>);
}

template <class... T>
void register_integers(KernelTable& t, Types<T...>) {
  for (const char* name : kMaxPools) (t.add(name, dtype_of<T>, max_pool<T>), ...);
  (t.add("max_pool_with_argmax", dtype_of<T>, max_pool_with_argmax<T>), ...);
}

}  // namespace

void register_pooling(KernelTable& t) {
  register_integers(t, Integers{});
  register_dtype<float>(t, DType::float32);
  register_dtype<double>(t, DType::float64);
  register_dtype<float16>(t, DType::float16);
  register_dtype<bfloat16>(t, DType::bfloat16);
}

}  // namespace eager::cuda
