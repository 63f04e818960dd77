"""Layers of tf.keras.layers that scale data: by given numbers, or by what they have seen of it."""
from ... import _core
from ._functions import _op
from ._layer import Layer


class Rescaling(Layer):
    """tf.keras.layers.Rescaling: x times scale, and offset added.

    >>> import eager.compat.tensorflow as tf
    >>> tf.keras.layers.Rescaling(1 / 127.5, offset=-1)(tf.constant([0., 255.])).numpy().tolist()
    [-1.0, 1.0]
    """

    supports_masking = True

    def __init__(self, scale, offset=0.0, **options):
        super().__init__(**options)
        self.scale, self.offset = scale, offset

    def call(self, inputs):
        dtype = inputs.dtype if inputs.dtype.is_floating else self.dtype
        return _op("cast")(inputs, dtype) * _core.to_tensor(self.scale, dtype) + _core.to_tensor(self.offset, dtype)


class Normalization(Layer):
    """tf.keras.layers.Normalization: x less the mean, by the standard deviation, of what adapt() has seen.

    axis: an int or several, along which each index has a mean of its own; None: there is one of all. mean, variance:
    what holds where nothing is seen. invert: the way back.

    >>> import eager.compat.tensorflow as tf
    >>> layer = tf.keras.layers.Normalization(axis=None)
    >>> layer.adapt([1., 2., 3.])
    >>> layer([2., 2.]).numpy().tolist()
    [0.0, 0.0]
    """

    def __init__(self, axis=-1, mean=None, variance=None, invert=False, **options):
        super().__init__(**options)
        self.axis = axis if axis is None or isinstance(axis, int) else tuple(axis)
        if (mean is None) != (variance is None):
            raise ValueError("When setting values directly, both `mean` and `variance` must be set. Got mean: "
                             f"{mean} and variance: {variance}")
        self.input_mean, self.input_variance, self.invert = mean, variance, bool(invert)

    def _kept(self, rank):
        """Returns the axes along which each index has a mean of its own."""
        axes = () if self.axis is None else (self.axis,) if isinstance(self.axis, int) else self.axis
        return [axis % rank for axis in axes]

    def build(self, input_shape):
        if self.input_mean is None and "mean" not in self.__dict__:
            kept = self._kept(len(input_shape))
            dims = [input_shape[axis] for axis in kept]
            if 0 in kept or None in dims:
                raise ValueError("All `axis` values to be kept must have a known shape and be none of the batch. "
                                 f"Received axis={self.axis}, inputs.shape={tuple(input_shape)}")
            self.mean = self.add_weight("mean", dims, initializer="zeros", trainable=False)
            self.variance = self.add_weight("variance", dims, initializer="ones", trainable=False)
            self.count = self.add_weight("count", (), "int64", "zeros", trainable=False)

    def adapt(self, data, batch_size=None, steps=None):
        """Takes mean and variance from data: an array or a tensor, or what gives batches of them, as a dataset does."""
        import numpy as np

        if self.input_mean is not None:
            raise ValueError("Cannot `adapt` a Normalization layer that is initialized with static `mean` and "
                             f"`variance`, you passed mean {self.input_mean} and variance {self.input_variance}.")
        is_array = hasattr(data, "shape") or isinstance(data, (list, tuple))
        batches = [data] if is_array else data if steps is None else (x for _, x in zip(range(steps), data))
        total = squares = count = 0
        for batch in batches:
            x = np.asarray(batch, "float64")
            x = x[:, None] if x.ndim == 1 and self.axis is not None else x
            if not self.built:
                self._build_once([_core.to_tensor(x.astype("float32"))])
            kept = self._kept(x.ndim)
            rest = tuple(axis for axis in range(x.ndim) if axis not in kept)
            total, squares = total + x.sum(rest), squares + (x * x).sum(rest)
            count += np.prod([x.shape[axis] for axis in rest])
        if not count:
            raise ValueError("Normalization.adapt() was given no data")
        self.mean.assign(total / count)
        self.variance.assign(np.maximum(squares / count - (total / count) ** 2, 0))
        self.count.assign(int(count))

    def call(self, inputs):
        x = inputs if inputs.dtype.is_floating else _op("cast")(inputs, self.dtype)
        kept = self._kept(x.ndim)
        shape = [x._dims[axis] if axis in kept else 1 for axis in range(x.ndim)]

        def placed(value):
            value = _op("cast")(value if isinstance(value, _core.Variable) else _core.to_tensor(value), x.dtype)
            return _op("reshape")(value, shape) if value.ndim == len(kept) and kept else value

        given = self.input_mean is not None
        mean, variance = (self.input_mean, self.input_variance) if given else (self.mean, self.variance)
        mean, deviation = placed(mean), _op("maximum")(_op("sqrt")(placed(variance)), 1e-7)
        return mean + x * deviation if self.invert else (x - mean) / deviation

    def get_config(self):
        """Returns what the class is called with, as a dict."""
        return {**super().get_config(), "mean": self.input_mean, "variance": self.input_variance}
