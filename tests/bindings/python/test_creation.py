"""Tensors that are made from Python's values, and filled tensors."""
import enum

import numpy as np
import pytest

import eager


@pytest.mark.parametrize("value, dtype, shape", [
    (1, "int32", ()), (2**31, "int64", ()), (-2**31 - 1, "int64", ()), (2**63, "uint64", ()), (1.5, "float32", ()), (True, "bool", ()),
    (1j, "complex64", ()), ("a", "string", ()), (b"a", "string", ()), ([], "float32", (0,)), ([[], []], "float32", (2, 0)),
    ([1, 2], "int32", (2,)), ([1, 2**40], "int64", (2,)), ([2**63], "uint64", (1,)), ([1, 2.5], "float32", (2,)),
    ([True, 2], "int32", (2,)), ([1.0, 1j], "complex64", (2,)), (((1, 2), (3, 4)), "int32", (2, 2)), (range(3), "int32", (3,)),
    (range(0), "int32", (0,)), ([["a"], ["b"]], "string", (2, 1)), (enum.IntEnum("E", "a b").b, "int32", ()),
    ([np.float64(1), 2], "float64", (2,)), ([np.float32(1), 2.0], "float32", (2,)), ([np.array([1, 2]), [3, 4]], "int64", (2, 2)),
    ([[1], [np.int8(2)]], "int8", (2, 1))])
def test_dtypes_of_python_values(value, dtype, shape):
    t = eager.constant(value)
    assert t.dtype.name == dtype and t.shape == shape
    assert eager.Tensor(value).dtype.name == dtype


@pytest.mark.parametrize("dtype", ["bool", "int8", "uint64", "float16", "bfloat16", "float32", "float64", "complex64", "complex128"])
def test_dtype_asked_for(dtype):
    assert eager.constant([0, 1], dtype).dtype.name == dtype
    assert eager.constant(1, dtype).tolist() == 1
    assert eager.constant(np.array([0, 1]), dtype).tolist() == [0, 1]


@pytest.mark.parametrize("value, dtype, error", [
    (1.5, "int32", TypeError), ([1.5], "int32", TypeError), (300, "uint8", OverflowError), (-1, "uint8", OverflowError), (1, "string", TypeError),
    ("a", "int32", TypeError), ([1, "a"], None, TypeError), ([[1], [1, 2]], None, ValueError), ([[1], 2], None, ValueError),
    ([1, [2]], None, ValueError), (2**64, None, OverflowError), (1j, "float32", TypeError), (1, "no_dtype", TypeError), ("a", "float32", TypeError)])
def test_values_that_do_not_fit(value, dtype, error):
    with pytest.raises(error):
        eager.constant(value, dtype)


def test_imaginary_parts_are_not_dropped():
    """A conversion refuses what only a cast does."""
    array = np.array([1 + 1j])
    x, v = eager.constant(array), eager.Variable([1.0])
    for convert in (lambda: eager.constant(array, "float32"), lambda: eager.constant(x, "float32"), lambda: eager.constant(array, "int32"),
                    lambda: eager.convert_to_tensor(np.complex64(1j), "float64"), lambda: eager.Variable(x, dtype="float32"),
                    lambda: eager.constant([x], "float32"), lambda: eager.losses.mean_squared_error([1.0], x),
                    lambda: eager.losses.mean_squared_error(x, [1.0]), lambda: eager.losses.categorical_crossentropy([[1.0]], [[1j]]),
                    lambda: eager.metrics.MeanSquaredError()(x, [1.0])):
        with pytest.raises(TypeError, match=r"Cannot convert a tensor of dtype complex\d+ to Tensor of dtype \w+: the imaginary part"):
            convert()
    with pytest.raises(eager.errors.InvalidArgumentError):
        v.assign(array)
    layer = eager.nn.Dense(1, use_bias=False)
    layer.build((None, 1))
    with pytest.raises(TypeError, match="imaginary part"):
        layer.set_weights([[array]])
    assert eager.cast(x, "float32").tolist() == x.astype("float32").tolist() == [1] and eager.constant(x, "complex64").dtype == "complex64"
    assert eager.constant(array, "bool").tolist() == [True]


def test_lists_nested_too_deep():
    value = 1
    for _ in range(40):
        value = [value]
    with pytest.raises(ValueError):
        eager.constant(value)


def test_constant_with_a_shape():
    assert eager.constant([1, 2, 3, 4], shape=(2, 2)).tolist() == [[1, 2], [3, 4]]
    assert eager.constant(0.5, shape=[2]).tolist() == [0.5, 0.5] and eager.constant(7, shape=()).tolist() == 7
    with pytest.raises(TypeError, match=r"value has 2 elements, shape is \(3,\) with 3 elements"):
        eager.constant([1, 2], shape=(3,))


def test_lists_of_tensors():
    t = eager.constant([1.0, 2.0])
    assert eager.constant([t, t * 2]).tolist() == [[1, 2], [2, 4]]
    assert eager.constant([t, [3, 4]]).tolist() == [[1, 2], [3, 4]]
    assert eager.constant([[t[0], 1], [2.5, t[1]]]).tolist() == [[1, 1], [2.5, 2]]
    assert eager.constant([t[0].astype("float64"), 0.1]).tolist() == [1.0, 0.1]
    assert eager.constant([eager.constant(1, "uint8"), 2]).dtype is eager.uint8
    assert eager.constant([eager.constant("a"), "b"]).tolist() == [b"a", b"b"]
    assert (t * [t[1], t[0]]).tolist() == [2.0, 2.0]
    with pytest.raises(ValueError, match="non-rectangular"):
        eager.constant([t, [1, 2, 3]])
    with pytest.raises(ValueError):
        eager.constant([t, None])


def test_convert_to_tensor():
    t = eager.constant([1.0])
    assert eager.convert_to_tensor(t) is t and eager.convert_to_tensor([1], "float64").dtype is eager.float64
    with pytest.raises(ValueError, match="Tensor conversion requested dtype int32 for Tensor with dtype float32"):
        eager.convert_to_tensor(t, "int32")


def test_asarray():
    a = np.arange(3.0)
    assert not np.shares_memory(eager.asarray(a).numpy(), a) and np.shares_memory(eager.asarray(a, copy=False).numpy(), a)
    t = eager.constant([1.0])
    assert np.shares_memory(eager.asarray(t).numpy(), t.numpy()) and not np.shares_memory(eager.asarray(t, copy=True).numpy(), t.numpy())
    assert eager.asarray([1, 2], dtype=eager.float64).dtype is eager.float64
    for value, dtype in (([1], None), (a, "float32"), (t, "int32")):
        with pytest.raises(ValueError):
            eager.asarray(value, dtype=dtype, copy=False)


@pytest.mark.parametrize("dtype", ["bool", "int8", "uint64", "float16", "bfloat16", "float32", "complex128"])
def test_filled(dtype):
    assert eager.zeros((2, 1), dtype).tolist() == [[0], [0]] and eager.zeros((2, 1), dtype).dtype.name == dtype
    assert eager.ones(2, dtype).tolist() == [1, 1] and eager.ones([], dtype).tolist() == 1
    assert eager.full((2,), 1, dtype).tolist() == [1, 1] and eager.empty((0, 3), dtype).shape == (0, 3)
    x = eager.zeros((2, 3), dtype)
    assert eager.full_like(x, 1).dtype.name == dtype and eager.full_like(x, 1).shape == (2, 3)
    assert eager.zeros_like(x, "int32").dtype is eager.int32 and eager.ones_like(x).tolist() == [[1] * 3] * 2


def test_filled_strings_and_shapes():
    assert eager.zeros((2,), "string").tolist() == [b"", b""] and eager.full((2, 1), "ab").tolist() == [[b"ab"], [b"ab"]]
    assert eager.zeros(eager.constant([2, 1])).shape == (2, 1) and eager.zeros(np.array([2])).shape == (2,)
    with pytest.raises(ValueError):
        eager.zeros((-1,))


@pytest.mark.parametrize("arguments", [(5,), (0,), (1, 4), (1, 9, 2), (5, 0, -2), (3, 1), (2.5,), (0, 1, 0.25), (1.0, 3), (0, 2**40, 2**38)])
def test_arange(arguments):
    t, a = eager.arange(*arguments), np.arange(*arguments)
    assert t.tolist() == a.tolist()
    assert t.dtype.name == ("float32" if a.dtype.kind == "f" else "int64" if max(map(abs, arguments)) > 2**31 else "int32")


WIDE = 2 ** 53 + 1  # a float64 cannot hold it


@pytest.mark.parametrize("arguments", [(WIDE, WIDE + 3), (WIDE + 4, WIDE, -3), (0, 3 * WIDE, WIDE), (2 ** 63 - 3, 2 ** 63 - 1)])
def test_arange_of_wide_integers(arguments):
    assert eager.arange(*arguments).tolist() == list(range(*arguments))
    assert eager.arange(*map(np.int64, arguments)).tolist() == list(range(*arguments))


@pytest.mark.parametrize("arguments", [(2 ** 63, 2 ** 63 + 2), (2 ** 64 - 1, 2 ** 63, -2 ** 62), (3, 2 ** 64 - 1, 2 ** 62), (2 ** 63 + 1, 2 ** 63)])
def test_arange_of_what_only_uint64_has(arguments):
    assert eager.arange(*arguments, dtype="uint64").tolist() == list(range(*arguments))


def test_wide_integers_of_numpy():
    x = eager.constant([0], dtype="int64")
    assert eager.pad(x, [[1, 0]], constant_values=np.int64(WIDE)).tolist() == [WIDE, 0]
    assert eager.raw_ops.arange(start=np.int64(WIDE), stop=np.int64(WIDE + 2), dtype=eager.int64).tolist() == [WIDE, WIDE + 1]
    assert eager.pad(x, [[1, 0]], constant_values=np.float64(3.0)).tolist() == [3, 0]


def test_integers_that_only_uint64_has():
    top = 2**63
    a = eager.arange(top - 2**11, top + 2**12, 2**11, dtype="uint64")
    assert a.tolist() == list(range(top - 2**11, top + 2**12, 2**11))
    ends = eager.constant(top, dtype="uint64"), eager.constant(top + 2**12, dtype="uint64")
    assert eager.arange(*ends, 2**11).tolist() == [top, top + 2**11]
    x = eager.constant([0], dtype="uint64")
    assert eager.pad(x, [[1, 0]], constant_values=top + 2**11).tolist() == [top + 2**11, 0]
    with pytest.raises(OverflowError):  # neither int64 nor float64 has it
        eager.pad(x, [[1, 0]], constant_values=top + 1)
    assert eager.arange(np.uint64(top), np.uint64(top + 3)).tolist() == [top, top + 1, top + 2]


def test_wide_integers_in_functions(tmp_path):
    @eager.function
    def f(x):
        return eager.pad(x + eager.arange(WIDE, WIDE + 2), [[1, 0]], constant_values=-WIDE)

    x, want = eager.constant([0, 1], dtype="int64"), [-WIDE, WIDE, WIDE + 2]
    assert f(x).tolist() == want
    eager.save(f.get_concrete_function(x), tmp_path / "f.eager")
    assert eager.load(tmp_path / "f.eager")(x).tolist() == want


def test_arange_of_other_kinds():
    assert eager.arange(3, dtype="int64").dtype is eager.int64 and eager.arange(eager.constant(3)).tolist() == [0, 1, 2]
    assert eager.range(3).tolist() == [0, 1, 2] and eager.arange(np.int64(2)).dtype is eager.int64
    with pytest.raises(ValueError):
        eager.arange(0, 2, 0)


@pytest.mark.parametrize("dtype", ["int64", "uint64", "int32", "int8", "float16", "float64"])
def test_linspace_takes_its_dtype_from_its_ends(dtype):
    want = {"float16": "float16", "int32": "float32", "int8": "float32"}.get(dtype, "float64")
    start, stop = eager.constant(1, dtype=dtype), eager.constant(3, dtype=dtype)
    traced = eager.function(lambda: eager.linspace(start, stop, 3))
    for t in (eager.linspace(start, stop, 3), eager.linspace(start, 3, num=3), eager.linspace(1.0, stop, 3),
              eager.linspace(start.numpy(), stop.numpy(), 3), traced()):
        assert t.dtype.name == want and t.tolist() == [1, 2, 3]
    assert eager.linspace(start, stop, 2, endpoint=False, dtype="float32").dtype is eager.float32


def test_linspace_keeps_digits_of_wide_integers():
    assert eager.linspace(WIDE - 3, WIDE - 1, 3).tolist() == [WIDE - 3, WIDE - 2, WIDE - 1]
    assert eager.raw_ops.linspace(WIDE - 3, WIDE - 1, 3).dtype is eager.float64
    assert eager.linspace(0, 2**31 - 1, 3).dtype is eager.float32 and eager.linspace(0.0, 1e10, 3).dtype is eager.float32


def test_shapes_of_strings_that_a_trace_does_not_know():
    spec = eager.TensorSpec([None, None], "string")
    f = eager.function(lambda x: (eager.shape(x), eager.size(x)), input_signature=[spec])
    shape, size = f(eager.constant([["a", "b", ""]]))
    assert shape.tolist() == [1, 3] and size.item() == 3


def test_shapes_as_tensors():
    x = eager.zeros((2, 3))
    assert eager.shape(x).tolist() == [2, 3] and eager.shape(x).dtype is eager.int32 and eager.shape(1).shape == (0,)
    assert eager.size(x).item() == 6 and eager.rank(x).item() == 2 and eager.rank([[1]]).item() == 2


def test_eye_and_constants():
    assert eager.eye(2, 3).tolist() == [[1, 0, 0], [0, 1, 0]] and eager.eye(2, dtype="int32").dtype is eager.int32
    assert eager.eye(3, k=1).tolist() == np.eye(3, k=1).tolist()
    assert eager.newaxis is None and eager.inf == float("inf") and eager.nan != eager.nan and (eager.pi, eager.e) == (np.pi, np.e)
