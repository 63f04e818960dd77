// Written by bindings/generate from the registry; changes belong there.

//! The kinds of layers: each a struct of attributes, from which `create` makes a [`Layer`]. `new` takes the attributes that a
//! layer must have, and gives the others their defaults.

use crate::{DType, Layer, Result};

/// An activation by name.
///
/// * x, `any`: The elements.
/// * gives y, `x`: The elements' activations.
#[derive(Clone, Copy, Debug)]
pub struct Activation<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The activation that is applied to the result; LINEAR: none. One of `linear`, `relu`, `relu6`, `leaky_relu`,
    /// `elu`, `selu`, `sigmoid`, `tanh`, `softplus`, `softsign`, `silu`, `gelu`, `exponential`, `softmax`,
    /// `log_softmax`. Default: `linear`.
    pub activation: &'a str,
    /// The dtype that the layer computes in; inputs and variables are cast to it. `None`: no casts.
    pub dtype: Option<DType>,
    /// The variables' dtype. `None`: dtype, or the first input's where it is a float, else float32.
    pub param_dtype: Option<DType>,
}

impl<'a> Activation<'a> {
    /// The defaults of what may be left out.
    pub fn new(activation: &'a str) -> Self {
        Activation { name: "", activation, dtype: None, param_dtype: None }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("activation", self.name)?;
        layer.set_string("activation", self.activation)?;
        if let Some(dtype) = self.dtype {
            layer.set_dtype("dtype", dtype)?;
        }
        if let Some(param_dtype) = self.param_dtype {
            layer.set_dtype("param_dtype", param_dtype)?;
        }
        Ok(layer)
    }
}

/// The mean of the elements in each place of a window, channel by channel; padding is left out.
///
/// * x, `[batch, sizes..., channels]`: The elements; channels first: \[batch, channels, sizes...\].
/// * gives y, `[batch, places..., channels]`: An element for each place of the window.
#[derive(Clone, Copy, Debug)]
pub struct AveragePooling1D<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The window's size along each axis; one value stands for all. Default: `[2]`.
    pub pool_size: &'a [i64],
    /// How far the window moves along each axis. `None`: by its own size.
    pub strides: Option<&'a [i64]>,
    /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. One of `valid`,
    /// `same`. Default: `valid`.
    pub padding: &'a str,
    /// Where the channels (C) stand: behind the other axes, or before them. One of `nhwc`, `nchw`. Default: `nhwc`.
    pub data_format: &'a str,
}

impl Default for AveragePooling1D<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl AveragePooling1D<'_> {
    /// The defaults of what may be left out.
    pub fn new() -> Self {
        AveragePooling1D { name: "", pool_size: &[2], strides: None, padding: "valid", data_format: "nhwc" }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("average_pool1d", self.name)?;
        layer.set_ints("pool_size", self.pool_size)?;
        if let Some(strides) = self.strides {
            layer.set_ints("strides", strides)?;
        }
        layer.set_string("padding", self.padding)?;
        layer.set_string("data_format", self.data_format)?;
        Ok(layer)
    }
}

/// The mean of the elements in each place of a window, channel by channel; padding is left out.
///
/// * x, `[batch, sizes..., channels]`: The elements; channels first: \[batch, channels, sizes...\].
/// * gives y, `[batch, places..., channels]`: An element for each place of the window.
#[derive(Clone, Copy, Debug)]
pub struct AveragePooling2D<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The window's size along each axis; one value stands for all. Default: `[2, 2]`.
    pub pool_size: &'a [i64],
    /// How far the window moves along each axis. `None`: by its own size.
    pub strides: Option<&'a [i64]>,
    /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. One of `valid`,
    /// `same`. Default: `valid`.
    pub padding: &'a str,
    /// Where the channels (C) stand: behind the other axes, or before them. One of `nhwc`, `nchw`. Default: `nhwc`.
    pub data_format: &'a str,
}

impl Default for AveragePooling2D<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl AveragePooling2D<'_> {
    /// The defaults of what may be left out.
    pub fn new() -> Self {
        AveragePooling2D { name: "", pool_size: &[2, 2], strides: None, padding: "valid", data_format: "nhwc" }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("average_pool2d", self.name)?;
        layer.set_ints("pool_size", self.pool_size)?;
        if let Some(strides) = self.strides {
            layer.set_ints("strides", strides)?;
        }
        layer.set_string("padding", self.padding)?;
        layer.set_string("data_format", self.data_format)?;
        Ok(layer)
    }
}

/// The mean of the elements in each place of a window, channel by channel; padding is left out.
///
/// * x, `[batch, sizes..., channels]`: The elements; channels first: \[batch, channels, sizes...\].
/// * gives y, `[batch, places..., channels]`: An element for each place of the window.
#[derive(Clone, Copy, Debug)]
pub struct AveragePooling3D<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The window's size along each axis; one value stands for all. Default: `[2, 2, 2]`.
    pub pool_size: &'a [i64],
    /// How far the window moves along each axis. `None`: by its own size.
    pub strides: Option<&'a [i64]>,
    /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. One of `valid`,
    /// `same`. Default: `valid`.
    pub padding: &'a str,
    /// Where the channels (C) stand: behind the other axes, or before them. One of `nhwc`, `nchw`. Default: `nhwc`.
    pub data_format: &'a str,
}

impl Default for AveragePooling3D<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl AveragePooling3D<'_> {
    /// The defaults of what may be left out.
    pub fn new() -> Self {
        AveragePooling3D { name: "", pool_size: &[2, 2, 2], strides: None, padding: "valid", data_format: "nhwc" }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("average_pool3d", self.name)?;
        layer.set_ints("pool_size", self.pool_size)?;
        if let Some(strides) = self.strides {
            layer.set_ints("strides", strides)?;
        }
        layer.set_string("padding", self.padding)?;
        layer.set_string("data_format", self.data_format)?;
        Ok(layer)
    }
}

/// (x - mean) / sqrt(variance + epsilon) \* gamma + beta, channel by channel (Ioffe and Szegedy, 2015). The mean and
/// the variance are the batch's while the layer trains, and otherwise the running ones.
///
/// * x, `[batch, dims...]`: The elements.
/// * gives y, `x`: The normalized elements.
/// * variable "gamma", `[n...]`: What the result is multiplied by, if scale.
/// * variable "beta", `[n...]`: What is added, if center.
/// * variable "moving_mean", `[n]`: The running mean.
/// * variable "moving_variance", `[n]`: The running variance.
#[derive(Clone, Copy, Debug)]
pub struct BatchNormalization<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The axis of the channels; a negative one counts from the end. Default: `-1`.
    pub axis: i64,
    /// The part of the running states that each batch leaves. Default: `0.99`.
    pub momentum: f64,
    /// What is added to the variance, at least 0. Default: `0.001`.
    pub epsilon: f64,
    /// Whether beta is added. Default: `true`.
    pub center: bool,
    /// Whether the result is multiplied by gamma. Default: `true`.
    pub scale: bool,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `zeros`.
    pub beta_initializer: &'a str,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `ones`.
    pub gamma_initializer: &'a str,
    /// The dtype that the layer computes in; inputs and variables are cast to it. `None`: no casts.
    pub dtype: Option<DType>,
    /// The variables' dtype. `None`: dtype, or the first input's where it is a float, else float32.
    pub param_dtype: Option<DType>,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `zeros`.
    pub moving_mean_initializer: &'a str,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `ones`.
    pub moving_variance_initializer: &'a str,
}

impl Default for BatchNormalization<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl BatchNormalization<'_> {
    /// The defaults of what may be left out.
    pub fn new() -> Self {
        BatchNormalization {
            name: "",
            axis: -1,
            momentum: 0.99,
            epsilon: 0.001,
            center: true,
            scale: true,
            beta_initializer: "zeros",
            gamma_initializer: "ones",
            dtype: None,
            param_dtype: None,
            moving_mean_initializer: "zeros",
            moving_variance_initializer: "ones",
        }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("batch_normalization", self.name)?;
        layer.set_int("axis", self.axis)?;
        layer.set_float("momentum", self.momentum)?;
        layer.set_float("epsilon", self.epsilon)?;
        layer.set_bool("center", self.center)?;
        layer.set_bool("scale", self.scale)?;
        layer.set_string("beta_initializer", self.beta_initializer)?;
        layer.set_string("gamma_initializer", self.gamma_initializer)?;
        if let Some(dtype) = self.dtype {
            layer.set_dtype("dtype", dtype)?;
        }
        if let Some(param_dtype) = self.param_dtype {
            layer.set_dtype("param_dtype", param_dtype)?;
        }
        layer.set_string("moving_mean_initializer", self.moving_mean_initializer)?;
        layer.set_string("moving_variance_initializer", self.moving_variance_initializer)?;
        Ok(layer)
    }
}

/// Convolution: the sums of products with filters that slide over the input.
///
/// * x, `[batch, steps, in]`: Images or sequences; channels first: in stands behind the batch.
/// * gives y, `[batch, steps, out]`: The same, with other channels and sizes.
/// * variable "kernel", `[sizes..., in/groups, out]`: The filters.
/// * variable "bias", `[out]`: What is added to each channel, if use_bias.
#[derive(Clone, Copy, Debug)]
pub struct Conv1D<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The number of channels that come out.
    pub filters: i64,
    /// The window's size along each axis; one value stands for all.
    pub kernel_size: &'a [i64],
    /// How far the filters move along each axis; one value stands for all. Default: `[1]`.
    pub strides: &'a [i64],
    /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. One of `valid`,
    /// `same`. Default: `valid`.
    pub padding: &'a str,
    /// Where the channels (C) stand: behind the other axes, or before them. One of `nhwc`, `nchw`. Default: `nhwc`.
    pub data_format: &'a str,
    /// The distance of a filter's elements; one value stands for all. Default: `[1]`.
    pub dilation_rate: &'a [i64],
    /// Into how many groups the channels are divided, each with filters of its own. Default: `1`.
    pub groups: i64,
    /// The activation that is applied to the result; LINEAR: none. One of `linear`, `relu`, `relu6`, `leaky_relu`,
    /// `elu`, `selu`, `sigmoid`, `tanh`, `softplus`, `softsign`, `silu`, `gelu`, `exponential`, `softmax`,
    /// `log_softmax`. Default: `linear`.
    pub activation: &'a str,
    /// Whether a bias is added. Default: `true`.
    pub use_bias: bool,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `glorot_uniform`.
    pub kernel_initializer: &'a str,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `zeros`.
    pub bias_initializer: &'a str,
    /// The dtype that the layer computes in; inputs and variables are cast to it. `None`: no casts.
    pub dtype: Option<DType>,
    /// The variables' dtype. `None`: dtype, or the first input's where it is a float, else float32.
    pub param_dtype: Option<DType>,
}

impl<'a> Conv1D<'a> {
    /// The defaults of what may be left out.
    pub fn new(filters: i64, kernel_size: &'a [i64]) -> Self {
        Conv1D {
            name: "",
            filters,
            kernel_size,
            strides: &[1],
            padding: "valid",
            data_format: "nhwc",
            dilation_rate: &[1],
            groups: 1,
            activation: "linear",
            use_bias: true,
            kernel_initializer: "glorot_uniform",
            bias_initializer: "zeros",
            dtype: None,
            param_dtype: None,
        }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("conv1d", self.name)?;
        layer.set_int("filters", self.filters)?;
        layer.set_ints("kernel_size", self.kernel_size)?;
        layer.set_ints("strides", self.strides)?;
        layer.set_string("padding", self.padding)?;
        layer.set_string("data_format", self.data_format)?;
        layer.set_ints("dilation_rate", self.dilation_rate)?;
        layer.set_int("groups", self.groups)?;
        layer.set_string("activation", self.activation)?;
        layer.set_bool("use_bias", self.use_bias)?;
        layer.set_string("kernel_initializer", self.kernel_initializer)?;
        layer.set_string("bias_initializer", self.bias_initializer)?;
        if let Some(dtype) = self.dtype {
            layer.set_dtype("dtype", dtype)?;
        }
        if let Some(param_dtype) = self.param_dtype {
            layer.set_dtype("param_dtype", param_dtype)?;
        }
        Ok(layer)
    }
}

/// Transposed convolution, which widens the input as far as a convolution narrows it.
///
/// * x, `[batch, steps, in]`: Images or sequences; channels first: in stands behind the batch.
/// * gives y, `[batch, steps, out]`: The same, with other channels and sizes.
/// * variable "kernel", `[sizes..., out, in]`: The filters.
/// * variable "bias", `[out]`: What is added to each channel, if use_bias.
#[derive(Clone, Copy, Debug)]
pub struct Conv1DTranspose<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The number of channels that come out.
    pub filters: i64,
    /// The window's size along each axis; one value stands for all.
    pub kernel_size: &'a [i64],
    /// How far the filters move along each axis; one value stands for all. Default: `[1]`.
    pub strides: &'a [i64],
    /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. One of `valid`,
    /// `same`. Default: `valid`.
    pub padding: &'a str,
    /// Where the channels (C) stand: behind the other axes, or before them. One of `nhwc`, `nchw`. Default: `nhwc`.
    pub data_format: &'a str,
    /// The distance of a filter's elements; one value stands for all. Default: `[1]`.
    pub dilation_rate: &'a [i64],
    /// The activation that is applied to the result; LINEAR: none. One of `linear`, `relu`, `relu6`, `leaky_relu`,
    /// `elu`, `selu`, `sigmoid`, `tanh`, `softplus`, `softsign`, `silu`, `gelu`, `exponential`, `softmax`,
    /// `log_softmax`. Default: `linear`.
    pub activation: &'a str,
    /// Whether a bias is added. Default: `true`.
    pub use_bias: bool,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `glorot_uniform`.
    pub kernel_initializer: &'a str,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `zeros`.
    pub bias_initializer: &'a str,
    /// The dtype that the layer computes in; inputs and variables are cast to it. `None`: no casts.
    pub dtype: Option<DType>,
    /// The variables' dtype. `None`: dtype, or the first input's where it is a float, else float32.
    pub param_dtype: Option<DType>,
}

impl<'a> Conv1DTranspose<'a> {
    /// The defaults of what may be left out.
    pub fn new(filters: i64, kernel_size: &'a [i64]) -> Self {
        Conv1DTranspose {
            name: "",
            filters,
            kernel_size,
            strides: &[1],
            padding: "valid",
            data_format: "nhwc",
            dilation_rate: &[1],
            activation: "linear",
            use_bias: true,
            kernel_initializer: "glorot_uniform",
            bias_initializer: "zeros",
            dtype: None,
            param_dtype: None,
        }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("conv1d_transpose", self.name)?;
        layer.set_int("filters", self.filters)?;
        layer.set_ints("kernel_size", self.kernel_size)?;
        layer.set_ints("strides", self.strides)?;
        layer.set_string("padding", self.padding)?;
        layer.set_string("data_format", self.data_format)?;
        layer.set_ints("dilation_rate", self.dilation_rate)?;
        layer.set_string("activation", self.activation)?;
        layer.set_bool("use_bias", self.use_bias)?;
        layer.set_string("kernel_initializer", self.kernel_initializer)?;
        layer.set_string("bias_initializer", self.bias_initializer)?;
        if let Some(dtype) = self.dtype {
            layer.set_dtype("dtype", dtype)?;
        }
        if let Some(param_dtype) = self.param_dtype {
            layer.set_dtype("param_dtype", param_dtype)?;
        }
        Ok(layer)
    }
}

/// Convolution: the sums of products with filters that slide over the input.
///
/// * x, `[batch, height, width, in]`: Images or sequences; channels first: in stands behind the batch.
/// * gives y, `[batch, height, width, out]`: The same, with other channels and sizes.
/// * variable "kernel", `[sizes..., in/groups, out]`: The filters.
/// * variable "bias", `[out]`: What is added to each channel, if use_bias.
#[derive(Clone, Copy, Debug)]
pub struct Conv2D<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The number of channels that come out.
    pub filters: i64,
    /// The window's size along each axis; one value stands for all.
    pub kernel_size: &'a [i64],
    /// How far the filters move along each axis; one value stands for all. Default: `[1, 1]`.
    pub strides: &'a [i64],
    /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. One of `valid`,
    /// `same`. Default: `valid`.
    pub padding: &'a str,
    /// Where the channels (C) stand: behind the other axes, or before them. One of `nhwc`, `nchw`. Default: `nhwc`.
    pub data_format: &'a str,
    /// The distance of a filter's elements; one value stands for all. Default: `[1, 1]`.
    pub dilation_rate: &'a [i64],
    /// Into how many groups the channels are divided, each with filters of its own. Default: `1`.
    pub groups: i64,
    /// The activation that is applied to the result; LINEAR: none. One of `linear`, `relu`, `relu6`, `leaky_relu`,
    /// `elu`, `selu`, `sigmoid`, `tanh`, `softplus`, `softsign`, `silu`, `gelu`, `exponential`, `softmax`,
    /// `log_softmax`. Default: `linear`.
    pub activation: &'a str,
    /// Whether a bias is added. Default: `true`.
    pub use_bias: bool,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `glorot_uniform`.
    pub kernel_initializer: &'a str,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `zeros`.
    pub bias_initializer: &'a str,
    /// The dtype that the layer computes in; inputs and variables are cast to it. `None`: no casts.
    pub dtype: Option<DType>,
    /// The variables' dtype. `None`: dtype, or the first input's where it is a float, else float32.
    pub param_dtype: Option<DType>,
}

impl<'a> Conv2D<'a> {
    /// The defaults of what may be left out.
    pub fn new(filters: i64, kernel_size: &'a [i64]) -> Self {
        Conv2D {
            name: "",
            filters,
            kernel_size,
            strides: &[1, 1],
            padding: "valid",
            data_format: "nhwc",
            dilation_rate: &[1, 1],
            groups: 1,
            activation: "linear",
            use_bias: true,
            kernel_initializer: "glorot_uniform",
            bias_initializer: "zeros",
            dtype: None,
            param_dtype: None,
        }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("conv2d", self.name)?;
        layer.set_int("filters", self.filters)?;
        layer.set_ints("kernel_size", self.kernel_size)?;
        layer.set_ints("strides", self.strides)?;
        layer.set_string("padding", self.padding)?;
        layer.set_string("data_format", self.data_format)?;
        layer.set_ints("dilation_rate", self.dilation_rate)?;
        layer.set_int("groups", self.groups)?;
        layer.set_string("activation", self.activation)?;
        layer.set_bool("use_bias", self.use_bias)?;
        layer.set_string("kernel_initializer", self.kernel_initializer)?;
        layer.set_string("bias_initializer", self.bias_initializer)?;
        if let Some(dtype) = self.dtype {
            layer.set_dtype("dtype", dtype)?;
        }
        if let Some(param_dtype) = self.param_dtype {
            layer.set_dtype("param_dtype", param_dtype)?;
        }
        Ok(layer)
    }
}

/// Transposed convolution, which widens the input as far as a convolution narrows it.
///
/// * x, `[batch, height, width, in]`: Images or sequences; channels first: in stands behind the batch.
/// * gives y, `[batch, height, width, out]`: The same, with other channels and sizes.
/// * variable "kernel", `[sizes..., out, in]`: The filters.
/// * variable "bias", `[out]`: What is added to each channel, if use_bias.
#[derive(Clone, Copy, Debug)]
pub struct Conv2DTranspose<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The number of channels that come out.
    pub filters: i64,
    /// The window's size along each axis; one value stands for all.
    pub kernel_size: &'a [i64],
    /// How far the filters move along each axis; one value stands for all. Default: `[1, 1]`.
    pub strides: &'a [i64],
    /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. One of `valid`,
    /// `same`. Default: `valid`.
    pub padding: &'a str,
    /// Where the channels (C) stand: behind the other axes, or before them. One of `nhwc`, `nchw`. Default: `nhwc`.
    pub data_format: &'a str,
    /// The distance of a filter's elements; one value stands for all. Default: `[1, 1]`.
    pub dilation_rate: &'a [i64],
    /// The activation that is applied to the result; LINEAR: none. One of `linear`, `relu`, `relu6`, `leaky_relu`,
    /// `elu`, `selu`, `sigmoid`, `tanh`, `softplus`, `softsign`, `silu`, `gelu`, `exponential`, `softmax`,
    /// `log_softmax`. Default: `linear`.
    pub activation: &'a str,
    /// Whether a bias is added. Default: `true`.
    pub use_bias: bool,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `glorot_uniform`.
    pub kernel_initializer: &'a str,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `zeros`.
    pub bias_initializer: &'a str,
    /// The dtype that the layer computes in; inputs and variables are cast to it. `None`: no casts.
    pub dtype: Option<DType>,
    /// The variables' dtype. `None`: dtype, or the first input's where it is a float, else float32.
    pub param_dtype: Option<DType>,
}

impl<'a> Conv2DTranspose<'a> {
    /// The defaults of what may be left out.
    pub fn new(filters: i64, kernel_size: &'a [i64]) -> Self {
        Conv2DTranspose {
            name: "",
            filters,
            kernel_size,
            strides: &[1, 1],
            padding: "valid",
            data_format: "nhwc",
            dilation_rate: &[1, 1],
            activation: "linear",
            use_bias: true,
            kernel_initializer: "glorot_uniform",
            bias_initializer: "zeros",
            dtype: None,
            param_dtype: None,
        }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("conv2d_transpose", self.name)?;
        layer.set_int("filters", self.filters)?;
        layer.set_ints("kernel_size", self.kernel_size)?;
        layer.set_ints("strides", self.strides)?;
        layer.set_string("padding", self.padding)?;
        layer.set_string("data_format", self.data_format)?;
        layer.set_ints("dilation_rate", self.dilation_rate)?;
        layer.set_string("activation", self.activation)?;
        layer.set_bool("use_bias", self.use_bias)?;
        layer.set_string("kernel_initializer", self.kernel_initializer)?;
        layer.set_string("bias_initializer", self.bias_initializer)?;
        if let Some(dtype) = self.dtype {
            layer.set_dtype("dtype", dtype)?;
        }
        if let Some(param_dtype) = self.param_dtype {
            layer.set_dtype("param_dtype", param_dtype)?;
        }
        Ok(layer)
    }
}

/// Convolution: the sums of products with filters that slide over the input.
///
/// * x, `[batch, depth, height, width, in]`: Images or sequences; channels first: in stands behind the batch.
/// * gives y, `[batch, depth, height, width, out]`: The same, with other channels and sizes.
/// * variable "kernel", `[sizes..., in/groups, out]`: The filters.
/// * variable "bias", `[out]`: What is added to each channel, if use_bias.
#[derive(Clone, Copy, Debug)]
pub struct Conv3D<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The number of channels that come out.
    pub filters: i64,
    /// The window's size along each axis; one value stands for all.
    pub kernel_size: &'a [i64],
    /// How far the filters move along each axis; one value stands for all. Default: `[1, 1, 1]`.
    pub strides: &'a [i64],
    /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. One of `valid`,
    /// `same`. Default: `valid`.
    pub padding: &'a str,
    /// Where the channels (C) stand: behind the other axes, or before them. One of `nhwc`, `nchw`. Default: `nhwc`.
    pub data_format: &'a str,
    /// The distance of a filter's elements; one value stands for all. Default: `[1, 1, 1]`.
    pub dilation_rate: &'a [i64],
    /// Into how many groups the channels are divided, each with filters of its own. Default: `1`.
    pub groups: i64,
    /// The activation that is applied to the result; LINEAR: none. One of `linear`, `relu`, `relu6`, `leaky_relu`,
    /// `elu`, `selu`, `sigmoid`, `tanh`, `softplus`, `softsign`, `silu`, `gelu`, `exponential`, `softmax`,
    /// `log_softmax`. Default: `linear`.
    pub activation: &'a str,
    /// Whether a bias is added. Default: `true`.
    pub use_bias: bool,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `glorot_uniform`.
    pub kernel_initializer: &'a str,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `zeros`.
    pub bias_initializer: &'a str,
    /// The dtype that the layer computes in; inputs and variables are cast to it. `None`: no casts.
    pub dtype: Option<DType>,
    /// The variables' dtype. `None`: dtype, or the first input's where it is a float, else float32.
    pub param_dtype: Option<DType>,
}

impl<'a> Conv3D<'a> {
    /// The defaults of what may be left out.
    pub fn new(filters: i64, kernel_size: &'a [i64]) -> Self {
        Conv3D {
            name: "",
            filters,
            kernel_size,
            strides: &[1, 1, 1],
            padding: "valid",
            data_format: "nhwc",
            dilation_rate: &[1, 1, 1],
            groups: 1,
            activation: "linear",
            use_bias: true,
            kernel_initializer: "glorot_uniform",
            bias_initializer: "zeros",
            dtype: None,
            param_dtype: None,
        }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("conv3d", self.name)?;
        layer.set_int("filters", self.filters)?;
        layer.set_ints("kernel_size", self.kernel_size)?;
        layer.set_ints("strides", self.strides)?;
        layer.set_string("padding", self.padding)?;
        layer.set_string("data_format", self.data_format)?;
        layer.set_ints("dilation_rate", self.dilation_rate)?;
        layer.set_int("groups", self.groups)?;
        layer.set_string("activation", self.activation)?;
        layer.set_bool("use_bias", self.use_bias)?;
        layer.set_string("kernel_initializer", self.kernel_initializer)?;
        layer.set_string("bias_initializer", self.bias_initializer)?;
        if let Some(dtype) = self.dtype {
            layer.set_dtype("dtype", dtype)?;
        }
        if let Some(param_dtype) = self.param_dtype {
            layer.set_dtype("param_dtype", param_dtype)?;
        }
        Ok(layer)
    }
}

/// Transposed convolution, which widens the input as far as a convolution narrows it.
///
/// * x, `[batch, depth, height, width, in]`: Images or sequences; channels first: in stands behind the batch.
/// * gives y, `[batch, depth, height, width, out]`: The same, with other channels and sizes.
/// * variable "kernel", `[sizes..., out, in]`: The filters.
/// * variable "bias", `[out]`: What is added to each channel, if use_bias.
#[derive(Clone, Copy, Debug)]
pub struct Conv3DTranspose<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The number of channels that come out.
    pub filters: i64,
    /// The window's size along each axis; one value stands for all.
    pub kernel_size: &'a [i64],
    /// How far the filters move along each axis; one value stands for all. Default: `[1, 1, 1]`.
    pub strides: &'a [i64],
    /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. One of `valid`,
    /// `same`. Default: `valid`.
    pub padding: &'a str,
    /// Where the channels (C) stand: behind the other axes, or before them. One of `nhwc`, `nchw`. Default: `nhwc`.
    pub data_format: &'a str,
    /// The distance of a filter's elements; one value stands for all. Default: `[1, 1, 1]`.
    pub dilation_rate: &'a [i64],
    /// The activation that is applied to the result; LINEAR: none. One of `linear`, `relu`, `relu6`, `leaky_relu`,
    /// `elu`, `selu`, `sigmoid`, `tanh`, `softplus`, `softsign`, `silu`, `gelu`, `exponential`, `softmax`,
    /// `log_softmax`. Default: `linear`.
    pub activation: &'a str,
    /// Whether a bias is added. Default: `true`.
    pub use_bias: bool,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `glorot_uniform`.
    pub kernel_initializer: &'a str,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `zeros`.
    pub bias_initializer: &'a str,
    /// The dtype that the layer computes in; inputs and variables are cast to it. `None`: no casts.
    pub dtype: Option<DType>,
    /// The variables' dtype. `None`: dtype, or the first input's where it is a float, else float32.
    pub param_dtype: Option<DType>,
}

impl<'a> Conv3DTranspose<'a> {
    /// The defaults of what may be left out.
    pub fn new(filters: i64, kernel_size: &'a [i64]) -> Self {
        Conv3DTranspose {
            name: "",
            filters,
            kernel_size,
            strides: &[1, 1, 1],
            padding: "valid",
            data_format: "nhwc",
            dilation_rate: &[1, 1, 1],
            activation: "linear",
            use_bias: true,
            kernel_initializer: "glorot_uniform",
            bias_initializer: "zeros",
            dtype: None,
            param_dtype: None,
        }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("conv3d_transpose", self.name)?;
        layer.set_int("filters", self.filters)?;
        layer.set_ints("kernel_size", self.kernel_size)?;
        layer.set_ints("strides", self.strides)?;
        layer.set_string("padding", self.padding)?;
        layer.set_string("data_format", self.data_format)?;
        layer.set_ints("dilation_rate", self.dilation_rate)?;
        layer.set_string("activation", self.activation)?;
        layer.set_bool("use_bias", self.use_bias)?;
        layer.set_string("kernel_initializer", self.kernel_initializer)?;
        layer.set_string("bias_initializer", self.bias_initializer)?;
        if let Some(dtype) = self.dtype {
            layer.set_dtype("dtype", dtype)?;
        }
        if let Some(param_dtype) = self.param_dtype {
            layer.set_dtype("param_dtype", param_dtype)?;
        }
        Ok(layer)
    }
}

/// activation(x @ kernel + bias).
///
/// * x, `[batch..., n]`: Rows of n features.
/// * gives y, `[batch..., units]`: Rows of units features.
/// * variable "kernel", `[n, units]`: The weights.
/// * variable "bias", `[units]`: What is added, if use_bias.
#[derive(Clone, Copy, Debug)]
pub struct Dense<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The number of features that come out.
    pub units: i64,
    /// The activation that is applied to the result; LINEAR: none. One of `linear`, `relu`, `relu6`, `leaky_relu`,
    /// `elu`, `selu`, `sigmoid`, `tanh`, `softplus`, `softsign`, `silu`, `gelu`, `exponential`, `softmax`,
    /// `log_softmax`. Default: `linear`.
    pub activation: &'a str,
    /// Whether a bias is added. Default: `true`.
    pub use_bias: bool,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `glorot_uniform`.
    pub kernel_initializer: &'a str,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `zeros`.
    pub bias_initializer: &'a str,
    /// The dtype that the layer computes in; inputs and variables are cast to it. `None`: no casts.
    pub dtype: Option<DType>,
    /// The variables' dtype. `None`: dtype, or the first input's where it is a float, else float32.
    pub param_dtype: Option<DType>,
}

impl Dense<'_> {
    /// The defaults of what may be left out.
    pub fn new(units: i64) -> Self {
        Dense {
            name: "",
            units,
            activation: "linear",
            use_bias: true,
            kernel_initializer: "glorot_uniform",
            bias_initializer: "zeros",
            dtype: None,
            param_dtype: None,
        }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("dense", self.name)?;
        layer.set_int("units", self.units)?;
        layer.set_string("activation", self.activation)?;
        layer.set_bool("use_bias", self.use_bias)?;
        layer.set_string("kernel_initializer", self.kernel_initializer)?;
        layer.set_string("bias_initializer", self.bias_initializer)?;
        if let Some(dtype) = self.dtype {
            layer.set_dtype("dtype", dtype)?;
        }
        if let Some(param_dtype) = self.param_dtype {
            layer.set_dtype("param_dtype", param_dtype)?;
        }
        Ok(layer)
    }
}

/// Convolution of each channel with filters of its own.
///
/// * x, `[batch, height, width, in]`: Images or sequences; channels first: in stands behind the batch.
/// * gives y, `[batch, height, width, out]`: The same, with other channels and sizes.
/// * variable "depthwise_kernel", `[rows, columns, in, depth_multiplier]`: The filters of each channel.
/// * variable "bias", `[out]`: What is added to each channel, if use_bias.
#[derive(Clone, Copy, Debug)]
pub struct DepthwiseConv2D<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The window's size along each axis; one value stands for all.
    pub kernel_size: &'a [i64],
    /// How far the filters move along each axis; one value stands for all. Default: `[1, 1]`.
    pub strides: &'a [i64],
    /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. One of `valid`,
    /// `same`. Default: `valid`.
    pub padding: &'a str,
    /// Where the channels (C) stand: behind the other axes, or before them. One of `nhwc`, `nchw`. Default: `nhwc`.
    pub data_format: &'a str,
    /// The distance of a filter's elements; one value stands for all. Default: `[1, 1]`.
    pub dilation_rate: &'a [i64],
    /// The number of filters of a channel. Default: `1`.
    pub depth_multiplier: i64,
    /// The activation that is applied to the result; LINEAR: none. One of `linear`, `relu`, `relu6`, `leaky_relu`,
    /// `elu`, `selu`, `sigmoid`, `tanh`, `softplus`, `softsign`, `silu`, `gelu`, `exponential`, `softmax`,
    /// `log_softmax`. Default: `linear`.
    pub activation: &'a str,
    /// Whether a bias is added. Default: `true`.
    pub use_bias: bool,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `glorot_uniform`.
    pub depthwise_initializer: &'a str,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `zeros`.
    pub bias_initializer: &'a str,
    /// The dtype that the layer computes in; inputs and variables are cast to it. `None`: no casts.
    pub dtype: Option<DType>,
    /// The variables' dtype. `None`: dtype, or the first input's where it is a float, else float32.
    pub param_dtype: Option<DType>,
}

impl<'a> DepthwiseConv2D<'a> {
    /// The defaults of what may be left out.
    pub fn new(kernel_size: &'a [i64]) -> Self {
        DepthwiseConv2D {
            name: "",
            kernel_size,
            strides: &[1, 1],
            padding: "valid",
            data_format: "nhwc",
            dilation_rate: &[1, 1],
            depth_multiplier: 1,
            activation: "linear",
            use_bias: true,
            depthwise_initializer: "glorot_uniform",
            bias_initializer: "zeros",
            dtype: None,
            param_dtype: None,
        }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("depthwise_conv2d", self.name)?;
        layer.set_ints("kernel_size", self.kernel_size)?;
        layer.set_ints("strides", self.strides)?;
        layer.set_string("padding", self.padding)?;
        layer.set_string("data_format", self.data_format)?;
        layer.set_ints("dilation_rate", self.dilation_rate)?;
        layer.set_int("depth_multiplier", self.depth_multiplier)?;
        layer.set_string("activation", self.activation)?;
        layer.set_bool("use_bias", self.use_bias)?;
        layer.set_string("depthwise_initializer", self.depthwise_initializer)?;
        layer.set_string("bias_initializer", self.bias_initializer)?;
        if let Some(dtype) = self.dtype {
            layer.set_dtype("dtype", dtype)?;
        }
        if let Some(param_dtype) = self.param_dtype {
            layer.set_dtype("param_dtype", param_dtype)?;
        }
        Ok(layer)
    }
}

/// x with random elements set to zero and the others multiplied by 1 / (1 - rate) while the layer trains (Srivastava
/// et al., 2014); else x.
///
/// * x, `any`: The elements.
/// * gives y, `x`: Those that are kept, and zeros.
#[derive(Clone, Copy, Debug)]
pub struct Dropout<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The probability of zero, in \[0, 1\].
    pub rate: f64,
    /// The same elements at every call; 0: by the next numbers of the context's stream. Default: `0`.
    pub seed: i64,
    /// The dtype that the layer computes in; inputs and variables are cast to it. `None`: no casts.
    pub dtype: Option<DType>,
    /// The variables' dtype. `None`: dtype, or the first input's where it is a float, else float32.
    pub param_dtype: Option<DType>,
}

impl Dropout<'_> {
    /// The defaults of what may be left out.
    pub fn new(rate: f64) -> Self {
        Dropout { name: "", rate, seed: 0, dtype: None, param_dtype: None }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("dropout", self.name)?;
        layer.set_float("rate", self.rate)?;
        layer.set_int("seed", self.seed)?;
        if let Some(dtype) = self.dtype {
            layer.set_dtype("dtype", dtype)?;
        }
        if let Some(param_dtype) = self.param_dtype {
            layer.set_dtype("param_dtype", param_dtype)?;
        }
        Ok(layer)
    }
}

/// x where it is positive, else alpha \* (exp(x) - 1) (Clevert et al., 2016).
///
/// * x, `any`: The elements.
/// * gives y, `x`: The elements' activations.
#[derive(Clone, Copy, Debug)]
pub struct ELU<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The limit towards minus infinity, negated. Default: `1.0`.
    pub alpha: f64,
    /// The dtype that the layer computes in; inputs and variables are cast to it. `None`: no casts.
    pub dtype: Option<DType>,
    /// The variables' dtype. `None`: dtype, or the first input's where it is a float, else float32.
    pub param_dtype: Option<DType>,
}

impl Default for ELU<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl ELU<'_> {
    /// The defaults of what may be left out.
    pub fn new() -> Self {
        ELU { name: "", alpha: 1.0, dtype: None, param_dtype: None }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("elu", self.name)?;
        layer.set_float("alpha", self.alpha)?;
        if let Some(dtype) = self.dtype {
            layer.set_dtype("dtype", dtype)?;
        }
        if let Some(param_dtype) = self.param_dtype {
            layer.set_dtype("param_dtype", param_dtype)?;
        }
        Ok(layer)
    }
}

/// The rows of a table that numbers name.
///
/// * x, `[dims...]`: Numbers from 0 on and less than input_dim.
/// * gives y, `[dims..., output_dim]`: A row for each number.
/// * variable "embeddings", `[input_dim, output_dim]`: A row for each number.
#[derive(Clone, Copy, Debug)]
pub struct Embedding<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// How many numbers there are.
    pub input_dim: i64,
    /// The length of a row.
    pub output_dim: i64,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `uniform`.
    pub embeddings_initializer: &'a str,
    /// The dtype that the layer computes in; inputs and variables are cast to it. `None`: no casts.
    pub dtype: Option<DType>,
    /// The variables' dtype. `None`: dtype, or the first input's where it is a float, else float32.
    pub param_dtype: Option<DType>,
}

impl Embedding<'_> {
    /// The defaults of what may be left out.
    pub fn new(input_dim: i64, output_dim: i64) -> Self {
        Embedding { name: "", input_dim, output_dim, embeddings_initializer: "uniform", dtype: None, param_dtype: None }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("embedding", self.name)?;
        layer.set_int("input_dim", self.input_dim)?;
        layer.set_int("output_dim", self.output_dim)?;
        layer.set_string("embeddings_initializer", self.embeddings_initializer)?;
        if let Some(dtype) = self.dtype {
            layer.set_dtype("dtype", dtype)?;
        }
        if let Some(param_dtype) = self.param_dtype {
            layer.set_dtype("param_dtype", param_dtype)?;
        }
        Ok(layer)
    }
}

/// x with all axes but the first joined into one.
///
/// * x, `[batch, dims...]`: The elements.
/// * gives y, `[batch, product]`: The same elements; product is that of the dims.
#[derive(Clone, Copy, Debug)]
pub struct Flatten<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// Where the channels stand; NCHW: the second axis, which is moved to the end first, so that weights of a dense
    /// layer behind this one fit both formats. One of `nhwc`, `nchw`. Default: `nhwc`.
    pub data_format: &'a str,
}

impl Default for Flatten<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl Flatten<'_> {
    /// The defaults of what may be left out.
    pub fn new() -> Self {
        Flatten { name: "", data_format: "nhwc" }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("flatten", self.name)?;
        layer.set_string("data_format", self.data_format)?;
        Ok(layer)
    }
}

/// x times the normal distribution's share below x (Hendrycks and Gimpel, 2016).
///
/// * x, `any`: The elements.
/// * gives y, `x`: The elements' activations.
#[derive(Clone, Copy, Debug)]
pub struct GELU<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// Whether tanh approximates the distribution. Default: `false`.
    pub approximate: bool,
    /// The dtype that the layer computes in; inputs and variables are cast to it. `None`: no casts.
    pub dtype: Option<DType>,
    /// The variables' dtype. `None`: dtype, or the first input's where it is a float, else float32.
    pub param_dtype: Option<DType>,
}

impl Default for GELU<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl GELU<'_> {
    /// The defaults of what may be left out.
    pub fn new() -> Self {
        GELU { name: "", approximate: false, dtype: None, param_dtype: None }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("gelu", self.name)?;
        layer.set_bool("approximate", self.approximate)?;
        if let Some(dtype) = self.dtype {
            layer.set_dtype("dtype", dtype)?;
        }
        if let Some(param_dtype) = self.param_dtype {
            layer.set_dtype("param_dtype", param_dtype)?;
        }
        Ok(layer)
    }
}

/// The mean of each channel's elements.
///
/// * x, `[batch, sizes..., channels]`: The elements; channels first: \[batch, channels, sizes...\].
/// * gives y, `[batch, channels]`: An element for each channel; with keepdims the other axes stay, as dims of 1.
#[derive(Clone, Copy, Debug)]
pub struct GlobalAveragePooling1D<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// Where the channels (C) stand: behind the other axes, or before them. One of `nhwc`, `nchw`. Default: `nhwc`.
    pub data_format: &'a str,
    /// Whether the axes stay, as dims of 1. Default: `false`.
    pub keepdims: bool,
}

impl Default for GlobalAveragePooling1D<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl GlobalAveragePooling1D<'_> {
    /// The defaults of what may be left out.
    pub fn new() -> Self {
        GlobalAveragePooling1D { name: "", data_format: "nhwc", keepdims: false }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("global_average_pool1d", self.name)?;
        layer.set_string("data_format", self.data_format)?;
        layer.set_bool("keepdims", self.keepdims)?;
        Ok(layer)
    }
}

/// The mean of each channel's elements.
///
/// * x, `[batch, sizes..., channels]`: The elements; channels first: \[batch, channels, sizes...\].
/// * gives y, `[batch, channels]`: An element for each channel; with keepdims the other axes stay, as dims of 1.
#[derive(Clone, Copy, Debug)]
pub struct GlobalAveragePooling2D<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// Where the channels (C) stand: behind the other axes, or before them. One of `nhwc`, `nchw`. Default: `nhwc`.
    pub data_format: &'a str,
    /// Whether the axes stay, as dims of 1. Default: `false`.
    pub keepdims: bool,
}

impl Default for GlobalAveragePooling2D<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl GlobalAveragePooling2D<'_> {
    /// The defaults of what may be left out.
    pub fn new() -> Self {
        GlobalAveragePooling2D { name: "", data_format: "nhwc", keepdims: false }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("global_average_pool2d", self.name)?;
        layer.set_string("data_format", self.data_format)?;
        layer.set_bool("keepdims", self.keepdims)?;
        Ok(layer)
    }
}

/// The mean of each channel's elements.
///
/// * x, `[batch, sizes..., channels]`: The elements; channels first: \[batch, channels, sizes...\].
/// * gives y, `[batch, channels]`: An element for each channel; with keepdims the other axes stay, as dims of 1.
#[derive(Clone, Copy, Debug)]
pub struct GlobalAveragePooling3D<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// Where the channels (C) stand: behind the other axes, or before them. One of `nhwc`, `nchw`. Default: `nhwc`.
    pub data_format: &'a str,
    /// Whether the axes stay, as dims of 1. Default: `false`.
    pub keepdims: bool,
}

impl Default for GlobalAveragePooling3D<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl GlobalAveragePooling3D<'_> {
    /// The defaults of what may be left out.
    pub fn new() -> Self {
        GlobalAveragePooling3D { name: "", data_format: "nhwc", keepdims: false }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("global_average_pool3d", self.name)?;
        layer.set_string("data_format", self.data_format)?;
        layer.set_bool("keepdims", self.keepdims)?;
        Ok(layer)
    }
}

/// The greatest element of each channel.
///
/// * x, `[batch, sizes..., channels]`: The elements; channels first: \[batch, channels, sizes...\].
/// * gives y, `[batch, channels]`: An element for each channel; with keepdims the other axes stay, as dims of 1.
#[derive(Clone, Copy, Debug)]
pub struct GlobalMaxPooling1D<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// Where the channels (C) stand: behind the other axes, or before them. One of `nhwc`, `nchw`. Default: `nhwc`.
    pub data_format: &'a str,
    /// Whether the axes stay, as dims of 1. Default: `false`.
    pub keepdims: bool,
}

impl Default for GlobalMaxPooling1D<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl GlobalMaxPooling1D<'_> {
    /// The defaults of what may be left out.
    pub fn new() -> Self {
        GlobalMaxPooling1D { name: "", data_format: "nhwc", keepdims: false }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("global_max_pool1d", self.name)?;
        layer.set_string("data_format", self.data_format)?;
        layer.set_bool("keepdims", self.keepdims)?;
        Ok(layer)
    }
}

/// The greatest element of each channel.
///
/// * x, `[batch, sizes..., channels]`: The elements; channels first: \[batch, channels, sizes...\].
/// * gives y, `[batch, channels]`: An element for each channel; with keepdims the other axes stay, as dims of 1.
#[derive(Clone, Copy, Debug)]
pub struct GlobalMaxPooling2D<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// Where the channels (C) stand: behind the other axes, or before them. One of `nhwc`, `nchw`. Default: `nhwc`.
    pub data_format: &'a str,
    /// Whether the axes stay, as dims of 1. Default: `false`.
    pub keepdims: bool,
}

impl Default for GlobalMaxPooling2D<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl GlobalMaxPooling2D<'_> {
    /// The defaults of what may be left out.
    pub fn new() -> Self {
        GlobalMaxPooling2D { name: "", data_format: "nhwc", keepdims: false }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("global_max_pool2d", self.name)?;
        layer.set_string("data_format", self.data_format)?;
        layer.set_bool("keepdims", self.keepdims)?;
        Ok(layer)
    }
}

/// The greatest element of each channel.
///
/// * x, `[batch, sizes..., channels]`: The elements; channels first: \[batch, channels, sizes...\].
/// * gives y, `[batch, channels]`: An element for each channel; with keepdims the other axes stay, as dims of 1.
#[derive(Clone, Copy, Debug)]
pub struct GlobalMaxPooling3D<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// Where the channels (C) stand: behind the other axes, or before them. One of `nhwc`, `nchw`. Default: `nhwc`.
    pub data_format: &'a str,
    /// Whether the axes stay, as dims of 1. Default: `false`.
    pub keepdims: bool,
}

impl Default for GlobalMaxPooling3D<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl GlobalMaxPooling3D<'_> {
    /// The defaults of what may be left out.
    pub fn new() -> Self {
        GlobalMaxPooling3D { name: "", data_format: "nhwc", keepdims: false }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("global_max_pool3d", self.name)?;
        layer.set_string("data_format", self.data_format)?;
        layer.set_bool("keepdims", self.keepdims)?;
        Ok(layer)
    }
}

/// (x - mean) / sqrt(variance + epsilon) \* gamma + beta, by groups of channels (Wu and He, 2018).
///
/// * x, `[batch, dims...]`: The elements.
/// * gives y, `x`: The normalized elements.
/// * variable "gamma", `[n...]`: What the result is multiplied by, if scale.
/// * variable "beta", `[n...]`: What is added, if center.
#[derive(Clone, Copy, Debug)]
pub struct GroupNormalization<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The number of groups, of as many neighbouring channels each; -1: a group a channel. Default: `32`.
    pub groups: i64,
    /// The axis of the channels; a negative one counts from the end. Default: `-1`.
    pub axis: i64,
    /// What is added to the variance, at least 0. Default: `0.001`.
    pub epsilon: f64,
    /// Whether beta is added. Default: `true`.
    pub center: bool,
    /// Whether the result is multiplied by gamma. Default: `true`.
    pub scale: bool,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `zeros`.
    pub beta_initializer: &'a str,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `ones`.
    pub gamma_initializer: &'a str,
    /// The dtype that the layer computes in; inputs and variables are cast to it. `None`: no casts.
    pub dtype: Option<DType>,
    /// The variables' dtype. `None`: dtype, or the first input's where it is a float, else float32.
    pub param_dtype: Option<DType>,
}

impl Default for GroupNormalization<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl GroupNormalization<'_> {
    /// The defaults of what may be left out.
    pub fn new() -> Self {
        GroupNormalization {
            name: "",
            groups: 32,
            axis: -1,
            epsilon: 0.001,
            center: true,
            scale: true,
            beta_initializer: "zeros",
            gamma_initializer: "ones",
            dtype: None,
            param_dtype: None,
        }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("group_normalization", self.name)?;
        layer.set_int("groups", self.groups)?;
        layer.set_int("axis", self.axis)?;
        layer.set_float("epsilon", self.epsilon)?;
        layer.set_bool("center", self.center)?;
        layer.set_bool("scale", self.scale)?;
        layer.set_string("beta_initializer", self.beta_initializer)?;
        layer.set_string("gamma_initializer", self.gamma_initializer)?;
        if let Some(dtype) = self.dtype {
            layer.set_dtype("dtype", dtype)?;
        }
        if let Some(param_dtype) = self.param_dtype {
            layer.set_dtype("param_dtype", param_dtype)?;
        }
        Ok(layer)
    }
}

/// Gated recurrent units over whole sequences (Cho et al., 2014), with the gates z, r, n and biases of their own for
/// inputs and states.
///
/// * x, `[batch, steps, n]`: Sequences of n features.
/// * mask, `[batch, steps]`: Which steps count; the states stay as they are at others. `None`: all.
/// * initial_h, `[batch, states]`: The state before the first step; 0 if it is `None`. A bidirectional layer's has
///   that of the second direction behind it, and so have the states below.
/// * gives y, `[batch, places..., features]`: The last state, or with return_sequences all states, step by step.
/// * gives h, `[batch, states]`: The last state.
/// * variable "kernel", `[n, gates]`: The weights of the inputs, gate by gate.
/// * variable "recurrent_kernel", `[units, gates]`: The weights of the state.
/// * variable "bias", `[2, gates]`: What is added, if use_bias.
/// * variable "backward_kernel", `[n, gates]`: The second direction's, if bidirectional.
/// * variable "backward_recurrent_kernel", `[units, gates]`: The second direction's.
/// * variable "backward_bias", `[2, gates]`: The second direction's.
#[derive(Clone, Copy, Debug)]
pub struct GRU<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The length of the state.
    pub units: i64,
    /// Whether a bias is added. Default: `true`.
    pub use_bias: bool,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `glorot_uniform`.
    pub kernel_initializer: &'a str,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `orthogonal`.
    pub recurrent_initializer: &'a str,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `zeros`.
    pub bias_initializer: &'a str,
    /// Whether y has the states of all steps. Default: `false`.
    pub return_sequences: bool,
    /// Whether the last step comes first; y then has the steps in that order. Default: `false`.
    pub go_backwards: bool,
    /// Whether a second direction, with weights of its own, goes through the steps from the last to the first.
    /// Default: `false`.
    pub bidirectional: bool,
    /// How the two directions' results become one. One of `concat`, `sum`, `mul`, `ave`. Default: `concat`.
    pub merge_mode: &'a str,
    /// The dtype that the layer computes in; inputs and variables are cast to it. `None`: no casts.
    pub dtype: Option<DType>,
    /// The variables' dtype. `None`: dtype, or the first input's where it is a float, else float32.
    pub param_dtype: Option<DType>,
    /// The share of the inputs that become 0 while the layer trains: the same features of a sequence at all steps.
    /// Default: `0.0`.
    pub dropout: f64,
    /// The share of the state that becomes 0 ahead of its product while the layer trains: the same units of a
    /// sequence at all steps, which are then computed one by one. Default: `0.0`.
    pub recurrent_dropout: f64,
}

impl GRU<'_> {
    /// The defaults of what may be left out.
    pub fn new(units: i64) -> Self {
        GRU {
            name: "",
            units,
            use_bias: true,
            kernel_initializer: "glorot_uniform",
            recurrent_initializer: "orthogonal",
            bias_initializer: "zeros",
            return_sequences: false,
            go_backwards: false,
            bidirectional: false,
            merge_mode: "concat",
            dtype: None,
            param_dtype: None,
            dropout: 0.0,
            recurrent_dropout: 0.0,
        }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("gru", self.name)?;
        layer.set_int("units", self.units)?;
        layer.set_bool("use_bias", self.use_bias)?;
        layer.set_string("kernel_initializer", self.kernel_initializer)?;
        layer.set_string("recurrent_initializer", self.recurrent_initializer)?;
        layer.set_string("bias_initializer", self.bias_initializer)?;
        layer.set_bool("return_sequences", self.return_sequences)?;
        layer.set_bool("go_backwards", self.go_backwards)?;
        layer.set_bool("bidirectional", self.bidirectional)?;
        layer.set_string("merge_mode", self.merge_mode)?;
        if let Some(dtype) = self.dtype {
            layer.set_dtype("dtype", dtype)?;
        }
        if let Some(param_dtype) = self.param_dtype {
            layer.set_dtype("param_dtype", param_dtype)?;
        }
        layer.set_float("dropout", self.dropout)?;
        layer.set_float("recurrent_dropout", self.recurrent_dropout)?;
        Ok(layer)
    }
}

/// A step of gated recurrent units, with the gates z, r, n and biases of their own for inputs and states.
///
/// * x, `[batch, n]`: A step of n features.
/// * initial_h, `[batch, units]`: The state before the step; 0 if it is `None`.
/// * gives h, `[batch, units]`: The state behind the step.
/// * variable "kernel", `[n, gates]`: The weights of the inputs, gate by gate.
/// * variable "recurrent_kernel", `[units, gates]`: The weights of the state.
/// * variable "bias", `[2, gates]`: What is added, if use_bias.
#[derive(Clone, Copy, Debug)]
pub struct GRUCell<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The length of the state.
    pub units: i64,
    /// Whether a bias is added. Default: `true`.
    pub use_bias: bool,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `glorot_uniform`.
    pub kernel_initializer: &'a str,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `orthogonal`.
    pub recurrent_initializer: &'a str,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `zeros`.
    pub bias_initializer: &'a str,
    /// The dtype that the layer computes in; inputs and variables are cast to it. `None`: no casts.
    pub dtype: Option<DType>,
    /// The variables' dtype. `None`: dtype, or the first input's where it is a float, else float32.
    pub param_dtype: Option<DType>,
    /// The share of the inputs that become 0 while the layer trains. Default: `0.0`.
    pub dropout: f64,
    /// The share of the state that becomes 0 ahead of its product while the layer trains. Default: `0.0`.
    pub recurrent_dropout: f64,
}

impl GRUCell<'_> {
    /// The defaults of what may be left out.
    pub fn new(units: i64) -> Self {
        GRUCell {
            name: "",
            units,
            use_bias: true,
            kernel_initializer: "glorot_uniform",
            recurrent_initializer: "orthogonal",
            bias_initializer: "zeros",
            dtype: None,
            param_dtype: None,
            dropout: 0.0,
            recurrent_dropout: 0.0,
        }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("gru_cell", self.name)?;
        layer.set_int("units", self.units)?;
        layer.set_bool("use_bias", self.use_bias)?;
        layer.set_string("kernel_initializer", self.kernel_initializer)?;
        layer.set_string("recurrent_initializer", self.recurrent_initializer)?;
        layer.set_string("bias_initializer", self.bias_initializer)?;
        if let Some(dtype) = self.dtype {
            layer.set_dtype("dtype", dtype)?;
        }
        if let Some(param_dtype) = self.param_dtype {
            layer.set_dtype("param_dtype", param_dtype)?;
        }
        layer.set_float("dropout", self.dropout)?;
        layer.set_float("recurrent_dropout", self.recurrent_dropout)?;
        Ok(layer)
    }
}

/// (x - mean) / sqrt(variance + epsilon) \* gamma + beta, each place along some axes (Ba et al., 2016).
///
/// * x, `[batch, dims...]`: The elements.
/// * gives y, `x`: The normalized elements.
/// * variable "gamma", `[n...]`: What the result is multiplied by, if scale.
/// * variable "beta", `[n...]`: What is added, if center.
#[derive(Clone, Copy, Debug)]
pub struct LayerNormalization<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The axes of the mean and the variance; negative ones count from the end. Default: `[-1]`.
    pub axis: &'a [i64],
    /// What is added to the variance, at least 0. Default: `0.001`.
    pub epsilon: f64,
    /// Whether beta is added. Default: `true`.
    pub center: bool,
    /// Whether the result is multiplied by gamma. Default: `true`.
    pub scale: bool,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `zeros`.
    pub beta_initializer: &'a str,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `ones`.
    pub gamma_initializer: &'a str,
    /// The dtype that the layer computes in; inputs and variables are cast to it. `None`: no casts.
    pub dtype: Option<DType>,
    /// The variables' dtype. `None`: dtype, or the first input's where it is a float, else float32.
    pub param_dtype: Option<DType>,
}

impl Default for LayerNormalization<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl LayerNormalization<'_> {
    /// The defaults of what may be left out.
    pub fn new() -> Self {
        LayerNormalization {
            name: "",
            axis: &[-1],
            epsilon: 0.001,
            center: true,
            scale: true,
            beta_initializer: "zeros",
            gamma_initializer: "ones",
            dtype: None,
            param_dtype: None,
        }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("layer_normalization", self.name)?;
        layer.set_ints("axis", self.axis)?;
        layer.set_float("epsilon", self.epsilon)?;
        layer.set_bool("center", self.center)?;
        layer.set_bool("scale", self.scale)?;
        layer.set_string("beta_initializer", self.beta_initializer)?;
        layer.set_string("gamma_initializer", self.gamma_initializer)?;
        if let Some(dtype) = self.dtype {
            layer.set_dtype("dtype", dtype)?;
        }
        if let Some(param_dtype) = self.param_dtype {
            layer.set_dtype("param_dtype", param_dtype)?;
        }
        Ok(layer)
    }
}

/// x where it is positive, else alpha \* x (Maas, Hannun and Ng, 2013).
///
/// * x, `any`: The elements.
/// * gives y, `x`: The elements' activations.
#[derive(Clone, Copy, Debug)]
pub struct LeakyReLU<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The slope of negative elements. Default: `0.3`.
    pub alpha: f64,
    /// The dtype that the layer computes in; inputs and variables are cast to it. `None`: no casts.
    pub dtype: Option<DType>,
    /// The variables' dtype. `None`: dtype, or the first input's where it is a float, else float32.
    pub param_dtype: Option<DType>,
}

impl Default for LeakyReLU<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl LeakyReLU<'_> {
    /// The defaults of what may be left out.
    pub fn new() -> Self {
        LeakyReLU { name: "", alpha: 0.3, dtype: None, param_dtype: None }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("leaky_relu", self.name)?;
        layer.set_float("alpha", self.alpha)?;
        if let Some(dtype) = self.dtype {
            layer.set_dtype("dtype", dtype)?;
        }
        if let Some(param_dtype) = self.param_dtype {
            layer.set_dtype("param_dtype", param_dtype)?;
        }
        Ok(layer)
    }
}

/// Long short-term memory over whole sequences (Hochreiter and Schmidhuber, 1997), with the gates i, f, g, o.
///
/// * x, `[batch, steps, n]`: Sequences of n features.
/// * mask, `[batch, steps]`: Which steps count; the states stay as they are at others. `None`: all.
/// * initial_h, `[batch, states]`: The state before the first step; 0 if it is `None`. A bidirectional layer's has
///   that of the second direction behind it, and so have the states below.
/// * initial_c, `[batch, states]`: The cells before the first step; 0 if it is `None`.
/// * gives y, `[batch, places..., features]`: The last state, or with return_sequences all states, step by step.
/// * gives h, `[batch, states]`: The last state.
/// * gives c, `[batch, states]`: The last cells.
/// * variable "kernel", `[n, gates]`: The weights of the inputs, gate by gate.
/// * variable "recurrent_kernel", `[units, gates]`: The weights of the state.
/// * variable "bias", `[gates]`: What is added, if use_bias.
/// * variable "backward_kernel", `[n, gates]`: The second direction's, if bidirectional.
/// * variable "backward_recurrent_kernel", `[units, gates]`: The second direction's.
/// * variable "backward_bias", `[gates]`: The second direction's.
#[derive(Clone, Copy, Debug)]
pub struct LSTM<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The length of the state.
    pub units: i64,
    /// Whether a bias is added. Default: `true`.
    pub use_bias: bool,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `glorot_uniform`.
    pub kernel_initializer: &'a str,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `orthogonal`.
    pub recurrent_initializer: &'a str,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `zeros`.
    pub bias_initializer: &'a str,
    /// Whether the bias of the gate that forgets begins with 1. Default: `true`.
    pub unit_forget_bias: bool,
    /// Whether y has the states of all steps. Default: `false`.
    pub return_sequences: bool,
    /// Whether the last step comes first; y then has the steps in that order. Default: `false`.
    pub go_backwards: bool,
    /// Whether a second direction, with weights of its own, goes through the steps from the last to the first.
    /// Default: `false`.
    pub bidirectional: bool,
    /// How the two directions' results become one. One of `concat`, `sum`, `mul`, `ave`. Default: `concat`.
    pub merge_mode: &'a str,
    /// The dtype that the layer computes in; inputs and variables are cast to it. `None`: no casts.
    pub dtype: Option<DType>,
    /// The variables' dtype. `None`: dtype, or the first input's where it is a float, else float32.
    pub param_dtype: Option<DType>,
    /// The share of the inputs that become 0 while the layer trains: the same features of a sequence at all steps.
    /// Default: `0.0`.
    pub dropout: f64,
    /// The share of the state that becomes 0 ahead of its product while the layer trains: the same units of a
    /// sequence at all steps, which are then computed one by one. Default: `0.0`.
    pub recurrent_dropout: f64,
}

impl LSTM<'_> {
    /// The defaults of what may be left out.
    pub fn new(units: i64) -> Self {
        LSTM {
            name: "",
            units,
            use_bias: true,
            kernel_initializer: "glorot_uniform",
            recurrent_initializer: "orthogonal",
            bias_initializer: "zeros",
            unit_forget_bias: true,
            return_sequences: false,
            go_backwards: false,
            bidirectional: false,
            merge_mode: "concat",
            dtype: None,
            param_dtype: None,
            dropout: 0.0,
            recurrent_dropout: 0.0,
        }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("lstm", self.name)?;
        layer.set_int("units", self.units)?;
        layer.set_bool("use_bias", self.use_bias)?;
        layer.set_string("kernel_initializer", self.kernel_initializer)?;
        layer.set_string("recurrent_initializer", self.recurrent_initializer)?;
        layer.set_string("bias_initializer", self.bias_initializer)?;
        layer.set_bool("unit_forget_bias", self.unit_forget_bias)?;
        layer.set_bool("return_sequences", self.return_sequences)?;
        layer.set_bool("go_backwards", self.go_backwards)?;
        layer.set_bool("bidirectional", self.bidirectional)?;
        layer.set_string("merge_mode", self.merge_mode)?;
        if let Some(dtype) = self.dtype {
            layer.set_dtype("dtype", dtype)?;
        }
        if let Some(param_dtype) = self.param_dtype {
            layer.set_dtype("param_dtype", param_dtype)?;
        }
        layer.set_float("dropout", self.dropout)?;
        layer.set_float("recurrent_dropout", self.recurrent_dropout)?;
        Ok(layer)
    }
}

/// A step of long short-term memory, with the gates i, f, g, o.
///
/// * x, `[batch, n]`: A step of n features.
/// * initial_h, `[batch, units]`: The state before the step; 0 if it is `None`.
/// * initial_c, `[batch, units]`: The cells before the step; 0 if it is `None`.
/// * gives h, `[batch, units]`: The state behind the step.
/// * gives c, `[batch, units]`: The cells behind the step.
/// * variable "kernel", `[n, gates]`: The weights of the inputs, gate by gate.
/// * variable "recurrent_kernel", `[units, gates]`: The weights of the state.
/// * variable "bias", `[gates]`: What is added, if use_bias.
#[derive(Clone, Copy, Debug)]
pub struct LSTMCell<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The length of the state.
    pub units: i64,
    /// Whether a bias is added. Default: `true`.
    pub use_bias: bool,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `glorot_uniform`.
    pub kernel_initializer: &'a str,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `orthogonal`.
    pub recurrent_initializer: &'a str,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `zeros`.
    pub bias_initializer: &'a str,
    /// Whether the bias of the gate that forgets begins with 1. Default: `true`.
    pub unit_forget_bias: bool,
    /// The dtype that the layer computes in; inputs and variables are cast to it. `None`: no casts.
    pub dtype: Option<DType>,
    /// The variables' dtype. `None`: dtype, or the first input's where it is a float, else float32.
    pub param_dtype: Option<DType>,
    /// The share of the inputs that become 0 while the layer trains. Default: `0.0`.
    pub dropout: f64,
    /// The share of the state that becomes 0 ahead of its product while the layer trains. Default: `0.0`.
    pub recurrent_dropout: f64,
}

impl LSTMCell<'_> {
    /// The defaults of what may be left out.
    pub fn new(units: i64) -> Self {
        LSTMCell {
            name: "",
            units,
            use_bias: true,
            kernel_initializer: "glorot_uniform",
            recurrent_initializer: "orthogonal",
            bias_initializer: "zeros",
            unit_forget_bias: true,
            dtype: None,
            param_dtype: None,
            dropout: 0.0,
            recurrent_dropout: 0.0,
        }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("lstm_cell", self.name)?;
        layer.set_int("units", self.units)?;
        layer.set_bool("use_bias", self.use_bias)?;
        layer.set_string("kernel_initializer", self.kernel_initializer)?;
        layer.set_string("recurrent_initializer", self.recurrent_initializer)?;
        layer.set_string("bias_initializer", self.bias_initializer)?;
        layer.set_bool("unit_forget_bias", self.unit_forget_bias)?;
        if let Some(dtype) = self.dtype {
            layer.set_dtype("dtype", dtype)?;
        }
        if let Some(param_dtype) = self.param_dtype {
            layer.set_dtype("param_dtype", param_dtype)?;
        }
        layer.set_float("dropout", self.dropout)?;
        layer.set_float("recurrent_dropout", self.recurrent_dropout)?;
        Ok(layer)
    }
}

/// The greatest element in each place of a window, channel by channel.
///
/// * x, `[batch, sizes..., channels]`: The elements; channels first: \[batch, channels, sizes...\].
/// * gives y, `[batch, places..., channels]`: An element for each place of the window.
#[derive(Clone, Copy, Debug)]
pub struct MaxPooling1D<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The window's size along each axis; one value stands for all. Default: `[2]`.
    pub pool_size: &'a [i64],
    /// How far the window moves along each axis. `None`: by its own size.
    pub strides: Option<&'a [i64]>,
    /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. One of `valid`,
    /// `same`. Default: `valid`.
    pub padding: &'a str,
    /// Where the channels (C) stand: behind the other axes, or before them. One of `nhwc`, `nchw`. Default: `nhwc`.
    pub data_format: &'a str,
}

impl Default for MaxPooling1D<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl MaxPooling1D<'_> {
    /// The defaults of what may be left out.
    pub fn new() -> Self {
        MaxPooling1D { name: "", pool_size: &[2], strides: None, padding: "valid", data_format: "nhwc" }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("max_pool1d", self.name)?;
        layer.set_ints("pool_size", self.pool_size)?;
        if let Some(strides) = self.strides {
            layer.set_ints("strides", strides)?;
        }
        layer.set_string("padding", self.padding)?;
        layer.set_string("data_format", self.data_format)?;
        Ok(layer)
    }
}

/// The greatest element in each place of a window, channel by channel.
///
/// * x, `[batch, sizes..., channels]`: The elements; channels first: \[batch, channels, sizes...\].
/// * gives y, `[batch, places..., channels]`: An element for each place of the window.
#[derive(Clone, Copy, Debug)]
pub struct MaxPooling2D<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The window's size along each axis; one value stands for all. Default: `[2, 2]`.
    pub pool_size: &'a [i64],
    /// How far the window moves along each axis. `None`: by its own size.
    pub strides: Option<&'a [i64]>,
    /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. One of `valid`,
    /// `same`. Default: `valid`.
    pub padding: &'a str,
    /// Where the channels (C) stand: behind the other axes, or before them. One of `nhwc`, `nchw`. Default: `nhwc`.
    pub data_format: &'a str,
}

impl Default for MaxPooling2D<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl MaxPooling2D<'_> {
    /// The defaults of what may be left out.
    pub fn new() -> Self {
        MaxPooling2D { name: "", pool_size: &[2, 2], strides: None, padding: "valid", data_format: "nhwc" }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("max_pool2d", self.name)?;
        layer.set_ints("pool_size", self.pool_size)?;
        if let Some(strides) = self.strides {
            layer.set_ints("strides", strides)?;
        }
        layer.set_string("padding", self.padding)?;
        layer.set_string("data_format", self.data_format)?;
        Ok(layer)
    }
}

/// The greatest element in each place of a window, channel by channel.
///
/// * x, `[batch, sizes..., channels]`: The elements; channels first: \[batch, channels, sizes...\].
/// * gives y, `[batch, places..., channels]`: An element for each place of the window.
#[derive(Clone, Copy, Debug)]
pub struct MaxPooling3D<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The window's size along each axis; one value stands for all. Default: `[2, 2, 2]`.
    pub pool_size: &'a [i64],
    /// How far the window moves along each axis. `None`: by its own size.
    pub strides: Option<&'a [i64]>,
    /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. One of `valid`,
    /// `same`. Default: `valid`.
    pub padding: &'a str,
    /// Where the channels (C) stand: behind the other axes, or before them. One of `nhwc`, `nchw`. Default: `nhwc`.
    pub data_format: &'a str,
}

impl Default for MaxPooling3D<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl MaxPooling3D<'_> {
    /// The defaults of what may be left out.
    pub fn new() -> Self {
        MaxPooling3D { name: "", pool_size: &[2, 2, 2], strides: None, padding: "valid", data_format: "nhwc" }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("max_pool3d", self.name)?;
        layer.set_ints("pool_size", self.pool_size)?;
        if let Some(strides) = self.strides {
            layer.set_ints("strides", strides)?;
        }
        layer.set_string("padding", self.padding)?;
        layer.set_string("data_format", self.data_format)?;
        Ok(layer)
    }
}

/// Attention with several heads: means of the projected values, weighted by how the projected queries and keys agree
/// (Vaswani et al., 2017).
///
/// * query, `[batch, steps..., n]`: What asks.
/// * value, `[batch, places..., l]`: What is taken the mean of.
/// * key, `[batch, places..., m]`: What is compared with the queries; `None`: value.
/// * attention_mask, `[batch, steps..., places...]`: Which places each step may see, by booleans or whole numbers; or
///   floats, which are added to the scores, and -inf hides a place. `None`: each sees all. With attention_axes it has
///   the first of the other dims, the attended ones of the query, and those of the value.
/// * gives y, `[batch, steps..., output_dim]`: The projected means.
/// * variable "query_kernel", `[n, num_heads, key_dim]`: What projects the queries.
/// * variable "query_bias", `[num_heads, key_dim]`: What is added to the queries, if use_bias.
/// * variable "key_kernel", `[m, num_heads, key_dim]`: What projects the keys.
/// * variable "key_bias", `[num_heads, key_dim]`: What is added to the keys, if use_bias.
/// * variable "value_kernel", `[l, num_heads, value_dim]`: What projects the values.
/// * variable "value_bias", `[num_heads, value_dim]`: What is added to the values, if use_bias.
/// * variable "output_kernel", `[num_heads, value_dim, output_dim]`: What projects the result.
/// * variable "output_bias", `[output_dim]`: What is added to the result, if use_bias.
#[derive(Clone, Copy, Debug)]
pub struct MultiHeadAttention<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The number of heads.
    pub num_heads: i64,
    /// The length of a head's queries and keys.
    pub key_dim: i64,
    /// The length of a head's values; `None`: key_dim.
    pub value_dim: Option<i64>,
    /// The length of the results; `None`: that of the queries.
    pub output_dim: Option<i64>,
    /// The probability that a weight is dropped while the layer trains. Default: `0.0`.
    pub dropout: f64,
    /// Whether biases are added. Default: `true`.
    pub use_bias: bool,
    /// Whether a step sees only the places up to its own. Default: `false`.
    pub use_causal_mask: bool,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `glorot_uniform`.
    pub kernel_initializer: &'a str,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `zeros`.
    pub bias_initializer: &'a str,
    /// The axes that are attended along, of inputs with more than three; `None`: all but the batch and the features.
    /// The inputs are alike in the other dims.
    pub attention_axes: Option<&'a [i64]>,
    /// The dtype that the layer computes in; inputs and variables are cast to it. `None`: no casts.
    pub dtype: Option<DType>,
    /// The variables' dtype. `None`: dtype, or the first input's where it is a float, else float32.
    pub param_dtype: Option<DType>,
}

impl MultiHeadAttention<'_> {
    /// The defaults of what may be left out.
    pub fn new(num_heads: i64, key_dim: i64) -> Self {
        MultiHeadAttention {
            name: "",
            num_heads,
            key_dim,
            value_dim: None,
            output_dim: None,
            dropout: 0.0,
            use_bias: true,
            use_causal_mask: false,
            kernel_initializer: "glorot_uniform",
            bias_initializer: "zeros",
            attention_axes: None,
            dtype: None,
            param_dtype: None,
        }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("multi_head_attention", self.name)?;
        layer.set_int("num_heads", self.num_heads)?;
        layer.set_int("key_dim", self.key_dim)?;
        if let Some(value_dim) = self.value_dim {
            layer.set_int("value_dim", value_dim)?;
        }
        if let Some(output_dim) = self.output_dim {
            layer.set_int("output_dim", output_dim)?;
        }
        layer.set_float("dropout", self.dropout)?;
        layer.set_bool("use_bias", self.use_bias)?;
        layer.set_bool("use_causal_mask", self.use_causal_mask)?;
        layer.set_string("kernel_initializer", self.kernel_initializer)?;
        layer.set_string("bias_initializer", self.bias_initializer)?;
        if let Some(attention_axes) = self.attention_axes {
            layer.set_ints("attention_axes", attention_axes)?;
        }
        if let Some(dtype) = self.dtype {
            layer.set_dtype("dtype", dtype)?;
        }
        if let Some(param_dtype) = self.param_dtype {
            layer.set_dtype("param_dtype", param_dtype)?;
        }
        Ok(layer)
    }
}

/// x with the axes behind the first in another order.
///
/// * x, `[batch, dims...]`: The elements.
/// * gives y, `[batch, permuted...]`: The same elements.
#[derive(Clone, Copy, Debug)]
pub struct Permute<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The axes' new order, counted from 1: 2 1 exchanges the second axis and the third.
    pub dims: &'a [i64],
}

impl<'a> Permute<'a> {
    /// The defaults of what may be left out.
    pub fn new(dims: &'a [i64]) -> Self {
        Permute { name: "", dims }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("permute", self.name)?;
        layer.set_ints("dims", self.dims)?;
        Ok(layer)
    }
}

/// x where it is positive, else alpha \* x, with alpha learned (He et al., 2015).
///
/// * x, `[batch, dims...]`: The elements.
/// * gives y, `x`: The elements' activations.
/// * variable "alpha", `[dims...]`: The slopes of negative elements.
#[derive(Clone, Copy, Debug)]
pub struct PReLU<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// Axes along which all elements have one alpha, counted from 1; the batch is never one of alpha's. Default:
    /// `[]`.
    pub shared_axes: &'a [i64],
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `zeros`.
    pub alpha_initializer: &'a str,
    /// The dtype that the layer computes in; inputs and variables are cast to it. `None`: no casts.
    pub dtype: Option<DType>,
    /// The variables' dtype. `None`: dtype, or the first input's where it is a float, else float32.
    pub param_dtype: Option<DType>,
}

impl Default for PReLU<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl PReLU<'_> {
    /// The defaults of what may be left out.
    pub fn new() -> Self {
        PReLU { name: "", shared_axes: &[], alpha_initializer: "zeros", dtype: None, param_dtype: None }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("prelu", self.name)?;
        layer.set_ints("shared_axes", self.shared_axes)?;
        layer.set_string("alpha_initializer", self.alpha_initializer)?;
        if let Some(dtype) = self.dtype {
            layer.set_dtype("dtype", dtype)?;
        }
        if let Some(param_dtype) = self.param_dtype {
            layer.set_dtype("param_dtype", param_dtype)?;
        }
        Ok(layer)
    }
}

/// max(x, 0).
///
/// * x, `any`: The elements.
/// * gives y, `x`: The elements' activations.
#[derive(Clone, Copy, Debug)]
pub struct ReLU<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The dtype that the layer computes in; inputs and variables are cast to it. `None`: no casts.
    pub dtype: Option<DType>,
    /// The variables' dtype. `None`: dtype, or the first input's where it is a float, else float32.
    pub param_dtype: Option<DType>,
}

impl Default for ReLU<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl ReLU<'_> {
    /// The defaults of what may be left out.
    pub fn new() -> Self {
        ReLU { name: "", dtype: None, param_dtype: None }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("relu", self.name)?;
        if let Some(dtype) = self.dtype {
            layer.set_dtype("dtype", dtype)?;
        }
        if let Some(param_dtype) = self.param_dtype {
            layer.set_dtype("param_dtype", param_dtype)?;
        }
        Ok(layer)
    }
}

/// x with other axes behind the first.
///
/// * x, `[batch, dims...]`: The elements.
/// * gives y, `[batch, target...]`: The same elements.
#[derive(Clone, Copy, Debug)]
pub struct Reshape<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The dims behind the first, of which one may be -1: as many as remain.
    pub target_shape: &'a [i64],
}

impl<'a> Reshape<'a> {
    /// The defaults of what may be left out.
    pub fn new(target_shape: &'a [i64]) -> Self {
        Reshape { name: "", target_shape }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("reshape", self.name)?;
        layer.set_ints("target_shape", self.target_shape)?;
        Ok(layer)
    }
}

/// x / sqrt(mean(x^2) + epsilon) \* scale (Zhang and Sennrich, 2019).
///
/// * x, `[batch, dims...]`: The elements.
/// * gives y, `x`: The normalized elements.
/// * variable "scale", `[n...]`: What the result is multiplied by.
#[derive(Clone, Copy, Debug)]
pub struct RMSNormalization<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The axes of the mean; negative ones count from the end. Default: `[-1]`.
    pub axis: &'a [i64],
    /// What is added to the variance, at least 0. Default: `1e-06`.
    pub epsilon: f64,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `ones`.
    pub scale_initializer: &'a str,
    /// The dtype that the layer computes in; inputs and variables are cast to it. `None`: no casts.
    pub dtype: Option<DType>,
    /// The variables' dtype. `None`: dtype, or the first input's where it is a float, else float32.
    pub param_dtype: Option<DType>,
}

impl Default for RMSNormalization<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl RMSNormalization<'_> {
    /// The defaults of what may be left out.
    pub fn new() -> Self {
        RMSNormalization {
            name: "",
            axis: &[-1],
            epsilon: 1e-6,
            scale_initializer: "ones",
            dtype: None,
            param_dtype: None,
        }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("rms_normalization", self.name)?;
        layer.set_ints("axis", self.axis)?;
        layer.set_float("epsilon", self.epsilon)?;
        layer.set_string("scale_initializer", self.scale_initializer)?;
        if let Some(dtype) = self.dtype {
            layer.set_dtype("dtype", dtype)?;
        }
        if let Some(param_dtype) = self.param_dtype {
            layer.set_dtype("param_dtype", param_dtype)?;
        }
        Ok(layer)
    }
}

/// A plain recurrent network over whole sequences (Elman, 1990): each step makes h = activation(x kernel + h
/// recurrent_kernel + bias).
///
/// * x, `[batch, steps, n]`: Sequences of n features.
/// * mask, `[batch, steps]`: Which steps count; the states stay as they are at others. `None`: all.
/// * initial_h, `[batch, states]`: The state before the first step; 0 if it is `None`. A bidirectional layer's has
///   that of the second direction behind it, and so have the states below.
/// * gives y, `[batch, places..., features]`: The last state, or with return_sequences all states, step by step.
/// * gives h, `[batch, states]`: The last state.
/// * variable "kernel", `[n, gates]`: The weights of the inputs, gate by gate.
/// * variable "recurrent_kernel", `[units, gates]`: The weights of the state.
/// * variable "bias", `[units]`: What is added, if use_bias.
/// * variable "backward_kernel", `[n, gates]`: The second direction's, if bidirectional.
/// * variable "backward_recurrent_kernel", `[units, gates]`: The second direction's.
/// * variable "backward_bias", `[units]`: The second direction's.
#[derive(Clone, Copy, Debug)]
pub struct SimpleRNN<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The length of the state.
    pub units: i64,
    /// What each step applies. One of `tanh`, `relu`. Default: `tanh`.
    pub activation: &'a str,
    /// Whether a bias is added. Default: `true`.
    pub use_bias: bool,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `glorot_uniform`.
    pub kernel_initializer: &'a str,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `orthogonal`.
    pub recurrent_initializer: &'a str,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `zeros`.
    pub bias_initializer: &'a str,
    /// Whether y has the states of all steps. Default: `false`.
    pub return_sequences: bool,
    /// Whether the last step comes first; y then has the steps in that order. Default: `false`.
    pub go_backwards: bool,
    /// Whether a second direction, with weights of its own, goes through the steps from the last to the first.
    /// Default: `false`.
    pub bidirectional: bool,
    /// How the two directions' results become one. One of `concat`, `sum`, `mul`, `ave`. Default: `concat`.
    pub merge_mode: &'a str,
    /// The dtype that the layer computes in; inputs and variables are cast to it. `None`: no casts.
    pub dtype: Option<DType>,
    /// The variables' dtype. `None`: dtype, or the first input's where it is a float, else float32.
    pub param_dtype: Option<DType>,
    /// The share of the inputs that become 0 while the layer trains: the same features of a sequence at all steps.
    /// Default: `0.0`.
    pub dropout: f64,
    /// The share of the state that becomes 0 ahead of its product while the layer trains: the same units of a
    /// sequence at all steps, which are then computed one by one. Default: `0.0`.
    pub recurrent_dropout: f64,
}

impl SimpleRNN<'_> {
    /// The defaults of what may be left out.
    pub fn new(units: i64) -> Self {
        SimpleRNN {
            name: "",
            units,
            activation: "tanh",
            use_bias: true,
            kernel_initializer: "glorot_uniform",
            recurrent_initializer: "orthogonal",
            bias_initializer: "zeros",
            return_sequences: false,
            go_backwards: false,
            bidirectional: false,
            merge_mode: "concat",
            dtype: None,
            param_dtype: None,
            dropout: 0.0,
            recurrent_dropout: 0.0,
        }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("rnn", self.name)?;
        layer.set_int("units", self.units)?;
        layer.set_string("activation", self.activation)?;
        layer.set_bool("use_bias", self.use_bias)?;
        layer.set_string("kernel_initializer", self.kernel_initializer)?;
        layer.set_string("recurrent_initializer", self.recurrent_initializer)?;
        layer.set_string("bias_initializer", self.bias_initializer)?;
        layer.set_bool("return_sequences", self.return_sequences)?;
        layer.set_bool("go_backwards", self.go_backwards)?;
        layer.set_bool("bidirectional", self.bidirectional)?;
        layer.set_string("merge_mode", self.merge_mode)?;
        if let Some(dtype) = self.dtype {
            layer.set_dtype("dtype", dtype)?;
        }
        if let Some(param_dtype) = self.param_dtype {
            layer.set_dtype("param_dtype", param_dtype)?;
        }
        layer.set_float("dropout", self.dropout)?;
        layer.set_float("recurrent_dropout", self.recurrent_dropout)?;
        Ok(layer)
    }
}

/// A step of a plain recurrent network: h = activation(x kernel + h recurrent_kernel + bias).
///
/// * x, `[batch, n]`: A step of n features.
/// * initial_h, `[batch, units]`: The state before the step; 0 if it is `None`.
/// * gives h, `[batch, units]`: The state behind the step.
/// * variable "kernel", `[n, gates]`: The weights of the inputs, gate by gate.
/// * variable "recurrent_kernel", `[units, gates]`: The weights of the state.
/// * variable "bias", `[units]`: What is added, if use_bias.
#[derive(Clone, Copy, Debug)]
pub struct SimpleRNNCell<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The length of the state.
    pub units: i64,
    /// What each step applies. One of `tanh`, `relu`. Default: `tanh`.
    pub activation: &'a str,
    /// Whether a bias is added. Default: `true`.
    pub use_bias: bool,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `glorot_uniform`.
    pub kernel_initializer: &'a str,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `orthogonal`.
    pub recurrent_initializer: &'a str,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `zeros`.
    pub bias_initializer: &'a str,
    /// The dtype that the layer computes in; inputs and variables are cast to it. `None`: no casts.
    pub dtype: Option<DType>,
    /// The variables' dtype. `None`: dtype, or the first input's where it is a float, else float32.
    pub param_dtype: Option<DType>,
    /// The share of the inputs that become 0 while the layer trains. Default: `0.0`.
    pub dropout: f64,
    /// The share of the state that becomes 0 ahead of its product while the layer trains. Default: `0.0`.
    pub recurrent_dropout: f64,
}

impl SimpleRNNCell<'_> {
    /// The defaults of what may be left out.
    pub fn new(units: i64) -> Self {
        SimpleRNNCell {
            name: "",
            units,
            activation: "tanh",
            use_bias: true,
            kernel_initializer: "glorot_uniform",
            recurrent_initializer: "orthogonal",
            bias_initializer: "zeros",
            dtype: None,
            param_dtype: None,
            dropout: 0.0,
            recurrent_dropout: 0.0,
        }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("rnn_cell", self.name)?;
        layer.set_int("units", self.units)?;
        layer.set_string("activation", self.activation)?;
        layer.set_bool("use_bias", self.use_bias)?;
        layer.set_string("kernel_initializer", self.kernel_initializer)?;
        layer.set_string("recurrent_initializer", self.recurrent_initializer)?;
        layer.set_string("bias_initializer", self.bias_initializer)?;
        if let Some(dtype) = self.dtype {
            layer.set_dtype("dtype", dtype)?;
        }
        if let Some(param_dtype) = self.param_dtype {
            layer.set_dtype("param_dtype", param_dtype)?;
        }
        layer.set_float("dropout", self.dropout)?;
        layer.set_float("recurrent_dropout", self.recurrent_dropout)?;
        Ok(layer)
    }
}

/// Convolution of each channel with filters of its own, and then of all channels, place by place.
///
/// * x, `[batch, height, width, in]`: Images or sequences; channels first: in stands behind the batch.
/// * gives y, `[batch, height, width, out]`: The same, with other channels and sizes.
/// * variable "depthwise_kernel", `[rows, columns, in, depth_multiplier]`: The filters of each channel.
/// * variable "pointwise_kernel", `[1, 1, between, out]`: What mixes the channels.
/// * variable "bias", `[out]`: What is added to each channel, if use_bias.
#[derive(Clone, Copy, Debug)]
pub struct SeparableConv2D<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The number of channels that come out.
    pub filters: i64,
    /// The window's size along each axis; one value stands for all.
    pub kernel_size: &'a [i64],
    /// How far the filters move along each axis; one value stands for all. Default: `[1, 1]`.
    pub strides: &'a [i64],
    /// VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd. One of `valid`,
    /// `same`. Default: `valid`.
    pub padding: &'a str,
    /// Where the channels (C) stand: behind the other axes, or before them. One of `nhwc`, `nchw`. Default: `nhwc`.
    pub data_format: &'a str,
    /// The distance of a filter's elements; one value stands for all. Default: `[1, 1]`.
    pub dilation_rate: &'a [i64],
    /// The number of filters of a channel. Default: `1`.
    pub depth_multiplier: i64,
    /// The activation that is applied to the result; LINEAR: none. One of `linear`, `relu`, `relu6`, `leaky_relu`,
    /// `elu`, `selu`, `sigmoid`, `tanh`, `softplus`, `softsign`, `silu`, `gelu`, `exponential`, `softmax`,
    /// `log_softmax`. Default: `linear`.
    pub activation: &'a str,
    /// Whether a bias is added. Default: `true`.
    pub use_bias: bool,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `glorot_uniform`.
    pub depthwise_initializer: &'a str,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `glorot_uniform`.
    pub pointwise_initializer: &'a str,
    /// How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM,
    /// HE_NORMAL, LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind
    /// it may stand attributes, as in "normal stddev=0.01". Default: `zeros`.
    pub bias_initializer: &'a str,
    /// The dtype that the layer computes in; inputs and variables are cast to it. `None`: no casts.
    pub dtype: Option<DType>,
    /// The variables' dtype. `None`: dtype, or the first input's where it is a float, else float32.
    pub param_dtype: Option<DType>,
}

impl<'a> SeparableConv2D<'a> {
    /// The defaults of what may be left out.
    pub fn new(filters: i64, kernel_size: &'a [i64]) -> Self {
        SeparableConv2D {
            name: "",
            filters,
            kernel_size,
            strides: &[1, 1],
            padding: "valid",
            data_format: "nhwc",
            dilation_rate: &[1, 1],
            depth_multiplier: 1,
            activation: "linear",
            use_bias: true,
            depthwise_initializer: "glorot_uniform",
            pointwise_initializer: "glorot_uniform",
            bias_initializer: "zeros",
            dtype: None,
            param_dtype: None,
        }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("separable_conv2d", self.name)?;
        layer.set_int("filters", self.filters)?;
        layer.set_ints("kernel_size", self.kernel_size)?;
        layer.set_ints("strides", self.strides)?;
        layer.set_string("padding", self.padding)?;
        layer.set_string("data_format", self.data_format)?;
        layer.set_ints("dilation_rate", self.dilation_rate)?;
        layer.set_int("depth_multiplier", self.depth_multiplier)?;
        layer.set_string("activation", self.activation)?;
        layer.set_bool("use_bias", self.use_bias)?;
        layer.set_string("depthwise_initializer", self.depthwise_initializer)?;
        layer.set_string("pointwise_initializer", self.pointwise_initializer)?;
        layer.set_string("bias_initializer", self.bias_initializer)?;
        if let Some(dtype) = self.dtype {
            layer.set_dtype("dtype", dtype)?;
        }
        if let Some(param_dtype) = self.param_dtype {
            layer.set_dtype("param_dtype", param_dtype)?;
        }
        Ok(layer)
    }
}

/// exp(x) over its sum along an axis.
///
/// * x, `any`: The elements.
/// * gives y, `x`: The elements' activations.
#[derive(Clone, Copy, Debug)]
pub struct Softmax<'a> {
    /// For messages, and the variables' names; "": the kind.
    pub name: &'a str,
    /// The axis along which the results sum to 1; negative ones count from the end. Default: `-1`.
    pub axis: i64,
    /// The dtype that the layer computes in; inputs and variables are cast to it. `None`: no casts.
    pub dtype: Option<DType>,
    /// The variables' dtype. `None`: dtype, or the first input's where it is a float, else float32.
    pub param_dtype: Option<DType>,
}

impl Default for Softmax<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl Softmax<'_> {
    /// The defaults of what may be left out.
    pub fn new() -> Self {
        Softmax { name: "", axis: -1, dtype: None, param_dtype: None }
    }

    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer.
    pub fn create(self) -> Result<Layer> {
        let layer = Layer::new("softmax", self.name)?;
        layer.set_int("axis", self.axis)?;
        if let Some(dtype) = self.dtype {
            layer.set_dtype("dtype", dtype)?;
        }
        if let Some(param_dtype) = self.param_dtype {
            layer.set_dtype("param_dtype", param_dtype)?;
        }
        Ok(layer)
    }
}
