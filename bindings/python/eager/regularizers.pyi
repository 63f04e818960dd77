"""Regularizers: penalties of weights and of what layers give, with Keras's names and numbers."""
from typing import Any, Mapping, overload

from ._core import Tensor
from .typing import TensorLike

class Regularizer:
    """What all regularizers are."""
    def __call__(self, x: TensorLike) -> Tensor: ...
    def get_config(self) -> dict[str, Any]: ...
    @classmethod
    def from_config(cls, config: Mapping[str, Any]) -> Any: ...

class L1L2(Regularizer):
    l1: float
    l2: float
    def __init__(self, l1: float | None = 0.0, l2: float | None = 0.0) -> None: ...

class L1(L1L2):
    def __init__(self, l1: float | None = 0.01) -> None: ...

class L2(L1L2):
    def __init__(self, l2: float | None = 0.01) -> None: ...

class OrthogonalRegularizer(Regularizer):
    factor: float
    mode: str
    def __init__(self, factor: float = 0.01, mode: str = "rows") -> None: ...

@overload
def get(identifier: str) -> Regularizer: ...
@overload
def get(identifier: Any) -> Any: ...
