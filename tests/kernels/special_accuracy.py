"""Prints the rows of README.md's tables of special functions and functions of two numbers: errors beside mpmath's values, and SciPy's.

    PYTHONPATH=BUILD/python python3 special_accuracy.py [FUNCTION...]      # needs mpmath, NumPy and SciPy; takes minutes
    PYTHONPATH=BUILD/python python3 special_accuracy.py --inputs[=STRIDE] [FUNCTION...]

The second form measures float32 over all 2^32 inputs, or each STRIDE-th, beside SciPy's float64; it runs two processes for some twenty
minutes a function.
"""

import concurrent.futures
import functools
import os
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
    return lambda random, n, *before: random.uniform(low, high, n)


def sizes(low, high, signs=(1,)):
    """Numbers of all sizes between two."""
    return lambda random, n, *before: np.exp(random.uniform(np.log(low), np.log(high), n)) * random.choice(signs, n)


def whole(low, high):
    return lambda random, n, *before: random.integers(low, high, n)


def some(*parts):
    return lambda random, n, *before: random.permutation(np.concatenate([part(random, n // len(parts)) for part in parts]))


def near(x, width):
    return lambda random, n, *before: x + random.choice((-1, 1), n) * np.exp(random.uniform(np.log(1e-9), np.log(width), n))


def around_first(otherwise):
    """Numbers near the operand before where that is large, since the incomplete gamma functions are 0 or 1 elsewhere."""
    return lambda random, n, a: np.where(
        a > 300, a * (1 + random.uniform(-1, 1, n) * np.minimum(0.5, np.sqrt(1300 / a))), otherwise(random, n))


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
gamma_parameter = some(sizes(1e-4, 300), both(0.1, 30), sizes(300, 1e4))
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
    "igamma": (lambda a, x: mp.gammainc(a, 0, x, regularized=True), scipy.special.gammainc, gamma_parameter, around_first(parameter)),
    "igammac": (lambda a, x: mp.gammainc(a, x, mp.inf, regularized=True), scipy.special.gammaincc, gamma_parameter, around_first(parameter)),
    "betainc": (betainc, scipy.special.betainc, parameter, parameter, both(0, 1)),
    "zeta": (zeta, scipy.special.zeta, some(both(1.01, 12), both(12, 60)), some(sizes(1e-2, 1e3), both(0.1, 60))),
    "pow": (mp.power, np.power, some(both(0.1, 10), sizes(1e-9, 1e9), near(1, 0.05)), some(both(-10, 10), both(-3, 3))),
    "atan2": (mp.atan2, np.arctan2, any_size, any_size),
    "hypot": (mp.hypot, np.hypot, any_size, any_size),
    "polygamma": (lambda n, x: mp.polygamma(int(n), x), scipy.special.polygamma, whole(1, 20),
                  some(both(0.1, 20), both(-20, 0), sizes(1e-3, 1e3))),
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
    operands = []
    for draw in ranges:
        operands.append(draw(random, NUMBERS // 60 * 60, *operands).astype(dtype))
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


# ---- all inputs of float32

INPUTS_OF_TASK = 1 << 24
INPUTS_AT_ONCE = 1 << 16
# The greatest errors of a task that mpmath may settle.
KEPT = 16


def exact_sinc(x):
    """sin(pi x) / (pi x) by the distance from the next whole number, which is exact."""
    whole = np.rint(x)
    angle = np.pi * (x - whole)
    y = np.where(whole % 2 == 0, 1, -1) * np.sin(angle) / (np.pi * x)
    return np.where(x == 0, 1, np.where(np.isinf(x), 0, y))


# function: the exact one, and SciPy's or NumPy's for float64
UNARY = {name: FUNCTIONS[name][:2] for name in "gamma lgamma digamma erfinv erfcinv ndtri log_ndtr i0 i0e i1 i1e".split()}
UNARY["sinc"] = FUNCTIONS["sinc"][0], exact_sinc
UNARY["reciprocal_no_nan"] = lambda x: 1 / x, lambda x: np.where(x == 0, 0, 1 / x)


def measure_inputs(name, first, stride):
    """Returns (error, input) of the greatest errors beside SciPy, and the inputs where only one result is finite."""
    op, theirs = getattr(eager, name), UNARY[name][1]
    kept, others = [], []
    least, last = 0.0, first + INPUTS_OF_TASK
    for begin in range(first, last, INPUTS_AT_ONCE * stride):
        bits = np.arange(begin, min(begin + INPUTS_AT_ONCE * stride, last), stride, dtype=np.uint32)
        x = bits.view(np.float32)
        ours = op(eager.constant(x)).numpy().astype(np.float64)
        want = theirs(x.astype(np.float64))
        off, size = np.abs(ours - want), np.abs(want)
        # Where both are the same infinity, or NaN, `off` is NaN.
        differs = (np.isfinite(ours) != (size < 2.0 ** 128 - 2.0 ** 103)) | (np.isnan(ours) != np.isnan(want))
        others += x[differs][:KEPT].tolist()
        candidates = np.flatnonzero(off > np.maximum(size * 2.0 ** -24, 2.0 ** -149) * least)
        exponents = np.maximum(np.frexp(size[candidates])[1] - 1, -126)
        errors = off[candidates] / np.ldexp(1.0, exponents - 23)
        worst = np.argsort(-errors)[:KEPT]
        kept = sorted(kept + [(errors[i], x[candidates[i]]) for i in worst if np.isfinite(errors[i])], reverse=True)[:KEPT]
        least = kept[-1][0] if len(kept) == KEPT else 0.0
    return kept, others


def settle(name, x):
    """Returns the error of the float32 result at x beside mpmath's value."""
    result = getattr(eager, name)(eager.constant(np.array([x], np.float32))).numpy()[0]
    exact = UNARY[name][0]
    values = [mp.mpf(float(x))] + [mp.mpf(float(result))] * (exact in (erfinv, erfcinv, ndtri))
    return error(result, mp.mpf(exact(*values)), np.float32)


def print_inputs(name, stride, workers):
    """Prints the greatest error: the one beside SciPy, in whose order mpmath settles inputs until no later one can be greater."""
    kept, others = [], []
    for errors, differing in workers.map(functools.partial(measure_inputs, name, stride=stride), range(0, 1 << 32, INPUTS_OF_TASK)):
        kept += errors
        others += differing
    most, at, settled = 0, None, 0
    for beside_scipy, x in sorted(kept, reverse=True):
        if beside_scipy <= most:
            break
        settled += 1
        if (found := settle(name, x)) > most:
            most, at = found, x
    print(f"| `{name}` | {most:.3f} | {at:.9g} | {max(kept)[0]:.3f} beside SciPy at {max(kept)[1]:.9g}, {settled} settled"
          f"{f', differs at {others[:9]} ...' if others else ''} |", flush=True)


def print_row(name):
    cells = [f"`{name}`", f"{measure(name, np.float32)[0]:.3f}"]
    most, at, most_of_theirs = measure(name, np.float64)
    cells += [f"{most:.3f}", f"{most_of_theirs:.3g}", ", ".join(f"{x:.17g}" for x in at)]
    print(f"| {' | '.join(cells)} |", flush=True)


def main():
    names = [word for word in sys.argv[1:] if not word.startswith("--")]
    strides = [int(word.partition("=")[2] or 1) for word in sys.argv[1:] if word.startswith("--inputs")]
    if not strides:
        for name in names or FUNCTIONS:
            print_row(name)
        return
    os.environ["EAGER_NUM_THREADS"] = "1"
    with concurrent.futures.ProcessPoolExecutor(2) as workers:
        for name in names or UNARY:
            print_inputs(name, strides[-1], workers)


warnings.simplefilter("ignore")
if __name__ == "__main__":
    main()
