"""Initializers: how Variables begin, with Keras's names and numbers.

A layer takes an initializer, or its text, such as "he_normal" or "normal stddev=0.01". Called with a shape and a dtype, an
initializer gives a tensor.

>>> import eager
>>> eager.initializers.Constant(0.5)((2,))
<eager.Tensor shape=(2,) dtype=float32 device=cpu:0 [0.5 0.5]>
>>> str(eager.initializers.RandomNormal(stddev=0.01))
'normal mean=0.0 stddev=0.01'
"""
from .dtypes import as_dtype, float32

__all__ = ["Constant", "GlorotNormal", "GlorotUniform", "HeNormal", "HeUniform", "Identity", "Initializer", "LecunNormal",
           "LecunUniform", "Ones", "Orthogonal", "RandomNormal", "RandomUniform", "TruncatedNormal", "VarianceScaling", "Zeros",
           "get"]


def __dir__():
    return __all__


class Initializer:
    """What all initializers are: a text that the library understands, and a function that gives such a tensor.

    text: a name and attributes, as in "normal stddev=0.01".

    >>> import eager
    >>> eager.initializers.Initializer("constant value=2")((1,)).tolist()
    [2.0]
    """

    def __init__(self, text):
        self._text = text

    def __str__(self):
        return self._text

    def __repr__(self):
        return f"{type(self).__name__}({self._text!r})" if type(self) is Initializer else f"<eager.initializers {self._text!r}>"

    def __eq__(self, other):
        return isinstance(other, Initializer) and self._text == other._text

    def __hash__(self):
        return hash(self._text)

    def __call__(self, shape, dtype=float32):
        """Returns a tensor of this shape and dtype. Random numbers are the next of the stream."""
        from ._core import initial_value

        return initial_value(self._text, tuple(shape), as_dtype(dtype).code)


def _named(title, text, description):
    """Returns the class of an initializer whose spread follows from the shape."""
    def __init__(self, **attributes):
        Initializer.__init__(self, _with(text, attributes))

    doc = f"""{description}

    Attributes, such as a seed, are given by name.

    >>> import eager
    >>> eager.nn.Dense(2, kernel_initializer=eager.initializers.{title}(seed=1))(eager.ones([4, 3])).shape
    (4, 2)
    """
    return type(title, (Initializer,), {"__init__": __init__, "__doc__": doc, "__module__": __name__})


def _with(text, attributes):
    return " ".join([text, *(f"{name}={value}" for name, value in attributes.items() if value is not None)])


GlorotUniform = _named("GlorotUniform", "glorot_uniform", "Uniform numbers, by the means of both fans (Glorot and Bengio, 2010).")
GlorotNormal = _named("GlorotNormal", "glorot_normal", "Normal numbers, by the means of both fans (Glorot and Bengio, 2010).")
HeUniform = _named("HeUniform", "he_uniform", "Uniform numbers, by the number of inputs (He et al., 2015).")
HeNormal = _named("HeNormal", "he_normal", "Normal numbers, by the number of inputs (He et al., 2015).")
LecunUniform = _named("LecunUniform", "lecun_uniform", "Uniform numbers, by the number of inputs (LeCun et al., 1998).")
LecunNormal = _named("LecunNormal", "lecun_normal", "Normal numbers, by the number of inputs (LeCun et al., 1998).")


class Zeros(Initializer):
    """Zeros, of any shape and numeric dtype.

    >>> import eager
    >>> eager.initializers.Zeros()((2,), "int32").tolist()
    [0, 0]
    """

    def __init__(self):
        super().__init__("zeros")


class Ones(Initializer):
    """Ones, of any shape and numeric dtype.

    >>> import eager
    >>> eager.initializers.Ones()((2,)).tolist()
    [1.0, 1.0]
    """

    def __init__(self):
        super().__init__("ones")


class Constant(Initializer):
    """One number everywhere, of any shape and numeric dtype.

    >>> import eager
    >>> eager.initializers.Constant(0.5)((2,)).tolist()
    [0.5, 0.5]
    """

    def __init__(self, value=0.0):
        super().__init__(f"constant value={float(value)!r}")


class Identity(Initializer):
    """The identity matrix times `gain`, with zeros where it is not square. InvalidArgumentError: the shape is no matrix's.

    >>> import eager
    >>> eager.initializers.Identity(2.0)((2, 3)).tolist()
    [[2.0, 0.0, 0.0], [0.0, 2.0, 0.0]]
    """

    def __init__(self, gain=1.0):
        super().__init__(f"identity gain={float(gain)!r}")


class RandomNormal(Initializer):
    """Normal numbers of this mean and standard deviation, of any shape. seed: as of :func:`eager.random_normal`.

    >>> import eager
    >>> x = eager.initializers.RandomNormal(mean=10.0, stddev=0.1)((3, 2))
    >>> x.shape, eager.all(eager.abs(x - 10) < 1).item()
    ((3, 2), True)
    """

    def __init__(self, mean=0.0, stddev=0.05, seed=None):
        super().__init__(_with("normal", {"mean": mean, "stddev": stddev, "seed": seed}))


class TruncatedNormal(Initializer):
    """Normal numbers that lie within two standard deviations of the mean: the others are left out. Of any shape.

    >>> import eager
    >>> x = eager.initializers.TruncatedNormal(stddev=1.0)((100,))
    >>> eager.all(eager.abs(x) <= 2).item()
    True
    """

    def __init__(self, mean=0.0, stddev=0.05, seed=None):
        super().__init__(_with("truncated_normal", {"mean": mean, "stddev": stddev, "seed": seed}))


class RandomUniform(Initializer):
    """Numbers from minval on, and less than maxval, all equally likely. Of any shape.

    >>> import eager
    >>> x = eager.initializers.RandomUniform(0.0, 2.0)((100,))
    >>> eager.all((x >= 0) & (x < 2)).item()
    True
    """

    def __init__(self, minval=-0.05, maxval=0.05, seed=None):
        super().__init__(_with("uniform", {"minval": minval, "maxval": maxval, "seed": seed}))


class Orthogonal(Initializer):
    """A matrix whose rows, or columns if there are fewer, are orthogonal, times `gain` (Saxe et al., 2014).

    >>> import eager
    >>> x = eager.initializers.Orthogonal()((2, 2))
    >>> eager.all(eager.abs(x @ x.T - eager.eye(2)) < 1e-5).item()
    True
    """

    def __init__(self, gain=1.0, seed=None):
        super().__init__(_with("orthogonal", {"gain": gain, "seed": seed}))


class VarianceScaling(Initializer):
    """Numbers whose variance is `scale` over the number of inputs, of outputs, or their mean.

    mode: "fan_in", "fan_out" or "fan_avg". distribution: "truncated_normal", "untruncated_normal" or "uniform".

    >>> import eager
    >>> eager.initializers.VarianceScaling(2.0, mode="fan_avg", distribution="uniform")((4, 3)).shape
    (4, 3)
    """

    def __init__(self, scale=1.0, mode="fan_in", distribution="truncated_normal", seed=None):
        super().__init__(_with("variance_scaling", {"scale": scale, "fan": mode and mode.upper(), "distribution": distribution and distribution.upper(), "seed": seed}))


def get(initializer):
    """Returns an Initializer for its text or itself; None for None; other functions as they are.

    >>> import eager
    >>> eager.initializers.get("he_normal")
    Initializer('he_normal')
    """
    if isinstance(initializer, str):
        return Initializer(initializer)
    return initializer
