"""Constraints: what optimizers do to weights behind each step, with Keras's names and numbers.

A layer takes them by the names of its Variables. Any function that gives a Variable's next value for its present one is a constraint.

>>> import eager
>>> layer = eager.nn.Dense(1, kernel_initializer="ones", kernel_constraint=eager.constraints.NonNeg())
>>> optimizer = eager.optimizers.SGD(1.0)
>>> optimizer.minimize(lambda: 3.0 * eager.sum(layer(eager.ones([1, 2]))), layer.trainable_variables)
>>> layer.kernel.tolist()
[[0.0], [0.0]]
"""
from . import raw_ops as _ops

__all__ = ["Constraint", "MaxNorm", "MinMaxNorm", "NonNeg", "UnitNorm", "get"]

_EPSILON = 1e-7


def __dir__():
    return __all__


class Constraint:
    """What all constraints are. A class of them defines ``__call__``, and ``get_config`` if it is to be copied by its config.

    >>> import eager
    >>> class Whole(eager.constraints.Constraint):
    ...     def __call__(self, w):
    ...         return eager.round(w)
    >>> Whole()(eager.constant([0.75])).item()
    1.0
    """

    def __call__(self, w):
        """Returns the next value for a present one, of its shape and dtype."""
        return w

    def get_config(self):
        """Returns what the class is called with, as a dict."""
        return {}

    @classmethod
    def from_config(cls, config):
        """Returns a constraint for what get_config() gave."""
        return cls(**config)

    def __repr__(self):
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.get_config().items())})"


class NonNeg(Constraint):
    """Negative weights become 0.

    >>> import eager
    >>> eager.constraints.NonNeg()(eager.constant([-1.0, 2.0])).tolist()
    [0.0, 2.0]
    """

    def __call__(self, w):
        return _ops.maximum(w, 0)


class MinMaxNorm(Constraint):
    """Weights are scaled so that their norms along `axis`, an int or several, lie between two values.

    rate: how far a step goes towards that; 1 goes all the way.

    >>> import eager
    >>> eager.constraints.MinMaxNorm(1.0, 2.0)(eager.constant([[0.5, 3.0, 1.5]])).numpy().round(4).tolist()
    [[1.0, 2.0, 1.5]]
    """

    def __init__(self, min_value=0.0, max_value=1.0, rate=1.0, axis=0):
        self.min_value, self.max_value, self.rate, self.axis = min_value, max_value, rate, axis

    def __call__(self, w):
        norms = _norms(w, self.axis)
        wanted = _ops.clip(norms, self.min_value, self.max_value)
        if self.rate != 1.0:
            wanted = self.rate * wanted + (1 - self.rate) * norms
        return w * (wanted / (_EPSILON + norms))

    def get_config(self):
        return {"min_value": self.min_value, "max_value": self.max_value, "rate": self.rate, "axis": self.axis}


class MaxNorm(MinMaxNorm):
    """Weights whose norm along `axis`, an int or several, is larger than `max_value` are scaled to it.

    >>> import eager
    >>> eager.constraints.MaxNorm(2.5)(eager.constant([[3.0], [4.0]])).numpy().round(4).tolist()
    [[1.5], [2.0]]
    """

    def __init__(self, max_value=2, axis=0):
        super().__init__(0.0, max_value, 1.0, axis)

    def get_config(self):
        return {"max_value": self.max_value, "axis": self.axis}


class UnitNorm(Constraint):
    """Weights are scaled to norms of 1 along `axis`, an int or several.

    >>> import eager
    >>> eager.constraints.UnitNorm()(eager.constant([[3.0], [4.0]])).numpy().round(4).tolist()
    [[0.6], [0.8]]
    """

    def __init__(self, axis=0):
        self.axis = axis

    def __call__(self, w):
        return w / (_EPSILON + _norms(w, self.axis))

    def get_config(self):
        return {"axis": self.axis}


def _norms(w, axis):
    return _ops.sqrt(_ops.sum(_ops.square(w), axis, True))


_BY_NAME = {"max_norm": MaxNorm, "min_max_norm": MinMaxNorm, "non_neg": NonNeg, "unit_norm": UnitNorm, "MaxNorm": MaxNorm,
            "MinMaxNorm": MinMaxNorm, "NonNeg": NonNeg, "UnitNorm": UnitNorm}


def get(identifier):
    """Returns the constraint of a name, such as "non_neg", of a class, or of a dict {"class_name": ..., "config": ...}.

    None and functions are given back. ValueError: the name is not known.

    >>> import eager
    >>> eager.constraints.get("max_norm")
    MaxNorm(max_value=2, axis=0)
    """
    found = identifier
    if isinstance(identifier, str):
        found = _BY_NAME.get(identifier)
    elif isinstance(identifier, dict):
        made = _BY_NAME.get(identifier.get("class_name"))
        found = made and made.from_config(identifier.get("config", {}))
    if identifier is not None and not callable(found):
        raise ValueError(f"Could not interpret constraint identifier: {identifier}")
    return found() if isinstance(found, type) else found


def attach(variable, constraint):
    """Gives a Variable a constraint, which all optimizers follow from here on."""
    from .optimizers import Optimizer

    variable.constraint = constraint
    if "apply_gradients" not in vars(Optimizer):  # programs without constraints do not pay for them
        Optimizer.apply_gradients = _apply_and_constrain


def _apply_and_constrain(self, grads_and_vars, name=None):
    """Updates each Variable by its gradient, and then by its constraint if it has one."""
    from ._core import Optimizer

    pairs = list(grads_and_vars)
    Optimizer.apply_gradients(self, pairs)
    for gradient, variable in pairs:
        constraint = getattr(variable, "constraint", None)
        if constraint is not None and gradient is not None:
            variable.assign(constraint(variable.value()))
