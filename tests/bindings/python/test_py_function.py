import threading

import numpy as np
import pytest

import eager
from eager import _core

both = pytest.mark.parametrize("decorate", [lambda f: f, eager.function], ids=["eager", "traced"])


def c(values, dtype=None):
    return eager.constant(values, dtype)


@both
def test_it_runs_at_each_call_with_values(decorate):
    seen = []

    def log(x, y):
        seen.append((x.tolist(), y.item()))
        return x * y

    f = decorate(lambda x, y: eager.py_function(log, [x, y], eager.float32, shapes=[None]) + 1.0)
    assert f(c([1.0, 2.0]), c(3.0)).tolist() == [4, 7] and f(c([5.0, 2.0]), c(3.0)).tolist() == [16, 7]
    assert seen == [([1, 2], 3), ([5, 2], 3)]


@both
def test_several_outputs_and_none(decorate):
    seen = []
    f = decorate(lambda x: eager.py_function(lambda x: (x.item(), [1, 2]), [x], [eager.float64, eager.int32], [[], [2]]))
    a, b = f(c(3.0))
    assert a.dtype == "float64" and a.item() == 3 and b.dtype == "int32" and b.tolist() == [1, 2]
    g = decorate(lambda x: (eager.py_function(lambda x: seen.append(x.item()), [x], []), x)[1])
    assert g(c(3.0)).item() == 3 and g(c(4.0)).item() == 4 and seen == [3, 4]


@both
def test_gradients_to_the_second_order(decorate):
    f = decorate(lambda x, y: eager.py_function(lambda x, y: x * x * y, [x, y], eager.float32, []))
    x, y = c(3.0), c(5.0)
    with eager.GradientTape() as outer:
        outer.watch(x)
        with eager.GradientTape() as tape:
            tape.watch(x), tape.watch(y)
            z = f(x, y)
        dx, dy = tape.gradient(z, [x, y])
    assert (dx.item(), dy.item()) == (30, 9)
    assert outer.gradient(dx, x).item() == 10


def test_gradients_next_to_integers():
    f = eager.function(lambda x, i: eager.py_function(lambda x, i: (x[i.item()], i), [x, i], [eager.float32, eager.int32], [[], []]))
    x = c([1.0, 2.0, 3.0])
    with eager.GradientTape() as tape:
        tape.watch(x)
        y, i = f(x, c(1))
        y = y * 2
    assert i.item() == 1 and tape.gradient(y, x).tolist() == [0, 2, 0]


def test_gradients_inside_a_trace():
    @eager.function
    def f(x):
        with eager.GradientTape() as tape:
            tape.watch(x)
            y = eager.py_function(lambda x: x * x, [x], eager.float32, [None])
        return tape.gradient(y, x)

    assert f(c([1.0, 2.0])).tolist() == [2, 4]


def test_a_tape_in_the_function_records():
    def slope(x):
        with eager.GradientTape() as tape:
            tape.watch(x)
            y = x * x
        return tape.gradient(y, x)

    f = eager.function(lambda x: eager.py_function(slope, [x], eager.float32, []))
    x = c(3.0)
    assert f(x).item() == 6
    with eager.GradientTape() as tape:
        tape.watch(x)
        y = f(x)
    assert y.item() == 6 and tape.gradient(y, x).item() == 2


@both
def test_an_exception_comes_out_as_itself(decorate):
    class Mine(Exception):
        pass

    error = Mine("here")

    def fail(x):
        raise error

    f = decorate(lambda x: eager.py_function(fail, [x], eager.float32, []))
    for _ in range(3):
        with pytest.raises(Mine) as caught:
            f(c(1.0))
        assert caught.value is error
    assert (c(1.0) + 1).item() == 2


@both
def test_results_that_do_not_fit(decorate):
    def run(result, Tout, shapes):
        return decorate(lambda x: eager.py_function(lambda x: result, [x], Tout, shapes))(c(1.0))

    with pytest.raises(ValueError):
        run((1, 2, 3), ["float32"] * 2, [[], []])
    with pytest.raises(ValueError):
        run(None, ["float32"], [[]])
    with pytest.raises(TypeError):
        run(c(1), "float32", [])
    with pytest.raises((TypeError, ValueError)):
        run(object(), "float32", [])
    with pytest.raises(ValueError):
        run(1.0, ["float32"], [[], []])


def test_shapes_are_checked_and_needed_in_traces():
    with pytest.raises(ValueError, match="shapes"):
        eager.function(lambda x: eager.py_function(lambda x: x, [x], "float32"))(c(1.0))
    with pytest.raises(eager.errors.InvalidArgumentError):
        eager.function(lambda x: eager.py_function(lambda x: c([1.0, 2.0]), [x], "float32", [3]))(c(1.0))
    f = eager.function(lambda x: eager.py_function(lambda x: x, [x], eager.TensorSpec([None])))
    assert f(c([1.0])).tolist() == [1]


@both
def test_numpy_function(decorate):
    def sort(x):
        assert isinstance(x, np.ndarray)
        return np.sort(x)

    f = decorate(lambda x: eager.numpy_function(sort, [x], eager.float32, [None]))
    assert f(c([3.0, 1.0, 2.0])).tolist() == [1, 2, 3] and f(c([0.0, -1.0])).tolist() == [-1, 0]


def test_numpy_function_has_no_gradient_in_a_trace():
    f = eager.function(lambda x: eager.numpy_function(lambda x: x * 2, [x], eager.float32, []))
    x = c(1.0)
    with eager.GradientTape() as tape:
        tape.watch(x)
        y = f(x)
    with pytest.raises(eager.errors.UnimplementedError):
        tape.gradient(y, x)


def test_it_may_call_functions_and_assign():
    v = eager.Variable(0.0)
    g = eager.function(lambda x: x * 2)

    def body(x):
        v.assign_add(x)
        return g(x)

    f = eager.function(lambda x: eager.py_function(body, [x], eager.float32, []))
    assert f(c(3.0)).item() == 6 and f(c(4.0)).item() == 8 and v.numpy() == 7


def test_other_threads_run_meanwhile():
    started, go = threading.Event(), threading.Event()

    def wait(x):
        started.set()
        assert go.wait(30)
        return x

    f = eager.function(lambda x: eager.py_function(wait, [x], eager.float32, []))
    results = []
    thread = threading.Thread(target=lambda: results.append(f(c(1.0)).item()))
    thread.start()
    assert started.wait(30)
    results.append((c(1.0) + 1).item())
    go.set()
    thread.join()
    assert results == [2, 1]


def test_in_loops():
    seen = []

    def log(i):
        seen.append(i.item())
        return i

    f = eager.function(lambda n: eager.while_loop(lambda i: i < n, lambda i: eager.py_function(log, [i], "int32", []) + 1, c(0)))
    assert f(c(3)).item() == 3 and seen == [0, 1, 2]


def test_it_cannot_be_saved(tmp_path):
    f = eager.function(lambda x: eager.py_function(lambda x: x, [x], "float32", []))
    f(c(1.0))
    with pytest.raises(eager.errors.FailedPreconditionError):
        eager.save(f, tmp_path / "f")


def test_it_goes_with_its_function(live_tensors):
    import weakref

    def make():
        big = eager.ones([10])

        def body(x):
            return x + big

        f = eager.function(lambda x: eager.py_function(body, [x], "float32", [10]))
        f(eager.ones([10]))
        return weakref.ref(body)

    make()  # makes what the library keeps for later
    before = live_tensors()
    assert make()() is None or live_tensors() == before
    assert live_tensors() == before


def test_bad_use_of_the_extension_does_not_crash():
    for bad in [("f",), ("f", 3, [3]), ("f", len, [(12, ("a",))])]:
        with pytest.raises(TypeError):
            _core.host_call(*bad)
    with pytest.raises(ValueError):
        _core.host_call("f", len, [(99, ())])
    op = _core.host_call("f", lambda values: 3, [(12, ())])
    for bad in (3, [object()], [c(1.0)]):
        with pytest.raises((TypeError, ValueError)):
            op.run(bad)
    with pytest.raises(LookupError):
        _core.control_flow("nonsense", 1, {}, {})
    with pytest.raises(TypeError):
        _core.control_flow("cond", 1, {"then_branch": 3}, {})
    with pytest.raises(ValueError):
        _core.control_flow("cond", 1, {}, {"nonsense": 1})


def test_end_of_the_interpreter_while_threads_run_it(run_python):
    run_python("""
        import threading, time
        import eager
        def body(v):
            time.sleep(0.001)
            return v
        f = eager.function(lambda x: eager.py_function(body, [x], "float32", []))
        x = eager.constant(1.0)
        def run():
            while True: f(x)
        for _ in range(4): threading.Thread(target=run, daemon=True).start()
        time.sleep(0.1)
    """)
