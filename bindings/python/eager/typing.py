"""Types for annotations: what functions take where a tensor, a dtype or a shape is due.

>>> from eager.typing import TensorLike
>>> def double(x: TensorLike) -> eager.Tensor:
...     return eager.multiply(x, 2)
"""
from typing import TYPE_CHECKING, Any, Protocol, Sequence, SupportsIndex, Union

from ._core import Tensor, Variable
from .dtypes import DType

if TYPE_CHECKING:
    import numpy

__all__ = ["DTypeLike", "IntsLike", "ShapeLike", "SupportsArray", "SupportsDLPack", "TensorLike"]


def __dir__() -> list[str]:
    return __all__



class SupportsArray(Protocol):
    """What gives NumPy an array: arrays and scalars of NumPy, PyTorch's tensors, pandas' columns."""

    def __array__(self) -> Any: ...


class SupportsDLPack(Protocol):
    """What gives its memory through DLPack: tensors of PyTorch, JAX, CuPy."""

    def __dlpack__(self) -> Any: ...


# What becomes a tensor: arrays, numbers, strings, nested lists of them.
TensorLike = Union[Tensor, Variable, SupportsArray, SupportsDLPack, bool, int, float, complex, str, bytes,
                   Sequence["TensorLike"]]
# eager.float32, "float32", numpy.float32, numpy.dtype("float32"), float.
DTypeLike = Union[DType, str, type, "numpy.dtype[Any]"]
# A shape; an int for rank 1; a tensor of rank 1.
ShapeLike = Union[SupportsIndex, Sequence[SupportsIndex], SupportsArray]
# An axis or several.
IntsLike = Union[SupportsIndex, Sequence[SupportsIndex]]
