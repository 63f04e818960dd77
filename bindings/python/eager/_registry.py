"""Python functions for the ops of the runtime's registry."""
import json

from . import _core

SCHEMAS = {schema["name"]: schema for schema in json.loads(_core.registry_json())}
_made = {}


def parameters(schema):
    """The parameters of an op's function, in order: what must be given, call arguments, optional inputs, other attributes.

    Each is a dict with name, type ("input" or the attribute's), optional, list, input and argument (places, or -1), default,
    and its schema. An attribute that may also come as a tensor, an optional input of the same name, is one parameter.
    """
    attributes = {a["name"]: a for a in schema["attributes"]}
    required, optional = [], []
    place = {}
    for i, entry in enumerate(schema["inputs"]):
        place[entry["name"]] = i
        if entry["name"] in attributes:
            continue
        one = dict(name=entry["name"], type="input", optional=entry["optional"], list=entry["list"], input=i, argument=-1,
                   default=None, schema=entry)
        (optional if entry["optional"] else required).append(one)

    def attribute(a):
        return dict(name=a["name"], type=a["type"], optional=True, list=False, input=place.get(a["name"], -1),
                    argument=-1 if a["argument"] is None else a["argument"], default=a["default"], schema=a)

    arguments = [attribute(a) for a in schema["attributes"] if a["argument"] is not None]
    others = [attribute(a) for a in schema["attributes"] if a["argument"] is None]
    return required + sorted(arguments, key=lambda p: p["argument"]) + optional + others


def is_function(schema):
    """Whether the op is a plain function: control flow takes functions and has wrappers of its own."""
    return not any(a["type"] == "function" for a in schema["attributes"])


def is_public(name):
    """Whether the op is for users; gradients' helpers and optimizers' kernels are in eager.raw_ops only."""
    return not (name.startswith("apply_") or name.endswith(("_grad", "_grad_filter", "_grad_input", "_reduced", "_dense_rows")))


def op(name):
    """The function of an op, made when it is first asked for. KeyError: there is no such op."""
    found = _made.get(name)
    if found is None:
        schema = SCHEMAS[name]
        if not is_function(schema):
            raise KeyError(name)
        outputs = schema["outputs"]
        lists = [i for i, output in enumerate(outputs) if output["list"]]
        found = _made[name] = _core.Op(
            name,
            [(p["name"], p["type"], p["optional"], p["list"], p["input"], p["argument"], p["default"]) for p in parameters(schema)],
            len(outputs), lists[0] if lists else -1)
    return found
