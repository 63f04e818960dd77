"""What modules add to a loss in a call: the penalties of results, and what add_loss() is given.

They are those of the last outermost call. Calls cost nothing for it until a module adds a loss.
"""
import threading
import weakref

from .. import _core

are_added = False  # whether a module of the process adds losses in its calls


class _State(threading.local):
    is_within = False  # a call


_state = _State()


def expect():
    """Has calls from here on drop the losses of the calls before."""
    global are_added
    are_added = True


def note(cls):
    """Expects losses where a class's own functions add some."""
    if any("add_loss" in getattr(getattr(f, "__code__", None), "co_names", ()) for f in vars(cls).values()):
        expect()


def begins(module):
    """Reports whether a call of a module is an outermost one. Then the losses of the module and its parts are dropped, and the caller
    calls ends() behind the call."""
    if _state.is_within:
        return False
    clear(module)
    _state.is_within = True
    return True


def ends():
    """Says that the outermost call is over."""
    _state.is_within = False


_holders: dict = {}  # by their ids: weak references to the parts that have losses, mostly none, which makes clear() fast


def clear(module):
    """Drops the losses of a module and its parts."""
    if _holders:
        for part in parts_of(module):
            if part.__dict__.pop("_losses", None) is not None:
                _holders.pop(id(part), None)


def parts_of(module):
    """Returns a module and all modules and layers within."""
    return [module, *module.named_modules().values()]


def add(part, loss):
    """Adds a tensor, a function that gives one, or several of them to a part's losses: a function that is added outside of calls stays."""
    expect()
    for one in loss if isinstance(loss, (list, tuple)) else [loss]:
        name = "_loss_functions" if callable(one) and not _state.is_within else "_losses"
        part.__dict__.setdefault(name, []).append(one)
    if id(part) not in _holders:
        _holders[id(part)] = weakref.ref(part, lambda _, key=id(part): _holders.pop(key, None))


def of(module):
    """Returns the losses of a module and its parts: what calls added, and then the penalties of the Variables that are trained."""
    added = [loss for part in parts_of(module) for name in ("_loss_functions", "_losses") for loss in part.__dict__.get(name, ())]
    found = [loss() if callable(loss) else loss for loss in added if not _is_of_a_trace(loss)]
    for v in module.trainable_variables:
        regularizer = getattr(v, "regularizer", None)
        if regularizer is not None:
            found.append(regularizer(v.value()))
    return found


def _is_of_a_trace(loss):
    """Reports whether a loss is a tensor of a trace that is over."""
    return isinstance(loss, _core.Tensor) and loss.is_symbolic and not _core.is_tracing()


def penalize(part, regularizer, results):
    """Adds the penalty of what a call of a part gave, each tensor's by its first dim, the number of rows, to the part's losses."""
    from .. import nest, raw_ops, shape

    for y in nest.flatten(results):
        if isinstance(y, _core.Tensor):
            loss = regularizer(y)
            if y.ndim:
                rows = y.shape[0]
                loss = loss / (max(rows, 1) if isinstance(rows, int) else raw_ops.cast(raw_ops.maximum(shape(y)[0], 1), loss.dtype))
            add(part, loss)


class Penalized:
    """What stands for a layer's activation where the layer's result has a regularizer."""

    def __init__(self, layer, activation, regularizer):
        self._layer, self.activation, self._regularizer = weakref.ref(layer), activation, regularizer

    def __call__(self, x):
        y = x if self.activation is None else self.activation(x)
        layer = self._layer()
        if not _state.is_within:
            clear(layer)
        penalize(layer, self._regularizer, y)
        return y
