// Written by bindings/generate from the registry. Do not edit.
package org.libeager;

import java.util.List;

/**
 * The ops that begin with a tensor, as its methods. They run on {@link Context#current()}.
 *
 * <p>Each throws {@link EagerException.InvalidArgument}, with the op's name, where dtypes, shapes or attributes do not fit;
 * {@link EagerException.Unimplemented} where the op has no kernel for a dtype on a device; and
 * {@link EagerException.ResourceExhausted} where memory is out.
 */
public abstract sealed class TensorOps permits Tensor {
  TensorOps() {}

  abstract Tensor self();

  /**
   * The absolute value; of complex x the real number |x|.
   *
   * @see ContextOps#abs
   */
  public final Tensor abs() {
    return Context.current().abs(self());
  }

  /**
   * The inverse cosine, in [0, pi]; NaN for a real x outside of [-1, 1].
   *
   * @see ContextOps#acos
   */
  public final Tensor acos() {
    return Context.current().acos(self());
  }

  /**
   * The inverse hyperbolic cosine, from 0 on; NaN where a real x is less than 1.
   *
   * @see ContextOps#acosh
   */
  public final Tensor acosh() {
    return Context.current().acosh(self());
  }

  /**
   * The mean of each of outputSize equal parts, which may overlap, of images.
   *
   * @see ContextOps#adaptiveAvgPool
   */
  public final Tensor adaptiveAvgPool(long... outputSize) {
    return Context.current().adaptiveAvgPool(self(), outputSize);
  }

  /**
   * The mean of each of outputSize equal parts, which may overlap, of images.
   *
   * @see ContextOps#adaptiveAvgPool
   */
  public final Tensor adaptiveAvgPool(long[] outputSize, Options.AdaptiveAvgPool options) {
    return Context.current().adaptiveAvgPool(self(), outputSize, options);
  }

  /**
   * The largest element of each of outputSize equal parts, which may overlap, of images; NaN where one is NaN.
   *
   * @see ContextOps#adaptiveMaxPool
   */
  public final Tensor adaptiveMaxPool(long... outputSize) {
    return Context.current().adaptiveMaxPool(self(), outputSize);
  }

  /**
   * The largest element of each of outputSize equal parts, which may overlap, of images; NaN where one is NaN.
   *
   * @see ContextOps#adaptiveMaxPool
   */
  public final Tensor adaptiveMaxPool(long[] outputSize, Options.AdaptiveMaxPool options) {
    return Context.current().adaptiveMaxPool(self(), outputSize, options);
  }

  /**
   * x1 + x2; integers wrap.
   *
   * @see ContextOps#add
   */
  public final Tensor add(Tensor x2) {
    return Context.current().add(self(), x2);
  }

  /**
   * x1 + x2; integers wrap.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#add
   */
  public final Tensor add(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.ADD, self(), context.weakHandle(x2));
  }

  /**
   * x1 + x2; integers wrap.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#add
   */
  public final Tensor add(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.ADD, self(), context.weakHandle(x2));
  }

  /**
   * The points that affine maps give to the elements of images, for grid_sample.
   *
   * @see ContextOps#affineGrid
   */
  public final Tensor affineGrid(long... size) {
    return Context.current().affineGrid(self(), size);
  }

  /**
   * The points that affine maps give to the elements of images, for grid_sample.
   *
   * @see ContextOps#affineGrid
   */
  public final Tensor affineGrid(long[] size, Options.AffineGrid options) {
    return Context.current().affineGrid(self(), size, options);
  }

  /**
   * Whether all elements over axes are true (not zero).
   *
   * @see ContextOps#all
   */
  public final Tensor all() {
    return Context.current().all(self());
  }

  /**
   * Whether all elements over axes are true (not zero).
   *
   * @see ContextOps#all
   */
  public final Tensor all(Options.All options) {
    return Context.current().all(self(), options);
  }

  /**
   * The angle of complex x in the plane, in radians, in [-pi, pi].
   *
   * @see ContextOps#angle
   */
  public final Tensor angle() {
    return Context.current().angle(self());
  }

  /**
   * Whether any element over axes is true (not zero).
   *
   * @see ContextOps#any
   */
  public final Tensor any() {
    return Context.current().any(self());
  }

  /**
   * Whether any element over axes is true (not zero).
   *
   * @see ContextOps#any
   */
  public final Tensor any(Options.Any options) {
    return Context.current().any(self(), options);
  }

  /**
   * The index of the first largest element along an axis.
   *
   * @see ContextOps#argmax
   */
  public final Tensor argmax() {
    return Context.current().argmax(self());
  }

  /**
   * The index of the first largest element along an axis.
   *
   * @see ContextOps#argmax
   */
  public final Tensor argmax(Options.Argmax options) {
    return Context.current().argmax(self(), options);
  }

  /**
   * The index of the first smallest element along an axis.
   *
   * @see ContextOps#argmin
   */
  public final Tensor argmin() {
    return Context.current().argmin(self());
  }

  /**
   * The index of the first smallest element along an axis.
   *
   * @see ContextOps#argmin
   */
  public final Tensor argmin(Options.Argmin options) {
    return Context.current().argmin(self(), options);
  }

  /**
   * The indices that sort the elements along an axis.
   *
   * @see ContextOps#argsort
   */
  public final Tensor argsort() {
    return Context.current().argsort(self());
  }

  /**
   * The indices that sort the elements along an axis.
   *
   * @see ContextOps#argsort
   */
  public final Tensor argsort(Options.Argsort options) {
    return Context.current().argsort(self(), options);
  }

  /**
   * Each element as text: numbers as printf writes them, booleans as true and false.
   *
   * @see ContextOps#asString
   */
  public final Tensor asString() {
    return Context.current().asString(self());
  }

  /**
   * Each element as text: numbers as printf writes them, booleans as true and false.
   *
   * @see ContextOps#asString
   */
  public final Tensor asString(Options.AsString options) {
    return Context.current().asString(self(), options);
  }

  /**
   * The inverse sine, in [-pi/2, pi/2]; NaN for a real x outside of [-1, 1].
   *
   * @see ContextOps#asin
   */
  public final Tensor asin() {
    return Context.current().asin(self());
  }

  /**
   * The inverse hyperbolic sine.
   *
   * @see ContextOps#asinh
   */
  public final Tensor asinh() {
    return Context.current().asinh(self());
  }

  /**
   * The inverse tangent, in [-pi/2, pi/2].
   *
   * @see ContextOps#atan
   */
  public final Tensor atan() {
    return Context.current().atan(self());
  }

  /**
   * The angle between the first axis and the point (x2, x1), in radians, in [-pi, pi].
   *
   * @see ContextOps#atan2
   */
  public final Tensor atan2(Tensor x2) {
    return Context.current().atan2(self(), x2);
  }

  /**
   * The angle between the first axis and the point (x2, x1), in radians, in [-pi, pi].
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#atan2
   */
  public final Tensor atan2(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.ATAN2, self(), context.weakHandle(x2));
  }

  /**
   * The angle between the first axis and the point (x2, x1), in radians, in [-pi, pi].
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#atan2
   */
  public final Tensor atan2(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.ATAN2, self(), context.weakHandle(x2));
  }

  /**
   * The inverse hyperbolic tangent; NaN for a real x outside of [-1, 1].
   *
   * @see ContextOps#atanh
   */
  public final Tensor atanh() {
    return Context.current().atanh(self());
  }

  /**
   * x as a vector at least.
   *
   * @see ContextOps#atleast1d
   */
  public final Tensor atleast1d() {
    return Context.current().atleast1d(self());
  }

  /**
   * x as a matrix at least.
   *
   * @see ContextOps#atleast2d
   */
  public final Tensor atleast2d() {
    return Context.current().atleast2d(self());
  }

  /**
   * x with three dims at least.
   *
   * @see ContextOps#atleast3d
   */
  public final Tensor atleast3d() {
    return Context.current().atleast3d(self());
  }

  /**
   * The mean of each window, channel by channel; padding does not count unless countIncludePad says so.
   *
   * @see ContextOps#avgPool1d
   */
  public final Tensor avgPool1d() {
    return Context.current().avgPool1d(self());
  }

  /**
   * The mean of each window, channel by channel; padding does not count unless countIncludePad says so.
   *
   * @see ContextOps#avgPool1d
   */
  public final Tensor avgPool1d(Options.AvgPool1d options) {
    return Context.current().avgPool1d(self(), options);
  }

  /**
   * The mean of each window, channel by channel; padding does not count unless countIncludePad says so.
   *
   * @see ContextOps#avgPool2d
   */
  public final Tensor avgPool2d() {
    return Context.current().avgPool2d(self());
  }

  /**
   * The mean of each window, channel by channel; padding does not count unless countIncludePad says so.
   *
   * @see ContextOps#avgPool2d
   */
  public final Tensor avgPool2d(Options.AvgPool2d options) {
    return Context.current().avgPool2d(self(), options);
  }

  /**
   * The mean of each window, channel by channel; padding does not count unless countIncludePad says so.
   *
   * @see ContextOps#avgPool3d
   */
  public final Tensor avgPool3d() {
    return Context.current().avgPool3d(self());
  }

  /**
   * The mean of each window, channel by channel; padding does not count unless countIncludePad says so.
   *
   * @see ContextOps#avgPool3d
   */
  public final Tensor avgPool3d(Options.AvgPool3d options) {
    return Context.current().avgPool3d(self(), options);
  }

  /**
   * Matrices with zeros outside a band around the main diagonal.
   *
   * @see ContextOps#bandPart
   */
  public final Tensor bandPart(long numLower, long numUpper) {
    return Context.current().bandPart(self(), numLower, numUpper);
  }

  /**
   * (x - mean) / sqrt(variance + epsilon) * scale + offset, channel by channel (Ioffe, Szegedy, 2015).
   *
   * @see ContextOps#batchNorm
   */
  public final List<Tensor> batchNorm() {
    return Context.current().batchNorm(self());
  }

  /**
   * (x - mean) / sqrt(variance + epsilon) * scale + offset, channel by channel (Ioffe, Szegedy, 2015).
   *
   * @see ContextOps#batchNorm
   */
  public final List<Tensor> batchNorm(Options.BatchNorm options) {
    return Context.current().batchNorm(self(), options);
  }

  /**
   * gamma(x1) gamma(x2) / gamma(x1 + x2), without their overflow; infinite at poles.
   *
   * @see ContextOps#beta
   */
  public final Tensor beta(Tensor x2) {
    return Context.current().beta(self(), x2);
  }

  /**
   * gamma(x1) gamma(x2) / gamma(x1 + x2), without their overflow; infinite at poles.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#beta
   */
  public final Tensor beta(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.BETA, self(), context.weakHandle(x2));
  }

  /**
   * gamma(x1) gamma(x2) / gamma(x1 + x2), without their overflow; infinite at poles.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#beta
   */
  public final Tensor beta(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.BETA, self(), context.weakHandle(x2));
  }

  /**
   * The regularized incomplete beta function.
   *
   * @see ContextOps#betainc
   */
  public final Tensor betainc(Tensor b, Tensor x) {
    return Context.current().betainc(self(), b, x);
  }

  /**
   * x with a vector added along its channels.
   *
   * @see ContextOps#biasAdd
   */
  public final Tensor biasAdd(Tensor bias) {
    return Context.current().biasAdd(self(), bias);
  }

  /**
   * x with a vector added along its channels.
   *
   * @see ContextOps#biasAdd
   */
  public final Tensor biasAdd(Tensor bias, Options.BiasAdd options) {
    return Context.current().biasAdd(self(), bias, options);
  }

  /**
   * The cross-entropy of probabilities and targets from 0 to 1.
   *
   * @see ContextOps#binaryCrossEntropy
   */
  public final Tensor binaryCrossEntropy(Tensor target) {
    return Context.current().binaryCrossEntropy(self(), target);
  }

  /**
   * The cross-entropy of probabilities and targets from 0 to 1.
   *
   * @see ContextOps#binaryCrossEntropy
   */
  public final Tensor binaryCrossEntropy(Tensor target, Options.BinaryCrossEntropy options) {
    return Context.current().binaryCrossEntropy(self(), target, options);
  }

  /**
   * How often each number from 0 on occurs.
   *
   * @see ContextOps#bincount
   */
  public final Tensor bincount() {
    return Context.current().bincount(self());
  }

  /**
   * How often each number from 0 on occurs.
   *
   * @see ContextOps#bincount
   */
  public final Tensor bincount(Options.Bincount options) {
    return Context.current().bincount(self(), options);
  }

  /**
   * The bytes of x seen as another dtype; of booleans, any byte but 0 is 1.
   *
   * @see ContextOps#bitcast
   */
  public final Tensor bitcast(DType dtype) {
    return Context.current().bitcast(self(), dtype);
  }

  /**
   * The bits that are set in both x1 and x2.
   *
   * @see ContextOps#bitwiseAnd
   */
  public final Tensor bitwiseAnd(Tensor x2) {
    return Context.current().bitwiseAnd(self(), x2);
  }

  /**
   * The bits that are set in both x1 and x2.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#bitwiseAnd
   */
  public final Tensor bitwiseAnd(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.BITWISE_AND, self(), context.weakHandle(x2));
  }

  /**
   * The bits that are set in both x1 and x2.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#bitwiseAnd
   */
  public final Tensor bitwiseAnd(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.BITWISE_AND, self(), context.weakHandle(x2));
  }

  /**
   * How many bits of |x| are set.
   *
   * @see ContextOps#bitwiseCount
   */
  public final Tensor bitwiseCount() {
    return Context.current().bitwiseCount(self());
  }

  /**
   * x with every bit flipped; of booleans, not x.
   *
   * @see ContextOps#bitwiseInvert
   */
  public final Tensor bitwiseInvert() {
    return Context.current().bitwiseInvert(self());
  }

  /**
   * x1 * 2^x2, wrapped; 0 where x2 is negative or not less than the number of bits.
   *
   * @see ContextOps#bitwiseLeftShift
   */
  public final Tensor bitwiseLeftShift(Tensor x2) {
    return Context.current().bitwiseLeftShift(self(), x2);
  }

  /**
   * x1 * 2^x2, wrapped; 0 where x2 is negative or not less than the number of bits.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#bitwiseLeftShift
   */
  public final Tensor bitwiseLeftShift(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.BITWISE_LEFT_SHIFT, self(), context.weakHandle(x2));
  }

  /**
   * x1 * 2^x2, wrapped; 0 where x2 is negative or not less than the number of bits.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#bitwiseLeftShift
   */
  public final Tensor bitwiseLeftShift(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.BITWISE_LEFT_SHIFT, self(), context.weakHandle(x2));
  }

  /**
   * The bits that are set in x1 or x2 or both.
   *
   * @see ContextOps#bitwiseOr
   */
  public final Tensor bitwiseOr(Tensor x2) {
    return Context.current().bitwiseOr(self(), x2);
  }

  /**
   * The bits that are set in x1 or x2 or both.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#bitwiseOr
   */
  public final Tensor bitwiseOr(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.BITWISE_OR, self(), context.weakHandle(x2));
  }

  /**
   * The bits that are set in x1 or x2 or both.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#bitwiseOr
   */
  public final Tensor bitwiseOr(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.BITWISE_OR, self(), context.weakHandle(x2));
  }

  /**
   * floor(x1 / 2^x2); where x2 is negative or not less than the number of bits, 0, or -1 for negative x1.
   *
   * @see ContextOps#bitwiseRightShift
   */
  public final Tensor bitwiseRightShift(Tensor x2) {
    return Context.current().bitwiseRightShift(self(), x2);
  }

  /**
   * floor(x1 / 2^x2); where x2 is negative or not less than the number of bits, 0, or -1 for negative x1.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#bitwiseRightShift
   */
  public final Tensor bitwiseRightShift(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.BITWISE_RIGHT_SHIFT, self(), context.weakHandle(x2));
  }

  /**
   * floor(x1 / 2^x2); where x2 is negative or not less than the number of bits, 0, or -1 for negative x1.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#bitwiseRightShift
   */
  public final Tensor bitwiseRightShift(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.BITWISE_RIGHT_SHIFT, self(), context.weakHandle(x2));
  }

  /**
   * The bits that are set in one of x1 and x2, but not in both.
   *
   * @see ContextOps#bitwiseXor
   */
  public final Tensor bitwiseXor(Tensor x2) {
    return Context.current().bitwiseXor(self(), x2);
  }

  /**
   * The bits that are set in one of x1 and x2, but not in both.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#bitwiseXor
   */
  public final Tensor bitwiseXor(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.BITWISE_XOR, self(), context.weakHandle(x2));
  }

  /**
   * The bits that are set in one of x1 and x2, but not in both.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#bitwiseXor
   */
  public final Tensor bitwiseXor(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.BITWISE_XOR, self(), context.weakHandle(x2));
  }

  /**
   * What of x lies where the mask is true.
   *
   * @see ContextOps#booleanMask
   */
  public final Tensor booleanMask(Tensor mask) {
    return Context.current().booleanMask(self(), mask);
  }

  /**
   * What of x lies where the mask is true.
   *
   * @see ContextOps#booleanMask
   */
  public final Tensor booleanMask(Tensor mask, Options.BooleanMask options) {
    return Context.current().booleanMask(self(), mask, options);
  }

  /**
   * x repeated along its dims of 1, and along new dims in front of them, to like's shape.
   *
   * @see ContextOps#broadcastLike
   */
  public final Tensor broadcastLike(Tensor like) {
    return Context.current().broadcastLike(self(), like);
  }

  /**
   * x repeated along its dims of 1, and along new dims in front of them, to a shape.
   *
   * @see ContextOps#broadcastTo
   */
  public final Tensor broadcastTo(long... shape) {
    return Context.current().broadcastTo(self(), shape);
  }

  /**
   * x repeated along its dims of 1, and along new dims in front of them, to a shape.
   *
   * @see ContextOps#broadcastTo
   */
  public final Tensor broadcastTo(Tensor shape) {
    return Context.current().broadcastTo(self(), shape);
  }

  /**
   * x as another dtype.
   *
   * @see ContextOps#cast
   */
  public final Tensor cast(DType dtype) {
    return Context.current().cast(self(), dtype);
  }

  /**
   * The real cube root.
   *
   * @see ContextOps#cbrt
   */
  public final Tensor cbrt() {
    return Context.current().cbrt(self());
  }

  /**
   * The least whole number that is not less than x.
   *
   * @see ContextOps#ceil
   */
  public final Tensor ceil() {
    return Context.current().ceil(self());
  }

  /**
   * x where x &gt; 0, else alpha * (e^(x / alpha) - 1) (Barron, 2017).
   *
   * @see ContextOps#celu
   */
  public final Tensor celu() {
    return Context.current().celu(self());
  }

  /**
   * x where x &gt; 0, else alpha * (e^(x / alpha) - 1) (Barron, 2017).
   *
   * @see ContextOps#celu
   */
  public final Tensor celu(Options.Celu options) {
    return Context.current().celu(self(), options);
  }

  /**
   * The lower triangular factors L of Hermitian positive definite matrices x = L L^H.
   *
   * @see ContextOps#cholesky
   */
  public final Tensor cholesky() {
    return Context.current().cholesky(self());
  }

  /**
   * The solutions y of a y = x2, for Hermitian positive definite a = x1 x1^H.
   *
   * @see ContextOps#choleskySolve
   */
  public final Tensor choleskySolve(Tensor x2) {
    return Context.current().choleskySolve(self(), x2);
  }

  /**
   * The solutions y of a y = x2, for Hermitian positive definite a = x1 x1^H.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#choleskySolve
   */
  public final Tensor choleskySolve(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.CHOLESKY_SOLVE, self(), context.weakHandle(x2));
  }

  /**
   * The solutions y of a y = x2, for Hermitian positive definite a = x1 x1^H.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#choleskySolve
   */
  public final Tensor choleskySolve(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.CHOLESKY_SOLVE, self(), context.weakHandle(x2));
  }

  /**
   * x, but at least min and at most max; max counts where min is greater.
   *
   * @see ContextOps#clip
   */
  public final Tensor clip() {
    return Context.current().clip(self());
  }

  /**
   * x, but at least min and at most max; max counts where min is greater.
   *
   * @see ContextOps#clip
   */
  public final Tensor clip(Options.Clip options) {
    return Context.current().clip(self(), options);
  }

  /**
   * x * clipNorm / max(norm, clipNorm), where norm is the square root of the sum of x^2.
   *
   * @see ContextOps#clipByNorm
   */
  public final Tensor clipByNorm() {
    return Context.current().clipByNorm(self());
  }

  /**
   * x * clipNorm / max(norm, clipNorm), where norm is the square root of the sum of x^2.
   *
   * @see ContextOps#clipByNorm
   */
  public final Tensor clipByNorm(Options.ClipByNorm options) {
    return Context.current().clipByNorm(self(), options);
  }

  /**
   * The values of a sparse tensor in the order of their places, those of one place added.
   *
   * @see ContextOps#coalesce
   */
  public final List<Tensor> coalesce(Tensor values, long... denseShape) {
    return Context.current().coalesce(self(), values, denseShape);
  }

  /**
   * x1 + i x2: complex numbers with these real and imaginary parts.
   *
   * @see ContextOps#complex
   */
  public final Tensor complex(Tensor x2) {
    return Context.current().complex(self(), x2);
  }

  /**
   * x1 + i x2: complex numbers with these real and imaginary parts.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#complex
   */
  public final Tensor complex(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.COMPLEX, self(), context.weakHandle(x2));
  }

  /**
   * x1 + i x2: complex numbers with these real and imaginary parts.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#complex
   */
  public final Tensor complex(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.COMPLEX, self(), context.weakHandle(x2));
  }

  /**
   * The complex conjugate; real x itself.
   *
   * @see ContextOps#conj
   */
  public final Tensor conj() {
    return Context.current().conj(self());
  }

  /**
   * The 1-D convolution of sequences with a filter, which is not mirrored (cross-correlation).
   *
   * @see ContextOps#conv1d
   */
  public final Tensor conv1d(Tensor filter) {
    return Context.current().conv1d(self(), filter);
  }

  /**
   * The 1-D convolution of sequences with a filter, which is not mirrored (cross-correlation).
   *
   * @see ContextOps#conv1d
   */
  public final Tensor conv1d(Tensor filter, Options.Conv1d options) {
    return Context.current().conv1d(self(), filter, options);
  }

  /**
   * The transposed convolution: the gradient of a convolution with respect to its input.
   *
   * @see ContextOps#conv1dTranspose
   */
  public final Tensor conv1dTranspose(Tensor filter) {
    return Context.current().conv1dTranspose(self(), filter);
  }

  /**
   * The transposed convolution: the gradient of a convolution with respect to its input.
   *
   * @see ContextOps#conv1dTranspose
   */
  public final Tensor conv1dTranspose(Tensor filter, Options.Conv1dTranspose options) {
    return Context.current().conv1dTranspose(self(), filter, options);
  }

  /**
   * The 2-D convolution of images with a filter, which is not mirrored (cross-correlation).
   *
   * @see ContextOps#conv2d
   */
  public final Tensor conv2d(Tensor filter) {
    return Context.current().conv2d(self(), filter);
  }

  /**
   * The 2-D convolution of images with a filter, which is not mirrored (cross-correlation).
   *
   * @see ContextOps#conv2d
   */
  public final Tensor conv2d(Tensor filter, Options.Conv2d options) {
    return Context.current().conv2d(self(), filter, options);
  }

  /**
   * The transposed convolution: the gradient of a convolution with respect to its input.
   *
   * @see ContextOps#conv2dTranspose
   */
  public final Tensor conv2dTranspose(Tensor filter) {
    return Context.current().conv2dTranspose(self(), filter);
  }

  /**
   * The transposed convolution: the gradient of a convolution with respect to its input.
   *
   * @see ContextOps#conv2dTranspose
   */
  public final Tensor conv2dTranspose(Tensor filter, Options.Conv2dTranspose options) {
    return Context.current().conv2dTranspose(self(), filter, options);
  }

  /**
   * The 3-D convolution of volumes with a filter, which is not mirrored (cross-correlation).
   *
   * @see ContextOps#conv3d
   */
  public final Tensor conv3d(Tensor filter) {
    return Context.current().conv3d(self(), filter);
  }

  /**
   * The 3-D convolution of volumes with a filter, which is not mirrored (cross-correlation).
   *
   * @see ContextOps#conv3d
   */
  public final Tensor conv3d(Tensor filter, Options.Conv3d options) {
    return Context.current().conv3d(self(), filter, options);
  }

  /**
   * The transposed convolution: the gradient of a convolution with respect to its input.
   *
   * @see ContextOps#conv3dTranspose
   */
  public final Tensor conv3dTranspose(Tensor filter) {
    return Context.current().conv3dTranspose(self(), filter);
  }

  /**
   * The transposed convolution: the gradient of a convolution with respect to its input.
   *
   * @see ContextOps#conv3dTranspose
   */
  public final Tensor conv3dTranspose(Tensor filter, Options.Conv3dTranspose options) {
    return Context.current().conv3dTranspose(self(), filter, options);
  }

  /**
   * x in memory of its own.
   *
   * @see ContextOps#copy
   */
  public final Tensor copy() {
    return Context.current().copy(self());
  }

  /**
   * |x1| with the sign of x2.
   *
   * @see ContextOps#copysign
   */
  public final Tensor copysign(Tensor x2) {
    return Context.current().copysign(self(), x2);
  }

  /**
   * |x1| with the sign of x2.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#copysign
   */
  public final Tensor copysign(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.COPYSIGN, self(), context.weakHandle(x2));
  }

  /**
   * |x1| with the sign of x2.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#copysign
   */
  public final Tensor copysign(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.COPYSIGN, self(), context.weakHandle(x2));
  }

  /**
   * The cosine of x, an angle in radians.
   *
   * @see ContextOps#cos
   */
  public final Tensor cos() {
    return Context.current().cos(self());
  }

  /**
   * The hyperbolic cosine.
   *
   * @see ContextOps#cosh
   */
  public final Tensor cosh() {
    return Context.current().cosh(self());
  }

  /**
   * The cosine of the angle between vectors, which lie along an axis.
   *
   * @see ContextOps#cosineSimilarity
   */
  public final Tensor cosineSimilarity(Tensor x2) {
    return Context.current().cosineSimilarity(self(), x2);
  }

  /**
   * The cosine of the angle between vectors, which lie along an axis.
   *
   * @see ContextOps#cosineSimilarity
   */
  public final Tensor cosineSimilarity(Tensor x2, Options.CosineSimilarity options) {
    return Context.current().cosineSimilarity(self(), x2, options);
  }

  /**
   * The number of elements over axes that are not zero; of strings, of those that are not empty.
   *
   * @see ContextOps#countNonzero
   */
  public final Tensor countNonzero() {
    return Context.current().countNonzero(self());
  }

  /**
   * The number of elements over axes that are not zero; of strings, of those that are not empty.
   *
   * @see ContextOps#countNonzero
   */
  public final Tensor countNonzero(Options.CountNonzero options) {
    return Context.current().countNonzero(self(), options);
  }

  /**
   * The cross products of vectors of three elements, which lie along an axis.
   *
   * @see ContextOps#cross
   */
  public final Tensor cross(Tensor x2) {
    return Context.current().cross(self(), x2);
  }

  /**
   * The cross products of vectors of three elements, which lie along an axis.
   *
   * @see ContextOps#cross
   */
  public final Tensor cross(Tensor x2, Options.Cross options) {
    return Context.current().cross(self(), x2, options);
  }

  /**
   * The cross-entropy of the softmax of logits and labels.
   *
   * @see ContextOps#crossEntropy
   */
  public final Tensor crossEntropy(Tensor labels) {
    return Context.current().crossEntropy(self(), labels);
  }

  /**
   * The cross-entropy of the softmax of logits and labels.
   *
   * @see ContextOps#crossEntropy
   */
  public final Tensor crossEntropy(Tensor labels, Options.CrossEntropy options) {
    return Context.current().crossEntropy(self(), labels, options);
  }

  /**
   * A column of decode_csv's fields, as numbers or strings.
   *
   * @see ContextOps#csvColumn
   */
  public final Tensor csvColumn(long column) {
    return Context.current().csvColumn(self(), column);
  }

  /**
   * A column of decode_csv's fields, as numbers or strings.
   *
   * @see ContextOps#csvColumn
   */
  public final Tensor csvColumn(long column, Options.CsvColumn options) {
    return Context.current().csvColumn(self(), column, options);
  }

  /**
   * log(sum(e^x)) of the elements up to each one along an axis, without overflow.
   *
   * @see ContextOps#cumulativeLogsumexp
   */
  public final Tensor cumulativeLogsumexp() {
    return Context.current().cumulativeLogsumexp(self());
  }

  /**
   * log(sum(e^x)) of the elements up to each one along an axis, without overflow.
   *
   * @see ContextOps#cumulativeLogsumexp
   */
  public final Tensor cumulativeLogsumexp(Options.CumulativeLogsumexp options) {
    return Context.current().cumulativeLogsumexp(self(), options);
  }

  /**
   * The greatest of the elements up to each one along an axis; NaN from the first one that is NaN.
   *
   * @see ContextOps#cumulativeMax
   */
  public final Tensor cumulativeMax() {
    return Context.current().cumulativeMax(self());
  }

  /**
   * The greatest of the elements up to each one along an axis; NaN from the first one that is NaN.
   *
   * @see ContextOps#cumulativeMax
   */
  public final Tensor cumulativeMax(Options.CumulativeMax options) {
    return Context.current().cumulativeMax(self(), options);
  }

  /**
   * The least of the elements up to each one along an axis; NaN from the first one that is NaN.
   *
   * @see ContextOps#cumulativeMin
   */
  public final Tensor cumulativeMin() {
    return Context.current().cumulativeMin(self());
  }

  /**
   * The least of the elements up to each one along an axis; NaN from the first one that is NaN.
   *
   * @see ContextOps#cumulativeMin
   */
  public final Tensor cumulativeMin(Options.CumulativeMin options) {
    return Context.current().cumulativeMin(self(), options);
  }

  /**
   * The product of the elements up to each one along an axis.
   *
   * @see ContextOps#cumulativeProd
   */
  public final Tensor cumulativeProd() {
    return Context.current().cumulativeProd(self());
  }

  /**
   * The product of the elements up to each one along an axis.
   *
   * @see ContextOps#cumulativeProd
   */
  public final Tensor cumulativeProd(Options.CumulativeProd options) {
    return Context.current().cumulativeProd(self(), options);
  }

  /**
   * The sum of the elements up to each one along an axis.
   *
   * @see ContextOps#cumulativeSum
   */
  public final Tensor cumulativeSum() {
    return Context.current().cumulativeSum(self());
  }

  /**
   * The sum of the elements up to each one along an axis.
   *
   * @see ContextOps#cumulativeSum
   */
  public final Tensor cumulativeSum(Options.CumulativeSum options) {
    return Context.current().cumulativeSum(self(), options);
  }

  /**
   * The fields of records of comma-separated values (RFC 4180), column by column; csv_column reads one as numbers.
   *
   * @see ContextOps#decodeCsv
   */
  public final Tensor decodeCsv() {
    return Context.current().decodeCsv(self());
  }

  /**
   * The fields of records of comma-separated values (RFC 4180), column by column; csv_column reads one as numbers.
   *
   * @see ContextOps#decodeCsv
   */
  public final Tensor decodeCsv(Options.DecodeCsv options) {
    return Context.current().decodeCsv(self(), options);
  }

  /**
   * The pixels of a PNG file.
   *
   * @see ContextOps#decodePng
   */
  public final Tensor decodePng() {
    return Context.current().decodePng(self());
  }

  /**
   * The pixels of a PNG file.
   *
   * @see ContextOps#decodePng
   */
  public final Tensor decodePng(Options.DecodePng options) {
    return Context.current().decodePng(self(), options);
  }

  /**
   * The bytes of strings as numbers.
   *
   * @see ContextOps#decodeRaw
   */
  public final Tensor decodeRaw(DType dtype) {
    return Context.current().decodeRaw(self(), dtype);
  }

  /**
   * The bytes of strings as numbers.
   *
   * @see ContextOps#decodeRaw
   */
  public final Tensor decodeRaw(DType dtype, Options.DecodeRaw options) {
    return Context.current().decodeRaw(self(), dtype, options);
  }

  /**
   * Degrees as radians: pi / 180 times x.
   *
   * @see ContextOps#deg2rad
   */
  public final Tensor deg2rad() {
    return Context.current().deg2rad(self());
  }

  /**
   * Images with the channels of each pixel as a block of pixels: the inverse of space_to_depth.
   *
   * @see ContextOps#depthToSpace
   */
  public final Tensor depthToSpace(long blockSize) {
    return Context.current().depthToSpace(self(), blockSize);
  }

  /**
   * Images with the channels of each pixel as a block of pixels: the inverse of space_to_depth.
   *
   * @see ContextOps#depthToSpace
   */
  public final Tensor depthToSpace(long blockSize, Options.DepthToSpace options) {
    return Context.current().depthToSpace(self(), blockSize, options);
  }

  /**
   * The 2-D convolution of each channel of images with filters of its own, which are not mirrored.
   *
   * @see ContextOps#depthwiseConv2d
   */
  public final Tensor depthwiseConv2d(Tensor filter) {
    return Context.current().depthwiseConv2d(self(), filter);
  }

  /**
   * The 2-D convolution of each channel of images with filters of its own, which are not mirrored.
   *
   * @see ContextOps#depthwiseConv2d
   */
  public final Tensor depthwiseConv2d(Tensor filter, Options.DepthwiseConv2d options) {
    return Context.current().depthwiseConv2d(self(), filter, options);
  }

  /**
   * The determinants of matrices.
   *
   * @see ContextOps#det
   */
  public final Tensor det() {
    return Context.current().det(self());
  }

  /**
   * A matrix with the vector x on its k-th diagonal and zeros elsewhere, or that diagonal of a matrix x.
   *
   * @see ContextOps#diag
   */
  public final Tensor diag() {
    return Context.current().diag(self());
  }

  /**
   * A matrix with the vector x on its k-th diagonal and zeros elsewhere, or that diagonal of a matrix x.
   *
   * @see ContextOps#diag
   */
  public final Tensor diag(Options.Diag options) {
    return Context.current().diag(self(), options);
  }

  /**
   * The k-th diagonals of matrices.
   *
   * @see ContextOps#diagonal
   */
  public final Tensor diagonal() {
    return Context.current().diagonal(self());
  }

  /**
   * The k-th diagonals of matrices.
   *
   * @see ContextOps#diagonal
   */
  public final Tensor diagonal(Options.Diagonal options) {
    return Context.current().diagonal(self(), options);
  }

  /**
   * The differences of neighbours along an axis; of booleans, whether they differ.
   *
   * @see ContextOps#diff
   */
  public final Tensor diff() {
    return Context.current().diff(self());
  }

  /**
   * The differences of neighbours along an axis; of booleans, whether they differ.
   *
   * @see ContextOps#diff
   */
  public final Tensor diff(Options.Diff options) {
    return Context.current().diff(self(), options);
  }

  /**
   * The derivative of lgamma.
   *
   * @see ContextOps#digamma
   */
  public final Tensor digamma() {
    return Context.current().digamma(self());
  }

  /**
   * x1 / x2 as a true quotient: integers become floats first.
   *
   * @see ContextOps#divide
   */
  public final Tensor divide(Tensor x2) {
    return Context.current().divide(self(), x2);
  }

  /**
   * x1 / x2 as a true quotient: integers become floats first.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#divide
   */
  public final Tensor divide(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.DIVIDE, self(), context.weakHandle(x2));
  }

  /**
   * x1 / x2 as a true quotient: integers become floats first.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#divide
   */
  public final Tensor divide(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.DIVIDE, self(), context.weakHandle(x2));
  }

  /**
   * x1 / x2; 0 where x2 is 0.
   *
   * @see ContextOps#divideNoNan
   */
  public final Tensor divideNoNan(Tensor x2) {
    return Context.current().divideNoNan(self(), x2);
  }

  /**
   * x1 / x2; 0 where x2 is 0.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#divideNoNan
   */
  public final Tensor divideNoNan(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.DIVIDE_NO_NAN, self(), context.weakHandle(x2));
  }

  /**
   * x1 / x2; 0 where x2 is 0.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#divideNoNan
   */
  public final Tensor divideNoNan(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.DIVIDE_NO_NAN, self(), context.weakHandle(x2));
  }

  /**
   * floor_divide and remainder of two numbers.
   *
   * @see ContextOps#divmod
   */
  public final List<Tensor> divmod(Tensor x2) {
    return Context.current().divmod(self(), x2);
  }

  /**
   * floor_divide and remainder of two numbers.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#divmod
   */
  public final Tensor divmod(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.DIVMOD, self(), context.weakHandle(x2));
  }

  /**
   * floor_divide and remainder of two numbers.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#divmod
   */
  public final Tensor divmod(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.DIVMOD, self(), context.weakHandle(x2));
  }

  /**
   * x with random elements set to zero, and the others multiplied by 1 / (1 - rate) (Srivastava et al., 2014).
   *
   * @see ContextOps#dropout
   */
  public final Tensor dropout() {
    return Context.current().dropout(self());
  }

  /**
   * x with random elements set to zero, and the others multiplied by 1 / (1 - rate) (Srivastava et al., 2014).
   *
   * @see ContextOps#dropout
   */
  public final Tensor dropout(Options.Dropout options) {
    return Context.current().dropout(self(), options);
  }

  /**
   * The eigenvalues and eigenvectors of matrices.
   *
   * @see ContextOps#eig
   */
  public final List<Tensor> eig() {
    return Context.current().eig(self());
  }

  /**
   * The eigenvalues and eigenvectors of Hermitian matrices.
   *
   * @see ContextOps#eigh
   */
  public final List<Tensor> eigh() {
    return Context.current().eigh(self());
  }

  /**
   * The eigenvalues of matrices.
   *
   * @see ContextOps#eigvals
   */
  public final Tensor eigvals() {
    return Context.current().eigvals(self());
  }

  /**
   * The eigenvalues of Hermitian matrices.
   *
   * @see ContextOps#eigvalsh
   */
  public final Tensor eigvalsh() {
    return Context.current().eigvalsh(self());
  }

  /**
   * x where x &gt; 0, else alpha * (e^x - 1) (Clevert et al., 2015).
   *
   * @see ContextOps#elu
   */
  public final Tensor elu() {
    return Context.current().elu(self());
  }

  /**
   * x where x &gt; 0, else alpha * (e^x - 1) (Clevert et al., 2015).
   *
   * @see ContextOps#elu
   */
  public final Tensor elu(Options.Elu options) {
    return Context.current().elu(self(), options);
  }

  /**
   * For each bag of indices the sum, the mean or the largest of the rows at them; 0 for an empty bag.
   *
   * @see ContextOps#embeddingBag
   */
  public final Tensor embeddingBag(Tensor indices) {
    return Context.current().embeddingBag(self(), indices);
  }

  /**
   * For each bag of indices the sum, the mean or the largest of the rows at them; 0 for an empty bag.
   *
   * @see ContextOps#embeddingBag
   */
  public final Tensor embeddingBag(Tensor indices, Options.EmbeddingBag options) {
    return Context.current().embeddingBag(self(), indices, options);
  }

  /**
   * The rows of a table at ids, none longer than maxNorm.
   *
   * @see ContextOps#embeddingLookup
   */
  public final Tensor embeddingLookup(Tensor ids) {
    return Context.current().embeddingLookup(self(), ids);
  }

  /**
   * The rows of a table at ids, none longer than maxNorm.
   *
   * @see ContextOps#embeddingLookup
   */
  public final Tensor embeddingLookup(Tensor ids, Options.EmbeddingLookup options) {
    return Context.current().embeddingLookup(self(), ids, options);
  }

  /**
   * Images as PNG files.
   *
   * @see ContextOps#encodePng
   */
  public final Tensor encodePng() {
    return Context.current().encodePng(self());
  }

  /**
   * Images as PNG files.
   *
   * @see ContextOps#encodePng
   */
  public final Tensor encodePng(Options.EncodePng options) {
    return Context.current().encodePng(self(), options);
  }

  /**
   * Whether x1 == x2; NaN is equal to nothing.
   *
   * @see ContextOps#equal
   */
  public final Tensor equal(Tensor x2) {
    return Context.current().equal(self(), x2);
  }

  /**
   * Whether x1 == x2; NaN is equal to nothing.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#equal
   */
  public final Tensor equal(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.EQUAL, self(), context.weakHandle(x2));
  }

  /**
   * Whether x1 == x2; NaN is equal to nothing.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#equal
   */
  public final Tensor equal(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.EQUAL, self(), context.weakHandle(x2));
  }

  /**
   * The error function: 2 / sqrt(pi) times the integral of e^(-t^2) from 0 to x.
   *
   * @see ContextOps#erf
   */
  public final Tensor erf() {
    return Context.current().erf(self());
  }

  /**
   * 1 - erf(x), exact for large x.
   *
   * @see ContextOps#erfc
   */
  public final Tensor erfc() {
    return Context.current().erfc(self());
  }

  /**
   * The inverse of erfc, for x in [0, 2]; NaN outside.
   *
   * @see ContextOps#erfcinv
   */
  public final Tensor erfcinv() {
    return Context.current().erfcinv(self());
  }

  /**
   * The inverse of erf, for x in [-1, 1]; NaN outside.
   *
   * @see ContextOps#erfinv
   */
  public final Tensor erfinv() {
    return Context.current().erfinv(self());
  }

  /**
   * A feature of Examples, which are TensorFlow's protocol buffers, and lie in files of records.
   *
   * @see ContextOps#exampleFeature
   */
  public final Tensor exampleFeature(String key) {
    return Context.current().exampleFeature(self(), key);
  }

  /**
   * A feature of Examples, which are TensorFlow's protocol buffers, and lie in files of records.
   *
   * @see ContextOps#exampleFeature
   */
  public final Tensor exampleFeature(String key, Options.ExampleFeature options) {
    return Context.current().exampleFeature(self(), key, options);
  }

  /**
   * The values that Examples have of a feature, however many each has, all in one vector.
   *
   * @see ContextOps#exampleValues
   */
  public final List<Tensor> exampleValues(String key) {
    return Context.current().exampleValues(self(), key);
  }

  /**
   * The values that Examples have of a feature, however many each has, all in one vector.
   *
   * @see ContextOps#exampleValues
   */
  public final List<Tensor> exampleValues(String key, Options.ExampleValues options) {
    return Context.current().exampleValues(self(), key, options);
  }

  /**
   * Examples with one more feature; an empty string is an Example without features.
   *
   * @see ContextOps#exampleWithFeature
   */
  public final Tensor exampleWithFeature(Tensor values, String key) {
    return Context.current().exampleWithFeature(self(), values, key);
  }

  /**
   * e to the power of x.
   *
   * @see ContextOps#exp
   */
  public final Tensor exp() {
    return Context.current().exp(self());
  }

  /**
   * 2 to the power of x.
   *
   * @see ContextOps#exp2
   */
  public final Tensor exp2() {
    return Context.current().exp2(self());
  }

  /**
   * x with a dim of 1 inserted at axis.
   *
   * @see ContextOps#expandDims
   */
  public final Tensor expandDims(long axis) {
    return Context.current().expandDims(self(), axis);
  }

  /**
   * e to the power of x, minus 1, exact near 0.
   *
   * @see ContextOps#expm1
   */
  public final Tensor expm1() {
    return Context.current().expm1(self());
  }

  /**
   * The discrete Fourier transform along an axis: the sums of x[j] e^(-2 pi i jk/n).
   *
   * @see ContextOps#fft
   */
  public final Tensor fft() {
    return Context.current().fft(self());
  }

  /**
   * The discrete Fourier transform along an axis: the sums of x[j] e^(-2 pi i jk/n).
   *
   * @see ContextOps#fft
   */
  public final Tensor fft(Options.Fft options) {
    return Context.current().fft(self(), options);
  }

  /**
   * The discrete Fourier transform along two axes.
   *
   * @see ContextOps#fft2
   */
  public final Tensor fft2() {
    return Context.current().fft2(self());
  }

  /**
   * The discrete Fourier transform along two axes.
   *
   * @see ContextOps#fft2
   */
  public final Tensor fft2(Options.Fft2 options) {
    return Context.current().fft2(self(), options);
  }

  /**
   * The discrete Fourier transform along several axes.
   *
   * @see ContextOps#fftn
   */
  public final Tensor fftn() {
    return Context.current().fftn(self());
  }

  /**
   * The discrete Fourier transform along several axes.
   *
   * @see ContextOps#fftn
   */
  public final Tensor fftn(Options.Fftn options) {
    return Context.current().fftn(self(), options);
  }

  /**
   * A spectrum with its frequencies in ascending order, 0 in the middle.
   *
   * @see ContextOps#fftshift
   */
  public final Tensor fftshift() {
    return Context.current().fftshift(self());
  }

  /**
   * A spectrum with its frequencies in ascending order, 0 in the middle.
   *
   * @see ContextOps#fftshift
   */
  public final Tensor fftshift(Options.Fftshift options) {
    return Context.current().fftshift(self(), options);
  }

  /**
   * x with the order of elements reversed along axes.
   *
   * @see ContextOps#flip
   */
  public final Tensor flip() {
    return Context.current().flip(self());
  }

  /**
   * x with the order of elements reversed along axes.
   *
   * @see ContextOps#flip
   */
  public final Tensor flip(Options.Flip options) {
    return Context.current().flip(self(), options);
  }

  /**
   * The greatest whole number that is not greater than x.
   *
   * @see ContextOps#floor
   */
  public final Tensor floor() {
    return Context.current().floor(self());
  }

  /**
   * The greatest whole number that is not greater than x1 / x2.
   *
   * @see ContextOps#floorDivide
   */
  public final Tensor floorDivide(Tensor x2) {
    return Context.current().floorDivide(self(), x2);
  }

  /**
   * The greatest whole number that is not greater than x1 / x2.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#floorDivide
   */
  public final Tensor floorDivide(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.FLOOR_DIVIDE, self(), context.weakHandle(x2));
  }

  /**
   * The greatest whole number that is not greater than x1 / x2.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#floorDivide
   */
  public final Tensor floorDivide(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.FLOOR_DIVIDE, self(), context.weakHandle(x2));
  }

  /**
   * The larger of x1 and x2; the other one where one is NaN.
   *
   * @see ContextOps#fmax
   */
  public final Tensor fmax(Tensor x2) {
    return Context.current().fmax(self(), x2);
  }

  /**
   * The larger of x1 and x2; the other one where one is NaN.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#fmax
   */
  public final Tensor fmax(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.FMAX, self(), context.weakHandle(x2));
  }

  /**
   * The larger of x1 and x2; the other one where one is NaN.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#fmax
   */
  public final Tensor fmax(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.FMAX, self(), context.weakHandle(x2));
  }

  /**
   * The smaller of x1 and x2; the other one where one is NaN.
   *
   * @see ContextOps#fmin
   */
  public final Tensor fmin(Tensor x2) {
    return Context.current().fmin(self(), x2);
  }

  /**
   * The smaller of x1 and x2; the other one where one is NaN.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#fmin
   */
  public final Tensor fmin(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.FMIN, self(), context.weakHandle(x2));
  }

  /**
   * The smaller of x1 and x2; the other one where one is NaN.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#fmin
   */
  public final Tensor fmin(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.FMIN, self(), context.weakHandle(x2));
  }

  /**
   * x1 - trunc(x1 / x2) * x2, which has the sign of x1, as C's.
   *
   * @see ContextOps#fmod
   */
  public final Tensor fmod(Tensor x2) {
    return Context.current().fmod(self(), x2);
  }

  /**
   * x1 - trunc(x1 / x2) * x2, which has the sign of x1, as C's.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#fmod
   */
  public final Tensor fmod(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.FMOD, self(), context.weakHandle(x2));
  }

  /**
   * x1 - trunc(x1 / x2) * x2, which has the sign of x1, as C's.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#fmod
   */
  public final Tensor fmod(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.FMOD, self(), context.weakHandle(x2));
  }

  /**
   * Images in which patches are added where they lie: the transpose of unfold (col2im).
   *
   * @see ContextOps#fold
   */
  public final Tensor fold(long[] outputSize, long... ksize) {
    return Context.current().fold(self(), outputSize, ksize);
  }

  /**
   * Images in which patches are added where they lie: the transpose of unfold (col2im).
   *
   * @see ContextOps#fold
   */
  public final Tensor fold(long[] outputSize, long[] ksize, Options.Fold options) {
    return Context.current().fold(self(), outputSize, ksize, options);
  }

  /**
   * Parts of frameLength elements along an axis, which begin frameStep elements apart and may overlap.
   *
   * @see ContextOps#frame
   */
  public final Tensor frame(long frameLength, long frameStep) {
    return Context.current().frame(self(), frameLength, frameStep);
  }

  /**
   * Parts of frameLength elements along an axis, which begin frameStep elements apart and may overlap.
   *
   * @see ContextOps#frame
   */
  public final Tensor frame(long frameLength, long frameStep, Options.Frame options) {
    return Context.current().frame(self(), frameLength, frameStep, options);
  }

  /**
   * x as a number in [1/2, 1) with x's sign, and the power of 2 that it is multiplied by.
   *
   * @see ContextOps#frexp
   */
  public final List<Tensor> frexp() {
    return Context.current().frexp(self());
  }

  /**
   * The gamma function: (x - 1)! for whole numbers x &gt; 0.
   *
   * @see ContextOps#gamma
   */
  public final Tensor gamma() {
    return Context.current().gamma(self());
  }

  /**
   * The slices of x along an axis at indices.
   *
   * @see ContextOps#gather
   */
  public final Tensor gather(Tensor indices) {
    return Context.current().gather(self(), indices);
  }

  /**
   * The slices of x along an axis at indices.
   *
   * @see ContextOps#gather
   */
  public final Tensor gather(Tensor indices, Options.Gather options) {
    return Context.current().gather(self(), indices, options);
  }

  /**
   * The elements or slices of x at tuples of indices.
   *
   * @see ContextOps#gatherNd
   */
  public final Tensor gatherNd(Tensor indices) {
    return Context.current().gatherNd(self(), indices);
  }

  /**
   * The elements or slices of x at tuples of indices.
   *
   * @see ContextOps#gatherNd
   */
  public final Tensor gatherNd(Tensor indices, Options.GatherNd options) {
    return Context.current().gatherNd(self(), indices, options);
  }

  /**
   * The greatest common divisor of |x1| and |x2|; gcd(0, n) is |n|.
   *
   * @see ContextOps#gcd
   */
  public final Tensor gcd(Tensor x2) {
    return Context.current().gcd(self(), x2);
  }

  /**
   * The greatest common divisor of |x1| and |x2|; gcd(0, n) is |n|.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#gcd
   */
  public final Tensor gcd(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.GCD, self(), context.weakHandle(x2));
  }

  /**
   * The greatest common divisor of |x1| and |x2|; gcd(0, n) is |n|.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#gcd
   */
  public final Tensor gcd(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.GCD, self(), context.weakHandle(x2));
  }

  /**
   * x * P(X &lt;= x) for a normal X: the Gaussian error linear unit (Hendrycks and Gimpel, 2016).
   *
   * @see ContextOps#gelu
   */
  public final Tensor gelu() {
    return Context.current().gelu(self());
  }

  /**
   * x * P(X &lt;= x) for a normal X: the Gaussian error linear unit (Hendrycks and Gimpel, 2016).
   *
   * @see ContextOps#gelu
   */
  public final Tensor gelu(Options.Gelu options) {
    return Context.current().gelu(self(), options);
  }

  /**
   * The first half of x along an axis, times the sigmoid of the second one (Dauphin et al., 2016).
   *
   * @see ContextOps#glu
   */
  public final Tensor glu() {
    return Context.current().glu(self());
  }

  /**
   * The first half of x along an axis, times the sigmoid of the second one (Dauphin et al., 2016).
   *
   * @see ContextOps#glu
   */
  public final Tensor glu(Options.Glu options) {
    return Context.current().glu(self(), options);
  }

  /**
   * Whether x1 &gt; x2.
   *
   * @see ContextOps#greater
   */
  public final Tensor greater(Tensor x2) {
    return Context.current().greater(self(), x2);
  }

  /**
   * Whether x1 &gt; x2.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#greater
   */
  public final Tensor greater(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.GREATER, self(), context.weakHandle(x2));
  }

  /**
   * Whether x1 &gt; x2.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#greater
   */
  public final Tensor greater(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.GREATER, self(), context.weakHandle(x2));
  }

  /**
   * Whether x1 &gt;= x2.
   *
   * @see ContextOps#greaterEqual
   */
  public final Tensor greaterEqual(Tensor x2) {
    return Context.current().greaterEqual(self(), x2);
  }

  /**
   * Whether x1 &gt;= x2.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#greaterEqual
   */
  public final Tensor greaterEqual(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.GREATER_EQUAL, self(), context.weakHandle(x2));
  }

  /**
   * Whether x1 &gt;= x2.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#greaterEqual
   */
  public final Tensor greaterEqual(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.GREATER_EQUAL, self(), context.weakHandle(x2));
  }

  /**
   * The values of images at the points of a grid, which has coordinates from -1 to 1.
   *
   * @see ContextOps#gridSample
   */
  public final Tensor gridSample(Tensor grid) {
    return Context.current().gridSample(self(), grid);
  }

  /**
   * The values of images at the points of a grid, which has coordinates from -1 to 1.
   *
   * @see ContextOps#gridSample
   */
  public final Tensor gridSample(Tensor grid, Options.GridSample options) {
    return Context.current().gridSample(self(), grid, options);
  }

  /**
   * (x - mean) / sqrt(variance + epsilon) * scale + offset, channel by channel (Wu, He, 2018).
   *
   * @see ContextOps#groupNorm
   */
  public final Tensor groupNorm(long groups) {
    return Context.current().groupNorm(self(), groups);
  }

  /**
   * (x - mean) / sqrt(variance + epsilon) * scale + offset, channel by channel (Wu, He, 2018).
   *
   * @see ContextOps#groupNorm
   */
  public final Tensor groupNorm(long groups, Options.GroupNorm options) {
    return Context.current().groupNorm(self(), groups, options);
  }

  /**
   * Gated recurrent units over whole sequences (Cho et al., 2014).
   *
   * @see ContextOps#gru
   */
  public final List<Tensor> gru(Tensor kernel, Tensor recurrentKernel) {
    return Context.current().gru(self(), kernel, recurrentKernel);
  }

  /**
   * Gated recurrent units over whole sequences (Cho et al., 2014).
   *
   * @see ContextOps#gru
   */
  public final List<Tensor> gru(Tensor kernel, Tensor recurrentKernel, Options.Gru options) {
    return Context.current().gru(self(), kernel, recurrentKernel, options);
  }

  /**
   * A step of gru.
   *
   * @see ContextOps#gruCell
   */
  public final Tensor gruCell(Tensor h, Tensor kernel, Tensor recurrentKernel) {
    return Context.current().gruCell(self(), h, kernel, recurrentKernel);
  }

  /**
   * A step of gru.
   *
   * @see ContextOps#gruCell
   */
  public final Tensor gruCell(Tensor h, Tensor kernel, Tensor recurrentKernel, Options.GruCell options) {
    return Context.current().gruCell(self(), h, kernel, recurrentKernel, options);
  }

  /**
   * min(max(x + 3, 0), 6) / 6 (Howard et al., 2019).
   *
   * @see ContextOps#hardSigmoid
   */
  public final Tensor hardSigmoid() {
    return Context.current().hardSigmoid(self());
  }

  /**
   * x * hard_sigmoid(x) (Howard et al., 2019).
   *
   * @see ContextOps#hardSwish
   */
  public final Tensor hardSwish() {
    return Context.current().hardSwish(self());
  }

  /**
   * min(max(x, -1), 1).
   *
   * @see ContextOps#hardTanh
   */
  public final Tensor hardTanh() {
    return Context.current().hardTanh(self());
  }

  /**
   * x where |x| &gt; threshold, else 0.
   *
   * @see ContextOps#hardshrink
   */
  public final Tensor hardshrink() {
    return Context.current().hardshrink(self());
  }

  /**
   * x where |x| &gt; threshold, else 0.
   *
   * @see ContextOps#hardshrink
   */
  public final Tensor hardshrink(Options.Hardshrink options) {
    return Context.current().hardshrink(self(), options);
  }

  /**
   * 0 where x1 is negative, 1 where it is positive, and x2 where it is 0: the step function.
   *
   * @see ContextOps#heaviside
   */
  public final Tensor heaviside(Tensor x2) {
    return Context.current().heaviside(self(), x2);
  }

  /**
   * 0 where x1 is negative, 1 where it is positive, and x2 where it is 0: the step function.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#heaviside
   */
  public final Tensor heaviside(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.HEAVISIDE, self(), context.weakHandle(x2));
  }

  /**
   * 0 where x1 is negative, 1 where it is positive, and x2 where it is 0: the step function.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#heaviside
   */
  public final Tensor heaviside(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.HEAVISIDE, self(), context.weakHandle(x2));
  }

  /**
   * The fft, which is real, of numbers that are given by their first half.
   *
   * @see ContextOps#hfft
   */
  public final Tensor hfft() {
    return Context.current().hfft(self());
  }

  /**
   * The fft, which is real, of numbers that are given by their first half.
   *
   * @see ContextOps#hfft
   */
  public final Tensor hfft(Options.Hfft options) {
    return Context.current().hfft(self(), options);
  }

  /**
   * How many elements lie in each of equally wide bins; integers become floats first.
   *
   * @see ContextOps#histogram
   */
  public final List<Tensor> histogram() {
    return Context.current().histogram(self());
  }

  /**
   * How many elements lie in each of equally wide bins; integers become floats first.
   *
   * @see ContextOps#histogram
   */
  public final List<Tensor> histogram(Options.Histogram options) {
    return Context.current().histogram(self(), options);
  }

  /**
   * Half the square of errors up to delta, and a line beyond (Huber, 1964).
   *
   * @see ContextOps#huber
   */
  public final Tensor huber(Tensor target) {
    return Context.current().huber(self(), target);
  }

  /**
   * Half the square of errors up to delta, and a line beyond (Huber, 1964).
   *
   * @see ContextOps#huber
   */
  public final Tensor huber(Tensor target, Options.Huber options) {
    return Context.current().huber(self(), target, options);
  }

  /**
   * sqrt(x1^2 + x2^2), without overflow of the squares.
   *
   * @see ContextOps#hypot
   */
  public final Tensor hypot(Tensor x2) {
    return Context.current().hypot(self(), x2);
  }

  /**
   * sqrt(x1^2 + x2^2), without overflow of the squares.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#hypot
   */
  public final Tensor hypot(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.HYPOT, self(), context.weakHandle(x2));
  }

  /**
   * sqrt(x1^2 + x2^2), without overflow of the squares.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#hypot
   */
  public final Tensor hypot(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.HYPOT, self(), context.weakHandle(x2));
  }

  /**
   * The modified Bessel function of the first kind, of order 0.
   *
   * @see ContextOps#i0
   */
  public final Tensor i0() {
    return Context.current().i0(self());
  }

  /**
   * e^-|x| times the modified Bessel function of the first kind, of order 0.
   *
   * @see ContextOps#i0e
   */
  public final Tensor i0e() {
    return Context.current().i0e(self());
  }

  /**
   * The modified Bessel function of the first kind, of order 1.
   *
   * @see ContextOps#i1
   */
  public final Tensor i1() {
    return Context.current().i1(self());
  }

  /**
   * e^-|x| times the modified Bessel function of the first kind, of order 1.
   *
   * @see ContextOps#i1e
   */
  public final Tensor i1e() {
    return Context.current().i1e(self());
  }

  /**
   * x itself, as a new tensor on the same memory.
   *
   * @see ContextOps#identity
   */
  public final Tensor identity() {
    return Context.current().identity(self());
  }

  /**
   * The inverse of fft along an axis: the sums of x[j] e^(2 pi i jk/n) over n.
   *
   * @see ContextOps#ifft
   */
  public final Tensor ifft() {
    return Context.current().ifft(self());
  }

  /**
   * The inverse of fft along an axis: the sums of x[j] e^(2 pi i jk/n) over n.
   *
   * @see ContextOps#ifft
   */
  public final Tensor ifft(Options.Ifft options) {
    return Context.current().ifft(self(), options);
  }

  /**
   * The inverse of fft2.
   *
   * @see ContextOps#ifft2
   */
  public final Tensor ifft2() {
    return Context.current().ifft2(self());
  }

  /**
   * The inverse of fft2.
   *
   * @see ContextOps#ifft2
   */
  public final Tensor ifft2(Options.Ifft2 options) {
    return Context.current().ifft2(self(), options);
  }

  /**
   * The inverse of fftn.
   *
   * @see ContextOps#ifftn
   */
  public final Tensor ifftn() {
    return Context.current().ifftn(self());
  }

  /**
   * The inverse of fftn.
   *
   * @see ContextOps#ifftn
   */
  public final Tensor ifftn(Options.Ifftn options) {
    return Context.current().ifftn(self(), options);
  }

  /**
   * Undoes fftshift.
   *
   * @see ContextOps#ifftshift
   */
  public final Tensor ifftshift() {
    return Context.current().ifftshift(self());
  }

  /**
   * Undoes fftshift.
   *
   * @see ContextOps#ifftshift
   */
  public final Tensor ifftshift(Options.Ifftshift options) {
    return Context.current().ifftshift(self(), options);
  }

  /**
   * The regularized lower incomplete gamma function P(x1, x2).
   *
   * @see ContextOps#igamma
   */
  public final Tensor igamma(Tensor x2) {
    return Context.current().igamma(self(), x2);
  }

  /**
   * The regularized lower incomplete gamma function P(x1, x2).
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#igamma
   */
  public final Tensor igamma(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.IGAMMA, self(), context.weakHandle(x2));
  }

  /**
   * The regularized lower incomplete gamma function P(x1, x2).
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#igamma
   */
  public final Tensor igamma(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.IGAMMA, self(), context.weakHandle(x2));
  }

  /**
   * The regularized upper incomplete gamma function Q(x1, x2) = 1 - P(x1, x2), exact where it is small.
   *
   * @see ContextOps#igammac
   */
  public final Tensor igammac(Tensor x2) {
    return Context.current().igammac(self(), x2);
  }

  /**
   * The regularized upper incomplete gamma function Q(x1, x2) = 1 - P(x1, x2), exact where it is small.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#igammac
   */
  public final Tensor igammac(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.IGAMMAC, self(), context.weakHandle(x2));
  }

  /**
   * The regularized upper incomplete gamma function Q(x1, x2) = 1 - P(x1, x2), exact where it is small.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#igammac
   */
  public final Tensor igammac(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.IGAMMAC, self(), context.weakHandle(x2));
  }

  /**
   * The inverse of hfft along an axis.
   *
   * @see ContextOps#ihfft
   */
  public final Tensor ihfft() {
    return Context.current().ihfft(self());
  }

  /**
   * The inverse of hfft along an axis.
   *
   * @see ContextOps#ihfft
   */
  public final Tensor ihfft(Options.Ihfft options) {
    return Context.current().ihfft(self(), options);
  }

  /**
   * The imaginary part of complex x; 0 for real x.
   *
   * @see ContextOps#imag
   */
  public final Tensor imag() {
    return Context.current().imag(self());
  }

  /**
   * Sums of products over the last axes.
   *
   * @see ContextOps#inner
   */
  public final Tensor inner(Tensor x2) {
    return Context.current().inner(self(), x2);
  }

  /**
   * Sums of products over the last axes.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#inner
   */
  public final Tensor inner(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.INNER, self(), context.weakHandle(x2));
  }

  /**
   * Sums of products over the last axes.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#inner
   */
  public final Tensor inner(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.INNER, self(), context.weakHandle(x2));
  }

  /**
   * (x - mean) / sqrt(variance + epsilon) * scale + offset, channel by channel.
   *
   * @see ContextOps#instanceNorm
   */
  public final Tensor instanceNorm() {
    return Context.current().instanceNorm(self());
  }

  /**
   * (x - mean) / sqrt(variance + epsilon) * scale + offset, channel by channel.
   *
   * @see ContextOps#instanceNorm
   */
  public final Tensor instanceNorm(Options.InstanceNorm options) {
    return Context.current().instanceNorm(self(), options);
  }

  /**
   * The inverses of matrices.
   *
   * @see ContextOps#inv
   */
  public final Tensor inv() {
    return Context.current().inv(self());
  }

  /**
   * The inverses of matrices.
   *
   * @see ContextOps#inv
   */
  public final Tensor inv(Options.Inv options) {
    return Context.current().inv(self(), options);
  }

  /**
   * The window with which istft undoes stft.
   *
   * @see ContextOps#inverseStftWindow
   */
  public final Tensor inverseStftWindow(long frameStep) {
    return Context.current().inverseStftWindow(self(), frameStep);
  }

  /**
   * The inverse of rfft along an axis.
   *
   * @see ContextOps#irfft
   */
  public final Tensor irfft() {
    return Context.current().irfft(self());
  }

  /**
   * The inverse of rfft along an axis.
   *
   * @see ContextOps#irfft
   */
  public final Tensor irfft(Options.Irfft options) {
    return Context.current().irfft(self(), options);
  }

  /**
   * The inverse of rfft2.
   *
   * @see ContextOps#irfft2
   */
  public final Tensor irfft2() {
    return Context.current().irfft2(self());
  }

  /**
   * The inverse of rfft2.
   *
   * @see ContextOps#irfft2
   */
  public final Tensor irfft2(Options.Irfft2 options) {
    return Context.current().irfft2(self(), options);
  }

  /**
   * The inverse of rfftn.
   *
   * @see ContextOps#irfftn
   */
  public final Tensor irfftn() {
    return Context.current().irfftn(self());
  }

  /**
   * The inverse of rfftn.
   *
   * @see ContextOps#irfftn
   */
  public final Tensor irfftn(Options.Irfftn options) {
    return Context.current().irfftn(self(), options);
  }

  /**
   * Whether elements are neither infinite nor NaN.
   *
   * @see ContextOps#isfinite
   */
  public final Tensor isfinite() {
    return Context.current().isfinite(self());
  }

  /**
   * Whether elements of x1 are among those of x2.
   *
   * @see ContextOps#isin
   */
  public final Tensor isin(Tensor x2) {
    return Context.current().isin(self(), x2);
  }

  /**
   * Whether elements of x1 are among those of x2.
   *
   * @see ContextOps#isin
   */
  public final Tensor isin(Tensor x2, Options.Isin options) {
    return Context.current().isin(self(), x2, options);
  }

  /**
   * Whether elements are infinite, of either sign.
   *
   * @see ContextOps#isinf
   */
  public final Tensor isinf() {
    return Context.current().isinf(self());
  }

  /**
   * Whether elements are NaN.
   *
   * @see ContextOps#isnan
   */
  public final Tensor isnan() {
    return Context.current().isnan(self());
  }

  /**
   * The sum of the irfft of frames, multiplied by a window; the inverse of stft if it is inverse_stft_window.
   *
   * @see ContextOps#istft
   */
  public final Tensor istft(long frameLength, long frameStep) {
    return Context.current().istft(self(), frameLength, frameStep);
  }

  /**
   * The sum of the irfft of frames, multiplied by a window; the inverse of stft if it is inverse_stft_window.
   *
   * @see ContextOps#istft
   */
  public final Tensor istft(long frameLength, long frameStep, Options.Istft options) {
    return Context.current().istft(self(), frameLength, frameStep, options);
  }

  /**
   * Kullback and Leibler's divergence of a distribution from a target.
   *
   * @see ContextOps#klDiv
   */
  public final Tensor klDiv(Tensor target) {
    return Context.current().klDiv(self(), target);
  }

  /**
   * Kullback and Leibler's divergence of a distribution from a target.
   *
   * @see ContextOps#klDiv
   */
  public final Tensor klDiv(Tensor target, Options.KlDiv options) {
    return Context.current().klDiv(self(), target, options);
  }

  /**
   * Kronecker's products: x1 with each element replaced by its product with x2.
   *
   * @see ContextOps#kron
   */
  public final Tensor kron(Tensor x2) {
    return Context.current().kron(self(), x2);
  }

  /**
   * Kronecker's products: x1 with each element replaced by its product with x2.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#kron
   */
  public final Tensor kron(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.KRON, self(), context.weakHandle(x2));
  }

  /**
   * Kronecker's products: x1 with each element replaced by its product with x2.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#kron
   */
  public final Tensor kron(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.KRON, self(), context.weakHandle(x2));
  }

  /**
   * Half the sum of the squares of all elements.
   *
   * @see ContextOps#l2Loss
   */
  public final Tensor l2Loss() {
    return Context.current().l2Loss(self());
  }

  /**
   * x over its Euclidean norm along axes; integers become floats first.
   *
   * @see ContextOps#l2Normalize
   */
  public final Tensor l2Normalize() {
    return Context.current().l2Normalize(self());
  }

  /**
   * x over its Euclidean norm along axes; integers become floats first.
   *
   * @see ContextOps#l2Normalize
   */
  public final Tensor l2Normalize(Options.L2Normalize options) {
    return Context.current().l2Normalize(self(), options);
  }

  /**
   * (x - mean) / sqrt(variance + epsilon) * scale + offset, each place along some axes (Ba et al., 2016).
   *
   * @see ContextOps#layerNorm
   */
  public final Tensor layerNorm() {
    return Context.current().layerNorm(self());
  }

  /**
   * (x - mean) / sqrt(variance + epsilon) * scale + offset, each place along some axes (Ba et al., 2016).
   *
   * @see ContextOps#layerNorm
   */
  public final Tensor layerNorm(Options.LayerNorm options) {
    return Context.current().layerNorm(self(), options);
  }

  /**
   * The logarithm of the absolute value of the beta function of the numbers along the last axis.
   *
   * @see ContextOps#lbeta
   */
  public final Tensor lbeta() {
    return Context.current().lbeta(self());
  }

  /**
   * The least common multiple of |x1| and |x2|, 0 where either is 0; too large ones wrap.
   *
   * @see ContextOps#lcm
   */
  public final Tensor lcm(Tensor x2) {
    return Context.current().lcm(self(), x2);
  }

  /**
   * The least common multiple of |x1| and |x2|, 0 where either is 0; too large ones wrap.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#lcm
   */
  public final Tensor lcm(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.LCM, self(), context.weakHandle(x2));
  }

  /**
   * The least common multiple of |x1| and |x2|, 0 where either is 0; too large ones wrap.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#lcm
   */
  public final Tensor lcm(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.LCM, self(), context.weakHandle(x2));
  }

  /**
   * x1 times 2 to the power of x2, rounded once; integers in x1 become floats first.
   *
   * @see ContextOps#ldexp
   */
  public final Tensor ldexp(Tensor x2) {
    return Context.current().ldexp(self(), x2);
  }

  /**
   * x1 times 2 to the power of x2, rounded once; integers in x1 become floats first.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#ldexp
   */
  public final Tensor ldexp(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.LDEXP, self(), context.weakHandle(x2));
  }

  /**
   * x1 times 2 to the power of x2, rounded once; integers in x1 become floats first.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#ldexp
   */
  public final Tensor ldexp(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.LDEXP, self(), context.weakHandle(x2));
  }

  /**
   * x where x &gt; 0, else alpha * x (Maas et al., 2013).
   *
   * @see ContextOps#leakyRelu
   */
  public final Tensor leakyRelu() {
    return Context.current().leakyRelu(self());
  }

  /**
   * x where x &gt; 0, else alpha * x (Maas et al., 2013).
   *
   * @see ContextOps#leakyRelu
   */
  public final Tensor leakyRelu(Options.LeakyRelu options) {
    return Context.current().leakyRelu(self(), options);
  }

  /**
   * Whether x1 &lt; x2; strings byte by byte.
   *
   * @see ContextOps#less
   */
  public final Tensor less(Tensor x2) {
    return Context.current().less(self(), x2);
  }

  /**
   * Whether x1 &lt; x2; strings byte by byte.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#less
   */
  public final Tensor less(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.LESS, self(), context.weakHandle(x2));
  }

  /**
   * Whether x1 &lt; x2; strings byte by byte.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#less
   */
  public final Tensor less(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.LESS, self(), context.weakHandle(x2));
  }

  /**
   * Whether x1 &lt;= x2.
   *
   * @see ContextOps#lessEqual
   */
  public final Tensor lessEqual(Tensor x2) {
    return Context.current().lessEqual(self(), x2);
  }

  /**
   * Whether x1 &lt;= x2.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#lessEqual
   */
  public final Tensor lessEqual(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.LESS_EQUAL, self(), context.weakHandle(x2));
  }

  /**
   * Whether x1 &lt;= x2.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#lessEqual
   */
  public final Tensor lessEqual(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.LESS_EQUAL, self(), context.weakHandle(x2));
  }

  /**
   * The natural logarithm of the absolute value of the gamma function.
   *
   * @see ContextOps#lgamma
   */
  public final Tensor lgamma() {
    return Context.current().lgamma(self());
  }

  /**
   * x / (bias + alpha * s)^beta, s being the sum of squares of an element and its neighbours.
   *
   * @see ContextOps#localResponseNorm
   */
  public final Tensor localResponseNorm() {
    return Context.current().localResponseNorm(self());
  }

  /**
   * x / (bias + alpha * s)^beta, s being the sum of squares of an element and its neighbours.
   *
   * @see ContextOps#localResponseNorm
   */
  public final Tensor localResponseNorm(Options.LocalResponseNorm options) {
    return Context.current().localResponseNorm(self(), options);
  }

  /**
   * The natural logarithm; NaN where a real x is negative.
   *
   * @see ContextOps#log
   */
  public final Tensor log() {
    return Context.current().log(self());
  }

  /**
   * The logarithm to base 10; NaN where a real x is negative.
   *
   * @see ContextOps#log10
   */
  public final Tensor log10() {
    return Context.current().log10(self());
  }

  /**
   * The natural logarithm of 1 + x, exact near 0.
   *
   * @see ContextOps#log1p
   */
  public final Tensor log1p() {
    return Context.current().log1p(self());
  }

  /**
   * The logarithm to base 2; NaN where a real x is negative.
   *
   * @see ContextOps#log2
   */
  public final Tensor log2() {
    return Context.current().log2(self());
  }

  /**
   * The logarithm of the standard normal distribution function, with all digits where it is small.
   *
   * @see ContextOps#logNdtr
   */
  public final Tensor logNdtr() {
    return Context.current().logNdtr(self());
  }

  /**
   * log(sigmoid(x)) = -softplus(-x).
   *
   * @see ContextOps#logSigmoid
   */
  public final Tensor logSigmoid() {
    return Context.current().logSigmoid(self());
  }

  /**
   * x - log(sum(e^x)) along an axis, without overflow: the logarithm of softmax.
   *
   * @see ContextOps#logSoftmax
   */
  public final Tensor logSoftmax() {
    return Context.current().logSoftmax(self());
  }

  /**
   * x - log(sum(e^x)) along an axis, without overflow: the logarithm of softmax.
   *
   * @see ContextOps#logSoftmax
   */
  public final Tensor logSoftmax(Options.LogSoftmax options) {
    return Context.current().logSoftmax(self(), options);
  }

  /**
   * log(e^x1 + e^x2), without overflow.
   *
   * @see ContextOps#logaddexp
   */
  public final Tensor logaddexp(Tensor x2) {
    return Context.current().logaddexp(self(), x2);
  }

  /**
   * log(e^x1 + e^x2), without overflow.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#logaddexp
   */
  public final Tensor logaddexp(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.LOGADDEXP, self(), context.weakHandle(x2));
  }

  /**
   * log(e^x1 + e^x2), without overflow.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#logaddexp
   */
  public final Tensor logaddexp(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.LOGADDEXP, self(), context.weakHandle(x2));
  }

  /**
   * log2(2^x1 + 2^x2), without overflow.
   *
   * @see ContextOps#logaddexp2
   */
  public final Tensor logaddexp2(Tensor x2) {
    return Context.current().logaddexp2(self(), x2);
  }

  /**
   * log2(2^x1 + 2^x2), without overflow.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#logaddexp2
   */
  public final Tensor logaddexp2(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.LOGADDEXP2, self(), context.weakHandle(x2));
  }

  /**
   * log2(2^x1 + 2^x2), without overflow.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#logaddexp2
   */
  public final Tensor logaddexp2(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.LOGADDEXP2, self(), context.weakHandle(x2));
  }

  /**
   * The logarithms of determinants: NaN of a real one that is negative, -inf of 0.
   *
   * @see ContextOps#logdet
   */
  public final Tensor logdet() {
    return Context.current().logdet(self());
  }

  /**
   * Whether both x1 and x2 are true.
   *
   * @see ContextOps#logicalAnd
   */
  public final Tensor logicalAnd(Tensor x2) {
    return Context.current().logicalAnd(self(), x2);
  }

  /**
   * Whether both x1 and x2 are true.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#logicalAnd
   */
  public final Tensor logicalAnd(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.LOGICAL_AND, self(), context.weakHandle(x2));
  }

  /**
   * Whether both x1 and x2 are true.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#logicalAnd
   */
  public final Tensor logicalAnd(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.LOGICAL_AND, self(), context.weakHandle(x2));
  }

  /**
   * Whether x is false.
   *
   * @see ContextOps#logicalNot
   */
  public final Tensor logicalNot() {
    return Context.current().logicalNot(self());
  }

  /**
   * Whether x1 or x2 or both are true.
   *
   * @see ContextOps#logicalOr
   */
  public final Tensor logicalOr(Tensor x2) {
    return Context.current().logicalOr(self(), x2);
  }

  /**
   * Whether x1 or x2 or both are true.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#logicalOr
   */
  public final Tensor logicalOr(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.LOGICAL_OR, self(), context.weakHandle(x2));
  }

  /**
   * Whether x1 or x2 or both are true.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#logicalOr
   */
  public final Tensor logicalOr(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.LOGICAL_OR, self(), context.weakHandle(x2));
  }

  /**
   * Whether one of x1 and x2 is true, but not both.
   *
   * @see ContextOps#logicalXor
   */
  public final Tensor logicalXor(Tensor x2) {
    return Context.current().logicalXor(self(), x2);
  }

  /**
   * Whether one of x1 and x2 is true, but not both.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#logicalXor
   */
  public final Tensor logicalXor(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.LOGICAL_XOR, self(), context.weakHandle(x2));
  }

  /**
   * Whether one of x1 and x2 is true, but not both.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#logicalXor
   */
  public final Tensor logicalXor(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.LOGICAL_XOR, self(), context.weakHandle(x2));
  }

  /**
   * log(sum(e^x)) over axes, without overflow.
   *
   * @see ContextOps#logsumexp
   */
  public final Tensor logsumexp() {
    return Context.current().logsumexp(self());
  }

  /**
   * log(sum(e^x)) over axes, without overflow.
   *
   * @see ContextOps#logsumexp
   */
  public final Tensor logsumexp(Options.Logsumexp options) {
    return Context.current().logsumexp(self(), options);
  }

  /**
   * The norm of each window, channel by channel: the root of the sum of powers; padding is zeros.
   *
   * @see ContextOps#lpPool
   */
  public final Tensor lpPool() {
    return Context.current().lpPool(self());
  }

  /**
   * The norm of each window, channel by channel: the root of the sum of powers; padding is zeros.
   *
   * @see ContextOps#lpPool
   */
  public final Tensor lpPool(Options.LpPool options) {
    return Context.current().lpPool(self(), options);
  }

  /**
   * Long short-term memory over whole sequences (Hochreiter, Schmidhuber, 1997).
   *
   * @see ContextOps#lstm
   */
  public final List<Tensor> lstm(Tensor kernel, Tensor recurrentKernel) {
    return Context.current().lstm(self(), kernel, recurrentKernel);
  }

  /**
   * Long short-term memory over whole sequences (Hochreiter, Schmidhuber, 1997).
   *
   * @see ContextOps#lstm
   */
  public final List<Tensor> lstm(Tensor kernel, Tensor recurrentKernel, Options.Lstm options) {
    return Context.current().lstm(self(), kernel, recurrentKernel, options);
  }

  /**
   * A step of lstm.
   *
   * @see ContextOps#lstmCell
   */
  public final List<Tensor> lstmCell(Tensor h, Tensor c, Tensor kernel, Tensor recurrentKernel) {
    return Context.current().lstmCell(self(), h, c, kernel, recurrentKernel);
  }

  /**
   * A step of lstm.
   *
   * @see ContextOps#lstmCell
   */
  public final List<Tensor> lstmCell(
      Tensor h, Tensor c, Tensor kernel, Tensor recurrentKernel, Options.LstmCell options) {
    return Context.current().lstmCell(self(), h, c, kernel, recurrentKernel, options);
  }

  /**
   * The least squares solutions y of x1 y = x2: the shortest of those for which x1 y is nearest to x2.
   *
   * @see ContextOps#lstsq
   */
  public final Tensor lstsq(Tensor x2) {
    return Context.current().lstsq(self(), x2);
  }

  /**
   * The least squares solutions y of x1 y = x2: the shortest of those for which x1 y is nearest to x2.
   *
   * @see ContextOps#lstsq
   */
  public final Tensor lstsq(Tensor x2, Options.Lstsq options) {
    return Context.current().lstsq(self(), x2, options);
  }

  /**
   * The factors of matrices with rows exchanged, x[p] = L U.
   *
   * @see ContextOps#lu
   */
  public final List<Tensor> lu() {
    return Context.current().lu(self());
  }

  /**
   * The solutions y of a y = x2, from the factors of a.
   *
   * @see ContextOps#luSolve
   */
  public final Tensor luSolve(Tensor p, Tensor x2) {
    return Context.current().luSolve(self(), p, x2);
  }

  /**
   * The matrix product.
   *
   * @see ContextOps#matmul
   */
  public final Tensor matmul(Tensor x2) {
    return Context.current().matmul(self(), x2);
  }

  /**
   * The matrix product.
   *
   * @see ContextOps#matmul
   */
  public final Tensor matmul(Tensor x2, Options.Matmul options) {
    return Context.current().matmul(self(), x2, options);
  }

  /**
   * The condition numbers of matrices.
   *
   * @see ContextOps#matrixCond
   */
  public final Tensor matrixCond() {
    return Context.current().matrixCond(self());
  }

  /**
   * The condition numbers of matrices.
   *
   * @see ContextOps#matrixCond
   */
  public final Tensor matrixCond(Options.MatrixCond options) {
    return Context.current().matrixCond(self(), options);
  }

  /**
   * Square matrices with x on their k-th diagonals and zeros elsewhere.
   *
   * @see ContextOps#matrixDiag
   */
  public final Tensor matrixDiag() {
    return Context.current().matrixDiag(self());
  }

  /**
   * Square matrices with x on their k-th diagonals and zeros elsewhere.
   *
   * @see ContextOps#matrixDiag
   */
  public final Tensor matrixDiag(Options.MatrixDiag options) {
    return Context.current().matrixDiag(self(), options);
  }

  /**
   * The exponentials of matrices, the sums of x^k / k!.
   *
   * @see ContextOps#matrixExp
   */
  public final Tensor matrixExp() {
    return Context.current().matrixExp(self());
  }

  /**
   * The norms of matrices.
   *
   * @see ContextOps#matrixNorm
   */
  public final Tensor matrixNorm() {
    return Context.current().matrixNorm(self());
  }

  /**
   * The norms of matrices.
   *
   * @see ContextOps#matrixNorm
   */
  public final Tensor matrixNorm(Options.MatrixNorm options) {
    return Context.current().matrixNorm(self(), options);
  }

  /**
   * Powers of square matrices.
   *
   * @see ContextOps#matrixPower
   */
  public final Tensor matrixPower(long n) {
    return Context.current().matrixPower(self(), n);
  }

  /**
   * The number of singular values of matrices that are not zero.
   *
   * @see ContextOps#matrixRank
   */
  public final Tensor matrixRank() {
    return Context.current().matrixRank(self());
  }

  /**
   * The number of singular values of matrices that are not zero.
   *
   * @see ContextOps#matrixRank
   */
  public final Tensor matrixRank(Options.MatrixRank options) {
    return Context.current().matrixRank(self(), options);
  }

  /**
   * The sums of the diagonals of matrices.
   *
   * @see ContextOps#matrixTrace
   */
  public final Tensor matrixTrace() {
    return Context.current().matrixTrace(self());
  }

  /**
   * The sums of the diagonals of matrices.
   *
   * @see ContextOps#matrixTrace
   */
  public final Tensor matrixTrace(Options.MatrixTrace options) {
    return Context.current().matrixTrace(self(), options);
  }

  /**
   * The transposes of matrices.
   *
   * @see ContextOps#matrixTranspose
   */
  public final Tensor matrixTranspose() {
    return Context.current().matrixTranspose(self());
  }

  /**
   * The largest element over axes; NaN where one is NaN.
   *
   * @see ContextOps#max
   */
  public final Tensor max() {
    return Context.current().max(self());
  }

  /**
   * The largest element over axes; NaN where one is NaN.
   *
   * @see ContextOps#max
   */
  public final Tensor max(Options.Max options) {
    return Context.current().max(self(), options);
  }

  /**
   * The largest element of each window, channel by channel; NaN where one is NaN.
   *
   * @see ContextOps#maxPool1d
   */
  public final Tensor maxPool1d() {
    return Context.current().maxPool1d(self());
  }

  /**
   * The largest element of each window, channel by channel; NaN where one is NaN.
   *
   * @see ContextOps#maxPool1d
   */
  public final Tensor maxPool1d(Options.MaxPool1d options) {
    return Context.current().maxPool1d(self(), options);
  }

  /**
   * The largest element of each window, channel by channel; NaN where one is NaN.
   *
   * @see ContextOps#maxPool2d
   */
  public final Tensor maxPool2d() {
    return Context.current().maxPool2d(self());
  }

  /**
   * The largest element of each window, channel by channel; NaN where one is NaN.
   *
   * @see ContextOps#maxPool2d
   */
  public final Tensor maxPool2d(Options.MaxPool2d options) {
    return Context.current().maxPool2d(self(), options);
  }

  /**
   * The largest element of each window, channel by channel; NaN where one is NaN.
   *
   * @see ContextOps#maxPool3d
   */
  public final Tensor maxPool3d() {
    return Context.current().maxPool3d(self());
  }

  /**
   * The largest element of each window, channel by channel; NaN where one is NaN.
   *
   * @see ContextOps#maxPool3d
   */
  public final Tensor maxPool3d(Options.MaxPool3d options) {
    return Context.current().maxPool3d(self(), options);
  }

  /**
   * The largest element of each window, and its place in the image.
   *
   * @see ContextOps#maxPoolWithArgmax
   */
  public final List<Tensor> maxPoolWithArgmax() {
    return Context.current().maxPoolWithArgmax(self());
  }

  /**
   * The largest element of each window, and its place in the image.
   *
   * @see ContextOps#maxPoolWithArgmax
   */
  public final List<Tensor> maxPoolWithArgmax(Options.MaxPoolWithArgmax options) {
    return Context.current().maxPoolWithArgmax(self(), options);
  }

  /**
   * Zeros, with each element of x at the place that max_pool_with_argmax gives.
   *
   * @see ContextOps#maxUnpool
   */
  public final Tensor maxUnpool(Tensor indices) {
    return Context.current().maxUnpool(self(), indices);
  }

  /**
   * Zeros, with each element of x at the place that max_pool_with_argmax gives.
   *
   * @see ContextOps#maxUnpool
   */
  public final Tensor maxUnpool(Tensor indices, Options.MaxUnpool options) {
    return Context.current().maxUnpool(self(), indices, options);
  }

  /**
   * The larger of x1 and x2; NaN where either is NaN.
   *
   * @see ContextOps#maximum
   */
  public final Tensor maximum(Tensor x2) {
    return Context.current().maximum(self(), x2);
  }

  /**
   * The larger of x1 and x2; NaN where either is NaN.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#maximum
   */
  public final Tensor maximum(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.MAXIMUM, self(), context.weakHandle(x2));
  }

  /**
   * The larger of x1 and x2; NaN where either is NaN.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#maximum
   */
  public final Tensor maximum(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.MAXIMUM, self(), context.weakHandle(x2));
  }

  /**
   * The mean over axes; integers become floats first.
   *
   * @see ContextOps#mean
   */
  public final Tensor mean() {
    return Context.current().mean(self());
  }

  /**
   * The mean over axes; integers become floats first.
   *
   * @see ContextOps#mean
   */
  public final Tensor mean(Options.Mean options) {
    return Context.current().mean(self(), options);
  }

  /**
   * The middle element over axes, or the mean of the two in the middle; integers become floats first.
   *
   * @see ContextOps#median
   */
  public final Tensor median() {
    return Context.current().median(self());
  }

  /**
   * The middle element over axes, or the mean of the two in the middle; integers become floats first.
   *
   * @see ContextOps#median
   */
  public final Tensor median(Options.Median options) {
    return Context.current().median(self(), options);
  }

  /**
   * The smallest element over axes; NaN where one is NaN.
   *
   * @see ContextOps#min
   */
  public final Tensor min() {
    return Context.current().min(self());
  }

  /**
   * The smallest element over axes; NaN where one is NaN.
   *
   * @see ContextOps#min
   */
  public final Tensor min(Options.Min options) {
    return Context.current().min(self(), options);
  }

  /**
   * The smaller of x1 and x2; NaN where either is NaN.
   *
   * @see ContextOps#minimum
   */
  public final Tensor minimum(Tensor x2) {
    return Context.current().minimum(self(), x2);
  }

  /**
   * The smaller of x1 and x2; NaN where either is NaN.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#minimum
   */
  public final Tensor minimum(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.MINIMUM, self(), context.weakHandle(x2));
  }

  /**
   * The smaller of x1 and x2; NaN where either is NaN.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#minimum
   */
  public final Tensor minimum(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.MINIMUM, self(), context.weakHandle(x2));
  }

  /**
   * x * tanh(softplus(x)) (Misra, 2019).
   *
   * @see ContextOps#mish
   */
  public final Tensor mish() {
    return Context.current().mish(self());
  }

  /**
   * The fraction and the whole part of x, both with x's sign.
   *
   * @see ContextOps#modf
   */
  public final List<Tensor> modf() {
    return Context.current().modf(self());
  }

  /**
   * The mean and the variance over axes; integers become floats first.
   *
   * @see ContextOps#moments
   */
  public final List<Tensor> moments() {
    return Context.current().moments(self());
  }

  /**
   * The mean and the variance over axes; integers become floats first.
   *
   * @see ContextOps#moments
   */
  public final List<Tensor> moments(Options.Moments options) {
    return Context.current().moments(self(), options);
  }

  /**
   * x with axes moved to other places; the others keep their order.
   *
   * @see ContextOps#moveaxis
   */
  public final Tensor moveaxis(long[] source, long... destination) {
    return Context.current().moveaxis(self(), source, destination);
  }

  /**
   * Attention by heads, each with projections of its own (Vaswani et al., 2017).
   *
   * @see ContextOps#multiHeadAttention
   */
  public final Tensor multiHeadAttention(
      Tensor key, Tensor value, Tensor queryKernel, Tensor keyKernel, Tensor valueKernel, Tensor outputKernel) {
    return Context.current().multiHeadAttention(self(), key, value, queryKernel, keyKernel, valueKernel, outputKernel);
  }

  /**
   * Attention by heads, each with projections of its own (Vaswani et al., 2017).
   *
   * @see ContextOps#multiHeadAttention
   */
  public final Tensor multiHeadAttention(
      Tensor key, Tensor value, Tensor queryKernel, Tensor keyKernel, Tensor valueKernel, Tensor outputKernel,
      Options.MultiHeadAttention options) {
    return Context.current(
        ).multiHeadAttention(self(), key, value, queryKernel, keyKernel, valueKernel, outputKernel, options);
  }

  /**
   * x1 * x2; integers wrap.
   *
   * @see ContextOps#multiply
   */
  public final Tensor multiply(Tensor x2) {
    return Context.current().multiply(self(), x2);
  }

  /**
   * x1 * x2; integers wrap.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#multiply
   */
  public final Tensor multiply(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.MULTIPLY, self(), context.weakHandle(x2));
  }

  /**
   * x1 * x2; integers wrap.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#multiply
   */
  public final Tensor multiply(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.MULTIPLY, self(), context.weakHandle(x2));
  }

  /**
   * The index of the first largest element along an axis that is not NaN; 0 where there are no others.
   *
   * @see ContextOps#nanargmax
   */
  public final Tensor nanargmax() {
    return Context.current().nanargmax(self());
  }

  /**
   * The index of the first largest element along an axis that is not NaN; 0 where there are no others.
   *
   * @see ContextOps#nanargmax
   */
  public final Tensor nanargmax(Options.Nanargmax options) {
    return Context.current().nanargmax(self(), options);
  }

  /**
   * The index of the first smallest element along an axis that is not NaN; 0 where there are no others.
   *
   * @see ContextOps#nanargmin
   */
  public final Tensor nanargmin() {
    return Context.current().nanargmin(self());
  }

  /**
   * The index of the first smallest element along an axis that is not NaN; 0 where there are no others.
   *
   * @see ContextOps#nanargmin
   */
  public final Tensor nanargmin(Options.Nanargmin options) {
    return Context.current().nanargmin(self(), options);
  }

  /**
   * The product of the elements up to each one along an axis, with 1 in place of NaN.
   *
   * @see ContextOps#nancumprod
   */
  public final Tensor nancumprod() {
    return Context.current().nancumprod(self());
  }

  /**
   * The product of the elements up to each one along an axis, with 1 in place of NaN.
   *
   * @see ContextOps#nancumprod
   */
  public final Tensor nancumprod(Options.Nancumprod options) {
    return Context.current().nancumprod(self(), options);
  }

  /**
   * The sum of the elements up to each one along an axis, with 0 in place of NaN.
   *
   * @see ContextOps#nancumsum
   */
  public final Tensor nancumsum() {
    return Context.current().nancumsum(self());
  }

  /**
   * The sum of the elements up to each one along an axis, with 0 in place of NaN.
   *
   * @see ContextOps#nancumsum
   */
  public final Tensor nancumsum(Options.Nancumsum options) {
    return Context.current().nancumsum(self(), options);
  }

  /**
   * The largest element over axes that is not NaN; NaN where there are no others.
   *
   * @see ContextOps#nanmax
   */
  public final Tensor nanmax() {
    return Context.current().nanmax(self());
  }

  /**
   * The largest element over axes that is not NaN; NaN where there are no others.
   *
   * @see ContextOps#nanmax
   */
  public final Tensor nanmax(Options.Nanmax options) {
    return Context.current().nanmax(self(), options);
  }

  /**
   * The mean over axes of the elements that are not NaN; integers become floats first.
   *
   * @see ContextOps#nanmean
   */
  public final Tensor nanmean() {
    return Context.current().nanmean(self());
  }

  /**
   * The mean over axes of the elements that are not NaN; integers become floats first.
   *
   * @see ContextOps#nanmean
   */
  public final Tensor nanmean(Options.Nanmean options) {
    return Context.current().nanmean(self(), options);
  }

  /**
   * The median over axes of the elements that are not NaN; integers become floats first.
   *
   * @see ContextOps#nanmedian
   */
  public final Tensor nanmedian() {
    return Context.current().nanmedian(self());
  }

  /**
   * The median over axes of the elements that are not NaN; integers become floats first.
   *
   * @see ContextOps#nanmedian
   */
  public final Tensor nanmedian(Options.Nanmedian options) {
    return Context.current().nanmedian(self(), options);
  }

  /**
   * The smallest element over axes that is not NaN; NaN where there are no others.
   *
   * @see ContextOps#nanmin
   */
  public final Tensor nanmin() {
    return Context.current().nanmin(self());
  }

  /**
   * The smallest element over axes that is not NaN; NaN where there are no others.
   *
   * @see ContextOps#nanmin
   */
  public final Tensor nanmin(Options.Nanmin options) {
    return Context.current().nanmin(self(), options);
  }

  /**
   * The percentiles over axes of the elements that are not NaN; integers become floats first.
   *
   * @see ContextOps#nanpercentile
   */
  public final Tensor nanpercentile(Tensor q) {
    return Context.current().nanpercentile(self(), q);
  }

  /**
   * The percentiles over axes of the elements that are not NaN; integers become floats first.
   *
   * @see ContextOps#nanpercentile
   */
  public final Tensor nanpercentile(Tensor q, Options.Nanpercentile options) {
    return Context.current().nanpercentile(self(), q, options);
  }

  /**
   * The product over axes of the elements that are not NaN.
   *
   * @see ContextOps#nanprod
   */
  public final Tensor nanprod() {
    return Context.current().nanprod(self());
  }

  /**
   * The product over axes of the elements that are not NaN.
   *
   * @see ContextOps#nanprod
   */
  public final Tensor nanprod(Options.Nanprod options) {
    return Context.current().nanprod(self(), options);
  }

  /**
   * The quantiles over axes of the elements that are not NaN; integers become floats first.
   *
   * @see ContextOps#nanquantile
   */
  public final Tensor nanquantile(Tensor q) {
    return Context.current().nanquantile(self(), q);
  }

  /**
   * The quantiles over axes of the elements that are not NaN; integers become floats first.
   *
   * @see ContextOps#nanquantile
   */
  public final Tensor nanquantile(Tensor q, Options.Nanquantile options) {
    return Context.current().nanquantile(self(), q, options);
  }

  /**
   * The standard deviation over axes of the elements that are not NaN; integers become floats first.
   *
   * @see ContextOps#nanstd
   */
  public final Tensor nanstd() {
    return Context.current().nanstd(self());
  }

  /**
   * The standard deviation over axes of the elements that are not NaN; integers become floats first.
   *
   * @see ContextOps#nanstd
   */
  public final Tensor nanstd(Options.Nanstd options) {
    return Context.current().nanstd(self(), options);
  }

  /**
   * The sum over axes of the elements that are not NaN.
   *
   * @see ContextOps#nansum
   */
  public final Tensor nansum() {
    return Context.current().nansum(self());
  }

  /**
   * The sum over axes of the elements that are not NaN.
   *
   * @see ContextOps#nansum
   */
  public final Tensor nansum(Options.Nansum options) {
    return Context.current().nansum(self(), options);
  }

  /**
   * The variance over axes of the elements that are not NaN; integers become floats first.
   *
   * @see ContextOps#nanvar
   */
  public final Tensor nanvar() {
    return Context.current().nanvar(self());
  }

  /**
   * The variance over axes of the elements that are not NaN; integers become floats first.
   *
   * @see ContextOps#nanvar
   */
  public final Tensor nanvar(Options.Nanvar options) {
    return Context.current().nanvar(self(), options);
  }

  /**
   * The inverse of the standard normal distribution function, for x in [0, 1]; NaN outside.
   *
   * @see ContextOps#ndtri
   */
  public final Tensor ndtri() {
    return Context.current().ndtri(self());
  }

  /**
   * -x; integers wrap.
   *
   * @see ContextOps#negative
   */
  public final Tensor negative() {
    return Context.current().negative(self());
  }

  /**
   * The next number of the dtype after x1 towards x2.
   *
   * @see ContextOps#nextafter
   */
  public final Tensor nextafter(Tensor x2) {
    return Context.current().nextafter(self(), x2);
  }

  /**
   * The next number of the dtype after x1 towards x2.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#nextafter
   */
  public final Tensor nextafter(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.NEXTAFTER, self(), context.weakHandle(x2));
  }

  /**
   * The next number of the dtype after x1 towards x2.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#nextafter
   */
  public final Tensor nextafter(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.NEXTAFTER, self(), context.weakHandle(x2));
  }

  /**
   * The negative of log-probabilities at labels.
   *
   * @see ContextOps#nllLoss
   */
  public final Tensor nllLoss(Tensor labels) {
    return Context.current().nllLoss(self(), labels);
  }

  /**
   * The negative of log-probabilities at labels.
   *
   * @see ContextOps#nllLoss
   */
  public final Tensor nllLoss(Tensor labels, Options.NllLoss options) {
    return Context.current().nllLoss(self(), labels, options);
  }

  /**
   * The indices of what is not zero, in order: an output for each axis of x.
   *
   * @see ContextOps#nonzero
   */
  public final List<Tensor> nonzero() {
    return Context.current().nonzero(self());
  }

  /**
   * Whether x1 != x2; NaN differs from everything.
   *
   * @see ContextOps#notEqual
   */
  public final Tensor notEqual(Tensor x2) {
    return Context.current().notEqual(self(), x2);
  }

  /**
   * Whether x1 != x2; NaN differs from everything.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#notEqual
   */
  public final Tensor notEqual(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.NOT_EQUAL, self(), context.weakHandle(x2));
  }

  /**
   * Whether x1 != x2; NaN differs from everything.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#notEqual
   */
  public final Tensor notEqual(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.NOT_EQUAL, self(), context.weakHandle(x2));
  }

  /**
   * onValue at indices along a new axis, offValue elsewhere.
   *
   * @see ContextOps#oneHot
   */
  public final Tensor oneHot(long depth) {
    return Context.current().oneHot(self(), depth);
  }

  /**
   * onValue at indices along a new axis, offValue elsewhere.
   *
   * @see ContextOps#oneHot
   */
  public final Tensor oneHot(long depth, Options.OneHot options) {
    return Context.current().oneHot(self(), depth, options);
  }

  /**
   * Ones of the shape of x.
   *
   * @see ContextOps#onesLike
   */
  public final Tensor onesLike() {
    return Context.current().onesLike(self());
  }

  /**
   * Ones of the shape of x.
   *
   * @see ContextOps#onesLike
   */
  public final Tensor onesLike(Options.OnesLike options) {
    return Context.current().onesLike(self(), options);
  }

  /**
   * The products of all pairs of elements of two vectors.
   *
   * @see ContextOps#outer
   */
  public final Tensor outer(Tensor x2) {
    return Context.current().outer(self(), x2);
  }

  /**
   * The products of all pairs of elements of two vectors.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#outer
   */
  public final Tensor outer(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.OUTER, self(), context.weakHandle(x2));
  }

  /**
   * The products of all pairs of elements of two vectors.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#outer
   */
  public final Tensor outer(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.OUTER, self(), context.weakHandle(x2));
  }

  /**
   * The sum of frames that begin frameStep elements apart.
   *
   * @see ContextOps#overlapAndAdd
   */
  public final Tensor overlapAndAdd(long frameStep) {
    return Context.current().overlapAndAdd(self(), frameStep);
  }

  /**
   * x with elements added before and behind it along its axes.
   *
   * @see ContextOps#pad
   */
  public final Tensor pad(long... paddings) {
    return Context.current().pad(self(), paddings);
  }

  /**
   * x with elements added before and behind it along its axes.
   *
   * @see ContextOps#pad
   */
  public final Tensor pad(long[] paddings, Options.Pad options) {
    return Context.current().pad(self(), paddings, options);
  }

  /**
   * The elements below which the given percentages of those over axes lie; integers become floats first.
   *
   * @see ContextOps#percentile
   */
  public final Tensor percentile(Tensor q) {
    return Context.current().percentile(self(), q);
  }

  /**
   * The elements below which the given percentages of those over axes lie; integers become floats first.
   *
   * @see ContextOps#percentile
   */
  public final Tensor percentile(Tensor q, Options.Percentile options) {
    return Context.current().percentile(self(), q, options);
  }

  /**
   * x with its axes in another order: axis i of the result is axis axes[i] of x.
   *
   * @see ContextOps#permuteDims
   */
  public final Tensor permuteDims() {
    return Context.current().permuteDims(self());
  }

  /**
   * x with its axes in another order: axis i of the result is axis axes[i] of x.
   *
   * @see ContextOps#permuteDims
   */
  public final Tensor permuteDims(Options.PermuteDims options) {
    return Context.current().permuteDims(self(), options);
  }

  /**
   * The pseudo-inverses of matrices (Moore and Penrose).
   *
   * @see ContextOps#pinv
   */
  public final Tensor pinv() {
    return Context.current().pinv(self());
  }

  /**
   * The pseudo-inverses of matrices (Moore and Penrose).
   *
   * @see ContextOps#pinv
   */
  public final Tensor pinv(Options.Pinv options) {
    return Context.current().pinv(self(), options);
  }

  /**
   * The x1-th derivative of digamma at x2; NaN where x1 is not a whole number from 0 on.
   *
   * @see ContextOps#polygamma
   */
  public final Tensor polygamma(Tensor x2) {
    return Context.current().polygamma(self(), x2);
  }

  /**
   * The x1-th derivative of digamma at x2; NaN where x1 is not a whole number from 0 on.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#polygamma
   */
  public final Tensor polygamma(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.POLYGAMMA, self(), context.weakHandle(x2));
  }

  /**
   * The x1-th derivative of digamma at x2; NaN where x1 is not a whole number from 0 on.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#polygamma
   */
  public final Tensor polygamma(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.POLYGAMMA, self(), context.weakHandle(x2));
  }

  /**
   * x itself.
   *
   * @see ContextOps#positive
   */
  public final Tensor positive() {
    return Context.current().positive(self());
  }

  /**
   * x1 to the power of x2; integers wrap, and to a negative power they throw {@link EagerException.InvalidArgument}.
   *
   * @see ContextOps#pow
   */
  public final Tensor pow(Tensor x2) {
    return Context.current().pow(self(), x2);
  }

  /**
   * x1 to the power of x2; integers wrap, and to a negative power they throw {@link EagerException.InvalidArgument}.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#pow
   */
  public final Tensor pow(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.POW, self(), context.weakHandle(x2));
  }

  /**
   * x1 to the power of x2; integers wrap, and to a negative power they throw {@link EagerException.InvalidArgument}.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#pow
   */
  public final Tensor pow(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.POW, self(), context.weakHandle(x2));
  }

  /**
   * x where x &gt; 0, else alpha * x, with a learned alpha (He et al., 2015).
   *
   * @see ContextOps#prelu
   */
  public final Tensor prelu(Tensor alpha) {
    return Context.current().prelu(self(), alpha);
  }

  /**
   * The product over axes; 1 where there is no element.
   *
   * @see ContextOps#prod
   */
  public final Tensor prod() {
    return Context.current().prod(self());
  }

  /**
   * The product over axes; 1 where there is no element.
   *
   * @see ContextOps#prod
   */
  public final Tensor prod(Options.Prod options) {
    return Context.current().prod(self(), options);
  }

  /**
   * The factors of matrices x = q r, by Householder's reflections.
   *
   * @see ContextOps#qr
   */
  public final List<Tensor> qr() {
    return Context.current().qr(self());
  }

  /**
   * The factors of matrices x = q r, by Householder's reflections.
   *
   * @see ContextOps#qr
   */
  public final List<Tensor> qr(Options.Qr options) {
    return Context.current().qr(self(), options);
  }

  /**
   * The elements below which the given fractions of those over axes lie; integers become floats first.
   *
   * @see ContextOps#quantile
   */
  public final Tensor quantile(Tensor q) {
    return Context.current().quantile(self(), q);
  }

  /**
   * The elements below which the given fractions of those over axes lie; integers become floats first.
   *
   * @see ContextOps#quantile
   */
  public final Tensor quantile(Tensor q, Options.Quantile options) {
    return Context.current().quantile(self(), q, options);
  }

  /**
   * Radians as degrees: 180 / pi times x.
   *
   * @see ContextOps#rad2deg
   */
  public final Tensor rad2deg() {
    return Context.current().rad2deg(self());
  }

  /**
   * One (true) with probability p, else zero.
   *
   * @see ContextOps#randomBernoulli
   */
  public final Tensor randomBernoulli() {
    return Context.current().randomBernoulli(self());
  }

  /**
   * One (true) with probability p, else zero.
   *
   * @see ContextOps#randomBernoulli
   */
  public final Tensor randomBernoulli(Options.RandomBernoulli options) {
    return Context.current().randomBernoulli(self(), options);
  }

  /**
   * Random numbers of the beta distribution, between 0 and 1.
   *
   * @see ContextOps#randomBeta
   */
  public final Tensor randomBeta(Tensor beta) {
    return Context.current().randomBeta(self(), beta);
  }

  /**
   * Random numbers of the beta distribution, between 0 and 1.
   *
   * @see ContextOps#randomBeta
   */
  public final Tensor randomBeta(Tensor beta, Options.RandomBeta options) {
    return Context.current().randomBeta(self(), beta, options);
  }

  /**
   * Random counts of the binomial distribution: how many of independent trials succeed.
   *
   * @see ContextOps#randomBinomial
   */
  public final Tensor randomBinomial(Tensor probs) {
    return Context.current().randomBinomial(self(), probs);
  }

  /**
   * Random counts of the binomial distribution: how many of independent trials succeed.
   *
   * @see ContextOps#randomBinomial
   */
  public final Tensor randomBinomial(Tensor probs, Options.RandomBinomial options) {
    return Context.current().randomBinomial(self(), probs, options);
  }

  /**
   * Random indices of classes, drawn with the probabilities softmax(logits).
   *
   * @see ContextOps#randomCategorical
   */
  public final Tensor randomCategorical() {
    return Context.current().randomCategorical(self());
  }

  /**
   * Random indices of classes, drawn with the probabilities softmax(logits).
   *
   * @see ContextOps#randomCategorical
   */
  public final Tensor randomCategorical(Options.RandomCategorical options) {
    return Context.current().randomCategorical(self(), options);
  }

  /**
   * A part of x of the size that is asked for, at a random place.
   *
   * @see ContextOps#randomCrop
   */
  public final Tensor randomCrop(long... size) {
    return Context.current().randomCrop(self(), size);
  }

  /**
   * A part of x of the size that is asked for, at a random place.
   *
   * @see ContextOps#randomCrop
   */
  public final Tensor randomCrop(long[] size, Options.RandomCrop options) {
    return Context.current().randomCrop(self(), size, options);
  }

  /**
   * Random numbers of the exponential distribution: waiting times.
   *
   * @see ContextOps#randomExponential
   */
  public final Tensor randomExponential() {
    return Context.current().randomExponential(self());
  }

  /**
   * Random numbers of the exponential distribution: waiting times.
   *
   * @see ContextOps#randomExponential
   */
  public final Tensor randomExponential(Options.RandomExponential options) {
    return Context.current().randomExponential(self(), options);
  }

  /**
   * Images, of which each is turned over along an axis with a probability of one half.
   *
   * @see ContextOps#randomFlip
   */
  public final Tensor randomFlip() {
    return Context.current().randomFlip(self());
  }

  /**
   * Images, of which each is turned over along an axis with a probability of one half.
   *
   * @see ContextOps#randomFlip
   */
  public final Tensor randomFlip(Options.RandomFlip options) {
    return Context.current().randomFlip(self(), options);
  }

  /**
   * Random numbers of the gamma distribution.
   *
   * @see ContextOps#randomGamma
   */
  public final Tensor randomGamma() {
    return Context.current().randomGamma(self());
  }

  /**
   * Random numbers of the gamma distribution.
   *
   * @see ContextOps#randomGamma
   */
  public final Tensor randomGamma(Options.RandomGamma options) {
    return Context.current().randomGamma(self(), options);
  }

  /**
   * Random numbers of Gumbel's distribution, that of the largest of many.
   *
   * @see ContextOps#randomGumbel
   */
  public final Tensor randomGumbel(Tensor scale) {
    return Context.current().randomGumbel(self(), scale);
  }

  /**
   * Random numbers of Gumbel's distribution, that of the largest of many.
   *
   * @see ContextOps#randomGumbel
   */
  public final Tensor randomGumbel(Tensor scale, Options.RandomGumbel options) {
    return Context.current().randomGumbel(self(), scale, options);
  }

  /**
   * Random numbers of Laplace's distribution, exponential on both sides.
   *
   * @see ContextOps#randomLaplace
   */
  public final Tensor randomLaplace(Tensor scale) {
    return Context.current().randomLaplace(self(), scale);
  }

  /**
   * Random numbers of Laplace's distribution, exponential on both sides.
   *
   * @see ContextOps#randomLaplace
   */
  public final Tensor randomLaplace(Tensor scale, Options.RandomLaplace options) {
    return Context.current().randomLaplace(self(), scale, options);
  }

  /**
   * Random counts of the multinomial distribution: how many of independent trials fall into each class.
   *
   * @see ContextOps#randomMultinomial
   */
  public final Tensor randomMultinomial(Tensor probs) {
    return Context.current().randomMultinomial(self(), probs);
  }

  /**
   * Random counts of the multinomial distribution: how many of independent trials fall into each class.
   *
   * @see ContextOps#randomMultinomial
   */
  public final Tensor randomMultinomial(Tensor probs, Options.RandomMultinomial options) {
    return Context.current().randomMultinomial(self(), probs, options);
  }

  /**
   * Random counts of Poisson's distribution.
   *
   * @see ContextOps#randomPoisson
   */
  public final Tensor randomPoisson() {
    return Context.current().randomPoisson(self());
  }

  /**
   * Random counts of Poisson's distribution.
   *
   * @see ContextOps#randomPoisson
   */
  public final Tensor randomPoisson(Options.RandomPoisson options) {
    return Context.current().randomPoisson(self(), options);
  }

  /**
   * The real part of complex x; real x itself.
   *
   * @see ContextOps#real
   */
  public final Tensor real() {
    return Context.current().real(self());
  }

  /**
   * 1 / x; infinite where x is 0.
   *
   * @see ContextOps#reciprocal
   */
  public final Tensor reciprocal() {
    return Context.current().reciprocal(self());
  }

  /**
   * 1 / x; 0 where x is 0.
   *
   * @see ContextOps#reciprocalNoNan
   */
  public final Tensor reciprocalNoNan() {
    return Context.current().reciprocalNoNan(self());
  }

  /**
   * max(x, 0): the rectified linear unit.
   *
   * @see ContextOps#relu
   */
  public final Tensor relu() {
    return Context.current().relu(self());
  }

  /**
   * min(max(x, 0), 6).
   *
   * @see ContextOps#relu6
   */
  public final Tensor relu6() {
    return Context.current().relu6(self());
  }

  /**
   * x1 - floor(x1 / x2) * x2, which has the sign of x2.
   *
   * @see ContextOps#remainder
   */
  public final Tensor remainder(Tensor x2) {
    return Context.current().remainder(self(), x2);
  }

  /**
   * x1 - floor(x1 / x2) * x2, which has the sign of x2.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#remainder
   */
  public final Tensor remainder(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.REMAINDER, self(), context.weakHandle(x2));
  }

  /**
   * x1 - floor(x1 / x2) * x2, which has the sign of x2.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#remainder
   */
  public final Tensor remainder(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.REMAINDER, self(), context.weakHandle(x2));
  }

  /**
   * x with each element repeated along an axis, next to itself.
   *
   * @see ContextOps#repeat
   */
  public final Tensor repeat(long repeats) {
    return Context.current().repeat(self(), repeats);
  }

  /**
   * x with each element repeated along an axis, next to itself.
   *
   * @see ContextOps#repeat
   */
  public final Tensor repeat(long repeats, Options.Repeat options) {
    return Context.current().repeat(self(), repeats, options);
  }

  /**
   * x with each slice along an axis repeated as often as a number of its own says.
   *
   * @see ContextOps#repeatEach
   */
  public final Tensor repeatEach(Tensor repeats) {
    return Context.current().repeatEach(self(), repeats);
  }

  /**
   * x with each slice along an axis repeated as often as a number of its own says.
   *
   * @see ContextOps#repeatEach
   */
  public final Tensor repeatEach(Tensor repeats, Options.RepeatEach options) {
    return Context.current().repeatEach(self(), repeats, options);
  }

  /**
   * x with another shape, its elements in the same order.
   *
   * @see ContextOps#reshape
   */
  public final Tensor reshape(long... shape) {
    return Context.current().reshape(self(), shape);
  }

  /**
   * x with another shape, its elements in the same order.
   *
   * @see ContextOps#reshape
   */
  public final Tensor reshape(long[] shape, Options.Reshape options) {
    return Context.current().reshape(self(), shape, options);
  }

  /**
   * x with another shape, its elements in the same order.
   *
   * @see ContextOps#reshape
   */
  public final Tensor reshape(Tensor shape) {
    return Context.current().reshape(self(), shape);
  }

  /**
   * x with another shape, its elements in the same order.
   *
   * @see ContextOps#reshape
   */
  public final Tensor reshape(Tensor shape, Options.Reshape options) {
    return Context.current().reshape(self(), shape, options);
  }

  /**
   * x with the shape of another tensor, its elements in the same order.
   *
   * @see ContextOps#reshapeLike
   */
  public final Tensor reshapeLike(Tensor like) {
    return Context.current().reshapeLike(self(), like);
  }

  /**
   * Images with another height and width, or other sizes along one to three spatial axes.
   *
   * @see ContextOps#resize
   */
  public final Tensor resize(long... size) {
    return Context.current().resize(self(), size);
  }

  /**
   * Images with another height and width, or other sizes along one to three spatial axes.
   *
   * @see ContextOps#resize
   */
  public final Tensor resize(long[] size, Options.Resize options) {
    return Context.current().resize(self(), size, options);
  }

  /**
   * Images with another height and width, or other sizes along one to three spatial axes.
   *
   * @see ContextOps#resize
   */
  public final Tensor resize(Tensor size) {
    return Context.current().resize(self(), size);
  }

  /**
   * Images with another height and width, or other sizes along one to three spatial axes.
   *
   * @see ContextOps#resize
   */
  public final Tensor resize(Tensor size, Options.Resize options) {
    return Context.current().resize(self(), size, options);
  }

  /**
   * x with the first elements along an axis reversed, as many as each part's length says.
   *
   * @see ContextOps#reverseSequence
   */
  public final Tensor reverseSequence(Tensor seqLengths, long seqAxis) {
    return Context.current().reverseSequence(self(), seqLengths, seqAxis);
  }

  /**
   * x with the first elements along an axis reversed, as many as each part's length says.
   *
   * @see ContextOps#reverseSequence
   */
  public final Tensor reverseSequence(Tensor seqLengths, long seqAxis, Options.ReverseSequence options) {
    return Context.current().reverseSequence(self(), seqLengths, seqAxis, options);
  }

  /**
   * The first n / 2 + 1 numbers of fft of real numbers; the others are their conjugates in the reverse order.
   *
   * @see ContextOps#rfft
   */
  public final Tensor rfft() {
    return Context.current().rfft(self());
  }

  /**
   * The first n / 2 + 1 numbers of fft of real numbers; the others are their conjugates in the reverse order.
   *
   * @see ContextOps#rfft
   */
  public final Tensor rfft(Options.Rfft options) {
    return Context.current().rfft(self(), options);
  }

  /**
   * The fft2 of real numbers; of the second of the axes the first n / 2 + 1 numbers.
   *
   * @see ContextOps#rfft2
   */
  public final Tensor rfft2() {
    return Context.current().rfft2(self());
  }

  /**
   * The fft2 of real numbers; of the second of the axes the first n / 2 + 1 numbers.
   *
   * @see ContextOps#rfft2
   */
  public final Tensor rfft2(Options.Rfft2 options) {
    return Context.current().rfft2(self(), options);
  }

  /**
   * The fftn of real numbers; of the last of the axes the first n / 2 + 1 numbers.
   *
   * @see ContextOps#rfftn
   */
  public final Tensor rfftn() {
    return Context.current().rfftn(self());
  }

  /**
   * The fftn of real numbers; of the last of the axes the first n / 2 + 1 numbers.
   *
   * @see ContextOps#rfftn
   */
  public final Tensor rfftn(Options.Rfftn options) {
    return Context.current().rfftn(self(), options);
  }

  /**
   * x / sqrt(mean(x^2) + epsilon) * scale, with the mean over some axes (Zhang, Sennrich, 2019).
   *
   * @see ContextOps#rmsNorm
   */
  public final Tensor rmsNorm() {
    return Context.current().rmsNorm(self());
  }

  /**
   * x / sqrt(mean(x^2) + epsilon) * scale, with the mean over some axes (Zhang, Sennrich, 2019).
   *
   * @see ContextOps#rmsNorm
   */
  public final Tensor rmsNorm(Options.RmsNorm options) {
    return Context.current().rmsNorm(self(), options);
  }

  /**
   * A plain recurrent network over whole sequences (Elman, 1990).
   *
   * @see ContextOps#rnn
   */
  public final List<Tensor> rnn(Tensor kernel, Tensor recurrentKernel) {
    return Context.current().rnn(self(), kernel, recurrentKernel);
  }

  /**
   * A plain recurrent network over whole sequences (Elman, 1990).
   *
   * @see ContextOps#rnn
   */
  public final List<Tensor> rnn(Tensor kernel, Tensor recurrentKernel, Options.Rnn options) {
    return Context.current().rnn(self(), kernel, recurrentKernel, options);
  }

  /**
   * A step of rnn.
   *
   * @see ContextOps#rnnCell
   */
  public final Tensor rnnCell(Tensor h, Tensor kernel, Tensor recurrentKernel) {
    return Context.current().rnnCell(self(), h, kernel, recurrentKernel);
  }

  /**
   * A step of rnn.
   *
   * @see ContextOps#rnnCell
   */
  public final Tensor rnnCell(Tensor h, Tensor kernel, Tensor recurrentKernel, Options.RnnCell options) {
    return Context.current().rnnCell(self(), h, kernel, recurrentKernel, options);
  }

  /**
   * x with its elements moved along axes; what leaves at one end comes in at the other.
   *
   * @see ContextOps#roll
   */
  public final Tensor roll(long... shift) {
    return Context.current().roll(self(), shift);
  }

  /**
   * x with its elements moved along axes; what leaves at one end comes in at the other.
   *
   * @see ContextOps#roll
   */
  public final Tensor roll(long[] shift, Options.Roll options) {
    return Context.current().roll(self(), shift, options);
  }

  /**
   * x rotated by quarter turns in the plane of two axes.
   *
   * @see ContextOps#rot90
   */
  public final Tensor rot90() {
    return Context.current().rot90(self());
  }

  /**
   * x rotated by quarter turns in the plane of two axes.
   *
   * @see ContextOps#rot90
   */
  public final Tensor rot90(Options.Rot90 options) {
    return Context.current().rot90(self(), options);
  }

  /**
   * x with pairs of numbers rotated by the angles of their positions (Su et al., 2021).
   *
   * @see ContextOps#rotaryEmbedding
   */
  public final Tensor rotaryEmbedding(Tensor cos, Tensor sin) {
    return Context.current().rotaryEmbedding(self(), cos, sin);
  }

  /**
   * x with pairs of numbers rotated by the angles of their positions (Su et al., 2021).
   *
   * @see ContextOps#rotaryEmbedding
   */
  public final Tensor rotaryEmbedding(Tensor cos, Tensor sin, Options.RotaryEmbedding options) {
    return Context.current().rotaryEmbedding(self(), cos, sin, options);
  }

  /**
   * The nearest whole number; halves go to the even one.
   *
   * @see ContextOps#round
   */
  public final Tensor round() {
    return Context.current().round(self());
  }

  /**
   * 1 / sqrt(x).
   *
   * @see ContextOps#rsqrt
   */
  public final Tensor rsqrt() {
    return Context.current().rsqrt(self());
  }

  /**
   * softmax(scale query key^T + mask) value: for each query a mean of the values (Vaswani et al., 2017).
   *
   * @see ContextOps#scaledDotProductAttention
   */
  public final Tensor scaledDotProductAttention(Tensor key, Tensor value) {
    return Context.current().scaledDotProductAttention(self(), key, value);
  }

  /**
   * softmax(scale query key^T + mask) value: for each query a mean of the values (Vaswani et al., 2017).
   *
   * @see ContextOps#scaledDotProductAttention
   */
  public final Tensor scaledDotProductAttention(Tensor key, Tensor value, Options.ScaledDotProductAttention options) {
    return Context.current().scaledDotProductAttention(self(), key, value, options);
  }

  /**
   * x with updates put where their indices along an axis say, or reduced with what is there.
   *
   * @see ContextOps#scatterElements
   */
  public final Tensor scatterElements(Tensor indices, Tensor updates) {
    return Context.current().scatterElements(self(), indices, updates);
  }

  /**
   * x with updates put where their indices along an axis say, or reduced with what is there.
   *
   * @see ContextOps#scatterElements
   */
  public final Tensor scatterElements(Tensor indices, Tensor updates, Options.ScatterElements options) {
    return Context.current().scatterElements(self(), indices, updates, options);
  }

  /**
   * Updates added into zeros at tuples of indices; strings are joined, in the order of the updates.
   *
   * @see ContextOps#scatterNd
   */
  public final Tensor scatterNd(Tensor updates, long... shape) {
    return Context.current().scatterNd(self(), updates, shape);
  }

  /**
   * The places at which elements of x2 would be inserted into x1, which is sorted.
   *
   * @see ContextOps#searchsorted
   */
  public final Tensor searchsorted(Tensor x2) {
    return Context.current().searchsorted(self(), x2);
  }

  /**
   * The places at which elements of x2 would be inserted into x1, which is sorted.
   *
   * @see ContextOps#searchsorted
   */
  public final Tensor searchsorted(Tensor x2, Options.Searchsorted options) {
    return Context.current().searchsorted(self(), x2, options);
  }

  /**
   * The largest elements of the rows of x that have one id; 0 for ids that do not occur.
   *
   * @see ContextOps#segmentMax
   */
  public final Tensor segmentMax(Tensor segmentIds) {
    return Context.current().segmentMax(self(), segmentIds);
  }

  /**
   * The means of the rows of x that have one id; 0 for ids that do not occur.
   *
   * @see ContextOps#segmentMean
   */
  public final Tensor segmentMean(Tensor segmentIds) {
    return Context.current().segmentMean(self(), segmentIds);
  }

  /**
   * The smallest elements of the rows of x that have one id; 0 for ids that do not occur.
   *
   * @see ContextOps#segmentMin
   */
  public final Tensor segmentMin(Tensor segmentIds) {
    return Context.current().segmentMin(self(), segmentIds);
  }

  /**
   * The products of the rows of x that have one id; 1 for ids that do not occur.
   *
   * @see ContextOps#segmentProd
   */
  public final Tensor segmentProd(Tensor segmentIds) {
    return Context.current().segmentProd(self(), segmentIds);
  }

  /**
   * The sums of the rows of x that have one id; 0 for ids that do not occur.
   *
   * @see ContextOps#segmentSum
   */
  public final Tensor segmentSum(Tensor segmentIds) {
    return Context.current().segmentSum(self(), segmentIds);
  }

  /**
   * The scaled elu of self-normalizing networks (Klambauer et al., 2017): 1.0507 * elu(x) with alpha 1.6733.
   *
   * @see ContextOps#selu
   */
  public final Tensor selu() {
    return Context.current().selu(self());
  }

  /**
   * A 2-D convolution of each channel with filters of its own, whose outputs a second one mixes.
   *
   * @see ContextOps#separableConv2d
   */
  public final Tensor separableConv2d(Tensor depthwiseFilter, Tensor pointwiseFilter) {
    return Context.current().separableConv2d(self(), depthwiseFilter, pointwiseFilter);
  }

  /**
   * A 2-D convolution of each channel with filters of its own, whose outputs a second one mixes.
   *
   * @see ContextOps#separableConv2d
   */
  public final Tensor separableConv2d(Tensor depthwiseFilter, Tensor pointwiseFilter, Options.SeparableConv2d options) {
    return Context.current().separableConv2d(self(), depthwiseFilter, pointwiseFilter, options);
  }

  /**
   * For each length, as many times true as it says, and then false.
   *
   * @see ContextOps#sequenceMask
   */
  public final Tensor sequenceMask() {
    return Context.current().sequenceMask(self());
  }

  /**
   * For each length, as many times true as it says, and then false.
   *
   * @see ContextOps#sequenceMask
   */
  public final Tensor sequenceMask(Options.SequenceMask options) {
    return Context.current().sequenceMask(self(), options);
  }

  /**
   * Matrices with other numbers on a diagonal.
   *
   * @see ContextOps#setDiag
   */
  public final Tensor setDiag(Tensor diagonal) {
    return Context.current().setDiag(self(), diagonal);
  }

  /**
   * Matrices with other numbers on a diagonal.
   *
   * @see ContextOps#setDiag
   */
  public final Tensor setDiag(Tensor diagonal, Options.SetDiag options) {
    return Context.current().setDiag(self(), diagonal, options);
  }

  /**
   * 1 / (1 + e^-x): the logistic function.
   *
   * @see ContextOps#sigmoid
   */
  public final Tensor sigmoid() {
    return Context.current().sigmoid(self());
  }

  /**
   * max(x, 0) - x z + log(1 + e^-|x|) for logits x and labels z: the cross entropy of sigmoid(x) and z.
   *
   * @see ContextOps#sigmoidCrossEntropyWithLogits
   */
  public final Tensor sigmoidCrossEntropyWithLogits(Tensor labels) {
    return Context.current().sigmoidCrossEntropyWithLogits(self(), labels);
  }

  /**
   * -1, 0 or 1 as x is negative, zero or positive; x / |x| for complex x.
   *
   * @see ContextOps#sign
   */
  public final Tensor sign() {
    return Context.current().sign(self());
  }

  /**
   * Whether the sign bit is set: of negative numbers, -0 included.
   *
   * @see ContextOps#signbit
   */
  public final Tensor signbit() {
    return Context.current().signbit(self());
  }

  /**
   * x * sigmoid(x): the sigmoid linear unit, also called swish.
   *
   * @see ContextOps#silu
   */
  public final Tensor silu() {
    return Context.current().silu(self());
  }

  /**
   * The sine of x, an angle in radians.
   *
   * @see ContextOps#sin
   */
  public final Tensor sin() {
    return Context.current().sin(self());
  }

  /**
   * sin(pi x) / (pi x); 1 where x is 0, and 0 where a real x is infinite.
   *
   * @see ContextOps#sinc
   */
  public final Tensor sinc() {
    return Context.current().sinc(self());
  }

  /**
   * The hyperbolic sine.
   *
   * @see ContextOps#sinh
   */
  public final Tensor sinh() {
    return Context.current().sinh(self());
  }

  /**
   * A block of x: size[i] elements of axis i from begin[i] on.
   *
   * @see ContextOps#slice
   */
  public final Tensor slice(long... begin) {
    return Context.current().slice(self(), begin);
  }

  /**
   * A block of x: size[i] elements of axis i from begin[i] on.
   *
   * @see ContextOps#slice
   */
  public final Tensor slice(long[] begin, Options.Slice options) {
    return Context.current().slice(self(), begin, options);
  }

  /**
   * The signs of determinants, and the logarithms of their absolute values.
   *
   * @see ContextOps#slogdet
   */
  public final List<Tensor> slogdet() {
    return Context.current().slogdet(self());
  }

  /**
   * The square of errors up to beta over twice beta, and their absolute value less half of it beyond.
   *
   * @see ContextOps#smoothL1
   */
  public final Tensor smoothL1(Tensor target) {
    return Context.current().smoothL1(self(), target);
  }

  /**
   * The square of errors up to beta over twice beta, and their absolute value less half of it beyond.
   *
   * @see ContextOps#smoothL1
   */
  public final Tensor smoothL1(Tensor target, Options.SmoothL1 options) {
    return Context.current().smoothL1(self(), target, options);
  }

  /**
   * e^x / sum(e^x) along an axis, without overflow: positive numbers that add up to 1.
   *
   * @see ContextOps#softmax
   */
  public final Tensor softmax() {
    return Context.current().softmax(self());
  }

  /**
   * e^x / sum(e^x) along an axis, without overflow: positive numbers that add up to 1.
   *
   * @see ContextOps#softmax
   */
  public final Tensor softmax(Options.Softmax options) {
    return Context.current().softmax(self(), options);
  }

  /**
   * The cross entropy of softmax(logits) and labels: -sum(labels * log_softmax(logits)) along an axis.
   *
   * @see ContextOps#softmaxCrossEntropyWithLogits
   */
  public final Tensor softmaxCrossEntropyWithLogits(Tensor labels) {
    return Context.current().softmaxCrossEntropyWithLogits(self(), labels);
  }

  /**
   * The cross entropy of softmax(logits) and labels: -sum(labels * log_softmax(logits)) along an axis.
   *
   * @see ContextOps#softmaxCrossEntropyWithLogits
   */
  public final Tensor softmaxCrossEntropyWithLogits(Tensor labels, Options.SoftmaxCrossEntropyWithLogits options) {
    return Context.current().softmaxCrossEntropyWithLogits(self(), labels, options);
  }

  /**
   * log(1 + e^x), without overflow.
   *
   * @see ContextOps#softplus
   */
  public final Tensor softplus() {
    return Context.current().softplus(self());
  }

  /**
   * x - threshold where x &gt; threshold, x + threshold where x &lt; -threshold, else 0.
   *
   * @see ContextOps#softshrink
   */
  public final Tensor softshrink() {
    return Context.current().softshrink(self());
  }

  /**
   * x - threshold where x &gt; threshold, x + threshold where x &lt; -threshold, else 0.
   *
   * @see ContextOps#softshrink
   */
  public final Tensor softshrink(Options.Softshrink options) {
    return Context.current().softshrink(self(), options);
  }

  /**
   * x / (1 + |x|).
   *
   * @see ContextOps#softsign
   */
  public final Tensor softsign() {
    return Context.current().softsign(self());
  }

  /**
   * The solutions y of x1 y = x2.
   *
   * @see ContextOps#solve
   */
  public final Tensor solve(Tensor x2) {
    return Context.current().solve(self(), x2);
  }

  /**
   * The solutions y of x1 y = x2.
   *
   * @see ContextOps#solve
   */
  public final Tensor solve(Tensor x2, Options.Solve options) {
    return Context.current().solve(self(), x2, options);
  }

  /**
   * The elements along an axis in their order.
   *
   * @see ContextOps#sort
   */
  public final Tensor sort() {
    return Context.current().sort(self());
  }

  /**
   * The elements along an axis in their order.
   *
   * @see ContextOps#sort
   */
  public final Tensor sort(Options.Sort options) {
    return Context.current().sort(self(), options);
  }

  /**
   * Images with the pixels of each block as channels of one pixel.
   *
   * @see ContextOps#spaceToDepth
   */
  public final Tensor spaceToDepth(long blockSize) {
    return Context.current().spaceToDepth(self(), blockSize);
  }

  /**
   * Images with the pixels of each block as channels of one pixel.
   *
   * @see ContextOps#spaceToDepth
   */
  public final Tensor spaceToDepth(long blockSize, Options.SpaceToDepth options) {
    return Context.current().spaceToDepth(self(), blockSize, options);
  }

  /**
   * The product of a sparse matrix and a dense one.
   *
   * @see ContextOps#sparseDenseMatmul
   */
  public final Tensor sparseDenseMatmul(Tensor values, long[] denseShape, Tensor b) {
    return Context.current().sparseDenseMatmul(self(), values, denseShape, b);
  }

  /**
   * The product of a sparse matrix and a dense one.
   *
   * @see ContextOps#sparseDenseMatmul
   */
  public final Tensor sparseDenseMatmul(Tensor values, long[] denseShape, Tensor b, Options.SparseDenseMatmul options) {
    return Context.current().sparseDenseMatmul(self(), values, denseShape, b, options);
  }

  /**
   * The product of a sparse matrix and a dense one.
   *
   * @see ContextOps#sparseDenseMatmul
   */
  public final Tensor sparseDenseMatmul(Tensor values, Tensor denseShape, Tensor b) {
    return Context.current().sparseDenseMatmul(self(), values, denseShape, b);
  }

  /**
   * The product of a sparse matrix and a dense one.
   *
   * @see ContextOps#sparseDenseMatmul
   */
  public final Tensor sparseDenseMatmul(Tensor values, Tensor denseShape, Tensor b, Options.SparseDenseMatmul options) {
    return Context.current().sparseDenseMatmul(self(), values, denseShape, b, options);
  }

  /**
   * The cross entropy of softmax(logits) and one class a row: -log_softmax(logits) at its label.
   *
   * @see ContextOps#sparseSoftmaxCrossEntropyWithLogits
   */
  public final Tensor sparseSoftmaxCrossEntropyWithLogits(Tensor labels) {
    return Context.current().sparseSoftmaxCrossEntropyWithLogits(self(), labels);
  }

  /**
   * The cross entropy of softmax(logits) and one class a row: -log_softmax(logits) at its label.
   *
   * @see ContextOps#sparseSoftmaxCrossEntropyWithLogits
   */
  public final Tensor sparseSoftmaxCrossEntropyWithLogits(
      Tensor labels, Options.SparseSoftmaxCrossEntropyWithLogits options) {
    return Context.current().sparseSoftmaxCrossEntropyWithLogits(self(), labels, options);
  }

  /**
   * x cut into parts along an axis.
   *
   * @see ContextOps#split
   */
  public final List<Tensor> split(long... numOrSizeSplits) {
    return Context.current().split(self(), numOrSizeSplits);
  }

  /**
   * x cut into parts along an axis.
   *
   * @see ContextOps#split
   */
  public final List<Tensor> split(long[] numOrSizeSplits, Options.Split options) {
    return Context.current().split(self(), numOrSizeSplits, options);
  }

  /**
   * The square root; NaN where a real x is negative.
   *
   * @see ContextOps#sqrt
   */
  public final Tensor sqrt() {
    return Context.current().sqrt(self());
  }

  /**
   * x * x; integers wrap.
   *
   * @see ContextOps#square
   */
  public final Tensor square() {
    return Context.current().square(self());
  }

  /**
   * (x1 - x2)^2; of complex numbers the square of the absolute value, as a complex number.
   *
   * @see ContextOps#squaredDifference
   */
  public final Tensor squaredDifference(Tensor x2) {
    return Context.current().squaredDifference(self(), x2);
  }

  /**
   * (x1 - x2)^2; of complex numbers the square of the absolute value, as a complex number.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#squaredDifference
   */
  public final Tensor squaredDifference(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.SQUARED_DIFFERENCE, self(), context.weakHandle(x2));
  }

  /**
   * (x1 - x2)^2; of complex numbers the square of the absolute value, as a complex number.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#squaredDifference
   */
  public final Tensor squaredDifference(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.SQUARED_DIFFERENCE, self(), context.weakHandle(x2));
  }

  /**
   * x without its dims of 1: all, or those of axis.
   *
   * @see ContextOps#squeeze
   */
  public final Tensor squeeze() {
    return Context.current().squeeze(self());
  }

  /**
   * x without its dims of 1: all, or those of axis.
   *
   * @see ContextOps#squeeze
   */
  public final Tensor squeeze(Options.Squeeze options) {
    return Context.current().squeeze(self(), options);
  }

  /**
   * The standard deviation over axes, of complex numbers that of |x - mean|; integers become floats first.
   *
   * @see ContextOps#std
   */
  public final Tensor std() {
    return Context.current().std(self());
  }

  /**
   * The standard deviation over axes, of complex numbers that of |x - mean|; integers become floats first.
   *
   * @see ContextOps#std
   */
  public final Tensor std(Options.Std options) {
    return Context.current().std(self(), options);
  }

  /**
   * The rfft of each frame of a signal, multiplied by a window.
   *
   * @see ContextOps#stft
   */
  public final Tensor stft(long frameLength, long frameStep) {
    return Context.current().stft(self(), frameLength, frameStep);
  }

  /**
   * The rfft of each frame of a signal, multiplied by a window.
   *
   * @see ContextOps#stft
   */
  public final Tensor stft(long frameLength, long frameStep, Options.Stft options) {
    return Context.current().stft(self(), frameLength, frameStep, options);
  }

  /**
   * x itself, where no gradient flows back.
   *
   * @see ContextOps#stopGradient
   */
  public final Tensor stopGradient() {
    return Context.current().stopGradient(self());
  }

  /**
   * x[begin:end:strides, ...], with an entry for each axis from the first on, and TensorFlow's masks as bits.
   *
   * @see ContextOps#stridedSlice
   */
  public final Tensor stridedSlice() {
    return Context.current().stridedSlice(self());
  }

  /**
   * x[begin:end:strides, ...], with an entry for each axis from the first on, and TensorFlow's masks as bits.
   *
   * @see ContextOps#stridedSlice
   */
  public final Tensor stridedSlice(Options.StridedSlice options) {
    return Context.current().stridedSlice(self(), options);
  }

  /**
   * x with value in the place of what strided_slice reads with the same attributes.
   *
   * @see ContextOps#stridedSliceUpdate
   */
  public final Tensor stridedSliceUpdate(Tensor value) {
    return Context.current().stridedSliceUpdate(self(), value);
  }

  /**
   * x with value in the place of what strided_slice reads with the same attributes.
   *
   * @see ContextOps#stridedSliceUpdate
   */
  public final Tensor stridedSliceUpdate(Tensor value, Options.StridedSliceUpdate options) {
    return Context.current().stridedSliceUpdate(self(), value, options);
  }

  /**
   * For each string the number of a bucket: its SipHash-2-4 modulo numBuckets.
   *
   * @see ContextOps#stringHashBucket
   */
  public final Tensor stringHashBucket(long numBuckets) {
    return Context.current().stringHashBucket(self(), numBuckets);
  }

  /**
   * For each string the number of a bucket: its SipHash-2-4 modulo numBuckets.
   *
   * @see ContextOps#stringHashBucket
   */
  public final Tensor stringHashBucket(long numBuckets, Options.StringHashBucket options) {
    return Context.current().stringHashBucket(self(), numBuckets, options);
  }

  /**
   * The length of each string.
   *
   * @see ContextOps#stringLength
   */
  public final Tensor stringLength() {
    return Context.current().stringLength(self());
  }

  /**
   * The length of each string.
   *
   * @see ContextOps#stringLength
   */
  public final Tensor stringLength(Options.StringLength options) {
    return Context.current().stringLength(self(), options);
  }

  /**
   * Each string with its letters in lower case; bytes that are none stay as they are.
   *
   * @see ContextOps#stringLower
   */
  public final Tensor stringLower() {
    return Context.current().stringLower(self());
  }

  /**
   * Each string with its letters in lower case; bytes that are none stay as they are.
   *
   * @see ContextOps#stringLower
   */
  public final Tensor stringLower(Options.StringLower options) {
    return Context.current().stringLower(self(), options);
  }

  /**
   * Each string with one text in the place of another, from the left on.
   *
   * @see ContextOps#stringReplace
   */
  public final Tensor stringReplace(String old, String new_) {
    return Context.current().stringReplace(self(), old, new_);
  }

  /**
   * Each string with one text in the place of another, from the left on.
   *
   * @see ContextOps#stringReplace
   */
  public final Tensor stringReplace(String old, String new_, Options.StringReplace options) {
    return Context.current().stringReplace(self(), old, new_, options);
  }

  /**
   * The parts of each string between separators, all in one vector.
   *
   * @see ContextOps#stringSplit
   */
  public final List<Tensor> stringSplit() {
    return Context.current().stringSplit(self());
  }

  /**
   * The parts of each string between separators, all in one vector.
   *
   * @see ContextOps#stringSplit
   */
  public final List<Tensor> stringSplit(Options.StringSplit options) {
    return Context.current().stringSplit(self(), options);
  }

  /**
   * Each string without the ASCII spaces at its beginning and end.
   *
   * @see ContextOps#stringStrip
   */
  public final Tensor stringStrip() {
    return Context.current().stringStrip(self());
  }

  /**
   * The number that each string is, with or without spaces around it.
   *
   * @see ContextOps#stringToNumber
   */
  public final Tensor stringToNumber() {
    return Context.current().stringToNumber(self());
  }

  /**
   * The number that each string is, with or without spaces around it.
   *
   * @see ContextOps#stringToNumber
   */
  public final Tensor stringToNumber(Options.StringToNumber options) {
    return Context.current().stringToNumber(self(), options);
  }

  /**
   * Each string with its letters in capitals; bytes that are none stay as they are.
   *
   * @see ContextOps#stringUpper
   */
  public final Tensor stringUpper() {
    return Context.current().stringUpper(self());
  }

  /**
   * Each string with its letters in capitals; bytes that are none stay as they are.
   *
   * @see ContextOps#stringUpper
   */
  public final Tensor stringUpper(Options.StringUpper options) {
    return Context.current().stringUpper(self(), options);
  }

  /**
   * From each string the part that begins at pos and has at most len bytes or characters.
   *
   * @see ContextOps#substr
   */
  public final Tensor substr(Tensor pos, Tensor len) {
    return Context.current().substr(self(), pos, len);
  }

  /**
   * From each string the part that begins at pos and has at most len bytes or characters.
   *
   * @see ContextOps#substr
   */
  public final Tensor substr(Tensor pos, Tensor len, Options.Substr options) {
    return Context.current().substr(self(), pos, len, options);
  }

  /**
   * x1 - x2; integers wrap.
   *
   * @see ContextOps#subtract
   */
  public final Tensor subtract(Tensor x2) {
    return Context.current().subtract(self(), x2);
  }

  /**
   * x1 - x2; integers wrap.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#subtract
   */
  public final Tensor subtract(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.SUBTRACT, self(), context.weakHandle(x2));
  }

  /**
   * x1 - x2; integers wrap.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#subtract
   */
  public final Tensor subtract(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.SUBTRACT, self(), context.weakHandle(x2));
  }

  /**
   * The sum over axes; 0 where there is no element.
   *
   * @see ContextOps#sum
   */
  public final Tensor sum() {
    return Context.current().sum(self());
  }

  /**
   * The sum over axes; 0 where there is no element.
   *
   * @see ContextOps#sum
   */
  public final Tensor sum(Options.Sum options) {
    return Context.current().sum(self(), options);
  }

  /**
   * x summed over what broadcasting from like's shape added: the gradient of broadcasting.
   *
   * @see ContextOps#sumLike
   */
  public final Tensor sumLike(Tensor like) {
    return Context.current().sumLike(self(), like);
  }

  /**
   * The singular value decompositions of matrices x = u diag(s) vh.
   *
   * @see ContextOps#svd
   */
  public final List<Tensor> svd() {
    return Context.current().svd(self());
  }

  /**
   * The singular value decompositions of matrices x = u diag(s) vh.
   *
   * @see ContextOps#svd
   */
  public final List<Tensor> svd(Options.Svd options) {
    return Context.current().svd(self(), options);
  }

  /**
   * The singular values of matrices.
   *
   * @see ContextOps#svdvals
   */
  public final Tensor svdvals() {
    return Context.current().svdvals(self());
  }

  /**
   * x with two axes interchanged.
   *
   * @see ContextOps#swapaxes
   */
  public final Tensor swapaxes(long axis1, long axis2) {
    return Context.current().swapaxes(self(), axis1, axis2);
  }

  /**
   * The slices of x along an axis at indices, of which negative ones count from the end.
   *
   * @see ContextOps#take
   */
  public final Tensor take(Tensor indices) {
    return Context.current().take(self(), indices);
  }

  /**
   * The slices of x along an axis at indices, of which negative ones count from the end.
   *
   * @see ContextOps#take
   */
  public final Tensor take(Tensor indices, Options.Take options) {
    return Context.current().take(self(), indices, options);
  }

  /**
   * Along an axis, the elements of x at indices of its own for each place.
   *
   * @see ContextOps#takeAlongAxis
   */
  public final Tensor takeAlongAxis(Tensor indices) {
    return Context.current().takeAlongAxis(self(), indices);
  }

  /**
   * Along an axis, the elements of x at indices of its own for each place.
   *
   * @see ContextOps#takeAlongAxis
   */
  public final Tensor takeAlongAxis(Tensor indices, Options.TakeAlongAxis options) {
    return Context.current().takeAlongAxis(self(), indices, options);
  }

  /**
   * The tangent of x, an angle in radians.
   *
   * @see ContextOps#tan
   */
  public final Tensor tan() {
    return Context.current().tan(self());
  }

  /**
   * The hyperbolic tangent.
   *
   * @see ContextOps#tanh
   */
  public final Tensor tanh() {
    return Context.current().tanh(self());
  }

  /**
   * x with updates added where tuples of indices say.
   *
   * @see ContextOps#tensorScatterNdAdd
   */
  public final Tensor tensorScatterNdAdd(Tensor indices, Tensor updates) {
    return Context.current().tensorScatterNdAdd(self(), indices, updates);
  }

  /**
   * x with the maximum of x and the updates where tuples of indices say.
   *
   * @see ContextOps#tensorScatterNdMax
   */
  public final Tensor tensorScatterNdMax(Tensor indices, Tensor updates) {
    return Context.current().tensorScatterNdMax(self(), indices, updates);
  }

  /**
   * x with the minimum of x and the updates where tuples of indices say.
   *
   * @see ContextOps#tensorScatterNdMin
   */
  public final Tensor tensorScatterNdMin(Tensor indices, Tensor updates) {
    return Context.current().tensorScatterNdMin(self(), indices, updates);
  }

  /**
   * x multiplied by updates where tuples of indices say.
   *
   * @see ContextOps#tensorScatterNdMul
   */
  public final Tensor tensorScatterNdMul(Tensor indices, Tensor updates) {
    return Context.current().tensorScatterNdMul(self(), indices, updates);
  }

  /**
   * x with updates in place of what tuples of indices address.
   *
   * @see ContextOps#tensorScatterNdUpdate
   */
  public final Tensor tensorScatterNdUpdate(Tensor indices, Tensor updates) {
    return Context.current().tensorScatterNdUpdate(self(), indices, updates);
  }

  /**
   * Sums of products over pairs of axes.
   *
   * @see ContextOps#tensordot
   */
  public final Tensor tensordot(Tensor x2) {
    return Context.current().tensordot(self(), x2);
  }

  /**
   * Sums of products over pairs of axes.
   *
   * @see ContextOps#tensordot
   */
  public final Tensor tensordot(Tensor x2, Options.Tensordot options) {
    return Context.current().tensordot(self(), x2, options);
  }

  /**
   * x laid out repeatedly along its axes: repetitions[i] times along axis i.
   *
   * @see ContextOps#tile
   */
  public final Tensor tile(long... repetitions) {
    return Context.current().tile(self(), repetitions);
  }

  /**
   * The k greatest elements along the last axis, and their indices.
   *
   * @see ContextOps#topK
   */
  public final List<Tensor> topK(long k) {
    return Context.current().topK(self(), k);
  }

  /**
   * The k greatest elements along the last axis, and their indices.
   *
   * @see ContextOps#topK
   */
  public final List<Tensor> topK(long k, Options.TopK options) {
    return Context.current().topK(self(), k, options);
  }

  /**
   * The solutions y of x1 y = x2 for triangular x1.
   *
   * @see ContextOps#triangularSolve
   */
  public final Tensor triangularSolve(Tensor x2) {
    return Context.current().triangularSolve(self(), x2);
  }

  /**
   * The solutions y of x1 y = x2 for triangular x1.
   *
   * @see ContextOps#triangularSolve
   */
  public final Tensor triangularSolve(Tensor x2, Options.TriangularSolve options) {
    return Context.current().triangularSolve(self(), x2, options);
  }

  /**
   * The lower triangles of matrices: zero where column - row &gt; k.
   *
   * @see ContextOps#tril
   */
  public final Tensor tril() {
    return Context.current().tril(self());
  }

  /**
   * The lower triangles of matrices: zero where column - row &gt; k.
   *
   * @see ContextOps#tril
   */
  public final Tensor tril(Options.Tril options) {
    return Context.current().tril(self(), options);
  }

  /**
   * The upper triangles of matrices: zero where column - row &lt; k.
   *
   * @see ContextOps#triu
   */
  public final Tensor triu() {
    return Context.current().triu(self());
  }

  /**
   * The upper triangles of matrices: zero where column - row &lt; k.
   *
   * @see ContextOps#triu
   */
  public final Tensor triu(Options.Triu options) {
    return Context.current().triu(self(), options);
  }

  /**
   * x without its fraction: the nearest whole number towards 0.
   *
   * @see ContextOps#trunc
   */
  public final Tensor trunc() {
    return Context.current().trunc(self());
  }

  /**
   * x1 / x2 rounded towards 0, as C divides integers.
   *
   * @see ContextOps#truncDiv
   */
  public final Tensor truncDiv(Tensor x2) {
    return Context.current().truncDiv(self(), x2);
  }

  /**
   * x1 / x2 rounded towards 0, as C divides integers.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#truncDiv
   */
  public final Tensor truncDiv(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.TRUNC_DIV, self(), context.weakHandle(x2));
  }

  /**
   * x1 / x2 rounded towards 0, as C divides integers.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#truncDiv
   */
  public final Tensor truncDiv(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.TRUNC_DIV, self(), context.weakHandle(x2));
  }

  /**
   * The patches of images that a window reads, one behind the other (im2col).
   *
   * @see ContextOps#unfold
   */
  public final Tensor unfold(long... ksize) {
    return Context.current().unfold(self(), ksize);
  }

  /**
   * The patches of images that a window reads, one behind the other (im2col).
   *
   * @see ContextOps#unfold
   */
  public final Tensor unfold(long[] ksize, Options.Unfold options) {
    return Context.current().unfold(self(), ksize, options);
  }

  /**
   * The distinct elements of x, in the order in which they first occur.
   *
   * @see ContextOps#unique
   */
  public final List<Tensor> unique() {
    return Context.current().unique(self());
  }

  /**
   * The distinct elements of x, in the order in which they first occur.
   *
   * @see ContextOps#unique
   */
  public final List<Tensor> unique(Options.Unique options) {
    return Context.current().unique(self(), options);
  }

  /**
   * The indices along each axis of elements that are numbered in row-major order.
   *
   * @see ContextOps#unravelIndex
   */
  public final List<Tensor> unravelIndex(long... shape) {
    return Context.current().unravelIndex(self(), shape);
  }

  /**
   * The largest elements of the rows of x that have one id.
   *
   * @see ContextOps#unsortedSegmentMax
   */
  public final Tensor unsortedSegmentMax(Tensor segmentIds, long numSegments) {
    return Context.current().unsortedSegmentMax(self(), segmentIds, numSegments);
  }

  /**
   * The means of the rows of x that have one id; 0 where there is none.
   *
   * @see ContextOps#unsortedSegmentMean
   */
  public final Tensor unsortedSegmentMean(Tensor segmentIds, long numSegments) {
    return Context.current().unsortedSegmentMean(self(), segmentIds, numSegments);
  }

  /**
   * The smallest elements of the rows of x that have one id.
   *
   * @see ContextOps#unsortedSegmentMin
   */
  public final Tensor unsortedSegmentMin(Tensor segmentIds, long numSegments) {
    return Context.current().unsortedSegmentMin(self(), segmentIds, numSegments);
  }

  /**
   * The products of the rows of x that have one id; 1 where there is none.
   *
   * @see ContextOps#unsortedSegmentProd
   */
  public final Tensor unsortedSegmentProd(Tensor segmentIds, long numSegments) {
    return Context.current().unsortedSegmentProd(self(), segmentIds, numSegments);
  }

  /**
   * The sums of the rows of x that have one id, each over the root of their number.
   *
   * @see ContextOps#unsortedSegmentSqrtN
   */
  public final Tensor unsortedSegmentSqrtN(Tensor segmentIds, long numSegments) {
    return Context.current().unsortedSegmentSqrtN(self(), segmentIds, numSegments);
  }

  /**
   * The sums of the rows of x that have one id; 0 where there is none.
   *
   * @see ContextOps#unsortedSegmentSum
   */
  public final Tensor unsortedSegmentSum(Tensor segmentIds, long numSegments) {
    return Context.current().unsortedSegmentSum(self(), segmentIds, numSegments);
  }

  /**
   * The slices of x along an axis, one output each.
   *
   * @see ContextOps#unstack
   */
  public final List<Tensor> unstack() {
    return Context.current().unstack(self());
  }

  /**
   * The slices of x along an axis, one output each.
   *
   * @see ContextOps#unstack
   */
  public final List<Tensor> unstack(Options.Unstack options) {
    return Context.current().unstack(self(), options);
  }

  /**
   * The variance over axes, of complex numbers that of |x - mean|; integers become floats first.
   *
   * @see ContextOps#var
   */
  public final Tensor var() {
    return Context.current().var(self());
  }

  /**
   * The variance over axes, of complex numbers that of |x - mean|; integers become floats first.
   *
   * @see ContextOps#var
   */
  public final Tensor var(Options.Var options) {
    return Context.current().var(self(), options);
  }

  /**
   * The scalar products of vectors, which lie along an axis.
   *
   * @see ContextOps#vecdot
   */
  public final Tensor vecdot(Tensor x2) {
    return Context.current().vecdot(self(), x2);
  }

  /**
   * The scalar products of vectors, which lie along an axis.
   *
   * @see ContextOps#vecdot
   */
  public final Tensor vecdot(Tensor x2, Options.Vecdot options) {
    return Context.current().vecdot(self(), x2, options);
  }

  /**
   * The norm of the elements over axes, taken as a vector; integers become floats first.
   *
   * @see ContextOps#vectorNorm
   */
  public final Tensor vectorNorm() {
    return Context.current().vectorNorm(self());
  }

  /**
   * The norm of the elements over axes, taken as a vector; integers become floats first.
   *
   * @see ContextOps#vectorNorm
   */
  public final Tensor vectorNorm(Options.VectorNorm options) {
    return Context.current().vectorNorm(self(), options);
  }

  /**
   * x1 where the condition holds, else x2.
   *
   * @see ContextOps#where
   */
  public final Tensor where(Tensor x1, Tensor x2) {
    return Context.current().where(self(), x1, x2);
  }

  /**
   * x1 / x2; 0 where x1 is 0, unless x2 is NaN.
   *
   * @see ContextOps#xdivy
   */
  public final Tensor xdivy(Tensor x2) {
    return Context.current().xdivy(self(), x2);
  }

  /**
   * x1 / x2; 0 where x1 is 0, unless x2 is NaN.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#xdivy
   */
  public final Tensor xdivy(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.XDIVY, self(), context.weakHandle(x2));
  }

  /**
   * x1 / x2; 0 where x1 is 0, unless x2 is NaN.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#xdivy
   */
  public final Tensor xdivy(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.XDIVY, self(), context.weakHandle(x2));
  }

  /**
   * x1 log(1 + x2); 0 where x1 is 0, unless x2 is NaN.
   *
   * @see ContextOps#xlog1py
   */
  public final Tensor xlog1py(Tensor x2) {
    return Context.current().xlog1py(self(), x2);
  }

  /**
   * x1 log(1 + x2); 0 where x1 is 0, unless x2 is NaN.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#xlog1py
   */
  public final Tensor xlog1py(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.XLOG1PY, self(), context.weakHandle(x2));
  }

  /**
   * x1 log(1 + x2); 0 where x1 is 0, unless x2 is NaN.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#xlog1py
   */
  public final Tensor xlog1py(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.XLOG1PY, self(), context.weakHandle(x2));
  }

  /**
   * x1 log(x2); 0 where x1 is 0, unless x2 is NaN.
   *
   * @see ContextOps#xlogy
   */
  public final Tensor xlogy(Tensor x2) {
    return Context.current().xlogy(self(), x2);
  }

  /**
   * x1 log(x2); 0 where x1 is 0, unless x2 is NaN.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#xlogy
   */
  public final Tensor xlogy(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.XLOGY, self(), context.weakHandle(x2));
  }

  /**
   * x1 log(x2); 0 where x1 is 0, unless x2 is NaN.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#xlogy
   */
  public final Tensor xlogy(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.XLOGY, self(), context.weakHandle(x2));
  }

  /**
   * Zeros of the shape of x; as strings, empty ones.
   *
   * @see ContextOps#zerosLike
   */
  public final Tensor zerosLike() {
    return Context.current().zerosLike(self());
  }

  /**
   * Zeros of the shape of x; as strings, empty ones.
   *
   * @see ContextOps#zerosLike
   */
  public final Tensor zerosLike(Options.ZerosLike options) {
    return Context.current().zerosLike(self(), options);
  }

  /**
   * Hurwitz' zeta function: the sum of (x2 + k)^-x1 over k = 0, 1, ...; NaN where x1 &lt; 1.
   *
   * @see ContextOps#zeta
   */
  public final Tensor zeta(Tensor x2) {
    return Context.current().zeta(self(), x2);
  }

  /**
   * Hurwitz' zeta function: the sum of (x2 + k)^-x1 over k = 0, 1, ...; NaN where x1 &lt; 1.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#zeta
   */
  public final Tensor zeta(long x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.ZETA, self(), context.weakHandle(x2));
  }

  /**
   * Hurwitz' zeta function: the sum of (x2 + k)^-x1 over k = 0, 1, ...; NaN where x1 &lt; 1.
   *
   * @param x2 a number, which takes the dtype of this tensor where it fits
   * @see ContextOps#zeta
   */
  public final Tensor zeta(double x2) {
    Context context = Context.current();
    return context.withNumber(ContextOps.ZETA, self(), context.weakHandle(x2));
  }
}
