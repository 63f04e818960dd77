// conv2d as matrix products: the windows of a block of output rows are laid out as rows (im2col) in a scratch that stays
// in the second-level cache, then multiplied with the filter.
#include "kernels/common/convolution.h"
#include "kernels/common/elementwise.h"

#include <algorithm>

#include "kernels/cpu/convolution.h"
#include "kernels/cpu/gemm.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/move.h"
#include "kernels/cpu/onednn.h"
#include "kernels/half.h"
#include "base/memory.h"
#include "base/parallel.h"

namespace eager::cpu {

namespace {

constexpr int64_t kScratch = 192 * 1024;  // number of elements of a block of windows
constexpr int64_t kMaxPartials = 8;       // most partial sums of a filter's gradient

struct Layout {
  explicit Layout(const Window2d& p)
      : depth(p.in_c / p.groups), width(p.out_c / p.groups), window(p.kernel_h * p.kernel_w * depth),
        in_image(p.in_h * p.in_w * p.in_c), out_image(p.out_h * p.out_w * p.out_c),
        rows(std::clamp<int64_t>(kScratch / std::max<int64_t>(1, p.out_w * window), 1, std::max<int64_t>(1, p.out_h))) {
  }
  int64_t depth, width;  // numbers of a group's input and output channels
  int64_t window;        // number of a window's elements
  int64_t in_image, out_image;
  int64_t rows;  // output rows a block
};

// Reports whether the windows are the image's pixels, in order: then the image needs no im2col.
bool is_pointwise(const Window2d& p) {
  return p.kernel_h == 1 && p.kernel_w == 1 && p.stride_h == 1 && p.stride_w == 1 && p.pad_top == 0 &&
         p.pad_left == 0 && p.groups == 1 && p.out_h == p.in_h && p.out_w == p.in_w;
}

// Calls f(window's element, image's element) for each run of `depth` channels; image -1: padding.
template <class F>
void each_run(const Window2d& p, const Layout& l, int64_t group, int64_t first, int64_t count, F f) {
  int64_t to = 0;
  for (int64_t oh = first; oh < first + count; ++oh) {
    for (int64_t ow = 0; ow < p.out_w; ++ow) {
      for (int64_t kh = 0; kh < p.kernel_h; ++kh) {
        const int64_t h = oh * p.stride_h - p.pad_top + kh * p.dilation_h;
        for (int64_t kw = 0; kw < p.kernel_w; ++kw, to += l.depth) {
          const int64_t w = ow * p.stride_w - p.pad_left + kw * p.dilation_w;
          const bool inside = h >= 0 && h < p.in_h && w >= 0 && w < p.in_w;
          f(to, inside ? (h * p.in_w + w) * p.in_c + group * l.depth : -1);
        }
      }
    }
  }
}

template <class T>
void windows_of(const Window2d& p, const Layout& l, const T* image, int64_t group, int64_t first, int64_t count,
                T* to) {
  if (p.dilation_w == 1 && p.groups == 1) {
    // A row of the window is one run where it lies inside the image.
    const int64_t run = p.kernel_w * p.in_c;
    for (int64_t oh = first; oh < first + count; ++oh) {
      for (int64_t ow = 0; ow < p.out_w; ++ow) {
        const int64_t w = ow * p.stride_w - p.pad_left;
        const int64_t left = std::clamp<int64_t>(-w, 0, p.kernel_w),
                      right = std::clamp<int64_t>(p.in_w - w, left, p.kernel_w);
        for (int64_t kh = 0; kh < p.kernel_h; ++kh, to += run) {
          const int64_t h = oh * p.stride_h - p.pad_top + kh * p.dilation_h;
          if (h < 0 || h >= p.in_h) {
            std::fill(to, to + run, T(0));
            continue;
          }
          std::fill(to, to + left * p.in_c, T(0));
          const T* from = image + (h * p.in_w + w) * p.in_c;
          for (int64_t i = left * p.in_c; i < right * p.in_c; ++i) to[i] = from[i];
          std::fill(to + right * p.in_c, to + run, T(0));
        }
      }
    }
    return;
  }
  each_run(p, l, group, first, count, [&](int64_t at, int64_t from) {
    for (int64_t c = 0; c < l.depth; ++c) to[at + c] = from < 0 ? T(0) : image[from + c];
  });
}

template <class T>
void add_windows(const Window2d& p, const Layout& l, const T* from, int64_t group, int64_t first, int64_t count,
                 T* image) {
  each_run(p, l, group, first, count, [&](int64_t at, int64_t to) {
    if (to < 0) return;
    for (int64_t c = 0; c < l.depth; ++c) image[to + c] += from[at + c];
  });
}

// The filter's columns of one group, and its gradient's.
template <class T>
void forward(const Window2d& p, const T* x, const T* filter, T* y) {
  const Layout l(p);
  if (is_pointwise(p)) {
    parallel_gemm(Gemm{p.batch * p.in_h * p.in_w, p.out_c, p.in_c, false, false, p.in_c, p.out_c, p.out_c}, x, filter,
                  y);
    return;
  }
  const int64_t blocks = (p.out_h + l.rows - 1) / l.rows;
  parallel_for(p.batch * blocks, 1, [&](int64_t begin, int64_t end) {
    Scratch scratch(static_cast<size_t>(l.rows * p.out_w * l.window) * sizeof(T));
    T* windows = scratch.as<T>();
    for (int64_t u = begin; u < end; ++u) {
      const int64_t image = u / blocks, first = u % blocks * l.rows, count = std::min(l.rows, p.out_h - first);
      for (int64_t g = 0; g < p.groups; ++g) {
        windows_of(p, l, x + image * l.in_image, g, first, count, windows);
        gemm(Gemm{count * p.out_w, l.width, l.window, false, false, l.window, p.out_c, p.out_c}, windows,
             filter + g * l.width, y + image * l.out_image + first * p.out_w * p.out_c + g * l.width);
      }
    }
  });
}

template <class T>
void backward_input(const Window2d& p, const T* dy, const T* filter, T* dx) {
  const Layout l(p);
  if (is_pointwise(p)) {
    parallel_gemm(Gemm{p.batch * p.in_h * p.in_w, p.in_c, p.out_c, false, true, p.out_c, p.out_c, p.in_c}, dy, filter,
                  dx);
    return;
  }
  parallel_for(p.batch, 1, [&](int64_t begin, int64_t end) {
    Scratch scratch(static_cast<size_t>(l.rows * p.out_w * l.window) * sizeof(T));
    T* windows = scratch.as<T>();
    for (int64_t image = begin; image < end; ++image) {
      T* to = dx + image * l.in_image;
      std::fill(to, to + l.in_image, T(0));
      for (int64_t first = 0; first < p.out_h; first += l.rows) {
        const int64_t count = std::min(l.rows, p.out_h - first);
        for (int64_t g = 0; g < p.groups; ++g) {
          gemm(Gemm{count * p.out_w, l.window, l.width, false, true, p.out_c, p.out_c, l.window},
               dy + image * l.out_image + first * p.out_w * p.out_c + g * l.width, filter + g * l.width, windows);
          add_windows(p, l, windows, g, first, count, to);
        }
      }
    }
  });
}

// Partial sums over a fixed split of the images, added in order: the result does not depend on the threads.
template <class T>
void backward_filter(const Window2d& p, const T* x, const T* dy, T* dfilter) {
  const Layout l(p);
  const int64_t size = l.window * p.out_c;
  const int64_t partials =
      std::clamp<int64_t>(std::min(p.batch, (int64_t{1} << 22) / std::max<int64_t>(1, size)), 1, kMaxPartials);
  Scratch sums(static_cast<size_t>((partials - 1) * size) * sizeof(T));
  parallel_for(partials, 1, [&](int64_t begin, int64_t end) {
    Scratch scratch(static_cast<size_t>(l.rows * p.out_w * l.window) * sizeof(T));
    T* windows = scratch.as<T>();
    for (int64_t part = begin; part < end; ++part) {
      T* sum = part == 0 ? dfilter : sums.as<T>() + (part - 1) * size;
      std::fill(sum, sum + size, T(0));
      for (int64_t image = p.batch * part / partials; image < p.batch * (part + 1) / partials; ++image) {
        for (int64_t first = 0; first < p.out_h; first += l.rows) {
          const int64_t count = std::min(l.rows, p.out_h - first);
          for (int64_t g = 0; g < p.groups; ++g) {
            windows_of(p, l, x + image * l.in_image, g, first, count, windows);
            gemm(Gemm{l.window, l.width, count * p.out_w, true, false, l.window, p.out_c, p.out_c, true}, windows,
                 dy + image * l.out_image + first * p.out_w * p.out_c + g * l.width, sum + g * l.width);
          }
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

template <class F, class A>
bool try_onednn(F f, const Window2d& p, const A* a, const A* b, A* out) {
  if constexpr (std::is_same_v<A, float>) return f(p, a, b, out);
  else return false;
}

template <class T>
void forward_kernel(const Window2d& p, KernelCall& c) {
  Nhwc<T> x(c.inputs[0], p.nchw), filter(c.inputs[1], false);
  NhwcOutput<T> y(c.outputs[0], p.nchw);
  if (!try_onednn(onednn::forward, p, x.data(), filter.data(), y.data())) forward(p, x.data(), filter.data(), y.data());
  y.finish();
}

template <class T>
void backward_input_kernel(const Window2d& p, KernelCall& c) {
  Nhwc<T> dy(c.inputs[0], p.nchw), filter(c.inputs[1], false);
  NhwcOutput<T> dx(c.outputs[0], p.nchw);
  if (!try_onednn(onednn::backward_input, p, dy.data(), filter.data(), dx.data()))
    backward_input(p, dy.data(), filter.data(), dx.data());
  dx.finish();
}

template <class T>
void backward_filter_kernel(const Window2d& p, KernelCall& c) {
  Nhwc<T> x(c.inputs[0], p.nchw), dy(c.inputs[1], p.nchw);
  NhwcOutput<T> dfilter(c.outputs[0], false);
  if (!try_onednn(onednn::backward_filter, p, x.data(), dy.data(), dfilter.data()))
    backward_filter(p, x.data(), dy.data(), dfilter.data());
  dfilter.finish();
}

template <class T, void (*kKernel)(const Window2d&, KernelCall&)>
int32_t run(KernelCall& call) {
  const Window2d& p = call.params_as<Window2d>();
  Operand& out = call.outputs[0];
  if (out.num_elements == 0) return 0;
  bool is_empty = p.out_h == 0 || p.out_w == 0;
  for (int i = 0; i < 2; ++i) is_empty |= call.inputs[i].num_elements == 0;
  if (is_empty) zero_bytes(out.data, out.num_elements * static_cast<int64_t>(dtype_size(out.dtype)));
  else kKernel(p, call);
  return 0;
}

template <class... T>
void add_convolutions(KernelTable& t, Types<T...>) {
  (t.add("conv2d", dtype_of<T>, run<T, forward_kernel<T>>), ...);
  (t.add("conv2d_grad_input", dtype_of<T>, run<T, backward_input_kernel<T>>), ...);
  (t.add("conv2d_grad_filter", dtype_of<T>, run<T, backward_filter_kernel<T>>), ...);
}

}  // namespace

void register_pooling(KernelTable& table);

void register_convolution(KernelTable& t) {
  add_convolutions(t, Floats{});
  register_pooling(t);
}

}  // namespace eager::cpu
