"""How eager tensors came from Variables, so that a graph computes them again, and follows them with gradients.

From its first placeholder, Session or get_variable on, a program's ops outside of functions are observed: what an op makes of a
Variable's value, or of something that was made so, is noted here. Where a graph gets such a tensor, an Operation takes its place. What a tf.function computes of Variables that it
reads itself is a constant, and so is what went through NumPy.
"""
import collections
import weakref

from ... import _core

_MOST, _MOST_BYTES = 4096, 1 << 26  # of what is noted; the oldest goes first

_reads: dict = collections.OrderedDict()  # by the id of a Variable's value: a weak reference to the Variable
_made: dict = collections.OrderedDict()  # by the id of a tensor: the Call that made it, and which of its outputs it is
_bytes = 0


class Call:
    """An op that ran on Variables, or on what Calls gave.

    inputs: for each a weak reference to a Variable, a pair of a Call and the output's number, a Tensor, or None.
    """

    __slots__ = ("again", "inputs", "num_outputs", "size", "operations")

    def __init__(self, again, inputs, num_outputs, size):
        self.again, self.inputs, self.num_outputs, self.size = again, inputs, num_outputs, size
        self.operations = weakref.WeakKeyDictionary()  # by graph: the SymbolicTensors of the Operation that runs it


def _observe(again, inputs, ids):
    global _bytes
    if again is None:  # a Variable was read
        _reads[ids] = weakref.ref(inputs)
        _reads.move_to_end(ids)
        if len(_reads) > _MOST:
            _reads.popitem(last=False)
        return
    found = [None if x is None else _made.get(x.id) or _reads.get(x.id) for x in inputs]
    if not any(x is not None for x in found):
        return
    kept = [x if origin is None else origin for x, origin in zip(inputs, found)]
    call = Call(again, kept, len(ids), sum(x.nbytes for x in kept if type(x) is _core.Tensor))
    _bytes += call.size
    for place, made in enumerate(ids):
        _made[made] = call, place
    while len(_made) > _MOST or _bytes > _MOST_BYTES and len(_made) > 1:
        _, (oldest, place) = _made.popitem(last=False)
        _bytes -= oldest.size if place == 0 else 0


is_observing = False


def observe():
    """Begins to observe, if that has not begun."""
    global is_observing
    is_observing = True
    _core.set_observer(_observe)


def forget():
    """Forgets what was noted."""
    global _bytes
    _reads.clear()
    _made.clear()
    _bytes = 0


def lifted(value):
    """Returns what stands for a value in a graph: a SymbolicTensor for an eager Tensor that came from Variables, else the value."""
    if type(value) is not _core.Tensor or not _reads or value.is_symbolic:
        return value
    origin = _made.get(value.id) or _reads.get(value.id)
    return value if origin is None else _symbol(origin)


def _symbol(origin):
    """Returns the SymbolicTensor of an origin in the default graph. The Calls that it needs become Operations, the first ones first."""
    from ._graph import get_default_graph, record

    graph = get_default_graph()
    if type(origin) is weakref.ref:
        return record(_read, (_variable(origin),), name="ReadVariableOp")
    stack = [origin[0]]
    while stack:
        call = stack[-1]
        before = [x[0] for x in call.inputs if type(x) is tuple and graph not in x[0].operations]
        if before:
            stack.extend(before)
            continue
        stack.pop()
        if graph not in call.operations:
            args = [x[0].operations[graph][x[1]] if type(x) is tuple else _variable(x) if type(x) is weakref.ref else x for x in call.inputs]
            call.operations[graph] = record(_Runner(call), args, name="OfVariables")
    return origin[0].operations[graph][origin[1]]


class _Runner:
    """Runs a Call's op again."""

    __name__ = "of_variables"

    def __init__(self, call):
        self._again = call.again

    def __call__(self, *inputs):
        return self._again([x.read_value() if isinstance(x, _core.Variable) else x for x in inputs])


def _variable(reference):
    variable = reference()
    if variable is None:
        raise ValueError("a tensor was computed from a Variable that is gone")
    return variable


def _read(variable):
    return variable.read_value()
