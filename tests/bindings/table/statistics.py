"""Statistics and sets."""

import numpy as np

from .build import case

_F = "float32"
_X = (_F, [[1, 2, 4], [0.5, 8, 3]])
_HOLES = (_F, [[1, np.nan, 4], [0.5, 8, np.nan]])
_I = ("int32", [1, 3, 1, 0, 5])


def rows(table):
    _differences(table)
    _counts(table)
    _quantiles(table)
    _without_nan(table)


def _differences(table):
    case(table, "diff", {"x": _X}, np.diff, gradient=("x",))
    case(table, "diff", {"x": _I}, lambda x: np.diff(x, 2), {"axis": 0, "n": 2})
    both = {"x": _X, "prepend": (_F, [[7, 7, 7]]), "append": (_F, [[1, 2, 3]])}
    case(table, "diff", both, lambda x, p, a: np.diff(x, axis=0, prepend=p, append=a), {"axis": 0}, about=" with more at both ends")
    for attributes in ({}, {"axis": [1], "keepdims": True}):
        def both_of(x, a=attributes):
            axis, kept = tuple(a["axis"]) if "axis" in a else None, a.get("keepdims", False)
            return [np.mean(x, axis=axis, keepdims=kept), np.var(x, axis=axis, keepdims=kept)]
        case(table, "moments", {"x": _X}, both_of, attributes, ulp=2)


def _counts(table):
    for attributes, n in (({}, 6), ({"minlength": 8}, 8), ({"length": 3}, 3)):
        case(table, "bincount", {"x": _I}, lambda x, n=n: np.bincount(x.astype(int), minlength=n)[:n], attributes, out="int64")
    weights = (_F, [1, 2, 0.5, 4, 8])
    case(table, "bincount", {"x": _I, "weights": weights}, lambda x, w: np.bincount(x.astype(int), weights=w.astype(np.float64)), out=_F, about=" with weights")
    case(table, "bincount", {"x": _I}, lambda x: np.bincount(x.astype(int)), {"dtype": "float64"}, out="float64")
    row = table.row("bincount of a negative number")
    row.tensor("x", "int32", [1, -1])
    row.op("bincount", {"x": "x"}, "y", error=("INVALID_ARGUMENT", "bincount"))
    for attributes, among in (({"bins": 2}, None), ({"bins": 4, "low": 0.0, "high": 4.0}, (0, 4))):
        def histogram(x, a=attributes, among=among):
            return list(np.histogram(x.astype(np.float64), a["bins"], among))
        case(table, "histogram", {"x": _X}, histogram, attributes, out=["int64", _F])
    case(table, "histogram", {"x": _X}, lambda x: list(np.histogram(x.astype(np.float64), 3)), {"bins": 3, "dtype": _F}, out=[_F, _F], ulp=1)
    for attributes in ({}, {"invert": True}):
        parts = ("complex64", [1, 2j, -1]), ("complex64", [2j, 3])
        case(table, "isin", {"x1": parts[0], "x2": parts[1]}, lambda x, e, a=attributes: np.isin(x, e, **a), attributes, out="bool", about=" of complex numbers")
        case(table, "isin", {"x1": _I, "x2": ("int32", [5, 1])}, lambda x, e, a=attributes: np.isin(x, e, **a), attributes, out="bool")


def _quantiles(table):
    for op, scale, function in (("quantile", 1, np.quantile), ("percentile", 100, np.percentile)):
        q = ("float64", [0.25 * scale, 0.5 * scale])
        for attributes in ({}, {"axis": [1], "keepdims": True}):
            def of(x, q, f=function, a=attributes):
                axis = tuple(a["axis"]) if "axis" in a else None
                return f(x.astype(np.float64), q.astype(np.float64), axis=axis, keepdims=a.get("keepdims", False))
            case(table, op, {"x": _X, "q": q}, of, attributes)
        for method in ("lower", "higher", "nearest", "midpoint"):
            case(table, op, {"x": _X, "q": q}, lambda x, q, f=function, m=method: f(x.astype(np.float64), q.astype(np.float64), method=m), {"method": method.upper()})
        row = table.row(f"{op} out of range")
        row.tensor("x", _F, [1, 2])
        row.tensor("q", "float64", [-0.5])
        row.op(op, {"x": "x", "q": "q"}, "y", error=("INVALID_ARGUMENT", op))
    for attributes in ({}, {"axis": [0], "keepdims": True}):
        def median(x, a=attributes):
            return np.median(x, axis=tuple(a["axis"]) if "axis" in a else None, keepdims=a.get("keepdims", False))
        case(table, "median", {"x": _X}, median, attributes)


def _without_nan(table):
    for op in ("nansum", "nanprod", "nanmax", "nanmin", "nanmean", "nanvar", "nanstd"):
        for attributes in ({}, {"axis": [0], "keepdims": True}):
            def of(x, f=getattr(np, op), a=attributes):
                return f(x, axis=tuple(a["axis"]) if "axis" in a else None, keepdims=a.get("keepdims", False))
            case(table, op, {"x": _HOLES}, of, attributes, ulp=2)
    for op, one in (("nansum", np.nansum), ("nanprod", np.nanprod)):
        case(table, op, {"x": _HOLES}, lambda x, f=one: f(x), {"dtype": "float64"}, out="float64", ulp=2)
    for op, one in (("nanvar", np.nanvar), ("nanstd", np.nanstd)):
        case(table, op, {"x": _HOLES}, lambda x, f=one: f(x, axis=1, ddof=1), {"axis": [1], "correction": 1.0}, ulp=2)
    for axis in ({}, {"axis": 0}, {"axis": 1}):
        for op, function in (("nanargmax", np.nanargmax), ("nanargmin", np.nanargmin)):
            case(table, op, {"x": _HOLES}, lambda x, f=function, a=axis: f(x, **a), axis, out="int64")
            if axis:
                case(table, op, {"x": _HOLES}, lambda x, f=function, a=axis: f(x, **a, keepdims=True), {**axis, "keepdims": True}, out="int64")
    for op, function in (("nancumsum", np.nancumsum), ("nancumprod", np.nancumprod)):
        first = 0 if op == "nancumsum" else 1
        case(table, op, {"x": _HOLES}, lambda x, f=function: f(x, axis=1), {"axis": 1})
        case(table, op, {"x": _HOLES}, lambda x, f=function: f(x[:, ::-1], axis=1)[:, ::-1], {"axis": 1, "reverse": True, "dtype": "float64"}, out="float64")
        before = lambda x, f=function, first=first: np.insert(f(x, axis=1), 0, first, axis=1)
        case(table, op, {"x": _HOLES}, before, {"axis": 1, "include_initial": True})
        case(table, op, {"x": _HOLES}, lambda x, before=before: before(x)[:, :-1], {"axis": 1, "exclusive": True})
    for attributes in ({}, {"axis": [1], "keepdims": True}):
        how = {"axis": tuple(attributes["axis"]), "keepdims": True} if attributes else {}
        case(table, "nanmedian", {"x": _HOLES}, lambda x, how=how: np.nanmedian(x, **how), attributes)
        for op, scale in (("nanquantile", 1), ("nanpercentile", 100)):
            q = ("float64", [0.25 * scale, 0.75 * scale])
            of = lambda x, q, f=getattr(np, op), **how: f(x.astype(np.float64), q.astype(np.float64), **how)
            case(table, op, {"x": _HOLES, "q": q}, lambda x, q, of=of, how=how: of(x, q, **how), attributes)
            case(table, op, {"x": _HOLES, "q": q}, lambda x, q, of=of, how=how: of(x, q, method="lower", **how), {**attributes, "method": "LOWER"})
    of_complex = ("complex128", [[1, 2j, 1 + 1j], [0.5, -1j, 3]])
    for op in ("var", "std"):
        case(table, op, {"x": of_complex}, lambda x, f=getattr(np, op): f(x, axis=1), {"axis": [1]}, out="float64", ulp=2, about=" of complex numbers")
