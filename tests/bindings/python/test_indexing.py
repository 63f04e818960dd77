"""Compares x[...] with NumPy's: basic and advanced forms, errors, gradients."""
import random
import sys

import numpy as np
import pytest

import eager

SHAPES = [(), (0,), (3,), (4, 3), (2, 3, 4), (2, 0, 3), (2, 3, 2, 2)]


def array(shape, dtype="float32"):
    return np.arange(np.prod(shape, dtype=int)).reshape(shape).astype(dtype)


def random_bound(rng, n):
    return rng.choice([None, rng.randint(-n - 2, n + 2), rng.randint(-n - 2, n + 2), 10**30, -10**30])


def random_item(rng, n, advanced, count):
    kind = rng.randrange(10 if advanced else 6)
    if kind == 0:
        return None
    if kind <= 3:
        return slice(random_bound(rng, n), random_bound(rng, n), rng.choice([None, 1, 2, -1, -2, 5, -7]))
    if kind <= 5:
        number = rng.randint(-n - (rng.random() < 0.05), max(n - 1 + (rng.random() < 0.05), -n))
        return rng.choice([number, np.int64(number), np.array(number, np.int8), eager.constant(number)])
    if kind == 6:
        return rng.choice([True, False, np.bool_(True)])
    if kind == 7:
        return np.array([rng.random() < 0.5 for _ in range(n + (rng.random() < 0.03))], bool)
    shape = rng.choice([(count,), (2, count), (1,), (count, 1), ()])
    values = np.array([rng.randint(-n, n - 1) if n else 0 for _ in range(int(np.prod(shape)))], int).reshape(shape)
    return rng.choice([values, values.astype("int32"), values.tolist(), eager.constant(values)])


def random_key(rng, shape, advanced):
    items, axis, count = [], 0, rng.randint(1, 3)
    length = rng.randint(0, len(shape) + (rng.random() < 0.1))
    ellipsis = rng.random() < 0.3
    for i in range(length):
        if ellipsis and rng.random() < 0.5:
            items.append(Ellipsis)
            ellipsis = rng.random() < 0.02
        items.append(random_item(rng, shape[axis] if axis < len(shape) else 2, advanced, count))
        axis += items[-1] is not None
    return items[0] if len(items) == 1 and rng.random() < 0.5 else tuple(items)


def of_numpy(item):
    if isinstance(item, tuple):
        return tuple(map(of_numpy, item))
    return item.numpy() if isinstance(item, eager.Tensor) else item


def check(a, key):
    t = eager.constant(a)
    try:
        expected = a[of_numpy(key)]
    except IndexError:
        with pytest.raises(IndexError):
            t[key]
        return
    try:
        found = t[key]
    except IndexError as error:
        # For an empty result NumPy does not check the indices, although they are wrong.
        assert expected.size == 0, (a.shape, key)
        assert "out of bounds" in str(error) or "did not match" in str(error)
        return
    assert found.shape == expected.shape, (a.shape, key)
    np.testing.assert_array_equal(found.numpy(), expected, err_msg=f"{a.shape} {key}")


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("advanced", [False, True])
def test_random_keys(shape, advanced):
    rng = random.Random(str(shape))
    a = array(shape)
    for _ in range(400):
        check(a, random_key(rng, shape, advanced))


@pytest.mark.parametrize("shape, key", [
    ((2, 3, 4), (0, [1, 2], slice(None))), ((2, 3, 4), (0, slice(None), [1, 2])), ((2, 3, 4), ([0, 1], slice(None), [1, 2])),
    ((2, 3, 4), ([0, 1], None, [1, 2])), ((2, 3, 4), (slice(None), [0, 1], [1, 2])), ((2, 3, 4), (Ellipsis, [0, 1], [1, 2])),
    ((2, 3, 4), ([0, 1], Ellipsis, [1, 2])), ((2, 3), ([0, 1], Ellipsis, [1, 2])), ((2, 3, 4), (None, [0, 1])), ((2, 3, 4), ([[0], [1]], [1, 2])),
    ((3,), []), ((3, 2), ([], [])), ((3, 2), np.zeros((3, 2), bool)), ((3, 2), np.ones((3, 2), bool)), ((3, 2, 2), np.eye(3, 2) > 0),
    ((2, 3, 2), (slice(None), np.ones((3, 2), bool))), ((3,), True), ((3,), False), ((), True), ((), (True, None)), ((3,), (True, [0, 1])),
    ((3, 4), (np.array([True, False, True]), [1, 2])), ((0,), []), ((0, 3), ([], 1)), ((4,), np.array([3], np.uint8)),
    ((4,), np.array([-1], np.int8)), ((5,), (np.array([4]),)), ((3, 4), ([0, 2],)), ((3,), ([[0, 1], [2, 0]],)), ((2, 2), ((0, 1), (1, 0)))])
def test_keys(shape, key):
    check(array(shape), key)


@pytest.mark.parametrize("dtype", ["bool", "int8", "uint64", "float16", "float64", "complex64", "bfloat16"])
def test_dtypes(dtype):
    t = eager.constant([[1, 0], [1, 1]]).astype(dtype)
    assert t[1].tolist() == [1, 1] and t[[1, 0], [0, 1]].tolist() == [1, 0] and t[:, ::-1].tolist() == [[0, 1], [1, 1]]
    assert t[t.astype("bool")].tolist() == [1, 1, 1]


def test_strings():
    t = eager.constant([["a", "b"], ["c", "d"]])
    assert t[0].tolist() == [b"a", b"b"] and t[1, 0].item() == b"c" and t[:, ::-1].tolist() == [[b"b", b"a"], [b"d", b"c"]]
    assert t[[0, 1], eager.constant([1, 0])].tolist() == [b"b", b"c"] and [row.tolist() for row in t] == [[b"a", b"b"], [b"c", b"d"]]
    with pytest.raises(IndexError):
        t[2]
    assert t.T.tolist() == [[b"a", b"c"], [b"b", b"d"]] and t[t == "c"].tolist() == [b"c"] and t[..., None].shape == (2, 2, 1)
    assert t.at[0, 1].set("x").tolist() == [[b"a", b"x"], [b"c", b"d"]] and t.at[1].set(["y", "z"])[1].tolist() == [b"y", b"z"]
    assert t.at[[1, 0], [0, 1]].set(["y", "z"]).tolist() == [[b"a", b"z"], [b"y", b"d"]]
    traced = eager.function(lambda x: (x[1:], x[[1, 0]], x.at[0].set("z"), eager.where(x < "b", x, "big")))
    rows, swapped, changed, small = traced(eager.constant(["a", "b"]))
    assert rows.tolist() == [b"b"] and swapped.tolist() == [b"b", b"a"] and changed.tolist() == [b"z", b"b"]
    assert small.tolist() == [b"a", b"big"]


@pytest.mark.parametrize("key, text", [
    (3, "index 3 is out of bounds for axis 0 with size 3"), (-4, "index -4 is out of bounds"), ((0, 2), "index 2 is out of bounds for axis 1"),
    ([0, 3], "index 3 is out of bounds for axis 0 with size 3"), ([0, -4], "index -4 is out of bounds for axis 0"),
    ((slice(None), [2]), "index 2 is out of bounds for axis 1"), ((0, 0, 0), "too many indices"), ((0, [0], [0]), "too many indices"),
    ((Ellipsis, 0, 0, 0), "too many indices"), ((Ellipsis, 0, Ellipsis), "single ellipsis"), (([0], Ellipsis, Ellipsis), "single ellipsis"),
    ([1.5], "only integers"), ("a", "only integers"), (1.0, "only integers"), ([True, False], "boolean index did not match"),
    (([0, 1], [0, 1, 1]), "could not be broadcast together"), (object(), "only integers"), (eager.constant(1.0), "only integers"),
    (np.ones((3, 2, 1), bool), "too many indices"), (10**30, "cannot fit")])
def test_errors(key, text):
    with pytest.raises(IndexError, match=text):
        eager.zeros((3, 2))[key]


def test_slices_that_are_wrong():
    t = eager.zeros((3,))
    with pytest.raises(ValueError, match="step cannot be zero"):
        t[::0]
    for key in (slice(1.5, None), slice("a", None), slice([0], None)):
        with pytest.raises(TypeError):
            t[key]
    assert t[eager.constant(1):np.int64(2)].shape == (1,)
    with pytest.raises(IndexError):
        eager.constant(1.0)[0]


def test_more_items_than_there_can_be():
    assert eager.zeros(())[(None,) * 30].ndim == 30
    with pytest.raises((IndexError, ValueError)):
        eager.zeros((2,))[(None,) * 100]
    with pytest.raises((IndexError, ValueError)):
        eager.zeros((2,))[(None,) * 40]


def test_strings_are_compared():
    t = eager.constant(["a", "b"])
    assert (t == "a").tolist() == (t != b"b").tolist() == (["a", "c"] == t).tolist() == [True, False]
    assert (t == [["a"], ["b"]]).tolist() == [[True, False], [False, True]]
    assert (t == 1).tolist() == [False, False] and (t != [1, 2]).tolist() == [True, True]
    assert (t < "b").tolist() == [True, False] and ("b" <= t).tolist() == [False, True] and (t >= t).tolist() == [True, True]
    traced = eager.function(lambda x: (x == "a", x != x, eager.string_split(x, "")))
    equal, differs, (values, splits) = traced(t)
    assert equal.tolist() == [True, False] and differs.tolist() == [False, False]
    assert values.tolist() == [b"a", b"b"] and splits.tolist() == [0, 1, 2]


def test_iteration_and_membership():
    t = eager.constant([[1, 2], [3, 4], [5, 6]])
    assert [row.tolist() for row in t] == t.tolist() and [row.tolist() for row in reversed(t)] == t.tolist()[::-1] and len(t) == 3
    a, b, c = t
    assert c.tolist() == [5, 6] and list(eager.zeros((0, 2))) == [] and len(eager.zeros((0, 2))) == 0
    assert 3 in t and 7 not in t and [1, 2] in t and "a" not in t and None not in t and b"a" in eager.constant(["a"])
    for use in (iter, len, list, reversed):
        with pytest.raises(TypeError):
            use(eager.constant(1))


def test_assignment_says_what_to_do():
    t = eager.zeros((2,))
    with pytest.raises(TypeError, match="does not support item assignment.*x.at.*Variable"):
        t[0] = 1
    with pytest.raises(TypeError, match="does not support item deletion"):
        del t[0]


def gradient(x, function):
    with eager.GradientTape() as tape:
        tape.watch(x)
        y = function(x)
    return eager.constant(tape.gradient(y, x)).numpy()


@pytest.mark.parametrize("key", [
    0, (0, 1), slice(None, None, -2), (Ellipsis, 1), (None, 1), [1, 1], ([1, 1], [2, 2]), (slice(None), [0, 0, 1]), (slice(None), [0, 1], [1, 1]),
    ([0, 1], slice(None), [1, 1]), (slice(None), None, [0, 2], slice(0, 2)), np.array([True, False]), np.arange(24).reshape(2, 3, 4) % 3 == 0,
    ([-1, -1], Ellipsis)])
def test_gradients(key):
    a = array((2, 3, 4))
    weights = np.random.RandomState(0).rand(*a[key].shape).astype("float32")
    expected = np.zeros_like(a)
    np.add.at(expected, key, weights)
    np.testing.assert_allclose(gradient(eager.constant(a), lambda x: x[key] * weights), expected, rtol=1e-6)


def test_variables():
    v, i = eager.Variable(array((2, 3))), eager.Variable(1)
    assert v[1, 2].item() == 5 and v[[0, 1], [1, -1]].tolist() == [1, 5] and v[v > 3].tolist() == [4, 5]
    t = eager.constant([5, 6, 7])
    assert t[i].item() == 6 and t[i:].tolist() == [6, 7] and t[eager.Variable([0, 2])].tolist() == [5, 7]


def test_nothing_is_kept(live_tensors):
    t, i = eager.constant(array((3, 4))), eager.constant(1)
    keys = [0, (1, 2), (slice(None), 1), i, [0, 1], ([0], [1]), (i, None), t > 3, 9, "a", ([0, 9],), (0, 0, 0), (Ellipsis, i)]
    for round_ in range(3):
        before = live_tensors()
        references = [sys.getrefcount(t), sys.getrefcount(i), sys.getrefcount(None), sys.getrefcount(Ellipsis)]
        for _ in range(200):
            for key in keys:
                try:
                    t[key]
                except IndexError:
                    pass
            list(t), 3 in t
    assert live_tensors() == before and sys.getrefcount(t) == references[0] and sys.getrefcount(i) == references[1]
    if sys.version_info < (3, 12):
        assert abs(sys.getrefcount(None) - references[2]) < 20 and abs(sys.getrefcount(Ellipsis) - references[3]) < 5


# ---- x.at[...]

KEYS = [np.s_[1], np.s_[-1, 2], np.s_[1:], np.s_[::-1, ::2], np.s_[..., 1], np.s_[None, 0, :2], np.s_[0:0], np.s_[()], [0, 2], ([0, 1], [3, -1]),
        (slice(None), [1, 1, 0]), np.array([True, False, True]), np.arange(12).reshape(3, 4) % 5 == 0]


@pytest.mark.parametrize("key", KEYS, ids=str)
@pytest.mark.parametrize("dtype", ["float32", "int8", "complex64"])
def test_at_sets(key, dtype):
    x = np.arange(12).reshape(3, 4).astype(dtype)
    values = -1 - np.arange(x[key].size).reshape(x[key].shape).astype(dtype)
    for given in (5, values):
        expected = x.copy()
        if isinstance(key, tuple) and [1, 1, 0] in key and given is values:
            continue  # which of two values stays is not promised
        expected[key] = given
        found = eager.constant(x).at[key].set(given)
        assert found.dtype == dtype
        np.testing.assert_array_equal(found.numpy(), expected)
        traced = eager.function(lambda t: t.at[key].set(given))
        np.testing.assert_array_equal(traced(eager.constant(x)).numpy(), expected)
    np.testing.assert_array_equal(eager.constant(x).at[key].get().numpy(), x[key])


@pytest.mark.parametrize("key", KEYS, ids=str)
def test_at_changes(key):
    x = np.arange(12).reshape(3, 4).astype("float32")
    for name, function in (("add", np.add), ("subtract", np.subtract), ("multiply", np.multiply), ("min", np.minimum), ("max", np.maximum)):
        expected = x.copy()
        function.at(expected, key, np.float32(4.5))
        np.testing.assert_allclose(getattr(eager.constant(x).at[key], name)(4.5).numpy(), expected, err_msg=name)


def test_at_keeps_the_dtype():
    for key in (0, [0], np.array([True, False])):
        unsigned, signed = eager.constant(5, "uint8"), np.array(-128, "int8")
        assert eager.constant([1.0, 2.0]).at[key].subtract(unsigned).tolist() == [-4, 2]
        assert eager.constant([1, 2], "int64").at[key].subtract(signed).tolist() == [129, 2]
        assert eager.constant([1, 2], "uint8").at[key].subtract(unsigned).tolist() == [252, 2]
        half = eager.constant([1.0, 2.0], "float16")
        assert half.at[key].set(eager.constant(3.0, "float64")).dtype == eager.float16 and half.at[key].subtract(eager.constant(True)).tolist() == [0, 2]
        whole = eager.constant([2**53 + 1, 5], "int64")
        for values in (eager.constant(2.0), np.float32(2), np.array(1, "complex64"), eager.Variable(2.0), [np.float64(1.5)]):
            with pytest.raises(TypeError, match="do not fit into dtype"):
                whole.at[key].set(values)


def test_at_has_gradients():
    x, v = eager.Variable([1.0, 2.0, 3.0]), eager.Variable([10.0])
    for key in (np.s_[1:2], [1]):
        with eager.GradientTape() as tape:
            y = eager.sum(x.at[key].set(v) ** 2)
        dx, dv = tape.gradient(y, [x, v])
        assert dx.numpy().tolist() == [2, 0, 6] and dv.numpy().tolist() == [20]
    assert eager.Variable(3.0).at[()].set(4).item() == 4 and eager.constant(3.0).at[...].add(4).item() == 7


def test_at_with_dims_that_a_trace_does_not_know():
    for key in (np.s_[1:], [0, 1], np.s_[:, 0]):
        f = eager.function(lambda t: t.at[key].add(1.0), [eager.TensorSpec([None, None], "float32")])
        x = np.ones((3, 2), np.float32)
        expected = x.copy()
        expected[key] += 1
        np.testing.assert_array_equal(f(x).numpy(), expected)


def test_arrays_with_dims_that_a_trace_does_not_know():
    for shape, known in (((3, 4, 2), [None] * 3), ((3, 4, 0), [None] * 3), ((3, 4, 0), [3, None, None]), ((0, 3, 4), [None] * 3)):
        key = np.s_[:, [0, 2], [1, 0]] if shape[0] == 0 else np.s_[[0, 2], [1, -1]]
        x, spec = array(shape), [eager.TensorSpec(known, "float32")]
        np.testing.assert_array_equal(eager.function(lambda t: t[key], spec)(x).numpy(), x[key])
        expected = x.copy()
        expected[key] += 1
        np.testing.assert_array_equal(eager.function(lambda t: t.at[key].add(1.0), spec)(x).numpy(), expected)


def test_at_refuses():
    x = eager.constant([1, 2, 3])
    with pytest.raises(eager.errors.InvalidArgumentError):
        x.at[:2].set([1, 2, 3])
    with pytest.raises(IndexError):
        x.at[[0, 7]].set(1)
    with pytest.raises(TypeError, match="item assignment"):
        x[0] = 1
