"""eager.optimizers: the update rules compared with plain Python, and their attributes."""
import copy
import gc
import math
import pickle
import sys
import threading

import pytest

import eager
from eager import _registry, optimizers

STEPS = 4


def sgd(lr=0.01, momentum=0.0, nesterov=False):
    b = 0.0

    def step(p, g, t):
        nonlocal b
        b = momentum * b + g
        return p - lr * (g + momentum * b if nesterov else b)

    return step


def adam(lr=0.001, beta_1=0.9, beta_2=0.999, epsilon=1e-8, weight_decay=0.0, amsgrad=False):
    m = v = v_max = 0.0

    def step(p, g, t):
        nonlocal m, v, v_max
        m, v = beta_1 * m + (1 - beta_1) * g, beta_2 * v + (1 - beta_2) * g * g
        v_max = max(v_max, v) if amsgrad else v
        p -= lr * weight_decay * p
        return p - lr * (m / (1 - beta_1**t)) / (math.sqrt(v_max / (1 - beta_2**t)) + epsilon)

    return step


def rmsprop(lr=0.001, rho=0.99, momentum=0.0, epsilon=1e-8, centered=False):
    s = a = b = 0.0

    def step(p, g, t):
        nonlocal s, a, b
        s, a = rho * s + (1 - rho) * g * g, rho * a + (1 - rho) * g
        b = momentum * b + g / (math.sqrt(s - a * a if centered else s) + epsilon)
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
    (lambda: optimizers.Adam(0.5, 0.5, 0.5, amsgrad=True), adam(0.5, 0.5, 0.5, amsgrad=True)),
    (lambda: optimizers.AdamW(), adam(weight_decay=0.01)),
    (lambda: optimizers.AdamW(0.5, 0.5, 0.5, amsgrad=True), adam(0.5, 0.5, 0.5, weight_decay=0.01, amsgrad=True)),
    (lambda: optimizers.RMSprop(), rmsprop()),
    (lambda: optimizers.RMSprop(0.1, 0.9, 0.5, 1e-2), rmsprop(0.1, 0.9, 0.5, 1e-2)),
    (lambda: optimizers.RMSprop(0.1, 0.9, centered=True), rmsprop(0.1, 0.9, centered=True)),
    (lambda: optimizers.RMSprop(0.1, 0.9, 0.5, 1e-2, centered=True), rmsprop(0.1, 0.9, 0.5, 1e-2, True)),
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
                 lambda: eager._core.Optimizer()):
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
    assert repr(optimizer) == ("Adam(learning_rate=0.5, beta_1=0.0, beta_2=0.999, epsilon=0.001, weight_decay=0.25, "
                               "epsilon_before_correction=False, amsgrad=False)")
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
        optimizer.learning_rate = lambda: 0.1 / (1 + optimizer.iterations.item())  # the schedule holds the optimizer
        optimizer.apply_gradients([(v * 2.0, v)])
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


def test_what_makes_no_sense_is_refused():
    for call in (lambda: optimizers.SGD(-1), lambda: optimizers.SGD(float("nan")), lambda: optimizers.SGD(0.1, momentum=-0.5),
                 lambda: optimizers.Adam(beta_1=1.0), lambda: optimizers.Adam(epsilon=-1e-8), lambda: optimizers.AdamW(weight_decay=-1)):
        with pytest.raises(ValueError, match="must"):
            call()
    v = eager.Variable(1.0)
    for rate in (eager.Variable(-0.5), eager.constant(-0.5), lambda: -0.5, lambda: eager.constant(-0.5)):
        with pytest.raises(ValueError, match="learning_rate must not be negative, got -0.5"):
            optimizers.SGD(rate).apply_gradients([(1.0, v)])
    assert v.item() == 1.0
    optimizer = optimizers.SGD(0.5)
    with pytest.raises(ValueError):
        optimizer.learning_rate = -1
    assert optimizer.learning_rate == 0.5


@pytest.mark.parametrize("name", ["lr", "learning_rte", "beta_1", "momentom"])
def test_unknown_attributes_are_refused(name):
    optimizer = optimizers.SGD(0.5)
    with pytest.raises(AttributeError, match=f"'SGD' object has no attribute '{name}'.*learning_rate, momentum, nesterov"):
        setattr(optimizer, name, 0.2)
    optimizer.learning_rate, optimizer.momentum, optimizer.name = 0.25, 0.5, "other"
    assert optimizer.learning_rate == 0.25

    class Own(optimizers.SGD):
        calls = 0

    own = Own()
    own.calls += 1
    assert own.calls == 1


# ---- Rates in traced steps


def train(rate, is_traced, steps=4):
    """Returns the value of a variable after some steps with gradient 1."""
    v = eager.Variable(1.0, dtype="float64")
    optimizer = optimizers.SGD(rate(v) if rate.__code__.co_argcount else rate())

    def step():
        optimizer.apply_gradients([(1.0, v)])

    step = eager.function(step) if is_traced else step
    for _ in range(steps):
        step()
    assert not is_traced or step.traces == 1
    return v.item()


def by_tensors():
    count = eager.Variable(0.0, trainable=False)

    def rate():
        count.assign_add(1.0)
        return 0.1 / count

    return rate


def by_count():
    calls = []
    return lambda: calls.append(1) or 0.1 / len(calls)


def by_graph():
    count = eager.Variable(0.0, trainable=False)

    @eager.function
    def rate():
        count.assign_add(1.0)
        return 0.1 / count

    return rate


def by_iterator():
    rates = iter([0.1 / n for n in range(1, 10)])
    return lambda: next(rates)


@pytest.mark.parametrize("rate", [by_tensors, by_count, by_graph, by_iterator])
def test_a_function_as_rate_is_called_once_a_step_traced_or_not(rate):
    wanted = 1.0 - 0.1 - 0.05 - 0.1 / 3 - 0.025
    assert train(rate, False) == pytest.approx(wanted, abs=1e-7)
    assert train(rate, True) == train(rate, False)


def test_rates_that_are_set_between_traced_steps():
    v = eager.Variable(0.0)
    optimizer = optimizers.SGD(1.0)

    @eager.function
    def step():
        optimizer.apply_gradients([(-1.0, v)])

    step()
    optimizer.learning_rate = lambda: 10.0
    step()
    optimizer.learning_rate = eager.Variable(100.0)
    step()
    optimizer.learning_rate = lambda: eager.constant(1000.0)
    step()
    optimizer.learning_rate = 10000.0
    step()
    assert v.item() == 11111.0 and step.traces == 1


def schedule_of_iterations(optimizers):
    return 1.0 / (1 + eager.cast(optimizers[0].iterations, "float32"))


class Schedule:
    def __init__(self, optimizers):
        self.optimizers = optimizers

    @eager.function
    def rate(self):
        return schedule_of_iterations(self.optimizers)


@pytest.mark.parametrize("make", [lambda o: eager.function(lambda: schedule_of_iterations(o)), lambda o: Schedule(o).rate,
                                  lambda o: eager.function(lambda: {"rate": schedule_of_iterations(o)}["rate"])])
def test_a_rate_that_is_traced_is_saved_with_the_step(tmp_path, make):
    v, made, path = eager.Variable(0.0), [], str(tmp_path / "step")
    made.append(optimizers.SGD(make(made)))  # the schedule is traced before its optimizer exists
    step = eager.function(lambda: made[0].apply_gradients([(-1.0, v)]))
    wanted = [1, 1.5, 1.5 + 1 / 3]
    step()
    assert v.item() == wanted[0]
    made[0].apply_gradients([(-1.0, v)])
    assert v.item() == wanted[1]
    eager.save(step, path)
    assert "learning_rate=@1" in str(step.graph)
    loaded = eager.load(path)
    loaded()
    assert loaded.variables[0].item() == pytest.approx(wanted[2]) and v.item() == wanted[1]
    step()
    assert v.item() == pytest.approx(wanted[2])
    made[0].learning_rate = 10.0
    step()
    assert v.item() == pytest.approx(wanted[2] + 10.0)


def test_a_step_whose_rate_is_python_code_is_not_saved(tmp_path):
    v = eager.Variable(0.0)
    for rate in lambda: 0.5, eager.function(lambda: 0.5), eager.function(lambda x=3: eager.constant(0.5)):
        optimizer = optimizers.SGD(rate)
        step = eager.function(lambda: optimizer.apply_gradients([(-1.0, v)]))
        before = v.item()
        step()
        assert v.item() == before + 0.5
        with pytest.raises(eager.errors.FailedPreconditionError, match="learning rate of optimizer gradient_descent is computed at each "
                           "step by code that cannot be saved. What can: a number, a tensor, a variable, a schedule, or a traced "
                           "function"):
            eager.save(step, str(tmp_path / "step"))


def test_a_traced_rate_that_fails():
    v = eager.Variable(0.0)
    optimizer = optimizers.SGD(eager.function(lambda: eager.cast(optimizer.iterations, "float32").item()))
    for _ in range(2):
        with pytest.raises(eager.errors.FailedPreconditionError, match="cast"):
            optimizer.apply_gradients([(-1.0, v)])
    optimizer.learning_rate = eager.function(lambda: eager.constant([1.0, 2.0]))
    with pytest.raises(ValueError, match="learning_rate is not a scalar"):
        optimizer.apply_gradients([(-1.0, v)])
    assert v.item() == 0.0


@pytest.mark.parametrize("is_later", [False, True])
@pytest.mark.parametrize("is_traced", [False, True])
def test_a_traced_rate_follows_what_is_trainable(is_traced, is_later):
    v, w = eager.Variable(0.0), eager.Variable(3.0)

    @eager.function
    def rate():
        with eager.GradientTape() as tape:
            y = w * w
        gradient = tape.gradient(y, w)
        return eager.constant(0.5) if gradient is None else gradient

    optimizer = optimizers.SGD(1.0 if is_later else rate)
    step = lambda: optimizer.apply_gradients([(-1.0, v)])
    step = eager.function(step) if is_traced else step
    if is_later:
        step()
        optimizer.learning_rate = rate
    before = v.item()
    for trainable in True, False, True, True, False:
        w.trainable = trainable
        step()
        assert v.item() == before + (6.0 if trainable else 0.5)
        before = v.item()
    assert rate.traces == 2


def test_a_traced_rate_that_is_set_later_is_saved_with_the_step(tmp_path):
    v, path = eager.Variable(0.0), str(tmp_path / "step")
    optimizer = optimizers.SGD(0.25)
    step = eager.function(lambda: optimizer.apply_gradients([(-1.0, v)]))
    step()
    for made in eager.function(lambda: schedule_of_iterations([optimizer])), Schedule([optimizer]).rate:
        optimizer.learning_rate = made
        assert optimizer.learning_rate is made and "learning_rate=@1" in str(step.graph)
        eager.save(step, path)
        loaded, before = eager.load(path), v.item()
        rate = 1 / (1 + optimizer.iterations.item())
        loaded()
        assert loaded.variables[0].item() == pytest.approx(before + rate) and v.item() == before
        step()
        assert v.item() == pytest.approx(before + rate) and step.traces == 1
    failing = eager.function(lambda: eager.cast(optimizer.iterations, "float32").item())
    with pytest.raises(eager.errors.FailedPreconditionError, match="cast"):
        optimizer.learning_rate = failing
    assert optimizer.learning_rate is made
    before, rate = v.item(), 1 / (1 + optimizer.iterations.item())
    step()
    assert v.item() == pytest.approx(before + rate)


def test_a_function_that_applies_an_optimizer_is_not_its_rate():
    v, refused = eager.Variable(1.0), "learning rate of .*optimizer .*is computed by a function that applies it"

    @eager.function
    def rate():
        optimizer.apply_gradients([(1.0, v)])
        return eager.constant(0.5)

    optimizer = optimizers.SGD(rate)
    for _ in range(2):
        with pytest.raises(ValueError, match=refused):
            optimizer.apply_gradients([(1.0, v)])
    assert v.item() == 1.0
    optimizer = optimizers.SGD(0.25)
    with pytest.raises(ValueError, match=refused):
        optimizer.learning_rate = rate
    assert optimizer.learning_rate == 0.25
    optimizer.apply_gradients([(1.0, v)])
    assert v.item() == 0.75


def test_rates_see_the_iterations_and_are_not_recorded():
    v = eager.Variable(1.0)
    optimizer = optimizers.SGD(lambda: 1.0 / (1 + optimizer.iterations.item()))
    with eager.GradientTape(persistent=True) as tape:
        loss = v * 2.0
        for _ in range(3):
            optimizer.apply_gradients([(1.0, v)])
    assert v.item() == pytest.approx(1 - 1 - 1 / 2 - 1 / 3)
    assert tape.gradient(loss, v).item() == 2.0 and len(tape.watched_variables()) == 1


def test_a_rate_that_fails_in_a_traced_step():
    v = eager.Variable(1.0)

    def failing():
        raise KeyError("schedule")

    optimizer = optimizers.SGD(failing)
    step = eager.function(lambda: optimizer.apply_gradients([(1.0, v)]))
    for _ in range(2):
        with pytest.raises(KeyError, match="schedule"):
            step()
    optimizer.learning_rate = lambda: eager.constant([1.0, 2.0])
    with pytest.raises(ValueError):
        step()
    assert v.item() == 1.0 and optimizer.iterations.item() == 0


def test_a_rate_whose_optimizer_is_gone():
    v = eager.Variable(1.0)
    optimizer = optimizers.SGD(lambda: 0.5)
    step = eager.function(lambda o=optimizer: o.apply_gradients([(1.0, v)])).get_concrete_function(optimizer)
    step()
    assert v.item() == 0.5
    del optimizer
    gc.collect()
    with pytest.raises(RuntimeError, match="keep it"):
        step()


# ---- Copies

KINDS = {"SGD": lambda: optimizers.SGD(0.1), "momentum": lambda: optimizers.SGD(0.1, momentum=0.9, nesterov=True),
         "Momentum": lambda: optimizers.Momentum(0.1), "Adam": lambda: optimizers.Adam(0.1), "AdamW": lambda: optimizers.AdamW(0.1),
         "amsgrad": lambda: optimizers.Adam(0.1, amsgrad=True), "centered": lambda: optimizers.RMSprop(0.1, momentum=0.5, centered=True),
         "RMSprop": lambda: optimizers.RMSprop(0.1, momentum=0.5), "Adagrad": lambda: optimizers.Adagrad(0.1, 0.3)}


def steps(optimizer, variables, n):
    for _ in range(n):
        optimizer.minimize(lambda: sum(eager.sum(eager.sin(v) * v) for v in variables), variables)
    return [v.numpy().tolist() for v in variables]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("how", [copy.deepcopy, lambda pair: pickle.loads(pickle.dumps(pair)), lambda pair: pickle.loads(pickle.dumps(pair, 2))],
                         ids=["deepcopy", "pickle", "pickle 2"])
def test_copies_go_on_exactly(kind, how):
    optimizer, variables = KINDS[kind](), [eager.Variable([1.0, 2.0], name="a"), eager.Variable(3.0), eager.Variable(4.0, dtype="float64")]
    steps(optimizer, variables, 3)
    copied, theirs = how((optimizer, variables))
    assert type(copied) is type(optimizer) and repr(copied) == repr(optimizer) and copied.name == optimizer.name
    assert copied.iterations.item() == 3 and not set(map(id, theirs)) & set(map(id, variables))
    assert [s.name for s in copied.slots] == [s.name for s in optimizer.slots]
    wanted = steps(optimizer, variables, 3)
    assert steps(copied, theirs, 3) == wanted
    assert optimizer.iterations.item() == copied.iterations.item() == 6


def test_a_shallow_copy_has_the_variables_and_state_of_its_own():
    v = eager.Variable([1.0, 2.0])
    optimizer = optimizers.Adam(0.1)
    steps(optimizer, [v], 2)
    before = v.value()
    other = copy.copy(optimizer)
    wanted = steps(optimizer, [v], 2)
    v.assign(before)
    assert steps(other, [v], 2) == wanted
    assert other.slots[0] is not optimizer.slots[0]


def test_copies_of_rates():
    rate = eager.Variable(0.5, trainable=False)
    v = eager.Variable(1.0)
    optimizer = optimizers.SGD(rate)
    assert copy.copy(optimizer).learning_rate is rate
    copied, theirs, rates = copy.deepcopy((optimizer, v, rate))
    assert copied.learning_rate is rates is not rate
    rates.assign(0.25)
    copied.apply_gradients([(1.0, theirs)])
    assert (theirs.item(), v.item()) == (0.75, 1.0)
    calling = copy.deepcopy(optimizers.SGD(lambda: 0.5))
    calling.apply_gradients([(1.0, v)])
    assert v.item() == 0.5
    with pytest.raises((pickle.PicklingError, AttributeError)):  # lambdas cannot be pickled
        pickle.dumps(calling)
    constant = pickle.loads(pickle.dumps(optimizers.SGD(eager.constant(0.25))))
    constant.apply_gradients([(1.0, v)])
    assert v.item() == 0.25


def test_slots_of_a_momentum_that_is_off_are_copied():
    v = eager.Variable(1.0)
    optimizer = optimizers.SGD(0.1, momentum=0.9)
    steps(optimizer, [v], 2)
    optimizer.momentum = 0
    copied, theirs = copy.deepcopy((optimizer, v))
    assert copied.momentum == 0
    optimizer.momentum = copied.momentum = 0.9
    assert steps(copied, [theirs], 2) == steps(optimizer, [v], 2)


def test_copies_know_the_attributes_of_subclasses_and_go_through_the_collector(no_leak):
    v = eager.Variable(1.0)
    optimizer = Counting(0.1)
    optimizer.apply_gradients([(1.0, v)])
    v.optimizer = optimizer
    theirs = copy.deepcopy(v)
    assert theirs.optimizer.steps == 1 and theirs.optimizer is not optimizer
    theirs.optimizer.apply_gradients([(1.0, theirs)])
    assert (theirs.optimizer.steps, optimizer.steps, theirs.optimizer.iterations.item()) == (2, 1, 2)
    assert pickle.loads(pickle.dumps(v)).optimizer.steps == 1


class Counting(optimizers.Adam):
    steps = 0

    def apply_gradients(self, grads_and_vars, name=None):
        super().apply_gradients(grads_and_vars)
        self.steps += 1


def test_optimizer_whose_init_was_not_called():
    optimizer = optimizers.Adam.__new__(optimizers.Adam)
    assert not hasattr(optimizer, "beta_1") and not hasattr(optimizer, "learning_rate")
    with pytest.raises(eager.errors.FailedPreconditionError):
        optimizer.iterations


def test_a_subclass_has_attributes_of_its_own():
    class Counting(eager.optimizers.SGD):
        def __init__(self):
            super().__init__(0.5)
            self.calls = 3

    assert Counting().calls == 3


# ---- schedules, and what all optimizers have


def test_a_schedule_gives_rates_and_is_what_it_was_made_from():
    schedules = optimizers.schedules
    rate = schedules.CosineDecay(0.5, decay_steps=100, warmup_target=1.0, warmup_steps=10)
    assert rate(0) == 0.5 and rate(10) == 1.0 and rate(eager.constant(110)) == 0.0
    assert repr(rate) == "CosineDecay(initial_learning_rate=0.5, decay_steps=100.0, alpha=0.0, warmup_target=1.0, warmup_steps=10.0)"
    steps = schedules.PiecewiseConstantDecay([1, 5], [1.0, 0.5, 0.1])
    assert [steps(i) for i in (0, 1, 2, 5, 6)] == [1.0, 1.0, 0.5, 0.5, 0.1]
    for one in rate, steps, schedules.OneCycle(total_steps=10):
        again = pickle.loads(pickle.dumps(one))
        assert again == one and repr(again) == repr(one) and copy.deepcopy(one) == one and type(one)(**one.get_config()) == one
    assert rate != steps
    with pytest.raises(TypeError):
        schedules.PiecewiseConstantDecay()
    for wrong in schedules.PiecewiseConstantDecay([1], [1.0]), schedules.ExponentialDecay(decay_steps=0):
        with pytest.raises(eager.errors.InvalidArgumentError):
            wrong(0)
        with pytest.raises(eager.errors.InvalidArgumentError):
            optimizers.SGD(wrong)
    with pytest.raises(eager.errors.InvalidArgumentError, match="step must not be negative"):
        rate(-1)
    with pytest.raises(eager.errors.NotFoundError, match="cosine_restarts"):
        eager._core.Schedule("cosin")


def test_an_optimizer_follows_a_schedule_also_in_a_traced_and_saved_step(tmp_path):
    rate = optimizers.schedules.PiecewiseConstantDecay([0, 2], [0.5, 0.25, 0.125])
    v = eager.Variable(0.0)
    optimizer = optimizers.SGD(rate)
    assert optimizer.learning_rate is rate
    with pytest.raises(eager.errors.FailedPreconditionError, match="can no longer change"):
        rate.values = [1.0, 1.0, 1.0]
    step = eager.function(lambda g: (optimizer.apply_gradients([(g, v)]), v.value())[1])
    optimizer.apply_gradients([(eager.constant(-1.0), v)])
    assert v.item() == 0.5
    assert step(eager.constant(-1.0)).item() == 0.75
    eager.save(step, str(tmp_path / "step"))
    loaded = eager.load(str(tmp_path / "step"))
    assert [loaded(eager.constant(-1.0)).item() for _ in range(2)] == [1.0, 1.125]
    copied, w = copy.deepcopy((optimizer, v))
    copied.apply_gradients([(eager.constant(-1.0), w)])
    assert w.item() == 1.0 and copied.learning_rate == rate
    optimizer.learning_rate = 1.0
    optimizer.apply_gradients([(eager.constant(-1.0), v)])
    assert v.item() == 1.75


def test_a_schedule_of_ones_own_gets_the_step():
    class Halves(optimizers.schedules.LearningRateSchedule):
        def __call__(self, step):
            return eager.constant(1.0) / eager.cast(2 ** step, eager.float32)

    v = eager.Variable(0.0)
    optimizer = optimizers.SGD(Halves())
    step = eager.function(lambda: optimizer.apply_gradients([(-1.0, v)]))
    for expected in 1.0, 1.5, 1.75:
        step()
        assert v.item() == expected
    optimizer.apply_gradients([(-1.0, v)])
    assert v.item() == 1.875


def test_a_schedule_that_gives_nan_changes_nothing():
    v = eager.Variable(1.0)
    optimizer = optimizers.Adam(optimizers.schedules.PiecewiseConstantDecay([0], [1.0, math.nan]))
    optimizer.apply_gradients([(1.0, v)])
    before = v.item(), [slot.item() for slot in optimizer.variables]
    with pytest.raises(eager.errors.InvalidArgumentError, match="schedule step gives a learning rate of nan at step 1"):
        optimizer.apply_gradients([(1.0, v)])
    assert (v.item(), [slot.item() for slot in optimizer.variables]) == before


@pytest.mark.parametrize("title", [kind["title"] for kind in _registry.kinds("optimizers")])
def test_every_optimizer_clips_decays_accumulates_and_averages(title):
    make = getattr(optimizers, title)
    for sparse in False, True:
        w, bias = eager.Variable([1.0, 2.0, 3.0], name="w"), eager.Variable([1.0], name="dense/bias")
        # Gradients of 0 show the decay alone; ftrl's weights also shrink by themselves.
        optimizer = make(0.5, weight_decay=0.5, exclude_from_weight_decay="*bias", ema_momentum=0.5)
        zero = eager.zeros([3])
        optimizer.apply_gradients([(zero, w), (eager.zeros([1]), bias)])
        if title != "Ftrl":
            assert w.tolist() == [0.75, 1.5, 2.25] and bias.tolist() == [1.0]
        first = w.numpy().copy()
        assert optimizer.slot(w, "average").tolist() == first.tolist()
        optimizer.apply_gradients([(zero, w)])
        assert optimizer.slot(w, "average").tolist() == ((first + w.numpy()) / 2).tolist()
        assert "weight_decay=0.5" in repr(optimizer) and "clip_norm" not in repr(optimizer)
    w, plain = eager.Variable([1.0, 2.0]), eager.Variable([1.0, 2.0])
    accumulating, one_by_one = make(0.5, accumulation_steps=2, clip_value=1.0), make(0.5)
    for gradients in ([1.0, 5.0], [2.0, 7.0]), ([0.5, 1.0], [0.5, -2.0]):
        before = w.tolist()
        accumulating.apply_gradients([(eager.constant(gradients[0]), w)])
        assert w.tolist() == before
        accumulating.apply_gradients([(eager.constant(gradients[1]), w)])
        mean = [max(-1.0, min(1.0, sum(pair) / 2)) for pair in zip(*gradients)]
        one_by_one.apply_gradients([(eager.constant(mean), plain)])
        assert w.tolist() == plain.tolist()
    their, their_w = copy.deepcopy((accumulating, w))
    assert their.slot(their_w, "accumulated_gradient").tolist() == accumulating.slot(w, "accumulated_gradient").tolist()


def test_gradients_are_clipped_by_norm_and_together():
    a, b = eager.Variable([0.0, 0.0]), eager.Variable([0.0], dtype=eager.float64)
    gradients = eager.constant([-3.0, -4.0]), eager.constant([-12.0], eager.float64)
    optimizers.SGD(1.0, clip_norm=2.5).apply_gradients(zip(gradients, (a, b)))
    assert (a.tolist(), b.tolist()) == ([1.5, 2.0], [2.5])
    a.assign([0.0, 0.0]), b.assign([0.0])
    optimizers.SGD(1.0, global_clip_norm=6.5).apply_gradients(zip(gradients, (a, b)))
    assert (a.tolist(), b.tolist()) == ([1.5, 2.0], [6.0])
    table = eager.Variable([[0.0, 0.0]] * 3)
    with eager.GradientTape() as tape:
        loss = -eager.sum(eager.gather(table, [1]) * eager.constant([[3.0, 4.0]]))
    (rows,) = tape.gradient(loss, [table])
    assert rows.is_sparse_rows
    optimizers.SGD(1.0, clip_norm=2.5).apply_gradients([(rows, table)])
    assert table.tolist() == [[0.0, 0.0], [1.5, 2.0], [0.0, 0.0]]
    for wrong in {"clip_norm": -1.0}, {"ema_momentum": 1.0}, {"accumulation_steps": 0}:
        with pytest.raises(eager.errors.InvalidArgumentError):
            optimizers.SGD(**wrong)


def test_accumulated_gradients_of_variables_that_some_steps_leave_out():
    v, w, unused = eager.Variable(0.), eager.Variable(0.), eager.Variable(5.)
    o = eager.optimizers.SGD(1., accumulation_steps=2, weight_decay=0.1)
    o.build([v, w, unused])
    for first, second, moved in (((v, w), (v, w), -1), ((v,), (v, w), -0.5), ((v, w), (v,), -0.5), ((v,), (v,), 0)):
        before = w.item()
        for variables in (first, second):
            o.apply_gradients([(eager.constant(1.), one) for one in variables])
        assert math.isclose(w.item(), before * (0.9 if moved else 1) + moved, rel_tol=1e-6)
    assert unused.item() == 5


# ---- Traced as eager. What the rules give is PyTorch's and Keras's: tests/variables/optimizers.cpp, for 16 to 64 bits.

RATES = {"Constant": {}, "PiecewiseConstantDecay": {"boundaries": [1, 3], "values": [0.1, 0.5, 0.25]}, "CosineDecay": {"decay_steps": 4, "warmup_steps": 2,
         "warmup_target": 0.5}, "CosineDecayRestarts": {"first_decay_steps": 2}, "OneCycle": {"total_steps": 5}}


def trained(optimizer, dtype, is_traced):
    v, w = eager.Variable([[1.0, -2.0], [0.5, 3.0]], dtype=dtype, name="v"), eager.Variable([0.25, -0.5], dtype=dtype, name="w")

    def step():
        with eager.GradientTape() as tape:
            loss = eager.sum(eager.matmul(v, v) * w) + eager.sum(w * w)
        optimizer.apply_gradients(zip(tape.gradient(loss, [v, w]), [v, w]))

    step = eager.function(step) if is_traced else step
    for _ in range(4):
        step()
    assert v.dtype.name == w.dtype.name == dtype
    return [*v.reshape(-1).tolist(), *w.tolist(), optimizer.iterations.item()]


@pytest.mark.parametrize("dtype,tolerance", [("float16", 1e-2), ("bfloat16", 0.1), ("float32", 1e-5), ("float64", 1e-13)])
@pytest.mark.parametrize("title", [kind["title"] for kind in _registry.kinds("optimizers")])
def test_every_optimizer_traced_is_itself(title, dtype, tolerance):
    options = {"weight_decay": 0.1, "global_clip_norm": 2.0, "ema_momentum": 0.5}
    for given in ({}, options):
        found = [trained(getattr(optimizers, title)(0.05, **given), dtype, is_traced) for is_traced in (False, True)]
        assert found[1] == pytest.approx(found[0], rel=tolerance, abs=tolerance)


@pytest.mark.parametrize("title", [kind["title"] for kind in _registry.kinds("schedules")])
def test_every_schedule_traced_is_itself(title):
    rate = getattr(optimizers.schedules, title)(**RATES.get(title, {"decay_steps": 3}))
    rates = [rate(i) for i in range(4)]
    v, optimizer = eager.Variable(0.0, dtype="float64"), optimizers.SGD(rate)
    step = eager.function(lambda: optimizer.apply_gradients([(eager.constant(-1.0, "float64"), v)]))
    seen = [0.0]
    for _ in rates:
        step()
        seen.append(v.item())
    assert [b - a for a, b in zip(seen, seen[1:])] == pytest.approx(rates, rel=1e-12)
