"""Special functions of several numbers: values and derivatives from mpmath."""

from mpmath import mp

from . import build

_F = "float32"


def rows(table):
    a, x = [0.25, 1, 3.5, 30], [0.5, 2.25, 3, 27]
    _pair(table, "beta", mp.beta, [0.25, 1, 3.5, 30], [0.75, 2, 0.125, 4], (0, 1))
    _pair(table, "igamma", lambda a, x: mp.gammainc(a, 0, x, regularized=True), a, x, (0, 1))
    _pair(table, "igammac", lambda a, x: mp.gammainc(a, x, mp.inf, regularized=True), a, x, (0, 1))
    _pair(table, "zeta", mp.zeta, [1.5, 2, 3.25, 7], [0.25, 1, 2.5, 6], (1,))
    row = table.row("zeta at its edges")
    row.tensor("s", _F, [1, 0.5, 2, 2.5])
    row.tensor("q", _F, [2, 2, -3, -0.5])
    row.op("zeta", {"x1": "s", "x2": "q"}, "y")
    row.expect("y", _F, [mp.inf, mp.nan, mp.inf, mp.nan])
    _betainc(table)
    _lbeta(table)


def _pair(table, op, function, first, second, active):
    row = table.row(f"{op} and its gradient")
    row.tensor("x1", _F, first)
    row.tensor("x2", _F, second)
    row.tape("tape", *(f"x{k + 1}" for k in active))
    row.op(op, {"x1": "x1", "x2": "x2"}, "y")
    weights = build.WEIGHTS[:len(first)]
    row.tensor("d_y", _F, weights)
    row.gradient("tape", "y", [f"x{k + 1}" for k in active], [f"d_x{k + 1}" for k in active], ["d_y"])
    row.expect("y", _F, [function(mp.mpf(p), mp.mpf(q)) for p, q in zip(first, second)], 4)
    for k in active:
        order = (1, 0) if k == 0 else (0, 1)
        slopes = [w * mp.diff(function, (mp.mpf(p), mp.mpf(q)), order) for w, p, q in zip(weights, first, second)]
        row.expect(f"d_x{k + 1}", _F, slopes, 32)
    row = table.row(f"{op} of other dtypes")
    for dtype, ulp in (("float64", 32), ("float16", 1), ("bfloat16", 1)):
        row.tensor(f"x1_{dtype}", dtype, first)
        row.tensor(f"x2_{dtype}", dtype, second[1])
        row.op(op, {"x1": f"x1_{dtype}", "x2": f"x2_{dtype}"}, f"y_{dtype}")
        row.expect(f"y_{dtype}", dtype, [function(mp.mpf(p), mp.mpf(second[1])) for p in first], ulp)


def _betainc(table):
    a, b, points = [0.5, 2, 12], [1.5, 3, 8], [0.25, 0.5, 0.625]
    row = table.row("betainc and its gradient")
    for name, values in (("a", a), ("b", b), ("x", points)):
        row.tensor(name, _F, values)
    row.tape("tape", "x")
    row.op("betainc", {"a": "a", "b": "b", "x": "x"}, "y")
    weights = build.WEIGHTS[:3]
    row.tensor("d_y", _F, weights)
    row.gradient("tape", "y", "x", "d_x", ["d_y"])
    row.expect("y", _F, [mp.betainc(p, q, 0, mp.mpf(x), regularized=True) for p, q, x in zip(a, b, points)], 4)
    row.expect("d_x", _F, [w * mp.mpf(x) ** (p - 1) * (1 - mp.mpf(x)) ** (q - 1) / mp.beta(p, q) for w, p, q, x in zip(weights, a, b, points)], 16)


def _lbeta(table):
    points = [[0.5, 2.25, 4], [10, 0.25, 1]]
    row = table.row("lbeta and its gradient")
    row.tensor("x", _F, points)
    row.tape("tape", "x")
    row.op("lbeta", {"x": "x"}, "y")
    row.tensor("d_y", _F, [1, 0.5])
    row.gradient("tape", "y", "x", "d_x", ["d_y"])
    row.expect("y", _F, [sum(mp.loggamma(v) for v in one) - mp.loggamma(sum(one)) for one in points], 16)
    row.expect("d_x", _F, [[w * (mp.digamma(v) - mp.digamma(sum(one))) for v in one] for w, one in zip((1, 0.5), points)], 32)
