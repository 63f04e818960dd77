#!/usr/bin/env python3
"""Trains an autoencoder on handwritten digits: pictures through a bottleneck of a few numbers, and back.

    python3 samples/python/autoencoder.py [EPOCHS]

Shows progress, a curve of the loss, and two pictures beside what came back.
"""
import pathlib
import sys

import numpy as np

import eager
from eager import nn

DATA = pathlib.Path(__file__).resolve().parents[1] / "data"


class Autoencoder(nn.Module):
    def __init__(self, bottleneck):
        self.encoder = nn.Sequential(nn.Flatten(), nn.Dense(64, activation="relu"), nn.Dense(bottleneck))
        self.decoder = nn.Sequential(nn.Dense(64, activation="relu"), nn.Dense(64, activation="sigmoid"), nn.Reshape([8, 8]))

    def call(self, pictures):
        return self.decoder(self.encoder(pictures))


model, optimizer = Autoencoder(12), eager.optimizers.Adam(eager.optimizers.schedules.CosineDecay(3e-3, 2000))


@eager.function
def step(pictures):
    with eager.GradientTape() as tape:
        loss = eager.losses.mean_squared_error(pictures, model(pictures))
    optimizer.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
    return loss


def drawn(picture):
    return ["".join(" .:-=+*#%@"[min(9, int(10 * v))] * 2 for v in row) for row in picture]


eager.random.set_seed(1)
pictures = np.fromfile(DATA / "train-images-idx3-ubyte", np.uint8)[16:].reshape(-1, 8, 8) / np.float32(255)
for epoch in range(int(sys.argv[1]) if len(sys.argv) > 1 else 40):
    order = np.random.default_rng(epoch).permutation(len(pictures))
    loss = eager.metrics.Mean()
    for i in eager.progress(range(0, len(order) - 31, 32), loss=loss):
        loss.update(step(pictures[order[i : i + 32]]))
    print(f"epoch {epoch + 1}: loss {loss.result().item():.4f}  {'#' * round(400 * loss.result().item())}")
for i in (0, 1):
    before, after = drawn(pictures[i]), drawn(model(pictures[i : i + 1]).numpy()[0])
    print("\n".join(f"{a}   {b}" for a, b in zip(before, after)), "\n")
