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


def floatx():
    """Returns the dtype of layers that are given none."""
    return "float32"


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
