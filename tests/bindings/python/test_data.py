"""Input pipelines: every step against a model of it in plain Python, alone and in random pipelines, at any number of threads and
from any saved place; elements in structures; Python code in a pipeline; tf.data's names."""
import collections
import gc
import os
import random
import signal
import subprocess
import sys
import threading
import time
import warnings
import weakref

import numpy as np
import pytest

import eager
from eager.data import Dataset

Point = collections.namedtuple("Point", "x y")


def values(dataset, most=None):
    out = []
    for element in dataset:
        out.append(eager.nest.map_structure(lambda t: t.tolist(), element))
        if most is not None and len(out) == most:
            break
    return out


# ---- Random pipelines against a model


def mix(a, b):
    """SplitMix64 from the state a: its number b."""
    z = a + 0x9E3779B97F4A7C15 * (b + 1) & 2**64 - 1
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & 2**64 - 1
    z = (z ^ z >> 27) * 0x94D049BB133111EB & 2**64 - 1
    return z ^ z >> 31


def shuffled(xs, n, seed):
    left, buffer, out = list(xs), [], []
    while left or buffer:
        while left and len(buffer) < n:
            buffer.append(left.pop(0))
        place = mix(mix(seed, 0), len(out)) * len(buffer) >> 64
        buffer[place], buffer[-1] = buffer[-1], buffer[place]
        out.append(buffer.pop())
    return out


def batches(xs, n, drop):
    full = [xs[i:i + n] for i in range(0, len(xs), n)]
    return [b for b in full if len(b) == n or not drop]


def windows(xs, size, shift, stride, drop):
    all_of = [xs[i:i + (size - 1) * stride + 1:stride] for i in range(0, len(xs), shift)]
    return [w for w in all_of if len(w) == size or not drop]


def rows(d, k):
    """The sums of rows of unequal lengths, filled up with -1."""
    ragged = d.map(lambda x: [x.item()] * (x.item() % 3), output_signature=eager.TensorSpec([None], "int64"), host_threads=k % 2)
    return ragged.padded_batch(k + 1, padding_values=-1).unbatch().map(eager.sum)


def sums(xs, k):
    return [x * (x % 3) - (max(y % 3 for y in b) - x % 3) for b in batches(xs, k + 1, False) for x in b]


# name: (how a dataset takes the step, the model over a list of numbers)
STEPS = {
    "take": (lambda d, k: d.take(k), lambda xs, k: xs[:k]),
    "skip": (lambda d, k: d.skip(k), lambda xs, k: xs[k:]),
    "shard": (lambda d, k: d.shard(k + 1, k // 2), lambda xs, k: xs[k // 2::k + 1]),
    "repeat": (lambda d, k: d.repeat(k % 3), lambda xs, k: xs * (k % 3)),
    "map": (lambda d, k: d.map(lambda x: x * 2 + k), lambda xs, k: [x * 2 + k for x in xs]),
    "map_on_threads": (lambda d, k: d.map(lambda x: x - k, num_threads=THREADS), lambda xs, k: [x - k for x in xs]),
    "filter": (lambda d, k: d.filter(lambda x: x % 3 != k % 3), lambda xs, k: [x for x in xs if x % 3 != k % 3]),
    "flat_map": (lambda d, k: d.flat_map(lambda x: eager.stack([x, x + k])), lambda xs, k: [y for x in xs for y in (x, x + k)]),
    "rebatch": (lambda d, k: d.batch(k + 1).unbatch(), lambda xs, k: xs),
    "drop": (lambda d, k: d.batch(k + 1, drop_remainder=True).unbatch(), lambda xs, k: xs[:len(xs) // (k + 1) * (k + 1)]),
    "padded": (lambda d, k: d.padded_batch(k + 1).unbatch(), lambda xs, k: xs),
    "window": (lambda d, k: d.window(k + 1, shift=2).unbatch(), lambda xs, k: [x for w in windows(xs, k + 1, 2, 1, False) for x in w]),
    "strides": (lambda d, k: d.window(k % 3 + 1, shift=k + 1, stride=2, drop_remainder=True).unbatch(),
                lambda xs, k: [x for w in windows(xs, k % 3 + 1, k + 1, 2, True) for x in w]),
    "ragged": (rows, sums),
    "shuffle": (lambda d, k: d.shuffle(k + 1, seed=k, reshuffle_each_iteration=False), lambda xs, k: shuffled(xs, k + 1, k)),
    "cache": (lambda d, k: d.cache(), lambda xs, k: xs),
    "prefetch": (lambda d, k: d.prefetch(k + 1), lambda xs, k: xs),
    "concatenate": (lambda d, k: d.concatenate(Dataset.range(k)), lambda xs, k: xs + list(range(k))),
    "zip": (lambda d, k: Dataset.zip(d, Dataset.range(100)).map(lambda x, i: x + i), lambda xs, k: [x + i for i, x in enumerate(xs)][:100]),
    "interleave": (lambda d, k: Dataset.interleave_datasets([d, Dataset.range(k)]), lambda xs, k: turns(xs, list(range(k)))),
}
THREADS = 1


def turns(a, b):
    out, a, b = [], list(a), list(b)
    while a or b:
        out += a[:1] + b[:1]
        a, b = a[1:], b[1:]
    return out


INT = eager.TensorSpec([], "int64")
SOURCES = [
    Dataset.range,
    lambda n: Dataset.from_tensor_slices(eager.cast(eager.arange(n), "int64")),
    lambda n: Dataset.from_generator(lambda: iter(range(n)), INT, threaded=True),
    lambda n: Dataset.from_indexable(range(n), INT, threaded=True),
]


def build(start, steps):
    dataset = SOURCES[(start + len(steps)) % len(SOURCES)](start)
    for name, k in steps:
        dataset = STEPS[name][0](dataset, k)
    return dataset


def model(start, steps):
    xs = list(range(start))
    for name, k in steps:
        xs = STEPS[name][1](xs, k)
    return xs


def difference(start, steps):
    """Returns what is wrong with a pipeline, or None."""
    global THREADS
    expected = model(start, steps)
    if len(expected) > 300:
        return None
    for THREADS in (1, 2, 8):
        dataset = build(start, steps)
        got = values(dataset)
        if got != expected:
            return f"{THREADS} threads: {got} instead of {expected}"
        if dataset.size is not None and dataset.size != len(expected):
            return f"size is {dataset.size} instead of {len(expected)}"
    at = random.Random(start).randint(0, len(expected))
    it = iter(dataset)
    for _ in range(at):
        next(it)
    other = iter(build(start, steps))
    other.restore(it.save())
    rest = [t.tolist() for t in other]
    return None if rest == expected[at:] else f"restored at {at}: {rest} instead of {expected[at:]}"


def shrunk(start, steps):
    """Returns the smallest pipeline found that is still wrong."""
    while True:
        smaller = [(start, steps[:i] + steps[i + 1:]) for i in range(len(steps))]
        smaller += [(start // 2, steps)] if start else []
        smaller += [(start, steps[:i] + [(n, k - 1)] + steps[i + 1:]) for i, (n, k) in enumerate(steps) if k]
        found = next((c for c in smaller if difference(*c)), None)
        if found is None:
            return start, steps
        start, steps = found


@pytest.mark.parametrize("seed", range(60))
def test_random_pipelines_are_their_model(seed):
    rng = random.Random(seed)
    start = rng.randint(0, 12)
    steps = [(rng.choice(sorted(STEPS)), rng.randint(0, 4)) for _ in range(rng.randint(1, 5))]
    if difference(start, steps):
        start, steps = shrunk(start, steps)
        pytest.fail(f"range({start}) then {steps}: {difference(start, steps)}")


FAILS = {"fail": lambda d, k: d.map(fails_at(k), output_signature=INT, host_threads=1),
         "fail_at_once": lambda d, k: d.map(fails_at(k), output_signature=INT)}


def fails_at(k):
    def f(x):
        if x.item() % 4 == k % 4:
            raise KeyError(x.item())
        return x

    return f


@pytest.mark.parametrize("seed", range(40))
def test_elements_that_fail_have_their_place_on_any_thread_and_behind_a_restore(seed):
    global THREADS
    rng = random.Random(seed)
    names = [rng.choice(sorted(STEPS)) for _ in range(rng.randint(0, 2))] + [rng.choice(sorted(FAILS))]
    names += [rng.choice(["prefetch", "map_on_threads", rng.choice(sorted(STEPS))]) for _ in range(rng.randint(1, 3))]
    steps = [(name, rng.randint(0, 4)) for name in names]

    def pipeline():
        dataset = Dataset.range(13)
        for name, k in steps:
            dataset = FAILS[name](dataset, k) if name in FAILS else STEPS[name][0](dataset, k)
        return dataset

    def pull(it, most=60):
        out = []
        while len(out) < most:
            try:
                out.append(next(it).item())
            except StopIteration:
                break
            except Exception:
                out.append("failed")
        return out

    THREADS = 1
    straight = pull(iter(pipeline()))
    for THREADS in (1, 4):
        for at in range(0, len(straight) + 1, 3):
            it, again = iter(pipeline()), iter(pipeline())
            assert pull(it, at) == straight[:at], steps
            time.sleep(0.002)  # threads go ahead
            again.restore(it.save())
            assert pull(again, 60 - at) == straight[at:], (steps, at, THREADS)


# ---- Elements


def test_elements_keep_their_structure():
    d = Dataset.from_tensor_slices({"a": np.arange(4), "b": (np.arange(4.0), Point(np.arange(4), [[1], [2], [3], [4]]))})
    first = next(iter(d))
    assert first["b"][1].y.tolist() == [1] and type(first["b"][1]) is Point
    assert d.element_spec["b"][1].y.shape == (1,) and len(d) == 4
    doubled = d.map(lambda e: (e["a"], {"twice": e["b"][0] * 2})).batch(2)
    assert values(doubled) == [([0, 1], {"twice": [0.0, 2.0]}), ([2, 3], {"twice": [4.0, 6.0]})]
    assert values(Dataset.from_tensor_slices(["a", "b"]).batch(2)) == [[b"a", b"b"]]
    assert values(Dataset.from_tensors((1, [2, 3]))) == [(1, [2, 3])]
    assert "TensorSpec(shape=(), dtype=int64)" in repr(Dataset.range(3))
    assert Dataset.range(3).repeat().size == float("inf") and Dataset.range(3).filter(lambda x: x > 1).size is None
    with pytest.raises(TypeError, match="infinite"):
        len(Dataset.range(3).repeat())
    assert [a.dtype for a in Dataset.range(2).as_numpy()] == [np.int64] * 2


def plain(value):
    return None if value is None else value.tolist()


def with_none(dataset):
    """The elements, in which None stands for None."""
    return [eager.nest.map_structure(plain, element) for element in dataset]


@pytest.mark.filterwarnings("ignore:flat_map")  # of a function that gives Datasets
def test_none_is_a_constant_part_of_elements():
    pairs = Dataset.range(3).map(lambda a: (a, None))
    assert with_none(pairs) == [(0, None), (1, None), (2, None)] and type(next(iter(pairs))) is tuple
    assert repr(pairs.element_spec) == "(TensorSpec(shape=(), dtype=int64), NoneTensorSpec())" and repr(pairs.element_spec) in repr(pairs)
    assert [type(x) for x in next(pairs.as_numpy())] == [np.int64, type(None)]
    for steps in (lambda d: d.batch(2).unbatch(), lambda d: d.prefetch().cache(), lambda d: d.map(lambda a, n: (a, n), num_threads=2),
                  lambda d: d.filter(lambda a, n: a < 9 if n is None else a < 0), lambda d: d.shuffle(1).repeat(1).take(3),
                  lambda d: d.flat_map(lambda a, n: (eager.reshape(a, [1]), n)),
                  lambda d: d.flat_map(lambda a, n: Dataset.from_tensors((a, n))),
                  lambda d: d.take(1).concatenate(d.skip(1)), lambda d: Dataset.interleave_datasets([d])):
        assert with_none(steps(pairs)) == with_none(pairs) and steps(pairs).element_spec[1] == pairs.element_spec[1]
    assert with_none(pairs.batch(2)) == [([0, 1], None), ([2], None)]
    assert with_none(pairs.padded_batch(2)) == with_none(pairs.padded_batch(2, ([], None))) == [([0, 1], None), ([2], None)]
    assert with_none(pairs.window(2)) == [([0, 1], None), ([2], None)]
    assert with_none(pairs.map(lambda a, n: {"n": n, "p": Point(n, a)})) == [{"n": None, "p": Point(None, i)} for i in range(3)]
    assert with_none(Dataset.zip(pairs, Dataset.range(2))) == [((0, None), 0), ((1, None), 1)]
    assert with_none(Dataset.zip({"a": pairs})) == [{"a": (i, None)} for i in range(3)]
    with pytest.warns(UserWarning, match="asks for a value"):
        assert with_none(pairs.map(lambda a, n: (n, a.item()))) == [(None, 0), (None, 1), (None, 2)]
    given = pairs.map(lambda a, n: (n, (a, n)), output_signature=(None, pairs.element_spec), host_threads=1)
    assert with_none(given) == [(None, (i, None)) for i in range(3)]
    it = iter(pairs)
    next(it)
    again = iter(pairs)
    again.restore(it.save())
    assert with_none(again) == [(1, None), (2, None)]
    with pytest.raises((TypeError, ValueError), match="structure"):
        pairs.concatenate(Dataset.range(3).map(lambda a: (a, a)))


def test_none_is_a_constant_part_of_sources():
    assert with_none(Dataset.from_tensor_slices(([1, 2], None))) == [(1, None), (2, None)]
    assert with_none(Dataset.from_tensors({"x": 1, "n": None})) == [{"x": 1, "n": None}]
    number = eager.TensorSpec([], "int64")
    given = [(1, None), (2, None)]
    for spec in None, (number, None), Dataset.range(1).map(lambda a: (a, None)).element_spec:
        assert with_none(Dataset.from_generator(lambda: iter(given), spec)) == with_none(Dataset.from_indexable(given, spec)) == given
    for value in (3, 4), (None, None):
        with pytest.raises(eager.errors.ElementError, match=r"structure was \(eager.int64, NoneTensorSpec\(\)\), but the yielded"):
            list(Dataset.from_generator(lambda: iter([value]), (number, None)))
    with pytest.raises(eager.errors.ElementError, match="The expected type was int64, but the yielded element was None"):
        list(Dataset.from_generator(lambda: iter([(1, None)]), (number, number)))
    with pytest.raises(eager.errors.ElementError, match="The expected type was int64, but the yielded element was None"):
        list(Dataset.from_generator(lambda: iter([None]), number))
    for make in (lambda: Dataset.range(2).map(lambda a: None), lambda: Dataset.from_tensors(None), lambda: Dataset.from_tensor_slices(None),
                 lambda: Dataset.from_generator(lambda: iter([None])), lambda: Dataset.range(2).filter(lambda a: None)):
        with pytest.raises(ValueError, match=r"convert a value \(None\)"):
            make()
    with pytest.raises(eager.errors.InvalidArgumentError, match="there are no tensors"):
        Dataset.from_tensor_slices((None, None))


def test_a_shuffle_follows_the_seed_and_epochs_differ():
    def order(seed=None):
        eager.random.set_seed(4)
        return values(Dataset.range(50).shuffle(50, seed))

    assert order() == order() != list(range(50))
    assert order(1) != order(2) and sorted(order(1)) == list(range(50))
    d = Dataset.range(50).shuffle(50, seed=3)
    assert values(d) != values(d)
    fixed = Dataset.range(50).shuffle(50, seed=3, reshuffle_each_iteration=False)
    assert values(fixed) == values(fixed)
    assert values(Dataset.range(50).shuffle(50, seed=2**64 - 1)) == order(-1)


def test_a_shuffle_that_stays_splits():
    whole = Dataset.range(100).shuffle(100, reshuffle_each_iteration=False)
    train, test = whole.take(80), whole.skip(80)
    for _ in range(2):
        assert sorted(values(train) + values(test)) == list(range(100))
    assert values(whole) == values(whole) != values(Dataset.range(100).shuffle(100, reshuffle_each_iteration=False))
    again = Dataset.range(100).shuffle(100, reshuffle_each_iteration=False)
    iter(again.take(80)).restore(iter(train).save())  # in another process
    assert values(again) == values(whole)


def test_an_order_follows_the_random_state():
    d = Dataset.range(20).shuffle(20).map(lambda x: eager.cast(x, "float32") + eager.random.uniform([]))
    state = eager.random.get_state()
    first = values(d)
    assert values(d) != first
    eager.random.set_state(state)
    assert values(d) == first


@pytest.mark.filterwarnings("ignore:.*is not traced")
@pytest.mark.parametrize("seed", [None, 1])
def test_seeds_give_one_order_where_a_step_learns_from_the_first_element(seed):
    def after(make):
        eager.random.set_seed(5)
        dataset = make(Dataset.range(8).shuffle(8, seed=seed).cache())
        return values(dataset), eager.random.uniform([]).item()

    traced = after(lambda d: d.map(lambda x: x))
    assert after(lambda d: d.map(lambda x: eager.constant(x.item(), "int64"))) == traced
    assert after(lambda d: d.filter(lambda x: x.item() >= 0)) == traced
    assert after(lambda d: d.flat_map(lambda x: eager.constant([x.item()], "int64"))) == traced
    of_datasets = after(lambda d: d.flat_map(lambda x: Dataset.range(x.item(), x.item() + 1)))
    assert of_datasets[1] == traced[1] and (seed is None or of_datasets == traced)  # the run within draws a seed of its own

    def draws(x):
        eager.random.uniform([])
        return eager.constant(x.item(), "int64")

    def generator():
        yield int(eager.random.uniform([], 0, 100, "int64"))

    assert after(lambda d: d.map(draws))[0] == traced[0]
    assert after(lambda d: (Dataset.from_generator(generator), d)[1]) == traced


@pytest.mark.filterwarnings("ignore:.*is not traced")
def test_an_error_of_the_first_element_comes_at_the_element():
    broken = Dataset.range(3).map(lambda x: 6 // x)
    invalid = eager.errors.InvalidArgumentError
    assert outcomes(broken.map(lambda x: eager.constant(x.item()))) == [invalid, 6, 3]
    assert outcomes(broken.filter(lambda x: x.item() > 3)) == [invalid, 6]
    assert outcomes(broken.flat_map(lambda x: Dataset.range(x.item()).take(1))) == [invalid, 0, 0]
    with pytest.raises(invalid):  # there is no other element
        broken.take(1).map(lambda x: x.item())


def test_padded_batches():
    rows = Dataset.range(1, 4).map(lambda n: n)
    ragged = Dataset.from_generator(lambda: iter([[1], [1, 2, 3], []]), eager.TensorSpec([None], "int32"))
    assert values(ragged.padded_batch(3)) == [[[1, 0, 0], [1, 2, 3], [0, 0, 0]]]
    assert values(ragged.padded_batch(2, padded_shapes=[4], padding_values=-1)) == [[[1, -1, -1, -1], [1, 2, 3, -1]], [[-1] * 4]]
    assert values(Dataset.zip(rows, ragged).padded_batch(3, ((), (3,)), (0, 7)))[0] == ([1, 2, 3], [[1, 7, 7], [1, 2, 3], [7, 7, 7]])
    with pytest.raises(eager.errors.InvalidArgumentError, match="Attempted to pad to a smaller size"):
        values(ragged.padded_batch(3, padded_shapes=[2]))
    with pytest.raises(eager.errors.InvalidArgumentError, match=r"element 1 had shape \[3\]; padded_batch"):
        values(ragged.batch(3))
    pairs = Dataset.zip(rows, ragged)
    for shapes in ((3,), ((), (3,), ()), {"a": (), "b": (3,)}, 3, (3, ())):
        with pytest.raises(ValueError, match="do not have the structure of the elements"):
            pairs.padded_batch(3, shapes)
    for shapes in (3, {"a": [3]}, ([3],)):
        with pytest.raises(ValueError, match="do not have the structure of the elements"):
            ragged.padded_batch(3, shapes)
    for shapes in ([-5], [2.5], (-2,)):
        with pytest.raises(ValueError, match=r"dim .* of padded_shapes .* must be an integer >= 0, or -1 or None"):
            ragged.padded_batch(3, shapes)
    assert values(ragged.padded_batch(3, padded_shapes=[-1])) == values(ragged.padded_batch(3, [None])) == values(ragged.padded_batch(3))
    assert values(ragged.padded_batch(3, [None])) == values(Dataset.zip(ragged, rows).padded_batch(3, (None, None)).map(lambda x, _: x))
    assert values(pairs.padded_batch(3, ((), (3,)), (None, 7))) == values(pairs.padded_batch(3, ((), (3,)), (0, 7)))
    for filler, row in ("", ["a"]), (False, [True]), (0, [1.5]):
        one = Dataset.from_tensors((row, [1]))
        assert values(one.padded_batch(1, ([2], [2]), (None, 7))) == [([[np.array(row[0], "S" if filler == "" else None).item(),
                                                                        b"" if filler == "" else filler]], [[1, 7]])]
    with pytest.raises(ValueError, match="1 padding_values for elements of 2 components"):
        pairs.padded_batch(3, ((), (3,)), (7,))


# ---- Python code


def outcomes(dataset):
    """The elements of a dataset as numbers, and of those that fail the exception's type; at most ten."""
    iterator, found = iter(dataset), []
    while len(found) < 10:
        try:
            found.append(next(iterator).item())
        except StopIteration:
            break
        except Exception as error:
            found.append(type(error))
    return found


def test_a_generator_goes_on_behind_its_first_element():
    spec = eager.TensorSpec([], eager.int64)

    def fails_at_once():
        raise KeyError("at once")
        yield

    def never_begins():
        raise KeyError("not even begun")

    assert outcomes(Dataset.from_generator(lambda: iter(["x", 1, 2]), spec)) == [eager.errors.ElementError, 1, 2]
    assert outcomes(Dataset.from_generator(fails_at_once, spec)) == [KeyError]
    assert outcomes(Dataset.from_generator(never_begins, spec)) == [KeyError]


def test_a_step_that_raises_stop_iteration_does_not_end_the_loop():
    def stop_at_two(x):
        if x.item() == 2:
            raise StopIteration
        return x

    dataset = Dataset.range(4).map(stop_at_two, output_signature=eager.TensorSpec([], eager.int64))
    assert outcomes(dataset) == [0, 1, RuntimeError, 3]
    iterator = iter(dataset)
    with pytest.raises(RuntimeError, match="a step of the dataset raised StopIteration") as raised:
        list(iterator)
    assert isinstance(raised.value.__cause__, StopIteration)


def test_generators():
    def numbers(stop=3):
        for i in range(stop):
            yield i, [float(i)] * i

    d = Dataset.from_generator(numbers)
    assert values(d) == values(d) == [(0, []), (1, [1.0]), (2, [2.0, 2.0])]
    signature = (eager.TensorSpec([], "int64"), eager.TensorSpec([None], "float64"))
    assert [s.dtype.name for s in eager.nest.flatten(Dataset.from_generator(numbers, signature).element_spec)] == ["int64", "float64"]
    with pytest.raises(ValueError, match="output_signature"):
        Dataset.from_generator(lambda: iter([]))

    def broken():
        yield 1
        raise KeyError("lost")

    it = iter(Dataset.from_generator(broken).prefetch())
    assert next(it).item() == 1
    with pytest.raises(KeyError, match="lost"):
        next(it)
    assert list(it) == []
    once = iter(Dataset.from_generator(numbers, can_skip=False))
    next(once)
    with pytest.raises(eager.errors.FailedPreconditionError, match="cannot be skipped"):
        once.save()


@pytest.mark.parametrize("make, subject", [(lambda given, spec: Dataset.from_generator(lambda: iter(given), spec), "`generator` yielded an element"),
                                           (Dataset.from_indexable, "the source has an element")])
def test_elements_that_are_not_what_was_said(make, subject):
    def refused(signature, *given):
        with pytest.raises(eager.errors.ElementError) as error:
            values(make(given, signature))
        assert isinstance(error.value, (eager.errors.InvalidArgumentError, TypeError)) and error.value.message.startswith(subject + " ")
        return error.value.message[len(subject) + 1:]

    number, pair = eager.TensorSpec([], "int64"), (eager.TensorSpec([], "int64"), eager.TensorSpec([], "float32"))
    assert refused(pair, (1, 2), (1, 2, 3)) == (
        f"that did not match the expected structure. The expected structure was {(eager.int64, eager.float32)}, but the yielded element was "
        "(1, 2, 3). This is element 1, counted from 0.")
    assert "structure was {'a': " in refused({"a": number}, {"b": 1}) and "(1, [2, 3])" in refused(number, (1, [2, 3]))
    assert len(refused(number, tuple(range(1000)))) < 500
    assert refused(pair, (1, 2), (1, 2), (1, "x")) == (
        "that could not be converted to the expected type. The expected type was float32, but the yielded element was 'x'. "
        "This is element 2, counted from 0.")
    assert refused(number, eager.constant(1.0)) == ("of type float32 where an element of type int64 was expected. This is element 0, "
                                                    "counted from 0.")
    assert refused(eager.TensorSpec([None, 2]), [[1.0, 2.0]], [[1.0]]) == (
        "of shape (1, 1) where an element of shape (None, 2) was expected. This is element 1, counted from 0.")


def test_negative_counts_are_all():
    d = Dataset.range(3)
    for count in (-1, -2, -100):
        assert values(d.take(count)) == [0, 1, 2] and values(d.skip(count)) == []
        assert values(d.repeat(count), 7) == [0, 1, 2, 0, 1, 2, 0] and d.repeat(count).size == float("inf")
    assert values(d.repeat(None), 4) == [0, 1, 2, 0]
    with pytest.raises(TypeError):
        d.take(1.5)


def test_indexable_sources_are_asked_for_what_is_needed():
    class Squares:
        asked = []

        def __len__(self):
            return 100

        def __getitem__(self, i):
            self.asked.append(i)
            return np.float32(i), i * i

    source = Squares()
    d = Dataset.from_indexable(source).shuffle(100, seed=1).skip(90).batch(5)
    source.asked.clear()
    got = values(d)
    assert len(source.asked) == 10 and len(d) == 2
    for one_by_one in (Dataset.from_indexable(source).skip(90), Dataset.from_indexable(source).shard(10, 3)):
        source.asked.clear()
        assert len(list(one_by_one)) == len(source.asked) == 10
    assert all(y == x * x for batch in got for x, y in zip(*batch))


def test_functions_that_cannot_be_traced_run_as_python():
    def halves(x):
        return [0.5] * x.item()

    with pytest.warns(UserWarning, match="halves asks for a value"):
        d = Dataset.range(1, 4).map(halves)
    assert values(d) == [[0.5], [0.5] * 2, [0.5] * 3]
    with pytest.warns(UserWarning):
        assert values(Dataset.range(4).filter(lambda x: x.item() > 1)) == [2, 3]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        names = []

        def note(x):
            names.append(threading.current_thread() is threading.main_thread())
            return x

        spec = eager.TensorSpec([], "int64")
        assert values(Dataset.range(3).map(note, output_signature=spec).prefetch()) == [0, 1, 2]
        assert all(names)  # the thread of the loop
        names.clear()
        assert values(Dataset.range(9).map(note, output_signature=spec, host_threads=2).prefetch()) == list(range(9))
        assert not any(names)
    with pytest.warns(UserWarning, match="map: <lambda> has Python code of unknown shapes"):
        d = Dataset.range(3).map(lambda x: eager.py_function(lambda t: t * 2, [x], eager.int64))
    assert values(d) == [0, 2, 4]
    with pytest.warns(UserWarning, match="flat_map: <lambda> asks for a value"):
        nested = Dataset.range(3).flat_map(lambda n: Dataset.range(2).map(lambda i: i + n))
    assert values(nested) == [0, 1, 1, 2, 2, 3]
    with pytest.raises(eager.errors.FailedPreconditionError, match="flat_map runs as Python code"):  # an inner run has a seed of its own
        iter(nested.batch(2)).save()
    with pytest.warns(UserWarning):
        ragged = Dataset.range(1, 3).flat_map(lambda n: Dataset.from_tensors(eager.ones([int(n)])))
    assert [x.shape for x in ragged] == [(1,), (2,)]


def test_functions_that_need_unknown_dims_run_as_python():
    rows = Dataset.from_generator(lambda: iter([[1.0, 2.0], [3.0]]), eager.TensorSpec([None], "float32"))
    for function, expected in ((lambda x: len(x), [2, 1]), (lambda x: sum(x), [3, 3]), (lambda x: [float(i) + 1 for i in x], [[2, 3], [4]])):
        with pytest.warns(UserWarning, match="map: <lambda> needs what is not known") as said:
            assert values(rows.map(function).repeat(2)) == expected * 2
        assert len(said) == 1
    with pytest.warns(UserWarning, match="filter: <lambda> needs what is not known"):
        assert values(rows.filter(lambda x: len(x) > 1)) == [[1, 2]]
    with pytest.raises(TypeError, match="unsupported operand"):  # a mistake comes out as it is
        rows.map(lambda x: x + None)
    with pytest.raises(TypeError, match="missing 1 required positional argument"):
        rows.map(lambda x, y: x)


def test_flat_map_makes_datasets_of_its_elements(tmp_path):
    rows = Dataset.from_tensor_slices(eager.constant([[1, 2], [3, 4]]))
    with pytest.warns(UserWarning, match="flat_map: from_tensor_slices asks for a value") as said:
        assert values(rows.flat_map(Dataset.from_tensor_slices).repeat(2)) == [1, 2, 3, 4] * 2
    assert len(said) == 1
    with pytest.warns(UserWarning):
        assert values(rows.flat_map(lambda x: Dataset.from_tensors((x, x + 1)).unbatch())) == [(1, 2), (2, 3), (3, 4), (4, 5)]
    with pytest.warns(UserWarning):
        assert values(Dataset.range(3).flat_map(lambda n: Dataset.range(9).take(n))) == [0, 0, 1]
    for i in range(2):
        (tmp_path / str(i)).write_text(f"{i}a\n{i}b\n")
    files = Dataset.from_tensor_slices([str(tmp_path / "0"), str(tmp_path / "1")])
    with pytest.warns(UserWarning):
        assert values(files.flat_map(lambda name: Dataset.text_lines(name).skip(1))) == [b"0b", b"1b"]
    with pytest.raises(TypeError, match="map: the function gives a Dataset; flat_map takes"):
        rows.map(Dataset.from_tensor_slices)


def test_flat_map_goes_on_behind_an_error(tmp_path):
    def outcomes(dataset):
        iterator, found = iter(dataset), []
        while True:
            try:
                found.append(next(iterator).item())
            except StopIteration:
                return found
            except Exception as error:
                found.append(type(error))

    def divided(k):
        return Dataset.range(int(k) * 0 + 4).map(lambda x: 12 // (x - 1))

    invalid = eager.errors.InvalidArgumentError
    with pytest.warns(UserWarning):
        assert outcomes(Dataset.range(3).flat_map(divided)) == [-12, invalid, 12, 6] * 3
    with pytest.warns(UserWarning):  # of the source, and of the function
        assert outcomes(Dataset.from_tensor_slices([1, 0, 3]).map(lambda x: 6 // x).flat_map(lambda x: Dataset.range(int(x) // 2))) == [
            0, 1, 2, invalid, 0]
        assert outcomes(Dataset.range(1, 4).flat_map(lambda x: Dataset.range(2 // (int(x) - 2) + 2))) == [ZeroDivisionError, 0, 1, 2, 3]
    names = [tmp_path / name for name in ("ra", "rb", "rc")]
    for name in names:
        with eager.records.Writer(name) as writer:
            for i in range(3):
                writer.write(f"{name.name}{i}".encode())
    cut = bytearray(names[1].read_bytes())
    cut[len(cut) // 3 + 12] ^= 1  # of the second record
    names[1].write_bytes(cut)
    with pytest.warns(UserWarning):
        records = Dataset.from_tensor_slices(list(map(str, names))).flat_map(Dataset.records)
    assert outcomes(records) == [b"ra0", b"ra1", b"ra2", b"rb0", eager.errors.DataLossError, b"rc0", b"rc1", b"rc2"]
    with pytest.warns(UserWarning):
        mixed = Dataset.range(3).flat_map(lambda n: Dataset.range(1) if int(n) != 1 else n)
    assert outcomes(mixed) == [0, TypeError, 0]


def test_numbers_of_steps_are_what_stands_for_integers():
    class Three:
        def __index__(self):
            return 3

    d = Dataset.range(6)
    for two in (np.int64(2), np.uint8(2), eager.constant(2)):
        assert values(d.batch(two)) == [[0, 1], [2, 3], [4, 5]]
        assert len(values(d.shuffle(two, seed=two).skip(two).take(two))) == 2
    assert values(d.batch(Three()).shard(np.int32(2), np.int32(1))) == [[3, 4, 5]]
    for wrong in (2.0, np.float32(2), eager.constant(2.0), object(), b"2"):
        with pytest.raises(TypeError):
            d.batch(wrong)
    with pytest.raises(TypeError, match="batch_size cannot be of type float: an integer, a bool or a str is needed"):
        d.batch(2.0)
    with pytest.raises(OverflowError):
        d.batch(2 ** 64)


def test_datasets_in_lists():
    a, b = Dataset.range(2), Dataset.range(5, 9)
    assert values(Dataset.zip([a, b]).map(lambda x, y: x + y)) == [5, 7]
    with pytest.raises(ValueError, match="there is no dataset"):
        Dataset.interleave_datasets([])


def test_what_is_no_dataset_is_named():
    d = Dataset.range(2)
    refused = r"Invalid input to `zip`. Inputs are expected to be \(nested\) structures of `Dataset` objects but encountered object of type"
    for given in ((d, [1, 2]), (d, 5), (5,), ((d, {"a": 5}),), ({"a": d, "b": (d, 5)},)):
        with pytest.raises(TypeError, match=refused + " <class 'int'>."):
            Dataset.zip(*given)
    with pytest.raises(TypeError, match=refused + " <class 'NoneType'>."):
        Dataset.zip(d, None)
    for nothing in ((), ((),), ({},)):
        with pytest.raises(TypeError, match="Must pass at least one dataset to `zip`."):
            Dataset.zip(*nothing)
    with pytest.raises(TypeError, match=r"concatenate takes Datasets, not \[1\]"):
        d.concatenate([1])
    with pytest.raises(TypeError, match="concatenate takes Datasets, not 5"):
        d.concatenate(d, 5)
    with pytest.raises(TypeError, match="interleave_datasets takes Datasets, not 1"):
        Dataset.interleave_datasets([1])
    with pytest.raises(TypeError, match="interleave_datasets takes Datasets, not 'd'"):
        Dataset.interleave_datasets([d, "d"])


def test_an_error_comes_at_its_element_and_the_loop_may_go_on():
    def picky(x):
        if x.item() == 2:
            raise ZeroDivisionError("two")
        return x

    it = iter(Dataset.range(5).map(picky, output_signature=eager.TensorSpec([], "int64")).prefetch())
    got = []
    while True:
        try:
            got.append(next(it).item())
        except ZeroDivisionError:
            got.append("two")
        except StopIteration:
            break
    assert got == [0, 1, "two", 3, 4]


def test_variables_are_assigned_in_order():
    v = eager.Variable(eager.constant(0, eager.int64))

    def count(x):
        v.assign_add(x)
        return v.read_value() if hasattr(v, "read_value") else v + 0

    assert values(Dataset.range(5).map(count, num_threads=4)) == [0, 1, 3, 6, 10]


# ---- Places, ends


def test_checkpoints_take_iterators(tmp_path):
    def pipeline():
        return Dataset.range(20).shuffle(20, seed=5).repeat(2).batch(3).prefetch()

    it = iter(pipeline())
    for _ in range(4):
        next(it)
    path = eager.Checkpoint(data=it, step=4).save(tmp_path / "c")
    rest = [t.tolist() for t in it]
    other = iter(pipeline())
    checkpoint = eager.Checkpoint(data=other, step=0)
    checkpoint.restore(path).assert_consumed()
    assert checkpoint.step == 4 and [t.tolist() for t in other] == rest
    assert "data/iterator" in eager.load_tensors(path + ".safetensors")
    with pytest.raises(eager.errors.InvalidArgumentError, match="another pipeline"):
        eager.Checkpoint(data=iter(Dataset.range(3))).restore(path)


def test_iterators_that_are_left_or_live_at_exit_do_no_harm(tmp_path):
    program = """
import eager, threading, time
def slow():
    for i in range(10**9):
        time.sleep(0.001)
        yield i
spec = eager.TensorSpec([], "int64")
its = [iter(eager.data.Dataset.from_generator(slow, spec, threaded=True).prefetch(4)) for _ in range(5)]
its += [iter(eager.data.Dataset.range(10**9).map(lambda x: x * x, num_threads=4).prefetch(8)) for _ in range(5)]
its += [iter(eager.data.Dataset.range(10**6).map(lambda x: x, output_signature=spec, host_threads=3).prefetch()) for _ in range(5)]
for it in its:
    next(it)
del its[::2]
print("done")
"""
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert run.stdout == "done\n" and run.stderr == "" and run.returncode == 0


@pytest.mark.parametrize("loop", [
    "for x in dataset: pass",
    "while True: next(given)",
    "for x in Dataset.from_generator(lambda: iter(dataset), spec): pass",
    "for x in dataset.map(lambda x: next(given), output_signature=spec, host_threads=1): pass",
    "for x in Dataset.from_generator(slow, spec, threaded=True).prefetch(): pass",
    "for x in Dataset.from_generator(slow, spec): pass"])
def test_the_exit_ends_the_loops_of_daemon_threads(loop):
    program = f"""
import atexit, eager, threading, time
from eager.data import Dataset
def at_last():  # runs when iterators have been stopped
    try:
        next(mine)
    except eager.errors.FailedPreconditionError:
        print("stopped", time.monotonic() - end < 4)
atexit.register(at_last)
dataset = Dataset.range(10**9).map(lambda x: x + 1, num_threads=2).prefetch(50)
spec, given, mine = eager.TensorSpec([], "int64"), iter(dataset), iter(dataset)
def slow():
    while True:
        time.sleep(0.02)
        yield 2
def run():
    try:
        {loop}
    except Exception as error:
        print("an error", error)
        raise
thread = threading.Thread(target=run, daemon=True)
thread.start()
time.sleep(0.3)
assert thread.is_alive()
end = time.monotonic()
"""
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert (run.stdout, run.stderr, run.returncode) == ("stopped True\n", "", 0)


@pytest.mark.parametrize("wait", ["def __str__(self): return wait()", "def __del__(self): wait()"])
def test_an_exit_does_no_harm_to_threads_that_handle_an_exception(wait):
    program = f"""
import eager, os, sys, threading, time
from eager.data import Dataset
eager.data._dataset._PATIENCE = 0
reader, writer = os.pipe()
is_waiting = threading.Semaphore(0)
def wait(read=os.read, is_waiting=is_waiting):
    is_waiting.release()
    read(reader, 1)  # the interpreter has ended behind it
    return "waited"
class Slow(Exception):
    {wait}
def fail(x):
    raise Slow()
class AtEnd:
    def __del__(self, write=os.write, sleep=time.sleep, writer=writer):
        write(writer, b"12")
        sleep(0.3)
sys.at_end = AtEnd()
dataset = Dataset.range(10**9).map(fail, output_signature=eager.TensorSpec([], "int64"), host_threads=2)
def run():
    elements = iter(dataset)
    while True:
        try:
            next(elements)
        except Slow:
            pass
threading.Thread(target=run, daemon=True).start()
assert is_waiting.acquire(timeout=20)
"""
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert (run.stdout, run.stderr, run.returncode) == ("", "", 0)


def test_pipelines_whose_code_refers_to_its_owner_are_collected():
    spec = eager.TensorSpec([], "int64")

    class Owner:
        def __init__(self, make, taken=None):
            self.dataset = make(self)
            if taken is not None:
                self.iterator = iter(self.dataset)
                for _ in range(taken):
                    next(self.iterator)

        def numbers(self):
            i = 0
            while self:
                yield i
                i += 1

        def __len__(self):
            return 100

        def __getitem__(self, i):
            return i

        def next(self, x):
            return x + 1

    ways = [
        lambda o: Dataset.from_generator(o.numbers, spec),
        lambda o: Dataset.from_generator(o.numbers, spec, threaded=True).batch(2).prefetch(),
        lambda o: Dataset.from_indexable(o, spec, threaded=True).shuffle(5).prefetch(),
        lambda o: Dataset.range(9).map(o.next),
        lambda o: Dataset.range(9).map(o.next, output_signature=spec, host_threads=2).prefetch(),
        lambda o: Dataset.range(9).flat_map(lambda x: [o.next(x)], output_signature=eager.TensorSpec([None], "int64")).repeat(),
        lambda o: Dataset.zip(Dataset.range(9), Dataset.from_generator(o.numbers, spec)).map(lambda x, y: o.next(x) + y),
    ]
    gc.collect()
    before = len(os.listdir("/proc/self/task"))
    for i, make in enumerate(ways):
        for taken in (None, 0, 3):
            owner = Owner(make, taken)
            gone = weakref.ref(owner)
            del owner
            for _ in range(200):  # a thread that is within the code holds it
                gc.collect()
                if gone() is None:
                    break
                time.sleep(0.01)
            assert gone() is None, (i, taken)
    for _ in range(200):
        if len(os.listdir("/proc/self/task")) <= before:
            break
        time.sleep(0.01)
    assert len(os.listdir("/proc/self/task")) <= before

    owner = Owner(ways[1])
    behind = iter(owner.dataset.map(lambda x: x * 2))  # the code of a dataset that only the library refers to goes on
    next(behind)
    del owner
    gc.collect()
    assert next(behind).tolist() == [4, 6]
    again = iter(Dataset.from_generator(lambda: iter(range(5)), spec).repeat(2))
    gc.collect()
    assert [x.item() for x in again] == [0, 1, 2, 3, 4] * 2


def test_memory_and_threads_stay_flat():
    d = Dataset.range(10**9).map(lambda x: x * x, num_threads=3).batch(4).prefetch(4)
    def threads():
        return len(os.listdir("/proc/self/task"))

    for _ in range(3):
        next(iter(d))
    gc.collect()
    live = eager.memory_info().live_tensors if hasattr(eager.memory_info(), "live_tensors") else eager.memory_info()["live_tensors"]
    for _ in range(200):
        next(iter(d))
    deadline = 200
    while deadline and threads() > 40:
        import time

        time.sleep(0.05)
        deadline -= 1
    assert threads() <= 40
    info = eager.memory_info()
    now = info.live_tensors if hasattr(info, "live_tensors") else info["live_tensors"]
    assert now - live < 200


def test_interrupts_end_a_wait():
    program = """
import eager, os, signal, threading
d = eager.data.Dataset.range(9).repeat().filter(lambda x: x < 0).prefetch()
threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
try:
    next(iter(d))
except KeyboardInterrupt:
    print("interrupted")
"""
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert run.stdout == "interrupted\n", run.stderr


WAITS = """
import eager, os, queue, signal, threading, time
given = queue.Queue()
given.put(3)
d = eager.data.Dataset.from_generator(lambda: iter(given.get, None), eager.TensorSpec([], "int64"), threaded=True).prefetch()
it = iter(d)
print(next(it).item())
"""


@pytest.mark.parametrize("call", ["it.stop()", "it.restore(state)"])
def test_an_interrupt_ends_the_wait_for_a_generator_that_waits(call):
    program = WAITS + f"""
state = iter(d).save()
threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
try:
    {call}
except KeyboardInterrupt:
    print("interrupted")
given.put(None)
{call}
print("done")
"""
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert run.stdout == "3\ninterrupted\ndone\n" and run.returncode == 0, run.stderr


def test_the_exit_does_not_wait_for_ever_for_a_generator():
    before = time.monotonic()
    run = subprocess.run([sys.executable, "-c", WAITS], capture_output=True, text=True, timeout=60)
    assert (run.stdout, run.stderr, run.returncode) == ("3\n", "", 0)
    assert 4 < time.monotonic() - before < 40
    polls = WAITS.replace("given.get,", "poll,").replace("given.put(3)", """
def poll():  # it takes the GIL again and again, also when the interpreter has ended
    while given.empty():
        time.sleep(0.0001)
    return given.get()
given.put(3)""")
    run = subprocess.run([sys.executable, "-c", polls], capture_output=True, text=True, timeout=60)
    assert (run.stdout, run.stderr, run.returncode) == ("3\n", "", 0)
    program = WAITS + "threading.Thread(target=lambda: (time.sleep(0.3), os.kill(os.getpid(), signal.SIGINT)), daemon=True).start()"
    before = time.monotonic()
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert run.stdout == "3\n" and time.monotonic() - before < 4


def test_an_interrupt_is_no_elements_error():
    def interrupted_once(x):
        if x.item() == 2 and left:
            left.pop()
            raise KeyboardInterrupt
        return x

    left = [1]
    it = iter(Dataset.range(4).map(interrupted_once, output_signature=INT).batch(2))
    next(it)
    with pytest.raises(KeyboardInterrupt):
        next(it)
    assert next(it).tolist() == [2, 3]
    assert [step["errors"] for step in it.stats()] == [0, 0, 0]


def test_an_element_whose_function_was_interrupted_comes_again():
    def slow_at_two(count):
        def f(n):
            _, found = eager.while_loop(lambda i, _: i < eager.where(n == 2, count, 1), lambda i, x: (i + 1, x), (0, n))
            return found

        return f

    def seconds(count):
        before = time.perf_counter()
        list(Dataset.range(3).map(slow_at_two(count)))
        return time.perf_counter() - before

    count = 300_000
    while seconds(count) < 1:  # so long that the interrupt comes within the function, however fast the machine is
        count *= 2
    for threads in (1, 2):
        it = iter(Dataset.zip(Dataset.range(4).map(slow_at_two(count), num_threads=threads), Dataset.range(4)))
        got, interrupts = [next(it), next(it)], 0
        timer = threading.Timer(0.2, lambda: os.kill(os.getpid(), signal.SIGINT))
        timer.start()
        while len(got) < 4:
            try:
                got.append(next(it))
                timer.join()  # an interrupt that comes later comes here
            except KeyboardInterrupt:
                interrupts += 1
                assert len(got) == 2
        assert interrupts == 1 and [(x.item(), y.item()) for x, y in got] == [(i, i) for i in range(4)]


def test_stats_name_the_steps():
    it = iter(Dataset.range(6).batch(2).prefetch())
    assert len(list(it)) == 3
    assert [(s["kind"], s["elements"]) for s in it.stats()] == [("prefetch", 3), ("batch", 3), ("range", 6)]


def test_stats_have_the_time_of_each_step():
    it = iter(eager.data.Dataset.range(100_000).shuffle(50_000).batch(64).map(lambda x: x + 1).prefetch())
    for _ in it:
        pass
    seconds = {s["kind"]: s["seconds"] for s in it.stats()}
    assert list(seconds) == ["prefetch", "map", "batch", "shuffle", "range"] and all(s > 0 for s in seconds.values())
    assert seconds["map"] > seconds["batch"] > seconds["shuffle"] > seconds["range"]  # each with the steps before it


# ---- Files


def test_files(tmp_path):
    (tmp_path / "a").write_bytes(b"1\n2\r\n\n3")
    lines = Dataset.text_lines(tmp_path / "a")
    assert values(lines) == [b"1", b"2", b"", b"3"]
    assert values(Dataset.text_lines([str(tmp_path / "a")] * 2, cycle_length=2).batch(3))[0] == [b"1", b"1", b"2"]
    assert values(Dataset.fixed_length_records(tmp_path / "a", 2, header_bytes=1).take(2)) == [b"\n2", b"\r\n"]
    assert values(Dataset.text_lines([])) == []
    with pytest.raises(eager.errors.NotFoundError, match="nowhere"):
        values(Dataset.text_lines(tmp_path / "nowhere"))


# ---- tf.data


def test_tensorflows_names(tmp_path):
    import eager.compat.tensorflow as tf
    import eager.compat.tensorflow.contrib.eager as tfe

    dataset = tf.data.Dataset.from_tensor_slices([1, 2, 3, 4, 5, 6])
    dataset = dataset.map(tf.square, num_parallel_calls=tf.data.AUTOTUNE).shuffle(2).batch(2).prefetch(tf.data.experimental.AUTOTUNE)
    assert sorted(x for b in tfe.Iterator(dataset) for x in b.numpy()) == [1, 4, 9, 16, 25, 36]
    it = tf.data.Dataset.range(2).make_one_shot_iterator()
    assert it.get_next().numpy() == 0 and it.next().numpy() == 1
    with pytest.raises(tf.errors.OutOfRangeError):
        it.get_next()
    d = tf.data.Dataset.from_generator(lambda n: ((i, [i] * i) for i in range(n)), (tf.int64, tf.int32), ((), (None,)), args=(3,))
    assert d.output_types == (tf.int64, tf.int32) and d.output_shapes[1].as_list() == [None]
    assert values(d.padded_batch(3, padded_shapes=([], [None]))) == [([0, 1, 2], [[0, 0], [1, 0], [2, 2]])]
    (tmp_path / "t").write_text("x\ny\n")
    assert values(tf.data.TextLineDataset(str(tmp_path / "t"))) == [b"x", b"y"]
    files = tf.data.Dataset.list_files(str(tmp_path / "*"), shuffle=False)
    assert values(files.interleave(tf.data.TextLineDataset, cycle_length=2)) == [b"x", b"y"]
    lines = iter(files.interleave(tf.data.TextLineDataset, cycle_length=2))
    next(lines)
    with pytest.raises(eager.errors.FailedPreconditionError, match="interleave runs as Python code"):
        lines.save()
    with pytest.warns(UserWarning):
        assert values(tf.data.Dataset.range(3).flat_map(lambda n: tf.data.Dataset.range(n))) == [0, 0, 1]
    assert tf.data.Dataset.range(5).reduce(np.int64(0), lambda s, x: s + x).numpy() == 10
    assert values(tf.data.Dataset.from_tensor_slices([5, 6]).enumerate(1)) == [(1, 5), (2, 6)]
    assert tf.data.Dataset.range(3).cardinality().numpy() == 3
    twice = tf.data.Dataset.range(4).batch(2).apply(tf.contrib.data.unbatch()).apply(tf.data.experimental.shuffle_and_repeat(4, 2))
    assert sorted(values(twice)) == [0, 0, 1, 1, 2, 2, 3, 3]
    zipped = tf.data.Dataset.zip((tf.data.Dataset.range(2), {"a": tf.data.Dataset.range(5, 7)}))
    assert values(zipped) == [(0, {"a": 5}), (1, {"a": 6})]


# ---- A program in C


@pytest.mark.skipif(not os.path.exists(os.path.join(os.environ.get("EAGER_BUILD", ""), "samples", "pipeline")), reason="no samples were built")
def test_what_c_saved_goes_on_in_python(tmp_path):
    """samples/pipeline.c saves variables, Adam's slots and its iterator in the middle of an epoch; Python goes on with its losses."""
    program = os.path.join(os.environ["EAGER_BUILD"], "samples", "pipeline")
    data = os.path.join(os.path.dirname(__file__), "..", "..", "..", "samples", "data")

    def run(steps):
        return subprocess.run([program, data, str(tmp_path), str(steps)], capture_output=True, text=True, check=True).stdout

    run(120)
    saved = eager.latest_checkpoint(tmp_path)
    assert run(150).splitlines()[0] == "goes on at step 120"

    def decode(records):
        raw = eager.decode_raw(records, "uint8")
        pixels, labels = eager.slice(raw, [0, 1], [-1, 64]), eager.slice(raw, [0, 0], [-1, 1])
        return eager.cast(pixels, "float32") * (1 / 255), eager.cast(eager.squeeze(labels, [1]), "int32")

    batches = iter(Dataset.records(tmp_path / "digits.tfrecord").shuffle(500, seed=7).repeat().batch(32).map(decode).prefetch())
    model = {"weights": eager.Variable(eager.zeros([64, 10])), "bias": eager.Variable(eager.zeros([10]))}
    optimizer = eager.optimizers.Adam(0.01)
    step = eager.constant(0, eager.int64)
    checkpoint = eager.Checkpoint(model=model, optimizer=optimizer, data=batches, step=step)
    checkpoint.restore(saved, random_state=False)
    assert checkpoint.step.item() == 120
    for _ in range(30):
        x, y = next(batches)
        with eager.GradientTape() as tape:
            loss = eager.mean(eager.sparse_softmax_cross_entropy_with_logits(logits=x @ model["weights"] + model["bias"], labels=y))
        variables = [model["weights"], model["bias"]]
        optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))
    assert run(150) == "goes on at step 150\n"
    expected = eager.load_tensors(eager.latest_checkpoint(tmp_path) + ".safetensors")
    assert expected["model/weights"].tolist() == model["weights"].tolist()
    checkpoint.step = eager.constant(150, eager.int64)
    checkpoint.save(tmp_path / "python")  # and C with what Python saved
    assert "goes on at step 150" in run(180)
    (tmp_path / "straight").mkdir()
    ends = eager.load_tensors(eager.latest_checkpoint(tmp_path) + ".safetensors")
    subprocess.run([program, data, str(tmp_path / "straight"), "180"], capture_output=True, check=True)
    straight = eager.load_tensors(eager.latest_checkpoint(tmp_path / "straight") + ".safetensors")
    assert ends["step"].item() == straight["step"].item() == 180 and ends["model/weights"].tolist() == straight["model/weights"].tolist()


FINGERPRINTS = """
import sys
import numpy as np
import eager
from eager.data import Dataset

def pipeline(scale=0.5, last=1, op=eager.tanh, size=8, folder="a", **_):
    values = np.arange(30, dtype="float32").reshape(10, 3)
    values[-1] = last
    weights = eager.Variable(np.full([3], np.random.rand(), "float32"))
    bias = eager.constant(values[0])

    def step(x, line):
        inner = eager.function(lambda y: eager.cond(y[0] > 1, lambda: y * scale, lambda: y + bias))
        return op(inner(x) + weights) + eager.random.normal([3]), line, eager.py_function(lambda z: z, [x], ["float32"], shapes=[[3]])[0]

    lines = Dataset.text_lines([f"/nowhere/{folder}/lines"])
    d = Dataset.zip((Dataset.from_tensor_slices(values), lines)).map(step).filter(lambda *x: x[0][0] > scale)
    return d.shuffle(size, seed=0).batch(2)

def states():
    return [iter(pipeline(**changed)).save().numpy().tobytes().hex() for changed in (
        {}, {"scale": 0.25}, {"last": 2}, {"op": eager.sin}, {"size": 7}, {"folder": "b"})]

if __name__ == "__main__":
    print("\\n".join(s[:32] for s in states()))
"""


def test_a_state_is_of_what_a_pipeline_computes_in_any_process(tmp_path):
    (tmp_path / "fingerprints.py").write_text(FINGERPRINTS)
    outputs = set()
    for seed in ("0", "1", "random"):
        outputs.add(subprocess.run([sys.executable, tmp_path / "fingerprints.py"], capture_output=True, text=True, check=True,
                                   env={**os.environ, "PYTHONHASHSEED": seed}).stdout)
    assert len(outputs) == 1  # the same in each process
    first, *others, moved = outputs.pop().split()
    assert moved == first and first not in others and len(set(others)) == 4


def test_a_state_of_another_function_is_refused():
    def iterator(function, values=range(9)):
        return iter(Dataset.from_tensor_slices(np.array(values, "float32")).map(function))

    state = iterator(lambda x: x * 2 + 1).save()

    def named(y):
        unused = y - 3  # noqa: F841
        twice = y * eager.constant(2.0)
        return twice + 1.0

    iterator(named).restore(state)  # it computes the same
    others = [(lambda x: x * 2 + 2,), (lambda x: (x + 1) * 2,), (lambda x: x * 3 + 1,), (lambda x: x,), (lambda x: x * 2 + 1, range(1, 10))]
    for other in others:
        with pytest.raises(eager.errors.InvalidArgumentError, match="another pipeline's"):
            iterator(*other).restore(state)


def test_a_seed_of_0_is_a_seed():
    def order(seed):
        return [x.item() for x in Dataset.range(100).shuffle(100, seed=seed)]

    assert order(0) == order(0) != order(1)
    assert order(None) != order(None)


def test_an_empty_generator():
    import eager.compat.tensorflow as tf

    spec = eager.TensorSpec([], "int64")
    for d in (Dataset.from_generator(lambda: iter(()), output_signature=spec),
              tf.data.Dataset.from_generator(lambda: iter(()), tf.int64),
              tf.data.Dataset.from_generator(lambda: [], (tf.int64, tf.float32), ((), (None,))),
              tf.data.Dataset.from_generator(lambda: iter(()), output_types={"a": tf.string})):
        assert values(d) == [] and values(d.repeat(3).batch(2).prefetch(1)) == [] and values(d.shuffle(2)) == []
