"""The Array API's functions that index, search, sort, and make sets."""
import collections

from .. import _core, _registry

__all__ = ["argmax", "argmin", "argsort", "count_nonzero", "nonzero", "searchsorted", "sort", "take", "take_along_axis", "unique_all",
           "unique_counts", "unique_inverse", "unique_values", "where"]

_op = _registry.op

UniqueAll = collections.namedtuple("unique_all_result", "values indices inverse_indices counts")
UniqueCounts = collections.namedtuple("unique_counts_result", "values counts")
UniqueInverse = collections.namedtuple("unique_inverse_result", "values inverse_indices")


# ---- Indexing


def take(x, indices, /, *, axis=None):
    """Returns the slices of x along an axis at indices, a vector [m] of which negative ones count from the end.

    The result has m for the size of axis. ValueError: axis is None, and x has not one dim. InvalidArgumentError: an index out of range.

    >>> import eager.array_api as xp
    >>> xp.take(xp.asarray([[1, 2, 3]]), xp.asarray([2, -3]), axis=1).tolist()
    [[3, 1]]
    """
    x = _core.to_tensor(x)
    if axis is None and x.ndim != 1:
        raise ValueError(f"take() needs an axis where x has {x.ndim} dims")
    return _op("take")(x, indices, axis=axis)


def take_along_axis(x, indices, /, *, axis=-1):
    """Returns, for each place along an axis, the elements of x at indices of its own, of which negative ones count from the end.

    indices has x's rank; the shapes broadcast but for the axis, whose size is that of indices. InvalidArgumentError: an index out of
    range, or another rank.

    >>> import eager.array_api as xp
    >>> xp.take_along_axis(xp.asarray([[1, 2], [3, 4]]), xp.asarray([[1], [-2]])).tolist()
    [[2], [3]]
    """
    return _op("take_along_axis")(x, indices, axis=axis)


# ---- Searching


def argmax(x, /, *, axis=None, keepdims=False):
    """Returns the int64 index of the first largest element along an axis; None: of the flat x. NaN counts as largest.

    With keepdims what is searched stays, with size 1. InvalidArgumentError: there is no element. AxisError: an axis that is not there.

    >>> import eager.array_api as xp
    >>> xp.argmax(xp.asarray([[1, 9], [7, 5]]), axis=1).tolist()
    [1, 0]
    """
    return _op("argmax")(x, axis, keepdims=keepdims)


def argmin(x, /, *, axis=None, keepdims=False):
    """Returns the int64 index of the first least element along an axis; None: of the flat x. NaN counts as least.

    With keepdims what is searched stays, with size 1. InvalidArgumentError: there is no element. AxisError: an axis that is not there.

    >>> import eager.array_api as xp
    >>> xp.argmin(xp.asarray([[1, 9], [7, 5]]), axis=1).tolist()
    [0, 1]
    """
    return _op("argmin")(x, axis, keepdims=keepdims)


def count_nonzero(x, /, *, axis=None, keepdims=False):
    """Returns the int64 number of elements that are not zero over an axis or several; None: over all.

    With keepdims the axes stay, with size 1. AxisError: an axis that is not there.

    >>> import eager.array_api as xp
    >>> xp.count_nonzero(xp.asarray([[1, 0], [7, 5]]), axis=1).tolist()
    [1, 2]
    """
    return _op("count_nonzero")(x, axis, keepdims=keepdims)


def nonzero(x, /):
    """Returns the indices of what is not zero, row by row: a tuple of an int64 vector for each axis. InvalidArgumentError: x has rank 0.

    >>> import eager.array_api as xp
    >>> [i.tolist() for i in xp.nonzero(xp.asarray([[1, 0], [2, 3]]))]
    [[0, 1, 1], [0, 0, 1]]
    """
    return tuple(_op("nonzero")(x))


def searchsorted(x1, x2, /, *, side="left", sorter=None):
    """Returns the int64 places at which elements of x2 would be inserted into the sorted vector x1 [n]: from 0 to n, of x2's shape.

    side "left": before equal elements; "right": behind them. sorter: indices that sort x1; None: it is sorted. NaN is greatest.
    Of x1 [outer..., n] and x2 [outer..., m] each row of x2 has its own of x1. InvalidArgumentError: other shapes, or another side.

    >>> import eager.array_api as xp
    >>> xp.searchsorted(xp.asarray([1, 3, 5]), xp.asarray([3, 4])).tolist()
    [1, 2]
    """
    return _op("searchsorted")(x1, x2, side=side, sorter=sorter)


def where(condition, x1, x2, /):
    """Returns x1 where the condition, of booleans, holds, else x2; one of them may be a number. The shapes broadcast, the dtypes are promoted.

    InvalidArgumentError: shapes that do not broadcast, or a condition of another dtype.

    >>> import eager.array_api as xp
    >>> xp.where(xp.asarray([True, False]), xp.asarray([1, 2]), 0).tolist()
    [1, 0]
    """
    return _op("where")(condition, x1, x2)


# ---- Sorting


def sort(x, /, *, axis=-1, descending=False, stable=True):
    """Returns the elements in order along an axis. NaN counts as greatest. ``stable`` makes no difference: equal elements keep their order.

    AxisError: an axis that is not there.

    >>> import eager.array_api as xp
    >>> xp.sort(xp.asarray([3, 1, 2]), descending=True).tolist()
    [3, 2, 1]
    """
    return _op("sort")(x, axis, descending=descending, stable=stable)


def argsort(x, /, *, axis=-1, descending=False, stable=True):
    """Returns the int64 indices that sort x along an axis, of x's shape, as sort does. AxisError: an axis that is not there.

    >>> import eager.array_api as xp
    >>> xp.argsort(xp.asarray([3, 1, 2])).tolist()
    [1, 2, 0]
    """
    return _op("argsort")(x, axis, descending=descending, stable=stable)


# ---- Sets


def unique_all(x, /):
    """Returns a named tuple of the distinct elements of x, and int64 arrays that say where they are.

    ``values`` [m], in the order in which they first occur; ``indices`` [m] of these places in the flat x; ``inverse_indices``, of x's
    shape, for each element its place in values; ``counts`` [m]. Each NaN is an element of its own; zeros of both signs are one.

    >>> import eager.array_api as xp
    >>> [y.tolist() for y in xp.unique_all(xp.asarray([3, 1, 3]))]
    [[3, 1], [0, 1], [0, 1, 0], [2, 1]]
    """
    return UniqueAll(*_op("unique")(x))


def unique_counts(x, /):
    """Returns a named tuple of ``values``, the distinct elements of x as in unique_all, and ``counts``, how often each occurs; both [m].

    >>> import eager.array_api as xp
    >>> [y.tolist() for y in xp.unique_counts(xp.asarray([3, 1, 3]))]
    [[3, 1], [2, 1]]
    """
    values, _, _, counts = _op("unique")(x)
    return UniqueCounts(values, counts)


def unique_inverse(x, /):
    """Returns a named tuple of ``values`` [m], as in unique_all, and ``inverse_indices``, of x's shape: each element's place in values.

    >>> import eager.array_api as xp
    >>> [y.tolist() for y in xp.unique_inverse(xp.asarray([3, 1, 3]))]
    [[3, 1], [0, 1, 0]]
    """
    values, _, inverse, _ = _op("unique")(x)
    return UniqueInverse(values, inverse)


def unique_values(x, /):
    """Returns the distinct elements of x [m], sorted; complex numbers in the order in which they first occur.

    Each NaN is an element of its own; zeros of both signs are one.

    >>> import eager.array_api as xp
    >>> xp.unique_values(xp.asarray([3, 1, 3])).tolist()
    [1, 3]
    """
    x = _core.to_tensor(x)
    if x.dtype.is_complex:
        return _op("unique")(x)[0]
    x = _op("sort")(_op("reshape")(x, (-1,)))
    is_first = _op("not_equal")(x[1:], x[:-1])
    return _op("boolean_mask")(x, _op("concat")([_op("ones_like")(x[:1], dtype="bool"), is_first], axis=0))
