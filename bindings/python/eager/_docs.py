"""Docstrings and signatures of ops, out of the registry's schemas."""
import re

from . import _registry

# Ops whose names in `eager` are functions of Python, which call them.
REPLACED = ("arange", "broadcast_arrays", "concat", "einsum", "eye", "linspace", "meshgrid", "repeat", "split")

# What Python calls otherwise than the runtime's texts do.
_WORDS = (("INVALID_ARGUMENT", "an InvalidArgumentError"), ("is absent", "is None"), ("be absent", "be None"), ("if it is None", "if None"),
          ("If it is None", "If None"))

_INTEGERS = ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64")
_GROUPS = (("bool", ("bool",)), ("integer", _INTEGERS), ("floating", ("float16", "bfloat16", "float32", "float64")),
           ("complex", ("complex64", "complex128")), ("string", ("string",)))
_NAMED = {
    ("bool", "integer", "floating", "complex", "string"): "any dtype",
    ("bool", "integer", "floating", "complex"): "any dtype but string",
    ("integer", "floating", "complex"): "any number",
    ("integer", "floating"): "any real number",
    ("bool", "integer", "floating"): "bool or any real number",
}


def _listed(words, last="or"):
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + f" {last} " + words[-1]


def dtypes_text(entry):
    """The dtypes that an input takes, in words: "any number", "floating or complex"."""
    left = list(entry["dtypes"])
    cast = entry["integers_to_float"]
    if cast:
        left = [d for d in left if d != "bool" and d not in _INTEGERS]
    groups = [group for group, members in _GROUPS if all(m in left for m in members)]
    for group, members in _GROUPS:
        if group in groups:
            left = [d for d in left if d not in members]
    text = _NAMED.get(tuple(groups)) if not left else None
    return (text or _listed(groups + left)) + (" (64-bit integers become float64, others and bool float32)" if cast else "")


def _dtype_rule(schema, output):
    """The dtype of an output, in words."""
    rule = output["dtype"]
    inputs = {entry["name"]: entry for entry in schema["inputs"]}
    part = ""
    for kind in ("real", "complex"):
        if rule.startswith(kind + "("):
            part, rule = f"the {kind} dtype as wide as ", rule[len(kind) + 1:-1]
    if rule in inputs:
        group = inputs[rule]["promotion_group"]
        promoted = [name for name, entry in inputs.items() if group and entry["promotion_group"] == group]
        if len(promoted) > 1 or inputs[rule]["list"]:
            return part + f"what {_listed(promoted or [rule], 'and')} are promoted to"
        return (part or "that of ") + rule
    for attribute in schema["attributes"]:
        if attribute["name"] == rule:
            return f"as {rule} says"
    return rule


def _said(text):
    """A text of the registry in Python's words."""
    for runtime, python in _WORDS:
        text = text.replace(runtime, python)
    return text


def _filled(text):
    """A first line that is one sentence where that fits, then the rest."""
    import textwrap

    first, dot, rest = text.partition(". ")
    lines = [first + "." if dot else first]
    if len(lines[0]) > 110:
        return textwrap.wrap(text, 110)
    return lines + ([""] + textwrap.wrap(rest, 110) if rest else [])


def _wrapped(text):
    import textwrap

    return textwrap.fill(text, 100, initial_indent="    ", subsequent_indent="        ", break_on_hyphens=False)


def _shape(entry):
    return f", shape {entry['shape']}" if entry["shape"] else ""


def _parameter(p):
    """An entry of Args."""
    default = f", default {p['default']!r}" if p["optional"] else ""
    entry = p["schema"]
    text = _said(entry["description"])
    if p["type"] == "input":
        kind = "sequence of tensors" if p["list"] else "tensor"
        return f"{p['name']} ({kind}{_shape(entry)}{default}): {(text + ' ').lstrip()}Dtype: {dtypes_text(entry)}."
    kind = {"ints": "int or sequence of int", "string": "str"}.get(p["type"], p["type"])
    return f"{p['name']} ({kind}{default}): {text}{' In any case.' if entry['choices'] else ''}"


def _returns(schema):
    outputs = schema["outputs"]
    lines = []
    for o in outputs:
        kind = "tuple of Tensor" if o["list"] else "Tensor"
        text = f"{_said(o['description'])} Dtype: {_dtype_rule(schema, o)}."
        lines.append(f"{o['name']} ({kind}{_shape(o)}): {text.lstrip()}")
    return [f"A tuple of {len(outputs)}:"] * (len(outputs) > 1) + lines


def _raises(schema):
    names = [entry["name"] for entry in schema["inputs"]]
    attributes = [a["name"] for a in schema["attributes"]]
    faults = []
    if names:
        faults.append("an input has a dtype that is not listed")
    if any(o["shape"].startswith("broadcast") for o in schema["outputs"]):
        faults.append("the shapes do not broadcast")
    elif len(names) > 1 or any(entry["list"] for entry in schema["inputs"]):
        faults.append("shapes do not fit each other")
    if "axis" in attributes:
        faults.append("there is no such axis")
    if "indices" in names:
        faults.append("an index is out of range")
    if [a for a in attributes if a not in ("axis", "keepdims")]:
        faults.append("an argument's value makes no sense")
    lines = [f"InvalidArgumentError: {_listed(faults)}."] if faults else []
    return lines + ["UnimplementedError: the device has no kernel for the dtype" +
                    ("." if schema["differentiable"] or schema.get("has_no_gradient") else ", or a gradient is asked for.")]


def _differentiable(schema):
    if schema["differentiable"]:
        return "Differentiable: yes."
    if schema.get("has_no_gradient"):
        return "Differentiable: no; no gradient flows back."
    return "Differentiable: no; asking for a gradient is an UnimplementedError."


def _literal(value, is_dtype=False):
    """The value of an example as Python writes it."""
    if isinstance(value, list):
        return f"[{', '.join(map(_literal, value))}]"
    if is_dtype:
        return f"eager.{value}"
    if isinstance(value, str) and value in ("inf", "-inf", "nan"):
        return f'float("{value}")'
    if isinstance(value, str) and re.fullmatch(r"[-+.e\d]+j", value):
        return value
    return repr(value)


def _call(schema):
    """The call of an example: by position what must be given, others by name."""
    given = schema["example"]["given"]
    arguments = []
    is_by_name = False
    for p in _registry.parameters(schema):
        is_by_name = is_by_name or p["by_name"] or p["optional"] and p["type"] != "input" or p["name"] not in given
        if p["name"] in given:
            text = _literal(given[p["name"]], p["type"] == "dtype")
            arguments.append(f"{p['name']}={text}" if is_by_name else text)
    name = schema["name"]
    return f"eager.{'raw_ops.' if name in REPLACED else ''}{name}({', '.join(arguments)})"


def _dims(text):
    """The shape of what is printed: "[[1 2]]" has (1, 2)."""
    lists = [[]]
    for token in re.findall(r"[\[\]]|b'[^']*'|[^\s\[\]]+", text):
        if token == "]":
            lists.pop()
            continue
        lists[-1].append([] if token == "[" else token)
        if token == "[":
            lists.append(lists[-1][-1])
    shape, item = [], lists[0][0]
    while isinstance(item, list):
        shape.append(len(item))
        item = item[0] if item else None
    return tuple(shape)


def _printed(output):
    """What print() shows of an example's output."""
    text = output["text"]
    start = "\n" if "\n" in text else ""
    return f"eager.Tensor({start}{text}, shape={_dims(text)}, dtype={output['dtype']})"


def example(schema):
    """The registry's example as a doctest, with ``import eager`` done."""
    call, outputs = _call(schema), schema["outputs"]
    if len(outputs) > 1:
        lines = [f">>> {', '.join(o['name'] for o in outputs)} = {call}"]
        shown = ", ".join(("*" if o["list"] else "") + o["name"] for o in outputs)
    else:
        lines, shown = [], ("*" if outputs[0]["list"] else "") + call
    separator = ', sep="\\n"' if "*" in shown[:1] or len(outputs) > 1 else ""
    return "\n".join(lines + [f">>> print({shown}{separator})"] + [_printed(o) for o in schema["example"]["gives"]])


def docstring(name):
    """The text that help() shows."""
    schema = _registry.schema(name)
    sections = [("Args", [_parameter(p) for p in _registry.parameters(schema)]), ("Returns", _returns(schema)), ("Raises", _raises(schema))]
    description = _said(schema["description"]) or f"{name}, an op of the program's own."
    parts = ["\n".join(_filled(description))]
    parts += [f"{title}:\n" + "\n".join(map(_wrapped, lines)) for title, lines in sections if lines]
    parts.append(_differentiable(schema))
    if "random" in schema["effects"]:
        parts[-1] += " Draws random numbers."
    if schema["example"]:
        parts.append("Example:\n" + "\n".join("    " + line for line in example(schema).split("\n")))
    return "\n\n".join(parts) + "\n"


def signature(name):
    """An inspect.Signature."""
    import inspect

    parameters, kind = [], inspect.Parameter.POSITIONAL_OR_KEYWORD
    for p in _registry.parameters(_registry.schema(name)):
        kind = inspect.Parameter.KEYWORD_ONLY if p["by_name"] else kind
        parameters.append(inspect.Parameter(p["name"], kind, default=p["default"] if p["optional"] else inspect.Parameter.empty))
    return inspect.Signature(parameters)
