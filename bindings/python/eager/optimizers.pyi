from typing import Any, Callable, Sequence, overload

from . import _core
from ._core import GradientTape, Tensor, Variable
from .typing import TensorLike

__all__ = ["Optimizer", "SGD", "Momentum", "Adam", "AdamW", "RMSprop", "Adagrad"]

_Rate = TensorLike | Callable[[], TensorLike]

class Optimizer(_core.Optimizer):
    """What all optimizers have. Make one of the classes below."""
    name: str
    def __init__(self, kind: str, learning_rate: _Rate, name: str, **hyperparameters: Any) -> None: ...
    @overload
    def minimize(self, loss: Callable[[], Tensor],
                 var_list: Variable | Sequence[Variable] | Callable[[], Sequence[Variable]] | None = None,
                 tape: None = None) -> None: ...
    @overload
    def minimize(self, loss: Tensor,
                 var_list: Variable | Sequence[Variable] | Callable[[], Sequence[Variable]] | None = None,
                 *, tape: GradientTape) -> None: ...

class SGD(Optimizer):
    momentum: float
    nesterov: bool
    def __init__(self, learning_rate: _Rate = 0.01, momentum: float = 0.0, nesterov: bool = False,
                 name: str = "SGD") -> None: ...

class Momentum(Optimizer):
    momentum: float
    nesterov: bool
    def __init__(self, learning_rate: _Rate = 0.01, momentum: float = 0.9, nesterov: bool = False,
                 name: str = "Momentum") -> None: ...

class Adam(Optimizer):
    beta_1: float
    beta_2: float
    epsilon: float
    weight_decay: float
    def __init__(self, learning_rate: _Rate = 0.001, beta_1: float = 0.9, beta_2: float = 0.999, epsilon: float = 1e-8,
                 weight_decay: float = 0.0, name: str = "Adam") -> None: ...

class AdamW(Adam):
    def __init__(self, learning_rate: _Rate = 0.001, beta_1: float = 0.9, beta_2: float = 0.999, epsilon: float = 1e-8,
                 weight_decay: float = 0.01, name: str = "AdamW") -> None: ...

class RMSprop(Optimizer):
    rho: float
    momentum: float
    epsilon: float
    def __init__(self, learning_rate: _Rate = 0.001, rho: float = 0.99, momentum: float = 0.0, epsilon: float = 1e-8,
                 name: str = "RMSprop") -> None: ...

class Adagrad(Optimizer):
    initial_accumulator_value: float
    epsilon: float
    def __init__(self, learning_rate: _Rate = 0.001, initial_accumulator_value: float = 0.0, epsilon: float = 1e-10,
                 name: str = "Adagrad") -> None: ...
