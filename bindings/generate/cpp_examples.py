"""Writes the ops' examples in C++: as documentation, and as a test of each."""

import cpp
import cpp_conformance
import words

PATH = "tests/bindings/cpp/examples.cpp"
_HEAD = """// Written by bindings/generate. The examples of the ops' documentation.
// clang-format off
#include "check.h"

using namespace eager;

"""


def files(registry):
    lines = [_listed(op) for op in registry.ops if len(op.outputs) > 1]
    lines += ["#include \"examples.h\""]
    lines += [_check(op) for op in registry.ops if op.example]
    return {PATH: _HEAD + "\n\n".join(lines) + "\n\nint main(int argc, char** argv) { return run_tests(argc, argv); }\n"}


def _listed(op):
    """A function that gives an op's outputs as one list."""
    first, *others = op.outputs
    start = f"std::vector<Tensor> all = std::move(outputs.{cpp.name_of(first.name)});" if first.list else "std::vector<Tensor> all;"
    rest = "".join(f" all.push_back(outputs.{cpp.name_of(one.name)});" for one in (others if first.list else op.outputs))
    return f"inline std::vector<Tensor> listed({cpp.returned(op)} outputs) {{ {start}{rest} return all; }}"


def _check(op):
    results = ", ".join(f"{{{cpp_conformance.dtype(one['dtype'])}, {cpp_conformance.quoted(one['text'])}}}" for one in op.example["gives"])
    return f"EXAMPLE({cpp.name_of(op.name)}) {{\n  expect({call(op)}, {{{results}}});\n}}"


def doc(op):
    """The lines of an op's example, for its documentation."""
    if not op.example:
        return []
    shown = " and ".join(one["text"].replace("\n", "") for one in op.example["gives"])
    return [f"Example: {call(op)} is {shown}"]


def call(op):
    given = op.example["given"]
    parameters = [_given(op, one, given[one.name]) for one in op.required]
    options = [one for one in op.options if one.name in given]
    if options:
        setters = "".join(f".{cpp.name_of(one.name)}({_given(op, one, given[one.name])})" for one in options)
        parameters.append(f"{cpp.options_type(op)}(){setters}")
    return f"{cpp.name_of(op.name)}({', '.join(parameters)})"


def _given(op, parameter, value):
    if parameter.attribute and (not parameter.input or parameter.attribute.type == "ints"):
        return cpp_conformance.attribute_value(op, parameter.attribute, value)
    if parameter.input.list:
        return "{" + ", ".join(map(_tensor, value)) + "}"
    return _tensor(value)


def _tensor(value):
    dims, flat = [], value
    while isinstance(flat, list):
        dims.append(len(flat))
        flat = flat[0] if flat else None
    leaves = _leaves(value)
    if any(map(words.is_text, leaves)):
        return f"Tensor::strings({{{', '.join(map(cpp_conformance.string, leaves))}}}, {{{', '.join(map(str, dims))}}})"
    if not dims:
        return f"Tensor::scalar({_element(value, leaves)})"
    if not leaves:
        return f"Tensor(std::vector<float>{{}}, {{{', '.join(map(str, dims))}}})"
    if len(dims) > 3:
        return f"reshape({_tensor(leaves)}, {{{', '.join(map(str, dims))}}})"
    return "Tensor" + _nested(value, leaves)


def _leaves(value):
    return [leaf for each in value for leaf in _leaves(each)] if isinstance(value, list) else [value]


def _nested(value, leaves):
    if isinstance(value, list):
        return "{" + ", ".join(_nested(each, leaves) for each in value) + "}"
    return _element(value, leaves)


def _element(value, leaves):
    """A number; those of one tensor have one type: complex if one of them is, else float if one is."""
    if any(isinstance(one, str) and "j" in one for one in leaves):
        number = complex(value)
        return f"std::complex<float>({number.real:g}, {number.imag:g})"
    if isinstance(value, bool):
        return "true" if value else "false"
    if any(isinstance(one, (float, str)) for one in leaves):
        return _float(float(value))
    return str(value)


def _float(value):
    if value != value:
        return "NAN"
    if value in (float("inf"), -float("inf")):
        return "-INFINITY" if value < 0 else "INFINITY"
    text = repr(value)
    return text + "f"
