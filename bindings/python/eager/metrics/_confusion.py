"""Counts of classes by classes: the confusion matrix, and the overlaps that it gives."""
from .. import _labels
from .. import raw_ops as _ops
from ..dtypes import float32, float64, int64
from ..errors import InvalidArgumentError
from ..losses import _quotient
from ._averages import label_of_each
from ._metric import Metric, positive


def _count(metric, labels, predictions, weights):
    """Adds weights to a metric's counts of each class, a row, that was taken for each class, a column."""
    places = _ops.stack([_ops.reshape(_ops.cast(x, int64), [-1]) for x in (labels, predictions)], -1)
    number = metric.num_classes
    with metric._naming(f"labels and predictions must be numbers of classes in [0, {number})"):
        counts = _ops.scatter_nd(places, _ops.reshape(weights, [-1]), (number, number))
    metric.counts.assign_add(counts)


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
        self.num_classes = positive("num_classes", num_classes)
        self.counts = self.add_variable("counts", (self.num_classes, self.num_classes))

    def update(self, labels, predictions, weights=None):
        """Takes in labels, which are numbers of classes, and predictions: such numbers too, or floats, one for each class.

        InvalidArgumentError: there is no such class, or weights are floats where the result was to be of integers.
        """
        labels, predictions = _labels.tensor(labels), _labels.tensor(predictions)
        if predictions.dtype.is_floating:
            predicted = _ops.argmax(predictions, -1)
            labels, predictions = label_of_each(predicted, labels, predictions, self.name), predicted
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
        _count(self, labels, predictions, counted)
        self.dtype = dtype

    def result(self):
        """Returns the matrix."""
        return _labels.tensor(self.counts, self.dtype)


class IoU(Metric):
    """The mean over some classes of the overlap of labels and predictions: those of the class in both by those of it in either.

    Labels and predictions are numbers of classes, of one shape. target_class_ids: the classes of which the mean is; one that is in
    neither does not count. ignore_class: what has this label does not count, whatever its prediction. sparse_labels,
    sparse_predictions: False for one-hot labels, or for probabilities, of which the largest along `axis` is the class.

    >>> import eager
    >>> eager.metrics.IoU(2, [0])([0, 0, 1, 1], [0, 1, 0, 1]).item()
    0.3333333
    >>> eager.metrics.IoU(2, [0])([0, 0, 1, 1], [0, 1, 0, 1], weights=[0.3, 0.3, 0.3, 0.1]).item()
    0.3333333
    """

    def __init__(self, num_classes, target_class_ids, ignore_class=None, sparse_labels=True, sparse_predictions=True, axis=-1, name="iou",
                 dtype=float32):
        super().__init__(name, dtype)
        self.num_classes, self.target_class_ids = positive("num_classes", num_classes), list(target_class_ids)
        for number in self.target_class_ids:
            if not 0 <= number < self.num_classes:
                raise ValueError(f"Target class id {number} is out of range, which is [0, {self.num_classes}).")
        self.ignore_class, self.axis = ignore_class, axis
        self.sparse_labels, self.sparse_predictions = bool(sparse_labels), bool(sparse_predictions)
        self.counts = self.add_variable("counts", (self.num_classes, self.num_classes))

    def update(self, labels, predictions, weights=None):
        """Takes in the labels and the predictions of a batch. InvalidArgumentError: there is no such class."""
        if not self.sparse_labels and not self.sparse_predictions:
            labels, predictions = _labels.aligned(_labels.tensor(labels), _labels.tensor(predictions), self.name)
        labels = _labels.classes(labels) if self.sparse_labels else _ops.argmax(labels, self.axis)
        predictions = self._predicted(predictions)
        labels, predictions = _labels.aligned(labels, predictions, self.name)
        counted = _ops.ones_like(labels, dtype=float64)
        if weights is not None:
            counted = counted * _labels.weights_for(counted, weights, self.name)
        if self.ignore_class is not None:
            counts = _ops.not_equal(labels, self.ignore_class)
            labels, predictions, counted = (_ops.where(counts, x, 0) for x in (labels, predictions, counted))
        _count(self, labels, predictions, counted)

    def _predicted(self, predictions):
        return _labels.classes(predictions) if self.sparse_predictions else _ops.argmax(predictions, self.axis)

    def result(self):
        """Returns the mean."""
        both = _ops.diagonal(self.counts)
        either = _ops.sum(self.counts, 0) + _ops.sum(self.counts, 1) - both
        targets = _labels.tensor([float(i in self.target_class_ids) for i in range(self.num_classes)], float64)
        number = _ops.sum(_ops.where(either > 0, targets, 0.0))
        return _labels.tensor(_quotient(_ops.sum(_quotient(both, either) * targets), number), self.dtype)


class MeanIoU(IoU):
    """The mean over all classes of the overlap of labels and predictions. The parameters are those of :class:`IoU`.

    >>> import eager
    >>> eager.metrics.MeanIoU(2)([0, 0, 1, 1], [0, 1, 0, 1]).item()
    0.3333333
    """

    def __init__(self, num_classes, ignore_class=None, sparse_labels=True, sparse_predictions=True, axis=-1, name="mean_iou",
                 dtype=float32):
        super().__init__(num_classes, range(num_classes), ignore_class, sparse_labels, sparse_predictions, axis, name, dtype)


class OneHotIoU(IoU):
    """:class:`IoU` of one-hot labels, and of predictions that are probabilities, or numbers of classes if sparse_predictions is set.

    >>> import eager
    >>> labels, predictions = [[0, 0, 1], [1, 0, 0], [0, 1, 0]], [[0.2, 0.3, 0.5], [0.1, 0.2, 0.7], [0.5, 0.3, 0.1]]
    >>> eager.metrics.OneHotIoU(3, [0, 2])(labels, predictions).item()
    0.25
    """

    def __init__(self, num_classes, target_class_ids, ignore_class=None, sparse_predictions=False, axis=-1, name="one_hot_iou",
                 dtype=float32):
        super().__init__(num_classes, target_class_ids, ignore_class, False, sparse_predictions, axis, name, dtype)


class OneHotMeanIoU(MeanIoU):
    """:class:`MeanIoU` of one-hot labels, and of predictions that are probabilities, or numbers of classes if sparse_predictions is set.

    >>> import eager
    >>> eager.metrics.OneHotMeanIoU(3)([[0, 0, 1], [1, 0, 0]], [[0.2, 0.3, 0.5], [0.1, 0.2, 0.7]]).item()
    0.25
    """

    def __init__(self, num_classes, ignore_class=None, sparse_predictions=False, axis=-1, name="one_hot_mean_iou", dtype=float32):
        super().__init__(num_classes, ignore_class, False, sparse_predictions, axis, name, dtype)


class BinaryIoU(IoU):
    """:class:`IoU` of labels of 0 and 1, and of predictions that are of class 1 where they are at least `threshold`.

    >>> import eager
    >>> eager.metrics.BinaryIoU([0, 1], threshold=0.3)([0, 1, 0, 1], [0.1, 0.2, 0.4, 0.7]).item()
    0.3333333
    """

    def __init__(self, target_class_ids=(0, 1), threshold=0.5, name="binary_iou", dtype=float32):
        super().__init__(2, target_class_ids, name=name, dtype=dtype)
        self.threshold = float(threshold)

    def _predicted(self, predictions):
        return _labels.tensor(_labels.floating(predictions) >= self.threshold, int64)
