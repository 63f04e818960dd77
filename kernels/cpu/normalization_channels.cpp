// batch_norm, group_norm and their gradients. kernels/common/normalization.h says what a cell and a chunk are.
//
// Each chunk gives two sums for each of its channels, a cell adds up those of its chunks in float64, and then each element is
// computed from a few factors of its channel.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/normalization_channels.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>
#include <cmath>

#include "kernels/common/normalization.h"
#include "kernels/cpu/normalization.h"
#include "kernels/cpu/numbers.h"
#include "kernels/cpu/reduction_fold-inl.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {  // other families use the same names

namespace hn = hwy::HWY_NAMESPACE;

// Adds up f's two vectors: for each column of a chunk of rows, or over the whole chunk. f(at, left, channel) gives those of
// the elements from `at` on, of which `left` are left; the lanes beyond are 0.
template <bool kLast, class A, class F>
HWY_INLINE void sum_twice(const Chunk& c, double* first, double* second, F f) {
  using M = SumOf<A>;
  const hn::ScalableTag<A> d;
  const int64_t w = static_cast<int64_t>(hn::Lanes(d));
  if constexpr (kLast) {
    for (int64_t j = 0; j < c.width; j += w) {
      auto a = hn::Zero(d), b = hn::Zero(d);
      for (int64_t r = 0; r < c.rows; ++r) f(r * c.width + j, c.width - j, j, a, b);
      double totals[2][hn::MaxLanes(d)] = {};
      take_in<M>(d, a, totals[0]);
      take_in<M>(d, b, totals[1]);
      const int64_t count = std::min(w, c.width - j);
      std::copy(totals[0], totals[0] + count, first + j);
      std::copy(totals[1], totals[1] + count, second + j);
    }
  } else {
    RowAccs<M, decltype(d)> accs[2];
    for (int64_t i = 0; i < c.width;) {
      auto a = hn::Zero(d), b = hn::Zero(d);
      for (const int64_t end = std::min(c.width, i + 16 * w); i < end; i += w) f(i, c.width - i, 0, a, b);
      accs[0].take(d, a);
      accs[1].take(d, b);
    }
    *first = *second = 0;
    accs[0].put(first);
    accs[1].put(second);
  }
}

// Loads the factors of the channels from `channel` on, or one channel's in all lanes.
template <bool kLast, class D, class A>
HWY_INLINE hn::Vec<D> load_factor(D d, const A* factors, int64_t channel, int64_t left) {
  if constexpr (kLast) return load_part(d, factors + channel, left, A(0));
  else return hn::Set(d, factors[channel]);
}

// Writes the sums of x - shift and its square, where the shift is the mean of each of the chunk's channels but for
// rounding; `shift` gets it. It is found by the distances from the channel's first element, so that equal elements have none.
template <bool kLast, class A>
HWY_NOINLINE void chunk_moments(const A* x, const Chunk& c, A* shift, double* first, double* second) {
  const hn::ScalableTag<A> d;
  const auto distance = [=](int64_t at, int64_t left, int64_t k) HWY_ATTR {
    const A others = kLast || left >= static_cast<int64_t>(hn::Lanes(d)) ? A(0) : *shift;
    return hn::Sub(load_part(d, x + at, left, others), load_factor<kLast>(d, shift, k, left));
  };
  const int64_t channels = kLast ? c.width : 1, count = kLast ? c.rows : c.width;
  std::copy_n(x, channels, shift);
  sum_twice<kLast, A>(c, first, second, [=](int64_t at, int64_t left, int64_t k, auto& a, auto&) HWY_ATTR {
    a = hn::Add(a, distance(at, left, k));
  });
  for (int64_t k = 0; k < channels; ++k) {
    shift[k] = static_cast<A>(static_cast<double>(shift[k]) + first[k] / static_cast<double>(count));
  }
  sum_twice<kLast, A>(c, first, second, [=](int64_t at, int64_t left, int64_t k, auto& a, auto& b) HWY_ATTR {
    const auto v = distance(at, left, k);
    a = hn::Add(a, v);
    b = hn::MulAdd(v, v, b);
  });
}

// Writes the sums of dy and of dy (x - mean).
template <bool kLast, class A>
HWY_NOINLINE void chunk_products(const A* dy, const A* x, const Chunk& c, const A* mean, double* first,
                                 double* second) {
  const hn::ScalableTag<A> d;
  sum_twice<kLast, A>(c, first, second, [=](int64_t at, int64_t left, int64_t k, auto& a, auto& b) HWY_ATTR {
    const auto v = load_part(d, dy + at, left, A(0));
    const auto s = load_factor<kLast>(d, mean, k, left);
    a = hn::Add(a, v);
    b = hn::MulAdd(v, hn::Sub(load_part(d, x + at, left, A(0)), s), b);
  });
}

// Calls f(at, left, channel) for the vectors of a chunk.
template <bool kLast, class A, class F>
HWY_INLINE void each_vector(const Chunk& c, F f) {
  const int64_t w = static_cast<int64_t>(hn::Lanes(hn::ScalableTag<A>()));
  for (int64_t r = 0; r < c.rows; ++r) {
    for (int64_t j = 0; j < c.width; j += w) f(r * c.width + j, c.width - j, kLast ? j : 0);
  }
}

// Writes (x - mean) factor + offset, each of the last three a channel's.
template <bool kLast, class A>
HWY_NOINLINE void normalize_chunk(const A* x, const Chunk& c, const A* mean, const A* factor, const A* offset, A* y) {
  const hn::ScalableTag<A> d;
  each_vector<kLast, A>(c, [=](int64_t at, int64_t left, int64_t k) HWY_ATTR {
    const auto v = hn::Sub(load_part(d, x + at, left, A(0)), load_factor<kLast>(d, mean, k, left));
    const auto to = hn::MulAdd(v, load_factor<kLast>(d, factor, k, left), load_factor<kLast>(d, offset, k, left));
    store_part(d, to, y + at, left);
  });
}

// Writes dy factor - (x - mean) slope - shift.
template <bool kLast, class A>
HWY_NOINLINE void gradient_chunk(const A* dy, const A* x, const Chunk& c, const A* mean, const A* factor,
                                 const A* slope, const A* shift, A* dx) {
  const hn::ScalableTag<A> d;
  each_vector<kLast, A>(c, [=](int64_t at, int64_t left, int64_t k) HWY_ATTR {
    const auto v = hn::Sub(load_part(d, x + at, left, A(0)), load_factor<kLast>(d, mean, k, left));
    const auto g = hn::MulSub(load_part(d, dy + at, left, A(0)), load_factor<kLast>(d, factor, k, left),
                              load_factor<kLast>(d, shift, k, left));
    store_part(d, hn::NegMulAdd(v, load_factor<kLast>(d, slope, k, left), g), dx + at, left);
  });
}

template <class A>
ChannelLoops<A> loops() {
  return {{chunk_moments<false, A>, chunk_moments<true, A>},
          {chunk_products<false, A>, chunk_products<true, A>},
          {normalize_chunk<false, A>, normalize_chunk<true, A>},
          {gradient_chunk<false, A>, gradient_chunk<true, A>}};
}
ChannelLoops<float> FloatChannels() { return loops<float>(); }
ChannelLoops<double> DoubleChannels() { return loops<double>(); }

}  // namespace
}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {

HWY_EXPORT(FloatChannels);
HWY_EXPORT(DoubleChannels);

namespace {

constexpr int64_t kChunk = 8192;    // most elements of a chunk of several rows, which stay in the cache
constexpr int64_t kMostRows = 256;  // most elements that are summed as float before their sum is taken on as float64

template <class A>
ChannelLoops<A> channel_loops() {
  if constexpr (std::is_same_v<A, float>) return HWY_DYNAMIC_DISPATCH(FloatChannels)();
  else return HWY_DYNAMIC_DISPATCH(DoubleChannels)();
}

struct Chunks {
  const ChannelNormParams& p;
  const int64_t rows;       // of a chunk
  const int64_t per_image;  // how many add up to a channel's sum

  explicit Chunks(const ChannelNormParams& params)
      : p(params), rows(p.is_last ? std::clamp<int64_t>(kChunk / std::max<int64_t>(1, p.channels), 1, kMostRows) : 1),
        per_image(p.is_last ? (p.inner + rows - 1) / rows : 1) {}
  int64_t count() const { return p.is_last ? p.images * per_image : p.images * p.channels; }
  int64_t elements() const { return p.is_last ? rows * p.channels : p.inner; }  // the most of a chunk
  int64_t num_sums() const { return p.images * per_image * p.channels; }        // [images, per_image, channels]
  Chunk at(int64_t i) const {
    if (!p.is_last) return {i / p.channels, i * p.inner, 1, p.inner, i % p.channels, i};
    const int64_t image = i / per_image, row = i % per_image * rows;
    return {image, (image * p.inner + row) * p.channels, std::min(rows, p.inner - row), p.channels, 0, i * p.channels};
  }
  // Returns how many elements the k-th sums of an image's channels took in.
  int64_t elements_of_sum(int64_t k) const { return p.is_last ? std::min(rows, p.inner - k * rows) : p.inner; }
};

// Calls f(chunk, room) for each chunk. room: kRooms buffers of the most elements of a chunk, one behind the other.
template <int kRooms, class A, class F>
void each_chunk(const Chunks& chunks, F f) {
  const int64_t most = chunks.elements();
  parallel_for(chunks.count(), row_grain(most), [&](int64_t begin, int64_t end) {
    const Room<(kRooms > 0)> room(kRooms * most * int64_t{sizeof(A)});
    for (int64_t i = begin; i < end; ++i) f(chunks.at(i), room.template as<A>());
  });
}

// Reads a chunk as A: its elements, or `room` with halves converted.
template <class T>
const Compute<T>* read_chunk(const T* x, const Chunk& c, Compute<T>* room) {
  if constexpr (kIsHalf<T>) return widen(x + c.first, room, c.rows * c.width), room;
  else return x + c.first;
}

// --- cells ---

// The sums of a call's chunks.
struct Sums {
  Scratch room;
  double *first, *second;  // [images, per_image, channels]
  explicit Sums(const Chunks& chunks)
      : room(static_cast<size_t>(2 * chunks.num_sums()) * sizeof(double)), first(room.as<double>()),
        second(first + chunks.num_sums()) {}
};

// Calls f(cell, first, channel) for cells that follow each other, with the numbers of the first of a cell's sums and channels.
template <class F>
void each_cell(const Chunks& chunks, int64_t begin, int64_t end, F f) {
  if (begin == end) return;
  const ChannelNormParams& p = chunks.p;
  const int64_t per_group = p.per_group(), per_image = p.joins_images ? 0 : chunks.per_image * p.channels;
  int64_t image = begin / p.groups, channel = (begin - image * p.groups) * per_group;
  for (int64_t cell = begin; cell < end; ++cell) {
    f(cell, image * per_image + channel, channel);
    channel += per_group;
    if (channel == p.channels) channel = 0, ++image;
  }
}

// Calls f(i, count, c) for the sums of a cell: the i-th, into which `count` elements went, of the cell's c-th channel.
template <class F>
void each_sum(const Chunks& chunks, int64_t first, int64_t per_group, F f) {
  const int64_t channels = chunks.p.channels, per_image = chunks.per_image;
  for (int64_t n = chunks.p.joins_images ? chunks.p.images : 1; n > 0; --n) {
    for (int64_t k = 0; k < per_image; ++k, first += channels) {
      const double count = static_cast<double>(chunks.elements_of_sum(k));
      for (int64_t c = 0; c < per_group; ++c) f(first + c, count, c);
    }
  }
}

// Computes each cell's mean and variance, as f(cell, mean, variance). Sums of a chunk about its own mean are moved to the
// cell's.
template <class T, class F>
void each_moments(const Chunks& chunks, const T* x, F f) {
  using A = Compute<T>;
  const ChannelNormParams& p = chunks.p;
  if (p.elements() == 0) {  // in any number of chunks
    for (int64_t cell = 0; cell < p.cells(); ++cell) f(cell, NAN, NAN);
    return;
  }
  const Sums sums(chunks);
  const Scratch shifts(static_cast<size_t>(chunks.num_sums()) * sizeof(A));
  const auto loop = channel_loops<A>().moments[p.is_last];
  each_chunk<kIsHalf<T>, A>(chunks, [&](const Chunk& c, A* room) {
    loop(read_chunk(x, c, room), c, shifts.as<A>() + c.sums, sums.first + c.sums, sums.second + c.sums);
  });
  const double size = static_cast<double>(p.cell_size());
  const int64_t cells = p.cells(), per_group = p.per_group();
  parallel_for(cells, row_grain(chunks.num_sums() / std::max<int64_t>(1, cells)), [&](int64_t begin, int64_t end) {
    const A* const shift = shifts.as<A>();
    const double *const firsts = sums.first, *const seconds = sums.second;
    each_cell(chunks, begin, end, [&, firsts, seconds, shift](int64_t cell, int64_t first, int64_t) {
      const double near = static_cast<double>(shift[first]);  // the mean, where all shifts are
      double total = 0, squares = 0;
      each_sum(chunks, first, per_group, [&total, near, firsts, shift](int64_t i, double count, int64_t) {
        total += firsts[i] + (static_cast<double>(shift[i]) - near) * count;
      });
      const double mean = near + total / size;
      each_sum(chunks, first, per_group, [&squares, mean, firsts, seconds, shift](int64_t i, double count, int64_t) {
        const double apart = static_cast<double>(shift[i]) - mean;
        squares += seconds[i] + apart * (2 * firsts[i] + count * apart);
      });
      f(cell, mean, squares / size);
    });
  });
}

// Factors of the channels, [images, channels], or [channels] where all images are one cell.
template <class A, int kCount>
struct Factors {
  const ChannelNormParams& p;
  const int64_t size;
  const Scratch room;
  explicit Factors(const ChannelNormParams& params)
      : p(params), size((p.joins_images ? 1 : p.images) * p.channels),
        room(static_cast<size_t>(kCount * size) * sizeof(A)) {}
  A* at(int which) const { return room.template as<A>() + which * size; }
  // Returns a chunk's factors.
  const A* of(const Chunk& c, int which) const {
    return at(which) + (p.joins_images ? 0 : c.image * p.channels) + c.channel;
  }
  // Calls f(i, cell, channel) for each channel of each cell.
  template <class F>
  void each(F f) const {
    const int64_t per_group = p.per_group();
    for (int64_t i = 0, cell = 0, channel = 0; i < size; ++cell) {
      for (const int64_t end = i + per_group; i < end; ++i, ++channel) f(i, cell, channel);
      if (channel == p.channels) channel = 0;
    }
  }
};

// Writes y from the means and the inverse deviations of the cells.
template <class T>
void normalize(const Chunks& chunks, const KernelCall& call, const Compute<T>* means, const Compute<T>* inverses) {
  using A = Compute<T>;
  const ChannelNormParams& p = chunks.p;
  if (p.elements() == 0) return;
  const GivenParameter<T> scale(optional_input(call, 1), p.channels), offset(optional_input(call, 2), p.channels);
  const Factors<A, 3> factors(p);
  factors.each([=, mean = factors.at(0), factor = factors.at(1), shift = factors.at(2), scales = scale.data(),
                offsets = offset.data()](int64_t i, int64_t cell, int64_t channel) {
    mean[i] = means[cell];
    factor[i] = scales ? inverses[cell] * scales[channel] : inverses[cell];
    shift[i] = offsets ? offsets[channel] : A(0);
  });
  const T* x = call.inputs[0].as<T>();
  T* y = call.outputs[0].as<T>();
  const auto loop = channel_loops<A>().normalize[p.is_last];
  each_chunk<kIsHalf<T>, A>(chunks, [&](const Chunk& c, A* room) {
    A* to = room;
    if constexpr (!kIsHalf<T>) to = y + c.first;
    loop(read_chunk(x, c, room), c, factors.of(c, 0), factors.of(c, 1), factors.of(c, 2), to);
    if constexpr (kIsHalf<T>) narrow(to, y + c.first, c.rows * c.width);
  });
}

template <class T>
int32_t batch_norm(KernelCall& call) {
  using A = Compute<T>;
  const ChannelNormParams& p = call.params_as<ChannelNormParams>();
  const Chunks chunks(p);
  T *batch_mean = call.outputs[1].as<T>(), *batch_variance = call.outputs[2].as<T>();
  A *centers = call.outputs[3].as<A>(), *inverses = call.outputs[4].as<A>();
  auto put = [&](int64_t c, double mean, double variance) {
    batch_mean[c] = static_cast<T>(centers[c] = static_cast<A>(mean));
    batch_variance[c] = static_cast<T>(static_cast<A>(variance));
    inverses[c] = static_cast<A>(1 / std::sqrt(variance + p.epsilon));
  };
  if (p.has_moments) {
    const Parameter<T> means(call.inputs[3], p.channels, A(0)), variances(call.inputs[4], p.channels, A(1));
    for (int64_t c = 0; c < p.channels; ++c) {
      put(c, static_cast<double>(means.data()[c]), static_cast<double>(variances.data()[c]));
    }
  } else {
    each_moments(chunks, call.inputs[0].as<T>(), put);
  }
  normalize<T>(chunks, call, centers, inverses);
  return 0;
}

template <class T>
int32_t group_norm(KernelCall& call) {
  using A = Compute<T>;
  const ChannelNormParams& p = call.params_as<ChannelNormParams>();
  const Chunks chunks(p);
  A *means = call.outputs[1].as<A>(), *inverses = call.outputs[2].as<A>();
  each_moments(chunks, call.inputs[0].as<T>(), [&](int64_t cell, double mean, double variance) {
    means[cell] = static_cast<A>(mean);
    inverses[cell] = static_cast<A>(1 / std::sqrt(variance + p.epsilon));
  });
  normalize<T>(chunks, call, means, inverses);
  return 0;
}

template <class T>
int32_t group_mean(KernelCall& call) {
  const ChannelNormParams& p = call.params_as<ChannelNormParams>();
  if (p.elements() == 0) return 0;
  const Chunks chunks(p);
  const Scratch means(static_cast<size_t>(p.cells()) * sizeof(T));
  each_moments(chunks, call.inputs[0].as<T>(), [&](int64_t cell, double mean, double) {
    means.as<T>()[cell] = static_cast<T>(static_cast<Compute<T>>(mean));
  });
  T* y = call.outputs[0].as<T>();
  each_chunk<0, T>(chunks, [&](const Chunk& c, T*) {
    for (int64_t i = 0; i < c.rows * c.width; ++i) {
      const int64_t channel = c.channel + (p.is_last ? i % p.channels : 0);
      y[c.first + i] = means.as<T>()[c.image * p.groups + channel / p.per_group()];
    }
  });
  return 0;
}

// batch_norm_grad and group_norm_grad.
template <class T>
int32_t channel_norm_grad(KernelCall& call) {
  using A = Compute<T>;
  const ChannelNormParams& p = call.params_as<ChannelNormParams>();
  if (p.elements() == 0) {
    for (int i : {1, 2}) std::fill_n(call.outputs[i].as<T>(), p.channels, T(0));
    return 0;
  }
  const Chunks chunks(p);
  const T *dy = call.inputs[0].as<T>(), *x = call.inputs[1].as<T>();
  const A *means = call.inputs[3].as<A>(), *inverses = call.inputs[4].as<A>();
  const Parameter<T> scales(call.inputs[2], p.channels, A(1));
  const A* scale = scales.data();
  const Factors<A, 4> factors(p);
  factors.each([&](int64_t i, int64_t cell, int64_t channel) {
    factors.at(0)[i] = means[cell];
    factors.at(1)[i] = inverses[cell] * scale[channel];
  });
  const Sums sums(chunks);
  const int64_t elements = chunks.elements();
  const ChannelLoops<A> loops = channel_loops<A>();
  each_chunk<2 * kIsHalf<T>, A>(chunks, [&](const Chunk& c, A* room) {
    loops.products[p.is_last](read_chunk(dy, c, room), read_chunk(x, c, room + elements), c, factors.of(c, 0),
                              sums.first + c.sums, sums.second + c.sums);
  });
  const Scratch totals(static_cast<size_t>(2 * p.channels) * sizeof(double));
  double *of_scale = totals.as<double>(), *of_offset = of_scale + p.channels;
  std::fill_n(of_scale, 2 * p.channels, 0.0);
  const double size = static_cast<double>(p.cell_size());
  const int64_t per_group = p.per_group();
  each_cell(chunks, 0, p.cells(), [&](int64_t cell, int64_t first, int64_t channel) {
    const double inverse = static_cast<double>(inverses[cell]);
    double sum = 0, products = 0;  // of g = dy scale, and of g times the normal
    each_sum(chunks, first, per_group, [&](int64_t i, double, int64_t k) {
      const int64_t c = channel + k;
      of_scale[c] += sums.second[i] * inverse;
      of_offset[c] += sums.first[i];
      sum += sums.first[i] * static_cast<double>(scale[c]);
      products += sums.second[i] * inverse * static_cast<double>(scale[c]);
    });
    for (int64_t k = 0; k < per_group; ++k) {
      factors.at(2)[cell * per_group + k] = static_cast<A>(inverse * inverse * (products / size));
      factors.at(3)[cell * per_group + k] = static_cast<A>(inverse * (sum / size));
    }
  });
  for (int64_t c = 0; c < p.channels; ++c) {
    call.outputs[1].as<T>()[c] = static_cast<T>(static_cast<A>(of_scale[c]));
    call.outputs[2].as<T>()[c] = static_cast<T>(static_cast<A>(of_offset[c]));
  }
  T* dx = call.outputs[0].as<T>();
  each_chunk<2 * kIsHalf<T>, A>(chunks, [&](const Chunk& c, A* room) {
    const A *g = read_chunk(dy, c, room), *from = read_chunk(x, c, room + elements);
    A* to = room;
    if constexpr (!kIsHalf<T>) to = dx + c.first;
    loops.gradient[p.is_last](g, from, c, factors.of(c, 0), factors.of(c, 1), factors.of(c, 2), factors.of(c, 3), to);
    if constexpr (kIsHalf<T>) narrow(to, dx + c.first, c.rows * c.width);
  });
  return 0;
}

template <class... T>
void add_channels(KernelTable& t, Types<T...>) {
  (t.add("batch_norm", dtype_of<T>, batch_norm<T>), ...);
  (t.add("batch_norm_grad", dtype_of<T>, channel_norm_grad<T>), ...);
  (t.add("group_norm", dtype_of<T>, group_norm<T>), ...);
  (t.add("group_norm_grad", dtype_of<T>, channel_norm_grad<T>), ...);
  (t.add("group_mean", dtype_of<T>, group_mean<T>), ...);
}

}  // namespace

void register_channel_norms(KernelTable& table) { add_channels(table, Floats{}); }

}  // namespace eager::cpu
#endif
