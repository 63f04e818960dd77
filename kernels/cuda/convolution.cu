// Convolutions: by cuDNN, or where it is absent or refuses, and for three spatial axes, in a way of their own. For the
// forward pass and the filter's gradient, the windows of a chunk of output pixels are laid out as rows in scratch
// memory and multiplied with the filter. For the input's gradient, each input element gathers from such products.
// Groups of one channel have kernels of their own (convolution.h).
#include <algorithm>
#include <optional>
#include <type_traits>

#include "kernels/common/convolution_parts.h"
#include "kernels/cuda/convolution.h"
#include "kernels/cuda/cudnn.h"
#include "kernels/cuda/gemm.h"
#include "kernels/cuda/kernels.h"
#include "kernels/cuda/launch.h"
#include "kernels/cuda/libraries.h"
#include "base/error.h"

namespace eager::cuda {

namespace {

constexpr int64_t kChunk = int64_t{256} << 20;  // bytes of windows that are laid out at a time

// Reports whether the windows are single pixels that cover the whole image, so that the image need not be laid out.
bool is_product(const Window3d& p) { return p.is_pointwise() && p.groups == 1; }

// Scratch memory for a chunk, smaller where memory is short. `plan(limit)` returns the bytes that are needed to work
// with at most `limit` bytes, or with as few as possible. A filter's gradient is then summed in other parts, so that its last digits
// depend on the memory that is free.
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
  else if (size == 8) run(uint64_t());
  else run(Pack<uint64_t, 2>());
}

// The images of an operand in the layout that is wanted: NCHW, or else NHWC.
class Laid {
 public:
  Laid(const KernelCall& call, const Operand& o, bool is_nchw, bool wants_nchw)
      : call_(call), operand_(o), channels_(o.dims[is_nchw ? 1 : o.rank - 1]),
        pixels_(o.num_elements / (o.dims[0] * channels_)), is_nchw_(is_nchw) {
    if (is_nchw != wants_nchw && channels_ != 1 && pixels_ != 1) room_.emplace(call, bytes_of(o));
  }
  template <class T>
  T* data() const {
    return room_ ? room_->as<T>() : operand_.as<T>();
  }
  void read() const {
    if (room_) move(is_nchw_, operand_.data, room_->as<char>());
  }
  void write() const {
    if (room_) move(!is_nchw_, room_->as<char>(), operand_.data);
  }

 private:
  void move(bool from_nchw, const void* from, void* to) const {
    const int64_t rows = from_nchw ? channels_ : pixels_, columns = from_nchw ? pixels_ : channels_;
    transpose(call_, operand_.dims[0], rows, columns, dtype_size(operand_.dtype), from, to);
  }

  const KernelCall& call_;
  const Operand& operand_;
  int64_t channels_, pixels_;
  bool is_nchw_;
  std::optional<Scratch> room_;
};

// --- windows ---

// Writes the windows of output pixels [first, first + count) as [groups, count, window]. It moves units E, of which
// `depth` hold a group's channels.
template <class E>
void lay_windows_by(const KernelCall& call, const Geometry& geometry, int64_t depth, const void* x, int64_t first,
                    int64_t count, void* windows) {
  const Window3d p = geometry.p;
  const E* from = static_cast<const E*>(x);
  E* to = static_cast<E*>(windows);
  const Split by_depth(depth), by_column(p.w.kernel), by_row(p.h.kernel), by_slice(p.d.kernel), by_pixel(count);
  const Images out(p.d.out, p.h.out, p.w.out, 1);
  each(call, p.groups * count * p.taps() * depth, [=] __device__(int64_t i) {
    int64_t rest = i;
    const int64_t c = by_depth.take(rest), column = by_column.take(rest), row = by_row.take(rest);
    const int64_t slice = p.d.kernel == 1 ? 0 : by_slice.take(rest), pixel = by_pixel.take(rest);
    const ImageIndex o = out.index_of(first + pixel);
    const int64_t d = o.d * p.d.stride - p.d.pad + slice * p.d.dilation;
    const int64_t h = o.h * p.h.stride - p.h.pad + row * p.h.dilation;
    const int64_t w = o.w * p.w.stride - p.w.pad + column * p.w.dilation;
    const bool inside = d >= 0 && d < p.d.in && h >= 0 && h < p.h.in && w >= 0 && w < p.w.in;
    const int64_t from_pixel = ((o.image * p.d.in + d) * p.h.in + h) * p.w.in + w;
    to[i] = inside ? from[(from_pixel * p.groups + rest) * depth + c] : E{};
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

// A part of an axis, of the input and of the output.
struct Span {
  int64_t first, last;          // places of the input: [first, last)
  int64_t out_first, out_last;  // the windows that hold them
  int64_t size() const { return last - first; }
  int64_t out_size() const { return out_last - out_first; }
};

Span whole(const WindowAxis& a) { return {0, a.in, 0, a.out}; }

Span span_of(const WindowAxis& a, int64_t first, int64_t last) {
  if (last - first == a.in) return whole(a);
  const int64_t before = first + a.pad - (a.reach() - 1);
  const int64_t begin = before <= 0 ? 0 : (before + a.stride - 1) / a.stride;
  const int64_t end = std::min((last - 1 + a.pad) / a.stride + 1, a.out);
  return {first, last, std::min(begin, end), end};
}

// The axis along which images are cut into bands: the outermost one.
const WindowAxis& cut_axis(const Window3d& p) { return p.is_flat() ? p.h : p.d; }

// A band of some images: all that lies in a span of the axis that is cut.
struct Band {
  int64_t image, images;
  Span d, h;
  int64_t out_pixels;
  Band(const Window3d& p, int64_t from, int64_t count, int64_t first, int64_t last)
      : image(from), images(count), d(whole(p.d)), h(whole(p.h)) {
    (p.is_flat() ? h : d) = span_of(cut_axis(p), first, last);
    out_pixels = images * d.out_size() * h.out_size() * p.w.out;
  }
};

// The bands into which the input is cut.
struct Bands {
  int64_t images = 0, places = 0;  // in a band: whole images, or places of one image along the axis that is cut
  int64_t bytes = 0;               // of the windows of a band's output pixels
  Bands() = default;
  // `pixel_bytes` is the size of the window of one output pixel.
  Bands(const Window3d& p, int64_t pixel_bytes, int64_t limit) {
    const WindowAxis& axis = cut_axis(p);
    const int64_t place_bytes = p.out_pixels() / axis.out * pixel_bytes;
    images = std::clamp<int64_t>(limit / (axis.out * place_bytes), 1, p.batch);
    places = axis.in;
    int64_t out_places = axis.out;
    while (places > 1 && images * out_places * place_bytes > limit) {
      places = (places + 1) / 2;
      out_places = std::min((places - 1 + axis.reach() - 1) / axis.stride + 1, axis.out);
    }
    bytes = images * out_places * place_bytes;
  }
};

// Computes dx of a band from the products [groups, output pixels of the band, window].
template <class T>
void gather_windows(const KernelCall& call, const Geometry& geometry, const Band& band, const Compute<T>* windows,
                    T* dx) {
  using A = Compute<T>;
  const Images in(band.d.size(), band.h.size(), geometry.p.w.in, geometry.p.in_c);
  const int64_t first_row = (band.image * geometry.p.d.in + band.d.first) * geometry.p.h.in + band.h.first;
  const int64_t slices = band.d.out_size(), rows = band.h.out_size();
  T* to = dx + first_row * geometry.p.w.in * geometry.p.in_c;
  each(call, band.images * band.d.size() * band.h.size() * geometry.p.w.in * geometry.p.in_c,
       [=] __device__(int64_t i) {
         const Window3d& p = geometry.p;
         const ImageIndex at = in.index_of(i);
         int64_t group = at.c;
         const int64_t c = geometry.split_depth.take(group);
         A sum = 0;
         each_reader(p.d, geometry.stride_d, at.d + band.d.first, [&](int64_t slice, int64_t od) {
           const int64_t out_slice = (group * band.images + at.image) * slices + od - band.d.out_first;
           each_reader(p.h, geometry.stride_h, at.h + band.h.first, [&](int64_t row, int64_t oh) {
             const int64_t out_row = out_slice * rows + oh - band.h.out_first, taps_row = slice * p.h.kernel + row;
             each_reader(p.w, geometry.stride_w, at.w, [&](int64_t column, int64_t ow) {
               const int64_t tap = (out_row * p.w.out + ow) * p.d.kernel * p.h.kernel + taps_row;
               sum += windows[(tap * p.w.kernel + column) * geometry.depth + c];
             });
           });
         });
         to[i] = static_cast<T>(sum);
       });
}

void product(const KernelCall& call, Gemm g, DType from, const void* a, const void* b, DType to, void* c) {
  g.allow_tf32 = call.params_as<Window3d>().allow_tf32;
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
void forward(const KernelCall& call, const Window3d& p, const T* x, const T* filter, T* y) {
  constexpr DType d = dtype_of<T>;
  const Geometry geometry(p);
  if (is_product(p)) {
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
void backward_input(const KernelCall& call, const Window3d& p, const T* dy, const T* filter, T* dx) {
  using A = Compute<T>;
  constexpr DType d = dtype_of<T>;
  const Geometry geometry(p);
  if (is_product(p)) {
    return product(call, Gemm{geometry.in_pixels(), p.in_c, p.out_c, false, true, p.out_c, p.out_c, p.in_c}, d, dy,
                   filter, d, dx);
  }
  if (is_depthwise(p)) return depthwise_backward_input(call, geometry, dy, filter, dx);
  Bands bands;
  const Chunk chunk(call, [&](int64_t limit) {
    bands = Bands(p, p.groups * geometry.window * static_cast<int64_t>(sizeof(A)), limit);
    return bands.bytes;
  });
  const int64_t places = cut_axis(p).in;
  for (int64_t image = 0; image < p.batch; image += bands.images) {
    for (int64_t first = 0; first < places; first += bands.places) {
      const Band band(p, image, std::min(bands.images, p.batch - image), first, std::min(first + bands.places, places));
      if (band.out_pixels > 0) {
        Gemm g{band.out_pixels, geometry.window, geometry.width, false, true, p.out_c, p.out_c, geometry.window};
        g.batch = p.groups;
        g.stride_a = g.stride_b = geometry.width;
        g.stride_c = band.out_pixels * geometry.window;
        const int64_t row = (band.image * p.d.out + band.d.out_first) * p.h.out + band.h.out_first;
        product(call, g, d, dy + row * p.w.out * p.out_c, filter, dtype_of<A>, chunk.as<A>());
      }
      gather_windows(call, geometry, band, chunk.as<A>(), dx);
    }
  }
}

template <class T>
void backward_filter(const KernelCall& call, const Window3d& p, const T* x, const T* dy, T* dfilter) {
  using A = Compute<T>;
  constexpr DType d = dtype_of<T>;
  const Geometry geometry(p);
  const int64_t pixels = geometry.out_pixels();
  if (is_product(p)) {
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

// Reports whether the output along an axis has the same size when as much is padded after the image as before it, which
// is how cuDNN pads.
bool is_even(const WindowAxis& a) {
  const int64_t room = a.in + 2 * a.pad - a.reach();
  return room >= 0 && room / a.stride + 1 == a.out;
}

// Returns the axis of images that have their padding in memory.
WindowAxis padded(WindowAxis a) {
  a.in = std::max(a.in + a.pad, (a.out - 1) * a.stride + a.reach());
  a.pad = 0;
  return a;
}

// Copies the pixels of `p`'s images into images of another size, as windows of one pixel each. The new images begin
// `top` rows above and `left` columns left of the old ones.
void copy_pixels(const KernelCall& call, Window3d p, int64_t top, int64_t left, int64_t height, int64_t width,
                 size_t size, const void* from, void* to) {
  p.h = {p.h.in, height};
  p.w = {p.w.in, width};
  p.h.pad = top;
  p.w.pad = left;
  p.groups = 1;
  lay_windows(call, Geometry(p), size, from, 0, p.batch * height * width, to);
}

// A filter of cuDNN's, [out, kernel_h, kernel_w, in / groups] or, for NCHW images, [out, in / groups, kernel_h, kernel_w]. That of the
// op is [kernel_h, kernel_w, in / groups, out].
class Filter {
 public:
  Filter(const KernelCall& call, const Window3d& p, size_t size, bool nchw)
      : call_(call), size_(size), taps_(p.h.kernel * p.w.kernel), depth_(p.in_c / p.groups), out_(p.out_c),
        turns_(nchw && taps_ != 1 && depth_ != 1), room_(call, bytes()), turned_(call, turns_ ? bytes() : 0) {}
  void* data() const { return turns_ ? turned_.as<char>() : room_.as<char>(); }
  void read(const void* filter) const {
    transpose(call_, 1, taps_ * depth_, out_, size_, filter, room_.as<char>());
    if (turns_) transpose(call_, out_, taps_, depth_, size_, room_.as<char>(), turned_.as<char>());
  }
  void write(void* filter) const {
    if (turns_) transpose(call_, out_, depth_, taps_, size_, turned_.as<char>(), room_.as<char>());
    transpose(call_, 1, out_, taps_ * depth_, size_, room_.as<char>(), filter);
  }

 private:
  size_t bytes() const { return static_cast<size_t>(taps_ * depth_ * out_) * size_; }

  const KernelCall& call_;
  const size_t size_;
  const int64_t taps_, depth_, out_;
  const bool turns_;
  const Scratch room_, turned_;
};

bool is_aligned_for_cudnn(const void* data) { return is_aligned(data, 16); }

// Convolves by cuDNN. Returns false where cuDNN cannot; then the output is still to be computed.
bool by_cudnn(const KernelCall& call, cudnn::Pass pass, const Window3d& p, DType d) {
  if (!p.is_flat() || is_product(p) || is_depthwise(p)) return false;
  const bool pads = !is_even(p.h) || !is_even(p.w);
  Window3d q = p;
  if (pads) {
    q.h = padded(p.h);
    q.w = padded(p.w);
  }
  const auto algorithm = cudnn::find(call, pass, q, d, !pads);  // images are padded as NHWC
  if (!algorithm) return false;
  const bool nchw = cudnn::takes_nchw(*algorithm);
  const size_t size = dtype_size(d);
  try {
    const Laid a(call, call.inputs[0], p.nchw, nchw);
    const Filter filter(call, p, size, nchw);
    const Scratch padded(call, pads ? static_cast<size_t>(q.batch * q.h.in * q.w.in * q.in_c) * size : 0);
    a.read();
    const void* images = a.data<char>();
    if (pads && pass != cudnn::Pass::input) {
      copy_pixels(call, p, p.h.pad, p.w.pad, q.h.in, q.w.in, size, images, padded.as<char>());
      images = padded.as<char>();
    }
    if (!is_aligned_for_cudnn(images)) return false;
    if (pass == cudnn::Pass::filter) {
      const Laid dy(call, call.inputs[1], p.nchw, nchw);
      dy.read();
      if (!is_aligned_for_cudnn(dy.data<char>())) return false;
      if (!cudnn::run(call, *algorithm, images, dy.data<char>(), filter.data())) return false;
      filter.write(call.outputs[0].data);
      return true;
    }
    const Laid out(call, call.outputs[0], p.nchw, nchw);
    if (!is_aligned_for_cudnn(out.data<char>())) return false;
    filter.read(call.inputs[1].data);
    const bool crops = pads && pass == cudnn::Pass::input;
    if (!cudnn::run(call, *algorithm, images, filter.data(), crops ? padded.as<char>() : out.data<char>()))
      return false;
    if (crops) copy_pixels(call, q, -p.h.pad, -p.w.pad, p.h.in, p.w.in, size, padded.as<char>(), out.data<char>());
    out.write();
    return true;
  } catch (const Failure& failure) {
    if (failure.code == static_cast<int32_t>(Code::resource_exhausted)) return false;
    throw;
  }
}

// --- operands in either layout ---

// Multiplies the filter with whole NCHW images, for windows of one pixel.
void pointwise_nchw(const KernelCall& call, const Window3d& p, bool is_gradient) {
  const int64_t pixels = p.in_pixels();
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
void to_images(const KernelCall& call, const Window3d& p) {
  if (p.nchw && is_product(p)) return pointwise_nchw(call, p, kGradient);
  if (by_cudnn(call, kGradient ? cudnn::Pass::input : cudnn::Pass::forward, p, dtype_of<T>)) return;
  const Laid from(call, call.inputs[0], p.nchw, false), to(call, call.outputs[0], p.nchw, false);
  from.read();
  const T *x = from.data<T>(), *filter = call.inputs[1].as<T>();
  T* y = to.data<T>();
  if constexpr (kGradient) backward_input(call, p, x, filter, y);
  else forward(call, p, x, filter, y);
  to.write();
}

template <class T>
void to_filter(const KernelCall& call, const Window3d& p) {
  if (by_cudnn(call, cudnn::Pass::filter, p, dtype_of<T>)) return;
  const Laid x(call, call.inputs[0], p.nchw, false), dy(call, call.inputs[1], p.nchw, false);
  x.read();
  dy.read();
  backward_filter(call, p, x.data<T>(), dy.data<T>(), call.outputs[0].as<T>());
}

// --- complex numbers ---

// An operand's numbers of type R, as images whose channels lie last: `parts` of them for each number.
template <class R>
struct RealOperand {
  int64_t dims[3];
  Operand operand;
  RealOperand(const Operand& o, bool nchw, void* data, int64_t parts) : operand(o) {
    const int64_t channels = o.dims[nchw ? 1 : o.rank - 1];
    dims[0] = o.dims[0], dims[1] = o.num_elements / (o.dims[0] * channels), dims[2] = channels * parts;
    operand.data = data;
    operand.dims = dims;
    operand.rank = 3;
    operand.num_elements *= parts;
    operand.dtype = dtype_of<R>;
  }
};

template <class Parts>
struct TakePart {
  const typename Parts::C* from;
  typename Parts::Given* to;
  bool is_imaginary;
  __device__ void operator()(int64_t i) const { to[i] = Parts::given(from[i], is_imaginary); }
};
template <class Parts>
struct PutPart {
  const typename Parts::Sum* from;
  typename Parts::C* to;
  bool is_imaginary;
  __device__ void operator()(int64_t i) const { to[i] = Parts::result(to[i], from[i], is_imaginary); }
};

template <class R, cudnn::Pass kPass>
void by_parts(const KernelCall& call, const Window3d& p) {
  constexpr bool kToInput = kPass == cudnn::Pass::input, kToFilter = kPass == cudnn::Pass::filter;
  using Parts = ConvolutionParts<R, kToInput>;
  using C = typename Parts::C;
  using Given = typename Parts::Given;
  using Sum = typename Parts::Sum;
  const Operand &a_given = call.inputs[0], &out_given = call.outputs[0];
  const bool b_nchw = p.nchw && kToFilter, out_nchw = p.nchw && !kToFilter;
  const Laid a(call, a_given, p.nchw, false), b(call, call.inputs[1], b_nchw, false),
      out(call, out_given, out_nchw, false);
  const Scratch given(call, static_cast<size_t>(a_given.num_elements) * sizeof(Given)),
      sums(call, static_cast<size_t>(out_given.num_elements) * sizeof(Sum));
  const RealOperand<R> real_a(a_given, p.nchw, given.as<void>(), sizeof(Given) / sizeof(R)),
      real_b(call.inputs[1], b_nchw, b.data<void>(), 2),
      real_out(out_given, out_nchw, sums.as<void>(), sizeof(Sum) / sizeof(R));
  Operand inputs[] = {real_a.operand, real_b.operand}, output = real_out.operand;
  KernelCall real = call;
  real.inputs = inputs;
  real.outputs = &output;
  a.read();
  b.read();
  for (const bool is_imaginary : {false, true}) {
    each(call, a_given.num_elements, TakePart<Parts>{a.data<C>(), given.as<Given>(), is_imaginary});
    if constexpr (kToFilter) to_filter<R>(real, Parts::params(p));
    else to_images<R, kToInput>(real, Parts::params(p));
    each(call, out_given.num_elements, PutPart<Parts>{sums.as<Sum>(), out.data<C>(), is_imaginary});
  }
  out.write();
}

template <void (*kKernel)(const KernelCall&, const Window3d&)>
int32_t run(KernelCall& call) {
  const Window3d& p = call.params_as<Window3d>();
  const Operand& out = call.outputs[0];
  if (out.num_elements == 0) return 0;
  bool is_empty = p.out_pixels() == 0;
  for (int i = 0; i < 2; ++i) is_empty |= call.inputs[i].num_elements == 0;
  if (is_empty) zero_bytes(call, out.data, bytes_of(out));
  else kKernel(call, p);
  return 0;
}

template <class T>
void register_dtype(KernelTable& t) {
  for (const char* name : kConvolutions) t.add(name, dtype_of<T>, run<to_images<T, false>>);
  for (const char* name : kInputGradients) t.add(name, dtype_of<T>, run<to_images<T, true>>);
  for (const char* name : kFilterGradients) t.add(name, dtype_of<T>, run<to_filter<T>>);
}

template <class R>
void register_complex(KernelTable& t) {
  constexpr DType d = dtype_of<Complex<R>>;
  for (const char* name : kConvolutions) t.add(name, d, run<by_parts<R, cudnn::Pass::forward>>);
  for (const char* name : kInputGradients) t.add(name, d, run<by_parts<R, cudnn::Pass::input>>);
  for (const char* name : kFilterGradients) t.add(name, d, run<by_parts<R, cudnn::Pass::filter>>);
}

}  // namespace

void register_pooling(KernelTable& table);
void register_patches(KernelTable& table);

void register_convolution(KernelTable& t) {
  register_dtype<float>(t);
  register_dtype<double>(t);
  register_dtype<float16>(t);
  register_dtype<bfloat16>(t);
  register_complex<float>(t);
  register_complex<double>(t);
  register_pooling(t);
  register_patches(t);
}

}  // namespace eager::cuda
