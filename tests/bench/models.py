#!/usr/bin/env python3
"""Times training steps of models that are made of layers, against the same written by hand, in PyTorch, and in JAX, compiled.

    tests/bench/models.py BUILD [--venv FOLDER] [--only REGEX] [--seconds S] [--processes N] [--threads N] [--memory]

BUILD is a build folder with EAGER_BUILD_PYTHON=ON; FOLDER (BUILD/peers) is a virtual environment with NumPy, PyTorch and JAX,
which compare.py makes. All sides of a row run in one process, in turn; a figure is the least of all repeats, S seconds (3)
a row in each of N processes (3), on one thread unless told otherwise. With --memory a figure is the MiB of memory by which a
process grows at most that makes one side and takes three steps.
"""
import argparse
import functools
import json
import os
import pathlib
import re
import subprocess
import sys

import compare

RUNNING = "EAGER_MODELS_RUNNING"  # set in the process that has the packages
if os.environ.get(RUNNING):
    import eager
    import jax
    import numpy as np
    import torch
    from jax import numpy as jnp
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


def jax_training(loss, parameters, *inputs):
    """Returns such a step of JAX, compiled. The loss gives what the step has to keep too, and may replace it in the parameters."""
    @functools.partial(jax.jit, donate_argnums=0)
    def update(parameters, *inputs):
        (value, kept), slopes = jax.value_and_grad(loss, has_aux=True)(parameters, *inputs)
        return value, {**{k: p - 1e-3 * slopes[k] for k, p in parameters.items()}, **kept}

    state, inputs = {k: jnp.asarray(p) for k, p in parameters.items()}, [jnp.asarray(x) for x in inputs]

    def step():
        nonlocal state
        value, state = update(state, *inputs)
        return jax.block_until_ready((value, state))[0]

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

    yield "10 steps of MNIST's ConvNet, batch 64, with metric and progress; by hand", 1.03, lambda: ten_layers, lambda: ten_by_hand


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
    yield "MLP 10-64-10 as a function, with metric; by hand", 1.05, lambda: lambda: layers(x, y), lambda: lambda: hand(x, y)


def dense(random):
    """A dense layer's call, and the ops that it runs."""
    x, layer = eager.constant(random.random((1, 8), "float32")), nn.Dense(8)
    layer(x)
    kernel, bias = layer.variables
    yield ("dense layer, [1, 8] x [8, 8]; its ops, one by one", None, lambda: lambda: layer(x),
           lambda: lambda: eager.add(eager.matmul(x, kernel), bias))


def both_ways(make):
    """Returns what makes a step, and what makes it as a function; make() gives a step and its inputs."""
    def made(wrap):
        step, *inputs = make()
        run = wrap(step)
        return lambda: run(*inputs)

    return (lambda: made(lambda step: step)), (lambda: made(eager.function))


def lstm(random):
    """PyTorch's nn.LSTM."""
    array = random.standard_normal((32, 64, 128)).astype("float32")

    def mine():
        x, model = eager.constant(array), nn.LSTM(128, return_sequences=True)
        model(x)
        return training(model, lambda x: eager.mean(eager.square(model(x, training=True)[0]))), x

    def peer():
        t, module = torch.from_numpy(array), torch.nn.LSTM(128, 128, batch_first=True)
        return torch_training(module, lambda: torch.mean(module(t)[0] ** 2))

    step, traced = both_ways(mine)
    yield "LSTM of 128 units, 64 steps, batch 32", 0.6, step, peer
    yield "LSTM of 128 units, 64 steps, batch 32, as a function", 0.6, traced, peer


def transformer(random):
    """Six layers, four heads."""
    array = random.standard_normal((8, 64, 256)).astype("float32")

    def mine():
        x, model = eager.constant(array), nn.Sequential([nn.TransformerBlock(4) for _ in range(6)])
        model(x)
        return training(model, lambda x: eager.mean(eager.square(model(x, training=True)))), x

    def peer(wrap=lambda module: module):
        t = torch.from_numpy(array)
        module = wrap(torch.nn.Sequential(*(torch.nn.TransformerEncoderLayer(256, 4, 1024, 0.0, "gelu", batch_first=True,
                                                                             norm_first=True) for _ in range(6))))
        return torch_training(module, lambda: torch.mean(module(t) ** 2))

    def in_jax():
        dims = {"qkv": (256, 768), "out": (256, 256), "up": (256, 1024), "down": (1024, 256)}
        parameters = {}
        for i in range(6):
            for name, (n, m) in dims.items():
                parameters[f"{name}{i}"] = (random.standard_normal((n, m)) / 16).astype("float32")
                parameters[f"{name}_bias{i}"] = np.zeros(m, "float32")
            for name in ("first", "second"):
                parameters.update({f"{name}_scale{i}": np.ones(256, "float32"), f"{name}_offset{i}": np.zeros(256, "float32")})

        def loss(p, x):
            for i in range(6):
                dense = lambda name, x: x @ p[f"{name}{i}"] + p[f"{name}_bias{i}"]
                norm = lambda name, x: ((x - x.mean(-1, keepdims=True)) * jax.lax.rsqrt(x.var(-1, keepdims=True) + 1e-5)
                                        * p[f"{name}_scale{i}"] + p[f"{name}_offset{i}"])
                q, k, v = jnp.moveaxis(dense("qkv", norm("first", x)).reshape(8, 64, 3, 4, 64), (2, 3), (0, 2))
                shares = jax.nn.softmax(q @ k.swapaxes(-1, -2) / 8)
                x = x + dense("out", (shares @ v).swapaxes(1, 2).reshape(8, 64, 256))
                x = x + dense("down", jax.nn.gelu(dense("up", norm("second", x)), approximate=False))
            return jnp.mean(x * x), {}

        return jax_training(loss, parameters, array)

    step, traced = both_ways(mine)
    yield "transformer, 6 layers of 256, length 64, batch 8", 0.8, step, peer, in_jax
    yield "the same as a function; torch.compile", 0.9, traced, lambda: peer(torch.compile), in_jax


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
    # Of each block: the channels that come in, the inner ones, the stride, and whether it is the first of its stage.
    blocks, channels = [], 64
    for stage, (inner, count) in enumerate(STAGES):
        for i in range(count):
            blocks.append((channels, inner, 2 if stage > 0 and i == 0 else 1, i == 0))
            channels = 4 * inner

    def mine():
        model = nn.Sequential(normed(64, 7, 2), eager.relu, nn.MaxPooling2D(3, 2, "same"),
                              *(Bottleneck(*block[1:]) for block in blocks), nn.GlobalAveragePooling2D(), nn.Dense(1000))
        x, y = eager.constant(images), eager.constant(labels)
        model(x)
        return training(model, lambda x, y: eager.losses.sparse_categorical_crossentropy(y, model(x, training=True),
                                                                                         from_logits=True)), x, y

    def peer():
        module = torch.nn.Sequential(*torch_normed(3, 64, 7, 2), torch.nn.ReLU(True), torch.nn.MaxPool2d(3, 2, 1),
                                     *(TorchBottleneck(*block) for block in blocks), torch.nn.AdaptiveAvgPool2d(1),
                                     torch.nn.Flatten(), torch.nn.Linear(2048, 1000))
        x, y = torch.from_numpy(images.transpose(0, 3, 1, 2).copy()), torch.from_numpy(labels)
        return torch_training(module, lambda: torch.nn.functional.cross_entropy(module(x), y))

    def in_jax():
        parameters = {"dense": (random.standard_normal((2048, 1000)) / 45).astype("float32"), "bias": np.zeros(1000, "float32")}

        def add(name, channels, filters, size):
            draw = random.standard_normal((size, size, channels, filters)) * (2 / (size * size * channels)) ** 0.5
            parameters.update({name: draw.astype("float32"), **{f"{name}_{part}": np.full(filters, v, "float32")
                               for part, v in (("scale", 1), ("offset", 0), ("mean", 0), ("variance", 1))}})

        add("first", 3, 64, 7)
        for i, (channels, inner, _, is_first) in enumerate(blocks):
            for name, n, filters, size in ((f"in{i}", channels, inner, 1), (f"middle{i}", inner, inner, 3),
                                           (f"out{i}", inner, 4 * inner, 1), (f"short{i}", channels, 4 * inner, 1)):
                if is_first or not name.startswith("short"):
                    add(name, n, filters, size)

        def loss(p, x, y):
            kept = {}

            def normed(name, x, stride=1):
                x = jax.lax.conv_general_dilated(x, p[name], (stride, stride), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
                mean, variance = x.mean((0, 1, 2)), x.var((0, 1, 2))
                for part, value in (("mean", mean), ("variance", variance)):
                    kept[f"{name}_{part}"] = 0.9 * p[f"{name}_{part}"] + 0.1 * value
                return (x - mean) * (jax.lax.rsqrt(variance + 1e-5) * p[f"{name}_scale"]) + p[f"{name}_offset"]

            x = jax.nn.relu(normed("first", x, 2))
            x = jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, (1, 3, 3, 1), (1, 2, 2, 1), "SAME")
            for i, (_, _, stride, is_first) in enumerate(blocks):
                path = jax.nn.relu(normed(f"in{i}", x))
                path = normed(f"out{i}", jax.nn.relu(normed(f"middle{i}", path, stride)))
                x = jax.nn.relu(path + (normed(f"short{i}", x, stride) if is_first else x))
            scores = jax.nn.log_softmax(x.mean((1, 2)) @ p["dense"] + p["bias"])
            return -jnp.mean(jnp.take_along_axis(scores, y[:, None], 1)), kept

        return jax_training(loss, parameters, images, labels)

    step, traced = both_ways(mine)
    yield "ResNet-50, batch 8", 1.0, step, peer, in_jax
    yield "ResNet-50, batch 8, as a function", 1.0, traced, peer, in_jax


def memory(key):
    """Returns a figure of this process' memory, in MiB."""
    return int(re.search(rf"{key}:\s*(\d+)", pathlib.Path("/proc/self/status").read_text())[1]) / 1024


def growth(make):
    """Returns the MiB by which a process grows at most that makes one side and takes three steps."""
    read, write = os.pipe()
    if not os.fork():
        before, step = memory("VmRSS"), make()
        for _ in range(3):
            step()
        os.write(write, str(memory("VmHWM") - before).encode())
        os._exit(0)
    os.close(write)
    with os.fdopen(read) as answer:
        mib = float(answer.read())
    os.wait()
    return mib


def run(only, seconds, threads, of_memory):
    """In the process that has the packages: a JSON line a row."""
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:threads])  # JAX takes all processors that there are
    eager.configure(num_threads=threads)
    torch.set_num_threads(threads)
    for family in (convnet, perceptron, dense, lstm, transformer, resnet):
        for name, goal, *sides in family(np.random.default_rng(1)):
            if re.search(only, name):
                figures = [growth(side) for side in sides] if of_memory else least([side() for side in sides], seconds)
                print(json.dumps([name, goal, figures]), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("--venv", type=pathlib.Path)
    parser.add_argument("--only", default="")
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--memory", action="store_true")
    arguments = parser.parse_args()
    if os.environ.get(RUNNING):
        return run(arguments.only, arguments.seconds, arguments.threads, arguments.memory)
    build, figures = arguments.build.resolve(), {}
    python = compare.prepare_python((arguments.venv or build / "peers").resolve(), ["numpy", "torch", "jax"])
    here = {**compare.environment(), RUNNING: "1", "OMP_NUM_THREADS": str(arguments.threads), "OMP_WAIT_POLICY": "PASSIVE",
            "PYTHONPATH": str(build / "python")}
    command = [str(python), __file__, *sys.argv[1:]]
    for _ in range(arguments.processes):
        lines = subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE, env=here).stdout
        for name, goal, found in map(json.loads, lines.splitlines()):
            figures[name] = goal, [min(pair) for pair in zip(figures.get(name, (0, found))[1], found)]
    print("| work; what it is compared with, PyTorch if nothing is said | libeager | the other | JAX | ratio | to reach |")
    print("| --- | --- | --- | --- | --- | --- |")
    text = lambda f: f"{f:.0f} MiB" if arguments.memory else f"{f * 1e6:.4g} us"
    for name, (goal, (mine, *others)) in figures.items():
        goal = "" if arguments.memory else goal or ""
        print(f"| {name} | {' | '.join(map(text, [mine, *others]))} |{' |' * (2 - len(others))} {mine / min(others):.2f} | {goal} |")


if __name__ == "__main__":
    main()
