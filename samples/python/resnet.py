#!/usr/bin/env python3
"""Trains a residual network (He et al., 2016) on handwritten digits.

    python3 samples/python/resnet.py [EPOCHS]

Shows progress, the loss, the accuracy and a curve of the loss.
"""
import pathlib
import sys

import numpy as np

import eager
from eager import nn

DATA = pathlib.Path(__file__).resolve().parents[1] / "data"


def read(name):
    pictures = np.fromfile(DATA / f"{name}-images-idx3-ubyte", np.uint8)[16:].reshape(-1, 8, 8, 1) / np.float32(255)
    return pictures, np.fromfile(DATA / f"{name}-labels-idx1-ubyte", np.uint8)[8:].astype(np.int32)


def convolution(filters, stride=1):
    return nn.Sequential(nn.Conv2D(filters, 3, stride, "same", use_bias=False), nn.BatchNormalization(momentum=0.9))


class Residual(nn.Module):
    def __init__(self, filters, stride=1):
        self.first, self.second = convolution(filters, stride), convolution(filters)
        self.shortcut = nn.Conv2D(filters, 1, stride, use_bias=False) if stride > 1 else nn.Lambda(eager.identity)

    def call(self, x):
        return eager.relu(self.second(eager.relu(self.first(x))) + self.shortcut(x))


model = nn.Sequential(convolution(16), eager.relu, Residual(16), Residual(32, 2), Residual(64, 2), nn.GlobalAveragePooling2D(), nn.Dense(10))
loss, accuracy = eager.metrics.Mean(), eager.metrics.SparseCategoricalAccuracy()
optimizer = eager.optimizers.SGD(0.05, momentum=0.9, nesterov=True, weight_decay=1e-3)


@eager.function
def step(pictures, labels):
    with eager.GradientTape() as tape:
        logits = model(pictures, training=True)
        value = eager.losses.sparse_categorical_crossentropy(labels, logits, from_logits=True)
    optimizer.apply_gradients(zip(tape.gradient(value, model.trainable_variables), model.trainable_variables))
    loss.update(value), accuracy.update(labels, logits)


eager.random.set_seed(1)
(pictures, labels), test = read("train"), read("t10k")
for epoch in range(int(sys.argv[1]) if len(sys.argv) > 1 else 10):
    loss.reset(), accuracy.reset()
    order = np.random.default_rng(epoch).permutation(len(labels))
    for i in eager.progress(range(0, len(labels) - 63, 64), loss=loss, accuracy=accuracy):
        step(pictures[order[i : i + 64]], labels[order[i : i + 64]])
    print(f"epoch {epoch + 1}: loss {loss.result().item():.4f}, accuracy {100 * accuracy.result().item():.1f}%  {'#' * round(20 * loss.result().item())}")
print(f"test accuracy: {100 * np.mean(np.argmax(model(test[0]), -1) == test[1]):.2f}%")
