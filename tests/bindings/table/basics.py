"""Dtypes, promotion, weak scalars, broadcasting, empty and zero-rank tensors, printed text, strings, devices."""

import math

import numpy as np

from . import values

_NAN, _INF = math.nan, math.inf
_NUMBERS = [dtype for dtype in values.DTYPES if dtype != "string"]


def rows(table):
    _round_trips(table)
    _promotion(table)
    _weak(table)
    _broadcasting(table)
    _empty(table)
    _printed(table)
    _strings(table)
    _devices(table)


def extremes(dtype):
    if dtype == "bool":
        return [True, False, True]
    if dtype in values.INTEGERS:
        bits = int(dtype.lstrip("uint"))
        return [0, 2**bits - 1, 7] if dtype in values.UNSIGNED else [-(2 ** (bits - 1)), 2 ** (bits - 1) - 1, -1, 0]
    if dtype == "string":
        return ["", "text", "Zoë 日本", "two\nlines"]
    real = values.COMPLEX.get(dtype, dtype)
    digits, least, largest = values.FLOATS[real]
    numbers = [0.0, -0.0, 1.5, math.ldexp(1, least), float(largest), -float(largest), 1 + math.ldexp(1, 1 - digits), _INF, -_INF, _NAN]
    return [complex(x, y) for x, y in zip(numbers, reversed(numbers))] if dtype in values.COMPLEX else numbers


def _round_trips(table):
    for dtype in values.DTYPES:
        data = extremes(dtype)
        row = table.row(f"round trip of {dtype}")
        row.tensor("x", dtype, data)
        row.expect("x", dtype, data)
        row.op("identity", {"x": "x"}, "y")
        row.expect("y", dtype, data)
        row.tensor("scalar", dtype, data[1])
        row.expect("scalar", dtype, data[1])
        row.tensor("empty", dtype, np.zeros((2, 0)))
        row.expect("empty", dtype, np.zeros((2, 0)))


def promoted(a, b):
    """The dtype of two dtypes together, as the Array API has it; None where that leaves it open."""
    if a == b:
        return a
    kinds = ["bool", values.INTEGERS, tuple(values.FLOATS), tuple(values.COMPLEX)]
    kind = lambda dtype: next(i for i, one in enumerate(kinds) if dtype == one or dtype in one and one != "bool")
    low, high = sorted((a, b), key=kind)
    if kind(low) != kind(high):
        return "complex128" if high == "complex64" and low == "float64" else high
    if kind(a) == 3:
        return "complex128"
    if kind(a) == 2:
        return "float64" if "float64" in (a, b) else "float32"
    size = lambda dtype: int(dtype.lstrip("uint"))
    if (a in values.SIGNED) == (b in values.SIGNED):
        return max(a, b, key=size)
    signed, unsigned = (a, b) if a in values.SIGNED else (b, a)
    if size(signed) > size(unsigned):
        return signed
    return f"int{size(unsigned) * 2}" if size(unsigned) < 64 else None


def _promotion(table):
    for a in _NUMBERS:
        row = table.row(f"promotion of {a}")
        row.tensor("yes", "bool", True)
        for dtype in _NUMBERS:
            row.tensor(f"x_{dtype}", dtype, 1)
        for b in _NUMBERS:
            if promoted(a, b) is None:
                continue
            row.op("where", {"condition": "yes", "x1": f"x_{a}", "x2": f"x_{b}"}, f"y_{b}")
            row.expect(f"y_{b}", promoted(a, b), 1)
    row = table.row("promotion keeps values")
    row.tensor("a", "uint32", [2**32 - 1])
    row.tensor("b", "int32", [-1])
    row.op("add", {"x1": "a", "x2": "b"}, "y")
    row.expect("y", "int64", [2**32 - 2])
    row.tensor("c", "float16", [0.5])
    row.tensor("d", "int64", [3])
    row.op("multiply", {"x1": "c", "x2": "d"}, "z")
    row.expect("z", "float16", [1.5])
    row.tensor("e", "bfloat16", [256])
    row.op("add", {"x1": "c", "x2": "e"}, "w")
    row.expect("w", "float32", [256.5])


def _weak(table):
    for dtype in _NUMBERS:
        row = table.row(f"weak scalars beside {dtype}")
        row.tensor("x", dtype, [0, 1])
        row.scalar("two", 2)
        row.scalar("half", 0.5)
        row.op("bitwise_or" if dtype == "bool" else "add", {"x1": "x", "x2": "two"}, "y")
        if dtype == "bool":
            row.expect("y", "int64", [2, 3])
            continue
        row.expect("y", dtype, [2, 3])
        row.op("subtract", {"x1": "two", "x2": "x"}, "z")
        row.expect("z", dtype, [2, 1])
        row.op("multiply", {"x1": "x", "x2": "half"}, "w")
        row.expect("w", "float64" if dtype in ("int64", "uint64") else "float32" if dtype in values.INTEGERS else dtype, [0, 0.5])
    row = table.row("a weak float gives float64 all its digits")
    row.scalar("tenth", 0.1)
    for dtype in values.FLOATS:
        row.tensor(f"x_{dtype}", dtype, [0])
        row.op("add", {"x1": f"x_{dtype}", "x2": "tenth"}, f"y_{dtype}")
        row.expect(f"y_{dtype}", dtype, [0.1])
    for name, dtype, value in (("-1", "uint8", -1), ("300", "uint8", 300), ("128", "int8", 128), ("2^40", "int32", 2**40)):
        row = table.row(f"the weak integer {name} beside {dtype}")
        row.tensor("x", dtype, [1])
        row.scalar("n", value)
        row.op("add", {"x1": "x", "x2": "n"}, "y", error=("INVALID_ARGUMENT", "add"))
    row = table.row("a weak integer beside int64 has 64 bits")
    row.tensor("x", "int64", [1])
    row.scalar("n", 2**62 + 1)
    row.op("add", {"x1": "x", "x2": "n"}, "y")
    row.expect("y", "int64", [2**62 + 2])


def _broadcasting(table):
    for left, right in (
        ((2, 3), (3,)), ((3,), (2, 3)), ((), (2, 2)), ((2, 1), (1, 3)), ((2, 1, 3), (4, 1)), ((1,), (0,)), ((2, 0), (1, 1)),
        ((1, 1, 1), ()), ((0, 3), (3,)), ((2, 1, 2, 1), (3, 1, 2)),
    ):
        a = np.arange(float(np.prod(left, dtype=int))).reshape(left)
        b = 10 * np.arange(float(np.prod(right, dtype=int))).reshape(right)
        row = table.row(f"broadcast {list(left)} and {list(right)}".replace(",", "").replace("[]", "a scalar"))
        row.tensor("a", "int32", a)
        row.tensor("b", "float32", b)
        row.op("subtract", {"x1": "a", "x2": "b"}, "y")
        row.expect("y", "float32", a - b)
        row.tensor("c", "float64", a)
        row.tape("tape", "c", "b")
        row.op("add", {"x1": "c", "x2": "b"}, "z")
        row.gradient("tape", "z", ["c", "b"], ["d_c", "d_b"])
        count = np.broadcast_shapes(left, right)
        for name, dtype, shape in (("d_c", "float64", left), ("d_b", "float32", right)):
            times = np.prod(count, dtype=int) / np.prod(shape, dtype=int) if 0 not in shape else 0
            row.expect(name, dtype, np.full(shape, times), 1)


def _empty(table):
    row = table.row("ops on nothing")
    row.tensor("x", "float32", np.zeros((0, 3)))
    for op in ("exp", "relu", "isnan", "negative", "softmax", "flip", "copy"):
        row.op(op, {"x": "x"}, f"y_{op}")
        row.expect(f"y_{op}", "bool" if op == "isnan" else "float32", np.zeros((0, 3)))
    row.op("concat", {"values": ["x", "x"], "axis": 1}, "c")
    row.expect("c", "float32", np.zeros((0, 6)))
    row.op("reshape", {"x": "x", "shape": [3, 0, 2]}, "r")
    row.expect("r", "float32", np.zeros((3, 0, 2)))
    row.op("permute_dims", {"x": "x"}, "p")
    row.expect("p", "float32", np.zeros((3, 0)))
    row = table.row("gradients of nothing")
    row.tensor("x", "float64", np.zeros(0))
    row.tape("tape", "x")
    row.op("square", {"x": "x"}, "y")
    row.op("sum", {"x": "y"}, "z")
    row.gradient("tape", "z", "x", "d_x")
    row.expect("z", "float64", 0)
    row.expect("d_x", "float64", np.zeros(0))
    row = table.row("ops on scalars")
    row.tensor("x", "float64", 4)
    for op, expected in (("sqrt", 2), ("sum", 4), ("max", 4), ("square", 16), ("permute_dims", 4), ("squeeze", 4), ("flip", 4)):
        row.op(op, {"x": "x"}, f"y_{op}")
        row.expect(f"y_{op}", "float64", expected)
    row.op("expand_dims", {"x": "x", "axis": 0}, "y")
    row.expect("y", "float64", [4])
    row.op("argmax", {"x": "x"}, "i")
    row.expect("i", "int64", 0)
    row.op("stack", {"values": ["x", "x"]}, "s")
    row.expect("s", "float64", [4, 4])
    row = table.row("a tensor of rank 32")
    row.tensor("x", "int8", np.full([1] * 31 + [2], 3))
    row.op("add", {"x1": "x", "x2": "x"}, "y")
    row.expect("y", "int8", np.full([1] * 31 + [2], 6))


_TEXTS = (
    ("a scalar", "float32", 1.5), ("a whole scalar", "float64", 3.0), ("an int", "int64", -7), ("a bool", "bool", True),
    ("whole floats", "float32", [1, 2, 3]), ("decimals", "float32", [0.1, 2.25, -3]), ("float64", "float64", [1 / 3, 100.125]),
    ("float16", "float16", [0.1, 1.5, 100]), ("large and small", "float32", [1e10, 1e-3, 1]), ("tiny", "float64", [1e-8, 1e-9]),
    ("huge", "float64", [1e20, 3e22]), ("not finite", "float32", [math.inf, -math.inf, math.nan, 1]), ("zeros", "float32", [0.0, -0.0]),
    ("ints", "int32", [1, -20, 300]), ("bools", "bool", [True, False]), ("a matrix", "int32", [[1, 2], [-30, 4]]),
    ("a matrix of floats", "float32", [[1.5, 2], [3.25, -40]]), ("three dims", "int8", np.arange(8).reshape(2, 2, 2)),
    ("complex64", "complex64", [1 + 2j, -0.5 - 1j]), ("complex128", "complex128", [1e10 + 1j, complex(math.nan, math.inf)]),
    ("a complex scalar", "complex128", 1 - 2j), ("nothing", "float32", np.zeros(0)), ("nothing of two dims", "int32", np.zeros((2, 0))),
    ("a long line", "int64", [10**i for i in range(19)]), ("long lines of floats", "float32", [i + 0.125 for i in range(30)]),
    ("uint64", "uint64", [2**64 - 1, 0]), ("largest and least", "float64", [1.7976931348623157e308, 5e-324]),
)
_NUMPY = {"bool": "?", **{dtype: dtype for dtype in _NUMBERS}}


def _printed(table):
    for about, dtype, data in _TEXTS:
        row = table.row(f"text of {about}")
        row.tensor("x", dtype, data)
        row.text("x", str(np.asarray(data, dtype=_NUMPY[dtype])[()]))
    for about, count, shape in (("a long vector", 1001, [1001]), ("a large matrix", 1200, [100, 12]), ("four dims", 1400, [1, 2, 7, 100])):
        row = table.row(f"text of {about} is a summary")
        row.op("arange", {"start": float(count)}, "n")
        row.op("reshape", {"x": "n", "shape": shape}, "x")
        row.text("x", str(np.arange(count).reshape(shape)))
    row = table.row("text of just no summary")
    row.op("arange", {"start": 40.0}, "x")
    row.text("x", str(np.arange(40)))


def _strings(table):
    row = table.row("strings in ops, variables and functions")
    row.tensor("x", "string", [["a", "b"], ["", "ü"]])
    row.op("reshape", {"x": "x", "shape": [4]}, "y")
    row.expect("y", "string", ["a", "b", "", "ü"])
    row.variable("v", "y", title="v", trainable=False)
    row.tensor("z", "string", ["1", "2", "3", "4"])
    row.do("assign", variable="v", value="z")
    row.read("v", "w")
    row.expect("w", "string", ["1", "2", "3", "4"])
    f = row.function("f", [("s", "string", [-1])])
    f.op("expand_dims", {"x": "s", "axis": 0}, "t")
    f.results("t")
    row.do("call", function="f", given=["y"], **{"as": ["u"]})
    row.expect("u", "string", [["a", "b", "", "ü"]])
    row.op("zeros_like", {"x": "x", "dtype": "int8"}, "n")
    row.expect("n", "int8", [[0, 0], [0, 0]])
    row = table.row("strings have no arithmetic")
    row.tensor("x", "string", ["a"])
    row.op("add", {"x1": "x", "x2": "x"}, "y", error=("INVALID_ARGUMENT", "add"))


def _devices(table):
    row = table.row("devices by any name")
    row.tensor("x", "float32", [1, 2])
    for i, name in enumerate(("cpu:0", "/cpu:0", "/device:CPU:0", "cpu")):
        row.do("copy_to", value="x", device=name, **{"as": f"y{i}"})
        row.expect(f"y{i}", "float32", [1, 2])
    inner = row.block("device", name="cpu:0")
    inner.op("add", {"x1": "x", "x2": "y0"}, "z")
    inner.expect("z", "float32", [2, 4])
    row = table.row("a copy passes gradients")
    row.tensor("x", "float32", 3)
    row.tape("tape", "x")
    row.do("copy_to", value="x", device="cpu:0", **{"as": "y"})
    row.op("square", {"x": "y"}, "z")
    row.gradient("tape", "z", "x", "d_x")
    row.expect("d_x", "float32", 6)
    row = table.row("devices that do not exist")
    row.tensor("x", "float32", [1, 2])
    row.do("copy_to", ("NOT_FOUND",), value="x", device="gpu:99", **{"as": "y"})
    row.do("copy_to", ("INVALID_ARGUMENT",), value="x", device="no device", **{"as": "z"})
    row.block("device", ("NOT_FOUND",), name="cpu:7")
    row.block("device", ("INVALID_ARGUMENT",), name=":")
