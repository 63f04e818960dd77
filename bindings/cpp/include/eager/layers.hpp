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

  // What was given.
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

  // What was given.
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
  /// The distance of the filters' elements. Default: {1, 1}.
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

  // What was given.
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

/// Convolution of images: the sums of products with filters that slide over them.
/// - x, [batch, height, width, in]: Images; NCHW: [batch, in, height, width].
/// - y, [batch, height, width, filters]: An image of as many channels as there are filters.
/// - variable "kernel", [rows, columns, in/groups, filters]: The filters.
/// - variable "bias", [filters]: What is added to each channel, if use_bias.
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

  // What was given.
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

  // What was given.
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
  /// The limit towards minus infinity, negated. Default: 1.0.
  ELUOptions& alpha(double value) { return alpha_.set(value), *this; }
  /// The dtype that the layer computes in; inputs and variables are cast to it. Absent: no casts.
  ELUOptions& dtype(DType value) { return dtype_.set(value), *this; }
  /// The variables' dtype. Absent: dtype, or the first input's where it is a float, else float32.
  ELUOptions& param_dtype(DType value) { return param_dtype_.set(value), *this; }

  // What was given.
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

  // What was given.
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

  // What was given.
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

  // What was given.
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
  /// Where the channels (C) stand: behind the other axes, or before them. Default: NWC.
  GlobalAveragePooling1DOptions& data_format(const std::string& value) { return data_format_.set(value), *this; }
  /// Whether the axes stay, as dims of 1. Default: false.
  GlobalAveragePooling1DOptions& keepdims(bool value) { return keepdims_.set(value), *this; }

  // What was given.
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

  // What was given.
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
  /// Where the channels (C) stand: behind the other axes, or before them. Default: NDHWC.
  GlobalAveragePooling3DOptions& data_format(const std::string& value) { return data_format_.set(value), *this; }
  /// Whether the axes stay, as dims of 1. Default: false.
  GlobalAveragePooling3DOptions& keepdims(bool value) { return keepdims_.set(value), *this; }

  // What was given.
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
  /// Where the channels (C) stand: behind the other axes, or before them. Default: NWC.
  GlobalMaxPooling1DOptions& data_format(const std::string& value) { return data_format_.set(value), *this; }
  /// Whether the axes stay, as dims of 1. Default: false.
  GlobalMaxPooling1DOptions& keepdims(bool value) { return keepdims_.set(value), *this; }

  // What was given.
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

  // What was given.
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
  /// Where the channels (C) stand: behind the other axes, or before them. Default: NDHWC.
  GlobalMaxPooling3DOptions& data_format(const std::string& value) { return data_format_.set(value), *this; }
  /// Whether the axes stay, as dims of 1. Default: false.
  GlobalMaxPooling3DOptions& keepdims(bool value) { return keepdims_.set(value), *this; }

  // What was given.
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

  // What was given.
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

  // What was given.
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

/// The attributes of Permute that may be left out.
class PermuteOptions {
 public:
  PermuteOptions& name(const std::string& value) { return name_.set(value), *this; }

  // What was given.
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

  // What was given.
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

  // What was given.
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

  // What was given.
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

  // What was given.
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
