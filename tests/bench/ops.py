#!/usr/bin/env python3
"""Times single ops of some 10^6 elements in libeager, NumPy (or SciPy), PyTorch and TensorFlow, as far as they have them,
and prints the ratios.

    tests/bench/ops.py BUILD [--venv FOLDER] [--only REGEX] [--seconds S] [--processes N] [--threads N] [--graphs]

BUILD is a build folder with EAGER_BUILD_PYTHON=ON; FOLDER (BUILD/peers) is a virtual environment with NumPy, PyTorch
and TensorFlow, which compare.py makes. All run in one process, in turn, so that whatever else the machine does meets them alike; a
figure is the least of all repeats, S seconds (0.3) a row in each of N processes (3): where a process's memory happens to lie
changes what only moves memory by half. They run on one thread, or on N, which are all that the process may use. With --graphs
TensorFlow and JAX, whose calls are compiled, are peers of what sorts, decomposes, transforms, attends, normalizes and recurs
(graph_peers.py). A new op gets a row, if one of them has it.

A ratio is libeager's time over that of the best peer. PyTorch's decompositions and Fourier transforms are MKL's, and are the best only
where no other peer has the op.
"""
import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import time

import compare
import graph_peers

RUNNING = "EAGER_OPS_RUNNING"  # set in the process that has the packages, to the number of threads
if os.environ.get(RUNNING):
    import eager
    import numpy as np
    import scipy.linalg
    import scipy.sparse
    import scipy.special
    import tensorflow as tf
    import torch

N = 1 << 20


def rows():
    """Yields (name, eager's call, NumPy's or None, PyTorch's or None), and TensorFlow's or None in newer rows.

    A row whose inputs the peers of --graphs get too has them as NumPy's arrays behind that."""
    threads = int(os.environ[RUNNING])
    eager.configure(num_threads=threads)
    torch.set_num_threads(threads)
    for family in (elementwise, activations, special, reductions, moves, ordered, statistics, segments, places,
                   products, transforms, sums, windows, images, layers, plain, creation, shapes, indices, summaries,
                   matrices, spectra, networks, strings):
        yield from family(np.random.default_rng(1))


def kinds(array):
    """Returns the values for each library in memory of its own: shared inputs would stay in the cache for two."""
    return eager.constant(array), array.copy(), torch.from_numpy(array.copy())


def unary(name, array, numpy=None, torch=None, op=None):
    """Returns a row of one input; a peer that lacks the function is left out."""
    e, n, t = kinds(array)
    f = op or getattr(eager, name)
    return f"{name} {array.dtype}", lambda: f(e), numpy and (lambda: numpy(n)), torch and (lambda: torch(t)), None, [array]


def binary(name, a, b, numpy=None, torch=None, op=None):
    (e1, n1, t1), (e2, n2, t2) = kinds(a), kinds(b)
    f = op or getattr(eager, name)
    return (f"{name} {a.dtype}", lambda: f(e1, e2), numpy and (lambda: numpy(n1, n2)), torch and (lambda: torch(t1, t2)), None, [a, b])


# What the libraries call an op that libeager names otherwise.
RENAMED = {"bitwise_invert": "bitwise_not invert", "bitwise_left_shift": "left_shift",
           "bitwise_right_shift": "right_shift", "isfinite": "is_finite", "isinf": "is_inf", "isnan": "is_nan",
           "sigmoid": "expit", "all": "reduce_all"}


def same(name, *modules):
    """Returns the function that the first of the modules that has it calls so, or None."""
    words = [name, *RENAMED.get(name, "").split()]
    return next((getattr(module, word) for module in modules for word in words if hasattr(module, word)), None)


def row(title, arrays, mine=None, numpy=None, torches=None, tensors=None):
    """Returns a row of an op, the title's first word, whose inputs each library has in memory of its own.

    Where no function is given they are those of the op's name."""
    name = title.split()[0].rstrip(",")
    if mine is None:
        numpy, torches = same(name, np, scipy.special), same(name, torch, torch.special, torch.nn.functional)
        tensors = same(name, tf.math, tf.nn, tf.bitwise, tf)
    def calls(f, make):
        inputs = f and [make(a) for a in arrays]
        return f and (lambda: f(*inputs))
    values = lambda a: a.tolist() if a.dtype.kind == "S" else a
    return (title, calls(mine or getattr(eager, name), lambda a: eager.constant(values(a))), calls(numpy, np.copy),
            calls(torches, lambda a: torch.from_numpy(a.copy())), calls(tensors, lambda a: tf.constant(values(a))))


def elementwise(generator):
    for dtype in (np.float32, np.float64):
        x = generator.standard_normal(N).astype(dtype)
        y = generator.standard_normal(N).astype(dtype)
        positive, wide = np.abs(x) + dtype(0.01), y * 3
        yield unary("clip", x, lambda a: np.clip(a, dtype(-0.5), dtype(0.5)), lambda a: torch.clip(a, -0.5, 0.5),
                    lambda a: eager.clip(a, -0.5, 0.5))
        yield binary("pow", positive, wide, np.power, torch.pow)
        yield binary("atan2", x, y, np.arctan2, torch.atan2)
        yield binary("hypot", x, y, np.hypot, torch.hypot)
        yield binary("floor_divide", wide, x, np.floor_divide, torch.floor_divide)
        yield binary("remainder", wide, x, np.remainder, torch.remainder)
        yield binary("nextafter", x, y, np.nextafter, torch.nextafter)
        yield unary("signbit", x, np.signbit, torch.signbit)
        yield unary("lgamma", x, None, torch.lgamma)
        yield unary("digamma", x, None, torch.digamma)
        yield unary("elu", x, None, torch.nn.functional.elu)
        yield unary("selu", x, None, torch.nn.functional.selu)
        yield unary("gelu", x, None, torch.nn.functional.gelu)
        z, w = (x + 1j * y).astype(f"complex{16 * x.itemsize}"), (y - 2j * x).astype(f"complex{16 * x.itemsize}")
        yield unary("abs", z, np.abs, torch.abs)
        yield unary("reciprocal", z, np.reciprocal, torch.reciprocal)
        yield binary("divide", z, w, np.divide, torch.divide)
        yield unary("exp", x, np.exp, torch.exp)
        yield binary("add", x, y, np.add, torch.add)


def activations(generator):
    """Activations, and functions that few programs use."""
    functional = torch.nn.functional
    x, y = (generator.standard_normal(N).astype(np.float32) for _ in "xy")
    positive = np.abs(y) + np.float32(0.01)
    for name, peer in (("mish", functional.mish), ("celu", functional.celu), ("log_sigmoid", functional.logsigmoid),
                       ("hard_tanh", functional.hardtanh), ("hard_sigmoid", functional.hardsigmoid), ("hard_swish", functional.hardswish),
                       ("hardshrink", functional.hardshrink), ("softshrink", functional.softshrink)):
        yield unary(name, x, None, peer)
    yield binary("prelu", x, positive[:1], None, torch.prelu)
    yield unary("deg2rad", x, np.deg2rad, torch.deg2rad)
    yield unary("angle", (x + 1j * y).astype(np.complex64), np.angle, torch.angle)
    for name in ("fmax", "fmin", "fmod", "heaviside", "logaddexp2"):
        yield binary(name, x, y, getattr(np, name), getattr(torch, name))
    yield binary("trunc_div", x, y, None, lambda a, b: torch.div(a, b, rounding_mode="trunc"))
    yield binary("xlogy", x, positive, None, torch.special.xlogy)
    yield binary("xlog1py", x, positive, None, torch.special.xlog1py)
    yield unary("sinc", x, np.sinc, torch.sinc)
    powers = generator.integers(-20, 20, N).astype(np.int32)
    yield binary("ldexp", x, powers, np.ldexp, torch.ldexp)
    yield unary("frexp", x, np.frexp, torch.frexp)
    yield unary("modf", x, np.modf)
    yield binary("divmod", x, positive, np.divmod)
    m = x.reshape(1024, 1024)
    yield unary("glu [1024, 1024]", m, None, functional.glu, eager.glu)
    yield binary("huber", x, y, None, functional.huber_loss)
    yield binary("smooth_l1", x, y, None, functional.smooth_l1_loss)
    yield binary("smooth_l1 of beta 2, unreduced", x, y, None, lambda a, b: functional.smooth_l1_loss(a, b, reduction="none", beta=2.0),
                 lambda a, b: eager.smooth_l1(a, b, beta=2.0, reduction="none"))
    yield binary("kl_div", x, positive, None, lambda a, b: functional.kl_div(a, b))
    share = 1 / (1 + np.exp(-x))
    yield binary("binary_cross_entropy", share, share[::-1].copy(), None, functional.binary_cross_entropy)
    yield binary("cosine_similarity [1024, 1024]", m, y.reshape(1024, 1024), None, functional.cosine_similarity, eager.cosine_similarity)
    labels = generator.integers(0, 1024, 1024)
    yield binary("nll_loss [1024, 1024]", m, labels, None, functional.nll_loss, eager.nll_loss)
    yield binary("cross_entropy [1024, 1024], smoothed", m, labels, None, lambda a, b: functional.cross_entropy(a, b, label_smoothing=0.1),
                 lambda a, b: eager.cross_entropy(a, b, label_smoothing=0.1))
    a, b = (generator.integers(1, 10000, N).astype(np.int32) for _ in "ab")
    yield binary("gcd", a, b, np.gcd, torch.gcd)
    yield binary("lcm", a, b, np.lcm, torch.lcm)
    yield binary("fmod", a, b, np.fmod, torch.fmod)
    yield unary("bitwise_count", a, getattr(np, "bitwise_count", None), None)


def special(generator):
    """Functions of some dozens of steps; SciPy has NumPy's place where NumPy has none. NumPy's are often Intel's, to 4 ULP."""
    peer, functions = torch.special, scipy.special
    for dtype in (np.float32, np.float64):
        def draw(low, high):
            return generator.uniform(low, high, N).astype(dtype)

        x, u, p, y, z, s = draw(-8, 8), draw(-0.999, 0.999), draw(0.001, 0.999), draw(0.1, 20), draw(0.1, 20), draw(1.1, 9)
        for name, array in (("erfinv", u), ("ndtri", p), ("log_ndtr", x), ("i0", x), ("i0e", x), ("i1", x), ("i1e", x)):
            yield unary(name, array, getattr(functions, name), getattr(peer, name))
        yield unary("erfcinv", p, functions.erfcinv)
        yield unary("gamma", y, functions.gamma)
        yield binary("beta", y, z, functions.beta)
        yield binary("igamma", y, z, functions.gammainc, peer.gammainc)
        yield binary("igammac", y, z, functions.gammaincc, peer.gammaincc)
        yield binary("betainc", y, z, lambda a, b, p=p: functions.betainc(a, b, p), None,
                     lambda a, b, p=eager.constant(p): eager.betainc(a, b, p))
        yield binary("zeta", s, y, functions.zeta, peer.zeta)
        yield binary("logaddexp", x, y, np.logaddexp, torch.logaddexp)
        yield unary("cbrt", x, np.cbrt)
        for name, array in (("log", y), ("log2", y), ("log10", y), ("log1p", y), ("sinh", x), ("tan", x)):
            yield unary(name, array, getattr(np, name), getattr(torch, name))
        for name, array in (("asinh", x), ("acosh", s), ("atanh", u)):
            yield unary(name, array, getattr(np, name.replace("a", "arc", 1)), getattr(torch, name))


def reductions(generator):
    """Reductions and similar ops, over all axes, rows, columns, middle axes and narrow ones."""
    def row(name, array, axis=None, numpy=True, title=""):
        e, t = eager.constant(array), torch.from_numpy(array.copy())
        f, n, g = getattr(eager, name), getattr(np, name, None), getattr(torch, name, None)
        g = {"max": torch.amax, "min": torch.amin}.get(name, g)
        options = {} if axis is None else {"axis": axis}
        dims = {} if axis is None else {"dim": axis}
        what = f"{name} {array.dtype} {list(array.shape)}" + ("" if axis is None else f" axis {axis}")
        return what, lambda: f(e, **options), n and (lambda: n(array, **options)), lambda: g(t, **dims)

    draw = lambda dtype, *dims: (100 * generator.standard_normal(dims)).astype(dtype)
    for name in ("sum", "mean", "max", "min", "argmax", "prod"):
        yield row(name, draw(np.float32, N))
    for dtype in (np.float64, np.int32, np.float16):
        for name in ("sum", "max", "argmax"):
            yield row(name, draw(dtype, N))
    for name in ("sum", "max", "argmax"):
        for dims, axis in (((1000, 1000), 0), ((1000, 1000), 1), ((100000, 3), 0), ((100000, 3), 1), ((10, 100000), 0),
                           ((10000, 100), 1), ((100, 10, 1000), 1)):
            yield row(name, draw(np.float32, *dims), axis)
    for name in ("var", "std"):
        for axis in (None, 0, 1):
            yield row(name, draw(np.float32, 1000, 1000), axis)
    for name in ("sum", "mean", "max", "prod"):
        for axis in (0, 2, (0, 2)):
            yield row(name, draw(np.float32, 10, 10, 10, 1000), axis) if name != "prod" or isinstance(axis, int) else \
                row("sum", draw(np.float16, 10, 10, 10, 1000), axis)
    for name in ("sum", "any", "count_nonzero"):
        for axis in (0, 1):
            yield row(name, draw(np.int32, 1000, 1000), axis)
    for axis in (0, 1):
        yield row("any", draw(np.float32, 1000, 1000), axis)
    for axis in (0, 1):
        yield row("sum", draw(np.float16, 1000, 1000), axis)
        yield row("sum", draw(np.complex64, 1000, 1000), axis)
    for name in ("softmax", "log_softmax", "logsumexp"):
        for dims, axis in (((1000, 1000), 1), ((1000, 1000), 0), ((10, 100000), 0), ((10, 1000, 100), 1), ((10000, 10), 1)):
            yield row(name, draw(np.float32, *dims) / 100, axis)


def moves(generator):
    """Ops that move elements; views of NumPy and PyTorch are made contiguous, as eager's results are."""
    for dtype in (np.float32, np.int64, np.uint8):
        side, few = 1 << 10, N // 3
        m = (generator.random((side, side)) * 200).astype(dtype)
        cube = m.reshape(64, 64, 256)
        narrow = m.ravel()[: 3 * few].reshape(few, 3)
        copied, whole = np.ascontiguousarray, torch.Tensor.contiguous
        yield unary("transpose", m, lambda a: copied(a.T), lambda t: whole(t.T), lambda t: eager.permute_dims(t, (1, 0)))
        yield unary("transpose [64, 64, 256] to (1, 2, 0)", cube, lambda a: copied(a.transpose(1, 2, 0)),
                    lambda t: whole(t.permute(1, 2, 0)), lambda t: eager.permute_dims(t, (1, 2, 0)))
        yield unary("transpose [64, 64, 256] to (1, 0, 2)", cube, lambda a: copied(a.transpose(1, 0, 2)),
                    lambda t: whole(t.permute(1, 0, 2)), lambda t: eager.permute_dims(t, (1, 0, 2)))
        yield unary("transpose [349525, 3]", narrow, lambda a: copied(a.T), lambda t: whole(t.T),
                    lambda t: eager.permute_dims(t, (1, 0)))
        yield unary("slice [10:900, 10:900]", m, lambda a: copied(a[10:900, 10:900]), lambda t: whole(t[10:900, 10:900]),
                    lambda t: t[10:900, 10:900])
        yield unary("slice [:, ::2]", m, lambda a: copied(a[:, ::2]), lambda t: whole(t[:, ::2]), lambda t: t[:, ::2])
        yield unary("flip", m, lambda a: copied(np.flip(a)), lambda t: torch.flip(t, (0, 1)))
        yield unary("flip of rows", m, lambda a: copied(a[:, ::-1]), lambda t: torch.flip(t, (1,)), lambda t: eager.flip(t, 1))
        yield unary("roll", m, lambda a: np.roll(a, 3), lambda t: torch.roll(t, 3), lambda t: eager.roll(t, 3))
        yield unary("roll of rows", m, lambda a: np.roll(a, 3, 1), lambda t: torch.roll(t, 3, 1),
                    lambda t: eager.roll(t, 3, 1))
        yield unary("repeat, 3 times", m, lambda a: np.repeat(a, 3), lambda t: torch.repeat_interleave(t, 3),
                    lambda t: eager.repeat(t, 3))
        yield binary("stack on the last axis", m, m, lambda a, b: np.stack([a, b], -1), lambda a, b: torch.stack([a, b], -1),
                     lambda a, b: eager.stack([a, b], -1))
        yield binary("stack", m, m, lambda a, b: np.stack([a, b]), lambda a, b: torch.stack([a, b]),
                     lambda a, b: eager.stack([a, b]))
        yield binary("concat on the last axis", narrow, narrow, lambda a, b: np.concatenate([a, b], -1),
                     lambda a, b: torch.cat([a, b], -1), lambda a, b: eager.concat([a, b], -1))
    yield ("random_permutation", lambda: eager.random.permutation(N), lambda: generator.permutation(N),
           lambda: torch.randperm(N))
    for mean in (0.5, 4.0, 100.0):
        e, t = eager.constant(np.full(N, mean, np.float32)), torch.full((N,), mean)
        yield (f"random_gamma of {mean}", lambda e=e: eager.random_gamma(e), lambda m=mean: generator.standard_gamma(m, N, np.float32),
               lambda t=t: torch._standard_gamma(t))
        yield (f"random_poisson of {mean}", lambda e=e: eager.random_poisson(e), lambda m=mean: generator.poisson(m, N),
               lambda t=t: torch.poisson(t))
    for trials in (10.0, 1000.0):
        e, t = eager.constant(np.full(N, trials, np.float32)), torch.full((N,), trials)
        yield (f"random_binomial of {trials}", lambda e=e: eager.random_binomial(e, 0.25), lambda n=trials: generator.binomial(int(n), 0.25, N),
               lambda t=t: torch.binomial(t, torch.full_like(t, 0.25)))
    one = eager.constant(np.ones(N, np.float32))
    yield ("random_exponential", lambda: eager.random_exponential(one), lambda: generator.standard_exponential(N, np.float32),
           lambda: torch.empty(N).exponential_())
    yield ("random_laplace", lambda: eager.random_laplace(0.0, one), lambda: generator.laplace(size=N), None)
    yield ("random_beta", lambda: eager.random_beta(one, one), lambda: generator.beta(1, 1, N), None)


def ordered(generator):
    """Ops that run along an axis, sort, or give outputs whose size depends on values."""
    for dtype in (np.float32, np.int64):
        x = (1000 * generator.standard_normal(N)).astype(dtype)
        m = x.reshape(1024, 1024)
        for axis in (0, 1):
            yield unary(f"cumulative_sum [1024, 1024] axis {axis}", m, lambda a, k=axis: np.cumsum(a, k),
                        lambda t, k=axis: torch.cumsum(t, k), lambda t, k=axis: eager.cumulative_sum(t, k))
        yield unary("cumulative_prod", x, np.cumprod, lambda t: torch.cumprod(t, 0), lambda t: eager.cumulative_prod(t, 0))
        for title, a in (("", x), (" [1024, 1024]", m)):
            yield unary("sort" + title, a, np.sort, torch.sort, eager.sort)
            yield unary("argsort" + title, a, lambda a: np.argsort(a, kind="stable"),
                        lambda t: torch.sort(t, stable=True)[1], eager.argsort)
            yield unary("top_k 10" + title, a, None, lambda t: torch.topk(t, 10), lambda t: eager.top_k(t, 10))
        yield unary("top_k 1000", x, None, lambda t: torch.topk(t, 1000), lambda t: eager.top_k(t, 1000))
        line = np.sort(x)
        yield binary("searchsorted", line, x, np.searchsorted, torch.searchsorted)
        mask = generator.random(N) < 0.5
        yield binary("boolean_mask", x, mask, lambda a, m: a[m], torch.masked_select)
        yield binary("boolean_mask of rows", m, mask[:1024], lambda a, m: a[m], lambda t, m: t[m], eager.boolean_mask)
        yield unary("nonzero", np.where(mask, x, 0), np.nonzero, lambda t: torch.nonzero(t, as_tuple=True))
        few = (x % 1000).astype(dtype)
        full = dict(return_inverse=True, return_counts=True)
        yield unary("unique, some thousands", few.round(), lambda a: np.unique(a, return_index=True, **full),
                    lambda t: torch.unique(t, **full), eager.unique)
        yield unary("unique, most", x, lambda a: np.unique(a, return_index=True, **full), lambda t: torch.unique(t, **full), eager.unique)


def products(generator):
    for dtype in (np.uint8, np.int16, np.int32, np.int64):
        m = generator.integers(0, 100, (256, 256)).astype(dtype)
        yield binary("matmul, 256", m, m, np.matmul, torch.matmul, eager.matmul)
    for title, dims in ((", 4 x 4", (4, 4)), (", 64", (64, 64)), (", 256", (256, 256)), (", 1024", (1024, 1024)),
                        (", 1000 of 8 x 8", (1000, 8, 8)), (", 10000 of 4 x 4", (10000, 4, 4))):
        m = generator.standard_normal(dims) + dims[-1] * np.eye(dims[-1])
        for name in ("inv", "det", "slogdet"):
            yield unary(name + title, m, getattr(np.linalg, name), getattr(torch.linalg, name), getattr(eager, name))
        p = m @ m.swapaxes(-1, -2)
        yield unary("cholesky" + title, p, np.linalg.cholesky, torch.linalg.cholesky, eager.cholesky)
        yield binary("solve" + title, m, m, np.linalg.solve, torch.linalg.solve, eager.solve)
        yield binary("triangular_solve" + title, m, m, None, lambda a, b: torch.linalg.solve_triangular(a, b, upper=False),
                     eager.triangular_solve)
        yield from decompositions(title, m)
    x, y = (generator.standard_normal(1024).astype(np.float32) for _ in "xy")
    yield binary("outer, 1024", x, y, np.outer, torch.outer, eager.outer)
    m = generator.standard_normal((1024, 1024)).astype(np.float32)
    yield binary("inner, 1024", m, m, np.inner, torch.inner, eager.inner)
    yield binary("vecdot [1024, 1024]", m, m, getattr(np, "vecdot", None), torch.linalg.vecdot, eager.vecdot)
    cube = generator.standard_normal((64, 32, 128)).astype(np.float32)
    yield binary("tensordot [64, 32, 128], 2 axes", cube, cube, lambda a, b: np.tensordot(a, b, ([1, 2], [1, 2])),
                 lambda a, b: torch.tensordot(a, b, ([1, 2], [1, 2])), lambda a, b: eager.tensordot(a, b, ([1, 2], [1, 2])))
    small = generator.standard_normal((32, 32)).astype(np.float32)
    yield binary("kron, 32", small, small, np.kron, torch.kron, eager.kron)
    vectors = generator.standard_normal((N // 4, 3)).astype(np.float32)
    yield binary("cross [262144, 3]", vectors, vectors, np.cross, torch.linalg.cross, eager.cross)
    yield unary("matrix_trace, 1024", m, np.trace, torch.trace, eager.matrix_trace)
    yield unary("band_part, 1024", m, np.tril, torch.tril, lambda x: eager.band_part(x, -1, 0))


def decompositions(title, m):
    """Decompositions of one matrix or of many, and what is computed from them. Larger matrices are symmetric, or small enough."""
    symmetric = m + m.swapaxes(-1, -2)
    linalg, peer = np.linalg, torch.linalg
    yield unary("qr" + title, m, linalg.qr, peer.qr, eager.qr)
    yield unary("lu" + title, m, None, peer.lu, eager.lu)
    yield unary("eigh" + title, symmetric, linalg.eigh, peer.eigh, eager.eigh)
    yield unary("svd" + title, m, lambda a: linalg.svd(a, full_matrices=False),
                lambda t: peer.svd(t, full_matrices=False), eager.svd)
    if m.shape[-1] > 256:
        return
    yield unary("eig" + title, m, linalg.eig, peer.eig, eager.eig)
    yield unary("pinv" + title, m, linalg.pinv, peer.pinv, eager.pinv)
    yield unary("matrix_exp" + title, m / m.shape[-1], None, peer.matrix_exp, eager.matrix_exp)
    yield unary("matrix_rank" + title, m, linalg.matrix_rank, peer.matrix_rank, eager.matrix_rank)
    if m.ndim == 2:  # NumPy's takes one system
        yield binary("lstsq" + title, m, m, lambda a, b: linalg.lstsq(a, b, rcond=None), peer.lstsq, eager.lstsq)


def statistics(generator):
    for dtype in (np.float32, np.int64):
        x = (1000 * generator.standard_normal(N)).astype(dtype)
        m = x.reshape(1024, 1024)
        yield unary("diff", x, np.diff, torch.diff, eager.diff)
        yield unary("diff [1024, 1024] axis 0", m, lambda a: np.diff(a, axis=0), lambda t: torch.diff(t, dim=0),
                    lambda t: eager.diff(t, axis=0))
        for axis in (0, 1):
            yield unary(f"cumulative_max [1024, 1024] axis {axis}", m, lambda a, k=axis: np.maximum.accumulate(a, k),
                        lambda t, k=axis: torch.cummax(t, k), lambda t, k=axis: eager.cumulative_max(t, k))
        few = np.arange(0, 500, 5).astype(dtype)
        yield binary("isin, of 100", x, few, np.isin, torch.isin, eager.isin)
        yield binary("isin, of as many", x, x[::-1].copy(), np.isin, torch.isin, eager.isin)
    x = generator.standard_normal(N).astype(np.float32)
    m = x.reshape(1024, 1024)
    yield unary("cumulative_logsumexp [1024, 1024]", m, lambda a: np.logaddexp.accumulate(a, 1),
                lambda t: torch.logcumsumexp(t, 1), lambda t: eager.cumulative_logsumexp(t, 1))
    yield unary("median", x, np.median, torch.median, eager.median)
    yield unary("median [1024, 1024] axis 1", m, lambda a: np.median(a, 1), lambda t: torch.median(t, 1),
                lambda t: eager.median(t, axis=1))
    q = [0.1, 0.5, 0.9]
    yield unary("quantile of 3 [1024, 1024] axis 1", m, lambda a: np.quantile(a, q, 1),
                lambda t, q=torch.tensor(q): torch.quantile(t, q, 1), lambda t: eager.quantile(t, q, axis=1))
    yield unary("nansum", x, np.nansum, torch.nansum, eager.nansum)
    yield unary("nanmax", x, np.nanmax)
    yield unary("nanmean [1024, 1024] axis 0", m, lambda a: np.nanmean(a, 0), lambda t: torch.nanmean(t, 0),
                lambda t: eager.nanmean(t, axis=0))
    yield unary("moments [1024, 1024] axis 1", m, lambda a: (a.mean(1), a.var(1)), lambda t: torch.var_mean(t, 1, correction=0),
                lambda t: eager.moments(t, axis=1))
    counted = generator.integers(0, 1000, N)
    yield unary("bincount of 1000", counted, np.bincount, torch.bincount, eager.bincount)
    yield unary("histogram, 100 bins", x, lambda a: np.histogram(a, 100), lambda t: torch.histogram(t, 100),
                lambda t: eager.histogram(t, 100))


def segments(generator):
    """NumPy sums by bincount, or by reduceat where ids are in order; PyTorch by index_add and index_reduce."""
    def row(name, x, ids, n, numpy, torch, op):
        (e, a, t), (i, b, j) = kinds(x), kinds(ids)
        shape = list(x.shape)
        return f"{name} {x.dtype} {shape} to {n}", lambda: op(e, i, n), numpy and (lambda: numpy(a, b)), lambda: torch(t, j)

    x = generator.standard_normal(N).astype(np.float32)
    for n in (1000, 100000):
        ids = generator.integers(0, n, N)
        ordered = np.sort(ids)
        def reduceat(a, b):
            return np.add.reduceat(a, np.flatnonzero(np.diff(b, prepend=-1)))
        def add(t, j, n=n):
            return torch.zeros((n,) + t.shape[1:]).index_add_(0, j, t)
        yield row("unsorted_segment_sum", x, ids, n, lambda a, b, n=n: np.bincount(b, a, n), add, eager.unsorted_segment_sum)
        yield row("segment_sum", x, ordered, n, reduceat, add, lambda e, i, n: eager.segment_sum(e, i))
        for name, how in (("prod", "prod"), ("max", "amax"), ("mean", "mean")):
            def reduce(t, j, n=n, how=how):
                return torch.zeros((n,) + t.shape[1:]).index_reduce_(0, j, t, how, include_self=False)
            yield row(f"unsorted_segment_{name}", x, ids, n, None, reduce, getattr(eager, f"unsorted_segment_{name}"))
    for inner in (16, 256):
        m, ids = x.reshape(-1, inner), generator.integers(0, 1000, N // inner)
        yield row("unsorted_segment_sum", m, ids, 1000, None, lambda t, j: torch.zeros((1000, t.shape[1])).index_add_(0, j, t), eager.unsorted_segment_sum)


def places(generator):
    x = generator.standard_normal(N).astype(np.float32)
    m = x.reshape(1024, 1024)
    for n in (1000, N):
        ids = generator.integers(-n, n, N // 4)
        line = x[:n].copy()
        yield binary(f"take of {n}", line, ids, np.take, lambda t, j: t[j], eager.take)
    ids, updates = generator.integers(0, 1024, (1024, 256)), generator.standard_normal((1024, 256)).astype(np.float32)
    (e1, _, t1), (e2, _, t2), (e3, _, t3) = kinds(m), kinds(ids), kinds(updates)
    yield ("scatter_elements [1024, 1024] of [1024, 256]", lambda: eager.scatter_elements(e1, e2, e3, axis=1), None,
           lambda: torch.scatter(t1, 1, t2, t3))
    yield ("scatter_elements, sums, [1024, 1024] of [1024, 256]", lambda: eager.scatter_elements(e1, e2, e3, axis=1, reduce="sum"), None,
           lambda: torch.scatter_add(t1, 1, t2, t3))
    numbers = generator.integers(0, N, N)
    yield unary("unravel_index", numbers, lambda a: np.unravel_index(a, (1024, 1024)), lambda t: torch.unravel_index(t, (1024, 1024)),
                lambda t: eager.unravel_index(t, [1024, 1024]))
    lengths = generator.integers(0, 1024, 1024)
    yield unary("sequence_mask [1024, 1024]", lengths, lambda a: np.arange(1024) < a[:, None], lambda t: torch.arange(1024) < t[:, None],
                lambda t: eager.sequence_mask(t, 1024))


def transforms(generator):
    for dtype, complex_dtype in ((np.float32, np.complex64), (np.float64, np.complex128)):
        for n in (1 << 8, 1 << 10, 1 << 12, 1 << 14, 1 << 16, 1 << 18, 1 << 20, 1000, 10007, 100003):
            x = generator.standard_normal(n).astype(dtype)
            z = (x + 1j * generator.standard_normal(n)).astype(complex_dtype)
            for name, array in (("fft", z), ("rfft", x)):
                row = unary(name, array, getattr(np.fft, name), getattr(torch.fft, name))
                yield f"{name} of {n}, {array.dtype}", *row[1:]
        many = (generator.standard_normal((1000, 128)) + 0j).astype(complex_dtype)
        yield f"fft of 1000 x 128, {complex_dtype.__name__}", *unary("fft", many, np.fft.fft, torch.fft.fft)[1:]
    x = generator.standard_normal((512, 512)).astype(np.float32)
    yield "rfft2 of 512 x 512, float32", *unary("rfft2", x, np.fft.rfft2, torch.fft.rfft2)[1:]


def sums(generator):
    """einsum: products of matrices in several orders, and equations that are none. NumPy is asked to find an order."""
    draw = lambda *dims: generator.standard_normal(dims).astype(np.float32)
    for equation, *dims in (
        ("ij,jk->ik", (2, 2), (2, 2)), ("ij,jk->ik", (256, 256), (256, 256)), ("ij,kj->ik", (256, 256), (256, 256)),
        ("bij,bjk->bik", (64, 64, 64), (64, 64, 64)), ("bhid,bhjd->bhij", (8, 4, 64, 64), (8, 4, 64, 64)),
        ("bihd,bjhd->bhij", (8, 64, 4, 64), (8, 64, 4, 64)), ("btd,dnh->bnth", (8, 64, 256), (256, 4, 64)),
        ("bnth,nhd->btd", (8, 4, 64, 64), (4, 64, 256)), ("bij,bj->bi", (64, 128, 128), (64, 128)),
        ("i,j->ij", (1024,), (1024,)), ("ij,ij->", (1024, 1024), (1024, 1024)), ("ij->ji", (1024, 1024)), ("ii->i", (1024, 1024)),
        ("ij,jk,kl->il", (128, 256), (256, 128), (128, 64)), ("ijk,il->jkl", (64, 64, 64), (64, 64)),
    ):
        e, n, t = zip(*[kinds(draw(*d)) for d in dims])
        yield (f"einsum {equation} {' '.join(str(list(d)) for d in dims)}", lambda e=e, q=equation: eager.einsum(q, *e),
               lambda n=n, q=equation: np.ascontiguousarray(np.einsum(q, *n, optimize=True)),
               lambda t=t, q=equation: torch.einsum(q, *t).contiguous())


def images(generator):
    """Resizing and sampling. PyTorch's channels are second, contiguous or in channels_last; TensorFlow's last."""
    interpolate = torch.nn.functional.interpolate
    for word, mode in (("NEAREST", "nearest-exact"), ("BILINEAR", "bilinear"), ("BICUBIC", "bicubic")):
        for kind in ("half", "double", "antialiased"):
            if kind == "antialiased" and word == "NEAREST":
                continue
            small, large = (2, 3, 224, 224), (2, 3, 448, 448)
            shape, out = (small, large) if kind == "double" else (large, small)
            x = generator.standard_normal(shape).astype(np.float32)
            options = {"antialias": True} if kind == "antialiased" else {}
            for layout in ("NCHW", "NHWC"):
                e = eager.constant(x if layout == "NCHW" else x.transpose(0, 2, 3, 1).copy())
                t = torch.from_numpy(x).contiguous(memory_format=torch.contiguous_format if layout == "NCHW" else torch.channels_last)
                yield (f"resize {word} {kind} {layout}",
                       lambda e=e, layout=layout, out=out, word=word, options=options: eager.resize(e, out[2:], interpolation=word,
                                                                                                   data_format=layout, **options),
                       None, lambda t=t, out=out, mode=mode, options=options: interpolate(t, out[2:], mode=mode, **options))
    x = generator.standard_normal((2, 16, 128, 128)).astype(np.float32)
    grid = generator.uniform(-1, 1, (2, 128, 128, 2)).astype(np.float32)
    for word in ("NEAREST", "BILINEAR", "BICUBIC"):
        e, g, tx, tg = eager.constant(x), eager.constant(grid), torch.from_numpy(x), torch.from_numpy(grid)
        yield (f"grid_sample {word}", lambda e=e, g=g, word=word: eager.grid_sample(e, g, interpolation=word, data_format="NCHW"), None,
               lambda tx=tx, tg=tg, mode=word.lower(): torch.nn.functional.grid_sample(tx, tg, mode=mode, align_corners=False))


def windows(generator):
    """Convolutions and pools. Channels are the last axis on both sides, but in PyTorch's sequences, which are contiguous."""
    functional = torch.nn.functional

    def channels_second(x, *dims):
        """Returns x for PyTorch, with this order of dims."""
        t = torch.from_numpy(x).permute(*dims)
        return t.contiguous() if x.ndim == 3 else t

    def draw(*dims):
        return generator.standard_normal(dims).astype(np.float32)

    def images(x):
        return channels_second(x, 0, x.ndim - 1, *range(1, x.ndim - 1))

    def convolution(name, image, kernel, out, groups=1, stride=1, op="conv"):
        n, channels = len(kernel), image[-1]
        x, w = draw(*image), draw(*kernel, channels // groups, out)
        ex, ew, tx = eager.constant(x), eager.constant(w), images(x)
        tw = channels_second(w, n + 1, n, *range(n))
        tw = tw.contiguous(memory_format={2: torch.channels_last, 3: torch.channels_last_3d}[n]) if n > 1 else tw
        f, g = getattr(eager, f"conv{n}d"), getattr(functional, f"conv{n}d")
        padding = "same" if stride == 1 else tuple(k // 2 for k in kernel)
        ours = {"padding": "SAME"} if stride == 1 else {"padding": "EXPLICIT", "paddings": [k // 2 for k in kernel for _ in "ab"]}
        return (f"{name} {list(image)}", lambda: f(ex, ew, strides=(stride,) * n, groups=groups, **ours), None,
                lambda: g(tx, tw, padding=padding, stride=stride, groups=groups))

    yield convolution("conv2d 3x3", (8, 32, 32, 64), (3, 3), 64)
    yield convolution("depthwise conv2d 3x3", (8, 32, 32, 64), (3, 3), 64, groups=64)
    yield convolution("conv2d 3x3 in 4 groups", (8, 32, 32, 64), (3, 3), 64, groups=4)
    yield convolution("conv2d 3x3", (1, 14, 14, 256), (3, 3), 256)
    yield convolution("conv1d 5", (8, 512, 64), (5,), 64)
    yield convolution("conv1d 3, stride 2", (8, 512, 64), (3,), 128, stride=2)
    yield convolution("conv3d 3x3x3", (2, 16, 16, 16, 32), (3, 3, 3), 32)
    yield convolution("conv3d 3x3x3", (2, 16, 16, 16, 3), (3, 3, 3), 32)

    def depthwise(image, multiplier):
        channels = image[-1]
        x, w = draw(*image), draw(3, 3, channels, multiplier)
        ex, ew, tx = eager.constant(x), eager.constant(w), images(x)
        tw = torch.from_numpy(w.reshape(3, 3, 1, channels * multiplier)).permute(3, 2, 0, 1).contiguous()
        return (f"depthwise_conv2d 3x3 {list(image)} times {multiplier}", lambda: eager.depthwise_conv2d(ex, ew, padding="SAME"),
                None, lambda: functional.conv2d(tx, tw, padding=1, groups=channels))

    yield depthwise((8, 32, 32, 64), 1)
    yield depthwise((8, 32, 32, 32), 2)

    def transposed(image, kernel, out):
        n, channels = len(kernel), image[-1]
        x, w = draw(*image), draw(*kernel, out, channels)
        ex, ew, tx = eager.constant(x), eager.constant(w), images(x)
        tw = torch.from_numpy(w).permute(n + 1, n, *range(n)).contiguous()
        f, g = getattr(eager, f"conv{n}d_transpose"), getattr(functional, f"conv_transpose{n}d")
        return (f"conv{n}d_transpose {'x'.join(map(str, kernel))}, stride 2 {list(image)}",
                lambda: f(ex, ew, strides=(2,) * n, padding="SAME"), None, lambda: g(tx, tw, stride=2, padding=1))

    yield transposed((8, 16, 16, 64), (4, 4), 32)
    yield transposed((8, 256, 64), (4,), 32)
    yield transposed((2, 8, 8, 8, 32), (4, 4, 4), 16)

    def pool(kind, image, size):
        n = len(image) - 2
        x = draw(*image)
        e, t = eager.constant(x), images(x)
        f, g = getattr(eager, f"{kind}_pool{n}d"), getattr(functional, f"{kind}_pool{n}d")
        return f"{kind}_pool{n}d {size} {list(image)}", lambda: f(e, ksize=(size,) * n), None, lambda: g(t, size)

    for kind in ("max", "avg"):
        yield pool(kind, (8, 4096, 32), 2)
        yield pool(kind, (8, 64, 64, 32), 2)
        yield pool(kind, (8, 64, 64, 32), 3)
        yield pool(kind, (4, 16, 32, 32, 16), 2)

    def sliding(kind, image, size):
        n = len(image) - 2
        x = draw(*image)
        e, t = eager.constant(x), torch.from_numpy(x.copy())
        f, g = getattr(eager, f"{kind}_pool{n}d"), getattr(functional, f"{kind}_pool{n}d")
        return (f"{kind}_pool{n}d {size}, stride 1 {list(image)}, channels first",
                lambda: f(e, ksize=(size,) * n, strides=(1,) * n, data_format="NCHW"), None, lambda: g(t, size, 1))

    for size in (2, 8, 1024):
        yield sliding("max", (1, 1, 65536), size)
    yield sliding("avg", (1, 1, 256, 256), 127)

    # Pools and patches of other kinds.
    x = draw(8, 64, 64, 32)
    e, t = eager.constant(x), images(x)
    first = torch.from_numpy(np.ascontiguousarray(x.transpose(0, 3, 1, 2)))
    f = eager.constant(first.numpy())
    yield ("max_pool2d 3, dilation 2 [8, 64, 64, 32]", lambda: eager.max_pool2d(e, ksize=3, dilations=2), None,
           lambda: functional.max_pool2d(t, 3, dilation=2))
    yield ("max_pool2d 2 [8, 32, 64, 64], channels first", lambda: eager.max_pool2d(f, ksize=2, data_format="NCHW"), None,
           lambda: functional.max_pool2d(first, 2))
    yield ("max_pool_with_argmax 2 [8, 64, 64, 32]", lambda: eager.max_pool_with_argmax(e, ksize=[2]), None,
           lambda: functional.max_pool2d(t, 2, return_indices=True))
    y, places = functional.max_pool2d(first, 2, return_indices=True)
    ours = eager.max_pool_with_argmax(f, ksize=[2], data_format="NCHW")
    yield ("max_unpool 2 [8, 32, 64, 64]", lambda: eager.max_unpool(*ours, ksize=[2], data_format="NCHW"), None,
           lambda: functional.max_unpool2d(y, places, 2))
    yield ("lp_pool 2 [8, 64, 64, 32]", lambda: eager.lp_pool(e, ksize=[2]), None, lambda: functional.lp_pool2d(t, 2, 2))
    for size in (7, 16):
        yield (f"adaptive_avg_pool {size} [8, 64, 64, 32]", lambda size=size: eager.adaptive_avg_pool(e, output_size=[size]), None,
               lambda size=size: functional.adaptive_avg_pool2d(t, size))
        yield (f"adaptive_max_pool {size} [8, 64, 64, 32]", lambda size=size: eager.adaptive_max_pool(e, output_size=[size]), None,
               lambda size=size: functional.adaptive_max_pool2d(t, size))
    yield ("unfold 3 [8, 32, 64, 64], channels first", lambda: eager.unfold(f, ksize=[3], data_format="NCHW"), None,
           lambda: functional.unfold(first, 3))
    columns = functional.unfold(first, 3)
    c = eager.constant(columns.numpy())
    yield ("fold 3 [8, 32, 64, 64], channels first", lambda: eager.fold(c, output_size=[64], ksize=[3], data_format="NCHW"), None,
           lambda: functional.fold(columns, (64, 64), 3))
    yield ("space_to_depth 2 [8, 32, 64, 64], channels first",
           lambda: eager.space_to_depth(f, block_size=2, channel_order="CRD", data_format="NCHW"), None,
           lambda: functional.pixel_unshuffle(first, 2).contiguous())
    deep = first.reshape(8, 128, 32, 32)
    d = eager.constant(deep.numpy())
    yield ("depth_to_space 2 [8, 128, 32, 32], channels first",
           lambda: eager.depth_to_space(d, block_size=2, channel_order="CRD", data_format="NCHW"), None,
           lambda: functional.pixel_shuffle(deep, 2).contiguous())


def plain(generator):
    """Elementwise functions that the libraries have by one name, of float32 unless they are of integers or booleans."""
    x, y = (generator.standard_normal(N).astype(np.float32) for _ in "xy")
    a, b = (generator.integers(0, 1 << 20, N).astype(np.int32) for _ in "ab")
    for names, *arrays in (
        ("negative positive sign square exp2 expm1 sin cos atan cosh tanh rad2deg floor ceil round trunc", x),
        ("isfinite isinf isnan reciprocal_no_nan erf erfc sigmoid relu relu6 leaky_relu softplus softsign silu", x),
        ("sqrt rsqrt", np.abs(x)), ("asin acos", np.tanh(x)),
        ("subtract multiply divide_no_nan maximum minimum copysign squared_difference xdivy complex", x, y),
        ("not_equal less less_equal greater greater_equal", x, y), ("where", x < y, x, y),
        ("logical_not", x < y), ("logical_and logical_or logical_xor", x < y, x < 0),
        ("bitwise_invert", a), ("bitwise_and bitwise_or bitwise_xor", a, b),
        ("bitwise_left_shift bitwise_right_shift", a, b % 31),
        ("all", x == x), ("argmin", x),
    ):
        yield from (row(name, arrays) for name in names.split())
    z, copied, whole = (x + 1j * y).astype(np.complex64), np.ascontiguousarray, torch.Tensor.contiguous
    yield row("real of complex64", [z], eager.real, lambda a: copied(a.real), lambda t: whole(t.real), tf.math.real)
    yield row("imag of complex64", [z], eager.imag, lambda a: copied(a.imag), lambda t: whole(t.imag), tf.math.imag)
    yield row("conj of complex64", [z], eager.conj, np.conj, torch.conj_physical, tf.math.conj)
    yield row("cast to int32", [x], lambda t: eager.cast(t, "int32"), lambda a: a.astype(np.int32),
              lambda t: t.to(torch.int32), lambda t: tf.cast(t, tf.int32))
    yield row("bitcast to int32", [x], lambda t: eager.bitcast(t, "int32"), lambda a: a.view(np.int32),
              lambda t: t.view(torch.int32), lambda t: tf.bitcast(t, tf.int32))
    yield row("copy", [x], eager.copy, np.copy, torch.clone)
    yield row("identity", [x], eager.identity, None, None, tf.identity)
    yield row("stop_gradient", [x], eager.stop_gradient, None, torch.detach, tf.stop_gradient)
    yield row("polygamma of 2, 131072", [np.abs(x[: N // 8]) + 1], lambda t: eager.polygamma(2.0, t),
              lambda a: scipy.special.polygamma(2, a),
              lambda t: torch.polygamma(2, t), lambda t: tf.math.polygamma(tf.fill([N // 8], 2.0), t))
    yield row("lbeta [262144, 4]", [np.abs(x.reshape(-1, 4))], eager.lbeta, None, None, tf.math.lbeta)


def creation(generator):
    yield row("fill", [], lambda: eager.fill([N], 1.5), lambda: np.full(N, 1.5, np.float32),
              lambda: torch.full((N,), 1.5), lambda: tf.fill([N], 1.5))
    x = generator.standard_normal(N).astype(np.float32)
    for name in ("zeros_like", "ones_like"):
        yield row(name, [x], *(getattr(library, name) for library in (eager, np, torch, tf)))
    yield row("arange of int64", [], lambda: eager.arange(0, N, dtype="int64"), lambda: np.arange(N),
              lambda: torch.arange(N), lambda: tf.range(N, dtype=tf.int64))
    yield row("linspace", [], lambda: eager.linspace(0.0, 1.0, N, dtype="float32"),
              lambda: np.linspace(0, 1, N, dtype=np.float32),
              lambda: torch.linspace(0, 1, N), lambda: tf.linspace(0.0, 1.0, N))
    yield row("eye, 1024", [], lambda: eager.eye(1024), lambda: np.eye(1024, dtype=np.float32), lambda: torch.eye(1024),
              lambda: tf.eye(1024))
    yield row("one_hot of 16384 in 64", [generator.integers(0, 64, N // 64)], lambda i: eager.one_hot(i, 64), None,
              lambda i: torch.nn.functional.one_hot(i, 64), lambda i: tf.one_hot(i, 64))
    yield row("meshgrid of 1024 and 1024", [x[:1024], x[1024:2048]], eager.meshgrid, np.meshgrid,
              lambda a, b: [t.contiguous() for t in torch.meshgrid(a, b, indexing="xy")], tf.meshgrid)
    for name in ("hann_window", "hamming_window", "blackman_window", "kaiser_window"):
        yield row(f"{name} of 65536", [], *(f and (lambda f=f: f(1 << 16)) for f in (
            getattr(eager, name), None, getattr(torch, name), getattr(tf.signal, name, None))))
    for name in ("fftfreq", "rfftfreq"):
        yield row(f"{name} of float64", [], lambda f=getattr(eager, name): f(N, dtype="float64"),
                  lambda f=getattr(np.fft, name): f(N), lambda f=getattr(torch.fft, name): f(N, dtype=torch.float64))
    f32, initial = np.float32, torch.nn.init
    yield row("random_uniform", [], lambda: eager.random_uniform([N]), lambda: generator.random(N, f32),
              lambda: torch.rand(N), lambda: tf.random.uniform([N]))
    yield row("random_normal", [], lambda: eager.random_normal([N]), lambda: generator.standard_normal(N, f32),
              lambda: torch.randn(N), lambda: tf.random.normal([N]))
    yield row("random_truncated_normal", [], lambda: eager.random_truncated_normal([N]), None,
              lambda: initial.trunc_normal_(torch.empty(N)), lambda: tf.random.truncated_normal([N]))
    yield row("random_bernoulli", [np.full(N, 0.25, f32)], eager.random_bernoulli,
              lambda p: generator.random(N, f32) < p, torch.bernoulli)
    yield row("random_gumbel", [], lambda: eager.random_gumbel(0.0, 1.0, [N]), lambda: generator.gumbel(size=N))
    yield row("random_categorical, 1024 of [64, 256]", [x[: 1 << 14].reshape(64, 256)],
              lambda t: eager.random_categorical(t, 1024), None,
              lambda t: torch.multinomial(torch.softmax(t, 1), 1024, True), lambda t: tf.random.categorical(t, 1024))
    yield row("random_multinomial of 1000 in [16384, 8]", [np.full((1 << 14, 8), 0.125, f32)],
              lambda p: eager.random_multinomial(1000.0, p), lambda p: generator.multinomial(1000, p))
    yield row("random_variance_scaling, uniform [1024, 1024]", [],
              lambda: eager.random_variance_scaling([1024, 1024], distribution="UNIFORM"), None,
              lambda: initial.kaiming_uniform_(torch.empty(1024, 1024)))
    yield row("random_orthogonal [256, 256]", [], lambda: eager.random_orthogonal([256, 256]), None,
              lambda: initial.orthogonal_(torch.empty(256, 256)))


def shapes(generator):
    """Where eager gives a view, as the others do, its call alone is timed; elsewhere their views are copied."""
    m = generator.standard_normal((1024, 1024)).astype(np.float32)
    flat, cube, copied, whole = m.ravel(), m.reshape(64, 64, 256), np.ascontiguousarray, torch.Tensor.contiguous
    column, line = m[:, :1].copy(), m[:1].copy()
    yield row("reshape", [m], lambda x: eager.reshape(x, (512, 2048)), lambda x: x.reshape(512, 2048),
              lambda x: x.reshape(512, 2048), lambda x: tf.reshape(x, (512, 2048)))
    yield row("reshape_like", [flat, m], eager.reshape_like, lambda x, y: x.reshape(y.shape),
              lambda x, y: x.reshape(y.shape), lambda x, y: tf.reshape(x, y.shape))
    yield row("expand_dims", [m], lambda x: eager.expand_dims(x, 1), lambda x: np.expand_dims(x, 1),
              lambda x: x.unsqueeze(1), lambda x: tf.expand_dims(x, 1))
    yield row("squeeze", [line], eager.squeeze, np.squeeze, torch.squeeze, tf.squeeze)
    for name in ("atleast_1d", "atleast_2d", "atleast_3d"):
        yield row(name, [flat], *(getattr(library, name) for library in (eager, np, torch)))
    yield row("permute_dims", [m], eager.permute_dims, lambda x: copied(x.T), lambda x: whole(x.T), tf.transpose)
    yield row("matrix_transpose", [m], eager.matrix_transpose, lambda x: copied(x.T), lambda x: whole(x.mT),
              tf.linalg.matrix_transpose)
    yield row("moveaxis [64, 64, 256], 0 to 1", [cube], lambda x: eager.moveaxis(x, 0, 1),
              lambda x: copied(np.moveaxis(x, 0, 1)),
              lambda x: whole(x.movedim(0, 1)), lambda x: tf.transpose(x, (1, 0, 2)))
    yield row("swapaxes [64, 64, 256], 1 and 2", [cube], lambda x: eager.swapaxes(x, 1, 2),
              lambda x: copied(x.swapaxes(1, 2)),
              lambda x: whole(x.swapaxes(1, 2)), lambda x: tf.transpose(x, (0, 2, 1)))
    size = (1024, 1024)
    yield row("broadcast_to", [column], lambda x: eager.broadcast_to(x, size),
              lambda x: copied(np.broadcast_to(x, size)),
              lambda x: whole(x.expand(size)), lambda x: tf.broadcast_to(x, size))
    yield row("broadcast_like", [line, m], eager.broadcast_like, lambda x, y: copied(np.broadcast_to(x, y.shape)),
              lambda x, y: whole(x.expand_as(y)), lambda x, y: tf.broadcast_to(x, y.shape))
    yield row("broadcast_arrays", [column, line], eager.broadcast_arrays,
              lambda *x: [*map(copied, np.broadcast_arrays(*x))], lambda *x: [*map(whole, torch.broadcast_tensors(*x))])
    yield row("unstack [64, 64, 256], axis 1", [cube], lambda x: eager.unstack(x, 1),
              lambda x: [*map(copied, np.unstack(x, axis=1))],
              lambda x: [*map(whole, x.unbind(1))], lambda x: tf.unstack(x, axis=1))
    yield row("split, 4, axis 1", [m], lambda x: eager.split(x, 4, 1), lambda x: [*map(copied, np.split(x, 4, 1))],
              lambda x: [*map(whole, x.chunk(4, 1))], lambda x: tf.split(x, 4, 1))
    yield row("tile [512, 512], 2 x 2", [m[:512, :512]], lambda x: eager.tile(x, (2, 2)), lambda x: np.tile(x, (2, 2)),
              lambda x: x.tile(2, 2), lambda x: tf.tile(x, (2, 2)))
    yield row("repeat_each, 0 to 3 times", [flat, generator.integers(0, 4, N)], eager.repeat_each, np.repeat,
              torch.repeat_interleave, tf.repeat)
    around = ((8, 8), (8, 8))
    yield row("pad by 8", [m], lambda x: eager.pad(x, (8, 8, 8, 8)), lambda x: np.pad(x, around),
              lambda x: torch.nn.functional.pad(x, (8, 8, 8, 8)), lambda x: tf.pad(x, around))
    yield row("rot90", [m], eager.rot90, lambda x: copied(np.rot90(x)), lambda x: whole(torch.rot90(x)))
    yield row("strided_slice [10:900:2, 10:900]", [m], lambda x: eager.strided_slice(x, (10, 10), (900, 900), (2, 1)),
              lambda x: copied(x[10:900:2, 10:900]), lambda x: whole(x[10:900:2, 10:900]),
              lambda x: x[10:900:2, 10:900])
    def assigned(x, y):
        x[10:900, 10:900] = y
        return x
    yield row("strided_slice_update [10:900, 10:900]", [m, m[:890, :890].copy()],
              lambda x, y: eager.strided_slice_update(x, y, (10, 10), (900, 900)), lambda x, y: assigned(x.copy(), y),
              lambda x, y: assigned(x.clone(), y), lambda x, y: tf.raw_ops.TensorStridedSliceUpdate(
                  input=x, begin=(10, 10), end=(900, 900), strides=(1, 1), value=y))
    yield row("diag of 1024", [flat[:1024]], eager.diag, np.diag, torch.diag, tf.linalg.diag)
    yield row("tril", [m], eager.tril, np.tril, torch.tril, lambda x: tf.linalg.band_part(x, -1, 0))
    yield row("triu", [m], eager.triu, np.triu, torch.triu, lambda x: tf.linalg.band_part(x, 0, -1))
    many, squares = m[:256, :64].copy(), m.reshape(256, 64, 64)
    yield row("matrix_diag [256, 64]", [many], eager.matrix_diag, None, torch.diag_embed, tf.linalg.diag)
    yield row("diagonal [256, 64, 64]", [squares], eager.diagonal, lambda x: copied(np.diagonal(x, 0, 1, 2)),
              lambda x: whole(x.diagonal(0, 1, 2)), tf.linalg.diag_part)
    yield row("set_diag [256, 64, 64]", [squares, many], eager.set_diag, None,
              lambda x, y: x.diagonal_scatter(y, 0, 1, 2), tf.linalg.set_diag)
    for name in ("fftshift", "ifftshift"):
        yield row(name, [m], *(getattr(library, name) for library in (eager, np.fft, torch.fft, tf.signal)))
    yield row("random_flip [16, 128, 128, 4]", [m.reshape(16, 128, 128, 4)], eager.random_flip, None, None,
              tf.image.random_flip_left_right)
    yield row("random_crop to [900, 900]", [m], lambda x: eager.random_crop(x, (900, 900)), None, None,
              lambda x: tf.image.random_crop(x, (900, 900)))


def indices(generator):
    """2^18 places of 2^20."""
    x = generator.standard_normal(N).astype(np.float32)
    m, n = x.reshape(1024, 1024), N // 4
    at, updates, pairs = generator.integers(0, N, (n, 1)), x[:n] * 2, generator.integers(0, 1024, (n, 2))
    yield row("gather of rows of 256", [x.reshape(4096, 256), at[:4096, 0] % 4096], eager.gather,
              lambda x, i: x.take(i, 0), lambda x, i: x.index_select(0, i), tf.gather)
    yield row("gather_nd [1024, 1024]", [m, pairs], eager.gather_nd, lambda x, i: x[i[:, 0], i[:, 1]],
              lambda x, i: x[i[:, 0], i[:, 1]], tf.gather_nd)
    yield row("take_along_axis [1024, 1024] of [1024, 256]", [m, pairs[:, 0].reshape(1024, 256).copy()],
              lambda x, i: eager.take_along_axis(x, i, 1), lambda x, i: np.take_along_axis(x, i, 1),
              lambda x, i: x.gather(1, i), lambda x, i: tf.gather(x, i, batch_dims=1))
    yield row("scatter_nd", [at, updates], lambda i, u: eager.scatter_nd(i, u, [N]),
              lambda i, u: np.bincount(i[:, 0], u, N), lambda i, u: torch.zeros(N).index_add_(0, i[:, 0], u),
              lambda i, u: tf.scatter_nd(i, u, [N]))
    def ufunc_at(f):
        def run(x, i, u):
            x = x.copy()
            f.at(x, i[:, 0], u)
            return x
        return run
    def put(x, i, u):
        x = x.copy()
        x[i[:, 0]] = u
        return x
    reduced = lambda how: lambda x, i, u: x.index_reduce(0, i[:, 0], u, how)
    for name, numpy, peer in (("update", put, lambda x, i, u: x.index_copy(0, i[:, 0], u)),
                              ("add", ufunc_at(np.add), lambda x, i, u: x.index_add(0, i[:, 0], u)),
                              ("mul", ufunc_at(np.multiply), reduced("prod")),
                              ("max", ufunc_at(np.maximum), reduced("amax")),
                              ("min", ufunc_at(np.minimum), reduced("amin"))):
        name = f"tensor_scatter_nd_{name}"
        yield row(name, [x, at, updates], getattr(eager, name), numpy, peer, getattr(tf, name, None))
    yield row("reverse_sequence [1024, 1024]", [m, pairs[:1024, 0].copy()],
              lambda x, k: eager.reverse_sequence(x, k, 1), None, None,
              lambda x, k: tf.reverse_sequence(x, k, seq_axis=1))
    rows, columns = (generator.integers(0, 1024, N) for _ in "rc")
    yield row("ravel_multi_index", [rows, columns], lambda *i: eager.ravel_multi_index(i, (1024, 1024)),
              lambda *i: np.ravel_multi_index(i, (1024, 1024)))
    table, ids = x.reshape(16384, 64), generator.integers(0, 16384, (1024, 16))
    yield row("embedding_lookup of [1024, 16] in [16384, 64]", [table, ids], eager.embedding_lookup,
              lambda x, i: x.take(i, 0), lambda x, i: torch.nn.functional.embedding(i, x), tf.nn.embedding_lookup)
    yield row("embedding_bag of [1024, 16] in [16384, 64]", [table, ids], eager.embedding_bag, None,
              lambda x, i: torch.nn.functional.embedding_bag(i, x))
    places, values = np.unique(pairs[: 1 << 17] * (10, 1), axis=0), x[: 1 << 17]
    values, size = values[: len(places)], (10240, 1024)
    csr = lambda i, v: scipy.sparse.coo_array((v, (i[:, 0], i[:, 1])), size)
    yield row("sparse_dense_matmul of [10240, 1024], 1% of it, and [1024, 64]",
              [places, values, x[: 1 << 16].reshape(1024, 64)],
              lambda i, v, b: eager.sparse_dense_matmul(i, v, size, b), lambda i, v, b: csr(i, v) @ b,
              lambda i, v, b: torch.sparse.mm(torch.sparse_coo_tensor(i.T, v, size, is_coalesced=True), b),
              lambda i, v, b: tf.sparse.sparse_dense_matmul(tf.SparseTensor(i, v, size), b))
    def summed(i, v):
        s = csr(i, v)
        s.sum_duplicates()
        return s
    yield row("coalesce of 262144 in [10240, 1024]", [pairs, updates], lambda i, v: eager.coalesce(i, v, size), summed,
              lambda i, v: torch.sparse_coo_tensor(i.T, v, size).coalesce())


def summaries(generator):
    """Statistics, norms and segments; a hundredth of what the ones that leave NaNs out read is NaN."""
    x = generator.standard_normal(N).astype(np.float32)
    x[generator.random(N) < 0.01] = np.nan
    m, q = x.reshape(1024, 1024), [0.1, 0.5, 0.9]
    for name in "nanprod nanmin nanvar nanstd nanargmax nanargmin nanmedian nancumsum nancumprod".split():
        yield row(name, [x], getattr(eager, name), getattr(np, name), getattr(torch, name, None))
    percent = [100 * p for p in q]
    yield row("nanquantile of 3 [1024, 1024] axis 1", [m], lambda x: eager.nanquantile(x, q, axis=1),
              lambda x: np.nanquantile(x, q, 1), lambda x, q=torch.tensor(q): torch.nanquantile(x, q, 1))
    yield row("nanpercentile of 3 [1024, 1024] axis 1", [m], lambda x: eager.nanpercentile(x, percent, axis=1),
              lambda x: np.nanpercentile(x, percent, 1))
    y = np.nan_to_num(x)
    m = y.reshape(1024, 1024)
    yield row("percentile of 3 [1024, 1024] axis 1", [m], lambda x: eager.percentile(x, percent, axis=1),
              lambda x: np.percentile(x, percent, 1))
    for axis in (0, 1):
        yield row(f"cumulative_min [1024, 1024] axis {axis}", [m], lambda x, k=axis: eager.cumulative_min(x, k),
                  lambda x, k=axis: np.minimum.accumulate(x, k), lambda x, k=axis: torch.cummin(x, k))
    yield row("vector_norm", [y], eager.vector_norm, np.linalg.vector_norm, torch.linalg.vector_norm, tf.norm)
    yield row("l2_normalize [1024, 1024] axis 1", [m], lambda x: eager.l2_normalize(x, 1), None,
              lambda x: torch.nn.functional.normalize(x, dim=1), lambda x: tf.math.l2_normalize(x, 1))
    yield row("l2_loss", [y], eager.l2_loss, lambda x: x @ x / 2, lambda x: x @ x / 2, tf.nn.l2_loss)
    yield row("global_norm of 4", [*y.reshape(4, -1)], lambda *x: eager.global_norm(x), None,
              lambda *x: torch.nn.utils.get_total_norm(x), lambda *x: tf.linalg.global_norm(x))
    yield row("clip_by_global_norm of 4", [*y.reshape(4, -1)], lambda *x: eager.clip_by_global_norm(x), None, None,
              lambda *x: tf.clip_by_global_norm(x, 1.0))
    yield row("clip_by_norm", [y], eager.clip_by_norm, None, None, lambda x: tf.clip_by_norm(x, 1.0))
    ids = np.sort(generator.integers(0, 1000, N))
    for name, numpy in (("mean", None), ("max", np.maximum), ("min", np.minimum), ("prod", np.multiply)):
        yield row(f"segment_{name} to 1000", [y, ids], getattr(eager, f"segment_{name}"),
                  numpy and (lambda x, i, f=numpy: f.reduceat(x, np.flatnonzero(np.diff(i, prepend=-1)))),
                  lambda x, i, how=name: torch.segment_reduce(x, how, lengths=i.bincount()),
                  getattr(tf.math, f"segment_{name}"))
    generator.shuffle(ids)
    yield row("unsorted_segment_min to 1000", [y, ids], lambda x, i: eager.unsorted_segment_min(x, i, 1000), None,
              lambda x, i: torch.zeros(1000).index_reduce_(0, i, x, "amin", include_self=False),
              lambda x, i: tf.math.unsorted_segment_min(x, i, 1000))
    yield row("unsorted_segment_sqrt_n to 1000", [y, ids], lambda x, i: eager.unsorted_segment_sqrt_n(x, i, 1000),
              None, None, lambda x, i: tf.math.unsorted_segment_sqrt_n(x, i, 1000))


def matrices(generator):
    m = generator.standard_normal((256, 256)) + 256 * np.eye(256)
    p, b, linalg, peer = m @ m.T, m[:, :16].copy(), np.linalg, torch.linalg
    yield row("matrix_power 5, 256", [m], lambda x: eager.matrix_power(x, 5), lambda x: linalg.matrix_power(x, 5),
              lambda x: peer.matrix_power(x, 5))
    factor = linalg.cholesky(p)
    yield row("cholesky_solve, 256, 16 right-hand sides", [factor, b], eager.cholesky_solve,
              lambda f, y: scipy.linalg.cho_solve((f, True), y, check_finite=False),
              lambda f, y: torch.cholesky_solve(y, f), tf.linalg.cholesky_solve)
    lu, pivots = scipy.linalg.lu_factor(m)
    e, t = eager.lu(eager.constant(m)), (torch.from_numpy(lu), torch.from_numpy(pivots + 1))
    yield row("lu_solve, 256, 16 right-hand sides", [b], lambda y: eager.lu_solve(*e, y),
              lambda y: scipy.linalg.lu_solve((lu, pivots), y, check_finite=False), lambda y: peer.lu_solve(*t, y))
    yield row("logdet, 256", [p], eager.logdet, None, torch.logdet, tf.linalg.logdet)
    for name, x in (("svdvals", m), ("eigvalsh", p), ("eigvals", m), ("matrix_norm", m)):
        yield row(f"{name}, 256", [x], getattr(eager, name), getattr(linalg, name), getattr(peer, name))
    yield row("matrix_cond, 256", [m], eager.matrix_cond, linalg.cond, peer.cond)


def spectra(generator):
    """Fourier transforms of complex64 or to it, and what cuts signals into frames."""
    draw = lambda *dims: (generator.standard_normal(dims) + 1j * generator.standard_normal(dims)).astype(np.complex64)
    for dims, names in (((1 << 16,), "ifft irfft hfft ihfft"), ((512, 512), "fft2 ifft2 irfft2"),
                        ((64, 64, 64), "fftn ifftn rfftn irfftn")):
        for name in names.split():
            z = draw(*dims)
            yield row(f"{name} of {' x '.join(map(str, dims))}", [z.real if name in ("ihfft", "rfftn") else z],
                      *(getattr(library, name) for library in (eager, np.fft, torch.fft)))
    x, hann = draw(16, 1 << 16).real, torch.hann_window(512)
    yield row("stft of [16, 65536], 512 by 128", [x], lambda x: eager.stft(x, 512, 128), None,
              lambda x: torch.stft(x, 512, 128, window=hann, center=False, return_complex=True),
              lambda x: tf.signal.stft(x, 512, 128))
    yield row("istft of [16, 509, 257], 512 by 128", [draw(16, 509, 257)], lambda x: eager.istft(x, 512, 128), None,
              lambda x: torch.istft(x.mT, 512, 128, window=hann), lambda x: tf.signal.inverse_stft(x, 512, 128))
    yield row("inverse_stft_window of 512 by 128", [hann.numpy()], lambda w: eager.inverse_stft_window(w, 128), None,
              None, lambda w: tf.signal.inverse_stft_window_fn(128, lambda n, dtype: w)(512, tf.float32))
    sliding = np.lib.stride_tricks.sliding_window_view
    yield row("frame of [16, 65536], 512 by 128", [x], lambda x: eager.frame(x, 512, 128),
              lambda x: np.ascontiguousarray(sliding(x, 512, 1)[:, ::128]),
              lambda x: x.unfold(1, 512, 128).contiguous(), lambda x: tf.signal.frame(x, 512, 128))
    yield row("overlap_and_add of [16, 509, 512] by 128", [draw(16, 509, 512).real],
              lambda x: eager.overlap_and_add(x, 128), None,
              lambda x: torch.nn.functional.fold(x.mT, (1, 512 + 508 * 128), (1, 512), stride=(1, 128)),
              lambda x: tf.signal.overlap_and_add(x, 128))


def networks(generator):
    """Parts of networks that few lines of the other libraries make too."""
    draw = lambda *dims: generator.standard_normal(dims).astype(np.float32)
    functional, m = torch.nn.functional, draw(1024, 1024)
    yield row("bias_add", [m, m[0]], eager.bias_add, np.add, torch.add, tf.nn.bias_add)
    yield row("dropout", [m], eager.dropout, None, functional.dropout, lambda x: tf.nn.dropout(x, 0.5))
    shares, labels = np.exp(m), generator.integers(0, 1024, 1024)
    shares /= shares.sum(1, keepdims=True)
    yield row("softmax_cross_entropy_with_logits [1024, 1024]", [shares, m],
              lambda p, x: eager.softmax_cross_entropy_with_logits(labels=p, logits=x), None,
              lambda p, x: functional.cross_entropy(x, p, reduction="none"), tf.nn.softmax_cross_entropy_with_logits)
    yield row("sparse_softmax_cross_entropy_with_logits [1024, 1024]", [labels, m],
              lambda i, x: eager.sparse_softmax_cross_entropy_with_logits(labels=i, logits=x), None,
              lambda i, x: functional.cross_entropy(x, i, reduction="none"),
              tf.nn.sparse_softmax_cross_entropy_with_logits)
    yield row("sigmoid_cross_entropy_with_logits", [shares, m],
              lambda p, x: eager.sigmoid_cross_entropy_with_logits(labels=p, logits=x), None,
              lambda p, x: functional.binary_cross_entropy_with_logits(x, p, reduction="none"),
              tf.nn.sigmoid_cross_entropy_with_logits)
    second = lambda x: x.permute(0, 3, 1, 2)
    image = draw(8, 32, 32, 64)
    yield row("instance_norm [8, 64, 32, 32], channels first", [image.reshape(8, 64, 32, 32)],
              lambda x: eager.instance_norm(x, data_format="NCHW"), None, functional.instance_norm)
    yield row("local_response_norm [8, 32, 32, 64]", [image], eager.local_response_norm, None,
              lambda x: functional.local_response_norm(second(x), 11, 11.0, 0.5), tf.nn.local_response_normalization)
    yield row("separable_conv2d 3x3 [8, 32, 32, 64] to 64", [image, draw(3, 3, 64, 1), draw(1, 1, 64, 64)],
              lambda *x: eager.separable_conv2d(*x, padding="SAME"), None,
              lambda x, d, p: functional.conv2d(
                  functional.conv2d(second(x), d.permute(2, 3, 0, 1), padding=1, groups=64), p.permute(3, 2, 0, 1)),
              lambda *x: tf.nn.separable_conv2d(*x, strides=[1, 1, 1, 1], padding="SAME"))
    yield row("affine_grid of [8, 128, 128]", [draw(8, 2, 3)], lambda x: eager.affine_grid(x, (128, 128)), None,
              lambda x: functional.affine_grid(x, (8, 1, 128, 128), align_corners=False))
    attention = torch.nn.MultiheadAttention(256, 4, bias=False, batch_first=True).eval()
    yield row("multi_head_attention [8, 64, 256], 4 heads",
              [draw(8, 64, 256), *(draw(256, 4, 64) for _ in "qkv"), draw(4, 64, 256)],
              lambda x, *w: eager.multi_head_attention(x, x, x, *w), None,
              torch.no_grad()(lambda x, *w: attention(x, x, x, need_weights=False)))
    def rotated(x, c, s):
        a, b = x.chunk(2, -1)
        return torch.cat([a * c - b * s, b * c + a * s], -1)
    yield row("rotary_embedding [8, 4, 512, 64]", [draw(8, 4, 512, 64), draw(512, 32), draw(512, 32)],
              eager.rotary_embedding, None, rotated)
    state, units = draw(32, 128), 128
    for name, gates in (("rnn_cell", 1), ("gru_cell", 3), ("lstm_cell", 4)):
        weights = [draw(units, gates * units) / 11, draw(units, gates * units) / 11,
                   draw(2, 384) if gates == 3 else draw(gates * units)]
        cell = getattr(torch.nn, name.replace("_cell", "").upper() + "Cell")(units, units)
        states = [state] * (2 if gates == 4 else 1)
        yield row(f"{name}, 128 units, batch 32", [state, *states, *weights], getattr(eager, name), None,
                  torch.no_grad()(lambda x, h, c, *w, cell=cell, gates=gates: cell(x, (h, c) if gates == 4 else h)))
        if gates == 1:
            net = torch.nn.RNN(units, units, batch_first=True)
            yield row("rnn, 128 units, 64 steps, batch 32", [draw(32, 64, 128), *weights], eager.rnn, None,
                      torch.no_grad()(lambda x, *w, net=net: net(x)))
    numbers, body = draw(100, 64), lambda x: x * 2.0 + 1.0
    yield row("cond", [state], lambda x: eager.cond(True, lambda: x + 1.0, lambda: x), None, None,
              lambda x: tf.cond(tf.constant(True), lambda: x + 1.0, lambda: x))
    yield row("while_loop of 100", [state],
              lambda x: eager.while_loop(lambda i, x: i < 100, lambda i, x: (i + 1, x + 1.0), (0, x)), None, None,
              lambda x: tf.while_loop(lambda i, x: i < 100, lambda i, x: (i + 1, x + 1.0), (tf.constant(0), x)))
    yield row("map of 100", [numbers], lambda x: eager.map_fn(body, x), None, None, lambda x: tf.map_fn(body, x))
    yield row("scan of 100", [numbers], lambda x: eager.scan(lambda c, x: (c + x,) * 2, x[0], x), None, None,
              lambda x: tf.scan(lambda c, x: c + x, x))


def with_gradient(f, *inputs):
    """Returns a call of eager that runs f and its gradient."""
    def run():
        with eager.GradientTape() as tape:
            for x in inputs:
                tape.watch(x)
            y = f(*inputs)
        return tape.gradient(y, inputs)
    return run


def with_torch_gradient(f, *inputs):
    inputs = [x.detach().requires_grad_() for x in inputs]
    def run():
        y = f(*inputs)
        return torch.autograd.grad(y, inputs, torch.ones_like(y))
    return run


def layers(generator):
    """Normalizations, recurrent networks and attention, each forward and with its gradient."""
    draw = lambda *dims: generator.standard_normal(dims).astype(np.float32)
    functional = torch.nn.functional

    def both(name, f, peer, arrays, view=lambda x: x):
        e, t = [eager.constant(a) for a in arrays], [torch.from_numpy(a.copy()) for a in arrays]
        t[0] = view(t[0])
        yield name, lambda: f(*e), None, lambda: peer(*t), None, arrays
        yield f"{name} and gradient", with_gradient(f, *e), None, with_torch_gradient(peer, *t), None, arrays

    for dims in ((512, 256), (8192, 128), (1000, 1000)):
        n = dims[-1]
        arrays = draw(*dims), draw(n), draw(n)
        yield from both(f"layer_norm {list(dims)}", eager.layer_norm,
                        lambda x, s, o, n=n: functional.layer_norm(x, (n,), s, o), arrays)
        if hasattr(functional, "rms_norm"):
            yield from both(f"rms_norm {list(dims)}", eager.rms_norm, lambda x, s, n=n: functional.rms_norm(x, (n,), s),
                            arrays[:2])
    for data_format in ("NHWC", "NCHW"):
        is_last = data_format == "NHWC"
        arrays = draw(*((8, 32, 32, 64) if is_last else (8, 64, 32, 32))), draw(64), draw(64)
        view = (lambda x: x.permute(0, 3, 1, 2)) if is_last else (lambda x: x)
        yield from both(f"batch_norm {data_format} 8 x 32 x 32 x 64",
                        lambda x, s, o, d=data_format: eager.batch_norm(x, s, o, training=True, data_format=d)[0],
                        lambda x, s, o: functional.batch_norm(x, None, None, s, o, True), arrays, view)
        yield from both(f"group_norm {data_format} 8 x 32 x 32 x 64",
                        lambda x, s, o, d=data_format: eager.group_norm(x, 8, s, o, data_format=d),
                        lambda x, s, o: functional.group_norm(x, 8, s, o), arrays, view)
    attend, peer = eager.scaled_dot_product_attention, functional.scaled_dot_product_attention
    for dims in ((8, 4, 64, 64), (1, 12, 512, 64), (1, 12, 4096, 64)):
        yield from both(f"attention {list(dims)}", attend, peer, [draw(*dims) for _ in range(3)])
    yield from both("causal attention [1, 12, 512, 64]", lambda *t: attend(*t, is_causal=True), lambda *t: peer(*t, is_causal=True),
                    [draw(1, 12, 512, 64) for _ in range(3)])
    # A step of a decoder: one query for each head.
    query, cache = draw(8, 12, 1, 64), [draw(8, 12, 1024, 64) for _ in range(2)]
    e, t = [eager.constant(a) for a in (query, *cache)], [torch.from_numpy(a) for a in (query, *cache)]
    yield "attention of one query, [8, 12, 1024, 64]", lambda: attend(*e), None, lambda: peer(*t)
    for name, module, gates in (("lstm", torch.nn.LSTM, 4), ("gru", torch.nn.GRU, 3)):
        x, units = draw(32, 64, 128), 128
        weights = [draw(units, gates * units) / 11, draw(units, gates * units) / 11,
                   draw(gates * units) if gates == 4 else draw(2, gates * units)]
        f = lambda *inputs, op=getattr(eager, name): op(*inputs)[0]
        net, e = module(units, units, batch_first=True), [eager.constant(a) for a in (x, *weights)]
        t = torch.from_numpy(x.copy())
        def step(net=net, t=t):
            y = net(t)[0]
            return torch.autograd.grad(y, list(net.parameters()), torch.ones_like(y))
        what = f"{name}, 128 units, 64 steps, batch 32"
        yield what, lambda f=f, e=e: f(*e), None, torch.no_grad()(lambda net=net, t=t: net(t)), None, [x, *weights]
        yield (f"{what}, and gradient", with_gradient(lambda *w, f=f, x=e[0]: f(x, *w), *e[1:]), None, step, None, [x, *weights])


def strings(generator):
    """2^17 strings. NumPy's are arrays of bytes, which have one size; TensorFlow's kernels are called as its functions call them."""
    count = 1 << 17
    letters, ends = generator.choice(list(b"abcdefghijKLMNOPQRST"), 12 * count).astype(np.uint8).tobytes(), generator.integers(3, 12, count)
    words = [letters[12 * i : 12 * i + n] for i, n in enumerate(ends.tolist())]
    others = [w if i % 2 else w[::-1] for i, w in enumerate(words)]
    lines = [b" ".join(words[(i + k) % count] for k in range(4)) for i in range(count)]
    numbers = [str(x).encode() for x in generator.standard_normal(count).round(4).tolist()]

    def listed(name, mine, numpy, peer, *lists):
        return row(f"{name}, {count} strings", [np.array(values) for values in lists], mine, numpy, None, peer)

    yield listed("string_split at spaces", lambda x: eager.string_split(x, " "), lambda x: np.char.split(x, b" "),
                 lambda x: tf.raw_ops.StringSplitV2(input=x, sep=" ", maxsplit=-1), lines)
    yield listed("string_lower", eager.string_lower, np.strings.lower, tf.strings.lower, words)
    yield listed("string_upper", eager.string_upper, np.strings.upper, tf.strings.upper, words)
    yield listed("string_strip", eager.string_strip, np.strings.strip, tf.strings.strip, words)
    yield listed("string_length", eager.string_length, np.strings.str_len, tf.strings.length, words)
    yield listed("string_to_number", eager.string_to_number, lambda x: x.astype(np.float32), tf.strings.to_number,
                 numbers)
    yield listed("string_join", lambda x, y: eager.string_join([x, y], "-"),
                 lambda x, y: np.strings.add(np.strings.add(x, b"-"), y),
                 lambda x, y: tf.strings.join([x, y], "-"), words, others)
    yield listed("substr", lambda x: eager.substr(x, 1, 3), None, lambda x: tf.strings.substr(x, 1, 3), words)
    yield listed("equal", eager.equal, np.equal, tf.equal, words, others)
    floats = generator.standard_normal(count).astype(np.float32)
    yield row(f"as_string, {count} floats", [floats], eager.as_string, lambda x: x.astype("S32"), None,
              tf.strings.as_string)
    yield listed("string_replace", lambda x: eager.string_replace(x, "a", "xyz"),
                 lambda x: np.strings.replace(x, b"a", b"xyz"), lambda x: tf.strings.regex_replace(x, "a", "xyz"), words)
    yield listed("string_hash_bucket", lambda x: eager.string_hash_bucket(x, 1000, [1, 2]), None,
                 lambda x: tf.strings.to_hash_bucket_strong(x, 1000, [1, 2]), words)
    csv = [b",".join(numbers[(i + k) % count] for k in range(4)) for i in range(count)]
    yield listed("decode_csv of 4 columns", lambda x: eager.decode_csv(x, 4), None,
                 lambda x: tf.io.decode_csv(x, [[""]] * 4), csv)
    yield listed("csv_column of floats", lambda x: eager.csv_column(x, 0, "float32"), lambda x: x[0].astype(np.float32),
                 lambda x: tf.strings.to_number(x[0]), [numbers])
    data = np.array([generator.integers(1, 256, 4096).astype(np.uint8).tobytes() for _ in range(1024)])
    yield row("decode_raw, 1024 strings of 4096 bytes", [data], lambda x: eager.decode_raw(x, "float32"),
              lambda x: x.view(np.float32).copy(), None, lambda x: tf.io.decode_raw(x, tf.float32))
    examples = eager.example_with_feature([b""] * (count // 8),
                                          generator.uniform(1, 2, (count // 8, 8)).astype(np.float32), "x")
    examples = np.array(examples.tolist())
    fixed, any_number = tf.io.FixedLenFeature([8], tf.float32), tf.io.VarLenFeature(tf.float32)
    yield row(f"example_feature of {count // 8} Examples", [examples],
              lambda x: eager.example_feature(x, "x", shape=[8]), None, None,
              lambda x: tf.io.parse_example(x, {"x": fixed}))
    yield row(f"example_values of {count // 8} Examples", [examples], lambda x: eager.example_values(x, "x"), None,
              None, lambda x: tf.io.parse_example(x, {"x": any_number}))
    image = np.cumsum(generator.integers(-2, 3, (512, 512, 3)), 1).astype(np.uint8)
    yield row("encode_png [512, 512, 3]", [image], eager.encode_png, None, None, tf.io.encode_png)
    yield row("decode_png [512, 512, 3]", [np.array(tf.io.encode_png(image).numpy())], eager.decode_png, None, None,
              tf.io.decode_png)


def least(functions, seconds):
    """Returns the least seconds of a call of each function (None where it is None). The functions run in turn.

    A turn is three calls, so that the caches hold what the function itself left there.
    """
    times = [float("inf")] * len(functions)
    end = time.perf_counter() + seconds
    while True:
        for i, f in enumerate(functions):
            if f is not None:
                for _ in range(3):
                    start = time.perf_counter()
                    f()
                    times[i] = min(times[i], time.perf_counter() - start)
        if time.perf_counter() > end:
            return [t if f is not None else None for t, f in zip(times, functions)]


def limit_threads():
    """Leaves the process as many processors as it has threads, for libraries that take all that there are."""
    threads = int(os.environ[RUNNING])
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:threads])
    tf.config.threading.set_intra_op_parallelism_threads(threads)
    tf.config.threading.set_inter_op_parallelism_threads(1)


def run(only, seconds, with_graphs):
    """In the process that has the packages: a JSON line a row."""
    limit_threads()
    for name, mine, numpy, torch, *more in rows():
        if not re.search(only, name):
            continue
        tensorflow, inputs = (*more, None, None)[:2]
        functions = [mine, numpy, torch, tensorflow]
        if with_graphs:
            functions[3:] = graph_peers.calls(name, inputs) if inputs else (tensorflow, None)
        print(json.dumps([name, least(functions, seconds)]), flush=True)


# What MKL computes for PyTorch.
MKL = re.compile(r"((cholesky|lu)(_solve)?|(triangular_)?solve|inv|(slog|log)?det|qr|eig(vals)?h?|svd(vals)?|pinv|lstsq"
                 r"|matrix_(rank|cond|exp)|i?r?fft[2n]?|i?hfft|i?stft)\b")


def show(figures):
    used = 1 + max((i for times in figures.values() for i, t in enumerate(times) if t is not None), default=0)
    columns = ["op", "libeager", "NumPy", "PyTorch", "TensorFlow", "JAX"][: 1 + used]
    print(f"| {' | '.join(columns)} | ratio |\n|{' --- |' * (len(columns) + 1)}")
    text = lambda t: "" if t is None else f"{t * 1e3:.3f} ms" if t >= 1e-5 else f"{t * 1e3:.5f} ms"
    for name, (mine, *peers) in figures.items():
        peers = peers[: used - 1]
        counted = peers[:1] + peers[2:] if MKL.match(name) else peers
        best = min([p for p in counted if p is not None] or peers[1:2])
        print(f"| {name} | {text(mine)} | {' | '.join(map(text, peers))} | {mine / best:.2f} |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("--venv", type=pathlib.Path)
    parser.add_argument("--only", default="", help="a regular expression that the row's name has")
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--graphs", action="store_true")
    arguments = parser.parse_args()
    build = arguments.build.resolve()
    if os.environ.get(RUNNING):
        return run(arguments.only, arguments.seconds, arguments.graphs)
    python = compare.prepare_python((arguments.venv or build / "peers").resolve(), compare.PACKAGES)
    environment = {**compare.environment(), RUNNING: str(arguments.threads), "OMP_NUM_THREADS": str(arguments.threads), "PYTHONPATH": str(build / "python")}
    environment["OMP_WAIT_POLICY"] = "PASSIVE"  # threads of one library that spin after their work would hold the processors of the others
    figures = {}
    for _ in range(arguments.processes):
        process = subprocess.run([python, __file__, *sys.argv[1:]], env=environment, stdout=subprocess.PIPE, text=True)
        if process.returncode:
            return process.returncode
        for name, times in map(json.loads, process.stdout.splitlines()):
            figures[name] = [min(t) if None not in t else None for t in zip(times, figures.get(name, times))]
    return show(figures)


if __name__ == "__main__":
    sys.exit(main())
