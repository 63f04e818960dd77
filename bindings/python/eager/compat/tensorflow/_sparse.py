"""tf.SparseTensor: the elements of a tensor that are there, as their indices and values, and tf.sparse."""
import collections

import eager

from ... import _core, errors
from . import _composite
from ._composite import is_known, recorded, static_shape, take, tensor
from ._functions import _op
from ._tensors import TensorShape

SparseTensorValue = collections.namedtuple("SparseTensorValue", ("indices", "values", "dense_shape"))
SparseTensorValue.__doc__ = "What a Session gives for a SparseTensor: values[k] stands at indices[k] of a tensor of dense_shape."


class SparseTensor:
    """A tensor of dense_shape in which values[k] stands at indices[k], and 0 elsewhere.

    indices: int64 [n, rank], in the order of rows. values: [n]. dense_shape: int64 [rank].

    >>> import eager.compat.tensorflow as tf
    >>> x = tf.SparseTensor([[0, 1], [2, 0]], [5, 6], [3, 2])
    >>> tf.sparse.to_dense(x).numpy().tolist()
    [[0, 5], [0, 0], [6, 0]]
    """

    __slots__ = ("_indices", "_values", "_dense_shape", "__weakref__")
    __array_priority__ = 1000
    __array_ufunc__ = None

    def __init__(self, indices, values, dense_shape):
        indices, values, dense_shape = _integers(indices), tensor(values), _integers(dense_shape)
        if isinstance(indices, _core.Tensor) and static_shape(indices) == [0]:
            indices = _op("reshape")(indices, [0, static_shape(dense_shape)[0]])
        self._indices, self._values, self._dense_shape = indices, values, dense_shape
        shapes = [static_shape(x) for x in (indices, values, dense_shape)]
        for shape, rank in zip(shapes, (2, 1, 1)):
            if shape is not None and len(shape) != rank:
                raise ValueError(f"Shape {TensorShape(shape)} must have rank {rank}")
        if None in shapes:
            return
        for a, b in ((shapes[0][0], shapes[1][0]), (shapes[0][1], shapes[2][0])):
            if None not in (a, b) and a != b:
                raise ValueError(f"Dimensions {a} and {b} are not compatible")

    @classmethod
    def from_value(cls, sparse_tensor_value):
        """Returns a SparseTensor of a SparseTensorValue's parts."""
        if not isinstance(sparse_tensor_value, (SparseTensor, SparseTensorValue)):
            raise TypeError(f"Argument sparse_tensor_value={sparse_tensor_value!r} is neither a SparseTensor nor SparseTensorValue.")
        return cls(sparse_tensor_value.indices, sparse_tensor_value.values, sparse_tensor_value.dense_shape)

    @property
    def indices(self):
        """The places of the elements that are there: int64 [n, rank]."""
        return self._indices

    @property
    def values(self):
        """The elements that are there: [n]."""
        return self._values

    @property
    def dense_shape(self):
        """The dims: int64 [rank]."""
        return self._dense_shape

    @property
    def dtype(self):
        """The values' dtype."""
        return self._values.dtype

    @property
    def shape(self):
        """The dims, a TensorShape, with None where they are not known."""
        if is_known(self._dense_shape):
            return TensorShape(self._dense_shape.tolist())
        return TensorShape([None] * static_shape(self._dense_shape)[0])

    def get_shape(self):
        """Returns the dims, a TensorShape."""
        return self.shape

    def with_values(self, new_values):
        """Returns the same places with other values."""
        return SparseTensor(self._indices, new_values, self._dense_shape)

    def eval(self, feed_dict=None, session=None):
        """Returns the SparseTensorValue, as Session.run does."""
        from ._graph import chosen_session

        return chosen_session(session, "Cannot evaluate tensor using `eval()`").run(self, feed_dict)

    def __mul__(self, other):
        return _scaled("multiply", self, tensor(other))

    __rmul__ = __mul__

    def __truediv__(self, other):
        return _scaled("divide", self, tensor(other))

    def __repr__(self):
        return f"SparseTensor(indices={self._indices!s}, values={self._values!s}, dense_shape={self._dense_shape!s})"

    def __reduce__(self):
        return _make, (self._indices, self._values, self._dense_shape)


def _make(indices, values, dense_shape):
    made = object.__new__(SparseTensor)
    made._indices, made._values, made._dense_shape = indices, values, dense_shape
    return made


def _rebuilt(_, items):
    return SparseTensorValue(*items) if _composite.are_arrays(items) else _make(*items)


_composite.add(SparseTensor, lambda x: [x._indices, x._values, x._dense_shape], _rebuilt)


def _integers(x):
    """Returns int64 of integers; what else it gets is a TypeError."""
    x = tensor(x)
    if static_shape(x) is not None and 0 in static_shape(x):
        return tensor(x, "int64")
    if not x.dtype.is_integer:
        raise TypeError(f"Cannot convert {x.dtype.name} to a tensor of dtype int64")
    return x if x.dtype is eager.int64 or _composite.of_graph(x) else _op("cast")(x, "int64")


@recorded
def _scaled(op, x, other):
    if other.ndim:
        other = _op("gather_nd")(_op("broadcast_to")(other, x.dense_shape), x.indices)
    from ._functions import widening

    y = widening(_op("divide"), x.values, other) if op == "divide" else _op(op)(x.values, other)
    return _make(x.indices, y, x.dense_shape)


def _sparse(x):
    if isinstance(x, SparseTensorValue):
        return SparseTensor.from_value(x)
    if not isinstance(x, SparseTensor):
        raise TypeError("Input must be a SparseTensor.")
    return x


# ---- tf.sparse

def to_dense(sp_input, default_value=None, validate_indices=True, name=None):
    """tf.sparse.to_dense: the tensor, with default_value, which is 0 or "", where no element is.

    InvalidArgumentError: an index is out of bounds, or they are out of order or repeated and validate_indices is true. In traced
    functions and graphs the order is not looked at.
    """
    x = _sparse(sp_input)
    if default_value is None:
        default_value = "" if x.dtype is eager.string else 0
    return _to_dense(x.indices, x.dense_shape, x.values, tensor(default_value), validate_indices)


def sparse_to_dense(sparse_indices, output_shape, sparse_values, default_value=0, validate_indices=True, name=None):
    """tf.sparse_to_dense: a tensor of output_shape with sparse_values at sparse_indices: [n, rank], or [n] or one number for one axis."""
    return _to_dense(_integers(sparse_indices), _integers(output_shape), tensor(sparse_values), tensor(default_value), validate_indices)


@recorded
def _to_dense(indices, shape, values, default, validate):
    if indices.ndim < 2:
        indices = _op("reshape")(indices, [-1, 1])
    if values.ndim == 0:
        values = _op("broadcast_to")(values, _op("reshape")(_composite.count(indices), [1]))
    if is_known(indices, shape):
        _check_indices(indices.tolist(), shape.tolist(), validate)
    if values.dtype is eager.string:
        return _dense_strings(indices, shape, values, default)
    whole = _op("broadcast_to")(_op("cast")(default, values.dtype), shape)
    return _op("tensor_scatter_nd_update")(whole, indices, values)


def _check_indices(indices, shape, validate):
    text = ",".join(map(str, shape))
    for k, index in enumerate(indices):
        name = f"indices[{k}] = [{','.join(map(str, index))}]"
        if not all(0 <= i < n for i, n in zip(index, shape)):
            raise errors.InvalidArgumentError(f"{name} is out of bounds: need 0 <= index < [{text}]" if validate else
                                              f"Indices are not valid (out of bounds).  Shape: [{text}]")
        if validate and k and index <= indices[k - 1]:
            raise errors.InvalidArgumentError(f"{name} is repeated" if index == indices[k - 1] else
                                              f"{name} is out of order. Many sparse ops require sorted indices.\n    Use "
                                              "`tf.sparse.reorder` to create a correctly ordered copy.\n\n")


def _dense_strings(indices, shape, values, default):
    if not is_known(indices, shape, values, default):
        raise errors.UnimplementedError("a tensor of a SparseTensor of strings needs their values, which a traced function does not know")
    import numpy

    whole = numpy.full(shape.tolist(), numpy.asarray(default).item(), object)
    for index, value in zip(indices.tolist(), values.tolist()):
        whole[tuple(index)] = value
    return _core.to_tensor(whole, "string")


@recorded
def from_dense(tensor, name=None):
    """tf.sparse.from_dense: the elements of a tensor that are not 0, or "" for strings."""
    x = _composite.tensor(tensor)
    is_there = _op("not_equal")(x, "" if x.dtype is eager.string else _op("cast")(0, x.dtype))
    indices = _op("stack")(_indices_of(is_there), -1)
    if x.dtype is eager.string:
        flat = _op("reshape")(indices, [-1, x.ndim])
        place = _op("sum")(flat * _core.to_tensor(_steps(x), "int64"), 1)
        return _make(indices, take(_op("reshape")(x, [-1]), place), _op("cast")(eager.shape(x), "int64"))
    return _make(indices, _op("gather_nd")(x, indices), _op("cast")(eager.shape(x), "int64"))


def _indices_of(mask):
    from ... import _indexing

    return _indexing.nonzero(mask)


def _steps(x):
    steps, step = [], 1
    for d in reversed(static_shape(x)):
        steps.insert(0, step)
        step *= d
    return steps


@recorded
def reorder(sp_input, name=None):
    """tf.sparse.reorder: the same elements in the order of their indices."""
    x = _sparse(sp_input)
    place = x.indices[:, 0]
    for axis in range(1, static_shape(x.dense_shape)[0]):
        place = place * x.dense_shape[axis] + x.indices[:, axis]
    order = _op("argsort")(place)
    return _make(_op("gather")(x.indices, order), take(x.values, order), x.dense_shape)


@recorded
def reduce_sum(sp_input, axis=None, keepdims=None, output_is_sparse=False, name=None):
    """tf.sparse.reduce_sum: the sum of the elements, along axes, as a tensor."""
    if output_is_sparse:
        raise errors.UnimplementedError("output_is_sparse is not there")
    x = _sparse(sp_input)
    return _op("sum")(_to_dense(x.indices, x.dense_shape, x.values, _core.to_tensor(0), False), axis, bool(keepdims), x.dtype)


@recorded
def sparse_dense_matmul(sp_a, b, adjoint_a=False, adjoint_b=False, name=None):
    """tf.sparse.sparse_dense_matmul: the product of matrices, of which the first is sparse."""
    a = _sparse(sp_a)
    return _op("sparse_dense_matmul")(a.indices, a.values, a.dense_shape, tensor(b), adjoint_a=adjoint_a, adjoint_b=adjoint_b)


def map_values(op, *args, **kwargs):
    """tf.sparse.map_values: op of the values of the SparseTensors among the arguments, whose indices must be the same."""
    sparse = [x for x in (*args, *kwargs.values()) if isinstance(x, SparseTensor)]
    if not sparse:
        raise ValueError("No SparseTensor in argument list of map_values")
    for other in sparse[1:]:
        if is_known(sparse[0].indices, other.indices) and sparse[0].indices.tolist() != other.indices.tolist():
            raise errors.InvalidArgumentError("SparseTensors must have the same indices")
    def flat(x):
        return x.values if isinstance(x, SparseTensor) else x

    return sparse[0].with_values(op(*map(flat, args), **{k: flat(x) for k, x in kwargs.items()}))


def applied(function, args):
    """Returns what a function of the table gives for SparseTensors, of which cast takes them. TypeError: another function."""
    if function.__name__ != "cast":
        raise TypeError(f"tf.{function.__name__} does not take SparseTensors: give it tf.sparse.to_dense(x), or call it on x.values")
    return args[0].with_values(function(args[0].values, *args[1:]))
