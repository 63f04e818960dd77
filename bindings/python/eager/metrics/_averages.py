"""Sums and means of values, accuracies, and means of losses."""
from .. import _labels, losses
from .. import raw_ops as _ops
from .._creation import size
from ..dtypes import float32, float64, uint64
from ..losses import _quotient
from ._metric import Metric, check_rows, positive

# ---- Values

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


class R2Score(Metric):
    """The coefficient of determination: 1 less the sum of the squared errors by that of the labels' distances from their mean.

    Labels and predictions are ``[n]`` or ``[n, outputs]``; weights count for each row, or for each value. class_aggregation: what is
    made of the scores of the outputs: "uniform_average", their mean; "variance_weighted_average", their mean by the labels' variances;
    None, nothing. num_regressors: the number of predictors of the adjusted score, which counts the values of all outputs as Keras does;
    with no more values than that the score is not adjusted. An output whose labels do not vary has the score 0.

    >>> import eager
    >>> eager.metrics.R2Score()([1.0, 4.0, 3.0], [2.0, 4.0, 4.0]).item()
    0.5714286
    """

    _state = ("sum", "squared_sum", "residual", "count")

    def __init__(self, class_aggregation="uniform_average", num_regressors=0, name="r2_score", dtype=float32):
        super().__init__(name, dtype)
        if class_aggregation not in (None, "uniform_average", "variance_weighted_average"):
            raise ValueError("Invalid value for argument `class_aggregation`. Expected one of (None, 'uniform_average', "
                             f"'variance_weighted_average'). Received: class_aggregation={class_aggregation}")
        if num_regressors < 0:
            raise ValueError("Invalid value for argument `num_regressors`. Expected a value >= 0. Received: "
                             f"num_regressors={num_regressors}")
        self.class_aggregation, self.num_regressors = class_aggregation, num_regressors
        self.num_samples = self.add_variable("num_samples")

    def update(self, labels, predictions, weights=None):
        """Takes in the labels and the predictions of a batch."""
        labels, predictions = _labels.aligned(_labels.tensor(labels, float64), _labels.tensor(predictions, float64), self.name)
        if labels.ndim == 1:
            labels, predictions = _ops.expand_dims(labels, -1), _ops.expand_dims(predictions, -1)
        check_rows("R2Score", labels, predictions)
        counted = _ops.ones_like(labels)
        if weights is not None:
            counted = counted * _labels.weights_for(labels, weights, self.name)
        weighted = labels * counted
        added = (weighted, labels * weighted, _ops.squared_difference(labels, predictions) * counted, counted)
        for variable, values in zip(self._counts(self._state, (predictions._dims[-1],)), added):
            variable.assign_add(_ops.sum(values, 0))
        self.num_samples.assign_add(size(labels, float64))

    def result(self):
        """Returns the score, or one for each output."""
        if "sum" not in self.__dict__:
            return _labels.tensor(0, self.dtype)
        total = self.squared_sum - self.sum * _quotient(self.sum, self.count)
        varies = total > 0
        scores = _ops.where(varies, 1.0 - _quotient(self.residual, total), 0.0)
        if self.class_aggregation == "uniform_average":
            scores = _ops.mean(scores)
        elif self.class_aggregation is not None:
            total = _ops.where(varies, total, 0.0)
            scores = _quotient(_ops.sum(total * scores), _ops.sum(total))
        if self.num_regressors:
            n = self.num_samples.value()
            free = n - self.num_regressors - 1.0
            scores = _ops.where(free > 0, 1.0 - _quotient((1.0 - scores) * (n - 1.0), free), scores)
        return _labels.tensor(scores, self.dtype)


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
        if labels.dtype is not predictions.dtype and uint64 in (labels.dtype, predictions.dtype):
            labels, predictions = _of_one_sign(labels), _of_one_sign(predictions)
        with self._naming():
            return _ops.equal(labels, predictions)


def _of_one_sign(numbers):
    """Returns uint64 as int64, which other integers are compared with: numbers of classes are below 2**63."""
    return _labels.classes(numbers) if numbers.dtype is uint64 else numbers


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
            labels = label_of_each(predicted, labels, predictions, self.name)
        with self._naming():
            return _ops.equal(_of_one_sign(labels), predicted)


def label_of_each(predicted, labels, predictions, user):
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
        self.k = positive("k", k)
        self.sparse = bool(sparse)

    def _values(self, labels, predictions):
        labels, predictions = _labels.tensor(labels), _labels.tensor(predictions)
        if self.sparse:
            labels = _labels.classes(_labels.label_of_each_row(labels, predictions, -1, self.name))
        else:
            labels = _ops.argmax(_labels.check_shapes(labels, predictions, self.name), -1)
        with self._naming():
            of_label = _ops.gather(predictions, _ops.expand_dims(labels, -1), -1, batch_dims=labels.ndim)
        above = _ops.count_nonzero(predictions > of_label, -1)
        return _ops.logical_and(above < self.k, _ops.isfinite(_ops.squeeze(of_label, [-1])))


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


for _title, _function in losses._OF_METRICS.items():
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
