// Fourier transforms that are composed of those along one axis (ops/fourier.cpp) and of the library's other ops: so they have
// gradients of every order, and traces with unknown dims.
#include <algorithm>
#include <limits>
#include <string_view>

#include "runtime/core/axis_error.h"
#include "runtime/execute/composed.h"

namespace eager {

namespace {

constexpr const char* kNorms = "BACKWARD ORTHO FORWARD";

// What the attribute norm says: the factor of a transform, or of its inverse where the other direction is meant.
class Norm {
 public:
  explicit Norm(const eager_op& op) {
    const std::string_view word = chosen(op, "norm");
    number_ = word == "BACKWARD" ? 0 : word == "ORTHO" ? 1 : 2;
  }
  int64_t number() const { return number_; }
  int64_t opposite() const { return 2 - number_; }

 private:
  int64_t number_;
};

[[noreturn]] void refuse_points(int64_t n) {
  invalid_argument("Invalid number of FFT data points (", n, ") specified.");
}

// Returns x with n elements along an axis: cut, or filled up with zeros at the end.
TensorRef resized(const Composed& ops, TensorRef x, int axis, int64_t n) {
  const int64_t size = x->dims[axis];
  if (size < n) {
    // An axis of unknown size gets more zeros than it needs.
    Numbers paddings(static_cast<size_t>(2 * x->rank + 1), 0);
    paddings[0] = 2 * x->rank;
    paddings[static_cast<size_t>(2 * axis + 2)] = size < 0 ? n : n - size;
    x = ops.with<"pad">(paddings, x);
  }
  return size == n ? x : ops.slice(x, axis, 0, n);
}

DType complex_dtype(DType t) { return is_complex(t) ? t : t == DType::float64 ? DType::complex128 : DType::complex64; }
TensorRef as_complex(const Composed& ops, const TensorRef& x) { return ops.cast(x, complex_dtype(x->dtype)); }
TensorRef as_real(const Composed& ops, const TensorRef& x) { return ops.cast(x, computed_dtype(x->dtype)); }

// ---- transforms along one axis

// The sizes that are asked for: `n` numbers, or as many as there are where it is absent.
struct Size {
  bool given = false;
  int64_t n = 0;
};

TensorRef c2c(const Composed& ops, TensorRef x, int axis, const Size& size, bool is_inverse, int64_t norm) {
  if (size.given) x = resized(ops, x, axis, size.n);
  if (x->dims[axis] == 0) refuse_points(0);
  return ops.with<"fft_c2c">({axis, is_inverse, norm}, x);
}

TensorRef r2c(const Composed& ops, TensorRef x, int axis, const Size& size, int64_t norm) {
  if (size.given) x = resized(ops, x, axis, size.n);
  if (x->dims[axis] == 0) refuse_points(0);
  return ops.with<"fft_r2c">({axis, norm}, x);
}

TensorRef c2r(const Composed& ops, TensorRef x, int axis, const Size& size, int64_t norm) {
  if (size.given) x = resized(ops, x, axis, size.n / 2 + 1);
  else if (x->dims[axis] == 0) refuse_points(-2);
  else if (x->dims[axis] == 1) refuse_points(0);
  return ops.with<"fft_c2r">({size.given ? size.n : 0, axis, norm}, x);
}

Size size_of(const AttrValue& n) {
  if (n.given && n.i < 1) refuse_points(n.i);
  return {n.given, n.i};
}

enum class Kind { fft, ifft, rfft, irfft, hfft, ihfft };

template <Kind kind>
void run_along_axis(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                    int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const Norm norm(op);
    const int axis = normalize_axis(op.attr("axis").i, in[0]->rank);
    const Size size = size_of(op.attr("n"));
    if constexpr (kind == Kind::rfft) {
      return r2c(ops, as_real(ops, in[0]), axis, size, norm.number());
    } else if constexpr (kind == Kind::ihfft) {
      return ops.run<"conj">(r2c(ops, as_real(ops, in[0]), axis, size, norm.opposite()));
    } else {
      const TensorRef x = as_complex(ops, in[0]);
      if constexpr (kind == Kind::irfft) return c2r(ops, x, axis, size, norm.number());
      else if constexpr (kind == Kind::hfft) return c2r(ops, ops.run<"conj">(x), axis, size, norm.opposite());
      else return c2c(ops, x, axis, size, kind == Kind::ifft, norm.number());
    }
  });
}

// ---- transforms along several axes

struct Along {
  int axis;
  Size size;
};

// Returns the axes of a transform, with the sizes that `s` gives: -1 stands for the axis' own.
std::vector<Along> axes_of(const eager_op& op, int rank) {
  const AttrValue &s = op.attr("s"), &given = op.attr("axes");
  if (s.given && given.given && s.count != given.count) invalid_argument("Shape and axes have different lengths.");
  if (s.given && s.count > rank && !given.given) axis_error("s has ", s.count, " sizes for a tensor of rank ", rank);
  const int count = given.given ? given.count : s.given ? s.count : rank;
  std::vector<Along> all;
  for (int i = 0; i < count; ++i) {
    const int axis = given.given ? normalize_axis(given.ints[i], rank) : rank - count + i;
    for (const Along& other : all) {
      if (other.axis == axis) axis_error("axis ", given.ints[i], " is given twice");
    }
    Size size;
    if (s.given && s.ints[i] != -1) {
      if (s.ints[i] < 1) refuse_points(s.ints[i]);
      size = {true, s.ints[i]};
    }
    all.push_back({axis, size});
  }
  return all;
}

template <Kind kind>
void run_along_axes(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                    int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const int64_t norm = Norm(op).number();
    std::vector<Along> all = axes_of(op, in[0]->rank);
    constexpr bool is_real = kind == Kind::rfft || kind == Kind::irfft;
    if (is_real && all.empty()) invalid_argument("at least 1 axis must be transformed");
    TensorRef x = kind == Kind::rfft ? as_real(ops, in[0]) : as_complex(ops, in[0]);
    const Along last = is_real ? all.back() : Along{};
    if constexpr (is_real) all.pop_back();
    // Where a transform makes the tensor smaller it comes first, and last where it makes it greater.
    if constexpr (kind == Kind::rfft) x = r2c(ops, x, last.axis, last.size, norm);
    std::reverse(all.begin(), all.end());
    for (const Along& each : all)
      x = c2c(ops, x, each.axis, each.size, kind == Kind::ifft || kind == Kind::irfft, norm);
    if constexpr (kind == Kind::irfft) x = c2r(ops, x, last.axis, last.size, norm);
    return x;
  });
}

// ---- short-time transforms

int64_t positive_attr(const eager_op& op, AttrName name) {
  const int64_t value = op.attr(name).i;
  if (value < 1) invalid_argument(name.text, " must be positive, got ", value);
  return value;
}

// Returns the number of points of each frame's transform: the least power of two that is enough, where it is absent.
int64_t fft_length_of(const eager_op& op, int64_t frame_length) {
  const AttrValue& given = op.attr("fft_length");
  if (given.given && given.i < 1) refuse_points(given.i);
  if (given.given) return given.i;
  if (frame_length > std::numeric_limits<int64_t>::max() / 2)
    invalid_argument("frame_length is too large: ", frame_length);
  int64_t length = 1;
  while (length < frame_length) length *= 2;
  return length;
}

// Returns the window as numbers of this dtype: Hann's where it is absent.
TensorRef window_of(const Composed& ops, const TensorRef& given, int64_t frame_length, DType dtype) {
  if (!given) return ops.cast(ops.with<"hann_window", "dtype=float64">({frame_length}), dtype);
  if (given->rank != 1 || !may_equal(given->dims[0], frame_length))
    invalid_argument("window must have shape [", frame_length, "], got ", to_string(given->shape()));
  return ops.cast(given, dtype);
}

void run_stft(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
              int32_t& num_outputs) {
  const RequiredShapes required(ctx, op, inputs, n, 1, Matter::own_dims);
  run_composed(ctx, op, required, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const int64_t length = positive_attr(op, "frame_length"), step = positive_attr(op, "frame_step");
    const int64_t points = fft_length_of(op, length);
    const TensorRef x = as_real(ops, in[0]);
    if (x->rank < 1) invalid_argument("Input tensor 0 must have rank >= 1, got 0");
    const TensorRef window = window_of(ops, in[1], length, x->dtype);
    if (only_values_matter(ops, x) && only_values_matter(ops, window))
      return ops.with<"windowed_fft">({length, step, points, op.attr("pad_end").i}, x, window);
    const TensorRef frames = op.attr("pad_end").i ? ops.with<"frame", "pad_end=true">({length, step}, x)
                                                  : ops.with<"frame">({length, step}, x);
    return r2c(ops, ops.run<"multiply">(frames, window), x->rank, {true, points}, 0);
  });
}

void run_istft(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
               int32_t& num_outputs) {
  const RequiredShapes required(ctx, op, inputs, n, 1, Matter::own_dims);
  run_composed(ctx, op, required, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const int64_t length = positive_attr(op, "frame_length"), step = positive_attr(op, "frame_step");
    const int64_t points = fft_length_of(op, length);
    const TensorRef x = as_complex(ops, in[0]);
    if (x->rank < 2) invalid_argument("Input tensor 0 must have rank >= 2, got ", x->rank);
    const TensorRef whole = c2r(ops, x, x->rank - 1, {true, points}, 0);
    const TensorRef frames = resized(ops, whole, x->rank - 1, length);
    const TensorRef window = window_of(ops, in[1], length, frames->dtype);
    return ops.with<"overlap_and_add">({step}, ops.run<"multiply">(frames, window));
  });
}

// The window over the sum of the squares of all windows that meet at a place.
void run_inverse_stft_window(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n,
                             eager_tensor** outputs, int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const int64_t step = positive_attr(op, "frame_step");
    if (in[0]->rank != 1) invalid_argument("window must be a vector, got shape ", to_string(in[0]->shape()));
    const TensorRef window = as_real(ops, in[0]);
    const TensorRef squares = ops.with<"frame", "pad_end=true">({step, step}, ops.run<"square">(window));
    const TensorRef sums = ops.with<"sum", "keepdims=true">({1, 0}, squares);
    const TensorRef all = ops.run<"broadcast_like">(sums, squares);
    const TensorRef divisors = ops.with<"frame_grad", "pad_end=true">({step, step}, all, window);
    return ops.cast(ops.run<"divide">(window, divisors), in[0]->dtype);
  });
}

}  // namespace

// clang-format off
void define_transforms(Registry& r) {
  const char* norms = "BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both are "
                      "divided by the root.";
  const char* of_halves = "complex(x)";
  auto transform = [&](const char* name, const char* text, DTypeSet dtypes, const char* takes, const char* takes_text, const char* dtype,
                       const char* gives, const char* gives_text, const char* points) -> OpDef& {
    return r.op(name).describe(text)
        .input("x", dtypes, 'T', kIntegersToFloat).says(takes, takes_text)
        .output("y", dtype).says(gives, gives_text)
        .attr_int("n").argument().says(points)
        .attr_int("axis", -1).argument().says("The axis; negative ones count from the end.")
        .attr_string("norm", "BACKWARD").choices(kNorms).argument().says(norms);
  };
  const char* points = "The number of points: x is cut, or zeros are added at its end. x's own if it is absent.";
  const char* real_points = "The number of real numbers: x is cut, or zeros are added at its end, to n / 2 + 1 numbers. 2 (m - 1) if it is "
                            "absent.";
  transform("fft", "The discrete Fourier transform along an axis: the sums of x[j] e^(-2 pi i jk/n). float16 and bfloat16 become "
                   "complex64.", dtypes::inexact, "[outer..., m, inner...]", "The numbers; m stands at axis.", of_halves,
            "[outer..., n, inner...]", "The transform.", points)
      .example(R"("x": [1.0, 2.0, 3.0, 4.0])", "complex64 [10.+0.j -2.+2.j -2.+0.j -2.-2.j]")
      .composite(run_along_axis<Kind::fft>).gradient(no_own_gradient);
  transform("ifft", "The inverse of fft along an axis: the sums of x[j] e^(2 pi i jk/n) over n.", dtypes::inexact,
            "[outer..., m, inner...]", "The numbers; m stands at axis.", of_halves, "[outer..., n, inner...]", "The transform.", points)
      .example(R"("x": [4.0, 0.0, 0.0, 0.0])", "complex64 [1.+0.j 1.+0.j 1.+0.j 1.+0.j]")
      .composite(run_along_axis<Kind::ifft>).gradient(no_own_gradient);
  transform("rfft", "The first n / 2 + 1 numbers of fft of real numbers; the others are their conjugates in the reverse order.",
            dtypes::floats, "[outer..., m, inner...]", "The numbers; m stands at axis.", of_halves, "[outer..., half, inner...]",
            "The first half of the transform; half is n / 2 + 1.", points)
      .example(R"("x": [1.0, 2.0, 3.0, 4.0])", "complex64 [10.+0.j -2.+2.j -2.+0.j]")
      .composite(run_along_axis<Kind::rfft>).gradient(no_own_gradient);
  transform("irfft", "The inverse of rfft along an axis. Imaginary parts of what has to be real are ignored.", dtypes::inexact,
            "[outer..., m, inner...]", "The half of a transform; m stands at axis.", "real(x)", "[outer..., n, inner...]", "Real numbers.",
            real_points)
      .example(R"("x": ["10+0j", "-2+2j", "-2+0j"])", "float32 [1. 2. 3. 4.]")
      .composite(run_along_axis<Kind::irfft>).gradient(no_own_gradient);
  transform("hfft", "The fft, which is real, of numbers that are given by their first half. The others are its conjugates in the "
            "reverse order.",
            dtypes::inexact, "[outer..., m, inner...]", "The first half of the numbers; m stands at axis.", "real(x)",
            "[outer..., n, inner...]", "The transform.", real_points)
      .example(R"("x": [1.0, 2.0, 3.0])", "float32 [ 8. -2.  0. -2.]")
      .composite(run_along_axis<Kind::hfft>).gradient(no_own_gradient);
  transform("ihfft", "The inverse of hfft along an axis.", dtypes::floats, "[outer..., m, inner...]", "The numbers; m stands at axis.",
            of_halves, "[outer..., half, inner...]", "The first half of the numbers; half is n / 2 + 1.", points)
      .example(R"("x": [1.0, 2.0, 3.0, 4.0])", "complex64 [ 2.5-0.j  -0.5-0.5j -0.5-0.j ]")
      .composite(run_along_axis<Kind::ihfft>).gradient(no_own_gradient);

  auto of_axes = [&](const char* name, const char* text, DTypeSet dtypes, const char* dtype, const char* takes, const char* gives,
                     bool is_of_two) -> OpDef& {
    OpDef& def = r.op(name).describe(text)
        .input("x", dtypes, 'T', kIntegersToFloat).says("any", takes)
        .output("y", dtype).says("any", gives)
        .attr_ints("s").argument().says("The number of points along each of the axes, the last ones if axes is absent; -1: x's own. x is "
                                        "cut, or zeros are added at its end. x's own if it is absent.");
    const char* axes = "The axes, each once; negative ones count from the end. If it is absent, as many of the last ones as s has "
                       "numbers, or all.";
    if (is_of_two) def.attr_ints("axes", {-2, -1});
    else def.attr_ints("axes");
    return def.argument().says(is_of_two ? "The axes, each once; negative ones count from the end." : axes)
        .attr_string("norm", "BACKWARD").choices(kNorms).argument().says(norms);
  };
  const char *numbers = "The numbers.", *whole = "The transform.", *real = "Real numbers.";
  const char *half = "The transform, of whose last axis the first half.", *of_half = "A transform, of whose last axis the first half.";
  const char* square = R"("x": [[1.0, 2.0], [3.0, 4.0]])";
  of_axes("fft2", "The discrete Fourier transform along two axes.", dtypes::inexact, of_halves, numbers, whole, true)
      .example(square, "complex64 [[10.+0.j -2.+0.j]\n [-4.+0.j  0.+0.j]]")
      .composite(run_along_axes<Kind::fft>).gradient(no_own_gradient);
  of_axes("ifft2", "The inverse of fft2.", dtypes::inexact, of_halves, numbers, whole, true)
      .example(square, "complex64 [[ 2.5+0.j -0.5+0.j]\n [-1. +0.j  0. +0.j]]")
      .composite(run_along_axes<Kind::ifft>).gradient(no_own_gradient);
  of_axes("rfft2", "The fft2 of real numbers; of the second of the axes the first n / 2 + 1 numbers.", dtypes::floats, of_halves, numbers,
          half, true)
      .example(square, "complex64 [[10.+0.j -2.+0.j]\n [-4.+0.j  0.+0.j]]")
      .composite(run_along_axes<Kind::rfft>).gradient(no_own_gradient);
  of_axes("irfft2", "The inverse of rfft2. An axis of m numbers becomes 2 (m - 1) unless s says otherwise.", dtypes::inexact, "real(x)",
          of_half, real, true)
      .example(R"("x": [["10+0j", "-2+0j"], ["-4+0j", "0j"]])", "float32 [[1. 2.]\n [3. 4.]]")
      .composite(run_along_axes<Kind::irfft>).gradient(no_own_gradient);
  of_axes("fftn", "The discrete Fourier transform along several axes.", dtypes::inexact, of_halves, numbers, whole, false)
      .example(square, "complex64 [[10.+0.j -2.+0.j]\n [-4.+0.j  0.+0.j]]")
      .composite(run_along_axes<Kind::fft>).gradient(no_own_gradient);
  of_axes("ifftn", "The inverse of fftn.", dtypes::inexact, of_halves, numbers, whole, false)
      .example(square, "complex64 [[ 2.5+0.j -0.5+0.j]\n [-1. +0.j  0. +0.j]]")
      .composite(run_along_axes<Kind::ifft>).gradient(no_own_gradient);
  of_axes("rfftn", "The fftn of real numbers; of the last of the axes the first n / 2 + 1 numbers.", dtypes::floats, of_halves, numbers,
          half, false)
      .example(square, "complex64 [[10.+0.j -2.+0.j]\n [-4.+0.j  0.+0.j]]")
      .composite(run_along_axes<Kind::rfft>).gradient(no_own_gradient);
  of_axes("irfftn", "The inverse of rfftn. An axis of m numbers becomes 2 (m - 1) unless s says otherwise.", dtypes::inexact, "real(x)",
          of_half, real, false)
      .example(R"("x": [["10+0j", "-2+0j"], ["-4+0j", "0j"]])", "float32 [[1. 2.]\n [3. 4.]]")
      .composite(run_along_axes<Kind::irfft>).gradient(no_own_gradient);

  const char *length = "How many numbers a frame has.", *step = "How far apart frames begin.";
  const char* fft_length = "The number of points of a transform: frames are cut, or zeros are added. The least power of two that is enough "
                           "for a frame if it is absent.";
  const char* window = "What frames are multiplied by; hann_window if it is absent. Ones leave them as they are.";
  r.op("stft").describe("The rfft of each frame of a signal, multiplied by a window.")
      .input("x", dtypes::floats, 'T', kIntegersToFloat).says("[outer..., n]", "Signals.")
      .input("window", dtypes::floats, 'T', kIntegersToFloat | kOptional).says("[frame_length]", window)
      .output("y", of_halves).says("[outer..., frames, bins]", "The transforms, of which fft_length / 2 + 1 numbers.")
      .attr_int("frame_length").argument().required().says(length)
      .attr_int("frame_step").argument().required().says(step)
      .attr_int("fft_length").says(fft_length)
      .attr_bool("pad_end", false).says("Whether every step has a frame, with zeros for what lies beyond the end.")
      .example(R"("x": [1.0, 2.0, 3.0, 4.0], "frame_length": 2, "frame_step": 2)", "complex64 [[ 2.+0.j -2.+0.j]\n [ 4.+0.j -4.+0.j]]")
      .composite(run_stft).gradient(no_own_gradient);
  r.op("istft").describe("The sum of the irfft of frames, multiplied by a window; the inverse of stft if it is inverse_stft_window.")
      .input("x", dtypes::inexact, 'T', kIntegersToFloat).says("[outer..., frames, bins]", "The transforms of frames.")
      .input("window", dtypes::floats, 'W', kIntegersToFloat | kOptional).says("[frame_length]", window)
      .output("y", "real(x)").says("[outer..., n]", "Signals; n is frame_length and frame_step for each frame but the first.")
      .attr_int("frame_length").argument().required().says(length)
      .attr_int("frame_step").argument().required().says(step)
      .attr_int("fft_length").says(fft_length)
      .example(R"("x": [["2+0j", "-2+0j"], ["4+0j", "-4+0j"]], "frame_length": 2, "frame_step": 2)", "float32 [0. 2. 0. 4.]")
      .composite(run_istft).gradient(no_own_gradient);
  r.op("inverse_stft_window").describe("The window with which istft undoes stft. Each number is divided by the sum of the squares of all that meet "
                                       "at its place.")
      .input("window", dtypes::floats, 'T', kIntegersToFloat).says("[n]", "The window of stft.")
      .output("y", "window").says("[n]", "The window of istft.")
      .attr_int("frame_step").argument().required().says(step)
      .example(R"("window": [1.0, 1.0, 1.0, 1.0], "frame_step": 2)", "float32 [0.5 0.5 0.5 0.5]")
      .composite(run_inverse_stft_window).gradient(no_own_gradient);
}
// clang-format on

}  // namespace eager
