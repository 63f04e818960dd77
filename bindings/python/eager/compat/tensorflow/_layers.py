"""tf.keras.layers: the layers of eager.nn with Keras's parameters.

The classes of one kind each, such as Dense, are made from the table KINDS, and are eager.nn's classes too: a call is one of the
library. Layers compute in float32 unless their dtype says otherwise, as Keras's do: what comes in as float64 is cast.
"""
import math

from ... import _core, initializers, nn
from ...dtypes import as_dtype, float32
from ...nn import _losses, _module, _variables
from . import _initializers, _masks, _symbolic
from ._functions import _op, drop
from ._keras_misc import get_activation, linear, name_of
from ._layer import Layer, Shared, config_of, snake
from ._masks import held
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
        rules = {n: options.pop(n) for n in (*self._rules, "activity_regularizer") if n in options}
        self._take_options(options)
        _core.Layer.__init__(self, kind["name"], name or unique_name(snake(type(self).__name__)), type(self)._inputs)
        for key, value in attributes.items():
            if key.endswith("_initializer"):
                value = _initializers.get(value)
            elif key == "activation":
                value = _activation(value, self._attributes)
            self._set_attribute(key, value)
        if "dtype" in self._attributes and self._has_dtype:
            self.__dict__["_compute_dtype"] = as_dtype(self._take_policy(dtype) or "float32")
            if self._compute_dtype is not float32:  # which weights are anyhow
                self._set_attribute("param_dtype", self.variable_dtype)
            if "_policy" in self.__dict__:
                self._set_attribute("dtype", self._compute_dtype)
        self._set_rules(rules)
        if not trainable:
            self.trainable = False

    _has_dtype = True
    _computes_plainly = True  # whether a call is one of the library's: neither call() nor _compute() is another one

    def __init_subclass__(cls):
        super().__init_subclass__()
        cls._computes_plainly = not cls._makes_masks and cls.call is Kind.call and (
            cls._compute is Kind._compute or hasattr(cls._compute, "is_plain"))
        if "build" in vars(cls):
            cls.build, cls._builds = _module.noting(cls.build), True
        _losses.note(cls)

    _builds = False  # whether the class has a build() of its own, which is run before the first call

    def __call__(self, *args, **kwargs):
        x = args[0] if len(args) == 1 else None
        if type(x) is _core.Tensor and not kwargs and self._computes_plainly and x.dtype is self._dtype_of_inputs and not held:
            return _compute(self, x)
        if _symbolic.has_symbols(args, kwargs):
            return _symbolic.call(self, args, kwargs)
        if self._builds and "_is_built" not in self.__dict__:
            self._build_once(args, kwargs)
        if _losses.are_added and not self._computes_plainly and _losses.begins(self):
            try:
                return self(*args, **kwargs)
            finally:
                _losses.ends()
        if held or self._makes_masks or kwargs.get("mask") is not None:
            return self._with_masks(self._call, args, kwargs)
        return self._call(*args, **kwargs)

    def _call(self, *args, **kwargs):
        """Calls call(). One of a class of one's own need not have a parameter `training`, but gets what holds if it has."""
        if type(self).call is Kind.call:
            return self.call(*args, **kwargs)
        place, training = _module.place_of_training(type(self)), kwargs.pop("training", None)
        if place is not None and len(args) > place:
            args, training = _module.with_training(self, args, place, training)
        before = None if training is None else _core.set_training(bool(training))
        try:
            return self.call(*args, **kwargs, **({} if place is None or len(args) > place else {"training": _core.is_training()}))
        finally:
            if before is not None:
                _core.set_training(before)

    def _takes_mask(self):
        return "mask" in type(self)._names_of_call()

    def _parameters(self):
        return ("inputs",)

    @classmethod
    def _names_of_call(cls):
        found = cls.__dict__.get("_call_names")
        if found is None:
            import inspect

            found = cls._call_names = [n for f in (cls.call, cls._compute) for n in inspect.signature(f).parameters]
        return found

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

    def _build_once(self, args, kwargs):
        """Runs the class's own build() for the inputs of a first call."""
        inputs = args[:len(self._inputs)] or tuple(kwargs.values())[:1]
        inputs = [x if hasattr(x, "shape") else _core.to_tensor(x) for x in inputs]
        self._note_input(inputs[0])
        self._run_own_build(inputs)

    def _make_weight(self, shape, initializer, dtype, trainable, name, regularizer, constraint):
        initializer, before = initializers.get(initializer), _core.random_state()
        v = _core.Variable(lambda: initializer(shape, dtype), trainable=trainable, name=name, dtype=dtype)
        _module.rule(v, regularizer, constraint)
        state = self.__dict__
        state["_made"], state["_added"] = (*state.get("_made", ()), v), state.get("_added", ())
        if not self.trainable:
            _variables.turn_off(self, v)
        if _variables.on_new_parts and _variables.on_new_parts(self):
            _core.set_random_state(*before)  # as if the initial value had not been drawn
        return v

    def _added_parts(self):
        """Yields (name, part) for the layer's attributes, and what add_weight() made and none of them has."""
        yield from super()._added_parts()
        for v in self.__dict__.get("_made", ()):
            yield v._name.rpartition("/")[2], v

    def call(self, *args, **kwargs):
        """Computes the layer's result. A class that derives from this one may define another."""
        return self._compute(*args, **kwargs)

    def build(self, input_shape, *more):
        """Makes the Variables for inputs of a shape."""
        if not self.built:
            dtype = self.__dict__.get("_compute_dtype") or self._input_dtype
            shape = tuple(d if isinstance(d, int) else getattr(d, "value", None) for d in input_shape)
            self.__dict__.setdefault("_batch_input_shape", shape)
            nn.Layer.build(self, shape, *more, dtype=self._input_dtype if self._input_dtype != "float32" else dtype)

    def __getattr__(self, name):
        if not name.startswith("_") and name in self._variable_names:
            return self._variables[self._variable_names.index(name)]
        if name in self._attributes:  # which was not given
            return self._default(name)
        if self._kind and any(name == v["name"] for v in self._kind["variables"]):
            return super().__getattr__(name)
        raise AttributeError(self._no_attribute(name))

    def _default(self, name):
        """Returns what an attribute is that was not given."""
        default = self._attributes[name]["default"]
        if name == "strides" and default is None:
            return self.pool_size
        if name == "data_format":
            return "channels_last"
        return tuple(default) if isinstance(default, list) else default

    @property
    def activation(self):
        """The function that the result goes through."""
        if "activation" not in self._attributes:
            raise AttributeError
        value = self.__dict__.get("activation")
        return linear if value is None else get_activation(value.lower() if isinstance(value, str) else value)

    @property
    def compute_dtype(self):
        """What floating-point inputs are cast to."""
        return self.__dict__.get("_compute_dtype") or (self._variables[0].dtype if self._variables else float32)

    @property
    def variable_dtype(self):
        """The dtype of the weights."""
        return float32 if "_policy" in self.__dict__ else self.compute_dtype

    dtype = variable_dtype

    def get_config(self):
        """Returns the layer's attributes, as a dict of what the class is called with."""
        attributes = {name: self.__dict__.get(name) for name in self._names if name in self._attributes}
        if callable(attributes.get("activation")):
            attributes["activation"] = name_of(attributes["activation"])
        rules = {name: getattr(self, name) for name in (*self._rules, "activity_regularizer") if getattr(self, name) is not None}
        if self.__dict__.get("_compute_dtype", float32) is not float32:
            attributes["dtype"] = self.__dict__.get("_policy", self._compute_dtype)
        return {**super().get_config(), **{name: config_of(value) for name, value in {**attributes, **rules}.items()}}

    _names = ()


def _plain_without_mask(compute):
    """Marks a _compute that differs from that of Kind only where there is a mask, or the layer says that it does not compute plainly."""
    compute.is_plain = True
    return compute


Layer.register(Kind)

_WITH_TEXT = {"relu", "relu6", "elu", "selu", "sigmoid", "tanh", "softplus", "softsign", "silu", "swish", "gelu", "softmax", "log_softmax"}


def _ops():
    from ... import raw_ops

    return raw_ops


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
activation=None, use_bias=True, kernel_initializer="glorot_uniform", bias_initializer="zeros", output_padding=None
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
PReLU: alpha_initializer="zeros", alpha_regularizer=None, alpha_constraint=None, shared_axes=None
Embedding: input_dim, output_dim, embeddings_initializer="uniform", embeddings_regularizer=None, activity_regularizer=None, \
embeddings_constraint=None, mask_zero=False
LayerNormalization: axis=-1, epsilon=1e-3, center=True, scale=True, beta_initializer="zeros", gamma_initializer="ones"
RMSNormalization: axis=-1, epsilon=1e-6
GroupNormalization: groups=32, axis=-1, epsilon=1e-3, center=True, scale=True, beta_initializer="zeros", gamma_initializer="ones"
"""


# The layers whose results have the masks of their inputs.
_PASSING_MASKS = {"Dense", "Activation", "ELU", "PReLU", "LayerNormalization", "GroupNormalization", "BatchNormalization", "Dropout"}


def _settings(parameters, fixed):
    """Returns the class attributes of a line of the table."""
    names = [p.partition("=")[0].strip() for p in parameters.split(",")]
    scope: dict = {}
    values = f"dict({fixed})" if fixed else "{}"
    exec(f"def __init__(self, {parameters}, **options):\n    self._make(dict({', '.join(f'{n}={n}' for n in names)}), options)", scope)
    return {"__init__": scope["__init__"], "_names": tuple(names), "_fixed": eval(values)}


def _documented(title):
    text = nn.__dict__.get(title, getattr(nn, title)).__doc__.partition(">>> ")[0].rstrip()
    return f"tf.keras.layers.{title}: {text[:1].lower()}{text[1:]}"


def _class_of(title, parameters, fixed="", bases=()):
    base = getattr(nn, title)
    if base._rules:  # Keras's order: behind the initializers
        rules = sorted([*base._rules, "activity_regularizer"], key=lambda name: name.endswith("constraint"))
        parameters += "".join(f", {name}=None" for name in rules if name + "=" not in parameters)
    settings = _settings(parameters, fixed)
    settings.update(__doc__=_documented(title), __module__=__name__, __qualname__=title, supports_masking=title in _PASSING_MASKS)
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
        found = _class_of(name, *_TABLE[name], bases=(_OfTransposes,) if name.endswith("Transpose") else ())
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


class Embedding(_class_of("Embedding", *_TABLE["Embedding"], bases=(_OfIntegers,))):
    __doc__ = _documented("Embedding") + """

    mask_zero: whether row 0 stands for no step: the result has a mask, which says where the numbers are not 0."""

    def _make(self, attributes, options):
        self.__dict__["mask_zero"] = self.__dict__["supports_masking"] = self.__dict__["_makes_masks"] = bool(attributes.pop("mask_zero"))
        super()._make(attributes, options)

    def compute_mask(self, inputs, mask=None):
        """Returns where the numbers are not 0, if mask_zero is set."""
        if type(inputs) is _symbolic.KerasTensor and self.mask_zero:
            return _symbolic.computed(self.compute_mask, inputs)
        return _op("not_equal")(inputs, 0) if self.mask_zero else None

    def get_config(self):
        """Returns what the class is called with, as a dict."""
        return {**super().get_config(), "mask_zero": self.mask_zero}


# ---- Kinds with something of their own

class Conv1D(_class_of("Conv1D", *_TABLE["Conv1D"])):
    __doc__ = _documented("Conv1D") + """

    padding: "causal" too, with which no step of the result sees a later one."""

    def _make(self, attributes, options):
        super()._make(attributes, options)
        if self.is_causal:
            self.__dict__["_computes_plainly"] = False

    @_plain_without_mask
    def _compute(self, inputs):
        return super()._compute(self.padded(self._cast(inputs)) if self.is_causal else inputs)


class _OfTransposes:
    """Transposed convolutions, whose output_padding says how much larger the result is than the least one."""

    def _make(self, attributes, options):
        given = attributes.pop("output_padding")
        super()._make(attributes, options)
        self.__dict__["output_padding"] = given = given if given is None else self._each(given)
        if given is None:
            return
        if not all(0 <= p < stride for p, stride in zip(given, self._each(self.strides))):
            raise ValueError(f"{type(self).__name__}: output_padding must be less than strides. Received: output_padding={given}, "
                             f"strides={self.strides}")
        self.__dict__["_given_padding"], self.__dict__["_computes_plainly"] = self.padding, False
        self._set_attribute("padding", "valid")

    def _each(self, value):
        """Returns what holds for each spatial axis."""
        n = int(self._kind["name"][4])  # of conv2d_transpose
        value = tuple(value) if hasattr(value, "__iter__") else (value,)
        return value * n if len(value) == 1 else value

    @_plain_without_mask
    def _compute(self, inputs):
        if self.output_padding is None:
            return super()._compute(inputs)
        x, first = self._cast(inputs), 2 if str(self.__dict__.get("data_format")).lower() in ("channels_first", "ncw", "nchw", "ncdhw") else 1
        # With a row of zeros more, the result is long enough for any output_padding, and cut.
        within = range(first, x.ndim - 2 + first)
        y = super()._compute(_op("pad")(x, [n for axis in range(x.ndim) for n in (0, int(axis in within))]))
        cut = [slice(None)] * x.ndim
        of_axes = map(self._each, (self.kernel_size, self.strides, self.dilation_rate, self.output_padding))
        for axis, k, stride, rate, more in zip(within, *of_axes):
            k = (k - 1) * rate + 1
            missing = 2 * (k // 2) if self._given_padding.lower() == "same" else 0
            begin = max(missing - more, 0) // 2
            cut[axis] = slice(begin, begin + more - missing - stride - max(stride - k, 0))
        y = y[tuple(cut)]
        return y

    def get_config(self):
        """Returns what the class is called with, as a dict."""
        config = {**super().get_config(), "output_padding": self.output_padding}
        return config if self.output_padding is None else {**config, "padding": self._given_padding}


class Dropout(_class_of("Dropout", "rate, noise_shape=None, seed=None")):
    __doc__ = _documented("Dropout") + """

    noise_shape: the dims of what is drawn, 1 along axes that are dropped together; None for a dim of the input."""

    def _make(self, attributes, options):
        if not 0 <= attributes["rate"] <= 1:
            raise ValueError(f"Invalid value received for argument `rate`. Expected a float value between 0 and 1. Received: "
                             f"rate={attributes['rate']}")
        shape = attributes.pop("noise_shape")
        super()._make(attributes, options)
        self.__dict__["noise_shape"] = shape if shape is None else tuple(shape)
        self.__dict__["_computes_plainly"] = self._computes_plainly and shape is None

    @_plain_without_mask
    def _compute(self, inputs, training=None):
        if self.noise_shape is None:
            return super()._compute(inputs, **({} if training is None else {"training": training}))
        x = self._cast(inputs)
        trains = (_core.is_training() if training is None else training) and self.trainable and self.rate
        return drop(x, None, self.noise_shape, self.seed, None, self.rate) if trains else x


class Softmax(_class_of("Softmax", "axis=-1")):
    __doc__ = _documented("Softmax") + """

    A call takes mask=, in the shape of the inputs: the others are 0."""

    supports_masking = True

    @_plain_without_mask
    def _compute(self, inputs, mask=None):
        x = self._cast(inputs)
        if mask is None or len(mask.shape) < x.ndim:  # steps that do not count are none of what is normalized
            return super()._compute(x)
        ops = _ops()
        mask = ops.cast(mask, "bool")
        return ops.where(mask, super()._compute(ops.where(mask, x, -3e4 if x.dtype.itemsize == 2 else -1e9)), 0)


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
        if isinstance(axis, (list, tuple)):
            if len(axis) != 1:
                raise ValueError(f"{type(self).__name__}: axis must be that of the channels, not several. Received: axis={axis}")
            axis = axis[0]
        if not hasattr(axis, "__index__"):
            raise TypeError(f"Expected an int or a list/tuple of ints for the argument 'axis', but received: {axis!r}")
        super()._make({**attributes, "axis": axis}, options)

    @_plain_without_mask
    def _compute(self, inputs, training=None, mask=None):
        trains = mask is not None and self.trainable and (_core.is_training() if training is None else training)
        y = super()._compute(inputs, training=False if trains else training)
        return self._over_counted(self._cast(inputs), mask) if trains else y

    def _over_counted(self, x, mask):
        """Returns the result by the mean and the variance of the steps that count, which also move the running ones."""
        if len(mask.shape) != x.ndim - 1:
            raise ValueError("The mask provided should be one dimension less than the inputs. Received: "
                             f"mask.shape={mask.shape}, inputs.shape={x.shape}")
        ops, place = _ops(), self.axis % x.ndim
        axes = [i for i in range(x.ndim) if i != place]
        counted = ops.broadcast_like(ops.expand_dims(ops.cast(mask, "bool"), -1), x)
        number = ops.sum(ops.cast(counted, x.dtype), axes, True) + 1e-7
        mean = ops.sum(ops.where(counted, x, 0), axes, True) / number
        variance = ops.sum(ops.square(ops.where(counted, x - mean, 0)), axes, True) / number
        for running, value in ((self.moving_mean, mean), (self.moving_variance, variance)):
            new = ops.cast(ops.reshape(value, [-1]), running.dtype)
            running.assign(running.value() * self.momentum + new * (1.0 - self.momentum))
        y = (x - mean) * ops.rsqrt(variance + self.epsilon)
        shape = [-1 if i == place else 1 for i in range(x.ndim)]
        y = y * ops.reshape(ops.cast(self.gamma, x.dtype), shape) if self.scale else y
        return y + ops.reshape(ops.cast(self.beta, x.dtype), shape) if self.center else y


class GlobalAveragePooling1D(_class_of("GlobalAveragePooling1D", "data_format=None, keepdims=False")):
    __doc__ = _documented("GlobalAveragePooling1D") + """

    A call takes mask=, [batch, steps]: the mean is over the steps that count."""

    supports_masking, _makes_masks = True, False

    @_plain_without_mask
    def _compute(self, inputs, mask=None):
        if mask is None:
            return super()._compute(inputs)
        super()._compute(inputs)  # checks the input
        ops, x = _ops(), self._cast(inputs)
        is_first = str(self.__dict__.get("data_format", "")).lower() in ("channels_first", "ncw")
        mask = ops.expand_dims(ops.cast(mask, "bool"), 1 if is_first else 2)
        axis = 2 if is_first else 1
        return ops.sum(ops.where(mask, x, 0), axis, self.keepdims) / ops.sum(ops.cast(mask, x.dtype), axis, self.keepdims)

    def compute_mask(self, inputs, mask=None):
        """Returns None: there are no steps in the result."""
