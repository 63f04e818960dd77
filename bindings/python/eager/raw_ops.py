"""Every op of the runtime that is a function, also those that are not in `eager` itself: gradients' helpers (``tanh_grad``)
and the kernels of optimizers (``apply_adam``). They may change from version to version.

>>> print(eager.raw_ops.sigmoid_grad([1.0, 1.0], [0.5, 0.25]))
eager.Tensor([0.25   0.1875], shape=(2,), dtype=float32)
"""
from . import _registry


def __getattr__(name):
    if not name.startswith("_"):
        try:
            found = globals()[name] = _registry.op(name)
            return found
        except KeyError:
            pass
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__():
    return sorted(set(globals()) | set(_registry.names(public=False)))
