"""Programs in which loops, functions, tapes, variables and optimizers meet."""

import numpy as np
from mpmath import mp

from . import values
from .functions import call
from .randoms import Stream, take, uniform
from .training import Rule


def rows(table):
    _second_orders(table)
    _loops_with_variables(table)
    _nested(table)
    _sparse(table)
    _random(table)
    _half_precision(table)
    _newton(table)
    _network(table)


def _cube_loop(row):
    """while_loop of x: i + 1 and x * x0, three times from i = 0: x0^4 from x = x0."""
    f = row.function("less", [("i_c", "int32", []), ("x_c", "float64", []), ("x0_c", "float64", [])])
    f.tensor("three", "int32", 3)
    f.op("less", {"x1": "i_c", "x2": "three"}, "go_on")
    f.results("go_on")
    f = row.function("times", [("i_b", "int32", []), ("x_b", "float64", []), ("x0_b", "float64", [])])
    f.tensor("one", "int32", 1)
    f.op("add", {"x1": "i_b", "x2": "one"}, "i_next")
    f.op("multiply", {"x1": "x_b", "x2": "x0_b"}, "x_next")
    f.results("i_next", "x_next")
    return {"cond": "less", "body": "times", "num_invariants": 1}


def _second_orders(table):
    for traced in (False, True):
        row = table.row(f"the second derivative of a loop{' in a function' if traced else ''}")
        given = _cube_loop(row)
        if traced:
            f = row.function("f", [("x", "float64", [])])
            f.tensor("i", "int32", 0)
            f.op("while_loop", {"inputs": ["i", "x", "x"], **given}, ["n", "y"])
            f.results("y")
        row.tensor("a", "float64", 3)
        row.tape("outer", "a")
        row.tape("inner", "a")
        if traced:
            call(row, "f", ["a"], "b")
        else:
            row.tensor("zero", "int32", 0)
            row.op("while_loop", {"inputs": ["zero", "a", "a"], **given}, ["last", "b"])
        row.gradient("inner", "b", "a", "d_a")
        row.gradient("outer", "d_a", "a", "d2_a")
        row.expect("b", "float64", 81)
        row.expect("d_a", "float64", 108)
        row.expect("d2_a", "float64", 108)
    row = table.row("the second derivative of a scan")
    f = row.function("f", [("c_f", "float64", []), ("x_f", "float64", [])])
    f.op("multiply", {"x1": "c_f", "x2": "x_f"}, "p_f")
    f.results("p_f", "p_f")
    row.tensor("c", "float64", 1)
    row.tensor("x", "float64", [2, 3, 5])
    row.tape("outer", "x")
    row.tape("inner", "x")
    row.op("scan", {"inputs": ["c", "x"], "function": "f", "num_carries": 1}, ["last", "all"])
    row.op("square", {"x": "last"}, "y")  # (x0 x1 x2)^2
    row.gradient("inner", "y", "x", "d")
    row.gradient("outer", "d", "x", "d2")
    p, x = 30, np.array([2, 3, 5.0])
    row.expect("all", "float64", [2, 6, 30])
    row.expect("d", "float64", 2 * p * p / x, 4)
    # The sum of a row of the Hessian: 2 p^2 / x_i^2 on the diagonal and 4 p^2 / (x_i x_j) elsewhere.
    hessian = 4 * p * p / np.outer(x, x) - np.diag(2 * p * p / x**2)
    row.expect("d2", "float64", hessian.sum(0), 8)
    row = table.row("the third derivative of a function")
    f = row.function("f", [("x", "float64", [])])
    f.op("exp", {"x": "x"}, "e")
    f.op("multiply", {"x1": "e", "x2": "x"}, "y")
    f.results("y")
    row.tensor("a", "float64", 0.5)
    for i in range(3):
        row.tape(f"t{i}", "a")
    call(row, "f", ["a"], "d0")
    for i in range(3):
        row.gradient(f"t{2 - i}", f"d{i}", "a", f"d{i + 1}")
    for i in range(4):
        row.expect(f"d{i}", "float64", (mp.mpf(0.5) + i) * mp.exp(0.5), 8)


def _loops_with_variables(table):
    row = table.row("gradients of a loop's variable, which each iteration reads")
    row.tensor("w0", "float32", 2)
    row.variable("w", "w0", title="w")
    f = row.function("f", [("c_f", "float32", []), ("x_f", "float32", [])])
    f.read("w", "w_f")
    f.op("multiply", {"x1": "c_f", "x2": "w_f"}, "p_f")
    f.op("add", {"x1": "p_f", "x2": "x_f"}, "s_f")
    f.results("s_f")
    row.tensor("c", "float32", 1)
    row.tensor("x", "float32", [10, 20])
    for i, traced in enumerate((False, True)):
        inputs = {"inputs": ["c", "x"], "function": "f", "num_carries": 1}
        if traced:
            g = row.function("g", [("c_g", "float32", []), ("x_g", "float32", [-1])])
            g.op("scan", {**inputs, "inputs": ["c_g", "x_g"]}, "y_g")
            g.results("y_g")
        row.tape(f"t{i}", "c", "x")
        if traced:
            call(row, "g", ["c", "x"], f"y{i}")
        else:
            row.op("scan", inputs, f"y{i}")
        row.gradient(f"t{i}", f"y{i}", ["w", "c", "x"], [f"d_w{i}", f"d_c{i}", f"d_x{i}"])
        row.expect(f"y{i}", "float32", (1 * 2 + 10) * 2 + 20)
        row.expect(f"d_w{i}", "float32", (1 * 2 + 10) + 2 * 1)
        row.expect(f"d_c{i}", "float32", 4)
        row.expect(f"d_x{i}", "float32", [2, 1])
    row = table.row("a loop that assigns a variable in each iteration")
    row.tensor("zero", "int64", 0)
    row.variable("sum", "zero", trainable=False)
    f = row.function("f", [("x_f", "int64", [])])
    f.do("assign_add", variable="sum", value="x_f")
    f.read("sum", "so_far")
    f.results("so_far")
    g = row.function("g", [("x_g", "int64", [-1])])
    g.op("map", {"inputs": ["x_g"], "function": "f"}, "y_g")
    g.results("y_g")
    row.tensor("x", "int64", [1, 2, 3])
    for i, expected in enumerate(([1, 3, 6], [7, 9, 12])):
        call(row, "g", ["x"], f"y{i}")
        row.expect(f"y{i}", "int64", expected)


def _nested(table):
    row = table.row("a branch in a loop in a function: Collatz")
    f = row.function("even", [("n_e", "int64", [])])
    f.tensor("two", "int64", 2)
    f.op("floor_divide", {"x1": "n_e", "x2": "two"}, "half")
    f.results("half")
    f = row.function("odd", [("n_o", "int64", [])])
    f.tensor("three", "int64", 3)
    f.tensor("one_o", "int64", 1)
    f.op("multiply", {"x1": "n_o", "x2": "three"}, "triple")
    f.op("add", {"x1": "triple", "x2": "one_o"}, "more")
    f.results("more")
    f = row.function("not_one", [("n_c", "int64", [])])
    f.tensor("one_c", "int64", 1)
    f.op("not_equal", {"x1": "n_c", "x2": "one_c"}, "go_on")
    f.results("go_on")
    f = row.function("next", [("n_b", "int64", [])])
    f.tensor("two_b", "int64", 2)
    f.op("remainder", {"x1": "n_b", "x2": "two_b"}, "rest")
    f.op("cond", {"inputs": ["rest", "n_b"], "then_branch": "odd", "else_branch": "even"}, "n_next")
    f.results("n_next", "n_b")
    f = row.function("collatz", [("n", "int64", [])])
    f.op("while_loop", {"inputs": ["n"], "cond": "not_one", "body": "next"}, ["last", "path"])
    f.results("path")
    path, n = [], 7
    while n != 1:
        path.append(n)
        n = 3 * n + 1 if n % 2 else n // 2
    row.tensor("seven", "int64", 7)
    call(row, "collatz", ["seven"], "y")
    row.expect("y", "int64", path)
    row = table.row("a function under a tape under a tape in a function")
    f = row.function("cube", [("x_f", "float64", [])])
    f.op("square", {"x": "x_f"}, "xx")
    f.op("multiply", {"x1": "xx", "x2": "x_f"}, "xxx")
    f.results("xxx")
    g = row.function("second", [("x_g", "float64", [])])
    g.tape("outer", "x_g")
    g.tape("inner", "x_g")
    call(g, "cube", ["x_g"], "y")
    g.gradient("inner", "y", "x_g", "d")
    g.gradient("outer", "d", "x_g", "d2")
    g.results("y", "d", "d2")
    row.tensor("a", "float64", 2)
    row.tape("tape", "a")
    call(row, "second", ["a"], "b0", "b1", "b2")
    row.gradient("tape", ["b2"], ["a"], ["b3"])
    for i, expected in enumerate((8, 12, 12, 6)):
        row.expect(f"b{i}", "float64", expected)


def _sparse(table):
    row = table.row("sparse rows from a function, and an optimizer that takes them in a function")
    start = [[1, 2], [3, 4], [5, 6]]
    row.tensor("x", "float32", start)
    row.variable("v", "x", title="v")
    f = row.function("f", [("i_f", "int32", [-1])])
    f.read("v", "rows")
    f.op("gather", {"x": "rows", "indices": "i_f"}, "y_f")
    f.results("y_f")
    row.tensor("i", "int32", [1, 1, 0])
    row.tape("tape")
    call(row, "f", ["i"], "y")
    row.gradient("tape", "y", "v", "g")
    row.do("sparse", value="g", **{"is": True})
    row.expect("g", "float32", [[1, 1], [2, 2], [0, 0]])
    row.optimizer("sgd", "gradient_descent", {"learning_rate": 0.5})
    s = row.function("step", [("i_s", "int32", [-1])])
    s.tape("inner")
    s.read("v", "rows_s")
    s.op("gather", {"x": "rows_s", "indices": "i_s"}, "y_s")
    s.gradient("inner", "y_s", "v", "g_s")
    s.do("apply", optimizer="sgd", gradients=["g_s"], variables=["v"])
    s.results()
    call(row, "step", ["i"])
    row.read("v", "after")
    row.expect("after", "float32", np.array(start) - [[0.5, 0.5], [1, 1], [0, 0]])


def _random(table):
    row = table.row("random numbers in a loop come from the stream, one iteration after the other")
    f = row.function("f", [("x_f", "float32", [])])
    f.op("random_uniform", {"shape": [2]}, "u")
    f.op("add", {"x1": "u", "x2": "x_f"}, "y_f")
    f.results("y_f")
    row.tensor("x", "float32", [0, 0, 0])
    stream = Stream(77)
    row.do("seed", value=77)
    row.op("map", {"inputs": ["x"], "function": "f"}, "y")
    row.expect("y", "float32", [uniform(stream.words(2)) for _ in range(3)])
    row = table.row("dropout in a function: new at each call, the same forward and backward")
    f = row.function("f", [("x_f", "float32", [-1])])
    f.op("dropout", {"x": "x_f"}, "y_f")
    f.results("y_f")
    row.tensor("x", "float32", np.ones(16))
    stream = Stream(78)
    row.do("seed", value=78)
    for i in range(2):
        row.tape(f"t{i}", "x")
        call(row, "f", ["x"], f"y{i}")
        row.gradient(f"t{i}", f"y{i}", "x", f"d{i}")
        kept = [2.0 * (w < 2**31) for w in stream.words(16)]
        row.expect(f"y{i}", "float32", kept)
        row.expect(f"d{i}", "float32", kept)
    row = table.row("dropout of a seed of its own in a function is the same at each call")
    f = row.function("f", [("x_f", "float64", [])])
    f.op("broadcast_to", {"x": "x_f", "shape": [8]}, "wide")
    f.op("dropout", {"x": "wide", "rate": 0.25, "seed": 6}, "y_f")
    f.results("y_f")
    row.tensor("x", "float64", 3)
    for i in range(2):
        call(row, "f", ["x"], f"y{i}")
        row.expect(f"y{i}", "float64", [4.0 * (w < 0.75 * 2**32) for w in take(6, 8)], 1)


def _half_precision(table):
    for dtype in ("float16", "bfloat16"):
        row = table.row(f"optimizer adam of {dtype}: slots are float32")
        start = [1, -2, 0.5]
        row.tensor("x", dtype, start)
        row.variable("v", "x", title="v")
        row.optimizer("adam", "adam", {"learning_rate": 0.125})
        rule, p = Rule("adam", learning_rate=0.125), np.array(start, dtype=np.longdouble)
        for i, g in enumerate(([0.5, -1, 2], [1, 0.25, -4])):
            row.tensor(f"g{i}", dtype, g)
            row.do("apply", optimizer="adam", gradients=[f"g{i}"], variables=["v"])
            p = values.wide(dtype, rule.step(p, np.array(g, dtype=np.longdouble)))
        row.read("v", "after")
        row.expect("after", dtype, p, 1)
        for name in ("m", "v"):
            row.do("slot", optimizer="adam", variable="v", slot=name, **{"as": f"slot_{name}"})
            row.read(f"slot_{name}", f"{name}_value")
            row.expect(f"{name}_value", "float32", rule.slots[name], 16)


def _newton(table):
    row = table.row("Newton's method in a loop: the root of 2, and its derivative")
    f = row.function("go_on", [("i_c", "int32", []), ("x_c", "float64", []), ("a_c", "float64", [])])
    f.tensor("six", "int32", 6)
    f.op("less", {"x1": "i_c", "x2": "six"}, "more")
    f.results("more")
    f = row.function("step", [("i_b", "int32", []), ("x_b", "float64", []), ("a_b", "float64", [])])
    f.tensor("one", "int32", 1)
    f.tensor("half", "float64", 0.5)
    f.op("add", {"x1": "i_b", "x2": "one"}, "i_next")
    f.op("divide", {"x1": "a_b", "x2": "x_b"}, "q")
    f.op("add", {"x1": "x_b", "x2": "q"}, "s")
    f.op("multiply", {"x1": "s", "x2": "half"}, "x_next")
    f.results("i_next", "x_next")
    row.tensor("i", "int32", 0)
    row.tensor("x", "float64", 1)
    row.tensor("a", "float64", 2)
    row.tape("tape", "a")
    row.op("while_loop", {"inputs": ["i", "x", "a"], "cond": "go_on", "body": "step", "num_invariants": 1}, ["n", "root"])
    row.gradient("tape", "root", "a", "d")
    row.expect("root", "float64", mp.sqrt(2), 2)
    row.expect("d", "float64", 1 / (2 * mp.sqrt(2)), 16)


def _network(table):
    """Two layers, a loss over classes, and the gradients of all four variables, by matrices."""
    x = np.array([[1, 2], [-1, 0.5], [0.25, -3]], dtype=np.longdouble)
    w1 = np.array([[0.5, -1, 0.25], [1, 0.75, -0.5]], dtype=np.longdouble)
    b1 = np.array([0.125, 0, -0.25], dtype=np.longdouble)
    w2 = np.array([[1, -0.5], [0.25, 2], [-1, 0.5]], dtype=np.longdouble)
    b2 = np.array([0, 0.5], dtype=np.longdouble)
    labels = [0, 1, 1]
    h = np.tanh(x @ w1 + b1)
    z = h @ w2 + b2
    log_p = z - np.log(np.exp(z).sum(1, keepdims=True))
    loss = -log_p[range(3), labels]
    d_z = (np.exp(log_p) - np.eye(2)[labels]) / 3
    d_h = (d_z @ w2.T) * (1 - h * h)
    gradients = {"w1": x.T @ d_h, "b1": d_h.sum(0), "w2": h.T @ d_z, "b2": d_z.sum(0)}
    for traced in (False, True):
        row = table.row(f"a network of two layers and its gradients{' in a function' if traced else ''}")
        row.tensor("x", "float64", x)
        row.tensor("labels", "int32", labels)
        for name, value in (("w1", w1), ("b1", b1), ("w2", w2), ("b2", b2)):
            row.tensor(f"{name}_0", "float64", value)
            row.variable(name, f"{name}_0", title=name)
        if traced:
            f = row.function("f", [("x_f", "float64", [-1, 2]), ("labels_f", "int32", [-1])])
            _forward(f, "x_f", "labels_f")
            f.results("mean")
        row.tape("tape")
        if traced:
            call(row, "f", ["x", "labels"], "loss")
        else:
            _forward(row, "x", "labels")
        target = "loss" if traced else "mean"
        row.gradient("tape", target, list(gradients), [f"d_{name}" for name in gradients])
        row.expect(target, "float64", loss.mean(), 8)
        for name, value in gradients.items():
            row.expect(f"d_{name}", "float64", value, 256)


def _forward(steps, x, labels):
    for name in ("w1", "b1", "w2", "b2"):
        steps.read(name, f"{name}_r")
    steps.op("matmul", {"x1": x, "x2": "w1_r"}, "a")
    steps.op("bias_add", {"x": "a", "bias": "b1_r"}, "b")
    steps.op("tanh", {"x": "b"}, "h")
    steps.op("matmul", {"x1": "h", "x2": "w2_r"}, "c")
    steps.op("add", {"x1": "c", "x2": "b2_r"}, "z")
    steps.op("sparse_softmax_cross_entropy_with_logits", {"logits": "z", "labels": labels}, "losses")
    steps.op("mean", {"x": "losses"}, "mean")
