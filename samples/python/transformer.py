#!/usr/bin/env python3
"""Trains a small transformer on a text, letter by letter, and lets it write.

    python3 samples/python/transformer.py [STEPS] [TEXT_FILE]

Shows progress and a curve of the loss (in nats a letter). The text is the library's header, unless another is given.
"""
import pathlib
import sys

import numpy as np

import eager
from eager import nn

LENGTH, BATCH, WIDTH, STEPS = 64, 16, 96, int(sys.argv[1]) if len(sys.argv) > 1 else 600
TEXT = sys.argv[2] if len(sys.argv) > 2 else pathlib.Path(__file__).resolve().parents[2] / "include" / "eager_c.h"

letters, numbers = np.unique(np.frombuffer(pathlib.Path(TEXT).read_bytes(), np.uint8), return_inverse=True)


class Writer(nn.Module):
    def __init__(self, blocks=3):
        self.letters, self.places = nn.Embedding(len(letters), WIDTH), self.add_weight([LENGTH, WIDTH], "normal stddev=0.02")
        self.blocks = [nn.TransformerBlock(4, dropout=0.1, causal=True) for _ in range(blocks)]
        self.norm, self.out = nn.LayerNormalization(), nn.Dense(len(letters))

    def call(self, x):
        x = self.letters(x) + self.places[: x.shape[1]]
        for block in self.blocks:
            x = block(x)
        return self.out(self.norm(x))


eager.random.set_seed(1)
model = Writer()
optimizer = eager.optimizers.AdamW(eager.optimizers.schedules.CosineDecay(2e-3, STEPS))


@eager.function
def step(x, y):
    with eager.GradientTape() as tape:
        loss = eager.losses.sparse_categorical_crossentropy(y, model(x, training=True), from_logits=True)
    optimizer.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
    return loss


generator, loss = np.random.default_rng(1), eager.metrics.Mean()
for i in eager.progress(range(STEPS), loss=loss):
    starts = generator.integers(0, len(numbers) - LENGTH - 1, BATCH)
    loss.update(step(*(np.stack([numbers[s + ahead : s + ahead + LENGTH] for s in starts]) for ahead in (0, 1))))
    if i % 100 == 99:
        print(f"step {i + 1}: loss {loss.result().item():.3f}  {'#' * round(10 * loss.result().item())}")
        loss.reset()
written = list(numbers[:LENGTH])
for _ in range(300):
    scores = model(np.array([written[-LENGTH:]]))[0, -1]
    written.append(eager.random_categorical(eager.reshape(scores * 1.5, [1, -1]))[0, 0].item())
print(letters[written[LENGTH:]].tobytes().decode(errors="replace"))
