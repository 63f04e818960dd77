"""Losses and gates, and numbers that are taken apart."""

import numpy as np

from .build import case

_F = "float32"


def rows(table):
    _pairs(table)
    _classes(table)
    _parts(table)


def _reduced(losses, how, weights=None):
    if how == "NONE":
        return losses
    total = losses.sum()
    return total if how == "SUM" else total / (losses.size if weights is None else weights.sum())


def _pairs(table):
    x, y = (_F, [[0.25, -1.5, 2.75], [0.5, 1.25, -0.75]]), (_F, [[1, -1.75, 0.5], [-1, 1.125, 1.5]])
    p, q = (_F, [0.25, 0.5, 0.75]), (_F, [0.5, 0.125, 1])
    for how in ("MEAN", "SUM", "NONE"):
        for delta in (1.0, 0.5):
            def huber(a, b, d=delta, how=how):
                e = np.abs(a - b)
                return _reduced(np.where(e <= d, e * e / 2, d * (e - d / 2)), how)
            given = {"delta": delta, "reduction": how} if delta != 1 else {"reduction": how}
            case(table, "huber", {"x": x, "target": y}, huber, given, gradient=("x",), ulp=2)
            def smooth(a, b, d=delta, how=how):
                e = np.abs(a - b)
                return _reduced(np.where(e < d, e * e / 2 / d, e - d / 2), how)
            given = {"beta": delta, "reduction": how} if delta != 1 else {"reduction": how}
            case(table, "smooth_l1", {"x": x, "target": y}, smooth, given, gradient=("x",), ulp=2)
        def divergence(a, b, how=how):
            return _reduced(b * (np.log(b) - a), how)
        case(table, "kl_div", {"x": (_F, [-1, -0.5, -2]), "target": q}, divergence, {"reduction": how}, gradient=("x",), ulp=4)
        def of_logs(a, b, how=how):
            return _reduced(np.exp(b) * (b - a), how)
        case(table, "kl_div", {"x": (_F, [-1, -0.5, -2]), "target": (_F, [-2, -1, -0.25])}, of_logs, {"log_target": True, "reduction": how}, gradient=("x",), ulp=4)
        def binary(a, b, w=1, how=how):
            return _reduced(-w * (b * np.log(a) + (1 - b) * np.log1p(-a)), how)
        case(table, "binary_cross_entropy", {"x": p, "target": q}, binary, {"reduction": how}, gradient=("x",), ulp=4)
    case(table, "binary_cross_entropy", {"x": p, "target": q, "weight": (_F, [1, 2, 0.5])}, binary, {"reduction": "NONE"}, ulp=4, about=" with weights")
    for attributes, axis in (({}, -1), ({"axis": 0, "epsilon": 0.5}, 0)):
        def cosine(a, b, k=axis):
            return (a * b).sum(k) / np.sqrt((a * a).sum(k)) / np.sqrt((b * b).sum(k))
        case(table, "cosine_similarity", {"x1": x, "x2": y}, cosine, attributes, gradient=("x1",), ulp=4, gradient_ulp=64)
    for attributes, axis in (({}, -1), ({"axis": 0}, 0)):
        def gate(a, k=axis):
            first, second = np.split(a, 2, k)
            return first / (1 + np.exp(-second))
        case(table, "glu", {"x": (_F, [[1, 2, 0.5, -1], [3, 0.25, -2, 4]])}, gate, attributes, gradient=("x",), ulp=4, gradient_ulp=16)
    row = table.row("glu of an odd size")
    row.tensor("x", _F, [1, 2, 3])
    row.op("glu", {"x": "x"}, "y", error=("INVALID_ARGUMENT", "glu"))


def _classes(table):
    logits, labels, weight = (_F, [[1, 2, 0.5], [-1, 0.25, 3], [2, -2, 1]]), ("int32", [2, 0, 1]), (_F, [0.5, 2, 1])
    for op in ("nll_loss", "cross_entropy"):
        def losses(x, i, w=None, how="MEAN", ignore=None, smoothing=0.0, op=op):
            log_p = x - np.log(np.exp(x).sum(-1, keepdims=True)) if op == "cross_entropy" else x
            i, w = i.astype(int), np.ones(x.shape[-1], x.dtype) if w is None else w
            kept = (i != ignore).astype(x.dtype)
            weights = w[i] * kept
            own = -np.take_along_axis(log_p, i[:, None], -1)[:, 0] * weights
            return _reduced((1 - smoothing) * own - smoothing * (log_p * w).mean(-1) * kept, how, weights)
        for how in ("MEAN", "SUM", "NONE"):
            case(table, op, {"x" if op == "nll_loss" else "logits": logits, "labels": labels}, lambda x, i, how=how, f=losses: f(x, i, how=how), {"reduction": how},
                 gradient=("x" if op == "nll_loss" else "logits",), ulp=8)
            case(table, op, {"x" if op == "nll_loss" else "logits": logits, "labels": labels, "weight": weight}, lambda x, i, w, how=how, f=losses: f(x, i, w, how, 1),
                 {"ignore_index": 1, "reduction": how}, gradient=("x" if op == "nll_loss" else "logits",), ulp=8, about=" with weights")
        case(table, op, {"x" if op == "nll_loss" else "logits": logits, "labels": labels}, lambda x, i, f=losses: f(x.T, i), {"axis": 0}, ulp=8)
    case(table, "cross_entropy", {"logits": logits, "labels": labels, "weight": weight}, lambda x, i, w, f=losses: f(x, i, w, smoothing=0.25), {"label_smoothing": 0.25},
         gradient=("logits",), ulp=8)
    row = table.row("nll_loss of a label that is out of range")
    row.tensor("x", _F, [[1, 2]])
    row.tensor("i", "int32", [2])
    row.op("nll_loss", {"x": "x", "labels": "i"}, "y", error=("INVALID_ARGUMENT", "nll_loss"))


def _parts(table):
    case(table, "sinc", {"x": (_F, [0, 0.5, -1.25, 1.75])}, np.sinc, gradient=("x",), ulp=4)
    case(table, "ldexp", {"x1": (_F, [1.5, -3, 0]), "x2": ("int32", [2, -1, 7])}, lambda x, n: np.ldexp(x, n.astype(int)), gradient=("x1",))
    x = (_F, [6.5, -0.25, 0, -100, 0.3])
    case(table, "frexp", {"x": x}, lambda x: list(np.frexp(x)), out=[_F, "int32"])
    case(table, "modf", {"x": x}, lambda x: list(np.modf(x)), out=[_F, _F])
    case(table, "divmod", {"x1": ("int32", [7, -7, 5]), "x2": ("int32", [3, 3, -2])}, lambda a, b: list(np.divmod(a.astype(int), b.astype(int))), out=["int32", "int32"])
    case(table, "divmod", {"x1": (_F, [7.5, -7]), "x2": (_F, [2, 1.5])}, lambda a, b: list(np.divmod(a, b)), out=[_F, _F], about=" of float32")
    row = table.row("divmod by zero")
    row.tensor("x", "int32", [1])
    row.tensor("z", "int32", [0])
    row.op("divmod", {"x1": "x", "x2": "z"}, ["q", "r"], error=("INVALID_ARGUMENT", "divmod"))
