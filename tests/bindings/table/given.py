"""What is given as 0, as nothing or as false is given, and not absent; and attributes of unusual size."""

import math

import numpy as np

from . import randoms
from .build import case

_X = ("float32", [[1, 5, 2], [4, 3, 6]])


def rows(table):
    _zeros(table)
    _nothing(table)
    _false(table)
    _unusual(table)


def _zeros(table):
    case(table, "argmax", {"x": _X}, lambda x: np.argmax(x, 0), {"axis": 0}, out="int64")
    case(table, "argmin", {"x": _X}, lambda x: np.argmin(x, 0), {"axis": 0}, out="int64")
    case(table, "repeat", {"x": _X}, lambda x: np.repeat(x, 2, 0), {"repeats": 2, "axis": 0}, gradient=("x",))
    case(table, "repeat", {"x": _X}, lambda x: np.zeros((2, 0)), {"repeats": 0, "axis": 1})
    case(table, "roll", {"x": _X}, lambda x: np.roll(x, 1, 0), {"shift": [1], "axis": [0]})
    case(table, "sum", {"x": _X}, lambda x: x.sum(0), {"axis": [0]})
    case(table, "arange", {}, lambda: [-3, -2, -1], {"start": -3.0, "stop": 0.0}, out="int64")
    case(table, "eye", {}, lambda: np.zeros((2, 0)), {"n_rows": 2, "n_cols": 0}, out="float32")
    case(table, "linspace", {}, lambda: np.zeros(0), {"start": 1.0, "stop": 0.0, "num": 0}, out="float32")
    case(table, "elu", {"x": ("float64", [-1, 2])}, lambda x: [-0.0, 2], {"alpha": 0.0}, ulp=1)
    case(table, "leaky_relu", {"x": ("float64", [-1, 2])}, lambda x: [-0.0, 2], {"alpha": 0.0}, ulp=1)
    case(table, "random_normal", {}, lambda: [3, 3], {"shape": [2], "mean": 3.0, "stddev": 0.0}, out="float32")
    case(table, "random_uniform", {}, lambda: [u - 1 for u in randoms.uniform(randoms.take(4, 3))],
         {"shape": [3], "minval": -1.0, "maxval": 0.0, "seed": 4}, out="float32", ulp=2)
    case(table, "one_hot", {"indices": ("int32", [0])}, lambda i: np.zeros((1, 0)), {"depth": 0}, out="float32")
    row = table.row("clip to 0 from both sides")
    row.tensor("x", "float32", [-2, 3])
    row.scalar("zero", 0)
    row.op("clip", {"x": "x", "min": "zero"}, "a")
    row.expect("a", "float32", [0, 3])
    row.op("clip", {"x": "x", "max": "zero"}, "b")
    row.expect("b", "float32", [-2, 0])


def _nothing(table):
    case(table, "any", {"x": ("bool", [[True, False]])}, lambda x: x, {"axis": []}, out="bool")
    case(table, "squeeze", {"x": ("int8", [[[3]]])}, lambda x: x, {"axis": []})
    case(table, "flip", {"x": _X}, lambda x: x, {"axis": []})
    case(table, "permute_dims", {"x": ("int16", 7)}, lambda x: x, {"axes": []})
    case(table, "reshape", {"x": ("int16", [7])}, lambda x: x[0], {"shape": []})
    case(table, "broadcast_to", {"x": ("int16", 7)}, lambda x: x, {"shape": []})
    case(table, "fill", {"value": ("int16", 7)}, lambda x: x, {"shape": []})
    case(table, "tile", {"x": ("int16", 7)}, lambda x: x, {"repetitions": []})
    case(table, "slice", {"x": ("int16", 7)}, lambda x: x, {"begin": [], "size": []})
    case(table, "random_bernoulli", {"p": ("float32", 1)}, lambda p: True, {"shape": []}, out="bool")
    for about, limit, dims in (("maximum_iterations=0", 0, (0,)), ("maximum_iterations=1", 1, (1,))):
        row = table.row(f"while_loop {about}")
        f = row.function("always", [("x_c", "int64", [])])
        f.tensor("yes", "bool", True)
        f.results("yes")
        f = row.function("twice", [("x_b", "int64", [])])
        f.op("add", {"x1": "x_b", "x2": "x_b"}, "y_b")
        f.results("y_b", "x_b")
        row.tensor("x", "int64", 3)
        row.op("while_loop", {"inputs": ["x"], "cond": "always", "body": "twice", "maximum_iterations": limit}, ["y", "seen"])
        row.expect("y", "int64", 3 * 2**limit)
        row.expect("seen", "int64", np.full(dims, 3))
    row = table.row("scan length=0")
    f = row.function("f", [("x_f", "int64", [])])
    f.op("add", {"x1": "x_f", "x2": "x_f"}, "y_f")
    f.results("y_f", "x_f")
    row.tensor("x", "int64", 3)
    row.op("scan", {"inputs": ["x"], "function": "f", "num_carries": 1, "length": 0}, ["last", "seen"])
    row.expect("last", "int64", 3)
    row.expect("seen", "int64", np.zeros(0))


def _false(table):
    case(table, "sum", {"x": _X}, lambda x: x.sum(1), {"axis": [1], "keepdims": False})
    case(table, "linspace", {}, lambda: [0, 1], {"start": 0.0, "stop": 1.0, "num": 2, "endpoint": True}, out="float32")
    case(table, "matmul", {"x1": _X, "x2": _X}, lambda x, y: x.T @ y,
         {"transpose_a": True, "transpose_b": False, "adjoint_a": False, "adjoint_b": False})
    case(table, "gelu", {"x": ("float32", [0])}, lambda x: [0], {"approximate": False}, ulp=1)


def _unusual(table):
    case(table, "pad", {"x": ("float32", [1])}, lambda x: [-math.inf, 1], {"paddings": [1, 0], "constant_values": -math.inf})
    case(table, "pad", {"x": ("float64", [1])}, lambda x: [math.nan, 1], {"paddings": [1, 0], "constant_values": math.nan})
    seed = 2**40 + 3
    case(table, "random_uniform", {}, lambda: randoms.uniform(randoms.take(seed, 3)), {"shape": [3], "seed": seed}, out="float32")
    case(table, "fill", {"value": ("int8", 3)}, lambda v: np.full([1] * 32, 3), {"shape": [1] * 32}, name="fill of rank 32")
    row = table.row("an op's parameters in any number: eight outputs, twelve inputs")
    row.tensor("x", "int32", range(8))
    row.op("split", {"x": "x", "num_or_size_splits": [8]}, [f"y{i}" for i in range(8)])
    for i in (0, 7):
        row.expect(f"y{i}", "int32", [i])
    row.op("concat", {"values": [f"y{i % 8}" for i in range(12)]}, "z")
    row.expect("z", "int32", [i % 8 for i in range(12)])
