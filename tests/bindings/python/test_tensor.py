"""The type Tensor: construction, attributes, methods, printing, hashing, copies and pickles."""
import copy
import gc
import io
import math
import os
import pickle
import sys
import threading
import weakref

import numpy as np
import pytest

import eager

DTYPES = ["bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "float16", "bfloat16", "float32", "float64",
          "complex64", "complex128"]


def test_construction():
    assert eager.Tensor([1, 2]).tolist() == [1, 2] and eager.Tensor(1, dtype="float64").dtype is eager.float64
    assert isinstance(eager.constant(1), eager.Tensor) and eager.is_tensor(eager.constant(1)) and not eager.is_tensor(1)
    for arguments in ((), (1, "no_dtype"), (object(),)):
        with pytest.raises(TypeError):
            eager.Tensor(*arguments)
    with pytest.raises(TypeError):
        class Derived(eager.Tensor):
            pass


def test_attributes():
    t = eager.constant([[1.0, 2.0, 3.0]])
    assert (t.shape, t.dtype, t.ndim, t.size, t.nbytes, t.device) == ((1, 3), eager.float32, 2, 3, 12, "cpu:0")
    assert not t.is_symbolic and not t.is_sparse_rows and t.id != eager.constant(1).id and t.T.shape == (3, 1) and t.mT.shape == (3, 1)
    for name in ("shape", "dtype", "foo"):
        with pytest.raises(AttributeError):
            setattr(t, name, 1)
    with pytest.raises(AttributeError):
        t.foo
    assert {"numpy", "sum", "reshape", "T", "shape"} <= set(dir(t))


@pytest.mark.parametrize("dtype", DTYPES)
def test_item_and_tolist(dtype):
    t = eager.constant([[0, 1, 2], [3, 4, 5]]).astype(dtype)
    expected = [[0, 1, 1], [1, 1, 1]] if dtype == "bool" else [[0, 1, 2], [3, 4, 5]]
    assert t.tolist() == expected and t[1].tolist() == expected[1]
    assert t.item(1, 2) == t.item(5) == t.item(-1) == t.item((1, 2)) == t[1, 2].item() == t[1, 2].tolist() == expected[1][2]
    assert type(t.item(0)) is {"b": bool, "i": int, "u": int, "f": float, "c": complex}[t.dtype.kind]
    assert eager.zeros((0, 2), dtype).tolist() == [] and eager.zeros((2, 0), dtype).tolist() == [[], []]


def test_extremes():
    for value, dtype in ((2**64 - 1, "uint64"), (-2**63, "int64"), (255, "uint8"), (-128, "int8"), (1e300, "float64"), (65504.0, "float16")):
        assert eager.constant(value, dtype).item() == value and eager.constant([value], dtype).tolist() == [value]
    assert math.isnan(eager.constant(float("nan"), "float16").item()) and eager.constant(-math.inf, "bfloat16").item() == -math.inf
    assert eager.constant(6e-8, "float16").item() == pytest.approx(5.96e-8, rel=1e-3) and str(eager.constant(-0.0).item()) == "-0.0"


def test_item_errors():
    t = eager.constant([[1, 2], [3, 4]])
    for index, error in (((), ValueError), ((4,), IndexError), ((-5,), IndexError), ((0, 2), IndexError), ((0, 0, 0), ValueError), (("a",), TypeError),
                         ((1.5,), TypeError)):
        with pytest.raises(error):
            t.item(*index)
    with pytest.raises(ValueError):
        eager.zeros((0,)).item()
    assert eager.constant([["a"]]).item() == b"a" and eager.constant(["a", "bc"]).item(1) == b"bc"


def test_methods_against_numpy():
    a = np.array([[3.0, -1.5, 2.0], [0.5, 4.0, -2.0]], np.float32)
    t = eager.constant(a)
    for name in ("sum", "prod", "mean", "min", "max", "any", "all", "argmin", "argmax"):
        for axis in (None, 0, 1, -1):
            for keepdims in (False, True):
                found, expected = getattr(t, name)(axis=axis, keepdims=keepdims), getattr(a, name)(axis=axis, keepdims=keepdims)
                assert found.shape == expected.shape
                np.testing.assert_allclose(found, expected, rtol=1e-6)
    assert t.sum(axis=(0, 1)).item() == a.sum() and t.sum(dtype="float64").dtype is eager.float64 and t.mean(dtype="float64").dtype is eager.float64
    for call in (lambda x: x.reshape(3, 2), lambda x: x.reshape((3, -1)), lambda x: x.reshape(-1), lambda x: x.ravel(), lambda x: x.flatten(),
                 lambda x: x.transpose(), lambda x: x.transpose(1, 0), lambda x: x.transpose((1, 0)), lambda x: x.T, lambda x: x[None].squeeze(),
                 lambda x: x[None].squeeze(0), lambda x: x.swapaxes(0, 1), lambda x: x.swapaxes(-1, 0), lambda x: x.clip(-1, 2), lambda x: x.clip(0), lambda x: x.clip(max=1),
                 lambda x: x.round(), lambda x: x.dot(x.T), lambda x: x[0].dot(x[0]), lambda x: x.real, lambda x: x.imag, lambda x: x.conj(),
                 lambda x: x.astype("int32"), lambda x: x.astype(np.float64), lambda x: x[0, 0].T, lambda x: x[0].reshape(()) if False else x[0]):
        np.testing.assert_allclose(call(t), call(a))
    c = eager.constant([1 + 2j])
    assert (c.real.tolist(), c.imag.tolist(), c.conj().tolist(), c.conjugate().tolist()) == ([1], [2], [1 - 2j], [1 - 2j])
    assert eager.zeros((2, 3, 4)).T.shape == (4, 3, 2) and eager.zeros((2, 3, 4)).mT.shape == (2, 4, 3)
    assert t.astype("float32") is t and t.to_device("cpu:0").tolist() == t.tolist() and t.__array_namespace__() is eager.array_api
    for call in (lambda: t.reshape(5), lambda: t.reshape(3, 2, order="F"), lambda: t.sum(axis=2), lambda: t.sum(out=1), lambda: t[0].mT,
                 lambda: t.to_device("gpu:99"), lambda: t.to_device("cpu:0", stream=1), lambda: t.astype("nothing"), lambda: t.squeeze(0)):
        with pytest.raises((ValueError, TypeError, LookupError, AttributeError)):
            call()


def test_swapaxes_names_the_axis():
    t = eager.zeros((2, 3))
    for axes in (0, 5), (-3, 1), (2, 0):
        with pytest.raises(eager.errors.AxisError, match=f"axis {[a for a in axes if not -2 <= a < 2][0]} is out of bounds for a tensor of rank 2") as e:
            t.swapaxes(*axes)
        assert isinstance(e.value, IndexError) and isinstance(e.value, ValueError)


def test_ints_beyond_31_bits():
    for value, own, floats in (4, "int32", "float32"), (2**31 - 1, "int32", "float32"), (2**31, "int64", "float64"), (-2**31 - 1, "int64", "float64"):
        assert eager.constant(value).dtype == eager.constant([1, value]).dtype == eager.add(value, 0).dtype == own
        assert eager.sqrt(value).dtype == eager.divide(value, 3).dtype == eager.mean(value).dtype == floats
    assert (eager.constant([1]) * 0.5).dtype == (0.5 * eager.constant(2**31 - 1)).dtype == "float32"


def test_methods_have_gradients_and_docs():
    x = eager.constant([[1.0, 2.0]])
    with eager.GradientTape() as tape:
        tape.watch(x)
        y = (x.T.reshape(2).clip(0, 1.5) * x.sum()).mean()
    assert tape.gradient(y, x).shape == (1, 2)
    for name in dir(eager.Tensor):
        if not name.startswith("_"):
            assert getattr(eager.Tensor, name).__doc__, name


def test_variables_have_the_methods():
    v = eager.Variable([[1.0, 2.0], [3.0, 4.0]])
    assert v.sum().item() == 10 and v.T.tolist() == [[1, 3], [2, 4]] and v.reshape(4).shape == (4,) and isinstance(v.conj(), eager.Tensor)
    assert np.sum(v) == 10 and (np.ones((2, 2), np.float32) + v).tolist() == [[2, 3], [4, 5]] and np.asarray(v).tolist() == v.numpy().tolist()


# ---- Printing


def test_str_and_repr():
    assert str(eager.constant(3.0)) == "eager.Tensor(3.0, shape=(), dtype=float32)"
    assert str(eager.constant([1, 2])) == "eager.Tensor([1 2], shape=(2,), dtype=int32)"
    assert str(eager.constant([[1, 2], [3, 4]])) == "eager.Tensor(\n[[1 2]\n [3 4]], shape=(2, 2), dtype=int32)"
    assert repr(eager.constant(3.0)) == "<eager.Tensor: shape=(), dtype=float32, numpy=3.0>"
    assert repr(eager.constant([[1, 2], [3, 4]])) == "<eager.Tensor: shape=(2, 2), dtype=int32, numpy=\n[[1 2]\n [3 4]]>"
    assert str(eager.constant(["a"])) == "eager.Tensor([b'a'], shape=(1,), dtype=string)" and "..." in str(eager.zeros((2000,)))


def test_prefix():
    from eager import _printing

    _printing.set_prefix("tf")
    try:
        assert str(eager.constant([1.0])) == "tf.Tensor([1.], shape=(1,), dtype=float32)"
        assert repr(eager.constant(3.0)) == "<tf.Tensor: shape=(), dtype=float32, numpy=3.0>"
        assert repr(eager.constant([1.0])) == "<tf.Tensor: shape=(1,), dtype=float32, numpy=array([1.], dtype=float32)>"
        assert repr(eager.constant([[1, 2], [3, 4]])) == ("<tf.Tensor: shape=(2, 2), dtype=int32, numpy=\narray([[1, 2],\n       [3, 4]], "
                                                           "dtype=int32)>")
        assert repr(eager.constant("a")) == "<tf.Tensor: shape=(), dtype=string, numpy=b'a'>"
    finally:
        _printing.set_prefix("eager")


def test_format():
    t = eager.constant(3.14159)
    assert f"{t:.3f}" == "3.142" and "{:>6.1f}".format(t) == "   3.1" and f"{t}" == "3.14159" and f"{eager.constant([1, 2])}" == "[1 2]"
    assert "%.2f" % t == "3.14" and "%d" % eager.constant(7) == "7" and f"{eager.constant(255):x}" == "ff" and f"{eager.constant(5):04d}" == "0005"


# ---- Identity, copies, pickles


def test_hash_and_copies():
    t = eager.constant([1.0])
    u = eager.constant([1.0])
    assert hash(t) == hash(t) and hash(t) != hash(u) and {t: 1, u: 2}[t] == 1 and len({t, u, t}) == 2
    assert copy.copy(t) is t and copy.deepcopy(t) is t and copy.deepcopy([t])[0] is t
    r = weakref.ref(t)
    assert r() is t
    del t
    gc.collect()
    assert r() is None


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
@pytest.mark.parametrize("dtype", DTYPES)
def test_pickles(dtype, protocol):
    for t in (eager.constant([[0, 1], [1, 1]]).astype(dtype), eager.zeros((0, 3), dtype), eager.ones((), dtype)):
        back = pickle.loads(pickle.dumps(t, protocol))
        assert back.dtype is t.dtype and back.shape == t.shape and back.tolist() == t.tolist() and back.device == t.device


def test_pickled_strings_and_dtypes():
    for value in (["a", "", b"\xff\0"], "x", []):
        t = eager.constant(value, "string")
        back = pickle.loads(pickle.dumps(t))
        assert back.dtype is eager.string and back.shape == t.shape and back.tolist() == t.tolist()
    for dtype in DTYPES:
        d = eager.as_dtype(dtype)
        assert pickle.loads(pickle.dumps(d)) is d and copy.deepcopy(d) is d


def test_a_pickle_from_a_device_that_is_not_there():
    function, (dtype, shape, data, _) = eager.constant([1.0, 2.0]).__reduce__()
    assert function(dtype, shape, data, "gpu:99").tolist() == [1.0, 2.0]
    for arguments in ((dtype, (3,), data), (dtype, (-1,), data), ("string", (2,), b""), ("no_dtype", (2,), data), (dtype, (1,) * 40, data), (dtype, ("a",), data)):
        with pytest.raises((ValueError, TypeError)):
            function(*arguments, None)


def test_symbolic_tensors_cannot_be_read():
    seen = []

    def f(x):
        for use in (lambda: x.numpy(), lambda: np.asarray(x.__array__()), lambda: x.tolist(), lambda: x.item(), lambda: float(x[0]), lambda: pickle.dumps(x),
                    lambda: memoryview(x), lambda: x.__dlpack__(), lambda: x.__dlpack_device__(), lambda: bool(x.sum()), lambda: x.numpy(copy=True)):
            with pytest.raises(eager.errors.FailedPreconditionError):
                use()
            seen.append(1)
        assert "symbolic" in str(x) and "symbolic" in repr(x) and x.is_symbolic
        return x[[1, 0]] + x[eager.constant(1)] + x[x.sum(dtype="int32") * 0] + eager.cast(eager.shape(x)[0], "float32")

    g = eager.function(f)
    assert g(eager.constant([1.0, 2.0])).tolist() == [2 + 2 + 1 + 2, 1 + 2 + 1 + 2] and len(seen) % 11 == 0


def test_sparse_rows():
    table = eager.constant([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
    with eager.GradientTape() as tape:
        tape.watch(table)
        y = eager.gather(table, [2, 0, 2])
    g = tape.gradient(y, table)
    assert g.is_sparse_rows and g.indices.tolist() == [2, 0, 2] and g.values.shape == (3, 2)
    expected = [[1, 1], [0, 0], [2, 2]]
    assert g.tolist() == expected and g.numpy().tolist() == expected and np.asarray(g).tolist() == expected and g[2].tolist() == [2, 2]
    assert pickle.loads(pickle.dumps(g)).tolist() == expected and (g + 1).tolist() == [[2, 2], [1, 1], [3, 3]] and g.item(4) == 2
    with pytest.raises(BufferError):
        memoryview(g)
    with pytest.raises(eager.errors.FailedPreconditionError):
        g.__dlpack__()


@pytest.mark.parametrize("dtype", DTYPES)
def test_limits_of_dtypes(dtype):
    d = eager.as_dtype(dtype)
    if dtype == "bfloat16":
        assert d.max == pytest.approx(3.3895314e38) and d.min == -d.max
    elif d.kind in "fiu":
        info = np.finfo(dtype) if d.kind == "f" else np.iinfo(dtype)
        assert (d.min, d.max) == (float(info.min), float(info.max)) if d.kind == "f" else (info.min, info.max)
    elif d.kind == "b":
        assert (d.min, d.max) == (False, True)
    else:
        with pytest.raises(TypeError):
            d.max
    assert eager.bool is eager.bool_


def test_other_threads():
    t = eager.constant(np.arange(1000.0))
    results, errors = [], []

    def work():
        try:
            for _ in range(200):
                results.append(float((t + 1.0)[[5, 6]].sum()) + t.numpy()[1] + len(t.tolist()))
        except BaseException as error:  # noqa: B036
            errors.append(error)

    threads = [threading.Thread(target=work) for _ in range(4)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    assert not errors and set(results) == {6.0 + 7.0 + 1.0 + 1000}


def test_reading_is_flat(live_tensors):
    t, s = eager.constant([[1.0, 2.0], [3.0, 4.0]]), eager.constant(["a", "b"])
    before = references = None
    for i in range(2000):
        if i == 100:
            before, references = live_tensors(), (sys.getrefcount(t), sys.getrefcount(s), sys.getrefcount(eager.float32))
        t.shape, t.dtype, t.device, t.tolist(), t.item(0), s.tolist(), s.numpy(), str(t), repr(t), f"{t}", t.T, t.sum(), t.reshape(4), t.clip(0, 1)
        eager.constant([t, t]), eager.constant(np.ones(3)), eager.constant([[1, 2], [3, 4]]), eager.constant(["a"]), eager.zeros((2,)), pickle.dumps(t)
        for bad in (lambda: t.item(), lambda: float(t), lambda: eager.constant([[1], [1, 2]]), lambda: t.reshape(3), lambda: eager.constant([t, None])):
            try:
                bad()
            except (TypeError, ValueError):
                pass
    assert live_tensors() == before
    assert (sys.getrefcount(t), sys.getrefcount(s)) == references[:2] and abs(sys.getrefcount(eager.float32) - references[2]) < 10


def test_plots_take_tensors():
    buffer = io.BytesIO()
    np.save(buffer, eager.constant([1.0, 2.0]))
    buffer.seek(0)
    assert np.load(buffer).tolist() == [1.0, 2.0] and np.atleast_1d(eager.constant(1.0)).tolist() == [1.0]


@pytest.mark.skipif("EAGER_SANITIZED" in os.environ, reason="a sanitizer writes of each allocation that it refuses")
def test_damaged_pickles(run_python):
    """No damaged pickle hangs or crashes. Memory is limited, since Python's unpickler makes a memo as long as the
    largest index in a pickle (34 GB for four damaged bytes) before it calls eager."""
    assert run_python("""
        import pickle
        import random
        import resource
        import sys

        import eager

        used = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (used + 2**30, used + 2**30))
        v = eager.Variable([1.0, 2.0], name="v")
        optimizer = eager.optimizers.Adam(0.1)
        optimizer.apply_gradients([([1.0, 2.0], v)])
        whole = [pickle.dumps(x, protocol) for protocol in (0, 2, 4) for x in (
            eager.constant([[1.0, 2.0], [3.0, 4.0]]), eager.constant(["a", "bcd"]), v, eager.constant(3, "int64"), (optimizer, v))]
        numbers = random.Random(1)
        outcomes = {True: 0, False: 0}
        for _ in range(5000):
            damaged = bytearray(numbers.choice(whole))
            for _ in range(numbers.choice([1, 1, 2, 4])):
                k = numbers.randrange(len(damaged))
                how = numbers.randrange(3)
                if how == 0:
                    damaged[k] = numbers.randrange(256)
                elif how == 1:
                    damaged[k] ^= 1 << numbers.randrange(8)
                else:
                    del damaged[k]
            if 0x96 in damaged:  # BYTEARRAY8: Python itself prints when memory is out
                continue
            try:
                repr(pickle.loads(bytes(damaged)))
                outcomes[True] += 1
            except Exception:
                outcomes[False] += 1
        print(outcomes[True] > 100 and outcomes[False] > 1000)
    """, timeout=100) == "True\n"
