"""Layers of tf.keras.layers for data ahead of a model: images of another size, at random changed images, and numbers of classes."""
from ... import _core
from ... import random as _random
from . import _images
from ._functions import _op
from ._layer import Layer, config_of


class Resizing(Layer):
    """tf.keras.layers.Resizing: images of another size.

    >>> import eager.compat.tensorflow as tf
    >>> tf.keras.layers.Resizing(4, 6)(tf.ones([2, 8, 8, 3])).shape
    TensorShape([2, 4, 6, 3])
    """

    def __init__(self, height, width, interpolation="bilinear", crop_to_aspect_ratio=False, **options):
        super().__init__(**options)
        if crop_to_aspect_ratio:
            raise ValueError("Resizing: crop_to_aspect_ratio is not there; see CenterCrop")
        self.height, self.width, self.interpolation, self.crop_to_aspect_ratio = int(height), int(width), interpolation, False

    def call(self, inputs):
        return _op("cast")(_images.resize_images(inputs, [self.height, self.width], self.interpolation, False, False), self.dtype)


class CenterCrop(Layer):
    """tf.keras.layers.CenterCrop: the middle part of images; smaller images are resized first.

    >>> import eager.compat.tensorflow as tf
    >>> tf.keras.layers.CenterCrop(2, 4)(tf.ones([1, 5, 8, 3])).shape
    TensorShape([1, 2, 4, 3])
    """

    def __init__(self, height, width, **options):
        super().__init__(**options)
        self.height, self.width = int(height), int(width)

    def call(self, inputs):
        rows, columns = inputs.shape[-3], inputs.shape[-2]
        if rows < self.height or columns < self.width:
            return _op("cast")(_images.resize_images(inputs, [self.height, self.width], "bilinear", False, False), inputs.dtype)
        return _images.crop(inputs, (rows - self.height) // 2, (columns - self.width) // 2, self.height, self.width)


class _Random(Layer):
    """What layers have that change images while they train, each image in its own way."""

    def __init__(self, seed=None, **options):
        super().__init__(**options)
        self.seed = seed

    def call(self, inputs, training=True):
        if not training:
            return inputs
        if inputs.ndim == 3:
            return _op("squeeze")(self._changed(_op("expand_dims")(inputs, 0)), [0])
        return self._changed(inputs)

    def _drawn(self, images, low, high):
        """Returns a random number for each image, [batch, 1, 1, 1]."""
        from ._sizes import uniform_like

        one = _op("sum")(_op("zeros_like")(_op("cast")(images, "float32")), [1, 2, 3], keepdims=True)
        return uniform_like(one, self.seed) * (high - low) + low


def _factors(name, factor, is_symmetric=True):
    low, high = (-abs(factor) if is_symmetric else factor, abs(factor)) if isinstance(factor, (int, float)) else factor
    if low > high:
        raise ValueError(f"`{name}` must be a number, or a pair of a lower and an upper one. Received: {factor}")
    return float(low), float(high)


class RandomFlip(_Random):
    """tf.keras.layers.RandomFlip: while it trains, half of the images are mirrored; mode: "horizontal", "vertical", or both.

    >>> import eager.compat.tensorflow as tf
    >>> tf.keras.layers.RandomFlip("horizontal")(tf.ones([2, 4, 4, 3]), training=True).shape
    TensorShape([2, 4, 4, 3])
    """

    def __init__(self, mode="horizontal_and_vertical", seed=None, **options):
        super().__init__(seed, **options)
        if mode not in ("horizontal", "vertical", "horizontal_and_vertical"):
            raise ValueError(f"RandomFlip layer {self.name} received an unknown mode argument {mode}")
        self.mode = mode

    def _changed(self, x):
        for word, axis in (("horizontal", -2), ("vertical", -3)):
            if word in self.mode:
                x = _op("where")(self._drawn(x, 0.0, 1.0) < 0.5, _op("flip")(x, [axis]), x)
        return x


class RandomBrightness(_Random):
    """tf.keras.layers.RandomBrightness: while it trains, a number is added to each image, a share of the range of values."""

    def __init__(self, factor, value_range=(0, 255), seed=None, **options):
        super().__init__(seed, **options)
        self.factor, self.value_range = factor, tuple(value_range)

    def _changed(self, x):
        low, high = self.value_range
        change = self._drawn(x, *_factors("factor", self.factor)) * float(high - low)
        return _op("cast")(_op("clip")(_op("cast")(x, self.dtype) + change, low, high), x.dtype)


class RandomContrast(_Random):
    """tf.keras.layers.RandomContrast: while it trains, the distances from each channel's mean are multiplied."""

    def __init__(self, factor, value_range=(0, 255), seed=None, **options):
        super().__init__(seed, **options)
        self.factor, self.value_range = factor, tuple(value_range)

    def _changed(self, x):
        by = (-self.factor, self.factor) if isinstance(self.factor, (int, float)) else (-self.factor[0], self.factor[1])
        y = _op("cast")(x, self.dtype)
        mean = _op("mean")(y, [-3, -2], keepdims=True)
        y = (y - mean) * self._drawn(x, 1.0 + by[0], 1.0 + by[1]) + mean
        return _op("cast")(_op("clip")(y, *map(float, self.value_range)), x.dtype)


class RandomCrop(_Random):
    """tf.keras.layers.RandomCrop: while it trains, a part of the images, and else their middle."""

    def __init__(self, height, width, seed=None, **options):
        super().__init__(seed, **options)
        self.height, self.width = int(height), int(width)

    def call(self, inputs, training=True):
        rows, columns = inputs.shape[-3], inputs.shape[-2]
        if not training or rows < self.height or columns < self.width:
            return CenterCrop.call(self, inputs)
        return super().call(inputs, training)

    def _changed(self, x):
        return _op("random_crop")(x, [x.shape[0], self.height, self.width, x.shape[3]], seed=_random._seed(self.seed))


class _RandomAffine(_Random):
    """Images seen through a plane that is moved: theta() gives the matrix of each."""

    def __init__(self, fill_mode, interpolation, seed, fill_value, options):
        super().__init__(seed, **options)
        if fill_mode not in ("reflect", "constant", "nearest"):
            raise ValueError(f"Unknown `fill_mode` {fill_mode}: it is reflect, constant or nearest")
        self.fill_mode, self.interpolation, self.fill_value = fill_mode, interpolation, fill_value

    def _changed(self, x):
        height, width = x.shape[1], x.shape[2]
        flat = [_op("reshape")(_op("cast")(t, "float32") + self._drawn(x, 0.0, 0.0), [-1]) for t in self._matrix(x, height / width)]
        theta = _op("reshape")(_op("stack")(flat, 1), [-1, 2, 3])
        grid = _op("affine_grid")(theta, [height, width])
        modes = {"reflect": "REFLECTION", "nearest": "BORDER", "constant": "ZEROS"}
        y = _op("grid_sample")(_op("cast")(x, "float32") - self.fill_value, grid, self.interpolation.upper(), modes[self.fill_mode])
        return _op("cast")(y + self.fill_value, x.dtype)


class RandomTranslation(_RandomAffine):
    """tf.keras.layers.RandomTranslation: while it trains, each image is moved by shares of its height and width."""

    def __init__(self, height_factor, width_factor, fill_mode="reflect", interpolation="bilinear", seed=None, fill_value=0.0, **options):
        super().__init__(fill_mode, interpolation, seed, fill_value, options)
        self.height_factor, self.width_factor = height_factor, width_factor

    def _matrix(self, x, _):
        down, right = (self._drawn(x, *_factors(name, getattr(self, name))) for name in ("height_factor", "width_factor"))
        return 1.0, 0.0, -2.0 * right, 0.0, 1.0, -2.0 * down


class RandomZoom(_RandomAffine):
    """tf.keras.layers.RandomZoom: while it trains, each image is made larger or smaller by a share; negative ones bring it nearer."""

    def __init__(self, height_factor, width_factor=None, fill_mode="reflect", interpolation="bilinear", seed=None, fill_value=0.0,
                 **options):
        super().__init__(fill_mode, interpolation, seed, fill_value, options)
        self.height_factor, self.width_factor = height_factor, width_factor

    def _matrix(self, x, _):
        down = 1.0 + self._drawn(x, *_factors("height_factor", self.height_factor))
        right = down if self.width_factor is None else 1.0 + self._drawn(x, *_factors("width_factor", self.width_factor))
        return right, 0.0, 0.0, 0.0, down, 0.0


class RandomRotation(_RandomAffine):
    """tf.keras.layers.RandomRotation: while it trains, each image is turned by a share of a whole turn, counter-clockwise."""

    def __init__(self, factor, fill_mode="reflect", interpolation="bilinear", seed=None, fill_value=0.0, **options):
        super().__init__(fill_mode, interpolation, seed, fill_value, options)
        self.factor = factor

    def _matrix(self, x, ratio):
        angle = self._drawn(x, *_factors("factor", self.factor)) * 6.283185307179586
        cosine, sine = _op("cos")(angle), _op("sin")(angle)
        return cosine, -sine * ratio, 0.0, sine / ratio, cosine, 0.0


class CategoryEncoding(Layer):
    """tf.keras.layers.CategoryEncoding: rows of 0 and 1, or counts, for numbers of classes.

    output_mode: "multi_hot" (which of them there are), "one_hot", or "count".

    >>> import eager.compat.tensorflow as tf
    >>> tf.keras.layers.CategoryEncoding(4)([[0, 1], [3, 3]]).numpy().tolist()
    [[1.0, 1.0, 0.0, 0.0], [0.0, 0.0, 0.0, 1.0]]
    """

    def __init__(self, num_tokens=None, output_mode="multi_hot", **options):
        super().__init__(**options)
        if num_tokens is None or num_tokens < 1:
            raise ValueError(f"`num_tokens` must be set to use this layer, and be 1 at least. Received: {num_tokens}")
        if output_mode not in ("multi_hot", "one_hot", "count"):
            raise ValueError(f"Unknown arg for output_mode: {output_mode}")
        self.num_tokens, self.output_mode = int(num_tokens), output_mode

    def call(self, inputs, count_weights=None):
        numbers = _op("cast")(inputs, "int32")
        if self.output_mode == "one_hot" and numbers.ndim and numbers._dims[-1] == 1:
            numbers = _op("squeeze")(numbers, [-1])
        rows = _op("one_hot")(numbers, self.num_tokens, dtype=self.dtype)
        if self.output_mode == "one_hot" or numbers.ndim == 0:
            return rows
        if self.output_mode == "count":
            return _op("sum")(rows if count_weights is None else rows * _op("expand_dims")(_op("cast")(count_weights, rows.dtype), -1), -2)
        return _op("max")(rows, -2)


class Discretization(Layer):
    """tf.keras.layers.Discretization: the number of the bin that each value lies in.

    bin_boundaries: where the bins end; or adapt() finds num_bins of about as many values each.

    >>> import eager.compat.tensorflow as tf
    >>> tf.keras.layers.Discretization([0., 1., 2.])([-0.5, 0., 1.5, 3.]).numpy().tolist()
    [0, 1, 2, 3]
    """

    def __init__(self, bin_boundaries=None, num_bins=None, epsilon=0.01, output_mode="int", **options):
        super().__init__(**options)
        if (bin_boundaries is None) == (num_bins is None):
            raise ValueError("Either `bin_boundaries` or `num_bins` must be set, and not both")
        if output_mode not in ("int", "one_hot", "multi_hot", "count"):
            raise ValueError(f"Unknown arg for output_mode: {output_mode}")
        self.bin_boundaries = None if bin_boundaries is None else [float(b) for b in bin_boundaries]
        self.num_bins, self.epsilon, self.output_mode = num_bins, epsilon, output_mode

    def adapt(self, data, steps=None):
        """Finds where the bins end, from data: an array or a tensor, or what gives batches of them, as a dataset does."""
        import numpy as np

        is_array = hasattr(data, "shape") or isinstance(data, (list, tuple))
        batches = [data] if is_array else data if steps is None else (x for _, x in zip(range(steps), data))
        values = np.concatenate([np.asarray(b, "float64").ravel() for b in batches])
        self.bin_boundaries = [float(b) for b in np.quantile(values, np.arange(1, self.num_bins) / self.num_bins)]

    def call(self, inputs):
        if self.bin_boundaries is None:
            raise ValueError("You need to either pass `bin_boundaries` or call `adapt()` before a Discretization layer is used")
        x = _op("cast")(inputs, "float32")
        bins = _op("cast")(_op("searchsorted")(_core.to_tensor(self.bin_boundaries, "float32"), x, "RIGHT"), "int32")
        if self.output_mode == "int":
            return bins
        return CategoryEncoding(len(self.bin_boundaries) + 1, self.output_mode).call(bins)


class ThresholdedReLU(Layer):
    """tf.keras.layers.ThresholdedReLU: x above theta, else 0."""

    supports_masking = True

    def __init__(self, theta=1.0, **options):
        super().__init__(**options)
        self.theta = float(theta)

    def call(self, inputs):
        return _op("where")(inputs > self.theta, inputs, 0)


class Wrapper(Layer):
    """tf.keras.layers.Wrapper: what layers are derived from that hold another layer."""

    _layers_of_config = ("layer",)

    def __init__(self, layer, **options):
        super().__init__(**options)
        self.layer = layer

    def build(self, input_shape=None):
        if not self.layer.built:
            self.layer.build(input_shape)

    def get_config(self):
        """Returns what the class is called with, as a dict."""
        return {**super().get_config(), "layer": config_of(self.layer)}
