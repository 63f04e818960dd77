"""tf.keras.utils, backend and activations."""
from ... import _core
from ._functions import _op
from ._symbolic import clear_session  # noqa: F401


# ---- utils

def to_categorical(y, num_classes=None, dtype="float32"):
    """Returns one-hot rows, a NumPy array, for numbers of classes. num_classes: None for the largest and one more.

    >>> import eager.compat.tensorflow as tf
    >>> tf.keras.utils.to_categorical([0, 2]).tolist()
    [[1.0, 0.0, 0.0], [0.0, 0.0, 1.0]]
    """
    import numpy as np

    y = np.array(y, dtype="int64")
    shape = y.shape[:-1] if y.ndim > 1 and y.shape[-1] == 1 else y.shape
    y = y.reshape(-1)
    classes = num_classes or int(y.max()) + 1
    rows = np.zeros((y.size, classes), dtype=dtype)
    rows[np.arange(y.size), y] = 1
    return rows.reshape((*shape, classes))


def normalize(x, axis=-1, order=2):
    """Returns an array by its norm along an axis."""
    import numpy as np

    norms = np.atleast_1d(np.linalg.norm(x, order, axis))
    norms[norms == 0] = 1
    return x / np.expand_dims(norms, axis)


def unpack_x_y_sample_weight(data):
    """Returns x, y and weights of what train_step(), test_step() and predict_step() get; those that are not there are None.

    ValueError: the data has more parts.
    """
    parts = tuple(data) if isinstance(data, (tuple, list)) else (data,)
    if len(parts) > 3:
        raise ValueError(f"Data is expected to be in format `x`, `(x,)`, `(x, y)`, or `(x, y, sample_weight)`, found: {data!r}")
    return (*parts, None, None)[:3]


def pack_x_y_sample_weight(x, y=None, sample_weight=None):
    """Returns the data of which unpack_x_y_sample_weight() makes these: x alone, or a tuple."""
    if y is None:
        return x if sample_weight is None and not isinstance(x, (tuple, list)) else (x,) if sample_weight is None else (x, y, sample_weight)
    return (x, y) if sample_weight is None else (x, y, sample_weight)


class Sequence:
    """Batches by their numbers, for fit(): a class of them defines ``__len__``, and ``__getitem__``, which gives (x, y)
    or (x, y, weights).

    >>> import eager.compat.tensorflow as tf
    >>> class Ones(tf.keras.utils.Sequence):
    ...     def __len__(self):
    ...         return 3
    ...
    ...     def __getitem__(self, i):
    ...         return tf.ones([4, 2]), tf.ones([4, 1])
    >>> model = tf.keras.Sequential([tf.keras.layers.Dense(1, kernel_initializer="ones")])
    >>> model.compile("sgd", "mse")
    >>> model.evaluate(Ones(), verbose=0)
    1.0
    """

    def __init__(self, workers=1, use_multiprocessing=False, max_queue_size=10):
        """Takes what Keras 3 does of processes, which means nothing here."""

    def __getitem__(self, index):
        raise NotImplementedError(f"{type(self).__name__}: a Sequence must define __getitem__() and __len__()")

    def __len__(self):
        raise NotImplementedError(f"{type(self).__name__}: a Sequence must define __getitem__() and __len__()")

    def __iter__(self):
        return (self[i] for i in range(len(self)))

    def on_epoch_end(self):
        """Is called at the end of each epoch of fit()."""


def pad_sequences(sequences, maxlen=None, dtype="int32", padding="pre", truncating="pre", value=0.0):
    """Returns rows of one length, a NumPy array, for lists of different lengths: values are put ahead of them, or
    behind.

    maxlen: the length, None for that of the longest; padding and truncating: "pre", so that values come and go at the
    begin, or "post". ValueError: sequences are no lists, or padding or truncating is something else.

    >>> import eager.compat.tensorflow as tf
    >>> tf.keras.utils.pad_sequences([[1], [2, 3, 4]], maxlen=2, padding="post").tolist()
    [[1, 0], [3, 4]]
    """
    import numpy as np

    for name, given in (("Padding", padding), ("Truncating", truncating)):
        if given not in ("pre", "post"):
            raise ValueError(f'{name} type "{given}" not understood')
    if not all(hasattr(row, "__len__") for row in sequences):
        raise ValueError("`sequences` must be a list of iterables.")
    length = max(map(len, sequences), default=0) if maxlen is None else maxlen
    inner = next((np.shape(row)[1:] for row in sequences if len(row)), ())
    padded = np.full((len(sequences), length, *inner), value, dtype)
    for to, row in zip(padded, sequences):
        row = row[max(len(row) - length, 0):] if truncating == "pre" else row[:length]
        begin = 0 if padding == "post" else length - len(row)
        to[begin:begin + len(row)] = row
    return padded


def set_random_seed(seed):
    """Seeds Python's, NumPy's and eager's random numbers."""
    import random

    import numpy as np

    from ... import random as ours

    random.seed(seed)
    np.random.seed(seed)
    ours.set_seed(seed)


# ---- backend

def epsilon():
    """Returns 1e-7, to which probabilities are clipped."""
    return 1e-7


_floatx, _policy = "float32", None


def floatx():
    """Returns the dtype of layers and inputs that are given none."""
    return _floatx


def set_floatx(value):
    """Sets the dtype of layers and inputs that are given none, from here on. ValueError: it is none of floats.

    >>> import eager.compat.tensorflow as tf
    >>> tf.keras.backend.set_floatx("float64")
    >>> tf.keras.layers.Dense(1)(tf.ones([1, 2])).dtype.name
    'float64'
    >>> tf.keras.backend.set_floatx("float32")
    """
    global _floatx
    known = ("bfloat16", "float16", "float32", "float64")
    if value not in known:
        raise ValueError(f"Unknown `floatx` value: {value}. Expected one of {set(known)}")
    _floatx = str(value)


class Policy:
    """tf.keras.mixed_precision.Policy: the dtypes of a layer, by a name such as "float64" or "mixed_float16"."""

    def __init__(self, name):
        from ... import as_dtype

        self.name = str(name)
        self.compute_dtype = as_dtype(self.name.removeprefix("mixed_")).name
        self.variable_dtype = "float32" if self.name.startswith("mixed_") else self.compute_dtype

    def __repr__(self):
        return f"<Policy {self.name!r}>"

    def __eq__(self, other):
        return isinstance(other, Policy) and self.name == other.name

    def __hash__(self):
        return hash(self.name)


def set_global_policy(policy):
    """Sets the dtypes of layers that are given none, from here on: a Policy or its name; None for floatx() again.

    Losses are not scaled: with "mixed_float16" small gradients may be lost, with "mixed_bfloat16" they are not.
    """
    global _policy
    _policy = None if policy is None else Policy(getattr(policy, "name", policy)).name


def global_policy():
    """Returns the Policy of layers that are given no dtype."""
    return Policy(_policy or _floatx)


def default_policy():
    """Returns the name of that; None for float32."""
    found = _policy or _floatx
    return None if found == "float32" else found


def image_data_format():
    """Returns where layers that are told nothing have the channels."""
    return "channels_last"


# ---- activations

def linear(x):
    """Returns x."""
    return x if isinstance(x, _core.Tensor) else _core.to_tensor(x)


def exponential(x):
    """Returns e to the power of x."""
    return _op("exp")(x)


def hard_sigmoid(x):
    """Returns x / 6 + 1 / 2 within 0 and 1, as Keras 3 has it."""
    return _op("hard_sigmoid")(x)


def mish(x):
    """Returns x * tanh(softplus(x))."""
    return _op("mish")(x)


def celu(x, alpha=1.0):
    """Returns x where it is positive, else alpha * (exp(x / alpha) - 1)."""
    return _op("celu")(linear(x), alpha)


def glu(x, axis=-1):
    """Returns the first half along an axis times the sigmoid of the second."""
    return _op("glu")(linear(x), axis)


def hard_silu(x):
    """Returns x times its hard_sigmoid."""
    return _op("hard_swish")(linear(x))


hard_swish = hard_silu


def hard_tanh(x):
    """Returns x within -1 and 1."""
    return _op("hard_tanh")(linear(x))


def hard_shrink(x, threshold=0.5):
    """Returns x where its absolute is above the threshold, else 0."""
    return _op("hardshrink")(linear(x), threshold)


def soft_shrink(x, threshold=0.5):
    """Returns x moved towards 0 by the threshold, but not beyond."""
    return _op("softshrink")(linear(x), threshold)


def tanh_shrink(x):
    """Returns x - tanh(x)."""
    return linear(x) - _op("tanh")(x)


def threshold(x, threshold, default_value):
    """Returns x where it is above the threshold, else the default value."""
    x = linear(x)
    return _op("where")(x > threshold, x, default_value)


def log_sigmoid(x):
    """Returns the logarithm of the sigmoid."""
    return _op("log_sigmoid")(linear(x))


def squareplus(x, b=4):
    """Returns (x + sqrt(x^2 + b)) / 2."""
    x = linear(x)
    return (x + _op("sqrt")(_op("square")(x) + float(b))) / 2.0


def sparse_plus(x):
    """Returns 0 up to -1, (x + 1)^2 / 4 up to 1, and x from there on."""
    x = linear(x)
    return _op("where")(x < 1.0, 0.25 * _op("square")(_op("maximum")(x + 1.0, 0.0)), x)


def sparse_sigmoid(x):
    """Returns (x + 1) / 2 within 0 and 1."""
    return _op("clip")(0.5 * (linear(x) + 1.0), 0.0, 1.0)


def name_of(activation):
    """Returns what a config has for an activation: its name where that gives the same function, else the function."""
    name = getattr(activation, "__name__", None)
    try:
        return name if get_activation(name) is activation else activation
    except ValueError:
        return activation


def get_activation(identifier):
    """Returns the activation of a name; None is linear, and functions are given back. ValueError: the name is not known."""
    from ._namespaces import get

    if identifier is None:
        return linear
    if callable(identifier):
        return identifier
    found = getattr(get("keras.activations"), identifier, None) if isinstance(identifier, str) and identifier[:1].isalpha() else None
    if found is None:
        raise ValueError(f"Could not interpret activation function identifier: {identifier}")
    return found
