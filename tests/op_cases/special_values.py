"""Writes special_values.inc: values of special functions over their whole ranges, computed with 60 digits by mpmath.

    python3 special_values.py

A row is {op, {inputs}, value}; special_slopes.inc has derivatives in the first input, of an order, and betainc_slopes.inc those of
betainc, of orders in a and b. Inputs are numbers of float32, so that the rows serve both float32 and float64, but for those beyond
its range.
"""

import pathlib

import mpmath as mp
import numpy as np

mp.mp.dps = 60


def erfcinv(y):
    if y > mp.mpf("1e-3"):
        return mp.erfinv(1 - y)
    x = mp.sqrt(-mp.log(y))
    for _ in range(60):  # Newton's steps for the logarithm, which is nearly a parabola
        x += (mp.log(mp.erfc(x)) - mp.log(y)) * mp.erfc(x) / (2 / mp.sqrt(mp.pi) * mp.exp(-x * x))
    return x


def ndtri(p):
    return mp.sqrt(2) * (erfcinv(2 * (1 - p)) if p > 0.5 else -erfcinv(2 * p))


def log_ndtr(x):
    if x < -1e4:  # erfc underflows: the asymptotic series
        series = sum((-1) ** k * mp.fac2(2 * k - 1) / x ** (2 * k) for k in range(8))
        return -x * x / 2 - mp.log(-x) - mp.log(2 * mp.pi) / 2 + mp.log(series)
    return mp.log1p(-mp.erfc(x / mp.sqrt(2)) / 2) if x > 0 else mp.log(mp.erfc(-x / mp.sqrt(2)) / 2)


def zeta(s, q):
    """Euler's and Maclaurin's formula from a large q on; mpmath's zeta loses digits there."""
    total, terms = mp.mpf(0), 0
    while q < 60 + s:
        total += q ** -s
        q, terms = q + 1, terms + 1
        if terms > 3000:
            break
    total += q ** (1 - s) / (s - 1) + q ** -s / 2
    factor = s * q ** (-s - 1)
    for j in range(1, 20):
        total += mp.bernoulli(2 * j) / mp.factorial(2 * j) * factor
        factor *= (s + 2 * j - 1) * (s + 2 * j) / q ** 2
    return total


def summed(first, ratio):
    """The sum of terms that begin with `first`, each of which is ratio(n) times the one before."""
    total, term, n = mp.mpf(0), first, 0
    while term > total * mp.mpf(10) ** -40:
        total += term
        n += 1
        term *= ratio(n)
    return total


def betainc(a, b, x):
    first = mp.exp(a * mp.log(x) + b * mp.log1p(-x) - mp.log(a) + mp.loggamma(a + b) - mp.loggamma(a) - mp.loggamma(b))
    return summed(first, lambda n: x * (a + b + n - 1) / (a + n))


def igamma(a, x):
    first = mp.exp(a * mp.log(x) - x - mp.loggamma(a + 1))
    return summed(first, lambda n: x / (a + n))


def igammac(a, x):
    return 1 - igamma(a, x) if a > 1e4 else mp.gammainc(a, x, mp.inf, regularized=True)


ROWS = [
    ("erfinv", mp.erfinv, [(x,) for x in (1e-30, -1e-6, 0.018488625, 0.1, -0.44532171, -0.5, 0.7037977, 0.8125, 0.85,
                                          -0.97, 0.97848171, 0.999, 1 - 2**-20, -1 + 2**-24)]),
    ("erfcinv", erfcinv, [(x,) for x in (1e-300, 1e-100, 1e-37, 1e-12, 4.9234831e-11, 1e-3, 0.15, 0.5, 0.79214489, 0.99,
                                         1.2140765, 1.25, 1.9, 2 - 2**-20)]),
    ("ndtri", ndtri, [(x,) for x in (1e-300, 1e-37, 1e-12, 9.1994465e-8, 1e-3, 0.07, 0.08, 0.23434155, 0.25, 0.499,
                                     0.55129707, 0.6, 0.95, 1 - 2**-24)]),
    ("log_ndtr", log_ndtr, [(x,) for x in (-1e15, -1e5, -300, -38, -36.5, -12, -5, -1, -0.5, 0.25, 1, 3, 6, 12, 20, 36)]),
    ("digamma", mp.digamma, [(x,) for x in (1e-30, 1e-6, 0.1, 0.48597801, 0.75, 0.99678606, 1, 1.25, 1.46875, 1.75, 2,
                                            2.0340905, 3.0585752, 12, 1e4, 1e30, -1e-6, -0.25, -3.75)]),
    ("polygamma", mp.polygamma, [(1, 1.7e-4), (1, 0.75), (1, 3), (1, 1e5), (4, 1.3e-4), (4, 2.5), (4, 300), (20, 0.3),
                                 (100, 7), (150, 40), (3, -1.5), (2, -16.433615),
                                 (2, -15.49768), (4, -17.281225), (8, -11.49976)]),
    ("gamma", mp.gamma, [(x,) for x in (1e-30, 1e-6, 0.3, 0.999, 1.5, 3.7, 12, 33.25, 100.5, 170.5, -0.25, -1.5, -7.75, -33.1, -90.5)]),
    ("i0", lambda x: mp.besseli(0, x), [(x,) for x in (1e-20, 0.01, 1, -3, 7.9, 8.1, 20, 80, -300, 712)]),
    ("i1", lambda x: mp.besseli(1, x), [(x,) for x in (1e-20, 0.01, 1, -3, 7.9, 8.1, 20, 80, -300, 712)]),
    ("i0e", lambda x: mp.besseli(0, x) * mp.exp(-abs(x)), [(x,) for x in (1e-20, 0.01, 1, -3, 7.9, 8.1, 20, 300, -1e5)]),
    ("i1e", lambda x: mp.besseli(1, x) * mp.exp(-abs(x)), [(x,) for x in (1e-20, 0.01, 1, -3, 7.9, 8.1, 20, 300, -1e5)]),
    ("beta", mp.beta, [(1e-10, 2), (1e-5, 1e-5), (0.5, 0.5), (3.25, 7.5), (40, 60), (150, 0.25), (300, 2), (1e6, 0.125), (500, 600),
                       (-0.5, 0.25), (-3.75, 1.5), (-3.25, -0.5), (-200.5, 0.75)]),
    ("log_beta", lambda a, b: mp.log(abs(mp.beta(a, b))),
     [(1e-10, 2), (1e-5, 1e-5), (0.5, 0.5), (3.25, 7.5), (9.5, 9.75), (40, 60), (1e6, 0.125), (1e6, 3), (1e6, 2e6), (1e10, 1e10), (-0.5, 0.25)]),
    ("igamma", igamma, [(1e-6, 1e-10), (1e-3, 0.5), (0.25, 1e-8), (0.5, 0.75), (1, 2), (1.5, 0.125), (7, 5), (19.5, 30), (19.5, 4), (21, 20.5),
                        (21, 29.5), (40, 20), (100, 55), (1000, 990), (1000, 1050), (1e5, 1e5), (1e5, 99000), (1e8, 100010000),
                        (750, 550), (8000, 5480), (9000, 6600)]),
    ("igammac", igammac, [(1e-6, 1e-10), (1e-6, 0.5), (1e-3, 0.5), (1e-3, 1.25), (0.25, 3), (0.5, 0.75), (1, 2), (1.5, 20), (7, 5), (19.5, 30),
                          (19.5, 80), (21, 20.5), (21, 29.5), (40, 70), (100, 150), (1000, 1100), (1e5, 101000), (1e8, 100010000),
                          (900, 1230), (1160, 1283), (7530, 10086)]),
    ("zeta", zeta, [(1.0625, 1), (1.5, 0.25), (2, 1), (3, 1e-3), (4.5, 20), (17, 300), (40, 0.75), (22.5, 32.75), (50, 67), (200, 1.5), (2, 1e6), (2, 1e170), (3, 1e100), (3, -12.505963),
                    (5, -3.5023632), (4, -7.25)]),
    ("betainc", betainc, [(0.5, 0.5, 0.25), (1, 3, 0.0625), (2.5, 1.5, 0.9375), (1e-3, 2, 1e-6), (7, 12, 0.375), (30, 40, 0.25), (200, 300, 0.5), (5000, 40000, 0.109375),
                          (1000, 3, 0.99), (5, 1e4, 1e-4), (1e4, 1e4, 0.5), (1e5, 2e5, 0.335), (1e10, 3e10, 0.250001)]),
]
# Where the derivative of igamma in its first input is taken; those of higher orders but at the last one.
IGAMMA_SLOPES = [(0.0009765625, 0.5), (0.25, 4), (0.5, 0.001), (2, 1.5), (5, 9), (15, 10), (25, 24), (100, 104), (1000, 1010), (30, 70), (25, 15.5), (100000, 99900)]
ZETA_SLOPES = [(1.0625, 1), (1.5, 0.25), (2, 1), (3, 0.001), (4.5, 20), (17, 300), (22.5, 32.75), (2, 1e6)]


def slope(a, x):
    step, f = mp.mpf(10) ** -20, igammac if x > a else igamma
    return (f(a + step, x) - f(a - step, x)) / (2 * step) * (-1 if x > a else 1)


def higher_slope(order, a, x):
    """The derivative of P in a, or of Q where x > a."""
    bounds = (x, mp.inf) if x > a else (0, x)
    return mp.taylor(lambda v: mp.gammainc(v, *bounds, regularized=True), a, order)[order] * mp.factorial(order)


BETA_POINTS = [(0.5, 0.5, 0.25), (1, 3, 0.0625), (7, 12, 0.375), (200, 300, 0.421875), (0.0625, 2, 0.3125), (1000, 3, 0.9921875)]


def beta_slope(m, n, a, b, x):
    """The derivative of betainc of orders m and n in a and b, by differences."""
    step, total = mp.mpf(10) ** -7, mp.mpf(0)
    for i in range(m + 1):
        for k in range(n + 1):
            value = mp.betainc(a + (mp.mpf(m) / 2 - i) * step, b + (mp.mpf(n) / 2 - k) * step, 0, x, regularized=True)
            total += (-1) ** (i + k) * mp.binomial(m, i) * mp.binomial(n, k) * value
    return total / step ** (m + n)


def values():
    for op, f, points in ROWS:
        for point in points:
            given = []
            for x in point:
                small = float(np.float32(x))
                given.append(small if abs(small) > 1e-37 and np.isfinite(small) else float(x))
            order = [int(given[0])] if op == "polygamma" else []  # mpmath takes no other
            value = f(*order, *(mp.mpf(x) for x in given[len(order):]))
            yield "{\"%s\", {%s}, %s}," % (op, ", ".join(repr(x) for x in given), mp.nstr(value, 17))


def slopes():
    for order in (1, 2, 3, 5, 8):
        rows = []
        for a, x in IGAMMA_SLOPES if order == 1 else IGAMMA_SLOPES[:-1]:
            a, x = mp.mpf(a), mp.mpf(x)
            of_p = slope(a, x) if order == 1 else -higher_slope(order, a, x) if x > a else higher_slope(order, a, x)
            rows.append(("igamma", a, x, of_p))
        rows += [("zeta", s, q, mp.zeta(mp.mpf(s), mp.mpf(q), order)) for s, q in ZETA_SLOPES]
        for op, x1, x2, value in rows:
            yield "{\"%s\", %d, %r, %r, %s}," % (op, order, float(x1), float(x2), mp.nstr(value, 17))


def beta_slopes():
    with mp.workdps(90):  # differences lose most digits
        for a, b, x in BETA_POINTS:
            for m, n in ((1, 0), (0, 1), (1, 1), (0, 3), (2, 1), (4, 3)):
                value = mp.nstr(beta_slope(m, n, a, b, mp.mpf(x)), 17)
                yield "{%d, %d, {%s, %s, %s}, %s}," % (m, n, float(a), float(b), x, value)


def main():
    folder = pathlib.Path(__file__).parent
    files = {"special_values": values, "special_slopes": slopes, "betainc_slopes": beta_slopes}
    for name, rows in files.items():
        with open(folder / f"{name}.inc", "w") as file:
            print("// Written by special_values.py.", *rows(), sep="\n", file=file)


if __name__ == "__main__":
    main()
