"""tf.keras.initializers: eager.initializers with TensorFlow's parameters, and by name."""
from ... import _core, initializers
from ...initializers import (GlorotNormal, GlorotUniform, HeNormal, HeUniform, Initializer, LecunNormal, LecunUniform,  # noqa: F401
                             Orthogonal, VarianceScaling)


class _OfDtype:
    """What gives an initializer the dtype that TensorFlow 1 has among its parameters."""

    _dtype = None

    def __call__(self, shape, dtype=None, partition_info=None, **_):
        return super().__call__(tuple(int(n) for n in shape), dtype or self._dtype or "float32")

    def get_config(self):
        """Returns the text that the library understands."""
        return {"text": str(self)}


class Zeros(_OfDtype, initializers.Zeros):
    """tf.zeros_initializer."""

    def __init__(self, dtype=None):
        super().__init__()
        self._dtype = dtype


class Ones(_OfDtype, initializers.Ones):
    """tf.ones_initializer."""

    def __init__(self, dtype=None):
        super().__init__()
        self._dtype = dtype


class RandomNormal(_OfDtype, initializers.RandomNormal):
    """tf.random_normal_initializer."""

    def __init__(self, mean=0.0, stddev=0.05, seed=None, dtype=None):
        super().__init__(mean, stddev, seed)
        self._dtype = dtype


class TruncatedNormal(_OfDtype, initializers.TruncatedNormal):
    """tf.truncated_normal_initializer."""

    def __init__(self, mean=0.0, stddev=0.05, seed=None, dtype=None):
        super().__init__(mean, stddev, seed)
        self._dtype = dtype


class RandomUniform(_OfDtype, initializers.RandomUniform):
    """tf.random_uniform_initializer."""

    def __init__(self, minval=-0.05, maxval=0.05, seed=None, dtype=None):
        super().__init__(minval, maxval, seed)
        self._dtype = dtype


class Identity(_OfDtype, initializers.Identity):
    """tf.keras.initializers.Identity."""

    def __init__(self, gain=1.0, dtype=None):
        super().__init__(gain)
        self._dtype = dtype


class Constant:
    """tf.constant_initializer: a number, or numbers in the shape of the variable, or as many of them.

    >>> import eager.compat.tensorflow as tf
    >>> print(tf.constant_initializer([1., 2.])((1, 2)))
    tf.Tensor([[1. 2.]], shape=(1, 2), dtype=float32)
    """

    def __init__(self, value=0, dtype=None, verify_shape=False):
        self.value, self._dtype = value, dtype

    def __call__(self, shape, dtype=None, partition_info=None, **_):
        shape = tuple(int(n) for n in shape)
        value = _core.to_tensor(self.value, dtype or self._dtype or ("float32" if not hasattr(self.value, "dtype") else None))
        from ... import raw_ops as ops

        return ops.broadcast_to(value, shape) if value.ndim == 0 else ops.reshape(value, shape)

    def get_config(self):
        """Returns the value."""
        return {"value": self.value}


def xavier_initializer(uniform=True, seed=None, dtype=None):
    """tf.contrib.layers.xavier_initializer: GlorotUniform, or GlorotNormal unless uniform is set.

    >>> import eager.compat.tensorflow as tf
    >>> tf.contrib.layers.xavier_initializer()((2, 3)).shape
    TensorShape([2, 3])
    """
    return (GlorotUniform if uniform else GlorotNormal)(seed=seed)


def variance_scaling_initializer(factor=2.0, mode="FAN_IN", uniform=False, seed=None, dtype=None):
    """tf.contrib.layers.variance_scaling_initializer: VarianceScaling with a scale of `factor`, He's by default.

    TypeError: the mode is none of FAN_IN, FAN_OUT and FAN_AVG.
    """
    if mode not in ("FAN_IN", "FAN_OUT", "FAN_AVG"):
        raise TypeError(f"Unknown mode {mode} [FAN_IN, FAN_OUT, FAN_AVG]")
    return VarianceScaling(factor, mode.lower(), "uniform" if uniform else "truncated_normal", seed=seed)


_BY_NAME = {"glorot_uniform": GlorotUniform, "glorot_normal": GlorotNormal, "he_uniform": HeUniform, "he_normal": HeNormal,
            "lecun_uniform": LecunUniform, "lecun_normal": LecunNormal, "zeros": Zeros, "ones": Ones, "constant": Constant,
            "identity": Identity, "orthogonal": Orthogonal, "random_normal": RandomNormal, "random_uniform": RandomUniform,
            "truncated_normal": TruncatedNormal, "variance_scaling": VarianceScaling, "normal": RandomNormal, "uniform": RandomUniform,
            "zero": Zeros, "one": Ones}


def get(identifier):
    """Returns the initializer of a name or a class; None and functions are given back.

    ValueError: the name is not known.
    """
    if isinstance(identifier, str) and "=" in identifier:
        return Initializer(identifier)  # eager's text, as get_config() of a layer gives it
    if isinstance(identifier, str):
        found = _BY_NAME.get(identifier) or globals().get(identifier)
        if not (isinstance(found, type) and (issubclass(found, Initializer) or found is Constant)):
            raise ValueError(f"Unknown initializer: {identifier!r}. It is one of {', '.join(map(repr, sorted(_BY_NAME)))}")
        return found()
    if isinstance(identifier, type):
        return identifier()
    if identifier is None or callable(identifier):
        return identifier
    raise ValueError(f"Could not interpret initializer identifier: {identifier!r}")
