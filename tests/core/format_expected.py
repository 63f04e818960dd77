#!/usr/bin/env python3
"""Writes format_expected.json: arrays, and what NumPy prints for them (pip install numpy; run by hand).

bfloat16, which NumPy does not have, goes through NumPy's own formatter for float32, with the shortest digits that tell
bfloat16 numbers apart. An array's data is repeated until it fills the shape.
"""
import json
import pathlib
from fractions import Fraction

import numpy as np
from numpy._core import arrayprint

rng = np.random.default_rng(7)
cases = []


def add(array, base=None, name=None):
    base = np.ascontiguousarray(array if base is None else base)
    data = base.tobytes().hex()
    cases.append(dict(dtype=name or array.dtype.name, shape=list(array.shape), data=data, text=str(array)))


def filled(shape, base):
    n = int(np.prod(shape))
    return np.resize(base, n).reshape(shape)


SHAPES = [(), (1,), (4,), (0,), (3, 0), (2, 3), (3, 1), (2, 2, 3), (1, 1, 1), (30,), (4, 12), (2, 1, 2, 2)]
LARGE = [(1001,), (40, 40), (12, 5, 20), (7, 7, 7, 7), (2, 600), (600, 2), (1000,)]


def floats(dtype):
    """Values of the kinds that choose between layouts."""
    info = np.finfo(dtype)
    kinds = [
        lambda n: rng.normal(size=n),
        lambda n: rng.integers(-20, 20, size=n),
        lambda n: rng.integers(-20, 20, size=n) / 8,
        lambda n: rng.normal(size=n) * 10.0 ** rng.integers(-6, 6, size=n),
        lambda n: rng.normal(size=n) * 10.0 ** rng.integers(-30, 30, size=n),
        lambda n: rng.uniform(0, 1e-4, size=n),
        lambda n: rng.uniform(900, 1100, size=n),
        lambda n: rng.uniform(0.9e6, 1.1e6, size=n),
        lambda n: rng.uniform(0.5e8, 1.5e8, size=n),
        lambda n: rng.choice([0.0, -0.0, 1.0, np.nan, np.inf, -np.inf], size=n),
        lambda n: rng.choice([np.nan, np.inf], size=n),
        lambda n: rng.choice([np.nan, np.inf, 1e-7, 3e5], size=n),
        lambda n: rng.choice([0.1, 0.25, 1 / 3, 2 / 3, 1000.0, 1.0, 0.001, 1e-4], size=n),
        lambda n: rng.choice([float(v) for v in (info.max, info.tiny, info.smallest_subnormal, -1, info.eps)], size=n),
        lambda n: rng.choice([1e15, 1e16, 123456789.0, 0.00012345], size=n),
    ]
    for kind in kinds:
        shape = SHAPES[rng.integers(len(SHAPES))]
        with np.errstate(all="ignore"):
            yield lambda n, kind=kind: np.asarray(kind(n), dtype=np.float64).astype(dtype), shape


def add_floats(dtype):
    for _ in range(3):
        for make, shape in floats(dtype):
            add(make(max(1, int(np.prod(shape))))[:int(np.prod(shape))].reshape(shape))
            add(make(1).reshape(()))
    for shape in LARGE:
        base = rng.normal(size=13).astype(dtype)
        add(filled(shape, base), base)


def add_complex(dtype, part):
    for _ in range(2):
        for make, shape in floats(part):
            n = max(1, int(np.prod(shape)))
            a = np.empty(n, dtype)
            a.real, a.imag = make(n), make(n)
            add(a[:int(np.prod(shape))].reshape(shape))
            if rng.integers(2):
                a.real = 0
            add(a[0].reshape(()))
    base = (rng.normal(size=7) + 1j * rng.normal(size=7)).astype(dtype)
    add(filled((400, 4), base), base)


def add_integers(dtype):
    info = np.iinfo(dtype)
    for shape in SHAPES:
        add(rng.integers(info.min, info.max, size=shape, dtype=dtype, endpoint=True).reshape(shape))
        add(rng.integers(0, 10, size=shape).astype(dtype).reshape(shape))
    base = rng.integers(info.min, info.max, size=11, dtype=dtype)
    for shape in LARGE[:3]:
        add(filled(shape, base), base)


def bfloat16_digits(x):
    """Sign, digits, exponent; the shortest in the rounding interval, by exact arithmetic."""
    bits = int(np.float32(x).view(np.uint32)) >> 16
    negative, bits = bits >> 15, bits & 0x7FFF
    if bits == 0:
        return negative, "0", 0
    value = lambda b: Fraction(float(np.uint32(b << 16).view(np.float32)))
    here, down = value(bits), value(bits - 1)
    up = value(bits + 1) if bits + 1 < 0x7F80 else 2 * here - down
    low, high = (down + here) / 2, (here + up) / 2
    exponent = 0
    while here >= Fraction(10) ** (exponent + 1):
        exponent += 1
    while here < Fraction(10) ** exponent:
        exponent -= 1
    for count in range(1, 20):
        unit = Fraction(10) ** (exponent - count + 1)
        whole = here // unit
        fits = [d for d in (whole, whole + 1) if (low <= d * unit <= high if bits % 2 == 0 else low < d * unit < high)]
        if fits:
            digits = str(min(fits, key=lambda d: (abs(d * unit - here), d % 2)))
            if len(digits) > count:
                exponent += 1
            return negative, digits.rstrip("0"), exponent


def bfloat16_positional(x, precision=None, unique=True, fractional=True, trim=".", sign=False, pad_left=0, pad_right=0,
                        min_digits=0):
    negative, digits, exponent = bfloat16_digits(x)
    whole = digits[:exponent + 1].ljust(exponent + 1, "0") if exponent >= 0 else "0"
    fraction = (digits[exponent + 1:] if exponent >= 0 else "0" * (-exponent - 1) + digits) if digits != "0" else ""
    if len(fraction) > precision:
        whole, fraction = f"{abs(float(x)):.{precision}f}".split(".")
        fraction = fraction.rstrip("0")
    whole = ("-" if negative else "+" if sign else "") + whole
    return whole.rjust(pad_left or 0) + "." + fraction.ljust(pad_right or 0)


def bfloat16_scientific(x, precision=None, unique=True, trim=".", sign=False, pad_left=0, exp_digits=2, min_digits=0):
    negative, digits, exponent = bfloat16_digits(x)
    if len(digits) <= (min_digits or 0):
        exact, exponent = f"{abs(float(x)):.{min_digits}e}".split("e")
        digits, exponent = exact.replace(".", ""), int(exponent)
    whole = ("-" if negative else "+" if sign else "") + digits[0]
    fraction = digits[1:]
    return f"{whole.rjust(pad_left or 0)}.{fraction}e{'-' if exponent < 0 else '+'}{abs(exponent):0{exp_digits}d}"


def add_bfloat16():
    former = arrayprint.dragon4_positional, arrayprint.dragon4_scientific
    arrayprint.dragon4_positional, arrayprint.dragon4_scientific = bfloat16_positional, bfloat16_scientific
    for _ in range(3):
        for make, shape in floats(np.float32):
            shape = shape or (1,)
            with np.errstate(all="ignore"):
                a = make(max(1, int(np.prod(shape))))[:int(np.prod(shape))].reshape(shape)
            a = (a.view(np.uint32) & np.uint32(0xFFFF0000)).view(np.float32)
            add(a, (a.view(np.uint32) >> 16).astype(np.uint16), "bfloat16")
    arrayprint.dragon4_positional, arrayprint.dragon4_scientific = former


def add_strings():
    words = [b"", b"a", b"bcd", b"it's", b'say "no"', b"it's \"x\"", b"tab\tnew\nline\\", b"\xc3\xa9\x00\x7f",
             b"a longer word"]
    for shape in [(), (1,), (3,), (2, 2), (30,), (1002,), (0,)]:
        n = int(np.prod(shape))
        few = [words[rng.integers(len(words))] for _ in range(max(1, min(n, 30)))]
        a = np.empty(n, dtype=object)
        for i in range(n):
            a[i] = few[i % len(few)]
        a = a.reshape(shape)
        cases.append(dict(dtype="string", shape=list(shape), data=[w.hex() for w in few], text=str(a)))


for t in (np.float64, np.float32, np.float16):
    add_floats(t)
add_complex(np.complex64, np.float32)
add_complex(np.complex128, np.float64)
for t in "int8 int16 int32 int64 uint8 uint16 uint32 uint64".split():
    add_integers(np.dtype(t))
for shape in SHAPES:
    add(rng.integers(0, 2, size=shape).astype(bool).reshape(shape))
add(filled((30, 40), np.array([True, False, False])), np.array([True, False, False]))
add_bfloat16()
add_strings()

out = pathlib.Path(__file__).with_name("format_expected.json")
with out.open("w") as f:
    f.write('{"numpy": "%s", "cases": [\n' % np.__version__)
    f.write(",\n".join(json.dumps(c) for c in cases))
    f.write("\n]}\n")
print(len(cases), "cases")
