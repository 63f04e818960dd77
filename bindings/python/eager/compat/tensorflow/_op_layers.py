"""Layers of tf.keras.layers that are ops, or that are made of other layers: no kinds of eager.nn."""
import functools

from ... import constraints, nn, regularizers
from ...errors import InvalidArgumentError
from ...nn import _losses
from . import _backend, _masks, _symbolic
from ._functions import _op
from ._input_specs import InputSpec
from ._keras_misc import get_activation, name_of
from ._layer import Layer, Shared, config_of


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


class Lambda(nn._containers.OfFunction, Layer):
    """tf.keras.layers.Lambda: a function as a layer, which stands in a module by itself where the layer is pickled."""

    def __init__(self, function, output_shape=None, mask=None, arguments=None, **options):
        super().__init__(**options)
        self.function, self.arguments = function, dict(arguments or {})
        self.mask, self.supports_masking, self._makes_masks = mask, mask is not None, mask is not None

    def compute_mask(self, inputs, mask=None):
        """Returns what the Lambda was given as mask, or what that function gives for the inputs and their mask."""
        return self.mask(inputs, mask) if callable(self.mask) else self.mask

    def call(self, inputs):
        return self.function(inputs, **self.arguments)


class AddLoss(Layer):
    """Gives its input, which is one of the model's losses: Model.add_loss() of a KerasTensor makes one."""

    def __init__(self, **options):
        super().__init__(**options)
        _losses.expect()

    def call(self, inputs):
        _losses.add(self, inputs)
        return inputs


class AddMetric(Layer):
    """Gives its input, of which a metric is the mean: Model.add_metric() of a KerasTensor makes one."""

    def __init__(self, metric_name, **options):
        super().__init__(**options)
        self.metric_name = metric_name

    def call(self, inputs):
        self.add_metric(inputs, self.metric_name)
        return inputs


class InputLayer(Layer):
    """tf.keras.layers.InputLayer: says what shape a Sequential takes."""

    def __init__(self, shape=None, batch_size=None, dtype=None, **options):
        shape = options.pop("input_shape", None) if shape is None else shape
        if shape is not None:
            options.update(input_shape=shape, batch_size=batch_size)
        super().__init__(dtype=dtype, **options)

    def call(self, inputs):
        return inputs

    def _of_first_call(self, name):
        """Returns the KerasTensor that the layer stands for."""
        kept = self.__dict__.get("_tensor")
        if kept is None or kept.value is None:
            kept = self.__dict__["_tensor"] = _symbolic.Kept(_symbolic.KerasTensor(self.input_shape, self.dtype, self.name))
        return kept.value

    def get_config(self):
        """Returns what the class is called with, as a dict."""
        return {**super().get_config(), "batch_shape": self.__dict__.get("_batch_input_shape"), "dtype": self.dtype.name}


class TimeDistributed(Layer):
    """tf.keras.layers.TimeDistributed: a layer for each step of a sequence."""

    _layers_of_config = ("layer",)

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
        if not isinstance(n, int):
            raise TypeError(f"Expected an integer value for `n`, got {type(n)}.")
        self.n = n

    input_spec = InputSpec(ndim=2)

    def call(self, x):
        return _op("repeat")(_op("expand_dims")(x, 1), self.n, axis=1)


class Identity(Layer):
    """tf.keras.layers.Identity: gives its input."""

    supports_masking = True

    def call(self, inputs):
        return inputs


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
        self.padding, self.data_format = _pairs(padding, self.axes), self._data_format(data_format)
        self.input_spec = InputSpec(ndim=self.axes + 2)

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


class _Cropping(_ZeroPadding):
    def __init__(self, cropping=1, data_format=None, **options):
        super().__init__(cropping, data_format, **options)
        self.cropping = self.padding

    def call(self, x):
        first = 1 if self.data_format == "channels_last" else 2
        cut = [slice(None)] * x.ndim
        for axis, (before, after) in enumerate(self.cropping, first):
            n = x._dims[axis]
            if type(n) is int and before + after >= n:
                raise ValueError(f"Layer {self.name!r}: cropping={self.cropping} leaves nothing of an input of shape "
                                 f"{x.shape}")
            cut[axis] = slice(before, -after or None)
        return x[tuple(cut)]


class Cropping1D(_Cropping):
    """tf.keras.layers.Cropping1D: without the first and the last steps, as many as cropping says."""

    axes = 1


class Cropping2D(_Cropping):
    """tf.keras.layers.Cropping2D: without rows and columns at the edges, as many as cropping says."""


class Cropping3D(_Cropping):
    """tf.keras.layers.Cropping3D: without what lies at the edges, as much as cropping says."""

    axes = 3


class UpSampling3D(Layer):
    """tf.keras.layers.UpSampling3D: what lies along the three axes, each as often as size says."""

    def __init__(self, size=2, data_format=None, **options):
        super().__init__(**options)
        self.size = (size,) * 3 if isinstance(size, int) else tuple(size)
        self.data_format = self._data_format(data_format)

    input_spec = InputSpec(ndim=5)

    def call(self, x):
        for axis, n in enumerate(self.size, 1 if self.data_format == "channels_last" else 2):
            x = _op("repeat")(x, n, axis=axis)
        return x


class UpSampling1D(Layer):
    """tf.keras.layers.UpSampling1D: each step as often as size says."""

    def __init__(self, size=2, **options):
        super().__init__(**options)
        self.size = int(size)

    input_spec = InputSpec(ndim=3)

    def call(self, x):
        return _op("repeat")(x, self.size, axis=1)


class UnitNormalization(Layer):
    """tf.keras.layers.UnitNormalization: x by its length along an axis, or several."""

    supports_masking = True

    def __init__(self, axis=-1, **options):
        super().__init__(**options)
        self.axis = list(axis) if isinstance(axis, (list, tuple)) else axis

    def call(self, x):
        return x * _op("minimum")(_op("rsqrt")(_op("sum")(_op("square")(x), self.axis, True)), 1e12)


# ---- Layers with Variables of their own

class _Weighted(Layer):
    """A layer whose weights have initializers, regularizers and constraints, which the parameters behind those of a class are."""

    def _take_rules(self, stems, options):
        """Takes the rules out of the options that the layer is called with, for the weights of some stems."""
        from ._initializers import get

        self._rules = {}
        for stem in stems:
            default = "zeros" if stem == "bias" else "glorot_uniform"
            self._rules[stem] = {"initializer": get(options.pop(f"{stem}_initializer", default)),
                                 "regularizer": regularizers.get(options.pop(f"{stem}_regularizer", None)),
                                 "constraint": constraints.get(options.pop(f"{stem}_constraint", None))}
        return options

    def _ruled(self, name, stem, shape):
        return self.add_weight(name=name, shape=shape, **self._rules[stem])

    def get_config(self):
        """Returns what the class is called with, as a dict."""
        rules = {f"{stem}_{what}": config_of(rule) for stem, rules in self._rules.items() for what, rule in rules.items()}
        return {**super().get_config(), **rules}


class EinsumDense(_Weighted):
    """tf.keras.layers.EinsumDense: the einsum of the input and a kernel, by an equation such as "abc,cd->abd", and a bias.

    output_shape: the dims of the result without the batch's, an int or a tuple, None where they are the input's. bias_axes: the letters
    of the result's dims that the bias has; None: there is no bias.

    >>> import eager.compat.tensorflow as tf
    >>> tf.keras.layers.EinsumDense("abc,cd->abd", output_shape=(None, 8), bias_axes="d")(tf.ones([2, 5, 3])).shape
    TensorShape([2, 5, 8])
    """

    def __init__(self, equation, output_shape, activation=None, bias_axes=None, **options):
        super().__init__(**self._take_rules(("kernel", "bias"), options))
        self.equation, self.bias_axes, self.activation = equation.replace(" ", ""), bias_axes, get_activation(activation)
        self.partial_output_shape = (output_shape,) if isinstance(output_shape, int) else tuple(output_shape)

    def build(self, input_shape):
        left, _, out = self.equation.partition("->")
        given, _, of_kernel = left.partition(",")
        if not out or not of_kernel or "..." in of_kernel or ("..." in given) != ("..." in out):
            raise ValueError(f"Invalid einsum equation '{self.equation}'. Equations must be in the form [X],[Y]->[Z], ...[X],[Y]->...[Z], or "
                             "[X]...,[Y]->[Z]....")
        dims, elided = _letters(given, tuple(input_shape)), len(input_shape) - len(given.replace("...", ""))
        of_result = self.partial_output_shape if out.startswith("...") else (input_shape[0], *self.partial_output_shape)
        for letter, dim in _letters(out, of_result).items():
            if dim is not None and dims.get(letter) is None:
                dims[letter] = dim
            elif dim is not None and letter in dims and dims[letter] != dim:
                raise ValueError(f"Input shape and output shape do not match at shared dimension '{letter}'. Input shape is "
                                 f"{dims[letter]}, and output shape is {dim}.")
        self.kernel = self._ruled("kernel", "kernel", [dims[letter] for letter in of_kernel])
        self.bias = None
        if self.bias_axes:
            letters = out.replace("...", "")
            if not set(self.bias_axes) <= set(letters):
                raise ValueError(f"Bias dimension '{self.bias_axes}' was requested, but is not part of the output spec '{out}'")
            first = min(map(letters.index, self.bias_axes))
            self.bias = self._ruled("bias", "bias", [dims[n] if n in self.bias_axes else 1 for n in letters[first:]] +
                                    [1] * (elided if out.endswith("...") else 0))

    def call(self, inputs):
        y = _op("einsum")(self.equation, [inputs, self.kernel])
        return self.activation(y if self.bias is None else y + self.bias)

    def get_config(self):
        """Returns what the class is called with, as a dict."""
        return {**super().get_config(), "equation": self.equation, "output_shape": self.partial_output_shape, "bias_axes": self.bias_axes,
                "activation": name_of(self.activation)}


def _letters(spec, shape):
    """Returns {letter: dim} of a part of an equation; three dots stand for dims that have no letters."""
    letters = spec.replace("...", "")
    return dict(zip(reversed(letters), reversed(shape))) if spec.startswith("...") else dict(zip(letters, shape))


class DepthwiseConv1D(_Weighted):
    """tf.keras.layers.DepthwiseConv1D: convolutions of sequences, depth_multiplier of each channel by itself."""

    _stems = ("depthwise", "bias")

    def __init__(self, kernel_size, strides=1, padding="valid", depth_multiplier=1, data_format=None, dilation_rate=1, activation=None,
                 use_bias=True, **options):
        super().__init__(**self._take_rules(self._stems, options))
        one = lambda value: int(value[0] if hasattr(value, "__iter__") else value)
        self.kernel_size, self.strides, self.dilation_rate = one(kernel_size), one(strides), one(dilation_rate)
        self.padding, self.depth_multiplier, self.use_bias = padding.lower(), int(depth_multiplier), bool(use_bias)
        self.data_format, self.activation = self._data_format(data_format), get_activation(activation)
        if self.padding not in ("valid", "same"):
            raise InvalidArgumentError(f'layer "{self.name}": Value for attr \'padding\' of "{padding}" is not in the list of allowed '
                                       'values: "VALID", "SAME"')

    input_spec = InputSpec(ndim=3)

    def build(self, input_shape):
        axis = -1 if self.data_format == "channels_last" else 1
        self._make_kernels(int(input_shape[axis]))
        self.input_spec = InputSpec(ndim=3, axes={axis: input_shape[axis]})

    def _make_kernels(self, channels):
        self.kernel = self._ruled("kernel", "depthwise", [self.kernel_size, channels, self.depth_multiplier])
        self._make_bias(channels * self.depth_multiplier)

    def _make_bias(self, channels):
        self.bias = self._ruled("bias", "bias", [channels]) if self.use_bias else None

    def call(self, inputs):
        is_first = self.data_format == "channels_first"
        x = _op("permute_dims")(inputs, [0, 2, 1]) if is_first else inputs
        y = _op("depthwise_conv2d")(_op("expand_dims")(x, 1), _op("expand_dims")(self.kernel, 0), [1, self.strides],
                                    self.padding, dilations=[1, self.dilation_rate])
        y = self._mixed(_op("squeeze")(y, [1]))
        y = self.activation(y if self.bias is None else y + self.bias)
        return _op("permute_dims")(y, [0, 2, 1]) if is_first else y

    def _mixed(self, y):
        return y

    def get_config(self):
        """Returns what the class is called with, as a dict."""
        return {**super().get_config(), "activation": name_of(self.activation)}


class SeparableConv1D(DepthwiseConv1D):
    """tf.keras.layers.SeparableConv1D: a convolution of each channel by itself, and then of all of them at each step."""

    _stems = ("depthwise", "pointwise", "bias")

    def __init__(self, filters, kernel_size, strides=1, padding="valid", data_format=None, dilation_rate=1, depth_multiplier=1,
                 activation=None, use_bias=True, **options):
        super().__init__(kernel_size, strides, padding, depth_multiplier, data_format, dilation_rate, activation, use_bias, **options)
        self.filters = int(filters)

    def _make_kernels(self, channels):
        self.depthwise_kernel = self.kernel = self._ruled("depthwise_kernel", "depthwise", [self.kernel_size, channels, self.depth_multiplier])
        self.pointwise_kernel = self._ruled("pointwise_kernel", "pointwise", [1, channels * self.depth_multiplier, self.filters])
        self._make_bias(self.filters)

    def _mixed(self, y):
        return _op("matmul")(y, self.pointwise_kernel.value()[0])


_INTERPOLATIONS = ("nearest", "bilinear", "bicubic", "lanczos3", "lanczos5")


class UpSampling2D(Layer):
    """tf.keras.layers.UpSampling2D: rows and columns, each as often as size says, or with values between them by interpolation."""

    def __init__(self, size=2, data_format=None, interpolation="nearest", **options):
        super().__init__(**options)
        self.interpolation = str(interpolation).lower()
        if self.interpolation not in _INTERPOLATIONS:
            raise ValueError(f"`interpolation` argument should be one of: {set(_INTERPOLATIONS)}. Received: interpolation={interpolation!r}.")
        self.size, self.data_format = (size, size) if isinstance(size, int) else tuple(size), self._data_format(data_format)

    input_spec = InputSpec(ndim=4)

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


# ---- Layers of several inputs

class _Merge(Layer):
    supports_masking, _makes_masks = True, False

    def compute_mask(self, inputs, mask=None):
        """Returns where the mask of any input is set; None unless all of them have one."""
        if mask is None or any(m is None for m in mask):
            return None
        return functools.reduce(_op("logical_or"), mask)

    _number, _how_many = None, "a list of inputs"  # of inputs that the layer takes, and what the error calls that

    def _check(self, inputs):
        """ValueError: the inputs are no list, too few or too many, or have batches of several sizes."""
        if not isinstance(inputs, (list, tuple)) or len(inputs) < 1 or self._number not in (None, len(inputs)):
            raise ValueError(f"Layer {self.name!r}: A `{type(self).__name__}` layer should be called on {self._how_many}. Received: {inputs!r}")

    def call(self, inputs):
        self._check(inputs)
        shapes = [tuple(x.shape) for x in inputs]
        if len({shape[0] for shape in shapes if shape and type(shape[0]) is int}) > 1:
            raise ValueError(f"Layer {self.name!r}: Cannot merge tensors with different batch sizes. Received tensors with shapes {shapes}")
        masks = [_masks.of(x) for x in inputs] if self._skips and _masks.held else ()
        if any(m is not None for m in masks):
            return self._of_counted(inputs, masks)
        return functools.reduce(self.merge, [self._of_rank(x, max(map(len, shapes))) for x in inputs])

    @staticmethod
    def _of_rank(x, rank):
        """Returns an input with dims of 1 behind that of the batch, so that it has the rank."""
        return functools.reduce(lambda y, _: _op("expand_dims")(y, 1), range(rank - x.ndim if x.ndim else 0), x)

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
Subtract._number, Subtract._how_many = 2, "exactly 2 inputs"
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
        self._check(inputs)
        return _op("concat")(list(inputs), self.axis)


class Dot(_Merge):
    """tf.keras.layers.Dot, of a list of two tensors: the sums of their products, row by row, along an axis of each.

    axes: an int for both, or a pair; normalize: whether what lies along the axes is brought to length 1 first, which
    gives the cosines of angles.

    >>> import eager.compat.tensorflow as tf
    >>> tf.keras.layers.Dot(axes=1)([tf.constant([[1., 2.]]), tf.constant([[3., 4.]])]).numpy().tolist()
    [[11.0]]
    """

    _makes_masks = False

    def __init__(self, axes, normalize=False, **options):
        super().__init__(**options)
        self.axes, self.normalize = axes if isinstance(axes, int) else tuple(axes), bool(normalize)

    def compute_mask(self, inputs, mask=None):
        """Returns None: what comes out has no steps."""

    _number, _how_many = 2, "a list of 2 inputs"

    def call(self, inputs):
        self._check(inputs)
        axes = (self.axes,) * 2 if isinstance(self.axes, int) else self.axes
        dims = [x._dims[axis] for x, axis in zip(inputs, axes)]
        if None not in dims and dims[0] != dims[1]:
            raise ValueError(f"Layer {self.name!r}: incompatible input shapes: axis values {dims[0]} (at axis "
                             f"{axes[0]}) != {dims[1]} (at axis {axes[1]}); input shapes: {[x.shape for x in inputs]}")
        if self.normalize:
            inputs = [_op("l2_normalize")(x, axis) for x, axis in zip(inputs, axes)]
        return _backend.batch_dot(*inputs, axes)


def _function_of(layer, name):
    def function(inputs, **options):
        return layer(**options)(inputs)

    function.__name__, function.__doc__ = name, f"tf.keras.layers.{name}: a {layer.__name__} layer of a list of tensors, at once."
    return function


add, subtract, multiply = _function_of(Add, "add"), _function_of(Subtract, "subtract"), _function_of(Multiply, "multiply")
maximum, minimum = _function_of(Maximum, "maximum"), _function_of(Minimum, "minimum")
average, concatenate = _function_of(Average, "average"), _function_of(Concatenate, "concatenate")


def dot(inputs, axes, normalize=False, **options):
    """tf.keras.layers.dot: a Dot layer of a list of two tensors, at once."""
    return Dot(axes, normalize, **options)(inputs)
