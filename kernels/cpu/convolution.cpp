// Convolutions as matrix products: the windows of a block of outputs are laid out as rows (im2col) in a scratch that stays in
// the second-level cache, then multiplied with the filter.
#include "kernels/common/convolution_parts.h"

#include <algorithm>

#include "kernels/cpu/convolution.h"
#include "kernels/cpu/gemm.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/move.h"
#include "kernels/cpu/network.h"
#include "kernels/cpu/onednn.h"
#include "kernels/half.h"
#include "base/memory.h"
#include "base/parallel.h"

namespace eager::cpu {

namespace {

constexpr int64_t kScratch = 192 * 1024;  // most elements of a block of windows, unless one window has more
constexpr int64_t kMaxPartials = 8;       // most partial sums of a filter's gradient

// Outputs whose windows are laid out together: whole rows, or a part of one.
struct Block {
  int64_t row, rows, column, columns;
  int64_t first;  // the number of its first output in the image
  int64_t outputs() const { return rows * columns; }
};

struct Layout {
  explicit Layout(const Window3d& p)
      : depth(p.in_c / p.groups), width(p.out_c / p.groups), window(p.taps() * depth), in_image(p.in_pixels() * p.in_c),
        out_image(p.out_pixels() * p.out_c), out_rows(p.d.out * p.h.out), out_columns(p.w.out),
        columns(std::clamp<int64_t>(kScratch / std::max<int64_t>(1, window), 1, out_columns)),
        rows(columns < out_columns
                 ? 1
                 : std::clamp<int64_t>(kScratch / std::max<int64_t>(1, columns * window), 1, out_rows)),
        parts((out_columns + columns - 1) / columns), blocks((out_rows + rows - 1) / rows * parts) {}
  Block block(int64_t i) const {
    const int64_t row = i / parts * rows, column = i % parts * columns;
    return {row, std::min(rows, out_rows - row), column, std::min(columns, out_columns - column),
            row * out_columns + column};
  }
  // Memory for the windows of a block.
  template <class T>
  Scratch scratch() const {
    return Scratch(static_cast<size_t>(rows * columns * window) * sizeof(T));
  }
  int64_t depth, width;  // numbers of a group's input and output channels
  int64_t window;        // number of a window's elements
  int64_t in_image, out_image;
  int64_t out_rows, out_columns;  // the output's rows are those of all depths together
  int64_t columns, rows;          // of a block
  int64_t parts;                  // blocks that a row is divided into
  int64_t blocks;                 // of an image
};

// Reports whether the image needs no im2col, since the windows are its pixels, in order.
bool is_product(const Window3d& p) { return p.is_pointwise() && p.groups == 1; }

// Calls f(row) for each row of the window at an output row and column: row is the number of the image's row, or -1
// where it lies in the padding.
template <class F>
void each_window_row(const Window3d& p, int64_t out_row, F f) {
  const int64_t top = out_row % p.h.out * p.h.stride - p.h.pad, front = out_row / p.h.out * p.d.stride - p.d.pad;
  for (int64_t kd = 0; kd < p.d.kernel; ++kd) {
    const int64_t d = front + kd * p.d.dilation;
    for (int64_t kh = 0; kh < p.h.kernel; ++kh) {
      const int64_t h = top + kh * p.h.dilation;
      f(d >= 0 && d < p.d.in && h >= 0 && h < p.h.in ? d * p.h.in + h : -1);
    }
  }
}

// Calls f(window's element, image's element) for each run of `depth` channels; image -1: padding.
template <class F>
void each_run(const Window3d& p, const Layout& l, int64_t group, const Block& b, F f) {
  int64_t to = 0;
  for (int64_t out_row = b.row; out_row < b.row + b.rows; ++out_row) {
    for (int64_t ow = b.column; ow < b.column + b.columns; ++ow) {
      each_window_row(p, out_row, [&](int64_t row) {
        for (int64_t kw = 0; kw < p.w.kernel; ++kw, to += l.depth) {
          const int64_t w = ow * p.w.stride - p.w.pad + kw * p.w.dilation;
          const bool inside = row >= 0 && w >= 0 && w < p.w.in;
          f(to, inside ? (row * p.w.in + w) * p.in_c + group * l.depth : -1);
        }
      });
    }
  }
}

template <class T>
void windows_of(const Window3d& p, const Layout& l, const T* image, int64_t group, const Block& b, T* to) {
  if (p.w.dilation == 1 && p.groups == 1) {
    // A row of the window is one run where it lies inside the image.
    const int64_t run = p.w.kernel * p.in_c;
    for (int64_t out_row = b.row; out_row < b.row + b.rows; ++out_row) {
      for (int64_t ow = b.column; ow < b.column + b.columns; ++ow) {
        const int64_t w = ow * p.w.stride - p.w.pad;
        const int64_t left = std::clamp<int64_t>(-w, 0, p.w.kernel),
                      right = std::clamp<int64_t>(p.w.in - w, left, p.w.kernel);
        each_window_row(p, out_row, [&](int64_t row) {
          const int64_t begin = row < 0 ? run : left * p.in_c, end = row < 0 ? run : right * p.in_c;
          std::fill(to, to + begin, T(0));
          const T* from = image + (row * p.w.in + w) * p.in_c;
          for (int64_t i = begin; i < end; ++i) to[i] = from[i];
          std::fill(to + end, to + run, T(0));
          to += run;
        });
      }
    }
    return;
  }
  each_run(p, l, group, b, [&](int64_t at, int64_t from) {
    for (int64_t c = 0; c < l.depth; ++c) to[at + c] = from < 0 ? T(0) : image[from + c];
  });
}

template <class T>
void add_windows(const Window3d& p, const Layout& l, const T* from, int64_t group, const Block& b, T* image) {
  each_run(p, l, group, b, [&](int64_t at, int64_t to) {
    if (to < 0) return;
    for (int64_t c = 0; c < l.depth; ++c) image[to + c] += from[at + c];
  });
}

template <class T>
void forward(const Window3d& p, const T* x, const T* filter, T* y) {
  const Layout l(p);
  if (is_product(p)) {
    parallel_gemm(Gemm{p.batch * p.in_pixels(), p.out_c, p.in_c, false, false, p.in_c, p.out_c, p.out_c}, x, filter, y);
    return;
  }
  parallel_for(p.batch * l.blocks, 1, [&](int64_t begin, int64_t end) {
    const Scratch scratch = l.scratch<T>();
    T* windows = scratch.as<T>();
    for (int64_t u = begin; u < end; ++u) {
      const int64_t image = u / l.blocks;
      const Block b = l.block(u % l.blocks);
      for (int64_t g = 0; g < p.groups; ++g) {
        windows_of(p, l, x + image * l.in_image, g, b, windows);
        gemm(Gemm{b.outputs(), l.width, l.window, false, false, l.window, p.out_c, p.out_c}, windows,
             filter + g * l.width, y + image * l.out_image + b.first * p.out_c + g * l.width);
      }
    }
  });
}

template <class T>
void backward_input(const Window3d& p, const T* dy, const T* filter, T* dx) {
  const Layout l(p);
  if (is_product(p)) {
    parallel_gemm(Gemm{p.batch * p.in_pixels(), p.in_c, p.out_c, false, true, p.out_c, p.out_c, p.in_c}, dy, filter,
                  dx);
    return;
  }
  parallel_for(p.batch, 1, [&](int64_t begin, int64_t end) {
    const Scratch scratch = l.scratch<T>();
    T* windows = scratch.as<T>();
    for (int64_t image = begin; image < end; ++image) {
      T* to = dx + image * l.in_image;
      std::fill(to, to + l.in_image, T(0));
      for (int64_t i = 0; i < l.blocks; ++i) {
        const Block b = l.block(i);
        for (int64_t g = 0; g < p.groups; ++g) {
          gemm(Gemm{b.outputs(), l.window, l.width, false, true, p.out_c, p.out_c, l.window},
               dy + image * l.out_image + b.first * p.out_c + g * l.width, filter + g * l.width, windows);
          add_windows(p, l, windows, g, b, to);
        }
      }
    }
  });
}

// Partial sums over a fixed split of the images' blocks, added in order: the result does not depend on the threads.
template <class T>
void backward_filter(const Window3d& p, const T* x, const T* dy, T* dfilter) {
  const Layout l(p);
  const int64_t size = l.window * p.out_c, blocks = p.batch * l.blocks;
  const int64_t partials =
      std::clamp<int64_t>(std::min(blocks, (int64_t{1} << 22) / std::max<int64_t>(1, size)), 1, kMaxPartials);
  Scratch sums(static_cast<size_t>((partials - 1) * size) * sizeof(T));
  parallel_for(partials, 1, [&](int64_t begin, int64_t end) {
    const Scratch scratch = l.scratch<T>();
    T* windows = scratch.as<T>();
    for (int64_t part = begin; part < end; ++part) {
      T* sum = part == 0 ? dfilter : sums.as<T>() + (part - 1) * size;
      std::fill(sum, sum + size, T(0));
      for (int64_t u = blocks * part / partials; u < blocks * (part + 1) / partials; ++u) {
        const int64_t image = u / l.blocks;
        const Block b = l.block(u % l.blocks);
        for (int64_t g = 0; g < p.groups; ++g) {
          windows_of(p, l, x + image * l.in_image, g, b, windows);
          gemm(Gemm{l.window, l.width, b.outputs(), true, false, l.window, p.out_c, p.out_c, true}, windows,
               dy + image * l.out_image + b.first * p.out_c + g * l.width, sum + g * l.width);
        }
      }
    }
  });
  for (int64_t part = 1; part < partials; ++part) {
    const T* from = sums.as<T>() + (part - 1) * size;
    for (int64_t i = 0; i < size; ++i) dfilter[i] += from[i];
  }
}

// --- operands in other layouts and dtypes ---

template <class T>
using Part = typename ComplexParts<Compute<T>>::Part;

// Computes one of the three, by oneDNN where it can. kToInput says that it is backward_input.
template <bool kToInput, auto kByOneDnn, auto kByProducts, class A>
void convolve(const Window3d& p, const KernelCall& c, const A* a, const A* b, A* out) {
  if constexpr (is_complex_type<A>) {
    using R = Part<A>;
    using Parts = ConvolutionParts<R, kToInput>;
    using Given = typename Parts::Given;
    using Sum = typename Parts::Sum;
    const int64_t count = c.inputs[0].num_elements, results = c.outputs[0].num_elements;
    const Scratch given_room(static_cast<size_t>(count) * sizeof(Given)),
        sum_room(static_cast<size_t>(results) * sizeof(Sum));
    Given* given = given_room.as<Given>();
    Sum* sums = sum_room.as<Sum>();
    for (const bool is_imaginary : {false, true}) {
      parallel_for(count, kWork, [=](int64_t begin, int64_t end) {
        for (int64_t i = begin; i < end; ++i) given[i] = Parts::given(a[i], is_imaginary);
      });
      convolve<kToInput, kByOneDnn, kByProducts>(Parts::params(p), c, reinterpret_cast<const R*>(given),
                                                 reinterpret_cast<const R*>(b), reinterpret_cast<R*>(sums));
      parallel_for(results, kWork, [=](int64_t begin, int64_t end) {
        for (int64_t i = begin; i < end; ++i) out[i] = Parts::result(out[i], sums[i], is_imaginary);
      });
    }
  } else {
    if constexpr (std::is_same_v<A, float>) {
      if (kByOneDnn(p, a, b, out)) return;
    }
    kByProducts(p, a, b, out);
  }
}

template <class T>
void forward_kernel(const Window3d& p, KernelCall& c) {
  Nhwc<T> x(c.inputs[0], p.nchw), filter(c.inputs[1], false);
  NhwcOutput<T> y(c.outputs[0], p.nchw);
  convolve<false, onednn::forward, forward<Part<T>>>(p, c, x.data(), filter.data(), y.data());
  y.finish();
}

template <class T>
void backward_input_kernel(const Window3d& p, KernelCall& c) {
  Nhwc<T> dy(c.inputs[0], p.nchw), filter(c.inputs[1], false);
  NhwcOutput<T> dx(c.outputs[0], p.nchw);
  convolve<true, onednn::backward_input, backward_input<Part<T>>>(p, c, dy.data(), filter.data(), dx.data());
  dx.finish();
}

template <class T>
void backward_filter_kernel(const Window3d& p, KernelCall& c) {
  Nhwc<T> x(c.inputs[0], p.nchw), dy(c.inputs[1], p.nchw);
  NhwcOutput<T> dfilter(c.outputs[0], false);
  convolve<false, onednn::backward_filter, backward_filter<Part<T>>>(p, c, x.data(), dy.data(), dfilter.data());
  dfilter.finish();
}

template <class T, void (*kKernel)(const Window3d&, KernelCall&)>
int32_t run(KernelCall& call) {
  const Window3d& p = call.params_as<Window3d>();
  Operand& out = call.outputs[0];
  if (out.num_elements == 0) return 0;
  bool is_empty = p.out_pixels() == 0;
  for (int i = 0; i < 2; ++i) is_empty |= call.inputs[i].num_elements == 0;
  if (is_empty) zero_bytes(out.data, bytes_of(out));
  else kKernel(p, call);
  return 0;
}

template <class T>
void add_convolutions(KernelTable& t) {
  for (const char* name : kConvolutions) t.add(name, dtype_of<T>, run<T, forward_kernel<T>>);
  for (const char* name : kInputGradients) t.add(name, dtype_of<T>, run<T, backward_input_kernel<T>>);
  for (const char* name : kFilterGradients) t.add(name, dtype_of<T>, run<T, backward_filter_kernel<T>>);
}

template <class... T>
void add_for_each(KernelTable& t, Types<T...>) {
  (add_convolutions<T>(t), ...);
}

}  // namespace

void register_pooling(KernelTable& table);
void register_patches(KernelTable& table);

void register_convolution(KernelTable& t) {
  add_for_each(t, Inexact{});
  register_pooling(t);
  register_patches(t);
}

}  // namespace eager::cpu
