"""Ops that run along an axis, sort, or give outputs whose size depends on values."""

import numpy as np

from .build import case

_F = "float32"
_X = (_F, [[1, 2, 4], [0.5, 8, 3]])
_I = ("int32", [[3, 1, 2], [9, 7, 8]])


def rows(table):
    _running(table)
    _sorted(table)
    _counted(table)


def _along(function, x, axis, initial=None, exclusive=False, reverse=False):
    x = np.flip(x, axis) if reverse else x
    y = function(x, axis=axis)
    first = np.full_like(np.take(y, [0], axis), 0 if initial is None else initial)
    if initial is not None:
        y = np.concatenate([first, y], axis)
    elif exclusive:
        first[...] = 1 if function is np.cumprod else 0
        y = np.concatenate([first, np.delete(y, -1, axis)], axis)
    return np.flip(y, axis) if reverse else y


def _running(table):
    for op, function, first in (("cumulative_sum", np.cumsum, 0), ("cumulative_prod", np.cumprod, 1)):
        for attributes, how in (
            ({"axis": 0}, {}), ({"axis": -1}, {}), ({"axis": 1, "include_initial": True}, {"initial": first}),
            ({"axis": 1, "exclusive": True}, {"exclusive": True}), ({"axis": 1, "reverse": True}, {"reverse": True}),
        ):
            def along(x, f=function, a=attributes, h=how):
                return _along(f, x, a["axis"], **h)
            case(table, op, {"x": _X}, along, attributes, gradient=("x",), gradient_ulp=1)
        case(table, op, {"x": ("int8", [100, 2, 3])}, lambda x, f=function: f(x), out="int64", about=" of int8")
        case(table, op, {"x": ("uint8", [3, 2, 4])}, lambda x, f=function: f(x), {"axis": 0, "dtype": "int16"}, out="int16")
        row = table.row(f"{op} without an axis that it needs")
        row.tensor("x", _F, _X[1])
        row.op(op, {"x": "x"}, "y", error=("INVALID_ARGUMENT", op))


    for op, function in (("cumulative_max", np.maximum.accumulate), ("cumulative_min", np.minimum.accumulate), ("cumulative_logsumexp", np.logaddexp.accumulate)):
        ulp = 4 if op == "cumulative_logsumexp" else 0
        for attributes in ({"axis": 0}, {"axis": -1, "reverse": True}):
            def along(x, f=function, a=attributes):
                return np.flip(f(np.flip(x, a["axis"]), axis=a["axis"]), a["axis"]) if "reverse" in a else f(x, axis=a["axis"])
            case(table, op, {"x": _X}, along, attributes, ulp=ulp)
        row = table.row(f"{op} without an axis that it needs")
        row.tensor("x", _F, _X[1])
        row.op(op, {"x": "x"}, "y", error=("INVALID_ARGUMENT", op))
    def before(x):
        return np.concatenate([[-np.inf], np.logaddexp.accumulate(x)[:-1]])
    case(table, "cumulative_logsumexp", {"x": (_F, [1, 2, 0.5])}, before, {"axis": 0, "exclusive": True}, ulp=4)


def _sorted(table):
    for attributes, axis, down in (({}, -1, False), ({"axis": 0}, 0, False), ({"axis": 1, "descending": True, "stable": False}, 1, True)):
        for dtype, x in (_X, _I):
            def by(x, axis=axis, down=down):
                return np.flip(np.sort(x, axis), axis) if down else np.sort(x, axis)
            def places(x, axis=axis, down=down):
                return np.argsort(-x if down else x, axis, kind="stable")
            about = f" of {dtype}"
            case(table, "sort", {"x": (dtype, x)}, by, attributes, gradient=("x",) if dtype == _F else (), about=about)
            case(table, "argsort", {"x": (dtype, x)}, places, attributes, out="int64", about=about)
    case(table, "argsort", {"x": ("int16", [2, 1, 2, 1])}, lambda x: np.array([1, 3, 0, 2]), out="int64", about=" of equal elements")
    case(table, "sort", {"x": (_F, [np.nan, 1, -np.inf])}, lambda x: np.array([-np.inf, 1, np.nan]), about=" of NaN")
    for attributes in ({"k": 2}, {"k": 3, "sorted": False}, {"k": 0}):
        def top(x, k=attributes["k"]):
            order = np.argsort(-x, -1, kind="stable")[..., :k]
            return [np.take_along_axis(x, order, -1), order]
        case(table, "top_k", {"x": _I}, top, attributes, out=["int32", "int64"])
    case(table, "top_k", {"x": _X}, lambda x: [np.array([[4, 2], [8, 3]]), np.array([[2, 1], [1, 2]])], {"k": 2}, out=[_F, "int64"], about=" of float32")
    row = table.row("top_k gradient")
    row.tensor("x", _F, [1, 5, 2])
    row.tape("tape", "x")
    row.op("top_k", {"x": "x", "k": 2}, ["values", "indices"])
    row.gradient("tape", ["values"], ["x"], ["dx"])
    row.expect("dx", _F, [0, 1, 1])
    row = table.row("top_k of too few")
    row.tensor("x", _F, [1, 2])
    row.op("top_k", {"x": "x", "k": 3}, ["values", "indices"], error=("INVALID_ARGUMENT", "top_k"))
    line, places = ("int32", [1, 3, 3, 5]), ("int32", [[0, 3], [4, 9]])
    case(table, "searchsorted", {"x1": line, "x2": places}, lambda a, b: np.searchsorted(a, b), out="int64")
    case(table, "searchsorted", {"x1": line, "x2": places}, lambda a, b: np.searchsorted(a, b, "right"), {"side": "RIGHT"}, out="int64")
    shuffled = {"x1": ("int32", [5, 3, 1, 3]), "x2": places, "sorter": ("int64", [2, 1, 3, 0])}
    case(table, "searchsorted", shuffled, lambda a, b, s: np.searchsorted(a, b, sorter=s.astype(int)), out="int64", about=" with a sorter")
    flags = ("bool", [[True, False, True], [False, True, False]])
    case(table, "sort", {"x": flags}, np.sort, about=" of booleans")
    case(table, "argsort", {"x": flags}, lambda x: np.argsort(x, kind="stable"), out="int64", about=" of booleans")
    for op in ("max", "min", "prod"):
        case(table, op, {"x": flags}, lambda x, f=getattr(np, op): f(x, axis=1), {"axis": [1]}, out="int64" if op == "prod" else "bool", about=" of booleans")
    for op in ("argmax", "argmin"):
        case(table, op, {"x": flags}, lambda x, f=getattr(np, op): f(x, axis=1), {"axis": 1}, out="int64", about=" of booleans")
    case(table, "cumulative_prod", {"x": flags}, lambda x: np.cumprod(x, axis=1), {"axis": 1}, out="int64", about=" of booleans")

    row = table.row("order of strings")
    row.tensor("x", "string", ["b", "Zoë", "", "b", "日本", "a"])
    row.op("sort", {"x": "x"}, "up")
    row.expect("up", "string", ["", "Zoë", "a", "b", "b", "日本"])
    row.op("argsort", {"x": "x", "descending": True}, "down")
    row.expect("down", "int64", [4, 0, 3, 5, 1, 2])
    row.op("top_k", {"x": "x", "k": 2}, ["values", "places"])
    row.expect("values", "string", ["日本", "b"])
    row.expect("places", "int64", [4, 0])
    row.op("searchsorted", {"x1": "up", "x2": "x", "side": "RIGHT"}, "behind")
    row.expect("behind", "int64", [5, 2, 1, 5, 6, 3])
    row.op("unique", {"x": "x"}, ["distinct", "first", "inverse", "counts"])
    row.expect("distinct", "string", ["b", "Zoë", "", "日本", "a"])
    row.expect("first", "int64", [0, 1, 2, 4, 5])
    row.expect("inverse", "int64", [0, 1, 2, 0, 3, 4])
    row.expect("counts", "int64", [2, 1, 1, 1, 1])
    row.tensor("pairs", "string", [["b", "", "b"], ["a", "é", "a"]])
    row.op("unique", {"x": "pairs", "axis": 1}, ["slices", "first_slice", "inverse_slices", "count_of_slices"])
    row.expect("slices", "string", [["", "b"], ["é", "a"]])
    row.expect("first_slice", "int64", [1, 0])
    row.expect("inverse_slices", "int64", [1, 0, 1])
    row.expect("count_of_slices", "int64", [1, 2])
    row.op("isin", {"x1": "pairs", "x2": "x"}, "found")
    row.expect("found", "bool", [[True, True, True], [True, False, True]])


def _counted(table):
    kept = ("bool", [True, False, True])
    case(table, "boolean_mask", {"x": (_F, [1, 2, 3]), "mask": kept}, lambda x, m: x[m.astype(bool)], gradient=("x",))
    case(table, "boolean_mask", {"x": _X, "mask": kept}, lambda x, m: x[:, m.astype(bool)], {"axis": 1}, gradient=("x",))
    both = ("bool", [[True, False, True], [False, False, True]])
    case(table, "boolean_mask", {"x": _X, "mask": both}, lambda x, m: x[m.astype(bool)], gradient=("x",), about=" of two axes")
    none = ("bool", [False, False])
    case(table, "boolean_mask", {"x": ("int8", [1, 2]), "mask": none}, lambda x, m: np.zeros(0), about=" of nothing")
    case(table, "nonzero", {"x": ("int32", [[1, 0], [2, 3]])}, lambda x: list(np.nonzero(x)), out="int64")
    row = table.row("nonzero of a vector")
    row.tensor("x", "bool", [False, True, True])
    row.op("nonzero", {"x": "x"}, ["y"])
    row.expect("y", "int64", [1, 2])
    case(table, "unique", {"x": ("int32", [[3, 1], [3, 2]])}, lambda x: list(map(np.array, ([3, 1, 2], [0, 1, 3], [[0, 1], [0, 2]], [2, 1, 1]))),
         out=["int32", "int64", "int64", "int64"])
    slices = ("int32", [[3, 1, 3], [0, 2, 0], [3, 1, 3]])
    for axis in (0, -1):
        case(table, "unique", {"x": slices}, lambda x, axis=axis: list(np.unique(x, True, True, True, axis=axis)), {"axis": axis},
             out=["int32", "int64", "int64", "int64"])
    row = table.row("boolean_mask in a function")
    f = row.function("kept", [("x_f", _F, [3]), ("mask_f", "bool", [3])])
    f.op("boolean_mask", {"x": "x_f", "mask": "mask_f"}, "y_f")
    f.op("sum", {"x": "y_f"}, "s_f")
    f.results("y_f", "s_f")
    row.tensor("x", _F, [1, 2, 4])
    for i, mask in enumerate(([True, False, True], [False, False, False])):
        row.tensor(f"mask{i}", "bool", mask)
        row.do("call", function="kept", given=["x", f"mask{i}"], **{"as": [f"y{i}", f"s{i}"]})
        row.expect(f"y{i}", _F, np.array([1, 2, 4.0])[mask])
        row.expect(f"s{i}", _F, np.array([1, 2, 4.0])[mask].sum())
