"""Regularizers: penalties of weights and of what layers give, with Keras's names and numbers.

A layer takes them by the names of its Variables, and for its result; ``losses`` of a layer or a module has their values, which a
program adds to its loss.

>>> import eager
>>> layer = eager.nn.Dense(2, kernel_initializer="ones", kernel_regularizer=eager.regularizers.L2(0.5))
>>> layer(eager.ones([1, 3])).shape, [loss.item() for loss in layer.losses]
((1, 2), [3.0])

Any function of a tensor that gives a scalar is a regularizer too.
"""
import math

from . import raw_ops as _ops

__all__ = ["L1", "L1L2", "L2", "OrthogonalRegularizer", "Regularizer", "get"]


def __dir__():
    return __all__


def _factor(name, value):
    if not isinstance(value, (int, float)) or isinstance(value, bool) or not math.isfinite(value) or value < 0:
        raise ValueError(f"Invalid value for argument {name}: expected a non-negative float. Received: {name}={value}")
    return float(value)


class Regularizer:
    """What all regularizers are. A class of them defines ``__call__``, and ``get_config`` if it is to be copied by its config.

    >>> import eager
    >>> class Sum(eager.regularizers.Regularizer):
    ...     def __call__(self, x):
    ...         return eager.sum(x)
    >>> layer = eager.nn.Dense(1, kernel_initializer="ones", kernel_regularizer=Sum())
    >>> layer(eager.ones([1, 3])).item(), layer.losses[0].item()
    (3.0, 3.0)
    """

    def __call__(self, x):
        """Returns the penalty of a tensor, a scalar of its dtype."""
        return _ops.zeros_like(_ops.sum(x))

    def get_config(self):
        """Returns what the class is called with, as a dict."""
        return {}

    @classmethod
    def from_config(cls, config):
        """Returns a regularizer for what get_config() gave."""
        return cls(**config)

    def __eq__(self, other):
        return type(other) is type(self) and other.get_config() == self.get_config()

    def __hash__(self):
        return hash((type(self), *self.get_config().values()))

    def __repr__(self):
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.get_config().items())})"


class L1L2(Regularizer):
    """l1 times the sum of the absolute values, plus l2 times the sum of the squares. ValueError: a factor is negative.

    >>> import eager
    >>> eager.regularizers.L1L2(l1=1.0, l2=0.5)(eager.constant([1.0, -2.0])).item()
    5.5
    """

    def __init__(self, l1=0.0, l2=0.0):
        self.l1, self.l2 = _factor("l1", 0.0 if l1 is None else l1), _factor("l2", 0.0 if l2 is None else l2)

    def __call__(self, x):
        parts = [factor * _ops.sum(norm(x)) for factor, norm in ((self.l1, _ops.abs), (self.l2, _ops.square)) if factor]
        return sum(parts[1:], parts[0]) if parts else super().__call__(x)

    def get_config(self):
        return {"l1": self.l1, "l2": self.l2}


class L1(L1L2):
    """l1 times the sum of the absolute values, whose gradient makes weights exactly 0. ValueError: l1 is negative.

    >>> import eager
    >>> eager.regularizers.L1(0.5)(eager.constant([1.0, -2.0])).item()
    1.5
    """

    def __init__(self, l1=0.01):
        super().__init__(l1=0.01 if l1 is None else l1)

    def get_config(self):
        return {"l1": self.l1}


class L2(L1L2):
    """l2 times the sum of the squares. ValueError: l2 is negative.

    >>> import eager
    >>> eager.regularizers.L2(0.5)(eager.constant([1.0, -2.0])).item()
    2.5
    """

    def __init__(self, l2=0.01):
        super().__init__(l2=0.01 if l2 is None else l2)

    def get_config(self):
        return {"l2": self.l2}


class OrthogonalRegularizer(Regularizer):
    """factor times the mean of the absolute cosines between the rows of a matrix, or its columns.

    mode: "rows" or "columns". ValueError: another mode, or a tensor that is no matrix.

    >>> import eager
    >>> eager.regularizers.OrthogonalRegularizer(1.0)(eager.constant([[1.0, 0.0], [0.0, 2.0]])).item()
    0.0
    """

    def __init__(self, factor=0.01, mode="rows"):
        if mode not in ("rows", "columns"):
            raise ValueError(f"Invalid value for argument `mode`. Expected one of {{\"rows\", \"columns\"}}. Received: mode={mode}")
        self.factor, self.mode = _factor("factor", factor), mode

    def __call__(self, x):
        if len(x.shape) != 2:
            raise ValueError(f"Inputs to OrthogonalRegularizer must have rank 2. Received: inputs.shape={x.shape}")
        is_rows = self.mode == "rows"
        n = x.shape[0 if is_rows else 1]
        x = x * _ops.rsqrt(_ops.maximum(_ops.sum(_ops.square(x), int(is_rows), True), 1e-12))
        products = _ops.abs(_ops.matmul(x, x, transpose_a=not is_rows, transpose_b=is_rows))
        of_pairs = _ops.sum(products) - _ops.sum(_ops.diagonal(products))
        return self.factor * of_pairs / max(n * (n - 1.0), 1.0)

    def get_config(self):
        return {"factor": self.factor, "mode": self.mode}


_BY_NAME = {"l1": L1, "l2": L2, "l1_l2": lambda: L1L2(0.01, 0.01), "orthogonal_regularizer": OrthogonalRegularizer}


def get(identifier):
    """Returns the regularizer of a name, such as "l2", of a class, or of a dict {"class_name": ..., "config": ...}.

    None and functions are given back. ValueError: the name is not known.

    >>> import eager
    >>> eager.regularizers.get("l2")
    L2(l2=0.01)
    """
    found = identifier
    if isinstance(identifier, str):
        found = _BY_NAME.get(identifier) or _class_of(identifier)
    elif isinstance(identifier, dict):
        made = _class_of(identifier.get("class_name"))
        found = made and made.from_config(identifier.get("config", {}))
    if identifier is not None and not callable(found):
        raise ValueError(f"Could not interpret regularizer identifier: {identifier}")
    return found() if isinstance(found, type) or isinstance(identifier, str) else found


def _class_of(name):
    found = globals().get(name)
    return found if isinstance(found, type) and issubclass(found, Regularizer) else None
