"""TensorFlow's functions for regularizers: those that make one, and those that sum the penalties of tf.layers."""
import sys
import weakref

from ... import _core
from ...regularizers import L1, L1L2, L2

penalized = weakref.WeakSet()  # the layers of tf.layers with regularizers, while they live


def l1(l1=0.01, l=None):  # noqa: E741  # TensorFlow's name
    """tf.keras.regularizers.l1: eager.regularizers.L1. l: the factor's name in TensorFlow 1."""
    return L1(l1 if l is None else l)


def l2(l2=0.01, l=None):  # noqa: E741
    """tf.keras.regularizers.l2: eager.regularizers.L2. l: the factor's name in TensorFlow 1."""
    return L2(l2 if l is None else l)


def l1_l2(l1=0.01, l2=0.01):
    """tf.keras.regularizers.l1_l2: eager.regularizers.L1L2."""
    return L1L2(l1, l2)


def _scale(scale):
    if isinstance(scale, int) and scale:
        raise ValueError(f"scale cannot be an integer: {scale}")
    if scale < 0.0:
        raise ValueError(f"Setting a scale less than 0 on a regularizer: {scale}")
    return float(scale)


def l1_regularizer(scale, scope=None):
    """tf.contrib.layers.l1_regularizer: scale times the sum of the absolute values. ValueError: scale is an int, or negative."""
    return L1(_scale(scale))


def l2_regularizer(scale, scope=None):
    """tf.contrib.layers.l2_regularizer: scale times half the sum of the squares. ValueError: scale is an int, or negative."""
    return L2(_scale(scale) / 2.0)


def l1_l2_regularizer(scale_l1=1.0, scale_l2=1.0, scope=None):
    """tf.contrib.layers.l1_l2_regularizer: the sum of both. ValueError: a scale is an int, or negative."""
    return L1L2(_scale(scale_l1), _scale(scale_l2) / 2.0)


def get_regularization_losses(scope=None):
    """tf.losses.get_regularization_losses: the penalties of the layers of tf.layers that there are, those that functions with a name
    keep among them, and the graph's. scope: what the layers' names begin with."""
    layers = sorted((layer for layer in penalized if layer.name.startswith(scope or "")), key=lambda layer: layer.name)
    graphs = sys.modules.get(__package__ + "._graph_variables")  # which no program has that has no graphs
    of_graph = graphs.get_collection(graphs.GraphKeys.REGULARIZATION_LOSSES, scope) if graphs else []
    return of_graph + [loss for layer in layers for loss in layer.losses]


def get_regularization_loss(scope=None, name=None):
    """tf.losses.get_regularization_loss: the sum of get_regularization_losses(); 0 if there are none.

    >>> import eager.compat.tensorflow as tf
    >>> layer = tf.layers.Dense(1, kernel_initializer=tf.ones_initializer(), kernel_regularizer=tf.contrib.layers.l2_regularizer(0.5))
    >>> y = layer(tf.ones([1, 4]))
    >>> float(tf.losses.get_regularization_loss(layer.name))
    1.0
    """
    return _total(get_regularization_losses(scope))


def _total(losses):
    total = losses[0] if losses else _core.to_tensor(0.0)
    for loss in losses[1:]:
        total = total + (loss if loss.dtype is total.dtype else sys.modules[__package__].cast(loss, total.dtype))
    return total


# ---- The losses of a graph

def get_losses(scope=None, loss_collection="losses"):
    """tf.losses.get_losses: what functions of tf.losses gave for the graph's tensors, and what add_loss() was given."""
    from ._graph_variables import get_collection

    return get_collection(loss_collection, scope)


def add_loss(loss, loss_collection="losses"):
    """tf.losses.add_loss: adds a tensor to the losses of the graph, if there is a collection of that name."""
    from ._graph_variables import add_to_collection

    if loss_collection:
        add_to_collection(loss_collection, loss)


def get_total_loss(add_regularization_losses=True, name="total_loss", scope=None):
    """tf.losses.get_total_loss: the sum of get_losses(), and of get_regularization_losses() unless told otherwise.

    >>> import eager.compat.tensorflow as tf
    >>> with tf.Graph().as_default(), tf.Session() as sess:
    ...     x = tf.placeholder(tf.float32, [2])
    ...     _ = tf.losses.mean_squared_error([1., 2.], x), tf.losses.absolute_difference([1., 2.], x)
    ...     print(sess.run(tf.losses.get_total_loss(False), {x: [3., 2.]}))
    3.0
    """
    return _total(get_losses(scope) + (get_regularization_losses(scope) if add_regularization_losses else []))
