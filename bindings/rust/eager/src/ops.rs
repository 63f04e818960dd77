// Written by bindings/generate from the registry; changes belong there.

//! All ops, as functions that run at once on the thread's context.
//!
//! What every call needs are a function's parameters; what may be left out are the fields of a struct with
//! [`Default`], which the function with `_with` behind its name takes:
//!
//! ```
//! # fn main() -> eager::Result<()> {
//! use eager::{ops, Tensor};
//! let x = Tensor::new([[1f32, 2.0], [3.0, 4.0]])?;
//! assert_eq!(ops::sum(&x)?.to_string(), "10.0");
//! let columns = ops::sum_with(&x, ops::Sum { axis: Some(&[0]), ..Default::default() })?;
//! assert_eq!(columns.to_string(), "[4. 6.]");
//! # Ok(())
//! # }
//! ```
//!
//! An op fails with [`Code::INVALID_ARGUMENT`] where dtypes, shapes, devices or values make no sense, and with
//! [`Code::UNIMPLEMENTED`] where there is no kernel for a dtype on a device, and [`Code::RESOURCE_EXHAUSTED`] where
//! memory is out. The error names the op.
#![allow(clippy::too_many_arguments)]

use crate::op::{Arguments, Ints, OpBuilder, Pointers, Prepared, NO_ARGUMENTS};
#[allow(unused_imports)] // by the documentation
use crate::Code;
use crate::{DType, Function, Result, Tensor};

/// What each step applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activation {
    /// `TANH`
    Tanh,
    /// `RELU`
    Relu,
}

/// DCR: a channel of the block's first pixel, then the next one; first those of one pixel. CRD: first those of one
/// channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChannelOrder {
    /// `DCR`
    Dcr,
    /// `CRD`
    Crd,
}

/// SUM; MEAN: the sum over that of the weights; SQRTN: the sum over the root of that of their squares; MAX: the
/// largest element of each column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Combiner {
    /// `MEAN`
    Mean,
    /// `SUM`
    Sum,
    /// `SQRTN`
    Sqrtn,
    /// `MAX`
    Max,
}

/// Which places match: HALF_PIXEL the edges of images, as if elements were squares; ALIGN_CORNERS the middles of the
/// outermost elements; ASYMMETRIC the middles of the first elements; HALF_PIXEL_SYMMETRIC the images' middles, where
/// scale is not the ratio of sizes. AREA does without.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coordinates {
    /// `HALF_PIXEL`
    HalfPixel,
    /// `ALIGN_CORNERS`
    AlignCorners,
    /// `ASYMMETRIC`
    Asymmetric,
    /// `HALF_PIXEL_SYMMETRIC`
    HalfPixelSymmetric,
}

/// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
/// second. Shapes are those of NHWC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DataFormat {
    /// `NHWC`
    NHWC,
    /// `NCHW`
    NCHW,
}

/// The distribution; TRUNCATED_NORMAL ends two standard deviations from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Distribution {
    /// `TRUNCATED_NORMAL`
    TruncatedNormal,
    /// `UNTRUNCATED_NORMAL`
    UntruncatedNormal,
    /// `UNIFORM`
    Uniform,
}

/// Which letters: those of ASCII, or with UTF8 all of Unicode, by its full mapping, which depends on no language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// `ASCII`
    Ascii,
    /// `UTF8`
    Utf8,
}

/// Inputs, outputs, or the mean of both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fan {
    /// `FAN_IN`
    FanIn,
    /// `FAN_OUT`
    FanOut,
    /// `FAN_AVG`
    FanAvg,
}

/// What a narrow or positive number gets: spaces at the left, a space in place of the sign, zeros behind the sign, a
/// plus, or spaces at the right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fill {
    /// `NONE`
    NONE,
    /// `SPACE`
    Space,
    /// `ZERO`
    Zero,
    /// `PLUS`
    Plus,
    /// `MINUS`
    Minus,
}

/// IJ: dim i is that of vector i; XY: the first two are interchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Indexing {
    /// `XY`
    Xy,
    /// `IJ`
    Ij,
}

/// How values between elements are found: NEAREST, BILINEAR or BICUBIC (Keys, 1981, with a = -0.75).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interpolation {
    /// `BILINEAR`
    Bilinear,
    /// `NEAREST`
    Nearest,
    /// `BICUBIC`
    Bicubic,
    /// `AREA`
    Area,
    /// `LANCZOS3`
    Lanczos3,
    /// `LANCZOS5`
    Lanczos5,
    /// `GAUSSIAN`
    Gaussian,
    /// `MITCHELLCUBIC`
    Mitchellcubic,
}

/// Between two elements: LINEAR interpolates, LOWER and HIGHER take that one, NEAREST the nearer one (halfway the one
/// of even number), and MIDPOINT their mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// `LINEAR`
    Linear,
    /// `LOWER`
    Lower,
    /// `HIGHER`
    Higher,
    /// `NEAREST`
    Nearest,
    /// `MIDPOINT`
    Midpoint,
}

/// The element that is nearest to a position; AUTO: FLOOR for ASYMMETRIC, else ROUND_PREFER_CEIL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NearestMode {
    /// `AUTO`
    Auto,
    /// `FLOOR`
    Floor,
    /// `CEIL`
    Ceil,
    /// `ROUND_PREFER_FLOOR`
    RoundPreferFloor,
    /// `ROUND_PREFER_CEIL`
    RoundPreferCeil,
}

/// BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both are
/// divided by the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Norm {
    /// `BACKWARD`
    Backward,
    /// `ORTHO`
    Ortho,
    /// `FORWARD`
    Forward,
}

/// FRO: the root of the sum of the squares; NUC: the sum of the singular values; TWO and MINUS_TWO, or 2 and -2: the
/// largest and the smallest of them; ONE and MINUS_ONE: the largest and the smallest sum of the magnitudes in a
/// column; INF and MINUS_INF: those in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// `FRO`
    Fro,
    /// `NUC`
    Nuc,
    /// `ONE`
    One,
    /// `MINUS_ONE`
    MinusOne,
    /// `TWO`
    Two,
    /// `MINUS_TWO`
    MinusTwo,
    /// `INF`
    Inf,
    /// `MINUS_INF`
    MinusInf,
}

/// The norm, as in matrix_norm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum P {
    /// `TWO`
    Two,
    /// `MINUS_TWO`
    MinusTwo,
    /// `FRO`
    Fro,
    /// `NUC`
    Nuc,
    /// `ONE`
    One,
    /// `MINUS_ONE`
    MinusOne,
    /// `INF`
    Inf,
    /// `MINUS_INF`
    MinusInf,
}

/// CONSTANT: constant_values; REFLECT: x mirrored, without its edge; SYMMETRIC: x mirrored, with its edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PadMode {
    /// `CONSTANT`
    Constant,
    /// `REFLECT`
    Reflect,
    /// `SYMMETRIC`
    Symmetric,
}

/// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT: paddings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Padding {
    /// `VALID`
    Valid,
    /// `SAME`
    Same,
    /// `EXPLICIT`
    Explicit,
}

/// What lies outside the image: ZEROS, the elements at its BORDER, or its REFLECTION.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaddingMode {
    /// `ZEROS`
    Zeros,
    /// `BORDER`
    Border,
    /// `REFLECTION`
    Reflection,
}

/// NONE: an update replaces what is there, and of several any one stays, with the gradient for all; SUM, PROD, MAX or
/// MIN: it is reduced with what is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reduce {
    /// `NONE`
    NONE,
    /// `SUM`
    Sum,
    /// `PROD`
    Prod,
    /// `MAX`
    Max,
    /// `MIN`
    Min,
}

/// MEAN, SUM, or NONE: the loss of each element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reduction {
    /// `MEAN`
    Mean,
    /// `SUM`
    Sum,
    /// `NONE`
    NONE,
}

/// LEFT: before what equals an element; RIGHT: behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// `LEFT`
    Left,
    /// `RIGHT`
    Right,
}

/// What is counted: bytes, or characters of UTF-8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// `BYTE`
    Byte,
    /// `UTF8_CHAR`
    Utf8Char,
}

/// The absolute value; of complex x the real number |x|. That of the least signed integer wraps to itself.
///
/// * `x`: The operands, one by one. (shape `any`; integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `real(x)`)
///
/// ```text
/// abs(x: [-1.5, 2.0]) gives
/// float32 [1.5 2. ]
/// ```
#[inline]
pub fn abs(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"abs");
    OP.run(&[x.as_ptr()])
}

/// The inverse cosine, in \[0, pi\]; NaN for a real x outside of \[-1, 1\].
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// acos(x: [1.0, 0.0]) gives
/// float32 [0.        1.5707964]
/// ```
#[inline]
pub fn acos(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"acos");
    OP.run(&[x.as_ptr()])
}

/// The inverse hyperbolic cosine, from 0 on; NaN where a real x is less than 1.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// acosh(x: [1.0, 2.0]) gives
/// float32 [0.       1.316958]
/// ```
#[inline]
pub fn acosh(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"acosh");
    OP.run(&[x.as_ptr()])
}

/// What a call of [`adaptive_avg_pool_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct AdaptiveAvgPool {
    /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW):
    /// channels second. Shapes are those of NHWC. Default: `NHWC`.
    pub data_format: DataFormat,
}

impl Default for AdaptiveAvgPool {
    fn default() -> Self {
        AdaptiveAvgPool { data_format: DataFormat::NHWC }
    }
}

/// The mean of each of output_size equal parts, which may overlap, of images.
///
/// * `x`: Sequences, images or volumes in the order of data_format: one to three spatial axes, and their channels.
///   (shape `[n, sizes..., c]`; floats)
/// * `output_size`: The size of the output along each spatial axis; one value stands for all. -1: as x's.
/// * returns `y`: A value for each window, in the order of data_format. (shape `[n, windows..., c]`; dtype of `x`)
///
/// ```text
/// adaptive_avg_pool(x: [[[1.0], [2.0], [3.0]]], output_size: [2]) gives
/// float32 [[[1.5]
///   [2.5]]]
/// ```
pub fn adaptive_avg_pool(x: &Tensor, output_size: &[i64]) -> Result<Tensor> {
    adaptive_avg_pool_with(x, output_size, AdaptiveAvgPool::default())
}

/// [`adaptive_avg_pool()`], with options.
pub fn adaptive_avg_pool_with(x: &Tensor, output_size: &[i64], options: AdaptiveAvgPool) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"adaptive_avg_pool");
    let mut arguments = Arguments::new();
    arguments.given(0, output_size);
    arguments.unless(1, options.data_format as i64, DataFormat::NHWC as i64);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`adaptive_max_pool_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct AdaptiveMaxPool {
    /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW):
    /// channels second. Shapes are those of NHWC. Default: `NHWC`.
    pub data_format: DataFormat,
}

impl Default for AdaptiveMaxPool {
    fn default() -> Self {
        AdaptiveMaxPool { data_format: DataFormat::NHWC }
    }
}

/// The largest element of each of output_size equal parts, which may overlap, of images; NaN where one is NaN.
///
/// * `x`: Sequences, images or volumes in the order of data_format: one to three spatial axes, and their channels.
///   (shape `[n, sizes..., c]`; integers, floats)
/// * `output_size`: The size of the output along each spatial axis; one value stands for all. -1: as x's.
/// * returns `y`: A value for each window, in the order of data_format. (shape `[n, windows..., c]`; dtype of `x`)
///
/// ```text
/// adaptive_max_pool(x: [[[1.0], [2.0], [3.0]]], output_size: [2]) gives
/// float32 [[[2.]
///   [3.]]]
/// ```
pub fn adaptive_max_pool(x: &Tensor, output_size: &[i64]) -> Result<Tensor> {
    adaptive_max_pool_with(x, output_size, AdaptiveMaxPool::default())
}

/// [`adaptive_max_pool()`], with options.
pub fn adaptive_max_pool_with(x: &Tensor, output_size: &[i64], options: AdaptiveMaxPool) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"adaptive_max_pool");
    let mut arguments = Arguments::new();
    arguments.given(0, output_size);
    arguments.unless(1, options.data_format as i64, DataFormat::NHWC as i64);
    OP.one(&[x.as_ptr()], &arguments)
}

/// x1 + x2; integers wrap.
///
/// * `x1`: The first operands. (shape `any`; integers, floats, complex numbers)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; integers, floats, complex numbers)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// ```text
/// add(x1: [1.0, 2.0], x2: [10.0, 20.0]) gives
/// float32 [11. 22.]
/// ```
#[inline]
pub fn add(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"add");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// What a call of [`affine_grid_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct AffineGrid {
    /// Whether -1 and 1 are the middles of the outermost elements, and not the edges of the image. Default: `false`.
    pub align_corners: bool,
}

/// The points that affine maps give to the elements of images, for grid_sample.
///
/// * `theta`: The maps: a matrix for each image, and the offset as its last column. (shape `[batch, axes, columns]`;
///   floats)
/// * `size`: The size of the images along each spatial axis: one to three.
/// * returns `grid`: The coordinates of each point, those along the last axis first. (shape `[batch, size..., axes]`;
///   dtype of `x`)
///
/// ```text
/// affine_grid(theta: [[[1.0, 0.0, 0.5], [0.0, 1.0, 0.0]]], size: [1, 2]) gives
/// float32 [[[[0. 0.]
///    [1. 0.]]]]
/// ```
pub fn affine_grid(theta: &Tensor, size: &[i64]) -> Result<Tensor> {
    affine_grid_with(theta, size, AffineGrid::default())
}

/// [`affine_grid()`], with options.
pub fn affine_grid_with(theta: &Tensor, size: &[i64], options: AffineGrid) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"affine_grid");
    let mut arguments = Arguments::new();
    arguments.given(0, size);
    arguments.unless(1, options.align_corners, false);
    OP.one(&[theta.as_ptr()], &arguments)
}

/// What a call of [`all_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct All<'a> {
    /// The axes to reduce, each once; negative ones count from the end. All axes if it is `None`.
    pub axis: Option<&'a [i64]>,
    /// Whether the axes that are reduced stay, with size 1. Default: `false`.
    pub keepdims: bool,
}

/// Whether all elements over axes are true (not zero).
///
/// * `x`: The elements to be reduced. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: A result for each place that axis leaves. (shape `reduced(x)`; dtype of `bool`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// all(x: [[true, false], [true, true]], axis: [1]) gives
/// bool [False  True]
/// ```
pub fn all(x: &Tensor) -> Result<Tensor> {
    all_with(x, All::default())
}

/// [`all()`], with options.
pub fn all_with(x: &Tensor, options: All<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"all");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.keepdims, false);
    OP.one(&[x.as_ptr()], &arguments)
}

/// The angle of complex x in the plane, in radians, in \[-pi, pi\]. Of real x it is pi where the sign bit is set,
/// else 0.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `real(x)`)
///
/// ```text
/// angle(x: [1+1j, 0-2j]) gives
/// float32 [ 0.7853982 -1.5707964]
/// ```
#[inline]
pub fn angle(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"angle");
    OP.run(&[x.as_ptr()])
}

/// What a call of [`any_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Any<'a> {
    /// The axes to reduce, each once; negative ones count from the end. All axes if it is `None`.
    pub axis: Option<&'a [i64]>,
    /// Whether the axes that are reduced stay, with size 1. Default: `false`.
    pub keepdims: bool,
}

/// Whether any element over axes is true (not zero).
///
/// * `x`: The elements to be reduced. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: A result for each place that axis leaves. (shape `reduced(x)`; dtype of `bool`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// any(x: [[true, false], [false, false]], axis: [1]) gives
/// bool [ True False]
/// ```
pub fn any(x: &Tensor) -> Result<Tensor> {
    any_with(x, Any::default())
}

/// [`any()`], with options.
pub fn any_with(x: &Tensor, options: Any<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"any");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.keepdims, false);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`arange_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Arange {
    /// Where to stop; it is not reached. That is start if it is `None`.
    pub stop: Option<f64>,
    /// The difference of neighbours, not 0. Default: `1.0`.
    pub step: f64,
    /// The result's dtype. If it is `None`, int64 where start, stop and step are whole, else float32. One that has
    /// not all the numbers is [`Code::INVALID_ARGUMENT`].
    pub dtype: Option<DType>,
}

impl Default for Arange {
    fn default() -> Self {
        Arange { stop: None, step: 1.0, dtype: None }
    }
}

/// start, start + step, start + 2 \* step, and so on, up to stop and without it.
///
/// * `start`: The first number. If stop is `None` it is where to stop, and 0 comes first.
/// * returns `y`: The numbers, ceil((stop - start) / step) of them. (shape `[n]`; dtype of `dtype`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// arange(start: 1, stop: 10, step: 3) gives
/// int64 [1 4 7]
/// ```
pub fn arange(start: f64) -> Result<Tensor> {
    arange_with(start, Arange::default())
}

/// [`arange()`], with options.
pub fn arange_with(start: f64, options: Arange) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"arange");
    let mut arguments = Arguments::new();
    arguments.given(0, start);
    arguments.perhaps(1, options.stop);
    arguments.unless(2, options.step, 1.0);
    arguments.perhaps(3, options.dtype);
    OP.one(&[], &arguments)
}

/// What a call of [`argmax_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Argmax {
    /// The axis to search; negative ones count from the end. The flattened tensor if it is `None`.
    pub axis: Option<i64>,
    /// Whether the axes that are searched stay, with size 1. Default: `false`.
    pub keepdims: bool,
}

/// The index of the first largest element along an axis. NaN counts as largest.
///
/// * `x`: The elements to be compared. (shape `any`; bool, integers, floats)
/// * returns `y`: The indices along axis, from 0 on. (shape `reduced(x)`; dtype of `int64`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// argmax(x: [[1, 9, 3], [7, 5, 6]], axis: 1) gives
/// int64 [1 0]
/// ```
pub fn argmax(x: &Tensor) -> Result<Tensor> {
    argmax_with(x, Argmax::default())
}

/// [`argmax()`], with options.
pub fn argmax_with(x: &Tensor, options: Argmax) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"argmax");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.keepdims, false);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`argmin_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Argmin {
    /// The axis to search; negative ones count from the end. The flattened tensor if it is `None`.
    pub axis: Option<i64>,
    /// Whether the axes that are searched stay, with size 1. Default: `false`.
    pub keepdims: bool,
}

/// The index of the first smallest element along an axis. NaN counts as smallest.
///
/// * `x`: The elements to be compared. (shape `any`; bool, integers, floats)
/// * returns `y`: The indices along axis, from 0 on. (shape `reduced(x)`; dtype of `int64`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// argmin(x: [[1, 9, 3], [7, 5, 6]], axis: 1) gives
/// int64 [0 1]
/// ```
pub fn argmin(x: &Tensor) -> Result<Tensor> {
    argmin_with(x, Argmin::default())
}

/// [`argmin()`], with options.
pub fn argmin_with(x: &Tensor, options: Argmin) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"argmin");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.keepdims, false);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`argsort_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Argsort {
    /// The axis to sort along; negative ones count from the end. Default: `-1`.
    pub axis: i64,
    /// Whether the greatest comes first. Default: `false`.
    pub descending: bool,
    /// Whether equal elements keep their order. They do in any case. Default: `true`.
    pub stable: bool,
}

impl Default for Argsort {
    fn default() -> Self {
        Argsort { axis: -1, descending: false, stable: true }
    }
}

/// The indices that sort the elements along an axis. NaN counts as greatest; strings go by their bytes.
///
/// * `x`: The elements; n stands at axis. (shape `[outer..., n, inner...]`; bool, integers, floats, string)
/// * returns `y`: For each place the index, along axis, of the element that belongs there. (shape `x`; dtype of
///   `int64`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// argsort(x: [3, 1, 2]) gives
/// int64 [1 2 0]
/// ```
pub fn argsort(x: &Tensor) -> Result<Tensor> {
    argsort_with(x, Argsort::default())
}

/// [`argsort()`], with options.
pub fn argsort_with(x: &Tensor, options: Argsort) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"argsort");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.axis, -1);
    arguments.unless(1, options.descending, false);
    arguments.unless(2, options.stable, true);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`as_string_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct AsString {
    /// The number of digits behind the point of floats and complex numbers; -1 is 6. Default: `-1`.
    pub precision: i64,
    /// Whether they are written as 1.5e+00. Default: `false`.
    pub scientific: bool,
    /// Whether they are written as 1.5, and as 1.5e+10 where that is shorter. Default: `false`.
    pub shortest: bool,
    /// The least number of characters, but for booleans; -1 is no limit. Default: `-1`.
    pub width: i64,
    /// What a narrow or positive number gets: spaces at the left, a space in place of the sign, zeros behind the
    /// sign, a plus, or spaces at the right. Default: `NONE`.
    pub fill: Fill,
}

impl Default for AsString {
    fn default() -> Self {
        AsString { precision: -1, scientific: false, shortest: false, width: -1, fill: Fill::NONE }
    }
}

/// Each element as text: numbers as printf writes them, booleans as true and false.
///
/// * `x`: The elements. (shape `any`; any dtype)
/// * returns `y`: The strings. (shape `x`; dtype of `string`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// as_string(x: [1.5, -2.0], precision: 2) gives
/// string [b'1.50' b'-2.00']
/// ```
pub fn as_string(x: &Tensor) -> Result<Tensor> {
    as_string_with(x, AsString::default())
}

/// [`as_string()`], with options.
pub fn as_string_with(x: &Tensor, options: AsString) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"as_string");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.precision, -1);
    arguments.unless(1, options.scientific, false);
    arguments.unless(2, options.shortest, false);
    arguments.unless(3, options.width, -1);
    arguments.unless(4, options.fill as i64, Fill::NONE as i64);
    OP.one(&[x.as_ptr()], &arguments)
}

/// The inverse sine, in \[-pi/2, pi/2\]; NaN for a real x outside of \[-1, 1\].
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// asin(x: [0.0, 1.0]) gives
/// float32 [0.        1.5707964]
/// ```
#[inline]
pub fn asin(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"asin");
    OP.run(&[x.as_ptr()])
}

/// The inverse hyperbolic sine.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// asinh(x: [0.0, 1.0]) gives
/// float32 [0.        0.8813736]
/// ```
#[inline]
pub fn asinh(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"asinh");
    OP.run(&[x.as_ptr()])
}

/// The inverse tangent, in \[-pi/2, pi/2\].
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// atan(x: [0.0, 1.0]) gives
/// float32 [0.        0.7853981]
/// ```
#[inline]
pub fn atan(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"atan");
    OP.run(&[x.as_ptr()])
}

/// The angle between the first axis and the point (x2, x1), in radians, in \[-pi, pi\].
///
/// * `x1`: The first operands. (shape `any`; bool, integers, floats)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// ```text
/// atan2(x1: [1.0, -1.0], x2: [1.0, 0.0]) gives
/// float32 [ 0.7853982 -1.5707964]
/// ```
#[inline]
pub fn atan2(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"atan2");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// The inverse hyperbolic tangent; NaN for a real x outside of \[-1, 1\].
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// atanh(x: [0.0, 0.5]) gives
/// float32 [0.         0.54930615]
/// ```
#[inline]
pub fn atanh(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"atanh");
    OP.run(&[x.as_ptr()])
}

/// x as a vector at least.
///
/// * `x`: The elements. (shape `any`; any dtype)
/// * returns `y`: A scalar as a vector of one element, else x. (shape `any`; dtype of `x`)
///
/// ```text
/// atleast_1d(x: 3) gives
/// int32 [3]
/// ```
#[inline]
pub fn atleast_1d(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"atleast_1d");
    OP.run(&[x.as_ptr()])
}

/// x as a matrix at least.
///
/// * `x`: The elements. (shape `any`; any dtype)
/// * returns `y`: x with dims of 1 in front, up to rank 2. (shape `any`; dtype of `x`)
///
/// ```text
/// atleast_2d(x: [1, 2]) gives
/// int32 [[1 2]]
/// ```
#[inline]
pub fn atleast_2d(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"atleast_2d");
    OP.run(&[x.as_ptr()])
}

/// x with three dims at least.
///
/// * `x`: The elements. (shape `any`; any dtype)
/// * returns `y`: A scalar as \[1, 1, 1\], a vector as \[1, n, 1\], a matrix as \[m, n, 1\], else x. (shape `any`;
///   dtype of `x`)
///
/// ```text
/// atleast_3d(x: [1, 2]) gives
/// int32 [[[1]
///   [2]]]
/// ```
#[inline]
pub fn atleast_3d(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"atleast_3d");
    OP.run(&[x.as_ptr()])
}

/// What a call of [`avg_pool1d_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct AvgPool1d<'a> {
    /// The size of a window. Default: `[2]`.
    pub ksize: &'a [i64],
    /// How far windows are apart. As far as ksize if it is `None`.
    pub strides: Option<&'a [i64]>,
    /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
    /// paddings. Default: `VALID`.
    pub padding: Padding,
    /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW):
    /// channels second. Shapes are those of NHWC. Default: `NHWC`.
    pub data_format: DataFormat,
    /// Places that are added: left, right; one value stands for both. For EXPLICIT alone, else it must be `None`.
    pub paddings: Option<&'a [i64]>,
    /// How far the filter's elements are apart. Default: `[1]`.
    pub dilations: &'a [i64],
    /// Whether a last window that reaches beyond the padding counts, if it begins before that. SAME has none.
    /// Default: `false`.
    pub ceil_mode: bool,
    /// Whether padding counts in the number that a sum is divided by. Default: `false`.
    pub count_include_pad: bool,
    /// What sums are divided by; the number of elements if it is `None`.
    pub divisor_override: Option<i64>,
}

impl Default for AvgPool1d<'_> {
    fn default() -> Self {
        AvgPool1d {
            ksize: &[2],
            strides: None,
            padding: Padding::Valid,
            data_format: DataFormat::NHWC,
            paddings: None,
            dilations: &[1],
            ceil_mode: false,
            count_include_pad: false,
            divisor_override: None,
        }
    }
}

/// The mean of each window, channel by channel; padding does not count unless count_include_pad says so.
///
/// * `x`: Sequences in the order of data_format: w places, and their channels. (shape `[n, w, c]`; floats)
/// * returns `y`: A value for each window, in the order of data_format. (shape `[n, ow, c]`; dtype of `x`)
///
/// ```text
/// avg_pool1d(x: [[[1.0], [2.0]]], ksize: [2]) gives
/// float32 [[[1.5]]]
/// ```
pub fn avg_pool1d(x: &Tensor) -> Result<Tensor> {
    avg_pool1d_with(x, AvgPool1d::default())
}

/// [`avg_pool1d()`], with options.
pub fn avg_pool1d_with(x: &Tensor, options: AvgPool1d<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"avg_pool1d");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.strides);
    arguments.unless(1, options.padding as i64, Padding::Valid as i64);
    arguments.perhaps(2, options.paddings);
    arguments.unless(3, options.data_format as i64, DataFormat::NHWC as i64);
    arguments.unless(4, options.ksize, &[2]);
    arguments.unless(5, options.dilations, &[1]);
    arguments.unless(6, options.ceil_mode, false);
    arguments.unless(7, options.count_include_pad, false);
    arguments.perhaps(8, options.divisor_override);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`avg_pool2d_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct AvgPool2d<'a> {
    /// The size of a window: rows, columns; one value stands for both. Default: `[2, 2]`.
    pub ksize: &'a [i64],
    /// How far windows are apart: rows, columns; one value stands for both. As far as ksize if it is `None`.
    pub strides: Option<&'a [i64]>,
    /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
    /// paddings. Default: `VALID`.
    pub padding: Padding,
    /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW):
    /// channels second. Shapes are those of NHWC. Default: `NHWC`.
    pub data_format: DataFormat,
    /// Rows and columns that are added: top, bottom, left, right; one value stands for all. For EXPLICIT alone, else
    /// it must be `None`.
    pub paddings: Option<&'a [i64]>,
    /// How far the filter's elements are apart: rows, columns; one value stands for both. Default: `[1, 1]`.
    pub dilations: &'a [i64],
    /// Whether a last window that reaches beyond the padding counts, if it begins before that. SAME has none.
    /// Default: `false`.
    pub ceil_mode: bool,
    /// Whether padding counts in the number that a sum is divided by. Default: `false`.
    pub count_include_pad: bool,
    /// What sums are divided by; the number of elements if it is `None`.
    pub divisor_override: Option<i64>,
}

impl Default for AvgPool2d<'_> {
    fn default() -> Self {
        AvgPool2d {
            ksize: &[2, 2],
            strides: None,
            padding: Padding::Valid,
            data_format: DataFormat::NHWC,
            paddings: None,
            dilations: &[1, 1],
            ceil_mode: false,
            count_include_pad: false,
            divisor_override: None,
        }
    }
}

/// The mean of each window, channel by channel; padding does not count unless count_include_pad says so.
///
/// * `x`: Images in the order of data_format: h rows, w columns, and their channels. (shape `[n, h, w, c]`; floats)
/// * returns `y`: A value for each window, in the order of data_format. (shape `[n, oh, ow, c]`; dtype of `x`)
///
/// ```text
/// avg_pool2d(x: [[[[1.0], [2.0]], [[3.0], [4.0]]]], ksize: [2, 2]) gives
/// float32 [[[[2.5]]]]
/// ```
pub fn avg_pool2d(x: &Tensor) -> Result<Tensor> {
    avg_pool2d_with(x, AvgPool2d::default())
}

/// [`avg_pool2d()`], with options.
pub fn avg_pool2d_with(x: &Tensor, options: AvgPool2d<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"avg_pool2d");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.strides);
    arguments.unless(1, options.padding as i64, Padding::Valid as i64);
    arguments.perhaps(2, options.paddings);
    arguments.unless(3, options.data_format as i64, DataFormat::NHWC as i64);
    arguments.unless(4, options.ksize, &[2, 2]);
    arguments.unless(5, options.dilations, &[1, 1]);
    arguments.unless(6, options.ceil_mode, false);
    arguments.unless(7, options.count_include_pad, false);
    arguments.perhaps(8, options.divisor_override);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`avg_pool3d_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct AvgPool3d<'a> {
    /// The size of a window: slices, rows, columns; one value stands for all. Default: `[2, 2, 2]`.
    pub ksize: &'a [i64],
    /// How far windows are apart: slices, rows, columns; one value stands for all. As far as ksize if it is `None`.
    pub strides: Option<&'a [i64]>,
    /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
    /// paddings. Default: `VALID`.
    pub padding: Padding,
    /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW):
    /// channels second. Shapes are those of NHWC. Default: `NHWC`.
    pub data_format: DataFormat,
    /// Slices, rows and columns that are added: front, back, top, bottom, left, right; one value stands for all. For
    /// EXPLICIT alone, else it must be `None`.
    pub paddings: Option<&'a [i64]>,
    /// How far the filter's elements are apart: slices, rows, columns; one value stands for all. Default: `[1, 1,
    /// 1]`.
    pub dilations: &'a [i64],
    /// Whether a last window that reaches beyond the padding counts, if it begins before that. SAME has none.
    /// Default: `false`.
    pub ceil_mode: bool,
    /// Whether padding counts in the number that a sum is divided by. Default: `false`.
    pub count_include_pad: bool,
    /// What sums are divided by; the number of elements if it is `None`.
    pub divisor_override: Option<i64>,
}

impl Default for AvgPool3d<'_> {
    fn default() -> Self {
        AvgPool3d {
            ksize: &[2, 2, 2],
            strides: None,
            padding: Padding::Valid,
            data_format: DataFormat::NHWC,
            paddings: None,
            dilations: &[1, 1, 1],
            ceil_mode: false,
            count_include_pad: false,
            divisor_override: None,
        }
    }
}

/// The mean of each window, channel by channel; padding does not count unless count_include_pad says so.
///
/// * `x`: Volumes in the order of data_format: d slices, h rows, w columns, and their channels. (shape `[n, d, h, w,
///   c]`; floats)
/// * returns `y`: A value for each window, in the order of data_format. (shape `[n, od, oh, ow, c]`; dtype of `x`)
///
/// ```text
/// avg_pool3d(x: [[[[[1.0], [2.0]]]]], ksize: [1, 1, 2]) gives
/// float32 [[[[[1.5]]]]]
/// ```
pub fn avg_pool3d(x: &Tensor) -> Result<Tensor> {
    avg_pool3d_with(x, AvgPool3d::default())
}

/// [`avg_pool3d()`], with options.
pub fn avg_pool3d_with(x: &Tensor, options: AvgPool3d<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"avg_pool3d");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.strides);
    arguments.unless(1, options.padding as i64, Padding::Valid as i64);
    arguments.perhaps(2, options.paddings);
    arguments.unless(3, options.data_format as i64, DataFormat::NHWC as i64);
    arguments.unless(4, options.ksize, &[2, 2, 2]);
    arguments.unless(5, options.dilations, &[1, 1, 1]);
    arguments.unless(6, options.ceil_mode, false);
    arguments.unless(7, options.count_include_pad, false);
    arguments.perhaps(8, options.divisor_override);
    OP.one(&[x.as_ptr()], &arguments)
}

/// Matrices with zeros outside a band around the main diagonal.
///
/// * `x`: Matrices. (shape `[outer..., m, n]`; bool, integers, floats, complex numbers)
/// * `num_lower`: The number of diagonals below the main one that are kept; a negative one, and one beyond the rows,
///   keeps all.
/// * `num_upper`: The number of diagonals above the main one that are kept; a negative one, and one beyond the
///   columns, keeps all.
/// * returns `y`: The same, with zeros where row - column \> num_lower or column - row \> num_upper. (shape `x`;
///   dtype of `x`)
///
/// ```text
/// band_part(x: [[1, 2, 3], [4, 5, 6], [7, 8, 9]], num_lower: 1, num_upper: 0) gives
/// int32 [[1 0 0]
///  [4 5 0]
///  [0 8 9]]
/// ```
pub fn band_part(x: &Tensor, num_lower: i64, num_upper: i64) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"band_part");
    let mut arguments = Arguments::new();
    arguments.given(0, num_lower);
    arguments.given(1, num_upper);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`batch_norm_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct BatchNorm<'a> {
    /// What each channel is multiplied by; 1 if it is `None`. Shape `[channels]`.
    pub scale: Option<&'a Tensor>,
    /// What is added to each channel; 0 if it is `None`. Shape `[channels]`.
    pub offset: Option<&'a Tensor>,
    /// The means. It may be `None` in training, where it is not read. Shape `[channels]`.
    pub mean: Option<&'a Tensor>,
    /// The variances. It may be `None` in training, where it is not read. Shape `[channels]`.
    pub variance: Option<&'a Tensor>,
    /// What is added to the variance, at least 0. Default: `0.001`.
    pub epsilon: f64,
    /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW):
    /// channels second. Shapes are those of NHWC. Default: `NHWC`.
    pub data_format: DataFormat,
    /// Whether x is normalized by its own mean and variance. Default: `false`.
    pub training: bool,
}

impl Default for BatchNorm<'_> {
    fn default() -> Self {
        BatchNorm {
            scale: None,
            offset: None,
            mean: None,
            variance: None,
            epsilon: 0.001,
            data_format: DataFormat::NHWC,
            training: false,
        }
    }
}

/// (x - mean) / sqrt(variance + epsilon) \* scale + offset, channel by channel (Ioffe, Szegedy, 2015). In training
/// the mean and the variance are those of the batch, else they are given.
///
/// * `x`: At least a matrix; where data_format is NCHW the channels are its second dim. (shape `[..., channels]`;
///   floats)
/// * returns `y`: The normalized elements. (shape `x`; dtype of `x`)
/// * returns `batch_mean`: The means by which x was normalized. (shape `[channels]`; dtype of `x`)
/// * returns `batch_variance`: The variances by which x was normalized: the batch's mean squared distances from its
///   means. (shape `[channels]`; dtype of `x`)
///
/// ```text
/// batch_norm(x: [[1.0, 2.0], [3.0, 6.0]], epsilon: 0.0, training: true) gives
/// float32 [[-1. -1.]
///  [ 1.  1.]]
/// float32 [2. 4.]
/// float32 [1. 4.]
/// ```
pub fn batch_norm(x: &Tensor) -> Result<(Tensor, Tensor, Tensor)> {
    batch_norm_with(x, BatchNorm::default())
}

/// [`batch_norm()`], with options.
pub fn batch_norm_with(x: &Tensor, options: BatchNorm<'_>) -> Result<(Tensor, Tensor, Tensor)> {
    static OP: Prepared = Prepared::new(c"batch_norm");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.epsilon, 0.001);
    arguments.unless(1, options.data_format as i64, DataFormat::NHWC as i64);
    arguments.unless(2, options.training, false);
    let mut outputs = OP.many(
        &[
            x.as_ptr(),
            Tensor::pointer_or_null(options.scale),
            Tensor::pointer_or_null(options.offset),
            Tensor::pointer_or_null(options.mean),
            Tensor::pointer_or_null(options.variance),
        ],
        &arguments,
    )?;
    let batch_variance = outputs.pop().expect("the registry's number of outputs");
    let batch_mean = outputs.pop().expect("the registry's number of outputs");
    let y = outputs.pop().expect("the registry's number of outputs");
    Ok((y, batch_mean, batch_variance))
}

/// gamma(x1) gamma(x2) / gamma(x1 + x2), without their overflow; infinite at poles.
///
/// * `x1`: The first operands. (shape `any`; bool, integers, floats)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// ```text
/// beta(x1: [1.0, 2.0], x2: [4.0, 1.0]) gives
/// float32 [0.25 0.5 ]
/// ```
#[inline]
pub fn beta(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"beta");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// The regularized incomplete beta function. It is the integral of t^(a - 1) (1 - t)^(b - 1) from 0 to x, over
/// beta(a, b); NaN where a or b is negative, or x outside \[0, 1\]. Derivatives in a and b go up to the eighth. On a
/// GPU it runs on the host, by a copy.
///
/// * `a`: The first parameters. (shape `any`; bool, integers, floats)
/// * `b`: The second parameters. (shape `any`; bool, integers, floats)
/// * `x`: The upper limits; the shapes of all broadcast. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each triple of operands, in its place. (shape `broadcast(a, b, x)`; dtype of `a`)
///
/// ```text
/// betainc(a: 1.0, b: [1.0, 2.0], x: 0.5) gives
/// float32 [0.5  0.75]
/// ```
#[inline]
pub fn betainc(a: &Tensor, b: &Tensor, x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"betainc");
    OP.run(&[a.as_ptr(), b.as_ptr(), x.as_ptr()])
}

/// What a call of [`bias_add_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct BiasAdd {
    /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW):
    /// channels second. Shapes are those of NHWC. Default: `NHWC`.
    pub data_format: DataFormat,
}

impl Default for BiasAdd {
    fn default() -> Self {
        BiasAdd { data_format: DataFormat::NHWC }
    }
}

/// x with a vector added along its channels.
///
/// * `x`: At least a matrix; where data_format is NCHW the channels are its second dim. (shape `[..., channels]`;
///   integers, floats, complex numbers)
/// * `bias`: What is added to each channel. (shape `[channels]`; integers, floats, complex numbers)
/// * returns `y`: The sums. (shape `x`; dtype of `x`)
///
/// ```text
/// bias_add(x: [[1.0, 2.0], [3.0, 4.0]], bias: [10.0, 20.0]) gives
/// float32 [[11. 22.]
///  [13. 24.]]
/// ```
pub fn bias_add(x: &Tensor, bias: &Tensor) -> Result<Tensor> {
    bias_add_with(x, bias, BiasAdd::default())
}

/// [`bias_add()`], with options.
pub fn bias_add_with(x: &Tensor, bias: &Tensor, options: BiasAdd) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"bias_add");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.data_format as i64, DataFormat::NHWC as i64);
    OP.one(&[x.as_ptr(), bias.as_ptr()], &arguments)
}

/// What a call of [`binary_cross_entropy_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct BinaryCrossEntropy<'a> {
    /// What each loss is multiplied by; 1 if it is `None`. Shape `any`.
    pub weight: Option<&'a Tensor>,
    /// MEAN, SUM, or NONE: the loss of each element. Default: `MEAN`.
    pub reduction: Reduction,
}

impl Default for BinaryCrossEntropy<'_> {
    fn default() -> Self {
        BinaryCrossEntropy { weight: None, reduction: Reduction::Mean }
    }
}

/// The cross-entropy of probabilities and targets from 0 to 1.
///
/// * `x`: The probabilities. (shape `any`; floats)
/// * `target`: The targets. (shape `any`; floats)
/// * returns `y`: The mean or the sum, of shape \[\]; without it, the losses of the shape to which the inputs
///   broadcast. (shape `any`; dtype of `x`)
///
/// ```text
/// binary_cross_entropy(x: [0.5, 1.0], target: [1.0, 1.0], reduction: NONE) gives
/// float32 [0.6931472 0.       ]
/// ```
pub fn binary_cross_entropy(x: &Tensor, target: &Tensor) -> Result<Tensor> {
    binary_cross_entropy_with(x, target, BinaryCrossEntropy::default())
}

/// [`binary_cross_entropy()`], with options.
pub fn binary_cross_entropy_with(x: &Tensor, target: &Tensor, options: BinaryCrossEntropy<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"binary_cross_entropy");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.reduction as i64, Reduction::Mean as i64);
    OP.one(&[x.as_ptr(), target.as_ptr(), Tensor::pointer_or_null(options.weight)], &arguments)
}

/// What a call of [`bincount_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bincount<'a> {
    /// What each element counts; 1 if it is `None`. Shape `x`.
    pub weights: Option<&'a Tensor>,
    /// The least that m may be. Default: `0`.
    pub minlength: i64,
    /// What m is, where it is known: greater numbers do not count then. The values decide if it is `None`.
    pub length: Option<i64>,
    /// The dtype of the counts. If it is `None`, that of weights, or else int64.
    pub dtype: Option<DType>,
}

/// How often each number from 0 on occurs. A negative one is [`Code::INVALID_ARGUMENT`].
///
/// * `x`: The numbers, none of them negative; true is 1. (shape `any`; bool, integers)
/// * returns `counts`: The counts of 0 to m - 1; m is one more than the greatest number, or length. (shape `[m]`;
///   dtype of `dtype`)
///
/// ```text
/// bincount(x: [1, 3, 1]) gives
/// int64 [0 2 0 1]
/// ```
pub fn bincount(x: &Tensor) -> Result<Tensor> {
    bincount_with(x, Bincount::default())
}

/// [`bincount()`], with options.
pub fn bincount_with(x: &Tensor, options: Bincount<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"bincount");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.minlength, 0);
    arguments.perhaps(1, options.length);
    arguments.perhaps(2, options.dtype);
    OP.one(&[x.as_ptr(), Tensor::pointer_or_null(options.weights)], &arguments)
}

/// The bytes of x seen as another dtype; of booleans, any byte but 0 is 1. There is no gradient: bits do not change
/// smoothly.
///
/// * `x`: The values whose bytes are taken. For a wider dtype the last dim is how many of them make one. (shape
///   `[n...]`; bool, integers, floats, complex numbers)
/// * `dtype`: The result's dtype.
/// * returns `y`: Dims as of x; a narrower dtype adds a last one, the number of parts, and a wider one takes it away.
///   (shape `[m...]`; dtype of `dtype`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// bitcast(x: [1.0, -2.0], dtype: uint32) gives
/// uint32 [1065353216 3221225472]
/// ```
pub fn bitcast(x: &Tensor, dtype: DType) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"bitcast");
    let mut arguments = Arguments::new();
    arguments.given(0, dtype);
    OP.one(&[x.as_ptr()], &arguments)
}

/// The bits that are set in both x1 and x2.
///
/// * `x1`: The first operands. (shape `any`; bool, integers)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; bool, integers)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// bitwise_and(x1: [12, 10], x2: [10, 3]) gives
/// int32 [8 2]
/// ```
#[inline]
pub fn bitwise_and(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"bitwise_and");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// How many bits of |x| are set.
///
/// * `x`: The operands, one by one. (shape `any`; integers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `uint8`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// bitwise_count(x: [7, -8, 0]) gives
/// uint8 [3 1 0]
/// ```
#[inline]
pub fn bitwise_count(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"bitwise_count");
    OP.run(&[x.as_ptr()])
}

/// x with every bit flipped; of booleans, not x.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// bitwise_invert(x: [0, 5]) gives
/// int32 [-1 -6]
/// ```
#[inline]
pub fn bitwise_invert(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"bitwise_invert");
    OP.run(&[x.as_ptr()])
}

/// x1 \* 2^x2, wrapped; 0 where x2 is negative or not less than the number of bits.
///
/// * `x1`: The first operands. (shape `any`; integers)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; integers)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// bitwise_left_shift(x1: [1, 3], x2: [4, 1]) gives
/// int32 [16  6]
/// ```
#[inline]
pub fn bitwise_left_shift(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"bitwise_left_shift");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// The bits that are set in x1 or x2 or both.
///
/// * `x1`: The first operands. (shape `any`; bool, integers)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; bool, integers)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// bitwise_or(x1: [12, 10], x2: [10, 3]) gives
/// int32 [14 11]
/// ```
#[inline]
pub fn bitwise_or(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"bitwise_or");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// floor(x1 / 2^x2); where x2 is negative or not less than the number of bits, 0, or -1 for negative x1.
///
/// * `x1`: The first operands. (shape `any`; integers)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; integers)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// bitwise_right_shift(x1: [16, -3], x2: [2, 1]) gives
/// int32 [ 4 -2]
/// ```
#[inline]
pub fn bitwise_right_shift(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"bitwise_right_shift");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// The bits that are set in one of x1 and x2, but not in both.
///
/// * `x1`: The first operands. (shape `any`; bool, integers)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; bool, integers)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// bitwise_xor(x1: [12, 10], x2: [10, 3]) gives
/// int32 [6 9]
/// ```
#[inline]
pub fn bitwise_xor(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"bitwise_xor");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// What a call of [`blackman_window_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct BlackmanWindow {
    /// Whether the window is one period, the first of its numbers being left out at the end, as spectra want it, or
    /// else symmetric, as filters do. Default: `true`.
    pub periodic: bool,
    /// The result's dtype. Default: `float32`.
    pub dtype: DType,
}

impl Default for BlackmanWindow {
    fn default() -> Self {
        BlackmanWindow { periodic: true, dtype: DType::FLOAT32 }
    }
}

/// Blackman's window: 0.42 - 0.5 cos t + 0.08 cos 2t, with t from 0 to 2 pi.
///
/// * `window_length`: How many numbers it has.
/// * returns `y`: The window. (shape `[window_length]`; dtype of `dtype`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// blackman_window(window_length: 4) gives
/// float32 [0.   0.34 1.   0.34]
/// ```
pub fn blackman_window(window_length: i64) -> Result<Tensor> {
    blackman_window_with(window_length, BlackmanWindow::default())
}

/// [`blackman_window()`], with options.
pub fn blackman_window_with(window_length: i64, options: BlackmanWindow) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"blackman_window");
    let mut arguments = Arguments::new();
    arguments.given(0, window_length);
    arguments.unless(1, options.periodic, true);
    arguments.unless(2, options.dtype, DType::FLOAT32);
    OP.one(&[], &arguments)
}

/// What a call of [`boolean_mask_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct BooleanMask {
    /// The axis of x that the first one of mask is; negative ones count from the end. Default: `0`.
    pub axis: i64,
}

/// What of x lies where the mask is true.
///
/// * `x`: What is read; n begins at axis. (shape `[outer..., n..., inner...]`; any dtype)
/// * `mask`: Which elements or slices of x to keep. (shape `[n...]`; bool)
/// * returns `y`: What is kept, in its order; m is the number of true elements. (shape `[outer..., m, inner...]`;
///   dtype of `x`)
///
/// ```text
/// boolean_mask(x: [1, 2, 3], mask: [true, false, true]) gives
/// int32 [1 3]
/// ```
pub fn boolean_mask(x: &Tensor, mask: &Tensor) -> Result<Tensor> {
    boolean_mask_with(x, mask, BooleanMask::default())
}

/// [`boolean_mask()`], with options.
pub fn boolean_mask_with(x: &Tensor, mask: &Tensor, options: BooleanMask) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"boolean_mask");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.axis, 0);
    OP.one(&[x.as_ptr(), mask.as_ptr()], &arguments)
}

/// Tensors repeated along their dims of 1, and along new dims in front, to one shape.
///
/// * `arrays`: The tensors, whose shapes broadcast; each keeps its dtype. (shape `any`; any dtype)
/// * returns `ys`: The tensors, all of the shape to which theirs broadcast. (shape `any`; dtype of `arrays`)
///
/// ```text
/// broadcast_arrays(arrays: [[1, 2], [[3], [4]]]) gives
/// int32 [[1 2]
///  [1 2]]
/// int32 [[3 3]
///  [4 4]]
/// ```
#[inline]
pub fn broadcast_arrays(arrays: &[&Tensor]) -> Result<Vec<Tensor>> {
    static OP: Prepared = Prepared::new(c"broadcast_arrays");
    OP.many(&Pointers::new(arrays), &NO_ARGUMENTS)
}

/// x repeated along its dims of 1, and along new dims in front of them, to like's shape.
///
/// * `x`: The elements. (shape `any`; any dtype)
/// * `like`: The result's shape; its values do not matter. (shape `any`; any dtype)
/// * returns `y`: The repeated elements. (shape `like`; dtype of `x`)
///
/// ```text
/// broadcast_like(x: [1, 2], like: [[0, 0], [0, 0]]) gives
/// int32 [[1 2]
///  [1 2]]
/// ```
#[inline]
pub fn broadcast_like(x: &Tensor, like: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"broadcast_like");
    OP.run(&[x.as_ptr(), like.as_ptr()])
}

/// x repeated along its dims of 1, and along new dims in front of them, to a shape.
///
/// * `x`: The elements. (shape `any`; any dtype)
/// * `shape`: The result's shape. A dim of -1 is the one that x has there. (shape `[rank]`; integers; read on the
///   host)
/// * returns `y`: The repeated elements. (shape `shape`; dtype of `x`)
///
/// ```text
/// broadcast_to(x: [1, 2], shape: [2, 2]) gives
/// int32 [[1 2]
///  [1 2]]
/// ```
pub fn broadcast_to<'a>(x: &Tensor, shape: impl Into<Ints<'a>>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"broadcast_to");
    let shape = shape.into();
    let mut arguments = Arguments::new();
    arguments.perhaps(0, shape.values());
    OP.one(&[x.as_ptr(), shape.pointer()], &arguments)
}

/// x as another dtype. Integers wrap; fractions are cut off; of complex numbers the real part stays.
///
/// * `x`: The values to be converted. (shape `any`; bool, integers, floats, complex numbers)
/// * `dtype`: The result's dtype.
/// * returns `y`: The converted values. (shape `x`; dtype of `dtype`)
///
/// ```text
/// cast(x: [1.7, -1.7], dtype: int32) gives
/// int32 [ 1 -1]
/// ```
pub fn cast(x: &Tensor, dtype: DType) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"cast");
    let mut arguments = Arguments::new();
    arguments.given(0, dtype);
    OP.one(&[x.as_ptr()], &arguments)
}

/// The real cube root.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// cbrt(x: [8.0, -27.0]) gives
/// float32 [ 2. -3.]
/// ```
#[inline]
pub fn cbrt(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"cbrt");
    OP.run(&[x.as_ptr()])
}

/// The least whole number that is not less than x.
///
/// * `x`: The operands, one by one. (shape `any`; integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// ceil(x: [1.2, -1.2]) gives
/// float32 [ 2. -1.]
/// ```
#[inline]
pub fn ceil(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"ceil");
    OP.run(&[x.as_ptr()])
}

/// What a call of [`celu_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Celu {
    /// The negative of what the result approaches for large negative x; not 0. Default: `1.0`.
    pub alpha: f64,
}

impl Default for Celu {
    fn default() -> Self {
        Celu { alpha: 1.0 }
    }
}

/// x where x \> 0, else alpha \* (e^(x / alpha) - 1) (Barron, 2017).
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// celu(x: [-1.0, 2.0], alpha: 2.0) gives
/// float32 [-0.78693867  2.        ]
/// ```
pub fn celu(x: &Tensor) -> Result<Tensor> {
    celu_with(x, Celu::default())
}

/// [`celu()`], with options.
pub fn celu_with(x: &Tensor, options: Celu) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"celu");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.alpha, 1.0);
    OP.one(&[x.as_ptr()], &arguments)
}

/// The lower triangular factors L of Hermitian positive definite matrices x = L L^H. Only the lower triangle of x is
/// read. Where there is no factor it is [`Code::INVALID_ARGUMENT`]. The gradient is Hermitian.
///
/// * `x`: Square matrices; integers become floats first. (shape `[outer..., n, n]`; bool, integers, complex numbers,
///   float32, float64)
/// * returns `y`: The matrices L. (shape `x`; dtype of `x`)
///
/// ```text
/// cholesky(x: [[4.0, 2.0], [2.0, 5.0]]) gives
/// float32 [[2. 0.]
///  [1. 2.]]
/// ```
#[inline]
pub fn cholesky(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"cholesky");
    OP.run(&[x.as_ptr()])
}

/// The solutions y of a y = x2, for Hermitian positive definite a = x1 x1^H. A zero on a diagonal is
/// [`Code::INVALID_ARGUMENT`].
///
/// * `x1`: The lower triangular factors that cholesky gives. (shape `[left..., n, n]`; bool, integers, complex
///   numbers, float32, float64)
/// * `x2`: The right-hand sides, or the vector \[n\]. (shape `[right..., n, k]`; bool, integers, complex numbers,
///   float32, float64)
/// * returns `y`: The solutions; batch is what left and right broadcast to. Without k for a vector. (shape
///   `[batch..., n, k]`; dtype of `x1`)
///
/// ```text
/// cholesky_solve(x1: [[2.0, 0.0], [1.0, 1.0]], x2: [[2.0], [3.0]]) gives
/// float32 [[-0.5]
///  [ 2. ]]
/// ```
#[inline]
pub fn cholesky_solve(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"cholesky_solve");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// What a call of [`clip_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Clip<'a> {
    /// The lower bounds; there are none if it is `None`. Shape `any`.
    pub min: Option<&'a Tensor>,
    /// The upper bounds; there are none if it is `None`. Shape `any`.
    pub max: Option<&'a Tensor>,
}

/// x, but at least min and at most max; max counts where min is greater.
///
/// * `x`: The values to be limited. (shape `any`; integers, floats)
/// * returns `y`: The limited values. (shape `broadcast(x, min, max)`; dtype of `x`)
///
/// ```text
/// clip(x: [-5.0, 0.5, 5.0], min: -1.0, max: 1.0) gives
/// float32 [-1.   0.5  1. ]
/// ```
pub fn clip(x: &Tensor) -> Result<Tensor> {
    clip_with(x, Clip::default())
}

/// [`clip()`], with options.
pub fn clip_with(x: &Tensor, options: Clip<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"clip");
    OP.run(&[x.as_ptr(), Tensor::pointer_or_null(options.min), Tensor::pointer_or_null(options.max)])
}

/// What a call of [`clip_by_global_norm_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct ClipByGlobalNorm {
    /// The largest norm, more than 0. Default: `1.0`.
    pub clip_norm: f64,
}

impl Default for ClipByGlobalNorm {
    fn default() -> Self {
        ClipByGlobalNorm { clip_norm: 1.0 }
    }
}

/// Each tensor times clip_norm / max(norm, clip_norm), for the global_norm of all (Pascanu et al., 2012).
///
/// * `xs`: The tensors, each of its own shape. (shape `any`; floats)
/// * returns `ys`: The tensors, scaled together, each of its shape. (shape `any`; dtype of `xs`)
/// * returns `global_norm`: The norm of all before they were scaled. (shape `[]`; dtype of `xs`)
///
/// ```text
/// clip_by_global_norm(xs: [[3.0], [4.0]], clip_norm: 1.0) gives
/// float32 [0.6]
/// float32 [0.8]
/// float32 5.0
/// ```
pub fn clip_by_global_norm(xs: &[&Tensor]) -> Result<(Vec<Tensor>, Tensor)> {
    clip_by_global_norm_with(xs, ClipByGlobalNorm::default())
}

/// [`clip_by_global_norm()`], with options.
pub fn clip_by_global_norm_with(xs: &[&Tensor], options: ClipByGlobalNorm) -> Result<(Vec<Tensor>, Tensor)> {
    static OP: Prepared = Prepared::new(c"clip_by_global_norm");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.clip_norm, 1.0);
    let mut outputs = OP.many(&Pointers::new(xs), &arguments)?;
    let global_norm = outputs.pop().expect("the registry's number of outputs");
    Ok((outputs, global_norm))
}

/// What a call of [`clip_by_norm_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct ClipByNorm {
    /// The largest norm, more than 0. Default: `1.0`.
    pub clip_norm: f64,
}

impl Default for ClipByNorm {
    fn default() -> Self {
        ClipByNorm { clip_norm: 1.0 }
    }
}

/// x \* clip_norm / max(norm, clip_norm), where norm is the square root of the sum of x^2.
///
/// * `x`: The elements. (shape `any`; floats)
/// * returns `y`: The elements, scaled together. (shape `x`; dtype of `x`)
///
/// ```text
/// clip_by_norm(x: [3.0, 4.0], clip_norm: 1.0) gives
/// float32 [0.6 0.8]
/// ```
pub fn clip_by_norm(x: &Tensor) -> Result<Tensor> {
    clip_by_norm_with(x, ClipByNorm::default())
}

/// [`clip_by_norm()`], with options.
pub fn clip_by_norm_with(x: &Tensor, options: ClipByNorm) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"clip_by_norm");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.clip_norm, 1.0);
    OP.one(&[x.as_ptr()], &arguments)
}

/// The values of a sparse tensor in the order of their places, those of one place added.
///
/// * `indices`: The place of each value. [`Code::INVALID_ARGUMENT`] where one is out of range. (shape `[n, rank]`;
///   int32, int64)
/// * `values`: The values: numbers or slices. (shape `[n, inner...]`; integers, floats, complex numbers)
/// * `dense_shape`: The size of each axis that indices are of.
/// * returns `coalesced_indices`: The distinct places, in row-major order. (shape `[m, rank]`; dtype of `indices`)
/// * returns `coalesced_values`: The sums at these places. (shape `[m, inner...]`; dtype of `values`)
///
/// ```text
/// coalesce(indices: [[1, 0], [0, 2], [1, 0]], values: [1, 2, 3], dense_shape: [2, 3]) gives
/// int32 [[0 2]
///  [1 0]]
/// int32 [2 4]
/// ```
pub fn coalesce(indices: &Tensor, values: &Tensor, dense_shape: &[i64]) -> Result<(Tensor, Tensor)> {
    static OP: Prepared = Prepared::new(c"coalesce");
    let mut arguments = Arguments::new();
    arguments.given(0, dense_shape);
    let mut outputs = OP.many(&[indices.as_ptr(), values.as_ptr()], &arguments)?;
    let coalesced_values = outputs.pop().expect("the registry's number of outputs");
    let coalesced_indices = outputs.pop().expect("the registry's number of outputs");
    Ok((coalesced_indices, coalesced_values))
}

/// x1 + i x2: complex numbers with these real and imaginary parts.
///
/// * `x1`: The first operands. (shape `any`; float32, float64)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; float32, float64)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of
///   `complex(x1)`)
///
/// ```text
/// complex(x1: [1.0, 2.0], x2: [3.0, -4.0]) gives
/// complex64 [1.+3.j 2.-4.j]
/// ```
#[inline]
pub fn complex(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"complex");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// What a call of [`concat_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Concat {
    /// The axis to join along; negative ones count from the end. Default: `0`.
    pub axis: i64,
}

/// Tensors one after the other along an axis that they have.
///
/// * `values`: One or more, of one shape but for n at axis. (shape `[outer..., n, inner...]`; any dtype)
/// * returns `y`: The joined tensor; m is the sum of all n. (shape `[outer..., m, inner...]`; dtype of `values`)
///
/// ```text
/// concat(values: [[[1, 2]], [[3, 4], [5, 6]]], axis: 0) gives
/// int32 [[1 2]
///  [3 4]
///  [5 6]]
/// ```
pub fn concat(values: &[&Tensor]) -> Result<Tensor> {
    concat_with(values, Concat::default())
}

/// [`concat()`], with options.
pub fn concat_with(values: &[&Tensor], options: Concat) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"concat");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.axis, 0);
    OP.one(&Pointers::new(values), &arguments)
}

/// One function or another of the same inputs.
///
/// * `inputs`: A scalar, which chooses (true unless it is 0), and the inputs of the function. (shape `any`; any
///   dtype)
/// * `then_branch`: The function that runs where the first input is true.
/// * `else_branch`: The function that runs where it is false; its outputs have the same dtypes.
/// * returns `outputs`: What the chosen function gives. (shape `any`; dtype of `inputs`)
pub fn cond(inputs: &[&Tensor], then_branch: &Function, else_branch: &Function) -> Result<Vec<Tensor>> {
    let mut op = OpBuilder::prepared(c"cond")?;
    op.set_function(c"then_branch", then_branch)?;
    op.set_function(c"else_branch", else_branch)?;
    op.many(&Pointers::new(inputs), &NO_ARGUMENTS)
}

/// The complex conjugate; real x itself.
///
/// * `x`: The operands, one by one. (shape `any`; integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// conj(x: [1+2j, 3-4j]) gives
/// complex64 [1.-2.j 3.+4.j]
/// ```
#[inline]
pub fn conj(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"conj");
    OP.run(&[x.as_ptr()])
}

/// What a call of [`conv1d_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Conv1d<'a> {
    /// How far windows are apart. Default: `[1]`.
    pub strides: &'a [i64],
    /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
    /// paddings. Default: `VALID`.
    pub padding: Padding,
    /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW):
    /// channels second. Shapes are those of NHWC. Default: `NHWC`.
    pub data_format: DataFormat,
    /// How far the filter's elements are apart. Default: `[1]`.
    pub dilations: &'a [i64],
    /// The number of groups that the channels are split into; each group of outputs sees its group of inputs.
    /// Default: `1`.
    pub groups: i64,
    /// Places that are added: left, right; one value stands for both. For EXPLICIT alone, else it must be `None`.
    pub paddings: Option<&'a [i64]>,
}

impl Default for Conv1d<'_> {
    fn default() -> Self {
        Conv1d {
            strides: &[1],
            padding: Padding::Valid,
            data_format: DataFormat::NHWC,
            dilations: &[1],
            groups: 1,
            paddings: None,
        }
    }
}

/// The 1-D convolution of sequences with a filter, which is not mirrored (cross-correlation).
///
/// * `x`: Sequences in the order of data_format: w places, and their channels. (shape `[n, w, in]`; floats, complex
///   numbers)
/// * `filter`: The filter, in this order for any data_format. (shape `[columns, in / groups, out]`; floats, complex
///   numbers)
/// * returns `y`: In the order of data_format: one channel for each of the filter's out. (shape `[n, ow, out]`; dtype
///   of `x`)
///
/// ```text
/// conv1d(x: [[[1.0], [2.0], [3.0]]], filter: [[[1.0]], [[10.0]]]) gives
/// float32 [[[21.]
///   [32.]]]
/// ```
pub fn conv1d(x: &Tensor, filter: &Tensor) -> Result<Tensor> {
    conv1d_with(x, filter, Conv1d::default())
}

/// [`conv1d()`], with options.
pub fn conv1d_with(x: &Tensor, filter: &Tensor, options: Conv1d<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"conv1d");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.strides, &[1]);
    arguments.unless(1, options.padding as i64, Padding::Valid as i64);
    arguments.perhaps(2, options.paddings);
    arguments.unless(3, options.data_format as i64, DataFormat::NHWC as i64);
    arguments.unless(4, options.dilations, &[1]);
    arguments.unless(5, options.groups, 1);
    OP.one(&[x.as_ptr(), filter.as_ptr()], &arguments)
}

/// What a call of [`conv1d_transpose_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Conv1dTranspose<'a> {
    /// The result's shape, in the order of data_format; the convolution of such images has the shape of x. A dim of
    /// -1, and each if it is `None`, is found: the sizes are x's times the strides with SAME, else the least that
    /// hold all windows and, with VALID, whole strides.
    pub output_shape: Option<&'a [i64]>,
    /// How far windows are apart. Default: `[1]`.
    pub strides: &'a [i64],
    /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
    /// paddings. Default: `VALID`.
    pub padding: Padding,
    /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW):
    /// channels second. Shapes are those of NHWC. Default: `NHWC`.
    pub data_format: DataFormat,
    /// How far the filter's elements are apart. Default: `[1]`.
    pub dilations: &'a [i64],
    /// The number of groups that the channels are split into; each group of outputs sees its group of inputs.
    /// Default: `1`.
    pub groups: i64,
    /// Places that are added: left, right; one value stands for both. For EXPLICIT alone, else it must be `None`.
    pub paddings: Option<&'a [i64]>,
}

impl Default for Conv1dTranspose<'_> {
    fn default() -> Self {
        Conv1dTranspose {
            output_shape: None,
            strides: &[1],
            padding: Padding::Valid,
            data_format: DataFormat::NHWC,
            dilations: &[1],
            groups: 1,
            paddings: None,
        }
    }
}

/// The transposed convolution: the gradient of a convolution with respect to its input. It maps what the convolution
/// gives to the shape of what it takes.
///
/// * `x`: Sequences in the order of data_format: w places, and their channels. (shape `[n, w, in]`; floats, complex
///   numbers)
/// * `filter`: The convolution's filter, in this order for any data_format. (shape `[columns, out / groups, in]`;
///   floats, complex numbers)
/// * returns `y`: In the order of data_format: one channel for each of the filter's out. (shape `[n, ow, out]`; dtype
///   of `x`)
///
/// ```text
/// conv1d_transpose(x: [[[1.0], [2.0]]], filter: [[[1.0]], [[10.0]]], output_shape: [1, 3, 1]) gives
/// float32 [[[ 1.]
///   [12.]
///   [20.]]]
/// ```
pub fn conv1d_transpose(x: &Tensor, filter: &Tensor) -> Result<Tensor> {
    conv1d_transpose_with(x, filter, Conv1dTranspose::default())
}

/// [`conv1d_transpose()`], with options.
pub fn conv1d_transpose_with(x: &Tensor, filter: &Tensor, options: Conv1dTranspose<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"conv1d_transpose");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.output_shape);
    arguments.unless(1, options.strides, &[1]);
    arguments.unless(2, options.padding as i64, Padding::Valid as i64);
    arguments.perhaps(3, options.paddings);
    arguments.unless(4, options.data_format as i64, DataFormat::NHWC as i64);
    arguments.unless(5, options.dilations, &[1]);
    arguments.unless(6, options.groups, 1);
    OP.one(&[x.as_ptr(), filter.as_ptr()], &arguments)
}

/// What a call of [`conv2d_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Conv2d<'a> {
    /// How far windows are apart: rows, columns; one value stands for both. Default: `[1, 1]`.
    pub strides: &'a [i64],
    /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
    /// paddings. Default: `VALID`.
    pub padding: Padding,
    /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW):
    /// channels second. Shapes are those of NHWC. Default: `NHWC`.
    pub data_format: DataFormat,
    /// How far the filter's elements are apart: rows, columns; one value stands for both. Default: `[1, 1]`.
    pub dilations: &'a [i64],
    /// The number of groups that the channels are split into; each group of outputs sees its group of inputs.
    /// Default: `1`.
    pub groups: i64,
    /// Rows and columns that are added: top, bottom, left, right; one value stands for all. For EXPLICIT alone, else
    /// it must be `None`.
    pub paddings: Option<&'a [i64]>,
}

impl Default for Conv2d<'_> {
    fn default() -> Self {
        Conv2d {
            strides: &[1, 1],
            padding: Padding::Valid,
            data_format: DataFormat::NHWC,
            dilations: &[1, 1],
            groups: 1,
            paddings: None,
        }
    }
}

/// The 2-D convolution of images with a filter, which is not mirrored (cross-correlation).
///
/// * `x`: Images in the order of data_format: h rows, w columns, and their channels. (shape `[n, h, w, in]`; floats,
///   complex numbers)
/// * `filter`: The filter, in this order for any data_format. (shape `[rows, columns, in / groups, out]`; floats,
///   complex numbers)
/// * returns `y`: In the order of data_format: one channel for each of the filter's out. (shape `[n, oh, ow, out]`;
///   dtype of `x`)
///
/// ```text
/// conv2d(x: [[[[1.0], [2.0]], [[3.0], [4.0]]]], filter: [[[[1.0]], [[10.0]]], [[[100.0]], [[1000.0]]]]) gives
/// float32 [[[[4321.]]]]
/// ```
pub fn conv2d(x: &Tensor, filter: &Tensor) -> Result<Tensor> {
    conv2d_with(x, filter, Conv2d::default())
}

/// [`conv2d()`], with options.
pub fn conv2d_with(x: &Tensor, filter: &Tensor, options: Conv2d<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"conv2d");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.strides, &[1, 1]);
    arguments.unless(1, options.padding as i64, Padding::Valid as i64);
    arguments.perhaps(2, options.paddings);
    arguments.unless(3, options.data_format as i64, DataFormat::NHWC as i64);
    arguments.unless(4, options.dilations, &[1, 1]);
    arguments.unless(5, options.groups, 1);
    OP.one(&[x.as_ptr(), filter.as_ptr()], &arguments)
}

/// What a call of [`conv2d_transpose_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Conv2dTranspose<'a> {
    /// The result's shape, in the order of data_format; the convolution of such images has the shape of x. A dim of
    /// -1, and each if it is `None`, is found: the sizes are x's times the strides with SAME, else the least that
    /// hold all windows and, with VALID, whole strides.
    pub output_shape: Option<&'a [i64]>,
    /// How far windows are apart: rows, columns; one value stands for both. Default: `[1, 1]`.
    pub strides: &'a [i64],
    /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
    /// paddings. Default: `VALID`.
    pub padding: Padding,
    /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW):
    /// channels second. Shapes are those of NHWC. Default: `NHWC`.
    pub data_format: DataFormat,
    /// How far the filter's elements are apart: rows, columns; one value stands for both. Default: `[1, 1]`.
    pub dilations: &'a [i64],
    /// The number of groups that the channels are split into; each group of outputs sees its group of inputs.
    /// Default: `1`.
    pub groups: i64,
    /// Rows and columns that are added: top, bottom, left, right; one value stands for all. For EXPLICIT alone, else
    /// it must be `None`.
    pub paddings: Option<&'a [i64]>,
}

impl Default for Conv2dTranspose<'_> {
    fn default() -> Self {
        Conv2dTranspose {
            output_shape: None,
            strides: &[1, 1],
            padding: Padding::Valid,
            data_format: DataFormat::NHWC,
            dilations: &[1, 1],
            groups: 1,
            paddings: None,
        }
    }
}

/// The transposed convolution: the gradient of a convolution with respect to its input. It maps what the convolution
/// gives to the shape of what it takes.
///
/// * `x`: Images in the order of data_format: h rows, w columns, and their channels. (shape `[n, h, w, in]`; floats,
///   complex numbers)
/// * `filter`: The convolution's filter, in this order for any data_format. (shape `[rows, columns, out / groups,
///   in]`; floats, complex numbers)
/// * returns `y`: In the order of data_format: one channel for each of the filter's out. (shape `[n, oh, ow, out]`;
///   dtype of `x`)
///
/// ```text
/// conv2d_transpose(x: [[[[3.0]]]], filter: [[[[1.0]], [[2.0]]]], output_shape: [1, 1, 2, 1]) gives
/// float32 [[[[3.]
///    [6.]]]]
/// ```
pub fn conv2d_transpose(x: &Tensor, filter: &Tensor) -> Result<Tensor> {
    conv2d_transpose_with(x, filter, Conv2dTranspose::default())
}

/// [`conv2d_transpose()`], with options.
pub fn conv2d_transpose_with(x: &Tensor, filter: &Tensor, options: Conv2dTranspose<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"conv2d_transpose");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.output_shape);
    arguments.unless(1, options.strides, &[1, 1]);
    arguments.unless(2, options.padding as i64, Padding::Valid as i64);
    arguments.perhaps(3, options.paddings);
    arguments.unless(4, options.data_format as i64, DataFormat::NHWC as i64);
    arguments.unless(5, options.dilations, &[1, 1]);
    arguments.unless(6, options.groups, 1);
    OP.one(&[x.as_ptr(), filter.as_ptr()], &arguments)
}

/// What a call of [`conv3d_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Conv3d<'a> {
    /// How far windows are apart: slices, rows, columns; one value stands for all. Default: `[1, 1, 1]`.
    pub strides: &'a [i64],
    /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
    /// paddings. Default: `VALID`.
    pub padding: Padding,
    /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW):
    /// channels second. Shapes are those of NHWC. Default: `NHWC`.
    pub data_format: DataFormat,
    /// How far the filter's elements are apart: slices, rows, columns; one value stands for all. Default: `[1, 1,
    /// 1]`.
    pub dilations: &'a [i64],
    /// The number of groups that the channels are split into; each group of outputs sees its group of inputs.
    /// Default: `1`.
    pub groups: i64,
    /// Slices, rows and columns that are added: front, back, top, bottom, left, right; one value stands for all. For
    /// EXPLICIT alone, else it must be `None`.
    pub paddings: Option<&'a [i64]>,
}

impl Default for Conv3d<'_> {
    fn default() -> Self {
        Conv3d {
            strides: &[1, 1, 1],
            padding: Padding::Valid,
            data_format: DataFormat::NHWC,
            dilations: &[1, 1, 1],
            groups: 1,
            paddings: None,
        }
    }
}

/// The 3-D convolution of volumes with a filter, which is not mirrored (cross-correlation).
///
/// * `x`: Volumes in the order of data_format: d slices, h rows, w columns, and their channels. (shape `[n, d, h, w,
///   in]`; floats, complex numbers)
/// * `filter`: The filter, in this order for any data_format. (shape `[slices, rows, columns, in / groups, out]`;
///   floats, complex numbers)
/// * returns `y`: In the order of data_format: one channel for each of the filter's out. (shape `[n, od, oh, ow,
///   out]`; dtype of `x`)
///
/// ```text
/// conv3d(x: [[[[[1.0]]], [[[2.0]]]]], filter: [[[[[1.0]]]], [[[[10.0]]]]]) gives
/// float32 [[[[[21.]]]]]
/// ```
pub fn conv3d(x: &Tensor, filter: &Tensor) -> Result<Tensor> {
    conv3d_with(x, filter, Conv3d::default())
}

/// [`conv3d()`], with options.
pub fn conv3d_with(x: &Tensor, filter: &Tensor, options: Conv3d<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"conv3d");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.strides, &[1, 1, 1]);
    arguments.unless(1, options.padding as i64, Padding::Valid as i64);
    arguments.perhaps(2, options.paddings);
    arguments.unless(3, options.data_format as i64, DataFormat::NHWC as i64);
    arguments.unless(4, options.dilations, &[1, 1, 1]);
    arguments.unless(5, options.groups, 1);
    OP.one(&[x.as_ptr(), filter.as_ptr()], &arguments)
}

/// What a call of [`conv3d_transpose_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Conv3dTranspose<'a> {
    /// The result's shape, in the order of data_format; the convolution of such images has the shape of x. A dim of
    /// -1, and each if it is `None`, is found: the sizes are x's times the strides with SAME, else the least that
    /// hold all windows and, with VALID, whole strides.
    pub output_shape: Option<&'a [i64]>,
    /// How far windows are apart: slices, rows, columns; one value stands for all. Default: `[1, 1, 1]`.
    pub strides: &'a [i64],
    /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
    /// paddings. Default: `VALID`.
    pub padding: Padding,
    /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW):
    /// channels second. Shapes are those of NHWC. Default: `NHWC`.
    pub data_format: DataFormat,
    /// How far the filter's elements are apart: slices, rows, columns; one value stands for all. Default: `[1, 1,
    /// 1]`.
    pub dilations: &'a [i64],
    /// The number of groups that the channels are split into; each group of outputs sees its group of inputs.
    /// Default: `1`.
    pub groups: i64,
    /// Slices, rows and columns that are added: front, back, top, bottom, left, right; one value stands for all. For
    /// EXPLICIT alone, else it must be `None`.
    pub paddings: Option<&'a [i64]>,
}

impl Default for Conv3dTranspose<'_> {
    fn default() -> Self {
        Conv3dTranspose {
            output_shape: None,
            strides: &[1, 1, 1],
            padding: Padding::Valid,
            data_format: DataFormat::NHWC,
            dilations: &[1, 1, 1],
            groups: 1,
            paddings: None,
        }
    }
}

/// The transposed convolution: the gradient of a convolution with respect to its input. It maps what the convolution
/// gives to the shape of what it takes.
///
/// * `x`: Volumes in the order of data_format: d slices, h rows, w columns, and their channels. (shape `[n, d, h, w,
///   in]`; floats, complex numbers)
/// * `filter`: The convolution's filter, in this order for any data_format. (shape `[slices, rows, columns, out /
///   groups, in]`; floats, complex numbers)
/// * returns `y`: In the order of data_format: one channel for each of the filter's out. (shape `[n, od, oh, ow,
///   out]`; dtype of `x`)
///
/// ```text
/// conv3d_transpose(x: [[[[[1.0]]]]], filter: [[[[[1.0]], [[10.0]]]]], output_shape: [1, 1, 1, 2, 1]) gives
/// float32 [[[[[ 1.]
///     [10.]]]]]
/// ```
pub fn conv3d_transpose(x: &Tensor, filter: &Tensor) -> Result<Tensor> {
    conv3d_transpose_with(x, filter, Conv3dTranspose::default())
}

/// [`conv3d_transpose()`], with options.
pub fn conv3d_transpose_with(x: &Tensor, filter: &Tensor, options: Conv3dTranspose<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"conv3d_transpose");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.output_shape);
    arguments.unless(1, options.strides, &[1, 1, 1]);
    arguments.unless(2, options.padding as i64, Padding::Valid as i64);
    arguments.perhaps(3, options.paddings);
    arguments.unless(4, options.data_format as i64, DataFormat::NHWC as i64);
    arguments.unless(5, options.dilations, &[1, 1, 1]);
    arguments.unless(6, options.groups, 1);
    OP.one(&[x.as_ptr(), filter.as_ptr()], &arguments)
}

/// x in memory of its own.
///
/// * `x`: Any tensor. (shape `any`; any dtype)
/// * returns `y`: The same values. (shape `x`; dtype of `x`)
///
/// ```text
/// copy(x: [1, 2]) gives
/// int32 [1 2]
/// ```
#[inline]
pub fn copy(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"copy");
    OP.run(&[x.as_ptr()])
}

/// |x1| with the sign of x2.
///
/// * `x1`: The first operands. (shape `any`; bool, integers, floats)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// ```text
/// copysign(x1: [1.0, -2.0], x2: [-0.0, 3.0]) gives
/// float32 [-1.  2.]
/// ```
#[inline]
pub fn copysign(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"copysign");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// The cosine of x, an angle in radians.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// cos(x: [0.5, 1.0]) gives
/// float32 [0.87758255 0.5403023 ]
/// ```
#[inline]
pub fn cos(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"cos");
    OP.run(&[x.as_ptr()])
}

/// The hyperbolic cosine.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// cosh(x: [0.0, 1.0]) gives
/// float32 [1.        1.5430806]
/// ```
#[inline]
pub fn cosh(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"cosh");
    OP.run(&[x.as_ptr()])
}

/// What a call of [`cosine_similarity_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct CosineSimilarity {
    /// The axis of the vectors; negative ones count from the end. Default: `-1`.
    pub axis: i64,
    /// The least norm that a vector is divided by, more than 0. Default: `1e-08`.
    pub epsilon: f64,
}

impl Default for CosineSimilarity {
    fn default() -> Self {
        CosineSimilarity { axis: -1, epsilon: 1e-8 }
    }
}

/// The cosine of the angle between vectors, which lie along an axis.
///
/// * `x1`: The first vectors. (shape `any`; floats)
/// * `x2`: The second vectors. The shapes broadcast. (shape `any`; floats)
/// * returns `y`: The shape to which both broadcast, without the axis. (shape `any`; dtype of `x1`)
///
/// ```text
/// cosine_similarity(x1: [1.0, 0.0], x2: [3.0, 4.0]) gives
/// float32 0.6
/// ```
pub fn cosine_similarity(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    cosine_similarity_with(x1, x2, CosineSimilarity::default())
}

/// [`cosine_similarity()`], with options.
pub fn cosine_similarity_with(x1: &Tensor, x2: &Tensor, options: CosineSimilarity) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"cosine_similarity");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.axis, -1);
    arguments.unless(1, options.epsilon, 1e-8);
    OP.one(&[x1.as_ptr(), x2.as_ptr()], &arguments)
}

/// What a call of [`count_nonzero_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct CountNonzero<'a> {
    /// The axes to reduce, each once; negative ones count from the end. All axes if it is `None`.
    pub axis: Option<&'a [i64]>,
    /// Whether the axes that are reduced stay, with size 1. Default: `false`.
    pub keepdims: bool,
}

/// The number of elements over axes that are not zero; of strings, of those that are not empty.
///
/// * `x`: The elements to be reduced. (shape `any`; any dtype)
/// * returns `y`: A result for each place that axis leaves. (shape `reduced(x)`; dtype of `int64`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// count_nonzero(x: [[1, 0, 2], [0, 0, 3]], axis: [1]) gives
/// int64 [2 1]
/// ```
pub fn count_nonzero(x: &Tensor) -> Result<Tensor> {
    count_nonzero_with(x, CountNonzero::default())
}

/// [`count_nonzero()`], with options.
pub fn count_nonzero_with(x: &Tensor, options: CountNonzero<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"count_nonzero");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.keepdims, false);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`cross_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Cross {
    /// The axis of the vectors; negative ones count from the end. Default: `-1`.
    pub axis: i64,
}

impl Default for Cross {
    fn default() -> Self {
        Cross { axis: -1 }
    }
}

/// The cross products of vectors of three elements, which lie along an axis.
///
/// * `x1`: The first vectors. (shape `[left...]`; integers, floats, complex numbers)
/// * `x2`: The second vectors. The shapes broadcast, but for the axis. (shape `[right...]`; integers, floats, complex
///   numbers)
/// * returns `y`: The shape that both broadcast to. (shape `any`; dtype of `x1`)
///
/// ```text
/// cross(x1: [1, 0, 0], x2: [0, 1, 0]) gives
/// int32 [0 0 1]
/// ```
pub fn cross(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    cross_with(x1, x2, Cross::default())
}

/// [`cross()`], with options.
pub fn cross_with(x1: &Tensor, x2: &Tensor, options: Cross) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"cross");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.axis, -1);
    OP.one(&[x1.as_ptr(), x2.as_ptr()], &arguments)
}

/// What a call of [`cross_entropy_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct CrossEntropy<'a> {
    /// What a class counts; 1 if it is `None`. Shape `[num_classes]`.
    pub weight: Option<&'a Tensor>,
    /// The axis of the classes; negative ones count from the end. Default: `-1`.
    pub axis: i64,
    /// The label of what does not count, and has a loss of 0. There is none if it is `None`.
    pub ignore_index: Option<i64>,
    /// The part of each label that is spread over all classes, from 0 to 1. Default: `0.0`.
    pub label_smoothing: f64,
    /// MEAN: the sum of the losses over that of their weights; SUM; or NONE: each loss. Default: `MEAN`.
    pub reduction: Reduction,
}

impl Default for CrossEntropy<'_> {
    fn default() -> Self {
        CrossEntropy { weight: None, axis: -1, ignore_index: None, label_smoothing: 0.0, reduction: Reduction::Mean }
    }
}

/// The cross-entropy of the softmax of logits and labels.
///
/// * `logits`: Numbers whose softmax along axis are the probabilities of classes. (shape `any`; floats)
/// * `labels`: The number of each one's class, from 0 on: x's dims without that of the classes. (shape `any`;
///   integers)
/// * returns `y`: The mean or the sum, of shape \[\]; without it, the losses, of the shape of labels. (shape `any`;
///   dtype of `x`)
///
/// ```text
/// cross_entropy(logits: [[0.0, 0.0], [0.0, 0.0]], labels: [0, 1]) gives
/// float32 0.6931472
/// ```
pub fn cross_entropy(logits: &Tensor, labels: &Tensor) -> Result<Tensor> {
    cross_entropy_with(logits, labels, CrossEntropy::default())
}

/// [`cross_entropy()`], with options.
pub fn cross_entropy_with(logits: &Tensor, labels: &Tensor, options: CrossEntropy<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"cross_entropy");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.axis, -1);
    arguments.perhaps(1, options.ignore_index);
    arguments.unless(2, options.label_smoothing, 0.0);
    arguments.unless(3, options.reduction as i64, Reduction::Mean as i64);
    OP.one(&[logits.as_ptr(), labels.as_ptr(), Tensor::pointer_or_null(options.weight)], &arguments)
}

/// What a call of [`csv_column_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct CsvColumn<'a> {
    /// The result's dtype: float32, float64, int32, int64 or string; if it is `None`, that of default_value, else
    /// string.
    pub dtype: Option<DType>,
    /// What stands for an empty field: one element. If there is none, or it is `None`, such a field is
    /// [`Code::INVALID_ARGUMENT`], as one is that is no number. Shape `any`.
    pub default_value: Option<&'a Tensor>,
}

/// A column of decode_csv's fields, as numbers or strings.
///
/// * `fields`: The fields of m columns. (shape `[m, n...]`; string)
/// * `column`: The column, from 0 on.
/// * returns `y`: The column. (shape `[n...]`; dtype of `dtype`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// csv_column(fields: [["1", "2.5"], ["a", "b"]], column: 0, dtype: float32) gives
/// float32 [1.  2.5]
/// ```
pub fn csv_column(fields: &Tensor, column: i64) -> Result<Tensor> {
    csv_column_with(fields, column, CsvColumn::default())
}

/// [`csv_column()`], with options.
pub fn csv_column_with(fields: &Tensor, column: i64, options: CsvColumn<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"csv_column");
    let mut arguments = Arguments::new();
    arguments.given(0, column);
    arguments.perhaps(1, options.dtype);
    OP.one(&[fields.as_ptr(), Tensor::pointer_or_null(options.default_value)], &arguments)
}

/// What a call of [`cumulative_logsumexp_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct CumulativeLogsumexp {
    /// The axis to run along; negative ones count from the end. Only a vector's may be `None`.
    pub axis: Option<i64>,
    /// Whether an element's own result leaves it out, so that the first one is -inf. Default: `false`.
    pub exclusive: bool,
    /// Whether to run from the end of the axis to its beginning. Default: `false`.
    pub reverse: bool,
}

/// log(sum(e^x)) of the elements up to each one along an axis, without overflow.
///
/// * `x`: The elements; n stands at axis. (shape `[outer..., n, inner...]`; bool, integers, floats, complex numbers)
/// * returns `y`: A result for each element. (shape `x`; dtype of `x`)
///
/// ```text
/// cumulative_logsumexp(x: [0.0, 0.0], axis: 0) gives
/// float32 [0.        0.6931472]
/// ```
pub fn cumulative_logsumexp(x: &Tensor) -> Result<Tensor> {
    cumulative_logsumexp_with(x, CumulativeLogsumexp::default())
}

/// [`cumulative_logsumexp()`], with options.
pub fn cumulative_logsumexp_with(x: &Tensor, options: CumulativeLogsumexp) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"cumulative_logsumexp");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.exclusive, false);
    arguments.unless(2, options.reverse, false);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`cumulative_max_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct CumulativeMax {
    /// The axis to run along; negative ones count from the end. Only a vector's may be `None`.
    pub axis: Option<i64>,
    /// Whether to run from the end of the axis to its beginning. Default: `false`.
    pub reverse: bool,
}

/// The greatest of the elements up to each one along an axis; NaN from the first one that is NaN.
///
/// * `x`: The elements; n stands at axis. (shape `[outer..., n, inner...]`; bool, integers, floats)
/// * returns `y`: A result for each element. Of equal elements the last one gets the gradient. (shape `x`; dtype of
///   `x`)
///
/// ```text
/// cumulative_max(x: [2, 3, 1, 4], axis: 0) gives
/// int32 [2 3 3 4]
/// ```
pub fn cumulative_max(x: &Tensor) -> Result<Tensor> {
    cumulative_max_with(x, CumulativeMax::default())
}

/// [`cumulative_max()`], with options.
pub fn cumulative_max_with(x: &Tensor, options: CumulativeMax) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"cumulative_max");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.reverse, false);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`cumulative_min_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct CumulativeMin {
    /// The axis to run along; negative ones count from the end. Only a vector's may be `None`.
    pub axis: Option<i64>,
    /// Whether to run from the end of the axis to its beginning. Default: `false`.
    pub reverse: bool,
}

/// The least of the elements up to each one along an axis; NaN from the first one that is NaN.
///
/// * `x`: The elements; n stands at axis. (shape `[outer..., n, inner...]`; bool, integers, floats)
/// * returns `y`: A result for each element. Of equal elements the last one gets the gradient. (shape `x`; dtype of
///   `x`)
///
/// ```text
/// cumulative_min(x: [2, 3, 1, 4], axis: 0) gives
/// int32 [2 2 1 1]
/// ```
pub fn cumulative_min(x: &Tensor) -> Result<Tensor> {
    cumulative_min_with(x, CumulativeMin::default())
}

/// [`cumulative_min()`], with options.
pub fn cumulative_min_with(x: &Tensor, options: CumulativeMin) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"cumulative_min");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.reverse, false);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`cumulative_prod_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct CumulativeProd {
    /// The axis to run along; negative ones count from the end. Only a vector's may be `None`.
    pub axis: Option<i64>,
    /// The result's dtype. If it is `None`, int64 for integers and booleans, uint64 for unsigned ones, else that of
    /// x.
    pub dtype: Option<DType>,
    /// Whether the product of no element, 1, comes ahead of the others. Default: `false`.
    pub include_initial: bool,
    /// Whether an element's own result leaves it out. Default: `false`.
    pub exclusive: bool,
    /// Whether to run from the end of the axis to its beginning. Default: `false`.
    pub reverse: bool,
}

/// The product of the elements up to each one along an axis.
///
/// * `x`: The elements; n stands at axis. (shape `[outer..., n, inner...]`; bool, integers, floats, complex numbers)
/// * returns `y`: A result for each element; m is n, or n + 1 with include_initial. (shape `[outer..., m, inner...]`;
///   dtype of `dtype`)
///
/// ```text
/// cumulative_prod(x: [1.0, 2.0, 3.0], axis: 0) gives
/// float32 [1. 2. 6.]
/// ```
pub fn cumulative_prod(x: &Tensor) -> Result<Tensor> {
    cumulative_prod_with(x, CumulativeProd::default())
}

/// [`cumulative_prod()`], with options.
pub fn cumulative_prod_with(x: &Tensor, options: CumulativeProd) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"cumulative_prod");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.perhaps(1, options.dtype);
    arguments.unless(2, options.include_initial, false);
    arguments.unless(3, options.exclusive, false);
    arguments.unless(4, options.reverse, false);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`cumulative_sum_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct CumulativeSum {
    /// The axis to run along; negative ones count from the end. Only a vector's may be `None`.
    pub axis: Option<i64>,
    /// The result's dtype. If it is `None`, int64 for integers and booleans, uint64 for unsigned ones, else that of
    /// x.
    pub dtype: Option<DType>,
    /// Whether the sum of no element, 0, comes ahead of the others. Default: `false`.
    pub include_initial: bool,
    /// Whether an element's own result leaves it out. Default: `false`.
    pub exclusive: bool,
    /// Whether to run from the end of the axis to its beginning. Default: `false`.
    pub reverse: bool,
}

/// The sum of the elements up to each one along an axis.
///
/// * `x`: The elements; n stands at axis. (shape `[outer..., n, inner...]`; bool, integers, floats, complex numbers)
/// * returns `y`: A result for each element; m is n, or n + 1 with include_initial. (shape `[outer..., m, inner...]`;
///   dtype of `dtype`)
///
/// ```text
/// cumulative_sum(x: [1.0, 2.0, 3.0], axis: 0) gives
/// float32 [1. 3. 6.]
/// ```
pub fn cumulative_sum(x: &Tensor) -> Result<Tensor> {
    cumulative_sum_with(x, CumulativeSum::default())
}

/// [`cumulative_sum()`], with options.
pub fn cumulative_sum_with(x: &Tensor, options: CumulativeSum) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"cumulative_sum");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.perhaps(1, options.dtype);
    arguments.unless(2, options.include_initial, false);
    arguments.unless(3, options.exclusive, false);
    arguments.unless(4, options.reverse, false);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`decode_csv_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct DecodeCsv<'a> {
    /// The number of fields of each record; as many as select_cols if it is `None`.
    pub num_columns: Option<i64>,
    /// What stands between fields: one byte. Default: `","`.
    pub field_delim: &'a str,
    /// Whether quotes may stand around a field, which then may have delimiters, line ends, and quotes, written twice.
    /// Default: `true`.
    pub use_quote_delim: bool,
    /// The fields that are taken, from 0 on, in increasing order; all if it is `None`.
    pub select_cols: Option<&'a [i64]>,
}

impl Default for DecodeCsv<'_> {
    fn default() -> Self {
        DecodeCsv { num_columns: None, field_delim: ",", use_quote_delim: true, select_cols: None }
    }
}

/// The fields of records of comma-separated values (RFC 4180), column by column; csv_column reads one as numbers.
///
/// * `x`: The strings. (shape `any`; string)
/// * returns `fields`: The fields; m is num_columns, or the number of select_cols. A record of another number of
///   fields is [`Code::INVALID_ARGUMENT`]; with select_cols it may have more. (shape `[m, x...]`; dtype of `string`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// decode_csv(x: ["1,a", "2,\"b,c\""], num_columns: 2) gives
/// string [[b'1' b'2']
///  [b'a' b'b,c']]
/// ```
pub fn decode_csv(x: &Tensor) -> Result<Tensor> {
    decode_csv_with(x, DecodeCsv::default())
}

/// [`decode_csv()`], with options.
pub fn decode_csv_with(x: &Tensor, options: DecodeCsv<'_>) -> Result<Tensor> {
    let mut op = OpBuilder::prepared(c"decode_csv")?;
    op.set_string(c"field_delim", options.field_delim)?;
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.num_columns);
    arguments.unless(1, options.use_quote_delim, true);
    arguments.perhaps(2, options.select_cols);
    op.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`decode_png_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct DecodePng {
    /// 1: grey, 2: grey and alpha, 3: RGB, 4: RGBA, made of what the file has; 0: what the file has, without a
    /// palette. Default: `0`.
    pub channels: i64,
    /// The result's dtype: uint8, or uint16, whose samples have 16 bits. Default: `uint8`.
    pub dtype: DType,
}

impl Default for DecodePng {
    fn default() -> Self {
        DecodePng { channels: 0, dtype: DType::UINT8 }
    }
}

/// The pixels of a PNG file. A file that is none is [`Code::INVALID_ARGUMENT`], a damaged one DATA_LOSS.
///
/// * `contents`: The file's bytes: a string \[\], or uint8 \[n\]. (shape `any`; uint8, string; read on the host)
/// * returns `y`: The pixels. (shape `[height, width, channels]`; dtype of `dtype`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
pub fn decode_png(contents: &Tensor) -> Result<Tensor> {
    decode_png_with(contents, DecodePng::default())
}

/// [`decode_png()`], with options.
pub fn decode_png_with(contents: &Tensor, options: DecodePng) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"decode_png");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.channels, 0);
    arguments.unless(1, options.dtype, DType::UINT8);
    OP.one(&[contents.as_ptr()], &arguments)
}

/// What a call of [`decode_raw_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct DecodeRaw {
    /// Whether the lowest byte of a number comes first. Default: `true`.
    pub little_endian: bool,
}

impl Default for DecodeRaw {
    fn default() -> Self {
        DecodeRaw { little_endian: true }
    }
}

/// The bytes of strings as numbers. Strings of different sizes are [`Code::INVALID_ARGUMENT`].
///
/// * `x`: The strings. (shape `any`; string)
/// * `dtype`: The result's dtype, any but string.
/// * returns `y`: The numbers; m is the number of those in a string. (shape `[x..., m]`; dtype of `dtype`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// decode_raw(x: ["abcd", "efgh"], dtype: int16) gives
/// int16 [[25185 25699]
///  [26213 26727]]
/// ```
pub fn decode_raw(x: &Tensor, dtype: DType) -> Result<Tensor> {
    decode_raw_with(x, dtype, DecodeRaw::default())
}

/// [`decode_raw()`], with options.
pub fn decode_raw_with(x: &Tensor, dtype: DType, options: DecodeRaw) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"decode_raw");
    let mut arguments = Arguments::new();
    arguments.given(0, dtype);
    arguments.unless(1, options.little_endian, true);
    OP.one(&[x.as_ptr()], &arguments)
}

/// Degrees as radians: pi / 180 times x.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// deg2rad(x: [180.0, -90.0]) gives
/// float32 [ 3.1415927 -1.5707964]
/// ```
#[inline]
pub fn deg2rad(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"deg2rad");
    OP.run(&[x.as_ptr()])
}

/// What a call of [`depth_to_space_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct DepthToSpace {
    /// DCR: a channel of the block's first pixel, then the next one; first those of one pixel. CRD: first those of
    /// one channel. Default: `DCR`.
    pub channel_order: ChannelOrder,
    /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW):
    /// channels second. Shapes are those of NHWC. Default: `NHWC`.
    pub data_format: DataFormat,
}

impl Default for DepthToSpace {
    fn default() -> Self {
        DepthToSpace { channel_order: ChannelOrder::Dcr, data_format: DataFormat::NHWC }
    }
}

/// Images with the channels of each pixel as a block of pixels: the inverse of space_to_depth.
///
/// * `x`: The images; the square of block_size divides depth. (shape `[n, rows, columns, depth]`; bool, integers,
///   floats, complex numbers)
/// * `block_size`: How many rows and columns a block has.
/// * returns `y`: rows and columns times block_size, depth divided by its square. (shape `[n, h, w, c]`; dtype of
///   `x`)
///
/// ```text
/// depth_to_space(x: [[[[1]], [[2]], [[3]], [[4]]]], block_size: 2, data_format: NCHW) gives
/// int32 [[[[1 2]
///    [3 4]]]]
/// ```
pub fn depth_to_space(x: &Tensor, block_size: i64) -> Result<Tensor> {
    depth_to_space_with(x, block_size, DepthToSpace::default())
}

/// [`depth_to_space()`], with options.
pub fn depth_to_space_with(x: &Tensor, block_size: i64, options: DepthToSpace) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"depth_to_space");
    let mut arguments = Arguments::new();
    arguments.given(0, block_size);
    arguments.unless(1, options.channel_order as i64, ChannelOrder::Dcr as i64);
    arguments.unless(2, options.data_format as i64, DataFormat::NHWC as i64);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`depthwise_conv2d_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct DepthwiseConv2d<'a> {
    /// How far windows are apart: rows, columns; one value stands for both. Default: `[1, 1]`.
    pub strides: &'a [i64],
    /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
    /// paddings. Default: `VALID`.
    pub padding: Padding,
    /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW):
    /// channels second. Shapes are those of NHWC. Default: `NHWC`.
    pub data_format: DataFormat,
    /// How far the filter's elements are apart: rows, columns; one value stands for both. Default: `[1, 1]`.
    pub dilations: &'a [i64],
    /// Rows and columns that are added: top, bottom, left, right; one value stands for all. For EXPLICIT alone, else
    /// it must be `None`.
    pub paddings: Option<&'a [i64]>,
}

impl Default for DepthwiseConv2d<'_> {
    fn default() -> Self {
        DepthwiseConv2d {
            strides: &[1, 1],
            padding: Padding::Valid,
            data_format: DataFormat::NHWC,
            dilations: &[1, 1],
            paddings: None,
        }
    }
}

/// The 2-D convolution of each channel of images with filters of its own, which are not mirrored.
///
/// * `x`: Images in the order of data_format: h rows, w columns, and their channels. (shape `[n, h, w, in]`; floats,
///   complex numbers)
/// * `filter`: The filters, multiplier for each channel, in this order for any data_format. (shape `[rows, columns,
///   in, multiplier]`; floats, complex numbers)
/// * returns `y`: In the order of data_format; out is in \* multiplier. The outputs of one channel stand together.
///   (shape `[n, oh, ow, out]`; dtype of `x`)
///
/// ```text
/// depthwise_conv2d(x: [[[[1.0, 2.0]]]], filter: [[[[1.0, 2.0], [3.0, 4.0]]]]) gives
/// float32 [[[[1. 2. 6. 8.]]]]
/// ```
pub fn depthwise_conv2d(x: &Tensor, filter: &Tensor) -> Result<Tensor> {
    depthwise_conv2d_with(x, filter, DepthwiseConv2d::default())
}

/// [`depthwise_conv2d()`], with options.
pub fn depthwise_conv2d_with(x: &Tensor, filter: &Tensor, options: DepthwiseConv2d<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"depthwise_conv2d");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.strides, &[1, 1]);
    arguments.unless(1, options.padding as i64, Padding::Valid as i64);
    arguments.perhaps(2, options.paddings);
    arguments.unless(3, options.data_format as i64, DataFormat::NHWC as i64);
    arguments.unless(4, options.dilations, &[1, 1]);
    OP.one(&[x.as_ptr(), filter.as_ptr()], &arguments)
}

/// The determinants of matrices. The fourth derivative of a singular one is [`Code::INVALID_ARGUMENT`].
///
/// * `x`: Square matrices; integers become floats first. (shape `[outer..., n, n]`; bool, integers, complex numbers,
///   float32, float64)
/// * returns `y`: The determinants; 1 of a matrix without rows. (shape `[outer...]`; dtype of `x`)
///
/// ```text
/// det(x: [[2.0, 0.0], [1.0, 1.0]]) gives
/// float32 2.0
/// ```
#[inline]
pub fn det(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"det");
    OP.run(&[x.as_ptr()])
}

/// What a call of [`diag_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Diag {
    /// The diagonal: 0 the main one, above it greater, below it less. Default: `0`.
    pub k: i64,
}

/// A matrix with the vector x on its k-th diagonal and zeros elsewhere, or that diagonal of a matrix x.
///
/// * `x`: A vector or a matrix. (shape `[n...]`; bool, integers, floats, complex numbers)
/// * returns `y`: Of a vector a square matrix with n + |k| rows, of a matrix a vector. (shape `[m...]`; dtype of `x`)
///
/// ```text
/// diag(x: [1, 2]) gives
/// int32 [[1 0]
///  [0 2]]
/// ```
pub fn diag(x: &Tensor) -> Result<Tensor> {
    diag_with(x, Diag::default())
}

/// [`diag()`], with options.
pub fn diag_with(x: &Tensor, options: Diag) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"diag");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.k, 0);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`diagonal_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Diagonal {
    /// The diagonal: 0 the main one, above it greater, below it less. Default: `0`.
    pub k: i64,
}

/// The k-th diagonals of matrices.
///
/// * `x`: Matrices. (shape `[outer..., m, n]`; any dtype)
/// * returns `y`: Their diagonals; l is how many places (i, i + k) lie in a matrix. (shape `[outer..., l]`; dtype of
///   `x`)
///
/// ```text
/// diagonal(x: [[1, 2], [3, 4]]) gives
/// int32 [1 4]
/// ```
pub fn diagonal(x: &Tensor) -> Result<Tensor> {
    diagonal_with(x, Diagonal::default())
}

/// [`diagonal()`], with options.
pub fn diagonal_with(x: &Tensor, options: Diagonal) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"diagonal");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.k, 0);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`diff_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Diff<'a> {
    /// The axis to run along; negative ones count from the end. Default: `-1`.
    pub axis: i64,
    /// How often differences are taken, each time of those before. Default: `1`.
    pub n: i64,
    /// What to put before x; nothing if it is `None`. Shape `[outer..., k, inner...]`.
    pub prepend: Option<&'a Tensor>,
    /// What to put behind x; nothing if it is `None`. Shape `[outer..., j, inner...]`.
    pub append: Option<&'a Tensor>,
}

impl Default for Diff<'_> {
    fn default() -> Self {
        Diff { axis: -1, n: 1, prepend: None, append: None }
    }
}

/// The differences of neighbours along an axis; of booleans, whether they differ.
///
/// * `x`: The elements; size stands at axis. (shape `[outer..., size, inner...]`; bool, integers, floats, complex
///   numbers)
/// * returns `y`: Each element less the one before it: one less than there are elements. (shape `[outer..., m,
///   inner...]`; dtype of `x`)
///
/// ```text
/// diff(x: [1, 4, 9, 16]) gives
/// int32 [3 5 7]
/// ```
pub fn diff(x: &Tensor) -> Result<Tensor> {
    diff_with(x, Diff::default())
}

/// [`diff()`], with options.
pub fn diff_with(x: &Tensor, options: Diff<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"diff");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.axis, -1);
    arguments.unless(1, options.n, 1);
    OP.one(&[x.as_ptr(), Tensor::pointer_or_null(options.prepend), Tensor::pointer_or_null(options.append)], &arguments)
}

/// The derivative of lgamma.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// digamma(x: [1.0, 2.0]) gives
/// float32 [-0.5772157   0.42278433]
/// ```
#[inline]
pub fn digamma(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"digamma");
    OP.run(&[x.as_ptr()])
}

/// x1 / x2 as a true quotient: integers become floats first.
///
/// * `x1`: The first operands. (shape `any`; bool, integers, floats, complex numbers)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// ```text
/// divide(x1: [1, 2], x2: [4, 4]) gives
/// float32 [0.25 0.5 ]
/// ```
#[inline]
pub fn divide(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"divide");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// x1 / x2; 0 where x2 is 0. Integers become floats first.
///
/// * `x1`: The first operands. (shape `any`; bool, integers, floats, complex numbers)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// ```text
/// divide_no_nan(x1: [1.0, 3.0], x2: [4.0, 0.0]) gives
/// float32 [0.25 0.  ]
/// ```
#[inline]
pub fn divide_no_nan(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"divide_no_nan");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// floor_divide and remainder of two numbers. An integer division by zero is [`Code::INVALID_ARGUMENT`].
///
/// * `x1`: The dividends. (shape `any`; integers, floats)
/// * `x2`: The divisors. The shapes broadcast. (shape `any`; integers, floats)
/// * returns `quotient`: The largest whole numbers that are not greater than x1 / x2. (shape `any`; dtype of `x1`)
/// * returns `remainder`: What remains, with the sign of x2. (shape `any`; dtype of `x1`)
///
/// ```text
/// divmod(x1: [7, -7], x2: [3, 3]) gives
/// int32 [ 2 -3]
/// int32 [1 2]
/// ```
#[inline]
pub fn divmod(x1: &Tensor, x2: &Tensor) -> Result<(Tensor, Tensor)> {
    static OP: Prepared = Prepared::new(c"divmod");
    let mut outputs = OP.many(&[x1.as_ptr(), x2.as_ptr()], &NO_ARGUMENTS)?;
    let remainder = outputs.pop().expect("the registry's number of outputs");
    let quotient = outputs.pop().expect("the registry's number of outputs");
    Ok((quotient, remainder))
}

/// What a call of [`dropout_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Dropout {
    /// The probability of zero, in \[0, 1\]. Default: `0.5`.
    pub rate: f64,
    /// The same elements at every call; 0: by the next numbers of the context's stream, which begins with its seed.
    /// Default: `0`.
    pub seed: i64,
}

impl Default for Dropout {
    fn default() -> Self {
        Dropout { rate: 0.5, seed: 0 }
    }
}

/// x with random elements set to zero, and the others multiplied by 1 / (1 - rate) (Srivastava et al., 2014).
///
/// * `x`: The elements. (shape `any`; floats)
/// * returns `y`: Those that are kept, and zeros. (shape `x`; dtype of `x`)
///
/// ```text
/// dropout(x: [1.0, 2.0, 3.0, 4.0], rate: 0.5, seed: 7) gives
/// float32 [0. 0. 6. 8.]
/// ```
pub fn dropout(x: &Tensor) -> Result<Tensor> {
    dropout_with(x, Dropout::default())
}

/// [`dropout()`], with options.
pub fn dropout_with(x: &Tensor, options: Dropout) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"dropout");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.rate, 0.5);
    arguments.unless(1, options.seed, 0);
    OP.one(&[x.as_ptr()], &arguments)
}

/// The eigenvalues and eigenvectors of matrices. The first component of a vector that has half the largest magnitude
/// is real and positive. Numbers that are not finite are [`Code::INVALID_ARGUMENT`]. The gradient is that of a
/// function which does not depend on phases, else [`Code::INVALID_ARGUMENT`], of a matrix that has n independent
/// vectors.
///
/// * `x`: Square matrices. (shape `[outer..., n, n]`; bool, integers, complex numbers, float32, float64)
/// * returns `eigenvalues`: The eigenvalues, in no particular order. (shape `[outer..., n]`; dtype of `complex(x)`)
/// * returns `eigenvectors`: Their vectors, of length 1, as columns. (shape `x`; dtype of `complex(x)`)
///
/// ```text
/// eig(x: [[1.0, 0.0], [0.0, 2.0]]) gives
/// complex64 [1.+0.j 2.+0.j]
/// complex64 [[1.+0.j 0.+0.j]
///  [0.+0.j 1.+0.j]]
/// ```
#[inline]
pub fn eig(x: &Tensor) -> Result<(Tensor, Tensor)> {
    static OP: Prepared = Prepared::new(c"eig");
    let mut outputs = OP.many(&[x.as_ptr()], &NO_ARGUMENTS)?;
    let eigenvectors = outputs.pop().expect("the registry's number of outputs");
    let eigenvalues = outputs.pop().expect("the registry's number of outputs");
    Ok((eigenvalues, eigenvectors))
}

/// The eigenvalues and eigenvectors of Hermitian matrices. Only the lower triangle of x is read. The first component
/// of a vector that has half the largest magnitude is real and positive. Numbers that are not finite are
/// [`Code::INVALID_ARGUMENT`]. The gradient is Hermitian, and that of a function which depends neither on phases nor
/// on the choice of vectors where values coincide; that of one which depends on phases is [`Code::INVALID_ARGUMENT`].
///
/// * `x`: Hermitian matrices. (shape `[outer..., n, n]`; bool, integers, complex numbers, float32, float64)
/// * returns `eigenvalues`: The eigenvalues, in ascending order. (shape `[outer..., n]`; dtype of `real(x)`)
/// * returns `eigenvectors`: Their vectors, which are orthonormal, as columns. (shape `x`; dtype of `x`)
///
/// ```text
/// eigh(x: [[2.0, 0.0], [0.0, 1.0]]) gives
/// float32 [1. 2.]
/// float32 [[0. 1.]
///  [1. 0.]]
/// ```
#[inline]
pub fn eigh(x: &Tensor) -> Result<(Tensor, Tensor)> {
    static OP: Prepared = Prepared::new(c"eigh");
    let mut outputs = OP.many(&[x.as_ptr()], &NO_ARGUMENTS)?;
    let eigenvectors = outputs.pop().expect("the registry's number of outputs");
    let eigenvalues = outputs.pop().expect("the registry's number of outputs");
    Ok((eigenvalues, eigenvectors))
}

/// The eigenvalues of matrices. Numbers that are not finite are [`Code::INVALID_ARGUMENT`].
///
/// * `x`: Square matrices. (shape `[outer..., n, n]`; bool, integers, complex numbers, float32, float64)
/// * returns `eigenvalues`: The eigenvalues, in no particular order. (shape `[outer..., n]`; dtype of `complex(x)`)
///
/// ```text
/// eigvals(x: [[1.0, 0.0], [0.0, 2.0]]) gives
/// complex64 [1.+0.j 2.+0.j]
/// ```
#[inline]
pub fn eigvals(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"eigvals");
    OP.run(&[x.as_ptr()])
}

/// The eigenvalues of Hermitian matrices. Only the lower triangle of x is read. Numbers that are not finite are
/// [`Code::INVALID_ARGUMENT`]. The gradient is Hermitian.
///
/// * `x`: Hermitian matrices. (shape `[outer..., n, n]`; bool, integers, complex numbers, float32, float64)
/// * returns `eigenvalues`: The eigenvalues, in ascending order. (shape `[outer..., n]`; dtype of `real(x)`)
///
/// ```text
/// eigvalsh(x: [[2.0, 0.0], [0.0, 1.0]]) gives
/// float32 [1. 2.]
/// ```
#[inline]
pub fn eigvalsh(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"eigvalsh");
    OP.run(&[x.as_ptr()])
}

/// Sums of products by an equation, as in NumPy. A letter names an axis of each input; what the output does not name
/// is summed. Two inputs at a time are multiplied as matrices. Of booleans, a sum says whether a product is true.
///
/// * `equation`: The terms, separated by commas, an arrow and the output's letters, such as ij,jk-\>ik. A letter
///   twice in a term takes a diagonal, and an ellipsis (...) stands for axes that broadcast. Without an arrow the
///   output has the ellipsis and the letters that stand once, in alphabetical order.
/// * `inputs`: One tensor for each term of the equation; they are promoted to one dtype. (shape `any`; bool,
///   integers, floats, complex numbers)
/// * returns `y`: An axis for each letter behind the arrow. (shape `any`; dtype of `inputs`)
///
/// ```text
/// einsum(equation: "ij,jk->ik", inputs: [[[1, 2], [3, 4]], [[1], [1]]]) gives
/// int32 [[3]
///  [7]]
/// ```
pub fn einsum(equation: &str, inputs: &[&Tensor]) -> Result<Tensor> {
    let mut op = OpBuilder::prepared(c"einsum")?;
    op.set_string(c"equation", equation)?;
    op.one(&Pointers::new(inputs), &NO_ARGUMENTS)
}

/// What a call of [`elu_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Elu {
    /// The negative of what the result approaches for large negative x. Default: `1.0`.
    pub alpha: f64,
}

impl Default for Elu {
    fn default() -> Self {
        Elu { alpha: 1.0 }
    }
}

/// x where x \> 0, else alpha \* (e^x - 1) (Clevert et al., 2015).
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// elu(x: [-1.0, 2.0], alpha: 1.0) gives
/// float32 [-0.63212055  2.        ]
/// ```
pub fn elu(x: &Tensor) -> Result<Tensor> {
    elu_with(x, Elu::default())
}

/// [`elu()`], with options.
pub fn elu_with(x: &Tensor, options: Elu) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"elu");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.alpha, 1.0);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`embedding_bag_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct EmbeddingBag<'a> {
    /// Where in the vector each bag begins, the first one at 0. Indices are a matrix if it is `None`. Shape `[bags]`.
    pub offsets: Option<&'a Tensor>,
    /// What each row is multiplied by; 1 if it is `None`. Shape `indices`.
    pub weights: Option<&'a Tensor>,
    /// SUM; MEAN: the sum over that of the weights; SQRTN: the sum over the root of that of their squares; MAX: the
    /// largest element of each column. Default: `MEAN`.
    pub combiner: Combiner,
    /// Whether offsets ends with the number of indices, at which no bag begins. Default: `false`.
    pub include_last_offset: bool,
}

impl Default for EmbeddingBag<'_> {
    fn default() -> Self {
        EmbeddingBag { offsets: None, weights: None, combiner: Combiner::Mean, include_last_offset: false }
    }
}

/// For each bag of indices the sum, the mean or the largest of the rows at them; 0 for an empty bag.
///
/// * `params`: The rows. (shape `[rows, m]`; floats)
/// * `indices`: Which rows: a bag a row of a matrix, or with offsets a vector. [`Code::INVALID_ARGUMENT`] where one
///   is out of range. (shape `any`; int32, int64)
/// * returns `y`: A row for each bag. (shape `[bags, m]`; dtype of `x`)
///
/// ```text
/// embedding_bag(params: [[1.0], [2.0], [4.0]], indices: [[0, 2], [1, 1]], combiner: SUM) gives
/// float32 [[5.]
///  [4.]]
/// ```
pub fn embedding_bag(params: &Tensor, indices: &Tensor) -> Result<Tensor> {
    embedding_bag_with(params, indices, EmbeddingBag::default())
}

/// [`embedding_bag()`], with options.
pub fn embedding_bag_with(params: &Tensor, indices: &Tensor, options: EmbeddingBag<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"embedding_bag");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.combiner as i64, Combiner::Mean as i64);
    arguments.unless(1, options.include_last_offset, false);
    OP.one(
        &[
            params.as_ptr(),
            indices.as_ptr(),
            Tensor::pointer_or_null(options.offsets),
            Tensor::pointer_or_null(options.weights),
        ],
        &arguments,
    )
}

/// What a call of [`embedding_lookup_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct EmbeddingLookup {
    /// The greatest Euclidean norm of a row, more than 0: a longer one is scaled to it. Rows stay as they are if it
    /// is `None`.
    pub max_norm: Option<f64>,
}

/// The rows of a table at ids, none longer than max_norm.
///
/// * `params`: The table. (shape `[rows, inner...]`; floats)
/// * `ids`: Which rows, each from 0 on and less than rows. Another is [`Code::INVALID_ARGUMENT`]. (shape `any`;
///   int32, int64)
/// * returns `y`: The rows. (shape `[ids..., inner...]`; dtype of `x`)
///
/// ```text
/// embedding_lookup(params: [[3.0, 4.0], [0.0, 1.0]], ids: [1, 0], max_norm: 1.0) gives
/// float32 [[0.  1. ]
///  [0.6 0.8]]
/// ```
pub fn embedding_lookup(params: &Tensor, ids: &Tensor) -> Result<Tensor> {
    embedding_lookup_with(params, ids, EmbeddingLookup::default())
}

/// [`embedding_lookup()`], with options.
pub fn embedding_lookup_with(params: &Tensor, ids: &Tensor, options: EmbeddingLookup) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"embedding_lookup");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.max_norm);
    OP.one(&[params.as_ptr(), ids.as_ptr()], &arguments)
}

/// What a call of [`encode_png_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct EncodePng {
    /// From 0, none, to 9, the smallest; -1: zlib's default. Default: `-1`.
    pub compression_level: i64,
}

impl Default for EncodePng {
    fn default() -> Self {
        EncodePng { compression_level: -1 }
    }
}

/// Images as PNG files.
///
/// * `x`: Pixels of 1 channel (grey), 2 (with alpha), 3 (RGB) or 4 (RGBA). (shape `[batch..., height, width,
///   channels]`; uint8, uint16)
/// * returns `contents`: The bytes of a file for each image. (shape `[batch...]`; dtype of `string`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
pub fn encode_png(x: &Tensor) -> Result<Tensor> {
    encode_png_with(x, EncodePng::default())
}

/// [`encode_png()`], with options.
pub fn encode_png_with(x: &Tensor, options: EncodePng) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"encode_png");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.compression_level, -1);
    OP.one(&[x.as_ptr()], &arguments)
}

/// Whether x1 == x2; NaN is equal to nothing.
///
/// * `x1`: The first operands. (shape `any`; any dtype)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; any dtype)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `bool`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// equal(x1: [1, 2], x2: [1, 3]) gives
/// bool [ True False]
/// ```
#[inline]
pub fn equal(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"equal");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// The error function: 2 / sqrt(pi) times the integral of e^(-t^2) from 0 to x.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// erf(x: [0.0, 1.0]) gives
/// float32 [0.         0.84270084]
/// ```
#[inline]
pub fn erf(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"erf");
    OP.run(&[x.as_ptr()])
}

/// 1 - erf(x), exact for large x.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// erfc(x: [0.0, 1.0]) gives
/// float32 [1.        0.1572992]
/// ```
#[inline]
pub fn erfc(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"erfc");
    OP.run(&[x.as_ptr()])
}

/// The inverse of erfc, for x in \[0, 2\]; NaN outside.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// erfcinv(x: [0.0, 1.0, 2.0]) gives
/// float32 [ inf   0. -inf]
/// ```
#[inline]
pub fn erfcinv(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"erfcinv");
    OP.run(&[x.as_ptr()])
}

/// The inverse of erf, for x in \[-1, 1\]; NaN outside.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// erfinv(x: [0.0, 1.0]) gives
/// float32 [ 0. inf]
/// ```
#[inline]
pub fn erfinv(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"erfinv");
    OP.run(&[x.as_ptr()])
}

/// What a call of [`example_feature_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct ExampleFeature<'a> {
    /// The feature's dtype: float32, int64 or string. Values of another are [`Code::INVALID_ARGUMENT`]. Default:
    /// `float32`.
    pub dtype: DType,
    /// The shape of an Example's values; another number of them is [`Code::INVALID_ARGUMENT`]. One dim may be -1, and
    /// is then what the values fill, the same for all Examples. Default: `[]`.
    pub shape: &'a [i64],
    /// The values of an Example that lacks the feature, or one for all; if it is `None`, such an Example is
    /// [`Code::INVALID_ARGUMENT`]. Shape `any`.
    pub default_value: Option<&'a Tensor>,
}

impl Default for ExampleFeature<'_> {
    fn default() -> Self {
        ExampleFeature { dtype: DType::FLOAT32, shape: &[], default_value: None }
    }
}

/// A feature of Examples, which are TensorFlow's protocol buffers, and lie in files of records.
///
/// * `serialized`: Serialized Examples. A string that is none is [`Code::INVALID_ARGUMENT`]. (shape `any`; string)
/// * `key`: The feature's name.
/// * returns `y`: The values. (shape `[serialized..., shape...]`; dtype of `dtype`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// example_feature(serialized: ["", ""], key: "age", shape: [1], default_value: 7.5) gives
/// float32 [[7.5]
///  [7.5]]
/// ```
pub fn example_feature(serialized: &Tensor, key: &str) -> Result<Tensor> {
    example_feature_with(serialized, key, ExampleFeature::default())
}

/// [`example_feature()`], with options.
pub fn example_feature_with(serialized: &Tensor, key: &str, options: ExampleFeature<'_>) -> Result<Tensor> {
    let mut op = OpBuilder::prepared(c"example_feature")?;
    op.set_string(c"key", key)?;
    let mut arguments = Arguments::new();
    arguments.unless(0, options.dtype, DType::FLOAT32);
    arguments.unless(1, options.shape, &[]);
    op.one(&[serialized.as_ptr(), Tensor::pointer_or_null(options.default_value)], &arguments)
}

/// What a call of [`example_values_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct ExampleValues {
    /// The feature's dtype: float32, int64 or string. Values of another are [`Code::INVALID_ARGUMENT`]. Default:
    /// `float32`.
    pub dtype: DType,
}

impl Default for ExampleValues {
    fn default() -> Self {
        ExampleValues { dtype: DType::FLOAT32 }
    }
}

/// The values that Examples have of a feature, however many each has, all in one vector.
///
/// * `serialized`: Serialized Examples. A string that is none is [`Code::INVALID_ARGUMENT`]. (shape `any`; string)
/// * `key`: The feature's name.
/// * returns `values`: The values; m is the number of all. (shape `[m]`; dtype of `dtype`)
/// * returns `row_splits`: Where in values those of each Example begin, and at the end m; n is the number of Examples
///   and 1. An Example without the feature has none. (shape `[n]`; dtype of `int64`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// example_values(serialized: ["", ""], key: "age") gives
/// float32 []
/// int64 [0 0 0]
/// ```
pub fn example_values(serialized: &Tensor, key: &str) -> Result<(Tensor, Tensor)> {
    example_values_with(serialized, key, ExampleValues::default())
}

/// [`example_values()`], with options.
pub fn example_values_with(serialized: &Tensor, key: &str, options: ExampleValues) -> Result<(Tensor, Tensor)> {
    let mut op = OpBuilder::prepared(c"example_values")?;
    op.set_string(c"key", key)?;
    let mut arguments = Arguments::new();
    arguments.unless(0, options.dtype, DType::FLOAT32);
    let mut outputs = op.many(&[serialized.as_ptr()], &arguments)?;
    let row_splits = outputs.pop().expect("the registry's number of outputs");
    let values = outputs.pop().expect("the registry's number of outputs");
    Ok((values, row_splits))
}

/// Examples with one more feature; an empty string is an Example without features.
///
/// * `serialized`: Serialized Examples, which are not looked at. (shape `any`; string)
/// * `values`: The values; their shape is not kept. (shape `[serialized..., shape...]`; int64, float32, string)
/// * `key`: The feature's name.
/// * returns `y`: Serialized Examples. A feature of the same name stays in them, and is not read any more. (shape
///   `[serialized...]`; dtype of `string`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// example_with_feature(serialized: [""], values: [["b"]], key: "a") gives
/// string [b'\n\x0c\n\n\n\x01a\x12\x05\n\x03\n\x01b']
/// ```
pub fn example_with_feature(serialized: &Tensor, values: &Tensor, key: &str) -> Result<Tensor> {
    let mut op = OpBuilder::prepared(c"example_with_feature")?;
    op.set_string(c"key", key)?;
    op.one(&[serialized.as_ptr(), values.as_ptr()], &NO_ARGUMENTS)
}

/// e to the power of x.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// exp(x: [0.0, 1.0]) gives
/// float32 [1.        2.7182817]
/// ```
#[inline]
pub fn exp(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"exp");
    OP.run(&[x.as_ptr()])
}

/// 2 to the power of x.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// exp2(x: [3.0, -1.0]) gives
/// float32 [8.  0.5]
/// ```
#[inline]
pub fn exp2(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"exp2");
    OP.run(&[x.as_ptr()])
}

/// x with a dim of 1 inserted at axis.
///
/// * `x`: The elements. (shape `[outer..., inner...]`; any dtype)
/// * `axis`: The new axis' place in the result; negative ones count from the end.
/// * returns `y`: The same elements; the 1 stands at axis. (shape `[outer..., 1, inner...]`; dtype of `x`)
///
/// ```text
/// expand_dims(x: [1, 2], axis: 0) gives
/// int32 [[1 2]]
/// ```
pub fn expand_dims(x: &Tensor, axis: i64) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"expand_dims");
    let mut arguments = Arguments::new();
    arguments.given(0, axis);
    OP.one(&[x.as_ptr()], &arguments)
}

/// e to the power of x, minus 1, exact near 0.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// expm1(x: [0.0, 1.0]) gives
/// float32 [0.        1.7182817]
/// ```
#[inline]
pub fn expm1(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"expm1");
    OP.run(&[x.as_ptr()])
}

/// What a call of [`eye_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Eye {
    /// The number of columns; n_rows if it is `None`.
    pub n_cols: Option<i64>,
    /// The diagonal: 0 the main one, above it greater, below it less. Default: `0`.
    pub k: i64,
    /// The result's dtype. Default: `float32`.
    pub dtype: DType,
}

impl Default for Eye {
    fn default() -> Self {
        Eye { n_cols: None, k: 0, dtype: DType::FLOAT32 }
    }
}

/// A matrix with ones on a diagonal and zeros elsewhere.
///
/// * `n_rows`: The number of rows.
/// * returns `y`: The matrix; columns is n_cols, or n_rows without it. (shape `[n_rows, columns]`; dtype of `dtype`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// eye(n_rows: 2, n_cols: 3) gives
/// float32 [[1. 0. 0.]
///  [0. 1. 0.]]
/// ```
pub fn eye(n_rows: i64) -> Result<Tensor> {
    eye_with(n_rows, Eye::default())
}

/// [`eye()`], with options.
pub fn eye_with(n_rows: i64, options: Eye) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"eye");
    let mut arguments = Arguments::new();
    arguments.given(0, n_rows);
    arguments.perhaps(1, options.n_cols);
    arguments.unless(2, options.k, 0);
    arguments.unless(3, options.dtype, DType::FLOAT32);
    OP.one(&[], &arguments)
}

/// What a call of [`fft_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Fft {
    /// The number of points: x is cut, or zeros are added at its end. x's own if it is `None`.
    pub n: Option<i64>,
    /// The axis; negative ones count from the end. Default: `-1`.
    pub axis: i64,
    /// BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both
    /// are divided by the root. Default: `BACKWARD`.
    pub norm: Norm,
}

impl Default for Fft {
    fn default() -> Self {
        Fft { n: None, axis: -1, norm: Norm::Backward }
    }
}

/// The discrete Fourier transform along an axis: the sums of x\[j\] e^(-2 pi i jk/n). float16 and bfloat16 become
/// complex64.
///
/// * `x`: The numbers; m stands at axis. (shape `[outer..., m, inner...]`; bool, integers, floats, complex numbers)
/// * returns `y`: The transform. (shape `[outer..., n, inner...]`; dtype of `complex(x)`)
///
/// ```text
/// fft(x: [1.0, 2.0, 3.0, 4.0]) gives
/// complex64 [10.+0.j -2.+2.j -2.+0.j -2.-2.j]
/// ```
pub fn fft(x: &Tensor) -> Result<Tensor> {
    fft_with(x, Fft::default())
}

/// [`fft()`], with options.
pub fn fft_with(x: &Tensor, options: Fft) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"fft");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.n);
    arguments.unless(1, options.axis, -1);
    arguments.unless(2, options.norm as i64, Norm::Backward as i64);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`fft2_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Fft2<'a> {
    /// The number of points along each of the axes, the last ones if axes is `None`; -1: x's own. x is cut, or zeros
    /// are added at its end. x's own if it is `None`.
    pub s: Option<&'a [i64]>,
    /// The axes, each once; negative ones count from the end. Default: `[-2, -1]`.
    pub axes: &'a [i64],
    /// BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both
    /// are divided by the root. Default: `BACKWARD`.
    pub norm: Norm,
}

impl Default for Fft2<'_> {
    fn default() -> Self {
        Fft2 { s: None, axes: &[-2, -1], norm: Norm::Backward }
    }
}

/// The discrete Fourier transform along two axes.
///
/// * `x`: The numbers. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The transform. (shape `any`; dtype of `complex(x)`)
///
/// ```text
/// fft2(x: [[1.0, 2.0], [3.0, 4.0]]) gives
/// complex64 [[10.+0.j -2.+0.j]
///  [-4.+0.j  0.+0.j]]
/// ```
pub fn fft2(x: &Tensor) -> Result<Tensor> {
    fft2_with(x, Fft2::default())
}

/// [`fft2()`], with options.
pub fn fft2_with(x: &Tensor, options: Fft2<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"fft2");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.s);
    arguments.unless(1, options.axes, &[-2, -1]);
    arguments.unless(2, options.norm as i64, Norm::Backward as i64);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`fftfreq_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Fftfreq {
    /// How far apart they are. Default: `1.0`.
    pub d: f64,
    /// The result's dtype. Default: `float32`.
    pub dtype: DType,
}

impl Default for Fftfreq {
    fn default() -> Self {
        Fftfreq { d: 1.0, dtype: DType::FLOAT32 }
    }
}

/// The frequencies of the numbers of a transform: 0, 1, ..., ..., -2, -1, over n d.
///
/// * `n`: How many numbers are transformed.
/// * returns `y`: The frequencies. (shape `[n]`; dtype of `dtype`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// fftfreq(n: 4) gives
/// float32 [ 0.    0.25 -0.5  -0.25]
/// ```
pub fn fftfreq(n: i64) -> Result<Tensor> {
    fftfreq_with(n, Fftfreq::default())
}

/// [`fftfreq()`], with options.
pub fn fftfreq_with(n: i64, options: Fftfreq) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"fftfreq");
    let mut arguments = Arguments::new();
    arguments.given(0, n);
    arguments.unless(1, options.d, 1.0);
    arguments.unless(2, options.dtype, DType::FLOAT32);
    OP.one(&[], &arguments)
}

/// What a call of [`fftn_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Fftn<'a> {
    /// The number of points along each of the axes, the last ones if axes is `None`; -1: x's own. x is cut, or zeros
    /// are added at its end. x's own if it is `None`.
    pub s: Option<&'a [i64]>,
    /// The axes, each once; negative ones count from the end. If it is `None`, as many of the last ones as s has
    /// numbers, or all.
    pub axes: Option<&'a [i64]>,
    /// BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both
    /// are divided by the root. Default: `BACKWARD`.
    pub norm: Norm,
}

impl Default for Fftn<'_> {
    fn default() -> Self {
        Fftn { s: None, axes: None, norm: Norm::Backward }
    }
}

/// The discrete Fourier transform along several axes.
///
/// * `x`: The numbers. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The transform. (shape `any`; dtype of `complex(x)`)
///
/// ```text
/// fftn(x: [[1.0, 2.0], [3.0, 4.0]]) gives
/// complex64 [[10.+0.j -2.+0.j]
///  [-4.+0.j  0.+0.j]]
/// ```
pub fn fftn(x: &Tensor) -> Result<Tensor> {
    fftn_with(x, Fftn::default())
}

/// [`fftn()`], with options.
pub fn fftn_with(x: &Tensor, options: Fftn<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"fftn");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.s);
    arguments.perhaps(1, options.axes);
    arguments.unless(2, options.norm as i64, Norm::Backward as i64);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`fftshift_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Fftshift<'a> {
    /// The axes; negative ones count from the end. All if it is `None`.
    pub axes: Option<&'a [i64]>,
}

/// A spectrum with its frequencies in ascending order, 0 in the middle.
///
/// * `x`: The elements. (shape `any`; any dtype)
/// * returns `y`: The elements in their new order. (shape `x`; dtype of `x`)
///
/// ```text
/// fftshift(x: [0, 1, 2, -2, -1]) gives
/// int32 [-2 -1  0  1  2]
/// ```
pub fn fftshift(x: &Tensor) -> Result<Tensor> {
    fftshift_with(x, Fftshift::default())
}

/// [`fftshift()`], with options.
pub fn fftshift_with(x: &Tensor, options: Fftshift<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"fftshift");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axes);
    OP.one(&[x.as_ptr()], &arguments)
}

/// A tensor that has one value everywhere.
///
/// * `shape`: The result's shape.
/// * `value`: The value. (shape `[]`; any dtype)
/// * returns `y`: The value, as often as shape has elements. (shape `shape`; dtype of `value`)
///
/// ```text
/// fill(shape: [2, 2], value: 7) gives
/// int32 [[7 7]
///  [7 7]]
/// ```
pub fn fill(shape: &[i64], value: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"fill");
    let mut arguments = Arguments::new();
    arguments.given(0, shape);
    OP.one(&[value.as_ptr()], &arguments)
}

/// What a call of [`flip_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Flip<'a> {
    /// The axes to reverse; negative ones count from the end. All if it is `None`.
    pub axis: Option<&'a [i64]>,
}

/// x with the order of elements reversed along axes.
///
/// * `x`: The elements. (shape `any`; any dtype)
/// * returns `y`: The elements in their new order. (shape `x`; dtype of `x`)
///
/// ```text
/// flip(x: [[1, 2], [3, 4]], axis: [1]) gives
/// int32 [[2 1]
///  [4 3]]
/// ```
pub fn flip(x: &Tensor) -> Result<Tensor> {
    flip_with(x, Flip::default())
}

/// [`flip()`], with options.
pub fn flip_with(x: &Tensor, options: Flip<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"flip");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    OP.one(&[x.as_ptr()], &arguments)
}

/// The greatest whole number that is not greater than x.
///
/// * `x`: The operands, one by one. (shape `any`; integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// floor(x: [1.8, -1.2]) gives
/// float32 [ 1. -2.]
/// ```
#[inline]
pub fn floor(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"floor");
    OP.run(&[x.as_ptr()])
}

/// The greatest whole number that is not greater than x1 / x2. An integer division by zero is
/// [`Code::INVALID_ARGUMENT`].
///
/// * `x1`: The first operands. (shape `any`; integers, floats)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; integers, floats)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// ```text
/// floor_divide(x1: [7, -7], x2: [2, 2]) gives
/// int32 [ 3 -4]
/// ```
#[inline]
pub fn floor_divide(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"floor_divide");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// The larger of x1 and x2; the other one where one is NaN.
///
/// * `x1`: The first operands. (shape `any`; integers, floats)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; integers, floats)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// ```text
/// fmax(x1: [1.0, nan], x2: [3.0, 2.0]) gives
/// float32 [3. 2.]
/// ```
#[inline]
pub fn fmax(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"fmax");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// The smaller of x1 and x2; the other one where one is NaN.
///
/// * `x1`: The first operands. (shape `any`; integers, floats)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; integers, floats)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// ```text
/// fmin(x1: [1.0, nan], x2: [3.0, 2.0]) gives
/// float32 [1. 2.]
/// ```
#[inline]
pub fn fmin(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"fmin");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// x1 - trunc(x1 / x2) \* x2, which has the sign of x1, as C's. An integer division by zero is
/// [`Code::INVALID_ARGUMENT`].
///
/// * `x1`: The first operands. (shape `any`; integers, floats)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; integers, floats)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// ```text
/// fmod(x1: [7, -7], x2: [3, 3]) gives
/// int32 [ 1 -1]
/// ```
#[inline]
pub fn fmod(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"fmod");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// What a call of [`fold_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Fold<'a> {
    /// How far windows are apart: rows, columns; one value stands for both. Default: `[1, 1]`.
    pub strides: &'a [i64],
    /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
    /// paddings. Default: `VALID`.
    pub padding: Padding,
    /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW):
    /// channels second. Shapes are those of NHWC. Default: `NHWC`.
    pub data_format: DataFormat,
    /// How far the filter's elements are apart: rows, columns; one value stands for both. Default: `[1, 1]`.
    pub dilations: &'a [i64],
    /// Rows and columns that are added: top, bottom, left, right; one value stands for all. For EXPLICIT alone, else
    /// it must be `None`.
    pub paddings: Option<&'a [i64]>,
}

impl Default for Fold<'_> {
    fn default() -> Self {
        Fold {
            strides: &[1, 1],
            padding: Padding::Valid,
            data_format: DataFormat::NHWC,
            dilations: &[1, 1],
            paddings: None,
        }
    }
}

/// Images in which patches are added where they lie: the transpose of unfold (col2im). Integers wrap.
///
/// * `x`: The patches: values for each place of the window, row by row. A patch has c values a place, channels
///   innermost. Where data_format is NCHW: \[n, values, places\], channels outermost. (shape `[n, places, values]`;
///   integers, floats, complex numbers)
/// * `output_size`: h and w: the size of the images; one value stands for both.
/// * `ksize`: The size of a window: rows, columns; one value stands for both.
/// * returns `y`: Images in the order of data_format: h rows, w columns, and their channels. (shape `[n, h, w, c]`;
///   dtype of `x`)
///
/// ```text
/// fold(x: [[[1.0, 2.0], [2.0, 3.0]]], output_size: [1, 3], ksize: [1, 2]) gives
/// float32 [[[[1.]
///    [4.]
///    [3.]]]]
/// ```
pub fn fold(x: &Tensor, output_size: &[i64], ksize: &[i64]) -> Result<Tensor> {
    fold_with(x, output_size, ksize, Fold::default())
}

/// [`fold()`], with options.
pub fn fold_with(x: &Tensor, output_size: &[i64], ksize: &[i64], options: Fold<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"fold");
    let mut arguments = Arguments::new();
    arguments.given(0, output_size);
    arguments.given(1, ksize);
    arguments.unless(2, options.strides, &[1, 1]);
    arguments.unless(3, options.padding as i64, Padding::Valid as i64);
    arguments.perhaps(4, options.paddings);
    arguments.unless(5, options.data_format as i64, DataFormat::NHWC as i64);
    arguments.unless(6, options.dilations, &[1, 1]);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`frame_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    /// Whether every step has a frame, with pad_value for what lies beyond the end. Default: `false`.
    pub pad_end: bool,
    /// The value that pad_end adds. Default: `0.0`.
    pub pad_value: f64,
    /// The axis; negative ones count from the end. Default: `-1`.
    pub axis: i64,
}

impl Default for Frame {
    fn default() -> Self {
        Frame { pad_end: false, pad_value: 0.0, axis: -1 }
    }
}

/// Parts of frame_length elements along an axis, which begin frame_step elements apart and may overlap.
///
/// * `x`: The elements; n stands at axis. (shape `[outer..., n, inner...]`; bool, integers, floats, complex numbers)
/// * `frame_length`: How many elements a frame has.
/// * `frame_step`: How far apart frames begin.
/// * returns `y`: The frames. Without pad_end those that are whole. (shape `[outer..., frames, frame_length,
///   inner...]`; dtype of `x`)
///
/// ```text
/// frame(x: [1, 2, 3, 4, 5], frame_length: 3, frame_step: 2) gives
/// int32 [[1 2 3]
///  [3 4 5]]
/// ```
pub fn frame(x: &Tensor, frame_length: i64, frame_step: i64) -> Result<Tensor> {
    frame_with(x, frame_length, frame_step, Frame::default())
}

/// [`frame()`], with options.
pub fn frame_with(x: &Tensor, frame_length: i64, frame_step: i64, options: Frame) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"frame");
    let mut arguments = Arguments::new();
    arguments.given(0, frame_length);
    arguments.given(1, frame_step);
    arguments.unless(2, options.pad_end, false);
    arguments.unless(3, options.pad_value, 0.0);
    arguments.unless(4, options.axis, -1);
    OP.one(&[x.as_ptr()], &arguments)
}

/// x as a number in \[1/2, 1) with x's sign, and the power of 2 that it is multiplied by.
///
/// * `x`: The numbers; integers become floats first. (shape `any`; bool, integers, floats)
/// * returns `mantissa`: The numbers in \[1/2, 1), with signs; x where it is 0 or not finite. (shape `x`; dtype of
///   `x`)
/// * returns `exponent`: The powers; 0 where x is 0 or not finite. (shape `x`; dtype of `int32`)
///
/// ```text
/// frexp(x: [6.0, -0.25]) gives
/// float32 [ 0.75 -0.5 ]
/// int32 [ 3 -1]
/// ```
#[inline]
pub fn frexp(x: &Tensor) -> Result<(Tensor, Tensor)> {
    static OP: Prepared = Prepared::new(c"frexp");
    let mut outputs = OP.many(&[x.as_ptr()], &NO_ARGUMENTS)?;
    let exponent = outputs.pop().expect("the registry's number of outputs");
    let mantissa = outputs.pop().expect("the registry's number of outputs");
    Ok((mantissa, exponent))
}

/// The gamma function: (x - 1)! for whole numbers x \> 0. NaN at the poles -1, -2, ...; infinite at 0.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// gamma(x: [1.0, 4.0, 0.0]) gives
/// float32 [ 1.  6. inf]
/// ```
#[inline]
pub fn gamma(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"gamma");
    OP.run(&[x.as_ptr()])
}

/// What a call of [`gather_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Gather {
    /// The axis to read along; negative ones count from the end. Default: `0`.
    pub axis: i64,
    /// The number of leading dims that x and indices have in common: there, each part of x has its own indices.
    /// Default: `0`.
    pub batch_dims: i64,
}

/// The slices of x along an axis at indices. One out of range is [`Code::INVALID_ARGUMENT`].
///
/// * `x`: What is read; n stands at axis. (shape `[outer..., n, inner...]`; any dtype)
/// * `indices`: Which slices, each from 0 on and less than n. (shape `any`; integers)
/// * returns `y`: The slices; dims that batch_dims counts stand there once. (shape `[outer..., indices...,
///   inner...]`; dtype of `x`)
///
/// ```text
/// gather(x: [10, 20, 30], indices: [2, 0]) gives
/// int32 [30 10]
/// ```
pub fn gather(x: &Tensor, indices: &Tensor) -> Result<Tensor> {
    gather_with(x, indices, Gather::default())
}

/// [`gather()`], with options.
pub fn gather_with(x: &Tensor, indices: &Tensor, options: Gather) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"gather");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.axis, 0);
    arguments.unless(1, options.batch_dims, 0);
    OP.one(&[x.as_ptr(), indices.as_ptr()], &arguments)
}

/// What a call of [`gather_nd_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct GatherNd {
    /// The number of leading dims that x and indices have in common: there, each part of x has its own tuples.
    /// Default: `0`.
    pub batch_dims: i64,
}

/// The elements or slices of x at tuples of indices. One out of range is [`Code::INVALID_ARGUMENT`].
///
/// * `x`: What is read. (shape `[n...]`; any dtype)
/// * `indices`: Tuples of indices of the first depth axes of x behind batch_dims, from 0 on. (shape `[outer...,
///   depth]`; integers)
/// * returns `y`: What stands there; inner is n without batch_dims and depth dims in front. (shape `[outer...,
///   inner...]`; dtype of `x`)
///
/// ```text
/// gather_nd(x: [[1, 2], [3, 4]], indices: [[0, 1], [1, 0]]) gives
/// int32 [2 3]
/// ```
pub fn gather_nd(x: &Tensor, indices: &Tensor) -> Result<Tensor> {
    gather_nd_with(x, indices, GatherNd::default())
}

/// [`gather_nd()`], with options.
pub fn gather_nd_with(x: &Tensor, indices: &Tensor, options: GatherNd) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"gather_nd");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.batch_dims, 0);
    OP.one(&[x.as_ptr(), indices.as_ptr()], &arguments)
}

/// The greatest common divisor of |x1| and |x2|; gcd(0, n) is |n|.
///
/// * `x1`: The first operands. (shape `any`; integers)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; integers)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// gcd(x1: [12, -8, 0], x2: [18, 20, 5]) gives
/// int32 [6 4 5]
/// ```
#[inline]
pub fn gcd(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"gcd");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// What a call of [`gelu_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Gelu {
    /// Whether to use the approximation 0.5 x (1 + tanh(sqrt(2 / pi) (x + 0.044715 x^3))). Default: `false`.
    pub approximate: bool,
}

/// x \* P(X \<= x) for a normal X: the Gaussian error linear unit (Hendrycks and Gimpel, 2016).
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// gelu(x: [-1.0, 2.0]) gives
/// float32 [-0.15865526  1.9544997 ]
/// ```
pub fn gelu(x: &Tensor) -> Result<Tensor> {
    gelu_with(x, Gelu::default())
}

/// [`gelu()`], with options.
pub fn gelu_with(x: &Tensor, options: Gelu) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"gelu");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.approximate, false);
    OP.one(&[x.as_ptr()], &arguments)
}

/// The square root of the sum of the squares of all elements of all tensors.
///
/// * `xs`: The tensors, each of its own shape. (shape `any`; floats)
/// * returns `norm`: The norm. (shape `[]`; dtype of `xs`)
///
/// ```text
/// global_norm(xs: [[3.0], [4.0]]) gives
/// float32 5.0
/// ```
#[inline]
pub fn global_norm(xs: &[&Tensor]) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"global_norm");
    OP.run(&Pointers::new(xs))
}

/// What a call of [`glu_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Glu {
    /// The axis that is halved; negative ones count from the end. Default: `-1`.
    pub axis: i64,
}

impl Default for Glu {
    fn default() -> Self {
        Glu { axis: -1 }
    }
}

/// The first half of x along an axis, times the sigmoid of the second one (Dauphin et al., 2016).
///
/// * `x`: The elements; n, at axis, is even. (shape `[outer..., n, inner...]`; floats)
/// * returns `y`: The gated half; m is half of n. (shape `[outer..., m, inner...]`; dtype of `x`)
///
/// ```text
/// glu(x: [1.0, 2.0, 0.0, 0.0]) gives
/// float32 [0.5 1. ]
/// ```
pub fn glu(x: &Tensor) -> Result<Tensor> {
    glu_with(x, Glu::default())
}

/// [`glu()`], with options.
pub fn glu_with(x: &Tensor, options: Glu) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"glu");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.axis, -1);
    OP.one(&[x.as_ptr()], &arguments)
}

/// Whether x1 \> x2.
///
/// * `x1`: The first operands. (shape `any`; bool, integers, floats, string)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; bool, integers, floats, string)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `bool`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// greater(x1: [1, 2, 3], x2: 2) gives
/// bool [False False  True]
/// ```
#[inline]
pub fn greater(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"greater");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// Whether x1 \>= x2.
///
/// * `x1`: The first operands. (shape `any`; bool, integers, floats, string)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; bool, integers, floats, string)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `bool`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// greater_equal(x1: [1, 2, 3], x2: 2) gives
/// bool [False  True  True]
/// ```
#[inline]
pub fn greater_equal(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"greater_equal");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// What a call of [`grid_sample_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct GridSample {
    /// How values between elements are found: NEAREST, BILINEAR or BICUBIC (Keys, 1981, with a = -0.75). Default:
    /// `BILINEAR`.
    pub interpolation: Interpolation,
    /// What lies outside the image: ZEROS, the elements at its BORDER, or its REFLECTION. Default: `ZEROS`.
    pub padding_mode: PaddingMode,
    /// Whether -1 and 1 are the middles of the outermost elements, and not the edges of the image. Default: `false`.
    pub align_corners: bool,
    /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW):
    /// channels second. Shapes are those of NHWC. Default: `NHWC`.
    pub data_format: DataFormat,
}

impl Default for GridSample {
    fn default() -> Self {
        GridSample {
            interpolation: Interpolation::Bilinear,
            padding_mode: PaddingMode::Zeros,
            align_corners: false,
            data_format: DataFormat::NHWC,
        }
    }
}

/// The values of images at the points of a grid, which has coordinates from -1 to 1.
///
/// * `x`: The images, with one to three spatial axes. (shape `[batch, in..., channels]`; floats)
/// * `grid`: The coordinates of each point in x, those along the last spatial axis first: x, y and z. (shape `[batch,
///   out..., axes]`; floats)
/// * returns `y`: The values at the points. (shape `[batch, out..., channels]`; dtype of `x`)
///
/// ```text
/// grid_sample(x: [[[[1.0], [2.0]], [[3.0], [4.0]]]], grid: [[[[0.0, 0.0], [0.5, -0.5]]]]) gives
/// float32 [[[[2.5]
///    [2. ]]]]
/// ```
pub fn grid_sample(x: &Tensor, grid: &Tensor) -> Result<Tensor> {
    grid_sample_with(x, grid, GridSample::default())
}

/// [`grid_sample()`], with options.
pub fn grid_sample_with(x: &Tensor, grid: &Tensor, options: GridSample) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"grid_sample");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.interpolation as i64, Interpolation::Bilinear as i64);
    arguments.unless(1, options.padding_mode as i64, PaddingMode::Zeros as i64);
    arguments.unless(2, options.align_corners, false);
    arguments.unless(3, options.data_format as i64, DataFormat::NHWC as i64);
    OP.one(&[x.as_ptr(), grid.as_ptr()], &arguments)
}

/// What a call of [`group_norm_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct GroupNorm<'a> {
    /// What each channel is multiplied by; 1 if it is `None`. Shape `[channels]`.
    pub scale: Option<&'a Tensor>,
    /// What is added to each channel; 0 if it is `None`. Shape `[channels]`.
    pub offset: Option<&'a Tensor>,
    /// What is added to the variance, at least 0. Default: `0.001`.
    pub epsilon: f64,
    /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW):
    /// channels second. Shapes are those of NHWC. Default: `NHWC`.
    pub data_format: DataFormat,
}

impl Default for GroupNorm<'_> {
    fn default() -> Self {
        GroupNorm { scale: None, offset: None, epsilon: 0.001, data_format: DataFormat::NHWC }
    }
}

/// (x - mean) / sqrt(variance + epsilon) \* scale + offset, channel by channel (Wu, He, 2018). The mean and the
/// variance are those of a group of channels of one image.
///
/// * `x`: At least a matrix; where data_format is NCHW the channels are its second dim. (shape `[images, ...,
///   channels]`; floats)
/// * `groups`: The number of groups, each of as many neighbouring channels; -1: each channel is one.
/// * returns `y`: The normalized elements. (shape `x`; dtype of `x`)
///
/// ```text
/// group_norm(x: [[1.0, 3.0, 2.0, 6.0]], groups: 2, epsilon: 0.0) gives
/// float32 [[-1.  1. -1.  1.]]
/// ```
pub fn group_norm(x: &Tensor, groups: i64) -> Result<Tensor> {
    group_norm_with(x, groups, GroupNorm::default())
}

/// [`group_norm()`], with options.
pub fn group_norm_with(x: &Tensor, groups: i64, options: GroupNorm<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"group_norm");
    let mut arguments = Arguments::new();
    arguments.given(0, groups);
    arguments.unless(1, options.epsilon, 0.001);
    arguments.unless(2, options.data_format as i64, DataFormat::NHWC as i64);
    OP.one(&[x.as_ptr(), Tensor::pointer_or_null(options.scale), Tensor::pointer_or_null(options.offset)], &arguments)
}

/// What a call of [`gru_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Gru<'a> {
    /// What is added to the products of x, and to those of h; 0 if it is `None`. Shape `[2, gates]`.
    pub bias: Option<&'a Tensor>,
    /// The state before the first step; 0 if it is `None`. Shape `[batch, units]`.
    pub initial_h: Option<&'a Tensor>,
    /// Which steps count; at others a state stays as it is. All if it is `None`. Shape `[batch, steps]`.
    pub mask: Option<&'a Tensor>,
    /// Whether the steps are the first dim of x, sequence and mask, and the batch is the second. Default: `false`.
    pub time_major: bool,
    /// Whether the last step is computed first. Results stand at the steps of x. Default: `false`.
    pub reverse: bool,
}

/// Gated recurrent units over whole sequences (Cho et al., 2014). With a = x kernel + bias\[0\] and b = h
/// recurrent_kernel + bias\[1\], each of the parts z, r, n in this order, each step makes h = z h + (1 - z) tanh(a_n
/// \+ r b_n), where z = sigmoid(a_z + b_z) and r = sigmoid(a_r + b_r).
///
/// * `x`: The sequences. (shape `[batch, steps, inputs]`; floats)
/// * `kernel`: The weights of x, for 3 gates of as many units. (shape `[inputs, gates]`; floats)
/// * `recurrent_kernel`: The weights of h. (shape `[units, gates]`; floats)
/// * returns `sequence`: The state h after each step. (shape `[batch, steps, units]`; dtype of `x`)
/// * returns `h`: The state h after the last step that is computed. (shape `[batch, units]`; dtype of `x`)
///
/// ```text
/// gru(x: [[[1.0]]], kernel: [[0.0, 0.0, 100.0]], recurrent_kernel: [[0.0, 0.0, 0.0]]) gives
/// float32 [[[0.5]]]
/// float32 [[0.5]]
/// ```
pub fn gru(x: &Tensor, kernel: &Tensor, recurrent_kernel: &Tensor) -> Result<(Tensor, Tensor)> {
    gru_with(x, kernel, recurrent_kernel, Gru::default())
}

/// [`gru()`], with options.
pub fn gru_with(x: &Tensor, kernel: &Tensor, recurrent_kernel: &Tensor, options: Gru<'_>) -> Result<(Tensor, Tensor)> {
    static OP: Prepared = Prepared::new(c"gru");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.time_major, false);
    arguments.unless(1, options.reverse, false);
    let mut outputs = OP.many(
        &[
            x.as_ptr(),
            kernel.as_ptr(),
            recurrent_kernel.as_ptr(),
            Tensor::pointer_or_null(options.bias),
            Tensor::pointer_or_null(options.initial_h),
            Tensor::pointer_or_null(options.mask),
        ],
        &arguments,
    )?;
    let h = outputs.pop().expect("the registry's number of outputs");
    let sequence = outputs.pop().expect("the registry's number of outputs");
    Ok((sequence, h))
}

/// What a call of [`gru_cell_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct GruCell<'a> {
    /// What is added; 0 if it is `None`. Shape `[2, gates]`.
    pub bias: Option<&'a Tensor>,
}

/// A step of gru.
///
/// * `x`: The step's inputs. (shape `[batch, inputs]`; floats)
/// * `h`: The state before the step. (shape `[batch, units]`; floats)
/// * `kernel`: The weights of x, for 3 gates of as many units: z, r, n. (shape `[inputs, gates]`; floats)
/// * `recurrent_kernel`: The weights of h. (shape `[units, gates]`; floats)
/// * returns `next_h`: The state after the step. (shape `[batch, units]`; dtype of `x`)
///
/// ```text
/// gru_cell(x: [[1.0]], h: [[0.0]], kernel: [[0.0, 0.0, 100.0]], recurrent_kernel: [[0.0, 0.0, 0.0]]) gives
/// float32 [[0.5]]
/// ```
pub fn gru_cell(x: &Tensor, h: &Tensor, kernel: &Tensor, recurrent_kernel: &Tensor) -> Result<Tensor> {
    gru_cell_with(x, h, kernel, recurrent_kernel, GruCell::default())
}

/// [`gru_cell()`], with options.
pub fn gru_cell_with(
    x: &Tensor,
    h: &Tensor,
    kernel: &Tensor,
    recurrent_kernel: &Tensor,
    options: GruCell<'_>,
) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"gru_cell");
    OP.run(&[x.as_ptr(), h.as_ptr(), kernel.as_ptr(), recurrent_kernel.as_ptr(), Tensor::pointer_or_null(options.bias)])
}

/// What a call of [`hamming_window_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct HammingWindow {
    /// Whether the window is one period, the first of its numbers being left out at the end, as spectra want it, or
    /// else symmetric, as filters do. Default: `true`.
    pub periodic: bool,
    /// The result's dtype. Default: `float32`.
    pub dtype: DType,
}

impl Default for HammingWindow {
    fn default() -> Self {
        HammingWindow { periodic: true, dtype: DType::FLOAT32 }
    }
}

/// Hamming's window: 0.54 - 0.46 cos t, with t from 0 to 2 pi.
///
/// * `window_length`: How many numbers it has.
/// * returns `y`: The window. (shape `[window_length]`; dtype of `dtype`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// hamming_window(window_length: 4) gives
/// float32 [0.08 0.54 1.   0.54]
/// ```
pub fn hamming_window(window_length: i64) -> Result<Tensor> {
    hamming_window_with(window_length, HammingWindow::default())
}

/// [`hamming_window()`], with options.
pub fn hamming_window_with(window_length: i64, options: HammingWindow) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"hamming_window");
    let mut arguments = Arguments::new();
    arguments.given(0, window_length);
    arguments.unless(1, options.periodic, true);
    arguments.unless(2, options.dtype, DType::FLOAT32);
    OP.one(&[], &arguments)
}

/// What a call of [`hann_window_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct HannWindow {
    /// Whether the window is one period, the first of its numbers being left out at the end, as spectra want it, or
    /// else symmetric, as filters do. Default: `true`.
    pub periodic: bool,
    /// The result's dtype. Default: `float32`.
    pub dtype: DType,
}

impl Default for HannWindow {
    fn default() -> Self {
        HannWindow { periodic: true, dtype: DType::FLOAT32 }
    }
}

/// Hann's window: (1 - cos t) / 2, with t from 0 to 2 pi.
///
/// * `window_length`: How many numbers it has.
/// * returns `y`: The window. (shape `[window_length]`; dtype of `dtype`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// hann_window(window_length: 4) gives
/// float32 [0.  0.5 1.  0.5]
/// ```
pub fn hann_window(window_length: i64) -> Result<Tensor> {
    hann_window_with(window_length, HannWindow::default())
}

/// [`hann_window()`], with options.
pub fn hann_window_with(window_length: i64, options: HannWindow) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"hann_window");
    let mut arguments = Arguments::new();
    arguments.given(0, window_length);
    arguments.unless(1, options.periodic, true);
    arguments.unless(2, options.dtype, DType::FLOAT32);
    OP.one(&[], &arguments)
}

/// min(max(x + 3, 0), 6) / 6 (Howard et al., 2019).
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// hard_sigmoid(x: [-4.0, 0.0, 1.5]) gives
/// float32 [0.   0.5  0.75]
/// ```
#[inline]
pub fn hard_sigmoid(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"hard_sigmoid");
    OP.run(&[x.as_ptr()])
}

/// x \* hard_sigmoid(x) (Howard et al., 2019).
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// hard_swish(x: [-4.0, 1.5, 4.0]) gives
/// float32 [0.    1.125 4.   ]
/// ```
#[inline]
pub fn hard_swish(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"hard_swish");
    OP.run(&[x.as_ptr()])
}

/// min(max(x, -1), 1).
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// hard_tanh(x: [-2.0, 0.5, 2.0]) gives
/// float32 [-1.   0.5  1. ]
/// ```
#[inline]
pub fn hard_tanh(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"hard_tanh");
    OP.run(&[x.as_ptr()])
}

/// What a call of [`hardshrink_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Hardshrink {
    /// What |x| must exceed. Default: `0.5`.
    pub threshold: f64,
}

impl Default for Hardshrink {
    fn default() -> Self {
        Hardshrink { threshold: 0.5 }
    }
}

/// x where |x| \> threshold, else 0.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// hardshrink(x: [-1.0, 0.25, 2.0]) gives
/// float32 [-1.  0.  2.]
/// ```
pub fn hardshrink(x: &Tensor) -> Result<Tensor> {
    hardshrink_with(x, Hardshrink::default())
}

/// [`hardshrink()`], with options.
pub fn hardshrink_with(x: &Tensor, options: Hardshrink) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"hardshrink");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.threshold, 0.5);
    OP.one(&[x.as_ptr()], &arguments)
}

/// 0 where x1 is negative, 1 where it is positive, and x2 where it is 0: the step function.
///
/// * `x1`: The first operands. (shape `any`; integers, floats)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; integers, floats)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// ```text
/// heaviside(x1: [-2.0, 0.0, 3.0], x2: 0.5) gives
/// float32 [0.  0.5 1. ]
/// ```
#[inline]
pub fn heaviside(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"heaviside");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// What a call of [`hfft_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Hfft {
    /// The number of real numbers: x is cut, or zeros are added at its end, to n / 2 + 1 numbers. 2 (m - 1) if it is
    /// `None`.
    pub n: Option<i64>,
    /// The axis; negative ones count from the end. Default: `-1`.
    pub axis: i64,
    /// BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both
    /// are divided by the root. Default: `BACKWARD`.
    pub norm: Norm,
}

impl Default for Hfft {
    fn default() -> Self {
        Hfft { n: None, axis: -1, norm: Norm::Backward }
    }
}

/// The fft, which is real, of numbers that are given by their first half. The others are its conjugates in the
/// reverse order.
///
/// * `x`: The first half of the numbers; m stands at axis. (shape `[outer..., m, inner...]`; bool, integers, floats,
///   complex numbers)
/// * returns `y`: The transform. (shape `[outer..., n, inner...]`; dtype of `real(x)`)
///
/// ```text
/// hfft(x: [1.0, 2.0, 3.0]) gives
/// float32 [ 8. -2.  0. -2.]
/// ```
pub fn hfft(x: &Tensor) -> Result<Tensor> {
    hfft_with(x, Hfft::default())
}

/// [`hfft()`], with options.
pub fn hfft_with(x: &Tensor, options: Hfft) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"hfft");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.n);
    arguments.unless(1, options.axis, -1);
    arguments.unless(2, options.norm as i64, Norm::Backward as i64);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`histogram_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Histogram<'a> {
    /// The number of bins. Default: `10`.
    pub bins: i64,
    /// The first edge. The least element, or 0 where there is none, if it is `None`.
    pub low: Option<f64>,
    /// The last edge. The greatest element, or 1 where there is none, if it is `None`.
    pub high: Option<f64>,
    /// What each element counts; 1 if it is `None`. Shape `x`.
    pub weights: Option<&'a Tensor>,
    /// The dtype of the counts. If it is `None`, that of weights, or else int64.
    pub dtype: Option<DType>,
}

impl Default for Histogram<'_> {
    fn default() -> Self {
        Histogram { bins: 10, low: None, high: None, weights: None, dtype: None }
    }
}

/// How many elements lie in each of equally wide bins; integers become floats first. A bin has its lower edge, and
/// the last one its upper edge too. NaN and what lies outside do not count. Without low or high, the range that is
/// found must be finite.
///
/// * `x`: The elements. (shape `any`; bool, integers, floats)
/// * returns `counts`: The counts. (shape `[bins]`; dtype of `dtype`)
/// * returns `edges`: The edges of the bins, one more than there are bins. (shape `[m]`; dtype of `x`)
///
/// ```text
/// histogram(x: [1.0, 2.0, 2.5, 5.0], bins: 2) gives
/// int64 [3 1]
/// float32 [1. 3. 5.]
/// ```
pub fn histogram(x: &Tensor) -> Result<(Tensor, Tensor)> {
    histogram_with(x, Histogram::default())
}

/// [`histogram()`], with options.
pub fn histogram_with(x: &Tensor, options: Histogram<'_>) -> Result<(Tensor, Tensor)> {
    static OP: Prepared = Prepared::new(c"histogram");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.bins, 10);
    arguments.perhaps(1, options.low);
    arguments.perhaps(2, options.high);
    arguments.perhaps(3, options.dtype);
    let mut outputs = OP.many(&[x.as_ptr(), Tensor::pointer_or_null(options.weights)], &arguments)?;
    let edges = outputs.pop().expect("the registry's number of outputs");
    let counts = outputs.pop().expect("the registry's number of outputs");
    Ok((counts, edges))
}

/// What a call of [`huber_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Huber {
    /// Where the line begins, more than 0. Default: `1.0`.
    pub delta: f64,
    /// MEAN, SUM, or NONE: the loss of each element. Default: `MEAN`.
    pub reduction: Reduction,
}

impl Default for Huber {
    fn default() -> Self {
        Huber { delta: 1.0, reduction: Reduction::Mean }
    }
}

/// Half the square of errors up to delta, and a line beyond (Huber, 1964).
///
/// * `x`: The predictions. (shape `any`; floats)
/// * `target`: The targets. (shape `any`; floats)
/// * returns `y`: The mean or the sum, of shape \[\]; without it, the losses of the shape to which the inputs
///   broadcast. (shape `any`; dtype of `x`)
///
/// ```text
/// huber(x: [0.0, 0.0], target: [1.0, 3.0], reduction: NONE) gives
/// float32 [0.5 2.5]
/// ```
pub fn huber(x: &Tensor, target: &Tensor) -> Result<Tensor> {
    huber_with(x, target, Huber::default())
}

/// [`huber()`], with options.
pub fn huber_with(x: &Tensor, target: &Tensor, options: Huber) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"huber");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.delta, 1.0);
    arguments.unless(1, options.reduction as i64, Reduction::Mean as i64);
    OP.one(&[x.as_ptr(), target.as_ptr()], &arguments)
}

/// sqrt(x1^2 + x2^2), without overflow of the squares.
///
/// * `x1`: The first operands. (shape `any`; bool, integers, floats)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// ```text
/// hypot(x1: [3.0, 5.0], x2: [4.0, 12.0]) gives
/// float32 [ 5. 13.]
/// ```
#[inline]
pub fn hypot(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"hypot");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// The modified Bessel function of the first kind, of order 0.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// i0(x: [0.0, inf]) gives
/// float32 [ 1. inf]
/// ```
#[inline]
pub fn i0(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"i0");
    OP.run(&[x.as_ptr()])
}

/// e^-|x| times the modified Bessel function of the first kind, of order 0.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// i0e(x: [0.0, inf]) gives
/// float32 [1. 0.]
/// ```
#[inline]
pub fn i0e(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"i0e");
    OP.run(&[x.as_ptr()])
}

/// The modified Bessel function of the first kind, of order 1.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// i1(x: [0.0, -inf]) gives
/// float32 [  0. -inf]
/// ```
#[inline]
pub fn i1(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"i1");
    OP.run(&[x.as_ptr()])
}

/// e^-|x| times the modified Bessel function of the first kind, of order 1.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// i1e(x: [0.0, inf]) gives
/// float32 [0. 0.]
/// ```
#[inline]
pub fn i1e(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"i1e");
    OP.run(&[x.as_ptr()])
}

/// x itself, as a new tensor on the same memory.
///
/// * `x`: Any tensor. (shape `any`; any dtype)
/// * returns `y`: The same values. (shape `x`; dtype of `x`)
///
/// ```text
/// identity(x: [1, 2]) gives
/// int32 [1 2]
/// ```
#[inline]
pub fn identity(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"identity");
    OP.run(&[x.as_ptr()])
}

/// What a call of [`ifft_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Ifft {
    /// The number of points: x is cut, or zeros are added at its end. x's own if it is `None`.
    pub n: Option<i64>,
    /// The axis; negative ones count from the end. Default: `-1`.
    pub axis: i64,
    /// BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both
    /// are divided by the root. Default: `BACKWARD`.
    pub norm: Norm,
}

impl Default for Ifft {
    fn default() -> Self {
        Ifft { n: None, axis: -1, norm: Norm::Backward }
    }
}

/// The inverse of fft along an axis: the sums of x\[j\] e^(2 pi i jk/n) over n.
///
/// * `x`: The numbers; m stands at axis. (shape `[outer..., m, inner...]`; bool, integers, floats, complex numbers)
/// * returns `y`: The transform. (shape `[outer..., n, inner...]`; dtype of `complex(x)`)
///
/// ```text
/// ifft(x: [4.0, 0.0, 0.0, 0.0]) gives
/// complex64 [1.+0.j 1.+0.j 1.+0.j 1.+0.j]
/// ```
pub fn ifft(x: &Tensor) -> Result<Tensor> {
    ifft_with(x, Ifft::default())
}

/// [`ifft()`], with options.
pub fn ifft_with(x: &Tensor, options: Ifft) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"ifft");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.n);
    arguments.unless(1, options.axis, -1);
    arguments.unless(2, options.norm as i64, Norm::Backward as i64);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`ifft2_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Ifft2<'a> {
    /// The number of points along each of the axes, the last ones if axes is `None`; -1: x's own. x is cut, or zeros
    /// are added at its end. x's own if it is `None`.
    pub s: Option<&'a [i64]>,
    /// The axes, each once; negative ones count from the end. Default: `[-2, -1]`.
    pub axes: &'a [i64],
    /// BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both
    /// are divided by the root. Default: `BACKWARD`.
    pub norm: Norm,
}

impl Default for Ifft2<'_> {
    fn default() -> Self {
        Ifft2 { s: None, axes: &[-2, -1], norm: Norm::Backward }
    }
}

/// The inverse of fft2.
///
/// * `x`: The numbers. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The transform. (shape `any`; dtype of `complex(x)`)
///
/// ```text
/// ifft2(x: [[1.0, 2.0], [3.0, 4.0]]) gives
/// complex64 [[ 2.5+0.j -0.5+0.j]
///  [-1. +0.j  0. +0.j]]
/// ```
pub fn ifft2(x: &Tensor) -> Result<Tensor> {
    ifft2_with(x, Ifft2::default())
}

/// [`ifft2()`], with options.
pub fn ifft2_with(x: &Tensor, options: Ifft2<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"ifft2");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.s);
    arguments.unless(1, options.axes, &[-2, -1]);
    arguments.unless(2, options.norm as i64, Norm::Backward as i64);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`ifftn_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Ifftn<'a> {
    /// The number of points along each of the axes, the last ones if axes is `None`; -1: x's own. x is cut, or zeros
    /// are added at its end. x's own if it is `None`.
    pub s: Option<&'a [i64]>,
    /// The axes, each once; negative ones count from the end. If it is `None`, as many of the last ones as s has
    /// numbers, or all.
    pub axes: Option<&'a [i64]>,
    /// BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both
    /// are divided by the root. Default: `BACKWARD`.
    pub norm: Norm,
}

impl Default for Ifftn<'_> {
    fn default() -> Self {
        Ifftn { s: None, axes: None, norm: Norm::Backward }
    }
}

/// The inverse of fftn.
///
/// * `x`: The numbers. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The transform. (shape `any`; dtype of `complex(x)`)
///
/// ```text
/// ifftn(x: [[1.0, 2.0], [3.0, 4.0]]) gives
/// complex64 [[ 2.5+0.j -0.5+0.j]
///  [-1. +0.j  0. +0.j]]
/// ```
pub fn ifftn(x: &Tensor) -> Result<Tensor> {
    ifftn_with(x, Ifftn::default())
}

/// [`ifftn()`], with options.
pub fn ifftn_with(x: &Tensor, options: Ifftn<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"ifftn");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.s);
    arguments.perhaps(1, options.axes);
    arguments.unless(2, options.norm as i64, Norm::Backward as i64);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`ifftshift_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ifftshift<'a> {
    /// The axes; negative ones count from the end. All if it is `None`.
    pub axes: Option<&'a [i64]>,
}

/// Undoes fftshift.
///
/// * `x`: The elements. (shape `any`; any dtype)
/// * returns `y`: The elements in their new order. (shape `x`; dtype of `x`)
///
/// ```text
/// ifftshift(x: [-2, -1, 0, 1, 2]) gives
/// int32 [ 0  1  2 -2 -1]
/// ```
pub fn ifftshift(x: &Tensor) -> Result<Tensor> {
    ifftshift_with(x, Ifftshift::default())
}

/// [`ifftshift()`], with options.
pub fn ifftshift_with(x: &Tensor, options: Ifftshift<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"ifftshift");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axes);
    OP.one(&[x.as_ptr()], &arguments)
}

/// The regularized lower incomplete gamma function P(x1, x2). It is the integral of t^(x1 - 1) e^-t from 0 to x2,
/// over gamma(x1). NaN where x1 or x2 is negative. Derivatives in x1 go up to the eighth.
///
/// * `x1`: The first operands. (shape `any`; bool, integers, floats)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// ```text
/// igamma(x1: [1.0, 2.0], x2: [0.0, inf]) gives
/// float32 [0. 1.]
/// ```
#[inline]
pub fn igamma(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"igamma");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// The regularized upper incomplete gamma function Q(x1, x2) = 1 - P(x1, x2), exact where it is small. Derivatives in
/// x1 go up to the eighth.
///
/// * `x1`: The first operands. (shape `any`; bool, integers, floats)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// ```text
/// igammac(x1: [1.0, 2.0], x2: [0.0, inf]) gives
/// float32 [1. 0.]
/// ```
#[inline]
pub fn igammac(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"igammac");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// What a call of [`ihfft_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Ihfft {
    /// The number of points: x is cut, or zeros are added at its end. x's own if it is `None`.
    pub n: Option<i64>,
    /// The axis; negative ones count from the end. Default: `-1`.
    pub axis: i64,
    /// BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both
    /// are divided by the root. Default: `BACKWARD`.
    pub norm: Norm,
}

impl Default for Ihfft {
    fn default() -> Self {
        Ihfft { n: None, axis: -1, norm: Norm::Backward }
    }
}

/// The inverse of hfft along an axis.
///
/// * `x`: The numbers; m stands at axis. (shape `[outer..., m, inner...]`; bool, integers, floats)
/// * returns `y`: The first half of the numbers; half is n / 2 + 1. (shape `[outer..., half, inner...]`; dtype of
///   `complex(x)`)
///
/// ```text
/// ihfft(x: [1.0, 2.0, 3.0, 4.0]) gives
/// complex64 [ 2.5-0.j  -0.5-0.5j -0.5-0.j ]
/// ```
pub fn ihfft(x: &Tensor) -> Result<Tensor> {
    ihfft_with(x, Ihfft::default())
}

/// [`ihfft()`], with options.
pub fn ihfft_with(x: &Tensor, options: Ihfft) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"ihfft");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.n);
    arguments.unless(1, options.axis, -1);
    arguments.unless(2, options.norm as i64, Norm::Backward as i64);
    OP.one(&[x.as_ptr()], &arguments)
}

/// The imaginary part of complex x; 0 for real x.
///
/// * `x`: The operands, one by one. (shape `any`; integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `real(x)`)
///
/// ```text
/// imag(x: [1+2j, 3-4j]) gives
/// float32 [ 2. -4.]
/// ```
#[inline]
pub fn imag(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"imag");
    OP.run(&[x.as_ptr()])
}

/// Sums of products over the last axes. A scalar multiplies the other input.
///
/// * `x1`: The first factor. (shape `any`; bool, integers, floats, complex numbers)
/// * `x2`: The second factor, whose last dim is that of x1. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The dims of x1 and then those of x2, without the last ones. (shape `any`; dtype of `x1`)
///
/// ```text
/// inner(x1: [[1, 2], [3, 4]], x2: [1, 1]) gives
/// int32 [3 7]
/// ```
#[inline]
pub fn inner(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"inner");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// What a call of [`instance_norm_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct InstanceNorm<'a> {
    /// What each channel is multiplied by; 1 if it is `None`. Shape `[channels]`.
    pub scale: Option<&'a Tensor>,
    /// What is added to each channel; 0 if it is `None`. Shape `[channels]`.
    pub offset: Option<&'a Tensor>,
    /// What is added to the variance, so that it is not 0. Default: `0.001`.
    pub epsilon: f64,
    /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW):
    /// channels second. Shapes are those of NHWC. Default: `NHWC`.
    pub data_format: DataFormat,
}

impl Default for InstanceNorm<'_> {
    fn default() -> Self {
        InstanceNorm { scale: None, offset: None, epsilon: 0.001, data_format: DataFormat::NHWC }
    }
}

/// (x - mean) / sqrt(variance + epsilon) \* scale + offset, channel by channel. The mean and the variance are those
/// of a channel of one image (Ulyanov et al., 2016).
///
/// * `x`: The images, in the order of data_format. (shape `[images, ..., channels]`; floats)
/// * returns `y`: The normalized elements. (shape `x`; dtype of `x`)
///
/// ```text
/// instance_norm(x: [[[1.0, 2.0], [3.0, 6.0]]], epsilon: 0.0) gives
/// float32 [[[-1. -1.]
///   [ 1.  1.]]]
/// ```
pub fn instance_norm(x: &Tensor) -> Result<Tensor> {
    instance_norm_with(x, InstanceNorm::default())
}

/// [`instance_norm()`], with options.
pub fn instance_norm_with(x: &Tensor, options: InstanceNorm<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"instance_norm");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.epsilon, 0.001);
    arguments.unless(1, options.data_format as i64, DataFormat::NHWC as i64);
    OP.one(&[x.as_ptr(), Tensor::pointer_or_null(options.scale), Tensor::pointer_or_null(options.offset)], &arguments)
}

/// What a call of [`inv_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Inv {
    /// Whether the results are the conjugate transposes of the inverses. Default: `false`.
    pub adjoint: bool,
}

/// The inverses of matrices. A singular matrix is [`Code::INVALID_ARGUMENT`].
///
/// * `x`: Square matrices; integers become floats first. (shape `[outer..., n, n]`; bool, integers, complex numbers,
///   float32, float64)
/// * returns `y`: Their inverses. (shape `x`; dtype of `x`)
///
/// ```text
/// inv(x: [[2.0, 0.0], [1.0, 1.0]]) gives
/// float32 [[ 0.5  0. ]
///  [-0.5  1. ]]
/// ```
pub fn inv(x: &Tensor) -> Result<Tensor> {
    inv_with(x, Inv::default())
}

/// [`inv()`], with options.
pub fn inv_with(x: &Tensor, options: Inv) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"inv");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.adjoint, false);
    OP.one(&[x.as_ptr()], &arguments)
}

/// The window with which istft undoes stft. Each number is divided by the sum of the squares of all that meet at its
/// place.
///
/// * `window`: The window of stft. (shape `[n]`; bool, integers, floats)
/// * `frame_step`: How far apart frames begin.
/// * returns `y`: The window of istft. (shape `[n]`; dtype of `window`)
///
/// ```text
/// inverse_stft_window(window: [1.0, 1.0, 1.0, 1.0], frame_step: 2) gives
/// float32 [0.5 0.5 0.5 0.5]
/// ```
pub fn inverse_stft_window(window: &Tensor, frame_step: i64) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"inverse_stft_window");
    let mut arguments = Arguments::new();
    arguments.given(0, frame_step);
    OP.one(&[window.as_ptr()], &arguments)
}

/// What a call of [`irfft_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Irfft {
    /// The number of real numbers: x is cut, or zeros are added at its end, to n / 2 + 1 numbers. 2 (m - 1) if it is
    /// `None`.
    pub n: Option<i64>,
    /// The axis; negative ones count from the end. Default: `-1`.
    pub axis: i64,
    /// BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both
    /// are divided by the root. Default: `BACKWARD`.
    pub norm: Norm,
}

impl Default for Irfft {
    fn default() -> Self {
        Irfft { n: None, axis: -1, norm: Norm::Backward }
    }
}

/// The inverse of rfft along an axis. Imaginary parts of what has to be real are ignored.
///
/// * `x`: The half of a transform; m stands at axis. (shape `[outer..., m, inner...]`; bool, integers, floats,
///   complex numbers)
/// * returns `y`: Real numbers. (shape `[outer..., n, inner...]`; dtype of `real(x)`)
///
/// ```text
/// irfft(x: [10+0j, -2+2j, -2+0j]) gives
/// float32 [1. 2. 3. 4.]
/// ```
pub fn irfft(x: &Tensor) -> Result<Tensor> {
    irfft_with(x, Irfft::default())
}

/// [`irfft()`], with options.
pub fn irfft_with(x: &Tensor, options: Irfft) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"irfft");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.n);
    arguments.unless(1, options.axis, -1);
    arguments.unless(2, options.norm as i64, Norm::Backward as i64);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`irfft2_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Irfft2<'a> {
    /// The number of points along each of the axes, the last ones if axes is `None`; -1: x's own. x is cut, or zeros
    /// are added at its end. x's own if it is `None`.
    pub s: Option<&'a [i64]>,
    /// The axes, each once; negative ones count from the end. Default: `[-2, -1]`.
    pub axes: &'a [i64],
    /// BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both
    /// are divided by the root. Default: `BACKWARD`.
    pub norm: Norm,
}

impl Default for Irfft2<'_> {
    fn default() -> Self {
        Irfft2 { s: None, axes: &[-2, -1], norm: Norm::Backward }
    }
}

/// The inverse of rfft2. An axis of m numbers becomes 2 (m - 1) unless s says otherwise.
///
/// * `x`: A transform, of whose last axis the first half. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: Real numbers. (shape `any`; dtype of `real(x)`)
///
/// ```text
/// irfft2(x: [[10+0j, -2+0j], [-4+0j, 0j]]) gives
/// float32 [[1. 2.]
///  [3. 4.]]
/// ```
pub fn irfft2(x: &Tensor) -> Result<Tensor> {
    irfft2_with(x, Irfft2::default())
}

/// [`irfft2()`], with options.
pub fn irfft2_with(x: &Tensor, options: Irfft2<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"irfft2");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.s);
    arguments.unless(1, options.axes, &[-2, -1]);
    arguments.unless(2, options.norm as i64, Norm::Backward as i64);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`irfftn_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Irfftn<'a> {
    /// The number of points along each of the axes, the last ones if axes is `None`; -1: x's own. x is cut, or zeros
    /// are added at its end. x's own if it is `None`.
    pub s: Option<&'a [i64]>,
    /// The axes, each once; negative ones count from the end. If it is `None`, as many of the last ones as s has
    /// numbers, or all.
    pub axes: Option<&'a [i64]>,
    /// BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both
    /// are divided by the root. Default: `BACKWARD`.
    pub norm: Norm,
}

impl Default for Irfftn<'_> {
    fn default() -> Self {
        Irfftn { s: None, axes: None, norm: Norm::Backward }
    }
}

/// The inverse of rfftn. An axis of m numbers becomes 2 (m - 1) unless s says otherwise.
///
/// * `x`: A transform, of whose last axis the first half. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: Real numbers. (shape `any`; dtype of `real(x)`)
///
/// ```text
/// irfftn(x: [[10+0j, -2+0j], [-4+0j, 0j]]) gives
/// float32 [[1. 2.]
///  [3. 4.]]
/// ```
pub fn irfftn(x: &Tensor) -> Result<Tensor> {
    irfftn_with(x, Irfftn::default())
}

/// [`irfftn()`], with options.
pub fn irfftn_with(x: &Tensor, options: Irfftn<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"irfftn");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.s);
    arguments.perhaps(1, options.axes);
    arguments.unless(2, options.norm as i64, Norm::Backward as i64);
    OP.one(&[x.as_ptr()], &arguments)
}

/// Whether elements are neither infinite nor NaN.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `bool`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// isfinite(x: [1.0, inf, nan]) gives
/// bool [ True False False]
/// ```
#[inline]
pub fn isfinite(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"isfinite");
    OP.run(&[x.as_ptr()])
}

/// What a call of [`isin_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Isin {
    /// Whether to tell that they are not there. Default: `false`.
    pub invert: bool,
}

/// Whether elements of x1 are among those of x2. NaN is not.
///
/// * `x1`: The elements to look for. (shape `any`; any dtype)
/// * `x2`: Where to look for them. (shape `any`; any dtype)
/// * returns `y`: Whether each one is there. (shape `x1`; dtype of `bool`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// isin(x1: [1, 2, 3], x2: [3, 1]) gives
/// bool [ True False  True]
/// ```
pub fn isin(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    isin_with(x1, x2, Isin::default())
}

/// [`isin()`], with options.
pub fn isin_with(x1: &Tensor, x2: &Tensor, options: Isin) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"isin");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.invert, false);
    OP.one(&[x1.as_ptr(), x2.as_ptr()], &arguments)
}

/// Whether elements are infinite, of either sign.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `bool`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// isinf(x: [1.0, inf, nan]) gives
/// bool [False  True False]
/// ```
#[inline]
pub fn isinf(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"isinf");
    OP.run(&[x.as_ptr()])
}

/// Whether elements are NaN.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `bool`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// isnan(x: [1.0, inf, nan]) gives
/// bool [False False  True]
/// ```
#[inline]
pub fn isnan(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"isnan");
    OP.run(&[x.as_ptr()])
}

/// What a call of [`istft_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Istft<'a> {
    /// What frames are multiplied by; hann_window if it is `None`. Ones leave them as they are. Shape
    /// `[frame_length]`.
    pub window: Option<&'a Tensor>,
    /// The number of points of a transform: frames are cut, or zeros are added. The least power of two that is enough
    /// for a frame if it is `None`.
    pub fft_length: Option<i64>,
}

/// The sum of the irfft of frames, multiplied by a window; the inverse of stft if it is inverse_stft_window.
///
/// * `x`: The transforms of frames. (shape `[outer..., frames, bins]`; bool, integers, floats, complex numbers)
/// * `frame_length`: How many numbers a frame has.
/// * `frame_step`: How far apart frames begin.
/// * returns `y`: Signals; n is frame_length and frame_step for each frame but the first. (shape `[outer..., n]`;
///   dtype of `real(x)`)
///
/// ```text
/// istft(x: [[2+0j, -2+0j], [4+0j, -4+0j]], frame_length: 2, frame_step: 2) gives
/// float32 [0. 2. 0. 4.]
/// ```
pub fn istft(x: &Tensor, frame_length: i64, frame_step: i64) -> Result<Tensor> {
    istft_with(x, frame_length, frame_step, Istft::default())
}

/// [`istft()`], with options.
pub fn istft_with(x: &Tensor, frame_length: i64, frame_step: i64, options: Istft<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"istft");
    let mut arguments = Arguments::new();
    arguments.given(0, frame_length);
    arguments.given(1, frame_step);
    arguments.perhaps(2, options.fft_length);
    OP.one(&[x.as_ptr(), Tensor::pointer_or_null(options.window)], &arguments)
}

/// What a call of [`kaiser_window_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct KaiserWindow {
    /// Whether the window is one period, the first of its numbers being left out at the end, as spectra want it, or
    /// else symmetric, as filters do. Default: `false`.
    pub periodic: bool,
    /// The result's dtype. Default: `float32`.
    pub dtype: DType,
    /// How narrow it is; 0 is a rectangle. Default: `12.0`.
    pub beta: f64,
}

impl Default for KaiserWindow {
    fn default() -> Self {
        KaiserWindow { periodic: false, dtype: DType::FLOAT32, beta: 12.0 }
    }
}

/// Kaiser's window: I0(beta sqrt(1 - t^2)) / I0(beta), with t from -1 to 1 and the Bessel function I0.
///
/// * `window_length`: How many numbers it has.
/// * returns `y`: The window. (shape `[window_length]`; dtype of `dtype`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// kaiser_window(window_length: 3, beta: 0.0) gives
/// float32 [1. 1. 1.]
/// ```
pub fn kaiser_window(window_length: i64) -> Result<Tensor> {
    kaiser_window_with(window_length, KaiserWindow::default())
}

/// [`kaiser_window()`], with options.
pub fn kaiser_window_with(window_length: i64, options: KaiserWindow) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"kaiser_window");
    let mut arguments = Arguments::new();
    arguments.given(0, window_length);
    arguments.unless(1, options.periodic, false);
    arguments.unless(2, options.dtype, DType::FLOAT32);
    arguments.unless(3, options.beta, 12.0);
    OP.one(&[], &arguments)
}

/// What a call of [`kl_div_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct KlDiv {
    /// Whether target has logarithms, too. Default: `false`.
    pub log_target: bool,
    /// MEAN, SUM, or NONE: the loss of each element. Default: `MEAN`.
    pub reduction: Reduction,
}

impl Default for KlDiv {
    fn default() -> Self {
        KlDiv { log_target: false, reduction: Reduction::Mean }
    }
}

/// Kullback and Leibler's divergence of a distribution from a target.
///
/// * `x`: The logarithms of probabilities. (shape `any`; floats)
/// * `target`: The target's probabilities. (shape `any`; floats)
/// * returns `y`: The mean or the sum, of shape \[\]; without it, the losses of the shape to which the inputs
///   broadcast. (shape `any`; dtype of `x`)
///
/// ```text
/// kl_div(x: [0.0, 0.0], target: [1.0, 0.0], reduction: SUM) gives
/// float32 0.0
/// ```
pub fn kl_div(x: &Tensor, target: &Tensor) -> Result<Tensor> {
    kl_div_with(x, target, KlDiv::default())
}

/// [`kl_div()`], with options.
pub fn kl_div_with(x: &Tensor, target: &Tensor, options: KlDiv) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"kl_div");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.log_target, false);
    arguments.unless(1, options.reduction as i64, Reduction::Mean as i64);
    OP.one(&[x.as_ptr(), target.as_ptr()], &arguments)
}

/// Kronecker's products: x1 with each element replaced by its product with x2.
///
/// * `x1`: The first factor. (shape `any`; bool, integers, floats, complex numbers)
/// * `x2`: The second factor. The lower rank gets leading dims of 1. (shape `any`; bool, integers, floats, complex
///   numbers)
/// * returns `y`: Along each axis the product of both dims. (shape `any`; dtype of `x1`)
///
/// ```text
/// kron(x1: [1, 10], x2: [1, 2, 3]) gives
/// int32 [ 1  2  3 10 20 30]
/// ```
#[inline]
pub fn kron(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"kron");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// Half the sum of the squares of all elements.
///
/// * `x`: The elements. (shape `any`; floats)
/// * returns `loss`: The sum. (shape `[]`; dtype of `x`)
///
/// ```text
/// l2_loss(x: [3.0, 4.0]) gives
/// float32 12.5
/// ```
#[inline]
pub fn l2_loss(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"l2_loss");
    OP.run(&[x.as_ptr()])
}

/// What a call of [`l2_normalize_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct L2Normalize<'a> {
    /// The axes, each once; negative ones count from the end. All axes if it is `None`.
    pub axis: Option<&'a [i64]>,
    /// The least that the sum of squares counts as, so that zeros stay zeros. Default: `1e-12`.
    pub epsilon: f64,
}

impl Default for L2Normalize<'_> {
    fn default() -> Self {
        L2Normalize { axis: None, epsilon: 1e-12 }
    }
}

/// x over its Euclidean norm along axes; integers become floats first.
///
/// * `x`: The elements. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: x / sqrt(max(sum(|x|^2), epsilon)). (shape `x`; dtype of `x`)
///
/// ```text
/// l2_normalize(x: [[3.0, 4.0]], axis: [1]) gives
/// float32 [[0.6 0.8]]
/// ```
pub fn l2_normalize(x: &Tensor) -> Result<Tensor> {
    l2_normalize_with(x, L2Normalize::default())
}

/// [`l2_normalize()`], with options.
pub fn l2_normalize_with(x: &Tensor, options: L2Normalize<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"l2_normalize");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.epsilon, 1e-12);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`layer_norm_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct LayerNorm<'a> {
    /// What each place is multiplied by; 1 if it is `None`. Shape `[n...]`.
    pub scale: Option<&'a Tensor>,
    /// What is added to each place; 0 if it is `None`. Shape `[n...]`.
    pub offset: Option<&'a Tensor>,
    /// The axes to normalize over, each once; negative ones count from the end. Default: `[-1]`.
    pub axis: &'a [i64],
    /// What is added to the variance, at least 0. Default: `0.001`.
    pub epsilon: f64,
}

impl Default for LayerNorm<'_> {
    fn default() -> Self {
        LayerNorm { scale: None, offset: None, axis: &[-1], epsilon: 0.001 }
    }
}

/// (x - mean) / sqrt(variance + epsilon) \* scale + offset, each place along some axes (Ba et al., 2016). The mean
/// and the variance are those over these axes.
///
/// * `x`: The elements; n stands at axis. (shape `[outer..., n...]`; floats)
/// * returns `y`: The normalized elements. (shape `x`; dtype of `x`)
///
/// ```text
/// layer_norm(x: [[1.0, 3.0], [6.0, 2.0]], scale: [1.0, 2.0], offset: [0.0, 1.0], epsilon: 0.0) gives
/// float32 [[-1.  3.]
///  [ 1. -1.]]
/// ```
pub fn layer_norm(x: &Tensor) -> Result<Tensor> {
    layer_norm_with(x, LayerNorm::default())
}

/// [`layer_norm()`], with options.
pub fn layer_norm_with(x: &Tensor, options: LayerNorm<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"layer_norm");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.axis, &[-1]);
    arguments.unless(1, options.epsilon, 0.001);
    OP.one(&[x.as_ptr(), Tensor::pointer_or_null(options.scale), Tensor::pointer_or_null(options.offset)], &arguments)
}

/// The logarithm of the absolute value of the beta function of the numbers along the last axis. It is the sum of
/// their lgamma, less lgamma of their sum: the constant of Dirichlet's distribution.
///
/// * `x`: The numbers. One alone gives 0, none -inf. (shape `[outer..., n]`; bool, integers, floats)
/// * returns `y`: The logarithms. (shape `[outer...]`; dtype of `x`)
///
/// ```text
/// lbeta(x: [[1.0, 1.0], [inf, 1.0]]) gives
/// float32 [  0. -inf]
/// ```
#[inline]
pub fn lbeta(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"lbeta");
    OP.run(&[x.as_ptr()])
}

/// The least common multiple of |x1| and |x2|, 0 where either is 0; too large ones wrap.
///
/// * `x1`: The first operands. (shape `any`; integers)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; integers)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// lcm(x1: [4, -3], x2: [6, 5]) gives
/// int32 [12 15]
/// ```
#[inline]
pub fn lcm(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"lcm");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// x1 times 2 to the power of x2, rounded once; integers in x1 become floats first.
///
/// * `x1`: The numbers. (shape `any`; bool, integers, floats)
/// * `x2`: The powers, whole numbers. The shapes broadcast. (shape `any`; integers)
/// * returns `y`: The scaled numbers, of the shape to which both broadcast. (shape `any`; dtype of `x1`)
///
/// ```text
/// ldexp(x1: [1.5, -3.0], x2: [2, -1]) gives
/// float32 [ 6.  -1.5]
/// ```
#[inline]
pub fn ldexp(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"ldexp");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// What a call of [`leaky_relu_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct LeakyRelu {
    /// The slope for negative x. Default: `0.2`.
    pub alpha: f64,
}

impl Default for LeakyRelu {
    fn default() -> Self {
        LeakyRelu { alpha: 0.2 }
    }
}

/// x where x \> 0, else alpha \* x (Maas et al., 2013).
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// leaky_relu(x: [-1.0, 2.0], alpha: 0.2) gives
/// float32 [-0.2  2. ]
/// ```
pub fn leaky_relu(x: &Tensor) -> Result<Tensor> {
    leaky_relu_with(x, LeakyRelu::default())
}

/// [`leaky_relu()`], with options.
pub fn leaky_relu_with(x: &Tensor, options: LeakyRelu) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"leaky_relu");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.alpha, 0.2);
    OP.one(&[x.as_ptr()], &arguments)
}

/// Whether x1 \< x2; strings byte by byte.
///
/// * `x1`: The first operands. (shape `any`; bool, integers, floats, string)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; bool, integers, floats, string)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `bool`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// less(x1: [1, 2, 3], x2: 2) gives
/// bool [ True False False]
/// ```
#[inline]
pub fn less(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"less");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// Whether x1 \<= x2.
///
/// * `x1`: The first operands. (shape `any`; bool, integers, floats, string)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; bool, integers, floats, string)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `bool`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// less_equal(x1: [1, 2, 3], x2: 2) gives
/// bool [ True  True False]
/// ```
#[inline]
pub fn less_equal(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"less_equal");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// The natural logarithm of the absolute value of the gamma function.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// lgamma(x: [1.0, 4.0]) gives
/// float32 [0.        1.7917595]
/// ```
#[inline]
pub fn lgamma(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"lgamma");
    OP.run(&[x.as_ptr()])
}

/// What a call of [`linspace_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Linspace {
    /// Whether stop is the last number. Default: `true`.
    pub endpoint: bool,
    /// The result's dtype, a floating or complex one. If it is `None`, float64 where start or stop is an integer
    /// beyond 31 bits, else float32.
    pub dtype: Option<DType>,
}

impl Default for Linspace {
    fn default() -> Self {
        Linspace { endpoint: true, dtype: None }
    }
}

/// Numbers from start to stop, equally far apart.
///
/// * `start`: The first number.
/// * `stop`: The last number; without endpoint the one after it.
/// * `num`: How many numbers.
/// * returns `y`: The numbers. (shape `[num]`; dtype of `dtype`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// linspace(start: 0, stop: 1, num: 5) gives
/// float32 [0.   0.25 0.5  0.75 1.  ]
/// ```
pub fn linspace(start: f64, stop: f64, num: i64) -> Result<Tensor> {
    linspace_with(start, stop, num, Linspace::default())
}

/// [`linspace()`], with options.
pub fn linspace_with(start: f64, stop: f64, num: i64, options: Linspace) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"linspace");
    let mut arguments = Arguments::new();
    arguments.given(0, start);
    arguments.given(1, stop);
    arguments.given(2, num);
    arguments.unless(3, options.endpoint, true);
    arguments.perhaps(4, options.dtype);
    OP.one(&[], &arguments)
}

/// What a call of [`local_response_norm_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct LocalResponseNorm {
    /// How many neighbours count on either side. Default: `5`.
    pub depth_radius: i64,
    /// What is added to the sum, so that it is not 0. Default: `1.0`.
    pub bias: f64,
    /// The factor of the sum. Default: `1.0`.
    pub alpha: f64,
    /// The exponent. Default: `0.5`.
    pub beta: f64,
}

impl Default for LocalResponseNorm {
    fn default() -> Self {
        LocalResponseNorm { depth_radius: 5, bias: 1.0, alpha: 1.0, beta: 0.5 }
    }
}

/// x / (bias + alpha \* s)^beta, s being the sum of squares of an element and its neighbours. Those in the last dim
/// count, depth_radius on either side (Krizhevsky et al., 2012).
///
/// * `x`: The elements. (shape `[..., channels]`; floats)
/// * returns `y`: The normalized elements. (shape `x`; dtype of `x`)
///
/// ```text
/// local_response_norm(x: [[1.0, 1.0, 1.0]], depth_radius: 1, bias: 2.0, beta: 1.0) gives
/// float32 [[0.25 0.2  0.25]]
/// ```
pub fn local_response_norm(x: &Tensor) -> Result<Tensor> {
    local_response_norm_with(x, LocalResponseNorm::default())
}

/// [`local_response_norm()`], with options.
pub fn local_response_norm_with(x: &Tensor, options: LocalResponseNorm) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"local_response_norm");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.depth_radius, 5);
    arguments.unless(1, options.bias, 1.0);
    arguments.unless(2, options.alpha, 1.0);
    arguments.unless(3, options.beta, 0.5);
    OP.one(&[x.as_ptr()], &arguments)
}

/// The natural logarithm; NaN where a real x is negative.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// log(x: [1.0, 2.0]) gives
/// float32 [0.        0.6931472]
/// ```
#[inline]
pub fn log(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"log");
    OP.run(&[x.as_ptr()])
}

/// The logarithm to base 10; NaN where a real x is negative.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// log10(x: [1.0, 1000.0]) gives
/// float32 [0. 3.]
/// ```
#[inline]
pub fn log10(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"log10");
    OP.run(&[x.as_ptr()])
}

/// The natural logarithm of 1 + x, exact near 0.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// log1p(x: [0.0, 1.0]) gives
/// float32 [0.        0.6931472]
/// ```
#[inline]
pub fn log1p(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"log1p");
    OP.run(&[x.as_ptr()])
}

/// The logarithm to base 2; NaN where a real x is negative.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// log2(x: [1.0, 8.0]) gives
/// float32 [0. 3.]
/// ```
#[inline]
pub fn log2(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"log2");
    OP.run(&[x.as_ptr()])
}

/// The logarithm of the standard normal distribution function, with all digits where it is small.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// log_ndtr(x: [0.0, -inf, inf]) gives
/// float32 [-0.6931472       -inf -0.       ]
/// ```
#[inline]
pub fn log_ndtr(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"log_ndtr");
    OP.run(&[x.as_ptr()])
}

/// log(sigmoid(x)) = -softplus(-x).
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// log_sigmoid(x: [0.0, 2.0]) gives
/// float32 [-0.6931472 -0.126928 ]
/// ```
#[inline]
pub fn log_sigmoid(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"log_sigmoid");
    OP.run(&[x.as_ptr()])
}

/// What a call of [`log_softmax_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct LogSoftmax {
    /// The axis whose elements are normalized together; negative ones count from the end. Default: `-1`.
    pub axis: i64,
}

impl Default for LogSoftmax {
    fn default() -> Self {
        LogSoftmax { axis: -1 }
    }
}

/// x - log(sum(e^x)) along an axis, without overflow: the logarithm of softmax.
///
/// * `x`: Scores; n stands at axis. (shape `[outer..., n, inner...]`; floats)
/// * returns `y`: Logarithms of probabilities. (shape `x`; dtype of `x`)
///
/// ```text
/// log_softmax(x: [[1.0, 1.0], [0.0, 2.0]]) gives
/// float32 [[-0.6931472 -0.6931472]
///  [-2.126928  -0.126928 ]]
/// ```
pub fn log_softmax(x: &Tensor) -> Result<Tensor> {
    log_softmax_with(x, LogSoftmax::default())
}

/// [`log_softmax()`], with options.
pub fn log_softmax_with(x: &Tensor, options: LogSoftmax) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"log_softmax");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.axis, -1);
    OP.one(&[x.as_ptr()], &arguments)
}

/// log(e^x1 + e^x2), without overflow.
///
/// * `x1`: The first operands. (shape `any`; bool, integers, floats)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// ```text
/// logaddexp(x1: [0.0, 1.0], x2: [0.0, 2.0]) gives
/// float32 [0.6931472 2.3132617]
/// ```
#[inline]
pub fn logaddexp(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"logaddexp");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// log2(2^x1 + 2^x2), without overflow.
///
/// * `x1`: The first operands. (shape `any`; bool, integers, floats)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// ```text
/// logaddexp2(x1: [0.0, 3.0], x2: [0.0, 3.0]) gives
/// float32 [1. 4.]
/// ```
#[inline]
pub fn logaddexp2(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"logaddexp2");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// The logarithms of determinants: NaN of a real one that is negative, -inf of 0. The gradient of a singular matrix
/// is [`Code::INVALID_ARGUMENT`].
///
/// * `x`: Square matrices; integers become floats first. (shape `[outer..., n, n]`; bool, integers, complex numbers,
///   float32, float64)
/// * returns `y`: The logarithms. They neither overflow nor underflow. (shape `[outer...]`; dtype of `x`)
///
/// ```text
/// logdet(x: [[2.0, 1.0], [1.0, 1.0]]) gives
/// float32 0.0
/// ```
#[inline]
pub fn logdet(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"logdet");
    OP.run(&[x.as_ptr()])
}

/// Whether both x1 and x2 are true.
///
/// * `x1`: The first operands. (shape `any`; bool)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; bool)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// logical_and(x1: [true, true], x2: [true, false]) gives
/// bool [ True False]
/// ```
#[inline]
pub fn logical_and(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"logical_and");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// Whether x is false.
///
/// * `x`: The operands, one by one. (shape `any`; bool)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// logical_not(x: [true, false]) gives
/// bool [False  True]
/// ```
#[inline]
pub fn logical_not(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"logical_not");
    OP.run(&[x.as_ptr()])
}

/// Whether x1 or x2 or both are true.
///
/// * `x1`: The first operands. (shape `any`; bool)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; bool)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// logical_or(x1: [true, false], x2: [false, false]) gives
/// bool [ True False]
/// ```
#[inline]
pub fn logical_or(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"logical_or");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// Whether one of x1 and x2 is true, but not both.
///
/// * `x1`: The first operands. (shape `any`; bool)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; bool)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// logical_xor(x1: [true, true], x2: [true, false]) gives
/// bool [False  True]
/// ```
#[inline]
pub fn logical_xor(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"logical_xor");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// What a call of [`logsumexp_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Logsumexp<'a> {
    /// The axes to reduce, each once; negative ones count from the end. All axes if it is `None`.
    pub axis: Option<&'a [i64]>,
    /// Whether the axes that are reduced stay, with size 1. Default: `false`.
    pub keepdims: bool,
}

/// log(sum(e^x)) over axes, without overflow.
///
/// * `x`: The elements to be reduced. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: A result for each place that axis leaves. (shape `reduced(x)`; dtype of `x`)
///
/// ```text
/// logsumexp(x: [[0.0, 0.0], [1.0, 2.0]], axis: [1]) gives
/// float32 [0.6931472 2.3132617]
/// ```
pub fn logsumexp(x: &Tensor) -> Result<Tensor> {
    logsumexp_with(x, Logsumexp::default())
}

/// [`logsumexp()`], with options.
pub fn logsumexp_with(x: &Tensor, options: Logsumexp<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"logsumexp");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.keepdims, false);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`lp_pool_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct LpPool<'a> {
    /// The exponent of the powers, more than 0: 2 for lengths, inf for the greatest absolute values. Default: `2.0`.
    pub ord: f64,
    /// The size of a window along each spatial axis; one value stands for all. Default: `[2]`.
    pub ksize: &'a [i64],
    /// How far windows are apart along each spatial axis; one value stands for all. As far as ksize if it is `None`.
    pub strides: Option<&'a [i64]>,
    /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
    /// paddings. Default: `VALID`.
    pub padding: Padding,
    /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW):
    /// channels second. Shapes are those of NHWC. Default: `NHWC`.
    pub data_format: DataFormat,
    /// Places that are added before and after each spatial axis; one value stands for all. For EXPLICIT alone; it may
    /// be `None` otherwise.
    pub paddings: Option<&'a [i64]>,
    /// How far the filter's elements are apart along each spatial axis; one value stands for all. Default: `[1]`.
    pub dilations: &'a [i64],
    /// Whether a last window that reaches beyond the padding counts, if it begins before that. SAME has none.
    /// Default: `false`.
    pub ceil_mode: bool,
}

impl Default for LpPool<'_> {
    fn default() -> Self {
        LpPool {
            ord: 2.0,
            ksize: &[2],
            strides: None,
            padding: Padding::Valid,
            data_format: DataFormat::NHWC,
            paddings: None,
            dilations: &[1],
            ceil_mode: false,
        }
    }
}

/// The norm of each window, channel by channel: the root of the sum of powers; padding is zeros.
///
/// * `x`: Sequences, images or volumes in the order of data_format: one to three spatial axes, and their channels.
///   (shape `[n, sizes..., c]`; floats)
/// * returns `y`: A norm for each window, in the order of data_format. (shape `[n, windows..., c]`; dtype of `x`)
///
/// ```text
/// lp_pool(x: [[[3.0], [4.0]]], ksize: [2]) gives
/// float32 [[[5.]]]
/// ```
pub fn lp_pool(x: &Tensor) -> Result<Tensor> {
    lp_pool_with(x, LpPool::default())
}

/// [`lp_pool()`], with options.
pub fn lp_pool_with(x: &Tensor, options: LpPool<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"lp_pool");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.ord, 2.0);
    arguments.perhaps(1, options.strides);
    arguments.unless(2, options.padding as i64, Padding::Valid as i64);
    arguments.perhaps(3, options.paddings);
    arguments.unless(4, options.data_format as i64, DataFormat::NHWC as i64);
    arguments.unless(5, options.ksize, &[2]);
    arguments.unless(6, options.dilations, &[1]);
    arguments.unless(7, options.ceil_mode, false);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`lstm_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lstm<'a> {
    /// What is added to the gates; 0 if it is `None`. Shape `[gates]`.
    pub bias: Option<&'a Tensor>,
    /// The state before the first step; 0 if it is `None`. Shape `[batch, units]`.
    pub initial_h: Option<&'a Tensor>,
    /// The cells before the first step; 0 if it is `None`. Shape `[batch, units]`.
    pub initial_c: Option<&'a Tensor>,
    /// Which steps count; at others a state stays as it is. All if it is `None`. Shape `[batch, steps]`.
    pub mask: Option<&'a Tensor>,
    /// Whether the steps are the first dim of x, sequence and mask, and the batch is the second. Default: `false`.
    pub time_major: bool,
    /// Whether the last step is computed first. Results stand at the steps of x. Default: `false`.
    pub reverse: bool,
}

/// Long short-term memory over whole sequences (Hochreiter, Schmidhuber, 1997). With the gates i, f, g, o = x kernel
/// \+ h recurrent_kernel + bias, in this order, each step makes c = sigmoid(f) c + sigmoid(i) tanh(g) and h =
/// sigmoid(o) tanh(c).
///
/// * `x`: The sequences. (shape `[batch, steps, inputs]`; floats)
/// * `kernel`: The weights of x, for 4 gates of as many units. (shape `[inputs, gates]`; floats)
/// * `recurrent_kernel`: The weights of h. (shape `[units, gates]`; floats)
/// * returns `sequence`: The state h after each step. (shape `[batch, steps, units]`; dtype of `x`)
/// * returns `h`: The state h after the last step that is computed. (shape `[batch, units]`; dtype of `x`)
/// * returns `c`: The cells after the last step that is computed. (shape `[batch, units]`; dtype of `x`)
///
/// ```text
/// lstm(x: [[[1.0]]], kernel: [[0.0, 0.0, 0.0, 0.0]], recurrent_kernel: [[0.0, 0.0, 0.0, 0.0]], initial_c: [[200.0]]) gives
/// float32 [[[0.5]]]
/// float32 [[0.5]]
/// float32 [[100.]]
/// ```
pub fn lstm(x: &Tensor, kernel: &Tensor, recurrent_kernel: &Tensor) -> Result<(Tensor, Tensor, Tensor)> {
    lstm_with(x, kernel, recurrent_kernel, Lstm::default())
}

/// [`lstm()`], with options.
pub fn lstm_with(
    x: &Tensor,
    kernel: &Tensor,
    recurrent_kernel: &Tensor,
    options: Lstm<'_>,
) -> Result<(Tensor, Tensor, Tensor)> {
    static OP: Prepared = Prepared::new(c"lstm");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.time_major, false);
    arguments.unless(1, options.reverse, false);
    let mut outputs = OP.many(
        &[
            x.as_ptr(),
            kernel.as_ptr(),
            recurrent_kernel.as_ptr(),
            Tensor::pointer_or_null(options.bias),
            Tensor::pointer_or_null(options.initial_h),
            Tensor::pointer_or_null(options.initial_c),
            Tensor::pointer_or_null(options.mask),
        ],
        &arguments,
    )?;
    let c = outputs.pop().expect("the registry's number of outputs");
    let h = outputs.pop().expect("the registry's number of outputs");
    let sequence = outputs.pop().expect("the registry's number of outputs");
    Ok((sequence, h, c))
}

/// What a call of [`lstm_cell_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct LstmCell<'a> {
    /// What is added; 0 if it is `None`. Shape `[gates]`.
    pub bias: Option<&'a Tensor>,
}

/// A step of lstm.
///
/// * `x`: The step's inputs. (shape `[batch, inputs]`; floats)
/// * `h`: The state before the step. (shape `[batch, units]`; floats)
/// * `c`: The cells before the step. (shape `[batch, units]`; floats)
/// * `kernel`: The weights of x, for 4 gates of as many units: i, f, g, o. (shape `[inputs, gates]`; floats)
/// * `recurrent_kernel`: The weights of h. (shape `[units, gates]`; floats)
/// * returns `next_h`: The state after the step. (shape `[batch, units]`; dtype of `x`)
/// * returns `next_c`: The cells after the step. (shape `[batch, units]`; dtype of `x`)
///
/// ```text
/// lstm_cell(x: [[1.0]], h: [[0.0]], c: [[200.0]], kernel: [[0.0, 0.0, 0.0, 0.0]], recurrent_kernel: [[0.0, 0.0, 0.0, 0.0]]) gives
/// float32 [[0.5]]
/// float32 [[100.]]
/// ```
pub fn lstm_cell(
    x: &Tensor,
    h: &Tensor,
    c: &Tensor,
    kernel: &Tensor,
    recurrent_kernel: &Tensor,
) -> Result<(Tensor, Tensor)> {
    lstm_cell_with(x, h, c, kernel, recurrent_kernel, LstmCell::default())
}

/// [`lstm_cell()`], with options.
pub fn lstm_cell_with(
    x: &Tensor,
    h: &Tensor,
    c: &Tensor,
    kernel: &Tensor,
    recurrent_kernel: &Tensor,
    options: LstmCell<'_>,
) -> Result<(Tensor, Tensor)> {
    static OP: Prepared = Prepared::new(c"lstm_cell");
    let mut outputs = OP.many(
        &[
            x.as_ptr(),
            h.as_ptr(),
            c.as_ptr(),
            kernel.as_ptr(),
            recurrent_kernel.as_ptr(),
            Tensor::pointer_or_null(options.bias),
        ],
        &NO_ARGUMENTS,
    )?;
    let next_c = outputs.pop().expect("the registry's number of outputs");
    let next_h = outputs.pop().expect("the registry's number of outputs");
    Ok((next_h, next_c))
}

/// What a call of [`lstsq_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lstsq {
    /// A singular value counts as zero where it is at most rtol times the largest. The larger dim times the spacing
    /// of numbers at 1 if it is `None`.
    pub rtol: Option<f64>,
}

/// The least squares solutions y of x1 y = x2: the shortest of those for which x1 y is nearest to x2. Matrices x1 may
/// be wide, tall and of any rank. Numbers in them that are not finite give NaN. The gradient is that where the rank
/// stays as it is.
///
/// * `x1`: Matrices; integers become floats first. (shape `[left..., m, n]`; bool, integers, complex numbers,
///   float32, float64)
/// * `x2`: The right-hand sides, or the vector \[m\]. (shape `[right..., m, k]`; bool, integers, complex numbers,
///   float32, float64)
/// * returns `y`: The solutions; batch is what left and right broadcast to. Without k for a vector. (shape
///   `[batch..., n, k]`; dtype of `x1`)
///
/// ```text
/// lstsq(x1: [[1.0], [1.0]], x2: [[1.0], [3.0]]) gives
/// float32 [[2.]]
/// ```
pub fn lstsq(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    lstsq_with(x1, x2, Lstsq::default())
}

/// [`lstsq()`], with options.
pub fn lstsq_with(x1: &Tensor, x2: &Tensor, options: Lstsq) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"lstsq");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.rtol);
    OP.one(&[x1.as_ptr(), x2.as_ptr()], &arguments)
}

/// The factors of matrices with rows exchanged, x\[p\] = L U. A singular matrix has them too, but its gradient is
/// [`Code::INVALID_ARGUMENT`].
///
/// * `x`: Matrices; integers become floats first. (shape `[outer..., m, n]`; bool, integers, complex numbers,
///   float32, float64)
/// * returns `lu`: U in the upper triangle, and L, whose diagonal has ones, below it. (shape `x`; dtype of `x`)
/// * returns `p`: The row of x that stands in each place. (shape `[outer..., m]`; dtype of `int32`)
///
/// ```text
/// lu(x: [[1.0, 3.0], [2.0, 4.0]]) gives
/// float32 [[2.  4. ]
///  [0.5 1. ]]
/// int32 [1 0]
/// ```
#[inline]
pub fn lu(x: &Tensor) -> Result<(Tensor, Tensor)> {
    static OP: Prepared = Prepared::new(c"lu");
    let mut outputs = OP.many(&[x.as_ptr()], &NO_ARGUMENTS)?;
    let p = outputs.pop().expect("the registry's number of outputs");
    let lu = outputs.pop().expect("the registry's number of outputs");
    Ok((lu, p))
}

/// The solutions y of a y = x2, from the factors of a. A zero on a diagonal is [`Code::INVALID_ARGUMENT`].
///
/// * `lu`: The factors that lu gives. (shape `[left..., n, n]`; bool, integers, complex numbers, float32, float64)
/// * `p`: The places of rows that lu gives. (shape `[left..., n]`; int32, int64)
/// * `x2`: The right-hand sides, or the vector \[n\]. (shape `[right..., n, k]`; bool, integers, complex numbers,
///   float32, float64)
/// * returns `y`: The solutions; batch is what left and right broadcast to. Without k for a vector. (shape
///   `[batch..., n, k]`; dtype of `lu`)
///
/// ```text
/// lu_solve(lu: [[2.0, 4.0], [0.5, 1.0]], p: [1, 0], x2: [[4.0], [6.0]]) gives
/// float32 [[1.]
///  [1.]]
/// ```
#[inline]
pub fn lu_solve(lu: &Tensor, p: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"lu_solve");
    OP.run(&[lu.as_ptr(), p.as_ptr(), x2.as_ptr()])
}

/// What a call of [`map_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Map {
    /// How many of the inputs, the last ones, are the same in each iteration. Default: `0`.
    pub num_invariants: i64,
}

/// A function of each slice along the first axis.
///
/// * `inputs`: Tensors of one first dim, and the invariants. (shape `any`; any dtype)
/// * `function`: A function of a slice of each tensor, and of the invariants.
/// * returns `outputs`: What the function gives, each stacked along a new first axis. (shape `any`; dtype of
///   `inputs`)
pub fn map(inputs: &[&Tensor], function: &Function) -> Result<Vec<Tensor>> {
    map_with(inputs, function, Map::default())
}

/// [`map()`], with options.
pub fn map_with(inputs: &[&Tensor], function: &Function, options: Map) -> Result<Vec<Tensor>> {
    let mut op = OpBuilder::prepared(c"map")?;
    op.set_function(c"function", function)?;
    let mut arguments = Arguments::new();
    arguments.unless(0, options.num_invariants, 0);
    op.many(&Pointers::new(inputs), &arguments)
}

/// What a call of [`matmul_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Matmul {
    /// Whether x1 comes as \[left..., k, m\]. Default: `false`.
    pub transpose_a: bool,
    /// Whether x2 comes as \[right..., n, k\]. Default: `false`.
    pub transpose_b: bool,
    /// Whether x1 comes as \[left..., k, m\], and its conjugate is taken. Default: `false`.
    pub adjoint_a: bool,
    /// Whether x2 comes as \[right..., n, k\], and its conjugate is taken. Default: `false`.
    pub adjoint_b: bool,
}

/// The matrix product. Leading dims are batches and broadcast. A vector on the left is a row, on the right a column,
/// and the result does not have that dim, as in NumPy's matmul. Of booleans, a sum says whether a product is true.
///
/// * `x1`: Matrices, or the vector \[k\]. (shape `[left..., m, k]`; bool, integers, floats, complex numbers)
/// * `x2`: Matrices, or the vector \[k\]. (shape `[right..., k, n]`; bool, integers, floats, complex numbers)
/// * returns `y`: The products; batch is what left and right broadcast to. (shape `[batch..., m, n]`; dtype of `x1`)
///
/// ```text
/// matmul(x1: [[1.0, 2.0], [3.0, 4.0]], x2: [[1.0, 0.0], [1.0, 1.0]]) gives
/// float32 [[3. 2.]
///  [7. 4.]]
/// ```
pub fn matmul(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    matmul_with(x1, x2, Matmul::default())
}

/// [`matmul()`], with options.
pub fn matmul_with(x1: &Tensor, x2: &Tensor, options: Matmul) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"matmul");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.transpose_a, false);
    arguments.unless(1, options.transpose_b, false);
    arguments.unless(2, options.adjoint_a, false);
    arguments.unless(3, options.adjoint_b, false);
    OP.one(&[x1.as_ptr(), x2.as_ptr()], &arguments)
}

/// What a call of [`matrix_cond_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct MatrixCond {
    /// The norm, as in matrix_norm. Default: `TWO`.
    pub p: P,
}

impl Default for MatrixCond {
    fn default() -> Self {
        MatrixCond { p: P::Two }
    }
}

/// The condition numbers of matrices. Where the norm is neither TWO nor MINUS_TWO, they are square, and a singular
/// one is [`Code::INVALID_ARGUMENT`].
///
/// * `x`: Matrices; integers become floats first. (shape `[outer..., m, n]`; bool, integers, complex numbers,
///   float32, float64)
/// * returns `y`: With TWO the largest over the smallest singular value, which is inf where that is 0; with MINUS_TWO
///   the reverse, which is inf where both are 0; else the norms of x times those of the inverses. (shape `[outer...]`;
///   dtype of `real(x)`)
///
/// ```text
/// matrix_cond(x: [[4.0, 0.0], [0.0, 2.0]]) gives
/// float32 2.0
/// ```
pub fn matrix_cond(x: &Tensor) -> Result<Tensor> {
    matrix_cond_with(x, MatrixCond::default())
}

/// [`matrix_cond()`], with options.
pub fn matrix_cond_with(x: &Tensor, options: MatrixCond) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"matrix_cond");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.p as i64, P::Two as i64);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`matrix_diag_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct MatrixDiag {
    /// The diagonal: 0 the main one, above it greater, below it less. Default: `0`.
    pub k: i64,
}

/// Square matrices with x on their k-th diagonals and zeros elsewhere.
///
/// * `x`: The diagonals. (shape `[outer..., n]`; bool, integers, floats, complex numbers)
/// * returns `y`: The matrices; m is n + |k|. (shape `[outer..., m, m]`; dtype of `x`)
///
/// ```text
/// matrix_diag(x: [1, 2]) gives
/// int32 [[1 0]
///  [0 2]]
/// ```
pub fn matrix_diag(x: &Tensor) -> Result<Tensor> {
    matrix_diag_with(x, MatrixDiag::default())
}

/// [`matrix_diag()`], with options.
pub fn matrix_diag_with(x: &Tensor, options: MatrixDiag) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"matrix_diag");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.k, 0);
    OP.one(&[x.as_ptr()], &arguments)
}

/// The exponentials of matrices, the sums of x^k / k!. Numbers that are not finite give NaN.
///
/// * `x`: Square matrices. (shape `[outer..., n, n]`; bool, integers, complex numbers, float32, float64)
/// * returns `y`: Their exponentials. (shape `x`; dtype of `x`)
///
/// ```text
/// matrix_exp(x: [[0.0, 1.0], [0.0, 0.0]]) gives
/// float32 [[1. 1.]
///  [0. 1.]]
/// ```
#[inline]
pub fn matrix_exp(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"matrix_exp");
    OP.run(&[x.as_ptr()])
}

/// What a call of [`matrix_norm_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct MatrixNorm {
    /// Whether the last two axes stay, with size 1. Default: `false`.
    pub keepdims: bool,
    /// FRO: the root of the sum of the squares; NUC: the sum of the singular values; TWO and MINUS_TWO, or 2 and -2:
    /// the largest and the smallest of them; ONE and MINUS_ONE: the largest and the smallest sum of the magnitudes in
    /// a column; INF and MINUS_INF: those in a row. Default: `FRO`.
    pub order: Order,
}

impl Default for MatrixNorm {
    fn default() -> Self {
        MatrixNorm { keepdims: false, order: Order::Fro }
    }
}

/// The norms of matrices.
///
/// * `x`: Matrices; integers become floats first. (shape `[outer..., m, n]`; bool, integers, complex numbers,
///   float32, float64)
/// * returns `y`: A real norm for each matrix: \[outer...\], or with keepdims \[outer..., 1, 1\]. (shape `any`; dtype
///   of `real(x)`)
///
/// ```text
/// matrix_norm(x: [[3.0, 0.0], [4.0, 0.0]]) gives
/// float32 5.0
/// ```
pub fn matrix_norm(x: &Tensor) -> Result<Tensor> {
    matrix_norm_with(x, MatrixNorm::default())
}

/// [`matrix_norm()`], with options.
pub fn matrix_norm_with(x: &Tensor, options: MatrixNorm) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"matrix_norm");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.keepdims, false);
    arguments.unless(1, options.order as i64, Order::Fro as i64);
    OP.one(&[x.as_ptr()], &arguments)
}

/// Powers of square matrices.
///
/// * `x`: Square matrices. (shape `[outer..., m, m]`; integers, floats, complex numbers)
/// * `n`: The power.
/// * returns `y`: x times itself, n times; unit matrices for 0. For negative n, which integers do not take, powers of
///   the inverses. A singular matrix is [`Code::INVALID_ARGUMENT`] there. (shape `x`; dtype of `x`)
///
/// ```text
/// matrix_power(x: [[1, 1], [0, 1]], n: 3) gives
/// int32 [[1 3]
///  [0 1]]
/// ```
pub fn matrix_power(x: &Tensor, n: i64) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"matrix_power");
    let mut arguments = Arguments::new();
    arguments.given(0, n);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`matrix_rank_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct MatrixRank {
    /// A singular value counts as zero where it is at most rtol times the largest. The larger dim times the spacing
    /// of numbers at 1 if it is `None`.
    pub rtol: Option<f64>,
}

/// The number of singular values of matrices that are not zero. 0 of a matrix with a number that is not finite.
///
/// * `x`: Matrices; integers become floats first. (shape `[outer..., m, n]`; bool, integers, complex numbers,
///   float32, float64)
/// * returns `y`: The ranks. (shape `[outer...]`; dtype of `int64`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// matrix_rank(x: [[1.0, 2.0], [2.0, 4.0]]) gives
/// int64 1
/// ```
pub fn matrix_rank(x: &Tensor) -> Result<Tensor> {
    matrix_rank_with(x, MatrixRank::default())
}

/// [`matrix_rank()`], with options.
pub fn matrix_rank_with(x: &Tensor, options: MatrixRank) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"matrix_rank");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.rtol);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`matrix_trace_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct MatrixTrace {
    /// The diagonal: 0 the main one, above it greater, below it less. Default: `0`.
    pub offset: i64,
    /// The result's dtype. x's if it is `None`, but int64 or uint64 for integers and booleans.
    pub dtype: Option<DType>,
}

/// The sums of the diagonals of matrices. Integers and booleans become int64 or uint64.
///
/// * `x`: Matrices. (shape `[outer..., m, n]`; bool, integers, floats, complex numbers)
/// * returns `y`: The sums. (shape `[outer...]`; dtype of `x`)
///
/// ```text
/// matrix_trace(x: [[1.0, 2.0], [3.0, 4.0]]) gives
/// float32 5.0
/// ```
pub fn matrix_trace(x: &Tensor) -> Result<Tensor> {
    matrix_trace_with(x, MatrixTrace::default())
}

/// [`matrix_trace()`], with options.
pub fn matrix_trace_with(x: &Tensor, options: MatrixTrace) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"matrix_trace");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.offset, 0);
    arguments.perhaps(1, options.dtype);
    OP.one(&[x.as_ptr()], &arguments)
}

/// The transposes of matrices.
///
/// * `x`: Matrices. (shape `[outer..., m, n]`; any dtype)
/// * returns `y`: Their transposes. (shape `[outer..., n, m]`; dtype of `x`)
///
/// ```text
/// matrix_transpose(x: [[1, 2], [3, 4]]) gives
/// int32 [[1 3]
///  [2 4]]
/// ```
#[inline]
pub fn matrix_transpose(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"matrix_transpose");
    OP.run(&[x.as_ptr()])
}

/// What a call of [`max_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Max<'a> {
    /// The axes to reduce, each once; negative ones count from the end. All axes if it is `None`.
    pub axis: Option<&'a [i64]>,
    /// Whether the axes that are reduced stay, with size 1. Default: `false`.
    pub keepdims: bool,
}

/// The largest element over axes; NaN where one is NaN. An empty axis is [`Code::INVALID_ARGUMENT`].
///
/// * `x`: The elements to be reduced. (shape `any`; bool, integers, floats)
/// * returns `y`: A result for each place that axis leaves. (shape `reduced(x)`; dtype of `x`)
///
/// ```text
/// max(x: [[1, 9], [7, 5]], axis: [1]) gives
/// int32 [9 7]
/// ```
pub fn max(x: &Tensor) -> Result<Tensor> {
    max_with(x, Max::default())
}

/// [`max()`], with options.
pub fn max_with(x: &Tensor, options: Max<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"max");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.keepdims, false);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`max_pool1d_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct MaxPool1d<'a> {
    /// The size of a window. Default: `[2]`.
    pub ksize: &'a [i64],
    /// How far windows are apart. As far as ksize if it is `None`.
    pub strides: Option<&'a [i64]>,
    /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
    /// paddings. Default: `VALID`.
    pub padding: Padding,
    /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW):
    /// channels second. Shapes are those of NHWC. Default: `NHWC`.
    pub data_format: DataFormat,
    /// Places that are added: left, right; one value stands for both. For EXPLICIT alone, else it must be `None`.
    pub paddings: Option<&'a [i64]>,
    /// How far the filter's elements are apart. Default: `[1]`.
    pub dilations: &'a [i64],
    /// Whether a last window that reaches beyond the padding counts, if it begins before that. SAME has none.
    /// Default: `false`.
    pub ceil_mode: bool,
}

impl Default for MaxPool1d<'_> {
    fn default() -> Self {
        MaxPool1d {
            ksize: &[2],
            strides: None,
            padding: Padding::Valid,
            data_format: DataFormat::NHWC,
            paddings: None,
            dilations: &[1],
            ceil_mode: false,
        }
    }
}

/// The largest element of each window, channel by channel; NaN where one is NaN.
///
/// * `x`: Sequences in the order of data_format: w places, and their channels. (shape `[n, w, c]`; integers, floats)
/// * returns `y`: A value for each window, in the order of data_format. (shape `[n, ow, c]`; dtype of `x`)
///
/// ```text
/// max_pool1d(x: [[[1.0], [2.0]]], ksize: [2]) gives
/// float32 [[[2.]]]
/// ```
pub fn max_pool1d(x: &Tensor) -> Result<Tensor> {
    max_pool1d_with(x, MaxPool1d::default())
}

/// [`max_pool1d()`], with options.
pub fn max_pool1d_with(x: &Tensor, options: MaxPool1d<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"max_pool1d");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.strides);
    arguments.unless(1, options.padding as i64, Padding::Valid as i64);
    arguments.perhaps(2, options.paddings);
    arguments.unless(3, options.data_format as i64, DataFormat::NHWC as i64);
    arguments.unless(4, options.ksize, &[2]);
    arguments.unless(5, options.dilations, &[1]);
    arguments.unless(6, options.ceil_mode, false);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`max_pool2d_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct MaxPool2d<'a> {
    /// The size of a window: rows, columns; one value stands for both. Default: `[2, 2]`.
    pub ksize: &'a [i64],
    /// How far windows are apart: rows, columns; one value stands for both. As far as ksize if it is `None`.
    pub strides: Option<&'a [i64]>,
    /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
    /// paddings. Default: `VALID`.
    pub padding: Padding,
    /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW):
    /// channels second. Shapes are those of NHWC. Default: `NHWC`.
    pub data_format: DataFormat,
    /// Rows and columns that are added: top, bottom, left, right; one value stands for all. For EXPLICIT alone, else
    /// it must be `None`.
    pub paddings: Option<&'a [i64]>,
    /// How far the filter's elements are apart: rows, columns; one value stands for both. Default: `[1, 1]`.
    pub dilations: &'a [i64],
    /// Whether a last window that reaches beyond the padding counts, if it begins before that. SAME has none.
    /// Default: `false`.
    pub ceil_mode: bool,
}

impl Default for MaxPool2d<'_> {
    fn default() -> Self {
        MaxPool2d {
            ksize: &[2, 2],
            strides: None,
            padding: Padding::Valid,
            data_format: DataFormat::NHWC,
            paddings: None,
            dilations: &[1, 1],
            ceil_mode: false,
        }
    }
}

/// The largest element of each window, channel by channel; NaN where one is NaN.
///
/// * `x`: Images in the order of data_format: h rows, w columns, and their channels. (shape `[n, h, w, c]`; integers,
///   floats)
/// * returns `y`: A value for each window, in the order of data_format. (shape `[n, oh, ow, c]`; dtype of `x`)
///
/// ```text
/// max_pool2d(x: [[[[1.0], [2.0]], [[3.0], [4.0]]]], ksize: [2, 2]) gives
/// float32 [[[[4.]]]]
/// ```
pub fn max_pool2d(x: &Tensor) -> Result<Tensor> {
    max_pool2d_with(x, MaxPool2d::default())
}

/// [`max_pool2d()`], with options.
pub fn max_pool2d_with(x: &Tensor, options: MaxPool2d<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"max_pool2d");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.strides);
    arguments.unless(1, options.padding as i64, Padding::Valid as i64);
    arguments.perhaps(2, options.paddings);
    arguments.unless(3, options.data_format as i64, DataFormat::NHWC as i64);
    arguments.unless(4, options.ksize, &[2, 2]);
    arguments.unless(5, options.dilations, &[1, 1]);
    arguments.unless(6, options.ceil_mode, false);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`max_pool3d_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct MaxPool3d<'a> {
    /// The size of a window: slices, rows, columns; one value stands for all. Default: `[2, 2, 2]`.
    pub ksize: &'a [i64],
    /// How far windows are apart: slices, rows, columns; one value stands for all. As far as ksize if it is `None`.
    pub strides: Option<&'a [i64]>,
    /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
    /// paddings. Default: `VALID`.
    pub padding: Padding,
    /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW):
    /// channels second. Shapes are those of NHWC. Default: `NHWC`.
    pub data_format: DataFormat,
    /// Slices, rows and columns that are added: front, back, top, bottom, left, right; one value stands for all. For
    /// EXPLICIT alone, else it must be `None`.
    pub paddings: Option<&'a [i64]>,
    /// How far the filter's elements are apart: slices, rows, columns; one value stands for all. Default: `[1, 1,
    /// 1]`.
    pub dilations: &'a [i64],
    /// Whether a last window that reaches beyond the padding counts, if it begins before that. SAME has none.
    /// Default: `false`.
    pub ceil_mode: bool,
}

impl Default for MaxPool3d<'_> {
    fn default() -> Self {
        MaxPool3d {
            ksize: &[2, 2, 2],
            strides: None,
            padding: Padding::Valid,
            data_format: DataFormat::NHWC,
            paddings: None,
            dilations: &[1, 1, 1],
            ceil_mode: false,
        }
    }
}

/// The largest element of each window, channel by channel; NaN where one is NaN.
///
/// * `x`: Volumes in the order of data_format: d slices, h rows, w columns, and their channels. (shape `[n, d, h, w,
///   c]`; integers, floats)
/// * returns `y`: A value for each window, in the order of data_format. (shape `[n, od, oh, ow, c]`; dtype of `x`)
///
/// ```text
/// max_pool3d(x: [[[[[1.0], [2.0]]]]], ksize: [1, 1, 2]) gives
/// float32 [[[[[2.]]]]]
/// ```
pub fn max_pool3d(x: &Tensor) -> Result<Tensor> {
    max_pool3d_with(x, MaxPool3d::default())
}

/// [`max_pool3d()`], with options.
pub fn max_pool3d_with(x: &Tensor, options: MaxPool3d<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"max_pool3d");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.strides);
    arguments.unless(1, options.padding as i64, Padding::Valid as i64);
    arguments.perhaps(2, options.paddings);
    arguments.unless(3, options.data_format as i64, DataFormat::NHWC as i64);
    arguments.unless(4, options.ksize, &[2, 2, 2]);
    arguments.unless(5, options.dilations, &[1, 1, 1]);
    arguments.unless(6, options.ceil_mode, false);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`max_pool_with_argmax_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct MaxPoolWithArgmax<'a> {
    /// The size of a window along each spatial axis; one value stands for all. Default: `[2]`.
    pub ksize: &'a [i64],
    /// How far windows are apart along each spatial axis; one value stands for all. As far as ksize if it is `None`.
    pub strides: Option<&'a [i64]>,
    /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
    /// paddings. Default: `VALID`.
    pub padding: Padding,
    /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW):
    /// channels second. Shapes are those of NHWC. Default: `NHWC`.
    pub data_format: DataFormat,
    /// Places that are added before and after each spatial axis; one value stands for all. For EXPLICIT alone; it may
    /// be `None` otherwise.
    pub paddings: Option<&'a [i64]>,
    /// How far the filter's elements are apart along each spatial axis; one value stands for all. Default: `[1]`.
    pub dilations: &'a [i64],
    /// Whether a last window that reaches beyond the padding counts, if it begins before that. SAME has none.
    /// Default: `false`.
    pub ceil_mode: bool,
    /// Whether places are counted among the elements of all images. Default: `false`.
    pub include_batch_in_index: bool,
}

impl Default for MaxPoolWithArgmax<'_> {
    fn default() -> Self {
        MaxPoolWithArgmax {
            ksize: &[2],
            strides: None,
            padding: Padding::Valid,
            data_format: DataFormat::NHWC,
            paddings: None,
            dilations: &[1],
            ceil_mode: false,
            include_batch_in_index: false,
        }
    }
}

/// The largest element of each window, and its place in the image.
///
/// * `x`: Sequences, images or volumes in the order of data_format: one to three spatial axes, and their channels.
///   (shape `[n, sizes..., c]`; integers, floats)
/// * returns `y`: The largest elements, as max_pool2d has them. (shape `[n, windows..., c]`; dtype of `x`)
/// * returns `argmax`: The place of the first of them among the image's elements in row-major order; -1 if a window
///   reads none. (shape `[n, windows..., c]`; dtype of `int64`)
///
/// ```text
/// max_pool_with_argmax(x: [[[1.0], [5.0], [3.0], [4.0]]], ksize: [2]) gives
/// float32 [[[5.]
///   [4.]]]
/// int64 [[[1]
///   [3]]]
/// ```
pub fn max_pool_with_argmax(x: &Tensor) -> Result<(Tensor, Tensor)> {
    max_pool_with_argmax_with(x, MaxPoolWithArgmax::default())
}

/// [`max_pool_with_argmax()`], with options.
pub fn max_pool_with_argmax_with(x: &Tensor, options: MaxPoolWithArgmax<'_>) -> Result<(Tensor, Tensor)> {
    static OP: Prepared = Prepared::new(c"max_pool_with_argmax");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.strides);
    arguments.unless(1, options.padding as i64, Padding::Valid as i64);
    arguments.perhaps(2, options.paddings);
    arguments.unless(3, options.data_format as i64, DataFormat::NHWC as i64);
    arguments.unless(4, options.ksize, &[2]);
    arguments.unless(5, options.dilations, &[1]);
    arguments.unless(6, options.ceil_mode, false);
    arguments.unless(7, options.include_batch_in_index, false);
    let mut outputs = OP.many(&[x.as_ptr()], &arguments)?;
    let argmax = outputs.pop().expect("the registry's number of outputs");
    let y = outputs.pop().expect("the registry's number of outputs");
    Ok((y, argmax))
}

/// What a call of [`max_unpool_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct MaxUnpool<'a> {
    /// The size of a window along each spatial axis; one value stands for all. Default: `[2]`.
    pub ksize: &'a [i64],
    /// How far windows are apart along each spatial axis; one value stands for all. As far as ksize if it is `None`.
    pub strides: Option<&'a [i64]>,
    /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
    /// paddings. Default: `VALID`.
    pub padding: Padding,
    /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW):
    /// channels second. Shapes are those of NHWC. Default: `NHWC`.
    pub data_format: DataFormat,
    /// Places that are added before and after each spatial axis; one value stands for all. For EXPLICIT alone; it may
    /// be `None` otherwise.
    pub paddings: Option<&'a [i64]>,
    /// The size of the result along each spatial axis. What the pool's windows reach, without padding, if it is
    /// `None`.
    pub output_size: Option<&'a [i64]>,
    /// Whether places are counted among the elements of all images. Default: `false`.
    pub include_batch_in_index: bool,
}

impl Default for MaxUnpool<'_> {
    fn default() -> Self {
        MaxUnpool {
            ksize: &[2],
            strides: None,
            padding: Padding::Valid,
            data_format: DataFormat::NHWC,
            paddings: None,
            output_size: None,
            include_batch_in_index: false,
        }
    }
}

/// Zeros, with each element of x at the place that max_pool_with_argmax gives.
///
/// * `x`: What a pool gives. (shape `[n, windows..., c]`; bool, integers, floats, complex numbers)
/// * `indices`: The places of elements in the result, each once (else the last one counts, and the gradient goes to
///   all); [`Code::INVALID_ARGUMENT`] where one is out of range. (shape `x`; int32, int64)
/// * returns `y`: The images, in the order of data_format. (shape `[n, sizes..., c]`; dtype of `x`)
///
/// ```text
/// max_unpool(x: [[[5.0], [4.0]]], indices: [[[1], [3]]], ksize: [2]) gives
/// float32 [[[0.]
///   [5.]
///   [0.]
///   [4.]]]
/// ```
pub fn max_unpool(x: &Tensor, indices: &Tensor) -> Result<Tensor> {
    max_unpool_with(x, indices, MaxUnpool::default())
}

/// [`max_unpool()`], with options.
pub fn max_unpool_with(x: &Tensor, indices: &Tensor, options: MaxUnpool<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"max_unpool");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.strides);
    arguments.unless(1, options.padding as i64, Padding::Valid as i64);
    arguments.perhaps(2, options.paddings);
    arguments.unless(3, options.data_format as i64, DataFormat::NHWC as i64);
    arguments.unless(4, options.ksize, &[2]);
    arguments.perhaps(5, options.output_size);
    arguments.unless(6, options.include_batch_in_index, false);
    OP.one(&[x.as_ptr(), indices.as_ptr()], &arguments)
}

/// The larger of x1 and x2; NaN where either is NaN.
///
/// * `x1`: The first operands. (shape `any`; integers, floats)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; integers, floats)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// ```text
/// maximum(x1: [1, 5], x2: [3, 2]) gives
/// int32 [3 5]
/// ```
#[inline]
pub fn maximum(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"maximum");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// What a call of [`mean_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mean<'a> {
    /// The axes to reduce, each once; negative ones count from the end. All axes if it is `None`.
    pub axis: Option<&'a [i64]>,
    /// Whether the axes that are reduced stay, with size 1. Default: `false`.
    pub keepdims: bool,
}

/// The mean over axes; integers become floats first. NaN where there is no element.
///
/// * `x`: The elements to be reduced. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: A result for each place that axis leaves. (shape `reduced(x)`; dtype of `x`)
///
/// ```text
/// mean(x: [[1.0, 2.0], [3.0, 4.0]], axis: [0]) gives
/// float32 [2. 3.]
/// ```
pub fn mean(x: &Tensor) -> Result<Tensor> {
    mean_with(x, Mean::default())
}

/// [`mean()`], with options.
pub fn mean_with(x: &Tensor, options: Mean<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"mean");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.keepdims, false);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`median_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Median<'a> {
    /// The axes to reduce, each once; negative ones count from the end. All axes if it is `None`.
    pub axis: Option<&'a [i64]>,
    /// Whether the axes that are reduced stay, with size 1. Default: `false`.
    pub keepdims: bool,
}

/// The middle element over axes, or the mean of the two in the middle; integers become floats first. NaN where an
/// element is.
///
/// * `x`: The elements to be reduced. (shape `any`; bool, integers, floats)
/// * returns `y`: A result for each place that axis leaves. (shape `reduced(x)`; dtype of `x`)
///
/// ```text
/// median(x: [3.0, 1.0, 2.0, 8.0]) gives
/// float32 2.5
/// ```
pub fn median(x: &Tensor) -> Result<Tensor> {
    median_with(x, Median::default())
}

/// [`median()`], with options.
pub fn median_with(x: &Tensor, options: Median<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"median");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.keepdims, false);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`meshgrid_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Meshgrid {
    /// IJ: dim i is that of vector i; XY: the first two are interchanged. Default: `XY`.
    pub indexing: Indexing,
}

impl Default for Meshgrid {
    fn default() -> Self {
        Meshgrid { indexing: Indexing::Xy }
    }
}

/// The coordinates of a grid's points: a tensor for each axis, made of the coordinates along it.
///
/// * `arrays`: The coordinates along each axis: a vector, or a scalar for one. (shape `any`; any dtype)
/// * returns `ys`: The coordinates of all points, each tensor of the dtype of its vector. (shape `any`; dtype of
///   `arrays`)
///
/// ```text
/// meshgrid(arrays: [[1, 2, 3], [4, 5]]) gives
/// int32 [[1 2 3]
///  [1 2 3]]
/// int32 [[4 4 4]
///  [5 5 5]]
/// ```
pub fn meshgrid(arrays: &[&Tensor]) -> Result<Vec<Tensor>> {
    meshgrid_with(arrays, Meshgrid::default())
}

/// [`meshgrid()`], with options.
pub fn meshgrid_with(arrays: &[&Tensor], options: Meshgrid) -> Result<Vec<Tensor>> {
    static OP: Prepared = Prepared::new(c"meshgrid");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.indexing as i64, Indexing::Xy as i64);
    OP.many(&Pointers::new(arrays), &arguments)
}

/// What a call of [`min_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Min<'a> {
    /// The axes to reduce, each once; negative ones count from the end. All axes if it is `None`.
    pub axis: Option<&'a [i64]>,
    /// Whether the axes that are reduced stay, with size 1. Default: `false`.
    pub keepdims: bool,
}

/// The smallest element over axes; NaN where one is NaN. An empty axis is [`Code::INVALID_ARGUMENT`].
///
/// * `x`: The elements to be reduced. (shape `any`; bool, integers, floats)
/// * returns `y`: A result for each place that axis leaves. (shape `reduced(x)`; dtype of `x`)
///
/// ```text
/// min(x: [[1, 9], [7, 5]], axis: [1]) gives
/// int32 [1 5]
/// ```
pub fn min(x: &Tensor) -> Result<Tensor> {
    min_with(x, Min::default())
}

/// [`min()`], with options.
pub fn min_with(x: &Tensor, options: Min<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"min");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.keepdims, false);
    OP.one(&[x.as_ptr()], &arguments)
}

/// The smaller of x1 and x2; NaN where either is NaN.
///
/// * `x1`: The first operands. (shape `any`; integers, floats)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; integers, floats)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// ```text
/// minimum(x1: [1, 5], x2: [3, 2]) gives
/// int32 [1 2]
/// ```
#[inline]
pub fn minimum(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"minimum");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// x \* tanh(softplus(x)) (Misra, 2019).
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// mish(x: [0.0, 2.0]) gives
/// float32 [0.       1.943959]
/// ```
#[inline]
pub fn mish(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"mish");
    OP.run(&[x.as_ptr()])
}

/// The fraction and the whole part of x, both with x's sign.
///
/// * `x`: The numbers; integers become floats first. (shape `any`; bool, integers, floats)
/// * returns `fraction`: What is behind the point; 0 where x is infinite. (shape `x`; dtype of `x`)
/// * returns `whole`: The rest, rounded towards 0. (shape `x`; dtype of `x`)
///
/// ```text
/// modf(x: [2.5, -1.25]) gives
/// float32 [ 0.5  -0.25]
/// float32 [ 2. -1.]
/// ```
#[inline]
pub fn modf(x: &Tensor) -> Result<(Tensor, Tensor)> {
    static OP: Prepared = Prepared::new(c"modf");
    let mut outputs = OP.many(&[x.as_ptr()], &NO_ARGUMENTS)?;
    let whole = outputs.pop().expect("the registry's number of outputs");
    let fraction = outputs.pop().expect("the registry's number of outputs");
    Ok((fraction, whole))
}

/// What a call of [`moments_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Moments<'a> {
    /// The axes to reduce, each once; negative ones count from the end. All axes if it is `None`.
    pub axis: Option<&'a [i64]>,
    /// Whether the axes that are reduced stay, with size 1. Default: `false`.
    pub keepdims: bool,
}

/// The mean and the variance over axes; integers become floats first.
///
/// * `x`: The elements to be reduced. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `mean`: The means. NaN where there is no element. (shape `reduced(x)`; dtype of `x`)
/// * returns `variance`: The means of the squared distances from them. (shape `reduced(x)`; dtype of `real(x)`)
///
/// ```text
/// moments(x: [[1.0, 3.0], [2.0, 6.0]], axis: [1]) gives
/// float32 [2. 4.]
/// float32 [1. 4.]
/// ```
pub fn moments(x: &Tensor) -> Result<(Tensor, Tensor)> {
    moments_with(x, Moments::default())
}

/// [`moments()`], with options.
pub fn moments_with(x: &Tensor, options: Moments<'_>) -> Result<(Tensor, Tensor)> {
    static OP: Prepared = Prepared::new(c"moments");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.keepdims, false);
    let mut outputs = OP.many(&[x.as_ptr()], &arguments)?;
    let variance = outputs.pop().expect("the registry's number of outputs");
    let mean = outputs.pop().expect("the registry's number of outputs");
    Ok((mean, variance))
}

/// x with axes moved to other places; the others keep their order.
///
/// * `x`: The elements. (shape `any`; any dtype)
/// * `source`: The axes to move, each once; negative ones count from the end.
/// * `destination`: Where each of them goes; negative ones count from the end.
/// * returns `y`: The same elements. (shape `any`; dtype of `x`)
///
/// ```text
/// moveaxis(x: [[1, 2, 3]], source: [0], destination: [-1]) gives
/// int32 [[1]
///  [2]
///  [3]]
/// ```
pub fn moveaxis(x: &Tensor, source: &[i64], destination: &[i64]) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"moveaxis");
    let mut arguments = Arguments::new();
    arguments.given(0, source);
    arguments.given(1, destination);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`multi_head_attention_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct MultiHeadAttention<'a> {
    /// What is added to the projected queries; nothing if it is `None`. Shape `[heads, depth]`.
    pub query_bias: Option<&'a Tensor>,
    /// What is added to the projected keys; nothing if it is `None`. Shape `[heads, depth]`.
    pub key_bias: Option<&'a Tensor>,
    /// What is added to the projected values; nothing if it is `None`. Shape `[heads, width]`.
    pub value_bias: Option<&'a Tensor>,
    /// What is added to the output; nothing if it is `None`. Shape `[out]`.
    pub output_bias: Option<&'a Tensor>,
    /// Which keys each query reads, or what is added to the scaled products; broadcasts to \[outer..., heads, rows,
    /// columns\]. With as many axes as query it serves all heads. All keys are read if it is `None`. Shape `any`.
    pub mask: Option<&'a Tensor>,
    /// Whether each query reads only the keys that are not behind its own place. Default: `false`.
    pub is_causal: bool,
    /// The factor of the products; 1 / sqrt(depth) if it is `None`.
    pub scale: Option<f64>,
    /// The probability in \[0, 1) that a weight is replaced by 0; the others are multiplied by 1 / (1 - dropout).
    /// Default: `0.0`.
    pub dropout: f64,
    /// The same weights are dropped at every call; 0: by the next numbers of the context's stream, which begins with
    /// its seed. Default: `0`.
    pub seed: i64,
}

/// Attention by heads, each with projections of its own (Vaswani et al., 2017). Their results are projected and added
/// up. See scaled_dot_product_attention. Of halves the projections and the means are rounded, too.
///
/// * `query`: What asks. (shape `[outer..., rows, n]`; floats)
/// * `key`: What is compared with the queries. (shape `[outer..., columns, m]`; floats)
/// * `value`: What means are taken of. (shape `[outer..., columns, l]`; floats)
/// * `query_kernel`: The projection of the queries. heads may be a multiple of that of key_kernel and value_kernel:
///   neighbours then share these. (shape `[n, heads, depth]`; floats)
/// * `key_kernel`: The projection of the keys. (shape `[m, heads, depth]`; floats)
/// * `value_kernel`: The projection of the values. (shape `[l, heads, width]`; floats)
/// * `output_kernel`: The projection of the means. (shape `[heads, width, out]`; floats)
/// * returns `y`: The projected means. (shape `[outer..., rows, out]`; dtype of `x`)
///
/// ```text
/// multi_head_attention(query: [[1.0]], key: [[0.0]], value: [[3.0]], query_kernel: [[[1.0]]], key_kernel: [[[1.0]]], value_kernel: [[[2.0]]], output_kernel: [[[1.0]]]) gives
/// float32 [[6.]]
/// ```
pub fn multi_head_attention(
    query: &Tensor,
    key: &Tensor,
    value: &Tensor,
    query_kernel: &Tensor,
    key_kernel: &Tensor,
    value_kernel: &Tensor,
    output_kernel: &Tensor,
) -> Result<Tensor> {
    multi_head_attention_with(
        query,
        key,
        value,
        query_kernel,
        key_kernel,
        value_kernel,
        output_kernel,
        MultiHeadAttention::default(),
    )
}

/// [`multi_head_attention()`], with options.
pub fn multi_head_attention_with(
    query: &Tensor,
    key: &Tensor,
    value: &Tensor,
    query_kernel: &Tensor,
    key_kernel: &Tensor,
    value_kernel: &Tensor,
    output_kernel: &Tensor,
    options: MultiHeadAttention<'_>,
) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"multi_head_attention");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.is_causal, false);
    arguments.perhaps(1, options.scale);
    arguments.unless(2, options.dropout, 0.0);
    arguments.unless(3, options.seed, 0);
    OP.one(
        &[
            query.as_ptr(),
            key.as_ptr(),
            value.as_ptr(),
            query_kernel.as_ptr(),
            key_kernel.as_ptr(),
            value_kernel.as_ptr(),
            output_kernel.as_ptr(),
            Tensor::pointer_or_null(options.query_bias),
            Tensor::pointer_or_null(options.key_bias),
            Tensor::pointer_or_null(options.value_bias),
            Tensor::pointer_or_null(options.output_bias),
            Tensor::pointer_or_null(options.mask),
        ],
        &arguments,
    )
}

/// x1 \* x2; integers wrap.
///
/// * `x1`: The first operands. (shape `any`; integers, floats, complex numbers)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; integers, floats, complex numbers)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// ```text
/// multiply(x1: [1.0, 2.0], x2: [10.0, 20.0]) gives
/// float32 [10. 40.]
/// ```
#[inline]
pub fn multiply(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"multiply");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// What a call of [`nanargmax_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nanargmax {
    /// The axis to search; negative ones count from the end. The flattened tensor if it is `None`.
    pub axis: Option<i64>,
    /// Whether the axes that are searched stay, with size 1. Default: `false`.
    pub keepdims: bool,
}

/// The index of the first largest element along an axis that is not NaN; 0 where there are no others.
///
/// * `x`: The elements to be compared. (shape `any`; bool, integers, floats)
/// * returns `y`: The indices along axis, from 0 on. (shape `reduced(x)`; dtype of `int64`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// nanargmax(x: [[nan, 9.0, 3.0], [7.0, nan, 6.0]], axis: 1) gives
/// int64 [1 0]
/// ```
pub fn nanargmax(x: &Tensor) -> Result<Tensor> {
    nanargmax_with(x, Nanargmax::default())
}

/// [`nanargmax()`], with options.
pub fn nanargmax_with(x: &Tensor, options: Nanargmax) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"nanargmax");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.keepdims, false);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`nanargmin_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nanargmin {
    /// The axis to search; negative ones count from the end. The flattened tensor if it is `None`.
    pub axis: Option<i64>,
    /// Whether the axes that are searched stay, with size 1. Default: `false`.
    pub keepdims: bool,
}

/// The index of the first smallest element along an axis that is not NaN; 0 where there are no others.
///
/// * `x`: The elements to be compared. (shape `any`; bool, integers, floats)
/// * returns `y`: The indices along axis, from 0 on. (shape `reduced(x)`; dtype of `int64`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// nanargmin(x: [[nan, 9.0, 3.0], [7.0, nan, 6.0]], axis: 1) gives
/// int64 [2 2]
/// ```
pub fn nanargmin(x: &Tensor) -> Result<Tensor> {
    nanargmin_with(x, Nanargmin::default())
}

/// [`nanargmin()`], with options.
pub fn nanargmin_with(x: &Tensor, options: Nanargmin) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"nanargmin");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.keepdims, false);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`nancumprod_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nancumprod {
    /// The axis to run along; negative ones count from the end. Only a vector's may be `None`.
    pub axis: Option<i64>,
    /// The result's dtype. If it is `None`, int64 for integers and booleans, uint64 for unsigned ones, else that of
    /// x.
    pub dtype: Option<DType>,
    /// Whether the product of no element, 1, comes ahead of the others. Default: `false`.
    pub include_initial: bool,
    /// Whether an element's own result leaves it out. Default: `false`.
    pub exclusive: bool,
    /// Whether to run from the end of the axis to its beginning. Default: `false`.
    pub reverse: bool,
}

/// The product of the elements up to each one along an axis, with 1 in place of NaN.
///
/// * `x`: The elements; n stands at axis. (shape `[outer..., n, inner...]`; bool, integers, floats, complex numbers)
/// * returns `y`: A result for each element; m is n, or n + 1 with include_initial. (shape `[outer..., m, inner...]`;
///   dtype of `dtype`)
///
/// ```text
/// nancumprod(x: [1.0, nan, 3.0], axis: 0) gives
/// float32 [1. 1. 3.]
/// ```
pub fn nancumprod(x: &Tensor) -> Result<Tensor> {
    nancumprod_with(x, Nancumprod::default())
}

/// [`nancumprod()`], with options.
pub fn nancumprod_with(x: &Tensor, options: Nancumprod) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"nancumprod");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.perhaps(1, options.dtype);
    arguments.unless(2, options.include_initial, false);
    arguments.unless(3, options.exclusive, false);
    arguments.unless(4, options.reverse, false);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`nancumsum_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nancumsum {
    /// The axis to run along; negative ones count from the end. Only a vector's may be `None`.
    pub axis: Option<i64>,
    /// The result's dtype. If it is `None`, int64 for integers and booleans, uint64 for unsigned ones, else that of
    /// x.
    pub dtype: Option<DType>,
    /// Whether the sum of no element, 0, comes ahead of the others. Default: `false`.
    pub include_initial: bool,
    /// Whether an element's own result leaves it out. Default: `false`.
    pub exclusive: bool,
    /// Whether to run from the end of the axis to its beginning. Default: `false`.
    pub reverse: bool,
}

/// The sum of the elements up to each one along an axis, with 0 in place of NaN.
///
/// * `x`: The elements; n stands at axis. (shape `[outer..., n, inner...]`; bool, integers, floats, complex numbers)
/// * returns `y`: A result for each element; m is n, or n + 1 with include_initial. (shape `[outer..., m, inner...]`;
///   dtype of `dtype`)
///
/// ```text
/// nancumsum(x: [1.0, nan, 3.0], axis: 0) gives
/// float32 [1. 1. 4.]
/// ```
pub fn nancumsum(x: &Tensor) -> Result<Tensor> {
    nancumsum_with(x, Nancumsum::default())
}

/// [`nancumsum()`], with options.
pub fn nancumsum_with(x: &Tensor, options: Nancumsum) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"nancumsum");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.perhaps(1, options.dtype);
    arguments.unless(2, options.include_initial, false);
    arguments.unless(3, options.exclusive, false);
    arguments.unless(4, options.reverse, false);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`nanmax_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nanmax<'a> {
    /// The axes to reduce, each once; negative ones count from the end. All axes if it is `None`.
    pub axis: Option<&'a [i64]>,
    /// Whether the axes that are reduced stay, with size 1. Default: `false`.
    pub keepdims: bool,
}

/// The largest element over axes that is not NaN; NaN where there are no others.
///
/// * `x`: The elements to be reduced. (shape `any`; bool, integers, floats)
/// * returns `y`: A result for each place that axis leaves. (shape `reduced(x)`; dtype of `x`)
///
/// ```text
/// nanmax(x: [[1.0, nan], [3.0, 4.0]], axis: [1]) gives
/// float32 [1. 4.]
/// ```
pub fn nanmax(x: &Tensor) -> Result<Tensor> {
    nanmax_with(x, Nanmax::default())
}

/// [`nanmax()`], with options.
pub fn nanmax_with(x: &Tensor, options: Nanmax<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"nanmax");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.keepdims, false);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`nanmean_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nanmean<'a> {
    /// The axes to reduce, each once; negative ones count from the end. All axes if it is `None`.
    pub axis: Option<&'a [i64]>,
    /// Whether the axes that are reduced stay, with size 1. Default: `false`.
    pub keepdims: bool,
}

/// The mean over axes of the elements that are not NaN; integers become floats first. NaN where there are no others.
///
/// * `x`: The elements to be reduced. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: A result for each place that axis leaves. (shape `reduced(x)`; dtype of `x`)
///
/// ```text
/// nanmean(x: [[1.0, nan], [3.0, 4.0]], axis: [0]) gives
/// float32 [2. 4.]
/// ```
pub fn nanmean(x: &Tensor) -> Result<Tensor> {
    nanmean_with(x, Nanmean::default())
}

/// [`nanmean()`], with options.
pub fn nanmean_with(x: &Tensor, options: Nanmean<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"nanmean");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.keepdims, false);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`nanmedian_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nanmedian<'a> {
    /// The axes to reduce, each once; negative ones count from the end. All axes if it is `None`.
    pub axis: Option<&'a [i64]>,
    /// Whether the axes that are reduced stay, with size 1. Default: `false`.
    pub keepdims: bool,
}

/// The median over axes of the elements that are not NaN; integers become floats first. NaN where there are no
/// others.
///
/// * `x`: The elements to be reduced. (shape `any`; bool, integers, floats)
/// * returns `y`: A result for each place that axis leaves. (shape `reduced(x)`; dtype of `x`)
///
/// ```text
/// nanmedian(x: [3.0, 1.0, nan, 2.0]) gives
/// float32 2.0
/// ```
pub fn nanmedian(x: &Tensor) -> Result<Tensor> {
    nanmedian_with(x, Nanmedian::default())
}

/// [`nanmedian()`], with options.
pub fn nanmedian_with(x: &Tensor, options: Nanmedian<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"nanmedian");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.keepdims, false);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`nanmin_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nanmin<'a> {
    /// The axes to reduce, each once; negative ones count from the end. All axes if it is `None`.
    pub axis: Option<&'a [i64]>,
    /// Whether the axes that are reduced stay, with size 1. Default: `false`.
    pub keepdims: bool,
}

/// The smallest element over axes that is not NaN; NaN where there are no others.
///
/// * `x`: The elements to be reduced. (shape `any`; bool, integers, floats)
/// * returns `y`: A result for each place that axis leaves. (shape `reduced(x)`; dtype of `x`)
///
/// ```text
/// nanmin(x: [[1.0, nan], [3.0, 4.0]], axis: [1]) gives
/// float32 [1. 3.]
/// ```
pub fn nanmin(x: &Tensor) -> Result<Tensor> {
    nanmin_with(x, Nanmin::default())
}

/// [`nanmin()`], with options.
pub fn nanmin_with(x: &Tensor, options: Nanmin<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"nanmin");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.keepdims, false);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`nanpercentile_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Nanpercentile<'a> {
    /// The axes to reduce, each once; negative ones count from the end. All axes if it is `None`.
    pub axis: Option<&'a [i64]>,
    /// Whether the axes that are reduced stay, with size 1. Default: `false`.
    pub keepdims: bool,
    /// Between two elements: LINEAR interpolates, LOWER and HIGHER take that one, NEAREST the nearer one (halfway the
    /// one of even number), and MIDPOINT their mean. Default: `LINEAR`.
    pub method: Method,
}

impl Default for Nanpercentile<'_> {
    fn default() -> Self {
        Nanpercentile { axis: None, keepdims: false, method: Method::Linear }
    }
}

/// The percentiles over axes of the elements that are not NaN; integers become floats first. NaN where there are no
/// others.
///
/// * `x`: The elements to be reduced. (shape `any`; bool, integers, floats)
/// * `q`: The percentages, from 0 to 100. (shape `[count...]`; integers, floats)
/// * returns `y`: The quantiles; kept is what axis leaves of x's shape. (shape `[count..., kept...]`; dtype of `x`)
///
/// ```text
/// nanpercentile(x: [1.0, nan, 3.0, 4.0], q: [50.0, 100.0]) gives
/// float32 [3. 4.]
/// ```
pub fn nanpercentile(x: &Tensor, q: &Tensor) -> Result<Tensor> {
    nanpercentile_with(x, q, Nanpercentile::default())
}

/// [`nanpercentile()`], with options.
pub fn nanpercentile_with(x: &Tensor, q: &Tensor, options: Nanpercentile<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"nanpercentile");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.keepdims, false);
    arguments.unless(2, options.method as i64, Method::Linear as i64);
    OP.one(&[x.as_ptr(), q.as_ptr()], &arguments)
}

/// What a call of [`nanprod_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nanprod<'a> {
    /// The axes to reduce, each once; negative ones count from the end. All axes if it is `None`.
    pub axis: Option<&'a [i64]>,
    /// Whether the axes that are reduced stay, with size 1. Default: `false`.
    pub keepdims: bool,
    /// The result's dtype, which is also computed with. If it is `None`, int64 for integers and booleans, uint64 for
    /// unsigned ones, else that of x.
    pub dtype: Option<DType>,
}

/// The product over axes of the elements that are not NaN. Its gradients go up to the ninth order.
///
/// * `x`: The elements to be reduced. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: A result for each place that axis leaves. (shape `reduced(x)`; dtype of `dtype`)
///
/// ```text
/// nanprod(x: [[1.0, nan], [3.0, 4.0]], axis: [1]) gives
/// float32 [ 1. 12.]
/// ```
pub fn nanprod(x: &Tensor) -> Result<Tensor> {
    nanprod_with(x, Nanprod::default())
}

/// [`nanprod()`], with options.
pub fn nanprod_with(x: &Tensor, options: Nanprod<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"nanprod");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.keepdims, false);
    arguments.perhaps(2, options.dtype);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`nanquantile_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Nanquantile<'a> {
    /// The axes to reduce, each once; negative ones count from the end. All axes if it is `None`.
    pub axis: Option<&'a [i64]>,
    /// Whether the axes that are reduced stay, with size 1. Default: `false`.
    pub keepdims: bool,
    /// Between two elements: LINEAR interpolates, LOWER and HIGHER take that one, NEAREST the nearer one (halfway the
    /// one of even number), and MIDPOINT their mean. Default: `LINEAR`.
    pub method: Method,
}

impl Default for Nanquantile<'_> {
    fn default() -> Self {
        Nanquantile { axis: None, keepdims: false, method: Method::Linear }
    }
}

/// The quantiles over axes of the elements that are not NaN; integers become floats first. NaN where there are no
/// others.
///
/// * `x`: The elements to be reduced. (shape `any`; bool, integers, floats)
/// * `q`: The fractions, from 0 to 1. (shape `[count...]`; integers, floats)
/// * returns `y`: The quantiles; kept is what axis leaves of x's shape. (shape `[count..., kept...]`; dtype of `x`)
///
/// ```text
/// nanquantile(x: [1.0, nan, 3.0, 4.0], q: [0.5, 1.0]) gives
/// float32 [3. 4.]
/// ```
pub fn nanquantile(x: &Tensor, q: &Tensor) -> Result<Tensor> {
    nanquantile_with(x, q, Nanquantile::default())
}

/// [`nanquantile()`], with options.
pub fn nanquantile_with(x: &Tensor, q: &Tensor, options: Nanquantile<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"nanquantile");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.keepdims, false);
    arguments.unless(2, options.method as i64, Method::Linear as i64);
    OP.one(&[x.as_ptr(), q.as_ptr()], &arguments)
}

/// What a call of [`nanstd_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nanstd<'a> {
    /// The axes to reduce, each once; negative ones count from the end. All axes if it is `None`.
    pub axis: Option<&'a [i64]>,
    /// Whether the axes that are reduced stay, with size 1. Default: `false`.
    pub keepdims: bool,
    /// What is taken from the number of elements before the sum of squares is divided by it: 1 for a sample's
    /// variance. The result is NaN where nothing is left. Default: `0.0`.
    pub correction: f64,
}

/// The standard deviation over axes of the elements that are not NaN; integers become floats first. NaN where there
/// are no others.
///
/// * `x`: The elements to be reduced. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: A result for each place that axis leaves. (shape `reduced(x)`; dtype of `real(x)`)
///
/// ```text
/// nanstd(x: [[1.0, nan], [3.0, 4.0]], axis: [0]) gives
/// float32 [1. 0.]
/// ```
pub fn nanstd(x: &Tensor) -> Result<Tensor> {
    nanstd_with(x, Nanstd::default())
}

/// [`nanstd()`], with options.
pub fn nanstd_with(x: &Tensor, options: Nanstd<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"nanstd");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.keepdims, false);
    arguments.unless(2, options.correction, 0.0);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`nansum_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nansum<'a> {
    /// The axes to reduce, each once; negative ones count from the end. All axes if it is `None`.
    pub axis: Option<&'a [i64]>,
    /// Whether the axes that are reduced stay, with size 1. Default: `false`.
    pub keepdims: bool,
    /// The result's dtype, which is also computed with. If it is `None`, int64 for integers and booleans, uint64 for
    /// unsigned ones, else that of x.
    pub dtype: Option<DType>,
}

/// The sum over axes of the elements that are not NaN.
///
/// * `x`: The elements to be reduced. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: A result for each place that axis leaves. (shape `reduced(x)`; dtype of `dtype`)
///
/// ```text
/// nansum(x: [[1.0, nan], [3.0, 4.0]], axis: [0]) gives
/// float32 [4. 4.]
/// ```
pub fn nansum(x: &Tensor) -> Result<Tensor> {
    nansum_with(x, Nansum::default())
}

/// [`nansum()`], with options.
pub fn nansum_with(x: &Tensor, options: Nansum<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"nansum");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.keepdims, false);
    arguments.perhaps(2, options.dtype);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`nanvar_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nanvar<'a> {
    /// The axes to reduce, each once; negative ones count from the end. All axes if it is `None`.
    pub axis: Option<&'a [i64]>,
    /// Whether the axes that are reduced stay, with size 1. Default: `false`.
    pub keepdims: bool,
    /// What is taken from the number of elements before the sum of squares is divided by it: 1 for a sample's
    /// variance. The result is NaN where nothing is left. Default: `0.0`.
    pub correction: f64,
}

/// The variance over axes of the elements that are not NaN; integers become floats first. NaN where there are no
/// others.
///
/// * `x`: The elements to be reduced. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: A result for each place that axis leaves. (shape `reduced(x)`; dtype of `real(x)`)
///
/// ```text
/// nanvar(x: [[1.0, nan], [3.0, 4.0]], axis: [0]) gives
/// float32 [1. 0.]
/// ```
pub fn nanvar(x: &Tensor) -> Result<Tensor> {
    nanvar_with(x, Nanvar::default())
}

/// [`nanvar()`], with options.
pub fn nanvar_with(x: &Tensor, options: Nanvar<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"nanvar");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.keepdims, false);
    arguments.unless(2, options.correction, 0.0);
    OP.one(&[x.as_ptr()], &arguments)
}

/// The inverse of the standard normal distribution function, for x in \[0, 1\]; NaN outside.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// ndtri(x: [0.0, 0.5, 1.0]) gives
/// float32 [-inf   0.  inf]
/// ```
#[inline]
pub fn ndtri(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"ndtri");
    OP.run(&[x.as_ptr()])
}

/// -x; integers wrap.
///
/// * `x`: The operands, one by one. (shape `any`; integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// negative(x: [1, -2]) gives
/// int32 [-1  2]
/// ```
#[inline]
pub fn negative(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"negative");
    OP.run(&[x.as_ptr()])
}

/// The next number of the dtype after x1 towards x2.
///
/// * `x1`: The first operands. (shape `any`; bool, integers, floats)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// ```text
/// nextafter(x1: [1.0], x2: 2.0) gives
/// float32 [1.0000001]
/// ```
#[inline]
pub fn nextafter(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"nextafter");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// What a call of [`nll_loss_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct NllLoss<'a> {
    /// What a class counts; 1 if it is `None`. Shape `[num_classes]`.
    pub weight: Option<&'a Tensor>,
    /// The axis of the classes; negative ones count from the end. Default: `-1`.
    pub axis: i64,
    /// The label of what does not count, and has a loss of 0. There is none if it is `None`.
    pub ignore_index: Option<i64>,
    /// MEAN: the sum of the losses over that of their weights; SUM; or NONE: each loss. Default: `MEAN`.
    pub reduction: Reduction,
}

impl Default for NllLoss<'_> {
    fn default() -> Self {
        NllLoss { weight: None, axis: -1, ignore_index: None, reduction: Reduction::Mean }
    }
}

/// The negative of log-probabilities at labels.
///
/// * `x`: Log-probabilities of classes, along axis. (shape `any`; floats)
/// * `labels`: The number of each one's class, from 0 on: x's dims without that of the classes. (shape `any`;
///   integers)
/// * returns `y`: The mean or the sum, of shape \[\]; without it, the losses, of the shape of labels. (shape `any`;
///   dtype of `x`)
///
/// ```text
/// nll_loss(x: [[-1.0, -3.0], [-2.0, -0.5]], labels: [0, 1]) gives
/// float32 0.75
/// ```
pub fn nll_loss(x: &Tensor, labels: &Tensor) -> Result<Tensor> {
    nll_loss_with(x, labels, NllLoss::default())
}

/// [`nll_loss()`], with options.
pub fn nll_loss_with(x: &Tensor, labels: &Tensor, options: NllLoss<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"nll_loss");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.axis, -1);
    arguments.perhaps(1, options.ignore_index);
    arguments.unless(2, options.reduction as i64, Reduction::Mean as i64);
    OP.one(&[x.as_ptr(), labels.as_ptr(), Tensor::pointer_or_null(options.weight)], &arguments)
}

/// The indices of what is not zero, in order: an output for each axis of x.
///
/// * `x`: What is searched; at least a vector. (shape `[n...]`; bool, integers, floats, complex numbers)
/// * returns `indices`: The indices along an axis; m is the number of elements that are not zero. (shape `[m]`; dtype
///   of `int64`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// nonzero(x: [[1, 0], [2, 3]]) gives
/// int64 [0 1 1]
/// int64 [0 0 1]
/// ```
#[inline]
pub fn nonzero(x: &Tensor) -> Result<Vec<Tensor>> {
    static OP: Prepared = Prepared::new(c"nonzero");
    OP.many(&[x.as_ptr()], &NO_ARGUMENTS)
}

/// Whether x1 != x2; NaN differs from everything.
///
/// * `x1`: The first operands. (shape `any`; any dtype)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; any dtype)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `bool`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// not_equal(x1: [1, 2], x2: [1, 3]) gives
/// bool [False  True]
/// ```
#[inline]
pub fn not_equal(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"not_equal");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// What a call of [`one_hot_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct OneHot<'a> {
    /// 1 if it is `None`. Shape `[]`.
    pub on_value: Option<&'a Tensor>,
    /// 0 if it is `None`. Strings need both. Shape `[]`.
    pub off_value: Option<&'a Tensor>,
    /// The new axis' place in the result; negative ones count from the end. Default: `-1`.
    pub axis: i64,
    /// The result's dtype; that of on_value, or else of off_value, or float32, if it is `None`.
    pub dtype: Option<DType>,
}

impl Default for OneHot<'_> {
    fn default() -> Self {
        OneHot { on_value: None, off_value: None, axis: -1, dtype: None }
    }
}

/// on_value at indices along a new axis, off_value elsewhere.
///
/// * `indices`: The places of on_value; one that is not in \[0, depth) gives off_value alone. (shape `[outer...,
///   inner...]`; integers)
/// * `depth`: The length of the new axis.
/// * returns `y`: A vector of length depth for each index. (shape `[outer..., depth, inner...]`; dtype of `dtype`)
///
/// ```text
/// one_hot(indices: [0, 2], depth: 3) gives
/// float32 [[1. 0. 0.]
///  [0. 0. 1.]]
/// ```
pub fn one_hot(indices: &Tensor, depth: i64) -> Result<Tensor> {
    one_hot_with(indices, depth, OneHot::default())
}

/// [`one_hot()`], with options.
pub fn one_hot_with(indices: &Tensor, depth: i64, options: OneHot<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"one_hot");
    let mut arguments = Arguments::new();
    arguments.given(0, depth);
    arguments.unless(1, options.axis, -1);
    arguments.perhaps(2, options.dtype);
    OP.one(
        &[indices.as_ptr(), Tensor::pointer_or_null(options.on_value), Tensor::pointer_or_null(options.off_value)],
        &arguments,
    )
}

/// What a call of [`ones_like_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct OnesLike {
    /// The result's dtype, which is not string; that of x if it is `None`. Strings need it.
    pub dtype: Option<DType>,
}

/// Ones of the shape of x.
///
/// * `x`: The result's shape; its values do not matter. (shape `any`; any dtype)
/// * returns `y`: Ones. (shape `x`; dtype of `dtype`)
///
/// ```text
/// ones_like(x: [[1, 2], [3, 4]]) gives
/// int32 [[1 1]
///  [1 1]]
/// ```
pub fn ones_like(x: &Tensor) -> Result<Tensor> {
    ones_like_with(x, OnesLike::default())
}

/// [`ones_like()`], with options.
pub fn ones_like_with(x: &Tensor, options: OnesLike) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"ones_like");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.dtype);
    OP.one(&[x.as_ptr()], &arguments)
}

/// The products of all pairs of elements of two vectors.
///
/// * `x1`: The first vector. (shape `[m]`; bool, integers, floats, complex numbers)
/// * `x2`: The second vector. (shape `[n]`; bool, integers, floats, complex numbers)
/// * returns `y`: The product of element i of x1 and element j of x2 at (i, j). (shape `[m, n]`; dtype of `x1`)
///
/// ```text
/// outer(x1: [1, 2], x2: [3, 4]) gives
/// int32 [[3 4]
///  [6 8]]
/// ```
#[inline]
pub fn outer(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"outer");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// The sum of frames that begin frame_step elements apart.
///
/// * `x`: The frames. (shape `[outer..., frames, frame_length]`; integers, floats, complex numbers)
/// * `frame_step`: How far apart frames begin.
/// * returns `y`: Their sum; n is frame_length and frame_step for each frame but the first. (shape `[outer..., n]`;
///   dtype of `x`)
///
/// ```text
/// overlap_and_add(x: [[1, 2, 3], [10, 20, 30]], frame_step: 2) gives
/// int32 [ 1  2 13 20 30]
/// ```
pub fn overlap_and_add(x: &Tensor, frame_step: i64) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"overlap_and_add");
    let mut arguments = Arguments::new();
    arguments.given(0, frame_step);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`pad_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Pad {
    /// CONSTANT: constant_values; REFLECT: x mirrored, without its edge; SYMMETRIC: x mirrored, with its edge.
    /// Default: `CONSTANT`.
    pub mode: PadMode,
    /// The value that CONSTANT adds; to strings, empty ones. An integer that x's dtype has not is
    /// [`Code::INVALID_ARGUMENT`]. Default: `0.0`.
    pub constant_values: f64,
}

impl Default for Pad {
    fn default() -> Self {
        Pad { mode: PadMode::Constant, constant_values: 0.0 }
    }
}

/// x with elements added before and behind it along its axes.
///
/// * `x`: What is padded. (shape `[n...]`; any dtype)
/// * `paddings`: How many elements to add: before and behind the first axis, before and behind the second, and so on.
/// * returns `y`: The padded tensor: each dim of x plus its two paddings. (shape `[m...]`; dtype of `x`)
///
/// ```text
/// pad(x: [1, 2, 3], paddings: [1, 2]) gives
/// int32 [0 1 2 3 0 0]
/// ```
pub fn pad(x: &Tensor, paddings: &[i64]) -> Result<Tensor> {
    pad_with(x, paddings, Pad::default())
}

/// [`pad()`], with options.
pub fn pad_with(x: &Tensor, paddings: &[i64], options: Pad) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"pad");
    let mut arguments = Arguments::new();
    arguments.given(0, paddings);
    arguments.unless(1, options.mode as i64, PadMode::Constant as i64);
    arguments.unless(2, options.constant_values, 0.0);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`percentile_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Percentile<'a> {
    /// The axes to reduce, each once; negative ones count from the end. All axes if it is `None`.
    pub axis: Option<&'a [i64]>,
    /// Whether the axes that are reduced stay, with size 1. Default: `false`.
    pub keepdims: bool,
    /// Between two elements: LINEAR interpolates, LOWER and HIGHER take that one, NEAREST the nearer one (halfway the
    /// one of even number), and MIDPOINT their mean. Default: `LINEAR`.
    pub method: Method,
}

impl Default for Percentile<'_> {
    fn default() -> Self {
        Percentile { axis: None, keepdims: false, method: Method::Linear }
    }
}

/// The elements below which the given percentages of those over axes lie; integers become floats first. NaN where an
/// element is.
///
/// * `x`: The elements to be reduced. (shape `any`; bool, integers, floats)
/// * `q`: The percentages, from 0 to 100. (shape `[count...]`; integers, floats)
/// * returns `y`: The quantiles; kept is what axis leaves of x's shape. (shape `[count..., kept...]`; dtype of `x`)
///
/// ```text
/// percentile(x: [1.0, 2.0, 3.0, 4.0], q: [50.0, 100.0]) gives
/// float32 [2.5 4. ]
/// ```
pub fn percentile(x: &Tensor, q: &Tensor) -> Result<Tensor> {
    percentile_with(x, q, Percentile::default())
}

/// [`percentile()`], with options.
pub fn percentile_with(x: &Tensor, q: &Tensor, options: Percentile<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"percentile");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.keepdims, false);
    arguments.unless(2, options.method as i64, Method::Linear as i64);
    OP.one(&[x.as_ptr(), q.as_ptr()], &arguments)
}

/// What a call of [`permute_dims_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct PermuteDims<'a> {
    /// The axes of x in their new order, each once; negative ones count from the end. Reversed if it is `None`.
    pub axes: Option<&'a [i64]>,
}

/// x with its axes in another order: axis i of the result is axis axes\[i\] of x.
///
/// * `x`: The elements. (shape `any`; any dtype)
/// * returns `y`: The elements in their new order. (shape `permuted(x)`; dtype of `x`)
///
/// ```text
/// permute_dims(x: [[1, 2], [3, 4]], axes: [1, 0]) gives
/// int32 [[1 3]
///  [2 4]]
/// ```
pub fn permute_dims(x: &Tensor) -> Result<Tensor> {
    permute_dims_with(x, PermuteDims::default())
}

/// [`permute_dims()`], with options.
pub fn permute_dims_with(x: &Tensor, options: PermuteDims<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"permute_dims");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axes);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`pinv_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pinv {
    /// A singular value counts as zero where it is at most rtol times the largest. The larger dim times the spacing
    /// of numbers at 1 if it is `None`.
    pub rtol: Option<f64>,
}

/// The pseudo-inverses of matrices (Moore and Penrose). Numbers that are not finite give NaN. The gradient is that
/// where the rank stays as it is.
///
/// * `x`: Matrices; integers become floats first. (shape `[outer..., m, n]`; bool, integers, complex numbers,
///   float32, float64)
/// * returns `y`: Their pseudo-inverses. (shape `[outer..., n, m]`; dtype of `x`)
///
/// ```text
/// pinv(x: [[2.0, 0.0], [0.0, 0.0]]) gives
/// float32 [[0.5 0. ]
///  [0.  0. ]]
/// ```
pub fn pinv(x: &Tensor) -> Result<Tensor> {
    pinv_with(x, Pinv::default())
}

/// [`pinv()`], with options.
pub fn pinv_with(x: &Tensor, options: Pinv) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"pinv");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.rtol);
    OP.one(&[x.as_ptr()], &arguments)
}

/// The x1-th derivative of digamma at x2; NaN where x1 is not a whole number from 0 on. There is no gradient of x1, a
/// whole number.
///
/// * `x1`: The first operands. (shape `any`; bool, integers, floats)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// ```text
/// polygamma(x1: 1.0, x2: [1.0, 2.0]) gives
/// float32 [1.644934   0.64493406]
/// ```
#[inline]
pub fn polygamma(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"polygamma");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// x itself.
///
/// * `x`: The operands, one by one. (shape `any`; integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// positive(x: [1, -2]) gives
/// int32 [ 1 -2]
/// ```
#[inline]
pub fn positive(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"positive");
    OP.run(&[x.as_ptr()])
}

/// x1 to the power of x2; integers wrap, and to a negative power they are [`Code::INVALID_ARGUMENT`].
///
/// * `x1`: The first operands. (shape `any`; integers, floats, complex numbers)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; integers, floats, complex numbers)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// ```text
/// pow(x1: [2.0, 3.0], x2: 2.0) gives
/// float32 [4. 9.]
/// ```
#[inline]
pub fn pow(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"pow");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// x where x \> 0, else alpha \* x, with a learned alpha (He et al., 2015).
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats)
/// * `alpha`: The slopes for negative x; the shapes of both broadcast. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `broadcast(x, alpha)`; dtype of `x`)
///
/// ```text
/// prelu(x: [-1.0, 2.0], alpha: [0.5, 0.5]) gives
/// float32 [-0.5  2. ]
/// ```
#[inline]
pub fn prelu(x: &Tensor, alpha: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"prelu");
    OP.run(&[x.as_ptr(), alpha.as_ptr()])
}

/// What a call of [`prod_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Prod<'a> {
    /// The axes to reduce, each once; negative ones count from the end. All axes if it is `None`.
    pub axis: Option<&'a [i64]>,
    /// Whether the axes that are reduced stay, with size 1. Default: `false`.
    pub keepdims: bool,
    /// The result's dtype, which is also computed with. If it is `None`, int64 for integers and booleans, uint64 for
    /// unsigned ones, else that of x.
    pub dtype: Option<DType>,
}

/// The product over axes; 1 where there is no element. Its gradients go up to the ninth order.
///
/// * `x`: The elements to be reduced. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: A result for each place that axis leaves. (shape `reduced(x)`; dtype of `dtype`)
///
/// ```text
/// prod(x: [[1.0, 2.0], [3.0, 4.0]], axis: [1]) gives
/// float32 [ 2. 12.]
/// ```
pub fn prod(x: &Tensor) -> Result<Tensor> {
    prod_with(x, Prod::default())
}

/// [`prod()`], with options.
pub fn prod_with(x: &Tensor, options: Prod<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"prod");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.keepdims, false);
    arguments.perhaps(2, options.dtype);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`qr_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Qr {
    /// Whether q is square. Its further columns are an orthonormal basis: the gradient of a function which depends on
    /// its choice is [`Code::INVALID_ARGUMENT`]. Default: `false`.
    pub full_matrices: bool,
}

/// The factors of matrices x = q r, by Householder's reflections. The diagonal of r is real, and may be negative. The
/// gradient of a matrix whose first columns depend on each other is [`Code::INVALID_ARGUMENT`].
///
/// * `x`: Matrices; integers become floats first. (shape `[outer..., m, n]`; bool, integers, complex numbers,
///   float32, float64)
/// * returns `q`: Matrices whose columns are orthonormal. k is the less of m and n, or m with full_matrices. (shape
///   `[outer..., m, k]`; dtype of `x`)
/// * returns `r`: Upper triangular matrices. (shape `[outer..., k, n]`; dtype of `x`)
///
/// ```text
/// qr(x: [[3.0, 5.0], [4.0, 0.0]]) gives
/// float32 [[-0.6 -0.8]
///  [-0.8  0.6]]
/// float32 [[-5. -3.]
///  [ 0. -4.]]
/// ```
pub fn qr(x: &Tensor) -> Result<(Tensor, Tensor)> {
    qr_with(x, Qr::default())
}

/// [`qr()`], with options.
pub fn qr_with(x: &Tensor, options: Qr) -> Result<(Tensor, Tensor)> {
    static OP: Prepared = Prepared::new(c"qr");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.full_matrices, false);
    let mut outputs = OP.many(&[x.as_ptr()], &arguments)?;
    let r = outputs.pop().expect("the registry's number of outputs");
    let q = outputs.pop().expect("the registry's number of outputs");
    Ok((q, r))
}

/// What a call of [`quantile_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Quantile<'a> {
    /// The axes to reduce, each once; negative ones count from the end. All axes if it is `None`.
    pub axis: Option<&'a [i64]>,
    /// Whether the axes that are reduced stay, with size 1. Default: `false`.
    pub keepdims: bool,
    /// Between two elements: LINEAR interpolates, LOWER and HIGHER take that one, NEAREST the nearer one (halfway the
    /// one of even number), and MIDPOINT their mean. Default: `LINEAR`.
    pub method: Method,
}

impl Default for Quantile<'_> {
    fn default() -> Self {
        Quantile { axis: None, keepdims: false, method: Method::Linear }
    }
}

/// The elements below which the given fractions of those over axes lie; integers become floats first. NaN where an
/// element is.
///
/// * `x`: The elements to be reduced. (shape `any`; bool, integers, floats)
/// * `q`: The fractions, from 0 to 1. (shape `[count...]`; integers, floats)
/// * returns `y`: The quantiles; kept is what axis leaves of x's shape. (shape `[count..., kept...]`; dtype of `x`)
///
/// ```text
/// quantile(x: [1.0, 2.0, 3.0, 4.0], q: [0.5, 1.0]) gives
/// float32 [2.5 4. ]
/// ```
pub fn quantile(x: &Tensor, q: &Tensor) -> Result<Tensor> {
    quantile_with(x, q, Quantile::default())
}

/// [`quantile()`], with options.
pub fn quantile_with(x: &Tensor, q: &Tensor, options: Quantile<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"quantile");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.keepdims, false);
    arguments.unless(2, options.method as i64, Method::Linear as i64);
    OP.one(&[x.as_ptr(), q.as_ptr()], &arguments)
}

/// Radians as degrees: 180 / pi times x.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// rad2deg(x: [0.0, 1.0]) gives
/// float32 [ 0.      57.29578]
/// ```
#[inline]
pub fn rad2deg(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"rad2deg");
    OP.run(&[x.as_ptr()])
}

/// What a call of [`random_bernoulli_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct RandomBernoulli<'a> {
    /// The result's shape; that of p if it is `None`.
    pub shape: Option<&'a [i64]>,
    /// The result's dtype. Default: `bool`.
    pub dtype: DType,
    /// The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed.
    /// Default: `0`.
    pub seed: i64,
    /// Two numbers that decide the result, whatever was drawn before; the seed does if it is `None`. Shape `[2]`.
    pub key: Option<&'a Tensor>,
}

impl Default for RandomBernoulli<'_> {
    fn default() -> Self {
        RandomBernoulli { shape: None, dtype: DType::BOOL, seed: 0, key: None }
    }
}

/// One (true) with probability p, else zero.
///
/// * `p`: Probabilities, which broadcast to shape. (shape `any`; bool, integers, floats)
/// * returns `y`: Ones and zeros; n is shape, or that of p without it. (shape `[n...]`; dtype of `dtype`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// random_bernoulli(p: [0.0, 1.0], seed: 7) gives
/// bool [False  True]
/// ```
pub fn random_bernoulli(p: &Tensor) -> Result<Tensor> {
    random_bernoulli_with(p, RandomBernoulli::default())
}

/// [`random_bernoulli()`], with options.
pub fn random_bernoulli_with(p: &Tensor, options: RandomBernoulli<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"random_bernoulli");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.shape);
    arguments.unless(1, options.dtype, DType::BOOL);
    arguments.unless(2, options.seed, 0);
    OP.one(&[p.as_ptr(), Tensor::pointer_or_null(options.key)], &arguments)
}

/// What a call of [`random_beta_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomBeta<'a> {
    /// The result's shape, to which the parameters broadcast; theirs if it is `None`.
    pub shape: Option<&'a [i64]>,
    /// Two numbers that decide the result, whatever was drawn before; the seed does if it is `None`. Shape `[2]`.
    pub key: Option<&'a Tensor>,
    /// The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed.
    /// Default: `0`.
    pub seed: i64,
}

/// Random numbers of the beta distribution, between 0 and 1. NaN where a parameter is negative, or both are 0. The
/// gradients are those of two gamma numbers, of which the result is the share of the first; they go up to the eighth
/// order.
///
/// * `alpha`: How near to 1 the numbers tend to be. (shape `any`; bool, integers, floats)
/// * `beta`: How near to 0 the numbers tend to be. (shape `any`; bool, integers, floats)
/// * returns `y`: The numbers; n is shape, or that of the parameters without it. (shape `[n...]`; dtype of `alpha`)
///
/// ```text
/// random_beta(alpha: [0.0, 1.0], beta: [1.0, 0.0], seed: 7) gives
/// float32 [0. 1.]
/// ```
pub fn random_beta(alpha: &Tensor, beta: &Tensor) -> Result<Tensor> {
    random_beta_with(alpha, beta, RandomBeta::default())
}

/// [`random_beta()`], with options.
pub fn random_beta_with(alpha: &Tensor, beta: &Tensor, options: RandomBeta<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"random_beta");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.shape);
    arguments.unless(1, options.seed, 0);
    OP.one(&[alpha.as_ptr(), beta.as_ptr(), Tensor::pointer_or_null(options.key)], &arguments)
}

/// What a call of [`random_binomial_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct RandomBinomial<'a> {
    /// The result's shape, to which the parameters broadcast; theirs if it is `None`.
    pub shape: Option<&'a [i64]>,
    /// Two numbers that decide the result, whatever was drawn before; the seed does if it is `None`. Shape `[2]`.
    pub key: Option<&'a Tensor>,
    /// The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed.
    /// Default: `0`.
    pub seed: i64,
    /// The result's dtype: floats, or integers, where counts beyond its range are its largest number. Default:
    /// `int32`.
    pub dtype: DType,
}

impl Default for RandomBinomial<'_> {
    fn default() -> Self {
        RandomBinomial { shape: None, key: None, seed: 0, dtype: DType::INT32 }
    }
}

/// Random counts of the binomial distribution: how many of independent trials succeed. Where a parameter is none they
/// are NaN, and integers [`Code::INVALID_ARGUMENT`]. There is no gradient: counts do not change smoothly.
///
/// * `counts`: The numbers of trials; fractions are dropped. (shape `any`; bool, integers, floats)
/// * `probs`: The probabilities of success. (shape `any`; bool, integers, floats)
/// * returns `y`: The counts; n is shape, or that of the parameters without it. (shape `[n...]`; dtype of `dtype`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// random_binomial(counts: [5.0, 7.0], probs: [0.0, 1.0], seed: 7) gives
/// int32 [0 7]
/// ```
pub fn random_binomial(counts: &Tensor, probs: &Tensor) -> Result<Tensor> {
    random_binomial_with(counts, probs, RandomBinomial::default())
}

/// [`random_binomial()`], with options.
pub fn random_binomial_with(counts: &Tensor, probs: &Tensor, options: RandomBinomial<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"random_binomial");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.shape);
    arguments.unless(1, options.seed, 0);
    arguments.unless(2, options.dtype, DType::INT32);
    OP.one(&[counts.as_ptr(), probs.as_ptr(), Tensor::pointer_or_null(options.key)], &arguments)
}

/// What a call of [`random_categorical_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct RandomCategorical<'a> {
    /// How many indices to draw for each row. Default: `1`.
    pub num_samples: i64,
    /// The result's dtype, int32 or int64. Default: `int64`.
    pub dtype: DType,
    /// The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed.
    /// Default: `0`.
    pub seed: i64,
    /// Two numbers that decide the result, whatever was drawn before; the seed does if it is `None`. Shape `[2]`.
    pub key: Option<&'a Tensor>,
}

impl Default for RandomCategorical<'_> {
    fn default() -> Self {
        RandomCategorical { num_samples: 1, dtype: DType::INT64, seed: 0, key: None }
    }
}

/// Random indices of classes, drawn with the probabilities softmax(logits).
///
/// * `logits`: Logarithms of the classes' probabilities, which need not add up to 1. (shape `[..., classes]`; floats)
/// * returns `y`: The indices, from 0 on. (shape `[..., num_samples]`; dtype of `dtype`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// random_categorical(logits: [[0.0, 100.0]], num_samples: 3, seed: 7) gives
/// int64 [[1 1 1]]
/// ```
pub fn random_categorical(logits: &Tensor) -> Result<Tensor> {
    random_categorical_with(logits, RandomCategorical::default())
}

/// [`random_categorical()`], with options.
pub fn random_categorical_with(logits: &Tensor, options: RandomCategorical<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"random_categorical");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.num_samples, 1);
    arguments.unless(1, options.dtype, DType::INT64);
    arguments.unless(2, options.seed, 0);
    OP.one(&[logits.as_ptr(), Tensor::pointer_or_null(options.key)], &arguments)
}

/// What a call of [`random_crop_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomCrop {
    /// The same choice at every call; 0: by the next numbers of the context's stream, which begins with its seed.
    /// Default: `0`.
    pub seed: i64,
}

/// A part of x of the size that is asked for, at a random place.
///
/// * `x`: The elements. (shape `[n...]`; any dtype)
/// * `size`: The part's size along each axis; -1: the whole axis.
/// * returns `y`: The part. (shape `[size...]`; dtype of `x`)
///
/// ```text
/// random_crop(x: [1, 2, 3, 4], size: [4], seed: 3) gives
/// int32 [1 2 3 4]
/// ```
pub fn random_crop(x: &Tensor, size: &[i64]) -> Result<Tensor> {
    random_crop_with(x, size, RandomCrop::default())
}

/// [`random_crop()`], with options.
pub fn random_crop_with(x: &Tensor, size: &[i64], options: RandomCrop) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"random_crop");
    let mut arguments = Arguments::new();
    arguments.given(0, size);
    arguments.unless(1, options.seed, 0);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`random_exponential_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomExponential<'a> {
    /// The result's shape, to which the parameters broadcast; theirs if it is `None`.
    pub shape: Option<&'a [i64]>,
    /// Two numbers that decide the result, whatever was drawn before; the seed does if it is `None`. Shape `[2]`.
    pub key: Option<&'a Tensor>,
    /// The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed.
    /// Default: `0`.
    pub seed: i64,
}

/// Random numbers of the exponential distribution: waiting times. NaN where rate is negative.
///
/// * `rate`: The inverse of the mean. (shape `any`; bool, integers, floats)
/// * returns `y`: The numbers; n is shape, or that of the parameters without it. (shape `[n...]`; dtype of `rate`)
///
/// ```text
/// random_exponential(rate: [inf, 0.0], seed: 7) gives
/// float32 [ 0. inf]
/// ```
pub fn random_exponential(rate: &Tensor) -> Result<Tensor> {
    random_exponential_with(rate, RandomExponential::default())
}

/// [`random_exponential()`], with options.
pub fn random_exponential_with(rate: &Tensor, options: RandomExponential<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"random_exponential");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.shape);
    arguments.unless(1, options.seed, 0);
    OP.one(&[rate.as_ptr(), Tensor::pointer_or_null(options.key)], &arguments)
}

/// What a call of [`random_flip_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct RandomFlip {
    /// The axis, one of the last three: -2 is the width where channels are last; negative ones count from the end.
    /// Default: `-2`.
    pub axis: i64,
    /// The same choice at every call; 0: by the next numbers of the context's stream, which begins with its seed.
    /// Default: `0`.
    pub seed: i64,
}

impl Default for RandomFlip {
    fn default() -> Self {
        RandomFlip { axis: -2, seed: 0 }
    }
}

/// Images, of which each is turned over along an axis with a probability of one half.
///
/// * `x`: Images, which have the last three dims: height, width and channels, or channels first. (shape `[batch...,
///   a, b, c]`; bool, integers, floats, complex numbers)
/// * returns `y`: The images. (shape `x`; dtype of `x`)
///
/// ```text
/// random_flip(x: [[[1], [1]]], seed: 3) gives
/// int32 [[[1]
///   [1]]]
/// ```
pub fn random_flip(x: &Tensor) -> Result<Tensor> {
    random_flip_with(x, RandomFlip::default())
}

/// [`random_flip()`], with options.
pub fn random_flip_with(x: &Tensor, options: RandomFlip) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"random_flip");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.axis, -2);
    arguments.unless(1, options.seed, 0);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`random_gamma_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomGamma<'a> {
    /// The rate: what the numbers are divided by; 1 if it is `None`. Shape `any`.
    pub beta: Option<&'a Tensor>,
    /// The result's shape, to which the parameters broadcast; theirs if it is `None`.
    pub shape: Option<&'a [i64]>,
    /// Two numbers that decide the result, whatever was drawn before; the seed does if it is `None`. Shape `[2]`.
    pub key: Option<&'a Tensor>,
    /// The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed.
    /// Default: `0`.
    pub seed: i64,
}

/// Random numbers of the gamma distribution. NaN where a parameter is negative. The gradient of alpha is that of a
/// number at a fixed value of the distribution function (Figurnov et al., 2018); it goes up to the eighth order.
///
/// * `alpha`: The shape of the distribution, its mean where beta is 1. (shape `any`; bool, integers, floats)
/// * returns `y`: The numbers; n is shape, or that of the parameters without it. (shape `[n...]`; dtype of `alpha`)
///
/// ```text
/// random_gamma(alpha: [0.0, inf], seed: 7) gives
/// float32 [ 0. inf]
/// ```
pub fn random_gamma(alpha: &Tensor) -> Result<Tensor> {
    random_gamma_with(alpha, RandomGamma::default())
}

/// [`random_gamma()`], with options.
pub fn random_gamma_with(alpha: &Tensor, options: RandomGamma<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"random_gamma");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.shape);
    arguments.unless(1, options.seed, 0);
    OP.one(&[alpha.as_ptr(), Tensor::pointer_or_null(options.beta), Tensor::pointer_or_null(options.key)], &arguments)
}

/// What a call of [`random_gumbel_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomGumbel<'a> {
    /// The result's shape, to which the parameters broadcast; theirs if it is `None`.
    pub shape: Option<&'a [i64]>,
    /// Two numbers that decide the result, whatever was drawn before; the seed does if it is `None`. Shape `[2]`.
    pub key: Option<&'a Tensor>,
    /// The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed.
    /// Default: `0`.
    pub seed: i64,
}

/// Random numbers of Gumbel's distribution, that of the largest of many. NaN where scale is negative.
///
/// * `loc`: The location of the peak. (shape `any`; bool, integers, floats)
/// * `scale`: What the numbers of location 0 are multiplied by. (shape `any`; bool, integers, floats)
/// * returns `y`: The numbers; n is shape, or that of the parameters without it. (shape `[n...]`; dtype of `loc`)
///
/// ```text
/// random_gumbel(loc: [1.0, 2.0], scale: 0.0, seed: 7) gives
/// float32 [1. 2.]
/// ```
pub fn random_gumbel(loc: &Tensor, scale: &Tensor) -> Result<Tensor> {
    random_gumbel_with(loc, scale, RandomGumbel::default())
}

/// [`random_gumbel()`], with options.
pub fn random_gumbel_with(loc: &Tensor, scale: &Tensor, options: RandomGumbel<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"random_gumbel");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.shape);
    arguments.unless(1, options.seed, 0);
    OP.one(&[loc.as_ptr(), scale.as_ptr(), Tensor::pointer_or_null(options.key)], &arguments)
}

/// What a call of [`random_laplace_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomLaplace<'a> {
    /// The result's shape, to which the parameters broadcast; theirs if it is `None`.
    pub shape: Option<&'a [i64]>,
    /// Two numbers that decide the result, whatever was drawn before; the seed does if it is `None`. Shape `[2]`.
    pub key: Option<&'a Tensor>,
    /// The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed.
    /// Default: `0`.
    pub seed: i64,
}

/// Random numbers of Laplace's distribution, exponential on both sides. NaN where scale is negative.
///
/// * `loc`: The location of the peak. (shape `any`; bool, integers, floats)
/// * `scale`: What the numbers of location 0 are multiplied by. (shape `any`; bool, integers, floats)
/// * returns `y`: The numbers; n is shape, or that of the parameters without it. (shape `[n...]`; dtype of `loc`)
///
/// ```text
/// random_laplace(loc: [1.0, 2.0], scale: 0.0, seed: 7) gives
/// float32 [1. 2.]
/// ```
pub fn random_laplace(loc: &Tensor, scale: &Tensor) -> Result<Tensor> {
    random_laplace_with(loc, scale, RandomLaplace::default())
}

/// [`random_laplace()`], with options.
pub fn random_laplace_with(loc: &Tensor, scale: &Tensor, options: RandomLaplace<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"random_laplace");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.shape);
    arguments.unless(1, options.seed, 0);
    OP.one(&[loc.as_ptr(), scale.as_ptr(), Tensor::pointer_or_null(options.key)], &arguments)
}

/// What a call of [`random_multinomial_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct RandomMultinomial<'a> {
    /// The result's shape without the classes, to which the parameters broadcast; theirs if it is `None`.
    pub shape: Option<&'a [i64]>,
    /// Two numbers that decide the result, whatever was drawn before; the seed does if it is `None`. Shape `[2]`.
    pub key: Option<&'a Tensor>,
    /// The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed.
    /// Default: `0`.
    pub seed: i64,
    /// The result's dtype: floats, or integers, where counts beyond its range are its largest number. Default:
    /// `int32`.
    pub dtype: DType,
}

impl Default for RandomMultinomial<'_> {
    fn default() -> Self {
        RandomMultinomial { shape: None, key: None, seed: 0, dtype: DType::INT32 }
    }
}

/// Random counts of the multinomial distribution: how many of independent trials fall into each class. Where a
/// parameter is none they are NaN, and integers [`Code::INVALID_ARGUMENT`]. There is no gradient: counts do not
/// change smoothly.
///
/// * `counts`: The numbers of trials; fractions are dropped. (shape `any`; bool, integers, floats)
/// * `probs`: The classes' probabilities along the last axis, which need not add up to 1. (shape `any`; bool,
///   integers, floats)
/// * returns `y`: The counts of each class, along the last axis; they add up to the trials. (shape `[n...]`; dtype of
///   `dtype`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// random_multinomial(counts: 5.0, probs: [[0.0, 2.0], [1.0, 0.0]], seed: 7) gives
/// int32 [[0 5]
///  [5 0]]
/// ```
pub fn random_multinomial(counts: &Tensor, probs: &Tensor) -> Result<Tensor> {
    random_multinomial_with(counts, probs, RandomMultinomial::default())
}

/// [`random_multinomial()`], with options.
pub fn random_multinomial_with(counts: &Tensor, probs: &Tensor, options: RandomMultinomial<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"random_multinomial");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.shape);
    arguments.unless(1, options.seed, 0);
    arguments.unless(2, options.dtype, DType::INT32);
    OP.one(&[counts.as_ptr(), probs.as_ptr(), Tensor::pointer_or_null(options.key)], &arguments)
}

/// What a call of [`random_normal_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct RandomNormal<'a> {
    /// The result's shape. Default: `[]`.
    pub shape: &'a [i64],
    /// The mean. Default: `0.0`.
    pub mean: f64,
    /// The standard deviation. Default: `1.0`.
    pub stddev: f64,
    /// The result's dtype. Default: `float32`.
    pub dtype: DType,
    /// The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed.
    /// Default: `0`.
    pub seed: i64,
    /// Two numbers that decide the result, whatever was drawn before; the seed does if it is `None`. Shape `[2]`.
    pub key: Option<&'a Tensor>,
}

impl Default for RandomNormal<'_> {
    fn default() -> Self {
        RandomNormal { shape: &[], mean: 0.0, stddev: 1.0, dtype: DType::FLOAT32, seed: 0, key: None }
    }
}

/// Random numbers with a normal distribution.
///
/// * returns `y`: The numbers. (shape `shape`; dtype of `dtype`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// random_normal(shape: [2], mean: 10.0, seed: 7) gives
/// float32 [10.000292  9.695153]
/// ```
pub fn random_normal() -> Result<Tensor> {
    random_normal_with(RandomNormal::default())
}

/// [`random_normal()`], with options.
pub fn random_normal_with(options: RandomNormal<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"random_normal");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.shape, &[]);
    arguments.unless(1, options.dtype, DType::FLOAT32);
    arguments.unless(2, options.mean, 0.0);
    arguments.unless(3, options.stddev, 1.0);
    arguments.unless(4, options.seed, 0);
    OP.one(&[Tensor::pointer_or_null(options.key)], &arguments)
}

/// What a call of [`random_orthogonal_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct RandomOrthogonal<'a> {
    /// The result's shape. Default: `[]`.
    pub shape: &'a [i64],
    /// The length of each row or column. Default: `1.0`.
    pub gain: f64,
    /// The result's dtype. Default: `float32`.
    pub dtype: DType,
    /// The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed.
    /// Default: `0`.
    pub seed: i64,
    /// Two numbers that decide the result, whatever was drawn before; the seed does if it is `None`. Shape `[2]`.
    pub key: Option<&'a Tensor>,
}

impl Default for RandomOrthogonal<'_> {
    fn default() -> Self {
        RandomOrthogonal { shape: &[], gain: 1.0, dtype: DType::FLOAT32, seed: 0, key: None }
    }
}

/// A random matrix of orthogonal rows or columns, whichever are fewer, times gain. It is equally likely to be any
/// such matrix (Saxe et al., 2014). All axes but the last one are its rows.
///
/// * returns `y`: The numbers. (shape `shape`; dtype of `dtype`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// random_orthogonal(shape: [1, 1], gain: 2.0, seed: 7) gives
/// float32 [[2.]]
/// ```
pub fn random_orthogonal() -> Result<Tensor> {
    random_orthogonal_with(RandomOrthogonal::default())
}

/// [`random_orthogonal()`], with options.
pub fn random_orthogonal_with(options: RandomOrthogonal<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"random_orthogonal");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.shape, &[]);
    arguments.unless(1, options.dtype, DType::FLOAT32);
    arguments.unless(2, options.gain, 1.0);
    arguments.unless(3, options.seed, 0);
    OP.one(&[Tensor::pointer_or_null(options.key)], &arguments)
}

/// What a call of [`random_permutation_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct RandomPermutation<'a> {
    /// The result's dtype, one of integers. Default: `int64`.
    pub dtype: DType,
    /// The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed.
    /// Default: `0`.
    pub seed: i64,
    /// Two numbers that decide the result, whatever was drawn before; the seed does if it is `None`. Shape `[2]`.
    pub key: Option<&'a Tensor>,
}

impl Default for RandomPermutation<'_> {
    fn default() -> Self {
        RandomPermutation { dtype: DType::INT64, seed: 0, key: None }
    }
}

/// The numbers 0, 1, ... n - 1 in random order.
///
/// * `n`: How many numbers.
/// * returns `y`: The numbers. (shape `[n]`; dtype of `dtype`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// random_permutation(n: 4, seed: 7) gives
/// int64 [1 0 2 3]
/// ```
pub fn random_permutation(n: i64) -> Result<Tensor> {
    random_permutation_with(n, RandomPermutation::default())
}

/// [`random_permutation()`], with options.
pub fn random_permutation_with(n: i64, options: RandomPermutation<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"random_permutation");
    let mut arguments = Arguments::new();
    arguments.given(0, n);
    arguments.unless(1, options.dtype, DType::INT64);
    arguments.unless(2, options.seed, 0);
    OP.one(&[Tensor::pointer_or_null(options.key)], &arguments)
}

/// What a call of [`random_poisson_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct RandomPoisson<'a> {
    /// The result's shape, to which the parameters broadcast; theirs if it is `None`.
    pub shape: Option<&'a [i64]>,
    /// Two numbers that decide the result, whatever was drawn before; the seed does if it is `None`. Shape `[2]`.
    pub key: Option<&'a Tensor>,
    /// The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed.
    /// Default: `0`.
    pub seed: i64,
    /// The result's dtype: floats, or integers, where counts beyond its range are its largest number. Default:
    /// `float32`.
    pub dtype: DType,
}

impl Default for RandomPoisson<'_> {
    fn default() -> Self {
        RandomPoisson { shape: None, key: None, seed: 0, dtype: DType::FLOAT32 }
    }
}

/// Random counts of Poisson's distribution. Where rate is negative or not finite they are NaN, and integers
/// [`Code::INVALID_ARGUMENT`]. There is no gradient: counts do not change smoothly.
///
/// * `rate`: The mean. (shape `any`; bool, integers, floats)
/// * returns `y`: The counts; n is shape, or that of the parameters without it. (shape `[n...]`; dtype of `dtype`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// random_poisson(rate: [0.0, 0.0], seed: 7) gives
/// float32 [0. 0.]
/// ```
pub fn random_poisson(rate: &Tensor) -> Result<Tensor> {
    random_poisson_with(rate, RandomPoisson::default())
}

/// [`random_poisson()`], with options.
pub fn random_poisson_with(rate: &Tensor, options: RandomPoisson<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"random_poisson");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.shape);
    arguments.unless(1, options.seed, 0);
    arguments.unless(2, options.dtype, DType::FLOAT32);
    OP.one(&[rate.as_ptr(), Tensor::pointer_or_null(options.key)], &arguments)
}

/// What a call of [`random_truncated_normal_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct RandomTruncatedNormal<'a> {
    /// The result's shape. Default: `[]`.
    pub shape: &'a [i64],
    /// The mean. Default: `0.0`.
    pub mean: f64,
    /// The standard deviation, ahead of the cut. Default: `1.0`.
    pub stddev: f64,
    /// The result's dtype. Default: `float32`.
    pub dtype: DType,
    /// The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed.
    /// Default: `0`.
    pub seed: i64,
    /// Two numbers that decide the result, whatever was drawn before; the seed does if it is `None`. Shape `[2]`.
    pub key: Option<&'a Tensor>,
}

impl Default for RandomTruncatedNormal<'_> {
    fn default() -> Self {
        RandomTruncatedNormal { shape: &[], mean: 0.0, stddev: 1.0, dtype: DType::FLOAT32, seed: 0, key: None }
    }
}

/// Random numbers with a normal distribution that ends two standard deviations from the mean, on both sides.
///
/// * returns `y`: The numbers. (shape `shape`; dtype of `dtype`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// random_truncated_normal(shape: [2], seed: 7) gives
/// float32 [1.5055828 0.6395586]
/// ```
pub fn random_truncated_normal() -> Result<Tensor> {
    random_truncated_normal_with(RandomTruncatedNormal::default())
}

/// [`random_truncated_normal()`], with options.
pub fn random_truncated_normal_with(options: RandomTruncatedNormal<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"random_truncated_normal");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.shape, &[]);
    arguments.unless(1, options.dtype, DType::FLOAT32);
    arguments.unless(2, options.mean, 0.0);
    arguments.unless(3, options.stddev, 1.0);
    arguments.unless(4, options.seed, 0);
    OP.one(&[Tensor::pointer_or_null(options.key)], &arguments)
}

/// What a call of [`random_uniform_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct RandomUniform<'a> {
    /// The result's shape. Default: `[]`.
    pub shape: &'a [i64],
    /// The lower bound. Default: `0.0`.
    pub minval: f64,
    /// The upper bound, which is not reached. Default: `1.0`.
    pub maxval: f64,
    /// The result's dtype. Default: `float32`.
    pub dtype: DType,
    /// The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed.
    /// Default: `0`.
    pub seed: i64,
    /// Two numbers that decide the result, whatever was drawn before; the seed does if it is `None`. Shape `[2]`.
    pub key: Option<&'a Tensor>,
}

impl Default for RandomUniform<'_> {
    fn default() -> Self {
        RandomUniform { shape: &[], minval: 0.0, maxval: 1.0, dtype: DType::FLOAT32, seed: 0, key: None }
    }
}

/// Random numbers with a uniform distribution in \[minval, maxval), floats or integers.
///
/// * returns `y`: The numbers. (shape `shape`; dtype of `dtype`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// random_uniform(shape: [3], minval: -1.0, maxval: 1.0, seed: 7) gives
/// float32 [ 0.90919423  0.50030434 -0.7716453 ]
/// ```
pub fn random_uniform() -> Result<Tensor> {
    random_uniform_with(RandomUniform::default())
}

/// [`random_uniform()`], with options.
pub fn random_uniform_with(options: RandomUniform<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"random_uniform");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.shape, &[]);
    arguments.unless(1, options.dtype, DType::FLOAT32);
    arguments.unless(2, options.minval, 0.0);
    arguments.unless(3, options.maxval, 1.0);
    arguments.unless(4, options.seed, 0);
    OP.one(&[Tensor::pointer_or_null(options.key)], &arguments)
}

/// What a call of [`random_variance_scaling_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct RandomVarianceScaling<'a> {
    /// The result's shape. Default: `[]`.
    pub shape: &'a [i64],
    /// The variance times that number. Default: `1.0`.
    pub scale: f64,
    /// Inputs, outputs, or the mean of both. Default: `FAN_IN`.
    pub fan: Fan,
    /// The distribution; TRUNCATED_NORMAL ends two standard deviations from 0. Default: `TRUNCATED_NORMAL`.
    pub distribution: Distribution,
    /// The result's dtype. Default: `float32`.
    pub dtype: DType,
    /// The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed.
    /// Default: `0`.
    pub seed: i64,
    /// Two numbers that decide the result, whatever was drawn before; the seed does if it is `None`. Shape `[2]`.
    pub key: Option<&'a Tensor>,
}

impl Default for RandomVarianceScaling<'_> {
    fn default() -> Self {
        RandomVarianceScaling {
            shape: &[],
            scale: 1.0,
            fan: Fan::FanIn,
            distribution: Distribution::TruncatedNormal,
            dtype: DType::FLOAT32,
            seed: 0,
            key: None,
        }
    }
}

/// Random weights whose variance is scale over a unit's number of inputs or outputs. The inputs are the shape's last
/// axis but one times the axes before it, the outputs the last axis times the same (Glorot and Bengio, 2010; He et
/// al., 2015).
///
/// * returns `y`: The numbers. (shape `shape`; dtype of `dtype`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// random_variance_scaling(shape: [2, 2], distribution: UNIFORM, seed: 7) gives
/// float32 [[ 1.113531    0.61274517]
///  [-0.94506866 -1.0149269 ]]
/// ```
pub fn random_variance_scaling() -> Result<Tensor> {
    random_variance_scaling_with(RandomVarianceScaling::default())
}

/// [`random_variance_scaling()`], with options.
pub fn random_variance_scaling_with(options: RandomVarianceScaling<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"random_variance_scaling");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.shape, &[]);
    arguments.unless(1, options.dtype, DType::FLOAT32);
    arguments.unless(2, options.scale, 1.0);
    arguments.unless(3, options.fan as i64, Fan::FanIn as i64);
    arguments.unless(4, options.distribution as i64, Distribution::TruncatedNormal as i64);
    arguments.unless(5, options.seed, 0);
    OP.one(&[Tensor::pointer_or_null(options.key)], &arguments)
}

/// The numbers, in row-major order, of elements at indices along each axis.
///
/// * `multi_index`: The indices along each axis; their shapes broadcast. (shape `any`; integers)
/// * `shape`: The shape of the array whose elements are numbered.
/// * returns `y`: The numbers. (shape `any`; dtype of `int64`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// ravel_multi_index(multi_index: [[0, 1], [1, 2]], shape: [2, 3]) gives
/// int64 [1 5]
/// ```
pub fn ravel_multi_index(multi_index: &[&Tensor], shape: &[i64]) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"ravel_multi_index");
    let mut arguments = Arguments::new();
    arguments.given(0, shape);
    OP.one(&Pointers::new(multi_index), &arguments)
}

/// The real part of complex x; real x itself.
///
/// * `x`: The operands, one by one. (shape `any`; integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `real(x)`)
///
/// ```text
/// real(x: [1+2j, 3-4j]) gives
/// float32 [1. 3.]
/// ```
#[inline]
pub fn real(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"real");
    OP.run(&[x.as_ptr()])
}

/// 1 / x; infinite where x is 0.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// reciprocal(x: [2.0, 4.0]) gives
/// float32 [0.5  0.25]
/// ```
#[inline]
pub fn reciprocal(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"reciprocal");
    OP.run(&[x.as_ptr()])
}

/// 1 / x; 0 where x is 0.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// reciprocal_no_nan(x: [2.0, 0.0]) gives
/// float32 [0.5 0. ]
/// ```
#[inline]
pub fn reciprocal_no_nan(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"reciprocal_no_nan");
    OP.run(&[x.as_ptr()])
}

/// max(x, 0): the rectified linear unit.
///
/// * `x`: The operands, one by one. (shape `any`; integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// relu(x: [-1.0, 2.0]) gives
/// float32 [0. 2.]
/// ```
#[inline]
pub fn relu(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"relu");
    OP.run(&[x.as_ptr()])
}

/// min(max(x, 0), 6).
///
/// * `x`: The operands, one by one. (shape `any`; integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// relu6(x: [-1.0, 2.0, 8.0]) gives
/// float32 [0. 2. 6.]
/// ```
#[inline]
pub fn relu6(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"relu6");
    OP.run(&[x.as_ptr()])
}

/// x1 - floor(x1 / x2) \* x2, which has the sign of x2. An integer division by zero is [`Code::INVALID_ARGUMENT`].
///
/// * `x1`: The first operands. (shape `any`; integers, floats)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; integers, floats)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// ```text
/// remainder(x1: [7, -7], x2: [3, 3]) gives
/// int32 [1 2]
/// ```
#[inline]
pub fn remainder(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"remainder");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// What a call of [`repeat_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Repeat {
    /// The axis to repeat along; negative ones count from the end. The flattened tensor if it is `None`.
    pub axis: Option<i64>,
}

/// x with each element repeated along an axis, next to itself.
///
/// * `x`: What is repeated. (shape `[n...]`; any dtype)
/// * `repeats`: How often each element.
/// * returns `y`: The repeated elements: dims as of x, axis times repeats; without an axis a vector. (shape `[m...]`;
///   dtype of `x`)
///
/// ```text
/// repeat(x: [1, 2], repeats: 2, axis: 0) gives
/// int32 [1 1 2 2]
/// ```
pub fn repeat(x: &Tensor, repeats: i64) -> Result<Tensor> {
    repeat_with(x, repeats, Repeat::default())
}

/// [`repeat()`], with options.
pub fn repeat_with(x: &Tensor, repeats: i64, options: Repeat) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"repeat");
    let mut arguments = Arguments::new();
    arguments.given(0, repeats);
    arguments.perhaps(1, options.axis);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`repeat_each_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct RepeatEach {
    /// The axis to repeat along; negative ones count from the end. The flattened tensor if it is `None`.
    pub axis: Option<i64>,
}

/// x with each slice along an axis repeated as often as a number of its own says.
///
/// * `x`: What is repeated; n stands at axis. (shape `[outer..., n, inner...]`; any dtype)
/// * `repeats`: How often each slice, \[n\]; or one number for all, a scalar or \[1\]. A negative one is
///   [`Code::INVALID_ARGUMENT`]. (shape `any`; integers)
/// * returns `y`: The repeated slices; m is the sum of repeats. Without an axis a vector. (shape `[outer..., m,
///   inner...]`; dtype of `x`)
///
/// ```text
/// repeat_each(x: [1, 2, 3], repeats: [2, 0, 1]) gives
/// int32 [1 1 3]
/// ```
pub fn repeat_each(x: &Tensor, repeats: &Tensor) -> Result<Tensor> {
    repeat_each_with(x, repeats, RepeatEach::default())
}

/// [`repeat_each()`], with options.
pub fn repeat_each_with(x: &Tensor, repeats: &Tensor, options: RepeatEach) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"repeat_each");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    OP.one(&[x.as_ptr(), repeats.as_ptr()], &arguments)
}

/// What a call of [`reshape_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reshape {
    /// Whether a 0 in shape is the dim that x has there, as in ONNX. Default: `false`.
    pub zero_copies: bool,
}

/// x with another shape, its elements in the same order. No copy is made.
///
/// * `x`: The elements. (shape `any`; any dtype)
/// * `shape`: The result's shape, with as many elements as x. One dim may be -1: what the others leave for it. (shape
///   `[rank]`; integers; read on the host)
/// * returns `y`: The same elements. (shape `shape`; dtype of `x`)
///
/// ```text
/// reshape(x: [1, 2, 3, 4], shape: [2, -1]) gives
/// int32 [[1 2]
///  [3 4]]
/// ```
pub fn reshape<'a>(x: &Tensor, shape: impl Into<Ints<'a>>) -> Result<Tensor> {
    reshape_with(x, shape, Reshape::default())
}

/// [`reshape()`], with options.
pub fn reshape_with<'a>(x: &Tensor, shape: impl Into<Ints<'a>>, options: Reshape) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"reshape");
    let shape = shape.into();
    let mut arguments = Arguments::new();
    arguments.perhaps(0, shape.values());
    arguments.unless(1, options.zero_copies, false);
    OP.one(&[x.as_ptr(), shape.pointer()], &arguments)
}

/// x with the shape of another tensor, its elements in the same order. No copy is made.
///
/// * `x`: The elements, as many as like's. (shape `any`; any dtype)
/// * `like`: The result's shape; its values do not matter. (shape `any`; any dtype)
/// * returns `y`: The same elements. (shape `like`; dtype of `x`)
///
/// ```text
/// reshape_like(x: [1, 2, 3, 4], like: [[0, 0], [0, 0]]) gives
/// int32 [[1 2]
///  [3 4]]
/// ```
#[inline]
pub fn reshape_like(x: &Tensor, like: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"reshape_like");
    OP.run(&[x.as_ptr(), like.as_ptr()])
}

/// What a call of [`resize_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Resize {
    /// How values between elements are found: NEAREST takes the nearest element, AREA the mean of what an output
    /// element covers; BILINEAR, BICUBIC, LANCZOS3, LANCZOS5, GAUSSIAN and MITCHELLCUBIC weigh the elements around.
    /// Default: `BILINEAR`.
    pub interpolation: Interpolation,
    /// Which places match: HALF_PIXEL the edges of images, as if elements were squares; ALIGN_CORNERS the middles of
    /// the outermost elements; ASYMMETRIC the middles of the first elements; HALF_PIXEL_SYMMETRIC the images'
    /// middles, where scale is not the ratio of sizes. AREA does without. Default: `HALF_PIXEL`.
    pub coordinates: Coordinates,
    /// Whether an image that becomes smaller is weighed over as much as an output element covers. Default: `false`.
    pub antialias: bool,
    /// The element that is nearest to a position; AUTO: FLOOR for ASYMMETRIC, else ROUND_PREFER_CEIL. Default:
    /// `AUTO`.
    pub nearest_mode: NearestMode,
    /// Of BICUBIC (a in Keys, 1981): -0.5 as TensorFlow's, -0.75 as PyTorch's. Default: `-0.5`.
    pub cubic_coefficient: f64,
    /// Whether elements outside the image have no weight. If not, they are those at its edge. Default: `true`.
    pub exclude_outside: bool,
    /// Output elements per input element; the ratio of the sizes if it is `None`. By ALIGN_CORNERS the outermost
    /// elements are those of an output that is as long as it says, before its size is rounded.
    pub scale: Option<f64>,
    /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW):
    /// channels second. Shapes are those of NHWC. Default: `NHWC`.
    pub data_format: DataFormat,
}

impl Default for Resize {
    fn default() -> Self {
        Resize {
            interpolation: Interpolation::Bilinear,
            coordinates: Coordinates::HalfPixel,
            antialias: false,
            nearest_mode: NearestMode::Auto,
            cubic_coefficient: -0.5,
            exclude_outside: true,
            scale: None,
            data_format: DataFormat::NHWC,
        }
    }
}

/// Images with another height and width, or other sizes along one to three spatial axes.
///
/// * `x`: The images. (shape `[batch, in..., channels]`; integers, floats)
/// * `size`: The result's size along each spatial axis, height before width. -1: the axis stays as it is, and so does
///   one that has this size, without a scale, but for GAUSSIAN and MITCHELLCUBIC, which smooth it. (shape `[axes]`;
///   integers; read on the host)
/// * returns `y`: The images. Integers become float32, but for NEAREST. (shape `[batch, size..., channels]`; dtype of
///   `x`)
///
/// ```text
/// resize(x: [[[[1.0], [2.0]], [[3.0], [4.0]]]], size: [1, 4]) gives
/// float32 [[[[2.  ]
///    [2.25]
///    [2.75]
///    [3.  ]]]]
/// ```
pub fn resize<'a>(x: &Tensor, size: impl Into<Ints<'a>>) -> Result<Tensor> {
    resize_with(x, size, Resize::default())
}

/// [`resize()`], with options.
pub fn resize_with<'a>(x: &Tensor, size: impl Into<Ints<'a>>, options: Resize) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"resize");
    let size = size.into();
    let mut arguments = Arguments::new();
    arguments.perhaps(0, size.values());
    arguments.unless(1, options.interpolation as i64, Interpolation::Bilinear as i64);
    arguments.unless(2, options.coordinates as i64, Coordinates::HalfPixel as i64);
    arguments.unless(3, options.antialias, false);
    arguments.unless(4, options.nearest_mode as i64, NearestMode::Auto as i64);
    arguments.unless(5, options.cubic_coefficient, -0.5);
    arguments.unless(6, options.exclude_outside, true);
    arguments.perhaps(7, options.scale);
    arguments.unless(8, options.data_format as i64, DataFormat::NHWC as i64);
    OP.one(&[x.as_ptr(), size.pointer()], &arguments)
}

/// What a call of [`reverse_sequence_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReverseSequence {
    /// The axis of the parts; negative ones count from the end. Default: `0`.
    pub batch_axis: i64,
}

/// x with the first elements along an axis reversed, as many as each part's length says.
///
/// * `x`: The sequences. (shape `any`; any dtype)
/// * `seq_lengths`: The length of each part of x along batch_axis; at most that of seq_axis. (shape `[batch]`;
///   integers)
/// * `seq_axis`: The axis that is reversed; negative ones count from the end.
/// * returns `y`: The sequences; what lies behind their ends stays. (shape `x`; dtype of `x`)
///
/// ```text
/// reverse_sequence(x: [[1, 2, 3], [4, 5, 6]], seq_lengths: [2, 3], seq_axis: 1) gives
/// int32 [[2 1 3]
///  [6 5 4]]
/// ```
pub fn reverse_sequence(x: &Tensor, seq_lengths: &Tensor, seq_axis: i64) -> Result<Tensor> {
    reverse_sequence_with(x, seq_lengths, seq_axis, ReverseSequence::default())
}

/// [`reverse_sequence()`], with options.
pub fn reverse_sequence_with(
    x: &Tensor,
    seq_lengths: &Tensor,
    seq_axis: i64,
    options: ReverseSequence,
) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"reverse_sequence");
    let mut arguments = Arguments::new();
    arguments.given(0, seq_axis);
    arguments.unless(1, options.batch_axis, 0);
    OP.one(&[x.as_ptr(), seq_lengths.as_ptr()], &arguments)
}

/// What a call of [`rfft_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Rfft {
    /// The number of points: x is cut, or zeros are added at its end. x's own if it is `None`.
    pub n: Option<i64>,
    /// The axis; negative ones count from the end. Default: `-1`.
    pub axis: i64,
    /// BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both
    /// are divided by the root. Default: `BACKWARD`.
    pub norm: Norm,
}

impl Default for Rfft {
    fn default() -> Self {
        Rfft { n: None, axis: -1, norm: Norm::Backward }
    }
}

/// The first n / 2 + 1 numbers of fft of real numbers; the others are their conjugates in the reverse order.
///
/// * `x`: The numbers; m stands at axis. (shape `[outer..., m, inner...]`; bool, integers, floats)
/// * returns `y`: The first half of the transform; half is n / 2 + 1. (shape `[outer..., half, inner...]`; dtype of
///   `complex(x)`)
///
/// ```text
/// rfft(x: [1.0, 2.0, 3.0, 4.0]) gives
/// complex64 [10.+0.j -2.+2.j -2.+0.j]
/// ```
pub fn rfft(x: &Tensor) -> Result<Tensor> {
    rfft_with(x, Rfft::default())
}

/// [`rfft()`], with options.
pub fn rfft_with(x: &Tensor, options: Rfft) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"rfft");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.n);
    arguments.unless(1, options.axis, -1);
    arguments.unless(2, options.norm as i64, Norm::Backward as i64);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`rfft2_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Rfft2<'a> {
    /// The number of points along each of the axes, the last ones if axes is `None`; -1: x's own. x is cut, or zeros
    /// are added at its end. x's own if it is `None`.
    pub s: Option<&'a [i64]>,
    /// The axes, each once; negative ones count from the end. Default: `[-2, -1]`.
    pub axes: &'a [i64],
    /// BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both
    /// are divided by the root. Default: `BACKWARD`.
    pub norm: Norm,
}

impl Default for Rfft2<'_> {
    fn default() -> Self {
        Rfft2 { s: None, axes: &[-2, -1], norm: Norm::Backward }
    }
}

/// The fft2 of real numbers; of the second of the axes the first n / 2 + 1 numbers.
///
/// * `x`: The numbers. (shape `any`; bool, integers, floats)
/// * returns `y`: The transform, of whose last axis the first half. (shape `any`; dtype of `complex(x)`)
///
/// ```text
/// rfft2(x: [[1.0, 2.0], [3.0, 4.0]]) gives
/// complex64 [[10.+0.j -2.+0.j]
///  [-4.+0.j  0.+0.j]]
/// ```
pub fn rfft2(x: &Tensor) -> Result<Tensor> {
    rfft2_with(x, Rfft2::default())
}

/// [`rfft2()`], with options.
pub fn rfft2_with(x: &Tensor, options: Rfft2<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"rfft2");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.s);
    arguments.unless(1, options.axes, &[-2, -1]);
    arguments.unless(2, options.norm as i64, Norm::Backward as i64);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`rfftfreq_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Rfftfreq {
    /// How far apart they are. Default: `1.0`.
    pub d: f64,
    /// The result's dtype. Default: `float32`.
    pub dtype: DType,
}

impl Default for Rfftfreq {
    fn default() -> Self {
        Rfftfreq { d: 1.0, dtype: DType::FLOAT32 }
    }
}

/// The frequencies of the numbers of a transform of real numbers: 0, 1, ..., n / 2, over n d; half is n / 2 + 1.
///
/// * `n`: How many numbers are transformed.
/// * returns `y`: The frequencies. (shape `[half]`; dtype of `dtype`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// rfftfreq(n: 4) gives
/// float32 [0.   0.25 0.5 ]
/// ```
pub fn rfftfreq(n: i64) -> Result<Tensor> {
    rfftfreq_with(n, Rfftfreq::default())
}

/// [`rfftfreq()`], with options.
pub fn rfftfreq_with(n: i64, options: Rfftfreq) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"rfftfreq");
    let mut arguments = Arguments::new();
    arguments.given(0, n);
    arguments.unless(1, options.d, 1.0);
    arguments.unless(2, options.dtype, DType::FLOAT32);
    OP.one(&[], &arguments)
}

/// What a call of [`rfftn_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Rfftn<'a> {
    /// The number of points along each of the axes, the last ones if axes is `None`; -1: x's own. x is cut, or zeros
    /// are added at its end. x's own if it is `None`.
    pub s: Option<&'a [i64]>,
    /// The axes, each once; negative ones count from the end. If it is `None`, as many of the last ones as s has
    /// numbers, or all.
    pub axes: Option<&'a [i64]>,
    /// BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both
    /// are divided by the root. Default: `BACKWARD`.
    pub norm: Norm,
}

impl Default for Rfftn<'_> {
    fn default() -> Self {
        Rfftn { s: None, axes: None, norm: Norm::Backward }
    }
}

/// The fftn of real numbers; of the last of the axes the first n / 2 + 1 numbers.
///
/// * `x`: The numbers. (shape `any`; bool, integers, floats)
/// * returns `y`: The transform, of whose last axis the first half. (shape `any`; dtype of `complex(x)`)
///
/// ```text
/// rfftn(x: [[1.0, 2.0], [3.0, 4.0]]) gives
/// complex64 [[10.+0.j -2.+0.j]
///  [-4.+0.j  0.+0.j]]
/// ```
pub fn rfftn(x: &Tensor) -> Result<Tensor> {
    rfftn_with(x, Rfftn::default())
}

/// [`rfftn()`], with options.
pub fn rfftn_with(x: &Tensor, options: Rfftn<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"rfftn");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.s);
    arguments.perhaps(1, options.axes);
    arguments.unless(2, options.norm as i64, Norm::Backward as i64);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`rms_norm_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct RmsNorm<'a> {
    /// What each place is multiplied by; 1 if it is `None`. Shape `[n...]`.
    pub scale: Option<&'a Tensor>,
    /// The axes to normalize over, each once; negative ones count from the end. Default: `[-1]`.
    pub axis: &'a [i64],
    /// What is added to the mean, at least 0. Default: `1e-06`.
    pub epsilon: f64,
}

impl Default for RmsNorm<'_> {
    fn default() -> Self {
        RmsNorm { scale: None, axis: &[-1], epsilon: 1e-6 }
    }
}

/// x / sqrt(mean(x^2) + epsilon) \* scale, with the mean over some axes (Zhang, Sennrich, 2019).
///
/// * `x`: The elements; n stands at axis. (shape `[outer..., n...]`; floats)
/// * returns `y`: The normalized elements. (shape `x`; dtype of `x`)
///
/// ```text
/// rms_norm(x: [[1.0, 7.0], [5.0, 5.0]], scale: [1.0, 2.0], epsilon: 0.0) gives
/// float32 [[0.2 2.8]
///  [1.  2. ]]
/// ```
pub fn rms_norm(x: &Tensor) -> Result<Tensor> {
    rms_norm_with(x, RmsNorm::default())
}

/// [`rms_norm()`], with options.
pub fn rms_norm_with(x: &Tensor, options: RmsNorm<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"rms_norm");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.axis, &[-1]);
    arguments.unless(1, options.epsilon, 1e-6);
    OP.one(&[x.as_ptr(), Tensor::pointer_or_null(options.scale)], &arguments)
}

/// What a call of [`rnn_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Rnn<'a> {
    /// What is added; 0 if it is `None`. Shape `[units]`.
    pub bias: Option<&'a Tensor>,
    /// The state before the first step; 0 if it is `None`. Shape `[batch, units]`.
    pub initial_h: Option<&'a Tensor>,
    /// Which steps count; at others a state stays as it is. All if it is `None`. Shape `[batch, steps]`.
    pub mask: Option<&'a Tensor>,
    /// What each step applies. Default: `TANH`.
    pub activation: Activation,
    /// Whether the steps are the first dim of x, sequence and mask, and the batch is the second. Default: `false`.
    pub time_major: bool,
    /// Whether the last step is computed first. Results stand at the steps of x. Default: `false`.
    pub reverse: bool,
}

impl Default for Rnn<'_> {
    fn default() -> Self {
        Rnn { bias: None, initial_h: None, mask: None, activation: Activation::Tanh, time_major: false, reverse: false }
    }
}

/// A plain recurrent network over whole sequences (Elman, 1990). Each step makes h = activation(x kernel + h
/// recurrent_kernel + bias).
///
/// * `x`: The sequences. (shape `[batch, steps, inputs]`; floats)
/// * `kernel`: The weights of x. (shape `[inputs, units]`; floats)
/// * `recurrent_kernel`: The weights of h. (shape `[units, units]`; floats)
/// * returns `sequence`: The state h after each step. (shape `[batch, steps, units]`; dtype of `x`)
/// * returns `h`: The state h after the last step that is computed. (shape `[batch, units]`; dtype of `x`)
///
/// ```text
/// rnn(x: [[[1.0, 3.0]]], kernel: [[2.0], [1.0]], recurrent_kernel: [[-1.0]], activation: RELU) gives
/// float32 [[[5.]]]
/// float32 [[5.]]
/// ```
pub fn rnn(x: &Tensor, kernel: &Tensor, recurrent_kernel: &Tensor) -> Result<(Tensor, Tensor)> {
    rnn_with(x, kernel, recurrent_kernel, Rnn::default())
}

/// [`rnn()`], with options.
pub fn rnn_with(x: &Tensor, kernel: &Tensor, recurrent_kernel: &Tensor, options: Rnn<'_>) -> Result<(Tensor, Tensor)> {
    static OP: Prepared = Prepared::new(c"rnn");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.activation as i64, Activation::Tanh as i64);
    arguments.unless(1, options.time_major, false);
    arguments.unless(2, options.reverse, false);
    let mut outputs = OP.many(
        &[
            x.as_ptr(),
            kernel.as_ptr(),
            recurrent_kernel.as_ptr(),
            Tensor::pointer_or_null(options.bias),
            Tensor::pointer_or_null(options.initial_h),
            Tensor::pointer_or_null(options.mask),
        ],
        &arguments,
    )?;
    let h = outputs.pop().expect("the registry's number of outputs");
    let sequence = outputs.pop().expect("the registry's number of outputs");
    Ok((sequence, h))
}

/// What a call of [`rnn_cell_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct RnnCell<'a> {
    /// What is added; 0 if it is `None`. Shape `[gates]`.
    pub bias: Option<&'a Tensor>,
    /// What the step applies. Default: `TANH`.
    pub activation: Activation,
}

impl Default for RnnCell<'_> {
    fn default() -> Self {
        RnnCell { bias: None, activation: Activation::Tanh }
    }
}

/// A step of rnn.
///
/// * `x`: The step's inputs. (shape `[batch, inputs]`; floats)
/// * `h`: The state before the step. (shape `[batch, units]`; floats)
/// * `kernel`: The weights of x; gates is the number of units. (shape `[inputs, gates]`; floats)
/// * `recurrent_kernel`: The weights of h. (shape `[units, gates]`; floats)
/// * returns `next_h`: The state after the step. (shape `[batch, units]`; dtype of `x`)
///
/// ```text
/// rnn_cell(x: [[1.0, 3.0]], h: [[0.0]], kernel: [[2.0], [1.0]], recurrent_kernel: [[-1.0]], activation: RELU) gives
/// float32 [[5.]]
/// ```
pub fn rnn_cell(x: &Tensor, h: &Tensor, kernel: &Tensor, recurrent_kernel: &Tensor) -> Result<Tensor> {
    rnn_cell_with(x, h, kernel, recurrent_kernel, RnnCell::default())
}

/// [`rnn_cell()`], with options.
pub fn rnn_cell_with(
    x: &Tensor,
    h: &Tensor,
    kernel: &Tensor,
    recurrent_kernel: &Tensor,
    options: RnnCell<'_>,
) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"rnn_cell");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.activation as i64, Activation::Tanh as i64);
    OP.one(
        &[x.as_ptr(), h.as_ptr(), kernel.as_ptr(), recurrent_kernel.as_ptr(), Tensor::pointer_or_null(options.bias)],
        &arguments,
    )
}

/// What a call of [`roll_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Roll<'a> {
    /// The axes to move along; negative ones count from the end. The flattened tensor if it is `None`.
    pub axis: Option<&'a [i64]>,
}

/// x with its elements moved along axes; what leaves at one end comes in at the other.
///
/// * `x`: The elements. (shape `any`; any dtype)
/// * `shift`: How far to move along each axis, towards higher indices; one value stands for all axes.
/// * returns `y`: The elements in their new order. (shape `x`; dtype of `x`)
///
/// ```text
/// roll(x: [1, 2, 3], shift: [1], axis: [0]) gives
/// int32 [3 1 2]
/// ```
pub fn roll(x: &Tensor, shift: &[i64]) -> Result<Tensor> {
    roll_with(x, shift, Roll::default())
}

/// [`roll()`], with options.
pub fn roll_with(x: &Tensor, shift: &[i64], options: Roll<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"roll");
    let mut arguments = Arguments::new();
    arguments.given(0, shift);
    arguments.perhaps(1, options.axis);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`rot90_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Rot90<'a> {
    /// How many times, from the first axis towards the second; negative ones turn back. Default: `1`.
    pub k: i64,
    /// The two axes of the plane; negative ones count from the end. Default: `[0, 1]`.
    pub axes: &'a [i64],
}

impl Default for Rot90<'_> {
    fn default() -> Self {
        Rot90 { k: 1, axes: &[0, 1] }
    }
}

/// x rotated by quarter turns in the plane of two axes.
///
/// * `x`: The elements; at least a matrix. (shape `any`; any dtype)
/// * returns `y`: The same elements. (shape `any`; dtype of `x`)
///
/// ```text
/// rot90(x: [[1, 2], [3, 4]]) gives
/// int32 [[2 4]
///  [1 3]]
/// ```
pub fn rot90(x: &Tensor) -> Result<Tensor> {
    rot90_with(x, Rot90::default())
}

/// [`rot90()`], with options.
pub fn rot90_with(x: &Tensor, options: Rot90<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"rot90");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.k, 1);
    arguments.unless(1, options.axes, &[0, 1]);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`rotary_embedding_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct RotaryEmbedding<'a> {
    /// The row of cos and sin that each position has: \[positions\], or \[batch, positions\]; its own if it is
    /// `None`. Shape `any`.
    pub position_ids: Option<&'a Tensor>,
    /// Whether neighbours are pairs; else the numbers of the first half and those of the second. Default: `false`.
    pub interleaved: bool,
    /// How many of the numbers, the first ones, are rotated; all if it is `None`.
    pub rotary_dim: Option<i64>,
}

/// x with pairs of numbers rotated by the angles of their positions (Su et al., 2021).
///
/// * `x`: The vectors of each position. (shape `[outer..., positions, depth]`; floats)
/// * `cos`: The cosines of the angles. For each position, rotary_dim / 2 numbers: \[positions, half\], or \[batch,
///   positions, half\] where the batch's differ; \[n, half\] with position_ids. (shape `any`; floats)
/// * `sin`: The sines. (shape `cos`; floats)
/// * returns `y`: The rotated vectors: of each pair a and b, a cos - b sin and b cos + a sin. (shape `x`; dtype of
///   `x`)
///
/// ```text
/// rotary_embedding(x: [[1.0, 2.0]], cos: [[0.0]], sin: [[1.0]]) gives
/// float32 [[-2.  1.]]
/// ```
pub fn rotary_embedding(x: &Tensor, cos: &Tensor, sin: &Tensor) -> Result<Tensor> {
    rotary_embedding_with(x, cos, sin, RotaryEmbedding::default())
}

/// [`rotary_embedding()`], with options.
pub fn rotary_embedding_with(x: &Tensor, cos: &Tensor, sin: &Tensor, options: RotaryEmbedding<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"rotary_embedding");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.interleaved, false);
    arguments.perhaps(1, options.rotary_dim);
    OP.one(&[x.as_ptr(), cos.as_ptr(), sin.as_ptr(), Tensor::pointer_or_null(options.position_ids)], &arguments)
}

/// The nearest whole number; halves go to the even one.
///
/// * `x`: The operands, one by one. (shape `any`; integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// round(x: [0.5, 1.5, 2.6]) gives
/// float32 [0. 2. 3.]
/// ```
#[inline]
pub fn round(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"round");
    OP.run(&[x.as_ptr()])
}

/// 1 / sqrt(x).
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// rsqrt(x: [4.0, 16.0]) gives
/// float32 [0.5  0.25]
/// ```
#[inline]
pub fn rsqrt(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"rsqrt");
    OP.run(&[x.as_ptr()])
}

/// What a call of [`scaled_dot_product_attention_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct ScaledDotProductAttention<'a> {
    /// Booleans: which keys each query reads. Numbers of the dtype of query, or float32 for halves: what is added to
    /// the scaled products; a key with -inf has a weight of 0. Broadcasts to \[outer..., rows, columns\]. All keys
    /// are read if it is `None`. NaN and infinity of a key or value reach the results, unless no query reads it by
    /// key_lengths and is_causal. Shape `any`.
    pub mask: Option<&'a Tensor>,
    /// How many keys are read, the first ones: a number for each of the first outer dims, for example \[batch\]. A
    /// negative one reads none, one beyond columns all. All if it is `None`. Shape `any`.
    pub key_lengths: Option<&'a Tensor>,
    /// The place of the first query among the keys, for is_causal: a number for each of the first outer dims. 0 if it
    /// is `None`. Shape `any`.
    pub query_offset: Option<&'a Tensor>,
    /// Whether each query reads only the keys that are not behind its own place. Default: `false`.
    pub is_causal: bool,
    /// The factor of the products; 1 / sqrt(depth) if it is `None`.
    pub scale: Option<f64>,
    /// The probability in \[0, 1) that a weight is replaced by 0; the others are multiplied by 1 / (1 - dropout).
    /// Default: `0.0`.
    pub dropout: f64,
    /// The same weights are dropped at every call; 0: by the next numbers of the context's stream, which begins with
    /// its seed. Default: `0`.
    pub seed: i64,
}

/// softmax(scale query key^T + mask) value: for each query a mean of the values (Vaswani et al., 2017).
///
/// * `query`: The queries. The last of their outer dims, heads, may be a multiple of that of key and value:
///   neighbours then share these. (shape `[outer..., rows, depth]`; floats)
/// * `key`: The keys. (shape `[outer..., columns, depth]`; floats)
/// * `value`: The value of each key. (shape `[outer..., columns, width]`; floats)
/// * returns `y`: The means; 0 for a query that reads no key. (shape `[outer..., rows, width]`; dtype of `x`)
///
/// ```text
/// scaled_dot_product_attention(query: [[1.0, 0.0]], key: [[0.0, 0.0], [0.0, 1.0]], value: [[1.0], [3.0]]) gives
/// float32 [[2.]]
/// ```
pub fn scaled_dot_product_attention(query: &Tensor, key: &Tensor, value: &Tensor) -> Result<Tensor> {
    scaled_dot_product_attention_with(query, key, value, ScaledDotProductAttention::default())
}

/// [`scaled_dot_product_attention()`], with options.
pub fn scaled_dot_product_attention_with(
    query: &Tensor,
    key: &Tensor,
    value: &Tensor,
    options: ScaledDotProductAttention<'_>,
) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"scaled_dot_product_attention");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.is_causal, false);
    arguments.perhaps(1, options.scale);
    arguments.unless(2, options.dropout, 0.0);
    arguments.unless(3, options.seed, 0);
    OP.one(
        &[
            query.as_ptr(),
            key.as_ptr(),
            value.as_ptr(),
            Tensor::pointer_or_null(options.mask),
            Tensor::pointer_or_null(options.key_lengths),
            Tensor::pointer_or_null(options.query_offset),
        ],
        &arguments,
    )
}

/// What a call of [`scan_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Scan {
    /// How many of the inputs, the first ones, are carries. Default: `0`.
    pub num_carries: i64,
    /// How many of the inputs, the last ones, are the same in each iteration. Default: `0`.
    pub num_invariants: i64,
    /// Whether the last slice comes first. Default: `false`.
    pub reverse: bool,
    /// The number of slices; that of the tensors if it is `None`, which must be there then.
    pub length: Option<i64>,
}

/// A function of carries and each slice along the first axis, one slice after the other.
///
/// * `inputs`: The first carries, tensors of one first dim, and the invariants. (shape `any`; any dtype)
/// * `function`: A function of the carries, a slice of each tensor, and the invariants, which gives new carries, and
///   perhaps more.
/// * returns `outputs`: The last carries; then what else the function gave, each stacked along a new first axis.
///   (shape `any`; dtype of `inputs`)
pub fn scan(inputs: &[&Tensor], function: &Function) -> Result<Vec<Tensor>> {
    scan_with(inputs, function, Scan::default())
}

/// [`scan()`], with options.
pub fn scan_with(inputs: &[&Tensor], function: &Function, options: Scan) -> Result<Vec<Tensor>> {
    let mut op = OpBuilder::prepared(c"scan")?;
    op.set_function(c"function", function)?;
    let mut arguments = Arguments::new();
    arguments.unless(0, options.num_carries, 0);
    arguments.unless(1, options.num_invariants, 0);
    arguments.unless(2, options.reverse, false);
    arguments.perhaps(3, options.length);
    op.many(&Pointers::new(inputs), &arguments)
}

/// What a call of [`scatter_elements_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct ScatterElements {
    /// The axis that indices are of; negative ones count from the end. Default: `0`.
    pub axis: i64,
    /// NONE: an update replaces what is there, and of several any one stays, with the gradient for all; SUM, PROD,
    /// MAX or MIN: it is reduced with what is there. Default: `NONE`.
    pub reduce: Reduce,
}

impl Default for ScatterElements {
    fn default() -> Self {
        ScatterElements { axis: 0, reduce: Reduce::NONE }
    }
}

/// x with updates put where their indices along an axis say, or reduced with what is there.
///
/// * `x`: The values to begin with; n stands at axis. (shape `[outer..., n, inner...]`; any dtype)
/// * `indices`: Of x's rank. The index along axis of each update, from -n on and less than n; negative ones count
///   from the end. (shape `any`; integers)
/// * `updates`: The updates. Along other axes they lie where they stand, so no dim is more than x's. (shape
///   `indices`; any dtype)
/// * returns `y`: The changed values. (shape `x`; dtype of `x`)
///
/// ```text
/// scatter_elements(x: [[1, 2], [3, 4]], indices: [[1, 0]], updates: [[10, 20]]) gives
/// int32 [[ 1 20]
///  [10  4]]
/// ```
pub fn scatter_elements(x: &Tensor, indices: &Tensor, updates: &Tensor) -> Result<Tensor> {
    scatter_elements_with(x, indices, updates, ScatterElements::default())
}

/// [`scatter_elements()`], with options.
pub fn scatter_elements_with(
    x: &Tensor,
    indices: &Tensor,
    updates: &Tensor,
    options: ScatterElements,
) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"scatter_elements");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.axis, 0);
    arguments.unless(1, options.reduce as i64, Reduce::NONE as i64);
    OP.one(&[x.as_ptr(), indices.as_ptr(), updates.as_ptr()], &arguments)
}

/// Updates added into zeros at tuples of indices; strings are joined, in the order of the updates. An index out of
/// range is [`Code::INVALID_ARGUMENT`].
///
/// * `indices`: Tuples of indices of the first depth axes of the result, from 0 on; some may be equal. (shape
///   `[outer..., depth]`; integers)
/// * `updates`: An element for each tuple, or a slice: inner is shape without its first depth dims. (shape
///   `[outer..., inner...]`; integers, floats, complex numbers, string)
/// * `shape`: The result's shape.
/// * returns `y`: The sums; empty strings where there are no updates. (shape `shape`; dtype of `updates`)
///
/// ```text
/// scatter_nd(indices: [[0], [2], [0]], updates: [1, 2, 3], shape: [4]) gives
/// int32 [4 0 2 0]
/// ```
pub fn scatter_nd(indices: &Tensor, updates: &Tensor, shape: &[i64]) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"scatter_nd");
    let mut arguments = Arguments::new();
    arguments.given(0, shape);
    OP.one(&[indices.as_ptr(), updates.as_ptr()], &arguments)
}

/// What a call of [`searchsorted_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Searchsorted<'a> {
    /// LEFT: before what equals an element; RIGHT: behind it. Default: `LEFT`.
    pub side: Side,
    /// Indices that sort each vector of x1, as argsort gives them; x1 is sorted if it is `None`. One out of range is
    /// [`Code::INVALID_ARGUMENT`]. Shape `x1`.
    pub sorter: Option<&'a Tensor>,
}

impl Default for Searchsorted<'_> {
    fn default() -> Self {
        Searchsorted { side: Side::Left, sorter: None }
    }
}

/// The places at which elements of x2 would be inserted into x1, which is sorted.
///
/// * `x1`: Sorted elements: a vector, or one for each vector of x2. (shape `[..., n]`; bool, integers, floats,
///   string)
/// * `x2`: The elements to be inserted. (shape `any`; bool, integers, floats, string)
/// * returns `y`: The places, from 0 to n. (shape `x2`; dtype of `int64`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// searchsorted(x1: [1, 3, 5], x2: [3, 4]) gives
/// int64 [1 2]
/// ```
pub fn searchsorted(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    searchsorted_with(x1, x2, Searchsorted::default())
}

/// [`searchsorted()`], with options.
pub fn searchsorted_with(x1: &Tensor, x2: &Tensor, options: Searchsorted<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"searchsorted");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.side as i64, Side::Left as i64);
    OP.one(&[x1.as_ptr(), x2.as_ptr(), Tensor::pointer_or_null(options.sorter)], &arguments)
}

/// The largest elements of the rows of x that have one id; 0 for ids that do not occur.
///
/// * `x`: The elements. (shape `[n, inner...]`; integers, floats)
/// * `segment_ids`: The segment of each row; they begin at 0 and do not decrease. [`Code::INVALID_ARGUMENT`]
///   otherwise. (shape `[n]`; integers)
/// * returns `y`: A row for each id up to the last one. (shape `[m, inner...]`; dtype of `x`)
///
/// ```text
/// segment_max(x: [1, 2, 4, 8], segment_ids: [0, 0, 1, 3]) gives
/// int32 [2 4 0 8]
/// ```
#[inline]
pub fn segment_max(x: &Tensor, segment_ids: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"segment_max");
    OP.run(&[x.as_ptr(), segment_ids.as_ptr()])
}

/// The means of the rows of x that have one id; 0 for ids that do not occur. Integers become floats first.
///
/// * `x`: The elements. (shape `[n, inner...]`; bool, integers, floats, complex numbers)
/// * `segment_ids`: The segment of each row; they begin at 0 and do not decrease. [`Code::INVALID_ARGUMENT`]
///   otherwise. (shape `[n]`; integers)
/// * returns `y`: A row for each id up to the last one. (shape `[m, inner...]`; dtype of `x`)
///
/// ```text
/// segment_mean(x: [1.0, 2.0, 4.0, 8.0], segment_ids: [0, 0, 1, 3]) gives
/// float32 [1.5 4.  0.  8. ]
/// ```
#[inline]
pub fn segment_mean(x: &Tensor, segment_ids: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"segment_mean");
    OP.run(&[x.as_ptr(), segment_ids.as_ptr()])
}

/// The smallest elements of the rows of x that have one id; 0 for ids that do not occur.
///
/// * `x`: The elements. (shape `[n, inner...]`; integers, floats)
/// * `segment_ids`: The segment of each row; they begin at 0 and do not decrease. [`Code::INVALID_ARGUMENT`]
///   otherwise. (shape `[n]`; integers)
/// * returns `y`: A row for each id up to the last one. (shape `[m, inner...]`; dtype of `x`)
///
/// ```text
/// segment_min(x: [1, 2, 4, 8], segment_ids: [0, 0, 1, 3]) gives
/// int32 [1 4 0 8]
/// ```
#[inline]
pub fn segment_min(x: &Tensor, segment_ids: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"segment_min");
    OP.run(&[x.as_ptr(), segment_ids.as_ptr()])
}

/// The products of the rows of x that have one id; 1 for ids that do not occur. Its gradients go up to the ninth
/// order.
///
/// * `x`: The elements. (shape `[n, inner...]`; integers, floats, complex numbers)
/// * `segment_ids`: The segment of each row; they begin at 0 and do not decrease. [`Code::INVALID_ARGUMENT`]
///   otherwise. (shape `[n]`; integers)
/// * returns `y`: A row for each id up to the last one. (shape `[m, inner...]`; dtype of `x`)
///
/// ```text
/// segment_prod(x: [1, 2, 4, 8], segment_ids: [0, 0, 1, 3]) gives
/// int32 [2 4 1 8]
/// ```
#[inline]
pub fn segment_prod(x: &Tensor, segment_ids: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"segment_prod");
    OP.run(&[x.as_ptr(), segment_ids.as_ptr()])
}

/// The sums of the rows of x that have one id; 0 for ids that do not occur.
///
/// * `x`: The elements. (shape `[n, inner...]`; integers, floats, complex numbers)
/// * `segment_ids`: The segment of each row; they begin at 0 and do not decrease. [`Code::INVALID_ARGUMENT`]
///   otherwise. (shape `[n]`; integers)
/// * returns `y`: A row for each id up to the last one. (shape `[m, inner...]`; dtype of `x`)
///
/// ```text
/// segment_sum(x: [1, 2, 4, 8], segment_ids: [0, 0, 1, 3]) gives
/// int32 [3 4 0 8]
/// ```
#[inline]
pub fn segment_sum(x: &Tensor, segment_ids: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"segment_sum");
    OP.run(&[x.as_ptr(), segment_ids.as_ptr()])
}

/// The scaled elu of self-normalizing networks (Klambauer et al., 2017): 1.0507 \* elu(x) with alpha 1.6733.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// selu(x: [-1.0, 2.0]) gives
/// float32 [-1.1113307  2.101402 ]
/// ```
#[inline]
pub fn selu(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"selu");
    OP.run(&[x.as_ptr()])
}

/// What a call of [`separable_conv2d_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct SeparableConv2d<'a> {
    /// How far windows are apart: rows, columns; one value stands for both. Default: `[1, 1]`.
    pub strides: &'a [i64],
    /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
    /// paddings. Default: `VALID`.
    pub padding: Padding,
    /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW):
    /// channels second. Shapes are those of NHWC. Default: `NHWC`.
    pub data_format: DataFormat,
    /// How far the filter's elements are apart: rows, columns; one value stands for both. Default: `[1, 1]`.
    pub dilations: &'a [i64],
    /// Rows and columns that are added: top, bottom, left, right; one value stands for all. For EXPLICIT alone, else
    /// it must be `None`.
    pub paddings: Option<&'a [i64]>,
}

impl Default for SeparableConv2d<'_> {
    fn default() -> Self {
        SeparableConv2d {
            strides: &[1, 1],
            padding: Padding::Valid,
            data_format: DataFormat::NHWC,
            dilations: &[1, 1],
            paddings: None,
        }
    }
}

/// A 2-D convolution of each channel with filters of its own, whose outputs a second one mixes. The second is of
/// single places (Chollet, 2017).
///
/// * `x`: Images in the order of data_format: h rows, w columns, and their channels. (shape `[n, h, w, in]`; floats,
///   complex numbers)
/// * `depthwise_filter`: The filters, multiplier for each channel, in this order for any data_format. (shape `[rows,
///   columns, in, multiplier]`; floats, complex numbers)
/// * `pointwise_filter`: The weights that mix the outputs; between is in \* multiplier. (shape `[1, 1, between,
///   out]`; floats, complex numbers)
/// * returns `y`: In the order of data_format. (shape `[n, oh, ow, out]`; dtype of `x`)
///
/// ```text
/// separable_conv2d(x: [[[[1.0, 2.0]]]], depthwise_filter: [[[[3.0], [4.0]]]], pointwise_filter: [[[[1.0], [10.0]]]]) gives
/// float32 [[[[83.]]]]
/// ```
pub fn separable_conv2d(x: &Tensor, depthwise_filter: &Tensor, pointwise_filter: &Tensor) -> Result<Tensor> {
    separable_conv2d_with(x, depthwise_filter, pointwise_filter, SeparableConv2d::default())
}

/// [`separable_conv2d()`], with options.
pub fn separable_conv2d_with(
    x: &Tensor,
    depthwise_filter: &Tensor,
    pointwise_filter: &Tensor,
    options: SeparableConv2d<'_>,
) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"separable_conv2d");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.strides, &[1, 1]);
    arguments.unless(1, options.padding as i64, Padding::Valid as i64);
    arguments.perhaps(2, options.paddings);
    arguments.unless(3, options.data_format as i64, DataFormat::NHWC as i64);
    arguments.unless(4, options.dilations, &[1, 1]);
    OP.one(&[x.as_ptr(), depthwise_filter.as_ptr(), pointwise_filter.as_ptr()], &arguments)
}

/// What a call of [`sequence_mask_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct SequenceMask<'a> {
    /// The number of columns; the greatest length if it is `None`. Shape `[]`.
    pub maxlen: Option<&'a Tensor>,
    /// The result's dtype. Default: `bool`.
    pub dtype: DType,
}

impl Default for SequenceMask<'_> {
    fn default() -> Self {
        SequenceMask { maxlen: None, dtype: DType::BOOL }
    }
}

/// For each length, as many times true as it says, and then false.
///
/// * `lengths`: The lengths. (shape `[outer...]`; integers)
/// * returns `y`: Whether each of the m places is before the end of its sequence. (shape `[outer..., m]`; dtype of
///   `dtype`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// sequence_mask(lengths: [1, 3], maxlen: 3) gives
/// bool [[ True False False]
///  [ True  True  True]]
/// ```
pub fn sequence_mask(lengths: &Tensor) -> Result<Tensor> {
    sequence_mask_with(lengths, SequenceMask::default())
}

/// [`sequence_mask()`], with options.
pub fn sequence_mask_with(lengths: &Tensor, options: SequenceMask<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"sequence_mask");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.dtype, DType::BOOL);
    OP.one(&[lengths.as_ptr(), Tensor::pointer_or_null(options.maxlen)], &arguments)
}

/// What a call of [`set_diag_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct SetDiag {
    /// The diagonal: 0 the main one, above it greater, below it less. Default: `0`.
    pub k: i64,
}

/// Matrices with other numbers on a diagonal.
///
/// * `x`: Matrices. (shape `[outer..., m, n]`; bool, integers, floats, complex numbers)
/// * `diagonal`: The numbers; l is how many places (i, i + k) lie in a matrix. (shape `[outer..., l]`; bool,
///   integers, floats, complex numbers)
/// * returns `y`: The same, with these numbers on their k-th diagonals. (shape `x`; dtype of `x`)
///
/// ```text
/// set_diag(x: [[1, 2], [3, 4]], diagonal: [5, 6]) gives
/// int32 [[5 2]
///  [3 6]]
/// ```
pub fn set_diag(x: &Tensor, diagonal: &Tensor) -> Result<Tensor> {
    set_diag_with(x, diagonal, SetDiag::default())
}

/// [`set_diag()`], with options.
pub fn set_diag_with(x: &Tensor, diagonal: &Tensor, options: SetDiag) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"set_diag");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.k, 0);
    OP.one(&[x.as_ptr(), diagonal.as_ptr()], &arguments)
}

/// 1 / (1 + e^-x): the logistic function.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// sigmoid(x: [0.0, 2.0]) gives
/// float32 [0.5      0.880797]
/// ```
#[inline]
pub fn sigmoid(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"sigmoid");
    OP.run(&[x.as_ptr()])
}

/// max(x, 0) - x z + log(1 + e^-|x|) for logits x and labels z: the cross entropy of sigmoid(x) and z.
///
/// * `logits`: Scores of any size: what sigmoid makes probabilities of. (shape `any`; floats)
/// * `labels`: The probability that each element is true. (shape `logits`; floats)
/// * returns `loss`: The loss of each element. (shape `logits`; dtype of `logits`)
///
/// ```text
/// sigmoid_cross_entropy_with_logits(logits: [0.0, 2.0], labels: [1.0, 0.0]) gives
/// float32 [0.6931472 2.126928 ]
/// ```
#[inline]
pub fn sigmoid_cross_entropy_with_logits(logits: &Tensor, labels: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"sigmoid_cross_entropy_with_logits");
    OP.run(&[logits.as_ptr(), labels.as_ptr()])
}

/// -1, 0 or 1 as x is negative, zero or positive; x / |x| for complex x. NaN stays NaN.
///
/// * `x`: The operands, one by one. (shape `any`; integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// sign(x: [-2.0, 0.0, 3.0]) gives
/// float32 [-1.  0.  1.]
/// ```
#[inline]
pub fn sign(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"sign");
    OP.run(&[x.as_ptr()])
}

/// Whether the sign bit is set: of negative numbers, -0 included.
///
/// * `x`: The operands, one by one. (shape `any`; integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `bool`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// signbit(x: [-1.0, -0.0, 0.0]) gives
/// bool [ True  True False]
/// ```
#[inline]
pub fn signbit(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"signbit");
    OP.run(&[x.as_ptr()])
}

/// x \* sigmoid(x): the sigmoid linear unit, also called swish.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// silu(x: [0.0, 2.0]) gives
/// float32 [0.       1.761594]
/// ```
#[inline]
pub fn silu(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"silu");
    OP.run(&[x.as_ptr()])
}

/// The sine of x, an angle in radians.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// sin(x: [0.0, 1.0]) gives
/// float32 [0.         0.84147096]
/// ```
#[inline]
pub fn sin(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"sin");
    OP.run(&[x.as_ptr()])
}

/// sin(pi x) / (pi x); 1 where x is 0, and 0 where a real x is infinite.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// sinc(x: [0.0, 0.25, 1.25]) gives
/// float32 [ 1.          0.9003163  -0.18006326]
/// ```
#[inline]
pub fn sinc(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"sinc");
    OP.run(&[x.as_ptr()])
}

/// The hyperbolic sine.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// sinh(x: [0.0, 1.0]) gives
/// float32 [0.        1.1752012]
/// ```
#[inline]
pub fn sinh(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"sinh");
    OP.run(&[x.as_ptr()])
}

/// What a call of [`slice_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Slice<'a> {
    /// The number of elements along each axis; -1, or all if it is `None`: to the end.
    pub size: Option<&'a [i64]>,
}

/// A block of x: size\[i\] elements of axis i from begin\[i\] on. Beyond the end is [`Code::INVALID_ARGUMENT`].
///
/// * `x`: What is read. (shape `[n...]`; any dtype)
/// * `begin`: The first index along each axis, from 0 on.
/// * returns `y`: The block; m is size. (shape `[m...]`; dtype of `x`)
///
/// ```text
/// slice(x: [[1, 2, 3], [4, 5, 6]], begin: [0, 1], size: [2, -1]) gives
/// int32 [[2 3]
///  [5 6]]
/// ```
pub fn slice(x: &Tensor, begin: &[i64]) -> Result<Tensor> {
    slice_with(x, begin, Slice::default())
}

/// [`slice()`], with options.
pub fn slice_with(x: &Tensor, begin: &[i64], options: Slice<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"slice");
    let mut arguments = Arguments::new();
    arguments.given(0, begin);
    arguments.perhaps(1, options.size);
    OP.one(&[x.as_ptr()], &arguments)
}

/// The signs of determinants, and the logarithms of their absolute values. These neither overflow nor underflow. The
/// gradient of a singular matrix is [`Code::INVALID_ARGUMENT`].
///
/// * `x`: Square matrices; integers become floats first. (shape `[outer..., n, n]`; bool, integers, complex numbers,
///   float32, float64)
/// * returns `sign`: The determinants over their absolute values; 0 of a singular matrix. (shape `[outer...]`; dtype
///   of `x`)
/// * returns `logabsdet`: The logarithms, which are real; -inf of a singular matrix. (shape `[outer...]`; dtype of
///   `x`)
///
/// ```text
/// slogdet(x: [[0.0, 1.0], [1.0, 0.0]]) gives
/// float32 -1.0
/// float32 0.0
/// ```
#[inline]
pub fn slogdet(x: &Tensor) -> Result<(Tensor, Tensor)> {
    static OP: Prepared = Prepared::new(c"slogdet");
    let mut outputs = OP.many(&[x.as_ptr()], &NO_ARGUMENTS)?;
    let logabsdet = outputs.pop().expect("the registry's number of outputs");
    let sign = outputs.pop().expect("the registry's number of outputs");
    Ok((sign, logabsdet))
}

/// What a call of [`smooth_l1_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct SmoothL1 {
    /// Where the line begins; 0: absolute values alone. Default: `1.0`.
    pub beta: f64,
    /// MEAN, SUM, or NONE: the loss of each element. Default: `MEAN`.
    pub reduction: Reduction,
}

impl Default for SmoothL1 {
    fn default() -> Self {
        SmoothL1 { beta: 1.0, reduction: Reduction::Mean }
    }
}

/// The square of errors up to beta over twice beta, and their absolute value less half of it beyond.
///
/// * `x`: The predictions. (shape `any`; floats)
/// * `target`: The targets. (shape `any`; floats)
/// * returns `y`: The mean or the sum, of shape \[\]; without it, the losses of the shape to which the inputs
///   broadcast. (shape `any`; dtype of `x`)
///
/// ```text
/// smooth_l1(x: [0.0, 0.0], target: [1.0, 3.0], beta: 2.0, reduction: NONE) gives
/// float32 [0.25 2.  ]
/// ```
pub fn smooth_l1(x: &Tensor, target: &Tensor) -> Result<Tensor> {
    smooth_l1_with(x, target, SmoothL1::default())
}

/// [`smooth_l1()`], with options.
pub fn smooth_l1_with(x: &Tensor, target: &Tensor, options: SmoothL1) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"smooth_l1");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.beta, 1.0);
    arguments.unless(1, options.reduction as i64, Reduction::Mean as i64);
    OP.one(&[x.as_ptr(), target.as_ptr()], &arguments)
}

/// What a call of [`softmax_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Softmax {
    /// The axis whose elements are normalized together; negative ones count from the end. Default: `-1`.
    pub axis: i64,
}

impl Default for Softmax {
    fn default() -> Self {
        Softmax { axis: -1 }
    }
}

/// e^x / sum(e^x) along an axis, without overflow: positive numbers that add up to 1.
///
/// * `x`: Scores; n stands at axis. (shape `[outer..., n, inner...]`; floats)
/// * returns `y`: Probabilities. (shape `x`; dtype of `x`)
///
/// ```text
/// softmax(x: [[1.0, 1.0], [0.0, 2.0]]) gives
/// float32 [[0.5        0.5       ]
///  [0.11920291 0.880797  ]]
/// ```
pub fn softmax(x: &Tensor) -> Result<Tensor> {
    softmax_with(x, Softmax::default())
}

/// [`softmax()`], with options.
pub fn softmax_with(x: &Tensor, options: Softmax) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"softmax");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.axis, -1);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`softmax_cross_entropy_with_logits_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct SoftmaxCrossEntropyWithLogits {
    /// The axis of the classes; negative ones count from the end. Default: `-1`.
    pub axis: i64,
}

impl Default for SoftmaxCrossEntropyWithLogits {
    fn default() -> Self {
        SoftmaxCrossEntropyWithLogits { axis: -1 }
    }
}

/// The cross entropy of softmax(logits) and labels: -sum(labels \* log_softmax(logits)) along an axis.
///
/// * `logits`: The scores of the classes, of any size: what softmax makes probabilities of. (shape `[outer...,
///   classes, inner...]`; floats)
/// * `labels`: The probability of each class. (shape `logits`; floats)
/// * returns `loss`: The loss of each row. (shape `[outer..., inner...]`; dtype of `logits`)
///
/// ```text
/// softmax_cross_entropy_with_logits(logits: [[1.0, 1.0]], labels: [[0.0, 1.0]]) gives
/// float32 [0.6931472]
/// ```
pub fn softmax_cross_entropy_with_logits(logits: &Tensor, labels: &Tensor) -> Result<Tensor> {
    softmax_cross_entropy_with_logits_with(logits, labels, SoftmaxCrossEntropyWithLogits::default())
}

/// [`softmax_cross_entropy_with_logits()`], with options.
pub fn softmax_cross_entropy_with_logits_with(
    logits: &Tensor,
    labels: &Tensor,
    options: SoftmaxCrossEntropyWithLogits,
) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"softmax_cross_entropy_with_logits");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.axis, -1);
    OP.one(&[logits.as_ptr(), labels.as_ptr()], &arguments)
}

/// log(1 + e^x), without overflow.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// softplus(x: [0.0, 2.0]) gives
/// float32 [0.6931472 2.126928 ]
/// ```
#[inline]
pub fn softplus(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"softplus");
    OP.run(&[x.as_ptr()])
}

/// What a call of [`softshrink_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Softshrink {
    /// What |x| must exceed, and is lessened by. Default: `0.5`.
    pub threshold: f64,
}

impl Default for Softshrink {
    fn default() -> Self {
        Softshrink { threshold: 0.5 }
    }
}

/// x - threshold where x \> threshold, x + threshold where x \< -threshold, else 0.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// softshrink(x: [-1.0, 0.25, 2.0]) gives
/// float32 [-0.5  0.   1.5]
/// ```
pub fn softshrink(x: &Tensor) -> Result<Tensor> {
    softshrink_with(x, Softshrink::default())
}

/// [`softshrink()`], with options.
pub fn softshrink_with(x: &Tensor, options: Softshrink) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"softshrink");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.threshold, 0.5);
    OP.one(&[x.as_ptr()], &arguments)
}

/// x / (1 + |x|).
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// softsign(x: [-1.0, 3.0]) gives
/// float32 [-0.5   0.75]
/// ```
#[inline]
pub fn softsign(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"softsign");
    OP.run(&[x.as_ptr()])
}

/// What a call of [`solve_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Solve {
    /// Whether the conjugate transposes of x1 stand in their place. Default: `false`.
    pub adjoint: bool,
}

/// The solutions y of x1 y = x2. A singular matrix is [`Code::INVALID_ARGUMENT`].
///
/// * `x1`: Square matrices. (shape `[left..., n, n]`; bool, integers, complex numbers, float32, float64)
/// * `x2`: The right-hand sides, or the vector \[n\]. (shape `[right..., n, k]`; bool, integers, complex numbers,
///   float32, float64)
/// * returns `y`: The solutions; batch is what left and right broadcast to. Without k for a vector. (shape
///   `[batch..., n, k]`; dtype of `x1`)
///
/// ```text
/// solve(x1: [[2.0, 0.0], [1.0, 1.0]], x2: [[2.0], [3.0]]) gives
/// float32 [[1.]
///  [2.]]
/// ```
pub fn solve(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    solve_with(x1, x2, Solve::default())
}

/// [`solve()`], with options.
pub fn solve_with(x1: &Tensor, x2: &Tensor, options: Solve) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"solve");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.adjoint, false);
    OP.one(&[x1.as_ptr(), x2.as_ptr()], &arguments)
}

/// What a call of [`sort_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Sort {
    /// The axis to sort along; negative ones count from the end. Default: `-1`.
    pub axis: i64,
    /// Whether the greatest comes first. Default: `false`.
    pub descending: bool,
    /// Whether equal elements keep their order. They do in any case. Default: `true`.
    pub stable: bool,
}

impl Default for Sort {
    fn default() -> Self {
        Sort { axis: -1, descending: false, stable: true }
    }
}

/// The elements along an axis in their order. NaN counts as greatest; strings go by their bytes.
///
/// * `x`: The elements; n stands at axis. (shape `[outer..., n, inner...]`; bool, integers, floats, string)
/// * returns `y`: The sorted elements. (shape `x`; dtype of `x`)
///
/// ```text
/// sort(x: [3, 1, 2]) gives
/// int32 [1 2 3]
/// ```
pub fn sort(x: &Tensor) -> Result<Tensor> {
    sort_with(x, Sort::default())
}

/// [`sort()`], with options.
pub fn sort_with(x: &Tensor, options: Sort) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"sort");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.axis, -1);
    arguments.unless(1, options.descending, false);
    arguments.unless(2, options.stable, true);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`space_to_depth_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct SpaceToDepth {
    /// DCR: a channel of the block's first pixel, then the next one; first those of one pixel. CRD: first those of
    /// one channel. Default: `DCR`.
    pub channel_order: ChannelOrder,
    /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW):
    /// channels second. Shapes are those of NHWC. Default: `NHWC`.
    pub data_format: DataFormat,
}

impl Default for SpaceToDepth {
    fn default() -> Self {
        SpaceToDepth { channel_order: ChannelOrder::Dcr, data_format: DataFormat::NHWC }
    }
}

/// Images with the pixels of each block as channels of one pixel.
///
/// * `x`: The images; block_size divides h and w. (shape `[n, h, w, c]`; bool, integers, floats, complex numbers)
/// * `block_size`: How many rows and columns a block has.
/// * returns `y`: h and w divided by block_size, c times its square. (shape `[n, rows, columns, depth]`; dtype of
///   `x`)
///
/// ```text
/// space_to_depth(x: [[[[1], [2]], [[3], [4]]]], block_size: 2) gives
/// int32 [[[[1 2 3 4]]]]
/// ```
pub fn space_to_depth(x: &Tensor, block_size: i64) -> Result<Tensor> {
    space_to_depth_with(x, block_size, SpaceToDepth::default())
}

/// [`space_to_depth()`], with options.
pub fn space_to_depth_with(x: &Tensor, block_size: i64, options: SpaceToDepth) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"space_to_depth");
    let mut arguments = Arguments::new();
    arguments.given(0, block_size);
    arguments.unless(1, options.channel_order as i64, ChannelOrder::Dcr as i64);
    arguments.unless(2, options.data_format as i64, DataFormat::NHWC as i64);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`sparse_dense_matmul_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct SparseDenseMatmul<'a> {
    /// Where the values of each row begin, and at the end their number (CSR); indices are places if it is `None`.
    /// Shape `[rows + 1]`.
    pub row_offsets: Option<&'a Tensor>,
    /// Whether the sparse matrix is transposed and conjugated first. Default: `false`.
    pub adjoint_a: bool,
    /// Whether b is transposed and conjugated first. Default: `false`.
    pub adjoint_b: bool,
}

/// The product of a sparse matrix and a dense one.
///
/// * `indices`: The row and the column of each value, \[n, 2\]; what stands at one place is added. With row_offsets
///   the columns alone, \[n\]. [`Code::INVALID_ARGUMENT`] where one is out of range. (shape `any`; int32, int64)
/// * `values`: The values of the sparse matrix; all others are 0. (shape `[n]`; floats, complex numbers, int32,
///   int64)
/// * `dense_shape`: The sparse matrix's shape. (shape `[2]`; int32, int64)
/// * `b`: The dense matrix. (shape `[k, m]`; floats, complex numbers, int32, int64)
/// * returns `y`: The product. (shape `[rows, m]`; dtype of `values`)
///
/// ```text
/// sparse_dense_matmul(indices: [[0, 1], [1, 0]], values: [2.0, 3.0], dense_shape: [2, 2], b: [[1.0, 2.0], [3.0, 4.0]]) gives
/// float32 [[6. 8.]
///  [3. 6.]]
/// ```
pub fn sparse_dense_matmul<'a>(
    indices: &Tensor,
    values: &Tensor,
    dense_shape: impl Into<Ints<'a>>,
    b: &Tensor,
) -> Result<Tensor> {
    sparse_dense_matmul_with(indices, values, dense_shape, b, SparseDenseMatmul::default())
}

/// [`sparse_dense_matmul()`], with options.
pub fn sparse_dense_matmul_with<'a>(
    indices: &Tensor,
    values: &Tensor,
    dense_shape: impl Into<Ints<'a>>,
    b: &Tensor,
    options: SparseDenseMatmul<'_>,
) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"sparse_dense_matmul");
    let dense_shape = dense_shape.into();
    let mut arguments = Arguments::new();
    arguments.perhaps(0, dense_shape.values());
    arguments.unless(1, options.adjoint_a, false);
    arguments.unless(2, options.adjoint_b, false);
    OP.one(
        &[
            indices.as_ptr(),
            values.as_ptr(),
            b.as_ptr(),
            dense_shape.pointer(),
            Tensor::pointer_or_null(options.row_offsets),
        ],
        &arguments,
    )
}

/// What a call of [`sparse_softmax_cross_entropy_with_logits_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct SparseSoftmaxCrossEntropyWithLogits {
    /// The axis of the classes; negative ones count from the end. Default: `-1`.
    pub axis: i64,
}

impl Default for SparseSoftmaxCrossEntropyWithLogits {
    fn default() -> Self {
        SparseSoftmaxCrossEntropyWithLogits { axis: -1 }
    }
}

/// The cross entropy of softmax(logits) and one class a row: -log_softmax(logits) at its label. A label out of range
/// is [`Code::INVALID_ARGUMENT`].
///
/// * `logits`: The scores of the classes, of any size: what softmax makes probabilities of. (shape `[outer...,
///   classes, inner...]`; floats)
/// * `labels`: The class of each row, from 0 on. (shape `[outer..., inner...]`; int32, int64)
/// * returns `loss`: The loss of each row. (shape `[outer..., inner...]`; dtype of `logits`)
///
/// ```text
/// sparse_softmax_cross_entropy_with_logits(logits: [[1.0, 1.0]], labels: [1]) gives
/// float32 [0.6931472]
/// ```
pub fn sparse_softmax_cross_entropy_with_logits(logits: &Tensor, labels: &Tensor) -> Result<Tensor> {
    sparse_softmax_cross_entropy_with_logits_with(logits, labels, SparseSoftmaxCrossEntropyWithLogits::default())
}

/// [`sparse_softmax_cross_entropy_with_logits()`], with options.
pub fn sparse_softmax_cross_entropy_with_logits_with(
    logits: &Tensor,
    labels: &Tensor,
    options: SparseSoftmaxCrossEntropyWithLogits,
) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"sparse_softmax_cross_entropy_with_logits");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.axis, -1);
    OP.one(&[logits.as_ptr(), labels.as_ptr()], &arguments)
}

/// What a call of [`split_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Split {
    /// The axis to cut along; negative ones count from the end. Default: `0`.
    pub axis: i64,
}

/// x cut into parts along an axis.
///
/// * `x`: What is cut; n stands at axis. (shape `[outer..., n, inner...]`; any dtype)
/// * `num_or_size_splits`: One number: how many parts of equal size. Several: their sizes, one of which may be -1,
///   the rest.
/// * returns `y`: The parts, each with its own m. (shape `[outer..., m, inner...]`; dtype of `x`)
///
/// ```text
/// split(x: [1, 2, 3, 4], num_or_size_splits: [2]) gives
/// int32 [1 2]
/// int32 [3 4]
/// ```
pub fn split(x: &Tensor, num_or_size_splits: &[i64]) -> Result<Vec<Tensor>> {
    split_with(x, num_or_size_splits, Split::default())
}

/// [`split()`], with options.
pub fn split_with(x: &Tensor, num_or_size_splits: &[i64], options: Split) -> Result<Vec<Tensor>> {
    static OP: Prepared = Prepared::new(c"split");
    let mut arguments = Arguments::new();
    arguments.given(0, num_or_size_splits);
    arguments.unless(1, options.axis, 0);
    OP.many(&[x.as_ptr()], &arguments)
}

/// The square root; NaN where a real x is negative.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// sqrt(x: [4.0, 2.0]) gives
/// float32 [2.        1.4142135]
/// ```
#[inline]
pub fn sqrt(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"sqrt");
    OP.run(&[x.as_ptr()])
}

/// x \* x; integers wrap.
///
/// * `x`: The operands, one by one. (shape `any`; integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// square(x: [3.0, -2.0]) gives
/// float32 [9. 4.]
/// ```
#[inline]
pub fn square(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"square");
    OP.run(&[x.as_ptr()])
}

/// (x1 - x2)^2; of complex numbers the square of the absolute value, as a complex number.
///
/// * `x1`: The first operands. (shape `any`; integers, floats, complex numbers)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; integers, floats, complex numbers)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// ```text
/// squared_difference(x1: [1.0, 5.0], x2: [3.0, 2.0]) gives
/// float32 [4. 9.]
/// ```
#[inline]
pub fn squared_difference(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"squared_difference");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// What a call of [`squeeze_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Squeeze<'a> {
    /// The axes to remove, of size 1; negative ones count from the end. All of size 1 if it is `None`.
    pub axis: Option<&'a [i64]>,
}

/// x without its dims of 1: all, or those of axis.
///
/// * `x`: The elements. (shape `[n...]`; any dtype)
/// * returns `y`: The same elements; m is n without those dims. (shape `[m...]`; dtype of `x`)
///
/// ```text
/// squeeze(x: [[[1, 2]]], axis: [0]) gives
/// int32 [[1 2]]
/// ```
pub fn squeeze(x: &Tensor) -> Result<Tensor> {
    squeeze_with(x, Squeeze::default())
}

/// [`squeeze()`], with options.
pub fn squeeze_with(x: &Tensor, options: Squeeze<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"squeeze");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`stack_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Stack {
    /// The new axis' place in the result; negative ones count from the end. Default: `0`.
    pub axis: i64,
}

/// Tensors of one shape one after the other along a new axis.
///
/// * `values`: One or more, all of one shape. (shape `[outer..., inner...]`; any dtype)
/// * returns `y`: The joined tensor; count, at axis, is the number of values. (shape `[outer..., count, inner...]`;
///   dtype of `values`)
///
/// ```text
/// stack(values: [[1, 2], [3, 4]], axis: 1) gives
/// int32 [[1 3]
///  [2 4]]
/// ```
pub fn stack(values: &[&Tensor]) -> Result<Tensor> {
    stack_with(values, Stack::default())
}

/// [`stack()`], with options.
pub fn stack_with(values: &[&Tensor], options: Stack) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"stack");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.axis, 0);
    OP.one(&Pointers::new(values), &arguments)
}

/// What a call of [`std_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Std<'a> {
    /// The axes to reduce, each once; negative ones count from the end. All axes if it is `None`.
    pub axis: Option<&'a [i64]>,
    /// Whether the axes that are reduced stay, with size 1. Default: `false`.
    pub keepdims: bool,
    /// What is taken from the number of elements before the sum of squares is divided by it: 1 for a sample's
    /// variance. The result is NaN where nothing is left. Default: `0.0`.
    pub correction: f64,
}

/// The standard deviation over axes, of complex numbers that of |x - mean|; integers become floats first. NaN where
/// there is no element.
///
/// * `x`: The elements to be reduced. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: A result for each place that axis leaves. (shape `reduced(x)`; dtype of `real(x)`)
///
/// ```text
/// std(x: [[1.0, 3.0], [2.0, 6.0]], axis: [1]) gives
/// float32 [1. 2.]
/// ```
pub fn std(x: &Tensor) -> Result<Tensor> {
    std_with(x, Std::default())
}

/// [`std()`], with options.
pub fn std_with(x: &Tensor, options: Std<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"std");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.keepdims, false);
    arguments.unless(2, options.correction, 0.0);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`stft_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Stft<'a> {
    /// What frames are multiplied by; hann_window if it is `None`. Ones leave them as they are. Shape
    /// `[frame_length]`.
    pub window: Option<&'a Tensor>,
    /// The number of points of a transform: frames are cut, or zeros are added. The least power of two that is enough
    /// for a frame if it is `None`.
    pub fft_length: Option<i64>,
    /// Whether every step has a frame, with zeros for what lies beyond the end. Default: `false`.
    pub pad_end: bool,
}

/// The rfft of each frame of a signal, multiplied by a window.
///
/// * `x`: Signals. (shape `[outer..., n]`; bool, integers, floats)
/// * `frame_length`: How many numbers a frame has.
/// * `frame_step`: How far apart frames begin.
/// * returns `y`: The transforms, of which fft_length / 2 + 1 numbers. (shape `[outer..., frames, bins]`; dtype of
///   `complex(x)`)
///
/// ```text
/// stft(x: [1.0, 2.0, 3.0, 4.0], frame_length: 2, frame_step: 2) gives
/// complex64 [[ 2.+0.j -2.+0.j]
///  [ 4.+0.j -4.+0.j]]
/// ```
pub fn stft(x: &Tensor, frame_length: i64, frame_step: i64) -> Result<Tensor> {
    stft_with(x, frame_length, frame_step, Stft::default())
}

/// [`stft()`], with options.
pub fn stft_with(x: &Tensor, frame_length: i64, frame_step: i64, options: Stft<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"stft");
    let mut arguments = Arguments::new();
    arguments.given(0, frame_length);
    arguments.given(1, frame_step);
    arguments.perhaps(2, options.fft_length);
    arguments.unless(3, options.pad_end, false);
    OP.one(&[x.as_ptr(), Tensor::pointer_or_null(options.window)], &arguments)
}

/// x itself, where no gradient flows back.
///
/// * `x`: Any tensor. (shape `any`; any dtype)
/// * returns `y`: The same values. (shape `x`; dtype of `x`)
///
/// ```text
/// stop_gradient(x: [1.0, 2.0]) gives
/// float32 [1. 2.]
/// ```
#[inline]
pub fn stop_gradient(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"stop_gradient");
    OP.run(&[x.as_ptr()])
}

/// What a call of [`strided_slice_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct StridedSlice<'a> {
    /// The first index of each entry; negative ones count from the end. Default: `[]`.
    pub begin: &'a [i64],
    /// The index that each entry does not reach; negative ones count from the end. All go to the end if it is `None`.
    pub end: Option<&'a [i64]>,
    /// The step of each entry, not 0; where it is negative, from begin backwards. All are 1 if it is `None`.
    pub strides: Option<&'a [i64]>,
    /// Bit i: entry i is the one index begin\[i\], and its axis goes. Default: `0`.
    pub shrink_axes: i64,
    /// Bit i: entry i is a new axis of size 1, and none of x. Default: `0`.
    pub new_axes: i64,
    /// One bit i or none: entry i stands for as many whole axes as the other entries leave. Default: `0`.
    pub ellipsis: i64,
    /// Bit i: entry i starts at its beginning, and begin\[i\] does not matter. Default: `0`.
    pub begin_mask: i64,
    /// Bit i: entry i goes to its end, and end\[i\] does not matter. Default: `0`.
    pub end_mask: i64,
}

/// x\[begin:end:strides, ...\], with an entry for each axis from the first on, and TensorFlow's masks as bits. Axes
/// without an entry are whole.
///
/// * `x`: What is read. (shape `[n...]`; any dtype)
/// * returns `y`: What the entries pick, dim by dim, as Python's slices do. (shape `[m...]`; dtype of `x`)
///
/// ```text
/// strided_slice(x: [1, 2, 3, 4, 5], begin: [0], end: [5], strides: [2]) gives
/// int32 [1 3 5]
/// ```
pub fn strided_slice(x: &Tensor) -> Result<Tensor> {
    strided_slice_with(x, StridedSlice::default())
}

/// [`strided_slice()`], with options.
pub fn strided_slice_with(x: &Tensor, options: StridedSlice<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"strided_slice");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.begin, &[]);
    arguments.perhaps(1, options.end);
    arguments.perhaps(2, options.strides);
    arguments.unless(3, options.shrink_axes, 0);
    arguments.unless(4, options.new_axes, 0);
    arguments.unless(5, options.ellipsis, 0);
    arguments.unless(6, options.begin_mask, 0);
    arguments.unless(7, options.end_mask, 0);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`strided_slice_update_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct StridedSliceUpdate<'a> {
    /// The first index of each entry; negative ones count from the end. Default: `[]`.
    pub begin: &'a [i64],
    /// The index that each entry does not reach; negative ones count from the end. All go to the end if it is `None`.
    pub end: Option<&'a [i64]>,
    /// The step of each entry, not 0; where it is negative, from begin backwards. All are 1 if it is `None`.
    pub strides: Option<&'a [i64]>,
    /// Bit i: entry i is the one index begin\[i\], and its axis goes. Default: `0`.
    pub shrink_axes: i64,
    /// Bit i: entry i is a new axis of size 1, and none of x. Default: `0`.
    pub new_axes: i64,
    /// One bit i or none: entry i stands for as many whole axes as the other entries leave. Default: `0`.
    pub ellipsis: i64,
    /// Bit i: entry i starts at its beginning, and begin\[i\] does not matter. Default: `0`.
    pub begin_mask: i64,
    /// Bit i: entry i goes to its end, and end\[i\] does not matter. Default: `0`.
    pub end_mask: i64,
}

/// x with value in the place of what strided_slice reads with the same attributes.
///
/// * `x`: What is copied. (shape `[n...]`; any dtype)
/// * `value`: The new elements, in the shape that strided_slice gives. (shape `[m...]`; any dtype)
/// * returns `y`: x, with the elements of value. (shape `[n...]`; dtype of `x`)
///
/// ```text
/// strided_slice_update(x: [1, 2, 3, 4, 5], value: [7, 8], begin: [1], end: [4], strides: [2]) gives
/// int32 [1 7 3 8 5]
/// ```
pub fn strided_slice_update(x: &Tensor, value: &Tensor) -> Result<Tensor> {
    strided_slice_update_with(x, value, StridedSliceUpdate::default())
}

/// [`strided_slice_update()`], with options.
pub fn strided_slice_update_with(x: &Tensor, value: &Tensor, options: StridedSliceUpdate<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"strided_slice_update");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.begin, &[]);
    arguments.perhaps(1, options.end);
    arguments.perhaps(2, options.strides);
    arguments.unless(3, options.shrink_axes, 0);
    arguments.unless(4, options.new_axes, 0);
    arguments.unless(5, options.ellipsis, 0);
    arguments.unless(6, options.begin_mask, 0);
    arguments.unless(7, options.end_mask, 0);
    OP.one(&[x.as_ptr(), value.as_ptr()], &arguments)
}

/// What a call of [`string_hash_bucket_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct StringHashBucket<'a> {
    /// The hash's key. Who does not know it cannot choose strings that fall into one bucket. Default: `[0, 0]`.
    pub key: &'a [i64],
}

impl Default for StringHashBucket<'_> {
    fn default() -> Self {
        StringHashBucket { key: &[0, 0] }
    }
}

/// For each string the number of a bucket: its SipHash-2-4 modulo num_buckets. Aumasson and Bernstein (2012);
/// TensorFlow's string_to_hash_bucket_strong gives the same.
///
/// * `x`: The strings. (shape `any`; string)
/// * `num_buckets`: The number of buckets.
/// * returns `y`: The numbers, from 0 on and less than num_buckets. (shape `x`; dtype of `int64`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// string_hash_bucket(x: ["one", "two", "one"], num_buckets: 10) gives
/// int64 [1 0 1]
/// ```
pub fn string_hash_bucket(x: &Tensor, num_buckets: i64) -> Result<Tensor> {
    string_hash_bucket_with(x, num_buckets, StringHashBucket::default())
}

/// [`string_hash_bucket()`], with options.
pub fn string_hash_bucket_with(x: &Tensor, num_buckets: i64, options: StringHashBucket<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"string_hash_bucket");
    let mut arguments = Arguments::new();
    arguments.given(0, num_buckets);
    arguments.unless(1, options.key, &[0, 0]);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`string_join_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct StringJoin<'a> {
    /// What stands between two. Default: `""`.
    pub separator: &'a str,
}

/// Strings one behind the other, element by element.
///
/// * `inputs`: One or more; they broadcast. (shape `any`; string)
/// * returns `y`: The joined strings. (shape `broadcast(inputs)`; dtype of `string`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// string_join(inputs: [["one", "two"], ["x", "y"]], separator: "-") gives
/// string [b'one-x' b'two-y']
/// ```
pub fn string_join(inputs: &[&Tensor]) -> Result<Tensor> {
    string_join_with(inputs, StringJoin::default())
}

/// [`string_join()`], with options.
pub fn string_join_with(inputs: &[&Tensor], options: StringJoin<'_>) -> Result<Tensor> {
    let mut op = OpBuilder::prepared(c"string_join")?;
    op.set_string(c"separator", options.separator)?;
    op.one(&Pointers::new(inputs), &NO_ARGUMENTS)
}

/// What a call of [`string_length_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct StringLength {
    /// What is counted: bytes, or characters of UTF-8. Default: `BYTE`.
    pub unit: Unit,
}

impl Default for StringLength {
    fn default() -> Self {
        StringLength { unit: Unit::Byte }
    }
}

/// The length of each string.
///
/// * `x`: The strings. (shape `any`; string)
/// * returns `y`: The lengths. (shape `x`; dtype of `int32`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// string_length(x: ["one", "", "three"]) gives
/// int32 [3 0 5]
/// ```
pub fn string_length(x: &Tensor) -> Result<Tensor> {
    string_length_with(x, StringLength::default())
}

/// [`string_length()`], with options.
pub fn string_length_with(x: &Tensor, options: StringLength) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"string_length");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.unit as i64, Unit::Byte as i64);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`string_lower_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct StringLower {
    /// Which letters: those of ASCII, or with UTF8 all of Unicode, by its full mapping, which depends on no language.
    /// Default: `ASCII`.
    pub encoding: Encoding,
}

impl Default for StringLower {
    fn default() -> Self {
        StringLower { encoding: Encoding::Ascii }
    }
}

/// Each string with its letters in lower case; bytes that are none stay as they are.
///
/// * `x`: The strings. (shape `any`; string)
/// * returns `y`: The strings. (shape `x`; dtype of `x`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// string_lower(x: ["One", "TWO"]) gives
/// string [b'one' b'two']
/// ```
pub fn string_lower(x: &Tensor) -> Result<Tensor> {
    string_lower_with(x, StringLower::default())
}

/// [`string_lower()`], with options.
pub fn string_lower_with(x: &Tensor, options: StringLower) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"string_lower");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.encoding as i64, Encoding::Ascii as i64);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`string_replace_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct StringReplace {
    /// The most times in a string; -1 is no limit. Default: `-1`.
    pub count: i64,
}

impl Default for StringReplace {
    fn default() -> Self {
        StringReplace { count: -1 }
    }
}

/// Each string with one text in the place of another, from the left on.
///
/// * `x`: The strings. (shape `any`; string)
/// * `old`: The text that is replaced, byte by byte; must not be empty.
/// * `new`: What stands in its place; may be empty.
/// * returns `y`: The strings. (shape `x`; dtype of `x`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// string_replace(x: ["a-b-c", "d"], old: "-", new: "+") gives
/// string [b'a+b+c' b'd']
/// ```
pub fn string_replace(x: &Tensor, old: &str, new: &str) -> Result<Tensor> {
    string_replace_with(x, old, new, StringReplace::default())
}

/// [`string_replace()`], with options.
pub fn string_replace_with(x: &Tensor, old: &str, new: &str, options: StringReplace) -> Result<Tensor> {
    let mut op = OpBuilder::prepared(c"string_replace")?;
    op.set_string(c"old", old)?;
    op.set_string(c"new", new)?;
    let mut arguments = Arguments::new();
    arguments.unless(0, options.count, -1);
    op.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`string_split_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct StringSplit<'a> {
    /// What stands between parts; if it is empty, one or more ASCII spaces, also at the ends. Default: `""`.
    pub separator: &'a str,
    /// The most times that a string is split; what is left is its last part. -1 is no limit. If separator is empty,
    /// spaces alone are no part, as in Python's split. Default: `-1`.
    pub maxsplit: i64,
    /// Whether empty parts are left out. Default: `false`.
    pub skip_empty: bool,
    /// Whether each byte of separator is a separator, as in TensorFlow's StringSplit; if it is empty, each byte is a
    /// part. An empty string then has no parts. Default: `false`.
    pub any_byte: bool,
}

impl Default for StringSplit<'_> {
    fn default() -> Self {
        StringSplit { separator: "", maxsplit: -1, skip_empty: false, any_byte: false }
    }
}

/// The parts of each string between separators, all in one vector.
///
/// * `x`: The strings. (shape `any`; string)
/// * returns `values`: The parts; m is the number of all. (shape `[m]`; dtype of `string`)
/// * returns `row_splits`: Where in values the parts of each string begin, and at the end m; n is the number of
///   strings and 1. (shape `[n]`; dtype of `int64`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// string_split(x: ["a,b", "c"], separator: ",") gives
/// string [b'a' b'b' b'c']
/// int64 [0 2 3]
/// ```
pub fn string_split(x: &Tensor) -> Result<(Tensor, Tensor)> {
    string_split_with(x, StringSplit::default())
}

/// [`string_split()`], with options.
pub fn string_split_with(x: &Tensor, options: StringSplit<'_>) -> Result<(Tensor, Tensor)> {
    let mut op = OpBuilder::prepared(c"string_split")?;
    op.set_string(c"separator", options.separator)?;
    let mut arguments = Arguments::new();
    arguments.unless(0, options.maxsplit, -1);
    arguments.unless(1, options.skip_empty, false);
    arguments.unless(2, options.any_byte, false);
    let mut outputs = op.many(&[x.as_ptr()], &arguments)?;
    let row_splits = outputs.pop().expect("the registry's number of outputs");
    let values = outputs.pop().expect("the registry's number of outputs");
    Ok((values, row_splits))
}

/// Each string without the ASCII spaces at its beginning and end.
///
/// * `x`: The strings. (shape `any`; string)
/// * returns `y`: The strings. (shape `x`; dtype of `x`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// string_strip(x: [" one", "t wo\n"]) gives
/// string [b'one' b't wo']
/// ```
#[inline]
pub fn string_strip(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"string_strip");
    OP.run(&[x.as_ptr()])
}

/// What a call of [`string_to_number_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct StringToNumber {
    /// The result's dtype: float32, float64, int32 or int64. Default: `float32`.
    pub dtype: DType,
}

impl Default for StringToNumber {
    fn default() -> Self {
        StringToNumber { dtype: DType::FLOAT32 }
    }
}

/// The number that each string is, with or without spaces around it. Another string is [`Code::INVALID_ARGUMENT`].
///
/// * `x`: The strings. (shape `any`; string)
/// * returns `y`: The numbers. (shape `x`; dtype of `dtype`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// string_to_number(x: ["1", "-2.5", " 3e2 "]) gives
/// float32 [  1.   -2.5 300. ]
/// ```
pub fn string_to_number(x: &Tensor) -> Result<Tensor> {
    string_to_number_with(x, StringToNumber::default())
}

/// [`string_to_number()`], with options.
pub fn string_to_number_with(x: &Tensor, options: StringToNumber) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"string_to_number");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.dtype, DType::FLOAT32);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`string_upper_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct StringUpper {
    /// Which letters: those of ASCII, or with UTF8 all of Unicode, by its full mapping, which depends on no language.
    /// Default: `ASCII`.
    pub encoding: Encoding,
}

impl Default for StringUpper {
    fn default() -> Self {
        StringUpper { encoding: Encoding::Ascii }
    }
}

/// Each string with its letters in capitals; bytes that are none stay as they are.
///
/// * `x`: The strings. (shape `any`; string)
/// * returns `y`: The strings. (shape `x`; dtype of `x`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// string_upper(x: ["One", "two"]) gives
/// string [b'ONE' b'TWO']
/// ```
pub fn string_upper(x: &Tensor) -> Result<Tensor> {
    string_upper_with(x, StringUpper::default())
}

/// [`string_upper()`], with options.
pub fn string_upper_with(x: &Tensor, options: StringUpper) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"string_upper");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.encoding as i64, Encoding::Ascii as i64);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`substr_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Substr {
    /// What is counted: bytes, or characters of UTF-8. Default: `BYTE`.
    pub unit: Unit,
}

impl Default for Substr {
    fn default() -> Self {
        Substr { unit: Unit::Byte }
    }
}

/// From each string the part that begins at pos and has at most len bytes or characters.
///
/// * `x`: The strings. (shape `any`; string)
/// * `pos`: Where a part begins, from 0 on; negative ones count from the end. One out of range is
///   [`Code::INVALID_ARGUMENT`]. (shape `any`; int32, int64)
/// * `len`: The most that a part has; a negative number of bytes is all of them. (shape `any`; int32, int64)
/// * returns `y`: The parts. (shape `broadcast(x, pos, len)`; dtype of `x`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// substr(x: ["three", "seven"], pos: 1, len: 3) gives
/// string [b'hre' b'eve']
/// ```
pub fn substr(x: &Tensor, pos: &Tensor, len: &Tensor) -> Result<Tensor> {
    substr_with(x, pos, len, Substr::default())
}

/// [`substr()`], with options.
pub fn substr_with(x: &Tensor, pos: &Tensor, len: &Tensor, options: Substr) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"substr");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.unit as i64, Unit::Byte as i64);
    OP.one(&[x.as_ptr(), pos.as_ptr(), len.as_ptr()], &arguments)
}

/// x1 - x2; integers wrap.
///
/// * `x1`: The first operands. (shape `any`; integers, floats, complex numbers)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; integers, floats, complex numbers)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// ```text
/// subtract(x1: [1.0, 2.0], x2: [10.0, 20.0]) gives
/// float32 [ -9. -18.]
/// ```
#[inline]
pub fn subtract(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"subtract");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// What a call of [`sum_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sum<'a> {
    /// The axes to reduce, each once; negative ones count from the end. All axes if it is `None`.
    pub axis: Option<&'a [i64]>,
    /// Whether the axes that are reduced stay, with size 1. Default: `false`.
    pub keepdims: bool,
    /// The result's dtype, which is also computed with. If it is `None`, int64 for integers and booleans, uint64 for
    /// unsigned ones, else that of x.
    pub dtype: Option<DType>,
}

/// The sum over axes; 0 where there is no element.
///
/// * `x`: The elements to be reduced. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: A result for each place that axis leaves. (shape `reduced(x)`; dtype of `dtype`)
///
/// ```text
/// sum(x: [[1.0, 2.0], [3.0, 4.0]], axis: [0]) gives
/// float32 [4. 6.]
/// ```
pub fn sum(x: &Tensor) -> Result<Tensor> {
    sum_with(x, Sum::default())
}

/// [`sum()`], with options.
pub fn sum_with(x: &Tensor, options: Sum<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"sum");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.keepdims, false);
    arguments.perhaps(2, options.dtype);
    OP.one(&[x.as_ptr()], &arguments)
}

/// x summed over what broadcasting from like's shape added: the gradient of broadcasting.
///
/// * `x`: The elements to be summed. (shape `any`; integers, floats, complex numbers)
/// * `like`: The result's shape, which broadcasts to that of x. (shape `any`; any dtype)
/// * returns `y`: The sums. (shape `like`; dtype of `x`)
///
/// ```text
/// sum_like(x: [[1, 2], [3, 4]], like: [0, 0]) gives
/// int32 [4 6]
/// ```
#[inline]
pub fn sum_like(x: &Tensor, like: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"sum_like");
    OP.run(&[x.as_ptr(), like.as_ptr()])
}

/// What a call of [`svd_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Svd {
    /// Whether u and vh are square. Default: `true`.
    pub full_matrices: bool,
}

impl Default for Svd {
    fn default() -> Self {
        Svd { full_matrices: true }
    }
}

/// The singular value decompositions of matrices x = u diag(s) vh. The first component of a column of u that has half
/// the largest magnitude is real and positive. Numbers that are not finite give NaN. The gradient is that of a
/// function which depends neither on phases nor on the choice of vectors where values coincide; that of one which
/// depends on phases, or on the choice of the vectors that make u and vh square, is [`Code::INVALID_ARGUMENT`].
///
/// * `x`: Matrices; integers become floats first. (shape `[outer..., m, n]`; bool, integers, complex numbers,
///   float32, float64)
/// * returns `u`: Matrices whose columns are orthonormal. k is m, or the less of m and n without full_matrices.
///   (shape `[outer..., m, k]`; dtype of `x`)
/// * returns `s`: The singular values, in descending order. l is the less of m and n. (shape `[outer..., l]`; dtype
///   of `real(x)`)
/// * returns `vh`: Matrices whose rows are orthonormal. j is n, or the less of m and n without full_matrices. (shape
///   `[outer..., j, n]`; dtype of `x`)
///
/// ```text
/// svd(x: [[0.0, 2.0], [1.0, 0.0]]) gives
/// float32 [[1. 0.]
///  [0. 1.]]
/// float32 [2. 1.]
/// float32 [[0. 1.]
///  [1. 0.]]
/// ```
pub fn svd(x: &Tensor) -> Result<(Tensor, Tensor, Tensor)> {
    svd_with(x, Svd::default())
}

/// [`svd()`], with options.
pub fn svd_with(x: &Tensor, options: Svd) -> Result<(Tensor, Tensor, Tensor)> {
    static OP: Prepared = Prepared::new(c"svd");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.full_matrices, true);
    let mut outputs = OP.many(&[x.as_ptr()], &arguments)?;
    let vh = outputs.pop().expect("the registry's number of outputs");
    let s = outputs.pop().expect("the registry's number of outputs");
    let u = outputs.pop().expect("the registry's number of outputs");
    Ok((u, s, vh))
}

/// The singular values of matrices. Numbers that are not finite give NaN.
///
/// * `x`: Matrices; integers become floats first. (shape `[outer..., m, n]`; bool, integers, complex numbers,
///   float32, float64)
/// * returns `s`: The singular values, in descending order. l is the less of m and n. (shape `[outer..., l]`; dtype
///   of `real(x)`)
///
/// ```text
/// svdvals(x: [[0.0, 2.0], [1.0, 0.0]]) gives
/// float32 [2. 1.]
/// ```
#[inline]
pub fn svdvals(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"svdvals");
    OP.run(&[x.as_ptr()])
}

/// x with two axes interchanged.
///
/// * `x`: The elements. (shape `any`; any dtype)
/// * `axis1`: One axis; negative ones count from the end.
/// * `axis2`: The other one.
/// * returns `y`: The same elements. (shape `any`; dtype of `x`)
///
/// ```text
/// swapaxes(x: [[1, 2], [3, 4]], axis1: 0, axis2: 1) gives
/// int32 [[1 3]
///  [2 4]]
/// ```
pub fn swapaxes(x: &Tensor, axis1: i64, axis2: i64) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"swapaxes");
    let mut arguments = Arguments::new();
    arguments.given(0, axis1);
    arguments.given(1, axis2);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`take_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Take {
    /// The axis to read along; negative ones count from the end. x is flattened if it is `None`.
    pub axis: Option<i64>,
}

/// The slices of x along an axis at indices, of which negative ones count from the end.
///
/// * `x`: What is read; n stands at axis. (shape `[outer..., n, inner...]`; any dtype)
/// * `indices`: Which slices, each from -n on and less than n; [`Code::INVALID_ARGUMENT`] otherwise. (shape `any`;
///   integers)
/// * returns `y`: The slices. (shape `[outer..., indices..., inner...]`; dtype of `x`)
///
/// ```text
/// take(x: [10, 20, 30], indices: [2, -3]) gives
/// int32 [30 10]
/// ```
pub fn take(x: &Tensor, indices: &Tensor) -> Result<Tensor> {
    take_with(x, indices, Take::default())
}

/// [`take()`], with options.
pub fn take_with(x: &Tensor, indices: &Tensor, options: Take) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"take");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    OP.one(&[x.as_ptr(), indices.as_ptr()], &arguments)
}

/// What a call of [`take_along_axis_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct TakeAlongAxis {
    /// The axis to read along; negative ones count from the end. Default: `-1`.
    pub axis: i64,
}

impl Default for TakeAlongAxis {
    fn default() -> Self {
        TakeAlongAxis { axis: -1 }
    }
}

/// Along an axis, the elements of x at indices of its own for each place. One out of range is
/// [`Code::INVALID_ARGUMENT`].
///
/// * `x`: What is read; n stands at axis. (shape `[outer..., n, inner...]`; any dtype)
/// * `indices`: Which elements, each less than n; negative ones, from -n on, count from the end. Dims of 1 broadcast,
///   those of x too. (shape `[outer..., m, inner...]`; integers)
/// * returns `y`: The elements. (shape `[outer..., m, inner...]`; dtype of `x`)
///
/// ```text
/// take_along_axis(x: [[1, 2], [3, 4]], indices: [[1], [0]], axis: 1) gives
/// int32 [[2]
///  [3]]
/// ```
pub fn take_along_axis(x: &Tensor, indices: &Tensor) -> Result<Tensor> {
    take_along_axis_with(x, indices, TakeAlongAxis::default())
}

/// [`take_along_axis()`], with options.
pub fn take_along_axis_with(x: &Tensor, indices: &Tensor, options: TakeAlongAxis) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"take_along_axis");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.axis, -1);
    OP.one(&[x.as_ptr(), indices.as_ptr()], &arguments)
}

/// The tangent of x, an angle in radians.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// tan(x: [0.0, 0.5]) gives
/// float32 [0.        0.5463025]
/// ```
#[inline]
pub fn tan(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"tan");
    OP.run(&[x.as_ptr()])
}

/// The hyperbolic tangent.
///
/// * `x`: The operands, one by one. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// tanh(x: [0.0, 1.0]) gives
/// float32 [0.        0.7615942]
/// ```
#[inline]
pub fn tanh(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"tanh");
    OP.run(&[x.as_ptr()])
}

/// x with updates added where tuples of indices say.
///
/// * `x`: The values to begin with. (shape `[n...]`; integers, floats, complex numbers)
/// * `indices`: Tuples of indices of the first depth axes of x, from 0 on. (shape `[outer..., depth]`; integers)
/// * `updates`: An element for each tuple, or a slice: inner is n without its first depth dims. (shape `[outer...,
///   inner...]`; integers, floats, complex numbers)
/// * returns `y`: The changed values. (shape `x`; dtype of `x`)
///
/// ```text
/// tensor_scatter_nd_add(x: [1, 2, 3], indices: [[0], [2]], updates: [10, 20]) gives
/// int32 [11  2 23]
/// ```
#[inline]
pub fn tensor_scatter_nd_add(x: &Tensor, indices: &Tensor, updates: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"tensor_scatter_nd_add");
    OP.run(&[x.as_ptr(), indices.as_ptr(), updates.as_ptr()])
}

/// x with the maximum of x and the updates where tuples of indices say.
///
/// * `x`: The values to begin with. (shape `[n...]`; integers, floats)
/// * `indices`: Tuples of indices of the first depth axes of x, from 0 on. (shape `[outer..., depth]`; integers)
/// * `updates`: An element for each tuple, or a slice: inner is n without its first depth dims. (shape `[outer...,
///   inner...]`; integers, floats)
/// * returns `y`: The changed values. (shape `x`; dtype of `x`)
///
/// ```text
/// tensor_scatter_nd_max(x: [1, 2, 3], indices: [[0], [2]], updates: [10, 0]) gives
/// int32 [10  2  3]
/// ```
#[inline]
pub fn tensor_scatter_nd_max(x: &Tensor, indices: &Tensor, updates: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"tensor_scatter_nd_max");
    OP.run(&[x.as_ptr(), indices.as_ptr(), updates.as_ptr()])
}

/// x with the minimum of x and the updates where tuples of indices say.
///
/// * `x`: The values to begin with. (shape `[n...]`; integers, floats)
/// * `indices`: Tuples of indices of the first depth axes of x, from 0 on. (shape `[outer..., depth]`; integers)
/// * `updates`: An element for each tuple, or a slice: inner is n without its first depth dims. (shape `[outer...,
///   inner...]`; integers, floats)
/// * returns `y`: The changed values. (shape `x`; dtype of `x`)
///
/// ```text
/// tensor_scatter_nd_min(x: [1, 2, 3], indices: [[0], [2]], updates: [10, 0]) gives
/// int32 [1 2 0]
/// ```
#[inline]
pub fn tensor_scatter_nd_min(x: &Tensor, indices: &Tensor, updates: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"tensor_scatter_nd_min");
    OP.run(&[x.as_ptr(), indices.as_ptr(), updates.as_ptr()])
}

/// x multiplied by updates where tuples of indices say.
///
/// * `x`: The values to begin with. (shape `[n...]`; integers, floats, complex numbers)
/// * `indices`: Tuples of indices of the first depth axes of x, from 0 on. (shape `[outer..., depth]`; integers)
/// * `updates`: An element for each tuple, or a slice: inner is n without its first depth dims. (shape `[outer...,
///   inner...]`; integers, floats, complex numbers)
/// * returns `y`: The changed values. (shape `x`; dtype of `x`)
///
/// ```text
/// tensor_scatter_nd_mul(x: [1, 2, 3], indices: [[0], [2]], updates: [10, 20]) gives
/// int32 [10  2 60]
/// ```
#[inline]
pub fn tensor_scatter_nd_mul(x: &Tensor, indices: &Tensor, updates: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"tensor_scatter_nd_mul");
    OP.run(&[x.as_ptr(), indices.as_ptr(), updates.as_ptr()])
}

/// x with updates in place of what tuples of indices address. Of updates with equal tuples any one stays, and the
/// gradient goes to all.
///
/// * `x`: The values to begin with. (shape `[n...]`; any dtype)
/// * `indices`: Tuples of indices of the first depth axes of x, from 0 on. (shape `[outer..., depth]`; integers)
/// * `updates`: An element for each tuple, or a slice: inner is n without its first depth dims. (shape `[outer...,
///   inner...]`; any dtype)
/// * returns `y`: The changed values. (shape `x`; dtype of `x`)
///
/// ```text
/// tensor_scatter_nd_update(x: [1, 2, 3], indices: [[0], [2]], updates: [10, 20]) gives
/// int32 [10  2 20]
/// ```
#[inline]
pub fn tensor_scatter_nd_update(x: &Tensor, indices: &Tensor, updates: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"tensor_scatter_nd_update");
    OP.run(&[x.as_ptr(), indices.as_ptr(), updates.as_ptr()])
}

/// What a call of [`tensordot_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Tensordot<'a> {
    /// One number: how many of the last axes of x1 are summed with as many of the first of x2, in order. Else the
    /// axes of x1 and then those of x2, as many; negative ones count from the end. Default: `[2]`.
    pub axes: &'a [i64],
}

impl Default for Tensordot<'_> {
    fn default() -> Self {
        Tensordot { axes: &[2] }
    }
}

/// Sums of products over pairs of axes.
///
/// * `x1`: The first factor. (shape `any`; bool, integers, floats, complex numbers)
/// * `x2`: The second factor. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The dims of x1 and then those of x2, without those that are summed. (shape `any`; dtype of `x1`)
///
/// ```text
/// tensordot(x1: [[1, 2], [3, 4]], x2: [[1, 0], [0, 1]], axes: [1, 0]) gives
/// int32 [[1 2]
///  [3 4]]
/// ```
pub fn tensordot(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    tensordot_with(x1, x2, Tensordot::default())
}

/// [`tensordot()`], with options.
pub fn tensordot_with(x1: &Tensor, x2: &Tensor, options: Tensordot<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"tensordot");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.axes, &[2]);
    OP.one(&[x1.as_ptr(), x2.as_ptr()], &arguments)
}

/// x laid out repeatedly along its axes: repetitions\[i\] times along axis i.
///
/// * `x`: What is repeated. (shape `[n...]`; any dtype)
/// * `repetitions`: How often along each axis. Ones are put in front of the shorter one of repetitions and the shape
///   of x.
/// * returns `y`: The repeated tensor: each dim of x times its repetitions. (shape `[m...]`; dtype of `x`)
///
/// ```text
/// tile(x: [1, 2], repetitions: [2]) gives
/// int32 [1 2 1 2]
/// ```
pub fn tile(x: &Tensor, repetitions: &[i64]) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"tile");
    let mut arguments = Arguments::new();
    arguments.given(0, repetitions);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`top_k_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct TopK {
    /// Whether the greatest comes first. It does in any case. Default: `true`.
    pub sorted: bool,
}

impl Default for TopK {
    fn default() -> Self {
        TopK { sorted: true }
    }
}

/// The k greatest elements along the last axis, and their indices. Of equal elements the first ones are taken. NaN
/// counts as greatest; strings go by their bytes.
///
/// * `x`: The elements; n is at least k. (shape `[outer..., n]`; bool, integers, floats, string)
/// * `k`: How many.
/// * returns `values`: The greatest elements. (shape `[outer..., k]`; dtype of `x`)
/// * returns `indices`: Where they stand in x, along the last axis. (shape `[outer..., k]`; dtype of `int64`)
///
/// ```text
/// top_k(x: [3.0, 1.0, 2.0], k: 2) gives
/// float32 [3. 2.]
/// int64 [0 2]
/// ```
pub fn top_k(x: &Tensor, k: i64) -> Result<(Tensor, Tensor)> {
    top_k_with(x, k, TopK::default())
}

/// [`top_k()`], with options.
pub fn top_k_with(x: &Tensor, k: i64, options: TopK) -> Result<(Tensor, Tensor)> {
    static OP: Prepared = Prepared::new(c"top_k");
    let mut arguments = Arguments::new();
    arguments.given(0, k);
    arguments.unless(1, options.sorted, true);
    let mut outputs = OP.many(&[x.as_ptr()], &arguments)?;
    let indices = outputs.pop().expect("the registry's number of outputs");
    let values = outputs.pop().expect("the registry's number of outputs");
    Ok((values, indices))
}

/// What a call of [`triangular_solve_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct TriangularSolve {
    /// Whether the lower triangle is read, or else the upper one. Default: `true`.
    pub lower: bool,
    /// Whether the conjugate transposes of x1 stand in their place. Default: `false`.
    pub adjoint: bool,
}

impl Default for TriangularSolve {
    fn default() -> Self {
        TriangularSolve { lower: true, adjoint: false }
    }
}

/// The solutions y of x1 y = x2 for triangular x1. A zero on a diagonal is [`Code::INVALID_ARGUMENT`].
///
/// * `x1`: Square matrices, of which one triangle is read. (shape `[left..., n, n]`; bool, integers, complex numbers,
///   float32, float64)
/// * `x2`: The right-hand sides, or the vector \[n\]. (shape `[right..., n, k]`; bool, integers, complex numbers,
///   float32, float64)
/// * returns `y`: The solutions; batch is what left and right broadcast to. Without k for a vector. (shape
///   `[batch..., n, k]`; dtype of `x1`)
///
/// ```text
/// triangular_solve(x1: [[2.0, 0.0], [1.0, 1.0]], x2: [[2.0], [3.0]]) gives
/// float32 [[1.]
///  [2.]]
/// ```
pub fn triangular_solve(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    triangular_solve_with(x1, x2, TriangularSolve::default())
}

/// [`triangular_solve()`], with options.
pub fn triangular_solve_with(x1: &Tensor, x2: &Tensor, options: TriangularSolve) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"triangular_solve");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.lower, true);
    arguments.unless(1, options.adjoint, false);
    OP.one(&[x1.as_ptr(), x2.as_ptr()], &arguments)
}

/// What a call of [`tril_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tril {
    /// The diagonal that ends the triangle: 0 the main one, above it greater, below it less. Default: `0`.
    pub k: i64,
}

/// The lower triangles of matrices: zero where column - row \> k.
///
/// * `x`: Matrices. (shape `[..., m, n]`; bool, integers, floats, complex numbers)
/// * returns `y`: Their triangles; zeros elsewhere. (shape `x`; dtype of `x`)
///
/// ```text
/// tril(x: [[1, 2], [3, 4]]) gives
/// int32 [[1 0]
///  [3 4]]
/// ```
pub fn tril(x: &Tensor) -> Result<Tensor> {
    tril_with(x, Tril::default())
}

/// [`tril()`], with options.
pub fn tril_with(x: &Tensor, options: Tril) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"tril");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.k, 0);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`triu_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Triu {
    /// The diagonal that ends the triangle: 0 the main one, above it greater, below it less. Default: `0`.
    pub k: i64,
}

/// The upper triangles of matrices: zero where column - row \< k.
///
/// * `x`: Matrices. (shape `[..., m, n]`; bool, integers, floats, complex numbers)
/// * returns `y`: Their triangles; zeros elsewhere. (shape `x`; dtype of `x`)
///
/// ```text
/// triu(x: [[1, 2], [3, 4]]) gives
/// int32 [[1 2]
///  [0 4]]
/// ```
pub fn triu(x: &Tensor) -> Result<Tensor> {
    triu_with(x, Triu::default())
}

/// [`triu()`], with options.
pub fn triu_with(x: &Tensor, options: Triu) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"triu");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.k, 0);
    OP.one(&[x.as_ptr()], &arguments)
}

/// x without its fraction: the nearest whole number towards 0.
///
/// * `x`: The operands, one by one. (shape `any`; integers, floats)
/// * returns `y`: The result for each operand, in its place. (shape `x`; dtype of `x`)
///
/// ```text
/// trunc(x: [1.7, -1.7]) gives
/// float32 [ 1. -1.]
/// ```
#[inline]
pub fn trunc(x: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"trunc");
    OP.run(&[x.as_ptr()])
}

/// x1 / x2 rounded towards 0, as C divides integers. An integer division by zero is [`Code::INVALID_ARGUMENT`].
///
/// * `x1`: The first operands. (shape `any`; integers, floats)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; integers, floats)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// ```text
/// trunc_div(x1: [7, -7], x2: [2, 2]) gives
/// int32 [ 3 -3]
/// ```
#[inline]
pub fn trunc_div(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"trunc_div");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// What a call of [`unfold_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Unfold<'a> {
    /// How far windows are apart: rows, columns; one value stands for both. Default: `[1, 1]`.
    pub strides: &'a [i64],
    /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
    /// paddings. Default: `VALID`.
    pub padding: Padding,
    /// The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW):
    /// channels second. Shapes are those of NHWC. Default: `NHWC`.
    pub data_format: DataFormat,
    /// How far the filter's elements are apart: rows, columns; one value stands for both. Default: `[1, 1]`.
    pub dilations: &'a [i64],
    /// Rows and columns that are added: top, bottom, left, right; one value stands for all. For EXPLICIT alone, else
    /// it must be `None`.
    pub paddings: Option<&'a [i64]>,
}

impl Default for Unfold<'_> {
    fn default() -> Self {
        Unfold {
            strides: &[1, 1],
            padding: Padding::Valid,
            data_format: DataFormat::NHWC,
            dilations: &[1, 1],
            paddings: None,
        }
    }
}

/// The patches of images that a window reads, one behind the other (im2col).
///
/// * `x`: Images in the order of data_format: h rows, w columns, and their channels. (shape `[n, h, w, c]`; bool,
///   integers, floats, complex numbers)
/// * `ksize`: The size of a window: rows, columns; one value stands for both.
/// * returns `y`: The patches: values for each place of the window, row by row. A patch has c values a place,
///   channels innermost. Where data_format is NCHW: \[n, values, places\], channels outermost. (shape `[n, places,
///   values]`; dtype of `x`)
///
/// ```text
/// unfold(x: [[[[1], [2], [3]]]], ksize: [1, 2]) gives
/// int32 [[[1 2]
///   [2 3]]]
/// ```
pub fn unfold(x: &Tensor, ksize: &[i64]) -> Result<Tensor> {
    unfold_with(x, ksize, Unfold::default())
}

/// [`unfold()`], with options.
pub fn unfold_with(x: &Tensor, ksize: &[i64], options: Unfold<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"unfold");
    let mut arguments = Arguments::new();
    arguments.given(0, ksize);
    arguments.unless(1, options.strides, &[1, 1]);
    arguments.unless(2, options.padding as i64, Padding::Valid as i64);
    arguments.perhaps(3, options.paddings);
    arguments.unless(4, options.data_format as i64, DataFormat::NHWC as i64);
    arguments.unless(5, options.dilations, &[1, 1]);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`unique_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unique {
    /// The axis whose slices are compared; negative ones count from the end. Elements are if it is `None`.
    pub axis: Option<i64>,
}

/// The distinct elements of x, in the order in which they first occur. Along an axis: the distinct slices, sorted by
/// their elements, the first of which counts most. Zeros of both signs are equal, and NaN equals nothing.
///
/// * `x`: The elements, taken one after the other; or n slices along axis. (shape `any`; any dtype)
/// * returns `values`: The distinct elements, \[m\]; or x with m slices along axis. (shape `any`; dtype of `x`)
/// * returns `indices`: Where each one occurs first: in the flattened tensor, or along axis. (shape `[m]`; dtype of
///   `int64`)
/// * returns `inverse`: For each element of x, with its shape, the index in values; or for each slice, \[n\]. (shape
///   `any`; dtype of `int64`)
/// * returns `counts`: How often each one occurs. (shape `[m]`; dtype of `int64`)
///
/// ```text
/// unique(x: [3, 1, 3]) gives
/// int32 [3 1]
/// int64 [0 1]
/// int64 [0 1 0]
/// int64 [2 1]
/// ```
pub fn unique(x: &Tensor) -> Result<(Tensor, Tensor, Tensor, Tensor)> {
    unique_with(x, Unique::default())
}

/// [`unique()`], with options.
pub fn unique_with(x: &Tensor, options: Unique) -> Result<(Tensor, Tensor, Tensor, Tensor)> {
    static OP: Prepared = Prepared::new(c"unique");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    let mut outputs = OP.many(&[x.as_ptr()], &arguments)?;
    let counts = outputs.pop().expect("the registry's number of outputs");
    let inverse = outputs.pop().expect("the registry's number of outputs");
    let indices = outputs.pop().expect("the registry's number of outputs");
    let values = outputs.pop().expect("the registry's number of outputs");
    Ok((values, indices, inverse, counts))
}

/// The indices along each axis of elements that are numbered in row-major order.
///
/// * `indices`: The numbers, each less than the number of elements. (shape `any`; integers)
/// * `shape`: The shape of the array whose elements are numbered.
/// * returns `coordinates`: The indices along an axis, for each axis of shape. (shape `indices`; dtype of `int64`)
///
/// It has no gradient ([`Code::UNIMPLEMENTED`]).
///
/// ```text
/// unravel_index(indices: [1, 5], shape: [2, 3]) gives
/// int64 [0 1]
/// int64 [1 2]
/// ```
pub fn unravel_index(indices: &Tensor, shape: &[i64]) -> Result<Vec<Tensor>> {
    static OP: Prepared = Prepared::new(c"unravel_index");
    let mut arguments = Arguments::new();
    arguments.given(0, shape);
    OP.many(&[indices.as_ptr()], &arguments)
}

/// The largest elements of the rows of x that have one id. Where there is none, the dtype's lowest finite number.
///
/// * `x`: The elements. (shape `[outer..., inner...]`; integers, floats)
/// * `segment_ids`: The segment of each row, below num_segments. A row of a negative one belongs to none. (shape
///   `[outer...]`; integers)
/// * `num_segments`: The number of segments.
/// * returns `y`: A row for each of the num_segments segments. (shape `[m, inner...]`; dtype of `x`)
///
/// ```text
/// unsorted_segment_max(x: [1, 2, 4, 8], segment_ids: [0, 1, 0, -1], num_segments: 2) gives
/// int32 [4 2]
/// ```
pub fn unsorted_segment_max(x: &Tensor, segment_ids: &Tensor, num_segments: i64) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"unsorted_segment_max");
    let mut arguments = Arguments::new();
    arguments.given(0, num_segments);
    OP.one(&[x.as_ptr(), segment_ids.as_ptr()], &arguments)
}

/// The means of the rows of x that have one id; 0 where there is none. Integers become floats first.
///
/// * `x`: The elements. (shape `[outer..., inner...]`; bool, integers, floats, complex numbers)
/// * `segment_ids`: The segment of each row, below num_segments. A row of a negative one belongs to none. (shape
///   `[outer...]`; integers)
/// * `num_segments`: The number of segments.
/// * returns `y`: A row for each of the num_segments segments. (shape `[m, inner...]`; dtype of `x`)
///
/// ```text
/// unsorted_segment_mean(x: [1.0, 2.0, 4.0], segment_ids: [0, 2, 0], num_segments: 3) gives
/// float32 [2.5 0.  2. ]
/// ```
pub fn unsorted_segment_mean(x: &Tensor, segment_ids: &Tensor, num_segments: i64) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"unsorted_segment_mean");
    let mut arguments = Arguments::new();
    arguments.given(0, num_segments);
    OP.one(&[x.as_ptr(), segment_ids.as_ptr()], &arguments)
}

/// The smallest elements of the rows of x that have one id. Where there is none, the dtype's largest finite number.
///
/// * `x`: The elements. (shape `[outer..., inner...]`; integers, floats)
/// * `segment_ids`: The segment of each row, below num_segments. A row of a negative one belongs to none. (shape
///   `[outer...]`; integers)
/// * `num_segments`: The number of segments.
/// * returns `y`: A row for each of the num_segments segments. (shape `[m, inner...]`; dtype of `x`)
///
/// ```text
/// unsorted_segment_min(x: [1, 2, 4, 8], segment_ids: [0, 1, 0, -1], num_segments: 2) gives
/// int32 [1 2]
/// ```
pub fn unsorted_segment_min(x: &Tensor, segment_ids: &Tensor, num_segments: i64) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"unsorted_segment_min");
    let mut arguments = Arguments::new();
    arguments.given(0, num_segments);
    OP.one(&[x.as_ptr(), segment_ids.as_ptr()], &arguments)
}

/// The products of the rows of x that have one id; 1 where there is none. Its gradients go up to the ninth order.
///
/// * `x`: The elements. (shape `[outer..., inner...]`; integers, floats, complex numbers)
/// * `segment_ids`: The segment of each row, below num_segments. A row of a negative one belongs to none. (shape
///   `[outer...]`; integers)
/// * `num_segments`: The number of segments.
/// * returns `y`: A row for each of the num_segments segments. (shape `[m, inner...]`; dtype of `x`)
///
/// ```text
/// unsorted_segment_prod(x: [1, 2, 4, 8], segment_ids: [0, 2, 0, -1], num_segments: 3) gives
/// int32 [4 1 2]
/// ```
pub fn unsorted_segment_prod(x: &Tensor, segment_ids: &Tensor, num_segments: i64) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"unsorted_segment_prod");
    let mut arguments = Arguments::new();
    arguments.given(0, num_segments);
    OP.one(&[x.as_ptr(), segment_ids.as_ptr()], &arguments)
}

/// The sums of the rows of x that have one id, each over the root of their number. Integers become floats first.
///
/// * `x`: The elements. (shape `[outer..., inner...]`; bool, integers, floats, complex numbers)
/// * `segment_ids`: The segment of each row, below num_segments. A row of a negative one belongs to none. (shape
///   `[outer...]`; integers)
/// * `num_segments`: The number of segments.
/// * returns `y`: A row for each of the num_segments segments. (shape `[m, inner...]`; dtype of `x`)
///
/// ```text
/// unsorted_segment_sqrt_n(x: [1.0, 2.0, 4.0, 1.0, 2.0], segment_ids: [0, 1, 0, 0, 0], num_segments: 3) gives
/// float32 [4. 2. 0.]
/// ```
pub fn unsorted_segment_sqrt_n(x: &Tensor, segment_ids: &Tensor, num_segments: i64) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"unsorted_segment_sqrt_n");
    let mut arguments = Arguments::new();
    arguments.given(0, num_segments);
    OP.one(&[x.as_ptr(), segment_ids.as_ptr()], &arguments)
}

/// The sums of the rows of x that have one id; 0 where there is none.
///
/// * `x`: The elements. (shape `[outer..., inner...]`; integers, floats, complex numbers)
/// * `segment_ids`: The segment of each row, below num_segments. A row of a negative one belongs to none. (shape
///   `[outer...]`; integers)
/// * `num_segments`: The number of segments.
/// * returns `y`: A row for each of the num_segments segments. (shape `[m, inner...]`; dtype of `x`)
///
/// ```text
/// unsorted_segment_sum(x: [1, 2, 4, 8], segment_ids: [0, 2, 0, -1], num_segments: 3) gives
/// int32 [5 0 2]
/// ```
pub fn unsorted_segment_sum(x: &Tensor, segment_ids: &Tensor, num_segments: i64) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"unsorted_segment_sum");
    let mut arguments = Arguments::new();
    arguments.given(0, num_segments);
    OP.one(&[x.as_ptr(), segment_ids.as_ptr()], &arguments)
}

/// What a call of [`unstack_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unstack {
    /// The axis to cut along, which goes; negative ones count from the end. Default: `0`.
    pub axis: i64,
    /// The size of axis. If it is `None`, that of x, which a traced function may not know.
    pub num: Option<i64>,
}

/// The slices of x along an axis, one output each.
///
/// * `x`: What is cut; count stands at axis. (shape `[outer..., count, inner...]`; any dtype)
/// * returns `y`: The slices, count of them. (shape `[outer..., inner...]`; dtype of `x`)
///
/// ```text
/// unstack(x: [[1, 2], [3, 4]]) gives
/// int32 [1 2]
/// int32 [3 4]
/// ```
pub fn unstack(x: &Tensor) -> Result<Vec<Tensor>> {
    unstack_with(x, Unstack::default())
}

/// [`unstack()`], with options.
pub fn unstack_with(x: &Tensor, options: Unstack) -> Result<Vec<Tensor>> {
    static OP: Prepared = Prepared::new(c"unstack");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.axis, 0);
    arguments.perhaps(1, options.num);
    OP.many(&[x.as_ptr()], &arguments)
}

/// What a call of [`var_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Var<'a> {
    /// The axes to reduce, each once; negative ones count from the end. All axes if it is `None`.
    pub axis: Option<&'a [i64]>,
    /// Whether the axes that are reduced stay, with size 1. Default: `false`.
    pub keepdims: bool,
    /// What is taken from the number of elements before the sum of squares is divided by it: 1 for a sample's
    /// variance. The result is NaN where nothing is left. Default: `0.0`.
    pub correction: f64,
}

/// The variance over axes, of complex numbers that of |x - mean|; integers become floats first. NaN where there is no
/// element.
///
/// * `x`: The elements to be reduced. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: A result for each place that axis leaves. (shape `reduced(x)`; dtype of `real(x)`)
///
/// ```text
/// var(x: [[1.0, 3.0], [2.0, 6.0]], axis: [1]) gives
/// float32 [1. 4.]
/// ```
pub fn var(x: &Tensor) -> Result<Tensor> {
    var_with(x, Var::default())
}

/// [`var()`], with options.
pub fn var_with(x: &Tensor, options: Var<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"var");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.keepdims, false);
    arguments.unless(2, options.correction, 0.0);
    OP.one(&[x.as_ptr()], &arguments)
}

/// What a call of [`vecdot_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Vecdot {
    /// The axis of the vectors; negative ones count from the end. Default: `-1`.
    pub axis: i64,
}

impl Default for Vecdot {
    fn default() -> Self {
        Vecdot { axis: -1 }
    }
}

/// The scalar products of vectors, which lie along an axis. Those of complex x1 are conjugated.
///
/// * `x1`: The first vectors. (shape `[left...]`; bool, integers, floats, complex numbers)
/// * `x2`: The second vectors. The shapes broadcast, but for the axis. (shape `[right...]`; bool, integers, floats,
///   complex numbers)
/// * returns `y`: The shape that both broadcast to, without the axis. (shape `any`; dtype of `x1`)
///
/// ```text
/// vecdot(x1: [[1, 2], [3, 4]], x2: [1, 1]) gives
/// int32 [3 7]
/// ```
pub fn vecdot(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    vecdot_with(x1, x2, Vecdot::default())
}

/// [`vecdot()`], with options.
pub fn vecdot_with(x1: &Tensor, x2: &Tensor, options: Vecdot) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"vecdot");
    let mut arguments = Arguments::new();
    arguments.unless(0, options.axis, -1);
    OP.one(&[x1.as_ptr(), x2.as_ptr()], &arguments)
}

/// What a call of [`vector_norm_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct VectorNorm<'a> {
    /// The axes, each once; negative ones count from the end. All axes if it is `None`.
    pub axis: Option<&'a [i64]>,
    /// Whether the axes that are reduced stay, with size 1. Default: `false`.
    pub keepdims: bool,
    /// The power p of sum(|x|^p)^(1/p): 2 is the Euclidean norm, inf the largest magnitude, -inf the smallest, and 0
    /// counts the elements that are not zero, with gradients of 0. Beyond 4 and -4 elements are scaled, so that no
    /// power is too large or small for the dtype. Default: `2.0`.
    pub ord: f64,
}

impl Default for VectorNorm<'_> {
    fn default() -> Self {
        VectorNorm { axis: None, keepdims: false, ord: 2.0 }
    }
}

/// The norm of the elements over axes, taken as a vector; integers become floats first.
///
/// * `x`: The elements. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: A norm for each place that axis leaves; real, of complex numbers too. (shape `reduced(x)`; dtype of
///   `real(x)`)
///
/// ```text
/// vector_norm(x: [[3.0, 4.0], [0.0, 2.0]], axis: [1]) gives
/// float32 [5. 2.]
/// ```
pub fn vector_norm(x: &Tensor) -> Result<Tensor> {
    vector_norm_with(x, VectorNorm::default())
}

/// [`vector_norm()`], with options.
pub fn vector_norm_with(x: &Tensor, options: VectorNorm<'_>) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"vector_norm");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.axis);
    arguments.unless(1, options.keepdims, false);
    arguments.unless(2, options.ord, 2.0);
    OP.one(&[x.as_ptr()], &arguments)
}

/// x1 where the condition holds, else x2.
///
/// * `condition`: Where to take x1. (shape `any`; bool)
/// * `x1`: The values where the condition is true. (shape `any`; any dtype)
/// * `x2`: The values where the condition is false. (shape `any`; any dtype)
/// * returns `y`: The values that were chosen. (shape `broadcast(condition, x1, x2)`; dtype of `x1`)
///
/// ```text
/// where(condition: [true, false], x1: [1, 2], x2: [3, 4]) gives
/// int32 [1 4]
/// ```
#[inline]
pub fn where_(condition: &Tensor, x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"where");
    OP.run(&[condition.as_ptr(), x1.as_ptr(), x2.as_ptr()])
}

/// What a call of [`while_loop_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct WhileLoop {
    /// How many of the inputs, the last ones, are the same in each iteration. Default: `0`.
    pub num_invariants: i64,
    /// After how many iterations the loop ends in any case; there is no bound if it is `None`.
    pub maximum_iterations: Option<i64>,
}

/// Loop variables, updated by a function as long as another one is true of them.
///
/// * `inputs`: The loop variables before the first iteration, and the invariants. (shape `any`; any dtype)
/// * `cond`: A function of all inputs that gives a boolean scalar: whether to go on.
/// * `body`: A function of all inputs that gives new loop variables, and perhaps more.
/// * returns `outputs`: The loop variables after the last iteration; then what else the function gave, each stacked
///   along a new first axis. (shape `any`; dtype of `inputs`)
pub fn while_loop(inputs: &[&Tensor], cond: &Function, body: &Function) -> Result<Vec<Tensor>> {
    while_loop_with(inputs, cond, body, WhileLoop::default())
}

/// [`while_loop()`], with options.
pub fn while_loop_with(
    inputs: &[&Tensor],
    cond: &Function,
    body: &Function,
    options: WhileLoop,
) -> Result<Vec<Tensor>> {
    let mut op = OpBuilder::prepared(c"while_loop")?;
    op.set_function(c"cond", cond)?;
    op.set_function(c"body", body)?;
    let mut arguments = Arguments::new();
    arguments.unless(0, options.num_invariants, 0);
    arguments.perhaps(1, options.maximum_iterations);
    op.many(&Pointers::new(inputs), &arguments)
}

/// x1 / x2; 0 where x1 is 0, unless x2 is NaN.
///
/// * `x1`: The first operands. (shape `any`; bool, integers, floats, complex numbers)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// ```text
/// xdivy(x1: [0.0, 2.0], x2: [0.0, 4.0]) gives
/// float32 [0.  0.5]
/// ```
#[inline]
pub fn xdivy(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"xdivy");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// x1 log(1 + x2); 0 where x1 is 0, unless x2 is NaN.
///
/// * `x1`: The first operands. (shape `any`; bool, integers, floats, complex numbers)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// ```text
/// xlog1py(x1: [0.0, 2.0], x2: [-1.0, 1.0]) gives
/// float32 [0.        1.3862944]
/// ```
#[inline]
pub fn xlog1py(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"xlog1py");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// x1 log(x2); 0 where x1 is 0, unless x2 is NaN.
///
/// * `x1`: The first operands. (shape `any`; bool, integers, floats, complex numbers)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; bool, integers, floats, complex numbers)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// ```text
/// xlogy(x1: [0.0, 2.0], x2: [0.0, 1.0]) gives
/// float32 [0. 0.]
/// ```
#[inline]
pub fn xlogy(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"xlogy");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}

/// What a call of [`zeros_like_with()`] may give besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct ZerosLike {
    /// The result's dtype; that of x if it is `None`.
    pub dtype: Option<DType>,
}

/// Zeros of the shape of x; as strings, empty ones.
///
/// * `x`: The result's shape; its values do not matter. (shape `any`; any dtype)
/// * returns `y`: Zeros. (shape `x`; dtype of `dtype`)
///
/// ```text
/// zeros_like(x: [[1, 2], [3, 4]]) gives
/// int32 [[0 0]
///  [0 0]]
/// ```
pub fn zeros_like(x: &Tensor) -> Result<Tensor> {
    zeros_like_with(x, ZerosLike::default())
}

/// [`zeros_like()`], with options.
pub fn zeros_like_with(x: &Tensor, options: ZerosLike) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"zeros_like");
    let mut arguments = Arguments::new();
    arguments.perhaps(0, options.dtype);
    OP.one(&[x.as_ptr()], &arguments)
}

/// Hurwitz' zeta function: the sum of (x2 + k)^-x1 over k = 0, 1, ...; NaN where x1 \< 1. At poles, x1 = 1 and x2 =
/// 0, -1, ..., it is infinite; for other negative x2 it is NaN unless x1 is a whole number, and its derivative in x1
/// is NaN. Derivatives in x1 go up to the eighth.
///
/// * `x1`: The first operands. (shape `any`; bool, integers, floats)
/// * `x2`: The second operands; the shapes of both broadcast. (shape `any`; bool, integers, floats)
/// * returns `y`: The result for each pair of operands, in its place. (shape `broadcast(x1, x2)`; dtype of `x1`)
///
/// ```text
/// zeta(x1: [2.0, 2.0], x2: [inf, 0.0]) gives
/// float32 [ 0. inf]
/// ```
#[inline]
pub fn zeta(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    static OP: Prepared = Prepared::new(c"zeta");
    OP.run(&[x1.as_ptr(), x2.as_ptr()])
}
