#!/usr/bin/env python3
"""Times writer.scalar(tag, number, step) of event files in C and in Python, and what a record and a histogram take.

    tests/bench/events.py BUILD [--seconds S] [--folder FOLDER]

BUILD is a build folder with EAGER_BUILD_PYTHON=ON. Nothing waits for the disk. A figure is the least of all repeats within S
seconds (5). The files go to --folder, which is a folder in memory (/dev/shm) unless told otherwise. C's figure is that of a
program, which is compiled here.
"""
import argparse
import os
import pathlib
import subprocess
import sys
import tempfile
import time

PROGRAM = r"""
#include <eager_c.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + 1e-9 * t.tv_nsec;
}

int main(int argc, char **argv) {
  enum { N = 2000 };
  eager_context *ctx;
  eager_event_writer *w;
  double best = 1e9, end = now() + atof(argv[2]);
  if (argc != 3 || eager_context_create(NULL, &ctx) || eager_event_writer_create(ctx, argv[1], NULL, &w)) return 1;
  while (now() < end) {
    double begin = now();
    for (int i = 0; i < N; ++i) {
      if (eager_event_writer_scalar(w, "train/loss", 0.5, i)) return 1;
    }
    double each = (now() - begin) / N;
    if (each < best) best = each;
  }
  eager_event_writer_release(w);
  eager_context_release(ctx);
  printf("%.9f\n", best);
  return 0;
}
"""


def least(work, count, seconds):
    best, end = 1e9, time.perf_counter() + seconds
    while time.perf_counter() < end:
        begin = time.perf_counter()
        work(count)
        best = min(best, (time.perf_counter() - begin) / count)
    return best


def in_c(build, folder, seconds):
    include = pathlib.Path(__file__).resolve().parents[2] / "include"
    source, program = os.path.join(folder, "events.c"), os.path.join(folder, "events")
    pathlib.Path(source).write_text(PROGRAM)
    subprocess.run(["cc", "-O2", "-I", include, source, "-o", program, f"-L{build}", "-leager", f"-Wl,-rpath,{build}"], check=True)
    return float(subprocess.run([program, os.path.join(folder, "c"), str(seconds)], check=True, capture_output=True, text=True).stdout)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--folder", default="/dev/shm")
    arguments = parser.parse_args()
    build = arguments.build.resolve()
    sys.path.insert(0, str(build / "python"))
    import eager

    print("| work | time | to reach |\n| --- | --- | --- |")
    with tempfile.TemporaryDirectory(dir=arguments.folder) as folder:
        print(f"| scalar, C | {in_c(build, folder, arguments.seconds) * 1e6:.2f} us | 0.3 us |")
        writer = eager.summary.Writer(os.path.join(folder, "python"))

        def scalars(count):
            for step in range(count):
                writer.scalar("train/loss", 0.5, step)

        print(f"| scalar, Python | {least(scalars, 2000, arguments.seconds) * 1e6:.2f} us | 1 us |")
        writer.close()
        record = bytes(1000)
        with eager.records.Writer(os.path.join(folder, "records")) as records:
            def write(count):
                for _ in range(count):
                    records.write(record)

            print(f"| record of 1000 bytes, Python | {least(write, 2000, min(arguments.seconds, 1)) * 1e6:.2f} us | |")
        weights = eager.random.normal([1_000_000])
        with eager.summary.Writer(os.path.join(folder, "histograms")) as histograms:
            each = least(lambda _: histograms.histogram("w", weights, 0), 1, arguments.seconds)
            print(f"| histogram of 1 000 000 numbers | {each * 1e3:.1f} ms | |")


if __name__ == "__main__":
    main()
