"""What Tensors and Variables are while TensorFlow's names are in use: their own attributes stand aside for TensorFlow's.

The classes stay one, so that native code and TensorFlow's share all tensors, and nothing asks which of the two runs.
"""
from ... import _core, _printing, errors
from . import _variables

_new, _item = tuple.__new__, tuple.__getitem__


class Dimension(int):
    """A dim of a TensorShape: an int whose `value` is the number, as TensorFlow 1 has it. Dimension(None) is one that is not known.

    >>> import eager.compat.tensorflow as tf
    >>> tf.zeros([2, 3]).shape[1].value
    3
    """

    __slots__ = ()
    value = property(int, doc="The number.")

    def __new__(cls, value):
        return _UNKNOWN if value is None else int.__new__(cls, value)

    def __reduce__(self):
        return int, (int(self),)


class _UnknownDimension:
    """A dim that is not known."""

    __slots__ = ()
    value = None

    def __eq__(self, other):
        return other is None or other is self

    def __hash__(self):
        return hash(None)

    def __repr__(self):
        return "Dimension(None)"

    def __str__(self):
        return "?"


_UNKNOWN = _UnknownDimension()
_SMALL = [Dimension(n) for n in range(1024)]  # to make one takes longer than to look it up


class TensorShape(tuple):
    """The dims of a tensor, a tuple that equals lists too; None for a dim that is not known.

    >>> import eager.compat.tensorflow as tf
    >>> shape = tf.zeros([2, 3]).shape
    >>> shape, shape.as_list(), shape.ndims, shape == [2, 3]
    (TensorShape([2, 3]), [2, 3], 2, True)
    """

    __slots__ = ()

    def __new__(cls, dims=()):
        if dims is None or isinstance(dims, TensorShape) and dims.rank is None:
            from ._graph import UnknownRank

            return UnknownRank()
        return _new(cls, [None if d is None or type(d) is not int and _is_unknown(d) else int(d)
                          for d in ((dims,) if isinstance(dims, int) else dims)])

    @property
    def ndims(self):
        """The number of dims."""
        return len(self)

    rank = ndims

    @property
    def dims(self):
        """The dims, a list."""
        return self.as_list()

    def as_list(self):
        """Returns the dims as a list, with None for one that is not known."""
        return [d if type(d) is int else None for d in self]

    def is_fully_defined(self):
        """Whether all dims are known."""
        return None not in self.as_list()

    def num_elements(self):
        """Returns the number of elements; None where it is not known."""
        n = 1
        for d in self.as_list():
            if d is None:
                return None
            n *= d
        return n

    def is_compatible_with(self, other):
        """Whether a shape may be this one, where unknown dims are any."""
        other = TensorShape(other)
        return other.rank is None or len(self) == len(other) and all(a is None or b is None or a == b for a, b in zip(self.as_list(), other))

    def assert_is_compatible_with(self, other):
        """Raises ValueError where is_compatible_with(other) is false."""
        if not self.is_compatible_with(other):
            raise ValueError(f"Shapes {self} and {TensorShape(other)} are incompatible")

    def concatenate(self, other):
        """Returns this shape's dims and another's behind them."""
        return self + other

    def __add__(self, other):
        return _new(TensorShape, (*self, *other))

    def __radd__(self, other):
        return _new(TensorShape, (*other, *self))

    def __getitem__(self, key):
        found = _item(self, key)
        if type(found) is int:
            return _SMALL[found] if found < 1024 else Dimension(found)
        return _new(TensorShape, found) if type(key) is slice else found

    def __eq__(self, other):
        return tuple.__eq__(self, tuple(other) if isinstance(other, list) else other)

    def __ne__(self, other):
        return tuple.__ne__(self, tuple(other) if isinstance(other, list) else other)

    __hash__ = tuple.__hash__

    def __str__(self):
        return tuple.__repr__(self)

    def __repr__(self):
        return f"TensorShape({self.as_list()})"


def _is_unknown(dim):
    from ..._graphs import UnknownDim

    return type(dim) is UnknownDim or dim is _UNKNOWN


def _shape(descriptor):
    dims = descriptor.__get__
    return property(lambda self: _new(TensorShape, dims(self)), doc="The dims, a TensorShape.")


def _declared_shape(descriptor):
    dims = descriptor.__get__

    def shape(self):
        found = dims(self)
        return TensorShape(None) if found is None else _new(TensorShape, found)

    return property(shape, doc="The dims as they were declared, a TensorShape.")


def _writable(self):
    """The elements as a NumPy array that may be written to; a NumPy scalar for rank 0."""
    return _numpy(self, True)


def _on_gpu(descriptor):
    def gpu(self, i=0):
        try:
            return descriptor(self, i)
        except errors.NotFoundError as error:
            raise errors.InvalidArgumentError(str(error)) from None

    gpu.__doc__ = "The value on GPU i, a Tensor. InvalidArgumentError: there is no such GPU."
    return gpu


def get_shape(self):
    """Returns the dims, a TensorShape."""
    return self.shape


def set_shape(self, shape):
    """Says what the dims are, with None for any: a traced function knows them from then on. ValueError: they are others."""
    shape = TensorShape(shape)
    if not self.shape.is_compatible_with(shape):
        raise ValueError(f"Tensor's shape {self.shape} is not compatible with supplied shape {shape}.")
    if self.is_symbolic and shape.rank is not None:
        from ._composed import checked_shape

        known = checked_shape(self, shape)
        if known is not self:
            _core.stand_for(self, known)


def _get_mask(self):
    from ._masks import of

    return of(self)


def _set_mask(self, mask):
    from ._masks import give

    give(self, mask)


def _scattering(name):
    def method(self, *args, **options):
        from ._scatters import method as found

        return found(name)(self, *args, **options)

    what = "indices and updates" if "_nd_" in name else "IndexedSlices"
    method.__name__, method.__doc__ = name, f"Changes elements by {what}, as tf.{name} does, and returns the Variable."
    return method


def _sparse_read(self, indices, name=None):
    """Returns slices along the first axis."""
    import sys

    return sys.modules[__package__].gather(self, indices)


def _gather_nd(self, indices, name=None):
    """Returns elements or slices at places, as tf.gather_nd does."""
    import sys

    return sys.modules[__package__].gather_nd(self, indices)


_SCATTERS = {name: _scattering(name) for name in (
    "scatter_update", "scatter_add", "scatter_sub", "scatter_max", "scatter_min", "scatter_mul", "scatter_div",
    "scatter_nd_update", "scatter_nd_add", "scatter_nd_sub", "scatter_nd_max", "scatter_nd_min")}
_SCATTERS.update(sparse_read=_sparse_read, gather_nd=_gather_nd)
_native = {cls: {**dict.fromkeys(added), **{name: vars(cls)[name] for name in names}}
           for cls, names, added in ((_core.Tensor, ("shape", "numpy", "gpu"), ("get_shape", "set_shape", "_keras_mask", *_variables.ATTRIBUTES)),
                                     (_core.Variable, ("shape", "name", "gpu"), ("get_shape", *_SCATTERS)))}
_numpy = _core.Tensor.numpy
_writable.__name__ = "numpy"
_ours = {
    _core.Tensor: {"shape": _shape(_core.Tensor.shape), "numpy": _writable, "get_shape": get_shape, "gpu": _on_gpu(_core.Tensor.gpu),
                   "set_shape": set_shape,
                   "_keras_mask": property(_get_mask, _set_mask, doc="Which steps count: see _masks. None if all do."),
                   **_variables.ATTRIBUTES},
    _core.Variable: {"shape": _declared_shape(_core.Variable.shape), "get_shape": get_shape, "gpu": _on_gpu(_core.Variable.gpu),
                     "name": property(lambda self: self._name + ":0", doc="As given, with the number of an output, 0."),
                     **_SCATTERS},
}


def add(cls, attributes):
    """Gives Tensors or Variables more of TensorFlow's attributes: those that programs with graphs use."""
    _native[cls].update({name: native(cls, name) for name in attributes})
    _ours[cls].update(attributes)
    _core.set_attributes(cls, attributes)


def remove(cls, names):
    """Gives Tensors or Variables their own attributes of these names again."""
    _core.set_attributes(cls, {name: _native[cls].pop(name) for name in names})
    for name in names:
        del _ours[cls][name]


def native(cls, name):
    """Returns an attribute of Tensors or Variables as eager has it, or None."""
    return _native[cls].get(name, vars(cls).get(name))


def use(on):
    """Gives Tensors and Variables TensorFlow's attributes, values and text, or their own again."""
    for cls, attributes in (_ours if on else _native).items():
        _core.set_attributes(cls, attributes)
    _core.set_tensorflow(on)
    _core.set_variable_hooks(*((_variables.options, _variables.note_slice) if on else (None, None)))
    _core.set_observer(None)  # which graphs set again
    _printing.set_prefix("tf" if on else "eager")
