#!/usr/bin/env python3
"""Writes optimizer_reference.h: 50 steps of each optimizer on a small problem in float64, and rates of schedules (pip install
torch keras; run by hand).

The problem has two parameters of 6 elements, w0[i] = 0.1 (i + 1), b0[i] = 0.5 - 0.2 i, and at step t (from 0) the
gradients, elementwise,
    gw = (w - c) / 2 + (i % 3 - 1/2) ((t + i) % 4) / 8,   gb = b + (t % 5 - 2) / 4,   c = 1 - i / 4.
In the sparse problem w has 3 rows of 2, and gw is given for the rows t % 3, (2 t + 1) % 3 and t % 3 only. A row that is
named twice counts twice.

Ftrl and Lion, and what all optimizers have besides their rules, follow Keras: /decay is weight_decay=0.1 for b alone,
/accumulate gradient_accumulation_steps=3, /ema use_ema with ema_momentum=0.9, whose averages stand in place of the
parameters.
"""
import math
import os
import pathlib

os.environ.setdefault("KERAS_BACKEND", "torch")
import keras
import torch

keras.config.set_floatx("float64")
torch.set_default_dtype(torch.float64)  # of the product of momenta in NAdam

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


def run_keras(optimizer):
    w = keras.Variable([0.1 * (i + 1) for i in range(6)], name="w", dtype="float64")
    b = keras.Variable([0.5 - 0.2 * i for i in range(6)], name="b", dtype="float64")
    optimizer.exclude_from_weight_decay(var_list=[w])
    for t in range(STEPS):
        gw = dense_gradient(w.value.detach(), t)
        optimizer.apply([gw, b.value.detach() + (t % 5 - 2) / 4], [w, b])
    parts = optimizer._model_variables_moving_average if optimizer.use_ema else [w, b]
    return torch.cat([p.value.detach().reshape(-1) for p in parts])


def lazy(formula):
    """Returns a class that applies torch's dense formula to the rows that are named. torch lacks these optimizers for
    rows, or (Adam) has epsilon in another place than in its dense formula."""
    class Rows:
        def __init__(self, parameters):
            self.w, self.state, self.t = parameters[0], torch.zeros(3, 3, 2, dtype=torch.float64), 0

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


def amsgrad_rows(w, state, rows, g, t):
    state[0, rows] = 0.9 * state[0, rows] + 0.1 * g
    state[1, rows] = 0.9 * state[1, rows] + 0.1 * g * g
    state[2, rows] = torch.maximum(state[2, rows], state[1, rows])
    root = state[2, rows].sqrt() / (1 - 0.9 ** t) ** 0.5
    w[rows] -= 0.02 / (1 - 0.9 ** t) * state[0, rows] / (root + 1e-8)


def rmsprop_rows(w, state, rows, g, t):
    state[0, rows] = 0.9 * state[0, rows] + 0.1 * g * g
    w[rows] -= 0.02 * g / (state[0, rows].sqrt() + 1e-8)


def centered_rows(w, state, rows, g, t):
    state[0, rows] = 0.9 * state[0, rows] + 0.1 * g * g
    state[1, rows] = 0.9 * state[1, rows] + 0.1 * g
    state[2, rows] = 0.5 * state[2, rows] + g / ((state[0, rows] - state[1, rows] ** 2).sqrt() + 1e-8)
    w[rows] -= 0.02 * state[2, rows]


o, k = torch.optim, keras.optimizers
cases = {
    "sgd": lambda p: o.SGD(p, lr=0.1),
    "sgd/clip": lambda p: o.SGD(p, lr=0.1),
    "sgd/clip_by_norm": lambda p: o.SGD(p, lr=0.1),
    "sgd/clip_by_global_norm": lambda p: o.SGD(p, lr=0.1),
    "momentum": lambda p: o.SGD(p, lr=0.05, momentum=0.9),
    "nesterov": lambda p: o.SGD(p, lr=0.05, momentum=0.9, nesterov=True),
    "adam": lambda p: o.Adam(p, lr=0.02),
    "adam_amsgrad": lambda p: o.Adam(p, lr=0.02, betas=(0.9, 0.9), amsgrad=True),
    "adamw": lambda p: o.AdamW(p, lr=0.02, weight_decay=0.1),
    "adamw_amsgrad": lambda p: o.AdamW(p, lr=0.02, betas=(0.9, 0.9), weight_decay=0.1, amsgrad=True),
    "rmsprop": lambda p: o.RMSprop(p, lr=0.02, alpha=0.9),
    "rmsprop_momentum": lambda p: o.RMSprop(p, lr=0.02, alpha=0.9, momentum=0.5),
    "rmsprop_centered": lambda p: o.RMSprop(p, lr=0.02, alpha=0.9, centered=True),
    "rmsprop_centered_momentum": lambda p: o.RMSprop(p, lr=0.02, alpha=0.9, momentum=0.5, centered=True),
    "adagrad": lambda p: o.Adagrad(p, lr=0.1),
    "adadelta": lambda p: o.Adadelta(p, lr=0.5),
    "adamax": lambda p: o.Adamax(p, lr=0.02),
    "nadam": lambda p: o.NAdam(p, lr=0.02),
    "adagrad_initial": lambda p: o.Adagrad(p, lr=0.1, initial_accumulator_value=0.1, eps=1e-7),
}
keras_cases = {
    "ftrl": lambda: k.Ftrl(0.1, l1_regularization_strength=0.01, l2_regularization_strength=0.02,
                             l2_shrinkage_regularization_strength=0.03, beta=0.1),
    "lion": lambda: k.Lion(0.02),
    "sgd/decay": lambda: k.SGD(0.1, weight_decay=0.1),
    "rmsprop/decay": lambda: k.RMSprop(0.02, rho=0.9, epsilon=1e-30, weight_decay=0.1),
    "momentum/accumulate": lambda: k.SGD(0.05, momentum=0.9, gradient_accumulation_steps=3),
    "adam/ema": lambda: k.Adam(0.02, epsilon=1e-30, use_ema=True, ema_momentum=0.9),
}
sparse_cases = {
    "sgd": cases["sgd"],
    "momentum": momentum_rows(False),
    "nesterov": momentum_rows(True),
    "adam": lazy(adam_rows),
    "adam_amsgrad": lazy(amsgrad_rows),
    "rmsprop": lazy(rmsprop_rows),
    "rmsprop_centered_momentum": lazy(centered_rows),
    "adagrad": cases["adagrad"],
}

SCHEDULE_STEPS = [0, 1, 7, 30, 31, 50, 99, 350]


def of_keras(kind, cls, **attributes):
    return kind, attributes, cls(**attributes)


def one_cycle(max_lr, total_steps, linear=False, **attributes):
    """Returns the schedule for PyTorch's one-cycle policy; the last rate stays."""
    optimizer = o.SGD([torch.zeros(1, requires_grad=True)], lr=1)
    scheduler = o.lr_scheduler.OneCycleLR(optimizer, max_lr, total_steps, cycle_momentum=False,
                                          anneal_strategy="linear" if linear else "cos", **attributes)
    rates = []
    for _ in range(total_steps):
        rates.append(scheduler.get_last_lr()[0])
        if len(rates) < total_steps:
            optimizer.step()
            scheduler.step()
    given = {"max_learning_rate": max_lr, "total_steps": total_steps, "linear": int(linear),
             **{name: int(value) if isinstance(value, bool) else value for name, value in attributes.items()}}
    return "one_cycle", given, lambda step: rates[min(step, total_steps - 1)]


s = keras.optimizers.schedules
schedules = [
    of_keras("step", s.PiecewiseConstantDecay, boundaries=[1, 30], values=[1.0, 0.5, 0.1]),
    of_keras("exponential", s.ExponentialDecay, initial_learning_rate=0.5, decay_steps=20, decay_rate=0.9),
    of_keras("exponential", s.ExponentialDecay, initial_learning_rate=0.5, decay_steps=20, decay_rate=0.9, staircase=1),
    of_keras("inverse_time", s.InverseTimeDecay, initial_learning_rate=0.5, decay_steps=20, decay_rate=0.5),
    of_keras("inverse_time", s.InverseTimeDecay, initial_learning_rate=0.5, decay_steps=20, decay_rate=0.5, staircase=1),
    of_keras("polynomial", s.PolynomialDecay, initial_learning_rate=0.5, decay_steps=50, end_learning_rate=0.01, power=2.0),
    of_keras("polynomial", s.PolynomialDecay, initial_learning_rate=0.5, decay_steps=50, end_learning_rate=0.01, power=0.5, cycle=1),
    of_keras("cosine", s.CosineDecay, initial_learning_rate=0.5, decay_steps=60, alpha=0.1),
    of_keras("cosine", s.CosineDecay, initial_learning_rate=0.1, decay_steps=60, alpha=0.1, warmup_target=0.5, warmup_steps=30),
    of_keras("cosine_restarts", s.CosineDecayRestarts, initial_learning_rate=0.5, first_decay_steps=10, t_mul=2.0, m_mul=0.75,
             alpha=0.1),
    of_keras("cosine_restarts", s.CosineDecayRestarts, initial_learning_rate=0.5, first_decay_steps=20, t_mul=1.0, m_mul=0.5),
    one_cycle(0.5, 100),
    one_cycle(0.5, 60, pct_start=0.25, div_factor=10.0, final_div_factor=100.0, three_phase=True),
    one_cycle(0.5, 80, linear=True),
]

with pathlib.Path(__file__).with_name("optimizer_reference.h").open("w") as f:
    version = torch.__version__.split("+")[0]
    f.write(f"// Written by optimizer_reference.py with PyTorch {version} and Keras {keras.__version__}: the parameters after {STEPS} steps.\n#pragma once\n\n")
    for name, all_cases, sparse in [("Dense", cases, False), ("Sparse", sparse_cases, True)]:
        f.write(f"struct {name}Reference {{\n  const char* name;\n  double values[{6 if sparse else 12}];\n}};\n")
        f.write(f"inline constexpr {name}Reference k{name}Cases[] = {{\n")
        results = {case: run(make, sparse, case.partition("/")[2]) for case, make in all_cases.items()}
        if not sparse:
            results.update((case, run_keras(make())) for case, make in keras_cases.items())
        for case, result in results.items():
            values = ", ".join(repr(float(v)) for v in result)
            f.write(f'    {{"{case}",\n     {{{values}}}}},\n')
        f.write("};\n")
    f.write("struct ScheduleReference {\n  const char *kind, *attributes;\n  double rates[8];  // of kScheduleSteps\n};\n")
    f.write(f"inline constexpr int64_t kScheduleSteps[] = {{{', '.join(map(str, SCHEDULE_STEPS))}}};\n")
    f.write("inline constexpr ScheduleReference kSchedules[] = {\n")
    for kind, attributes, rate in schedules:
        text = " ".join(f"{name}={value}" for name, value in attributes.items()).replace(", ", ",").replace("[", "").replace("]", "")
        values = ", ".join(repr(float(rate(step))) for step in SCHEDULE_STEPS)
        f.write(f'    {{"{kind}",\n     "{text}",\n     {{{values}}}}},\n')
    f.write("};\n")
