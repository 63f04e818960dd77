// conv2d where cuDNN is absent or refuses. For the forward pass and the filter's gradient, the windows of a chunk of
// output pixels are laid out as rows in scratch memory and multiplied with the filter. For the input's gradient, each
// input element gathers from such products. Groups of one channel have kernels of their own.
#include <algorithm>
#include <optional>
#include <type_traits>

#include "kernels/common/convolution.h"
#include "kernels/cuda/cudnn.h"
#include "kernels/cuda/gemm.h"
#include "kernels/cuda/kernels.h"
#include "kernels/cuda/launch.h"
#include "kernels/cuda/libraries.h"
#include "kernels/cuda/window.h"
#include "base/error.h"

namespace eager::cuda {

namespace {

constexpr int64_t kChunk = int64_t{256} << 20;  // bytes of windows that are laid out at a time

// The geometry in the form that kernels use.
struct Geometry {
  Window2d p;
  int64_t depth, width;  // channels of a group: of the input, of the output
  int64_t window;        // elements of a window
  Images in, out;
  Split stride_h, stride_w, split_depth, split_width;

  explicit Geometry(const Window2d& w)
      : p(w), depth(w.in_c / w.groups), width(w.out_c / w.groups), window(w.kernel_h * w.kernel_w * depth),
        in(w.in_h, w.in_w, w.in_c), out(w.out_h, w.out_w, w.out_c), stride_h(w.stride_h), stride_w(w.stride_w),
        split_depth(depth), split_width(width) {}
  int64_t in_pixels() const { return p.batch * p.in_h * p.in_w; }
  int64_t out_pixels() const { return p.batch * p.out_h * p.out_w; }
};

// Reports whether the windows are single pixels that cover the whole image, so that the image need not be laid out.
bool is_pointwise(const Window2d& p) {
  return p.kernel_h == 1 && p.kernel_w == 1 && p.stride_h == 1 && p.stride_w == 1 && p.pad_top == 0 &&
         p.pad_left == 0 && p.groups == 1 && p.out_h == p.in_h && p.out_w == p.in_w;
}

bool is_depthwise(const Window2d& p) { return p.groups > 1 && p.groups == p.in_c; }

// Scratch memory for a chunk, smaller where memory is short. `plan(limit)` returns the bytes that are needed to work
// with at most `limit` bytes, or with as few as possible.
class Chunk {
 public:
  template <class F>
  Chunk(const KernelCall& call, F plan) : device_(device_of(call)) {
    // Allocates the workspace of cuBLAS first, so that the scratch leaves memory for it.
    const Libraries::CublasHandle cublas(device_.libraries());
    for (int64_t limit = kChunk; limit > 0 && !data_; limit /= 2) {
      bytes_ = static_cast<size_t>(plan(limit));
      data_ = device_.allocate(bytes_);
    }
    if (!data_) data_ = device_.allocate_scratch(bytes_);
  }
  ~Chunk() { device_.deallocate(data_, bytes_); }
  Chunk(const Chunk&) = delete;
  Chunk& operator=(const Chunk&) = delete;
  template <class T>
  T* as() const {
    return static_cast<T*>(data_);
  }

 private:
  Device& device_;
  size_t bytes_ = 0;
  void* data_ = nullptr;
};

// --- layouts ---

constexpr int kTile = 32;

// Transposes [batch, rows, columns] to [batch, columns, rows].
template <class E>
__global__ void transpose_tiles(int64_t batch, int64_t rows, int64_t columns, const E* from, E* to) {
  __shared__ E tile[kTile][kTile + 1];
  const int64_t down = (rows + kTile - 1) / kTile, across = (columns + kTile - 1) / kTile;
  const int x = static_cast<int>(threadIdx.x) % kTile, y = static_cast<int>(threadIdx.x) / kTile;
  for (int64_t t = blockIdx.x; t < batch * down * across; t += gridDim.x) {
    const int64_t matrix = t / (down * across), row = t / across % down * kTile, column = t % across * kTile;
    const int64_t at = matrix * rows * columns;
    for (int i = y; i < kTile; i += kThreads / kTile) {
      if (row + i < rows && column + x < columns) tile[i][x] = from[at + (row + i) * columns + column + x];
    }
    __syncthreads();
    for (int i = y; i < kTile; i += kThreads / kTile) {
      if (row + x < rows && column + i < columns) to[at + (column + i) * rows + row + x] = tile[x][i];
    }
    __syncthreads();
  }
}

void transpose(const KernelCall& call, int64_t batch, int64_t rows, int64_t columns, size_t size, const void* from,
               void* to) {
  const int64_t blocks = std::min<int64_t>(batch * blocks_for(rows, kTile) * blocks_for(columns, kTile), INT32_MAX);
  auto run = [&](auto element) {
    using E = decltype(element);
    launch(call, blocks, kThreads, transpose_tiles<E>, batch, rows, columns, static_cast<const E*>(from),
           static_cast<E*>(to));
  };
  if (size == 2) run(uint16_t());
  else if (size == 4) run(uint32_t());
  else run(uint64_t());
}

// An operand whose NHWC layout is needed while its memory may be NCHW.
class Nhwc {
 public:
  Nhwc(const KernelCall& call, const Operand& o, bool nchw)
      : call_(call), operand_(o), channels_(o.dims[1]), pixels_(o.dims[2] * o.dims[3]) {
    if (nchw && channels_ != 1 && pixels_ != 1) room_.emplace(call, bytes_of(o));
  }
  template <class T>
  T* data() const {
    return room_ ? room_->as<T>() : operand_.as<T>();
  }
  void read() const {
    if (room_)
      transpose(call_, images(), channels_, pixels_, dtype_size(operand_.dtype), operand_.data, room_->as<char>());
  }
  void write() const {
    if (room_)
      transpose(call_, images(), pixels_, channels_, dtype_size(operand_.dtype), room_->as<char>(), operand_.data);
  }

 private:
  int64_t images() const { return operand_.dims[0]; }
  const KernelCall& call_;
  const Operand& operand_;
  int64_t channels_, pixels_;
  std::optional<Scratch> room_;
};

// --- windows ---

// Writes the windows of output pixels [first, first + count) as [groups, count, window]. It moves units E, of which
// `depth` hold a group's channels.
template <class E>
void lay_windows_by(const KernelCall& call, const Geometry& geometry, int64_t depth, const void* x, int64_t first,
                    int64_t count, void* windows) {
  const Window2d p = geometry.p;
  const E* from = static_cast<const E*>(x);
  E* to = static_cast<E*>(windows);
  const Split by_depth(depth), by_column(p.kernel_w), by_row(p.kernel_h), by_pixel(count);
  const Images out(p.out_h, p.out_w, 1);
  each(call, p.groups * count * p.kernel_h * p.kernel_w * depth, [=] __device__(int64_t i) {
    int64_t rest = i;
    const int64_t d = by_depth.take(rest), column = by_column.take(rest), row = by_row.take(rest);
    const int64_t pixel = by_pixel.take(rest);
    const ImageIndex o = out.index_of(first + pixel);
    const int64_t h = o.h * p.stride_h - p.pad_top + row * p.dilation_h;
    const int64_t w = o.w * p.stride_w - p.pad_left + column * p.dilation_w;
    const bool inside = h >= 0 && h < p.in_h && w >= 0 && w < p.in_w;
    to[i] = inside ? from[(((o.image * p.in_h + h) * p.in_w + w) * p.groups + rest) * depth + d] : E{};
  });
}

void lay_windows(const KernelCall& call, const Geometry& geometry, size_t size, const void* x, int64_t first,
                 int64_t count, void* windows) {
  const int64_t run = geometry.depth * static_cast<int64_t>(size);  // bytes
  auto fits = [&](int64_t bytes) {
    return run % bytes == 0 && reinterpret_cast<uintptr_t>(x) % static_cast<size_t>(bytes) == 0;
  };
  if (fits(16)) lay_windows_by<Pack<uint64_t, 2>>(call, geometry, run / 16, x, first, count, windows);
  else if (fits(8)) lay_windows_by<uint64_t>(call, geometry, run / 8, x, first, count, windows);
  else if (fits(4)) lay_windows_by<uint32_t>(call, geometry, run / 4, x, first, count, windows);
  else lay_windows_by<uint16_t>(call, geometry, run / 2, x, first, count, windows);
}

// A band of input rows [first, last) of some images, and the output rows that depend on it.
struct Band {
  int64_t image, images;
  int64_t first, last;          // input rows
  int64_t out_first, out_last;  // output rows
};

// How the input is cut into bands.
struct Bands {
  int64_t images = 0, rows = 0;  // in a band: whole images, or rows of one image
  int64_t bytes = 0;             // of the windows of a band's output pixels
  Bands() = default;
  // `row_bytes` is the size of the windows of one output row.
  Bands(const Window2d& p, int64_t row_bytes, int64_t limit) {
    images = std::clamp<int64_t>(limit / (p.out_h * row_bytes), 1, p.batch);
    rows = p.in_h;
    int64_t out_rows = p.out_h;
    while (rows > 1 && images * out_rows * row_bytes > limit) {
      rows = (rows + 1) / 2;
      out_rows = std::min((rows - 1 + (p.kernel_h - 1) * p.dilation_h) / p.stride_h + 1, p.out_h);
    }
    bytes = images * out_rows * row_bytes;
  }
};

Band band_of(const Window2d& p, int64_t image, int64_t images, int64_t first, int64_t last) {
  // Whole images, of which several lie together.
  if (last - first == p.in_h) return {image, images, first, last, 0, p.out_h};
  const int64_t before = first + p.pad_top - (p.kernel_h - 1) * p.dilation_h;
  const int64_t begin = before <= 0 ? 0 : (before + p.stride_h - 1) / p.stride_h;
  const int64_t end = std::min((last - 1 + p.pad_top) / p.stride_h + 1, p.out_h);
  return {image, images, first, last, std::min(begin, end), end};
}

// Computes dx of a band from the products [groups, output pixels of the band, window].
template <class T>
void gather_windows(const KernelCall& call, const Geometry& geometry, const Band& band, const Compute<T>* windows,
                    T* dx) {
  using A = Compute<T>;
  const int64_t rows = band.out_last - band.out_first;
  const int64_t pixels = band.images * rows * geometry.p.out_w;
  const Images in(band.last - band.first, geometry.p.in_w, geometry.p.in_c);
  T* to = dx + (band.image * geometry.p.in_h + band.first) * geometry.p.in_w * geometry.p.in_c;
  each(call, band.images * (band.last - band.first) * geometry.p.in_w * geometry.p.in_c, [=] __device__(int64_t i) {
    const Window2d& p = geometry.p;
    const ImageIndex at = in.index_of(i);
    int64_t group = at.c;
    const int64_t d = geometry.split_depth.take(group);
    A sum = 0;
    int64_t h = at.h + band.first + p.pad_top;
    for (int64_t row = 0; row < p.kernel_h && h >= 0; ++row, h -= p.dilation_h) {
      const int64_t oh = geometry.stride_h.divide(h);
      if (oh * p.stride_h != h || oh >= p.out_h) continue;
      const int64_t line = (group * pixels + (at.image * rows + oh - band.out_first) * p.out_w) * p.kernel_h + row;
      int64_t w = at.w + p.pad_left;
      for (int64_t column = 0; column < p.kernel_w && w >= 0; ++column, w -= p.dilation_w) {
        const int64_t ow = geometry.stride_w.divide(w);
        if (ow * p.stride_w != w || ow >= p.out_w) continue;
        sum += windows[((line + ow * p.kernel_h) * p.kernel_w + column) * geometry.depth + d];
      }
    }
    to[i] = static_cast<T>(sum);
  });
}

// --- groups of one input channel ---

template <class T>
void depthwise_forward(const KernelCall& call, const Geometry& geometry, const T* x, const T* filter, T* y) {
  using A = Compute<T>;
  each(call, geometry.out_pixels() * geometry.p.out_c, [=] __device__(int64_t i) {
    const Window2d& p = geometry.p;
    const ImageIndex o = geometry.out.index_of(i);
    const int64_t c = geometry.split_width.divide(o.c);
    A sum = 0;
    for (int64_t row = 0; row < p.kernel_h; ++row) {
      const int64_t h = o.h * p.stride_h - p.pad_top + row * p.dilation_h;
      if (h < 0 || h >= p.in_h) continue;
      for (int64_t column = 0; column < p.kernel_w; ++column) {
        const int64_t w = o.w * p.stride_w - p.pad_left + column * p.dilation_w;
        if (w < 0 || w >= p.in_w) continue;
        sum += static_cast<A>(x[geometry.in.at(o.image, h, w, c)]) *
               static_cast<A>(filter[(row * p.kernel_w + column) * p.out_c + o.c]);
      }
    }
    y[i] = static_cast<T>(sum);
  });
}

template <class T>
void depthwise_backward_input(const KernelCall& call, const Geometry& geometry, const T* dy, const T* filter, T* dx) {
  using A = Compute<T>;
  each(call, geometry.in_pixels() * geometry.p.in_c, [=] __device__(int64_t i) {
    const Window2d& p = geometry.p;
    const ImageIndex at = geometry.in.index_of(i);
    const int64_t first = at.c * geometry.width;
    A sum = 0;
    int64_t h = at.h + p.pad_top;
    for (int64_t row = 0; row < p.kernel_h && h >= 0; ++row, h -= p.dilation_h) {
      const int64_t oh = geometry.stride_h.divide(h);
      if (oh * p.stride_h != h || oh >= p.out_h) continue;
      int64_t w = at.w + p.pad_left;
      for (int64_t column = 0; column < p.kernel_w && w >= 0; ++column, w -= p.dilation_w) {
        const int64_t ow = geometry.stride_w.divide(w);
        if (ow * p.stride_w != w || ow >= p.out_w) continue;
        const T* from = dy + geometry.out.at(at.image, oh, ow, first);
        const T* f = filter + (row * p.kernel_w + column) * p.out_c + first;
        for (int64_t j = 0; j < geometry.width; ++j) sum += static_cast<A>(from[j]) * static_cast<A>(f[j]);
      }
    }
    dx[i] = static_cast<T>(sum);
  });
}

// Sums over parts of the output pixels. A block has kTile channels of one place in the window; the sums are [parts,
// kernel_h, kernel_w, out_c].
template <class T>
__global__ void depthwise_filter_parts(const __grid_constant__ Geometry geometry, Images pixels_of, int64_t parts,
                                       const T* x, const T* dy, Compute<T>* sums) {
  using A = Compute<T>;
  constexpr int kLanes = kThreads / kTile;
  __shared__ A lanes[kLanes][kTile];
  const Window2d& p = geometry.p;
  const int64_t tiles = (p.out_c + kTile - 1) / kTile, taps = p.kernel_h * p.kernel_w,
                pixels = p.batch * p.out_h * p.out_w;
  const int x_lane = static_cast<int>(threadIdx.x) % kTile, y_lane = static_cast<int>(threadIdx.x) / kTile;
  for (int64_t t = blockIdx.x; t < parts * taps * tiles; t += gridDim.x) {
    const int64_t channel = t % tiles * kTile + x_lane, tap = t / tiles % taps, part = t / tiles / taps;
    const int64_t down = tap / p.kernel_w * p.dilation_h - p.pad_top,
                  across = tap % p.kernel_w * p.dilation_w - p.pad_left;
    A sum = 0;
    if (channel < p.out_c) {
      const int64_t c = channel / geometry.width;
      for (int64_t i = part * pixels / parts + y_lane; i < (part + 1) * pixels / parts; i += kLanes) {
        const ImageIndex o = pixels_of.index_of(i);
        const int64_t h = o.h * p.stride_h + down, w = o.w * p.stride_w + across;
        if (h < 0 || h >= p.in_h || w < 0 || w >= p.in_w) continue;
        sum += static_cast<A>(x[geometry.in.at(o.image, h, w, c)]) * static_cast<A>(dy[i * p.out_c + channel]);
      }
    }
    lanes[y_lane][x_lane] = sum;
    __syncthreads();
    if (y_lane == 0 && channel < p.out_c) {
      for (int k = 1; k < kLanes; ++k) sum += lanes[k][x_lane];
      sums[(part * taps + tap) * p.out_c + channel] = sum;
    }
    __syncthreads();
  }
}

template <class T>
void depthwise_backward_filter(const KernelCall& call, const Geometry& geometry, const T* x, const T* dy, T* dfilter) {
  using A = Compute<T>;
  const int64_t taps = geometry.p.kernel_h * geometry.p.kernel_w, size = taps * geometry.p.out_c;
  const int64_t blocks = taps * blocks_for(geometry.p.out_c, kTile);
  constexpr int64_t kManyBlocks = 2048;  // the same on every device, so that all add in one order
  const int64_t parts = std::clamp<int64_t>(kManyBlocks / blocks, 1, blocks_for(geometry.out_pixels(), kThreads));
  Scratch room(call, static_cast<size_t>(parts * size) * sizeof(A));
  A* sums = room.as<A>();
  const Images pixels(geometry.p.out_h, geometry.p.out_w, 1);
  launch(call, std::min<int64_t>(parts * blocks, INT32_MAX), kThreads, depthwise_filter_parts<T>, geometry, pixels,
         parts, x, dy, sums);
  each(call, size, [=] __device__(int64_t i) {
    A sum = 0;
    for (int64_t part = 0; part < parts; ++part) sum += sums[part * size + i];
    dfilter[i] = static_cast<T>(sum);
  });
}

void product(const KernelCall& call, Gemm g, DType from, const void* a, const void* b, DType to, void* c) {
  g.allow_tf32 = call.params_as<Window2d>().allow_tf32;
  gemm(call, g, from, a, b, to, c);
}

// --- the three ops on NHWC images ---

// Returns the bytes of the windows of `count` output pixels, where `count` becomes the most that the limit allows.
template <class T>
int64_t windows_within(const Geometry& geometry, int64_t limit, int64_t& count) {
  const int64_t bytes = geometry.p.groups * geometry.window * static_cast<int64_t>(sizeof(T));
  count = std::clamp<int64_t>(limit / bytes, 1, geometry.out_pixels());
  return count * bytes;
}

template <class T>
void forward(const KernelCall& call, const Window2d& p, const T* x, const T* filter, T* y) {
  constexpr DType d = dtype_of<T>;
  const Geometry geometry(p);
  if (is_pointwise(p)) {
    return product(call, Gemm{geometry.in_pixels(), p.out_c, p.in_c, false, false, p.in_c, p.out_c, p.out_c}, d, x,
                   filter, d, y);
  }
  if (is_depthwise(p)) return depthwise_forward(call, geometry, x, filter, y);
  const int64_t pixels = geometry.out_pixels();
  int64_t most = 0;  // output pixels at a time
  const Chunk chunk(call, [&](int64_t limit) { return windows_within<T>(geometry, limit, most); });
  for (int64_t first = 0; first < pixels; first += most) {
    const int64_t count = std::min(most, pixels - first);
    lay_windows(call, geometry, sizeof(T), x, first, count, chunk.as<char>());
    Gemm g{count, geometry.width, geometry.window, false, false, geometry.window, p.out_c, p.out_c};
    g.batch = p.groups;
    g.stride_a = count * geometry.window;
    g.stride_b = g.stride_c = geometry.width;
    product(call, g, d, chunk.as<T>(), filter, d, y + first * p.out_c);
  }
}

template <class T>
void backward_input(const KernelCall& call, const Window2d& p, const T* dy, const T* filter, T* dx) {
  using A = Compute<T>;
  constexpr DType d = dtype_of<T>;
  const Geometry geometry(p);
  if (is_pointwise(p)) {
    return product(call, Gemm{geometry.in_pixels(), p.in_c, p.out_c, false, true, p.out_c, p.out_c, p.in_c}, d, dy,
                   filter, d, dx);
  }
  if (is_depthwise(p)) return depthwise_backward_input(call, geometry, dy, filter, dx);
  Bands bands;
  const Chunk chunk(call, [&](int64_t limit) {
    bands = Bands(p, p.out_w * p.groups * geometry.window * static_cast<int64_t>(sizeof(A)), limit);
    return bands.bytes;
  });
  for (int64_t image = 0; image < p.batch; image += bands.images) {
    for (int64_t first = 0; first < p.in_h; first += bands.rows) {
      const Band band =
          band_of(p, image, std::min(bands.images, p.batch - image), first, std::min(first + bands.rows, p.in_h));
      const int64_t pixels = band.images * (band.out_last - band.out_first) * p.out_w;
      if (pixels > 0) {
        Gemm g{pixels, geometry.window, geometry.width, false, true, p.out_c, p.out_c, geometry.window};
        g.batch = p.groups;
        g.stride_a = g.stride_b = geometry.width;
        g.stride_c = pixels * geometry.window;
        product(call, g, d, dy + (band.image * p.out_h + band.out_first) * p.out_w * p.out_c, filter, dtype_of<A>,
                chunk.as<A>());
      }
      gather_windows(call, geometry, band, chunk.as<A>(), dx);
    }
  }
}

template <class T>
void backward_filter(const KernelCall& call, const Window2d& p, const T* x, const T* dy, T* dfilter) {
  using A = Compute<T>;
  constexpr DType d = dtype_of<T>;
  const Geometry geometry(p);
  const int64_t pixels = geometry.out_pixels();
  if (is_pointwise(p)) {
    return product(call, Gemm{p.in_c, p.out_c, pixels, true, false, p.in_c, p.out_c, p.out_c}, d, x, dy, d, dfilter);
  }
  if (is_depthwise(p)) return depthwise_backward_filter(call, geometry, x, dy, dfilter);
  int64_t most = 0;  // output pixels at a time
  const Chunk chunk(call, [&](int64_t limit) { return windows_within<T>(geometry, limit, most); });
  const int64_t size = geometry.window * p.out_c;
  const bool sums_apart = most < pixels && !std::is_same_v<T, A>;  // halves are not rounded between chunks
  const Scratch sums(call, sums_apart ? static_cast<size_t>(size) * sizeof(A) : 0);
  for (int64_t first = 0; first < pixels; first += most) {
    const int64_t count = std::min(most, pixels - first);
    lay_windows(call, geometry, sizeof(T), x, first, count, chunk.as<char>());
    Gemm g{geometry.window, geometry.width, count, true, false, geometry.window, p.out_c, p.out_c};
    g.accumulates = first > 0;
    g.batch = p.groups;
    g.stride_a = count * geometry.window;
    g.stride_b = g.stride_c = geometry.width;
    product(call, g, d, chunk.as<T>(), dy + first * p.out_c, sums_apart ? dtype_of<A> : d,
            sums_apart ? sums.as<char>() : static_cast<void*>(dfilter));
  }
  if (!sums_apart) return;
  const A* from = sums.as<A>();
  each(call, size, [=] __device__(int64_t i) { dfilter[i] = static_cast<T>(from[i]); });
}

// --- cuDNN ---

struct Axis {
  int64_t in, out, window, stride, pad;  // `window` includes the dilation

  // Reports whether the output has the same size when as much is padded after the image as before it, which is how
  // cuDNN pads.
  bool is_even() const {
    const int64_t room = in + 2 * pad - window;
    return room >= 0 && room / stride + 1 == out;
  }
  int64_t padded() const { return std::max(in + pad, (out - 1) * stride + window); }
};

// Copies the pixels of `p`'s images into images of another size, as windows of one pixel each. The new images begin
// `top` rows above and `left` columns left of the old ones.
void copy_pixels(const KernelCall& call, Window2d p, int64_t top, int64_t left, int64_t height, int64_t width,
                 size_t size, const void* from, void* to) {
  p.out_h = height;
  p.out_w = width;
  p.kernel_h = p.kernel_w = p.stride_h = p.stride_w = p.dilation_h = p.dilation_w = p.groups = 1;
  p.pad_top = top;
  p.pad_left = left;
  lay_windows(call, Geometry(p), size, from, 0, p.batch * height * width, to);
}

// Convolves NHWC images by cuDNN. Returns false where cuDNN cannot; then the output is still to be computed.
bool by_cudnn(const KernelCall& call, cudnn::Pass pass, const Window2d& p, DType d, const void* a, const void* b,
              void* out) {
  if (is_pointwise(p) || is_depthwise(p)) return false;
  for (const void* data : {a, b, static_cast<const void*>(out)}) {
    if (reinterpret_cast<uintptr_t>(data) % 16 != 0) return false;
  }
  const Axis h{p.in_h, p.out_h, (p.kernel_h - 1) * p.dilation_h + 1, p.stride_h, p.pad_top};
  const Axis w{p.in_w, p.out_w, (p.kernel_w - 1) * p.dilation_w + 1, p.stride_w, p.pad_left};
  const bool pads = !h.is_even() || !w.is_even();
  Window2d q = p;
  if (pads) {
    q.in_h = h.padded();
    q.in_w = w.padded();
    q.pad_top = q.pad_left = 0;
  }
  const auto algorithm = cudnn::find(call, pass, q, d);
  if (!algorithm) return false;
  const size_t size = dtype_size(d);
  const int64_t window = p.kernel_h * p.kernel_w * (p.in_c / p.groups);
  try {
    const Scratch filter(call, static_cast<size_t>(window * p.out_c) * size);
    const Scratch padded(call, pads ? static_cast<size_t>(q.batch * q.in_h * q.in_w * q.in_c) * size : 0);
    if (pads && pass != cudnn::Pass::input) {
      copy_pixels(call, p, p.pad_top, p.pad_left, q.in_h, q.in_w, size, a, padded.as<char>());
      a = padded.as<char>();
    }
    if (pass == cudnn::Pass::filter) {
      if (!cudnn::run(call, *algorithm, a, b, filter.as<char>())) return false;
      transpose(call, 1, p.out_c, window, size, filter.as<char>(), out);
      return true;
    }
    transpose(call, 1, window, p.out_c, size, b, filter.as<char>());
    const bool crops = pads && pass == cudnn::Pass::input;
    if (!cudnn::run(call, *algorithm, a, filter.as<char>(), crops ? padded.as<char>() : out)) return false;
    if (crops) copy_pixels(call, q, -p.pad_top, -p.pad_left, p.in_h, p.in_w, size, padded.as<char>(), out);
    return true;
  } catch (const Failure& failure) {
    if (failure.code == static_cast<int32_t>(Code::resource_exhausted)) return false;
    throw;
  }
}

// --- operands in either layout ---

// Multiplies the filter with whole NCHW images, for windows of one pixel.
void pointwise_nchw(const KernelCall& call, const Window2d& p, bool is_gradient) {
  const int64_t pixels = p.in_h * p.in_w;
  const int64_t rows = is_gradient ? p.in_c : p.out_c, depth = is_gradient ? p.out_c : p.in_c;
  Gemm g{rows, pixels, depth, !is_gradient, false, p.out_c, pixels, pixels};
  g.batch = p.batch;
  g.stride_b = g.k * pixels;
  g.stride_c = g.m * pixels;
  const DType d = call.outputs[0].dtype;
  product(call, g, d, call.inputs[1].data, call.inputs[0].data, d, call.outputs[0].data);
}

// Maps images and a filter to images: the forward pass, and the input's gradient.
template <class T, bool kGradient>
void to_images(const KernelCall& call, const Window2d& p) {
  if (p.nchw && is_pointwise(p)) return pointwise_nchw(call, p, kGradient);
  const Nhwc from(call, call.inputs[0], p.nchw), to(call, call.outputs[0], p.nchw);
  from.read();
  const T *x = from.data<T>(), *filter = call.inputs[1].as<T>();
  T* y = to.data<T>();
  if constexpr (kGradient) {
    if (!by_cudnn(call, cudnn::Pass::input, p, dtype_of<T>, x, filter, y)) backward_input(call, p, x, filter, y);
  } else {
    if (!by_cudnn(call, cudnn::Pass::forward, p, dtype_of<T>, x, filter, y)) forward(call, p, x, filter, y);
  }
  to.write();
}

template <class T>
void to_filter(const KernelCall& call, const Window2d& p) {
  const Nhwc x(call, call.inputs[0], p.nchw), dy(call, call.inputs[1], p.nchw);
  x.read();
  dy.read();
  T* dfilter = call.outputs[0].as<T>();
  if (!by_cudnn(call, cudnn::Pass::filter, p, dtype_of<T>, x.data<T>(), dy.data<T>(), dfilter)) {
    backward_filter(call, p, x.data<T>(), dy.data<T>(), dfilter);
  }
}

template <void (*kKernel)(const KernelCall&, const Window2d&)>
int32_t run(KernelCall& call) {
  const Window2d& p = call.params_as<Window2d>();
  const Operand& out = call.outputs[0];
  if (out.num_elements == 0) return 0;
  bool is_empty = p.out_h == 0 || p.out_w == 0;
  for (int i = 0; i < 2; ++i) is_empty |= call.inputs[i].num_elements == 0;
  if (is_empty) zero_bytes(call, out.data, bytes_of(out));
  else kKernel(call, p);
  return 0;
}

template <class T>
void register_dtype(KernelTable& t) {
  t.add("conv2d", dtype_of<T>, run<to_images<T, false>>);
  t.add("conv2d_grad_input", dtype_of<T>, run<to_images<T, true>>);
  t.add("conv2d_grad_filter", dtype_of<T>, run<to_filter<T>>);
}

}  // namespace

void register_pooling(KernelTable& table);

void register_convolution(KernelTable& t) {
  register_dtype<float>(t);
  register_dtype<double>(t);
  register_dtype<float16>(t);
  register_dtype<bfloat16>(t);
  register_pooling(t);
}

}  // namespace eager::cuda
