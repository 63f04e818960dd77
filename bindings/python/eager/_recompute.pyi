from typing import Callable, ParamSpec, TypeVar

__all__ = ["recompute"]

_P = ParamSpec("_P")
_R = TypeVar("_R")

def recompute(f: Callable[_P, _R]) -> Callable[_P, _R]: ...
