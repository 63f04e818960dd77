#!/usr/bin/env python3
"""Writes optimizer_reference.h: 50 steps of each optimizer on a small problem in float64 (pip install torch; run by hand).

The problem has two parameters of 6 elements, w0[i] = 0.1 (i + 1), b0[i] = 0.5 - 0.2 i, and at step t (from 0) the
gradients, elementwise,
    gw = (w - c) / 2 + (i % 3 - 1/2) ((t + i) % 4) / 8,   gb = b + (t % 5 - 2) / 4,   c = 1 - i / 4.
In the sparse problem w has 3 rows of 2, and gw is given for the rows t % 3, (2 t + 1) % 3 and t % 3 only. A row that is
named twice counts twice.
"""
import pathlib

import torch

STEPS = 50


def dense_gradient(w, t):
    i = torch.arange(6, dtype=torch.float64)
    return (w - (1 - i / 4)) / 2 + (i % 3 - 0.5) * ((t + i) % 4) / 8


def clipped(g, how):
    """Returns g clipped as TensorFlow's functions do: to 0.2, to a norm of 0.3 each, or to a norm of 0.3 together."""
    if how == "clip":
        return [x.clamp(-0.2, 0.2) for x in g]
    norms = [x.norm() for x in g] if how == "clip_by_norm" else [torch.cat(g).norm()] * len(g)
    return [x * (0.3 / n.clamp(min=0.3)) for x, n in zip(g, norms)]


def run(make, sparse, clip):
    w = torch.tensor([0.1 * (i + 1) for i in range(6)], dtype=torch.float64)
    w = (w.reshape(3, 2) if sparse else w).requires_grad_()
    b = torch.tensor([0.5 - 0.2 * i for i in range(6)], dtype=torch.float64, requires_grad=True)
    parameters = [w] if sparse else [w, b]
    optimizer = make(parameters)
    for t in range(STEPS):
        gw = dense_gradient(w.detach().reshape(6), t)
        if sparse:
            rows = torch.tensor([t % 3, (2 * t + 1) % 3, t % 3])
            w.grad = torch.sparse_coo_tensor(rows[None], gw.reshape(3, 2)[rows], (3, 2))
        else:
            g = [gw, b.detach() + (t % 5 - 2) / 4]
            w.grad, b.grad = clipped(g, clip) if clip else g
        optimizer.step()
    return torch.cat([p.detach().reshape(-1) for p in parameters])


def lazy(formula):
    """Returns a class that applies torch's dense formula to the rows that are named. torch lacks these optimizers for
    rows, or (Adam) has epsilon in another place than in its dense formula."""
    class Rows:
        def __init__(self, parameters):
            self.w, self.state, self.t = parameters[0], torch.zeros(2, 3, 2, dtype=torch.float64), 0

        def step(self):
            g = self.w.grad.coalesce()
            rows = g.indices()[0]
            self.t += 1
            with torch.no_grad():
                formula(self.w, self.state, rows, g.values(), self.t)
    return Rows


def momentum_rows(nesterov):
    def formula(w, state, rows, g, t):
        state[0, rows] = 0.9 * state[0, rows] + g
        w[rows] -= 0.05 * (g + 0.9 * state[0, rows] if nesterov else state[0, rows])
    return lazy(formula)


def adam_rows(w, state, rows, g, t):
    state[0, rows] = 0.9 * state[0, rows] + 0.1 * g
    state[1, rows] = 0.999 * state[1, rows] + 0.001 * g * g
    root = state[1, rows].sqrt() / (1 - 0.999 ** t) ** 0.5
    w[rows] -= 0.02 / (1 - 0.9 ** t) * state[0, rows] / (root + 1e-8)


def rmsprop_rows(w, state, rows, g, t):
    state[0, rows] = 0.9 * state[0, rows] + 0.1 * g * g
    w[rows] -= 0.02 * g / (state[0, rows].sqrt() + 1e-8)


o = torch.optim
cases = {
    "sgd": lambda p: o.SGD(p, lr=0.1),
    "sgd/clip": lambda p: o.SGD(p, lr=0.1),
    "sgd/clip_by_norm": lambda p: o.SGD(p, lr=0.1),
    "sgd/clip_by_global_norm": lambda p: o.SGD(p, lr=0.1),
    "momentum": lambda p: o.SGD(p, lr=0.05, momentum=0.9),
    "nesterov": lambda p: o.SGD(p, lr=0.05, momentum=0.9, nesterov=True),
    "adam": lambda p: o.Adam(p, lr=0.02),
    "adamw": lambda p: o.AdamW(p, lr=0.02, weight_decay=0.1),
    "rmsprop": lambda p: o.RMSprop(p, lr=0.02, alpha=0.9),
    "rmsprop_momentum": lambda p: o.RMSprop(p, lr=0.02, alpha=0.9, momentum=0.5),
    "adagrad": lambda p: o.Adagrad(p, lr=0.1),
    "adagrad_initial": lambda p: o.Adagrad(p, lr=0.1, initial_accumulator_value=0.1, eps=1e-7),
}
sparse_cases = {
    "sgd": cases["sgd"],
    "momentum": momentum_rows(False),
    "nesterov": momentum_rows(True),
    "adam": lazy(adam_rows),
    "rmsprop": lazy(rmsprop_rows),
    "adagrad": cases["adagrad"],
}

with pathlib.Path(__file__).with_name("optimizer_reference.h").open("w") as f:
    version = torch.__version__.split("+")[0]
    f.write(f"// Written by optimizer_reference.py with PyTorch {version}: the parameters after {STEPS} steps.\n#pragma once\n\n")
    for name, all_cases, sparse in [("Dense", cases, False), ("Sparse", sparse_cases, True)]:
        f.write(f"struct {name}Reference {{\n  const char* name;\n  double values[{6 if sparse else 12}];\n}};\n")
        f.write(f"inline constexpr {name}Reference k{name}Cases[] = {{\n")
        for case, make in all_cases.items():
            values = ", ".join(repr(float(v)) for v in run(make, sparse, case.partition("/")[2]))
            f.write(f'    {{"{case}",\n     {{{values}}}}},\n')
        f.write("};\n")
