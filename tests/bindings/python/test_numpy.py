"""Tensors and NumPy: conversions both ways, the buffer protocol, mixed expressions."""
import array
import gc
import sys

import numpy as np
import pytest

import eager

DTYPES = ["bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "float16", "float32", "float64",
          "complex64", "complex128"]
SHAPES = [(), (0,), (1,), (3,), (2, 3), (2, 0, 3), (2, 3, 4)]


def sample(dtype, shape):
    n = int(np.prod(shape))
    values = (np.arange(n) * 3 - n if np.dtype(dtype).kind in "ifc" else np.arange(n) % 3).astype(dtype)
    return (values + 1j if np.dtype(dtype).kind == "c" else values).astype(dtype).reshape(shape)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", SHAPES)
def test_there_and_back(dtype, shape):
    a = sample(dtype, shape)
    t = eager.constant(a)
    assert t.shape == shape and t.dtype == dtype and t.dtype.name == dtype
    for back in (t.numpy(), t.numpy(copy=True), np.asarray(t), np.array(t), np.asarray(t.__array__())):
        assert back.dtype == a.dtype and back.shape == shape
        np.testing.assert_array_equal(back, a)
    assert t.tolist() == a.tolist()


def test_numpy_is_a_read_only_view_that_keeps_the_tensor():
    t = eager.constant([[1.0, 2.0], [3.0, 4.0]])
    view = t.numpy()
    assert not view.flags.writeable and not view.flags.owndata
    assert view.ctypes.data == t.numpy().ctypes.data == np.asarray(t).ctypes.data
    with pytest.raises(ValueError):
        view[0, 0] = 5
    expected = view.copy()
    del t
    gc.collect()
    eager.zeros((2, 2)) + 1.0  # would reuse the memory if it were free
    np.testing.assert_array_equal(view, expected)
    copied = eager.constant([1.0]).numpy(copy=True)
    copied[0] = 2.0
    assert copied[0] == 2.0


@pytest.mark.parametrize("dtype", DTYPES)
def test_rank_zero_gives_a_numpy_scalar(dtype):
    value = eager.constant(1, dtype="int32").astype(dtype).numpy()
    assert type(value) is np.dtype(dtype).type and value == 1


def test_scalars_print_as_numbers():
    assert "%f" % eager.constant(9.0).numpy() == "9.000000" and str(eager.constant(9.0).numpy()) == "9.0"


def test_strings():
    t = eager.constant([["a", b"bc"], ["", b"\xff"]])
    a = t.numpy()
    assert a.dtype == object and a.tolist() == [[b"a", b"bc"], [b"", b"\xff"]] == t.tolist()
    assert np.asarray(t).tolist() == a.tolist()
    assert eager.constant("x").numpy() == b"x"
    empty = eager.zeros((0, 2), "string")
    assert empty.numpy().shape == (0, 2) and empty.tolist() == []
    with pytest.raises(BufferError):
        memoryview(t)


def test_bfloat16():
    ml_dtypes = pytest.importorskip("ml_dtypes")
    a = np.array([[1.5, -2.0]], ml_dtypes.bfloat16)
    t = eager.constant(a)
    assert t.dtype is eager.bfloat16 and t.tolist() == [[1.5, -2.0]]
    assert t.numpy().dtype == ml_dtypes.bfloat16 and np.asarray(t).dtype == ml_dtypes.bfloat16
    np.testing.assert_array_equal(t.numpy(), a)
    assert eager.constant(ml_dtypes.bfloat16(3)).item() == 3.0
    shared = eager.from_numpy(a)
    assert shared.dtype is eager.bfloat16 and shared.tolist() == a.tolist()


def test_bfloat16_without_ml_dtypes(monkeypatch):
    monkeypatch.setitem(sys.modules, "ml_dtypes", None)
    with pytest.raises(TypeError, match="ml_dtypes"):
        eager.bfloat16.as_numpy_dtype


def test_memoryview():
    m = memoryview(eager.constant([[1.0, 2.0], [3.0, 4.0]]))
    assert (m.format, m.shape, m.strides, m.readonly, m.nbytes) == ("f", (2, 2), (8, 4), True, 16)
    assert m.tolist() == [[1.0, 2.0], [3.0, 4.0]] and m.cast("B")[0] == 0
    assert bytes(eager.constant([1, 2], "int16")) == b"\1\0\2\0"
    assert memoryview(eager.constant(5)).shape == () and memoryview(eager.zeros((0, 2))).nbytes == 0
    with pytest.raises(BufferError):
        memoryview(eager.constant([1.0]).astype("bfloat16"))
    with pytest.raises(ValueError):
        np.frombuffer(eager.zeros((2,)), np.float32)[0] = 1


@pytest.mark.filterwarnings("ignore::PendingDeprecationWarning")  # np.matrix
@pytest.mark.parametrize("make", [
    lambda: np.arange(6).reshape(2, 3).T, lambda: np.arange(6.0)[::-1], lambda: np.arange(12).reshape(3, 4)[::2, 1::2],
    lambda: np.broadcast_to(np.float32(2), (2, 2)), lambda: np.arange(3).astype(">i4"), lambda: np.arange(3).astype(">f8"),
    lambda: np.arange(3).astype(">c16"), lambda: np.asfortranarray(np.ones((2, 3))), lambda: np.zeros((0, 3)), lambda: np.array(3.0),
    lambda: np.arange(24.0).reshape(2, 3, 4).transpose(2, 0, 1), lambda: np.ones((2, 0))[:, ::-1], lambda: np.float64(2), lambda: np.float16(2),
    lambda: np.bool_(True), lambda: np.int8(-3), lambda: np.uint64(2**63), lambda: np.complex64(1j), lambda: np.matrix([[1, 2]]),
    lambda: np.frombuffer(b"\0\0\0\0\0\0\0\0\0", np.uint8)[1:].view(np.float64), lambda: np.longlong(3), lambda: np.arange(3, dtype=np.ulonglong)])
def test_from_arrays_of_all_layouts(make):
    a = make()
    t = eager.constant(a)
    assert t.dtype.name == a.dtype.newbyteorder("=").name and t.shape == a.shape
    np.testing.assert_array_equal(t.numpy(), a)


def test_from_arrays_of_strings_and_objects():
    assert eager.constant(np.array([b"a", b"bc"])).tolist() == [b"a", b"bc"]
    assert eager.constant(np.array([["a", "ü"]])).tolist() == [[b"a", "ü".encode()]]
    assert eager.constant(np.array(["a", b"b"], object)).tolist() == [b"a", b"b"]
    assert eager.constant(np.array([1, 2.5], object)).tolist() == [1.0, 2.5]
    assert eager.constant(np.str_("a")).item() == b"a"
    assert eager.constant(np.zeros((0, 2), "S3")).shape == (0, 2)


@pytest.mark.parametrize("value", [
    np.array(["2020-01-01"], "M8[D]"), np.datetime64("2020-01-01"), np.timedelta64(3, "s"), np.longdouble(2), np.array([1], "g"),
    np.zeros(2, [("a", "i4")]), np.array([object()])])
def test_what_has_no_dtype(value):
    with pytest.raises(TypeError):
        eager.constant(value)
    with pytest.raises(TypeError):
        eager.constant([1.0]) + value


def test_none_reads_as_in_tensorflow():
    text = r"Attempt to convert a value \(None\) with an unsupported type \(<class 'NoneType'>\) to a Tensor."
    for value in (None, [None], [1, None], [[1], [None]], np.array(None, object)):
        with pytest.raises(ValueError, match=text):
            eager.constant(value)


def test_other_buffers_and_objects():
    class Wrapped:
        def __init__(self, a):
            self.a = a

        def __array__(self, dtype=None, copy=None):
            return self.a

    class Own:
        def __eager_tensor__(self):
            return eager.constant([1.0])

    assert eager.constant(Own()).tolist() == [1.0] and (eager.constant([2.0]) + Own()).tolist() == [3.0]
    assert eager.constant(np.ones(10**6)).sum().item() == 10**6
    assert eager.constant(array.array("d", [1, 2])).dtype is eager.float64
    assert eager.constant(bytearray(b"ab")).tolist() == [97, 98]
    assert eager.constant(b"ab").item() == b"ab"
    assert eager.constant(Wrapped(np.arange(3))).tolist() == [0, 1, 2]
    assert (eager.constant([1, 2, 3]) + Wrapped(np.arange(3))).tolist() == [1, 3, 5]
    for value in (object(), {}, {1}, (i for i in [1])):
        with pytest.raises(TypeError, match="unsupported type"):
            eager.constant(value)


def test_from_numpy_shares():
    a = np.arange(4, dtype=np.float32)
    t = eager.from_numpy(a)
    references = sys.getrefcount(a)
    assert np.shares_memory(t.numpy(), a)
    view = t.numpy()
    del t
    assert np.shares_memory(view, a) and sys.getrefcount(a) == references
    del view
    gc.collect()
    assert sys.getrefcount(a) == references - 1
    assert eager.from_numpy(np.arange(6).reshape(2, 3).T).tolist() == [[0, 3], [1, 4], [2, 5]]
    for value in (np.array(["a"]), [1, 2], 3, np.array(["2020"], "M8[Y]")):
        with pytest.raises(TypeError):
            eager.from_numpy(value)


def test_operators_between_arrays_and_tensors_give_tensors():
    a = np.array([[1.0, 2.0], [3.0, 4.0]], np.float32)
    t = eager.constant(a) + 1.0
    b = t.numpy()
    for mixed, expected in [(a + t, a + b), (t + a, b + a), (a * t, a * b), (a - t, a - b), (a / t, a / b), (a // t, a // b), (a % t, a % b),
                            (a**t, a**b), (a @ t, a @ b), (t @ a, b @ a), (a == t, a == b), (a != t, a != b), (a < t, a < b),
                            (a >= t, a >= b), (np.float32(2) * t, 2 * b), (np.float32(2) / t, 2 / b), (t * np.float32(2), b * 2),
                            (np.float32(2) < t, 2 < b), (np.array(2, np.float32) - t, 2 - b), (a[0] * t, a[0] * b)]:
        assert isinstance(mixed, eager.Tensor)
        np.testing.assert_allclose(mixed, expected, rtol=1e-6)
        assert np.asarray(mixed).dtype == expected.dtype
    assert (np.int64(2) * eager.constant([1, 2])).dtype is eager.int64
    assert (np.bool_(True) & eager.constant([True, False])).tolist() == [True, False]
    assert (np.arange(3) & eager.constant([1, 1, 1], "int64")).tolist() == [0, 1, 0]


def test_numpy_functions():
    a = np.array([[1.0, 2.0], [3.0, 4.0]], np.float32)
    t = eager.constant(a)
    for result, expected in [(np.add(t, a), a + a), (np.multiply(t, t), a * a), (np.exp(t), np.exp(a)), (np.concatenate([t, t]), np.concatenate([a, a])),
                             (np.stack([t, t]), np.stack([a, a])), (np.where(a > 1, t, 0), np.where(a > 1, a, 0)), (np.dot(a, t), a @ a),
                             (np.array([t, t]), np.array([a, a])), (np.vstack([t, a]), np.vstack([a, a]))]:
        assert isinstance(result, np.ndarray)
        np.testing.assert_array_equal(result, expected)
    assert np.array2string(np.multiply(eager.constant([1, 2]), 3)) == "[3 6]"
    for name in ("sum", "prod", "mean", "min", "max", "amin", "argmax", "argmin", "any", "all", "ravel", "transpose", "squeeze", "std", "var",
                 "median", "cumsum", "sort", "argsort", "round", "copy", "flip", "isnan", "sqrt", "ptp", "unique", "diff", "trace", "real",
                 "isfinite", "nan_to_num", "ones_like", "atleast_1d", "count_nonzero", "average", "tril", "diag", "array2string"):
        for value in (t, eager.Variable(t)):
            got, wanted = getattr(np, name)(value), getattr(np, name)(a)
            assert type(got) is type(wanted), name
            np.testing.assert_array_equal(got, wanted)
    assert type(np.mean(t)) is np.float32 and type(np.linalg.norm(t)) is np.float32 and type(np.argmax(t)) is np.int64
    np.testing.assert_array_equal(np.sum(t, axis=0, keepdims=True), a.sum(axis=0, keepdims=True))
    np.testing.assert_array_equal(np.reshape(t, (4,)), a.reshape(4))
    np.testing.assert_array_equal(np.clip(t, 2, 3), a.clip(2, 3))
    np.testing.assert_array_equal(np.round(t), a)
    assert np.shape(t) == (2, 2) and np.ndim(t) == 2 and np.size(t) == 4
    np.testing.assert_allclose(t, a)
    out = np.zeros((2, 2), np.float32)
    np.add(out, t, out=out)
    np.testing.assert_array_equal(out, a)
    total = np.zeros((), np.float32)
    assert np.sum(t, out=total) is total and total == a.sum()
    with pytest.raises((TypeError, ValueError)):
        np.sum(a, out=eager.constant(0.0))
    assert type(np.block([[t, t], [t, a]])) is np.ndarray and np.block([[t, t], [t, a]]).shape == (4, 4)
    assert type(np.einsum("ij,jk", t, t)) is np.ndarray and np.allclose(t, a) and np.array_equal(t, eager.Variable(t))
    assert np.histogram(t, bins=2)[0].tolist() == [2, 2] and np.apply_along_axis(np.sum, 0, t).tolist() == [4.0, 6.0]


def test_numpy_functions_leave_tensors_to_who_knows_them():
    class Other:
        def __array_function__(self, function, types, args, kwargs):
            return "theirs"

    class Unknown:
        def __array_function__(self, function, types, args, kwargs):
            return NotImplemented

    t = eager.ones(2)
    assert np.concatenate([t, Other()]) == np.concatenate([Other(), t]) == "theirs"
    with pytest.raises(TypeError, match="no implementation found"):
        np.concatenate([t, Unknown()])


def test_numpy_functions_in_a_traced_function():
    @eager.function
    def f(x):
        assert (np.shape(x), np.ndim(x), np.size(x)) == ((2, 3), 2, 6)
        with pytest.raises(eager.errors.FailedPreconditionError, match="symbolic"):
            np.sum(x)
        return x

    f(eager.ones((2, 3)))


def test_array_protocol():
    t = eager.constant([1.0, 2.0])
    assert np.array(t, dtype=np.float64).dtype == np.float64 and t.__array__(np.int32).dtype == np.int32
    assert t.__array__(copy=True).flags.writeable and not t.__array__().flags.writeable
    with pytest.raises(ValueError):
        t.__array__(np.int32, copy=False)
    with pytest.raises(ValueError):
        eager.constant("a").__array__(copy=False)
    assert eager.constant(2.0).__array__().shape == ()
    assert np.dtype(eager.float32) == np.float32


def test_numpy_and_buffers_hold_no_references():
    t = eager.constant([[1.0, 2.0], [3.0, 4.0]])
    before = sys.getrefcount(t)
    for _ in range(1000):
        t.numpy(), np.asarray(t), memoryview(t).tolist(), t.tolist(), t.numpy(copy=True), t.__array__(np.float64), t.item(0)
        try:
            np.frombuffer(t, np.float32)[0] = 1
        except ValueError:
            pass
    assert sys.getrefcount(t) == before


@pytest.mark.skipif(tuple(map(int, np.__version__.split(".")[:2])) < (2, 4), reason="needs __numpy_dtype__")
def test_result_type():
    x = eager.ones(2)
    assert np.result_type(x) == np.result_type(eager.Variable(x)) == np.float32
    assert np.result_type(x, np.float64) == np.float64


def test_eager_tensor_protocol_that_gives_none():
    class Wrong:
        def __eager_tensor__(self):
            return 3

    with pytest.raises(TypeError, match="__eager_tensor__.*Wrong.*int"):
        eager.constant(Wrong())


def test_float64_scalars_are_python_numbers_next_to_a_tensor():
    two, i = np.float64(2), np.complex128(2j)
    for dtype in ("float16", "bfloat16", "float32", "float64"):
        x = eager.constant([1., 3.], dtype)
        for y in (x * two, two * x, x / two, two / x, x ** two, eager.multiply(x, two), x + np.sqrt(4.)):
            assert y.dtype is x.dtype, dtype
        assert (x * two).tolist() == (two * x).tolist() == [2, 6]
        assert (x * i).dtype is (eager.complex128 if dtype == "float64" else eager.complex64)
    n = eager.constant([1, 3])
    assert (n * two).dtype is (n * 2.0).dtype and (np.int64(2) * n).dtype is eager.int64
    # NumPy's float32 is no Python number.
    assert (np.float32(2) * eager.constant([1.], "float16")).dtype is eager.float32
    assert eager.sqrt(two).dtype is eager.float64 and eager.add(two, 1.0).dtype is eager.float64
    assert eager.constant(two).dtype is eager.float64 and eager.add(i, i).dtype is eager.complex128
    v = eager.Variable([1., 2.])
    assert v.assign_sub(np.float64(0.5) * eager.constant([1., 1.])).numpy().tolist() == [0.5, 1.5]
    v = eager.Variable(1.)
    v.assign(two)
    assert v.numpy() == 2 and v.assign_add(two).numpy() == 4 and (v * two).dtype is eager.float32


@pytest.mark.parametrize("make", [eager.constant, eager.from_numpy])
def test_of_booleans_each_byte_but_0_is_true(make):
    a = np.array([[0, 1, 2], [255, 3, 0]], np.uint8).view(np.bool_)
    for given in a, a[:, ::2], a.T, np.asfortranarray(a), memoryview(a), memoryview(a.ravel())[::2]:
        made = make(given)
        stored = made.numpy().view(np.uint8)
        assert stored.shape == np.shape(given) and stored.tolist() == (np.asarray(given).view(np.uint8) != 0).tolist()


def test_scalars_beside_numbers_in_lists():
    for given, dtype in (([np.int32(1), 2**40], "int32"), ([np.int8(3), 500], "int8"), ([[np.uint8(1), -1]], "uint8")):
        with pytest.raises(OverflowError, match=f"out of bounds for {dtype}"):
            eager.constant(given)
    assert eager.constant([np.int8(3), 100]).dtype == eager.int8 and eager.constant([np.int8(1), 300], dtype="int32").tolist() == [1, 300]
    assert eager.constant([np.int8(3), np.int64(500)]).tolist() == [3, 500]
    assert eager.constant([eager.constant(3, "int8"), np.int64(500)]).tolist() == [3, 500]


def test_casts_to_halves_round_once():
    random = np.random.default_rng(5)
    halves = random.integers(0, 0x7bff, 2000).astype(np.uint16)
    low, high = halves.view(np.float16).astype(np.float64), (halves + np.uint16(1)).view(np.float16).astype(np.float64)
    high[np.isinf(high)] = 65536
    middle = (low + high) / 2
    x = np.concatenate([middle, middle * (1 + 2.0**-40), middle * (1 - 2.0**-40), random.normal(size=2000) * 1e3, [1e300, np.inf, np.nan, 5e-324]])
    x = np.concatenate([x, -x])
    with np.errstate(over="ignore"):
        expected = x.astype(np.float16)
    np.testing.assert_array_equal(eager.constant(x.tolist(), dtype="float16").numpy(), expected)
    assert eager.constant(65519.999, dtype="float16").item() == 65504
    assert (eager.zeros(1, "float16") + 65519.999).tolist() == [65504]
    np.testing.assert_array_equal(eager.cast(eager.constant(x), "float16").numpy(), expected)
    np.testing.assert_array_equal(eager.cast(eager.constant(x + 0j), "complex64").numpy(), (x + 0j).astype(np.complex64))
    for value, dtype, rounded in ((2**62 + 2**54 + 1, "int64", 2**62 + 2**55), (2**62 + 2**54, "int64", 2**62), (-2**62 - 2**54 - 1, "int64", -2**62 - 2**55),
                                  (2**24 + 2**16 + 1, "int32", 2**24 + 2**17), (2**63 + 2**55 + 1, "uint64", 2**63 + 2**56),
                                  (1 + 2.0**-8 + 2.0**-40, "float64", 1 + 2.0**-7), (1 + 2.0**-8, "float64", 1)):
        for n in (1, 33):
            found = eager.cast(eager.constant([value] * n, dtype), "bfloat16")
            assert eager.cast(found, "float64").tolist() == [rounded] * n
