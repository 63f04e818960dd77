"""eager.jacfwd: jacobians by forward mode, which is the gradient of a gradient."""
from . import nest
from . import raw_ops as _ops
from .gradients import (_basis, _check_inexact, _dense, _record, _result, _selected, _shape, _stacked, _transposed)

__all__ = ["jacfwd"]


def jacfwd(f, argnums=0):
    """Does what jacobian does, by a column for each element of the arguments: the better way where the result has more elements.

    f runs once, and so does its gradient, whose own gradient gives the columns.

    >>> import eager
    >>> eager.jacfwd(lambda x: eager.stack([x, x * x, x ** 3]))(2.).tolist()
    [1.0, 4.0, 12.0]
    """
    def wrapper(*args, **kwargs):
        positions, one = _selected(argnums, len(args))
        tape, inputs, result = _record(f, args, positions, kwargs)
        sources = inputs[positions[0]] if one else tuple(inputs[i] for i in positions)
        _check_inexact(sources)
        result = _result(result, f)
        flat, leaves = nest.flatten(sources), nest.flatten(result)
        push = _transposed(leaves, lambda weights: list(map(_dense, tape.gradient(leaves, flat, weights))))
        by_source = [_columns(push, flat, i, len(leaves)) for i in range(len(flat))]
        derivatives = [nest.pack(sources, [_jacobian(columns[place], leaf, source) for columns, source in zip(by_source, flat)])
                       for place, leaf in enumerate(leaves)]
        return nest.pack(result, derivatives)

    return wrapper


def _columns(push, sources, at, num_leaves):
    """Returns for each leaf of the result the list of its columns, one for each element of sources[at]; None: no path leads there."""
    zeros = [_ops.zeros_like(s) for s in sources]
    rows = [push(zeros[:at] + [tangent] + zeros[at + 1:]) for tangent in _basis(sources[at], 0)]
    return [[row[leaf] for row in rows] for leaf in range(num_leaves)]


def _jacobian(columns, leaf, source):
    found = _stacked(columns, _shape(leaf, source, 0), -1)
    return _ops.fill(_shape(leaf, source, 0), _ops.cast(0, leaf.dtype)) if found is None else found
