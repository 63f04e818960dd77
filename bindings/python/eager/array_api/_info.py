"""What the Array API's ``__array_namespace_info__`` tells."""
from ..devices import devices as _devices
from ..dtypes import complex64, float32, int64
from ._creation import empty
from ._data_types import DTYPES, isdtype


class Info:
    """Answers what the namespace offers: the standard's inspection functions."""

    def capabilities(self):
        """Returns a dict: "boolean indexing" and "data-dependent shapes", which are there, and "max dimensions", 32."""
        return {"boolean indexing": True, "data-dependent shapes": True, "max dimensions": 32}

    def default_device(self):
        """Returns the name of the device on which creation functions make arrays where none is given."""
        return empty(()).device

    def devices(self):
        """Returns the names of the devices."""
        return _devices()

    def default_dtypes(self, *, device=None):
        """Returns a dict of the dtypes of what is made of Python's numbers, by kind, and of indices: the same on all devices."""
        return {"real floating": float32, "complex floating": complex64, "integral": int64, "indexing": int64}

    def dtypes(self, *, device=None, kind=None):
        """Returns a dict of the standard's dtypes by name, all or those of a kind as isdtype has it: the same on all devices.

        ValueError: there is no such kind.
        """
        return {name: dtype for name, dtype in DTYPES.items() if kind is None or isdtype(dtype, kind)}


def __array_namespace_info__():
    """Returns an object with the inspection functions ``capabilities default_device default_dtypes devices dtypes``.

    >>> import eager.array_api as xp
    >>> sorted(xp.__array_namespace_info__().dtypes(kind="complex floating"))
    ['complex128', 'complex64']
    """
    return Info()
