from typing import Any, Callable

__all__ = ["jacfwd"]

def jacfwd(f: Callable[..., Any], argnums: int | tuple[int, ...] = 0) -> Callable[..., Any]: ...
