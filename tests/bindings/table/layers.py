"""Normalizations, recurrent networks and attention."""

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


def normalized(x, axes, epsilon, centered=True):
    x = x - x.mean(axis=axes, keepdims=True) if centered else x
    return x / np.sqrt((x * x).mean(axis=axes, keepdims=True) + epsilon)


def _rows(table):
    scale, offset = (_F, [1, 2, -1, 0.5]), (_F, [0, 1, 2, -1])
    for attributes in ({}, {"epsilon": 0.25}):
        e = attributes.get("epsilon")
        case(table, "layer_norm", {"x": _X, "scale": scale, "offset": offset},
             lambda x, s, o, e=e: normalized(x, -1, 1e-3 if e is None else e) * s + o, attributes,
             gradient=("x", "scale", "offset"), ulp=16, gradient_ulp=256)
        case(table, "rms_norm", {"x": _X, "scale": scale},
             lambda x, s, e=e: normalized(x, -1, 1e-6 if e is None else e, False) * s, attributes,
             gradient=("x", "scale"), ulp=16, gradient_ulp=256)
    wide, middle = (_F, [[1, 2, -1, 0.5], [3, 1, 0.5, -2]]), (_F, [2, -1])
    a = {"axis": [1, 2], "epsilon": 0.5}
    case(table, "layer_norm", {"x": _X, "scale": wide}, lambda x, s: normalized(x, (1, 2), 0.5) * s, a, gradient=("x", "scale"),
         ulp=16, gradient_ulp=256)
    a = {"axis": [1], "epsilon": 0.5}
    case(table, "layer_norm", {"x": _X, "offset": middle}, lambda x, o: normalized(x, 1, 0.5) + o[:, None], a,
         gradient=("x", "offset"), ulp=16, gradient_ulp=256)
    case(table, "rms_norm", {"x": _X, "scale": middle}, lambda x, s: normalized(x, 1, 0.5, False) * s[:, None], a,
         gradient=("x", "scale"), ulp=16, gradient_ulp=256)


def in_groups(x, groups, epsilon):
    parts = x.reshape(*x.shape[:-1], groups, x.shape[-1] // groups)
    return normalized(parts, (*range(1, x.ndim - 1), x.ndim), epsilon).reshape(x.shape)


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
                 lambda x, s, o, e=e, f=order: f(in_groups(f(x), 2, e) * s + o), {"groups": 2, **a},
                 gradient=("x", "scale", "offset"), ulp=32, gradient_ulp=512)
            def trained(x, s, o, e=e, f=order):
                x = f(x)
                return [f(normalized(x, (0, 1), e) * s + o), x.mean(axis=(0, 1)), x.var(axis=(0, 1))]
            case(table, "batch_norm", {"x": x, "scale": scale, "offset": offset}, trained, {"training": True, **a},
                 gradient=("x", "scale", "offset"), ulp=16, gradient_ulp=512)
            def given(x, s, o, m, v, e=e, f=order):
                return [f((f(x) - m) / np.sqrt(v + e) * s + o), m, v]
            case(table, "batch_norm", {"x": x, "scale": scale, "offset": (_F, [7, 8, -9, 6]), "mean": mean, "variance": variance}, given,
                 a, gradient=("x", "scale", "offset", "mean", "variance"), ulp=16, gradient_ulp=512)


def _sigmoid(x):
    return 1 / (1 + np.exp(-x))


def lstm(x, kernel, recurrent, bias, h, c, mask=None, reverse=False, factor=1):
    units = recurrent.shape[0]
    out = np.zeros((*x.shape[:2], units), dtype=x.dtype)
    for t in range(x.shape[1])[:: -1 if reverse else 1]:
        i, f, g, o = np.split(x[:, t] @ kernel + (h * factor) @ recurrent + bias, 4, axis=-1)
        counts = np.ones((x.shape[0], 1), bool) if mask is None else mask[:, t, None]
        c = np.where(counts, _sigmoid(f) * c + _sigmoid(i) * np.tanh(g), c)
        h = out[:, t] = np.where(counts, _sigmoid(o) * np.tanh(c), h)
    return [out, h, c]


def gru(x, kernel, recurrent, bias, h, mask=None, reverse=False, factor=1):
    units = recurrent.shape[0]
    out = np.zeros((*x.shape[:2], units), dtype=x.dtype)
    for t in range(x.shape[1])[:: -1 if reverse else 1]:
        az, ar, an = np.split(x[:, t] @ kernel + bias[0], 3, axis=-1)
        bz, br, bn = np.split((h * factor) @ recurrent + bias[1], 3, axis=-1)
        z = _sigmoid(az + bz)
        counts = np.ones((x.shape[0], 1), bool) if mask is None else mask[:, t, None]
        h = out[:, t] = np.where(counts, z * h + (1 - z) * np.tanh(an + _sigmoid(ar + br) * bn), h)
    return [out, h]


def rnn(x, kernel, recurrent, bias, h, mask=None, reverse=False, factor=1, activation=np.tanh):
    out = np.zeros((*x.shape[:2], recurrent.shape[0]), dtype=x.dtype)
    for t in range(x.shape[1])[:: -1 if reverse else 1]:
        counts = np.ones((x.shape[0], 1), bool) if mask is None else mask[:, t, None]
        h = out[:, t] = np.where(counts, activation(x[:, t] @ kernel + (h * factor) @ recurrent + bias), h)
    return [out, h]


def small(*shape):
    """Returns small numbers that float32 has exactly."""
    n = int(np.prod(shape))
    return (_F, ((np.arange(n) * 37 % 17 - 8) / 16).reshape(shape))


def _recurrent(table):
    x, h, c = small(2, 3, 2), (_F, [[0.5, -0.25], [1, 0]]), (_F, [[1, 0.5], [-0.5, 0.25]])
    mask = ("bool", [[True, True, False], [True, False, True]])
    first = lambda y: y.transpose(1, 0, 2)
    for op, function, gates, states in (("lstm", lstm, 4, {"initial_h": h, "initial_c": c}), ("gru", gru, 3, {"initial_h": h}),
                                        ("rnn", rnn, 1, {"initial_h": h})):
        bias = small(2, 6) if op == "gru" else small(2 * gates)
        weights = {"kernel": small(2, 2 * gates), "recurrent_kernel": small(2, 2 * gates), "bias": bias}
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
    for op, function, gates in (("lstm_cell", lstm, 4), ("gru_cell", gru, 3), ("rnn_cell", rnn, 1)):
        before = states.get(op, {"h": h})
        weights = {"kernel": small(2, 2 * gates), "recurrent_kernel": small(2, 2 * gates),
                   "bias": small(2, 6) if op == "gru_cell" else small(2 * gates)}

        def step(x, *more, f=function, n=len(before), **how):
            after = f(x[:, None], *more[n:], *more[:n], **how)[1:]
            return after if len(after) > 1 else after[0]

        case(table, op, {"x": one, **before, **weights}, step, gradient=("x", *before, *weights), ulp=32, gradient_ulp=512)
        if op == "rnn_cell":
            case(table, op, {"x": one, **before, **weights}, lambda *all, f=step: f(*all, activation=lambda y: np.maximum(y, 0)),
                 {"activation": "RELU"}, ulp=32)
    case(table, "rnn", {"x": x, "kernel": small(2, 2), "recurrent_kernel": small(2, 2), "bias": small(2), "initial_h": h},
         lambda *all: rnn(*all, activation=lambda y: np.where(y > 0, y, 0 * y)), {"activation": "RELU"},
         gradient=("x", "kernel", "recurrent_kernel", "bias", "initial_h"), ulp=32, gradient_ulp=512)


def attention(q, k, v, mask=None, scale=None, causal=False, lengths=None, offset=0, keep=1, added=0):
    scores = (q @ k.swapaxes(-1, -2)) * (1 / np.sqrt(q.shape[-1]) if scale is None else scale) + added
    places, rows = np.arange(k.shape[-2]), np.arange(q.shape[-2])[:, None]
    reads = np.ones(scores.shape, bool) if mask is None else np.broadcast_to(np.array(mask, bool), scores.shape)
    if causal:
        reads = reads & (places <= np.reshape(offset, (-1, 1, 1)) + rows)
    if lengths is not None:
        reads = reads & (places < np.reshape(lengths, (-1, 1, 1)))
    weights = np.where(reads, np.exp(scores), 0)
    return weights / weights.sum(axis=-1, keepdims=True) * keep @ v


def kept(rate, words, shape):
    """What the weights are multiplied by where some are dropped: the key of their words comes from two random numbers."""
    first, second = (int(np.float64(1 + u).view(np.int64)) for u in uniform(words, True))
    mixed = philox(second, first)
    words = take(mixed[1] << 32 | mixed[0], int(np.prod(shape)))
    return np.reshape([(w < round((1 - rate) * 2**32)) / (1 - rate) for w in words], shape)


def _attention(table):
    given = {"query": small(2, 3, 4), "key": small(2, 2, 4), "value": small(2, 2, 3)}
    mask = [[True, False], [True, True], [False, True]]
    op, how = "scaled_dot_product_attention", {"gradient": tuple(given), "ulp": 32, "gradient_ulp": 2048}
    case(table, op, given, attention, **how)
    case(table, op, given, lambda *all: attention(*all, scale=0.75), {"scale": 0.75}, **how)
    case(table, op, given, lambda *all: attention(*all, causal=True), {"is_causal": True}, **how)
    case(table, op, {**given, "mask": ("bool", mask)}, lambda *all: attention(*all[:3], mask=mask), about=" with a mask", **how)
    for size in ((2, 3, 2), (3, 2), (2, 1, 2)):
        case(table, op, {**given, "mask": small(*size)}, lambda *all: attention(*all[:3], added=all[3]),
             about=f" with {list(size)} added", **{**how, "gradient": (*given, "mask")})
    case(table, op, {**given, "key_lengths": ("int64", [2, 1])}, lambda *all: attention(*all[:3], lengths=[2, 1]), about=" of so many keys", **how)
    case(table, op, {**given, "query_offset": ("int32", [1, 0])}, lambda *all: attention(*all[:3], causal=True, offset=[1, 0]), {"is_causal": True},
         about=" from a place on", **how)
    keep = kept(0.25, take(7, 2, True), (2, 3, 2))
    case(table, op, given, lambda *all: attention(*all, keep=keep), {"dropout": 0.25, "seed": 7}, **how)
    grouped = {"query": small(4, 3, 4), "key": small(2, 2, 4), "value": small(2, 2, 3)}
    case(table, op, grouped, lambda q, k, v: attention(q, np.repeat(k, 2, 0), np.repeat(v, 2, 0)), about=" of grouped heads", **how)
    _heads(table)


def heads(q, k, v, kq, kk, kv, ko, bq=0, bk=0, bv=0, bo=0, **how):
    q, k, v = (np.swapaxes(np.einsum("bsn,nhd->bshd", x, kernel) + bias, 1, 2) for x, kernel, bias in ((q, kq, bq), (k, kk, bk), (v, kv, bv)))
    return np.einsum("bhsd,hdo->bso", attention(q, k, v, **how), ko) + bo


def _heads(table):
    sizes = {"query": (2, 3, 4), "key": (2, 2, 5), "value": (2, 2, 3), "query_kernel": (4, 2, 2), "key_kernel": (5, 2, 2), "value_kernel": (3, 2, 3),
             "output_kernel": (2, 3, 2)}
    biases = {"query_bias": (2, 2), "key_bias": (2, 2), "value_bias": (2, 3), "output_bias": (2,)}
    given = {name: small(*size) for name, size in sizes.items()}
    offsets = {name: small(*size) for name, size in biases.items()}
    mask = [[[True, False], [True, True], [False, True]], [[True, True], [True, False], [True, True]]]

    op, how = "multi_head_attention", {"ulp": 64, "gradient_ulp": 16384}  # of sums that nearly cancel
    case(table, op, given, heads, gradient=tuple(given), **how)
    case(table, op, {**given, **offsets}, heads, about=" with biases", gradient=("query_bias", "value_bias", "output_bias"), **how)
    case(table, op, given, lambda *all: heads(*all, scale=0.75), {"scale": 0.75}, **how)
    case(table, op, given, lambda *all: heads(*all, causal=True), {"is_causal": True}, **how)
    case(table, op, {**given, "mask": ("bool", mask)}, lambda *all: heads(*all[:7], mask=np.array(mask)[:, None]), about=" with a mask", **how)
    case(table, op, {**given, "mask": small(2, 3, 2)}, lambda *all: heads(*all[:7], added=all[7][:, None]),
         about=" with a mask that is added", gradient=("mask",), **how)
    keep = kept(0.25, take(7, 2, True), (2, 2, 3, 2))
    case(table, op, given, lambda *all: heads(*all, keep=keep), {"dropout": 0.25, "seed": 7}, **how)
