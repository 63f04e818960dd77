"""Numbers of the table: exact rounding to a dtype, the table's notation, and references that are right to many digits."""

import math
from fractions import Fraction

import mpmath
import numpy as np

mpmath.mp.prec = 160

# dtype: (digits of the significand with the hidden one, exponent of the smallest number above zero, largest number)
FLOATS = {
    "float16": (11, -24, Fraction(65504)),
    "bfloat16": (8, -133, Fraction(255) * Fraction(2) ** 120),
    "float32": (24, -149, Fraction(2**24 - 1) * Fraction(2) ** 104),
    "float64": (53, -1074, Fraction(2**53 - 1) * Fraction(2) ** 971),
}
COMPLEX = {"complex64": "float32", "complex128": "float64"}
SIGNED = ("int8", "int16", "int32", "int64")
UNSIGNED = ("uint8", "uint16", "uint32", "uint64")
INTEGERS = SIGNED + UNSIGNED
DTYPES = ("bool", *INTEGERS, *FLOATS, *COMPLEX, "string")


def round_to(dtype, value):
    """`value`, a float, longdouble, mpf, int or Fraction, as the nearest number of a floating dtype, ties to even."""
    if isinstance(value, mpmath.mpc):
        value = value.real
    if not isinstance(value, (int, Fraction)) and (value != value or value in (math.inf, -math.inf) or value == 0):
        return float(value)
    digits, least, largest = FLOATS[dtype]
    exact = _fraction(value)
    if exact == 0:
        return 0.0
    size = exact.numerator.bit_length() - exact.denominator.bit_length()
    if abs(exact) < Fraction(2) ** size:
        size -= 1
    unit = Fraction(2) ** max(size + 1 - digits, least)
    rounded = round(exact / unit) * unit
    if abs(rounded) > largest:
        return math.copysign(math.inf, rounded)
    return float(rounded) if rounded else math.copysign(0.0, exact)


def _fraction(value):
    if isinstance(value, mpmath.mpf):
        sign, mantissa, exponent, _ = value._mpf_
        return Fraction(-int(mantissa) if sign else int(mantissa)) * Fraction(2) ** int(exponent)
    if isinstance(value, (int, Fraction)):
        return Fraction(value)
    return Fraction(*(int(part) for part in value.as_integer_ratio()))


def element(dtype, value):
    """`value` as a number of dtype: a bool, int, float, complex or str of Python. Integers wrap."""
    if dtype == "string":
        return str(value)
    if dtype == "bool":
        return bool(value)
    if dtype in INTEGERS:
        value = getattr(value, "real", value)
        bits = int(dtype.lstrip("uint"))
        wrapped = int(value) & (1 << bits) - 1
        return wrapped - (1 << bits) if dtype in SIGNED and wrapped >> bits - 1 else wrapped
    if dtype in COMPLEX:
        real, imag = (value.real, value.imag) if hasattr(value, "imag") else (value, 0)
        return complex(round_to(COMPLEX[dtype], real), round_to(COMPLEX[dtype], imag))
    return round_to(dtype, value)


def encode(dtype, value):
    """A number of dtype as the table writes it."""
    if dtype in COMPLEX:
        return [hexadecimal(value.real), hexadecimal(value.imag)]
    if dtype in FLOATS:
        return hexadecimal(value)
    return str(value) if dtype in ("int64", "uint64") else value


def hexadecimal(value):
    """1.5 as "0x1.8p+0"."""
    text = float(value).hex()
    if "p" not in text:
        return text
    mantissa, exponent = text.split("p")
    return f"{mantissa.rstrip('0').rstrip('.') if '.' in mantissa else mantissa}p{exponent}"


def array(dtype, values):
    """Nested lists or an array as an array of objects, each a number of dtype."""
    shaped = np.asarray(values, dtype=object)
    out = np.empty(shaped.shape, dtype=object)
    for place in np.ndindex(shaped.shape):
        one = shaped[place] if shaped.shape else shaped.item()
        out[place] = element(dtype, one)
    return out


def wide(dtype, values):
    """What references compute with: extended floats and complex numbers, or whole numbers of 64 bits."""
    kind = (
        np.clongdouble if dtype in COMPLEX
        else np.longdouble if dtype in FLOATS
        else bool if dtype == "bool"
        else np.uint64 if dtype == "uint64"
        else object if dtype == "string"
        else np.int64
    )
    return array(dtype, values).astype(kind)


def outputs(result):
    """What a reference gives as a list of outputs: a list of arrays, or one array, which may be nested lists of numbers."""
    many = isinstance(result, list) and all(isinstance(one, (np.ndarray, np.generic)) for one in result)
    return result if many else [result]


def vjp(function, inputs, place, weights):
    """The gradient of sum(weights * function(*inputs)) for inputs[place], by differences of the fourth order.

    It is exact where the function is a polynomial of the third degree, and right to 12 digits or more elsewhere.
    """
    step = np.longdouble(2) ** -10

    def moved(at, by):
        changed = list(inputs)
        x = np.array(inputs[place[0]][place[1]] if isinstance(place, tuple) else inputs[place])
        x[at] += by
        if isinstance(place, tuple):
            changed[place[0]] = [x if i == place[1] else one for i, one in enumerate(inputs[place[0]])]
        else:
            changed[place] = x
        return sum((w * y).sum() for w, y in zip(weights, outputs(function(*changed))) if w is not None)

    x = inputs[place[0]][place[1]] if isinstance(place, tuple) else inputs[place]
    out = np.zeros(np.shape(x), dtype=np.longdouble)
    for at in np.ndindex(out.shape):
        near, far = moved(at, step) - moved(at, -step), moved(at, 2 * step) - moved(at, -2 * step)
        out[at] = (8 * near - far) / (12 * step)
    return out
