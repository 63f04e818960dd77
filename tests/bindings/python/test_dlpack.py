"""DLPack, with NumPy and, where they are installed, PyTorch and JAX."""
import gc
import sys

import numpy as np
import pytest

import eager

DTYPES = ["bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "float16", "float32", "float64",
          "complex64", "complex128"]


def address(t):
    return np.asarray(t).ctypes.data if not isinstance(t, np.ndarray) else t.ctypes.data


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", [(), (3,), (2, 3), (0, 2)])
def test_numpy_both_ways(dtype, shape):
    a = np.ones(shape, dtype)
    t = eager.from_dlpack(a)
    assert t.dtype.name == dtype and t.shape == shape
    np.testing.assert_array_equal(t.numpy(), a)
    b = np.from_dlpack(t)
    assert b.dtype == a.dtype and b.shape == shape
    if a.size:
        assert not b.flags.writeable
        assert address(t) == a.ctypes.data == b.ctypes.data
        copied = eager.from_dlpack(a, copy=True)
        assert address(copied) != a.ctypes.data


def test_strides():
    a = np.arange(6.0).reshape(2, 3).T
    assert eager.from_dlpack(a).tolist() == a.tolist()
    with pytest.raises(BufferError):
        eager.from_dlpack(a, copy=False)
    assert address(eager.from_dlpack(a.T, copy=False)) == a.ctypes.data


def test_memory_lives_as_long_as_the_consumer():
    a = np.from_dlpack(eager.constant([1.0, 2.0]) * 2.0)
    eager.zeros((2,)) + 1.0
    assert a.tolist() == [2.0, 4.0]
    b = np.ones(3)
    references = sys.getrefcount(b)
    t = eager.from_dlpack(b)
    assert sys.getrefcount(b) > references
    del t
    gc.collect()
    assert sys.getrefcount(b) == references


@pytest.mark.parametrize("keywords, name", [({}, "dltensor"), ({"max_version": (0, 8)}, "dltensor"), ({"max_version": (1, 0)}, "dltensor_versioned"),
                                            ({"max_version": (2, 1)}, "dltensor_versioned"), ({"max_version": None}, "dltensor")])
def test_capsules(keywords, name):
    t = eager.constant([1.0, 2.0])
    before = sys.getrefcount(t)
    capsule = t.__dlpack__(**keywords)
    assert f'"{name}"' in repr(capsule)
    back = eager.from_dlpack(capsule)
    assert back.tolist() == [1.0, 2.0] and address(back) == address(t)
    assert f'"used_{name}"' in repr(capsule)
    with pytest.raises(ValueError, match="consumed"):
        eager.from_dlpack(capsule)
    assert sys.getrefcount(t) == before


def test_capsules_that_nobody_consumes(live_tensors):
    t = eager.constant([1.0, 2.0])
    before = live_tensors()
    for _ in range(1000):
        t.__dlpack__(), t.__dlpack__(max_version=(1, 0)), t.__dlpack__(copy=True)
    assert live_tensors() == before


def test_arguments():
    t = eager.constant([1.0])
    assert t.__dlpack_device__() == (1, 0)
    assert eager.from_dlpack(t.__dlpack__(max_version=(1, 0), copy=True)).numpy().ctypes.data != t.numpy().ctypes.data
    assert eager.from_dlpack(t.__dlpack__(dl_device=(1, 0), stream=-1)).tolist() == [1.0]
    assert eager.from_dlpack(t, device="cpu").tolist() == [1.0]
    with pytest.raises(BufferError):
        t.__dlpack__(dl_device=(2, 0))
    for bad in (dict(stream="a"), dict(max_version=1), dict(dl_device="cpu"), dict(stream=0)):
        with pytest.raises((TypeError, ValueError)):
            t.__dlpack__(**bad)
    with pytest.raises(ValueError):
        eager.constant("a").__dlpack__()
    for bad in (1, None, object(), "cpu"):
        with pytest.raises(ValueError):
            eager.from_dlpack(bad)
    with pytest.raises(TypeError):
        t.__dlpack__(1)


def test_variables():
    v = eager.Variable([1.0, 2.0])
    a = np.from_dlpack(v)
    v.assign([3.0, 4.0])
    assert a.tolist() == [1.0, 2.0] and eager.from_dlpack(v).tolist() == [3.0, 4.0]


def test_torch():
    torch = pytest.importorskip("torch")
    a = torch.arange(6, dtype=torch.float32).reshape(2, 3)
    t = eager.from_dlpack(a)
    assert address(t) == a.data_ptr()
    a[0, 0] = 7
    assert t[0, 0].item() == 7
    b = torch.from_dlpack(t)
    assert b.data_ptr() == a.data_ptr() and b.dtype == torch.float32
    legacy = torch.utils.dlpack.from_dlpack(t.__dlpack__())
    assert legacy.data_ptr() == a.data_ptr()
    assert eager.from_dlpack(torch.utils.dlpack.to_dlpack(a)).tolist() == a.tolist()
    assert eager.constant(torch.tensor([1.5], dtype=torch.bfloat16)).dtype is eager.bfloat16
    operand = torch.ones(2)
    result = eager.constant([1.0, 2.0]) + operand
    converted = eager.constant(operand)
    operand[0] = 9
    # Operands are copied, since PyTorch's tensors change.
    assert result.tolist() == [2.0, 3.0] and converted.tolist() == [1.0, 1.0]
    assert eager.constant([torch.tensor(1.0), torch.tensor(2.0)]).tolist() == [1.0, 2.0]


def test_torch_dtypes():
    torch = pytest.importorskip("torch")
    for name in ("bool", "int8", "uint8", "int16", "int32", "int64", "float16", "bfloat16", "float32", "float64", "complex64", "complex128"):
        t = eager.constant([0, 1]).astype(name)
        a = torch.from_dlpack(t)
        assert a.dtype == getattr(torch, name) and a.tolist() == t.tolist() and eager.from_dlpack(a).dtype.name == name


def test_jax():
    jax = pytest.importorskip("jax")
    a = jax.numpy.arange(6, dtype=jax.numpy.float32).reshape(2, 3)
    t = eager.from_dlpack(a)
    assert t.tolist() == a.tolist() and t.dtype is eager.float32
    assert jax.dlpack.from_dlpack(eager.constant([[1.0, 2.0]]) * 2.0).tolist() == [[2.0, 4.0]]
    assert (eager.ones((2, 3)) + a).tolist() == (a + 1).tolist()
