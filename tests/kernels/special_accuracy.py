"""Prints the rows of README.md's table of special functions and functions of two numbers: errors beside mpmath's values, and SciPy's.

    PYTHONPATH=BUILD/python python3 special_accuracy.py [FUNCTION...]      # needs mpmath, NumPy and SciPy; takes minutes
"""

import pathlib
import sys
import warnings

import mpmath as mp
import numpy as np
import scipy.special

import eager

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "op_cases"))
import special_values
from special_values import log_ndtr, zeta

mp.mp.prec = 260
NUMBERS = 2000
UNIT = {np.float32: (-126, 23, 128), np.float64: (-1022, 52, 1024)}


def both(low, high):
    """Numbers that are spread evenly over a range."""
    return lambda random, n: random.uniform(low, high, n)


def sizes(low, high, signs=(1,)):
    """Numbers of all sizes between two."""
    return lambda random, n: np.exp(random.uniform(np.log(low), np.log(high), n)) * random.choice(signs, n)


def whole(low, high):
    return lambda random, n: random.integers(low, high, n)


def some(*parts):
    return lambda random, n: random.permutation(np.concatenate([part(random, n // len(parts)) for part in parts]))


def near(x, width):
    return lambda random, n: x + random.choice((-1, 1), n) * np.exp(random.uniform(np.log(1e-9), np.log(width), n))


def root(f, slope, start):
    for _ in range(5):
        start -= f(start) / slope(start)
    return start


def erfcinv(x, start):
    if x > 1:
        return -erfcinv(2 - x, -start)
    return root(lambda t: mp.erfc(t) - x, lambda t: -2 / mp.sqrt(mp.pi) * mp.exp(-t * t), start)


def erfinv(x, start):
    if abs(x) > 0.5:
        return mp.sign(x) * erfcinv(1 - abs(x), abs(start))
    return root(lambda t: mp.erf(t) - x, lambda t: 2 / mp.sqrt(mp.pi) * mp.exp(-t * t), start)


def ndtri(x, start):
    return -mp.sqrt(2) * erfcinv(2 * x, -start / mp.sqrt(2))


def betainc(a, b, x):
    if x * (a + b + 2) > a + 1:
        return 1 - betainc(b, a, 1 - x)
    return special_values.betainc(a, b, x)


def logaddexp(a, b, base=mp.e):
    return mp.log(base ** a + base ** b) / mp.log(base)


def scaled_bessel(n):
    return lambda x: mp.besseli(n, x) * mp.exp(-abs(x))


any_size = some(both(-4, 4), sizes(1e-30, 1e30, (1, -1)), near(1, 0.5))
parameter = some(sizes(1e-4, 300), both(0.1, 30))
around_root = some(both(-9, 9), both(-1.5, 0), both(-1.5, 0))  # powers of which two add up to 1
# function: the exact one, SciPy's or NumPy's, and what its operands are drawn from. An inverse takes the result as its start.
FUNCTIONS = {
    "sinc": (lambda x: mp.sinpi(x) / (mp.pi * x), np.sinc, both(-50, 50)),
    "gamma": (mp.gamma, scipy.special.gamma, some(both(-20, 20), both(-170, 171), sizes(1e-300, 1, (1, -1)))),
    "lgamma": (lambda x: mp.re(mp.loggamma(x)), scipy.special.gammaln, some(both(-20, 20), sizes(1e-30, 1e30), near(1, 1), near(2, 1))),
    "digamma": (mp.digamma, scipy.special.digamma, some(both(0.01, 1.4), both(1.52, 40), sizes(1e-30, 1e-2), sizes(2, 1e30))),
    "erfinv": (erfinv, scipy.special.erfinv, some(both(-1, 1), sizes(1e-300, 1, (1, -1)), near(1, 0.1))),
    "erfcinv": (erfcinv, scipy.special.erfcinv, some(both(0, 2), sizes(1e-300, 1))),
    "ndtri": (ndtri, scipy.special.ndtri, some(both(0, 1), sizes(1e-300, 1))),
    "log_ndtr": (log_ndtr, scipy.special.log_ndtr, some(both(-40, 8), sizes(1e-9, 300, (1, -1)))),
    "i0": (lambda x: mp.besseli(0, x), scipy.special.i0, some(both(-20, 20), both(-700, 700))),
    "i0e": (scaled_bessel(0), scipy.special.i0e, some(both(-20, 20), sizes(1e-3, 1e3))),
    "i1": (lambda x: mp.besseli(1, x), scipy.special.i1, some(both(-20, 20), both(-700, 700))),
    "i1e": (scaled_bessel(1), scipy.special.i1e, some(both(-20, 20), sizes(1e-3, 1e3))),
    "beta": (mp.beta, scipy.special.beta, parameter, parameter),
    "igamma": (lambda a, x: mp.gammainc(a, 0, x, regularized=True), scipy.special.gammainc, parameter, parameter),
    "igammac": (lambda a, x: mp.gammainc(a, x, mp.inf, regularized=True), scipy.special.gammaincc, parameter, parameter),
    "betainc": (betainc, scipy.special.betainc, parameter, parameter, both(0, 1)),
    "zeta": (zeta, scipy.special.zeta, some(both(1.01, 12), both(12, 60)), some(sizes(1e-2, 1e3), both(0.1, 60))),
    "pow": (mp.power, np.power, some(both(0.1, 10), sizes(1e-9, 1e9), near(1, 0.05)), some(both(-10, 10), both(-3, 3))),
    "atan2": (mp.atan2, np.arctan2, any_size, any_size),
    "hypot": (mp.hypot, np.hypot, any_size, any_size),
    "polygamma": (lambda n, x: mp.polygamma(int(n), x), scipy.special.polygamma, whole(1, 20),
                  some(both(0.1, 20), sizes(1e-3, 1e3))),
    "logaddexp": (logaddexp, np.logaddexp, around_root, around_root),
    "logaddexp2": (lambda a, b: logaddexp(a, b, mp.mpf(2)), np.logaddexp2, around_root, around_root),
    "xlogy": (lambda x, y: x * mp.log(y), scipy.special.xlogy, any_size, some(both(0, 4), sizes(1e-30, 1e30))),
    "xlog1py": (lambda x, y: x * mp.log1p(y), scipy.special.xlog1py, any_size, some(both(-1, 4), sizes(1e-30, 1e30))),
    "xdivy": (lambda x, y: x / y, np.divide, any_size, any_size),
}


def error(value, exact, dtype):
    least, digits, _ = UNIT[dtype]
    exponent = max(mp.frexp(exact)[1] - 1, least) if exact else least
    return float(abs(mp.mpf(float(value)) - exact) / mp.mpf(2) ** (exponent - digits))


def measure(name, dtype):
    """Returns the greatest error, the operands that have it, and that of SciPy or NumPy."""
    exact, others, *ranges = FUNCTIONS[name]
    random = np.random.default_rng(5)
    operands = [draw(random, NUMBERS // 60 * 60).astype(dtype) for draw in ranges]
    ours = getattr(eager, name)(*map(eager.constant, operands)).numpy()
    theirs = others(*(x.astype(np.float64) for x in operands)).astype(dtype)
    most, at, most_of_theirs = 0, None, 0
    for *given, mine, other in zip(*operands, ours, theirs):
        if not np.isfinite(mine):
            continue
        values = [mp.mpf(float(x)) for x in given] + [mp.mpf(float(mine))] * (exact in (erfinv, erfcinv, ndtri))
        try:
            want = mp.mpf(exact(*values))
        except (ValueError, ZeroDivisionError, TypeError, mp.NoConvergence):
            continue
        least, _, greatest = UNIT[dtype]
        if not mp.mpf(2) ** least < abs(want) < mp.mpf(2) ** (greatest - 1):
            continue
        if (found := error(mine, want, dtype)) > most:
            most, at = found, given
        if np.isfinite(other):
            most_of_theirs = max(most_of_theirs, error(other, want, dtype))
    return most, at, most_of_theirs


def main():
    warnings.simplefilter("ignore")
    for name in sys.argv[1:] or FUNCTIONS:
        cells = [f"`{name}`", f"{measure(name, np.float32)[0]:.3f}"]
        most, at, most_of_theirs = measure(name, np.float64)
        cells += [f"{most:.3f}", f"{most_of_theirs:.3g}", ", ".join(f"{x:.17g}" for x in at)]
        print(f"| {' | '.join(cells)} |", flush=True)


main()
