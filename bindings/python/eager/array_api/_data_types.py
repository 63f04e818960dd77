"""The Array API's functions of dtypes."""
import collections
import functools

from .. import _core, _registry
from .._creation import convert_to_tensor
from ..dtypes import BY_CODE, FLOATS, DType, as_dtype, complex64, float32, float64
from ..errors import EagerError

__all__ = ["astype", "can_cast", "finfo", "iinfo", "isdtype", "result_type"]

_op = _registry.op

_FloatLimits = collections.namedtuple("finfo_object", "bits eps max min smallest_normal dtype")
_IntegerLimits = collections.namedtuple("iinfo_object", "bits max min dtype")

# The letters of DType.kind that belong to each kind of the standard.
KINDS = {"bool": "b", "signed integer": "i", "unsigned integer": "u", "integral": "iu", "real floating": "f", "complex floating": "c",
         "numeric": "iufc"}


def astype(x, dtype, /, *, copy=True, device=None):
    """Converts the elements to a dtype, and copies them to a device if one is given. The shape stays.

    Floats become integers by truncation. ``copy`` makes no difference, since arrays do not change. TypeError: complex numbers to
    a real dtype, for which there are ``real`` and ``imag``.

    >>> import eager.array_api as xp
    >>> xp.astype(xp.asarray([1.5, -1.5]), xp.int32).tolist()
    [1, -1]
    """
    x, dtype = convert_to_tensor(x), as_dtype(dtype)
    if x.dtype.kind == "c" and dtype.kind in "iuf":
        raise TypeError(f"astype(): {x.dtype} does not become {dtype}: take real(x) or imag(x)")
    return x.astype(dtype, device=device)


def _dtype_of(value):
    """The dtype of an array, or the dtype itself."""
    # NumPy's types have a descriptor of this name.
    return value if isinstance(value, DType) else as_dtype(value if isinstance(value, type) else getattr(value, "dtype", value))


def summand(x, dtype):
    """x, converted first where floats are to be summed up, or multiplied, as integers, which no op does."""
    if dtype is None or as_dtype(dtype).kind not in "iu":
        return x
    x = convert_to_tensor(x)
    return astype(x, dtype) if x.dtype.kind == "f" else x


_meetings = {}


def _promoted(a, b):
    """The dtype at which the runtime lets two dtypes meet."""
    found = _meetings.get((a, b))
    if found is None:
        found = _meetings[a, b] = _op("where")(_empty("bool"), _empty(a), _empty(b)).dtype
    return found


def _empty(dtype):
    return _op("fill")((0,), _core.to_tensor(0, dtype))


def result_type(*arrays_and_dtypes):
    """Returns the dtype at which arrays, dtypes and Python's numbers meet in an op. A number takes the dtype of what is no number.

    Integers and floats give the float. ValueError: neither an array nor a dtype is given. TypeError: dtypes that do not meet.

    >>> import eager.array_api as xp
    >>> xp.result_type(xp.int8, xp.uint8), xp.result_type(xp.float32, xp.asarray([1], dtype=xp.int64), 2.5)
    (eager.int16, eager.float32)
    """
    numbers, dtypes = [], []
    for value in arrays_and_dtypes:
        if isinstance(value, (bool, int, float, complex)) and not hasattr(value, "dtype"):
            numbers.append(value)
        else:
            dtypes.append(_dtype_of(value))
    if not dtypes:
        raise ValueError("result_type() needs at least one array or dtype")
    try:
        dtype = functools.reduce(_promoted, dtypes)
        for number in numbers:
            dtype = _op("where")(_empty("bool"), _empty(dtype), number).dtype
    except EagerError as error:
        raise TypeError(f"result_type(): no dtype for {', '.join(map(repr, arrays_and_dtypes))}") from error
    return dtype


def can_cast(from_, to, /):
    """Whether a dtype, or that of an array, becomes another where both meet in an op: whether their ``result_type`` is ``to``.

    >>> import eager.array_api as xp
    >>> xp.can_cast(xp.int8, xp.int16), xp.can_cast(xp.int16, xp.int8)
    (True, False)
    """
    try:
        return result_type(_dtype_of(from_), as_dtype(to)) is as_dtype(to)
    except TypeError:
        return False


def finfo(type, /):
    """Returns the limits of a floating dtype, or of an array's: ``bits eps max min smallest_normal dtype``.

    A complex dtype has those of its parts. TypeError: another dtype.

    >>> import eager.array_api as xp
    >>> xp.finfo(xp.complex64).bits, xp.finfo(xp.float64).eps
    (32, 2.220446049250313e-16)
    """
    dtype = _dtype_of(type)
    if dtype.kind == "c":
        dtype = float32 if dtype is complex64 else float64
    if dtype.kind != "f":
        raise TypeError(f"finfo(): {dtype} is no floating dtype")
    fraction, exponent = FLOATS[dtype.name]
    return _FloatLimits(8 * dtype.itemsize, 2.0**-fraction, dtype.max, dtype.min, 2.0 ** (1 - exponent), dtype)


def iinfo(type, /):
    """Returns the limits of an integer dtype, or of an array's: ``bits max min dtype``. TypeError: another dtype.

    >>> import eager.array_api as xp
    >>> xp.iinfo(xp.int8)
    iinfo_object(bits=8, max=127, min=-128, dtype=eager.int8)
    """
    dtype = _dtype_of(type)
    if dtype.kind not in "iu":
        raise TypeError(f"iinfo(): {dtype} is no integer dtype")
    return _IntegerLimits(8 * dtype.itemsize, dtype.max, dtype.min, dtype)


def isdtype(dtype, kind):
    """Whether a dtype is of a kind: a dtype, a name, or a tuple of these, of which one must hold.

    The names are "bool", "signed integer", "unsigned integer", "integral", "real floating", "complex floating" and "numeric".
    float16 and bfloat16 are "real floating". ValueError: another name.

    >>> import eager.array_api as xp
    >>> xp.isdtype(xp.uint8, "integral"), xp.isdtype(xp.uint8, (xp.bool, "real floating"))
    (True, False)
    """
    dtype = as_dtype(dtype)
    if isinstance(kind, tuple):
        return any(isdtype(dtype, one) for one in kind)
    if not isinstance(kind, str):
        return dtype is as_dtype(kind)
    if kind not in KINDS:
        raise ValueError(f"isdtype(): kind must be one of {', '.join(map(repr, KINDS))}, not {kind!r}")
    return dtype.kind in KINDS[kind]


# The dtypes that the standard names; the others of the library are extensions.
DTYPES = {dtype.name: dtype for dtype in BY_CODE[1:] if dtype.name not in ("float16", "bfloat16", "string")}
