import collections

import numpy as np
import pytest

import eager
from eager import _core

Pair = collections.namedtuple("Pair", "a b")
both = pytest.mark.parametrize("decorate", [lambda f: f, eager.function], ids=["eager", "traced"])


def c(values, dtype=None):
    return eager.constant(values, dtype)


def gradients(f, *xs):
    with eager.GradientTape() as tape:
        for x in xs:
            tape.watch(x)
        y = f(*xs)
    return [None if g is None else g.numpy().tolist() for g in tape.gradient(y, list(xs))]


# ---- cond


@both
def test_cond(decorate):
    f = decorate(lambda x, y: eager.cond(x > y, lambda: x * 2, lambda: y * 3))
    assert f(c(5.0), c(1.0)).item() == 10 and f(c(1.0), c(5.0)).item() == 15
    assert gradients(f, c(5.0), c(1.0))[0] == 2 and gradients(f, c(1.0), c(5.0))[1] == 3


@both
def test_cond_with_operands_and_structures(decorate):
    @decorate
    def f(p, d):
        return eager.cond(p, lambda d: {"s": [d["x"] + 1, None], "t": Pair(d["y"], 2.0)},
                          lambda d: {"s": [d["y"], None], "t": Pair(d["x"], d["y"])}, d)

    d = {"x": c(1.0), "y": c(10.0)}
    out = f(c(True), d)
    assert out["s"][0].item() == 2 and out["s"][1] is None and isinstance(out["t"], Pair) and float(out["t"].b) == 2
    out = f(c(False), d)
    assert out["s"][0].item() == 10 and out["t"].a.item() == 1 and out["t"].b.item() == 10


def test_only_one_branch_runs():
    a, b = eager.Variable(0), eager.Variable(0)
    f = eager.function(lambda p: eager.cond(p, lambda: (a.assign_add(1), c(0))[1], lambda: (b.assign_add(1), c(0))[1]))
    for p in (True, True, False):
        f(c(p))
    assert (a.numpy(), b.numpy()) == (2, 1)


def test_cond_over_a_value_is_pythons():
    ran = []
    f = eager.function(lambda x: eager.cond(c(1.0) > 0, lambda: ran.append("t") or x, lambda: ran.append("f") or 3))
    assert f(c(2.0)).item() == 2 and ran == ["t"]
    assert eager.cond(True, lambda: "any", lambda: 1 / 0) == "any"
    v = eager.Variable(True)
    g = eager.function(lambda x: eager.cond(v, lambda: x, lambda: -x))
    assert g(c(1.0)).item() == 1
    v.assign(False)
    assert g(c(1.0)).item() == -1


def test_numbers_take_the_other_branchs_dtype():
    f = eager.function(lambda x: eager.cond(x > 0, lambda: 0, lambda: x))
    g = eager.function(lambda x: eager.cond(x > 0, lambda: x, lambda: 0))
    for dtype in ("float64", "int32", "float16"):
        assert f(c(1, dtype)).dtype == dtype and g(c(-1, dtype)).dtype == dtype
        assert f(c(-1, dtype)).item() == -1 and g(c(-1, dtype)).item() == 0


@pytest.mark.parametrize("narrow, wide, dtype", [(1, 2.5, "float32"), (True, 2, "int32"), (1, 2j, "complex64"), (1, 2, "int32")])
def test_two_numbers_take_the_wider_type(narrow, wide, dtype):
    f = eager.function(lambda p: (eager.cond(p, lambda: narrow, lambda: wide), eager.cond(p, lambda: wide, lambda: narrow)))
    for p in (True, False):
        a, b = f(eager.constant(p))
        assert a.dtype == b.dtype == dtype and (a.item(), b.item()) == ((narrow, wide) if p else (wide, narrow))


def test_branches_that_do_not_fit():
    x = c(1.0)
    for other in (lambda: (x, x), lambda: None, lambda: [x]):
        with pytest.raises((ValueError, TypeError)):
            eager.function(lambda y: eager.cond(y > 0, lambda: y, other))(x)
    for other in (lambda: c([1.0]), lambda: c(1)):
        with pytest.raises(eager.errors.InvalidArgumentError):
            eager.function(lambda y: eager.cond(y > 0, lambda: y, other))(x)
    assert not _core.is_tracing()


def test_an_exception_in_a_branch():
    class Mine(Exception):
        pass

    def fail():
        raise Mine

    with pytest.raises(Mine):
        eager.function(lambda x: eager.cond(x > 0, lambda: x, fail))(c(1.0))
    assert not _core.is_tracing()


def test_different_captures_and_branches_that_give_them_back():
    @eager.function
    def f(p, x, y, z):
        a, b = x + 1, y + 2
        return eager.cond(p, lambda: (a, z * b), lambda: (y, a))

    assert [t.item() for t in f(c(True), c(1.0), c(2.0), c(3.0))] == [2, 12]
    assert [t.item() for t in f(c(False), c(1.0), c(2.0), c(3.0))] == [2, 2]


def test_nested_conds_capture_from_all_levels():
    @eager.function
    def f(x, y):
        return eager.cond(x > 0, lambda: eager.cond(y > 0, lambda: x + y, lambda: x - y),
                          lambda: eager.cond(y > 0, lambda: y * 2, lambda: x * y))

    for x, y in [(1.0, 2.0), (1.0, -2.0), (-1.0, 2.0), (-3.0, -2.0)]:
        expected = (x + y if y > 0 else x - y) if x > 0 else (y * 2 if y > 0 else x * y)
        assert f(c(x), c(y)).item() == expected
    assert gradients(f, c(-3.0), c(-2.0)) == [-2, -3]
    assert f.traces == 1


# ---- while_loop


@both
def test_while_loop(decorate):
    def collatz(n):
        return eager.while_loop(lambda n, k: n != 1,
                                lambda n, k: (eager.where(n % 2 == 0, n // 2, 3 * n + 1), k + 1), (n, c(0)))[1]

    f = decorate(collatz)
    assert f(c(27)).item() == 111 and f(c(1)).item() == 0


@both
def test_while_loop_structures_numbers_and_closures(decorate):
    @decorate
    def f(x, w):
        bound = w * 10
        return eager.while_loop(lambda s: eager.sum(s["x"]) < bound, lambda s: {"x": s["x"] * w, "n": s["n"] + 1, "none": None},
                                {"n": 0, "x": x, "none": None})

    out = f(c([1.0, 1.0]), c(3.0))
    assert out["x"].tolist() == [27, 27] and out["n"].item() == 3 and out["none"] is None


@both
def test_while_loop_gradients_reach_closures(decorate):
    f = decorate(lambda x, w: eager.while_loop(lambda i, y: i < 3, lambda i, y: (i + 1, y * w), (c(0), x))[1])
    assert gradients(f, c(2.0), c(3.0)) == [27, 54]


@both
def test_while_loop_limits_and_forms(decorate):
    f = decorate(lambda x: eager.while_loop(lambda y: y > -1, lambda y: y + 1, [x], maximum_iterations=4))
    assert f(c(0.0))[0].item() == 4
    f = decorate(lambda x: eager.while_loop(lambda y: y < 3, lambda y: y + 1, x))
    assert f(c(0.0)).item() == 3
    f = decorate(lambda x: eager.while_loop(lambda y: y < 3, lambda y: (y + 1,), (x,)))
    assert f(c(0.0))[0].item() == 3 and f(c(7.0))[0].item() == 7


def test_while_loop_whose_dims_change():
    f = eager.function(lambda x: eager.while_loop(lambda i, y: i < 3, lambda i, y: (i + 1, eager.concat([y, y], axis=0)), (c(0), x))[1])
    assert f(c([1.0, 2.0])).shape == (16,)


@both
def test_while_loop_bodies_that_do_not_fit(decorate):
    for body in (lambda y: (y, y), lambda y: None, lambda y: {"y": y}):
        with pytest.raises((ValueError, TypeError)):
            decorate(lambda x: eager.while_loop(lambda y: y < 3, body, [x]))(c(1.0))
    assert not _core.is_tracing()


def test_while_loop_in_a_trace_refuses_other_dtypes():
    with pytest.raises(eager.errors.InvalidArgumentError):
        eager.function(lambda x: eager.while_loop(lambda y: y < 3, lambda y: eager.cast(y, "int32"), x))(c(1.0))


def test_loops_in_loops_and_effects():
    total = eager.Variable(0)

    @eager.function
    def f(n, m):
        def outer(i):
            eager.while_loop(lambda j: j < m, lambda j: (total.assign_add(1), j + i * 0 + 1)[1], c(0))
            return i + 1

        return eager.while_loop(lambda i: i < n, outer, c(0))

    f(c(3), c(4))
    assert total.numpy() == 12


# ---- map_fn, scan


@both
def test_map_fn(decorate):
    f = decorate(lambda xs, w: eager.map_fn(lambda x: eager.sum(x * w), xs))
    xs, w = c([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]), c([1.0, 10.0])
    assert f(xs, w).tolist() == [21, 43, 65]
    dx, dw = gradients(f, xs, w)
    assert dx == [[1, 10]] * 3 and dw == [9, 12]


@both
def test_map_fn_of_structures(decorate):
    f = decorate(lambda d: eager.map_fn(lambda s: (s["a"] + s["b"], {"n": s["a"], "k": 1}), d))
    s, rest = f({"a": c([1.0, 2.0]), "b": c([10.0, 20.0])})
    assert s.tolist() == [11, 22] and rest["n"].tolist() == [1, 2] and rest["k"].tolist() == [1, 1]


@both
def test_map_fn_of_nothing(decorate):
    f = decorate(lambda xs: eager.map_fn(lambda x: eager.sum(x) + 1, xs))
    out = f(eager.zeros([0, 3]))
    assert out.shape == (0,) and out.dtype == eager.float32


def test_map_fn_errors():
    for bad in (c(1.0), [], (c([1.0]), c([1.0, 2.0]))):
        with pytest.raises(ValueError):
            eager.map_fn(lambda x: x, bad)
        with pytest.raises(ValueError):
            eager.function(lambda: eager.map_fn(lambda x: x, bad))()


@both
@pytest.mark.parametrize("reverse", [False, True])
def test_scan(decorate, reverse):
    f = decorate(lambda init, xs, w: eager.scan(lambda s, x: (s * w + x, [s, x]), init, xs, reverse=reverse))
    xs = [1.0, 2.0, 3.0]
    total, (states, same) = f(c(1.0), c(xs), c(2.0))
    expected, state = [], 1.0
    for x in reversed(xs) if reverse else xs:
        expected.append(state)
        state = state * 2 + x
    assert total.item() == state and same.tolist() == xs
    assert states.tolist() == (expected[::-1] if reverse else expected)


@both
def test_scan_gradients(decorate):
    f = decorate(lambda init, xs, w: eager.scan(lambda s, x: (s * w + x, s), init, xs)[0])
    assert gradients(f, c(1.0), c([1.0, 2.0]), c(3.0)) == [9, [3, 1], 7]


@both
def test_scan_without_xs_and_without_steps(decorate):
    f = decorate(lambda x: eager.scan(lambda s, nothing: (s * 2, s), x, None, length=4))
    total, ys = f(c(1.0))
    assert total.item() == 16 and ys.tolist() == [1, 2, 4, 8]
    g = decorate(lambda x, xs: eager.scan(lambda s, v: (s + v, s), x, xs))
    total, ys = g(c(1.0), eager.zeros([0]))
    assert total.item() == 1 and ys.shape == (0,)


@both
def test_scan_errors(decorate):
    with pytest.raises(ValueError):
        decorate(lambda: eager.scan(lambda s, x: (s, x), c(1.0), None))()
    with pytest.raises(ValueError):
        decorate(lambda: eager.scan(lambda s, x: (s, x), c(1.0), c([1.0, 2.0]), length=3))()
    with pytest.raises(TypeError):
        decorate(lambda x: eager.scan(lambda s, x: s, c(1.0), x))(c([1.0, 2.0]))
    with pytest.raises((TypeError, ValueError)):
        decorate(lambda x: eager.scan(lambda s, x: ((s, s), x), c(1.0), x))(c([1.0, 2.0]))


def test_an_rnn_is_the_eager_one():
    w = eager.Variable(np.float32([[0.1, 0.2], [0.3, 0.4]]))

    def rnn(xs, h):
        return eager.scan(lambda h, x: (eager.tanh(h @ w + x),) * 2, h, xs)[1]

    xs, h = c(np.float32(np.arange(12).reshape(3, 2, 2)) / 10), eager.zeros([2, 2])

    def both_of(f):
        with eager.GradientTape() as tape:
            y = f(xs, h)
        return y.numpy(), tape.gradient(y, w).numpy()

    for a, b in zip(both_of(rnn), both_of(eager.function(rnn))):
        np.testing.assert_allclose(a, b, rtol=1e-6)


def test_unknown_dims():
    f = eager.function(lambda xs: (eager.map_fn(lambda x: x + 1, xs), eager.scan(lambda s, x: (s + x, s), c(0.0), xs)[0]),
                       input_signature=[eager.TensorSpec([None])])
    for n in (0, 1, 5):
        mapped, total = f(eager.ones([n]))
        assert mapped.shape == (n,) and total.item() == n


def test_saved_control_flow(tmp_path):
    f = eager.function(lambda n: eager.while_loop(lambda i, s: i < n, lambda i, s: (i + 1, s + n), (0, 0))[1])
    assert f(c(5)).item() == 25
    eager.save(f, tmp_path / "f")
    assert eager.load(tmp_path / "f")(c(6)).item() == 36


def test_whatever_takes_tensors_takes_the_enclosing_functions():
    v, w = eager.Variable(1.0), eager.Variable(1.0)
    optimizer = eager.optimizers.SGD(0.5)

    @eager.custom_gradient
    def thrice(x):
        return x * 3, lambda dy: dy * 5

    @eager.function
    def f(p, x):
        def branch():
            v.assign(x)
            optimizer.apply_gradients([(x, w)])
            with eager.GradientTape() as tape:
                tape.watch(x)
                y = x * x * x
            return tape.gradient(y, x, output_gradients=x), thrice(x)

        return eager.cond(p, branch, lambda: (x, x))

    assert [t.item() for t in f(c(True), c(2.0))] == [24, 6]
    assert v.numpy() == 2 and w.numpy() == 0
    x = c(2.0)
    with eager.GradientTape() as tape:
        tape.watch(x)
        y = f(c(False), x)[1]
    assert tape.gradient(y, x).item() == 1


def test_captures_in_all_kinds_of_bodies():
    @eager.function
    def f(xs, w):
        k = w * 2
        mapped = eager.map_fn(lambda x: eager.scan(lambda s, y: (s + y * k, eager.cond(y > w, lambda: k, lambda: s)), x, xs)[1], xs)
        return eager.while_loop(lambda i, m: i < w, lambda i, m: (i + 1, m + k), (0.0, mapped))[1]

    def expected(xs, w):
        k, rows = 2 * w, []
        for x in xs:
            s, row = x, []
            for y in xs:
                row.append(k if y > w else s)
                s = s + y * k
            rows.append(row)
        i = 0.0
        while i < w:
            rows, i = [[r + k for r in row] for row in rows], i + 1
        return rows

    for xs, w in ([1.0, 2.0, 3.0], 2.0), ([1.0, 0.0, 5.0], 1.0):
        assert f(c(xs), c(w)).tolist() == expected(xs, w)
    assert f.traces == 1


def test_captures_leave_nothing_in_the_graph():
    f = eager.function(lambda x, y: eager.cond(x > 0, lambda: (x + y, y), lambda: (x, y)))
    f(c(1.0), c(2.0))
    text = str(f.graph)
    assert "identity" not in text and text.count("add(") == 1
