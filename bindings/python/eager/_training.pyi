from typing import Any, Generic, Iterable, Iterator, Literal, Protocol, TypeVar

from ._core import Variable

__all__ = ["EarlyStopping", "progress"]

_T = TypeVar("_T")

class _Text(Protocol):
    def write(self, text: str, /) -> Any: ...
    def flush(self) -> Any: ...
    def isatty(self) -> bool: ...

class progress(Generic[_T]):
    def __init__(self, iterable: Iterable[_T], description: str = "", total: int | None = None, file: _Text | None = None,
                 **values: Any) -> None: ...
    def set(self, **values: Any) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[_T]: ...

class EarlyStopping:
    patience: int
    min_delta: float
    mode: Literal["min", "max"]
    baseline: float | None
    start: int
    variables: list[Variable]
    best: float
    best_step: int | None
    steps: int
    wait: int
    stopped: bool
    def __init__(self, patience: int = 0, min_delta: float = 0.0, mode: Literal["min", "max"] = "min",
                 baseline: float | None = None, start: int = 0, variables: Iterable[Variable] = ()) -> None: ...
    def reset(self) -> None: ...
    def __call__(self, value: Any) -> bool: ...
    def restore(self) -> None: ...
