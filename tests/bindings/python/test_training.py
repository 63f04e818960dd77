"""eager.progress and eager.EarlyStopping, eager.jacfwd and eager.recompute."""
import functools
import io
import sys
import types

import pytest

import eager


# ---- progress

class Clock:
    """A clock that a test moves."""

    def __init__(self, monkeypatch):
        self.now = 100.0
        monkeypatch.setattr("eager._training.time", types.SimpleNamespace(monotonic=lambda: self.now))


class Terminal(io.StringIO):
    def isatty(self):
        return True


@pytest.fixture
def clock(monkeypatch):
    eager.progress
    monkeypatch.setitem(sys.modules, "tqdm", None)  # as where it is not installed
    monkeypatch.setitem(sys.modules, "tqdm.auto", None)
    monkeypatch.delitem(sys.modules, "ipykernel", raising=False)
    return Clock(monkeypatch)


class Counted:
    """A value that counts how often it is read."""

    reads = 0

    def __call__(self):
        self.reads += 1
        return eager.constant(self.reads)


def test_a_log_gets_one_line(clock):
    file, value, mean = io.StringIO(), Counted(), eager.metrics.Mean()
    steps = eager.progress([1.0, 2.0, 3.0], "epoch 1", file=file, reads=value, mean=mean, v=eager.Variable(0.125))
    assert len(steps) == 3
    for x in steps:
        clock.now += 0.5
        mean.update(x)
        steps.set(last=eager.constant(x))
    assert file.getvalue() == f"epoch 1: 3/3 [00:01, 2/s] reads={value.reads} mean=2 v=0.125 last=3\n"


def test_a_long_loop_has_more_lines_in_a_log(clock):
    file = io.StringIO()
    for _ in eager.progress(iter(range(70)), file=file):
        clock.now += 1
    assert file.getvalue().splitlines() == ["31 [00:31, 1/s]", "61 [01:01, 1/s]", "70 [01:10, 1/s]"]


def test_values_are_read_ten_times_a_second(clock):
    for file in (Terminal(), io.StringIO()):
        value, start = Counted(), clock.now
        for _ in eager.progress(range(10000), file=file, value=value):
            clock.now += 0.001
        assert value.reads <= 10 * (clock.now - start) + 2 and value.reads >= 2


def test_a_terminals_line_is_written_over(clock, monkeypatch):
    monkeypatch.setattr("shutil.get_terminal_size", lambda: types.SimpleNamespace(columns=24))
    file = Terminal()
    steps = eager.progress(range(2), file=file, a="x" * 100)
    for i in steps:
        clock.now += 1
        steps.set(a="y" if i else "x" * 100)
    written = file.getvalue()
    assert written.startswith("\r1/2 [00:01, 1/s] a=xxxx") and written.endswith("\r2/2 [00:02, 1/s] a=y\n")
    assert all(len(line) < 24 for line in written.rstrip("\n").split("\r"))
    assert written.count("\n") == 1


def test_the_line_ends_when_the_loop_does(clock):
    file = io.StringIO()
    for i in eager.progress(range(5), file=file):
        if i == 2:
            break
    assert file.getvalue() == "2/5 [00:00, 0/s]\n"
    with pytest.raises(KeyError):
        for _ in eager.progress(range(5), "b", file=file):
            raise KeyError
    assert file.getvalue().endswith("b: 0/5 [00:00, 0/s]\n")
    assert list(eager.progress([], file=file)) == [] and file.getvalue().endswith("0/0 [00:00, 0/s]\n")


def test_an_iterable_without_len(clock):
    steps = eager.progress(iter("abc"), total=3, file=io.StringIO())
    assert len(steps) == 3 and "".join(steps) == "abc"
    with pytest.raises(TypeError, match="number of steps is not known"):
        len(eager.progress(iter("abc")))


def test_iterables_that_do_not_know_their_length(clock):
    file = io.StringIO()
    numbers = eager.data.Dataset.from_tensor_slices(eager.arange(5)).filter(lambda x: x > 2)
    with pytest.raises(TypeError):
        len(numbers)
    assert [x.item() for x in eager.progress(numbers, file=file)] == [3, 4]
    assert file.getvalue() == "2 [00:00, 0/s]\n"
    for i, _ in enumerate(eager.progress(numbers.repeat(), file=file)):
        if i == 3:
            break
    assert file.getvalue().endswith("\n3 [00:00, 0/s]\n")
    steps = eager.progress(numbers, total=2, file=file)
    assert len(steps) == 2 and len(list(steps)) == 2 and file.getvalue().endswith("2/2 [00:00, 0/s]\n")
    assert list(eager.progress(x for x in "ab")) == ["a", "b"] and bool(eager.progress(x for x in "ab"))


def test_files_without_isatty(clock):
    class Writer:
        text = ""

        def write(self, text):
            self.text += text

    writer = Writer()
    list(eager.progress(iter("abc"), file=writer))
    assert writer.text == "3 [00:00, 0/s]\n"


def test_tqdm_where_it_is(clock, monkeypatch):
    made = []

    class tqdm:
        def __init__(self, total, desc, file):
            self.total, self.desc, self.n, self.text, self.closed = total, desc, 0, [], False
            made.append(self)

        def set_postfix_str(self, text, refresh):
            self.text.append(text)

        def update(self, n):
            self.n += n

        def refresh(self):
            pass

        def close(self):
            self.closed = True

    monkeypatch.setitem(sys.modules, "tqdm", types.ModuleType("tqdm"))
    monkeypatch.setitem(sys.modules, "tqdm.auto", types.SimpleNamespace(tqdm=tqdm))
    value = Counted()
    for _ in eager.progress(range(100), "epoch", file=Terminal(), value=value):
        clock.now += 0.01
    bar, = made
    assert (bar.total, bar.desc, bar.n, bar.closed) == (100, "epoch", 100, True)
    assert value.reads <= 12 and bar.text[-1] == f"value={value.reads}"
    log = io.StringIO()  # a bar would fill it
    list(eager.progress(range(3), file=log))
    assert len(made) == 1 and log.getvalue().count("\n") == 1


# ---- EarlyStopping

def stops(values, **options):
    """Returns the number of values that are taken before the stop."""
    stop = eager.EarlyStopping(**options)
    return next((i + 1 for i, value in enumerate(values) if stop(value)), None)


def test_early_stopping_as_keras_does():
    # The numbers of epochs that keras.callbacks.EarlyStopping lets run.
    values = [3.0, 2.0, 2.5, 2.25, 1.0, 1.5, 1.25, 1.75]
    assert stops(values) == 3
    assert stops(values, patience=1) == 3 and stops(values, patience=2) == 4 and stops(values, patience=3) == 8
    assert stops(values, patience=2, min_delta=1.0) == 3
    assert stops(values, mode="max") == 2 and stops(values, mode="max", patience=2) == 3
    assert stops(values, patience=2, baseline=0.5) == 3 and stops(values, start=4, patience=2) == 7
    assert stops([5.0]) is None


def test_nan_is_never_best():
    """In Keras a first NaN is, and nothing is better than it."""
    nan = float("nan")
    assert stops([nan] * 5, patience=2) == 2 and stops([nan, 3.0, 2.0, nan, nan], patience=2) == 5
    stop = eager.EarlyStopping(patience=2)
    assert not stop(nan) and not stop(3.0) and stop.best == 3.0 and stop.wait == 0


def test_early_stopping_takes_tensors_and_metrics():
    stop, mean = eager.EarlyStopping(patience=1), eager.metrics.Mean()
    mean.update(2.0)
    assert not stop(eager.constant(3.0)) and not stop(mean) and stop.best == 2.0 and stop.best_step == 1
    assert stop(mean) and stop.stopped
    stop.reset()
    assert not stop.stopped and stop.best == float("inf") and not stop(5.0)
    assert repr(stop) == "EarlyStopping(patience=1, best=5.0, best_step=0, wait=0)"


def test_early_stopping_restores():
    v = eager.Variable([0.0, 0.0])
    stop = eager.EarlyStopping(patience=2, variables=[v])
    for step, value in enumerate([2.0, 1.0, 3.0, 4.0]):
        v.assign([step, step])
        ended = stop(value)
    assert ended and v.numpy().tolist() == [1, 1]
    v.assign([9.0, 9.0])
    stop.restore()
    assert v.numpy().tolist() == [1, 1]
    with pytest.raises(ValueError, match="mode must be 'min' or 'max', not 'auto'"):
        eager.EarlyStopping(mode="auto")


# ---- jacfwd

def function_of_two(x, y):
    return {"a": eager.stack([x * y, x ** 3]), "b": y * y, "c": eager.sum(x)}


@pytest.mark.parametrize("argnums", [0, 1, (0, 1), (1,), -1])
def test_jacfwd_is_the_jacobian(argnums):
    x, y = eager.constant([1.0, 2.0]), eager.constant([3.0, 4.0])
    expected, found = (f(function_of_two, argnums)(x, y) for f in (eager.jacobian, eager.jacfwd))
    eager.nest.assert_same(expected, found)
    for a, b in zip(eager.nest.flatten(expected), eager.nest.flatten(found)):
        assert a.shape == b.shape and a.dtype is b.dtype and a.tolist() == b.tolist()


def test_jacfwd_calls_the_function_once():
    calls = []

    def f(x):
        calls.append(x)
        return eager.concat([x, x * x, x * x * x], 0)

    found = eager.jacfwd(f)(eager.constant([2.0, 3.0]))
    assert len(calls) == 1 and found.shape == (6, 2)
    assert found.tolist() == [[1, 0], [0, 1], [4, 0], [0, 6], [12, 0], [0, 27]]


def test_jacfwd_nests_and_is_traced():
    x = eager.constant([1.0, 2.0])
    cube = lambda x: eager.sum(x ** 3)  # noqa: E731
    for f in (eager.jacfwd(eager.jacfwd(cube)), eager.jacfwd(eager.grad(cube)), eager.jacobian(eager.jacfwd(cube)),
              eager.function(eager.jacfwd(eager.grad(cube)))):
        assert f(x).tolist() == [[6, 0], [0, 12]]


def test_jacfwd_of_odd_arguments():
    assert eager.jacfwd(lambda x: x * 2)(eager.zeros((0,))).shape == (0, 0)
    assert eager.jacfwd(lambda x, y: y)(eager.ones(2), eager.ones(3)).tolist() == [[0, 0]] * 3
    rows = eager.ones((5, 2))
    gather = lambda rows: eager.gather(rows, [1, 1], 0)  # noqa: E731
    assert eager.jacfwd(gather)(rows).tolist() == eager.jacobian(gather)(rows).tolist()
    assert eager.jacfwd(lambda x, y: x * y)(*[eager.constant([3.0])] * 2).tolist() == [[3]]
    with pytest.raises(TypeError, match="floating or complex"):
        eager.jacfwd(lambda x: x)(eager.constant([1]))
    with pytest.raises(ValueError, match="returns None"):
        eager.jacfwd(lambda x: None)(1.0)


# ---- recompute

def block(x, w, *, scale):
    return {"y": eager.tanh(w * x) * scale, "n": eager.constant(3), "dropped": eager.dropout(x, rate=0.5)}


def test_recompute_gives_the_same():
    x, w = eager.random.normal((64,), seed=1), eager.Variable(eager.random.normal((64,), seed=2))
    found = []
    for f in (block, eager.recompute(block)):
        eager.random.set_seed(5)
        with eager.GradientTape(persistent=True) as tape:
            tape.watch(x)
            result = f(x, w, scale=eager.constant(2.0))
        found.append([result["y"], *tape.gradient(result["y"], [x, w])])
        kept = tape.gradient(result["dropped"], x)
        assert result["n"].item() == 3 and (kept * x == result["dropped"]).all()  # the mask is that of the forward pass
        assert 0 < eager.count_nonzero(kept).item() < 64
    for a, b in zip(*found):
        assert a.tolist() == b.tolist()


def test_recompute_finds_variables_that_are_no_arguments():
    w = eager.Variable(3.0)
    f = eager.recompute(lambda x: w * w * x)
    with eager.GradientTape() as tape:
        y = f(eager.constant(2.0))
    assert tape.watched_variables() == (w,) and tape.gradient(y, w).item() == 12
    with eager.GradientTape() as tape:
        y = eager.recompute(lambda a, b: a * b)(w, w)
    assert tape.gradient(y, w).item() == 6


@pytest.mark.parametrize("traced", [False, True])
def test_recompute_finds_tensors_in_the_closure(traced):
    def f(x):
        scale, more = x * 2.0, [x * x]
        block = eager.recompute(lambda y: y * scale * more[0] * x)
        return block(x)  # 2 x^5

    f = eager.function(f) if traced else f
    assert eager.grad(f)(eager.constant(1.0)).item() == 10 and eager.grad(eager.grad(f))(eager.constant(1.0)).item() == 40
    method = eager.recompute(eager.nest.flatten)
    assert [t.item() for t in method([eager.constant(1.0)])] == [1.0]


OUTSIDE = eager.constant(5.0)


def times_outside(x):
    return x * OUTSIDE


@pytest.mark.parametrize("traced", [False, True])
def test_recompute_finds_tensors_that_functions_refer_to(traced):
    def helper(scale):
        return lambda x: x * scale

    def gradients(make):
        def g(x, w):
            with eager.GradientTape() as tape:
                tape.watch([x, w, OUTSIDE])
                y = eager.recompute(make(w))(x)
            return tape.gradient(y, [x, w, OUTSIDE])

        return [d if d is None else d.item() for d in (eager.function(g) if traced else g)(eager.constant(3.0), eager.constant(2.0))]

    def through_another(w):
        inner = helper(w)
        return lambda x: inner(x)

    assert gradients(through_another) == [2, 3, None]
    assert gradients(lambda w: functools.partial(lambda w, x: w * x, w)) == [2, 3, None]
    assert gradients(lambda w: functools.partial(lambda x, w: w * x, w=w)) == [2, 3, None]
    assert gradients(lambda w: lambda x, w=w: w * x) == [2, 3, None]
    assert gradients(lambda w: lambda x, *, w=w: w * x) == [2, 3, None]
    if not traced:
        assert gradients(lambda w: lambda x: times_outside(x) * w) == [10, 15, 6]


def test_recompute_trains_as_the_call_did():
    """The gradient is asked for behind the call that trains, and the layers are built in the forward pass alone."""
    x = eager.random.normal((4, 32), seed=3)

    class Net(eager.nn.Module):
        def __init__(self, wrap):
            self.block = wrap(eager.nn.Sequential(eager.nn.Dense(32), eager.nn.Dropout(0.75), eager.nn.BatchNormalization()))

        def call(self, x):
            return self.block(x)

    net = Net(eager.recompute)
    for _ in range(2):
        with eager.GradientTape() as tape:
            tape.watch(x)
            y = net(x, training=True)
            loss = eager.sum(y * y * y)
        assert len(tape.watched_variables()) == 4
        dkernel = tape.gradient(loss, net.block.__wrapped__[0].kernel).numpy()
        dropped = (y == y[:1]).numpy().all(0)  # a column of zeros alone, before it was normalized
        assert dropped.any() and (dkernel[:, dropped] == 0).all() and (dkernel[:, ~dropped] != 0).any()


def test_recompute_drops_the_same_in_the_first_step():
    x = eager.ones((4, 64))
    for build_first in (False, True):
        model = eager.nn.Sequential(eager.nn.Dense(64, kernel_initializer="identity"), eager.nn.Dropout(0.5))
        if build_first:
            model(x)
        block = eager.recompute(model)
        with eager.GradientTape() as tape:
            tape.watch(x)
            y = block(x, training=True)
        assert (tape.gradient(y, x) == y).all() and 0 < eager.count_nonzero(y).item() < 256
    drop = eager.nn.Dropout(0.5)
    outer = eager.nn.Lambda(eager.recompute(lambda x: drop(x)))
    with eager.GradientTape() as tape:
        tape.watch(x)
        y = outer(x, training=True)
    assert (tape.gradient(y, x) == y).all() and 0 < eager.count_nonzero(y).item() < 256


def test_recompute_gives_what_is_no_tensor():
    f = eager.recompute(lambda x: {"none": None, "y": x * x, "text": "a", "n": 3, "list": [x * 2, None]})
    x = eager.constant(3.0)
    with eager.GradientTape(persistent=True) as tape:
        tape.watch(x)
        result = f(x)
    assert (result["none"], result["text"], result["n"], result["list"][1]) == (None, "a", 3, None)
    assert tape.gradient(result["y"], x).item() == 6 and tape.gradient(result["list"][0], x).item() == 2
    assert eager.recompute(lambda x: None)(x) is None
    assert eager.function(lambda x: f(x)["list"][0])(x).item() == 6


def test_recompute_of_variables_again():
    """Second derivatives reach Variables that f reads, and inputs that f does not use have none."""
    w, frozen = eager.Variable(3.0), eager.Variable(2.0, trainable=False)
    f = eager.recompute(lambda x, unused, *, scale: w * w * w * x * scale * frozen)
    x, unused = eager.constant(2.0), eager.constant(1.0)
    for call in (f, eager.function(f)):
        with eager.GradientTape() as outer:
            outer.watch(x)
            with eager.GradientTape() as tape:
                tape.watch([x, unused])
                y = call(x, unused, scale=eager.constant(0.5))
            dx, dw, none = tape.gradient(y, [x, w, unused])
        assert (dx.item(), dw.item(), none) == (27, 54, None)
        assert [d.item() for d in outer.gradient(dw, [x, w])] == [27, 36]
    with eager.GradientTape() as tape:
        tape.watch(frozen)
        y = f(x, unused, scale=eager.constant(0.5))
    assert tape.gradient(y, frozen).item() == 27


def test_recompute_of_one_tensor_twice():
    x = eager.constant(3.0)
    with eager.GradientTape() as tape:
        tape.watch(x)
        y = eager.recompute(lambda a, b: a * b)(x, x)
    assert tape.gradient(y, x).item() == 6


def test_recompute_differentiates_again():
    cube = eager.recompute(lambda x: x * x * x)
    assert eager.grad(eager.grad(cube))(2.0).item() == 12 and eager.grad(eager.grad(eager.grad(cube)))(2.0).item() == 6


def deep(x):
    for _ in range(8):
        x = eager.sin(x)
    return x


def kept(f):
    """Returns how much a tape keeps of f, in arguments."""
    x = eager.ones((1000, 100))
    f(x)
    before = eager.memory_info()["in_use"]
    with eager.GradientTape() as tape:
        tape.watch(x)
        y = f(x)
    after = eager.memory_info()["in_use"]
    assert tape.gradient(y, x).shape == x.shape
    return (after - before) / x.nbytes


def test_recompute_keeps_less():
    assert kept(deep) > 7 and kept(eager.recompute(deep)) < 1.5


def test_recompute_runs_twice_and_only_for_gradients():
    calls = []
    f = eager.recompute(lambda x: calls.append(1) or x * x)
    x = eager.constant(2.0)
    assert f(x).item() == 4 and len(calls) == 1
    assert eager.grad(f)(x).item() == 4 and len(calls) == 3


def test_recompute_leaves_the_random_stream_alone():
    """A failure in f, or f's own numbers, change nothing of what other code draws after it."""
    drawn = []
    for f in (lambda x: x * x, lambda x: x * eager.random.normal([]), lambda x: 1 / 0):
        eager.random.set_seed(9)
        try:
            eager.grad(eager.recompute(f))(2.0)
        except ZeroDivisionError:
            eager.random.uniform([])  # the gradient draws one seed
        drawn.append(eager.random.uniform([]).item())
    assert drawn[0] == drawn[1]


def test_recompute_in_a_traced_function():
    w = eager.Variable(3.0)
    f = eager.recompute(lambda x: w * x * x * x)
    gradient = eager.function(eager.grad(f))
    assert gradient(eager.constant(2.0)).item() == 36 and eager.function(eager.grad(eager.grad(f)))(eager.constant(2.0)).item() == 36
    traced = eager.function(f)
    with eager.GradientTape() as outer:
        with eager.GradientTape() as tape:
            y = traced(eager.constant(2.0))
        dw = tape.gradient(y, w)
    assert dw.item() == 8 and outer.gradient(y, w).item() == 8
    calls = []
    inner = eager.recompute(eager.function(lambda x: calls.append(1) or x * x))
    assert eager.grad(inner)(3.0).item() == 6 and len(calls) == 1


def test_recompute_in_a_traced_function_keeps_less():
    assert kept(eager.function(deep)) > 7 and kept(eager.function(eager.recompute(deep))) < 1.5


def test_recompute_of_random_numbers_in_a_traced_function():
    x = eager.ones((64,))
    for nested in (False, True):
        if nested:
            drop = lambda x: eager.cond(eager.sum(x) > 0, lambda: eager.dropout(x, rate=0.5), lambda: x)  # noqa: E731
        else:
            drop = lambda x: eager.dropout(x, rate=0.5)  # noqa: E731
        traced = eager.function(eager.recompute(drop))
        with eager.GradientTape() as tape:
            tape.watch(x)
            y = traced(x)
        assert (tape.gradient(y, x) == y).all() and 0 < eager.count_nonzero(y).item() < 64


def test_recompute_of_effects_in_a_traced_function():
    count = eager.Variable(0.0, trainable=False)

    def f(x):
        count.assign_add(1.0)
        return x * x

    assert eager.function(eager.grad(eager.recompute(f)))(eager.constant(2.0)).item() == 4 and count.item() == 1


def test_an_error_of_the_second_call_comes_out():
    calls = []

    def f(x):
        calls.append(1)
        if len(calls) == 2:
            raise KeyError("second")
        return x * x

    with pytest.raises(KeyError, match="second"):
        eager.grad(eager.recompute(f))(2.0)


def test_recompute_keeps_name_and_text():
    f = eager.recompute(block)
    assert f.__name__ == "block" and f.__wrapped__ is block


def test_recompute_leaks_nothing(no_leak):
    x = eager.constant([2.0])
    for _ in range(3):
        eager.grad(lambda x: eager.sum(eager.recompute(lambda x: eager.sin(x) * x)(x)))(x)
    del x
