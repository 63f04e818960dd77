"""What RaggedTensors are made of and give, by the runtime's ops: parts, paddings and indices. A graph records each as one call."""
import operator

import eager

from ... import _core, errors
from . import _composite, _ragged  # which imports this module
from ._composite import count, is_known, merged, recorded, running_sum, static_shape, take, tensor, up_to
from ._functions import _op
from ._tensors import TensorShape

_ALL = slice(None)


def is_ragged(x):
    """Reports whether x is a RaggedTensor."""
    return type(x) is _ragged.RaggedTensor


# ---- Parts and checks

def values_of(x):
    """Returns what may be the values of a RaggedTensor."""
    return x if is_ragged(x) else tensor(x)


def partition(x, name):
    """Returns a vector that says where rows are, as int64. ValueError: it is no vector, or not of integers."""
    x = tensor(x)
    if not isinstance(x, _core.Tensor):
        return x
    if static_shape(x) == [0]:
        x = _op("cast")(x, "int64")
    if len(x._dims) != 1:
        raise ValueError(f"Shape {TensorShape(static_shape(x))} must have rank 1")
    if x.dtype.name not in ("int32", "int64"):
        raise ValueError(f"{name} must have dtype int32 or int64")
    return _op("cast")(x, "int64")


def checked(values, splits, what):
    """Returns the RaggedTensor of values and row_splits. InvalidArgumentError: they do not fit, where they are known."""
    if is_known(splits):
        found = splits.tolist()
        if found[0] != 0:
            raise errors.InvalidArgumentError(f"Arguments to {what} do not form a valid RaggedTensor:zero\nCondition x == y did not hold.\n"
                                              f"First 1 elements of x:\n[{found[0]}]\nFirst 1 elements of y:\n[0]")
        if found != sorted(found):
            raise errors.InvalidArgumentError(f"Arguments to {what} do not form a valid RaggedTensor:monotonic.\nCondition x >= 0 did not "
                                              f"hold element-wise: {[b - a for a, b in zip(found, found[1:])]}")
        rows = static_shape(values._row_splits)[0] - 1 if is_ragged(values) else (static_shape(values) or [None])[0]
        if rows is not None and found[-1] != rows:
            raise errors.InvalidArgumentError(f"Arguments to _from_row_partition do not form a valid RaggedTensor\nCondition x == y did not hold.\n"
                                              f"First 1 elements of x:\n[{found[-1]}]\nFirst 1 elements of y:\n[{rows}]")
    return _ragged.make(values, splits)


def nrows(values):
    """Returns the number of rows of a tensor or a RaggedTensor."""
    return count(values._row_splits) - 1 if is_ragged(values) else count(values)


number_of_rows = recorded(nrows)
splits_of = recorded(running_sum)


@recorded
def followed(starts, values):
    return _op("concat")([starts, _op("reshape")(nrows(values), [1])], 0)


@recorded
def preceded(limits):
    return _op("concat")([_core.to_tensor([0], "int64"), limits], 0)


@recorded
def splits_of_rowids(rowids, nrows):
    if nrows is None:
        last = _op("concat")([_core.to_tensor([-1], "int64"), rowids], 0)
        nrows = _op("max")(last) + 1
    return _op("cast")(_op("searchsorted")(rowids, up_to(_op("cast")(tensor(nrows), "int64") + 1)), "int64")


@recorded
def uniform_splits(size, length):
    return up_to(_op("floor_divide")(size, length) + 1) * length


@recorded
def row_starts(x):
    return x._row_splits[:-1]


@recorded
def row_limits(x):
    return x._row_splits[1:]


@recorded
def row_lengths(x):
    return x._row_splits[1:] - x._row_splits[:-1]


@recorded
def value_rowids(x):
    return rowids(x._row_splits, up_to(x._row_splits[-1]))


def rowids(splits, places):
    """Returns the row in which each of some places among the values is."""
    return _op("cast")(_op("searchsorted")(splits, places, "right") - 1, "int64")


def longest(splits):
    """Returns the greatest length of a row; 0 where there are no rows."""
    return _op("max")(_op("concat")([splits[1:] - splits[:-1], _core.to_tensor([0], "int64")], 0))


@recorded
def bounding_shape(x):
    inner = x._values
    behind = bounding_shape(inner)[1:] if is_ragged(inner) else _op("cast")(eager.shape(inner), "int64")[1:]
    return _op("concat")([_op("stack")([nrows(x), longest(x._row_splits)]), behind], 0)


# ---- To and from tensors

@recorded
def to_tensor(x, default, shape):
    inner = x._values
    if is_ragged(inner):
        inner = to_tensor(inner, default, (None, *shape[2:]) if shape else ())
    starts, lengths = x._row_splits[:-1], x._row_splits[1:] - x._row_splits[:-1]
    rows, columns = (*shape[:2], None, None)[:2] if shape else (None, None)
    if rows is not None:
        places = up_to(rows)
        there = places < nrows(x)
        starts = _composite.take_or(starts, places, there, _core.to_tensor(0, "int64"))
        lengths = _composite.take_or(lengths, places, there, _core.to_tensor(0, "int64"))
    columns = longest(x._row_splits) if columns is None else columns
    place = _op("expand_dims")(up_to(columns), 0)
    return _composite.take_or(inner, _op("expand_dims")(starts, 1) + place, place < _op("expand_dims")(lengths, 1), default)


@recorded
def to_sparse(x):
    from ._sparse import SparseTensor

    columns, inner = [], x
    while is_ragged(inner):
        splits, inner = inner._row_splits, inner._values
        places = up_to(splits[-1])
        rows = rowids(splits, places)
        columns = [take(c, rows) for c in columns] or [rows]
        columns.append(places - take(splits, rows))
    if len(inner._dims) > 1:
        dense = eager.shape(inner)
        size = _op("prod")(_op("cast")(dense, "int64")[1:])
        flat = up_to(count(inner) * size)
        outer = _op("floor_divide")(flat, size)
        columns, rest = [take(c, outer) for c in columns], []
        for axis in reversed(range(1, len(inner._dims))):
            dim = _op("cast")(dense[axis], "int64")
            rest.insert(0, _op("remainder")(flat, dim))
            flat = _op("floor_divide")(flat, dim)
        columns, inner = columns + rest, _op("reshape")(inner, [-1])
    return SparseTensor(_op("stack")(columns, -1), inner, bounding_shape(x))


@recorded
def of_sparse(x):
    rows, columns = x.indices[:, 0], x.indices[:, 1]
    splits = splits_of_rowids(rows, x.dense_shape[0])
    if is_known(x.indices):
        expected = (up_to(count(x.values)) - take(splits, rows)).tolist()
        if rows.tolist() != sorted(rows.tolist()) or columns.tolist() != expected:
            raise errors.InvalidArgumentError("SparseTensor is not right-ragged")
    return _ragged.make(x.values, splits)


@recorded
def of_tensor(x, ragged_rank):
    dims = static_shape(x)
    sizes = [count(x, axis) for axis in range(ragged_rank + 1)]
    made = merged(x, product(sizes), ragged_rank + 1)
    for axis in range(ragged_rank, 0, -1):
        made = _ragged.make(made, up_to(product(sizes[:axis]) + 1) * sizes[axis], dims[axis])
    return made


def product(sizes):
    """Returns the product of one or more scalars."""
    n = sizes[0]
    for size in sizes[1:]:
        n = n * size
    return n


@recorded
def shortened(x, lengths, padding):
    columns = up_to(count(x, 1))
    if lengths is not None:
        most = count(x, 1)
        lengths = _op("minimum")(_op("maximum")(_op("cast")(tensor(lengths), "int64"), 0), most)
    else:
        is_value = _op("not_equal")(x, _composite.tensor(padding))
        if len(x._dims) > 2:
            is_value = _op("any")(is_value, list(range(2, len(x._dims))))
        behind = _op("where")(is_value, columns + 1, 0)
        none = _op("expand_dims")(up_to(count(x)) * 0, 1)
        lengths = _op("max")(_op("concat")([behind, none], 1), 1)
    splits = running_sum(lengths)
    places = up_to(splits[-1])
    rows = rowids(splits, places)
    flat = merged(x, count(x) * count(x, 1), 2)
    return _ragged.make(take(flat, rows * count(x, 1) + places - take(splits, rows)), splits)


# ---- Indices

def rows_at(x, starts, counts, step=1):
    """Returns the rows of which row i has counts[i] of x's values, from starts[i] on in steps."""
    splits = running_sum(counts)
    places = up_to(splits[-1])
    rows = rowids(splits, places)
    return _ragged.make(taken(x, take(starts, rows) + (places - take(splits, rows)) * step), splits)


def taken(values, places):
    """Returns the rows at places of values, which may be a RaggedTensor."""
    if not is_ragged(values):
        return take(values, places)
    starts, lengths = values._row_splits[:-1], values._row_splits[1:] - values._row_splits[:-1]
    made = rows_at(values._values, take(starts, places), take(lengths, places))
    return _ragged.make(made._values, made._row_splits, values._uniform)


def bounds(key, sizes):
    """Returns where a slice begins in each of rows of some sizes, and how many values it takes."""
    step = 1 if key.step is None else operator.index(key.step)
    if step == 0:
        raise ValueError("slice step cannot be zero")
    low, high = (0, sizes) if step > 0 else (-1, sizes - 1)  # the least and the greatest place that a bound has

    def bound(value, otherwise):
        if value is None:
            return otherwise
        value = _op("cast")(_core.to_tensor(value), "int64")
        value = _op("where")(value < 0, value + sizes, value)
        return _op("minimum")(_op("maximum")(value, low), high)

    begin = bound(key.start, sizes * 0 if step > 0 else sizes - 1)
    end = bound(key.stop, sizes if step > 0 else sizes * 0 - 1)
    distance = end - begin if step > 0 else begin - end
    return begin, _op("maximum")(_op("floor_divide")(distance + (abs(step) - 1), abs(step)), 0), step


def expanded(x, key):
    """Replaces the ellipsis by slices of whole axes."""
    places = [i for i, k in enumerate(key) if k is Ellipsis]
    if len(places) > 1:
        raise ValueError("Only one Ellipsis allowed in slice spec.")
    rank = len(x.shape)
    used = sum(k is not None and k is not Ellipsis for k in key)
    if used > rank:
        raise IndexError(f"too many indices: {used} for a RaggedTensor of rank {rank}")
    if not places:
        return key
    at = places[0]
    return (*key[:at], *[_ALL] * (rank - used), *key[at + 1:])


@recorded
def getitem(x, *key):
    key = expanded(x, key)
    if not key:
        return x
    first, rest = key[0], key[1:]
    if first is None:
        inner = getitem(x, *rest) if rest else x
        if not is_ragged(inner):
            return _op("expand_dims")(inner, 0)
        return _ragged.make(inner, _op("stack")([_core.to_tensor(0, "int64"), nrows(inner)]))
    if isinstance(first, slice):
        if first != _ALL:
            begin, n, step = bounds(first, nrows(x))
            x = taken(x, begin + up_to(n) * step)
        return inner_of(x, rest)
    return row_of(x, first, rest)


def row_of(x, index, rest):
    """Returns one row, or what rest picks of it."""
    splits, i = x._row_splits, _core.to_tensor(index)
    if i.dtype.is_floating or i.ndim:
        raise TypeError(f"Index {index!r} is not a scalar integer, a slice, tf.newaxis or an ellipsis")
    i, n = _op("cast")(i, "int64"), nrows(x)
    if is_known(i, n) and not -int(n) <= int(i) < int(n):
        raise IndexError(f"Row key {int(i)} out of bounds")
    i = _op("where")(i < 0, i + n, i)
    begin, size = take(splits, i), take(splits, i + 1) - take(splits, i)
    row = taken(x._values, begin + up_to(size))
    return row[rest] if rest else row


def inner_of(x, key):
    """Returns the same rows, and of each what key picks."""
    if not key:
        return x
    first, rest = key[0], key[1:]
    if first is None:
        n = nrows(x)
        return _ragged.make(inner_of(x, rest), up_to(n + 1), 1)
    starts, lengths = x._row_splits[:-1], x._row_splits[1:] - x._row_splits[:-1]
    if not isinstance(first, slice):
        if x._uniform is None:
            raise ValueError("Cannot index into an inner ragged dimension.")
        i = operator.index(first)
        if not -x._uniform <= i < x._uniform:
            raise IndexError(f"index {i} is out of bounds for a dim of {x._uniform}")
        found = taken(x._values, starts + i % x._uniform)
        return inner_of(found, rest) if is_ragged(found) else found[(_ALL, *rest)]
    if first != _ALL:
        begin, counts, step = bounds(first, lengths)
        uniform = None if x._uniform is None else len(range(*first.indices(x._uniform)))
        made = rows_at(x._values, starts + begin, counts, step)
        x = _ragged.make(made._values, made._row_splits, uniform)
    if not rest:
        return x
    values = inner_of(x._values, rest) if is_ragged(x._values) else x._values[(_ALL, *rest)]
    return _ragged.make(values, x._row_splits, x._uniform)


# ---- What tf.strings.split gives

@recorded
def of_parts(x, values, splits):
    """Returns the parts of each string of a tensor of any rank, of which values has all."""
    made, dims = _ragged.make(values, splits), static_shape(x)
    sizes = [count(x, axis) for axis in range(len(dims))]
    for axis in range(len(dims) - 1, 0, -1):
        made = _ragged.make(made, up_to(product(sizes[:axis]) + 1) * sizes[axis], dims[axis])
    return made
