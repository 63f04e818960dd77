"""Counts of right and wrong decisions, which a threshold makes of predictions, and the shares that they give."""
from .. import _core, _labels
from .. import raw_ops as _ops
from ..dtypes import bool_, float32, float64, int32
from ..losses import _quotient
from ._metric import Metric, check_rows, positive

# What is counted: whether the label is 1, and whether the prediction is above the threshold.
_KINDS = {"true_positives": (True, True), "false_positives": (False, True), "true_negatives": (False, False),
          "false_negatives": (True, False)}


class _Counts(Metric):
    """How many decisions are of each of some kinds, which a class names."""

    def __init__(self, thresholds, top_k, class_id, name, dtype):
        super().__init__(name, dtype)
        if thresholds is None:
            thresholds = 0.5 if top_k is None else -float("inf")
        elif any(not 0 <= t <= 1 for t in (thresholds if isinstance(thresholds, (list, tuple)) else [thresholds])):
            raise ValueError(f"Threshold values must be in [0, 1]. Received: {thresholds}")
        self.thresholds = list(map(float, thresholds)) if isinstance(thresholds, (list, tuple)) else float(thresholds)
        self.top_k = None if top_k is None else positive("top_k", top_k)
        self.class_id = class_id
        shape = (len(self.thresholds),) if isinstance(self.thresholds, list) else ()
        for kind in self._kinds:
            setattr(self, kind, self.add_variable(kind, shape))

    def update(self, labels, predictions, weights=None):
        """Takes in labels, which are 0 or 1, and predictions from 0 to 1."""
        labels, predictions = _labels.aligned(_labels.tensor(labels), _labels.floating(predictions), self.name)
        if self.top_k is not None:
            predictions = _ops.where(_among_largest(predictions, self.top_k), predictions, -float("inf"))
        if weights is not None:
            weights = _ops.broadcast_like(_labels.weights_for(_labels.tensor(labels, float64), weights, self.name), labels)
        labels, predictions, weights = (_of_class(x, self.class_id) for x in (_labels.tensor(labels, bool_), predictions, weights))
        axis = None
        if isinstance(self.thresholds, list):
            labels, predictions, weights = map(_as_column, (labels, predictions, weights))
            axis = 0
        above = predictions > _core.to_tensor(self.thresholds, predictions.dtype)

        def total(decisions):
            return _ops.sum(decisions if weights is None else _labels.tensor(decisions, float64) * weights, axis, dtype=float64)

        def those(values, are_true):
            return values if are_true else _ops.logical_not(values)

        counts = [total(_ops.logical_and(those(labels, label), those(above, decision))) for label, decision in map(_KINDS.get, self._kinds)]
        for kind, count in zip(self._kinds, counts):
            getattr(self, kind).assign_add(count)


class _Share(_Counts):
    """The share of right decisions among some of the rows: true positives by themselves and what else a class counts."""

    def result(self):
        """Returns the share, one for each threshold if they are a list."""
        right, others = (getattr(self, kind) for kind in self._kinds)
        return _labels.tensor(_quotient(right, right + others), self.dtype)


def _of_class(values, class_id):
    return values if values is None or class_id is None else values[..., class_id]


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

    _kinds = ("true_positives", "false_positives")

    def __init__(self, thresholds=None, top_k=None, class_id=None, name="precision", dtype=float32):
        super().__init__(thresholds, top_k, class_id, name, dtype)


class Recall(_Share):
    """The share of predictions above a threshold among those whose label is 1. The parameters are those of :class:`Precision`.

    >>> import eager
    >>> eager.metrics.Recall()([0, 1, 1, 1], [0.9, 0.2, 0.7, 0.6]).item()
    0.6666667
    """

    _kinds = ("true_positives", "false_negatives")

    def __init__(self, thresholds=None, top_k=None, class_id=None, name="recall", dtype=float32):
        super().__init__(thresholds, top_k, class_id, name, dtype)


class _Number(_Counts):
    """The number of decisions of one kind."""

    def result(self):
        """Returns the number, or the sum of the weights: one for each threshold if they are a list."""
        return _labels.tensor(getattr(self, self._kinds[0]), self.dtype)


_CLASS = """
class {title}(_Number):
    _kinds = ({kind!r},)

    def __init__(self, thresholds=None, name={kind!r}, dtype=float32):
        _Number.__init__(self, thresholds, None, None, name, dtype)
"""
_TITLES = {"TruePositives": "true_positives", "FalsePositives": "false_positives", "TrueNegatives": "true_negatives",
           "FalseNegatives": "false_negatives"}


def _class_of(title, kind):
    """Returns the class of the metrics that count the decisions of a kind."""
    scope = {"_Number": _Number, "__name__": __name__, "float32": float32}
    exec(_CLASS.format(title=title, kind=kind), scope)
    made, (label, decision) = scope[title], _KINDS[kind]
    made.__doc__ = f"""The number of predictions {"above" if decision else "not above"} a threshold whose label is {int(label)}, or the sum of their weights.

    thresholds: a number, 1/2 for None, or a list of them for a result each.

    >>> import eager
    >>> eager.metrics.{title}()([0, 0, 1, 0, 1, 1, 1, 0, 0, 0], [0.7, 0.8, 0.9, 0.6, 0.8, 0.7, 0.2, 0.1, 0.3, 0.6]).item()
    {dict(TruePositives=3.0, FalsePositives=4.0, TrueNegatives=2.0, FalseNegatives=1.0)[title]}
    """
    return made


for _title, _kind in _TITLES.items():
    globals()[_title] = _class_of(_title, _kind)


class FBetaScore(Metric):
    """The harmonic mean of precision and recall for each output, in which recall counts ``beta ** 2`` times as much.

    Labels and predictions are ``[n, outputs]``, with labels of 0 and 1; weights count for each row, or for each value. threshold: what
    predictions are above that are taken as 1, which is more than 0 and at most 1; None: the largest of each row, unless it is 0.
    average: None for a score for each output; "macro" for their mean; "weighted" for their mean by the numbers of labels of 1; "micro"
    for the score of all decisions together.

    >>> import eager
    >>> labels, predictions = [[1, 1, 1], [1, 0, 0], [1, 1, 0]], [[0.2, 0.6, 0.7], [0.2, 0.6, 0.6], [0.6, 0.8, 0.0]]
    >>> eager.metrics.FBetaScore(beta=2.0, threshold=0.5)(labels, predictions).tolist()
    [0.3846154, 0.9090909, 0.8333333]
    """

    _state = ("true_positives", "false_positives", "false_negatives")

    def __init__(self, average=None, beta=1.0, threshold=None, name="fbeta_score", dtype=float32):
        super().__init__(name, dtype)
        if average not in (None, "micro", "macro", "weighted"):
            raise ValueError("Invalid `average` argument value. Expected one of: {None, 'micro', 'macro', 'weighted'}. Received: "
                             f"average={average}")
        if not beta > 0:
            raise ValueError(f"Invalid `beta` argument value. It should be > 0. Received: beta={beta}")
        if threshold is not None and not 0 < threshold <= 1:
            raise ValueError(f"Invalid `threshold` argument value. It should verify 0 < threshold <= 1. Received: threshold={threshold}")
        self.average, self.beta, self.threshold = average, float(beta), threshold

    def update(self, labels, predictions, weights=None):
        """Takes in the labels and the predictions of a batch."""
        labels, predictions = _labels.aligned(_labels.tensor(labels, float64), _labels.floating(predictions), self.name)
        check_rows(type(self).__name__, labels, predictions)
        if self.threshold is None:
            largest = _ops.max(predictions, -1, keepdims=True) if predictions._dims[-1] != 0 else predictions
            above = _ops.logical_and(predictions >= largest, _ops.abs(predictions) > 1e-9)
        else:
            above = predictions > self.threshold
        above = _labels.tensor(above, float64)
        counted = labels
        if weights is not None:
            weights = _labels.weights_for(labels, weights, self.name)
            counted, above = labels * weights, above * weights
        both = above * labels
        is_one = self.average == "micro"
        counts = self._counts(self._state, () if is_one else (predictions._dims[-1],))
        for variable, values in zip(counts, (both, above - both, counted - both)):
            variable.assign_add(_ops.sum(values, None if is_one else 0))

    def result(self):
        """Returns the score, or one for each output."""
        if "true_positives" not in self.__dict__:
            return _labels.tensor(0, self.dtype)
        right, labels = self.true_positives, self.true_positives + self.false_negatives
        precision, recall = _quotient(right, right + self.false_positives), _quotient(right, labels)
        square = self.beta * self.beta
        scores = (1.0 + square) * _quotient(precision * recall, square * precision + recall)
        if self.average == "weighted":
            scores = _quotient(_ops.sum(scores * labels), _ops.sum(labels))
        elif self.average == "macro":
            scores = _ops.mean(scores)
        return _labels.tensor(scores, self.dtype)


class F1Score(FBetaScore):
    """The harmonic mean of precision and recall for each output: :class:`FBetaScore` with a beta of 1.

    >>> import eager
    >>> labels, predictions = [[1, 1, 1], [1, 0, 0], [1, 1, 0]], [[0.2, 0.6, 0.7], [0.2, 0.6, 0.6], [0.6, 0.8, 0.0]]
    >>> eager.metrics.F1Score(threshold=0.5)(labels, predictions).tolist()
    [0.5, 0.8, 0.6666667]
    >>> eager.metrics.F1Score("micro", threshold=0.5)(labels, predictions).item()
    0.6666667
    """

    def __init__(self, average=None, threshold=None, name="f1_score", dtype=float32):
        super().__init__(average, 1.0, threshold, name, dtype)
