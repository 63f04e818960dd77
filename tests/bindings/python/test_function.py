import collections
import copy
import functools
import gc
import inspect
import pickle
import sys
import threading
import warnings
import weakref

import numpy as np
import pytest

import eager
from eager import _core

Point = collections.namedtuple("Point", "x y")


def live_tensors():
    gc.collect()
    return _core.memory_info(None)["live_tensors"]


def c(values, dtype=None):
    return eager.constant(values, dtype)


# ---- Signatures


def test_is_traced_once_for_calls_of_a_kind():
    runs = []

    @eager.function
    def f(x, y):
        runs.append(1)
        return x * y + 1.0

    for k in range(4):
        assert f(c([1.0, 2.0]), c([3.0, float(k)])).tolist() == [4.0, 2.0 * k + 1.0]
    assert len(runs) == 1 and f.traces == f.experimental_get_tracing_count() == 1


def test_dtypes_and_ranks_have_traces_of_their_own():
    f = eager.function(lambda x: x + x)
    for value in [c(1), c(1.0), c([1.0]), c([[1.0]]), c(1, "int64"), c([1j])]:
        assert (f(value) == value + value).numpy().all()
        assert f(value).dtype == value.dtype and f(value).shape == value.shape
    assert f.traces == 6


def test_dims_are_exact_until_they_vary():
    shapes = []

    @eager.function
    def f(x, y):
        shapes.append(f"{x.shape} {y.shape}")
        return eager.sum(x * y, axis=0)

    ones = lambda *shape: eager.ones(shape)
    assert f(ones(3, 2), ones(2)).tolist() == [3, 3]
    assert f(ones(4, 2), ones(2)).tolist() == [4, 4]
    assert f(ones(5, 2), ones(2)).tolist() == [5, 5]
    assert f(ones(0, 2), ones(2)).tolist() == [0, 0]
    assert shapes == ["(3, 2) (2,)", "(None, 2) (2,)"]
    assert f(ones(5, 3), ones(3)).tolist() == [5, 5, 5]
    assert f(ones(5, 4), ones(4)).tolist() == [5, 5, 5, 5]
    assert shapes[2:] == ["(None, None) (None,)"]
    assert f(ones(5, 4), ones(1)).tolist() == [5, 5, 5, 5]  # broadcasts where the dims are not known
    assert f.traces == 3


def test_code_that_needs_dims_gets_a_trace_for_each():
    @eager.function
    def f(x):
        total = x[0]
        for i in range(1, x.shape[0]):
            total = total + x[i]
        return total

    for n in (2, 3, 4, 3):
        assert f(eager.ones([n])).item() == n
    assert f.traces == 3


def test_a_trace_for_certain_dims_serves_them_also_when_there_is_one_for_all():
    @eager.function
    def f(x):
        return x * 2 if x.shape[0] == 1 else x * 3

    one, two = eager.ones([1]), eager.ones([2])
    for _ in range(3):
        assert f(one).tolist() == [2] and f(two).tolist() == [3, 3]
    assert f.traces == 2
    g = eager.function(lambda x, k: x + k if x.shape[0] == 1 else x - k)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for _ in range(2):
            for k in range(50):  # more kinds of calls than are remembered
                assert g(one, k).tolist() == [1 + k] and g(two, k).tolist() == [1 - k] * 2
    assert g.traces == 100


def swallow(f):
    try:
        return f()
    except Exception:
        return 7.


@pytest.mark.parametrize("f", [
    lambda x, y: x * 100 if x.shape[0] == 1 else x,
    lambda x, y: x * 100 if x.shape == y.shape else x,
    lambda x, y: x[:y.shape[0]],
    lambda x, y: x * (x.shape[0] or 7),
    lambda x, y: eager.cast(eager.arange(x.shape[0]), "float32"),
    lambda x, y: eager.zeros(x.shape),
    lambda x, y: eager.reshape(x, (1, *x.shape)),
    lambda x, y: x * x.size,
    lambda x, y: x + 1 if x.size > 2 else x,
    lambda x, y: x * {1: 5, 2: 6}.get(x.shape[0], 7),
    lambda x, y: eager.map_fn(lambda row: row * x.shape[0], x),
    lambda x, y: eager.function(lambda z: z * z.shape[0])(x),
    lambda x, y: eager.cond(eager.sum(x) > 0., lambda: x * x.shape[0], lambda: x),
    lambda x, y: x * 2 if len([d for d in x.shape if d is None]) else x * len(x),
    lambda x, y: x + int(np.prod(x.shape)),
    lambda x, y: x.reshape(x.shape[0], 1),
    lambda x, y: x * (2. if isinstance(x.shape[0], int) else 3.),
    lambda x, y: x * (2. if x.nbytes == 12 else 3.),
    lambda x, y: x * swallow(lambda: float(x.shape[0])),
    lambda x, y: [x, eager.constant(x.shape)][1],
])
def test_no_branch_is_taken_for_dims_that_vary(f):
    traced = eager.function(f)
    for n, m in ((2, 2), (3, 3), (1, 1), (3, 1), (1, 3), (0, 0), (4, 4)):
        x, y = eager.ones([n]), eager.ones([m])
        assert traced(x, y).tolist() == f(x, y).tolist()


def test_dims_come_out_as_they_are():
    f = eager.function(lambda x: (x.shape[0], x.shape, x.size))
    assert [f(eager.ones([n, 2])) for n in (2, 3, 4)] == [(2, (2, 2), 4), (3, (3, 2), 6), (4, (4, 2), 8)]


def test_dims_that_follow_from_values_are_refused():
    def f(x):
        y = eager.cond(eager.sum(x) > 5., lambda: x, lambda: eager.concat([x, x], axis=0))
        return y * 2. if y.shape[0] == 4 else y

    for g in (eager.function(f), eager.function(f, reduce_retracing=False)):
        with pytest.raises(TypeError, match=r"eager.shape\(x\) gives it"):
            g(eager.ones([2]))
    g = eager.function(lambda x: x * 2. if x.shape[0] is None else x, input_signature=[eager.TensorSpec([None])])
    h = eager.function(lambda x: g(x))
    # The dim is unknown, as the signature says.
    assert h(eager.ones([1])).tolist() == h(eager.ones([2]))[:1].tolist() == g(eager.ones([1])).tolist() == [2.]


def test_what_dims_that_vary_are_good_for():
    @eager.function
    def f(x):
        assert len(x.shape) == x.ndim == 2 and x.shape[1] == 3 and repr(x.shape[1:]) == "(3,)"
        assert eager.TensorSpec.from_tensor(x) in (eager.TensorSpec([None, 3]), eager.TensorSpec([2, 3]))
        return eager.zeros_like(x) + eager.cast(eager.shape(x)[0], "float32") + eager.cast(eager.size(x), "float32")

    for n in (2, 3, 4, 5):
        assert f(eager.ones([n, 3])).tolist() == [[4. * n] * 3] * n
    assert f.traces == 2


@pytest.mark.parametrize("make", [lambda f: f, eager.function])
def test_reduce_retracing_can_be_turned_off(make):
    f = eager.function(make(lambda x: x + 1), reduce_retracing=False)
    for n in (1, 2, 3, 2):
        f(eager.ones([n]))
    assert f.traces == 3
    assert all(None not in g.inputs[0].shape for g in f.concrete_functions)


def test_python_values_count_by_value_and_type():
    seen = []

    @eager.function
    def f(x, n=2, *, flag=True, name="a"):
        seen.append((n, flag, name))
        return x * n if flag else x

    x = c([1.0])
    for call in range(2):
        assert f(x).item() == 2
        assert f(x, 2).item() == 2
        assert f(x, n=2).item() == 2
        assert f(x, 3).item() == 3
        assert f(x, 3.0).item() == 3
        assert f(x, True).item() == 1
        assert f(x, flag=False).item() == 1
        assert f(x, name="b").item() == 2
        assert f(n=2, x=x).item() == 2
    assert len(seen) == f.traces == 6


def test_zeros_of_both_signs_and_nan_are_values():
    f = eager.function(lambda x, v: x / v)
    x = c(1.0)
    for _ in range(2):
        assert f(x, 0.0).item() == np.inf
        assert f(x, -0.0).item() == -np.inf
        assert np.isnan(f(x, float("nan")).item())
    assert f.traces == 3


def test_other_hashable_values_count_by_value_and_the_rest_by_identity():
    class Unhashable:
        __hash__ = None

        def __eq__(self, other):
            return True

    f = eager.function(lambda x, v: x)
    x = c(1.0)
    f(x, (1, "a")), f(x, (1, "a")), f(x, frozenset([1])), f(x, frozenset([1]))
    assert f.traces == 2
    a, b = Unhashable(), Unhashable()
    f(x, a), f(x, a), f(x, b), f(x, a)
    assert f.traces == 4


def test_an_argument_by_identity_is_not_kept_alive_and_takes_its_traces_along():
    class Thing:
        pass

    f = eager.function(lambda x, thing: x + thing.value)
    before = live_tensors()
    thing = Thing()
    thing.value = eager.Variable([1.0, 2.0])
    assert f(c([1.0, 1.0]), thing).tolist() == [2, 3]
    assert len(f.concrete_functions) == 1
    gone = weakref.ref(thing)
    del thing
    gc.collect()
    assert gone() is None and f.concrete_functions == []
    assert live_tensors() == before


def test_arrays_are_tensors():
    f = eager.function(lambda x: x * 2)
    assert f(np.float32([1, 2])).tolist() == [2, 4]
    assert f(np.float32([3, 4])).tolist() == [6, 8]
    assert f(c([5.0, 6.0])).tolist() == [10, 12]
    assert f(np.float32(3)).item() == 6
    assert f.traces == 2


def test_the_device_scope_counts():
    f = eager.function(lambda x: x + 1)
    f(c(1.0))
    with eager.device("cpu:0"):
        f(c(1.0))
        f(c(1.0))
    f(c(1.0))
    assert f.traces == 2


def test_bad_calls_are_pythons_errors():
    @eager.function
    def f(x, *, k=1):
        return x

    for args, kwargs in [((), {}), ((1, 2), {}), ((1,), {"z": 1})]:
        with pytest.raises(TypeError):
            f(*args, **kwargs)
    with pytest.raises(TypeError, match="TensorSpec"):
        f(eager.TensorSpec([2]))


@pytest.mark.parametrize("bad", [3, "f", c([1.0])])
def test_only_functions_are_decorated(bad):
    with pytest.raises(TypeError):
        eager.function(bad)


def test_a_decorated_function_is_decorated_with_other_options():
    f = eager.function(lambda x: x * 2)
    assert eager.function(f) is f
    g = eager.function(f, input_signature=[eager.TensorSpec([None])], name="g")
    assert g is not f and g([1, 2]).tolist() == [2, 4] and g.get_concrete_function().name == "g"
    with pytest.raises(TypeError):
        g(c(1.0))
    assert eager.function(f, reduce_retracing=False)(c(1.0)).item() == 2


def test_generators_and_coroutines_are_refused():
    def generator(x):
        yield x

    async def coroutine(x):
        return x

    for f in (generator, coroutine):
        with pytest.raises(TypeError):
            eager.function(f)
    for late in (generator, lambda x: [x, generator(x)], lambda x: map(abs, x), lambda x: {"rows": iter(x)}):
        f = eager.function(lambda x: late(x))
        with pytest.raises(TypeError, match="Return tensors"):
            f(c([1.0]))
    assert not _core.is_tracing()


def test_many_traces_warn_once():
    f = eager.function(lambda x, n: x * n)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        for n in range(80):
            assert f(c(1.0), n).item() == n
    assert len([w for w in caught if "traced" in str(w.message)]) == 1
    for n in range(80):  # more traces than the extension remembers
        assert f(c(2.0), n).item() == 2 * n
    assert f.traces == 80


# ---- Structures


def test_structures_in_and_out():
    @eager.function
    def f(batch, pair):
        return {"b": batch["x"] + pair.x, "a": [pair.y, None, "text", (batch["n"], {})], "p": Point(pair.x, 5)}

    for k in (1.0, 2.0):
        out = f({"x": c(k), "n": 7}, Point(c(2.0), [c(3.0)]))
        assert list(out) == ["b", "a", "p"]
        assert out["b"].item() == k + 2
        assert out["a"][0][0].item() == 3 and out["a"][1:3] == [None, "text"] and out["a"][3] == (7, {})
        assert isinstance(out["p"], Point) and out["p"].y == 5 and out["p"].x.item() == 2
    assert f.traces == 1


def test_dicts_that_are_equal_share_a_trace_whatever_their_order():
    f = eager.function(lambda d: d["a"] - d["b"])
    assert f({"a": c(5.0), "b": c(3.0)}).item() == 2
    assert f({"b": c(3.0), "a": c(5.0)}).item() == 2
    assert f({"b": c(1.0), "a": c(5.0)}).item() == 4
    assert f.traces == 1
    with pytest.raises(KeyError):
        f({"a": c(1.0)})


def test_dicts_whose_keys_have_no_order():
    f = eager.function(lambda d: {k: v * 2 for k, v in d.items()})
    for _ in range(2):
        assert {k: v.item() for k, v in f({1: c(1.0), "a": c(2.0)}).items()} == {1: 2, "a": 4}
    assert {k: v.item() for k, v in f({"a": c(2.0), 1: c(1.0)}).items()} == {1: 2, "a": 4}
    assert f.traces == 1


def test_sets_count_by_value():
    f = eager.function(lambda x, values: x * sum(values))
    values = {1, 2}
    assert f(c(1.0), values).item() == f(c(1.0), {2, 1}).item() == 3
    values.add(3)
    assert f(c(1.0), values).item() == 6
    assert f(c(1.0), {1.0, 2.0}).item() == 3 and f.traces == 3
    others = {c(1.0), c(2.0)}  # tensors count by identity
    assert f(c(1.0), others).item() == f(c(1.0), others).item() == 3 and f.traces == 4


def test_keywords_in_any_order():
    f = eager.function(lambda a, b: a - b)
    t = c(1.0)
    f(b=t, a=t)
    assert f(b=c(1.0), a=c(5.0)).item() == 4
    assert f(a=c(5.0), b=c(1.0)).item() == 4
    assert f(a=c(5.0), b=c(1.0)).item() == 4
    assert f(c(5.0), b=c(1.0)).item() == 4
    assert f.traces == 1


def test_varied_arguments():
    @eager.function
    def f(*args, **kwargs):
        return sum(args, kwargs["z"] - kwargs["a"])

    for _ in range(2):
        assert f(c(1.0), c(2.0), a=c(3.0), z=c(10.0)).item() == 10
        assert f(c(1.0), z=c(10.0), a=c(3.0)).item() == 8
        assert f(z=c(10.0), a=c(3.0)).item() == 7


def test_a_default_that_is_a_tensor():
    t = c(10.0)

    @eager.function
    def f(x, y=t):
        return x + y

    assert [f(c(1.0)).item(), f(c(1.0)).item(), f(c(1.0), c(2.0)).item(), f(c(1.0)).item()] == [11, 11, 3, 11]


@pytest.mark.parametrize("result", [None, (), [], {}, 3, "s", [None, (1,)]])
def test_outputs_without_tensors(result):
    f = eager.function(lambda x: result)
    assert f(c(1.0)) == result and f(c(1.0)) == result


def test_outputs_that_are_inputs_constants_and_variables():
    v, k = eager.Variable(2.0), c(7.0)
    f = eager.function(lambda x: (x, k, v, x))
    x = c(1.0)
    assert [t.item() for t in f(x)] == [1, 7, 2, 1]
    v.assign(5.0)
    assert [t.item() for t in f(x)] == [1, 7, 5, 1]


def test_no_arguments():
    v = eager.Variable(1.0)
    f = eager.function(lambda: v * 2)
    assert f().item() == 2
    v.assign(4.0)
    assert f().item() == 8 and f.traces == 1


def test_many_inputs_and_outputs():
    f = eager.function(lambda xs: [x + 1 for x in xs])
    xs = [c(float(i)) for i in range(50)]
    for _ in range(2):
        assert [t.item() for t in f(xs)] == [i + 1 for i in range(50)]
    many = xs * 3
    for _ in range(2):
        assert [t.item() for t in f(many)] == [t.item() + 1 for t in many]


# ---- Methods, variables, recursion


def test_methods_have_traces_for_each_object_and_do_not_keep_it():
    class Model:
        def __init__(self, k):
            self.w = eager.Variable(k)

        @eager.function
        def __call__(self, x):
            return self.w * x

        @eager.function(input_signature=[eager.TensorSpec([None])])
        def vector(self, x):
            return self.w * x

    a, b = Model(2.0), Model(3.0)
    for _ in range(2):
        assert a(c(1.0)).item() == 2 and b(c(1.0)).item() == 3
        assert Model.__call__(b, c(1.0)).item() == 3
        assert a.vector([1, 2]).tolist() == [2, 4] and b.vector(c([1.0])).tolist() == [3]
    assert Model.__call__.traces == 2 and Model.vector.traces == 2
    bound = a.vector
    assert bound(c([1.0])).tolist() == [2] and bound == a.vector and bound != b.vector
    assert a.vector.get_concrete_function().variables[0] is a.w
    gone = weakref.ref(a)
    del a, bound
    gc.collect()
    assert gone() is None
    assert len(Model.__call__.concrete_functions) == 1


def test_static_and_class_methods():
    class A:
        k = 3

        @staticmethod
        @eager.function
        def s(x):
            return x * 2

        @classmethod
        @eager.function
        def c(cls, x):
            return x * cls.k

        @eager.function
        @staticmethod
        def s2(x):
            return x * 5

        @eager.function(reduce_retracing=False)
        @classmethod
        def c2(cls, x):
            return x * cls.k

    class B(A):
        k = 4

    assert A.s(c(1.0)).item() == 2 and A().s(c(1.0)).item() == 2 and A.c(c(1.0)).item() == 3
    assert A.s2(c(1.0)).item() == A().s2(c(1.0)).item() == 5
    assert A.c2(c(1.0)).item() == A().c2(c(1.0)).item() == 3 and B.c2(c(1.0)).item() == 4


def test_variables_are_taken_by_reference():
    v = eager.Variable([1.0, 2.0])

    @eager.function
    def step(x):
        v.assign_add(x)
        return v * 1.0

    assert step(c([1.0, 1.0])).tolist() == [2, 3]
    assert step(c([1.0, 1.0])).tolist() == [3, 4]
    assert v.numpy().tolist() == [3, 4]
    assert step.variables == (v,) and step.variables[0] is v


def test_variables_as_arguments_count_by_identity():
    f = eager.function(lambda v, x: v.assign_add(x))
    a, b = eager.Variable(1.0), eager.Variable(10.0)
    for _ in range(2):
        f(a, c(1.0))
        f(b, c(1.0))
    assert a.numpy() == 3 and b.numpy() == 12 and f.traces == 2


def test_a_variable_that_is_made_in_a_trace_is_kept():
    class Lazy:
        v = None

        @eager.function
        def __call__(self, x):
            if self.v is None:
                self.v = eager.Variable(lambda: eager.ones([2]) * 3)
            return self.v * x

    for lazy in (Lazy(), Lazy()):
        assert lazy(c(2.0)).tolist() == [6, 6]
        assert lazy(c([1.0, 2.0])).tolist() == [3, 6]

    @eager.function
    def bad(x):
        return eager.Variable(1.0) * x

    for x in (c(1.0), c([1.0]), c(1.0)):
        with pytest.raises(ValueError, match="make them outside"):
            bad(x)
    assert not _core.is_tracing()


def test_a_variable_made_in_a_trace_wants_a_value():
    held = []

    def make(initial):
        @eager.function
        def f(x):
            if not held:
                held.append(eager.Variable(initial(x)))
            return x * held[0]

        return f

    for symbolic in (lambda x: x * 2, lambda x: eager.random.normal([1])):
        with pytest.raises(eager.errors.InvalidArgumentError, match="give a function"):
            make(symbolic)(c([1.0]))
    f = make(lambda x: lambda: eager.ones([1]) * 4)
    assert f(c([2.0])).tolist() == f(c([2.0])).tolist() == [8]


def test_recursion_over_python_values():
    @eager.function
    def power(x, n):
        return x if n == 1 else x * power(x, n - 1)

    assert power(c(2.0), 10).item() == 1024
    assert power.traces == 10
    with pytest.raises(RecursionError):
        power(c(2.0), 0)
    assert not _core.is_tracing()
    assert power(c(2.0), 3).item() == 8


def test_functions_call_functions():
    g = eager.function(lambda x: x * 2)
    f = eager.function(lambda x: g(x) + g(x + 1))
    assert f(c(3.0)).item() == 14 and f(c(4.0)).item() == 18
    assert g.traces == 1 and "call" not in str(f.graph)


def test_an_inner_function_may_use_the_outer_ones_tensors():
    def outer(x):
        @eager.function
        def inner(y):
            return y * x

        return inner(x + 1) + inner(x)

    f = eager.function(outer)
    assert f(c(3.0)).item() == 21 and f(c(4.0)).item() == 36
    with eager.GradientTape() as tape:
        x = c(3.0)
        tape.watch(x)
        y = f(x)
    assert tape.gradient(y, x).item() == 13


def test_an_inner_function_with_the_outer_ones_tensors_is_not_kept():
    held = []

    @eager.function
    def inner(y):
        return y * held[-1]

    @eager.function
    def outer(x):
        held.append(x)
        return inner(x)

    assert outer(c(3.0)).item() == 9
    assert inner.concrete_functions == []
    held.append(c(2.0))
    assert inner(c(3.0)).item() == 6


def test_leaked_symbolic_tensors_are_an_error():
    leaked = []
    f = eager.function(lambda x: leaked.append(x))
    f(c(1.0))
    with pytest.raises(eager.errors.InvalidArgumentError, match="outside its trace"):
        leaked[0] + 1
    g = eager.function(lambda x: x + leaked[0])
    with pytest.raises(eager.errors.InvalidArgumentError):
        g(c(1.0))


# ---- Errors


def test_an_exception_comes_out_as_itself_and_leaves_no_trace():
    class Mine(Exception):
        pass

    @eager.function
    def f(x, fail):
        y = x + 1
        if fail:
            raise Mine("here")
        return y

    before = live_tensors()
    for _ in range(3):
        with pytest.raises(Mine, match="here"):
            f(c(1.0), True)
    assert not _core.is_tracing() and f.traces == 0
    assert (c(1.0) + c(1.0)).item() == 2
    assert f(c(1.0), False).item() == 2
    del f
    assert live_tensors() == before


@pytest.mark.parametrize("use", [bool, float, int, list, lambda x: x.numpy(), lambda x: x.item(), lambda x: [1, 2][x > 0]])
def test_values_of_symbolic_tensors_are_refused(use):
    f = eager.function(lambda x: use(x))
    with pytest.raises((eager.errors.FailedPreconditionError, TypeError)) as caught:
        f(c(1.0))
    if use in (bool, float, int):
        assert "symbolic" in str(caught.value) and "eager.cond" in str(caught.value)


def test_errors_of_ops_when_it_runs():
    f = eager.function(lambda x, i: eager.gather(x, i))
    assert f(c([1.0, 2.0]), c([1])).tolist() == [2]
    with pytest.raises(eager.errors.InvalidArgumentError, match="not in"):
        f(c([1.0, 2.0]), c([5]))


def test_errors_of_ops_when_it_is_traced():
    f = eager.function(lambda x: x @ x)
    with pytest.raises(eager.errors.InvalidArgumentError):
        f(eager.ones([2, 3]))
    assert f.traces == 0


# ---- Gradients


def test_gradients_to_arguments_and_variables():
    w = eager.Variable([2.0, 3.0])
    f = eager.function(lambda x: eager.sum(w * x * x))
    x = c([4.0, 5.0])
    with eager.GradientTape() as tape:
        tape.watch(x)
        y = f(x)
    dx, dw = tape.gradient(y, [x, w])
    assert dx.tolist() == [16, 30] and dw.tolist() == [16, 25]


def test_tapes_inside():
    @eager.function
    def slope(x):
        with eager.GradientTape() as tape:
            tape.watch(x)
            y = x * x * x
        return tape.gradient(y, x)

    x = c(2.0)
    assert slope(x).item() == 12
    with eager.GradientTape() as tape:
        tape.watch(x)
        g = slope(x)
    assert tape.gradient(g, x).item() == 12


def test_second_order_through_a_function():
    f = eager.function(lambda x: x * x * x)
    x = c(2.0)
    with eager.GradientTape() as outer:
        outer.watch(x)
        with eager.GradientTape() as inner:
            inner.watch(x)
            y = f(x)
        g = inner.gradient(y, x)
    assert outer.gradient(g, x).item() == 12


def test_stop_gradient_and_custom_gradients():
    @eager.custom_gradient
    def clipped(x):
        return x * 1.0, lambda dy: dy * 0.5

    f = eager.function(lambda x: clipped(x) * eager.stop_gradient(x))
    x = c(3.0)
    with eager.GradientTape() as tape:
        tape.watch(x)
        y = f(x)
    assert y.item() == 9 and tape.gradient(y, x).item() == 1.5


def test_a_training_step_is_the_eager_one():
    def train(decorate):
        eager.random.set_seed(1)
        w, optimizer = eager.Variable([1.0, -2.0]), eager.optimizers.Adam(0.1)

        def step(x, y):
            with eager.GradientTape() as tape:
                loss = eager.mean((x @ eager.reshape(w, [2, 1]) - y) ** 2)
            optimizer.apply_gradients(zip(tape.gradient(loss, [w]), [w]))
            return loss

        step = decorate(step)
        x, y = c([[1.0, 2.0], [3.0, 4.0], [5.0, 7.0]]), c([[1.0], [2.0], [3.0]])
        return [step(x, y).item() for _ in range(5)] + w.numpy().tolist()

    assert train(eager.function) == pytest.approx(train(lambda f: f), rel=1e-6)


def test_random_numbers_are_new_at_each_run():
    f = eager.function(lambda: eager.random.uniform([4]))
    assert f().tolist() != f().tolist()


# ---- Signatures that are given, traces


def test_input_signature():
    @eager.function(input_signature=[eager.TensorSpec([None, 2]), eager.TensorSpec([], "int32")])
    def f(x, n):
        return x * eager.cast(n, "float32")

    for x in (eager.ones([3, 2]), [[1.0, 1.0]], np.ones([5, 2], "float32")):
        assert f(x, 3).numpy().min() == 3
    assert f.traces == 1 and f.get_concrete_function() is f.concrete_functions[0]
    with pytest.raises(TypeError, match="does not fit"):
        f(eager.ones([3, 3]), 3)
    with pytest.raises(TypeError):
        f(eager.ones([3, 2], "float64"), 3)
    with pytest.raises(TypeError):
        f(eager.ones([3, 2]))
    assert f.traces == 1


def test_input_signature_of_structures_and_further_arguments():
    @eager.function(input_signature=[{"a": eager.TensorSpec([None]), "b": eager.TensorSpec([])}])
    def f(d, scale=2):
        return d["a"] * d["b"] * scale

    assert f({"a": c([1.0]), "b": c(3.0)}).tolist() == [6]
    assert f({"a": c([1.0, 2.0]), "b": 3}, scale=1).tolist() == [3, 6]
    assert f.traces == 2
    with pytest.raises(ValueError):
        f({"a": c([1.0])})
    with pytest.raises(TypeError):
        eager.function(lambda x: x, input_signature=[3])


def test_concrete_functions():
    f = eager.function(lambda x, n: {"y": x * n})
    g = f.get_concrete_function(eager.TensorSpec([None, 3]), 2)
    assert g.inputs == [eager.TensorSpec([None, 3])] and g.outputs == [eager.TensorSpec([None, 3])]
    assert g(eager.ones([2, 3]))["y"].numpy().sum() == 12
    assert f(eager.ones([5, 3]), 2)["y"].numpy().sum() == 30 and f.traces == 1
    assert g([[1, 2, 3]])["y"].tolist() == [[2, 4, 6]]  # the list takes the signature's dtype
    with pytest.raises(eager.errors.InvalidArgumentError):
        g(eager.ones([2, 4]))
    with pytest.raises(eager.errors.InvalidArgumentError):
        g(eager.ones([2, 3], "float64"))
    with pytest.raises(TypeError):
        g()
    with pytest.raises(TypeError):
        g(eager.ones([2, 3]), z=1)
    with pytest.raises(TypeError):
        g(object())
    assert "float32" in repr(g) and "multiply" in str(g.graph) and "digraph" in g.graph.dot()
    assert f.get_concrete_function() is g


def test_graph_of_several_traces():
    f = eager.function(lambda x: x + 1)
    with pytest.raises(AttributeError, match="not been traced"):
        f.graph
    with pytest.raises(ValueError):
        f.get_concrete_function()
    f(c(1.0)), f(c([1.0]))
    assert "float32[1]" in str(f.graph)
    with pytest.raises(ValueError, match="2 traces"):
        f.get_concrete_function()
    assert "float32[]" in str(f.get_concrete_function(eager.TensorSpec([])).graph)
    assert f.traces == 2


def test_tensor_specs():
    spec = eager.TensorSpec([None, 3], "int32", name="x")
    assert spec == eager.TensorSpec((-1, 3), eager.int32) and hash(spec) == hash(eager.TensorSpec((None, 3), eager.int32))
    assert spec != eager.TensorSpec([None, 4], "int32") and spec != 3 and spec.ndim == 2
    assert eager.TensorSpec.from_tensor(c([1.0])) == eager.TensorSpec([1])
    assert pickle.loads(pickle.dumps(spec)) == spec and "name='x'" in repr(spec)
    for bad in (None, [-2]):
        with pytest.raises(ValueError):
            eager.TensorSpec(bad)
    with pytest.raises(TypeError):
        eager.TensorSpec([2], "nonsense")


def test_options():
    f = eager.function(lambda x: x + 0.0, relaxed_math=True, options={"fusion": 0})
    assert f(c(1.0)).item() == 1
    for bad in ({"nonsense": 1}, {"fusion": 3}):
        with pytest.raises(eager.errors.InvalidArgumentError):
            eager.function(lambda x: x, options=bad)(c(1.0))


def test_it_looks_like_the_function():
    @eager.function
    def documented(x, y=2):
        """What it does."""
        return x

    assert documented.__name__ == "documented" and documented.__doc__ == "What it does."
    assert list(inspect.signature(documented).parameters) == ["x", "y"]
    assert documented.python_function(3) == 3 and "documented" in repr(documented)
    assert copy.deepcopy({"f": module_level})["f"] is module_level
    assert pickle.loads(pickle.dumps(module_level)) is module_level
    assert eager.function(documented) is documented


@eager.function
def module_level(x):
    return x


def test_callable_objects_partials_and_ops():
    class Callable:
        def __call__(self, x):
            return x + 1

    assert eager.function(Callable())(c(1.0)).item() == 2
    assert eager.function(functools.partial(lambda a, b: a - b, b=3.0))(c(1.0)).item() == -2
    assert eager.function(eager.add)(c(1.0), c(2.0)).item() == 3


# ---- Files


def test_save_and_load(tmp_path):
    w, b = eager.Variable([[1.0], [2.0]], name="w"), eager.Variable(0.5, name="b")
    k = c(10.0)

    @eager.function(input_signature=[eager.TensorSpec([None, 2])])
    def f(x):
        return {"y": x @ w + b, "z": k}

    path = tmp_path / "f.eager"
    eager.save(f, path)
    g = eager.load(str(path))
    x = c([[1.0, 1.0], [2.0, 0.0]])
    y, z = sorted(g(x), key=lambda t: t.ndim, reverse=True)
    assert y.tolist() == f(x)["y"].tolist() and z.item() == 10
    assert sorted(v.name for v in g.variables) == ["b", "w"]
    w.assign([[0.0], [0.0]])
    assert g(x)[0].numpy().sum() != 0 or g(x)[1].numpy().sum() != 0  # the loaded function has variables of its own
    [v for v in g.variables if v.name == "b"][0].assign(7.0)
    assert 7 + 3 in [t.numpy().ravel()[0] for t in g(x)]
    with eager.GradientTape() as tape:
        out = g(x)
    assert tape.gradient(out, g.variables[0]) is not None


def test_save_needs_one_trace(tmp_path):
    f = eager.function(lambda x: x)
    with pytest.raises(ValueError):
        eager.save(f, tmp_path / "f")
    f(c(1.0)), f(c([1.0]))
    with pytest.raises(ValueError):
        eager.save(f, tmp_path / "f")
    eager.save(f.get_concrete_function(c(1.0)), tmp_path / "f")
    with pytest.raises(TypeError):
        eager.save(lambda x: x, tmp_path / "f")
    with pytest.raises(eager.errors.NotFoundError):
        eager.load(tmp_path / "none")
    with pytest.raises(eager.errors.NotFoundError):
        eager.save(f.get_concrete_function(c(1.0)), tmp_path / "no" / "folder")
    (tmp_path / "bad").write_bytes(b"nothing")
    with pytest.raises(eager.errors.EagerError):
        eager.load(tmp_path / "bad")
    with pytest.raises(TypeError):
        eager.load(3)


def test_a_training_step_can_be_saved(tmp_path):
    w, optimizer = eager.Variable([1.0, -2.0]), eager.optimizers.Adam(0.1)

    @eager.function
    def step(x):
        with eager.GradientTape() as tape:
            loss = eager.sum((x * w) ** 2)
        optimizer.apply_gradients(zip(tape.gradient(loss, [w]), [w]))
        return loss

    x = c([1.0, 2.0])
    step(x)
    eager.save(step, tmp_path / "step")
    loaded = eager.load(tmp_path / "step")
    assert [loaded(x).item() for _ in range(3)] == [step(x).item() for _ in range(3)]
    assert len(loaded.optimizers) == 1


def test_onnx_both_ways(tmp_path):
    f = eager.function(lambda x: eager.tanh(x) * 2.0, input_signature=[eager.TensorSpec([None, 2])])
    eager.export_onnx(f, tmp_path / "f.onnx")
    g = eager.import_onnx(tmp_path / "f.onnx")
    x = c([[1.0, 2.0]])
    assert g(x).tolist() == f(x).tolist() and g.inputs == [eager.TensorSpec([None, 2])]


# ---- Threads, memory


def test_threads_share_a_trace():
    runs = []
    barrier = threading.Barrier(8)

    @eager.function
    def f(x):
        runs.append(1)
        for _ in range(50):
            x = x * 1.0 + 0.0
        return x

    results = []

    def work(k):
        barrier.wait()
        for _ in range(50):
            results.append(f(c(float(k))).item() == k)

    threads = [threading.Thread(target=work, args=(k,)) for k in range(8)]
    [t.start() for t in threads], [t.join() for t in threads]
    assert all(results) and len(results) == 400 and len(runs) == 1


def test_threads_that_trace_functions_that_call_each_other():
    f = eager.function(lambda x, n: x if n == 0 else g(x, n - 1) + 1)
    g = eager.function(lambda x, n: x if n == 0 else f(x, n - 1) + 1)
    errors = []

    def work(first, n):
        try:
            assert first(c(0.0), n).item() == n
        except BaseException as e:
            errors.append(e)

    threads = [threading.Thread(target=work, args=(h, n)) for n in range(6) for h in (f, g)]
    [t.start() for t in threads], [t.join(60) for t in threads]
    assert not errors and not any(t.is_alive() for t in threads)


def test_another_thread_is_not_in_the_trace():
    seen = []

    @eager.function
    def f(x):
        thread = threading.Thread(target=lambda: seen.append((_core.is_tracing(), (c(1.0) + 1).item())))
        thread.start()
        thread.join()
        return x + 1

    f(c(1.0))
    assert seen == [(False, 2.0)]


def test_functions_and_traces_are_collected():
    before = live_tensors()

    def make():
        big = eager.ones([100])

        @eager.function
        def f(x):
            return x + big, f

        f(eager.ones([100]))
        f(eager.ones([100]))
        return weakref.ref(f)

    gone = make()
    gc.collect()
    assert gone() is None and live_tensors() == before


def test_calls_leave_nothing_behind():
    f = eager.function(lambda x, d: {"a": x + d["k"], "b": [x, 1]})
    x, k = c([1.0, 2.0]), c(1.0)
    f(x, {"k": k})
    before = live_tensors()
    references = sys.getrefcount(x), sys.getrefcount(k), sys.getrefcount(f)
    for _ in range(1000):
        f(x, {"k": k})
    assert live_tensors() == before
    assert (sys.getrefcount(x), sys.getrefcount(k), sys.getrefcount(f)) == references


def test_bad_use_of_the_extension_does_not_crash():
    with pytest.raises(TypeError):
        _core.Function()
    for bad in [(1,), ("f", [(12, (2,))], lambda inputs: None), ("f", [(12, (2,))], lambda inputs: ([3], None)),
                ("f", [(99, (2,))], lambda inputs: (inputs, None)), ("f", [(12, (-5,))], lambda inputs: (inputs, None)),
                ("f", [3], lambda inputs: (inputs, None)), ("f", [], lambda inputs: ([], (9, 9))),
                ("f", [(12, ("a",))], lambda inputs: (inputs, None)), ("f", [(12, (2,))], lambda inputs: (inputs, ((1,),)))]:
        with pytest.raises((TypeError, ValueError)):
            _core.Function.trace(*bad)
    assert not _core.is_tracing()
    d = _core.Dispatcher()
    with pytest.raises(AttributeError):
        d(1)
    g = eager.function(lambda x: x).get_concrete_function(c(1.0))
    for bad in [((), {}, g), ((c(1.0), c(1.0)), {}, g), (1, 2, 3), ((c(1.0),), {}, 3)]:
        with pytest.raises((TypeError, ValueError)):
            d._remember(*bad)
    with pytest.raises(TypeError):
        g.structure = (0, 5)
    with pytest.raises(AttributeError):
        del g.structure


def test_a_list_that_changes_while_the_function_runs():
    def drop(x):
        tensors.clear()
        gc.collect()
        return x

    f = eager.function(lambda xs: eager.py_function(drop, [xs[0]], "float32", [100]) + xs[0])
    for k in range(3):
        tensors = [eager.ones([100]) * k]
        assert eager.sum(f(tensors)).item() == 200 * k and tensors == []


def test_values_that_are_compared_by_code_of_others():
    class Value:
        def __init__(self, value):
            self.value = value

        def __hash__(self):
            return 1

        def __eq__(self, other):
            f._forget()
            if other.value == "raise":
                raise RuntimeError
            return self.value == other.value

    f = eager.function(lambda x, v: x * v.value)
    assert [f(c(1.0), Value(k)).item() for k in (2, 3, 2, 3)] == [2, 3, 2, 3] and f.traces == 2
    with pytest.raises(RuntimeError):
        f(c(1.0), Value("raise"))
    assert f(c(1.0), Value(2)).item() == 2


def test_slices_ranges_and_complex_numbers_count_by_value():
    f = eager.function(lambda x, v: x)
    for _ in range(2):
        for v in (slice(1, 2), slice(1, 3), range(3), range(4), 1j, complex(0.0, 0.0), complex(-0.0, 0.0), eager.float32, len):
            assert f(c(1.0), v).item() == 1
    assert f.traces == 9


def test_an_event_loop_and_other_contexts_within_a_trace():
    import asyncio
    import contextvars

    seen = []

    async def work():
        await asyncio.sleep(0)
        return _core.is_tracing(), (c(1.0) + 1).item()

    @eager.function
    def f(x):
        seen.append(asyncio.run(work()))
        seen.append(contextvars.copy_context().run(lambda: (c(1.0) + 2).item()))
        with pytest.raises(eager.errors.InvalidArgumentError):
            contextvars.copy_context().run(lambda: x + 1)
        return x + 1

    assert f(c(1.0)).item() == 2 and seen == [(False, 2.0), 3.0]


def test_live_functions_at_exit(run_python):
    run_python("""
        import eager
        held = []
        @eager.function
        def f(x):
            held.append(x)
            return eager.py_function(lambda v: v * 2, [x], "float32", [None])
        g = eager.function(lambda x: x)
        f(eager.ones([2])), g(eager.ones([2]))
    """)


def test_the_graph_of_an_untraced_function_is_an_attribute_error():
    assert not hasattr(eager.function(lambda x: x), "graph")


def test_products_where_a_known_dim_is_0_and_others_are_unknown():
    def traced(f, *shapes):
        return eager.function(f, input_signature=[eager.TensorSpec(s) for s in shapes])

    assert traced(eager.kron, [None, 2], [2, 0])(eager.ones([3, 2]), eager.ones([2, 0])).shape == (6, 0)
    product = traced(lambda x, y: eager.einsum("abi,ijc->abjc", x, y), [None, 0, None], [None, None, None])
    assert product(eager.ones([3, 0, 2]), eager.ones([2, 4, 5])).shape == (3, 0, 4, 5)
    product = traced(lambda x, y: eager.einsum("abij,ijc->abc", x, y), [None, 0, 2, None], [2, None, 3])
    assert product(eager.ones([4, 0, 2, 5]), eager.ones([2, 5, 3])).shape == (4, 0, 3)


def test_a_contraction_over_several_unknown_dims_is_one_product_of_matrices():
    f = eager.function(lambda x, y: eager.tensordot(x, y, axes=2),
                       input_signature=[eager.TensorSpec([None] * 3), eager.TensorSpec([None] * 3)])
    x, y = eager.random.normal([3, 4, 5]), eager.random.normal([4, 5, 2])
    assert f(x, y).tolist() == eager.tensordot(x, y, axes=2).tolist()
    assert f(x[:, :0], y[:0]).tolist() == [[0.0, 0.0]] * 3
    assert f(x[:0], y).shape == (0, 2)
    for equation, x, y in [("abij,ijc->abc", [2, 3, 4, 5], [4, 5, 2]), ("aij,ijbc->abc", [2, 4, 5], [4, 5, 2, 3])]:
        x, y = eager.random.normal(x), eager.random.normal(y)
        f = eager.function(lambda x, y: eager.einsum(equation, x, y),
                           input_signature=[eager.TensorSpec([None] * len(t.shape)) for t in (x, y)])
        np.testing.assert_allclose(f(x, y), eager.einsum(equation, x, y), rtol=1e-5, atol=1e-5)
        assert f.get_concrete_function().text().count("sum(") == 0


def test_weak_numbers_of_ops_whose_shapes_are_checked_at_the_call():
    for number, dtype in ((2, "int8"), (2, "uint64"), (2.5, "float16")):
        for equation, arguments in ((",ij->ij", lambda a, number=number: (number, a)), ("ij,->ij", lambda a, number=number: (a, number))):
            f = eager.function(lambda a: eager.einsum(equation, *arguments(a)), [eager.TensorSpec([None, None], dtype)])
            assert f(eager.ones((2, 1), dtype)).dtype == dtype
