"""Element types: ``eager.float32`` and the others."""
from . import _printing

# The bits of the fraction, and the exponent of the highest power of 2.
FLOATS = {"float16": (10, 15), "bfloat16": (7, 127), "float32": (23, 127), "float64": (52, 1023)}


class DType:
    """An element type. Equal to its name (``x.dtype == "float32"``) and to NumPy's dtype.

    >>> import eager
    >>> eager.float32, eager.float32 == "float32", eager.float32.itemsize
    (eager.float32, True, 4)
    """

    __slots__ = ("name", "code", "itemsize", "kind")

    def __init__(self, name, code, itemsize, kind):
        self.name, self.code, self.itemsize, self.kind = name, code, itemsize, kind

    def __repr__(self):
        return f"{_printing._prefix}.{self.name}"

    def __str__(self):
        return self.name

    def __hash__(self):
        return self.code

    def __eq__(self, other):
        if isinstance(other, DType):
            return self is other
        if other is None:
            return False
        try:
            return as_dtype(other) is self
        except TypeError:
            return NotImplemented

    def __reduce__(self):
        return as_dtype, (self.name,)

    @property
    def is_floating(self):
        """Whether it is float16, bfloat16, float32 or float64."""
        return self.kind == "f"

    @property
    def is_integer(self):
        """Whether it is an integer type, signed or not."""
        return self.kind in "iu"

    @property
    def is_complex(self):
        """Whether it is complex64 or complex128."""
        return self.kind == "c"

    @property
    def is_bool(self):
        """Whether it is bool."""
        return self.kind == "b"

    @property
    def min(self):
        """The lowest finite value. TypeError: the type has no order."""
        return self._limit("min")

    @property
    def max(self):
        """The highest finite value. TypeError: the type has no order."""
        return self._limit("max")

    def _limit(self, which):
        bits = 8 * self.itemsize
        if self.kind in "iub":
            limits = {"b": (False, True), "i": (-2 ** (bits - 1), 2 ** (bits - 1) - 1), "u": (0, 2**bits - 1)}[self.kind]
            return limits[which == "max"]
        if self.kind != "f":
            raise TypeError(f"Cannot find {which}imum value of {self.name}.")
        fraction, exponent = FLOATS[self.name]
        highest = (2.0 - 2.0**-fraction) * 2.0**exponent
        return highest if which == "max" else -highest

    @property
    def as_numpy_dtype(self):
        """NumPy's type for it; bfloat16 needs the package ml_dtypes, and strings are objects."""
        import numpy

        if self.name == "string":
            return numpy.object_
        if self.name == "bfloat16":
            try:
                import ml_dtypes
            except ImportError:
                raise TypeError("NumPy has no bfloat16 of its own: install the package ml_dtypes (pip install ml_dtypes), or "
                                "convert the tensor with x.astype('float32')") from None
            return ml_dtypes.bfloat16
        return numpy.dtype(self.name).type

    @property
    def dtype(self):
        """NumPy's dtype for it: what ``numpy.dtype(eager.float32)`` looks for."""
        import numpy

        return numpy.dtype(self.as_numpy_dtype)


bool_ = DType("bool", 1, 1, "b")
int8 = DType("int8", 2, 1, "i")
int16 = DType("int16", 3, 2, "i")
int32 = DType("int32", 4, 4, "i")
int64 = DType("int64", 5, 8, "i")
uint8 = DType("uint8", 6, 1, "u")
uint16 = DType("uint16", 7, 2, "u")
uint32 = DType("uint32", 8, 4, "u")
uint64 = DType("uint64", 9, 8, "u")
float16 = DType("float16", 10, 2, "f")
bfloat16 = DType("bfloat16", 11, 2, "f")
float32 = DType("float32", 12, 4, "f")
float64 = DType("float64", 13, 8, "f")
complex64 = DType("complex64", 14, 8, "c")
complex128 = DType("complex128", 15, 16, "c")
string = DType("string", 16, 0, "s")

# By code, for the extension.
BY_CODE = [None, bool_, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32, float64,
           complex64, complex128, string]
_BY_NAME = {dtype.name: dtype for dtype in BY_CODE[1:]}
_BY_NAME.update({"half": float16, "float": float32, "double": float64, "bool_": bool_, "str": string, "bytes": string})
_BY_TYPE = {bool: bool_, int: int32, float: float32, complex: complex64, str: string, bytes: string}


def as_dtype(value):
    """The DType for a DType, a name, Python's bool, int (int32), float (float32), complex (complex64), str, or NumPy's dtype.

    TypeError: there is none.

    >>> import eager
    >>> eager.as_dtype("int8"), eager.as_dtype(float)
    (eager.int8, eager.float32)
    """
    if isinstance(value, DType):
        return value
    if isinstance(value, str):
        found = _BY_NAME.get(value)
    elif value in _BY_TYPE:
        found = _BY_TYPE[value]
    else:  # NumPy's types have a __name__, its dtypes a name
        name = value.__name__ if isinstance(value, type) else getattr(value, "name", None)
        found = _BY_NAME.get(name)
        if found is None and getattr(value, "kind", None) in ("O", "S", "U"):
            found = string
    if found is None:
        raise TypeError(f"Cannot convert value {value!r} to a DType")
    return found
