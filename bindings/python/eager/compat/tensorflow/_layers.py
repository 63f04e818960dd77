"""tf.keras.layers: the layers of eager.nn with Keras's parameters.

The classes of one kind each, such as Dense, are made from the table KINDS, and are eager.nn's classes too: a call is one of the
library. Layers compute in float32 unless their dtype says otherwise, as Keras's do: what comes in as float64 is cast.
"""
import math

from ... import _core, nn
from ...dtypes import as_dtype, float32
from . import _initializers, _symbolic
from ._functions import _op
from ._layer import Layer, Shared, snake
from ._symbolic import unique_name


# ---- The kinds of eager.nn

_compute = _core.Layer.__call__


class Kind(Shared):
    """What the layers that are one of the runtime's kinds have."""

    _fixed: dict = {}  # parameters of Keras that have one value here

    def _make(self, attributes, options):
        kind, name = type(self)._kind, options.pop("name", None)
        dtype, trainable = options.pop("dtype", None), options.pop("trainable", True)
        options.update((n, attributes.pop(n)) for n in list(attributes) if n not in self._attributes and n not in self._fixed)
        attributes.update((n, options.pop(n)) for n in list(options) if n in self._attributes)
        for key, value in self._fixed.items():
            given = attributes.pop(key, options.pop(key, value))
            if given is not None and given != value and getattr(given, "__name__", given) != value:
                raise ValueError(f"{type(self).__name__}: {key} must be {value!r}, not {given!r}")
        self._take_options(options)
        _core.Layer.__init__(self, kind["name"], name or unique_name(snake(type(self).__name__)), type(self)._inputs)
        for key, value in attributes.items():
            if key.endswith("_initializer"):
                value = _initializers.get(value)
            elif key == "activation":
                value = _activation(value, self._attributes)
            self._set_attribute(key, value)
        if "dtype" in self._attributes and self._has_dtype:
            self.__dict__["_compute_dtype"] = as_dtype(dtype or "float32")
            if self._compute_dtype is not float32:  # which weights are anyhow
                self._set_attribute("param_dtype", self._compute_dtype)
        if not trainable:
            self.trainable = False

    _has_dtype = True
    _computes_plainly = True  # whether a call is one of the library's: neither call() nor _compute() is another one

    def __init_subclass__(cls):
        super().__init_subclass__()
        cls._computes_plainly = cls.call is Kind.call and cls._compute is Kind._compute

    def __call__(self, *args, **kwargs):
        x = args[0] if len(args) == 1 else None
        if type(x) is _core.Tensor and not kwargs and self._computes_plainly and x.dtype is self._dtype_of_inputs:
            return _compute(self, x)
        if _symbolic.has_symbols(args, kwargs):
            return _symbolic.call(self, args, kwargs)
        return self.call(*args, **kwargs)

    _dtype_of_inputs = None  # that needs no cast, from the first call on

    def _compute(self, *args, **kwargs):
        if "inputs" in kwargs and not args:
            args = (kwargs.pop("inputs"),)
        args = tuple(map(self._cast, args))
        if not self.built and args:
            self._before_build(args[0])
        result = _compute(self, *args, **kwargs)
        if len(args) == 1:
            self.__dict__["_dtype_of_inputs"] = args[0].dtype
        return result

    def _cast(self, x):
        x = x if type(x) is _core.Tensor else _core.to_tensor(x)
        dtype = self.__dict__.get("_compute_dtype")
        if dtype is None or x.dtype is dtype or not (x.dtype.is_floating or self._kind["variables"] and x.dtype.is_integer):
            return x
        return _op("cast")(x, dtype)

    def _before_build(self, x):
        self._note_input(x)

    def call(self, *args, **kwargs):
        """Computes the layer's result. A class that derives from this one may define another."""
        return self._compute(*args, **kwargs)

    def build(self, input_shape, *more):
        """Makes the Variables for inputs of a shape."""
        if not self.built:
            dtype = self.__dict__.get("_compute_dtype") or self._input_dtype
            shape = tuple(None if d is None or not isinstance(d, int) else d for d in input_shape)
            self.__dict__.setdefault("_batch_input_shape", shape)
            nn.Layer.build(self, shape, *more, dtype=self._input_dtype if self._input_dtype != "float32" else dtype)

    def __getattr__(self, name):
        if not name.startswith("_") and name in self._variable_names:
            return self._variables[self._variable_names.index(name)]
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    @property
    def dtype(self):
        """The dtype of the weights, and what floating-point inputs are cast to."""
        return self.__dict__.get("_compute_dtype") or (self._variables[0].dtype if self._variables else float32)

    def get_config(self):
        """Returns the layer's attributes, as a dict of what the class is called with."""
        attributes = {name: self.__dict__.get(name) for name in self._parameters if name in self._attributes}
        return {**super().get_config(), **attributes}

    _parameters = ()


Layer.register(Kind)

_WITH_TEXT = {"relu", "relu6", "elu", "selu", "sigmoid", "tanh", "softplus", "softsign", "silu", "swish", "gelu", "softmax", "log_softmax"}


def _activation(value, attributes):
    """Returns a name that the library knows for an activation where there is one, else a function."""
    if isinstance(value, str) and not any(value.upper() in names for names in attributes["activation"]["choices"]):
        from ._namespaces import get

        found = getattr(get("keras.activations"), value, None)
        return value if found is None else found
    name = getattr(value, "__name__", "")
    if name in _WITH_TEXT and getattr(value, "__module__", "").startswith(__package__):
        return name
    return None if name == "linear" else value


# NAMES: PARAMETERS, as the classes of eager.nn of these names have them, or `; NAME=VALUE` for what can have no other value here.
KINDS = """
Dense: units, activation=None, use_bias=True, kernel_initializer="glorot_uniform", bias_initializer="zeros"
Conv1D Conv2D Conv3D: filters, kernel_size, strides=1, padding="valid", data_format=None, dilation_rate=1, groups=1, activation=None, \
use_bias=True, kernel_initializer="glorot_uniform", bias_initializer="zeros"
Conv1DTranspose Conv2DTranspose Conv3DTranspose: filters, kernel_size, strides=1, padding="valid", data_format=None, dilation_rate=1, \
activation=None, use_bias=True, kernel_initializer="glorot_uniform", bias_initializer="zeros"; output_padding=None
DepthwiseConv2D: kernel_size, strides=1, padding="valid", depth_multiplier=1, data_format=None, dilation_rate=1, activation=None, \
use_bias=True, depthwise_initializer="glorot_uniform", bias_initializer="zeros"
SeparableConv2D: filters, kernel_size, strides=1, padding="valid", data_format=None, dilation_rate=1, depth_multiplier=1, \
activation=None, use_bias=True, depthwise_initializer="glorot_uniform", pointwise_initializer="glorot_uniform", bias_initializer="zeros"
MaxPooling1D MaxPooling2D MaxPooling3D AveragePooling1D AveragePooling2D AveragePooling3D: pool_size=2, strides=None, \
padding="valid", data_format=None
GlobalMaxPooling1D GlobalMaxPooling2D GlobalMaxPooling3D GlobalAveragePooling1D GlobalAveragePooling2D GlobalAveragePooling3D: \
data_format=None, keepdims=False
Flatten: data_format=None
Permute: dims
Activation: activation
ELU: alpha=1.0
Softmax: axis=-1
PReLU: alpha_initializer="zeros", alpha_regularizer=None, alpha_constraint=None, shared_axes=None
Embedding: input_dim, output_dim, embeddings_initializer="uniform"; mask_zero=False
LayerNormalization: axis=-1, epsilon=1e-3, center=True, scale=True, beta_initializer="zeros", gamma_initializer="ones"
RMSNormalization: axis=-1, epsilon=1e-6
GroupNormalization: groups=32, axis=-1, epsilon=1e-3, center=True, scale=True, beta_initializer="zeros", gamma_initializer="ones"
"""


def _settings(parameters, fixed):
    """Returns the class attributes of a line of the table."""
    names = [p.partition("=")[0].strip() for p in parameters.split(",")]
    scope: dict = {}
    values = f"dict({fixed})" if fixed else "{}"
    exec(f"def __init__(self, {parameters}, **options):\n    self._make(dict({', '.join(f'{n}={n}' for n in names)}), options)", scope)
    return {"__init__": scope["__init__"], "_parameters": tuple(names), "_fixed": eval(values)}


def _documented(title):
    text = nn.__dict__.get(title, getattr(nn, title)).__doc__
    return f"tf.keras.layers.{title}: {text[:1].lower()}{text[1:]}"


def _class_of(title, parameters, fixed="", bases=()):
    base = getattr(nn, title)
    settings = _settings(parameters, fixed)
    settings.update(__doc__=_documented(title), __module__=__name__, __qualname__=title)
    return type(title, (*bases, Kind, base), settings)


def _lines():
    for line in filter(None, KINDS.splitlines()):
        titles, _, rest = line.partition(": ")
        parameters, _, fixed = rest.partition("; ")
        for title in titles.split():
            yield title, (parameters, fixed)


_TABLE = dict(_lines())
_SECOND_NAMES = {"Convolution1D": "Conv1D", "Convolution2D": "Conv2D", "Convolution3D": "Conv3D", "MaxPool1D": "MaxPooling1D",
                 "MaxPool2D": "MaxPooling2D", "MaxPool3D": "MaxPooling3D", "AvgPool1D": "AveragePooling1D",
                 "AvgPool2D": "AveragePooling2D", "AvgPool3D": "AveragePooling3D", "GlobalMaxPool1D": "GlobalMaxPooling1D",
                 "GlobalMaxPool2D": "GlobalMaxPooling2D", "GlobalMaxPool3D": "GlobalMaxPooling3D",
                 "GlobalAvgPool1D": "GlobalAveragePooling1D", "GlobalAvgPool2D": "GlobalAveragePooling2D",
                 "GlobalAvgPool3D": "GlobalAveragePooling3D", "Convolution2DTranspose": "Conv2DTranspose",
                 "Deconvolution2D": "Conv2DTranspose", "SeparableConvolution2D": "SeparableConv2D"}


def __getattr__(name):
    if name in _TABLE:
        found = _class_of(name, *_TABLE[name])
    elif name in _SECOND_NAMES:
        found = globals().get(_SECOND_NAMES[name]) or __getattr__(_SECOND_NAMES[name])
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = found
    return found


class _OfIntegers:
    """Embeddings take numbers of rows, also as floats, and a Sequential makes an Input of integers for them."""

    _input_dtype = "int32"

    def _compute(self, *args, **kwargs):
        return super()._compute(args[0] if args else kwargs.pop("inputs"))

    def _cast(self, x):
        x = x if type(x) is _core.Tensor else _core.to_tensor(x)
        return _op("cast")(x, "int32") if x.dtype.is_floating else x


Embedding = _class_of("Embedding", *_TABLE["Embedding"], bases=(_OfIntegers,))


# ---- Kinds with something of their own

class Dropout(_class_of("Dropout", "rate, noise_shape=None, seed=None", "noise_shape=None")):
    __doc__ = _documented("Dropout")

    def _make(self, attributes, options):
        if not 0 <= attributes["rate"] <= 1:
            raise ValueError(f"Invalid value received for argument `rate`. Expected a float value between 0 and 1. Received: "
                             f"rate={attributes['rate']}")
        super()._make(attributes, options)


class Reshape(_class_of("Reshape", "target_shape")):
    __doc__ = _documented("Reshape")

    def _before_build(self, x):
        """Computes what -1 stands for where only the batch is unknown, so that layers behind this one know it."""
        super()._before_build(x)
        dims, shape = self.__dict__["_batch_input_shape"][1:], list(self.target_shape)
        if -1 in shape and None not in dims:
            known = math.prod(n for n in shape if n != -1)
            if known and math.prod(dims) % known == 0:
                self._set_attribute("target_shape", [math.prod(dims) // known if n == -1 else n for n in shape])


class BatchNormalization(_class_of(
        "BatchNormalization", 'axis=-1, momentum=0.99, epsilon=1e-3, center=True, scale=True, beta_initializer="zeros", '
        'gamma_initializer="ones", moving_mean_initializer="zeros", moving_variance_initializer="ones"')):
    __doc__ = _documented("BatchNormalization")

    def _make(self, attributes, options):
        axis = attributes["axis"]
        attributes["axis"] = axis = axis[0] if isinstance(axis, (list, tuple)) else axis
        self.__dict__["_given_axis"] = axis
        super()._make({**attributes, "axis": 1 if axis == 1 else -1}, options)

    def _before_build(self, x):
        super()._before_build(x)
        self._choose_axis(len(x.shape))

    def build(self, input_shape):
        if not self.built:
            self._choose_axis(len(input_shape))
        super().build(input_shape)

    def _choose_axis(self, rank):
        axis = self._given_axis
        place = axis + rank if axis < 0 else axis
        if place == rank - 1:
            self._set_attribute("axis", -1)
        elif place == 1:
            self._set_attribute("axis", 1)
        else:
            raise ValueError(f"Layer {self.name!r}: the channels must be axis 1 or the last one, not axis={axis} of {rank}")


_RECURRENT = ('units, activation="tanh", recurrent_activation="sigmoid", use_bias=True, kernel_initializer="glorot_uniform", '
              'recurrent_initializer="orthogonal", bias_initializer="zeros", {}return_sequences=False, return_state=False, '
              'go_backwards=False, stateful=False')
_RECURRENT_FIXED = 'activation="tanh", recurrent_activation="sigmoid", stateful=False, dropout=0.0, recurrent_dropout=0.0{}'


class _Recurrent:
    """Keras gives a layer's last states only where return_state says so; eager.nn always does."""

    _states = ()

    def _make(self, attributes, options):
        self.__dict__["return_state"] = bool(attributes.pop("return_state"))
        super()._make(attributes, options)

    def _compute(self, inputs, mask=None, training=None, initial_state=None):
        states = [initial_state] if initial_state is not None and not isinstance(initial_state, (list, tuple)) else initial_state
        named = {} if states is None else dict(zip(self._states, states))
        if mask is not None:
            named["mask"] = mask
        if training is not None:
            named["training"] = training
        y, *states = super()._compute(inputs, **named)
        return [y, *states] if self.return_state else y


class LSTM(_Recurrent, _class_of("LSTM", _RECURRENT.format("unit_forget_bias=True, "), _RECURRENT_FIXED.format(""))):
    __doc__ = _documented("LSTM") + """

    A call takes mask= and initial_state=[h, c]. It gives y, or [y, h, c] if return_state is set."""
    _states = ("initial_h", "initial_c")


class GRU(_Recurrent, _class_of("GRU", _RECURRENT.format(""), _RECURRENT_FIXED.format(", reset_after=True"))):
    __doc__ = _documented("GRU") + """

    A call takes mask= and initial_state=h. It gives y, or [y, h] if return_state is set."""
    _states = ("initial_h",)


def Bidirectional(layer, merge_mode="concat", **options):
    """Returns an LSTM or a GRU that reads its sequences in both directions, as tf.keras.layers.Bidirectional.

    layer: an LSTM or a GRU that has not been built. merge_mode: "concat", "sum", "mul" or "ave".

    >>> import eager.compat.tensorflow as tf
    >>> tf.keras.layers.Bidirectional(tf.keras.layers.LSTM(4))(tf.ones([2, 5, 3])).shape
    TensorShape([2, 8])
    """
    if not isinstance(layer, _Recurrent) or layer.built or layer.return_state:
        raise ValueError(f"Bidirectional takes an LSTM or a GRU without return_state that has not been built, not {layer!r}")
    if merge_mode is None:
        raise ValueError("Bidirectional: merge_mode must be 'concat', 'sum', 'mul' or 'ave', not None")
    layer._set_attribute("bidirectional", True)
    layer._set_attribute("merge_mode", merge_mode)
    layer._take_options({k: v for k, v in options.items() if k not in ("name", "trainable")})
    return layer


class MultiHeadAttention(_class_of(
        "MultiHeadAttention", 'num_heads, key_dim, value_dim=None, dropout=0.0, use_bias=True, output_shape=None, attention_axes=None, '
        'kernel_initializer="glorot_uniform", bias_initializer="zeros", seed=None', "attention_axes=None, seed=None")):
    __doc__ = _documented("MultiHeadAttention")

    def _make(self, attributes, options):
        shape = attributes.pop("output_shape")
        attributes["output_dim"] = shape[0] if isinstance(shape, (list, tuple)) else shape
        super()._make(attributes, options)

    def _compute(self, query, value, key=None, attention_mask=None, training=None, use_causal_mask=False):
        query, value = (x if isinstance(x, _core.Tensor) else _core.to_tensor(x) for x in (query, value))
        if use_causal_mask:
            causal = _op("tril")(_op("fill")((query.shape[1], value.shape[1]), _core.to_tensor(True)))
            attention_mask = causal if attention_mask is None else _op("logical_and")(attention_mask, causal)
        named = {k: v for k, v in (("key", key), ("attention_mask", attention_mask), ("training", training)) if v is not None}
        return super()._compute(query, value, **named)


# ---- Layers that are ops

class ReLU(Layer):
    """tf.keras.layers.ReLU: x above the threshold, at most max_value; below it, negative_slope times the distance."""

    def __init__(self, max_value=None, negative_slope=0.0, threshold=0.0, **options):
        super().__init__(**options)
        self.max_value, self.negative_slope, self.threshold = max_value, negative_slope, threshold

    def call(self, x):
        if not self.threshold:
            y = _op("leaky_relu")(x, self.negative_slope) if self.negative_slope else _op("relu")(x)
        else:
            y = _op("where")(x >= self.threshold, x, self.negative_slope * (x - self.threshold))
        return y if self.max_value is None else _op("minimum")(y, self.max_value)


class LeakyReLU(Layer):
    """tf.keras.layers.LeakyReLU: x, but negative_slope times x where x is negative. alpha: its older name."""

    def __init__(self, negative_slope=0.3, alpha=None, **options):
        super().__init__(**options)
        self.negative_slope = float(negative_slope if alpha is None else alpha)

    def call(self, x):
        return _op("leaky_relu")(x, self.negative_slope)


class Lambda(Layer):
    """tf.keras.layers.Lambda: a function as a layer."""

    def __init__(self, function, output_shape=None, mask=None, arguments=None, **options):
        super().__init__(**options)
        self.function, self.arguments = function, dict(arguments or {})

    def call(self, inputs):
        return self.function(inputs, **self.arguments)


class InputLayer(Layer):
    """tf.keras.layers.InputLayer: says what shape a Sequential takes."""

    def __init__(self, input_shape=None, batch_size=None, dtype=None, **options):
        options.setdefault("batch_input_shape", options.pop("shape", None))
        if options["batch_input_shape"] is None and input_shape is not None:
            options["batch_input_shape"] = (batch_size, *input_shape)
        super().__init__(dtype=dtype, **options)

    def call(self, inputs):
        return inputs


class TimeDistributed(Layer):
    """tf.keras.layers.TimeDistributed: a layer for each step of a sequence."""

    def __init__(self, layer, **options):
        super().__init__(**options)
        self.layer = layer

    call = nn.TimeDistributed.call


class RepeatVector(Layer):
    """tf.keras.layers.RepeatVector: [batch, n] as [batch, times, n]."""

    def __init__(self, n, **options):
        super().__init__(**options)
        self.n = n

    def call(self, x):
        return _op("repeat")(_op("expand_dims")(x, 1), self.n, axis=1)


def _pairs(value, axes):
    """Returns (before, after) for each axis of what Keras takes as padding."""
    value = [value] * axes if isinstance(value, int) else list(value)
    if axes == 1 and len(value) == 2 and not isinstance(value[0], (list, tuple)):
        value = [value]
    return [(p, p) if isinstance(p, int) else tuple(p) for p in value]


class _ZeroPadding(Layer):
    axes = 2

    def __init__(self, padding=1, data_format=None, **options):
        super().__init__(**options)
        self.padding, self.data_format = _pairs(padding, self.axes), data_format or "channels_last"

    def call(self, x):
        pairs = [(0, 0), *self.padding, (0, 0)] if self.data_format == "channels_last" else [(0, 0), (0, 0), *self.padding]
        return _op("pad")(x, [n for pair in pairs for n in pair])


class ZeroPadding1D(_ZeroPadding):
    """tf.keras.layers.ZeroPadding1D."""

    axes = 1


class ZeroPadding2D(_ZeroPadding):
    """tf.keras.layers.ZeroPadding2D."""


class ZeroPadding3D(_ZeroPadding):
    """tf.keras.layers.ZeroPadding3D."""

    axes = 3


class UpSampling2D(Layer):
    """tf.keras.layers.UpSampling2D: rows and columns, each as often as size says."""

    def __init__(self, size=2, data_format=None, interpolation="nearest", **options):
        super().__init__(**options)
        if interpolation != "nearest":
            raise ValueError(f"UpSampling2D: interpolation must be 'nearest', not {interpolation!r}")
        self.size = (size, size) if isinstance(size, int) else tuple(size)
        self.first = 1 if (data_format or "channels_last") == "channels_last" else 2

    def call(self, x):
        for axis, n in enumerate(self.size, self.first):
            x = _op("repeat")(x, n, axis=axis)
        return x


class GaussianNoise(Layer):
    """tf.keras.layers.GaussianNoise: normal numbers are added while the model trains."""

    def __init__(self, stddev, seed=None, **options):
        super().__init__(**options)
        self.stddev = stddev

    def call(self, x, training=None):
        from ... import random

        if not training:
            return x
        from ... import shape

        return x + _op("random_normal")(shape(x), 0.0, self.stddev, x.dtype)


# ---- Layers of several inputs

class _Merge(Layer):
    def call(self, inputs):
        if not isinstance(inputs, (list, tuple)) or len(inputs) < 1:
            raise ValueError(f"A `{type(self).__name__}` layer should be called on a list of inputs. Received: {inputs!r}")
        total = inputs[0]
        for other in inputs[1:]:
            total = self.merge(total, other)
        return total


def _merge(title, function):
    return type(title, (_Merge,), {"merge": staticmethod(function), "__doc__": f"tf.keras.layers.{title}, of a list of tensors.",
                                   "__module__": __name__})


Add = _merge("Add", lambda x, y: x + y)
Subtract = _merge("Subtract", lambda x, y: x - y)
Multiply = _merge("Multiply", lambda x, y: x * y)
Maximum = _merge("Maximum", lambda x, y: _op("maximum")(x, y))
Minimum = _merge("Minimum", lambda x, y: _op("minimum")(x, y))


class Average(Add):
    """tf.keras.layers.Average, of a list of tensors."""

    def call(self, inputs):
        return super().call(inputs) / float(len(inputs))


class Concatenate(_Merge):
    """tf.keras.layers.Concatenate, of a list of tensors along an axis."""

    def __init__(self, axis=-1, **options):
        super().__init__(**options)
        self.axis = axis

    def call(self, inputs):
        return _op("concat")(list(inputs), self.axis)


def _function_of(layer, name):
    def function(inputs, **options):
        return layer(**options)(inputs)

    function.__name__, function.__doc__ = name, f"tf.keras.layers.{name}: a {layer.__name__} layer of a list of tensors, at once."
    return function


add, subtract, multiply = _function_of(Add, "add"), _function_of(Subtract, "subtract"), _function_of(Multiply, "multiply")
maximum, minimum = _function_of(Maximum, "maximum"), _function_of(Minimum, "minimum")
average, concatenate = _function_of(Average, "average"), _function_of(Concatenate, "concatenate")
