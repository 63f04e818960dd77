"""Optimizers: two steps each, by the published formulas in extended precision."""

import numpy as np

_LD = np.longdouble
_P = [[1.0, -2.0], [0.5, 3.0]]
_G = ([[0.5, -1.0], [2.0, 0.25]], [[-0.25, 0.5], [1.0, -4.0]])


class Rule:
    """What an optimizer does to one variable. `slots` are what it remembers."""

    def __init__(self, kind, **given):
        self.kind, self.given, self.slots, self.t = kind, {name: _LD(value) for name, value in given.items()}, {}, 0

    def slot(self, name, like, start=0):
        return self.slots.setdefault(name, np.full_like(like, start))

    def step(self, p, g):
        self.t += 1
        return getattr(self, self.kind)(p, g, **self.given)

    def gradient_descent(self, p, g, learning_rate=_LD(0.01), momentum=0, nesterov=False, rate_within_momentum=False):
        if not momentum:
            return p - learning_rate * g
        within, without = (learning_rate, 1) if rate_within_momentum else (1, learning_rate)
        b = self.slots["momentum"] = momentum * self.slot("momentum", p) + within * g
        return p - without * (within * g + momentum * b if nesterov else b)

    def momentum(self, p, g, momentum=_LD(0.9), **given):
        return self.gradient_descent(p, g, momentum=momentum, **given)

    def nesterov(self, p, g, nesterov=True, **given):
        return self.momentum(p, g, nesterov=nesterov, **given)

    def adam(self, p, g, learning_rate=_LD(0.001), beta_1=_LD(0.9), beta_2=_LD(0.999), epsilon=_LD(1e-8), weight_decay=_LD(0),
             epsilon_before_correction=False, amsgrad=False):
        m = self.slots["m"] = beta_1 * self.slot("m", p) + (1 - beta_1) * g
        v = self.slots["v"] = beta_2 * self.slot("v", p) + (1 - beta_2) * g * g
        if amsgrad:
            v = self.slots["v_max"] = np.maximum(self.slot("v_max", p), v)
        p = p - learning_rate * weight_decay * p
        correction = np.sqrt(1 - beta_2**self.t)
        root = (np.sqrt(v) + epsilon) / correction if epsilon_before_correction else np.sqrt(v) / correction + epsilon
        return p - learning_rate * (m / (1 - beta_1**self.t)) / root

    def adamw(self, p, g, weight_decay=_LD(0.01), **given):
        return self.adam(p, g, weight_decay=weight_decay, **given)

    def rmsprop(self, p, g, learning_rate=_LD(0.001), rho=_LD(0.99), momentum=0, epsilon=_LD(1e-8), epsilon_within_root=False,
                initial_mean_square=0, rate_within_momentum=False, centered=False):
        s = self.slots["mean_square"] = rho * self.slot("mean_square", p, initial_mean_square) + (1 - rho) * g * g
        if centered:
            a = self.slots["mean_gradient"] = rho * self.slot("mean_gradient", p) + (1 - rho) * g
            s = s - a * a
        d = g / (np.sqrt(s + epsilon) if epsilon_within_root else np.sqrt(s) + epsilon)
        if not momentum:
            return p - learning_rate * d
        within, without = (learning_rate, 1) if rate_within_momentum else (1, learning_rate)
        b = self.slots["momentum"] = momentum * self.slot("momentum", p) + within * d
        return p - without * b

    def adagrad(self, p, g, learning_rate=_LD(0.001), epsilon=_LD(1e-10), initial_accumulator_value=0, epsilon_within_root=False):
        s = self.slots["accumulator"] = self.slot("accumulator", p, initial_accumulator_value) + g * g
        return p - learning_rate * g / (np.sqrt(s + epsilon) if epsilon_within_root else np.sqrt(s) + epsilon)

    def adadelta(self, p, g, learning_rate=_LD(0.001), rho=_LD(0.9), epsilon=_LD(1e-6), weight_decay=0):
        s = self.slots["mean_square"] = rho * self.slot("mean_square", p) + (1 - rho) * g * g
        c = self.slot("mean_square_change", p)
        d = g * np.sqrt(c + epsilon) / np.sqrt(s + epsilon)
        self.slots["mean_square_change"] = rho * c + (1 - rho) * d * d
        return p - learning_rate * weight_decay * p - learning_rate * d

    def adamax(self, p, g, learning_rate=_LD(0.001), beta_1=_LD(0.9), beta_2=_LD(0.999), epsilon=_LD(1e-8),
               epsilon_outside_maximum=False):
        m = self.slots["m"] = beta_1 * self.slot("m", p) + (1 - beta_1) * g
        inside, outside = (0, epsilon) if epsilon_outside_maximum else (epsilon, 0)
        u = self.slots["u"] = np.maximum(beta_2 * self.slot("u", p), np.abs(g) + inside)
        return p - learning_rate * m / (1 - beta_1**self.t) / (u + outside)

    def nadam(self, p, g, learning_rate=_LD(0.001), beta_1=_LD(0.9), beta_2=_LD(0.999), epsilon=_LD(1e-8),
              momentum_decay=_LD(0.004)):
        m = self.slots["m"] = beta_1 * self.slot("m", p) + (1 - beta_1) * g
        v = self.slots["v"] = beta_2 * self.slot("v", p) + (1 - beta_2) * g * g
        f = [beta_1 * (1 - _LD(0.96)**(t * momentum_decay) / 2) for t in range(1, self.t + 2)]
        mean = f[-1] * m / (1 - np.prod(f)) + (1 - f[-2]) * g / (1 - np.prod(f[:-1]))
        return p - learning_rate * mean / (np.sqrt(v / (1 - beta_2**self.t)) + epsilon)

    def ftrl(self, p, g, learning_rate=_LD(0.001), initial_accumulator_value=_LD(0.1), l1_regularization_strength=_LD(0),
             l2_regularization_strength=_LD(0), l2_shrinkage_regularization_strength=_LD(0), beta=_LD(0)):
        before = self.slot("accumulator", p, initial_accumulator_value)
        s = self.slots["accumulator"] = before + g * g
        sigma = (np.sqrt(s) - np.sqrt(before)) / learning_rate
        z = self.slots["linear"] = self.slot("linear", p) + g + 2 * l2_shrinkage_regularization_strength * p - sigma * p
        clipped = np.clip(z, -l1_regularization_strength, l1_regularization_strength)
        return (clipped - z) / ((beta + np.sqrt(s)) / learning_rate + 2 * l2_regularization_strength)

    def lion(self, p, g, learning_rate=_LD(0.001), beta_1=_LD(0.9), beta_2=_LD(0.99)):
        m = self.slot("m", p)
        self.slots["m"] = beta_2 * m + (1 - beta_2) * g
        return p - learning_rate * np.sign(beta_1 * m + (1 - beta_1) * g)


_KINDS = (
    ("gradient_descent", {}), ("gradient_descent", {"learning_rate": 0.5, "momentum": 0.75, "nesterov": True}),
    ("gradient_descent", {"momentum": 0.5}), ("momentum", {}), ("momentum", {"learning_rate": 0.25, "momentum": 0.5, "nesterov": True}),
    ("nesterov", {}), ("nesterov", {"nesterov": False, "momentum": 0.5, "learning_rate": 0.125}), ("adam", {}),
    ("adam", {"learning_rate": 0.125, "beta_1": 0.5, "beta_2": 0.75, "epsilon": 0.25, "weight_decay": 0.5}), ("adamw", {}),
    ("adamw", {"learning_rate": 0.125, "beta_1": 0.5, "beta_2": 0.75, "epsilon": 0.25, "weight_decay": 0.25}), ("rmsprop", {}),
    ("rmsprop", {"learning_rate": 0.125, "rho": 0.75, "momentum": 0.5, "epsilon": 0.25}), ("adagrad", {}),
    ("adagrad", {"learning_rate": 0.125, "epsilon": 0.25, "initial_accumulator_value": 0.5}),
    ("adadelta", {}), ("adadelta", {"learning_rate": 0.5, "rho": 0.75, "epsilon": 0.25, "weight_decay": 0.5}),
    ("adamax", {}), ("adamax", {"learning_rate": 0.125, "beta_1": 0.5, "beta_2": 0.75, "epsilon": 0.25}),
    ("nadam", {}), ("nadam", {"learning_rate": 0.125, "beta_1": 0.5, "beta_2": 0.75, "epsilon": 0.25, "momentum_decay": 0.5}),
    ("ftrl", {}), ("ftrl", {"learning_rate": 0.125, "initial_accumulator_value": 0.5, "l1_regularization_strength": 0.25,
                            "l2_regularization_strength": 0.5, "l2_shrinkage_regularization_strength": 0.125, "beta": 0.25}),
    ("adam", {"epsilon": 0.25, "beta_2": 0.75, "epsilon_before_correction": True}),
    ("adamw", {"epsilon": 0.25, "beta_2": 0.75, "epsilon_before_correction": True}),
    ("rmsprop", {"rho": 0.0, "epsilon": 0.25, "epsilon_within_root": True}),
    ("rmsprop", {"rho": 0.75, "momentum": 0.5, "epsilon": 0.25, "epsilon_within_root": True, "initial_mean_square": 1.0}),
    ("adagrad", {"epsilon": 0.25, "epsilon_within_root": True}), ("adamax", {"epsilon": 0.25, "epsilon_outside_maximum": True}),
    ("lion", {}), ("lion", {"learning_rate": 0.125, "beta_1": 0.5, "beta_2": 0.75}),
    ("momentum", {"learning_rate": 0.25, "rate_within_momentum": True}),
    ("nesterov", {"learning_rate": 0.25, "rate_within_momentum": True}),
    ("rmsprop", {"learning_rate": 0.25, "rho": 0.75, "momentum": 0.5, "epsilon": 0.25, "rate_within_momentum": True}),
    ("adam", {"beta_2": 0.25, "amsgrad": True}),
    ("adamw", {"beta_2": 0.25, "epsilon": 0.25, "epsilon_before_correction": True, "amsgrad": True}),
    ("rmsprop", {"rho": 0.75, "centered": True}),
    ("rmsprop", {"rho": 0.75, "momentum": 0.5, "epsilon": 0.25, "epsilon_within_root": True, "centered": True}),
)


def rows(table):
    for kind, given in _KINDS:
        _two_steps(table, kind, given)
    _without_gradient(table)
    _sparse(table)
    _rates(table)
    _minimum(table)
    _refusals(table)


def _two_steps(table, kind, given):
    row = table.row(" ".join([f"optimizer {kind}", *(f"{name}={value}" for name, value in given.items())]))
    row.optimizer("optimizer", kind, given)
    rules, values = {}, {}
    for dtype in ("float32", "float64"):
        row.tensor(f"p_{dtype}", dtype, _P)
        row.variable(f"v_{dtype}", f"p_{dtype}", title=dtype)
        rules[dtype], values[dtype] = Rule(kind, **given), np.array(_P, dtype=_LD)
    for i, g in enumerate(_G):
        for dtype in rules:
            row.tensor(f"g{i}_{dtype}", dtype, g)
        row.do("apply", optimizer="optimizer", gradients=[f"g{i}_{one}" for one in rules], variables=[f"v_{one}" for one in rules])
        for dtype, rule in rules.items():
            values[dtype] = rule.step(values[dtype], np.array(g, dtype=_LD))
            row.read(f"v_{dtype}", f"r{i}_{dtype}")
            row.expect(f"r{i}_{dtype}", dtype, values[dtype], 8)
    for dtype, rule in rules.items():
        for name, slot in rule.slots.items():
            row.do("slot", optimizer="optimizer", variable=f"v_{dtype}", slot=name, **{"as": f"slot_{name}_{dtype}"})
            row.read(f"slot_{name}_{dtype}", f"{name}_{dtype}_value")
            row.expect(f"{name}_{dtype}_value", dtype, slot, 64)


def _without_gradient(table):
    row = table.row("a variable without a gradient stays, and the step counts")
    for name in ("a", "b"):
        row.tensor(f"{name}0", "float64", [1, 2])
        row.variable(name, f"{name}0", title=name)
    row.optimizer("adam", "adam", {"learning_rate": 0.125})
    row.tensor("g", "float64", [1, -3])
    row.do("apply", optimizer="adam", gradients=["g", None], variables=["a", "b"])
    row.do("apply", optimizer="adam", gradients=["g", "g"], variables=["a", "b"])
    for name, first in (("a", 0), ("b", 1)):
        rule, p = Rule("adam", learning_rate=0.125), np.array([1, 2], dtype=_LD)
        rule.t = first
        for _ in range(first, 2):
            p = rule.step(p, np.array([1, -3], dtype=_LD))
        row.read(name, f"{name}1")
        row.expect(f"{name}1", "float64", p, 8)


def _sparse(table):
    for kind in ("gradient_descent", "momentum", "adam", "rmsprop", "adagrad", "adadelta", "adamax", "nadam", "lion"):
        row = table.row(f"optimizer {kind} changes the rows that sparse rows name")
        start = np.array([[1, 2], [3, 4], [5, 6]], dtype=_LD)
        row.tensor("x", "float64", start)
        row.variable("v", "x", title="v")
        row.tensor("i", "int32", [2, 0, 2])
        row.optimizer("optimizer", kind, {"learning_rate": 0.25})
        rule, p = Rule(kind, learning_rate=0.25), start[[0, 2]]
        for step in range(2):
            row.tape(f"t{step}")
            row.read("v", f"a{step}")
            row.op("gather", {"x": f"a{step}", "indices": "i"}, f"y{step}")
            row.op("square", {"x": f"y{step}"}, f"z{step}")
            row.gradient(f"t{step}", f"z{step}", "v", f"g{step}")
            row.do("apply", optimizer="optimizer", gradients=[f"g{step}"], variables=["v"])
            p = rule.step(p, np.array([[2], [4]]) * p)
        row.read("v", "after")
        row.expect("after", "float64", [p[0], start[1], p[1]], 16)


def _rates(table):
    row = table.row("a learning rate that is a variable, then a tensor")
    row.tensor("x", "float32", [1, 2])
    row.variable("v", "x")
    row.tensor("half", "float32", 0.5)
    row.variable("rate", "half", trainable=False)
    row.optimizer("sgd", "gradient_descent")
    row.do("learning_rate", optimizer="sgd", value="rate")
    row.tensor("g", "float32", [1, -1])
    row.do("apply", optimizer="sgd", gradients=["g"], variables=["v"])
    row.tensor("quarter", "float32", 0.25)
    row.do("assign", variable="rate", value="quarter")
    row.do("apply", optimizer="sgd", gradients=["g"], variables=["v"])
    row.read("v", "a")
    row.expect("a", "float32", [0.25, 2.75])
    row.tensor("two", "float64", 2)
    row.do("learning_rate", optimizer="sgd", value="two")
    row.do("apply", optimizer="sgd", gradients=["g"], variables=["v"])
    row.read("v", "b")
    row.expect("b", "float32", [-1.75, 4.75])


def _minimum(table):
    row = table.row("gradient descent down a parabola")
    row.tensor("x", "float32", [4, -8])
    row.variable("v", "x")
    row.optimizer("sgd", "gradient_descent", {"learning_rate": 0.25})
    for i in range(3):
        row.tape(f"t{i}")
        row.read("v", f"a{i}")
        row.op("square", {"x": f"a{i}"}, f"y{i}")
        row.op("sum", {"x": f"y{i}"}, f"loss{i}")
        row.expect(f"loss{i}", "float32", 80 / 4**i)
        row.gradient(f"t{i}", f"loss{i}", "v", f"g{i}")
        row.do("apply", optimizer="sgd", gradients=[f"g{i}"], variables=["v"])
    row.read("v", "last")
    row.expect("last", "float32", [0.5, -1])


def _refusals(table):
    row = table.row("what an optimizer refuses")
    row.tensor("x", "float32", [1, 2])
    row.variable("v", "x")
    row.optimizer("sgd", "gradient_descent", {"learning_rate": 0.5})
    row.tensor("longer", "float32", [1, 2, 3])
    row.tensor("wider", "float64", [1, 2])
    for gradient in ("longer", "wider"):
        row.do("apply", ("INVALID_ARGUMENT",), optimizer="sgd", gradients=[gradient], variables=["v"])
    row.do("apply", ("INVALID_ARGUMENT",), optimizer="sgd", gradients=["x", "x"], variables=["v", "v"])
    row.tensor("n", "int32", [1])
    row.variable("w", "n", trainable=False)
    row.do("apply", ("INVALID_ARGUMENT",), optimizer="sgd", gradients=["n"], variables=["w"])
    row.read("v", "y")
    row.expect("y", "float32", [1, 2])
    row.optimizer("bad", "adam", {"beta_1": 1.0}, error=("INVALID_ARGUMENT",))
    row.optimizer("worse", "adagrad", {"learning_rate": -1.0}, error=("INVALID_ARGUMENT",))
