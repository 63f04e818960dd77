#!/usr/bin/env python3
"""Times input pipelines against a hand-written NumPy loop, and against tf.data and PyTorch's DataLoader where they are installed.

    tests/bench/pipelines.py BUILD [--venv FOLDER] [--seconds S]

BUILD is a build folder with EAGER_BUILD_PYTHON=ON; the virtual environment (BUILD/peers) gets NumPy from PyPI, and what else of
the peers lies in it takes part. A figure is the least of all repeats within S seconds (5), side by side in one process.

    epoch     60,000 pictures uint8 [28, 28] with labels: shuffle(10000), batch(64), cast and scale, prefetch
    records   60,000 records of 785 bytes from a TFRecord file: batch(64), decoded to uint8
    next      next() of an element that is ready; of one through a traced map
"""
import argparse
import importlib.util
import os
import pathlib
import subprocess
import sys
import tempfile
import time

import compare

RUNNING = "EAGER_PIPELINES_RUNNING"  # set in the process that has the packages
COUNT, BATCH = 60_000, 64


def has(package):
    return importlib.util.find_spec(package) is not None


def exhaust(iterable):
    for _ in iterable:
        pass


def epochs(images, labels):
    """{name: the work}."""
    import eager
    import numpy as np

    ds = eager.data.Dataset.from_tensor_slices((images, labels)).shuffle(10_000).batch(BATCH)
    ds = ds.map(lambda x, y: (eager.cast(x, "float32") * (1 / 255), y)).prefetch(4)
    random = np.random.default_rng(1)

    def loop():
        order = random.permutation(COUNT)
        for i in range(0, COUNT, BATCH):
            rows = order[i:i + BATCH]
            images[rows].astype(np.float32) * np.float32(1 / 255), labels[rows]

    works = {"libeager": lambda: exhaust(ds), "NumPy": loop}
    if has("tensorflow"):
        import tensorflow as tf

        tfds = tf.data.Dataset.from_tensor_slices((images, labels)).shuffle(10_000).batch(BATCH)
        tfds = tfds.map(lambda x, y: (tf.cast(x, tf.float32) * (1 / 255), y)).prefetch(4)
        works["TensorFlow"] = lambda: exhaust(tfds)
    if has("torch"):
        import torch

        loader = torch.utils.data.DataLoader(torch.utils.data.TensorDataset(torch.from_numpy(images), torch.from_numpy(labels)),
                                             batch_size=BATCH, shuffle=True)
        works["PyTorch"] = lambda: exhaust((x.float() * (1 / 255), y) for x, y in loader)
    return works


def records(folder):
    import eager

    path = os.path.join(folder, "records")
    with eager.records.Writer(path) as writer:
        for i in range(COUNT):
            writer.write(bytes([i % 256]) * 785)
    ds = eager.data.Dataset.records(path).batch(BATCH).map(lambda r: eager.decode_raw(r, "uint8")).prefetch(4)
    works = {"libeager": lambda: exhaust(ds)}
    if has("tensorflow"):
        import tensorflow as tf

        tfds = tf.data.TFRecordDataset(path).batch(BATCH).map(lambda r: tf.io.decode_raw(r, tf.uint8)).prefetch(4)
        works["TensorFlow"] = lambda: exhaust(tfds)
    return works


def elements():
    """{name: seconds an element}."""
    import eager

    def each(ds, n):
        start = time.perf_counter()
        exhaust(ds.take(n))
        return (time.perf_counter() - start) / n

    numbers = eager.data.Dataset.range(1 << 40)
    return {"next() of a number": min(each(numbers, 200_000) for _ in range(5)),
            "next() through a traced map": min(each(numbers.map(lambda x: x * x), 200_000) for _ in range(5))}


def run(seconds):
    import numpy as np

    from ops import least

    random = np.random.default_rng(0)
    images, labels = random.integers(0, 256, (COUNT, 28, 28), np.uint8), random.integers(0, 10, COUNT)
    with tempfile.TemporaryDirectory() as folder:
        for name, works in (("epoch", epochs(images, labels)), ("records", records(folder))):
            figures = least(list(works.values()), seconds)
            print(name, ", ".join(f"{peer} {f * 1e3:.1f} ms" for peer, f in zip(works, figures)))
    for name, seconds_each in elements().items():
        print(f"{name}: {seconds_each * 1e9:.0f} ns")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("--venv", type=pathlib.Path)
    parser.add_argument("--seconds", type=float, default=5)
    options = parser.parse_args()
    if os.environ.get(RUNNING):
        return run(options.seconds)
    build = options.build.resolve()
    python = compare.prepare_python((options.venv or build / "peers").resolve(), ["numpy"])
    here = {**compare.environment(), RUNNING: "1", "PYTHONPATH": str(build / "python")}
    subprocess.run([str(python), __file__, *sys.argv[1:]], check=True, env=here)


if __name__ == "__main__":
    main()
