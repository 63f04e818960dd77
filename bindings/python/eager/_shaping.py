"""Ops that take more than the runtime's do, or take it as NumPy does: an axis of None, counts that are a tensor, operands one by one."""
from . import _core, _registry

__all__ = ["broadcast_arrays", "concat", "einsum", "meshgrid", "repeat", "split"]

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
    is_list = len(inputs) == 1 and isinstance(inputs[0], (list, tuple)) and "," in equation
    return _op("einsum")(equation, inputs[0] if is_list else inputs)


def repeat(x, repeats, axis=None):
    """Repeats each slice of x along an axis: ``repeats`` is an int, or one for each slice; axis None: x is flattened before.

    In a traced function the result's size along the axis is not known where counts are a tensor. InvalidArgumentError: a count is
    negative, or there is another number of them than of slices.

    >>> import eager
    >>> eager.repeat([1, 2], 2).tolist()
    [1, 1, 2, 2]
    >>> eager.repeat([[1, 2], [3, 4]], eager.constant([0, 2]), axis=0).tolist()
    [[3, 4], [3, 4]]
    """
    if isinstance(repeats, _core.Tensor) or getattr(repeats, "ndim", 0) or not hasattr(repeats, "__index__"):
        return _op("repeat_each")(x, repeats, axis)
    return _op("repeat")(x, repeats, axis)


def split(x, num_or_size_splits, axis=0):
    """Returns a tuple of the parts into which x is cut along an axis: an int says how many of equal size, a list their sizes.

    One of the sizes may be -1, the rest. InvalidArgumentError: parts that are not as long as the axis together.

    >>> import eager
    >>> [part.tolist() for part in eager.split([1, 2, 3, 4], 2)], [part.tolist() for part in eager.split([1, 2, 3, 4], [1, 3])]
    ([[1, 2], [3, 4]], [[1], [2, 3, 4]])
    """
    is_list = isinstance(num_or_size_splits, (list, tuple)) or getattr(num_or_size_splits, "ndim", 0) == 1
    if is_list and len(num_or_size_splits) == 1:
        # To the op one number says how many parts there are, so that a part of nothing stands behind the only one.
        return _op("split")(x, [*num_or_size_splits, 0], axis)[:1]
    return _op("split")(x, num_or_size_splits, axis)
