"""One function an op: what goes in at size n, with which attributes. Dims that depend on n are unknown to the trace as well."""
import numpy as np

from onnx_cases import numbers

FLOATS = ("float32", "float64", "float16", "bfloat16")
INTEGERS = ("int8", "int32", "int64", "uint8")


class Case:
    """inputs: a function of n; a plain Python number among them is a weak scalar. num_outputs: of the op. opset: of the model."""

    def __init__(self, op, inputs, num_outputs=1, tolerance=None, opset=17, round_trip=True, **attributes):
        self.op, self.inputs, self.num_outputs, self.attributes = op, inputs, num_outputs, attributes
        self.tolerance, self.opset, self.round_trip = tolerance, opset, round_trip

    def __str__(self):
        kinds = ", ".join(str(a) if a is None or np.isscalar(a) else f"{a.dtype}{list(a.shape)}" for a in self.inputs(3))
        return f"{self.op}({kinds}) {self.attributes or ''}"


def bits(dtype):
    return dtype if dtype != "bfloat16" else __import__("ml_dtypes").bfloat16


def drawn(*shape, dtype="float32", low=-3, high=3):
    """A function of n: "n" in the shape is n."""
    def make(n):
        sizes = [n if d == "n" else d for d in shape]
        wide = "float32" if dtype == "bfloat16" else dtype
        if dtype.startswith("complex"):
            return (numbers(sizes, "float64", low, high) + 1j * numbers(sizes, "float64", low, high)).astype(dtype)
        return numbers(sizes, wide, low, high).astype(bits(dtype))
    return make


def case(op, *inputs, **options):
    """inputs: what `drawn` gives, arrays, weak scalars or None."""
    return Case(op, lambda n: [a(n) if callable(a) else a for a in inputs], **options)


def elementwise():
    domains = {"acosh": (1.1, 4), "asin": (-0.9, 0.9), "acos": (-0.9, 0.9), "atanh": (-0.9, 0.9), "reciprocal": (0.5, 3), "tan": (-1, 1),
               "log": (0.1, 5), "sqrt": (0, 5), "rsqrt": (0.1, 5), "log1p": (-0.9, 3), "log2": (0.1, 5), "log10": (0.1, 5)}
    for op in ("exp log sqrt tanh erf sigmoid reciprocal sin cos tan asin acos atan sinh cosh asinh acosh atanh softplus softsign rsqrt "
               "expm1 log1p exp2 log2 log10 floor ceil round trunc abs sign negative square relu relu6 leaky_relu elu selu silu gelu "
               "celu mish hard_sigmoid hard_swish hard_tanh hardshrink softshrink log_sigmoid").split():
        low, high = domains.get(op, (-3, 3))
        for dtype in FLOATS:
            loose = 1e-6 if dtype == "float64" and op in ("erf", "gelu") else None  # ONNX Runtime computes Erf in float32
            yield case(op, drawn("n", 5, dtype=dtype, low=low, high=high), tolerance=loose)
    yield case("exp", drawn("n", dtype="int32"))  # integers become float32
    tiny = np.array([1e-20, -1e-12, 1e-7, -1e-4, 0, 0.4, -0.4, 0.6, 30], "float32")
    for op in ("expm1", "log1p"):
        yield case(op, np.append(tiny, np.float32(np.inf)), tolerance=2e-6 if op == "expm1" else None)
        yield case(op, tiny.astype("float64"))
    yield case("gelu", drawn("n", 4), approximate=True)
    for dtype in FLOATS:
        for op, num_outputs in (("cbrt", 1), ("frexp", 2)):
            kind = np.finfo(dtype) if dtype != "bfloat16" else __import__("ml_dtypes").finfo(dtype)
            limits = [0, -0.0, 0.5, 1, -1, 8, np.inf, -np.inf, np.nan, kind.max, kind.min, kind.tiny, kind.smallest_subnormal, 3 * kind.smallest_subnormal]
            sizes = np.geomspace(float(kind.tiny), 0.9 * float(kind.max), 200)
            yield case(op, drawn("n", 4, dtype=dtype), num_outputs=num_outputs)
            for x in (np.array(limits), sizes, -sizes):
                yield case(op, x.astype(bits(dtype)), num_outputs=num_outputs, tolerance=1e-15 if dtype == "float64" else None)
        yield case("signbit", np.array(limits + [-np.nan]).astype(bits(dtype)), opset=26)
        yield case("modf", np.array(limits + [2.5, -1.25, -0.75]).astype(bits(dtype)), num_outputs=2, opset=26)
        signs = np.array([1, -1, 0, -0.0, np.inf, -np.inf, np.nan, -np.nan]).astype(bits(dtype))
        yield case("copysign", drawn("n", 1, dtype=dtype), signs, opset=26)
        yield case("copysign", signs, drawn("n", 1, dtype=dtype), opset=26)
        yield case("angle", signs)
        points = np.array([0, -0.0, 1e-5, -1e-5, 0.7, -0.7, 1, -1, 1.5, -300, np.inf, -np.inf, np.nan]).astype(bits(dtype))
        yield case("atan2", points[:, None], points)
        yield case("atan2", drawn("n", 40, dtype=dtype), drawn(40, dtype=dtype))
        yield case("sinc", np.array([0, -0.0, 1e-3, 0.25, 0.5, -0.99, 1, 1.01, -2, 2.5, 100.25, 4097, np.inf, -np.inf, np.nan]).astype(bits(dtype)))
        yield case("sinc", drawn("n", 40, dtype=dtype, low=-9, high=9))
    yield case("frexp", drawn("n", dtype="int32"), num_outputs=2)
    for dtype in INTEGERS + ("uint64", "int16"):
        yield case("signbit", drawn("n", 5, dtype=dtype, low=0 if dtype[0] == "u" else -3))
        most = np.iinfo(dtype)
        yield case("bitwise_count", np.array([0, 1, 7, 100, most.min, most.max, most.max - 1, most.min + 1], dtype), opset=18)
        yield case("bitwise_count", drawn("n", 5, dtype=dtype, low=0, high=100), opset=18)
    for dtype in ("float32", "float64", "float16"):
        limits = np.array([-np.inf, np.inf, np.nan, 0, np.finfo(dtype).max, np.finfo(dtype).min], dtype)
        yield case("silu", limits)
        for approximate in (False, True):
            yield case("gelu", limits, approximate=approximate)
    for dtype in ("float32", "float64"):
        yield case("celu", drawn("n", 4, dtype=dtype), alpha=0.3)
        for op in ("hardshrink", "softshrink"):
            yield case(op, drawn("n", 4, dtype=dtype), threshold=1.1)
        yield case("leaky_relu", drawn("n", 4, dtype=dtype), alpha=0.1)
        yield case("elu", drawn("n", 4, dtype=dtype), alpha=0.3)
    for op in "floor ceil round trunc abs sign negative square relu relu6".split():
        for dtype in INTEGERS:
            yield case(op, drawn("n", dtype=dtype))
    yield case("abs", np.zeros((0, 4), "float32"))
    yield case("round", np.array([0.5, 1.5, 2.5, -0.5, -1.5], "float32"))
    special = np.array([np.nan, np.inf, -np.inf, 0, 1], "float32")
    for op in ("isnan", "isinf", "isfinite"):
        for dtype in FLOATS:
            yield case(op, special.astype(bits(dtype)))
    for op in ("real", "conj"):
        yield case(op, drawn("n"))


def binary():
    for dtype in FLOATS + INTEGERS:
        for op in ("add", "subtract", "multiply", "maximum", "minimum", "squared_difference"):
            yield case(op, drawn(2, "n", 4, dtype=dtype), drawn("n", 1, dtype=dtype))
        for op in ("less", "less_equal", "greater", "greater_equal", "equal", "not_equal"):
            yield case(op, drawn("n", 4, dtype=dtype), drawn(4, dtype=dtype))
    for op in ("less", "less_equal", "greater", "greater_equal", "equal", "not_equal", "logical_and", "logical_or", "logical_xor"):
        yield case(op, drawn("n", 4, dtype="bool"), drawn(4, dtype="bool"))
    for op in ("bitwise_and", "bitwise_or", "bitwise_xor"):
        yield case(op, drawn("n", dtype="bool"), drawn("n", dtype="bool"))
        for dtype in INTEGERS:
            yield case(op, drawn("n", 4, dtype=dtype), drawn(4, dtype=dtype), opset=18)
    yield case("logical_not", drawn("n", dtype="bool"))
    for dtype in ("bool", "int32", "uint8"):
        yield case("bitwise_invert", drawn("n", dtype=dtype), opset=17 if dtype == "bool" else 18)
    for dtype in FLOATS:
        yield case("divide", drawn("n", 3, dtype=dtype), drawn(3, dtype=dtype, low=1))
        yield case("divide_no_nan", drawn("n", 3, dtype=dtype), np.array([0, 1, -2]).astype(bits(dtype)))
        yield case("reciprocal_no_nan", np.array([0, 1, -2]).astype(bits(dtype)))
        yield case("prelu", drawn("n", 3, dtype=dtype), drawn(3, dtype=dtype))
        yield case("fmod", drawn("n", 9, dtype=dtype), drawn(9, dtype=dtype, low=0.5), tolerance=2e-2 if dtype == "bfloat16" else None)
        yield case("logaddexp", drawn("n", 3, dtype=dtype), drawn(3, dtype=dtype, low=-9))
        yield case("pow", drawn("n", 3, dtype=dtype, low=0.5, high=2), drawn(3, dtype=dtype))
        yield case("remainder", drawn("n", 9, dtype=dtype), drawn(9, dtype=dtype, low=0.5), tolerance=2e-2 if dtype == "bfloat16" else None)
        yield case("remainder", drawn("n", 9, dtype=dtype), drawn(9, dtype=dtype, low=-3, high=-0.5))
        yield case("hypot", drawn("n", 3, dtype=dtype), drawn(3, dtype=dtype))
        for op in ("xlogy", "xlog1py", "xdivy"):
            yield case(op, drawn("n", 3, dtype=dtype), drawn(3, dtype=dtype, low=0.5, high=2))
        for op in ("deg2rad", "rad2deg"):
            yield case(op, drawn("n", 3, dtype=dtype, low=-9, high=9))
    zeros = np.array([0, 0, 0, 2, 2, np.nan, 0], "float32"), np.array([0, np.inf, np.nan, 0, 3, 0, -1], "float32")
    for op in ("xlogy", "xlog1py", "xdivy"):
        yield case(op, *zeros)
    for op in ("heaviside", "fmax", "fmin"):
        for dtype in FLOATS + INTEGERS:
            yield case(op, drawn("n", 4, dtype=dtype), drawn(4, dtype=dtype))
        for operands in (zeros, zeros[::-1]):
            yield case(op, *operands)
    yield case("logaddexp", np.array([np.inf, -np.inf, np.inf, 2], "float32"), np.array([np.inf, -np.inf, -np.inf, 2], "float32"))
    yield case("divide", drawn("n", dtype="int64"), np.full((), 4, "int64"))
    for dtype in ("int32", "int64"):
        yield case("pow", drawn("n", dtype=dtype), np.full((), 3, dtype))
    for dtype in INTEGERS:
        for op in ("floor_divide", "remainder", "trunc_div", "fmod"):
            yield case(op, drawn("n", 40, dtype=dtype, low=-9, high=9), np.full((), 4, dtype))
            if dtype != "uint8":
                yield case(op, drawn("n", 40, dtype=dtype, low=-9, high=9), np.full((), -4, dtype))
    for dtype in FLOATS:
        quotients = np.array([7, -7, 6, -6, 0.5, -0.5, 1, 1114.4153, 0, -0.0, np.inf, -np.inf, np.nan]).astype(bits(dtype))
        for op in ("floor_divide", "trunc_div"):
            yield case(op, drawn("n", 40, dtype=dtype, low=-9, high=9), drawn(40, dtype=dtype, low=0.5))
            yield case(op, quotients[:, None], np.append(quotients, np.array(0.1)).astype(bits(dtype)))
    for dtype in INTEGERS + ("int16", "uint16", "uint32", "uint64"):
        most = np.iinfo(dtype)
        ends = np.array([0, 1, 2, 3, 6, 12, 18, 55, 89, most.max, most.max - 1, most.max // 2, most.min, most.min + 1] + [-1, -2, -12] * (most.min < 0), dtype)
        pair = [1, 1]  # of Fibonacci's numbers, which take most steps
        while sum(pair) <= most.max:
            pair = [sum(pair), pair[0]]
        for op in ("gcd", "lcm"):
            yield case(op, drawn("n", 40, dtype=dtype, low=-60 * (most.min < 0), high=60), drawn(40, dtype=dtype, low=0, high=90))
            yield case(op, ends[:, None], ends)
            yield case(op, np.array(pair, dtype), np.array(pair[::-1], dtype))
        shifts = np.array([0, 1, 2, 7, 8, 15, 16, 31, 32, 63, 64, 100] + [-1, -3, most.min] * (most.min < 0), dtype)
        for op in ("bitwise_left_shift", "bitwise_right_shift"):
            yield case(op, ends[:, None], shifts)
            yield case(op, drawn("n", 4, dtype=dtype, low=0, high=60), drawn(4, dtype=dtype, low=0, high=6))
    yield case("gcd", drawn("n", 1, dtype="int32", low=-9, high=9), np.array([4, 6, 0], "int64"))
    # What the trace makes of operands of several dtypes, and of weak scalars.
    yield case("add", drawn("n", dtype="int32"), drawn("n", dtype="float64"))
    yield case("multiply", drawn("n"), 2)
    yield case("multiply", drawn("n", dtype="float64"), 0.1)
    yield case("add", drawn("n", dtype="int32"), 0.5)
    yield case("subtract", 1, drawn("n", dtype="uint8", high=1))
    yield case("divide", drawn("n", dtype="int64"), 4)
    yield case("pow", drawn("n", dtype="float16", low=1), 2)
    yield case("where", drawn("n", dtype="bool"), 1, 0.5)
    for dtype in FLOATS + INTEGERS + ("bool",):
        yield case("where", drawn("n", 1, dtype="bool"), drawn(4, dtype=dtype), drawn("n", 4, dtype=dtype))
        for to in ("float32", "float16", "bfloat16", "int64", "int8", "bool"):
            yield case("cast", drawn("n", dtype=dtype, low=0), dtype=to)
    for dtype in FLOATS + INTEGERS:
        yield case("clip", drawn("n", 4, dtype=dtype), drawn(4, dtype=dtype, high=0), drawn("n", 4, dtype=dtype, low=1))
    for dtype, to in (("float32", "int32"), ("int64", "float64"), ("float16", "bfloat16"), ("uint8", "int8"), ("bfloat16", "uint16")):
        yield case("bitcast", drawn("n", 3, dtype=dtype, low=1), dtype=to, opset=26)
    yield case("clip", drawn("n"), None, 1.5)
    yield case("clip", drawn("n"), 0, 6)


def specials():
    """Over their domains, at its ends, and beyond. Near zeros for x < 0, lgamma and digamma have fewer digits."""
    limits = np.array([0, -0.0, np.inf, -np.inf, np.nan, 1, -1, 2, -2, 3, -3, 0.5, -0.5, 1e-300, -1e-300, 1e30, -1e30, 8, 171, -50.5])
    sides = np.concatenate([np.geomspace(1e-30, 1e30, 60), np.linspace(0.01, 14, 120)])
    sides = np.concatenate([sides, -sides, np.linspace(-40, 40, 200)])
    shares = np.concatenate([np.linspace(-1.01, 1.01, 100), 1 - np.geomspace(1e-15, 1, 40)])
    tails = np.concatenate([np.geomspace(1e-300, 1, 60), np.linspace(0, 1, 50)])
    for op, x in {**dict.fromkeys(("lgamma", "gamma", "digamma", "erfc", "log_ndtr", "i0", "i0e", "i1", "i1e"), sides), "erfinv": shares, "erfcinv": 2 * tails, "ndtri": tails}.items():
        for dtype in FLOATS:
            with np.errstate(all="ignore"):
                yield case(op, np.concatenate([limits, x]).astype(bits(dtype)))
            yield case(op, drawn("n", 5, dtype=dtype, low=0.1, high=0.9))
    yield case("lgamma", drawn("n", dtype="int32", low=1))
    for dtype in FLOATS:
        x, ends = drawn("n", 4, dtype=dtype), np.array([0, -0.0, 1, np.inf, -np.inf, np.nan, 3, 65000, -700]).astype(bits(dtype))
        yield case("logaddexp2", drawn("n", 4, dtype=dtype, low=-99, high=99), drawn(4, dtype=dtype, low=-9))
        yield case("logaddexp2", ends[:, None], ends)
        yield case("ldexp", x, drawn(4, dtype="int32", low=-9, high=9))
        yield case("ldexp", ends[:, None], np.array([0, 5, -20, -140, 130, -1074, -1200, 1100, 5000, -5000, 2**31 - 1, -2**31], "int32"))
        for high in (1, 2.9, 20, 1e4):
            yield case("lbeta", drawn("n", 40, 2, dtype=dtype, low=0.01, high=high))
            yield case("lbeta", drawn("n", 4, dtype=dtype, low=0.01, high=high))
        yield case("lbeta", drawn(3, "n", dtype=dtype, low=0.5, high=5))
        yield case("lbeta", np.stack(np.meshgrid(ends[:8], ends[:8]), -1))
        yield case("lbeta", np.array([[-0.5, 3], [2.5, -1.25], [-3.5, -0.75]]).astype(bits(dtype)))
        for n in (0, 1):
            yield case("lbeta", np.ones((2, n)).astype(bits(dtype)))


def reductions():
    for op in ("sum", "mean", "max", "min", "prod", "logsumexp", "any", "all", "count_nonzero"):
        kinds = FLOATS + (INTEGERS if op not in ("mean", "logsumexp") else ("int32",)) + (("bool",) if op in ("sum", "any", "all", "count_nonzero") else ())
        for dtype in kinds:
            x = drawn("n", 4, 2, dtype=dtype, low=-1, high=2)
            loose = 3e-2 if dtype == "bfloat16" else None
            yield case(op, x, axis=[1], tolerance=loose)
            yield case(op, x, axis=[0, -1], keepdims=True, tolerance=loose)
        yield case(op, x)
        yield case(op, x, keepdims=True)
        yield case(op, drawn("n", 2), axis=[])
        yield case(op, drawn())
    for op in ("sum", "any", "all", "prod"):
        for axis in (1, -1):
            yield case(op, np.zeros((2, 0), "float32"), axis=[axis])
    yield case("sum", drawn("n", 3, dtype="float16"), dtype="float32")
    for op in ("sum", "prod"):
        yield case(op, np.array([2**40, 3, 1], "uint64"))
        yield case(op, np.full((9,), 100, "uint8"))
    yield case("sum", drawn("n", 3, dtype="int32"), dtype="int8")
    for op in ("var", "std"):
        for dtype in FLOATS + ("int32",):
            loose = dict(tolerance=3e-2 if dtype == "bfloat16" else None)
            yield case(op, drawn("n", 4, 2, dtype=dtype), axis=[1], correction=1.0, **loose)
            yield case(op, drawn("n", 4, 2, dtype=dtype), axis=[0, -1], keepdims=True, **loose)
        for options in (dict(), dict(keepdims=True), dict(axis=[])):
            yield case(op, drawn("n", 2), **options)
        yield case(op, drawn("n", 1), axis=[1], correction=1.0)
        yield case(op, drawn())
    yield case("moments", drawn("n", 4), axis=[1], num_outputs=2)
    for op in ("argmax", "argmin"):
        for dtype in FLOATS + INTEGERS:
            yield case(op, drawn("n", 5, dtype=dtype), axis=-1)
        yield case(op, drawn("n", 5, 2), axis=1, keepdims=True)
        yield case(op, drawn("n", 5, 2))
        yield case(op, drawn("n", 5, 2), keepdims=True)


def networks():
    for dtype in FLOATS:
        loose = 5e-2 if dtype == "bfloat16" else None
        yield case("matmul", drawn("n", 3, dtype=dtype), drawn(3, 4, dtype=dtype), tolerance=loose)
        yield case("softmax", drawn("n", 4, dtype=dtype))
        yield case("log_softmax", drawn("n", 4, 2, dtype=dtype), axis=1)
        yield case("bias_add", drawn("n", 2, 4, dtype=dtype), drawn(4, dtype=dtype))
    for dtype in INTEGERS:
        yield case("matmul", drawn("n", 3, dtype=dtype), drawn(3, 4, dtype=dtype))
    yield case("matmul", drawn(3, "n"), drawn(4, 3), transpose_a=True, transpose_b=True)
    yield case("matmul", drawn(2, 1, 3, "n"), drawn(5, 3, 4), transpose_a=True)
    yield case("matmul", drawn("n", 3), drawn(3, 4), adjoint_b=False)
    yield case("matmul", drawn("n", 4), drawn(3, 4), adjoint_b=True)
    yield case("matmul", drawn(3), drawn("n", 3, 4))
    yield case("matmul", drawn("n"), drawn("n"), transpose_a=True)
    yield case("bias_add", drawn("n", 4, 3, 2), drawn(4), data_format="NCHW")
    yield case("bias_add", drawn("n", 4), drawn(4), data_format="NCHW")
    for dtype in ("float32", "float64", "float16"):
        for layout, x in (("NHWC", drawn("n", 9, 8, 4, dtype=dtype)), ("NCHW", drawn("n", 4, 9, 8, dtype=dtype))):
            loose = 2e-2 if dtype == "float16" else None
            for options in ({"padding": "SAME"}, {"padding": "SAME", "strides": [2, 3]}, {"padding": "SAME", "dilations": [2, 1]}, {"strides": [2, 1]},
                            {"padding": "EXPLICIT", "paddings": [1, 0, 2, 1]}):
                yield case("conv2d", x, drawn(3, 2, 4, 6, dtype=dtype), data_format=layout, tolerance=loose, **options)
            yield case("conv2d", x, drawn(3, 2, 2, 6, dtype=dtype), data_format=layout, groups=2, tolerance=loose)
            like = drawn("n", 9, 8, 4) if layout == "NHWC" else drawn("n", 4, 9, 8)
            for options, (h, w) in (({"padding": "SAME"}, (9, 8)), ({"padding": "SAME", "strides": [2, 3]}, (5, 3)), ({"strides": [2, 1]}, (4, 7)),
                                    ({"padding": "EXPLICIT", "paddings": [1, 0, 2, 1], "strides": [3, 2]}, (3, 5)), ({"dilations": [2, 3]}, (5, 5))):
                dy = drawn("n", h, w, 6, dtype=dtype) if layout == "NHWC" else drawn("n", 6, h, w, dtype=dtype)
                yield case("conv2d_grad_input", dy, drawn(3, 2, 4, 6, dtype=dtype), like, data_format=layout, tolerance=loose, **options)
            for op in ("max_pool2d", "avg_pool2d"):
                for options in ({}, {"ksize": [3, 2], "strides": [2, 1]}, {"ksize": [3, 3], "strides": [1, 2], "padding": "SAME"},
                                {"ksize": [3, 3], "padding": "EXPLICIT", "paddings": [1, 0, 2, 1]}):
                    yield case(op, x, data_format=layout, **options)
            yield case("max_pool2d", x, data_format=layout, ksize=[2, 2], strides=[2, 1], dilations=[2, 1], ceil_mode=True)
            yield case("avg_pool2d", x, data_format=layout, ksize=[3, 3], padding="EXPLICIT", paddings=[1, 0, 1, 1], count_include_pad=True)
            yield case("space_to_depth", drawn("n", 4, 6, 2, dtype=dtype) if layout == "NHWC" else drawn("n", 2, 4, 6, dtype=dtype), block_size=2,
                       data_format=layout)
            for order in ("DCR", "CRD"):
                yield case("depth_to_space", drawn("n", 2, 3, 8, dtype=dtype) if layout == "NHWC" else drawn("n", 8, 2, 3, dtype=dtype),
                           block_size=2, channel_order=order, data_format=layout)
        for layout, order in (("NHWC", [0, 2, 3, 1]), ("NCHW", [0, 1, 2, 3])):
            for of_all in (False, True):
                options = {"data_format": layout, "include_batch_in_index": of_all}
                x = lambda n, dtype=dtype, order=order: np.transpose(numbers((n, 4, 9, 8), dtype), order)
                yield case("max_pool_with_argmax", x, ksize=[2, 2], strides=[2, 1], num_outputs=2, **options)

                def unpooled(n, dtype=dtype, order=order, of_all=of_all):
                    places = [np.random.default_rng(n + i).permutation(48)[:12] + 48 * i * of_all for i in range(n)]
                    return [np.transpose(numbers((n, 3, 2, 2), dtype), order), np.transpose(np.stack(places).reshape(n, 3, 2, 2), order).astype("int32")]
                yield Case("max_unpool", unpooled, ksize=[2, 2], **options)
        for layout, x in (("NHWC", drawn("n", 6, 12, dtype=dtype)), ("NCHW", drawn("n", 12, 6, dtype=dtype))):
            yield case("fold", x, output_size=[3, 4], ksize=[2, 2], data_format=layout, opset=18)
    yield case("max_pool_with_argmax", drawn(2, "n", "n", 3), ksize=[2, 2], padding="SAME", num_outputs=2)
    yield case("max_pool_with_argmax", drawn("n", 9, 3), ksize=[2], padding="EXPLICIT", paddings=[1, 0], num_outputs=2)
    yield case("max_pool_with_argmax", drawn("n", 5, 4, 6, 2), ksize=[2, 2, 3], num_outputs=2)
    for layout, x, y in (("NHWC", drawn("n", 9, 4), drawn("n", 5, 6)), ("NCHW", drawn("n", 4, 9), drawn("n", 6, 5))):
        yield case("conv1d", x, drawn(3, 4, 6), data_format=layout, padding="SAME", strides=[2])
        yield case("conv1d_transpose", y, drawn(3, 2, 6), data_format=layout, padding="SAME", strides=[2])
        yield case("conv1d_grad_input", y, drawn(3, 4, 6), x, data_format=layout, padding="SAME", strides=[2])
        yield case("max_pool1d", x, data_format=layout, ksize=[3], padding="EXPLICIT", paddings=[1, 2])
        yield case("avg_pool1d", x, data_format=layout)
    for layout, x, y in (("NHWC", drawn("n", 5, 4, 3, 4), drawn("n", 3, 2, 2, 6)), ("NCHW", drawn("n", 4, 5, 4, 3), drawn("n", 6, 3, 2, 2))):
        yield case("conv3d", x, drawn(3, 2, 1, 2, 6), data_format=layout, padding="SAME", strides=[2, 1, 2], groups=2)
        yield case("conv3d", x, drawn(3, 2, 1, 4, 6), data_format=layout, padding="EXPLICIT", paddings=[1, 0, 2, 1, 0, 1], dilations=[2, 1, 1])
        yield case("conv3d_transpose", y, drawn(3, 2, 1, 3, 6), data_format=layout, strides=[2, 1, 2])
        yield case("conv3d_grad_input", y, drawn(3, 3, 1, 4, 6), x, data_format=layout, strides=[1, 1, 2])
        yield case("max_pool3d", x, data_format=layout, ksize=[2, 2, 3], padding="SAME")
        yield case("avg_pool3d", x, data_format=layout)
    for layout, x, y in (("NHWC", drawn("n", 9, 8, 4), drawn("n", 4, 3, 6)), ("NCHW", drawn("n", 4, 9, 8), drawn("n", 6, 4, 3))):
        yield case("depthwise_conv2d", x, drawn(3, 2, 4, 3), data_format=layout, padding="SAME", strides=[2, 1])
        yield case("conv2d_transpose", y, drawn(3, 2, 4, 6), data_format=layout, strides=[2, 3])
        yield case("conv2d_transpose", y, drawn(3, 2, 4, 6), data_format=layout, strides=[2, 1], padding="SAME",
                   output_shape=[-1, 7, 3, 4] if layout == "NHWC" else [-1, 4, 7, 3])
    for dtype in ("float32", "float64", "float16"):
        loose = 1e-5 if dtype == "float64" else None  # ONNX Runtime's weights are float32
        for layout, x in (("NHWC", drawn("n", 5, 4, 3, dtype=dtype)), ("NCHW", drawn("n", 3, 5, 4, dtype=dtype))):
            for word in ("NEAREST", "BILINEAR", "BICUBIC"):
                for coordinates in ("HALF_PIXEL", "ALIGN_CORNERS", "ASYMMETRIC"):
                    yield case("resize", x, size=[10, 6], interpolation=word, coordinates=coordinates, data_format=layout, tolerance=loose,
                               opset=18)
            yield case("resize", x, size=[7, -1], data_format=layout, tolerance=loose, opset=18)
            yield case("resize", x, size=[7, 9], interpolation="BICUBIC", cubic_coefficient=-0.75, exclude_outside=False, data_format=layout,
                       tolerance=loose, opset=18)
            for size in ([10, 6], [3, 2], [7, -1], [1, 1], [5, 4]):
                yield case("resize", x, size=size, interpolation="AREA", data_format=layout)
    yield case("resize", drawn(2, "n", "n", 3), size=[2, 7], interpolation="AREA")
    yield case("resize", drawn(2, "n", 3), size=[2], interpolation="AREA")
    yield case("resize", drawn(2, "n", 4, 6, 3), size=[2, -1, 4], interpolation="AREA")
    yield case("resize", drawn(2, "n", 4, 3), size=[-1, 8], opset=18)
    yield case("resize", drawn("n", 4, 4, 3, dtype="uint8"), size=[8, 8], interpolation="NEAREST", opset=18)
    for layout, x in (("NHWC", drawn("n", 5, 4, 3)), ("NCHW", drawn("n", 3, 5, 4))):
        for word in ("NEAREST", "BILINEAR", "BICUBIC"):
            for padding in ("ZEROS", "BORDER", "REFLECTION"):
                yield case("grid_sample", x, drawn("n", 3, 7, 2, low=-1.3, high=1.3), interpolation=word, padding_mode=padding,
                           data_format=layout, tolerance=1e-4)
        yield case("grid_sample", x, drawn("n", 3, 7, 2, low=-1.3, high=1.3), align_corners=True, data_format=layout, tolerance=1e-4)
    yield case("conv2d", drawn(2, "n", "n", 3), drawn(3, 3, 3, 2), padding="SAME", strides=[2, 1])
    yield case("max_pool2d", drawn(2, "n", "n", 3), ksize=[2, 2], strides=[2, 1], padding="SAME")
    yield case("conv2d", drawn(1, 5, 5, 2, dtype="bfloat16"), drawn(2, 2, 2, 3, dtype="bfloat16"), tolerance=5e-2)
    for dtype in ("float32", "float16"):
        logits = drawn("n", 4, dtype=dtype)
        yield case("softmax_cross_entropy_with_logits", logits, drawn("n", 4, dtype=dtype, low=0, high=1))
        yield case("sigmoid_cross_entropy_with_logits", logits, drawn("n", 4, dtype=dtype, low=0, high=1))
        yield case("sparse_softmax_cross_entropy_with_logits", logits, drawn("n", dtype="int64", low=0))
    yield case("sparse_softmax_cross_entropy_with_logits", drawn(2, 4, "n"), drawn(2, "n", dtype="int32", low=0), axis=1)
    yield case("l2_loss", drawn("n", 4))
    for op in ("adaptive_avg_pool", "adaptive_max_pool"):
        for layout, x in (("NHWC", drawn("n", 8, 6, 3)), ("NCHW", drawn("n", 3, 8, 6))):
            for size in ([4, 2], [1, 1], [1], [-1, 3], [2], [5, 4], [3, -1], [11, 1], [1, 7]):
                yield case(op, x, output_size=size, data_format=layout)
        for size in ([1, 1], [2, 4], [-1, 2]):
            yield case(op, drawn(2, "n", "n", 3), output_size=size)
        for dtype in FLOATS:
            yield case(op, drawn("n", 7, 2, dtype=dtype), output_size=[3])
        yield case(op, drawn(1, "n", 5, 7, 2), output_size=[2, 3, 4])
        yield case(op, np.array([1, 2, np.inf, 4, 5, -np.inf, 7], "float32").reshape(1, 7, 1), output_size=[4])
        yield case(op, drawn("n", 8, 3, dtype="float16"), output_size=[4])
    for options in (dict(), dict(ksize=[3, 2], strides=[2, 1]), dict(ksize=[3, 3], padding="SAME", strides=[2, 2]),
                    dict(ksize=[3, 3], padding="EXPLICIT", paddings=[1, 0, 2, 1]), dict(ksize=[3, 2], strides=[2, 3], ceil_mode=True)):
        for layout, x in (("NHWC", drawn("n", 8, 7, 3)), ("NCHW", drawn("n", 3, 8, 7))):
            yield case("avg_pool2d", x, data_format=layout, divisor_override=5, **options)
            yield case("lp_pool", x, data_format=layout, **(dict(ksize=[2, 2]) | options))
    for order in (1.0, 3.0, float("inf")):
        yield case("lp_pool", drawn("n", 8, 7, 3), ksize=[2, 3], ord=order)
    yield case("lp_pool", drawn("n", 8, 3, dtype="float16"), ksize=[2])
    for options in (dict(), dict(ceil_mode=True), dict(padding="SAME"), dict(strides=[2, 3])):
        yield case("lp_pool", drawn("n", 9, 8, 3), ksize=[2, 3], dilations=[2, 1], opset=19, **options)
        yield case("avg_pool2d", drawn("n", 9, 8, 3), ksize=[2, 3], dilations=[2, 1], opset=19, **options)
    yield case("lp_pool", drawn(2, "n", "n", 3), ksize=[2, 2], padding="SAME")
    for layout, x in (("NHWC", drawn("n", 8, 7, 3)), ("NCHW", drawn("n", 3, 8, 7))):
        for options in (dict(ksize=[2, 3]), dict(ksize=[3, 2], strides=[2, 1], dilations=[1, 2]), dict(ksize=[3, 3], padding="SAME", strides=[2, 2]),
                        dict(ksize=[3, 3], padding="EXPLICIT", paddings=[1, 0, 2, 1])):
            yield case("unfold", x, data_format=layout, **options)
    for dtype in FLOATS + INTEGERS + ("complex64",):
        yield case("unfold", drawn(2, "n", 7, 3, dtype=dtype), ksize=[2, 2], strides=[1, 2])
    yield case("unfold", drawn(2, 3, "n", 7), ksize=[2, 2], data_format="NCHW")
    for dtype in FLOATS:
        loose = 3e-2 if dtype == "bfloat16" else None
        yield case("local_response_norm", drawn("n", 4, 9, dtype=dtype), depth_radius=2, alpha=0.3, beta=0.7, bias=2.0, tolerance=loose)
    yield case("local_response_norm", drawn("n", 2, 3, 4))
    for dtype in FLOATS:
        x, y = drawn("n", 4, dtype=dtype), drawn(3, dtype=dtype)
        for clip in (0.5, 1000.0):
            yield case("clip_by_norm", x, clip_norm=clip)
            yield case("clip_by_global_norm", x, y, clip_norm=clip, num_outputs=3)
        yield case("global_norm", x, y)
    for numbers_of in ([3e25, 4e25], [0, 0], [1e-30, 1e-30], [1, np.nan], [1, np.inf], []):
        yield case("clip_by_norm", np.array(numbers_of, "float32"))
        yield case("global_norm", np.array(numbers_of, "float32"))
    x, p = drawn("n", 4, low=0.1, high=0.9), drawn("n", 4, low=0, high=1)
    yield case("huber", drawn("n", 4), drawn("n", 4), delta=0.75)
    yield case("kl_div", drawn("n", 4), np.array([0, 0.2, 0.3, 0.5], "float32"))
    yield case("binary_cross_entropy", x, p)
    yield case("binary_cross_entropy", drawn("n", 4, low=0.1, high=0.9, dtype="float16"), np.array([0, 1, 0.5, 1], "float16"))


def complexes():
    for dtype in ("complex64", "complex128"):
        z, w = drawn("n", 4, dtype=dtype), drawn(4, dtype=dtype)
        for op in ("add", "subtract", "multiply"):
            yield case(op, z, w)
            yield case(op, z, drawn("n", 1))
        yield case("multiply", z, 0.5)
        yield case("subtract", 1, z)
        for op in ("sum", "mean"):
            yield case(op, z, axis=[1])
            yield case(op, z, keepdims=True)
        yield case("cumulative_sum", z, axis=1, include_initial=True)
        yield case("angle", z)
        for op in ("real", "imag", "conj", "abs", "negative", "positive", "identity", "zeros_like", "ones_like"):
            yield case(op, z)
        yield case("cast", z, dtype="complex128")
        yield case("cast", z, dtype="float32")
        yield case("cast", drawn("n", 3), dtype=dtype)
        yield case("complex", drawn("n", 3, dtype="float32" if dtype == "complex64" else "float64"), drawn(3, dtype="float32" if dtype == "complex64" else "float64"))
        yield case("concat", z, np.full((2, 4), 1 + 2j, dtype))
        yield case("permute_dims", z)
        yield case("pad", z, paddings=[1, 0, 0, 2], constant_values=3.0)
        yield case("where", drawn(4, dtype="bool"), z, w)
        yield case("one_hot", drawn("n", dtype="int64", low=0), depth=4, dtype=dtype)
        yield case("tensor_scatter_nd_add", z, np.array([[0], [1], [0]]), drawn(3, 4, dtype=dtype))
        yield case("fill", drawn(dtype=dtype), shape=[2, 2])
    yield case("imag", drawn("n", 3))
    yield case("abs", np.array([0, 3 + 4j, 1e30 + 1e30j, 1e-30 - 1e-30j, complex(np.inf, 1)], "complex64"))


def signals():
    for dtype in ("float32", "float64"):
        for n in (dict(), dict(n=6), dict(n=3), dict(n=1)):
            yield case("rfft", drawn("n", 4, 2, dtype=dtype), axis=1, **n)
    half, whole = drawn("n", 5, dtype="complex64"), drawn("n", 4, dtype="complex128")
    for norm in ("BACKWARD", "ORTHO", "FORWARD"):
        for op, x in (("fft", whole), ("ifft", whole), ("rfft", drawn("n", 4)), ("irfft", half), ("fft", drawn("n", 3))):
            yield case(op, x, norm=norm)
            yield case(op, x, norm=norm, axis=0, tolerance=1e-4, **(dict(n=4) if op == "irfft" else {}))
    for op in ("fft", "ifft"):
        yield case(op, drawn("n", dtype="complex64"))
        yield case(op, whole, n=7, tolerance=1e-6)  # ONNX Runtime divides by a float32
    yield case("rfft", drawn("n"))
    for n in (dict(), dict(n=7), dict(n=2), dict(n=1)):
        yield case("irfft", half, **n)
    yield case("irfft", drawn("n", dtype="complex64"))
    window = drawn(4, low=0.5, high=1)
    for options in (dict(frame_step=2), dict(frame_step=3, fft_length=8), dict(frame_step=5, pad_end=True)):
        yield case("stft", drawn(2, 9), window, frame_length=4, **options)
        yield case("stft", lambda k: numbers((3 * k,)), None, frame_length=4, **options)
    yield case("istft", drawn("n", 7, 3, dtype="complex64"), window, frame_length=4, frame_step=2, tolerance=1e-4)
    yield case("istft", drawn(2, "n", 5, dtype="complex64"), window, frame_length=4, frame_step=3, fft_length=8, tolerance=1e-4)
    for dtype in FLOATS + INTEGERS + ("bool", "complex64"):
        yield case("frame", drawn("n", 9, dtype=dtype), frame_length=4, frame_step=2)
    for options in (dict(axis=0), dict(pad_end=True, pad_value=1.5), dict(axis=1, frame_length=1)):
        yield case("frame", lambda k: numbers((4 * k, 7, 2)), **(dict(frame_length=5, frame_step=3) | options))
    yield case("frame", drawn("n"), frame_length=9, frame_step=1)
    for dtype in ("float32", "int32", "complex64"):
        yield case("overlap_and_add", drawn(2, "n", 4, dtype=dtype), frame_step=3)
    yield case("overlap_and_add", drawn("n", 4), frame_step=5)
    yield case("overlap_and_add", np.zeros((2, 0, 4), "float32"), frame_step=5)
    for op in ("fftshift", "ifftshift"):
        for dtype in ("float32", "int64", "bool", "complex64"):
            yield case(op, drawn("n", 5, 4, dtype=dtype))
        yield case(op, drawn("n", 5), axes=[-1])


def segments():
    rows, ids = drawn(6, "n"), np.array([0, 0, 1, 3, 3, 3], "int64")
    scattered = np.array([2, -1, 0, 2, 0, -1], "int32")
    for op in ("unsorted_segment_sum", "unsorted_segment_prod", "unsorted_segment_max", "unsorted_segment_min"):
        opset = 18 if op[-3:] in ("max", "min") else 17
        for dtype in FLOATS + INTEGERS:
            yield case(op, drawn(6, "n", dtype=dtype), scattered, num_segments=4, opset=opset, tolerance=5e-2 if dtype == "bfloat16" else None)
        yield case(op, drawn(2, 3, "n"), scattered.reshape(2, 3), num_segments=3, opset=opset)
        yield case(op, drawn("n", 2), drawn("n", dtype="int64", low=-1), num_segments=4, opset=opset)
    yield case("unsorted_segment_mean", rows, scattered, num_segments=4)
    yield case("segment_sum", rows, ids, round_trip=False)
    yield case("segment_mean", rows, ids, round_trip=False)
    yield case("segment_max", rows, ids, round_trip=False, opset=18)
    table, bags = drawn(9, 4), drawn("n", 3, dtype="int64", low=0, high=8)
    for how in ("SUM", "MEAN", "SQRTN"):
        yield case("embedding_bag", table, bags, combiner=how, round_trip=False)
        yield case("embedding_bag", table, bags, None, drawn("n", 3, low=0.5), combiner=how, round_trip=False)
        yield case("embedding_bag", table, drawn(6, dtype="int32", low=0, high=8), np.array([0, 2, 2, 5]), combiner=how)
    yield case("embedding_bag", table, bags, combiner="MAX", opset=18, round_trip=False)
    places = lambda n: np.resize(np.array([[0, 1], [1, 0], [0, 1]]), (n, 2))
    for values in (drawn("n"), drawn("n", 2, dtype="int32")):
        yield case("coalesce", places, values, dense_shape=[2, 3], num_outputs=2)
    for dtype in FLOATS + ("int32", "int64"):
        yield case("sparse_dense_matmul", places, drawn("n", dtype=dtype), drawn(3, "n", dtype=dtype), dense_shape=[2, 3])
    values, b = drawn("n"), drawn("n", 2)
    yield case("sparse_dense_matmul", places, values, b, dense_shape=[2, 3], adjoint_b=True, adjoint_a=True)
    yield case("sparse_dense_matmul", places, values, drawn(3, 4), np.array([2, 3]), dense_shape=[])
    yield case("sparse_dense_matmul", np.array([1, 0, 1]), drawn(3), drawn(3, "n"), None, np.array([0, 2, 2, 3]), dense_shape=[3, 3])
    ids = drawn("n", 2, dtype="int32", low=0, high=6)
    for options in (dict(), dict(minlength=9), dict(length=4), dict(length=9, dtype="float32")):
        for weights in (None, drawn("n", 2), drawn("n", 2, dtype="float64"), drawn("n", 2, dtype="int32")):
            yield case("bincount", ids, weights, **options)
        yield case("bincount", np.zeros(0, "int64"), None, **options)
        yield case("bincount", drawn("n", dtype="bool"), None, **options)
    for options in (dict(), dict(low=-1.0, high=2.0)):
        yield case("histogram", drawn("n", 9), None, bins=5, num_outputs=2, **options)
        yield case("histogram", drawn("n", 9, dtype="float64"), drawn("n", 9), bins=5, num_outputs=2, **options)
        yield case("histogram", np.array([2, 2, np.nan, 2], "float32") if options else np.full(4, 2, "float32"), None, bins=4, num_outputs=2, **options)
    for side in ("LEFT", "RIGHT"):
        sorted_numbers = lambda n: np.sort(numbers((2 * n,)))
        yield case("searchsorted", sorted_numbers, drawn("n", 4), side=side)
        yield case("searchsorted", np.array([1, 3, 3, 5], "int64"), drawn("n", dtype="int64", low=0, high=6), side=side)
        yield case("searchsorted", np.array([1, 3, 3, np.inf, np.nan], "float32"), np.array([3, np.nan, np.inf, 0], "float32"), side=side)
        yield case("searchsorted", lambda n: np.sort(numbers((n, 5)), axis=-1), drawn("n", 2), side=side)


def shapes():
    x = drawn("n", 3, 4)
    for dtype in FLOATS + INTEGERS + ("bool",):
        yield case("reshape", drawn("n", 6, dtype=dtype), shape=[-1, 2, 3])
        yield case("permute_dims", drawn("n", 3, 4, dtype=dtype), axes=[1, -1, 0])
        yield case("broadcast_to", drawn("n", 1, dtype=dtype), shape=[2, -1, 4])
        yield case("concat", drawn("n", 2, dtype=dtype), drawn("n", 3, dtype=dtype), axis=-1)
        yield case("pad", drawn("n", 3, dtype=dtype), paddings=[1, 2, 0, 1])
        yield case("gather", drawn("n", 4, dtype=dtype), drawn(2, 3, dtype="int32", low=0, high=2))
        yield case("strided_slice", drawn("n", 4, dtype=dtype), begin=[1, 0], end=[3, 4], strides=[1, 2])
        yield case("zeros_like", drawn("n", 4, dtype=dtype))
        yield case("identity", drawn("n", dtype=dtype))
    yield case("reshape", drawn("n", 2, 3), shape=[0, 6], zero_copies=True)
    yield case("reshape", np.zeros((2, 0), "float32"), shape=[0, 5])
    yield case("reshape", drawn(1), shape=[])
    yield case("reshape_like", drawn("n", 6), drawn("n", 2, 3))
    yield case("reshape_like", drawn(2, 6), drawn(4, 3, dtype="int32"))
    for axis in (0, 1, -1):
        yield case("expand_dims", drawn("n", 2), axis=axis)
    yield case("squeeze", drawn("n", 1, 3, 1), axis=[1, -1])
    yield case("squeeze", drawn(2, 1, 3, 1))
    yield case("squeeze", drawn("n", 3), axis=[])
    yield case("permute_dims", x)
    yield case("permute_dims", drawn())
    yield case("broadcast_to", drawn(), shape=[2, 3])
    yield case("broadcast_like", drawn(4), drawn("n", 4, dtype="int32"))
    for op in ("stop_gradient", "copy"):
        yield case(op, drawn("n"))
    yield case("ones_like", drawn("n", 4), dtype="int64")
    yield case("ones_like", drawn(3, 4), dtype="bfloat16")
    yield case("fill", drawn(), shape=[2, 3])
    yield case("concat", drawn("n"))
    yield case("concat", drawn("n", 2), drawn(3, 2), drawn("n", 2))
    yield case("concat", drawn(2), drawn("n", dtype="int32"))
    yield case("stack", drawn("n", 2), drawn("n", 2), axis=-1)
    yield case("stack", drawn("n"), drawn("n"))
    yield case("unstack", drawn("n", 3), axis=1, num_outputs=3)
    yield case("unstack", drawn(3, "n"), num=3, num_outputs=3)
    yield case("split", drawn("n", 6), num_or_size_splits=[3], axis=1, num_outputs=3)
    yield case("split", drawn("n", 6), num_or_size_splits=[1, -1, 2], axis=-1, num_outputs=3)
    yield case("split", drawn("n", 2), num_or_size_splits=[1, -1, 2], num_outputs=3, round_trip=False)
    yield Case("split", lambda n: [numbers((2 * n, 2))], num_or_size_splits=[2], num_outputs=2, round_trip=False)
    yield case("tile", drawn("n", 2), repetitions=[2, 3])
    yield case("tile", drawn("n", 2), repetitions=[3])
    yield case("tile", drawn("n"), repetitions=[2, 3])
    yield case("repeat", drawn("n", 2), repeats=3, axis=0)
    yield case("repeat", drawn("n", 2), repeats=3, axis=-1)
    yield case("repeat", drawn("n", 2), repeats=2)
    for dtype in ("int64", "int32"):
        yield case("repeat_each", drawn("n", 2), drawn("n", dtype=dtype, low=0), axis=0, round_trip=False)
    yield case("repeat_each", drawn(2, 4), np.array([2, 0, 0, 3], "int64"), axis=-1)
    yield case("repeat_each", drawn("n", 3), np.array([2, 0, 1], "int64"), axis=1)
    yield case("repeat_each", drawn("n", 3), drawn(1, dtype="int64", low=2), axis=1, round_trip=False)
    yield case("repeat_each", drawn(6, dtype="int8"), np.zeros(6, "int64"))
    yield case("pad", drawn("n", 3), paddings=[1, 2, 0, 1], constant_values=1.5)
    yield case("pad", drawn("n", 3), paddings=[1, 2, 2, 1], mode="REFLECT")
    for paddings in ([1, 2, 2, 1], [0, 0, 3, 3], [3, 3, 0, 1], [0, 0, 0, 0]):
        for dtype in ("float32", "int8", "bool", "bfloat16", "complex64"):
            yield case("pad", drawn("n", 3, dtype=dtype), paddings=paddings, mode="SYMMETRIC")
    for like in ((4,), (1, 4), ("n", 1, 4), (1, 1), (), ("n", 3, 4), (3, 1)):
        for dtype in ("float32", "float16", "int32", "int8", "complex64") if like == (4,) else ("float32",):
            yield case("sum_like", drawn("n", 3, 4, dtype=dtype), drawn(*like, dtype="int32"), round_trip="n" not in like)
    yield case("sum_like", drawn(2, 3, 4), lambda n: np.zeros((1 if n == 3 else 3, 4)), round_trip=False)
    yield case("slice", x, begin=[1, 0, 2], size=[-1, 2, 1])
    yield case("slice", drawn(5, 3), begin=[1, 0])
    for options in ({"begin": [-1], "end": [0], "strides": [-1], "end_mask": 1}, {"begin": [-1, 1], "end": [0, 2], "shrink_axes": 3},
                    {"begin": [0, 0, 0], "end": [0, 0, 2], "ellipsis": 1, "new_axes": 2}, {"begin": [0, 0], "end": [0, -1], "new_axes": 1, "end_mask": 2},
                    {"begin": [0, 1], "end": [0, 0], "strides": [-2, 1], "begin_mask": 1, "end_mask": 3}, {"begin": [0, 1], "end": [0, 0], "ellipsis": 1, "shrink_axes": 2},
                    {"begin": [1, 1, -3], "end": [100, 2, -1], "strides": [1, 1, 1], "shrink_axes": 2}, {"begin": []},
                    {"begin": [-1], "end": [-100], "strides": [-2]}):
        yield case("strided_slice", x, **options)
    yield case("flip", x)
    yield case("flip", x, axis=[-1, 0])
    for options in (dict(shift=[1], axis=[0]), dict(shift=[-7], axis=[-1]), dict(shift=[2, 1], axis=[1, 2]), dict(shift=[1, 2], axis=[0, 0]), dict(shift=[5]),
                    dict(shift=[2], axis=[0, 1])):
        yield case("roll", x, **options)
    yield case("roll", np.zeros((2, 0), "float32"), shift=[1], axis=[1])
    for dtype in FLOATS + INTEGERS + ("bool",):
        yield case("roll", drawn("n", 4, dtype=dtype), shift=[1], axis=[1])
        yield case("strided_slice_update", drawn("n", 4, dtype=dtype), drawn(1, 2, dtype=dtype), begin=[1, 0], end=[2, 4], strides=[1, 2])
    for options, value in (({"begin": [-1], "end": [0], "strides": [-1], "end_mask": 1}, ("n", 3, 4)), ({"begin": [-1, 1], "end": [0, 2], "shrink_axes": 3}, (4,)),
                           ({"begin": [0, 0, 0], "end": [0, 0, 2], "ellipsis": 1, "new_axes": 2}, ("n", 3, 1, 2)), ({"begin": [0], "end": [0]}, (0, 3, 4))):
        yield case("strided_slice_update", x, drawn(*value), **options)
    yield case("positive", x)
    for op in ("tril", "triu"):
        for k in (0, 1, -1):
            yield case(op, drawn(2, "n", 4), k=k)


def matrices():
    for dtype in ("float32", "float64"):
        yield case("det", drawn("n", 3, 3, dtype=dtype))
        yield case("det", drawn(2, 2, dtype=dtype))
        yield case("det", drawn("n", "n", dtype=dtype))
    yield case("det", drawn("n", 0, 0))
    for equation, *operands in (
        ("ij,jk->ik", ("n", 4), (4, 2)), ("ij,jk", ("n", 4), (4, "n")), ("bij,bjk->bik", ("n", 3, 4), ("n", 4, 2)), ("ij->ji", ("n", 4)), ("ij->", ("n", 4)),
        ("i,j->ij", ("n",), (4,)), ("i,i->", ("n",), ("n",)), ("ij,kj,k->i", ("n", 4), (2, 4), (2,)), ("bnth,nhd->btd", ("n", 2, "n", 4), (2, 4, 3)),
        ("...ij,...jk->...ik", (2, "n", 4), (1, 4, 2)), ("ii->i", (3, 3)), ("...ii->...", ("n", 3, 3)), ("bii,ij->bj", ("n", 3, 3), (3, 4)),
    ):
        for dtype in FLOATS + ("int32", "int64") if equation == "ij,jk->ik" else ("float32",):
            yield case("einsum", *(drawn(*d, dtype=dtype) for d in operands), equation=equation)
    for equation, *operands in (("ii->i", ("n", "n")), ("ii,ij->j", ("n", "n"), ("n", 3))):  # the number of places is a Range up to a length
        yield case("einsum", *(drawn(*d) for d in operands), equation=equation, round_trip=False)
    for k in (0, 1, -2):
        for shape in ((3, 4), ("n", 4, 3), ("n", 2, 3, 3)):
            yield case("diagonal", drawn(*shape), k=k)
        yield case("diagonal", drawn(2, "n", 4), k=k, round_trip=False)
        yield case("diagonal", drawn("n", 2), k=k, round_trip=False)
    for dtype in FLOATS + INTEGERS + ("bool",):
        yield case("diagonal", drawn("n", 3, 3, dtype=dtype), k=1)
    for k in (0, 2, -1):
        yield case("diag", drawn("n"), k=k)
        yield case("diag", drawn(3, 4), k=k)
        for dtype in FLOATS + INTEGERS + ("bool", "complex64"):
            yield case("matrix_diag", drawn(2, "n", dtype=dtype), k=k)
    for rows, columns in ((3, 4), (4, "n"), ("n", 4), ("n", "n")):
        for k in (0, 1, -2):
            def with_diagonal(n, rows=rows, columns=columns, k=k):
                x = drawn(2, rows, columns)(n)
                return [x, 9 + numbers(np.diagonal(x, k, 1, 2).shape)]
            yield Case("set_diag", with_diagonal, k=k)
    yield case("set_diag", drawn("n", 4, 0), drawn("n", 0))
    for dtype in FLOATS + INTEGERS + ("bool",):
        yield case("set_diag", drawn("n", 2, "n", dtype=dtype), drawn("n", 2, dtype=dtype))
    yield case("diagonal", drawn("n", 2, 3), k=7)
    yield case("diagonal", drawn("n", 0, 3))
    yield case("diagonal", drawn("n", 3), k=-9, round_trip=False)


def orders():
    for dtype in FLOATS + ("int32", "int64", "int8"):
        for descending in (False, True):
            yield case("sort", drawn("n", 5, dtype=dtype), descending=descending)
            yield case("argsort", drawn("n", 5, dtype=dtype), axis=0, descending=descending)
        yield case("top_k", drawn("n", 5, dtype=dtype), k=2, num_outputs=2)
    for dtype in FLOATS:  # NaN is the greatest
        kind = np.finfo(dtype) if dtype != "bfloat16" else __import__("ml_dtypes").finfo(dtype)
        x = np.array([1, np.inf, np.nan, float(kind.max), 2, np.nan, -np.inf, np.inf, np.nan, float(kind.min), float(kind.max), 0, -np.inf]).astype(bits(dtype))
        for descending in (False, True):
            for op in ("sort", "argsort"):
                yield case(op, np.stack([x, x[::-1]]), descending=descending)
                yield case(op, np.stack([x, x[::-1]]), axis=0, descending=descending)
        for k in (2, 5, 13):
            yield case("top_k", np.stack([x, x[::-1]]), k=k, num_outputs=2)
    for dtype in ("float32", "float64"):
        x = np.array([1, np.nan, 3, np.inf, np.nan, -2, 7], dtype)
        yield case("nanmedian", np.stack([x, np.arange(7), np.full(7, np.nan)]).astype(dtype), axis=[1])
        yield case("cumulative_sum", drawn("n", 4, dtype=dtype), axis=1, tolerance=3e-2 if dtype == "bfloat16" else None)
    for options in (dict(), dict(exclusive=True), dict(reverse=True), dict(exclusive=True, reverse=True)):
        yield case("cumulative_sum", drawn("n", 4), axis=-2, **options)
    for reverse in (False, True):
        yield case("cumulative_sum", drawn("n", 4, dtype="int8"), axis=0, include_initial=True, reverse=reverse)
        yield case("cumulative_prod", drawn(3, "n"), axis=1, include_initial=True, reverse=reverse, opset=26)
    yield case("cumulative_sum", drawn("n", dtype="bool"))
    yield case("cumulative_sum", drawn("n", dtype="int8"), dtype="float32")
    for dtype in FLOATS + ("int32", "int64", "int8"):
        for options in (dict(), dict(exclusive=True), dict(reverse=True), dict(exclusive=True, reverse=True)):
            yield case("cumulative_prod", drawn("n", 4, dtype=dtype), axis=1, opset=26, tolerance=3e-2 if dtype == "bfloat16" else None, **options)
    for op in ("cumulative_max", "cumulative_min"):
        for dtype in FLOATS + INTEGERS:
            yield case(op, drawn("n", 5, dtype=dtype), axis=1)
            yield case(op, drawn(2, "n", 3, dtype=dtype), axis=-2, reverse=True)
        for reverse in (False, True):
            yield case(op, drawn("n"), reverse=reverse)
            yield case(op, np.array([1, 3, np.nan, np.inf, 2, -np.inf, 0, 5, 4], "float32"), axis=0, reverse=reverse)
            yield case(op, lambda n: numbers((n - 3, 100)), axis=0, reverse=reverse)
            yield case(op, drawn("n", 100), axis=1, reverse=reverse)
    for options in (dict(), dict(exclusive=True), dict(reverse=True), dict(exclusive=True, reverse=True)):
        for dtype in FLOATS:
            yield case("cumulative_logsumexp", drawn("n", 5, 2, dtype=dtype), axis=1, **options)
        yield case("cumulative_logsumexp", drawn(2, "n", 3, low=-99, high=99), axis=-2, **options)
        yield case("cumulative_logsumexp", np.array([-np.inf, -1e4, 3, 2, 88, 1e4, -np.inf, np.inf, 5], "float32"), axis=0, **options)
        yield case("cumulative_logsumexp", lambda n: numbers((n - 3, 100)), axis=0, **options)
    yield case("cumulative_logsumexp", np.array([1, np.nan, 2], "float32"), axis=0)
    for dtype in ("float32", "float64", "int64", "int32"):
        yield case("unique", drawn("n", 4, dtype=dtype), num_outputs=4)
        yield case("unique", drawn("n", 4, dtype=dtype), num_outputs=4, axis=-1)
    for dtype in FLOATS + INTEGERS + ("bool",):
        yield case("nonzero", drawn("n", 4, dtype=dtype), num_outputs=2)
        yield case("boolean_mask", drawn("n", 4, dtype=dtype), drawn("n", dtype="bool"))
    yield case("boolean_mask", drawn("n", 4, 2), drawn(4, dtype="bool"), axis=1)
    yield case("boolean_mask", drawn("n", 4, 2), drawn("n", 4, dtype="bool"))


def norms():
    for dtype in FLOATS:
        x, loose = drawn("n", 4, 6, dtype=dtype), dict(tolerance=5e-2 if dtype == "bfloat16" else None)
        scale, offset = drawn(6, dtype=dtype), drawn(6, dtype=dtype)
        yield case("layer_norm", x, scale, offset, **loose)
        yield case("rms_norm", x, scale, **loose)
        yield case("group_norm", x, scale, offset, groups=3, **loose)
        yield case("batch_norm", x, scale, offset, drawn(6, dtype=dtype), drawn(6, dtype=dtype, low=0.5), num_outputs=3, **loose)
    yield case("layer_norm", drawn("n", 4, 6), axis=[1, 2], epsilon=0.1)
    yield case("layer_norm", drawn("n", 4, 6, 2), drawn(4, 2), axis=[1, 3])
    yield case("rms_norm", drawn("n", 4, 6), drawn(4), axis=[1])
    yield case("group_norm", drawn("n", 4, 6, 2), drawn(4), None, groups=2, data_format="NCHW")
    for layout, x, images in (("NHWC", drawn("n", 5, 4, 3), (drawn(2, "n", 3), drawn("n", "n", "n"))), ("NCHW", drawn("n", 3, 5, 4), (drawn(2, 3, "n"), drawn("n", "n", 6)))):
        for op, groups in (("group_norm", {"groups": -1}), ("instance_norm", {})):
            yield case(op, x, drawn(3), drawn(3), data_format=layout, **groups)
            for y in images:
                yield case(op, y, None, None, data_format=layout, **groups)
    yield case("batch_norm", drawn("n", 4, 6), None, drawn(4), drawn(4), drawn(4, low=0.5), data_format="NCHW", num_outputs=3)
    yield case("batch_norm", drawn("n", 4, 6), drawn(4), None, None, None, data_format="NCHW", training=True, num_outputs=3)
    yield case("batch_norm", drawn("n", 6), None, None, None, None, training=True, num_outputs=3, tolerance=1e-3)


def sequences():
    for dtype in ("float32", "float64", "float16"):
        loose = dict(tolerance=1e-2 if dtype == "float16" else 1e-5)
        q, k, v = drawn("n", 3, 8, dtype=dtype), drawn("n", 5, 8, dtype=dtype), drawn("n", 5, 4, dtype=dtype)
        yield case("scaled_dot_product_attention", q, k, v, None, **loose)
        yield case("scaled_dot_product_attention", q, k, v, drawn(3, 5, dtype="bool"), is_causal=True, scale=0.5, **loose)
        yield case("scaled_dot_product_attention", q, k, v, np.zeros((3, 5), "bool"), **loose)
        added, allowed = drawn(3, 5, dtype=dtype)(0), drawn(3, 5, dtype="bool")(0)
        some = np.where(allowed, added, -np.inf).astype(dtype)
        for mask in (added, added[:1], some, np.full((3, 5), -np.inf, dtype)):
            yield case("scaled_dot_product_attention", q, k, v, mask, **loose)
        yield case("scaled_dot_product_attention", q, k, v, added, is_causal=True, scale=0.5, **loose)
        heads = [drawn(2, 4, n, 6, dtype=dtype) for n in (3, 5, 5)]
        lengths, offset = np.array([3, 5]), np.array([1, 2], "int32")
        yield case("scaled_dot_product_attention", *heads, None, lengths, **loose)
        yield case("scaled_dot_product_attention", *heads, added, lengths, offset, is_causal=True, **loose)
        yield case("scaled_dot_product_attention", *heads, None, np.array(4), np.array(2), is_causal=True, **loose)
        if dtype == "float16":
            yield case("scaled_dot_product_attention", q, k, v, drawn(3, 5), **loose)
        lengths, offset = drawn("n", dtype="int64", low=0, high=6), np.full((), 2, "int32")
        yield case("scaled_dot_product_attention", q, k, v, None, lengths, **loose)
        yield case("scaled_dot_product_attention", q, k, v, None, None, offset, is_causal=True, **loose)
        yield case("scaled_dot_product_attention", q, k, v, drawn(3, 5, dtype="bool"), lengths, lengths, is_causal=True, **loose)
        q, k = drawn("n", 2, 3, 8, dtype=dtype), drawn("n", 2, 5, 8, dtype=dtype)
        yield case("scaled_dot_product_attention", q, k, k, None, lengths, **loose)
        for heads in (1, 2):
            k = drawn("n", heads, 5, 8, dtype=dtype)
            yield case("scaled_dot_product_attention", drawn("n", 4, 3, 8, dtype=dtype), k, k, is_causal=True, **loose)
        x = drawn("n", 4, 3, dtype=dtype)
        for options in (dict(), dict(reverse=True), dict(time_major=True)):
            batch = 4 if options.get("time_major") else "n"
            state = [drawn(batch, 2, dtype=dtype) for _ in range(2)]
            yield case("lstm", x, drawn(3, 8, dtype=dtype), drawn(2, 8, dtype=dtype), drawn(8, dtype=dtype), *state, None, num_outputs=3, **options, **loose)
            yield case("gru", x, drawn(3, 6, dtype=dtype), drawn(2, 6, dtype=dtype), drawn(2, 6, dtype=dtype), state[0], None, num_outputs=2, **options, **loose)
            for activation in ("TANH",) if dtype == "float64" else ("TANH", "RELU"):  # of float64 the specification's evaluator has no other
                yield case("rnn", x, drawn(3, 2, dtype=dtype), drawn(2, 2, dtype=dtype), drawn(2, dtype=dtype), None, None, num_outputs=2, activation=activation,
                           **options, **loose)
        yield case("lstm", x, drawn(3, 8, dtype=dtype), drawn(2, 8, dtype=dtype), None, None, None, None, num_outputs=3, **loose)
        yield case("gru", x, drawn(3, 6, dtype=dtype), drawn(2, 6, dtype=dtype), None, None, None, num_outputs=2, **loose)


def indices():
    yield case("gather", drawn(3, "n", 4), np.array([2, 0], "int64"), axis=1)
    yield case("gather", drawn(4, 3), drawn("n", dtype="uint8", low=0), axis=0)
    yield case("gather", drawn("n", 3), 1, axis=1)
    yield case("gather", drawn("n", 4), drawn("n", 2, 3, dtype="int32", low=0), axis=1, batch_dims=1)
    yield case("gather", drawn("n", 2, 3, 5), drawn("n", 2, dtype="int64", low=0, high=4), axis=3, batch_dims=1)
    yield case("gather", drawn("n", 2, 3, 5), drawn("n", 2, dtype="int64", low=0, high=2), axis=2, batch_dims=2)
    yield case("gather_nd", drawn("n", 3, 2), np.array([[0, 1], [2, 2]], "int32"))
    yield case("gather_nd", drawn("n", 3), lambda n: np.tile([[0], [2]], (n, 1, 1)), batch_dims=1)
    yield case("take_along_axis", drawn(4, 3), drawn(4, 2, dtype="int64", low=0, high=2))
    yield case("take_along_axis", drawn("n", 4), drawn("n", 2, dtype="int32", low=0), axis=1, round_trip=False)
    yield case("take_along_axis", drawn(1, 4, 3), drawn("n", 2, 1, dtype="int64", low=0), axis=1, round_trip=False)
    for axis in (-1, 0, 1):
        yield case("one_hot", drawn("n", 2, dtype="int32", low=-1), depth=3, axis=axis)
    for dtype in FLOATS + INTEGERS + ("bool",):
        yield case("one_hot", drawn("n", dtype="int64", low=0), depth=4, dtype=dtype)
    yield case("one_hot", drawn("n", dtype="uint8"), drawn(), drawn(), depth=4)
    yield case("one_hot", drawn("n", dtype="uint8"), 5.0, depth=4)
    yield case("one_hot", drawn("n", dtype="uint8"), 5, depth=4, dtype="float32")
    at = np.array([[0, 1], [2, 2], [0, 1]], "int64")
    yield case("scatter_nd", at, drawn(3, 2), shape=[3, 4, 2])
    yield case("tensor_scatter_nd_update", drawn("n", 3), at[:2], drawn(2))
    for op in ("tensor_scatter_nd_max", "tensor_scatter_nd_min"):
        yield case(op, drawn("n", 3, 2), at, drawn(3, 2), opset=18)
    yield case("tensor_scatter_nd_add", drawn("n", 3, 2), at, drawn(3, 2))
    yield case("tensor_scatter_nd_mul", drawn("n", 3, 2), at, drawn(3, 2))
    yield case("tensor_scatter_nd_mul", drawn("n", 2), at[:, :1], drawn(3, 2, dtype="float32"))
    for how in ("NONE", "SUM", "PROD", "MAX", "MIN"):
        places = np.array([[0, 2, -1, 1], [1, -3, 2, 0]] if how == "NONE" else [[0, 2, -1, 1], [0, 0, 2, 0]], "int64")
        options = dict(reduce=how, opset=18 if how in ("MAX", "MIN") else 17)
        for dtype in ("float32", "float16", "int32") + (("bool",) if how == "NONE" else ()):
            yield case("scatter_elements", drawn("n", 4, dtype=dtype), places, drawn(2, 4, dtype=dtype), round_trip=how != "PROD", **options)
        yield case("scatter_elements", drawn("n", 3, 5), drawn(2, 3, 1, dtype="int32", low=0), drawn(2, 3, 1), axis=-1, round_trip=how != "PROD", **options)
        yield case("scatter_elements", drawn(2, 4), drawn("n", 4, dtype="int64", low=0, high=1)(1), drawn(1, 4), round_trip=how != "PROD", **options)
    yield case("scatter_elements", drawn("n", 3), drawn("n", 3, dtype="int64", low=0, high=2), drawn("n", 3), axis=1, reduce="SUM")
    lengths = drawn("n", dtype="int64", low=1, high=4)
    for dtype in ("float32", "int32", "bool"):
        yield case("reverse_sequence", drawn("n", 4, 2, dtype=dtype), lengths, seq_axis=1)
    yield case("reverse_sequence", drawn("n", 4), drawn(4, dtype="int32", low=1), seq_axis=0, batch_axis=1)


def nothing():
    """Dims of 0, and nothing to do."""
    none = np.zeros((0, 3), "float32")
    yield case("add", none, drawn(3))
    yield case("matmul", none, drawn(3, 2))
    yield case("matmul", drawn("n", 0), drawn(0, 2))
    yield case("softmax", none)
    yield case("sum", none, axis=[0])
    yield case("concat", none, drawn("n", 3))
    yield case("tile", drawn("n", 2), repetitions=[0, 1])
    yield case("repeat", drawn("n", 2), repeats=0, axis=1, round_trip=False)
    yield case("broadcast_to", drawn("n", 1), shape=[-1, 0])
    yield case("split", drawn("n", 3), num_or_size_splits=[0, 3], axis=1, num_outputs=2)
    yield case("slice", drawn("n", 3), begin=[1, 3], size=[0, -1])
    yield case("strided_slice", drawn("n", 3), begin=[2, 1], end=[1, 1])
    yield case("strided_slice", none, begin=[0], end=[0], strides=[-1], end_mask=1)
    yield case("gather", drawn("n", 3), np.zeros((2, 0), "int64"))
    yield case("gather_nd", drawn("n", 3), np.zeros((2, 0), "int64"))
    yield case("one_hot", drawn("n", dtype="int64"), depth=0)
    yield case("one_hot", np.zeros((0, 2), "int64"), depth=3)
    yield case("pad", none, paddings=[1, 0, 0, 0])
    yield case("pad", drawn(), paddings=[])
    yield case("flip", drawn())
    yield case("reshape", none, shape=[-1, 3])
    yield case("tensor_scatter_nd_add", drawn("n", 3), np.zeros((0, 1), "int64"), none)
    yield case("zeros_like", drawn("n", 0))


def all_cases():
    for family in (elementwise, binary, specials, reductions, networks, complexes, signals, segments, shapes, matrices, orders, norms, sequences, indices, nothing):
        yield from family()
