"""Writes keras_layer_values.json: what Keras's layers and models give for the cases below, which test_keras.py reads.

Run it where TensorFlow is installed: python keras_layer_values.py. Written with TensorFlow 2.21 and Keras 3.15.
"""
import json
import os

import keras
import numpy as np
import tensorflow as tf

from keras_models import MODELS

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


# Drawn ahead of what is below, so that the cases above keep their numbers.
written = {"layers": [layer_case(*case) for case in LAYERS], "merges": [merge_case(*case) for case in MERGES],
           "bidirectional": [bidirectional_case(*case) for case in BIDIRECTIONAL], "branches": [branches_case()],
           "fits": [fit_case(*case) for case in FITS]}


# ---- Recurrent layers: (class, options, states, mask): which options, and what a call takes besides

MASK = [[True, True, False, True, False], [False, False, True, True, True]]
RELU_GATES = {"activation": "relu", "recurrent_activation": "hard_sigmoid"}
RECURRENT = [
    ("SimpleRNN", {"units": 3}, 0, None), ("SimpleRNN", {"units": 3, "activation": "relu", "return_sequences": True}, 1, MASK),
    ("SimpleRNN", {"units": 2, "activation": "sigmoid", "use_bias": False, "return_state": True}, 1, MASK),
    ("SimpleRNN", {"units": 2, "activation": "linear", "go_backwards": True, "return_sequences": True}, 0, None),
    ("GRU", {"units": 2, "reset_after": False}, 0, None), ("GRU", {"units": 2, "reset_after": False, "return_sequences": True}, 1, MASK),
    ("GRU", {"units": 3, "activation": "elu", "recurrent_activation": "hard_sigmoid", "return_state": True}, 1, None),
    ("GRU", {"units": 3, "use_bias": False, "activation": "relu", "go_backwards": True}, 0, MASK),
    ("GRU", {"units": 2, "return_sequences": True, "go_backwards": True, "return_state": True}, 0, MASK),
    ("LSTM", {"units": 2, "return_state": True}, 2, MASK), ("LSTM", {"units": 3, **RELU_GATES}, 0, None),
    ("LSTM", {"units": 2, **RELU_GATES, "return_sequences": True, "return_state": True}, 2, MASK),
    ("LSTM", {"units": 2, "activation": "softsign", "use_bias": False, "go_backwards": True, "return_sequences": True}, 0, MASK),
    ("LSTM", {"units": 2, "zero_output_for_mask": True, "return_sequences": True}, 0, MASK),
    ("LSTM", {"units": 2, "zero_output_for_mask": True, "unroll": True}, 0, MASK),
    ("LSTM", {"units": 2, "zero_output_for_mask": True, "return_sequences": True, "go_backwards": True, **RELU_GATES}, 0, MASK)]
CELLS = [  # (cells, options, the states' sizes, mask)
    ([("LSTMCell", {"units": 3})], {"return_sequences": True}, [], None),
    ([("GRUCell", {"units": 3, "reset_after": False})], {"return_state": True}, [3], MASK),
    ([("SimpleRNNCell", {"units": 2}), ("LSTMCell", {"units": 3}), ("GRUCell", {"units": 2})], {"return_sequences": True}, [], MASK),
    ([("GRUCell", {"units": 2}), ("SimpleRNNCell", {"units": 2, "activation": "relu"})], {"go_backwards": True, "return_state": True}, [2, 2], None)]
BOTH_WAYS = [
    ("SimpleRNN", {"units": 2}, "mul", 0, None), ("GRU", {"units": 2, "return_sequences": True}, "ave", 0, MASK),
    ("LSTM", {"units": 2, "return_sequences": True, "return_state": True}, None, 4, MASK),
    ("GRU", {"units": 2, "return_state": True, "activation": "relu"}, "concat", 2, None), ("LSTM", {"units": 2}, "sum", 0, MASK)]


def of_sequences(layer, states, sizes, mask, **rest):
    """states: the number of initial states, of which the sizes are those of `sizes`."""
    inputs = [SEQUENCE, *(numbers(2, n) for n in sizes[:states])]
    mask_of = {} if mask is None else {"mask": tf.constant(mask)}

    def call(xs):
        return layer(xs[0], **mask_of, **({"initial_state": xs[1:]} if xs[1:] else {}))

    return {**computed(layer, call, inputs, rest.pop("title"), rest.pop("options")), "mask": mask, **rest}


def recurrent_case(title, options, states, mask):
    layer = getattr(keras.layers, title)(**options)
    return of_sequences(layer, states, [options["units"]] * 2, mask, title=title, options=options)


def cells_case(cells, options, sizes, mask):
    made = [getattr(keras.layers, title)(**given) for title, given in cells]
    layer = keras.layers.RNN(made if len(made) > 1 else made[0], **options)
    return of_sequences(layer, len(sizes), sizes, mask, title="RNN", options=options, cells=cells)


def both_ways_case(title, options, mode, states, mask):
    layer = keras.layers.Bidirectional(getattr(keras.layers, title)(**options), merge_mode=mode)
    return of_sequences(layer, states, [options["units"]] * 4, mask, title=title, options=options, merge_mode=mode)


# ---- Regularizers and constraints: (class, arguments, shape); layers with regularizers: (class, options, inputs)

def config(title, **arguments):
    return {"class_name": title, "config": arguments}


FUNCTIONS = [("L1", {"l1": 0.3}, (3, 4)), ("L2", {"l2": 0.2}, (2, 3, 2)), ("L1L2", {"l1": 0.1, "l2": 0.2}, (5,)), ("L1L2", {}, (2,)),
             ("OrthogonalRegularizer", {"factor": 0.5}, (3, 4)), ("OrthogonalRegularizer", {"mode": "columns"}, (3, 4)),
             ("MaxNorm", {"max_value": 1.2}, (3, 4)), ("MaxNorm", {"max_value": 2, "axis": [0, 1]}, (2, 2, 3)), ("NonNeg", {}, (3, 3)),
             ("UnitNorm", {"axis": 1}, (3, 4)), ("MinMaxNorm", {"min_value": 0.8, "max_value": 1.5, "rate": 0.5}, (3, 4))]
REGULARIZED = [
    ("Dense", {"units": 3, "kernel_regularizer": config("L2", l2=0.1), "bias_regularizer": config("L1", l1=0.3), "activation": "tanh",
               "activity_regularizer": config("L2", l2=0.5)}, [ROWS]),
    ("Conv2D", {"filters": 2, "kernel_size": 2, "kernel_regularizer": config("L1L2", l1=0.1, l2=0.2),
                "activity_regularizer": config("L1", l1=0.1)}, [IMAGE]),
    ("DepthwiseConv2D", {"kernel_size": 2, "depthwise_regularizer": "l1"}, [IMAGE]),
    ("SeparableConv2D", {"filters": 2, "kernel_size": 2, "depthwise_regularizer": "l2", "pointwise_regularizer": "l1"}, [IMAGE]),
    ("Embedding", {"input_dim": 6, "output_dim": 3, "embeddings_regularizer": "l2"}, [np.array([[1, 5], [0, 1]], "int32")]),
    ("BatchNormalization", {"gamma_regularizer": "l2", "beta_regularizer": "l1"}, [ROWS]),
    ("LSTM", {"units": 2, "kernel_regularizer": "l1", "recurrent_regularizer": "l2", "bias_regularizer": config("L2", l2=0.3),
              "activity_regularizer": "l2", "return_sequences": True}, [SEQUENCE]),
    ("MultiHeadAttention", {"num_heads": 2, "key_dim": 2, "kernel_regularizer": "l2", "bias_regularizer": "l1"}, [SEQUENCE, SEQUENCE]),
    ("ReLU", {"activity_regularizer": "l1"}, [ROWS]), ("PReLU", {"alpha_regularizer": "l2"}, [ROWS])]


def function_case(title, arguments, shape):
    x = numbers(*shape)
    place = keras.regularizers if hasattr(keras.regularizers, title) else keras.constraints
    return dict(title=title, arguments=arguments, x=x.tolist(), y=listed(getattr(place, title)(**arguments)(tf.constant(x))))


def regularized_case(title, options, inputs):
    layer = getattr(keras.layers, title)(**options)
    losses = []

    def call(xs):
        y = layer(*xs)
        losses[:] = [float(loss) for loss in layer.losses]
        return [y, tf.reshape(tf.add_n(layer.losses), [1])]

    return {**computed(layer, call, inputs, title, options), "losses": listed(sorted(losses))}


# ---- Models with masks and penalties

def masked_steps():
    x = numbers(22, 5, 3)
    for i, row in enumerate(x):
        row[random.integers(2, 5):] = 0.0
        if i % 4 == 1:
            row[0] = 0.0
    return x


WORDS = np.concatenate([random.integers(1, 7, (22, 4)), random.integers(0, 2, (22, 2))], 1).astype("int32")
TAGS, STEPS = random.integers(0, 3, size=(22, 5)), masked_steps()
MODEL_FITS = [
    ("sentences", WORDS, CLASSES, "sparse_categorical_crossentropy", ["accuracy"], {}, False),
    ("tags", STEPS, TAGS, "sparse_categorical_crossentropy", ["accuracy"], {}, False),
    ("tags", STEPS, TAGS, "sparse_categorical_crossentropy", [], {"batch_size": 5}, True),
    ("numbers", STEPS, numbers(22, 5, 1), "mse", ["mae"], {"batch_size": 8, "validation_split": 0.25}, False),
    ("means", STEPS, numbers(22, 2), "mae", ["mse"], {}, False)]


def model_fit_case(title, x, y, loss, metrics, options, is_object):
    model = MODELS[title](tf)
    values = [np.abs(numbers(*w.shape)) + 0.5 if "variance" in v.name else numbers(*w.shape) for v, w in zip(model.weights, model.get_weights())]
    model.set_weights(values)
    given = keras.losses.SparseCategoricalCrossentropy() if is_object else loss
    model.compile(keras.optimizers.SGD(0.1), given, metrics=metrics)
    history = model.fit(x, y, epochs=3, shuffle=False, verbose=0, **options)
    evaluated = model.evaluate(x, y, verbose=0)
    return dict(title=title, loss=loss, metrics=metrics, is_object=is_object, x=x.tolist(), dtype=str(x.dtype), y=y.tolist(), options=options,
                weights=[listed(w) for w in values], history={k: listed(v) for k, v in history.history.items()},
                evaluated=listed(evaluated), predicted=listed(model.predict(x[:4], verbose=0)), trained=[listed(w) for w in model.get_weights()])


# ---- Merges of inputs with masks, of which None stands for none: (class, masks)

REVERSED = [row[::-1] for row in MASK]
NONE_IN_THE_FIRST = [[False, True, True, False, True], [True, False, False, False, False]]
MASKED_MERGES = [(title, masks) for title in ("Multiply", "Maximum", "Minimum", "Add", "Concatenate")
                 for masks in ([MASK, REVERSED], [MASK, None, REVERSED], [None, MASK], [MASK, NONE_IN_THE_FIRST, MASK])]


def masked_merge_case(title, masks):
    inputs = [numbers(2, 5, 3) for _ in masks]
    layer = getattr(keras.layers, title)()

    def call(xs):
        xs = [tf.identity(x) for x in xs]
        for x, mask in zip(xs, masks):
            if mask is not None:
                x._keras_mask = tf.constant(mask)
        return layer(xs)

    mask = getattr(call(list(map(tf.constant, inputs))), "_keras_mask", None)
    return {**computed(layer, call, inputs, title, {}), "masks": masks, "mask": None if mask is None else mask.numpy().tolist()}


written.update({
    "recurrent": [recurrent_case(*case) for case in RECURRENT], "cells": [cells_case(*case) for case in CELLS],
    "both_ways": [both_ways_case(*case) for case in BOTH_WAYS], "functions": [function_case(*case) for case in FUNCTIONS],
    "regularized": [regularized_case(*case) for case in REGULARIZED], "model_fits": [model_fit_case(*case) for case in MODEL_FITS],
    "masked_merges": [masked_merge_case(*case) for case in MASKED_MERGES]})


# ---- Layers whose cases came later

written["layers"] += [layer_case(*case) for case in (
    ("DepthwiseConv1D", {"kernel_size": 3, "depth_multiplier": 2, "activation": "tanh"}, [SEQUENCE]),
    ("DepthwiseConv1D", {"kernel_size": 3, "padding": "same", "strides": 2, "use_bias": False}, [SEQUENCE]),
    ("SeparableConv1D", {"filters": 4, "kernel_size": 2, "depth_multiplier": 2, "padding": "same"}, [SEQUENCE]),
    ("SeparableConv1D", {"filters": 2, "kernel_size": 2, "dilation_rate": 2}, [SEQUENCE]),
    ("Conv1D", {"filters": 2, "kernel_size": 3, "padding": "causal", "dilation_rate": 2}, [SEQUENCE]),
    ("Conv2DTranspose", {"filters": 2, "kernel_size": 3, "strides": 2, "padding": "same", "output_padding": 1}, [IMAGE]),
    ("Conv2DTranspose", {"filters": 2, "kernel_size": [2, 3], "strides": [3, 2], "output_padding": [2, 0]}, [IMAGE]),
    ("UpSampling1D", {"size": 3}, [SEQUENCE]), ("UpSampling2D", {"size": [2, 3], "interpolation": "bilinear"}, [IMAGE]),
    ("SpatialDropout1D", {"rate": 0.5}, [SEQUENCE]), ("UnitNormalization", {}, [SEQUENCE]), ("UnitNormalization", {"axis": [1, 2]}, [SEQUENCE]),
    ("EinsumDense", {"equation": "abc,cd->abd", "output_shape": [None, 4], "bias_axes": "d", "activation": "relu"}, [SEQUENCE]),
    ("EinsumDense", {"equation": "...c,cde->...de", "output_shape": [2, 3], "bias_axes": "de"}, [SEQUENCE]),
    ("EinsumDense", {"equation": "ab...,bc->ac...", "output_shape": [6, 3], "bias_axes": "c"}, [SEQUENCE]),
    ("EinsumDense", {"equation": "ab,bc->ac", "output_shape": 3}, [ROWS]))]
VOLUME = numbers(1, 3, 4, 3, 2)
written["layers"] += [layer_case(*case) for case in (
    ("Conv3DTranspose", {"filters": 2, "kernel_size": 2, "strides": [1, 2, 1]}, [VOLUME]),
    ("Conv3DTranspose", {"filters": 3, "kernel_size": [2, 1, 3], "padding": "same", "use_bias": False}, [VOLUME]),
    ("Conv1DTranspose", {"filters": 2, "kernel_size": 3, "strides": 2, "padding": "same"}, [SEQUENCE]),
    ("Conv3D", {"filters": 2, "kernel_size": 2, "strides": 2, "padding": "same", "activation": "tanh"}, [VOLUME]),
    ("AveragePooling1D", {"pool_size": 3, "strides": 1, "padding": "same"}, [SEQUENCE]), ("MaxPooling3D", {"padding": "same"}, [VOLUME]),
    ("GlobalMaxPooling1D", {"keepdims": True}, [SEQUENCE]), ("GlobalMaxPooling3D", {}, [VOLUME]), ("GlobalAveragePooling3D", {}, [VOLUME]),
    ("RMSNormalization", {}, [SEQUENCE]), ("RMSNormalization", {"axis": [1, 2], "epsilon": 0.1}, [SEQUENCE]),
    ("GroupNormalization", {"groups": 5, "axis": 1, "scale": False}, [SEQUENCE]), ("Dropout", {"rate": 0.5}, [ROWS]),
    ("SimpleRNN", {"units": 3, "return_sequences": True}, [SEQUENCE]), ("Softmax", {}, [ROWS]), ("ELU", {}, [ROWS]), ("PReLU", {}, [ROWS]),
    ("Flatten", {"data_format": "channels_first"}, [IMAGE]), ("Permute", {"dims": [3, 1, 2]}, [IMAGE]))]

with open(os.path.join(HERE, "keras_layer_values.json"), "w", encoding="utf-8") as file:
    lines = ",\n".join(f"{json.dumps(key)}: [\n" + ",\n".join(map(json.dumps, cases)) + "]" for key, cases in written.items())
    file.write("{" + lines + "}\n")
