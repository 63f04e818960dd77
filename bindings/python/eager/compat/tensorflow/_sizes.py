"""What functions of sizes and shapes give where a run alone knows these, as in a trace: such shapes are tensors, which
attributes cannot be.

A function of the table comes here when its op has refused a symbolic tensor as an attribute; the parameters are those
of the table.
"""
from ... import _core, nest
from ... import random as _random
from ._functions import _op


def of_run(function, args):
    """Returns what computes a function of the table for sizes that are not known, or None: there is no such, or all are
    known."""
    found = _FUNCTIONS.get(function.__name__)
    return found if found and any(map(_is_symbolic, nest.flatten(list(args)))) else None


def _is_symbolic(x):
    return isinstance(x, _core.Tensor) and x.is_symbolic


def number(size):
    """Returns a size as an int; None where it is not known."""
    return None if _is_symbolic(size) else int(size)


def up_to(n):
    """Returns the int32s from 0 on that are less than n, an int or a scalar tensor."""
    return _op("cumulative_sum")(_op("broadcast_to")(_core.to_tensor(1), _op("reshape")(n, [1])), 0, "int32") - 1


def filled(value, shape):
    """Returns a tensor of a scalar's copies. shape: a tensor, or a list of ints and scalar tensors; the ints stay known
    dims."""
    if isinstance(shape, _core.Tensor):
        return _op("broadcast_to")(value, shape)
    shape = list(shape) if hasattr(shape, "__iter__") else [shape]
    return with_dims(_op("broadcast_to")(value, shape), [number(d) for d in shape])


def with_dims(x, dims):
    """Returns x, whose dims must be these, with None for any; a trace knows them from then on."""
    return _op("where")(_op("fill")([1 if d is None else d for d in dims], _core.to_tensor(True)), x, x)


def _rows(x, axis):
    """Returns a dim of a tensor: an int, or a scalar tensor."""
    from ... import shape

    dim = x._dims[axis]
    return dim if isinstance(dim, int) else shape(x)[axis]


def part(x, items, are_slices):
    """Returns x[items], where some of the items are triples (start, stop, step) in place of slices, whose bounds may be
    tensors; then the step is 1."""
    taken = sum(item is not None and item is not Ellipsis for item in items)
    key, axis = [], 0
    for item, is_slice in zip(items, are_slices):
        if is_slice and any(isinstance(bound, _core.Tensor) for bound in item):
            start, stop, step = item
            if step not in (None, 1):
                raise ValueError("a slice whose bounds are tensors has no step but 1")
            n = _rows(x, axis)

            def within(bound):
                return _op("minimum")(_op("maximum")(_op("where")(bound < 0, bound + n, bound), 0), n)

            first = 0 if start is None else within(_op("cast")(start, "int32"))
            end = n if stop is None else within(_op("cast")(stop, "int32"))
            x = _op("gather")(x, up_to(_op("maximum")(end - first, 0)) + first, axis)
            key.append(slice(None))
        else:
            key.append(slice(*item) if is_slice else item)
        axis += x.ndim - taken if item is Ellipsis else item is not None
    return x[tuple(key)]


def _listed(sizes, n):
    """Returns n sizes as a list of ints and scalar tensors."""
    return [sizes[i] for i in range(n)]


def _tensor(x):
    return x if isinstance(x, _core.Tensor) else _core.to_tensor(x)


def _range(start, limit, delta, dtype):
    start, limit = (0, start) if limit is None else (start, limit)
    first, end, step = (x if dtype is None else _op("cast")(_tensor(x), dtype) for x in (start, limit, delta))
    n = _op("ceil")(_op("cast")(_tensor(end - first), "float64") / _op("cast")(_tensor(step), "float64"))
    steps = up_to(_op("cast")(_op("maximum")(n, 0.0), "int32"))
    like = _tensor(end - first + step)
    return _op("cast")(steps, like.dtype) * step + first


def _tile(x, multiples):
    x = _tensor(x)
    for axis, m in enumerate(_listed(multiples, x.ndim)):
        if number(m) is None:
            n = _rows(x, axis)
            x = _op("gather")(x, up_to(m * n) % n, axis)
        elif number(m) != 1:
            x = _op("tile")(x, [number(m) if i == axis else 1 for i in range(x.ndim)])
    return x


def _slice(x, begin, size):
    x = _tensor(x)
    for axis, (first, n) in enumerate(zip(_listed(begin, x.ndim), _listed(size, x.ndim))):
        if number(n) == -1:
            n = _rows(x, axis) - first
        if number(first) is None or number(n) is None:
            x = _op("gather")(x, up_to(n) + first, axis)
        else:
            x = x[(slice(None),) * axis + (slice(number(first), number(first) + number(n)),)]
    return x


def _pad(x, paddings, mode, value):
    if mode.upper() != "CONSTANT":
        raise ValueError("tf.pad: paddings that are not known while a function is traced are of the mode CONSTANT, not "
                         f"{mode}")
    x = _tensor(x)
    for axis in range(x.ndim):
        before, after = paddings[axis][0], paddings[axis][1]
        n = _rows(x, axis)
        places = up_to(before + n + after) - before
        is_there = _op("reshape")(_op("logical_and")(places >= 0, places < n), [-1] + [1] * (x.ndim - 1 - axis))
        within = _op("gather")(x, _op("minimum")(_op("maximum")(places, 0), n - 1), axis)
        x = _op("where")(is_there, within, _op("cast")(value, x.dtype))
    return x


def _eye(rows, columns, batch, dtype):
    places = [_op("expand_dims")(up_to(n), axis) for axis, n in ((1, rows), (0, rows if columns is None else columns))]
    one = _op("cast")(_op("equal")(*places), dtype)
    return one if batch is None else _op("broadcast_to")(one, [*batch, rows, rows if columns is None else columns])


def _one_hot(indices, depth, on_value, off_value, axis, dtype):
    indices = _tensor(indices)
    axis = axis % (indices.ndim + 1)
    places = _op("reshape")(up_to(depth), [-1] + [1] * (indices.ndim - axis))
    is_on = _op("equal")(_op("expand_dims")(indices, axis), _op("cast")(places, indices.dtype))
    on, off = (_core.to_tensor(default if value is None else value, dtype or (None if value is not None else "float32"))
               for value, default in ((on_value, 1), (off_value, 0)))
    return _op("where")(is_on, on, off)


def _roll(x, shift, axis):
    x = _tensor(x)
    axes = [axis] if isinstance(axis, int) else list(axis)
    for by, i in zip([shift] if isinstance(axis, int) else _listed(shift, len(axes)), axes):
        n = _rows(x, i)
        x = _op("gather")(x, (up_to(n) - _op("cast")(by, "int32")) % n, i % x.ndim)
    return x


def _scatter_nd(indices, updates, shape):
    updates = _tensor(updates)
    return _op("tensor_scatter_nd_add")(filled(_core.to_tensor(0, updates.dtype), shape), indices, updates)


# ---- Random numbers, of such as are drawn for each element of a tensor

def uniform_like(x, seed=None):
    """Returns numbers that are uniform in [0, 1), of the dtype of x, one for each of its elements."""
    if None not in x._dims:
        return _random.uniform(x._dims, dtype=x.dtype, seed=seed)
    return -_op("expm1")(-_op("random_exponential")(_op("ones_like")(x), seed=_random._seed(seed)))


def _uniform_from_0(shape, dtype, seed):
    return uniform_like(filled(_core.to_tensor(1, dtype), shape), seed)


def _uniform(shape, low, high, dtype, seed):
    from ... import as_dtype

    dtype = as_dtype(dtype)
    if not dtype.is_integer:
        return _uniform_from_0(shape, dtype, seed) * ((1 if high is None else high) - low) + low
    if high is None:
        raise ValueError(f"Must specify maxval for integer dtype {dtype!r}")
    span = high - low
    drawn = _op("floor")(_uniform_from_0(shape, "float64", seed) * _op("cast")(_tensor(span), "float64"))
    return _op("minimum")(_op("cast")(drawn, dtype), span - 1) + low


def normal_like(x, seed=None):
    """Returns normal numbers, of the dtype of x, one for each of its elements."""
    if None not in x._dims:
        return _random.normal(x._dims, dtype=x.dtype, seed=seed)
    return _op("ndtri")(_inner(uniform_like(x, seed)))


def _normal(shape, mean, stddev, dtype, seed):
    return normal_like(filled(_core.to_tensor(1, dtype), shape), seed) * stddev + mean


def _truncated_normal(shape, mean, stddev, dtype, seed):
    least = 0.022750131948179195  # the share that lies below the mean by more than two standard deviations
    return _op("ndtri")(_uniform_from_0(shape, dtype, seed) * (1 - 2 * least) + least) * stddev + mean


def _inner(u):
    """Returns u, but what lies next to 0 and 1 where it is one of these, whose quantiles are infinite."""
    least = {"float16": 2.0 ** -11, "float64": 2.0 ** -53}.get(u.dtype.name, 2.0 ** -24)
    return _op("clip")(u, least, 1 - least)


_FUNCTIONS = {
    "zeros": lambda shape, dtype: filled(_core.to_tensor(0, dtype), shape),
    "ones": lambda shape, dtype: filled(_core.to_tensor(1, dtype), shape),
    "fill": lambda dims, value: filled(_tensor(value), dims),
    "range": _range, "tile": _tile, "slice": _slice, "pad": _pad, "eye": _eye, "one_hot": _one_hot,
    "scatter_nd": _scatter_nd, "roll": _roll, "uniform": _uniform, "normal": _normal, "truncated_normal": _truncated_normal,
}
