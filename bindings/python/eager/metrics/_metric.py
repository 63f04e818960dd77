"""What all metrics have: a name, a dtype of results, and Variables of float64 that hold what was counted."""
import contextlib
import sys

from .. import _core
from .. import raw_ops as _ops
from ..dtypes import as_dtype, float32, float64
from ..errors import InvalidArgumentError


class Metric:
    """What all metrics have. Make one of the classes below, or derive one with ``update`` and ``result``.

    >>> import eager
    >>> class Largest(eager.metrics.Metric):
    ...     def __init__(self):
    ...         super().__init__("largest")
    ...         self.largest = self.add_variable("largest")
    ...     def update(self, values):
    ...         self.largest.assign(eager.maximum(self.largest, eager.cast(eager.max(values), "float64")))
    ...     def result(self):
    ...         return self.largest.value()
    >>> metric = Largest()
    >>> metric([1.0, 3.0]).item(), metric([2.0]).item()
    (3.0, 3.0)
    """

    def __init__(self, name, dtype=float32):
        self.name = name
        self.dtype = as_dtype(dtype)
        self._variables = []

    @property
    def variables(self):
        """The Variables that hold the state, as a list."""
        return list(self._variables)

    def add_variable(self, name, shape=(), dtype=float64):
        """Returns a new Variable of zeros, which belongs to the state."""
        variable = _core.Variable(lambda: _ops.fill(tuple(shape), _core.to_tensor(0, dtype)), trainable=False, dtype=dtype,
                                  name=f"{self.name}/{name}")
        self._variables.append(variable)
        return variable

    def _counts(self, names, shape):
        """Returns the Variables of such names, which are made at the first update, whose predictions tell the shape.

        InvalidArgumentError: an earlier update was of another shape, or a trace does not know it.
        """
        if None in shape:
            raise InvalidArgumentError(f"{self.name}: the number of outputs, the last dim of the predictions, must be known")
        found = [self.__dict__.get(name) for name in names]
        if found[0] is None:
            found = [self.add_variable(name, shape) for name in names]
            self.__dict__.update(zip(names, found))
            modules = sys.modules.get("eager.nn._variables")
            if modules is not None and modules.on_new_parts:  # a checkpoint has their values, perhaps
                modules.on_new_parts(self)
        elif tuple(found[0].shape) != tuple(shape):
            raise InvalidArgumentError(f"{self.name}: predictions have {shape[-1]} outputs, where those of earlier updates had "
                                       f"{found[0].shape[-1]}")
        return found

    def update(self, *args, **kwargs):
        """Takes a batch in. Each class has parameters of its own."""
        raise NotImplementedError(f"{type(self).__name__} has no update")

    def result(self):
        """Returns the value over all batches since the last reset."""
        raise NotImplementedError(f"{type(self).__name__} has no result")

    def reset(self):
        """Sets the state to zeros."""
        for variable in self._variables:
            variable.assign(_ops.fill(variable.shape, _core.to_tensor(0, variable.dtype)))

    def __call__(self, *args, **kwargs):
        self.update(*args, **kwargs)
        return self.result()

    @contextlib.contextmanager
    def _naming(self, text=None):
        """Has an InvalidArgumentError say whose it is, by its own text or by another one."""
        try:
            yield
        except InvalidArgumentError as error:
            raise InvalidArgumentError(f"{self.name}: {text or error}") from error

    def __repr__(self):
        return f"<eager.metrics.{type(self).__name__} {self.name!r}>"


def positive(name, value):
    import operator

    value = operator.index(value)
    if value < 1:
        raise ValueError(f"Argument `{name}` must be a positive integer. Received: {name}={value}")
    return value


def check_rows(title, labels, predictions):
    """InvalidArgumentError: labels and predictions are no rows of outputs."""
    if predictions.ndim != 2:
        raise InvalidArgumentError(f"{title} expects 2D inputs with shape (batch_size, output_dim). Received input shapes: "
                                   f"y_pred.shape={predictions._dims} and y_true.shape={labels._dims}.")
