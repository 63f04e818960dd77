"""Every op of the runtime that is a function, also those that are not in `eager` itself: gradients' helpers (``tanh_grad``)
and the kernels of optimizers (``apply_adam``). They may change from version to version. Ops of the program's own are here too, by
their names: ``eager.raw_ops.mylib.saxpy``.

>>> print(eager.raw_ops.sigmoid_grad([1.0, 1.0], [0.5, 0.25]))
eager.Tensor([0.25   0.1875], shape=(2,), dtype=float32)
"""
from . import _registry


class _Namespace:
    """The ops of the program's whose names begin with this one's and a dot."""

    def __init__(self, name):
        self.__name__ = name

    def __getattr__(self, name):
        if not name.startswith("__"):
            found = _users(f"{self.__name__}.{name}")
            if found is not None:
                return found
        raise AttributeError(f"there is no op {self.__name__}.{name}")

    def __dir__(self):
        return _next_words(self.__name__ + ".")

    def __repr__(self):
        return f"<ops {self.__name__}>"


def _next_words(prefix):
    return sorted({name[len(prefix):].split(".")[0] for name in _registry.users() if name.startswith(prefix)})


def _users(name):
    """The op of the program's, or the namespace, of this name; None: there is neither."""
    try:
        return _registry.op(name)
    except KeyError:
        return _Namespace(name) if any(op.startswith(name + ".") for op in _registry.users()) else None


def __getattr__(name):
    if not name.startswith("_"):
        found = _users(name)
        if found is not None:
            if not _registry.is_users(name):
                globals()[name] = found
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__():
    return sorted({*globals(), *_registry.names(public=False), *_next_words("")})
