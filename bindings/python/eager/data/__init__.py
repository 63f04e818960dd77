"""Input pipelines, and data sets that lie on this machine.

A :class:`Dataset` describes where elements come from and what is done with them; a loop over it runs the pipeline in the library,
outside of Python:

>>> import eager
>>> ds = eager.data.Dataset.from_tensor_slices([1, 2, 3, 4, 5]).map(lambda x: x * x).batch(2)
>>> for batch in ds:
...     print(batch.tolist())
[1, 4]
[9, 16]
[25]
"""
from ._dataset import Dataset, Iterator
from ._mnist import mnist

__all__ = ["Dataset", "Iterator", "mnist"]


def __dir__():
    return __all__
