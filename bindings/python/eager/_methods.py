"""Methods of Tensors that are written in Python: NumPy's and the Array API's. The extension has those that must be fast."""
import math

from . import _core, _registry
from .dtypes import as_dtype
from .errors import AxisError

_op = _registry.op


def _refuse_out(out):
    if out is not None:
        raise TypeError("'out' must be None: tensors are immutable, so a result is always a new one")


# ---- Shapes


def reshape(self, *shape, order="C", copy=None):
    """Returns the same elements in another shape: ``x.reshape(2, -1)`` or ``x.reshape((2, -1))``; one dim may be -1."""
    if order != "C":
        raise ValueError(f"order must be 'C', the elements' order row by row, not {order!r}")
    shape = shape[0] if len(shape) == 1 else shape
    return _op("reshape")(self, shape if isinstance(shape, (list, tuple, _core.Tensor)) else (shape,))


def ravel(self, order="C"):
    """Returns all elements in a tensor of rank 1, row by row. ValueError: an order other than "C"."""
    return reshape(self, -1, order=order)


def squeeze(self, axis=None):
    """Removes dims of 1: all of them, or those of axis (an int or several).

    InvalidArgumentError: an axis that is not there, or whose dim is not 1.
    """
    return _op("squeeze")(self, axis)


def transpose(self, *axes):
    """Reorders the dims: ``x.transpose()`` reverses them, ``x.transpose(1, 0)`` and ``x.transpose((1, 0))`` permute them."""
    if len(axes) == 1 and (axes[0] is None or isinstance(axes[0], (list, tuple))):
        axes = axes[0]
    return _op("permute_dims")(self, axes or tuple(reversed(range(self.ndim))))


def swapaxes(self, axis1, axis2):
    """Exchanges two dims; negative axes count from the end. AxisError, an IndexError: an axis that is not there."""
    for axis in axis1, axis2:
        if not -self.ndim <= axis < self.ndim:
            raise AxisError(f"axis {axis} is out of bounds for a tensor of rank {self.ndim}", "swapaxes")
    axes = list(range(self.ndim))
    axes[axis1], axes[axis2] = axes[axis2], axes[axis1]
    return _op("permute_dims")(self, axes)


def _transposed(self):
    return self if self.ndim < 2 else self.transpose()


def _matrix_transposed(self):
    if self.ndim < 2:
        raise AttributeError(f"matrix transpose needs rank 2 or more, not {self.ndim}")
    return swapaxes(self, -1, -2)


# ---- Values


def astype(self, dtype, copy=True, device=None):
    """Converts the elements to a dtype, and copies them to a device if one is given. The tensor itself where nothing changes.

    Floats become integers by truncation. copy is NumPy's and has no effect, since tensors do not change. TypeError: no dtype.
    """
    dtype = as_dtype(dtype)
    result = self if self.dtype is dtype else _op("cast")(self, dtype)
    return result if device is None else result.to(device)


def to_device(self, device, /, *, stream=None):
    """Returns the same value on a device, by the Array API's name for ``to``.

    NotFoundError: no such device. ValueError: stream is not None.
    """
    if stream is not None:
        raise ValueError("stream must be None: ops are ordered on the device's own stream")
    return self.to(device)


def _reduction(name, dtype_argument, text):
    def method(self, axis=None, dtype=None, out=None, keepdims=False):
        _refuse_out(out)
        dtype = dtype if dtype is None else as_dtype(dtype)
        if dtype is not None and (not dtype_argument or (self.dtype.kind in "fc" and dtype.kind in "biu")):
            return _op(name)(_op("cast")(self, dtype), axis=axis, keepdims=keepdims)
        if dtype is not None:
            return _op(name)(self, axis=axis, keepdims=keepdims, dtype=dtype)
        return _op(name)(self, axis=axis, keepdims=keepdims)

    method.__name__ = method.__qualname__ = name
    method.__doc__ = f"{text} over axis (an int or several; None: all). out must be None: NumPy's methods have it."
    return method


def _extremum(name, text):
    def method(self, axis=None, out=None, keepdims=False):
        _refuse_out(out)
        return _op(name)(self, axis=axis, keepdims=keepdims)

    method.__name__ = method.__qualname__ = name
    method.__doc__ = f"{text} over axis (None: all). out must be None: NumPy's methods have it."
    return method


def clip(self, min=None, max=None, out=None):
    """Replaces elements below min by min and those above max by max; None: no bound.

    min, max: numbers, or tensors whose shapes broadcast with this one's. out must be None: NumPy's methods have it.
    """
    _refuse_out(out)
    if min is None and max is None:
        return self
    if min is None:
        return _op("minimum")(self, max)
    return _op("maximum")(self, min) if max is None else _op("clip")(self, min, max)


def round(self, decimals=0, out=None):
    """Rounds to so many decimals, halves to the even digit; negative decimals round to tens and hundreds.

    The shape and the dtype stay. out must be None: NumPy's methods have it.
    """
    _refuse_out(out)
    if self.dtype.kind in "iub" and decimals >= 0:
        return self
    if decimals == 0:
        return _op("round")(self)
    if self.dtype.kind in "iu":
        return _op("cast")(round(_op("cast")(self, "float64"), decimals), self.dtype)
    scale = 10.0 ** abs(decimals)
    return _op("round")(self * scale) / scale if decimals > 0 else _op("round")(self / scale) * scale


def dot(self, other):
    """Computes NumPy's dot: the inner product of two vectors, the matrix product of matrices, the product with a scalar.

    InvalidArgumentError: shapes that matmul does not take.
    """
    other = _core.to_tensor(other)
    return self * other if self.ndim == 0 or other.ndim == 0 else _op("matmul")(self, other)


def conj(self):
    """Returns the complex conjugate, of the same shape and dtype; real numbers stay themselves."""
    return _op("conj")(self) if self.dtype.kind == "c" else self


def _real(self):
    return _op("real")(self) if self.dtype.kind == "c" else self


def _imag(self):
    if self.dtype.kind == "s":
        raise AttributeError("strings have no imaginary parts")
    return _op("imag")(self) if self.dtype.kind == "c" else _op("zeros_like")(self)


def _numpy_dtype(self):
    """The dtype for numpy.result_type, from NumPy 2.4 on, and for jax.numpy.asarray."""
    return self.dtype.dtype


# ---- Python's protocols


def _round(self, ndigits=None):
    """Computes round(x) and round(x, ndigits). Without ndigits a tensor of rank 0 becomes an int, as Python's floats do."""
    if ndigits is None and self.size == 1 and self.ndim == 0 and self.dtype.kind in "fiub":
        return int(round(self))
    return round(self, ndigits or 0)


def _to_int(function):
    def method(self):
        return function(self.item())

    return method


def _reduce(self):
    if self.is_symbolic:
        self.numpy()  # raises
    device = self.device
    return _restore, (self.dtype.name, self._dims, _core.tensor_bytes(self), None if device == "cpu:0" else device)


def _restore(dtype, shape, data, device):
    """Makes a tensor of what pickle stored, on the host if the tensor's device is not there."""
    result = _core.tensor_from_bytes(dtype, shape, data)
    if device is None:
        return result
    from .errors import NotFoundError

    try:
        return result.to(device)
    except NotFoundError:
        return result


def compare_strings(a, b, op):
    """Compares strings with what may be numbers, broadcast. No string equals a number, and none is less or greater."""
    a, b = _core.to_tensor(a), _core.to_tensor(b)
    if b.dtype != "string" and op in ("equal", "not_equal"):
        zeros = _registry.op("zeros_like")
        a, b, op = zeros(a, "int8"), zeros(b, "int8"), "equal" if op == "not_equal" else "not_equal"
    return _registry.op(op)(a, b)


def _array_namespace(self, /, *, api_version=None):
    """Returns the module eager.array_api: the Array API 2024.12, which also serves what was written for an earlier version.

    ValueError: a later version, or no version at all.
    """
    from . import array_api

    if api_version not in (None, "2021.12", "2022.12", "2023.12", "2024.12"):
        raise ValueError(f"api_version must be '2024.12', '2023.12', '2022.12' or '2021.12', not {api_version!r}")
    return array_api


def _at(self):
    from ._updates import At

    return At(self)


def _array_function(self, function, types, args, kwargs):
    """NumPy's functions on tensors: the same on arrays, so that arrays and NumPy's scalars come out. shape, ndim and size ask
    for no elements, which a symbolic tensor has not."""
    import numpy

    if not all(issubclass(cls, (_core.Tensor, _core.Variable, numpy.ndarray)) for cls in types):
        return NotImplemented

    def array(value):
        if isinstance(value, (_core.Tensor, _core.Variable)):
            return numpy.asarray(value)
        return type(value)(map(array, value)) if type(value) in (list, tuple) else value

    if function not in (numpy.shape, numpy.ndim, numpy.size):
        args, kwargs = array(args), {name: array(value) for name, value in kwargs.items()}
    return function._implementation(*args, **kwargs)


def attributes():
    """Returns a dict of the methods and properties that Tensor gets from here; Variable gets most of them too."""
    found = {
        "__numpy_dtype__": property(_numpy_dtype),
        "__array_priority__": 100,  # NumPy's operators leave ndarray + tensor to the tensor
        "T": property(_transposed, doc="With the dims in reverse order."),
        "mT": property(_matrix_transposed, doc="With the last two dims exchanged."),
        "at": property(_at, doc="x.at[key].set(values), .add, .subtract, .multiply, .min, .max: x with the elements of x[key] changed."),
        "real": property(_real, doc="The real parts; real numbers themselves."),
        "imag": property(_imag, doc="The imaginary parts; zeros for real numbers."),
        "flatten": ravel,
        "conjugate": conj,
        "__round__": _round,
        "__floor__": _to_int(math.floor),
        "__ceil__": _to_int(math.ceil),
        "__trunc__": _to_int(math.trunc),
        "__reduce__": _reduce,
        "__array_namespace__": _array_namespace,
        "__array_function__": _array_function,
    }
    for function in (reshape, ravel, squeeze, transpose, swapaxes, astype, to_device, clip, round, dot, conj):
        found[function.__name__] = function
    found["reshape"] = _core.Method("reshape", reshape, 2, (), True)
    found["squeeze"] = _core.Method("squeeze", squeeze, 2, ("axis",), False)
    for name, dtype_argument, text in (("sum", True, "The sum"), ("prod", True, "The product"), ("mean", False, "The mean")):
        found[name] = _core.Method(name, _reduction(name, dtype_argument, text), 2, ("axis", "keepdims"), False)
    for name, text in (("min", "The least element"), ("max", "The greatest element"), ("all", "Whether all elements are true"),
                       ("any", "Whether any element is true"), ("argmin", "The index of the least element"),
                       ("argmax", "The index of the greatest element")):
        found[name] = _core.Method(name, _extremum(name, text), 2, ("axis", "keepdims"), False)
    return found


def variable_attributes():
    """Returns those for Variable, which work on its present value. What a Variable has of its own is not replaced."""
    found = {}
    for name, attribute in attributes().items():
        if name in _core.Variable.__dict__ or name == "__reduce__":
            continue
        if isinstance(attribute, property):
            attribute = property(_of_value(attribute.fget), doc=attribute.__doc__)
        found[name] = _of_value(attribute) if callable(attribute) else attribute
    found["__array_function__"] = _array_function
    for name in ("__dlpack__", "__dlpack_device__"):
        found[name] = _of_value(getattr(_core.Tensor, name))
    return found


def _of_value(function):
    def method(self, *args, **kwargs):
        return function(_core.to_tensor(self), *args, **kwargs)

    method.__name__, method.__doc__, method.__wrapped__ = function.__name__, function.__doc__, function  # for help()
    return method


_core.set_attributes(_core.Tensor, attributes())
_core.set_attributes(_core.Variable, variable_attributes())
