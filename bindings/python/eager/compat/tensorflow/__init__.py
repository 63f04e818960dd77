"""TensorFlow's names for eager: programs written for its eager execution run with only their import lines changed.

The names of TensorFlow 1 (with ``tfe``) and of TensorFlow 2 are both here:

>>> import eager.compat.tensorflow as tf
>>> import eager.compat.tensorflow.contrib.eager as tfe
>>> print(tf.reduce_sum([[1., 2.], [3., 4.]], axis=1))
tf.Tensor([3. 7.], shape=(2,), dtype=float32)
>>> tfe.gradients_function(tf.square)(3.)
[<tf.Tensor: shape=(), dtype=float32, numpy=6.0>]

``tf.keras`` and ``tf.layers`` are the layers, losses, metrics and optimizers of eager with Keras's names, order of weights and
defaults:

>>> model = tf.keras.Sequential([tf.keras.layers.Dense(4, activation="relu", input_shape=(3,)), tf.keras.layers.Dense(1)])
>>> model.compile(optimizer="adam", loss="mse")
>>> history = model.fit(tf.ones([8, 3]), tf.ones([8, 1]), epochs=2, verbose=0)
>>> len(history.history["loss"])
2

Programs with graphs run too: what is computed from a ``tf.placeholder`` has a value when a ``tf.Session`` runs it. Everything else
stays eager; what was computed from Variables alone, such as a penalty, a graph computes again in each run, so that gradients reach them.
So it assigns, draws random numbers, asks conditions and takes elements of pipelines again: ``tf.assign_add(v, 1)`` adds in each run,
and, ahead of the program's first placeholder or Session, at once too. An initializer gives a Variable the value that it had before
its first assignment.

>>> x = tf.placeholder(tf.float32, [None, 2])
>>> y = tf.reduce_sum(x, axis=1)
>>> print(y)
Tensor("Sum:0", shape=(?,), dtype=float32)
>>> with tf.Session() as sess:
...     print(sess.run(y, feed_dict={x: [[1., 2.]]}))
[3.]

``tf.strings.split`` of several strings gives a ``tf.RaggedTensor``, and ``tf.string_split`` a ``tf.SparseTensor``. Elementwise functions
take RaggedTensors; others want ``x.to_tensor()`` or ``tf.sparse.to_dense(x)``.

>>> tf.strings.split(["to be", "or"]).to_tensor("-").numpy().tolist()
[[b'to', b'be'], [b'or', b'-']]

Importing this module makes all tensors of the process TensorFlow's, also those that native code makes: they print as
``tf.Tensor``, the operator ``/`` of int32 gives float64, Python's complex numbers are complex128, shapes are TensorShapes, which are
tuples, ``.numpy()`` is a copy that may be written to, ``==`` of shapes that do not broadcast is False, and the names of Variables
end in ``:0``. What TensorFlow has and eager has not is an
AttributeError that says so. Parameters have TensorFlow's names and order (where version 1 and 2 differ, version 2's order and
both names); ``name=`` is accepted and means nothing.

Functions follow TensorFlow where eager differs: ``tf.divide`` of int32 gives float64, the mean of integers is an integer,
``tf.constant(1j)`` is complex128, a device that is not there is an InvalidArgumentError. The second argument of ``tf.nn.dropout`` is
the share to keep, as in TensorFlow 1, once a program has asked for ``tf.contrib.eager``, and else the share to drop.

Adam, AdamW, Adamax, RMSprop and Adagrad add epsilon where TensorFlow does, and Nadam's momentum grows as Keras's does. The momentum of
Keras's SGD and of RMSprop takes each step in with its rate.

``import eager.compat.tensorflow.python2_division`` makes ``/`` of integers round down, as it did for programs in Python 2.
"""
import sys as _sys

from ... import __version__
from . import _namespaces, _tensors

newaxis = None

_namespaces.make_namespaces(_sys.modules[__name__])
_tensors.use(True)
