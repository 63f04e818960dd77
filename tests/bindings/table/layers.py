"""Normalizations, recurrent networks and attention; layers."""

import numpy as np

from .build import case
from .randoms import philox, take, uniform

_F = "float32"
_X = (_F, np.array([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3], dtype=float).reshape(2, 2, 4) / 2)


def rows(table):
    _rows(table)
    _channels(table)
    _recurrent(table)
    _attention(table)
    _layer_rows(table)


def _normal(x, axes, epsilon, centered=True):
    x = x - x.mean(axis=axes, keepdims=True) if centered else x
    return x / np.sqrt((x * x).mean(axis=axes, keepdims=True) + epsilon)


def _rows(table):
    scale, offset = (_F, [1, 2, -1, 0.5]), (_F, [0, 1, 2, -1])
    for attributes in ({}, {"epsilon": 0.25}):
        e = attributes.get("epsilon")
        case(table, "layer_norm", {"x": _X, "scale": scale, "offset": offset},
             lambda x, s, o, e=e: _normal(x, -1, 1e-3 if e is None else e) * s + o, attributes,
             gradient=("x", "scale", "offset"), ulp=16, gradient_ulp=256)
        case(table, "rms_norm", {"x": _X, "scale": scale},
             lambda x, s, e=e: _normal(x, -1, 1e-6 if e is None else e, False) * s, attributes,
             gradient=("x", "scale"), ulp=16, gradient_ulp=256)
    wide, middle = (_F, [[1, 2, -1, 0.5], [3, 1, 0.5, -2]]), (_F, [2, -1])
    a = {"axis": [1, 2], "epsilon": 0.5}
    case(table, "layer_norm", {"x": _X, "scale": wide}, lambda x, s: _normal(x, (1, 2), 0.5) * s, a, gradient=("x", "scale"),
         ulp=16, gradient_ulp=256)
    a = {"axis": [1], "epsilon": 0.5}
    case(table, "layer_norm", {"x": _X, "offset": middle}, lambda x, o: _normal(x, 1, 0.5) + o[:, None], a,
         gradient=("x", "offset"), ulp=16, gradient_ulp=256)
    case(table, "rms_norm", {"x": _X, "scale": middle}, lambda x, s: _normal(x, 1, 0.5, False) * s[:, None], a,
         gradient=("x", "scale"), ulp=16, gradient_ulp=256)


def _groups(x, groups, epsilon):
    parts = x.reshape(*x.shape[:-1], groups, x.shape[-1] // groups)
    return _normal(parts, (*range(1, x.ndim - 1), x.ndim), epsilon).reshape(x.shape)


def _channels(table):
    scale, offset = (_F, [1, 2, -1, 0.5]), (_F, [0, 1, 2, -1])
    mean, variance = (_F, [1, 2, 3, 1.5]), (_F, [0.5, 1, 4, 2])
    turned = (_F, np.array(_X[1]).transpose(0, 2, 1))
    turn = lambda y: y.transpose(0, 2, 1)
    for x, format_, order in ((_X, {}, lambda y: y), (turned, {"data_format": "NCHW"}, turn)):
        for e in (None, 0.25):
            a = {**format_, **({} if e is None else {"epsilon": e})}
            e = 1e-3 if e is None else e
            case(table, "group_norm", {"x": x, "scale": scale, "offset": offset},
                 lambda x, s, o, e=e, f=order: f(_groups(f(x), 2, e) * s + o), {"groups": 2, **a},
                 gradient=("x", "scale", "offset"), ulp=32, gradient_ulp=512)
            def trained(x, s, o, e=e, f=order):
                x = f(x)
                return [f(_normal(x, (0, 1), e) * s + o), x.mean(axis=(0, 1)), x.var(axis=(0, 1))]
            case(table, "batch_norm", {"x": x, "scale": scale, "offset": offset}, trained, {"training": True, **a},
                 gradient=("x", "scale", "offset"), ulp=16, gradient_ulp=512)
            def given(x, s, o, m, v, e=e, f=order):
                return [f((f(x) - m) / np.sqrt(v + e) * s + o), m, v]
            case(table, "batch_norm", {"x": x, "scale": scale, "offset": (_F, [7, 8, -9, 6]), "mean": mean, "variance": variance}, given,
                 a, gradient=("x", "scale", "offset", "mean", "variance"), ulp=16, gradient_ulp=512)


def _sigmoid(x):
    return 1 / (1 + np.exp(-x))


def _lstm(x, kernel, recurrent, bias, h, c, mask=None, reverse=False):
    units = recurrent.shape[0]
    out = np.zeros((*x.shape[:2], units), dtype=x.dtype)
    for t in range(x.shape[1])[:: -1 if reverse else 1]:
        i, f, g, o = np.split(x[:, t] @ kernel + h @ recurrent + bias, 4, axis=-1)
        counts = np.ones((x.shape[0], 1), bool) if mask is None else mask[:, t, None]
        c = np.where(counts, _sigmoid(f) * c + _sigmoid(i) * np.tanh(g), c)
        h = out[:, t] = np.where(counts, _sigmoid(o) * np.tanh(c), h)
    return [out, h, c]


def _gru(x, kernel, recurrent, bias, h, mask=None, reverse=False):
    units = recurrent.shape[0]
    out = np.zeros((*x.shape[:2], units), dtype=x.dtype)
    for t in range(x.shape[1])[:: -1 if reverse else 1]:
        az, ar, an = np.split(x[:, t] @ kernel + bias[0], 3, axis=-1)
        bz, br, bn = np.split(h @ recurrent + bias[1], 3, axis=-1)
        z = _sigmoid(az + bz)
        counts = np.ones((x.shape[0], 1), bool) if mask is None else mask[:, t, None]
        h = out[:, t] = np.where(counts, z * h + (1 - z) * np.tanh(an + _sigmoid(ar + br) * bn), h)
    return [out, h]


def _rnn(x, kernel, recurrent, bias, h, mask=None, reverse=False, activation=np.tanh):
    out = np.zeros((*x.shape[:2], recurrent.shape[0]), dtype=x.dtype)
    for t in range(x.shape[1])[:: -1 if reverse else 1]:
        counts = np.ones((x.shape[0], 1), bool) if mask is None else mask[:, t, None]
        h = out[:, t] = np.where(counts, activation(x[:, t] @ kernel + h @ recurrent + bias), h)
    return [out, h]


def _weights(*shape):
    """Returns small numbers that float32 has exactly."""
    n = int(np.prod(shape))
    return (_F, ((np.arange(n) * 37 % 17 - 8) / 16).reshape(shape))


def _recurrent(table):
    x, h, c = _weights(2, 3, 2), (_F, [[0.5, -0.25], [1, 0]]), (_F, [[1, 0.5], [-0.5, 0.25]])
    mask = ("bool", [[True, True, False], [True, False, True]])
    first = lambda y: y.transpose(1, 0, 2)
    for op, function, gates, states in (("lstm", _lstm, 4, {"initial_h": h, "initial_c": c}), ("gru", _gru, 3, {"initial_h": h}),
                                        ("rnn", _rnn, 1, {"initial_h": h})):
        bias = _weights(2, 6) if op == "gru" else _weights(2 * gates)
        weights = {"kernel": _weights(2, 2 * gates), "recurrent_kernel": _weights(2, 2 * gates), "bias": bias}
        how = {"ulp": 32, "gradient_ulp": 512}
        case(table, op, {"x": x, **weights, **states}, function, gradient=("x", *weights, *states), **how)
        # The gradient of x is not asked for.
        case(table, op, {"x": x, **weights, **states}, lambda *all, f=function: f(*all, reverse=True), {"reverse": True},
             gradient=tuple(weights), **how)
        case(table, op, {"x": x, **weights, **states, "mask": mask},
             lambda *all, f=function: f(*all[:-1], mask=np.array(mask[1])), gradient=("x", *weights, *states), about=" with a mask", **how)
        def turned(x, *more, f=function):
            out = f(first(x), *more)
            return [first(out[0]), *out[1:]]
        case(table, op, {"x": (_F, np.array(x[1]).transpose(1, 0, 2)), **weights, **states}, turned, {"time_major": True},
             gradient=("x", *weights), **how)
    one, states = (_F, np.array(x[1])[:, 0].tolist()), {"lstm_cell": {"h": h, "c": c}}
    for op, function, gates in (("lstm_cell", _lstm, 4), ("gru_cell", _gru, 3), ("rnn_cell", _rnn, 1)):
        before = states.get(op, {"h": h})
        weights = {"kernel": _weights(2, 2 * gates), "recurrent_kernel": _weights(2, 2 * gates),
                   "bias": _weights(2, 6) if op == "gru_cell" else _weights(2 * gates)}

        def step(x, *more, f=function, n=len(before), **how):
            after = f(x[:, None], *more[n:], *more[:n], **how)[1:]
            return after if len(after) > 1 else after[0]

        case(table, op, {"x": one, **before, **weights}, step, gradient=("x", *before, *weights), ulp=32, gradient_ulp=512)
        if op == "rnn_cell":
            case(table, op, {"x": one, **before, **weights}, lambda *all, f=step: f(*all, activation=lambda y: np.maximum(y, 0)),
                 {"activation": "RELU"}, ulp=32)
    case(table, "rnn", {"x": x, "kernel": _weights(2, 2), "recurrent_kernel": _weights(2, 2), "bias": _weights(2), "initial_h": h},
         lambda *all: _rnn(*all, activation=lambda y: np.where(y > 0, y, 0 * y)), {"activation": "RELU"},
         gradient=("x", "kernel", "recurrent_kernel", "bias", "initial_h"), ulp=32, gradient_ulp=512)


def _attended(q, k, v, mask=None, scale=None, causal=False, lengths=None, offset=0, keep=1, added=0):
    scores = (q @ k.swapaxes(-1, -2)) * (1 / np.sqrt(q.shape[-1]) if scale is None else scale) + added
    places, rows = np.arange(k.shape[-2]), np.arange(q.shape[-2])[:, None]
    reads = np.ones(scores.shape, bool) if mask is None else np.broadcast_to(np.array(mask, bool), scores.shape)
    if causal:
        reads = reads & (places <= np.reshape(offset, (-1, 1, 1)) + rows)
    if lengths is not None:
        reads = reads & (places < np.reshape(lengths, (-1, 1, 1)))
    weights = np.where(reads, np.exp(scores), 0)
    return weights / weights.sum(axis=-1, keepdims=True) * keep @ v


def _kept(rate, seed, shape):
    """What the weights are multiplied by where some are dropped: the words' key comes from two random numbers of the seed."""
    first, second = (int(np.float64(1 + u).view(np.int64)) for u in uniform(take(seed, 2, True), True))
    mixed = philox(second, first)
    words = take(mixed[1] << 32 | mixed[0], int(np.prod(shape)))
    return np.reshape([(w < round((1 - rate) * 2**32)) / (1 - rate) for w in words], shape)


def _attention(table):
    given = {"query": _weights(2, 3, 4), "key": _weights(2, 2, 4), "value": _weights(2, 2, 3)}
    mask = [[True, False], [True, True], [False, True]]
    op, how = "scaled_dot_product_attention", {"gradient": tuple(given), "ulp": 32, "gradient_ulp": 2048}
    case(table, op, given, _attended, **how)
    case(table, op, given, lambda *all: _attended(*all, scale=0.75), {"scale": 0.75}, **how)
    case(table, op, given, lambda *all: _attended(*all, causal=True), {"is_causal": True}, **how)
    case(table, op, {**given, "mask": ("bool", mask)}, lambda *all: _attended(*all[:3], mask=mask), about=" with a mask", **how)
    for size in ((2, 3, 2), (3, 2), (2, 1, 2)):
        case(table, op, {**given, "mask": _weights(*size)}, lambda *all: _attended(*all[:3], added=all[3]),
             about=f" with {list(size)} added", **{**how, "gradient": (*given, "mask")})
    case(table, op, {**given, "key_lengths": ("int64", [2, 1])}, lambda *all: _attended(*all[:3], lengths=[2, 1]), about=" of so many keys", **how)
    case(table, op, {**given, "query_offset": ("int32", [1, 0])}, lambda *all: _attended(*all[:3], causal=True, offset=[1, 0]), {"is_causal": True},
         about=" from a place on", **how)
    keep = _kept(0.25, 7, (2, 3, 2))
    case(table, op, given, lambda *all: _attended(*all, keep=keep), {"dropout": 0.25, "seed": 7}, **how)
    grouped = {"query": _weights(4, 3, 4), "key": _weights(2, 2, 4), "value": _weights(2, 2, 3)}
    case(table, op, grouped, lambda q, k, v: _attended(q, np.repeat(k, 2, 0), np.repeat(v, 2, 0)), about=" of grouped heads", **how)
    _heads(table)


def _heads(table):
    sizes = {"query": (2, 3, 4), "key": (2, 2, 5), "value": (2, 2, 3), "query_kernel": (4, 2, 2), "key_kernel": (5, 2, 2), "value_kernel": (3, 2, 3),
             "output_kernel": (2, 3, 2)}
    biases = {"query_bias": (2, 2), "key_bias": (2, 2), "value_bias": (2, 3), "output_bias": (2,)}
    given = {name: _weights(*size) for name, size in sizes.items()}
    offsets = {name: _weights(*size) for name, size in biases.items()}
    mask = [[[True, False], [True, True], [False, True]], [[True, True], [True, False], [True, True]]]

    def attended(q, k, v, kq, kk, kv, ko, bq=0, bk=0, bv=0, bo=0, **how):
        q, k, v = (np.swapaxes(np.einsum("bsn,nhd->bshd", x, kernel) + bias, 1, 2) for x, kernel, bias in ((q, kq, bq), (k, kk, bk), (v, kv, bv)))
        return np.einsum("bhsd,hdo->bso", _attended(q, k, v, **how), ko) + bo

    op, how = "multi_head_attention", {"ulp": 64, "gradient_ulp": 4096}
    case(table, op, given, attended, gradient=tuple(given), **how)
    case(table, op, {**given, **offsets}, attended, about=" with biases", gradient=("query_bias", "value_bias", "output_bias"), **how)
    case(table, op, given, lambda *all: attended(*all, scale=0.75), {"scale": 0.75}, **how)
    case(table, op, given, lambda *all: attended(*all, causal=True), {"is_causal": True}, **how)
    case(table, op, {**given, "mask": ("bool", mask)}, lambda *all: attended(*all[:7], mask=np.array(mask)[:, None]), about=" with a mask", **how)
    case(table, op, {**given, "mask": _weights(2, 3, 2)}, lambda *all: attended(*all[:7], added=all[7][:, None]),
         about=" with a mask that is added", gradient=("mask",), **how)
    keep = _kept(0.25, 7, (2, 2, 3, 2))
    case(table, op, given, lambda *all: attended(*all, keep=keep), {"dropout": 0.25, "seed": 7}, **how)


# ---- Layers, whose variables begin as constants


def _layer_rows(table):
    x = _weights(2, 3)
    _layer(table, "dense", {"units": 4, "activation": "relu", "kernel_initializer": "constant value=0.25", "bias_initializer": "ones"},
           x, {"kernel": np.full((3, 4), 0.25), "bias": np.ones(4)}, lambda x, k, b: np.maximum(x @ k + b, 0))
    _layer(table, "dense", {"units": 2, "use_bias": False, "kernel_initializer": "ones", "dtype": "float64", "param_dtype": "float32"}, x, {"kernel": np.ones((3, 2))},
           lambda x, k: x @ k, dtype="float64")
    image = _weights(1, 3, 3, 2)
    kernel = np.full((2, 2, 2, 3), 0.5)

    def convolved(x, k, b):
        windows = np.lib.stride_tricks.sliding_window_view(x, (2, 2), (1, 2))  # [n, 2, 2, in, rows, columns]
        return np.einsum("nhwcij,ijco->nhwo", windows, k) + b

    _layer(table, "conv2d", {"filters": 3, "kernel_size": [2, 2], "kernel_initializer": "constant value=0.5", "bias_initializer": "ones"},
           image, {"kernel": kernel, "bias": np.ones(3)}, convolved)
    _layer(table, "embedding", {"input_dim": 5, "output_dim": 2, "embeddings_initializer": "constant value=1.5"}, ("int64", [1, 4, 1]),
           {"embeddings": np.full((5, 2), 1.5)}, lambda x, e: e[x.astype(int)])
    _batches(table)
    _sequence(table)
    _cells(table)
    _refusals(table)


def _layer(table, kind, given, x, variables, formula, dtype=_F):
    """A layer, its variables, its result, and gradients of the sum of its result."""
    row = table.row(" ".join(["layer", kind, *(f"{name}={value}" for name, value in given.items() if not isinstance(value, list))]))
    row.tensor("x", *x)
    row.layer("layer", kind, given)
    row.call_layer("layer", ["x"], ["first"])
    for name, value in variables.items():
        row.layer_variable("layer", name, name)
        row.expect(row.read(name, f"{name}_value"), _F, value)
    row.tape("tape")
    row.call_layer("layer", ["x"], ["y"])
    row.op("sum", {"x": "y"}, "loss")
    row.gradient("tape", "loss", list(variables), [f"d_{name}" for name in variables])
    y = formula(np.array(x[1], dtype=float), *variables.values())
    row.expect("y", dtype, y, ulp=4)
    for name, value in variables.items():
        row.op("add", {"x1": f"d_{name}", "x2": f"{name}_value"}, f"after_{name}")  # sparse rows too
        row.expect(f"after_{name}", _F, value + _slope(formula, np.array(x[1], dtype=float), variables, name), ulp=8)


def _slope(formula, x, variables, name):
    """The gradient of the sum of the result, by differences: the formulas are piecewise linear in each variable."""
    slope = np.zeros_like(variables[name])
    for at in np.ndindex(slope.shape):
        sums = []
        for step in (-0.0625, 0.0625):
            changed = {**variables, name: variables[name].copy()}
            changed[name][at] += step
            sums.append(formula(x, *changed.values()).sum())
        slope[at] = (sums[1] - sums[0]) / 0.125
    return slope


def _batches(table):
    row = table.row("layer batch_normalization, in training and after it")
    row.tensor("x", *_X)
    row.layer("layer", "batch_normalization", {"momentum": 0.5, "epsilon": 0.25, "gamma_initializer": "constant value=2"})
    x = np.array(_X[1])
    mean, variance = x.mean(axis=(0, 1)), x.var(axis=(0, 1))
    row.call_layer("layer", ["x"], ["trained"], training=True)
    row.expect("trained", _F, 2 * (x - mean) / np.sqrt(variance + 0.25), ulp=16)
    for name, value in (("moving_mean", 0.5 * mean), ("moving_variance", 0.5 + 0.5 * variance)):
        row.layer_variable("layer", name, name)
        row.expect(row.read(name, f"{name}_value"), _F, value, ulp=8)
    row.call_layer("layer", ["x"], ["inferred"])
    row.expect("inferred", _F, 2 * (x - 0.5 * mean) / np.sqrt(0.75 + 0.5 * variance), ulp=16)


def _sequence(table):
    row = table.row("layer lstm with states, and without")
    units = 2
    x, h, c = _weights(2, 3, 2), (_F, [[0.5, -0.25], [1, 0]]), (_F, [[1, 0.5], [-0.5, 0.25]])
    for name, value in (("x", x), ("h", h), ("c", c)):
        row.tensor(name, *value)
    row.layer("layer", "lstm", {"units": units, "return_sequences": True, "kernel_initializer": "constant value=0.5",
                                "recurrent_initializer": "constant value=-0.25", "unit_forget_bias": False})
    weights = np.full((2, 4 * units), 0.5), np.full((units, 4 * units), -0.25), np.zeros(4 * units)
    for i, (given, states) in enumerate(((["x", None, "h", "c"], (np.array(h[1]), np.array(c[1]))), (["x"], (np.zeros((2, 2)), np.zeros((2, 2)))))):
        names = [f"{name}{i}" for name in ("y", "last_h", "last_c")]
        row.call_layer("layer", given, names)
        for name, value in zip(names, _lstm(np.array(x[1]), *weights, *states)):
            row.expect(name, _F, value, ulp=32)


def _cells(table):
    units, x, states = 2, _weights(2, 2), {"h": (_F, [[0.5, -0.25], [1, 0]]), "c": (_F, [[1, 0.5], [-0.5, 0.25]])}
    for kind, function, gates in (("lstm_cell", _lstm, 4), ("gru_cell", _gru, 3), ("rnn_cell", _rnn, 1)):
        row = table.row(f"layer {kind} with states, and without")
        given = ["h", "c"] if kind == "lstm_cell" else ["h"]
        row.tensor("x", *x)
        for name in given:
            row.tensor(name, *states[name])
        row.layer("layer", kind, {"units": units, "kernel_initializer": "constant value=0.5", "recurrent_initializer": "constant value=-0.25"})
        bias = np.zeros((2, gates * units) if kind == "gru_cell" else gates * units)
        if kind == "lstm_cell":
            bias[units:2 * units] = 1
        weights = np.full((2, gates * units), 0.5), np.full((units, gates * units), -0.25), bias
        for i, begin in enumerate(([np.array(states[name][1]) for name in given], [np.zeros((2, units))] * len(given))):
            names = [f"last_{name}{i}" for name in given]
            row.call_layer("layer", ["x", *given] if i == 0 else ["x"], names)
            for name, value in zip(names, function(np.array(x[1])[:, None], *weights, *begin)[1:]):
                row.expect(name, _F, value, ulp=32)


def _refusals(table):
    row = table.row("what a layer refuses")
    row.tensor("x", _F, [[1, 2]])
    row.tensor("wide", _F, [[1, 2, 3]])
    row.layer("bad", "dense", {"units": 2, "activation": "rleu"}, error=("INVALID_ARGUMENT",))
    row.layer("layer", "dense", {"units": 2})
    row.call_layer("layer", ["x"], ["y"])
    row.call_layer("layer", ["wide"], ["z"], error=("INVALID_ARGUMENT", "", 'Input 0 of layer "dense" is incompatible with the layer: '
                   "expected axis -1 of input shape to have value 2, but received input with shape [1,3]"))
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
