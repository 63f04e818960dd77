"""eager.custom_gradient."""
import functools
import gc
import subprocess
import sys
import threading
import traceback
import weakref

import numpy as np
import pytest

import eager


def live_tensors():
    gc.collect()
    eager._core.synchronize()
    return eager._core.memory_info(None)["live_tensors"]


def gradient(f, *args):
    args = [eager.constant(a) for a in args]
    with eager.GradientTape() as tape:
        tape.watch(args)
        y = f(*args)
    return [None if g is None else g.tolist() for g in tape.gradient(y, args)]


@eager.custom_gradient
def log1pexp(x):
    """Computes log(1 + exp(x))."""
    e = eager.exp(x)
    return eager.log(1. + e), lambda dy: dy * (1. - 1. / (1. + e))


def test_log1pexp():
    assert gradient(log1pexp, 0.) == [0.5] and gradient(log1pexp, 100.) == [1.0]
    assert np.isnan(gradient(lambda x: eager.log(1. + eager.exp(x)), 100.)[0])
    assert log1pexp.__name__ == "log1pexp" and log1pexp.__doc__ == "Computes log(1 + exp(x))."


def test_to_third_order():
    df = eager.grad(log1pexp)
    s = 1 / (1 + np.exp(-0.5))
    np.testing.assert_allclose(float(df(.5)), s, rtol=1e-5)
    np.testing.assert_allclose(float(eager.grad(df)(.5)), s * (1 - s), rtol=1e-4)
    np.testing.assert_allclose(float(eager.grad(eager.grad(df))(.5)), s * (1 - s) * (1 - 2 * s), rtol=1e-3)


def test_python_numbers_and_none():
    @eager.custom_gradient
    def clip(x, norm):
        return eager.identity(x), lambda dy: [dy * norm, None]

    x = eager.constant([1., 2.])
    with eager.GradientTape() as tape:
        tape.watch(x)
        y = clip(x, .5)
    assert tape.gradient(y, x).tolist() == [.5, .5]


def test_gradients_convert():
    @eager.custom_gradient
    def f(x, y):
        return x * y, lambda dy: (3., np.float64(4))

    assert gradient(f, 1., 1.) == [3., 4.]


def test_structures():
    @eager.custom_gradient
    def f(p, q):
        def grad_fn(da, db):
            return {"x": da * 10., "y": db * 100.}, da + db
        return {"a": p["x"] * q, "b": [p["y"] * q]}, grad_fn

    x, y, q = map(eager.constant, (1., 2., 3.))
    with eager.GradientTape() as tape:
        tape.watch([x, y, q])
        out = f({"x": x, "y": y}, q)
        z = out["a"] + 2. * out["b"][0]
    assert [float(g) for g in tape.gradient(z, [x, y, q])] == [10, 200, 3]
    assert float(out["a"]) == 3 and float(out["b"][0]) == 6


def test_unused_output_gets_zeros():
    @eager.custom_gradient
    def f(x):
        return (x * 1., x * 2.), lambda da, db: da + 7. * db

    with eager.GradientTape() as tape:
        x = eager.constant([1., 2.])
        tape.watch(x)
        y = f(x)[0]
    assert tape.gradient(y, x).tolist() == [1., 1.]


def test_output_that_is_an_input_or_a_number():
    @eager.custom_gradient
    def f(x):
        return [x, 2.], lambda dx, _: dx * 5.

    x = eager.constant(3.)
    with eager.GradientTape() as tape:
        tape.watch(x)
        y, two = f(x)
    assert float(tape.gradient(y, x)) == 5 and float(two) == 2.


def test_variable_as_argument():
    @eager.custom_gradient
    def f(x, v):
        return x * v, lambda dy: (dy * 10., dy * 20.)

    v = eager.Variable(3.)
    with eager.GradientTape() as tape:
        x = eager.constant(2.)
        tape.watch(x)
        y = f(x, v)
    assert [float(g) for g in tape.gradient(y, [x, v])] == [10, 20]


def test_variables_read_inside():
    v, w = eager.Variable(3.), eager.Variable([1., 2.])
    seen = []

    @eager.custom_gradient
    def f(x):
        def grad_fn(dy, variables):
            seen.append(variables)
            return dy * 10., [eager.sum(dy) * 20. if u is v else dy * 30. for u in variables]
        return x * v * w, grad_fn

    with eager.GradientTape() as outer:
        with eager.GradientTape() as tape:
            x = eager.constant([2., 2.])
            tape.watch(x)
            y = f(x)
        found = tape.gradient(y, [x, v, w])
        z = outer.watched_variables()
    assert [g.tolist() for g in found] == [[10, 10], 40, [30, 30]]
    assert len(seen) == 1 and seen[0][0] is v and seen[0][1] is w and len(z) == 2


def test_second_order_with_variables():
    v = eager.Variable(3.)

    @eager.custom_gradient
    def f(x):
        y = x * x * v * v
        return y, lambda dy, variables: (dy * 2. * x * v * v, [dy * x * x * 2. * v])

    x = eager.constant(2.)
    with eager.GradientTape(persistent=True) as outer:
        outer.watch(x)
        with eager.GradientTape() as tape:
            tape.watch(x)
            y = f(x)
        dx, dv = tape.gradient(y, [x, v])
    assert (float(dx), float(dv)) == (36, 24)
    assert float(outer.gradient(dx, x)) == 18 and float(outer.gradient(dx, v)) == 24
    assert float(outer.gradient(dv, x)) == 24 and float(outer.gradient(dv, v)) == 8


def test_variables_must_be_taken():
    v = eager.Variable(3.)

    @eager.custom_gradient
    def f(x):
        return x * v, lambda dy: dy

    with pytest.raises(TypeError, match="must accept keyword argument 'variables'"):
        f(eager.constant(1.))

    class Callable:
        def __call__(self, dy, variables=None):
            return dy, [dy * 5.]

    with eager.GradientTape() as tape:
        y = eager.custom_gradient(lambda x: (x * v, Callable()))(eager.constant(1.))
    assert float(tape.gradient(y, v)) == 5
    with pytest.raises(TypeError, match="must accept keyword argument"):
        eager.custom_gradient(lambda x: (x * v, functools.partial(lambda dy: dy)))(eager.constant(1.))

    @eager.custom_gradient
    def short(x):
        return x * v, lambda dy, **kwargs: (dy, [])

    with pytest.raises(ValueError, match="Must return gradient for each variable"):
        eager.implicit_gradients(short)(eager.constant(1.))


def test_method_and_keyword_arguments():
    class Layer:
        @eager.custom_gradient
        def call(self, x, scale=1.):
            return x * scale, lambda dy: dy * 7.

    x = eager.constant(2.)
    with eager.GradientTape() as tape:
        tape.watch(x)
        y = Layer().call(x, scale=3.)
    assert float(y) == 6 and float(tape.gradient(y, x)) == 7

    @eager.custom_gradient()
    def called(x):
        return x, lambda dy: dy * 2.
    assert gradient(called, 1.) == [2.]


def test_wrong_results():
    x = eager.constant([1., 2.])

    def ask(returned):
        @eager.custom_gradient
        def f(x):
            return x * 2., lambda dy: returned
        with eager.GradientTape() as tape:
            tape.watch(x)
            y = f(x)
        return tape.gradient(y, x)

    with pytest.raises(ValueError, match="expected to return 1 gradients, but returned 2 instead"):
        ask([x, x])
    with pytest.raises(eager.errors.InvalidArgumentError):
        ask(eager.constant([1., 2., 3.]))
    with pytest.raises(TypeError):
        ask(object())
    assert ask(None) is None
    for wrong in (3, None, (1, 2, 3)):
        with pytest.raises(TypeError, match=r"must return \(outputs, grad_fn\)"):
            eager.custom_gradient(lambda x: wrong)(x)
    with pytest.raises(TypeError):
        eager._core.record_gradient((x,), (x,))
    with pytest.raises(TypeError):
        eager._core.record_gradient((1,), (x,), print)
    with pytest.raises(TypeError):
        eager._core.record_gradient([x], (x,), print)


class Mine(Exception):
    pass


@pytest.mark.parametrize("error", [Mine("here"), KeyboardInterrupt(), eager.errors.OutOfRangeError("m", "op")])
def test_exception_comes_out_as_itself(error):
    def raises(dy):
        raise error

    @eager.custom_gradient
    def f(x):
        return x * 2., raises

    with pytest.raises(type(error)) as caught:
        gradient(f, 1.)
    assert caught.value is error
    assert "raises" in [frame.name for frame in traceback.extract_tb(caught.value.__traceback__)]


def test_exception_through_two_tapes():
    error = Mine()

    @eager.custom_gradient
    def inner(x):
        def raises(dy):
            raise error
        return x * 2., raises

    @eager.custom_gradient
    def outer(x):
        return x * 2., lambda dy: eager.grad(inner)(x)

    with pytest.raises(Mine) as caught:
        gradient(outer, 1.)
    assert caught.value is error


def test_exception_in_the_function():
    @eager.custom_gradient
    def f(x):
        raise Mine()

    with eager.GradientTape() as tape:
        x = eager.constant(1.)
        tape.watch(x)
        with pytest.raises(Mine):
            f(x)
        y = x * 2.
    assert float(tape.gradient(y, x)) == 2


def test_tapes_inside_the_gradient():
    @eager.custom_gradient
    def recomputed(x):  # the forward ops are run again in the backward pass
        def grad_fn(dy):
            with eager.GradientTape() as tape:
                tape.watch(x)
                y = eager.sin(x) * x
            return tape.gradient(y, x, dy)
        return eager.sin(x) * x, grad_fn

    plain = lambda x: eager.sin(x) * x  # noqa: E731
    for order in range(3):
        f, g = recomputed, plain
        for _ in range(order):
            f, g = eager.grad(f), eager.grad(g)
        np.testing.assert_allclose(float(f(.7)), float(g(.7)), rtol=1e-5)


def test_the_tape_that_is_asked_is_refused():
    @eager.custom_gradient
    def f(x):
        return x * 2., lambda dy: tape.gradient(x, x)

    x = eager.constant(1.)
    with eager.GradientTape(persistent=True) as tape:
        tape.watch(x)
        y = f(x)
    with pytest.raises(eager.errors.FailedPreconditionError, match="is being computed"):
        tape.gradient(y, x)


def test_without_a_tape_and_in_threads():
    assert float(log1pexp(eager.constant(0.))) == pytest.approx(np.log(2))
    assert float(log1pexp(0.)) == pytest.approx(np.log(2))
    found = []

    def work():
        for _ in range(50):
            found.append(gradient(log1pexp, 0.))

    threads = [threading.Thread(target=work) for _ in range(4)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert found == [[.5]] * 200


def test_asked_in_another_thread():
    x, found = eager.constant(0.), []
    with eager.GradientTape() as tape:
        tape.watch(x)
        y = log1pexp(x)
    thread = threading.Thread(target=lambda: found.append(float(tape.gradient(y, x))))
    thread.start(), thread.join()
    assert found == [.5]


def test_nothing_leaks():
    class Witness:
        alive = 0

        def __init__(self):
            Witness.alive += 1

        def __del__(self):
            Witness.alive -= 1

    def step(persistent, ask, fail=False):
        witness = Witness()

        @eager.custom_gradient
        def f(x):
            def grad_fn(dy):
                assert witness
                if fail:
                    raise Mine()
                return dy * 2.
            return x * 2., grad_fn

        x = eager.constant([1., 2.])
        with eager.GradientTape(persistent) as tape:
            tape.watch(x)
            y = f(f(x))
        if ask:
            try:
                tape.gradient(y, x)
            except Mine:
                pass
        f(x)  # no tape records it

    step(False, True)
    gc.collect()
    before = live_tensors()
    for _ in range(10):
        for persistent in (False, True):
            step(persistent, True), step(persistent, False), step(persistent, True, True)
    eager.constant(1.) * 1.  # drops the tapes that nobody holds
    assert live_tensors() == before and Witness.alive == 0


def test_tape_alive_at_the_end_of_the_interpreter():
    code = """
import threading, eager
@eager.custom_gradient
def f(x):
    return x * 2., lambda dy: dy * x
x = eager.constant(1.)
tape = eager.GradientTape(persistent=True)
tape.__enter__()
tape.watch(x)
y = f(x)
left = eager.GradientTape()
left.__enter__(), left.watch(x), f(x)
def work():
    inner = eager.GradientTape()
    inner.__enter__(), inner.watch(x), f(x)
    threading.Event().wait(30)
threading.Thread(target=work, daemon=True).start()
print(float(tape.gradient(y, x)))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0 and done.stdout == "1.0\n" and done.stderr == ""


# ---- While a function is traced

def test_traced_to_third_order():
    f, plain = eager.function(lambda x: log1pexp(x)), log1pexp
    for _ in range(4):
        np.testing.assert_allclose(float(f(eager.constant(.5))), float(plain(eager.constant(.5))), rtol=1e-5)
        f, plain = eager.grad(f), eager.grad(plain)
    inside = eager.function(lambda x: eager.grad(log1pexp)(x))
    np.testing.assert_allclose(float(inside(eager.constant(0.))), .5)


def test_traced_with_variables():
    v = eager.Variable(3.)

    @eager.custom_gradient
    def f(x):
        return x * v, lambda dy, variables: (dy * 10., [dy * 20.])

    traced, x = eager.function(lambda x: f(x) + v), eager.constant(2.)
    with eager.GradientTape() as tape:
        tape.watch(x)
        y = traced(x)
    assert float(y) == 9 and [float(g) for g in tape.gradient(y, [x, v])] == [10, 21]


def test_traced_gradient_that_fails():
    error = Mine("here")

    @eager.custom_gradient
    def f(x):
        def raises(dy):
            raise error
        return x * 2., raises

    x = eager.constant(1.)
    traced = eager.function(lambda x: f(x))
    assert float(traced(x)) == 2  # the backward function was tried, and its failure kept
    caught = []

    def fail():
        with pytest.raises(Mine) as info:
            eager.grad(traced)(x)
        caught.append(info.value)

    threads = [threading.Thread(target=fail) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    fail()
    assert len(caught) == 4 and all(each is error for each in caught)
    assert "raises" in [frame.name for frame in traceback.extract_tb(error.__traceback__)]
    with pytest.raises(Mine):
        eager.function(lambda x: eager.grad(f)(x))(x)


def test_exceptions_that_were_kept_go_with_the_function():
    class Kept(Exception):
        pass

    @eager.custom_gradient
    def f(x):
        def raises(dy):
            raise Kept
        return x * 2., raises

    gone = []
    for _ in range(20):
        traced = eager.function(lambda x: f(x))
        traced(eager.constant(1.))
        with pytest.raises(Kept) as info:
            eager.grad(traced)(eager.constant(1.))
        gone.append(weakref.ref(info.value))
        traceback.clear_frames(info.value.__traceback__)
        info.value.__traceback__ = None
        del traced, info
    gc.collect()
    assert sum(each() is not None for each in gone) <= 1  # pytest may still hold the last one


def test_end_of_the_interpreter_while_threads_are_in_the_way_back(run_python):
    for _ in range(3):
        run_python("""
            import threading, time
            import eager
            @eager.custom_gradient
            def f(v):
                def backward(dy):
                    time.sleep(0.0005)
                    return dy
                return v * 1.0, backward
            g, x = eager.grad(f), eager.constant(1.0)
            def run():
                while True: g(x)
            for _ in range(4): threading.Thread(target=run, daemon=True).start()
            time.sleep(0.1)
        """)


def test_a_tape_inside_the_way_back_of_a_traced_function():
    def square_gradient(x):
        with eager.GradientTape() as tape:
            tape.watch(x)
            y = eager.sum(x * x)
        return tape.gradient(y, x)

    def f(x):
        return eager.custom_gradient(lambda y: (y * 2., lambda dy: dy * square_gradient(x)))(x)

    traced, x = eager.function(f), eager.constant([3., -1.])
    for g in (lambda x: eager.grad(lambda x: eager.sum(f(x)))(x), lambda x: eager.grad(lambda x: eager.sum(traced(x)))(x),
              eager.function(lambda x: eager.grad(lambda x: eager.sum(f(x)))(x))):
        assert g(x).tolist() == [6., -2.]


def test_of_unknown_dims_in_onnx(tmp_path):
    """What checks the gradient's shape in a trace is left out of the file."""
    @eager.custom_gradient
    def squared(x):
        return x * x, lambda dy: dy * 2 * x

    @eager.function(input_signature=[eager.TensorSpec([None], "float32")])
    def f(x):
        with eager.GradientTape() as tape:
            tape.watch(x)
            y = squared(x)
        return tape.gradient(y, x)

    eager.export_onnx(f, tmp_path / "f.onnx")
    assert eager.import_onnx(tmp_path / "f.onnx")(eager.constant([1., 2.])).tolist() == [2, 4]
