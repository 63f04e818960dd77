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
from ..losses import _OF_METRICS
from . import _averages
from ._averages import (Accuracy, BinaryAccuracy, CategoricalAccuracy, CosineSimilarity, Mean, R2Score, RootMeanSquaredError,
                        SparseCategoricalAccuracy, Sum, TopK)
from ._confusion import BinaryIoU, ConfusionMatrix, IoU, MeanIoU, OneHotIoU, OneHotMeanIoU
from ._curves import AUC, PrecisionAtRecall, RecallAtPrecision, SensitivityAtSpecificity, SpecificityAtSensitivity
from ._decisions import F1Score, FalseNegatives, FalsePositives, FBetaScore, Precision, Recall, TrueNegatives, TruePositives
from ._metric import Metric

globals().update((title, getattr(_averages, title)) for title in _OF_METRICS)

__all__ = ["AUC", "Accuracy", "BinaryAccuracy", "BinaryIoU", "CategoricalAccuracy", "ConfusionMatrix", "F1Score", "FBetaScore",
           "FalseNegatives", "FalsePositives", "IoU", "Mean", "MeanIoU", "Metric", "OneHotIoU", "OneHotMeanIoU", "Precision",
           "PrecisionAtRecall", "R2Score", "Recall", "RecallAtPrecision", "RootMeanSquaredError", "SensitivityAtSpecificity",
           "SparseCategoricalAccuracy", "SpecificityAtSensitivity", "Sum", "TopK", "TrueNegatives", "TruePositives", *_OF_METRICS]


def __dir__():
    return __all__
