"""Names of TensorFlow that eager lacks, with the message for whoever asks for them."""

_LAYERS = "there is no such layer; derive one from tf.keras.layers.Layer"
_DATA = "input pipelines are not there yet; iterate over NumPy arrays, batch by batch"
_SUMMARIES = "summaries are not there yet"
_METRICS = "metrics of graphs are not there; use tf.keras.metrics or tfe.metrics"
_GRAPHS = "ops run at once, so that there are no sessions, placeholders and collections; tf.function makes graphs of functions"
_INITIALIZED = "variables have their values from the start; leave this call out"
_STRINGS = "see dir(tf.strings) for what there is; or use Python's functions before the tensors are made"
_IMAGES = "ops on images and sounds are not there; use a library for them and pass its arrays"

MISSING = {
    "layers": _LAYERS, "keras.layers": _LAYERS, "keras.applications": _LAYERS, "contrib.layers": _LAYERS, "nn.rnn_cell": _LAYERS,
    "keras.datasets": "only mnist is here, read from files of this machine", "keras.callbacks.TensorBoard": _SUMMARIES,
    "data": _DATA, "contrib.eager.Iterator": _DATA, "contrib.data": _DATA, "io.read_file": _DATA, "io.TFRecordWriter": _DATA,
    "summary": _SUMMARIES, "contrib.summary": _SUMMARIES,
    "metrics": _METRICS,
    "saved_model": "save a traced function with eager.save, or values with tf.train.Checkpoint",
    "Session": _GRAPHS, "InteractiveSession": _GRAPHS, "placeholder": _GRAPHS, "placeholder_with_default": _GRAPHS,
    "Graph": _GRAPHS, "get_default_graph": _GRAPHS, "reset_default_graph": _GRAPHS, "get_collection": _GRAPHS,
    "add_to_collection": _GRAPHS, "get_variable": "make the variable as an object: tf.Variable(initial_value)",
    "variable_scope": "variables are objects that belong to who holds them; there are no scopes",
    "gradients": "there is no graph to walk; record with tf.GradientTape and ask its gradient()",
    "global_variables_initializer": _INITIALIZED, "initialize_all_variables": _INITIALIZED,
    "local_variables_initializer": _INITIALIZED, "variables_initializer": _INITIALIZED,
    "global_variables": _GRAPHS, "trainable_variables": _GRAPHS,
    "print": "print with Python's print; in a traced function, within tf.py_function",
    "Print": "print with Python's print; in a traced function, within tf.py_function",
    "strings": _STRINGS, "image": _IMAGES, "audio": _IMAGES, "signal": "Fourier transforms are not there",
    "sparse": "sparse tensors are not there", "SparseTensor": "sparse tensors are not there",
    "ragged": "ragged tensors are not there", "RaggedTensor": "ragged tensors are not there",
    "distribute": "training on many machines is not there", "estimator": _LAYERS,
    "contrib": "of contrib only contrib.eager is here",
}
