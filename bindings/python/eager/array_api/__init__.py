"""The Array API 2024.12: the standard's functions, with its signatures, on eager's tensors.

A function is an op, or a few. README.md lists what differs from the standard's text.

>>> import eager.array_api as xp
>>> x = xp.asarray([1.0, 2.0])
>>> x.__array_namespace__(api_version="2024.12") is xp, xp.sum(x * 2).item()
(True, 6.0)
"""
from . import _creation, _data_types, _elementwise, _manipulation, _searching, _statistics, fft, linalg
from ._creation import *  # noqa: F403
from ._data_types import *  # noqa: F403
from ._elementwise import *  # noqa: F403
from ._info import __array_namespace_info__
from ._manipulation import *  # noqa: F403
from ._searching import *  # noqa: F403
from ._statistics import *  # noqa: F403
from .linalg import matmul, matrix_transpose, tensordot, vecdot
from .._creation import e, inf, nan, newaxis, pi

__array_api_version__ = "2024.12"

__all__ = sorted({"e", "inf", "nan", "newaxis", "pi", "fft", "linalg", "matmul", "matrix_transpose", "tensordot", "vecdot",
                  "__array_api_version__", "__array_namespace_info__", *_data_types.DTYPES}.union(
    *(module.__all__ for module in (_creation, _data_types, _elementwise, _manipulation, _searching, _statistics))))

globals().update(_data_types.DTYPES)


def __dir__():
    return __all__
