"""Reductions, products, convolutions, pooling, losses and norms."""

import numpy as np

from . import values
from .build import case

_F = "float32"
_X = (_F, [[1, 9, 4], [7, 5, 2]])
_X234 = (_F, np.arange(24, dtype=float).reshape(2, 3, 4) % 7 - 2)


def rows(table):
    _reductions(table)
    _searches(table)
    _products(table)
    _convolutions(table)
    _pools(table)
    _rows_of_classes(table)
    _norms(table)


def _axes(axis):
    return None if axis is None else tuple(axis)


_REDUCED = ({}, {"axis": [1]}, {"axis": [0, -1], "keepdims": True}, {"axis": []})


def _reductions(table):
    for op, function, ulp in (
        ("sum", np.sum, 0), ("prod", np.prod, 0), ("mean", np.mean, 1), ("max", np.max, 0), ("min", np.min, 0),
        ("logsumexp", lambda x, **more: np.log(np.sum(np.exp(x), **more)), 4),
    ):
        for attributes in _REDUCED:
            x = (_F, [[1, 2, 4], [0.5, 8, 3]]) if op == "prod" else _X if op in ("max", "min") else _X234
            def reduced(x, f=function, a=attributes):
                return f(x, axis=_axes(a.get("axis")), keepdims=a.get("keepdims", False))
            case(table, op, {"x": x}, reduced, attributes, gradient=("x",), ulp=ulp, gradient_ulp=max(2 * ulp, 1))
    for op, function in (("var", np.var), ("std", np.std)):
        for attributes in (*_REDUCED[:3], {"axis": [1], "correction": 1.0}):
            def varied(x, f=function, a=attributes):
                return f(x, axis=_axes(a.get("axis")), keepdims=a.get("keepdims", False), ddof=a.get("correction", 0))
            x = (_F, (np.arange(24.0) ** 2 % 23).reshape(2, 3, 4))  # none is a mean, where derivatives by differences are not 0
            case(table, op, {"x": x}, varied, attributes, gradient=("x",), ulp=2, gradient_ulp=64)
        case(table, op, {"x": ("int32", [1, 2, 4])}, lambda x, f=function: f(x), out="float32", ulp=2, about=" of int32")
    for op, function in (("any", np.any), ("all", np.all), ("count_nonzero", np.count_nonzero)):
        for attributes in _REDUCED[:3]:
            def asked(x, f=function, a=attributes):
                return f(x, axis=_axes(a.get("axis")), keepdims=a.get("keepdims", False))
            out = "int64" if op == "count_nonzero" else "bool"
            case(table, op, {"x": ("bool", [[True, False], [True, True]])}, asked, attributes, out=out)
        case(table, op, {"x": ("float16", [0, -0.0, np.nan])}, lambda x, f=function: f(x), out=out, about=" of float16")
    for op, function in (("sum", np.sum), ("prod", np.prod)):
        for dtype, out in (("int8", "int64"), ("uint8", "uint64"), ("complex64", "complex64"), ("float16", "float16")):
            case(table, op, {"x": (dtype, [3, 2, 4])}, lambda x, f=function: f(x), out=out, about=f" of {dtype}")
        case(table, op, {"x": ("int8", [100, 100])}, lambda x, f=function: f(x), {"dtype": "int16"}, out="int16")
    case(table, "sum", {"x": ("bool", [True, False, True])}, np.sum, out="int64", about=" of bool")
    case(table, "mean", {"x": ("int32", [1, 2, 4])}, np.mean, out="float32", ulp=1, about=" of int32")
    case(table, "mean", {"x": ("int64", [1, 2, 4])}, np.mean, out="float64", ulp=1, about=" of int64")
    case(table, "mean", {"x": ("complex64", [1 + 2j, 3])}, np.mean, about=" of complex64")
    x = (_F, [[1, -2, 2], [0.5, 3, -6]])
    case(table, "vector_norm", {"x": x}, np.linalg.norm, ulp=4, gradient=("x",))
    for ord in (1.0, 3.0, float("inf")):
        case(table, "vector_norm", {"x": x}, lambda v, p=ord: np.linalg.norm(v, p, 1), {"axis": [1], "ord": ord}, ulp=16,
             gradient=("x",))
    case(table, "vector_norm", {"x": x}, lambda v: np.linalg.norm(v, axis=0, keepdims=True), {"axis": [0], "keepdims": True}, ulp=4)
    case(table, "l2_normalize", {"x": x}, lambda v: v / np.linalg.norm(v, axis=1, keepdims=True), {"axis": [1]}, ulp=8,
         gradient=("x",))
    case(table, "l2_normalize", {"x": x}, lambda v: v / np.sqrt(np.maximum((v * v).sum(1, keepdims=True), 1e6)),
         {"axis": [1], "epsilon": 1e6}, ulp=8)
    row = table.row("reductions of nothing")
    row.tensor("x", _F, np.zeros((0, 2)))
    for op, expected in (("sum", [0, 0]), ("prod", [1, 1]), ("mean", [np.nan] * 2)):
        row.op(op, {"x": "x", "axis": [0]}, f"y_{op}")
        row.expect(f"y_{op}", _F, expected)
    row.op("max", {"x": "x"}, "m", error=("INVALID_ARGUMENT", "max"))
    row.op("max", {"x": "x", "axis": [1]}, "n")
    row.expect("n", _F, np.zeros(0))
    row = table.row("max and min take NaN over and share the gradient of equals")
    row.tensor("x", "float64", [2, np.nan, 1])
    row.op("max", {"x": "x"}, "y")
    row.expect("y", "float64", np.nan)
    row.op("min", {"x": "x"}, "z")
    row.expect("z", "float64", np.nan)


def _searches(table):
    x = [[3, 1, 3], [0, 7, -2]]
    for op, function in (("argmax", np.argmax), ("argmin", np.argmin)):
        case(table, op, {"x": (_F, x)}, function, out="int64")
        case(table, op, {"x": ("int16", x)}, lambda x, f=function: f(x, 1), {"axis": 1}, out="int64")
        case(table, op, {"x": ("float16", x)}, lambda x, f=function: f(x, 0, keepdims=True), {"axis": -2, "keepdims": True}, out="int64")
        case(table, op, {"x": (_F, [1, np.nan, 5])}, lambda x: 1, out="int64", about=" of NaN")


def _products(table):
    a, b = (_F, [[1, 2, 3], [4, 5, 6]]), (_F, [[1, -1], [0, 2], [3, 0.5]])
    both = ("x1", "x2")
    case(table, "matmul", {"x1": a, "x2": b}, np.matmul, gradient=both)
    turned = (_F, np.transpose(a[1])), (_F, np.transpose(b[1]))
    case(table, "matmul", {"x1": turned[0], "x2": b}, lambda x, y: x.T @ y, {"transpose_a": True}, gradient=both)
    case(table, "matmul", {"x1": a, "x2": turned[1]}, lambda x, y: x @ y.T, {"transpose_b": True}, gradient=both)
    c, d = ("complex64", [[1 + 1j, 2], [3j, 1]]), ("complex64", [[1, 1j], [2, -1j]])
    case(table, "matmul", {"x1": c, "x2": d}, lambda x, y: x.conj().T @ y, {"adjoint_a": True})
    case(table, "matmul", {"x1": c, "x2": d}, lambda x, y: x @ y.conj().T, {"adjoint_b": True})
    case(table, "matmul", {"x1": (_F, [1, 2, 3]), "x2": b}, np.matmul, gradient=both, about=" of a vector and a matrix")
    case(table, "matmul", {"x1": a, "x2": (_F, [1, 0, -1])}, np.matmul, gradient=both, about=" of a matrix and a vector")
    case(table, "matmul", {"x1": (_F, [1, 2]), "x2": (_F, [3, 4])}, np.matmul, gradient=both, about=" of vectors")
    left, right = (_F, np.arange(8.0).reshape(2, 1, 2, 2)), (_F, np.arange(12.0).reshape(3, 2, 2) - 5)
    case(table, "matmul", {"x1": left, "x2": right}, np.matmul, gradient=both, about=" of batches that broadcast")
    case(table, "matmul", {"x1": ("int32", [[1, 2]]), "x2": ("int32", [[3], [4]])}, np.matmul, about=" of integers")
    case(table, "matmul", {"x1": ("float16", [[1, 2]]), "x2": ("float64", [[3], [4]])}, np.matmul, out="float64", about=" promotes")
    case(table, "matmul", {"x1": (_F, np.zeros((2, 0))), "x2": (_F, np.zeros((0, 3)))}, np.matmul, about=" over nothing")
    case(table, "bias_add", {"x": (_F, [[1, 2], [3, 4]]), "bias": (_F, [10, 20])}, np.add, gradient=("x", "bias"))
    x = (_F, np.arange(12.0).reshape(1, 2, 2, 3))
    case(table, "bias_add", {"x": x, "bias": (_F, [10, 20])}, lambda x, b: x + b[:, None, None], {"data_format": "NCHW"}, gradient=("x", "bias"))


def _each(value, count):
    return list(value) * (count // len(value))


def _windows(sizes, window, a, strides):
    """The padding around images of these sizes and, for each window, its place in the output and its slices in the image."""
    n = len(sizes)
    strides, dilations = _each(strides, n), _each(a.get("dilations", [1]), n)
    reach = [(w - 1) * d + 1 for w, d in zip(window, dilations)]
    around = [(0, 0)] * n
    if a.get("padding") == "EXPLICIT":
        flat = _each(a["paddings"], 2 * n)
        around = list(zip(flat[::2], flat[1::2]))
    elif a.get("padding") == "SAME":
        totals = [max((-(-size // s) - 1) * s + r - size, 0) for size, r, s in zip(sizes, reach, strides)]
        around = [(total // 2, total - total // 2) for total in totals]
    padded = [size + sum(p) for size, p in zip(sizes, around)]
    counts = [(size - r) // s + 1 for size, r, s in zip(padded, reach, strides)]
    places = [(at, tuple(slice(i * s, i * s + r, d) for i, s, r, d in zip(at, strides, reach, dilations)))
              for at in np.ndindex(*counts)]
    return [(0, 0), *around, (0, 0)], counts, places


def _channels_last(f):
    """f, which computes on images whose channels are last, for both values of data_format."""
    def g(x, *others):
        a = others[-1]
        if a.get("data_format") != "NCHW":
            return f(x, *others)
        return np.moveaxis(f(np.moveaxis(x, 1, -1), *others[:-1], {**a, "data_format": "NHWC"}), -1, 1)
    return g


@_channels_last
def conv(x, f, a):
    groups = a.get("groups", 1)
    around, counts, places = _windows(x.shape[1:-1], f.shape[:-2], a, a.get("strides", [1]))
    x = np.pad(x, around)
    out = np.zeros((x.shape[0], *counts, f.shape[-1]), dtype=x.dtype)
    ins, outs = f.shape[-2], f.shape[-1] // groups
    for at, part in places:
        for g in range(groups):
            channels, to = x[(slice(None), *part)][..., g * ins:(g + 1) * ins], slice(g * outs, (g + 1) * outs)
            out[(slice(None), *at, to)] = np.tensordot(channels, f[..., to], (range(1, x.ndim), range(x.ndim - 1)))
    return out


@_channels_last
def conv_transpose(x, f, sizes, a):
    """Adds each element of x times the filter where the convolution's window lies, in images of these sizes."""
    groups = a.get("groups", 1)
    around, _, places = _windows(sizes, f.shape[:-2], a, a.get("strides", [1]))
    outs, ins = f.shape[-2], f.shape[-1] // groups
    out = np.zeros((x.shape[0], *(n + sum(p) for n, p in zip(sizes, around[1:])), outs * groups), dtype=x.dtype)
    for at, part in places:
        for g in range(groups):
            channels, to = x[(slice(None), *at)][:, g * ins:(g + 1) * ins], slice(g * outs, (g + 1) * outs)
            out[(slice(None), *part, to)] += np.tensordot(channels, f[..., g * ins:(g + 1) * ins], (1, f.ndim - 1))
    return out[(slice(None), *(slice(p[0], p[0] + n) for n, p in zip(sizes, around[1:])))]


@_channels_last
def pool(x, how, a):
    n = x.ndim - 2
    size = _each(a.get("ksize", [2]), n)
    around, counts, places = _windows(x.shape[1:-1], size, a, a.get("strides", size))
    x = np.pad(x, around, constant_values=np.nan)
    out = np.zeros((x.shape[0], *counts, x.shape[-1]), dtype=np.longdouble)
    for at, part in places:
        out[(slice(None), *at)] = how(x[(slice(None), *part)], axis=tuple(range(1, n + 1)))
    return out


def image(*dims, factor=5, modulus=9):
    return _F, (np.arange(float(np.prod(dims))) * factor % modulus - modulus // 2).reshape(dims)


def _convolutions(table):
    x, f = image(1, 4, 4, 2), image(2, 2, 2, 3, factor=7, modulus=5)
    both = ("x", "filter")
    for a in (
        {}, {"strides": [2]}, {"strides": [1, 2], "padding": "SAME"}, {"padding": "EXPLICIT", "paddings": [1, 0, 0, 2]},
        {"dilations": [2, 1]}, {"padding": "EXPLICIT", "paddings": [1]},
    ):
        case(table, "conv2d", {"x": x, "filter": f}, lambda x, f, a=a: conv(x, f, a), a, gradient=both)
    turned = (_F, np.array(x[1]).transpose(0, 3, 1, 2))
    a = {"data_format": "NCHW", "padding": "SAME"}
    case(table, "conv2d", {"x": turned, "filter": f}, lambda x, f: conv(x, f, a), a, gradient=both)
    grouped = image(2, 2, 1, 4, factor=1, modulus=3)
    case(table, "conv2d", {"x": x, "filter": grouped}, lambda x, f: conv(x, f, {"groups": 2}), {"groups": 2}, gradient=both)
    for dtype in ("float64", "float16", "bfloat16"):
        case(table, "conv2d", {"x": (dtype, x[1]), "filter": (dtype, f[1])}, lambda x, f: conv(x, f, {}), about=f" of {dtype}")
    for dtype in values.COMPLEX:
        z, w = x[1] + 1j * x[1][:, ::-1], f[1] - 1j * f[1][::-1]
        case(table, "conv2d", {"x": (dtype, z), "filter": (dtype, w)}, lambda x, f: conv(x, f, {}), about=f" of {dtype}")
    for op, x, f, all_attributes in (
        ("conv1d", image(2, 5, 2), image(2, 2, 3, factor=7, modulus=5),
         ({}, {"strides": [2], "padding": "SAME"}, {"padding": "EXPLICIT", "paddings": [2, 0], "dilations": [2]})),
        ("conv3d", image(1, 3, 2, 4, 2), image(2, 1, 2, 2, 2, factor=7, modulus=5),
         ({}, {"strides": [2, 1, 2], "padding": "SAME"}, {"padding": "EXPLICIT", "paddings": [1, 0, 0, 1, 0, 2], "dilations": [2, 1, 1]})),
    ):
        for a in all_attributes:
            case(table, op, {"x": x, "filter": f}, lambda x, f, a=a: conv(x, f, a), a, gradient=both)
        a = {"data_format": "NCHW", "groups": 2}
        halved = (_F, f[1][..., :1, :2])
        case(table, op, {"x": (_F, np.moveaxis(x[1], -1, 1)), "filter": halved}, lambda x, f, a=a: conv(x, f, a), a, gradient=both)
    _depthwise(table)
    _separable(table)
    _composed(table)
    _transposed(table)


def _separable(table):
    x, each, points = (_F, np.arange(18.0).reshape(1, 3, 3, 2).tolist()), (_F, np.arange(8.0).reshape(2, 2, 2, 1).tolist()), (_F, [[[[1, 2], [-1, 3]]]])

    def expected(x, each, points, strides=(1, 1), dilations=(1, 1), paddings=(0, 0, 0, 0)):
        x = np.pad(x, ((0, 0), paddings[:2], paddings[2:], (0, 0)))
        rows, columns = (1 + (size - 1 - dilation) // stride for size, dilation, stride in zip(x.shape[1:3], dilations, strides))
        y = np.zeros((x.shape[0], rows, columns, x.shape[3]), x.dtype)
        for i in range(rows):
            for j in range(columns):
                top, left = i * strides[0], j * strides[1]
                part = x[:, top:top + dilations[0] + 1:dilations[0], left:left + dilations[1] + 1:dilations[1]]
                y[:, i, j] = np.sum(part * each[..., 0], axis=(1, 2))
        return y @ points[0, 0]

    given = {"x": x, "depthwise_filter": each, "pointwise_filter": points}
    case(table, "separable_conv2d", given, expected, gradient=tuple(given))
    case(table, "separable_conv2d", given, lambda *all: expected(*all, strides=(2, 2), paddings=(0, 1, 0, 1)), {"padding": "SAME", "strides": [2, 2]})
    case(table, "separable_conv2d", given, lambda *all: expected(*all, dilations=(2, 1), paddings=(1, 0, 0, 2)),
         {"padding": "EXPLICIT", "paddings": [1, 0, 0, 2], "dilations": [2, 1]})
    case(table, "separable_conv2d", {**given, "x": (_F, np.arange(18.0).reshape(1, 2, 3, 3).tolist())},
         lambda x, *more: expected(x.transpose(0, 2, 3, 1), *more).transpose(0, 3, 1, 2), {"data_format": "NCHW"})


def _composed(table):
    x, scale, offset = (_F, [[[1, 2], [3, 5], [7, 4]], [[-1, 0.5], [4, -2], [1, 8]]]), (_F, [2, 0.5]), (_F, [1, -1])

    def instances(x, scale=1.0, offset=0.0, epsilon=1e-3):
        return (x - x.mean(1, keepdims=True)) / np.sqrt(x.var(1, keepdims=True) + epsilon) * scale + offset

    case(table, "instance_norm", {"x": x, "scale": scale, "offset": offset}, instances, gradient=("x", "scale", "offset"), ulp=8, gradient_ulp=512)
    case(table, "instance_norm", {"x": x}, lambda x: instances(x, epsilon=0.5), {"epsilon": 0.5}, ulp=8)
    case(table, "instance_norm", {"x": (_F, np.array(x[1]).transpose(0, 2, 1).tolist()), "scale": scale},
         lambda x, s: instances(x.transpose(0, 2, 1), s).transpose(0, 2, 1), {"data_format": "NCHW"}, ulp=8)
    case(table, "group_norm", {"x": x}, instances, {"groups": -1}, ulp=8, about=" of each channel")

    def responses(x, radius=5, bias=1.0, alpha=1.0, beta=0.5):
        squares = np.stack([np.sum(x[..., max(0, k - radius):k + radius + 1] ** 2, -1) for k in range(x.shape[-1])], -1)
        return x / (bias + alpha * squares) ** beta

    vectors = (_F, [[1, -2, 0.5, 3], [0, 1, 1, 2]])
    case(table, "local_response_norm", {"x": vectors}, responses, gradient=("x",), ulp=8, gradient_ulp=64)
    case(table, "local_response_norm", {"x": vectors}, lambda x: responses(x, 1, 2.0, 0.25, 0.75),
         {"depth_radius": 1, "bias": 2.0, "alpha": 0.25, "beta": 0.75}, ulp=8)
    rows = {"params": (_F, [[3, 4], [0, 1], [0, 0]]), "ids": ("int64", [[1, 0], [2, 0]])}
    case(table, "embedding_lookup", rows, lambda p, i: p[np.asarray(i, int)], gradient=("params",))
    case(table, "embedding_lookup", rows, lambda p, i: (p / np.maximum(1, np.linalg.norm(p, axis=1))[:, None])[np.asarray(i, int)],
         {"max_norm": 1.0}, ulp=4)


def _depthwise(table):
    x, f = image(1, 4, 3, 2), image(2, 2, 2, 2, factor=7, modulus=5)
    for a in (
        {}, {"strides": [2, 1], "padding": "SAME"}, {"padding": "EXPLICIT", "paddings": [1, 0, 0, 2]}, {"dilations": [2, 1]},
        {"data_format": "NCHW"},
    ):
        def expected(x, f, a=a):
            return conv(x, f.reshape(2, 2, 1, 4), {**a, "groups": 2})
        images = (_F, np.moveaxis(x[1], -1, 1)) if "data_format" in a else x
        case(table, "depthwise_conv2d", {"x": images, "filter": f}, expected, a, gradient=("x", "filter"))


def _transposed(table):
    for op, x, f, rows in (
        ("conv2d_transpose", image(1, 2, 3, 2), image(2, 3, 2, 2, factor=7, modulus=5), (
            ((3, 5), {}), ((6, 5), {"strides": [3, 1]}), ((3, 6), {"output_shape": [1, 3, 6, 2], "strides": [2], "padding": "SAME"}),
            ((2, 4), {"padding": "EXPLICIT", "paddings": [1, 0, 0, 1]}), ((4, 5), {"dilations": [2, 1]}),
            ((4, 6), {"data_format": "NCHW", "groups": 2, "strides": [2], "padding": "SAME"}))),
        ("conv1d_transpose", image(2, 3, 2), image(3, 2, 2, factor=7, modulus=5), (
            ((7,), {"strides": [2]}), ((4,), {"padding": "EXPLICIT", "paddings": [1, 2], "dilations": [2]}),
            ((5,), {"output_shape": [2, 2, 5], "data_format": "NCHW", "strides": [2], "padding": "SAME"}),
            ((5,), {"groups": 2}))),
        ("conv3d_transpose", image(1, 1, 2, 2, 2), image(2, 1, 2, 2, 2, factor=7, modulus=5), (
            ((2, 2, 3), {}), ((2, 3, 4), {"output_shape": [1, 2, 3, 4, 2], "strides": [2], "padding": "SAME"}),
            ((2, 2, 3), {"padding": "EXPLICIT", "paddings": [1, 0, 0, 0, 0, 0], "dilations": [2, 1, 1]}),
            ((2, 2, 3), {"data_format": "NCHW", "groups": 2}))),
    ):
        for sizes, a in rows:
            grouped = (_F, f[1][..., :1, :]) if "groups" in a else f
            images = (_F, np.moveaxis(x[1], -1, 1)) if "data_format" in a else x
            case(table, op, {"x": images, "filter": grouped}, lambda x, f, n=sizes, a=a: conv_transpose(x, f, n, a), a,
                 gradient=("x", "filter"))


def _pools(table):
    for rank, dims, all_attributes in (
        ("2d", (1, 4, 4, 2), (
            {}, {"ksize": [3], "strides": [1]}, {"ksize": [3, 2], "padding": "SAME"}, {"ksize": [2, 3], "strides": [2, 1]},
            {"padding": "EXPLICIT", "paddings": [1, 1, 0, 0]}, {"data_format": "NCHW"})),
        ("1d", (2, 5, 2), (
            {}, {"ksize": [3], "strides": [1], "padding": "SAME"}, {"padding": "EXPLICIT", "paddings": [1, 0]},
            {"data_format": "NCHW"})),
        ("3d", (1, 3, 2, 4, 1), (
            {}, {"ksize": [3, 2, 2], "strides": [1], "padding": "SAME"},
            {"padding": "EXPLICIT", "paddings": [1, 0, 0, 0, 1, 1]}, {"data_format": "NCHW"})),
    ):
        x = (np.arange(float(np.prod(dims))) * 11 % 37).reshape(dims)
        for op, how, ulp in (("max_pool", np.nanmax, 0), ("avg_pool", np.nanmean, 1)):
            for a in all_attributes:
                turned = np.moveaxis(x, -1, 1) if "data_format" in a else x
                case(table, op + rank, {"x": (_F, turned)}, lambda x, a=a, h=how: pool(x, h, a), a, gradient=("x",), ulp=ulp,
                     gradient_ulp=2 if ulp else 1)


def _log_softmax(x, axis=-1):
    return x - np.log(np.sum(np.exp(x), axis=axis, keepdims=True))


def _rows_of_classes(table):
    x = [[1.0, 2.0, 0.5], [-1.0, 0.25, 3.0]]
    for axis in (-1, 0):
        a = {} if axis == -1 else {"axis": axis}
        case(table, "softmax", {"x": (_F, x)}, lambda x, k=axis: np.exp(_log_softmax(x, k)), a, gradient=("x",), ulp=8, gradient_ulp=64)
        case(table, "log_softmax", {"x": (_F, x)}, lambda x, k=axis: _log_softmax(x, k), a, gradient=("x",), ulp=8, gradient_ulp=64)
        labels = [[0.25, 0.25, 0.5], [0, 1, 0]] if axis == -1 else [[0.25, 0, 1], [0.75, 1, 0]]
        case(table, "softmax_cross_entropy_with_logits", {"logits": (_F, x), "labels": (_F, labels)},
             lambda x, z, k=axis: -np.sum(z * _log_softmax(x, k), axis=k), a, gradient=("logits", "labels"), ulp=8, gradient_ulp=64)
        chosen = [2, 1] if axis == -1 else [0, 1, 1]
        def sparse(x, i, k=axis):
            return -np.take_along_axis(_log_softmax(x, k), np.expand_dims(i, k), k).squeeze(k)
        case(table, "sparse_softmax_cross_entropy_with_logits", {"logits": (_F, x), "labels": ("int32" if axis else "int64", chosen)},
             sparse, a, gradient=("logits",), ulp=8, gradient_ulp=64)
    case(table, "sigmoid_cross_entropy_with_logits", {"logits": (_F, [[-2, 0.5], [3, 1]]), "labels": (_F, [[1, 0], [0.25, 1]])},
         lambda x, z: np.maximum(x, 0) - x * z + np.log1p(np.exp(-abs(x))), gradient=("logits", "labels"), ulp=8, gradient_ulp=64)
    case(table, "softmax", {"x": ("float64", [1000, 1000, -1000])}, lambda x: [0.5, 0.5, 0], about=" without overflow", ulp=1)
    for dtype in ("float64", "float16", "bfloat16"):
        case(table, "log_softmax", {"x": (dtype, x)}, _log_softmax, ulp=8 if dtype == "float64" else 2, about=f" of {dtype}")


def _norm(xs):
    return np.sqrt(sum((x * x).sum() for x in xs))


def _norms(table):
    x, y = (_F, [[3, 0], [0, 4]]), (_F, [12])
    case(table, "l2_loss", {"x": x}, lambda x: (x * x).sum() / 2, gradient=("x",))
    case(table, "global_norm", {"xs": [x, y]}, _norm, gradient=("xs",), ulp=1, gradient_ulp=4)
    for limit in (None, 2.5, 8.0):
        a = {} if limit is None else {"clip_norm": limit}
        c = limit or 1.0
        case(table, "clip_by_norm", {"x": x}, lambda x, c=c: x * c / max(_norm([x]), c), a, gradient=("x",), ulp=4, gradient_ulp=16)
        def clipped(xs, c=c):
            return [*(x * c / max(_norm(xs), c) for x in xs), _norm(xs)]
        case(table, "clip_by_global_norm", {"xs": [x, y]}, clipped, a, gradient=("xs",), ulp=4, gradient_ulp=16)
