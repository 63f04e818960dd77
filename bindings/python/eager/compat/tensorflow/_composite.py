"""What RaggedTensors and SparseTensors have in common: they are structures of tensors, and calls on those of a graph are recorded."""
import functools
import sys

import eager

from ... import _core, errors, nest
from . import _functions
from ._functions import _op


def add(cls, parts, rebuild):
    """Makes objects of a class structures of their parts, for functions and sessions, and tensors for tf.is_tensor."""
    nest._add_composite(cls, parts, rebuild)
    _functions.composites += (cls,)


def are_arrays(items):
    """Reports whether parts are what a Session gives: NumPy's arrays and numbers, or structures of them."""
    return all(isinstance(x, tuple) or type(x).__module__ == "numpy" for x in items)


def of_graph(*values):
    """Reports whether there is a tensor of a graph among values."""
    graph = sys.modules.get(__package__ + "._graph")  # which no program has that has no placeholders
    return graph is not None and any(type(x) is graph.SymbolicTensor for x in nest.flatten(values))


def recorded(function):
    """Makes a function one that a graph records where it gets the graph's tensors."""
    @functools.wraps(function)
    def called(*args):
        if of_graph(*args):
            from ._graph import record

            return record(function, args)
        return function(*args)

    return called


def tensor(value, dtype=None):
    """Returns a tensor, also a graph's as it is."""
    if isinstance(value, _core.Tensor) and dtype is None or of_graph(value):
        return value
    return _core.to_tensor(value) if dtype is None else _op("cast")(_core.to_tensor(value), dtype)


def is_known(*tensors):
    """Reports whether tensors have values, which checks read: neither a trace's nor a graph's do."""
    return all(type(t) is _core.Tensor and not t.is_symbolic for t in tensors)


def static_shape(x):
    """Returns the dims of a tensor as a list, with None for unknown ones; None where the rank is unknown."""
    dims = x._dims
    return None if dims is None else [d if type(d) is int else None for d in dims]


def count(x, axis=0):
    """Returns a dim of a tensor as an int64 scalar."""
    dim = x._dims[axis]
    return _core.to_tensor(dim, "int64") if type(dim) is int else _op("cast")(eager.shape(x)[axis], "int64")


def up_to(n):
    """Returns the integers from 0 on that are less than n, an int64 scalar or an int, which a trace need not know."""
    if isinstance(n, int) or is_known(n):
        return eager.arange(0, int(n), dtype="int64")
    return _op("cumulative_sum")(_op("broadcast_to")(_core.to_tensor(1, "int64"), _op("reshape")(n, [1])), 0, "int64") - 1


def merged(x, size, axes):
    """Returns x with its first axes, whose sizes have this product, merged into one."""
    inner = x._dims[axes:]
    if all(type(d) is int for d in inner) and 0 not in static_shape(x):
        return _op("reshape")(x, [-1, *inner])
    return _op("reshape")(x, _op("concat")([_op("reshape")(size, [1]), _op("cast")(eager.shape(x), "int64")[axes:]], 0))


def running_sum(counts):
    """Returns where parts of these sizes begin, and behind them the sum of all."""
    return _op("concat")([_core.to_tensor([0], "int64"), _op("cumulative_sum")(counts, 0, "int64")], 0)


def _host(what, *tensors):
    """Strings are moved on the host, since the runtime's ops that move elements take none: in a trace that fails."""
    if not is_known(*tensors):
        raise errors.UnimplementedError(f"{what} of strings needs their values, which a traced function does not know")


def take(values, places):
    """Returns the slices of values, along its first axis, at places, which are within it."""
    if values.dtype is not eager.string:
        return _op("gather")(values, places)
    _host("an index", values, places)
    import numpy

    return _core.to_tensor(numpy.asarray(values)[numpy.asarray(places)], "string")


def take_or(values, places, is_there, default):
    """Returns the slices of values at places where is_there, and default elsewhere; places there have any value."""
    if values.dtype is eager.string:
        _host("padding", values, places, is_there, default)
        import numpy

        x, y = numpy.asarray(values), numpy.empty((*places.shape, *values.shape[1:]), object)
        y[...] = numpy.asarray(default)
        there = numpy.asarray(is_there)
        y[there] = x[numpy.asarray(places)[there]]
        return _core.to_tensor(y, "string")
    shape = _op("concat")([_core.to_tensor([1], "int64"), _op("cast")(eager.shape(values), "int64")[1:]], 0)
    row = _op("broadcast_to")(_op("cast")(default, values.dtype), shape)
    return _op("gather")(_op("concat")([values, row], 0), _op("where")(is_there, places, count(values)))
