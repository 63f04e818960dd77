#!/usr/bin/env python3
"""Times saving and restoring 400 MB against Python's safetensors, side by side in one process, and their peaks of memory.

    tests/bench/checkpoints.py BUILD [--venv FOLDER] [--seconds S] [--folder FOLDER]

BUILD is a build folder with EAGER_BUILD_PYTHON=ON; the virtual environment (BUILD/peers) gets NumPy and safetensors from PyPI.
Neither side waits for the disk. A figure is the least of all repeats within S seconds (10). The files go to --folder, which is
a folder in memory (/dev/shm) unless told otherwise, so that the disk does not decide.
"""
import argparse
import os
import pathlib
import resource
import subprocess
import sys
import tempfile

import compare

RUNNING = "EAGER_CHECKPOINTS_RUNNING"  # set in the process that has the packages
COUNT, SIZE = 10, 10_000_000  # float32 tensors, and the elements of each


def peak():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def works(folder):
    """Yields (name, the work of eager, that of safetensors)."""
    import eager
    import numpy as np
    from safetensors.numpy import load_file, save_file

    random = np.random.default_rng(1)
    arrays = {f"w{i}": random.random(SIZE, np.float32) for i in range(COUNT)}
    checkpoint = eager.Checkpoint(**{name: eager.Variable(a) for name, a in arrays.items()})
    mine, theirs = os.path.join(folder, "eager"), os.path.join(folder, "safetensors")
    checkpoint.write(mine, sync=False)
    save_file(arrays, theirs)
    yield "400 MB saved", lambda: checkpoint.write(mine, sync=False), lambda: save_file(arrays, theirs)
    yield "400 MB restored", lambda: checkpoint.restore(mine), lambda: load_file(theirs)


def run(folder, seconds):
    from ops import least

    print("| work | libeager | safetensors | ratio |\n| --- | --- | --- | --- |")
    for name, mine, theirs in works(folder):
        before = peak()
        mine()
        grown = peak() - before
        a, b = least([mine, theirs], seconds)
        print(f"| {name} | {a:.3f} s | {b:.3f} s | {a / b:.2f} |")
        print(f"the first time the peak grew by {grown / (4 * SIZE):.2f} tensors", file=sys.stderr)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("--venv", type=pathlib.Path)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--folder", default="/dev/shm")
    arguments = parser.parse_args()
    if os.environ.get(RUNNING):
        with tempfile.TemporaryDirectory(dir=arguments.folder) as folder:
            return run(folder, arguments.seconds)
    build = arguments.build.resolve()
    python = compare.prepare_python((arguments.venv or build / "peers").resolve(), ["numpy", "safetensors"])
    here = {**compare.environment(), RUNNING: "1", "PYTHONPATH": str(build / "python")}
    subprocess.run([str(python), __file__, *sys.argv[1:]], check=True, env=here)


if __name__ == "__main__":
    main()
