#!/usr/bin/env python3
"""Ops of the program's own: softplus, log(1 + e^x), with a kernel of NumPy and a gradient made of ops; and the C library's hypot.

Does what samples/custom_op.c does, and prints the same; then eager.testing checks the op.
"""
import numpy as np

import eager


def slope(x, dy, *, sharpness):
    """The gradient is computed by ops, so that it has a gradient too."""
    return dy * eager.sigmoid(sharpness * x)


@eager.define_op("sample.softplus", "x: T[...], sharpness: float = 1 -> y: T[...]; T: float32 float64", gradient=slope, saves="x")
def softplus(x, y, *, sharpness):
    """Computes log(1 + e^(sharpness x)) / sharpness."""
    y[...] = np.logaddexp(0, np.multiply(x, sharpness, dtype=np.float64)) / sharpness


hypot = eager.define_native_op("sample.hypot", "x: T[...], y: T[...] -> z: T[...]; T: float32 float64", "libm.so.6", """\
double = z hypot(double = x, double = y)
float32: float = z hypotf(float = x, float = y)""")

x = eager.constant([-1.0, 0.0, 100.0])
first = eager.grad(lambda x: eager.sum(softplus(x)))
second = eager.grad(lambda x: eager.sum(first(x)))
print("softplus", softplus(x).numpy())
print("    first", first(x).numpy())
print("    second", second(x).numpy())
print("sharper", softplus(x, sharpness=10).numpy())
print("hypot", hypot(x, [0.0, 4.0, 100.0]).numpy())
try:
    softplus(eager.constant([1j], "complex64"))  # of complex numbers there is no softplus here
except eager.errors.InvalidArgumentError as error:
    print(error)
eager.testing.check_op(softplus, [([-1.0, 0.0, 2.0],), dict(x=[[0.5]], sharpness=3.0)])
