"""tfe.metrics: averages that are float64 unless told otherwise, and give back what they are called with."""
import itertools

import eager

from ... import metrics
from . import _summaries

_taken: set = set()  # names of metrics that were made


def _unique(name):
    """Returns the name, with a number behind it if another metric has it."""
    found = next(n for n in itertools.chain([name], (f"{name}_{i}" for i in itertools.count(1))) if n not in _taken)
    _taken.add(found)
    return found


class Metric(metrics.Metric):
    """What tfe's metrics have. Derive a class with ``call(...)``, which counts, and ``result()``."""

    def __init__(self, name=None, use_global_variables=False, dtype="float64"):
        super().__init__(_unique(name or type(self).__name__), dtype)

    def __call__(self, *args, **kwargs):
        """Counts, and returns what ``call`` does."""
        return self.call(*args, **kwargs)

    def init_variables(self):
        """Sets what was counted to zero."""
        self.reset()

    def update(self, *args, **kwargs):
        self(*args, **kwargs)


class Mean(Metric):
    """The mean of all values, each counted by its weight; 0 / 0, which is NaN, before the first.

    >>> import eager.compat.tensorflow as tf
    >>> mean = tf.contrib.eager.metrics.Mean("loss")
    >>> mean([1.0, 3.0])
    [1.0, 3.0]
    >>> mean.result()
    <tf.Tensor: shape=(), dtype=float64, numpy=2.0>
    """

    def __init__(self, name=None, dtype="float64", use_global_variables=False):
        super().__init__(name, use_global_variables, dtype)
        self.numer, self.denom = (self.add_variable(part, dtype=self.dtype) for part in ("numer", "denom"))

    def call(self, values, weights=None):
        """Takes values in, and returns them, or (values, weights)."""
        self._count(values, weights)
        return values if weights is None else (values, weights)

    def _count(self, values, weights):
        values = eager.cast(values, self.dtype)
        if weights is None:
            self.denom.assign_add(eager.cast(eager.size(values), self.dtype))
        else:
            weights = eager.broadcast_to(eager.cast(weights, self.dtype), eager.shape(values))
            self.denom.assign_add(eager.sum(weights))
            values = values * weights
        self.numer.assign_add(eager.sum(values))

    def result(self, write_summary=True):
        """Returns the mean, and writes it under the metric's name where tf.contrib.summary records, unless told otherwise."""
        mean = self.numer / self.denom
        if write_summary:
            _summaries.write_metric(self.name, mean)
        return mean


class Accuracy(Mean):
    """The share of predictions that equal their labels.

    >>> import eager.compat.tensorflow as tf
    >>> accuracy = tf.contrib.eager.metrics.Accuracy()
    >>> _ = accuracy([0, 1, 2, 3], [0, 0, 2, 3])
    >>> accuracy.result()
    <tf.Tensor: shape=(), dtype=float64, numpy=0.75>
    """

    def call(self, labels, predictions, weights=None):
        """Compares labels and predictions, and returns them, with the weights if there are any.

        Raises InvalidArgumentError where what is compared has two shapes, and then counts nothing.
        """
        given = (labels, predictions) if weights is None else (labels, predictions, weights)
        labels, predictions = map(eager.convert_to_tensor, self._compared(labels, predictions))
        if labels.shape != predictions.shape:
            raise eager.errors.InvalidArgumentError(
                f"Shapes of labels and predictions are unequal: {labels.shape} and {predictions.shape} [metric {self.name}]")
        self._count(eager.equal(labels, predictions), weights)
        return given

    def _compared(self, labels, predictions):
        """Returns the two tensors whose elements are equal where a prediction is right."""
        return labels, predictions


class SparseAccuracy(Accuracy):
    """The share of rows of scores that are highest at their label."""

    def _compared(self, labels, predictions):
        return labels, eager.cast(eager.argmax(predictions, -1), eager.convert_to_tensor(labels).dtype)


class BinaryAccuracy(Accuracy):
    """The share of predictions above the threshold, 0.5, where the label is 1, and below where it is 0."""

    def __init__(self, threshold=0.5, name=None, dtype="float64"):
        super().__init__(name, dtype)
        self.threshold = threshold

    def _compared(self, labels, predictions):
        return eager.cast(labels, "bool"), eager.greater(predictions, self.threshold)


class CategoricalAccuracy(Accuracy):
    """The share of rows whose highest score stands where that of the one-hot label does."""

    def _compared(self, labels, predictions):
        return eager.argmax(labels, -1), eager.argmax(predictions, -1)
