"""Changes of single rows and elements of Variables: scatter_update and kin, as functions and as methods."""
import sys

from ... import _core
from ._tensors import TensorShape

_root = sys.modules[__package__]  # whose functions take tensors of a graph too


class IndexedSlices:
    """tf.IndexedSlices: slices along the first axis of a tensor, and their numbers; or a gradient of few rows.

    >>> import eager.compat.tensorflow as tf
    >>> v = tf.Variable([1., 2., 3.])
    >>> v.scatter_add(tf.IndexedSlices([10., 20.], [2, 0])).numpy().tolist()
    [21.0, 2.0, 13.0]
    """

    def __init__(self, values, indices, dense_shape=None):
        self.values, self.indices = _root.convert_to_tensor(values), _root.convert_to_tensor(indices)
        self.dense_shape = dense_shape

    dtype = property(lambda self: self.values.dtype, doc="The dtype of the values.")

    @property
    def shape(self):
        """The dims of the tensor, None where they are not known."""
        return TensorShape([None, *self.values._dims[1:]] if self.dense_shape is None else self.dense_shape)

    def __repr__(self):
        return f"IndexedSlices(indices={self.indices}, values={self.values})"


def _scattered(how, ref, places, updates):
    """Assigns a Variable's value with the elements, or slices, at places changed. Returns what the assignment gives."""
    value = ref.value() if isinstance(ref, _core.Variable) else ref
    if how in ("mul", "div"):
        old = _root.gather_nd(value, places)
        updates = old * updates if how == "mul" else old / updates
        how = "update"
    return _root.assign(ref, getattr(_root, f"tensor_scatter_nd_{how}")(value, places, updates))


def _of_rows(how):
    def function(ref, indices, updates, use_locking=False, name=None):
        indices = _root.expand_dims(indices, -1)
        return _scattered(how, ref, indices, _spread(updates, ref, indices))

    function.__name__ = function.__qualname__ = f"scatter_{how}"
    function.__doc__ = (f"tf.scatter_{how}: changes slices of a Variable along its first axis, and returns it. indices: "
                        "their numbers, of any shape; updates: a slice for each, or a scalar.")
    return function


def _spread(updates, ref, indices):
    """Returns updates, of which one scalar holds for all elements."""
    updates = _root.convert_to_tensor(updates, ref.dtype) if not hasattr(updates, "dtype") else updates
    if updates.shape.ndims != 0:
        return updates
    return updates + _root.zeros_like(_root.gather_nd(ref.value(), indices))


def _of_elements(how):
    def function(ref, indices, updates, use_locking=True, name=None):
        return _scattered(how, ref, indices, updates)

    function.__name__ = function.__qualname__ = f"scatter_nd_{how}"
    function.__doc__ = f"tf.scatter_nd_{how}: changes elements or slices of a Variable, at places as of tf.gather_nd."
    return function


_HOW = ("update", "add", "sub", "max", "min", "mul", "div")
_OF_ELEMENTS = ("update", "add", "sub", "max", "min")
for _how in _HOW:
    globals()[f"scatter_{_how}"] = _of_rows(_how)
for _how in _OF_ELEMENTS:
    globals()[f"scatter_nd_{_how}"] = _of_elements(_how)
FUNCTIONS = (*(f"scatter_{how}" for how in _HOW), *(f"scatter_nd_{how}" for how in _OF_ELEMENTS))


def method(name):
    """Returns the function of a method of Variables: it takes a Variable and what the method takes."""
    function = globals()[name]
    if "_nd_" in name:
        return function
    return lambda variable, delta, use_locking=False, name=None: function(variable, delta.indices, delta.values)
