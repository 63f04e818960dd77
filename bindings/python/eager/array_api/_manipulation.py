"""The Array API's functions of shapes."""
from .. import _registry, _shaping

__all__ = ["broadcast_arrays", "broadcast_to", "concat", "expand_dims", "flip", "moveaxis", "permute_dims", "repeat", "reshape", "roll",
           "squeeze", "stack", "tile", "unstack"]

_op = _registry.op


def broadcast_arrays(*arrays):
    """Returns a list of the arrays, each repeated to the one shape to which theirs broadcast. InvalidArgumentError: there is none.

    >>> import eager.array_api as xp
    >>> [x.tolist() for x in xp.broadcast_arrays(xp.asarray([1, 2]), xp.asarray([[3], [4]]))]
    [[[1, 2], [1, 2]], [[3, 3], [4, 4]]]
    """
    return list(_op("broadcast_arrays")(arrays)) if arrays else []


def broadcast_to(x, /, shape):
    """Returns x repeated to a shape. InvalidArgumentError: x does not broadcast to it.

    >>> import eager.array_api as xp
    >>> xp.broadcast_to(xp.asarray([1, 2]), (2, 2)).tolist()
    [[1, 2], [1, 2]]
    """
    return _op("broadcast_to")(x, shape)


def concat(arrays, /, *, axis=0):
    """Joins arrays along an axis, where their sizes may differ; axis None: each is flattened before. Dtypes are promoted.

    InvalidArgumentError: shapes that differ elsewhere, or an axis that is not there.

    >>> import eager.array_api as xp
    >>> xp.concat([xp.asarray([1, 2]), xp.asarray([3])]).tolist()
    [1, 2, 3]
    """
    return _shaping.concat(arrays, axis)


def expand_dims(x, /, axis):
    """Returns x with a dim of 1 at axis of the result, which has one dim more. AxisError, an IndexError: no such place.

    >>> import eager.array_api as xp
    >>> xp.expand_dims(xp.asarray([1, 2]), -1).shape
    (2, 1)
    """
    return _op("expand_dims")(x, axis)


def flip(x, /, *, axis=None):
    """Returns x with the elements in reverse order along an axis or several; None: along all. AxisError: an axis that is not there.

    >>> import eager.array_api as xp
    >>> xp.flip(xp.asarray([1, 2, 3])).tolist()
    [3, 2, 1]
    """
    return _op("flip")(x, axis)


def moveaxis(x, source, destination, /):
    """Returns x with one axis or several moved to other places; the others keep their order. AxisError: an axis that is not there.

    >>> import eager.array_api as xp
    >>> xp.moveaxis(xp.ones((2, 3, 4)), 0, -1).shape
    (3, 4, 2)
    """
    return _op("moveaxis")(x, source, destination)


def permute_dims(x, /, axes):
    """Returns x with its dims in another order: dim i of the result is dim axes[i] of x. InvalidArgumentError: no permutation.

    >>> import eager.array_api as xp
    >>> xp.permute_dims(xp.ones((2, 3, 4)), (2, 0, 1)).shape
    (4, 2, 3)
    """
    return _op("permute_dims")(x, axes)


def repeat(x, repeats, /, *, axis=None):
    """Repeats each slice of x along an axis, next to itself; repeats is an int, or an array of one for each slice. axis None: x is flattened.

    InvalidArgumentError: a count is negative, or their number is wrong.

    >>> import eager.array_api as xp
    >>> xp.repeat(xp.asarray([1, 2]), xp.asarray([1, 2])).tolist()
    [1, 2, 2]
    """
    return _shaping.repeat(x, repeats, axis)


def reshape(x, /, shape, *, copy=None):
    """Returns the same elements, row by row, in another shape; one dim may be -1. InvalidArgumentError: another number of elements.

    ``copy`` makes no difference: arrays do not change, and no shape needs a copy.

    >>> import eager.array_api as xp
    >>> xp.reshape(xp.asarray([1, 2, 3, 4]), (2, -1)).tolist()
    [[1, 2], [3, 4]]
    """
    return _op("reshape")(x, shape)


def roll(x, /, shift, *, axis=None):
    """Moves elements along axes towards higher indices; what leaves at one end comes in at the other. axis None: as if x were flat.

    shift, axis: ints, or tuples of one size; one shift stands for all axes. AxisError: an axis that is not there.

    >>> import eager.array_api as xp
    >>> xp.roll(xp.asarray([1, 2, 3]), 1).tolist()
    [3, 1, 2]
    """
    return _op("roll")(x, shift, axis)


def squeeze(x, /, axis):
    """Removes an axis, or several, of size 1. InvalidArgumentError, a ValueError: another size. AxisError: an axis that is not there.

    >>> import eager.array_api as xp
    >>> xp.squeeze(xp.ones((1, 2, 1)), 0).shape
    (2, 1)
    """
    return _op("squeeze")(x, axis)


def stack(arrays, /, *, axis=0):
    """Joins arrays of one shape along a new axis; dtypes are promoted. InvalidArgumentError: shapes that differ, or no such axis.

    >>> import eager.array_api as xp
    >>> xp.stack([xp.asarray([1, 2]), xp.asarray([3, 4])], axis=1).tolist()
    [[1, 3], [2, 4]]
    """
    return _op("stack")(arrays, axis)


def tile(x, repetitions, /):
    """Lays x out repeatedly, repetitions[i] times along axis i; ones stand before the shorter of repetitions and the shape.

    InvalidArgumentError: a negative number.

    >>> import eager.array_api as xp
    >>> xp.tile(xp.asarray([1, 2]), (2, 2)).tolist()
    [[1, 2, 1, 2], [1, 2, 1, 2]]
    """
    return _op("tile")(x, repetitions)


def unstack(x, /, *, axis=0):
    """Returns a tuple of the slices along an axis, which they lack. AxisError: an axis that is not there.

    >>> import eager.array_api as xp
    >>> [y.tolist() for y in xp.unstack(xp.asarray([[1, 2], [3, 4]]), axis=1)]
    [[1, 3], [2, 4]]
    """
    return tuple(_op("unstack")(x, axis))
