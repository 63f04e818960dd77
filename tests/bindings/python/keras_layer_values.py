"""Writes keras_layer_values.json: what Keras's layers and models give for the cases below, which test_keras.py reads.

Run it where TensorFlow is installed: python keras_layer_values.py. Written with TensorFlow 2.21 and Keras 3.15.
"""
import json
import os

import keras
import numpy as np
import tensorflow as tf

HERE = os.path.dirname(os.path.abspath(__file__))
random = np.random.default_rng(11)


def numbers(*shape):
    return np.round(random.normal(size=shape), 3).astype("float32")


def listed(x):
    return np.asarray([float(f"{v:.7g}") for v in np.asarray(x, "float64").ravel()]).reshape(np.shape(x)).tolist()


IMAGE = numbers(1, 5, 4, 4)
SEQUENCE = numbers(2, 5, 3)
ROWS = numbers(3, 4)

# ---- Layers: (class, options, inputs)

LAYERS = [
    ("Dense", {"units": 3}, [ROWS]), ("Dense", {"units": 2, "activation": "tanh", "use_bias": False}, [SEQUENCE]),
    ("Dense", {"units": 3, "activation": "softmax"}, [ROWS]), ("Dense", {"units": 3, "activation": "gelu"}, [ROWS]),
    ("Dense", {"units": 3, "activation": "hard_sigmoid"}, [ROWS]), ("Dense", {"units": 3, "activation": "leaky_relu"}, [ROWS]),
    ("Conv1D", {"filters": 2, "kernel_size": 3}, [SEQUENCE]),
    ("Conv2D", {"filters": 3, "kernel_size": [3, 2], "activation": "relu"}, [IMAGE]),
    ("Conv2D", {"filters": 4, "kernel_size": 3, "padding": "same", "strides": 2, "groups": 2}, [IMAGE]),
    ("Conv2D", {"filters": 2, "kernel_size": 2, "dilation_rate": 2}, [IMAGE]),
    ("Conv3D", {"filters": 2, "kernel_size": 2}, [numbers(1, 3, 4, 3, 2)]),
    ("Conv2DTranspose", {"filters": 2, "kernel_size": 3, "strides": 2, "padding": "same"}, [IMAGE]),
    ("Conv2DTranspose", {"filters": 2, "kernel_size": 2}, [IMAGE]), ("Conv1DTranspose", {"filters": 2, "kernel_size": 3}, [SEQUENCE]),
    ("DepthwiseConv2D", {"kernel_size": 3, "depth_multiplier": 2}, [IMAGE]),
    ("SeparableConv2D", {"filters": 3, "kernel_size": 3, "padding": "same"}, [IMAGE]),
    ("MaxPooling1D", {}, [SEQUENCE]), ("MaxPooling2D", {}, [IMAGE]),
    ("MaxPooling2D", {"pool_size": 3, "strides": 1, "padding": "same"}, [IMAGE]), ("AveragePooling2D", {"pool_size": 2, "padding": "same"}, [IMAGE]),
    ("AveragePooling3D", {"pool_size": 2}, [numbers(1, 3, 4, 3, 2)]), ("GlobalMaxPooling2D", {}, [IMAGE]),
    ("GlobalAveragePooling1D", {}, [SEQUENCE]), ("GlobalAveragePooling2D", {"keepdims": True}, [IMAGE]), ("Flatten", {}, [IMAGE]),
    ("Reshape", {"target_shape": [5, -1]}, [IMAGE]), ("Permute", {"dims": [2, 1]}, [SEQUENCE]), ("Activation", {"activation": "selu"}, [ROWS]),
    ("ELU", {"alpha": 0.5}, [ROWS]), ("Softmax", {"axis": 1}, [SEQUENCE]), ("PReLU", {"shared_axes": [1, 2]}, [IMAGE]),
    ("LeakyReLU", {}, [ROWS]), ("ReLU", {}, [ROWS]), ("ReLU", {"max_value": 0.5, "negative_slope": 0.25, "threshold": 0.1}, [ROWS]),
    ("Embedding", {"input_dim": 6, "output_dim": 3}, [np.array([[1, 5], [0, 1]], "int32")]),
    ("BatchNormalization", {}, [IMAGE]), ("BatchNormalization", {"axis": 1, "scale": False, "epsilon": 0.1}, [ROWS]),
    ("LayerNormalization", {}, [SEQUENCE]), ("LayerNormalization", {"axis": [1, 2], "center": False}, [SEQUENCE]),
    ("GroupNormalization", {"groups": 2}, [IMAGE]), ("LSTM", {"units": 3}, [SEQUENCE]),
    ("LSTM", {"units": 2, "return_sequences": True, "return_state": True}, [SEQUENCE]),
    ("LSTM", {"units": 2, "go_backwards": True, "use_bias": False}, [SEQUENCE]), ("GRU", {"units": 3, "return_sequences": True}, [SEQUENCE]),
    ("GRU", {"units": 2, "return_state": True}, [SEQUENCE]),
    ("MultiHeadAttention", {"num_heads": 2, "key_dim": 3}, [SEQUENCE, numbers(2, 4, 3)]),
    ("MultiHeadAttention", {"num_heads": 2, "key_dim": 2, "value_dim": 3, "output_shape": 4, "use_bias": False}, [SEQUENCE, SEQUENCE]),
    ("RepeatVector", {"n": 3}, [ROWS]), ("ZeroPadding1D", {"padding": [1, 2]}, [SEQUENCE]),
    ("ZeroPadding2D", {"padding": [[1, 0], [2, 1]]}, [IMAGE]), ("ZeroPadding2D", {"padding": [1, 2]}, [IMAGE]),
    ("UpSampling2D", {"size": [2, 1]}, [IMAGE])]
MERGES = [(name, {}, [ROWS, numbers(3, 4), numbers(3, 4)]) for name in ("Add", "Multiply", "Maximum", "Minimum", "Average", "Concatenate")]
MERGES += [("Subtract", {}, [ROWS, numbers(3, 4)]), ("Concatenate", {"axis": 0}, [ROWS, numbers(2, 4)])]
BIDIRECTIONAL = [("LSTM", {"units": 2, "return_sequences": True}, "concat"), ("GRU", {"units": 2}, "sum")]


def computed(layer, call, inputs, title, options):
    tensors = [tf.constant(x) for x in inputs]
    call(tensors)
    values = [numbers(*w.shape) if "variance" not in v.name else np.abs(numbers(*w.shape)) + 0.5
              for v, w in zip(layer.weights, layer.get_weights())]
    layer.set_weights(values)
    with tf.GradientTape(persistent=True) as tape:
        tape.watch(tensors)
        outputs = call(tensors)
        outputs = list(outputs) if isinstance(outputs, (list, tuple)) else [outputs]
        total = tf.add_n([tf.reduce_sum(y * tf.reshape(tf.cos(tf.range(tf.cast(tf.size(y), "float32"))), tf.shape(y))) for y in outputs])
    watched = [x for x in tensors if x.dtype.is_floating]
    weights = [v.value for v in layer.trainable_variables]
    gradients = [tf.convert_to_tensor(g) for g in tape.gradient(total, watched + weights)]
    return dict(title=title, options=options, inputs=[x.tolist() for x in inputs], dtype=str(inputs[0].dtype), weights=[listed(w) for w in values],
                outputs=[listed(y) for y in outputs], gradients=[listed(g) for g in gradients])


def layer_case(title, options, inputs):
    layer = getattr(keras.layers, title)(**options)
    return computed(layer, lambda xs: layer(*xs), inputs, title, options)


def merge_case(title, options, inputs):
    layer = getattr(keras.layers, title)(**options)
    return computed(layer, layer, inputs, title, options)


def bidirectional_case(title, options, mode):
    layer = keras.layers.Bidirectional(getattr(keras.layers, title)(**options), merge_mode=mode)
    return {**computed(layer, lambda xs: layer(*xs), [SEQUENCE], title, options), "merge_mode": mode}


# ---- Models: the order of the weights, and the curves of fit()

def branches(tf):
    """Returns a model whose branches differ in depth. test_keras.py makes the same."""
    a, b = tf.keras.Input((3,)), tf.keras.Input((2,))
    layers = tf.keras.layers
    shared, late = layers.Dense(4, activation="tanh"), layers.Dense(3)
    left = shared(layers.Dense(4)(a))
    right = layers.BatchNormalization()(layers.Dense(4)(b))
    both = layers.concatenate([shared(right), left, layers.Dense(2)(a)])
    return tf.keras.Model([a, b], [layers.Dense(2)(late(both)), both])


def branches_case():
    model = branches(tf)
    inputs = [numbers(3, 3), numbers(3, 2)]
    values = [np.abs(numbers(*w.shape)) if "variance" in v.name else numbers(*w.shape) for v, w in zip(model.weights, model.get_weights())]
    model.set_weights(values)
    outputs = model.predict(inputs, verbose=0)
    return dict(inputs=[x.tolist() for x in inputs], weights=[listed(w) for w in values], outputs=[listed(y) for y in outputs])


ONE_HOT = np.eye(3, dtype="float32")
CLASSES = random.integers(0, 3, size=22)
X = numbers(22, 4)
FITS = [
    ("sgd", "sparse_categorical_crossentropy", ["accuracy"], "softmax", CLASSES.tolist(), {}),
    ("sgd", "sparse_categorical_crossentropy", ["acc"], "softmax", CLASSES[:, None].astype("float32").tolist(), {"validation_split": 0.25}),
    ("sgd", "categorical_crossentropy", ["accuracy", "mse"], "softmax", ONE_HOT[CLASSES].tolist(), {"validation_split": 0.2, "batch_size": 5}),
    ("sgd", "mse", ["mae"], "linear", numbers(22, 3).tolist(), {"sample_weight": np.linspace(0.5, 2, 22).round(3).tolist()}),
    ("sgd", "sparse_categorical_crossentropy", [], "softmax", CLASSES.tolist(), {"class_weight": {0: 1.0, 1: 2.0, 2: 0.5}}),
    ("sgd", "binary_crossentropy", ["accuracy"], "sigmoid", (numbers(22, 3) > 0).astype("float32").tolist(), {"batch_size": 8}),
    ("momentum", "mae", ["mse"], "linear", numbers(22, 3).tolist(), {"batch_size": 22}),
    ("sgd", "huber", ["root"], "linear", numbers(22, 3).tolist(), {})]


def fit_case(optimizer, loss, metrics, activation, y, options):
    model = keras.Sequential([keras.layers.Input((4,)), keras.layers.Dense(5, activation="tanh"), keras.layers.BatchNormalization(),
                              keras.layers.Dense(3, activation=activation)])
    values = [np.abs(numbers(*w.shape)) + 0.5 if "variance" in v.name else numbers(*w.shape) for v, w in zip(model.weights, model.get_weights())]
    model.set_weights(values)
    made = keras.optimizers.SGD(0.05, momentum=0.9, nesterov=True) if optimizer == "momentum" else keras.optimizers.SGD(0.1)
    model.compile(made, loss, metrics=[keras.metrics.RootMeanSquaredError(name="root") if m == "root" else m for m in metrics])
    given = {k: np.array(v, "float32") if k == "sample_weight" else v for k, v in options.items()}
    history = model.fit(X, np.array(y), epochs=3, shuffle=False, verbose=0, **given)
    evaluated = model.evaluate(X, np.array(y), verbose=0)
    return dict(optimizer=optimizer, loss=loss, metrics=metrics, activation=activation, x=X.tolist(), y=y, options=options,
                weights=[listed(w) for w in values], history={k: listed(v) for k, v in history.history.items()},
                evaluated=listed(evaluated), predicted=listed(model.predict(X[:4], verbose=0)), trained=[listed(w) for w in model.get_weights()])


written = {"layers": [layer_case(*case) for case in LAYERS], "merges": [merge_case(*case) for case in MERGES],
           "bidirectional": [bidirectional_case(*case) for case in BIDIRECTIONAL], "branches": [branches_case()],
           "fits": [fit_case(*case) for case in FITS]}
with open(os.path.join(HERE, "keras_layer_values.json"), "w", encoding="utf-8") as file:
    lines = ",\n".join(f"{json.dumps(key)}: [\n" + ",\n".join(map(json.dumps, cases)) + "]" for key, cases in written.items())
    file.write("{" + lines + "}\n")
