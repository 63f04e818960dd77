"""Random numbers from a Philox of our own (Salmon et al., 2011), and from distributions' definitions."""

import math

import mpmath
import numpy as np
from mpmath import mp

_M32, _M64 = (1 << 32) - 1, (1 << 64) - 1


def philox(counter, key):
    """The four words of a block."""
    c = [counter >> shift & _M32 for shift in (0, 32, 64, 96)]
    k = [key & _M32, key >> 32 & _M32]
    for _ in range(10):
        a, b = 0xD2511F53 * c[0], 0xCD9E8D57 * c[2]
        c = [b >> 32 ^ c[1] ^ k[0], b & _M32, a >> 32 ^ c[3] ^ k[1], a & _M32]
        k = [k[0] + 0x9E3779B9 & _M32, k[1] + 0xBB67AE85 & _M32]
    return c


def mix(z):
    """SplitMix64's function of a number (Steele, Lea and Flood, 2014)."""
    z = z + 0x9E3779B97F4A7C15 & _M64
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _M64
    z = (z ^ z >> 27) * 0x94D049BB133111EB & _M64
    return z ^ z >> 31


class Stream:
    """A context's random stream: its key is mixed from the seed, and each op takes whole blocks."""

    def __init__(self, seed):
        self.key, self.counter, self.forks = mix(seed), 0, 0

    def fork(self):
        self.forks += 1
        return Stream(mix(self.key ^ mix(self.forks)))

    def words(self, count, wide=False):
        """The next `count` words of 32 bits; `wide`: of 64 bits, the low half first."""
        found = take(self.key, count, wide, self.counter)
        self.counter += -(-count // (2 if wide else 4))
        return found


def take(key, count, wide=False, counter=0):
    blocks = [philox(counter + i, key) for i in range(-(-count // (2 if wide else 4)))]
    if wide:
        return [word for b in blocks for word in (b[1] << 32 | b[0], b[3] << 32 | b[2])][:count]
    return [word for b in blocks for word in b][:count]


def uniform(words, wide=False):
    return [(w >> 11) * 2.0**-53 if wide else (w >> 8) * 2.0**-24 for w in words]


def normal(words, wide=False):
    """Pairs of normal numbers from pairs of words (Box and Muller, 1958)."""
    out = []
    for first, second in zip(words[::2], words[1::2]):
        u1 = mp.mpf(first >> 11) / 2**53 + mp.mpf(2) ** -54 if wide else (mp.mpf(first) + 0.5) / 2**32
        radius, angle = mp.sqrt(-2 * mp.log(u1)), 2 * mp.pi * uniform([second], wide)[0]
        out += [radius * mp.cos(angle), radius * mp.sin(angle)]
    return out


def truncated(words, wide=False):
    step = 2.0**-53 if wide else 2.0**-24
    middle = [mp.mpf(u) * 2 - 1 + step for u in uniform(words, wide)]
    return [mp.sqrt(2) * mp.erfinv(x * mp.erf(mp.sqrt(2))) for x in middle]


def rows(table):
    _uniform(table)
    _normal(table)
    _scaled(table)
    _orthogonal(table)
    _chosen(table)
    _drawn(table)
    _dropout(table)
    _streams(table)


def _uniform(table):
    row = table.row("random_uniform by its own seed")
    row.op("random_uniform", {"shape": [2, 5], "seed": 7}, "x")
    row.expect("x", "float32", np.array(uniform(take(7, 10))).reshape(2, 5))
    row.op("random_uniform", {"shape": [3], "seed": 9, "dtype": "float64"}, "y")
    row.expect("y", "float64", uniform(take(9, 3, True), True))
    row.op("random_uniform", {"shape": [4], "seed": 9, "minval": -2.0, "maxval": 2.0}, "z")
    row.expect("z", "float32", [-2 + 4 * u for u in uniform(take(9, 4))], 2)
    for dtype, low, high in (("int32", -5, 6), ("uint8", 0, 200), ("int64", -(2**40), 2**40)):
        wide = dtype == "int64"
        row.op("random_uniform", {"shape": [6], "seed": 11, "minval": float(low), "maxval": float(high), "dtype": dtype}, f"n_{dtype}")
        row.expect(f"n_{dtype}", dtype, [low + (w * (high - low) >> (64 if wide else 32)) for w in take(11, 6, wide)])
    row = table.row("random_bernoulli")
    row.tensor("p", "float32", [0, 0.25, 0.5, 1])
    row.op("random_bernoulli", {"p": "p", "seed": 3}, "x")
    row.expect("x", "bool", [u < p for u, p in zip(uniform(take(3, 4)), (0, 0.25, 0.5, 1))])
    row.tensor("q", "float64", 0.5)
    row.op("random_bernoulli", {"p": "q", "shape": [2, 3], "dtype": "float16", "seed": 4}, "y")
    row.expect("y", "float16", np.array([u < 0.5 for u in uniform(take(4, 6, True), True)]).reshape(2, 3))


def _normal(table):
    row = table.row("random_normal by its own seed")
    row.op("random_normal", {"shape": [6], "seed": 7}, "x")
    row.expect("x", "float32", normal(take(7, 6)), 64)
    row.op("random_normal", {"shape": [4], "seed": 7, "dtype": "float64"}, "y")
    row.expect("y", "float64", normal(take(7, 4, True), True), 64)
    row.op("random_normal", {"shape": [4], "seed": 8, "mean": 10.0, "stddev": 0.5}, "z")
    row.expect("z", "float32", [10 + 0.5 * v for v in normal(take(8, 4))], 8)
    row = table.row("random_truncated_normal by its own seed")
    row.op("random_truncated_normal", {"shape": [6], "seed": 7}, "x")
    row.expect("x", "float32", truncated(take(7, 6)), 64)
    row.op("random_truncated_normal", {"shape": [4], "seed": 7, "dtype": "float64"}, "y")
    row.expect("y", "float64", truncated(take(7, 4, True), True), 64)
    row.op("random_truncated_normal", {"shape": [4], "seed": 8, "mean": 10.0, "stddev": 0.5}, "z")
    row.expect("z", "float32", [10 + 0.5 * v for v in truncated(take(8, 4))], 8)


def _scaled(table):
    row = table.row("random_variance_scaling by its own seed")
    row.op("random_variance_scaling", {"shape": [2, 3], "seed": 7, "fan": "FAN_OUT", "scale": 2.0}, "x")
    deviation = (2 / 3) ** 0.5 / 0.87962566103423978
    row.expect("x", "float32", np.array([deviation * v for v in truncated(take(7, 6))]).reshape(2, 3), 64)
    row.op("random_variance_scaling", {"shape": [4], "seed": 7, "dtype": "float64", "distribution": "UNTRUNCATED_NORMAL"}, "y")
    row.expect("y", "float64", [v / 2 for v in normal(take(7, 4, True), True)], 64)
    row.op("random_variance_scaling", {"shape": [2, 4], "seed": 8, "fan": "FAN_AVG", "distribution": "UNIFORM"}, "z")
    row.expect("z", "float32", np.array([2 * u - 1 for u in uniform(take(8, 8))]).reshape(2, 4), 64)


def _orthogonal(table):
    q, r = np.linalg.qr(np.array([float(v) for v in normal(take(7, 6, True), True)]).reshape(2, 3).T)
    q = q * np.sign(np.diag(r))
    row = table.row("random_orthogonal by its own seed")
    row.op("random_orthogonal", {"shape": [3, 2], "seed": 7, "gain": 2.0, "dtype": "float64"}, "x")
    row.expect("x", "float64", 2 * q, 64)
    row.op("random_orthogonal", {"shape": [2, 1, 3], "seed": 7}, "y")
    row.expect("y", "float32", q.T.reshape(2, 1, 3), 64)


class Own:
    """The words of element i of an op whose numbers take as many as they need: blocks of the element's counter."""

    def __init__(self, key, i):
        self.key, self.counter, self.blocks, self.words = key, i, 0, []

    def block(self):
        self.blocks += 1
        return philox(self.counter | (self.blocks - 1) << 64, self.key)

    def uniform(self):
        if not self.words:
            self.words = self.block()
        low, high, *self.words = self.words
        return mp.mpf((high << 32 | low) >> 11) / 2**53 + mp.mpf(2) ** -54

    def normal(self):
        w = self.block()
        return normal([w[1] << 32 | w[0], w[3] << 32 | w[2]], True)[0]

    def gamma(self, a):
        """By Marsaglia and Tsang, 2000."""
        boost = self.uniform() ** (1 / mp.mpf(a)) if a < 1 else 1
        d = mp.mpf(a + 1 if a < 1 else a) - mp.mpf(1) / 3
        while True:
            z = self.normal()
            v = (1 + z / mp.sqrt(9 * d)) ** 3
            if v <= 0:
                continue
            u = self.uniform()
            if u < 1 - 0.0331 * z**4 or mp.log(u) < z * z / 2 + d * (1 - v + mp.log(v)):
                return boost * d * v

    def count(self, rate):
        u, n = self.uniform(), 0
        while u > mp.gammainc(n + 1, rate, mp.inf, regularized=True):
            n += 1
        return n

    def beta(self, a, b):
        x = self.gamma(a)
        return x / (x + self.gamma(b))

    def successes(self, n, p):
        """Of so few trials that it is by inversion."""
        u, k, turned = self.uniform(), 0, p > 0.5
        p = mp.mpf(1 - p if turned else p)
        below = (1 - p) ** n
        while u > below:
            k += 1
            below += mp.binomial(n, k) * p**k * (1 - p) ** (n - k)
        return n - k if turned else k

    def laplace(self):
        u = 2 * self.uniform()
        return mp.log(u) if u < 1 else -mp.log(2 - u)


def _multinomial(key, first, n, shares):
    counts, rest = [], sum(shares)
    for k, p in enumerate(shares):
        counts.append(n if p >= rest or k + 1 == len(shares) else Own(key, first + k).successes(n, p / rest))
        n, rest = n - counts[-1], rest - p
    return counts


def _drawn(table):
    row = table.row("random numbers with parameters, by their own seeds")
    rates, locations = [0.5, 2, 4], [10, 0, -1]
    row.tensor("rate", "float32", rates)
    row.tensor("loc", "float32", locations)
    row.op("random_exponential", {"rate": "rate", "seed": 7}, "e")
    row.expect("e", "float32", [-mp.log(Own(7, i).uniform()) / r for i, r in enumerate(rates)], 4)
    row.op("random_laplace", {"loc": "loc", "scale": "rate", "seed": 8}, "l")
    row.expect("l", "float32", [m + s * Own(8, i).laplace() for i, (m, s) in enumerate(zip(locations, rates))], 4)
    row.op("random_gumbel", {"loc": "loc", "scale": "rate", "seed": 9}, "g")
    row.expect("g", "float32", [m - s * mp.log(-mp.log(Own(9, i).uniform())) for i, (m, s) in enumerate(zip(locations, rates))], 4)
    row.op("random_gamma", {"alpha": "rate", "shape": [2, 3], "seed": 10}, "y")
    row.expect("y", "float32", [[Own(10, 3 * k + i).gamma(a) for i, a in enumerate(rates)] for k in range(2)], 4)
    row.op("random_gamma", {"alpha": "rate", "beta": "rate", "seed": 11}, "z")
    row.expect("z", "float32", [Own(11, i).gamma(a) / a for i, a in enumerate(rates)], 4)
    row.op("random_poisson", {"rate": "rate", "shape": [4, 3], "dtype": "int32", "seed": 12}, "n")
    row.expect("n", "int32", [[Own(12, 3 * k + i).count(a) for i, a in enumerate(rates)] for k in range(4)])
    _keyed(table)
    row = table.row("random numbers with parameters and a shape, by their own seeds")
    row.tensor("one", "float64", 1.5)
    row.tensor("half", "float64", 0.5)
    own = lambda seed, f: [[f(Own(seed, 2 * k + i)) for i in range(2)] for k in range(2)]
    row.op("random_exponential", {"rate": "half", "shape": [2, 2], "seed": 13}, "e")
    row.expect("e", "float64", own(13, lambda o: -2 * mp.log(o.uniform())), 4)
    row.op("random_laplace", {"loc": "one", "scale": "half", "shape": [2, 2], "seed": 14}, "l")
    row.expect("l", "float64", own(14, lambda o: 1.5 + o.laplace() / 2), 4)
    row.op("random_gumbel", {"loc": "one", "scale": "half", "shape": [2, 2], "seed": 15}, "g")
    row.expect("g", "float64", own(15, lambda o: 1.5 - mp.log(-mp.log(o.uniform())) / 2), 4)
    row.op("random_beta", {"alpha": "one", "beta": "half", "shape": [2, 2], "seed": 16}, "b")
    row.expect("b", "float64", own(16, lambda o: o.beta(1.5, 0.5)), 64)
    row.tensor("trials", "float32", [4, 12])
    row.tensor("p", "float32", [0.25, 0.625])
    row.op("random_binomial", {"counts": "trials", "probs": "p", "shape": [3, 2], "dtype": "int64", "seed": 17}, "s")
    row.expect("s", "int64", [[Own(17, 2 * k + i).successes(n, p) for i, (n, p) in enumerate(((4, 0.25), (12, 0.625)))] for k in range(3)])
    shares = [0.5, 0, 1, 0.5]
    row.tensor("shares", "float32", shares)
    row.op("random_multinomial", {"counts": "trials", "probs": "shares", "shape": [3, 2], "dtype": "int16", "seed": 18}, "m")
    row.expect("m", "int16", [[_multinomial(18, 4 * (2 * k + i), n, shares) for i, n in enumerate((4, 12))] for k in range(3)])


def _keyed(table):
    row = table.row("random numbers with parameters, by a key")
    row.tensor("key", "int64", [3, 4])
    row.tensor("x", "float64", [1.5, 4])
    row.tensor("p", "float64", [0.25, 0.5])
    low, high, *_ = philox(4, 3)
    key = high << 32 | low
    for op, given, dtype, number in (
        ("random_exponential", {"rate": "x"}, "float64", lambda o, x, p: -mp.log(o.uniform()) / x),
        ("random_laplace", {"loc": "x", "scale": "p"}, "float64", lambda o, x, p: x + p * o.laplace()),
        ("random_gumbel", {"loc": "x", "scale": "p"}, "float64", lambda o, x, p: x - p * mp.log(-mp.log(o.uniform()))),
        ("random_gamma", {"alpha": "x", "beta": "p"}, "float64", lambda o, x, p: o.gamma(x) / p),
        ("random_beta", {"alpha": "x", "beta": "p"}, "float64", lambda o, x, p: o.beta(x, p)),
        ("random_poisson", {"rate": "x"}, "float32", lambda o, x, p: o.count(x)),
        ("random_binomial", {"counts": "x", "probs": "p"}, "int32", lambda o, x, p: o.successes(int(x), p)),
    ):
        row.op(op, {**given, "key": "key"}, op)
        row.expect(op, dtype, [number(Own(key, i), x, p) for i, (x, p) in enumerate(((1.5, 0.25), (4, 0.5)))], 64 if dtype == "float64" else 0)
    row.op("random_uniform", {"shape": [5], "key": "key"}, "u")
    row.expect("u", "float32", uniform(take(key, 5), False))
    row.op("random_normal", {"shape": [4], "key": "key"}, "gauss")
    row.expect("gauss", "float32", normal(take(key, 4)), 64)
    row.op("random_truncated_normal", {"shape": [4], "key": "key"}, "cut")
    row.expect("cut", "float32", truncated(take(key, 4)), 64)
    row.op("random_variance_scaling", {"shape": [4], "dtype": "float64", "distribution": "UNTRUNCATED_NORMAL", "key": "key"}, "scaled")
    row.expect("scaled", "float64", [v / 2 for v in normal(take(key, 4, True), True)], 64)
    q, r = np.linalg.qr(np.array([float(v) for v in normal(take(key, 6, True), True)]).reshape(2, 3).T)
    row.op("random_orthogonal", {"shape": [3, 2], "dtype": "float64", "key": "key"}, "turned")
    row.expect("turned", "float64", q * np.sign(np.diag(r)), 64)
    row.op("random_bernoulli", {"p": "p", "key": "key"}, "flags")
    row.expect("flags", "bool", [u < p for u, p in zip(uniform(take(key, 2, True), True), (0.25, 0.5))])
    row.op("random_categorical", {"logits": "p", "num_samples": 5, "key": "key"}, "classes")
    row.expect("classes", "int64", [int(u * (1 + np.exp(0.25)) >= 1) for u in uniform(take(key, 5, True), True)])
    row.op("random_permutation", {"n": 9, "key": "key"}, "places")
    row.expect("places", "int64", _permutation(take(key, 9, True)))
    row.tensor("n", "float64", 9)
    row.op("random_multinomial", {"counts": "n", "probs": "p", "key": "key"}, "m")
    row.expect("m", "int32", _multinomial(key, 0, 9, [0.25, 0.5]))


def _permutation(words):
    return sorted(range(len(words)), key=lambda i: (words[i], i))


def _chosen(table):
    row = table.row("random_permutation by its own seed")
    row.op("random_permutation", {"n": 9, "seed": 18}, "x")
    row.expect("x", "int64", _permutation(take(18, 9, True)))
    row.op("random_permutation", {"n": 5, "seed": 19, "dtype": "int8"}, "y")
    row.expect("y", "int8", _permutation(take(19, 5, True)))
    row = table.row("random_categorical by its own seed")
    logits = [[0.0, 1.0, 2.0], [3.0, 0.0, -1.0]]
    row.tensor("logits", "float32", logits)
    row.op("random_categorical", {"logits": "logits", "num_samples": 5, "seed": 21}, "x")
    chances = [np.cumsum(np.exp(one) / np.sum(np.exp(one))) for one in logits]
    draws = np.array(uniform(take(21, 10, True), True)).reshape(2, 5)
    row.expect("x", "int64", [np.searchsorted(c, u, side="right") for c, u in zip(chances, draws)])
    row.op("random_categorical", {"logits": "logits", "seed": 22, "dtype": "int32"}, "y")
    draws = np.array(uniform(take(22, 2, True), True)).reshape(2, 1)
    row.expect("y", "int32", [np.searchsorted(c, u, side="right") for c, u in zip(chances, draws)])


def _dropout(table):
    for rate in (0.5, 0.25):
        row = table.row(f"dropout rate={rate} and its gradient, which has the same elements")
        row.tensor("x", "float32", [1, 2, 3, 4, 5, 6, 7, 8])
        row.tape("tape", "x")
        row.op("dropout", {"x": "x", "seed": 5, **({"rate": rate} if rate != 0.5 else {})}, "y")
        row.gradient("tape", "y", "x", "d_x")
        kept = [w < (1 - rate) * 2**32 for w in take(5, 8)]
        row.expect("y", "float32", [x * k / (1 - rate) for x, k in zip(range(1, 9), kept)], 1)
        row.expect("d_x", "float32", [k / (1 - rate) for k in kept], 1)
    row = table.row("dropout rate=0 changes nothing")
    row.tensor("x", "float16", [1, 2, 3])
    row.op("dropout", {"x": "x", "rate": 0.0}, "y")
    row.expect("y", "float16", [1, 2, 3])


def _streams(table):
    row = table.row("a seed begins a stream")
    stream = Stream(5)
    row.do("seed", value=5)
    row.op("random_uniform", {"shape": [5]}, "a")
    row.expect("a", "float32", uniform(stream.words(5)))
    row.op("random_uniform", {"shape": [3], "dtype": "float64"}, "b")
    row.expect("b", "float64", uniform(stream.words(3, True), True))
    row.op("random_uniform", {"shape": [2], "seed": 1}, "c")  # takes nothing from the stream
    row.op("random_normal", {"shape": [2]}, "d")
    row.expect("d", "float32", normal(stream.words(2)), 64)
    row.do("seed", value=5)
    row.op("random_uniform", {"shape": [5]}, "e")
    row.expect("e", "float32", uniform(Stream(5).words(5)))
    row.do("seed", value=0)
    row.op("random_uniform", {"shape": [2]}, "f")
    row.expect("f", "float32", uniform(Stream(0).words(2)))
    row = table.row("forks have streams of their own, which follow from the seed")
    row.do("seed", value=12)
    stream = Stream(12)
    for i in range(2):
        inner, fork = row.block("fork"), stream.fork()
        inner.op("random_uniform", {"shape": [3]}, f"a{i}")
        inner.expect(f"a{i}", "float32", uniform(fork.words(3)))
    row.op("random_uniform", {"shape": [4]}, "c")
    row.expect("c", "float32", uniform(stream.words(4)))
    row = table.row("a fork has forks", left_out={"python": "its lines of execution are all forks of one context"})
    row.do("seed", value=12)
    fork = Stream(12).fork()
    inner = row.block("fork")
    deeper = inner.block("fork")
    deeper.op("random_uniform", {"shape": [2]}, "a")
    deeper.expect("a", "float32", uniform(fork.fork().words(2)))
    row = table.row("a traced function goes on with its caller's stream")
    row.do("seed", value=3)
    stream = Stream(3)
    f = row.function("f", [])
    f.op("random_uniform", {"shape": [3]}, "x")
    f.results("x")
    for i in range(2):
        row.do("call", function="f", given=[], **{"as": [f"y{i}"]})
        row.expect(f"y{i}", "float32", uniform(stream.words(3)))
