from typing import Sequence, SupportsIndex

from ._core import Tensor
from .typing import TensorLike

__all__ = ["broadcast_arrays", "concat", "einsum", "meshgrid", "repeat", "split"]

def broadcast_arrays(*arrays: TensorLike | Sequence[TensorLike]) -> list[Tensor]:
    """The tensors, one by one or in one list, repeated to the one shape to which theirs broadcast."""

def concat(values: Sequence[TensorLike], axis: SupportsIndex | None = 0) -> Tensor:
    """The tensors of a list one after the other along an axis; axis None: each flattened before."""

def einsum(equation: str, *inputs: TensorLike) -> Tensor:
    """The sums of products by an equation, as numpy.einsum; inputs one by one, or in one list."""

def meshgrid(*arrays: TensorLike | Sequence[TensorLike], indexing: str = "xy") -> list[Tensor]:
    """The coordinates of a grid's points, a tensor for each axis; the vectors one by one or in one list."""

def repeat(x: TensorLike, repeats: TensorLike, axis: SupportsIndex | None = None) -> Tensor:
    """Each slice of x along an axis as often as repeats says, an int or one for each; axis None: x flattened."""

def split(x: TensorLike, num_or_size_splits: int | Sequence[int], axis: SupportsIndex = 0) -> tuple[Tensor, ...]:
    """The parts into which x is cut along an axis: an int says how many of equal size, a list their sizes."""
