"""Writes runtime/ops/README.md: all public ops, by the families of tests/promised_ops.txt, with the figures that the documents of
tests/kernels and tests/bench have of them."""

import dataclasses
import pathlib
import re

import words

TESTS = pathlib.Path(__file__).resolve().parents[2] / "tests"
PROMISED = TESTS / "promised_ops.txt"
DOCUMENT = "runtime/ops/README.md"

_INEXACT = {"float16", "bfloat16", "float32", "float64", "complex64", "complex128"}
_HEAD = """# The ops

<!-- This file is written by bindings/generate from the registry, the families of tests/promised_ops.txt, and the tables of
tests/kernels/README.md and tests/bench/README.md. -->

Every op that a program may call, in every language under this name; `eager_registry_json` has more of each: inputs, outputs,
attributes and an example. How ops are made and run is in [runtime/README.md](../README.md).

- **Dtypes** are those that inputs may have, and behind an arrow those of results that are none of an input: a dtype, the attribute
  that says it, or the real or complex dtype of x's width. Integers and booleans that "become floats" are cast first, 64 bits to
  float64, others to float32.
- **Runs on**: "all" devices, or the "host" alone, to which what lies on a GPU is copied, and the results back: linear algebra is
  LAPACK's (also in `random_orthogonal`, a QR of random numbers, in `matrix_norm` where it takes singular values, and in `matrix_power`
  where it inverts); Fourier transforms, PNG and records have no kernels for GPUs. Strings lie nowhere else.
- **Gradient**: "yes" is one of any order, with what the op says of it. Where there is none, no gradient flows back, and asking for
  it is no error.
- **ULP** is the greatest error of a unary function of float32 and of float64, in units of the last place, as
  [tests/kernels](../../tests/kernels/README.md) has it. Other ops are tested beside references, within the tolerance of their cases.
  It also has the bounds of sums, and of products of float16 and bfloat16, which are summed in float32 and rounded once.
- **Time** is over that of the fastest peer of the row (NumPy, SciPy, PyTorch, TensorFlow or JAX), on one thread: the least and the
  greatest of the rows of [tests/bench](../../tests/bench/README.md), of all dtypes and shapes; that of a view is of the call from
  Python. Two have none, as no peer has them: `sum_like`, with which gradients undo broadcasting, and `example_with_feature`, which
  adds to serialized Examples.
- All ops work in functions, also on dims that are unknown until the function is called. Of `gather_nd`, `scatter_nd` and
  `tensor_scatter_nd_*` the last dim of the indices must be known, which says how many dims of a slice follow; so must the dim that
  `unstack` divides, and the length of a shape that is a tensor; and `squeeze` needs its axes.
"""


@dataclasses.dataclass(frozen=True)
class Promise:
    """An op of a family. `word` is the name that it is known by elsewhere, or ""."""

    name: str
    word: str
    is_for_host: bool


def families(path):
    """The promised ops, a tuple for each family, by its title."""
    found = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("  "):
            found[title] += tuple(map(_promise, line.split()))
        elif line and not line.startswith("#"):
            title = line
            found[title] = ()
    return found


def _promise(text):
    word, _, name = text.rpartition("=")
    return Promise(name.rstrip("*"), word, name.endswith("*"))


def files(header, registry, rows):
    ops, promised = {op.name: op for op in registry.ops}, families(PROMISED)
    homeless = set(ops).difference(one.name for family in promised.values() for one in family)
    if homeless:
        raise ValueError(f"{PROMISED} has no family for {', '.join(sorted(homeless))}")
    errors, ratios = _errors(), _ratios()
    lines = [_HEAD]
    for title, family in promised.items():
        lines += [f"## {title}", "", "| op | what it gives | dtypes | runs on | gradient | ULP | time |", "| --- " * 7 + "|"]
        lines += [_row(ops[one.name], one, errors, ratios) for one in family if one.name in ops] + [""]
    return {DOCUMENT: "\n".join(lines)}


def _tables(path):
    """The rows of a document's tables, each as its cells by the heads of their columns."""
    heads, found = None, []
    for line in path.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.split("|")[1:-1]]
        if not cells or set(line) <= set("| -"):
            heads = heads if cells else None
        elif heads is None:
            heads = cells
        else:
            found.append(dict(zip(heads, cells)))
    return found


def _errors():
    rows = (row for row in _tables(TESTS / "kernels/README.md") if "function" in row)
    figures = {row["function"].strip("`"): [row["float32"], row["float64"]] for row in rows}
    return {op: ", ".join(filter(None, both)) for op, both in figures.items()}


def _ratios():
    """The least and the greatest ratio of each op; that of a row which also computes a gradient is not the op's."""
    found = {}
    for row in _tables(TESTS / "bench/README.md"):
        name = next(iter(row.values()))
        if name == row.get("op", row.get("op, 2^20 elements unless said")) and row["ratio"] and not name.endswith(" gradient"):
            title = re.sub(r"^(causal )?attention", "scaled_dot_product_attention", name)
            found.setdefault(re.split(r"[ ,]", title)[0], set()).add(row["ratio"])
    ends = {op: (min(rows, key=float), max(rows, key=float)) for op, rows in found.items()}
    return {op: " to ".join(dict.fromkeys(pair)) for op, pair in ends.items()}


def _row(op, promise, errors, ratios):
    name = f"`{op.name}` ({promise.word})" if promise.word else f"`{op.name}`"
    figures = errors.get(op.name, ""), ratios.get(op.name, "")
    cells = name, _sentences(op)[0], _dtypes(op), _device(op, promise), _gradient(op), *figures
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def _sentences(op):
    return re.split(r"(?<=\.) (?=[A-Z])", op.description)


def _dtypes(op):
    """The dtypes of inputs, those of one kind once, and of the results that are others."""
    kinds = {}
    for one in op.inputs:
        kinds.setdefault(_accepted(one), []).append(one.name)
    taken = "; ".join(kinds) if len(kinds) < 2 else "; ".join(f"{', '.join(names)}: {kind}" for kind, names in kinds.items())
    inputs = {one.name for one in op.inputs}
    given = list(dict.fromkeys(one.dtype for one in op.outputs if one.dtype not in inputs))
    return taken + (" " if taken and given else "") + (f"→ {', '.join(given)}" if given else "")


def _accepted(one):
    taken = set(one.dtypes)
    if one.integers_to_float and taken - _INEXACT:
        return words.dtypes([name for name in one.dtypes if name in _INEXACT]) + "; others become floats"
    return words.dtypes(one.dtypes)


def _device(op, promise):
    has_strings = any(one.dtypes == ("string",) for one in op.inputs) or any(one.dtype == "string" for one in op.outputs)
    return "host" if promise.is_for_host or has_strings else "all"


def _gradient(op):
    """"yes", with what the description says of it; or "no", and why."""
    said = " ".join(sentence for sentence in _sentences(op)[1:] if "gradient" in sentence)
    if op.differentiable:
        return f"yes. {said}" if said else "yes"
    reason = re.search(r"There is no gradient: (.*)\.", said)
    if reason:
        return f"no: {reason[1]}"
    if not op.inputs:
        return "no: it takes no tensors"
    if not any(_INEXACT.intersection(one.dtypes) for one in op.inputs if not one.host):
        return "no: it takes no floats"
    if any(one.dtypes == ("string",) for one in op.inputs):
        return "no: it reads strings"
    if all(re.fullmatch(r"bool|u?int\d+|string", one.dtype) for one in op.outputs):
        return f"no: its results are {words.dtypes([op.outputs[0].dtype])}"
    return "no: its results are constant, but for jumps"
