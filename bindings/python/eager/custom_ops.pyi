import os
from typing import Any, Callable, Sequence, overload

from .functions import ConcreteFunction, Function

__all__ = ["define_op", "define_native_op"]

@overload
def define_op(name: str, schema: str, kernel: None = None, *, gradient: Callable[..., Any] | None = None,
              gradient_function: ConcreteFunction | Function[..., Any] | None = None, saves: str | Sequence[str] | None = None,
              infer: Callable[..., Any] | None = None, version: int = 1, effects: bool = False, serial: bool = False,
              no_gradient: bool = False, description: str | None = None) -> Callable[[Callable[..., Any]], Callable[..., Any]]: ...
@overload
def define_op(name: str, schema: str, kernel: Callable[..., Any], *, gradient: Callable[..., Any] | None = None,
              gradient_function: ConcreteFunction | Function[..., Any] | None = None, saves: str | Sequence[str] | None = None,
              infer: Callable[..., Any] | None = None, version: int = 1, effects: bool = False, serial: bool = False,
              no_gradient: bool = False, description: str | None = None) -> Callable[..., Any]: ...
def define_native_op(name: str, schema: str, library: str | bytes | os.PathLike[Any] | None, call: str, *,
                     gradient: Callable[..., Any] | None = None,
                     gradient_function: ConcreteFunction | Function[..., Any] | None = None,
                     saves: str | Sequence[str] | None = None, infer: Callable[..., Any] | None = None, version: int = 1,
                     effects: bool = False, serial: bool = False, no_gradient: bool = False,
                     description: str | None = None) -> Callable[..., Any]: ...
