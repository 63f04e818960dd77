// batch_norm, group_norm and their gradients. kernels/common/normalization.h says what a cell and a chunk are.
//
// A block sums a chunk: one channel of an image, or some rows of a tile of channels where the channels are last. Then a block adds
// up the sums of a cell, and at last each element is computed by itself.
#include <algorithm>
#include <limits>

#include "kernels/common/normalization.h"
#include "kernels/cuda/elementwise.h"
#include "kernels/cuda/group.h"
#include "kernels/cuda/normalization.h"

namespace eager::cuda {

namespace {

constexpr int kMostTile = 32;   // channels of a block where they are last
constexpr int64_t kRows = 256;  // rows of a chunk

// Returns how many threads sum n elements.
int threads_for(int64_t n) {
  return static_cast<int>(std::clamp<int64_t>(power_of_2_above((n + 3) / 4), kWarp, kThreads));
}

struct Task {
  ChannelNormParams p;
  int64_t per_image;  // chunks that add up to a channel's sum
  int tile;           // channels of a block
  int64_t tiles;

  explicit Task(const ChannelNormParams& params)
      : p(params), per_image(p.is_last ? blocks_for(p.inner, kRows) : 1),
        tile(p.is_last ? static_cast<int>(std::min<int64_t>(kMostTile, power_of_2_above(p.channels))) : 1),
        tiles(blocks_for(p.channels, tile)) {}
  int64_t num_sums() const { return p.images * per_image * p.channels; }  // [images, per_image, channels]
  EAGER_HD int64_t blocks() const { return p.images * per_image * tiles; }
  int threads() const {
    return p.is_last ? tile * static_cast<int>(std::min<int64_t>(kThreads / tile, p.inner)) : threads_for(p.inner);
  }
  // Returns how many threads add up the sums of a cell.
  int threads_of_cell() const { return threads_for(cells() > 0 ? num_sums() / cells() : 0); }
  EAGER_HD int64_t cells() const { return p.cells(); }

  __device__ int64_t elements_of_sum(int64_t k) const {
    if (!p.is_last) return p.inner;
    return p.inner - k * kRows < kRows ? p.inner - k * kRows : kRows;
  }
  // Returns the first of a cell's sums.
  __device__ int64_t first_sum(int64_t cell) const {
    const int64_t image = p.joins_images ? 0 : cell / p.groups;
    return image * per_image * p.channels + cell % p.groups * (p.channels / p.groups);
  }
  // Calls f(i, k, channel) for this thread's part of a cell's sums: the i-th, which is the k-th of its image's channel.
  template <class F>
  __device__ void each_sum(int64_t cell, F f) const {
    const int64_t size = p.channels / p.groups, group = cell % p.groups, image = cell / p.groups;
    const int64_t begin = p.joins_images ? 0 : image, images = p.joins_images ? p.images : 1;
    for (int64_t j = threadIdx.x; j < images * per_image * size; j += blockDim.x) {
      const int64_t row = j / size, c = group * size + j % size;
      f((begin * per_image + row) * p.channels + c, row % per_image, c);
    }
  }
  __device__ int64_t channel(int64_t i) const { return (p.is_last ? i : i / p.inner) % p.channels; }
  __device__ int64_t cell(int64_t i, int64_t channel) const {
    const int64_t image = p.joins_images ? 0 : i / (p.inner * p.channels);
    return image * p.groups + channel / (p.channels / p.groups);
  }
};

// The elements of this thread's channel in a block.
template <class T>
struct Part {
  using A = Compute<T>;
  bool is_last;
  int64_t sum, channel, image, first, stride, count;
  int tile, column, start, step;

  __device__ Part(const Task& t, int64_t block) : is_last(t.p.is_last) {
    const int64_t chunk = block / t.tiles;
    const int thread = static_cast<int>(threadIdx.x);
    column = is_last ? thread % t.tile : 0;
    image = chunk / t.per_image;
    const int64_t k = chunk % t.per_image;
    channel = block % t.tiles * t.tile + column;
    count = channel < t.p.channels ? t.elements_of_sum(k) : 0;
    first = is_last ? (image * t.p.inner + k * kRows) * t.p.channels + channel
                    : (image * t.p.channels + channel) * t.p.inner;
    stride = is_last ? t.p.channels : 1;
    tile = t.tile;
    start = thread / tile;
    step = static_cast<int>(blockDim.x) / tile;
    sum = chunk * t.p.channels + channel;
  }
  __device__ bool writes() const { return start == 0 && count > 0; }
  // Returns the sum of f(place of an element) over the chunk, for each channel.
  template <class F>
  __device__ A add_up(F f) const {
    A total = 0;
    for (int64_t j = start; j < count; j += step) total += f(first + j * stride);
    if (!is_last) return combine<Sum<A>>(total, step);
    __shared__ A room[kThreads];
    room[threadIdx.x] = total;
    __syncthreads();
    total = 0;
    for (int h = 0; h < step; ++h) total += room[h * tile + column];
    __syncthreads();
    return total;
  }
};

struct SumTable {
  double *shift, *first, *second;
};

// Sums x - shift and its square, where the shift is the chunk's mean but for rounding. It is found by the distances from the
// channel's first element, so that equal elements have none.
template <class T>
__global__ void moments_kernel(const __grid_constant__ Task t, const T* x, SumTable sums) {
  using A = Compute<T>;
  for (int64_t block = blockIdx.x; block < t.blocks(); block += gridDim.x) {
    const Part<T> part(t, block);
    const A near = part.count > 0 ? static_cast<A>(x[part.first]) : A(0);
    const A total = part.add_up([&](int64_t i) { return static_cast<A>(x[i]) - near; });
    const A shift = near + total / static_cast<A>(part.count > 0 ? part.count : 1);
    const A first = part.add_up([&](int64_t i) { return static_cast<A>(x[i]) - shift; });
    const A second = part.add_up([&](int64_t i) {
      const A v = static_cast<A>(x[i]) - shift;
      return v * v;
    });
    if (!part.writes()) continue;
    sums.shift[part.sum] = static_cast<double>(shift);
    sums.first[part.sum] = static_cast<double>(first);
    sums.second[part.sum] = static_cast<double>(second);
  }
}

// The results made of a cell's mean and variance; each is written where it is not NULL.
template <class T>
struct CellResults {
  using A = Compute<T>;
  double epsilon;
  A *mean, *inverse;
  T *batch_mean, *batch_variance;
  __device__ void put(int64_t cell, double m, double variance) const {
    mean[cell] = static_cast<A>(m);
    if (inverse) inverse[cell] = static_cast<A>(1 / std::sqrt(variance + epsilon));
    if (batch_mean) batch_mean[cell] = static_cast<T>(static_cast<A>(m));
    if (batch_variance) batch_variance[cell] = static_cast<T>(static_cast<A>(variance));
  }
};

template <class T>
__global__ void cells_kernel(const __grid_constant__ Task t, SumTable sums, double size, CellResults<T> results) {
  for (int64_t cell = blockIdx.x; cell < t.cells(); cell += gridDim.x) {
    const double near = sums.shift[t.first_sum(cell)];  // the mean, where all shifts are
    double total = 0, squares = 0;
    t.each_sum(cell, [&](int64_t i, int64_t k, int64_t) {
      total += sums.first[i] + (sums.shift[i] - near) * static_cast<double>(t.elements_of_sum(k));
    });
    const double mean = near + combine<Sum<double>>(total, static_cast<int>(blockDim.x)) / size;
    t.each_sum(cell, [&](int64_t i, int64_t k, int64_t) {
      const double apart = sums.shift[i] - mean;
      squares += sums.second[i] + apart * (2 * sums.first[i] + static_cast<double>(t.elements_of_sum(k)) * apart);
    });
    squares = combine<Sum<double>>(squares, static_cast<int>(blockDim.x));
    if (threadIdx.x == 0) results.put(cell, mean, squares / size);
  }
}

// Three or two sums for each channel of each chunk.
struct Sums {
  Scratch room;
  SumTable table;
  Sums(const KernelCall& call, const Task& t)
      : room(call, static_cast<size_t>(3 * t.num_sums()) * sizeof(double)), table{room.as<double>(),
                                                                                  room.as<double>() + t.num_sums(),
                                                                                  room.as<double>() +
                                                                                      2 * t.num_sums()} {}
};

template <class T>
void find_moments(const KernelCall& call, const Task& t, const T* x, const CellResults<T>& results) {
  if (t.p.elements() == 0) {  // in any number of chunks
    const double none = std::numeric_limits<double>::quiet_NaN();
    return each(call, t.cells(), [=] __device__(int64_t cell) { results.put(cell, none, none); });
  }
  const Sums sums(call, t);
  if (t.blocks() > 0) {
    launch(call, looping_blocks(call, t.blocks()), t.threads(), moments_kernel<T>, t, x, sums.table);
  }
  if (t.cells() == 0) return;
  const double size = static_cast<double>(t.p.cell_size());
  launch(call, looping_blocks(call, t.cells()), t.threads_of_cell(), cells_kernel<T>, t, sums.table, size, results);
}

template <class T>
struct GivenMoments {
  const T *mean, *variance;
  CellResults<T> results;
  __device__ void operator()(int64_t c) const {
    results.put(c, static_cast<double>(static_cast<Compute<T>>(mean[c])),
                static_cast<double>(static_cast<Compute<T>>(variance[c])));
  }
};

template <class T>
struct Normalize {
  using A = Compute<T>;
  Task t;
  const T *x, *scale, *offset;
  const A *mean, *inverse;
  T* y;
  __device__ void operator()(int64_t i) const {
    const int64_t channel = t.channel(i), cell = t.cell(i, channel);
    A v = (static_cast<A>(x[i]) - mean[cell]) * inverse[cell];
    if (scale) v *= static_cast<A>(scale[channel]);
    if (offset) v += static_cast<A>(offset[channel]);
    y[i] = static_cast<T>(v);
  }
};

template <class T>
void normalize(const KernelCall& call, const Task& t, const Compute<T>* mean, const Compute<T>* inverse) {
  each(call, t.p.elements(),
       Normalize<T>{t, call.inputs[0].as<T>(), data_or_null<T>(optional_input(call, 1)),
                    data_or_null<T>(optional_input(call, 2)), mean, inverse, call.outputs[0].as<T>()});
}

template <class T>
int32_t batch_norm(KernelCall& call) {
  using A = Compute<T>;
  const Task t(call.params_as<ChannelNormParams>());
  const CellResults<T> results{t.p.epsilon, call.outputs[3].as<A>(), call.outputs[4].as<A>(), call.outputs[1].as<T>(),
                               call.outputs[2].as<T>()};
  if (t.p.has_moments)
    each(call, t.p.channels, GivenMoments<T>{call.inputs[3].as<T>(), call.inputs[4].as<T>(), results});
  else find_moments(call, t, call.inputs[0].as<T>(), results);
  normalize<T>(call, t, results.mean, results.inverse);
  return 0;
}

template <class T>
int32_t group_norm(KernelCall& call) {
  using A = Compute<T>;
  const Task t(call.params_as<ChannelNormParams>());
  const CellResults<T> results{t.p.epsilon, call.outputs[1].as<A>(), call.outputs[2].as<A>(), nullptr, nullptr};
  find_moments(call, t, call.inputs[0].as<T>(), results);
  normalize<T>(call, t, results.mean, results.inverse);
  return 0;
}

template <class T>
struct SpreadMeans {
  Task t;
  const Compute<T>* mean;
  T* y;
  __device__ void operator()(int64_t i) const { y[i] = static_cast<T>(mean[t.cell(i, t.channel(i))]); }
};

template <class T>
int32_t group_mean(KernelCall& call) {
  const Task t(call.params_as<ChannelNormParams>());
  if (t.p.elements() == 0) return 0;
  const Scratch means(call, static_cast<size_t>(t.p.cells()) * sizeof(Compute<T>));
  find_moments(call, t, call.inputs[0].as<T>(), CellResults<T>{0, means.as<Compute<T>>(), nullptr, nullptr, nullptr});
  each(call, t.p.elements(), SpreadMeans<T>{t, means.as<Compute<T>>(), call.outputs[0].as<T>()});
  return 0;
}

// Sums dy and dy (x - mean).
template <class T>
__global__ void products_kernel(const __grid_constant__ Task t, const T* dy, const T* x, const Compute<T>* mean,
                                SumTable sums) {
  using A = Compute<T>;
  for (int64_t block = blockIdx.x; block < t.blocks(); block += gridDim.x) {
    const Part<T> part(t, block);
    const A m = part.count > 0 ? mean[t.cell(part.first, part.channel)] : A(0);
    const A first = part.add_up([&](int64_t i) { return static_cast<A>(dy[i]); });
    const A second = part.add_up([&](int64_t i) { return static_cast<A>(dy[i]) * (static_cast<A>(x[i]) - m); });
    if (!part.writes()) continue;
    sums.first[part.sum] = static_cast<double>(first);
    sums.second[part.sum] = static_cast<double>(second);
  }
}

// Writes the means of g = dy scale, and of g times the normal, of each cell.
template <class T>
__global__ void cell_products_kernel(const __grid_constant__ Task t, SumTable sums, double size, const T* scale,
                                     const Compute<T>* inverse, Compute<T>* mean_g, Compute<T>* mean_g_normal) {
  using A = Compute<T>;
  for (int64_t cell = blockIdx.x; cell < t.cells(); cell += gridDim.x) {
    double sum = 0, products = 0;
    t.each_sum(cell, [&](int64_t i, int64_t, int64_t c) {
      const double by = scale ? static_cast<double>(static_cast<A>(scale[c])) : 1;
      sum += sums.first[i] * by;
      products += sums.second[i] * by;
    });
    sum = combine<Sum<double>>(sum, static_cast<int>(blockDim.x));
    products = combine<Sum<double>>(products, static_cast<int>(blockDim.x));
    if (threadIdx.x != 0) continue;
    mean_g[cell] = static_cast<A>(sum / size);
    mean_g_normal[cell] = static_cast<A>(products * static_cast<double>(inverse[cell]) / size);
  }
}

// Writes the gradients of the parameters of a channel.
template <class T>
__global__ void parameters_kernel(const __grid_constant__ Task t, SumTable sums, const Compute<T>* inverse, T* dscale,
                                  T* doffset) {
  using A = Compute<T>;
  for (int64_t c = blockIdx.x; c < t.p.channels; c += gridDim.x) {
    double of_scale = 0, of_offset = 0;
    for (int64_t j = threadIdx.x; j < t.p.images * t.per_image; j += blockDim.x) {
      const int64_t image = t.p.joins_images ? 0 : j / t.per_image;
      const int64_t cell = image * t.p.groups + c / (t.p.channels / t.p.groups);
      of_scale += sums.second[j * t.p.channels + c] * static_cast<double>(inverse[cell]);
      of_offset += sums.first[j * t.p.channels + c];
    }
    of_scale = combine<Sum<double>>(of_scale, kWarp);
    of_offset = combine<Sum<double>>(of_offset, kWarp);
    if (threadIdx.x != 0) continue;
    dscale[c] = static_cast<T>(static_cast<A>(of_scale));
    doffset[c] = static_cast<T>(static_cast<A>(of_offset));
  }
}

template <class T>
struct NormalizeGradient {
  using A = Compute<T>;
  Task t;
  const T *dy, *x, *scale;
  const A *mean, *inverse, *mean_g, *mean_g_normal;
  T* dx;
  __device__ void operator()(int64_t i) const {
    const int64_t channel = t.channel(i), cell = t.cell(i, channel);
    const A g = static_cast<A>(dy[i]) * (scale ? static_cast<A>(scale[channel]) : A(1));
    const A normal = (static_cast<A>(x[i]) - mean[cell]) * inverse[cell];
    dx[i] = static_cast<T>(inverse[cell] * (g - mean_g[cell] - normal * mean_g_normal[cell]));
  }
};

// batch_norm_grad and group_norm_grad.
template <class T>
int32_t channel_norm_grad(KernelCall& call) {
  using A = Compute<T>;
  const Task t(call.params_as<ChannelNormParams>());
  if (t.p.elements() == 0) {
    for (int i : {1, 2}) zero_bytes(call, call.outputs[i].data, bytes_of(call.outputs[i]));
    return 0;
  }
  const int64_t cells = t.cells();
  const T *dy = call.inputs[0].as<T>(), *x = call.inputs[1].as<T>(), *scale = data_or_null<T>(call.inputs[2]);
  const A *mean = call.inputs[3].as<A>(), *inverse = call.inputs[4].as<A>();
  const Sums sums(call, t);
  const Scratch means(call, static_cast<size_t>(2 * cells) * sizeof(A));
  A *mean_g = means.as<A>(), *mean_g_normal = mean_g + cells;
  if (t.blocks() > 0) {
    launch(call, looping_blocks(call, t.blocks()), t.threads(), products_kernel<T>, t, dy, x, mean, sums.table);
  }
  if (cells > 0) {
    const double size = static_cast<double>(t.p.cell_size());
    launch(call, looping_blocks(call, cells), t.threads_of_cell(), cell_products_kernel<T>, t, sums.table, size, scale,
           inverse, mean_g, mean_g_normal);
  }
  if (t.p.channels > 0) {
    launch(call, looping_blocks(call, t.p.channels), kWarp, parameters_kernel<T>, t, sums.table, inverse,
           call.outputs[1].as<T>(), call.outputs[2].as<T>());
  }
  each(call, t.p.elements(),
       NormalizeGradient<T>{t, dy, x, scale, mean, inverse, mean_g, mean_g_normal, call.outputs[0].as<T>()});
  return 0;
}

template <class... T>
void add_channels(KernelTable& table, Types<T...>) {
  (table.add("batch_norm", dtype_of<T>, batch_norm<T>), ...);
  (table.add("batch_norm_grad", dtype_of<T>, channel_norm_grad<T>), ...);
  (table.add("group_norm", dtype_of<T>, group_norm<T>), ...);
  (table.add("group_norm_grad", dtype_of<T>, channel_norm_grad<T>), ...);
  (table.add("group_mean", dtype_of<T>, group_mean<T>), ...);
}

}  // namespace

void register_channel_norms(KernelTable& table) { add_channels(table, Floats{}); }

}  // namespace eager::cuda
