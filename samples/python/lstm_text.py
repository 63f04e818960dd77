#!/usr/bin/env python3
"""Trains an LSTM on a text, letter by letter, and lets it write.

    python3 samples/python/lstm_text.py [STEPS] [TEXT_FILE]

Shows progress and a curve of the loss (in nats a letter). The text is the library's header, unless another is given.
"""
import pathlib
import sys

import numpy as np

import eager
from eager import nn

LENGTH, BATCH = 64, 32
STEPS = int(sys.argv[1]) if len(sys.argv) > 1 else 600
TEXT = sys.argv[2] if len(sys.argv) > 2 else pathlib.Path(__file__).resolve().parents[2] / "include" / "eager_c.h"

text = np.frombuffer(pathlib.Path(TEXT).read_bytes(), np.uint8)
letters, numbers = np.unique(text, return_inverse=True)


class Writer(nn.Module):
    def __init__(self):
        self.letters, self.lstm = nn.Embedding(len(letters), 48), nn.LSTM(192, return_sequences=True)
        self.out = nn.Dense(len(letters))

    def call(self, x, h=None, c=None):
        y, h, c = self.lstm(self.letters(x), initial_h=h, initial_c=c)
        return self.out(y), h, c


eager.random.set_seed(1)
model, optimizer = Writer(), eager.optimizers.Adam(5e-3, global_clip_norm=1.0)


@eager.function
def step(x, y):
    with eager.GradientTape() as tape:
        loss = eager.losses.sparse_categorical_crossentropy(y, model(x)[0], from_logits=True)
    optimizer.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
    return loss


generator, loss = np.random.default_rng(1), eager.metrics.Mean()
for i in eager.progress(range(STEPS), loss=loss):
    starts = generator.integers(0, len(numbers) - LENGTH - 1, BATCH)
    loss.update(step(*(np.stack([numbers[s + ahead : s + ahead + LENGTH] for s in starts]) for ahead in (0, 1))))
    if i % 100 == 99:
        print(f"step {i + 1}: loss {loss.result().item():.3f}  {'#' * round(10 * loss.result().item())}")
        loss.reset()
written, (_, h, c) = [], model(numbers[None, :LENGTH])
letter = numbers[LENGTH - 1]
for _ in range(300):
    scores, h, c = model(np.array([[letter]]), h, c)
    letter = eager.random_categorical(scores[:, 0] * 1.5)[0, 0].item()
    written.append(letter)
print(letters[written].tobytes().decode(errors="replace"))
