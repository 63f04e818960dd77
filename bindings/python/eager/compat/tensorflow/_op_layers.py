"""Layers of tf.keras.layers that are ops, or that are made of other layers: no kinds of eager.nn."""
import functools

from ... import nn, regularizers
from . import _masks, _symbolic
from ._functions import _op
from ._layer import Layer, Shared


class Masking(Layer):
    """tf.keras.layers.Masking: steps whose features are all mask_value do not count: they become 0, and the result has a mask.

    >>> import eager.compat.tensorflow as tf
    >>> layer = tf.keras.layers.Masking()
    >>> layer.compute_mask(tf.constant([[[1., 0.], [0., 0.]]])).numpy().tolist()
    [[True, False]]
    """

    def __init__(self, mask_value=0.0, **options):
        super().__init__(**options)
        self.mask_value = mask_value

    def compute_mask(self, inputs, mask=None):
        """Returns where any feature is not mask_value."""
        if type(inputs) is _symbolic.KerasTensor:
            return _symbolic.computed(self.compute_mask, inputs)
        return _op("any")(_op("not_equal")(self._input(inputs), self.mask_value), -1)

    def call(self, inputs):
        return _op("where")(_op("expand_dims")(self.compute_mask(inputs), -1), inputs, 0)

    def get_config(self):
        """Returns what the class is called with, as a dict."""
        return {**super().get_config(), "mask_value": self.mask_value}


class ActivityRegularization(Layer):
    """tf.keras.layers.ActivityRegularization: gives its input, whose penalty it adds to the losses."""

    supports_masking = True

    def __init__(self, l1=0.0, l2=0.0, **options):
        super().__init__(activity_regularizer=regularizers.L1L2(l1, l2), **options)
        self.l1, self.l2 = l1, l2

    def call(self, inputs):
        return inputs


class ReLU(Layer):
    """tf.keras.layers.ReLU: x above the threshold, at most max_value; below it, negative_slope times the distance."""

    supports_masking = True

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

    supports_masking = True

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
        self.mask, self.supports_masking, self._makes_masks = mask, mask is not None, mask is not None

    def compute_mask(self, inputs, mask=None):
        """Returns what the Lambda was given as mask, or what that function gives for the inputs and their mask."""
        return self.mask(inputs, mask) if callable(self.mask) else self.mask

    def call(self, inputs):
        return self.function(inputs, **self.arguments)


class InputLayer(Layer):
    """tf.keras.layers.InputLayer: says what shape a Sequential takes."""

    def __init__(self, shape=None, batch_size=None, dtype=None, **options):
        shape = options.pop("input_shape", None) if shape is None else shape
        if shape is not None:
            options.update(input_shape=shape, batch_size=batch_size)
        super().__init__(dtype=dtype, **options)

    def call(self, inputs):
        return inputs


class TimeDistributed(Layer):
    """tf.keras.layers.TimeDistributed: a layer for each step of a sequence."""

    def __init__(self, layer, **options):
        super().__init__(**options)
        self.layer = layer

    supports_masking = True

    def call(self, inputs, training=None, mask=None):
        takes_mask = mask is not None and len(mask.shape) > 2 and isinstance(self.layer, Shared) and self.layer._takes_mask()
        layer = self.layer if not takes_mask else lambda x: self.layer(x, mask=_op("reshape")(mask, [-1, *mask.shape[2:]]))
        return nn.TimeDistributed.over_steps(layer, inputs)


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


_INTERPOLATIONS = ("nearest", "bilinear", "bicubic", "lanczos3", "lanczos5")


class UpSampling2D(Layer):
    """tf.keras.layers.UpSampling2D: rows and columns, each as often as size says, or with values between them by interpolation."""

    def __init__(self, size=2, data_format=None, interpolation="nearest", **options):
        super().__init__(**options)
        self.interpolation = str(interpolation).lower()
        if self.interpolation not in _INTERPOLATIONS:
            raise ValueError(f"`interpolation` argument should be one of: {set(_INTERPOLATIONS)}. Received: interpolation={interpolation!r}.")
        self.size, self.data_format = (size, size) if isinstance(size, int) else tuple(size), data_format or "channels_last"

    def call(self, x):
        is_last = self.data_format == "channels_last"
        first = 1 if is_last else 2
        if self.interpolation == "nearest":
            for axis, n in enumerate(self.size, first):
                x = _op("repeat")(x, n, axis=axis)
            return x
        dims = x._dims[first:first + 2]
        if None in dims:
            raise ValueError(f"UpSampling2D: interpolation={self.interpolation!r} needs a known height and width, but the shape is {x.shape}")
        return _op("resize")(x, [d * n for d, n in zip(dims, self.size)], self.interpolation, data_format="NHWC" if is_last else "NCHW")

    def get_config(self):
        """Returns what the class is called with, as a dict."""
        return {**super().get_config(), "size": self.size, "data_format": self.data_format, "interpolation": self.interpolation}


class GaussianNoise(Layer):
    """tf.keras.layers.GaussianNoise: normal numbers are added while the model trains."""

    supports_masking = True

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
    supports_masking, _makes_masks = True, False

    def compute_mask(self, inputs, mask=None):
        """Returns where the mask of any input is set; None unless all of them have one."""
        if mask is None or any(m is None for m in mask):
            return None
        return functools.reduce(_op("logical_or"), mask)

    def call(self, inputs):
        if not isinstance(inputs, (list, tuple)) or len(inputs) < 1:
            raise ValueError(f"A `{type(self).__name__}` layer should be called on a list of inputs. Received: {inputs!r}")
        masks = [_masks.of(x) for x in inputs] if self._skips and _masks.held else ()
        if any(m is not None for m in masks):
            return self._of_counted(inputs, masks)
        return functools.reduce(self.merge, inputs)

    _skips = False  # whether a step that does not count in one input has what the others have there

    def _of_counted(self, inputs, masks):
        """Returns what call() does of the inputs in which a step counts."""
        where = _op("where")
        masks = [m if m is None else _op("expand_dims")(m, -1) for m in masks]
        total, counted = inputs[0], masks[0]
        for x, mask in zip(inputs[1:], masks[1:]):
            both = self.merge(total, x)
            both = both if counted is None else where(counted, both, x)
            total = both if mask is None else where(mask, both, total)
            counted = None if mask is None or counted is None else _op("logical_or")(counted, mask)
        return total if counted is None or self._skips != "to 0" else where(counted, total, 0)


def _merge(title, function, skips=False):
    return type(title, (_Merge,), {"merge": staticmethod(function), "__doc__": f"tf.keras.layers.{title}, of a list of tensors.",
                                   "__module__": __name__, "_skips": skips})


Add = _merge("Add", lambda x, y: x + y)
Subtract = _merge("Subtract", lambda x, y: x - y)
Multiply = _merge("Multiply", lambda x, y: x * y, skips="to 0")
Maximum = _merge("Maximum", lambda x, y: _op("maximum")(x, y), skips=True)
Minimum = _merge("Minimum", lambda x, y: _op("minimum")(x, y), skips=True)


class Average(Add):
    """tf.keras.layers.Average, of a list of tensors."""

    def call(self, inputs):
        return super().call(inputs) / float(len(inputs))


class Concatenate(_Merge):
    """tf.keras.layers.Concatenate, of a list of tensors along an axis."""

    def __init__(self, axis=-1, **options):
        super().__init__(**options)
        self.axis = axis

    _makes_masks = False

    def compute_mask(self, inputs, mask=None):
        """Returns the masks along the axis, where those of features are set in any; inputs without one count whole."""
        if mask is None or all(m is None for m in mask):
            return None
        from ... import raw_ops as ops

        whole = []
        for x, m in zip(inputs, mask):
            every = ops.ones_like(x, dtype="bool")
            whole.append(every if m is None else ops.logical_and(ops.expand_dims(m, -1), every) if m.ndim < x.ndim else m)
        return ops.any(ops.concat(whole, self.axis), -1)

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
