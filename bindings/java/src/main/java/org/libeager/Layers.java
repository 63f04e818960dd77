// Written by bindings/generate from the registry. Do not edit.
package org.libeager;

/** The kinds of layers, each with its attributes. What is not set has its default. */
public final class Layers {
  private Layers() {}

  /**
   * An activation by name.
   *
   * <p>{@code x}, {@code any}: The elements.
   *
   * <p>Gives {@code y}, {@code x}: The elements' activations.
   */
  public static final class Activation extends Layer {
    /**
     * Makes a layer.
     *
     * @param activation The activation that is applied to the result; LINEAR: none. One of linear, relu, relu6,
     *     leaky_relu, elu, selu, sigmoid, tanh, softplus, softsign, silu, gelu, exponential, softmax, log_softmax.
     */
    public Activation(String activation) {
      this((String) null, activation);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     * @param activation The activation that is applied to the result; LINEAR: none. One of linear, relu, relu6,
     *     leaky_relu, elu, selu, sigmoid, tanh, softplus, softsign, silu, gelu, exponential, softmax, log_softmax.
     */
    public Activation(String layer, String activation) {
      super("activation", layer);
      set("activation", activation);
    }

    /** The dtype that the layer computes in; inputs and variables are cast to it. Not given: no casts. */
    public Activation dtype(DType value) {
      set("dtype", value);
      return this;
    }

    /** The variables' dtype. Not given: dtype, or the first input's where it is a float, else float32. */
    public Activation paramDtype(DType value) {
      set("param_dtype", value);
      return this;
    }
  }

  /**
   * The mean of the elements in each place of a window, channel by channel; padding is left out.
   *
   * <p>{@code x}, {@code [batch, sizes..., channels]}: The elements; channels first: [batch, channels, sizes...].
   *
   * <p>Gives {@code y}, {@code [batch, places..., channels]}: An element for each place of the window.
   */
  public static final class AveragePooling1D extends Layer {
    /** Makes a layer. */
    public AveragePooling1D() {
      this((String) null);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     */
    public AveragePooling1D(String layer) {
      super("average_pool1d", layer);
    }

    /** The window's size along each axis; one value stands for all. Default: [2]. */
    public AveragePooling1D poolSize(long... value) {
      set("pool_size", value);
      return this;
    }

    /** How far the window moves along each axis. Not given: by its own size. */
    public AveragePooling1D strides(long... value) {
      set("strides", value);
      return this;
    }

    /**
     * VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. One of valid,
     * same. Default: valid.
     */
    public AveragePooling1D padding(String value) {
      set("padding", value);
      return this;
    }

    /** Where the channels (C) stand: behind the other axes, or before them. One of nhwc, nchw. Default: nhwc. */
    public AveragePooling1D dataFormat(String value) {
      set("data_format", value);
      return this;
    }
  }

  /**
   * The mean of the elements in each place of a window, channel by channel; padding is left out.
   *
   * <p>{@code x}, {@code [batch, sizes..., channels]}: The elements; channels first: [batch, channels, sizes...].
   *
   * <p>Gives {@code y}, {@code [batch, places..., channels]}: An element for each place of the window.
   */
  public static final class AveragePooling2D extends Layer {
    /** Makes a layer. */
    public AveragePooling2D() {
      this((String) null);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     */
    public AveragePooling2D(String layer) {
      super("average_pool2d", layer);
    }

    /** The window's size along each axis; one value stands for all. Default: [2, 2]. */
    public AveragePooling2D poolSize(long... value) {
      set("pool_size", value);
      return this;
    }

    /** How far the window moves along each axis. Not given: by its own size. */
    public AveragePooling2D strides(long... value) {
      set("strides", value);
      return this;
    }

    /**
     * VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. One of valid,
     * same. Default: valid.
     */
    public AveragePooling2D padding(String value) {
      set("padding", value);
      return this;
    }

    /** Where the channels (C) stand: behind the other axes, or before them. One of nhwc, nchw. Default: nhwc. */
    public AveragePooling2D dataFormat(String value) {
      set("data_format", value);
      return this;
    }
  }

  /**
   * The mean of the elements in each place of a window, channel by channel; padding is left out.
   *
   * <p>{@code x}, {@code [batch, sizes..., channels]}: The elements; channels first: [batch, channels, sizes...].
   *
   * <p>Gives {@code y}, {@code [batch, places..., channels]}: An element for each place of the window.
   */
  public static final class AveragePooling3D extends Layer {
    /** Makes a layer. */
    public AveragePooling3D() {
      this((String) null);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     */
    public AveragePooling3D(String layer) {
      super("average_pool3d", layer);
    }

    /** The window's size along each axis; one value stands for all. Default: [2, 2, 2]. */
    public AveragePooling3D poolSize(long... value) {
      set("pool_size", value);
      return this;
    }

    /** How far the window moves along each axis. Not given: by its own size. */
    public AveragePooling3D strides(long... value) {
      set("strides", value);
      return this;
    }

    /**
     * VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. One of valid,
     * same. Default: valid.
     */
    public AveragePooling3D padding(String value) {
      set("padding", value);
      return this;
    }

    /** Where the channels (C) stand: behind the other axes, or before them. One of nhwc, nchw. Default: nhwc. */
    public AveragePooling3D dataFormat(String value) {
      set("data_format", value);
      return this;
    }
  }

  /**
   * (x - mean) / sqrt(variance + epsilon) * gamma + beta, channel by channel (Ioffe and Szegedy, 2015). The mean and
   * the variance are the batch's while the layer trains, and otherwise the running ones.
   *
   * <p>{@code x}, {@code [batch, dims...]}: The elements.
   *
   * <p>Gives {@code y}, {@code x}: The normalized elements.
   *
   * <p>Variable {@code gamma}, {@code [n...]}: What the result is multiplied by, if scale.
   *
   * <p>Variable {@code beta}, {@code [n...]}: What is added, if center.
   *
   * <p>Variable {@code moving_mean}, {@code [n]}: The running mean.
   *
   * <p>Variable {@code moving_variance}, {@code [n]}: The running variance.
   */
  public static final class BatchNormalization extends Layer {
    /** Makes a layer. */
    public BatchNormalization() {
      this((String) null);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     */
    public BatchNormalization(String layer) {
      super("batch_normalization", layer);
    }

    /** The axis of the channels; a negative one counts from the end. Default: -1. */
    public BatchNormalization axis(long value) {
      set("axis", value);
      return this;
    }

    /** The part of the running states that each batch leaves. Default: 0.99. */
    public BatchNormalization momentum(double value) {
      set("momentum", value);
      return this;
    }

    /** What is added to the variance, at least 0. Default: 0.001. */
    public BatchNormalization epsilon(double value) {
      set("epsilon", value);
      return this;
    }

    /** Whether beta is added. Default: true. */
    public BatchNormalization center(boolean value) {
      set("center", value);
      return this;
    }

    /** Whether the result is multiplied by gamma. Default: true. */
    public BatchNormalization scale(boolean value) {
      set("scale", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: zeros.
     */
    public BatchNormalization betaInitializer(String value) {
      set("beta_initializer", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: ones.
     */
    public BatchNormalization gammaInitializer(String value) {
      set("gamma_initializer", value);
      return this;
    }

    /** The dtype that the layer computes in; inputs and variables are cast to it. Not given: no casts. */
    public BatchNormalization dtype(DType value) {
      set("dtype", value);
      return this;
    }

    /** The variables' dtype. Not given: dtype, or the first input's where it is a float, else float32. */
    public BatchNormalization paramDtype(DType value) {
      set("param_dtype", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: zeros.
     */
    public BatchNormalization movingMeanInitializer(String value) {
      set("moving_mean_initializer", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: ones.
     */
    public BatchNormalization movingVarianceInitializer(String value) {
      set("moving_variance_initializer", value);
      return this;
    }
  }

  /**
   * Convolution: the sums of products with filters that slide over the input.
   *
   * <p>{@code x}, {@code [batch, steps, in]}: Images or sequences; channels first: in stands behind the batch.
   *
   * <p>Gives {@code y}, {@code [batch, steps, out]}: The same, with other channels and sizes.
   *
   * <p>Variable {@code kernel}, {@code [sizes..., in/groups, out]}: The filters.
   *
   * <p>Variable {@code bias}, {@code [out]}: What is added to each channel, if useBias.
   */
  public static final class Conv1D extends Layer {
    /**
     * Makes a layer.
     *
     * @param filters The number of channels that come out.
     * @param kernelSize The window's size along each axis; one value stands for all.
     */
    public Conv1D(long filters, long... kernelSize) {
      this((String) null, filters, kernelSize);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     * @param filters The number of channels that come out.
     * @param kernelSize The window's size along each axis; one value stands for all.
     */
    public Conv1D(String layer, long filters, long... kernelSize) {
      super("conv1d", layer);
      set("filters", filters);
      set("kernel_size", kernelSize);
    }

    /** How far the filters move along each axis; one value stands for all. Default: [1]. */
    public Conv1D strides(long... value) {
      set("strides", value);
      return this;
    }

    /**
     * VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. One of valid,
     * same. Default: valid.
     */
    public Conv1D padding(String value) {
      set("padding", value);
      return this;
    }

    /** Where the channels (C) stand: behind the other axes, or before them. One of nhwc, nchw. Default: nhwc. */
    public Conv1D dataFormat(String value) {
      set("data_format", value);
      return this;
    }

    /** The distance of a filter's elements; one value stands for all. Default: [1]. */
    public Conv1D dilationRate(long... value) {
      set("dilation_rate", value);
      return this;
    }

    /** Into how many groups the channels are divided, each with filters of its own. Default: 1. */
    public Conv1D groups(long value) {
      set("groups", value);
      return this;
    }

    /**
     * The activation that is applied to the result; LINEAR: none. One of linear, relu, relu6, leaky_relu, elu, selu,
     * sigmoid, tanh, softplus, softsign, silu, gelu, exponential, softmax, log_softmax. Default: linear.
     */
    public Conv1D activation(String value) {
      set("activation", value);
      return this;
    }

    /** Whether a bias is added. Default: true. */
    public Conv1D useBias(boolean value) {
      set("use_bias", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: glorot_uniform.
     */
    public Conv1D kernelInitializer(String value) {
      set("kernel_initializer", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: zeros.
     */
    public Conv1D biasInitializer(String value) {
      set("bias_initializer", value);
      return this;
    }

    /** The dtype that the layer computes in; inputs and variables are cast to it. Not given: no casts. */
    public Conv1D dtype(DType value) {
      set("dtype", value);
      return this;
    }

    /** The variables' dtype. Not given: dtype, or the first input's where it is a float, else float32. */
    public Conv1D paramDtype(DType value) {
      set("param_dtype", value);
      return this;
    }
  }

  /**
   * Transposed convolution, which widens the input as far as a convolution narrows it.
   *
   * <p>{@code x}, {@code [batch, steps, in]}: Images or sequences; channels first: in stands behind the batch.
   *
   * <p>Gives {@code y}, {@code [batch, steps, out]}: The same, with other channels and sizes.
   *
   * <p>Variable {@code kernel}, {@code [sizes..., out, in]}: The filters.
   *
   * <p>Variable {@code bias}, {@code [out]}: What is added to each channel, if useBias.
   */
  public static final class Conv1DTranspose extends Layer {
    /**
     * Makes a layer.
     *
     * @param filters The number of channels that come out.
     * @param kernelSize The window's size along each axis; one value stands for all.
     */
    public Conv1DTranspose(long filters, long... kernelSize) {
      this((String) null, filters, kernelSize);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     * @param filters The number of channels that come out.
     * @param kernelSize The window's size along each axis; one value stands for all.
     */
    public Conv1DTranspose(String layer, long filters, long... kernelSize) {
      super("conv1d_transpose", layer);
      set("filters", filters);
      set("kernel_size", kernelSize);
    }

    /** How far the filters move along each axis; one value stands for all. Default: [1]. */
    public Conv1DTranspose strides(long... value) {
      set("strides", value);
      return this;
    }

    /**
     * VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. One of valid,
     * same. Default: valid.
     */
    public Conv1DTranspose padding(String value) {
      set("padding", value);
      return this;
    }

    /** Where the channels (C) stand: behind the other axes, or before them. One of nhwc, nchw. Default: nhwc. */
    public Conv1DTranspose dataFormat(String value) {
      set("data_format", value);
      return this;
    }

    /** The distance of a filter's elements; one value stands for all. Default: [1]. */
    public Conv1DTranspose dilationRate(long... value) {
      set("dilation_rate", value);
      return this;
    }

    /**
     * The activation that is applied to the result; LINEAR: none. One of linear, relu, relu6, leaky_relu, elu, selu,
     * sigmoid, tanh, softplus, softsign, silu, gelu, exponential, softmax, log_softmax. Default: linear.
     */
    public Conv1DTranspose activation(String value) {
      set("activation", value);
      return this;
    }

    /** Whether a bias is added. Default: true. */
    public Conv1DTranspose useBias(boolean value) {
      set("use_bias", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: glorot_uniform.
     */
    public Conv1DTranspose kernelInitializer(String value) {
      set("kernel_initializer", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: zeros.
     */
    public Conv1DTranspose biasInitializer(String value) {
      set("bias_initializer", value);
      return this;
    }

    /** The dtype that the layer computes in; inputs and variables are cast to it. Not given: no casts. */
    public Conv1DTranspose dtype(DType value) {
      set("dtype", value);
      return this;
    }

    /** The variables' dtype. Not given: dtype, or the first input's where it is a float, else float32. */
    public Conv1DTranspose paramDtype(DType value) {
      set("param_dtype", value);
      return this;
    }
  }

  /**
   * Convolution: the sums of products with filters that slide over the input.
   *
   * <p>{@code x}, {@code [batch, height, width, in]}: Images or sequences; channels first: in stands behind the batch.
   *
   * <p>Gives {@code y}, {@code [batch, height, width, out]}: The same, with other channels and sizes.
   *
   * <p>Variable {@code kernel}, {@code [sizes..., in/groups, out]}: The filters.
   *
   * <p>Variable {@code bias}, {@code [out]}: What is added to each channel, if useBias.
   */
  public static final class Conv2D extends Layer {
    /**
     * Makes a layer.
     *
     * @param filters The number of channels that come out.
     * @param kernelSize The window's size along each axis; one value stands for all.
     */
    public Conv2D(long filters, long... kernelSize) {
      this((String) null, filters, kernelSize);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     * @param filters The number of channels that come out.
     * @param kernelSize The window's size along each axis; one value stands for all.
     */
    public Conv2D(String layer, long filters, long... kernelSize) {
      super("conv2d", layer);
      set("filters", filters);
      set("kernel_size", kernelSize);
    }

    /** How far the filters move along each axis; one value stands for all. Default: [1, 1]. */
    public Conv2D strides(long... value) {
      set("strides", value);
      return this;
    }

    /**
     * VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. One of valid,
     * same. Default: valid.
     */
    public Conv2D padding(String value) {
      set("padding", value);
      return this;
    }

    /** Where the channels (C) stand: behind the other axes, or before them. One of nhwc, nchw. Default: nhwc. */
    public Conv2D dataFormat(String value) {
      set("data_format", value);
      return this;
    }

    /** The distance of a filter's elements; one value stands for all. Default: [1, 1]. */
    public Conv2D dilationRate(long... value) {
      set("dilation_rate", value);
      return this;
    }

    /** Into how many groups the channels are divided, each with filters of its own. Default: 1. */
    public Conv2D groups(long value) {
      set("groups", value);
      return this;
    }

    /**
     * The activation that is applied to the result; LINEAR: none. One of linear, relu, relu6, leaky_relu, elu, selu,
     * sigmoid, tanh, softplus, softsign, silu, gelu, exponential, softmax, log_softmax. Default: linear.
     */
    public Conv2D activation(String value) {
      set("activation", value);
      return this;
    }

    /** Whether a bias is added. Default: true. */
    public Conv2D useBias(boolean value) {
      set("use_bias", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: glorot_uniform.
     */
    public Conv2D kernelInitializer(String value) {
      set("kernel_initializer", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: zeros.
     */
    public Conv2D biasInitializer(String value) {
      set("bias_initializer", value);
      return this;
    }

    /** The dtype that the layer computes in; inputs and variables are cast to it. Not given: no casts. */
    public Conv2D dtype(DType value) {
      set("dtype", value);
      return this;
    }

    /** The variables' dtype. Not given: dtype, or the first input's where it is a float, else float32. */
    public Conv2D paramDtype(DType value) {
      set("param_dtype", value);
      return this;
    }
  }

  /**
   * Transposed convolution, which widens the input as far as a convolution narrows it.
   *
   * <p>{@code x}, {@code [batch, height, width, in]}: Images or sequences; channels first: in stands behind the batch.
   *
   * <p>Gives {@code y}, {@code [batch, height, width, out]}: The same, with other channels and sizes.
   *
   * <p>Variable {@code kernel}, {@code [sizes..., out, in]}: The filters.
   *
   * <p>Variable {@code bias}, {@code [out]}: What is added to each channel, if useBias.
   */
  public static final class Conv2DTranspose extends Layer {
    /**
     * Makes a layer.
     *
     * @param filters The number of channels that come out.
     * @param kernelSize The window's size along each axis; one value stands for all.
     */
    public Conv2DTranspose(long filters, long... kernelSize) {
      this((String) null, filters, kernelSize);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     * @param filters The number of channels that come out.
     * @param kernelSize The window's size along each axis; one value stands for all.
     */
    public Conv2DTranspose(String layer, long filters, long... kernelSize) {
      super("conv2d_transpose", layer);
      set("filters", filters);
      set("kernel_size", kernelSize);
    }

    /** How far the filters move along each axis; one value stands for all. Default: [1, 1]. */
    public Conv2DTranspose strides(long... value) {
      set("strides", value);
      return this;
    }

    /**
     * VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. One of valid,
     * same. Default: valid.
     */
    public Conv2DTranspose padding(String value) {
      set("padding", value);
      return this;
    }

    /** Where the channels (C) stand: behind the other axes, or before them. One of nhwc, nchw. Default: nhwc. */
    public Conv2DTranspose dataFormat(String value) {
      set("data_format", value);
      return this;
    }

    /** The distance of a filter's elements; one value stands for all. Default: [1, 1]. */
    public Conv2DTranspose dilationRate(long... value) {
      set("dilation_rate", value);
      return this;
    }

    /**
     * The activation that is applied to the result; LINEAR: none. One of linear, relu, relu6, leaky_relu, elu, selu,
     * sigmoid, tanh, softplus, softsign, silu, gelu, exponential, softmax, log_softmax. Default: linear.
     */
    public Conv2DTranspose activation(String value) {
      set("activation", value);
      return this;
    }

    /** Whether a bias is added. Default: true. */
    public Conv2DTranspose useBias(boolean value) {
      set("use_bias", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: glorot_uniform.
     */
    public Conv2DTranspose kernelInitializer(String value) {
      set("kernel_initializer", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: zeros.
     */
    public Conv2DTranspose biasInitializer(String value) {
      set("bias_initializer", value);
      return this;
    }

    /** The dtype that the layer computes in; inputs and variables are cast to it. Not given: no casts. */
    public Conv2DTranspose dtype(DType value) {
      set("dtype", value);
      return this;
    }

    /** The variables' dtype. Not given: dtype, or the first input's where it is a float, else float32. */
    public Conv2DTranspose paramDtype(DType value) {
      set("param_dtype", value);
      return this;
    }
  }

  /**
   * Convolution: the sums of products with filters that slide over the input.
   *
   * <p>{@code x}, {@code [batch, depth, height, width, in]}: Images or sequences; channels first: in stands behind the
   * batch.
   *
   * <p>Gives {@code y}, {@code [batch, depth, height, width, out]}: The same, with other channels and sizes.
   *
   * <p>Variable {@code kernel}, {@code [sizes..., in/groups, out]}: The filters.
   *
   * <p>Variable {@code bias}, {@code [out]}: What is added to each channel, if useBias.
   */
  public static final class Conv3D extends Layer {
    /**
     * Makes a layer.
     *
     * @param filters The number of channels that come out.
     * @param kernelSize The window's size along each axis; one value stands for all.
     */
    public Conv3D(long filters, long... kernelSize) {
      this((String) null, filters, kernelSize);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     * @param filters The number of channels that come out.
     * @param kernelSize The window's size along each axis; one value stands for all.
     */
    public Conv3D(String layer, long filters, long... kernelSize) {
      super("conv3d", layer);
      set("filters", filters);
      set("kernel_size", kernelSize);
    }

    /** How far the filters move along each axis; one value stands for all. Default: [1, 1, 1]. */
    public Conv3D strides(long... value) {
      set("strides", value);
      return this;
    }

    /**
     * VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. One of valid,
     * same. Default: valid.
     */
    public Conv3D padding(String value) {
      set("padding", value);
      return this;
    }

    /** Where the channels (C) stand: behind the other axes, or before them. One of nhwc, nchw. Default: nhwc. */
    public Conv3D dataFormat(String value) {
      set("data_format", value);
      return this;
    }

    /** The distance of a filter's elements; one value stands for all. Default: [1, 1, 1]. */
    public Conv3D dilationRate(long... value) {
      set("dilation_rate", value);
      return this;
    }

    /** Into how many groups the channels are divided, each with filters of its own. Default: 1. */
    public Conv3D groups(long value) {
      set("groups", value);
      return this;
    }

    /**
     * The activation that is applied to the result; LINEAR: none. One of linear, relu, relu6, leaky_relu, elu, selu,
     * sigmoid, tanh, softplus, softsign, silu, gelu, exponential, softmax, log_softmax. Default: linear.
     */
    public Conv3D activation(String value) {
      set("activation", value);
      return this;
    }

    /** Whether a bias is added. Default: true. */
    public Conv3D useBias(boolean value) {
      set("use_bias", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: glorot_uniform.
     */
    public Conv3D kernelInitializer(String value) {
      set("kernel_initializer", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: zeros.
     */
    public Conv3D biasInitializer(String value) {
      set("bias_initializer", value);
      return this;
    }

    /** The dtype that the layer computes in; inputs and variables are cast to it. Not given: no casts. */
    public Conv3D dtype(DType value) {
      set("dtype", value);
      return this;
    }

    /** The variables' dtype. Not given: dtype, or the first input's where it is a float, else float32. */
    public Conv3D paramDtype(DType value) {
      set("param_dtype", value);
      return this;
    }
  }

  /**
   * Transposed convolution, which widens the input as far as a convolution narrows it.
   *
   * <p>{@code x}, {@code [batch, depth, height, width, in]}: Images or sequences; channels first: in stands behind the
   * batch.
   *
   * <p>Gives {@code y}, {@code [batch, depth, height, width, out]}: The same, with other channels and sizes.
   *
   * <p>Variable {@code kernel}, {@code [sizes..., out, in]}: The filters.
   *
   * <p>Variable {@code bias}, {@code [out]}: What is added to each channel, if useBias.
   */
  public static final class Conv3DTranspose extends Layer {
    /**
     * Makes a layer.
     *
     * @param filters The number of channels that come out.
     * @param kernelSize The window's size along each axis; one value stands for all.
     */
    public Conv3DTranspose(long filters, long... kernelSize) {
      this((String) null, filters, kernelSize);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     * @param filters The number of channels that come out.
     * @param kernelSize The window's size along each axis; one value stands for all.
     */
    public Conv3DTranspose(String layer, long filters, long... kernelSize) {
      super("conv3d_transpose", layer);
      set("filters", filters);
      set("kernel_size", kernelSize);
    }

    /** How far the filters move along each axis; one value stands for all. Default: [1, 1, 1]. */
    public Conv3DTranspose strides(long... value) {
      set("strides", value);
      return this;
    }

    /**
     * VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. One of valid,
     * same. Default: valid.
     */
    public Conv3DTranspose padding(String value) {
      set("padding", value);
      return this;
    }

    /** Where the channels (C) stand: behind the other axes, or before them. One of nhwc, nchw. Default: nhwc. */
    public Conv3DTranspose dataFormat(String value) {
      set("data_format", value);
      return this;
    }

    /** The distance of a filter's elements; one value stands for all. Default: [1, 1, 1]. */
    public Conv3DTranspose dilationRate(long... value) {
      set("dilation_rate", value);
      return this;
    }

    /**
     * The activation that is applied to the result; LINEAR: none. One of linear, relu, relu6, leaky_relu, elu, selu,
     * sigmoid, tanh, softplus, softsign, silu, gelu, exponential, softmax, log_softmax. Default: linear.
     */
    public Conv3DTranspose activation(String value) {
      set("activation", value);
      return this;
    }

    /** Whether a bias is added. Default: true. */
    public Conv3DTranspose useBias(boolean value) {
      set("use_bias", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: glorot_uniform.
     */
    public Conv3DTranspose kernelInitializer(String value) {
      set("kernel_initializer", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: zeros.
     */
    public Conv3DTranspose biasInitializer(String value) {
      set("bias_initializer", value);
      return this;
    }

    /** The dtype that the layer computes in; inputs and variables are cast to it. Not given: no casts. */
    public Conv3DTranspose dtype(DType value) {
      set("dtype", value);
      return this;
    }

    /** The variables' dtype. Not given: dtype, or the first input's where it is a float, else float32. */
    public Conv3DTranspose paramDtype(DType value) {
      set("param_dtype", value);
      return this;
    }
  }

  /**
   * activation(x &#64; kernel + bias).
   *
   * <p>{@code x}, {@code [batch..., n]}: Rows of n features.
   *
   * <p>Gives {@code y}, {@code [batch..., units]}: Rows of units features.
   *
   * <p>Variable {@code kernel}, {@code [n, units]}: The weights.
   *
   * <p>Variable {@code bias}, {@code [units]}: What is added, if useBias.
   */
  public static final class Dense extends Layer {
    /**
     * Makes a layer.
     *
     * @param units The number of features that come out.
     */
    public Dense(long units) {
      this((String) null, units);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     * @param units The number of features that come out.
     */
    public Dense(String layer, long units) {
      super("dense", layer);
      set("units", units);
    }

    /**
     * The activation that is applied to the result; LINEAR: none. One of linear, relu, relu6, leaky_relu, elu, selu,
     * sigmoid, tanh, softplus, softsign, silu, gelu, exponential, softmax, log_softmax. Default: linear.
     */
    public Dense activation(String value) {
      set("activation", value);
      return this;
    }

    /** Whether a bias is added. Default: true. */
    public Dense useBias(boolean value) {
      set("use_bias", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: glorot_uniform.
     */
    public Dense kernelInitializer(String value) {
      set("kernel_initializer", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: zeros.
     */
    public Dense biasInitializer(String value) {
      set("bias_initializer", value);
      return this;
    }

    /** The dtype that the layer computes in; inputs and variables are cast to it. Not given: no casts. */
    public Dense dtype(DType value) {
      set("dtype", value);
      return this;
    }

    /** The variables' dtype. Not given: dtype, or the first input's where it is a float, else float32. */
    public Dense paramDtype(DType value) {
      set("param_dtype", value);
      return this;
    }
  }

  /**
   * Convolution of each channel with filters of its own.
   *
   * <p>{@code x}, {@code [batch, height, width, in]}: Images or sequences; channels first: in stands behind the batch.
   *
   * <p>Gives {@code y}, {@code [batch, height, width, out]}: The same, with other channels and sizes.
   *
   * <p>Variable {@code depthwise_kernel}, {@code [rows, columns, in, depth_multiplier]}: The filters of each channel.
   *
   * <p>Variable {@code bias}, {@code [out]}: What is added to each channel, if useBias.
   */
  public static final class DepthwiseConv2D extends Layer {
    /**
     * Makes a layer.
     *
     * @param kernelSize The window's size along each axis; one value stands for all.
     */
    public DepthwiseConv2D(long... kernelSize) {
      this((String) null, kernelSize);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     * @param kernelSize The window's size along each axis; one value stands for all.
     */
    public DepthwiseConv2D(String layer, long... kernelSize) {
      super("depthwise_conv2d", layer);
      set("kernel_size", kernelSize);
    }

    /** How far the filters move along each axis; one value stands for all. Default: [1, 1]. */
    public DepthwiseConv2D strides(long... value) {
      set("strides", value);
      return this;
    }

    /**
     * VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. One of valid,
     * same. Default: valid.
     */
    public DepthwiseConv2D padding(String value) {
      set("padding", value);
      return this;
    }

    /** Where the channels (C) stand: behind the other axes, or before them. One of nhwc, nchw. Default: nhwc. */
    public DepthwiseConv2D dataFormat(String value) {
      set("data_format", value);
      return this;
    }

    /** The distance of a filter's elements; one value stands for all. Default: [1, 1]. */
    public DepthwiseConv2D dilationRate(long... value) {
      set("dilation_rate", value);
      return this;
    }

    /** The number of filters of a channel. Default: 1. */
    public DepthwiseConv2D depthMultiplier(long value) {
      set("depth_multiplier", value);
      return this;
    }

    /**
     * The activation that is applied to the result; LINEAR: none. One of linear, relu, relu6, leaky_relu, elu, selu,
     * sigmoid, tanh, softplus, softsign, silu, gelu, exponential, softmax, log_softmax. Default: linear.
     */
    public DepthwiseConv2D activation(String value) {
      set("activation", value);
      return this;
    }

    /** Whether a bias is added. Default: true. */
    public DepthwiseConv2D useBias(boolean value) {
      set("use_bias", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: glorot_uniform.
     */
    public DepthwiseConv2D depthwiseInitializer(String value) {
      set("depthwise_initializer", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: zeros.
     */
    public DepthwiseConv2D biasInitializer(String value) {
      set("bias_initializer", value);
      return this;
    }

    /** The dtype that the layer computes in; inputs and variables are cast to it. Not given: no casts. */
    public DepthwiseConv2D dtype(DType value) {
      set("dtype", value);
      return this;
    }

    /** The variables' dtype. Not given: dtype, or the first input's where it is a float, else float32. */
    public DepthwiseConv2D paramDtype(DType value) {
      set("param_dtype", value);
      return this;
    }
  }

  /**
   * x with random elements set to zero and the others multiplied by 1 / (1 - rate) while the layer trains (Srivastava
   * et al., 2014); else x.
   *
   * <p>{@code x}, {@code any}: The elements.
   *
   * <p>Gives {@code y}, {@code x}: Those that are kept, and zeros.
   */
  public static final class Dropout extends Layer {
    /**
     * Makes a layer.
     *
     * @param rate The probability of zero, in [0, 1].
     */
    public Dropout(double rate) {
      this((String) null, rate);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     * @param rate The probability of zero, in [0, 1].
     */
    public Dropout(String layer, double rate) {
      super("dropout", layer);
      set("rate", rate);
    }

    /** The same elements at every call; 0: by the next numbers of the context's stream. Default: 0. */
    public Dropout seed(long value) {
      set("seed", value);
      return this;
    }

    /** The dtype that the layer computes in; inputs and variables are cast to it. Not given: no casts. */
    public Dropout dtype(DType value) {
      set("dtype", value);
      return this;
    }

    /** The variables' dtype. Not given: dtype, or the first input's where it is a float, else float32. */
    public Dropout paramDtype(DType value) {
      set("param_dtype", value);
      return this;
    }
  }

  /**
   * x where it is positive, else alpha * (exp(x) - 1) (Clevert et al., 2016).
   *
   * <p>{@code x}, {@code any}: The elements.
   *
   * <p>Gives {@code y}, {@code x}: The elements' activations.
   */
  public static final class ELU extends Layer {
    /** Makes a layer. */
    public ELU() {
      this((String) null);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     */
    public ELU(String layer) {
      super("elu", layer);
    }

    /** The limit towards minus infinity, negated. Default: 1.0. */
    public ELU alpha(double value) {
      set("alpha", value);
      return this;
    }

    /** The dtype that the layer computes in; inputs and variables are cast to it. Not given: no casts. */
    public ELU dtype(DType value) {
      set("dtype", value);
      return this;
    }

    /** The variables' dtype. Not given: dtype, or the first input's where it is a float, else float32. */
    public ELU paramDtype(DType value) {
      set("param_dtype", value);
      return this;
    }
  }

  /**
   * The rows of a table that numbers name.
   *
   * <p>{@code x}, {@code [dims...]}: Numbers from 0 on and less than inputDim.
   *
   * <p>Gives {@code y}, {@code [dims..., output_dim]}: A row for each number.
   *
   * <p>Variable {@code embeddings}, {@code [input_dim, output_dim]}: A row for each number.
   */
  public static final class Embedding extends Layer {
    /**
     * Makes a layer.
     *
     * @param inputDim How many numbers there are.
     * @param outputDim The length of a row.
     */
    public Embedding(long inputDim, long outputDim) {
      this((String) null, inputDim, outputDim);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     * @param inputDim How many numbers there are.
     * @param outputDim The length of a row.
     */
    public Embedding(String layer, long inputDim, long outputDim) {
      super("embedding", layer);
      set("input_dim", inputDim);
      set("output_dim", outputDim);
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: uniform.
     */
    public Embedding embeddingsInitializer(String value) {
      set("embeddings_initializer", value);
      return this;
    }

    /** The dtype that the layer computes in; inputs and variables are cast to it. Not given: no casts. */
    public Embedding dtype(DType value) {
      set("dtype", value);
      return this;
    }

    /** The variables' dtype. Not given: dtype, or the first input's where it is a float, else float32. */
    public Embedding paramDtype(DType value) {
      set("param_dtype", value);
      return this;
    }
  }

  /**
   * x with all axes but the first joined into one.
   *
   * <p>{@code x}, {@code [batch, dims...]}: The elements.
   *
   * <p>Gives {@code y}, {@code [batch, product]}: The same elements; product is that of the dims.
   */
  public static final class Flatten extends Layer {
    /** Makes a layer. */
    public Flatten() {
      this((String) null);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     */
    public Flatten(String layer) {
      super("flatten", layer);
    }

    /**
     * Where the channels stand; NCHW: the second axis, which is moved to the end first, so that weights of a dense
     * layer behind this one fit both formats. One of nhwc, nchw. Default: nhwc.
     */
    public Flatten dataFormat(String value) {
      set("data_format", value);
      return this;
    }
  }

  /**
   * x times the normal distribution's share below x (Hendrycks and Gimpel, 2016).
   *
   * <p>{@code x}, {@code any}: The elements.
   *
   * <p>Gives {@code y}, {@code x}: The elements' activations.
   */
  public static final class GELU extends Layer {
    /** Makes a layer. */
    public GELU() {
      this((String) null);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     */
    public GELU(String layer) {
      super("gelu", layer);
    }

    /** Whether tanh approximates the distribution. Default: false. */
    public GELU approximate(boolean value) {
      set("approximate", value);
      return this;
    }

    /** The dtype that the layer computes in; inputs and variables are cast to it. Not given: no casts. */
    public GELU dtype(DType value) {
      set("dtype", value);
      return this;
    }

    /** The variables' dtype. Not given: dtype, or the first input's where it is a float, else float32. */
    public GELU paramDtype(DType value) {
      set("param_dtype", value);
      return this;
    }
  }

  /**
   * The mean of each channel's elements.
   *
   * <p>{@code x}, {@code [batch, sizes..., channels]}: The elements; channels first: [batch, channels, sizes...].
   *
   * <p>Gives {@code y}, {@code [batch, channels]}: An element for each channel; with keepdims the other axes stay, as
   * dims of 1.
   */
  public static final class GlobalAveragePooling1D extends Layer {
    /** Makes a layer. */
    public GlobalAveragePooling1D() {
      this((String) null);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     */
    public GlobalAveragePooling1D(String layer) {
      super("global_average_pool1d", layer);
    }

    /** Where the channels (C) stand: behind the other axes, or before them. One of nhwc, nchw. Default: nhwc. */
    public GlobalAveragePooling1D dataFormat(String value) {
      set("data_format", value);
      return this;
    }

    /** Whether the axes stay, as dims of 1. Default: false. */
    public GlobalAveragePooling1D keepdims(boolean value) {
      set("keepdims", value);
      return this;
    }
  }

  /**
   * The mean of each channel's elements.
   *
   * <p>{@code x}, {@code [batch, sizes..., channels]}: The elements; channels first: [batch, channels, sizes...].
   *
   * <p>Gives {@code y}, {@code [batch, channels]}: An element for each channel; with keepdims the other axes stay, as
   * dims of 1.
   */
  public static final class GlobalAveragePooling2D extends Layer {
    /** Makes a layer. */
    public GlobalAveragePooling2D() {
      this((String) null);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     */
    public GlobalAveragePooling2D(String layer) {
      super("global_average_pool2d", layer);
    }

    /** Where the channels (C) stand: behind the other axes, or before them. One of nhwc, nchw. Default: nhwc. */
    public GlobalAveragePooling2D dataFormat(String value) {
      set("data_format", value);
      return this;
    }

    /** Whether the axes stay, as dims of 1. Default: false. */
    public GlobalAveragePooling2D keepdims(boolean value) {
      set("keepdims", value);
      return this;
    }
  }

  /**
   * The mean of each channel's elements.
   *
   * <p>{@code x}, {@code [batch, sizes..., channels]}: The elements; channels first: [batch, channels, sizes...].
   *
   * <p>Gives {@code y}, {@code [batch, channels]}: An element for each channel; with keepdims the other axes stay, as
   * dims of 1.
   */
  public static final class GlobalAveragePooling3D extends Layer {
    /** Makes a layer. */
    public GlobalAveragePooling3D() {
      this((String) null);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     */
    public GlobalAveragePooling3D(String layer) {
      super("global_average_pool3d", layer);
    }

    /** Where the channels (C) stand: behind the other axes, or before them. One of nhwc, nchw. Default: nhwc. */
    public GlobalAveragePooling3D dataFormat(String value) {
      set("data_format", value);
      return this;
    }

    /** Whether the axes stay, as dims of 1. Default: false. */
    public GlobalAveragePooling3D keepdims(boolean value) {
      set("keepdims", value);
      return this;
    }
  }

  /**
   * The greatest element of each channel.
   *
   * <p>{@code x}, {@code [batch, sizes..., channels]}: The elements; channels first: [batch, channels, sizes...].
   *
   * <p>Gives {@code y}, {@code [batch, channels]}: An element for each channel; with keepdims the other axes stay, as
   * dims of 1.
   */
  public static final class GlobalMaxPooling1D extends Layer {
    /** Makes a layer. */
    public GlobalMaxPooling1D() {
      this((String) null);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     */
    public GlobalMaxPooling1D(String layer) {
      super("global_max_pool1d", layer);
    }

    /** Where the channels (C) stand: behind the other axes, or before them. One of nhwc, nchw. Default: nhwc. */
    public GlobalMaxPooling1D dataFormat(String value) {
      set("data_format", value);
      return this;
    }

    /** Whether the axes stay, as dims of 1. Default: false. */
    public GlobalMaxPooling1D keepdims(boolean value) {
      set("keepdims", value);
      return this;
    }
  }

  /**
   * The greatest element of each channel.
   *
   * <p>{@code x}, {@code [batch, sizes..., channels]}: The elements; channels first: [batch, channels, sizes...].
   *
   * <p>Gives {@code y}, {@code [batch, channels]}: An element for each channel; with keepdims the other axes stay, as
   * dims of 1.
   */
  public static final class GlobalMaxPooling2D extends Layer {
    /** Makes a layer. */
    public GlobalMaxPooling2D() {
      this((String) null);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     */
    public GlobalMaxPooling2D(String layer) {
      super("global_max_pool2d", layer);
    }

    /** Where the channels (C) stand: behind the other axes, or before them. One of nhwc, nchw. Default: nhwc. */
    public GlobalMaxPooling2D dataFormat(String value) {
      set("data_format", value);
      return this;
    }

    /** Whether the axes stay, as dims of 1. Default: false. */
    public GlobalMaxPooling2D keepdims(boolean value) {
      set("keepdims", value);
      return this;
    }
  }

  /**
   * The greatest element of each channel.
   *
   * <p>{@code x}, {@code [batch, sizes..., channels]}: The elements; channels first: [batch, channels, sizes...].
   *
   * <p>Gives {@code y}, {@code [batch, channels]}: An element for each channel; with keepdims the other axes stay, as
   * dims of 1.
   */
  public static final class GlobalMaxPooling3D extends Layer {
    /** Makes a layer. */
    public GlobalMaxPooling3D() {
      this((String) null);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     */
    public GlobalMaxPooling3D(String layer) {
      super("global_max_pool3d", layer);
    }

    /** Where the channels (C) stand: behind the other axes, or before them. One of nhwc, nchw. Default: nhwc. */
    public GlobalMaxPooling3D dataFormat(String value) {
      set("data_format", value);
      return this;
    }

    /** Whether the axes stay, as dims of 1. Default: false. */
    public GlobalMaxPooling3D keepdims(boolean value) {
      set("keepdims", value);
      return this;
    }
  }

  /**
   * (x - mean) / sqrt(variance + epsilon) * gamma + beta, by groups of channels (Wu and He, 2018).
   *
   * <p>{@code x}, {@code [batch, dims...]}: The elements.
   *
   * <p>Gives {@code y}, {@code x}: The normalized elements.
   *
   * <p>Variable {@code gamma}, {@code [n...]}: What the result is multiplied by, if scale.
   *
   * <p>Variable {@code beta}, {@code [n...]}: What is added, if center.
   */
  public static final class GroupNormalization extends Layer {
    /** Makes a layer. */
    public GroupNormalization() {
      this((String) null);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     */
    public GroupNormalization(String layer) {
      super("group_normalization", layer);
    }

    /** The number of groups, of as many neighbouring channels each; -1: a group a channel. Default: 32. */
    public GroupNormalization groups(long value) {
      set("groups", value);
      return this;
    }

    /** The axis of the channels; a negative one counts from the end. Default: -1. */
    public GroupNormalization axis(long value) {
      set("axis", value);
      return this;
    }

    /** What is added to the variance, at least 0. Default: 0.001. */
    public GroupNormalization epsilon(double value) {
      set("epsilon", value);
      return this;
    }

    /** Whether beta is added. Default: true. */
    public GroupNormalization center(boolean value) {
      set("center", value);
      return this;
    }

    /** Whether the result is multiplied by gamma. Default: true. */
    public GroupNormalization scale(boolean value) {
      set("scale", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: zeros.
     */
    public GroupNormalization betaInitializer(String value) {
      set("beta_initializer", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: ones.
     */
    public GroupNormalization gammaInitializer(String value) {
      set("gamma_initializer", value);
      return this;
    }

    /** The dtype that the layer computes in; inputs and variables are cast to it. Not given: no casts. */
    public GroupNormalization dtype(DType value) {
      set("dtype", value);
      return this;
    }

    /** The variables' dtype. Not given: dtype, or the first input's where it is a float, else float32. */
    public GroupNormalization paramDtype(DType value) {
      set("param_dtype", value);
      return this;
    }
  }

  /**
   * Gated recurrent units over whole sequences (Cho et al., 2014), with the gates z, r, n and biases of their own for
   * inputs and states.
   *
   * <p>{@code x}, {@code [batch, steps, n]}: Sequences of n features.
   *
   * <p>{@code mask}, {@code [batch, steps]}: Which steps count; the states stay as they are at others. Not given: all.
   *
   * <p>{@code initial_h}, {@code [batch, states]}: The state before the first step; 0 if it is not given. A
   * bidirectional layer's has that of the second direction behind it, and so have the states below.
   *
   * <p>Gives {@code y}, {@code [batch, places..., features]}: The last state, or with returnSequences all states, step
   * by step.
   *
   * <p>Gives {@code h}, {@code [batch, states]}: The last state.
   *
   * <p>Variable {@code kernel}, {@code [n, gates]}: The weights of the inputs, gate by gate.
   *
   * <p>Variable {@code recurrent_kernel}, {@code [units, gates]}: The weights of the state.
   *
   * <p>Variable {@code bias}, {@code [2, gates]}: What is added, if useBias.
   *
   * <p>Variable {@code backward_kernel}, {@code [n, gates]}: The second direction's, if bidirectional.
   *
   * <p>Variable {@code backward_recurrent_kernel}, {@code [units, gates]}: The second direction's.
   *
   * <p>Variable {@code backward_bias}, {@code [2, gates]}: The second direction's.
   */
  public static final class GRU extends Layer {
    /**
     * Makes a layer.
     *
     * @param units The length of the state.
     */
    public GRU(long units) {
      this((String) null, units);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     * @param units The length of the state.
     */
    public GRU(String layer, long units) {
      super("gru", layer);
      set("units", units);
    }

    /** Whether a bias is added. Default: true. */
    public GRU useBias(boolean value) {
      set("use_bias", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: glorot_uniform.
     */
    public GRU kernelInitializer(String value) {
      set("kernel_initializer", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: orthogonal.
     */
    public GRU recurrentInitializer(String value) {
      set("recurrent_initializer", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: zeros.
     */
    public GRU biasInitializer(String value) {
      set("bias_initializer", value);
      return this;
    }

    /** Whether y has the states of all steps. Default: false. */
    public GRU returnSequences(boolean value) {
      set("return_sequences", value);
      return this;
    }

    /** Whether the last step comes first; y then has the steps in that order. Default: false. */
    public GRU goBackwards(boolean value) {
      set("go_backwards", value);
      return this;
    }

    /**
     * Whether a second direction, with weights of its own, goes through the steps from the last to the first. Default:
     * false.
     */
    public GRU bidirectional(boolean value) {
      set("bidirectional", value);
      return this;
    }

    /** How the two directions' results become one. One of concat, sum, mul, ave. Default: concat. */
    public GRU mergeMode(String value) {
      set("merge_mode", value);
      return this;
    }

    /** The dtype that the layer computes in; inputs and variables are cast to it. Not given: no casts. */
    public GRU dtype(DType value) {
      set("dtype", value);
      return this;
    }

    /** The variables' dtype. Not given: dtype, or the first input's where it is a float, else float32. */
    public GRU paramDtype(DType value) {
      set("param_dtype", value);
      return this;
    }

    /**
     * The share of the inputs that become 0 while the layer trains: the same features of a sequence at all steps.
     * Default: 0.0.
     */
    public GRU dropout(double value) {
      set("dropout", value);
      return this;
    }

    /**
     * The share of the state that becomes 0 ahead of its product while the layer trains: the same units of a sequence
     * at all steps, which are then computed one by one. Default: 0.0.
     */
    public GRU recurrentDropout(double value) {
      set("recurrent_dropout", value);
      return this;
    }
  }

  /**
   * A step of gated recurrent units, with the gates z, r, n and biases of their own for inputs and states.
   *
   * <p>{@code x}, {@code [batch, n]}: A step of n features.
   *
   * <p>{@code initial_h}, {@code [batch, units]}: The state before the step; 0 if it is not given.
   *
   * <p>Gives {@code h}, {@code [batch, units]}: The state behind the step.
   *
   * <p>Variable {@code kernel}, {@code [n, gates]}: The weights of the inputs, gate by gate.
   *
   * <p>Variable {@code recurrent_kernel}, {@code [units, gates]}: The weights of the state.
   *
   * <p>Variable {@code bias}, {@code [2, gates]}: What is added, if useBias.
   */
  public static final class GRUCell extends Layer {
    /**
     * Makes a layer.
     *
     * @param units The length of the state.
     */
    public GRUCell(long units) {
      this((String) null, units);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     * @param units The length of the state.
     */
    public GRUCell(String layer, long units) {
      super("gru_cell", layer);
      set("units", units);
    }

    /** Whether a bias is added. Default: true. */
    public GRUCell useBias(boolean value) {
      set("use_bias", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: glorot_uniform.
     */
    public GRUCell kernelInitializer(String value) {
      set("kernel_initializer", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: orthogonal.
     */
    public GRUCell recurrentInitializer(String value) {
      set("recurrent_initializer", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: zeros.
     */
    public GRUCell biasInitializer(String value) {
      set("bias_initializer", value);
      return this;
    }

    /** The dtype that the layer computes in; inputs and variables are cast to it. Not given: no casts. */
    public GRUCell dtype(DType value) {
      set("dtype", value);
      return this;
    }

    /** The variables' dtype. Not given: dtype, or the first input's where it is a float, else float32. */
    public GRUCell paramDtype(DType value) {
      set("param_dtype", value);
      return this;
    }

    /** The share of the inputs that become 0 while the layer trains. Default: 0.0. */
    public GRUCell dropout(double value) {
      set("dropout", value);
      return this;
    }

    /** The share of the state that becomes 0 ahead of its product while the layer trains. Default: 0.0. */
    public GRUCell recurrentDropout(double value) {
      set("recurrent_dropout", value);
      return this;
    }
  }

  /**
   * (x - mean) / sqrt(variance + epsilon) * gamma + beta, each place along some axes (Ba et al., 2016).
   *
   * <p>{@code x}, {@code [batch, dims...]}: The elements.
   *
   * <p>Gives {@code y}, {@code x}: The normalized elements.
   *
   * <p>Variable {@code gamma}, {@code [n...]}: What the result is multiplied by, if scale.
   *
   * <p>Variable {@code beta}, {@code [n...]}: What is added, if center.
   */
  public static final class LayerNormalization extends Layer {
    /** Makes a layer. */
    public LayerNormalization() {
      this((String) null);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     */
    public LayerNormalization(String layer) {
      super("layer_normalization", layer);
    }

    /** The axes of the mean and the variance; negative ones count from the end. Default: [-1]. */
    public LayerNormalization axis(long... value) {
      set("axis", value);
      return this;
    }

    /** What is added to the variance, at least 0. Default: 0.001. */
    public LayerNormalization epsilon(double value) {
      set("epsilon", value);
      return this;
    }

    /** Whether beta is added. Default: true. */
    public LayerNormalization center(boolean value) {
      set("center", value);
      return this;
    }

    /** Whether the result is multiplied by gamma. Default: true. */
    public LayerNormalization scale(boolean value) {
      set("scale", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: zeros.
     */
    public LayerNormalization betaInitializer(String value) {
      set("beta_initializer", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: ones.
     */
    public LayerNormalization gammaInitializer(String value) {
      set("gamma_initializer", value);
      return this;
    }

    /** The dtype that the layer computes in; inputs and variables are cast to it. Not given: no casts. */
    public LayerNormalization dtype(DType value) {
      set("dtype", value);
      return this;
    }

    /** The variables' dtype. Not given: dtype, or the first input's where it is a float, else float32. */
    public LayerNormalization paramDtype(DType value) {
      set("param_dtype", value);
      return this;
    }
  }

  /**
   * x where it is positive, else alpha * x (Maas, Hannun and Ng, 2013).
   *
   * <p>{@code x}, {@code any}: The elements.
   *
   * <p>Gives {@code y}, {@code x}: The elements' activations.
   */
  public static final class LeakyReLU extends Layer {
    /** Makes a layer. */
    public LeakyReLU() {
      this((String) null);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     */
    public LeakyReLU(String layer) {
      super("leaky_relu", layer);
    }

    /** The slope of negative elements. Default: 0.3. */
    public LeakyReLU alpha(double value) {
      set("alpha", value);
      return this;
    }

    /** The dtype that the layer computes in; inputs and variables are cast to it. Not given: no casts. */
    public LeakyReLU dtype(DType value) {
      set("dtype", value);
      return this;
    }

    /** The variables' dtype. Not given: dtype, or the first input's where it is a float, else float32. */
    public LeakyReLU paramDtype(DType value) {
      set("param_dtype", value);
      return this;
    }
  }

  /**
   * Long short-term memory over whole sequences (Hochreiter and Schmidhuber, 1997), with the gates i, f, g, o.
   *
   * <p>{@code x}, {@code [batch, steps, n]}: Sequences of n features.
   *
   * <p>{@code mask}, {@code [batch, steps]}: Which steps count; the states stay as they are at others. Not given: all.
   *
   * <p>{@code initial_h}, {@code [batch, states]}: The state before the first step; 0 if it is not given. A
   * bidirectional layer's has that of the second direction behind it, and so have the states below.
   *
   * <p>{@code initial_c}, {@code [batch, states]}: The cells before the first step; 0 if it is not given.
   *
   * <p>Gives {@code y}, {@code [batch, places..., features]}: The last state, or with returnSequences all states, step
   * by step.
   *
   * <p>Gives {@code h}, {@code [batch, states]}: The last state.
   *
   * <p>Gives {@code c}, {@code [batch, states]}: The last cells.
   *
   * <p>Variable {@code kernel}, {@code [n, gates]}: The weights of the inputs, gate by gate.
   *
   * <p>Variable {@code recurrent_kernel}, {@code [units, gates]}: The weights of the state.
   *
   * <p>Variable {@code bias}, {@code [gates]}: What is added, if useBias.
   *
   * <p>Variable {@code backward_kernel}, {@code [n, gates]}: The second direction's, if bidirectional.
   *
   * <p>Variable {@code backward_recurrent_kernel}, {@code [units, gates]}: The second direction's.
   *
   * <p>Variable {@code backward_bias}, {@code [gates]}: The second direction's.
   */
  public static final class LSTM extends Layer {
    /**
     * Makes a layer.
     *
     * @param units The length of the state.
     */
    public LSTM(long units) {
      this((String) null, units);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     * @param units The length of the state.
     */
    public LSTM(String layer, long units) {
      super("lstm", layer);
      set("units", units);
    }

    /** Whether a bias is added. Default: true. */
    public LSTM useBias(boolean value) {
      set("use_bias", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: glorot_uniform.
     */
    public LSTM kernelInitializer(String value) {
      set("kernel_initializer", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: orthogonal.
     */
    public LSTM recurrentInitializer(String value) {
      set("recurrent_initializer", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: zeros.
     */
    public LSTM biasInitializer(String value) {
      set("bias_initializer", value);
      return this;
    }

    /** Whether the bias of the gate that forgets begins with 1. Default: true. */
    public LSTM unitForgetBias(boolean value) {
      set("unit_forget_bias", value);
      return this;
    }

    /** Whether y has the states of all steps. Default: false. */
    public LSTM returnSequences(boolean value) {
      set("return_sequences", value);
      return this;
    }

    /** Whether the last step comes first; y then has the steps in that order. Default: false. */
    public LSTM goBackwards(boolean value) {
      set("go_backwards", value);
      return this;
    }

    /**
     * Whether a second direction, with weights of its own, goes through the steps from the last to the first. Default:
     * false.
     */
    public LSTM bidirectional(boolean value) {
      set("bidirectional", value);
      return this;
    }

    /** How the two directions' results become one. One of concat, sum, mul, ave. Default: concat. */
    public LSTM mergeMode(String value) {
      set("merge_mode", value);
      return this;
    }

    /** The dtype that the layer computes in; inputs and variables are cast to it. Not given: no casts. */
    public LSTM dtype(DType value) {
      set("dtype", value);
      return this;
    }

    /** The variables' dtype. Not given: dtype, or the first input's where it is a float, else float32. */
    public LSTM paramDtype(DType value) {
      set("param_dtype", value);
      return this;
    }

    /**
     * The share of the inputs that become 0 while the layer trains: the same features of a sequence at all steps.
     * Default: 0.0.
     */
    public LSTM dropout(double value) {
      set("dropout", value);
      return this;
    }

    /**
     * The share of the state that becomes 0 ahead of its product while the layer trains: the same units of a sequence
     * at all steps, which are then computed one by one. Default: 0.0.
     */
    public LSTM recurrentDropout(double value) {
      set("recurrent_dropout", value);
      return this;
    }
  }

  /**
   * A step of long short-term memory, with the gates i, f, g, o.
   *
   * <p>{@code x}, {@code [batch, n]}: A step of n features.
   *
   * <p>{@code initial_h}, {@code [batch, units]}: The state before the step; 0 if it is not given.
   *
   * <p>{@code initial_c}, {@code [batch, units]}: The cells before the step; 0 if it is not given.
   *
   * <p>Gives {@code h}, {@code [batch, units]}: The state behind the step.
   *
   * <p>Gives {@code c}, {@code [batch, units]}: The cells behind the step.
   *
   * <p>Variable {@code kernel}, {@code [n, gates]}: The weights of the inputs, gate by gate.
   *
   * <p>Variable {@code recurrent_kernel}, {@code [units, gates]}: The weights of the state.
   *
   * <p>Variable {@code bias}, {@code [gates]}: What is added, if useBias.
   */
  public static final class LSTMCell extends Layer {
    /**
     * Makes a layer.
     *
     * @param units The length of the state.
     */
    public LSTMCell(long units) {
      this((String) null, units);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     * @param units The length of the state.
     */
    public LSTMCell(String layer, long units) {
      super("lstm_cell", layer);
      set("units", units);
    }

    /** Whether a bias is added. Default: true. */
    public LSTMCell useBias(boolean value) {
      set("use_bias", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: glorot_uniform.
     */
    public LSTMCell kernelInitializer(String value) {
      set("kernel_initializer", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: orthogonal.
     */
    public LSTMCell recurrentInitializer(String value) {
      set("recurrent_initializer", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: zeros.
     */
    public LSTMCell biasInitializer(String value) {
      set("bias_initializer", value);
      return this;
    }

    /** Whether the bias of the gate that forgets begins with 1. Default: true. */
    public LSTMCell unitForgetBias(boolean value) {
      set("unit_forget_bias", value);
      return this;
    }

    /** The dtype that the layer computes in; inputs and variables are cast to it. Not given: no casts. */
    public LSTMCell dtype(DType value) {
      set("dtype", value);
      return this;
    }

    /** The variables' dtype. Not given: dtype, or the first input's where it is a float, else float32. */
    public LSTMCell paramDtype(DType value) {
      set("param_dtype", value);
      return this;
    }

    /** The share of the inputs that become 0 while the layer trains. Default: 0.0. */
    public LSTMCell dropout(double value) {
      set("dropout", value);
      return this;
    }

    /** The share of the state that becomes 0 ahead of its product while the layer trains. Default: 0.0. */
    public LSTMCell recurrentDropout(double value) {
      set("recurrent_dropout", value);
      return this;
    }
  }

  /**
   * The greatest element in each place of a window, channel by channel.
   *
   * <p>{@code x}, {@code [batch, sizes..., channels]}: The elements; channels first: [batch, channels, sizes...].
   *
   * <p>Gives {@code y}, {@code [batch, places..., channels]}: An element for each place of the window.
   */
  public static final class MaxPooling1D extends Layer {
    /** Makes a layer. */
    public MaxPooling1D() {
      this((String) null);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     */
    public MaxPooling1D(String layer) {
      super("max_pool1d", layer);
    }

    /** The window's size along each axis; one value stands for all. Default: [2]. */
    public MaxPooling1D poolSize(long... value) {
      set("pool_size", value);
      return this;
    }

    /** How far the window moves along each axis. Not given: by its own size. */
    public MaxPooling1D strides(long... value) {
      set("strides", value);
      return this;
    }

    /**
     * VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. One of valid,
     * same. Default: valid.
     */
    public MaxPooling1D padding(String value) {
      set("padding", value);
      return this;
    }

    /** Where the channels (C) stand: behind the other axes, or before them. One of nhwc, nchw. Default: nhwc. */
    public MaxPooling1D dataFormat(String value) {
      set("data_format", value);
      return this;
    }
  }

  /**
   * The greatest element in each place of a window, channel by channel.
   *
   * <p>{@code x}, {@code [batch, sizes..., channels]}: The elements; channels first: [batch, channels, sizes...].
   *
   * <p>Gives {@code y}, {@code [batch, places..., channels]}: An element for each place of the window.
   */
  public static final class MaxPooling2D extends Layer {
    /** Makes a layer. */
    public MaxPooling2D() {
      this((String) null);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     */
    public MaxPooling2D(String layer) {
      super("max_pool2d", layer);
    }

    /** The window's size along each axis; one value stands for all. Default: [2, 2]. */
    public MaxPooling2D poolSize(long... value) {
      set("pool_size", value);
      return this;
    }

    /** How far the window moves along each axis. Not given: by its own size. */
    public MaxPooling2D strides(long... value) {
      set("strides", value);
      return this;
    }

    /**
     * VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. One of valid,
     * same. Default: valid.
     */
    public MaxPooling2D padding(String value) {
      set("padding", value);
      return this;
    }

    /** Where the channels (C) stand: behind the other axes, or before them. One of nhwc, nchw. Default: nhwc. */
    public MaxPooling2D dataFormat(String value) {
      set("data_format", value);
      return this;
    }
  }

  /**
   * The greatest element in each place of a window, channel by channel.
   *
   * <p>{@code x}, {@code [batch, sizes..., channels]}: The elements; channels first: [batch, channels, sizes...].
   *
   * <p>Gives {@code y}, {@code [batch, places..., channels]}: An element for each place of the window.
   */
  public static final class MaxPooling3D extends Layer {
    /** Makes a layer. */
    public MaxPooling3D() {
      this((String) null);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     */
    public MaxPooling3D(String layer) {
      super("max_pool3d", layer);
    }

    /** The window's size along each axis; one value stands for all. Default: [2, 2, 2]. */
    public MaxPooling3D poolSize(long... value) {
      set("pool_size", value);
      return this;
    }

    /** How far the window moves along each axis. Not given: by its own size. */
    public MaxPooling3D strides(long... value) {
      set("strides", value);
      return this;
    }

    /**
     * VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. One of valid,
     * same. Default: valid.
     */
    public MaxPooling3D padding(String value) {
      set("padding", value);
      return this;
    }

    /** Where the channels (C) stand: behind the other axes, or before them. One of nhwc, nchw. Default: nhwc. */
    public MaxPooling3D dataFormat(String value) {
      set("data_format", value);
      return this;
    }
  }

  /**
   * Attention with several heads: means of the projected values, weighted by how the projected queries and keys agree
   * (Vaswani et al., 2017).
   *
   * <p>{@code query}, {@code [batch, steps..., n]}: What asks.
   *
   * <p>{@code value}, {@code [batch, places..., l]}: What is taken the mean of.
   *
   * <p>{@code key}, {@code [batch, places..., m]}: What is compared with the queries; not given: value.
   *
   * <p>{@code attention_mask}, {@code [batch, steps..., places...]}: Which places each step may see, by booleans or
   * whole numbers; or floats, which are added to the scores, and -inf hides a place. Not given: each sees all. With
   * attentionAxes it has the first of the other dims, the attended ones of the query, and those of the value.
   *
   * <p>Gives {@code y}, {@code [batch, steps..., output_dim]}: The projected means.
   *
   * <p>Variable {@code query_kernel}, {@code [n, num_heads, key_dim]}: What projects the queries.
   *
   * <p>Variable {@code query_bias}, {@code [num_heads, key_dim]}: What is added to the queries, if useBias.
   *
   * <p>Variable {@code key_kernel}, {@code [m, num_heads, key_dim]}: What projects the keys.
   *
   * <p>Variable {@code key_bias}, {@code [num_heads, key_dim]}: What is added to the keys, if useBias.
   *
   * <p>Variable {@code value_kernel}, {@code [l, num_heads, value_dim]}: What projects the values.
   *
   * <p>Variable {@code value_bias}, {@code [num_heads, value_dim]}: What is added to the values, if useBias.
   *
   * <p>Variable {@code output_kernel}, {@code [num_heads, value_dim, output_dim]}: What projects the result.
   *
   * <p>Variable {@code output_bias}, {@code [output_dim]}: What is added to the result, if useBias.
   */
  public static final class MultiHeadAttention extends Layer {
    /**
     * Makes a layer.
     *
     * @param numHeads The number of heads.
     * @param keyDim The length of a head's queries and keys.
     */
    public MultiHeadAttention(long numHeads, long keyDim) {
      this((String) null, numHeads, keyDim);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     * @param numHeads The number of heads.
     * @param keyDim The length of a head's queries and keys.
     */
    public MultiHeadAttention(String layer, long numHeads, long keyDim) {
      super("multi_head_attention", layer);
      set("num_heads", numHeads);
      set("key_dim", keyDim);
    }

    /** The length of a head's values; not given: keyDim. */
    public MultiHeadAttention valueDim(long value) {
      set("value_dim", value);
      return this;
    }

    /** The length of the results; not given: that of the queries. */
    public MultiHeadAttention outputDim(long value) {
      set("output_dim", value);
      return this;
    }

    /** The probability that a weight is dropped while the layer trains. Default: 0.0. */
    public MultiHeadAttention dropout(double value) {
      set("dropout", value);
      return this;
    }

    /** Whether biases are added. Default: true. */
    public MultiHeadAttention useBias(boolean value) {
      set("use_bias", value);
      return this;
    }

    /** Whether a step sees only the places up to its own. Default: false. */
    public MultiHeadAttention useCausalMask(boolean value) {
      set("use_causal_mask", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: glorot_uniform.
     */
    public MultiHeadAttention kernelInitializer(String value) {
      set("kernel_initializer", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: zeros.
     */
    public MultiHeadAttention biasInitializer(String value) {
      set("bias_initializer", value);
      return this;
    }

    /**
     * The axes that are attended along, of inputs with more than three; not given: all but the batch and the features.
     * The inputs are alike in the other dims.
     */
    public MultiHeadAttention attentionAxes(long... value) {
      set("attention_axes", value);
      return this;
    }

    /** The dtype that the layer computes in; inputs and variables are cast to it. Not given: no casts. */
    public MultiHeadAttention dtype(DType value) {
      set("dtype", value);
      return this;
    }

    /** The variables' dtype. Not given: dtype, or the first input's where it is a float, else float32. */
    public MultiHeadAttention paramDtype(DType value) {
      set("param_dtype", value);
      return this;
    }
  }

  /**
   * x with the axes behind the first in another order.
   *
   * <p>{@code x}, {@code [batch, dims...]}: The elements.
   *
   * <p>Gives {@code y}, {@code [batch, permuted...]}: The same elements.
   */
  public static final class Permute extends Layer {
    /**
     * Makes a layer.
     *
     * @param dims The axes' new order, counted from 1: 2 1 exchanges the second axis and the third.
     */
    public Permute(long... dims) {
      this((String) null, dims);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     * @param dims The axes' new order, counted from 1: 2 1 exchanges the second axis and the third.
     */
    public Permute(String layer, long... dims) {
      super("permute", layer);
      set("dims", dims);
    }
  }

  /**
   * x where it is positive, else alpha * x, with alpha learned (He et al., 2015).
   *
   * <p>{@code x}, {@code [batch, dims...]}: The elements.
   *
   * <p>Gives {@code y}, {@code x}: The elements' activations.
   *
   * <p>Variable {@code alpha}, {@code [dims...]}: The slopes of negative elements.
   */
  public static final class PReLU extends Layer {
    /** Makes a layer. */
    public PReLU() {
      this((String) null);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     */
    public PReLU(String layer) {
      super("prelu", layer);
    }

    /**
     * Axes along which all elements have one alpha, counted from 1; the batch is never one of alpha's. Default: [].
     */
    public PReLU sharedAxes(long... value) {
      set("shared_axes", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: zeros.
     */
    public PReLU alphaInitializer(String value) {
      set("alpha_initializer", value);
      return this;
    }

    /** The dtype that the layer computes in; inputs and variables are cast to it. Not given: no casts. */
    public PReLU dtype(DType value) {
      set("dtype", value);
      return this;
    }

    /** The variables' dtype. Not given: dtype, or the first input's where it is a float, else float32. */
    public PReLU paramDtype(DType value) {
      set("param_dtype", value);
      return this;
    }
  }

  /**
   * max(x, 0).
   *
   * <p>{@code x}, {@code any}: The elements.
   *
   * <p>Gives {@code y}, {@code x}: The elements' activations.
   */
  public static final class ReLU extends Layer {
    /** Makes a layer. */
    public ReLU() {
      this((String) null);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     */
    public ReLU(String layer) {
      super("relu", layer);
    }

    /** The dtype that the layer computes in; inputs and variables are cast to it. Not given: no casts. */
    public ReLU dtype(DType value) {
      set("dtype", value);
      return this;
    }

    /** The variables' dtype. Not given: dtype, or the first input's where it is a float, else float32. */
    public ReLU paramDtype(DType value) {
      set("param_dtype", value);
      return this;
    }
  }

  /**
   * x with other axes behind the first.
   *
   * <p>{@code x}, {@code [batch, dims...]}: The elements.
   *
   * <p>Gives {@code y}, {@code [batch, target...]}: The same elements.
   */
  public static final class Reshape extends Layer {
    /**
     * Makes a layer.
     *
     * @param targetShape The dims behind the first, of which one may be -1: as many as remain.
     */
    public Reshape(long... targetShape) {
      this((String) null, targetShape);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     * @param targetShape The dims behind the first, of which one may be -1: as many as remain.
     */
    public Reshape(String layer, long... targetShape) {
      super("reshape", layer);
      set("target_shape", targetShape);
    }
  }

  /**
   * x / sqrt(mean(x^2) + epsilon) * scale (Zhang and Sennrich, 2019).
   *
   * <p>{@code x}, {@code [batch, dims...]}: The elements.
   *
   * <p>Gives {@code y}, {@code x}: The normalized elements.
   *
   * <p>Variable {@code scale}, {@code [n...]}: What the result is multiplied by.
   */
  public static final class RMSNormalization extends Layer {
    /** Makes a layer. */
    public RMSNormalization() {
      this((String) null);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     */
    public RMSNormalization(String layer) {
      super("rms_normalization", layer);
    }

    /** The axes of the mean; negative ones count from the end. Default: [-1]. */
    public RMSNormalization axis(long... value) {
      set("axis", value);
      return this;
    }

    /** What is added to the variance, at least 0. Default: 1e-06. */
    public RMSNormalization epsilon(double value) {
      set("epsilon", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: ones.
     */
    public RMSNormalization scaleInitializer(String value) {
      set("scale_initializer", value);
      return this;
    }

    /** The dtype that the layer computes in; inputs and variables are cast to it. Not given: no casts. */
    public RMSNormalization dtype(DType value) {
      set("dtype", value);
      return this;
    }

    /** The variables' dtype. Not given: dtype, or the first input's where it is a float, else float32. */
    public RMSNormalization paramDtype(DType value) {
      set("param_dtype", value);
      return this;
    }
  }

  /**
   * A plain recurrent network over whole sequences (Elman, 1990): each step makes h = activation(x kernel + h
   * recurrentKernel + bias).
   *
   * <p>{@code x}, {@code [batch, steps, n]}: Sequences of n features.
   *
   * <p>{@code mask}, {@code [batch, steps]}: Which steps count; the states stay as they are at others. Not given: all.
   *
   * <p>{@code initial_h}, {@code [batch, states]}: The state before the first step; 0 if it is not given. A
   * bidirectional layer's has that of the second direction behind it, and so have the states below.
   *
   * <p>Gives {@code y}, {@code [batch, places..., features]}: The last state, or with returnSequences all states, step
   * by step.
   *
   * <p>Gives {@code h}, {@code [batch, states]}: The last state.
   *
   * <p>Variable {@code kernel}, {@code [n, gates]}: The weights of the inputs, gate by gate.
   *
   * <p>Variable {@code recurrent_kernel}, {@code [units, gates]}: The weights of the state.
   *
   * <p>Variable {@code bias}, {@code [units]}: What is added, if useBias.
   *
   * <p>Variable {@code backward_kernel}, {@code [n, gates]}: The second direction's, if bidirectional.
   *
   * <p>Variable {@code backward_recurrent_kernel}, {@code [units, gates]}: The second direction's.
   *
   * <p>Variable {@code backward_bias}, {@code [units]}: The second direction's.
   */
  public static final class SimpleRNN extends Layer {
    /**
     * Makes a layer.
     *
     * @param units The length of the state.
     */
    public SimpleRNN(long units) {
      this((String) null, units);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     * @param units The length of the state.
     */
    public SimpleRNN(String layer, long units) {
      super("rnn", layer);
      set("units", units);
    }

    /** What each step applies. One of tanh, relu. Default: tanh. */
    public SimpleRNN activation(String value) {
      set("activation", value);
      return this;
    }

    /** Whether a bias is added. Default: true. */
    public SimpleRNN useBias(boolean value) {
      set("use_bias", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: glorot_uniform.
     */
    public SimpleRNN kernelInitializer(String value) {
      set("kernel_initializer", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: orthogonal.
     */
    public SimpleRNN recurrentInitializer(String value) {
      set("recurrent_initializer", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: zeros.
     */
    public SimpleRNN biasInitializer(String value) {
      set("bias_initializer", value);
      return this;
    }

    /** Whether y has the states of all steps. Default: false. */
    public SimpleRNN returnSequences(boolean value) {
      set("return_sequences", value);
      return this;
    }

    /** Whether the last step comes first; y then has the steps in that order. Default: false. */
    public SimpleRNN goBackwards(boolean value) {
      set("go_backwards", value);
      return this;
    }

    /**
     * Whether a second direction, with weights of its own, goes through the steps from the last to the first. Default:
     * false.
     */
    public SimpleRNN bidirectional(boolean value) {
      set("bidirectional", value);
      return this;
    }

    /** How the two directions' results become one. One of concat, sum, mul, ave. Default: concat. */
    public SimpleRNN mergeMode(String value) {
      set("merge_mode", value);
      return this;
    }

    /** The dtype that the layer computes in; inputs and variables are cast to it. Not given: no casts. */
    public SimpleRNN dtype(DType value) {
      set("dtype", value);
      return this;
    }

    /** The variables' dtype. Not given: dtype, or the first input's where it is a float, else float32. */
    public SimpleRNN paramDtype(DType value) {
      set("param_dtype", value);
      return this;
    }

    /**
     * The share of the inputs that become 0 while the layer trains: the same features of a sequence at all steps.
     * Default: 0.0.
     */
    public SimpleRNN dropout(double value) {
      set("dropout", value);
      return this;
    }

    /**
     * The share of the state that becomes 0 ahead of its product while the layer trains: the same units of a sequence
     * at all steps, which are then computed one by one. Default: 0.0.
     */
    public SimpleRNN recurrentDropout(double value) {
      set("recurrent_dropout", value);
      return this;
    }
  }

  /**
   * A step of a plain recurrent network: h = activation(x kernel + h recurrentKernel + bias).
   *
   * <p>{@code x}, {@code [batch, n]}: A step of n features.
   *
   * <p>{@code initial_h}, {@code [batch, units]}: The state before the step; 0 if it is not given.
   *
   * <p>Gives {@code h}, {@code [batch, units]}: The state behind the step.
   *
   * <p>Variable {@code kernel}, {@code [n, gates]}: The weights of the inputs, gate by gate.
   *
   * <p>Variable {@code recurrent_kernel}, {@code [units, gates]}: The weights of the state.
   *
   * <p>Variable {@code bias}, {@code [units]}: What is added, if useBias.
   */
  public static final class SimpleRNNCell extends Layer {
    /**
     * Makes a layer.
     *
     * @param units The length of the state.
     */
    public SimpleRNNCell(long units) {
      this((String) null, units);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     * @param units The length of the state.
     */
    public SimpleRNNCell(String layer, long units) {
      super("rnn_cell", layer);
      set("units", units);
    }

    /** What each step applies. One of tanh, relu. Default: tanh. */
    public SimpleRNNCell activation(String value) {
      set("activation", value);
      return this;
    }

    /** Whether a bias is added. Default: true. */
    public SimpleRNNCell useBias(boolean value) {
      set("use_bias", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: glorot_uniform.
     */
    public SimpleRNNCell kernelInitializer(String value) {
      set("kernel_initializer", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: orthogonal.
     */
    public SimpleRNNCell recurrentInitializer(String value) {
      set("recurrent_initializer", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: zeros.
     */
    public SimpleRNNCell biasInitializer(String value) {
      set("bias_initializer", value);
      return this;
    }

    /** The dtype that the layer computes in; inputs and variables are cast to it. Not given: no casts. */
    public SimpleRNNCell dtype(DType value) {
      set("dtype", value);
      return this;
    }

    /** The variables' dtype. Not given: dtype, or the first input's where it is a float, else float32. */
    public SimpleRNNCell paramDtype(DType value) {
      set("param_dtype", value);
      return this;
    }

    /** The share of the inputs that become 0 while the layer trains. Default: 0.0. */
    public SimpleRNNCell dropout(double value) {
      set("dropout", value);
      return this;
    }

    /** The share of the state that becomes 0 ahead of its product while the layer trains. Default: 0.0. */
    public SimpleRNNCell recurrentDropout(double value) {
      set("recurrent_dropout", value);
      return this;
    }
  }

  /**
   * Convolution of each channel with filters of its own, and then of all channels, place by place.
   *
   * <p>{@code x}, {@code [batch, height, width, in]}: Images or sequences; channels first: in stands behind the batch.
   *
   * <p>Gives {@code y}, {@code [batch, height, width, out]}: The same, with other channels and sizes.
   *
   * <p>Variable {@code depthwise_kernel}, {@code [rows, columns, in, depth_multiplier]}: The filters of each channel.
   *
   * <p>Variable {@code pointwise_kernel}, {@code [1, 1, between, out]}: What mixes the channels.
   *
   * <p>Variable {@code bias}, {@code [out]}: What is added to each channel, if useBias.
   */
  public static final class SeparableConv2D extends Layer {
    /**
     * Makes a layer.
     *
     * @param filters The number of channels that come out.
     * @param kernelSize The window's size along each axis; one value stands for all.
     */
    public SeparableConv2D(long filters, long... kernelSize) {
      this((String) null, filters, kernelSize);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     * @param filters The number of channels that come out.
     * @param kernelSize The window's size along each axis; one value stands for all.
     */
    public SeparableConv2D(String layer, long filters, long... kernelSize) {
      super("separable_conv2d", layer);
      set("filters", filters);
      set("kernel_size", kernelSize);
    }

    /** How far the filters move along each axis; one value stands for all. Default: [1, 1]. */
    public SeparableConv2D strides(long... value) {
      set("strides", value);
      return this;
    }

    /**
     * VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. One of valid,
     * same. Default: valid.
     */
    public SeparableConv2D padding(String value) {
      set("padding", value);
      return this;
    }

    /** Where the channels (C) stand: behind the other axes, or before them. One of nhwc, nchw. Default: nhwc. */
    public SeparableConv2D dataFormat(String value) {
      set("data_format", value);
      return this;
    }

    /** The distance of a filter's elements; one value stands for all. Default: [1, 1]. */
    public SeparableConv2D dilationRate(long... value) {
      set("dilation_rate", value);
      return this;
    }

    /** The number of filters of a channel. Default: 1. */
    public SeparableConv2D depthMultiplier(long value) {
      set("depth_multiplier", value);
      return this;
    }

    /**
     * The activation that is applied to the result; LINEAR: none. One of linear, relu, relu6, leaky_relu, elu, selu,
     * sigmoid, tanh, softplus, softsign, silu, gelu, exponential, softmax, log_softmax. Default: linear.
     */
    public SeparableConv2D activation(String value) {
      set("activation", value);
      return this;
    }

    /** Whether a bias is added. Default: true. */
    public SeparableConv2D useBias(boolean value) {
      set("use_bias", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: glorot_uniform.
     */
    public SeparableConv2D depthwiseInitializer(String value) {
      set("depthwise_initializer", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: glorot_uniform.
     */
    public SeparableConv2D pointwiseInitializer(String value) {
      set("pointwise_initializer", value);
      return this;
    }

    /**
     * How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
     * LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
     * attributes, as in "normal stddev=0.01". Default: zeros.
     */
    public SeparableConv2D biasInitializer(String value) {
      set("bias_initializer", value);
      return this;
    }

    /** The dtype that the layer computes in; inputs and variables are cast to it. Not given: no casts. */
    public SeparableConv2D dtype(DType value) {
      set("dtype", value);
      return this;
    }

    /** The variables' dtype. Not given: dtype, or the first input's where it is a float, else float32. */
    public SeparableConv2D paramDtype(DType value) {
      set("param_dtype", value);
      return this;
    }
  }

  /**
   * exp(x) over its sum along an axis.
   *
   * <p>{@code x}, {@code any}: The elements.
   *
   * <p>Gives {@code y}, {@code x}: The elements' activations.
   */
  public static final class Softmax extends Layer {
    /** Makes a layer. */
    public Softmax() {
      this((String) null);
    }

    /**
     * Makes a layer of this name.
     *
     * @param layer the layer's name, for messages and the variables' names
     */
    public Softmax(String layer) {
      super("softmax", layer);
    }

    /** The axis along which the results sum to 1; negative ones count from the end. Default: -1. */
    public Softmax axis(long value) {
      set("axis", value);
      return this;
    }

    /** The dtype that the layer computes in; inputs and variables are cast to it. Not given: no casts. */
    public Softmax dtype(DType value) {
      set("dtype", value);
      return this;
    }

    /** The variables' dtype. Not given: dtype, or the first input's where it is a float, else float32. */
    public Softmax paramDtype(DType value) {
      set("param_dtype", value);
      return this;
    }
  }
}
