"""Functions of the table that are made of several ops, with TensorFlow's orders, names and dtypes of results."""
import collections
import math
import sys

import eager

from ... import _core, errors, nest
from ._functions import _op, _tensor, _window, convolution
from ._sizes import with_dims
from ._tensors import TensorShape

TopKV2 = collections.namedtuple("TopKV2", ["values", "indices"])
Unique = collections.namedtuple("Unique", ["y", "idx"])
UniqueWithCounts = collections.namedtuple("UniqueWithCounts", ["y", "idx", "count"])


# ---- Order

def largest(x, k, is_sorted):
    """Returns the k largest along the last axis, and where they stand."""
    values, places = _op("top_k")(x, int(k), is_sorted)
    return TopKV2(values, _op("cast")(places, "int32"))


def is_among_largest(targets, predictions, k):
    """Returns whether the prediction of each row's target is among its k largest, and finite. Both orders of the first
    two parameters, those of TensorFlow 1 and 2, are taken."""
    targets, predictions = _tensor(targets), _tensor(predictions)
    if targets.ndim > predictions.ndim:
        targets, predictions = predictions, targets
    own = _op("take_along_axis")(predictions, _op("expand_dims")(targets, 1), 1)
    ahead = _op("sum")(_op("cast")(predictions > own, "int32"), 1)
    return _op("logical_and")(ahead < k, _op("isfinite")(_op("squeeze")(own, [1])))


def is_descending(direction):
    """Reports whether an order is DESCENDING. ValueError: it is not ASCENDING either."""
    if direction not in ("ASCENDING", "DESCENDING"):
        raise ValueError(f"Direction should be one of ASCENDING, DESCENDING: got {direction}")
    return direction == "DESCENDING"


def distinct_and_counts(x, dtype):
    """Returns the elements of a vector in the order of their first place, each one's number, and how many there are."""
    values, _, numbers, counts = _op("unique")(x)
    return UniqueWithCounts(values, _op("cast")(numbers, dtype), _op("cast")(counts, dtype))


def distinct(x, dtype):
    """Returns the elements of a vector in the order of their first place, and each one's number."""
    return Unique(*distinct_and_counts(x, dtype)[:2])


def counts_of(x, weights, minlength, maxlength, dtype):
    """Returns how often each number from 0 on stands in x, or the sum of its weights."""
    x = _tensor(x)
    weights = None if weights is None else _op("reshape")(weights, [-1])
    counts = _op("bincount")(_op("reshape")(x, [-1]), weights, minlength or 0)
    counts = counts if maxlength is None else counts[:maxlength]
    return counts if weights is not None else _op("cast")(counts, dtype)


def confusion_matrix(labels, predictions, num_classes, weights, dtype):
    """Returns how often, or with what weight, each prediction, a column, stands for each label, a row."""
    labels, predictions = (_op("cast")(_op("reshape")(x, [-1]), "int64") for x in (labels, predictions))
    if num_classes is None:
        num_classes = 1 + max(int(_op("max")(labels)), int(_op("max")(predictions)))
    weights = _op("ones_like")(labels, dtype=dtype) if weights is None else _op("cast")(_tensor(weights), dtype)
    places = _op("stack")([labels, predictions], 1)
    return _op("scatter_nd")(places, weights, [int(num_classes)] * 2)


def parts_of(data, partitions, n):
    """Returns a list of n tensors, of which number i has the slices of data whose partition is i."""
    data, partitions = _tensor(data), _tensor(partitions)
    return [_op("boolean_mask")(data, _op("equal")(partitions, i)) for i in range(int(n))]


def checked_shape(x, shape):
    """Returns x, whose dims must be these, with None for any; a trace knows them from then on."""
    x = _tensor(x)
    if shape is None:
        return x
    dims, known = TensorShape(shape).as_list(), [d if type(d) is int else None for d in x._dims]
    if len(dims) != len(known) or any(a != b for a, b in zip(dims, known) if None not in (a, b)):
        raise errors.InvalidArgumentError(f"Shape of tensor {known} is not compatible with expected shape {dims}.")
    if all(a is None or a == b for a, b in zip(dims, known)):
        return x
    return with_dims(x, dims)


# ---- Networks

def weighted_cross_entropy(labels, logits, weight):
    """Returns the cross-entropy of logits and labels, in which what is there counts by the weight."""
    labels, logits = _tensor(labels), _tensor(logits)
    factor = 1 + (weight - 1) * labels
    rest = _op("log1p")(_op("exp")(-_op("abs")(logits))) + _op("relu")(-logits)
    return (1 - labels) * logits + factor * rest


def log_poisson(targets, x, is_full):
    """Returns the loss of a Poisson distribution whose rate has the logarithm x; is_full: with Stirling's formula."""
    targets, x = _tensor(targets), _tensor(x)
    loss = _op("exp")(x) - x * targets
    if not is_full:
        return loss
    n = _op("maximum")(targets, 1)
    more = n * _op("log")(n) - n + 0.5 * _op("log")(2 * math.pi * n)
    return loss + _op("where")(_op("logical_and")(targets >= 0, targets <= 1), 0, more)


def hinge(labels, logits):
    """Returns how far logits are from 1 in the direction of labels, 0 and 1."""
    return _op("relu")(1 - (2 * _op("cast")(labels, _tensor(logits).dtype) - 1) * logits)


def convolution_of_rank(x, filters, strides, padding, data_format, dilations):
    """Computes a convolution along as many axes as there are."""
    x = _tensor(x)
    layout = data_format or {3: "NWC", 4: "NHWC", 5: "NDHWC"}[x.ndim]
    strides = _window(1 if strides is None else strides, layout)
    return convolution(f"conv{x.ndim - 2}d", x, filters, strides, padding, layout, dilations)


# ---- Loops and branches

def scan_states(fn, elems, initializer, reverse):
    """Returns fn(state, slice) for each slice of elems, stacked. The first slice is the first state, unless one is
    given."""
    first, rest = _first_state(elems, initializer, reverse)
    states = _scanned(fn, rest, first, reverse)[1]
    if initializer is not None:
        return states
    both = lambda one, more: _op("concat")([more, one[None]] if reverse else [one[None], more], 0)
    return nest.map_structure(both, first, states)


def last_state(fn, elems, initializer, reverse):
    """Returns the last of what scan_states() gives."""
    first, rest = _first_state(elems, initializer, reverse)
    return _scanned(fn, rest, first, reverse)[0]


def _first_state(elems, initializer, reverse):
    """Returns the first state and the slices that follow: without one that is given, the first slice is it."""
    elems = nest.map_structure(_tensor, elems)
    if initializer is not None:
        return initializer, elems
    begin, rest = (-1, slice(None, -1)) if reverse else (0, slice(1, None))
    return tuple(nest.map_structure(lambda x: x[part], elems) for part in (begin, rest))


def _scanned(fn, elems, initializer, reverse):
    def step(state, x):
        new = fn(state, x)
        return new, new

    return eager.scan(step, nest.map_structure(_tensor, initializer), elems, reverse=reverse)


def first_case(pairs, default):
    """Returns what the function of the first true condition gives, or that of default. ValueError: there is none."""
    pairs = list(pairs.items() if isinstance(pairs, dict) else pairs)
    if not pairs and default is None:
        raise ValueError("tf.case needs a condition or a default")
    if default is None:
        *pairs, (_, default) = pairs
    if not pairs:
        return default()
    (condition, function), *rest = pairs
    return sys.modules[__package__].cond(condition, function, lambda: first_case(rest, default))


def numbered_case(index, functions, default):
    """Returns what the function of a number gives, or that of default, which is the last one's if it is None."""
    are_pairs = isinstance(functions, dict) or isinstance(functions[0], tuple)
    functions = dict(functions if are_pairs else enumerate(functions))
    default = functions[max(functions)] if default is None else default
    tf = sys.modules[__package__]
    return first_case([(tf.equal(index, i), function) for i, function in functions.items()], default)
