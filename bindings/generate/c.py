"""Writes the table of conformance as C: tests/bindings/c/conformance.c, a function a row, over conformance_steps.h; and layouts.c,
by which a C compiler checks what other languages have of the header's constants and structs."""

import json
import re
import textwrap

import conformance

_LANGUAGE = "c"
_WIDTH = 120
_HEAD = """\
// Written by bindings/generate from tests/bindings/conformance.json: a function a row.
// clang-format off
#include "conformance_steps.h"
"""
_LAYOUTS = """\
// Written by bindings/generate: what the bindings take the header's constants and structs to be. A C compiler compares.
// clang-format off
#include <eager_c.h>
#include <stddef.h>
"""
_FLOATS = ("float16", "bfloat16", "float32", "float64")
_COMPLEX = ("complex64", "complex128")


def files(header, registry, rows):
    rows = [row for row in rows if _LANGUAGE not in row.left_out]
    writer = _Writer(registry)
    functions = [writer.row(row) for row in rows]
    table = [f"  {{{_text(row.name)}, row_{row.identifier()}}}," for row in rows]
    tail = [
        "static const NamedRow kRows[] = {", *table, "};", "",
        "// conformance [TEXT]: runs the rows whose name has TEXT in it.",
        "int main(int argc, char **argv) {",
        "  return run_rows(kRows, (int)(sizeof kRows / sizeof *kRows), argc > 1 ? argv[1] : \"\") > 0;",
        "}",
    ]
    return {
        "tests/bindings/c/conformance.c": "\n\n".join([_HEAD.rstrip(), *functions, "\n".join(tail)]) + "\n",
        "tests/bindings/c/layouts.c": _LAYOUTS + "\n" + "".join(map(_assertion, _layouts(header))),
    }


def _layouts(header):
    """What is equal: an expression of C, and a number."""
    yield from (("EAGER_ABI_MAJOR", header.abi_major), ("EAGER_ABI_MINOR", header.abi_minor))
    for enumeration in header.enumerations:
        yield from ((one.name, one.value) for one in enumeration.constants)
    for struct in header.structs:
        offsets, size = struct.layout()
        yield from ((f"offsetof({struct.name}, {field.name})", offset) for field, offset in zip(struct.fields, offsets))
        yield f"sizeof({struct.name})", size


def _assertion(equal):
    expression, number = equal
    return f'_Static_assert({expression} == {number}, "{expression}");\n'


class _Writer:
    def __init__(self, registry):
        self.ops = {op.name: op for op in registry.ops}
        self.optimizers = {one.name: one for one in registry.optimizers}
        self.layers = {one.name: one for one in registry.layers}
        self.datasets = {one.name: one for one in registry.datasets}

    def row(self, row):
        return "\n\n".join(self._function(f"row_{row.identifier()}", row.steps))

    def _function(self, name, steps):
        """A function with these steps, behind those of the steps within them."""
        inner, lines = [], []
        for step in steps:
            nested = step.get("steps")
            nested = nested if nested is not None else (step.get("backward") or step.get("body") or {}).get("steps")
            part = f"{name}_{len(inner) + 1}"
            if nested is not None:
                inner.append(self._function(part, nested))
            kind = f"_{step['kind']}" if step["do"] == "scalar" else ""
            call = f"do_{step['do']}{kind}({', '.join(self._arguments(step, part))})"
            lines += _statement(_expected(call, step.get("error")))
        unused = [] if any("row" in line for line in lines) else ["  (void)row;"]
        end = [] if lines and lines[-1].startswith("  return") else ["  return NULL;"]
        return [one for functions in inner for one in functions] + [
            "\n".join([f"static eager_status *{name}(Row *row) {{", *unused, *lines, *end, "}"])
        ]

    # The methods do_... give what those of their steps take; `part` is the function of the steps within a step.

    def _arguments(self, step, part):
        """What the function of conformance_steps.h for the step takes."""
        arguments = getattr(self, f"do_{step['do']}", None)
        if arguments:
            return arguments(step, part)
        return ["row", *(_value(step.get(key)) for key in _PLAIN[step["do"]])]

    def do_tensor(self, step, part):
        return ["row", _text(step["as"]), _dtype(step["dtype"]), _integers(step["dims"]), _values(step["dtype"], step["values"])]

    def do_scalar(self, step, part):
        return ["row", _text(step["as"]), _number(step["value"]) if step["kind"] == "float" else _integer(step["value"])]

    def do_expect(self, step, part):
        value = _values(step["dtype"], step["values"])
        return ["row", _text(step["value"]), _dtype(step["dtype"]), _integers(step["dims"]), value, str(step.get("ulp", 0))]

    def do_op(self, step, part):
        op, given = self.ops.get(step["op"]), step["given"]
        if op is None:  # the step must fail
            return ["row", _text(step["op"]), "NO_NAMES", "NO_ATTRIBUTES", _names(step["as"])]
        inputs = [_input(given.get(one.name)) for one in op.inputs]
        inputs = [name for names in inputs for name in names]
        while inputs and inputs[-1] is None:
            inputs.pop()
        attributes = [_attribute(one, given[one.name]) for one in op.attributes if _is_attribute(op, one, given)]
        return ["row", _text(op.name), _names(inputs), _list("ATTRIBUTES", attributes), _names(step["as"])]

    def do_optimizer(self, step, part):
        return self.kind(step, self.optimizers.get(step["kind"]))

    def do_layer(self, step, part):
        return self.kind(step, self.layers.get(step["kind"]))

    def kind(self, step, kind):
        given = [_attribute(one, step["given"][one.name]) for one in kind.attributes if one.name in step["given"]] if kind else []
        return ["row", _text(step["as"]), _text(step["kind"]), _list("ATTRIBUTES", given)]

    def do_dataset(self, step, part):
        name, kind, given = self.kind(step, self.datasets[step["kind"]])[1:]
        return ["row", name, kind, _names(step["inputs"]), given]

    def do_elements(self, step, part):
        return ["row", _text(step["dataset"]), _names(step["is"]), _value(step.get("more", False)), str(step.get("saved_at", -1))]

    def do_checkpoint(self, step, part):
        pairs = [_names([part for pair in step[key].items() for part in pair]) for key in ("tensors", "texts")]
        return ["row", *(_value(step.get(key)) for key in ("as", "model", "optimizer")), *pairs, _names(step["keys"])]

    def do_write_records(self, step, part):
        return ["row", _text(step["as"]), f"EAGER_COMPRESSION_{step['compression']}", _names(step["records"])]

    def do_write_events(self, step, part):
        scalars = [f"{{{_text(one['tag'])}, {_number(one['value'])}, {one['step']}}}" for one in step["scalars"]]
        return ["row", _text(step["as"]), _list("SCALARS", scalars)]

    def do_gradient(self, step, part):
        lists = [_names(step[key]) for key in ("targets", "sources")] + [_names(step.get("output_gradients") or [])]
        return ["row", _text(step["tape"]), *lists, _value(step.get("unconnected_zero", False)), _names(step["as"])]

    def do_custom_gradient(self, step, part):
        return ["row", *(_names(step[key]) for key in ("inputs", "outputs", "as")), _body(step["backward"], part)]

    def do_host_call(self, step, part):
        outputs = _list("SPECS", [_spec(one, "NULL") for one in step["outputs"]])
        return ["row", _text(step["name"]), _names(step["given"]), outputs, _names(step["as"]), _body(step["body"], part)]

    def do_function(self, step, part):
        inputs = _list("SPECS", [_spec(one, _text(one["as"])) for one in step["inputs"]])
        return ["row", _text(step["as"]), _text(step["name"]), inputs, part, _names(step["results"])]

    def do_fork(self, step, part):
        return ["row", part]

    def do_device(self, step, part):
        return ["row", _text(step["name"]), part]

    def do_load(self, step, part):
        return ["row", _text(step["file"]), _text(step["as"]), part]

    def do_load_bytes(self, step, part):
        data = bytes.fromhex(step["bytes"])
        return ["row", '"' + "".join(f"\\{one:03o}" for one in data) + '"', str(len(data)), _text(step["as"])]

    def do_variable(self, step, part):
        return ["row", *(_value(step.get(key)) for key in ("as", "initial", "name")), _value(step.get("trainable", True))]

    def do_variable_with_shape(self, step, part):
        return ["row", *(_text(step[key]) for key in ("as", "initial", "name")), _integers(step.get("dims", ()))]

    def do_tape(self, step, part):
        return ["row", _text(step["as"]), *(_value(step.get(key, False)) for key in ("persistent", "ignore_variables"))]

    def do_fail(self, step, part):
        return [f"EAGER_{step['code']}", _text(step["message"])]


# The members of steps whose functions take them as they are, in order.
_PLAIN = {
    "expect_none": ("value",), "text": ("value", "is"), "copy_to": ("value", "device", "as"), "sparse": ("value", "is"),
    "sparse_rows": ("value", "as"), "to_dense": ("value", "as"), "watch": ("tape", "value"), "stop": ("tape",), "pause": ("tape",),
    "resume": ("tape",), "reset": ("tape",), "read": ("variable", "as"), "assign": ("variable", "value"),
    "assign_add": ("variable", "value"), "assign_sub": ("variable", "value"),
    "assign_slice": ("variable", "begin", "value"), "learning_rate": ("optimizer", "value"),
    "apply": ("optimizer", "gradients", "variables"), "slot": ("optimizer", "variable", "slot", "as"), "seed": ("value",),
    "call_layer": ("layer", "given", "training", "as"), "layer_variable": ("layer", "variable", "as"),
    "call": ("function", "given", "as"), "function_variable": ("function", "index", "as"), "save": ("function", "file"),
    "save_to": ("function", "path"), "restore": ("checkpoint", "model", "optimizer"), "read_key": ("checkpoint", "key", "as"),
    "random_state": ("as",), "set_random_state": ("state",),
}


def _expected(call, error):
    if call.startswith("do_fail("):
        return f"return {call};"
    if error is None:
        return f"STEP({call});"
    op, message = (_text(error[key]) if key in error else "NULL" for key in ("op", "message"))
    return f"REFUSED({call}, EAGER_{error['code']}, {op}, {message});"


def _value(value):
    if value is None:
        return "NULL"
    if isinstance(value, bool):
        return "1" if value else "0"
    return _names(value) if isinstance(value, list) else _text(value) if isinstance(value, str) else str(value)


def _text(text):
    """A C string; what is not ASCII, and control characters, as bytes in octal."""
    quoted = json.dumps(text, ensure_ascii=False).replace("\\/", "/")
    quoted = re.sub(r"\\u00([01][0-9a-f])", lambda found: f"\\{int(found[1], 16):03o}", quoted)
    return "".join(one if ord(one) < 128 else "".join(f"\\{byte:03o}" for byte in one.encode()) for one in quoted)


def _list(macro, parts):
    return f"{macro}({', '.join(parts)})" if parts else f"NO_{macro}"


def _names(names):
    return _list("NAMES", ["NULL" if one is None else _text(one) for one in names])


def _integers(values):
    return _list("INTEGERS", [_integer(one) for one in values])


def _integer(value):
    """A whole number as an int64_t; a uint64 beyond it as the same bits."""
    value = int(value)
    if value == -(2**63):
        return "INT64_MIN"
    if value >= 2**63:
        return f"(int64_t)UINT64_C({value})"
    return str(value) if abs(value) < 2**31 else f"INT64_C({value})"


def _number(value):
    value = conformance.number(value)
    if value != value:
        return "NAN"
    if value in (float("inf"), float("-inf")):
        return "INFINITY" if value > 0 else "-INFINITY"
    return str(int(value)) if value == int(value) and 0 < abs(value) < 1e6 else "-0.0" if str(value) == "-0.0" else _hexadecimal(value)


def _hexadecimal(value):
    if value == 0:
        return "0"
    mantissa, exponent = value.hex().split("p")
    return f"{mantissa.rstrip('0').rstrip('.')}p{exponent}"


def _values(dtype, values):
    if dtype in _COMPLEX:
        return _list("FLOAT_VALUES", [_number(part) for pair in values for part in pair]) if values else "NO_VALUES"
    if dtype in _FLOATS:
        return _list("FLOAT_VALUES", [_number(one) for one in values]) if values else "NO_VALUES"
    if dtype == "string":
        return _list("TEXT_VALUES", [_text(one) for one in values]) if values else "NO_VALUES"
    return _list("INTEGER_VALUES", [_integer(one) for one in values]) if values else "NO_VALUES"


def _dtype(name):
    return f"EAGER_{name.upper()}"


def _spec(one, name):
    return f"{{{name}, {_dtype(one['dtype'])}, {_integers(one['dims'])}}}"


def _body(body, part):
    return f"((Body){{{part}, {_names(body['arguments'])}, {_names(body['results'])}}})"


def _input(value):
    """The names of an input's tensors: one, those of a list, or None where it is left out."""
    return value if isinstance(value, list) and all(isinstance(one, str) for one in value) else [value if isinstance(value, str) else None]


def _is_attribute(op, attribute, given):
    """Whether a parameter is given as the attribute, and not as the input of the same name."""
    is_input = any(one.name == attribute.name for one in op.inputs) and isinstance(given.get(attribute.name), str)
    return attribute.name in given and not is_input


def _attribute(attribute, value):
    member = {
        "int": lambda: f".integer = {_integer(value)}", "float": lambda: f".number = {_number(value)}",
        "bool": lambda: f".integer = {int(value)}", "dtype": lambda: f".integer = {_dtype(value)}",
        "string": lambda: f".text = {_text(value)}", "ints": lambda: f".integers = {_integers(value)}",
        "function": lambda: f".text = {_text(value)}", "op": lambda: f".text = {_text(value)}",
        "tensors": lambda: f".names = {_names(value)}",
    }[attribute.type]()
    return f"{{{_text(attribute.name)}, ATTRIBUTE_{attribute.type.upper()}, {member}}}"


def _statement(text):
    """Lines of a statement, broken at spaces that are in no string."""
    parts, inside = [], False
    for i, one in enumerate(text):
        if one == '"' and text[i - 1] != "\\":
            inside = not inside
        parts.append("\0" if one == " " and inside else one)
    lines = textwrap.wrap(
        "".join(parts), _WIDTH, initial_indent="  ", subsequent_indent="      ", break_long_words=False, break_on_hyphens=False
    )
    return [line.replace("\0", " ") for line in lines]
