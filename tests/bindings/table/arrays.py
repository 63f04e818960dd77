"""Ops that move, choose or make elements; all exact."""

import math

import numpy as np

from . import values
from .build import case

_F = "float32"


def _count(*dims, start=1):
    return np.arange(start, start + int(np.prod(dims)), dtype=float).reshape(dims)


_X23, _X234 = (_F, _count(2, 3)), (_F, _count(2, 3, 4))


def rows(table):
    _shapes(table)
    _joins(table)
    _einsums(table)
    _cuts(table)
    _indices(table)
    _scatters(table)
    _strided(table)
    _choices(table)
    _made(table)
    _casts(table)


def _moved(table, op, x, attributes, function, **more):
    case(table, op, {"x": x}, function, attributes, gradient=("x",) if x[0] in values.FLOATS else (), **more)


def _shapes(table):
    _moved(table, "reshape", _X23, {"shape": [3, -1]}, lambda x: x.reshape(3, 2))
    _moved(table, "reshape", (_F, np.zeros((2, 3))), {"shape": [0, -1, 1], "zero_copies": True}, lambda x: x.reshape(2, 3, 1))
    row = table.row("reshape to a tensor")
    row.tensor("x", "int16", _count(2, 3))
    row.tensor("shape", "int64", [3, 2])
    row.op("reshape", {"x": "x", "shape": "shape"}, "y")
    row.expect("y", "int16", _count(3, 2))
    row = table.row("broadcast_to a tensor")
    row.tensor("x", "int16", [1, 2])
    row.tensor("shape", "int32", [3, 2])
    row.op("broadcast_to", {"x": "x", "shape": "shape"}, "y")
    row.expect("y", "int16", [[1, 2]] * 3)
    like = ("int8", np.zeros((3, 2)))
    case(table, "reshape_like", {"x": _X23, "like": like}, lambda x, y: x.reshape(3, 2), gradient=("x",))
    _moved(table, "broadcast_to", (_F, [[1], [2]]), {"shape": [2, 2, 3]}, lambda x: np.broadcast_to(x, (2, 2, 3)))
    case(table, "broadcast_like", {"x": (_F, [1, 2]), "like": like}, lambda x, y: np.broadcast_to(x, (3, 2)), gradient=("x",))
    case(table, "sum_like", {"x": _X23, "like": ("int8", [[0], [0]])}, lambda x, y: x.sum(1, keepdims=True), gradient=("x",))
    case(table, "sum_like", {"x": ("int32", [[1, 2], [3, 4]]), "like": ("int8", [0, 0])}, lambda x, y: x.sum(0), about=" of integers")
    _moved(table, "expand_dims", _X23, {"axis": 1}, lambda x: x[:, None])
    _moved(table, "expand_dims", _X23, {"axis": -1}, lambda x: x[..., None])
    _moved(table, "squeeze", (_F, _count(1, 2, 1)), {}, lambda x: x.reshape(2))
    _moved(table, "squeeze", (_F, _count(1, 2, 1)), {"axis": [-1]}, lambda x: x[..., 0])
    _moved(table, "permute_dims", _X234, {}, lambda x: x.transpose())
    _moved(table, "permute_dims", _X234, {"axes": [1, -1, 0]}, lambda x: x.transpose(1, 2, 0))
    _moved(table, "flip", _X23, {}, lambda x: x[::-1, ::-1])
    _moved(table, "flip", _X23, {"axis": [-1]}, lambda x: x[:, ::-1])
    _moved(table, "roll", _X23, {"shift": [2]}, lambda x: np.roll(x, 2))
    _moved(table, "roll", _X23, {"shift": [1, -1], "axis": [0, 1]}, lambda x: np.roll(x, (1, -1), (0, 1)))
    _moved(table, "tile", _X23, {"repetitions": [2, 2]}, lambda x: np.tile(x, (2, 2)))
    _moved(table, "repeat", _X23, {"repeats": 2}, lambda x: np.repeat(x, 2))
    _moved(table, "repeat", _X23, {"repeats": 2, "axis": 1}, lambda x: np.repeat(x, 2, 1))
    for attributes in ({"axis": 1}, {"axis": -1}):
        counts = ("int32", [2, 0, 1])
        case(table, "repeat_each", {"x": _X23, "repeats": counts}, lambda x, n: np.repeat(x, n.astype(int), 1), attributes, gradient=("x",))
    case(table, "repeat_each", {"x": _X23, "repeats": ("int64", 2)}, lambda x, n: np.repeat(x, int(n)))
    pads = {"paddings": [1, 0, 2, 1]}
    _moved(table, "pad", _X23, pads, lambda x: np.pad(x, ((1, 0), (2, 1))))
    _moved(table, "pad", _X23, {**pads, "constant_values": 2.5}, lambda x: np.pad(x, ((1, 0), (2, 1)), constant_values=2.5))
    _moved(table, "pad", _X23, {**pads, "mode": "REFLECT"}, lambda x: np.pad(x, ((1, 0), (2, 1)), "reflect"))
    _moved(table, "pad", _X23, {**pads, "mode": "SYMMETRIC"}, lambda x: np.pad(x, ((1, 0), (2, 1)), "symmetric"))
    for op, function in (("tril", np.tril), ("triu", np.triu)):
        _moved(table, op, (_F, _count(2, 3, 3)), {}, function)
        _moved(table, op, (_F, _count(3, 4)), {"k": 1}, lambda x, f=function: f(x, 1))
        _moved(table, op, (_F, _count(3, 4)), {"k": -1}, lambda x, f=function: f(x, -1))
    _moved(table, "diag", (_F, _count(3)), {}, np.diag, about=" of a vector")
    _moved(table, "diag", (_F, _count(3)), {"k": -1}, lambda x: np.diag(x, -1), about=" of a vector")
    _moved(table, "diag", (_F, _count(3, 4)), {"k": 1}, lambda x: np.diag(x, 1), about=" of a matrix")
    row = table.row("moves of strings")
    row.tensor("x", "string", [["a", ""], ["Zoë", "日本"]])
    row.op("reshape", {"x": "x", "shape": [4, 1]}, "y")
    row.expect("y", "string", [["a"], [""], ["Zoë"], ["日本"]])
    row.op("expand_dims", {"x": "y", "axis": 0}, "z")
    row.op("squeeze", {"x": "z"}, "w")
    row.expect("w", "string", ["a", "", "Zoë", "日本"])


def _einsums(table):
    a, b, c = (_F, _count(2, 3)), (_F, _count(3, 2, start=2)), (_F, _count(2, 2, start=5))
    for equation, given in (("ij,jk->ik", [a, b]), ("ij,jk,kl->il", [a, b, c]), ("ii->i", [c]), ("ij,ij", [a, a]), ("...i,...i->...", [a, a])):
        case(table, "einsum", {"inputs": given}, lambda v, e=equation: np.einsum(e, *v), {"equation": equation}, gradient=("inputs",))
    case(table, "einsum", {"inputs": [("int8", [[1, 2]]), ("int32", [[3], [4]])]}, lambda v: np.einsum("ij,jk->ki", *v),
         {"equation": "ij,jk->ki"}, out="int32", about=" promotes")


def _joins(table):
    a, b = (_F, _count(2, 2)), (_F, _count(2, 2, start=5))
    case(table, "concat", {"values": [a, (_F, _count(1, 2, start=9)), b]}, lambda v: np.concatenate(v), gradient=("values",))
    case(table, "concat", {"values": [a, b]}, lambda v: np.concatenate(v, -1), {"axis": -1}, gradient=("values",))
    case(table, "concat", {"values": [a]}, lambda v: v[0], gradient=("values",), about=" of one tensor")
    case(table, "concat", {"values": [("int8", [1]), ("int64", [2**40])]}, np.concatenate, out="int64", about=" promotes")
    case(table, "concat", {"values": [("bool", np.zeros((0, 2))), ("bool", [[True, False]])]}, np.concatenate, about=" with an empty one")
    case(table, "stack", {"values": [a, b]}, lambda v: np.stack(v), gradient=("values",))
    case(table, "stack", {"values": [a, b]}, lambda v: np.stack(v, -1), {"axis": -1}, gradient=("values",))


def _cuts(table):
    _moved(table, "split", (_F, _count(4, 2)), {"num_or_size_splits": [2]}, lambda x: np.split(x, 2))
    _moved(table, "split", (_F, _count(2, 6)), {"num_or_size_splits": [1, -1, 2], "axis": 1}, lambda x: np.split(x, [1, 4], 1))
    _moved(table, "split", (_F, _count(3)), {"num_or_size_splits": [1]}, lambda x: [x], name="split into one")
    _moved(table, "unstack", _X23, {}, lambda x: list(x))
    _moved(table, "unstack", _X23, {"axis": -1, "num": 3}, lambda x: list(x.T))
    _moved(table, "slice", _X234, {"begin": [0, 1, 1]}, lambda x: x[:, 1:, 1:])
    _moved(table, "slice", _X234, {"begin": [1, 0, 2], "size": [1, -1, 1]}, lambda x: x[1:, :, 2:3])
    _moved(table, "slice", _X23, {"begin": [0, 1], "size": [0, 2]}, lambda x: x[0:0, 1:])


def _indices(table):
    for dtype in ("int32", "uint8"):
        one = {"x": _X23, "indices": (dtype, [[1, 0], [1, 1]])}
        case(table, "gather", one, lambda x, i: x[i], gradient=("x",), about=f" by {dtype}")
    case(table, "gather", {"x": _X234, "indices": ("int64", [2, 0])}, lambda x, i: x[:, i], {"axis": 1}, gradient=("x",))
    case(table, "gather", {"x": _X234, "indices": ("int64", 3)}, lambda x, i: x[..., i], {"axis": -1}, gradient=("x",), about=" by a scalar")
    batched = {"x": _X234, "indices": ("int32", [[0, 2], [1, 1]])}
    case(table, "gather", batched, lambda x, i: np.stack([x[b][i[b]] for b in (0, 1)]), {"axis": 1, "batch_dims": 1}, gradient=("x",))
    case(table, "gather", {"x": ("complex64", [1 + 1j, 2]), "indices": ("int32", np.zeros((2, 0)))}, lambda x, i: x[i], about=" of nothing")
    case(table, "gather_nd", {"x": _X23, "indices": ("int32", [[0, 1], [1, 2], [0, 1]])}, lambda x, i: x[tuple(i.T)], gradient=("x",))
    case(table, "gather_nd", {"x": _X234, "indices": ("int16", [[1], [0]])}, lambda x, i: x[i[:, 0]], gradient=("x",), about=" of slices")
    along = {"x": _X23, "indices": ("int32", [[2, 0], [1, 1]])}
    case(table, "take_along_axis", along, lambda x, i: np.take_along_axis(x, i, -1), gradient=("x",))
    along = {"x": _X23, "indices": ("int64", [[1, 0, 1]])}
    case(table, "take_along_axis", along, lambda x, i: np.take_along_axis(x, i, 0), {"axis": 0}, gradient=("x",))
    case(table, "one_hot", {"indices": ("int32", [0, 2, 5, -1])}, lambda i: np.eye(3)[[0, 2, 0, 0]] * [[1], [1], [0], [0]], {"depth": 3}, out=_F)
    case(table, "one_hot", {"indices": ("uint8", [[1], [0]])}, lambda i: [[[0], [1]], [[1], [0]]], {"depth": 2, "axis": 1, "dtype": "int16"}, out="int16", name="one_hot axis=1 dtype=int16")
    row = table.row("one_hot with values")
    row.tensor("i", "int64", [1, 0])
    row.tensor("on", "float64", 2.5)
    row.tensor("off", "float64", -1)
    row.op("one_hot", {"indices": "i", "depth": 2, "on_value": "on", "off_value": "off"}, "y")
    row.expect("y", "float64", [[-1, 2.5], [2.5, -1]])
    row.op("one_hot", {"indices": "i", "depth": 2, "on_value": "on", "axis": 0}, "z")
    row.expect("z", "float64", [[0, 2.5], [2.5, 0]])
    row.op("one_hot", {"indices": "i", "depth": 2, "off_value": "off"}, "w")
    row.expect("w", "float64", [[-1, 1], [1, -1]])


def _scatter(how):
    def scattered(x, indices, updates):
        out = x.copy()
        for i, at in enumerate(np.ndindex(indices.shape[:-1])):
            place = tuple(indices[at])
            out[place] = how(out[place], updates[at])
        return out
    return scattered


def _scatters(table):
    indices, updates = ("int32", [[2], [0], [2]]), (_F, [10, 20, 5])
    case(table, "scatter_nd", {"indices": indices, "updates": updates}, lambda i, u: _scatter(np.add)(np.zeros(4, u.dtype), i, u),
         {"shape": [4]}, out=_F, gradient=("updates",))
    case(table, "scatter_nd", {"indices": ("int64", [[1, 0]]), "updates": ("int16", [7])}, lambda i, u: [[0, 0], [7, 0]],
         {"shape": [2, 2]}, out="int16")
    x = (_F, [1, 2, 7, 4])
    for op, how, places, which in (
        ("add", np.add, [[2], [0], [2]], ("x", "updates")), ("update", lambda a, b: b, [[2], [0], [3]], ("x", "updates")),
        ("max", np.maximum, [[2], [0], [2]], ("x", "updates")), ("min", np.minimum, [[2], [0], [2]], ("x", "updates")),
    ):
        given = {"x": x, "indices": ("int32", places), "updates": updates}
        case(table, f"tensor_scatter_nd_{op}", given, _scatter(how), gradient=which)
        given = {"x": ("int8", _count(2, 2)), "indices": ("uint16", [[1]]), "updates": ("int8", [[9, -9]])}
        case(table, f"tensor_scatter_nd_{op}", given, _scatter(how), about=" of slices of integers")


def _strided(table):
    x = _X234
    for given, key in (
        ({"begin": [1], "end": [2]}, np.s_[1:2]),
        ({"begin": [0, -1], "end": [2, 0], "strides": [1, -1]}, np.s_[0:2, -1:0:-1]),
        ({"begin": [1, 0], "end": [2, 3], "shrink_axes": 1}, np.s_[1, 0:3]),
        ({"begin": [0, 0], "end": [2, 2], "new_axes": 1}, np.s_[None, 0:2]),
        ({"begin": [0, 1], "end": [0, 3], "ellipsis": 1}, np.s_[..., 1:3]),
        ({"begin": [1, 1], "end": [2, 3], "begin_mask": 3}, np.s_[:2, :3]),
        ({"begin": [0, 1], "end": [1, 2], "end_mask": 2}, np.s_[0:1, 1:]),
        ({"begin": [1]}, np.s_[1:]),
        ({"begin": [2], "end": [0], "strides": [-2]}, np.s_[2:0:-2]),
    ):
        _moved(table, "strided_slice", x, given, lambda x, key=key: x[key])
        shape = np.zeros(np.shape(x[1]))[key].shape

        def updated(x, value, key=key):
            y = np.array(x)
            y[key] = value
            return y

        case(table, "strided_slice_update", {"x": x, "value": (x[0], -np.arange(np.prod(shape)).reshape(shape))}, updated, given,
             gradient=("x", "value"))


def _choices(table):
    case(table, "where", {"condition": ("bool", [[True], [False]]), "x1": (_F, [1, 2, 3]), "x2": _X23},
         lambda c, a, b: np.where(c, a, b), out=_F, gradient=("x1", "x2"))
    case(table, "where", {"condition": ("bool", True), "x1": ("int16", [1]), "x2": ("uint16", [2])}, lambda c, a, b: a, out="int32", about=" promotes")
    inner = (_F, [-3, 0.5, 9])
    case(table, "clip", {"x": inner, "min": (_F, -1), "max": (_F, 4)}, lambda x, a, b: np.clip(x, a, b), gradient=("x",), about=" both")
    case(table, "clip", {"x": inner, "min": (_F, [0, 1, 2])}, np.maximum, gradient=("x", "min"), about=" from below")
    row = table.row("clip from above alone")
    row.tensor("x", "int32", [-3, 5, 9])
    row.tensor("max", "int32", 4)
    row.op("clip", {"x": "x", "max": "max"}, "y")
    row.expect("y", "int32", [-3, 4, 4])
    row.scalar("two", 2)
    row.op("clip", {"x": "x", "min": "two"}, "z")
    row.expect("z", "int32", [2, 5, 9])


def _made(table):
    def made(op, attributes, dtype, value, ulp=0):
        case(table, op, {}, lambda: value, attributes, out=dtype, ulp=ulp)

    made("arange", {"start": 5.0}, "int64", range(5))
    made("arange", {"start": 1.0, "stop": 2.0, "step": 0.25}, "float32", [1, 1.25, 1.5, 1.75])
    made("arange", {"start": 3.0, "stop": -3.0, "step": -2.0, "dtype": "int8"}, "int8", [3, 1, -1])
    made("arange", {"start": 0.0, "stop": 3.0, "dtype": "float16"}, "float16", [0, 1, 2])
    made("arange", {"start": 3.0, "stop": 1.0}, "int64", np.zeros(0))
    made("eye", {"n_rows": 2}, "float32", np.eye(2))
    made("eye", {"n_rows": 2, "n_cols": 4, "k": 1, "dtype": "complex64"}, "complex64", np.eye(2, 4, 1))
    made("eye", {"n_rows": 3, "k": -1, "dtype": "bool"}, "bool", np.eye(3, 3, -1))
    made("linspace", {"start": 0.0, "stop": 1.0, "num": 5}, "float32", np.linspace(0, 1, 5))
    made("linspace", {"start": -1.0, "stop": 1.0, "num": 4, "endpoint": False, "dtype": "float64"}, "float64", [-1, -0.5, 0, 0.5])
    made("linspace", {"start": 2.0, "stop": 3.0, "num": 1}, "float32", [2])
    case(table, "fill", {"value": (_F, 2.5)}, lambda v: np.full((2, 3), v), {"shape": [2, 3]}, gradient=("value",))
    case(table, "fill", {"value": ("bool", True)}, lambda v: np.full((0, 3), v), {"shape": [0, 3]})
    case(table, "zeros_like", {"x": _X23}, np.zeros_like)
    case(table, "zeros_like", {"x": ("complex128", [1, 2])}, np.zeros_like, {"dtype": "uint64"}, out="uint64")
    case(table, "ones_like", {"x": ("uint8", [[4], [5]])}, np.ones_like)
    case(table, "ones_like", {"x": _X23}, np.ones_like, {"dtype": "bfloat16"}, out="bfloat16")


def _casts(table):
    whole = [0, 1, -1, 100]
    numbers = [dtype for dtype in values.DTYPES if dtype != "string"]
    for dtype in numbers:
        row = table.row(f"cast from {dtype} to all")
        data = values.array(dtype, [0, 1, 1, 1] if dtype == "bool" else [abs(x) for x in whole] if dtype in values.UNSIGNED else whole)
        row.tensor("x", dtype, data)
        for other in numbers:
            row.op("cast", {"x": "x", "dtype": other}, f"y_{other}")
            row.expect(f"y_{other}", other, [int(getattr(v, "real", v)) for v in data] if dtype in values.COMPLEX else list(data))
    row = table.row("casts cut fractions off and round")
    row.tensor("x", "float64", [2.75, -2.75, 1 + 2.0**-30, 65520, 3e38])
    for dtype, expected in (
        ("int32", None), ("float32", None), ("float16", [2.75, -2.75, 1, math.inf, math.inf]), ("bfloat16", None), ("complex64", None),
    ):
        if dtype == "int32":
            row.op("slice", {"x": "x", "begin": [0], "size": [4]}, "small")
            row.op("cast", {"x": "small", "dtype": dtype}, "y_int32")
            row.expect("y_int32", "int32", [2, -2, 1, 65520])
            continue
        row.op("cast", {"x": "x", "dtype": dtype}, f"y_{dtype}")
        row.expect(f"y_{dtype}", dtype, expected or [2.75, -2.75, 1 + 2.0**-30, 65520, 3e38])
    _moved(table, "cast", (_F, [1.5, -2]), {"dtype": "float64"}, lambda x: x, out="float64")
    row = table.row("bitcast")
    row.tensor("x", "float32", [1, -2.5])
    for dtype, numpy in (("int32", "<i4"), ("uint8", "<u1"), ("uint16", "<u2")):
        row.op("bitcast", {"x": "x", "dtype": dtype}, f"y_{dtype}")
        bits = np.array([1, -2.5], "<f4").view(numpy)
        row.expect(f"y_{dtype}", dtype, bits if dtype == "int32" else bits.reshape(2, -1))
    row.op("bitcast", {"x": "y_uint16", "dtype": "float32"}, "z")
    row.expect("z", "float32", [1, -2.5])
    row.tensor("b", "uint16", [0x3F80, 0x4000, 0xBF00])
    row.op("bitcast", {"x": "b", "dtype": "bfloat16"}, "c")
    row.expect("c", "bfloat16", [1, 2, -0.5])
