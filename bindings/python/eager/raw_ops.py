"""Every op of the runtime that is a function, also those that are not in `eager` itself: gradients' helpers (``tanh_grad``)
and the kernels of optimizers (``apply_adam``). They may change from version to version. Ops of the program's own are here too, by
their names: ``eager.raw_ops.mylib.saxpy``.

>>> print(eager.raw_ops.sigmoid_grad([1.0, 1.0], [0.5, 0.25]))
eager.Tensor([0.25   0.1875], shape=(2,), dtype=float32)
"""
from . import _registry


def __getattr__(name):
    if not name.startswith("_"):
        found = _registry.op_or_namespace(name)
        if found is not None:
            if not _registry.is_users(name):
                globals()[name] = found
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__():
    return sorted({*globals(), *_registry.names(public=False), *_registry.next_words("")})
