import os
import numpy as np
import numpy.typing as npt

__all__ = ["mnist"]

_Digits = tuple[npt.NDArray[np.uint8], npt.NDArray[np.uint8]]

def mnist(folder: str | os.PathLike[str] | None = None) -> tuple[_Digits, _Digits]: ...
