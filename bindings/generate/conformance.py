"""Reads the table of conformance, whose format tests/bindings/README.md explains, for the writers of each language's test."""

import dataclasses
import json
import math

# dtype: (digits of the significand with the hidden one, exponent of the smallest number above zero)
_FLOATS = {"float16": (11, -24), "bfloat16": (8, -133), "float32": (24, -149), "float64": (53, -1074)}
_PARTS = {"complex64": "float32", "complex128": "float64"}


@dataclasses.dataclass(frozen=True)
class Row:
    name: str
    steps: tuple
    left_out: dict  # reasons by language

    def identifier(self):
        """The row's name as the name of a function in any language: "gather axis=-1" is gather_axis_m1. A long one is cut."""
        text = self.name.replace("-", "m").replace("+", "p")
        return "_".join("".join(one if one.isalnum() else " " for one in text).split()).lower()[:90].rstrip("_")


def read(path):
    """Reads the rows of the table at path. Raises ValueError where two have one name."""
    table = json.loads(path.read_text(encoding="utf-8"))
    rows = tuple(Row(one["name"], tuple(one["steps"]), one.get("left_out", {})) for one in table["rows"])
    names = [row.identifier() for row in rows]
    twice = {name for name in names if names.count(name) > 1}
    if twice:
        raise ValueError(f"rows of one name: {sorted(twice)}")
    return rows


def check(rows, ops, layers):
    """Raises ValueError unless each of the registry's ops and layers runs, and each of their attributes has a value that is not its default."""
    steps = list(_all_steps(step for row in rows for step in row.steps))
    ops = {op.name: {one.name: one.attribute for one in op.parameters if one.attribute} for op in ops}
    layers = {layer.name: {one.name: one for one in layer.attributes} for layer in layers}
    _check_given("ops", ops, [(step["op"], step["given"]) for step in steps if step["do"] == "op"])
    _check_given("layers", layers, [(step["kind"], step["given"]) for step in steps if step["do"] == "layer" and "error" not in step])


def _check_given(what, attributes, calls):
    """Raises ValueError unless all of `attributes`, which are by the names of ops or layers, stand in calls with other values than defaults."""
    missing = set(attributes) | {(name, one) for name, own in attributes.items() for one in own}
    for name, given in calls:
        missing.discard(name)
        for one, value in given.items():
            attribute = attributes.get(name, {}).get(one)
            if attribute and (number(value) if attribute.type == "float" else value) != attribute.default:
                missing.discard((name, one))
    if missing:
        raise ValueError(f"no row of conformance runs these {what}, or gives these attributes: {sorted(missing, key=str)}")


def _all_steps(steps):
    """The steps and those within them."""
    for step in steps:
        yield step
        for one in (step, step.get("backward", {}), step.get("body", {})):
            yield from _all_steps(one.get("steps", ()))


def number(value):
    """A float of the table, which is hexadecimal text, "inf", "-inf" or "nan"; whole numbers as they are."""
    return float.fromhex(value) if isinstance(value, str) else value


def tolerances(step):
    """How far each value of an "expect" step may be off: `ulp` times the distance of its dtype's numbers there.

    Complex values, which are pairs, have one tolerance for both parts, from the larger one. Infinities, NaN and what
    is no float have 0.
    """
    dtype = _PARTS.get(step["dtype"], step["dtype"])
    if dtype not in _FLOATS:
        return [0.0] * len(step["values"])
    return [step.get("ulp", 0) * spacing(dtype, value) for value in step["values"]]


def spacing(dtype, value):
    """The distance from |value| to the next larger number of dtype; 0 for infinities and NaN."""
    parts = [abs(number(part)) for part in (value if isinstance(value, list) else [value])]
    if not all(map(math.isfinite, parts)):
        return 0.0
    digits, least = _FLOATS[dtype]
    largest = max(parts)
    exponent = math.frexp(largest)[1] - digits if largest else least
    return math.ldexp(1.0, max(exponent, least))
