"""Names of TensorFlow that eager lacks, with the message for whoever asks for them."""

_LAYERS = "there is no such layer; derive one from tf.keras.layers.Layer"
_DATA = "see dir(tf.data) for what there is of input pipelines"
_SUMMARIES = "write summaries with tf.summary.create_file_writer() or tf.contrib.summary"
_METRICS = "metrics of graphs are not there; use tf.keras.metrics or tfe.metrics"
_STRINGS = "see dir(tf.strings) for what there is; or use Python's functions before the tensors are made"
_IMAGES = "see dir(tf.image) for what there is; or use a library for images and pass its arrays"
_SOUNDS = "ops on sounds are not there; use a library for them and pass its arrays"

MISSING = {
    "layers": _LAYERS, "keras.layers": _LAYERS, "keras.applications": _LAYERS, "contrib.layers": _LAYERS, "nn.rnn_cell": _LAYERS,
    "keras.datasets": "only mnist is here, read from files of this machine",
    "data": _DATA, "contrib.data": _DATA,
    "summary": _SUMMARIES, "contrib.summary": _SUMMARIES,
    "metrics": _METRICS,
    "saved_model": "save a traced function with eager.save, or values with tf.train.Checkpoint",
    "print": "print with Python's print; in a traced function, within tf.py_function",
    "Print": "print with Python's print; in a traced function, within tf.py_function",
    "strings": _STRINGS, "image": _IMAGES, "audio": _SOUNDS, "signal": "Fourier transforms are not there",
    "sparse": "see dir(tf.sparse) for what there is of SparseTensors", "sparse_placeholder": "feed indices, values and the shape by themselves",
    "ragged": "see dir(tf.ragged) and dir(tf.RaggedTensor) for what there is of RaggedTensors",
    "distribute": "training on many machines is not there", "estimator": _LAYERS,
    "contrib": "see dir(tf.contrib) for what there is of contrib",
}
