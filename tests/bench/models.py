#!/usr/bin/env python3
"""Times training steps of models that are made of layers, against the same written by hand and against PyTorch.

    tests/bench/models.py BUILD [--venv FOLDER] [--only REGEX] [--seconds S] [--processes N] [--threads N]

BUILD is a build folder with EAGER_BUILD_PYTHON=ON; FOLDER (BUILD/peers) is a virtual environment with NumPy and PyTorch,
which compare.py makes. Both sides of a row run in one process, in turn; a figure is the least of all repeats, S seconds (3)
a row in each of N processes (3), on one thread unless told otherwise.
"""
import argparse
import json
import os
import pathlib
import re
import subprocess

import compare

RUNNING = "EAGER_MODELS_RUNNING"  # set in the process that has the packages
if os.environ.get(RUNNING):
    import eager
    import numpy as np
    import torch
    from eager import nn

    from ops import least


def training(model, loss):
    """Returns a step of eager: the gradients of loss(model, ...) for its inputs, taken by an optimizer."""
    optimizer = eager.optimizers.SGD(1e-3)

    def step(*inputs):
        with eager.GradientTape() as tape:
            value = loss(*inputs)
        variables = model.trainable_variables
        optimizer.apply_gradients(zip(tape.gradient(value, variables), variables))
        return value

    return step


def torch_training(module, loss):
    """Returns such a step of PyTorch."""
    optimizer = torch.optim.SGD(module.parameters(), 1e-3)

    def step():
        optimizer.zero_grad()
        value = loss()
        value.backward()
        optimizer.step()
        return value

    return step


class ByHand:
    """What a loop without layers and metrics has: variables with the values of a model's, and two sums."""

    def __init__(self, model):
        self.trainable_variables = [eager.Variable(v) for v in model.get_weights()]
        self.right, self.all = (eager.Variable(0.0, dtype="float64", trainable=False) for _ in range(2))

    def count(self, y, scores):
        """Adds up how many rows of scores are highest at their label."""
        self.right.assign_add(eager.sum(eager.equal(y, eager.argmax(scores, -1)), dtype=eager.float64))
        self.all.assign_add(len(y))


def with_metric(model, accuracy):
    """Returns the loss of a model of layers, which also counts."""
    def loss(x, y):
        scores = model(x, training=True)
        accuracy.update(y, scores)
        return eager.losses.sparse_categorical_crossentropy(y, scores, from_logits=True)

    return loss


def convnet(random):
    """The ConvNet of MNIST."""
    x, y = eager.constant(random.random((64, 28, 28, 1), "float32")), eager.constant(random.integers(0, 10, 64))
    model = nn.Sequential([nn.Conv2D(32, 5, padding="same", activation="relu"), nn.MaxPooling2D(2, 2, "same"),
                           nn.Conv2D(64, 5, padding="same", activation="relu"), nn.MaxPooling2D(2, 2, "same"),
                           nn.Flatten(), nn.Dense(1024, activation="relu"), nn.Dense(10)])
    model(x)
    weights, accuracy = ByHand(model), eager.metrics.SparseCategoricalAccuracy()

    def by_hand(x, y):
        k1, b1, k2, b2, w1, c1, w2, c2 = weights.trainable_variables
        z = eager.max_pool2d(eager.relu(eager.conv2d(x, k1, padding="same") + b1), 2, 2, "same")
        z = eager.max_pool2d(eager.relu(eager.conv2d(z, k2, padding="same") + b2), 2, 2, "same")
        scores = eager.relu(eager.reshape(z, [64, -1]) @ w1 + c1) @ w2 + c2
        weights.count(y, scores)
        return eager.mean(eager.sparse_softmax_cross_entropy_with_logits(logits=scores, labels=y))

    layers, hand, nowhere = training(model, with_metric(model, accuracy)), training(weights, by_hand), open(os.devnull, "w")

    def ten_layers():
        for _ in eager.progress(range(10), file=nowhere, accuracy=accuracy):
            layers(x, y)

    def ten_by_hand():
        for _ in range(10):
            hand(x, y)

    yield "10 steps of MNIST's ConvNet, batch 64, with metric and progress; by hand", 1.03, ten_layers, ten_by_hand


def perceptron(random):
    """A small network as a function, where a call costs as much as what it computes."""
    x, y = eager.constant(random.random((10, 10), "float32")), eager.constant(random.integers(0, 10, 10))
    model = nn.Sequential([nn.Dense(64, activation="relu"), nn.Dense(10)])
    model(x)
    weights, accuracy = ByHand(model), eager.metrics.SparseCategoricalAccuracy()

    def by_hand(x, y):
        w1, b1, w2, b2 = weights.trainable_variables
        scores = eager.relu(x @ w1 + b1) @ w2 + b2
        weights.count(y, scores)
        return eager.mean(eager.sparse_softmax_cross_entropy_with_logits(logits=scores, labels=y))

    layers, hand = (eager.function(training(m, f)) for m, f in ((model, with_metric(model, accuracy)), (weights, by_hand)))
    yield "MLP 10-64-10 as a function, with metric; by hand", 1.05, lambda: layers(x, y), lambda: hand(x, y)


def dense(random):
    """A dense layer's call, and the ops that it runs."""
    x, layer = eager.constant(random.random((1, 8), "float32")), nn.Dense(8)
    layer(x)
    kernel, bias = layer.variables
    yield ("dense layer, [1, 8] x [8, 8]; its ops, one by one", None, lambda: layer(x),
           lambda: eager.add(eager.matmul(x, kernel), bias))


def lstm(random):
    """PyTorch's nn.LSTM."""
    array = random.standard_normal((32, 64, 128)).astype("float32")
    x, model = eager.constant(array), nn.LSTM(128, return_sequences=True)
    model(x)
    t, module = torch.from_numpy(array), torch.nn.LSTM(128, 128, batch_first=True)
    step = training(model, lambda x: eager.mean(eager.square(model(x, training=True)[0])))
    peer = torch_training(module, lambda: torch.mean(module(t)[0] ** 2))
    traced = eager.function(step)
    yield "LSTM of 128 units, 64 steps, batch 32", 0.6, lambda: step(x), peer
    yield "LSTM of 128 units, 64 steps, batch 32, as a function", 0.6, lambda: traced(x), peer


def transformer(random):
    """Six layers, four heads."""
    array = random.standard_normal((8, 64, 256)).astype("float32")
    x, model = eager.constant(array), nn.Sequential([nn.TransformerBlock(4) for _ in range(6)])
    model(x)
    t = torch.from_numpy(array)
    module = torch.nn.Sequential(*(torch.nn.TransformerEncoderLayer(256, 4, 1024, 0.0, "gelu", batch_first=True,
                                                                    norm_first=True) for _ in range(6)))
    compiled = torch.compile(module)
    step = training(model, lambda x: eager.mean(eager.square(model(x, training=True))))
    traced = eager.function(step)
    yield ("transformer, 6 layers of 256, length 64, batch 8", 0.8, lambda: step(x),
           torch_training(module, lambda: torch.mean(module(t) ** 2)))
    yield ("the same as a function; torch.compile", 0.9, lambda: traced(x),
           torch_training(module, lambda: torch.mean(compiled(t) ** 2)))


STAGES = ((64, 3), (128, 4), (256, 6), (512, 3))  # ResNet-50's inner channels, and blocks


def resnet(random):
    """ResNet-50 on images of 224 x 224; each side in the order of channels that is its own."""
    def normed(filters, size, stride=1):
        return nn.Sequential(nn.Conv2D(filters, size, stride, "same", use_bias=False), nn.BatchNormalization())

    class Bottleneck(nn.Module):
        def __init__(self, inner, stride, is_first):
            self.path = nn.Sequential(normed(inner, 1), eager.relu, normed(inner, 3, stride), eager.relu,
                                      normed(4 * inner, 1))
            self.short = normed(4 * inner, 1, stride) if is_first else nn.Lambda(eager.identity)

        def call(self, x):
            return eager.relu(self.path(x) + self.short(x))

    def torch_normed(channels, filters, size, stride=1):
        return (torch.nn.Conv2d(channels, filters, size, stride, size // 2, bias=False), torch.nn.BatchNorm2d(filters))

    class TorchBottleneck(torch.nn.Module):
        def __init__(self, channels, inner, stride, is_first):
            super().__init__()
            self.path = torch.nn.Sequential(*torch_normed(channels, inner, 1), torch.nn.ReLU(True),
                                            *torch_normed(inner, inner, 3, stride), torch.nn.ReLU(True),
                                            *torch_normed(inner, 4 * inner, 1))
            self.short = torch.nn.Sequential(*torch_normed(channels, 4 * inner, 1, stride) if is_first else ())

        def forward(self, x):
            return torch.relu(self.path(x) + self.short(x))

    images, labels = random.random((8, 224, 224, 3), "float32"), random.integers(0, 1000, 8)
    layers = [normed(64, 7, 2), eager.relu, nn.MaxPooling2D(3, 2, "same")]
    modules, channels = [*torch_normed(3, 64, 7, 2), torch.nn.ReLU(True), torch.nn.MaxPool2d(3, 2, 1)], 64
    for stage, (inner, blocks) in enumerate(STAGES):
        for i in range(blocks):
            stride = 2 if stage > 0 and i == 0 else 1
            layers.append(Bottleneck(inner, stride, i == 0))
            modules.append(TorchBottleneck(channels, inner, stride, i == 0))
            channels = 4 * inner
    model = nn.Sequential(*layers, nn.GlobalAveragePooling2D(), nn.Dense(1000))
    module = torch.nn.Sequential(*modules, torch.nn.AdaptiveAvgPool2d(1), torch.nn.Flatten(), torch.nn.Linear(2048, 1000))
    x, y = eager.constant(images), eager.constant(labels)
    model(x)
    t, u = torch.from_numpy(images.transpose(0, 3, 1, 2).copy()), torch.from_numpy(labels)
    step = training(model, lambda x, y: eager.losses.sparse_categorical_crossentropy(y, model(x, training=True),
                                                                                     from_logits=True))
    traced = eager.function(step)
    peer = torch_training(module, lambda: torch.nn.functional.cross_entropy(module(t), u))
    yield "ResNet-50, batch 8", 1.0, lambda: step(x, y), peer
    yield "ResNet-50, batch 8, as a function", 1.0, lambda: traced(x, y), peer


def run(only, seconds, threads):
    """In the process that has the packages: a JSON line a row."""
    eager.configure(num_threads=threads)
    torch.set_num_threads(threads)
    for family in (convnet, perceptron, dense, lstm, transformer, resnet):
        for name, goal, mine, peer in family(np.random.default_rng(1)):
            if re.search(only, name):
                print(json.dumps([name, goal, least([mine, peer], seconds)]), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("--venv", type=pathlib.Path)
    parser.add_argument("--only", default="")
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--threads", type=int, default=1)
    arguments = parser.parse_args()
    if os.environ.get(RUNNING):
        return run(arguments.only, arguments.seconds, arguments.threads)
    build, figures = arguments.build.resolve(), {}
    python = compare.prepare_python((arguments.venv or build / "peers").resolve(), ["numpy", "torch"])
    here = {**compare.environment(), RUNNING: "1", "PYTHONPATH": str(build / "python")}
    command = [str(python), __file__, str(build), "--only", arguments.only, "--seconds", str(arguments.seconds),
               "--threads", str(arguments.threads)]
    for _ in range(arguments.processes):
        lines = subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE, env=here).stdout
        for name, goal, times in map(json.loads, lines.splitlines()):
            figures[name] = goal, [min(pair) for pair in zip(figures.get(name, (0, times))[1], times)]
    print("| work; what it is compared with, PyTorch if nothing is said | libeager | the other | ratio | to reach |")
    print("| --- | --- | --- | --- | --- |")
    for name, (goal, (mine, other)) in figures.items():
        print(f"| {name} | {mine * 1e6:.4g} us | {other * 1e6:.4g} us | {mine / other:.2f} | {goal or ''} |")


if __name__ == "__main__":
    main()
