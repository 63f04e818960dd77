"""Losses: functions of labels and predictions, and classes that hold their options.

>>> import eager
>>> labels, predictions = [[0.0, 1.0], [0.0, 0.0]], eager.constant([[1.0, 1.0], [1.0, 0.0]])
>>> eager.losses.mean_squared_error(labels, predictions).item()
0.5
>>> loss = eager.losses.MeanSquaredError(reduction="none")
>>> loss(labels, predictions).tolist()
[0.5, 0.5]

Names and values are Keras's. The loss of a row is the mean, or the sum, over the last axis; `reduction` says what is made of the
losses of all rows:

* ``"mean"``: their sum, each times its weight, by their number, which is NaN where there are none;
* ``"weighted_mean"``: the same sum by the sum of the weights, or 0 where that is 0;
* ``"sum"``: the sum;
* ``"none"``: nothing, each row has its loss.

Labels and predictions have the same shape; a column ``[n, 1]`` fits ``[n]``. Anything else is an error, so that nothing is broadcast
by mistake. `weights` are a number, one for each row, or one for each loss. Losses have the dtype of the predictions; those of 16 bits
are computed in float32. Probabilities, where they are in a logarithm, are clipped to ``[1e-7, 1 - 1e-7]``; their gradient is 0 outside.
"""
from . import _labels
from . import raw_ops as _ops
from ._creation import shape
from .dtypes import float32, int32

_EPSILON = 1e-7
_OF_CALLS = ("weights", "ref_labels", "ref_embeddings")  # the parameters of functions that are no options of classes
_REDUCTIONS = {"mean": "mean", "sum": "sum", "none": "none", "weighted_mean": "weighted_mean", None: "none",
               "sum_over_batch_size": "mean", "mean_with_sample_weight": "weighted_mean"}  # Keras's names too


def __dir__():
    return __all__


# ---- What all losses share

def _reduction(name):
    if name not in _REDUCTIONS:
        raise ValueError(f"Invalid value for argument `reduction`. Expected one of 'mean', 'weighted_mean', 'sum', 'none'. Received: "
                         f"reduction={name!r}")
    return _REDUCTIONS[name]


def _wide(predictions):
    """Returns predictions as a tensor of the dtype in which the loss is computed, and the dtype that it gets."""
    predictions = _labels.floating(predictions)
    dtype = predictions.dtype
    return _labels.tensor(predictions, float32) if dtype.itemsize == 2 else predictions, dtype


def _pair(labels, predictions, user):
    """Returns labels and predictions of one shape and dtype, in which the loss is computed, and the dtype that it gets."""
    predictions, dtype = _wide(predictions)
    return *_labels.aligned(_labels.tensor(labels, predictions.dtype), predictions, user), dtype


def _over_rows(losses):
    """Returns the mean over the last axis; a scalar is its own."""
    return _ops.mean(losses, -1) if losses.ndim else losses


def _quotient(x, y):
    """Returns x / y, or 0 where y is 0."""
    none = _ops.equal(y, 0)
    return _ops.where(none, 0, x / _ops.where(none, 1, y))


def _reduced(losses, weights, reduction, dtype, user, counted=None):
    """Returns the losses of the rows, or what `reduction` makes of them, as dtype. counted: 1 for the rows that count, else 0."""
    reduction = _reduction(reduction)
    if weights is not None:
        weights = _labels.weights_for(losses, weights, user)
        losses = losses * weights
    if reduction == "mean" and counted is not None:
        losses = _quotient(_ops.sum(losses), _ops.sum(counted))
    elif reduction == "weighted_mean" and (weights is not None or counted is not None):
        weights = weights if counted is None else counted if weights is None else weights * counted
        losses = _quotient(_ops.sum(losses), _ops.sum(_ops.broadcast_like(weights, losses)))
    elif reduction != "none":
        losses = _ops.sum(losses) if reduction == "sum" else _ops.mean(losses)
    return _labels.tensor(losses, dtype)


def _clipped(probabilities):
    return _ops.clip(probabilities, _EPSILON, 1.0 - _EPSILON)


def _axis(axis):
    if isinstance(axis, bool):
        raise ValueError(f"`axis` must be of type `int`. Received: axis={axis} of type {type(axis)}")
    return axis


# ---- Regression

def mean_squared_error(labels, predictions, *, weights=None, reduction="mean"):
    """The mean of the squared differences.

    >>> import eager
    >>> eager.losses.mean_squared_error([1.0, 2.0], [1.0, 4.0]).item()
    2.0
    """
    labels, predictions, dtype = _pair(labels, predictions, "mean_squared_error")
    losses = _over_rows(_ops.squared_difference(predictions, labels))
    return _reduced(losses, weights, reduction, dtype, "mean_squared_error")


def mean_absolute_error(labels, predictions, *, weights=None, reduction="mean"):
    """The mean of the absolute differences. Its gradient is 0 where there is no difference.

    >>> import eager
    >>> eager.losses.mean_absolute_error([1.0, 2.0], [1.0, 4.0]).item()
    1.0
    """
    labels, predictions, dtype = _pair(labels, predictions, "mean_absolute_error")
    losses = _over_rows(_ops.abs(predictions - labels))
    return _reduced(losses, weights, reduction, dtype, "mean_absolute_error")


def mean_absolute_percentage_error(labels, predictions, *, weights=None, reduction="mean"):
    """The mean of the absolute differences in percent of the labels, which count as 1e-7 where they are smaller.

    >>> import eager
    >>> eager.losses.mean_absolute_percentage_error([1.0, 2.0], [1.0, 4.0]).item()
    50.0
    """
    labels, predictions, dtype = _pair(labels, predictions, "mean_absolute_percentage_error")
    losses = 100.0 * _over_rows(_ops.abs((labels - predictions) / _ops.maximum(_ops.abs(labels), _EPSILON)))
    return _reduced(losses, weights, reduction, dtype, "mean_absolute_percentage_error")


def mean_squared_logarithmic_error(labels, predictions, *, weights=None, reduction="mean"):
    """The mean of the squared differences of log(1 + x); what is below 1e-7 counts as 1e-7.

    >>> import eager
    >>> eager.losses.mean_squared_logarithmic_error([0.0], [eager.e - 1]).item()
    1.0
    """
    labels, predictions, dtype = _pair(labels, predictions, "mean_squared_logarithmic_error")

    def log(x):
        return _ops.log(_ops.maximum(x, _EPSILON) + 1.0)

    losses = _over_rows(_ops.squared_difference(log(predictions), log(labels)))
    return _reduced(losses, weights, reduction, dtype, "mean_squared_logarithmic_error")


def huber(labels, predictions, *, delta=1.0, weights=None, reduction="mean"):
    """The mean of half the square of each difference, beyond `delta` of its tangent.

    >>> import eager
    >>> eager.losses.huber([0.0, 0.0], [1.0, 3.0], reduction="none").item()
    1.5
    """
    labels, predictions, dtype = _pair(labels, predictions, "huber")
    error = predictions - labels
    size = _ops.abs(error)
    losses = _over_rows(_ops.where(size <= delta, 0.5 * _ops.square(error), delta * size - 0.5 * delta * delta))
    return _reduced(losses, weights, reduction, dtype, "huber")


def log_cosh(labels, predictions, *, weights=None, reduction="mean"):
    """The mean of log(cosh(difference)): half the square of a small difference, a large one less log(2).

    >>> import eager
    >>> eager.losses.log_cosh([0.0], [1.0]).item()
    0.4337808
    """
    labels, predictions, dtype = _pair(labels, predictions, "log_cosh")
    error = predictions - labels
    losses = _over_rows(error + _ops.softplus(error * -2.0) - 0.6931471805599453)
    return _reduced(losses, weights, reduction, dtype, "log_cosh")


def cosine_similarity(labels, predictions, *, axis=-1, weights=None, reduction="mean"):
    """The negative cosine of the angle between rows, from -1 for the same direction to 1; that of a row of zeros is 0.

    >>> import eager
    >>> eager.losses.cosine_similarity([[0.0, 2.0]], [[0.0, 1.0]]).item()
    -1.0
    """
    labels, predictions, dtype = _pair(labels, predictions, "cosine_similarity")
    losses = -_ops.sum(_normalized(labels, axis) * _normalized(predictions, axis), axis)
    return _reduced(losses, weights, reduction, dtype, "cosine_similarity")


def _normalized(x, axis):
    """Returns x by its length along an axis, which counts as 1e-7 where it is shorter."""
    return x * _ops.rsqrt(_ops.maximum(_ops.sum(_ops.square(x), axis, keepdims=True), _EPSILON**2))


# ---- Probabilities

def poisson(labels, predictions, *, weights=None, reduction="mean"):
    """The mean of ``predictions - labels * log(predictions + 1e-7)``: labels are counts, predictions their expectation.

    >>> import eager
    >>> eager.losses.poisson([0.0, 2.0], [1.0, 1.0]).item()
    1.0
    """
    labels, predictions, dtype = _pair(labels, predictions, "poisson")
    losses = _over_rows(predictions - labels * _ops.log(predictions + _EPSILON))
    return _reduced(losses, weights, reduction, dtype, "poisson")


def kl_divergence(labels, predictions, *, weights=None, reduction="mean"):
    """The sum of ``labels * log(labels / predictions)``; probabilities are clipped to [1e-7, 1].

    >>> import eager
    >>> eager.losses.kl_divergence([[0.0, 1.0]], [[0.5, 0.5]]).item()
    0.6931457
    """
    labels, predictions, dtype = _pair(labels, predictions, "kl_divergence")
    labels, predictions = _ops.clip(labels, _EPSILON, 1.0), _ops.clip(predictions, _EPSILON, 1.0)
    losses = _ops.sum(labels * _ops.log(labels / predictions), -1)
    return _reduced(losses, weights, reduction, dtype, "kl_divergence")


def binary_crossentropy(labels, predictions, *, from_logits=False, label_smoothing=0.0, axis=-1, weights=None, reduction="mean"):
    """The mean over `axis` of the cross-entropies of labels from 0 to 1.

    from_logits: predictions are logits, of which the sigmoid is the probability. label_smoothing: labels are moved towards 1/2 by
    this part of their distance.

    >>> import eager
    >>> eager.losses.binary_crossentropy([[1.0], [0.0]], [[0.0], [0.0]], from_logits=True, reduction="none").tolist()
    [0.6931472, 0.6931472]
    """
    labels, predictions, dtype = _pair(labels, predictions, "binary_crossentropy")
    if label_smoothing:
        labels = labels * (1.0 - label_smoothing) + 0.5 * label_smoothing
    losses = _binary_crossentropy(labels, predictions, from_logits)
    losses = _ops.mean(losses, _axis(axis)) if losses.ndim else losses
    return _reduced(losses, weights, reduction, dtype, "binary_crossentropy")


def categorical_crossentropy(labels, predictions, *, from_logits=False, label_smoothing=0.0, axis=-1, weights=None, reduction="mean"):
    """The cross-entropy of rows of labels that are probabilities of classes, such as one-hot vectors; the classes lie along `axis`.

    from_logits: predictions are logits, of which the softmax is the probability; else rows are divided by their sum.
    label_smoothing: this part of the labels is spread over all classes.

    >>> import eager
    >>> eager.losses.categorical_crossentropy([[0.0, 1.0]], [[0.5, 0.5]]).item()
    0.6931472
    """
    labels, predictions, dtype = _pair(labels, predictions, "categorical_crossentropy")
    if label_smoothing:
        number = _ops.cast(shape(labels)[axis], labels.dtype)
        labels = labels * (1.0 - label_smoothing) + label_smoothing / number
    if from_logits:
        losses = _ops.softmax_cross_entropy_with_logits(logits=predictions, labels=labels, axis=_axis(axis))
    else:
        p = _clipped(predictions / _ops.sum(predictions, _axis(axis), keepdims=True))
        losses = -_ops.sum(labels * _ops.log(p), axis)
    return _reduced(losses, weights, reduction, dtype, "categorical_crossentropy")


def sparse_categorical_crossentropy(labels, predictions, *, from_logits=False, ignore_class=None, axis=-1, weights=None,
                                    reduction="mean"):
    """The cross-entropy of labels that are numbers of classes, of any dtype of numbers; the classes of the predictions lie along `axis`.

    Labels have the shape of the predictions without that axis, or with 1 there. from_logits: predictions are logits, of which the
    softmax is the probability. ignore_class: rows with this label have the loss 0, and are not counted for the mean.

    >>> import eager
    >>> eager.losses.sparse_categorical_crossentropy([1, 0], [[0.5, 0.5], [1.0, 0.0]], reduction="none").tolist()
    [0.6931472, 0.0]
    """
    predictions, dtype = _wide(predictions)
    labels = _labels.label_of_each_row(_labels.classes(labels), predictions, _axis(axis), "sparse_categorical_crossentropy")
    counted = None
    if ignore_class is not None:
        counted = _ops.not_equal(labels, ignore_class)
        labels = _ops.where(counted, labels, 0)
        predictions = _ops.where(_ops.expand_dims(counted, axis), predictions, 0.0)
    logits = predictions if from_logits else _ops.log(_clipped(predictions))
    losses = _ops.sparse_softmax_cross_entropy_with_logits(logits=logits, labels=labels, axis=axis)
    if counted is not None:
        losses = _ops.where(counted, losses, 0.0)
        counted = _ops.cast(counted, losses.dtype)
    return _reduced(losses, weights, reduction, dtype, "sparse_categorical_crossentropy", counted)


def _binary_crossentropy(labels, predictions, from_logits):
    if from_logits:
        return _ops.sigmoid_cross_entropy_with_logits(logits=predictions, labels=labels)
    p = _clipped(predictions)
    return -(labels * _ops.log(p) + (1.0 - labels) * _ops.log(1.0 - p))


def binary_focal_crossentropy(labels, predictions, *, apply_class_balancing=False, alpha=0.25, gamma=2.0, from_logits=False,
                              label_smoothing=0.0, axis=-1, weights=None, reduction="mean"):
    """The mean over `axis` of binary cross-entropies, each times ``(1 - p) ** gamma``, in which p is the probability of its label.

    What is easy counts less: Lin et al., "Focal Loss for Dense Object Detection", 2017. apply_class_balancing: labels of 1 also count
    `alpha` times, and those of 0 ``1 - alpha`` times. from_logits, label_smoothing: as in :func:`binary_crossentropy`.

    >>> import eager
    >>> eager.losses.binary_focal_crossentropy([[1.0, 0.0]], [[0.5, 0.5]]).item()
    0.1732868
    """
    labels, predictions, dtype = _pair(labels, predictions, "binary_focal_crossentropy")
    if label_smoothing:
        labels = labels * (1.0 - label_smoothing) + 0.5 * label_smoothing
    losses = _binary_crossentropy(labels, predictions, from_logits)
    predictions = _ops.sigmoid(predictions) if from_logits else predictions
    of_other = labels * (1.0 - predictions) + (1.0 - labels) * predictions
    losses = losses * _ops.pow(of_other, gamma)
    if apply_class_balancing:
        losses = losses * (labels * alpha + (1.0 - labels) * (1.0 - alpha))
    losses = _ops.mean(losses, _axis(axis)) if losses.ndim else losses
    return _reduced(losses, weights, reduction, dtype, "binary_focal_crossentropy")


def categorical_focal_crossentropy(labels, predictions, *, alpha=0.25, gamma=2.0, from_logits=False, label_smoothing=0.0, axis=-1,
                                   weights=None, reduction="mean"):
    """The cross-entropy of rows of labels, in which each class counts ``alpha * (1 - p) ** gamma`` times; p is its probability.

    What is easy counts less: Lin et al., "Focal Loss for Dense Object Detection", 2017. alpha: a number, or one for each class, where
    the classes are the last dim. from_logits, label_smoothing: as in :func:`categorical_crossentropy`.

    >>> import eager
    >>> eager.losses.categorical_focal_crossentropy([[0.0, 1.0]], [[0.5, 0.5]]).item()
    0.0433217
    """
    labels, predictions, dtype = _pair(labels, predictions, "categorical_focal_crossentropy")
    axis = _axis(axis)
    if label_smoothing:
        number = _ops.cast(shape(labels)[axis], labels.dtype)
        labels = labels * (1.0 - label_smoothing) + label_smoothing / number
    predictions = _ops.softmax(predictions, axis) if from_logits else predictions
    p = _clipped(predictions / _ops.sum(predictions, axis, keepdims=True))
    losses = -_ops.sum(_labels.tensor(alpha, p.dtype) * _ops.pow(1.0 - p, gamma) * labels * _ops.log(p), axis)
    return _reduced(losses, weights, reduction, dtype, "categorical_focal_crossentropy")


def categorical_generalized_cross_entropy(labels, predictions, *, q=0.5, weights=None, reduction="mean"):
    """``(1 - p ** q) / q``, in which p is the probability of the label, the number of a class. ValueError: q is not between 0 and 1.

    With a small q it is near the cross-entropy, with one near 1 it stands more labels that are wrong: Zhang and Sabuncu, "Generalized
    Cross Entropy Loss for Training Deep Neural Networks with Noisy Labels", 2018. Labels have the shape of the predictions without their
    last dim, or with 1 there.

    >>> import eager
    >>> eager.losses.categorical_generalized_cross_entropy([1, 0], [[0.75, 0.25], [1.0, 0.0]], reduction="none").tolist()
    [1.0, 0.0]
    """
    predictions, dtype = _wide(predictions)
    labels = _labels.label_of_each_row(_labels.classes(labels), predictions, -1, "categorical_generalized_cross_entropy")
    q = _exponent(q)
    p = _ops.gather(predictions, labels, -1, batch_dims=labels.ndim)
    losses = (1.0 - _ops.pow(p, q)) / q
    return _reduced(losses, weights, reduction, dtype, "categorical_generalized_cross_entropy")


def _exponent(q):
    if not 0 < q < 1:
        raise ValueError("q must be in the interval (0, 1)")
    return q


# ---- Overlaps

def dice(labels, predictions, *, axis=None, weights=None, reduction="mean"):
    """1 less twice what labels and predictions share by the sum of both, over `axis`, an int or several; None for all elements.

    Labels and predictions are from 0 to 1. Without an axis there is one loss for the whole batch. Milletari et al., "V-Net: Fully
    Convolutional Neural Networks for Volumetric Medical Image Segmentation", 2016.

    >>> import eager
    >>> eager.losses.dice([[1.0, 0.0], [1.0, 1.0]], [[1.0, 1.0], [0.0, 1.0]], axis=-1, reduction="none").tolist()
    [0.3333333, 0.3333333]
    """
    labels, predictions, dtype = _pair(labels, predictions, "dice")
    both = _ops.sum(labels * predictions, axis)
    losses = 1.0 - 2.0 * both / (_ops.sum(labels, axis) + _ops.sum(predictions, axis) + _EPSILON)
    return _reduced(losses, weights, reduction, dtype, "dice")


def tversky(labels, predictions, *, alpha=0.5, beta=0.5, axis=None, weights=None, reduction="mean"):
    """:func:`dice` with weights: what the labels alone have counts `alpha` times, and what the predictions alone have `beta` times.

    With 1/2 and 1/2 it is the Dice loss, with 1 and 1 that of Jaccard's index. Salehi et al., "Tversky Loss Function for Image
    Segmentation Using 3D Fully Convolutional Deep Networks", 2017. The weights' names are as Keras has them.

    >>> import eager
    >>> eager.losses.tversky([1.0, 0.0, 1.0], [1.0, 1.0, 0.0], alpha=1.0, beta=2.0).item()
    0.75
    """
    labels, predictions, dtype = _pair(labels, predictions, "tversky")
    both = _ops.sum(labels * predictions, axis)
    of_labels, of_predictions = _ops.sum(labels * (1.0 - predictions), axis), _ops.sum(predictions * (1.0 - labels), axis)
    losses = 1.0 - both / (both + alpha * of_labels + beta * of_predictions + _EPSILON)
    return _reduced(losses, weights, reduction, dtype, "tversky")


# ---- Margins

def _signs(labels):
    """Returns labels, or where all of them are 0 or 1, -1 for 0."""
    is_binary = _ops.all(_ops.logical_or(_ops.equal(labels, 0), _ops.equal(labels, 1)))
    return _ops.where(is_binary, 2.0 * labels - 1.0, labels)


def hinge(labels, predictions, *, weights=None, reduction="mean"):
    """The mean of ``max(1 - labels * predictions, 0)``; labels are -1 and 1, or all of them 0 and 1.

    >>> import eager
    >>> eager.losses.hinge([0, 1], [0.5, 2.0]).item()
    0.75
    """
    labels, predictions, dtype = _pair(labels, predictions, "hinge")
    losses = _over_rows(_ops.maximum(1.0 - _signs(labels) * predictions, 0.0))
    return _reduced(losses, weights, reduction, dtype, "hinge")


def squared_hinge(labels, predictions, *, weights=None, reduction="mean"):
    """The mean of the squares of ``max(1 - labels * predictions, 0)``; labels are -1 and 1, or all of them 0 and 1.

    >>> import eager
    >>> eager.losses.squared_hinge([-1, 1], [1.0, 2.0]).item()
    2.0
    """
    labels, predictions, dtype = _pair(labels, predictions, "squared_hinge")
    losses = _over_rows(_ops.square(_ops.maximum(1.0 - _signs(labels) * predictions, 0.0)))
    return _reduced(losses, weights, reduction, dtype, "squared_hinge")


def categorical_hinge(labels, predictions, *, weights=None, reduction="mean"):
    """By how much the prediction of the best other class comes within 1 of that of the label's class; labels are one-hot rows.

    >>> import eager
    >>> eager.losses.categorical_hinge([[0, 1]], [[1.5, 2.0]]).item()
    0.5
    """
    labels, predictions, dtype = _pair(labels, predictions, "categorical_hinge")
    of_label = _ops.sum(labels * predictions, -1)
    of_others = _ops.max((1.0 - labels) * predictions, -1)
    losses = _ops.maximum(of_others - of_label + 1.0, 0.0)
    return _reduced(losses, weights, reduction, dtype, "categorical_hinge")


def circle(labels, predictions, *, ref_labels=None, ref_embeddings=None, remove_diagonal=True, gamma=80.0, margin=0.4, weights=None,
           reduction="mean"):
    """How far the similarities of each row with rows of its own class and of others are from 1 - `margin` and `margin`.

    Predictions are rows of length 1, labels the numbers of their classes, ``[n]`` or ``[n, 1]``. Each row is compared with the rows
    `ref_embeddings` of the classes `ref_labels`, which are these rows themselves unless they are given. remove_diagonal: the i-th row is
    not compared with the i-th. gamma: the scale of similarities. A row without one of its own class, or of another one, has the loss
    0. Sun et al., "Circle Loss: A Unified Perspective of Pair Similarity Optimization", 2020.

    >>> import eager
    >>> eager.losses.circle([0, 0, 1], [[1.0, 0.0], [0.8, 0.6], [0.6, 0.8]], gamma=1.0, reduction="none").tolist()
    [0.733947, 1.0645444, 0.0]
    """
    predictions, dtype = _wide(predictions)
    labels = _labels.label_of_each_row(_labels.tensor(labels), predictions, -1, "circle")
    others = predictions if ref_embeddings is None else _labels.tensor(ref_embeddings, predictions.dtype)
    of_others = labels if ref_labels is None else _labels.label_of_each_row(_labels.tensor(ref_labels), others, -1, "circle")
    distances = _ops.maximum(1.0 - _ops.matmul(predictions, others, transpose_b=True), 0.0)
    same = _ops.equal(_ops.expand_dims(labels, -1), _ops.expand_dims(of_others, 0))
    differ = _ops.logical_not(same)
    if remove_diagonal:
        place, of_other = (_ops.cumulative_sum(_ops.ones_like(x, dtype=int32), 0) for x in (labels, of_others))
        same = _ops.logical_and(same, _ops.not_equal(_ops.expand_dims(place, -1), _ops.expand_dims(of_other, 0)))
    counts = _ops.logical_and(_ops.any(same, -1), _ops.any(differ, -1))

    def log_sum(logits, among):
        among = _ops.logical_or(among, _ops.logical_not(_ops.expand_dims(counts, -1)))  # what does not count has a gradient of 0
        return _ops.logsumexp(_ops.where(among, logits, -float("inf")), -1)

    near = log_sum(gamma * _ops.maximum(margin + distances, 0.0) * (distances - margin), same)
    far = log_sum(gamma * _ops.maximum(1.0 + margin - distances, 0.0) * (1.0 - margin - distances), differ)
    losses = _ops.where(counts, _ops.softplus(near + far), 0.0)
    return _reduced(losses, weights, reduction, dtype, "circle")


# ---- Classes

class Loss:
    """What all classes of losses have: a function of this module with options that are set once. Make one of the classes below.

    Called with (labels, predictions, weights=None), it returns what the function does.

    >>> import eager
    >>> loss = eager.losses.Huber(delta=2.0, reduction="sum")
    >>> loss, loss([0.0, 0.0], [2.0, 4.0]).item()
    (Huber(delta=2.0, reduction='sum'), 4.0)
    """

    def __init__(self, function, name, **options):
        _reduction(options["reduction"])
        if "q" in options:
            _exponent(options["q"])
        self.name = name
        self._function = function
        self._options = options

    def __call__(self, labels, predictions, weights=None):
        return self._function(labels, predictions, weights=weights, **self._options)

    @property
    def reduction(self):
        """Returns what is made of the losses of the rows, as it was given."""
        return self._options["reduction"]

    def __repr__(self):
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self._options.items())})"


_CLASS = """
class {title}(Loss):
    def __init__(self, {parameters}, name={name!r}):
        Loss.__init__(self, {name}, name, {values})
"""

_OF_METRICS = {  # those that eager.metrics has the means of
    "MeanSquaredError": mean_squared_error, "MeanAbsoluteError": mean_absolute_error,
    "MeanAbsolutePercentageError": mean_absolute_percentage_error, "MeanSquaredLogarithmicError": mean_squared_logarithmic_error,
    "Huber": huber, "LogCosh": log_cosh, "CosineSimilarity": cosine_similarity, "Poisson": poisson, "KLDivergence": kl_divergence,
    "BinaryCrossentropy": binary_crossentropy, "CategoricalCrossentropy": categorical_crossentropy,
    "SparseCategoricalCrossentropy": sparse_categorical_crossentropy, "Hinge": hinge, "SquaredHinge": squared_hinge,
    "CategoricalHinge": categorical_hinge}
_CLASSES = {
    **_OF_METRICS, "BinaryFocalCrossentropy": binary_focal_crossentropy, "CategoricalFocalCrossentropy": categorical_focal_crossentropy,
    "CategoricalGeneralizedCrossEntropy": categorical_generalized_cross_entropy, "Dice": dice, "Tversky": tversky, "Circle": circle}


def _class_of(title, function):
    """Returns the class of the losses that a function computes, with the function's options as parameters."""
    options = {name: default for name, default in function.__kwdefaults__.items() if name not in _OF_CALLS}
    scope = {"Loss": Loss, "__name__": __name__, function.__name__: function}
    exec(_CLASS.format(title=title, name=function.__name__, values=", ".join(f"{name}={name}" for name in options),
                       parameters=", ".join(f"{name}={default!r}" for name, default in options.items())), scope)
    made = scope[title]
    text = function.__doc__.partition(">>> ")[0].rstrip()
    made.__doc__ = f"""{text}

    An object with the options of :func:`eager.losses.{function.__name__}`, called with (labels, predictions, weights=None).

    >>> import eager
    >>> eager.losses.{title}()
    {title}({", ".join(f"{name}={default!r}" for name, default in options.items())})
    """
    return made


for _title, _function in _CLASSES.items():
    globals()[_title] = _class_of(_title, _function)

__all__ = ["Loss", *_CLASSES, *[function.__name__ for function in _CLASSES.values()]]
