"""The Array API's functions that reduce and accumulate."""
from .. import _registry
from ._data_types import summand

__all__ = ["all", "any", "cumulative_prod", "cumulative_sum", "diff", "max", "mean", "min", "prod", "std", "sum", "var"]

_op = _registry.op


def sum(x, /, *, axis=None, dtype=None, keepdims=False):
    """Returns the sum over an axis or several, None: over all; 0 of no elements. With keepdims the axes stay, with size 1.

    dtype, of the result and of the computation, None: int64 or uint64 for integers, else that of x. AxisError: an axis that is not
    there.

    >>> import eager.array_api as xp
    >>> xp.sum(xp.asarray([[1, 2], [3, 4]]), axis=0).tolist()
    [4, 6]
    """
    return _op("sum")(summand(x, dtype), axis, keepdims=keepdims, dtype=dtype)


def prod(x, /, *, axis=None, dtype=None, keepdims=False):
    """Returns the product over an axis or several, None: over all; 1 of no elements. With keepdims the axes stay, with size 1.

    dtype, of the result and of the computation, None: int64 or uint64 for integers, else that of x. AxisError: an axis that is not
    there.

    >>> import eager.array_api as xp
    >>> xp.prod(xp.asarray([[1, 2], [3, 4]]), axis=0).tolist()
    [3, 8]
    """
    return _op("prod")(summand(x, dtype), axis, keepdims=keepdims, dtype=dtype)


def max(x, /, *, axis=None, keepdims=False):
    """Returns the largest element over an axis or several, None: over all; NaN where one is. With keepdims the axes stay, with size 1.

    InvalidArgumentError: there is no element. AxisError: an axis that is not there.

    >>> import eager.array_api as xp
    >>> xp.max(xp.asarray([[1, 9], [7, 5]]), axis=1).tolist()
    [9, 7]
    """
    return _op("max")(x, axis, keepdims=keepdims)


def min(x, /, *, axis=None, keepdims=False):
    """Returns the least element over an axis or several, None: over all; NaN where one is. With keepdims the axes stay, with size 1.

    InvalidArgumentError: there is no element. AxisError: an axis that is not there.

    >>> import eager.array_api as xp
    >>> xp.min(xp.asarray([[1, 9], [7, 5]]), axis=1).tolist()
    [1, 5]
    """
    return _op("min")(x, axis, keepdims=keepdims)


def mean(x, /, *, axis=None, keepdims=False):
    """Returns the mean over an axis or several, None: over all; NaN of no elements. With keepdims the axes stay, with size 1.

    64-bit integers give float64, others float32. AxisError: an axis that is not there.

    >>> import eager.array_api as xp
    >>> xp.mean(xp.asarray([[1.0, 2.0], [3.0, 4.0]]), axis=0).tolist()
    [2.0, 3.0]
    """
    return _op("mean")(x, axis, keepdims=keepdims)


def var(x, /, *, axis=None, correction=0.0, keepdims=False):
    """Returns the variance over an axis or several, None: over all. With keepdims the axes stay, with size 1.

    The sum of squares is divided by the number of elements less correction; NaN where that is not positive. AxisError: an axis that is
    not there.

    >>> import eager.array_api as xp
    >>> xp.var(xp.asarray([1.0, 2.0, 6.0]), correction=1).item()
    7.0
    """
    return _op("var")(x, axis, keepdims=keepdims, correction=correction)


def std(x, /, *, axis=None, correction=0.0, keepdims=False):
    """Returns the standard deviation, the root of var, over an axis or several, None: over all. With keepdims the axes stay, with size 1.

    AxisError: an axis that is not there.

    >>> import eager.array_api as xp
    >>> xp.std(xp.asarray([1.0, 3.0])).item()
    1.0
    """
    return _op("std")(x, axis, keepdims=keepdims, correction=correction)


def cumulative_sum(x, /, *, axis=None, dtype=None, include_initial=False):
    """Returns the sums of the elements up to each one along an axis; only a vector's axis may be None.

    With include_initial a 0 comes first, and the axis is longer by one. dtype None: int64 or uint64 for integers, else that of x.
    InvalidArgumentError: no axis is given, or none is there.

    >>> import eager.array_api as xp
    >>> xp.cumulative_sum(xp.asarray([1, 2, 3]), include_initial=True).tolist()
    [0, 1, 3, 6]
    """
    return _op("cumulative_sum")(summand(x, dtype), axis, dtype=dtype, include_initial=include_initial)


def cumulative_prod(x, /, *, axis=None, dtype=None, include_initial=False):
    """Returns the products of the elements up to each one along an axis; only a vector's axis may be None.

    With include_initial a 1 comes first, and the axis is longer by one. dtype None: int64 or uint64 for integers, else that of x.
    InvalidArgumentError: no axis is given, or none is there.

    >>> import eager.array_api as xp
    >>> xp.cumulative_prod(xp.asarray([1, 2, 3])).tolist()
    [1, 2, 6]
    """
    return _op("cumulative_prod")(summand(x, dtype), axis, dtype=dtype, include_initial=include_initial)


def diff(x, /, *, axis=-1, n=1, prepend=None, append=None):
    """Returns the n-th differences of neighbours along an axis; prepend and append are put before and behind x first.

    Each time the axis is shorter by one. InvalidArgumentError: n is negative, or shapes do not fit. AxisError: an axis that is not there.

    >>> import eager.array_api as xp
    >>> xp.diff(xp.asarray([1, 4, 9, 16])).tolist()
    [3, 5, 7]
    """
    return _op("diff")(x, axis=axis, n=n, prepend=prepend, append=append)


def all(x, /, *, axis=None, keepdims=False):
    """Returns whether all elements over an axis or several, None: over all, are not zero; True of no elements. NaN is not zero.

    With keepdims the axes stay, with size 1. AxisError: an axis that is not there.

    >>> import eager.array_api as xp
    >>> xp.all(xp.asarray([[True, False], [True, True]]), axis=1).tolist()
    [False, True]
    """
    return _op("all")(x, axis, keepdims=keepdims)


def any(x, /, *, axis=None, keepdims=False):
    """Returns whether any element over an axis or several, None: over all, is not zero; False of no elements. NaN is not zero.

    With keepdims the axes stay, with size 1. AxisError: an axis that is not there.

    >>> import eager.array_api as xp
    >>> xp.any(xp.asarray([[True, False], [False, False]]), axis=1).tolist()
    [True, False]
    """
    return _op("any")(x, axis, keepdims=keepdims)
