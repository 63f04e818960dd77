from typing import Any, Callable, Iterable

__all__ = ["check_op"]

def check_op(op: str | Callable[..., Any], examples: Iterable[Any], *, reference: Callable[..., Any] | None = None, orders: int = 2,
             tolerance: float = 64.0, shapes: bool = True) -> None: ...
