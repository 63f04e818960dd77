#!/usr/bin/env python3
"""Times input pipelines against a hand-written NumPy loop, and against tf.data and PyTorch's DataLoader where they are installed.

    tests/bench/pipelines.py BUILD [--venv FOLDER] [--seconds S]

BUILD is a build folder with EAGER_BUILD_PYTHON=ON; the virtual environment (BUILD/peers) gets NumPy from PyPI, and what else of
the peers lies in it takes part. A figure is the least of all repeats within S seconds (5), side by side in one process.

    epoch     60,000 pictures uint8 [28, 28] with labels: shuffle(10000), batch(64), cast and scale, prefetch; from C too
    records   60,000 records of 785 bytes from a TFRecord file: batch(64), decoded to uint8
    next      next() of an element that is ready; of one through a traced map
"""
import argparse
import ctypes
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

# The epoch in C: begin() makes the dataset, epoch() iterates over it once and returns the number of batches.
LIBRARY = r"""
#include <eager_c.h>
#include <stdlib.h>

static eager_context *ctx;
static eager_dataset *dataset;

static void check(eager_status *s) {
  if (s) abort();
}

static eager_tensor *tensor(int32_t dtype, const int64_t *dims, int32_t rank, const void *data, size_t size) {
  eager_tensor *t = NULL;
  check(eager_tensor_create(ctx, dtype, dims, rank, data, size, &t));
  return t;
}

static eager_dataset *step(const char *kind, eager_dataset *input, const char *name, int64_t value) {
  eager_dataset *d = NULL;
  check(eager_dataset_create(ctx, kind, &input, input != NULL, &d));
  if (name) check(eager_dataset_set_int(d, name, value));
  return d;
}

static eager_op *scale(void) {
  const int64_t dims[] = {-1, 28, 28};
  const float factor = 1.0f / 255;
  eager_context *trace = NULL;
  eager_op *cast = NULL, *multiply = NULL, *made = NULL;
  eager_tensor *in[2], *product[2] = {NULL, NULL}, *out[2];
  eager_function *f = NULL;
  int32_t one = 1;
  check(eager_trace_begin(ctx, "scale", &trace));
  check(eager_trace_input(trace, EAGER_UINT8, dims, 3, &in[0]));
  check(eager_trace_input(trace, EAGER_INT64, dims, 1, &in[1]));
  check(eager_op_create(trace, "cast", &cast));
  check(eager_op_set_dtype(cast, "dtype", EAGER_FLOAT32));
  check(eager_op_create(trace, "multiply", &multiply));
  check(eager_execute(trace, cast, in, 1, product, &one));
  product[1] = tensor(EAGER_FLOAT32, NULL, 0, &factor, sizeof factor);
  check(eager_execute(trace, multiply, product, 2, out, &one));
  out[1] = in[1];
  check(eager_trace_end(trace, out, 2, &f));
  check(eager_function_op(ctx, f, &made));
  return made;
}

void begin(const uint8_t *images, const int64_t *labels, int64_t n, int64_t shuffled, int64_t batch) {
  const int64_t dims[] = {n, 28, 28};
  check(eager_context_create(NULL, &ctx));
  eager_tensor *slices[] = {tensor(EAGER_UINT8, dims, 3, images, (size_t)n * 784), tensor(EAGER_INT64, dims, 1, labels, (size_t)n * 8)};
  dataset = step("tensor_slices", NULL, NULL, 0);
  check(eager_dataset_set_tensors(dataset, "tensors", slices, 2));
  dataset = step("shuffle", dataset, "buffer_size", shuffled);
  dataset = step("batch", dataset, "batch_size", batch);
  dataset = step("map", dataset, NULL, 0);
  check(eager_dataset_set_op(dataset, "op", scale()));
  dataset = step("prefetch", dataset, "buffer_size", 4);
}

int64_t epoch(void) {
  eager_iterator *it = NULL;
  int64_t count = 0;
  check(eager_iterator_create(ctx, dataset, &it));
  for (;; ++count) {
    eager_tensor *batch[2];
    int32_t n = 2, end = 0;
    check(eager_iterator_next(it, batch, &n, &end));
    if (end) break;
    eager_tensor_release(batch[0]);
    eager_tensor_release(batch[1]);
  }
  eager_iterator_release(it);
  return count;
}
"""


def has(package):
    return importlib.util.find_spec(package) is not None


def exhaust(iterable):
    for _ in iterable:
        pass


def epoch_in_c(images, labels, folder, build):
    """Returns the work of the C library, which is compiled here against the package's libeager."""
    include = pathlib.Path(__file__).resolve().parents[2] / "include"
    source, library = os.path.join(folder, "epoch.c"), os.path.join(folder, "epoch.so")
    pathlib.Path(source).write_text(LIBRARY)
    subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-I", include, source, "-o", library, f"-L{build}", "-leager", f"-Wl,-rpath,{build}"],
                   check=True)
    found = ctypes.CDLL(library)
    found.epoch.restype = ctypes.c_int64
    found.begin(ctypes.c_void_p(images.ctypes.data), ctypes.c_void_p(labels.ctypes.data), *map(ctypes.c_int64, (COUNT, 10_000, BATCH)))
    assert found.epoch() == -(-COUNT // BATCH)
    return found.epoch


def epochs(images, labels, folder, build):
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

    works = {"libeager": lambda: exhaust(ds), "NumPy": loop, "C": epoch_in_c(images, labels, folder, build)}
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


def run(seconds, build):
    import numpy as np

    from ops import least

    random = np.random.default_rng(0)
    images, labels = random.integers(0, 256, (COUNT, 28, 28), np.uint8), random.integers(0, 10, COUNT)
    with tempfile.TemporaryDirectory() as folder:
        for name, works in (("epoch", epochs(images, labels, folder, build)), ("records", records(folder))):
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
    build = options.build.resolve()
    if os.environ.get(RUNNING):
        return run(options.seconds, build)
    python = compare.prepare_python((options.venv or build / "peers").resolve(), ["numpy"])
    here = {**compare.environment(), RUNNING: "1", "PYTHONPATH": str(build / "python")}
    subprocess.run([str(python), __file__, *sys.argv[1:]], check=True, env=here)


if __name__ == "__main__":
    main()
