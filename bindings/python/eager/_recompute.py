"""eager.recompute: gradients that compute a function's values again instead of keeping them."""
import functools
import re

from . import _core, _registry, nest
from . import raw_ops as _ops
from ._core import GradientTape, Tensor, Variable
from ._custom_gradient import CustomGradient
from ._lazy import inspect
from .control_flow import _traced
from .devices import device

__all__ = ["recompute"]


def recompute(f):
    """Returns a function that does what f does, and of which tapes keep the arguments alone: less memory, for more time.

    The gradient calls f once more, so f must compute the same then: it changes nothing, and the Variables that it reads have the
    values that they had. Random numbers are the same. Arguments and results are tensors, structures of them, and anything else.
    Gradients flow to arguments, to Variables, and to tensors in f's own closure, not to those that it finds in objects. In a traced
    function an f that changes Variables, calls Python, or draws random numbers without a seed of their own is called as it is, and
    all is kept.

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
        structure = (args, kwargs)

        def call(leaves):
            args, kwargs = nest.pack(structure, leaves[:num_given])
            return f(*args, **kwargs)

        leaves, is_tracing = nest.flatten(structure), _core.is_tracing()
        num_given = len(leaves)
        if is_tracing and not _is_pure(call, leaves):
            return f(*args, **kwargs)
        forward = _forward_in_trace if is_tracing else _forward
        leaves = leaves + _closed_over(f)
        return CustomGradient(lambda *leaves: forward(call, leaves))(*leaves)

    return wrapper


def _closed_over(f):
    """Returns the tensors in a function's closure."""
    cells = getattr(inspect.unwrap(f), "__closure__", None) or ()
    found = []
    for cell in cells:
        try:
            found += [leaf for leaf in nest.flatten(cell.cell_contents) if isinstance(leaf, Tensor)]
        except ValueError:  # a name that has no value yet
            pass
    return found


def _is_pure(f, leaves):
    """Reports whether a trace of f has nothing but ops that give the same again, as far as its text tells."""
    places = [i for i, leaf in enumerate(leaves) if isinstance(leaf, Tensor)]

    def call(inputs):
        given = list(leaves)
        for i, tensor in zip(places, inputs):
            given[i] = tensor
        f(given)
        return []

    text = str(_traced("recompute", call, [(leaves[i].dtype.code, leaves[i]._dims) for i in places])[0].graph)
    lines = re.findall(r"^  (?:y.* = )?(\w+)\((.*)\)$", text, re.MULTILINE)
    return bool(lines) and all(_gives_the_same(name, arguments) for name, arguments in lines)


def _gives_the_same(name, arguments):
    """Reports whether a line of a function's text has no effect and nothing random."""
    schema = _registry.schema(name)
    if schema is None:
        return name in ("read_variable", "custom_gradient")
    return not schema["effects"] or schema["effects"] == ["random"] and "seed=" in arguments


def _forward_in_trace(f, leaves):
    """Does what _forward does; the trace keeps no more of f's ops than its gradient reads."""
    return f(leaves), lambda *gradients, variables=(): _gradient(f, leaves, list(variables), gradients)


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
    def again(leaves):
        after = _draw()
        _core.restart_stream(seed)
        try:
            return f(leaves)
        finally:
            _core.restart_stream(after)

    return result, lambda *gradients, variables=(): _gradient(again, leaves, list(variables), gradients)


def _gradient(f, leaves, variables, gradients):
    """Returns the gradients of the leaves and of the variables, out of another call of f."""
    sources = [leaf for leaf in leaves if isinstance(leaf, (Tensor, Variable))]
    with GradientTape(watch_accessed_variables=False) as tape:
        tape.watch(sources + variables)
        result = f(leaves)
    pairs = [(target, dy) for target, dy in zip(nest.flatten(result), gradients) if isinstance(target, (Tensor, Variable))]
    found = tape.gradient([target for target, _ in pairs], sources + variables, [dy for _, dy in pairs])
    by_source = {}
    for source, gradient in zip(sources, found):
        by_source.setdefault(id(source), gradient)  # the whole gradient of one that was given several times
    of_leaves = [by_source.pop(id(leaf), None) for leaf in leaves]
    return (of_leaves, found[len(sources):]) if variables else of_leaves
