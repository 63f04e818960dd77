"""How eager tensors came from Variables, so that a graph computes them again, and follows them with gradients.

From its first tf.Variable, placeholder, Session or get_variable on, a program's ops outside of functions are observed: what an op makes
of a Variable's value, or of something that was made so, is noted here for as long as the program has it. That ends where a program
without a placeholder or a Session so far asks for tapes, tf.function, tf.keras or tfe. Where a graph gets such a
tensor, an Operation takes its place. What a tf.function computes of Variables that it reads itself is a constant, and so is what went
through NumPy. Assignments and draws of random numbers are noted like ops, since a graph repeats them too.
"""
import sys
import threading
import weakref

import eager

from ... import _core, nest
from ...errors import FailedPreconditionError
from . import _tensors
from ._functions import _op

_reads: dict = {}  # by the id of a Variable's value: a weak reference to the Variable
_made: dict = {}  # by the id of a tensor: the Call that made it, and which of its outputs it is


class Call:
    """What ran on Variables, or on what Calls gave: an op, an assignment, or a draw of random numbers.

    inputs: for each a Variable, a pair of a Call and the output's number, a Tensor, or None. again: a function of them, in which
    Variables stand for their values, if is_op.
    """

    __slots__ = ("again", "inputs", "num_outputs", "is_op", "controls", "operations", "recorded")

    def __init__(self, again, inputs, num_outputs, is_op=True, recorded=None):
        self.again, self.inputs, self.num_outputs, self.is_op = again, inputs, num_outputs, is_op
        self.controls, self.recorded = _controls(), recorded  # what gives the SymbolicTensors, where it is not a record of `again`
        self.operations = weakref.WeakKeyDictionary()  # by graph: the SymbolicTensors of the Operation that runs it


def _controls():
    """Returns the Operations behind which tf.control_dependencies has what is computed now."""
    graph = sys.modules.get(__package__ + "._graph")  # which no program has that has no Operations
    if graph is None:
        return ()
    scopes = graph.scopes
    return [op for ops in scopes.controls for op in ops]


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


def _origin(value, dtype):
    """Returns the input of a Call that stands for a value."""
    if type(value) is _core.Variable:
        return value
    tensor = value if type(value) is _core.Tensor else _core.to_tensor(value, dtype)
    made = _made.get(tensor.id)
    variable = _reads[tensor.id]() if made is None and tensor.id in _reads else None  # None: it is gone, and changes no more
    return next((x for x in (made, variable) if x is not None), tensor)


is_observing = False  # whether the program has graphs
is_expecting = False  # whether it has a Variable and may turn out to have graphs
_has_graphs = False  # whether it has a placeholder or a Session
_is_eager = False  # whether it uses what programs without graphs do, Keras too
_says_eager = False  # whether it uses what only such do


def expect():
    """Begins to observe a program that has a Variable, which may turn out to be one with graphs, unless it says otherwise."""
    global is_expecting
    if not _is_eager:
        is_expecting = not is_observing
        _core.set_observer(_observe)
        if is_expecting:
            _tensors.add(_core.Variable, {name: _noting(name) for name in _ASSIGNMENTS})


def expect_none(is_certain=True):
    """Ends that: the program uses what programs without graphs do; is_certain: and no others."""
    global _is_eager, _says_eager, is_expecting
    _is_eager, _says_eager = True, _says_eager or is_certain
    if not is_observing:
        _core.set_observer(None)
        forget()
        if is_expecting:
            _tensors.remove(_core.Variable, _ASSIGNMENTS)
        is_expecting = False


def observe(has_graphs=False):
    """Begins to observe, if that has not begun, and gives tensors and Variables what they have in programs with graphs, such as eval().
    has_graphs: the program uses what only those do."""
    global is_observing, is_expecting, _has_graphs
    from . import _graph_variables  # noqa: F401

    _has_graphs = _has_graphs or has_graphs
    is_observing, is_expecting = True, False
    _core.set_observer(_observe)


def is_of_graph():
    """Reports whether what runs now builds a graph without doubt, so that nothing need have a value at once."""
    return _has_graphs and not _says_eager and not _core.is_tracing() and not _is_in_session()


def may_be_of_graph():
    """Reports whether what runs now may be taken by a graph."""
    return (is_observing or is_expecting) and not _core.is_tracing() and not _is_in_session()


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
    from ._graph import get_default_graph, record, scopes

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
            before, scopes.controls = scopes.controls, [[op for op in call.controls if op.graph is graph]]
            try:
                call.operations[graph] = call.recorded(*args) if call.recorded else record(_Runner(call), args, name="OfVariables")
            finally:
                scopes.controls = before
    return origin[0].operations[graph][origin[1]]


class _Runner:
    """Runs a Call again."""

    __name__ = "of_variables"

    def __init__(self, call):
        self._again, self._is_op = call.again, call.is_op
        self.sets_first = getattr(call.again, "sets_first", False)  # whether it gives the first input, a Variable, a value

    def __call__(self, *inputs):
        return self._again([x.read_value() if self._is_op and isinstance(x, _core.Variable) else x for x in inputs])


def _variable(reference):
    variable = reference()
    if variable is None:
        raise ValueError("a tensor was computed from a Variable that is gone")
    return variable


def _read(variable):
    return variable.read_value()


# ---- What runs again besides ops

_ASSIGNMENTS = ("assign", "assign_add", "assign_sub")


def _noting(name):
    """Returns the method of Variables that assigns, and gives what a graph assigns by."""
    native = _tensors.native(_core.Variable, name)

    def method(self, value, *args, **kwargs):
        return assigned(native, self, value, *args, **kwargs)

    method.__name__, method.__doc__ = name, native.__doc__
    return method


_WRAPPERS = (__package__, *(f"{__package__}.{name}" for name in ("_origins", "_functions", "_graph_variables", "_scatters", "_variables")))


def _is_of_program():
    """Reports whether it is the program's code that assigns, not the package's, such as set_weights()."""
    frame = sys._getframe(2)
    while frame.f_globals.get("__name__") in _WRAPPERS:
        frame = frame.f_back
    return frame.f_globals.get("__name__", "").partition(".")[0] != "eager"


def assigned(assign, variable, value, *args, **kwargs):
    """Assigns a value. Returns the Variable's, in whose place a graph assigns again in each run, as TensorFlow 1 does.

    In a program with a placeholder or a Session, the assignment is an operation alone, and the Variable stays as it is.
    """
    if _core.is_tracing():
        return assign(variable, value, *args, **kwargs)
    note(variable)
    origin = _origin(value, variable.dtype)
    if _loops.asked and is_of_graph():
        raise _Asked
    is_operation = is_of_graph() or is_observing and is_initialized(variable) and not _is_in_session()
    before = variable.read_value() if is_operation and _is_of_program() else None
    result = assign(variable, value, *args, **kwargs)

    def again(inputs):
        assign(*inputs)
        return [inputs[0].read_value()]

    again.sets_first = assign.__name__ == "assign"
    noted = _noted(_op("identity")(variable), Call(again, [variable, origin], 1, is_op=False), result)
    if before is not None:
        _tensors.native(_core.Variable, "assign")(variable, before)
    return noted


def _is_in_session():
    """Reports whether a Session runs on this thread, as for code of py_func."""
    from ._graph import scopes

    return scopes.is_running


def drawn(draw, args, kwargs):
    """Returns random numbers, in whose place a graph draws others in each run."""
    result = draw(*args, **kwargs)
    if not (is_observing or is_expecting) or type(result) is not _core.Tensor or result.is_symbolic:
        return result
    # That it was computed from a Variable has the result observed.
    return _noted(_op("where")(_core.Variable(True), result, result), Call(lambda _: [draw(*args, **kwargs)], (), 1, is_op=False), result)


def element(take, pending, spec):
    """Returns an iterator's next element. In its place a graph takes the next one in each run, where `pending` has none: it has this one
    for the first run. In a program that is known to have graphs it is a graph's tensor at once."""
    if not may_be_of_graph():
        return take()

    def again():
        return pending.pop(0) if pending else take()

    def recorded():
        from ._graph_data import next_of

        specs = [(s.dtype, None if s.shape is None else tuple(s.shape)) for s in nest.flatten(spec)]
        return next_of(again, specs, nest.map_structure(lambda _: 0, spec))

    if is_of_graph():
        return recorded()
    result = take()
    if any(type(x) is not _core.Tensor for x in nest.flatten(result)):
        return result
    pending.append(result)
    return _with_call(result, (), lambda: nest.flatten(recorded()))


def _with_call(result, inputs, recorded):
    """Returns a structure of tensors in whose place graphs have what `recorded` gives for the inputs, a list."""
    if any(x is None for x in nest.flatten(result)):
        return result
    leaves, yes = list(map(_core.to_tensor, nest.flatten(result))), _core.Variable(True)
    call = Call(None, inputs, len(leaves), is_op=False, recorded=recorded)
    return nest.pack(result, [_noted(_op("where")(yes, x, x), call, x, place) for place, x in enumerate(leaves)])


def sized(function, args, kwargs):
    """Calls a function of the table, which takes the values of tensors as they are now. A graph takes those that come from Variables anew in
    each run."""
    leaves = nest.flatten([args, kwargs]) if may_be_of_graph() else ()
    places = [i for i, x in enumerate(leaves) if is_of_variables(x)]
    if not places:
        return function(*args, **kwargs)

    def called(stand_for, given):
        now = list(leaves)
        for i, x in zip(places, given):
            now[i] = stand_for(x)
        args_now, kwargs_now = nest.pack([args, kwargs], now)
        return function(*args_now, **kwargs_now)

    given = [leaves[i] for i in places]
    if is_of_graph():
        return called(symbol_of, given)
    inputs = [_origin(x, None) for x in given]
    return _with_call(called(_core.to_tensor, given), inputs, lambda *given: nest.flatten(called(symbol_of, given)))


def note_part(variable, key, part):
    """Notes a part of a Variable whose place comes from Variables, which a graph takes anew in each run."""
    items = key if isinstance(key, tuple) else (key,)
    places = [i for i, x in enumerate(items) if is_of_variables(x)]
    if not places or part.id not in _made:
        return

    def recorded(whole, *given):
        now = list(items)
        for i, x in zip(places, given):
            now[i] = symbol_of(x)
        return [symbol_of(whole)[tuple(now)]]

    _made[part.id] = Call(None, [variable, *[_origin(items[i], None) for i in places]], 1, is_op=False, recorded=recorded), 0


def symbol_of(x):
    """Returns the SymbolicTensor for a Variable, or for a tensor that came from Variables; other values as they are."""
    if type(x) is not _core.Variable:
        return lifted(x)
    from ._graph import record

    return record(_read, (x,), name="ReadVariableOp")


def is_of_variables(x):
    """Reports whether x is a Variable, or a tensor that is known to come from Variables."""
    return type(x) is _core.Variable or type(x) is _core.Tensor and (x.id in _made or x.id in _reads)


def cond(pred, true_fn, false_fn):
    """Computes tf.cond. Where the condition came from Variables, a graph asks it again in each run."""
    if not may_be_of_graph() or not is_of_variables(pred):
        return eager.cond(pred, true_fn, false_fn)
    from . import _graph_cond

    def recorded(pred):
        return _graph_cond.cond(pred, true_fn, false_fn)

    if is_of_graph():
        return recorded(pred)
    return _with_call(eager.cond(pred, true_fn, false_fn), [_origin(pred, None)], lambda pred: nest.flatten(recorded(pred)))


class _Asked(Exception):
    """A loop of a program with graphs asks for Variables, or assigns to them."""


class _Loops(threading.local):
    """For each loop of a thread that runs now, the innermost last, whether its condition came from Variables."""

    def __init__(self):
        self.asked = []


_loops = _Loops()


def while_loop(loop, cond, body, loop_vars, maximum_iterations):
    """Computes tf.while_loop by `loop`. Where the condition came from Variables, a graph runs it again in each run, as where it assigns
    in a program with graphs."""
    if not may_be_of_graph():
        return loop(cond, body, loop_vars, maximum_iterations)
    from . import _graph_cond

    def noting(*values):
        goes_on = cond(*values)
        _loops.asked[-1] = _loops.asked[-1] or is_of_variables(goes_on)
        if _loops.asked[-1] and is_of_graph():
            raise _Asked
        return goes_on

    def recorded():
        return _graph_cond.while_loop(cond, body, loop_vars, None, maximum_iterations)

    _loops.asked.append(False)
    try:
        result = loop(noting, body, loop_vars, maximum_iterations)
    except _Asked:
        result = None
    finally:
        is_asked = _loops.asked.pop()
    if result is None:
        return recorded()
    if is_of_graph():
        return _graph_cond.alone(result, loop_vars)
    return _with_call(result, (), lambda: nest.flatten(recorded())) if is_asked else result


def _noted(tensor, call, otherwise, place=0):
    """Returns a tensor in whose place graphs have a Call's, or the other value where nothing is observed."""
    if tensor.id not in _made:
        return otherwise
    _made[tensor.id] = call, place
    return tensor


# ---- Initial values of Variables

_initial: dict = {}  # by id of a Variable: a weak reference to it, and the value that it had ahead of the first assignment that is known


def note(variable):
    """Keeps the value of a Variable as its initial one, where none is kept. Returns the initial value; in a trace None."""
    if _core.is_tracing():
        return None
    known = _initial.get(id(variable))
    if known is None or known[0]() is not variable:
        key = id(variable)
        known = _initial[key] = weakref.ref(variable, lambda _: _initial.pop(key, None)), _value(variable)
    return known[1]


_initialized: dict = {}  # by id of a Variable that Sessions may read: a weak reference to it


def initialize(variable):
    """Notes that a program with graphs has given a Variable a value: by an initializer, an assignment that ran, or a checkpoint."""
    key = id(variable)
    _initialized[key] = weakref.ref(variable, lambda _: _initialized.pop(key, None))


def is_initialized(variable):
    """Reports whether a program with graphs has given a Variable a value."""
    known = _initialized.get(id(variable))
    return known is not None and known() is variable


def check_initialized(variable):
    """FailedPreconditionError: a program with graphs has not given the Variable a value."""
    if not is_initialized(variable):
        raise FailedPreconditionError(f"Attempting to use uninitialized value {variable._name}\n\t [[node {variable._name}/read]]")


def age(variable):
    """Returns a number that is greater for Variables whose initial values were made later, as far as they are known."""
    known = _initial.get(id(variable))
    return (_value(variable) if known is None or known[0]() is not variable else known[1]).id


def _value(variable):
    """Returns the value, the same tensor each time, also behind control_dependencies."""
    return _tensors.native(_core.Variable, "read_value")(variable)
