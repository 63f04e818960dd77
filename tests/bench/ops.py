#!/usr/bin/env python3
"""Times single ops of some 10^6 elements in libeager, NumPy and PyTorch on one thread, and prints the ratios.

    tests/bench/ops.py BUILD [--venv FOLDER] [--only REGEX] [--seconds S]

BUILD is a build folder with EAGER_BUILD_PYTHON=ON; FOLDER (BUILD/peers) is a virtual environment with NumPy and PyTorch,
which compare.py makes. All three run in one process, in turn, so that whatever else the machine does meets them alike; a
figure is the least of all repeats, S seconds (0.3) a row. A new op whose kernel does more than move memory gets a row.
"""
import argparse
import os
import pathlib
import re
import subprocess
import sys
import time

import compare

N = 1 << 20


def rows():
    """Yields (name, eager's call, NumPy's or None, PyTorch's or None)."""
    import eager
    import numpy as np
    import torch

    torch.set_num_threads(1)
    generator = np.random.default_rng(1)

    def kinds(array):
        return eager.constant(array), array, torch.from_numpy(array)

    def unary(name, array, numpy=None, torch=None, op=None):
        """A row of one input; a peer that lacks the function is left out."""
        e, n, t = kinds(array)
        f = op or getattr(eager, name)
        return f"{name} {array.dtype}", lambda: f(e), numpy and (lambda: numpy(n)), torch and (lambda: torch(t))

    def binary(name, a, b, numpy=None, torch=None, op=None):
        (e1, n1, t1), (e2, n2, t2) = kinds(a), kinds(b)
        f = op or getattr(eager, name)
        return f"{name} {a.dtype}", lambda: f(e1, e2), numpy and (lambda: numpy(n1, n2)), torch and (lambda: torch(t1, t2))

    for dtype in (np.float32, np.float64):
        x = generator.standard_normal(N).astype(dtype)
        y = generator.standard_normal(N).astype(dtype)
        yield unary("exp", x, np.exp, torch.exp)
        yield binary("add", x, y, np.add, torch.add)
    yield from reductions(eager, np, torch, generator)


def reductions(eager, np, torch, generator):
    """Rows of reductions and of what is like them, over all axes, rows, columns, middle and narrow ones."""
    def row(name, array, axis=None, numpy=True, title=""):
        e, t = eager.constant(array), torch.from_numpy(array)
        f, n, g = getattr(eager, name), getattr(np, name, None), getattr(torch, name, None)
        g = {"max": torch.amax, "min": torch.amin}.get(name, g)
        options = {} if axis is None else {"axis": axis}
        dims = {} if axis is None else {"dim": axis}
        what = f"{name} {array.dtype} {list(array.shape)}" + ("" if axis is None else f" axis {axis}")
        return what, lambda: f(e, **options), n and (lambda: n(array, **options)), lambda: g(t, **dims)

    draw = lambda dtype, *dims: (100 * generator.standard_normal(dims)).astype(dtype)
    for name in ("sum", "mean", "max", "min", "argmax", "prod"):
        yield row(name, draw(np.float32, N))
    for dtype in (np.float64, np.int32, np.float16):
        for name in ("sum", "max", "argmax"):
            yield row(name, draw(dtype, N))
    for name in ("sum", "max", "argmax"):
        for dims, axis in (((1000, 1000), 0), ((1000, 1000), 1), ((100000, 3), 0), ((100000, 3), 1), ((10, 100000), 0),
                           ((10000, 100), 1), ((100, 10, 1000), 1)):
            yield row(name, draw(np.float32, *dims), axis)
    for name in ("sum", "mean", "max", "prod"):
        for axis in (0, 2, (0, 2)):
            yield row(name, draw(np.float32, 10, 10, 10, 1000), axis) if name != "prod" or isinstance(axis, int) else \
                row("sum", draw(np.float16, 10, 10, 10, 1000), axis)
    for axis in (0, 1):
        yield row("sum", draw(np.float16, 1000, 1000), axis)
        yield row("sum", draw(np.complex64, 1000, 1000), axis)
    for name in ("softmax", "log_softmax", "logsumexp"):
        for dims, axis in (((1000, 1000), 1), ((1000, 1000), 0), ((10, 100000), 0), ((10, 1000, 100), 1), ((10000, 10), 1)):
            yield row(name, draw(np.float32, *dims) / 100, axis)


def least(functions, seconds):
    """The least seconds of a call of each function (None where it is None), called in turn."""
    times = [float("inf")] * len(functions)
    end = time.perf_counter() + seconds
    while True:
        for i, f in enumerate(functions):
            if f is not None:
                start = time.perf_counter()
                f()
                times[i] = min(times[i], time.perf_counter() - start)
        if time.perf_counter() > end:
            return [t if f is not None else None for t, f in zip(times, functions)]


def run(only, seconds):
    print("| op | libeager | NumPy | PyTorch | ratio to the best peer |\n| --- | --- | --- | --- | --- |")
    show = lambda t: "" if t is None else f"{t * 1e3:.3f} ms"
    for name, *functions in rows():
        if not re.search(only, name):
            continue
        mine, *peers = least(functions, seconds)
        best = min(p for p in peers if p is not None)
        print(f"| {name} | {show(mine)} | {' | '.join(map(show, peers))} | {mine / best:.2f} |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("--venv", type=pathlib.Path)
    parser.add_argument("--only", default="", help="a regular expression that the row's name has")
    parser.add_argument("--seconds", type=float, default=0.3)
    arguments = parser.parse_args()
    build = arguments.build.resolve()
    if os.environ.get("EAGER_OPS_RUNNING"):
        return run(arguments.only, arguments.seconds)
    python = compare.prepare_python((arguments.venv or build / "peers").resolve(), ["numpy", "torch"])
    environment = {**compare.environment(), "EAGER_OPS_RUNNING": "1", "OMP_NUM_THREADS": "1", "PYTHONPATH": str(build / "python")}
    return subprocess.run([python, __file__, *sys.argv[1:]], env=environment).returncode


if __name__ == "__main__":
    sys.exit(main())
