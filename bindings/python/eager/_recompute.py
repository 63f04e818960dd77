"""eager.recompute: gradients that compute a function's values again instead of keeping them."""
import functools
import re
import types

from . import _core, _registry, nest
from . import raw_ops as _ops
from ._core import GradientTape, Tensor, Variable
from ._custom_gradient import CustomGradient
from .control_flow import _traced
from .devices import device
from .functions import Function

__all__ = ["recompute"]


def recompute(f):
    """Returns a function that does what f does, and of which tapes keep the arguments alone: less memory, for more time.

    The gradient calls f once more, so f must compute the same then: it changes nothing, and the Variables that it reads have the
    values that they had. Random numbers are the same, and layers train as they did. Arguments and results are tensors, structures of
    them, and anything else. Gradients flow to arguments, to Variables, and to tensors to which f refers by a name, or a function
    does to which it refers, not to those that it finds in objects. In a traced function an f that changes Variables, calls Python, or
    draws random numbers without a seed of their own is called as it is, and all is kept.

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
        tensors, variables = _outside_of(f)
        leaves = leaves + variables + list(tensors if is_tracing else _core.watched(tuple(tensors)))
        results = []

        def compute(*leaves):
            result, gradient = forward(call, leaves)
            results.append(result)
            return _tensors(result), gradient

        tensors = iter(CustomGradient(compute)(*leaves))
        result = results.pop()
        return nest.pack(result, [next(tensors) if isinstance(leaf, (Tensor, Variable)) else leaf for leaf in nest.flatten(result)])

    return wrapper


def _tensors(structure):
    """Returns the tensors and Variables in a structure."""
    return [leaf for leaf in nest.flatten(structure) if isinstance(leaf, (Tensor, Variable))]


def _outside_of(f):
    """Returns the tensors, and the Variables that no tape watches by itself, to which a function refers, or functions to which it
    refers: in closures, globals, defaults and partials."""
    tensors, variables, seen, waiting = {}, {}, set(), [f]
    while waiting:
        for leaf in nest.flatten(waiting.pop()):
            if isinstance(leaf, Tensor):
                tensors[leaf.id] = leaf
            elif isinstance(leaf, Variable):
                if not leaf.trainable:
                    variables[id(leaf)] = leaf
            elif id(leaf) not in seen and isinstance(leaf, _FUNCTIONS):
                seen.add(id(leaf))
                waiting += _referred(leaf)
    return list(tensors.values()), list(variables.values())


_FUNCTIONS = (types.FunctionType, types.MethodType, functools.partial, Function)


def _referred(f):
    """Returns the objects that a function refers to."""
    if isinstance(f, functools.partial):
        return [f.func, f.args, f.keywords]
    if isinstance(f, (types.MethodType, Function)):
        return [f.__func__ if isinstance(f, types.MethodType) else f.python_function]
    if f.__module__ is not None and f.__module__.partition(".")[0] == __package__:
        return [f.__wrapped__] if hasattr(f, "__wrapped__") else []
    found = [f.__defaults__, f.__kwdefaults__, *(f.__globals__.get(name) for name in _names(f.__code__))]
    for cell in f.__closure__ or ():
        try:
            found.append(cell.cell_contents)
        except ValueError:  # a name that has no value yet
            pass
    return found


def _names(code):
    """Returns the names of globals, and of attributes, that code and the functions within it have."""
    found = set(code.co_names)
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            found |= _names(constant)
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
    return f(leaves), _gradient_of(f, leaves)


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

    return result, _gradient_of(again, leaves)


def _gradient_of(f, leaves):
    """Returns the function that custom_gradient calls for the gradient. In it layers train if they do so now."""
    training = _core.is_training()

    def gradient(*gradients, variables=()):
        before = _core.set_training(training)
        try:
            return _gradient(f, leaves, list(variables), gradients)
        finally:
            _core.set_training(before)

    return gradient


def _gradient(f, leaves, variables, gradients):
    """Returns the gradients of the leaves and of the variables, out of another call of f."""
    sources = [leaf for leaf in leaves if isinstance(leaf, (Tensor, Variable))]
    with GradientTape(watch_accessed_variables=False) as tape:
        tape.watch(sources + variables)
        result = f(leaves)
    found = tape.gradient(_tensors(result), sources + variables, list(gradients))
    by_source = {}
    for source, gradient in zip(sources, found):
        by_source.setdefault(id(source), gradient)  # the whole gradient of one that was given several times
    of_leaves = [by_source.pop(id(leaf), None) for leaf in leaves]
    return (of_leaves, found[len(sources):]) if variables else of_leaves
