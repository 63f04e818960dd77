"""eager.random: the numbers are those of a C program, and have the range and dtype of each function."""
import ctypes
import threading

import pytest

import eager
from eager import random


class C:
    """The part of the C interface that a program needs to draw random numbers."""

    def __init__(self, seed):
        self.lib = lib = ctypes.CDLL(eager._core.library_path())
        pointer = ctypes.c_void_p
        for name in ("eager_context_create", "eager_op_create", "eager_execute_args", "eager_tensor_read", "eager_context_fork",
                     "eager_context_set_seed"):
            getattr(lib, name).restype = pointer
        lib.eager_context_set_seed.argtypes = [pointer, ctypes.c_uint64]
        lib.eager_tensor_read.argtypes = [pointer, pointer, ctypes.c_size_t]
        self.context = pointer()
        assert not lib.eager_context_create(None, ctypes.byref(self.context))
        assert not lib.eager_context_set_seed(self.context, seed)

    def __del__(self):
        self.lib.eager_context_release(self.context)

    def fork(self):
        made = C(0)
        self.lib.eager_context_release(made.context)
        assert not self.lib.eager_context_fork(self.context, ctypes.byref(made.context))
        return made

    def draw(self, name, n):
        lib, op, out, one = self.lib, ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_int32(1)
        assert not lib.eager_op_create(self.context, name.encode(), ctypes.byref(op))
        args = (ctypes.c_int64 * 2)(1, n)
        assert not lib.eager_execute_args(self.context, op, None, 0, args, 2, ctypes.byref(out), ctypes.byref(one))
        values = (ctypes.c_float * n)()
        assert not lib.eager_tensor_read(out, values, 4 * n)
        lib.eager_tensor_release(out)
        lib.eager_op_release(op)
        return list(values)


def numbers(t):
    return [x.item() for x in t]


@pytest.mark.parametrize("seed", [0, 1, 42, 2**64 - 1])
def test_the_c_programs_numbers(seed):
    c = C(seed)
    random.set_seed(seed)
    assert numbers(random.uniform([5])) == c.draw("random_uniform", 5)
    assert numbers(random.normal([3])) == c.draw("random_normal", 3)
    assert numbers(random.truncated_normal([4])) == c.draw("random_truncated_normal", 4)
    assert numbers(random.uniform([5])) == c.draw("random_uniform", 5)


def test_threads_draw_what_forks_draw():
    def drawn():
        random.set_seed(3)
        found = []
        for _ in range(3):
            thread = threading.Thread(target=lambda: found.append(numbers(random.uniform([4]))))
            thread.start()
            thread.join()
        return found

    first = drawn()
    assert first == drawn()
    assert first[0] != first[1] != first[2]
    c = C(3)
    assert first == [c.fork().draw("random_uniform", 4) for _ in range(3)]


def test_uniform():
    random.set_seed(1)
    x = random.uniform([1000])
    assert x.dtype == "float32" and eager.all(x >= 0.0) and eager.all(x < 1.0) and abs(eager.mean(x).item() - 0.5) < 0.05
    y = random.uniform([1000], -3, 5, "float64")
    assert y.dtype == "float64" and -3 <= eager.min(y).item() < -2 and 4 < eager.max(y).item() < 5
    assert set(numbers(random.uniform([100], 2, 5, dtype="int32"))) == {2, 3, 4}
    assert random.uniform([], 0, 10, "int64").shape == () and random.uniform([0, 3]).shape == (0, 3)
    assert random.uniform((2, 3)).shape == random.uniform(eager.constant([2, 3])).shape == (2, 3)
    assert random.uniform(4).shape == (4,)
    z = random.uniform([100, 2], eager.constant([0.0, 10.0]), [1.0, 20.0])
    assert eager.all(z[:, 0] < 1.0) and eager.all(z[:, 1] >= 10.0) and eager.all(z[:, 1] < 20.0)


def test_normal():
    random.set_seed(1)
    x = random.normal([4000], 3.0, 2.0)
    assert abs(eager.mean(x).item() - 3) < 0.2
    assert abs(eager.mean((x - 3.0) ** 2.0).item() - 4) < 0.5
    y = random.truncated_normal([4000], 3.0, 2.0)
    assert eager.all(abs(y - 3.0) <= 4.0) and not eager.all(abs(x - 3.0) <= 4.0)
    z = random.normal([1000, 2], mean=eager.Variable([0.0, 100.0]), stddev=eager.constant(0.1))
    assert abs(eager.mean(z[:, 1]).item() - 100) < 1


def test_bernoulli_and_categorical():
    random.set_seed(1)
    x = random.bernoulli(0.25, [1000])
    assert x.dtype == "bool" and 150 < sum(numbers(eager.cast(x, "int32"))) < 350
    assert random.bernoulli([0.0, 1.0], dtype="float32").shape == (2,)
    assert numbers(random.bernoulli([0.0, 1.0], dtype="int32")) == [0, 1]
    y = random.categorical([[0.0, -100.0], [-100.0, 0.0]], 5)
    assert y.dtype == "int64" and numbers(y[0]) == [0] * 5 and numbers(y[1]) == [1] * 5


def test_permutation_and_shuffle():
    random.set_seed(1)
    assert sorted(numbers(random.permutation(10))) == list(range(10)) and random.permutation(0).shape == (0,)
    assert numbers(random.permutation(10)) != list(range(10))
    x = random.shuffle([[0, 1], [2, 3], [4, 5]])
    assert sorted(numbers(x[:, 0])) == [0, 2, 4] and eager.all(x[:, 1] == x[:, 0] + 1)
    assert sorted(numbers(random.permutation(eager.Variable([5, 6, 7])))) == [5, 6, 7]


@pytest.mark.parametrize("seed", [0, 1, -1, 2**63, 2**64 - 1])
def test_a_seed_for_one_call(seed):
    state = random.uniform([3])
    assert numbers(random.uniform([3], seed=seed)) == numbers(random.uniform([3], seed=seed)) != numbers(state)
    random.set_seed(5)
    with_seed = numbers(random.normal([2], seed=seed)), numbers(random.normal([2]))
    random.set_seed(5)
    assert numbers(random.normal([2])) == with_seed[1]  # the seeded call did not advance the stream


@pytest.mark.parametrize("draw", [
    lambda **how: random.uniform([9], **how), lambda **how: random.uniform([9], 0, 99, "int32", **how),
    lambda **how: random.uniform([9], 0.0, eager.constant([5.0] * 9), **how), lambda **how: random.normal([9], 1.0, 2.0, **how),
    lambda **how: random.normal([9], eager.constant(1.0), **how), lambda **how: random.truncated_normal([9], **how),
    lambda **how: random.bernoulli([0.5] * 20, **how), lambda **how: random.categorical([[0.0, 0.0]], 20, **how),
    lambda **how: random.permutation(9, **how), lambda **how: random.shuffle(list(range(9)), **how)])
def test_a_key_for_one_call(draw):
    before = random.get_state()
    first = draw(key=[1, 2]).tolist()
    assert random.get_state() == before
    for key in ([1, 2], eager.constant([1, 2], "int64"), eager.Variable([1, 2])):
        assert draw(key=key).tolist() == first
    assert draw(key=[1, 3]).tolist() != first and draw(seed=1).tolist() != first
    traced = eager.function(lambda key: draw(key=key))
    assert traced(eager.constant([1, 2])).tolist() == first and traced(eager.constant([1, 3])).tolist() != first
    with pytest.raises(ValueError, match="seed and key"):
        draw(seed=1, key=[1, 2])
    with pytest.raises(eager.errors.InvalidArgumentError, match=r"key must have shape \[2\]"):
        draw(key=[1, 2, 3])


def test_seeds_of_any_size():
    random.set_seed(-1)
    x = numbers(random.uniform([2]))
    random.set_seed(2**64 - 1)
    assert numbers(random.uniform([2])) == x


@pytest.mark.parametrize("state", [(2**64 + 5, 0, 0), (0, -1, 0), (0, 0, 2**64), (1, 2), (1, 2, 3, 4)])
def test_states_that_are_none(state):
    before = random.get_state()
    with pytest.raises(ValueError, match=r"the state must be three ints from 0 to 2\*\*64 - 1, not \("):
        random.set_state(state)
    assert random.get_state() == before


def test_the_largest_state():
    random.set_state((2**64 - 1, 0, 7))
    assert random.get_state() == (2**64 - 1, 0, 7)


@pytest.mark.parametrize("call", [
    lambda: random.set_seed("a"), lambda: random.set_seed(1.5), lambda: random.set_seed(None), lambda: random.uniform("text"),
    lambda: random.uniform([-1]), lambda: random.uniform([2], dtype="int32"), lambda: random.uniform([2], 5, 2, "int32"),
    lambda: random.uniform([2], "a"), lambda: random.uniform([2], seed="a"), lambda: random.uniform([2], dtype="string"),
    lambda: random.uniform(None, dtype="no dtype"), lambda: random.normal([2], dtype="int32"), lambda: random.bernoulli("a"),
    lambda: random.categorical([1, 2], 3), lambda: random.permutation(-1), lambda: random.permutation("a"), lambda: random.shuffle(3),
    lambda: random.uniform([2**40, 2**40])])
def test_wrong_arguments(call):
    with pytest.raises((TypeError, ValueError)):
        call()


def test_nothing_leaks(no_leak):
    for _ in range(10):
        random.uniform([3], eager.constant(1.0), 2.0), random.shuffle([1, 2, 3]), random.bernoulli(0.5)


def test_wide_integers():
    low = 2**53 + 1
    drawn = eager.random.uniform([200], low, low + 2, dtype=eager.int64).numpy() - low
    assert set(drawn.tolist()) == {0, 1}
    drawn = eager.random.uniform([200], 2**62 + 1, 2**62 + 4, dtype=eager.int64).numpy() - 2**62
    assert set(drawn.tolist()) == {1, 2, 3}
    assert set(eager.random.uniform([3000], 0, 256, dtype=eager.uint8).numpy().tolist()) == set(range(256))
    with pytest.raises(ValueError, match="Need minval < maxval"):
        eager.random.uniform([2], low, low, dtype=eager.int64)


def test_numbers_that_are_scaled_have_second_gradients():
    for draw in (eager.raw_ops.random_laplace, eager.raw_ops.random_gumbel):
        loc, scale = eager.Variable([1.0, 2.0]), eager.Variable([3.0, 4.0])
        with eager.GradientTape(persistent=True) as outer:
            with eager.GradientTape() as inner:
                y = draw(loc, scale, seed=7)
            of_loc, of_scale = inner.gradient(y, [loc, scale])
            z = eager.sum(of_scale**2) + eager.sum(of_loc)
        assert of_loc.tolist() == [1, 1] and of_scale.tolist() == pytest.approx(((y - loc) / scale).tolist(), rel=1e-5)
        assert outer.gradient(z, [loc, scale]) == [None, None]
