"""Ops that take more than the runtime's do, or take it as NumPy does: an axis of None, counts that are a tensor, operands one by one."""
import operator

from . import _core, _registry
from .errors import ResourceExhaustedError, UnimplementedError

__all__ = ["broadcast_arrays", "concat", "einsum", "meshgrid", "repeat"]

_op = _registry.op


def broadcast_arrays(*arrays):
    """Returns a list of the tensors, which stand one by one or in one list, repeated to the one shape to which theirs broadcast.

    >>> import eager
    >>> [x.tolist() for x in eager.broadcast_arrays([1, 2], [[3], [4]])]
    [[[1, 2], [1, 2]], [[3, 3], [4, 4]]]
    """
    return list(_op("broadcast_arrays")(_listed(arrays)))


def meshgrid(*arrays, indexing="xy"):
    """Returns the coordinates of a grid's points, a list of a tensor for each axis; the vectors stand one by one or in one list.

    indexing "ij": dim i is that of vector i; "xy": the first two are interchanged. No vectors give no tensors.

    >>> import eager
    >>> [x.tolist() for x in eager.meshgrid([1, 2, 3], [4, 5])]
    [[[1, 2, 3], [1, 2, 3]], [[4, 4, 4], [5, 5, 5]]]
    """
    arrays = _listed(arrays)
    return list(_op("meshgrid")(arrays, indexing)) if arrays else []


def _listed(arrays):
    """The arguments; those in the list that is the only one, where its elements are no numbers."""
    if len(arrays) == 1 and isinstance(arrays[0], (list, tuple)):
        if all(isinstance(x, (list, tuple)) or getattr(x, "ndim", 0) for x in arrays[0]):
            return list(arrays[0])
    return list(arrays)


def concat(values, axis=0):
    """Joins the tensors of a list along an axis, where their sizes may differ; axis None: each is flattened before.

    >>> import eager
    >>> eager.concat([[[1, 2]], [[3, 4], [5, 6]]], axis=0).tolist()
    [[1, 2], [3, 4], [5, 6]]
    >>> eager.concat([[[1, 2]], [3]], axis=None).tolist()
    [1, 2, 3]
    """
    if axis is None:
        values, axis = [_op("reshape")(value, [-1]) for value in values], 0
    return _op("concat")(values, axis)


def einsum(equation, *inputs):
    """Computes sums of products by an equation, as ``numpy.einsum`` does.

    A letter names an axis of each input, and what stands behind the arrow no more is summed; ``raw_ops.einsum`` has the rules. The
    inputs stand one by one, or in one list.

    >>> import eager
    >>> eager.einsum("ij,jk->ik", [[1, 2], [3, 4]], [[1], [1]]).tolist()
    [[3], [7]]
    >>> eager.einsum("ii", [[1, 2], [3, 4]]).tolist()
    5
    """
    return _op("einsum")(equation, inputs[0] if len(inputs) == 1 and "," in equation else inputs)


def repeat(x, repeats, axis=None):
    """Repeats each slice of x along an axis: ``repeats`` is an int, or one for each slice; axis None: x is flattened before.

    Counts that are a tensor are read, since the result's size depends on them. UnimplementedError: they are symbolic, in a
    traced function. ValueError: a count is negative, or there is another number of them than of slices.

    >>> import eager
    >>> eager.repeat([1, 2], 2).tolist()
    [1, 1, 2, 2]
    >>> eager.repeat([[1, 2], [3, 4]], eager.constant([0, 2]), axis=0).tolist()
    [[3, 4], [3, 4]]
    """
    if not hasattr(repeats, "__index__") or getattr(repeats, "ndim", 0):
        repeats = _counts(repeats)
        if len(repeats) != 1:
            return _repeat_each(x, repeats, axis)
        repeats = operator.index(repeats[0])
    return _op("repeat")(x, repeats, axis)


def _counts(repeats):
    import numpy

    repeats = _core.to_tensor(repeats)
    if repeats.is_symbolic:
        raise UnimplementedError("the size of the result depends on the values of repeats, which a traced function does not know: "
                                 "give ints, or call py_function", "repeat")
    counts = numpy.asarray(repeats)
    if counts.dtype.kind not in "iu" or counts.ndim > 1:
        raise TypeError(f"repeats must be ints, in one dimension, not {counts.dtype} of shape {counts.shape}")
    return counts.reshape(-1)


def _repeat_each(x, counts, axis):
    import numpy

    x = _core.to_tensor(x)
    if axis is None:
        x, axis = _op("reshape")(x, [-1]), 0
    if -x.ndim <= axis < x.ndim:  # gather refuses other axes
        size = x.shape[axis]
        if size is None:
            raise UnimplementedError("repeats has a count for each slice, but the traced function does not know how many there are",
                                     "repeat")
        if size != len(counts):
            raise ValueError(f"repeats has {len(counts)} counts, x has {size} slices along axis {axis}")
    if (counts < 0).any():
        raise ValueError("repeats must be non-negative")
    total = sum(counts.tolist())
    if total > 2**40:
        raise ResourceExhaustedError(f"the result has {total} slices along axis {axis}", "repeat")
    return _op("gather")(x, numpy.repeat(numpy.arange(len(counts)), counts.astype(numpy.int64)), axis)
