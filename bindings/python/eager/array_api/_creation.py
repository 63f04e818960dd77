"""The Array API's functions that make arrays: those of eager._creation with the standard's signatures and defaults."""
import contextlib

from .. import _core, _creation, _registry
from .._convert import is_typed
from ..devices import device as device_scope
from ..dtypes import complex64, float32, int32, int64

__all__ = ["arange", "asarray", "empty", "empty_like", "eye", "from_dlpack", "full", "full_like", "linspace", "meshgrid", "ones", "ones_like",
           "tril", "triu", "zeros", "zeros_like"]

_op = _registry.op


def _on(device):
    """The scope in which an op without inputs makes its result on a device; None: where it would lie anyway."""
    return contextlib.nullcontext() if device is None else device_scope(device)


def _to(x, device):
    return x if device is None else x.to(device)


def asarray(obj, /, *, dtype=None, device=None, copy=None):
    """Returns obj, an array, number, nested list of numbers or buffer, as an array of a dtype on a device.

    dtype None: that of an array or buffer; of Python's numbers bool, int64, float32 or complex64. copy: True: on memory of its own;
    None: only an array of eager is not copied; False: on obj's memory, or ValueError. TypeError: no array is made of obj.

    >>> import eager.array_api as xp
    >>> xp.asarray([1, 2]).dtype, xp.asarray([1.5, 2]).dtype
    (eager.int64, eager.float32)
    """
    if dtype is not None or copy is False or hasattr(obj, "dtype"):
        return _creation.asarray(obj, dtype, device, copy)
    found = _core.to_tensor(obj)  # on memory of its own
    return _to(_op("cast")(found, int64) if found.dtype is int32 and not is_typed(obj) else found, device)


def _number(value, dtype):
    """The value, which is one of Python's where NumPy's would be cast, so that a dtype that does not have it is refused."""
    is_cast = dtype is not None and not isinstance(value, (_core.Tensor, _core.Variable)) and getattr(value, "ndim", 1) == 0
    return value.item() if is_cast else value


def _filled(value, shape, dtype, device):
    with _on(device):
        return _op("fill")(_creation._dims(shape), _core.to_tensor(value, dtype))


def zeros(shape, *, dtype=None, device=None):
    """Returns an array of zeros; shape is an int or a tuple, dtype None float32. InvalidArgumentError: a negative dim.

    >>> import eager.array_api as xp
    >>> xp.zeros((1, 2)).tolist()
    [[0.0, 0.0]]
    """
    return _filled(0, shape, float32 if dtype is None else dtype, device)


def ones(shape, *, dtype=None, device=None):
    """Returns an array of ones; shape is an int or a tuple, dtype None float32. InvalidArgumentError: a negative dim.

    >>> import eager.array_api as xp
    >>> xp.ones(2, dtype=xp.bool).tolist()
    [True, True]
    """
    return _filled(1, shape, float32 if dtype is None else dtype, device)


def empty(shape, *, dtype=None, device=None):
    """Does what zeros does: an array cannot be written to later, so there is none without values.

    >>> import eager.array_api as xp
    >>> xp.empty((2, 3)).shape
    (2, 3)
    """
    return zeros(shape, dtype=dtype, device=device)


def full(shape, fill_value, *, dtype=None, device=None):
    """Returns an array that is fill_value, a number or an array of rank 0, everywhere.

    dtype None: bool, int64, float32 or complex64, by the number; an array's own. OverflowError: the dtype does not have the number.

    >>> import eager.array_api as xp
    >>> xp.full((2,), 7), xp.full((), 1j).dtype
    (<eager.Tensor: shape=(2,), dtype=int64, numpy=[7 7]>, eager.complex64)
    """
    return _filled(asarray(_number(fill_value, dtype), dtype=dtype), shape, None, device)


def zeros_like(x, /, *, dtype=None, device=None):
    """Returns an array of zeros of x's shape; dtype and device None: those of x.

    >>> import eager.array_api as xp
    >>> xp.zeros_like(xp.asarray([1, 2]), dtype=xp.int8)
    <eager.Tensor: shape=(2,), dtype=int8, numpy=[0 0]>
    """
    return _to(_op("zeros_like")(x, dtype=dtype), device)


def ones_like(x, /, *, dtype=None, device=None):
    """Returns an array of ones of x's shape; dtype and device None: those of x.

    >>> import eager.array_api as xp
    >>> xp.ones_like(xp.asarray([1.5, 2.5])).tolist()
    [1.0, 1.0]
    """
    return _to(_op("ones_like")(x, dtype=dtype), device)


def empty_like(x, /, *, dtype=None, device=None):
    """Does what zeros_like does.

    >>> import eager.array_api as xp
    >>> xp.empty_like(xp.asarray([1.5, 2.5])).shape
    (2,)
    """
    return zeros_like(x, dtype=dtype, device=device)


def full_like(x, /, fill_value, *, dtype=None, device=None):
    """Returns an array of x's shape that is fill_value everywhere; dtype and device None: those of x.

    TypeError: a fill_value that does not become the dtype.

    >>> import eager.array_api as xp
    >>> xp.full_like(xp.asarray([1, 2]), 7).tolist()
    [7, 7]
    """
    x = _core.to_tensor(x)
    dtype = x.dtype if dtype is None else dtype
    return _to(_creation.full_like(x, _number(fill_value, dtype), dtype), device)


def arange(start, /, stop=None, step=1, *, dtype=None, device=None):
    """Returns [start, start + step, ...], up to stop and without it; ``arange(stop)`` begins with 0. Shape [ceil((stop - start) / step)].

    dtype None: int64 where all are ints, else float32. ValueError: step is 0.

    >>> import eager.array_api as xp
    >>> xp.arange(1, 10, 3)
    <eager.Tensor: shape=(3,), dtype=int64, numpy=[1 4 7]>
    """
    if dtype is None and not any(hasattr(value, "dtype") for value in (start, stop, step)):
        dtype = int64 if all(isinstance(value, int) for value in (start, 0 if stop is None else stop, step)) else float32
    with _on(device):
        return _creation.arange(start, stop, step, dtype)


def linspace(start, stop, /, num, *, dtype=None, device=None, endpoint=True):
    """Returns num numbers from start to stop, equally far apart; without endpoint, stop is the one after them. Shape [num].

    dtype None: float32, or complex64 where start or stop is complex. InvalidArgumentError: num is negative, or an integer dtype.

    >>> import eager.array_api as xp
    >>> xp.linspace(0, 1, 5).tolist(), xp.linspace(0, 2j, 3).tolist()
    ([0.0, 0.25, 0.5, 0.75, 1.0], [0j, 1j, 2j])
    """
    start, stop = _creation._number(start), _creation._number(stop)
    is_complex = isinstance(start, complex) or isinstance(stop, complex)
    with _on(device):
        if not is_complex:
            return _op("linspace")(start, stop, num, endpoint, dtype=float32 if dtype is None else dtype)
        parts = [_op("linspace")(getattr(start, part), getattr(stop, part), num, endpoint, dtype="float64") for part in ("real", "imag")]
        return _op("cast")(_op("complex")(*parts), complex64 if dtype is None else dtype)


def eye(n_rows, n_cols=None, /, *, k=0, dtype=None, device=None):
    """Returns a matrix [n_rows, n_cols] with ones on the k-th diagonal and zeros elsewhere; n_cols None is n_rows, dtype None float32.

    >>> import eager.array_api as xp
    >>> xp.eye(2, 3, k=1).tolist()
    [[0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]
    """
    with _on(device):
        return _creation.eye(n_rows, n_cols, k, float32 if dtype is None else dtype)


def from_dlpack(x, /, *, device=None, copy=None):
    """Returns an array on the memory of another library's array, which must not be written to as long as the result lives.

    device None: where x lies. copy: True: memory of its own; None: only if it must; False: never. AttributeError: x has no
    ``__dlpack__``. BufferError: the memory cannot be shared though copy is False.

    >>> import eager.array_api as xp
    >>> xp.from_dlpack(xp.asarray([1, 2])).tolist()
    [1, 2]
    """
    x.__dlpack__  # raises
    return _creation.from_dlpack(x, device, copy)


def meshgrid(*arrays, indexing="xy"):
    """Returns the coordinates of a grid's points, a list of an array for each vector, all of one shape.

    indexing "ij": dim i is that of vector i; "xy": the first two are exchanged. No vectors give no arrays.
    InvalidArgumentError: an array of another rank than 0 or 1, or another indexing.

    >>> import eager.array_api as xp
    >>> [x.tolist() for x in xp.meshgrid(xp.asarray([1, 2]), xp.asarray([3, 4]))]
    [[[1, 2], [1, 2]], [[3, 3], [4, 4]]]
    """
    return list(_op("meshgrid")(arrays, indexing)) if arrays else []


def tril(x, /, *, k=0):
    """Returns the lower triangles of matrices [..., m, n]: zero above the k-th diagonal. InvalidArgumentError: a rank below 2.

    >>> import eager.array_api as xp
    >>> xp.tril(xp.ones((2, 2))).tolist()
    [[1.0, 0.0], [1.0, 1.0]]
    """
    return _op("tril")(x, k)


def triu(x, /, *, k=0):
    """Returns the upper triangles of matrices [..., m, n]: zero below the k-th diagonal. InvalidArgumentError: a rank below 2.

    >>> import eager.array_api as xp
    >>> xp.triu(xp.ones((2, 2))).tolist()
    [[1.0, 1.0], [0.0, 1.0]]
    """
    return _op("triu")(x, k)
