"""Eager execution: tensors, ops that run at once, and gradients from a tape."""
from . import _core, _registry, errors, optimizers, random
from ._core import Tensor, Variable
from .devices import allow_tf32, configure, device, devices, memory_info, num_gpus, show_config, synchronize
from .dtypes import (DType, as_dtype, bfloat16, bool_, complex64, complex128, float16, float32, float64, int8, int16, int32,
                     int64, string, uint8, uint16, uint32, uint64)

__version__ = _core.__version__


def constant(value, dtype=None):
    """A tensor with the value of nested lists, scalars or arrays."""
    return _core.to_tensor(value, dtype)


def __getattr__(name):
    if _registry.is_public(name):
        try:
            found = globals()[name] = _registry.op(name)
            return found
        except KeyError:
            pass
    raise AttributeError(f"module 'eager' has no attribute {name!r}")


def __dir__():
    return sorted(set(globals()) | {n for n, s in _registry.SCHEMAS.items() if _registry.is_public(n) and _registry.is_function(s)})
