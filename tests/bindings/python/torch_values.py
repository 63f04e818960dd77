"""Writes torch_values.json: what PyTorch's layers and losses give for the cases below, and their gradients, which test_torch_values.py
reads. Run it where PyTorch is installed: python torch_values.py. Written with PyTorch 2.15.
"""
import json
import os

import torch
from torch import nn

HERE = os.path.dirname(os.path.abspath(__file__))
torch.manual_seed(3)
torch.set_default_dtype(torch.float64)

# How a weight of PyTorch's stands in eager's layer, and its gradient, too.


def turned(w):
    """Axes in the other order of the first two, which stand last."""
    return w.permute(*range(2, w.ndim), 1, 0)


def by_channel(w):
    """(channels * multiplier, 1, *sizes) as (*sizes, channels, multiplier), for two channels."""
    w = w.reshape(2, -1, *w.shape[2:])
    return w.permute(*range(2, w.ndim), 0, 1)


def gru(w):
    """Gates in Keras's order, which stand in the last axis."""
    r, z, n = w.chunk(3, 0)
    return torch.cat([z, r, n], 0).t() if w.ndim == 2 else torch.cat([z, r, n], 0)


def heads(w):
    return w.t().reshape(w.shape[1], 2, -1) if w.ndim == 2 else w.reshape(2, -1)


def same(w):
    return w


KERNEL, WEIGHTS = {"weight": turned, "bias": same}, {"weight": same, "bias": same}
FIRST = {"data_format": "channels_first"}


def shaped(*shape):
    return torch.randn(*shape)


SEQUENCE, IMAGE, VOLUME = shaped(2, 4, 7), shaped(2, 4, 5, 6), shaped(1, 4, 3, 4, 5)
STEPS = shaped(2, 5, 3)

# (class of eager.nn, options, layer of PyTorch, inputs, weights)
LAYERS = [
    ("Dense", {"units": 3}, nn.Linear(3, 3), [STEPS], KERNEL),
    ("Conv1D", {"filters": 2, "kernel_size": 3, "strides": 2, **FIRST}, nn.Conv1d(4, 2, 3, 2), [SEQUENCE], KERNEL),
    ("Conv2D", {"filters": 6, "kernel_size": [3, 2], "groups": 2, **FIRST}, nn.Conv2d(4, 6, (3, 2), groups=2), [IMAGE], KERNEL),
    ("Conv2D", {"filters": 2, "kernel_size": 3, "dilation_rate": 2, "padding": "same", **FIRST},
     nn.Conv2d(4, 2, 3, dilation=2, padding="same"), [IMAGE], KERNEL),
    ("Conv3D", {"filters": 2, "kernel_size": 2, **FIRST}, nn.Conv3d(4, 2, 2), [VOLUME], KERNEL),
    ("Conv1DTranspose", {"filters": 2, "kernel_size": 3, "strides": 3, **FIRST}, nn.ConvTranspose1d(4, 2, 3, 3), [SEQUENCE], KERNEL),
    ("Conv2DTranspose", {"filters": 2, "kernel_size": 3, **FIRST}, nn.ConvTranspose2d(4, 2, 3), [IMAGE], KERNEL),
    ("Conv3DTranspose", {"filters": 2, "kernel_size": 2, "strides": 2, **FIRST}, nn.ConvTranspose3d(4, 2, 2, 2), [VOLUME], KERNEL),
    ("DepthwiseConv2D", {"kernel_size": 3, "depth_multiplier": 3, **FIRST}, nn.Conv2d(2, 6, 3, groups=2), [IMAGE[:, :2]],
     {"weight": by_channel, "bias": same}),
    ("SeparableConv2D", {"filters": 3, "kernel_size": 2, "depth_multiplier": 2, **FIRST},
     nn.Sequential(nn.Conv2d(2, 4, 2, groups=2, bias=False), nn.Conv2d(4, 3, 1)), [IMAGE[:, :2]],
     {"0.weight": by_channel, "1.weight": turned, "1.bias": same}),
    *((f"{kind}Pooling{n}D", {"pool_size": 2, **FIRST}, getattr(nn, f"{short}Pool{n}d")(2), [x], {})
      for kind, short in (("Max", "Max"), ("Average", "Avg")) for n, x in ((1, SEQUENCE), (2, IMAGE), (3, VOLUME))),
    *((f"Global{kind}Pooling{n}D", FIRST, nn.Sequential(getattr(nn, f"Adaptive{short}Pool{n}d")(1), nn.Flatten()), [x], {})
      for kind, short in (("Max", "Max"), ("Average", "Avg")) for n, x in ((1, SEQUENCE), (2, IMAGE), (3, VOLUME))),
    ("Flatten", {}, nn.Flatten(), [IMAGE], {}), ("Reshape", {"target_shape": [5, -1]}, nn.Unflatten(1, (5, 3)), [shaped(2, 15)], {}),
    ("Embedding", {"input_dim": 6, "output_dim": 3}, nn.Embedding(6, 3), [torch.tensor([[1, 5], [0, 1]])], {"weight": same}),
    ("BatchNormalization", {"axis": 1, "epsilon": 1e-5}, nn.BatchNorm2d(4).eval(), [IMAGE],
     {"weight": same, "bias": same, "running_mean": same, "running_var": same}),
    ("LayerNormalization", {"epsilon": 1e-5}, nn.LayerNorm(3), [STEPS], WEIGHTS),
    ("LayerNormalization", {"axis": [1, 2], "epsilon": 0.1}, nn.LayerNorm((5, 3), 0.1), [STEPS], WEIGHTS),
    ("RMSNormalization", {"epsilon": 1e-5}, nn.RMSNorm(3, 1e-5), [STEPS], {"weight": same}),
    ("GroupNormalization", {"groups": 2, "axis": 1, "epsilon": 1e-5}, nn.GroupNorm(2, 4), [IMAGE], WEIGHTS),
    ("Dropout", {"rate": 0.5}, nn.Dropout(0.5).eval(), [STEPS], {}), ("GELU", {}, nn.GELU(), [STEPS], {}),
    ("GELU", {"approximate": True}, nn.GELU("tanh"), [STEPS], {}), ("ELU", {"alpha": 0.5}, nn.ELU(0.5), [STEPS], {}),
    ("LeakyReLU", {"alpha": 0.2}, nn.LeakyReLU(0.2), [STEPS], {}), ("ReLU", {}, nn.ReLU(), [STEPS], {}),
    ("Softmax", {"axis": 1}, nn.Softmax(1), [STEPS], {}),
    ("PReLU", {"shared_axes": [2]}, nn.PReLU(5), [STEPS], {"weight": lambda w: w.reshape(5, 1)}),
    *(("Activation", {"activation": name}, module, [STEPS], {}) for name, module in (
        ("tanh", nn.Tanh()), ("sigmoid", nn.Sigmoid()), ("silu", nn.SiLU()), ("softplus", nn.Softplus()), ("selu", nn.SELU()),
        ("relu6", nn.ReLU6()), ("softsign", nn.Softsign()), ("log_softmax", nn.LogSoftmax(-1)))),
    ("LSTM", {"units": 2, "return_sequences": True}, nn.LSTM(3, 2, batch_first=True), [STEPS],
     {"weight_ih_l0": torch.t, "weight_hh_l0": torch.t, "bias_ih_l0": same}),
    ("GRU", {"units": 2, "return_sequences": True}, nn.GRU(3, 2, batch_first=True), [STEPS],
     {"weight_ih_l0": gru, "weight_hh_l0": gru, "bias_ih_l0 bias_hh_l0": gru}),
    ("SimpleRNN", {"units": 2, "return_sequences": True}, nn.RNN(3, 2, batch_first=True), [STEPS],
     {"weight_ih_l0": torch.t, "weight_hh_l0": torch.t, "bias_ih_l0": same}),
    ("LSTMCell", {"units": 2}, nn.LSTMCell(3, 2), [STEPS[0], shaped(5, 2), shaped(5, 2)],
     {"weight_ih": torch.t, "weight_hh": torch.t, "bias_ih": same}),
    ("GRUCell", {"units": 2}, nn.GRUCell(3, 2), [STEPS[0], shaped(5, 2)],
     {"weight_ih": gru, "weight_hh": gru, "bias_ih bias_hh": gru}),
    ("SimpleRNNCell", {"units": 2}, nn.RNNCell(3, 2), [STEPS[0], shaped(5, 2)],
     {"weight_ih": torch.t, "weight_hh": torch.t, "bias_ih": same}),
    ("MultiHeadAttention", {"num_heads": 2, "key_dim": 2}, nn.MultiheadAttention(4, 2, batch_first=True), [shaped(2, 5, 4), shaped(2, 3, 4)],
     {"in_proj": heads, "out_proj.weight": lambda w: w.t().reshape(2, 2, 4), "out_proj.bias": same}),
]
OF_ONE_BIAS = "bias_hh"  # of two biases that are added, the second is 0


def called(title, module, xs):
    """Returns the outputs as eager's layer gives them."""
    if title == "MultiHeadAttention":
        return [module(xs[0], xs[1], xs[1], need_weights=False)[0]]
    if title.endswith("Cell"):
        state = module(xs[0], tuple(xs[1:]) if len(xs) > 2 else xs[1])
        return [state[0], *state] if isinstance(state, tuple) else [state, state]
    if title in ("LSTM", "GRU", "SimpleRNN"):
        y, state = module(xs[0])
        return [y, *(s[0] for s in (state if isinstance(state, tuple) else [state]))]
    return [module(*xs)]


def values_of(module, weights, get):
    """Returns the weights, or their gradients, as eager's layer has them."""
    found = dict(module.named_buffers())
    found.update(module.named_parameters())
    listed = []
    for names, turn in weights.items():
        if names == "in_proj":  # the parts of one matrix and one bias, query, key and value
            parts = zip(get(found["in_proj_weight"]).chunk(3), get(found["in_proj_bias"]).chunk(3))
            listed += [turn(x) for pair in parts for x in pair]
        elif " " in names:
            listed.append(torch.stack([turn(get(found[name])) for name in names.split()]))
        else:
            listed.append(turn(get(found[names])))
    return [x.detach().tolist() for x in listed]


def weighted(outputs):
    return sum((y * torch.cos(torch.arange(y.numel()).double()).reshape(y.shape)).sum() for y in outputs)


def layer_case(title, options, module, inputs, weights):
    for name, p in [*module.named_parameters(), *module.named_buffers()]:
        if not torch.is_floating_point(p):
            continue
        is_zero = OF_ONE_BIAS in name and not any(name in names for names in weights)
        p.data = torch.zeros_like(p) if is_zero else torch.rand_like(p) + 0.5 if "var" in name else torch.randn_like(p)
    xs = [x.clone().requires_grad_() if x.is_floating_point() else x for x in inputs]
    outputs = called(title, module, xs)
    weighted(outputs).backward()
    trained = {names: turn for names, turn in weights.items() if "running" not in names}
    gradients = [x.grad.tolist() for x in xs if x.is_floating_point()] + values_of(module, trained, lambda p: p.grad)
    return dict(title=title, options=options, inputs=[x.tolist() for x in inputs], is_integer=not inputs[0].is_floating_point(),
                weights=values_of(module, weights, lambda p: p), outputs=[y.tolist() for y in outputs], gradients=gradients)


# ---- Losses: (function of eager.losses, options, function of PyTorch, labels, predictions): the mean over all rows, and its gradient

NUMBERS, SHARES = [shaped(3, 4), shaped(3, 4)], [torch.softmax(shaped(3, 4), -1), torch.softmax(shaped(3, 4), -1)]
CLASSES, BITS = torch.tensor([1, 3, 0]), (shaped(3, 4) > 0).double()
SIGNS = BITS * 2 - 1
F = nn.functional
LOSSES = [
    ("mean_squared_error", {}, F.mse_loss, *NUMBERS), ("mean_absolute_error", {}, F.l1_loss, *NUMBERS),
    ("huber", {"delta": 0.7}, lambda x, y: F.huber_loss(x, y, delta=0.7), *NUMBERS),
    ("binary_crossentropy", {}, F.binary_cross_entropy, BITS, SHARES[1]),
    ("binary_crossentropy", {"from_logits": True}, F.binary_cross_entropy_with_logits, BITS, NUMBERS[1]),
    ("categorical_crossentropy", {"from_logits": True}, F.cross_entropy, SHARES[0], NUMBERS[1]),
    ("categorical_crossentropy", {}, lambda x, y: F.cross_entropy(x.log(), y), *SHARES),
    ("sparse_categorical_crossentropy", {"from_logits": True}, F.cross_entropy, CLASSES, NUMBERS[1]),
    ("sparse_categorical_crossentropy", {}, lambda x, y: F.cross_entropy(x.log(), y), CLASSES, SHARES[1]),
    ("sparse_categorical_crossentropy", {"from_logits": True, "ignore_class": 3}, lambda x, y: F.cross_entropy(x, y, ignore_index=3),
     CLASSES, NUMBERS[1]),
    ("kl_divergence", {}, lambda x, y: F.kl_div(x.log(), y, reduction="batchmean"), *SHARES),
    ("poisson", {}, lambda x, y: F.poisson_nll_loss(x, y, log_input=False, eps=1e-7), torch.abs(NUMBERS[0]), torch.exp(NUMBERS[1])),
    ("cosine_similarity", {}, lambda x, y: -F.cosine_similarity(x, y).mean(), *NUMBERS),
    ("hinge", {}, lambda x, y: torch.relu(1 - x * y).mean(), SIGNS, NUMBERS[1]),
    ("squared_hinge", {}, lambda x, y: (torch.relu(1 - x * y) ** 2).mean(), SIGNS, NUMBERS[1])]


def loss_case(name, options, function, labels, predictions):
    x = predictions.clone().requires_grad_()
    loss = function(x, labels)
    loss.backward()
    return dict(name=name, options=options, labels=labels.tolist(), predictions=predictions.tolist(), value=loss.item(), gradient=x.grad.tolist())


def rounded(x):
    if isinstance(x, list):
        return list(map(rounded, x))
    return float(f"{x:.12g}") if isinstance(x, float) else {k: rounded(v) for k, v in x.items()} if isinstance(x, dict) else x


written = {"layers": [layer_case(*case) for case in LAYERS], "losses": [loss_case(*case) for case in LOSSES]}
with open(os.path.join(HERE, "torch_values.json"), "w", encoding="utf-8") as file:
    lines = ",\n".join(f"{json.dumps(key)}: [\n" + ",\n".join(json.dumps(rounded(case)) for case in cases) + "]" for key, cases in written.items())
    file.write("{" + lines + "}\n")
