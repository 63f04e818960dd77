// Fourier transforms along one axis, of which all others are composed (execute/transforms.cpp), and what signals need besides:
// windows, frequencies, frames. The transforms' kernels are on the host alone.
#include "kernels/common/fourier.h"

#include <cmath>
#include <string_view>

#include "kernels/common/element.h"
#include "runtime/core/gradient.h"
#include "runtime/ops/elementwise.h"
#include "runtime/ops/families.h"
#include "runtime/ops/shape_util.h"

namespace eager {

namespace {

// ---- transforms

constexpr DTypeSet kSingleOrDouble = dtype_bit(DType::float32) | dtype_bit(DType::float64);

enum class FourierNorm : int64_t { backward, ortho, forward };

// Returns the number of the norm that the adjoint of a transform has.
int64_t opposite_norm(const GradientContext& g) { return 2 - choice_of<int64_t>(g, "norm"); }

double fourier_factor(FourierNorm norm, bool is_inverse, int64_t n) {
  if (norm == FourierNorm::ortho) return 1 / std::sqrt(static_cast<double>(n));
  return (norm == FourierNorm::backward) == is_inverse ? 1 / static_cast<double>(n) : 1.0;
}

// Fills in the params of a transform of n numbers along an axis of x.
void fourier_params(InferContext& c, int axis, int64_t n, bool is_inverse, double doubled) {
  if (n == 0) invalid_argument("Invalid number of FFT data points (0) specified.");
  if (!c.concrete()) return;
  const ShapeView x = c.input(0);
  c.params<FourierParams>() = {wrapping_size(x, 0, axis),
                               n,
                               wrapping_size(x, axis + 1, x.rank),
                               fourier_factor(choice_of<FourierNorm>(c, "norm"), is_inverse, n),
                               doubled,
                               is_inverse};
}

Shape with_size(ShapeView x, int axis, int64_t size) {
  Shape out = x;
  out[axis] = size;
  return out;
}

int fourier_axis(InferContext& c) { return normalize_axis(c.integer("axis"), c.rank(0)); }

void fft_c2c_infer(InferContext& c) {
  const int axis = fourier_axis(c);
  fourier_params(c, axis, c.input(0)[axis], c.boolean("inverse"), 1);
  c.output(c.dtype(0), c.input(0));
}

DType spectrum_dtype(DType real) { return real == DType::float32 ? DType::complex64 : DType::complex128; }

void fft_r2c_infer(InferContext& c) {
  const int axis = fourier_axis(c);
  const int64_t n = c.input(0)[axis];
  fourier_params(c, axis, n, false, c.boolean("doubled") ? 2 : 1);
  c.output(spectrum_dtype(c.dtype(0)), with_size(c.input(0), axis, n < 0 ? kUnknown : n / 2 + 1));
}

void fft_c2r_infer(InferContext& c) {
  const int axis = fourier_axis(c);
  const int64_t size = c.input(0)[axis];
  int64_t n = c.integer("n");
  if (c.has_input(1)) {
    if (c.rank(1) != c.rank(0)) invalid_argument("like must have the rank of x");
    n = c.input(1)[axis];
  } else if (n == 0) {
    n = size < 0 ? kUnknown : size == 0 ? 0 : 2 * (size - 1);
  } else if (n < 0) {
    invalid_argument("n must not be negative, got ", n);
  }
  if (n >= 0 && size >= 0 && n / 2 + 1 != size)
    invalid_argument("a spectrum of ", n, " real numbers has ", n / 2 + 1, " numbers, not ", size);
  // Of the numbers that stand for two, one half is taken where they are not to be doubled.
  fourier_params(c, axis, n, true, c.boolean("doubled") ? 1 : 0.5);
  c.output(real_dtype(c.dtype(0)), with_size(c.input(0), axis, n));
}

void fft_c2c_gradient(GradientContext& g) {
  g.set(0, g.op_args<"fft_c2c">({g.grad().get()}, {g.attr("axis").i, !g.attr("inverse").i, opposite_norm(g)}));
}
void fft_r2c_gradient(GradientContext& g) {
  g.set(0, g.op_args<"fft_c2r">({g.grad().get(), g.input_shape(0).get()},
                                {0, g.attr("axis").i, opposite_norm(g), g.attr("doubled").i}));
}
void fft_c2r_gradient(GradientContext& g) {
  g.set(0, g.op_args<"fft_r2c">({g.grad().get()}, {g.attr("axis").i, opposite_norm(g), g.attr("doubled").i}));
}

// ---- shifts

template <bool is_inverse>
void fftshift_infer(InferContext& c) {
  const ShapeView x = c.input(0);
  const AxisSet axes = normalize_axes(c.attr("axes"), x.rank);
  if (c.concrete()) {
    RollParams& p = c.params<RollParams>();
    for (int i = 0; i < x.rank; ++i)
      p.add(x[i], axes >> i & 1 ? (is_inverse ? x[i] - x[i] / 2 : x[i] / 2) % std::max<int64_t>(x[i], 1) : 0);
  }
  c.output(c.dtype(0), x);
}

// ---- windows and frequencies

DType float_attr(InferContext& c) {
  const DType t = c.dtype_attr("dtype", DType::float32);
  if (!is_floating(t)) invalid_argument(c.def().name, " gives floating-point numbers, not ", dtype_name(t));
  return t;
}

void window_infer(InferContext& c, Window kind, double beta) {
  if (!c.given("window_length")) invalid_argument("window_length must be given");
  const int64_t n = c.integer("window_length");
  if (n < 0) invalid_argument("window_length must be >= 0, got ", n);
  if (!std::isfinite(beta)) invalid_argument("beta must be finite, got ", beta);
  c.params<WindowParams>() = {kind, n, c.boolean("periodic"), beta};
  c.output(float_attr(c), Shape{n});
}
template <Window kind>
void cosine_window_infer(InferContext& c) {
  window_infer(c, kind, 0);
}
void kaiser_window_infer(InferContext& c) { window_infer(c, Window::kaiser, c.real("beta")); }

template <bool is_half>
void frequencies_infer(InferContext& c) {
  if (!c.given("n")) invalid_argument("n must be given");
  const int64_t n = c.integer("n");
  if (n < 1) invalid_argument("n must be positive, got ", n);
  c.params<FrequencyParams>() = {n, c.real("d"), is_half};
  c.output(float_attr(c), Shape{is_half ? n / 2 + 1 : n});
}

// ---- frames

int64_t positive(InferContext& c, AttrName name) {
  if (!c.given(name)) invalid_argument(name.text, " must be given");
  const int64_t value = c.integer(name);
  if (value < 1) invalid_argument(name.text, " must be positive, got ", value);
  return value;
}

// Returns how many frames n elements have.
int64_t count_frames(int64_t n, int64_t length, int64_t step, bool pad_end) {
  if (n < 0) return kUnknown;
  if (pad_end) return n / step + (n % step != 0);
  return n < length ? 0 : 1 + (n - length) / step;
}

void frame_infer(InferContext& c) {
  const ShapeView x = c.input(0);
  const int axis = normalize_axis(c.integer("axis"), x.rank);
  const int64_t length = positive(c, "frame_length"), step = positive(c, "frame_step");
  const int64_t frames = count_frames(x[axis], length, step, c.boolean("pad_end"));
  if (c.concrete()) {
    FrameParams& p = c.params<FrameParams>();
    p = {wrapping_size(x, 0, axis), x[axis], wrapping_size(x, axis + 1, x.rank), frames, length, step, {}};
    encode_constant(c.dtype(0), c.attr("pad_value"), p.padding);
  }
  Shape out;
  for (int i = 0; i < axis; ++i) out.push_back(x[i]);
  out.push_back(frames);
  out.push_back(length);
  for (int i = axis + 1; i < x.rank; ++i) out.push_back(x[i]);
  c.output(c.dtype(0), out);
}

void windowed_fft_infer(InferContext& c) {
  const ShapeView x = c.input(0);
  const int last = x.rank - 1;
  const int64_t length = positive(c, "frame_length"), step = positive(c, "frame_step"),
                points = positive(c, "fft_length");
  const int64_t frames = count_frames(x[last], length, step, c.boolean("pad_end"));
  if (c.concrete()) c.params<WindowedParams>() = {wrapping_size(x, 0, last), x[last], frames, length, step, points};
  Shape out = with_size(x, last, frames);
  out.push_back(points / 2 + 1);
  c.output(spectrum_dtype(c.dtype(0)), out);
}

void frame_grad_infer(InferContext& c) {
  const ShapeView dy = c.input(0), like = c.input(1);
  const int axis = normalize_axis(c.integer("axis"), like.rank);
  const int64_t length = positive(c, "frame_length"), step = positive(c, "frame_step");
  const int64_t frames = count_frames(like[axis], length, step, c.boolean("pad_end"));
  Shape expected;
  for (int i = 0; i < axis; ++i) expected.push_back(like[i]);
  expected.push_back(frames);
  expected.push_back(length);
  for (int i = axis + 1; i < like.rank; ++i) expected.push_back(like[i]);
  check_grad_shape(dy, expected);
  if (c.concrete())
    c.params<FrameParams>() = {
        wrapping_size(like, 0, axis), like[axis], wrapping_size(like, axis + 1, like.rank), frames, length, step, {}};
  c.output(c.dtype(0), like);
}

// Returns how long the sum of the frames is, and fills in the params.
int64_t infer_sum_of_frames(InferContext& c, ShapeView x) {
  if (x.rank < 2) invalid_argument("Input tensor 0 must have rank >= 2, got ", x.rank);
  const int64_t step = positive(c, "frame_step"), frames = x[x.rank - 2], length = x[x.rank - 1];
  if (frames < 0 || length < 0) return kUnknown;
  int64_t n = frames == 0 ? 0 : length;
  if (frames > 1 && (__builtin_mul_overflow(frames - 1, step, &n) || __builtin_add_overflow(n, length, &n)))
    invalid_argument("the sum of the frames has too many elements");
  if (c.concrete()) c.params<FrameParams>() = {wrapping_size(x, 0, x.rank - 2), n, 1, frames, length, step, {}};
  return n;
}

void overlap_and_add_infer(InferContext& c) {
  const ShapeView x = c.input(0);
  Shape out;
  const int64_t n = infer_sum_of_frames(c, x);
  for (int i = 0; i < x.rank - 2; ++i) out.push_back(x[i]);
  out.push_back(n);
  c.output(c.dtype(0), out);
}

void overlap_and_add_grad_infer(InferContext& c) {
  const ShapeView dy = c.input(0), like = c.input(1);
  Shape expected;
  const int64_t n = infer_sum_of_frames(c, like);
  for (int i = 0; i < like.rank - 2; ++i) expected.push_back(like[i]);
  expected.push_back(n);
  check_grad_shape(dy, expected);
  c.output(c.dtype(0), like);
}

}  // namespace

// clang-format off
void define_fourier(Registry& r) {
  constexpr const char* kNorms = "BACKWARD ORTHO FORWARD";
  r.helper("fft_c2c").describe("The Fourier transforms of complex numbers along an axis.")
      .input("x", dtypes::complexes).output("y")
      .attr_int("axis", -1).argument().attr_bool("inverse", false).argument().attr_string("norm", "BACKWARD").choices(kNorms).argument()
      .infer(fft_c2c_infer).gradient(fft_c2c_gradient);
  r.helper("fft_r2c").describe("The first half of the Fourier transforms of real numbers along an axis, perhaps with the numbers doubled "
                               "that stand for their mirror image, too.")
      .input("x", kSingleOrDouble).output("y", "complex(x)")
      .attr_int("axis", -1).argument().attr_string("norm", "BACKWARD").choices(kNorms).argument().attr_bool("doubled", false).argument()
      .infer(fft_r2c_infer).gradient(fft_r2c_gradient, "shape(x)");
  r.helper("fft_c2r").describe("The real numbers, n or as many as like has, whose Fourier transforms begin with x. If not doubled, x's "
                               "numbers count once, although they stand for their mirror image, too.")
      .input("x", dtypes::complexes).input("like", dtypes::all, 0, kShapeOnly | kOptional).output("y", "real(x)")
      .attr_int("n", 0).argument().attr_int("axis", -1).argument().attr_string("norm", "BACKWARD").choices(kNorms).argument()
      .attr_bool("doubled", true).argument()
      .infer(fft_c2r_infer).gradient(fft_c2r_gradient);
  r.helper("windowed_fft").describe("fft_r2c of the frames of x, times a window; frames are cut, or get zeros at their end.")
      .input("x", kSingleOrDouble).input("window", kSingleOrDouble).output("y", "complex(x)")
      .attr_int("frame_length").argument().attr_int("frame_step").argument().attr_int("fft_length").argument()
      .attr_bool("pad_end", false).argument()
      .infer(windowed_fft_infer).no_gradient().internal();
  auto shift = [&r](const char* name, const char* text) -> OpDef& {
    return r.op(name).describe(text)
        .input("x", dtypes::all).says("any", "The elements.").output("y").says("x", "The elements in their new order.")
        .attr_ints("axes").argument().says("The axes; negative ones count from the end. All if it is absent.");
  };
  shift("fftshift", "A spectrum with its frequencies in ascending order, 0 in the middle.")
      .example(R"("x": [0, 1, 2, -2, -1])", "int32 [-2 -1  0  1  2]")
      .infer(fftshift_infer<false>).gradient(forward_gradient<"ifftshift">);
  shift("ifftshift", "Undoes fftshift.")
      .example(R"("x": [-2, -1, 0, 1, 2])", "int32 [ 0  1  2 -2 -1]")
      .infer(fftshift_infer<true>).gradient(forward_gradient<"fftshift">);

  auto window = [&r](const char* name, const char* text, bool is_periodic) -> OpDef& {
    return r.op(name).describe(text)
        .output("y", "dtype").says("[window_length]", "The window.")
        .attr_int("window_length").argument().required().says("How many numbers it has.")
        .attr_bool("periodic", is_periodic).says("Whether the window is one period, the first of its numbers being left out at the end, as "
                                                 "spectra want it, or else symmetric, as filters do.")
        .attr_dtype("dtype", DType::float32).says("The result's dtype.");
  };
  window("hann_window", "Hann's window: (1 - cos t) / 2, with t from 0 to 2 pi.", true)
      .example(R"("window_length": 4)", "float32 [0.  0.5 1.  0.5]")
      .infer(cosine_window_infer<Window::hann>).no_gradient();
  window("hamming_window", "Hamming's window: 0.54 - 0.46 cos t, with t from 0 to 2 pi.", true)
      .example(R"("window_length": 4)", "float32 [0.08 0.54 1.   0.54]")
      .infer(cosine_window_infer<Window::hamming>).no_gradient();
  window("blackman_window", "Blackman's window: 0.42 - 0.5 cos t + 0.08 cos 2t, with t from 0 to 2 pi.", true)
      .example(R"("window_length": 4)", "float32 [0.   0.34 1.   0.34]")
      .infer(cosine_window_infer<Window::blackman>).no_gradient();
  window("kaiser_window", "Kaiser's window: I0(beta sqrt(1 - t^2)) / I0(beta), with t from -1 to 1 and the Bessel function I0.", false)
      .attr_float("beta", 12.0).says("How narrow it is; 0 is a rectangle.")
      .example(R"("window_length": 3, "beta": 0.0)", "float32 [1. 1. 1.]")
      .infer(kaiser_window_infer).no_gradient();
  auto frequencies = [&r](const char* name, const char* text, const char* shape) -> OpDef& {
    return r.op(name).describe(text)
        .output("y", "dtype").says(shape, "The frequencies.")
        .attr_int("n").argument().required().says("How many numbers are transformed.")
        .attr_float("d", 1.0).argument().says("How far apart they are.")
        .attr_dtype("dtype", DType::float32).says("The result's dtype.");
  };
  frequencies("fftfreq", "The frequencies of the numbers of a transform: 0, 1, ..., ..., -2, -1, over n d.", "[n]")
      .example(R"("n": 4)", "float32 [ 0.    0.25 -0.5  -0.25]")
      .infer(frequencies_infer<false>).no_gradient();
  frequencies("rfftfreq", "The frequencies of the numbers of a transform of real numbers: 0, 1, ..., n / 2, over n d; half is n / 2 + 1.", "[half]")
      .example(R"("n": 4)", "float32 [0.   0.25 0.5 ]")
      .infer(frequencies_infer<true>).no_gradient();

  r.op("frame").describe("Parts of frame_length elements along an axis, which begin frame_step elements apart and may overlap.")
      .input("x", dtypes::fixed).says("[outer..., n, inner...]", "The elements; n stands at axis.")
      .output("y").says("[outer..., frames, frame_length, inner...]", "The frames. Without pad_end those that are whole.")
      .attr_int("frame_length").argument().required().says("How many elements a frame has.")
      .attr_int("frame_step").argument().required().says("How far apart frames begin.")
      .attr_bool("pad_end", false).says("Whether every step has a frame, with pad_value for what lies beyond the end.")
      .attr_float("pad_value", 0.0).says("The value that pad_end adds.")
      .attr_int("axis", -1).says("The axis; negative ones count from the end.")
      .example(R"("x": [1, 2, 3, 4, 5], "frame_length": 3, "frame_step": 2)", "int32 [[1 2 3]\n [3 4 5]]")
      .infer(frame_infer).gradient(like_gradient<"frame_grad">, "shape(x)");
  grad_op(r, "frame_grad", "The sums over frames, as long as like.")
      .attr_int("frame_length").argument().attr_int("frame_step").argument().attr_bool("pad_end", false).attr_int("axis", -1)
      .infer(frame_grad_infer).gradient(forward_gradient<"frame">);
  r.op("overlap_and_add").describe("The sum of frames that begin frame_step elements apart.")
      .input("x", dtypes::numeric).says("[outer..., frames, frame_length]", "The frames.")
      .output("y").says("[outer..., n]", "Their sum; n is frame_length and frame_step for each frame but the first.")
      .attr_int("frame_step").argument().required().says("How far apart frames begin.")
      .example(R"("x": [[1, 2, 3], [10, 20, 30]], "frame_step": 2)", "int32 [ 1  2 13 20 30]")
      .infer(overlap_and_add_infer).gradient(like_gradient<"overlap_and_add_grad">, "shape(x)");
  grad_op(r, "overlap_and_add_grad", "The frames of the sum dy, as many and as long as those of like.")
      .attr_int("frame_step").argument()
      .infer(overlap_and_add_grad_infer).gradient(forward_gradient<"overlap_and_add">);
}
// clang-format on

}  // namespace eager
