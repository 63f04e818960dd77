"""Elementwise ops: values from mpmath, gradients as its derivatives."""

import math
import operator

import mpmath
import numpy as np
from mpmath import mp

from . import build, values

_NAN, _INF = math.nan, math.inf
_ULP = {"float64": 4, "float32": 4, "float16": 1, "bfloat16": 1, "complex64": 8, "complex128": 8}
_FARTHER = {"digamma": 4, "lgamma": 4, "tan": 4}  # how many times as far these ops may be off
_FARTHER_GRADIENT = {"tanh": 8, "i0e": 8, "i1e": 8}  # 1 - y * y cancels, and so do Bessel functions of two orders
_COMPLEX = [0.5 + 0.75j, -1.25 + 0.5j, 1.5 - 2j]


def _sigmoid(x):
    return 1 / (1 + mp.exp(-x))


def _gelu(x):
    return x * (1 + mp.erf(x / mp.sqrt(2))) / 2


def _gelu_tanh(x):
    return x * (1 + mp.tanh(mp.sqrt(2 / mp.pi) * (x + mp.mpf("0.044715") * x**3))) / 2


def _selu(x):
    scale, alpha = mp.mpf("1.0507009873554804934193349852946"), mp.mpf("1.6732632423543772848170429916717")
    return scale * (x if x > 0 else alpha * mp.expm1(x))


# op, function, points, whole numbers, complex too?, attributes
_SMOOTH = [
    ("exp", mp.exp, [-2, -0.5, 0.75, 3], [0, 1, 4], True),
    ("exp2", lambda x: mp.power(2, x), [-2, -0.5, 0.75, 3], [0, 1, 4], True),
    ("expm1", mp.expm1, [-2, -0.5, 0.75, 3], [0, 1, 4], True),
    ("log", mp.log, [0.125, 0.75, 2.5, 20], [1, 2, 9], True),
    ("log2", lambda x: mp.log(x) / mp.log(2), [0.125, 0.75, 2.5, 20], [1, 2, 9], True),
    ("log10", lambda x: mp.log(x) / mp.log(10), [0.125, 0.75, 2.5, 20], [1, 2, 9], True),
    ("log1p", lambda x: mp.log(1 + x), [-0.5, 0.125, 0.75, 2.5], [0, 2, 9], True),
    ("sqrt", mp.sqrt, [0.125, 0.75, 2.5, 20], [1, 2, 9], True),
    ("rsqrt", lambda x: 1 / mp.sqrt(x), [0.125, 0.75, 2.5, 20], [1, 2, 9], True),
    ("reciprocal", lambda x: 1 / x, [-3, -0.125, 0.75, 2.5], [1, 3, 9], True),
    ("sin", mp.sin, [-2, -0.5, 0.75, 3], [0, 1, 4], True),
    ("cos", mp.cos, [-2, -0.5, 0.75, 3], [0, 1, 4], True),
    ("tan", mp.tan, [-2, -0.5, 0.75, 1.25], [0, 1, 4], True),
    ("asin", mp.asin, [-0.75, -0.125, 0.5, 0.875], [0, 1], True),
    ("acos", mp.acos, [-0.75, -0.125, 0.5, 0.875], [0, 1], True),
    ("atan", mp.atan, [-2, -0.5, 0.75, 3], [0, 1, 4], True),
    ("sinh", mp.sinh, [-2, -0.5, 0.75, 3], [0, 1, 4], True),
    ("cosh", mp.cosh, [-2, -0.5, 0.75, 3], [0, 1, 4], True),
    ("tanh", mp.tanh, [-2, -0.5, 0.75, 1.25], [0, 1, 4], True),
    ("asinh", mp.asinh, [-2, -0.5, 0.75, 3], [0, 1, 4], True),
    ("acosh", mp.acosh, [1.25, 1.5, 3, 20], [1, 2, 9], True),
    ("atanh", mp.atanh, [-0.75, -0.125, 0.5, 0.875], [0], True),
    ("erf", mp.erf, [-2, -0.5, 0.75, 1.25], [0, 1, 2], False),
    ("erfc", mp.erfc, [-2, -0.5, 0.75, 3], [0, 1, 4], False),
    ("lgamma", lambda x: mp.log(abs(mp.gamma(x))), [0.25, 0.75, 3.5, 20], [3, 4, 9], False),
    ("digamma", mp.digamma, [0.25, 0.75, 3.5, 20], [1, 2, 9], False),
    ("gamma", mp.gamma, [0.25, 0.75, 3.5, 20], [1, 2, 9], False),
    ("erfinv", mp.erfinv, [-0.875, -0.5, 0.25, 0.75], None, False),
    ("erfcinv", lambda x: mp.erfinv(1 - x), [0.125, 0.5, 0.75, 1.75], None, False),
    ("ndtri", lambda x: mp.sqrt(2) * mp.erfinv(2 * x - 1), [0.0625, 0.25, 0.625, 0.875], None, False),
    ("log_ndtr", lambda x: mp.log(mp.erfc(-x / mp.sqrt(2)) / 2), [-5, -0.5, 0.75, 3], [0, 1, 4], False),
    ("i0", lambda x: mp.besseli(0, x), [-2, -0.5, 0.75, 3], [0, 1, 4], False),
    ("i1", lambda x: mp.besseli(1, x), [-2, -0.5, 0.75, 3], [0, 1, 4], False),
    ("i0e", lambda x: mp.besseli(0, x) * mp.exp(-abs(x)), [-2, -0.5, 0.75, 3], [0, 1, 4], False),
    ("i1e", lambda x: mp.besseli(1, x) * mp.exp(-abs(x)), [-2, -0.5, 0.75, 3], [0, 1, 4], False),
    ("sigmoid", _sigmoid, [-2, -0.5, 0.75, 3], [0, 1, 4], True),
    ("silu", lambda x: x * _sigmoid(x), [-3, -0.5, 0.75, 3], [0, 1, 4], False),
    ("softplus", lambda x: mp.log(1 + mp.exp(x)), [-2, -0.5, 0.75, 3], [0, 1, 4], False),
    ("softsign", lambda x: x / (1 + abs(x)), [-2, -0.5, 0.75, 3], [0, 1, 4], False),
    ("gelu", _gelu, [-2, -0.5, 0.75, 3], [0, 1, 4], False),
    ("gelu", _gelu_tanh, [-2, -0.5, 0.75, 3], [0, 1, 4], False, {"approximate": True}),
    ("selu", _selu, [-2, -0.5, 0.75, 3], [0, 1, 4], False),
    ("elu", lambda x: x if x > 0 else mp.expm1(x), [-2, -0.5, 0.75, 3], [0, 1, 4], False),
    ("elu", lambda x: x if x > 0 else 0.5 * mp.expm1(x), [-2, -0.5, 0.75, 3], [0, 1, 4], False, {"alpha": 0.5}),
    ("leaky_relu", lambda x: x if x > 0 else x * mp.mpf(0.25), [-2, -0.5, 0.75, 3], [0, 1, 4], False, {"alpha": 0.25}),
    ("cbrt", mp.cbrt, [0.125, 0.75, 2.5, 20], [1, 2, 9], False),
    ("reciprocal_no_nan", lambda x: 1 / x, [-3, -0.125, 0.75, 2.5], [1, 3, 9], True),
    ("deg2rad", mp.radians, [-180, -0.5, 0.75, 30], [0, 1, 90], False),
    ("rad2deg", mp.degrees, [-2, -0.5, 0.75, 3], [0, 1, 4], False),
    ("log_sigmoid", lambda x: -mp.log(1 + mp.exp(-x)), [-2, -0.5, 0.75, 3], [0, 1, 4], False),
    ("mish", lambda x: x * mp.tanh(mp.log(1 + mp.exp(x))), [-2, -0.5, 0.75, 3], [0, 1, 4], False),
    ("celu", lambda x: x if x > 0 else mp.expm1(x), [-2, -0.5, 0.75, 3], [0, 1, 4], False),
    ("celu", lambda x: x if x > 0 else 0.5 * mp.expm1(2 * x), [-2, -0.5, 0.75, 3], [0, 1, 4], False, {"alpha": 0.5}),
    ("hard_sigmoid", lambda x: min(max(x + 3, mp.mpf(0)), mp.mpf(6)) / 6, [-4, -0.5, 0.75, 3.5], [0, 1, 4], False),
    ("hard_swish", lambda x: x * min(max(x + 3, mp.mpf(0)), mp.mpf(6)) / 6, [-4, -0.5, 0.75, 3.5], [0, 1, 4], False),
    ("hard_tanh", lambda x: min(max(x, mp.mpf(-1)), mp.mpf(1)), [-2, -0.5, 0.75, 3], None, False),
    ("hardshrink", lambda x: x if abs(x) > 0.5 else mp.mpf(0), [-2, -0.25, 0.125, 3], None, False),
    ("hardshrink", lambda x: x if abs(x) > 1 else mp.mpf(0), [-2, -0.5, 0.75, 3], None, False, {"threshold": 1.0}),
    ("softshrink", lambda x: mp.sign(x) * max(abs(x) - 0.5, mp.mpf(0)), [-2, -0.25, 0.125, 3], None, False),
    ("softshrink", lambda x: mp.sign(x) * max(abs(x) - 1, mp.mpf(0)), [-2, -0.5, 0.75, 3], None, False, {"threshold": 1.0}),
    ("square", lambda x: x * x, [-2, -0.5, 0.75, 3], None, True),
    ("negative", lambda x: -x, [-2, -0.5, 0.75, 3], None, True),
    ("positive", lambda x: x, [-2, -0.5, 0.75, 3], None, True),
    ("abs", abs, [-2, -0.5, 0.75, 3], None, False),
    ("relu", lambda x: max(x, mp.mpf(0)), [-2, -0.5, 0.75, 3], None, False),
    ("relu6", lambda x: min(max(x, mp.mpf(0)), mp.mpf(6)), [-2, -0.5, 0.75, 8], None, False),
]
_EXACT = ("square", "negative", "positive", "abs", "relu", "relu6", "leaky_relu", "hard_tanh", "hardshrink", "softshrink")


def rows(table):
    for one in _SMOOTH:
        _smooth(table, *one)
    _default_slope(table)
    _integers(table)
    _binary(table)
    _parts(table)
    _steps(table)
    _questions(table)
    _bits(table)
    _whole(table)
    _special_values(table)


def _each(function, points):
    return [function(mp.mpf(x)) for x in points]


def _smooth(table, op, function, points, whole, complex_too, attributes=None):
    attributes = attributes or {}
    title = " ".join([op, *(f"{key}={value}" for key, value in attributes.items())])
    exact = op in _EXACT
    ulps = {dtype: 0 if exact else ulp * _FARTHER.get(op, 1) for dtype, ulp in _ULP.items()}
    row = table.row(f"{title} and its gradient")
    row.tensor("x", "float32", points)
    row.tape("tape", "x")
    row.op(op, {"x": "x", **attributes}, "y")
    weights = [build.WEIGHTS[i] for i in range(len(points))]
    row.tensor("d_y", "float32", weights)
    row.gradient("tape", "y", "x", "d_x", ["d_y"])
    row.expect("y", "float32", _each(function, points), ulps["float32"])
    row.expect("d_x", "float32", [w * mp.diff(function, mp.mpf(x)) for w, x in zip(weights, points)],
               1 if exact else 8 * _FARTHER_GRADIENT.get(op, 1))

    row = table.row(f"{title} of other dtypes")
    for dtype in ("float64", "float16", "bfloat16"):
        row.tensor(f"x_{dtype}", dtype, points)
        row.op(op, {"x": f"x_{dtype}", **attributes}, f"y_{dtype}")
        row.expect(f"y_{dtype}", dtype, _each(function, points), ulps[dtype])
    for dtype, result in (("int64", "float64"), ("uint8", "float32")) if whole else ():
        row.tensor(f"x_{dtype}", dtype, whole)
        row.op(op, {"x": f"x_{dtype}", **attributes}, f"y_{dtype}")
        row.expect(f"y_{dtype}", result, _each(function, whole), ulps[result])
    if complex_too:
        row.tensor("z", "complex64", _COMPLEX)
        row.tape("tape", "z")
        row.op(op, {"x": "z", **attributes}, "w")
        row.tensor("d_w", "complex64", [1, 1j, 2 - 1j])
        row.gradient("tape", "w", "z", "d_z", ["d_w"])
        row.expect("w", "complex64", [function(mp.mpc(z)) for z in _COMPLEX], ulps["complex64"] or 1)
        slopes = [mp.diff(function, mp.mpc(z)) for z in _COMPLEX]
        row.expect("d_z", "complex64", [mp.conj(s) * g for s, g in zip(slopes, (1, mp.mpc(1j), mp.mpc(2 - 1j)))], 16 * _FARTHER.get(op, 1))


def _default_slope(table):
    row = table.row("leaky_relu with its default")
    row.tensor("x", "float64", [-2, 3])
    row.op("leaky_relu", {"x": "x"}, "y")
    row.expect("y", "float64", [-0.4, 3])


def _integers(table):
    for dtype in values.INTEGERS:
        bits = int(dtype.lstrip("uint"))
        signed = dtype in values.SIGNED
        least, largest = (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1) if signed else (0, 2**bits - 1)
        points = [least, least + 1, 0, 3, largest]
        row = table.row(f"one integer of {dtype}")
        row.tensor("x", dtype, points)
        for op, function in (
            ("abs", abs), ("negative", operator.neg), ("square", lambda x: x * x), ("relu", lambda x: max(x, 0)),
            ("relu6", lambda x: min(max(x, 0), 6)), ("sign", lambda x: (x > 0) - (x < 0)),
            ("bitwise_invert", operator.invert), ("conj", int), ("real", int), ("imag", lambda x: 0), ("round", int),
        ):
            row.op(op, {"x": "x"}, f"y_{op}")
            row.expect(f"y_{op}", dtype, [function(x) for x in points])
        row.op("bitwise_count", {"x": "x"}, "y_bitwise_count")
        row.expect("y_bitwise_count", "uint8", [bin(abs(x)).count("1") for x in points])
        row = table.row(f"two integers of {dtype}")
        left, right = [largest, least, 7, 7, 100], [1, 3, 3, 2, 7]
        row.tensor("x1", dtype, left)
        row.tensor("x2", dtype, right)
        for op, function in (
            ("add", operator.add), ("subtract", operator.sub), ("multiply", operator.mul), ("maximum", max), ("minimum", min),
            ("floor_divide", operator.floordiv), ("remainder", operator.mod), ("pow", operator.pow), ("fmax", max), ("fmin", min),
            ("trunc_div", lambda a, b: (abs(a) // abs(b)) * (-1 if a < 0 else 1)), ("fmod", lambda a, b: abs(a) % b * (-1 if a < 0 else 1)),
            ("gcd", math.gcd), ("lcm", math.lcm), ("heaviside", lambda a, b: b if a == 0 else a > 0),
            ("squared_difference", lambda a, b: (a - b) ** 2), ("bitwise_and", operator.and_), ("bitwise_or", operator.or_),
            ("bitwise_xor", operator.xor), ("bitwise_left_shift", lambda a, b: a << b if b < bits else 0),
            ("bitwise_right_shift", operator.rshift),
        ):
            row.op(op, {"x1": "x1", "x2": "x2"}, f"y_{op}")
            row.expect(f"y_{op}", dtype, [function(a, b) for a, b in zip(left, right)])
        for op, function in (("less", operator.lt), ("greater_equal", operator.ge), ("equal", operator.eq)):
            row.op(op, {"x1": "x1", "x2": "x2"}, f"y_{op}")
            row.expect(f"y_{op}", "bool", [function(a, b) for a, b in zip(left, right)])


def _towards_0(x):
    return mp.sign(x) * mp.floor(abs(x))


def _polygamma(order, x):
    return mp.polygamma(int(order), x)


# op, function, first points, second points, complex too?, exact?, gradients of
_TWO = [
    ("add", operator.add, [0.5, -2, 3], [1.25, 0.75, -4], True, True, "both"),
    ("subtract", operator.sub, [0.5, -2, 3], [1.25, 0.75, -4], True, True, "both"),
    ("multiply", operator.mul, [0.5, -2, 3], [1.25, 0.75, -4], True, True, "both"),
    ("divide", operator.truediv, [0.5, -2, 3], [1.25, 0.75, -4], True, False, "both"),
    ("pow", mp.power, [0.5, 2, 3], [1.25, -0.75, 2], True, False, "both"),
    ("maximum", max, [0.5, -2, 3], [1.25, 0.75, -4], False, True, "both"),
    ("minimum", min, [0.5, -2, 3], [1.25, 0.75, -4], False, True, "both"),
    ("atan2", mp.atan2, [0.5, -2, 3], [1.25, 0.75, -4], False, False, "both"),
    ("hypot", mp.hypot, [0.5, -2, 3], [1.25, 0.75, -4], False, False, "both"),
    ("logaddexp", lambda a, b: mp.log(mp.exp(a) + mp.exp(b)), [0.5, -2, 3], [1.25, 0.75, -4], False, False, "both"),
    ("squared_difference", lambda a, b: (a - b) ** 2, [0.5, -2, 3], [1.25, 0.75, -4], False, True, "both"),
    ("copysign", lambda a, b: abs(a) if b > 0 else -abs(a), [0.5, -2, 3], [1.25, 0.75, -4], False, True, "first"),
    ("floor_divide", lambda a, b: mp.floor(a / b), [0.5, -2, 3], [1.25, 0.75, -4], False, True, "none"),
    ("remainder", lambda a, b: a - mp.floor(a / b) * b, [0.5, -2, 3], [1.25, 0.75, -4], False, True, "both"),
    ("fmax", max, [0.5, -2, 3], [1.25, 0.75, -4], False, True, "both"),
    ("fmin", min, [0.5, -2, 3], [1.25, 0.75, -4], False, True, "both"),
    ("trunc_div", lambda a, b: _towards_0(a / b), [0.5, -2, 3], [1.25, 0.75, -2], False, True, "none"),
    ("fmod", lambda a, b: a - _towards_0(a / b) * b, [0.5, -2, 3], [1.25, 0.75, -4], False, True, "both"),
    ("heaviside", lambda a, b: mp.mpf(a > 0), [0.5, -2, 3], [1.25, 0.75, -4], False, True, "both"),
    ("divide_no_nan", operator.truediv, [0.5, -2, 3], [1.25, 0.75, -4], True, False, "both"),
    ("xdivy", operator.truediv, [0.5, -2, 3], [1.25, 0.75, -4], False, False, "both"),
    ("xlogy", lambda a, b: a * mp.log(b), [0.5, -2, 3], [1.25, 0.75, 4], False, False, "both"),
    ("xlog1py", lambda a, b: a * mp.log(1 + b), [0.5, -2, 3], [1.25, 0.75, 4], False, False, "both"),
    ("logaddexp2", lambda a, b: mp.log(mp.power(2, a) + mp.power(2, b), 2), [0.5, -2, 3], [1.25, 0.75, -4], False, False, "both"),
    ("polygamma", _polygamma, [1, 2, 3], [1.25, 0.75, 4], False, False, "second"),
]


def _binary(table):
    for op, function, left, right, complex_too, exact, which in _TWO:
        row = table.row(f"{op} and its gradients")
        row.tensor("x1", "float32", left)
        row.tensor("x2", "float32", right)
        places = {"both": (0, 1), "first": (0,), "second": (1,), "none": ()}[which]
        row.tape("tape", *(f"x{i + 1}" for i in places))
        row.op(op, {"x1": "x1", "x2": "x2"}, "y")
        pairs = [(mp.mpf(a), mp.mpf(b)) for a, b in zip(left, right)]
        row.expect("y", "float32", [function(a, b) for a, b in pairs], 0 if exact else 8)
        if places:
            row.tensor("d_y", "float32", [1, 0.5, 2])
            row.gradient("tape", "y", [f"x{i + 1}" for i in places], [f"d_x{i + 1}" for i in places], ["d_y"])
        for i in places:
            along = [mp.diff((lambda t, a=a, b=b: function(t, b) if i == 0 else function(a, t)), (a, b)[i]) for a, b in pairs]
            row.expect(f"d_x{i + 1}", "float32", [w * d for w, d in zip((1, 0.5, 2), along)], 1 if exact else 16)
        row = table.row(f"{op} of other dtypes")
        for dtype in ("float64", "float16", "bfloat16"):
            row.tensor(f"x1_{dtype}", dtype, left)
            row.tensor(f"x2_{dtype}", dtype, right)
            row.op(op, {"x1": f"x1_{dtype}", "x2": f"x2_{dtype}"}, f"y_{dtype}")
            row.expect(f"y_{dtype}", dtype, [function(a, b) for a, b in pairs], 0 if exact else 8 if dtype == "float64" else 1)
        if complex_too:
            others = [0.5 - 1j, 2 + 0.25j, 1 + 1j]
            row.tensor("z1", "complex128", _COMPLEX)
            row.tensor("z2", "complex128", others)
            row.op(op, {"x1": "z1", "x2": "z2"}, "w")
            expected = [function(mp.mpc(a), mp.mpc(b)) for a, b in zip(_COMPLEX, others)]
            row.expect("w", "complex128", expected, 0 if op in ("add", "subtract") else 16)
    row = table.row("squared_difference of complex numbers")
    row.tensor("x1", "complex64", [1 + 2j])
    row.tensor("x2", "complex64", [3 - 1j])
    row.op("squared_difference", {"x1": "x1", "x2": "x2"}, "y")
    row.expect("y", "complex64", [13])
    for dtype in ("float16", "bfloat16", "float32", "float64"):
        digits, least, _ = values.FLOATS[dtype]
        row = table.row(f"nextafter of {dtype}")
        row.tensor("x1", dtype, [1, 1, 0, 0, 2, _NAN])
        row.tensor("x2", dtype, [2, 0, 1, -1, 2, 1])
        row.op("nextafter", {"x1": "x1", "x2": "x2"}, "y")
        tiny = math.ldexp(1, least)
        row.expect("y", dtype, [1 + math.ldexp(1, 1 - digits), 1 - math.ldexp(1, -digits), tiny, -tiny, 2, _NAN])
    row = table.row("divide of integers is true")
    for dtype, result in (("int32", "float32"), ("int64", "float64"), ("uint8", "float32")):
        row.tensor(f"a_{dtype}", dtype, [7, 1, 100])
        row.tensor(f"b_{dtype}", dtype, [2, 3, 7])
        row.op("divide", {"x1": f"a_{dtype}", "x2": f"b_{dtype}"}, f"y_{dtype}")
        row.expect(f"y_{dtype}", result, [mp.mpf(7) / 2, mp.mpf(1) / 3, mp.mpf(100) / 7], 1)


def _parts(table):
    row = table.row("complex, real, imag, conj, abs, sign and their gradients")
    row.tensor("a", "float64", [3, -5])
    row.tensor("b", "float64", [4, 12])
    row.tape("tape", "a", "b", persistent=True)
    row.op("complex", {"x1": "a", "x2": "b"}, "z")
    for op in ("real", "imag", "conj", "abs", "sign", "negative"):
        row.op(op, {"x": "z"}, f"y_{op}")
    row.expect("z", "complex128", [3 + 4j, -5 + 12j])
    row.expect("y_real", "float64", [3, -5])
    row.expect("y_imag", "float64", [4, 12])
    row.expect("y_conj", "complex128", [3 - 4j, -5 - 12j])
    row.expect("y_abs", "float64", [5, 13], 1)
    row.expect("y_sign", "complex128", [mp.mpc(3, 4) / 5, mp.mpc(-5, 12) / 13], 2)
    row.gradient("tape", "y_abs", ["a", "b"], ["d_a", "d_b"])
    row.expect("d_a", "float64", [mp.mpf(3) / 5, mp.mpf(-5) / 13], 2)
    row.expect("d_b", "float64", [mp.mpf(4) / 5, mp.mpf(12) / 13], 2)
    row.tensor("w", "complex128", [2 + 1j, -3j])
    row.gradient("tape", "y_conj", ["a", "b"], ["c_a", "c_b"], ["w"])
    row.expect("c_a", "float64", [2, 0], 1)
    row.expect("c_b", "float64", [-1, 3], 1)
    row.gradient("tape", ["y_real", "y_imag"], ["z"], ["c_z"])
    row.expect("c_z", "complex128", [1 + 1j, 1 + 1j])


    row = table.row("angle and its gradient")
    row.tensor("z", "complex128", [3 + 4j, -5 + 12j, -2j])
    row.tape("tape", "z")
    row.op("angle", {"x": "z"}, "y")
    row.gradient("tape", "y", "z", "d_z")
    row.expect("y", "float64", [mp.atan2(4, 3), mp.atan2(12, -5), -mp.pi / 2], 2)
    row.expect("d_z", "complex128", [mp.mpc(-4, 3) / 25, mp.mpc(-12, -5) / 169, mp.mpc(0.5, 0)], 4)
    row.tensor("x", "float32", [-2, 3, 0, -0.0])
    row.op("angle", {"x": "x"}, "w")
    row.expect("w", "float32", [+mp.pi, 0, 0, +mp.pi], 1)
    row = table.row("prelu and its gradients")
    row.tensor("x", "float32", [[-2, 0.5], [-0.5, 3]])
    row.tensor("alpha", "float32", [0.25, 0.5])
    row.tape("tape", "x", "alpha")
    row.op("prelu", {"x": "x", "alpha": "alpha"}, "y")
    row.gradient("tape", "y", ["x", "alpha"], ["d_x", "d_alpha"])
    row.expect("y", "float32", [[-0.5, 0.5], [-0.125, 3]])
    row.expect("d_x", "float32", [[0.25, 1], [0.25, 1]])
    row.expect("d_alpha", "float32", [-2.5, 0])
    row = table.row("where a quotient, a logarithm and a maximum have no number")
    row.tensor("zero", "float64", [0, 0, _NAN, 2])
    row.tensor("x", "float64", [0, _NAN, 1, _NAN])
    for op, expected in (("divide_no_nan", [0, _NAN, _NAN, _NAN]), ("xdivy", [0, _NAN, _NAN, _NAN]),
                         ("xlogy", [0, _NAN, _NAN, _NAN]), ("xlog1py", [0, _NAN, _NAN, _NAN]),
                         ("fmax", [0, 0, 1, 2]), ("fmin", [0, 0, 1, 2]), ("heaviside", [0, _NAN, _NAN, 1])):
        row.op(op, {"x1": "zero", "x2": "x"}, f"y_{op}")
        row.expect(f"y_{op}", "float64", expected)


def _steps(table):
    points = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 2.75, -0.25]
    for op, function in (("ceil", np.ceil), ("floor", np.floor), ("round", np.round), ("trunc", np.trunc), ("sign", np.sign)):
        row = table.row(f"{op} and its gradient of zero")
        for dtype in values.FLOATS:
            row.tensor(f"x_{dtype}", dtype, points)
            if dtype == "float32":
                row.tape("tape", "x_float32")
            row.op(op, {"x": f"x_{dtype}"}, f"y_{dtype}")
            row.expect(f"y_{dtype}", dtype, function(np.array(points)))
        row.gradient("tape", "y_float32", "x_float32", "d_x", zero=True)
        row.expect("d_x", "float32", [0] * len(points))


def _questions(table):
    points = [1.5, -0.0, 0.0, _INF, -_INF, _NAN]
    x = np.array(points)
    row = table.row("questions about floats")
    for dtype in values.FLOATS:
        row.tensor(f"x_{dtype}", dtype, points)
        for op, function in (("isfinite", np.isfinite), ("isinf", np.isinf), ("isnan", np.isnan), ("signbit", np.signbit)):
            if op == "signbit" and dtype == "float16":
                continue
            row.op(op, {"x": f"x_{dtype}"}, f"{op}_{dtype}")
            expected = function(x)
            if op != "signbit":
                row.expect(f"{op}_{dtype}", "bool", expected)
            else:
                row.op("slice", {"x": f"{op}_{dtype}", "begin": [0], "size": [5]}, f"{op}_{dtype}_numbers")
                row.expect(f"{op}_{dtype}_numbers", "bool", expected[:5])
    row = table.row("questions about complex numbers and integers")
    row.tensor("z", "complex64", [1 + 2j, complex(_INF, 0), complex(0, _NAN)])
    row.tensor("n", "int16", [1, -2, 0])
    for op, complex_answers, whole in (
        ("isfinite", [True, False, False], [True] * 3), ("isinf", [False, True, False], [False] * 3),
        ("isnan", [False, False, True], [False] * 3),
    ):
        row.op(op, {"x": "z"}, f"{op}_z")
        row.expect(f"{op}_z", "bool", complex_answers)
        row.op(op, {"x": "n"}, f"{op}_n")
        row.expect(f"{op}_n", "bool", whole)
    row.op("signbit", {"x": "n"}, "signs")
    row.expect("signs", "bool", [False, True, False])
    left, right = [1.0, 2.0, 3.0, _NAN, _INF, 0.0], [2.0, 2.0, 1.0, _NAN, _INF, -0.0]
    row = table.row("comparisons")
    for dtype in ("float32", "float16", "bfloat16", "float64"):
        row.tensor(f"a_{dtype}", dtype, left)
        row.tensor(f"b_{dtype}", dtype, right)
        for op in ("less", "less_equal", "greater", "greater_equal", "equal", "not_equal"):
            row.op(op, {"x1": f"a_{dtype}", "x2": f"b_{dtype}"}, f"{op}_{dtype}")
            row.expect(f"{op}_{dtype}", "bool", getattr(np, op)(np.array(left), np.array(right)))
    row.tensor("p", "bool", [False, False, True, True])
    row.tensor("q", "bool", [False, True, False, True])
    for op in ("less", "less_equal", "greater", "greater_equal", "equal", "not_equal"):
        row.op(op, {"x1": "p", "x2": "q"}, f"{op}_bool")
        row.expect(f"{op}_bool", "bool", getattr(np, op)(np.array([0, 0, 1, 1]), np.array([0, 1, 0, 1])))


def _bits(table):
    row = table.row("logic")
    row.tensor("p", "bool", [False, False, True, True])
    row.tensor("q", "bool", [False, True, False, True])
    p, q = np.array([0, 0, 1, 1], bool), np.array([0, 1, 0, 1], bool)
    for op in ("logical_and", "logical_or", "logical_xor", "bitwise_and", "bitwise_or", "bitwise_xor"):
        row.op(op, {"x1": "p", "x2": "q"}, op + "_y")
        row.expect(op + "_y", "bool", getattr(np, op)(p, q))
    for op in ("logical_not", "bitwise_invert"):
        row.op(op, {"x": "p"}, op + "_y")
        row.expect(op + "_y", "bool", ~p)
    row = table.row("shifts by too much")
    row.tensor("x1", "int8", [1, -1, -128, 127])
    row.tensor("x2", "int8", [8, 9, -1, 100])
    row.op("bitwise_left_shift", {"x1": "x1", "x2": "x2"}, "left")
    row.expect("left", "int8", [0, 0, 0, 0])
    row.op("bitwise_right_shift", {"x1": "x1", "x2": "x2"}, "right")
    row.expect("right", "int8", [0, -1, -1, 0])


def _whole(table):
    row = table.row("rounding of integers is nothing")
    row.tensor("x", "int32", [-3, 0, 7])
    for op in ("ceil", "floor", "round", "trunc", "identity", "copy", "stop_gradient", "conj", "real"):
        row.op(op, {"x": "x"}, f"y_{op}")
        row.expect(f"y_{op}", "int32", [-3, 0, 7])
    row = table.row("identity and copy pass gradients and stop_gradient none")
    row.tensor("x", "float32", [1, 2])
    row.tape("tape", "x", persistent=True)
    for op in ("identity", "copy", "stop_gradient"):
        row.op(op, {"x": "x"}, f"y_{op}")
        row.op("square", {"x": f"y_{op}"}, f"z_{op}")
        row.gradient("tape", f"z_{op}", "x", f"d_{op}")
        if op == "stop_gradient":
            row.none("d_stop_gradient")
        else:
            row.expect(f"d_{op}", "float32", [2, 4])


def _special_values(table):
    for op, points, expected in (
        ("exp", [_INF, -_INF, _NAN, 1000], [_INF, 0, _NAN, _INF]),
        ("log", [0, -1, _INF, _NAN], [-_INF, _NAN, _INF, _NAN]),
        ("sqrt", [-1, 0, _INF, -0.0], [_NAN, 0, _INF, -0.0]),
        ("reciprocal", [0, -0.0, _INF], [_INF, -_INF, 0]),
        ("tanh", [_INF, -_INF, _NAN], [1, -1, _NAN]),
        ("sigmoid", [_INF, -_INF, _NAN], [1, 0, _NAN]),
        ("acos", [2, -2, 1], [_NAN, _NAN, 0]),
        ("acosh", [0.5, 1, _INF], [_NAN, 0, _INF]),
        ("softplus", [1000, -1000, _NAN], [1000, 0, _NAN]),
        ("relu", [_NAN, -_INF, _INF], [_NAN, 0, _INF]),
    ):
        row = table.row(f"{op} of what is no finite number")
        row.tensor("x", "float32", points)
        row.op(op, {"x": "x"}, "y")
        row.expect("y", "float32", expected)
    row = table.row("maximum and minimum take NaN over")
    row.tensor("x1", "float64", [_NAN, 1, _NAN, -_INF])
    row.tensor("x2", "float64", [1, _NAN, _NAN, _INF])
    for op, expected in (("maximum", [_NAN, _NAN, _NAN, _INF]), ("minimum", [_NAN, _NAN, _NAN, -_INF])):
        row.op(op, {"x1": "x1", "x2": "x2"}, f"y_{op}")
        row.expect(f"y_{op}", "float64", expected)
