"""The Array API's functions of elements: each is an op in the standard's signature, with the op's documentation."""
from .. import _core, _registry
from ._functions import named

_op = _registry.op

_UNARY = ("abs", "acos", "acosh", "asin", "asinh", "atan", "atanh", "bitwise_invert", "ceil", "conj", "cos", "cosh", "exp", "expm1", "floor",
          "imag", "isfinite", "isinf", "isnan", "log", "log10", "log1p", "log2", "logical_not", "negative", "positive", "real",
          "reciprocal", "round", "sign", "signbit", "sin", "sinh", "sqrt", "square", "tan", "tanh", "trunc")
_BINARY = ("add", "atan2", "bitwise_and", "bitwise_left_shift", "bitwise_or", "bitwise_right_shift", "bitwise_xor", "copysign", "divide",
           "equal", "floor_divide", "greater", "greater_equal", "hypot", "less", "less_equal", "logaddexp", "logical_and", "logical_or",
           "logical_xor", "maximum", "minimum", "multiply", "nextafter", "not_equal", "pow", "remainder", "subtract")
_OPS = {"positive": "identity"}  # those that have another name

__all__ = [*_UNARY, *_BINARY, "clip"]


def _unary(op):
    def function(x, /):
        return op(x)

    return function


def _binary(op):
    def function(x1, x2, /):
        return op(x1, x2)

    return function


for _names, _maker in (_UNARY, _unary), (_BINARY, _binary):
    for _name in _names:
        globals()[_name] = named(_maker(_op(_OPS.get(_name, _name))), __package__, _name, _OPS.get(_name, _name))


def _clip(x, /, min=None, max=None):
    return _op("clip")(x, min, max)


def _round(x, /):
    x = _core.to_tensor(x)
    if x.dtype.kind != "c":
        return _op("round")(x)
    return _op("complex")(_op("round")(_op("real")(x)), _op("round")(_op("imag")(x)))


clip, round = named(_clip, __package__, "clip", "clip"), named(_round, __package__, "round", "round")
