from typing import Any, Callable, Sequence

from .functions import TensorSpec
from .typing import DTypeLike

__all__ = ["py_function", "numpy_function"]

_Output = DTypeLike | TensorSpec

# A Tensor for one output, a list for several.
def py_function(func: Callable[..., Any], inp: Sequence[Any], Tout: _Output | Sequence[_Output], shapes: Any = None,
                name: str | None = None) -> Any: ...
def numpy_function(func: Callable[..., Any], inp: Sequence[Any], Tout: _Output | Sequence[_Output], shapes: Any = None,
                   name: str | None = None) -> Any: ...
