"""Traced functions that close over tensors from outside: constants, or inputs where a tape watches them."""
import numpy as np
import pytest

import eager

W = eager.constant([2., 3.])
V = eager.constant(0.5)
X = eager.constant([1., -1.])


@eager.function
def inner(x):
    return x * W


class Holder:
    def __init__(self):
        self.w = eager.constant([2., 3.])

    @eager.function
    def method(self, x):
        return x * self.w


FUNCTIONS = {
    "one op": lambda x: x * W,
    "ops on values": lambda x: x * (W * 2. + eager.exp(V)) + eager.sum(W) * V,
    "ops before symbols": lambda x: eager.matmul(eager.reshape(x, [1, 2]), eager.reshape(W * V, [2, 1])),
    "the tensor itself": lambda x: (x, W)[1],
    "no input used": lambda x: W * V,
    "another function": lambda x: inner(x) * V + inner(W),
    "a new function": lambda x: eager.function(lambda y: y * W * V)(x),
    "cond": lambda x: eager.cond(eager.sum(x) < 1., lambda: x * W * V, lambda: x * V + W),
    "while_loop": lambda x: eager.while_loop(lambda i, a: i < 3, lambda i, a: (i + 1, a * W + V), (0, x))[1],
    "scan": lambda x: eager.scan(lambda c, s: (c * V + s * W, c), W, x)[1],
    "map_fn": lambda x: eager.map_fn(lambda s: s * W * W, x),
    "nested": lambda x: eager.cond(eager.sum(x) < 1., lambda: eager.map_fn(lambda s: s * inner(W) * V, x), lambda: eager.stack([W * V, x])),
    "weak scalars": lambda x: (3. * W + 1) / (V - 2) * x,
    "lists": lambda x: eager.stack([W[0], x[1], V]) * eager.concat([[1.], W], axis=0),
    "stop_gradient": lambda x: x * W * eager.stop_gradient(W) + V,
    "custom_gradient": lambda x: eager.custom_gradient(lambda y: (y * W, lambda dy: dy * 3. * V))(x * V) + W,
    "py_function": lambda x: eager.py_function(lambda a: a * a, [x * W], eager.float32, shapes=[2]) * V,
}


def gradient(f, source):
    """Returns the gradient of f(X) by a tensor that f closes over."""
    with eager.GradientTape() as tape:
        tape.watch(source)
        y = f(X)
    return tape.gradient(y, source)


def second_order(f, sources):
    """Returns the gradient of the sum of squares of the first gradients, with zeros for unconnected sources."""
    with eager.GradientTape() as outer:
        outer.watch(sources)
        with eager.GradientTape() as tape:
            tape.watch(sources)
            y = eager.sum(f(X) ** 2)
        first = tape.gradient(y, sources, unconnected_gradients="zero")
        total = sum(eager.sum(g * g) for g in first)
    return outer.gradient(total, sources, unconnected_gradients="zero")


@pytest.mark.parametrize("sources", [[W, V], [W], [X, W, V]])
@pytest.mark.parametrize("name", list(FUNCTIONS))
def test_gradients_are_those_of_the_eager_code(name, sources):
    results = []
    for f in (FUNCTIONS[name], eager.function(FUNCTIONS[name])):
        with eager.GradientTape() as tape:
            tape.watch(sources)
            y = f(X)
        found = tape.gradient(y, sources)
        assert any(g is not None for g in found)
        results.append([y, *found, *second_order(f, sources)])
    for eagerly, traced in zip(*results):
        assert (eagerly is None) == (traced is None)
        if eagerly is not None:
            np.testing.assert_allclose(traced.numpy(), eagerly.numpy(), rtol=1e-5)


def test_one_trace_for_each_way():
    seen = []

    @eager.function
    def f(x):
        seen.append(W.numpy().tolist())  # W keeps its value while f is traced
        return x * W

    for _ in range(3):
        assert gradient(f, W).tolist() == [1., -1.]
    assert f.traces == 1 and seen == [[2., 3.]]
    for _ in range(3):
        assert f(X).tolist() == [2., -3.]
        assert gradient(f, X).tolist() == [2., 3.]
    assert f.traces <= 2
    for _ in range(3):
        assert gradient(f, W).tolist() == [1., -1.]
    assert f.traces <= 2


def test_a_constant_first_and_watched_later():
    @eager.function
    def f(x):
        return x * W * V

    assert f(X).tolist() == [1., -1.5] and f(X).tolist() == [1., -1.5]
    for source, expected in ((W, [0.5, -0.5]), (V, -1.), (W, [0.5, -0.5])):
        for _ in range(2):
            assert gradient(f, source).tolist() == expected
    assert f.traces == 3  # with neither, W or V as an input
    assert f(X).tolist() == [1., -1.5] and f.traces == 3


def test_few_traces_serve_all_sets_of_watched_tensors():
    tensors = [eager.constant(float(i)) for i in range(1, 6)]

    @eager.function
    def f(x):
        for t in tensors:
            x = x * t
        return x

    for bits in [*range(32), *range(31, -1, -1)]:
        watched = [t for i, t in enumerate(tensors) if bits >> i & 1]
        with eager.GradientTape(persistent=True) as tape:
            tape.watch(watched)
            y = f(eager.constant(1.))
        for i, t in enumerate(tensors):
            g = tape.gradient(y, t)
            assert (g.item() == pytest.approx(120 / (i + 1))) if bits >> i & 1 else g is None
    assert f.traces <= 6 and len(f._groups) == 2


def test_a_graph_that_has_it_as_a_constant_does_not_hide_it():
    constant = eager.function(lambda x: x * W).get_concrete_function(X)
    for f in (lambda x: constant(x) * W, lambda x: W * constant(x), lambda x: eager.cond(x[0] > 0., lambda: constant(x), lambda: x) * W):
        traced = eager.function(f)
        for _ in range(2):
            assert gradient(traced, W).tolist() == [2., -3.]


def test_what_was_computed_under_the_tape_is_watched():
    x = eager.constant(3.)
    with eager.GradientTape() as tape:
        tape.watch(x)
        h = x * x
        y = eager.function(lambda a: a * h)(x)
    assert tape.gradient(y, x).item() == 27.


def test_a_tape_that_is_paused_or_has_ended_does_not_watch():
    f = eager.function(lambda x: x * W)
    with eager.GradientTape() as tape:
        tape.watch(W)
        with tape.stop_recording():
            f(X)
    assert f.get_concrete_function(X).captures == () and f.traces == 1
    f(X)
    assert f.traces == 1


def test_methods_hold_tensors():
    a, b = Holder(), Holder()
    for holder in (a, b, a):
        assert gradient(holder.method, holder.w).tolist() == [1., -1.]


def test_a_tape_inside_the_function():
    @eager.function
    def f(x):
        with eager.GradientTape() as tape:
            tape.watch(W)
            y = eager.sum(inner(x) * W)
        return tape.gradient(y, W)

    assert f(X).tolist() == [4., -6.]
    assert gradient(f, W).tolist() == [2., -2.]


def test_varying_dims():
    w = eager.constant(2.)
    f = eager.function(lambda x: eager.sum(x * w))
    for n in (1, 2, 3, 4):
        x = eager.ones([n])
        with eager.GradientTape() as tape:
            tape.watch(w)
            y = f(x)
        assert tape.gradient(y, w).item() == n and f(x).item() == 2 * n
    assert f.traces == 2  # for one length, and for any; the traces with w as an input serve all calls


def test_integers_and_strings_stay_values():
    n, s = eager.constant(2), eager.constant("a")

    @eager.function
    def f(x):
        return eager.concat([x] * int(n * 2), axis=0) if s.item() == b"a" else x

    with eager.GradientTape() as tape:
        tape.watch([n, X])
        y = f(X)
    assert y.shape == (8,) and tape.gradient(y, X).tolist() == [4., 4.]


def test_a_watched_tensor_has_no_value_in_what_follows_from_it():
    f = eager.function(lambda x: x * W if eager.sum(W) > 0. else x)
    assert f(X).tolist() == [2., -3.]
    with eager.GradientTape() as tape:
        tape.watch(W)
        with pytest.raises(eager.errors.FailedPreconditionError, match="symbolic|traced"):
            f(X)
    assert f(X).tolist() == [2., -3.]


def test_saving_takes_constants(tmp_path):
    f = eager.function(lambda x: x * W, input_signature=[eager.TensorSpec([2])])
    with eager.GradientTape() as tape:
        tape.watch(W)
        f(X)
    eager.save(f, str(tmp_path / "f"))
    assert eager.load(str(tmp_path / "f"))(X).tolist() == [2., -3.]
    with eager.GradientTape() as tape:
        tape.watch(W)
        eager.save(f.get_concrete_function(X), str(tmp_path / "g"))
    capturing = [c for c in f.concrete_functions if c.captures]
    with pytest.raises(eager.errors.FailedPreconditionError, match="get_concrete_function"):
        capturing[0].save(str(tmp_path / "h"))


def test_every_dtype():
    for dtype in ("float16", "bfloat16", "float32", "float64", "complex64", "complex128"):
        w, x = eager.cast(eager.constant([2., 3.]), dtype), eager.cast(X, dtype)
        with eager.GradientTape() as tape:
            tape.watch(w)
            y = eager.function(lambda x: x * w)(x)
        g = tape.gradient(y, w)
        assert g.dtype is w.dtype and np.allclose(eager.cast(g, "complex64").numpy(), [1., -1.])
    for shape in ((), (0,), (2, 0)):
        w = eager.ones(shape)
        with eager.GradientTape() as tape:
            tape.watch(w)
            y = eager.function(lambda x: x * w)(eager.ones(shape))
        assert tape.gradient(y, w).shape == shape


def test_nothing_is_kept(live_tensors):
    def step(w):
        f = eager.function(lambda x: x * w * eager.constant([1., 1.]) * eager.ones([2]))
        for _ in range(2):
            gradient(f, w)
        f(X)

    step(eager.constant([1., 2.]))
    before = live_tensors()
    for _ in range(20):
        step(eager.constant([1., 2.]))
    assert live_tensors() <= before
