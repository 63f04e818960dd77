"""Sums, means, products and extremes of segments."""

import numpy as np

from .build import case

_F = "float32"
_X = (_F, [[1, 2], [0.5, 8], [4, 3], [2, -1]])
_FOLDS = {"sum": np.sum, "prod": np.prod, "mean": np.mean, "max": np.max, "min": np.min, "sqrt_n": lambda x, axis: np.sum(x, axis) / np.sqrt(len(x))}
_NONE = {"prod": 1.0}


def rows(table):
    _sorted(table)
    _unsorted(table)


def _by_segments(name, x, ids, n, none):
    """Folds the rows of x, for each id below n."""
    x, ids = x.reshape((ids.size,) + x.shape[ids.ndim:]), ids.astype(int).reshape(-1)
    y = np.empty((n,) + x.shape[1:], x.dtype)
    for i in range(n):
        mine = x[ids == i]
        y[i] = _FOLDS[name](mine, axis=0) if len(mine) else none
    return y


def _sorted(table):
    ids = ("int32", [0, 0, 1, 3])
    for name in ("sum", "prod", "mean", "max", "min"):
        op = f"segment_{name}"
        def of(x, i, name=name):
            return _by_segments(name, x, i, int(i[-1]) + 1, _NONE.get(name, 0.0))
        case(table, op, {"x": _X, "segment_ids": ids}, of, gradient=("x",), ulp=1)
        if name != "mean":
            case(table, op, {"x": ("int32", [5, 3, -2, 7]), "segment_ids": ids}, of, about=" of int32")
        row = table.row(f"{op} of ids that decrease")
        row.tensor("x", _F, [1, 2])
        row.tensor("ids", "int32", [1, 0])
        row.op(op, {"x": "x", "segment_ids": "ids"}, "y", error=("INVALID_ARGUMENT", op))
    row = table.row("segment_sum in a function")
    f = row.function("sums", [("x_f", _F, [3]), ("ids_f", "int64", [3])])
    f.op("segment_sum", {"x": "x_f", "segment_ids": "ids_f"}, "y_f")
    f.results("y_f")
    row.tensor("x", _F, [1, 2, 4])
    for i, ids in enumerate(([0, 0, 1], [0, 2, 2])):
        row.tensor(f"ids{i}", "int64", ids)
        row.do("call", function="sums", given=["x", f"ids{i}"], **{"as": [f"y{i}"]})
        row.expect(f"y{i}", _F, np.bincount(ids, weights=[1, 2, 4]))


def _unsorted(table):
    ids, lowest = ("int64", [2, 0, -1, 2]), float(np.finfo(np.float32).min)
    for name in _FOLDS:
        op = f"unsorted_segment_{name}"
        none = {"prod": 1.0, "max": lowest, "min": -lowest}.get(name, 0.0)
        def of(x, i, name=name, none=none):
            return _by_segments(name, x, i, 3, none)
        case(table, op, {"x": _X, "segment_ids": ids}, of, {"num_segments": 3}, gradient=("x",) if name not in ("max", "min") else (), ulp=1)
        both = ("int32", [[0, 1], [1, 0], [0, 2], [2, 1]])
        case(table, op, {"x": _X, "segment_ids": both}, of, {"num_segments": 3}, gradient=("x",), ulp=1, about=" of two axes")
        row = table.row(f"{op} of an id that is out of range")
        row.tensor("x", _F, [1, 2])
        row.tensor("ids", "int32", [0, 3])
        row.op(op, {"x": "x", "segment_ids": "ids", "num_segments": 3}, "y", error=("INVALID_ARGUMENT", op))
