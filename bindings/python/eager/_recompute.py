"""eager.recompute: gradients that compute a function's values again instead of keeping them."""
import functools

from . import _core, nest
from . import raw_ops as _ops
from ._core import GradientTape, Tensor, Variable
from ._custom_gradient import CustomGradient
from .devices import device

__all__ = ["recompute"]


def recompute(f):
    """Returns a function that does what f does, and of which tapes keep the arguments alone: less memory, for more time.

    The gradient calls f once more, so f must compute the same then: it changes nothing, and the Variables that it reads have the
    values that they had. Random numbers are the same. Arguments and results are tensors, structures of them, and anything else.
    In a traced function f is called as it is.

    >>> import eager
    >>> w = eager.Variable(2.)
    >>> block = eager.recompute(lambda x: eager.tanh(w * x))
    >>> with eager.GradientTape() as tape:
    ...     y = block(eager.constant(0.))
    >>> tape.gradient(y, w).item()
    0.0
    """
    @functools.wraps(f, updated=())
    def wrapper(*args, **kwargs):
        if _core.is_tracing():
            return f(*args, **kwargs)
        structure = (args, kwargs)

        def call(leaves):
            args, kwargs = nest.pack(structure, leaves)
            return f(*args, **kwargs)

        return CustomGradient(lambda *leaves: _forward(call, leaves))(*nest.flatten(structure))

    return wrapper


def _draw():
    """Returns a seed out of the random stream."""
    with device("cpu:0"):
        return _ops.random_uniform([], minval=0, maxval=2**62, dtype="int64").item()


def _forward(f, leaves):
    """Returns f(leaves), unseen by tapes, and the function that custom_gradient calls for its gradient."""
    seed = _draw()

    def call():
        with GradientTape() as reads:
            result = f(leaves)
        return result, reads.watched_variables()

    result, variables = _core.call_on_fork(call, seed)
    for variable in variables:
        variable.value()  # the caller's tapes see that it is read
    return result, lambda *gradients, variables=(): _gradient(f, leaves, list(variables), seed, gradients)


def _gradient(f, leaves, variables, seed, gradients):
    """Returns the gradients of the leaves and of the variables, out of another call of f with the same random numbers."""
    sources = [leaf for leaf in leaves if isinstance(leaf, (Tensor, Variable))]
    after = _draw()
    _core.restart_stream(seed)
    try:
        with GradientTape(watch_accessed_variables=False) as tape:
            tape.watch(sources + variables)
            result = f(leaves)
    finally:
        _core.restart_stream(after)
    pairs = [(target, dy) for target, dy in zip(nest.flatten(result), gradients) if isinstance(target, (Tensor, Variable))]
    found = tape.gradient([target for target, _ in pairs], sources + variables, [dy for _, dy in pairs])
    by_source = {}
    for source, gradient in zip(sources, found):
        by_source.setdefault(id(source), gradient)  # the whole gradient of one that was given several times
    of_leaves = [by_source.pop(id(leaf), None) for leaf in leaves]
    return (of_leaves, found[len(sources):]) if variables else of_leaves
