"""Functions that make tensors: from Python's and NumPy's values, and filled ones."""
import math

from . import _core, _registry
from ._convert import from_dlpack, is_tensor_like
from .dtypes import DType, as_dtype, float32, int32, int64, uint64
from .dtypes import bool_ as bool  # the Array API's name

__all__ = ["arange", "asarray", "bool", "constant", "convert_to_tensor", "e", "empty", "empty_like", "eye", "from_dlpack", "from_numpy", "full",
           "full_like", "inf", "is_tensor", "linspace", "nan", "newaxis", "ones", "pi", "range", "rank", "shape", "size", "zeros"]

newaxis = None
pi, e, inf, nan = math.pi, math.e, math.inf, math.nan

_op = _registry.op
_builtin_range = range


def constant(value, dtype=None, shape=None):
    """Returns a tensor with the value of Python's or NumPy's numbers, strings, or lists of them.

    Args:
        value: a number, str, bytes, array, tensor, or rectangular nested lists of these.
        dtype: None: that of an array or tensor; int32 for Python's ints (int64 where one is too large), float32 for floats,
            complex64, bool, string.
        shape: None: that of the value; else the elements are put into this shape, and a single one fills it.

    ValueError: lists that are not rectangular, or None. TypeError: a value that no tensor is made of, or a float for an integer
    dtype. OverflowError: an int that the dtype does not have.

    >>> import eager
    >>> eager.constant([[1, 2], [3, 4]])
    <eager.Tensor: shape=(2, 2), dtype=int32, numpy=
    [[1 2]
     [3 4]]>
    """
    result = _core.to_tensor(value, dtype)
    if shape is None:
        return result
    shape = _dims(shape)
    count = math.prod(shape)
    if result.size == count:
        return _op("reshape")(result, shape)
    if result.size == 1:
        return _op("fill")(value=_op("reshape")(result, ()), shape=shape)
    raise TypeError(f"Eager execution of constant with unsupported shape (value has {result.size} elements, shape is {tuple(shape)} "
                    f"with {count} elements).")


def convert_to_tensor(value, dtype=None):
    """value as a tensor: a Tensor itself, anything else as :func:`constant` makes it.

    ValueError: value is a Tensor or Variable of another dtype than the one asked for.

    >>> import eager
    >>> eager.convert_to_tensor([1, 2]).dtype
    eager.int32
    """
    if dtype is not None and is_tensor_like(value) and value.dtype is not as_dtype(dtype):
        raise ValueError(f"Tensor conversion requested dtype {as_dtype(dtype)} for Tensor with dtype {value.dtype}: {value!r}")
    return value if dtype is None and isinstance(value, _core.Tensor) else _core.to_tensor(value, dtype)


def asarray(obj, dtype=None, device=None, copy=None):
    """The Array API's: obj as a tensor of a dtype on a device.

    copy: True: on memory of its own; None: only a Tensor itself is not copied; False: on obj's memory, or ValueError.

    >>> import eager
    >>> eager.asarray([1, 2], dtype="float32").tolist()
    [1.0, 2.0]
    """
    if copy is False and not isinstance(obj, _core.Tensor):
        try:
            result = from_numpy(obj)
        except TypeError as error:
            raise ValueError(f"A tensor of {type(obj)!r} cannot be made without a copy") from error
    else:
        result = convert_to_tensor(obj)
    changed = result if dtype is None or result.dtype is as_dtype(dtype) else _core.to_tensor(obj, dtype)
    if device is not None and changed.device != device:
        changed = changed.to(device)
    if copy is False and changed is not result and changed.device + changed.dtype.name != result.device + result.dtype.name:
        raise ValueError("Another dtype or device cannot be had without a copy")
    return _op("copy")(changed) if copy and isinstance(obj, _core.Tensor) else changed


def from_numpy(array):
    """Returns a tensor on the array's memory, which must not be written to as long as the tensor lives. Memory that is not row-major is copied,
    and so are booleans where a byte is neither 0 nor 1: each but 0 is True. TypeError: an array of a dtype, or an object, whose memory cannot be shared.

    >>> import eager, numpy
    >>> eager.from_numpy(numpy.eye(2))
    <eager.Tensor: shape=(2, 2), dtype=float64, numpy=
    [[1. 0.]
     [0. 1.]]>
    """
    if getattr(getattr(array, "dtype", None), "name", None) == "bfloat16":
        return _op("bitcast")(_core.from_buffer(array.view("uint16")), "bfloat16")
    return _core.from_buffer(array)


def is_tensor(value):
    """Whether value is a Tensor or a Variable.

    >>> import eager
    >>> eager.is_tensor(eager.zeros([2])), eager.is_tensor([0.0])
    (True, False)
    """
    return is_tensor_like(value)


# ---- Filled tensors


def _dims(shape):
    """A shape as a list or tuple of ints; an int is a shape of rank 1."""
    if type(shape) is tuple or type(shape) is list:
        return shape
    if is_tensor_like(shape) or hasattr(shape, "tolist"):
        shape = shape.tolist()
    return list(shape) if isinstance(shape, (list, tuple)) or hasattr(shape, "__iter__") else [shape]


_scalars = {}


def _filled(value, shape, dtype):
    scalar = _scalars.get((value, dtype if type(dtype) is DType else as_dtype(dtype)))
    if scalar is None:
        dtype = as_dtype(dtype)
        if dtype.kind == "s":
            dims = _dims(shape)
            return _core.tensor_from_bytes(dtype, tuple(dims), bytes(8 * (math.prod(dims) + 1)))
        scalar = _scalars[value, dtype] = _core.to_tensor(value, dtype)
    return _op("fill")(value=scalar, shape=shape if type(shape) is tuple or is_tensor_like(shape) else _dims(shape))


def zeros(shape, dtype=float32):
    """Returns a tensor of zeros (False, empty strings).

    >>> import eager
    >>> eager.zeros((2, 2)).tolist()
    [[0.0, 0.0], [0.0, 0.0]]
    """
    return _filled(0, shape, dtype)


def ones(shape, dtype=float32):
    """Returns a tensor of ones.

    >>> import eager
    >>> eager.ones([2], "int32").tolist()
    [1, 1]
    """
    if as_dtype(dtype).kind == "s":
        raise TypeError("There is no string that is one")
    return _filled(1, shape, dtype)


def empty(shape, dtype=float32):
    """Does what zeros does: a tensor cannot be written to later, so there is none without a value.

    >>> import eager
    >>> eager.empty([2]).tolist()
    [0.0, 0.0]
    """
    return zeros(shape, dtype)


def empty_like(x, dtype=None):
    """Does what zeros_like does.

    >>> import eager
    >>> eager.empty_like(eager.constant([1, 2])).tolist()
    [0, 0]
    """
    return _op("zeros_like")(x, dtype=dtype)


def full(shape, fill_value, dtype=None):
    """Returns a tensor that is fill_value everywhere. dtype None is the value's own.

    >>> import eager
    >>> eager.full((2,), 7).tolist()
    [7, 7]
    """
    value, shape = _core.to_tensor(fill_value, dtype), _dims(shape)
    if value.dtype.kind == "s":
        return _op("reshape")(_core.to_tensor([value.item()] * math.prod(shape), "string"), shape)
    return _op("fill")(value=value, shape=shape)


def full_like(x, fill_value, dtype=None):
    """Returns a tensor of x's shape that is fill_value everywhere, of x's dtype unless another is given.

    >>> import eager
    >>> eager.full_like(eager.constant([1, 2]), 7).tolist()
    [7, 7]
    """
    x = _core.to_tensor(x)
    return _op("broadcast_like")(_core.to_tensor(fill_value, x.dtype if dtype is None else dtype), x)


def eye(n_rows, n_cols=None, k=0, dtype=float32):
    """Returns a matrix with ones on the k-th diagonal and zeros elsewhere.

    >>> import eager
    >>> eager.eye(2).tolist()
    [[1.0, 0.0], [0.0, 1.0]]
    """
    return _op("eye")(n_rows=n_rows, n_cols=n_rows if n_cols is None else n_cols, k=k, dtype=dtype)


def _number(value):
    return value.item() if hasattr(value, "item") else value


def arange(start, stop=None, step=1, dtype=None):
    """start, start + step, ... up to and without stop; ``arange(stop)`` begins with 0.

    dtype None: int32 for ints (int64 where one is too large), float32 when one is a float; that of a tensor or array among them.
    ValueError: step is 0.

    >>> import eager
    >>> eager.arange(5).tolist(), eager.arange(1., 2., 0.5).tolist()
    ([0, 1, 2, 3, 4], [1.0, 1.5])
    """
    if stop is None:
        start, stop = 0, start
    if start is None or stop is None or step is None:
        raise TypeError("arange() needs numbers, not None")
    if dtype is None:
        typed = [value.dtype for value in (start, stop, step) if hasattr(value, "dtype")]
        dtype = as_dtype(typed[0]) if typed else None
    start, stop, step = _number(start), _number(stop), _number(step)
    if step == 0:
        raise ValueError("arange(): step must not be 0")
    if dtype is None:
        ints = all(isinstance(value, int) for value in (start, stop, step))
        dtype = float32 if not ints else int32 if max(abs(start), abs(stop)) <= 2**31 - 1 else int64
    if as_dtype(dtype) == uint64 and all(isinstance(value, int) for value in (start, stop, step)) and max(start, stop) >= 2**63:
        # The op takes numbers of int64. Those of uint64 are added modulo 2^64.
        count = max(0, -((start - stop) // step))
        return constant(start, uint64) + _op("arange")(start=0, stop=count, step=1, dtype=uint64) * constant(step % 2**64, uint64)
    return _op("arange")(start=start, stop=stop, step=step, dtype=dtype)


range = arange


def linspace(start, stop, num, endpoint=True, dtype=None):
    """Numbers from start to stop, equally far apart; without endpoint, stop is the one after them.

    dtype None: that of start / stop, so float64 where one is a 64-bit integer, float32 for Python's numbers.

    >>> import eager
    >>> eager.linspace(0, 1, 5).tolist()
    [0.0, 0.25, 0.5, 0.75, 1.0]
    >>> eager.linspace(eager.constant(0, dtype="int64"), 1, 5).dtype.name
    'float64'
    """
    if dtype is None:
        dtype = _op("divide")(start, stop).dtype
    return _op("linspace")(start=start, stop=stop, num=num, endpoint=endpoint, dtype=dtype)


# ---- Shapes as tensors


def shape(x, dtype=int32):
    """The shape as a tensor of rank 1; in a traced function it may be symbolic. ``x.shape`` is the tuple.

    >>> import eager
    >>> eager.shape(eager.zeros((2, 3))).tolist()
    [2, 3]
    """
    x = _core.to_tensor(x)
    dims = x._dims
    if None not in dims:
        return _core.to_tensor(list(dims), dtype) if dims else zeros((0,), dtype)
    return _op("stack")([_core.to_tensor(d, dtype) if d is not None else _dim(x, i, dtype) for i, d in enumerate(dims)])


def _dim(x, axis, dtype):
    """A dim that is not known while a function is traced: as many ones as there are slices, summed."""
    others = [i for i in _builtin_range(x.ndim) if i != axis]
    if x.dtype.name == "string":
        x = _op("string_length")(x)  # which is as many numbers
    slices = _op("any")(_op("cast")(x, "bool"), axis=others) if others else x
    return _op("sum")(_op("ones_like")(slices, dtype=dtype), dtype=dtype)


def size(x, dtype=int32):
    """The number of elements as a tensor; ``x.size`` is the int.

    >>> import eager
    >>> eager.size([[1, 2], [3, 4]]).item()
    4
    """
    x = _core.to_tensor(x)
    return _op("prod")(shape(x, dtype), dtype=dtype) if None in x._dims else _core.to_tensor(x.size, dtype)


def rank(x):
    """The number of dims as an int32 tensor; ``x.ndim`` is the int.

    >>> import eager
    >>> eager.rank([[1, 2], [3, 4]]).item()
    2
    """
    return _core.to_tensor(_core.to_tensor(x).ndim)
