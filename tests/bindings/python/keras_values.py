"""Writes keras_values.json: what Keras's losses and metrics give for the cases below, which the tests of eager.losses and
eager.metrics read. Run it where TensorFlow is installed: python keras_values.py. Written with TensorFlow 2.21 and Keras 3.15.
"""
import json
import os

import keras
import numpy as np
import tensorflow as tf

HERE = os.path.dirname(os.path.abspath(__file__))
random = np.random.default_rng(7)


def listed(x):
    return np.asarray(x, "float64").tolist()


# ---- Losses: values of each row, and the gradient of their sum

LARGE = [[0.0, 1.0, -1.0, 100.0], [0.5, -0.5, 1e-3, -100.0]]
NUMBERS = [(random.normal(size=(2, 4)), random.normal(size=(2, 4))), (np.zeros((2, 4)), np.array(LARGE)), (np.ones(3), np.ones(3))]
COUNTS = [(np.array([[0.0, 1.0, 2.0], [5.0, 0.0, 1.0]]), np.array([[0.5, 1.0, 3.0], [4.0, 0.0, 1e-9]]))]
CHANCES = [(np.array([[0.0, 1.0, 0.0], [1.0, 0.0, 0.0], [0.2, 0.3, 0.5]]), p) for p in (
    np.array([[0.2, 0.5, 0.3], [0.7, 0.2, 0.1], [0.1, 0.1, 0.8]]), np.array([[0.0, 1.0, 0.0], [0.0, 1.0, 0.0], [1e-9, 1.0, 1e-4]]),
    np.array([[0.4, 1.0, 0.6], [2.0, 0.5, 0.5], [0.1, 0.1, 0.1]]))]
LOGITS = [(CHANCES[0][0], np.array([[0.0, 1.0, -1.0], [30.0, -30.0, 0.0], [200.0, 0.0, -200.0]]))]
CLASSES = [(np.array([1, 0, 2]), p) for _, p in CHANCES]
CLASS_LOGITS = [(np.array([1, 0, 2]), LOGITS[0][1])]
SIGNS = [(np.array([[-1.0, 1.0, 1.0], [1.0, -1.0, -1.0]]), np.array([[0.3, 2.0, 1.0], [-0.5, -1.0, 0.0]])),
         (np.array([[0.0, 1.0, 1.0], [1.0, 0.0, 0.0]]), np.array([[0.3, 2.0, 1.0], [-0.5, -1.0, 0.0]]))]
IMAGE = (np.array([[[1, 0], [0, 1]]]), random.uniform(0.1, 0.9, size=(1, 2, 2, 3)))

ANGLES = np.array([0.0, 0.3, 1.0, 1.4, 2.0, 3.0])
EMBEDDED = [(np.array([0, 1, 0, 1, 2, 2]), np.stack([np.cos(ANGLES), np.sin(ANGLES)], -1))]

LOSSES = [
    ("mean_squared_error", {}, NUMBERS), ("mean_absolute_error", {}, NUMBERS), ("huber", {}, NUMBERS), ("huber", {"delta": 0.5}, NUMBERS),
    ("log_cosh", {}, NUMBERS), ("mean_absolute_percentage_error", {}, NUMBERS[:2]), ("mean_squared_logarithmic_error", {}, NUMBERS),
    ("cosine_similarity", {}, NUMBERS[:1]), ("cosine_similarity", {"axis": 0}, NUMBERS[:1]), ("poisson", {}, COUNTS),
    ("kl_divergence", {}, CHANCES), ("binary_crossentropy", {}, CHANCES[:2]), ("binary_crossentropy", {"label_smoothing": 0.1}, CHANCES[:2]),
    ("binary_crossentropy", {"from_logits": True}, LOGITS), ("binary_crossentropy", {"from_logits": True, "axis": 0}, LOGITS),
    ("categorical_crossentropy", {}, CHANCES), ("categorical_crossentropy", {"label_smoothing": 0.1}, CHANCES),
    ("categorical_crossentropy", {"from_logits": True}, LOGITS),
    ("categorical_crossentropy", {"from_logits": True, "label_smoothing": 0.2}, LOGITS),
    ("categorical_crossentropy", {"axis": 0}, CHANCES[:1]), ("sparse_categorical_crossentropy", {}, CLASSES),
    ("sparse_categorical_crossentropy", {"from_logits": True}, CLASS_LOGITS),
    ("sparse_categorical_crossentropy", {"ignore_class": 0}, CLASSES), ("sparse_categorical_crossentropy", {}, [IMAGE]),
    ("hinge", {}, SIGNS), ("squared_hinge", {}, SIGNS), ("categorical_hinge", {}, CHANCES),
    ("binary_focal_crossentropy", {}, CHANCES[:2]), ("binary_focal_crossentropy", {"apply_class_balancing": True, "alpha": 0.3}, CHANCES[:2]),
    ("binary_focal_crossentropy", {"from_logits": True, "gamma": 1.5, "label_smoothing": 0.1}, LOGITS),
    ("binary_focal_crossentropy", {"axis": 0, "gamma": 3.0}, CHANCES[:1]), ("categorical_focal_crossentropy", {}, CHANCES),
    ("categorical_focal_crossentropy", {"alpha": [0.1, 0.2, 0.7], "gamma": 1.0}, CHANCES),
    ("categorical_focal_crossentropy", {"from_logits": True, "label_smoothing": 0.1}, LOGITS),
    ("categorical_focal_crossentropy", {"axis": 0}, CHANCES[:1]), ("categorical_generalized_cross_entropy", {}, CLASSES[::2]),
    ("categorical_generalized_cross_entropy", {"q": 0.7}, CLASSES[::2]), ("dice", {}, CHANCES[:2]), ("dice", {"axis": -1}, CHANCES[:2]),
    ("dice", {"axis": [0, 1]}, CHANCES[:1]), ("tversky", {}, CHANCES[:2]), ("tversky", {"alpha": 0.3, "beta": 0.9, "axis": 0}, CHANCES[:2]),
    ("circle", {}, EMBEDDED), ("circle", {"gamma": 2.0, "margin": 0.25}, EMBEDDED), ("circle", {"remove_diagonal": False}, EMBEDDED)]


OF_CLASSES = ("sparse_categorical_crossentropy", "categorical_generalized_cross_entropy", "circle")
DEFAULTS = {"categorical_generalized_cross_entropy": {"q": 0.5}}  # those of the class, which the function has not


def loss_case(name, options, labels, predictions, dtype):
    x = tf.constant(predictions, dtype)
    with tf.GradientTape() as tape:
        tape.watch(x)
        labels = tf.constant(labels, "int64" if name in OF_CLASSES else dtype)
        y = getattr(keras.losses, name)(labels, x, **{**DEFAULTS.get(name, {}), **options})
        total = tf.reduce_sum(y)
    return dict(name=name, options=options, dtype=dtype, labels=np.asarray(labels).tolist(), predictions=listed(predictions),
                value=listed(y), gradient=listed(tape.gradient(total, x)))


# ---- Losses as objects: reductions and weights

def reduction_case(title, labels, predictions, reduction, weights):
    loss = getattr(keras.losses, title)(reduction=reduction)
    value = loss(np.array(labels), np.array(predictions, "float32"), None if weights is None else np.array(weights, "float32"))
    return dict(title=title, labels=labels, predictions=predictions, reduction=reduction, weights=weights, value=listed(value))


ROWS = [[0.0, 1.0], [2.0, 3.0], [4.0, 0.0]], [[1.0, 1.0], [0.0, 5.0], [4.0, 0.5]]
REDUCTIONS = [("MeanSquaredError", *ROWS, reduction, weights) for reduction in ("sum_over_batch_size", "sum", "none",
              "mean_with_sample_weight") for weights in (None, [1.0, 0.0, 3.0], [[1.0], [0.0], [3.0]])]
REDUCTIONS += [("MeanSquaredError", *ROWS, reduction, 2.0) for reduction in ("sum_over_batch_size", "sum", "none")]
REDUCTIONS += [("SparseCategoricalCrossentropy", [[1], [0], [1]], [[0.3, 0.7], [0.6, 0.4], [0.9, 0.1]], "sum_over_batch_size", weights)
               for weights in (None, [1.0, 2.0, 0.5])]
REDUCTIONS += [("BinaryCrossentropy", [[1], [0], [1]], [[0.3], [0.6], [0.9]], "sum_over_batch_size", None)]

# ---- Metrics: the result after several batches

SCORES = [np.round(random.uniform(size=(n, 4)), 3) for n in (6, 5)]
NUMBERED = [random.integers(0, 4, size=n) for n in (6, 5)]
ONE_HOT = [np.eye(4)[labels] for labels in NUMBERED]
BINARY = [(random.integers(0, 2, size=n).astype("float64"), np.round(random.uniform(size=n), 2)) for n in (12, 9)]
ENDS = [(np.array([0.0, 1.0, 1.0, 0.0, 1.0]), np.array([0.0, 1.0, 0.5, 0.5, 0.0]))]
SPARSE, DENSE = list(zip(NUMBERED, SCORES)), list(zip(ONE_HOT, SCORES))
COLUMNS = [(labels[:, None], scores) for labels, scores in SPARSE]
VALUES = [(random.normal(size=(n, 3)), random.normal(size=(n, 3))) for n in (4, 6)]

METRICS = [
    ("Accuracy", {}, [(a, np.argmax(b, -1)) for a, b in SPARSE]), ("BinaryAccuracy", {}, BINARY), ("BinaryAccuracy", {"threshold": 0.7}, BINARY),
    ("CategoricalAccuracy", {}, DENSE), ("SparseCategoricalAccuracy", {}, SPARSE), ("SparseCategoricalAccuracy", {}, COLUMNS),
    ("TopKCategoricalAccuracy", {"k": 2}, DENSE), ("SparseTopKCategoricalAccuracy", {"k": 2}, SPARSE),
    ("Precision", {}, BINARY), ("Precision", {"thresholds": [0.2, 0.5, 0.8]}, BINARY), ("Precision", {"top_k": 2}, DENSE),
    ("Precision", {"top_k": 2, "class_id": 1}, DENSE), ("Precision", {"class_id": 2, "thresholds": 0.3}, DENSE),
    ("Recall", {}, BINARY), ("Recall", {"thresholds": [0.2, 0.5, 0.8]}, BINARY), ("Recall", {"top_k": 3}, DENSE),
    ("Recall", {"class_id": 0}, DENSE), ("AUC", {}, BINARY), ("AUC", {}, ENDS), ("AUC", {"curve": "PR"}, BINARY),
    ("AUC", {"curve": "PR"}, ENDS), ("AUC", {"num_thresholds": 7}, BINARY), ("AUC", {"thresholds": [0.1, 0.15, 0.7]}, BINARY),
    ("AUC", {"summation_method": "minoring"}, BINARY), ("AUC", {"summation_method": "majoring", "curve": "PR"}, BINARY),
    ("AUC", {"from_logits": True}, BINARY), ("RootMeanSquaredError", {}, VALUES), ("MeanSquaredError", {}, VALUES),
    ("MeanAbsoluteError", {}, VALUES), ("MeanAbsolutePercentageError", {}, VALUES), ("MeanSquaredLogarithmicError", {}, VALUES),
    ("CosineSimilarity", {}, VALUES), ("LogCoshError", {}, VALUES), ("Poisson", {}, DENSE), ("KLDivergence", {}, DENSE),
    ("BinaryCrossentropy", {"label_smoothing": 0.1}, DENSE), ("CategoricalCrossentropy", {}, DENSE),
    ("SparseCategoricalCrossentropy", {"from_logits": True}, SPARSE), ("Hinge", {}, DENSE), ("SquaredHinge", {}, DENSE),
    ("CategoricalHinge", {}, DENSE)]

SEVERAL = [(random.integers(0, 2, size=(n, 3)).astype("float64"), np.round(random.uniform(size=(n, 3)), 2)) for n in (7, 5)]
PREDICTED = [(labels, random.integers(0, 4, size=len(labels))) for labels in NUMBERED]
IMAGES = [(random.integers(0, 3, size=(2, 3, 2)), random.uniform(size=(2, 3, 2, 3))) for _ in range(2)]
METRICS += [
    (title, {"average": average, **options}, batches) for title, options in (("F1Score", {}), ("F1Score", {"threshold": 0.4}),
                                                                              ("FBetaScore", {"beta": 2.0, "threshold": 0.6}))
    for average in (None, "micro", "macro", "weighted") for batches in (DENSE, SEVERAL)]
METRICS += [("R2Score", {"class_aggregation": how, "num_regressors": n}, VALUES)
            for how in (None, "uniform_average", "variance_weighted_average") for n in (0, 2)]
METRICS += [
    ("MeanIoU", {"num_classes": 4}, PREDICTED), ("MeanIoU", {"num_classes": 4, "ignore_class": 2}, PREDICTED),
    ("MeanIoU", {"num_classes": 5}, PREDICTED), ("MeanIoU", {"num_classes": 3, "sparse_y_pred": False}, IMAGES),
    ("IoU", {"num_classes": 4, "target_class_ids": [0, 3]}, PREDICTED),
    ("OneHotIoU", {"num_classes": 4, "target_class_ids": [1, 2]}, DENSE), ("OneHotMeanIoU", {"num_classes": 4}, DENSE),
    ("BinaryIoU", {}, BINARY), ("BinaryIoU", {"target_class_ids": [1], "threshold": 0.3}, BINARY)]
METRICS += [(title, options, BINARY) for title in ("TruePositives", "FalsePositives", "TrueNegatives", "FalseNegatives")
            for options in ({}, {"thresholds": 0.7}, {"thresholds": [0.2, 0.5, 0.8]})]
METRICS += [(title, {name: value, **options}, batches) for title, name in (
    ("SensitivityAtSpecificity", "specificity"), ("SpecificityAtSensitivity", "sensitivity"), ("PrecisionAtRecall", "recall"),
    ("RecallAtPrecision", "precision")) for value, options, batches in (
        (0.5, {}, BINARY), (0.8, {}, BINARY), (0.6, {"num_thresholds": 1}, BINARY), (0.4, {"num_thresholds": 9}, ENDS),
        (0.7, {"class_id": 1}, SEVERAL), (1.0, {}, BINARY))]
METRICS += [("AUC", {"multi_label": True, **options}, SEVERAL) for options in (
    {}, {"num_labels": 3}, {"label_weights": [1.0, 2.0, 0.5]}, {"curve": "PR"}, {"curve": "PR", "label_weights": [1.0, 2.0, 0.5]},
    {"curve": "PR", "summation_method": "minoring"}, {"from_logits": True})]
METRICS += [("AUC", {"label_weights": [1.0, 2.0, 0.5]}, SEVERAL), ("AUC", {"curve": "PRGAIN"}, BINARY), ("AUC", {"curve": "PRGAIN"}, ENDS)]


def metric_case(title, options, batches, weighted):
    of_floats = {"dtype": "float32"} if "IoU" in title else {}  # else Keras's weights become integers
    metric, given = getattr(keras.metrics, title)(**options, **of_floats), []
    for i, (labels, predictions) in enumerate(batches):
        shape = labels.shape if title == "MeanIoU" else labels.shape[:1]
        weights = np.linspace(0.5, 2.0, int(np.prod(shape))).reshape(shape) * (i + 1) if weighted else None
        metric.update_state(tf.constant(labels), tf.constant(predictions, "float32" if predictions.dtype.kind == "f" else None), weights)
        given.append([labels.tolist(), predictions.tolist(), None if weights is None else weights.tolist()])
    return dict(title=title, options=options, batches=given, result=listed(metric.result()))


def mean_case(title, batches):
    metric = getattr(keras.metrics, title)()
    for values, weights in batches:
        metric.update_state(np.array(values, "float32"), weights)
    return dict(title=title, options={}, batches=batches, result=listed(metric.result()))


MEANS = [[[1.0, None], [[2.0, 6.0], None]], [[[1.0, 2.0], [1.0, 3.0]], [[4.0], [0.5]]], [[[[1.0, 2.0], [3.0, 4.0]], [1.0, 0.0]]],
         [[[[1.0, 2.0], [3.0, 5.0]], [[1.0, 0.5], [2.0, 0.0]]]], [[3.0, 2.0], [5.0, 1.0]], [[[1.0, 2.0], 0.0]]]

written = {
    "losses": [loss_case(name, options, *case, dtype) for name, options, cases in LOSSES for case in cases for dtype in ("float32", "float64")],
    "reductions": [reduction_case(*case) for case in REDUCTIONS],
    "metrics": [metric_case(*case, weighted) for case in METRICS for weighted in (False, True)],
    "means": [mean_case(title, batches) for title in ("Mean", "Sum") for batches in MEANS]}
with open(os.path.join(HERE, "keras_values.json"), "w", encoding="utf-8") as file:
    lines = ",\n".join(f"{json.dumps(key)}: [\n" + ",\n".join(map(json.dumps, cases)) + "]" for key, cases in written.items())
    file.write("{" + lines + "}\n")
