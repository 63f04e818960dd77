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
    "saved_model": "tf.saved_model.save and load have the functions of a Module; files of TensorFlow are not read",
    "strings": _STRINGS, "image": _IMAGES, "audio": _SOUNDS, "signal": "see dir(tf.signal) for what there is",
    "keras.mixed_precision.LossScaleOptimizer": "losses are not scaled; use the policy mixed_bfloat16", "keras.optimizers.LossScaleOptimizer":
        "losses are not scaled; use the policy mixed_bfloat16",
    "keras.ops": "eager.array_api and the functions of eager are such functions, with NumPy's names",
    "keras.preprocessing": "see dir(tf.keras.preprocessing); images are changed by tf.keras.layers.RandomFlip and kin",
    "keras.utils.plot_model": "model.summary() writes a table of the layers",
    "keras.utils.model_to_dot": "model.summary() writes a table of the layers",
    "train.MonitoredTrainingSession": "use tf.Session, and tf.train.Saver for checkpoints",
    "train.SingularMonitoredSession": "use tf.Session, and tf.train.Saver for checkpoints",
    "train.import_meta_graph": "graphs are not in files; save a traced function with eager.save",
    "train.export_meta_graph": "graphs are not in files; save a traced function with eager.save",
    "train.batch": "there are no queues; use tf.data", "train.shuffle_batch": "there are no queues; use tf.data",
    "train.string_input_producer": "there are no queues; use tf.data.TextLineDataset and kin",
    "train.slice_input_producer": "there are no queues; use tf.data.Dataset.from_tensor_slices",
    "train.ProximalGradientDescentOptimizer": "derive one from tf.train.Optimizer", "lookup": "use a dict of Python ahead of the tensors",
    "TFRecordReader": "use tf.data.TFRecordDataset", "TextLineReader": "use tf.data.TextLineDataset",
    "WholeFileReader": "use tf.io.read_file", "FIFOQueue": "use tf.data or Python's queue",
    "hessians": "use eager.hessian, or a GradientTape within another", "distributions": "use the functions of tf.random and tf.math",
    "feature_column": "make columns with tf.one_hot and tf.concat, or layers such as tf.keras.layers.CategoryEncoding",
    "nn.ctc_loss": "eager has no loss of alignments", "nn.nce_loss": "use tf.nn.softmax_cross_entropy_with_logits of all classes",
    "nn.sampled_softmax_loss": "use tf.nn.sparse_softmax_cross_entropy_with_logits of all classes",
    "raw_ops": "eager.raw_ops has all ops of the library", "numpy": "eager.array_api has NumPy's names", "experimental.numpy":
        "eager.array_api has NumPy's names", "quantization": "there are no quantized tensors", "xla": "functions are compiled where that pays",
    "sparse": "see dir(tf.sparse) for what there is of SparseTensors", "sparse_placeholder": "feed indices, values and the shape by themselves",
    "ragged": "see dir(tf.ragged) and dir(tf.RaggedTensor) for what there is of RaggedTensors",
    "distribute": "training on many machines is not there", "estimator": _LAYERS,
    "contrib": "see dir(tf.contrib) for what there is of contrib",
}
