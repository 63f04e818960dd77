"""Functions of the table that are made of several ops, with TensorFlow's orders, names and dtypes of results."""
import collections
import math
import sys

import eager

from ... import _core, errors, nest
from . import _origins
from ._functions import _op, _tensor, _window, convolution, is_of_graph
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
    own = _op("gather")(predictions, _op("expand_dims")(targets, 1), 1, batch_dims=1)
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


# ---- Numbers

def polynomial(coeffs, x):
    """Returns the value of a polynomial, whose coefficients are given from the highest power on."""
    if not isinstance(coeffs, list):
        raise ValueError(f"Argument coeffs must be list type. Received type {type(coeffs)}.")
    x = _tensor(x)
    total = _op("zeros_like")(x)
    for c in coeffs:
        total = total * x + c
    return total


def rises(x, is_strict):
    """Returns whether each element is at least the one before it, or greater."""
    x = _op("reshape")(x, [-1])
    return _op("all")(_op("greater" if is_strict else "greater_equal")(x[1:], x[:-1]))


def to_ints(values, like=None):
    """Returns a list of ints; ones, as many as in another list, for None."""
    if values is None:
        return [1] * len(to_ints(like))
    return [int(n) for n in (values.numpy().tolist() if hasattr(values, "numpy") else values)]


def shapes_of(tensors, dtype):
    """Returns the shapes of tensors, a list."""
    return [eager.shape(x, dtype) for x in tensors]


def stitched(indices, data):
    """Returns a tensor whose rows stand in a list of tensors, and their numbers in another; of a row that is there twice, the last one."""
    indices, data = [_tensor(i) for i in indices], [_tensor(d) for d in data]
    flat = _op("concat")([_op("reshape")(i, [-1]) for i in indices], 0)
    inner = [-1 if d is None else d for d in data[0]._dims[indices[0].ndim:]]
    rows = _op("concat")([_op("reshape")(d, [i.size, *inner]) for i, d in zip(indices, data)], 0)
    n = int(_op("max")(flat)) + 1 if flat.size else 0
    return _op("tensor_scatter_nd_update")(_op("fill")([n, *inner], eager.constant(0, rows.dtype)), _op("expand_dims")(flat, 1), rows)


def broadcast_static_shape(x, y):
    """Returns the TensorShape to which two shapes broadcast. ValueError: they do not."""
    x, y = TensorShape(x), TensorShape(y)
    n = max(len(x), len(y))
    dims = []
    for a, b in zip(*((1,) * (n - len(s)) + tuple(s.as_list()) for s in (x, y))):
        if None not in (a, b) and 1 not in (a, b) and a != b:
            raise ValueError(f"Incompatible shapes for broadcasting: {x} and {y}.")
        dims.append(b if a == 1 else a if b == 1 or b is None else b)
    return TensorShape(dims)


def broadcast_dynamic_shape(x, y):
    """Returns the shape, a tensor, to which two shapes broadcast."""
    x, y = _tensor(x), _tensor(y)
    n = max(x.size, y.size)
    x, y = (_op("pad")(s, [[n - s.size, 0]], constant_values=1) for s in (x, y))
    return _op("where")(_op("equal")(x, 1), y, x)


def bins_between(values, value_range, n, dtype):
    """Returns the number of the bin of each value, of n alike between two numbers; what lies beyond is in the first or last one."""
    values, limits = _tensor(values), _tensor(value_range)
    low, high = (_op("cast")(limits[i], values.dtype) for i in range(2))
    places = _op("floor")(_op("cast")(values - low, "float64") * float(n) / _op("cast")(high - low, "float64"))
    return _op("cast")(_op("clip")(places, 0.0, float(n - 1)), dtype)


def histogram_between(values, value_range, n, dtype):
    """Returns how many values each bin has."""
    return _op("cast")(_op("bincount")(_op("reshape")(bins_between(values, value_range, n, "int64"), [-1]), None, int(n)), dtype)


ListDiff = collections.namedtuple("ListDiff", ["out", "idx"])


def left_of(x, y, dtype):
    """Returns the elements of x that are not in y, and their places."""
    x = _tensor(x)
    (places,) = eager.nonzero(_op("logical_not")(_op("isin")(x, y))),
    places = places[0] if isinstance(places, (list, tuple)) else places
    return ListDiff(_op("gather")(x, places), _op("cast")(places, dtype))


def _blocks(block_shape, pads):
    blocks = [block_shape] * len(to_pairs(pads)) if isinstance(block_shape, int) else to_ints(block_shape)
    return blocks, to_pairs(pads)


def to_pairs(pads):
    """Returns a list of pairs of ints."""
    return [list(map(int, pair)) for pair in (pads.numpy().tolist() if hasattr(pads, "numpy") else pads)]


def blocks_to_batch(x, block_shape, paddings):
    """Moves blocks of the axes behind the first into the batch."""
    x = _tensor(x)
    blocks, pads = _blocks(block_shape, paddings)
    n = len(blocks)
    x = _op("pad")(x, [[0, 0], *pads, *[[0, 0]] * (x.ndim - 1 - n)])
    shape = list(x.shape)
    split = [shape[0]] + [d for size, b in zip(shape[1:], blocks) for d in (size // b, b)] + shape[1 + n:]
    order = [2 * i + 2 for i in range(n)] + [0] + [2 * i + 1 for i in range(n)] + list(range(2 * n + 1, len(split)))
    merged = [shape[0] * math.prod(blocks), *(size // b for size, b in zip(shape[1:], blocks)), *shape[1 + n:]]
    if any(size % b for size, b in zip(shape[1:], blocks)):
        raise errors.InvalidArgumentError(f"padded_shape{shape[1:1 + n]} is not divisible by block_shape{blocks}")
    return _op("reshape")(_op("permute_dims")(_op("reshape")(x, split), order), merged)


def batch_to_blocks(x, block_shape, crops):
    """Moves parts of the batch into blocks of the axes behind it."""
    x = _tensor(x)
    blocks, cuts = _blocks(block_shape, crops)
    n, shape = len(blocks), list(x.shape)
    split = [*blocks, shape[0] // math.prod(blocks), *shape[1:]]
    order = [n] + [d for i in range(n) for d in (n + 1 + i, i)] + list(range(2 * n + 1, len(split)))
    merged = [split[n], *(size * b for size, b in zip(shape[1:], blocks)), *shape[1 + n:]]
    x = _op("reshape")(_op("permute_dims")(_op("reshape")(x, split), order), merged)
    return x[(slice(None), *(slice(first, size - last) for (first, last), size in zip(cuts, merged[1:])))]


def known_value(x):
    """Returns the value of a tensor, an array; None where a trace does not know it."""
    return None if is_symbolic(x) else _tensor(x).numpy()


def is_symbolic(x):
    """Reports whether a tensor has no value yet."""
    return type(x).__name__ in ("SymbolicTensor", "KerasTensor") or isinstance(x, _core.Tensor) and x.is_symbolic


def now():
    """Returns the seconds since 1970, a float64."""
    import time

    if not _core.is_tracing():
        return eager.constant(time.time(), "float64")
    return eager.py_function(lambda: eager.constant(time.time(), "float64"), [], eager.float64, shapes=())


# ---- Text on the terminal

def _shown(x, summarize, is_within=False):
    """Returns a value as tf.print writes it: numbers in the fewest digits, and of a long axis the first and the last ones."""
    if isinstance(x, dict):
        return "{" + ", ".join(f"{k!r}: {_shown(v, summarize, True)}" for k, v in x.items()) + "}"
    if isinstance(x, (list, tuple)):
        inner = ", ".join(_shown(v, summarize, True) for v in x)
        return f"[{inner}]" if isinstance(x, list) else f"({inner})"
    if not isinstance(x, (_core.Tensor, _core.Variable)) and not hasattr(x, "__array__"):
        return repr(x) if is_within else str(x)
    import numpy as np

    return _of_array(np.asarray(_tensor(x)), summarize, 1)


def _of_array(a, summarize, depth):
    """Returns the text of an array that stands within `depth` - 1 others."""
    if a.ndim == 0:
        value = a.item()
        if isinstance(value, bytes):
            return f'"{value.decode(errors="replace")}"'
        return _number(value, a.dtype) if a.dtype.kind in "fV" else str(int(value)) if isinstance(value, bool) else str(value)
    n = len(a)
    shown = range(n) if summarize < 0 or n <= 2 * summarize else [*range(summarize), None, *range(n - summarize, n)]
    between = " " if a.ndim == 1 else "\n" * (a.ndim - 1) + " " * depth
    return "[" + between.join("..." if i is None else _of_array(a[i:i + 1].reshape(a.shape[1:]), summarize, depth + 1) for i in shown) + "]"


def _number(value, dtype):
    """Returns a number in 6 digits, or 9 where that is another float32; of float64 in 15 or 17."""
    digits = (15, 17) if dtype.itemsize == 8 else (6, 9)
    return next(text for n in digits for text in [f"{value:.{n}g}"] if value != value or dtype.type(text) == value)


def print_tensors(inputs, output_stream, summarize, sep, end):
    """Writes values to a stream, sys.stderr unless another is given; in a traced function at each of its calls. Of a graph's tensors it
    returns the operation that does."""
    if _origins.is_of_graph() or any(map(is_of_graph, nest.flatten(inputs))):
        from ._graph import Operation

        return Operation(print_tensors, (nest.map_structure(_origins.lifted, inputs), output_stream, summarize, sep, end), name="print")
    summarize = 3 if summarize is None else int(summarize)

    def write(*values):
        text = sep.join(_shown(x, summarize) for x in nest.pack(inputs, values)) + end
        if isinstance(output_stream, str):
            if not output_stream.startswith("file://"):
                raise ValueError(f"Unknown output stream: {output_stream!r}; a file is 'file://PATH'")
            with open(output_stream[7:], "a") as file:
                file.write(text)
        elif getattr(output_stream, "__module__", "").endswith("_logging"):
            output_stream(text.rstrip("\n"))
        else:
            print(text, end="", file=output_stream or sys.stderr)

    flat = nest.flatten(inputs)
    if not _core.is_tracing():
        write(*flat)
        return
    places = [i for i, x in enumerate(flat) if isinstance(x, (_core.Tensor, _core.Variable))]

    def called(*values):
        whole = list(flat)
        for i, value in zip(places, values):
            whole[i] = value
        write(*whole)
        return eager.constant(0)

    eager.py_function(called, [flat[i] for i in places], eager.int32, shapes=())


def print_through(x, data, message, summarize):
    """Writes values to sys.stderr, and returns the first argument."""
    if _origins.is_of_graph():
        from ._graph import record

        return record(print_through, (x, data, message, summarize), name="Print")
    x, data = _tensor(x), list(map(_tensor, data))
    print_tensors([message, *(part for d in data for part in ([d] if d.ndim else ["[", d, "]"]))], None, summarize, "", "\n")
    return x


# ---- Moments

def sums_of_moments(x, axes, shift, keepdims):
    """Returns the number of elements along axes, their sum and that of their squares, after a shift, and the shift."""
    x = _tensor(x)
    axes = [axes] if isinstance(axes, int) else list(axes)
    count = eager.constant(float(math.prod(x.shape[a] for a in axes)), x.dtype)
    y = x if shift is None else x - shift
    return count, _op("sum")(y, axes, keepdims=keepdims), _op("sum")(_op("square")(y), axes, keepdims=keepdims), shift


def moments_of_sums(counts, mean_sum, variance_sum, shift):
    """Returns the mean and the variance of what sums_of_moments() gave."""
    mean_sum, variance_sum = _tensor(mean_sum), _tensor(variance_sum)
    shifted = mean_sum / counts
    mean = shifted if shift is None else shifted + shift
    return mean, variance_sum / counts - _op("square")(shifted)


def weighted_moments(x, axes, weights, keepdims):
    """Returns the mean and the variance along axes, of elements with weights."""
    x = _tensor(x)
    weights = _op("broadcast_like")(_op("cast")(weights, x.dtype), x)
    axes = [axes] if isinstance(axes, int) else list(axes)
    total = _op("sum")(weights, axes, keepdims=True)
    mean = _op("sum")(weights * x, axes, keepdims=True) / total
    variance = _op("sum")(weights * _op("squared_difference")(x, mean), axes, keepdims=True) / total
    return (mean, variance) if keepdims else (_op("squeeze")(mean, axes), _op("squeeze")(variance, axes))


def fused_normalization(x, scale, offset, mean, variance, epsilon, data_format, is_training, factor):
    """Returns x normalized by its own mean and variance, or by those that are given, and the next mean and variance."""
    x = _tensor(x)
    rest = [0, 2, 3] if data_format == "NCHW" else list(range(x.ndim - 1))
    place = [1, -1, 1, 1] if data_format == "NCHW" else [-1]
    if is_training:
        n = math.prod(x.shape[a] for a in rest)
        of_mean = _op("mean")(x, rest)
        of_variance = _op("mean")(_op("squared_difference")(x, _op("reshape")(of_mean, place)), rest)
        following = of_variance * (n / max(n - 1, 1))
        next_mean = of_mean if factor == 1.0 else mean * (1 - factor) + of_mean * factor
        next_variance = following if factor == 1.0 else variance * (1 - factor) + following * factor
    else:
        of_mean, of_variance = next_mean, next_variance = _tensor(mean), _tensor(variance)
    by = _op("reshape")(_op("rsqrt")(of_variance + epsilon) * scale, place)
    y = (x - _op("reshape")(of_mean, place)) * by + _op("reshape")(_tensor(offset), place)
    return y, next_mean, next_variance


def average_loss(losses, weights, size):
    """Returns the sum of losses by a number of rows, that of the losses if none is given."""
    losses = _tensor(losses)
    size = size or losses.shape[0]
    return _op("sum")(losses if weights is None else losses * weights) / float(size)


def transposed_convolution_of_rank(x, filters, output_shape, strides, padding, data_format, dilations):
    """Computes a transposed convolution along as many axes as there are."""
    x = _tensor(x)
    layout = data_format or {3: "NWC", 4: "NHWC", 5: "NDHWC"}[x.ndim]
    return convolution(f"conv{x.ndim - 2}d_transpose", x, filters, strides, padding, layout, dilations, output_shape)


# ---- Random numbers of keys

def stateless(how, shape, mean, stddev, dtype, key):
    """Returns normal numbers that a key decides."""
    return getattr(eager.random, how.partition("_")[2])(shape, mean, stddev, dtype, key=key)


def split_key(key, n):
    """Returns n keys that follow from one, [n, 2]."""
    dtype = getattr(key, "dtype", None)
    dtype = dtype if dtype in (eager.int32, eager.int64) else eager.int32
    return eager.random.uniform([int(n), 2], -2 ** 31, 2 ** 31 - 1, dtype, key=key)


def folded_key(key, data):
    """Returns a key that follows from another and a number."""
    data = _tensor(data)
    return _op("stack")([eager.random.uniform([], 0, 2 ** 31 - 1, data.dtype, key=key), data], 0)


def padded_around(x, padding, data_format):
    """Returns x within zeros along its rows, and its columns if it has any."""
    x = _tensor(x)
    n = x.ndim - 2
    pairs = [[padding, padding]] * n if isinstance(padding, int) else [[p, p] if isinstance(p, int) else list(p) for p in padding] if n > 1 \
        else [list(padding)]
    none = [[0, 0]]
    return _op("pad")(x, [*none, *none, *pairs] if data_format == "channels_first" else [*none, *pairs, *none])
