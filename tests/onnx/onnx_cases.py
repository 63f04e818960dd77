"""One model an operator: what goes in, with which attributes, from which opset on."""
import numpy as np

FLOATS = ("float32", "float64", "float16")
INTEGERS = ("int32", "int64")
OPSETS = (13, 17, 18, 21)
random = np.random.default_rng(1)


class Case:
    """inputs: arrays, None where one is absent. constants: numbers of inputs that are initializers.
    symbolic: also with dims that the model names; fixed: inputs whose dims stay known then."""

    def __init__(self, op, inputs, constants=(), num_outputs=1, first=13, last=21, symbolic=True, fixed=(), tolerance=None, **attributes):
        self.op, self.inputs, self.constants, self.num_outputs = op, list(inputs), set(constants), num_outputs
        self.first, self.last, self.symbolic, self.fixed, self.tolerance = first, last, symbolic, set(fixed), tolerance
        self.attributes = attributes

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
    for dtype in ("float32", "int64", "bool", "float64"):
        yield Case("Where", [numbers((4, 1), "bool"), numbers((4, 5), dtype), numbers((5,), dtype)])
    types = {"float32": 1, "uint8": 2, "int32": 6, "int64": 7, "bool": 9, "float16": 10, "float64": 11}
    for source in types:
        for to in types.values():
            yield Case("Cast", [numbers((3, 2), source, 0, 5)], to=to)
        yield Case("CastLike", [numbers((3, 2), source, 0, 5), numbers((1,), "int32")], first=15)
    yield Case("Cast", [numbers((3, 2), "float32", -5, -0.2)], to=6)


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
                    if op != "ReduceSum":
                        yield Case(op, [x], last=17, keepdims=keepdims, **listed)
                    first = 13 if op == "ReduceSum" else 18
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
    tied = np.array([[1, 3, 3, 0], [2, 2, 1, 2]], "float32")
    for op in ("ArgMax", "ArgMin"):
        for x in (tied, tied.astype("int32"), tied.astype("float64")):
            yield Case(op, [x])
            yield Case(op, [x], axis=1, keepdims=0)
            yield Case(op, [x], axis=-1, select_last_index=1, symbolic=False)


def views():
    x = numbers((2, 3, 4))
    for shape in ((6, 4), (-1, 2), (0, -1), (24,), (2, 0, 2, 2), (1, 1, -1)):
        yield Case("Reshape", [x, int64(*shape)], constants=(1,))
    yield Case("Reshape", [np.zeros((0, 3), "float32"), int64(3, 0)], constants=(1,), first=14, allowzero=1, symbolic=False)
    yield Case("Reshape", [numbers((4,), "bool"), int64(2, 2)], constants=(1,))
    for axis in (0, 1, 2, 3, -1):
        yield Case("Flatten", [x], axis=axis, symbolic=axis in (0, 3))
    yield Case("Flatten", [numbers((3,))], symbolic=False)
    y = numbers((1, 3, 1, 4))
    yield Case("Squeeze", [y], symbolic=False)
    yield Case("Squeeze", [y, int64(0, -2)], constants=(1,))
    yield Case("Unsqueeze", [x, int64(0, -1)], constants=(1,))
    yield Case("Unsqueeze", [x, int64(4, 1)], constants=(1,))
    yield Case("Transpose", [x])
    yield Case("Transpose", [x], perm=[1, 2, 0])
    yield Case("Transpose", [numbers((2, 3), "int64")], perm=[1, 0])
    yield Case("Expand", [numbers((3, 1)), int64(2, 1, 4)], constants=(1,))
    yield Case("Expand", [numbers((3, 1)), int64(1)], constants=(1,))
    yield Case("Expand", [numbers((1,), "bool"), int64(3)], constants=(1,), fixed=(0,))
    for known in (dict(), dict(start=1), dict(end=-1), dict(start=-5, end=2)):
        yield Case("Shape", [x], symbolic=False, first=15 if known else 13, **known)
    yield Case("Size", [x], symbolic=False)
    for mode in ("DCR", "CRD"):
        yield Case("DepthToSpace", [numbers((2, 8, 3, 2))], blocksize=2, mode=mode, symbolic=False)
    yield Case("SpaceToDepth", [numbers((2, 3, 4, 6))], blocksize=2, symbolic=False)


def pieces():
    x = numbers((4, 6))
    for dtype in ("float32", "int64", "bool", "float16"):
        yield Case("Concat", [numbers((2, 3), dtype), numbers((2, 1), dtype), numbers((2, 4), dtype)], axis=1)
    yield Case("Concat", [numbers((2, 3)), numbers((1, 3))], axis=-2)
    yield Case("Concat", [x], axis=0)
    yield Case("Split", [x], num_outputs=2, last=17, axis=1, symbolic=False)
    yield Case("Split", [x, int64(1, 2, 3)], num_outputs=3, constants=(1,), axis=-1)
    yield Case("Split", [x, int64(4)], num_outputs=1, constants=(1,))
    yield Case("Split", [numbers((7, 2))], num_outputs=3, first=18, symbolic=False)
    for starts, ends, axes, steps in (((1,), (3,), None, None), ((0, 1), (2, 100), (0, 1), None), ((-1,), (-100,), (1,), (-2,)),
                                      ((-3,), (-1,), (-1,), (1,)), ((5, 3), (0, -2**63), (1, 0), (-1, -1)), ((1,), (2**63 - 1,), (1,), (2,)),
                                      ((3,), (1,), (0,), (1,)), ((100,), (200,), (0,), (1,))):
        more = [] if axes is None else [int64(*axes)] if steps is None else [int64(*axes), int64(*steps)]
        yield Case("Slice", [x, int64(*starts), int64(*ends), *more], constants=range(1, 5))
    yield Case("Slice", [x.astype("int64"), np.array([1], "int32"), np.array([3], "int32")], constants=(1, 2))
    yield Case("Tile", [numbers((2, 3)), int64(2, 3)], constants=(1,))
    yield Case("Tile", [numbers((2, 3), "int64"), int64(0, 1)], constants=(1,))
    pads = int64(1, 0, 2, 3)
    for dtype in ("float32", "int64", "float64"):
        yield Case("Pad", [numbers((4, 5), dtype), pads], constants=(1,))
        yield Case("Pad", [numbers((4, 5), dtype), pads, np.array(7, dtype)], constants=(1, 2))
    for mode in ("reflect", "edge"):
        yield Case("Pad", [numbers((4, 5)), pads], constants=(1,), mode=mode)
    yield Case("Pad", [numbers((4, 5)), int64(-1, 2, 0, -2)], constants=(1,))
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
    yield Case("EyeLike", [numbers((3, 4))], symbolic=False)
    yield Case("EyeLike", [numbers((3, 4), "int32")], symbolic=False, dtype=1, k=1)
    yield Case("EyeLike", [numbers((4, 3))], symbolic=False, k=-1)


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
    yield Case("GatherND", [x, np.array([[0, 1], [-1, -2]])], symbolic=False)
    yield Case("GatherND", [x, random.integers(0, 3, (2, 2, 3))], fixed=(1,))
    yield Case("GatherND", [x, random.integers(0, 3, (4, 2, 1))], fixed=(1,), batch_dims=1)
    yield Case("GatherND", [x, random.integers(-5, 5, (4, 3, 1))], batch_dims=2, symbolic=False)
    for dtype in ("float32", "int64"):
        yield Case("ReverseSequence", [numbers((4, 3, 2), dtype), np.array([1, 4, 2])])
        yield Case("ReverseSequence", [numbers((2, 3), dtype), np.array([3, 2])], time_axis=1, batch_axis=0)
    places = np.array([[1], [3]])
    for dtype in ("float32", "int64"):
        for kind, first in (("none", 13), ("add", 16), ("mul", 16), ("max", 18), ("min", 18)):
            reduction = {} if kind == "none" else dict(reduction=kind)
            yield Case("ScatterND", [numbers((4, 3), dtype), places, numbers((2, 3), dtype)], first=first, symbolic=False, **reduction)
            yield Case("ScatterElements", [numbers((4, 3), dtype), np.array([[1, -1, 0], [2, 0, 3]]), numbers((2, 3), dtype)], first=first,
                       symbolic=False, **reduction)
    yield Case("ScatterElements", [numbers((4, 3)), np.array([[1], [0]]), numbers((2, 1))], axis=1, symbolic=False)
    for axis in (-1, 0, 1):
        for dtype in ("float32", "int64"):
            yield Case("OneHot", [int64(0, 2, -1, 7), np.array(4, "int64"), np.array([2, 5], dtype)], constants=(1,), axis=axis, fixed=(2,))


def matrices():
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
        yield Case(op, [x], kernel_shape=[3, 3], strides=[2, 2], ceil_mode=1, symbolic=False)
        yield Case(op, [x], kernel_shape=[2, 2], strides=[3, 3], ceil_mode=1, symbolic=False)
        yield Case(op, [x], kernel_shape=[2, 2], strides=[3, 3], ceil_mode=1, pads=[0, 1, 0, 1], symbolic=False)
        yield Case(op, [numbers((2, 3, 9))], kernel_shape=[3], strides=[2])
        yield Case(op, [numbers((2, 3, 5, 4, 6))], kernel_shape=[3, 2, 2], strides=[2, 1, 2], pads=[1, 0, 0, 1, 1, 1])
        yield Case(op, [numbers((2, 3, 5, 4, 6))], kernel_shape=[3, 2, 2], auto_pad="SAME_UPPER")
    yield Case("AveragePool", [x], kernel_shape=[3, 2], strides=[2, 2], pads=[1, 0, 1, 1], count_include_pad=1)
    yield Case("AveragePool", [numbers((2, 3, 9))], kernel_shape=[3], strides=[2], pads=[1, 1], count_include_pad=1)
    for op in ("GlobalAveragePool", "GlobalMaxPool"):
        yield Case(op, [x])
        yield Case(op, [numbers((2, 3, 9))])


def norms():
    x = numbers((2, 4, 5, 3))
    scale, bias, mean, var = numbers((4,)), numbers((4,)), numbers((4,)), numbers((4,), low=0.5)
    yield Case("BatchNormalization", [x, scale, bias, mean, var], constants=(1, 2, 3, 4), first=14)
    yield Case("BatchNormalization", [x, scale, bias, mean, var], first=14, epsilon=0.01, momentum=0.8)
    yield Case("BatchNormalization", [numbers((3, 4)), scale, bias, mean, var], first=14)
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
    yield Case("LRN", [numbers((2, 7, 3, 3))], size=3, symbolic=False)
    yield Case("LRN", [numbers((7, 7, 3, 3))], size=4, alpha=0.5, beta=0.6, bias=2.0, symbolic=False)
    yield Case("MeanVarianceNormalization", [x])
    yield Case("MeanVarianceNormalization", [x], axes=[0, 1])
    for p in (1, 2):
        yield Case("LpNormalization", [x], p=p)
        yield Case("LpNormalization", [x.astype("float64")], p=p, axis=1)
    for axis in (-1, 1):
        yield Case("Hardmax", [x], axis=axis, symbolic=False)
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
        yield Case(op, [numbers((2, 3, 4))], axis=-2)
    yield Case("Dropout", [numbers((3, 4))])
    yield Case("Dropout", [numbers((3, 4)), np.array(0.3, "float32"), np.array(False)], constants=(1, 2), num_outputs=2)


def resizes():
    x = numbers((2, 3, 5, 4))
    for mode in ("nearest", "linear", "cubic"):
        for coordinates in ("half_pixel", "pytorch_half_pixel", "align_corners", "asymmetric"):
            for scales in ((1, 1, 2, 3), (1, 1, 0.6, 1.7)):
                yield Case("Resize", [x, None, np.array(scales, "float32")], constants=(2,), symbolic=False, mode=mode,
                           coordinate_transformation_mode=coordinates)
            yield Case("Resize", [x, None, None, int64(2, 3, 8, 1)], constants=(3,), symbolic=False, mode=mode, coordinate_transformation_mode=coordinates)
        yield Case("Resize", [x, None, None, int64(8, 9)], constants=(3,), symbolic=False, mode=mode, first=18, axes=[2, 3])
    for nearest in ("round_prefer_floor", "round_prefer_ceil", "floor", "ceil"):
        yield Case("Resize", [x, None, np.array([1, 1, 2, 1.5], "float32")], constants=(2,), symbolic=False, nearest_mode=nearest)
    yield Case("Resize", [x, None, np.array([1, 1, 2, 0.7], "float32")], constants=(2,), symbolic=False, mode="cubic", cubic_coeff_a=-0.5, exclude_outside=1)
    yield Case("Resize", [x, None, np.array([1, 1, 2, 0.7], "float32")], constants=(2,), symbolic=False, mode="linear", first=19,
               coordinate_transformation_mode="half_pixel_symmetric")
    yield Case("Resize", [x.astype("int32"), None, np.array([1, 1, 2, 2], "float32")], constants=(2,), symbolic=False)
    # Antialiased, by a scale that is a power of two (ONNX Runtime leaves out what lies outside, whatever exclude_outside says).
    yield Case("Resize", [numbers((1, 2, 8, 8)), None, np.array([1, 1, 0.5, 0.5], "float32")], constants=(2,), symbolic=False, mode="cubic",
               first=18, antialias=1, exclude_outside=1)
    # Axes that are not those of images, neighbours or not, and more than three.
    yield Case("Resize", [numbers((3, 4)), None, np.array([2, 1.5], "float32")], constants=(2,), symbolic=False)
    yield Case("Resize", [numbers((4,)), None, np.array([2.5], "float32")], constants=(2,), symbolic=False)
    yield Case("Resize", [x, None, np.array([2, 1, 1, 2], "float32")], constants=(2,), symbolic=False)
    yield Case("Resize", [numbers((2, 3, 2, 3)), None, np.array([2, 1.5, 3, 2], "float32")], constants=(2,), symbolic=False)


def samples():
    x = numbers((2, 3, 5, 4))
    grid = numbers((2, 6, 7, 2), low=-1.3, high=1.3)
    for padding in ("zeros", "border", "reflection"):
        for aligned in (0, 1):
            yield Case("GridSample", [x, grid], first=16, last=19, padding_mode=padding, align_corners=aligned)
            for mode in ("linear", "nearest", "cubic"):
                yield Case("GridSample", [x, grid], first=20, mode=mode, padding_mode=padding, align_corners=aligned, tolerance=1e-4)
    for mode in ("nearest", "bicubic"):
        yield Case("GridSample", [x, grid], first=16, last=19, mode=mode, tolerance=1e-4)
    yield Case("GridSample", [numbers((1, 2, 3, 4, 5)), numbers((1, 2, 3, 4, 3), low=-1, high=1)], first=20)
    for aligned in (0, 1):
        yield Case("AffineGrid", [numbers((2, 2, 3)), int64(2, 3, 4, 5)], constants=(1,), first=20, symbolic=False, align_corners=aligned)
        yield Case("AffineGrid", [numbers((2, 3, 4)), int64(2, 3, 2, 4, 5)], constants=(1,), first=20, symbolic=False, align_corners=aligned)


def all_cases():
    for family in (elementwise, binary, selections, activations, reductions, views, pieces, creations, indices, matrices, sums, determinants, windows, norms, resizes, samples):
        yield from family()
