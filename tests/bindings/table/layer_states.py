"""Layers: normalizations, recurrent networks, their cells, and attention."""

import numpy as np

from .build import layer_case
from .layer_kinds import begins, not_allowed, other_dim, other_rank, refused
from .layers import gru, heads, in_groups, kept, lstm, normalized, rnn, small
from .randoms import Stream

_F = "float32"
_X = (_F, np.array([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3], dtype=float).reshape(2, 2, 4) / 2)
_DEEP = (_F, (np.arange(32.0) * 11 % 13).reshape(2, 2, 4, 2))  # whose channels are at axis 2
_GAMMA, _BETA = [1, 2, -1, 0.5], [0, 8, 12, -8]  # so that no result is near 0


def rows(table):
    _along_axes(table)
    _groups(table)
    _batches(table)
    for kind in ("lstm", "gru", "rnn"):
        _sequences(table, kind)
        _cells(table, kind)
    _states(table)
    _attention(table)
    _refusals(table)


# ---- Normalizations


def _along_axes(table):
    gamma, beta, how = _GAMMA, _BETA, {"ulp": 16, "gradient_ulp": 512}
    kind = "layer_normalization"
    layer_case(table, kind, {}, {"x": _X}, {"gamma": gamma, "beta": beta}, lambda x, g, b: normalized(x, -1, 1e-3) * g + b,
               gradient=("x", "gamma", "beta"), **how)
    layer_case(table, kind, {}, {"x": _X}, {"gamma": np.reshape([gamma, beta], (4, 2))},
               lambda x, g: normalized(x, (1, 2), 0.5) * g.reshape(2, 4), {"axis": [2, 1], "epsilon": 0.5, "center": False}, gradient=("x", "gamma"), **how)
    layer_case(table, kind, {}, {"x": _X}, {"beta": [2, -1]}, lambda x, b: normalized(x, 1, 0.25) + b[:, None],
               {"axis": [-2], "epsilon": 0.25, "scale": False}, gradient=("x", "beta"), **how)
    begins(table, kind, {}, {"x": _X}, {"gamma_initializer": 0.5, "beta_initializer": -2},
           {"gamma": np.full(4, 0.5), "beta": np.full(4, -2)}, lambda x, g, b: normalized(x, -1, np.longdouble("1e-3")) * g + b)
    kind = "rms_normalization"
    layer_case(table, kind, {}, {"x": _X}, {"scale": gamma}, lambda x, g: normalized(x, -1, 1e-6, False) * g, gradient=("x", "scale"), **how)
    layer_case(table, kind, {}, {"x": _X}, {"scale": [2, -1]}, lambda x, g: normalized(x, 1, 0.5, False) * g[:, None],
               {"axis": [1], "epsilon": 0.5}, gradient=("x", "scale"), **how)
    begins(table, kind, {}, {"x": _X}, {"scale_initializer": 0.5}, {"scale": np.full(4, 0.5)},
           lambda x, g: normalized(x, -1, np.longdouble("1e-6"), False) * g)


def _at(axis, f):
    """f, which takes the channels of its first argument for its last axis, for channels at another one."""
    return lambda x, *more: np.moveaxis(f(np.moveaxis(x, axis, -1), *more), -1, axis)


def _groups(table):
    kind, gamma, beta, how = "group_normalization", _GAMMA, _BETA, {"ulp": 32, "gradient_ulp": 512}
    layer_case(table, kind, {}, {"x": _X}, {"gamma": gamma, "beta": beta}, lambda x, g, b: in_groups(x, 2, 1e-3) * g + b, {"groups": 2},
               gradient=("x", "gamma", "beta"), **how)
    layer_case(table, kind, {}, {"x": (_F, np.moveaxis(_X[1], -1, 1))}, {"gamma": gamma}, _at(1, lambda x, g: in_groups(x, 2, 0.25) * g),
               {"groups": 2, "axis": 1, "epsilon": 0.25, "center": False}, gradient=("x", "gamma"), **how)
    layer_case(table, kind, {}, {"x": _DEEP}, {"beta": beta}, _at(2, lambda x, b: in_groups(x, 4, 1e-3) + b), {"groups": -1, "axis": 2, "scale": False},
               gradient=("x", "beta"), **how)
    begins(table, kind, {"groups": 2}, {"x": _X}, {"gamma_initializer": 0.5, "beta_initializer": -2},
           {"gamma": np.full(4, 0.5), "beta": np.full(4, -2)}, lambda x, g, b: in_groups(x, 2, np.longdouble("1e-3")) * g + b)


def _batches(table):
    kind, gamma, beta, how = "batch_normalization", _GAMMA, _BETA, {"ulp": 16, "gradient_ulp": 512}
    states = {"moving_mean": [1, 2, 3, 1.5], "moving_variance": [0.5, 1, 4, 2]}
    given = lambda x, m, v, e: (x - m) / np.sqrt(v + e)
    layer_case(table, kind, {}, {"x": _X}, {"gamma": gamma, "beta": beta, **states}, lambda x, g, b, m, v: given(x, m, v, 1e-3) * g + b,
               gradient=("x", "gamma", "beta"), **how)
    layer_case(table, kind, {}, {"x": (_F, np.moveaxis(_X[1], -1, 1))}, {"gamma": gamma, **states},
               _at(1, lambda x, g, m, v: given(x, m, v, 0.25) * g), {"axis": 1, "epsilon": 0.25, "center": False}, gradient=("x", "gamma"), **how)
    layer_case(table, kind, {}, {"x": _DEEP}, {"beta": beta, **states}, _at(2, lambda x, b, m, v: given(x, m, v, 1e-3) + b),
               {"axis": 2, "scale": False}, gradient=("x", "beta"), **how)
    for x, a, axis, momentum in ((_X, {}, -1, 0.99), ((_F, np.moveaxis(_X[1], -1, 1)), {"momentum": 0.5, "axis": 1}, 1, 0.5),
                                 (_DEEP, {"momentum": 0.5, "axis": 2}, 2, 0.5)):
        trained = _at(axis, lambda x, g, b, *_: normalized(x, tuple(range(x.ndim - 1)), 1e-3) * g + b)
        row = layer_case(table, kind, {}, {"x": x}, {"gamma": gamma, "beta": beta, **states}, trained, a, training=True,
                         gradient=("x", "gamma", "beta"), about=" in training, and then not", **how)
        of_channels = np.moveaxis(x[1], axis, -1).reshape(-1, 4)
        after = [momentum * np.array(before) + (1 - momentum) * now
                 for before, now in zip(states.values(), (of_channels.mean(0), of_channels.var(0)))]
        for name, value in zip(states, after):
            row.expect(row.read(name, f"{name}_after"), _F, value, ulp=8)
        row.call_layer("layer", ["x"], ["inferred"])
        row.expect("inferred", _F, _at(axis, lambda x, g, b: given(x, *after, 1e-3) * g + b)(np.array(x[1]), gamma, beta), ulp=32)
    begins(table, kind, {}, {"x": _X},
           {"gamma_initializer": 2, "beta_initializer": 1, "moving_mean_initializer": 3, "moving_variance_initializer": 0.25},
           {name: np.full(4, value) for name, value in (("gamma", 2), ("beta", 1), ("moving_mean", 3), ("moving_variance", 0.25))},
           lambda x, g, b, m, v: given(x, m, v, np.longdouble("1e-3")) * g + b)


# ---- Recurrent networks of two units over two features

_GATES, _STEPS = {"lstm": 4, "gru": 3, "rnn": 1}, {"lstm": lstm, "gru": gru, "rnn": rnn}
_UNITS, _SEQUENCE, _STATES = {"units": 2}, small(2, 3, 2), {"initial_h": [[0.5, -0.25], [1, 0]], "initial_c": [[1, 0.5], [-0.5, 0.25]]}
_HOW = {"ulp": 256, "gradient_ulp": 4096}


def _state_names(kind):
    return ("initial_h", "initial_c") if kind == "lstm" else ("initial_h",)


def _weights(kind, begin="", use_bias=True):
    gates = _GATES[kind]
    sizes = {"kernel": (2, 2 * gates), "recurrent_kernel": (2, 2 * gates), "bias": (2, 2 * gates) if kind == "gru" else (2 * gates,)}
    turn = 3 if begin else 0  # the second direction has others
    return {begin + name: np.roll(small(*size)[1].ravel(), turn).reshape(size) for name, size in sizes.items() if use_bias or name != "bias"}


def _activation(a):
    return {"activation": lambda y: np.maximum(y, 0)} if a.get("activation") == "relu" else {}


def _direction(kind, given, a, begin="", part=slice(0, 2), reverse=False, factors=(1, 1)):
    """One direction's sequence and last states. `given`: inputs and variables by name; `factors`: what is at x and at h."""
    x = given["x"] * factors[0]
    states = [given[name][:, part] if name in given else np.zeros((x.shape[0], 2)) for name in _state_names(kind)]
    bias = given.get(begin + "bias", np.zeros((2, 1)) if kind == "gru" else 0)
    mask = {"mask": given["mask"].astype(bool)} if "mask" in given else {}
    return _STEPS[kind](x, given[begin + "kernel"], given[begin + "recurrent_kernel"], bias, *states, reverse=reverse, factor=factors[1], **mask,
                        **_activation(a))


def _outputs(kind, names, a, factors=(1, 1)):
    """The reference of a layer with these attributes, whose inputs and variables have these names."""
    merge = {"CONCAT": lambda y, z: np.concatenate([y, z], -1), "SUM": np.add, "MUL": np.multiply, "AVE": lambda y, z: (y + z) / 2}

    def reference(*all):
        given = dict(zip(names, all))
        one = _direction(kind, given, a, reverse=a.get("go_backwards", False), factors=factors)
        which = 0 if a.get("return_sequences") else 1
        if not a.get("bidirectional"):
            return [one[which][:, ::-1] if which == 0 and a.get("go_backwards") else one[which], *one[1:]]
        other = _direction(kind, given, a, "backward_", slice(2, 4), True)
        return [merge[a.get("merge_mode", "CONCAT")](one[which], other[which]), *map(merge["CONCAT"], one[1:], other[1:])]

    return reference


def _recurrent(table, kind, a, inputs, variables, factors=(1, 1), gradient=None, **how):
    names = [*(name for name, value in inputs.items() if value is not None), *variables]
    gradient = tuple(name for name in names if name != "mask") if gradient is None else gradient
    return layer_case(table, kind, _UNITS, inputs, variables, _outputs(kind, names, a, factors), a, gradient=gradient, **_HOW, **how)


def _dropped(seed, kind_of_x, kind_of_h):
    """What x and h are multiplied by for a rate of 0.5 at x and of 0.25 at h, from a context's stream."""
    stream = Stream(seed)
    return [np.reshape([(w < (1 - rate) * 2**32) / (1 - rate) for w in stream.words(int(np.prod(dims)))], dims)
            for rate, dims in ((0.5, kind_of_x), (0.25, kind_of_h))]


def _sequences(table, kind):
    states = {name: (_F, _STATES[name]) for name in _state_names(kind)}
    x, weights = {"x": _SEQUENCE}, _weights(kind)
    _recurrent(table, kind, {"return_sequences": True}, {**x, "mask": None, **states}, weights)
    mask = ("bool", [[True, True, False], [True, False, True]]) if kind != "gru" else ("int32", [[1, 1, 0], [1, 0, 1]])
    _recurrent(table, kind, {}, {**x, "mask": mask}, weights, about=" with a mask", gradient=("x", "recurrent_kernel"))
    a = {"go_backwards": True, "return_sequences": True, "use_bias": False}
    _recurrent(table, kind, a, {**x, "mask": mask, **states}, _weights(kind, use_bias=False), gradient=("x", "kernel"))
    both = {**weights, **_weights(kind, "backward_")}
    wide = {name: (_F, np.concatenate([_STATES[name], np.array(_STATES[name])[::-1]], 1)) for name in states}
    _recurrent(table, kind, {"bidirectional": True, "return_sequences": True}, {**x, "mask": None, **wide}, both,
               gradient=("x", "kernel", "backward_recurrent_kernel"))
    for mode in {"lstm": ("SUM",), "gru": ("MUL",), "rnn": ("AVE", "MUL")}[kind]:
        _recurrent(table, kind, {"bidirectional": True, "merge_mode": mode}, {**x, "mask": mask}, both, about=" with a mask",
                   gradient=("x", "backward_kernel"))
    if kind == "rnn":
        _recurrent(table, kind, {"activation": "relu"}, {**x, "mask": None, **states}, weights, gradient=("x", "kernel"))
    a = {"dropout": 0.5, "recurrent_dropout": 0.25}
    row = _recurrent(table, kind, a, x, weights, _dropped(9, (2, 1, 2), (2, 2)), ("x", "kernel", "recurrent_kernel"), training=True, seed=9,
                     about=" in training, and then not")
    plain = _outputs(kind, ["x", *weights], {})(np.array(_SEQUENCE[1]), *weights.values())
    names = [f"inferred{i}" for i in range(len(plain))]
    row.call_layer("layer", ["x"], names)
    for name, value in zip(names, plain):
        row.expect(name, _F, value, ulp=32)
    begins(table, kind, _UNITS, x, {"kernel_initializer": 0.5, "recurrent_initializer": -0.25, "bias_initializer": 0.125}, _constants(kind),
           _outputs(kind, ["x", *weights], {}))


def _constants(kind):
    gates = _GATES[kind]
    bias = np.full((2, 2 * gates) if kind == "gru" else 2 * gates, 0.125)
    if kind == "lstm":
        bias[2:4] = 1
    return {"kernel": np.full((2, 2 * gates), 0.5), "recurrent_kernel": np.full((2, 2 * gates), -0.25), "bias": bias}


def _cells(table, kind):
    states = {name: (_F, _STATES[name]) for name in _state_names(kind)}
    x, cell = {"x": (_F, np.array(_SEQUENCE[1])[:, 0])}, f"{kind}_cell"

    def step(names, a, factors=(1, 1)):
        def reference(*all):
            given = dict(zip(names, all))
            after = _direction(kind, {**given, "x": given["x"][:, None]}, a, factors=factors)[1:]
            return after if len(after) > 1 else after[0]
        return reference

    for a, inputs in (({}, {**x, **states}), ({"use_bias": False}, x), *((({"activation": "relu"}, {**x, **states}),) if kind == "rnn" else ())):
        weights = _weights(kind, use_bias=a.get("use_bias", True))
        layer_case(table, cell, _UNITS, inputs, weights, step([*inputs, *weights], a), a, gradient=(*inputs, *weights), **_HOW)
    weights = _weights(kind)
    of_x, of_h = _dropped(9, (2, 2), (2, 2))
    row = layer_case(table, cell, _UNITS, {**x, **states}, weights, step(["x", *states, *weights], {}, (of_x[:, None], of_h)),
                     {"dropout": 0.5, "recurrent_dropout": 0.25}, training=True, seed=9, gradient=("x", "recurrent_kernel"),
                     about=" in training, and then not", **_HOW)
    plain = step(["x", *states, *weights], {})(*(np.array(value[1]) for value in (*x.values(), *states.values())), *weights.values())
    plain = plain if isinstance(plain, list) else [plain]
    names = [f"inferred{i}" for i in range(len(plain))]
    row.call_layer("layer", ["x", *states], names)
    for name, value in zip(names, plain):
        row.expect(name, _F, value, ulp=32)
    begins(table, cell, _UNITS, x, {"kernel_initializer": 0.5, "recurrent_initializer": -0.25, "bias_initializer": 0.125}, _constants(kind),
           step(["x", *weights], {}))


def _states(table):
    for kind in ("lstm", "lstm_cell"):
        row = table.row(f"layer {kind} unit_forget_bias=False, and the states that a call gives go into the next one")
        x = np.array(_SEQUENCE[1])
        row.layer("layer", kind, {"units": 2, "unit_forget_bias": False, "kernel_initializer": "constant value=0.5",
                                  "recurrent_initializer": "constant value=-0.25"})
        weights, states, names = (np.full((2, 8), 0.5), np.full((2, 8), -0.25), np.zeros(8)), [np.zeros((2, 2))] * 2, []
        for i in range(2):
            part = x[:, i:i + 1] if kind == "lstm_cell" else x[:, i:i + 2]
            row.tensor(f"x{i}", _F, part[:, 0] if kind == "lstm_cell" else part)
            given = [f"x{i}", *([None] if kind == "lstm" and names else []), *names]
            names = [f"h{i}", f"c{i}"]
            row.call_layer("layer", given, [*([f"y{i}"] if kind == "lstm" else []), *names])
            states = lstm(part, *weights, *states)[1:]
            for name, value in zip(names, states):
                row.expect(name, _F, value, ulp=32)
        row.layer_variable("layer", "bias", "bias")
        row.expect(row.read("bias", "bias_value"), _F, np.zeros(8))


# ---- Attention with two heads


def _attention(table):
    kind, needs, how = "multi_head_attention", {"num_heads": 2, "key_dim": 2}, {"ulp": 1024, "gradient_ulp": 8192}
    inputs = {"query": small(2, 3, 4), "value": small(2, 2, 3)}

    def projections(key=3, value=2, out=4, use_bias=True):
        sizes = {"query_kernel": (4, 2, 2), "query_bias": (2, 2), "key_kernel": (key, 2, 2), "key_bias": (2, 2), "value_kernel": (3, 2, value),
                 "value_bias": (2, value), "output_kernel": (2, value, out), "output_bias": (out,)}
        return {name: small(*size)[1] for name, size in sizes.items() if use_bias or "kernel" in name}

    def attended(query, value, *weights, key=None, **more):
        if len(weights) == 8:
            weights = [*weights[::2], *weights[1::2]]
        return heads(query, value if key is None else key, value, *weights, **more)

    # What is added to all keys changes nothing, and so its gradient is what rounding leaves.
    layer_case(table, kind, needs, inputs, projections(), attended, about=" with biases",
               gradient=("query", "value", "query_kernel", "query_bias", "key_kernel", "value_bias", "output_kernel", "output_bias"), **how)
    mask = [[[True, False], [True, True], [False, True]], [[True, True], [True, False], [True, True]]]
    layer_case(table, kind, needs, {**inputs, "key": small(2, 2, 5), "attention_mask": ("bool", mask)}, projections(5, 3, 1, False),
               lambda q, v, k, m, *weights: attended(q, v, *weights, key=k, mask=m[:, None]), {"value_dim": 3, "output_dim": 1, "use_bias": False},
               about=" with keys and a mask", gradient=("key", "value_kernel", "output_kernel"), **how)
    layer_case(table, kind, needs, {"query": small(2, 3, 4), "value": small(2, 3, 3)}, projections(), lambda *all: attended(*all, causal=True),
               {"use_causal_mask": True}, gradient=("query", "key_kernel"), **how)
    images = {"query": small(2, 3, 2, 4), "value": small(2, 3, 1, 3)}

    def merged(batch):
        return lambda query, value, *weights: attended(query.reshape(batch, -1, 4), value.reshape(batch, -1, 3), *weights).reshape(2, 3, 2, 4)

    layer_case(table, kind, needs, images, projections(), merged(6), {"attention_axes": [2]}, gradient=("query", "value_kernel"), **how)
    layer_case(table, kind, needs, images, projections(), merged(2), about=" along two axes", gradient=("value", "query_kernel"), **how)
    keep = kept(0.25, Stream(9).words(2, True), (2, 2, 3, 2))
    layer_case(table, kind, needs, inputs, projections(use_bias=False), lambda *all: attended(*all, keep=keep), {"dropout": 0.25, "use_bias": False},
               training=True, seed=9, gradient=("value", "query_kernel"), about=" in training", **how)
    layer_case(table, kind, needs, inputs, projections(use_bias=False), attended, {"dropout": 0.25, "use_bias": False}, about=" not in training", **how)
    begins(table, kind, needs, inputs, {"kernel_initializer": 0.25, "bias_initializer": -0.5},
           {name: np.full(np.shape(value), 0.25 if "kernel" in name else -0.5) for name, value in projections().items()}, attended)


# ---- What they refuse


def _refusals(table):
    zeros = lambda *dims: (_F, np.zeros(dims))
    axis = "Invalid value for `axis` argument. Expected 0 <= axis < inputs.rank (with inputs.rank=2). Received: axis=(2,)"
    refused(table, "normalizations", "batch_normalization", {}, (
        ({}, [[zeros(1, 2)], [zeros(1, 3)]], other_dim("batch_normalization", -1, 2, "[1,3]")),
        ({"axis": 2}, [[zeros(1, 2)]], f'layer "batch_normalization": {axis}')))
    refused(table, "normalizations along axes", "layer_normalization", {}, (
        ({}, [[zeros(1, 2)], [zeros(1, 3)]], other_dim("layer_normalization", -1, 2, "[1,3]")),
        ({"axis": [2]}, [[zeros(1, 2)]], f'layer "layer_normalization": {axis}'),
        ({"axis": [1, -1]}, [[zeros(1, 2)]], 'layer "layer_normalization": Duplicate axis: -1')))
    refused(table, "normalizations by groups", "group_normalization", {}, (
        ({"groups": 2}, [[zeros(1, 3)]], 'layer "group_normalization": Number of groups (2) must be a multiple of the number of channels (3).'),
        ({}, [[zeros(1, 3)]], 'layer "group_normalization": Number of groups (32) cannot be more than the number of channels (3).')))
    for kind in ("lstm", "gru", "rnn"):
        refused(table, f"sequences of {kind}", kind, _UNITS, (
            ({}, [[zeros(1, 3, 2)], [zeros(1, 3, 1)]], other_dim(kind, -1, 2, "[1,3,1]")),
            ({}, [[zeros(1, 2)]], other_rank(kind, 3, 2, "[1,2]")),
            ({}, [[zeros(2, 3, 2), None, zeros(2, 3)] + [None] * (kind == "lstm")],
             f'layer "{kind}": initial_h must have shape [2,2], got shape [2,3]'),
            ({"go_backwards": True, "bidirectional": True}, [[zeros(1, 3, 2)]],
             f'layer "{kind}": go_backwards has no meaning for a bidirectional layer'),
            ({"dropout": 1.0}, [[zeros(1, 3, 2)]], f'layer "{kind}": `dropout` must be in [0, 1), got 1')),
            (({"merge_mode": "MEAN"}, not_allowed(kind, "merge_mode", "MEAN", ["CONCAT", "SUM", "MUL", "AVE"])),), outputs=1 + len(_state_names(kind)))
    refused(table, "cells", "lstm_cell", _UNITS, (
        ({}, [[zeros(1, 2)], [zeros(1, 3)]], other_dim("lstm_cell", -1, 2, "[1,3]")),
        ({}, [[zeros(2, 2), zeros(2, 2), zeros(1, 2)]], 'layer "lstm_cell": initial_c must have shape [2,2], got shape [1,2]')), outputs=2)
    refused(table, "attention", "multi_head_attention", {"num_heads": 1}, (
        ({"key_dim": 1}, [[zeros(1, 2, 3), zeros(1, 2, 2)], [zeros(1, 2, 3), zeros(1, 2, 1)]],
         other_dim("multi_head_attention", -1, 2, "[1,2,1]", 1)),
        ({"key_dim": 1, "dropout": 1.0}, [[zeros(1, 2, 3), zeros(1, 2, 2)]], 'layer "multi_head_attention": `dropout` must be in [0, 1), got 1'),
        ({"key_dim": 0}, [[zeros(1, 2, 3), zeros(1, 2, 2)]],
         'layer "multi_head_attention": Received an invalid value for `key_dim`, expected at least 1, got 0')))
