"""tf.keras.metrics: the metrics of eager.metrics with Keras's parameters and names of methods."""
import abc
import re
import weakref

from ... import _core, metrics
from . import _initializers, _losses, _masks
from ._functions import _op
from ._layer import snake


class _Named:
    """Keras's names for what metrics of either kind do."""

    def reset_states(self):
        """Sets the state to zeros: reset_state's older name."""
        self.reset_state()

    @property
    def weights(self):
        """The Variables of the state."""
        return self.variables

    def __call__(self, *args, **kwargs):
        self.update_state(*args, **kwargs)
        result = self.result()
        _note_result(result, self)
        return result


_results: dict = {}  # by the ids of what calls of metrics gave: weak references to it, which have the metrics


class _Result(weakref.ref):
    __slots__ = ("id", "metric")


def _note_result(result, metric):
    if type(result) is _core.Tensor:
        reference = _results[result.id] = _Result(result, _forget)
        reference.id, reference.metric = result.id, weakref.ref(metric)


def _forget(reference):
    if _results.get(reference.id) is reference:
        del _results[reference.id]


def giving(value):
    """Returns the metric whose call gave a tensor; None: none did."""
    reference = _results.get(value.id) if type(value) is _core.Tensor else None
    return reference.metric() if reference is not None and reference() is value else None


def reset(metric):
    """Sets a metric of tf.keras.metrics or of eager.metrics to zero."""
    metric.reset_state() if hasattr(metric, "reset_state") else metric.reset()


def is_metric(value):
    """Reports whether an object is a metric of tf.keras.metrics or of eager.metrics."""
    return isinstance(value, (Metric, metrics.Metric))


class Metric(_Named, metaclass=abc.ABCMeta):
    """What all metrics have. A class of metrics defines ``update_state`` and ``result``; its state are Variables of add_weight().

    >>> import eager.compat.tensorflow as tf
    >>> class Largest(tf.keras.metrics.Metric):
    ...     def __init__(self):
    ...         super().__init__(name="largest")
    ...         self.largest = self.add_weight(name="largest", initializer="zeros")
    ...     def update_state(self, values, sample_weight=None):
    ...         self.largest.assign(tf.maximum(self.largest, tf.reduce_max(values)))
    ...     def result(self):
    ...         return self.largest
    >>> metric = Largest()
    >>> float(metric([1., 3.])), float(metric([2.]))
    (3.0, 3.0)
    """

    def __init__(self, name=None, dtype=None):
        from ... import as_dtype

        self.name, self.dtype, self._added = name or type(self).__name__.lower(), as_dtype(dtype or "float32"), []

    def add_weight(self, name=None, shape=(), initializer="zeros", dtype=None, **_):
        """Returns a new Variable, which belongs to the state, and which reset_state() sets to zero."""
        if name is not None and not isinstance(name, str):
            name, shape = None, name
        value = _initializers.get(initializer)(tuple(shape), dtype or self.dtype)
        self._added.append(_core.Variable(value, trainable=False, name=f"{self.name}/{name or 'state'}"))
        return self._added[-1]

    add_variable = add_weight

    def update_state(self, *args, **kwargs):
        """Takes a batch in."""
        raise NotImplementedError(f"{type(self).__name__}: a metric must define update_state()")

    def result(self):
        """Returns the value over all batches."""
        raise NotImplementedError(f"{type(self).__name__}: a metric must define result()")

    def reset_state(self):
        """Sets the state to zeros."""
        for v in self.variables:
            v.assign(_op("fill")(v.shape, _core.to_tensor(0, v.dtype)))

    @property
    def variables(self):
        """The Variables of the state."""
        return list(self._added)


@Metric.register
class _OfEager(_Named):
    """A metric of eager.metrics. This class stands before those in the order of methods."""

    def update_state(self, *args, sample_weight=None, **named):
        """Takes a batch in: values, or y_true and y_pred, and perhaps a weight for each row."""
        args += tuple(named.pop(name) for name in ("values", "y_true", "y_pred") if name in named)
        if _masks.held and len(args) > 1:
            sample_weight = _losses.masked(sample_weight, _masks.of(args[1]), args[1], "sum", self.name)
        self.update(*args, *(() if sample_weight is None else (sample_weight,)), **named)

    def reset_state(self):
        """Sets the state to zeros."""
        self.reset()

    def get_config(self):
        """Returns what the class is called with, as a dict."""
        return dict(self._config)

    @classmethod
    def from_config(cls, config):
        """Returns a new metric for what get_config() gave."""
        return cls(**config)


# CLASS [CLASS OF eager.metrics]: PARAMETERS [; NAME=VALUE for those of eager's class]
_TABLE = """
Mean: name="mean", dtype=None
Sum: name="sum", dtype=None
Accuracy: name="accuracy", dtype=None
BinaryAccuracy: name="binary_accuracy", dtype=None, threshold=0.5
CategoricalAccuracy: name="categorical_accuracy", dtype=None
SparseCategoricalAccuracy: name="sparse_categorical_accuracy", dtype=None
TopKCategoricalAccuracy TopK: k=5, name="top_k_categorical_accuracy", dtype=None; sparse=False
SparseTopKCategoricalAccuracy TopK: k=5, name="sparse_top_k_categorical_accuracy", dtype=None; sparse=True
Precision Recall: thresholds=None, top_k=None, class_id=None, name={name!r}, dtype=None
TruePositives FalsePositives TrueNegatives FalseNegatives: thresholds=None, name={name!r}, dtype=None
AUC: num_thresholds=200, curve="ROC", summation_method="interpolation", name="auc", dtype=None, thresholds=None, multi_label=False, \
num_labels=None, label_weights=None, from_logits=False
SensitivityAtSpecificity: specificity, num_thresholds=200, class_id=None, name={name!r}, dtype=None
SpecificityAtSensitivity: sensitivity, num_thresholds=200, class_id=None, name={name!r}, dtype=None
PrecisionAtRecall: recall, num_thresholds=200, class_id=None, name={name!r}, dtype=None
RecallAtPrecision: precision, num_thresholds=200, class_id=None, name={name!r}, dtype=None
FBetaScore: average=None, beta=1.0, threshold=None, name="fbeta_score", dtype=None
F1Score: average=None, threshold=None, name="f1_score", dtype=None
R2Score: class_aggregation="uniform_average", num_regressors=0, name="r2_score", dtype=None
IoU: num_classes, target_class_ids, name={name!r}, dtype=None, ignore_class=None, sparse_y_true=True, sparse_y_pred=True, axis=-1
MeanIoU: num_classes, name={name!r}, dtype=None, ignore_class=None, sparse_y_true=True, sparse_y_pred=True, axis=-1
OneHotIoU: num_classes, target_class_ids, name={name!r}, dtype=None, ignore_class=None, sparse_y_pred=False, axis=-1
OneHotMeanIoU: num_classes, name={name!r}, dtype=None, ignore_class=None, sparse_y_pred=False, axis=-1
BinaryIoU: target_class_ids=(0, 1), threshold=0.5, name={name!r}, dtype=None
MeanSquaredError MeanAbsoluteError MeanAbsolutePercentageError MeanSquaredLogarithmicError Poisson Hinge SquaredHinge CategoricalHinge \
RootMeanSquaredError KLDivergence: name={name!r}, dtype=None
CosineSimilarity: name="cosine_similarity", dtype=None, axis=-1
LogCoshError LogCosh: name="logcosh", dtype=None
BinaryCrossentropy: name="binary_crossentropy", dtype=None, from_logits=False, label_smoothing=0
CategoricalCrossentropy: name="categorical_crossentropy", dtype=None, from_logits=False, label_smoothing=0, axis=-1
SparseCategoricalCrossentropy: name="sparse_categorical_crossentropy", dtype=None, from_logits=False, axis=-1
"""
_OF_EAGERS = {"sparse_y_true": "sparse_labels", "sparse_y_pred": "sparse_predictions"}
_RENAMED = ("TopKCategoricalAccuracy", "SparseTopKCategoricalAccuracy", "LogCoshError")


def _class_of(title, base, parameters, fixed):
    parameters = parameters.replace("{name!r}", repr(snake(title)))
    names = [p.partition("=")[0] for p in re.split(r", (?=[a-z])", parameters)]
    given = [f"{_OF_EAGERS.get(n, n)}={n}" for n in names if n != "dtype"] + ["dtype=dtype or 'float32'"] + ([fixed] if fixed else [])
    parent = getattr(metrics, base)
    scope = {"_parent": parent}
    exec(f"def __init__(self, {parameters}):\n    _parent.__init__(self, {', '.join(given)})\n"
         f"    self._config = {{{', '.join(f'{n!r}: {n}' for n in names if n != 'dtype')}, 'dtype': self.dtype.name}}", scope)
    text = f"tf.keras.metrics.{title}: :class:`eager.metrics.{base}` with Keras's names of parameters and methods."
    return type(title, (_OfEager, parent), {"__init__": scope["__init__"], "__doc__": text, "__module__": __name__})


for _line in filter(None, _TABLE.splitlines()):
    _titles, _, _rest = _line.partition(": ")
    _parameters, _, _fixed = _rest.partition("; ")
    _titles = _titles.split()
    if _titles[0] in _RENAMED:
        globals()[_titles[0]] = _class_of(_titles[0], _titles[1], _parameters, _fixed)
    else:
        for _title in _titles:
            globals()[_title] = _class_of(_title, _title, _parameters, _fixed)


class MeanMetricWrapper(Mean):  # noqa: F821  # of the table
    """The mean over all rows of a function of (y_true, y_pred), as tf.keras.metrics.MeanMetricWrapper."""

    def __init__(self, fn, name=None, dtype=None, **options):
        super().__init__(name or getattr(fn, "__name__", "mean"), dtype)
        self._fn, self._options = fn, options

    def update_state(self, y_true, y_pred, sample_weight=None):
        """Takes in labels and predictions."""
        sample_weight = _losses.masked(sample_weight, _masks.of(y_pred), y_pred, "sum", self.name)
        super().update_state(self._fn(y_true, y_pred, **self._options), sample_weight=sample_weight)


# ---- Functions

def _rows_of(title, y_true, y_pred, **options):
    """Returns 1 for what is right, else 0, as a class's metric counts it, without a metric, which would have Variables."""
    cls = globals()[title]
    metric = cls.__new__(cls)
    metric.__dict__.update(options, name=snake(title))
    return _op("cast")(metric._values(y_true, y_pred), "float32")


def binary_accuracy(y_true, y_pred, threshold=0.5):
    """tf.keras.metrics.binary_accuracy: the share of each row that is right."""
    values = _rows_of("BinaryAccuracy", y_true, y_pred, threshold=threshold)
    return _op("mean")(values, -1) if values.ndim else values


def categorical_accuracy(y_true, y_pred):
    """tf.keras.metrics.categorical_accuracy: 1 for each row that is right, else 0; labels are one-hot."""
    return _rows_of("CategoricalAccuracy", y_true, y_pred)


def sparse_categorical_accuracy(y_true, y_pred):
    """tf.keras.metrics.sparse_categorical_accuracy: 1 for each row that is right, else 0; labels are numbers of classes."""
    return _rows_of("SparseCategoricalAccuracy", y_true, y_pred)


def top_k_categorical_accuracy(y_true, y_pred, k=5):
    """tf.keras.metrics.top_k_categorical_accuracy: 1 for each row whose label is among the k largest, else 0; labels are one-hot."""
    return _rows_of("TopKCategoricalAccuracy", y_true, y_pred, k=k, sparse=False)


def sparse_top_k_categorical_accuracy(y_true, y_pred, k=5):
    """tf.keras.metrics.sparse_top_k_categorical_accuracy: the same with numbers of classes as labels."""
    return _rows_of("SparseTopKCategoricalAccuracy", y_true, y_pred, k=k, sparse=True)


_CLASSES = sorted(name for name, value in list(globals().items())
                  if name[0] != "_" and isinstance(value, type) and issubclass(value, (Metric, metrics.Metric)))
_ACCURACIES = ["binary_accuracy", "categorical_accuracy", "sparse_categorical_accuracy", "top_k_categorical_accuracy",
               "sparse_top_k_categorical_accuracy"]
_OF_LOSSES = [n for n in _losses.NAMES if (n[0].islower() and n != "get" or n.isupper()) and n not in _losses.WITHOUT_METRICS]
for _name in _OF_LOSSES:
    globals()[_name] = getattr(_losses, _name)
NAMES = [*_CLASSES, *_ACCURACIES, *_OF_LOSSES, "get"]
_BY_SNAKE = {snake(name): name for name in _CLASSES}
# Names for which Keras has a metric where the loss of the name is another value, or has another name.
_OTHERS = {"cosine_similarity": "CosineSimilarity", "cosine_proximity": "CosineSimilarity", "bce": "BinaryCrossentropy",
           "BCE": "BinaryCrossentropy"}


def get(identifier):
    """Returns the metric, or the function, of a name; others are given back. ValueError: the name is not known."""
    if isinstance(identifier, str):
        name = _OTHERS.get(identifier) or (identifier if identifier in NAMES else _BY_SNAKE.get(identifier))
        found = globals().get(name)
        if found is None:
            raise ValueError(f"Unknown metric: {identifier!r}. It is one of {', '.join(sorted(NAMES))}")
        return found() if isinstance(found, type) else found
    return identifier


_SHORT = {"acc": "accuracy", "ce": "crossentropy"}


def chosen(identifier, y_true, y_pred):
    """Returns the metric object for what compile() was given: "accuracy" is that which suits labels and predictions, as in Keras."""
    if is_metric(identifier):
        return identifier
    name = identifier
    if isinstance(identifier, type):
        return identifier()
    if isinstance(identifier, str):
        kind = _SHORT.get(identifier, identifier)
        if kind in ("accuracy", "crossentropy"):
            classes, labels = y_pred._dims[-1] if y_pred.ndim else 1, y_true._dims
            is_sparse = len(labels) < y_pred.ndim or labels[-1] == 1
            which = "Binary" if classes == 1 else "SparseCategorical" if is_sparse else "Categorical"
            function = globals()[which + ("Accuracy" if kind == "accuracy" else "Crossentropy")]
            return function(name=identifier)
        found = get(identifier)
        if is_metric(found):
            return found
        identifier = found
    if not callable(identifier):
        raise ValueError(f"Could not interpret metric identifier: {identifier!r}")
    return MeanMetricWrapper(identifier, name if isinstance(name, str) else None)
