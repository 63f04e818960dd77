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

    eager.configure(num_threads=1)
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
        positive, wide = np.abs(x) + dtype(0.01), y * 3
        yield unary("clip", x, lambda a: np.clip(a, dtype(-0.5), dtype(0.5)), lambda a: torch.clip(a, -0.5, 0.5),
                    lambda a: eager.clip(a, -0.5, 0.5))
        yield binary("pow", positive, wide, np.power, torch.pow)
        yield binary("atan2", x, y, np.arctan2, torch.atan2)
        yield binary("hypot", x, y, np.hypot, torch.hypot)
        yield binary("floor_divide", wide, x, np.floor_divide, torch.floor_divide)
        yield binary("remainder", wide, x, np.remainder, torch.remainder)
        yield binary("nextafter", x, y, np.nextafter, torch.nextafter)
        yield unary("signbit", x, np.signbit, torch.signbit)
        yield unary("lgamma", x, None, torch.lgamma)
        yield unary("digamma", x, None, torch.digamma)
        yield unary("elu", x, None, torch.nn.functional.elu)
        yield unary("selu", x, None, torch.nn.functional.selu)
        yield unary("gelu", x, None, torch.nn.functional.gelu)
        z, w = (x + 1j * y).astype(f"complex{16 * x.itemsize}"), (y - 2j * x).astype(f"complex{16 * x.itemsize}")
        yield unary("abs", z, np.abs, torch.abs)
        yield unary("reciprocal", z, np.reciprocal, torch.reciprocal)
        yield binary("divide", z, w, np.divide, torch.divide)
        yield unary("exp", x, np.exp, torch.exp)
        yield binary("add", x, y, np.add, torch.add)


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
