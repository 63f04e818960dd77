"""Layers: dense, convolutions, pools, shapes, activations, embedding and dropout; and what layers refuse."""

import mpmath
import numpy as np

from .build import layer_case
from .layers import small
from .network import conv, conv_transpose, image, pool
from .randoms import Stream, take

_F = "float32"


def rows(table):
    _dense(table)
    _convolutions(table)
    _transposed(table)
    _by_channel(table)
    _pools(table)
    _shapes(table)
    _activations(table)
    _embedding(table)
    _dropout(table)
    _functions(table)
    _refusals(table)


def begins(table, kind, needs, inputs, initializers, variables, reference):
    """Adds a row with one layer whose variables begin as constants, and whose dtypes are not that of the inputs.

    `initializers`: numbers by attribute; `variables`: what they make of each variable. The reference is as for a case.
    """
    row = table.row(f"layer {kind} of constants, in dtypes of its own")
    given = [None if value is None else row.tensor(name, *value) for name, value in inputs.items()]
    texts = {name: f"constant value={value}" for name, value in initializers.items()}
    row.layer("layer", kind, {**needs, **texts, "dtype": "float64", "param_dtype": "float32"})
    arrays = [np.array(value[1], dtype=np.longdouble) for value in inputs.values() if value is not None]
    outputs = reference(*arrays, *(np.array(value, dtype=np.longdouble) for value in variables.values()))
    outputs = outputs if isinstance(outputs, list) else [outputs]
    results = [f"y{i}" for i in range(len(outputs))]
    row.call_layer("layer", given, results)
    for name, value in variables.items():
        row.layer_variable("layer", name, name)
        row.expect(row.read(name, f"{name}_value"), _F, value)
    for result, value in zip(results, outputs):
        row.expect(result, "float64", value, ulp=64)


# ---- Dense layers and convolutions


def _activated(y, a):
    return {None: lambda y: y, "relu": lambda y: np.maximum(y, 0), "tanh": np.tanh}[a.get("activation")](y)


def _dense(table):
    x, kernel, bias = small(2, 3), small(3, 2)[1], [0.25, -1]

    def dense(x, k, b=0, a={}):
        return _activated(x @ k + b, a)

    every = ("x", "kernel", "bias")
    layer_case(table, "dense", {"units": 2}, {"x": x}, {"kernel": kernel, "bias": bias}, dense, gradient=every, ulp=1)
    a = {"activation": "tanh"}
    layer_case(table, "dense", {"units": 2}, {"x": x}, {"kernel": kernel, "bias": bias}, lambda *all: dense(*all, a=a), a, gradient=every,
               ulp=8, gradient_ulp=64)
    layer_case(table, "dense", {"units": 2}, {"x": small(2, 2, 3)}, {"kernel": kernel}, dense, {"use_bias": False}, gradient=every[:2], ulp=1)
    whole = (_F, [[1, 2, -3], [4, 0, 5]])
    layer_case(table, "dense", {"units": 2}, {"x": whole}, {"kernel": [[1, 2], [3, -4], [0.5, 1]], "bias": bias}, dense,
               {"dtype": "float16", "param_dtype": "float32"}, out="float16", gradient=every)
    begins(table, "dense", {"units": 2}, {"x": x}, {"kernel_initializer": 0.25, "bias_initializer": 1},
           {"kernel": np.full((3, 2), 0.25), "bias": np.ones(2)}, dense)


_FIRST = ("NCHW", "NCW", "NCDHW", "CHANNELS_FIRST")


def _of_op(a):
    """The attributes that the op under a layer has for the layer's."""
    names = {"dilation_rate": "dilations", "pool_size": "ksize", "strides": "strides", "padding": "padding", "groups": "groups"}
    of = {names[name]: value for name, value in a.items() if name in names}
    return {**of, "data_format": "NCHW"} if a.get("data_format") in _FIRST else of


def _finished(y, bias, a):
    """y with the bias and the activation of a layer with these attributes."""
    if bias is not None:
        y = y + (np.reshape(bias, (-1, *[1] * (y.ndim - 2))) if a.get("data_format") in _FIRST else bias)
    return _activated(y, a)


def _images(x, a):
    return (_F, np.moveaxis(x[1], -1, 1)) if a.get("data_format") in _FIRST else x


# Images and filters are whole numbers, so that none of the sums lies where relu bends.
_BIAS = [0.25, -0.75, 1.5, 0.25]


def _rows_of(table, kind, needs, x, kernels, reference, all_attributes):
    """Rows of a kind of convolution. `kernels` gives the filters by name, and how many channels come out, for attributes."""
    for a in all_attributes:
        filters, channels = kernels(a)
        variables = {name: image(*dims, factor=7, modulus=5)[1] for name, dims in filters.items()}
        if a.get("use_bias", True):
            variables["bias"] = _BIAS[:channels]

        def whole(x, *all, a=a, n=len(filters)):
            return _finished(reference(x, *all[:n], _of_op(a)), all[n] if len(all) > n else None, a)

        layer_case(table, kind, needs, {"x": _images(x, a)}, variables, whole, a, gradient=("x", *variables))
    filters, channels = kernels({})
    initializers = {"depthwise_kernel": "depthwise_initializer", "pointwise_kernel": "pointwise_initializer", "kernel": "kernel_initializer"}
    begins(table, kind, needs, {"x": x}, {**{initializers[name]: 0.25 for name in filters}, "bias_initializer": -2},
           {**{name: np.full(dims, 0.25) for name, dims in filters.items()}, "bias": np.full(channels, -2)},
           lambda x, *all: reference(x, *all[:-1], {}) + all[-1])


def _convolutions(table):
    for kind, sizes, x, all_attributes in (
        ("conv1d", [2], image(2, 5, 2), (
            {}, {"strides": [2], "padding": "SAME", "groups": 2, "data_format": "NCW", "use_bias": False},
            {"dilation_rate": [2], "activation": "relu"})),
        ("conv2d", [2, 2], image(1, 4, 3, 2), (
            {}, {"strides": [2, 1], "padding": "SAME", "groups": 2, "data_format": "NCHW"}, {"dilation_rate": [2, 1], "use_bias": False},
            {"activation": "relu", "data_format": "CHANNELS_FIRST"})),
        ("conv3d", [2, 1, 2], image(1, 3, 2, 3, 2), (
            {}, {"strides": [2, 1, 1], "padding": "SAME", "groups": 2, "data_format": "NCDHW", "use_bias": False},
            {"dilation_rate": [2, 1, 1], "activation": "relu"})),
    ):
        _rows_of(table, kind, {"filters": 2, "kernel_size": sizes}, x, lambda a, s=sizes: ({"kernel": (*s, 2 // a.get("groups", 1), 2)}, 2),
                 conv, all_attributes)


def _transposed(table):
    def transposed(x, f, a):
        places = x.shape[2:] if "data_format" in a else x.shape[1:-1]
        each = lambda name: a.get(name, [1]) * (len(places) if len(a.get(name, [1])) == 1 else 1)
        sizes = [n * s + (0 if a.get("padding") == "SAME" else max((w - 1) * d + 1 - s, 0))
                 for n, s, w, d in zip(places, each("strides"), f.shape, each("dilations"))]
        return conv_transpose(x, f, sizes, a)

    for kind, sizes, x, all_attributes in (
        ("conv1d_transpose", [3], image(2, 3, 2), (
            {}, {"strides": [2], "padding": "SAME", "data_format": "NCW", "use_bias": False}, {"dilation_rate": [2], "activation": "relu"})),
        ("conv2d_transpose", [2, 3], image(1, 2, 3, 2), (
            {}, {"strides": [3, 1], "use_bias": False}, {"strides": [2], "padding": "SAME", "data_format": "CHANNELS_FIRST"},
            {"dilation_rate": [2, 1], "activation": "relu"})),
        ("conv3d_transpose", [2, 1, 2], image(1, 1, 2, 2, 2), (
            {}, {"strides": [2], "padding": "SAME", "data_format": "NCDHW", "use_bias": False},
            {"dilation_rate": [2, 1, 1], "activation": "relu"})),
    ):
        _rows_of(table, kind, {"filters": 3, "kernel_size": sizes}, x, lambda a, s=sizes: ({"kernel": (*s, 3, 2)}, 3), transposed, all_attributes)


def _by_channel(table):
    def by_channel(x, f, a):
        return conv(x, f.reshape(*f.shape[:2], 1, -1), {**a, "groups": f.shape[2]})

    def separable(x, f, points, a):
        return conv(by_channel(x, f, a), points, {name: a[name] for name in a if name == "data_format"})

    x, sizes = image(1, 4, 3, 2), {"kernel_size": [2, 2]}
    multiplied = lambda a: 2 * a.get("depth_multiplier", 1)
    filters = lambda a: (2, 2, 2, a.get("depth_multiplier", 1))
    _rows_of(table, "depthwise_conv2d", sizes, x, lambda a: ({"depthwise_kernel": filters(a)}, multiplied(a)), by_channel, (
        {}, {"strides": [2], "padding": "SAME", "depth_multiplier": 2, "data_format": "NCHW", "use_bias": False},
        {"dilation_rate": [2, 1], "activation": "relu"}))
    _rows_of(table, "separable_conv2d", {"filters": 3, **sizes}, x,
             lambda a: ({"depthwise_kernel": filters(a), "pointwise_kernel": (1, 1, multiplied(a), 3)}, 3), separable, (
        {}, {"strides": [2], "padding": "SAME", "depth_multiplier": 2, "data_format": "NCHW", "use_bias": False},
        {"dilation_rate": [2, 1], "activation": "relu"}))


# ---- Pools and shapes


def _pools(table):
    for rank, dims, all_attributes in (
        ("1d", (2, 5, 2), ({}, {"pool_size": [3], "strides": [1], "padding": "SAME", "data_format": "NCW"})),
        ("2d", (1, 4, 4, 2), ({}, {"pool_size": [3, 2], "padding": "SAME"}, {"pool_size": [3], "strides": [1, 2], "data_format": "NCHW"})),
        ("3d", (1, 3, 2, 4, 1), ({}, {"pool_size": [3, 2, 2], "strides": [1], "padding": "SAME", "data_format": "CHANNELS_FIRST"})),
    ):
        x = (_F, (np.arange(float(np.prod(dims))) * 11 % 37).reshape(dims))
        axes = tuple(range(1, len(dims) - 1))
        for name, how, ulp in (("max_pool", np.nanmax, 0), ("average_pool", np.nanmean, 1)):
            for a in all_attributes:
                layer_case(table, name + rank, {}, {"x": _images(x, a)}, {}, lambda x, a=a, h=how: pool(x, h, _of_op(a)), a, gradient=("x",),
                           ulp=ulp, gradient_ulp=2 if ulp else 1)
            for a in ({}, {"data_format": "CHANNELS_FIRST", "keepdims": True}):
                def of_all(x, a=a, h=how):
                    return h(x, axis=tuple(axis + 1 for axis in axes) if a else axes, keepdims=bool(a))
                layer_case(table, f"global_{name}{rank}", {}, {"x": _images(x, a)}, {}, of_all, a, gradient=("x",), ulp=ulp, gradient_ulp=1)


def _shapes(table):
    x = small(2, 2, 3, 2)
    layer_case(table, "flatten", {}, {"x": x}, {}, lambda x: x.reshape(2, 12), gradient=("x",))
    layer_case(table, "flatten", {}, {"x": x}, {}, lambda x: np.moveaxis(x, 1, -1).reshape(2, 12), {"data_format": "CHANNELS_FIRST"}, gradient=("x",))
    layer_case(table, "flatten", {}, {"x": ("int64", [1, 2])}, {}, lambda x: x[:, None], out="int64", about=" of a vector")
    layer_case(table, "reshape", {}, {"x": x}, {}, lambda x: x.reshape(2, 3, 4), {"target_shape": [3, -1]}, gradient=("x",))
    layer_case(table, "reshape", {}, {"x": ("int32", [[7], [8]])}, {}, lambda x: x[:, 0], {"target_shape": []}, out="int32")
    layer_case(table, "permute", {}, {"x": x}, {}, lambda x: x.transpose(0, 3, 1, 2), {"dims": [3, 1, 2]}, gradient=("x",))


# ---- Activations, embedding and dropout


def _erf(x):
    return np.vectorize(lambda v: np.longdouble(mpmath.nstr(mpmath.erf(mpmath.mpf(str(v))), 25)), otypes=[np.longdouble])(x)


def _soft(x, axis=-1):
    return np.exp(x) / np.exp(x).sum(axis=axis, keepdims=True)


def _gelu(x):
    return x / 2 * (1 + _erf(x / np.sqrt(np.longdouble(2))))


def _slow_gelu(x):
    return x / 2 * (1 + np.tanh(np.sqrt(2 / np.longdouble(mpmath.nstr(mpmath.pi, 25))) * (x + np.longdouble("0.044715") * x**3)))


def _elu(x, alpha=1):
    return np.where(x > 0, x, alpha * np.expm1(x))


_SELU_SCALE, _SELU_ALPHA = np.longdouble("1.0507009873554804934193349852946"), np.longdouble("1.6732632423543772848170429916717")
_ACTIVATIONS = {
    "linear": lambda x: x, "relu": lambda x: np.maximum(x, 0), "relu6": lambda x: np.clip(x, 0, 6),
    "leaky_relu": lambda x: np.where(x > 0, x, x / 5), "elu": _elu, "selu": lambda x: _SELU_SCALE * _elu(x, _SELU_ALPHA),
    "sigmoid": lambda x: 1 / (1 + np.exp(-x)), "tanh": np.tanh, "softplus": lambda x: np.log1p(np.exp(x)), "softsign": lambda x: x / (1 + abs(x)),
    "silu": lambda x: x / (1 + np.exp(-x)), "swish": lambda x: x / (1 + np.exp(-x)), "gelu": _gelu, "exponential": np.exp, "softmax": _soft,
    "log_softmax": lambda x: np.log(_soft(x)),
}


def _activations(table):
    x = (_F, [[-2, 0.5, 1.25], [7, -0.75, -1.5]])
    wide = np.array(x[1], dtype=np.longdouble)
    row = table.row("layer activation of each name")
    row.tensor("x", *x)
    for name, function in _ACTIVATIONS.items():
        row.layer(f"layer_{name}", "activation", {"activation": name})
        row.call_layer(f"layer_{name}", ["x"], [f"y_{name}"])
        row.expect(f"y_{name}", _F, function(wide), ulp=8)
    x = (_F, [[1, 2, 0.5], [-1, -0.25, 3]])
    wide = np.array(x[1], dtype=np.longdouble)
    kinds = (
        ("activation", {"activation": "softplus"}, _ACTIVATIONS["softplus"]), ("relu", {}, _ACTIVATIONS["relu"]),
        ("leaky_relu", {"alpha": 0.125}, lambda x: np.where(x > 0, x, x / 8)), ("leaky_relu", {}, lambda x: np.where(x > 0, x, np.longdouble("0.3") * x)),
        ("elu", {"alpha": 0.5}, lambda x: _elu(x, 0.5)), ("elu", {}, _elu), ("gelu", {}, _gelu), ("gelu", {"approximate": True}, _slow_gelu),
        ("softmax", {}, _soft), ("softmax", {"axis": 0}, lambda x: _soft(x, 0)),
    )
    for kind, a, function in kinds:
        layer_case(table, kind, {}, {"x": x}, {}, function, a, gradient=("x",), ulp=8, gradient_ulp=64)
    row = table.row("layers without variables compute in a dtype of their own")
    row.tensor("x", *x)
    for i, (kind, a, function) in enumerate((*kinds, ("dropout", {"rate": 0.5}, lambda x: x))):
        row.layer(f"layer{i}", kind, {**a, "dtype": "float64", "param_dtype": "float16"})
        row.call_layer(f"layer{i}", ["x"], [f"y{i}"])
        row.expect(f"y{i}", "float64", function(wide), ulp=16)

    def prelu(x, alpha):
        return np.where(x > 0, x, alpha * x)

    x = small(2, 2, 3)
    x = (_F, np.where(np.array(x[1]) == 0, 0.25, x[1]))  # nowhere that it bends
    layer_case(table, "prelu", {}, {"x": x}, {"alpha": [[0.5, -0.25, 2], [1, 0, 0.125]]}, prelu, gradient=("x", "alpha"))
    layer_case(table, "prelu", {}, {"x": x}, {"alpha": [[0.5, -0.25, 2]]}, prelu, {"shared_axes": [1]}, gradient=("x", "alpha"))
    begins(table, "prelu", {}, {"x": x}, {"alpha_initializer": 0.25}, {"alpha": np.full((2, 3), 0.25)}, prelu)


def _embedding(table):
    needs, x, embeddings = {"input_dim": 4, "output_dim": 2}, ("int32", [[1, 3], [1, 0]]), [[1, 2], [3, 4], [5, 6], [7, 8]]
    row = layer_case(table, "embedding", needs, {"x": x}, {"embeddings": embeddings}, lambda x, e: e[x], out=_F)
    row.tape("tape")
    row.call_layer("layer", ["x"], ["z"])
    row.tensor("d_z", _F, [[[1, 2], [3, 4]], [[0.5, 8], [16, 32]]])
    row.gradient("tape", "z", "embeddings", "d_embeddings", ["d_z"])
    row.do("sparse", value="d_embeddings", **{"is": True})
    row.do("to_dense", value="d_embeddings", **{"as": "dense"})
    row.expect("dense", _F, [[16, 32], [1.5, 10], [0, 0], [3, 4]])
    begins(table, "embedding", needs, {"x": ("int64", [1, 3, 1])}, {"embeddings_initializer": 1.5}, {"embeddings": np.full((4, 2), 1.5)},
           lambda x, e: e[np.array(x, int)])


def _dropout(table):
    x = (_F, [1, 2, 3, 4, 5, 6, 7, 8])
    for rate, more, words in ((0.5, {"seed": 5}, take(5, 8)), (0.25, {}, Stream(9).words(8))):
        factors = [(w < (1 - rate) * 2**32) / (1 - rate) for w in words]
        row = layer_case(table, "dropout", {}, {"x": x}, {}, lambda x, f=factors: x * f, {"rate": rate, **more}, training=True,
                         seed=None if more else 9, gradient=("x",), ulp=1, about=" in training, and not in training")
        row.call_layer("layer", ["x"], ["inferred"])
        row.expect("inferred", *x)
    for rate in (0, 1):
        layer_case(table, "dropout", {}, {"x": x}, {}, lambda x, r=rate: x * (1 - r), {"rate": float(rate)}, training=True,
                   gradient=() if rate else ("x",))
    row = table.row("layer dropout drops by the seed, in training alone")
    row.tensor("x", _F, np.ones(64))
    row.layer("layer", "dropout", {"rate": 0.5})
    row.do("seed", value=3)
    row.call_layer("layer", ["x"], ["first"], training=True)
    row.do("seed", value=3)
    row.call_layer("layer", ["x"], ["second"], training=True)
    row.op("equal", {"x1": "first", "x2": "second"}, "same")
    row.expect("same", "bool", np.ones(64, bool))
    row.call_layer("layer", ["x"], ["inferred"])
    row.expect("inferred", _F, np.ones(64))


# ---- Layers in functions, and what they refuse


def _functions(table):
    row = table.row("layers in a function, of any number of rows")
    row.layer("first", "dense", {"units": 2, "activation": "relu", "kernel_initializer": "constant value=0.5"})
    row.layer("second", "batch_normalization", {"momentum": 0.5, "epsilon": 0.25})
    f = row.function("f", [("x_f", _F, [-1, 3])])
    f.call_layer("first", ["x_f"], ["h_f"])
    f.call_layer("second", ["h_f"], ["y_f"], training=True)
    f.results("y_f")
    mean, variance = 0, 1
    for i, x in enumerate(([[1, 2, 3], [4, 5, 7]], [[1, 0, 0], [2, 2, 2], [3, -1, 0]])):
        row.tensor(f"x{i}", _F, x)
        row.do("call", function="f", given=[f"x{i}"], **{"as": [f"y{i}"]})
        h = np.maximum(np.array(x) @ np.full((3, 2), 0.5), 0)
        row.expect(f"y{i}", _F, (h - h.mean(0)) / np.sqrt(h.var(0) + 0.25), ulp=16)
        mean, variance = mean / 2 + h.mean(0) / 2, variance / 2 + h.var(0) / 2
    for name, value in (("moving_mean", mean), ("moving_variance", variance)):
        row.layer_variable("second", name, name)
        row.expect(row.read(name, f"{name}_value"), _F, value, ulp=4)


def refused(table, kinds, kind, needs, calls=(), attributes=(), outputs=1):
    """Adds a row of what layers refuse: `attributes` are (attributes, message), refused when the layer is made; `calls` are
    (attributes, inputs of each call, message), of which the last call is refused. `kinds` names the family in the row's name."""
    row = table.row(f"what layers refuse: {kinds}")
    for i, (a, message) in enumerate(attributes):
        row.layer(f"bad{i}", kind, {**needs, **a}, error=("INVALID_ARGUMENT", "", message))
    for i, (a, inputs, message) in enumerate(calls):
        row.layer(f"layer{i}", kind, {**needs, **a})
        for k, tensors in enumerate(inputs):
            given = [tensor and row.tensor(f"x{i}_{k}_{n}", *tensor) for n, tensor in enumerate(tensors)]
            error = ("INVALID_ARGUMENT", "", message) if k == len(inputs) - 1 else None
            row.call_layer(f"layer{i}", given, [f"y{i}_{k}_{n}" for n in range(outputs)], error=error)


def other_dim(kind, axis, dim, shape, number=0):
    return (f'Input {number} of layer "{kind}" is incompatible with the layer: expected axis {axis} of input shape to have value {dim}, '
            f"but received input with shape {shape}")


def other_rank(kind, rank, found, shape):
    return f'Input 0 of layer "{kind}" is incompatible with the layer: expected ndim={rank}, found ndim={found}. Full shape received: {shape}'


def not_allowed(kind, name, value, choices):
    names = ", ".join(f'"{one}"' for one in choices)
    return f'layer "{kind}": Value for attr \'{name}\' of "{value}" is not in the list of allowed values: {names}'


def _refusals(table):
    zeros = lambda *dims: (_F, np.zeros(dims))
    refused(table, "dense layers", "dense", {"units": 2}, (
        ({}, [[zeros(1, 2)], [zeros(1, 3)]], other_dim("dense", -1, 2, "[1,3]")),
        ({"units": 0}, [[zeros(1, 2)]], 'layer "dense": Received an invalid value for `units`, expected at least 1, got 0')),
        (({"activation": "rleu"}, not_allowed("dense", "activation", "rleu", [name.upper() for name in _ACTIVATIONS])),
         ({"kernel_initializer": "glorot"}, "layer \"dense\": Unknown initializer: 'glorot'")))
    formats = ["NHWC", "NWC", "NDHWC", "CHANNELS_LAST", *_FIRST]
    refused(table, "convolutions", "conv2d", {"filters": 2, "kernel_size": [2, 2]}, (
        ({}, [[zeros(1, 2, 2, 3)], [zeros(1, 2, 2, 4)]], other_dim("conv2d", -1, 3, "[1,2,2,4]")),
        ({"data_format": "NCHW"}, [[zeros(1, 3, 2, 2)], [zeros(1, 4, 2, 2)]], other_dim("conv2d", 1, 3, "[1,4,2,2]")),
        ({}, [[zeros(1, 2, 2)]], other_rank("conv2d", 4, 3, "[1,2,2]")),
        ({"groups": 2}, [[zeros(1, 2, 2, 3)]], 'layer "conv2d": The number of input channels must be evenly divisible by the number of '
         "groups. Received groups=2, but the input has 3 channels")),
        (({"padding": "FULL"}, not_allowed("conv2d", "padding", "FULL", ["VALID", "SAME"])),
         ({"data_format": "channels_frist"}, not_allowed("conv2d", "data_format", "channels_frist", formats))))
    refused(table, "pools", "max_pool2d", {}, (
        ({}, [[zeros(1, 2, 2)]], other_rank("max_pool2d", 4, 3, "[1,2,2]")),
        ({"pool_size": [0]}, [[zeros(1, 2, 2, 1)]], 'layer "max_pool2d": The `pool_size` argument must be of positive integers. Received 0')),
        (({"padding": "FULL"}, not_allowed("max_pool2d", "padding", "FULL", ["VALID", "SAME"])),))
    refused(table, "changes of shape", "permute", {}, (
        ({"dims": [1, 3]}, [[zeros(1, 2, 2)]], 'layer "permute": Invalid permutation argument `dims` for Permute Layer. The set of indices in '
         "`dims` must be consecutive and start from 1."),
        ({"dims": [2, 1]}, [[zeros(1, 2)]], other_rank("permute", 3, 2, "[1,2]"))))
    refused(table, "embeddings", "embedding", {"input_dim": 2}, (
        ({"output_dim": 0}, [[("int32", [0])]], 'layer "embedding": Received an invalid value for `output_dim`, expected at least 1, got 0'),))
    refused(table, "dropout", "dropout", {}, (
        ({"rate": 1.5}, [[zeros(1)]], 'layer "dropout": Invalid value received for argument `rate`. Expected a float value between 0 and 1. '
         "Received: rate=1.5"),))
    refused(table, "activations", "prelu", {}, (
        ({}, [[zeros(1, 2)], [zeros(1, 3)]], other_dim("prelu", 1, 2, "[1,3]")),
        ({"shared_axes": [2]}, [[zeros(1, 2)]], 'layer "prelu": shared_axes must be from 1 to 1, the last axis, got 2')))
