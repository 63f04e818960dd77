// Imports operators on signals: Fourier transforms, windows, and the weights of mel bands. ONNX has no complex numbers: the last
// dim of a tensor is 1 for real numbers, and 2 for real and imaginary parts.
#include <cmath>
#include <cstring>

#include "runtime/onnx/operators.h"

namespace eager::onnx {

namespace {

using Ints = std::vector<int64_t>;

// ---- transforms

// Returns the numbers whose parts are the last dim: real ones if that is 1.
TensorRef from_parts(OnnxNode& c, const TensorRef& x) {
  const int last = x->rank - 1;
  const int64_t parts = dim_or_fail(x, last, "a signal");
  if (parts != 1 && parts != 2) invalid_argument("the last dim must be 1 or 2, not ", parts);
  const TensorRef wide = is_half(x->dtype) ? c.cast(x, DType::float32) : x;
  if (parts == 1) return pick(c, wide, last, 0);
  return c.run("complex", {pick(c, wide, last, 0), pick(c, wide, last, 1)});
}
TensorRef to_parts(OnnxNode& c, const TensorRef& y, DType dtype) {
  if (!is_complex(y->dtype)) return c.cast(c.run("expand_dims", {y}, {{"axis", -1}}), dtype);
  return c.cast(c.run("stack", {c.run("real", {y}), c.run("imag", {y})}, {{"axis", -1}}), dtype);
}

struct Transform {
  int axis;
  std::optional<int64_t> points;
  bool is_inverse, is_onesided;
};

TensorRef transformed(OnnxNode& c, const TensorRef& x, const Transform& t) {
  auto run = [&](const char* op) {
    Attrs attrs{{"axis", t.axis}};
    if (t.points) attrs.push_back({"n", *t.points});
    return c.run(op, {x}, attrs);
  };
  if (t.is_inverse) return run(t.is_onesided ? "irfft" : "ifft");
  if (!t.is_onesided) return run("fft");
  if (!is_complex(x->dtype)) return run("rfft");
  const int64_t n = t.points ? *t.points : dim_or_fail(x, t.axis, "onesided");
  Ints size(static_cast<size_t>(x->rank), -1);
  size[static_cast<size_t>(t.axis)] = n / 2 + 1;
  return c.run("slice", {run("fft")}, {{"begin", Ints(size.size(), 0)}, {"size", size}});
}

// Imports DFT, whose axis is an attribute until opset 19.
void dft(OnnxNode& c) {
  const TensorRef x = c.in(0);
  if (x->rank < 2) invalid_argument("input must be at least a matrix: ", to_string(x->shape()));
  const int64_t axis = c.opset < 20 ? c.attr_int("axis", 1) : c.has(2) ? c.integer(2) : -2;
  Transform t{normalize_axis(axis, x->rank), {}, c.attr_int("inverse", 0) != 0, c.attr_int("onesided", 0) != 0};
  if (t.axis == x->rank - 1) invalid_argument("axis must not be the last one, which has the parts");
  if (c.has(1)) t.points = c.integer(1);
  c.out(to_parts(c, transformed(c, from_parts(c, x), t), x->dtype));
}

void stft(OnnxNode& c) {
  const TensorRef x = c.in(0);
  if (x->rank != 3) invalid_argument("signal must have 3 dimensions, got shape ", to_string(x->shape()));
  TensorRef window = c.in_or_null(2);
  const int64_t length = c.has(3) ? c.integer(3)
                         : window ? dim_or_fail(window, 0, "a window")
                                  : dim_or_fail(x, 1, "a signal without frame_length");
  const TensorRef signal = from_parts(c, x);
  TensorRef frames = c.run("frame", {signal}, {{"frame_length", length}, {"frame_step", c.integer(1)}});
  if (window) {
    const DType real = is_half(window->dtype) ? DType::float32 : window->dtype;
    frames = c.run("multiply", {frames, c.cast(c.cast(window, real), signal->dtype)});
  }
  const TensorRef y = transformed(c, frames, {2, {}, false, c.attr_int("onesided", 1) != 0});
  c.out(to_parts(c, y, x->dtype));
}

// ---- windows

// Imports a window, a + b cos t + c cos 2t with t from 0 to 2 pi, in float64. The numbers are a, b and c in units of 1 / kUnit, as
// ONNX has them: those of Hamming's window are not the ones of our op.
template <int kUnit, int kA, int kB, int kC>
void window(OnnxNode& c) {
  const DType to = dtype_attr(c, "output_datatype", DType::float32);
  const bool is_periodic = c.attr_int("periodic", 1) != 0;
  const TensorRef n = only(c, c.in(0));
  const TensorRef steps = is_periodic ? n : c.run("subtract", {n, c.whole(1)});
  auto real = [&](const TensorRef& v) { return c.cast(v, DType::float64); };
  auto times = [&](const TensorRef& v, double factor) { return c.run("multiply", {v, c.scalar(factor)}); };
  constexpr double kTurn = 6.283185307179586477, kOne = kUnit;
  const TensorRef t = c.run("divide", {times(real(count_up(c, n)), kTurn), real(steps)});
  TensorRef y = c.run("add", {times(c.run("cos", {t}), kB / kOne), c.scalar(kA / kOne)});
  if (kC != 0) y = c.run("add", {y, times(c.run("cos", {times(t, 2)}), kC / kOne)});
  c.out(c.cast(y, to));
}

// ---- mel bands

// Imports MelWeightMatrix: triangles, each from the peak of the band before to that of the next one.
void mel_weights(OnnxNode& c) {
  const int64_t bands = c.integer(0), points = c.integer(1), rate = c.integer(2);
  const double lower = c.number(3), upper = c.number(4);
  if (bands < 1 || bands > INT32_MAX || points < 1 || points > INT32_MAX || rate < 1)
    invalid_argument("num_mel_bins, dft_length and sample_rate must be positive");
  const int64_t rows = points / 2 + 1;
  c.charge(DType::float64, static_cast<double>(rows) * static_cast<double>(bands) + 2 * static_cast<double>(bands));
  auto mel = [](double f) { return 2595 * std::log10(1 + f / 700); };
  const double first = mel(lower), step = (mel(upper) - first) / static_cast<double>(bands + 2);
  std::vector<int64_t> bins;
  for (int64_t i = 0; i < bands + 2; ++i) {
    const double f = 700 * (std::pow(10, (first + static_cast<double>(i) * step) / 2595) - 1);
    const double bin = std::floor(static_cast<double>(points + 1) * f / static_cast<double>(rate));
    if (!(bin >= 0 && bin < static_cast<double>(rows))) invalid_argument("the frequencies lie beyond those of the DFT");
    bins.push_back(static_cast<int64_t>(bin));
  }
  const int64_t dims[] = {rows, bands};
  const TensorRef y = TensorRef::adopt(new_tensor(DType::float64, {dims, 2}, kHostDevice));
  double* const out = static_cast<double*>(y->data);
  std::fill(out, out + rows * bands, 0.0);
  for (int64_t i = 0; i < bands; ++i) {
    const int64_t left = bins[static_cast<size_t>(i)], center = bins[static_cast<size_t>(i) + 1],
                  right = bins[static_cast<size_t>(i) + 2];
    auto at = [&](int64_t row) -> double& { return out[row * bands + i]; };
    if (left == center) at(center) = 1;
    for (int64_t row = left; row <= center && left != center; ++row)
      at(row) = static_cast<double>(row - left) / static_cast<double>(center - left);
    for (int64_t row = center; row < right; ++row)
      at(row) = static_cast<double>(right - row) / static_cast<double>(right - center);
  }
  c.out(c.cast(y, dtype_attr(c, "output_datatype", DType::float32)));
}

}  // namespace

// clang-format off
void add_signal(Operators& ops) {
  ops.merge(Operators{
      {"DFT", {dft, 17}}, {"STFT", {stft, 17}}, {"HannWindow", {window<2, 1, -1, 0>, 17}}, {"HammingWindow", {window<46, 25, -21, 0>, 17}},
      {"BlackmanWindow", {window<100, 42, -50, 8>, 17}}, {"MelWeightMatrix", {mel_weights, 17}},
  });
}
// clang-format on

}  // namespace eager::onnx
