"""Layers of tf.keras.layers that draw random numbers while they train, and else give their input."""
from ._functions import _op
from ._input_specs import InputSpec
from ._layer import Layer
from ._sizes import normal_like, uniform_like


class _Noise(Layer):
    supports_masking = True

    def call(self, inputs, training=None):
        return self._noisy(inputs) if training else inputs


class _OfRate(_Noise):
    def __init__(self, rate, seed=None, **options):
        super().__init__(**options)
        if not 0 <= rate <= 1:
            raise ValueError("Invalid value received for argument `rate`. Expected a float value between 0 and 1. "
                             f"Received: rate={rate}")
        self.rate, self.seed = rate, seed

    def call(self, inputs, training=None):
        return super().call(inputs, training and self.rate)


class GaussianNoise(_Noise):
    """tf.keras.layers.GaussianNoise: normal numbers are added while the model trains."""

    def __init__(self, stddev, seed=None, **options):
        super().__init__(**options)
        self.stddev, self.seed = stddev, seed

    def _noisy(self, x):
        return x + normal_like(x, self.seed) * self.stddev


class GaussianDropout(_OfRate):
    """tf.keras.layers.GaussianDropout: while it trains, elements are multiplied by normal numbers of mean 1, whose
    standard deviation is sqrt(rate / (1 - rate))."""

    def _noisy(self, x):
        return x * (1.0 + normal_like(x, self.seed) * (self.rate / (1.0 - self.rate)) ** 0.5)


class AlphaDropout(_OfRate):
    """tf.keras.layers.AlphaDropout: while it trains, a share of the elements becomes SELU's lowest value, and all are
    scaled so that mean and variance stay."""

    def _noisy(self, x):
        low, keep = -1.6732632423543772 * 1.0507009873554805, 1.0 - self.rate
        scale = (keep * (1.0 + self.rate * low ** 2)) ** -0.5
        return scale * _op("where")(uniform_like(x, self.seed) >= self.rate, x, low) - scale * low * self.rate


class _SpatialDropout(_OfRate):
    axes = (1,)

    def __init__(self, rate, data_format=None, seed=None, **options):
        super().__init__(rate, seed, **options)
        self.data_format, self.input_spec = self._data_format(data_format), InputSpec(ndim=len(self.axes) + 2)

    def _noisy(self, x):
        axes = self.axes if self.data_format == "channels_last" else [axis + 1 for axis in self.axes]
        cut = tuple([slice(0, 1) if axis in axes else slice(None) for axis in range(x.ndim)])
        return x * _op("dropout")(_op("ones_like")(x[cut]), self.rate)


class SpatialDropout1D(_SpatialDropout):
    """tf.keras.layers.SpatialDropout1D: while it trains, a feature of a row is dropped at all steps, or at none."""

    def __init__(self, rate, seed=None, **options):
        super().__init__(rate, None, seed, **options)


class SpatialDropout2D(_SpatialDropout):
    """tf.keras.layers.SpatialDropout2D: while it trains, a channel of an image is dropped everywhere, or nowhere."""

    axes = (1, 2)


class SpatialDropout3D(_SpatialDropout):
    """tf.keras.layers.SpatialDropout3D: while it trains, a channel of a volume is dropped everywhere, or nowhere."""

    axes = (1, 2, 3)
