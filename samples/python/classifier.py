#!/usr/bin/env python3
"""Trains a convolutional network, made of layers, on handwritten digits.

    python3 samples/python/classifier.py [EPOCHS]

Shows progress, the loss, the accuracy and a curve of the loss. digits.py has the same without layers, step by step.
"""
import pathlib
import sys

import numpy as np

import eager
from eager import nn

DATA = pathlib.Path(__file__).resolve().parents[1] / "data"


def read(name):
    """The pictures, from 0 to 1, and labels of a set."""
    pictures = np.fromfile(DATA / f"{name}-images-idx3-ubyte", np.uint8)[16:].reshape(-1, 8, 8, 1) / np.float32(255)
    return pictures, np.fromfile(DATA / f"{name}-labels-idx1-ubyte", np.uint8)[8:].astype(np.int32)


model = nn.Sequential(
    nn.Conv2D(32, 3, padding="same", activation="relu"), nn.BatchNormalization(momentum=0.9), nn.MaxPooling2D(),
    nn.Conv2D(64, 3, padding="same", activation="relu"), nn.BatchNormalization(momentum=0.9), nn.GlobalAveragePooling2D(),
    nn.Dropout(0.3), nn.Dense(10))
optimizer = eager.optimizers.Adam(3e-3)
loss, accuracy = eager.metrics.Mean("loss"), eager.metrics.SparseCategoricalAccuracy("accuracy")


@eager.function
def step(pictures, labels):
    with eager.GradientTape() as tape:
        logits = model(pictures, training=True)
        value = eager.losses.sparse_categorical_crossentropy(labels, logits, from_logits=True)
    optimizer.apply_gradients(zip(tape.gradient(value, model.trainable_variables), model.trainable_variables))
    loss.update(value), accuracy.update(labels, logits)


eager.random.set_seed(1)
(pictures, labels), test, curve = read("train"), read("t10k"), []
model(pictures[:1])
print(nn.summarize(model, pictures[:1]))
for epoch in range(int(sys.argv[1]) if len(sys.argv) > 1 else 15):
    loss.reset(), accuracy.reset()
    order = np.random.default_rng(epoch).permutation(len(labels))
    for i in eager.progress(range(0, len(labels) - 63, 64), loss=loss, accuracy=accuracy):
        step(pictures[order[i : i + 64]], labels[order[i : i + 64]])
    curve.append(loss.result().item())
    print(f"epoch {epoch + 1}: loss {curve[-1]:.4f}, accuracy {100 * accuracy.result().item():.1f}%  {'#' * round(20 * curve[-1])}")
predicted = np.argmax(model(test[0]), -1)
print(f"test accuracy: {100 * np.mean(predicted == test[1]):.2f}%")
