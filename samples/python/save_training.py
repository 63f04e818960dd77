#!/usr/bin/env python3
"""Trains a small network for an epoch, saves the training step, and shows the losses with which it goes on learning.

    python3 samples/python/save_training.py [FILE]

FILE (default: samples/data/step.eager) is for the samples train_saved of the other languages: it holds the step with its
variables, Adam and Adam's slots. They load it and train the second epoch, with the losses that this program prints.
"""
import pathlib
import sys

import eager

DATA = pathlib.Path(__file__).resolve().parent.parent / "data"
BATCH, SIDE, HIDDEN, CLASSES = 64, 8, 32, 10


def read_idx(name, header, shape):
    """The unsigned bytes behind the header of an idx file."""
    return eager.reshape(eager.from_numpy(memoryview((DATA / name).read_bytes())[header:]), shape)


def weights(rows, columns):
    return eager.Variable(eager.random_truncated_normal([rows, columns]) * (2 / rows) ** 0.5, name=f"weights{rows}")


def make_step():
    """A function from uint8 pictures [n, 8, 8] and labels [n] to the mean loss before the step that it makes."""
    w1, w2 = weights(SIDE * SIDE, HIDDEN), weights(HIDDEN, CLASSES)
    b1, b2 = eager.Variable(eager.zeros([HIDDEN]), name="bias1"), eager.Variable(eager.zeros([CLASSES]), name="bias2")
    variables = [w1, b1, w2, b2]
    optimizer = eager.optimizers.Adam(0.01)

    @eager.function(input_signature=[eager.TensorSpec([None, SIDE, SIDE], eager.uint8), eager.TensorSpec([None], eager.uint8)])
    def step(images, labels):
        pixels = eager.reshape(eager.cast(images, eager.float32) * (1 / 255), [-1, SIDE * SIDE])
        with eager.GradientTape() as tape:
            logits = eager.relu(pixels @ w1 + b1) @ w2 + b2
            losses = eager.sparse_softmax_cross_entropy_with_logits(logits=logits, labels=eager.cast(labels, eager.int32))
            loss = eager.mean(losses)
        optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))
        return loss

    return step


def epoch(step, images, labels):
    """The losses of a step for each whole batch, in the order of the file."""
    begins = range(0, len(images) - BATCH + 1, BATCH)
    return [float(step(images[begin:begin + BATCH], labels[begin:begin + BATCH])) for begin in begins]


def main():
    path = sys.argv[1] if len(sys.argv) > 1 else DATA / "step.eager"
    eager.random.set_seed(1)
    images = read_idx("train-images-idx3-ubyte", 16, [-1, SIDE, SIDE])
    labels = read_idx("train-labels-idx1-ubyte", 8, [-1])
    step = make_step()
    epoch(step, images, labels)
    eager.save(step, path)
    for number, loss in enumerate(epoch(step, images, labels), 1):
        print(f"step {number:2d}: loss {loss:.4f}")


if __name__ == "__main__":
    main()
