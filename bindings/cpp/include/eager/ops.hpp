// Written by bindings/generate.
// All ops, as functions. Each fails with INVALID_ARGUMENT, and the op's name, where dtypes, shapes or attributes do not
// fit; with UNIMPLEMENTED where the op has no kernel for a dtype on a device; and with RESOURCE_EXHAUSTED where memory
// is out.
#ifndef EAGER_OPS_HPP_
#define EAGER_OPS_HPP_

#include "function.hpp"

EAGER_NAMESPACE_BEGIN

/// The choices of activation.
enum class Activation { tanh, relu };

/// The choices of channel order.
enum class ChannelOrder { dcr, crd };

/// The choices of combiner.
enum class Combiner { mean, sum, sqrtn, max };

/// The choices of coordinates.
enum class Coordinates { half_pixel, align_corners, asymmetric, half_pixel_symmetric };

/// The choices of data format.
enum class DataFormat { nhwc, nchw };

/// The choices of distribution.
enum class Distribution { truncated_normal, untruncated_normal, uniform };

/// The choices of encoding.
enum class Encoding { ascii, utf8 };

/// The choices of fan.
enum class Fan { fan_in, fan_out, fan_avg };

/// The choices of fill.
enum class Fill { none, space, zero, plus, minus };

/// The choices of indexing.
enum class Indexing { xy, ij };

/// The choices of interpolation.
enum class Interpolation { bilinear, nearest, bicubic, area, lanczos3, lanczos5, gaussian, mitchellcubic };

/// The choices of method.
enum class Method { linear, lower, higher, nearest, midpoint };

/// The choices of nearest mode.
enum class NearestMode { auto_, floor, ceil, round_prefer_floor, round_prefer_ceil };

/// The choices of norm.
enum class Norm { backward, ortho, forward };

/// The choices of order.
enum class Order { fro, nuc, one, minus_one, two, minus_two, inf, minus_inf };

/// The choices of p.
enum class P { two, minus_two, fro, nuc, one, minus_one, inf, minus_inf };

/// The choices of pad mode.
enum class PadMode { constant, reflect, symmetric };

/// The choices of padding.
enum class Padding { valid, same, explicit_ };

/// The choices of padding mode.
enum class PaddingMode { zeros, border, reflection };

/// The choices of reduce.
enum class Reduce { none, sum, prod, max, min };

/// The choices of reduction.
enum class Reduction { mean, sum, none };

/// The choices of side.
enum class Side { left, right };

/// The choices of unit.
enum class Unit { byte, utf8_char };

/// The absolute value; of complex x the real number |x|. That of the least signed integer wraps to itself.
/// - x: The operands, one by one. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64, complex64, complex128)
/// Returns x, of dtype real(x): The result for each operand, in its place.
/// Example: abs(Tensor{-1.5f, 2.0f}) is [1.5 2. ]
inline Fallible<Tensor> abs(const Operand& x) {
  static detail::PreparedOp op("abs");
  return detail::run(op, x);
}

/// The inverse cosine, in [0, pi]; NaN for a real x outside of [-1, 1].
/// - x: The operands, one by one.
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: acos(Tensor{1.0f, 0.0f}) is [0.        1.5707964]
inline Fallible<Tensor> acos(const Operand& x) {
  static detail::PreparedOp op("acos");
  return detail::run(op, x);
}

/// The inverse hyperbolic cosine, from 0 on; NaN where a real x is less than 1.
/// - x: The operands, one by one.
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: acosh(Tensor{1.0f, 2.0f}) is [0.       1.316958]
inline Fallible<Tensor> acosh(const Operand& x) {
  static detail::PreparedOp op("acosh");
  return detail::run(op, x);
}

/// What adaptive_avg_pool() may be given.
class AdaptiveAvgPoolOptions {
 public:
  /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
  /// second. Shapes are those of NHWC. Default: nhwc.
  AdaptiveAvgPoolOptions& data_format(DataFormat value) { return data_format_.set(value), *this; }

  // The values that were given.
  detail::Given<DataFormat> data_format_;
};

/// The mean of each of output_size equal parts, which may overlap, of images.
/// - x: [n, sizes..., c]: Sequences, images or volumes in the order of data_format: one to three spatial axes, and
/// their channels. (float16, bfloat16, float32, float64)
/// - output_size: The size of the output along each spatial axis; one value stands for all. -1: as x's.
/// Returns [n, windows..., c], of dtype x: A value for each window, in the order of data_format.
/// Example: adaptive_avg_pool(Tensor{{{1.0f}, {2.0f}, {3.0f}}}, {2}) is [[[1.5]  [2.5]]]
inline Fallible<Tensor> adaptive_avg_pool(const Operand& x, const Ints& output_size,
                                          const AdaptiveAvgPoolOptions& options = AdaptiveAvgPoolOptions()) {
  static detail::PreparedOp op("adaptive_avg_pool");
  detail::Arguments arguments;
  arguments.add(0, output_size);
  arguments.add(1, options.data_format_);
  return detail::run_with(op, arguments, x);
}

/// What adaptive_max_pool() may be given.
class AdaptiveMaxPoolOptions {
 public:
  /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
  /// second. Shapes are those of NHWC. Default: nhwc.
  AdaptiveMaxPoolOptions& data_format(DataFormat value) { return data_format_.set(value), *this; }

  // The values that were given.
  detail::Given<DataFormat> data_format_;
};

/// The largest element of each of output_size equal parts, which may overlap, of images; NaN where one is NaN.
/// - x: [n, sizes..., c]: Sequences, images or volumes in the order of data_format: one to three spatial axes, and
/// their channels. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32, float64)
/// - output_size: The size of the output along each spatial axis; one value stands for all. -1: as x's.
/// Returns [n, windows..., c], of dtype x: A value for each window, in the order of data_format.
/// Example: adaptive_max_pool(Tensor{{{1.0f}, {2.0f}, {3.0f}}}, {2}) is [[[2.]  [3.]]]
inline Fallible<Tensor> adaptive_max_pool(const Operand& x, const Ints& output_size,
                                          const AdaptiveMaxPoolOptions& options = AdaptiveMaxPoolOptions()) {
  static detail::PreparedOp op("adaptive_max_pool");
  detail::Arguments arguments;
  arguments.add(0, output_size);
  arguments.add(1, options.data_format_);
  return detail::run_with(op, arguments, x);
}

/// x1 + x2; integers wrap.
/// - x1: The first operands. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32,
/// float64, complex64, complex128)
/// - x2: The second operands; the shapes of both broadcast. (int8, int16, int32, int64, uint8, uint16, uint32, uint64,
/// float16, bfloat16, float32, float64, complex64, complex128)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: add(Tensor{1.0f, 2.0f}, Tensor{10.0f, 20.0f}) is [11. 22.]
inline Fallible<Tensor> add(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("add");
  return detail::run(op, x1, x2);
}

/// What affine_grid() may be given.
class AffineGridOptions {
 public:
  /// Whether -1 and 1 are the middles of the outermost elements, and not the edges of the image. Default: false.
  AffineGridOptions& align_corners(bool value) { return align_corners_.set(value), *this; }

  // The values that were given.
  detail::Given<bool> align_corners_;
};

/// The points that affine maps give to the elements of images, for grid_sample.
/// - theta: [batch, axes, columns]: The maps: a matrix for each image, and the offset as its last column. (float16,
/// bfloat16, float32, float64)
/// - size: The size of the images along each spatial axis: one to three.
/// Returns [batch, size..., axes], of dtype x: The coordinates of each point, those along the last axis first.
/// Example: affine_grid(Tensor{{{1.0f, 0.0f, 0.5f}, {0.0f, 1.0f, 0.0f}}}, {1, 2}) is [[[[0. 0.]   [1. 0.]]]]
inline Fallible<Tensor> affine_grid(const Operand& theta, const Ints& size,
                                    const AffineGridOptions& options = AffineGridOptions()) {
  static detail::PreparedOp op("affine_grid");
  detail::Arguments arguments;
  arguments.add(0, size);
  arguments.add(1, options.align_corners_);
  return detail::run_with(op, arguments, theta);
}

/// What all() may be given.
class AllOptions {
 public:
  /// The axes to reduce, each once; negative ones count from the end. All axes if it is not given.
  AllOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }
  /// Whether the axes that are reduced stay, with size 1. Default: false.
  AllOptions& keepdims(bool value) { return keepdims_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axis_;
  detail::Given<bool> keepdims_;
};

/// Whether all elements over axes are true (not zero).
/// - x: The elements to be reduced.
/// Returns reduced(x), of dtype bool: A result for each place that axis leaves.
/// Example: all(Tensor{{true, false}, {true, true}}, AllOptions().axis({1})) is [False  True]
inline Fallible<Tensor> all(const Operand& x, const AllOptions& options = AllOptions()) {
  static detail::PreparedOp op("all");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.keepdims_);
  return detail::run_with(op, arguments, x);
}

/// The angle of complex x in the plane, in radians, in [-pi, pi]. Of real x it is pi where the sign bit is set, else 0.
/// - x: The operands, one by one.
/// Returns x, of dtype real(x): The result for each operand, in its place.
/// Example: angle(Tensor{std::complex<float>(1, 1), std::complex<float>(0, -2)}) is [ 0.7853982 -1.5707964]
inline Fallible<Tensor> angle(const Operand& x) {
  static detail::PreparedOp op("angle");
  return detail::run(op, x);
}

/// What any() may be given.
class AnyOptions {
 public:
  /// The axes to reduce, each once; negative ones count from the end. All axes if it is not given.
  AnyOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }
  /// Whether the axes that are reduced stay, with size 1. Default: false.
  AnyOptions& keepdims(bool value) { return keepdims_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axis_;
  detail::Given<bool> keepdims_;
};

/// Whether any element over axes is true (not zero).
/// - x: The elements to be reduced.
/// Returns reduced(x), of dtype bool: A result for each place that axis leaves.
/// Example: any(Tensor{{true, false}, {false, false}}, AnyOptions().axis({1})) is [ True False]
inline Fallible<Tensor> any(const Operand& x, const AnyOptions& options = AnyOptions()) {
  static detail::PreparedOp op("any");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.keepdims_);
  return detail::run_with(op, arguments, x);
}

/// What arange() may be given.
class ArangeOptions {
 public:
  /// Where to stop; it is not reached. That is start if it is not given.
  ArangeOptions& stop(double value) { return stop_.set(value), *this; }
  /// The difference of neighbours, not 0. Default: 1.
  ArangeOptions& step(double value) { return step_.set(value), *this; }
  /// The result's dtype. If it is not given, int64 where start, stop and step are whole, else float32. One that has not
  /// all the numbers is Code::invalid_argument.
  ArangeOptions& dtype(DType value) { return dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<double> stop_;
  detail::Given<double> step_;
  detail::Given<DType> dtype_;
};

/// start, start + step, start + 2 * step, and so on, up to stop and without it.
/// - start: The first number. If stop is not given it is where to stop, and 0 comes first.
/// Returns [n], of dtype dtype: The numbers, ceil((stop - start) / step) of them.
/// Example: arange(1.0, ArangeOptions().stop(10.0).step(3.0)) is [1 4 7]
inline Fallible<Tensor> arange(double start, const ArangeOptions& options = ArangeOptions()) {
  static detail::PreparedOp op("arange");
  detail::Arguments arguments;
  arguments.add(0, start);
  arguments.add(1, options.stop_);
  arguments.add(2, options.step_);
  arguments.add(3, options.dtype_);
  return detail::run_with(op, arguments);
}

/// What argmax() may be given.
class ArgmaxOptions {
 public:
  /// The axis to search; negative ones count from the end. The flattened tensor if it is not given.
  ArgmaxOptions& axis(int64_t value) { return axis_.set(value), *this; }
  /// Whether the axes that are searched stay, with size 1. Default: false.
  ArgmaxOptions& keepdims(bool value) { return keepdims_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
  detail::Given<bool> keepdims_;
};

/// The index of the first largest element along an axis. NaN counts as largest.
/// - x: The elements to be compared. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16,
/// bfloat16, float32, float64)
/// Returns reduced(x), of dtype int64: The indices along axis, from 0 on.
/// Example: argmax(Tensor{{1, 9, 3}, {7, 5, 6}}, ArgmaxOptions().axis(1)) is [1 0]
inline Fallible<Tensor> argmax(const Operand& x, const ArgmaxOptions& options = ArgmaxOptions()) {
  static detail::PreparedOp op("argmax");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.keepdims_);
  return detail::run_with(op, arguments, x);
}

/// What argmin() may be given.
class ArgminOptions {
 public:
  /// The axis to search; negative ones count from the end. The flattened tensor if it is not given.
  ArgminOptions& axis(int64_t value) { return axis_.set(value), *this; }
  /// Whether the axes that are searched stay, with size 1. Default: false.
  ArgminOptions& keepdims(bool value) { return keepdims_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
  detail::Given<bool> keepdims_;
};

/// The index of the first smallest element along an axis. NaN counts as smallest.
/// - x: The elements to be compared. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16,
/// bfloat16, float32, float64)
/// Returns reduced(x), of dtype int64: The indices along axis, from 0 on.
/// Example: argmin(Tensor{{1, 9, 3}, {7, 5, 6}}, ArgminOptions().axis(1)) is [0 1]
inline Fallible<Tensor> argmin(const Operand& x, const ArgminOptions& options = ArgminOptions()) {
  static detail::PreparedOp op("argmin");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.keepdims_);
  return detail::run_with(op, arguments, x);
}

/// What argsort() may be given.
class ArgsortOptions {
 public:
  /// The axis to sort along; negative ones count from the end. Default: -1.
  ArgsortOptions& axis(int64_t value) { return axis_.set(value), *this; }
  /// Whether the greatest comes first. Default: false.
  ArgsortOptions& descending(bool value) { return descending_.set(value), *this; }
  /// Whether equal elements keep their order. They do in any case. Default: true.
  ArgsortOptions& stable(bool value) { return stable_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
  detail::Given<bool> descending_;
  detail::Given<bool> stable_;
};

/// The indices that sort the elements along an axis. NaN counts as greatest; strings go by their bytes.
/// - x: [outer..., n, inner...]: The elements; n stands at axis. (bool, int8, int16, int32, int64, uint8, uint16,
/// uint32, uint64, float16, bfloat16, float32, float64, string)
/// Returns x, of dtype int64: For each place the index, along axis, of the element that belongs there.
/// Example: argsort(Tensor{3, 1, 2}) is [1 2 0]
inline Fallible<Tensor> argsort(const Operand& x, const ArgsortOptions& options = ArgsortOptions()) {
  static detail::PreparedOp op("argsort");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.descending_);
  arguments.add(2, options.stable_);
  return detail::run_with(op, arguments, x);
}

/// What as_string() may be given.
class AsStringOptions {
 public:
  /// The number of digits behind the point of floats and complex numbers; -1 is 6. Default: -1.
  AsStringOptions& precision(int64_t value) { return precision_.set(value), *this; }
  /// Whether they are written as 1.5e+00. Default: false.
  AsStringOptions& scientific(bool value) { return scientific_.set(value), *this; }
  /// Whether they are written as 1.5, and as 1.5e+10 where that is shorter. Default: false.
  AsStringOptions& shortest(bool value) { return shortest_.set(value), *this; }
  /// The least number of characters, but for booleans; -1 is no limit. Default: -1.
  AsStringOptions& width(int64_t value) { return width_.set(value), *this; }
  /// What a narrow or positive number gets: spaces at the left, a space in place of the sign, zeros behind the sign, a
  /// plus, or spaces at the right. Default: none.
  AsStringOptions& fill(Fill value) { return fill_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> precision_;
  detail::Given<bool> scientific_;
  detail::Given<bool> shortest_;
  detail::Given<int64_t> width_;
  detail::Given<Fill> fill_;
};

/// Each element as text: numbers as printf writes them, booleans as true and false.
/// - x: The elements.
/// Returns x, of dtype string: The strings.
/// Example: as_string(Tensor{1.5f, -2.0f}, AsStringOptions().precision(2)) is [b'1.50' b'-2.00']
inline Fallible<Tensor> as_string(const Operand& x, const AsStringOptions& options = AsStringOptions()) {
  static detail::PreparedOp op("as_string");
  detail::Arguments arguments;
  arguments.add(0, options.precision_);
  arguments.add(1, options.scientific_);
  arguments.add(2, options.shortest_);
  arguments.add(3, options.width_);
  arguments.add(4, options.fill_);
  return detail::run_with(op, arguments, x);
}

/// The inverse sine, in [-pi/2, pi/2]; NaN for a real x outside of [-1, 1].
/// - x: The operands, one by one.
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: asin(Tensor{0.0f, 1.0f}) is [0.        1.5707964]
inline Fallible<Tensor> asin(const Operand& x) {
  static detail::PreparedOp op("asin");
  return detail::run(op, x);
}

/// The inverse hyperbolic sine.
/// - x: The operands, one by one.
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: asinh(Tensor{0.0f, 1.0f}) is [0.        0.8813736]
inline Fallible<Tensor> asinh(const Operand& x) {
  static detail::PreparedOp op("asinh");
  return detail::run(op, x);
}

/// The inverse tangent, in [-pi/2, pi/2].
/// - x: The operands, one by one.
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: atan(Tensor{0.0f, 1.0f}) is [0.        0.7853981]
inline Fallible<Tensor> atan(const Operand& x) {
  static detail::PreparedOp op("atan");
  return detail::run(op, x);
}

/// The angle between the first axis and the point (x2, x1), in radians, in [-pi, pi].
/// - x1: The first operands. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// - x2: The second operands; the shapes of both broadcast. (bool, int8, int16, int32, int64, uint8, uint16, uint32,
/// uint64, float16, bfloat16, float32, float64)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: atan2(Tensor{1.0f, -1.0f}, Tensor{1.0f, 0.0f}) is [ 0.7853982 -1.5707964]
inline Fallible<Tensor> atan2(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("atan2");
  return detail::run(op, x1, x2);
}

/// The inverse hyperbolic tangent; NaN for a real x outside of [-1, 1].
/// - x: The operands, one by one.
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: atanh(Tensor{0.0f, 0.5f}) is [0.         0.54930615]
inline Fallible<Tensor> atanh(const Operand& x) {
  static detail::PreparedOp op("atanh");
  return detail::run(op, x);
}

/// x as a vector at least.
/// - x: The elements.
/// Returns of dtype x: A scalar as a vector of one element, else x.
/// Example: atleast_1d(Tensor::scalar(3)) is [3]
inline Fallible<Tensor> atleast_1d(const Operand& x) {
  static detail::PreparedOp op("atleast_1d");
  return detail::run(op, x);
}

/// x as a matrix at least.
/// - x: The elements.
/// Returns of dtype x: x with dims of 1 in front, up to rank 2.
/// Example: atleast_2d(Tensor{1, 2}) is [[1 2]]
inline Fallible<Tensor> atleast_2d(const Operand& x) {
  static detail::PreparedOp op("atleast_2d");
  return detail::run(op, x);
}

/// x with three dims at least.
/// - x: The elements.
/// Returns of dtype x: A scalar as [1, 1, 1], a vector as [1, n, 1], a matrix as [m, n, 1], else x.
/// Example: atleast_3d(Tensor{1, 2}) is [[[1]  [2]]]
inline Fallible<Tensor> atleast_3d(const Operand& x) {
  static detail::PreparedOp op("atleast_3d");
  return detail::run(op, x);
}

/// What avg_pool1d() may be given.
class AvgPool1dOptions {
 public:
  /// The size of a window. Default: {2}.
  AvgPool1dOptions& ksize(const Ints& value) { return ksize_.set({value.begin(), value.end()}), *this; }
  /// How far windows are apart. As far as ksize if it is not given.
  AvgPool1dOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT: paddings.
  /// Default: valid.
  AvgPool1dOptions& padding(Padding value) { return padding_.set(value), *this; }
  /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
  /// second. Shapes are those of NHWC. Default: nhwc.
  AvgPool1dOptions& data_format(DataFormat value) { return data_format_.set(value), *this; }
  /// Places that are added: left, right; one value stands for both. For EXPLICIT alone, else it must be not given.
  AvgPool1dOptions& paddings(const Ints& value) { return paddings_.set({value.begin(), value.end()}), *this; }
  /// How far the filter's elements are apart. Default: {1}.
  AvgPool1dOptions& dilations(const Ints& value) { return dilations_.set({value.begin(), value.end()}), *this; }
  /// Whether a last window that reaches beyond the padding counts, if it begins before that. SAME has none. Default:
  /// false.
  AvgPool1dOptions& ceil_mode(bool value) { return ceil_mode_.set(value), *this; }
  /// Whether padding counts in the number that a sum is divided by. Default: false.
  AvgPool1dOptions& count_include_pad(bool value) { return count_include_pad_.set(value), *this; }
  /// What sums are divided by; the number of elements if it is not given.
  AvgPool1dOptions& divisor_override(int64_t value) { return divisor_override_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> ksize_;
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<Padding> padding_;
  detail::Given<DataFormat> data_format_;
  detail::Given<std::vector<int64_t>> paddings_;
  detail::Given<std::vector<int64_t>> dilations_;
  detail::Given<bool> ceil_mode_;
  detail::Given<bool> count_include_pad_;
  detail::Given<int64_t> divisor_override_;
};

/// The mean of each window, channel by channel; padding does not count unless count_include_pad says so.
/// - x: [n, w, c]: Sequences in the order of data_format: w places, and their channels. (float16, bfloat16, float32,
/// float64)
/// Returns [n, ow, c], of dtype x: A value for each window, in the order of data_format.
/// Example: avg_pool1d(Tensor{{{1.0f}, {2.0f}}}, AvgPool1dOptions().ksize({2})) is [[[1.5]]]
inline Fallible<Tensor> avg_pool1d(const Operand& x, const AvgPool1dOptions& options = AvgPool1dOptions()) {
  static detail::PreparedOp op("avg_pool1d");
  detail::Arguments arguments;
  arguments.add(0, options.strides_);
  arguments.add(1, options.padding_);
  arguments.add(2, options.paddings_);
  arguments.add(3, options.data_format_);
  arguments.add(4, options.ksize_);
  arguments.add(5, options.dilations_);
  arguments.add(6, options.ceil_mode_);
  arguments.add(7, options.count_include_pad_);
  arguments.add(8, options.divisor_override_);
  return detail::run_with(op, arguments, x);
}

/// What avg_pool2d() may be given.
class AvgPool2dOptions {
 public:
  /// The size of a window: rows, columns; one value stands for both. Default: {2, 2}.
  AvgPool2dOptions& ksize(const Ints& value) { return ksize_.set({value.begin(), value.end()}), *this; }
  /// How far windows are apart: rows, columns; one value stands for both. As far as ksize if it is not given.
  AvgPool2dOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT: paddings.
  /// Default: valid.
  AvgPool2dOptions& padding(Padding value) { return padding_.set(value), *this; }
  /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
  /// second. Shapes are those of NHWC. Default: nhwc.
  AvgPool2dOptions& data_format(DataFormat value) { return data_format_.set(value), *this; }
  /// Rows and columns that are added: top, bottom, left, right; one value stands for all. For EXPLICIT alone, else it
  /// must be not given.
  AvgPool2dOptions& paddings(const Ints& value) { return paddings_.set({value.begin(), value.end()}), *this; }
  /// How far the filter's elements are apart: rows, columns; one value stands for both. Default: {1, 1}.
  AvgPool2dOptions& dilations(const Ints& value) { return dilations_.set({value.begin(), value.end()}), *this; }
  /// Whether a last window that reaches beyond the padding counts, if it begins before that. SAME has none. Default:
  /// false.
  AvgPool2dOptions& ceil_mode(bool value) { return ceil_mode_.set(value), *this; }
  /// Whether padding counts in the number that a sum is divided by. Default: false.
  AvgPool2dOptions& count_include_pad(bool value) { return count_include_pad_.set(value), *this; }
  /// What sums are divided by; the number of elements if it is not given.
  AvgPool2dOptions& divisor_override(int64_t value) { return divisor_override_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> ksize_;
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<Padding> padding_;
  detail::Given<DataFormat> data_format_;
  detail::Given<std::vector<int64_t>> paddings_;
  detail::Given<std::vector<int64_t>> dilations_;
  detail::Given<bool> ceil_mode_;
  detail::Given<bool> count_include_pad_;
  detail::Given<int64_t> divisor_override_;
};

/// The mean of each window, channel by channel; padding does not count unless count_include_pad says so.
/// - x: [n, h, w, c]: Images in the order of data_format: h rows, w columns, and their channels. (float16, bfloat16,
/// float32, float64)
/// Returns [n, oh, ow, c], of dtype x: A value for each window, in the order of data_format.
/// Example: avg_pool2d(reshape(Tensor{1.0f, 2.0f, 3.0f, 4.0f}, {1, 2, 2, 1}), AvgPool2dOptions().ksize({2, 2})) is
/// [[[[2.5]]]]
inline Fallible<Tensor> avg_pool2d(const Operand& x, const AvgPool2dOptions& options = AvgPool2dOptions()) {
  static detail::PreparedOp op("avg_pool2d");
  detail::Arguments arguments;
  arguments.add(0, options.strides_);
  arguments.add(1, options.padding_);
  arguments.add(2, options.paddings_);
  arguments.add(3, options.data_format_);
  arguments.add(4, options.ksize_);
  arguments.add(5, options.dilations_);
  arguments.add(6, options.ceil_mode_);
  arguments.add(7, options.count_include_pad_);
  arguments.add(8, options.divisor_override_);
  return detail::run_with(op, arguments, x);
}

/// What avg_pool3d() may be given.
class AvgPool3dOptions {
 public:
  /// The size of a window: slices, rows, columns; one value stands for all. Default: {2, 2, 2}.
  AvgPool3dOptions& ksize(const Ints& value) { return ksize_.set({value.begin(), value.end()}), *this; }
  /// How far windows are apart: slices, rows, columns; one value stands for all. As far as ksize if it is not given.
  AvgPool3dOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT: paddings.
  /// Default: valid.
  AvgPool3dOptions& padding(Padding value) { return padding_.set(value), *this; }
  /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
  /// second. Shapes are those of NHWC. Default: nhwc.
  AvgPool3dOptions& data_format(DataFormat value) { return data_format_.set(value), *this; }
  /// Slices, rows and columns that are added: front, back, top, bottom, left, right; one value stands for all. For
  /// EXPLICIT alone, else it must be not given.
  AvgPool3dOptions& paddings(const Ints& value) { return paddings_.set({value.begin(), value.end()}), *this; }
  /// How far the filter's elements are apart: slices, rows, columns; one value stands for all. Default: {1, 1, 1}.
  AvgPool3dOptions& dilations(const Ints& value) { return dilations_.set({value.begin(), value.end()}), *this; }
  /// Whether a last window that reaches beyond the padding counts, if it begins before that. SAME has none. Default:
  /// false.
  AvgPool3dOptions& ceil_mode(bool value) { return ceil_mode_.set(value), *this; }
  /// Whether padding counts in the number that a sum is divided by. Default: false.
  AvgPool3dOptions& count_include_pad(bool value) { return count_include_pad_.set(value), *this; }
  /// What sums are divided by; the number of elements if it is not given.
  AvgPool3dOptions& divisor_override(int64_t value) { return divisor_override_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> ksize_;
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<Padding> padding_;
  detail::Given<DataFormat> data_format_;
  detail::Given<std::vector<int64_t>> paddings_;
  detail::Given<std::vector<int64_t>> dilations_;
  detail::Given<bool> ceil_mode_;
  detail::Given<bool> count_include_pad_;
  detail::Given<int64_t> divisor_override_;
};

/// The mean of each window, channel by channel; padding does not count unless count_include_pad says so.
/// - x: [n, d, h, w, c]: Volumes in the order of data_format: d slices, h rows, w columns, and their channels.
/// (float16, bfloat16, float32, float64)
/// Returns [n, od, oh, ow, c], of dtype x: A value for each window, in the order of data_format.
/// Example: avg_pool3d(reshape(Tensor{1.0f, 2.0f}, {1, 1, 1, 2, 1}), AvgPool3dOptions().ksize({1, 1, 2})) is
/// [[[[[1.5]]]]]
inline Fallible<Tensor> avg_pool3d(const Operand& x, const AvgPool3dOptions& options = AvgPool3dOptions()) {
  static detail::PreparedOp op("avg_pool3d");
  detail::Arguments arguments;
  arguments.add(0, options.strides_);
  arguments.add(1, options.padding_);
  arguments.add(2, options.paddings_);
  arguments.add(3, options.data_format_);
  arguments.add(4, options.ksize_);
  arguments.add(5, options.dilations_);
  arguments.add(6, options.ceil_mode_);
  arguments.add(7, options.count_include_pad_);
  arguments.add(8, options.divisor_override_);
  return detail::run_with(op, arguments, x);
}

/// Matrices with zeros outside a band around the main diagonal.
/// - x: [outer..., m, n]: Matrices.
/// - num_lower: The number of diagonals below the main one that are kept; a negative one, and one beyond the rows,
/// keeps all.
/// - num_upper: The number of diagonals above the main one that are kept; a negative one, and one beyond the columns,
/// keeps all.
/// Returns x, of dtype x: The same, with zeros where row - column > num_lower or column - row > num_upper.
/// Example: band_part(Tensor{{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}, 1, 0) is [[1 0 0] [4 5 0] [0 8 9]]
inline Fallible<Tensor> band_part(const Operand& x, int64_t num_lower, int64_t num_upper) {
  static detail::PreparedOp op("band_part");
  detail::Arguments arguments;
  arguments.add(0, num_lower);
  arguments.add(1, num_upper);
  return detail::run_with(op, arguments, x);
}

/// What batch_norm() may be given.
class BatchNormOptions {
 public:
  /// What each channel is multiplied by; 1 if it is not given.
  BatchNormOptions& scale(const Operand& value) { return scale_.keep(value), *this; }
  /// What is added to each channel; 0 if it is not given.
  BatchNormOptions& offset(const Operand& value) { return offset_.keep(value), *this; }
  /// The means. It may be not given in training, where it is not read.
  BatchNormOptions& mean(const Operand& value) { return mean_.keep(value), *this; }
  /// The variances. It may be not given in training, where it is not read.
  BatchNormOptions& variance(const Operand& value) { return variance_.keep(value), *this; }
  /// What is added to the variance, at least 0. Default: 0.001.
  BatchNormOptions& epsilon(double value) { return epsilon_.set(value), *this; }
  /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
  /// second. Shapes are those of NHWC. Default: nhwc.
  BatchNormOptions& data_format(DataFormat value) { return data_format_.set(value), *this; }
  /// Whether x is normalized by its own mean and variance. Default: false.
  BatchNormOptions& training(bool value) { return training_.set(value), *this; }

  // The values that were given.
  detail::Kept scale_;
  detail::Kept offset_;
  detail::Kept mean_;
  detail::Kept variance_;
  detail::Given<double> epsilon_;
  detail::Given<DataFormat> data_format_;
  detail::Given<bool> training_;
};

/// What batch_norm() gives.
struct BatchNormOutputs {
  /// The normalized elements.
  Tensor y;
  /// The means by which x was normalized.
  Tensor batch_mean;
  /// The variances by which x was normalized: the batch's mean squared distances from its means.
  Tensor batch_variance;
};

/// (x - mean) / sqrt(variance + epsilon) * scale + offset, channel by channel (Ioffe, Szegedy, 2015). In training the
/// mean and the variance are those of the batch, else they are given.
/// - x: [..., channels]: At least a matrix; where data_format is NCHW the channels are its second dim. (float16,
/// bfloat16, float32, float64)
/// Returns x, of dtype x: The normalized elements.
/// Returns [channels], of dtype x: The means by which x was normalized.
/// Returns [channels], of dtype x: The variances by which x was normalized: the batch's mean squared distances from its
/// means.
/// Example: batch_norm(Tensor{{1.0f, 2.0f}, {3.0f, 6.0f}}, BatchNormOptions().epsilon(0.0).training(true)) is [[-1.
/// -1.] [ 1.  1.]] and [2. 4.] and [1. 4.]
inline Fallible<BatchNormOutputs> batch_norm(const Operand& x, const BatchNormOptions& options = BatchNormOptions()) {
  static detail::PreparedOp op("batch_norm");
  detail::Arguments arguments;
  arguments.add(0, options.epsilon_);
  arguments.add(1, options.data_format_);
  arguments.add(2, options.training_);
  EAGER_TRY(std::vector<Tensor> outputs,
            detail::run_several(op, arguments, x, options.scale_, options.offset_, options.mean_, options.variance_));
  return BatchNormOutputs{std::move(outputs[0]), std::move(outputs[1]), std::move(outputs[2])};
}

/// gamma(x1) gamma(x2) / gamma(x1 + x2), without their overflow; infinite at poles.
/// - x1: The first operands. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// - x2: The second operands; the shapes of both broadcast. (bool, int8, int16, int32, int64, uint8, uint16, uint32,
/// uint64, float16, bfloat16, float32, float64)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: beta(Tensor{1.0f, 2.0f}, Tensor{4.0f, 1.0f}) is [0.25 0.5 ]
inline Fallible<Tensor> beta(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("beta");
  return detail::run(op, x1, x2);
}

/// The regularized incomplete beta function. It is the integral of t^(a - 1) (1 - t)^(b - 1) from 0 to x, over beta(a,
/// b); NaN where a or b is negative, or x outside [0, 1]. Derivatives in a and b go up to the eighth. On a GPU it runs
/// on the host, by a copy.
/// - a: The first parameters. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// - b: The second parameters. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// - x: The upper limits; the shapes of all broadcast. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64,
/// float16, bfloat16, float32, float64)
/// Returns broadcast(a, b, x), of dtype a: The result for each triple of operands, in its place.
/// Example: betainc(Tensor::scalar(1.0f), Tensor{1.0f, 2.0f}, Tensor::scalar(0.5f)) is [0.5  0.75]
inline Fallible<Tensor> betainc(const Operand& a, const Operand& b, const Operand& x) {
  static detail::PreparedOp op("betainc");
  return detail::run(op, a, b, x);
}

/// What bias_add() may be given.
class BiasAddOptions {
 public:
  /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
  /// second. Shapes are those of NHWC. Default: nhwc.
  BiasAddOptions& data_format(DataFormat value) { return data_format_.set(value), *this; }

  // The values that were given.
  detail::Given<DataFormat> data_format_;
};

/// x with a vector added along its channels.
/// - x: [..., channels]: At least a matrix; where data_format is NCHW the channels are its second dim. (int8, int16,
/// int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32, float64, complex64, complex128)
/// - bias: [channels]: What is added to each channel. (int8, int16, int32, int64, uint8, uint16, uint32, uint64,
/// float16, bfloat16, float32, float64, complex64, complex128)
/// Returns x, of dtype x: The sums.
/// Example: bias_add(Tensor{{1.0f, 2.0f}, {3.0f, 4.0f}}, Tensor{10.0f, 20.0f}) is [[11. 22.] [13. 24.]]
inline Fallible<Tensor> bias_add(const Operand& x, const Operand& bias,
                                 const BiasAddOptions& options = BiasAddOptions()) {
  static detail::PreparedOp op("bias_add");
  detail::Arguments arguments;
  arguments.add(0, options.data_format_);
  return detail::run_with(op, arguments, x, bias);
}

/// What binary_cross_entropy() may be given.
class BinaryCrossEntropyOptions {
 public:
  /// What each loss is multiplied by; 1 if it is not given.
  BinaryCrossEntropyOptions& weight(const Operand& value) { return weight_.keep(value), *this; }
  /// MEAN, SUM, or NONE: the loss of each element. Default: mean.
  BinaryCrossEntropyOptions& reduction(Reduction value) { return reduction_.set(value), *this; }

  // The values that were given.
  detail::Kept weight_;
  detail::Given<Reduction> reduction_;
};

/// The cross-entropy of probabilities and targets from 0 to 1.
/// - x: The probabilities. (float16, bfloat16, float32, float64)
/// - target: The targets. (float16, bfloat16, float32, float64)
/// Returns of dtype x: The mean or the sum, of shape []; without it, the losses of the shape to which the inputs
/// broadcast.
/// Example: binary_cross_entropy(Tensor{0.5f, 1.0f}, Tensor{1.0f, 1.0f},
/// BinaryCrossEntropyOptions().reduction(Reduction::none)) is [0.6931472 0.       ]
inline Fallible<Tensor> binary_cross_entropy(const Operand& x, const Operand& target,
                                             const BinaryCrossEntropyOptions& options = BinaryCrossEntropyOptions()) {
  static detail::PreparedOp op("binary_cross_entropy");
  detail::Arguments arguments;
  arguments.add(0, options.reduction_);
  return detail::run_with(op, arguments, x, target, options.weight_);
}

/// What bincount() may be given.
class BincountOptions {
 public:
  /// What each element counts; 1 if it is not given.
  BincountOptions& weights(const Operand& value) { return weights_.keep(value), *this; }
  /// The least that m may be. Default: 0.
  BincountOptions& minlength(int64_t value) { return minlength_.set(value), *this; }
  /// What m is, where it is known: greater numbers do not count then. The values decide if it is not given.
  BincountOptions& length(int64_t value) { return length_.set(value), *this; }
  /// The dtype of the counts. If it is not given, that of weights, or else int64.
  BincountOptions& dtype(DType value) { return dtype_.set(value), *this; }

  // The values that were given.
  detail::Kept weights_;
  detail::Given<int64_t> minlength_;
  detail::Given<int64_t> length_;
  detail::Given<DType> dtype_;
};

/// How often each number from 0 on occurs. A negative one is Code::invalid_argument.
/// - x: The numbers, none of them negative; true is 1. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64)
/// Returns [m], of dtype dtype: The counts of 0 to m - 1; m is one more than the greatest number, or length.
/// Example: bincount(Tensor{1, 3, 1}) is [0 2 0 1]
inline Fallible<Tensor> bincount(const Operand& x, const BincountOptions& options = BincountOptions()) {
  static detail::PreparedOp op("bincount");
  detail::Arguments arguments;
  arguments.add(0, options.minlength_);
  arguments.add(1, options.length_);
  arguments.add(2, options.dtype_);
  return detail::run_with(op, arguments, x, options.weights_);
}

/// The bytes of x seen as another dtype; of booleans, any byte but 0 is 1. There is no gradient: bits do not change
/// smoothly.
/// - x: [n...]: The values whose bytes are taken. For a wider dtype the last dim is how many of them make one.
/// - dtype: The result's dtype.
/// Returns [m...], of dtype dtype: Dims as of x; a narrower dtype adds a last one, the number of parts, and a wider one
/// takes it away.
/// Example: bitcast(Tensor{1.0f, -2.0f}, DType::uint32) is [1065353216 3221225472]
inline Fallible<Tensor> bitcast(const Operand& x, DType dtype) {
  static detail::PreparedOp op("bitcast");
  detail::Arguments arguments;
  arguments.add(0, dtype);
  return detail::run_with(op, arguments, x);
}

/// The bits that are set in both x1 and x2.
/// - x1: The first operands. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64)
/// - x2: The second operands; the shapes of both broadcast. (bool, int8, int16, int32, int64, uint8, uint16, uint32,
/// uint64)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: bitwise_and(Tensor{12, 10}, Tensor{10, 3}) is [8 2]
inline Fallible<Tensor> bitwise_and(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("bitwise_and");
  return detail::run(op, x1, x2);
}

/// How many bits of |x| are set.
/// - x: The operands, one by one. (int8, int16, int32, int64, uint8, uint16, uint32, uint64)
/// Returns x, of dtype uint8: The result for each operand, in its place.
/// Example: bitwise_count(Tensor{7, -8, 0}) is [3 1 0]
inline Fallible<Tensor> bitwise_count(const Operand& x) {
  static detail::PreparedOp op("bitwise_count");
  return detail::run(op, x);
}

/// x with every bit flipped; of booleans, not x.
/// - x: The operands, one by one. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: bitwise_invert(Tensor{0, 5}) is [-1 -6]
inline Fallible<Tensor> bitwise_invert(const Operand& x) {
  static detail::PreparedOp op("bitwise_invert");
  return detail::run(op, x);
}

/// x1 * 2^x2, wrapped; 0 where x2 is negative or not less than the number of bits.
/// - x1: The first operands. (int8, int16, int32, int64, uint8, uint16, uint32, uint64)
/// - x2: The second operands; the shapes of both broadcast. (int8, int16, int32, int64, uint8, uint16, uint32, uint64)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: bitwise_left_shift(Tensor{1, 3}, Tensor{4, 1}) is [16  6]
inline Fallible<Tensor> bitwise_left_shift(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("bitwise_left_shift");
  return detail::run(op, x1, x2);
}

/// The bits that are set in x1 or x2 or both.
/// - x1: The first operands. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64)
/// - x2: The second operands; the shapes of both broadcast. (bool, int8, int16, int32, int64, uint8, uint16, uint32,
/// uint64)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: bitwise_or(Tensor{12, 10}, Tensor{10, 3}) is [14 11]
inline Fallible<Tensor> bitwise_or(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("bitwise_or");
  return detail::run(op, x1, x2);
}

/// floor(x1 / 2^x2); where x2 is negative or not less than the number of bits, 0, or -1 for negative x1.
/// - x1: The first operands. (int8, int16, int32, int64, uint8, uint16, uint32, uint64)
/// - x2: The second operands; the shapes of both broadcast. (int8, int16, int32, int64, uint8, uint16, uint32, uint64)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: bitwise_right_shift(Tensor{16, -3}, Tensor{2, 1}) is [ 4 -2]
inline Fallible<Tensor> bitwise_right_shift(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("bitwise_right_shift");
  return detail::run(op, x1, x2);
}

/// The bits that are set in one of x1 and x2, but not in both.
/// - x1: The first operands. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64)
/// - x2: The second operands; the shapes of both broadcast. (bool, int8, int16, int32, int64, uint8, uint16, uint32,
/// uint64)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: bitwise_xor(Tensor{12, 10}, Tensor{10, 3}) is [6 9]
inline Fallible<Tensor> bitwise_xor(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("bitwise_xor");
  return detail::run(op, x1, x2);
}

/// What blackman_window() may be given.
class BlackmanWindowOptions {
 public:
  /// Whether the window is one period, the first of its numbers being left out at the end, as spectra want it, or else
  /// symmetric, as filters do. Default: true.
  BlackmanWindowOptions& periodic(bool value) { return periodic_.set(value), *this; }
  /// The result's dtype. Default: DType::float32.
  BlackmanWindowOptions& dtype(DType value) { return dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<bool> periodic_;
  detail::Given<DType> dtype_;
};

/// Blackman's window: 0.42 - 0.5 cos t + 0.08 cos 2t, with t from 0 to 2 pi.
/// - window_length: How many numbers it has.
/// Returns [window_length], of dtype dtype: The window.
/// Example: blackman_window(4) is [0.   0.34 1.   0.34]
inline Fallible<Tensor> blackman_window(int64_t window_length,
                                        const BlackmanWindowOptions& options = BlackmanWindowOptions()) {
  static detail::PreparedOp op("blackman_window");
  detail::Arguments arguments;
  arguments.add(0, window_length);
  arguments.add(1, options.periodic_);
  arguments.add(2, options.dtype_);
  return detail::run_with(op, arguments);
}

/// What boolean_mask() may be given.
class BooleanMaskOptions {
 public:
  /// The axis of x that the first one of mask is; negative ones count from the end. Default: 0.
  BooleanMaskOptions& axis(int64_t value) { return axis_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
};

/// What of x lies where the mask is true.
/// - x: [outer..., n..., inner...]: What is read; n begins at axis.
/// - mask: [n...]: Which elements or slices of x to keep. (bool)
/// Returns [outer..., m, inner...], of dtype x: What is kept, in its order; m is the number of true elements.
/// Example: boolean_mask(Tensor{1, 2, 3}, Tensor{true, false, true}) is [1 3]
inline Fallible<Tensor> boolean_mask(const Operand& x, const Operand& mask,
                                     const BooleanMaskOptions& options = BooleanMaskOptions()) {
  static detail::PreparedOp op("boolean_mask");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  return detail::run_with(op, arguments, x, mask);
}

/// Tensors repeated along their dims of 1, and along new dims in front, to one shape.
/// - arrays: The tensors, whose shapes broadcast; each keeps its dtype.
/// Returns of dtype arrays: The tensors, all of the shape to which theirs broadcast.
/// Example: broadcast_arrays({Tensor{1, 2}, Tensor{{3}, {4}}}) is [[1 2] [1 2]] and [[3 3] [4 4]]
inline Fallible<std::vector<Tensor>> broadcast_arrays(const Operands& arrays) {
  static detail::PreparedOp op("broadcast_arrays");
  detail::Arguments arguments;
  EAGER_OPERANDS(arrays);
  return detail::run_list(op, arguments, arrays.data(), arrays.size());
}

/// x repeated along its dims of 1, and along new dims in front of them, to like's shape.
/// - x: The elements.
/// - like: The result's shape; its values do not matter.
/// Returns like, of dtype x: The repeated elements.
/// Example: broadcast_like(Tensor{1, 2}, Tensor{{0, 0}, {0, 0}}) is [[1 2] [1 2]]
inline Fallible<Tensor> broadcast_like(const Operand& x, const Operand& like) {
  static detail::PreparedOp op("broadcast_like");
  return detail::run(op, x, like);
}

/// x repeated along its dims of 1, and along new dims in front of them, to a shape.
/// - x: The elements.
/// - shape: [rank]: The result's shape, where a program computes it; the attribute counts if it is not given. (int8,
/// int16, int32, int64, uint8, uint16, uint32, uint64)
/// Returns shape, of dtype x: The repeated elements.
/// Example: broadcast_to(Tensor{1, 2}, {2, 2}) is [[1 2] [1 2]]
inline Fallible<Tensor> broadcast_to(const Operand& x, const Ints& shape) {
  static detail::PreparedOp op("broadcast_to");
  detail::Arguments arguments;
  arguments.add(0, shape);
  return detail::run_with(op, arguments, x);
}
template <class T, class = std::enable_if_t<detail::is_target<T>>>
Fallible<Tensor> broadcast_to(const Operand& x, const T& shape) {
  static detail::PreparedOp op("broadcast_to");
  return detail::run(op, x, Operand(shape));
}

/// x as another dtype. Integers wrap; fractions are cut off; of complex numbers the real part stays.
/// - x: The values to be converted.
/// - dtype: The result's dtype.
/// Returns x, of dtype dtype: The converted values.
/// Example: cast(Tensor{1.7f, -1.7f}, DType::int32) is [ 1 -1]
inline Fallible<Tensor> cast(const Operand& x, DType dtype) {
  static detail::PreparedOp op("cast");
  detail::Arguments arguments;
  arguments.add(0, dtype);
  return detail::run_with(op, arguments, x);
}

/// The real cube root.
/// - x: The operands, one by one. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: cbrt(Tensor{8.0f, -27.0f}) is [ 2. -3.]
inline Fallible<Tensor> cbrt(const Operand& x) {
  static detail::PreparedOp op("cbrt");
  return detail::run(op, x);
}

/// The least whole number that is not less than x.
/// - x: The operands, one by one. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: ceil(Tensor{1.2f, -1.2f}) is [ 2. -1.]
inline Fallible<Tensor> ceil(const Operand& x) {
  static detail::PreparedOp op("ceil");
  return detail::run(op, x);
}

/// What celu() may be given.
class CeluOptions {
 public:
  /// The negative of what the result approaches for large negative x; not 0. Default: 1.
  CeluOptions& alpha(double value) { return alpha_.set(value), *this; }

  // The values that were given.
  detail::Given<double> alpha_;
};

/// x where x > 0, else alpha * (e^(x / alpha) - 1) (Barron, 2017).
/// - x: The operands, one by one. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: celu(Tensor{-1.0f, 2.0f}, CeluOptions().alpha(2.0)) is [-0.78693867  2.        ]
inline Fallible<Tensor> celu(const Operand& x, const CeluOptions& options = CeluOptions()) {
  static detail::PreparedOp op("celu");
  detail::Arguments arguments;
  arguments.add(0, options.alpha_);
  return detail::run_with(op, arguments, x);
}

/// The lower triangular factors L of Hermitian positive definite matrices x = L L^H. Only the lower triangle of x is
/// read. Where there is no factor it is Code::invalid_argument. The gradient is Hermitian.
/// - x: [outer..., n, n]: Square matrices; integers become floats first. (bool, int8, int16, int32, int64, uint8,
/// uint16, uint32, uint64, float32, float64, complex64, complex128)
/// Returns x, of dtype x: The matrices L.
/// Example: cholesky(Tensor{{4.0f, 2.0f}, {2.0f, 5.0f}}) is [[2. 0.] [1. 2.]]
inline Fallible<Tensor> cholesky(const Operand& x) {
  static detail::PreparedOp op("cholesky");
  return detail::run(op, x);
}

/// The solutions y of a y = x2, for Hermitian positive definite a = x1 x1^H. A zero on a diagonal is
/// Code::invalid_argument.
/// - x1: [left..., n, n]: The lower triangular factors that cholesky gives. (bool, int8, int16, int32, int64, uint8,
/// uint16, uint32, uint64, float32, float64, complex64, complex128)
/// - x2: [right..., n, k]: The right-hand sides, or the vector [n]. (bool, int8, int16, int32, int64, uint8, uint16,
/// uint32, uint64, float32, float64, complex64, complex128)
/// Returns [batch..., n, k], of dtype x1: The solutions; batch is what left and right broadcast to. Without k for a
/// vector.
/// Example: cholesky_solve(Tensor{{2.0f, 0.0f}, {1.0f, 1.0f}}, Tensor{{2.0f}, {3.0f}}) is [[-0.5] [ 2. ]]
inline Fallible<Tensor> cholesky_solve(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("cholesky_solve");
  return detail::run(op, x1, x2);
}

/// What clip() may be given.
class ClipOptions {
 public:
  /// The lower bounds; there are none if it is not given.
  ClipOptions& min(const Operand& value) { return min_.keep(value), *this; }
  /// The upper bounds; there are none if it is not given.
  ClipOptions& max(const Operand& value) { return max_.keep(value), *this; }

  // The values that were given.
  detail::Kept min_;
  detail::Kept max_;
};

/// x, but at least min and at most max; max counts where min is greater.
/// - x: The values to be limited. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns broadcast(x, min, max), of dtype x: The limited values.
/// Example: clip(Tensor{-5.0f, 0.5f, 5.0f}, ClipOptions().min(Tensor::scalar(-1.0f)).max(Tensor::scalar(1.0f))) is [-1.
/// 0.5  1. ]
inline Fallible<Tensor> clip(const Operand& x, const ClipOptions& options = ClipOptions()) {
  static detail::PreparedOp op("clip");
  return detail::run(op, x, options.min_, options.max_);
}

/// What clip_by_global_norm() may be given.
class ClipByGlobalNormOptions {
 public:
  /// The largest norm, more than 0. Default: 1.
  ClipByGlobalNormOptions& clip_norm(double value) { return clip_norm_.set(value), *this; }

  // The values that were given.
  detail::Given<double> clip_norm_;
};

/// What clip_by_global_norm() gives.
struct ClipByGlobalNormOutputs {
  /// The tensors, scaled together, each of its shape.
  std::vector<Tensor> ys;
  /// The norm of all before they were scaled.
  Tensor global_norm;
};

/// Each tensor times clip_norm / max(norm, clip_norm), for the global_norm of all (Pascanu et al., 2012).
/// - xs: The tensors, each of its own shape. (float16, bfloat16, float32, float64)
/// Returns of dtype xs: The tensors, scaled together, each of its shape.
/// Returns [], of dtype xs: The norm of all before they were scaled.
/// Example: clip_by_global_norm({Tensor{3.0f}, Tensor{4.0f}}, ClipByGlobalNormOptions().clip_norm(1.0)) is [0.6] and
/// [0.8] and 5.0
inline Fallible<ClipByGlobalNormOutputs> clip_by_global_norm(
    const Operands& xs, const ClipByGlobalNormOptions& options = ClipByGlobalNormOptions()) {
  static detail::PreparedOp op("clip_by_global_norm");
  detail::Arguments arguments;
  arguments.add(0, options.clip_norm_);
  EAGER_OPERANDS(xs);
  EAGER_TRY(std::vector<Tensor> ys, detail::run_list(op, arguments, xs.data(), xs.size()));
  Tensor global_norm = std::move(ys.back());
  ys.pop_back();
  return ClipByGlobalNormOutputs{std::move(ys), std::move(global_norm)};
}

/// What clip_by_norm() may be given.
class ClipByNormOptions {
 public:
  /// The largest norm, more than 0. Default: 1.
  ClipByNormOptions& clip_norm(double value) { return clip_norm_.set(value), *this; }

  // The values that were given.
  detail::Given<double> clip_norm_;
};

/// x * clip_norm / max(norm, clip_norm), where norm is the square root of the sum of x^2.
/// - x: The elements. (float16, bfloat16, float32, float64)
/// Returns x, of dtype x: The elements, scaled together.
/// Example: clip_by_norm(Tensor{3.0f, 4.0f}, ClipByNormOptions().clip_norm(1.0)) is [0.6 0.8]
inline Fallible<Tensor> clip_by_norm(const Operand& x, const ClipByNormOptions& options = ClipByNormOptions()) {
  static detail::PreparedOp op("clip_by_norm");
  detail::Arguments arguments;
  arguments.add(0, options.clip_norm_);
  return detail::run_with(op, arguments, x);
}

/// What coalesce() gives.
struct CoalesceOutputs {
  /// The distinct places, in row-major order.
  Tensor coalesced_indices;
  /// The sums at these places.
  Tensor coalesced_values;
};

/// The values of a sparse tensor in the order of their places, those of one place added.
/// - indices: [n, rank]: The place of each value. Code::invalid_argument where one is out of range. (int32, int64)
/// - values: [n, inner...]: The values: numbers or slices. (int8, int16, int32, int64, uint8, uint16, uint32, uint64,
/// float16, bfloat16, float32, float64, complex64, complex128)
/// - dense_shape: The size of each axis that indices are of.
/// Returns [m, rank], of dtype indices: The distinct places, in row-major order.
/// Returns [m, inner...], of dtype values: The sums at these places.
/// Example: coalesce(Tensor{{1, 0}, {0, 2}, {1, 0}}, Tensor{1, 2, 3}, {2, 3}) is [[0 2] [1 0]] and [2 4]
inline Fallible<CoalesceOutputs> coalesce(const Operand& indices, const Operand& values, const Ints& dense_shape) {
  static detail::PreparedOp op("coalesce");
  detail::Arguments arguments;
  arguments.add(0, dense_shape);
  EAGER_TRY(std::vector<Tensor> outputs, detail::run_several(op, arguments, indices, values));
  return CoalesceOutputs{std::move(outputs[0]), std::move(outputs[1])};
}

/// x1 + i x2: complex numbers with these real and imaginary parts.
/// - x1: The first operands. (float32, float64)
/// - x2: The second operands; the shapes of both broadcast. (float32, float64)
/// Returns broadcast(x1, x2), of dtype complex(x1): The result for each pair of operands, in its place.
/// Example: complex(Tensor{1.0f, 2.0f}, Tensor{3.0f, -4.0f}) is [1.+3.j 2.-4.j]
inline Fallible<Tensor> complex(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("complex");
  return detail::run(op, x1, x2);
}

/// What concat() may be given.
class ConcatOptions {
 public:
  /// The axis to join along; negative ones count from the end. Default: 0.
  ConcatOptions& axis(int64_t value) { return axis_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
};

/// Tensors one after the other along an axis that they have.
/// - values: [outer..., n, inner...]: One or more, of one shape but for n at axis.
/// Returns [outer..., m, inner...], of dtype values: The joined tensor; m is the sum of all n.
/// Example: concat({Tensor{{1, 2}}, Tensor{{3, 4}, {5, 6}}}, ConcatOptions().axis(0)) is [[1 2] [3 4] [5 6]]
inline Fallible<Tensor> concat(const Operands& values, const ConcatOptions& options = ConcatOptions()) {
  static detail::PreparedOp op("concat");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  return detail::run_on_list(op, arguments, values);
}

/// One function or another of the same inputs.
/// - inputs: A scalar, which chooses (true unless it is 0), and the inputs of the function.
/// - then_branch: The function that runs where the first input is true.
/// - else_branch: The function that runs where it is false; its outputs have the same dtypes.
/// Returns of dtype inputs: What the chosen function gives.
inline Fallible<std::vector<Tensor>> cond(const Operands& inputs, const Function& then_branch,
                                          const Function& else_branch) {
  detail::Arguments arguments;
  return detail::run_made("cond", {{"then_branch", &then_branch}, {"else_branch", &else_branch}}, arguments, inputs);
}

/// The complex conjugate; real x itself.
/// - x: The operands, one by one. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64, complex64, complex128)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: conj(Tensor{std::complex<float>(1, 2), std::complex<float>(3, -4)}) is [1.-2.j 3.+4.j]
inline Fallible<Tensor> conj(const Operand& x) {
  static detail::PreparedOp op("conj");
  return detail::run(op, x);
}

/// What conv1d() may be given.
class Conv1dOptions {
 public:
  /// How far windows are apart. Default: {1}.
  Conv1dOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT: paddings.
  /// Default: valid.
  Conv1dOptions& padding(Padding value) { return padding_.set(value), *this; }
  /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
  /// second. Shapes are those of NHWC. Default: nhwc.
  Conv1dOptions& data_format(DataFormat value) { return data_format_.set(value), *this; }
  /// How far the filter's elements are apart. Default: {1}.
  Conv1dOptions& dilations(const Ints& value) { return dilations_.set({value.begin(), value.end()}), *this; }
  /// The number of groups that the channels are split into; each group of outputs sees its group of inputs. Default: 1.
  Conv1dOptions& groups(int64_t value) { return groups_.set(value), *this; }
  /// Places that are added: left, right; one value stands for both. For EXPLICIT alone, else it must be not given.
  Conv1dOptions& paddings(const Ints& value) { return paddings_.set({value.begin(), value.end()}), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<Padding> padding_;
  detail::Given<DataFormat> data_format_;
  detail::Given<std::vector<int64_t>> dilations_;
  detail::Given<int64_t> groups_;
  detail::Given<std::vector<int64_t>> paddings_;
};

/// The 1-D convolution of sequences with a filter, which is not mirrored (cross-correlation).
/// - x: [n, w, in]: Sequences in the order of data_format: w places, and their channels. (float16, bfloat16, float32,
/// float64, complex64, complex128)
/// - filter: [columns, in / groups, out]: The filter, in this order for any data_format. (float16, bfloat16, float32,
/// float64, complex64, complex128)
/// Returns [n, ow, out], of dtype x: In the order of data_format: one channel for each of the filter's out.
/// Example: conv1d(Tensor{{{1.0f}, {2.0f}, {3.0f}}}, Tensor{{{1.0f}}, {{10.0f}}}) is [[[21.]  [32.]]]
inline Fallible<Tensor> conv1d(const Operand& x, const Operand& filter,
                               const Conv1dOptions& options = Conv1dOptions()) {
  static detail::PreparedOp op("conv1d");
  detail::Arguments arguments;
  arguments.add(0, options.strides_);
  arguments.add(1, options.padding_);
  arguments.add(2, options.paddings_);
  arguments.add(3, options.data_format_);
  arguments.add(4, options.dilations_);
  arguments.add(5, options.groups_);
  return detail::run_with(op, arguments, x, filter);
}

/// What conv1d_transpose() may be given.
class Conv1dTransposeOptions {
 public:
  /// The result's shape, in the order of data_format; the convolution of such images has the shape of x. A dim of -1,
  /// and each if it is not given, is found: the sizes are x's times the strides with SAME, else the least that hold all
  /// windows and, with VALID, whole strides.
  Conv1dTransposeOptions& output_shape(const Ints& value) {
    return output_shape_.set({value.begin(), value.end()}), *this;
  }
  /// How far windows are apart. Default: {1}.
  Conv1dTransposeOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT: paddings.
  /// Default: valid.
  Conv1dTransposeOptions& padding(Padding value) { return padding_.set(value), *this; }
  /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
  /// second. Shapes are those of NHWC. Default: nhwc.
  Conv1dTransposeOptions& data_format(DataFormat value) { return data_format_.set(value), *this; }
  /// How far the filter's elements are apart. Default: {1}.
  Conv1dTransposeOptions& dilations(const Ints& value) { return dilations_.set({value.begin(), value.end()}), *this; }
  /// The number of groups that the channels are split into; each group of outputs sees its group of inputs. Default: 1.
  Conv1dTransposeOptions& groups(int64_t value) { return groups_.set(value), *this; }
  /// Places that are added: left, right; one value stands for both. For EXPLICIT alone, else it must be not given.
  Conv1dTransposeOptions& paddings(const Ints& value) { return paddings_.set({value.begin(), value.end()}), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> output_shape_;
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<Padding> padding_;
  detail::Given<DataFormat> data_format_;
  detail::Given<std::vector<int64_t>> dilations_;
  detail::Given<int64_t> groups_;
  detail::Given<std::vector<int64_t>> paddings_;
};

/// The transposed convolution: the gradient of a convolution with respect to its input. It maps what the convolution
/// gives to the shape of what it takes.
/// - x: [n, w, in]: Sequences in the order of data_format: w places, and their channels. (float16, bfloat16, float32,
/// float64, complex64, complex128)
/// - filter: [columns, out / groups, in]: The convolution's filter, in this order for any data_format. (float16,
/// bfloat16, float32, float64, complex64, complex128)
/// Returns [n, ow, out], of dtype x: In the order of data_format: one channel for each of the filter's out.
/// Example: conv1d_transpose(Tensor{{{1.0f}, {2.0f}}}, Tensor{{{1.0f}}, {{10.0f}}},
/// Conv1dTransposeOptions().output_shape({1, 3, 1})) is [[[ 1.]  [12.]  [20.]]]
inline Fallible<Tensor> conv1d_transpose(const Operand& x, const Operand& filter,
                                         const Conv1dTransposeOptions& options = Conv1dTransposeOptions()) {
  static detail::PreparedOp op("conv1d_transpose");
  detail::Arguments arguments;
  arguments.add(0, options.output_shape_);
  arguments.add(1, options.strides_);
  arguments.add(2, options.padding_);
  arguments.add(3, options.paddings_);
  arguments.add(4, options.data_format_);
  arguments.add(5, options.dilations_);
  arguments.add(6, options.groups_);
  return detail::run_with(op, arguments, x, filter);
}

/// What conv2d() may be given.
class Conv2dOptions {
 public:
  /// How far windows are apart: rows, columns; one value stands for both. Default: {1, 1}.
  Conv2dOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT: paddings.
  /// Default: valid.
  Conv2dOptions& padding(Padding value) { return padding_.set(value), *this; }
  /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
  /// second. Shapes are those of NHWC. Default: nhwc.
  Conv2dOptions& data_format(DataFormat value) { return data_format_.set(value), *this; }
  /// How far the filter's elements are apart: rows, columns; one value stands for both. Default: {1, 1}.
  Conv2dOptions& dilations(const Ints& value) { return dilations_.set({value.begin(), value.end()}), *this; }
  /// The number of groups that the channels are split into; each group of outputs sees its group of inputs. Default: 1.
  Conv2dOptions& groups(int64_t value) { return groups_.set(value), *this; }
  /// Rows and columns that are added: top, bottom, left, right; one value stands for all. For EXPLICIT alone, else it
  /// must be not given.
  Conv2dOptions& paddings(const Ints& value) { return paddings_.set({value.begin(), value.end()}), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<Padding> padding_;
  detail::Given<DataFormat> data_format_;
  detail::Given<std::vector<int64_t>> dilations_;
  detail::Given<int64_t> groups_;
  detail::Given<std::vector<int64_t>> paddings_;
};

/// The 2-D convolution of images with a filter, which is not mirrored (cross-correlation).
/// - x: [n, h, w, in]: Images in the order of data_format: h rows, w columns, and their channels. (float16, bfloat16,
/// float32, float64, complex64, complex128)
/// - filter: [rows, columns, in / groups, out]: The filter, in this order for any data_format. (float16, bfloat16,
/// float32, float64, complex64, complex128)
/// Returns [n, oh, ow, out], of dtype x: In the order of data_format: one channel for each of the filter's out.
/// Example: conv2d(reshape(Tensor{1.0f, 2.0f, 3.0f, 4.0f}, {1, 2, 2, 1}), reshape(Tensor{1.0f, 10.0f, 100.0f, 1000.0f},
/// {2, 2, 1, 1})) is [[[[4321.]]]]
inline Fallible<Tensor> conv2d(const Operand& x, const Operand& filter,
                               const Conv2dOptions& options = Conv2dOptions()) {
  static detail::PreparedOp op("conv2d");
  detail::Arguments arguments;
  arguments.add(0, options.strides_);
  arguments.add(1, options.padding_);
  arguments.add(2, options.paddings_);
  arguments.add(3, options.data_format_);
  arguments.add(4, options.dilations_);
  arguments.add(5, options.groups_);
  return detail::run_with(op, arguments, x, filter);
}

/// What conv2d_transpose() may be given.
class Conv2dTransposeOptions {
 public:
  /// The result's shape, in the order of data_format; the convolution of such images has the shape of x. A dim of -1,
  /// and each if it is not given, is found: the sizes are x's times the strides with SAME, else the least that hold all
  /// windows and, with VALID, whole strides.
  Conv2dTransposeOptions& output_shape(const Ints& value) {
    return output_shape_.set({value.begin(), value.end()}), *this;
  }
  /// How far windows are apart: rows, columns; one value stands for both. Default: {1, 1}.
  Conv2dTransposeOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT: paddings.
  /// Default: valid.
  Conv2dTransposeOptions& padding(Padding value) { return padding_.set(value), *this; }
  /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
  /// second. Shapes are those of NHWC. Default: nhwc.
  Conv2dTransposeOptions& data_format(DataFormat value) { return data_format_.set(value), *this; }
  /// How far the filter's elements are apart: rows, columns; one value stands for both. Default: {1, 1}.
  Conv2dTransposeOptions& dilations(const Ints& value) { return dilations_.set({value.begin(), value.end()}), *this; }
  /// The number of groups that the channels are split into; each group of outputs sees its group of inputs. Default: 1.
  Conv2dTransposeOptions& groups(int64_t value) { return groups_.set(value), *this; }
  /// Rows and columns that are added: top, bottom, left, right; one value stands for all. For EXPLICIT alone, else it
  /// must be not given.
  Conv2dTransposeOptions& paddings(const Ints& value) { return paddings_.set({value.begin(), value.end()}), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> output_shape_;
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<Padding> padding_;
  detail::Given<DataFormat> data_format_;
  detail::Given<std::vector<int64_t>> dilations_;
  detail::Given<int64_t> groups_;
  detail::Given<std::vector<int64_t>> paddings_;
};

/// The transposed convolution: the gradient of a convolution with respect to its input. It maps what the convolution
/// gives to the shape of what it takes.
/// - x: [n, h, w, in]: Images in the order of data_format: h rows, w columns, and their channels. (float16, bfloat16,
/// float32, float64, complex64, complex128)
/// - filter: [rows, columns, out / groups, in]: The convolution's filter, in this order for any data_format. (float16,
/// bfloat16, float32, float64, complex64, complex128)
/// Returns [n, oh, ow, out], of dtype x: In the order of data_format: one channel for each of the filter's out.
/// Example: conv2d_transpose(reshape(Tensor{3.0f}, {1, 1, 1, 1}), reshape(Tensor{1.0f, 2.0f}, {1, 2, 1, 1}),
/// Conv2dTransposeOptions().output_shape({1, 1, 2, 1})) is [[[[3.]   [6.]]]]
inline Fallible<Tensor> conv2d_transpose(const Operand& x, const Operand& filter,
                                         const Conv2dTransposeOptions& options = Conv2dTransposeOptions()) {
  static detail::PreparedOp op("conv2d_transpose");
  detail::Arguments arguments;
  arguments.add(0, options.output_shape_);
  arguments.add(1, options.strides_);
  arguments.add(2, options.padding_);
  arguments.add(3, options.paddings_);
  arguments.add(4, options.data_format_);
  arguments.add(5, options.dilations_);
  arguments.add(6, options.groups_);
  return detail::run_with(op, arguments, x, filter);
}

/// What conv3d() may be given.
class Conv3dOptions {
 public:
  /// How far windows are apart: slices, rows, columns; one value stands for all. Default: {1, 1, 1}.
  Conv3dOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT: paddings.
  /// Default: valid.
  Conv3dOptions& padding(Padding value) { return padding_.set(value), *this; }
  /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
  /// second. Shapes are those of NHWC. Default: nhwc.
  Conv3dOptions& data_format(DataFormat value) { return data_format_.set(value), *this; }
  /// How far the filter's elements are apart: slices, rows, columns; one value stands for all. Default: {1, 1, 1}.
  Conv3dOptions& dilations(const Ints& value) { return dilations_.set({value.begin(), value.end()}), *this; }
  /// The number of groups that the channels are split into; each group of outputs sees its group of inputs. Default: 1.
  Conv3dOptions& groups(int64_t value) { return groups_.set(value), *this; }
  /// Slices, rows and columns that are added: front, back, top, bottom, left, right; one value stands for all. For
  /// EXPLICIT alone, else it must be not given.
  Conv3dOptions& paddings(const Ints& value) { return paddings_.set({value.begin(), value.end()}), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<Padding> padding_;
  detail::Given<DataFormat> data_format_;
  detail::Given<std::vector<int64_t>> dilations_;
  detail::Given<int64_t> groups_;
  detail::Given<std::vector<int64_t>> paddings_;
};

/// The 3-D convolution of volumes with a filter, which is not mirrored (cross-correlation).
/// - x: [n, d, h, w, in]: Volumes in the order of data_format: d slices, h rows, w columns, and their channels.
/// (float16, bfloat16, float32, float64, complex64, complex128)
/// - filter: [slices, rows, columns, in / groups, out]: The filter, in this order for any data_format. (float16,
/// bfloat16, float32, float64, complex64, complex128)
/// Returns [n, od, oh, ow, out], of dtype x: In the order of data_format: one channel for each of the filter's out.
/// Example: conv3d(reshape(Tensor{1.0f, 2.0f}, {1, 2, 1, 1, 1}), reshape(Tensor{1.0f, 10.0f}, {2, 1, 1, 1, 1})) is
/// [[[[[21.]]]]]
inline Fallible<Tensor> conv3d(const Operand& x, const Operand& filter,
                               const Conv3dOptions& options = Conv3dOptions()) {
  static detail::PreparedOp op("conv3d");
  detail::Arguments arguments;
  arguments.add(0, options.strides_);
  arguments.add(1, options.padding_);
  arguments.add(2, options.paddings_);
  arguments.add(3, options.data_format_);
  arguments.add(4, options.dilations_);
  arguments.add(5, options.groups_);
  return detail::run_with(op, arguments, x, filter);
}

/// What conv3d_transpose() may be given.
class Conv3dTransposeOptions {
 public:
  /// The result's shape, in the order of data_format; the convolution of such images has the shape of x. A dim of -1,
  /// and each if it is not given, is found: the sizes are x's times the strides with SAME, else the least that hold all
  /// windows and, with VALID, whole strides.
  Conv3dTransposeOptions& output_shape(const Ints& value) {
    return output_shape_.set({value.begin(), value.end()}), *this;
  }
  /// How far windows are apart: slices, rows, columns; one value stands for all. Default: {1, 1, 1}.
  Conv3dTransposeOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT: paddings.
  /// Default: valid.
  Conv3dTransposeOptions& padding(Padding value) { return padding_.set(value), *this; }
  /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
  /// second. Shapes are those of NHWC. Default: nhwc.
  Conv3dTransposeOptions& data_format(DataFormat value) { return data_format_.set(value), *this; }
  /// How far the filter's elements are apart: slices, rows, columns; one value stands for all. Default: {1, 1, 1}.
  Conv3dTransposeOptions& dilations(const Ints& value) { return dilations_.set({value.begin(), value.end()}), *this; }
  /// The number of groups that the channels are split into; each group of outputs sees its group of inputs. Default: 1.
  Conv3dTransposeOptions& groups(int64_t value) { return groups_.set(value), *this; }
  /// Slices, rows and columns that are added: front, back, top, bottom, left, right; one value stands for all. For
  /// EXPLICIT alone, else it must be not given.
  Conv3dTransposeOptions& paddings(const Ints& value) { return paddings_.set({value.begin(), value.end()}), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> output_shape_;
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<Padding> padding_;
  detail::Given<DataFormat> data_format_;
  detail::Given<std::vector<int64_t>> dilations_;
  detail::Given<int64_t> groups_;
  detail::Given<std::vector<int64_t>> paddings_;
};

/// The transposed convolution: the gradient of a convolution with respect to its input. It maps what the convolution
/// gives to the shape of what it takes.
/// - x: [n, d, h, w, in]: Volumes in the order of data_format: d slices, h rows, w columns, and their channels.
/// (float16, bfloat16, float32, float64, complex64, complex128)
/// - filter: [slices, rows, columns, out / groups, in]: The convolution's filter, in this order for any data_format.
/// (float16, bfloat16, float32, float64, complex64, complex128)
/// Returns [n, od, oh, ow, out], of dtype x: In the order of data_format: one channel for each of the filter's out.
/// Example: conv3d_transpose(reshape(Tensor{1.0f}, {1, 1, 1, 1, 1}), reshape(Tensor{1.0f, 10.0f}, {1, 1, 2, 1, 1}),
/// Conv3dTransposeOptions().output_shape({1, 1, 1, 2, 1})) is [[[[[ 1.]    [10.]]]]]
inline Fallible<Tensor> conv3d_transpose(const Operand& x, const Operand& filter,
                                         const Conv3dTransposeOptions& options = Conv3dTransposeOptions()) {
  static detail::PreparedOp op("conv3d_transpose");
  detail::Arguments arguments;
  arguments.add(0, options.output_shape_);
  arguments.add(1, options.strides_);
  arguments.add(2, options.padding_);
  arguments.add(3, options.paddings_);
  arguments.add(4, options.data_format_);
  arguments.add(5, options.dilations_);
  arguments.add(6, options.groups_);
  return detail::run_with(op, arguments, x, filter);
}

/// x in memory of its own.
/// - x: Any tensor.
/// Returns x, of dtype x: The same values.
/// Example: copy(Tensor{1, 2}) is [1 2]
inline Fallible<Tensor> copy(const Operand& x) {
  static detail::PreparedOp op("copy");
  return detail::run(op, x);
}

/// |x1| with the sign of x2.
/// - x1: The first operands. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// - x2: The second operands; the shapes of both broadcast. (bool, int8, int16, int32, int64, uint8, uint16, uint32,
/// uint64, float16, bfloat16, float32, float64)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: copysign(Tensor{1.0f, -2.0f}, Tensor{-0.0f, 3.0f}) is [-1.  2.]
inline Fallible<Tensor> copysign(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("copysign");
  return detail::run(op, x1, x2);
}

/// The cosine of x, an angle in radians.
/// - x: The operands, one by one.
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: cos(Tensor{0.5f, 1.0f}) is [0.87758255 0.5403023 ]
inline Fallible<Tensor> cos(const Operand& x) {
  static detail::PreparedOp op("cos");
  return detail::run(op, x);
}

/// The hyperbolic cosine.
/// - x: The operands, one by one.
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: cosh(Tensor{0.0f, 1.0f}) is [1.        1.5430806]
inline Fallible<Tensor> cosh(const Operand& x) {
  static detail::PreparedOp op("cosh");
  return detail::run(op, x);
}

/// What cosine_similarity() may be given.
class CosineSimilarityOptions {
 public:
  /// The axis of the vectors; negative ones count from the end. Default: -1.
  CosineSimilarityOptions& axis(int64_t value) { return axis_.set(value), *this; }
  /// The least norm that a vector is divided by, more than 0. Default: 1e-08.
  CosineSimilarityOptions& epsilon(double value) { return epsilon_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
  detail::Given<double> epsilon_;
};

/// The cosine of the angle between vectors, which lie along an axis.
/// - x1: The first vectors. (float16, bfloat16, float32, float64)
/// - x2: The second vectors. The shapes broadcast. (float16, bfloat16, float32, float64)
/// Returns of dtype x1: The shape to which both broadcast, without the axis.
/// Example: cosine_similarity(Tensor{1.0f, 0.0f}, Tensor{3.0f, 4.0f}) is 0.6
inline Fallible<Tensor> cosine_similarity(const Operand& x1, const Operand& x2,
                                          const CosineSimilarityOptions& options = CosineSimilarityOptions()) {
  static detail::PreparedOp op("cosine_similarity");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.epsilon_);
  return detail::run_with(op, arguments, x1, x2);
}

/// What count_nonzero() may be given.
class CountNonzeroOptions {
 public:
  /// The axes to reduce, each once; negative ones count from the end. All axes if it is not given.
  CountNonzeroOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }
  /// Whether the axes that are reduced stay, with size 1. Default: false.
  CountNonzeroOptions& keepdims(bool value) { return keepdims_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axis_;
  detail::Given<bool> keepdims_;
};

/// The number of elements over axes that are not zero; of strings, of those that are not empty.
/// - x: The elements to be reduced.
/// Returns reduced(x), of dtype int64: A result for each place that axis leaves.
/// Example: count_nonzero(Tensor{{1, 0, 2}, {0, 0, 3}}, CountNonzeroOptions().axis({1})) is [2 1]
inline Fallible<Tensor> count_nonzero(const Operand& x, const CountNonzeroOptions& options = CountNonzeroOptions()) {
  static detail::PreparedOp op("count_nonzero");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.keepdims_);
  return detail::run_with(op, arguments, x);
}

/// What cross() may be given.
class CrossOptions {
 public:
  /// The axis of the vectors; negative ones count from the end. Default: -1.
  CrossOptions& axis(int64_t value) { return axis_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
};

/// The cross products of vectors of three elements, which lie along an axis.
/// - x1: [left...]: The first vectors. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64, complex64, complex128)
/// - x2: [right...]: The second vectors. The shapes broadcast, but for the axis. (int8, int16, int32, int64, uint8,
/// uint16, uint32, uint64, float16, bfloat16, float32, float64, complex64, complex128)
/// Returns of dtype x1: The shape that both broadcast to.
/// Example: cross(Tensor{1, 0, 0}, Tensor{0, 1, 0}) is [0 0 1]
inline Fallible<Tensor> cross(const Operand& x1, const Operand& x2, const CrossOptions& options = CrossOptions()) {
  static detail::PreparedOp op("cross");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  return detail::run_with(op, arguments, x1, x2);
}

/// What cross_entropy() may be given.
class CrossEntropyOptions {
 public:
  /// What a class counts; 1 if it is not given.
  CrossEntropyOptions& weight(const Operand& value) { return weight_.keep(value), *this; }
  /// The axis of the classes; negative ones count from the end. Default: -1.
  CrossEntropyOptions& axis(int64_t value) { return axis_.set(value), *this; }
  /// The label of what does not count, and has a loss of 0. There is none if it is not given.
  CrossEntropyOptions& ignore_index(int64_t value) { return ignore_index_.set(value), *this; }
  /// The part of each label that is spread over all classes, from 0 to 1. Default: 0.
  CrossEntropyOptions& label_smoothing(double value) { return label_smoothing_.set(value), *this; }
  /// MEAN: the sum of the losses over that of their weights; SUM; or NONE: each loss. Default: mean.
  CrossEntropyOptions& reduction(Reduction value) { return reduction_.set(value), *this; }

  // The values that were given.
  detail::Kept weight_;
  detail::Given<int64_t> axis_;
  detail::Given<int64_t> ignore_index_;
  detail::Given<double> label_smoothing_;
  detail::Given<Reduction> reduction_;
};

/// The cross-entropy of the softmax of logits and labels.
/// - logits: Numbers whose softmax along axis are the probabilities of classes. (float16, bfloat16, float32, float64)
/// - labels: The number of each one's class, from 0 on: x's dims without that of the classes. (int8, int16, int32,
/// int64, uint8, uint16, uint32, uint64)
/// Returns of dtype x: The mean or the sum, of shape []; without it, the losses, of the shape of labels.
/// Example: cross_entropy(Tensor{{0.0f, 0.0f}, {0.0f, 0.0f}}, Tensor{0, 1}) is 0.6931472
inline Fallible<Tensor> cross_entropy(const Operand& logits, const Operand& labels,
                                      const CrossEntropyOptions& options = CrossEntropyOptions()) {
  static detail::PreparedOp op("cross_entropy");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.ignore_index_);
  arguments.add(2, options.label_smoothing_);
  arguments.add(3, options.reduction_);
  return detail::run_with(op, arguments, logits, labels, options.weight_);
}

/// What csv_column() may be given.
class CsvColumnOptions {
 public:
  /// The result's dtype: float32, float64, int32, int64 or string; if it is not given, that of default_value, else
  /// string.
  CsvColumnOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// What stands for an empty field: one element. If there is none, or it is not given, such a field is
  /// Code::invalid_argument, as one is that is no number.
  CsvColumnOptions& default_value(const Operand& value) { return default_value_.keep(value), *this; }

  // The values that were given.
  detail::Given<DType> dtype_;
  detail::Kept default_value_;
};

/// A column of decode_csv's fields, as numbers or strings.
/// - fields: [m, n...]: The fields of m columns. (string)
/// - column: The column, from 0 on.
/// Returns [n...], of dtype dtype: The column.
/// Example: csv_column(Tensor::strings({"1", "2.5", "a", "b"}, {2, 2}), 0, CsvColumnOptions().dtype(DType::float32)) is
/// [1.  2.5]
inline Fallible<Tensor> csv_column(const Operand& fields, int64_t column,
                                   const CsvColumnOptions& options = CsvColumnOptions()) {
  static detail::PreparedOp op("csv_column");
  detail::Arguments arguments;
  arguments.add(0, column);
  arguments.add(1, options.dtype_);
  return detail::run_with(op, arguments, fields, options.default_value_);
}

/// What cumulative_logsumexp() may be given.
class CumulativeLogsumexpOptions {
 public:
  /// The axis to run along; negative ones count from the end. Only a vector's may be not given.
  CumulativeLogsumexpOptions& axis(int64_t value) { return axis_.set(value), *this; }
  /// Whether an element's own result leaves it out, so that the first one is -inf. Default: false.
  CumulativeLogsumexpOptions& exclusive(bool value) { return exclusive_.set(value), *this; }
  /// Whether to run from the end of the axis to its beginning. Default: false.
  CumulativeLogsumexpOptions& reverse(bool value) { return reverse_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
  detail::Given<bool> exclusive_;
  detail::Given<bool> reverse_;
};

/// log(sum(e^x)) of the elements up to each one along an axis, without overflow.
/// - x: [outer..., n, inner...]: The elements; n stands at axis.
/// Returns x, of dtype x: A result for each element.
/// Example: cumulative_logsumexp(Tensor{0.0f, 0.0f}, CumulativeLogsumexpOptions().axis(0)) is [0.        0.6931472]
inline Fallible<Tensor> cumulative_logsumexp(const Operand& x,
                                             const CumulativeLogsumexpOptions& options = CumulativeLogsumexpOptions()) {
  static detail::PreparedOp op("cumulative_logsumexp");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.exclusive_);
  arguments.add(2, options.reverse_);
  return detail::run_with(op, arguments, x);
}

/// What cumulative_max() may be given.
class CumulativeMaxOptions {
 public:
  /// The axis to run along; negative ones count from the end. Only a vector's may be not given.
  CumulativeMaxOptions& axis(int64_t value) { return axis_.set(value), *this; }
  /// Whether to run from the end of the axis to its beginning. Default: false.
  CumulativeMaxOptions& reverse(bool value) { return reverse_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
  detail::Given<bool> reverse_;
};

/// The greatest of the elements up to each one along an axis; NaN from the first one that is NaN.
/// - x: [outer..., n, inner...]: The elements; n stands at axis. (bool, int8, int16, int32, int64, uint8, uint16,
/// uint32, uint64, float16, bfloat16, float32, float64)
/// Returns x, of dtype x: A result for each element. Of equal elements the last one gets the gradient.
/// Example: cumulative_max(Tensor{2, 3, 1, 4}, CumulativeMaxOptions().axis(0)) is [2 3 3 4]
inline Fallible<Tensor> cumulative_max(const Operand& x, const CumulativeMaxOptions& options = CumulativeMaxOptions()) {
  static detail::PreparedOp op("cumulative_max");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.reverse_);
  return detail::run_with(op, arguments, x);
}

/// What cumulative_min() may be given.
class CumulativeMinOptions {
 public:
  /// The axis to run along; negative ones count from the end. Only a vector's may be not given.
  CumulativeMinOptions& axis(int64_t value) { return axis_.set(value), *this; }
  /// Whether to run from the end of the axis to its beginning. Default: false.
  CumulativeMinOptions& reverse(bool value) { return reverse_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
  detail::Given<bool> reverse_;
};

/// The least of the elements up to each one along an axis; NaN from the first one that is NaN.
/// - x: [outer..., n, inner...]: The elements; n stands at axis. (bool, int8, int16, int32, int64, uint8, uint16,
/// uint32, uint64, float16, bfloat16, float32, float64)
/// Returns x, of dtype x: A result for each element. Of equal elements the last one gets the gradient.
/// Example: cumulative_min(Tensor{2, 3, 1, 4}, CumulativeMinOptions().axis(0)) is [2 2 1 1]
inline Fallible<Tensor> cumulative_min(const Operand& x, const CumulativeMinOptions& options = CumulativeMinOptions()) {
  static detail::PreparedOp op("cumulative_min");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.reverse_);
  return detail::run_with(op, arguments, x);
}

/// What cumulative_prod() may be given.
class CumulativeProdOptions {
 public:
  /// The axis to run along; negative ones count from the end. Only a vector's may be not given.
  CumulativeProdOptions& axis(int64_t value) { return axis_.set(value), *this; }
  /// The result's dtype. If it is not given, int64 for integers and booleans, uint64 for unsigned ones, else that of x.
  CumulativeProdOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// Whether the product of no element, 1, comes ahead of the others. Default: false.
  CumulativeProdOptions& include_initial(bool value) { return include_initial_.set(value), *this; }
  /// Whether an element's own result leaves it out. Default: false.
  CumulativeProdOptions& exclusive(bool value) { return exclusive_.set(value), *this; }
  /// Whether to run from the end of the axis to its beginning. Default: false.
  CumulativeProdOptions& reverse(bool value) { return reverse_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
  detail::Given<DType> dtype_;
  detail::Given<bool> include_initial_;
  detail::Given<bool> exclusive_;
  detail::Given<bool> reverse_;
};

/// The product of the elements up to each one along an axis.
/// - x: [outer..., n, inner...]: The elements; n stands at axis.
/// Returns [outer..., m, inner...], of dtype dtype: A result for each element; m is n, or n + 1 with include_initial.
/// Example: cumulative_prod(Tensor{1.0f, 2.0f, 3.0f}, CumulativeProdOptions().axis(0)) is [1. 2. 6.]
inline Fallible<Tensor> cumulative_prod(const Operand& x,
                                        const CumulativeProdOptions& options = CumulativeProdOptions()) {
  static detail::PreparedOp op("cumulative_prod");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.dtype_);
  arguments.add(2, options.include_initial_);
  arguments.add(3, options.exclusive_);
  arguments.add(4, options.reverse_);
  return detail::run_with(op, arguments, x);
}

/// What cumulative_sum() may be given.
class CumulativeSumOptions {
 public:
  /// The axis to run along; negative ones count from the end. Only a vector's may be not given.
  CumulativeSumOptions& axis(int64_t value) { return axis_.set(value), *this; }
  /// The result's dtype. If it is not given, int64 for integers and booleans, uint64 for unsigned ones, else that of x.
  CumulativeSumOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// Whether the sum of no element, 0, comes ahead of the others. Default: false.
  CumulativeSumOptions& include_initial(bool value) { return include_initial_.set(value), *this; }
  /// Whether an element's own result leaves it out. Default: false.
  CumulativeSumOptions& exclusive(bool value) { return exclusive_.set(value), *this; }
  /// Whether to run from the end of the axis to its beginning. Default: false.
  CumulativeSumOptions& reverse(bool value) { return reverse_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
  detail::Given<DType> dtype_;
  detail::Given<bool> include_initial_;
  detail::Given<bool> exclusive_;
  detail::Given<bool> reverse_;
};

/// The sum of the elements up to each one along an axis.
/// - x: [outer..., n, inner...]: The elements; n stands at axis.
/// Returns [outer..., m, inner...], of dtype dtype: A result for each element; m is n, or n + 1 with include_initial.
/// Example: cumulative_sum(Tensor{1.0f, 2.0f, 3.0f}, CumulativeSumOptions().axis(0)) is [1. 3. 6.]
inline Fallible<Tensor> cumulative_sum(const Operand& x, const CumulativeSumOptions& options = CumulativeSumOptions()) {
  static detail::PreparedOp op("cumulative_sum");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.dtype_);
  arguments.add(2, options.include_initial_);
  arguments.add(3, options.exclusive_);
  arguments.add(4, options.reverse_);
  return detail::run_with(op, arguments, x);
}

/// What decode_csv() may be given.
class DecodeCsvOptions {
 public:
  /// The number of fields of each record; as many as select_cols if it is not given.
  DecodeCsvOptions& num_columns(int64_t value) { return num_columns_.set(value), *this; }
  /// What stands between fields: one byte. Default: ",".
  DecodeCsvOptions& field_delim(const std::string& value) { return field_delim_.set(value), *this; }
  /// Whether quotes may stand around a field, which then may have delimiters, line ends, and quotes, written twice.
  /// Default: true.
  DecodeCsvOptions& use_quote_delim(bool value) { return use_quote_delim_.set(value), *this; }
  /// The fields that are taken, from 0 on, in increasing order; all if it is not given.
  DecodeCsvOptions& select_cols(const Ints& value) { return select_cols_.set({value.begin(), value.end()}), *this; }

  // The values that were given.
  detail::Given<int64_t> num_columns_;
  detail::Given<std::string> field_delim_;
  detail::Given<bool> use_quote_delim_;
  detail::Given<std::vector<int64_t>> select_cols_;
};

/// The fields of records of comma-separated values (RFC 4180), column by column; csv_column reads one as numbers.
/// - x: The strings. (string)
/// Returns [m, x...], of dtype string: The fields; m is num_columns, or the number of select_cols. A record of another
/// number of fields is Code::invalid_argument; with select_cols it may have more.
/// Example: decode_csv(Tensor::strings({"1,a", "2,\042b,c\042"}, {2}), DecodeCsvOptions().num_columns(2)) is [[b'1'
/// b'2'] [b'a' b'b,c']]
inline Fallible<Tensor> decode_csv(const Operand& x, const DecodeCsvOptions& options = DecodeCsvOptions()) {
  detail::Arguments arguments;
  arguments.add(0, options.num_columns_);
  arguments.add(1, options.use_quote_delim_);
  arguments.add(2, options.select_cols_);
  EAGER_TRY(std::vector<Tensor> outputs,
            detail::run_made("decode_csv", {{"field_delim", options.field_delim_}}, arguments, x));
  return std::move(outputs[0]);
}

/// What decode_png() may be given.
class DecodePngOptions {
 public:
  /// 1: grey, 2: grey and alpha, 3: RGB, 4: RGBA, made of what the file has; 0: what the file has, without a palette.
  /// Default: 0.
  DecodePngOptions& channels(int64_t value) { return channels_.set(value), *this; }
  /// The result's dtype: uint8, or uint16, whose samples have 16 bits. Default: DType::uint8.
  DecodePngOptions& dtype(DType value) { return dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> channels_;
  detail::Given<DType> dtype_;
};

/// The pixels of a PNG file. A file that is none is Code::invalid_argument, a damaged one Code::data_loss.
/// - contents: The file's bytes: a string [], or uint8 [n]. (uint8, string)
/// Returns [height, width, channels], of dtype dtype: The pixels.
inline Fallible<Tensor> decode_png(const Operand& contents, const DecodePngOptions& options = DecodePngOptions()) {
  static detail::PreparedOp op("decode_png");
  detail::Arguments arguments;
  arguments.add(0, options.channels_);
  arguments.add(1, options.dtype_);
  return detail::run_with(op, arguments, contents);
}

/// What decode_raw() may be given.
class DecodeRawOptions {
 public:
  /// Whether the lowest byte of a number comes first. Default: true.
  DecodeRawOptions& little_endian(bool value) { return little_endian_.set(value), *this; }

  // The values that were given.
  detail::Given<bool> little_endian_;
};

/// The bytes of strings as numbers. Strings of different sizes are Code::invalid_argument.
/// - x: The strings. (string)
/// - dtype: The result's dtype, any but string.
/// Returns [x..., m], of dtype dtype: The numbers; m is the number of those in a string.
/// Example: decode_raw(Tensor::strings({"abcd", "efgh"}, {2}), DType::int16) is [[25185 25699] [26213 26727]]
inline Fallible<Tensor> decode_raw(const Operand& x, DType dtype,
                                   const DecodeRawOptions& options = DecodeRawOptions()) {
  static detail::PreparedOp op("decode_raw");
  detail::Arguments arguments;
  arguments.add(0, dtype);
  arguments.add(1, options.little_endian_);
  return detail::run_with(op, arguments, x);
}

/// Degrees as radians: pi / 180 times x.
/// - x: The operands, one by one. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: deg2rad(Tensor{180.0f, -90.0f}) is [ 3.1415927 -1.5707964]
inline Fallible<Tensor> deg2rad(const Operand& x) {
  static detail::PreparedOp op("deg2rad");
  return detail::run(op, x);
}

/// What depth_to_space() may be given.
class DepthToSpaceOptions {
 public:
  /// DCR: a channel of the block's first pixel, then the next one; first those of one pixel. CRD: first those of one
  /// channel. Default: dcr.
  DepthToSpaceOptions& channel_order(ChannelOrder value) { return channel_order_.set(value), *this; }
  /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
  /// second. Shapes are those of NHWC. Default: nhwc.
  DepthToSpaceOptions& data_format(DataFormat value) { return data_format_.set(value), *this; }

  // The values that were given.
  detail::Given<ChannelOrder> channel_order_;
  detail::Given<DataFormat> data_format_;
};

/// Images with the channels of each pixel as a block of pixels: the inverse of space_to_depth.
/// - x: [n, rows, columns, depth]: The images; the square of block_size divides depth.
/// - block_size: How many rows and columns a block has.
/// Returns [n, h, w, c], of dtype x: rows and columns times block_size, depth divided by its square.
/// Example: depth_to_space(reshape(Tensor{1, 2, 3, 4}, {1, 4, 1, 1}), 2,
/// DepthToSpaceOptions().data_format(DataFormat::nchw)) is [[[[1 2]   [3 4]]]]
inline Fallible<Tensor> depth_to_space(const Operand& x, int64_t block_size,
                                       const DepthToSpaceOptions& options = DepthToSpaceOptions()) {
  static detail::PreparedOp op("depth_to_space");
  detail::Arguments arguments;
  arguments.add(0, block_size);
  arguments.add(1, options.channel_order_);
  arguments.add(2, options.data_format_);
  return detail::run_with(op, arguments, x);
}

/// What depthwise_conv2d() may be given.
class DepthwiseConv2dOptions {
 public:
  /// How far windows are apart: rows, columns; one value stands for both. Default: {1, 1}.
  DepthwiseConv2dOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT: paddings.
  /// Default: valid.
  DepthwiseConv2dOptions& padding(Padding value) { return padding_.set(value), *this; }
  /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
  /// second. Shapes are those of NHWC. Default: nhwc.
  DepthwiseConv2dOptions& data_format(DataFormat value) { return data_format_.set(value), *this; }
  /// How far the filter's elements are apart: rows, columns; one value stands for both. Default: {1, 1}.
  DepthwiseConv2dOptions& dilations(const Ints& value) { return dilations_.set({value.begin(), value.end()}), *this; }
  /// Rows and columns that are added: top, bottom, left, right; one value stands for all. For EXPLICIT alone, else it
  /// must be not given.
  DepthwiseConv2dOptions& paddings(const Ints& value) { return paddings_.set({value.begin(), value.end()}), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<Padding> padding_;
  detail::Given<DataFormat> data_format_;
  detail::Given<std::vector<int64_t>> dilations_;
  detail::Given<std::vector<int64_t>> paddings_;
};

/// The 2-D convolution of each channel of images with filters of its own, which are not mirrored.
/// - x: [n, h, w, in]: Images in the order of data_format: h rows, w columns, and their channels. (float16, bfloat16,
/// float32, float64, complex64, complex128)
/// - filter: [rows, columns, in, multiplier]: The filters, multiplier for each channel, in this order for any
/// data_format. (float16, bfloat16, float32, float64, complex64, complex128)
/// Returns [n, oh, ow, out], of dtype x: In the order of data_format; out is in * multiplier. The outputs of one
/// channel stand together.
/// Example: depthwise_conv2d(reshape(Tensor{1.0f, 2.0f}, {1, 1, 1, 2}), reshape(Tensor{1.0f, 2.0f, 3.0f, 4.0f}, {1, 1,
/// 2, 2})) is [[[[1. 2. 6. 8.]]]]
inline Fallible<Tensor> depthwise_conv2d(const Operand& x, const Operand& filter,
                                         const DepthwiseConv2dOptions& options = DepthwiseConv2dOptions()) {
  static detail::PreparedOp op("depthwise_conv2d");
  detail::Arguments arguments;
  arguments.add(0, options.strides_);
  arguments.add(1, options.padding_);
  arguments.add(2, options.paddings_);
  arguments.add(3, options.data_format_);
  arguments.add(4, options.dilations_);
  return detail::run_with(op, arguments, x, filter);
}

/// The determinants of matrices. The fourth derivative of a singular one is Code::invalid_argument.
/// - x: [outer..., n, n]: Square matrices; integers become floats first. (bool, int8, int16, int32, int64, uint8,
/// uint16, uint32, uint64, float32, float64, complex64, complex128)
/// Returns [outer...], of dtype x: The determinants; 1 of a matrix without rows.
/// Example: det(Tensor{{2.0f, 0.0f}, {1.0f, 1.0f}}) is 2.0
inline Fallible<Tensor> det(const Operand& x) {
  static detail::PreparedOp op("det");
  return detail::run(op, x);
}

/// What diag() may be given.
class DiagOptions {
 public:
  /// The diagonal: 0 the main one, above it greater, below it less. Default: 0.
  DiagOptions& k(int64_t value) { return k_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> k_;
};

/// A matrix with the vector x on its k-th diagonal and zeros elsewhere, or that diagonal of a matrix x.
/// - x: [n...]: A vector or a matrix.
/// Returns [m...], of dtype x: Of a vector a square matrix with n + |k| rows, of a matrix a vector.
/// Example: diag(Tensor{1, 2}) is [[1 0] [0 2]]
inline Fallible<Tensor> diag(const Operand& x, const DiagOptions& options = DiagOptions()) {
  static detail::PreparedOp op("diag");
  detail::Arguments arguments;
  arguments.add(0, options.k_);
  return detail::run_with(op, arguments, x);
}

/// What diagonal() may be given.
class DiagonalOptions {
 public:
  /// The diagonal: 0 the main one, above it greater, below it less. Default: 0.
  DiagonalOptions& k(int64_t value) { return k_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> k_;
};

/// The k-th diagonals of matrices.
/// - x: [outer..., m, n]: Matrices.
/// Returns [outer..., l], of dtype x: Their diagonals; l is how many places (i, i + k) lie in a matrix.
/// Example: diagonal(Tensor{{1, 2}, {3, 4}}) is [1 4]
inline Fallible<Tensor> diagonal(const Operand& x, const DiagonalOptions& options = DiagonalOptions()) {
  static detail::PreparedOp op("diagonal");
  detail::Arguments arguments;
  arguments.add(0, options.k_);
  return detail::run_with(op, arguments, x);
}

/// What diff() may be given.
class DiffOptions {
 public:
  /// The axis to run along; negative ones count from the end. Default: -1.
  DiffOptions& axis(int64_t value) { return axis_.set(value), *this; }
  /// How often differences are taken, each time of those before. Default: 1.
  DiffOptions& n(int64_t value) { return n_.set(value), *this; }
  /// What to put before x; nothing if it is not given.
  DiffOptions& prepend(const Operand& value) { return prepend_.keep(value), *this; }
  /// What to put behind x; nothing if it is not given.
  DiffOptions& append(const Operand& value) { return append_.keep(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
  detail::Given<int64_t> n_;
  detail::Kept prepend_;
  detail::Kept append_;
};

/// The differences of neighbours along an axis; of booleans, whether they differ.
/// - x: [outer..., size, inner...]: The elements; size stands at axis.
/// Returns [outer..., m, inner...], of dtype x: Each element less the one before it: one less than there are elements.
/// Example: diff(Tensor{1, 4, 9, 16}) is [3 5 7]
inline Fallible<Tensor> diff(const Operand& x, const DiffOptions& options = DiffOptions()) {
  static detail::PreparedOp op("diff");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.n_);
  return detail::run_with(op, arguments, x, options.prepend_, options.append_);
}

/// The derivative of lgamma.
/// - x: The operands, one by one. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: digamma(Tensor{1.0f, 2.0f}) is [-0.5772157   0.42278433]
inline Fallible<Tensor> digamma(const Operand& x) {
  static detail::PreparedOp op("digamma");
  return detail::run(op, x);
}

/// x1 / x2 as a true quotient: integers become floats first.
/// - x1: The first operands.
/// - x2: The second operands; the shapes of both broadcast.
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: divide(Tensor{1, 2}, Tensor{4, 4}) is [0.25 0.5 ]
inline Fallible<Tensor> divide(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("divide");
  return detail::run(op, x1, x2);
}

/// x1 / x2; 0 where x2 is 0. Integers become floats first.
/// - x1: The first operands.
/// - x2: The second operands; the shapes of both broadcast.
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: divide_no_nan(Tensor{1.0f, 3.0f}, Tensor{4.0f, 0.0f}) is [0.25 0.  ]
inline Fallible<Tensor> divide_no_nan(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("divide_no_nan");
  return detail::run(op, x1, x2);
}

/// What divmod() gives.
struct DivmodOutputs {
  /// The largest whole numbers that are not greater than x1 / x2.
  Tensor quotient;
  /// What remains, with the sign of x2.
  Tensor remainder;
};

/// floor_divide and remainder of two numbers. An integer division by zero is Code::invalid_argument.
/// - x1: The dividends. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32, float64)
/// - x2: The divisors. The shapes broadcast. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16,
/// bfloat16, float32, float64)
/// Returns of dtype x1: The largest whole numbers that are not greater than x1 / x2.
/// Returns of dtype x1: What remains, with the sign of x2.
/// Example: divmod(Tensor{7, -7}, Tensor{3, 3}) is [ 2 -3] and [1 2]
inline Fallible<DivmodOutputs> divmod(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("divmod");
  detail::Arguments arguments;
  EAGER_TRY(std::vector<Tensor> outputs, detail::run_several(op, arguments, x1, x2));
  return DivmodOutputs{std::move(outputs[0]), std::move(outputs[1])};
}

/// What dropout() may be given.
class DropoutOptions {
 public:
  /// The probability of zero, in [0, 1]. Default: 0.5.
  DropoutOptions& rate(double value) { return rate_.set(value), *this; }
  /// The same elements at every call; 0: by the next numbers of the context's stream, which begins with its seed.
  /// Default: 0.
  DropoutOptions& seed(int64_t value) { return seed_.set(value), *this; }

  // The values that were given.
  detail::Given<double> rate_;
  detail::Given<int64_t> seed_;
};

/// x with random elements set to zero, and the others multiplied by 1 / (1 - rate) (Srivastava et al., 2014).
/// - x: The elements. (float16, bfloat16, float32, float64)
/// Returns x, of dtype x: Those that are kept, and zeros.
/// Example: dropout(Tensor{1.0f, 2.0f, 3.0f, 4.0f}, DropoutOptions().rate(0.5).seed(7)) is [0. 0. 6. 8.]
inline Fallible<Tensor> dropout(const Operand& x, const DropoutOptions& options = DropoutOptions()) {
  static detail::PreparedOp op("dropout");
  detail::Arguments arguments;
  arguments.add(0, options.rate_);
  arguments.add(1, options.seed_);
  return detail::run_with(op, arguments, x);
}

/// What eig() gives.
struct EigOutputs {
  /// The eigenvalues, in no particular order.
  Tensor eigenvalues;
  /// Their vectors, of length 1, as columns.
  Tensor eigenvectors;
};

/// The eigenvalues and eigenvectors of matrices. The first component of a vector that has half the largest magnitude is
/// real and positive. Numbers that are not finite are Code::invalid_argument. The gradient is that of a function which
/// does not depend on phases, else Code::invalid_argument, of a matrix that has n independent vectors.
/// - x: [outer..., n, n]: Square matrices. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float32,
/// float64, complex64, complex128)
/// Returns [outer..., n], of dtype complex(x): The eigenvalues, in no particular order.
/// Returns x, of dtype complex(x): Their vectors, of length 1, as columns.
/// Example: eig(Tensor{{1.0f, 0.0f}, {0.0f, 2.0f}}) is [1.+0.j 2.+0.j] and [[1.+0.j 0.+0.j] [0.+0.j 1.+0.j]]
inline Fallible<EigOutputs> eig(const Operand& x) {
  static detail::PreparedOp op("eig");
  detail::Arguments arguments;
  EAGER_TRY(std::vector<Tensor> outputs, detail::run_several(op, arguments, x));
  return EigOutputs{std::move(outputs[0]), std::move(outputs[1])};
}

/// What eigh() gives.
struct EighOutputs {
  /// The eigenvalues, in ascending order.
  Tensor eigenvalues;
  /// Their vectors, which are orthonormal, as columns.
  Tensor eigenvectors;
};

/// The eigenvalues and eigenvectors of Hermitian matrices. Only the lower triangle of x is read. The first component of
/// a vector that has half the largest magnitude is real and positive. Numbers that are not finite are
/// Code::invalid_argument. The gradient is Hermitian, and that of a function which depends neither on phases nor on the
/// choice of vectors where values coincide; that of one which depends on phases is Code::invalid_argument.
/// - x: [outer..., n, n]: Hermitian matrices. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float32,
/// float64, complex64, complex128)
/// Returns [outer..., n], of dtype real(x): The eigenvalues, in ascending order.
/// Returns x, of dtype x: Their vectors, which are orthonormal, as columns.
/// Example: eigh(Tensor{{2.0f, 0.0f}, {0.0f, 1.0f}}) is [1. 2.] and [[0. 1.] [1. 0.]]
inline Fallible<EighOutputs> eigh(const Operand& x) {
  static detail::PreparedOp op("eigh");
  detail::Arguments arguments;
  EAGER_TRY(std::vector<Tensor> outputs, detail::run_several(op, arguments, x));
  return EighOutputs{std::move(outputs[0]), std::move(outputs[1])};
}

/// The eigenvalues of matrices. Numbers that are not finite are Code::invalid_argument.
/// - x: [outer..., n, n]: Square matrices. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float32,
/// float64, complex64, complex128)
/// Returns [outer..., n], of dtype complex(x): The eigenvalues, in no particular order.
/// Example: eigvals(Tensor{{1.0f, 0.0f}, {0.0f, 2.0f}}) is [1.+0.j 2.+0.j]
inline Fallible<Tensor> eigvals(const Operand& x) {
  static detail::PreparedOp op("eigvals");
  return detail::run(op, x);
}

/// The eigenvalues of Hermitian matrices. Only the lower triangle of x is read. Numbers that are not finite are
/// Code::invalid_argument. The gradient is Hermitian.
/// - x: [outer..., n, n]: Hermitian matrices. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float32,
/// float64, complex64, complex128)
/// Returns [outer..., n], of dtype real(x): The eigenvalues, in ascending order.
/// Example: eigvalsh(Tensor{{2.0f, 0.0f}, {0.0f, 1.0f}}) is [1. 2.]
inline Fallible<Tensor> eigvalsh(const Operand& x) {
  static detail::PreparedOp op("eigvalsh");
  return detail::run(op, x);
}

/// Sums of products by an equation, as in NumPy. A letter names an axis of each input; what the output does not name is
/// summed. Two inputs at a time are multiplied as matrices. Of booleans, a sum says whether a product is true.
/// - equation: The terms, separated by commas, an arrow and the output's letters, such as ij,jk->ik. A letter twice in
/// a term takes a diagonal, and an ellipsis (...) stands for axes that broadcast. Without an arrow the output has the
/// ellipsis and the letters that stand once, in alphabetical order.
/// - inputs: One tensor for each term of the equation; they are promoted to one dtype.
/// Returns of dtype inputs: An axis for each letter behind the arrow.
/// Example: einsum("ij,jk->ik", {Tensor{{1, 2}, {3, 4}}, Tensor{{1}, {1}}}) is [[3] [7]]
inline Fallible<Tensor> einsum(const std::string& equation, const Operands& inputs) {
  detail::Arguments arguments;
  EAGER_TRY(std::vector<Tensor> outputs, detail::run_made("einsum", {{"equation", &equation}}, arguments, inputs));
  return std::move(outputs[0]);
}

/// What elu() may be given.
class EluOptions {
 public:
  /// The negative of what the result approaches for large negative x. Default: 1.
  EluOptions& alpha(double value) { return alpha_.set(value), *this; }

  // The values that were given.
  detail::Given<double> alpha_;
};

/// x where x > 0, else alpha * (e^x - 1) (Clevert et al., 2015).
/// - x: The operands, one by one. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: elu(Tensor{-1.0f, 2.0f}, EluOptions().alpha(1.0)) is [-0.63212055  2.        ]
inline Fallible<Tensor> elu(const Operand& x, const EluOptions& options = EluOptions()) {
  static detail::PreparedOp op("elu");
  detail::Arguments arguments;
  arguments.add(0, options.alpha_);
  return detail::run_with(op, arguments, x);
}

/// What embedding_bag() may be given.
class EmbeddingBagOptions {
 public:
  /// Where in the vector each bag begins, the first one at 0. Indices are a matrix if it is not given.
  EmbeddingBagOptions& offsets(const Operand& value) { return offsets_.keep(value), *this; }
  /// What each row is multiplied by; 1 if it is not given.
  EmbeddingBagOptions& weights(const Operand& value) { return weights_.keep(value), *this; }
  /// SUM; MEAN: the sum over that of the weights; SQRTN: the sum over the root of that of their squares; MAX: the
  /// largest element of each column. Default: mean.
  EmbeddingBagOptions& combiner(Combiner value) { return combiner_.set(value), *this; }
  /// Whether offsets ends with the number of indices, at which no bag begins. Default: false.
  EmbeddingBagOptions& include_last_offset(bool value) { return include_last_offset_.set(value), *this; }

  // The values that were given.
  detail::Kept offsets_;
  detail::Kept weights_;
  detail::Given<Combiner> combiner_;
  detail::Given<bool> include_last_offset_;
};

/// For each bag of indices the sum, the mean or the largest of the rows at them; 0 for an empty bag.
/// - params: [rows, m]: The rows. (float16, bfloat16, float32, float64)
/// - indices: Which rows: a bag a row of a matrix, or with offsets a vector. Code::invalid_argument where one is out of
/// range. (int32, int64)
/// Returns [bags, m], of dtype x: A row for each bag.
/// Example: embedding_bag(Tensor{{1.0f}, {2.0f}, {4.0f}}, Tensor{{0, 2}, {1, 1}},
/// EmbeddingBagOptions().combiner(Combiner::sum)) is [[5.] [4.]]
inline Fallible<Tensor> embedding_bag(const Operand& params, const Operand& indices,
                                      const EmbeddingBagOptions& options = EmbeddingBagOptions()) {
  static detail::PreparedOp op("embedding_bag");
  detail::Arguments arguments;
  arguments.add(0, options.combiner_);
  arguments.add(1, options.include_last_offset_);
  return detail::run_with(op, arguments, params, indices, options.offsets_, options.weights_);
}

/// What embedding_lookup() may be given.
class EmbeddingLookupOptions {
 public:
  /// The greatest Euclidean norm of a row, more than 0: a longer one is scaled to it. Rows stay as they are if it is
  /// not given.
  EmbeddingLookupOptions& max_norm(double value) { return max_norm_.set(value), *this; }

  // The values that were given.
  detail::Given<double> max_norm_;
};

/// The rows of a table at ids, none longer than max_norm.
/// - params: [rows, inner...]: The table. (float16, bfloat16, float32, float64)
/// - ids: Which rows, each from 0 on and less than rows. Another is Code::invalid_argument. (int32, int64)
/// Returns [ids..., inner...], of dtype x: The rows.
/// Example: embedding_lookup(Tensor{{3.0f, 4.0f}, {0.0f, 1.0f}}, Tensor{1, 0}, EmbeddingLookupOptions().max_norm(1.0))
/// is [[0.  1. ] [0.6 0.8]]
inline Fallible<Tensor> embedding_lookup(const Operand& params, const Operand& ids,
                                         const EmbeddingLookupOptions& options = EmbeddingLookupOptions()) {
  static detail::PreparedOp op("embedding_lookup");
  detail::Arguments arguments;
  arguments.add(0, options.max_norm_);
  return detail::run_with(op, arguments, params, ids);
}

/// What encode_png() may be given.
class EncodePngOptions {
 public:
  /// From 0, none, to 9, the smallest; -1: zlib's default. Default: -1.
  EncodePngOptions& compression_level(int64_t value) { return compression_level_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> compression_level_;
};

/// Images as PNG files.
/// - x: [batch..., height, width, channels]: Pixels of 1 channel (grey), 2 (with alpha), 3 (RGB) or 4 (RGBA). (uint8,
/// uint16)
/// Returns [batch...], of dtype string: The bytes of a file for each image.
inline Fallible<Tensor> encode_png(const Operand& x, const EncodePngOptions& options = EncodePngOptions()) {
  static detail::PreparedOp op("encode_png");
  detail::Arguments arguments;
  arguments.add(0, options.compression_level_);
  return detail::run_with(op, arguments, x);
}

/// Whether x1 == x2; NaN is equal to nothing.
/// - x1: The first operands.
/// - x2: The second operands; the shapes of both broadcast.
/// Returns broadcast(x1, x2), of dtype bool: The result for each pair of operands, in its place.
/// Example: equal(Tensor{1, 2}, Tensor{1, 3}) is [ True False]
inline Fallible<Tensor> equal(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("equal");
  return detail::run(op, x1, x2);
}

/// The error function: 2 / sqrt(pi) times the integral of e^(-t^2) from 0 to x.
/// - x: The operands, one by one. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: erf(Tensor{0.0f, 1.0f}) is [0.         0.84270084]
inline Fallible<Tensor> erf(const Operand& x) {
  static detail::PreparedOp op("erf");
  return detail::run(op, x);
}

/// 1 - erf(x), exact for large x.
/// - x: The operands, one by one. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: erfc(Tensor{0.0f, 1.0f}) is [1.        0.1572992]
inline Fallible<Tensor> erfc(const Operand& x) {
  static detail::PreparedOp op("erfc");
  return detail::run(op, x);
}

/// The inverse of erfc, for x in [0, 2]; NaN outside.
/// - x: The operands, one by one. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: erfcinv(Tensor{0.0f, 1.0f, 2.0f}) is [ inf   0. -inf]
inline Fallible<Tensor> erfcinv(const Operand& x) {
  static detail::PreparedOp op("erfcinv");
  return detail::run(op, x);
}

/// The inverse of erf, for x in [-1, 1]; NaN outside.
/// - x: The operands, one by one. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: erfinv(Tensor{0.0f, 1.0f}) is [ 0. inf]
inline Fallible<Tensor> erfinv(const Operand& x) {
  static detail::PreparedOp op("erfinv");
  return detail::run(op, x);
}

/// What example_feature() may be given.
class ExampleFeatureOptions {
 public:
  /// The feature's dtype: float32, int64 or string. Values of another are Code::invalid_argument. Default:
  /// DType::float32.
  ExampleFeatureOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The shape of an Example's values; another number of them is Code::invalid_argument. One dim may be -1, and is then
  /// what the values fill, the same for all Examples.
  ExampleFeatureOptions& shape(const Ints& value) { return shape_.set({value.begin(), value.end()}), *this; }
  /// The values of an Example that lacks the feature, or one for all; if it is not given, such an Example is
  /// Code::invalid_argument.
  ExampleFeatureOptions& default_value(const Operand& value) { return default_value_.keep(value), *this; }

  // The values that were given.
  detail::Given<DType> dtype_;
  detail::Given<std::vector<int64_t>> shape_;
  detail::Kept default_value_;
};

/// A feature of Examples, which are TensorFlow's protocol buffers, and lie in files of records.
/// - serialized: Serialized Examples. A string that is none is Code::invalid_argument. (string)
/// - key: The feature's name.
/// Returns [serialized..., shape...], of dtype dtype: The values.
/// Example: example_feature(Tensor::strings({"", ""}, {2}), "age",
/// ExampleFeatureOptions().shape({1}).default_value(Tensor::scalar(7.5f))) is [[7.5] [7.5]]
inline Fallible<Tensor> example_feature(const Operand& serialized, const std::string& key,
                                        const ExampleFeatureOptions& options = ExampleFeatureOptions()) {
  detail::Arguments arguments;
  arguments.add(0, options.dtype_);
  arguments.add(1, options.shape_);
  EAGER_TRY(std::vector<Tensor> outputs,
            detail::run_made_of("example_feature", {{"key", &key}}, arguments, serialized, options.default_value_));
  return std::move(outputs[0]);
}

/// What example_values() may be given.
class ExampleValuesOptions {
 public:
  /// The feature's dtype: float32, int64 or string. Values of another are Code::invalid_argument. Default:
  /// DType::float32.
  ExampleValuesOptions& dtype(DType value) { return dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<DType> dtype_;
};

/// What example_values() gives.
struct ExampleValuesOutputs {
  /// The values; m is the number of all.
  Tensor values;
  /// Where in values those of each Example begin, and at the end m; n is the number of Examples and 1. An Example
  /// without the feature has none.
  Tensor row_splits;
};

/// The values that Examples have of a feature, however many each has, all in one vector.
/// - serialized: Serialized Examples. A string that is none is Code::invalid_argument. (string)
/// - key: The feature's name.
/// Returns [m], of dtype dtype: The values; m is the number of all.
/// Returns [n], of dtype int64: Where in values those of each Example begin, and at the end m; n is the number of
/// Examples and 1. An Example without the feature has none.
/// Example: example_values(Tensor::strings({"", ""}, {2}), "age") is [] and [0 0 0]
inline Fallible<ExampleValuesOutputs> example_values(const Operand& serialized, const std::string& key,
                                                     const ExampleValuesOptions& options = ExampleValuesOptions()) {
  detail::Arguments arguments;
  arguments.add(0, options.dtype_);
  EAGER_TRY(std::vector<Tensor> outputs, detail::run_made("example_values", {{"key", &key}}, arguments, serialized));
  return ExampleValuesOutputs{std::move(outputs[0]), std::move(outputs[1])};
}

/// Examples with one more feature; an empty string is an Example without features.
/// - serialized: Serialized Examples, which are not looked at. (string)
/// - values: [serialized..., shape...]: The values; their shape is not kept. (int64, float32, string)
/// - key: The feature's name.
/// Returns [serialized...], of dtype string: Serialized Examples. A feature of the same name stays in them, and is not
/// read any more.
/// Example: example_with_feature(Tensor::strings({""}, {1}), Tensor::strings({"b"}, {1, 1}), "a") is
/// [b'\n\x0c\n\n\n\x01a\x12\x05\n\x03\n\x01b']
inline Fallible<Tensor> example_with_feature(const Operand& serialized, const Operand& values, const std::string& key) {
  detail::Arguments arguments;
  EAGER_TRY(std::vector<Tensor> outputs,
            detail::run_made_of("example_with_feature", {{"key", &key}}, arguments, serialized, values));
  return std::move(outputs[0]);
}

/// e to the power of x.
/// - x: The operands, one by one.
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: exp(Tensor{0.0f, 1.0f}) is [1.        2.7182817]
inline Fallible<Tensor> exp(const Operand& x) {
  static detail::PreparedOp op("exp");
  return detail::run(op, x);
}

/// 2 to the power of x.
/// - x: The operands, one by one.
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: exp2(Tensor{3.0f, -1.0f}) is [8.  0.5]
inline Fallible<Tensor> exp2(const Operand& x) {
  static detail::PreparedOp op("exp2");
  return detail::run(op, x);
}

/// x with a dim of 1 inserted at axis.
/// - x: [outer..., inner...]: The elements.
/// - axis: The new axis' place in the result; negative ones count from the end.
/// Returns [outer..., 1, inner...], of dtype x: The same elements; the 1 stands at axis.
/// Example: expand_dims(Tensor{1, 2}, 0) is [[1 2]]
inline Fallible<Tensor> expand_dims(const Operand& x, int64_t axis) {
  static detail::PreparedOp op("expand_dims");
  detail::Arguments arguments;
  arguments.add(0, axis);
  return detail::run_with(op, arguments, x);
}

/// e to the power of x, minus 1, exact near 0.
/// - x: The operands, one by one.
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: expm1(Tensor{0.0f, 1.0f}) is [0.        1.7182817]
inline Fallible<Tensor> expm1(const Operand& x) {
  static detail::PreparedOp op("expm1");
  return detail::run(op, x);
}

/// What eye() may be given.
class EyeOptions {
 public:
  /// The number of columns; n_rows if it is not given.
  EyeOptions& n_cols(int64_t value) { return n_cols_.set(value), *this; }
  /// The diagonal: 0 the main one, above it greater, below it less. Default: 0.
  EyeOptions& k(int64_t value) { return k_.set(value), *this; }
  /// The result's dtype. Default: DType::float32.
  EyeOptions& dtype(DType value) { return dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> n_cols_;
  detail::Given<int64_t> k_;
  detail::Given<DType> dtype_;
};

/// A matrix with ones on a diagonal and zeros elsewhere.
/// - n_rows: The number of rows.
/// Returns [n_rows, columns], of dtype dtype: The matrix; columns is n_cols, or n_rows without it.
/// Example: eye(2, EyeOptions().n_cols(3)) is [[1. 0. 0.] [0. 1. 0.]]
inline Fallible<Tensor> eye(int64_t n_rows, const EyeOptions& options = EyeOptions()) {
  static detail::PreparedOp op("eye");
  detail::Arguments arguments;
  arguments.add(0, n_rows);
  arguments.add(1, options.n_cols_);
  arguments.add(2, options.k_);
  arguments.add(3, options.dtype_);
  return detail::run_with(op, arguments);
}

/// What fft() may be given.
class FftOptions {
 public:
  /// The number of points: x is cut, or zeros are added at its end. x's own if it is not given.
  FftOptions& n(int64_t value) { return n_.set(value), *this; }
  /// The axis; negative ones count from the end. Default: -1.
  FftOptions& axis(int64_t value) { return axis_.set(value), *this; }
  /// BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both are
  /// divided by the root. Default: backward.
  FftOptions& norm(Norm value) { return norm_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> n_;
  detail::Given<int64_t> axis_;
  detail::Given<Norm> norm_;
};

/// The discrete Fourier transform along an axis: the sums of x[j] e^(-2 pi i jk/n). float16 and bfloat16 become
/// complex64.
/// - x: [outer..., m, inner...]: The numbers; m stands at axis.
/// Returns [outer..., n, inner...], of dtype complex(x): The transform.
/// Example: fft(Tensor{1.0f, 2.0f, 3.0f, 4.0f}) is [10.+0.j -2.+2.j -2.+0.j -2.-2.j]
inline Fallible<Tensor> fft(const Operand& x, const FftOptions& options = FftOptions()) {
  static detail::PreparedOp op("fft");
  detail::Arguments arguments;
  arguments.add(0, options.n_);
  arguments.add(1, options.axis_);
  arguments.add(2, options.norm_);
  return detail::run_with(op, arguments, x);
}

/// What fft2() may be given.
class Fft2Options {
 public:
  /// The number of points along each of the axes, the last ones if axes is not given; -1: x's own. x is cut, or zeros
  /// are added at its end. x's own if it is not given.
  Fft2Options& s(const Ints& value) { return s_.set({value.begin(), value.end()}), *this; }
  /// The axes, each once; negative ones count from the end. Default: {-2, -1}.
  Fft2Options& axes(const Ints& value) { return axes_.set({value.begin(), value.end()}), *this; }
  /// BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both are
  /// divided by the root. Default: backward.
  Fft2Options& norm(Norm value) { return norm_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> s_;
  detail::Given<std::vector<int64_t>> axes_;
  detail::Given<Norm> norm_;
};

/// The discrete Fourier transform along two axes.
/// - x: The numbers.
/// Returns of dtype complex(x): The transform.
/// Example: fft2(Tensor{{1.0f, 2.0f}, {3.0f, 4.0f}}) is [[10.+0.j -2.+0.j] [-4.+0.j  0.+0.j]]
inline Fallible<Tensor> fft2(const Operand& x, const Fft2Options& options = Fft2Options()) {
  static detail::PreparedOp op("fft2");
  detail::Arguments arguments;
  arguments.add(0, options.s_);
  arguments.add(1, options.axes_);
  arguments.add(2, options.norm_);
  return detail::run_with(op, arguments, x);
}

/// What fftfreq() may be given.
class FftfreqOptions {
 public:
  /// How far apart they are. Default: 1.
  FftfreqOptions& d(double value) { return d_.set(value), *this; }
  /// The result's dtype. Default: DType::float32.
  FftfreqOptions& dtype(DType value) { return dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<double> d_;
  detail::Given<DType> dtype_;
};

/// The frequencies of the numbers of a transform: 0, 1, ..., ..., -2, -1, over n d.
/// - n: How many numbers are transformed.
/// Returns [n], of dtype dtype: The frequencies.
/// Example: fftfreq(4) is [ 0.    0.25 -0.5  -0.25]
inline Fallible<Tensor> fftfreq(int64_t n, const FftfreqOptions& options = FftfreqOptions()) {
  static detail::PreparedOp op("fftfreq");
  detail::Arguments arguments;
  arguments.add(0, n);
  arguments.add(1, options.d_);
  arguments.add(2, options.dtype_);
  return detail::run_with(op, arguments);
}

/// What fftn() may be given.
class FftnOptions {
 public:
  /// The number of points along each of the axes, the last ones if axes is not given; -1: x's own. x is cut, or zeros
  /// are added at its end. x's own if it is not given.
  FftnOptions& s(const Ints& value) { return s_.set({value.begin(), value.end()}), *this; }
  /// The axes, each once; negative ones count from the end. If it is not given, as many of the last ones as s has
  /// numbers, or all.
  FftnOptions& axes(const Ints& value) { return axes_.set({value.begin(), value.end()}), *this; }
  /// BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both are
  /// divided by the root. Default: backward.
  FftnOptions& norm(Norm value) { return norm_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> s_;
  detail::Given<std::vector<int64_t>> axes_;
  detail::Given<Norm> norm_;
};

/// The discrete Fourier transform along several axes.
/// - x: The numbers.
/// Returns of dtype complex(x): The transform.
/// Example: fftn(Tensor{{1.0f, 2.0f}, {3.0f, 4.0f}}) is [[10.+0.j -2.+0.j] [-4.+0.j  0.+0.j]]
inline Fallible<Tensor> fftn(const Operand& x, const FftnOptions& options = FftnOptions()) {
  static detail::PreparedOp op("fftn");
  detail::Arguments arguments;
  arguments.add(0, options.s_);
  arguments.add(1, options.axes_);
  arguments.add(2, options.norm_);
  return detail::run_with(op, arguments, x);
}

/// What fftshift() may be given.
class FftshiftOptions {
 public:
  /// The axes; negative ones count from the end. All if it is not given.
  FftshiftOptions& axes(const Ints& value) { return axes_.set({value.begin(), value.end()}), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axes_;
};

/// A spectrum with its frequencies in ascending order, 0 in the middle.
/// - x: The elements.
/// Returns x, of dtype x: The elements in their new order.
/// Example: fftshift(Tensor{0, 1, 2, -2, -1}) is [-2 -1  0  1  2]
inline Fallible<Tensor> fftshift(const Operand& x, const FftshiftOptions& options = FftshiftOptions()) {
  static detail::PreparedOp op("fftshift");
  detail::Arguments arguments;
  arguments.add(0, options.axes_);
  return detail::run_with(op, arguments, x);
}

/// A tensor that has one value everywhere.
/// - shape: The result's shape.
/// - value: []: The value.
/// Returns shape, of dtype value: The value, as often as shape has elements.
/// Example: fill({2, 2}, Tensor::scalar(7)) is [[7 7] [7 7]]
inline Fallible<Tensor> fill(const Ints& shape, const Operand& value) {
  static detail::PreparedOp op("fill");
  detail::Arguments arguments;
  arguments.add(0, shape);
  return detail::run_with(op, arguments, value);
}

/// What flip() may be given.
class FlipOptions {
 public:
  /// The axes to reverse; negative ones count from the end. All if it is not given.
  FlipOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axis_;
};

/// x with the order of elements reversed along axes.
/// - x: The elements.
/// Returns x, of dtype x: The elements in their new order.
/// Example: flip(Tensor{{1, 2}, {3, 4}}, FlipOptions().axis({1})) is [[2 1] [4 3]]
inline Fallible<Tensor> flip(const Operand& x, const FlipOptions& options = FlipOptions()) {
  static detail::PreparedOp op("flip");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  return detail::run_with(op, arguments, x);
}

/// The greatest whole number that is not greater than x.
/// - x: The operands, one by one. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: floor(Tensor{1.8f, -1.2f}) is [ 1. -2.]
inline Fallible<Tensor> floor(const Operand& x) {
  static detail::PreparedOp op("floor");
  return detail::run(op, x);
}

/// The greatest whole number that is not greater than x1 / x2. An integer division by zero is Code::invalid_argument.
/// - x1: The first operands. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32,
/// float64)
/// - x2: The second operands; the shapes of both broadcast. (int8, int16, int32, int64, uint8, uint16, uint32, uint64,
/// float16, bfloat16, float32, float64)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: floor_divide(Tensor{7, -7}, Tensor{2, 2}) is [ 3 -4]
inline Fallible<Tensor> floor_divide(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("floor_divide");
  return detail::run(op, x1, x2);
}

/// The larger of x1 and x2; the other one where one is NaN.
/// - x1: The first operands. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32,
/// float64)
/// - x2: The second operands; the shapes of both broadcast. (int8, int16, int32, int64, uint8, uint16, uint32, uint64,
/// float16, bfloat16, float32, float64)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: fmax(Tensor{1.0f, NAN}, Tensor{3.0f, 2.0f}) is [3. 2.]
inline Fallible<Tensor> fmax(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("fmax");
  return detail::run(op, x1, x2);
}

/// The smaller of x1 and x2; the other one where one is NaN.
/// - x1: The first operands. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32,
/// float64)
/// - x2: The second operands; the shapes of both broadcast. (int8, int16, int32, int64, uint8, uint16, uint32, uint64,
/// float16, bfloat16, float32, float64)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: fmin(Tensor{1.0f, NAN}, Tensor{3.0f, 2.0f}) is [1. 2.]
inline Fallible<Tensor> fmin(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("fmin");
  return detail::run(op, x1, x2);
}

/// x1 - trunc(x1 / x2) * x2, which has the sign of x1, as C's. An integer division by zero is Code::invalid_argument.
/// - x1: The first operands. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32,
/// float64)
/// - x2: The second operands; the shapes of both broadcast. (int8, int16, int32, int64, uint8, uint16, uint32, uint64,
/// float16, bfloat16, float32, float64)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: fmod(Tensor{7, -7}, Tensor{3, 3}) is [ 1 -1]
inline Fallible<Tensor> fmod(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("fmod");
  return detail::run(op, x1, x2);
}

/// What fold() may be given.
class FoldOptions {
 public:
  /// How far windows are apart: rows, columns; one value stands for both. Default: {1, 1}.
  FoldOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT: paddings.
  /// Default: valid.
  FoldOptions& padding(Padding value) { return padding_.set(value), *this; }
  /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
  /// second. Shapes are those of NHWC. Default: nhwc.
  FoldOptions& data_format(DataFormat value) { return data_format_.set(value), *this; }
  /// How far the filter's elements are apart: rows, columns; one value stands for both. Default: {1, 1}.
  FoldOptions& dilations(const Ints& value) { return dilations_.set({value.begin(), value.end()}), *this; }
  /// Rows and columns that are added: top, bottom, left, right; one value stands for all. For EXPLICIT alone, else it
  /// must be not given.
  FoldOptions& paddings(const Ints& value) { return paddings_.set({value.begin(), value.end()}), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<Padding> padding_;
  detail::Given<DataFormat> data_format_;
  detail::Given<std::vector<int64_t>> dilations_;
  detail::Given<std::vector<int64_t>> paddings_;
};

/// Images in which patches are added where they lie: the transpose of unfold (col2im). Integers wrap.
/// - x: [n, places, values]: The patches: values for each place of the window, row by row. A patch has c values a
/// place, channels innermost. Where data_format is NCHW: [n, values, places], channels outermost. (int8, int16, int32,
/// int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32, float64, complex64, complex128)
/// - output_size: h and w: the size of the images; one value stands for both.
/// - ksize: The size of a window: rows, columns; one value stands for both.
/// Returns [n, h, w, c], of dtype x: Images in the order of data_format: h rows, w columns, and their channels.
/// Example: fold(Tensor{{{1.0f, 2.0f}, {2.0f, 3.0f}}}, {1, 3}, {1, 2}) is [[[[1.]   [4.]   [3.]]]]
inline Fallible<Tensor> fold(const Operand& x, const Ints& output_size, const Ints& ksize,
                             const FoldOptions& options = FoldOptions()) {
  static detail::PreparedOp op("fold");
  detail::Arguments arguments;
  arguments.add(0, output_size);
  arguments.add(1, ksize);
  arguments.add(2, options.strides_);
  arguments.add(3, options.padding_);
  arguments.add(4, options.paddings_);
  arguments.add(5, options.data_format_);
  arguments.add(6, options.dilations_);
  return detail::run_with(op, arguments, x);
}

/// What frame() may be given.
class FrameOptions {
 public:
  /// Whether every step has a frame, with pad_value for what lies beyond the end. Default: false.
  FrameOptions& pad_end(bool value) { return pad_end_.set(value), *this; }
  /// The value that pad_end adds. Default: 0.
  FrameOptions& pad_value(double value) { return pad_value_.set(value), *this; }
  /// The axis; negative ones count from the end. Default: -1.
  FrameOptions& axis(int64_t value) { return axis_.set(value), *this; }

  // The values that were given.
  detail::Given<bool> pad_end_;
  detail::Given<double> pad_value_;
  detail::Given<int64_t> axis_;
};

/// Parts of frame_length elements along an axis, which begin frame_step elements apart and may overlap.
/// - x: [outer..., n, inner...]: The elements; n stands at axis.
/// - frame_length: How many elements a frame has.
/// - frame_step: How far apart frames begin.
/// Returns [outer..., frames, frame_length, inner...], of dtype x: The frames. Without pad_end those that are whole.
/// Example: frame(Tensor{1, 2, 3, 4, 5}, 3, 2) is [[1 2 3] [3 4 5]]
inline Fallible<Tensor> frame(const Operand& x, int64_t frame_length, int64_t frame_step,
                              const FrameOptions& options = FrameOptions()) {
  static detail::PreparedOp op("frame");
  detail::Arguments arguments;
  arguments.add(0, frame_length);
  arguments.add(1, frame_step);
  arguments.add(2, options.pad_end_);
  arguments.add(3, options.pad_value_);
  arguments.add(4, options.axis_);
  return detail::run_with(op, arguments, x);
}

/// What frexp() gives.
struct FrexpOutputs {
  /// The numbers in [1/2, 1), with signs; x where it is 0 or not finite.
  Tensor mantissa;
  /// The powers; 0 where x is 0 or not finite.
  Tensor exponent;
};

/// x as a number in [1/2, 1) with x's sign, and the power of 2 that it is multiplied by.
/// - x: The numbers; integers become floats first. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64,
/// float16, bfloat16, float32, float64)
/// Returns x, of dtype x: The numbers in [1/2, 1), with signs; x where it is 0 or not finite.
/// Returns x, of dtype int32: The powers; 0 where x is 0 or not finite.
/// Example: frexp(Tensor{6.0f, -0.25f}) is [ 0.75 -0.5 ] and [ 3 -1]
inline Fallible<FrexpOutputs> frexp(const Operand& x) {
  static detail::PreparedOp op("frexp");
  detail::Arguments arguments;
  EAGER_TRY(std::vector<Tensor> outputs, detail::run_several(op, arguments, x));
  return FrexpOutputs{std::move(outputs[0]), std::move(outputs[1])};
}

/// The gamma function: (x - 1)! for whole numbers x > 0. NaN at the poles -1, -2, ...; infinite at 0.
/// - x: The operands, one by one. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: gamma(Tensor{1.0f, 4.0f, 0.0f}) is [ 1.  6. inf]
inline Fallible<Tensor> gamma(const Operand& x) {
  static detail::PreparedOp op("gamma");
  return detail::run(op, x);
}

/// What gather() may be given.
class GatherOptions {
 public:
  /// The axis to read along; negative ones count from the end. Default: 0.
  GatherOptions& axis(int64_t value) { return axis_.set(value), *this; }
  /// The number of leading dims that x and indices have in common: there, each part of x has its own indices. Default:
  /// 0.
  GatherOptions& batch_dims(int64_t value) { return batch_dims_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
  detail::Given<int64_t> batch_dims_;
};

/// The slices of x along an axis at indices. One out of range is Code::invalid_argument.
/// - x: [outer..., n, inner...]: What is read; n stands at axis.
/// - indices: Which slices, each from 0 on and less than n. (int8, int16, int32, int64, uint8, uint16, uint32, uint64)
/// Returns [outer..., indices..., inner...], of dtype x: The slices; dims that batch_dims counts stand there once.
/// Example: gather(Tensor{10, 20, 30}, Tensor{2, 0}) is [30 10]
inline Fallible<Tensor> gather(const Operand& x, const Operand& indices,
                               const GatherOptions& options = GatherOptions()) {
  static detail::PreparedOp op("gather");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.batch_dims_);
  return detail::run_with(op, arguments, x, indices);
}

/// What gather_nd() may be given.
class GatherNdOptions {
 public:
  /// The number of leading dims that x and indices have in common: there, each part of x has its own tuples. Default:
  /// 0.
  GatherNdOptions& batch_dims(int64_t value) { return batch_dims_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> batch_dims_;
};

/// The elements or slices of x at tuples of indices. One out of range is Code::invalid_argument.
/// - x: [n...]: What is read.
/// - indices: [outer..., depth]: Tuples of indices of the first depth axes of x behind batch_dims, from 0 on. (int8,
/// int16, int32, int64, uint8, uint16, uint32, uint64)
/// Returns [outer..., inner...], of dtype x: What stands there; inner is n without batch_dims and depth dims in front.
/// Example: gather_nd(Tensor{{1, 2}, {3, 4}}, Tensor{{0, 1}, {1, 0}}) is [2 3]
inline Fallible<Tensor> gather_nd(const Operand& x, const Operand& indices,
                                  const GatherNdOptions& options = GatherNdOptions()) {
  static detail::PreparedOp op("gather_nd");
  detail::Arguments arguments;
  arguments.add(0, options.batch_dims_);
  return detail::run_with(op, arguments, x, indices);
}

/// The greatest common divisor of |x1| and |x2|; gcd(0, n) is |n|.
/// - x1: The first operands. (int8, int16, int32, int64, uint8, uint16, uint32, uint64)
/// - x2: The second operands; the shapes of both broadcast. (int8, int16, int32, int64, uint8, uint16, uint32, uint64)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: gcd(Tensor{12, -8, 0}, Tensor{18, 20, 5}) is [6 4 5]
inline Fallible<Tensor> gcd(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("gcd");
  return detail::run(op, x1, x2);
}

/// What gelu() may be given.
class GeluOptions {
 public:
  /// Whether to use the approximation 0.5 x (1 + tanh(sqrt(2 / pi) (x + 0.044715 x^3))). Default: false.
  GeluOptions& approximate(bool value) { return approximate_.set(value), *this; }

  // The values that were given.
  detail::Given<bool> approximate_;
};

/// x * P(X <= x) for a normal X: the Gaussian error linear unit (Hendrycks and Gimpel, 2016).
/// - x: The operands, one by one. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: gelu(Tensor{-1.0f, 2.0f}) is [-0.15865526  1.9544997 ]
inline Fallible<Tensor> gelu(const Operand& x, const GeluOptions& options = GeluOptions()) {
  static detail::PreparedOp op("gelu");
  detail::Arguments arguments;
  arguments.add(0, options.approximate_);
  return detail::run_with(op, arguments, x);
}

/// The square root of the sum of the squares of all elements of all tensors.
/// - xs: The tensors, each of its own shape. (float16, bfloat16, float32, float64)
/// Returns [], of dtype xs: The norm.
/// Example: global_norm({Tensor{3.0f}, Tensor{4.0f}}) is 5.0
inline Fallible<Tensor> global_norm(const Operands& xs) {
  static detail::PreparedOp op("global_norm");
  detail::Arguments arguments;
  return detail::run_on_list(op, arguments, xs);
}

/// What glu() may be given.
class GluOptions {
 public:
  /// The axis that is halved; negative ones count from the end. Default: -1.
  GluOptions& axis(int64_t value) { return axis_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
};

/// The first half of x along an axis, times the sigmoid of the second one (Dauphin et al., 2016).
/// - x: [outer..., n, inner...]: The elements; n, at axis, is even. (float16, bfloat16, float32, float64)
/// Returns [outer..., m, inner...], of dtype x: The gated half; m is half of n.
/// Example: glu(Tensor{1.0f, 2.0f, 0.0f, 0.0f}) is [0.5 1. ]
inline Fallible<Tensor> glu(const Operand& x, const GluOptions& options = GluOptions()) {
  static detail::PreparedOp op("glu");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  return detail::run_with(op, arguments, x);
}

/// Whether x1 > x2.
/// - x1: The first operands. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64, string)
/// - x2: The second operands; the shapes of both broadcast. (bool, int8, int16, int32, int64, uint8, uint16, uint32,
/// uint64, float16, bfloat16, float32, float64, string)
/// Returns broadcast(x1, x2), of dtype bool: The result for each pair of operands, in its place.
/// Example: greater(Tensor{1, 2, 3}, Tensor::scalar(2)) is [False False  True]
inline Fallible<Tensor> greater(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("greater");
  return detail::run(op, x1, x2);
}

/// Whether x1 >= x2.
/// - x1: The first operands. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64, string)
/// - x2: The second operands; the shapes of both broadcast. (bool, int8, int16, int32, int64, uint8, uint16, uint32,
/// uint64, float16, bfloat16, float32, float64, string)
/// Returns broadcast(x1, x2), of dtype bool: The result for each pair of operands, in its place.
/// Example: greater_equal(Tensor{1, 2, 3}, Tensor::scalar(2)) is [False  True  True]
inline Fallible<Tensor> greater_equal(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("greater_equal");
  return detail::run(op, x1, x2);
}

/// What grid_sample() may be given.
class GridSampleOptions {
 public:
  /// How values between elements are found: NEAREST, BILINEAR or BICUBIC (Keys, 1981, with a = -0.75). Default:
  /// bilinear.
  GridSampleOptions& interpolation(Interpolation value) { return interpolation_.set(value), *this; }
  /// What lies outside the image: ZEROS, the elements at its BORDER, or its REFLECTION. Default: zeros.
  GridSampleOptions& padding_mode(PaddingMode value) { return padding_mode_.set(value), *this; }
  /// Whether -1 and 1 are the middles of the outermost elements, and not the edges of the image. Default: false.
  GridSampleOptions& align_corners(bool value) { return align_corners_.set(value), *this; }
  /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
  /// second. Shapes are those of NHWC. Default: nhwc.
  GridSampleOptions& data_format(DataFormat value) { return data_format_.set(value), *this; }

  // The values that were given.
  detail::Given<Interpolation> interpolation_;
  detail::Given<PaddingMode> padding_mode_;
  detail::Given<bool> align_corners_;
  detail::Given<DataFormat> data_format_;
};

/// The values of images at the points of a grid, which has coordinates from -1 to 1.
/// - x: [batch, in..., channels]: The images, with one to three spatial axes. (float16, bfloat16, float32, float64)
/// - grid: [batch, out..., axes]: The coordinates of each point in x, those along the last spatial axis first: x, y and
/// z. (float16, bfloat16, float32, float64)
/// Returns [batch, out..., channels], of dtype x: The values at the points.
/// Example: grid_sample(reshape(Tensor{1.0f, 2.0f, 3.0f, 4.0f}, {1, 2, 2, 1}), reshape(Tensor{0.0f, 0.0f, 0.5f, -0.5f},
/// {1, 1, 2, 2})) is [[[[2.5]   [2. ]]]]
inline Fallible<Tensor> grid_sample(const Operand& x, const Operand& grid,
                                    const GridSampleOptions& options = GridSampleOptions()) {
  static detail::PreparedOp op("grid_sample");
  detail::Arguments arguments;
  arguments.add(0, options.interpolation_);
  arguments.add(1, options.padding_mode_);
  arguments.add(2, options.align_corners_);
  arguments.add(3, options.data_format_);
  return detail::run_with(op, arguments, x, grid);
}

/// What group_norm() may be given.
class GroupNormOptions {
 public:
  /// What each channel is multiplied by; 1 if it is not given.
  GroupNormOptions& scale(const Operand& value) { return scale_.keep(value), *this; }
  /// What is added to each channel; 0 if it is not given.
  GroupNormOptions& offset(const Operand& value) { return offset_.keep(value), *this; }
  /// What is added to the variance, at least 0. Default: 0.001.
  GroupNormOptions& epsilon(double value) { return epsilon_.set(value), *this; }
  /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
  /// second. Shapes are those of NHWC. Default: nhwc.
  GroupNormOptions& data_format(DataFormat value) { return data_format_.set(value), *this; }

  // The values that were given.
  detail::Kept scale_;
  detail::Kept offset_;
  detail::Given<double> epsilon_;
  detail::Given<DataFormat> data_format_;
};

/// (x - mean) / sqrt(variance + epsilon) * scale + offset, channel by channel (Wu, He, 2018). The mean and the variance
/// are those of a group of channels of one image.
/// - x: [images, ..., channels]: At least a matrix; where data_format is NCHW the channels are its second dim.
/// (float16, bfloat16, float32, float64)
/// - groups: The number of groups, each of as many neighbouring channels; -1: each channel is one.
/// Returns x, of dtype x: The normalized elements.
/// Example: group_norm(Tensor{{1.0f, 3.0f, 2.0f, 6.0f}}, 2, GroupNormOptions().epsilon(0.0)) is [[-1.  1. -1.  1.]]
inline Fallible<Tensor> group_norm(const Operand& x, int64_t groups,
                                   const GroupNormOptions& options = GroupNormOptions()) {
  static detail::PreparedOp op("group_norm");
  detail::Arguments arguments;
  arguments.add(0, groups);
  arguments.add(1, options.epsilon_);
  arguments.add(2, options.data_format_);
  return detail::run_with(op, arguments, x, options.scale_, options.offset_);
}

/// What gru() may be given.
class GruOptions {
 public:
  /// What is added to the products of x, and to those of h; 0 if it is not given.
  GruOptions& bias(const Operand& value) { return bias_.keep(value), *this; }
  /// The state before the first step; 0 if it is not given.
  GruOptions& initial_h(const Operand& value) { return initial_h_.keep(value), *this; }
  /// Which steps count; at others a state stays as it is. All if it is not given.
  GruOptions& mask(const Operand& value) { return mask_.keep(value), *this; }
  /// Whether the steps are the first dim of x, sequence and mask, and the batch is the second. Default: false.
  GruOptions& time_major(bool value) { return time_major_.set(value), *this; }
  /// Whether the last step is computed first. Results stand at the steps of x. Default: false.
  GruOptions& reverse(bool value) { return reverse_.set(value), *this; }

  // The values that were given.
  detail::Kept bias_;
  detail::Kept initial_h_;
  detail::Kept mask_;
  detail::Given<bool> time_major_;
  detail::Given<bool> reverse_;
};

/// What gru() gives.
struct GruOutputs {
  /// The state h after each step.
  Tensor sequence;
  /// The state h after the last step that is computed.
  Tensor h;
};

/// Gated recurrent units over whole sequences (Cho et al., 2014). With a = x kernel + bias[0] and b = h
/// recurrent_kernel + bias[1], each of the parts z, r, n in this order, each step makes h = z h + (1 - z) tanh(a_n + r
/// b_n), where z = sigmoid(a_z + b_z) and r = sigmoid(a_r + b_r).
/// - x: [batch, steps, inputs]: The sequences. (float16, bfloat16, float32, float64)
/// - kernel: [inputs, gates]: The weights of x, for 3 gates of as many units. (float16, bfloat16, float32, float64)
/// - recurrent_kernel: [units, gates]: The weights of h. (float16, bfloat16, float32, float64)
/// Returns [batch, steps, units], of dtype x: The state h after each step.
/// Returns [batch, units], of dtype x: The state h after the last step that is computed.
/// Example: gru(Tensor{{{1.0f}}}, Tensor{{0.0f, 0.0f, 100.0f}}, Tensor{{0.0f, 0.0f, 0.0f}}) is [[[0.5]]] and [[0.5]]
inline Fallible<GruOutputs> gru(const Operand& x, const Operand& kernel, const Operand& recurrent_kernel,
                                const GruOptions& options = GruOptions()) {
  static detail::PreparedOp op("gru");
  detail::Arguments arguments;
  arguments.add(0, options.time_major_);
  arguments.add(1, options.reverse_);
  EAGER_TRY(std::vector<Tensor> outputs, detail::run_several(op, arguments, x, kernel, recurrent_kernel, options.bias_,
                                                             options.initial_h_, options.mask_));
  return GruOutputs{std::move(outputs[0]), std::move(outputs[1])};
}

/// What gru_cell() may be given.
class GruCellOptions {
 public:
  /// What is added; 0 if it is not given.
  GruCellOptions& bias(const Operand& value) { return bias_.keep(value), *this; }

  // The values that were given.
  detail::Kept bias_;
};

/// A step of gru.
/// - x: [batch, inputs]: The step's inputs. (float16, bfloat16, float32, float64)
/// - h: [batch, units]: The state before the step. (float16, bfloat16, float32, float64)
/// - kernel: [inputs, gates]: The weights of x, for 3 gates of as many units: z, r, n. (float16, bfloat16, float32,
/// float64)
/// - recurrent_kernel: [units, gates]: The weights of h. (float16, bfloat16, float32, float64)
/// Returns [batch, units], of dtype x: The state after the step.
/// Example: gru_cell(Tensor{{1.0f}}, Tensor{{0.0f}}, Tensor{{0.0f, 0.0f, 100.0f}}, Tensor{{0.0f, 0.0f, 0.0f}}) is
/// [[0.5]]
inline Fallible<Tensor> gru_cell(const Operand& x, const Operand& h, const Operand& kernel,
                                 const Operand& recurrent_kernel, const GruCellOptions& options = GruCellOptions()) {
  static detail::PreparedOp op("gru_cell");
  return detail::run(op, x, h, kernel, recurrent_kernel, options.bias_);
}

/// What hamming_window() may be given.
class HammingWindowOptions {
 public:
  /// Whether the window is one period, the first of its numbers being left out at the end, as spectra want it, or else
  /// symmetric, as filters do. Default: true.
  HammingWindowOptions& periodic(bool value) { return periodic_.set(value), *this; }
  /// The result's dtype. Default: DType::float32.
  HammingWindowOptions& dtype(DType value) { return dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<bool> periodic_;
  detail::Given<DType> dtype_;
};

/// Hamming's window: 0.54 - 0.46 cos t, with t from 0 to 2 pi.
/// - window_length: How many numbers it has.
/// Returns [window_length], of dtype dtype: The window.
/// Example: hamming_window(4) is [0.08 0.54 1.   0.54]
inline Fallible<Tensor> hamming_window(int64_t window_length,
                                       const HammingWindowOptions& options = HammingWindowOptions()) {
  static detail::PreparedOp op("hamming_window");
  detail::Arguments arguments;
  arguments.add(0, window_length);
  arguments.add(1, options.periodic_);
  arguments.add(2, options.dtype_);
  return detail::run_with(op, arguments);
}

/// What hann_window() may be given.
class HannWindowOptions {
 public:
  /// Whether the window is one period, the first of its numbers being left out at the end, as spectra want it, or else
  /// symmetric, as filters do. Default: true.
  HannWindowOptions& periodic(bool value) { return periodic_.set(value), *this; }
  /// The result's dtype. Default: DType::float32.
  HannWindowOptions& dtype(DType value) { return dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<bool> periodic_;
  detail::Given<DType> dtype_;
};

/// Hann's window: (1 - cos t) / 2, with t from 0 to 2 pi.
/// - window_length: How many numbers it has.
/// Returns [window_length], of dtype dtype: The window.
/// Example: hann_window(4) is [0.  0.5 1.  0.5]
inline Fallible<Tensor> hann_window(int64_t window_length, const HannWindowOptions& options = HannWindowOptions()) {
  static detail::PreparedOp op("hann_window");
  detail::Arguments arguments;
  arguments.add(0, window_length);
  arguments.add(1, options.periodic_);
  arguments.add(2, options.dtype_);
  return detail::run_with(op, arguments);
}

/// min(max(x + 3, 0), 6) / 6 (Howard et al., 2019).
/// - x: The operands, one by one. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: hard_sigmoid(Tensor{-4.0f, 0.0f, 1.5f}) is [0.   0.5  0.75]
inline Fallible<Tensor> hard_sigmoid(const Operand& x) {
  static detail::PreparedOp op("hard_sigmoid");
  return detail::run(op, x);
}

/// x * hard_sigmoid(x) (Howard et al., 2019).
/// - x: The operands, one by one. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: hard_swish(Tensor{-4.0f, 1.5f, 4.0f}) is [0.    1.125 4.   ]
inline Fallible<Tensor> hard_swish(const Operand& x) {
  static detail::PreparedOp op("hard_swish");
  return detail::run(op, x);
}

/// min(max(x, -1), 1).
/// - x: The operands, one by one. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: hard_tanh(Tensor{-2.0f, 0.5f, 2.0f}) is [-1.   0.5  1. ]
inline Fallible<Tensor> hard_tanh(const Operand& x) {
  static detail::PreparedOp op("hard_tanh");
  return detail::run(op, x);
}

/// What hardshrink() may be given.
class HardshrinkOptions {
 public:
  /// What |x| must exceed. Default: 0.5.
  HardshrinkOptions& threshold(double value) { return threshold_.set(value), *this; }

  // The values that were given.
  detail::Given<double> threshold_;
};

/// x where |x| > threshold, else 0.
/// - x: The operands, one by one. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: hardshrink(Tensor{-1.0f, 0.25f, 2.0f}) is [-1.  0.  2.]
inline Fallible<Tensor> hardshrink(const Operand& x, const HardshrinkOptions& options = HardshrinkOptions()) {
  static detail::PreparedOp op("hardshrink");
  detail::Arguments arguments;
  arguments.add(0, options.threshold_);
  return detail::run_with(op, arguments, x);
}

/// 0 where x1 is negative, 1 where it is positive, and x2 where it is 0: the step function.
/// - x1: The first operands. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32,
/// float64)
/// - x2: The second operands; the shapes of both broadcast. (int8, int16, int32, int64, uint8, uint16, uint32, uint64,
/// float16, bfloat16, float32, float64)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: heaviside(Tensor{-2.0f, 0.0f, 3.0f}, Tensor::scalar(0.5f)) is [0.  0.5 1. ]
inline Fallible<Tensor> heaviside(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("heaviside");
  return detail::run(op, x1, x2);
}

/// What hfft() may be given.
class HfftOptions {
 public:
  /// The number of real numbers: x is cut, or zeros are added at its end, to n / 2 + 1 numbers. 2 (m - 1) if it is not
  /// given.
  HfftOptions& n(int64_t value) { return n_.set(value), *this; }
  /// The axis; negative ones count from the end. Default: -1.
  HfftOptions& axis(int64_t value) { return axis_.set(value), *this; }
  /// BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both are
  /// divided by the root. Default: backward.
  HfftOptions& norm(Norm value) { return norm_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> n_;
  detail::Given<int64_t> axis_;
  detail::Given<Norm> norm_;
};

/// The fft, which is real, of numbers that are given by their first half. The others are its conjugates in the reverse
/// order.
/// - x: [outer..., m, inner...]: The first half of the numbers; m stands at axis.
/// Returns [outer..., n, inner...], of dtype real(x): The transform.
/// Example: hfft(Tensor{1.0f, 2.0f, 3.0f}) is [ 8. -2.  0. -2.]
inline Fallible<Tensor> hfft(const Operand& x, const HfftOptions& options = HfftOptions()) {
  static detail::PreparedOp op("hfft");
  detail::Arguments arguments;
  arguments.add(0, options.n_);
  arguments.add(1, options.axis_);
  arguments.add(2, options.norm_);
  return detail::run_with(op, arguments, x);
}

/// What histogram() may be given.
class HistogramOptions {
 public:
  /// The number of bins. Default: 10.
  HistogramOptions& bins(int64_t value) { return bins_.set(value), *this; }
  /// The first edge. The least element, or 0 where there is none, if it is not given.
  HistogramOptions& low(double value) { return low_.set(value), *this; }
  /// The last edge. The greatest element, or 1 where there is none, if it is not given.
  HistogramOptions& high(double value) { return high_.set(value), *this; }
  /// What each element counts; 1 if it is not given.
  HistogramOptions& weights(const Operand& value) { return weights_.keep(value), *this; }
  /// The dtype of the counts. If it is not given, that of weights, or else int64.
  HistogramOptions& dtype(DType value) { return dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> bins_;
  detail::Given<double> low_;
  detail::Given<double> high_;
  detail::Kept weights_;
  detail::Given<DType> dtype_;
};

/// What histogram() gives.
struct HistogramOutputs {
  /// The counts.
  Tensor counts;
  /// The edges of the bins, one more than there are bins.
  Tensor edges;
};

/// How many elements lie in each of equally wide bins; integers become floats first. A bin has its lower edge, and the
/// last one its upper edge too. NaN and what lies outside do not count. Without low or high, the range that is found
/// must be finite.
/// - x: The elements. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32,
/// float64)
/// Returns [bins], of dtype dtype: The counts.
/// Returns [m], of dtype x: The edges of the bins, one more than there are bins.
/// Example: histogram(Tensor{1.0f, 2.0f, 2.5f, 5.0f}, HistogramOptions().bins(2)) is [3 1] and [1. 3. 5.]
inline Fallible<HistogramOutputs> histogram(const Operand& x, const HistogramOptions& options = HistogramOptions()) {
  static detail::PreparedOp op("histogram");
  detail::Arguments arguments;
  arguments.add(0, options.bins_);
  arguments.add(1, options.low_);
  arguments.add(2, options.high_);
  arguments.add(3, options.dtype_);
  EAGER_TRY(std::vector<Tensor> outputs, detail::run_several(op, arguments, x, options.weights_));
  return HistogramOutputs{std::move(outputs[0]), std::move(outputs[1])};
}

/// What huber() may be given.
class HuberOptions {
 public:
  /// Where the line begins, more than 0. Default: 1.
  HuberOptions& delta(double value) { return delta_.set(value), *this; }
  /// MEAN, SUM, or NONE: the loss of each element. Default: mean.
  HuberOptions& reduction(Reduction value) { return reduction_.set(value), *this; }

  // The values that were given.
  detail::Given<double> delta_;
  detail::Given<Reduction> reduction_;
};

/// Half the square of errors up to delta, and a line beyond (Huber, 1964).
/// - x: The predictions. (float16, bfloat16, float32, float64)
/// - target: The targets. (float16, bfloat16, float32, float64)
/// Returns of dtype x: The mean or the sum, of shape []; without it, the losses of the shape to which the inputs
/// broadcast.
/// Example: huber(Tensor{0.0f, 0.0f}, Tensor{1.0f, 3.0f}, HuberOptions().reduction(Reduction::none)) is [0.5 2.5]
inline Fallible<Tensor> huber(const Operand& x, const Operand& target, const HuberOptions& options = HuberOptions()) {
  static detail::PreparedOp op("huber");
  detail::Arguments arguments;
  arguments.add(0, options.delta_);
  arguments.add(1, options.reduction_);
  return detail::run_with(op, arguments, x, target);
}

/// sqrt(x1^2 + x2^2), without overflow of the squares.
/// - x1: The first operands. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// - x2: The second operands; the shapes of both broadcast. (bool, int8, int16, int32, int64, uint8, uint16, uint32,
/// uint64, float16, bfloat16, float32, float64)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: hypot(Tensor{3.0f, 5.0f}, Tensor{4.0f, 12.0f}) is [ 5. 13.]
inline Fallible<Tensor> hypot(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("hypot");
  return detail::run(op, x1, x2);
}

/// The modified Bessel function of the first kind, of order 0.
/// - x: The operands, one by one. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: i0(Tensor{0.0f, INFINITY}) is [ 1. inf]
inline Fallible<Tensor> i0(const Operand& x) {
  static detail::PreparedOp op("i0");
  return detail::run(op, x);
}

/// e^-|x| times the modified Bessel function of the first kind, of order 0.
/// - x: The operands, one by one. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: i0e(Tensor{0.0f, INFINITY}) is [1. 0.]
inline Fallible<Tensor> i0e(const Operand& x) {
  static detail::PreparedOp op("i0e");
  return detail::run(op, x);
}

/// The modified Bessel function of the first kind, of order 1.
/// - x: The operands, one by one. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: i1(Tensor{0.0f, -INFINITY}) is [  0. -inf]
inline Fallible<Tensor> i1(const Operand& x) {
  static detail::PreparedOp op("i1");
  return detail::run(op, x);
}

/// e^-|x| times the modified Bessel function of the first kind, of order 1.
/// - x: The operands, one by one. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: i1e(Tensor{0.0f, INFINITY}) is [0. 0.]
inline Fallible<Tensor> i1e(const Operand& x) {
  static detail::PreparedOp op("i1e");
  return detail::run(op, x);
}

/// x itself, as a new tensor on the same memory.
/// - x: Any tensor.
/// Returns x, of dtype x: The same values.
/// Example: identity(Tensor{1, 2}) is [1 2]
inline Fallible<Tensor> identity(const Operand& x) {
  static detail::PreparedOp op("identity");
  return detail::run(op, x);
}

/// What ifft() may be given.
class IfftOptions {
 public:
  /// The number of points: x is cut, or zeros are added at its end. x's own if it is not given.
  IfftOptions& n(int64_t value) { return n_.set(value), *this; }
  /// The axis; negative ones count from the end. Default: -1.
  IfftOptions& axis(int64_t value) { return axis_.set(value), *this; }
  /// BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both are
  /// divided by the root. Default: backward.
  IfftOptions& norm(Norm value) { return norm_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> n_;
  detail::Given<int64_t> axis_;
  detail::Given<Norm> norm_;
};

/// The inverse of fft along an axis: the sums of x[j] e^(2 pi i jk/n) over n.
/// - x: [outer..., m, inner...]: The numbers; m stands at axis.
/// Returns [outer..., n, inner...], of dtype complex(x): The transform.
/// Example: ifft(Tensor{4.0f, 0.0f, 0.0f, 0.0f}) is [1.+0.j 1.+0.j 1.+0.j 1.+0.j]
inline Fallible<Tensor> ifft(const Operand& x, const IfftOptions& options = IfftOptions()) {
  static detail::PreparedOp op("ifft");
  detail::Arguments arguments;
  arguments.add(0, options.n_);
  arguments.add(1, options.axis_);
  arguments.add(2, options.norm_);
  return detail::run_with(op, arguments, x);
}

/// What ifft2() may be given.
class Ifft2Options {
 public:
  /// The number of points along each of the axes, the last ones if axes is not given; -1: x's own. x is cut, or zeros
  /// are added at its end. x's own if it is not given.
  Ifft2Options& s(const Ints& value) { return s_.set({value.begin(), value.end()}), *this; }
  /// The axes, each once; negative ones count from the end. Default: {-2, -1}.
  Ifft2Options& axes(const Ints& value) { return axes_.set({value.begin(), value.end()}), *this; }
  /// BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both are
  /// divided by the root. Default: backward.
  Ifft2Options& norm(Norm value) { return norm_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> s_;
  detail::Given<std::vector<int64_t>> axes_;
  detail::Given<Norm> norm_;
};

/// The inverse of fft2.
/// - x: The numbers.
/// Returns of dtype complex(x): The transform.
/// Example: ifft2(Tensor{{1.0f, 2.0f}, {3.0f, 4.0f}}) is [[ 2.5+0.j -0.5+0.j] [-1. +0.j  0. +0.j]]
inline Fallible<Tensor> ifft2(const Operand& x, const Ifft2Options& options = Ifft2Options()) {
  static detail::PreparedOp op("ifft2");
  detail::Arguments arguments;
  arguments.add(0, options.s_);
  arguments.add(1, options.axes_);
  arguments.add(2, options.norm_);
  return detail::run_with(op, arguments, x);
}

/// What ifftn() may be given.
class IfftnOptions {
 public:
  /// The number of points along each of the axes, the last ones if axes is not given; -1: x's own. x is cut, or zeros
  /// are added at its end. x's own if it is not given.
  IfftnOptions& s(const Ints& value) { return s_.set({value.begin(), value.end()}), *this; }
  /// The axes, each once; negative ones count from the end. If it is not given, as many of the last ones as s has
  /// numbers, or all.
  IfftnOptions& axes(const Ints& value) { return axes_.set({value.begin(), value.end()}), *this; }
  /// BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both are
  /// divided by the root. Default: backward.
  IfftnOptions& norm(Norm value) { return norm_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> s_;
  detail::Given<std::vector<int64_t>> axes_;
  detail::Given<Norm> norm_;
};

/// The inverse of fftn.
/// - x: The numbers.
/// Returns of dtype complex(x): The transform.
/// Example: ifftn(Tensor{{1.0f, 2.0f}, {3.0f, 4.0f}}) is [[ 2.5+0.j -0.5+0.j] [-1. +0.j  0. +0.j]]
inline Fallible<Tensor> ifftn(const Operand& x, const IfftnOptions& options = IfftnOptions()) {
  static detail::PreparedOp op("ifftn");
  detail::Arguments arguments;
  arguments.add(0, options.s_);
  arguments.add(1, options.axes_);
  arguments.add(2, options.norm_);
  return detail::run_with(op, arguments, x);
}

/// What ifftshift() may be given.
class IfftshiftOptions {
 public:
  /// The axes; negative ones count from the end. All if it is not given.
  IfftshiftOptions& axes(const Ints& value) { return axes_.set({value.begin(), value.end()}), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axes_;
};

/// Undoes fftshift.
/// - x: The elements.
/// Returns x, of dtype x: The elements in their new order.
/// Example: ifftshift(Tensor{-2, -1, 0, 1, 2}) is [ 0  1  2 -2 -1]
inline Fallible<Tensor> ifftshift(const Operand& x, const IfftshiftOptions& options = IfftshiftOptions()) {
  static detail::PreparedOp op("ifftshift");
  detail::Arguments arguments;
  arguments.add(0, options.axes_);
  return detail::run_with(op, arguments, x);
}

/// The regularized lower incomplete gamma function P(x1, x2). It is the integral of t^(x1 - 1) e^-t from 0 to x2, over
/// gamma(x1). NaN where x1 or x2 is negative. Derivatives in x1 go up to the eighth.
/// - x1: The first operands. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// - x2: The second operands; the shapes of both broadcast. (bool, int8, int16, int32, int64, uint8, uint16, uint32,
/// uint64, float16, bfloat16, float32, float64)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: igamma(Tensor{1.0f, 2.0f}, Tensor{0.0f, INFINITY}) is [0. 1.]
inline Fallible<Tensor> igamma(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("igamma");
  return detail::run(op, x1, x2);
}

/// The regularized upper incomplete gamma function Q(x1, x2) = 1 - P(x1, x2), exact where it is small. Derivatives in
/// x1 go up to the eighth.
/// - x1: The first operands. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// - x2: The second operands; the shapes of both broadcast. (bool, int8, int16, int32, int64, uint8, uint16, uint32,
/// uint64, float16, bfloat16, float32, float64)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: igammac(Tensor{1.0f, 2.0f}, Tensor{0.0f, INFINITY}) is [1. 0.]
inline Fallible<Tensor> igammac(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("igammac");
  return detail::run(op, x1, x2);
}

/// What ihfft() may be given.
class IhfftOptions {
 public:
  /// The number of points: x is cut, or zeros are added at its end. x's own if it is not given.
  IhfftOptions& n(int64_t value) { return n_.set(value), *this; }
  /// The axis; negative ones count from the end. Default: -1.
  IhfftOptions& axis(int64_t value) { return axis_.set(value), *this; }
  /// BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both are
  /// divided by the root. Default: backward.
  IhfftOptions& norm(Norm value) { return norm_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> n_;
  detail::Given<int64_t> axis_;
  detail::Given<Norm> norm_;
};

/// The inverse of hfft along an axis.
/// - x: [outer..., m, inner...]: The numbers; m stands at axis. (bool, int8, int16, int32, int64, uint8, uint16,
/// uint32, uint64, float16, bfloat16, float32, float64)
/// Returns [outer..., half, inner...], of dtype complex(x): The first half of the numbers; half is n / 2 + 1.
/// Example: ihfft(Tensor{1.0f, 2.0f, 3.0f, 4.0f}) is [ 2.5-0.j  -0.5-0.5j -0.5-0.j ]
inline Fallible<Tensor> ihfft(const Operand& x, const IhfftOptions& options = IhfftOptions()) {
  static detail::PreparedOp op("ihfft");
  detail::Arguments arguments;
  arguments.add(0, options.n_);
  arguments.add(1, options.axis_);
  arguments.add(2, options.norm_);
  return detail::run_with(op, arguments, x);
}

/// The imaginary part of complex x; 0 for real x.
/// - x: The operands, one by one. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64, complex64, complex128)
/// Returns x, of dtype real(x): The result for each operand, in its place.
/// Example: imag(Tensor{std::complex<float>(1, 2), std::complex<float>(3, -4)}) is [ 2. -4.]
inline Fallible<Tensor> imag(const Operand& x) {
  static detail::PreparedOp op("imag");
  return detail::run(op, x);
}

/// Sums of products over the last axes. A scalar multiplies the other input.
/// - x1: The first factor.
/// - x2: The second factor, whose last dim is that of x1.
/// Returns of dtype x1: The dims of x1 and then those of x2, without the last ones.
/// Example: inner(Tensor{{1, 2}, {3, 4}}, Tensor{1, 1}) is [3 7]
inline Fallible<Tensor> inner(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("inner");
  return detail::run(op, x1, x2);
}

/// What instance_norm() may be given.
class InstanceNormOptions {
 public:
  /// What each channel is multiplied by; 1 if it is not given.
  InstanceNormOptions& scale(const Operand& value) { return scale_.keep(value), *this; }
  /// What is added to each channel; 0 if it is not given.
  InstanceNormOptions& offset(const Operand& value) { return offset_.keep(value), *this; }
  /// What is added to the variance, so that it is not 0. Default: 0.001.
  InstanceNormOptions& epsilon(double value) { return epsilon_.set(value), *this; }
  /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
  /// second. Shapes are those of NHWC. Default: nhwc.
  InstanceNormOptions& data_format(DataFormat value) { return data_format_.set(value), *this; }

  // The values that were given.
  detail::Kept scale_;
  detail::Kept offset_;
  detail::Given<double> epsilon_;
  detail::Given<DataFormat> data_format_;
};

/// (x - mean) / sqrt(variance + epsilon) * scale + offset, channel by channel. The mean and the variance are those of a
/// channel of one image (Ulyanov et al., 2016).
/// - x: [images, ..., channels]: The images, in the order of data_format. (float16, bfloat16, float32, float64)
/// Returns x, of dtype x: The normalized elements.
/// Example: instance_norm(Tensor{{{1.0f, 2.0f}, {3.0f, 6.0f}}}, InstanceNormOptions().epsilon(0.0)) is [[[-1. -1.]  [
/// 1.  1.]]]
inline Fallible<Tensor> instance_norm(const Operand& x, const InstanceNormOptions& options = InstanceNormOptions()) {
  static detail::PreparedOp op("instance_norm");
  detail::Arguments arguments;
  arguments.add(0, options.epsilon_);
  arguments.add(1, options.data_format_);
  return detail::run_with(op, arguments, x, options.scale_, options.offset_);
}

/// What inv() may be given.
class InvOptions {
 public:
  /// Whether the results are the conjugate transposes of the inverses. Default: false.
  InvOptions& adjoint(bool value) { return adjoint_.set(value), *this; }

  // The values that were given.
  detail::Given<bool> adjoint_;
};

/// The inverses of matrices. A singular matrix is Code::invalid_argument.
/// - x: [outer..., n, n]: Square matrices; integers become floats first. (bool, int8, int16, int32, int64, uint8,
/// uint16, uint32, uint64, float32, float64, complex64, complex128)
/// Returns x, of dtype x: Their inverses.
/// Example: inv(Tensor{{2.0f, 0.0f}, {1.0f, 1.0f}}) is [[ 0.5  0. ] [-0.5  1. ]]
inline Fallible<Tensor> inv(const Operand& x, const InvOptions& options = InvOptions()) {
  static detail::PreparedOp op("inv");
  detail::Arguments arguments;
  arguments.add(0, options.adjoint_);
  return detail::run_with(op, arguments, x);
}

/// The window with which istft undoes stft. Each number is divided by the sum of the squares of all that meet at its
/// place.
/// - window: [n]: The window of stft. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16,
/// bfloat16, float32, float64)
/// - frame_step: How far apart frames begin.
/// Returns [n], of dtype window: The window of istft.
/// Example: inverse_stft_window(Tensor{1.0f, 1.0f, 1.0f, 1.0f}, 2) is [0.5 0.5 0.5 0.5]
inline Fallible<Tensor> inverse_stft_window(const Operand& window, int64_t frame_step) {
  static detail::PreparedOp op("inverse_stft_window");
  detail::Arguments arguments;
  arguments.add(0, frame_step);
  return detail::run_with(op, arguments, window);
}

/// What irfft() may be given.
class IrfftOptions {
 public:
  /// The number of real numbers: x is cut, or zeros are added at its end, to n / 2 + 1 numbers. 2 (m - 1) if it is not
  /// given.
  IrfftOptions& n(int64_t value) { return n_.set(value), *this; }
  /// The axis; negative ones count from the end. Default: -1.
  IrfftOptions& axis(int64_t value) { return axis_.set(value), *this; }
  /// BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both are
  /// divided by the root. Default: backward.
  IrfftOptions& norm(Norm value) { return norm_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> n_;
  detail::Given<int64_t> axis_;
  detail::Given<Norm> norm_;
};

/// The inverse of rfft along an axis. Imaginary parts of what has to be real are ignored.
/// - x: [outer..., m, inner...]: The half of a transform; m stands at axis.
/// Returns [outer..., n, inner...], of dtype real(x): Real numbers.
/// Example: irfft(Tensor{std::complex<float>(10, 0), std::complex<float>(-2, 2), std::complex<float>(-2, 0)}) is [1. 2.
/// 3. 4.]
inline Fallible<Tensor> irfft(const Operand& x, const IrfftOptions& options = IrfftOptions()) {
  static detail::PreparedOp op("irfft");
  detail::Arguments arguments;
  arguments.add(0, options.n_);
  arguments.add(1, options.axis_);
  arguments.add(2, options.norm_);
  return detail::run_with(op, arguments, x);
}

/// What irfft2() may be given.
class Irfft2Options {
 public:
  /// The number of points along each of the axes, the last ones if axes is not given; -1: x's own. x is cut, or zeros
  /// are added at its end. x's own if it is not given.
  Irfft2Options& s(const Ints& value) { return s_.set({value.begin(), value.end()}), *this; }
  /// The axes, each once; negative ones count from the end. Default: {-2, -1}.
  Irfft2Options& axes(const Ints& value) { return axes_.set({value.begin(), value.end()}), *this; }
  /// BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both are
  /// divided by the root. Default: backward.
  Irfft2Options& norm(Norm value) { return norm_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> s_;
  detail::Given<std::vector<int64_t>> axes_;
  detail::Given<Norm> norm_;
};

/// The inverse of rfft2. An axis of m numbers becomes 2 (m - 1) unless s says otherwise.
/// - x: A transform, of whose last axis the first half.
/// Returns of dtype real(x): Real numbers.
/// Example: irfft2(Tensor{{std::complex<float>(10, 0), std::complex<float>(-2, 0)}, {std::complex<float>(-4, 0),
/// std::complex<float>(0, 0)}}) is [[1. 2.] [3. 4.]]
inline Fallible<Tensor> irfft2(const Operand& x, const Irfft2Options& options = Irfft2Options()) {
  static detail::PreparedOp op("irfft2");
  detail::Arguments arguments;
  arguments.add(0, options.s_);
  arguments.add(1, options.axes_);
  arguments.add(2, options.norm_);
  return detail::run_with(op, arguments, x);
}

/// What irfftn() may be given.
class IrfftnOptions {
 public:
  /// The number of points along each of the axes, the last ones if axes is not given; -1: x's own. x is cut, or zeros
  /// are added at its end. x's own if it is not given.
  IrfftnOptions& s(const Ints& value) { return s_.set({value.begin(), value.end()}), *this; }
  /// The axes, each once; negative ones count from the end. If it is not given, as many of the last ones as s has
  /// numbers, or all.
  IrfftnOptions& axes(const Ints& value) { return axes_.set({value.begin(), value.end()}), *this; }
  /// BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both are
  /// divided by the root. Default: backward.
  IrfftnOptions& norm(Norm value) { return norm_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> s_;
  detail::Given<std::vector<int64_t>> axes_;
  detail::Given<Norm> norm_;
};

/// The inverse of rfftn. An axis of m numbers becomes 2 (m - 1) unless s says otherwise.
/// - x: A transform, of whose last axis the first half.
/// Returns of dtype real(x): Real numbers.
/// Example: irfftn(Tensor{{std::complex<float>(10, 0), std::complex<float>(-2, 0)}, {std::complex<float>(-4, 0),
/// std::complex<float>(0, 0)}}) is [[1. 2.] [3. 4.]]
inline Fallible<Tensor> irfftn(const Operand& x, const IrfftnOptions& options = IrfftnOptions()) {
  static detail::PreparedOp op("irfftn");
  detail::Arguments arguments;
  arguments.add(0, options.s_);
  arguments.add(1, options.axes_);
  arguments.add(2, options.norm_);
  return detail::run_with(op, arguments, x);
}

/// Whether elements are neither infinite nor NaN.
/// - x: The operands, one by one.
/// Returns x, of dtype bool: The result for each operand, in its place.
/// Example: isfinite(Tensor{1.0f, INFINITY, NAN}) is [ True False False]
inline Fallible<Tensor> isfinite(const Operand& x) {
  static detail::PreparedOp op("isfinite");
  return detail::run(op, x);
}

/// What isin() may be given.
class IsinOptions {
 public:
  /// Whether to tell that they are not there. Default: false.
  IsinOptions& invert(bool value) { return invert_.set(value), *this; }

  // The values that were given.
  detail::Given<bool> invert_;
};

/// Whether elements of x1 are among those of x2. NaN is not.
/// - x1: The elements to look for.
/// - x2: Where to look for them.
/// Returns x1, of dtype bool: Whether each one is there.
/// Example: isin(Tensor{1, 2, 3}, Tensor{3, 1}) is [ True False  True]
inline Fallible<Tensor> isin(const Operand& x1, const Operand& x2, const IsinOptions& options = IsinOptions()) {
  static detail::PreparedOp op("isin");
  detail::Arguments arguments;
  arguments.add(0, options.invert_);
  return detail::run_with(op, arguments, x1, x2);
}

/// Whether elements are infinite, of either sign.
/// - x: The operands, one by one.
/// Returns x, of dtype bool: The result for each operand, in its place.
/// Example: isinf(Tensor{1.0f, INFINITY, NAN}) is [False  True False]
inline Fallible<Tensor> isinf(const Operand& x) {
  static detail::PreparedOp op("isinf");
  return detail::run(op, x);
}

/// Whether elements are NaN.
/// - x: The operands, one by one.
/// Returns x, of dtype bool: The result for each operand, in its place.
/// Example: isnan(Tensor{1.0f, INFINITY, NAN}) is [False False  True]
inline Fallible<Tensor> isnan(const Operand& x) {
  static detail::PreparedOp op("isnan");
  return detail::run(op, x);
}

/// What istft() may be given.
class IstftOptions {
 public:
  /// What frames are multiplied by; hann_window if it is not given. Ones leave them as they are.
  IstftOptions& window(const Operand& value) { return window_.keep(value), *this; }
  /// The number of points of a transform: frames are cut, or zeros are added. The least power of two that is enough for
  /// a frame if it is not given.
  IstftOptions& fft_length(int64_t value) { return fft_length_.set(value), *this; }

  // The values that were given.
  detail::Kept window_;
  detail::Given<int64_t> fft_length_;
};

/// The sum of the irfft of frames, multiplied by a window; the inverse of stft if it is inverse_stft_window.
/// - x: [outer..., frames, bins]: The transforms of frames.
/// - frame_length: How many numbers a frame has.
/// - frame_step: How far apart frames begin.
/// Returns [outer..., n], of dtype real(x): Signals; n is frame_length and frame_step for each frame but the first.
/// Example: istft(Tensor{{std::complex<float>(2, 0), std::complex<float>(-2, 0)}, {std::complex<float>(4, 0),
/// std::complex<float>(-4, 0)}}, 2, 2) is [0. 2. 0. 4.]
inline Fallible<Tensor> istft(const Operand& x, int64_t frame_length, int64_t frame_step,
                              const IstftOptions& options = IstftOptions()) {
  static detail::PreparedOp op("istft");
  detail::Arguments arguments;
  arguments.add(0, frame_length);
  arguments.add(1, frame_step);
  arguments.add(2, options.fft_length_);
  return detail::run_with(op, arguments, x, options.window_);
}

/// What kaiser_window() may be given.
class KaiserWindowOptions {
 public:
  /// Whether the window is one period, the first of its numbers being left out at the end, as spectra want it, or else
  /// symmetric, as filters do. Default: false.
  KaiserWindowOptions& periodic(bool value) { return periodic_.set(value), *this; }
  /// The result's dtype. Default: DType::float32.
  KaiserWindowOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// How narrow it is; 0 is a rectangle. Default: 12.
  KaiserWindowOptions& beta(double value) { return beta_.set(value), *this; }

  // The values that were given.
  detail::Given<bool> periodic_;
  detail::Given<DType> dtype_;
  detail::Given<double> beta_;
};

/// Kaiser's window: I0(beta sqrt(1 - t^2)) / I0(beta), with t from -1 to 1 and the Bessel function I0.
/// - window_length: How many numbers it has.
/// Returns [window_length], of dtype dtype: The window.
/// Example: kaiser_window(3, KaiserWindowOptions().beta(0.0)) is [1. 1. 1.]
inline Fallible<Tensor> kaiser_window(int64_t window_length,
                                      const KaiserWindowOptions& options = KaiserWindowOptions()) {
  static detail::PreparedOp op("kaiser_window");
  detail::Arguments arguments;
  arguments.add(0, window_length);
  arguments.add(1, options.periodic_);
  arguments.add(2, options.dtype_);
  arguments.add(3, options.beta_);
  return detail::run_with(op, arguments);
}

/// What kl_div() may be given.
class KlDivOptions {
 public:
  /// Whether target has logarithms, too. Default: false.
  KlDivOptions& log_target(bool value) { return log_target_.set(value), *this; }
  /// MEAN, SUM, or NONE: the loss of each element. Default: mean.
  KlDivOptions& reduction(Reduction value) { return reduction_.set(value), *this; }

  // The values that were given.
  detail::Given<bool> log_target_;
  detail::Given<Reduction> reduction_;
};

/// Kullback and Leibler's divergence of a distribution from a target.
/// - x: The logarithms of probabilities. (float16, bfloat16, float32, float64)
/// - target: The target's probabilities. (float16, bfloat16, float32, float64)
/// Returns of dtype x: The mean or the sum, of shape []; without it, the losses of the shape to which the inputs
/// broadcast.
/// Example: kl_div(Tensor{0.0f, 0.0f}, Tensor{1.0f, 0.0f}, KlDivOptions().reduction(Reduction::sum)) is 0.0
inline Fallible<Tensor> kl_div(const Operand& x, const Operand& target, const KlDivOptions& options = KlDivOptions()) {
  static detail::PreparedOp op("kl_div");
  detail::Arguments arguments;
  arguments.add(0, options.log_target_);
  arguments.add(1, options.reduction_);
  return detail::run_with(op, arguments, x, target);
}

/// Kronecker's products: x1 with each element replaced by its product with x2.
/// - x1: The first factor.
/// - x2: The second factor. The lower rank gets leading dims of 1.
/// Returns of dtype x1: Along each axis the product of both dims.
/// Example: kron(Tensor{1, 10}, Tensor{1, 2, 3}) is [ 1  2  3 10 20 30]
inline Fallible<Tensor> kron(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("kron");
  return detail::run(op, x1, x2);
}

/// Half the sum of the squares of all elements.
/// - x: The elements. (float16, bfloat16, float32, float64)
/// Returns [], of dtype x: The sum.
/// Example: l2_loss(Tensor{3.0f, 4.0f}) is 12.5
inline Fallible<Tensor> l2_loss(const Operand& x) {
  static detail::PreparedOp op("l2_loss");
  return detail::run(op, x);
}

/// What l2_normalize() may be given.
class L2NormalizeOptions {
 public:
  /// The axes, each once; negative ones count from the end. All axes if it is not given.
  L2NormalizeOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }
  /// The least that the sum of squares counts as, so that zeros stay zeros. Default: 1e-12.
  L2NormalizeOptions& epsilon(double value) { return epsilon_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axis_;
  detail::Given<double> epsilon_;
};

/// x over its Euclidean norm along axes; integers become floats first.
/// - x: The elements.
/// Returns x, of dtype x: x / sqrt(max(sum(|x|^2), epsilon)).
/// Example: l2_normalize(Tensor{{3.0f, 4.0f}}, L2NormalizeOptions().axis({1})) is [[0.6 0.8]]
inline Fallible<Tensor> l2_normalize(const Operand& x, const L2NormalizeOptions& options = L2NormalizeOptions()) {
  static detail::PreparedOp op("l2_normalize");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.epsilon_);
  return detail::run_with(op, arguments, x);
}

/// What layer_norm() may be given.
class LayerNormOptions {
 public:
  /// What each place is multiplied by; 1 if it is not given.
  LayerNormOptions& scale(const Operand& value) { return scale_.keep(value), *this; }
  /// What is added to each place; 0 if it is not given.
  LayerNormOptions& offset(const Operand& value) { return offset_.keep(value), *this; }
  /// The axes to normalize over, each once; negative ones count from the end. Default: {-1}.
  LayerNormOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }
  /// What is added to the variance, at least 0. Default: 0.001.
  LayerNormOptions& epsilon(double value) { return epsilon_.set(value), *this; }

  // The values that were given.
  detail::Kept scale_;
  detail::Kept offset_;
  detail::Given<std::vector<int64_t>> axis_;
  detail::Given<double> epsilon_;
};

/// (x - mean) / sqrt(variance + epsilon) * scale + offset, each place along some axes (Ba et al., 2016). The mean and
/// the variance are those over these axes.
/// - x: [outer..., n...]: The elements; n stands at axis. (float16, bfloat16, float32, float64)
/// Returns x, of dtype x: The normalized elements.
/// Example: layer_norm(Tensor{{1.0f, 3.0f}, {6.0f, 2.0f}}, LayerNormOptions().scale(Tensor{1.0f,
/// 2.0f}).offset(Tensor{0.0f, 1.0f}).epsilon(0.0)) is [[-1.  3.] [ 1. -1.]]
inline Fallible<Tensor> layer_norm(const Operand& x, const LayerNormOptions& options = LayerNormOptions()) {
  static detail::PreparedOp op("layer_norm");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.epsilon_);
  return detail::run_with(op, arguments, x, options.scale_, options.offset_);
}

/// The logarithm of the absolute value of the beta function of the numbers along the last axis. It is the sum of their
/// lgamma, less lgamma of their sum: the constant of Dirichlet's distribution.
/// - x: [outer..., n]: The numbers. One alone gives 0, none -inf. (bool, int8, int16, int32, int64, uint8, uint16,
/// uint32, uint64, float16, bfloat16, float32, float64)
/// Returns [outer...], of dtype x: The logarithms.
/// Example: lbeta(Tensor{{1.0f, 1.0f}, {INFINITY, 1.0f}}) is [  0. -inf]
inline Fallible<Tensor> lbeta(const Operand& x) {
  static detail::PreparedOp op("lbeta");
  return detail::run(op, x);
}

/// The least common multiple of |x1| and |x2|, 0 where either is 0; too large ones wrap.
/// - x1: The first operands. (int8, int16, int32, int64, uint8, uint16, uint32, uint64)
/// - x2: The second operands; the shapes of both broadcast. (int8, int16, int32, int64, uint8, uint16, uint32, uint64)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: lcm(Tensor{4, -3}, Tensor{6, 5}) is [12 15]
inline Fallible<Tensor> lcm(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("lcm");
  return detail::run(op, x1, x2);
}

/// x1 times 2 to the power of x2, rounded once; integers in x1 become floats first.
/// - x1: The numbers. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32,
/// float64)
/// - x2: The powers, whole numbers. The shapes broadcast. (int8, int16, int32, int64, uint8, uint16, uint32, uint64)
/// Returns of dtype x1: The scaled numbers, of the shape to which both broadcast.
/// Example: ldexp(Tensor{1.5f, -3.0f}, Tensor{2, -1}) is [ 6.  -1.5]
inline Fallible<Tensor> ldexp(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("ldexp");
  return detail::run(op, x1, x2);
}

/// What leaky_relu() may be given.
class LeakyReluOptions {
 public:
  /// The slope for negative x. Default: 0.2.
  LeakyReluOptions& alpha(double value) { return alpha_.set(value), *this; }

  // The values that were given.
  detail::Given<double> alpha_;
};

/// x where x > 0, else alpha * x (Maas et al., 2013).
/// - x: The operands, one by one. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: leaky_relu(Tensor{-1.0f, 2.0f}, LeakyReluOptions().alpha(0.2)) is [-0.2  2. ]
inline Fallible<Tensor> leaky_relu(const Operand& x, const LeakyReluOptions& options = LeakyReluOptions()) {
  static detail::PreparedOp op("leaky_relu");
  detail::Arguments arguments;
  arguments.add(0, options.alpha_);
  return detail::run_with(op, arguments, x);
}

/// Whether x1 < x2; strings byte by byte.
/// - x1: The first operands. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64, string)
/// - x2: The second operands; the shapes of both broadcast. (bool, int8, int16, int32, int64, uint8, uint16, uint32,
/// uint64, float16, bfloat16, float32, float64, string)
/// Returns broadcast(x1, x2), of dtype bool: The result for each pair of operands, in its place.
/// Example: less(Tensor{1, 2, 3}, Tensor::scalar(2)) is [ True False False]
inline Fallible<Tensor> less(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("less");
  return detail::run(op, x1, x2);
}

/// Whether x1 <= x2.
/// - x1: The first operands. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64, string)
/// - x2: The second operands; the shapes of both broadcast. (bool, int8, int16, int32, int64, uint8, uint16, uint32,
/// uint64, float16, bfloat16, float32, float64, string)
/// Returns broadcast(x1, x2), of dtype bool: The result for each pair of operands, in its place.
/// Example: less_equal(Tensor{1, 2, 3}, Tensor::scalar(2)) is [ True  True False]
inline Fallible<Tensor> less_equal(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("less_equal");
  return detail::run(op, x1, x2);
}

/// The natural logarithm of the absolute value of the gamma function.
/// - x: The operands, one by one. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: lgamma(Tensor{1.0f, 4.0f}) is [0.        1.7917595]
inline Fallible<Tensor> lgamma(const Operand& x) {
  static detail::PreparedOp op("lgamma");
  return detail::run(op, x);
}

/// What linspace() may be given.
class LinspaceOptions {
 public:
  /// Whether stop is the last number. Default: true.
  LinspaceOptions& endpoint(bool value) { return endpoint_.set(value), *this; }
  /// The result's dtype, a floating or complex one. If it is not given, float64 where start or stop is an integer
  /// beyond 31 bits, else float32.
  LinspaceOptions& dtype(DType value) { return dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<bool> endpoint_;
  detail::Given<DType> dtype_;
};

/// Numbers from start to stop, equally far apart.
/// - start: The first number.
/// - stop: The last number; without endpoint the one after it.
/// - num: How many numbers.
/// Returns [num], of dtype dtype: The numbers.
/// Example: linspace(0.0, 1.0, 5) is [0.   0.25 0.5  0.75 1.  ]
inline Fallible<Tensor> linspace(double start, double stop, int64_t num,
                                 const LinspaceOptions& options = LinspaceOptions()) {
  static detail::PreparedOp op("linspace");
  detail::Arguments arguments;
  arguments.add(0, start);
  arguments.add(1, stop);
  arguments.add(2, num);
  arguments.add(3, options.endpoint_);
  arguments.add(4, options.dtype_);
  return detail::run_with(op, arguments);
}

/// What local_response_norm() may be given.
class LocalResponseNormOptions {
 public:
  /// How many neighbours count on either side. Default: 5.
  LocalResponseNormOptions& depth_radius(int64_t value) { return depth_radius_.set(value), *this; }
  /// What is added to the sum, so that it is not 0. Default: 1.
  LocalResponseNormOptions& bias(double value) { return bias_.set(value), *this; }
  /// The factor of the sum. Default: 1.
  LocalResponseNormOptions& alpha(double value) { return alpha_.set(value), *this; }
  /// The exponent. Default: 0.5.
  LocalResponseNormOptions& beta(double value) { return beta_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> depth_radius_;
  detail::Given<double> bias_;
  detail::Given<double> alpha_;
  detail::Given<double> beta_;
};

/// x / (bias + alpha * s)^beta, s being the sum of squares of an element and its neighbours. Those in the last dim
/// count, depth_radius on either side (Krizhevsky et al., 2012).
/// - x: [..., channels]: The elements. (float16, bfloat16, float32, float64)
/// Returns x, of dtype x: The normalized elements.
/// Example: local_response_norm(Tensor{{1.0f, 1.0f, 1.0f}},
/// LocalResponseNormOptions().depth_radius(1).bias(2.0).beta(1.0)) is [[0.25 0.2  0.25]]
inline Fallible<Tensor> local_response_norm(const Operand& x,
                                            const LocalResponseNormOptions& options = LocalResponseNormOptions()) {
  static detail::PreparedOp op("local_response_norm");
  detail::Arguments arguments;
  arguments.add(0, options.depth_radius_);
  arguments.add(1, options.bias_);
  arguments.add(2, options.alpha_);
  arguments.add(3, options.beta_);
  return detail::run_with(op, arguments, x);
}

/// The natural logarithm; NaN where a real x is negative.
/// - x: The operands, one by one.
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: log(Tensor{1.0f, 2.0f}) is [0.        0.6931472]
inline Fallible<Tensor> log(const Operand& x) {
  static detail::PreparedOp op("log");
  return detail::run(op, x);
}

/// The logarithm to base 10; NaN where a real x is negative.
/// - x: The operands, one by one.
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: log10(Tensor{1.0f, 1000.0f}) is [0. 3.]
inline Fallible<Tensor> log10(const Operand& x) {
  static detail::PreparedOp op("log10");
  return detail::run(op, x);
}

/// The natural logarithm of 1 + x, exact near 0.
/// - x: The operands, one by one.
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: log1p(Tensor{0.0f, 1.0f}) is [0.        0.6931472]
inline Fallible<Tensor> log1p(const Operand& x) {
  static detail::PreparedOp op("log1p");
  return detail::run(op, x);
}

/// The logarithm to base 2; NaN where a real x is negative.
/// - x: The operands, one by one.
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: log2(Tensor{1.0f, 8.0f}) is [0. 3.]
inline Fallible<Tensor> log2(const Operand& x) {
  static detail::PreparedOp op("log2");
  return detail::run(op, x);
}

/// The logarithm of the standard normal distribution function, with all digits where it is small.
/// - x: The operands, one by one. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: log_ndtr(Tensor{0.0f, -INFINITY, INFINITY}) is [-0.6931472       -inf -0.       ]
inline Fallible<Tensor> log_ndtr(const Operand& x) {
  static detail::PreparedOp op("log_ndtr");
  return detail::run(op, x);
}

/// log(sigmoid(x)) = -softplus(-x).
/// - x: The operands, one by one. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: log_sigmoid(Tensor{0.0f, 2.0f}) is [-0.6931472 -0.126928 ]
inline Fallible<Tensor> log_sigmoid(const Operand& x) {
  static detail::PreparedOp op("log_sigmoid");
  return detail::run(op, x);
}

/// What log_softmax() may be given.
class LogSoftmaxOptions {
 public:
  /// The axis whose elements are normalized together; negative ones count from the end. Default: -1.
  LogSoftmaxOptions& axis(int64_t value) { return axis_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
};

/// x - log(sum(e^x)) along an axis, without overflow: the logarithm of softmax.
/// - x: [outer..., n, inner...]: Scores; n stands at axis. (float16, bfloat16, float32, float64)
/// Returns x, of dtype x: Logarithms of probabilities.
/// Example: log_softmax(Tensor{{1.0f, 1.0f}, {0.0f, 2.0f}}) is [[-0.6931472 -0.6931472] [-2.126928  -0.126928 ]]
inline Fallible<Tensor> log_softmax(const Operand& x, const LogSoftmaxOptions& options = LogSoftmaxOptions()) {
  static detail::PreparedOp op("log_softmax");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  return detail::run_with(op, arguments, x);
}

/// log(e^x1 + e^x2), without overflow.
/// - x1: The first operands. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// - x2: The second operands; the shapes of both broadcast. (bool, int8, int16, int32, int64, uint8, uint16, uint32,
/// uint64, float16, bfloat16, float32, float64)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: logaddexp(Tensor{0.0f, 1.0f}, Tensor{0.0f, 2.0f}) is [0.6931472 2.3132617]
inline Fallible<Tensor> logaddexp(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("logaddexp");
  return detail::run(op, x1, x2);
}

/// log2(2^x1 + 2^x2), without overflow.
/// - x1: The first operands. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// - x2: The second operands; the shapes of both broadcast. (bool, int8, int16, int32, int64, uint8, uint16, uint32,
/// uint64, float16, bfloat16, float32, float64)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: logaddexp2(Tensor{0.0f, 3.0f}, Tensor{0.0f, 3.0f}) is [1. 4.]
inline Fallible<Tensor> logaddexp2(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("logaddexp2");
  return detail::run(op, x1, x2);
}

/// The logarithms of determinants: NaN of a real one that is negative, -inf of 0. The gradient of a singular matrix is
/// Code::invalid_argument.
/// - x: [outer..., n, n]: Square matrices; integers become floats first. (bool, int8, int16, int32, int64, uint8,
/// uint16, uint32, uint64, float32, float64, complex64, complex128)
/// Returns [outer...], of dtype x: The logarithms. They neither overflow nor underflow.
/// Example: logdet(Tensor{{2.0f, 1.0f}, {1.0f, 1.0f}}) is 0.0
inline Fallible<Tensor> logdet(const Operand& x) {
  static detail::PreparedOp op("logdet");
  return detail::run(op, x);
}

/// Whether both x1 and x2 are true.
/// - x1: The first operands. (bool)
/// - x2: The second operands; the shapes of both broadcast. (bool)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: logical_and(Tensor{true, true}, Tensor{true, false}) is [ True False]
inline Fallible<Tensor> logical_and(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("logical_and");
  return detail::run(op, x1, x2);
}

/// Whether x is false.
/// - x: The operands, one by one. (bool)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: logical_not(Tensor{true, false}) is [False  True]
inline Fallible<Tensor> logical_not(const Operand& x) {
  static detail::PreparedOp op("logical_not");
  return detail::run(op, x);
}

/// Whether x1 or x2 or both are true.
/// - x1: The first operands. (bool)
/// - x2: The second operands; the shapes of both broadcast. (bool)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: logical_or(Tensor{true, false}, Tensor{false, false}) is [ True False]
inline Fallible<Tensor> logical_or(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("logical_or");
  return detail::run(op, x1, x2);
}

/// Whether one of x1 and x2 is true, but not both.
/// - x1: The first operands. (bool)
/// - x2: The second operands; the shapes of both broadcast. (bool)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: logical_xor(Tensor{true, true}, Tensor{true, false}) is [False  True]
inline Fallible<Tensor> logical_xor(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("logical_xor");
  return detail::run(op, x1, x2);
}

/// What logsumexp() may be given.
class LogsumexpOptions {
 public:
  /// The axes to reduce, each once; negative ones count from the end. All axes if it is not given.
  LogsumexpOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }
  /// Whether the axes that are reduced stay, with size 1. Default: false.
  LogsumexpOptions& keepdims(bool value) { return keepdims_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axis_;
  detail::Given<bool> keepdims_;
};

/// log(sum(e^x)) over axes, without overflow.
/// - x: The elements to be reduced.
/// Returns reduced(x), of dtype x: A result for each place that axis leaves.
/// Example: logsumexp(Tensor{{0.0f, 0.0f}, {1.0f, 2.0f}}, LogsumexpOptions().axis({1})) is [0.6931472 2.3132617]
inline Fallible<Tensor> logsumexp(const Operand& x, const LogsumexpOptions& options = LogsumexpOptions()) {
  static detail::PreparedOp op("logsumexp");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.keepdims_);
  return detail::run_with(op, arguments, x);
}

/// What lp_pool() may be given.
class LpPoolOptions {
 public:
  /// The exponent of the powers, more than 0: 2 for lengths, inf for the greatest absolute values. Default: 2.
  LpPoolOptions& ord(double value) { return ord_.set(value), *this; }
  /// The size of a window along each spatial axis; one value stands for all. Default: {2}.
  LpPoolOptions& ksize(const Ints& value) { return ksize_.set({value.begin(), value.end()}), *this; }
  /// How far windows are apart along each spatial axis; one value stands for all. As far as ksize if it is not given.
  LpPoolOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT: paddings.
  /// Default: valid.
  LpPoolOptions& padding(Padding value) { return padding_.set(value), *this; }
  /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
  /// second. Shapes are those of NHWC. Default: nhwc.
  LpPoolOptions& data_format(DataFormat value) { return data_format_.set(value), *this; }
  /// Places that are added before and after each spatial axis; one value stands for all. For EXPLICIT alone; it may be
  /// not given otherwise.
  LpPoolOptions& paddings(const Ints& value) { return paddings_.set({value.begin(), value.end()}), *this; }
  /// How far the filter's elements are apart along each spatial axis; one value stands for all. Default: {1}.
  LpPoolOptions& dilations(const Ints& value) { return dilations_.set({value.begin(), value.end()}), *this; }
  /// Whether a last window that reaches beyond the padding counts, if it begins before that. SAME has none. Default:
  /// false.
  LpPoolOptions& ceil_mode(bool value) { return ceil_mode_.set(value), *this; }

  // The values that were given.
  detail::Given<double> ord_;
  detail::Given<std::vector<int64_t>> ksize_;
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<Padding> padding_;
  detail::Given<DataFormat> data_format_;
  detail::Given<std::vector<int64_t>> paddings_;
  detail::Given<std::vector<int64_t>> dilations_;
  detail::Given<bool> ceil_mode_;
};

/// The norm of each window, channel by channel: the root of the sum of powers; padding is zeros.
/// - x: [n, sizes..., c]: Sequences, images or volumes in the order of data_format: one to three spatial axes, and
/// their channels. (float16, bfloat16, float32, float64)
/// Returns [n, windows..., c], of dtype x: A norm for each window, in the order of data_format.
/// Example: lp_pool(Tensor{{{3.0f}, {4.0f}}}, LpPoolOptions().ksize({2})) is [[[5.]]]
inline Fallible<Tensor> lp_pool(const Operand& x, const LpPoolOptions& options = LpPoolOptions()) {
  static detail::PreparedOp op("lp_pool");
  detail::Arguments arguments;
  arguments.add(0, options.ord_);
  arguments.add(1, options.strides_);
  arguments.add(2, options.padding_);
  arguments.add(3, options.paddings_);
  arguments.add(4, options.data_format_);
  arguments.add(5, options.ksize_);
  arguments.add(6, options.dilations_);
  arguments.add(7, options.ceil_mode_);
  return detail::run_with(op, arguments, x);
}

/// What lstm() may be given.
class LstmOptions {
 public:
  /// What is added to the gates; 0 if it is not given.
  LstmOptions& bias(const Operand& value) { return bias_.keep(value), *this; }
  /// The state before the first step; 0 if it is not given.
  LstmOptions& initial_h(const Operand& value) { return initial_h_.keep(value), *this; }
  /// The cells before the first step; 0 if it is not given.
  LstmOptions& initial_c(const Operand& value) { return initial_c_.keep(value), *this; }
  /// Which steps count; at others a state stays as it is. All if it is not given.
  LstmOptions& mask(const Operand& value) { return mask_.keep(value), *this; }
  /// Whether the steps are the first dim of x, sequence and mask, and the batch is the second. Default: false.
  LstmOptions& time_major(bool value) { return time_major_.set(value), *this; }
  /// Whether the last step is computed first. Results stand at the steps of x. Default: false.
  LstmOptions& reverse(bool value) { return reverse_.set(value), *this; }

  // The values that were given.
  detail::Kept bias_;
  detail::Kept initial_h_;
  detail::Kept initial_c_;
  detail::Kept mask_;
  detail::Given<bool> time_major_;
  detail::Given<bool> reverse_;
};

/// What lstm() gives.
struct LstmOutputs {
  /// The state h after each step.
  Tensor sequence;
  /// The state h after the last step that is computed.
  Tensor h;
  /// The cells after the last step that is computed.
  Tensor c;
};

/// Long short-term memory over whole sequences (Hochreiter, Schmidhuber, 1997). With the gates i, f, g, o = x kernel +
/// h recurrent_kernel + bias, in this order, each step makes c = sigmoid(f) c + sigmoid(i) tanh(g) and h = sigmoid(o)
/// tanh(c).
/// - x: [batch, steps, inputs]: The sequences. (float16, bfloat16, float32, float64)
/// - kernel: [inputs, gates]: The weights of x, for 4 gates of as many units. (float16, bfloat16, float32, float64)
/// - recurrent_kernel: [units, gates]: The weights of h. (float16, bfloat16, float32, float64)
/// Returns [batch, steps, units], of dtype x: The state h after each step.
/// Returns [batch, units], of dtype x: The state h after the last step that is computed.
/// Returns [batch, units], of dtype x: The cells after the last step that is computed.
/// Example: lstm(Tensor{{{1.0f}}}, Tensor{{0.0f, 0.0f, 0.0f, 0.0f}}, Tensor{{0.0f, 0.0f, 0.0f, 0.0f}},
/// LstmOptions().initial_c(Tensor{{200.0f}})) is [[[0.5]]] and [[0.5]] and [[100.]]
inline Fallible<LstmOutputs> lstm(const Operand& x, const Operand& kernel, const Operand& recurrent_kernel,
                                  const LstmOptions& options = LstmOptions()) {
  static detail::PreparedOp op("lstm");
  detail::Arguments arguments;
  arguments.add(0, options.time_major_);
  arguments.add(1, options.reverse_);
  EAGER_TRY(std::vector<Tensor> outputs, detail::run_several(op, arguments, x, kernel, recurrent_kernel, options.bias_,
                                                             options.initial_h_, options.initial_c_, options.mask_));
  return LstmOutputs{std::move(outputs[0]), std::move(outputs[1]), std::move(outputs[2])};
}

/// What lstm_cell() may be given.
class LstmCellOptions {
 public:
  /// What is added; 0 if it is not given.
  LstmCellOptions& bias(const Operand& value) { return bias_.keep(value), *this; }

  // The values that were given.
  detail::Kept bias_;
};

/// What lstm_cell() gives.
struct LstmCellOutputs {
  /// The state after the step.
  Tensor next_h;
  /// The cells after the step.
  Tensor next_c;
};

/// A step of lstm.
/// - x: [batch, inputs]: The step's inputs. (float16, bfloat16, float32, float64)
/// - h: [batch, units]: The state before the step. (float16, bfloat16, float32, float64)
/// - c: [batch, units]: The cells before the step. (float16, bfloat16, float32, float64)
/// - kernel: [inputs, gates]: The weights of x, for 4 gates of as many units: i, f, g, o. (float16, bfloat16, float32,
/// float64)
/// - recurrent_kernel: [units, gates]: The weights of h. (float16, bfloat16, float32, float64)
/// Returns [batch, units], of dtype x: The state after the step.
/// Returns [batch, units], of dtype x: The cells after the step.
/// Example: lstm_cell(Tensor{{1.0f}}, Tensor{{0.0f}}, Tensor{{200.0f}}, Tensor{{0.0f, 0.0f, 0.0f, 0.0f}}, Tensor{{0.0f,
/// 0.0f, 0.0f, 0.0f}}) is [[0.5]] and [[100.]]
inline Fallible<LstmCellOutputs> lstm_cell(const Operand& x, const Operand& h, const Operand& c, const Operand& kernel,
                                           const Operand& recurrent_kernel,
                                           const LstmCellOptions& options = LstmCellOptions()) {
  static detail::PreparedOp op("lstm_cell");
  detail::Arguments arguments;
  EAGER_TRY(std::vector<Tensor> outputs,
            detail::run_several(op, arguments, x, h, c, kernel, recurrent_kernel, options.bias_));
  return LstmCellOutputs{std::move(outputs[0]), std::move(outputs[1])};
}

/// What lstsq() may be given.
class LstsqOptions {
 public:
  /// A singular value counts as zero where it is at most rtol times the largest. The larger dim times the spacing of
  /// numbers at 1 if it is not given.
  LstsqOptions& rtol(double value) { return rtol_.set(value), *this; }

  // The values that were given.
  detail::Given<double> rtol_;
};

/// The least squares solutions y of x1 y = x2: the shortest of those for which x1 y is nearest to x2. Matrices x1 may
/// be wide, tall and of any rank. Numbers in them that are not finite give NaN. The gradient is that where the rank
/// stays as it is.
/// - x1: [left..., m, n]: Matrices; integers become floats first. (bool, int8, int16, int32, int64, uint8, uint16,
/// uint32, uint64, float32, float64, complex64, complex128)
/// - x2: [right..., m, k]: The right-hand sides, or the vector [m]. (bool, int8, int16, int32, int64, uint8, uint16,
/// uint32, uint64, float32, float64, complex64, complex128)
/// Returns [batch..., n, k], of dtype x1: The solutions; batch is what left and right broadcast to. Without k for a
/// vector.
/// Example: lstsq(Tensor{{1.0f}, {1.0f}}, Tensor{{1.0f}, {3.0f}}) is [[2.]]
inline Fallible<Tensor> lstsq(const Operand& x1, const Operand& x2, const LstsqOptions& options = LstsqOptions()) {
  static detail::PreparedOp op("lstsq");
  detail::Arguments arguments;
  arguments.add(0, options.rtol_);
  return detail::run_with(op, arguments, x1, x2);
}

/// What lu() gives.
struct LuOutputs {
  /// U in the upper triangle, and L, whose diagonal has ones, below it.
  Tensor lu;
  /// The row of x that stands in each place.
  Tensor p;
};

/// The factors of matrices with rows exchanged, x[p] = L U. A singular matrix has them too, but its gradient is
/// Code::invalid_argument.
/// - x: [outer..., m, n]: Matrices; integers become floats first. (bool, int8, int16, int32, int64, uint8, uint16,
/// uint32, uint64, float32, float64, complex64, complex128)
/// Returns x, of dtype x: U in the upper triangle, and L, whose diagonal has ones, below it.
/// Returns [outer..., m], of dtype int32: The row of x that stands in each place.
/// Example: lu(Tensor{{1.0f, 3.0f}, {2.0f, 4.0f}}) is [[2.  4. ] [0.5 1. ]] and [1 0]
inline Fallible<LuOutputs> lu(const Operand& x) {
  static detail::PreparedOp op("lu");
  detail::Arguments arguments;
  EAGER_TRY(std::vector<Tensor> outputs, detail::run_several(op, arguments, x));
  return LuOutputs{std::move(outputs[0]), std::move(outputs[1])};
}

/// The solutions y of a y = x2, from the factors of a. A zero on a diagonal is Code::invalid_argument.
/// - lu: [left..., n, n]: The factors that lu gives. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64,
/// float32, float64, complex64, complex128)
/// - p: [left..., n]: The places of rows that lu gives. (int32, int64)
/// - x2: [right..., n, k]: The right-hand sides, or the vector [n]. (bool, int8, int16, int32, int64, uint8, uint16,
/// uint32, uint64, float32, float64, complex64, complex128)
/// Returns [batch..., n, k], of dtype lu: The solutions; batch is what left and right broadcast to. Without k for a
/// vector.
/// Example: lu_solve(Tensor{{2.0f, 4.0f}, {0.5f, 1.0f}}, Tensor{1, 0}, Tensor{{4.0f}, {6.0f}}) is [[1.] [1.]]
inline Fallible<Tensor> lu_solve(const Operand& lu, const Operand& p, const Operand& x2) {
  static detail::PreparedOp op("lu_solve");
  return detail::run(op, lu, p, x2);
}

/// What map() may be given.
class MapOptions {
 public:
  /// How many of the inputs, the last ones, are the same in each iteration. Default: 0.
  MapOptions& num_invariants(int64_t value) { return num_invariants_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> num_invariants_;
};

/// A function of each slice along the first axis.
/// - inputs: Tensors of one first dim, and the invariants.
/// - function: A function of a slice of each tensor, and of the invariants.
/// Returns of dtype inputs: What the function gives, each stacked along a new first axis.
inline Fallible<std::vector<Tensor>> map(const Operands& inputs, const Function& function,
                                         const MapOptions& options = MapOptions()) {
  detail::Arguments arguments;
  arguments.add(0, options.num_invariants_);
  return detail::run_made("map", {{"function", &function}}, arguments, inputs);
}

/// What matmul() may be given.
class MatmulOptions {
 public:
  /// Whether x1 comes as [left..., k, m]. Default: false.
  MatmulOptions& transpose_a(bool value) { return transpose_a_.set(value), *this; }
  /// Whether x2 comes as [right..., n, k]. Default: false.
  MatmulOptions& transpose_b(bool value) { return transpose_b_.set(value), *this; }
  /// Whether x1 comes as [left..., k, m], and its conjugate is taken. Default: false.
  MatmulOptions& adjoint_a(bool value) { return adjoint_a_.set(value), *this; }
  /// Whether x2 comes as [right..., n, k], and its conjugate is taken. Default: false.
  MatmulOptions& adjoint_b(bool value) { return adjoint_b_.set(value), *this; }

  // The values that were given.
  detail::Given<bool> transpose_a_;
  detail::Given<bool> transpose_b_;
  detail::Given<bool> adjoint_a_;
  detail::Given<bool> adjoint_b_;
};

/// The matrix product. Leading dims are batches and broadcast. A vector on the left is a row, on the right a column,
/// and the result does not have that dim, as in NumPy's matmul. Of booleans, a sum says whether a product is true.
/// - x1: [left..., m, k]: Matrices, or the vector [k].
/// - x2: [right..., k, n]: Matrices, or the vector [k].
/// Returns [batch..., m, n], of dtype x1: The products; batch is what left and right broadcast to.
/// Example: matmul(Tensor{{1.0f, 2.0f}, {3.0f, 4.0f}}, Tensor{{1.0f, 0.0f}, {1.0f, 1.0f}}) is [[3. 2.] [7. 4.]]
inline Fallible<Tensor> matmul(const Operand& x1, const Operand& x2, const MatmulOptions& options = MatmulOptions()) {
  static detail::PreparedOp op("matmul");
  detail::Arguments arguments;
  arguments.add(0, options.transpose_a_);
  arguments.add(1, options.transpose_b_);
  arguments.add(2, options.adjoint_a_);
  arguments.add(3, options.adjoint_b_);
  return detail::run_with(op, arguments, x1, x2);
}

/// What matrix_cond() may be given.
class MatrixCondOptions {
 public:
  /// The norm, as in matrix_norm. Default: two.
  MatrixCondOptions& p(P value) { return p_.set(value), *this; }

  // The values that were given.
  detail::Given<P> p_;
};

/// The condition numbers of matrices. Where the norm is neither TWO nor MINUS_TWO, they are square, and a singular one
/// is Code::invalid_argument.
/// - x: [outer..., m, n]: Matrices; integers become floats first. (bool, int8, int16, int32, int64, uint8, uint16,
/// uint32, uint64, float32, float64, complex64, complex128)
/// Returns [outer...], of dtype real(x): With TWO the largest over the smallest singular value, which is inf where that
/// is 0; with MINUS_TWO the reverse, which is inf where both are 0; else the norms of x times those of the inverses.
/// Example: matrix_cond(Tensor{{4.0f, 0.0f}, {0.0f, 2.0f}}) is 2.0
inline Fallible<Tensor> matrix_cond(const Operand& x, const MatrixCondOptions& options = MatrixCondOptions()) {
  static detail::PreparedOp op("matrix_cond");
  detail::Arguments arguments;
  arguments.add(0, options.p_);
  return detail::run_with(op, arguments, x);
}

/// What matrix_diag() may be given.
class MatrixDiagOptions {
 public:
  /// The diagonal: 0 the main one, above it greater, below it less. Default: 0.
  MatrixDiagOptions& k(int64_t value) { return k_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> k_;
};

/// Square matrices with x on their k-th diagonals and zeros elsewhere.
/// - x: [outer..., n]: The diagonals.
/// Returns [outer..., m, m], of dtype x: The matrices; m is n + |k|.
/// Example: matrix_diag(Tensor{1, 2}) is [[1 0] [0 2]]
inline Fallible<Tensor> matrix_diag(const Operand& x, const MatrixDiagOptions& options = MatrixDiagOptions()) {
  static detail::PreparedOp op("matrix_diag");
  detail::Arguments arguments;
  arguments.add(0, options.k_);
  return detail::run_with(op, arguments, x);
}

/// The exponentials of matrices, the sums of x^k / k!. Numbers that are not finite give NaN.
/// - x: [outer..., n, n]: Square matrices. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float32,
/// float64, complex64, complex128)
/// Returns x, of dtype x: Their exponentials.
/// Example: matrix_exp(Tensor{{0.0f, 1.0f}, {0.0f, 0.0f}}) is [[1. 1.] [0. 1.]]
inline Fallible<Tensor> matrix_exp(const Operand& x) {
  static detail::PreparedOp op("matrix_exp");
  return detail::run(op, x);
}

/// What matrix_norm() may be given.
class MatrixNormOptions {
 public:
  /// Whether the last two axes stay, with size 1. Default: false.
  MatrixNormOptions& keepdims(bool value) { return keepdims_.set(value), *this; }
  /// FRO: the root of the sum of the squares; NUC: the sum of the singular values; TWO and MINUS_TWO, or 2 and -2: the
  /// largest and the smallest of them; ONE and MINUS_ONE: the largest and the smallest sum of the magnitudes in a
  /// column; INF and MINUS_INF: those in a row. Default: fro.
  MatrixNormOptions& order(Order value) { return order_.set(value), *this; }

  // The values that were given.
  detail::Given<bool> keepdims_;
  detail::Given<Order> order_;
};

/// The norms of matrices.
/// - x: [outer..., m, n]: Matrices; integers become floats first. (bool, int8, int16, int32, int64, uint8, uint16,
/// uint32, uint64, float32, float64, complex64, complex128)
/// Returns of dtype real(x): A real norm for each matrix: [outer...], or with keepdims [outer..., 1, 1].
/// Example: matrix_norm(Tensor{{3.0f, 0.0f}, {4.0f, 0.0f}}) is 5.0
inline Fallible<Tensor> matrix_norm(const Operand& x, const MatrixNormOptions& options = MatrixNormOptions()) {
  static detail::PreparedOp op("matrix_norm");
  detail::Arguments arguments;
  arguments.add(0, options.keepdims_);
  arguments.add(1, options.order_);
  return detail::run_with(op, arguments, x);
}

/// Powers of square matrices.
/// - x: [outer..., m, m]: Square matrices. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16,
/// bfloat16, float32, float64, complex64, complex128)
/// - n: The power.
/// Returns x, of dtype x: x times itself, n times; unit matrices for 0. For negative n, which integers do not take,
/// powers of the inverses. A singular matrix is Code::invalid_argument there.
/// Example: matrix_power(Tensor{{1, 1}, {0, 1}}, 3) is [[1 3] [0 1]]
inline Fallible<Tensor> matrix_power(const Operand& x, int64_t n) {
  static detail::PreparedOp op("matrix_power");
  detail::Arguments arguments;
  arguments.add(0, n);
  return detail::run_with(op, arguments, x);
}

/// What matrix_rank() may be given.
class MatrixRankOptions {
 public:
  /// A singular value counts as zero where it is at most rtol times the largest. The larger dim times the spacing of
  /// numbers at 1 if it is not given.
  MatrixRankOptions& rtol(double value) { return rtol_.set(value), *this; }

  // The values that were given.
  detail::Given<double> rtol_;
};

/// The number of singular values of matrices that are not zero. 0 of a matrix with a number that is not finite.
/// - x: [outer..., m, n]: Matrices; integers become floats first. (bool, int8, int16, int32, int64, uint8, uint16,
/// uint32, uint64, float32, float64, complex64, complex128)
/// Returns [outer...], of dtype int64: The ranks.
/// Example: matrix_rank(Tensor{{1.0f, 2.0f}, {2.0f, 4.0f}}) is 1
inline Fallible<Tensor> matrix_rank(const Operand& x, const MatrixRankOptions& options = MatrixRankOptions()) {
  static detail::PreparedOp op("matrix_rank");
  detail::Arguments arguments;
  arguments.add(0, options.rtol_);
  return detail::run_with(op, arguments, x);
}

/// What matrix_trace() may be given.
class MatrixTraceOptions {
 public:
  /// The diagonal: 0 the main one, above it greater, below it less. Default: 0.
  MatrixTraceOptions& offset(int64_t value) { return offset_.set(value), *this; }
  /// The result's dtype. x's if it is not given, but int64 or uint64 for integers and booleans.
  MatrixTraceOptions& dtype(DType value) { return dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> offset_;
  detail::Given<DType> dtype_;
};

/// The sums of the diagonals of matrices. Integers and booleans become int64 or uint64.
/// - x: [outer..., m, n]: Matrices.
/// Returns [outer...], of dtype x: The sums.
/// Example: matrix_trace(Tensor{{1.0f, 2.0f}, {3.0f, 4.0f}}) is 5.0
inline Fallible<Tensor> matrix_trace(const Operand& x, const MatrixTraceOptions& options = MatrixTraceOptions()) {
  static detail::PreparedOp op("matrix_trace");
  detail::Arguments arguments;
  arguments.add(0, options.offset_);
  arguments.add(1, options.dtype_);
  return detail::run_with(op, arguments, x);
}

/// The transposes of matrices.
/// - x: [outer..., m, n]: Matrices.
/// Returns [outer..., n, m], of dtype x: Their transposes.
/// Example: matrix_transpose(Tensor{{1, 2}, {3, 4}}) is [[1 3] [2 4]]
inline Fallible<Tensor> matrix_transpose(const Operand& x) {
  static detail::PreparedOp op("matrix_transpose");
  return detail::run(op, x);
}

/// What max() may be given.
class MaxOptions {
 public:
  /// The axes to reduce, each once; negative ones count from the end. All axes if it is not given.
  MaxOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }
  /// Whether the axes that are reduced stay, with size 1. Default: false.
  MaxOptions& keepdims(bool value) { return keepdims_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axis_;
  detail::Given<bool> keepdims_;
};

/// The largest element over axes; NaN where one is NaN. An empty axis is Code::invalid_argument.
/// - x: The elements to be reduced. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns reduced(x), of dtype x: A result for each place that axis leaves.
/// Example: max(Tensor{{1, 9}, {7, 5}}, MaxOptions().axis({1})) is [9 7]
inline Fallible<Tensor> max(const Operand& x, const MaxOptions& options = MaxOptions()) {
  static detail::PreparedOp op("max");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.keepdims_);
  return detail::run_with(op, arguments, x);
}

/// What max_pool1d() may be given.
class MaxPool1dOptions {
 public:
  /// The size of a window. Default: {2}.
  MaxPool1dOptions& ksize(const Ints& value) { return ksize_.set({value.begin(), value.end()}), *this; }
  /// How far windows are apart. As far as ksize if it is not given.
  MaxPool1dOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT: paddings.
  /// Default: valid.
  MaxPool1dOptions& padding(Padding value) { return padding_.set(value), *this; }
  /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
  /// second. Shapes are those of NHWC. Default: nhwc.
  MaxPool1dOptions& data_format(DataFormat value) { return data_format_.set(value), *this; }
  /// Places that are added: left, right; one value stands for both. For EXPLICIT alone, else it must be not given.
  MaxPool1dOptions& paddings(const Ints& value) { return paddings_.set({value.begin(), value.end()}), *this; }
  /// How far the filter's elements are apart. Default: {1}.
  MaxPool1dOptions& dilations(const Ints& value) { return dilations_.set({value.begin(), value.end()}), *this; }
  /// Whether a last window that reaches beyond the padding counts, if it begins before that. SAME has none. Default:
  /// false.
  MaxPool1dOptions& ceil_mode(bool value) { return ceil_mode_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> ksize_;
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<Padding> padding_;
  detail::Given<DataFormat> data_format_;
  detail::Given<std::vector<int64_t>> paddings_;
  detail::Given<std::vector<int64_t>> dilations_;
  detail::Given<bool> ceil_mode_;
};

/// The largest element of each window, channel by channel; NaN where one is NaN.
/// - x: [n, w, c]: Sequences in the order of data_format: w places, and their channels. (int8, int16, int32, int64,
/// uint8, uint16, uint32, uint64, float16, bfloat16, float32, float64)
/// Returns [n, ow, c], of dtype x: A value for each window, in the order of data_format.
/// Example: max_pool1d(Tensor{{{1.0f}, {2.0f}}}, MaxPool1dOptions().ksize({2})) is [[[2.]]]
inline Fallible<Tensor> max_pool1d(const Operand& x, const MaxPool1dOptions& options = MaxPool1dOptions()) {
  static detail::PreparedOp op("max_pool1d");
  detail::Arguments arguments;
  arguments.add(0, options.strides_);
  arguments.add(1, options.padding_);
  arguments.add(2, options.paddings_);
  arguments.add(3, options.data_format_);
  arguments.add(4, options.ksize_);
  arguments.add(5, options.dilations_);
  arguments.add(6, options.ceil_mode_);
  return detail::run_with(op, arguments, x);
}

/// What max_pool2d() may be given.
class MaxPool2dOptions {
 public:
  /// The size of a window: rows, columns; one value stands for both. Default: {2, 2}.
  MaxPool2dOptions& ksize(const Ints& value) { return ksize_.set({value.begin(), value.end()}), *this; }
  /// How far windows are apart: rows, columns; one value stands for both. As far as ksize if it is not given.
  MaxPool2dOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT: paddings.
  /// Default: valid.
  MaxPool2dOptions& padding(Padding value) { return padding_.set(value), *this; }
  /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
  /// second. Shapes are those of NHWC. Default: nhwc.
  MaxPool2dOptions& data_format(DataFormat value) { return data_format_.set(value), *this; }
  /// Rows and columns that are added: top, bottom, left, right; one value stands for all. For EXPLICIT alone, else it
  /// must be not given.
  MaxPool2dOptions& paddings(const Ints& value) { return paddings_.set({value.begin(), value.end()}), *this; }
  /// How far the filter's elements are apart: rows, columns; one value stands for both. Default: {1, 1}.
  MaxPool2dOptions& dilations(const Ints& value) { return dilations_.set({value.begin(), value.end()}), *this; }
  /// Whether a last window that reaches beyond the padding counts, if it begins before that. SAME has none. Default:
  /// false.
  MaxPool2dOptions& ceil_mode(bool value) { return ceil_mode_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> ksize_;
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<Padding> padding_;
  detail::Given<DataFormat> data_format_;
  detail::Given<std::vector<int64_t>> paddings_;
  detail::Given<std::vector<int64_t>> dilations_;
  detail::Given<bool> ceil_mode_;
};

/// The largest element of each window, channel by channel; NaN where one is NaN.
/// - x: [n, h, w, c]: Images in the order of data_format: h rows, w columns, and their channels. (int8, int16, int32,
/// int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32, float64)
/// Returns [n, oh, ow, c], of dtype x: A value for each window, in the order of data_format.
/// Example: max_pool2d(reshape(Tensor{1.0f, 2.0f, 3.0f, 4.0f}, {1, 2, 2, 1}), MaxPool2dOptions().ksize({2, 2})) is
/// [[[[4.]]]]
inline Fallible<Tensor> max_pool2d(const Operand& x, const MaxPool2dOptions& options = MaxPool2dOptions()) {
  static detail::PreparedOp op("max_pool2d");
  detail::Arguments arguments;
  arguments.add(0, options.strides_);
  arguments.add(1, options.padding_);
  arguments.add(2, options.paddings_);
  arguments.add(3, options.data_format_);
  arguments.add(4, options.ksize_);
  arguments.add(5, options.dilations_);
  arguments.add(6, options.ceil_mode_);
  return detail::run_with(op, arguments, x);
}

/// What max_pool3d() may be given.
class MaxPool3dOptions {
 public:
  /// The size of a window: slices, rows, columns; one value stands for all. Default: {2, 2, 2}.
  MaxPool3dOptions& ksize(const Ints& value) { return ksize_.set({value.begin(), value.end()}), *this; }
  /// How far windows are apart: slices, rows, columns; one value stands for all. As far as ksize if it is not given.
  MaxPool3dOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT: paddings.
  /// Default: valid.
  MaxPool3dOptions& padding(Padding value) { return padding_.set(value), *this; }
  /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
  /// second. Shapes are those of NHWC. Default: nhwc.
  MaxPool3dOptions& data_format(DataFormat value) { return data_format_.set(value), *this; }
  /// Slices, rows and columns that are added: front, back, top, bottom, left, right; one value stands for all. For
  /// EXPLICIT alone, else it must be not given.
  MaxPool3dOptions& paddings(const Ints& value) { return paddings_.set({value.begin(), value.end()}), *this; }
  /// How far the filter's elements are apart: slices, rows, columns; one value stands for all. Default: {1, 1, 1}.
  MaxPool3dOptions& dilations(const Ints& value) { return dilations_.set({value.begin(), value.end()}), *this; }
  /// Whether a last window that reaches beyond the padding counts, if it begins before that. SAME has none. Default:
  /// false.
  MaxPool3dOptions& ceil_mode(bool value) { return ceil_mode_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> ksize_;
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<Padding> padding_;
  detail::Given<DataFormat> data_format_;
  detail::Given<std::vector<int64_t>> paddings_;
  detail::Given<std::vector<int64_t>> dilations_;
  detail::Given<bool> ceil_mode_;
};

/// The largest element of each window, channel by channel; NaN where one is NaN.
/// - x: [n, d, h, w, c]: Volumes in the order of data_format: d slices, h rows, w columns, and their channels. (int8,
/// int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32, float64)
/// Returns [n, od, oh, ow, c], of dtype x: A value for each window, in the order of data_format.
/// Example: max_pool3d(reshape(Tensor{1.0f, 2.0f}, {1, 1, 1, 2, 1}), MaxPool3dOptions().ksize({1, 1, 2})) is
/// [[[[[2.]]]]]
inline Fallible<Tensor> max_pool3d(const Operand& x, const MaxPool3dOptions& options = MaxPool3dOptions()) {
  static detail::PreparedOp op("max_pool3d");
  detail::Arguments arguments;
  arguments.add(0, options.strides_);
  arguments.add(1, options.padding_);
  arguments.add(2, options.paddings_);
  arguments.add(3, options.data_format_);
  arguments.add(4, options.ksize_);
  arguments.add(5, options.dilations_);
  arguments.add(6, options.ceil_mode_);
  return detail::run_with(op, arguments, x);
}

/// What max_pool_with_argmax() may be given.
class MaxPoolWithArgmaxOptions {
 public:
  /// The size of a window along each spatial axis; one value stands for all. Default: {2}.
  MaxPoolWithArgmaxOptions& ksize(const Ints& value) { return ksize_.set({value.begin(), value.end()}), *this; }
  /// How far windows are apart along each spatial axis; one value stands for all. As far as ksize if it is not given.
  MaxPoolWithArgmaxOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT: paddings.
  /// Default: valid.
  MaxPoolWithArgmaxOptions& padding(Padding value) { return padding_.set(value), *this; }
  /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
  /// second. Shapes are those of NHWC. Default: nhwc.
  MaxPoolWithArgmaxOptions& data_format(DataFormat value) { return data_format_.set(value), *this; }
  /// Places that are added before and after each spatial axis; one value stands for all. For EXPLICIT alone; it may be
  /// not given otherwise.
  MaxPoolWithArgmaxOptions& paddings(const Ints& value) { return paddings_.set({value.begin(), value.end()}), *this; }
  /// How far the filter's elements are apart along each spatial axis; one value stands for all. Default: {1}.
  MaxPoolWithArgmaxOptions& dilations(const Ints& value) { return dilations_.set({value.begin(), value.end()}), *this; }
  /// Whether a last window that reaches beyond the padding counts, if it begins before that. SAME has none. Default:
  /// false.
  MaxPoolWithArgmaxOptions& ceil_mode(bool value) { return ceil_mode_.set(value), *this; }
  /// Whether places are counted among the elements of all images. Default: false.
  MaxPoolWithArgmaxOptions& include_batch_in_index(bool value) { return include_batch_in_index_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> ksize_;
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<Padding> padding_;
  detail::Given<DataFormat> data_format_;
  detail::Given<std::vector<int64_t>> paddings_;
  detail::Given<std::vector<int64_t>> dilations_;
  detail::Given<bool> ceil_mode_;
  detail::Given<bool> include_batch_in_index_;
};

/// What max_pool_with_argmax() gives.
struct MaxPoolWithArgmaxOutputs {
  /// The largest elements, as max_pool2d has them.
  Tensor y;
  /// The place of the first of them among the image's elements in row-major order; -1 if a window reads none.
  Tensor argmax;
};

/// The largest element of each window, and its place in the image.
/// - x: [n, sizes..., c]: Sequences, images or volumes in the order of data_format: one to three spatial axes, and
/// their channels. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32, float64)
/// Returns [n, windows..., c], of dtype x: The largest elements, as max_pool2d has them.
/// Returns [n, windows..., c], of dtype int64: The place of the first of them among the image's elements in row-major
/// order; -1 if a window reads none.
/// Example: max_pool_with_argmax(Tensor{{{1.0f}, {5.0f}, {3.0f}, {4.0f}}}, MaxPoolWithArgmaxOptions().ksize({2})) is
/// [[[5.]  [4.]]] and [[[1]  [3]]]
inline Fallible<MaxPoolWithArgmaxOutputs> max_pool_with_argmax(
    const Operand& x, const MaxPoolWithArgmaxOptions& options = MaxPoolWithArgmaxOptions()) {
  static detail::PreparedOp op("max_pool_with_argmax");
  detail::Arguments arguments;
  arguments.add(0, options.strides_);
  arguments.add(1, options.padding_);
  arguments.add(2, options.paddings_);
  arguments.add(3, options.data_format_);
  arguments.add(4, options.ksize_);
  arguments.add(5, options.dilations_);
  arguments.add(6, options.ceil_mode_);
  arguments.add(7, options.include_batch_in_index_);
  EAGER_TRY(std::vector<Tensor> outputs, detail::run_several(op, arguments, x));
  return MaxPoolWithArgmaxOutputs{std::move(outputs[0]), std::move(outputs[1])};
}

/// What max_unpool() may be given.
class MaxUnpoolOptions {
 public:
  /// The size of a window along each spatial axis; one value stands for all. Default: {2}.
  MaxUnpoolOptions& ksize(const Ints& value) { return ksize_.set({value.begin(), value.end()}), *this; }
  /// How far windows are apart along each spatial axis; one value stands for all. As far as ksize if it is not given.
  MaxUnpoolOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT: paddings.
  /// Default: valid.
  MaxUnpoolOptions& padding(Padding value) { return padding_.set(value), *this; }
  /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
  /// second. Shapes are those of NHWC. Default: nhwc.
  MaxUnpoolOptions& data_format(DataFormat value) { return data_format_.set(value), *this; }
  /// Places that are added before and after each spatial axis; one value stands for all. For EXPLICIT alone; it may be
  /// not given otherwise.
  MaxUnpoolOptions& paddings(const Ints& value) { return paddings_.set({value.begin(), value.end()}), *this; }
  /// The size of the result along each spatial axis. What the pool's windows reach, without padding, if it is not
  /// given.
  MaxUnpoolOptions& output_size(const Ints& value) { return output_size_.set({value.begin(), value.end()}), *this; }
  /// Whether places are counted among the elements of all images. Default: false.
  MaxUnpoolOptions& include_batch_in_index(bool value) { return include_batch_in_index_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> ksize_;
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<Padding> padding_;
  detail::Given<DataFormat> data_format_;
  detail::Given<std::vector<int64_t>> paddings_;
  detail::Given<std::vector<int64_t>> output_size_;
  detail::Given<bool> include_batch_in_index_;
};

/// Zeros, with each element of x at the place that max_pool_with_argmax gives.
/// - x: [n, windows..., c]: What a pool gives.
/// - indices: x: The places of elements in the result, each once (else the last one counts, and the gradient goes to
/// all); Code::invalid_argument where one is out of range. (int32, int64)
/// Returns [n, sizes..., c], of dtype x: The images, in the order of data_format.
/// Example: max_unpool(Tensor{{{5.0f}, {4.0f}}}, Tensor{{{1}, {3}}}, MaxUnpoolOptions().ksize({2})) is [[[0.]  [5.]
/// [0.]  [4.]]]
inline Fallible<Tensor> max_unpool(const Operand& x, const Operand& indices,
                                   const MaxUnpoolOptions& options = MaxUnpoolOptions()) {
  static detail::PreparedOp op("max_unpool");
  detail::Arguments arguments;
  arguments.add(0, options.strides_);
  arguments.add(1, options.padding_);
  arguments.add(2, options.paddings_);
  arguments.add(3, options.data_format_);
  arguments.add(4, options.ksize_);
  arguments.add(5, options.output_size_);
  arguments.add(6, options.include_batch_in_index_);
  return detail::run_with(op, arguments, x, indices);
}

/// The larger of x1 and x2; NaN where either is NaN.
/// - x1: The first operands. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32,
/// float64)
/// - x2: The second operands; the shapes of both broadcast. (int8, int16, int32, int64, uint8, uint16, uint32, uint64,
/// float16, bfloat16, float32, float64)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: maximum(Tensor{1, 5}, Tensor{3, 2}) is [3 5]
inline Fallible<Tensor> maximum(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("maximum");
  return detail::run(op, x1, x2);
}

/// What mean() may be given.
class MeanOptions {
 public:
  /// The axes to reduce, each once; negative ones count from the end. All axes if it is not given.
  MeanOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }
  /// Whether the axes that are reduced stay, with size 1. Default: false.
  MeanOptions& keepdims(bool value) { return keepdims_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axis_;
  detail::Given<bool> keepdims_;
};

/// The mean over axes; integers become floats first. NaN where there is no element.
/// - x: The elements to be reduced.
/// Returns reduced(x), of dtype x: A result for each place that axis leaves.
/// Example: mean(Tensor{{1.0f, 2.0f}, {3.0f, 4.0f}}, MeanOptions().axis({0})) is [2. 3.]
inline Fallible<Tensor> mean(const Operand& x, const MeanOptions& options = MeanOptions()) {
  static detail::PreparedOp op("mean");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.keepdims_);
  return detail::run_with(op, arguments, x);
}

/// What median() may be given.
class MedianOptions {
 public:
  /// The axes to reduce, each once; negative ones count from the end. All axes if it is not given.
  MedianOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }
  /// Whether the axes that are reduced stay, with size 1. Default: false.
  MedianOptions& keepdims(bool value) { return keepdims_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axis_;
  detail::Given<bool> keepdims_;
};

/// The middle element over axes, or the mean of the two in the middle; integers become floats first. NaN where an
/// element is.
/// - x: The elements to be reduced. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns reduced(x), of dtype x: A result for each place that axis leaves.
/// Example: median(Tensor{3.0f, 1.0f, 2.0f, 8.0f}) is 2.5
inline Fallible<Tensor> median(const Operand& x, const MedianOptions& options = MedianOptions()) {
  static detail::PreparedOp op("median");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.keepdims_);
  return detail::run_with(op, arguments, x);
}

/// What meshgrid() may be given.
class MeshgridOptions {
 public:
  /// IJ: dim i is that of vector i; XY: the first two are interchanged. Default: xy.
  MeshgridOptions& indexing(Indexing value) { return indexing_.set(value), *this; }

  // The values that were given.
  detail::Given<Indexing> indexing_;
};

/// The coordinates of a grid's points: a tensor for each axis, made of the coordinates along it.
/// - arrays: The coordinates along each axis: a vector, or a scalar for one.
/// Returns of dtype arrays: The coordinates of all points, each tensor of the dtype of its vector.
/// Example: meshgrid({Tensor{1, 2, 3}, Tensor{4, 5}}) is [[1 2 3] [1 2 3]] and [[4 4 4] [5 5 5]]
inline Fallible<std::vector<Tensor>> meshgrid(const Operands& arrays,
                                              const MeshgridOptions& options = MeshgridOptions()) {
  static detail::PreparedOp op("meshgrid");
  detail::Arguments arguments;
  arguments.add(0, options.indexing_);
  EAGER_OPERANDS(arrays);
  return detail::run_list(op, arguments, arrays.data(), arrays.size());
}

/// What min() may be given.
class MinOptions {
 public:
  /// The axes to reduce, each once; negative ones count from the end. All axes if it is not given.
  MinOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }
  /// Whether the axes that are reduced stay, with size 1. Default: false.
  MinOptions& keepdims(bool value) { return keepdims_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axis_;
  detail::Given<bool> keepdims_;
};

/// The smallest element over axes; NaN where one is NaN. An empty axis is Code::invalid_argument.
/// - x: The elements to be reduced. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns reduced(x), of dtype x: A result for each place that axis leaves.
/// Example: min(Tensor{{1, 9}, {7, 5}}, MinOptions().axis({1})) is [1 5]
inline Fallible<Tensor> min(const Operand& x, const MinOptions& options = MinOptions()) {
  static detail::PreparedOp op("min");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.keepdims_);
  return detail::run_with(op, arguments, x);
}

/// The smaller of x1 and x2; NaN where either is NaN.
/// - x1: The first operands. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32,
/// float64)
/// - x2: The second operands; the shapes of both broadcast. (int8, int16, int32, int64, uint8, uint16, uint32, uint64,
/// float16, bfloat16, float32, float64)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: minimum(Tensor{1, 5}, Tensor{3, 2}) is [1 2]
inline Fallible<Tensor> minimum(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("minimum");
  return detail::run(op, x1, x2);
}

/// x * tanh(softplus(x)) (Misra, 2019).
/// - x: The operands, one by one. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: mish(Tensor{0.0f, 2.0f}) is [0.       1.943959]
inline Fallible<Tensor> mish(const Operand& x) {
  static detail::PreparedOp op("mish");
  return detail::run(op, x);
}

/// What modf() gives.
struct ModfOutputs {
  /// What is behind the point; 0 where x is infinite.
  Tensor fraction;
  /// The rest, rounded towards 0.
  Tensor whole;
};

/// The fraction and the whole part of x, both with x's sign.
/// - x: The numbers; integers become floats first. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64,
/// float16, bfloat16, float32, float64)
/// Returns x, of dtype x: What is behind the point; 0 where x is infinite.
/// Returns x, of dtype x: The rest, rounded towards 0.
/// Example: modf(Tensor{2.5f, -1.25f}) is [ 0.5  -0.25] and [ 2. -1.]
inline Fallible<ModfOutputs> modf(const Operand& x) {
  static detail::PreparedOp op("modf");
  detail::Arguments arguments;
  EAGER_TRY(std::vector<Tensor> outputs, detail::run_several(op, arguments, x));
  return ModfOutputs{std::move(outputs[0]), std::move(outputs[1])};
}

/// What moments() may be given.
class MomentsOptions {
 public:
  /// The axes to reduce, each once; negative ones count from the end. All axes if it is not given.
  MomentsOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }
  /// Whether the axes that are reduced stay, with size 1. Default: false.
  MomentsOptions& keepdims(bool value) { return keepdims_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axis_;
  detail::Given<bool> keepdims_;
};

/// What moments() gives.
struct MomentsOutputs {
  /// The means. NaN where there is no element.
  Tensor mean;
  /// The means of the squared distances from them.
  Tensor variance;
};

/// The mean and the variance over axes; integers become floats first.
/// - x: The elements to be reduced.
/// Returns reduced(x), of dtype x: The means. NaN where there is no element.
/// Returns reduced(x), of dtype real(x): The means of the squared distances from them.
/// Example: moments(Tensor{{1.0f, 3.0f}, {2.0f, 6.0f}}, MomentsOptions().axis({1})) is [2. 4.] and [1. 4.]
inline Fallible<MomentsOutputs> moments(const Operand& x, const MomentsOptions& options = MomentsOptions()) {
  static detail::PreparedOp op("moments");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.keepdims_);
  EAGER_TRY(std::vector<Tensor> outputs, detail::run_several(op, arguments, x));
  return MomentsOutputs{std::move(outputs[0]), std::move(outputs[1])};
}

/// x with axes moved to other places; the others keep their order.
/// - x: The elements.
/// - source: The axes to move, each once; negative ones count from the end.
/// - destination: Where each of them goes; negative ones count from the end.
/// Returns of dtype x: The same elements.
/// Example: moveaxis(Tensor{{1, 2, 3}}, {0}, {-1}) is [[1] [2] [3]]
inline Fallible<Tensor> moveaxis(const Operand& x, const Ints& source, const Ints& destination) {
  static detail::PreparedOp op("moveaxis");
  detail::Arguments arguments;
  arguments.add(0, source);
  arguments.add(1, destination);
  return detail::run_with(op, arguments, x);
}

/// What multi_head_attention() may be given.
class MultiHeadAttentionOptions {
 public:
  /// What is added to the projected queries; nothing if it is not given.
  MultiHeadAttentionOptions& query_bias(const Operand& value) { return query_bias_.keep(value), *this; }
  /// What is added to the projected keys; nothing if it is not given.
  MultiHeadAttentionOptions& key_bias(const Operand& value) { return key_bias_.keep(value), *this; }
  /// What is added to the projected values; nothing if it is not given.
  MultiHeadAttentionOptions& value_bias(const Operand& value) { return value_bias_.keep(value), *this; }
  /// What is added to the output; nothing if it is not given.
  MultiHeadAttentionOptions& output_bias(const Operand& value) { return output_bias_.keep(value), *this; }
  /// Which keys each query reads, or what is added to the scaled products; broadcasts to [outer..., heads, rows,
  /// columns]. With as many axes as query it serves all heads. All keys are read if it is not given.
  MultiHeadAttentionOptions& mask(const Operand& value) { return mask_.keep(value), *this; }
  /// Whether each query reads only the keys that are not behind its own place. Default: false.
  MultiHeadAttentionOptions& is_causal(bool value) { return is_causal_.set(value), *this; }
  /// The factor of the products; 1 / sqrt(depth) if it is not given.
  MultiHeadAttentionOptions& scale(double value) { return scale_.set(value), *this; }
  /// The probability in [0, 1) that a weight is replaced by 0; the others are multiplied by 1 / (1 - dropout). Default:
  /// 0.
  MultiHeadAttentionOptions& dropout(double value) { return dropout_.set(value), *this; }
  /// The same weights are dropped at every call; 0: by the next numbers of the context's stream, which begins with its
  /// seed. Default: 0.
  MultiHeadAttentionOptions& seed(int64_t value) { return seed_.set(value), *this; }

  // The values that were given.
  detail::Kept query_bias_;
  detail::Kept key_bias_;
  detail::Kept value_bias_;
  detail::Kept output_bias_;
  detail::Kept mask_;
  detail::Given<bool> is_causal_;
  detail::Given<double> scale_;
  detail::Given<double> dropout_;
  detail::Given<int64_t> seed_;
};

/// Attention by heads, each with projections of its own (Vaswani et al., 2017). Their results are projected and added
/// up. See scaled_dot_product_attention. Of halves the projections and the means are rounded, too.
/// - query: [outer..., rows, n]: What asks. (float16, bfloat16, float32, float64)
/// - key: [outer..., columns, m]: What is compared with the queries. (float16, bfloat16, float32, float64)
/// - value: [outer..., columns, l]: What means are taken of. (float16, bfloat16, float32, float64)
/// - query_kernel: [n, heads, depth]: The projection of the queries. heads may be a multiple of that of key_kernel and
/// value_kernel: neighbours then share these. (float16, bfloat16, float32, float64)
/// - key_kernel: [m, heads, depth]: The projection of the keys. (float16, bfloat16, float32, float64)
/// - value_kernel: [l, heads, width]: The projection of the values. (float16, bfloat16, float32, float64)
/// - output_kernel: [heads, width, out]: The projection of the means. (float16, bfloat16, float32, float64)
/// Returns [outer..., rows, out], of dtype x: The projected means.
/// Example: multi_head_attention(Tensor{{1.0f}}, Tensor{{0.0f}}, Tensor{{3.0f}}, Tensor{{{1.0f}}}, Tensor{{{1.0f}}},
/// Tensor{{{2.0f}}}, Tensor{{{1.0f}}}) is [[6.]]
inline Fallible<Tensor> multi_head_attention(const Operand& query, const Operand& key, const Operand& value,
                                             const Operand& query_kernel, const Operand& key_kernel,
                                             const Operand& value_kernel, const Operand& output_kernel,
                                             const MultiHeadAttentionOptions& options = MultiHeadAttentionOptions()) {
  static detail::PreparedOp op("multi_head_attention");
  detail::Arguments arguments;
  arguments.add(0, options.is_causal_);
  arguments.add(1, options.scale_);
  arguments.add(2, options.dropout_);
  arguments.add(3, options.seed_);
  return detail::run_with(op, arguments, query, key, value, query_kernel, key_kernel, value_kernel, output_kernel,
                          options.query_bias_, options.key_bias_, options.value_bias_, options.output_bias_,
                          options.mask_);
}

/// x1 * x2; integers wrap.
/// - x1: The first operands. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32,
/// float64, complex64, complex128)
/// - x2: The second operands; the shapes of both broadcast. (int8, int16, int32, int64, uint8, uint16, uint32, uint64,
/// float16, bfloat16, float32, float64, complex64, complex128)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: multiply(Tensor{1.0f, 2.0f}, Tensor{10.0f, 20.0f}) is [10. 40.]
inline Fallible<Tensor> multiply(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("multiply");
  return detail::run(op, x1, x2);
}

/// What nanargmax() may be given.
class NanargmaxOptions {
 public:
  /// The axis to search; negative ones count from the end. The flattened tensor if it is not given.
  NanargmaxOptions& axis(int64_t value) { return axis_.set(value), *this; }
  /// Whether the axes that are searched stay, with size 1. Default: false.
  NanargmaxOptions& keepdims(bool value) { return keepdims_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
  detail::Given<bool> keepdims_;
};

/// The index of the first largest element along an axis that is not NaN; 0 where there are no others.
/// - x: The elements to be compared. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16,
/// bfloat16, float32, float64)
/// Returns reduced(x), of dtype int64: The indices along axis, from 0 on.
/// Example: nanargmax(Tensor{{NAN, 9.0f, 3.0f}, {7.0f, NAN, 6.0f}}, NanargmaxOptions().axis(1)) is [1 0]
inline Fallible<Tensor> nanargmax(const Operand& x, const NanargmaxOptions& options = NanargmaxOptions()) {
  static detail::PreparedOp op("nanargmax");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.keepdims_);
  return detail::run_with(op, arguments, x);
}

/// What nanargmin() may be given.
class NanargminOptions {
 public:
  /// The axis to search; negative ones count from the end. The flattened tensor if it is not given.
  NanargminOptions& axis(int64_t value) { return axis_.set(value), *this; }
  /// Whether the axes that are searched stay, with size 1. Default: false.
  NanargminOptions& keepdims(bool value) { return keepdims_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
  detail::Given<bool> keepdims_;
};

/// The index of the first smallest element along an axis that is not NaN; 0 where there are no others.
/// - x: The elements to be compared. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16,
/// bfloat16, float32, float64)
/// Returns reduced(x), of dtype int64: The indices along axis, from 0 on.
/// Example: nanargmin(Tensor{{NAN, 9.0f, 3.0f}, {7.0f, NAN, 6.0f}}, NanargminOptions().axis(1)) is [2 2]
inline Fallible<Tensor> nanargmin(const Operand& x, const NanargminOptions& options = NanargminOptions()) {
  static detail::PreparedOp op("nanargmin");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.keepdims_);
  return detail::run_with(op, arguments, x);
}

/// What nancumprod() may be given.
class NancumprodOptions {
 public:
  /// The axis to run along; negative ones count from the end. Only a vector's may be not given.
  NancumprodOptions& axis(int64_t value) { return axis_.set(value), *this; }
  /// The result's dtype. If it is not given, int64 for integers and booleans, uint64 for unsigned ones, else that of x.
  NancumprodOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// Whether the product of no element, 1, comes ahead of the others. Default: false.
  NancumprodOptions& include_initial(bool value) { return include_initial_.set(value), *this; }
  /// Whether an element's own result leaves it out. Default: false.
  NancumprodOptions& exclusive(bool value) { return exclusive_.set(value), *this; }
  /// Whether to run from the end of the axis to its beginning. Default: false.
  NancumprodOptions& reverse(bool value) { return reverse_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
  detail::Given<DType> dtype_;
  detail::Given<bool> include_initial_;
  detail::Given<bool> exclusive_;
  detail::Given<bool> reverse_;
};

/// The product of the elements up to each one along an axis, with 1 in place of NaN.
/// - x: [outer..., n, inner...]: The elements; n stands at axis.
/// Returns [outer..., m, inner...], of dtype dtype: A result for each element; m is n, or n + 1 with include_initial.
/// Example: nancumprod(Tensor{1.0f, NAN, 3.0f}, NancumprodOptions().axis(0)) is [1. 1. 3.]
inline Fallible<Tensor> nancumprod(const Operand& x, const NancumprodOptions& options = NancumprodOptions()) {
  static detail::PreparedOp op("nancumprod");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.dtype_);
  arguments.add(2, options.include_initial_);
  arguments.add(3, options.exclusive_);
  arguments.add(4, options.reverse_);
  return detail::run_with(op, arguments, x);
}

/// What nancumsum() may be given.
class NancumsumOptions {
 public:
  /// The axis to run along; negative ones count from the end. Only a vector's may be not given.
  NancumsumOptions& axis(int64_t value) { return axis_.set(value), *this; }
  /// The result's dtype. If it is not given, int64 for integers and booleans, uint64 for unsigned ones, else that of x.
  NancumsumOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// Whether the sum of no element, 0, comes ahead of the others. Default: false.
  NancumsumOptions& include_initial(bool value) { return include_initial_.set(value), *this; }
  /// Whether an element's own result leaves it out. Default: false.
  NancumsumOptions& exclusive(bool value) { return exclusive_.set(value), *this; }
  /// Whether to run from the end of the axis to its beginning. Default: false.
  NancumsumOptions& reverse(bool value) { return reverse_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
  detail::Given<DType> dtype_;
  detail::Given<bool> include_initial_;
  detail::Given<bool> exclusive_;
  detail::Given<bool> reverse_;
};

/// The sum of the elements up to each one along an axis, with 0 in place of NaN.
/// - x: [outer..., n, inner...]: The elements; n stands at axis.
/// Returns [outer..., m, inner...], of dtype dtype: A result for each element; m is n, or n + 1 with include_initial.
/// Example: nancumsum(Tensor{1.0f, NAN, 3.0f}, NancumsumOptions().axis(0)) is [1. 1. 4.]
inline Fallible<Tensor> nancumsum(const Operand& x, const NancumsumOptions& options = NancumsumOptions()) {
  static detail::PreparedOp op("nancumsum");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.dtype_);
  arguments.add(2, options.include_initial_);
  arguments.add(3, options.exclusive_);
  arguments.add(4, options.reverse_);
  return detail::run_with(op, arguments, x);
}

/// What nanmax() may be given.
class NanmaxOptions {
 public:
  /// The axes to reduce, each once; negative ones count from the end. All axes if it is not given.
  NanmaxOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }
  /// Whether the axes that are reduced stay, with size 1. Default: false.
  NanmaxOptions& keepdims(bool value) { return keepdims_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axis_;
  detail::Given<bool> keepdims_;
};

/// The largest element over axes that is not NaN; NaN where there are no others.
/// - x: The elements to be reduced. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns reduced(x), of dtype x: A result for each place that axis leaves.
/// Example: nanmax(Tensor{{1.0f, NAN}, {3.0f, 4.0f}}, NanmaxOptions().axis({1})) is [1. 4.]
inline Fallible<Tensor> nanmax(const Operand& x, const NanmaxOptions& options = NanmaxOptions()) {
  static detail::PreparedOp op("nanmax");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.keepdims_);
  return detail::run_with(op, arguments, x);
}

/// What nanmean() may be given.
class NanmeanOptions {
 public:
  /// The axes to reduce, each once; negative ones count from the end. All axes if it is not given.
  NanmeanOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }
  /// Whether the axes that are reduced stay, with size 1. Default: false.
  NanmeanOptions& keepdims(bool value) { return keepdims_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axis_;
  detail::Given<bool> keepdims_;
};

/// The mean over axes of the elements that are not NaN; integers become floats first. NaN where there are no others.
/// - x: The elements to be reduced.
/// Returns reduced(x), of dtype x: A result for each place that axis leaves.
/// Example: nanmean(Tensor{{1.0f, NAN}, {3.0f, 4.0f}}, NanmeanOptions().axis({0})) is [2. 4.]
inline Fallible<Tensor> nanmean(const Operand& x, const NanmeanOptions& options = NanmeanOptions()) {
  static detail::PreparedOp op("nanmean");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.keepdims_);
  return detail::run_with(op, arguments, x);
}

/// What nanmedian() may be given.
class NanmedianOptions {
 public:
  /// The axes to reduce, each once; negative ones count from the end. All axes if it is not given.
  NanmedianOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }
  /// Whether the axes that are reduced stay, with size 1. Default: false.
  NanmedianOptions& keepdims(bool value) { return keepdims_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axis_;
  detail::Given<bool> keepdims_;
};

/// The median over axes of the elements that are not NaN; integers become floats first. NaN where there are no others.
/// - x: The elements to be reduced. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns reduced(x), of dtype x: A result for each place that axis leaves.
/// Example: nanmedian(Tensor{3.0f, 1.0f, NAN, 2.0f}) is 2.0
inline Fallible<Tensor> nanmedian(const Operand& x, const NanmedianOptions& options = NanmedianOptions()) {
  static detail::PreparedOp op("nanmedian");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.keepdims_);
  return detail::run_with(op, arguments, x);
}

/// What nanmin() may be given.
class NanminOptions {
 public:
  /// The axes to reduce, each once; negative ones count from the end. All axes if it is not given.
  NanminOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }
  /// Whether the axes that are reduced stay, with size 1. Default: false.
  NanminOptions& keepdims(bool value) { return keepdims_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axis_;
  detail::Given<bool> keepdims_;
};

/// The smallest element over axes that is not NaN; NaN where there are no others.
/// - x: The elements to be reduced. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns reduced(x), of dtype x: A result for each place that axis leaves.
/// Example: nanmin(Tensor{{1.0f, NAN}, {3.0f, 4.0f}}, NanminOptions().axis({1})) is [1. 3.]
inline Fallible<Tensor> nanmin(const Operand& x, const NanminOptions& options = NanminOptions()) {
  static detail::PreparedOp op("nanmin");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.keepdims_);
  return detail::run_with(op, arguments, x);
}

/// What nanpercentile() may be given.
class NanpercentileOptions {
 public:
  /// The axes to reduce, each once; negative ones count from the end. All axes if it is not given.
  NanpercentileOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }
  /// Whether the axes that are reduced stay, with size 1. Default: false.
  NanpercentileOptions& keepdims(bool value) { return keepdims_.set(value), *this; }
  /// Between two elements: LINEAR interpolates, LOWER and HIGHER take that one, NEAREST the nearer one (halfway the one
  /// of even number), and MIDPOINT their mean. Default: linear.
  NanpercentileOptions& method(Method value) { return method_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axis_;
  detail::Given<bool> keepdims_;
  detail::Given<Method> method_;
};

/// The percentiles over axes of the elements that are not NaN; integers become floats first. NaN where there are no
/// others.
/// - x: The elements to be reduced. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// - q: [count...]: The percentages, from 0 to 100. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16,
/// bfloat16, float32, float64)
/// Returns [count..., kept...], of dtype x: The quantiles; kept is what axis leaves of x's shape.
/// Example: nanpercentile(Tensor{1.0f, NAN, 3.0f, 4.0f}, Tensor{50.0f, 100.0f}) is [3. 4.]
inline Fallible<Tensor> nanpercentile(const Operand& x, const Operand& q,
                                      const NanpercentileOptions& options = NanpercentileOptions()) {
  static detail::PreparedOp op("nanpercentile");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.keepdims_);
  arguments.add(2, options.method_);
  return detail::run_with(op, arguments, x, q);
}

/// What nanprod() may be given.
class NanprodOptions {
 public:
  /// The axes to reduce, each once; negative ones count from the end. All axes if it is not given.
  NanprodOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }
  /// Whether the axes that are reduced stay, with size 1. Default: false.
  NanprodOptions& keepdims(bool value) { return keepdims_.set(value), *this; }
  /// The result's dtype, which is also computed with. If it is not given, int64 for integers and booleans, uint64 for
  /// unsigned ones, else that of x.
  NanprodOptions& dtype(DType value) { return dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axis_;
  detail::Given<bool> keepdims_;
  detail::Given<DType> dtype_;
};

/// The product over axes of the elements that are not NaN. Its gradients go up to the ninth order.
/// - x: The elements to be reduced.
/// Returns reduced(x), of dtype dtype: A result for each place that axis leaves.
/// Example: nanprod(Tensor{{1.0f, NAN}, {3.0f, 4.0f}}, NanprodOptions().axis({1})) is [ 1. 12.]
inline Fallible<Tensor> nanprod(const Operand& x, const NanprodOptions& options = NanprodOptions()) {
  static detail::PreparedOp op("nanprod");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.keepdims_);
  arguments.add(2, options.dtype_);
  return detail::run_with(op, arguments, x);
}

/// What nanquantile() may be given.
class NanquantileOptions {
 public:
  /// The axes to reduce, each once; negative ones count from the end. All axes if it is not given.
  NanquantileOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }
  /// Whether the axes that are reduced stay, with size 1. Default: false.
  NanquantileOptions& keepdims(bool value) { return keepdims_.set(value), *this; }
  /// Between two elements: LINEAR interpolates, LOWER and HIGHER take that one, NEAREST the nearer one (halfway the one
  /// of even number), and MIDPOINT their mean. Default: linear.
  NanquantileOptions& method(Method value) { return method_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axis_;
  detail::Given<bool> keepdims_;
  detail::Given<Method> method_;
};

/// The quantiles over axes of the elements that are not NaN; integers become floats first. NaN where there are no
/// others.
/// - x: The elements to be reduced. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// - q: [count...]: The fractions, from 0 to 1. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16,
/// bfloat16, float32, float64)
/// Returns [count..., kept...], of dtype x: The quantiles; kept is what axis leaves of x's shape.
/// Example: nanquantile(Tensor{1.0f, NAN, 3.0f, 4.0f}, Tensor{0.5f, 1.0f}) is [3. 4.]
inline Fallible<Tensor> nanquantile(const Operand& x, const Operand& q,
                                    const NanquantileOptions& options = NanquantileOptions()) {
  static detail::PreparedOp op("nanquantile");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.keepdims_);
  arguments.add(2, options.method_);
  return detail::run_with(op, arguments, x, q);
}

/// What nanstd() may be given.
class NanstdOptions {
 public:
  /// The axes to reduce, each once; negative ones count from the end. All axes if it is not given.
  NanstdOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }
  /// Whether the axes that are reduced stay, with size 1. Default: false.
  NanstdOptions& keepdims(bool value) { return keepdims_.set(value), *this; }
  /// What is taken from the number of elements before the sum of squares is divided by it: 1 for a sample's variance.
  /// The result is NaN where nothing is left. Default: 0.
  NanstdOptions& correction(double value) { return correction_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axis_;
  detail::Given<bool> keepdims_;
  detail::Given<double> correction_;
};

/// The standard deviation over axes of the elements that are not NaN; integers become floats first. NaN where there are
/// no others.
/// - x: The elements to be reduced.
/// Returns reduced(x), of dtype real(x): A result for each place that axis leaves.
/// Example: nanstd(Tensor{{1.0f, NAN}, {3.0f, 4.0f}}, NanstdOptions().axis({0})) is [1. 0.]
inline Fallible<Tensor> nanstd(const Operand& x, const NanstdOptions& options = NanstdOptions()) {
  static detail::PreparedOp op("nanstd");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.keepdims_);
  arguments.add(2, options.correction_);
  return detail::run_with(op, arguments, x);
}

/// What nansum() may be given.
class NansumOptions {
 public:
  /// The axes to reduce, each once; negative ones count from the end. All axes if it is not given.
  NansumOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }
  /// Whether the axes that are reduced stay, with size 1. Default: false.
  NansumOptions& keepdims(bool value) { return keepdims_.set(value), *this; }
  /// The result's dtype, which is also computed with. If it is not given, int64 for integers and booleans, uint64 for
  /// unsigned ones, else that of x.
  NansumOptions& dtype(DType value) { return dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axis_;
  detail::Given<bool> keepdims_;
  detail::Given<DType> dtype_;
};

/// The sum over axes of the elements that are not NaN.
/// - x: The elements to be reduced.
/// Returns reduced(x), of dtype dtype: A result for each place that axis leaves.
/// Example: nansum(Tensor{{1.0f, NAN}, {3.0f, 4.0f}}, NansumOptions().axis({0})) is [4. 4.]
inline Fallible<Tensor> nansum(const Operand& x, const NansumOptions& options = NansumOptions()) {
  static detail::PreparedOp op("nansum");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.keepdims_);
  arguments.add(2, options.dtype_);
  return detail::run_with(op, arguments, x);
}

/// What nanvar() may be given.
class NanvarOptions {
 public:
  /// The axes to reduce, each once; negative ones count from the end. All axes if it is not given.
  NanvarOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }
  /// Whether the axes that are reduced stay, with size 1. Default: false.
  NanvarOptions& keepdims(bool value) { return keepdims_.set(value), *this; }
  /// What is taken from the number of elements before the sum of squares is divided by it: 1 for a sample's variance.
  /// The result is NaN where nothing is left. Default: 0.
  NanvarOptions& correction(double value) { return correction_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axis_;
  detail::Given<bool> keepdims_;
  detail::Given<double> correction_;
};

/// The variance over axes of the elements that are not NaN; integers become floats first. NaN where there are no
/// others.
/// - x: The elements to be reduced.
/// Returns reduced(x), of dtype real(x): A result for each place that axis leaves.
/// Example: nanvar(Tensor{{1.0f, NAN}, {3.0f, 4.0f}}, NanvarOptions().axis({0})) is [1. 0.]
inline Fallible<Tensor> nanvar(const Operand& x, const NanvarOptions& options = NanvarOptions()) {
  static detail::PreparedOp op("nanvar");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.keepdims_);
  arguments.add(2, options.correction_);
  return detail::run_with(op, arguments, x);
}

/// The inverse of the standard normal distribution function, for x in [0, 1]; NaN outside.
/// - x: The operands, one by one. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: ndtri(Tensor{0.0f, 0.5f, 1.0f}) is [-inf   0.  inf]
inline Fallible<Tensor> ndtri(const Operand& x) {
  static detail::PreparedOp op("ndtri");
  return detail::run(op, x);
}

/// -x; integers wrap.
/// - x: The operands, one by one. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64, complex64, complex128)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: negative(Tensor{1, -2}) is [-1  2]
inline Fallible<Tensor> negative(const Operand& x) {
  static detail::PreparedOp op("negative");
  return detail::run(op, x);
}

/// The next number of the dtype after x1 towards x2.
/// - x1: The first operands. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// - x2: The second operands; the shapes of both broadcast. (bool, int8, int16, int32, int64, uint8, uint16, uint32,
/// uint64, float16, bfloat16, float32, float64)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: nextafter(Tensor{1.0f}, Tensor::scalar(2.0f)) is [1.0000001]
inline Fallible<Tensor> nextafter(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("nextafter");
  return detail::run(op, x1, x2);
}

/// What nll_loss() may be given.
class NllLossOptions {
 public:
  /// What a class counts; 1 if it is not given.
  NllLossOptions& weight(const Operand& value) { return weight_.keep(value), *this; }
  /// The axis of the classes; negative ones count from the end. Default: -1.
  NllLossOptions& axis(int64_t value) { return axis_.set(value), *this; }
  /// The label of what does not count, and has a loss of 0. There is none if it is not given.
  NllLossOptions& ignore_index(int64_t value) { return ignore_index_.set(value), *this; }
  /// MEAN: the sum of the losses over that of their weights; SUM; or NONE: each loss. Default: mean.
  NllLossOptions& reduction(Reduction value) { return reduction_.set(value), *this; }

  // The values that were given.
  detail::Kept weight_;
  detail::Given<int64_t> axis_;
  detail::Given<int64_t> ignore_index_;
  detail::Given<Reduction> reduction_;
};

/// The negative of log-probabilities at labels.
/// - x: Log-probabilities of classes, along axis. (float16, bfloat16, float32, float64)
/// - labels: The number of each one's class, from 0 on: x's dims without that of the classes. (int8, int16, int32,
/// int64, uint8, uint16, uint32, uint64)
/// Returns of dtype x: The mean or the sum, of shape []; without it, the losses, of the shape of labels.
/// Example: nll_loss(Tensor{{-1.0f, -3.0f}, {-2.0f, -0.5f}}, Tensor{0, 1}) is 0.75
inline Fallible<Tensor> nll_loss(const Operand& x, const Operand& labels,
                                 const NllLossOptions& options = NllLossOptions()) {
  static detail::PreparedOp op("nll_loss");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.ignore_index_);
  arguments.add(2, options.reduction_);
  return detail::run_with(op, arguments, x, labels, options.weight_);
}

/// The indices of what is not zero, in order: an output for each axis of x.
/// - x: [n...]: What is searched; at least a vector.
/// Returns [m], of dtype int64: The indices along an axis; m is the number of elements that are not zero.
/// Example: nonzero(Tensor{{1, 0}, {2, 3}}) is [0 1 1] and [0 0 1]
inline Fallible<std::vector<Tensor>> nonzero(const Operand& x) {
  static detail::PreparedOp op("nonzero");
  detail::Arguments arguments;
  EAGER_OPERANDS(x);
  eager_tensor* const handle = x.get();
  return detail::run_list(op, arguments, &handle, 1);
}

/// Whether x1 != x2; NaN differs from everything.
/// - x1: The first operands.
/// - x2: The second operands; the shapes of both broadcast.
/// Returns broadcast(x1, x2), of dtype bool: The result for each pair of operands, in its place.
/// Example: not_equal(Tensor{1, 2}, Tensor{1, 3}) is [False  True]
inline Fallible<Tensor> not_equal(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("not_equal");
  return detail::run(op, x1, x2);
}

/// What one_hot() may be given.
class OneHotOptions {
 public:
  /// 1 if it is not given.
  OneHotOptions& on_value(const Operand& value) { return on_value_.keep(value), *this; }
  /// 0 if it is not given. Strings need both.
  OneHotOptions& off_value(const Operand& value) { return off_value_.keep(value), *this; }
  /// The new axis' place in the result; negative ones count from the end. Default: -1.
  OneHotOptions& axis(int64_t value) { return axis_.set(value), *this; }
  /// The result's dtype; that of on_value, or else of off_value, or float32, if it is not given.
  OneHotOptions& dtype(DType value) { return dtype_.set(value), *this; }

  // The values that were given.
  detail::Kept on_value_;
  detail::Kept off_value_;
  detail::Given<int64_t> axis_;
  detail::Given<DType> dtype_;
};

/// on_value at indices along a new axis, off_value elsewhere.
/// - indices: [outer..., inner...]: The places of on_value; one that is not in [0, depth) gives off_value alone. (int8,
/// int16, int32, int64, uint8, uint16, uint32, uint64)
/// - depth: The length of the new axis.
/// Returns [outer..., depth, inner...], of dtype dtype: A vector of length depth for each index.
/// Example: one_hot(Tensor{0, 2}, 3) is [[1. 0. 0.] [0. 0. 1.]]
inline Fallible<Tensor> one_hot(const Operand& indices, int64_t depth, const OneHotOptions& options = OneHotOptions()) {
  static detail::PreparedOp op("one_hot");
  detail::Arguments arguments;
  arguments.add(0, depth);
  arguments.add(1, options.axis_);
  arguments.add(2, options.dtype_);
  return detail::run_with(op, arguments, indices, options.on_value_, options.off_value_);
}

/// What ones_like() may be given.
class OnesLikeOptions {
 public:
  /// The result's dtype, which is not string; that of x if it is not given. Strings need it.
  OnesLikeOptions& dtype(DType value) { return dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<DType> dtype_;
};

/// Ones of the shape of x.
/// - x: The result's shape; its values do not matter.
/// Returns x, of dtype dtype: Ones.
/// Example: ones_like(Tensor{{1, 2}, {3, 4}}) is [[1 1] [1 1]]
inline Fallible<Tensor> ones_like(const Operand& x, const OnesLikeOptions& options = OnesLikeOptions()) {
  static detail::PreparedOp op("ones_like");
  detail::Arguments arguments;
  arguments.add(0, options.dtype_);
  return detail::run_with(op, arguments, x);
}

/// The products of all pairs of elements of two vectors.
/// - x1: [m]: The first vector.
/// - x2: [n]: The second vector.
/// Returns [m, n], of dtype x1: The product of element i of x1 and element j of x2 at (i, j).
/// Example: outer(Tensor{1, 2}, Tensor{3, 4}) is [[3 4] [6 8]]
inline Fallible<Tensor> outer(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("outer");
  return detail::run(op, x1, x2);
}

/// The sum of frames that begin frame_step elements apart.
/// - x: [outer..., frames, frame_length]: The frames. (int8, int16, int32, int64, uint8, uint16, uint32, uint64,
/// float16, bfloat16, float32, float64, complex64, complex128)
/// - frame_step: How far apart frames begin.
/// Returns [outer..., n], of dtype x: Their sum; n is frame_length and frame_step for each frame but the first.
/// Example: overlap_and_add(Tensor{{1, 2, 3}, {10, 20, 30}}, 2) is [ 1  2 13 20 30]
inline Fallible<Tensor> overlap_and_add(const Operand& x, int64_t frame_step) {
  static detail::PreparedOp op("overlap_and_add");
  detail::Arguments arguments;
  arguments.add(0, frame_step);
  return detail::run_with(op, arguments, x);
}

/// What pad() may be given.
class PadOptions {
 public:
  /// CONSTANT: constant_values; REFLECT: x mirrored, without its edge; SYMMETRIC: x mirrored, with its edge. Default:
  /// constant.
  PadOptions& mode(PadMode value) { return mode_.set(value), *this; }
  /// The value that CONSTANT adds; to strings, empty ones. An integer that x's dtype has not is Code::invalid_argument.
  /// Default: 0.
  PadOptions& constant_values(double value) { return constant_values_.set(value), *this; }

  // The values that were given.
  detail::Given<PadMode> mode_;
  detail::Given<double> constant_values_;
};

/// x with elements added before and behind it along its axes.
/// - x: [n...]: What is padded.
/// - paddings: How many elements to add: before and behind the first axis, before and behind the second, and so on.
/// Returns [m...], of dtype x: The padded tensor: each dim of x plus its two paddings.
/// Example: pad(Tensor{1, 2, 3}, {1, 2}) is [0 1 2 3 0 0]
inline Fallible<Tensor> pad(const Operand& x, const Ints& paddings, const PadOptions& options = PadOptions()) {
  static detail::PreparedOp op("pad");
  detail::Arguments arguments;
  arguments.add(0, paddings);
  arguments.add(1, options.mode_);
  arguments.add(2, options.constant_values_);
  return detail::run_with(op, arguments, x);
}

/// What percentile() may be given.
class PercentileOptions {
 public:
  /// The axes to reduce, each once; negative ones count from the end. All axes if it is not given.
  PercentileOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }
  /// Whether the axes that are reduced stay, with size 1. Default: false.
  PercentileOptions& keepdims(bool value) { return keepdims_.set(value), *this; }
  /// Between two elements: LINEAR interpolates, LOWER and HIGHER take that one, NEAREST the nearer one (halfway the one
  /// of even number), and MIDPOINT their mean. Default: linear.
  PercentileOptions& method(Method value) { return method_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axis_;
  detail::Given<bool> keepdims_;
  detail::Given<Method> method_;
};

/// The elements below which the given percentages of those over axes lie; integers become floats first. NaN where an
/// element is.
/// - x: The elements to be reduced. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// - q: [count...]: The percentages, from 0 to 100. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16,
/// bfloat16, float32, float64)
/// Returns [count..., kept...], of dtype x: The quantiles; kept is what axis leaves of x's shape.
/// Example: percentile(Tensor{1.0f, 2.0f, 3.0f, 4.0f}, Tensor{50.0f, 100.0f}) is [2.5 4. ]
inline Fallible<Tensor> percentile(const Operand& x, const Operand& q,
                                   const PercentileOptions& options = PercentileOptions()) {
  static detail::PreparedOp op("percentile");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.keepdims_);
  arguments.add(2, options.method_);
  return detail::run_with(op, arguments, x, q);
}

/// What permute_dims() may be given.
class PermuteDimsOptions {
 public:
  /// The axes of x in their new order, each once; negative ones count from the end. Reversed if it is not given.
  PermuteDimsOptions& axes(const Ints& value) { return axes_.set({value.begin(), value.end()}), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axes_;
};

/// x with its axes in another order: axis i of the result is axis axes[i] of x.
/// - x: The elements.
/// Returns permuted(x), of dtype x: The elements in their new order.
/// Example: permute_dims(Tensor{{1, 2}, {3, 4}}, PermuteDimsOptions().axes({1, 0})) is [[1 3] [2 4]]
inline Fallible<Tensor> permute_dims(const Operand& x, const PermuteDimsOptions& options = PermuteDimsOptions()) {
  static detail::PreparedOp op("permute_dims");
  detail::Arguments arguments;
  arguments.add(0, options.axes_);
  return detail::run_with(op, arguments, x);
}

/// What pinv() may be given.
class PinvOptions {
 public:
  /// A singular value counts as zero where it is at most rtol times the largest. The larger dim times the spacing of
  /// numbers at 1 if it is not given.
  PinvOptions& rtol(double value) { return rtol_.set(value), *this; }

  // The values that were given.
  detail::Given<double> rtol_;
};

/// The pseudo-inverses of matrices (Moore and Penrose). Numbers that are not finite give NaN. The gradient is that
/// where the rank stays as it is.
/// - x: [outer..., m, n]: Matrices; integers become floats first. (bool, int8, int16, int32, int64, uint8, uint16,
/// uint32, uint64, float32, float64, complex64, complex128)
/// Returns [outer..., n, m], of dtype x: Their pseudo-inverses.
/// Example: pinv(Tensor{{2.0f, 0.0f}, {0.0f, 0.0f}}) is [[0.5 0. ] [0.  0. ]]
inline Fallible<Tensor> pinv(const Operand& x, const PinvOptions& options = PinvOptions()) {
  static detail::PreparedOp op("pinv");
  detail::Arguments arguments;
  arguments.add(0, options.rtol_);
  return detail::run_with(op, arguments, x);
}

/// The x1-th derivative of digamma at x2; NaN where x1 is not a whole number from 0 on. There is no gradient of x1, a
/// whole number.
/// - x1: The first operands. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// - x2: The second operands; the shapes of both broadcast. (bool, int8, int16, int32, int64, uint8, uint16, uint32,
/// uint64, float16, bfloat16, float32, float64)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: polygamma(Tensor::scalar(1.0f), Tensor{1.0f, 2.0f}) is [1.644934   0.64493406]
inline Fallible<Tensor> polygamma(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("polygamma");
  return detail::run(op, x1, x2);
}

/// x itself.
/// - x: The operands, one by one. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64, complex64, complex128)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: positive(Tensor{1, -2}) is [ 1 -2]
inline Fallible<Tensor> positive(const Operand& x) {
  static detail::PreparedOp op("positive");
  return detail::run(op, x);
}

/// x1 to the power of x2; integers wrap, and to a negative power they are Code::invalid_argument.
/// - x1: The first operands. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32,
/// float64, complex64, complex128)
/// - x2: The second operands; the shapes of both broadcast. (int8, int16, int32, int64, uint8, uint16, uint32, uint64,
/// float16, bfloat16, float32, float64, complex64, complex128)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: pow(Tensor{2.0f, 3.0f}, Tensor::scalar(2.0f)) is [4. 9.]
inline Fallible<Tensor> pow(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("pow");
  return detail::run(op, x1, x2);
}

/// x where x > 0, else alpha * x, with a learned alpha (He et al., 2015).
/// - x: The operands, one by one. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// - alpha: The slopes for negative x; the shapes of both broadcast. (bool, int8, int16, int32, int64, uint8, uint16,
/// uint32, uint64, float16, bfloat16, float32, float64)
/// Returns broadcast(x, alpha), of dtype x: The result for each operand, in its place.
/// Example: prelu(Tensor{-1.0f, 2.0f}, Tensor{0.5f, 0.5f}) is [-0.5  2. ]
inline Fallible<Tensor> prelu(const Operand& x, const Operand& alpha) {
  static detail::PreparedOp op("prelu");
  return detail::run(op, x, alpha);
}

/// What prod() may be given.
class ProdOptions {
 public:
  /// The axes to reduce, each once; negative ones count from the end. All axes if it is not given.
  ProdOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }
  /// Whether the axes that are reduced stay, with size 1. Default: false.
  ProdOptions& keepdims(bool value) { return keepdims_.set(value), *this; }
  /// The result's dtype, which is also computed with. If it is not given, int64 for integers and booleans, uint64 for
  /// unsigned ones, else that of x.
  ProdOptions& dtype(DType value) { return dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axis_;
  detail::Given<bool> keepdims_;
  detail::Given<DType> dtype_;
};

/// The product over axes; 1 where there is no element. Its gradients go up to the ninth order.
/// - x: The elements to be reduced.
/// Returns reduced(x), of dtype dtype: A result for each place that axis leaves.
/// Example: prod(Tensor{{1.0f, 2.0f}, {3.0f, 4.0f}}, ProdOptions().axis({1})) is [ 2. 12.]
inline Fallible<Tensor> prod(const Operand& x, const ProdOptions& options = ProdOptions()) {
  static detail::PreparedOp op("prod");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.keepdims_);
  arguments.add(2, options.dtype_);
  return detail::run_with(op, arguments, x);
}

/// What qr() may be given.
class QrOptions {
 public:
  /// Whether q is square. Its further columns are an orthonormal basis: the gradient of a function which depends on its
  /// choice is Code::invalid_argument. Default: false.
  QrOptions& full_matrices(bool value) { return full_matrices_.set(value), *this; }

  // The values that were given.
  detail::Given<bool> full_matrices_;
};

/// What qr() gives.
struct QrOutputs {
  /// Matrices whose columns are orthonormal. k is the less of m and n, or m with full_matrices.
  Tensor q;
  /// Upper triangular matrices.
  Tensor r;
};

/// The factors of matrices x = q r, by Householder's reflections. The diagonal of r is real, and may be negative. The
/// gradient of a matrix whose first columns depend on each other is Code::invalid_argument.
/// - x: [outer..., m, n]: Matrices; integers become floats first. (bool, int8, int16, int32, int64, uint8, uint16,
/// uint32, uint64, float32, float64, complex64, complex128)
/// Returns [outer..., m, k], of dtype x: Matrices whose columns are orthonormal. k is the less of m and n, or m with
/// full_matrices.
/// Returns [outer..., k, n], of dtype x: Upper triangular matrices.
/// Example: qr(Tensor{{3.0f, 5.0f}, {4.0f, 0.0f}}) is [[-0.6 -0.8] [-0.8  0.6]] and [[-5. -3.] [ 0. -4.]]
inline Fallible<QrOutputs> qr(const Operand& x, const QrOptions& options = QrOptions()) {
  static detail::PreparedOp op("qr");
  detail::Arguments arguments;
  arguments.add(0, options.full_matrices_);
  EAGER_TRY(std::vector<Tensor> outputs, detail::run_several(op, arguments, x));
  return QrOutputs{std::move(outputs[0]), std::move(outputs[1])};
}

/// What quantile() may be given.
class QuantileOptions {
 public:
  /// The axes to reduce, each once; negative ones count from the end. All axes if it is not given.
  QuantileOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }
  /// Whether the axes that are reduced stay, with size 1. Default: false.
  QuantileOptions& keepdims(bool value) { return keepdims_.set(value), *this; }
  /// Between two elements: LINEAR interpolates, LOWER and HIGHER take that one, NEAREST the nearer one (halfway the one
  /// of even number), and MIDPOINT their mean. Default: linear.
  QuantileOptions& method(Method value) { return method_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axis_;
  detail::Given<bool> keepdims_;
  detail::Given<Method> method_;
};

/// The elements below which the given fractions of those over axes lie; integers become floats first. NaN where an
/// element is.
/// - x: The elements to be reduced. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// - q: [count...]: The fractions, from 0 to 1. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16,
/// bfloat16, float32, float64)
/// Returns [count..., kept...], of dtype x: The quantiles; kept is what axis leaves of x's shape.
/// Example: quantile(Tensor{1.0f, 2.0f, 3.0f, 4.0f}, Tensor{0.5f, 1.0f}) is [2.5 4. ]
inline Fallible<Tensor> quantile(const Operand& x, const Operand& q,
                                 const QuantileOptions& options = QuantileOptions()) {
  static detail::PreparedOp op("quantile");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.keepdims_);
  arguments.add(2, options.method_);
  return detail::run_with(op, arguments, x, q);
}

/// Radians as degrees: 180 / pi times x.
/// - x: The operands, one by one. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: rad2deg(Tensor{0.0f, 1.0f}) is [ 0.      57.29578]
inline Fallible<Tensor> rad2deg(const Operand& x) {
  static detail::PreparedOp op("rad2deg");
  return detail::run(op, x);
}

/// What random_bernoulli() may be given.
class RandomBernoulliOptions {
 public:
  /// The result's shape; that of p if it is not given.
  RandomBernoulliOptions& shape(const Ints& value) { return shape_.set({value.begin(), value.end()}), *this; }
  /// The result's dtype. Default: DType::bool_.
  RandomBernoulliOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed. Default:
  /// 0.
  RandomBernoulliOptions& seed(int64_t value) { return seed_.set(value), *this; }
  /// Two numbers that decide the result, whatever was drawn before; the seed does if it is not given.
  RandomBernoulliOptions& key(const Operand& value) { return key_.keep(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> shape_;
  detail::Given<DType> dtype_;
  detail::Given<int64_t> seed_;
  detail::Kept key_;
};

/// One (true) with probability p, else zero.
/// - p: Probabilities, which broadcast to shape. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64,
/// float16, bfloat16, float32, float64)
/// Returns [n...], of dtype dtype: Ones and zeros; n is shape, or that of p without it.
/// Example: random_bernoulli(Tensor{0.0f, 1.0f}, RandomBernoulliOptions().seed(7)) is [False  True]
inline Fallible<Tensor> random_bernoulli(const Operand& p,
                                         const RandomBernoulliOptions& options = RandomBernoulliOptions()) {
  static detail::PreparedOp op("random_bernoulli");
  detail::Arguments arguments;
  arguments.add(0, options.shape_);
  arguments.add(1, options.dtype_);
  arguments.add(2, options.seed_);
  return detail::run_with(op, arguments, p, options.key_);
}

/// What random_beta() may be given.
class RandomBetaOptions {
 public:
  /// The result's shape, to which the parameters broadcast; theirs if it is not given.
  RandomBetaOptions& shape(const Ints& value) { return shape_.set({value.begin(), value.end()}), *this; }
  /// Two numbers that decide the result, whatever was drawn before; the seed does if it is not given.
  RandomBetaOptions& key(const Operand& value) { return key_.keep(value), *this; }
  /// The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed. Default:
  /// 0.
  RandomBetaOptions& seed(int64_t value) { return seed_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> shape_;
  detail::Kept key_;
  detail::Given<int64_t> seed_;
};

/// Random numbers of the beta distribution, between 0 and 1. NaN where a parameter is negative, or both are 0. The
/// gradients are those of two gamma numbers, of which the result is the share of the first; they go up to the eighth
/// order.
/// - alpha: How near to 1 the numbers tend to be. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64,
/// float16, bfloat16, float32, float64)
/// - beta: How near to 0 the numbers tend to be. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64,
/// float16, bfloat16, float32, float64)
/// Returns [n...], of dtype alpha: The numbers; n is shape, or that of the parameters without it.
/// Example: random_beta(Tensor{0.0f, 1.0f}, Tensor{1.0f, 0.0f}, RandomBetaOptions().seed(7)) is [0. 1.]
inline Fallible<Tensor> random_beta(const Operand& alpha, const Operand& beta,
                                    const RandomBetaOptions& options = RandomBetaOptions()) {
  static detail::PreparedOp op("random_beta");
  detail::Arguments arguments;
  arguments.add(0, options.shape_);
  arguments.add(1, options.seed_);
  return detail::run_with(op, arguments, alpha, beta, options.key_);
}

/// What random_binomial() may be given.
class RandomBinomialOptions {
 public:
  /// The result's shape, to which the parameters broadcast; theirs if it is not given.
  RandomBinomialOptions& shape(const Ints& value) { return shape_.set({value.begin(), value.end()}), *this; }
  /// Two numbers that decide the result, whatever was drawn before; the seed does if it is not given.
  RandomBinomialOptions& key(const Operand& value) { return key_.keep(value), *this; }
  /// The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed. Default:
  /// 0.
  RandomBinomialOptions& seed(int64_t value) { return seed_.set(value), *this; }
  /// The result's dtype: floats, or integers, where counts beyond its range are its largest number. Default:
  /// DType::int32.
  RandomBinomialOptions& dtype(DType value) { return dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> shape_;
  detail::Kept key_;
  detail::Given<int64_t> seed_;
  detail::Given<DType> dtype_;
};

/// Random counts of the binomial distribution: how many of independent trials succeed. Where a parameter is none they
/// are NaN, and integers Code::invalid_argument. There is no gradient: counts do not change smoothly.
/// - counts: The numbers of trials; fractions are dropped. (bool, int8, int16, int32, int64, uint8, uint16, uint32,
/// uint64, float16, bfloat16, float32, float64)
/// - probs: The probabilities of success. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16,
/// bfloat16, float32, float64)
/// Returns [n...], of dtype dtype: The counts; n is shape, or that of the parameters without it.
/// Example: random_binomial(Tensor{5.0f, 7.0f}, Tensor{0.0f, 1.0f}, RandomBinomialOptions().seed(7)) is [0 7]
inline Fallible<Tensor> random_binomial(const Operand& counts, const Operand& probs,
                                        const RandomBinomialOptions& options = RandomBinomialOptions()) {
  static detail::PreparedOp op("random_binomial");
  detail::Arguments arguments;
  arguments.add(0, options.shape_);
  arguments.add(1, options.seed_);
  arguments.add(2, options.dtype_);
  return detail::run_with(op, arguments, counts, probs, options.key_);
}

/// What random_categorical() may be given.
class RandomCategoricalOptions {
 public:
  /// How many indices to draw for each row. Default: 1.
  RandomCategoricalOptions& num_samples(int64_t value) { return num_samples_.set(value), *this; }
  /// The result's dtype, int32 or int64. Default: DType::int64.
  RandomCategoricalOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed. Default:
  /// 0.
  RandomCategoricalOptions& seed(int64_t value) { return seed_.set(value), *this; }
  /// Two numbers that decide the result, whatever was drawn before; the seed does if it is not given.
  RandomCategoricalOptions& key(const Operand& value) { return key_.keep(value), *this; }

  // The values that were given.
  detail::Given<int64_t> num_samples_;
  detail::Given<DType> dtype_;
  detail::Given<int64_t> seed_;
  detail::Kept key_;
};

/// Random indices of classes, drawn with the probabilities softmax(logits).
/// - logits: [..., classes]: Logarithms of the classes' probabilities, which need not add up to 1. (float16, bfloat16,
/// float32, float64)
/// Returns [..., num_samples], of dtype dtype: The indices, from 0 on.
/// Example: random_categorical(Tensor{{0.0f, 100.0f}}, RandomCategoricalOptions().num_samples(3).seed(7)) is [[1 1 1]]
inline Fallible<Tensor> random_categorical(const Operand& logits,
                                           const RandomCategoricalOptions& options = RandomCategoricalOptions()) {
  static detail::PreparedOp op("random_categorical");
  detail::Arguments arguments;
  arguments.add(0, options.num_samples_);
  arguments.add(1, options.dtype_);
  arguments.add(2, options.seed_);
  return detail::run_with(op, arguments, logits, options.key_);
}

/// What random_crop() may be given.
class RandomCropOptions {
 public:
  /// The same choice at every call; 0: by the next numbers of the context's stream, which begins with its seed.
  /// Default: 0.
  RandomCropOptions& seed(int64_t value) { return seed_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> seed_;
};

/// A part of x of the size that is asked for, at a random place.
/// - x: [n...]: The elements.
/// - size: The part's size along each axis; -1: the whole axis.
/// Returns [size...], of dtype x: The part.
/// Example: random_crop(Tensor{1, 2, 3, 4}, {4}, RandomCropOptions().seed(3)) is [1 2 3 4]
inline Fallible<Tensor> random_crop(const Operand& x, const Ints& size,
                                    const RandomCropOptions& options = RandomCropOptions()) {
  static detail::PreparedOp op("random_crop");
  detail::Arguments arguments;
  arguments.add(0, size);
  arguments.add(1, options.seed_);
  return detail::run_with(op, arguments, x);
}

/// What random_exponential() may be given.
class RandomExponentialOptions {
 public:
  /// The result's shape, to which the parameters broadcast; theirs if it is not given.
  RandomExponentialOptions& shape(const Ints& value) { return shape_.set({value.begin(), value.end()}), *this; }
  /// Two numbers that decide the result, whatever was drawn before; the seed does if it is not given.
  RandomExponentialOptions& key(const Operand& value) { return key_.keep(value), *this; }
  /// The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed. Default:
  /// 0.
  RandomExponentialOptions& seed(int64_t value) { return seed_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> shape_;
  detail::Kept key_;
  detail::Given<int64_t> seed_;
};

/// Random numbers of the exponential distribution: waiting times. NaN where rate is negative.
/// - rate: The inverse of the mean. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns [n...], of dtype rate: The numbers; n is shape, or that of the parameters without it.
/// Example: random_exponential(Tensor{INFINITY, 0.0f}, RandomExponentialOptions().seed(7)) is [ 0. inf]
inline Fallible<Tensor> random_exponential(const Operand& rate,
                                           const RandomExponentialOptions& options = RandomExponentialOptions()) {
  static detail::PreparedOp op("random_exponential");
  detail::Arguments arguments;
  arguments.add(0, options.shape_);
  arguments.add(1, options.seed_);
  return detail::run_with(op, arguments, rate, options.key_);
}

/// What random_flip() may be given.
class RandomFlipOptions {
 public:
  /// The axis, one of the last three: -2 is the width where channels are last; negative ones count from the end.
  /// Default: -2.
  RandomFlipOptions& axis(int64_t value) { return axis_.set(value), *this; }
  /// The same choice at every call; 0: by the next numbers of the context's stream, which begins with its seed.
  /// Default: 0.
  RandomFlipOptions& seed(int64_t value) { return seed_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
  detail::Given<int64_t> seed_;
};

/// Images, of which each is turned over along an axis with a probability of one half.
/// - x: [batch..., a, b, c]: Images, which have the last three dims: height, width and channels, or channels first.
/// Returns x, of dtype x: The images.
/// Example: random_flip(Tensor{{{1}, {1}}}, RandomFlipOptions().seed(3)) is [[[1]  [1]]]
inline Fallible<Tensor> random_flip(const Operand& x, const RandomFlipOptions& options = RandomFlipOptions()) {
  static detail::PreparedOp op("random_flip");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.seed_);
  return detail::run_with(op, arguments, x);
}

/// What random_gamma() may be given.
class RandomGammaOptions {
 public:
  /// The rate: what the numbers are divided by; 1 if it is not given.
  RandomGammaOptions& beta(const Operand& value) { return beta_.keep(value), *this; }
  /// The result's shape, to which the parameters broadcast; theirs if it is not given.
  RandomGammaOptions& shape(const Ints& value) { return shape_.set({value.begin(), value.end()}), *this; }
  /// Two numbers that decide the result, whatever was drawn before; the seed does if it is not given.
  RandomGammaOptions& key(const Operand& value) { return key_.keep(value), *this; }
  /// The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed. Default:
  /// 0.
  RandomGammaOptions& seed(int64_t value) { return seed_.set(value), *this; }

  // The values that were given.
  detail::Kept beta_;
  detail::Given<std::vector<int64_t>> shape_;
  detail::Kept key_;
  detail::Given<int64_t> seed_;
};

/// Random numbers of the gamma distribution. NaN where a parameter is negative. The gradient of alpha is that of a
/// number at a fixed value of the distribution function (Figurnov et al., 2018); it goes up to the eighth order.
/// - alpha: The shape of the distribution, its mean where beta is 1. (bool, int8, int16, int32, int64, uint8, uint16,
/// uint32, uint64, float16, bfloat16, float32, float64)
/// Returns [n...], of dtype alpha: The numbers; n is shape, or that of the parameters without it.
/// Example: random_gamma(Tensor{0.0f, INFINITY}, RandomGammaOptions().seed(7)) is [ 0. inf]
inline Fallible<Tensor> random_gamma(const Operand& alpha, const RandomGammaOptions& options = RandomGammaOptions()) {
  static detail::PreparedOp op("random_gamma");
  detail::Arguments arguments;
  arguments.add(0, options.shape_);
  arguments.add(1, options.seed_);
  return detail::run_with(op, arguments, alpha, options.beta_, options.key_);
}

/// What random_gumbel() may be given.
class RandomGumbelOptions {
 public:
  /// The result's shape, to which the parameters broadcast; theirs if it is not given.
  RandomGumbelOptions& shape(const Ints& value) { return shape_.set({value.begin(), value.end()}), *this; }
  /// Two numbers that decide the result, whatever was drawn before; the seed does if it is not given.
  RandomGumbelOptions& key(const Operand& value) { return key_.keep(value), *this; }
  /// The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed. Default:
  /// 0.
  RandomGumbelOptions& seed(int64_t value) { return seed_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> shape_;
  detail::Kept key_;
  detail::Given<int64_t> seed_;
};

/// Random numbers of Gumbel's distribution, that of the largest of many. NaN where scale is negative.
/// - loc: The location of the peak. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// - scale: What the numbers of location 0 are multiplied by. (bool, int8, int16, int32, int64, uint8, uint16, uint32,
/// uint64, float16, bfloat16, float32, float64)
/// Returns [n...], of dtype loc: The numbers; n is shape, or that of the parameters without it.
/// Example: random_gumbel(Tensor{1.0f, 2.0f}, Tensor::scalar(0.0f), RandomGumbelOptions().seed(7)) is [1. 2.]
inline Fallible<Tensor> random_gumbel(const Operand& loc, const Operand& scale,
                                      const RandomGumbelOptions& options = RandomGumbelOptions()) {
  static detail::PreparedOp op("random_gumbel");
  detail::Arguments arguments;
  arguments.add(0, options.shape_);
  arguments.add(1, options.seed_);
  return detail::run_with(op, arguments, loc, scale, options.key_);
}

/// What random_laplace() may be given.
class RandomLaplaceOptions {
 public:
  /// The result's shape, to which the parameters broadcast; theirs if it is not given.
  RandomLaplaceOptions& shape(const Ints& value) { return shape_.set({value.begin(), value.end()}), *this; }
  /// Two numbers that decide the result, whatever was drawn before; the seed does if it is not given.
  RandomLaplaceOptions& key(const Operand& value) { return key_.keep(value), *this; }
  /// The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed. Default:
  /// 0.
  RandomLaplaceOptions& seed(int64_t value) { return seed_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> shape_;
  detail::Kept key_;
  detail::Given<int64_t> seed_;
};

/// Random numbers of Laplace's distribution, exponential on both sides. NaN where scale is negative.
/// - loc: The location of the peak. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// - scale: What the numbers of location 0 are multiplied by. (bool, int8, int16, int32, int64, uint8, uint16, uint32,
/// uint64, float16, bfloat16, float32, float64)
/// Returns [n...], of dtype loc: The numbers; n is shape, or that of the parameters without it.
/// Example: random_laplace(Tensor{1.0f, 2.0f}, Tensor::scalar(0.0f), RandomLaplaceOptions().seed(7)) is [1. 2.]
inline Fallible<Tensor> random_laplace(const Operand& loc, const Operand& scale,
                                       const RandomLaplaceOptions& options = RandomLaplaceOptions()) {
  static detail::PreparedOp op("random_laplace");
  detail::Arguments arguments;
  arguments.add(0, options.shape_);
  arguments.add(1, options.seed_);
  return detail::run_with(op, arguments, loc, scale, options.key_);
}

/// What random_multinomial() may be given.
class RandomMultinomialOptions {
 public:
  /// The result's shape without the classes, to which the parameters broadcast; theirs if it is not given.
  RandomMultinomialOptions& shape(const Ints& value) { return shape_.set({value.begin(), value.end()}), *this; }
  /// Two numbers that decide the result, whatever was drawn before; the seed does if it is not given.
  RandomMultinomialOptions& key(const Operand& value) { return key_.keep(value), *this; }
  /// The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed. Default:
  /// 0.
  RandomMultinomialOptions& seed(int64_t value) { return seed_.set(value), *this; }
  /// The result's dtype: floats, or integers, where counts beyond its range are its largest number. Default:
  /// DType::int32.
  RandomMultinomialOptions& dtype(DType value) { return dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> shape_;
  detail::Kept key_;
  detail::Given<int64_t> seed_;
  detail::Given<DType> dtype_;
};

/// Random counts of the multinomial distribution: how many of independent trials fall into each class. Where a
/// parameter is none they are NaN, and integers Code::invalid_argument. There is no gradient: counts do not change
/// smoothly.
/// - counts: The numbers of trials; fractions are dropped. (bool, int8, int16, int32, int64, uint8, uint16, uint32,
/// uint64, float16, bfloat16, float32, float64)
/// - probs: The classes' probabilities along the last axis, which need not add up to 1. (bool, int8, int16, int32,
/// int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32, float64)
/// Returns [n...], of dtype dtype: The counts of each class, along the last axis; they add up to the trials.
/// Example: random_multinomial(Tensor::scalar(5.0f), Tensor{{0.0f, 2.0f}, {1.0f, 0.0f}},
/// RandomMultinomialOptions().seed(7)) is [[0 5] [5 0]]
inline Fallible<Tensor> random_multinomial(const Operand& counts, const Operand& probs,
                                           const RandomMultinomialOptions& options = RandomMultinomialOptions()) {
  static detail::PreparedOp op("random_multinomial");
  detail::Arguments arguments;
  arguments.add(0, options.shape_);
  arguments.add(1, options.seed_);
  arguments.add(2, options.dtype_);
  return detail::run_with(op, arguments, counts, probs, options.key_);
}

/// What random_normal() may be given.
class RandomNormalOptions {
 public:
  /// The result's shape.
  RandomNormalOptions& shape(const Ints& value) { return shape_.set({value.begin(), value.end()}), *this; }
  /// The mean. Default: 0.
  RandomNormalOptions& mean(double value) { return mean_.set(value), *this; }
  /// The standard deviation. Default: 1.
  RandomNormalOptions& stddev(double value) { return stddev_.set(value), *this; }
  /// The result's dtype. Default: DType::float32.
  RandomNormalOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed. Default:
  /// 0.
  RandomNormalOptions& seed(int64_t value) { return seed_.set(value), *this; }
  /// Two numbers that decide the result, whatever was drawn before; the seed does if it is not given.
  RandomNormalOptions& key(const Operand& value) { return key_.keep(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> shape_;
  detail::Given<double> mean_;
  detail::Given<double> stddev_;
  detail::Given<DType> dtype_;
  detail::Given<int64_t> seed_;
  detail::Kept key_;
};

/// Random numbers with a normal distribution.
/// Returns shape, of dtype dtype: The numbers.
/// Example: random_normal(RandomNormalOptions().shape({2}).mean(10.0).seed(7)) is [10.000292  9.695153]
inline Fallible<Tensor> random_normal(const RandomNormalOptions& options = RandomNormalOptions()) {
  static detail::PreparedOp op("random_normal");
  detail::Arguments arguments;
  arguments.add(0, options.shape_);
  arguments.add(1, options.dtype_);
  arguments.add(2, options.mean_);
  arguments.add(3, options.stddev_);
  arguments.add(4, options.seed_);
  return detail::run_with(op, arguments, options.key_);
}

/// What random_orthogonal() may be given.
class RandomOrthogonalOptions {
 public:
  /// The result's shape.
  RandomOrthogonalOptions& shape(const Ints& value) { return shape_.set({value.begin(), value.end()}), *this; }
  /// The length of each row or column. Default: 1.
  RandomOrthogonalOptions& gain(double value) { return gain_.set(value), *this; }
  /// The result's dtype. Default: DType::float32.
  RandomOrthogonalOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed. Default:
  /// 0.
  RandomOrthogonalOptions& seed(int64_t value) { return seed_.set(value), *this; }
  /// Two numbers that decide the result, whatever was drawn before; the seed does if it is not given.
  RandomOrthogonalOptions& key(const Operand& value) { return key_.keep(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> shape_;
  detail::Given<double> gain_;
  detail::Given<DType> dtype_;
  detail::Given<int64_t> seed_;
  detail::Kept key_;
};

/// A random matrix of orthogonal rows or columns, whichever are fewer, times gain. It is equally likely to be any such
/// matrix (Saxe et al., 2014). All axes but the last one are its rows.
/// Returns shape, of dtype dtype: The numbers.
/// Example: random_orthogonal(RandomOrthogonalOptions().shape({1, 1}).gain(2.0).seed(7)) is [[2.]]
inline Fallible<Tensor> random_orthogonal(const RandomOrthogonalOptions& options = RandomOrthogonalOptions()) {
  static detail::PreparedOp op("random_orthogonal");
  detail::Arguments arguments;
  arguments.add(0, options.shape_);
  arguments.add(1, options.dtype_);
  arguments.add(2, options.gain_);
  arguments.add(3, options.seed_);
  return detail::run_with(op, arguments, options.key_);
}

/// What random_permutation() may be given.
class RandomPermutationOptions {
 public:
  /// The result's dtype, one of integers. Default: DType::int64.
  RandomPermutationOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed. Default:
  /// 0.
  RandomPermutationOptions& seed(int64_t value) { return seed_.set(value), *this; }
  /// Two numbers that decide the result, whatever was drawn before; the seed does if it is not given.
  RandomPermutationOptions& key(const Operand& value) { return key_.keep(value), *this; }

  // The values that were given.
  detail::Given<DType> dtype_;
  detail::Given<int64_t> seed_;
  detail::Kept key_;
};

/// The numbers 0, 1, ... n - 1 in random order.
/// - n: How many numbers.
/// Returns [n], of dtype dtype: The numbers.
/// Example: random_permutation(4, RandomPermutationOptions().seed(7)) is [1 0 2 3]
inline Fallible<Tensor> random_permutation(int64_t n,
                                           const RandomPermutationOptions& options = RandomPermutationOptions()) {
  static detail::PreparedOp op("random_permutation");
  detail::Arguments arguments;
  arguments.add(0, n);
  arguments.add(1, options.dtype_);
  arguments.add(2, options.seed_);
  return detail::run_with(op, arguments, options.key_);
}

/// What random_poisson() may be given.
class RandomPoissonOptions {
 public:
  /// The result's shape, to which the parameters broadcast; theirs if it is not given.
  RandomPoissonOptions& shape(const Ints& value) { return shape_.set({value.begin(), value.end()}), *this; }
  /// Two numbers that decide the result, whatever was drawn before; the seed does if it is not given.
  RandomPoissonOptions& key(const Operand& value) { return key_.keep(value), *this; }
  /// The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed. Default:
  /// 0.
  RandomPoissonOptions& seed(int64_t value) { return seed_.set(value), *this; }
  /// The result's dtype: floats, or integers, where counts beyond its range are its largest number. Default:
  /// DType::float32.
  RandomPoissonOptions& dtype(DType value) { return dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> shape_;
  detail::Kept key_;
  detail::Given<int64_t> seed_;
  detail::Given<DType> dtype_;
};

/// Random counts of Poisson's distribution. Where rate is negative or not finite they are NaN, and integers
/// Code::invalid_argument. There is no gradient: counts do not change smoothly.
/// - rate: The mean. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32,
/// float64)
/// Returns [n...], of dtype dtype: The counts; n is shape, or that of the parameters without it.
/// Example: random_poisson(Tensor{0.0f, 0.0f}, RandomPoissonOptions().seed(7)) is [0. 0.]
inline Fallible<Tensor> random_poisson(const Operand& rate,
                                       const RandomPoissonOptions& options = RandomPoissonOptions()) {
  static detail::PreparedOp op("random_poisson");
  detail::Arguments arguments;
  arguments.add(0, options.shape_);
  arguments.add(1, options.seed_);
  arguments.add(2, options.dtype_);
  return detail::run_with(op, arguments, rate, options.key_);
}

/// What random_truncated_normal() may be given.
class RandomTruncatedNormalOptions {
 public:
  /// The result's shape.
  RandomTruncatedNormalOptions& shape(const Ints& value) { return shape_.set({value.begin(), value.end()}), *this; }
  /// The mean. Default: 0.
  RandomTruncatedNormalOptions& mean(double value) { return mean_.set(value), *this; }
  /// The standard deviation, ahead of the cut. Default: 1.
  RandomTruncatedNormalOptions& stddev(double value) { return stddev_.set(value), *this; }
  /// The result's dtype. Default: DType::float32.
  RandomTruncatedNormalOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed. Default:
  /// 0.
  RandomTruncatedNormalOptions& seed(int64_t value) { return seed_.set(value), *this; }
  /// Two numbers that decide the result, whatever was drawn before; the seed does if it is not given.
  RandomTruncatedNormalOptions& key(const Operand& value) { return key_.keep(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> shape_;
  detail::Given<double> mean_;
  detail::Given<double> stddev_;
  detail::Given<DType> dtype_;
  detail::Given<int64_t> seed_;
  detail::Kept key_;
};

/// Random numbers with a normal distribution that ends two standard deviations from the mean, on both sides.
/// Returns shape, of dtype dtype: The numbers.
/// Example: random_truncated_normal(RandomTruncatedNormalOptions().shape({2}).seed(7)) is [1.5055828 0.6395586]
inline Fallible<Tensor> random_truncated_normal(
    const RandomTruncatedNormalOptions& options = RandomTruncatedNormalOptions()) {
  static detail::PreparedOp op("random_truncated_normal");
  detail::Arguments arguments;
  arguments.add(0, options.shape_);
  arguments.add(1, options.dtype_);
  arguments.add(2, options.mean_);
  arguments.add(3, options.stddev_);
  arguments.add(4, options.seed_);
  return detail::run_with(op, arguments, options.key_);
}

/// What random_uniform() may be given.
class RandomUniformOptions {
 public:
  /// The result's shape.
  RandomUniformOptions& shape(const Ints& value) { return shape_.set({value.begin(), value.end()}), *this; }
  /// The lower bound. Default: 0.
  RandomUniformOptions& minval(double value) { return minval_.set(value), *this; }
  /// The upper bound, which is not reached. Default: 1.
  RandomUniformOptions& maxval(double value) { return maxval_.set(value), *this; }
  /// The result's dtype. Default: DType::float32.
  RandomUniformOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed. Default:
  /// 0.
  RandomUniformOptions& seed(int64_t value) { return seed_.set(value), *this; }
  /// Two numbers that decide the result, whatever was drawn before; the seed does if it is not given.
  RandomUniformOptions& key(const Operand& value) { return key_.keep(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> shape_;
  detail::Given<double> minval_;
  detail::Given<double> maxval_;
  detail::Given<DType> dtype_;
  detail::Given<int64_t> seed_;
  detail::Kept key_;
};

/// Random numbers with a uniform distribution in [minval, maxval), floats or integers.
/// Returns shape, of dtype dtype: The numbers.
/// Example: random_uniform(RandomUniformOptions().shape({3}).minval(-1.0).maxval(1.0).seed(7)) is [ 0.90919423
/// 0.50030434 -0.7716453 ]
inline Fallible<Tensor> random_uniform(const RandomUniformOptions& options = RandomUniformOptions()) {
  static detail::PreparedOp op("random_uniform");
  detail::Arguments arguments;
  arguments.add(0, options.shape_);
  arguments.add(1, options.dtype_);
  arguments.add(2, options.minval_);
  arguments.add(3, options.maxval_);
  arguments.add(4, options.seed_);
  return detail::run_with(op, arguments, options.key_);
}

/// What random_variance_scaling() may be given.
class RandomVarianceScalingOptions {
 public:
  /// The result's shape.
  RandomVarianceScalingOptions& shape(const Ints& value) { return shape_.set({value.begin(), value.end()}), *this; }
  /// The variance times that number. Default: 1.
  RandomVarianceScalingOptions& scale(double value) { return scale_.set(value), *this; }
  /// Inputs, outputs, or the mean of both. Default: fan_in.
  RandomVarianceScalingOptions& fan(Fan value) { return fan_.set(value), *this; }
  /// The distribution; TRUNCATED_NORMAL ends two standard deviations from 0. Default: truncated_normal.
  RandomVarianceScalingOptions& distribution(Distribution value) { return distribution_.set(value), *this; }
  /// The result's dtype. Default: DType::float32.
  RandomVarianceScalingOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed. Default:
  /// 0.
  RandomVarianceScalingOptions& seed(int64_t value) { return seed_.set(value), *this; }
  /// Two numbers that decide the result, whatever was drawn before; the seed does if it is not given.
  RandomVarianceScalingOptions& key(const Operand& value) { return key_.keep(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> shape_;
  detail::Given<double> scale_;
  detail::Given<Fan> fan_;
  detail::Given<Distribution> distribution_;
  detail::Given<DType> dtype_;
  detail::Given<int64_t> seed_;
  detail::Kept key_;
};

/// Random weights whose variance is scale over a unit's number of inputs or outputs. The inputs are the shape's last
/// axis but one times the axes before it, the outputs the last axis times the same (Glorot and Bengio, 2010; He et al.,
/// 2015).
/// Returns shape, of dtype dtype: The numbers.
/// Example: random_variance_scaling(RandomVarianceScalingOptions().shape({2,
/// 2}).distribution(Distribution::uniform).seed(7)) is [[ 1.113531    0.61274517] [-0.94506866 -1.0149269 ]]
inline Fallible<Tensor> random_variance_scaling(
    const RandomVarianceScalingOptions& options = RandomVarianceScalingOptions()) {
  static detail::PreparedOp op("random_variance_scaling");
  detail::Arguments arguments;
  arguments.add(0, options.shape_);
  arguments.add(1, options.dtype_);
  arguments.add(2, options.scale_);
  arguments.add(3, options.fan_);
  arguments.add(4, options.distribution_);
  arguments.add(5, options.seed_);
  return detail::run_with(op, arguments, options.key_);
}

/// The numbers, in row-major order, of elements at indices along each axis.
/// - multi_index: The indices along each axis; their shapes broadcast. (int8, int16, int32, int64, uint8, uint16,
/// uint32, uint64)
/// - shape: The shape of the array whose elements are numbered.
/// Returns of dtype int64: The numbers.
/// Example: ravel_multi_index({Tensor{0, 1}, Tensor{1, 2}}, {2, 3}) is [1 5]
inline Fallible<Tensor> ravel_multi_index(const Operands& multi_index, const Ints& shape) {
  static detail::PreparedOp op("ravel_multi_index");
  detail::Arguments arguments;
  arguments.add(0, shape);
  return detail::run_on_list(op, arguments, multi_index);
}

/// The real part of complex x; real x itself.
/// - x: The operands, one by one. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64, complex64, complex128)
/// Returns x, of dtype real(x): The result for each operand, in its place.
/// Example: real(Tensor{std::complex<float>(1, 2), std::complex<float>(3, -4)}) is [1. 3.]
inline Fallible<Tensor> real(const Operand& x) {
  static detail::PreparedOp op("real");
  return detail::run(op, x);
}

/// 1 / x; infinite where x is 0.
/// - x: The operands, one by one.
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: reciprocal(Tensor{2.0f, 4.0f}) is [0.5  0.25]
inline Fallible<Tensor> reciprocal(const Operand& x) {
  static detail::PreparedOp op("reciprocal");
  return detail::run(op, x);
}

/// 1 / x; 0 where x is 0.
/// - x: The operands, one by one.
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: reciprocal_no_nan(Tensor{2.0f, 0.0f}) is [0.5 0. ]
inline Fallible<Tensor> reciprocal_no_nan(const Operand& x) {
  static detail::PreparedOp op("reciprocal_no_nan");
  return detail::run(op, x);
}

/// max(x, 0): the rectified linear unit.
/// - x: The operands, one by one. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: relu(Tensor{-1.0f, 2.0f}) is [0. 2.]
inline Fallible<Tensor> relu(const Operand& x) {
  static detail::PreparedOp op("relu");
  return detail::run(op, x);
}

/// min(max(x, 0), 6).
/// - x: The operands, one by one. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: relu6(Tensor{-1.0f, 2.0f, 8.0f}) is [0. 2. 6.]
inline Fallible<Tensor> relu6(const Operand& x) {
  static detail::PreparedOp op("relu6");
  return detail::run(op, x);
}

/// x1 - floor(x1 / x2) * x2, which has the sign of x2. An integer division by zero is Code::invalid_argument.
/// - x1: The first operands. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32,
/// float64)
/// - x2: The second operands; the shapes of both broadcast. (int8, int16, int32, int64, uint8, uint16, uint32, uint64,
/// float16, bfloat16, float32, float64)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: remainder(Tensor{7, -7}, Tensor{3, 3}) is [1 2]
inline Fallible<Tensor> remainder(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("remainder");
  return detail::run(op, x1, x2);
}

/// What repeat() may be given.
class RepeatOptions {
 public:
  /// The axis to repeat along; negative ones count from the end. The flattened tensor if it is not given.
  RepeatOptions& axis(int64_t value) { return axis_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
};

/// x with each element repeated along an axis, next to itself.
/// - x: [n...]: What is repeated.
/// - repeats: How often each element.
/// Returns [m...], of dtype x: The repeated elements: dims as of x, axis times repeats; without an axis a vector.
/// Example: repeat(Tensor{1, 2}, 2, RepeatOptions().axis(0)) is [1 1 2 2]
inline Fallible<Tensor> repeat(const Operand& x, int64_t repeats, const RepeatOptions& options = RepeatOptions()) {
  static detail::PreparedOp op("repeat");
  detail::Arguments arguments;
  arguments.add(0, repeats);
  arguments.add(1, options.axis_);
  return detail::run_with(op, arguments, x);
}

/// What repeat_each() may be given.
class RepeatEachOptions {
 public:
  /// The axis to repeat along; negative ones count from the end. The flattened tensor if it is not given.
  RepeatEachOptions& axis(int64_t value) { return axis_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
};

/// x with each slice along an axis repeated as often as a number of its own says.
/// - x: [outer..., n, inner...]: What is repeated; n stands at axis.
/// - repeats: How often each slice, [n]; or one number for all, a scalar or [1]. A negative one is
/// Code::invalid_argument. (int8, int16, int32, int64, uint8, uint16, uint32, uint64)
/// Returns [outer..., m, inner...], of dtype x: The repeated slices; m is the sum of repeats. Without an axis a vector.
/// Example: repeat_each(Tensor{1, 2, 3}, Tensor{2, 0, 1}) is [1 1 3]
inline Fallible<Tensor> repeat_each(const Operand& x, const Operand& repeats,
                                    const RepeatEachOptions& options = RepeatEachOptions()) {
  static detail::PreparedOp op("repeat_each");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  return detail::run_with(op, arguments, x, repeats);
}

/// What reshape() may be given.
class ReshapeOptions {
 public:
  /// Whether a 0 in shape is the dim that x has there, as in ONNX. Default: false.
  ReshapeOptions& zero_copies(bool value) { return zero_copies_.set(value), *this; }

  // The values that were given.
  detail::Given<bool> zero_copies_;
};

/// x with another shape, its elements in the same order. No copy is made.
/// - x: The elements.
/// - shape: [rank]: The result's shape, where a program computes it; the attribute counts if it is not given. (int8,
/// int16, int32, int64, uint8, uint16, uint32, uint64)
/// Returns shape, of dtype x: The same elements.
/// Example: reshape(Tensor{1, 2, 3, 4}, {2, -1}) is [[1 2] [3 4]]
inline Fallible<Tensor> reshape(const Operand& x, const Ints& shape, const ReshapeOptions& options = ReshapeOptions()) {
  static detail::PreparedOp op("reshape");
  detail::Arguments arguments;
  arguments.add(0, shape);
  arguments.add(1, options.zero_copies_);
  return detail::run_with(op, arguments, x);
}
template <class T, class = std::enable_if_t<detail::is_target<T>>>
Fallible<Tensor> reshape(const Operand& x, const T& shape, const ReshapeOptions& options = ReshapeOptions()) {
  static detail::PreparedOp op("reshape");
  detail::Arguments arguments;
  arguments.add(1, options.zero_copies_);
  return detail::run_with(op, arguments, x, Operand(shape));
}

/// x with the shape of another tensor, its elements in the same order. No copy is made.
/// - x: The elements, as many as like's.
/// - like: The result's shape; its values do not matter.
/// Returns like, of dtype x: The same elements.
/// Example: reshape_like(Tensor{1, 2, 3, 4}, Tensor{{0, 0}, {0, 0}}) is [[1 2] [3 4]]
inline Fallible<Tensor> reshape_like(const Operand& x, const Operand& like) {
  static detail::PreparedOp op("reshape_like");
  return detail::run(op, x, like);
}

/// What resize() may be given.
class ResizeOptions {
 public:
  /// How values between elements are found: NEAREST takes the nearest element, AREA the mean of what an output element
  /// covers; BILINEAR, BICUBIC, LANCZOS3, LANCZOS5, GAUSSIAN and MITCHELLCUBIC weigh the elements around. Default:
  /// bilinear.
  ResizeOptions& interpolation(Interpolation value) { return interpolation_.set(value), *this; }
  /// Which places match: HALF_PIXEL the edges of images, as if elements were squares; ALIGN_CORNERS the middles of the
  /// outermost elements; ASYMMETRIC the middles of the first elements; HALF_PIXEL_SYMMETRIC the images' middles, where
  /// scale is not the ratio of sizes. AREA does without. Default: half_pixel.
  ResizeOptions& coordinates(Coordinates value) { return coordinates_.set(value), *this; }
  /// Whether an image that becomes smaller is weighed over as much as an output element covers. Default: false.
  ResizeOptions& antialias(bool value) { return antialias_.set(value), *this; }
  /// The element that is nearest to a position; AUTO: FLOOR for ASYMMETRIC, else ROUND_PREFER_CEIL. Default: auto_.
  ResizeOptions& nearest_mode(NearestMode value) { return nearest_mode_.set(value), *this; }
  /// Of BICUBIC (a in Keys, 1981): -0.5 as TensorFlow's, -0.75 as PyTorch's. Default: -0.5.
  ResizeOptions& cubic_coefficient(double value) { return cubic_coefficient_.set(value), *this; }
  /// Whether elements outside the image have no weight. If not, they are those at its edge. Default: true.
  ResizeOptions& exclude_outside(bool value) { return exclude_outside_.set(value), *this; }
  /// Output elements per input element; the ratio of the sizes if it is not given. By ALIGN_CORNERS the outermost
  /// elements are those of an output that is as long as it says, before its size is rounded.
  ResizeOptions& scale(double value) { return scale_.set(value), *this; }
  /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
  /// second. Shapes are those of NHWC. Default: nhwc.
  ResizeOptions& data_format(DataFormat value) { return data_format_.set(value), *this; }

  // The values that were given.
  detail::Given<Interpolation> interpolation_;
  detail::Given<Coordinates> coordinates_;
  detail::Given<bool> antialias_;
  detail::Given<NearestMode> nearest_mode_;
  detail::Given<double> cubic_coefficient_;
  detail::Given<bool> exclude_outside_;
  detail::Given<double> scale_;
  detail::Given<DataFormat> data_format_;
};

/// Images with another height and width, or other sizes along one to three spatial axes.
/// - x: [batch, in..., channels]: The images. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16,
/// bfloat16, float32, float64)
/// - size: [axes]: The sizes, where a program computes them; the attribute counts if it is not given. (int8, int16,
/// int32, int64, uint8, uint16, uint32, uint64)
/// Returns [batch, size..., channels], of dtype x: The images. Integers become float32, but for NEAREST.
/// Example: resize(reshape(Tensor{1.0f, 2.0f, 3.0f, 4.0f}, {1, 2, 2, 1}), {1, 4}) is [[[[2.  ]   [2.25]   [2.75]   [3.
/// ]]]]
inline Fallible<Tensor> resize(const Operand& x, const Ints& size, const ResizeOptions& options = ResizeOptions()) {
  static detail::PreparedOp op("resize");
  detail::Arguments arguments;
  arguments.add(0, size);
  arguments.add(1, options.interpolation_);
  arguments.add(2, options.coordinates_);
  arguments.add(3, options.antialias_);
  arguments.add(4, options.nearest_mode_);
  arguments.add(5, options.cubic_coefficient_);
  arguments.add(6, options.exclude_outside_);
  arguments.add(7, options.scale_);
  arguments.add(8, options.data_format_);
  return detail::run_with(op, arguments, x);
}
template <class T, class = std::enable_if_t<detail::is_target<T>>>
Fallible<Tensor> resize(const Operand& x, const T& size, const ResizeOptions& options = ResizeOptions()) {
  static detail::PreparedOp op("resize");
  detail::Arguments arguments;
  arguments.add(1, options.interpolation_);
  arguments.add(2, options.coordinates_);
  arguments.add(3, options.antialias_);
  arguments.add(4, options.nearest_mode_);
  arguments.add(5, options.cubic_coefficient_);
  arguments.add(6, options.exclude_outside_);
  arguments.add(7, options.scale_);
  arguments.add(8, options.data_format_);
  return detail::run_with(op, arguments, x, Operand(size));
}

/// What reverse_sequence() may be given.
class ReverseSequenceOptions {
 public:
  /// The axis of the parts; negative ones count from the end. Default: 0.
  ReverseSequenceOptions& batch_axis(int64_t value) { return batch_axis_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> batch_axis_;
};

/// x with the first elements along an axis reversed, as many as each part's length says.
/// - x: The sequences.
/// - seq_lengths: [batch]: The length of each part of x along batch_axis; at most that of seq_axis. (int8, int16,
/// int32, int64, uint8, uint16, uint32, uint64)
/// - seq_axis: The axis that is reversed; negative ones count from the end.
/// Returns x, of dtype x: The sequences; what lies behind their ends stays.
/// Example: reverse_sequence(Tensor{{1, 2, 3}, {4, 5, 6}}, Tensor{2, 3}, 1) is [[2 1 3] [6 5 4]]
inline Fallible<Tensor> reverse_sequence(const Operand& x, const Operand& seq_lengths, int64_t seq_axis,
                                         const ReverseSequenceOptions& options = ReverseSequenceOptions()) {
  static detail::PreparedOp op("reverse_sequence");
  detail::Arguments arguments;
  arguments.add(0, seq_axis);
  arguments.add(1, options.batch_axis_);
  return detail::run_with(op, arguments, x, seq_lengths);
}

/// What rfft() may be given.
class RfftOptions {
 public:
  /// The number of points: x is cut, or zeros are added at its end. x's own if it is not given.
  RfftOptions& n(int64_t value) { return n_.set(value), *this; }
  /// The axis; negative ones count from the end. Default: -1.
  RfftOptions& axis(int64_t value) { return axis_.set(value), *this; }
  /// BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both are
  /// divided by the root. Default: backward.
  RfftOptions& norm(Norm value) { return norm_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> n_;
  detail::Given<int64_t> axis_;
  detail::Given<Norm> norm_;
};

/// The first n / 2 + 1 numbers of fft of real numbers; the others are their conjugates in the reverse order.
/// - x: [outer..., m, inner...]: The numbers; m stands at axis. (bool, int8, int16, int32, int64, uint8, uint16,
/// uint32, uint64, float16, bfloat16, float32, float64)
/// Returns [outer..., half, inner...], of dtype complex(x): The first half of the transform; half is n / 2 + 1.
/// Example: rfft(Tensor{1.0f, 2.0f, 3.0f, 4.0f}) is [10.+0.j -2.+2.j -2.+0.j]
inline Fallible<Tensor> rfft(const Operand& x, const RfftOptions& options = RfftOptions()) {
  static detail::PreparedOp op("rfft");
  detail::Arguments arguments;
  arguments.add(0, options.n_);
  arguments.add(1, options.axis_);
  arguments.add(2, options.norm_);
  return detail::run_with(op, arguments, x);
}

/// What rfft2() may be given.
class Rfft2Options {
 public:
  /// The number of points along each of the axes, the last ones if axes is not given; -1: x's own. x is cut, or zeros
  /// are added at its end. x's own if it is not given.
  Rfft2Options& s(const Ints& value) { return s_.set({value.begin(), value.end()}), *this; }
  /// The axes, each once; negative ones count from the end. Default: {-2, -1}.
  Rfft2Options& axes(const Ints& value) { return axes_.set({value.begin(), value.end()}), *this; }
  /// BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both are
  /// divided by the root. Default: backward.
  Rfft2Options& norm(Norm value) { return norm_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> s_;
  detail::Given<std::vector<int64_t>> axes_;
  detail::Given<Norm> norm_;
};

/// The fft2 of real numbers; of the second of the axes the first n / 2 + 1 numbers.
/// - x: The numbers. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32,
/// float64)
/// Returns of dtype complex(x): The transform, of whose last axis the first half.
/// Example: rfft2(Tensor{{1.0f, 2.0f}, {3.0f, 4.0f}}) is [[10.+0.j -2.+0.j] [-4.+0.j  0.+0.j]]
inline Fallible<Tensor> rfft2(const Operand& x, const Rfft2Options& options = Rfft2Options()) {
  static detail::PreparedOp op("rfft2");
  detail::Arguments arguments;
  arguments.add(0, options.s_);
  arguments.add(1, options.axes_);
  arguments.add(2, options.norm_);
  return detail::run_with(op, arguments, x);
}

/// What rfftfreq() may be given.
class RfftfreqOptions {
 public:
  /// How far apart they are. Default: 1.
  RfftfreqOptions& d(double value) { return d_.set(value), *this; }
  /// The result's dtype. Default: DType::float32.
  RfftfreqOptions& dtype(DType value) { return dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<double> d_;
  detail::Given<DType> dtype_;
};

/// The frequencies of the numbers of a transform of real numbers: 0, 1, ..., n / 2, over n d; half is n / 2 + 1.
/// - n: How many numbers are transformed.
/// Returns [half], of dtype dtype: The frequencies.
/// Example: rfftfreq(4) is [0.   0.25 0.5 ]
inline Fallible<Tensor> rfftfreq(int64_t n, const RfftfreqOptions& options = RfftfreqOptions()) {
  static detail::PreparedOp op("rfftfreq");
  detail::Arguments arguments;
  arguments.add(0, n);
  arguments.add(1, options.d_);
  arguments.add(2, options.dtype_);
  return detail::run_with(op, arguments);
}

/// What rfftn() may be given.
class RfftnOptions {
 public:
  /// The number of points along each of the axes, the last ones if axes is not given; -1: x's own. x is cut, or zeros
  /// are added at its end. x's own if it is not given.
  RfftnOptions& s(const Ints& value) { return s_.set({value.begin(), value.end()}), *this; }
  /// The axes, each once; negative ones count from the end. If it is not given, as many of the last ones as s has
  /// numbers, or all.
  RfftnOptions& axes(const Ints& value) { return axes_.set({value.begin(), value.end()}), *this; }
  /// BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both are
  /// divided by the root. Default: backward.
  RfftnOptions& norm(Norm value) { return norm_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> s_;
  detail::Given<std::vector<int64_t>> axes_;
  detail::Given<Norm> norm_;
};

/// The fftn of real numbers; of the last of the axes the first n / 2 + 1 numbers.
/// - x: The numbers. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32,
/// float64)
/// Returns of dtype complex(x): The transform, of whose last axis the first half.
/// Example: rfftn(Tensor{{1.0f, 2.0f}, {3.0f, 4.0f}}) is [[10.+0.j -2.+0.j] [-4.+0.j  0.+0.j]]
inline Fallible<Tensor> rfftn(const Operand& x, const RfftnOptions& options = RfftnOptions()) {
  static detail::PreparedOp op("rfftn");
  detail::Arguments arguments;
  arguments.add(0, options.s_);
  arguments.add(1, options.axes_);
  arguments.add(2, options.norm_);
  return detail::run_with(op, arguments, x);
}

/// What rms_norm() may be given.
class RmsNormOptions {
 public:
  /// What each place is multiplied by; 1 if it is not given.
  RmsNormOptions& scale(const Operand& value) { return scale_.keep(value), *this; }
  /// The axes to normalize over, each once; negative ones count from the end. Default: {-1}.
  RmsNormOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }
  /// What is added to the mean, at least 0. Default: 1e-06.
  RmsNormOptions& epsilon(double value) { return epsilon_.set(value), *this; }

  // The values that were given.
  detail::Kept scale_;
  detail::Given<std::vector<int64_t>> axis_;
  detail::Given<double> epsilon_;
};

/// x / sqrt(mean(x^2) + epsilon) * scale, with the mean over some axes (Zhang, Sennrich, 2019).
/// - x: [outer..., n...]: The elements; n stands at axis. (float16, bfloat16, float32, float64)
/// Returns x, of dtype x: The normalized elements.
/// Example: rms_norm(Tensor{{1.0f, 7.0f}, {5.0f, 5.0f}}, RmsNormOptions().scale(Tensor{1.0f, 2.0f}).epsilon(0.0)) is
/// [[0.2 2.8] [1.  2. ]]
inline Fallible<Tensor> rms_norm(const Operand& x, const RmsNormOptions& options = RmsNormOptions()) {
  static detail::PreparedOp op("rms_norm");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.epsilon_);
  return detail::run_with(op, arguments, x, options.scale_);
}

/// What rnn() may be given.
class RnnOptions {
 public:
  /// What is added; 0 if it is not given.
  RnnOptions& bias(const Operand& value) { return bias_.keep(value), *this; }
  /// The state before the first step; 0 if it is not given.
  RnnOptions& initial_h(const Operand& value) { return initial_h_.keep(value), *this; }
  /// Which steps count; at others a state stays as it is. All if it is not given.
  RnnOptions& mask(const Operand& value) { return mask_.keep(value), *this; }
  /// What each step applies. Default: tanh.
  RnnOptions& activation(Activation value) { return activation_.set(value), *this; }
  /// Whether the steps are the first dim of x, sequence and mask, and the batch is the second. Default: false.
  RnnOptions& time_major(bool value) { return time_major_.set(value), *this; }
  /// Whether the last step is computed first. Results stand at the steps of x. Default: false.
  RnnOptions& reverse(bool value) { return reverse_.set(value), *this; }

  // The values that were given.
  detail::Kept bias_;
  detail::Kept initial_h_;
  detail::Kept mask_;
  detail::Given<Activation> activation_;
  detail::Given<bool> time_major_;
  detail::Given<bool> reverse_;
};

/// What rnn() gives.
struct RnnOutputs {
  /// The state h after each step.
  Tensor sequence;
  /// The state h after the last step that is computed.
  Tensor h;
};

/// A plain recurrent network over whole sequences (Elman, 1990). Each step makes h = activation(x kernel + h
/// recurrent_kernel + bias).
/// - x: [batch, steps, inputs]: The sequences. (float16, bfloat16, float32, float64)
/// - kernel: [inputs, units]: The weights of x. (float16, bfloat16, float32, float64)
/// - recurrent_kernel: [units, units]: The weights of h. (float16, bfloat16, float32, float64)
/// Returns [batch, steps, units], of dtype x: The state h after each step.
/// Returns [batch, units], of dtype x: The state h after the last step that is computed.
/// Example: rnn(Tensor{{{1.0f, 3.0f}}}, Tensor{{2.0f}, {1.0f}}, Tensor{{-1.0f}},
/// RnnOptions().activation(Activation::relu)) is [[[5.]]] and [[5.]]
inline Fallible<RnnOutputs> rnn(const Operand& x, const Operand& kernel, const Operand& recurrent_kernel,
                                const RnnOptions& options = RnnOptions()) {
  static detail::PreparedOp op("rnn");
  detail::Arguments arguments;
  arguments.add(0, options.activation_);
  arguments.add(1, options.time_major_);
  arguments.add(2, options.reverse_);
  EAGER_TRY(std::vector<Tensor> outputs, detail::run_several(op, arguments, x, kernel, recurrent_kernel, options.bias_,
                                                             options.initial_h_, options.mask_));
  return RnnOutputs{std::move(outputs[0]), std::move(outputs[1])};
}

/// What rnn_cell() may be given.
class RnnCellOptions {
 public:
  /// What is added; 0 if it is not given.
  RnnCellOptions& bias(const Operand& value) { return bias_.keep(value), *this; }
  /// What the step applies. Default: tanh.
  RnnCellOptions& activation(Activation value) { return activation_.set(value), *this; }

  // The values that were given.
  detail::Kept bias_;
  detail::Given<Activation> activation_;
};

/// A step of rnn.
/// - x: [batch, inputs]: The step's inputs. (float16, bfloat16, float32, float64)
/// - h: [batch, units]: The state before the step. (float16, bfloat16, float32, float64)
/// - kernel: [inputs, gates]: The weights of x; gates is the number of units. (float16, bfloat16, float32, float64)
/// - recurrent_kernel: [units, gates]: The weights of h. (float16, bfloat16, float32, float64)
/// Returns [batch, units], of dtype x: The state after the step.
/// Example: rnn_cell(Tensor{{1.0f, 3.0f}}, Tensor{{0.0f}}, Tensor{{2.0f}, {1.0f}}, Tensor{{-1.0f}},
/// RnnCellOptions().activation(Activation::relu)) is [[5.]]
inline Fallible<Tensor> rnn_cell(const Operand& x, const Operand& h, const Operand& kernel,
                                 const Operand& recurrent_kernel, const RnnCellOptions& options = RnnCellOptions()) {
  static detail::PreparedOp op("rnn_cell");
  detail::Arguments arguments;
  arguments.add(0, options.activation_);
  return detail::run_with(op, arguments, x, h, kernel, recurrent_kernel, options.bias_);
}

/// What roll() may be given.
class RollOptions {
 public:
  /// The axes to move along; negative ones count from the end. The flattened tensor if it is not given.
  RollOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axis_;
};

/// x with its elements moved along axes; what leaves at one end comes in at the other.
/// - x: The elements.
/// - shift: How far to move along each axis, towards higher indices; one value stands for all axes.
/// Returns x, of dtype x: The elements in their new order.
/// Example: roll(Tensor{1, 2, 3}, {1}, RollOptions().axis({0})) is [3 1 2]
inline Fallible<Tensor> roll(const Operand& x, const Ints& shift, const RollOptions& options = RollOptions()) {
  static detail::PreparedOp op("roll");
  detail::Arguments arguments;
  arguments.add(0, shift);
  arguments.add(1, options.axis_);
  return detail::run_with(op, arguments, x);
}

/// What rot90() may be given.
class Rot90Options {
 public:
  /// How many times, from the first axis towards the second; negative ones turn back. Default: 1.
  Rot90Options& k(int64_t value) { return k_.set(value), *this; }
  /// The two axes of the plane; negative ones count from the end. Default: {0, 1}.
  Rot90Options& axes(const Ints& value) { return axes_.set({value.begin(), value.end()}), *this; }

  // The values that were given.
  detail::Given<int64_t> k_;
  detail::Given<std::vector<int64_t>> axes_;
};

/// x rotated by quarter turns in the plane of two axes.
/// - x: The elements; at least a matrix.
/// Returns of dtype x: The same elements.
/// Example: rot90(Tensor{{1, 2}, {3, 4}}) is [[2 4] [1 3]]
inline Fallible<Tensor> rot90(const Operand& x, const Rot90Options& options = Rot90Options()) {
  static detail::PreparedOp op("rot90");
  detail::Arguments arguments;
  arguments.add(0, options.k_);
  arguments.add(1, options.axes_);
  return detail::run_with(op, arguments, x);
}

/// What rotary_embedding() may be given.
class RotaryEmbeddingOptions {
 public:
  /// The row of cos and sin that each position has: [positions], or [batch, positions]; its own if it is not given.
  RotaryEmbeddingOptions& position_ids(const Operand& value) { return position_ids_.keep(value), *this; }
  /// Whether neighbours are pairs; else the numbers of the first half and those of the second. Default: false.
  RotaryEmbeddingOptions& interleaved(bool value) { return interleaved_.set(value), *this; }
  /// How many of the numbers, the first ones, are rotated; all if it is not given.
  RotaryEmbeddingOptions& rotary_dim(int64_t value) { return rotary_dim_.set(value), *this; }

  // The values that were given.
  detail::Kept position_ids_;
  detail::Given<bool> interleaved_;
  detail::Given<int64_t> rotary_dim_;
};

/// x with pairs of numbers rotated by the angles of their positions (Su et al., 2021).
/// - x: [outer..., positions, depth]: The vectors of each position. (float16, bfloat16, float32, float64)
/// - cos: The cosines of the angles. For each position, rotary_dim / 2 numbers: [positions, half], or [batch,
/// positions, half] where the batch's differ; [n, half] with position_ids. (float16, bfloat16, float32, float64)
/// - sin: cos: The sines. (float16, bfloat16, float32, float64)
/// Returns x, of dtype x: The rotated vectors: of each pair a and b, a cos - b sin and b cos + a sin.
/// Example: rotary_embedding(Tensor{{1.0f, 2.0f}}, Tensor{{0.0f}}, Tensor{{1.0f}}) is [[-2.  1.]]
inline Fallible<Tensor> rotary_embedding(const Operand& x, const Operand& cos, const Operand& sin,
                                         const RotaryEmbeddingOptions& options = RotaryEmbeddingOptions()) {
  static detail::PreparedOp op("rotary_embedding");
  detail::Arguments arguments;
  arguments.add(0, options.interleaved_);
  arguments.add(1, options.rotary_dim_);
  return detail::run_with(op, arguments, x, cos, sin, options.position_ids_);
}

/// The nearest whole number; halves go to the even one.
/// - x: The operands, one by one. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: round(Tensor{0.5f, 1.5f, 2.6f}) is [0. 2. 3.]
inline Fallible<Tensor> round(const Operand& x) {
  static detail::PreparedOp op("round");
  return detail::run(op, x);
}

/// 1 / sqrt(x).
/// - x: The operands, one by one.
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: rsqrt(Tensor{4.0f, 16.0f}) is [0.5  0.25]
inline Fallible<Tensor> rsqrt(const Operand& x) {
  static detail::PreparedOp op("rsqrt");
  return detail::run(op, x);
}

/// What scaled_dot_product_attention() may be given.
class ScaledDotProductAttentionOptions {
 public:
  /// Booleans: which keys each query reads. Numbers of the dtype of query, or float32 for halves: what is added to the
  /// scaled products; a key with -inf has a weight of 0. Broadcasts to [outer..., rows, columns]. All keys are read if
  /// it is not given. NaN and infinity of a key or value reach the results, unless no query reads it by key_lengths and
  /// is_causal.
  ScaledDotProductAttentionOptions& mask(const Operand& value) { return mask_.keep(value), *this; }
  /// How many keys are read, the first ones: a number for each of the first outer dims, for example [batch]. A negative
  /// one reads none, one beyond columns all. All if it is not given.
  ScaledDotProductAttentionOptions& key_lengths(const Operand& value) { return key_lengths_.keep(value), *this; }
  /// The place of the first query among the keys, for is_causal: a number for each of the first outer dims. 0 if it is
  /// not given.
  ScaledDotProductAttentionOptions& query_offset(const Operand& value) { return query_offset_.keep(value), *this; }
  /// Whether each query reads only the keys that are not behind its own place. Default: false.
  ScaledDotProductAttentionOptions& is_causal(bool value) { return is_causal_.set(value), *this; }
  /// The factor of the products; 1 / sqrt(depth) if it is not given.
  ScaledDotProductAttentionOptions& scale(double value) { return scale_.set(value), *this; }
  /// The probability in [0, 1) that a weight is replaced by 0; the others are multiplied by 1 / (1 - dropout). Default:
  /// 0.
  ScaledDotProductAttentionOptions& dropout(double value) { return dropout_.set(value), *this; }
  /// The same weights are dropped at every call; 0: by the next numbers of the context's stream, which begins with its
  /// seed. Default: 0.
  ScaledDotProductAttentionOptions& seed(int64_t value) { return seed_.set(value), *this; }

  // The values that were given.
  detail::Kept mask_;
  detail::Kept key_lengths_;
  detail::Kept query_offset_;
  detail::Given<bool> is_causal_;
  detail::Given<double> scale_;
  detail::Given<double> dropout_;
  detail::Given<int64_t> seed_;
};

/// softmax(scale query key^T + mask) value: for each query a mean of the values (Vaswani et al., 2017).
/// - query: [outer..., rows, depth]: The queries. The last of their outer dims, heads, may be a multiple of that of key
/// and value: neighbours then share these. (float16, bfloat16, float32, float64)
/// - key: [outer..., columns, depth]: The keys. (float16, bfloat16, float32, float64)
/// - value: [outer..., columns, width]: The value of each key. (float16, bfloat16, float32, float64)
/// Returns [outer..., rows, width], of dtype x: The means; 0 for a query that reads no key.
/// Example: scaled_dot_product_attention(Tensor{{1.0f, 0.0f}}, Tensor{{0.0f, 0.0f}, {0.0f, 1.0f}}, Tensor{{1.0f},
/// {3.0f}}) is [[2.]]
inline Fallible<Tensor> scaled_dot_product_attention(
    const Operand& query, const Operand& key, const Operand& value,
    const ScaledDotProductAttentionOptions& options = ScaledDotProductAttentionOptions()) {
  static detail::PreparedOp op("scaled_dot_product_attention");
  detail::Arguments arguments;
  arguments.add(0, options.is_causal_);
  arguments.add(1, options.scale_);
  arguments.add(2, options.dropout_);
  arguments.add(3, options.seed_);
  return detail::run_with(op, arguments, query, key, value, options.mask_, options.key_lengths_, options.query_offset_);
}

/// What scan() may be given.
class ScanOptions {
 public:
  /// How many of the inputs, the first ones, are carries. Default: 0.
  ScanOptions& num_carries(int64_t value) { return num_carries_.set(value), *this; }
  /// How many of the inputs, the last ones, are the same in each iteration. Default: 0.
  ScanOptions& num_invariants(int64_t value) { return num_invariants_.set(value), *this; }
  /// Whether the last slice comes first. Default: false.
  ScanOptions& reverse(bool value) { return reverse_.set(value), *this; }
  /// The number of slices; that of the tensors if it is not given, which must be there then.
  ScanOptions& length(int64_t value) { return length_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> num_carries_;
  detail::Given<int64_t> num_invariants_;
  detail::Given<bool> reverse_;
  detail::Given<int64_t> length_;
};

/// A function of carries and each slice along the first axis, one slice after the other.
/// - inputs: The first carries, tensors of one first dim, and the invariants.
/// - function: A function of the carries, a slice of each tensor, and the invariants, which gives new carries, and
/// perhaps more.
/// Returns of dtype inputs: The last carries; then what else the function gave, each stacked along a new first axis.
inline Fallible<std::vector<Tensor>> scan(const Operands& inputs, const Function& function,
                                          const ScanOptions& options = ScanOptions()) {
  detail::Arguments arguments;
  arguments.add(0, options.num_carries_);
  arguments.add(1, options.num_invariants_);
  arguments.add(2, options.reverse_);
  arguments.add(3, options.length_);
  return detail::run_made("scan", {{"function", &function}}, arguments, inputs);
}

/// What scatter_elements() may be given.
class ScatterElementsOptions {
 public:
  /// The axis that indices are of; negative ones count from the end. Default: 0.
  ScatterElementsOptions& axis(int64_t value) { return axis_.set(value), *this; }
  /// NONE: an update replaces what is there, and of several any one stays, with the gradient for all; SUM, PROD, MAX or
  /// MIN: it is reduced with what is there. Default: none.
  ScatterElementsOptions& reduce(Reduce value) { return reduce_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
  detail::Given<Reduce> reduce_;
};

/// x with updates put where their indices along an axis say, or reduced with what is there.
/// - x: [outer..., n, inner...]: The values to begin with; n stands at axis.
/// - indices: Of x's rank. The index along axis of each update, from -n on and less than n; negative ones count from
/// the end. (int8, int16, int32, int64, uint8, uint16, uint32, uint64)
/// - updates: indices: The updates. Along other axes they lie where they stand, so no dim is more than x's.
/// Returns x, of dtype x: The changed values.
/// Example: scatter_elements(Tensor{{1, 2}, {3, 4}}, Tensor{{1, 0}}, Tensor{{10, 20}}) is [[ 1 20] [10  4]]
inline Fallible<Tensor> scatter_elements(const Operand& x, const Operand& indices, const Operand& updates,
                                         const ScatterElementsOptions& options = ScatterElementsOptions()) {
  static detail::PreparedOp op("scatter_elements");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.reduce_);
  return detail::run_with(op, arguments, x, indices, updates);
}

/// Updates added into zeros at tuples of indices; strings are joined, in the order of the updates. An index out of
/// range is Code::invalid_argument.
/// - indices: [outer..., depth]: Tuples of indices of the first depth axes of the result, from 0 on; some may be equal.
/// (int8, int16, int32, int64, uint8, uint16, uint32, uint64)
/// - updates: [outer..., inner...]: An element for each tuple, or a slice: inner is shape without its first depth dims.
/// - shape: The result's shape.
/// Returns shape, of dtype updates: The sums; empty strings where there are no updates.
/// Example: scatter_nd(Tensor{{0}, {2}, {0}}, Tensor{1, 2, 3}, {4}) is [4 0 2 0]
inline Fallible<Tensor> scatter_nd(const Operand& indices, const Operand& updates, const Ints& shape) {
  static detail::PreparedOp op("scatter_nd");
  detail::Arguments arguments;
  arguments.add(0, shape);
  return detail::run_with(op, arguments, indices, updates);
}

/// What searchsorted() may be given.
class SearchsortedOptions {
 public:
  /// LEFT: before what equals an element; RIGHT: behind it. Default: left.
  SearchsortedOptions& side(Side value) { return side_.set(value), *this; }
  /// Indices that sort each vector of x1, as argsort gives them; x1 is sorted if it is not given. One out of range is
  /// Code::invalid_argument.
  SearchsortedOptions& sorter(const Operand& value) { return sorter_.keep(value), *this; }

  // The values that were given.
  detail::Given<Side> side_;
  detail::Kept sorter_;
};

/// The places at which elements of x2 would be inserted into x1, which is sorted.
/// - x1: [..., n]: Sorted elements: a vector, or one for each vector of x2. (bool, int8, int16, int32, int64, uint8,
/// uint16, uint32, uint64, float16, bfloat16, float32, float64, string)
/// - x2: The elements to be inserted. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16,
/// bfloat16, float32, float64, string)
/// Returns x2, of dtype int64: The places, from 0 to n.
/// Example: searchsorted(Tensor{1, 3, 5}, Tensor{3, 4}) is [1 2]
inline Fallible<Tensor> searchsorted(const Operand& x1, const Operand& x2,
                                     const SearchsortedOptions& options = SearchsortedOptions()) {
  static detail::PreparedOp op("searchsorted");
  detail::Arguments arguments;
  arguments.add(0, options.side_);
  return detail::run_with(op, arguments, x1, x2, options.sorter_);
}

/// The largest elements of the rows of x that have one id; 0 for ids that do not occur.
/// - x: [n, inner...]: The elements. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// - segment_ids: [n]: The segment of each row; they begin at 0 and do not decrease. Code::invalid_argument otherwise.
/// (int8, int16, int32, int64, uint8, uint16, uint32, uint64)
/// Returns [m, inner...], of dtype x: A row for each id up to the last one.
/// Example: segment_max(Tensor{1, 2, 4, 8}, Tensor{0, 0, 1, 3}) is [2 4 0 8]
inline Fallible<Tensor> segment_max(const Operand& x, const Operand& segment_ids) {
  static detail::PreparedOp op("segment_max");
  return detail::run(op, x, segment_ids);
}

/// The means of the rows of x that have one id; 0 for ids that do not occur. Integers become floats first.
/// - x: [n, inner...]: The elements.
/// - segment_ids: [n]: The segment of each row; they begin at 0 and do not decrease. Code::invalid_argument otherwise.
/// (int8, int16, int32, int64, uint8, uint16, uint32, uint64)
/// Returns [m, inner...], of dtype x: A row for each id up to the last one.
/// Example: segment_mean(Tensor{1.0f, 2.0f, 4.0f, 8.0f}, Tensor{0, 0, 1, 3}) is [1.5 4.  0.  8. ]
inline Fallible<Tensor> segment_mean(const Operand& x, const Operand& segment_ids) {
  static detail::PreparedOp op("segment_mean");
  return detail::run(op, x, segment_ids);
}

/// The smallest elements of the rows of x that have one id; 0 for ids that do not occur.
/// - x: [n, inner...]: The elements. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// - segment_ids: [n]: The segment of each row; they begin at 0 and do not decrease. Code::invalid_argument otherwise.
/// (int8, int16, int32, int64, uint8, uint16, uint32, uint64)
/// Returns [m, inner...], of dtype x: A row for each id up to the last one.
/// Example: segment_min(Tensor{1, 2, 4, 8}, Tensor{0, 0, 1, 3}) is [1 4 0 8]
inline Fallible<Tensor> segment_min(const Operand& x, const Operand& segment_ids) {
  static detail::PreparedOp op("segment_min");
  return detail::run(op, x, segment_ids);
}

/// The products of the rows of x that have one id; 1 for ids that do not occur. Its gradients go up to the ninth order.
/// - x: [n, inner...]: The elements. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64, complex64, complex128)
/// - segment_ids: [n]: The segment of each row; they begin at 0 and do not decrease. Code::invalid_argument otherwise.
/// (int8, int16, int32, int64, uint8, uint16, uint32, uint64)
/// Returns [m, inner...], of dtype x: A row for each id up to the last one.
/// Example: segment_prod(Tensor{1, 2, 4, 8}, Tensor{0, 0, 1, 3}) is [2 4 1 8]
inline Fallible<Tensor> segment_prod(const Operand& x, const Operand& segment_ids) {
  static detail::PreparedOp op("segment_prod");
  return detail::run(op, x, segment_ids);
}

/// The sums of the rows of x that have one id; 0 for ids that do not occur.
/// - x: [n, inner...]: The elements. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64, complex64, complex128)
/// - segment_ids: [n]: The segment of each row; they begin at 0 and do not decrease. Code::invalid_argument otherwise.
/// (int8, int16, int32, int64, uint8, uint16, uint32, uint64)
/// Returns [m, inner...], of dtype x: A row for each id up to the last one.
/// Example: segment_sum(Tensor{1, 2, 4, 8}, Tensor{0, 0, 1, 3}) is [3 4 0 8]
inline Fallible<Tensor> segment_sum(const Operand& x, const Operand& segment_ids) {
  static detail::PreparedOp op("segment_sum");
  return detail::run(op, x, segment_ids);
}

/// The scaled elu of self-normalizing networks (Klambauer et al., 2017): 1.0507 * elu(x) with alpha 1.6733.
/// - x: The operands, one by one. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: selu(Tensor{-1.0f, 2.0f}) is [-1.1113307  2.101402 ]
inline Fallible<Tensor> selu(const Operand& x) {
  static detail::PreparedOp op("selu");
  return detail::run(op, x);
}

/// What separable_conv2d() may be given.
class SeparableConv2dOptions {
 public:
  /// How far windows are apart: rows, columns; one value stands for both. Default: {1, 1}.
  SeparableConv2dOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT: paddings.
  /// Default: valid.
  SeparableConv2dOptions& padding(Padding value) { return padding_.set(value), *this; }
  /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
  /// second. Shapes are those of NHWC. Default: nhwc.
  SeparableConv2dOptions& data_format(DataFormat value) { return data_format_.set(value), *this; }
  /// How far the filter's elements are apart: rows, columns; one value stands for both. Default: {1, 1}.
  SeparableConv2dOptions& dilations(const Ints& value) { return dilations_.set({value.begin(), value.end()}), *this; }
  /// Rows and columns that are added: top, bottom, left, right; one value stands for all. For EXPLICIT alone, else it
  /// must be not given.
  SeparableConv2dOptions& paddings(const Ints& value) { return paddings_.set({value.begin(), value.end()}), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<Padding> padding_;
  detail::Given<DataFormat> data_format_;
  detail::Given<std::vector<int64_t>> dilations_;
  detail::Given<std::vector<int64_t>> paddings_;
};

/// A 2-D convolution of each channel with filters of its own, whose outputs a second one mixes. The second is of single
/// places (Chollet, 2017).
/// - x: [n, h, w, in]: Images in the order of data_format: h rows, w columns, and their channels. (float16, bfloat16,
/// float32, float64, complex64, complex128)
/// - depthwise_filter: [rows, columns, in, multiplier]: The filters, multiplier for each channel, in this order for any
/// data_format. (float16, bfloat16, float32, float64, complex64, complex128)
/// - pointwise_filter: [1, 1, between, out]: The weights that mix the outputs; between is in * multiplier. (float16,
/// bfloat16, float32, float64, complex64, complex128)
/// Returns [n, oh, ow, out], of dtype x: In the order of data_format.
/// Example: separable_conv2d(reshape(Tensor{1.0f, 2.0f}, {1, 1, 1, 2}), reshape(Tensor{3.0f, 4.0f}, {1, 1, 2, 1}),
/// reshape(Tensor{1.0f, 10.0f}, {1, 1, 2, 1})) is [[[[83.]]]]
inline Fallible<Tensor> separable_conv2d(const Operand& x, const Operand& depthwise_filter,
                                         const Operand& pointwise_filter,
                                         const SeparableConv2dOptions& options = SeparableConv2dOptions()) {
  static detail::PreparedOp op("separable_conv2d");
  detail::Arguments arguments;
  arguments.add(0, options.strides_);
  arguments.add(1, options.padding_);
  arguments.add(2, options.paddings_);
  arguments.add(3, options.data_format_);
  arguments.add(4, options.dilations_);
  return detail::run_with(op, arguments, x, depthwise_filter, pointwise_filter);
}

/// What sequence_mask() may be given.
class SequenceMaskOptions {
 public:
  /// The number of columns; the greatest length if it is not given.
  SequenceMaskOptions& maxlen(const Operand& value) { return maxlen_.keep(value), *this; }
  /// The result's dtype. Default: DType::bool_.
  SequenceMaskOptions& dtype(DType value) { return dtype_.set(value), *this; }

  // The values that were given.
  detail::Kept maxlen_;
  detail::Given<DType> dtype_;
};

/// For each length, as many times true as it says, and then false.
/// - lengths: [outer...]: The lengths. (int8, int16, int32, int64, uint8, uint16, uint32, uint64)
/// Returns [outer..., m], of dtype dtype: Whether each of the m places is before the end of its sequence.
/// Example: sequence_mask(Tensor{1, 3}, SequenceMaskOptions().maxlen(Tensor::scalar(3))) is [[ True False False] [ True
/// True  True]]
inline Fallible<Tensor> sequence_mask(const Operand& lengths,
                                      const SequenceMaskOptions& options = SequenceMaskOptions()) {
  static detail::PreparedOp op("sequence_mask");
  detail::Arguments arguments;
  arguments.add(0, options.dtype_);
  return detail::run_with(op, arguments, lengths, options.maxlen_);
}

/// What set_diag() may be given.
class SetDiagOptions {
 public:
  /// The diagonal: 0 the main one, above it greater, below it less. Default: 0.
  SetDiagOptions& k(int64_t value) { return k_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> k_;
};

/// Matrices with other numbers on a diagonal.
/// - x: [outer..., m, n]: Matrices.
/// - diagonal: [outer..., l]: The numbers; l is how many places (i, i + k) lie in a matrix.
/// Returns x, of dtype x: The same, with these numbers on their k-th diagonals.
/// Example: set_diag(Tensor{{1, 2}, {3, 4}}, Tensor{5, 6}) is [[5 2] [3 6]]
inline Fallible<Tensor> set_diag(const Operand& x, const Operand& diagonal,
                                 const SetDiagOptions& options = SetDiagOptions()) {
  static detail::PreparedOp op("set_diag");
  detail::Arguments arguments;
  arguments.add(0, options.k_);
  return detail::run_with(op, arguments, x, diagonal);
}

/// 1 / (1 + e^-x): the logistic function.
/// - x: The operands, one by one.
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: sigmoid(Tensor{0.0f, 2.0f}) is [0.5      0.880797]
inline Fallible<Tensor> sigmoid(const Operand& x) {
  static detail::PreparedOp op("sigmoid");
  return detail::run(op, x);
}

/// max(x, 0) - x z + log(1 + e^-|x|) for logits x and labels z: the cross entropy of sigmoid(x) and z.
/// - logits: Scores of any size: what sigmoid makes probabilities of. (float16, bfloat16, float32, float64)
/// - labels: logits: The probability that each element is true. (float16, bfloat16, float32, float64)
/// Returns logits, of dtype logits: The loss of each element.
/// Example: sigmoid_cross_entropy_with_logits(Tensor{0.0f, 2.0f}, Tensor{1.0f, 0.0f}) is [0.6931472 2.126928 ]
inline Fallible<Tensor> sigmoid_cross_entropy_with_logits(const Operand& logits, const Operand& labels) {
  static detail::PreparedOp op("sigmoid_cross_entropy_with_logits");
  return detail::run(op, logits, labels);
}

/// -1, 0 or 1 as x is negative, zero or positive; x / |x| for complex x. NaN stays NaN.
/// - x: The operands, one by one. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64, complex64, complex128)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: sign(Tensor{-2.0f, 0.0f, 3.0f}) is [-1.  0.  1.]
inline Fallible<Tensor> sign(const Operand& x) {
  static detail::PreparedOp op("sign");
  return detail::run(op, x);
}

/// Whether the sign bit is set: of negative numbers, -0 included.
/// - x: The operands, one by one. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype bool: The result for each operand, in its place.
/// Example: signbit(Tensor{-1.0f, -0.0f, 0.0f}) is [ True  True False]
inline Fallible<Tensor> signbit(const Operand& x) {
  static detail::PreparedOp op("signbit");
  return detail::run(op, x);
}

/// x * sigmoid(x): the sigmoid linear unit, also called swish.
/// - x: The operands, one by one. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: silu(Tensor{0.0f, 2.0f}) is [0.       1.761594]
inline Fallible<Tensor> silu(const Operand& x) {
  static detail::PreparedOp op("silu");
  return detail::run(op, x);
}

/// The sine of x, an angle in radians.
/// - x: The operands, one by one.
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: sin(Tensor{0.0f, 1.0f}) is [0.         0.84147096]
inline Fallible<Tensor> sin(const Operand& x) {
  static detail::PreparedOp op("sin");
  return detail::run(op, x);
}

/// sin(pi x) / (pi x); 1 where x is 0, and 0 where a real x is infinite.
/// - x: The operands, one by one.
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: sinc(Tensor{0.0f, 0.25f, 1.25f}) is [ 1.          0.9003163  -0.18006326]
inline Fallible<Tensor> sinc(const Operand& x) {
  static detail::PreparedOp op("sinc");
  return detail::run(op, x);
}

/// The hyperbolic sine.
/// - x: The operands, one by one.
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: sinh(Tensor{0.0f, 1.0f}) is [0.        1.1752012]
inline Fallible<Tensor> sinh(const Operand& x) {
  static detail::PreparedOp op("sinh");
  return detail::run(op, x);
}

/// What slice() may be given.
class SliceOptions {
 public:
  /// The number of elements along each axis; -1, or all if it is not given: to the end.
  SliceOptions& size(const Ints& value) { return size_.set({value.begin(), value.end()}), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> size_;
};

/// A block of x: size[i] elements of axis i from begin[i] on. Beyond the end is Code::invalid_argument.
/// - x: [n...]: What is read.
/// - begin: The first index along each axis, from 0 on.
/// Returns [m...], of dtype x: The block; m is size.
/// Example: slice(Tensor{{1, 2, 3}, {4, 5, 6}}, {0, 1}, SliceOptions().size({2, -1})) is [[2 3] [5 6]]
inline Fallible<Tensor> slice(const Operand& x, const Ints& begin, const SliceOptions& options = SliceOptions()) {
  static detail::PreparedOp op("slice");
  detail::Arguments arguments;
  arguments.add(0, begin);
  arguments.add(1, options.size_);
  return detail::run_with(op, arguments, x);
}

/// What slogdet() gives.
struct SlogdetOutputs {
  /// The determinants over their absolute values; 0 of a singular matrix.
  Tensor sign;
  /// The logarithms, which are real; -inf of a singular matrix.
  Tensor logabsdet;
};

/// The signs of determinants, and the logarithms of their absolute values. These neither overflow nor underflow. The
/// gradient of a singular matrix is Code::invalid_argument.
/// - x: [outer..., n, n]: Square matrices; integers become floats first. (bool, int8, int16, int32, int64, uint8,
/// uint16, uint32, uint64, float32, float64, complex64, complex128)
/// Returns [outer...], of dtype x: The determinants over their absolute values; 0 of a singular matrix.
/// Returns [outer...], of dtype x: The logarithms, which are real; -inf of a singular matrix.
/// Example: slogdet(Tensor{{0.0f, 1.0f}, {1.0f, 0.0f}}) is -1.0 and 0.0
inline Fallible<SlogdetOutputs> slogdet(const Operand& x) {
  static detail::PreparedOp op("slogdet");
  detail::Arguments arguments;
  EAGER_TRY(std::vector<Tensor> outputs, detail::run_several(op, arguments, x));
  return SlogdetOutputs{std::move(outputs[0]), std::move(outputs[1])};
}

/// What smooth_l1() may be given.
class SmoothL1Options {
 public:
  /// Where the line begins; 0: absolute values alone. Default: 1.
  SmoothL1Options& beta(double value) { return beta_.set(value), *this; }
  /// MEAN, SUM, or NONE: the loss of each element. Default: mean.
  SmoothL1Options& reduction(Reduction value) { return reduction_.set(value), *this; }

  // The values that were given.
  detail::Given<double> beta_;
  detail::Given<Reduction> reduction_;
};

/// The square of errors up to beta over twice beta, and their absolute value less half of it beyond.
/// - x: The predictions. (float16, bfloat16, float32, float64)
/// - target: The targets. (float16, bfloat16, float32, float64)
/// Returns of dtype x: The mean or the sum, of shape []; without it, the losses of the shape to which the inputs
/// broadcast.
/// Example: smooth_l1(Tensor{0.0f, 0.0f}, Tensor{1.0f, 3.0f}, SmoothL1Options().beta(2.0).reduction(Reduction::none))
/// is [0.25 2.  ]
inline Fallible<Tensor> smooth_l1(const Operand& x, const Operand& target,
                                  const SmoothL1Options& options = SmoothL1Options()) {
  static detail::PreparedOp op("smooth_l1");
  detail::Arguments arguments;
  arguments.add(0, options.beta_);
  arguments.add(1, options.reduction_);
  return detail::run_with(op, arguments, x, target);
}

/// What softmax() may be given.
class SoftmaxOptions {
 public:
  /// The axis whose elements are normalized together; negative ones count from the end. Default: -1.
  SoftmaxOptions& axis(int64_t value) { return axis_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
};

/// e^x / sum(e^x) along an axis, without overflow: positive numbers that add up to 1.
/// - x: [outer..., n, inner...]: Scores; n stands at axis. (float16, bfloat16, float32, float64)
/// Returns x, of dtype x: Probabilities.
/// Example: softmax(Tensor{{1.0f, 1.0f}, {0.0f, 2.0f}}) is [[0.5        0.5       ] [0.11920291 0.880797  ]]
inline Fallible<Tensor> softmax(const Operand& x, const SoftmaxOptions& options = SoftmaxOptions()) {
  static detail::PreparedOp op("softmax");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  return detail::run_with(op, arguments, x);
}

/// What softmax_cross_entropy_with_logits() may be given.
class SoftmaxCrossEntropyWithLogitsOptions {
 public:
  /// The axis of the classes; negative ones count from the end. Default: -1.
  SoftmaxCrossEntropyWithLogitsOptions& axis(int64_t value) { return axis_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
};

/// The cross entropy of softmax(logits) and labels: -sum(labels * log_softmax(logits)) along an axis.
/// - logits: [outer..., classes, inner...]: The scores of the classes, of any size: what softmax makes probabilities
/// of. (float16, bfloat16, float32, float64)
/// - labels: logits: The probability of each class. (float16, bfloat16, float32, float64)
/// Returns [outer..., inner...], of dtype logits: The loss of each row.
/// Example: softmax_cross_entropy_with_logits(Tensor{{1.0f, 1.0f}}, Tensor{{0.0f, 1.0f}}) is [0.6931472]
inline Fallible<Tensor> softmax_cross_entropy_with_logits(
    const Operand& logits, const Operand& labels,
    const SoftmaxCrossEntropyWithLogitsOptions& options = SoftmaxCrossEntropyWithLogitsOptions()) {
  static detail::PreparedOp op("softmax_cross_entropy_with_logits");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  return detail::run_with(op, arguments, logits, labels);
}

/// log(1 + e^x), without overflow.
/// - x: The operands, one by one. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: softplus(Tensor{0.0f, 2.0f}) is [0.6931472 2.126928 ]
inline Fallible<Tensor> softplus(const Operand& x) {
  static detail::PreparedOp op("softplus");
  return detail::run(op, x);
}

/// What softshrink() may be given.
class SoftshrinkOptions {
 public:
  /// What |x| must exceed, and is lessened by. Default: 0.5.
  SoftshrinkOptions& threshold(double value) { return threshold_.set(value), *this; }

  // The values that were given.
  detail::Given<double> threshold_;
};

/// x - threshold where x > threshold, x + threshold where x < -threshold, else 0.
/// - x: The operands, one by one. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: softshrink(Tensor{-1.0f, 0.25f, 2.0f}) is [-0.5  0.   1.5]
inline Fallible<Tensor> softshrink(const Operand& x, const SoftshrinkOptions& options = SoftshrinkOptions()) {
  static detail::PreparedOp op("softshrink");
  detail::Arguments arguments;
  arguments.add(0, options.threshold_);
  return detail::run_with(op, arguments, x);
}

/// x / (1 + |x|).
/// - x: The operands, one by one. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: softsign(Tensor{-1.0f, 3.0f}) is [-0.5   0.75]
inline Fallible<Tensor> softsign(const Operand& x) {
  static detail::PreparedOp op("softsign");
  return detail::run(op, x);
}

/// What solve() may be given.
class SolveOptions {
 public:
  /// Whether the conjugate transposes of x1 stand in their place. Default: false.
  SolveOptions& adjoint(bool value) { return adjoint_.set(value), *this; }

  // The values that were given.
  detail::Given<bool> adjoint_;
};

/// The solutions y of x1 y = x2. A singular matrix is Code::invalid_argument.
/// - x1: [left..., n, n]: Square matrices. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float32,
/// float64, complex64, complex128)
/// - x2: [right..., n, k]: The right-hand sides, or the vector [n]. (bool, int8, int16, int32, int64, uint8, uint16,
/// uint32, uint64, float32, float64, complex64, complex128)
/// Returns [batch..., n, k], of dtype x1: The solutions; batch is what left and right broadcast to. Without k for a
/// vector.
/// Example: solve(Tensor{{2.0f, 0.0f}, {1.0f, 1.0f}}, Tensor{{2.0f}, {3.0f}}) is [[1.] [2.]]
inline Fallible<Tensor> solve(const Operand& x1, const Operand& x2, const SolveOptions& options = SolveOptions()) {
  static detail::PreparedOp op("solve");
  detail::Arguments arguments;
  arguments.add(0, options.adjoint_);
  return detail::run_with(op, arguments, x1, x2);
}

/// What sort() may be given.
class SortOptions {
 public:
  /// The axis to sort along; negative ones count from the end. Default: -1.
  SortOptions& axis(int64_t value) { return axis_.set(value), *this; }
  /// Whether the greatest comes first. Default: false.
  SortOptions& descending(bool value) { return descending_.set(value), *this; }
  /// Whether equal elements keep their order. They do in any case. Default: true.
  SortOptions& stable(bool value) { return stable_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
  detail::Given<bool> descending_;
  detail::Given<bool> stable_;
};

/// The elements along an axis in their order. NaN counts as greatest; strings go by their bytes.
/// - x: [outer..., n, inner...]: The elements; n stands at axis. (bool, int8, int16, int32, int64, uint8, uint16,
/// uint32, uint64, float16, bfloat16, float32, float64, string)
/// Returns x, of dtype x: The sorted elements.
/// Example: sort(Tensor{3, 1, 2}) is [1 2 3]
inline Fallible<Tensor> sort(const Operand& x, const SortOptions& options = SortOptions()) {
  static detail::PreparedOp op("sort");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.descending_);
  arguments.add(2, options.stable_);
  return detail::run_with(op, arguments, x);
}

/// What space_to_depth() may be given.
class SpaceToDepthOptions {
 public:
  /// DCR: a channel of the block's first pixel, then the next one; first those of one pixel. CRD: first those of one
  /// channel. Default: dcr.
  SpaceToDepthOptions& channel_order(ChannelOrder value) { return channel_order_.set(value), *this; }
  /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
  /// second. Shapes are those of NHWC. Default: nhwc.
  SpaceToDepthOptions& data_format(DataFormat value) { return data_format_.set(value), *this; }

  // The values that were given.
  detail::Given<ChannelOrder> channel_order_;
  detail::Given<DataFormat> data_format_;
};

/// Images with the pixels of each block as channels of one pixel.
/// - x: [n, h, w, c]: The images; block_size divides h and w.
/// - block_size: How many rows and columns a block has.
/// Returns [n, rows, columns, depth], of dtype x: h and w divided by block_size, c times its square.
/// Example: space_to_depth(reshape(Tensor{1, 2, 3, 4}, {1, 2, 2, 1}), 2) is [[[[1 2 3 4]]]]
inline Fallible<Tensor> space_to_depth(const Operand& x, int64_t block_size,
                                       const SpaceToDepthOptions& options = SpaceToDepthOptions()) {
  static detail::PreparedOp op("space_to_depth");
  detail::Arguments arguments;
  arguments.add(0, block_size);
  arguments.add(1, options.channel_order_);
  arguments.add(2, options.data_format_);
  return detail::run_with(op, arguments, x);
}

/// What sparse_dense_matmul() may be given.
class SparseDenseMatmulOptions {
 public:
  /// Where the values of each row begin, and at the end their number (CSR); indices are places if it is not given.
  SparseDenseMatmulOptions& row_offsets(const Operand& value) { return row_offsets_.keep(value), *this; }
  /// Whether the sparse matrix is transposed and conjugated first. Default: false.
  SparseDenseMatmulOptions& adjoint_a(bool value) { return adjoint_a_.set(value), *this; }
  /// Whether b is transposed and conjugated first. Default: false.
  SparseDenseMatmulOptions& adjoint_b(bool value) { return adjoint_b_.set(value), *this; }

  // The values that were given.
  detail::Kept row_offsets_;
  detail::Given<bool> adjoint_a_;
  detail::Given<bool> adjoint_b_;
};

/// The product of a sparse matrix and a dense one.
/// - indices: The row and the column of each value, [n, 2]; what stands at one place is added. With row_offsets the
/// columns alone, [n]. Code::invalid_argument where one is out of range. (int32, int64)
/// - values: [n]: The values of the sparse matrix; all others are 0. (int32, int64, float16, bfloat16, float32,
/// float64, complex64, complex128)
/// - dense_shape: [2]: The sparse matrix's shape, where a program computes it; the attribute counts if it is not given.
/// (int32, int64)
/// - b: [k, m]: The dense matrix. (int32, int64, float16, bfloat16, float32, float64, complex64, complex128)
/// Returns [rows, m], of dtype values: The product.
/// Example: sparse_dense_matmul(Tensor{{0, 1}, {1, 0}}, Tensor{2.0f, 3.0f}, {2, 2}, Tensor{{1.0f, 2.0f}, {3.0f, 4.0f}})
/// is [[6. 8.] [3. 6.]]
inline Fallible<Tensor> sparse_dense_matmul(const Operand& indices, const Operand& values, const Ints& dense_shape,
                                            const Operand& b,
                                            const SparseDenseMatmulOptions& options = SparseDenseMatmulOptions()) {
  static detail::PreparedOp op("sparse_dense_matmul");
  detail::Arguments arguments;
  arguments.add(0, dense_shape);
  arguments.add(1, options.adjoint_a_);
  arguments.add(2, options.adjoint_b_);
  return detail::run_with(op, arguments, indices, values, b, detail::Kept(), options.row_offsets_);
}
template <class T, class = std::enable_if_t<detail::is_target<T>>>
Fallible<Tensor> sparse_dense_matmul(const Operand& indices, const Operand& values, const T& dense_shape,
                                     const Operand& b,
                                     const SparseDenseMatmulOptions& options = SparseDenseMatmulOptions()) {
  static detail::PreparedOp op("sparse_dense_matmul");
  detail::Arguments arguments;
  arguments.add(1, options.adjoint_a_);
  arguments.add(2, options.adjoint_b_);
  return detail::run_with(op, arguments, indices, values, b, Operand(dense_shape), options.row_offsets_);
}

/// What sparse_softmax_cross_entropy_with_logits() may be given.
class SparseSoftmaxCrossEntropyWithLogitsOptions {
 public:
  /// The axis of the classes; negative ones count from the end. Default: -1.
  SparseSoftmaxCrossEntropyWithLogitsOptions& axis(int64_t value) { return axis_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
};

/// The cross entropy of softmax(logits) and one class a row: -log_softmax(logits) at its label. A label out of range is
/// Code::invalid_argument.
/// - logits: [outer..., classes, inner...]: The scores of the classes, of any size: what softmax makes probabilities
/// of. (float16, bfloat16, float32, float64)
/// - labels: [outer..., inner...]: The class of each row, from 0 on. (int32, int64)
/// Returns [outer..., inner...], of dtype logits: The loss of each row.
/// Example: sparse_softmax_cross_entropy_with_logits(Tensor{{1.0f, 1.0f}}, Tensor{1}) is [0.6931472]
inline Fallible<Tensor> sparse_softmax_cross_entropy_with_logits(
    const Operand& logits, const Operand& labels,
    const SparseSoftmaxCrossEntropyWithLogitsOptions& options = SparseSoftmaxCrossEntropyWithLogitsOptions()) {
  static detail::PreparedOp op("sparse_softmax_cross_entropy_with_logits");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  return detail::run_with(op, arguments, logits, labels);
}

/// What split() may be given.
class SplitOptions {
 public:
  /// The axis to cut along; negative ones count from the end. Default: 0.
  SplitOptions& axis(int64_t value) { return axis_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
};

/// x cut into parts along an axis.
/// - x: [outer..., n, inner...]: What is cut; n stands at axis.
/// - num_or_size_splits: One number: how many parts of equal size. Several: their sizes, one of which may be -1, the
/// rest.
/// Returns [outer..., m, inner...], of dtype x: The parts, each with its own m.
/// Example: split(Tensor{1, 2, 3, 4}, {2}) is [1 2] and [3 4]
inline Fallible<std::vector<Tensor>> split(const Operand& x, const Ints& num_or_size_splits,
                                           const SplitOptions& options = SplitOptions()) {
  static detail::PreparedOp op("split");
  detail::Arguments arguments;
  arguments.add(0, num_or_size_splits);
  arguments.add(1, options.axis_);
  EAGER_OPERANDS(x);
  eager_tensor* const handle = x.get();
  return detail::run_list(op, arguments, &handle, 1);
}

/// The square root; NaN where a real x is negative.
/// - x: The operands, one by one.
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: sqrt(Tensor{4.0f, 2.0f}) is [2.        1.4142135]
inline Fallible<Tensor> sqrt(const Operand& x) {
  static detail::PreparedOp op("sqrt");
  return detail::run(op, x);
}

/// x * x; integers wrap.
/// - x: The operands, one by one. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64, complex64, complex128)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: square(Tensor{3.0f, -2.0f}) is [9. 4.]
inline Fallible<Tensor> square(const Operand& x) {
  static detail::PreparedOp op("square");
  return detail::run(op, x);
}

/// (x1 - x2)^2; of complex numbers the square of the absolute value, as a complex number.
/// - x1: The first operands. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32,
/// float64, complex64, complex128)
/// - x2: The second operands; the shapes of both broadcast. (int8, int16, int32, int64, uint8, uint16, uint32, uint64,
/// float16, bfloat16, float32, float64, complex64, complex128)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: squared_difference(Tensor{1.0f, 5.0f}, Tensor{3.0f, 2.0f}) is [4. 9.]
inline Fallible<Tensor> squared_difference(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("squared_difference");
  return detail::run(op, x1, x2);
}

/// What squeeze() may be given.
class SqueezeOptions {
 public:
  /// The axes to remove, of size 1; negative ones count from the end. All of size 1 if it is not given.
  SqueezeOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axis_;
};

/// x without its dims of 1: all, or those of axis.
/// - x: [n...]: The elements.
/// Returns [m...], of dtype x: The same elements; m is n without those dims.
/// Example: squeeze(Tensor{{{1, 2}}}, SqueezeOptions().axis({0})) is [[1 2]]
inline Fallible<Tensor> squeeze(const Operand& x, const SqueezeOptions& options = SqueezeOptions()) {
  static detail::PreparedOp op("squeeze");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  return detail::run_with(op, arguments, x);
}

/// What stack() may be given.
class StackOptions {
 public:
  /// The new axis' place in the result; negative ones count from the end. Default: 0.
  StackOptions& axis(int64_t value) { return axis_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
};

/// Tensors of one shape one after the other along a new axis.
/// - values: [outer..., inner...]: One or more, all of one shape.
/// Returns [outer..., count, inner...], of dtype values: The joined tensor; count, at axis, is the number of values.
/// Example: stack({Tensor{1, 2}, Tensor{3, 4}}, StackOptions().axis(1)) is [[1 3] [2 4]]
inline Fallible<Tensor> stack(const Operands& values, const StackOptions& options = StackOptions()) {
  static detail::PreparedOp op("stack");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  return detail::run_on_list(op, arguments, values);
}

/// What std() may be given.
class StdOptions {
 public:
  /// The axes to reduce, each once; negative ones count from the end. All axes if it is not given.
  StdOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }
  /// Whether the axes that are reduced stay, with size 1. Default: false.
  StdOptions& keepdims(bool value) { return keepdims_.set(value), *this; }
  /// What is taken from the number of elements before the sum of squares is divided by it: 1 for a sample's variance.
  /// The result is NaN where nothing is left. Default: 0.
  StdOptions& correction(double value) { return correction_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axis_;
  detail::Given<bool> keepdims_;
  detail::Given<double> correction_;
};

/// The standard deviation over axes, of complex numbers that of |x - mean|; integers become floats first. NaN where
/// there is no element.
/// - x: The elements to be reduced.
/// Returns reduced(x), of dtype real(x): A result for each place that axis leaves.
/// Example: std_(Tensor{{1.0f, 3.0f}, {2.0f, 6.0f}}, StdOptions().axis({1})) is [1. 2.]
inline Fallible<Tensor> std_(const Operand& x, const StdOptions& options = StdOptions()) {
  static detail::PreparedOp op("std");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.keepdims_);
  arguments.add(2, options.correction_);
  return detail::run_with(op, arguments, x);
}

/// What stft() may be given.
class StftOptions {
 public:
  /// What frames are multiplied by; hann_window if it is not given. Ones leave them as they are.
  StftOptions& window(const Operand& value) { return window_.keep(value), *this; }
  /// The number of points of a transform: frames are cut, or zeros are added. The least power of two that is enough for
  /// a frame if it is not given.
  StftOptions& fft_length(int64_t value) { return fft_length_.set(value), *this; }
  /// Whether every step has a frame, with zeros for what lies beyond the end. Default: false.
  StftOptions& pad_end(bool value) { return pad_end_.set(value), *this; }

  // The values that were given.
  detail::Kept window_;
  detail::Given<int64_t> fft_length_;
  detail::Given<bool> pad_end_;
};

/// The rfft of each frame of a signal, multiplied by a window.
/// - x: [outer..., n]: Signals. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// - frame_length: How many numbers a frame has.
/// - frame_step: How far apart frames begin.
/// Returns [outer..., frames, bins], of dtype complex(x): The transforms, of which fft_length / 2 + 1 numbers.
/// Example: stft(Tensor{1.0f, 2.0f, 3.0f, 4.0f}, 2, 2) is [[ 2.+0.j -2.+0.j] [ 4.+0.j -4.+0.j]]
inline Fallible<Tensor> stft(const Operand& x, int64_t frame_length, int64_t frame_step,
                             const StftOptions& options = StftOptions()) {
  static detail::PreparedOp op("stft");
  detail::Arguments arguments;
  arguments.add(0, frame_length);
  arguments.add(1, frame_step);
  arguments.add(2, options.fft_length_);
  arguments.add(3, options.pad_end_);
  return detail::run_with(op, arguments, x, options.window_);
}

/// x itself, where no gradient flows back.
/// - x: Any tensor.
/// Returns x, of dtype x: The same values.
/// Example: stop_gradient(Tensor{1.0f, 2.0f}) is [1. 2.]
inline Fallible<Tensor> stop_gradient(const Operand& x) {
  static detail::PreparedOp op("stop_gradient");
  return detail::run(op, x);
}

/// What strided_slice() may be given.
class StridedSliceOptions {
 public:
  /// The first index of each entry; negative ones count from the end.
  StridedSliceOptions& begin(const Ints& value) { return begin_.set({value.begin(), value.end()}), *this; }
  /// The index that each entry does not reach; negative ones count from the end. All go to the end if it is not given.
  StridedSliceOptions& end(const Ints& value) { return end_.set({value.begin(), value.end()}), *this; }
  /// The step of each entry, not 0; where it is negative, from begin backwards. All are 1 if it is not given.
  StridedSliceOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// Bit i: entry i is the one index begin[i], and its axis goes. Default: 0.
  StridedSliceOptions& shrink_axes(int64_t value) { return shrink_axes_.set(value), *this; }
  /// Bit i: entry i is a new axis of size 1, and none of x. Default: 0.
  StridedSliceOptions& new_axes(int64_t value) { return new_axes_.set(value), *this; }
  /// One bit i or none: entry i stands for as many whole axes as the other entries leave. Default: 0.
  StridedSliceOptions& ellipsis(int64_t value) { return ellipsis_.set(value), *this; }
  /// Bit i: entry i starts at its beginning, and begin[i] does not matter. Default: 0.
  StridedSliceOptions& begin_mask(int64_t value) { return begin_mask_.set(value), *this; }
  /// Bit i: entry i goes to its end, and end[i] does not matter. Default: 0.
  StridedSliceOptions& end_mask(int64_t value) { return end_mask_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> begin_;
  detail::Given<std::vector<int64_t>> end_;
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<int64_t> shrink_axes_;
  detail::Given<int64_t> new_axes_;
  detail::Given<int64_t> ellipsis_;
  detail::Given<int64_t> begin_mask_;
  detail::Given<int64_t> end_mask_;
};

/// x[begin:end:strides, ...], with an entry for each axis from the first on, and TensorFlow's masks as bits. Axes
/// without an entry are whole.
/// - x: [n...]: What is read.
/// Returns [m...], of dtype x: What the entries pick, dim by dim, as Python's slices do.
/// Example: strided_slice(Tensor{1, 2, 3, 4, 5}, StridedSliceOptions().begin({0}).end({5}).strides({2})) is [1 3 5]
inline Fallible<Tensor> strided_slice(const Operand& x, const StridedSliceOptions& options = StridedSliceOptions()) {
  static detail::PreparedOp op("strided_slice");
  detail::Arguments arguments;
  arguments.add(0, options.begin_);
  arguments.add(1, options.end_);
  arguments.add(2, options.strides_);
  arguments.add(3, options.shrink_axes_);
  arguments.add(4, options.new_axes_);
  arguments.add(5, options.ellipsis_);
  arguments.add(6, options.begin_mask_);
  arguments.add(7, options.end_mask_);
  return detail::run_with(op, arguments, x);
}

/// What strided_slice_update() may be given.
class StridedSliceUpdateOptions {
 public:
  /// The first index of each entry; negative ones count from the end.
  StridedSliceUpdateOptions& begin(const Ints& value) { return begin_.set({value.begin(), value.end()}), *this; }
  /// The index that each entry does not reach; negative ones count from the end. All go to the end if it is not given.
  StridedSliceUpdateOptions& end(const Ints& value) { return end_.set({value.begin(), value.end()}), *this; }
  /// The step of each entry, not 0; where it is negative, from begin backwards. All are 1 if it is not given.
  StridedSliceUpdateOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// Bit i: entry i is the one index begin[i], and its axis goes. Default: 0.
  StridedSliceUpdateOptions& shrink_axes(int64_t value) { return shrink_axes_.set(value), *this; }
  /// Bit i: entry i is a new axis of size 1, and none of x. Default: 0.
  StridedSliceUpdateOptions& new_axes(int64_t value) { return new_axes_.set(value), *this; }
  /// One bit i or none: entry i stands for as many whole axes as the other entries leave. Default: 0.
  StridedSliceUpdateOptions& ellipsis(int64_t value) { return ellipsis_.set(value), *this; }
  /// Bit i: entry i starts at its beginning, and begin[i] does not matter. Default: 0.
  StridedSliceUpdateOptions& begin_mask(int64_t value) { return begin_mask_.set(value), *this; }
  /// Bit i: entry i goes to its end, and end[i] does not matter. Default: 0.
  StridedSliceUpdateOptions& end_mask(int64_t value) { return end_mask_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> begin_;
  detail::Given<std::vector<int64_t>> end_;
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<int64_t> shrink_axes_;
  detail::Given<int64_t> new_axes_;
  detail::Given<int64_t> ellipsis_;
  detail::Given<int64_t> begin_mask_;
  detail::Given<int64_t> end_mask_;
};

/// x with value in the place of what strided_slice reads with the same attributes.
/// - x: [n...]: What is copied.
/// - value: [m...]: The new elements, in the shape that strided_slice gives.
/// Returns [n...], of dtype x: x, with the elements of value.
/// Example: strided_slice_update(Tensor{1, 2, 3, 4, 5}, Tensor{7, 8},
/// StridedSliceUpdateOptions().begin({1}).end({4}).strides({2})) is [1 7 3 8 5]
inline Fallible<Tensor> strided_slice_update(const Operand& x, const Operand& value,
                                             const StridedSliceUpdateOptions& options = StridedSliceUpdateOptions()) {
  static detail::PreparedOp op("strided_slice_update");
  detail::Arguments arguments;
  arguments.add(0, options.begin_);
  arguments.add(1, options.end_);
  arguments.add(2, options.strides_);
  arguments.add(3, options.shrink_axes_);
  arguments.add(4, options.new_axes_);
  arguments.add(5, options.ellipsis_);
  arguments.add(6, options.begin_mask_);
  arguments.add(7, options.end_mask_);
  return detail::run_with(op, arguments, x, value);
}

/// What string_hash_bucket() may be given.
class StringHashBucketOptions {
 public:
  /// The hash's key. Who does not know it cannot choose strings that fall into one bucket. Default: {0, 0}.
  StringHashBucketOptions& key(const Ints& value) { return key_.set({value.begin(), value.end()}), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> key_;
};

/// For each string the number of a bucket: its SipHash-2-4 modulo num_buckets. Aumasson and Bernstein (2012);
/// TensorFlow's string_to_hash_bucket_strong gives the same.
/// - x: The strings. (string)
/// - num_buckets: The number of buckets.
/// Returns x, of dtype int64: The numbers, from 0 on and less than num_buckets.
/// Example: string_hash_bucket(Tensor::strings({"one", "two", "one"}, {3}), 10) is [1 0 1]
inline Fallible<Tensor> string_hash_bucket(const Operand& x, int64_t num_buckets,
                                           const StringHashBucketOptions& options = StringHashBucketOptions()) {
  static detail::PreparedOp op("string_hash_bucket");
  detail::Arguments arguments;
  arguments.add(0, num_buckets);
  arguments.add(1, options.key_);
  return detail::run_with(op, arguments, x);
}

/// What string_join() may be given.
class StringJoinOptions {
 public:
  /// What stands between two. Default: "".
  StringJoinOptions& separator(const std::string& value) { return separator_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> separator_;
};

/// Strings one behind the other, element by element.
/// - inputs: One or more; they broadcast. (string)
/// Returns broadcast(inputs), of dtype string: The joined strings.
/// Example: string_join({Tensor::strings({"one", "two"}, {2}), Tensor::strings({"x", "y"}, {2})},
/// StringJoinOptions().separator("-")) is [b'one-x' b'two-y']
inline Fallible<Tensor> string_join(const Operands& inputs, const StringJoinOptions& options = StringJoinOptions()) {
  detail::Arguments arguments;
  EAGER_TRY(std::vector<Tensor> outputs,
            detail::run_made("string_join", {{"separator", options.separator_}}, arguments, inputs));
  return std::move(outputs[0]);
}

/// What string_length() may be given.
class StringLengthOptions {
 public:
  /// What is counted: bytes, or characters of UTF-8. Default: byte.
  StringLengthOptions& unit(Unit value) { return unit_.set(value), *this; }

  // The values that were given.
  detail::Given<Unit> unit_;
};

/// The length of each string.
/// - x: The strings. (string)
/// Returns x, of dtype int32: The lengths.
/// Example: string_length(Tensor::strings({"one", "", "three"}, {3})) is [3 0 5]
inline Fallible<Tensor> string_length(const Operand& x, const StringLengthOptions& options = StringLengthOptions()) {
  static detail::PreparedOp op("string_length");
  detail::Arguments arguments;
  arguments.add(0, options.unit_);
  return detail::run_with(op, arguments, x);
}

/// What string_lower() may be given.
class StringLowerOptions {
 public:
  /// Which letters: those of ASCII, or with UTF8 all of Unicode, by its full mapping, which depends on no language.
  /// Default: ascii.
  StringLowerOptions& encoding(Encoding value) { return encoding_.set(value), *this; }

  // The values that were given.
  detail::Given<Encoding> encoding_;
};

/// Each string with its letters in lower case; bytes that are none stay as they are.
/// - x: The strings. (string)
/// Returns x, of dtype x: The strings.
/// Example: string_lower(Tensor::strings({"One", "TWO"}, {2})) is [b'one' b'two']
inline Fallible<Tensor> string_lower(const Operand& x, const StringLowerOptions& options = StringLowerOptions()) {
  static detail::PreparedOp op("string_lower");
  detail::Arguments arguments;
  arguments.add(0, options.encoding_);
  return detail::run_with(op, arguments, x);
}

/// What string_replace() may be given.
class StringReplaceOptions {
 public:
  /// The most times in a string; -1 is no limit. Default: -1.
  StringReplaceOptions& count(int64_t value) { return count_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> count_;
};

/// Each string with one text in the place of another, from the left on.
/// - x: The strings. (string)
/// - old: The text that is replaced, byte by byte; must not be empty.
/// - new: What stands in its place; may be empty.
/// Returns x, of dtype x: The strings.
/// Example: string_replace(Tensor::strings({"a-b-c", "d"}, {2}), "-", "+") is [b'a+b+c' b'd']
inline Fallible<Tensor> string_replace(const Operand& x, const std::string& old, const std::string& new_,
                                       const StringReplaceOptions& options = StringReplaceOptions()) {
  detail::Arguments arguments;
  arguments.add(0, options.count_);
  EAGER_TRY(std::vector<Tensor> outputs,
            detail::run_made("string_replace", {{"old", &old}, {"new", &new_}}, arguments, x));
  return std::move(outputs[0]);
}

/// What string_split() may be given.
class StringSplitOptions {
 public:
  /// What stands between parts; if it is empty, one or more ASCII spaces, also at the ends. Default: "".
  StringSplitOptions& separator(const std::string& value) { return separator_.set(value), *this; }
  /// The most times that a string is split; what is left is its last part. -1 is no limit. If separator is empty,
  /// spaces alone are no part, as in Python's split. Default: -1.
  StringSplitOptions& maxsplit(int64_t value) { return maxsplit_.set(value), *this; }
  /// Whether empty parts are left out. Default: false.
  StringSplitOptions& skip_empty(bool value) { return skip_empty_.set(value), *this; }
  /// Whether each byte of separator is a separator, as in TensorFlow's StringSplit; if it is empty, each byte is a
  /// part. An empty string then has no parts. Default: false.
  StringSplitOptions& any_byte(bool value) { return any_byte_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> separator_;
  detail::Given<int64_t> maxsplit_;
  detail::Given<bool> skip_empty_;
  detail::Given<bool> any_byte_;
};

/// What string_split() gives.
struct StringSplitOutputs {
  /// The parts; m is the number of all.
  Tensor values;
  /// Where in values the parts of each string begin, and at the end m; n is the number of strings and 1.
  Tensor row_splits;
};

/// The parts of each string between separators, all in one vector.
/// - x: The strings. (string)
/// Returns [m], of dtype string: The parts; m is the number of all.
/// Returns [n], of dtype int64: Where in values the parts of each string begin, and at the end m; n is the number of
/// strings and 1.
/// Example: string_split(Tensor::strings({"a,b", "c"}, {2}), StringSplitOptions().separator(",")) is [b'a' b'b' b'c']
/// and [0 2 3]
inline Fallible<StringSplitOutputs> string_split(const Operand& x,
                                                 const StringSplitOptions& options = StringSplitOptions()) {
  detail::Arguments arguments;
  arguments.add(0, options.maxsplit_);
  arguments.add(1, options.skip_empty_);
  arguments.add(2, options.any_byte_);
  EAGER_TRY(std::vector<Tensor> outputs,
            detail::run_made("string_split", {{"separator", options.separator_}}, arguments, x));
  return StringSplitOutputs{std::move(outputs[0]), std::move(outputs[1])};
}

/// Each string without the ASCII spaces at its beginning and end.
/// - x: The strings. (string)
/// Returns x, of dtype x: The strings.
/// Example: string_strip(Tensor::strings({" one", "t wo\012"}, {2})) is [b'one' b't wo']
inline Fallible<Tensor> string_strip(const Operand& x) {
  static detail::PreparedOp op("string_strip");
  return detail::run(op, x);
}

/// What string_to_number() may be given.
class StringToNumberOptions {
 public:
  /// The result's dtype: float32, float64, int32 or int64. Default: DType::float32.
  StringToNumberOptions& dtype(DType value) { return dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<DType> dtype_;
};

/// The number that each string is, with or without spaces around it. Another string is Code::invalid_argument.
/// - x: The strings. (string)
/// Returns x, of dtype dtype: The numbers.
/// Example: string_to_number(Tensor::strings({"1", "-2.5", " 3e2 "}, {3})) is [  1.   -2.5 300. ]
inline Fallible<Tensor> string_to_number(const Operand& x,
                                         const StringToNumberOptions& options = StringToNumberOptions()) {
  static detail::PreparedOp op("string_to_number");
  detail::Arguments arguments;
  arguments.add(0, options.dtype_);
  return detail::run_with(op, arguments, x);
}

/// What string_upper() may be given.
class StringUpperOptions {
 public:
  /// Which letters: those of ASCII, or with UTF8 all of Unicode, by its full mapping, which depends on no language.
  /// Default: ascii.
  StringUpperOptions& encoding(Encoding value) { return encoding_.set(value), *this; }

  // The values that were given.
  detail::Given<Encoding> encoding_;
};

/// Each string with its letters in capitals; bytes that are none stay as they are.
/// - x: The strings. (string)
/// Returns x, of dtype x: The strings.
/// Example: string_upper(Tensor::strings({"One", "two"}, {2})) is [b'ONE' b'TWO']
inline Fallible<Tensor> string_upper(const Operand& x, const StringUpperOptions& options = StringUpperOptions()) {
  static detail::PreparedOp op("string_upper");
  detail::Arguments arguments;
  arguments.add(0, options.encoding_);
  return detail::run_with(op, arguments, x);
}

/// What substr() may be given.
class SubstrOptions {
 public:
  /// What is counted: bytes, or characters of UTF-8. Default: byte.
  SubstrOptions& unit(Unit value) { return unit_.set(value), *this; }

  // The values that were given.
  detail::Given<Unit> unit_;
};

/// From each string the part that begins at pos and has at most len bytes or characters.
/// - x: The strings. (string)
/// - pos: Where a part begins, from 0 on; negative ones count from the end. One out of range is Code::invalid_argument.
/// (int32, int64)
/// - len: The most that a part has; a negative number of bytes is all of them. (int32, int64)
/// Returns broadcast(x, pos, len), of dtype x: The parts.
/// Example: substr(Tensor::strings({"three", "seven"}, {2}), Tensor::scalar(1), Tensor::scalar(3)) is [b'hre' b'eve']
inline Fallible<Tensor> substr(const Operand& x, const Operand& pos, const Operand& len,
                               const SubstrOptions& options = SubstrOptions()) {
  static detail::PreparedOp op("substr");
  detail::Arguments arguments;
  arguments.add(0, options.unit_);
  return detail::run_with(op, arguments, x, pos, len);
}

/// x1 - x2; integers wrap.
/// - x1: The first operands. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32,
/// float64, complex64, complex128)
/// - x2: The second operands; the shapes of both broadcast. (int8, int16, int32, int64, uint8, uint16, uint32, uint64,
/// float16, bfloat16, float32, float64, complex64, complex128)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: subtract(Tensor{1.0f, 2.0f}, Tensor{10.0f, 20.0f}) is [ -9. -18.]
inline Fallible<Tensor> subtract(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("subtract");
  return detail::run(op, x1, x2);
}

/// What sum() may be given.
class SumOptions {
 public:
  /// The axes to reduce, each once; negative ones count from the end. All axes if it is not given.
  SumOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }
  /// Whether the axes that are reduced stay, with size 1. Default: false.
  SumOptions& keepdims(bool value) { return keepdims_.set(value), *this; }
  /// The result's dtype, which is also computed with. If it is not given, int64 for integers and booleans, uint64 for
  /// unsigned ones, else that of x.
  SumOptions& dtype(DType value) { return dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axis_;
  detail::Given<bool> keepdims_;
  detail::Given<DType> dtype_;
};

/// The sum over axes; 0 where there is no element.
/// - x: The elements to be reduced.
/// Returns reduced(x), of dtype dtype: A result for each place that axis leaves.
/// Example: sum(Tensor{{1.0f, 2.0f}, {3.0f, 4.0f}}, SumOptions().axis({0})) is [4. 6.]
inline Fallible<Tensor> sum(const Operand& x, const SumOptions& options = SumOptions()) {
  static detail::PreparedOp op("sum");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.keepdims_);
  arguments.add(2, options.dtype_);
  return detail::run_with(op, arguments, x);
}

/// x summed over what broadcasting from like's shape added: the gradient of broadcasting.
/// - x: The elements to be summed. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64, complex64, complex128)
/// - like: The result's shape, which broadcasts to that of x.
/// Returns like, of dtype x: The sums.
/// Example: sum_like(Tensor{{1, 2}, {3, 4}}, Tensor{0, 0}) is [4 6]
inline Fallible<Tensor> sum_like(const Operand& x, const Operand& like) {
  static detail::PreparedOp op("sum_like");
  return detail::run(op, x, like);
}

/// What svd() may be given.
class SvdOptions {
 public:
  /// Whether u and vh are square. Default: true.
  SvdOptions& full_matrices(bool value) { return full_matrices_.set(value), *this; }

  // The values that were given.
  detail::Given<bool> full_matrices_;
};

/// What svd() gives.
struct SvdOutputs {
  /// Matrices whose columns are orthonormal. k is m, or the less of m and n without full_matrices.
  Tensor u;
  /// The singular values, in descending order. l is the less of m and n.
  Tensor s;
  /// Matrices whose rows are orthonormal. j is n, or the less of m and n without full_matrices.
  Tensor vh;
};

/// The singular value decompositions of matrices x = u diag(s) vh. The first component of a column of u that has half
/// the largest magnitude is real and positive. Numbers that are not finite give NaN. The gradient is that of a function
/// which depends neither on phases nor on the choice of vectors where values coincide; that of one which depends on
/// phases, or on the choice of the vectors that make u and vh square, is Code::invalid_argument.
/// - x: [outer..., m, n]: Matrices; integers become floats first. (bool, int8, int16, int32, int64, uint8, uint16,
/// uint32, uint64, float32, float64, complex64, complex128)
/// Returns [outer..., m, k], of dtype x: Matrices whose columns are orthonormal. k is m, or the less of m and n without
/// full_matrices.
/// Returns [outer..., l], of dtype real(x): The singular values, in descending order. l is the less of m and n.
/// Returns [outer..., j, n], of dtype x: Matrices whose rows are orthonormal. j is n, or the less of m and n without
/// full_matrices.
/// Example: svd(Tensor{{0.0f, 2.0f}, {1.0f, 0.0f}}) is [[1. 0.] [0. 1.]] and [2. 1.] and [[0. 1.] [1. 0.]]
inline Fallible<SvdOutputs> svd(const Operand& x, const SvdOptions& options = SvdOptions()) {
  static detail::PreparedOp op("svd");
  detail::Arguments arguments;
  arguments.add(0, options.full_matrices_);
  EAGER_TRY(std::vector<Tensor> outputs, detail::run_several(op, arguments, x));
  return SvdOutputs{std::move(outputs[0]), std::move(outputs[1]), std::move(outputs[2])};
}

/// The singular values of matrices. Numbers that are not finite give NaN.
/// - x: [outer..., m, n]: Matrices; integers become floats first. (bool, int8, int16, int32, int64, uint8, uint16,
/// uint32, uint64, float32, float64, complex64, complex128)
/// Returns [outer..., l], of dtype real(x): The singular values, in descending order. l is the less of m and n.
/// Example: svdvals(Tensor{{0.0f, 2.0f}, {1.0f, 0.0f}}) is [2. 1.]
inline Fallible<Tensor> svdvals(const Operand& x) {
  static detail::PreparedOp op("svdvals");
  return detail::run(op, x);
}

/// x with two axes interchanged.
/// - x: The elements.
/// - axis1: One axis; negative ones count from the end.
/// - axis2: The other one.
/// Returns of dtype x: The same elements.
/// Example: swapaxes(Tensor{{1, 2}, {3, 4}}, 0, 1) is [[1 3] [2 4]]
inline Fallible<Tensor> swapaxes(const Operand& x, int64_t axis1, int64_t axis2) {
  static detail::PreparedOp op("swapaxes");
  detail::Arguments arguments;
  arguments.add(0, axis1);
  arguments.add(1, axis2);
  return detail::run_with(op, arguments, x);
}

/// What take() may be given.
class TakeOptions {
 public:
  /// The axis to read along; negative ones count from the end. x is flattened if it is not given.
  TakeOptions& axis(int64_t value) { return axis_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
};

/// The slices of x along an axis at indices, of which negative ones count from the end.
/// - x: [outer..., n, inner...]: What is read; n stands at axis.
/// - indices: Which slices, each from -n on and less than n; Code::invalid_argument otherwise. (int8, int16, int32,
/// int64, uint8, uint16, uint32, uint64)
/// Returns [outer..., indices..., inner...], of dtype x: The slices.
/// Example: take(Tensor{10, 20, 30}, Tensor{2, -3}) is [30 10]
inline Fallible<Tensor> take(const Operand& x, const Operand& indices, const TakeOptions& options = TakeOptions()) {
  static detail::PreparedOp op("take");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  return detail::run_with(op, arguments, x, indices);
}

/// What take_along_axis() may be given.
class TakeAlongAxisOptions {
 public:
  /// The axis to read along; negative ones count from the end. Default: -1.
  TakeAlongAxisOptions& axis(int64_t value) { return axis_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
};

/// Along an axis, the elements of x at indices of its own for each place. One out of range is Code::invalid_argument.
/// - x: [outer..., n, inner...]: What is read; n stands at axis.
/// - indices: [outer..., m, inner...]: Which elements, each less than n; negative ones, from -n on, count from the end.
/// Dims of 1 broadcast, those of x too. (int8, int16, int32, int64, uint8, uint16, uint32, uint64)
/// Returns [outer..., m, inner...], of dtype x: The elements.
/// Example: take_along_axis(Tensor{{1, 2}, {3, 4}}, Tensor{{1}, {0}}, TakeAlongAxisOptions().axis(1)) is [[2] [3]]
inline Fallible<Tensor> take_along_axis(const Operand& x, const Operand& indices,
                                        const TakeAlongAxisOptions& options = TakeAlongAxisOptions()) {
  static detail::PreparedOp op("take_along_axis");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  return detail::run_with(op, arguments, x, indices);
}

/// The tangent of x, an angle in radians.
/// - x: The operands, one by one.
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: tan(Tensor{0.0f, 0.5f}) is [0.        0.5463025]
inline Fallible<Tensor> tan(const Operand& x) {
  static detail::PreparedOp op("tan");
  return detail::run(op, x);
}

/// The hyperbolic tangent.
/// - x: The operands, one by one.
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: tanh(Tensor{0.0f, 1.0f}) is [0.        0.7615942]
inline Fallible<Tensor> tanh(const Operand& x) {
  static detail::PreparedOp op("tanh");
  return detail::run(op, x);
}

/// x with updates added where tuples of indices say.
/// - x: [n...]: The values to begin with. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64, complex64, complex128)
/// - indices: [outer..., depth]: Tuples of indices of the first depth axes of x, from 0 on. (int8, int16, int32, int64,
/// uint8, uint16, uint32, uint64)
/// - updates: [outer..., inner...]: An element for each tuple, or a slice: inner is n without its first depth dims.
/// (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32, float64, complex64,
/// complex128)
/// Returns x, of dtype x: The changed values.
/// Example: tensor_scatter_nd_add(Tensor{1, 2, 3}, Tensor{{0}, {2}}, Tensor{10, 20}) is [11  2 23]
inline Fallible<Tensor> tensor_scatter_nd_add(const Operand& x, const Operand& indices, const Operand& updates) {
  static detail::PreparedOp op("tensor_scatter_nd_add");
  return detail::run(op, x, indices, updates);
}

/// x with the maximum of x and the updates where tuples of indices say.
/// - x: [n...]: The values to begin with. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// - indices: [outer..., depth]: Tuples of indices of the first depth axes of x, from 0 on. (int8, int16, int32, int64,
/// uint8, uint16, uint32, uint64)
/// - updates: [outer..., inner...]: An element for each tuple, or a slice: inner is n without its first depth dims.
/// (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32, float64)
/// Returns x, of dtype x: The changed values.
/// Example: tensor_scatter_nd_max(Tensor{1, 2, 3}, Tensor{{0}, {2}}, Tensor{10, 0}) is [10  2  3]
inline Fallible<Tensor> tensor_scatter_nd_max(const Operand& x, const Operand& indices, const Operand& updates) {
  static detail::PreparedOp op("tensor_scatter_nd_max");
  return detail::run(op, x, indices, updates);
}

/// x with the minimum of x and the updates where tuples of indices say.
/// - x: [n...]: The values to begin with. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// - indices: [outer..., depth]: Tuples of indices of the first depth axes of x, from 0 on. (int8, int16, int32, int64,
/// uint8, uint16, uint32, uint64)
/// - updates: [outer..., inner...]: An element for each tuple, or a slice: inner is n without its first depth dims.
/// (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32, float64)
/// Returns x, of dtype x: The changed values.
/// Example: tensor_scatter_nd_min(Tensor{1, 2, 3}, Tensor{{0}, {2}}, Tensor{10, 0}) is [1 2 0]
inline Fallible<Tensor> tensor_scatter_nd_min(const Operand& x, const Operand& indices, const Operand& updates) {
  static detail::PreparedOp op("tensor_scatter_nd_min");
  return detail::run(op, x, indices, updates);
}

/// x multiplied by updates where tuples of indices say.
/// - x: [n...]: The values to begin with. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64, complex64, complex128)
/// - indices: [outer..., depth]: Tuples of indices of the first depth axes of x, from 0 on. (int8, int16, int32, int64,
/// uint8, uint16, uint32, uint64)
/// - updates: [outer..., inner...]: An element for each tuple, or a slice: inner is n without its first depth dims.
/// (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32, float64, complex64,
/// complex128)
/// Returns x, of dtype x: The changed values.
/// Example: tensor_scatter_nd_mul(Tensor{1, 2, 3}, Tensor{{0}, {2}}, Tensor{10, 20}) is [10  2 60]
inline Fallible<Tensor> tensor_scatter_nd_mul(const Operand& x, const Operand& indices, const Operand& updates) {
  static detail::PreparedOp op("tensor_scatter_nd_mul");
  return detail::run(op, x, indices, updates);
}

/// x with updates in place of what tuples of indices address. Of updates with equal tuples any one stays, and the
/// gradient goes to all.
/// - x: [n...]: The values to begin with.
/// - indices: [outer..., depth]: Tuples of indices of the first depth axes of x, from 0 on. (int8, int16, int32, int64,
/// uint8, uint16, uint32, uint64)
/// - updates: [outer..., inner...]: An element for each tuple, or a slice: inner is n without its first depth dims.
/// Returns x, of dtype x: The changed values.
/// Example: tensor_scatter_nd_update(Tensor{1, 2, 3}, Tensor{{0}, {2}}, Tensor{10, 20}) is [10  2 20]
inline Fallible<Tensor> tensor_scatter_nd_update(const Operand& x, const Operand& indices, const Operand& updates) {
  static detail::PreparedOp op("tensor_scatter_nd_update");
  return detail::run(op, x, indices, updates);
}

/// What tensordot() may be given.
class TensordotOptions {
 public:
  /// One number: how many of the last axes of x1 are summed with as many of the first of x2, in order. Else the axes of
  /// x1 and then those of x2, as many; negative ones count from the end. Default: {2}.
  TensordotOptions& axes(const Ints& value) { return axes_.set({value.begin(), value.end()}), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axes_;
};

/// Sums of products over pairs of axes.
/// - x1: The first factor.
/// - x2: The second factor.
/// Returns of dtype x1: The dims of x1 and then those of x2, without those that are summed.
/// Example: tensordot(Tensor{{1, 2}, {3, 4}}, Tensor{{1, 0}, {0, 1}}, TensordotOptions().axes({1, 0})) is [[1 2] [3 4]]
inline Fallible<Tensor> tensordot(const Operand& x1, const Operand& x2,
                                  const TensordotOptions& options = TensordotOptions()) {
  static detail::PreparedOp op("tensordot");
  detail::Arguments arguments;
  arguments.add(0, options.axes_);
  return detail::run_with(op, arguments, x1, x2);
}

/// x laid out repeatedly along its axes: repetitions[i] times along axis i.
/// - x: [n...]: What is repeated.
/// - repetitions: How often along each axis. Ones are put in front of the shorter one of repetitions and the shape of
/// x.
/// Returns [m...], of dtype x: The repeated tensor: each dim of x times its repetitions.
/// Example: tile(Tensor{1, 2}, {2}) is [1 2 1 2]
inline Fallible<Tensor> tile(const Operand& x, const Ints& repetitions) {
  static detail::PreparedOp op("tile");
  detail::Arguments arguments;
  arguments.add(0, repetitions);
  return detail::run_with(op, arguments, x);
}

/// What top_k() may be given.
class TopKOptions {
 public:
  /// Whether the greatest comes first. It does in any case. Default: true.
  TopKOptions& sorted(bool value) { return sorted_.set(value), *this; }

  // The values that were given.
  detail::Given<bool> sorted_;
};

/// What top_k() gives.
struct TopKOutputs {
  /// The greatest elements.
  Tensor values;
  /// Where they stand in x, along the last axis.
  Tensor indices;
};

/// The k greatest elements along the last axis, and their indices. Of equal elements the first ones are taken. NaN
/// counts as greatest; strings go by their bytes.
/// - x: [outer..., n]: The elements; n is at least k. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64,
/// float16, bfloat16, float32, float64, string)
/// - k: How many.
/// Returns [outer..., k], of dtype x: The greatest elements.
/// Returns [outer..., k], of dtype int64: Where they stand in x, along the last axis.
/// Example: top_k(Tensor{3.0f, 1.0f, 2.0f}, 2) is [3. 2.] and [0 2]
inline Fallible<TopKOutputs> top_k(const Operand& x, int64_t k, const TopKOptions& options = TopKOptions()) {
  static detail::PreparedOp op("top_k");
  detail::Arguments arguments;
  arguments.add(0, k);
  arguments.add(1, options.sorted_);
  EAGER_TRY(std::vector<Tensor> outputs, detail::run_several(op, arguments, x));
  return TopKOutputs{std::move(outputs[0]), std::move(outputs[1])};
}

/// What triangular_solve() may be given.
class TriangularSolveOptions {
 public:
  /// Whether the lower triangle is read, or else the upper one. Default: true.
  TriangularSolveOptions& lower(bool value) { return lower_.set(value), *this; }
  /// Whether the conjugate transposes of x1 stand in their place. Default: false.
  TriangularSolveOptions& adjoint(bool value) { return adjoint_.set(value), *this; }

  // The values that were given.
  detail::Given<bool> lower_;
  detail::Given<bool> adjoint_;
};

/// The solutions y of x1 y = x2 for triangular x1. A zero on a diagonal is Code::invalid_argument.
/// - x1: [left..., n, n]: Square matrices, of which one triangle is read. (bool, int8, int16, int32, int64, uint8,
/// uint16, uint32, uint64, float32, float64, complex64, complex128)
/// - x2: [right..., n, k]: The right-hand sides, or the vector [n]. (bool, int8, int16, int32, int64, uint8, uint16,
/// uint32, uint64, float32, float64, complex64, complex128)
/// Returns [batch..., n, k], of dtype x1: The solutions; batch is what left and right broadcast to. Without k for a
/// vector.
/// Example: triangular_solve(Tensor{{2.0f, 0.0f}, {1.0f, 1.0f}}, Tensor{{2.0f}, {3.0f}}) is [[1.] [2.]]
inline Fallible<Tensor> triangular_solve(const Operand& x1, const Operand& x2,
                                         const TriangularSolveOptions& options = TriangularSolveOptions()) {
  static detail::PreparedOp op("triangular_solve");
  detail::Arguments arguments;
  arguments.add(0, options.lower_);
  arguments.add(1, options.adjoint_);
  return detail::run_with(op, arguments, x1, x2);
}

/// What tril() may be given.
class TrilOptions {
 public:
  /// The diagonal that ends the triangle: 0 the main one, above it greater, below it less. Default: 0.
  TrilOptions& k(int64_t value) { return k_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> k_;
};

/// The lower triangles of matrices: zero where column - row > k.
/// - x: [..., m, n]: Matrices.
/// Returns x, of dtype x: Their triangles; zeros elsewhere.
/// Example: tril(Tensor{{1, 2}, {3, 4}}) is [[1 0] [3 4]]
inline Fallible<Tensor> tril(const Operand& x, const TrilOptions& options = TrilOptions()) {
  static detail::PreparedOp op("tril");
  detail::Arguments arguments;
  arguments.add(0, options.k_);
  return detail::run_with(op, arguments, x);
}

/// What triu() may be given.
class TriuOptions {
 public:
  /// The diagonal that ends the triangle: 0 the main one, above it greater, below it less. Default: 0.
  TriuOptions& k(int64_t value) { return k_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> k_;
};

/// The upper triangles of matrices: zero where column - row < k.
/// - x: [..., m, n]: Matrices.
/// Returns x, of dtype x: Their triangles; zeros elsewhere.
/// Example: triu(Tensor{{1, 2}, {3, 4}}) is [[1 2] [0 4]]
inline Fallible<Tensor> triu(const Operand& x, const TriuOptions& options = TriuOptions()) {
  static detail::PreparedOp op("triu");
  detail::Arguments arguments;
  arguments.add(0, options.k_);
  return detail::run_with(op, arguments, x);
}

/// x without its fraction: the nearest whole number towards 0.
/// - x: The operands, one by one. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// Returns x, of dtype x: The result for each operand, in its place.
/// Example: trunc(Tensor{1.7f, -1.7f}) is [ 1. -1.]
inline Fallible<Tensor> trunc(const Operand& x) {
  static detail::PreparedOp op("trunc");
  return detail::run(op, x);
}

/// x1 / x2 rounded towards 0, as C divides integers. An integer division by zero is Code::invalid_argument.
/// - x1: The first operands. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32,
/// float64)
/// - x2: The second operands; the shapes of both broadcast. (int8, int16, int32, int64, uint8, uint16, uint32, uint64,
/// float16, bfloat16, float32, float64)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: trunc_div(Tensor{7, -7}, Tensor{2, 2}) is [ 3 -3]
inline Fallible<Tensor> trunc_div(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("trunc_div");
  return detail::run(op, x1, x2);
}

/// What unfold() may be given.
class UnfoldOptions {
 public:
  /// How far windows are apart: rows, columns; one value stands for both. Default: {1, 1}.
  UnfoldOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT: paddings.
  /// Default: valid.
  UnfoldOptions& padding(Padding value) { return padding_.set(value), *this; }
  /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
  /// second. Shapes are those of NHWC. Default: nhwc.
  UnfoldOptions& data_format(DataFormat value) { return data_format_.set(value), *this; }
  /// How far the filter's elements are apart: rows, columns; one value stands for both. Default: {1, 1}.
  UnfoldOptions& dilations(const Ints& value) { return dilations_.set({value.begin(), value.end()}), *this; }
  /// Rows and columns that are added: top, bottom, left, right; one value stands for all. For EXPLICIT alone, else it
  /// must be not given.
  UnfoldOptions& paddings(const Ints& value) { return paddings_.set({value.begin(), value.end()}), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<Padding> padding_;
  detail::Given<DataFormat> data_format_;
  detail::Given<std::vector<int64_t>> dilations_;
  detail::Given<std::vector<int64_t>> paddings_;
};

/// The patches of images that a window reads, one behind the other (im2col).
/// - x: [n, h, w, c]: Images in the order of data_format: h rows, w columns, and their channels.
/// - ksize: The size of a window: rows, columns; one value stands for both.
/// Returns [n, places, values], of dtype x: The patches: values for each place of the window, row by row. A patch has c
/// values a place, channels innermost. Where data_format is NCHW: [n, values, places], channels outermost.
/// Example: unfold(reshape(Tensor{1, 2, 3}, {1, 1, 3, 1}), {1, 2}) is [[[1 2]  [2 3]]]
inline Fallible<Tensor> unfold(const Operand& x, const Ints& ksize, const UnfoldOptions& options = UnfoldOptions()) {
  static detail::PreparedOp op("unfold");
  detail::Arguments arguments;
  arguments.add(0, ksize);
  arguments.add(1, options.strides_);
  arguments.add(2, options.padding_);
  arguments.add(3, options.paddings_);
  arguments.add(4, options.data_format_);
  arguments.add(5, options.dilations_);
  return detail::run_with(op, arguments, x);
}

/// What unique() may be given.
class UniqueOptions {
 public:
  /// The axis whose slices are compared; negative ones count from the end. Elements are if it is not given.
  UniqueOptions& axis(int64_t value) { return axis_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
};

/// What unique() gives.
struct UniqueOutputs {
  /// The distinct elements, [m]; or x with m slices along axis.
  Tensor values;
  /// Where each one occurs first: in the flattened tensor, or along axis.
  Tensor indices;
  /// For each element of x, with its shape, the index in values; or for each slice, [n].
  Tensor inverse;
  /// How often each one occurs.
  Tensor counts;
};

/// The distinct elements of x, in the order in which they first occur. Along an axis: the distinct slices, sorted by
/// their elements, the first of which counts most. Zeros of both signs are equal, and NaN equals nothing.
/// - x: The elements, taken one after the other; or n slices along axis.
/// Returns of dtype x: The distinct elements, [m]; or x with m slices along axis.
/// Returns [m], of dtype int64: Where each one occurs first: in the flattened tensor, or along axis.
/// Returns of dtype int64: For each element of x, with its shape, the index in values; or for each slice, [n].
/// Returns [m], of dtype int64: How often each one occurs.
/// Example: unique(Tensor{3, 1, 3}) is [3 1] and [0 1] and [0 1 0] and [2 1]
inline Fallible<UniqueOutputs> unique(const Operand& x, const UniqueOptions& options = UniqueOptions()) {
  static detail::PreparedOp op("unique");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  EAGER_TRY(std::vector<Tensor> outputs, detail::run_several(op, arguments, x));
  return UniqueOutputs{std::move(outputs[0]), std::move(outputs[1]), std::move(outputs[2]), std::move(outputs[3])};
}

/// The indices along each axis of elements that are numbered in row-major order.
/// - indices: The numbers, each less than the number of elements. (int8, int16, int32, int64, uint8, uint16, uint32,
/// uint64)
/// - shape: The shape of the array whose elements are numbered.
/// Returns indices, of dtype int64: The indices along an axis, for each axis of shape.
/// Example: unravel_index(Tensor{1, 5}, {2, 3}) is [0 1] and [1 2]
inline Fallible<std::vector<Tensor>> unravel_index(const Operand& indices, const Ints& shape) {
  static detail::PreparedOp op("unravel_index");
  detail::Arguments arguments;
  arguments.add(0, shape);
  EAGER_OPERANDS(indices);
  eager_tensor* const handle = indices.get();
  return detail::run_list(op, arguments, &handle, 1);
}

/// The largest elements of the rows of x that have one id. Where there is none, the dtype's lowest finite number.
/// - x: [outer..., inner...]: The elements. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16,
/// bfloat16, float32, float64)
/// - segment_ids: [outer...]: The segment of each row, below num_segments. A row of a negative one belongs to none.
/// (int8, int16, int32, int64, uint8, uint16, uint32, uint64)
/// - num_segments: The number of segments.
/// Returns [m, inner...], of dtype x: A row for each of the num_segments segments.
/// Example: unsorted_segment_max(Tensor{1, 2, 4, 8}, Tensor{0, 1, 0, -1}, 2) is [4 2]
inline Fallible<Tensor> unsorted_segment_max(const Operand& x, const Operand& segment_ids, int64_t num_segments) {
  static detail::PreparedOp op("unsorted_segment_max");
  detail::Arguments arguments;
  arguments.add(0, num_segments);
  return detail::run_with(op, arguments, x, segment_ids);
}

/// The means of the rows of x that have one id; 0 where there is none. Integers become floats first.
/// - x: [outer..., inner...]: The elements.
/// - segment_ids: [outer...]: The segment of each row, below num_segments. A row of a negative one belongs to none.
/// (int8, int16, int32, int64, uint8, uint16, uint32, uint64)
/// - num_segments: The number of segments.
/// Returns [m, inner...], of dtype x: A row for each of the num_segments segments.
/// Example: unsorted_segment_mean(Tensor{1.0f, 2.0f, 4.0f}, Tensor{0, 2, 0}, 3) is [2.5 0.  2. ]
inline Fallible<Tensor> unsorted_segment_mean(const Operand& x, const Operand& segment_ids, int64_t num_segments) {
  static detail::PreparedOp op("unsorted_segment_mean");
  detail::Arguments arguments;
  arguments.add(0, num_segments);
  return detail::run_with(op, arguments, x, segment_ids);
}

/// The smallest elements of the rows of x that have one id. Where there is none, the dtype's largest finite number.
/// - x: [outer..., inner...]: The elements. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16,
/// bfloat16, float32, float64)
/// - segment_ids: [outer...]: The segment of each row, below num_segments. A row of a negative one belongs to none.
/// (int8, int16, int32, int64, uint8, uint16, uint32, uint64)
/// - num_segments: The number of segments.
/// Returns [m, inner...], of dtype x: A row for each of the num_segments segments.
/// Example: unsorted_segment_min(Tensor{1, 2, 4, 8}, Tensor{0, 1, 0, -1}, 2) is [1 2]
inline Fallible<Tensor> unsorted_segment_min(const Operand& x, const Operand& segment_ids, int64_t num_segments) {
  static detail::PreparedOp op("unsorted_segment_min");
  detail::Arguments arguments;
  arguments.add(0, num_segments);
  return detail::run_with(op, arguments, x, segment_ids);
}

/// The products of the rows of x that have one id; 1 where there is none. Its gradients go up to the ninth order.
/// - x: [outer..., inner...]: The elements. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16,
/// bfloat16, float32, float64, complex64, complex128)
/// - segment_ids: [outer...]: The segment of each row, below num_segments. A row of a negative one belongs to none.
/// (int8, int16, int32, int64, uint8, uint16, uint32, uint64)
/// - num_segments: The number of segments.
/// Returns [m, inner...], of dtype x: A row for each of the num_segments segments.
/// Example: unsorted_segment_prod(Tensor{1, 2, 4, 8}, Tensor{0, 2, 0, -1}, 3) is [4 1 2]
inline Fallible<Tensor> unsorted_segment_prod(const Operand& x, const Operand& segment_ids, int64_t num_segments) {
  static detail::PreparedOp op("unsorted_segment_prod");
  detail::Arguments arguments;
  arguments.add(0, num_segments);
  return detail::run_with(op, arguments, x, segment_ids);
}

/// The sums of the rows of x that have one id, each over the root of their number. Integers become floats first.
/// - x: [outer..., inner...]: The elements.
/// - segment_ids: [outer...]: The segment of each row, below num_segments. A row of a negative one belongs to none.
/// (int8, int16, int32, int64, uint8, uint16, uint32, uint64)
/// - num_segments: The number of segments.
/// Returns [m, inner...], of dtype x: A row for each of the num_segments segments.
/// Example: unsorted_segment_sqrt_n(Tensor{1.0f, 2.0f, 4.0f, 1.0f, 2.0f}, Tensor{0, 1, 0, 0, 0}, 3) is [4. 2. 0.]
inline Fallible<Tensor> unsorted_segment_sqrt_n(const Operand& x, const Operand& segment_ids, int64_t num_segments) {
  static detail::PreparedOp op("unsorted_segment_sqrt_n");
  detail::Arguments arguments;
  arguments.add(0, num_segments);
  return detail::run_with(op, arguments, x, segment_ids);
}

/// The sums of the rows of x that have one id; 0 where there is none.
/// - x: [outer..., inner...]: The elements. (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16,
/// bfloat16, float32, float64, complex64, complex128)
/// - segment_ids: [outer...]: The segment of each row, below num_segments. A row of a negative one belongs to none.
/// (int8, int16, int32, int64, uint8, uint16, uint32, uint64)
/// - num_segments: The number of segments.
/// Returns [m, inner...], of dtype x: A row for each of the num_segments segments.
/// Example: unsorted_segment_sum(Tensor{1, 2, 4, 8}, Tensor{0, 2, 0, -1}, 3) is [5 0 2]
inline Fallible<Tensor> unsorted_segment_sum(const Operand& x, const Operand& segment_ids, int64_t num_segments) {
  static detail::PreparedOp op("unsorted_segment_sum");
  detail::Arguments arguments;
  arguments.add(0, num_segments);
  return detail::run_with(op, arguments, x, segment_ids);
}

/// What unstack() may be given.
class UnstackOptions {
 public:
  /// The axis to cut along, which goes; negative ones count from the end. Default: 0.
  UnstackOptions& axis(int64_t value) { return axis_.set(value), *this; }
  /// The size of axis. If it is not given, that of x, which a traced function may not know.
  UnstackOptions& num(int64_t value) { return num_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
  detail::Given<int64_t> num_;
};

/// The slices of x along an axis, one output each.
/// - x: [outer..., count, inner...]: What is cut; count stands at axis.
/// Returns [outer..., inner...], of dtype x: The slices, count of them.
/// Example: unstack(Tensor{{1, 2}, {3, 4}}) is [1 2] and [3 4]
inline Fallible<std::vector<Tensor>> unstack(const Operand& x, const UnstackOptions& options = UnstackOptions()) {
  static detail::PreparedOp op("unstack");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.num_);
  EAGER_OPERANDS(x);
  eager_tensor* const handle = x.get();
  return detail::run_list(op, arguments, &handle, 1);
}

/// What var() may be given.
class VarOptions {
 public:
  /// The axes to reduce, each once; negative ones count from the end. All axes if it is not given.
  VarOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }
  /// Whether the axes that are reduced stay, with size 1. Default: false.
  VarOptions& keepdims(bool value) { return keepdims_.set(value), *this; }
  /// What is taken from the number of elements before the sum of squares is divided by it: 1 for a sample's variance.
  /// The result is NaN where nothing is left. Default: 0.
  VarOptions& correction(double value) { return correction_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axis_;
  detail::Given<bool> keepdims_;
  detail::Given<double> correction_;
};

/// The variance over axes, of complex numbers that of |x - mean|; integers become floats first. NaN where there is no
/// element.
/// - x: The elements to be reduced.
/// Returns reduced(x), of dtype real(x): A result for each place that axis leaves.
/// Example: var(Tensor{{1.0f, 3.0f}, {2.0f, 6.0f}}, VarOptions().axis({1})) is [1. 4.]
inline Fallible<Tensor> var(const Operand& x, const VarOptions& options = VarOptions()) {
  static detail::PreparedOp op("var");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.keepdims_);
  arguments.add(2, options.correction_);
  return detail::run_with(op, arguments, x);
}

/// What vecdot() may be given.
class VecdotOptions {
 public:
  /// The axis of the vectors; negative ones count from the end. Default: -1.
  VecdotOptions& axis(int64_t value) { return axis_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> axis_;
};

/// The scalar products of vectors, which lie along an axis. Those of complex x1 are conjugated.
/// - x1: [left...]: The first vectors.
/// - x2: [right...]: The second vectors. The shapes broadcast, but for the axis.
/// Returns of dtype x1: The shape that both broadcast to, without the axis.
/// Example: vecdot(Tensor{{1, 2}, {3, 4}}, Tensor{1, 1}) is [3 7]
inline Fallible<Tensor> vecdot(const Operand& x1, const Operand& x2, const VecdotOptions& options = VecdotOptions()) {
  static detail::PreparedOp op("vecdot");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  return detail::run_with(op, arguments, x1, x2);
}

/// What vector_norm() may be given.
class VectorNormOptions {
 public:
  /// The axes, each once; negative ones count from the end. All axes if it is not given.
  VectorNormOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }
  /// Whether the axes that are reduced stay, with size 1. Default: false.
  VectorNormOptions& keepdims(bool value) { return keepdims_.set(value), *this; }
  /// The power p of sum(|x|^p)^(1/p): 2 is the Euclidean norm, inf the largest magnitude, -inf the smallest, and 0
  /// counts the elements that are not zero, with gradients of 0. Beyond 4 and -4 elements are scaled, so that no power
  /// is too large or small for the dtype. Default: 2.
  VectorNormOptions& ord(double value) { return ord_.set(value), *this; }

  // The values that were given.
  detail::Given<std::vector<int64_t>> axis_;
  detail::Given<bool> keepdims_;
  detail::Given<double> ord_;
};

/// The norm of the elements over axes, taken as a vector; integers become floats first.
/// - x: The elements.
/// Returns reduced(x), of dtype real(x): A norm for each place that axis leaves; real, of complex numbers too.
/// Example: vector_norm(Tensor{{3.0f, 4.0f}, {0.0f, 2.0f}}, VectorNormOptions().axis({1})) is [5. 2.]
inline Fallible<Tensor> vector_norm(const Operand& x, const VectorNormOptions& options = VectorNormOptions()) {
  static detail::PreparedOp op("vector_norm");
  detail::Arguments arguments;
  arguments.add(0, options.axis_);
  arguments.add(1, options.keepdims_);
  arguments.add(2, options.ord_);
  return detail::run_with(op, arguments, x);
}

/// x1 where the condition holds, else x2.
/// - condition: Where to take x1. (bool)
/// - x1: The values where the condition is true.
/// - x2: The values where the condition is false.
/// Returns broadcast(condition, x1, x2), of dtype x1: The values that were chosen.
/// Example: where(Tensor{true, false}, Tensor{1, 2}, Tensor{3, 4}) is [1 4]
inline Fallible<Tensor> where(const Operand& condition, const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("where");
  return detail::run(op, condition, x1, x2);
}

/// What while_loop() may be given.
class WhileLoopOptions {
 public:
  /// How many of the inputs, the last ones, are the same in each iteration. Default: 0.
  WhileLoopOptions& num_invariants(int64_t value) { return num_invariants_.set(value), *this; }
  /// After how many iterations the loop ends in any case; there is no bound if it is not given.
  WhileLoopOptions& maximum_iterations(int64_t value) { return maximum_iterations_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> num_invariants_;
  detail::Given<int64_t> maximum_iterations_;
};

/// Loop variables, updated by a function as long as another one is true of them.
/// - inputs: The loop variables before the first iteration, and the invariants.
/// - cond: A function of all inputs that gives a boolean scalar: whether to go on.
/// - body: A function of all inputs that gives new loop variables, and perhaps more.
/// Returns of dtype inputs: The loop variables after the last iteration; then what else the function gave, each stacked
/// along a new first axis.
inline Fallible<std::vector<Tensor>> while_loop(const Operands& inputs, const Function& cond, const Function& body,
                                                const WhileLoopOptions& options = WhileLoopOptions()) {
  detail::Arguments arguments;
  arguments.add(0, options.num_invariants_);
  arguments.add(1, options.maximum_iterations_);
  return detail::run_made("while_loop", {{"cond", &cond}, {"body", &body}}, arguments, inputs);
}

/// x1 / x2; 0 where x1 is 0, unless x2 is NaN.
/// - x1: The first operands.
/// - x2: The second operands; the shapes of both broadcast.
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: xdivy(Tensor{0.0f, 2.0f}, Tensor{0.0f, 4.0f}) is [0.  0.5]
inline Fallible<Tensor> xdivy(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("xdivy");
  return detail::run(op, x1, x2);
}

/// x1 log(1 + x2); 0 where x1 is 0, unless x2 is NaN.
/// - x1: The first operands.
/// - x2: The second operands; the shapes of both broadcast.
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: xlog1py(Tensor{0.0f, 2.0f}, Tensor{-1.0f, 1.0f}) is [0.        1.3862944]
inline Fallible<Tensor> xlog1py(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("xlog1py");
  return detail::run(op, x1, x2);
}

/// x1 log(x2); 0 where x1 is 0, unless x2 is NaN.
/// - x1: The first operands.
/// - x2: The second operands; the shapes of both broadcast.
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: xlogy(Tensor{0.0f, 2.0f}, Tensor{0.0f, 1.0f}) is [0. 0.]
inline Fallible<Tensor> xlogy(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("xlogy");
  return detail::run(op, x1, x2);
}

/// What zeros_like() may be given.
class ZerosLikeOptions {
 public:
  /// The result's dtype; that of x if it is not given.
  ZerosLikeOptions& dtype(DType value) { return dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<DType> dtype_;
};

/// Zeros of the shape of x; as strings, empty ones.
/// - x: The result's shape; its values do not matter.
/// Returns x, of dtype dtype: Zeros.
/// Example: zeros_like(Tensor{{1, 2}, {3, 4}}) is [[0 0] [0 0]]
inline Fallible<Tensor> zeros_like(const Operand& x, const ZerosLikeOptions& options = ZerosLikeOptions()) {
  static detail::PreparedOp op("zeros_like");
  detail::Arguments arguments;
  arguments.add(0, options.dtype_);
  return detail::run_with(op, arguments, x);
}

/// Hurwitz' zeta function: the sum of (x2 + k)^-x1 over k = 0, 1, ...; NaN where x1 < 1. At poles, x1 = 1 and x2 = 0,
/// -1, ..., it is infinite; for other negative x2 it is NaN unless x1 is a whole number, and its derivative in x1 is
/// NaN. Derivatives in x1 go up to the eighth.
/// - x1: The first operands. (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
/// float32, float64)
/// - x2: The second operands; the shapes of both broadcast. (bool, int8, int16, int32, int64, uint8, uint16, uint32,
/// uint64, float16, bfloat16, float32, float64)
/// Returns broadcast(x1, x2), of dtype x1: The result for each pair of operands, in its place.
/// Example: zeta(Tensor{2.0f, 2.0f}, Tensor{INFINITY, 0.0f}) is [ 0. inf]
inline Fallible<Tensor> zeta(const Operand& x1, const Operand& x2) {
  static detail::PreparedOp op("zeta");
  return detail::run(op, x1, x2);
}

EAGER_NAMESPACE_END

#endif
