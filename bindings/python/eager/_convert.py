"""Values that the extension does not convert itself."""
import sys

from . import _core
from ._registry import op as _op
from .dtypes import as_dtype


def to_tensor(value, dtype=None):
    """Returns a Tensor for nested lists with tensors or arrays in them, subclasses of Python's numbers, ranges, NumPy's
    arrays of any dtype, objects with ``__eager_tensor__()``, which gives a Tensor, and objects with ``__dlpack__``,
    ``__array__`` or ``__array_interface__``, which are copied.

    The result may have another dtype, since the caller casts it to `dtype`. Raises TypeError if there is no tensor for the
    value, and ValueError, as TensorFlow does, for None.
    """
    if isinstance(value, (list, tuple)):
        return _sequence(value, dtype)
    if hasattr(type(value), "__eager_tensor__"):
        result = value.__eager_tensor__()
        if isinstance(result, _core.Tensor):
            return result
        raise TypeError(f"__eager_tensor__() of {type(value)!r} gave {type(result)!r} and no Tensor")
    if isinstance(value, range):
        return _core.to_tensor(list(value), dtype or (None if value else "int32"))
    if _is_numpy(value):
        return _array(value, dtype)
    for kind in (int, float, complex):
        if isinstance(value, kind):
            return _core.to_tensor(kind(value), dtype)
    if hasattr(value, "__dlpack__"):
        return from_dlpack(value, copy=True)
    if hasattr(value, "__array__") or hasattr(value, "__array_interface__"):
        import numpy

        return _core.to_tensor(numpy.asarray(value), dtype)
    raise unsupported(value)


def unsupported(value):
    """Returns the exception, in TensorFlow's words, for a value that cannot become a tensor."""
    return (ValueError if value is None else TypeError)(
        f"Attempt to convert a value ({value!r}) with an unsupported type ({type(value)!r}) to a Tensor.")


def is_tensor_like(value):
    """Reports whether value is a Tensor or a Variable."""
    return isinstance(value, (_core.Tensor, _core.Variable))


_PLAIN = frozenset((bool, int, float, complex))


def is_typed(value):
    """Reports whether a value, or one in its lists, has a dtype of its own: whether it is no number nor text of Python's."""
    if isinstance(value, (list, tuple)):
        return not _PLAIN.issuperset(map(type, value)) and any(map(is_typed, value))
    return hasattr(value, "dtype") or not isinstance(value, (int, float, complex, range, str, bytes))


def _is_numpy(value):
    numpy = sys.modules.get("numpy")
    return numpy is not None and isinstance(value, (numpy.ndarray, numpy.generic))


# ---- NumPy's dtypes without a format in the buffer protocol


def _array(value, dtype):
    import numpy

    array = numpy.asarray(value)
    kind = array.dtype.kind
    if array.dtype.name == "bfloat16":
        return _op("bitcast")(_core.to_tensor(array.view(numpy.uint16)), "bfloat16")
    if kind in "biufc" and array.dtype.itemsize <= (16 if kind == "c" else 8):
        if array.dtype.isnative:  # the buffer protocol has this format, so it is the type that is unknown
            return _core.to_tensor(memoryview(numpy.ascontiguousarray(array)), dtype)
        return _core.to_tensor(array.astype(array.dtype.newbyteorder("=")), dtype)
    if kind in "SUO":
        if array.size == 0:
            return _core.tensor_from_bytes("string", array.shape, bytes(8))
        if kind == "O" and array.ndim == 0 and isinstance(array.item(), numpy.generic):
            raise unsupported(value)
        return _core.to_tensor(array.tolist(), dtype)
    raise TypeError(f"Cannot convert a NumPy array of dtype {array.dtype} to a Tensor: convert it first, as with "
                    f"{'astype(numpy.int64)' if kind in 'mM' else 'astype(numpy.float64)'}")


# ---- Nested lists


def _leaves(value):
    for item in value:
        if isinstance(item, (list, tuple)):
            yield from _leaves(item)
        else:
            yield item


def _is_python(leaf):
    return isinstance(leaf, (int, float, complex, str, bytes)) and not _is_numpy(leaf)


def _sequence(value, dtype):
    kept = [leaf for leaf in _leaves(value) if not _is_python(leaf)]
    for leaf in kept:
        if leaf is None:
            raise unsupported(leaf)
    if any(is_tensor_like(leaf) or not _is_numpy(leaf) for leaf in kept):
        dtypes = {as_dtype(leaf.dtype) for leaf in kept if is_tensor_like(leaf) or _is_numpy(leaf)}
        return _stacked(value, as_dtype(dtype) if dtype is not None else dtypes.pop() if len(dtypes) == 1 else None)
    if not kept:  # subclasses of Python's numbers, such as members of an IntEnum
        return _core.to_tensor(_plain(value), dtype)
    import numpy

    try:
        array = numpy.asarray(value)
    except ValueError as error:
        raise ValueError("Can't convert non-rectangular Python sequence to Tensor.") from error
    own = numpy.result_type(*{leaf.dtype for leaf in kept})  # Python's numbers next to NumPy's have no say, but for their kind
    if dtype is None and own.kind in "biufc" and "biufc".index(array.dtype.kind) <= "biufc".index(own.kind):
        if own.kind in "iu" and array.dtype.kind in "iu":
            limits = numpy.iinfo(own)
            outside = array[(array < limits.min) | (array > limits.max)]
            if outside.size > 0:
                raise OverflowError(f"Python integer {outside[0]} out of bounds for {own}")
        array = array.astype(own, copy=False)
    return _core.to_tensor(array, dtype)


def _plain(value):
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    for kind in (bool, int, float, complex):
        if isinstance(value, kind):
            return kind(value)
    return value


RANK_OF_KIND = {"b": 0, "i": 1, "u": 1, "f": 2, "c": 3}


def _fits(value, dtype):
    """Reports whether Python's numbers in value can take the dtype of the tensors next to them."""
    kinds = [3 if isinstance(leaf, complex) else 2 if isinstance(leaf, float) else 0 if isinstance(leaf, bool) else 1
             for leaf in (_leaves(value) if isinstance(value, (list, tuple)) else (value,)) if _is_python(leaf)]
    return not kinds or max(kinds) <= RANK_OF_KIND.get(dtype.kind, 0)


def _stacked(value, dtype):
    """Joins a list that has tensors in it to one tensor by the op `stack`, so that gradients flow back to them."""
    parts = []
    for item in value:
        if isinstance(item, (list, tuple)) and any(not _is_python(leaf) for leaf in _leaves(item)):
            parts.append(_stacked(item, dtype))
        elif dtype is not None and dtype.kind in RANK_OF_KIND and _fits(item, dtype) and not is_tensor_like(item):
            parts.append(_core.to_tensor(item, dtype))
        else:
            parts.append(_core.to_tensor(item))
    if len({part.shape for part in parts if not part.is_symbolic}) > 1:
        raise ValueError("Can't convert non-rectangular Python sequence to Tensor.")
    if any(part.dtype.name == "string" for part in parts):
        return _core.to_tensor([part.tolist() for part in parts])
    return _op("stack")(parts)


# ---- DLPack

_CPU, _CUDA = 1, 2


def from_dlpack(x, device=None, copy=None):
    """Returns a tensor on the memory of another library's array, which must not be written to as long as the tensor lives.

    Args:
        x: an object with ``__dlpack__`` (of NumPy, PyTorch, JAX, ...), or a DLPack capsule that nobody has consumed.
        device: where the tensor is to lie, as "cpu:0"; None: where x lies.
        copy: True: the tensor gets memory of its own; None: only if it must (memory that is not row-major); False: never.

    BufferError: the memory cannot be shared though copy is False. UnimplementedError: memory of a device that is not driven
    here. InvalidArgumentError: elements of a type that there is no dtype for.

    >>> import eager, numpy
    >>> a = numpy.arange(3, dtype=numpy.float32)
    >>> eager.from_dlpack(a)
    <eager.Tensor: shape=(3,), dtype=float32, numpy=[0. 1. 2.]>
    """
    if isinstance(x, _core.Tensor):
        result = x
    else:
        capsule = _capsule(x, copy) if hasattr(x, "__dlpack__") else x
        result = _core.from_capsule(capsule, copy is False)
    if device is not None and result.device != _canonical(device):
        if copy is False:
            raise BufferError(f"from_dlpack() from {result.device} to {device} needs a copy")
        return result.to(device)
    return _op("copy")(result) if copy else result


def _canonical(device):
    name = str(device).lower().rsplit("/", 1)[-1].replace("device:", "")
    return name if ":" in name else name + ":0"


def _capsule(x, copy):
    keywords = {}
    kind, index = (int(part) for part in x.__dlpack_device__()) if hasattr(x, "__dlpack_device__") else (_CPU, 0)
    if kind == _CUDA:
        keywords["stream"] = _core.stream(f"gpu:{index}")
    try:
        return x.__dlpack__(max_version=(1, 0), **keywords, **({"copy": False} if copy is False else {}))
    except TypeError:  # a library that speaks DLPack before 1.0
        return x.__dlpack__(**keywords)
