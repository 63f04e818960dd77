"""One model an operator: what goes in, with which attributes, from which opset on."""
import functools
import io

import numpy as np
from onnx import defs
from PIL import Image

FLOATS = ("float32", "float64", "float16")
INTEGERS = ("int32", "int64")
FIRST, LAST = 7, 26
OPSETS = (FIRST, 9, 11, 13, 18, 21, LAST)
# The opsets from which on operators have the inputs of most cases, where that is not their first one.
FORMS = {"Clip": 11, "Dropout": 12, "Pad": 11, "ReduceSum": 13, "Resize": 13, "Slice": 10, "Split": 13, "Squeeze": 13, "TopK": 11, "Unsqueeze": 13}
random = np.random.default_rng(1)


@functools.cache
def introductions():
    """The opset that introduced each operator."""
    found = {}
    for s in defs.get_all_schemas_with_history():  # it copies them all
        if s.domain == "":
            found[s.name] = min(s.since_version, found.get(s.name, s.since_version))
    return found


def since(op):
    return introductions()[op]


class Case:
    """inputs: arrays, None where one is absent. constants: numbers of inputs that are initializers; computed: also without these.
    symbolic: also with dims that the model names; fixed: inputs whose dims stay known then. counted: a dim depends on values.
    by_reference: the specification's evaluator has the values.
    Opsets are first to last; without first, those of which FORMS and the operator's own history say that they have the form."""

    def __init__(self, op, inputs, constants=(), num_outputs=1, first=None, last=LAST, symbolic=True, fixed=(), tolerance=None, computed=True,
                 counted=False, by_reference=False, **attributes):
        self.op, self.inputs, self.constants, self.num_outputs = op, list(inputs), set(constants), num_outputs
        self.last, self.symbolic, self.fixed, self.tolerance = last, symbolic, set(fixed), tolerance
        self.first = first or FORMS.get(op) or max(FIRST, since(op))
        self.computed, self.counted, self.by_reference, self.attributes = computed, counted, by_reference, attributes

    def __str__(self):
        kinds = ", ".join("-" if a is None else f"{a.dtype}{list(a.shape)}" for a in self.inputs)
        return f"{self.op}({kinds}) {self.attributes or ''}"


def numbers(shape, dtype="float32", low=-3, high=3):
    if np.dtype(dtype).kind == "u":
        low = max(low, 0)
    if np.dtype(dtype).kind in "iu":
        return random.integers(low, high + 1, shape).astype(dtype)
    if dtype == "bool":
        return random.random(shape) < 0.5
    return random.uniform(low, high, shape).astype(dtype)


def strings(*values):
    return np.array(values, object)


def int64(*values):
    return np.array(values, "int64")


def elementwise():
    domains = {"Acosh": (1.1, 4), "Asin": (-0.9, 0.9), "Acos": (-0.9, 0.9), "Atanh": (-0.9, 0.9), "Log": (0.1, 5), "Sqrt": (0, 5),
               "Reciprocal": (0.5, 3), "Tan": (-1, 1)}
    for op in ("Abs Neg Sign Sqrt Reciprocal Exp Log Erf Sin Cos Tan Asin Acos Atan Sinh Cosh Tanh Asinh Acosh Atanh Floor Ceil Round "
               "Identity Relu Sigmoid Softplus Softsign").split():
        for dtype in FLOATS:
            loose = 1e-6 if op == "Erf" and dtype == "float64" else None  # ONNX Runtime computes it in float32
            yield Case(op, [numbers((3, 5), dtype, *domains.get(op, (-3, 3)))], tolerance=loose)
        yield Case(op, [numbers((), "float32", *domains.get(op, (-3, 3)))])
        yield Case(op, [np.zeros((0, 4), "float32")])
    yield Case("Round", [np.array([0.5, 1.5, 2.5, -0.5, -1.5], "float32")])
    for op in ("Abs", "Neg", "Sign", "Identity"):
        for dtype in INTEGERS:
            yield Case(op, [numbers((4,), dtype)])
    yield Case("Identity", [numbers((4,), "bool")])
    yield Case("Not", [numbers((4,), "bool")])
    for dtype in ("int32", "uint8"):
        yield Case("BitwiseNot", [numbers((4,), dtype)], first=18)
    for dtype in FLOATS + INTEGERS:
        for op in ("Add", "Sub", "Mul"):
            yield Case(op, [numbers((2, 3, 4), dtype), numbers((3, 1), dtype)])
    special = np.array([np.nan, np.inf, -np.inf, 0, 1], "float32")
    yield Case("IsNaN", [special])
    yield Case("IsInf", [special])
    yield Case("IsInf", [special], detect_negative=0)
    yield Case("IsInf", [special], detect_positive=0)


def binary():
    for dtype in FLOATS:
        yield Case("Div", [numbers((2, 3), dtype), numbers((3,), dtype, 1, 3)])
    for dtype in ("int8", "int16", "int32", "int64", "uint8", "uint32", "uint64"):
        yield Case("Div", [numbers((40,), dtype, -9, 9), np.where(numbers((40,), "bool"), 3, 4).astype(dtype)])
    yield Case("Div", [numbers((40,), "int32", -9, 9), np.full((), -4, "int32")])
    for dtype in INTEGERS + ("int8", "uint8"):
        divisor = np.where(numbers((40,), "bool"), 3, 4).astype(dtype)
        yield Case("Mod", [numbers((40,), dtype, -9, 9), divisor])
        yield Case("Mod", [numbers((40,), dtype, -9, 9), divisor], fmod=1)
    yield Case("Mod", [numbers((40,), "int64", -9, 9), np.full((), -4, "int64")])
    yield Case("Mod", [numbers((40,), "int64", -9, 9), np.full((), -4, "int64")], fmod=1)
    for dtype in ("float32", "float64"):
        yield Case("Mod", [numbers((40,), dtype, -9, 9), numbers((40,), dtype, 1, 2)], fmod=1)
    for dtype in FLOATS:
        yield Case("Pow", [numbers((4, 3), dtype, 0.5, 2), numbers((3,), dtype)])
    yield Case("Pow", [numbers((4,), "float32"), np.full((), 2, "int64")])
    yield Case("Pow", [numbers((4,), "int64", 0, 5), np.full((), 2, "int64")])
    yield Case("Pow", [numbers((4,), "int32", 0, 5), np.full((), 2, "float32")])
    for direction in ("LEFT", "RIGHT"):
        for dtype in ("uint8", "uint32", "uint64"):
            yield Case("BitShift", [numbers((6,), dtype, 0, 100), numbers((6,), dtype, 0, 4)], direction=direction)
    for op in ("And", "Or", "Xor"):
        yield Case(op, [numbers((4, 5), "bool"), numbers((5,), "bool")])
    for op in ("BitwiseAnd", "BitwiseOr", "BitwiseXor"):
        for dtype in ("int32", "uint8"):
            yield Case(op, [numbers((4, 5), dtype, 0, 100), numbers((5,), dtype, 0, 100)], first=18)
    for op in ("Equal", "Less", "LessOrEqual", "Greater", "GreaterOrEqual"):
        for dtype in ("float32", "float64", "int32", "int64"):
            yield Case(op, [np.round(numbers((4, 5), dtype)), np.round(numbers((5,), dtype))])
    yield Case("Equal", [numbers((4, 5), "bool"), numbers((5,), "bool")])
    for op in ("Min", "Max"):
        for dtype in ("float32", "float64", "int32", "int64", "uint32", "float16"):
            yield Case(op, [numbers((4, 5), dtype), numbers((5,), dtype), numbers((), dtype)])
        yield Case(op, [numbers((3,))])
    for op in ("Sum", "Mean"):
        for dtype in ("float32", "float64"):
            yield Case(op, [numbers((4, 5), dtype), numbers((5,), dtype), numbers((4, 1), dtype)])
        yield Case(op, [numbers((3,))])


def selections():
    for dtype in FLOATS + INTEGERS:
        low, high = np.array(-1, dtype), np.array(2, dtype)
        x = numbers((3, 5), dtype)
        for bounds in ((low, high), (None, high), (low,), ()):
            yield Case("Clip", [x, *bounds])
        yield Case("Clip", [x, low, high], constants=(1, 2))
    yield Case("Clip", [numbers((5,)), np.array(2, "float32"), np.array(-1, "float32")])
    for bounds in ({}, dict(min=-1.0), dict(max=0.5), dict(min=-1.0, max=0.5)):
        yield Case("Clip", [numbers((3, 5))], first=7, last=10, **bounds)
    for dtype in ("float32", "int64", "bool", "float64"):
        yield Case("Where", [numbers((4, 1), "bool"), numbers((4, 5), dtype), numbers((5,), dtype)])
    types = {"float32": 1, "uint8": 2, "int32": 6, "int64": 7, "bool": 9, "float16": 10, "float64": 11}
    for source in types:
        for to in types.values():
            yield Case("Cast", [numbers((3, 2), source, 0, 5)], to=to)
        yield Case("CastLike", [numbers((3, 2), source, 0, 5), numbers((1,), "int32")], first=15)
    yield Case("Cast", [numbers((3, 2), "float32", -5, -0.2)], to=6)
    for dtype, to in (("float32", 6), ("int32", 1), ("int64", 11), ("uint8", 3)):
        yield Case("BitCast", [numbers((3, 2), dtype, 0, 5)], to=to)


def activations():
    for dtype in FLOATS:
        loose = 1e-5 if dtype == "float64" else None  # where ONNX Runtime computes in float32
        x = numbers((3, 7), dtype)
        yield Case("LeakyRelu", [x])
        yield Case("LeakyRelu", [x], alpha=0.2)
        yield Case("Elu", [x])
        yield Case("Elu", [x], alpha=0.5)
        yield Case("Selu", [x])
        yield Case("Selu", [x], alpha=1.5, gamma=2.0)
        yield Case("PRelu", [x, numbers((7,), dtype)])
        yield Case("HardSigmoid", [x])
        yield Case("HardSigmoid", [x], alpha=0.3, beta=0.4)
        yield Case("HardSwish", [x], first=14, tolerance=loose)
        yield Case("Gelu", [x], first=20, tolerance=loose)
        yield Case("Gelu", [x], first=20, tolerance=loose, approximate="tanh")
        yield Case("Mish", [x], first=18)
        yield Case("Swish", [x])
        yield Case("Swish", [x], alpha=0.5)
        yield Case("ThresholdedRelu", [x])
        yield Case("ThresholdedRelu", [x], alpha=0.5)
        yield Case("Shrink", [x], tolerance=loose)
        yield Case("Shrink", [x], tolerance=loose, lambd=1.0, bias=0.3)
    yield Case("Celu", [numbers((3, 7))])
    yield Case("Celu", [numbers((3, 7))], alpha=2.0)
    yield Case("Shrink", [numbers((9,), "int32")], lambd=1.5)


def reductions():
    for op in ("ReduceSum ReduceMean ReduceProd ReduceMax ReduceMin ReduceL1 ReduceL2 ReduceLogSum ReduceLogSumExp ReduceSumSquare").split():
        low = 0.5 if op == "ReduceLogSum" else -2
        for dtype in ("float32", "float64"):
            for axes in ((), (1,), (0, -1)):
                for keepdims in (0, 1):
                    x = numbers((3, 4, 2), dtype, low, 2)
                    listed = {"axes": list(axes)} if axes else {}
                    first = 13 if op == "ReduceSum" else 18
                    yield Case(op, [x], first=7, last=first - 1, keepdims=keepdims, **listed)
                    if axes:
                        yield Case(op, [x, int64(*axes)], constants=(1,), first=first, keepdims=keepdims)
                    else:
                        yield Case(op, [x], first=first, keepdims=keepdims)
        yield Case(op, [numbers((3, 4), "float32", low, 2)], first=13 if op == "ReduceSum" else 18, noop_with_empty_axes=1)
    for op in ("ReduceSum", "ReduceProd", "ReduceMax", "ReduceMin", "ReduceL1", "ReduceSumSquare"):
        for dtype in INTEGERS:
            yield Case(op, [numbers((3, 4), dtype)], first=13 if op == "ReduceSum" else 18)
    for op in ("ReduceMax", "ReduceMin"):
        yield Case(op, [numbers((3, 4), "bool"), int64(1)], constants=(1,), first=20)
        for dtype in ("float32", "int32", "uint8"):
            yield Case(op, [np.zeros((2, 0, 3), dtype), int64(1)], constants=(1,), first=20, symbolic=False)
    tied = np.array([[1, 3, 3, 0], [2, 2, 1, 2]], "float32")
    for op in ("ArgMax", "ArgMin"):
        for x in (tied, tied.astype("int32"), tied.astype("float64")):
            yield Case(op, [x])
            yield Case(op, [x], axis=1, keepdims=0)
            yield Case(op, [x], first=12, axis=-1, select_last_index=1)


def views():
    x = numbers((2, 3, 4))
    for shape in ((6, 4), (-1, 2), (0, -1), (24,), (2, 0, 2, 2), (1, 1, -1)):
        yield Case("Reshape", [x, int64(*shape)], constants=(1,))
    yield Case("Reshape", [np.zeros((0, 3), "float32"), int64(3, 0)], constants=(1,), first=14, allowzero=1, symbolic=False)
    yield Case("Reshape", [numbers((4,), "bool"), int64(2, 2)], constants=(1,))
    for axis in (0, 1, 2, 3, -1):
        yield Case("Flatten", [x], first=11 if axis < 0 else 7, axis=axis)
    yield Case("Flatten", [numbers((3,))])
    y = numbers((1, 3, 1, 4))
    yield Case("Squeeze", [y], symbolic=False)
    yield Case("Squeeze", [y, int64(0, -2)], constants=(1,))
    yield Case("Squeeze", [y], first=7, last=12, axes=[0, 2])
    yield Case("Unsqueeze", [x, int64(0, -1)], constants=(1,))
    yield Case("Unsqueeze", [x, int64(4, 1)], constants=(1,))
    yield Case("Unsqueeze", [x], first=7, last=12, axes=[4, 1])
    yield Case("Transpose", [x])
    yield Case("Transpose", [x], perm=[1, 2, 0])
    yield Case("Transpose", [numbers((2, 3), "int64")], perm=[1, 0])
    yield Case("Expand", [numbers((3, 1)), int64(2, 1, 4)], constants=(1,))
    yield Case("Expand", [numbers((3, 1)), int64(1)], constants=(1,))
    yield Case("Expand", [numbers((1,), "bool"), int64(3)], constants=(1,), fixed=(0,))
    for known in (dict(), dict(start=1), dict(end=-1), dict(start=-5, end=2)):
        yield Case("Shape", [x], first=15 if known else 7, **known)
    yield Case("Size", [x])
    for mode in ("DCR", "CRD"):
        yield Case("DepthToSpace", [numbers((2, 8, 3, 2))], blocksize=2, mode=mode)
    yield Case("SpaceToDepth", [numbers((2, 3, 4, 6))], blocksize=2)


def pieces():
    x = numbers((4, 6))
    for dtype in ("float32", "int64", "bool", "float16"):
        yield Case("Concat", [numbers((2, 3), dtype), numbers((2, 1), dtype), numbers((2, 4), dtype)], axis=1)
    yield Case("Concat", [numbers((2, 3)), numbers((1, 3))], axis=-2)
    yield Case("Concat", [x], axis=0)
    yield Case("Split", [x], num_outputs=2, first=7, last=17, axis=1)
    yield Case("Split", [x], num_outputs=3, first=7, last=12, axis=1, split=[1, 2, 3])
    yield Case("Split", [x, int64(1, 2, 3)], num_outputs=3, constants=(1,), axis=-1)
    yield Case("Split", [x, int64(4)], num_outputs=1, constants=(1,))
    yield Case("Split", [numbers((7, 2))], num_outputs=3, first=18)
    for starts, ends, axes, steps in (((1,), (3,), None, None), ((0, 1), (2, 100), (0, 1), None), ((-1,), (-100,), (1,), (-2,)),
                                      ((-3,), (-1,), (-1,), (1,)), ((5, 3), (0, -2**63), (1, 0), (-1, -1)), ((1,), (2**63 - 1,), (1,), (2,)),
                                      ((3,), (1,), (0,), (1,)), ((100,), (200,), (0,), (1,))):
        more = [] if axes is None else [int64(*axes)] if steps is None else [int64(*axes), int64(*steps)]
        yield Case("Slice", [x, int64(*starts), int64(*ends), *more], constants=range(1, 5))
    yield Case("Slice", [x], first=7, last=9, starts=[1, -4], ends=[100, -1])
    yield Case("Slice", [x], first=7, last=9, starts=[1], ends=[-1], axes=[1])
    yield Case("Slice", [x.astype("int64"), np.array([1], "int32"), np.array([3], "int32")], constants=(1, 2))
    yield Case("Tile", [numbers((2, 3)), int64(2, 3)], constants=(1,))
    yield Case("Tile", [numbers((2, 3), "int64"), int64(0, 1)], constants=(1,))
    pads = int64(1, 0, 2, 3)
    for dtype in ("float32", "int64", "float64"):
        yield Case("Pad", [numbers((4, 5), dtype), pads], constants=(1,))
        yield Case("Pad", [numbers((4, 5), dtype), pads, np.array(7, dtype)], constants=(1, 2))
    for mode in ("reflect", "edge", "wrap"):
        yield Case("Pad", [numbers((4, 5)), pads], constants=(1,), first=19 if mode == "wrap" else 11, mode=mode)
    yield Case("Pad", [numbers((4, 5)), int64(-1, 2, 0, -2)], constants=(1,))
    yield Case("Pad", [numbers((2, 0)), int64(0, 1, 0, 2)], constants=(1,), symbolic=False)
    for mode in ("constant", "reflect", "edge"):
        yield Case("Pad", [numbers((4, 5))], first=7, last=10, mode=mode, pads=[1, 0, 2, 3], value=1.5)
    for shape in ((2, 9), (7, 2), (5, 5), (1, 8)):
        yield Case("CenterCropPad", [numbers((4, 5)), int64(*shape)], constants=(1,))
    yield Case("CenterCropPad", [numbers((3, 4, 5)), int64(6, 2)], constants=(1,), axes=[-1, 0])
    yield Case("Pad", [numbers((4, 5)), int64(1, 2), np.array(1, "float32"), int64(-1)], constants=(1, 2, 3), first=18)
    for upper in (0, 1):
        yield Case("Trilu", [numbers((2, 4, 5))], first=14, upper=upper)
        yield Case("Trilu", [numbers((4, 5), "int64"), np.array(-1, "int64")], constants=(1,), first=14, upper=upper)


def creations():
    yield Case("ConstantOfShape", [int64(2, 3)], constants=(0,))
    yield Case("ConstantOfShape", [int64(2, 0)], constants=(0,), value=np.array([7], "int64"))
    yield Case("ConstantOfShape", [int64()], constants=(0,), value=np.array([True]))
    for value in (dict(value=numbers((2, 3))), dict(value_float=1.5), dict(value_int=3), dict(value_ints=[1, 2]), dict(value_floats=[1.0, 2.0]),
                  dict(value=numbers((2,), "float16")), dict(value=numbers((2,), "bool"))):
        yield Case("Constant", [], **value)
    for a, b, step, dtype in ((0, 5, 1, "int64"), (2, 11, 3, "int32"), (10, 1, -4, "int64"), (5, 1, 1, "int64"), (0, 1, 0.25, "float32"), (3, 0, -1.5, "float64"),
                              (2**53 + 1, 2**53 + 5, 1, "int64")):
        yield Case("Range", [np.array(v, dtype) for v in (a, b, step)], constants=(0, 1, 2))
    yield Case("EyeLike", [numbers((3, 4))])
    yield Case("EyeLike", [numbers((3, 4), "int32")], dtype=1, k=1)
    yield Case("EyeLike", [numbers((4, 3))], k=-1)


def indices():
    x = numbers((4, 3, 5))
    for axis in (0, 1, -1):
        yield Case("Gather", [x, int64(0, -1, 2)], axis=axis, symbolic=False)
        yield Case("Gather", [x, np.array([[0, 1], [2, 0]])], axis=axis)
        yield Case("Gather", [x, np.array(-1, "int64")], constants=(1,), axis=axis)
        yield Case("Gather", [x, np.array(1, "int64")], axis=axis)
    yield Case("Gather", [numbers((6,), "int64"), np.array([1, 2], "int32")])
    wanted = random.integers(-3, 4, (2, 3, 5))
    yield Case("GatherElements", [x, wanted], axis=0, symbolic=False)
    yield Case("GatherElements", [x, np.abs(wanted)], axis=0, fixed=(1,), symbolic=False)
    yield Case("GatherElements", [x, random.integers(-5, 5, (4, 3, 2))], axis=-1, symbolic=False)
    square = numbers((3, 3))
    for axis, shorter in ((1, [[0, 1]]), (0, [[0], [1]]), (1, [[0, 2, 1, 0]])):
        yield Case("GatherElements", [square, np.array(shorter)], axis=axis)
        yield Case("GatherElements", [square, np.array(shorter)], axis=axis, fixed=(0,))
        yield Case("GatherElements", [square, np.array(shorter)], axis=axis, fixed=(1,))
    yield Case("GatherND", [x, np.array([[0, 1], [-1, -2]])], symbolic=False)
    yield Case("GatherND", [x, random.integers(0, 3, (2, 2, 3))], fixed=(1,))
    yield Case("GatherND", [x, random.integers(0, 3, (4, 2, 1))], fixed=(1,), batch_dims=1)
    yield Case("GatherND", [x, random.integers(-5, 5, (4, 3, 1))], batch_dims=2, symbolic=False)
    for dtype in ("float32", "int64"):
        yield Case("ReverseSequence", [numbers((4, 3, 2), dtype), np.array([1, 4, 2])])
        yield Case("ReverseSequence", [numbers((2, 3), dtype), np.array([3, 2])], time_axis=1, batch_axis=0)
    places = np.array([[1], [3]])
    for dtype in ("float32", "int64"):
        for kind, first in (("none", 11), ("add", 16), ("mul", 16), ("max", 18), ("min", 18)):
            reduction = {} if kind == "none" else dict(reduction=kind)
            yield Case("ScatterND", [numbers((4, 3), dtype), places, numbers((2, 3), dtype)], first=first, symbolic=False, **reduction)
            if kind == "none":
                yield Case("Scatter", [numbers((4, 3), dtype), np.array([[1, 0, 0], [2, 0, 3]]), numbers((2, 3), dtype)], last=10, symbolic=False)
            yield Case("ScatterElements", [numbers((4, 3), dtype), np.array([[1, -1, 0], [2, 0, 3]]), numbers((2, 3), dtype)], first=first,
                       symbolic=False, **reduction)
    yield Case("ScatterElements", [numbers((4, 3)), np.array([[1], [0]]), numbers((2, 1))], axis=1, symbolic=False)
    for axis in (-1, 0, 1):
        for dtype in ("float32", "int64"):
            yield Case("OneHot", [int64(0, 2, -1, 7), np.array(4, "int64"), np.array([2, 5], dtype)], constants=(1,), first=11, axis=axis, fixed=(2,))
        yield Case("OneHot", [np.array([[0, 2], [3, 7]]), np.array(4.0, "float32"), np.array([2, 5], "float32")], constants=(1,), axis=axis, fixed=(2,))
    cache, update = numbers((2, 3, 6, 4)), numbers((2, 3, 2, 4))
    yield Case("TensorScatter", [cache, update, int64(1, 4)])
    yield Case("TensorScatter", [cache, update], axis=2)
    yield Case("TensorScatter", [cache, update, int64(5, 2)], mode="circular")


def orders():
    x = np.round(numbers((3, 5, 4)), 1)
    for dtype in FLOATS + INTEGERS:
        for options in (dict(), dict(axis=1), dict(axis=0, largest=0), dict(largest=0, sorted=1)):
            yield Case("TopK", [x.astype(dtype), int64(2)], constants=(1,), num_outputs=2, **options)
    for axis in (-1, 0):
        yield Case("TopK", [x], first=7, last=9, num_outputs=2, k=3, axis=axis)
        yield Case("TopK", [x, int64(3)], first=10, last=10, constants=(1,), num_outputs=2, axis=axis)
    for dtype in ("float32", "int64", "float64"):
        for options in (dict(), dict(axis=0)):
            for is_sorted in (0, 1):
                yield Case("Unique", [np.array([2, 1, 1, 3, 4, 3], dtype)], num_outputs=4, counted=True, sorted=is_sorted, **options)
    yield Case("Unique", [numbers((3, 4), "int32")], num_outputs=4, counted=True)
    for dtype in ("float32", "int64"):
        for axis in (0, 1, -1):
            for is_sorted in (0, 1):
                pairs = np.array([[2, 1, 2], [0, 3, 0], [2, 1, 2], [0, 1, 0]], dtype)
                yield Case("Unique", [pairs], num_outputs=4, counted=True, sorted=is_sorted, axis=axis)
    for dtype in ("float32", "bool", "int64"):
        yield Case("NonZero", [np.round(numbers((3, 4), dtype))], counted=True)
    yield Case("NonZero", [np.zeros((2, 3), "float32")], counted=True)
    mask = np.array([True, False, True])
    for dtype in ("float32", "int64", "bool"):
        yield Case("Compress", [numbers((4, 3), dtype), mask], counted=True)
        yield Case("Compress", [numbers((4, 3), dtype), mask], counted=True, axis=1)
        yield Case("Compress", [numbers((4, 3), dtype), mask], counted=True, axis=-2)
    for op in ("CumSum", "CumProd"):
        for dtype in ("float32", "float64", "int32", "int64"):
            for axis in (0, -1):
                for options in (dict(), dict(exclusive=1), dict(reverse=1), dict(exclusive=1, reverse=1)):
                    yield Case(op, [numbers((3, 4), dtype), np.array(axis)], constants=(1,), **options)


def texts():
    yield Case("StringConcat", [strings("a", "", "b"), strings("x", "y", "\u20ac")])
    yield Case("StringConcat", [strings("a", "b").reshape(2, 1), strings("x", "y", "z")])
    names = strings("a,b,,c", "", "d", "e,f")
    for delimiter in (dict(), dict(delimiter=""), dict(delimiter=","), dict(delimiter=",", maxsplit=1), dict(delimiter="b,", maxsplit=0)):
        yield Case("StringSplit", [names], num_outputs=2, counted=True, by_reference=True, **delimiter)
        yield Case("StringSplit", [names.reshape(2, 2)], num_outputs=2, counted=True, by_reference=True, **delimiter)
    yield Case("StringSplit", [strings(" a  b\tc ", "d")], num_outputs=2, counted=True, by_reference=True)
    yield Case("StringSplit", [np.zeros((0,), object)], num_outputs=2, counted=True, by_reference=True, delimiter=",")
    words = strings("The", "cat", "THE", "dog", "\u00e4rger")
    for action in ("NONE", "LOWER", "UPPER"):
        for exact in (0, 1):
            for stopwords in (["the", "dog"], ["The"], words.tolist()):
                options = dict(case_change_action=action, is_case_sensitive=exact, stopwords=stopwords, locale="C")
                yield Case("StringNormalizer", [words[:4] if action == "UPPER" else words], counted=True, **options)
                yield Case("StringNormalizer", [words[:4].reshape(1, 4)], counted=True, fixed=(0,), **options)
        yield Case("StringNormalizer", [words[:4]], case_change_action=action, locale="C")


def signals():
    x = numbers((2, 6, 5, 1))
    for dtype in ("float32", "float64"):
        for parts in (1, 2):
            y = numbers((2, 6, 5, parts), dtype)
            yield Case("DFT", symbolic=False, inputs=[y], first=17, last=19, tolerance=1e-4)
            yield Case("DFT", symbolic=False, inputs=[y, None, np.array(2)], first=20, constants=(2,), computed=False, tolerance=1e-4)
            yield Case("DFT", symbolic=False, inputs=[y, np.array(8)], first=20, constants=(1,), computed=False, tolerance=1e-4)
            yield Case("DFT", symbolic=False, inputs=[y, np.array(4)], first=17, last=19, constants=(1,), axis=2, computed=False, tolerance=1e-4)
        yield Case("DFT", symbolic=False, inputs=[x.astype(dtype)], first=20, onesided=1, tolerance=1e-4)
        yield Case("DFT", symbolic=False, inputs=[numbers((2, 6, 5, 2), dtype)], first=20, inverse=1, tolerance=1e-4)
    signal, window = numbers((2, 16, 1)), numbers((5,))
    step, length = np.array(3), np.array(5)
    for onesided in (0, 1):
        yield Case("STFT", symbolic=False, inputs=[signal, step, window], constants=(1,), onesided=onesided, computed=False, tolerance=1e-4)
        yield Case("STFT", symbolic=False, inputs=[signal, step, None, length], constants=(1, 3), onesided=onesided, computed=False, tolerance=1e-4)
    yield Case("STFT", symbolic=False, inputs=[numbers((2, 16, 2)), step, window, length], constants=(1, 3), onesided=0, computed=False, tolerance=1e-4)
    for op in ("HannWindow", "HammingWindow", "BlackmanWindow"):
        for n in (1, 10, 11):
            yield Case(op, [np.array(n)], constants=(0,), tolerance=1e-5)
        yield Case(op, [np.array(10)], constants=(0,), periodic=0, output_datatype=11, tolerance=1e-5)
    bands = [np.array(v) for v in (8, 16, 8192)] + [np.array(v, "float32") for v in (0, 4096)]
    yield Case("MelWeightMatrix", bands, constants=range(5), computed=False)
    yield Case("MelWeightMatrix", bands, constants=range(5), computed=False, output_datatype=11)


def recurrences():
    steps, batch, inputs, units = 5, 3, 4, 2
    for op, gates, states in (("RNN", 1, 1), ("GRU", 3, 1), ("LSTM", 4, 2)):
        for direction, n in (("forward", 1), ("reverse", 1), ("bidirectional", 2)):
            x = numbers((steps, batch, inputs))
            w, r, b = numbers((n, gates * units, inputs)), numbers((n, gates * units, units)), numbers((n, 2 * gates * units))
            start = [numbers((n, batch, units)) for _ in range(states)]
            every = dict(num_outputs=1 + states, hidden_size=units, direction=direction, tolerance=1e-4)
            resets = [dict(linear_before_reset=1), dict()] if op == "GRU" else [dict()]
            for more in resets:
                yield Case(op, [x, w, r], fixed=(0, 1, 2), **every, **more)
                yield Case(op, [x, w, r, b, np.array([5, 2, 3], "int32"), *start], constants=(1, 2, 3), symbolic=False, **every, **more)
                yield Case(op, [x, w, r, b], constants=(1, 2, 3), symbolic=False, clip=0.5, **every, **more)
        yield Case(op, [x, w, r, b], constants=(1, 2, 3), fixed=(0,), tolerance=1e-4, num_outputs=1 + states, hidden_size=units, direction=direction)
    w, r, b = numbers((1, 4 * units, inputs)), numbers((1, 4 * units, units)), numbers((1, 8 * units))
    yield Case("LSTM", [x, w, r, b, None, None, None, numbers((1, 3 * units))], constants=(1, 2, 3), symbolic=False, tolerance=1e-4, num_outputs=3, hidden_size=units)
    yield Case("LSTM", [x, w, r, b], constants=(1, 2, 3), symbolic=False, tolerance=1e-4, num_outputs=3, hidden_size=units, input_forget=1)
    yield Case("LSTM", [x, w, r, b], constants=(1, 2, 3), symbolic=False, tolerance=1e-4, num_outputs=3, hidden_size=units,
               activations=["HardSigmoid", "Relu", "Softsign"])
    for direction, n in (("forward", 1), ("bidirectional", 2)):
        for activations, alphas, betas in ((["Sigmoid", "HardSigmoid", "Tanh"], [0.3] * n, [0.4] * n), (["Relu", "Elu", "ThresholdedRelu"], [0.3, 0.05] * n, None),
                                           (["HardSigmoid", "LeakyRelu", "Softsign"], [0.3, 0.05] * n, [0.4] * n), (["Sigmoid", "LeakyRelu", "Affine"], [0.3, 0.5] * n, [0.4] * n)):
            yield Case("LSTM", [x, numbers((n, 4 * units, inputs)), numbers((n, 4 * units, units))], symbolic=False, tolerance=1e-4, num_outputs=3, hidden_size=units,
                       direction=direction, activations=activations * n, activation_alpha=alphas, **(dict(activation_beta=betas) if betas else {}))
        yield Case("GRU", [x, numbers((n, 3 * units, inputs)), numbers((n, 3 * units, units))], symbolic=False, tolerance=1e-4, num_outputs=2, hidden_size=units,
                   direction=direction, activations=["Sigmoid", "LeakyRelu"] * n, activation_alpha=[0.3, 0.2][:n])
    yield Case("RNN", [x, numbers((2, units, inputs)), numbers((2, units, units))], symbolic=False, tolerance=1e-4, num_outputs=2, hidden_size=units,
               direction="bidirectional", activations=["Tanh", "LeakyRelu"], activation_alpha=[0.3])
    yield Case("RNN", [x, numbers((1, units, inputs)), numbers((1, units, units))], symbolic=False, tolerance=1e-4, num_outputs=2, hidden_size=units, activations=["Relu"])
    for name, more in (("Affine", dict(activation_alpha=[0.5], activation_beta=[0.1])), ("LeakyRelu", dict(activation_alpha=[0.2])), ("ScaledTanh", dict(activation_alpha=[0.5], activation_beta=[0.7])),
                       ("Elu", dict(activation_alpha=[0.5])), ("Softplus", {}), ("Sigmoid", {}), ("ThresholdedRelu", dict(activation_alpha=[0.5]))):
        yield Case("RNN", [x, numbers((1, units, inputs)), numbers((1, units, units))], symbolic=False, tolerance=1e-4, num_outputs=2, hidden_size=units, activations=[name], **more)
    for op, gates in (("RNN", 1), ("GRU", 3), ("LSTM", 4)):
        yield Case(op, [numbers((batch, steps, inputs)), numbers((1, gates * units, inputs)), numbers((1, gates * units, units))], first=14, symbolic=False, tolerance=1e-4,
                   num_outputs=2, hidden_size=units, layout=1)


def attentions():
    q, k, v = numbers((2, 4, 3, 8)), numbers((2, 4, 5, 8)), numbers((2, 4, 5, 6))
    few = [numbers((2, 2, 5, 8)), numbers((2, 2, 5, 6))]
    past = [numbers((2, 4, 2, 8)), numbers((2, 4, 2, 6))]
    loose = dict(tolerance=1e-4)
    for more in (dict(), dict(is_causal=1), dict(scale=0.3)):
        yield Case("Attention", [q, k, v], fixed=(0, 1, 2), **loose, **more)
        yield Case("Attention", [q, k, v, numbers((3, 5), "bool")], symbolic=False, **loose, **more)
        yield Case("Attention", [q, k, v, numbers((4, 3, 5))], symbolic=False, **loose, **more)
        yield Case("Attention", [q, k, v, None, *past], symbolic=False, num_outputs=3, **loose, **more)
    ahead, hidden = numbers((2, 4, 3, 7)), np.where(numbers((3, 5), "bool"), numbers((3, 5)), -np.inf).astype("float32")
    for more in (dict(), dict(is_causal=1)):
        for mask in (numbers((3, 7), "bool"), ahead):
            yield Case("Attention", [q, k, v, mask, *past], symbolic=False, num_outputs=3, **loose, **more)
        yield Case("Attention", [q, *few, numbers((4, 3, 5))], symbolic=False, **loose, **more)
        lengths = [None, None, int64(3, 5)]
        yield Case("Attention", [q, k, v, numbers((3, 5)), *lengths], first=24, symbolic=False, **loose, **more)
    # With is_causal, both evaluators take a row of the mask that stands for all queries for the first one's.
    yield Case("Attention", [q, k, v, ahead[:1, :, :1], *past], symbolic=False, num_outputs=3, **loose)
    yield Case("Attention", [q, k, v, hidden], symbolic=False, **loose)
    for dtype in ("float16", "float64"):
        wide = dict(tolerance=1e-2) if dtype == "float16" else loose
        yield Case("Attention", [x.astype(dtype) for x in (q, k, v, ahead[..., :5])], symbolic=False, **wide)
    yield Case("Attention", [q, k, v, numbers((3, 5))], symbolic=False, softmax_precision=1, **loose)
    yield Case("Attention", [q, *few], symbolic=False, **loose)
    yield Case("Attention", [q, k, v], symbolic=False, softcap=2.0, **loose)
    for mode in range(4):
        yield Case("Attention", [q, k, v, numbers((3, 5))], symbolic=False, num_outputs=4, softcap=2.0, qk_matmul_output_mode=mode, **loose)
    yield Case("Attention", [q, k, v, None, None, None, int64(3, 5)], first=24, symbolic=False, **loose)
    yield Case("Attention", [q, k, v, None, None, None, int64(3, 5)], first=24, symbolic=False, is_causal=1, **loose)
    angles = [numbers((9, 4)), numbers((9, 4))]
    ids = np.array([[0, 4, 8], [2, 2, 1]], "int64")
    for more in (dict(), dict(interleaved=1)):
        yield Case("RotaryEmbedding", [q, *angles, ids], fixed=(0, 1, 2), **loose, **more)
        yield Case("RotaryEmbedding", [q, numbers((2, 3, 4)), numbers((2, 3, 4))], symbolic=False, **loose, **more)
        yield Case("RotaryEmbedding", [numbers((2, 3, 16)), *angles, ids], symbolic=False, num_heads=2, **loose, **more)
        yield Case("RotaryEmbedding", [numbers((2, 4, 3, 12)), *angles, ids], symbolic=False, rotary_embedding_dim=8, **loose, **more)
    flat = [numbers((2, 3, 8)), numbers((2, 5, 8)), numbers((2, 5, 4))]
    yield Case("Attention", flat, symbolic=False, q_num_heads=4, kv_num_heads=4, **loose)
    yield Case("Attention", [flat[0], numbers((2, 5, 4)), numbers((2, 5, 6))], symbolic=False, q_num_heads=4, kv_num_heads=2, is_causal=1, **loose)


def matrices():
    for a, b in (("uint8", "uint8"), ("uint8", "int8"), ("int8", "int8"), ("int8", "uint8")):
        x, w = numbers((3, 4), a, -120, 120), numbers((4, 2), b, -120, 120)
        one = [np.full((), 3, a), np.full((), 5, b)]
        for zero in ([], one[:1], one, [None, numbers((2,), b)], [np.full((1,), 3, a), np.full((1,), 5, b)]):
            yield Case("MatMulInteger", [x, w, *zero])
        yield Case("MatMulInteger", [numbers((2, 3, 4), a), numbers((2, 4, 2), b), *one])
    yield Case("MatMulInteger", [numbers((2, 3, 4), "uint8"), numbers((4, 2), "uint8"), numbers((2, 3, 1), "uint8"), numbers((2,), "uint8")], by_reference=True)
    for dtype in ("float32", "float64", "float16", "int32"):
        yield Case("MatMul", [numbers((3, 4), dtype), numbers((4, 2), dtype)])
    for a, b in (((4,), (4, 2)), ((3, 4), (4,)), ((4,), (4,)), ((2, 1, 3, 4), (5, 4, 2))):
        yield Case("MatMul", [numbers(a), numbers(b)])
    for dtype in ("float32", "float64"):
        a, b, bias = numbers((3, 4), dtype), numbers((4, 2), dtype), numbers((2,), dtype)
        yield Case("Gemm", [a, b, bias])
        yield Case("Gemm", [a, b])
        yield Case("Gemm", [a.T.copy(), b.T.copy(), numbers((3, 1), dtype)], transA=1, transB=1, alpha=0.5, beta=2.0)
        yield Case("Gemm", [a, b, np.array(3, dtype)], beta=0.25)


def sums():
    for equation, *shapes in (("ij,jk->ik", (3, 4), (4, 2)), ("ij,jk", (3, 4), (4, 2)), ("bij,bjk->bik", (2, 3, 4), (2, 4, 5)),
                              ("bhid,bhjd->bhij", (2, 3, 4, 5), (2, 3, 6, 5)), ("bnth,nhd->btd", (2, 3, 4, 5), (3, 5, 6)),
                              ("btd,dnh->bnth", (2, 4, 6), (6, 3, 5)), ("i,j->ij", (3,), (4,)), ("i,i->", (3,), (3,)), ("ij->ji", (3, 4)),
                              ("ij->i", (3, 4)), ("ba,c", (3, 4), (2,)), ("i,i->i", (3,), (3,)), ("ij,kj,k->i", (3, 4), (2, 4), (2,)),
                              ("...ij,...jk->...ik", (2, 3, 4), (2, 4, 5)), ("...ij,jk->...ik", (2, 6, 3, 4), (4, 5)), ("i..., i... -> ...", (3, 2, 4), (3, 2, 4)),
                              ("...ij,...jk->...ik", (1, 3, 4), (7, 4, 5)), ("ij,ik->jk", (3, 4), (3, 2)), ("ijk,ijl->", (2, 3, 4), (2, 3, 5)),
                              ("ii->i", (3, 3)), ("ii", (3, 3)), ("...ii->...i", (2, 3, 3)), ("bii,ij->bj", (2, 3, 3), (3, 4)), ("iij,jk->ik", (3, 3, 2), (2, 4)),
                              ("aB,Bc->ac", (3, 4), (4, 2)), (",ij->ji", (), (3, 4)), ("ij,j->", (0, 4), (4,))):
        for dtype in ("float32", "float64", "int32", "int64"):
            yield Case("Einsum", [numbers(s, dtype) for s in shapes], equation=equation)


def determinants():
    for dtype in FLOATS:
        for shape in ((3, 3), (1, 1), (2, 4, 4), (2, 3, 2, 2), (0, 3, 3)):
            yield Case("Det", [numbers(shape, dtype)])
    yield Case("Det", [np.ones((2, 2), "float32")])
    yield Case("Det", [np.zeros((2, 0, 0), "float64")])


def windows():
    x, w = numbers((2, 4, 7, 6)), numbers((6, 4, 3, 2))
    bias = numbers((6,))
    yield Case("Conv", [x, w], fixed=(1,))
    yield Case("Conv", [x, w, bias], constants=(1, 2), kernel_shape=[3, 2], strides=[2, 1], pads=[1, 0, 2, 1])
    yield Case("Conv", [x, numbers((6, 2, 3, 3)), bias], fixed=(1, 2), group=2, dilations=[2, 1])
    yield Case("Conv", [x, numbers((4, 1, 3, 3))], constants=(1,), group=4)
    yield Case("Conv", [x, w], constants=(1,), auto_pad="SAME_UPPER", strides=[2, 2])
    yield Case("Conv", [x, w], constants=(1,), auto_pad="SAME_LOWER", strides=[2, 2], symbolic=False)
    yield Case("Conv", [x, w], constants=(1,), auto_pad="VALID")
    yield Case("Conv", [x.astype("float64"), w.astype("float64")], fixed=(1,))
    yield Case("Conv", [numbers((2, 3, 9)), numbers((4, 3, 3)), numbers((4,))], constants=(1, 2), strides=[2], pads=[1, 2])
    y, w = numbers((2, 6, 4, 3)), numbers((6, 2, 3, 2))
    for more in (dict(), dict(strides=[2, 3], pads=[1, 0, 0, 1]), dict(strides=[2, 2], output_padding=[1, 1]), dict(group=3),
                 dict(dilations=[2, 1]), dict(strides=[2, 2], auto_pad="SAME_UPPER"), dict(strides=[2, 2], output_shape=[8, 6])):
        yield Case("ConvTranspose", [y, w], symbolic=False, **more)
        yield Case("ConvTranspose", [y, w, numbers((2 * more.get("group", 1),))], constants=(1, 2), symbolic=False, **more)
    yield Case("ConvTranspose", [numbers((2, 3, 5)), numbers((3, 4, 3))], strides=[2], symbolic=False)
    volume, w = numbers((2, 4, 5, 4, 3)), numbers((6, 2, 3, 2, 1))
    for more in (dict(), dict(strides=[2, 1, 2], pads=[1, 0, 2, 0, 1, 1]), dict(dilations=[2, 1, 1], auto_pad="SAME_UPPER")):
        yield Case("Conv", [volume, w], constants=(1,), group=2, **more)
    yield Case("ConvTranspose", [numbers((2, 6, 3, 2, 2)), w], symbolic=False, group=2, strides=[2, 1, 3], output_padding=[1, 0, 2])
    for op in ("MaxPool", "AveragePool"):
        yield Case(op, [x], kernel_shape=[3, 2])
        yield Case(op, [x], kernel_shape=[3, 2], strides=[2, 2], pads=[1, 0, 1, 1])
        yield Case(op, [x], kernel_shape=[3, 3], strides=[2, 2], auto_pad="SAME_UPPER")
        yield Case(op, [x], kernel_shape=[2, 2], strides=[2, 2], auto_pad="SAME_LOWER", symbolic=False)
        yield Case(op, [x], kernel_shape=[3, 3], strides=[2, 2], ceil_mode=1)
        yield Case(op, [x], kernel_shape=[2, 2], strides=[3, 3], ceil_mode=1)
        yield Case(op, [x], kernel_shape=[2, 2], strides=[3, 3], ceil_mode=1, pads=[0, 1, 0, 1])
        yield Case(op, [numbers((2, 3, 9))], kernel_shape=[3], strides=[2])
        yield Case(op, [numbers((2, 3, 5, 4, 6))], kernel_shape=[3, 2, 2], strides=[2, 1, 2], pads=[1, 0, 0, 1, 1, 1])
        yield Case(op, [numbers((2, 3, 5, 4, 6))], kernel_shape=[3, 2, 2], auto_pad="SAME_UPPER")
    yield Case("AveragePool", [x], kernel_shape=[3, 2], strides=[2, 2], pads=[1, 0, 1, 1], count_include_pad=1)
    yield Case("AveragePool", [numbers((2, 3, 9))], kernel_shape=[3], strides=[2], pads=[1, 1], count_include_pad=1)
    yield Case("AveragePool", [x], kernel_shape=[3, 3], strides=[2, 2], pads=[1, 1, 1, 1], count_include_pad=1, ceil_mode=1)
    yield Case("AveragePool", [x], kernel_shape=[2, 2], dilations=[2, 1], first=19)
    yield Case("MaxPool", [x], kernel_shape=[2, 3], strides=[1, 2], dilations=[2, 1], pads=[1, 0, 1, 1])
    for shape, kernel in (((2, 3, 9), [3]), ((2, 3, 5, 4), [3, 2]), ((2, 2, 5, 4, 6), [3, 2, 2])):
        yield Case("MaxPool", [numbers(shape)], kernel_shape=kernel, num_outputs=2, first=8, storage_order=1, symbolic=False)
    yield Case("LpPool", [x], kernel_shape=[3, 2], strides=[2, 2], pads=[1, 0, 1, 1])
    yield Case("LpPool", [x], kernel_shape=[2, 2], p=1, auto_pad="SAME_UPPER")
    yield Case("GlobalLpPool", [x], last=21)  # ONNX Runtime has none of opset 22
    places = np.array([[[[5, 2], [8, 15]]]], "int64")
    yield Case("MaxUnpool", [numbers((1, 1, 2, 2)), places], kernel_shape=[2, 2], strides=[2, 2])
    yield Case("MaxUnpool", [numbers((1, 1, 2, 2)), places, int64(1, 1, 5, 5)], constants=(2,), kernel_shape=[2, 2], strides=[2, 2],
               symbolic=False, computed=False, by_reference=True)  # ONNX Runtime takes the indices for those of the larger image
    columns = numbers((2, 12, 6))
    yield Case("Col2Im", [columns, int64(3, 4), int64(2, 2)], constants=(1, 2), first=18, computed=False)
    for op in ("GlobalAveragePool", "GlobalMaxPool"):
        yield Case(op, [x])
        yield Case(op, [numbers((2, 3, 9))])


def norms():
    x = numbers((2, 4, 5, 3))
    scale, bias, mean, var = numbers((4,)), numbers((4,)), numbers((4,)), numbers((4,), low=0.5)
    yield Case("BatchNormalization", [x, scale, bias, mean, var], constants=(1, 2, 3, 4))
    yield Case("BatchNormalization", [x, scale, bias, mean, var], epsilon=0.01, momentum=0.8)
    yield Case("BatchNormalization", [numbers((3, 4)), scale, bias, mean, var])
    yield Case("BatchNormalization", [x, scale, bias, mean, var], first=14, num_outputs=3, training_mode=1, momentum=0.8)
    for shape, axis in (((2, 3, 4), -1), ((2, 3, 4), 1), ((5,), 0)):
        for dtype in ("float32", "float64"):
            like = numbers(shape[axis:] if axis >= 0 else shape[-1:], dtype)
            yield Case("LayerNormalization", [numbers(shape, dtype), like, like + 1], first=17, axis=axis)
            yield Case("LayerNormalization", [numbers(shape, dtype), like], first=17, axis=axis, epsilon=0.1)
    yield Case("LayerNormalization", [numbers((2, 3, 4)), numbers((4,)), numbers((4,))], first=17, num_outputs=3)
    yield Case("InstanceNormalization", [x, scale, bias])
    yield Case("InstanceNormalization", [x, scale, bias], epsilon=0.1)
    yield Case("GroupNormalization", [x, numbers((2,)), numbers((2,))], first=18, last=20, num_groups=2, symbolic=False)
    yield Case("GroupNormalization", [x, scale, bias], first=21, num_groups=2, symbolic=False)
    yield Case("RMSNormalization", [x, numbers((3,))])
    yield Case("RMSNormalization", [x, numbers((5, 3))], axis=2, epsilon=0.1)
    yield Case("LRN", [numbers((2, 7, 3, 3))], size=3, symbolic=False)
    yield Case("LRN", [numbers((7, 7, 3, 3))], size=4, alpha=0.5, beta=0.6, bias=2.0, symbolic=False)
    yield Case("MeanVarianceNormalization", [x])
    yield Case("MeanVarianceNormalization", [x], axes=[0, 1])
    for p in (1, 2):
        yield Case("LpNormalization", [x], p=p)
        yield Case("LpNormalization", [x.astype("float64")], p=p, axis=1)
    for axis in (-1, 1):
        yield Case("Hardmax", [x], first=11 if axis < 0 else 7, axis=axis)
    for op in ("SoftmaxCrossEntropyLoss", "NegativeLogLikelihoodLoss"):
        for reduction in ("mean", "sum", "none"):
            classes = random.integers(0, 3, (4,))
            yield Case(op, [numbers((4, 3)), classes], reduction=reduction)
            yield Case(op, [numbers((4, 3)), classes, abs(numbers((3,))) + 0.1], reduction=reduction, ignore_index=1)
            yield Case(op, [numbers((2, 3, 4)), random.integers(0, 3, (2, 4))], reduction=reduction)
    for op in ("Softmax", "LogSoftmax"):
        for dtype in FLOATS:
            yield Case(op, [numbers((2, 3, 4), dtype)])
        yield Case(op, [numbers((2, 3, 4))], axis=0)
        yield Case(op, [numbers((2, 3, 4))], first=11, axis=-2)
    yield Case("Dropout", [numbers((3, 4))])
    yield Case("Dropout", [numbers((3, 4))], first=7, last=11, ratio=0.3)
    yield Case("Dropout", [numbers((3, 4)), np.array(0, "float32"), np.array(True)], constants=(1, 2), computed=False, num_outputs=2)
    yield Case("Dropout", [numbers((3, 4)), np.array(0.3, "float32"), np.array(False)], constants=(1, 2), computed=False, num_outputs=2)


def resizes():
    x = numbers((2, 3, 5, 4))
    for mode in ("nearest", "linear", "cubic"):
        for coordinates in ("half_pixel", "pytorch_half_pixel", "align_corners", "asymmetric"):
            for scales in ((1, 1, 2, 3), (1, 1, 0.6, 1.7)):
                # ONNX Runtime rounds the length of an axis by which align_corners places elements.
                yield Case("Resize", computed=False, inputs=[x, None, np.array(scales, "float32")], constants=(2,), symbolic=False, mode=mode,
                           coordinate_transformation_mode=coordinates, by_reference=coordinates == "align_corners")
            yield Case("Resize", computed=False, inputs=[x, None, None, int64(2, 3, 8, 1)], constants=(3,), symbolic=False, mode=mode, coordinate_transformation_mode=coordinates)
        yield Case("Resize", computed=False, inputs=[x, None, None, int64(8, 9)], constants=(3,), symbolic=False, mode=mode, first=18, axes=[2, 3])
        for policy in ("not_larger", "not_smaller"):
            yield Case("Resize", computed=False, inputs=[x, None, None, int64(8, 9)], constants=(3,), symbolic=False, mode=mode, first=18, axes=[2, 3],
                       keep_aspect_ratio_policy=policy)
    for nearest in ("round_prefer_floor", "round_prefer_ceil", "floor", "ceil"):
        yield Case("Resize", computed=False, inputs=[x, None, np.array([1, 1, 2, 1.5], "float32")], constants=(2,), symbolic=False, nearest_mode=nearest)
    yield Case("Resize", computed=False, inputs=[x, None, np.array([1, 1, 2, 0.7], "float32")], constants=(2,), symbolic=False, mode="cubic", cubic_coeff_a=-0.5, exclude_outside=1)
    yield Case("Resize", computed=False, inputs=[x, None, np.array([1, 1, 2, 0.7], "float32")], constants=(2,), symbolic=False, mode="linear", first=19,
               coordinate_transformation_mode="half_pixel_symmetric")
    # Places of a region, some of which lie beyond the image.
    for mode in ("nearest", "linear", "cubic"):
        for region in ((0, 0, 0.2, 0.1, 1, 1, 0.7, 0.95), (0, 0, -0.3, 0.6, 1, 1, 0.85, 1.4)):
            crop = dict(computed=False, symbolic=False, mode=mode, coordinate_transformation_mode="tf_crop_and_resize", extrapolation_value=9.0)
            region = np.array(region, "float32")
            yield Case("Resize", [x, region, None, int64(2, 3, 7, 6)], constants=(1, 3), **crop)
            yield Case("Resize", [x, region, np.array([1, 1, 2.2, 2.5], "float32")], constants=(1, 2), **crop)
    yield Case("Resize", [x, np.array([0.1, 0, 0.9, 1], "float32"), None, int64(1, 3)], constants=(1, 3), computed=False, symbolic=False, first=18,
               mode="linear", axes=[2, 3], coordinate_transformation_mode="tf_crop_and_resize")
    yield Case("Resize", computed=False, inputs=[x.astype("int32"), None, np.array([1, 1, 2, 2], "float32")], constants=(2,), symbolic=False)
    # Antialiased, by a scale that is a power of two (ONNX Runtime leaves out what lies outside, whatever exclude_outside says).
    yield Case("Resize", computed=False, inputs=[numbers((1, 2, 8, 8)), None, np.array([1, 1, 0.5, 0.5], "float32")], constants=(2,), symbolic=False, mode="cubic",
               first=18, antialias=1, exclude_outside=1)
    # Axes that are not those of images, neighbours or not, and more than three.
    yield Case("Resize", computed=False, inputs=[numbers((3, 4)), None, np.array([2, 1.5], "float32")], constants=(2,), symbolic=False)
    yield Case("Resize", computed=False, inputs=[numbers((4,)), None, np.array([2.5], "float32")], constants=(2,), symbolic=False)
    yield Case("Resize", computed=False, inputs=[x, None, np.array([2, 1, 1, 2], "float32")], constants=(2,), symbolic=False)
    yield Case("Resize", computed=False, inputs=[numbers((2, 3, 2, 3)), None, np.array([2, 1.5, 3, 2], "float32")], constants=(2,), symbolic=False)


def samples():
    x = numbers((2, 3, 5, 4))
    grid = numbers((2, 6, 7, 2), low=-1.3, high=1.3)
    for padding in ("zeros", "border", "reflection"):
        for aligned in (0, 1):
            yield Case("GridSample", computed=False, inputs=[x, grid], first=16, last=19, padding_mode=padding, align_corners=aligned)
            for mode in ("linear", "nearest", "cubic"):
                yield Case("GridSample", computed=False, inputs=[x, grid], first=20, mode=mode, padding_mode=padding, align_corners=aligned, tolerance=1e-4)
    for mode in ("nearest", "bicubic"):
        yield Case("GridSample", computed=False, inputs=[x, grid], first=16, last=19, mode=mode, tolerance=1e-4)
    yield Case("GridSample", computed=False, inputs=[numbers((1, 2, 3, 4, 5)), numbers((1, 2, 3, 4, 3), low=-1, high=1)], first=20)
    for aligned in (0, 1):
        yield Case("AffineGrid", computed=False, inputs=[numbers((2, 2, 3)), int64(2, 3, 4, 5)], constants=(1,), first=20, symbolic=False, align_corners=aligned)
        yield Case("AffineGrid", computed=False, inputs=[numbers((2, 3, 4)), int64(2, 3, 2, 4, 5)], constants=(1,), first=20, symbolic=False, align_corners=aligned)


def image_files():
    def png(pixels):
        file = io.BytesIO()
        Image.fromarray(pixels).save(file, "png")
        return np.frombuffer(file.getvalue(), "uint8")

    colours = png(numbers((5, 7, 3), "uint8", high=255))
    for pixel_format in ({}, {"pixel_format": "RGB"}, {"pixel_format": "BGR"}):
        yield Case("ImageDecoder", [colours], first=20, counted=True, by_reference=True, **pixel_format)
    yield Case("ImageDecoder", [png(numbers((4, 3), "uint8", high=255))], first=20, counted=True, by_reference=True, pixel_format="Grayscale")


def upsamples():
    x = numbers((2, 3, 4, 5))
    for mode in ("nearest", "linear"):
        scales = [1.0, 1.0, 2.0, 3.0]
        yield Case("Upsample", [x], last=8, symbolic=False, mode=mode, scales=scales)
        yield Case("Upsample", [x, np.array(scales, "float32")], constants=(1,), first=9, last=9, symbolic=False, computed=False, mode=mode)
        yield Case("Resize", [x, np.array(scales, "float32")], constants=(1,), first=10, last=10, symbolic=False, computed=False, mode=mode)
        yield Case("Resize", [x, np.array([], "float32"), np.array(scales, "float32")], constants=(1, 2), first=11, last=12, symbolic=False, computed=False, mode=mode)


def conversions():
    for to in (1, 7, 11, 6):
        yield Case("Cast", [strings("1", "-20", "300")], to=to, first=9)
    for to in (1, 11):
        yield Case("Cast", [strings("1.25", "-2e-3", "NaN", "INF", "-inf")], to=to, first=9)
    yield Case("Cast", [np.array([1.25, -3, 1 / 3, 1e10, 1e-7, np.nan, np.inf, -np.inf], "float32")], to=8, first=9)
    yield Case("Cast", [np.array([1.25, -3, 1 / 3, 1e300], "float64")], to=8, first=9)
    yield Case("Cast", [numbers((2, 3), "int64", -9, 9)], to=8, first=9)
    yield Case("Cast", [numbers((4,), "bool")], to=8, first=9)


def rooms():
    """Transposed convolutions whose output is larger than what the windows reach."""
    x, w, bias = numbers((2, 6, 4, 3)), numbers((6, 2, 3, 2)), numbers((2,))
    for inputs in ([x, w], [x, w, bias]):
        yield Case("ConvTranspose", inputs, symbolic=False, strides=[2, 3], output_shape=[10, 10])


def all_cases():
    for family in (elementwise, binary, selections, activations, reductions, views, pieces, creations, indices, orders, texts, signals, recurrences, attentions, matrices, sums, determinants, windows, norms, resizes, upsamples, samples, image_files, conversions,
                   rooms):
        yield from family()
