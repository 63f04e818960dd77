"""tf.keras.losses: the losses of eager.losses with Keras's parameters."""
from ... import as_dtype, losses
from . import _masks
from ._functions import _op

_FUNCTIONS = {"mean_squared_error": ("mse", "MSE"), "mean_absolute_error": ("mae", "MAE"),
              "mean_absolute_percentage_error": ("mape", "MAPE"),
              "mean_squared_logarithmic_error": ("msle", "MSLE"), "huber": ("huber_loss",), "log_cosh": ("logcosh",),
              "cosine_similarity": ("cosine_proximity",), "poisson": (), "kl_divergence": ("kld", "KLD", "kullback_leibler_divergence"),
              "binary_crossentropy": ("bce", "BCE"), "categorical_crossentropy": (), "sparse_categorical_crossentropy": (), "hinge": (),
              "squared_hinge": (), "categorical_hinge": (), "binary_focal_crossentropy": (), "categorical_focal_crossentropy": (),
              "categorical_generalized_cross_entropy": (), "dice": (), "tversky": (), "circle": ()}
_CLASSES = {"mean_squared_error": "MeanSquaredError", "mean_absolute_error": "MeanAbsoluteError", "huber": "Huber", "log_cosh": "LogCosh",
            "mean_absolute_percentage_error": "MeanAbsolutePercentageError", "cosine_similarity": "CosineSimilarity",
            "mean_squared_logarithmic_error": "MeanSquaredLogarithmicError", "poisson": "Poisson", "kl_divergence": "KLDivergence",
            "binary_crossentropy": "BinaryCrossentropy", "categorical_crossentropy": "CategoricalCrossentropy", "hinge": "Hinge",
            "sparse_categorical_crossentropy": "SparseCategoricalCrossentropy", "squared_hinge": "SquaredHinge",
            "categorical_hinge": "CategoricalHinge", "binary_focal_crossentropy": "BinaryFocalCrossentropy",
            "categorical_focal_crossentropy": "CategoricalFocalCrossentropy", "dice": "Dice", "tversky": "Tversky", "circle": "Circle",
            "categorical_generalized_cross_entropy": "CategoricalGeneralizedCrossEntropy"}
_OPTIONS = {name: {k: v for k, v in getattr(losses, name).__kwdefaults__.items() if k not in ("weights", "reduction")}
            for name in _FUNCTIONS}
_ORDER = ("ref_labels", "ref_embeddings", "apply_class_balancing", "remove_diagonal", "q", "alpha", "beta", "gamma", "margin", "from_logits",
          "label_smoothing", "ignore_class", "delta", "axis")  # Keras's, but of what stands here
_OF_CLASS = {"circle": ("gamma", "margin", "remove_diagonal")}
_BEHIND = {"dice": ("axis",), "tversky": ("axis",)}  # options of classes behind the name


def reduced(values, weights, reduction, dtype, user, counted=None, mask=None):
    """Returns what a reduction makes of the losses of the rows. mask: which rows count, None for all; a mean is over those, 0 for none."""
    if counted is None and (0 in values._dims or None in values._dims):
        counted = _op("ones_like")(values)
    return losses._reduced(values, masked(weights, mask, values, reduction, user), reduction, dtype, user, counted)


def masked(weights, mask, values, reduction, user):
    """Returns weights, which may be None, times what a mask makes of them: in a mean, those that count make up for the others."""
    if mask is None:
        return weights
    from ... import size

    counts = _op("cast")(mask, values.dtype if values.dtype.is_floating else "float32")
    if reduction in ("mean", "sum_over_batch_size"):
        counts = counts * losses._quotient(_op("cast")(size(counts), counts.dtype), _op("sum")(counts))
    if weights is None:
        return counts
    if counts.ndim == values.ndim + 1 and counts._dims[-1] == 1:
        counts = _op("squeeze")(counts, [-1])
    return counts * losses._labels.weights_for(counts, weights, user)



def _function(name):
    options = _OPTIONS[name]
    order = [k for k in _ORDER if k in options]
    scope = {"_function": getattr(losses, name), "__name__": __name__}
    exec(f"def {name}(y_true, y_pred, {''.join(f'{k}={options[k]!r}, ' for k in order)}):\n"
         f"    return _function(y_true, y_pred, reduction='none', {', '.join(f'{k}={k}' for k in order)})", scope)
    found = scope[name]
    found.__doc__ = f"tf.keras.losses.{name}: the loss of each row, by :func:`eager.losses.{name}`."
    return found


class Reduction:
    """tf.keras.losses.Reduction: names of what is made of the losses of the rows."""

    AUTO, NONE, SUM, SUM_OVER_BATCH_SIZE = "auto", "none", "sum", "sum_over_batch_size"
    MEAN, SUM_BY_NONZERO_WEIGHTS, SUM_OVER_NONZERO_WEIGHTS = "weighted_mean", *("weighted_sum_by_nonzero_weights",) * 2  # of TensorFlow 1

    @classmethod
    def all(cls):
        """Returns all of them."""
        return cls.AUTO, cls.NONE, cls.SUM, cls.SUM_OVER_BATCH_SIZE


class Loss:
    """A loss as an object. A class of losses defines ``call(y_true, y_pred)``, which gives the loss of each row.

    reduction: "sum_over_batch_size" (or "auto"), the mean; "sum"; "none"; "mean_with_sample_weight". dtype: what floating-point labels and
    predictions are cast to; None: theirs stays.

    >>> import eager.compat.tensorflow as tf
    >>> class Distance(tf.keras.losses.Loss):
    ...     def call(self, y_true, y_pred):
    ...         return tf.reduce_sum(tf.abs(y_pred - y_true), -1)
    >>> float(Distance()([[1., 2.]], [[2., 4.]]))
    3.0
    """

    _function = None
    _counts_losses = False  # whether a mean is over the rows whose loss is above 0

    def __init__(self, reduction="sum_over_batch_size", name=None, dtype=None, **options):
        self.reduction = "sum_over_batch_size" if reduction == "auto" else reduction
        if self.reduction not in losses._REDUCTIONS:
            raise ValueError(f"Invalid Reduction Key: {reduction}. Expected keys are {Reduction.all()}")
        if "q" in options:
            losses._exponent(options["q"])
        self.name, self.options, self.dtype = name, options, None if dtype is None else as_dtype(dtype)

    def call(self, y_true, y_pred):
        """Returns the loss of each row."""
        if self._function is None:
            raise NotImplementedError(f"{type(self).__name__}: a loss must define call()")
        return type(self)._function(y_true, y_pred, **self.options)

    def __call__(self, y_true, y_pred, sample_weight=None):
        y_true, y_pred = (self._cast(losses._labels.tensor(x)) for x in (y_true, y_pred))
        values = losses._labels.tensor(self.call(y_true, y_pred))
        counted = None
        ignored = self.options.get("ignore_class")
        if ignored is not None:
            labels = losses._labels.label_of_each_row(y_true, y_pred, self.options.get("axis", -1), self.name)
            counted = _op("cast")(_op("not_equal")(labels, ignored), values.dtype)
        elif self._counts_losses:
            counted = _op("cast")(values > 0, values.dtype)
        return reduced(values, sample_weight, self.reduction, values.dtype, self.name, counted, _masks.of(y_pred))

    def _cast(self, x):
        return x if self.dtype is None or not x.dtype.is_floating or x.dtype is self.dtype else _masks.moved(x, _op("cast")(x, self.dtype))

    def get_config(self):
        """Returns what the class is called with."""
        return {"reduction": self.reduction, "name": self.name, **self.options}


_CLASS = """
class {title}(Loss):
    _function = staticmethod({function})

    def __init__(self, {parameters}reduction="sum_over_batch_size", name={function!r}{behind}, dtype=None):
        Loss.__init__(self, reduction, name, dtype{values})
"""


def _class_of(name, title, function):
    options = {k: v for k, v in _OPTIONS[name].items() if k not in losses._OF_CALLS}
    order, behind = [k for k in _OF_CLASS.get(name, _ORDER) if k in options], _BEHIND.get(name, ())
    scope = {"Loss": Loss, "__name__": __name__, name: function}
    exec(_CLASS.format(title=title, function=name, parameters="".join(f"{k}={options[k]!r}, " for k in order if k not in behind),
                       behind="".join(f", {k}={options[k]!r}" for k in behind), values="".join(f", {k}={k}" for k in order)), scope)
    scope[title].__doc__ = f"tf.keras.losses.{title}: :func:`eager.losses.{name}` as an object, called with (y_true, y_pred)."
    return scope[title]


for _name, _others in _FUNCTIONS.items():
    for _spelling in (_name, *_others):
        globals()[_spelling] = globals().get(_name) or _function(_name)
    globals()[_CLASSES[_name]] = _class_of(_name, _CLASSES[_name], globals()[_name])

globals()["Circle"]._counts_losses = True
WITHOUT_METRICS = ("dice", "tversky", "circle", "categorical_generalized_cross_entropy")  # no functions of tf.keras.metrics
NAMES = [*_FUNCTIONS, *(n for others in _FUNCTIONS.values() for n in others), *_CLASSES.values(), "Loss", "Reduction", "get"]


def get(identifier):
    """Returns the loss of a name, such as "mse" or "MeanSquaredError"; functions and objects are given back.

    ValueError: the name is not known.
    """
    if isinstance(identifier, str):
        if identifier not in NAMES or identifier in ("Loss", "Reduction", "get"):
            raise ValueError(f"Unknown loss function: {identifier!r}. It is one of {', '.join(sorted(_FUNCTIONS))}")
        found = globals()[identifier]
        return found() if isinstance(found, type) else found
    if identifier is None or callable(identifier):
        return identifier
    raise ValueError(f"Could not interpret loss function identifier: {identifier!r}")
