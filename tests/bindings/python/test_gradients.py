"""eager.GradientTape and the functions that use it."""
import asyncio
import doctest
import gc
import math
import sys
import threading
import time
import weakref

import numpy as np
import pytest

import eager
from eager import errors


def live_tensors():
    gc.collect()
    eager._core.synchronize()
    return eager._core.memory_info(None)["live_tensors"]


def c(value, dtype="float32"):
    return eager.constant(value, dtype)


def full(value, shape):
    return eager.fill(value=c(value), shape=shape)


def check(t, expected):
    np.testing.assert_allclose(np.asarray(t.tolist()), expected, rtol=1e-5, atol=1e-6)


# ---- GradientTape

def test_gradient_of_a_square():
    x = c([1., 2.])
    with eager.GradientTape() as tape:
        tape.watch(x)
        y = x * x
    check(tape.gradient(y, x), [2, 4])


def test_second_gradient_is_refused_as_in_tensorflow():
    x = c(3.)
    with eager.GradientTape() as tape:
        tape.watch(x)
        y = x * x
    tape.gradient(y, x)
    with pytest.raises(RuntimeError, match="A non-persistent GradientTape can only be used to compute one set of gradients"):
        tape.gradient(y, x)
    with pytest.raises(errors.FailedPreconditionError, match="A non-persistent"):
        tape.jacobian(y, x)
    with pytest.raises(errors.FailedPreconditionError):
        tape.watch(x)


def test_persistent():
    x = c(3.)
    with eager.GradientTape(persistent=True) as tape:
        tape.watch(x)
        y = x * x
        z = y * y
    check(tape.gradient(z, x), 108)
    check(tape.gradient(y, x), 6)
    check(tape.gradient(z, y), 18)
    assert tape.persistent and not eager.GradientTape().persistent


@pytest.mark.parametrize("persistent", [False, True])
def test_gradient_inside_the_with(persistent):
    x = c(3.)
    with eager.GradientTape(persistent) as tape:
        tape.watch(x)
        y = x * x
        dy = tape.gradient(y, x)
    check(dy, 6)
    if persistent:  # the tape recorded its own backward pass
        check(tape.gradient(dy, x), 2)


def test_nested_to_third_order():
    x = c(2.)
    with eager.GradientTape() as a:
        a.watch(x)
        with eager.GradientTape() as b:
            b.watch(x)
            with eager.GradientTape() as d:
                d.watch(x)
                y = x * x * x * x
            y1 = d.gradient(y, x)
        y2 = b.gradient(y1, x)
    check(y1, 32), check(y2, 48), check(a.gradient(y2, x), 48)


def test_entered_again_goes_on():
    x = c(3.)
    tape = eager.GradientTape()
    with tape:
        tape.watch(x)
        y = x * x
    ignored = y * 2.
    with tape:
        z = y * x
    assert tape.gradient(z + ignored, x) is None  # the tape did not record the sum
    with tape:  # the used tape begins anew
        tape.watch(x)
        y = x * x
    check(tape.gradient(y, x), 6)


def test_entered_twice_at_once():
    with eager.GradientTape() as tape:
        with pytest.raises(ValueError, match="Tape is still recording"):
            tape.__enter__()


def test_used_before_it_was_entered():
    x = c(1.)
    tape = eager.GradientTape()
    for use in (lambda: tape.watch(x), lambda: tape.gradient(x, x), lambda: tape.jacobian(x, x)):
        with pytest.raises(errors.FailedPreconditionError, match="not entered"):
            use()
    with pytest.raises(RuntimeError):
        with tape.stop_recording():
            pass
    with pytest.raises(ValueError, match="not recording"):
        tape.reset()
    assert tape.watched_variables() == ()
    assert tape.__exit__(None, None, None) is None


def test_exception_in_the_with_comes_through():
    x = c(1.)
    with pytest.raises(KeyError):
        with eager.GradientTape() as tape:
            tape.watch(x)
            y = x * 2.
            raise KeyError("x")
    check(tape.gradient(y, x), 2)


def test_structures():
    x, y = c(2.), c(3.)
    sources = {"b": [x, (y,)], "a": x}

    def record():
        with eager.GradientTape() as tape:
            tape.watch(sources)
            return tape, x * y

    tape, z = record()
    found = tape.gradient(z, sources)
    assert list(found) == ["b", "a"] and isinstance(found["b"], list) and isinstance(found["b"][1], tuple)
    check(found["a"], 3), check(found["b"][0], 3), check(found["b"][1][0], 2)
    for kind in (list, tuple):
        tape, z = record()
        found = tape.gradient([z, {"w": z}], kind([x, y]))
        assert type(found) is kind
        check(found[0], 6), check(found[1], 4)
    tape, z = record()
    assert tape.gradient(z, []) == []
    many = [c(float(i)) for i in range(40)]
    with eager.GradientTape() as tape:
        tape.watch(many)
        total = sum(many[1:], many[0])
    assert [float(g) for g in tape.gradient(total, many)] == [1.] * 40


def test_output_gradients():
    x = c([1., 2.])

    def record():
        with eager.GradientTape() as tape:
            tape.watch(x)
            return tape, x * x, x * 3.

    tape, y, _ = record()
    check(tape.gradient(y, x, c([1., 10.])), [2, 40])
    tape, y, _ = record()
    check(tape.gradient(y, x, output_gradients=np.float32([1, 10])), [2, 40])
    tape, y, z = record()
    check(tape.gradient([y, z], x, [None, c([0., 1.])]), [2, 7])
    tape, y, z = record()
    with pytest.raises(ValueError):
        tape.gradient([y, z], x, [c([0., 1.])])
    tape, y, z = record()
    with pytest.raises(errors.InvalidArgumentError):
        tape.gradient(y, x, c([0., 1., 2.]))


def test_unconnected():
    x, y = c([1., 2.]), c(1.)

    def record():
        with eager.GradientTape() as tape:
            tape.watch([x, y])
            return tape, y * 2.

    tape, z = record()
    assert tape.gradient(z, x) is None
    for choice in ("zero", eager.UnconnectedGradients.ZERO):
        tape, z = record()
        found = tape.gradient(z, [x, y], unconnected_gradients=choice)
        check(found[0], [0, 0]), check(found[1], 2)
    tape, z = record()
    assert tape.gradient(z, x, unconnected_gradients=eager.UnconnectedGradients.NONE) is None
    for wrong in ("nonsense", None, 1):
        with pytest.raises(ValueError, match="Unknown value for unconnected_gradients"):
            tape.gradient(z, x, unconnected_gradients=wrong)


def test_wrong_arguments():
    x = c(1.)
    with eager.GradientTape(persistent=True) as tape:
        tape.watch(x)
        y = x * x
    with pytest.raises(TypeError, match="target.*None"):
        tape.gradient(None, x)
    for wrong in (3., [x, None], "x", np.ones(3)):
        with pytest.raises(TypeError):
            tape.gradient(y, wrong)
        with pytest.raises(TypeError):
            tape.gradient(wrong, x)
    with pytest.raises(TypeError):
        tape.gradient(y)
    with pytest.raises(TypeError):
        tape.gradient(y, x, nonsense=1)
    with pytest.raises(TypeError):
        tape.gradient(y, x, None, "none", 5)
    with pytest.raises(TypeError):
        tape.gradient(y, x, target=y)
    with pytest.raises(ValueError, match="Passed in object 3"):
        tape.watch(3)
    assert tape.gradient([], x) is None and tape.gradient((), [x], []) == [None]
    assert tape.gradient({}, x, unconnected_gradients="zero").tolist() == 0
    with pytest.raises(TypeError):
        eager.GradientTape(nonsense=True)
    check(tape.gradient(y, x), 2)


def test_a_failed_gradient_ends_the_recording():
    x = c([1., 2.])
    with eager.GradientTape() as tape:
        tape.watch(x)
        y = x * x
        with pytest.raises(errors.InvalidArgumentError):
            tape.gradient(y, x, c([1., 2., 3.]))
        z = y * x
    with pytest.raises(errors.FailedPreconditionError):  # the failed call was the tape's one gradient
        tape.gradient(z, x)
    with tape:
        tape.watch(x)
        y = x * x
    check(tape.gradient(y, x), [2, 4])


def test_integers_have_no_gradient():
    x = eager.constant([1, 2])
    with eager.GradientTape(persistent=True) as tape:
        tape.watch(x)
        y = x * x
        z = eager.cast(x, "float32") * 2.
    assert tape.gradient(y, x) is None
    assert tape.gradient(z, x) is None
    assert tape.gradient(z, x, unconnected_gradients="zero").tolist() == [0, 0]


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32", "float64", "complex64", "complex128"])
def test_dtypes_shapes_and_empty_tensors(dtype):
    for shape in ((), (0,), (2, 0, 3), (2, 3)):
        x = eager.cast(full(1., shape), dtype)
        with eager.GradientTape() as tape:
            tape.watch(x)
            y = x * x
        g = tape.gradient(y, x)
        assert g.dtype == dtype and g.shape == shape
        assert np.all(np.asarray(eager.cast(g, "complex128" if "complex" in dtype else "float64").tolist()) == 2)


def test_stop_recording():
    x = c(4.)
    with eager.GradientTape(persistent=True) as tape:
        tape.watch(x)
        with tape.stop_recording():
            y = x * x
            with pytest.raises(ZeroDivisionError):
                with tape.stop_recording():
                    1 / 0
        z = x * x
    assert tape.gradient(y, x) is None
    check(tape.gradient(z, x), 8)
    with pytest.raises(errors.FailedPreconditionError, match="not recording"):
        with tape.stop_recording():
            pass


def test_gradient_while_stopped():
    x = c(4.)
    with eager.GradientTape() as tape:
        tape.watch(x)
        y = x * x
        with tape.stop_recording():
            check(tape.gradient(y, x), 8)


def test_reset():
    x = c(2.)
    with eager.GradientTape() as tape:
        tape.watch(x)
        y = x * x
        tape.reset()
        tape.watch(x)
        y = y + x * 5.
    check(tape.gradient(y, x), 5)


def test_subclass_and_weak_references():
    import weakref

    class Tape(eager.GradientTape):
        def __init__(self):
            super().__init__(persistent=True)
            self.name = "mine"

    tape = Tape()
    assert tape.persistent and tape.name == "mine"
    x = c(2.)
    with tape:
        tape.watch(x)
        y = x * x
    check(tape.gradient(y, x), 4)
    tape, plain = None, eager.GradientTape()
    seen = weakref.ref(plain)
    del plain
    assert seen() is None


# ---- Variables

def test_variables():
    v, w, fixed = eager.Variable(3.), eager.Variable(2.), eager.Variable(5., trainable=False)
    with eager.GradientTape(persistent=True) as tape:
        y = w * v * v * fixed
    assert all(a is b for a, b in zip(tape.watched_variables(), (w, v))) and len(tape.watched_variables()) == 2
    check(tape.gradient(y, v), 60)
    found = tape.gradient(y, {"v": v, "w": [w], "fixed": fixed})
    check(found["v"], 60), check(found["w"][0], 45)
    assert found["fixed"] is None
    check(tape.gradient(y, fixed, unconnected_gradients="zero"), 0)


def test_variable_read_twice_with_an_assignment():
    v = eager.Variable(3.)
    with eager.GradientTape() as tape:
        y = v * v
        v.assign(5.)
        y = y + v * 2.
    check(tape.gradient(y, v), 8)


def test_variable_as_target():
    v = eager.Variable([1., 2.])
    with eager.GradientTape() as tape:
        v * v
    check(tape.gradient(v, v), [1, 1])


def test_tape_that_ignores_variables():
    x, w = eager.Variable(2.), eager.Variable(5.)
    with eager.GradientTape(watch_accessed_variables=False, persistent=True) as tape:
        tape.watch(x)
        y = x * x
        z = w * w
        x.assign(7.)
        u = x * x
    check(tape.gradient(y, x), 4)
    assert tape.gradient(z, w) is None
    check(tape.gradient(u, x), 14)
    check(tape.gradient([y, u], [w, x])[1], 18)  # from both values of x
    assert len(tape.watched_variables()) == 1 and tape.watched_variables()[0] is x


def test_watched_variable_that_is_not_trainable():
    v = eager.Variable(3., trainable=False)
    with eager.GradientTape() as outer:
        with eager.GradientTape() as tape:
            tape.watch(v)
            y = v * v
    check(tape.gradient(y, v), 6)
    assert outer.watched_variables() == () and outer.gradient(y, v) is None


@pytest.mark.parametrize("dims", [(), (3,)])
def test_watched_variables_of_a_function(dims):
    v, w, frozen = eager.Variable(eager.fill(dims, 3.)), eager.Variable(5.), eager.Variable(2., trainable=False)
    f = eager.function(lambda x: eager.while_loop(lambda i, a: i < 2, lambda i, a: (i + 1, a * v * w * frozen), (0, x))[1])
    for source, expected in ((v, 6 * 100), (w, 10 * 36), (frozen, 4 * 225)):
        with eager.GradientTape(watch_accessed_variables=False, persistent=True) as tape:
            tape.watch([source])
            y = f(eager.ones(dims))
        assert [None if g is None else g.shape for g in tape.gradient(y, [v, w, frozen])] == [
            source.shape if s is source else None for s in (v, w, frozen)]
        check(eager.sum(tape.gradient(y, source)), expected * max(1, sum(dims)))


def test_watched_variables_after_the_gradient():
    v = eager.Variable(3.)
    with eager.GradientTape() as tape:
        tape.watch(v)
        y = v * v
    tape.gradient(y, v)
    assert len(tape.watched_variables()) == 1 and tape.watched_variables()[0] is v


def test_sparse_gradient():
    v = eager.Variable([[1., 2.], [3., 4.], [5., 6.]])
    with eager.GradientTape(persistent=True) as tape:
        y = eager.sum(eager.gather(v, eager.constant([0, 0, 2])))
    g = tape.gradient(y, v)
    check(g.to_dense() if g.is_sparse_rows else g, [[2, 2], [0, 0], [1, 1]])
    check(tape.jacobian(y, v), [[2, 2], [0, 0], [1, 1]])


# ---- Jacobians

@pytest.mark.parametrize("persistent", [False, True])
@pytest.mark.parametrize("m,n", [(2, 4), (4, 2), (1, 1)])
def test_jacobian(persistent, m, n):
    rng = np.random.default_rng(0)
    a = rng.normal(size=(m, n)).astype(np.float32)
    x, w = eager.constant(rng.normal(size=(n, 1)).astype(np.float32)), c(2.)
    with eager.GradientTape(persistent) as tape:
        tape.watch([x, w])
        y = w * (eager.constant(a) @ (x * x))
    found = tape.jacobian(y, {"x": x, "w": w, "none": c(1.)})
    assert found["x"].shape == (m, 1, n, 1) and found["w"].shape == (m, 1)
    xs = np.asarray(x.tolist())
    check(eager.reshape(found["x"], (m, n)), 2 * a * 2 * xs[:, 0])
    check(found["w"], a @ (xs * xs))
    assert found["none"] is None
    if persistent:
        check(tape.jacobian(y, c([1., 1.]), "zero"), np.zeros((m, 1, 2)))


def test_jacobian_of_scalar_empty_and_variable():
    v = eager.Variable([1., 2., 3.])
    with eager.GradientTape() as tape:
        y = eager.sum(v * v)
    check(tape.jacobian(y, v), [2, 4, 6])
    x = full(0., (0,))
    with eager.GradientTape(persistent=True) as tape:
        tape.watch(x)
        y, z = x * 2., eager.sum(x)
    assert tape.jacobian(z, x).shape == (0,)
    assert tape.jacobian(y, x, unconnected_gradients="zero").shape == (0, 0)


def test_jacobian_is_differentiable():
    x = c([1., 2.])
    with eager.GradientTape() as outer:
        outer.watch(x)
        with eager.GradientTape() as tape:
            tape.watch(x)
            y = x * x * x
        j = tape.jacobian(y, x)
    check(outer.gradient(j, x), [6, 12])


@pytest.mark.parametrize("persistent", [False, True])
@pytest.mark.parametrize("rows,columns", [(2, 3), (3, 2)])
def test_batch_jacobian(persistent, rows, columns):
    rng = np.random.default_rng(1)
    a = rng.normal(size=(columns, rows)).astype(np.float32)
    x = eager.constant(rng.normal(size=(4, columns)).astype(np.float32))
    with eager.GradientTape(persistent) as tape:
        tape.watch(x)
        y = (x * x) @ eager.constant(a)
    found = tape.batch_jacobian(y, x)
    assert found.shape == (4, rows, columns)
    check(found, np.asarray(x.tolist())[:, None, :] * 2 * a.T[None])


@pytest.mark.parametrize("persistent", [True, False])
def test_batch_jacobian_of_a_traced_batch_of_any_size(persistent):
    def jacobians(x):
        with eager.GradientTape(persistent=persistent) as tape:
            tape.watch(x)
            y = eager.stack([x[:, 0] ** 2, x[:, 0] * x[:, 1], x[:, 1]], axis=1)
        return tape.batch_jacobian(y, x)

    def unconnected(x):
        with eager.GradientTape() as tape:
            tape.watch(x)
            y = x * 0 + 1
        return tape.batch_jacobian(eager.ones_like(y), x, unconnected_gradients="zero")

    x = c([[1., 2.], [3., 4.], [5., 6.]])
    for f, shape in ((jacobians, (3, 3, 2)), (unconnected, (3, 2, 2))):
        traced = eager.function(f, input_signature=[eager.TensorSpec([None, 2], eager.float32)])
        assert traced(x).shape == shape
        check(traced(x), f(x).numpy())
        check(traced(x[:1]), f(x[:1]).numpy())


def test_batch_jacobian_errors():
    x = c([[1., 2.]])
    with eager.GradientTape(persistent=True) as tape:
        tape.watch(x)
        y = x * x
    with pytest.raises(ValueError, match="Need first dimension of target shape"):
        tape.batch_jacobian(y, c([[1.], [2.]]))
    with pytest.raises(ValueError, match="Unknown value"):
        tape.batch_jacobian(y, x, "what")
    with pytest.raises(TypeError):
        tape.jacobian([y], x)
    assert tape.batch_jacobian(y, c([[1., 2.]])) is None
    check(tape.batch_jacobian(y, c([[1., 2.]]), unconnected_gradients="zero"), np.zeros((1, 2, 2)))


# ---- Threads, tasks

def test_gradient_in_another_thread_and_task():
    x = c(3.)

    def record():
        with eager.GradientTape() as tape:
            tape.watch(x)
            return tape, x * x

    found = []
    tape, y = record()
    thread = threading.Thread(target=lambda: found.append(tape.gradient(y, x)))
    thread.start(), thread.join()

    async def main():
        tape, y = record()
        found.append(await asyncio.get_running_loop().run_in_executor(None, tape.gradient, y, x))

    asyncio.run(main())
    assert [float(g) for g in found] == [6, 6]


def test_recording_tape_of_another_thread():
    x, raised = c(3.), []

    def use():
        for f in (lambda: tape.gradient(y, x), lambda: tape.__enter__()):
            try:
                f()
            except (errors.FailedPreconditionError, ValueError) as e:
                raised.append(e)

    with eager.GradientTape(persistent=True) as tape:
        tape.watch(x)
        y = x * x
        thread = threading.Thread(target=use)
        thread.start(), thread.join()
    assert len(raised) == 2 and isinstance(raised[0], errors.FailedPreconditionError)
    check(tape.gradient(y, x), 6)


def test_tasks_do_not_see_each_others_tapes():
    x = c(3.)

    async def task(n):
        with eager.GradientTape() as tape:
            tape.watch(x)
            y = x * float(n)
            await asyncio.sleep(0)
            y = y * x
        return float(tape.gradient(y, x))

    async def main():
        return await asyncio.gather(*(task(n) for n in range(1, 5)))

    assert asyncio.run(main()) == [6, 12, 18, 24]


def test_tape_whose_thread_runs_an_op():
    a = full(1., (1500, 1500))
    tape, started, refused = eager.GradientTape(), threading.Event(), []

    def work():
        with tape:
            tape.watch(a)
            started.set()
            a @ a

    thread = threading.Thread(target=work)
    thread.start()
    started.wait()
    while thread.is_alive() and not refused:
        try:
            tape.watch(a)
        except errors.FailedPreconditionError as e:
            refused.append(str(e))
        time.sleep(0.0005)
    thread.join()
    assert refused and "in use by another thread" in refused[0]


def test_tape_released_in_another_thread():
    before = live_tensors()
    x = c(3.)
    box = []

    def work():
        tape = eager.GradientTape()
        tape.__enter__()
        tape.watch(x)
        for _ in range(5):
            x * x
        box.append(tape)

    thread = threading.Thread(target=work)
    thread.start(), thread.join()
    box.clear()
    del x
    x = c(1.) * 2.
    del x
    assert live_tensors() == before


# ---- References

def test_nothing_leaks():
    v = eager.Variable([1., 2.])

    def step():
        x = c([1., 2.])
        with eager.GradientTape(persistent=True) as tape:
            tape.watch(x)
            y = x * v * x
        tape.gradient(y, [x, v]), tape.gradient({"y": y}, {"x": x}), tape.jacobian(y, x), tape.watched_variables()
        try:
            tape.gradient(y, [x, None])
        except TypeError:
            pass
        with eager.GradientTape() as tape:
            tape.watch(x)
            x * x

    step()
    before, references = live_tensors(), sys.getrefcount(v)
    for _ in range(20):
        step()
    assert live_tensors() == before and sys.getrefcount(v) == references


def test_reference_counts():
    x = c(2.)
    sources, none, count = [x], sys.getrefcount(None), sys.getrefcount(x)
    tape = eager.GradientTape(persistent=True)
    with tape:
        tape.watch(x)
        y = x * x
    for _ in range(2000):
        tape.gradient(y, sources)
        tape.gradient(x, y)
        with tape:
            pass
    assert sys.getrefcount(x) == count and abs(sys.getrefcount(None) - none) < 500
    assert sys.getrefcount(sources) == 2 and sys.getrefcount(tape) == 2


# ---- tfe's functions

def test_gradients_function_to_third_order():
    def square(x):
        return x * x

    grad = eager.gradients_function(square)
    gradgrad = eager.gradients_function(lambda x: grad(x)[0])
    third = eager.gradients_function(lambda x: gradgrad(x)[0])
    assert float(square(3.)) == 9. and float(grad(3.)[0]) == 6. and float(gradgrad(3.)[0]) == 2.
    assert third(3.) == [None]


def test_gradients_function_of_abs_with_control_flow():
    grad = eager.gradients_function(lambda x: x if x > 0. else -x)
    assert float(grad(3.)[0]) == 1. and float(grad(-3.)[0]) == -1.


def test_gradients_function_params():
    def f(x, y):
        return x * x * y

    for params, expected in ((None, [12, 9]), ([1], [9]), (["y", "x"], [9, 12]), ([-1], [9])):
        found = eager.gradients_function(f, params)(3., 2.)
        assert [float(g) for g in found] == expected
    for wrong in ([0, "x"], ["z"], [2], [True]):
        with pytest.raises(ValueError):
            eager.gradients_function(f, wrong)(3., 2.)
    with pytest.raises(ValueError, match="keyword"):
        eager.gradients_function(f)(3., y=2.)
    with pytest.raises(ValueError, match="returns None; did you forget to return a value from nothing"):
        def nothing(x):
            return None
        eager.gradients_function(nothing)(3.)


def test_same_tensor_twice():
    x = c(3.)
    dx, dy = eager.gradients_function(lambda x, y: x * x * y)(x, x)
    check(dx, 18), check(dy, 9)


def test_dy_and_structures():
    value, (g,) = eager.value_and_gradients_function(lambda x: x * x)([1., 2.], dy=[1., 10.])
    check(value, [1, 4]), check(g, [2, 40])
    (g,) = eager.gradients_function(lambda p: p["w"] * p["b"][0])({"w": c(2.), "b": [3.]})
    check(g["w"], 3), check(g["b"][0], 2)
    (g,) = eager.gradients_function(lambda x: (x, {"y": x * 2.}))(1.)
    check(g, 3)
    (g,) = eager.gradients_function(lambda x: [x, x * 2.])(1., dy=[10., 100.])
    check(g, 210)
    v = eager.Variable(3.)
    check(eager.gradients_function(lambda x: x * x)(v)[0], 6)
    assert eager.gradients_function(lambda x: 3.)(1.) == [None]
    assert eager.gradients_function(lambda x: x * x)(3) == [None]  # an integer has no gradient


def test_make_vjp():
    result, vjp = eager.make_vjp(lambda x, y: x * y)(3., 4.)
    check(result, 12)
    for _ in range(2):
        assert [float(g) for g in vjp()] == [4, 3] and [float(g) for g in vjp(2.)] == [8, 6]
    _, once = eager.make_vjp(lambda x: x * x, persistent=False)(3.)
    once()
    with pytest.raises(RuntimeError):
        once()


def test_implicit():
    w, b, unused = eager.Variable(2.), eager.Variable(1.), eager.Variable(9.)

    def loss(x, scale=1.):
        return scale * (b + w * x)

    value, pairs = eager.implicit_value_and_gradients(loss)(3., scale=2.)
    check(value, 14)
    assert [v is u for (_, v), u in zip(pairs, (w, b))] == [True, True] and len(pairs) == 2
    assert [float(g) for g, _ in pairs] == [6, 2]
    assert [float(g) for g, _ in eager.implicit_gradients(loss)(3.)] == [3, 1]
    with pytest.raises(ValueError, match="No trainable variables were accessed"):
        eager.implicit_gradients(lambda x: x * x)(3.)
    with pytest.raises(ValueError, match="returns None"):
        eager.implicit_gradients(lambda: unused.assign(1.) and None)()


# ---- The functions of Autograd and JAX

def test_grad():
    f = lambda x, y: x * x * y  # noqa: E731
    check(eager.grad(f)(3., 2.), 12)
    check(eager.grad(f, 1)(3., 2.), 9)
    dx, dy = eager.grad(f, (0, 1))(3., 2.)
    check(dx, 12), check(dy, 9)
    check(eager.grad(eager.grad(eager.grad(lambda x: x ** 4)))(2.), 48)
    check(eager.grad(lambda x, k: x * k)(2., k=3.), 3)
    check(eager.grad(lambda x: eager.constant(3.))([1., 2.]), [0, 0])
    found = eager.grad(lambda p: p["a"] * p["b"])({"a": 2., "b": c(3.)})
    check(found["a"], 3), check(found["b"], 2)


def test_grad_errors():
    with pytest.raises(TypeError, match=r"scalar-output functions. Output had shape: \(2,\)"):
        eager.grad(lambda x: x * x)([1., 2.])
    with pytest.raises(TypeError, match="int32"):
        eager.grad(lambda x: x * x)(3)
    with pytest.raises(ValueError):
        eager.grad(lambda x: x, 1)(3.)
    with pytest.raises(ValueError, match="returns None"):
        eager.grad(lambda x: None)(3.)
    with pytest.raises(ZeroDivisionError):
        eager.grad(lambda x: 1 / 0)(3.)
    with eager.GradientTape() as tape:  # the tapes are in order after all these errors
        x = c(1.)
        tape.watch(x)
        y = x * 2.
    check(tape.gradient(y, x), 2)


def test_value_and_grad_with_aux():
    (value, aux), g = eager.value_and_grad(lambda x: (x * x, "aux"), has_aux=True)(3.)
    check(value, 9), check(g, 6)
    assert aux == "aux"


def test_vjp():
    value, product = eager.vjp(lambda x, y: (x * y, x), 3., 4.)
    check(value[0], 12), check(value[1], 3)
    for _ in range(2):
        dx, dy = product((1., 10.))
        check(dx, 14), check(dy, 3)


def test_jvp():
    value, tangent = eager.jvp(lambda x, y: {"p": x * y, "n": eager.constant(1.)}, (3., 4.), (1., 10.))
    check(value["p"], 12), check(tangent["p"], 34), check(tangent["n"], 0)
    x, t = [1., 2., 3.], [1., 0., 2.]
    a = eager.constant([[1., 2., 3.], [4., 5., 6.]])
    value, tangent = eager.jvp(lambda x: eager.reshape(a @ eager.reshape(eager.sin(x), (3, 1)), (2,)), c(x), c(t))
    check(tangent, np.array([[1, 2, 3], [4, 5, 6]]) @ (np.cos(x) * t))
    derivative = lambda f: lambda x: eager.jvp(f, x, 1.)[1]  # noqa: E731
    check(derivative(derivative(lambda x: x * x * x))(2.), 12)
    with pytest.raises(ValueError):
        eager.jvp(lambda x: x, (1.,), (1., 2.))


def test_jvp_through_gathered_rows():
    _, tangent = eager.jvp(lambda x: eager.gather(x, eager.constant([2, 0, 2])), c([[1.], [2.], [3.]]), c([[1.], [10.], [100.]]))
    check(tangent, [[100], [1], [100]])


def test_hvp_and_hessian():
    def f(x):
        return eager.sum(x * x * x) + x[0] * x[1]

    x, v = [1., 2.], [3., 4.]
    h = np.array([[6., 1.], [1., 12.]])
    check(eager.hessian(f)(x), h)
    check(eager.hvp(f, c(x), c(v)), h @ v)
    (product,) = eager.hvp(f, (x,), (v,))
    check(product, h @ v)
    found = eager.hessian(lambda p: p["a"] * p["a"] * p["b"])({"a": 2., "b": 3.})
    check(found["a"]["a"], 6), check(found["a"]["b"], 4), check(found["b"]["a"], 4), check(found["b"]["b"], 0)


def test_jacobian_function():
    check(eager.jacobian(lambda x: x * x)([1., 2.]), [[2, 0], [0, 4]])
    a, b = eager.jacobian(lambda x, y: x * y, argnums=(0, 1))([1., 2.], [3., 4.])
    check(a, [[3, 0], [0, 4]]), check(b, [[1, 0], [0, 2]])
    check(eager.jacobian(lambda x: {"y": x * 2.})([1., 2.])["y"], [[2, 0], [0, 2]])


def test_same_as_torch():
    torch = pytest.importorskip("torch")
    rng = np.random.default_rng(0)
    a = rng.normal(size=(3, 3)).astype(np.float32)

    def f(m, lib):
        return lib.sum(lib.tanh(m @ m) * lib.exp(m))

    t = torch.tensor(a)
    check(eager.grad(lambda m: f(m, eager))(a), torch.func.grad(lambda m: f(m, torch))(t).numpy())
    np.testing.assert_allclose(eager.hessian(lambda m: f(m, eager))(a).tolist(), torch.func.hessian(lambda m: f(m, torch))(t).numpy(),
                               rtol=1e-3, atol=1e-3)


def test_examples_in_docstrings():
    assert doctest.testmod(eager.gradients).failed == 0
    parser, names = doctest.DocTestParser(), ("__doc__", "gradient", "jacobian", "batch_jacobian")
    for name in names:
        text = eager.GradientTape.__doc__ if name == "__doc__" else getattr(eager.GradientTape, name).__doc__
        example = parser.get_doctest(text, {}, name, None, 0)
        assert example.examples and doctest.DocTestRunner().run(example).failed == 0


# ---- While a function is traced

@pytest.mark.parametrize("f", [
    eager.jacobian(lambda x: x * x), eager.hessian(lambda x: eager.sum(x * x * x)), lambda x: eager.jvp(lambda a: a * a, x, x)[1],
    lambda x: eager.hvp(lambda a: eager.sum(a * a * a), x, x), eager.grad(lambda x: eager.sum(x ** 3)),
    lambda x: eager.vjp(lambda a: a * a, x)[1]()[0]], ids=["jacobian", "hessian", "jvp", "hvp", "grad", "vjp"])
def test_traced(f):
    x = c([1., 2.])
    check(eager.function(f)(x), f(x).tolist())


def test_jvp_and_jacobian_of_a_function():
    f = eager.function(lambda x: x * x * x)
    check(eager.jvp(f, c([1., 2.]), c([1., 10.]))[1], [3, 120])
    check(eager.jacobian(f)(c([1., 2.])), [[3, 0], [0, 12]])
    x = c([1., 2.])
    with eager.GradientTape() as tape:
        tape.watch(x)
        y = f(x)
    check(tape.jacobian(y, x), [[3, 0], [0, 12]])


def test_tape_that_outlives_its_trace():
    kept, x = [], c(.5)

    @eager.function
    def f(x):
        tape = eager.GradientTape(persistent=True)
        tape.__enter__()
        tape.watch(x)
        kept.append(tape)
        return x * x

    check(f(x), .25)
    (tape,) = kept
    with pytest.raises(errors.FailedPreconditionError, match="another context"):
        tape.gradient(x, x)
    tape.__exit__(None, None, None)
    with pytest.raises(errors.FailedPreconditionError):
        tape.__enter__()
    assert tape.gradient(x, x) is None


def test_tape_that_is_asked_within_a_trace():
    x = c(.5)
    with eager.GradientTape() as tape:
        tape.watch(x)
        y = x * x
        with pytest.raises(errors.FailedPreconditionError, match="another context"):
            eager.function(lambda a: tape.gradient(y, x))(x)
    check(tape.gradient(y, x), 1)


def test_batch_jacobian_of_what_is_no_tensor():
    x = eager.ones((2, 2))
    with eager.GradientTape() as tape:
        tape.watch(x)
        y = x * x
    with pytest.raises(TypeError, match="source"):
        tape.batch_jacobian(y, [[1.0]])


def test_cycle_through_a_watched_variable():
    class Tape(eager.GradientTape):
        pass

    for cls in (eager.GradientTape, Tape):
        v = eager.Variable(eager.ones(3), trainable=False)
        v.tape = tape = cls(persistent=True)
        with tape:
            tape.watch(v)
        gone = weakref.ref(v)
        del v, tape
        gc.collect()
        assert gone() is None


def test_no_arguments_to_differentiate():
    assert eager.grad(lambda x: x * x, argnums=())(2.0) == ()
    assert eager.gradients_function(max, [])(2.0, 3.0) == []


@pytest.mark.parametrize("traced", [False, True])
@pytest.mark.parametrize("factors", [
    [1.0, 2.0, 3.0, 4.0], [0.0, 2.0, 3.0, 4.0], [0.0, 0.0, 3.0, 4.0], [0.0, 0.0, 0.0, 4.0], [0.0] * 4, [1e150, 1e150, 1e150, 2.0],
])
def test_three_derivatives_of_a_product(factors, traced):
    u, v = [1.0, 2.0, 3.0, 4.0], [1.0, -1.0, 2.0, 0.5]

    def derivatives(x):
        with eager.GradientTape(persistent=True) as third:
            third.watch(x)
            with eager.GradientTape(persistent=True) as second:
                second.watch(x)
                with eager.GradientTape() as first:
                    first.watch(x)
                    y = eager.prod(x)
                slope = first.gradient(y, x)
                along = eager.sum(slope * eager.constant(u, dtype=eager.float64))
            curvature = second.gradient(along, x)
            along = eager.sum(curvature * eager.constant(v, dtype=eager.float64))
        return slope, curvature, third.gradient(along, x)

    def without(*places):
        return math.prod(f for i, f in enumerate(factors) if i not in places)

    n = range(4)
    expected = ([without(k) for k in n],
                [sum(u[i] * without(i, k) for i in n if i != k) for k in n],
                [sum(u[i] * v[j] * without(i, j, k) for i in n for j in n if len({i, j, k}) == 3) for k in n])
    found = (eager.function(derivatives) if traced else derivatives)(eager.constant(factors, dtype=eager.float64))
    for got, want in zip(found, expected):
        assert got.tolist() == pytest.approx(want, rel=1e-13)


def test_an_argument_that_f_meets_elsewhere_is_a_constant_there():
    x, v = eager.constant(3.0), eager.Variable(3.0)
    product = lambda x, y: x * y  # noqa: E731
    for same in (x, v):
        assert eager.grad(product)(same, same).item() == 3
        assert [g.item() for g in eager.grad(product, (0, 1))(same, same)] == [3, 3]
        assert eager.grad(lambda x: x * same)(same).item() == 3
        assert eager.grad(lambda x, *, y: x * y[0])(same, y=[same]).item() == 3
        assert eager.jacobian(product)(same, same).item() == 3
        assert eager.gradients_function(product, [0])(same, same)[0].item() == 3
        assert eager.vjp(lambda x: x * same, same)[1]()[0].item() == 3
        assert eager.jvp(lambda x: x * same, same, 1.0)[1].item() == 3
        assert eager.hvp(lambda x: x * x * same, same, 1.0).item() == 6


@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_the_gradient_of_cholesky_along_hermitian_directions(dtype):
    rng = np.random.default_rng(3)

    def numbers(*dims):
        real = rng.normal(size=dims)
        return (real + 1j * rng.normal(size=dims) if dtype == "complex128" else real).astype(dtype)

    def hermitian(m):
        return m + m.conj().swapaxes(-1, -2)

    m, w, direction = numbers(2, 4, 4), numbers(2, 4, 4), hermitian(numbers(2, 4, 4))
    a = m @ m.conj().swapaxes(-1, -2) + 4 * np.eye(4)
    x = eager.constant(a)
    with eager.GradientTape() as tape:
        tape.watch(x)
        loss = eager.sum(eager.real(eager.cholesky(x) * w))
    g = tape.gradient(loss, x).numpy()
    np.testing.assert_allclose(g, g.conj().swapaxes(-1, -2), rtol=1e-12)
    h = 1e-5
    slope = np.sum((np.linalg.cholesky(a + h * direction) - np.linalg.cholesky(a - h * direction)) * w).real / (2 * h)
    np.testing.assert_allclose(np.sum(g.conj() * direction).real, slope, rtol=1e-8)
