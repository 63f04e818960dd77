"""eager.optimizers: the update rules against plain Python, and what users set and ask."""
import gc
import math
import pickle
import sys
import threading

import pytest

import eager
from eager import optimizers

STEPS = 4


def sgd(lr=0.01, momentum=0.0, nesterov=False):
    b = 0.0

    def step(p, g, t):
        nonlocal b
        b = momentum * b + g
        return p - lr * (g + momentum * b if nesterov else b)

    return step


def adam(lr=0.001, beta_1=0.9, beta_2=0.999, epsilon=1e-8, weight_decay=0.0):
    m = v = 0.0

    def step(p, g, t):
        nonlocal m, v
        m, v = beta_1 * m + (1 - beta_1) * g, beta_2 * v + (1 - beta_2) * g * g
        p -= lr * weight_decay * p
        return p - lr * (m / (1 - beta_1**t)) / (math.sqrt(v / (1 - beta_2**t)) + epsilon)

    return step


def rmsprop(lr=0.001, rho=0.99, momentum=0.0, epsilon=1e-8):
    s = b = 0.0

    def step(p, g, t):
        nonlocal s, b
        s = rho * s + (1 - rho) * g * g
        b = momentum * b + g / (math.sqrt(s) + epsilon)
        return p - lr * b

    return step


def adagrad(lr=0.001, initial=0.0, epsilon=1e-10):
    s = initial

    def step(p, g, t):
        nonlocal s
        s += g * g
        return p - lr * g / (math.sqrt(s) + epsilon)

    return step


@pytest.mark.parametrize("make, rule", [
    (lambda: optimizers.SGD(), sgd()),
    (lambda: optimizers.SGD(0.5), sgd(0.5)),
    (lambda: optimizers.SGD(0.5, momentum=0.9), sgd(0.5, 0.9)),
    (lambda: optimizers.SGD(0.5, 0.9, True), sgd(0.5, 0.9, True)),
    (lambda: optimizers.Momentum(), sgd(0.01, 0.9)),
    (lambda: optimizers.Momentum(0.1, 0.5, nesterov=True), sgd(0.1, 0.5, True)),
    (lambda: optimizers.Adam(), adam()),
    (lambda: optimizers.Adam(0.1, 0.8, 0.9, 1e-3, 0.1), adam(0.1, 0.8, 0.9, 1e-3, 0.1)),
    (lambda: optimizers.AdamW(), adam(weight_decay=0.01)),
    (lambda: optimizers.RMSprop(), rmsprop()),
    (lambda: optimizers.RMSprop(0.1, 0.9, 0.5, 1e-2), rmsprop(0.1, 0.9, 0.5, 1e-2)),
    (lambda: optimizers.Adagrad(), adagrad()),
    (lambda: optimizers.Adagrad(0.1, 0.5, 1e-2), adagrad(0.1, 0.5, 1e-2)),
])
def test_rules(make, rule):
    v = eager.Variable(2.0, dtype="float64")
    optimizer, p = make(), 2.0
    for t in range(1, STEPS + 1):
        g = 3.0 * p * p
        p = rule(p, g, t)
        optimizer.apply_gradients([(3.0 * v * v, v)])
        assert v.item() == pytest.approx(p, rel=1e-12)
    assert optimizer.iterations.item() == STEPS


def test_pairs_come_in_any_iterable():
    v, w = eager.Variable(1.0), eager.Variable([1.0, 1.0])
    g, h = eager.constant(1.0), eager.constant([1.0, 2.0])
    optimizer = optimizers.SGD(0.5)
    for pairs in ([(g, v), (h, w)], ((g, v), (h, w)), zip([g, h], [v, w]), ([x, y] for x, y in [(g, v), (h, w)]), {(g, v): 0, (h, w): 0}):
        optimizer.apply_gradients(pairs)
    assert v.item() == -1.5 and eager.all(w == [-1.5, -4.0])
    optimizer.apply_gradients(grads_and_vars=[(g, v)], name="train")
    assert optimizer.iterations.item() == 6


def test_gradients_of_other_kinds():
    v, w = eager.Variable([1.0, 1.0]), eager.Variable(1.0)
    optimizer = optimizers.SGD(1.0)
    optimizer.apply_gradients([([0.5, 1.0], v), (None, w)])
    assert eager.all(v == [0.5, 0.0]) and w.item() == 1.0
    optimizer.apply_gradients([(eager.Variable([0.5, 0.0]), v), (2, w)])
    assert eager.all(v == [0.0, 0.0]) and w.item() == -1.0


def test_many_variables():
    variables = [eager.Variable(float(i)) for i in range(100)]
    optimizers.SGD(1.0).apply_gradients((float(i), v) for i, v in enumerate(variables))
    assert all(v.item() == 0.0 for v in variables)


def test_no_gradients():
    v = eager.Variable(1.0, name="weight")
    for pairs in ([], [(None, v)], iter(())):
        with pytest.raises(ValueError, match="No gradients provided for any variable"):
            optimizers.SGD().apply_gradients(pairs)
    with pytest.raises(ValueError, match="\\['weight'\\]"):
        optimizers.SGD().apply_gradients([(None, v)])


@pytest.mark.parametrize("pairs, error", [
    (5, TypeError), (None, TypeError), ([5], TypeError), ([()], ValueError), ([(1.0,)], ValueError), ([(1.0, 2.0)], TypeError),
    ([(1.0, eager.Variable(1.0), 3)], ValueError), ([("text", eager.Variable(1.0))], TypeError),
    ([(object(), eager.Variable(1.0))], TypeError), ([([1.0, 2.0], eager.Variable(1.0))], ValueError),
    ([(eager.constant(1), eager.Variable(1.0))], ValueError), ([(1, eager.Variable(1))], ValueError),
    ([(eager.constant(1.0), eager.constant(1.0))], TypeError)])
def test_wrong_pairs(pairs, error):
    optimizer = optimizers.SGD()
    with pytest.raises(error):
        optimizer.apply_gradients(pairs)
    assert optimizer.iterations.item() == 0


def test_wrong_pairs_change_nothing(no_leak):
    v, w = eager.Variable(1.0), eager.Variable(1.0)
    optimizer = optimizers.SGD(1.0)
    for bad in ([1.0, 2.0], "text"):
        with pytest.raises((TypeError, ValueError)):
            optimizer.apply_gradients([(1.0, v), (bad, w)])
    with pytest.raises(eager.errors.InvalidArgumentError, match="twice"):
        optimizer.apply_gradients([(1.0, v), (1.0, v)])

    def failing():
        yield 1.0, v
        raise KeyError("from the generator")

    with pytest.raises(KeyError, match="from the generator"):
        optimizer.apply_gradients(failing())
    assert v.item() == w.item() == 1.0
    for call in (lambda: optimizer.apply_gradients(), lambda: optimizer.apply_gradients([], other=1), lambda: optimizer.build(3),
                 lambda: optimizer.build([3]), lambda: optimizers.SGD(None), lambda: optimizers.SGD("fast"),
                 lambda: optimizers.SGD(0.1, "no"), lambda: optimizers.SGD(eager.constant([0.1])), lambda: optimizers.SGD(eager.constant(1)),
                 lambda: optimizer.__init__(), lambda: eager._core.Optimizer.__new__(optimizers.SGD).iterations,
                 lambda: eager._core.Optimizer(), lambda: pickle.dumps(optimizer)):
        with pytest.raises((TypeError, ValueError, RuntimeError)):
            call()
    with pytest.raises(eager.errors.NotFoundError):
        eager._core.Optimizer("fastest")
    with pytest.raises(AttributeError):
        del optimizer.learning_rate
    del v, w, optimizer, failing


def test_hyperparameters_can_be_set_and_asked():
    optimizer = optimizers.Adam(0.1, epsilon=1e-3)
    assert (optimizer.learning_rate, optimizer.beta_1, optimizer.beta_2, optimizer.epsilon, optimizer.weight_decay) == (
        0.1, 0.9, 0.999, 1e-3, 0.0)
    v = eager.Variable(2.0, dtype="float64")
    optimizer.learning_rate, optimizer.beta_1, optimizer.weight_decay = 0.5, 0, 0.25
    optimizer.apply_gradients([(1.0, v)])
    assert v.item() == pytest.approx(2.0 - 0.25 - 0.5 / 1.001)
    assert repr(optimizer) == "Adam(learning_rate=0.5, beta_1=0.0, beta_2=0.999, epsilon=0.001, weight_decay=0.25)"
    plain = optimizers.SGD(1.0)
    plain.momentum = 0.5
    for _ in range(2):
        plain.apply_gradients([(1.0, v)])
    assert [s.name for s in plain.slots] == ["Variable/momentum"]


@pytest.mark.parametrize("rate", [0.5, 1, eager.constant(0.5), eager.Variable(0.5), lambda: 0.5, lambda: eager.constant(0.5)])
def test_learning_rates(rate):
    v = eager.Variable(1.0)
    optimizer = optimizers.SGD(rate)
    assert optimizer.learning_rate is rate
    optimizer.apply_gradients([(1.0, v)])
    assert v.item() == (0.0 if rate == 1 else 0.5)


def test_schedules():
    v, rate, calls = eager.Variable(0.0), eager.Variable(1.0), []
    optimizer = optimizers.SGD(rate)
    optimizer.apply_gradients([(-1.0, v)])
    rate.assign(10.0)
    optimizer.apply_gradients([(-1.0, v)])
    assert v.item() == 11.0
    optimizer.learning_rate = lambda: calls.append(1) or 100.0 * len(calls)
    optimizer.apply_gradients([(-1.0, v)])
    optimizer.apply_gradients([(-1.0, v)])
    assert v.item() == 311.0

    def failing():
        raise KeyError("schedule")

    optimizer.learning_rate = failing
    with pytest.raises(KeyError, match="schedule"):
        optimizer.apply_gradients([(-1.0, v)])
    optimizer.learning_rate = lambda: "fast"
    with pytest.raises(TypeError):
        optimizer.apply_gradients([(-1.0, v)])
    assert v.item() == 311.0


def test_state():
    v, w = eager.Variable([1.0, 2.0], name="v"), eager.Variable(1.0, name="w")
    optimizer = optimizers.Adam()
    assert [x.name for x in optimizer.variables] == ["step"] and optimizer.slots == []
    optimizer.build([v])
    optimizer.build(iter([w]))
    assert [x.name for x in optimizer.slots] == ["v/m", "v/v", "w/m", "w/v"]
    assert [x.shape for x in optimizer.slots] == [(2,), (2,), (), ()]
    first = optimizer.variables
    assert all(a is b for a, b in zip(first, optimizer.variables)) and first[0] is optimizer.iterations
    assert not any(x.trainable for x in first) and first[0].dtype == "int64"
    optimizer.iterations.assign(eager.constant(7, dtype="int64"))
    optimizer.apply_gradients([(1.0, w)])
    assert optimizer.iterations.item() == 8
    with pytest.raises(eager.errors.InvalidArgumentError):
        optimizer.apply_gradients([(1.0, optimizer.slots[2])])


def test_minimize():
    pytest.importorskip("eager.gradients")
    v, w = eager.Variable(3.0), eager.Variable(1.0)
    optimizer = optimizers.SGD(0.25)
    optimizer.minimize(lambda: v * v + w)
    assert (v.item(), w.item()) == (1.5, 0.75)
    optimizer.minimize(lambda: v * v + w, [v])
    optimizer.minimize(lambda: v * v + w, v)
    optimizer.minimize(lambda: v * v + w, var_list=lambda: [v])
    assert (v.item(), w.item()) == (0.1875, 0.75)
    with eager.gradients.GradientTape() as tape:
        loss = w * 1.0
    optimizer.minimize(loss, [w], tape=tape)
    assert w.item() == 0.5
    with pytest.raises(ValueError, match="`tape` is required"):
        optimizer.minimize(loss, [w])
    with pytest.raises(ValueError, match="No gradients"):
        optimizer.minimize(lambda: eager.constant(1.0), [w])


def test_threads_share_one():
    v = eager.Variable(0.0)
    optimizer = optimizers.SGD(1.0)

    def train():
        for _ in range(200):
            optimizer.apply_gradients([(-1.0, v)])

    threads = [threading.Thread(target=train) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert v.item() == optimizer.iterations.item() == 800


def test_nothing_leaks(no_leak):
    def train():
        v = eager.Variable([1.0, 2.0])
        optimizer = optimizers.Adam(lambda: 0.1)
        for _ in range(3):
            optimizer.apply_gradients([(v * 2.0, v)])
        optimizer.itself = optimizer
        return optimizer.variables

    for _ in range(20):
        train()
    v, g = eager.Variable([1.0, 2.0]), eager.constant([1.0, 1.0])
    optimizer = optimizers.SGD()
    optimizer.apply_gradients([(g, v)])
    counts = sys.getrefcount(v), sys.getrefcount(g)
    for _ in range(100):
        optimizer.apply_gradients(zip([g], [v]))
        optimizer.learning_rate = g[0]
        with pytest.raises(ValueError):
            optimizer.apply_gradients([(g, v), ([1.0], v)])
    gc.collect()
    assert (sys.getrefcount(v), sys.getrefcount(g)) == counts
    del v, g, optimizer


def test_optimizer_whose_init_was_not_called():
    optimizer = optimizers.Adam.__new__(optimizers.Adam)
    assert not hasattr(optimizer, "beta_1") and not hasattr(optimizer, "learning_rate")
    with pytest.raises(eager.errors.FailedPreconditionError):
        optimizer.iterations
