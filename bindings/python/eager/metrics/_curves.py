"""Rates at many thresholds, the areas below their curves, and the best of one rate where another one is high enough."""
from .. import _core, _labels
from .. import raw_ops as _ops
from ..dtypes import float32, float64, int32
from ..errors import InvalidArgumentError
from ..losses import _quotient
from ._decisions import _of_class
from ._metric import Metric


class _ByThreshold(Metric):
    """The weights of labels that are 1 and of those that are 0, by the number of thresholds that lie below their prediction.

    Variables have the dims [thresholds, ..., 2]. The first threshold lies below all predictions.
    """

    def __init__(self, num_thresholds, thresholds, from_logits, name, dtype):
        super().__init__(name, dtype)
        self.from_logits = from_logits
        self._inner = None if thresholds is None else sorted(map(float, thresholds))
        self.num_thresholds = num_thresholds if thresholds is None else len(self._inner) + 2

    def _added(self, labels, predictions, weights, outputs=()):
        """Returns the counts of a batch. outputs: (their number,) where each has counts of its own."""
        pair = _ops.stack([labels, 1.0 - labels], -1)
        if weights is not None:
            pair = pair * _ops.expand_dims(_ops.broadcast_like(weights, labels), -1)
        place = _ops.expand_dims(self._place(predictions), -1)
        if outputs:
            output = _ops.cumulative_sum(_ops.ones_like(place, dtype=int32), 1, exclusive=True)
            place = _ops.concat([place, output], -1)
        with self._naming("predictions must be >= 0 and <= 1"):
            return _ops.scatter_nd(_ops.reshape(place, [-1, 1 + len(outputs)]), _ops.reshape(pair, [-1, 2]),
                                   (self.num_thresholds, *outputs, 2))

    def _place(self, predictions):
        """Returns the number of the last threshold that is below each prediction. A prediction that is not between 0 and 1 has a place
        that is not there."""
        predictions = _labels.tensor(predictions, float32) if predictions.dtype.itemsize == 2 else predictions
        predictions = _ops.sigmoid(predictions) if self.from_logits else predictions
        if self._inner is not None:
            place = _ops.searchsorted(_core.to_tensor([*self._inner, 1.0 + 1e-7], predictions.dtype), predictions)
        else:
            last = self.num_thresholds - 1.0
            place = _ops.cast(_ops.clip(_ops.ceil(predictions * last) - 1.0, 0.0, last), int32)
        return _ops.where(_ops.logical_and(predictions >= 0, predictions <= 1), _ops.cast(place, int32), self.num_thresholds)

    def _above(self):
        """Returns the numbers of true and of false positives at each threshold."""
        above = _ops.cumulative_sum(self.counts, 0, reverse=True)
        return above[..., 0], above[..., 1]


class AUC(_ByThreshold):
    """The area under a curve of rates at many thresholds: ROC, precision over recall, or the gains of both.

    curve: "ROC", "PR" or "PRGAIN" (Flach and Kull, "Precision-Recall-Gain Curves", 2015). summation_method: "interpolation",
    "minoring", "majoring": the height of the curve between two thresholds. thresholds: those between 0 and 1; None: num_thresholds of
    equal distance, 0 and 1 included. from_logits: predictions are logits. multi_label: labels and predictions are ``[n, labels]``, and
    the result is the mean of the areas of the labels; num_labels: how many there are, if that is to be said before the first update.
    label_weights: a number for each label, by which it counts in that mean, or without multi_label in the rates.

    >>> import eager
    >>> eager.metrics.AUC()([0, 0, 1, 1], [0.0, 0.5, 0.3, 0.9]).item()
    0.75
    >>> auc = eager.metrics.AUC(multi_label=True, label_weights=[1.0, 3.0])
    >>> auc([[0, 0], [0, 1], [1, 0], [1, 1]], [[0.0, 0.1], [0.5, 0.9], [0.3, 0.4], [0.9, 0.5]]).item()
    0.9375
    """

    def __init__(self, num_thresholds=200, curve="ROC", summation_method="interpolation", thresholds=None, from_logits=False,
                 multi_label=False, num_labels=None, label_weights=None, name="auc", dtype=float32):
        if curve not in ("ROC", "PR", "PRGAIN"):
            raise ValueError(f"Invalid `curve` argument value \"{curve}\". Expected one of: ['ROC', 'PR', 'PRGAIN']")
        if summation_method not in ("interpolation", "minoring", "majoring"):
            raise ValueError(f"Invalid `summation_method` argument value \"{summation_method}\". Expected one of: ['interpolation', "
                             "'minoring', 'majoring']")
        if thresholds is None and num_thresholds <= 1:
            raise ValueError(f"Argument `num_thresholds` must be an integer > 1. Received: num_thresholds={num_thresholds}")
        if num_labels and not multi_label:
            raise ValueError("`num_labels` is needed only when `multi_label` is True.")
        super().__init__(num_thresholds, thresholds, from_logits, name, dtype)
        self.curve, self.summation_method, self.multi_label = curve, summation_method, bool(multi_label)
        self.label_weights = None if label_weights is None else list(map(float, label_weights))
        if not multi_label:
            self._counts(("counts",), (self.num_thresholds, 2))
        elif num_labels:
            self._of_labels(num_labels)

    def _of_labels(self, number):
        if self.label_weights is not None and number is not None and len(self.label_weights) != number:
            raise ValueError(f"{self.name}: there are {len(self.label_weights)} label_weights for {number} labels")
        self._counts(("counts",), (self.num_thresholds, number, 2))

    def update(self, labels, predictions, weights=None):
        """Takes in labels from 0 to 1, and predictions from 0 to 1. InvalidArgumentError: a prediction is not."""
        labels, predictions = _labels.aligned(_labels.tensor(labels, float64), _labels.floating(predictions), self.name)
        outputs = ()
        if self.multi_label:
            if predictions.ndim != 2:
                raise InvalidArgumentError(f"`y_pred` must have rank 2 when `multi_label=True`. Found rank {predictions.ndim}. Full shape "
                                           f"received for `y_pred`: {predictions._dims}")
            outputs = predictions._dims[1:]
        weights = None if weights is None else _labels.weights_for(labels, weights, self.name)
        if self.label_weights is not None and not self.multi_label:
            of_labels = _labels.weights_for(labels, [self.label_weights], self.name)
            weights = of_labels if weights is None else weights * of_labels
        if outputs:
            self._of_labels(*outputs)
        self.counts.assign_add(self._added(labels, predictions, weights, outputs))

    def result(self):
        """Returns the area."""
        if "counts" not in self.__dict__:
            return _labels.tensor(0, self.dtype)
        areas = self._areas(*self._above())
        if self.multi_label and self.label_weights is None:
            areas = _ops.mean(areas)
        elif self.multi_label:
            of_labels = _labels.tensor(self.label_weights, float64)
            areas = _quotient(_ops.sum(areas * of_labels), _ops.sum(of_labels))
        return _labels.tensor(areas, self.dtype)

    def _areas(self, tp, fp):
        positives, negatives = tp[0], fp[0]
        if self.curve == "PR" and self.summation_method == "interpolation":
            return _interpolated(tp, tp + fp, positives)
        recall = _quotient(tp, positives)
        if self.curve == "ROC":
            x, y = _quotient(fp, negatives), recall
        elif self.curve == "PR":
            x, y = recall, _quotient(tp, tp + fp)
        else:  # a recall below that of chance has no gain
            odds, none = _quotient(positives, negatives), _ops.equal(tp, 0.0)
            x = _ops.maximum(_ops.where(none, 0.0, 1.0 - odds * _quotient(positives - tp, tp)), 0.0)
            y = _ops.where(none, 1.0, 1.0 - odds * _quotient(fp, tp))
        first, second = y[:-1], y[1:]
        heights = {"interpolation": lambda: (first + second) / 2.0, "minoring": lambda: _ops.minimum(first, second),
                   "majoring": lambda: _ops.maximum(first, second)}[self.summation_method]()
        return _ops.sum((x[:-1] - x[1:]) * heights, 0)


def _interpolated(tp, p, positives):
    """Returns the area below precision over recall, between thresholds as the counts of true positives, of all predicted, change."""
    maximum, dtp = _ops.maximum, tp[:-1] - tp[1:]
    slope = _quotient(dtp, maximum(p[:-1] - p[1:], 0.0))
    intercept = tp[1:] - slope * p[1:]
    both = _ops.logical_and(p[:-1] > 0, p[1:] > 0)
    ratio = _ops.where(both, _quotient(p[:-1], maximum(p[1:], 0.0)), 1.0)
    return _ops.sum(_quotient(slope * (dtp + intercept * _ops.log(ratio)), maximum(positives, 0.0)), 0)


class _Best(_ByThreshold):
    """The largest of one rate at the thresholds at which another one is at least a value."""

    def __init__(self, value, num_thresholds, class_id, name, dtype):
        if not 0 <= value <= 1:
            raise ValueError(f"Argument `{self._constraint}` must be in the range [0, 1]. Received: {self._constraint}={value}")
        if num_thresholds <= 0:
            raise ValueError(f"Argument `num_thresholds` must be an integer > 0. Received: num_thresholds={num_thresholds}")
        last = num_thresholds - 1.0
        super().__init__(None, [i / last for i in range(num_thresholds)] if last else [0.5], False, name, dtype)
        setattr(self, self._constraint, value)
        self.class_id = class_id
        self._counts(("counts",), (self.num_thresholds, 2))

    def update(self, labels, predictions, weights=None):
        """Takes in labels from 0 to 1, and predictions from 0 to 1. InvalidArgumentError: a prediction is not."""
        labels, predictions = _labels.aligned(_labels.tensor(labels, float64), _labels.floating(predictions), self.name)
        if weights is not None:
            weights = _ops.broadcast_like(_labels.weights_for(labels, weights, self.name), labels)
        self.counts.assign_add(self._added(*(_of_class(x, self.class_id) for x in (labels, predictions, weights))))

    def result(self):
        """Returns the largest rate; 0 where the other one is nowhere so high."""
        tp, fp = self._above()
        rates = {"sensitivity": lambda: _quotient(tp, tp[0]), "recall": lambda: _quotient(tp, tp[0]),
                 "specificity": lambda: _quotient(fp[0] - fp, fp[0]), "precision": lambda: _quotient(tp, tp + fp)}
        # The first and the last threshold are below and above all predictions, and do not count.
        constrained, best = (rates[name]()[1:-1] for name in (self._constraint, self._rate))
        return _labels.tensor(_ops.max(_ops.where(constrained >= getattr(self, self._constraint), best, 0.0)), self.dtype)


class SensitivityAtSpecificity(_Best):
    """The largest share of labels of 1 whose prediction is above a threshold, where that of labels of 0 below it is high enough.

    specificity: the latter share, from 0 to 1. num_thresholds: of equal distance, 0 and 1 included; 1: 1/2 alone. class_id: counts this
    class of each row alone.

    >>> import eager
    >>> eager.metrics.SensitivityAtSpecificity(0.5)([0, 0, 0, 1, 1], [0.0, 0.3, 0.8, 0.3, 0.8]).item()
    0.5
    """

    _constraint, _rate = "specificity", "sensitivity"

    def __init__(self, specificity, num_thresholds=200, class_id=None, name="sensitivity_at_specificity", dtype=float32):
        super().__init__(specificity, num_thresholds, class_id, name, dtype)


class SpecificityAtSensitivity(_Best):
    """The largest share of labels of 0 whose prediction is below a threshold, where that of labels of 1 above it is high enough.

    sensitivity: the latter share, from 0 to 1. The other parameters are those of :class:`SensitivityAtSpecificity`.

    >>> import eager
    >>> eager.metrics.SpecificityAtSensitivity(0.5)([0, 0, 0, 1, 1], [0.0, 0.3, 0.8, 0.3, 0.8]).item()
    0.6666667
    """

    _constraint, _rate = "sensitivity", "specificity"

    def __init__(self, sensitivity, num_thresholds=200, class_id=None, name="specificity_at_sensitivity", dtype=float32):
        super().__init__(sensitivity, num_thresholds, class_id, name, dtype)


class PrecisionAtRecall(_Best):
    """The largest precision at a threshold at which the recall is high enough.

    recall: from 0 to 1. The other parameters are those of :class:`SensitivityAtSpecificity`.

    >>> import eager
    >>> eager.metrics.PrecisionAtRecall(0.5)([0, 0, 0, 1, 1], [0.0, 0.3, 0.8, 0.3, 0.8]).item()
    0.5
    """

    _constraint, _rate = "recall", "precision"

    def __init__(self, recall, num_thresholds=200, class_id=None, name="precision_at_recall", dtype=float32):
        super().__init__(recall, num_thresholds, class_id, name, dtype)


class RecallAtPrecision(_Best):
    """The largest recall at a threshold at which the precision is high enough.

    precision: from 0 to 1. The other parameters are those of :class:`SensitivityAtSpecificity`.

    >>> import eager
    >>> eager.metrics.RecallAtPrecision(0.8)([0, 0, 1, 1], [0.0, 0.5, 0.3, 0.9]).item()
    0.5
    """

    _constraint, _rate = "precision", "recall"

    def __init__(self, precision, num_thresholds=200, class_id=None, name="recall_at_precision", dtype=float32):
        super().__init__(precision, num_thresholds, class_id, name, dtype)
