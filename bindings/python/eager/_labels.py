"""Labels, predictions and weights as losses and metrics take them: tensors of shapes that fit each other."""
from . import _core
from . import raw_ops as _ops
from ._core import Tensor, Variable
from .dtypes import float32, float64, int32, int64
from .errors import InvalidArgumentError


def tensor(value, dtype=None):
    """Returns value as a tensor, of a dtype if one is given. TypeError: it is complex, and is to be real."""
    if type(value) is Tensor and (dtype is None or value.dtype is dtype):
        return value
    return _core.to_tensor(value, dtype)


def floating(value):
    """Returns value as a floating-point tensor. Integers of 64 bits become float64, others and booleans float32."""
    value = tensor(value)
    if value.dtype.is_floating:
        return value
    return tensor(value, float64 if value.dtype.is_integer and value.dtype.itemsize == 8 else float32)


def classes(value):
    """Returns numbers of classes as int32 or int64, which is what ops take."""
    value = tensor(value)
    return value if value.dtype is int32 or value.dtype is int64 else tensor(value, int64)


def _differ(dims, others):
    """Reports whether two tuples of dims, None where a trace does not know them, cannot be the same."""
    return len(dims) != len(others) or any(a != b and a is not None and b is not None for a, b in zip(dims, others))


def check_shapes(labels, predictions, user):
    """Returns labels. Dims that a trace does not know are checked when it runs.

    InvalidArgumentError: the shapes differ. user: the loss or the metric, for the error's text.
    """
    dims, others = labels._dims, predictions._dims
    if dims == others and None not in dims:
        return labels
    if _differ(dims, others):
        raise InvalidArgumentError(f"Shapes {_text(dims)} and {_text(others)} are incompatible: {user} needs labels and predictions of "
                                   "the same shape")
    # Each dim of the labels is the predictions' or 1, and with as many elements it is the predictions'.
    return _ops.reshape_like(_ops.broadcast_like(labels, predictions), labels)


def aligned(labels, predictions, user):
    """Returns both with one shape: [n, 1] fits [n], and [..., 1] fits [...]. InvalidArgumentError: they differ otherwise."""
    dims, others = labels._dims, predictions._dims
    if dims == others and None not in dims:
        return labels, predictions
    if len(dims) == len(others) + 1 and dims[-1] in (1, None):
        labels, predictions = _aligned_column(labels, predictions)
    elif len(others) == len(dims) + 1 and others[-1] in (1, None):
        predictions, labels = _aligned_column(predictions, labels)
    return check_shapes(labels, predictions, user), predictions


def _aligned_column(column, other):
    """Returns a column [..., 1] and a tensor of one rank less as two of one rank, which is at least 2."""
    if other.ndim == 1:
        return column, _ops.expand_dims(other, -1)
    return _ops.squeeze(column, [-1]), other


def label_of_each_row(labels, predictions, axis, user):
    """Returns labels without the dim of 1 at `axis` that they may have in place of the classes of the predictions.

    InvalidArgumentError: the shapes differ otherwise.
    """
    dims, of_rows = labels._dims, list(predictions._dims)
    if of_rows and -len(of_rows) <= axis < len(of_rows):  # else the op that computes the loss refuses them
        del of_rows[axis]
        if len(dims) == len(of_rows) + 1 and dims[axis] in (1, None):
            labels = _ops.squeeze(labels, [axis])
    if _differ(labels._dims, of_rows):
        raise InvalidArgumentError(f"Shapes {_text(dims)} and {_text(predictions._dims)} are incompatible: {user} needs a label for each "
                                   "row of the predictions")
    return labels


def weights_for(values, weights, user):
    """Returns weights of the dtype of values, in a shape that is broadcast to that of values.

    Weights of fewer dims are those of the first dims. InvalidArgumentError: they do not fit.
    """
    weights = tensor(weights, values.dtype)
    given, dims = weights._dims, values._dims
    if len(given) == len(dims) + 1 and given[-1] in (1, None):
        weights = _ops.squeeze(weights, [-1])
    while 0 < weights.ndim < len(dims):
        weights = _ops.expand_dims(weights, -1)
    of_weights = weights._dims
    if len(of_weights) > len(dims) or of_weights and _differ([None if dim == 1 else dim for dim in of_weights], dims):
        raise InvalidArgumentError(f"Shapes {_text(given)} and {_text(dims)} are incompatible: {user} needs weights that can be broadcast "
                                   "to the values")
    return _ops.broadcast_like(weights, values) if None in of_weights or None in dims else weights


def _text(dims):
    return "[" + ",".join("?" if dim is None else str(dim) for dim in dims) + "]"
