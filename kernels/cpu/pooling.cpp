// Pooling: each window is walked for all channels at once, so that the loops over channels vectorise; where windows have many
// elements in common, they are folded as sliding-inl.h does. Images of float16 and bfloat16 pass through float32, one at a time.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/pooling.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>
#include <limits>
#include <type_traits>

#include "kernels/common/arithmetic.h"
#include "kernels/common/scatter.h"
#include "kernels/cpu/elementwise-inl.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/move.h"
#include "kernels/cpu/pooling.h"
#include "kernels/cpu/sliding-inl.h"
#include "kernels/half.h"
#include "base/memory.h"
#include "base/parallel.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {

constexpr int64_t kChunk = 32;  // number of channels whose state stays in registers

struct Window {
  const PoolWindow &d, &h, &w;
};

// Calls f(output's first channel, window) for each output pixel of an image.
template <class F>
HWY_INLINE void each_window(const PoolPlan& p, F f) {
  int64_t out = 0;
  for (int64_t od = 0; od < p.d.out; ++od) {
    for (int64_t oh = 0; oh < p.h.out; ++oh) {
      for (int64_t ow = 0; ow < p.w.out; ++ow, out += p.in_c)
        f(out, Window{p.d_windows[od], p.h_windows[oh], p.w_windows[ow]});
    }
  }
}

// Calls f(pixel) for each pixel of a window.
template <class F>
HWY_INLINE void each_pixel(const PoolPlan& p, const Window& w, F f) {
  for (int64_t z = w.d.begin; z < w.d.end; z += w.d.step) {
    for (int64_t y = w.h.begin; y < w.h.end; y += w.h.step) {
      const int64_t row = (z * p.h.in + y) * p.w.in;
      for (int64_t x = w.w.begin; x < w.w.end; x += w.w.step) f(row + x);
    }
  }
}

// Calls f(first channel, count) for chunks of the channels; most counts are the constant kChunk, for which the loops
// unroll.
template <class F>
HWY_INLINE void each_chunk(int64_t channels, F f) {
  int64_t c = 0;
  for (; c + kChunk <= channels; c += kChunk) f(c, std::integral_constant<int64_t, kChunk>());
  if (c < channels) f(c, channels - c);
}

// Reports whether every element of the image lies in exactly one window.
bool is_partition(const PoolPlan& p) {
  auto divides = [](const WindowAxis& a) {
    return a.kernel == a.stride && a.reach() == a.stride && a.pad == 0 && a.out * a.stride == a.in && !a.is_adaptive;
  };
  return divides(p.d) && divides(p.h) && divides(p.w);
}

// Times, about in nanoseconds, of an element of a row of channels that is read alone, and of one that is merged with another.
struct Costs {
  double read, merge;
};

// Returns the slides by which the windows of an image are folded faster than one by one; none where there are none.
Slides slides_of(const PoolPlan& p, bool is_gradient, const Costs& costs) {
  Slides slides(p, is_gradient);
  constexpr double kWindow = 8, kPixel = 2;     // the least costs of a window and of a pixel in it
  const auto reads = [](const WindowAxis& a) {  // at most, and but for windows that reach beyond the image
    return static_cast<double>(a.out) * static_cast<double>(std::min(a.kernel, a.in));
  };
  const double alone =
      static_cast<double>(p.out_pixels()) * kWindow +
      std::max(kPixel, static_cast<double>(p.in_c) * costs.read) * reads(p.d) * reads(p.h) * reads(p.w);
  if (slides.cost() * costs.merge > alone) slides.count = 0;
  return slides;
}

// Calls f(image) over the team.
template <class F>
void each_image(const PoolPlan& p, F f) {
  const int64_t work = std::max<int64_t>(1, p.out_pixels() * p.in_c * p.taps());
  parallel_for(p.batch, std::max<int64_t>(1, 32768 / work), [&](int64_t b, int64_t e) {
    for (int64_t i = b; i < e; ++i) f(i);
  });
}

int64_t in_size(const PoolPlan& p) { return p.in_pixels() * p.in_c; }
int64_t out_size(const PoolPlan& p) { return p.out_pixels() * p.in_c; }

// An element as the type that an image is computed in, and back. The order of uint64 is that of int64 with the first bit turned;
// -infinity, than which no element is larger, becomes the smallest number.
constexpr uint64_t kFirstBit = uint64_t{1} << 63;
template <class A, class T>
A computed(T v) {
  if constexpr (std::is_same_v<T, uint64_t>) return static_cast<A>(v ^ kFirstBit);
  else return static_cast<A>(v);
}
template <class T, class A>
T stored(A v) {
  if constexpr (std::is_same_v<T, uint64_t>) return static_cast<T>(v) ^ kFirstBit;
  else return static_cast<T>(std::max(v, static_cast<A>(lowest<T>())));
}

// An image in the type that is computed in: its own memory, or of another type a copy. put() copies what was written back
// to the image.
template <class T, class A = Compute<T>>
class Image {
 public:
  explicit Image(int64_t n) : n_(n), room_(kIsCopy ? static_cast<size_t>(n) * sizeof(A) : 0) {}
  const A* read(const T* image) const {
    if constexpr (!kIsCopy) {
      return image;
    } else {
      A* copy = room_.template as<A>();
      if constexpr (is_half<T>) to_float(image, copy, n_);
      else std::transform(image, image + n_, copy, computed<A, T>);
      return copy;
    }
  }
  A* place(T* image) const {
    if constexpr (kIsCopy) return room_.template as<A>();
    else return image;
  }
  void put(T* image) const {
    const A* made = room_.template as<A>();
    if constexpr (is_half<T>) from_float(made, image, n_);
    else if constexpr (kIsCopy) std::transform(made, made + n_, image, stored<T, A>);
  }

 private:
  static constexpr bool kIsCopy = !std::is_same_v<T, A>;
  int64_t n_;
  Scratch room_;
};

template <class A>
HWY_NOINLINE void max_pool_image(const PoolPlan& p, const A* in, A* out) {
  each_window(p, [&](int64_t at, const Window& w) {
    each_chunk(p.in_c, [&](int64_t first, auto count) {
      A best[kChunk];
      std::fill(best, best + count, lowest<A>());
      each_pixel(p, w, [&](int64_t pixel) {
        const A* from = in + pixel * p.in_c + first;
        for (int64_t c = 0; c < count; ++c) {
          const A v = from[c];
          best[c] = v > best[c] || is_nan(v) ? v : best[c];
        }
      });
      A* to = out + at + first;
      for (int64_t c = 0; c < count; ++c) to[c] = best[c];
    });
  });
}

template <class T>
int32_t max_pool(KernelCall& call) {
  using A = Compute<T>;
  PoolPlan p(call.params_as<PoolParams>());
  const T* x = call.inputs[0].as<T>();
  T* y = call.outputs[0].as<T>();
  if (call.outputs[0].num_elements == 0) return 0;
  const Slides slides = slides_of(p, false, {1. / 16, sizeof(A) / 32.});
  if (slides.count == 0) p.find_windows();
  each_image(p, [&](int64_t image) {
    const Image<T> in(in_size(p)), out(out_size(p));
    T* to = y + image * out_size(p);
    const A* from = in.read(x + image * in_size(p));
    if (slides.count > 0) slide_image<LargestFold<A>>(slides, from, out.place(to));
    else max_pool_image(p, from, out.place(to));
    out.put(to);
  });
  return 0;
}

// Calls f(output element, its channel, the first of the window's largest elements) for all windows of an image.
template <class A, class F>
void each_first_largest(const PoolPlan& p, const Slides& slides, const A* in, F f) {
  const Scratch room(static_cast<size_t>(in_size(p) + out_size(p)) * sizeof(Placed<A>));
  Placed<A>*const from = room.as<Placed<A>>(), *const to = from + in_size(p);
  for (int64_t pixel = 0, i = 0; pixel < p.in_pixels(); ++pixel) {
    for (int64_t c = 0; c < p.in_c; ++c, ++i) from[i] = {in[i], static_cast<PixelOf<A>>(pixel)};
  }
  slide_image<FirstLargestFold<A>>(slides, from, to);
  for (int64_t pixel = 0, o = 0; pixel < p.out_pixels(); ++pixel) {
    for (int64_t c = 0; c < p.in_c; ++c, ++o) f(o, c, to[o]);
  }
}

// The first of each window's largest elements, and its place in `places`, where the image's own begin at `base`.
template <class A>
HWY_NOINLINE void max_pool_places(const PoolPlan& p, const Slides& slides, const A* in, A* out, int64_t base,
                                  int64_t* places) {
  using N = PixelOf<A>;
  if (slides.count > 0) {
    return each_first_largest(p, slides, in, [=, &p](int64_t o, int64_t c, const Placed<A>& found) {
      out[o] = found.value;
      places[o] = found.pixel < 0 ? -1 : base + found.pixel * p.in_c + c;
    });
  }
  each_window(p, [&](int64_t at, const Window& w) {
    each_chunk(p.in_c, [&](int64_t first, auto count) {
      A best[kChunk];
      N pixels[kChunk];
      std::fill(best, best + count, lowest<A>());
      std::fill(pixels, pixels + count, N(-1));
      each_pixel(p, w, [&](int64_t pixel) {
        const A* from = in + pixel * p.in_c + first;
        for (int64_t c = 0; c < count; ++c) {
          const A v = from[c];
          const bool is_better = (pixels[c] < 0) | (v > best[c]) | (is_nan(v) & !is_nan(best[c]));
          best[c] = is_better ? v : best[c];
          pixels[c] = is_better ? static_cast<N>(pixel) : pixels[c];
        }
      });
      for (int64_t c = 0; c < count; ++c) {
        out[at + first + c] = best[c];
        places[at + first + c] = pixels[c] < 0 ? -1 : base + pixels[c] * p.in_c + first + c;
      }
    });
  });
}

// Integers pass through double, which has them, or int64, so that they need no loops of their own.
template <class T>
using PlacedAs =
    std::conditional_t<!std::is_integral_v<T>, Compute<T>, std::conditional_t<(sizeof(T) < 8), double, int64_t>>;

template <class T>
int32_t max_pool_with_argmax(KernelCall& call) {
  const PoolParams& given = call.params_as<PoolParams>();
  PoolPlan p(given);
  const T* x = call.inputs[0].as<T>();
  T* y = call.outputs[0].as<T>();
  int64_t* places = call.outputs[1].as<int64_t>();
  if (call.outputs[0].num_elements == 0) return 0;
  const Slides slides = slides_of(p, false, {1. / 5, 1. / 2});
  if (slides.count == 0) p.find_windows();
  const int64_t of_own = given.counts_batch ? p.batch : given.nchw ? given.in_c : 1;
  each_image(p, [&](int64_t image) {
    const Image<T, PlacedAs<T>> in(in_size(p)), out(out_size(p));
    T* to = y + image * out_size(p);
    max_pool_places(p, slides, in.read(x + image * in_size(p)), out.place(to), image % of_own * in_size(p),
                    places + image * out_size(p));
    out.put(to);
  });
  return 0;
}

// Calls f(tag, output element, input element, hits) for vectors of each pixel of each window, or for single channels behind the
// last whole vector; a hit is the first of a channel's largest elements.
template <class A, class F>
HWY_INLINE void each_element(const PoolPlan& p, const A* in, const A* out, F f) {
  const auto walk = [&](auto d, auto count, int64_t o, int64_t first, const Window& w) HWY_ATTR {
    constexpr int kCount = decltype(count)::value;
    const auto lanes = static_cast<int64_t>(hn::Lanes(d));
    hn::Vec<decltype(d)> most[kCount];
    hn::Mask<decltype(d)> is_closed[kCount];
    for (int k = 0; k < kCount; ++k) {
      most[k] = hn::LoadU(d, out + o + k * lanes);
      is_closed[k] = hn::Ne(hn::Zero(d), hn::Zero(d));
    }
    each_pixel(p, w, [&](int64_t pixel) HWY_ATTR {
      const int64_t i = pixel * p.in_c + first;
#pragma GCC unroll 4
      for (int k = 0; k < kCount; ++k) {
        const auto v = hn::LoadU(d, in + i + k * lanes);
        const auto hits = hn::AndNot(is_closed[k], hn::Or(hn::Eq(v, most[k]), hn::IsNaN(v)));
        is_closed[k] = hn::Or(is_closed[k], hits);
        f(d, o + k * lanes, i + k * lanes, hits);
      }
    });
  };
  const hn::ScalableTag<A> d;
  constexpr int kTogether = 4;
  const auto lanes = static_cast<int64_t>(hn::Lanes(d));
  each_window(p, [&](int64_t at, const Window& w) HWY_ATTR {
    int64_t c = 0;
    for (; c + kTogether * lanes <= p.in_c; c += kTogether * lanes)
      walk(d, std::integral_constant<int, kTogether>(), at + c, c, w);
    for (; c + lanes <= p.in_c; c += lanes) walk(d, std::integral_constant<int, 1>(), at + c, c, w);
    for (; c < p.in_c; ++c) walk(hn::CappedTag<A, 1>(), std::integral_constant<int, 1>(), at + c, c, w);
  });
}

// The loops over an image that the gradients of max pooling use.
enum class PoolGrad {
  add,        // dx += dy at the largest element of each window
  partition,  // dx = dy at these elements and 0 elsewhere, for windows that are a partition of the image
  pick,       // the gradient of the gradient: takes ddx at these elements
};

template <class A>
HWY_NOINLINE void max_pool_grad_image(const PoolPlan& p, const Slides& slides, PoolGrad kind, const A* g, const A* in,
                                      const A* out, A* to) {
  if (slides.count > 0) {
    return each_first_largest(p, slides, in, [=, &p](int64_t o, int64_t c, const Placed<A>& found) {
      if (found.pixel < 0 || !(found.value == out[o] || is_nan(found.value))) return;
      const int64_t i = found.pixel * p.in_c + c;
      if (kind == PoolGrad::pick) to[o] = g[i];
      else to[i] += g[o];
    });
  }
  const auto load = [](auto d, const A* from) HWY_ATTR { return hn::LoadU(d, from); };
  switch (kind) {
    case PoolGrad::add:
      return each_element(p, in, out, [=](auto d, int64_t o, int64_t i, auto hits) HWY_ATTR {
        const auto before = load(d, to + i);
        hn::StoreU(hn::IfThenElse(hits, hn::Add(before, load(d, g + o)), before), d, to + i);
      });
    case PoolGrad::partition:
      return each_element(p, in, out, [=](auto d, int64_t o, int64_t i, auto hits) HWY_ATTR {
        hn::StoreU(hn::IfThenElseZero(hits, load(d, g + o)), d, to + i);
      });
    case PoolGrad::pick:
      return each_element(p, in, out, [=](auto d, int64_t o, int64_t i, auto hits) HWY_ATTR {
        hn::StoreU(hn::IfThenElse(hits, load(d, g + i), load(d, to + o)), d, to + o);
      });
  }
}

template <class T, bool kSecond>
int32_t max_pool_grad(KernelCall& call) {
  using A = Compute<T>;
  PoolPlan p(call.params_as<PoolParams>());
  const T *g = call.inputs[0].as<T>(), *x = call.inputs[1].as<T>(), *y = call.inputs[2].as<T>();
  T* result = call.outputs[0].as<T>();
  if (call.outputs[0].num_elements == 0) return 0;
  const Slides slides = slides_of(p, false, {1. / 2, 1. / 2});
  if (slides.count == 0) p.find_windows();
  const PoolGrad kind = kSecond                                ? PoolGrad::pick
                        : is_partition(p) && slides.count == 0 ? PoolGrad::partition
                                                               : PoolGrad::add;
  const int64_t given = kSecond ? in_size(p) : out_size(p), made = kSecond ? out_size(p) : in_size(p);
  each_image(p, [&](int64_t image) {
    const Image<T> from(given), in(in_size(p)), out(out_size(p)), to(made);
    T* place = result + image * made;
    A* sums = to.place(place);
    if (kind != PoolGrad::partition) std::fill(sums, sums + made, A(0));
    max_pool_grad_image(p, slides, kind, from.read(g + image * given), in.read(x + image * in_size(p)),
                        out.read(y + image * out_size(p)), sums);
    to.put(place);
  });
  return 0;
}

template <class A>
HWY_INLINE A share(const PoolPlan& p, const Window& w) {
  return share_of<A>(p.divisor, w.d.counted, w.h.counted, w.w.counted);
}

// Writes what each window has, times its share.
template <class A>
void scale(const PoolPlan& p, const A* from, A* to) {
  if (p.divisor != 0) {
    const A part = share_of<A>(p.divisor, 1, 1, 1);
    if (part == 1 && from == to) return;
    for (int64_t i = 0; i < out_size(p); ++i) to[i] = from[i] * part;
    return;
  }
  each_window(p, [&](int64_t at, const Window& w) {
    const A part = share<A>(p, w);
    for (int64_t c = 0; c < p.in_c; ++c) to[at + c] = from[at + c] * part;
  });
}

constexpr int64_t kBlock = kFewAdditions / 2,
                  kLongWindow = 128;  // pixels that are added up one after the other, at most

// Adds up the pixels of a window: in blocks, whose sums meet in a tree, so that few roundings lie between an element and the sum.
template <class A>
HWY_NOINLINE void sum_in_tree(const PoolPlan& p, const Window& w, const A* in, A* sum) {
  using Wide = typename WideAccumulator<A>::type;
  const int64_t n = p.in_c;
  int64_t levels = 2;
  for (int64_t blocks = p.most_reads / kBlock; blocks > 0; blocks /= 2) ++levels;
  const Scratch room(static_cast<size_t>(levels * n) * sizeof(Wide));
  Wide *const total = room.as<Wide>(), *const sums = total + n;  // level i: of 2^i blocks
  const auto add = [=](Wide* to, const auto* from) {
    for (int64_t c = 0; c < n; ++c) to[c] += from[c];
  };
  std::fill_n(sum, n, A(0));
  int64_t count = 0;
  each_pixel(p, w, [&](int64_t pixel) {
    const A* from = in + pixel * n;
    for (int64_t c = 0; c < n; ++c) sum[c] += from[c];
    if (++count % kBlock != 0) return;
    std::copy_n(sum, n, total);
    std::fill_n(sum, n, A(0));
    Wide* level = sums;
    for (int64_t before = count / kBlock - 1; before % 2 == 1; before /= 2, level += n) add(total, level);
    std::copy_n(total, n, level);
  });
  std::copy_n(sum, n, total);
  const Wide* level = sums;
  for (int64_t blocks = count / kBlock; blocks > 0; blocks /= 2, level += n) {
    if (blocks % 2 == 1) add(total, level);
  }
  for (int64_t c = 0; c < n; ++c) sum[c] = static_cast<A>(total[c]);
}

template <class A>
HWY_NOINLINE void avg_pool_image(const PoolPlan& p, const Slides& slides, const A* __restrict in, A* __restrict out) {
  if (slides.count > 0) {
    slide_image<SumFold<A>>(slides, in, out);
    return scale(p, out, out);
  }
  if (p.most_reads > kLongWindow) {
    each_window(p, [&](int64_t at, const Window& w) { sum_in_tree(p, w, in, out + at); });
    return scale(p, out, out);
  }
  each_window(p, [&](int64_t at, const Window& w) {
    const A scale = share<A>(p, w);
    A* sum = out + at;
    std::fill(sum, sum + p.in_c, A(0));
    each_pixel(p, w, [&](int64_t pixel) {
      const A* from = in + pixel * p.in_c;
      for (int64_t c = 0; c < p.in_c; ++c) sum[c] += from[c];
    });
    for (int64_t c = 0; c < p.in_c; ++c) sum[c] *= scale;
  });
}
template <class A>
HWY_NOINLINE void avg_pool_grad_image(const PoolPlan& p, const Slides& slides, const A* __restrict g,
                                      A* __restrict out) {
  if (slides.count > 0) {
    const Scratch scaled(static_cast<size_t>(out_size(p)) * sizeof(A));
    scale(p, g, scaled.as<A>());
    return slide_image<SumFold<A>>(slides, scaled.as<A>(), out);
  }
  std::fill(out, out + in_size(p), A(0));
  each_window(p, [&](int64_t at, const Window& w) {
    const A scale = share<A>(p, w);
    const A* dy = g + at;
    each_pixel(p, w, [&](int64_t pixel) {
      A* to = out + pixel * p.in_c;
      for (int64_t c = 0; c < p.in_c; ++c) to[c] += dy[c] * scale;
    });
  });
}

template <class T, bool kGradient>
int32_t avg_pool(KernelCall& call) {
  PoolPlan p(call.params_as<PoolParams>());
  const T* x = call.inputs[0].as<T>();
  T* y = call.outputs[0].as<T>();
  if (call.outputs[0].num_elements == 0) return 0;
  const int64_t given = kGradient ? out_size(p) : in_size(p), made = kGradient ? in_size(p) : out_size(p);
  const Slides slides = slides_of(p, kGradient, {1. / 16, 1. / 8});
  p.find_windows();
  each_image(p, [&](int64_t image) {
    const Image<T> in(given), out(made);
    T* to = y + image * made;
    if constexpr (kGradient) avg_pool_grad_image(p, slides, in.read(x + image * given), out.place(to));
    else avg_pool_image(p, slides, in.read(x + image * given), out.place(to));
    out.put(to);
  });
  return 0;
}

template <class... T>
void add_max_pool(KernelTable& t, Types<T...>) {
  for (const char* name : kMaxPools) (t.add(name, dtype_of<T>, max_pool<T>), ...);
  (t.add("max_pool_with_argmax", dtype_of<T>, max_pool_with_argmax<T>), ...);
}
template <class... T>
void add_float_pools(KernelTable& t, Types<T...>) {
  for (const char* name : kMaxPoolGradients) (t.add(name, dtype_of<T>, max_pool_grad<T, false>), ...);
  for (const char* name : kMaxPoolSecondGradients) (t.add(name, dtype_of<T>, max_pool_grad<T, true>), ...);
  for (const char* name : kAvgPools) (t.add(name, dtype_of<T>, avg_pool<T, false>), ...);
  for (const char* name : kAvgPoolGradients) (t.add(name, dtype_of<T>, avg_pool<T, true>), ...);
}

void RegisterPooling(KernelTable& t) {
  add_max_pool(t, Real{});
  add_float_pools(t, Floats{});
}

}  // namespace
}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {
HWY_EXPORT(RegisterPooling);
void register_pooling(KernelTable& table) { HWY_DYNAMIC_DISPATCH(RegisterPooling)(table); }
}  // namespace eager::cpu
#endif
