"""Constraints: what optimizers do to weights behind each step, with Keras's names and numbers."""
from typing import Any, Mapping, overload

from ._core import Tensor, Variable
from .typing import IntsLike, TensorLike

class Constraint:
    """What all constraints are."""
    def __call__(self, w: TensorLike) -> Tensor: ...
    def get_config(self) -> dict[str, Any]: ...
    @classmethod
    def from_config(cls, config: Mapping[str, Any]) -> Any: ...

class NonNeg(Constraint): ...

class MinMaxNorm(Constraint):
    min_value: float
    max_value: float
    rate: float
    axis: IntsLike
    def __init__(self, min_value: float = 0.0, max_value: float = 1.0, rate: float = 1.0, axis: IntsLike = 0) -> None: ...

class MaxNorm(MinMaxNorm):
    def __init__(self, max_value: float = 2, axis: IntsLike = 0) -> None: ...

class UnitNorm(Constraint):
    axis: IntsLike
    def __init__(self, axis: IntsLike = 0) -> None: ...

@overload
def get(identifier: str) -> Constraint: ...
@overload
def get(identifier: Any) -> Any: ...
def attach(variable: Variable, constraint: Any) -> None: ...
