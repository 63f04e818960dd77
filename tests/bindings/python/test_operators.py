"""Compares the operators of tensors with NumPy's."""
import itertools
import math
import operator
import warnings

import numpy as np
import pytest

import eager

INTS = ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"]
FLOATS = ["float16", "float32", "float64"]
COMPLEX = ["complex64", "complex128"]
NUMBERS = INTS + FLOATS + COMPLEX
ARITHMETIC = [operator.add, operator.sub, operator.mul]
COMPARISONS = [operator.lt, operator.le, operator.gt, operator.ge, operator.eq, operator.ne]


def values(dtype, start=1):
    return np.arange(start, start + 4).astype(dtype).reshape(2, 2)


def promoted(a, b):
    """Returns the Array API's promoted dtype. An integer with a float, which that leaves open, gives the float."""
    kinds = {np.dtype(a).kind, np.dtype(b).kind}
    if "b" in kinds and len(kinds) > 1:
        return a if np.dtype(b).kind == "b" else b
    for integer, other in ((a, b), (b, a)):
        if np.dtype(integer).kind in "iu" and np.dtype(other).kind in "fc":
            return other
    if {a, b} in ({"uint64", signed} for signed in INTS[:4]):
        return None
    return np.result_type(a, b).name


@pytest.mark.parametrize("a, b", list(itertools.product(NUMBERS + ["bool"], repeat=2)))
def test_dtypes_of_pairs(a, b):
    dtype = promoted(a, b)
    x, y = eager.constant(values(a)), eager.constant(values(b))
    if dtype is None:
        with pytest.raises(ValueError):
            x + y
        return
    if dtype == "bool":
        return
    assert (x * y).dtype.name == dtype
    np.testing.assert_array_equal((x * y).numpy(), values(a).astype(dtype) * values(b).astype(dtype))
    assert ((x == y).numpy() == (values(a).astype(dtype) == values(b).astype(dtype))).all() and (x == y).dtype is eager.bool_


# Narrow integers become float32, where NumPy takes float64.
def float_for(dtype):
    return "float64" if np.dtype(dtype).itemsize == 8 else "float32"


@pytest.mark.parametrize("dtype", NUMBERS)
def test_binary(dtype):
    a, b = values(dtype), values(dtype, 2)
    x, y = eager.constant(a), eager.constant(b)
    complex_ = np.dtype(dtype).kind == "c"
    for op in ARITHMETIC if complex_ else ARITHMETIC + COMPARISONS + [operator.floordiv, operator.mod]:
        for p, q, r in ((x, y, op(a, b)), (x, b, op(a, b)), (a, y, op(a, b)), (y, x, op(b, a))):
            found = op(p, q)
            assert isinstance(found, eager.Tensor) and found.dtype.name == r.dtype.name
            np.testing.assert_allclose(found.numpy(), r, rtol=1e-2 if dtype == "float16" else 1e-6)
    np.testing.assert_allclose((x @ y).numpy(), a @ b, rtol=1e-6)
    with np.errstate(all="ignore"):
        np.testing.assert_allclose((x**y).numpy(), a**b, rtol=1e-2 if dtype == "float16" else 1e-5)
    divided = x / y
    assert divided.dtype.name == (dtype if dtype in FLOATS + COMPLEX else float_for(dtype))
    np.testing.assert_allclose(divided.numpy(), (a / b).astype(divided.dtype.name), rtol=1e-3)


@pytest.mark.parametrize("dtype", ["bool"] + NUMBERS)
def test_unary(dtype):
    a = values(dtype)
    x = eager.constant(a)
    assert (+x) is x
    if dtype != "bool":
        np.testing.assert_array_equal((-x).numpy(), -a)
        np.testing.assert_allclose(abs(x).numpy(), abs(a), rtol=1e-6)
        assert abs(x).dtype.name == abs(a).dtype.name
    if dtype not in FLOATS + COMPLEX:
        np.testing.assert_array_equal((~x).numpy(), ~a)
    else:
        with pytest.raises((TypeError, ValueError)):
            ~x


@pytest.mark.parametrize("dtype", INTS)
def test_bits(dtype):
    a, b = values(dtype, 3), values(dtype)
    x, y = eager.constant(a), eager.constant(b)
    for op in (operator.and_, operator.or_, operator.xor, operator.lshift, operator.rshift):
        np.testing.assert_array_equal(op(x, y).numpy(), op(a, b))
        np.testing.assert_array_equal(op(x, 1).numpy(), op(a, 1))
        np.testing.assert_array_equal(op(1, y).numpy(), op(np.array(1, dtype), b))
    t = eager.constant([True, False])
    assert (t & True).tolist() == [True, False] and (t | [False, True]).tolist() == [True, True] and (True ^ t).tolist() == [False, True]


@pytest.mark.parametrize("dtype", INTS + FLOATS)
def test_negative_numbers_divide_as_in_python(dtype):
    if dtype.startswith("u"):
        return
    a, b = np.array([-7, 7, -7, 7], dtype), np.array([2, -2, -2, 2], dtype)
    for op in (operator.floordiv, operator.mod):
        np.testing.assert_array_equal(op(eager.constant(a), eager.constant(b)).numpy(), op(a, b))
    quotient, rest = divmod(eager.constant(a), 2)
    assert quotient.tolist() == (a // 2).tolist() and rest.tolist() == (a % 2).tolist()
    quotient, rest = divmod(9, eager.constant(b))
    assert quotient.tolist() == (9 // b).tolist() and rest.tolist() == (9 % b).tolist()


@pytest.mark.parametrize("dtype", NUMBERS)
def test_python_scalars_take_the_dtype(dtype):
    a = values(dtype)
    x = eager.constant(a)
    for op in ARITHMETIC:
        for found, expected in ((op(x, 2), op(a, np.array(2, dtype))), (op(5, x), op(np.array(5, dtype), a))):
            assert found.dtype.name == dtype
            np.testing.assert_array_equal(found.numpy(), expected)
    assert (x == 1).tolist() == (a == 1).tolist() and (2 != x).tolist() == (2 != a).tolist()
    floated = x * 1.5
    assert floated.dtype.name == (dtype if dtype in FLOATS + COMPLEX else float_for(dtype))
    np.testing.assert_allclose(floated.numpy(), a * 1.5)
    assert (x * 1j).dtype.name == ("complex128" if dtype in ("float64", "complex128", "int64", "uint64") else "complex64")
    assert (x + True).dtype.name == dtype


def test_scalars_that_do_not_fit():
    with pytest.raises(ValueError):
        eager.constant([1], "uint8") + -1
    with pytest.raises((ValueError, OverflowError)):
        eager.constant([1], "int8") + 1000
    assert (eager.constant([1.0], "float64") + 0.1).item() == 1.1
    assert (eager.constant([1.0]) + 2**40).item() == 2.0**40


def test_other_operands():
    x = eager.constant([1.0, 2.0])
    assert (x + [1, 2]).tolist() == [2, 4] and ((1, 2) * x).tolist() == [1, 4] and (x * range(2)).tolist() == [0, 2]
    assert (eager.constant([1.0], "float64") + [0.1]).item() == 1.1 and ([300] + eager.constant([1], "int16")).dtype is eager.int16
    assert ([0.5] * eager.constant([3])).dtype is eager.float32
    v = eager.Variable([1.0, 2.0])
    assert (x + v).tolist() == [2, 4] and (v - 1).tolist() == [0, 1] and (2 / v).tolist() == [2, 1] and isinstance(v + 1, eager.Tensor)


@pytest.mark.parametrize("other", [None, "a", b"a", {}, {1}, object(), print])
def test_operands_that_are_none(other):
    x = eager.constant([1.0, 2.0])
    for op in ARITHMETIC + [operator.truediv, operator.matmul, operator.pow, operator.lt, operator.ge, operator.and_, divmod]:
        for operands in ((x, other), (other, x)):
            with pytest.raises(TypeError):
                op(*operands)
    assert (x == other) is False and (other == x) is False and (x != other) is True


def test_an_operator_of_the_other_operand_is_tried():
    class Other:
        def __radd__(self, x):
            return "radd"

        def __eq__(self, x):
            return "eq"

    assert eager.constant(1) + Other() == "radd" and (eager.constant(1) == Other()) == "eq"


def test_broadcasting_and_matmul():
    rng = np.random.RandomState(0)
    for p, q in (((2, 1), (3,)), ((), (2,)), ((0, 1), (3,)), ((4, 1, 2), (3, 1))):
        a, b = np.asarray(rng.rand(*p), "float32"), np.asarray(rng.rand(*q), "float32")
        np.testing.assert_array_equal((eager.constant(a) + eager.constant(b)).numpy(), a + b)
    for p, q in (((2, 3), (3, 4)), ((3,), (3,)), ((2, 3), (3,)), ((3,), (3, 2)), ((5, 2, 3), (3, 4)), ((2, 1, 2, 3), (4, 3, 2)), ((0, 3), (3, 2)), ((2, 0), (0, 3))):
        a, b = rng.rand(*p).astype("float32"), rng.rand(*q).astype("float32")
        found = eager.constant(a) @ eager.constant(b)
        assert found.shape == (a @ b).shape
        np.testing.assert_allclose(found.numpy(), a @ b, rtol=1e-5)
    for p, q in (((2, 3), (2, 3)), ((), (2,))):
        with pytest.raises(ValueError):
            eager.zeros(p) @ eager.zeros(q)
    with pytest.raises(ValueError):
        eager.zeros((2,)) + eager.zeros((3,))


def test_powers():
    x = eager.constant([1.0, 2.0, 4.0])
    assert (x**-1).tolist() == [1, 0.5, 0.25] and (2**x).tolist() == [2, 4, 16] and (x**0.5).tolist() == pytest.approx([1, math.sqrt(2), 2])
    assert pow(x, 2).tolist() == [1, 4, 16] and (eager.constant([3]) ** 2).tolist() == [9]
    with pytest.raises(TypeError):
        pow(x, 2, 3)
    with pytest.raises(ValueError):
        eager.constant([2]) ** -1
    with pytest.raises(ValueError):
        eager.constant([1]) // 0


def test_rounding():
    x = eager.constant([1.25, -2.5, 0.5])
    assert round(x).tolist() == [1, -2, 0] and round(x, 1).tolist() == pytest.approx([1.2, -2.5, 0.5])
    s = eager.constant(-2.5)
    assert (round(s), math.floor(s), math.ceil(s), math.trunc(s)) == (-2, -3, -2, -2) and type(round(s)) is int
    assert round(eager.constant(2.567), 1).item() == pytest.approx(2.6) and round(eager.constant([15, 25]), -1).tolist() == [20, 20]
    assert round(eager.constant(3)) == 3 and round(eager.constant([3])).tolist() == [3] and math.sqrt(eager.constant(4.0)) == 2.0


def test_conversions():
    assert bool(eager.constant(2.0)) and not eager.constant([0]) and bool(eager.constant([[1j]])) and not eager.constant(False)
    assert float(eager.constant(2)) == 2.0 and float(eager.constant([1.5], "float16")) == 1.5 and float(eager.constant(True)) == 1.0
    assert int(eager.constant(2.9)) == 2 and int(eager.constant(-2.9)) == -2 and int(eager.constant(2**63)) == 2**63
    assert complex(eager.constant(1j)) == 1j and complex(eager.constant(2)) == 2 and [0, 1, 2][eager.constant(1)] == 1
    assert list(range(eager.constant(2))) == [0, 1] and "ab" * eager.constant(2) == "abab" and operator.index(eager.constant(3, "uint8")) == 3
    x = eager.constant([1.0, 2.0])
    with pytest.raises(ValueError, match="truth value of a tensor with 2 elements is ambiguous.*any.*all"):
        bool(x)
    with pytest.raises(ValueError):
        bool(eager.zeros((0,)))
    for function in (float, int, complex, math.floor):
        with pytest.raises((TypeError, ValueError)):
            function(x)
    for value in (eager.constant(1.5), eager.constant([1, 2]), eager.constant(True), x):
        with pytest.raises(TypeError):
            operator.index(value)
    for function, value in ((float, 1j), (int, 1j), (float, "a"), (int, "a"), (bool, "a"), (complex, "a")):
        with pytest.raises(TypeError):
            function(eager.constant(value))
    for value in (float("nan"), float("inf")):
        with pytest.raises((ValueError, OverflowError)):
            int(eager.constant(value))


def test_comparison_as_a_condition():
    x = eager.constant([1, 2])
    assert (x == eager.constant([1, 2])).all() and not (x == [1, 3]).all() and (x == [1, 3]).any()
    with pytest.raises(ValueError):
        x == eager.constant([1, 2, 3])


def test_many_operations_are_flat(live_tensors):
    x, v, a = eager.constant([1.0, 2.0]), eager.Variable([1.0, 2.0]), np.ones(2, np.float32)
    before = None
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for i in range(3000):
            if i == 100:
                before = live_tensors()
            x + x, x * 2, 2.0 / x, x + [1, 2], a - x, x @ a, x == None, x == a, x < 1, divmod(x, 2), round(x, 1), -x, v * x, x ** 2  # noqa: E711
            for bad in (None, "a", eager.zeros((3,))):
                try:
                    x + bad
                except (TypeError, ValueError):
                    pass
    assert live_tensors() == before


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64", "complex64"])
def test_int_that_no_int64_holds(dtype):
    x = eager.cast([1.0, 2.0], dtype)
    assert (x * 2**64).dtype is x.dtype and (2**64 - x).dtype is x.dtype
    if dtype != "float16":
        assert (x * 2**64).tolist() == [2.0**64, 2.0**65]
        assert eager.divide(x, -2**70).tolist() == [-2.0**-70, -2.0**-69]
    with pytest.raises(OverflowError):
        x + 10**400
    with pytest.raises(OverflowError):
        eager.constant([1, 2]) + 2**64


def test_numbers_beside_tensors_keep_their_value_in_ops_made_of_others():
    def both(f, *args):
        return f(*args), eager.function(f)(*args)

    tenth = eager.constant([0.1], "float64")
    for found in both(lambda x: eager.isin(x, 0.1), tenth):
        assert found.tolist() == [True]
    for f in (lambda x: eager.kron(x, 0.1), lambda x: eager.inner(x, 0.1), lambda x: eager.einsum(",i->i", 0.1, x)):
        for found in both(f, eager.constant([1.0], "float64")):
            assert found.tolist() == [0.1]
    for f in (lambda x: eager.isin(x, 300), lambda x: eager.kron(x, 300), lambda x: eager.einsum(",i->i", 300, x), lambda x: eager.divmod(x, -1)):
        for call in (f, eager.function(f)):
            with pytest.raises((eager.errors.InvalidArgumentError, OverflowError)):
                call(eager.constant([44, 7], "uint8"))
    x = eager.constant([2.0], "float64")
    with eager.GradientTape() as tape:
        tape.watch(x)
        y = eager.kron(x, 3)
    assert tape.gradient(y, x, output_gradients=eager.constant([0.1], "float64")).tolist() == [0.1 * 3]
