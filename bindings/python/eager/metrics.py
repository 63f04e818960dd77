"""Metrics: averages, accuracies, counts over many batches.

>>> import eager
>>> accuracy = eager.metrics.SparseCategoricalAccuracy()
>>> for labels, predictions in [([0, 1], [[0.9, 0.1], [0.2, 0.8]]), ([1, 1], [[0.7, 0.3], [0.4, 0.6]])]:
...     accuracy.update(labels, predictions)
>>> accuracy.result().item()
0.75

``update`` takes a batch in, ``result`` gives the value over all of them, ``reset`` begins anew, and a call is an update and the result.
Names and values are Keras's; the mean of values of more dims is that of all elements. What was counted lies in Variables of float64, in
which counts stay exact: an update adds to them on their device and reads nothing back, and works in traced functions. A metric that is
made within ``eager.device`` has them there, as other Variables. Results are float32 unless `dtype` says otherwise, and 0 before the
first update.

Labels and predictions have the same shape; a column ``[n, 1]`` fits ``[n]``. Anything else is an InvalidArgumentError, after which
the metric is as it was. `weights` are a number, one for each row, or one for each value. Metrics are copied and pickled with their
state, ``variables``.
"""
import contextlib

from . import _core, _labels, losses
from . import raw_ops as _ops
from ._creation import ones, size
from .dtypes import as_dtype, bool_, float32, float64, int32, int64
from .errors import InvalidArgumentError
from .losses import _quotient


def __dir__():
    return __all__


class Metric:
    """What all metrics have. Make one of the classes below, or derive one with ``update`` and ``result``.

    >>> import eager
    >>> class Largest(eager.metrics.Metric):
    ...     def __init__(self):
    ...         super().__init__("largest")
    ...         self.largest = self.add_variable("largest")
    ...     def update(self, values):
    ...         self.largest.assign(eager.maximum(self.largest, eager.cast(eager.max(values), "float64")))
    ...     def result(self):
    ...         return self.largest.value()
    >>> metric = Largest()
    >>> metric([1.0, 3.0]).item(), metric([2.0]).item()
    (3.0, 3.0)
    """

    def __init__(self, name, dtype=float32):
        self.name = name
        self.dtype = as_dtype(dtype)
        self._variables = []

    @property
    def variables(self):
        """The Variables that hold the state, as a list."""
        return list(self._variables)

    def add_variable(self, name, shape=(), dtype=float64):
        """Returns a new Variable of zeros, which belongs to the state."""
        variable = _core.Variable(_ops.fill(tuple(shape), _core.to_tensor(0, dtype)), trainable=False, name=f"{self.name}/{name}")
        self._variables.append(variable)
        return variable

    def update(self, *args, **kwargs):
        """Takes a batch in. Each class has parameters of its own."""
        raise NotImplementedError(f"{type(self).__name__} has no update")

    def result(self):
        """Returns the value over all batches since the last reset."""
        raise NotImplementedError(f"{type(self).__name__} has no result")

    def reset(self):
        """Sets the state to zeros."""
        for variable in self._variables:
            variable.assign(_ops.fill(variable.shape, _core.to_tensor(0, variable.dtype)))

    def __call__(self, *args, **kwargs):
        self.update(*args, **kwargs)
        return self.result()

    @contextlib.contextmanager
    def _naming(self, text=None):
        """Has an InvalidArgumentError say whose it is, by its own text or by another one."""
        try:
            yield
        except InvalidArgumentError as error:
            raise InvalidArgumentError(f"{self.name}: {text or error}") from error

    def __repr__(self):
        return f"<eager.metrics.{type(self).__name__} {self.name!r}>"


# ---- Averages

class Sum(Metric):
    """The sum of all values, each times its weight.

    >>> import eager
    >>> total = eager.metrics.Sum()
    >>> total([1.0, 2.0]).item(), total(3.0).item()
    (3.0, 6.0)
    """

    def __init__(self, name="sum", dtype=float32):
        super().__init__(name, dtype)
        self.total = self.add_variable("total")

    def update(self, values, weights=None):
        """Adds values, a tensor of any shape."""
        values = _labels.tensor(values)
        if weights is not None:
            values = _labels.tensor(values, float64)
            values = values * _labels.weights_for(values, weights, self.name)
        self.total.assign_add(_ops.sum(values, dtype=float64))

    def result(self):
        """Returns the sum."""
        return _labels.tensor(self.total, self.dtype)


class _Average(Metric):
    """The sum of values times weights by the sum of the weights."""

    def __init__(self, name, dtype):
        super().__init__(name, dtype)
        self.total = self.add_variable("total")
        self.count = self.add_variable("count")

    def _add(self, values, weights):
        if weights is None:
            count = size(values, float64) if values.is_symbolic and None in values._dims else values.size
        else:
            values = _labels.tensor(values, float64)
            weights = _labels.weights_for(values, weights, self.name)
            count = _ops.sum(_ops.broadcast_like(weights, values))
            values = values * weights
        self.total.assign_add(_ops.sum(values, dtype=float64))
        self.count.assign_add(count)

    def result(self):
        """Returns the average."""
        return _labels.tensor(_quotient(self.total, self.count), self.dtype)


class Mean(_Average):
    """The mean of all values, each counted by its weight.

    >>> import eager
    >>> mean = eager.metrics.Mean("loss")
    >>> mean.update(1.0)
    >>> mean.update([2.0, 6.0])
    >>> mean.result().item()
    3.0
    """

    def __init__(self, name="mean", dtype=float32):
        super().__init__(name, dtype)

    def update(self, values, weights=None):
        """Takes in values, a tensor of any shape."""
        self._add(_labels.tensor(values), weights)


class _AverageOfPairs(_Average):
    """The average of what ``_values`` makes of labels and predictions."""

    def update(self, labels, predictions, weights=None):
        """Takes in the labels and the predictions of a batch."""
        self._add(self._values(labels, predictions), weights)


# ---- Accuracies

class Accuracy(_AverageOfPairs):
    """The share of predictions that equal their labels.

    >>> import eager
    >>> eager.metrics.Accuracy()([1, 2, 3, 4], [1, 2, 3, 0]).item()
    0.75
    """

    def __init__(self, name="accuracy", dtype=float32):
        super().__init__(name, dtype)

    def _values(self, labels, predictions):
        labels, predictions = _labels.aligned(_labels.tensor(labels), _labels.tensor(predictions), self.name)
        return _ops.equal(labels, predictions)


class BinaryAccuracy(_AverageOfPairs):
    """The share of predictions that are above `threshold` where the label is 1, and not above it where the label is 0.

    >>> import eager
    >>> eager.metrics.BinaryAccuracy()([1, 0, 1, 0], [0.6, 0.4, 0.5, 0.2]).item()
    0.75
    """

    def __init__(self, threshold=0.5, name="binary_accuracy", dtype=float32):
        super().__init__(name, dtype)
        self.threshold = float(threshold)

    def _values(self, labels, predictions):
        labels, predictions = _labels.aligned(_labels.tensor(labels), _labels.floating(predictions), self.name)
        return _ops.equal(labels, _labels.tensor(predictions > self.threshold, labels.dtype))


class CategoricalAccuracy(_AverageOfPairs):
    """The share of rows whose largest prediction is where the largest label is; labels are one-hot.

    >>> import eager
    >>> eager.metrics.CategoricalAccuracy()([[0, 1], [1, 0]], [[0.3, 0.7], [0.4, 0.6]]).item()
    0.5
    """

    def __init__(self, name="categorical_accuracy", dtype=float32):
        super().__init__(name, dtype)

    def _values(self, labels, predictions):
        labels, predictions = _labels.tensor(labels), _labels.tensor(predictions)
        labels = _labels.check_shapes(labels, predictions, self.name)
        return _ops.equal(_ops.argmax(labels, -1), _ops.argmax(predictions, -1))


class SparseCategoricalAccuracy(_AverageOfPairs):
    """The share of rows whose largest prediction is that of the label; labels are numbers of classes.

    Labels have the shape of the predictions without their last dim, or with 1 there.

    >>> import eager
    >>> eager.metrics.SparseCategoricalAccuracy()([1, 0], [[0.3, 0.7], [0.4, 0.6]]).item()
    0.5
    """

    def __init__(self, name="sparse_categorical_accuracy", dtype=float32):
        super().__init__(name, dtype)

    def _values(self, labels, predictions):
        labels, predicted = _labels.tensor(labels), _ops.argmax(predictions, -1)
        dims = labels._dims
        if dims != predicted._dims or None in dims:
            labels = _label_of_each(predicted, labels, predictions, self.name)
        return _ops.equal(labels, predicted)


def _label_of_each(predicted, labels, predictions, user):
    """Returns labels in the shape of predicted, the numbers of the largest predictions."""
    return _labels.check_shapes(_labels.label_of_each_row(labels, _labels.tensor(predictions), -1, user), predicted, user)


class TopK(_AverageOfPairs):
    """The share of rows in which fewer than `k` predictions are above that of the label.

    sparse: labels are numbers of classes; else one-hot rows. A row whose label has an infinite prediction, or none, does not count
    as right.

    >>> import eager
    >>> predictions = [[0.1, 0.2, 0.7], [0.5, 0.3, 0.2]]
    >>> eager.metrics.TopK(k=2)([0, 1], predictions).item()
    0.5
    >>> eager.metrics.TopK(k=2, sparse=False)([[1, 0, 0], [0, 1, 0]], predictions).item()
    0.5
    """

    def __init__(self, k=5, sparse=True, name="top_k", dtype=float32):
        super().__init__(name, dtype)
        self.k = _positive("k", k)
        self.sparse = bool(sparse)

    def _values(self, labels, predictions):
        labels, predictions = _labels.tensor(labels), _labels.tensor(predictions)
        if self.sparse:
            labels = _labels.classes(_labels.label_of_each_row(labels, predictions, -1, self.name))
        else:
            labels = _ops.argmax(_labels.check_shapes(labels, predictions, self.name), -1)
        with self._naming():
            of_label = _ops.take_along_axis(predictions, _ops.expand_dims(labels, -1), -1)
        above = _ops.count_nonzero(predictions > of_label, -1)
        return _ops.logical_and(above < self.k, _ops.isfinite(_ops.squeeze(of_label, [-1])))


def _positive(name, value):
    import operator

    value = operator.index(value)
    if value < 1:
        raise ValueError(f"Argument `{name}` must be a positive integer. Received: {name}={value}")
    return value


# ---- Counts of right and wrong decisions

class _Share(Metric):
    """The share of right decisions among some of the rows: true positives by themselves and what ``_others`` counts."""

    def __init__(self, thresholds, top_k, class_id, name, dtype):
        super().__init__(name, dtype)
        if thresholds is None:
            thresholds = 0.5 if top_k is None else -float("inf")
        elif any(not 0 <= t <= 1 for t in (thresholds if isinstance(thresholds, (list, tuple)) else [thresholds])):
            raise ValueError(f"Threshold values must be in [0, 1]. Received: {thresholds}")
        self.thresholds = list(map(float, thresholds)) if isinstance(thresholds, (list, tuple)) else float(thresholds)
        self.top_k = None if top_k is None else _positive("top_k", top_k)
        self.class_id = class_id
        shape = (len(self.thresholds),) if isinstance(self.thresholds, list) else ()
        self.true_positives = self.add_variable("true_positives", shape)
        self.others = self.add_variable(self._others, shape)

    def update(self, labels, predictions, weights=None):
        """Takes in labels, which are 0 or 1, and predictions from 0 to 1."""
        labels, predictions = _labels.aligned(_labels.tensor(labels), _labels.floating(predictions), self.name)
        if self.top_k is not None:
            predictions = _ops.where(_among_largest(predictions, self.top_k), predictions, -float("inf"))
        if weights is not None:
            weights = _ops.broadcast_like(_labels.weights_for(_labels.tensor(labels, float64), weights, self.name), labels)
        labels, predictions, weights = map(self._selected, (_labels.tensor(labels, bool_), predictions, weights))
        axis = None
        if isinstance(self.thresholds, list):
            labels, predictions, weights = map(_as_column, (labels, predictions, weights))
            axis = 0
        positive = predictions > _core.to_tensor(self.thresholds, predictions.dtype)

        def total(decisions):
            return _ops.sum(decisions if weights is None else _labels.tensor(decisions, float64) * weights, axis, dtype=float64)

        both = _ops.logical_and
        right, others = total(both(labels, positive)), total(self._of_others(both, labels, positive))
        self.true_positives.assign_add(right)
        self.others.assign_add(others)

    def result(self):
        """Returns the share, one for each threshold if they are a list."""
        return _labels.tensor(_quotient(self.true_positives, self.true_positives + self.others), self.dtype)

    def _selected(self, values):
        return values if values is None or self.class_id is None else values[..., self.class_id]


def _as_column(values):
    return values if values is None else _ops.reshape(values, [-1, 1])


def _among_largest(values, k):
    """Reports which are the k largest along the last axis; of equal values the first are."""
    one, other = _ops.expand_dims(values, -1), _ops.expand_dims(values, -2)
    place = _ops.cumulative_sum(_ops.ones_like(values, dtype=int32), -1)
    is_before = _ops.expand_dims(place, -2) < _ops.expand_dims(place, -1)
    above = _ops.logical_or(other > one, _ops.logical_and(_ops.equal(other, one), is_before))
    return _ops.count_nonzero(above, -1) < k


class Precision(_Share):
    """The share of labels that are 1 among those whose prediction is above a threshold.

    thresholds: a number, or a list of them for a result each. top_k: only the k largest predictions of a row are above. class_id:
    counts this class of each row alone.

    >>> import eager
    >>> eager.metrics.Precision()([0, 1, 1, 1], [0.9, 0.2, 0.7, 0.6]).item()
    0.6666667
    >>> eager.metrics.Precision([0.5, 0.8])([0, 1, 1, 1], [0.9, 0.2, 0.7, 0.6]).tolist()
    [0.6666667, 0.0]
    """

    _others = "false_positives"

    def __init__(self, thresholds=None, top_k=None, class_id=None, name="precision", dtype=float32):
        super().__init__(thresholds, top_k, class_id, name, dtype)

    @staticmethod
    def _of_others(both, labels, positive):
        return both(_ops.logical_not(labels), positive)


class Recall(_Share):
    """The share of predictions above a threshold among those whose label is 1. The parameters are those of :class:`Precision`.

    >>> import eager
    >>> eager.metrics.Recall()([0, 1, 1, 1], [0.9, 0.2, 0.7, 0.6]).item()
    0.6666667
    """

    _others = "false_negatives"

    def __init__(self, thresholds=None, top_k=None, class_id=None, name="recall", dtype=float32):
        super().__init__(thresholds, top_k, class_id, name, dtype)

    @staticmethod
    def _of_others(both, labels, positive):
        return both(labels, _ops.logical_not(positive))


class AUC(Metric):
    """The area under a curve of rates at many thresholds: ROC, or precision over recall.

    curve: "ROC" or "PR". summation_method: "interpolation", "minoring", "majoring": the height of the curve between two thresholds.
    thresholds: those between 0 and 1; None: num_thresholds of equal distance, 0 and 1 included. from_logits: predictions are logits.

    >>> import eager
    >>> eager.metrics.AUC()([0, 0, 1, 1], [0.0, 0.5, 0.3, 0.9]).item()
    0.75
    """

    def __init__(self, num_thresholds=200, curve="ROC", summation_method="interpolation", thresholds=None, from_logits=False, name="auc",
                 dtype=float32):
        super().__init__(name, dtype)
        if curve not in ("ROC", "PR"):
            raise ValueError(f"Invalid `curve` argument value \"{curve}\". Expected one of: ['ROC', 'PR']")
        if summation_method not in ("interpolation", "minoring", "majoring"):
            raise ValueError(f"Invalid `summation_method` argument value \"{summation_method}\". Expected one of: ['interpolation', "
                             "'minoring', 'majoring']")
        if thresholds is None and num_thresholds <= 1:
            raise ValueError(f"Argument `num_thresholds` must be an integer > 1. Received: num_thresholds={num_thresholds}")
        self.curve, self.summation_method, self.from_logits = curve, summation_method, from_logits
        self._inner = None if thresholds is None else sorted(map(float, thresholds))
        self.num_thresholds = num_thresholds if thresholds is None else len(self._inner) + 2
        self.counts = self.add_variable("counts", (self.num_thresholds, 2))

    def update(self, labels, predictions, weights=None):
        """Takes in labels from 0 to 1, and predictions from 0 to 1. InvalidArgumentError: a prediction is not."""
        labels, predictions = _labels.aligned(_labels.tensor(labels, float64), _labels.floating(predictions), self.name)
        pair = _ops.stack([labels, 1.0 - labels], -1)
        if weights is not None:
            pair = pair * _ops.expand_dims(_ops.broadcast_like(_labels.weights_for(labels, weights, self.name), labels), -1)
        place = _ops.reshape(self._place(predictions), [-1, 1])
        with self._naming("predictions must be >= 0 and <= 1"):
            counts = _ops.scatter_nd(place, _ops.reshape(pair, [-1, 2]), (self.num_thresholds, 2))
        self.counts.assign_add(counts)

    def _place(self, predictions):
        """Returns the number of the last threshold that is below each prediction; the first is below all of them. A prediction that is
        not between 0 and 1 has a place that is not there."""
        predictions = _labels.tensor(predictions, float32) if predictions.dtype.itemsize == 2 else predictions
        predictions = _ops.sigmoid(predictions) if self.from_logits else predictions
        if self._inner is not None:
            inner = _core.to_tensor([*self._inner, 1.0 + 1e-7], predictions.dtype)
            place = _ops.count_nonzero(_ops.expand_dims(predictions, -1) > inner, -1)
        else:
            last = self.num_thresholds - 1.0
            place = _ops.cast(_ops.clip(_ops.ceil(predictions * last) - 1.0, 0.0, last), int32)
        return _ops.where(_ops.logical_and(predictions >= 0, predictions <= 1), place, self.num_thresholds)

    def result(self):
        """Returns the area."""
        n = self.num_thresholds
        above = _ops.matmul(_ops.triu(ones((n, n), float64)), self.counts)  # true and false positives at each threshold
        positives, tp, fp = above[0, 0], above[:, 0], above[:, 1]
        if self.curve == "PR" and self.summation_method == "interpolation":
            return _labels.tensor(_interpolated(tp, tp + fp, positives), self.dtype)
        recall = _quotient(tp, positives)
        x, y = (recall, _quotient(tp, tp + fp)) if self.curve == "PR" else (_quotient(fp, above[0, 1]), recall)
        first, second = y[:-1], y[1:]
        heights = {"interpolation": lambda: (first + second) / 2.0, "minoring": lambda: _ops.minimum(first, second),
                   "majoring": lambda: _ops.maximum(first, second)}[self.summation_method]()
        return _labels.tensor(_ops.sum((x[:-1] - x[1:]) * heights), self.dtype)


def _interpolated(tp, p, positives):
    """Returns the area below precision over recall, between thresholds as the counts of true positives, of all predicted, change."""
    maximum, dtp = _ops.maximum, tp[:-1] - tp[1:]
    slope = _quotient(dtp, maximum(p[:-1] - p[1:], 0.0))
    intercept = tp[1:] - slope * p[1:]
    both = _ops.logical_and(p[:-1] > 0, p[1:] > 0)
    ratio = _ops.where(both, _quotient(p[:-1], maximum(p[1:], 0.0)), 1.0)
    return _ops.sum(_quotient(slope * (dtp + intercept * _ops.log(ratio)), maximum(positives, 0.0)))


class ConfusionMatrix(Metric):
    """How often each class, a row, was taken for each class, a column.

    dtype: of the result; None for int64, or float32 where an update had weights that are floats.

    >>> import eager
    >>> eager.metrics.ConfusionMatrix(2)([0, 1, 1], [0, 1, 0]).tolist()
    [[1, 0], [1, 1]]
    """

    def __init__(self, num_classes, name="confusion_matrix", dtype=None):
        super().__init__(name, dtype or int64)
        self._dtype_follows = dtype is None
        self.num_classes = _positive("num_classes", num_classes)
        self.counts = self.add_variable("counts", (self.num_classes, self.num_classes))

    def update(self, labels, predictions, weights=None):
        """Takes in labels, which are numbers of classes, and predictions: such numbers too, or floats, one for each class.

        InvalidArgumentError: there is no such class, or weights are floats where the result was to be of integers.
        """
        labels, predictions = _labels.tensor(labels), _labels.tensor(predictions)
        if predictions.dtype.is_floating:
            predicted = _ops.argmax(predictions, -1)
            labels, predictions = _label_of_each(predicted, labels, predictions, self.name), predicted
        else:
            labels, predictions = _labels.aligned(labels, predictions, self.name)
        labels, predictions = _labels.classes(labels), _labels.classes(predictions)
        counted = _ops.ones_like(labels, dtype=float64)
        dtype = self.dtype
        if weights is not None:
            weights = _labels.tensor(weights)
            if weights.dtype.is_floating and not dtype.is_floating:
                if not self._dtype_follows:
                    raise InvalidArgumentError(f"{self.name}: weights of {weights.dtype.name} do not fit a result of {dtype.name}")
                dtype = float32
            counted = counted * _labels.weights_for(counted, weights, self.name)
        places = _ops.stack([_ops.reshape(labels, [-1]), _ops.reshape(predictions, [-1])], -1)
        with self._naming(f"labels and predictions must be numbers of classes in [0, {self.num_classes})"):
            counts = _ops.scatter_nd(places, _ops.reshape(counted, [-1]), (self.num_classes, self.num_classes))
        self.counts.assign_add(counts)
        self.dtype = dtype

    def result(self):
        """Returns the matrix."""
        return _labels.tensor(self.counts, self.dtype)


# ---- Means of losses

class _MeanLoss(_Average):
    """The mean of a loss of eager.losses."""

    def __init__(self, function, name, dtype, **options):
        super().__init__(name, dtype)
        self._function = function
        self._options = options

    def update(self, labels, predictions, weights=None):
        """Takes in the labels and the predictions of a batch."""
        with self._naming():
            values = self._function(labels, predictions, reduction="none", **self._options)
        self._add(values, weights)


_CLASS = """
class {title}(_MeanLoss):
    def __init__(self, {parameters}name={name!r}, dtype=float32):
        _MeanLoss.__init__(self, {name}, name, dtype{values})
"""


def _class_of(title, function):
    """Returns the class of the metrics that are the mean of a loss, with the loss's options as parameters."""
    options = {name: default for name, default in function.__kwdefaults__.items() if name not in ("weights", "reduction", "ignore_class")}
    scope = {"_MeanLoss": _MeanLoss, "__name__": __name__, "float32": float32, function.__name__: function}
    exec(_CLASS.format(title=title, name=function.__name__, values="".join(f", {name}={name}" for name in options),
                       parameters="".join(f"{name}={default!r}, " for name, default in options.items())), scope)
    made = scope[title]
    made.__doc__ = f"""The mean of :func:`eager.losses.{function.__name__}` over all rows.

    >>> import eager
    >>> metric = eager.metrics.{title}()
    >>> metric.result().item()
    0.0
    """
    return made


for _title, _function in losses._CLASSES.items():
    globals()[_title] = _class_of(_title, _function)


class CosineSimilarity(_MeanLoss):
    """The mean of the cosine of the angle between labels and predictions.

    >>> import eager
    >>> eager.metrics.CosineSimilarity()([[0.0, 1.0], [1.0, 0.0]], [[0.0, 2.0], [0.0, 1.0]]).item()
    0.5
    """

    def __init__(self, axis=-1, name="cosine_similarity", dtype=float32):
        super().__init__(losses.cosine_similarity, name, dtype, axis=axis)

    def result(self):
        """Returns the mean: the loss is the negative cosine."""
        return -super().result()


class RootMeanSquaredError(_MeanLoss):
    """The root of the mean of the squared differences.

    >>> import eager
    >>> eager.metrics.RootMeanSquaredError()([0.0, 0.0], [3.0, 3.0]).item()
    3.0
    """

    def __init__(self, name="root_mean_squared_error", dtype=float32):
        super().__init__(losses.mean_squared_error, name, dtype)

    def result(self):
        """Returns the root."""
        return _ops.sqrt(super().result())


__all__ = ["AUC", "Accuracy", "BinaryAccuracy", "CategoricalAccuracy", "ConfusionMatrix", "Mean", "Metric", "Precision", "Recall",
           "RootMeanSquaredError", "SparseCategoricalAccuracy", "Sum", "TopK", *losses._CLASSES]
