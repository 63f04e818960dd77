"""tf.keras.backend: what custom losses and callbacks use of it, besides the functions of the table."""
import math

from ... import _core, nest
from ._functions import _op, _tensor


# ---- For the table

def dot(x, y):
    """Returns the products along the last axis of x and the second to last one of y."""
    x, y = _tensor(x), _tensor(y)
    if x.ndim <= 2 and y.ndim <= 2:
        return _op("matmul")(x, y)
    return _op("tensordot")(x, y, [[x.ndim - 1], [max(y.ndim - 2, 0)]])


def batch_dot(x, y, axes):
    """Returns the sums of products of each row along an axis of x and one of y; a vector of two vectors is a column.

    axes: an int or a pair, None for the last axis of x and the second to last one of y.
    """
    x, y = _tensor(x), _tensor(y)
    if axes is None:
        axes = (x.ndim - 1, max(y.ndim - 2, 1))
    of_x, of_y = (axes, axes) if isinstance(axes, int) else axes
    of_x, of_y = of_x % x.ndim, of_y % y.ndim
    if 0 in (of_x, of_y):
        raise ValueError("Cannot perform batch_dot over axis 0. If your inputs are not batched, use dot")
    letters = "abcdefghijklmnopqrstuvwxyz"
    first, second = ["a", *letters[1:x.ndim]], ["a", *letters[x.ndim:x.ndim + y.ndim - 1]]
    second[of_y] = first[of_x]
    rest = [n for n in first if n != first[of_x]] + [n for n in second[1:] if n != first[of_x]]
    z = _op("einsum")(f"{''.join(first)},{''.join(second)}->{''.join(rest)}", [x, y])
    return _op("expand_dims")(z, 1) if len(rest) == 1 else z


def batch_flatten(x):
    """Returns each row as a vector."""
    dims = _tensor(x)._dims[1:]
    return _op("reshape")(x, [-1, math.prod(dims)] if None not in dims else [_shape(x)[0], -1])


def _shape(x):
    from ... import shape

    return shape(x)


def cross_entropy_of_elements(target, output, from_logits):
    """Returns the binary cross-entropy of each element, of logits, or of probabilities within 1e-7 and 1 - 1e-7."""
    target, output = _tensor(target), _tensor(output)
    target = target if target.dtype is output.dtype else _op("cast")(target, output.dtype)
    if from_logits:
        return _op("sigmoid_cross_entropy_with_logits")(logits=output, labels=target)
    p, log = _op("clip")(output, 1e-7, 1 - 1e-7), _op("log")
    return -(target * log(p) + (1 - target) * log(1 - p))


def switch(condition, one, other):
    """Returns one of two tensors, or of what two functions give, by a scalar; else where a condition holds, the first
    one's elements, and elsewhere the other's."""
    from ... import cond

    condition = _op("cast")(_tensor(condition), "bool")
    if condition.ndim == 0 or callable(one):
        return cond(condition, *[x if callable(x) else lambda x=x: _tensor(x) for x in (one, other)])
    one, other = _tensor(one), _tensor(other)
    for _ in range(condition.ndim, one.ndim):
        condition = _op("expand_dims")(condition, -1)
    return _op("where")(condition, one, other)


# ---- What is no tensor

def variable(value, dtype=None, name=None, constraint=None):
    """Returns a Variable, of float32 unless it is told otherwise."""
    from ._keras_misc import floatx

    return _core.Variable(_core.to_tensor(value, dtype or floatx()), name=name or "Variable")


def get_value(x):
    """Returns the value of a Variable, of a tensor or of an optimizer's learning rate as a NumPy array or scalar."""
    return x.numpy() if hasattr(x, "numpy") else x


eval = get_value


def batch_get_value(tensors):
    """Returns the values of Variables or tensors as a list of NumPy arrays."""
    return list(map(get_value, tensors))


def set_value(x, value):
    """Sets the value of a Variable, or an optimizer's learning rate."""
    x.assign(value)


def batch_set_value(tuples):
    """Sets the values of Variables. tuples: pairs of a Variable and a value."""
    for x, value in tuples:
        set_value(x, value)


def int_shape(x):
    """Returns the dims as a tuple, with None for unknown ones."""
    dims = x._dims if isinstance(x, _core.Tensor) else x.shape
    return tuple([d if type(d) is int else getattr(d, "value", None) if d is not None else None for d in dims])


def ndim(x):
    """Returns the number of dims."""
    return len(int_shape(x))


def count_params(x):
    """Returns the number of elements."""
    return math.prod(int_shape(x))


def learning_phase():
    """Returns 1 while a model trains, else 0."""
    return int(_core.is_training())


def set_learning_phase(value):
    """Has what is called from here on train, or not: 1 or 0."""
    _core.set_training(bool(value))


def is_keras_tensor(x):
    """Reports whether x is a tensor of a model that is put together, without a value."""
    from ._symbolic import KerasTensor

    return type(x) is KerasTensor


def function(inputs, outputs, updates=None, name=None):
    """Returns a function that gives the values of KerasTensors, arrays, for a list of those of others.

    >>> import eager.compat.tensorflow as tf
    >>> x = tf.keras.Input((2,))
    >>> y = tf.keras.layers.Dense(1, kernel_initializer="ones")(x)
    >>> tf.keras.backend.function([x], [y])([[[1., 2.]]])[0].tolist()
    [[3.0]]
    """
    from ._symbolic import Graph

    graph = Graph(list(nest.flatten(inputs)), outputs)

    def called(values):
        found = graph.run([_tensor(x) for x in (values if isinstance(values, (list, tuple)) else [values])])
        return nest.map_structure(get_value, found)

    return called
