"""Where the names of Keras, of tf.layers and of what stands beside them are found: see _objects."""
_HERE = "eager.compat.tensorflow."
_LAYERS = """Dense Conv1D Conv2D Conv3D Conv1DTranspose Conv2DTranspose Conv3DTranspose DepthwiseConv2D SeparableConv2D MaxPooling1D
MaxPooling2D MaxPooling3D AveragePooling1D AveragePooling2D AveragePooling3D GlobalMaxPooling1D GlobalMaxPooling2D GlobalMaxPooling3D
GlobalAveragePooling1D GlobalAveragePooling2D GlobalAveragePooling3D Flatten Reshape Permute Activation ELU Softmax PReLU Embedding
LayerNormalization RMSNormalization GroupNormalization Convolution1D Convolution2D Convolution3D MaxPool1D MaxPool2D MaxPool3D AvgPool1D
AvgPool2D AvgPool3D GlobalMaxPool1D GlobalMaxPool2D GlobalMaxPool3D GlobalAvgPool1D GlobalAvgPool2D GlobalAvgPool3D
Convolution2DTranspose Deconvolution2D SeparableConvolution2D Dropout BatchNormalization""".split()
_RECURRENT = """RNN SimpleRNN GRU LSTM SimpleRNNCell GRUCell LSTMCell StackedRNNCells Bidirectional""".split()
_OP_LAYERS = """Masking ActivityRegularization ReLU LeakyReLU Lambda InputLayer TimeDistributed RepeatVector
ZeroPadding1D ZeroPadding2D ZeroPadding3D Cropping1D Cropping2D Cropping3D UpSampling1D UpSampling2D UpSampling3D
UnitNormalization EinsumDense DepthwiseConv1D SeparableConv1D Identity Add Subtract Multiply Maximum Minimum Average
Concatenate Dot add subtract multiply maximum minimum average concatenate dot""".split()
_NOISE = ("GaussianNoise", "GaussianDropout", "AlphaDropout", "SpatialDropout1D", "SpatialDropout2D",
          "SpatialDropout3D")
_TF_LAYERS = """Layer Dense Conv1D Conv2D Conv3D Conv2DTranspose Conv3DTranspose SeparableConv2D MaxPooling1D MaxPooling2D MaxPooling3D
AveragePooling1D AveragePooling2D AveragePooling3D Flatten Dropout BatchNormalization dense conv1d conv2d conv3d conv2d_transpose
conv3d_transpose separable_conv2d max_pooling1d max_pooling2d max_pooling3d average_pooling1d average_pooling2d average_pooling3d flatten
dropout batch_normalization""".split()
_LOSSES = """mean_squared_error mean_absolute_error mean_absolute_percentage_error mean_squared_logarithmic_error huber log_cosh
cosine_similarity poisson kl_divergence binary_crossentropy categorical_crossentropy sparse_categorical_crossentropy hinge squared_hinge
categorical_hinge binary_focal_crossentropy categorical_focal_crossentropy mse MSE mae MAE mape MAPE msle MSLE huber_loss logcosh
cosine_proximity kld KLD kullback_leibler_divergence""".split()
_LOSS_CLASSES = """MeanSquaredError MeanAbsoluteError MeanAbsolutePercentageError MeanSquaredLogarithmicError Huber LogCosh CosineSimilarity
Poisson KLDivergence BinaryCrossentropy CategoricalCrossentropy SparseCategoricalCrossentropy Hinge SquaredHinge CategoricalHinge Loss
BinaryFocalCrossentropy CategoricalFocalCrossentropy CategoricalGeneralizedCrossEntropy Dice Tversky Circle dice tversky circle
categorical_generalized_cross_entropy Reduction get""".split()
_METRICS = """Metric Mean Sum Accuracy BinaryAccuracy CategoricalAccuracy SparseCategoricalAccuracy TopKCategoricalAccuracy
SparseTopKCategoricalAccuracy Precision Recall TruePositives FalsePositives TrueNegatives FalseNegatives SensitivityAtSpecificity
SpecificityAtSensitivity PrecisionAtRecall RecallAtPrecision F1Score FBetaScore R2Score IoU MeanIoU OneHotIoU OneHotMeanIoU BinaryIoU
AUC MeanSquaredError MeanAbsoluteError MeanAbsolutePercentageError
MeanSquaredLogarithmicError RootMeanSquaredError Poisson Hinge SquaredHinge CategoricalHinge KLDivergence CosineSimilarity LogCoshError
BinaryCrossentropy CategoricalCrossentropy SparseCategoricalCrossentropy MeanMetricWrapper binary_accuracy categorical_accuracy
sparse_categorical_accuracy top_k_categorical_accuracy sparse_top_k_categorical_accuracy get""".split() + _LOSSES
_CALLBACKS = """Callback CallbackList History EarlyStopping ModelCheckpoint LearningRateScheduler ReduceLROnPlateau LambdaCallback
TerminateOnNaN CSVLogger TensorBoard""".split()
_INITIALIZERS = """Zeros Ones Constant Identity RandomNormal RandomUniform TruncatedNormal VarianceScaling Orthogonal GlorotUniform
GlorotNormal HeUniform HeNormal LecunUniform LecunNormal Initializer get""".split()
_SHORT = {"zeros": "Zeros", "ones": "Ones", "constant": "Constant", "identity": "Identity", "random_normal": "RandomNormal",
          "random_uniform": "RandomUniform", "truncated_normal": "TruncatedNormal", "variance_scaling": "VarianceScaling",
          "orthogonal": "Orthogonal", "glorot_uniform": "GlorotUniform", "glorot_normal": "GlorotNormal", "he_uniform": "HeUniform",
          "he_normal": "HeNormal", "lecun_uniform": "LecunUniform", "lecun_normal": "LecunNormal"}
_CELLS = ("BasicLSTMCell", "BasicRNNCell", "DropoutWrapper", "GRUCell", "LSTMCell", "LSTMStateTuple", "MultiRNNCell", "RNNCell",
          "ResidualWrapper")
_RNN_LOOPS = ("bidirectional_dynamic_rnn", "dynamic_rnn", "raw_rnn", "static_bidirectional_rnn", "static_rnn")
_BACKEND = ("variable", "get_value", "set_value", "batch_get_value", "batch_set_value", "eval", "int_shape", "ndim",
            "count_params", "learning_phase", "set_learning_phase", "is_keras_tensor", "function")
_REGULARIZERS = ("L1", "L2", "L1L2", "OrthogonalRegularizer", "Regularizer", "get")
_CONSTRAINTS = ("MaxNorm", "MinMaxNorm", "NonNeg", "UnitNorm", "Constraint", "get")
_SCHEDULES = ("LearningRateSchedule", "ExponentialDecay", "PiecewiseConstantDecay", "PolynomialDecay", "InverseTimeDecay", "CosineDecay",
              "CosineDecayRestarts")


def _from(module, space, names):
    return {f"{space}.{name}": f"{_HERE}{module}.{name}" for name in names}


OBJECTS = {
    **_from("_layers", "keras.layers", _LAYERS), **_from("_op_layers", "keras.layers", _OP_LAYERS),
    **_from("_rnn", "keras.layers", _RECURRENT), **_from("_noise", "keras.layers", _NOISE),
    **_from("_attention", "keras.layers", ("MultiHeadAttention", "Attention", "AdditiveAttention")),
    **_from("_data_layers", "keras.layers", ("Resizing", "CenterCrop", "RandomFlip", "RandomBrightness", "RandomContrast", "RandomCrop",
                                             "RandomTranslation", "RandomZoom", "RandomRotation", "CategoryEncoding", "Discretization",
                                             "ThresholdedReLU", "Wrapper")),
    **{path: _HERE + "_input_specs.InputSpec" for path in ("keras.InputSpec", "keras.layers.InputSpec")},
    "keras.utils.is_keras_tensor": _HERE + "_backend.is_keras_tensor",
    "keras.utils.clear_session": _HERE + "_keras_misc.clear_session",
    **_from("_keras_utils", "keras.utils", ("Progbar", "get_custom_objects", "custom_object_scope", "CustomObjectScope",
                                            "register_keras_serializable", "get_registered_object", "get_registered_name", "get_file",
                                            "img_to_array", "array_to_img", "load_img", "save_img", "timeseries_dataset_from_array",
                                            "split_dataset")),
    **_from("_keras_utils", "keras.saving", ("get_custom_objects", "custom_object_scope", "CustomObjectScope", "register_keras_serializable",
                                             "get_registered_object", "get_registered_name")),
    **_from("_keras_utils", "keras.preprocessing.image", ("img_to_array", "array_to_img", "load_img", "save_img")),
    "keras.preprocessing.timeseries_dataset_from_array": _HERE + "_keras_utils.timeseries_dataset_from_array",
    **_from("_texts", "keras.preprocessing.text", ("Tokenizer", "text_to_word_sequence", "one_hot", "hashing_trick", "tokenizer_from_json")),
    **_from("_texts", "keras.preprocessing.sequence", ("TimeseriesGenerator", "make_sampling_table", "skipgrams")),
    **{"keras." + title: f"{_HERE}{module}.{title}" for title, module in (
        ("Layer", "_layer"), ("Loss", "_losses"), ("Metric", "_metrics"), ("Initializer", "_initializers"),
        ("Optimizer", "_own_optimizers"), ("KerasTensor", "_symbolic"))},
    "keras.Regularizer": "eager.regularizers.Regularizer", "keras.Variable": "eager.Variable",
    **_from("_scaling", "keras.layers", ("Rescaling", "Normalization")),
    "keras.layers.SeparableConvolution1D": _HERE + "_op_layers.SeparableConv1D",
    "keras.layers.Convolution1DTranspose": _HERE + "_layers.Conv1DTranspose",
    "keras.layers.Convolution3DTranspose": _HERE + "_layers.Conv3DTranspose",
    "keras.layers.CuDNNLSTM": _HERE + "_rnn.LSTM", "keras.layers.CuDNNGRU": _HERE + "_rnn.GRU",
    "keras.layers.Layer": _HERE + "_layer.Layer", **_from("_tf_layers", "layers", _TF_LAYERS),
    **{path: _HERE + "_symbolic.Input" for path in ("keras.Input", "keras.layers.Input")},
    **{path: _HERE + "_models.Model" for path in ("keras.Model", "keras.models.Model")},
    **{path: _HERE + "_models.Sequential" for path in ("keras.Sequential", "keras.models.Sequential")},
    **_from("_configs", "keras.models", ("model_from_json", "clone_model")),
    **_from("_saved_models", "keras.models", ("load_model", "save_model")),
    **_from("_configs", "keras.layers", ("serialize", "deserialize")),
    "contrib.eager.Network": _HERE + "_models.Network", "contrib.eager.python.tfe.Network": _HERE + "_models.Network",
    **_from("_losses", "keras.losses", _LOSSES + _LOSS_CLASSES), **_from("_metrics", "keras.metrics", _METRICS),
    **_from("_callbacks", "keras.callbacks", _CALLBACKS),
    **_from("_initializers", "keras.initializers", _INITIALIZERS), **_from("_initializers", "initializers", _INITIALIZERS),
    **{f"{space}.{name}": f"{_HERE}_initializers.{title}" for name, title in _SHORT.items()
       for space in ("keras.initializers", "initializers")},
    **{f"{name}_initializer": f"{_HERE}_initializers.{_SHORT[name]}" for name in
       ("zeros", "ones", "constant", "random_normal", "random_uniform", "truncated_normal", "variance_scaling", "orthogonal",
        "glorot_uniform", "glorot_normal")},
    **{f"keras.regularizers.{name}": f"eager.regularizers.{name}" for name in _REGULARIZERS},
    **_from("_regularizers", "keras.regularizers", ("l1", "l2", "l1_l2")), "keras.regularizers.orthogonal_regularizer":
        "eager.regularizers.OrthogonalRegularizer",
    **{f"keras.constraints.{name}": f"eager.constraints.{name}" for name in _CONSTRAINTS},
    **{f"keras.constraints.{name}": f"eager.constraints.{title}" for name, title in (
        ("max_norm", "MaxNorm"), ("min_max_norm", "MinMaxNorm"), ("non_neg", "NonNeg"), ("unit_norm", "UnitNorm"))},
    **_from("_initializers", "contrib.layers", ("xavier_initializer", "variance_scaling_initializer")),
    "contrib.layers.xavier_initializer_conv2d": _HERE + "_initializers.xavier_initializer",
    **_from("_regularizers", "contrib.layers", ("l1_regularizer", "l2_regularizer", "l1_l2_regularizer")),
    **_from("_regularizers", "losses", ("get_regularization_losses", "get_regularization_loss", "get_losses",
                                        "add_loss", "get_total_loss")),
    **_from("_rnn_cells", "nn.rnn_cell", _CELLS), **_from("_rnn_cells", "contrib.rnn", _CELLS), **_from("_rnn_loops", "nn", _RNN_LOOPS),
    **_from("_rnn_loops", "contrib.rnn", ("static_bidirectional_rnn", "static_rnn")),
    **_from("_keras_optimizers", "keras.optimizers", ("SGD", "Adam", "AdamW", "Adamax", "Nadam", "RMSprop", "Adagrad", "Adadelta", "Ftrl",
                                                      "Lion", "get", "serialize", "deserialize")),
    "keras.optimizers.Optimizer": _HERE + "_own_optimizers.Optimizer",
    **{f"keras.optimizers.schedules.{name}": f"eager.optimizers.schedules.{name}" for name in _SCHEDULES},
    "keras.utils.to_categorical": _HERE + "_keras_misc.to_categorical", "keras.utils.normalize": _HERE + "_keras_misc.normalize",
    "keras.utils.set_random_seed": _HERE + "_keras_misc.set_random_seed",
    **_from("_keras_misc", "keras.utils", ("pack_x_y_sample_weight", "unpack_x_y_sample_weight", "Sequence",
                                           "pad_sequences")),
    "keras.utils.PyDataset": _HERE + "_keras_misc.Sequence",
    "keras.preprocessing.sequence.pad_sequences": _HERE + "_keras_misc.pad_sequences",
    **_from("_keras_misc", "keras.backend", ("clear_session", "epsilon", "floatx", "set_floatx", "image_data_format")),
    **_from("_keras_misc", "keras.config", ("epsilon", "floatx", "set_floatx", "image_data_format")),
    **_from("_keras_misc", "keras.mixed_precision", ("Policy", "set_global_policy", "global_policy")),
    "keras.mixed_precision.experimental.Policy": _HERE + "_keras_misc.Policy",
    "keras.mixed_precision.experimental.set_policy": _HERE + "_keras_misc.set_global_policy",
    **_from("_data_layers", "keras.layers.experimental.preprocessing", (
        "Resizing", "CenterCrop", "RandomFlip", "RandomContrast", "RandomCrop", "RandomTranslation", "RandomZoom", "RandomRotation",
        "CategoryEncoding", "Discretization")),
    **_from("_scaling", "keras.layers.experimental.preprocessing", ("Rescaling", "Normalization")),
    **_from("_backend", "keras.backend", _BACKEND),
    **_from("_losses", "keras.backend", ("categorical_crossentropy", "sparse_categorical_crossentropy")),
    **_from("_keras_misc", "keras.activations", ("linear", "exponential", "hard_sigmoid", "mish", "celu", "glu", "hard_silu",
                                                  "hard_swish", "hard_tanh", "hard_shrink", "soft_shrink", "tanh_shrink", "threshold",
                                                  "log_sigmoid", "squareplus", "sparse_plus", "sparse_sigmoid")),
    "keras.activations.get": _HERE + "_keras_misc.get_activation",
    "keras.datasets.mnist.load_data": _HERE + "_mnist.load_data",
    **_from("_mnist", "examples.tutorials.mnist.input_data", ("read_data_sets", "DataSet")),
}
for _kind in ("regularizers", "constraints", "losses", "metrics", "initializers", "activations", "optimizers.schedules"):
    OBJECTS[f"keras.{_kind}.serialize"] = _HERE + "_keras_utils.serialize_keras_object"
    OBJECTS[f"keras.{_kind}.deserialize"] = f"{_HERE}_keras_utils.deserialize_{_kind.rpartition('.')[2]}"
OBJECTS["keras.utils.serialize_keras_object"] = _HERE + "_keras_utils.serialize_keras_object"
# Names of a time in which Keras had its optimizers twice.
OBJECTS.update({f"keras.optimizers.{where}.{title}": found for where in ("legacy", "experimental") for title, found in
                [(path.rpartition(".")[2], found) for path, found in OBJECTS.items() if path.startswith("keras.optimizers.")]
                if title[0].isupper() and "schedules" not in found})
# TensorFlow 2 has these under shorter names too; where version 1 has other functions of a name, they stay.
_OF_VERSION_1 = ("mean_squared_error", "mean_absolute_error", "huber_loss")
OBJECTS.update({path[len("keras."):]: found for path, found in OBJECTS.items() if path.startswith(("keras.losses.", "keras.metrics.", "keras.optimizers."))
                and path.rpartition(".")[2] not in _OF_VERSION_1})
