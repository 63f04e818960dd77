"""Branches and loops that depend on tensors: ``cond``, ``while_loop``, ``map_fn``, ``scan``.

Outside of traced functions they are Python's own ``if``, ``while`` and ``for``, so that tapes see every op, and closures are what
they are. In a traced function branches and bodies are traced once each and become functions of the graph; tensors of the
enclosing function that they close over are passed to them, and gradients flow to these and to Variables that they read; not to
a Variable that one of them also assigns to.
"""
from . import _core, _registry, nest
from ._core import Tensor, Variable
from ._arguments import LIST, OUTPUT
from ._graphs import ConcreteFunction

__all__ = ["cond", "while_loop", "map_fn", "scan"]


def __dir__():
    return __all__


_NUMBERS = (bool, int, float, complex)  # from narrow to wide


def _tensor(value, dtype=None):
    return value if isinstance(value, Tensor) else _core.to_tensor(value, dtype if type(value) in _NUMBERS else None)


class _Leaves:
    """The tensors of a structure, in which None stays as it is.

    like: a structure's _Leaves, whose dtypes Python numbers take; weak: but not those of numbers of a narrower type.
    """

    def __init__(self, structure, like=None, what="the function", weak=False):
        leaves = nest.flatten(structure)
        self.structure, self.present = structure, [leaf is not None for leaf in leaves]
        given = [leaf for leaf in leaves if leaf is not None]
        self.numbers = [_NUMBERS.index(type(leaf)) + 1 if type(leaf) in _NUMBERS else 0 for leaf in given]
        dtypes = [None] * len(given)
        if like is not None:
            like.check(self, what)
            dtypes = [t.dtype for t in like.tensors]
            if weak:
                dtypes = [None if 0 < n < m else d for d, n, m in zip(dtypes, like.numbers, self.numbers)]
        self.tensors = [_tensor(leaf, dtype) for leaf, dtype in zip(given, dtypes)]

    def check(self, other, what):
        try:
            nest.assert_same(self.structure, other.structure)
        except (ValueError, TypeError) as error:
            raise type(error)(f"{what} gave another structure than was expected: {error}") from None
        if self.present != other.present:
            raise ValueError(f"{what} gave None where a tensor was expected, or a tensor in place of None")

    def pack(self, tensors):
        rest = iter(tensors)
        return nest.pack(self.structure, [next(rest) if p else None for p in self.present])

    @property
    def specs(self):
        return [(t.dtype.code, t._dims) for t in self.tensors]


def _list_of(n):
    return (LIST, *[(OUTPUT, i) for i in range(n)])


def _traced(name, call, specs, like=None, weak=False):
    """(function, the _Leaves of what call gave). call gets a list of tensors and gives a structure."""
    found = []

    def body(inputs):
        found[:] = [_Leaves(call(inputs), like, name, weak)]
        return found[0].tensors, _list_of(len(found[0].tensors))

    function, _ = ConcreteFunction.trace(name, specs, body)
    return function, found[0]


def _wrapped(function, specs, captures, dtypes=None):
    """function with all of captures, in order, and with outputs of these dtypes."""
    same = [t.id for t in function.captures] == [t.id for t in captures]
    if same and dtypes is None:
        return function

    def body(inputs):
        for tensor in captures:
            _core.capture(tensor)
        outputs = function(*inputs)
        if dtypes is not None:
            cast = _registry.op("cast")
            outputs = [t if t.dtype is d else cast(t, d) for t, d in zip(outputs, dtypes)]
        return outputs, _list_of(len(outputs))

    return ConcreteFunction.trace(function.name, specs, body)[0]


def _union(*functions):
    return list({t.id: t for f in functions for t in f.captures}.values())


def cond(pred, true_fn, false_fn, *operands):
    """true_fn(*operands) where pred is true, else false_fn(*operands).

    pred: a bool, or a tensor of one element (rank 0 in a traced function); a number is true unless it is 0. In a traced function,
    where pred has no value yet, both are traced, and give the same structure of tensors, of the same dtypes and ranks; a Python
    number takes the other's dtype.
    ValueError, TypeError: the structures differ. InvalidArgumentError: dtypes or ranks do.

    >>> import eager
    >>> f = eager.function(lambda x: eager.cond(x > 0., lambda: x, lambda: -x))
    >>> f(eager.constant(-3.)).item()
    3.0
    """
    if isinstance(pred, Variable):
        pred = _core.to_tensor(pred)
    if not (isinstance(pred, Tensor) and pred.is_symbolic):
        return true_fn(*operands) if pred else false_fn(*operands)
    given = _Leaves(list(operands))
    specs = given.specs
    true, on_true = _traced("true_fn", lambda inputs: true_fn(*given.pack(inputs)), specs)
    false, on_false = _traced("false_fn", lambda inputs: false_fn(*given.pack(inputs)), specs, on_true, weak=True)
    dtypes = None
    if any(number and t.dtype is not other.dtype for number, t, other in zip(on_true.numbers, on_true.tensors, on_false.tensors)):
        dtypes = [other.dtype if number else t.dtype for number, t, other in zip(on_true.numbers, on_true.tensors, on_false.tensors)]
    captures = _union(true, false)
    functions = {"then_branch": _wrapped(true, specs, captures, dtypes), "else_branch": _wrapped(false, specs, captures)}
    op = _core.control_flow("cond", len(on_true.tensors), functions, {})
    return on_true.pack(op.run([pred, *given.tensors, *captures]))


def _relaxed(specs, tensors):
    """specs with None for the dims that tensors, of the same ranks, have otherwise."""
    return [(code, tuple(a if a == b else None for a, b in zip(shape, t._dims)) if len(shape) == t.ndim else shape)
            for (code, shape), t in zip(specs, tensors)]


def while_loop(cond, body, loop_vars, maximum_iterations=None):
    """The last loop variables: as long as cond(*loop_vars) is true, body(*loop_vars) gives the next ones.

    loop_vars: a list or tuple of structures of tensors, each an argument of cond and body; or anything else, as the one argument.
    body gives the same structure, of the same dtypes and ranks; Python numbers take the dtypes.
    maximum_iterations: an int; None for no limit.
    In a traced function dims that body changes are unknown, and gradients need loop variables that keep their shapes.
    ValueError, TypeError: body gives another structure. InvalidArgumentError: other dtypes or ranks.

    >>> import eager
    >>> eager.while_loop(lambda i, s: i < 5, lambda i, s: (i + 1, s + i), (eager.constant(0), eager.constant(0)))[1].item()
    10
    """
    loop = _Leaves(loop_vars)
    test, step = lambda values: _called(cond, values), lambda values: _as_loop_vars(_called(body, values), loop_vars)
    if not _core.is_tracing():
        values, steps = loop.pack(loop.tensors), 0
        while (maximum_iterations is None or steps < maximum_iterations) and test(values):
            values = loop.pack(_Leaves(step(values), loop, "body").tensors)
            steps += 1
        return values
    return _traced_while(test, lambda values: (step(values), None), loop, maximum_iterations)[0]


def _called(function, values):
    """Returns what a function of loop variables gives: of each of several, or of the one."""
    return function(*values) if _are_several(values) else function(values)


def _are_several(loop_vars):
    """Reports whether loop variables are a list or a tuple of them, and not one."""
    return isinstance(loop_vars, (list, tuple)) and not hasattr(loop_vars, "_fields")


def _as_loop_vars(result, loop_vars):
    """Returns what body gave, as a list or a tuple where the loop variables are one."""
    if _are_several(loop_vars):
        if len(loop_vars) == 1 and not isinstance(result, (list, tuple)):
            result = [result]
        if isinstance(result, (list, tuple)) and len(result) == len(loop_vars):
            result = type(loop_vars)(result)
    return result


def _traced_while(cond, body, loop, maximum_iterations):
    """Returns the last loop variables of a while_loop in a trace, and what the steps gave besides, stacked.

    cond, body: functions of the loop variables; body gives the next ones and a structure of what it gives besides.
    loop: the _Leaves of the first loop variables.
    """
    specs, ys = loop.specs, []

    def step(inputs):
        values, y = body(loop.pack(inputs))
        ys[:] = [_Leaves(y)]
        return [*_Leaves(values, loop, "body").tensors, *ys[0].tensors]

    while True:  # until the dims are those that body keeps
        function, after = _traced("body", step, specs)
        merged = _relaxed(specs, after.tensors)
        if merged == specs:
            break
        specs = merged
    test, tested = _traced("cond", lambda inputs: cond(loop.pack(inputs)), specs)
    if len(tested.tensors) != 1:
        raise ValueError("cond must give one bool")
    captures = _union(test, function)
    functions = {"cond": _wrapped(test, specs, captures), "body": _wrapped(function, specs, captures)}
    attributes = {"num_invariants": len(captures)}
    if maximum_iterations is not None:
        attributes["maximum_iterations"] = int(maximum_iterations)
    n = len(loop.tensors)
    op = _core.control_flow("while_loop", n + len(ys[0].tensors), functions, attributes)
    outputs = op.run([*loop.tensors, *captures])
    return loop.pack(outputs[:n]), ys[0].pack(outputs[n:])


def _slice_specs(leaves):
    return [(code, shape[1:]) for code, shape in leaves.specs]


def _length(leaves, length=None):
    """The number of slices, None where it is not known. ValueError: a tensor has none, or another number."""
    for _, shape in leaves.specs:
        if not shape:
            raise ValueError("a tensor of rank 0 has no slices along its first axis")
        if length is None:
            length = shape[0]
        elif shape[0] is not None and shape[0] != length:
            raise ValueError(f"tensors with as many slices are needed, got {length} and {shape[0]}")
    return length


def _stacked(rows):
    stack = _registry.op("stack")
    columns = zip(*[row.tensors for row in rows])
    return rows[0].pack([stack(list(column)) for column in columns])


def map_fn(fn, elems):
    """fn of each slice along the first axis of elems, stacked.

    elems: a tensor, or a structure of tensors with as many slices each; fn gets a slice of each, in that structure, and gives a
    structure of tensors that have the same dtype and shape each time.
    ValueError: elems has no tensor, one of rank 0, or other numbers of slices.

    >>> import eager
    >>> eager.map_fn(lambda x: eager.sum(x * x), eager.constant([[1., 2.], [3., 4.]])).tolist()
    [5.0, 25.0]
    """
    given = _Leaves(elems)
    if not given.tensors:
        raise ValueError("map_fn needs at least one tensor")
    n = _length(given)
    if n and not _core.is_tracing():
        first, rows = None, []
        for i in range(n):
            rows.append(_Leaves(fn(given.pack([t[i] for t in given.tensors])), first, "fn"))
            first = first or rows[0]
        return _stacked(rows)
    function, result = _traced("fn", lambda inputs: fn(given.pack(inputs)), _slice_specs(given))
    captures = list(function.captures)
    op = _core.control_flow("map", len(result.tensors), {"function": function}, {"num_invariants": len(captures)})
    return result.pack(op.run([*given.tensors, *captures]))


def scan(fn, init, xs, length=None, reverse=False):
    """Carries a state along the slices of xs: ``carry, y = fn(carry, x)`` for each; gives the last carry and the ys, stacked.

    init: a structure of tensors; fn gives the same structure, of the same dtypes and ranks. xs: a structure of tensors with as many
    slices along their first axes, or None: then fn gets None, length times. reverse: begins with the last slice; ys lie where
    their slice lay.
    ValueError, TypeError: fn gives no pair, or another structure; xs and length do not agree.

    >>> import eager
    >>> total, sums = eager.scan(lambda s, x: (s + x, s + x), eager.constant(0.), eager.constant([1., 2., 3.]))
    >>> total.item(), sums.tolist()
    (6.0, [1.0, 3.0, 6.0])
    """
    carry, given = _Leaves(init), _Leaves(xs)
    n = _length(given, None if length is None else int(length))
    if n is None and not given.tensors:
        raise ValueError("scan needs length where xs has no tensors")

    def step(carries, slices):
        result = fn(carry.pack(carries), given.pack(slices))
        if not isinstance(result, (list, tuple)) or len(result) != 2:
            raise TypeError(f"scan's function must give a pair (carry, y), got {result!r}")
        return _Leaves(result[0], carry, "scan's function").tensors, result[1]

    if n and not _core.is_tracing():
        carries, first, rows = carry.tensors, None, [None] * n
        for i in reversed(range(n)) if reverse else range(n):
            carries, y = step(carries, [t[i] for t in given.tensors])
            rows[i] = _Leaves(y, first, "scan's function")
            first = first or rows[i]
        return carry.pack(carries), _stacked(rows)

    k = len(carry.tensors)
    ys = []

    def body(inputs):
        carries, y = step(inputs[:k], inputs[k:])
        ys[:] = [_Leaves(y)]
        return [*carries, *ys[0].tensors]

    slices = _slice_specs(given)
    carries = carry.specs
    while True:  # as in while_loop
        function, after = _traced("fn", body, carries + slices)
        merged = _relaxed(carries, after.tensors)
        if merged == carries:
            break
        carries = merged
    captures = list(function.captures)
    attributes = {"num_carries": k, "num_invariants": len(captures), "reverse": bool(reverse)}
    if not given.tensors:
        attributes["length"] = n
    op = _core.control_flow("scan", k + len(ys[0].tensors), {"function": function}, attributes)
    outputs = op.run([*carry.tensors, *given.tensors, *captures])
    return carry.pack(outputs[:k]), ys[0].pack(outputs[k:])
