"""The cases of every op (tests/op_cases) through Python's functions: values against the cases' references, and refusals.

tests/op_cases/print.cpp explains what the program prints. A new op with a case is tested here without a line of Python.
"""
import json
import os
import pathlib
import subprocess

import pytest

import eager
from eager import _registry

PROGRAM = pathlib.Path(os.environ.get("EAGER_BUILD", "")) / "tests/op_cases"
LARGEST = 64  # elements of a tensor; the program itself runs the larger cases


def read_cases(*wanted):
    if not PROGRAM.is_file():
        return {}
    # The program has its sanitizer already.
    environment = {name: value for name, value in os.environ.items() if name != "LD_PRELOAD"}
    done = subprocess.run([str(PROGRAM), f"print={LARGEST}", *wanted], capture_output=True, text=True, check=True, env=environment)
    cases = {}
    for line in done.stdout.splitlines():
        case = json.loads(line)
        cases.setdefault(case["op"], []).append(case)
    return cases


CASES = read_cases()
pytestmark = pytest.mark.skipif(not CASES, reason="op_cases is not built")


def number(dtype, value):
    if isinstance(value, list):
        return complex(*map(float.fromhex, value))
    if isinstance(value, str):
        return int(value) if dtype in ("int64", "uint64") else float.fromhex(value)
    return value


def tensor(value):
    values = [number(value["dtype"], one) for one in value["values"]]
    return eager.constant(values, dtype=value["dtype"], shape=value["dims"])


def argument(p, value):
    if isinstance(value, dict):
        return tensor(value)
    if p["input"] >= 0 and p["list"]:
        return [tensor(one) for one in value]
    return float.fromhex(value) if p["type"] == "float" else value


def call(case):
    schema = _registry.schema(case["op"])
    given = {p["name"]: argument(p, case["given"][p["name"]]) for p in _registry.parameters(schema) if p["name"] in case["given"]}
    return flat(_registry.op(case["op"])(**given))


def flat(result):
    return [one for item in result for one in flat(item)] if isinstance(result, (list, tuple)) else [result]


def is_near(got, expected, tolerance, floor):
    """As op_cases compares: any NaN is any other, infinities are equal."""
    if got == expected:
        return True
    if abs(expected) != abs(expected):
        return abs(got) != abs(got)
    if abs(expected) == float("inf"):
        return isinstance(expected, complex) and all(
            is_near(g, e, tolerance, floor) for g, e in ((got.real, expected.real), (got.imag, expected.imag)))
    off = got - expected
    return max(abs(off.real), abs(off.imag)) <= tolerance * max(abs(expected), floor)


def check(case):
    results = call(case)
    assert len(results) == len(case["gives"])
    for result, expected in zip(results, case["gives"]):
        assert (result.dtype.name, list(result.shape)) == (expected["dtype"], expected["dims"])
        tolerance, floor = float.fromhex(expected["tolerance"]), float.fromhex(case["floor"])
        got = eager.reshape(result, [-1]).tolist()
        wanted = [number(expected["dtype"], one) for one in expected["values"]]
        assert len(got) == len(wanted) and all(is_near(g, w, tolerance, floor) for g, w in zip(got, wanted)), f"{got} is not {wanted}"


def refused(case):
    """The library refuses, or Python does before it: a TypeError that begins with the function's name."""
    with pytest.raises((eager.errors.InvalidArgumentError, TypeError)) as caught:
        call(case)
    if isinstance(caught.value, eager.errors.InvalidArgumentError):
        assert case["error"]["message"] in caught.value.message and caught.value.op == case["op"]
    else:
        assert str(caught.value).startswith(case["op"] + "()"), caught.value


@pytest.mark.parametrize("name", sorted(CASES))
def test_cases(name):
    problems = []
    for case in CASES[name]:
        try:
            refused(case) if "error" in case else check(case)
        except Exception as error:  # all cases of an op are told
            problems.append(f"{case['case']}: {type(error).__name__}: {error}\n    {json.dumps(case['given'])}")
    assert not problems, "\n".join(problems)


def test_the_cases_are_the_same_on_every_run():
    again = read_cases("family=elementwise")
    assert len(again) > 50
    for name, cases in again.items():
        assert all(case in CASES[name] for case in cases)
