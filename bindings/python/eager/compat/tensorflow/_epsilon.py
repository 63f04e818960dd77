"""Where TensorFlow's optimizers add epsilon: what eager's do before a step so that the step is TensorFlow's.

The step itself stays the runtime's, one launch for all variables. What comes before it is Python, which a traced step calls each time
that it runs, so that it cannot be saved.
"""
import math
import weakref

from ... import _core


def _before_each_step(optimizer, prepare, variables):
    """Calls prepare(optimizer, variables) now, or in a trace each time that it runs."""
    if not _core.is_tracing():
        return prepare(optimizer, variables)
    optimizer = weakref.ref(optimizer)

    def call(_):
        prepare(optimizer(), variables)
        return []

    _core.host_call("epsilon", call, []).run([])


def _steps(optimizer):
    return optimizer.iterations.item() // optimizer.accumulation_steps


def _correct(optimizer, _):
    """Gives the runtime, which adds epsilon after the correction, the epsilon whose correction is the optimizer's."""
    optimizer.set_float("epsilon", optimizer.epsilon / math.sqrt(1 - optimizer.beta_2 ** (_steps(optimizer) + 1)))


class BeforeCorrection:
    """Adam: p -= lr * sqrt(1 - beta_2^t) / (1 - beta_1^t) * m / (sqrt(v) + epsilon)."""

    def apply_gradients(self, grads_and_vars, *args, **kwargs):
        """Updates each variable by its gradient."""
        _before_each_step(self, _correct, ())
        return super().apply_gradients(grads_and_vars, *args, **kwargs)


def _add(optimizer, variables):
    """Adds epsilon to averages so that they have it after the step too, whose s = rho * s + (1 - rho) * g^2 takes a part of it."""
    if (optimizer.iterations.item() + 1) % optimizer.accumulation_steps:
        return  # this one only adds to the accumulated gradients
    optimizer.set_float("epsilon", 0.0)
    optimizer.build(variables)
    slots = {id(v): slot for v, slot in zip(optimizer._trained, optimizer.slots) if slot._name.endswith("/mean_square")}
    for key in map(id, variables):
        begins = key not in optimizer._begun
        added = optimizer._begin + optimizer.epsilon / optimizer.rho if begins else optimizer.epsilon * (1 / optimizer.rho - 1)
        slots[key].assign(slots[key] + added)
    optimizer._begun = optimizer._begun.union(map(id, variables))


class WithinRoot:
    """RMSprop: s = rho * s + (1 - rho) * g^2; p -= lr * g / sqrt(s + epsilon). The slot "mean_square" is s + epsilon.

    A gradient of rows updates all rows, those without a gradient by zero.
    """

    _begin = 0.0  # the first s
    _begun: frozenset = frozenset()  # ids of the variables whose slots have epsilon; the optimizer keeps them

    def apply_gradients(self, grads_and_vars, *args, **kwargs):
        """Updates each variable by its gradient."""
        pairs = [(g.to_dense() if getattr(g, "is_sparse_rows", False) else g, v) for g, v in grads_and_vars]
        _before_each_step(self, _add, [v for g, v in pairs if g is not None])
        return super().apply_gradients(pairs, *args, **kwargs)

    def __setstate__(self, state):
        super().__setstate__(state)
        self._begun = frozenset(map(id, self._trained))


class WithinRootOfSum:
    """Adagrad: s += g^2; p -= lr * g / sqrt(s + epsilon). The slot "accumulator" is s + epsilon."""

    def apply_gradients(self, grads_and_vars, *args, **kwargs):
        """Updates each variable by its gradient."""
        self.set_float("epsilon", 0.0)
        self.set_float("initial_accumulator_value", self.initial_accumulator_value + self.epsilon)
        return super().apply_gradients(grads_and_vars, *args, **kwargs)
