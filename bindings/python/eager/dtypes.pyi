from typing import Any, Final

import numpy

from .typing import DTypeLike

class DType:
    """An element type. Equal to its name (``x.dtype == "float32"``) and to NumPy's dtype."""
    name: str
    code: int
    itemsize: int
    kind: str
    def __init__(self, name: str, code: int, itemsize: int, kind: str) -> None: ...
    @property
    def is_floating(self) -> bool: ...
    @property
    def is_integer(self) -> bool: ...
    @property
    def is_complex(self) -> bool: ...
    @property
    def is_bool(self) -> bool: ...
    @property
    def as_numpy_dtype(self) -> type[Any]: ...
    @property
    def dtype(self) -> numpy.dtype[Any]: ...
    def __hash__(self) -> int: ...
    def __eq__(self, other: object) -> bool: ...

bool_: Final[DType]
int8: Final[DType]
int16: Final[DType]
int32: Final[DType]
int64: Final[DType]
uint8: Final[DType]
uint16: Final[DType]
uint32: Final[DType]
uint64: Final[DType]
float16: Final[DType]
bfloat16: Final[DType]
float32: Final[DType]
float64: Final[DType]
complex64: Final[DType]
complex128: Final[DType]
string: Final[DType]

BY_CODE: list[DType | None]

def as_dtype(value: DTypeLike) -> DType: ...
