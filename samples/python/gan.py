#!/usr/bin/env python3
"""Trains a generative adversarial network (Goodfellow et al., 2014) to draw digits.

    python3 samples/python/gan.py [EPOCHS]

Shows progress, both losses, and digits that were never written.
"""
import pathlib
import sys

import numpy as np

import eager
from eager import nn

DATA, NOISE, BATCH = pathlib.Path(__file__).resolve().parents[1] / "data", 16, 64

generator = nn.Sequential(
    nn.Dense(4 * 4 * 32, activation="relu"), nn.Reshape([4, 4, 32]), nn.BatchNormalization(momentum=0.9),
    nn.Conv2DTranspose(32, 4, 2, "same", activation="relu"), nn.Conv2D(1, 3, padding="same", activation="sigmoid"))
critic = nn.Sequential(nn.Conv2D(32, 3, 2, "same"), nn.LeakyReLU(0.2), nn.Dropout(0.3), nn.Conv2D(64, 3, 2, "same"), nn.LeakyReLU(0.2),
                       nn.Flatten(), nn.Dropout(0.3), nn.Dense(1))
optimizers = [eager.optimizers.Adam(1e-3, beta_1=0.5) for _ in range(2)]


def loss_of(scores, is_real):
    return eager.losses.binary_crossentropy(eager.ones_like(scores) * is_real, scores, from_logits=True)


@eager.function
def step(pictures):
    with eager.GradientTape() as of_generator, eager.GradientTape() as of_critic:
        drawn = generator(eager.random_normal([BATCH, NOISE]), training=True)
        scores = critic(drawn, training=True)
        fooled = loss_of(scores, 1.0)
        told = loss_of(critic(pictures, training=True), 0.9) + loss_of(scores, 0.0)
    for module, tape, loss, optimizer in zip((generator, critic), (of_generator, of_critic), (fooled, told), optimizers):
        optimizer.apply_gradients(zip(tape.gradient(loss, module.trainable_variables), module.trainable_variables))
    return fooled, told


eager.random.set_seed(1)
pictures = np.fromfile(DATA / "train-images-idx3-ubyte", np.uint8)[16:].reshape(-1, 8, 8, 1) / np.float32(255)
critic(generator(eager.random_normal([BATCH, NOISE])))
for epoch in range(int(sys.argv[1]) if len(sys.argv) > 1 else 40):
    order = np.random.default_rng(epoch).permutation(len(pictures))
    fooled, told = eager.metrics.Mean(), eager.metrics.Mean()
    for i in eager.progress(range(0, len(order) - BATCH + 1, BATCH), generator=fooled, critic=told):
        for metric, value in zip((fooled, told), step(pictures[order[i : i + BATCH]])):
            metric.update(value)
    if epoch % 5 == 4:
        print(f"epoch {epoch + 1}: generator {fooled.result().item():.3f}, critic {told.result().item():.3f}")
drawn = generator(eager.random_normal([6, NOISE])).numpy()[..., 0]
print("\n".join("  ".join("".join(" .:-=+*#%@"[int(9.99 * v)] * 2 for v in row) for row in rows) for rows in drawn.swapaxes(0, 1)))
