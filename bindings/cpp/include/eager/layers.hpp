// Written by bindings/generate.
// The kinds of layers.
#ifndef EAGER_LAYERS_HPP_
#define EAGER_LAYERS_HPP_

#include "layer.hpp"

EAGER_NAMESPACE_BEGIN

namespace nn {

/// The attributes of Activation that may be left out.
class ActivationOptions {
 public:
  ActivationOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// The dtype that the layer computes in; inputs and variables are cast to it. Absent: no casts.
  ActivationOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The variables' dtype. Absent: dtype, or the first input's where it is a float, else float32.
  ActivationOptions& param_dtype(DType value) { return param_dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<DType> dtype_;
  detail::Given<DType> param_dtype_;
};

/// An activation by name.
/// - x, any: The elements.
/// - y, x: The elements' activations.
/// - activation: The activation that is applied to the result; LINEAR: none.
class Activation : public Layer {
 public:
  static Fallible<Activation> make(const std::string& activation,
                                   const ActivationOptions& options = ActivationOptions()) {
    EAGER_TRY(Layer made, Layer::make("activation", options.name_.value));
    EAGER_DO(made.set("activation", activation));
    EAGER_DO(detail::set_if(made, "dtype", options.dtype_));
    EAGER_DO(detail::set_if(made, "param_dtype", options.param_dtype_));
    return Activation(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit Activation(const std::string& activation, const ActivationOptions& options = ActivationOptions())
      : Activation(make(activation, options)) {}
#endif

 private:
  explicit Activation(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of AveragePooling1D that may be left out.
class AveragePooling1DOptions {
 public:
  AveragePooling1DOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// The window's size along each axis; one value stands for all. Default: {2}.
  AveragePooling1DOptions& pool_size(const Ints& value) { return pool_size_.set({value.begin(), value.end()}), *this; }
  /// How far the window moves along each axis. Absent: by its own size.
  AveragePooling1DOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. Default: VALID.
  AveragePooling1DOptions& padding(const std::string& value) { return padding_.set(value), *this; }
  /// Where the channels (C) stand: behind the other axes, or before them. Default: NHWC.
  AveragePooling1DOptions& data_format(const std::string& value) { return data_format_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<std::vector<int64_t>> pool_size_;
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<std::string> padding_;
  detail::Given<std::string> data_format_;
};

/// The mean of the elements in each place of a window, channel by channel; padding is left out.
/// - x, [batch, sizes..., channels]: The elements; channels first: [batch, channels, sizes...].
/// - y, [batch, places..., channels]: An element for each place of the window.
class AveragePooling1D : public Layer {
 public:
  static Fallible<AveragePooling1D> make(const AveragePooling1DOptions& options = AveragePooling1DOptions()) {
    EAGER_TRY(Layer made, Layer::make("average_pool1d", options.name_.value));
    EAGER_DO(detail::set_if(made, "pool_size", options.pool_size_));
    EAGER_DO(detail::set_if(made, "strides", options.strides_));
    EAGER_DO(detail::set_if(made, "padding", options.padding_));
    EAGER_DO(detail::set_if(made, "data_format", options.data_format_));
    return AveragePooling1D(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit AveragePooling1D(const AveragePooling1DOptions& options = AveragePooling1DOptions())
      : AveragePooling1D(make(options)) {}
#endif

 private:
  explicit AveragePooling1D(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of AveragePooling2D that may be left out.
class AveragePooling2DOptions {
 public:
  AveragePooling2DOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// The window's size along each axis; one value stands for all. Default: {2, 2}.
  AveragePooling2DOptions& pool_size(const Ints& value) { return pool_size_.set({value.begin(), value.end()}), *this; }
  /// How far the window moves along each axis. Absent: by its own size.
  AveragePooling2DOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. Default: VALID.
  AveragePooling2DOptions& padding(const std::string& value) { return padding_.set(value), *this; }
  /// Where the channels (C) stand: behind the other axes, or before them. Default: NHWC.
  AveragePooling2DOptions& data_format(const std::string& value) { return data_format_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<std::vector<int64_t>> pool_size_;
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<std::string> padding_;
  detail::Given<std::string> data_format_;
};

/// The mean of the elements in each place of a window, channel by channel; padding is left out.
/// - x, [batch, sizes..., channels]: The elements; channels first: [batch, channels, sizes...].
/// - y, [batch, places..., channels]: An element for each place of the window.
class AveragePooling2D : public Layer {
 public:
  static Fallible<AveragePooling2D> make(const AveragePooling2DOptions& options = AveragePooling2DOptions()) {
    EAGER_TRY(Layer made, Layer::make("average_pool2d", options.name_.value));
    EAGER_DO(detail::set_if(made, "pool_size", options.pool_size_));
    EAGER_DO(detail::set_if(made, "strides", options.strides_));
    EAGER_DO(detail::set_if(made, "padding", options.padding_));
    EAGER_DO(detail::set_if(made, "data_format", options.data_format_));
    return AveragePooling2D(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit AveragePooling2D(const AveragePooling2DOptions& options = AveragePooling2DOptions())
      : AveragePooling2D(make(options)) {}
#endif

 private:
  explicit AveragePooling2D(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of AveragePooling3D that may be left out.
class AveragePooling3DOptions {
 public:
  AveragePooling3DOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// The window's size along each axis; one value stands for all. Default: {2, 2, 2}.
  AveragePooling3DOptions& pool_size(const Ints& value) { return pool_size_.set({value.begin(), value.end()}), *this; }
  /// How far the window moves along each axis. Absent: by its own size.
  AveragePooling3DOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. Default: VALID.
  AveragePooling3DOptions& padding(const std::string& value) { return padding_.set(value), *this; }
  /// Where the channels (C) stand: behind the other axes, or before them. Default: NHWC.
  AveragePooling3DOptions& data_format(const std::string& value) { return data_format_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<std::vector<int64_t>> pool_size_;
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<std::string> padding_;
  detail::Given<std::string> data_format_;
};

/// The mean of the elements in each place of a window, channel by channel; padding is left out.
/// - x, [batch, sizes..., channels]: The elements; channels first: [batch, channels, sizes...].
/// - y, [batch, places..., channels]: An element for each place of the window.
class AveragePooling3D : public Layer {
 public:
  static Fallible<AveragePooling3D> make(const AveragePooling3DOptions& options = AveragePooling3DOptions()) {
    EAGER_TRY(Layer made, Layer::make("average_pool3d", options.name_.value));
    EAGER_DO(detail::set_if(made, "pool_size", options.pool_size_));
    EAGER_DO(detail::set_if(made, "strides", options.strides_));
    EAGER_DO(detail::set_if(made, "padding", options.padding_));
    EAGER_DO(detail::set_if(made, "data_format", options.data_format_));
    return AveragePooling3D(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit AveragePooling3D(const AveragePooling3DOptions& options = AveragePooling3DOptions())
      : AveragePooling3D(make(options)) {}
#endif

 private:
  explicit AveragePooling3D(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of BatchNormalization that may be left out.
class BatchNormalizationOptions {
 public:
  BatchNormalizationOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// The axis of the channels; a negative one counts from the end. Default: -1.
  BatchNormalizationOptions& axis(int64_t value) { return axis_.set(value), *this; }
  /// The part of the running states that each batch leaves. Default: 0.99.
  BatchNormalizationOptions& momentum(double value) { return momentum_.set(value), *this; }
  /// What is added to the variance, at least 0. Default: 0.001.
  BatchNormalizationOptions& epsilon(double value) { return epsilon_.set(value), *this; }
  /// Whether beta is added. Default: true.
  BatchNormalizationOptions& center(bool value) { return center_.set(value), *this; }
  /// Whether the result is multiplied by gamma. Default: true.
  BatchNormalizationOptions& scale(bool value) { return scale_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: zeros.
  BatchNormalizationOptions& beta_initializer(const std::string& value) { return beta_initializer_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: ones.
  BatchNormalizationOptions& gamma_initializer(const std::string& value) {
    return gamma_initializer_.set(value), *this;
  }
  /// The dtype that the layer computes in; inputs and variables are cast to it. Absent: no casts.
  BatchNormalizationOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The variables' dtype. Absent: dtype, or the first input's where it is a float, else float32.
  BatchNormalizationOptions& param_dtype(DType value) { return param_dtype_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: zeros.
  BatchNormalizationOptions& moving_mean_initializer(const std::string& value) {
    return moving_mean_initializer_.set(value), *this;
  }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: ones.
  BatchNormalizationOptions& moving_variance_initializer(const std::string& value) {
    return moving_variance_initializer_.set(value), *this;
  }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<int64_t> axis_;
  detail::Given<double> momentum_;
  detail::Given<double> epsilon_;
  detail::Given<bool> center_;
  detail::Given<bool> scale_;
  detail::Given<std::string> beta_initializer_;
  detail::Given<std::string> gamma_initializer_;
  detail::Given<DType> dtype_;
  detail::Given<DType> param_dtype_;
  detail::Given<std::string> moving_mean_initializer_;
  detail::Given<std::string> moving_variance_initializer_;
};

/// (x - mean) / sqrt(variance + epsilon) * gamma + beta, channel by channel (Ioffe and Szegedy, 2015). The mean and the
/// variance are the batch's while the layer trains, and otherwise the running ones.
/// - x, [batch, dims...]: The elements.
/// - y, x: The normalized elements.
/// - variable "gamma", [n...]: What the result is multiplied by, if scale.
/// - variable "beta", [n...]: What is added, if center.
/// - variable "moving_mean", [n]: The running mean.
/// - variable "moving_variance", [n]: The running variance.
class BatchNormalization : public Layer {
 public:
  static Fallible<BatchNormalization> make(const BatchNormalizationOptions& options = BatchNormalizationOptions()) {
    EAGER_TRY(Layer made, Layer::make("batch_normalization", options.name_.value));
    EAGER_DO(detail::set_if(made, "axis", options.axis_));
    EAGER_DO(detail::set_if(made, "momentum", options.momentum_));
    EAGER_DO(detail::set_if(made, "epsilon", options.epsilon_));
    EAGER_DO(detail::set_if(made, "center", options.center_));
    EAGER_DO(detail::set_if(made, "scale", options.scale_));
    EAGER_DO(detail::set_if(made, "beta_initializer", options.beta_initializer_));
    EAGER_DO(detail::set_if(made, "gamma_initializer", options.gamma_initializer_));
    EAGER_DO(detail::set_if(made, "dtype", options.dtype_));
    EAGER_DO(detail::set_if(made, "param_dtype", options.param_dtype_));
    EAGER_DO(detail::set_if(made, "moving_mean_initializer", options.moving_mean_initializer_));
    EAGER_DO(detail::set_if(made, "moving_variance_initializer", options.moving_variance_initializer_));
    return BatchNormalization(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit BatchNormalization(const BatchNormalizationOptions& options = BatchNormalizationOptions())
      : BatchNormalization(make(options)) {}
#endif

 private:
  explicit BatchNormalization(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of Conv1D that may be left out.
class Conv1DOptions {
 public:
  Conv1DOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// How far the filters move along each axis; one value stands for all. Default: {1}.
  Conv1DOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. Default: VALID.
  Conv1DOptions& padding(const std::string& value) { return padding_.set(value), *this; }
  /// Where the channels (C) stand: behind the other axes, or before them. Default: NHWC.
  Conv1DOptions& data_format(const std::string& value) { return data_format_.set(value), *this; }
  /// The distance of a filter's elements; one value stands for all. Default: {1}.
  Conv1DOptions& dilation_rate(const Ints& value) { return dilation_rate_.set({value.begin(), value.end()}), *this; }
  /// Into how many groups the channels are divided, each with filters of its own. Default: 1.
  Conv1DOptions& groups(int64_t value) { return groups_.set(value), *this; }
  /// The activation that is applied to the result; LINEAR: none. Default: LINEAR.
  Conv1DOptions& activation(const std::string& value) { return activation_.set(value), *this; }
  /// Whether a bias is added. Default: true.
  Conv1DOptions& use_bias(bool value) { return use_bias_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: glorot_uniform.
  Conv1DOptions& kernel_initializer(const std::string& value) { return kernel_initializer_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: zeros.
  Conv1DOptions& bias_initializer(const std::string& value) { return bias_initializer_.set(value), *this; }
  /// The dtype that the layer computes in; inputs and variables are cast to it. Absent: no casts.
  Conv1DOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The variables' dtype. Absent: dtype, or the first input's where it is a float, else float32.
  Conv1DOptions& param_dtype(DType value) { return param_dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<std::string> padding_;
  detail::Given<std::string> data_format_;
  detail::Given<std::vector<int64_t>> dilation_rate_;
  detail::Given<int64_t> groups_;
  detail::Given<std::string> activation_;
  detail::Given<bool> use_bias_;
  detail::Given<std::string> kernel_initializer_;
  detail::Given<std::string> bias_initializer_;
  detail::Given<DType> dtype_;
  detail::Given<DType> param_dtype_;
};

/// Convolution: the sums of products with filters that slide over the input.
/// - x, [batch, steps, in]: Images or sequences; channels first: in stands behind the batch.
/// - y, [batch, steps, out]: The same, with other channels and sizes.
/// - variable "kernel", [sizes..., in/groups, out]: The filters.
/// - variable "bias", [out]: What is added to each channel, if use_bias.
/// - filters: The number of channels that come out.
/// - kernel_size: The window's size along each axis; one value stands for all.
class Conv1D : public Layer {
 public:
  static Fallible<Conv1D> make(int64_t filters, const Ints& kernel_size,
                               const Conv1DOptions& options = Conv1DOptions()) {
    EAGER_TRY(Layer made, Layer::make("conv1d", options.name_.value));
    EAGER_DO(made.set("filters", filters));
    EAGER_DO(made.set("kernel_size", kernel_size));
    EAGER_DO(detail::set_if(made, "strides", options.strides_));
    EAGER_DO(detail::set_if(made, "padding", options.padding_));
    EAGER_DO(detail::set_if(made, "data_format", options.data_format_));
    EAGER_DO(detail::set_if(made, "dilation_rate", options.dilation_rate_));
    EAGER_DO(detail::set_if(made, "groups", options.groups_));
    EAGER_DO(detail::set_if(made, "activation", options.activation_));
    EAGER_DO(detail::set_if(made, "use_bias", options.use_bias_));
    EAGER_DO(detail::set_if(made, "kernel_initializer", options.kernel_initializer_));
    EAGER_DO(detail::set_if(made, "bias_initializer", options.bias_initializer_));
    EAGER_DO(detail::set_if(made, "dtype", options.dtype_));
    EAGER_DO(detail::set_if(made, "param_dtype", options.param_dtype_));
    return Conv1D(std::move(made));
  }
#ifndef EAGER_RESULTS
  Conv1D(int64_t filters, const Ints& kernel_size, const Conv1DOptions& options = Conv1DOptions())
      : Conv1D(make(filters, kernel_size, options)) {}
#endif

 private:
  explicit Conv1D(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of Conv1DTranspose that may be left out.
class Conv1DTransposeOptions {
 public:
  Conv1DTransposeOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// How far the filters move along each axis; one value stands for all. Default: {1}.
  Conv1DTransposeOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. Default: VALID.
  Conv1DTransposeOptions& padding(const std::string& value) { return padding_.set(value), *this; }
  /// Where the channels (C) stand: behind the other axes, or before them. Default: NHWC.
  Conv1DTransposeOptions& data_format(const std::string& value) { return data_format_.set(value), *this; }
  /// The distance of a filter's elements; one value stands for all. Default: {1}.
  Conv1DTransposeOptions& dilation_rate(const Ints& value) {
    return dilation_rate_.set({value.begin(), value.end()}), *this;
  }
  /// The activation that is applied to the result; LINEAR: none. Default: LINEAR.
  Conv1DTransposeOptions& activation(const std::string& value) { return activation_.set(value), *this; }
  /// Whether a bias is added. Default: true.
  Conv1DTransposeOptions& use_bias(bool value) { return use_bias_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: glorot_uniform.
  Conv1DTransposeOptions& kernel_initializer(const std::string& value) { return kernel_initializer_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: zeros.
  Conv1DTransposeOptions& bias_initializer(const std::string& value) { return bias_initializer_.set(value), *this; }
  /// The dtype that the layer computes in; inputs and variables are cast to it. Absent: no casts.
  Conv1DTransposeOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The variables' dtype. Absent: dtype, or the first input's where it is a float, else float32.
  Conv1DTransposeOptions& param_dtype(DType value) { return param_dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<std::string> padding_;
  detail::Given<std::string> data_format_;
  detail::Given<std::vector<int64_t>> dilation_rate_;
  detail::Given<std::string> activation_;
  detail::Given<bool> use_bias_;
  detail::Given<std::string> kernel_initializer_;
  detail::Given<std::string> bias_initializer_;
  detail::Given<DType> dtype_;
  detail::Given<DType> param_dtype_;
};

/// Transposed convolution, which widens the input as far as a convolution narrows it.
/// - x, [batch, steps, in]: Images or sequences; channels first: in stands behind the batch.
/// - y, [batch, steps, out]: The same, with other channels and sizes.
/// - variable "kernel", [sizes..., out, in]: The filters.
/// - variable "bias", [out]: What is added to each channel, if use_bias.
/// - filters: The number of channels that come out.
/// - kernel_size: The window's size along each axis; one value stands for all.
class Conv1DTranspose : public Layer {
 public:
  static Fallible<Conv1DTranspose> make(int64_t filters, const Ints& kernel_size,
                                        const Conv1DTransposeOptions& options = Conv1DTransposeOptions()) {
    EAGER_TRY(Layer made, Layer::make("conv1d_transpose", options.name_.value));
    EAGER_DO(made.set("filters", filters));
    EAGER_DO(made.set("kernel_size", kernel_size));
    EAGER_DO(detail::set_if(made, "strides", options.strides_));
    EAGER_DO(detail::set_if(made, "padding", options.padding_));
    EAGER_DO(detail::set_if(made, "data_format", options.data_format_));
    EAGER_DO(detail::set_if(made, "dilation_rate", options.dilation_rate_));
    EAGER_DO(detail::set_if(made, "activation", options.activation_));
    EAGER_DO(detail::set_if(made, "use_bias", options.use_bias_));
    EAGER_DO(detail::set_if(made, "kernel_initializer", options.kernel_initializer_));
    EAGER_DO(detail::set_if(made, "bias_initializer", options.bias_initializer_));
    EAGER_DO(detail::set_if(made, "dtype", options.dtype_));
    EAGER_DO(detail::set_if(made, "param_dtype", options.param_dtype_));
    return Conv1DTranspose(std::move(made));
  }
#ifndef EAGER_RESULTS
  Conv1DTranspose(int64_t filters, const Ints& kernel_size,
                  const Conv1DTransposeOptions& options = Conv1DTransposeOptions())
      : Conv1DTranspose(make(filters, kernel_size, options)) {}
#endif

 private:
  explicit Conv1DTranspose(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of Conv2D that may be left out.
class Conv2DOptions {
 public:
  Conv2DOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// How far the filters move along each axis; one value stands for all. Default: {1, 1}.
  Conv2DOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. Default: VALID.
  Conv2DOptions& padding(const std::string& value) { return padding_.set(value), *this; }
  /// Where the channels (C) stand: behind the other axes, or before them. Default: NHWC.
  Conv2DOptions& data_format(const std::string& value) { return data_format_.set(value), *this; }
  /// The distance of a filter's elements; one value stands for all. Default: {1, 1}.
  Conv2DOptions& dilation_rate(const Ints& value) { return dilation_rate_.set({value.begin(), value.end()}), *this; }
  /// Into how many groups the channels are divided, each with filters of its own. Default: 1.
  Conv2DOptions& groups(int64_t value) { return groups_.set(value), *this; }
  /// The activation that is applied to the result; LINEAR: none. Default: LINEAR.
  Conv2DOptions& activation(const std::string& value) { return activation_.set(value), *this; }
  /// Whether a bias is added. Default: true.
  Conv2DOptions& use_bias(bool value) { return use_bias_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: glorot_uniform.
  Conv2DOptions& kernel_initializer(const std::string& value) { return kernel_initializer_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: zeros.
  Conv2DOptions& bias_initializer(const std::string& value) { return bias_initializer_.set(value), *this; }
  /// The dtype that the layer computes in; inputs and variables are cast to it. Absent: no casts.
  Conv2DOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The variables' dtype. Absent: dtype, or the first input's where it is a float, else float32.
  Conv2DOptions& param_dtype(DType value) { return param_dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<std::string> padding_;
  detail::Given<std::string> data_format_;
  detail::Given<std::vector<int64_t>> dilation_rate_;
  detail::Given<int64_t> groups_;
  detail::Given<std::string> activation_;
  detail::Given<bool> use_bias_;
  detail::Given<std::string> kernel_initializer_;
  detail::Given<std::string> bias_initializer_;
  detail::Given<DType> dtype_;
  detail::Given<DType> param_dtype_;
};

/// Convolution: the sums of products with filters that slide over the input.
/// - x, [batch, height, width, in]: Images or sequences; channels first: in stands behind the batch.
/// - y, [batch, height, width, out]: The same, with other channels and sizes.
/// - variable "kernel", [sizes..., in/groups, out]: The filters.
/// - variable "bias", [out]: What is added to each channel, if use_bias.
/// - filters: The number of channels that come out.
/// - kernel_size: The window's size along each axis; one value stands for all.
class Conv2D : public Layer {
 public:
  static Fallible<Conv2D> make(int64_t filters, const Ints& kernel_size,
                               const Conv2DOptions& options = Conv2DOptions()) {
    EAGER_TRY(Layer made, Layer::make("conv2d", options.name_.value));
    EAGER_DO(made.set("filters", filters));
    EAGER_DO(made.set("kernel_size", kernel_size));
    EAGER_DO(detail::set_if(made, "strides", options.strides_));
    EAGER_DO(detail::set_if(made, "padding", options.padding_));
    EAGER_DO(detail::set_if(made, "data_format", options.data_format_));
    EAGER_DO(detail::set_if(made, "dilation_rate", options.dilation_rate_));
    EAGER_DO(detail::set_if(made, "groups", options.groups_));
    EAGER_DO(detail::set_if(made, "activation", options.activation_));
    EAGER_DO(detail::set_if(made, "use_bias", options.use_bias_));
    EAGER_DO(detail::set_if(made, "kernel_initializer", options.kernel_initializer_));
    EAGER_DO(detail::set_if(made, "bias_initializer", options.bias_initializer_));
    EAGER_DO(detail::set_if(made, "dtype", options.dtype_));
    EAGER_DO(detail::set_if(made, "param_dtype", options.param_dtype_));
    return Conv2D(std::move(made));
  }
#ifndef EAGER_RESULTS
  Conv2D(int64_t filters, const Ints& kernel_size, const Conv2DOptions& options = Conv2DOptions())
      : Conv2D(make(filters, kernel_size, options)) {}
#endif

 private:
  explicit Conv2D(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of Conv2DTranspose that may be left out.
class Conv2DTransposeOptions {
 public:
  Conv2DTransposeOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// How far the filters move along each axis; one value stands for all. Default: {1, 1}.
  Conv2DTransposeOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. Default: VALID.
  Conv2DTransposeOptions& padding(const std::string& value) { return padding_.set(value), *this; }
  /// Where the channels (C) stand: behind the other axes, or before them. Default: NHWC.
  Conv2DTransposeOptions& data_format(const std::string& value) { return data_format_.set(value), *this; }
  /// The distance of a filter's elements; one value stands for all. Default: {1, 1}.
  Conv2DTransposeOptions& dilation_rate(const Ints& value) {
    return dilation_rate_.set({value.begin(), value.end()}), *this;
  }
  /// The activation that is applied to the result; LINEAR: none. Default: LINEAR.
  Conv2DTransposeOptions& activation(const std::string& value) { return activation_.set(value), *this; }
  /// Whether a bias is added. Default: true.
  Conv2DTransposeOptions& use_bias(bool value) { return use_bias_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: glorot_uniform.
  Conv2DTransposeOptions& kernel_initializer(const std::string& value) { return kernel_initializer_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: zeros.
  Conv2DTransposeOptions& bias_initializer(const std::string& value) { return bias_initializer_.set(value), *this; }
  /// The dtype that the layer computes in; inputs and variables are cast to it. Absent: no casts.
  Conv2DTransposeOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The variables' dtype. Absent: dtype, or the first input's where it is a float, else float32.
  Conv2DTransposeOptions& param_dtype(DType value) { return param_dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<std::string> padding_;
  detail::Given<std::string> data_format_;
  detail::Given<std::vector<int64_t>> dilation_rate_;
  detail::Given<std::string> activation_;
  detail::Given<bool> use_bias_;
  detail::Given<std::string> kernel_initializer_;
  detail::Given<std::string> bias_initializer_;
  detail::Given<DType> dtype_;
  detail::Given<DType> param_dtype_;
};

/// Transposed convolution, which widens the input as far as a convolution narrows it.
/// - x, [batch, height, width, in]: Images or sequences; channels first: in stands behind the batch.
/// - y, [batch, height, width, out]: The same, with other channels and sizes.
/// - variable "kernel", [sizes..., out, in]: The filters.
/// - variable "bias", [out]: What is added to each channel, if use_bias.
/// - filters: The number of channels that come out.
/// - kernel_size: The window's size along each axis; one value stands for all.
class Conv2DTranspose : public Layer {
 public:
  static Fallible<Conv2DTranspose> make(int64_t filters, const Ints& kernel_size,
                                        const Conv2DTransposeOptions& options = Conv2DTransposeOptions()) {
    EAGER_TRY(Layer made, Layer::make("conv2d_transpose", options.name_.value));
    EAGER_DO(made.set("filters", filters));
    EAGER_DO(made.set("kernel_size", kernel_size));
    EAGER_DO(detail::set_if(made, "strides", options.strides_));
    EAGER_DO(detail::set_if(made, "padding", options.padding_));
    EAGER_DO(detail::set_if(made, "data_format", options.data_format_));
    EAGER_DO(detail::set_if(made, "dilation_rate", options.dilation_rate_));
    EAGER_DO(detail::set_if(made, "activation", options.activation_));
    EAGER_DO(detail::set_if(made, "use_bias", options.use_bias_));
    EAGER_DO(detail::set_if(made, "kernel_initializer", options.kernel_initializer_));
    EAGER_DO(detail::set_if(made, "bias_initializer", options.bias_initializer_));
    EAGER_DO(detail::set_if(made, "dtype", options.dtype_));
    EAGER_DO(detail::set_if(made, "param_dtype", options.param_dtype_));
    return Conv2DTranspose(std::move(made));
  }
#ifndef EAGER_RESULTS
  Conv2DTranspose(int64_t filters, const Ints& kernel_size,
                  const Conv2DTransposeOptions& options = Conv2DTransposeOptions())
      : Conv2DTranspose(make(filters, kernel_size, options)) {}
#endif

 private:
  explicit Conv2DTranspose(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of Conv3D that may be left out.
class Conv3DOptions {
 public:
  Conv3DOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// How far the filters move along each axis; one value stands for all. Default: {1, 1, 1}.
  Conv3DOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. Default: VALID.
  Conv3DOptions& padding(const std::string& value) { return padding_.set(value), *this; }
  /// Where the channels (C) stand: behind the other axes, or before them. Default: NHWC.
  Conv3DOptions& data_format(const std::string& value) { return data_format_.set(value), *this; }
  /// The distance of a filter's elements; one value stands for all. Default: {1, 1, 1}.
  Conv3DOptions& dilation_rate(const Ints& value) { return dilation_rate_.set({value.begin(), value.end()}), *this; }
  /// Into how many groups the channels are divided, each with filters of its own. Default: 1.
  Conv3DOptions& groups(int64_t value) { return groups_.set(value), *this; }
  /// The activation that is applied to the result; LINEAR: none. Default: LINEAR.
  Conv3DOptions& activation(const std::string& value) { return activation_.set(value), *this; }
  /// Whether a bias is added. Default: true.
  Conv3DOptions& use_bias(bool value) { return use_bias_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: glorot_uniform.
  Conv3DOptions& kernel_initializer(const std::string& value) { return kernel_initializer_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: zeros.
  Conv3DOptions& bias_initializer(const std::string& value) { return bias_initializer_.set(value), *this; }
  /// The dtype that the layer computes in; inputs and variables are cast to it. Absent: no casts.
  Conv3DOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The variables' dtype. Absent: dtype, or the first input's where it is a float, else float32.
  Conv3DOptions& param_dtype(DType value) { return param_dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<std::string> padding_;
  detail::Given<std::string> data_format_;
  detail::Given<std::vector<int64_t>> dilation_rate_;
  detail::Given<int64_t> groups_;
  detail::Given<std::string> activation_;
  detail::Given<bool> use_bias_;
  detail::Given<std::string> kernel_initializer_;
  detail::Given<std::string> bias_initializer_;
  detail::Given<DType> dtype_;
  detail::Given<DType> param_dtype_;
};

/// Convolution: the sums of products with filters that slide over the input.
/// - x, [batch, depth, height, width, in]: Images or sequences; channels first: in stands behind the batch.
/// - y, [batch, depth, height, width, out]: The same, with other channels and sizes.
/// - variable "kernel", [sizes..., in/groups, out]: The filters.
/// - variable "bias", [out]: What is added to each channel, if use_bias.
/// - filters: The number of channels that come out.
/// - kernel_size: The window's size along each axis; one value stands for all.
class Conv3D : public Layer {
 public:
  static Fallible<Conv3D> make(int64_t filters, const Ints& kernel_size,
                               const Conv3DOptions& options = Conv3DOptions()) {
    EAGER_TRY(Layer made, Layer::make("conv3d", options.name_.value));
    EAGER_DO(made.set("filters", filters));
    EAGER_DO(made.set("kernel_size", kernel_size));
    EAGER_DO(detail::set_if(made, "strides", options.strides_));
    EAGER_DO(detail::set_if(made, "padding", options.padding_));
    EAGER_DO(detail::set_if(made, "data_format", options.data_format_));
    EAGER_DO(detail::set_if(made, "dilation_rate", options.dilation_rate_));
    EAGER_DO(detail::set_if(made, "groups", options.groups_));
    EAGER_DO(detail::set_if(made, "activation", options.activation_));
    EAGER_DO(detail::set_if(made, "use_bias", options.use_bias_));
    EAGER_DO(detail::set_if(made, "kernel_initializer", options.kernel_initializer_));
    EAGER_DO(detail::set_if(made, "bias_initializer", options.bias_initializer_));
    EAGER_DO(detail::set_if(made, "dtype", options.dtype_));
    EAGER_DO(detail::set_if(made, "param_dtype", options.param_dtype_));
    return Conv3D(std::move(made));
  }
#ifndef EAGER_RESULTS
  Conv3D(int64_t filters, const Ints& kernel_size, const Conv3DOptions& options = Conv3DOptions())
      : Conv3D(make(filters, kernel_size, options)) {}
#endif

 private:
  explicit Conv3D(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of Conv3DTranspose that may be left out.
class Conv3DTransposeOptions {
 public:
  Conv3DTransposeOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// How far the filters move along each axis; one value stands for all. Default: {1, 1, 1}.
  Conv3DTransposeOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. Default: VALID.
  Conv3DTransposeOptions& padding(const std::string& value) { return padding_.set(value), *this; }
  /// Where the channels (C) stand: behind the other axes, or before them. Default: NHWC.
  Conv3DTransposeOptions& data_format(const std::string& value) { return data_format_.set(value), *this; }
  /// The distance of a filter's elements; one value stands for all. Default: {1, 1, 1}.
  Conv3DTransposeOptions& dilation_rate(const Ints& value) {
    return dilation_rate_.set({value.begin(), value.end()}), *this;
  }
  /// The activation that is applied to the result; LINEAR: none. Default: LINEAR.
  Conv3DTransposeOptions& activation(const std::string& value) { return activation_.set(value), *this; }
  /// Whether a bias is added. Default: true.
  Conv3DTransposeOptions& use_bias(bool value) { return use_bias_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: glorot_uniform.
  Conv3DTransposeOptions& kernel_initializer(const std::string& value) { return kernel_initializer_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: zeros.
  Conv3DTransposeOptions& bias_initializer(const std::string& value) { return bias_initializer_.set(value), *this; }
  /// The dtype that the layer computes in; inputs and variables are cast to it. Absent: no casts.
  Conv3DTransposeOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The variables' dtype. Absent: dtype, or the first input's where it is a float, else float32.
  Conv3DTransposeOptions& param_dtype(DType value) { return param_dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<std::string> padding_;
  detail::Given<std::string> data_format_;
  detail::Given<std::vector<int64_t>> dilation_rate_;
  detail::Given<std::string> activation_;
  detail::Given<bool> use_bias_;
  detail::Given<std::string> kernel_initializer_;
  detail::Given<std::string> bias_initializer_;
  detail::Given<DType> dtype_;
  detail::Given<DType> param_dtype_;
};

/// Transposed convolution, which widens the input as far as a convolution narrows it.
/// - x, [batch, depth, height, width, in]: Images or sequences; channels first: in stands behind the batch.
/// - y, [batch, depth, height, width, out]: The same, with other channels and sizes.
/// - variable "kernel", [sizes..., out, in]: The filters.
/// - variable "bias", [out]: What is added to each channel, if use_bias.
/// - filters: The number of channels that come out.
/// - kernel_size: The window's size along each axis; one value stands for all.
class Conv3DTranspose : public Layer {
 public:
  static Fallible<Conv3DTranspose> make(int64_t filters, const Ints& kernel_size,
                                        const Conv3DTransposeOptions& options = Conv3DTransposeOptions()) {
    EAGER_TRY(Layer made, Layer::make("conv3d_transpose", options.name_.value));
    EAGER_DO(made.set("filters", filters));
    EAGER_DO(made.set("kernel_size", kernel_size));
    EAGER_DO(detail::set_if(made, "strides", options.strides_));
    EAGER_DO(detail::set_if(made, "padding", options.padding_));
    EAGER_DO(detail::set_if(made, "data_format", options.data_format_));
    EAGER_DO(detail::set_if(made, "dilation_rate", options.dilation_rate_));
    EAGER_DO(detail::set_if(made, "activation", options.activation_));
    EAGER_DO(detail::set_if(made, "use_bias", options.use_bias_));
    EAGER_DO(detail::set_if(made, "kernel_initializer", options.kernel_initializer_));
    EAGER_DO(detail::set_if(made, "bias_initializer", options.bias_initializer_));
    EAGER_DO(detail::set_if(made, "dtype", options.dtype_));
    EAGER_DO(detail::set_if(made, "param_dtype", options.param_dtype_));
    return Conv3DTranspose(std::move(made));
  }
#ifndef EAGER_RESULTS
  Conv3DTranspose(int64_t filters, const Ints& kernel_size,
                  const Conv3DTransposeOptions& options = Conv3DTransposeOptions())
      : Conv3DTranspose(make(filters, kernel_size, options)) {}
#endif

 private:
  explicit Conv3DTranspose(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of Dense that may be left out.
class DenseOptions {
 public:
  DenseOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// The activation that is applied to the result; LINEAR: none. Default: LINEAR.
  DenseOptions& activation(const std::string& value) { return activation_.set(value), *this; }
  /// Whether a bias is added. Default: true.
  DenseOptions& use_bias(bool value) { return use_bias_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: glorot_uniform.
  DenseOptions& kernel_initializer(const std::string& value) { return kernel_initializer_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: zeros.
  DenseOptions& bias_initializer(const std::string& value) { return bias_initializer_.set(value), *this; }
  /// The dtype that the layer computes in; inputs and variables are cast to it. Absent: no casts.
  DenseOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The variables' dtype. Absent: dtype, or the first input's where it is a float, else float32.
  DenseOptions& param_dtype(DType value) { return param_dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<std::string> activation_;
  detail::Given<bool> use_bias_;
  detail::Given<std::string> kernel_initializer_;
  detail::Given<std::string> bias_initializer_;
  detail::Given<DType> dtype_;
  detail::Given<DType> param_dtype_;
};

/// activation(x @ kernel + bias).
/// - x, [batch..., n]: Rows of n features.
/// - y, [batch..., units]: Rows of units features.
/// - variable "kernel", [n, units]: The weights.
/// - variable "bias", [units]: What is added, if use_bias.
/// - units: The number of features that come out.
class Dense : public Layer {
 public:
  static Fallible<Dense> make(int64_t units, const DenseOptions& options = DenseOptions()) {
    EAGER_TRY(Layer made, Layer::make("dense", options.name_.value));
    EAGER_DO(made.set("units", units));
    EAGER_DO(detail::set_if(made, "activation", options.activation_));
    EAGER_DO(detail::set_if(made, "use_bias", options.use_bias_));
    EAGER_DO(detail::set_if(made, "kernel_initializer", options.kernel_initializer_));
    EAGER_DO(detail::set_if(made, "bias_initializer", options.bias_initializer_));
    EAGER_DO(detail::set_if(made, "dtype", options.dtype_));
    EAGER_DO(detail::set_if(made, "param_dtype", options.param_dtype_));
    return Dense(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit Dense(int64_t units, const DenseOptions& options = DenseOptions()) : Dense(make(units, options)) {}
#endif

 private:
  explicit Dense(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of DepthwiseConv2D that may be left out.
class DepthwiseConv2DOptions {
 public:
  DepthwiseConv2DOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// How far the filters move along each axis; one value stands for all. Default: {1, 1}.
  DepthwiseConv2DOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. Default: VALID.
  DepthwiseConv2DOptions& padding(const std::string& value) { return padding_.set(value), *this; }
  /// Where the channels (C) stand: behind the other axes, or before them. Default: NHWC.
  DepthwiseConv2DOptions& data_format(const std::string& value) { return data_format_.set(value), *this; }
  /// The distance of a filter's elements; one value stands for all. Default: {1, 1}.
  DepthwiseConv2DOptions& dilation_rate(const Ints& value) {
    return dilation_rate_.set({value.begin(), value.end()}), *this;
  }
  /// The number of filters of a channel. Default: 1.
  DepthwiseConv2DOptions& depth_multiplier(int64_t value) { return depth_multiplier_.set(value), *this; }
  /// The activation that is applied to the result; LINEAR: none. Default: LINEAR.
  DepthwiseConv2DOptions& activation(const std::string& value) { return activation_.set(value), *this; }
  /// Whether a bias is added. Default: true.
  DepthwiseConv2DOptions& use_bias(bool value) { return use_bias_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: glorot_uniform.
  DepthwiseConv2DOptions& depthwise_initializer(const std::string& value) {
    return depthwise_initializer_.set(value), *this;
  }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: zeros.
  DepthwiseConv2DOptions& bias_initializer(const std::string& value) { return bias_initializer_.set(value), *this; }
  /// The dtype that the layer computes in; inputs and variables are cast to it. Absent: no casts.
  DepthwiseConv2DOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The variables' dtype. Absent: dtype, or the first input's where it is a float, else float32.
  DepthwiseConv2DOptions& param_dtype(DType value) { return param_dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<std::string> padding_;
  detail::Given<std::string> data_format_;
  detail::Given<std::vector<int64_t>> dilation_rate_;
  detail::Given<int64_t> depth_multiplier_;
  detail::Given<std::string> activation_;
  detail::Given<bool> use_bias_;
  detail::Given<std::string> depthwise_initializer_;
  detail::Given<std::string> bias_initializer_;
  detail::Given<DType> dtype_;
  detail::Given<DType> param_dtype_;
};

/// Convolution of each channel with filters of its own.
/// - x, [batch, height, width, in]: Images or sequences; channels first: in stands behind the batch.
/// - y, [batch, height, width, out]: The same, with other channels and sizes.
/// - variable "depthwise_kernel", [rows, columns, in, depth_multiplier]: The filters of each channel.
/// - variable "bias", [out]: What is added to each channel, if use_bias.
/// - kernel_size: The window's size along each axis; one value stands for all.
class DepthwiseConv2D : public Layer {
 public:
  static Fallible<DepthwiseConv2D> make(const Ints& kernel_size,
                                        const DepthwiseConv2DOptions& options = DepthwiseConv2DOptions()) {
    EAGER_TRY(Layer made, Layer::make("depthwise_conv2d", options.name_.value));
    EAGER_DO(made.set("kernel_size", kernel_size));
    EAGER_DO(detail::set_if(made, "strides", options.strides_));
    EAGER_DO(detail::set_if(made, "padding", options.padding_));
    EAGER_DO(detail::set_if(made, "data_format", options.data_format_));
    EAGER_DO(detail::set_if(made, "dilation_rate", options.dilation_rate_));
    EAGER_DO(detail::set_if(made, "depth_multiplier", options.depth_multiplier_));
    EAGER_DO(detail::set_if(made, "activation", options.activation_));
    EAGER_DO(detail::set_if(made, "use_bias", options.use_bias_));
    EAGER_DO(detail::set_if(made, "depthwise_initializer", options.depthwise_initializer_));
    EAGER_DO(detail::set_if(made, "bias_initializer", options.bias_initializer_));
    EAGER_DO(detail::set_if(made, "dtype", options.dtype_));
    EAGER_DO(detail::set_if(made, "param_dtype", options.param_dtype_));
    return DepthwiseConv2D(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit DepthwiseConv2D(const Ints& kernel_size, const DepthwiseConv2DOptions& options = DepthwiseConv2DOptions())
      : DepthwiseConv2D(make(kernel_size, options)) {}
#endif

 private:
  explicit DepthwiseConv2D(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of Dropout that may be left out.
class DropoutOptions {
 public:
  DropoutOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// The same elements at every call; 0: by the next numbers of the context's stream. Default: 0.
  DropoutOptions& seed(int64_t value) { return seed_.set(value), *this; }
  /// The dtype that the layer computes in; inputs and variables are cast to it. Absent: no casts.
  DropoutOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The variables' dtype. Absent: dtype, or the first input's where it is a float, else float32.
  DropoutOptions& param_dtype(DType value) { return param_dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<int64_t> seed_;
  detail::Given<DType> dtype_;
  detail::Given<DType> param_dtype_;
};

/// x with random elements set to zero and the others multiplied by 1 / (1 - rate) while the layer trains (Srivastava et
/// al., 2014); else x.
/// - x, any: The elements.
/// - y, x: Those that are kept, and zeros.
/// - rate: The probability of zero, in [0, 1].
class Dropout : public Layer {
 public:
  static Fallible<Dropout> make(double rate, const DropoutOptions& options = DropoutOptions()) {
    EAGER_TRY(Layer made, Layer::make("dropout", options.name_.value));
    EAGER_DO(made.set("rate", rate));
    EAGER_DO(detail::set_if(made, "seed", options.seed_));
    EAGER_DO(detail::set_if(made, "dtype", options.dtype_));
    EAGER_DO(detail::set_if(made, "param_dtype", options.param_dtype_));
    return Dropout(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit Dropout(double rate, const DropoutOptions& options = DropoutOptions()) : Dropout(make(rate, options)) {}
#endif

 private:
  explicit Dropout(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of ELU that may be left out.
class ELUOptions {
 public:
  ELUOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// The limit towards minus infinity, negated. Default: 1.
  ELUOptions& alpha(double value) { return alpha_.set(value), *this; }
  /// The dtype that the layer computes in; inputs and variables are cast to it. Absent: no casts.
  ELUOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The variables' dtype. Absent: dtype, or the first input's where it is a float, else float32.
  ELUOptions& param_dtype(DType value) { return param_dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<double> alpha_;
  detail::Given<DType> dtype_;
  detail::Given<DType> param_dtype_;
};

/// x where it is positive, else alpha * (exp(x) - 1) (Clevert et al., 2016).
/// - x, any: The elements.
/// - y, x: The elements' activations.
class ELU : public Layer {
 public:
  static Fallible<ELU> make(const ELUOptions& options = ELUOptions()) {
    EAGER_TRY(Layer made, Layer::make("elu", options.name_.value));
    EAGER_DO(detail::set_if(made, "alpha", options.alpha_));
    EAGER_DO(detail::set_if(made, "dtype", options.dtype_));
    EAGER_DO(detail::set_if(made, "param_dtype", options.param_dtype_));
    return ELU(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit ELU(const ELUOptions& options = ELUOptions()) : ELU(make(options)) {}
#endif

 private:
  explicit ELU(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of Embedding that may be left out.
class EmbeddingOptions {
 public:
  EmbeddingOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: uniform.
  EmbeddingOptions& embeddings_initializer(const std::string& value) {
    return embeddings_initializer_.set(value), *this;
  }
  /// The dtype that the layer computes in; inputs and variables are cast to it. Absent: no casts.
  EmbeddingOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The variables' dtype. Absent: dtype, or the first input's where it is a float, else float32.
  EmbeddingOptions& param_dtype(DType value) { return param_dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<std::string> embeddings_initializer_;
  detail::Given<DType> dtype_;
  detail::Given<DType> param_dtype_;
};

/// The rows of a table that numbers name.
/// - x, [dims...]: Numbers from 0 on and less than input_dim.
/// - y, [dims..., output_dim]: A row for each number.
/// - variable "embeddings", [input_dim, output_dim]: A row for each number.
/// - input_dim: How many numbers there are.
/// - output_dim: The length of a row.
class Embedding : public Layer {
 public:
  static Fallible<Embedding> make(int64_t input_dim, int64_t output_dim,
                                  const EmbeddingOptions& options = EmbeddingOptions()) {
    EAGER_TRY(Layer made, Layer::make("embedding", options.name_.value));
    EAGER_DO(made.set("input_dim", input_dim));
    EAGER_DO(made.set("output_dim", output_dim));
    EAGER_DO(detail::set_if(made, "embeddings_initializer", options.embeddings_initializer_));
    EAGER_DO(detail::set_if(made, "dtype", options.dtype_));
    EAGER_DO(detail::set_if(made, "param_dtype", options.param_dtype_));
    return Embedding(std::move(made));
  }
#ifndef EAGER_RESULTS
  Embedding(int64_t input_dim, int64_t output_dim, const EmbeddingOptions& options = EmbeddingOptions())
      : Embedding(make(input_dim, output_dim, options)) {}
#endif

 private:
  explicit Embedding(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of Flatten that may be left out.
class FlattenOptions {
 public:
  FlattenOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// Where the channels stand; NCHW: the second axis, which is moved to the end first, so that weights of a dense layer
  /// behind this one fit both formats. Default: NHWC.
  FlattenOptions& data_format(const std::string& value) { return data_format_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<std::string> data_format_;
};

/// x with all axes but the first joined into one.
/// - x, [batch, dims...]: The elements.
/// - y, [batch, product]: The same elements; product is that of the dims.
class Flatten : public Layer {
 public:
  static Fallible<Flatten> make(const FlattenOptions& options = FlattenOptions()) {
    EAGER_TRY(Layer made, Layer::make("flatten", options.name_.value));
    EAGER_DO(detail::set_if(made, "data_format", options.data_format_));
    return Flatten(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit Flatten(const FlattenOptions& options = FlattenOptions()) : Flatten(make(options)) {}
#endif

 private:
  explicit Flatten(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of GELU that may be left out.
class GELUOptions {
 public:
  GELUOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// Whether tanh approximates the distribution. Default: false.
  GELUOptions& approximate(bool value) { return approximate_.set(value), *this; }
  /// The dtype that the layer computes in; inputs and variables are cast to it. Absent: no casts.
  GELUOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The variables' dtype. Absent: dtype, or the first input's where it is a float, else float32.
  GELUOptions& param_dtype(DType value) { return param_dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<bool> approximate_;
  detail::Given<DType> dtype_;
  detail::Given<DType> param_dtype_;
};

/// x times the normal distribution's share below x (Hendrycks and Gimpel, 2016).
/// - x, any: The elements.
/// - y, x: The elements' activations.
class GELU : public Layer {
 public:
  static Fallible<GELU> make(const GELUOptions& options = GELUOptions()) {
    EAGER_TRY(Layer made, Layer::make("gelu", options.name_.value));
    EAGER_DO(detail::set_if(made, "approximate", options.approximate_));
    EAGER_DO(detail::set_if(made, "dtype", options.dtype_));
    EAGER_DO(detail::set_if(made, "param_dtype", options.param_dtype_));
    return GELU(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit GELU(const GELUOptions& options = GELUOptions()) : GELU(make(options)) {}
#endif

 private:
  explicit GELU(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of GlobalAveragePooling1D that may be left out.
class GlobalAveragePooling1DOptions {
 public:
  GlobalAveragePooling1DOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// Where the channels (C) stand: behind the other axes, or before them. Default: NHWC.
  GlobalAveragePooling1DOptions& data_format(const std::string& value) { return data_format_.set(value), *this; }
  /// Whether the axes stay, as dims of 1. Default: false.
  GlobalAveragePooling1DOptions& keepdims(bool value) { return keepdims_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<std::string> data_format_;
  detail::Given<bool> keepdims_;
};

/// The mean of each channel's elements.
/// - x, [batch, sizes..., channels]: The elements; channels first: [batch, channels, sizes...].
/// - y, [batch, channels]: An element for each channel; with keepdims the other axes stay, as dims of 1.
class GlobalAveragePooling1D : public Layer {
 public:
  static Fallible<GlobalAveragePooling1D> make(
      const GlobalAveragePooling1DOptions& options = GlobalAveragePooling1DOptions()) {
    EAGER_TRY(Layer made, Layer::make("global_average_pool1d", options.name_.value));
    EAGER_DO(detail::set_if(made, "data_format", options.data_format_));
    EAGER_DO(detail::set_if(made, "keepdims", options.keepdims_));
    return GlobalAveragePooling1D(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit GlobalAveragePooling1D(const GlobalAveragePooling1DOptions& options = GlobalAveragePooling1DOptions())
      : GlobalAveragePooling1D(make(options)) {}
#endif

 private:
  explicit GlobalAveragePooling1D(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of GlobalAveragePooling2D that may be left out.
class GlobalAveragePooling2DOptions {
 public:
  GlobalAveragePooling2DOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// Where the channels (C) stand: behind the other axes, or before them. Default: NHWC.
  GlobalAveragePooling2DOptions& data_format(const std::string& value) { return data_format_.set(value), *this; }
  /// Whether the axes stay, as dims of 1. Default: false.
  GlobalAveragePooling2DOptions& keepdims(bool value) { return keepdims_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<std::string> data_format_;
  detail::Given<bool> keepdims_;
};

/// The mean of each channel's elements.
/// - x, [batch, sizes..., channels]: The elements; channels first: [batch, channels, sizes...].
/// - y, [batch, channels]: An element for each channel; with keepdims the other axes stay, as dims of 1.
class GlobalAveragePooling2D : public Layer {
 public:
  static Fallible<GlobalAveragePooling2D> make(
      const GlobalAveragePooling2DOptions& options = GlobalAveragePooling2DOptions()) {
    EAGER_TRY(Layer made, Layer::make("global_average_pool2d", options.name_.value));
    EAGER_DO(detail::set_if(made, "data_format", options.data_format_));
    EAGER_DO(detail::set_if(made, "keepdims", options.keepdims_));
    return GlobalAveragePooling2D(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit GlobalAveragePooling2D(const GlobalAveragePooling2DOptions& options = GlobalAveragePooling2DOptions())
      : GlobalAveragePooling2D(make(options)) {}
#endif

 private:
  explicit GlobalAveragePooling2D(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of GlobalAveragePooling3D that may be left out.
class GlobalAveragePooling3DOptions {
 public:
  GlobalAveragePooling3DOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// Where the channels (C) stand: behind the other axes, or before them. Default: NHWC.
  GlobalAveragePooling3DOptions& data_format(const std::string& value) { return data_format_.set(value), *this; }
  /// Whether the axes stay, as dims of 1. Default: false.
  GlobalAveragePooling3DOptions& keepdims(bool value) { return keepdims_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<std::string> data_format_;
  detail::Given<bool> keepdims_;
};

/// The mean of each channel's elements.
/// - x, [batch, sizes..., channels]: The elements; channels first: [batch, channels, sizes...].
/// - y, [batch, channels]: An element for each channel; with keepdims the other axes stay, as dims of 1.
class GlobalAveragePooling3D : public Layer {
 public:
  static Fallible<GlobalAveragePooling3D> make(
      const GlobalAveragePooling3DOptions& options = GlobalAveragePooling3DOptions()) {
    EAGER_TRY(Layer made, Layer::make("global_average_pool3d", options.name_.value));
    EAGER_DO(detail::set_if(made, "data_format", options.data_format_));
    EAGER_DO(detail::set_if(made, "keepdims", options.keepdims_));
    return GlobalAveragePooling3D(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit GlobalAveragePooling3D(const GlobalAveragePooling3DOptions& options = GlobalAveragePooling3DOptions())
      : GlobalAveragePooling3D(make(options)) {}
#endif

 private:
  explicit GlobalAveragePooling3D(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of GlobalMaxPooling1D that may be left out.
class GlobalMaxPooling1DOptions {
 public:
  GlobalMaxPooling1DOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// Where the channels (C) stand: behind the other axes, or before them. Default: NHWC.
  GlobalMaxPooling1DOptions& data_format(const std::string& value) { return data_format_.set(value), *this; }
  /// Whether the axes stay, as dims of 1. Default: false.
  GlobalMaxPooling1DOptions& keepdims(bool value) { return keepdims_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<std::string> data_format_;
  detail::Given<bool> keepdims_;
};

/// The greatest element of each channel.
/// - x, [batch, sizes..., channels]: The elements; channels first: [batch, channels, sizes...].
/// - y, [batch, channels]: An element for each channel; with keepdims the other axes stay, as dims of 1.
class GlobalMaxPooling1D : public Layer {
 public:
  static Fallible<GlobalMaxPooling1D> make(const GlobalMaxPooling1DOptions& options = GlobalMaxPooling1DOptions()) {
    EAGER_TRY(Layer made, Layer::make("global_max_pool1d", options.name_.value));
    EAGER_DO(detail::set_if(made, "data_format", options.data_format_));
    EAGER_DO(detail::set_if(made, "keepdims", options.keepdims_));
    return GlobalMaxPooling1D(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit GlobalMaxPooling1D(const GlobalMaxPooling1DOptions& options = GlobalMaxPooling1DOptions())
      : GlobalMaxPooling1D(make(options)) {}
#endif

 private:
  explicit GlobalMaxPooling1D(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of GlobalMaxPooling2D that may be left out.
class GlobalMaxPooling2DOptions {
 public:
  GlobalMaxPooling2DOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// Where the channels (C) stand: behind the other axes, or before them. Default: NHWC.
  GlobalMaxPooling2DOptions& data_format(const std::string& value) { return data_format_.set(value), *this; }
  /// Whether the axes stay, as dims of 1. Default: false.
  GlobalMaxPooling2DOptions& keepdims(bool value) { return keepdims_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<std::string> data_format_;
  detail::Given<bool> keepdims_;
};

/// The greatest element of each channel.
/// - x, [batch, sizes..., channels]: The elements; channels first: [batch, channels, sizes...].
/// - y, [batch, channels]: An element for each channel; with keepdims the other axes stay, as dims of 1.
class GlobalMaxPooling2D : public Layer {
 public:
  static Fallible<GlobalMaxPooling2D> make(const GlobalMaxPooling2DOptions& options = GlobalMaxPooling2DOptions()) {
    EAGER_TRY(Layer made, Layer::make("global_max_pool2d", options.name_.value));
    EAGER_DO(detail::set_if(made, "data_format", options.data_format_));
    EAGER_DO(detail::set_if(made, "keepdims", options.keepdims_));
    return GlobalMaxPooling2D(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit GlobalMaxPooling2D(const GlobalMaxPooling2DOptions& options = GlobalMaxPooling2DOptions())
      : GlobalMaxPooling2D(make(options)) {}
#endif

 private:
  explicit GlobalMaxPooling2D(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of GlobalMaxPooling3D that may be left out.
class GlobalMaxPooling3DOptions {
 public:
  GlobalMaxPooling3DOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// Where the channels (C) stand: behind the other axes, or before them. Default: NHWC.
  GlobalMaxPooling3DOptions& data_format(const std::string& value) { return data_format_.set(value), *this; }
  /// Whether the axes stay, as dims of 1. Default: false.
  GlobalMaxPooling3DOptions& keepdims(bool value) { return keepdims_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<std::string> data_format_;
  detail::Given<bool> keepdims_;
};

/// The greatest element of each channel.
/// - x, [batch, sizes..., channels]: The elements; channels first: [batch, channels, sizes...].
/// - y, [batch, channels]: An element for each channel; with keepdims the other axes stay, as dims of 1.
class GlobalMaxPooling3D : public Layer {
 public:
  static Fallible<GlobalMaxPooling3D> make(const GlobalMaxPooling3DOptions& options = GlobalMaxPooling3DOptions()) {
    EAGER_TRY(Layer made, Layer::make("global_max_pool3d", options.name_.value));
    EAGER_DO(detail::set_if(made, "data_format", options.data_format_));
    EAGER_DO(detail::set_if(made, "keepdims", options.keepdims_));
    return GlobalMaxPooling3D(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit GlobalMaxPooling3D(const GlobalMaxPooling3DOptions& options = GlobalMaxPooling3DOptions())
      : GlobalMaxPooling3D(make(options)) {}
#endif

 private:
  explicit GlobalMaxPooling3D(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of GroupNormalization that may be left out.
class GroupNormalizationOptions {
 public:
  GroupNormalizationOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// The number of groups, of as many neighbouring channels each; -1: a group a channel. Default: 32.
  GroupNormalizationOptions& groups(int64_t value) { return groups_.set(value), *this; }
  /// The axis of the channels; a negative one counts from the end. Default: -1.
  GroupNormalizationOptions& axis(int64_t value) { return axis_.set(value), *this; }
  /// What is added to the variance, at least 0. Default: 0.001.
  GroupNormalizationOptions& epsilon(double value) { return epsilon_.set(value), *this; }
  /// Whether beta is added. Default: true.
  GroupNormalizationOptions& center(bool value) { return center_.set(value), *this; }
  /// Whether the result is multiplied by gamma. Default: true.
  GroupNormalizationOptions& scale(bool value) { return scale_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: zeros.
  GroupNormalizationOptions& beta_initializer(const std::string& value) { return beta_initializer_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: ones.
  GroupNormalizationOptions& gamma_initializer(const std::string& value) {
    return gamma_initializer_.set(value), *this;
  }
  /// The dtype that the layer computes in; inputs and variables are cast to it. Absent: no casts.
  GroupNormalizationOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The variables' dtype. Absent: dtype, or the first input's where it is a float, else float32.
  GroupNormalizationOptions& param_dtype(DType value) { return param_dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<int64_t> groups_;
  detail::Given<int64_t> axis_;
  detail::Given<double> epsilon_;
  detail::Given<bool> center_;
  detail::Given<bool> scale_;
  detail::Given<std::string> beta_initializer_;
  detail::Given<std::string> gamma_initializer_;
  detail::Given<DType> dtype_;
  detail::Given<DType> param_dtype_;
};

/// (x - mean) / sqrt(variance + epsilon) * gamma + beta, by groups of channels (Wu and He, 2018).
/// - x, [batch, dims...]: The elements.
/// - y, x: The normalized elements.
/// - variable "gamma", [n...]: What the result is multiplied by, if scale.
/// - variable "beta", [n...]: What is added, if center.
class GroupNormalization : public Layer {
 public:
  static Fallible<GroupNormalization> make(const GroupNormalizationOptions& options = GroupNormalizationOptions()) {
    EAGER_TRY(Layer made, Layer::make("group_normalization", options.name_.value));
    EAGER_DO(detail::set_if(made, "groups", options.groups_));
    EAGER_DO(detail::set_if(made, "axis", options.axis_));
    EAGER_DO(detail::set_if(made, "epsilon", options.epsilon_));
    EAGER_DO(detail::set_if(made, "center", options.center_));
    EAGER_DO(detail::set_if(made, "scale", options.scale_));
    EAGER_DO(detail::set_if(made, "beta_initializer", options.beta_initializer_));
    EAGER_DO(detail::set_if(made, "gamma_initializer", options.gamma_initializer_));
    EAGER_DO(detail::set_if(made, "dtype", options.dtype_));
    EAGER_DO(detail::set_if(made, "param_dtype", options.param_dtype_));
    return GroupNormalization(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit GroupNormalization(const GroupNormalizationOptions& options = GroupNormalizationOptions())
      : GroupNormalization(make(options)) {}
#endif

 private:
  explicit GroupNormalization(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of GRU that may be left out.
class GRUOptions {
 public:
  GRUOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// Whether a bias is added. Default: true.
  GRUOptions& use_bias(bool value) { return use_bias_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: glorot_uniform.
  GRUOptions& kernel_initializer(const std::string& value) { return kernel_initializer_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: orthogonal.
  GRUOptions& recurrent_initializer(const std::string& value) { return recurrent_initializer_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: zeros.
  GRUOptions& bias_initializer(const std::string& value) { return bias_initializer_.set(value), *this; }
  /// Whether y has the states of all steps. Default: false.
  GRUOptions& return_sequences(bool value) { return return_sequences_.set(value), *this; }
  /// Whether the last step comes first; y then has the steps in that order. Default: false.
  GRUOptions& go_backwards(bool value) { return go_backwards_.set(value), *this; }
  /// Whether a second direction, with weights of its own, goes through the steps from the last to the first. Default:
  /// false.
  GRUOptions& bidirectional(bool value) { return bidirectional_.set(value), *this; }
  /// How the two directions' results become one. Default: CONCAT.
  GRUOptions& merge_mode(const std::string& value) { return merge_mode_.set(value), *this; }
  /// The dtype that the layer computes in; inputs and variables are cast to it. Absent: no casts.
  GRUOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The variables' dtype. Absent: dtype, or the first input's where it is a float, else float32.
  GRUOptions& param_dtype(DType value) { return param_dtype_.set(value), *this; }
  /// The share of the inputs that become 0 while the layer trains: the same features of a sequence at all steps.
  /// Default: 0.
  GRUOptions& dropout(double value) { return dropout_.set(value), *this; }
  /// The share of the state that becomes 0 ahead of its product while the layer trains: the same units of a sequence at
  /// all steps, which are then computed one by one. Default: 0.
  GRUOptions& recurrent_dropout(double value) { return recurrent_dropout_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<bool> use_bias_;
  detail::Given<std::string> kernel_initializer_;
  detail::Given<std::string> recurrent_initializer_;
  detail::Given<std::string> bias_initializer_;
  detail::Given<bool> return_sequences_;
  detail::Given<bool> go_backwards_;
  detail::Given<bool> bidirectional_;
  detail::Given<std::string> merge_mode_;
  detail::Given<DType> dtype_;
  detail::Given<DType> param_dtype_;
  detail::Given<double> dropout_;
  detail::Given<double> recurrent_dropout_;
};

/// Gated recurrent units over whole sequences (Cho et al., 2014), with the gates z, r, n and biases of their own for
/// inputs and states.
/// - x, [batch, steps, n]: Sequences of n features.
/// - mask, [batch, steps]: Which steps count; the states stay as they are at others. Absent: all.
/// - initial_h, [batch, states]: The state before the first step; 0 if it is absent. A bidirectional layer's has that
/// of the second direction behind it, and so have the states below.
/// - y, [batch, places..., features]: The last state, or with return_sequences all states, step by step.
/// - h, [batch, states]: The last state.
/// - variable "kernel", [n, gates]: The weights of the inputs, gate by gate.
/// - variable "recurrent_kernel", [units, gates]: The weights of the state.
/// - variable "bias", [2, gates]: What is added, if use_bias.
/// - variable "backward_kernel", [n, gates]: The second direction's, if bidirectional.
/// - variable "backward_recurrent_kernel", [units, gates]: The second direction's.
/// - variable "backward_bias", [2, gates]: The second direction's.
/// - units: The length of the state.
class GRU : public Layer {
 public:
  static Fallible<GRU> make(int64_t units, const GRUOptions& options = GRUOptions()) {
    EAGER_TRY(Layer made, Layer::make("gru", options.name_.value));
    EAGER_DO(made.set("units", units));
    EAGER_DO(detail::set_if(made, "use_bias", options.use_bias_));
    EAGER_DO(detail::set_if(made, "kernel_initializer", options.kernel_initializer_));
    EAGER_DO(detail::set_if(made, "recurrent_initializer", options.recurrent_initializer_));
    EAGER_DO(detail::set_if(made, "bias_initializer", options.bias_initializer_));
    EAGER_DO(detail::set_if(made, "return_sequences", options.return_sequences_));
    EAGER_DO(detail::set_if(made, "go_backwards", options.go_backwards_));
    EAGER_DO(detail::set_if(made, "bidirectional", options.bidirectional_));
    EAGER_DO(detail::set_if(made, "merge_mode", options.merge_mode_));
    EAGER_DO(detail::set_if(made, "dtype", options.dtype_));
    EAGER_DO(detail::set_if(made, "param_dtype", options.param_dtype_));
    EAGER_DO(detail::set_if(made, "dropout", options.dropout_));
    EAGER_DO(detail::set_if(made, "recurrent_dropout", options.recurrent_dropout_));
    return GRU(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit GRU(int64_t units, const GRUOptions& options = GRUOptions()) : GRU(make(units, options)) {}
#endif

 private:
  explicit GRU(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of GRUCell that may be left out.
class GRUCellOptions {
 public:
  GRUCellOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// Whether a bias is added. Default: true.
  GRUCellOptions& use_bias(bool value) { return use_bias_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: glorot_uniform.
  GRUCellOptions& kernel_initializer(const std::string& value) { return kernel_initializer_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: orthogonal.
  GRUCellOptions& recurrent_initializer(const std::string& value) { return recurrent_initializer_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: zeros.
  GRUCellOptions& bias_initializer(const std::string& value) { return bias_initializer_.set(value), *this; }
  /// The dtype that the layer computes in; inputs and variables are cast to it. Absent: no casts.
  GRUCellOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The variables' dtype. Absent: dtype, or the first input's where it is a float, else float32.
  GRUCellOptions& param_dtype(DType value) { return param_dtype_.set(value), *this; }
  /// The share of the inputs that become 0 while the layer trains. Default: 0.
  GRUCellOptions& dropout(double value) { return dropout_.set(value), *this; }
  /// The share of the state that becomes 0 ahead of its product while the layer trains. Default: 0.
  GRUCellOptions& recurrent_dropout(double value) { return recurrent_dropout_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<bool> use_bias_;
  detail::Given<std::string> kernel_initializer_;
  detail::Given<std::string> recurrent_initializer_;
  detail::Given<std::string> bias_initializer_;
  detail::Given<DType> dtype_;
  detail::Given<DType> param_dtype_;
  detail::Given<double> dropout_;
  detail::Given<double> recurrent_dropout_;
};

/// A step of gated recurrent units, with the gates z, r, n and biases of their own for inputs and states.
/// - x, [batch, n]: A step of n features.
/// - initial_h, [batch, units]: The state before the step; 0 if it is absent.
/// - h, [batch, units]: The state behind the step.
/// - variable "kernel", [n, gates]: The weights of the inputs, gate by gate.
/// - variable "recurrent_kernel", [units, gates]: The weights of the state.
/// - variable "bias", [2, gates]: What is added, if use_bias.
/// - units: The length of the state.
class GRUCell : public Layer {
 public:
  static Fallible<GRUCell> make(int64_t units, const GRUCellOptions& options = GRUCellOptions()) {
    EAGER_TRY(Layer made, Layer::make("gru_cell", options.name_.value));
    EAGER_DO(made.set("units", units));
    EAGER_DO(detail::set_if(made, "use_bias", options.use_bias_));
    EAGER_DO(detail::set_if(made, "kernel_initializer", options.kernel_initializer_));
    EAGER_DO(detail::set_if(made, "recurrent_initializer", options.recurrent_initializer_));
    EAGER_DO(detail::set_if(made, "bias_initializer", options.bias_initializer_));
    EAGER_DO(detail::set_if(made, "dtype", options.dtype_));
    EAGER_DO(detail::set_if(made, "param_dtype", options.param_dtype_));
    EAGER_DO(detail::set_if(made, "dropout", options.dropout_));
    EAGER_DO(detail::set_if(made, "recurrent_dropout", options.recurrent_dropout_));
    return GRUCell(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit GRUCell(int64_t units, const GRUCellOptions& options = GRUCellOptions()) : GRUCell(make(units, options)) {}
#endif

 private:
  explicit GRUCell(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of LayerNormalization that may be left out.
class LayerNormalizationOptions {
 public:
  LayerNormalizationOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// The axes of the mean and the variance; negative ones count from the end. Default: {-1}.
  LayerNormalizationOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }
  /// What is added to the variance, at least 0. Default: 0.001.
  LayerNormalizationOptions& epsilon(double value) { return epsilon_.set(value), *this; }
  /// Whether beta is added. Default: true.
  LayerNormalizationOptions& center(bool value) { return center_.set(value), *this; }
  /// Whether the result is multiplied by gamma. Default: true.
  LayerNormalizationOptions& scale(bool value) { return scale_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: zeros.
  LayerNormalizationOptions& beta_initializer(const std::string& value) { return beta_initializer_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: ones.
  LayerNormalizationOptions& gamma_initializer(const std::string& value) {
    return gamma_initializer_.set(value), *this;
  }
  /// The dtype that the layer computes in; inputs and variables are cast to it. Absent: no casts.
  LayerNormalizationOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The variables' dtype. Absent: dtype, or the first input's where it is a float, else float32.
  LayerNormalizationOptions& param_dtype(DType value) { return param_dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<std::vector<int64_t>> axis_;
  detail::Given<double> epsilon_;
  detail::Given<bool> center_;
  detail::Given<bool> scale_;
  detail::Given<std::string> beta_initializer_;
  detail::Given<std::string> gamma_initializer_;
  detail::Given<DType> dtype_;
  detail::Given<DType> param_dtype_;
};

/// (x - mean) / sqrt(variance + epsilon) * gamma + beta, each place along some axes (Ba et al., 2016).
/// - x, [batch, dims...]: The elements.
/// - y, x: The normalized elements.
/// - variable "gamma", [n...]: What the result is multiplied by, if scale.
/// - variable "beta", [n...]: What is added, if center.
class LayerNormalization : public Layer {
 public:
  static Fallible<LayerNormalization> make(const LayerNormalizationOptions& options = LayerNormalizationOptions()) {
    EAGER_TRY(Layer made, Layer::make("layer_normalization", options.name_.value));
    EAGER_DO(detail::set_if(made, "axis", options.axis_));
    EAGER_DO(detail::set_if(made, "epsilon", options.epsilon_));
    EAGER_DO(detail::set_if(made, "center", options.center_));
    EAGER_DO(detail::set_if(made, "scale", options.scale_));
    EAGER_DO(detail::set_if(made, "beta_initializer", options.beta_initializer_));
    EAGER_DO(detail::set_if(made, "gamma_initializer", options.gamma_initializer_));
    EAGER_DO(detail::set_if(made, "dtype", options.dtype_));
    EAGER_DO(detail::set_if(made, "param_dtype", options.param_dtype_));
    return LayerNormalization(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit LayerNormalization(const LayerNormalizationOptions& options = LayerNormalizationOptions())
      : LayerNormalization(make(options)) {}
#endif

 private:
  explicit LayerNormalization(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of LeakyReLU that may be left out.
class LeakyReLUOptions {
 public:
  LeakyReLUOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// The slope of negative elements. Default: 0.3.
  LeakyReLUOptions& alpha(double value) { return alpha_.set(value), *this; }
  /// The dtype that the layer computes in; inputs and variables are cast to it. Absent: no casts.
  LeakyReLUOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The variables' dtype. Absent: dtype, or the first input's where it is a float, else float32.
  LeakyReLUOptions& param_dtype(DType value) { return param_dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<double> alpha_;
  detail::Given<DType> dtype_;
  detail::Given<DType> param_dtype_;
};

/// x where it is positive, else alpha * x (Maas, Hannun and Ng, 2013).
/// - x, any: The elements.
/// - y, x: The elements' activations.
class LeakyReLU : public Layer {
 public:
  static Fallible<LeakyReLU> make(const LeakyReLUOptions& options = LeakyReLUOptions()) {
    EAGER_TRY(Layer made, Layer::make("leaky_relu", options.name_.value));
    EAGER_DO(detail::set_if(made, "alpha", options.alpha_));
    EAGER_DO(detail::set_if(made, "dtype", options.dtype_));
    EAGER_DO(detail::set_if(made, "param_dtype", options.param_dtype_));
    return LeakyReLU(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit LeakyReLU(const LeakyReLUOptions& options = LeakyReLUOptions()) : LeakyReLU(make(options)) {}
#endif

 private:
  explicit LeakyReLU(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of LSTM that may be left out.
class LSTMOptions {
 public:
  LSTMOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// Whether a bias is added. Default: true.
  LSTMOptions& use_bias(bool value) { return use_bias_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: glorot_uniform.
  LSTMOptions& kernel_initializer(const std::string& value) { return kernel_initializer_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: orthogonal.
  LSTMOptions& recurrent_initializer(const std::string& value) { return recurrent_initializer_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: zeros.
  LSTMOptions& bias_initializer(const std::string& value) { return bias_initializer_.set(value), *this; }
  /// Whether the bias of the gate that forgets begins with 1. Default: true.
  LSTMOptions& unit_forget_bias(bool value) { return unit_forget_bias_.set(value), *this; }
  /// Whether y has the states of all steps. Default: false.
  LSTMOptions& return_sequences(bool value) { return return_sequences_.set(value), *this; }
  /// Whether the last step comes first; y then has the steps in that order. Default: false.
  LSTMOptions& go_backwards(bool value) { return go_backwards_.set(value), *this; }
  /// Whether a second direction, with weights of its own, goes through the steps from the last to the first. Default:
  /// false.
  LSTMOptions& bidirectional(bool value) { return bidirectional_.set(value), *this; }
  /// How the two directions' results become one. Default: CONCAT.
  LSTMOptions& merge_mode(const std::string& value) { return merge_mode_.set(value), *this; }
  /// The dtype that the layer computes in; inputs and variables are cast to it. Absent: no casts.
  LSTMOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The variables' dtype. Absent: dtype, or the first input's where it is a float, else float32.
  LSTMOptions& param_dtype(DType value) { return param_dtype_.set(value), *this; }
  /// The share of the inputs that become 0 while the layer trains: the same features of a sequence at all steps.
  /// Default: 0.
  LSTMOptions& dropout(double value) { return dropout_.set(value), *this; }
  /// The share of the state that becomes 0 ahead of its product while the layer trains: the same units of a sequence at
  /// all steps, which are then computed one by one. Default: 0.
  LSTMOptions& recurrent_dropout(double value) { return recurrent_dropout_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<bool> use_bias_;
  detail::Given<std::string> kernel_initializer_;
  detail::Given<std::string> recurrent_initializer_;
  detail::Given<std::string> bias_initializer_;
  detail::Given<bool> unit_forget_bias_;
  detail::Given<bool> return_sequences_;
  detail::Given<bool> go_backwards_;
  detail::Given<bool> bidirectional_;
  detail::Given<std::string> merge_mode_;
  detail::Given<DType> dtype_;
  detail::Given<DType> param_dtype_;
  detail::Given<double> dropout_;
  detail::Given<double> recurrent_dropout_;
};

/// Long short-term memory over whole sequences (Hochreiter and Schmidhuber, 1997), with the gates i, f, g, o.
/// - x, [batch, steps, n]: Sequences of n features.
/// - mask, [batch, steps]: Which steps count; the states stay as they are at others. Absent: all.
/// - initial_h, [batch, states]: The state before the first step; 0 if it is absent. A bidirectional layer's has that
/// of the second direction behind it, and so have the states below.
/// - initial_c, [batch, states]: The cells before the first step; 0 if it is absent.
/// - y, [batch, places..., features]: The last state, or with return_sequences all states, step by step.
/// - h, [batch, states]: The last state.
/// - c, [batch, states]: The last cells.
/// - variable "kernel", [n, gates]: The weights of the inputs, gate by gate.
/// - variable "recurrent_kernel", [units, gates]: The weights of the state.
/// - variable "bias", [gates]: What is added, if use_bias.
/// - variable "backward_kernel", [n, gates]: The second direction's, if bidirectional.
/// - variable "backward_recurrent_kernel", [units, gates]: The second direction's.
/// - variable "backward_bias", [gates]: The second direction's.
/// - units: The length of the state.
class LSTM : public Layer {
 public:
  static Fallible<LSTM> make(int64_t units, const LSTMOptions& options = LSTMOptions()) {
    EAGER_TRY(Layer made, Layer::make("lstm", options.name_.value));
    EAGER_DO(made.set("units", units));
    EAGER_DO(detail::set_if(made, "use_bias", options.use_bias_));
    EAGER_DO(detail::set_if(made, "kernel_initializer", options.kernel_initializer_));
    EAGER_DO(detail::set_if(made, "recurrent_initializer", options.recurrent_initializer_));
    EAGER_DO(detail::set_if(made, "bias_initializer", options.bias_initializer_));
    EAGER_DO(detail::set_if(made, "unit_forget_bias", options.unit_forget_bias_));
    EAGER_DO(detail::set_if(made, "return_sequences", options.return_sequences_));
    EAGER_DO(detail::set_if(made, "go_backwards", options.go_backwards_));
    EAGER_DO(detail::set_if(made, "bidirectional", options.bidirectional_));
    EAGER_DO(detail::set_if(made, "merge_mode", options.merge_mode_));
    EAGER_DO(detail::set_if(made, "dtype", options.dtype_));
    EAGER_DO(detail::set_if(made, "param_dtype", options.param_dtype_));
    EAGER_DO(detail::set_if(made, "dropout", options.dropout_));
    EAGER_DO(detail::set_if(made, "recurrent_dropout", options.recurrent_dropout_));
    return LSTM(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit LSTM(int64_t units, const LSTMOptions& options = LSTMOptions()) : LSTM(make(units, options)) {}
#endif

 private:
  explicit LSTM(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of LSTMCell that may be left out.
class LSTMCellOptions {
 public:
  LSTMCellOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// Whether a bias is added. Default: true.
  LSTMCellOptions& use_bias(bool value) { return use_bias_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: glorot_uniform.
  LSTMCellOptions& kernel_initializer(const std::string& value) { return kernel_initializer_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: orthogonal.
  LSTMCellOptions& recurrent_initializer(const std::string& value) { return recurrent_initializer_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: zeros.
  LSTMCellOptions& bias_initializer(const std::string& value) { return bias_initializer_.set(value), *this; }
  /// Whether the bias of the gate that forgets begins with 1. Default: true.
  LSTMCellOptions& unit_forget_bias(bool value) { return unit_forget_bias_.set(value), *this; }
  /// The dtype that the layer computes in; inputs and variables are cast to it. Absent: no casts.
  LSTMCellOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The variables' dtype. Absent: dtype, or the first input's where it is a float, else float32.
  LSTMCellOptions& param_dtype(DType value) { return param_dtype_.set(value), *this; }
  /// The share of the inputs that become 0 while the layer trains. Default: 0.
  LSTMCellOptions& dropout(double value) { return dropout_.set(value), *this; }
  /// The share of the state that becomes 0 ahead of its product while the layer trains. Default: 0.
  LSTMCellOptions& recurrent_dropout(double value) { return recurrent_dropout_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<bool> use_bias_;
  detail::Given<std::string> kernel_initializer_;
  detail::Given<std::string> recurrent_initializer_;
  detail::Given<std::string> bias_initializer_;
  detail::Given<bool> unit_forget_bias_;
  detail::Given<DType> dtype_;
  detail::Given<DType> param_dtype_;
  detail::Given<double> dropout_;
  detail::Given<double> recurrent_dropout_;
};

/// A step of long short-term memory, with the gates i, f, g, o.
/// - x, [batch, n]: A step of n features.
/// - initial_h, [batch, units]: The state before the step; 0 if it is absent.
/// - initial_c, [batch, units]: The cells before the step; 0 if it is absent.
/// - h, [batch, units]: The state behind the step.
/// - c, [batch, units]: The cells behind the step.
/// - variable "kernel", [n, gates]: The weights of the inputs, gate by gate.
/// - variable "recurrent_kernel", [units, gates]: The weights of the state.
/// - variable "bias", [gates]: What is added, if use_bias.
/// - units: The length of the state.
class LSTMCell : public Layer {
 public:
  static Fallible<LSTMCell> make(int64_t units, const LSTMCellOptions& options = LSTMCellOptions()) {
    EAGER_TRY(Layer made, Layer::make("lstm_cell", options.name_.value));
    EAGER_DO(made.set("units", units));
    EAGER_DO(detail::set_if(made, "use_bias", options.use_bias_));
    EAGER_DO(detail::set_if(made, "kernel_initializer", options.kernel_initializer_));
    EAGER_DO(detail::set_if(made, "recurrent_initializer", options.recurrent_initializer_));
    EAGER_DO(detail::set_if(made, "bias_initializer", options.bias_initializer_));
    EAGER_DO(detail::set_if(made, "unit_forget_bias", options.unit_forget_bias_));
    EAGER_DO(detail::set_if(made, "dtype", options.dtype_));
    EAGER_DO(detail::set_if(made, "param_dtype", options.param_dtype_));
    EAGER_DO(detail::set_if(made, "dropout", options.dropout_));
    EAGER_DO(detail::set_if(made, "recurrent_dropout", options.recurrent_dropout_));
    return LSTMCell(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit LSTMCell(int64_t units, const LSTMCellOptions& options = LSTMCellOptions())
      : LSTMCell(make(units, options)) {}
#endif

 private:
  explicit LSTMCell(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of MaxPooling1D that may be left out.
class MaxPooling1DOptions {
 public:
  MaxPooling1DOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// The window's size along each axis; one value stands for all. Default: {2}.
  MaxPooling1DOptions& pool_size(const Ints& value) { return pool_size_.set({value.begin(), value.end()}), *this; }
  /// How far the window moves along each axis. Absent: by its own size.
  MaxPooling1DOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. Default: VALID.
  MaxPooling1DOptions& padding(const std::string& value) { return padding_.set(value), *this; }
  /// Where the channels (C) stand: behind the other axes, or before them. Default: NHWC.
  MaxPooling1DOptions& data_format(const std::string& value) { return data_format_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<std::vector<int64_t>> pool_size_;
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<std::string> padding_;
  detail::Given<std::string> data_format_;
};

/// The greatest element in each place of a window, channel by channel.
/// - x, [batch, sizes..., channels]: The elements; channels first: [batch, channels, sizes...].
/// - y, [batch, places..., channels]: An element for each place of the window.
class MaxPooling1D : public Layer {
 public:
  static Fallible<MaxPooling1D> make(const MaxPooling1DOptions& options = MaxPooling1DOptions()) {
    EAGER_TRY(Layer made, Layer::make("max_pool1d", options.name_.value));
    EAGER_DO(detail::set_if(made, "pool_size", options.pool_size_));
    EAGER_DO(detail::set_if(made, "strides", options.strides_));
    EAGER_DO(detail::set_if(made, "padding", options.padding_));
    EAGER_DO(detail::set_if(made, "data_format", options.data_format_));
    return MaxPooling1D(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit MaxPooling1D(const MaxPooling1DOptions& options = MaxPooling1DOptions()) : MaxPooling1D(make(options)) {}
#endif

 private:
  explicit MaxPooling1D(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of MaxPooling2D that may be left out.
class MaxPooling2DOptions {
 public:
  MaxPooling2DOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// The window's size along each axis; one value stands for all. Default: {2, 2}.
  MaxPooling2DOptions& pool_size(const Ints& value) { return pool_size_.set({value.begin(), value.end()}), *this; }
  /// How far the window moves along each axis. Absent: by its own size.
  MaxPooling2DOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. Default: VALID.
  MaxPooling2DOptions& padding(const std::string& value) { return padding_.set(value), *this; }
  /// Where the channels (C) stand: behind the other axes, or before them. Default: NHWC.
  MaxPooling2DOptions& data_format(const std::string& value) { return data_format_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<std::vector<int64_t>> pool_size_;
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<std::string> padding_;
  detail::Given<std::string> data_format_;
};

/// The greatest element in each place of a window, channel by channel.
/// - x, [batch, sizes..., channels]: The elements; channels first: [batch, channels, sizes...].
/// - y, [batch, places..., channels]: An element for each place of the window.
class MaxPooling2D : public Layer {
 public:
  static Fallible<MaxPooling2D> make(const MaxPooling2DOptions& options = MaxPooling2DOptions()) {
    EAGER_TRY(Layer made, Layer::make("max_pool2d", options.name_.value));
    EAGER_DO(detail::set_if(made, "pool_size", options.pool_size_));
    EAGER_DO(detail::set_if(made, "strides", options.strides_));
    EAGER_DO(detail::set_if(made, "padding", options.padding_));
    EAGER_DO(detail::set_if(made, "data_format", options.data_format_));
    return MaxPooling2D(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit MaxPooling2D(const MaxPooling2DOptions& options = MaxPooling2DOptions()) : MaxPooling2D(make(options)) {}
#endif

 private:
  explicit MaxPooling2D(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of MaxPooling3D that may be left out.
class MaxPooling3DOptions {
 public:
  MaxPooling3DOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// The window's size along each axis; one value stands for all. Default: {2, 2, 2}.
  MaxPooling3DOptions& pool_size(const Ints& value) { return pool_size_.set({value.begin(), value.end()}), *this; }
  /// How far the window moves along each axis. Absent: by its own size.
  MaxPooling3DOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. Default: VALID.
  MaxPooling3DOptions& padding(const std::string& value) { return padding_.set(value), *this; }
  /// Where the channels (C) stand: behind the other axes, or before them. Default: NHWC.
  MaxPooling3DOptions& data_format(const std::string& value) { return data_format_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<std::vector<int64_t>> pool_size_;
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<std::string> padding_;
  detail::Given<std::string> data_format_;
};

/// The greatest element in each place of a window, channel by channel.
/// - x, [batch, sizes..., channels]: The elements; channels first: [batch, channels, sizes...].
/// - y, [batch, places..., channels]: An element for each place of the window.
class MaxPooling3D : public Layer {
 public:
  static Fallible<MaxPooling3D> make(const MaxPooling3DOptions& options = MaxPooling3DOptions()) {
    EAGER_TRY(Layer made, Layer::make("max_pool3d", options.name_.value));
    EAGER_DO(detail::set_if(made, "pool_size", options.pool_size_));
    EAGER_DO(detail::set_if(made, "strides", options.strides_));
    EAGER_DO(detail::set_if(made, "padding", options.padding_));
    EAGER_DO(detail::set_if(made, "data_format", options.data_format_));
    return MaxPooling3D(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit MaxPooling3D(const MaxPooling3DOptions& options = MaxPooling3DOptions()) : MaxPooling3D(make(options)) {}
#endif

 private:
  explicit MaxPooling3D(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of MultiHeadAttention that may be left out.
class MultiHeadAttentionOptions {
 public:
  MultiHeadAttentionOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// The length of a head's values; absent: key_dim.
  MultiHeadAttentionOptions& value_dim(int64_t value) { return value_dim_.set(value), *this; }
  /// The length of the results; absent: that of the queries.
  MultiHeadAttentionOptions& output_dim(int64_t value) { return output_dim_.set(value), *this; }
  /// The probability that a weight is dropped while the layer trains. Default: 0.
  MultiHeadAttentionOptions& dropout(double value) { return dropout_.set(value), *this; }
  /// Whether biases are added. Default: true.
  MultiHeadAttentionOptions& use_bias(bool value) { return use_bias_.set(value), *this; }
  /// Whether a step sees only the places up to its own. Default: false.
  MultiHeadAttentionOptions& use_causal_mask(bool value) { return use_causal_mask_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: glorot_uniform.
  MultiHeadAttentionOptions& kernel_initializer(const std::string& value) {
    return kernel_initializer_.set(value), *this;
  }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: zeros.
  MultiHeadAttentionOptions& bias_initializer(const std::string& value) { return bias_initializer_.set(value), *this; }
  /// The axes that are attended along, of inputs with more than three; absent: all but the batch and the features. The
  /// inputs are alike in the other dims.
  MultiHeadAttentionOptions& attention_axes(const Ints& value) {
    return attention_axes_.set({value.begin(), value.end()}), *this;
  }
  /// The dtype that the layer computes in; inputs and variables are cast to it. Absent: no casts.
  MultiHeadAttentionOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The variables' dtype. Absent: dtype, or the first input's where it is a float, else float32.
  MultiHeadAttentionOptions& param_dtype(DType value) { return param_dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<int64_t> value_dim_;
  detail::Given<int64_t> output_dim_;
  detail::Given<double> dropout_;
  detail::Given<bool> use_bias_;
  detail::Given<bool> use_causal_mask_;
  detail::Given<std::string> kernel_initializer_;
  detail::Given<std::string> bias_initializer_;
  detail::Given<std::vector<int64_t>> attention_axes_;
  detail::Given<DType> dtype_;
  detail::Given<DType> param_dtype_;
};

/// Attention with several heads: means of the projected values, weighted by how the projected queries and keys agree
/// (Vaswani et al., 2017).
/// - query, [batch, steps..., n]: What asks.
/// - value, [batch, places..., l]: What is taken the mean of.
/// - key, [batch, places..., m]: What is compared with the queries; absent: value.
/// - attention_mask, [batch, steps..., places...]: Which places each step may see, by booleans or whole numbers; or
/// floats, which are added to the scores, and -inf hides a place. Absent: each sees all. With attention_axes it has the
/// first of the other dims, the attended ones of the query, and those of the value.
/// - y, [batch, steps..., output_dim]: The projected means.
/// - variable "query_kernel", [n, num_heads, key_dim]: What projects the queries.
/// - variable "query_bias", [num_heads, key_dim]: What is added to the queries, if use_bias.
/// - variable "key_kernel", [m, num_heads, key_dim]: What projects the keys.
/// - variable "key_bias", [num_heads, key_dim]: What is added to the keys, if use_bias.
/// - variable "value_kernel", [l, num_heads, value_dim]: What projects the values.
/// - variable "value_bias", [num_heads, value_dim]: What is added to the values, if use_bias.
/// - variable "output_kernel", [num_heads, value_dim, output_dim]: What projects the result.
/// - variable "output_bias", [output_dim]: What is added to the result, if use_bias.
/// - num_heads: The number of heads.
/// - key_dim: The length of a head's queries and keys.
class MultiHeadAttention : public Layer {
 public:
  static Fallible<MultiHeadAttention> make(int64_t num_heads, int64_t key_dim,
                                           const MultiHeadAttentionOptions& options = MultiHeadAttentionOptions()) {
    EAGER_TRY(Layer made, Layer::make("multi_head_attention", options.name_.value));
    EAGER_DO(made.set("num_heads", num_heads));
    EAGER_DO(made.set("key_dim", key_dim));
    EAGER_DO(detail::set_if(made, "value_dim", options.value_dim_));
    EAGER_DO(detail::set_if(made, "output_dim", options.output_dim_));
    EAGER_DO(detail::set_if(made, "dropout", options.dropout_));
    EAGER_DO(detail::set_if(made, "use_bias", options.use_bias_));
    EAGER_DO(detail::set_if(made, "use_causal_mask", options.use_causal_mask_));
    EAGER_DO(detail::set_if(made, "kernel_initializer", options.kernel_initializer_));
    EAGER_DO(detail::set_if(made, "bias_initializer", options.bias_initializer_));
    EAGER_DO(detail::set_if(made, "attention_axes", options.attention_axes_));
    EAGER_DO(detail::set_if(made, "dtype", options.dtype_));
    EAGER_DO(detail::set_if(made, "param_dtype", options.param_dtype_));
    return MultiHeadAttention(std::move(made));
  }
#ifndef EAGER_RESULTS
  MultiHeadAttention(int64_t num_heads, int64_t key_dim,
                     const MultiHeadAttentionOptions& options = MultiHeadAttentionOptions())
      : MultiHeadAttention(make(num_heads, key_dim, options)) {}
#endif

 private:
  explicit MultiHeadAttention(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of Permute that may be left out.
class PermuteOptions {
 public:
  PermuteOptions& name(const std::string& value) { return name_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
};

/// x with the axes behind the first in another order.
/// - x, [batch, dims...]: The elements.
/// - y, [batch, permuted...]: The same elements.
/// - dims: The axes' new order, counted from 1: 2 1 exchanges the second axis and the third.
class Permute : public Layer {
 public:
  static Fallible<Permute> make(const Ints& dims, const PermuteOptions& options = PermuteOptions()) {
    EAGER_TRY(Layer made, Layer::make("permute", options.name_.value));
    EAGER_DO(made.set("dims", dims));
    return Permute(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit Permute(const Ints& dims, const PermuteOptions& options = PermuteOptions()) : Permute(make(dims, options)) {}
#endif

 private:
  explicit Permute(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of PReLU that may be left out.
class PReLUOptions {
 public:
  PReLUOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// Axes along which all elements have one alpha, counted from 1; the batch is never one of alpha's.
  PReLUOptions& shared_axes(const Ints& value) { return shared_axes_.set({value.begin(), value.end()}), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: zeros.
  PReLUOptions& alpha_initializer(const std::string& value) { return alpha_initializer_.set(value), *this; }
  /// The dtype that the layer computes in; inputs and variables are cast to it. Absent: no casts.
  PReLUOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The variables' dtype. Absent: dtype, or the first input's where it is a float, else float32.
  PReLUOptions& param_dtype(DType value) { return param_dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<std::vector<int64_t>> shared_axes_;
  detail::Given<std::string> alpha_initializer_;
  detail::Given<DType> dtype_;
  detail::Given<DType> param_dtype_;
};

/// x where it is positive, else alpha * x, with alpha learned (He et al., 2015).
/// - x, [batch, dims...]: The elements.
/// - y, x: The elements' activations.
/// - variable "alpha", [dims...]: The slopes of negative elements.
class PReLU : public Layer {
 public:
  static Fallible<PReLU> make(const PReLUOptions& options = PReLUOptions()) {
    EAGER_TRY(Layer made, Layer::make("prelu", options.name_.value));
    EAGER_DO(detail::set_if(made, "shared_axes", options.shared_axes_));
    EAGER_DO(detail::set_if(made, "alpha_initializer", options.alpha_initializer_));
    EAGER_DO(detail::set_if(made, "dtype", options.dtype_));
    EAGER_DO(detail::set_if(made, "param_dtype", options.param_dtype_));
    return PReLU(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit PReLU(const PReLUOptions& options = PReLUOptions()) : PReLU(make(options)) {}
#endif

 private:
  explicit PReLU(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of ReLU that may be left out.
class ReLUOptions {
 public:
  ReLUOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// The dtype that the layer computes in; inputs and variables are cast to it. Absent: no casts.
  ReLUOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The variables' dtype. Absent: dtype, or the first input's where it is a float, else float32.
  ReLUOptions& param_dtype(DType value) { return param_dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<DType> dtype_;
  detail::Given<DType> param_dtype_;
};

/// max(x, 0).
/// - x, any: The elements.
/// - y, x: The elements' activations.
class ReLU : public Layer {
 public:
  static Fallible<ReLU> make(const ReLUOptions& options = ReLUOptions()) {
    EAGER_TRY(Layer made, Layer::make("relu", options.name_.value));
    EAGER_DO(detail::set_if(made, "dtype", options.dtype_));
    EAGER_DO(detail::set_if(made, "param_dtype", options.param_dtype_));
    return ReLU(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit ReLU(const ReLUOptions& options = ReLUOptions()) : ReLU(make(options)) {}
#endif

 private:
  explicit ReLU(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of Reshape that may be left out.
class ReshapeOptions {
 public:
  ReshapeOptions& name(const std::string& value) { return name_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
};

/// x with other axes behind the first.
/// - x, [batch, dims...]: The elements.
/// - y, [batch, target...]: The same elements.
/// - target_shape: The dims behind the first, of which one may be -1: as many as remain.
class Reshape : public Layer {
 public:
  static Fallible<Reshape> make(const Ints& target_shape, const ReshapeOptions& options = ReshapeOptions()) {
    EAGER_TRY(Layer made, Layer::make("reshape", options.name_.value));
    EAGER_DO(made.set("target_shape", target_shape));
    return Reshape(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit Reshape(const Ints& target_shape, const ReshapeOptions& options = ReshapeOptions())
      : Reshape(make(target_shape, options)) {}
#endif

 private:
  explicit Reshape(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of RMSNormalization that may be left out.
class RMSNormalizationOptions {
 public:
  RMSNormalizationOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// The axes of the mean; negative ones count from the end. Default: {-1}.
  RMSNormalizationOptions& axis(const Ints& value) { return axis_.set({value.begin(), value.end()}), *this; }
  /// What is added to the variance, at least 0. Default: 1e-06.
  RMSNormalizationOptions& epsilon(double value) { return epsilon_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: ones.
  RMSNormalizationOptions& scale_initializer(const std::string& value) { return scale_initializer_.set(value), *this; }
  /// The dtype that the layer computes in; inputs and variables are cast to it. Absent: no casts.
  RMSNormalizationOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The variables' dtype. Absent: dtype, or the first input's where it is a float, else float32.
  RMSNormalizationOptions& param_dtype(DType value) { return param_dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<std::vector<int64_t>> axis_;
  detail::Given<double> epsilon_;
  detail::Given<std::string> scale_initializer_;
  detail::Given<DType> dtype_;
  detail::Given<DType> param_dtype_;
};

/// x / sqrt(mean(x^2) + epsilon) * scale (Zhang and Sennrich, 2019).
/// - x, [batch, dims...]: The elements.
/// - y, x: The normalized elements.
/// - variable "scale", [n...]: What the result is multiplied by.
class RMSNormalization : public Layer {
 public:
  static Fallible<RMSNormalization> make(const RMSNormalizationOptions& options = RMSNormalizationOptions()) {
    EAGER_TRY(Layer made, Layer::make("rms_normalization", options.name_.value));
    EAGER_DO(detail::set_if(made, "axis", options.axis_));
    EAGER_DO(detail::set_if(made, "epsilon", options.epsilon_));
    EAGER_DO(detail::set_if(made, "scale_initializer", options.scale_initializer_));
    EAGER_DO(detail::set_if(made, "dtype", options.dtype_));
    EAGER_DO(detail::set_if(made, "param_dtype", options.param_dtype_));
    return RMSNormalization(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit RMSNormalization(const RMSNormalizationOptions& options = RMSNormalizationOptions())
      : RMSNormalization(make(options)) {}
#endif

 private:
  explicit RMSNormalization(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of SimpleRNN that may be left out.
class SimpleRNNOptions {
 public:
  SimpleRNNOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// What each step applies. Default: TANH.
  SimpleRNNOptions& activation(const std::string& value) { return activation_.set(value), *this; }
  /// Whether a bias is added. Default: true.
  SimpleRNNOptions& use_bias(bool value) { return use_bias_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: glorot_uniform.
  SimpleRNNOptions& kernel_initializer(const std::string& value) { return kernel_initializer_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: orthogonal.
  SimpleRNNOptions& recurrent_initializer(const std::string& value) { return recurrent_initializer_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: zeros.
  SimpleRNNOptions& bias_initializer(const std::string& value) { return bias_initializer_.set(value), *this; }
  /// Whether y has the states of all steps. Default: false.
  SimpleRNNOptions& return_sequences(bool value) { return return_sequences_.set(value), *this; }
  /// Whether the last step comes first; y then has the steps in that order. Default: false.
  SimpleRNNOptions& go_backwards(bool value) { return go_backwards_.set(value), *this; }
  /// Whether a second direction, with weights of its own, goes through the steps from the last to the first. Default:
  /// false.
  SimpleRNNOptions& bidirectional(bool value) { return bidirectional_.set(value), *this; }
  /// How the two directions' results become one. Default: CONCAT.
  SimpleRNNOptions& merge_mode(const std::string& value) { return merge_mode_.set(value), *this; }
  /// The dtype that the layer computes in; inputs and variables are cast to it. Absent: no casts.
  SimpleRNNOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The variables' dtype. Absent: dtype, or the first input's where it is a float, else float32.
  SimpleRNNOptions& param_dtype(DType value) { return param_dtype_.set(value), *this; }
  /// The share of the inputs that become 0 while the layer trains: the same features of a sequence at all steps.
  /// Default: 0.
  SimpleRNNOptions& dropout(double value) { return dropout_.set(value), *this; }
  /// The share of the state that becomes 0 ahead of its product while the layer trains: the same units of a sequence at
  /// all steps, which are then computed one by one. Default: 0.
  SimpleRNNOptions& recurrent_dropout(double value) { return recurrent_dropout_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<std::string> activation_;
  detail::Given<bool> use_bias_;
  detail::Given<std::string> kernel_initializer_;
  detail::Given<std::string> recurrent_initializer_;
  detail::Given<std::string> bias_initializer_;
  detail::Given<bool> return_sequences_;
  detail::Given<bool> go_backwards_;
  detail::Given<bool> bidirectional_;
  detail::Given<std::string> merge_mode_;
  detail::Given<DType> dtype_;
  detail::Given<DType> param_dtype_;
  detail::Given<double> dropout_;
  detail::Given<double> recurrent_dropout_;
};

/// A plain recurrent network over whole sequences (Elman, 1990): each step makes h = activation(x kernel + h
/// recurrent_kernel + bias).
/// - x, [batch, steps, n]: Sequences of n features.
/// - mask, [batch, steps]: Which steps count; the states stay as they are at others. Absent: all.
/// - initial_h, [batch, states]: The state before the first step; 0 if it is absent. A bidirectional layer's has that
/// of the second direction behind it, and so have the states below.
/// - y, [batch, places..., features]: The last state, or with return_sequences all states, step by step.
/// - h, [batch, states]: The last state.
/// - variable "kernel", [n, gates]: The weights of the inputs, gate by gate.
/// - variable "recurrent_kernel", [units, gates]: The weights of the state.
/// - variable "bias", [units]: What is added, if use_bias.
/// - variable "backward_kernel", [n, gates]: The second direction's, if bidirectional.
/// - variable "backward_recurrent_kernel", [units, gates]: The second direction's.
/// - variable "backward_bias", [units]: The second direction's.
/// - units: The length of the state.
class SimpleRNN : public Layer {
 public:
  static Fallible<SimpleRNN> make(int64_t units, const SimpleRNNOptions& options = SimpleRNNOptions()) {
    EAGER_TRY(Layer made, Layer::make("rnn", options.name_.value));
    EAGER_DO(made.set("units", units));
    EAGER_DO(detail::set_if(made, "activation", options.activation_));
    EAGER_DO(detail::set_if(made, "use_bias", options.use_bias_));
    EAGER_DO(detail::set_if(made, "kernel_initializer", options.kernel_initializer_));
    EAGER_DO(detail::set_if(made, "recurrent_initializer", options.recurrent_initializer_));
    EAGER_DO(detail::set_if(made, "bias_initializer", options.bias_initializer_));
    EAGER_DO(detail::set_if(made, "return_sequences", options.return_sequences_));
    EAGER_DO(detail::set_if(made, "go_backwards", options.go_backwards_));
    EAGER_DO(detail::set_if(made, "bidirectional", options.bidirectional_));
    EAGER_DO(detail::set_if(made, "merge_mode", options.merge_mode_));
    EAGER_DO(detail::set_if(made, "dtype", options.dtype_));
    EAGER_DO(detail::set_if(made, "param_dtype", options.param_dtype_));
    EAGER_DO(detail::set_if(made, "dropout", options.dropout_));
    EAGER_DO(detail::set_if(made, "recurrent_dropout", options.recurrent_dropout_));
    return SimpleRNN(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit SimpleRNN(int64_t units, const SimpleRNNOptions& options = SimpleRNNOptions())
      : SimpleRNN(make(units, options)) {}
#endif

 private:
  explicit SimpleRNN(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of SimpleRNNCell that may be left out.
class SimpleRNNCellOptions {
 public:
  SimpleRNNCellOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// What each step applies. Default: TANH.
  SimpleRNNCellOptions& activation(const std::string& value) { return activation_.set(value), *this; }
  /// Whether a bias is added. Default: true.
  SimpleRNNCellOptions& use_bias(bool value) { return use_bias_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: glorot_uniform.
  SimpleRNNCellOptions& kernel_initializer(const std::string& value) { return kernel_initializer_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: orthogonal.
  SimpleRNNCellOptions& recurrent_initializer(const std::string& value) {
    return recurrent_initializer_.set(value), *this;
  }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: zeros.
  SimpleRNNCellOptions& bias_initializer(const std::string& value) { return bias_initializer_.set(value), *this; }
  /// The dtype that the layer computes in; inputs and variables are cast to it. Absent: no casts.
  SimpleRNNCellOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The variables' dtype. Absent: dtype, or the first input's where it is a float, else float32.
  SimpleRNNCellOptions& param_dtype(DType value) { return param_dtype_.set(value), *this; }
  /// The share of the inputs that become 0 while the layer trains. Default: 0.
  SimpleRNNCellOptions& dropout(double value) { return dropout_.set(value), *this; }
  /// The share of the state that becomes 0 ahead of its product while the layer trains. Default: 0.
  SimpleRNNCellOptions& recurrent_dropout(double value) { return recurrent_dropout_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<std::string> activation_;
  detail::Given<bool> use_bias_;
  detail::Given<std::string> kernel_initializer_;
  detail::Given<std::string> recurrent_initializer_;
  detail::Given<std::string> bias_initializer_;
  detail::Given<DType> dtype_;
  detail::Given<DType> param_dtype_;
  detail::Given<double> dropout_;
  detail::Given<double> recurrent_dropout_;
};

/// A step of a plain recurrent network: h = activation(x kernel + h recurrent_kernel + bias).
/// - x, [batch, n]: A step of n features.
/// - initial_h, [batch, units]: The state before the step; 0 if it is absent.
/// - h, [batch, units]: The state behind the step.
/// - variable "kernel", [n, gates]: The weights of the inputs, gate by gate.
/// - variable "recurrent_kernel", [units, gates]: The weights of the state.
/// - variable "bias", [units]: What is added, if use_bias.
/// - units: The length of the state.
class SimpleRNNCell : public Layer {
 public:
  static Fallible<SimpleRNNCell> make(int64_t units, const SimpleRNNCellOptions& options = SimpleRNNCellOptions()) {
    EAGER_TRY(Layer made, Layer::make("rnn_cell", options.name_.value));
    EAGER_DO(made.set("units", units));
    EAGER_DO(detail::set_if(made, "activation", options.activation_));
    EAGER_DO(detail::set_if(made, "use_bias", options.use_bias_));
    EAGER_DO(detail::set_if(made, "kernel_initializer", options.kernel_initializer_));
    EAGER_DO(detail::set_if(made, "recurrent_initializer", options.recurrent_initializer_));
    EAGER_DO(detail::set_if(made, "bias_initializer", options.bias_initializer_));
    EAGER_DO(detail::set_if(made, "dtype", options.dtype_));
    EAGER_DO(detail::set_if(made, "param_dtype", options.param_dtype_));
    EAGER_DO(detail::set_if(made, "dropout", options.dropout_));
    EAGER_DO(detail::set_if(made, "recurrent_dropout", options.recurrent_dropout_));
    return SimpleRNNCell(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit SimpleRNNCell(int64_t units, const SimpleRNNCellOptions& options = SimpleRNNCellOptions())
      : SimpleRNNCell(make(units, options)) {}
#endif

 private:
  explicit SimpleRNNCell(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of SeparableConv2D that may be left out.
class SeparableConv2DOptions {
 public:
  SeparableConv2DOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// How far the filters move along each axis; one value stands for all. Default: {1, 1}.
  SeparableConv2DOptions& strides(const Ints& value) { return strides_.set({value.begin(), value.end()}), *this; }
  /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. Default: VALID.
  SeparableConv2DOptions& padding(const std::string& value) { return padding_.set(value), *this; }
  /// Where the channels (C) stand: behind the other axes, or before them. Default: NHWC.
  SeparableConv2DOptions& data_format(const std::string& value) { return data_format_.set(value), *this; }
  /// The distance of a filter's elements; one value stands for all. Default: {1, 1}.
  SeparableConv2DOptions& dilation_rate(const Ints& value) {
    return dilation_rate_.set({value.begin(), value.end()}), *this;
  }
  /// The number of filters of a channel. Default: 1.
  SeparableConv2DOptions& depth_multiplier(int64_t value) { return depth_multiplier_.set(value), *this; }
  /// The activation that is applied to the result; LINEAR: none. Default: LINEAR.
  SeparableConv2DOptions& activation(const std::string& value) { return activation_.set(value), *this; }
  /// Whether a bias is added. Default: true.
  SeparableConv2DOptions& use_bias(bool value) { return use_bias_.set(value), *this; }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: glorot_uniform.
  SeparableConv2DOptions& depthwise_initializer(const std::string& value) {
    return depthwise_initializer_.set(value), *this;
  }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: glorot_uniform.
  SeparableConv2DOptions& pointwise_initializer(const std::string& value) {
    return pointwise_initializer_.set(value), *this;
  }
  /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL,
  /// LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand
  /// attributes, as in "normal stddev=0.01". Default: zeros.
  SeparableConv2DOptions& bias_initializer(const std::string& value) { return bias_initializer_.set(value), *this; }
  /// The dtype that the layer computes in; inputs and variables are cast to it. Absent: no casts.
  SeparableConv2DOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The variables' dtype. Absent: dtype, or the first input's where it is a float, else float32.
  SeparableConv2DOptions& param_dtype(DType value) { return param_dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<std::vector<int64_t>> strides_;
  detail::Given<std::string> padding_;
  detail::Given<std::string> data_format_;
  detail::Given<std::vector<int64_t>> dilation_rate_;
  detail::Given<int64_t> depth_multiplier_;
  detail::Given<std::string> activation_;
  detail::Given<bool> use_bias_;
  detail::Given<std::string> depthwise_initializer_;
  detail::Given<std::string> pointwise_initializer_;
  detail::Given<std::string> bias_initializer_;
  detail::Given<DType> dtype_;
  detail::Given<DType> param_dtype_;
};

/// Convolution of each channel with filters of its own, and then of all channels, place by place.
/// - x, [batch, height, width, in]: Images or sequences; channels first: in stands behind the batch.
/// - y, [batch, height, width, out]: The same, with other channels and sizes.
/// - variable "depthwise_kernel", [rows, columns, in, depth_multiplier]: The filters of each channel.
/// - variable "pointwise_kernel", [1, 1, between, out]: What mixes the channels.
/// - variable "bias", [out]: What is added to each channel, if use_bias.
/// - filters: The number of channels that come out.
/// - kernel_size: The window's size along each axis; one value stands for all.
class SeparableConv2D : public Layer {
 public:
  static Fallible<SeparableConv2D> make(int64_t filters, const Ints& kernel_size,
                                        const SeparableConv2DOptions& options = SeparableConv2DOptions()) {
    EAGER_TRY(Layer made, Layer::make("separable_conv2d", options.name_.value));
    EAGER_DO(made.set("filters", filters));
    EAGER_DO(made.set("kernel_size", kernel_size));
    EAGER_DO(detail::set_if(made, "strides", options.strides_));
    EAGER_DO(detail::set_if(made, "padding", options.padding_));
    EAGER_DO(detail::set_if(made, "data_format", options.data_format_));
    EAGER_DO(detail::set_if(made, "dilation_rate", options.dilation_rate_));
    EAGER_DO(detail::set_if(made, "depth_multiplier", options.depth_multiplier_));
    EAGER_DO(detail::set_if(made, "activation", options.activation_));
    EAGER_DO(detail::set_if(made, "use_bias", options.use_bias_));
    EAGER_DO(detail::set_if(made, "depthwise_initializer", options.depthwise_initializer_));
    EAGER_DO(detail::set_if(made, "pointwise_initializer", options.pointwise_initializer_));
    EAGER_DO(detail::set_if(made, "bias_initializer", options.bias_initializer_));
    EAGER_DO(detail::set_if(made, "dtype", options.dtype_));
    EAGER_DO(detail::set_if(made, "param_dtype", options.param_dtype_));
    return SeparableConv2D(std::move(made));
  }
#ifndef EAGER_RESULTS
  SeparableConv2D(int64_t filters, const Ints& kernel_size,
                  const SeparableConv2DOptions& options = SeparableConv2DOptions())
      : SeparableConv2D(make(filters, kernel_size, options)) {}
#endif

 private:
  explicit SeparableConv2D(Layer&& made) noexcept : Layer(std::move(made)) {}
};

/// The attributes of Softmax that may be left out.
class SoftmaxOptions {
 public:
  SoftmaxOptions& name(const std::string& value) { return name_.set(value), *this; }
  /// The axis along which the results sum to 1; negative ones count from the end. Default: -1.
  SoftmaxOptions& axis(int64_t value) { return axis_.set(value), *this; }
  /// The dtype that the layer computes in; inputs and variables are cast to it. Absent: no casts.
  SoftmaxOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The variables' dtype. Absent: dtype, or the first input's where it is a float, else float32.
  SoftmaxOptions& param_dtype(DType value) { return param_dtype_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> name_;
  detail::Given<int64_t> axis_;
  detail::Given<DType> dtype_;
  detail::Given<DType> param_dtype_;
};

/// exp(x) over its sum along an axis.
/// - x, any: The elements.
/// - y, x: The elements' activations.
class Softmax : public Layer {
 public:
  static Fallible<Softmax> make(const SoftmaxOptions& options = SoftmaxOptions()) {
    EAGER_TRY(Layer made, Layer::make("softmax", options.name_.value));
    EAGER_DO(detail::set_if(made, "axis", options.axis_));
    EAGER_DO(detail::set_if(made, "dtype", options.dtype_));
    EAGER_DO(detail::set_if(made, "param_dtype", options.param_dtype_));
    return Softmax(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit Softmax(const SoftmaxOptions& options = SoftmaxOptions()) : Softmax(make(options)) {}
#endif

 private:
  explicit Softmax(Layer&& made) noexcept : Layer(std::move(made)) {}
};

}  // namespace nn

EAGER_NAMESPACE_END

#endif
