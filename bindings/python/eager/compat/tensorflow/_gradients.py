"""Gradients of graphs: tf.gradients, and the steps of optimizers as operations."""
import threading

from ... import _core, nest
from ._functions import _op
from ._graph import Operation, SymbolicTensor, get_default_graph, infer
from ._origins import lifted, note


class Gradients(Operation):
    """An Operation that asks the tape of a run for the gradients of some tensors with respect to others, and to Variables."""

    def __init__(self, targets, sources, output_gradients, name, stops=()):
        self.targets, self.sources, self.output_gradients, self.stops = targets, sources, output_gradients, frozenset(stops)
        super().__init__(_no_call, (targets, [s for s in sources if isinstance(s, SymbolicTensor)], output_gradients), name=name)
        self.present = range(len(sources))

    def call(self, values, tape):
        """Adds the gradients to values."""
        def value(x):
            return values[x] if isinstance(x, SymbolicTensor) else x

        given = self.output_gradients and list(map(value, self.output_gradients))
        before, _running.stops = _running.stops, self.stops
        try:
            found = tape.gradient(list(map(value, self.targets)), list(map(value, self.sources)), output_gradients=given)
        finally:
            _running.stops = before
        found = [g if g is None or type(g) is _core.Tensor else g.to_dense() for g in found]
        if self.results is None:  # while the shapes are inferred
            values[self] = found
        else:
            values.update(zip(self.outputs, [found[i] for i in self.present]))


class _Running(threading.local):
    """What the Gradients that a thread computes take for constants."""

    stops = frozenset()


_running = _Running()


def _gate(tensor, value):
    """Returns the value, through which no gradient goes back for Gradients that stop at this tensor."""
    from ... import custom_gradient

    return custom_gradient(lambda x: (_op("identity")(x), lambda dy: None if tensor in _running.stops else dy))(value)


def _no_call(*_):
    raise AssertionError("Gradients have a call of their own")


def gradients(ys, xs, grad_ys=None, name="gradients", colocate_gradients_with_ops=False, gate_gradients=False, aggregation_method=None,
              stop_gradients=None, unconnected_gradients="none"):
    """Returns the gradients of the sum of ys with respect to each of xs, a list; None where no path leads from x to y.

    ys, xs: tensors of a graph, or lists of them; xs may be Variables too. grad_ys: what the gradients of ys are multiplied by.
    stop_gradients: tensors that count as constants.

    >>> import eager.compat.tensorflow as tf
    >>> x = tf.placeholder(tf.float32, [])
    >>> print(tf.Session().run(tf.gradients(x ** 2., x)[0], {x: 3.}))
    6.0
    """
    ys, xs, stops = (list(map(lifted, x if isinstance(x, (list, tuple)) else [x])) for x in (ys, xs, [] if stop_gradients is None else stop_gradients))
    given = None if grad_ys is None else list(grad_ys) if isinstance(grad_ys, (list, tuple)) else [grad_ys]
    _check(ys)
    op = Gradients(ys, xs, given, (name or "gradients") + "/grad", [x for x in stops if isinstance(x, SymbolicTensor)])
    found = []

    def called(values):
        found[:] = values[op]
        return [g for g in found if g is not None]

    specs, _ = _inferred(op, called)
    op.present = [i for i, g in enumerate(found) if g is not None]
    tensors = dict(zip(op.present, op.give(specs, [0] * len(specs))))
    return [tensors.get(i) for i in range(len(xs))]


def _check(ys):
    for y in ys:
        if not isinstance(y, SymbolicTensor):
            raise RuntimeError("tf.gradients is not supported when eager execution is enabled. Use tf.GradientTape instead.")


def _inferred(op, called):
    """Traces an Operation with all before it. called: gets the values by tensor, and returns those whose specs are asked for."""
    placeholders, operations = _placeholders(op), _before(op)

    def run(*inputs):
        values = dict(zip(placeholders, inputs))
        evaluate(operations, values)
        return called(values)

    return infer(run, placeholders)


def evaluate(operations, values):
    """Runs Operations in their order, under a tape where Gradients are among them. values: by tensor, what placeholders are."""
    asking = [op for op in operations if isinstance(op, Gradients)]
    if not asking:
        for op in operations:
            op.call(values, None)
        return
    watched = {x for op in asking for x in op.sources if isinstance(x, SymbolicTensor)}
    gated = {x for op in asking for x in op.stops}
    with _core.GradientTape(persistent=True) as tape:
        for x in watched & values.keys():
            tape.watch(values[x])
        for op in operations:
            op.call(values, tape)
            for x in gated.intersection(op.outputs):
                values[x] = _gate(x, values[x])
            for x in watched.intersection(op.outputs):
                tape.watch(values[x])


def _before(op):
    """Returns the Operations that an Operation depends on, and itself, in their order; without placeholders, and what has no gradient."""
    order, done, stack = [], set(), [(op, False)]
    while stack:
        at, is_ready = stack.pop()
        if at in done:
            continue
        if is_ready:
            done.add(at)
            order.append(at)
        elif at.function is not None and at.is_differentiable:
            stack.append((at, True))
            stack.extend((x.op, False) for x in reversed(at.inputs))
    return order


def _is_given(op):
    return op.function is None or not op.is_traceable


def _placeholders(op):
    return list(dict.fromkeys(x for o in _before(op) for x in o.inputs if _is_given(x.op)))


def watched_variables(loss):
    """Returns the Variables that are trained among those that a tensor depends on."""
    loss = lifted(loss)
    found = []
    with_loss = Operation(_identity, (loss,), name="watched")
    placeholders, operations = _placeholders(with_loss), _before(with_loss)[:-1]
    del with_loss.graph._operations[with_loss.name]

    def run(*inputs):
        values = dict(zip(placeholders, inputs))
        with _core.GradientTape() as tape:
            evaluate(operations, values)
        found[:] = tape.watched_variables()
        return [values[loss]]

    infer(run, placeholders)
    return found


def _identity(x):
    return x


def compute_gradients(loss, variables):
    """Returns [(gradient, variable), ...] for a tensor of a graph; the Variables that it depends on, if None are given."""
    loss = lifted(loss)
    variables = watched_variables(loss) if variables is None else list(nest.flatten(variables))
    if not variables:
        raise ValueError("No variables to optimize.")
    return list(zip(gradients(loss, variables), variables))


def apply_gradients(optimizer, grads_and_vars, global_step, name):
    """Returns the Operation that updates each Variable by its gradient. ValueError: no Variable has one."""
    pairs = [(g, v) for g, v in grads_and_vars if g is not None]
    variables = [v for _, v in pairs]
    if not pairs:
        names = [v.name for _, v in grads_and_vars]
        raise ValueError(f"No gradients provided for any variable, check your graph for ops that do not support gradients, between "
                         f"variables {names} and loss.")
    for v in variables:
        note(v)
    optimizer.build(variables)
    for v in optimizer.variables():
        get_default_graph().take(v)

    rate = getattr(optimizer, "_rate_of_graph", None)

    def step(rate, *found):
        if rate is not None:
            optimizer.learning_rate.assign(rate)
        optimizer.apply_gradients(list(zip(found, variables)), global_step)

    return Operation(step, [rate, *(g for g, _ in pairs)], name=name or optimizer.name)
