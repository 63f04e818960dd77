from typing import Any, Literal, Optional, Sequence

from .._core import Tensor, Variable
from ..typing import DTypeLike, TensorLike

class Metric:
    name: str
    def __init__(self, name: str, dtype: DTypeLike = ...) -> None: ...
    @property
    def variables(self) -> list[Variable]: ...
    def add_variable(self, name: str, shape: Sequence[int] = (), dtype: DTypeLike = ...) -> Variable: ...
    def update(self, *args: Any, **kwargs: Any) -> None: ...
    def result(self) -> Tensor: ...
    def reset(self) -> None: ...
    def __call__(self, *args: Any, **kwargs: Any) -> Tensor: ...

class _OfValues(Metric):
    def update(self, values: TensorLike, weights: TensorLike | None = None) -> None: ...
    def __call__(self, values: TensorLike, weights: TensorLike | None = None) -> Tensor: ...

class _OfPairs(Metric):
    def update(self, labels: TensorLike, predictions: TensorLike, weights: TensorLike | None = None) -> None: ...
    def __call__(self, labels: TensorLike, predictions: TensorLike, weights: TensorLike | None = None) -> Tensor: ...

class AUC(_OfPairs):
    num_thresholds: int
    def __init__(self, num_thresholds: int = 200, curve: Literal["ROC", "PR", "PRGAIN"] = "ROC",
                 summation_method: Literal["interpolation", "minoring", "majoring"] = "interpolation",
                 thresholds: Sequence[float] | None = None, from_logits: bool = False, multi_label: bool = False,
                 num_labels: int | None = None, label_weights: Sequence[float] | None = None, name: str = "auc",
                 dtype: DTypeLike = ...) -> None: ...

class Accuracy(_OfPairs):
    def __init__(self, name: str = "accuracy", dtype: DTypeLike = ...) -> None: ...

class BinaryAccuracy(_OfPairs):
    threshold: float
    def __init__(self, threshold: float = 0.5, name: str = "binary_accuracy", dtype: DTypeLike = ...) -> None: ...

class CategoricalAccuracy(_OfPairs):
    def __init__(self, name: str = "categorical_accuracy", dtype: DTypeLike = ...) -> None: ...

class ConfusionMatrix(_OfPairs):
    num_classes: int
    def __init__(self, num_classes: int, name: str = "confusion_matrix", dtype: Optional[DTypeLike] = ...) -> None: ...

class Mean(_OfValues):
    def __init__(self, name: str = "mean", dtype: DTypeLike = ...) -> None: ...

class Precision(_OfPairs):
    def __init__(self, thresholds: float | Sequence[float] | None = None, top_k: int | None = None,
                 class_id: int | None = None, name: str = "precision", dtype: DTypeLike = ...) -> None: ...

class Recall(_OfPairs):
    def __init__(self, thresholds: float | Sequence[float] | None = None, top_k: int | None = None,
                 class_id: int | None = None, name: str = "recall", dtype: DTypeLike = ...) -> None: ...

class RootMeanSquaredError(_OfPairs):
    def __init__(self, name: str = "root_mean_squared_error", dtype: DTypeLike = ...) -> None: ...

class SparseCategoricalAccuracy(_OfPairs):
    def __init__(self, name: str = "sparse_categorical_accuracy", dtype: DTypeLike = ...) -> None: ...

class Sum(_OfValues):
    def __init__(self, name: str = "sum", dtype: DTypeLike = ...) -> None: ...

class TopK(_OfPairs):
    k: int
    def __init__(self, k: int = 5, sparse: bool = True, name: str = "top_k", dtype: DTypeLike = ...) -> None: ...

class R2Score(_OfPairs):
    def __init__(self, class_aggregation: Literal["uniform_average", "variance_weighted_average"] | None = "uniform_average",
                 num_regressors: int = 0, name: str = "r2_score", dtype: DTypeLike = ...) -> None: ...

class FBetaScore(_OfPairs):
    def __init__(self, average: Literal["micro", "macro", "weighted"] | None = None, beta: float = 1.0,
                 threshold: float | None = None, name: str = "fbeta_score", dtype: DTypeLike = ...) -> None: ...

class F1Score(FBetaScore):
    def __init__(self, average: Literal["micro", "macro", "weighted"] | None = None, threshold: float | None = None,
                 name: str = "f1_score", dtype: DTypeLike = ...) -> None: ...

class IoU(_OfPairs):
    num_classes: int
    target_class_ids: list[int]
    def __init__(self, num_classes: int, target_class_ids: Sequence[int], ignore_class: int | None = None,
                 sparse_labels: bool = True, sparse_predictions: bool = True, axis: int = -1, name: str = "iou",
                 dtype: DTypeLike = ...) -> None: ...

class MeanIoU(IoU):
    def __init__(self, num_classes: int, ignore_class: int | None = None, sparse_labels: bool = True,
                 sparse_predictions: bool = True, axis: int = -1, name: str = "mean_iou", dtype: DTypeLike = ...) -> None: ...

class OneHotIoU(IoU):
    def __init__(self, num_classes: int, target_class_ids: Sequence[int], ignore_class: int | None = None,
                 sparse_predictions: bool = False, axis: int = -1, name: str = "one_hot_iou",
                 dtype: DTypeLike = ...) -> None: ...

class OneHotMeanIoU(MeanIoU):
    def __init__(self, num_classes: int, ignore_class: int | None = None, sparse_predictions: bool = False, axis: int = -1,
                 name: str = "one_hot_mean_iou", dtype: DTypeLike = ...) -> None: ...

class BinaryIoU(IoU):
    threshold: float
    def __init__(self, target_class_ids: Sequence[int] = (0, 1), threshold: float = 0.5, name: str = "binary_iou",
                 dtype: DTypeLike = ...) -> None: ...

class TruePositives(_OfPairs):
    def __init__(self, thresholds: float | Sequence[float] | None = None, name: str = "true_positives",
                 dtype: DTypeLike = ...) -> None: ...

class FalsePositives(_OfPairs):
    def __init__(self, thresholds: float | Sequence[float] | None = None, name: str = "false_positives",
                 dtype: DTypeLike = ...) -> None: ...

class TrueNegatives(_OfPairs):
    def __init__(self, thresholds: float | Sequence[float] | None = None, name: str = "true_negatives",
                 dtype: DTypeLike = ...) -> None: ...

class FalseNegatives(_OfPairs):
    def __init__(self, thresholds: float | Sequence[float] | None = None, name: str = "false_negatives",
                 dtype: DTypeLike = ...) -> None: ...

class SensitivityAtSpecificity(_OfPairs):
    def __init__(self, specificity: float, num_thresholds: int = 200, class_id: int | None = None,
                 name: str = "sensitivity_at_specificity", dtype: DTypeLike = ...) -> None: ...

class SpecificityAtSensitivity(_OfPairs):
    def __init__(self, sensitivity: float, num_thresholds: int = 200, class_id: int | None = None,
                 name: str = "specificity_at_sensitivity", dtype: DTypeLike = ...) -> None: ...

class PrecisionAtRecall(_OfPairs):
    def __init__(self, recall: float, num_thresholds: int = 200, class_id: int | None = None,
                 name: str = "precision_at_recall", dtype: DTypeLike = ...) -> None: ...

class RecallAtPrecision(_OfPairs):
    def __init__(self, precision: float, num_thresholds: int = 200, class_id: int | None = None,
                 name: str = "recall_at_precision", dtype: DTypeLike = ...) -> None: ...

class MeanSquaredError(_OfPairs):
    def __init__(self, name: str = "mean_squared_error", dtype: DTypeLike = ...) -> None: ...

class MeanAbsoluteError(_OfPairs):
    def __init__(self, name: str = "mean_absolute_error", dtype: DTypeLike = ...) -> None: ...

class MeanAbsolutePercentageError(_OfPairs):
    def __init__(self, name: str = "mean_absolute_percentage_error", dtype: DTypeLike = ...) -> None: ...

class MeanSquaredLogarithmicError(_OfPairs):
    def __init__(self, name: str = "mean_squared_logarithmic_error", dtype: DTypeLike = ...) -> None: ...

class Huber(_OfPairs):
    def __init__(self, delta: float = 1.0, name: str = "huber", dtype: DTypeLike = ...) -> None: ...

class LogCosh(_OfPairs):
    def __init__(self, name: str = "log_cosh", dtype: DTypeLike = ...) -> None: ...

class CosineSimilarity(_OfPairs):
    def __init__(self, axis: int = -1, name: str = "cosine_similarity", dtype: DTypeLike = ...) -> None: ...

class Poisson(_OfPairs):
    def __init__(self, name: str = "poisson", dtype: DTypeLike = ...) -> None: ...

class KLDivergence(_OfPairs):
    def __init__(self, name: str = "kl_divergence", dtype: DTypeLike = ...) -> None: ...

class BinaryCrossentropy(_OfPairs):
    def __init__(self, from_logits: bool = False, label_smoothing: float = 0.0, axis: int = -1,
                 name: str = "binary_crossentropy", dtype: DTypeLike = ...) -> None: ...

class CategoricalCrossentropy(_OfPairs):
    def __init__(self, from_logits: bool = False, label_smoothing: float = 0.0, axis: int = -1,
                 name: str = "categorical_crossentropy", dtype: DTypeLike = ...) -> None: ...

class SparseCategoricalCrossentropy(_OfPairs):
    def __init__(self, from_logits: bool = False, axis: int = -1, name: str = "sparse_categorical_crossentropy",
                 dtype: DTypeLike = ...) -> None: ...

class Hinge(_OfPairs):
    def __init__(self, name: str = "hinge", dtype: DTypeLike = ...) -> None: ...

class SquaredHinge(_OfPairs):
    def __init__(self, name: str = "squared_hinge", dtype: DTypeLike = ...) -> None: ...

class CategoricalHinge(_OfPairs):
    def __init__(self, name: str = "categorical_hinge", dtype: DTypeLike = ...) -> None: ...
