"""Learning rates of tf.train that decay with a step, such as exponential_decay."""
import math

from ... import _core
from . import _origins, _symbolic
from ._functions import _op


def _floats(rate, step, *others):
    """Returns tensors of the rate's dtype, float32 for Python's numbers."""
    rate = rate if isinstance(rate, _core.Tensor) else _core.to_tensor(rate, None if hasattr(rate, "dtype") else "float32")
    return [rate, *(_op("cast")(_core.to_tensor(x), rate.dtype) for x in (step, *others))]


def _decayed(name, compute, *values):
    """Returns compute(*values): a graph's tensor where a value is one, a tensor in other programs that may have graphs, and else a
    function that computes it, as TensorFlow 1 does with eager execution."""
    if any(type(x) in _symbolic.RECORDERS for x in values):
        from . import _graph

        return _graph.record(compute, values, name=name)
    _origins.expect()
    if _origins.is_observing or _origins.is_expecting:
        return compute(*values)
    return lambda: compute(*values)


def _periods(step, decay_steps, staircase):
    periods = step / decay_steps
    return _op("floor")(periods) if staircase else periods


def exponential_decay(learning_rate, global_step, decay_steps, decay_rate, staircase=False, name=None):
    """Returns learning_rate * decay_rate ** (global_step / decay_steps). staircase: the exponent is rounded down.

    In a program with graphs it is a tensor, which follows the step in each run; else a function without parameters, which optimizers
    call at each step.

    >>> import eager.compat.tensorflow as tf
    >>> step = tf.placeholder(tf.int64, [])
    >>> rate = tf.train.exponential_decay(0.5, step, decay_steps=10, decay_rate=0.25)
    >>> print(tf.Session().run(rate, {step: 20}))
    0.03125
    """
    def compute(rate, step, steps, factor):
        rate, step, steps, factor = _floats(rate, step, steps, factor)
        return rate * factor ** _periods(step, steps, staircase)

    return _decayed(name or "ExponentialDecay", compute, learning_rate, global_step, decay_steps, decay_rate)


def natural_exp_decay(learning_rate, global_step, decay_steps, decay_rate, staircase=False, name=None):
    """Returns learning_rate * exp(-decay_rate * global_step / decay_steps), as exponential_decay does."""
    def compute(rate, step, steps, factor):
        rate, step, steps, factor = _floats(rate, step, steps, factor)
        return rate * _op("exp")(-factor * _periods(step, steps, staircase))

    return _decayed(name or "NaturalExpDecay", compute, learning_rate, global_step, decay_steps, decay_rate)


def inverse_time_decay(learning_rate, global_step, decay_steps, decay_rate, staircase=False, name=None):
    """Returns learning_rate / (1 + decay_rate * global_step / decay_steps), as exponential_decay does."""
    def compute(rate, step, steps, factor):
        rate, step, steps, factor = _floats(rate, step, steps, factor)
        return rate / (1.0 + factor * _periods(step, steps, staircase))

    return _decayed(name or "InverseTimeDecay", compute, learning_rate, global_step, decay_steps, decay_rate)


def polynomial_decay(learning_rate, global_step, decay_steps, end_learning_rate=0.0001, power=1.0, cycle=False, name=None):
    """Returns a rate that falls to end_learning_rate in decay_steps, (1 - global_step / decay_steps) ** power of the way being left, as
    exponential_decay does. cycle: decay_steps is multiplied until the step lies in it; else the rate stays at the end."""
    def compute(rate, step, steps, end, power):
        rate, step, steps, end, power = _floats(rate, step, steps, end, power)
        if cycle:
            steps = steps * _op("maximum")(_op("ceil")(step / steps), 1.0)
        else:
            step = _op("minimum")(step, steps)
        return (rate - end) * (1.0 - step / steps) ** power + end

    return _decayed(name or "PolynomialDecay", compute, learning_rate, global_step, decay_steps, end_learning_rate, power)


def cosine_decay(learning_rate, global_step, decay_steps, alpha=0.0, name=None):
    """Returns a rate that falls along half a cosine to its part alpha in decay_steps, and stays there, as exponential_decay does."""
    def compute(rate, step, steps, alpha):
        rate, step, steps, alpha = _floats(rate, step, steps, alpha)
        cosine = 0.5 * (1.0 + _op("cos")(3.141592653589793 * _op("minimum")(step, steps) / steps))
        return rate * ((1.0 - alpha) * cosine + alpha)

    return _decayed(name or "CosineDecay", compute, learning_rate, global_step, decay_steps, alpha)


def piecewise_constant(x, boundaries, values, name=None):
    """Returns values[0] for x up to boundaries[0], values[1] from there up to boundaries[1], and so on, as exponential_decay does.

    ValueError: values has another length than boundaries and one more.
    """
    if len(boundaries) != len(values) - 1:
        raise ValueError("The length of boundaries should be 1 less than the length of values")

    def compute(x, *values):
        x = _core.to_tensor(x)
        found, *rest = (_core.to_tensor(value) for value in values)
        for boundary, value in zip(boundaries, rest):
            found = _op("where")(x > _op("cast")(_core.to_tensor(boundary), x.dtype), value, found)
        return found

    return _decayed(name or "PiecewiseConstant", compute, x, *values)


piecewise_constant_decay = piecewise_constant


def cosine_decay_restarts(learning_rate, global_step, first_decay_steps, t_mul=2.0, m_mul=1.0, alpha=0.0, name=None):
    """Returns a rate that falls as half a cosine and begins again, each time after t_mul times as many steps and with m_mul times the
    rate; alpha is the least share. As exponential_decay does."""
    def compute(rate, step, steps):
        rate, step, steps = _floats(rate, step, steps)
        done, one = step / steps, _op("ones_like")(step)
        if t_mul == 1.0:
            turn = _op("floor")(done)
            done = done - turn
        else:
            turn = _op("floor")(_op("log")(one - done * (1.0 - t_mul)) / math.log(t_mul))
            begun = (1.0 - t_mul ** turn) / (1.0 - t_mul)
            done = (done - begun) / t_mul ** turn
        share = 0.5 * m_mul ** turn * (1.0 + _op("cos")(math.pi * done))
        return rate * ((1.0 - alpha) * share + alpha)

    return _decayed(name or "SGDRDecay", compute, learning_rate, global_step, first_decay_steps)


def linear_cosine_decay(learning_rate, global_step, decay_steps, num_periods=0.5, alpha=0.0, beta=0.001, name=None):
    """Returns learning_rate * ((alpha + linear) * cosine + beta), of a line that falls to 0 and a cosine, as exponential_decay does."""
    def compute(rate, step, steps):
        rate, step, steps = _floats(rate, step, steps)
        done = _op("minimum")(step, steps) / steps
        cosine = 0.5 * (1.0 + _op("cos")(math.pi * 2.0 * num_periods * done))
        return rate * ((alpha + 1.0 - done) * cosine + beta)

    return _decayed(name or "LinearCosineDecay", compute, learning_rate, global_step, decay_steps)
