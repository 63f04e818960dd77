"""Functions that the calls in the table need besides ops. Each takes and returns tensors as TensorFlow's function does."""
import contextlib as _contextlib
import sys as _sys

import eager as _eager

from ... import _core, _indexing, _registry
from ... import random as _random

is_tracing = _core.is_tracing
_op, _int64, _uint64, _float32 = _registry.op, _eager.int64, _eager.uint64, _eager.float32


def is_of_graph(x):
    """Reports whether x is a graph's tensor, without loading what graphs need."""
    return type(x).__name__ == "SymbolicTensor"


def _tensor(value):
    return value if isinstance(value, _core.Tensor) else _core.to_tensor(value)


def widening(divide, x, y):
    """Calls divide; of integers of 32 bits too the quotient is float64."""
    quotient = divide(x, y)
    if quotient.dtype is not _float32 or getattr(x, "dtype", None) is _float32 or getattr(y, "dtype", None) is _float32:
        return quotient
    numbers = [type(value) is int for value in (x, y)]  # a Python number takes the other's dtype
    dtypes = [_tensor(value).dtype for value, number in zip((x, y), numbers) if not number or all(numbers)]
    if not all(dtype.is_integer for dtype in dtypes) or float in (type(x), type(y)) or max(dtype.itemsize for dtype in dtypes) < 4:
        return quotient
    return divide(_op("cast")(x, "float64"), _op("cast")(y, "float64"))


def keeping_integers(mean, x, axis, keepdims):
    """Calls mean; that of integers is an integer, rounded toward 0."""
    y = mean(x, axis, keepdims)
    if getattr(x, "dtype", None) is y.dtype:  # floats first: this is for speed
        return y
    x = _tensor(x)
    if not x.dtype.is_integer:
        return y
    total = _op("sum")(x, axis, keepdims)
    count = _op("cast")(_op("floor_divide")(_eager.size(x), _op("maximum")(_eager.size(total), 1)), total.dtype)
    whole = _op("floor_divide")(_op("abs")(total), count)
    return _op("cast")(_op("where")(_op("less")(total, 0), _op("negative")(whole), whole), x.dtype)


def keeping_dtype(reduce, x, axis, keepdims):
    """Calls a sum or product so that small integers keep their dtype, as in TensorFlow."""
    y = reduce(x, axis, keepdims)
    dtype = y.dtype
    if dtype is not _int64 and dtype is not _uint64:  # floats first: this is for speed
        return y
    x = _tensor(x)
    return y if x.dtype is dtype or x.dtype is _eager.bool else reduce(x, axis, keepdims, x.dtype)


def variance(x, axis=None, keepdims=False):
    """Returns the mean squared distance from the mean."""
    x = _tensor(x)
    mean = _op("mean")
    return mean(_op("squared_difference")(x, mean(x, axis, True)), axis, keepdims)


def python2_divide(x, y):
    """Divides: integers give an integer, rounded down; other dtypes give the quotient."""
    x, y = _tensor(x), _tensor(y)
    return _op("floor_divide" if x.dtype.is_integer and y.dtype.is_integer else "divide")(x, y)


def add_n(inputs):
    """Returns the sum of a list of tensors."""
    inputs = list(inputs)
    if not inputs:
        raise ValueError("inputs must be a list of at least one tensor")
    total = _tensor(inputs[0])
    for other in inputs[1:]:
        total = total + other
    return total


def batched_eye(rows, columns, batch, dtype):
    """Returns the unit matrix, repeated for each index of the batch."""
    one = _op("eye")(rows, columns, 0, dtype)
    return one if batch is None else _op("broadcast_to")(one, [*batch, *one.shape])


def where_or_nonzero(condition, x, y):
    """Returns the elements of x where condition is true, else those of y; without x and y, the indices of true, a row each."""
    if x is None and y is None:
        return _op("stack")(_indexing.nonzero(_tensor(condition)), -1)
    if x is None or y is None:
        raise ValueError("x and y must both be non-None or both be None.")
    rank = getattr(x, "ndim", 0)
    if rank > 1 and getattr(condition, "ndim", rank) == 1:  # of rows, where it says nothing of what stands in them
        (rows,), last = _tensor(condition)._dims, _tensor(x)._dims[-1]
        if rows != 1 and last not in (None, 1, rows):
            condition = _op("reshape")(condition, [-1] + [1] * (rank - 1))
    return _op("where")(condition, x, y)


def change_case(name, x, encoding):
    """Returns the strings in lower or upper case: all letters of Unicode, or those of ASCII where encoding is ""."""
    if encoding not in ("", "utf-8"):
        raise _eager.errors.InvalidArgumentError(f"only utf-8 or '' (no encoding) is supported, received {encoding}")
    return _op("string_" + name)(x, encoding="UTF8" if encoding else "ASCII")


_FILLS = {"": "NONE", " ": "SPACE", "0": "ZERO", "+": "PLUS", "-": "MINUS"}


def fill_name(fill):
    """Returns the op's word for what as_string pads with."""
    if fill not in _FILLS:
        is_long = len(fill) > 1
        raise _eager.errors.InvalidArgumentError(
            "Fill string must be one or fewer characters" if is_long else f'Fill argument not supported: "{fill}"')
    return _FILLS[fill]


composites: tuple = ()  # the classes RaggedTensor and SparseTensor, once a program has them


def is_tensor(x):
    """Whether x is a tensor, of any kind."""
    return _eager.is_tensor(x) or isinstance(x, composites) or is_of_graph(x)


def _check_result_type(result_type):
    if result_type not in ("RaggedTensor", "SparseTensor"):
        raise ValueError("result_type must be 'RaggedTensor' or 'SparseTensor'.")
    return result_type == "SparseTensor"


def split_words(x, sep, maxsplit, result_type):
    """Returns the parts of strings, at sep or at spaces: of one string a vector, of several a RaggedTensor or a SparseTensor."""
    is_sparse, x = _check_result_type(result_type), _tensor(x)
    values, splits = _op("string_split")(x, sep or "", maxsplit)
    if x.ndim == 0:
        return values
    from ._ragged import _ops

    parts = _ops.of_parts(x, values, splits)
    return parts.to_sparse() if is_sparse else parts


def split_at_bytes(x, sep, skip_empty, delimiter, result_type):
    """Returns the parts of a vector of strings, at each byte of the delimiter, as a SparseTensor or a RaggedTensor."""
    is_sparse, x = _check_result_type(result_type), _tensor(x)
    if x.ndim != 1:
        raise _eager.errors.InvalidArgumentError(f"input must be a vector, got shape: {list(x.shape)}")
    values, splits = _op("string_split")(x, delimiter if sep is None else sep, skip_empty=skip_empty, any_byte=True)
    from ._ragged import _ops

    parts = _ops.of_parts(x, values, splits)
    return parts.to_sparse() if is_sparse else parts


def one_hot(indices, depth, on_value, off_value, axis, dtype):
    """Returns on_value at each index along axis, and off_value elsewhere."""
    on_value, off_value = (None if value is None else _core.to_tensor(value, dtype) for value in (on_value, off_value))
    return _op("one_hot")(indices, depth, on_value, off_value, axis=axis, dtype=dtype)


def clip_along(x, clip_norm, axes):
    """Applies clip_by_norm to each part along axes."""
    length = _op("vector_norm")(x, axes, keepdims=True)
    return _op("divide")(_op("multiply")(x, clip_norm), _op("maximum")(length, clip_norm))


def clip_all(tensors, clip_norm, use_norm):
    """Scales all tensors if their common norm is above clip_norm; None stays None. Returns (list, the norm)."""
    tensors = list(tensors)
    present = [t for t in tensors if t is not None]
    if use_norm is None:
        clipped, use_norm = _op("clip_by_global_norm")(present, clip_norm)
    else:
        scale = _op("divide")(clip_norm, _op("maximum")(use_norm, clip_norm))
        clipped = [_op("multiply")(t, scale) for t in present]
    clipped = iter(clipped)
    return [None if t is None else next(clipped) for t in tensors], use_norm


def _spatial(values, data_format):
    """Returns the values of height and width, of one for each dim of images."""
    return values[2:] if data_format[1] == "C" else values[1:-1]


def _window(value, data_format):
    """Returns the numbers for the spatial axes; value is an int, or a list of one, of one for each, or for each dim."""
    if isinstance(value, int):
        return [value]
    value = list(value)
    return _spatial(value, data_format) if len(value) == len(data_format) else value


def _sizes_of(shape, rank):
    """Returns dims as a list of ints, with -1 where a trace does not know one."""
    return [-1 if isinstance(n, _core.Tensor) and n.is_symbolic else int(n) for n in (shape[i] for i in range(rank))]


def convolution(op, x, filters, strides, padding, data_format, dilations, output_shape=None):
    """Computes a convolution. A list as padding has a pair for each dim."""
    paddings = None
    data_format = data_format or {"1": "NWC", "3": "NDHWC"}.get(op[4], "NHWC")
    if not isinstance(padding, str):
        padding, paddings = "EXPLICIT", [n for pair in _spatial(list(padding), data_format) for n in pair]
    shape = {} if output_shape is None else {"output_shape": _sizes_of(output_shape, len(data_format))}
    return _op(op)(x, filters, strides=_window(strides, data_format), padding=padding.upper(), paddings=paddings,
                   data_format=data_format, dilations=_window(1 if dilations is None else dilations, data_format), **shape)


def pool(kind, x, ksize, strides, padding, data_format):
    """Computes a pool of images with any number of spatial axes."""
    x = _eager.convert_to_tensor(x)
    data_format = data_format or "NHWC"
    data_format = "NC" + "DHW"[5 - x.ndim:] if data_format[1] == "C" else "N" + "DHW"[5 - x.ndim:] + "C"
    return _op(f"{kind}_pool{x.ndim - 2}d")(x, ksize=_window(ksize, data_format), padding=padding.upper(),
                                            strides=_window(ksize if strides is None else strides, data_format),
                                            data_format=data_format)


def pool_with_places(x, ksize, strides, padding, data_format, output_dtype, include_batch_in_index):
    """Computes a pool of maxima, and where they stand."""
    y, places = _op("max_pool_with_argmax")(x, ksize=_window(ksize, data_format), strides=_window(strides, data_format),
                                            padding=padding.upper(), data_format=data_format,
                                            include_batch_in_index=include_batch_in_index)
    return y, _op("cast")(places, output_dtype)


def patches(images, sizes, strides, rates, padding):
    """Returns the patches of images: [n, rows, columns, values]. sizes, strides and rates have a number for each dim.

    ValueError: they have not, or another one than 1 for the images or for the values; the padding is neither "VALID" nor "SAME".
    """
    images = _eager.convert_to_tensor(images)
    if images.ndim != 4:
        raise ValueError(f"images must have the shape [batch, rows, columns, depth], got a rank of {images.ndim}")
    windows = []
    for name, given in (("sizes", sizes), ("strides", strides), ("rates", rates)):
        given = list(given)
        if len(given) != 4 or given[0] != 1 or given[3] != 1 or min(given) < 1:
            raise ValueError(f"{name} must be [1, rows, columns, 1], got {given}")
        windows.append(given[1:3])
    if padding not in ("VALID", "SAME"):
        raise ValueError(f'padding must be "VALID" or "SAME", got {padding!r}')
    dims = [_eager.shape(images)[i] if n is None else n for i, n in enumerate(images._dims)]
    places = []
    for n, size, stride, rate in zip(dims[1:3], *windows):
        reach = 1 if padding == "SAME" else (size - 1) * rate + 1
        places.append(max((n - reach) // stride + 1, 0) if isinstance(n, int) else (n - reach) // stride + 1)
    y = _op("unfold")(images, windows[0], windows[1], padding, dilations=windows[2])
    dims = [dims[0], *places, dims[3] * (windows[0][0] * windows[0][1])]
    if not all(isinstance(n, int) for n in dims):
        dims = _op("stack")([n if isinstance(n, _core.Tensor) else _core.to_tensor(n, "int32") for n in dims], 0)
    return _op("reshape")(y, dims)


dropout_keeps = False  # whether the second argument of dropout is the share to keep: a program that asks for contrib.eager says so


def drop(x, share, noise_shape, seed, keep_prob, rate):
    """Computes dropout. share, without a name, is the rate of TensorFlow 2, or the keep_prob of TensorFlow 1."""
    if share is not None and dropout_keeps:
        keep_prob = share
    elif share is not None:
        rate = share
    if keep_prob is not None:
        rate = 1.0 - keep_prob
    if rate is None:
        raise ValueError("rate must be given")
    if noise_shape is None:
        return _dropped(x, rate, seed)
    x = _tensor(x)
    dims = list(noise_shape) if not isinstance(noise_shape, _core.Tensor) else noise_shape
    if isinstance(dims, list) and None in dims:
        if len(dims) != x.ndim:
            raise ValueError(f"noise_shape must have a dim for each of the {x.ndim} of x where one is None, got {noise_shape}")
        dims = _op("stack")([_eager.shape(x)[i] if d is None else _core.to_tensor(int(d), "int32") for i, d in enumerate(dims)], 0)
    ones = _op("broadcast_to")(_core.to_tensor(1, x.dtype), dims)
    return _op("multiply")(x, _op("broadcast_like")(_dropped(ones, rate, seed), x))


def _dropped(x, rate, seed):
    """Computes dropout by a rate that a trace need not know."""
    if not (isinstance(rate, _core.Tensor) and rate.is_symbolic):
        return _op("dropout")(x, rate, seed)
    from ._sizes import uniform_like

    x = _tensor(x)
    rate = _op("cast")(rate, x.dtype)
    return _op("where")(uniform_like(x, seed) >= rate, x / (1 - rate), 0)


_LEAST = {"float16": 6.103515625e-05, "float64": 2.2250738585072014e-308}  # above 0; float32's and bfloat16's are the same


def _samples(shape, parameter):
    """Returns the shape of so many samples for each element of the parameter."""
    return [*_tensor(shape).numpy().reshape(-1).tolist(), *parameter.shape]


def _gamma(alpha, beta, dtype, shape, **how):
    """Numbers of the gamma distribution, none of them 0, so that they have logarithms."""
    dtype = _eager.as_dtype(dtype)
    alpha, beta = (None if p is None else _op("cast")(p, dtype) for p in (alpha, beta))
    shape = shape(alpha if beta is None else _op("add")(alpha, beta))
    return _op("maximum")(_op("random_gamma")(alpha, beta, shape=shape, **how), _LEAST.get(dtype.name, 1.1754943508222875e-38))


def draw_gamma(shape, alpha, beta, dtype, seed):
    """Returns samples of shape [*shape, *that of the parameters]."""
    return _gamma(alpha, beta, dtype, lambda parameter: _samples(shape, parameter), seed=_random._seed(seed))


def draw_gamma_by_key(shape, key, alpha, beta, dtype):
    """Returns samples of this shape, which the key decides."""
    return _gamma(alpha, beta, dtype, lambda _: shape, key=key)


def draw_poisson(shape, rate, dtype, seed):
    """Returns counts of shape [*shape, *that of rate]."""
    rate = _tensor(rate)
    return _op("random_poisson")(rate, shape=_samples(shape, rate), dtype=dtype, seed=_random._seed(seed))


def lookup(params, ids, max_norm):
    """Returns the rows of params with these numbers, each of at most the norm that is given."""
    ids, params = _tensor(ids), _tensor(params)
    rows = _op("gather")(params, ids)
    return rows if max_norm is None else clip_along(rows, max_norm, list(range(ids.ndim, rows.ndim)))


def normalize_batch(x, mean, variance, offset, scale, epsilon):
    """Returns (x - mean) / sqrt(variance + epsilon) * scale + offset; scale and offset may be None."""
    factor = _op("rsqrt")(_op("add")(variance, epsilon))
    if scale is not None:
        factor = factor * scale
    y = _op("multiply")(_op("subtract")(x, mean), factor)
    return y if offset is None else y + offset


# ---- Losses

def weighted(losses, weights, reduction):
    """Returns the mean of losses * weights over the elements whose weight is not 0, or what `reduction` asks for."""
    total = _op("sum")
    weights = _tensor(weights)
    losses = _op("multiply")(losses, weights)
    if reduction in ("none", "sum", "weighted_sum"):
        return losses if reduction == "none" else total(losses)
    if reduction in ("weighted_mean", "sum_over_batch_size", "weighted_sum_over_batch_size"):
        whole = weights if reduction == "weighted_mean" else _op("ones_like")(losses)
        return _op("divide_no_nan")(total(losses), total(_op("broadcast_like")(_op("cast")(whole, losses.dtype), losses)))
    if reduction not in (None, "weighted_sum_by_nonzero_weights"):
        raise ValueError(f"Invalid Reduction Key {reduction}.")
    present = total(_op("broadcast_like")(_op("cast")(_op("not_equal")(weights, 0), losses.dtype), losses))
    return total(losses) / _op("maximum")(present, 1.0)


def of_pairs(labels, predictions, weights):
    """Returns the mean squared difference between the errors of each pair of a row's elements, times the rows' weights."""
    labels, predictions, total = _tensor(labels), _tensor(predictions), _op("sum")
    errors = _op("subtract")(predictions, _op("cast")(labels, predictions.dtype))
    weights = _op("cast")(_tensor(weights), errors.dtype)
    inner = list(range(1, errors.ndim))
    present = total(_op("broadcast_like")(_op("cast")(_op("not_equal")(weights, 0), errors.dtype), errors), inner, keepdims=True)
    others, divided = _op("maximum")(present - 1, 0), _op("divide_no_nan")
    losses = 2 * divided(total(_op("square")(errors), inner, keepdims=True), others)
    losses = losses - 2 * divided(_op("square")(total(errors, inner, keepdims=True)), present * others)
    return total(losses * weights)


def huber(labels, predictions, delta):
    """Returns half the square of an error below delta, and a linear function of a larger one."""
    error = _op("abs")(_op("subtract")(predictions, labels))
    near = _op("minimum")(error, delta)
    return 0.5 * near * near + delta * (error - near)


def log_loss(labels, predictions, epsilon):
    """Returns the cross-entropy of probabilities and labels from 0 to 1."""
    labels, predictions = _tensor(labels), _tensor(predictions)
    log = _op("log")
    return -(labels * log(predictions + epsilon) + (1 - labels) * log(1 - predictions + epsilon))


def smooth(labels, smoothing, axis=-1):
    """Spreads a part, `smoothing`, of one-hot labels over all classes."""
    if not smoothing:
        return labels
    labels = _tensor(labels)
    return labels * (1 - smoothing) + smoothing / labels.shape[axis]


def smooth_binary(labels, smoothing):
    """Moves labels 0 and 1 towards 1/2 by a part, `smoothing`, of the distance."""
    return _tensor(labels) * (1 - smoothing) + 0.5 * smoothing if smoothing else labels


# ---- Graphs and loops

def while_loop(cond, body, loop_vars, maximum_iterations):
    """Returns the last loop variables, among which there may be TensorArrays."""
    from . import _origins

    arrays = _sys.modules.get(__package__ + "._tensor_arrays")  # which no program has that has none
    return _origins.while_loop((_eager if arrays is None else arrays).while_loop, cond, body, loop_vars, maximum_iterations)


def deferred(function, args, name, error):
    """Returns what a call that failed gives in a graph, where it has SymbolicTensors among its arguments, in a model,
    where it has KerasTensors, for RaggedTensors and SparseTensors, or for sizes that a trace does not know; else raises
    the error."""
    if isinstance(error, _eager.errors.FailedPreconditionError):
        from . import _sizes

        computing = _sizes.of_run(function, args)
        if computing is not None:
            return computing(*args)
    symbolic = _sys.modules.get(__package__ + "._symbolic")  # which no program has that has no layers
    if symbolic is not None and any(type(x) is symbolic.KerasTensor for x in _eager.nest.flatten(list(args))):
        return symbolic.recorded(function, list(args))
    if composites and (found := _composite_among(args)):
        module = "_ragged" if found.__name__ == "RaggedTensor" else "_sparse"
        return _sys.modules[f"{__package__}.{module}"].applied(function, args)
    graph = _sys.modules.get(__package__ + "._graph")  # which no program has that has no placeholders
    if graph is None:
        raise error
    return graph.deferred(function, args, name, error)


def with_options(function, **options):
    """Returns a function of the table with these parameters."""
    def called(*args):
        return function(*args, **options)

    called.__name__, called.__module__ = function.__name__, function.__module__
    return called


def _composite_among(args):
    """Returns the class of the first RaggedTensor or SparseTensor among arguments and in lists of them; None where there is none."""
    for value in args:
        for x in value if type(value) in (list, tuple) else (value,):
            if isinstance(x, composites):
                return type(x)
    return None


def assign(how, variable, value):
    """Assigns. Where the program may have graphs, they assign in place of the result."""
    from . import _origins, _tensors

    if _origins.is_expecting and type(variable) is _core.Variable:
        return _origins.assigned(_tensors.native(_core.Variable, how), variable, value)
    return getattr(variable, how)(value)


def reshaped(x, shape):
    """Reshapes in a trace, which knows the ints in a list of sizes from then on, also where others are tensors."""
    y = _op("reshape")(x, shape)
    if not isinstance(shape, (list, tuple)) or None not in y._dims:
        return y
    sizes = [0 if isinstance(n, _core.Tensor) else max(int(n), 0) for n in shape]
    return _op("reshape")(y, sizes, zero_copies=True) if any(sizes) else y


def name_scope(name, *_):
    """Returns a context manager that puts the name before those of a graph's operations, of Variables, and of summaries.

    A name that ends with a slash, as the context manager gives it, stands for itself, wherever it is entered again.
    """
    from ._graph import entered, scopes
    from ._variables import scoped

    if not name:
        return _contextlib.nullcontext("")
    return entered(scopes.names, name, name if name.endswith("/") else scoped(name) + "/")


def control_dependencies(inputs):
    """Returns a context manager for the operations of a graph that run after others. What is computed from Variables there, and the
    graph gets, is computed after them too; what comes from constants alone runs in the program's order."""
    from ._graph import Operation, SymbolicTensor, entered, scopes
    from ._origins import lifted

    ops = [x.op if isinstance(x, SymbolicTensor) else x for x in map(lifted, inputs or ())]
    return entered(scopes.controls, [op for op in ops if isinstance(op, Operation)])


def to_tensor(value, dtype, hint):
    """Computes convert_to_tensor. The hint is a dtype for values that can have it."""
    if dtype is None and hint is not None and not isinstance(value, (_core.Tensor, _core.Variable)):
        try:
            return _core.to_tensor(value, hint)
        except (TypeError, ValueError, OverflowError):
            pass
    return _eager.convert_to_tensor(value, dtype)
