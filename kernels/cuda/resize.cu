// Resizing. The host computes the bands, which are copied to the device. Where images are resized across, a first kernel
// adds the rows, and a second one multiplies them by the last axis' band; what is between them is in the type that is
// computed in.
#include "kernels/common/resize.h"

#include "kernels/common/elementwise.h"
#include "kernels/cuda/kernels.h"
#include "kernels/cuda/launch.h"
#include "kernels/cuda/window.h"
#include "kernels/half.h"

namespace eager::cuda {

namespace {

// Numbers of the host in device memory, for the duration of a call.
template <class T>
class OfHost {
 public:
  OfHost(const KernelCall& call, const std::vector<T>& values) : scratch_(call, values.size() * sizeof(T)) {
    if (values.empty()) return;
    const int32_t code = device_of(call).copy_from_host(scratch_.as<void>(), values.data(), values.size() * sizeof(T));
    if (code != 0) fail(code, "the weights could not be copied to the device");
  }
  const T* data() const { return scratch_.as<T>(); }

 private:
  Scratch scratch_;
};

// A band on the device. Of a kept axis, each element is made of itself.
struct DeviceBand {
  const int32_t *begins, *counts;  // NULL: the axis is kept
  const double* weights;
  int64_t taps;

  __device__ int64_t begin(int64_t i) const { return begins ? begins[i] : i; }
  __device__ int64_t count(int64_t i) const { return begins ? counts[i] : 1; }
  __device__ double weight(int64_t i, int64_t k) const { return begins ? weights[i * taps + k] : 1; }
};

class AlongAxis {
 public:
  AlongAxis(const KernelCall& call, const ResizeParams& p, const ResizeAxis& a, bool is_gradient)
      : in(is_gradient ? a.out : a.in), out(is_gradient ? a.in : a.out), is_kept(a.is_kept),
        band_(band_of(p, a, is_gradient)), begins_(call, band_.begins), counts_(call, band_.counts),
        weights_(call, band_.weights) {}
  DeviceBand band() const {
    if (is_kept) return {nullptr, nullptr, nullptr, 1};
    return {begins_.data(), counts_.data(), weights_.data(), band_.taps};
  }

  const int64_t in, out;
  const bool is_kept;

 private:
  static Band band_of(const ResizeParams& p, const ResizeAxis& a, bool is_gradient) {
    if (a.is_kept) return {};
    return is_gradient ? transposed(resize_band(p, a), a.in) : resize_band(p, a);
  }
  Band band_;
  OfHost<int32_t> begins_, counts_;
  OfHost<double> weights_;
};

// Writes y[image, d.out, h.out, row] from x[image, d.in, h.in, row].
template <class T, class To>
void add_image_rows(const KernelCall& call, const AlongAxis& d, const AlongAxis& h, int64_t row, const T* x, To* y) {
  using A = Compute<To>;
  const int64_t n = call.params_as<ResizeParams>().batch * d.out * h.out * row;
  const Split columns(row), rows(h.out), planes(d.out);
  const DeviceBand of_d = d.band(), of_h = h.band();
  const int64_t in_d = d.in, in_h = h.in;
  each(call, n, [=] __device__(int64_t i) {
    int64_t index = i;
    const int64_t column = columns.take(index), at_h = rows.take(index), at_d = planes.take(index);
    A sum = 0;
    for (int64_t k = 0; k < of_d.count(at_d); ++k) {
      const int64_t plane = index * in_d + of_d.begin(at_d) + k;
      for (int64_t l = 0; l < of_h.count(at_h); ++l) {
        const T v = x[(plane * in_h + of_h.begin(at_h) + l) * row + column];
        sum += static_cast<A>(of_d.weight(at_d, k)) * static_cast<A>(of_h.weight(at_h, l)) *
               static_cast<A>(static_cast<Compute<T>>(v));
      }
    }
    y[i] = static_cast<To>(sum);
  });
}

// Writes y[i, w.out, inner] from x[i, w.in, inner].
template <class A, class To>
void resize_across(const KernelCall& call, const AlongAxis& w, int64_t inner, const A* x, To* y) {
  const Split channels(inner), columns(w.out);
  const DeviceBand of_w = w.band();
  const int64_t in = w.in;
  each(call, call.outputs[0].num_elements, [=] __device__(int64_t i) {
    int64_t index = i;
    const int64_t channel = channels.take(index), at = columns.take(index);
    const A* from = x + (index * in + of_w.begin(at)) * inner + channel;
    A sum = 0;
    for (int64_t k = 0; k < of_w.count(at); ++k) sum += static_cast<A>(of_w.weight(at, k)) * from[k * inner];
    y[i] = static_cast<To>(sum);
  });
}

template <class T, class To, bool kGradient>
void resize_by_bands(const KernelCall& call) {
  using A = Compute<To>;
  const ResizeParams& p = call.params_as<ResizeParams>();
  const AlongAxis d(call, p, p.d, kGradient), h(call, p, p.h, kGradient), w(call, p, p.w, kGradient);
  const T* x = call.inputs[0].as<T>();
  To* y = call.outputs[0].as<To>();
  const int64_t row = w.in * p.inner;
  if (w.is_kept) return add_image_rows(call, d, h, row, x, y);
  const Scratch rows(call, static_cast<size_t>(p.batch * d.out * h.out * row) * sizeof(A));
  add_image_rows(call, d, h, row, x, rows.as<A>());
  resize_across(call, w, p.inner, rows.as<A>(), y);
}

template <class T>
void resize_nearest(const KernelCall& call) {
  const ResizeParams& p = call.params_as<ResizeParams>();
  const AlongAxis d(call, p, p.d, false), h(call, p, p.h, false), w(call, p, p.w, false);
  const DeviceBand of_d = d.band(), of_h = h.band(), of_w = w.band();
  const Split channels(p.inner), columns(w.out), rows(h.out), planes(d.out);
  const int64_t in_d = d.in, in_h = h.in, in_w = w.in;
  const T* x = call.inputs[0].as<T>();
  T* y = call.outputs[0].as<T>();
  each(call, call.outputs[0].num_elements, [=] __device__(int64_t i) {
    int64_t index = i;
    const int64_t channel = channels.take(index), at_w = columns.take(index), at_h = rows.take(index);
    const int64_t at_d = planes.take(index);
    const int64_t row = (index * in_d + of_d.begin(at_d)) * in_h + of_h.begin(at_h);
    y[i] = x[(row * in_w + of_w.begin(at_w)) * channels.size + channel];
  });
}

template <class T>
int32_t resize(KernelCall& call) {
  if (call.outputs[0].num_elements == 0) return 0;
  using To = std::conditional_t<std::is_integral_v<T>, float, T>;
  if (call.params_as<ResizeParams>().interpolation == Interpolation::nearest) resize_nearest<T>(call);
  else resize_by_bands<T, To, false>(call);
  return 0;
}

template <class T>
int32_t resize_grad(KernelCall& call) {
  if (call.outputs[0].num_elements != 0) resize_by_bands<T, T, true>(call);
  return 0;
}

template <class... T>
void add_resize(KernelTable& t, Types<T...>) {
  (t.add("resize", dtype_of<T>, resize<T>), ...);
}
template <class... T>
void add_resize_gradients(KernelTable& t, Types<T...>) {
  (t.add("resize_like", dtype_of<T>, resize<T>), ...);
  (t.add("resize_grad", dtype_of<T>, resize_grad<T>), ...);
}

}  // namespace

void register_images(KernelTable& t) {
  add_resize(t, Real{});
  add_resize_gradients(t, Floats{});
}

}  // namespace eager::cuda
