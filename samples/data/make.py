#!/usr/bin/env python3
"""Writes scikit-learn's 8x8 digits as four idx files, named as MNIST's, beside this script.

    python3 -m venv venv && venv/bin/pip install scikit-learn
    venv/bin/python samples/data/make.py

The split is fixed: of each digit, the third of every six pictures is for testing (300 in all),
the rest is for training (1,497); both keep the original order. Pixels 0..16 are scaled to 0..255.
"""
import pathlib
import struct

import numpy as np
from sklearn.datasets import load_digits


def write_idx(path, array):
    header = struct.pack(">BBBB", 0, 0, 0x08, array.ndim) + struct.pack(f">{array.ndim}I", *array.shape)
    path.write_bytes(header + array.astype(np.uint8).tobytes())


def main():
    digits = load_digits()
    labels = digits.target
    images = np.rint(digits.images * (255 / 16))

    test = np.zeros(len(labels), bool)
    for digit in range(10):
        test[np.flatnonzero(labels == digit)[2::6]] = True

    folder = pathlib.Path(__file__).parent
    for name, rows in ("train", ~test), ("t10k", test):
        write_idx(folder / f"{name}-images-idx3-ubyte", images[rows])
        write_idx(folder / f"{name}-labels-idx1-ubyte", labels[rows])
        print(f"{name}: {rows.sum()} pictures")


if __name__ == "__main__":
    main()
