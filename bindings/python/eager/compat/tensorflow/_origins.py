"""How eager tensors came from Variables, so that a graph computes them again, and follows them with gradients.

From its first tf.Variable, placeholder, Session or get_variable on, a program's ops outside of functions are observed: what an op makes
of a Variable's value, or of something that was made so, is noted here for as long as the program has it. That ends where a program
without a placeholder or a Session so far asks for tapes, tf.function, tf.keras or tfe. Where a graph gets such a
tensor, an Operation takes its place. What a tf.function computes of Variables that it reads itself is a constant, and so is what went
through NumPy.
"""
import weakref

from ... import _core

_reads: dict = {}  # by the id of a Variable's value: a weak reference to the Variable
_made: dict = {}  # by the id of a tensor: the Call that made it, and which of its outputs it is


class Call:
    """An op that ran on Variables, or on what Calls gave.

    inputs: for each a Variable, a pair of a Call and the output's number, a Tensor, or None.
    """

    __slots__ = ("again", "inputs", "num_outputs", "operations")

    def __init__(self, again, inputs, num_outputs):
        self.again, self.inputs, self.num_outputs = again, inputs, num_outputs
        self.operations = weakref.WeakKeyDictionary()  # by graph: the SymbolicTensors of the Operation that runs it


def _observe(again, what, ids):
    if again is not None:  # an op ran
        call = Call(again, [_input(x) for x in what], len(ids))
        for place, made in enumerate(ids):
            _made[made] = call, place
    elif what is not None:  # a Variable was read
        _reads[ids] = weakref.ref(what)
    else:  # the program has these no more
        for lost in ids:
            _made.pop(lost, None)
            _reads.pop(lost, None)


def _input(x):
    if type(x) is not int:
        return x
    return _made.get(x) or _variable(_reads[x])


is_observing = False  # whether the program has graphs
_is_eager = False  # whether it says that it has none


def expect():
    """Begins to observe a program that has a Variable, which may turn out to be one with graphs, unless it says otherwise."""
    if not _is_eager:
        _core.set_observer(_observe)


def expect_none():
    """Ends that: the program uses what only programs without graphs do."""
    global _is_eager
    _is_eager = True
    if not is_observing:
        _core.set_observer(None)
        forget()


def observe():
    """Begins to observe, if that has not begun, and gives tensors and Variables what they have in programs with graphs, such as eval()."""
    global is_observing
    from . import _graph_variables  # noqa: F401

    is_observing = True
    _core.set_observer(_observe)


def forget():
    """Forgets what was noted."""
    _reads.clear()
    _made.clear()
    if is_observing:
        _core.set_observer(None)
        _core.set_observer(_observe)


def lifted(value):
    """Returns what stands for a value in a graph: a SymbolicTensor for an eager Tensor that came from Variables, else the value."""
    if type(value) is not _core.Tensor or not (_reads or _made) or value.is_symbolic:
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
            args = [x[0].operations[graph][x[1]] if type(x) is tuple else x for x in call.inputs]
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
