"""Python functions for the ops of the runtime's registry.

Nothing here runs before the first op is asked for: `import eager` neither makes nor parses the registry's text.
"""

# Where the parameters that parameters() makes are not what users of NumPy, TensorFlow and PyTorch expect: the first ones of
# an op, in order; others follow. Without "=" one must be given.
SIGNATURES = {
    "arange": "start",
    "avg_pool2d": "x, ksize=, strides=, padding=, data_format=",
    "bitcast": "x, dtype",
    "broadcast_to": "x, shape",
    "cast": "x, dtype",
    "conv2d": "x, filter, strides=, padding=, data_format=, dilations=, groups=",
    "expand_dims": "x, axis",
    "eye": "n_rows",
    "fill": "shape, value",
    "linspace": "start, stop, num",
    "max_pool2d": "x, ksize=, strides=, padding=, data_format=",
    "one_hot": "indices, depth, on_value=, off_value=",
    "pad": "x, paddings",
    "random_normal": "shape=, mean=, stddev=",
    "random_permutation": "n",
    "random_truncated_normal": "shape=, mean=, stddev=",
    "random_uniform": "shape=, minval=, maxval=",
    "repeat": "x, repeats",
    "reshape": "x, shape",
    "roll": "x, shift",
    "scatter_nd": "indices, updates, shape",
    "slice": "x, begin",
    "split": "x, num_or_size_splits",
    "tile": "x, repetitions",
}

_schemas = None
_made: dict = {}


def schemas():
    """The registry: a dict from an op's name to what include/eager_c.h describes."""
    if _schemas is None:
        from . import _core

        load(_core.registry_json())
    return _schemas


def load(text):
    """Takes the registry's text from elsewhere: generate_stubs.py has it without the extension."""
    global _schemas
    import json

    _schemas = {schema["name"]: schema for schema in json.loads(text)}


def __getattr__(name):
    if name == "SCHEMAS":
        return schemas()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _in_order(found, text):
    """The parameters, those that text (of SIGNATURES) names first."""
    rest = {p["name"]: p for p in found}
    first = []
    for entry in text.split(", "):
        name = entry.rstrip("=")
        if name in rest:  # the runtime may be older
            first.append(dict(rest.pop(name), optional=entry.endswith("=")))
    return first + list(rest.values())


def parameters(schema):
    """The parameters of an op's function, in order: what must be given, attributes that are call arguments, optional inputs,
    other attributes; SIGNATURES puts some ops' in another order.

    Each is a dict with name, type ("input" or the attribute's), optional, list, input and argument (places, or -1), default,
    by_name (it and what follows is given by name alone), and its schema. An attribute that may also come as a tensor, an
    optional input of the same name, is one parameter.
    """
    attributes = {a["name"]: a for a in schema["attributes"]}
    required, optional = [], []
    place = {}
    for i, entry in enumerate(schema["inputs"]):
        place[entry["name"]] = i
        if entry["name"] in attributes:
            continue
        one = dict(name=entry["name"], type="input", optional=entry["optional"], list=entry["list"], input=i, argument=-1,
                   default=None, by_name=entry["by_name"], schema=entry)
        (optional if entry["optional"] else required).append(one)

    def attribute(a):
        return dict(name=a["name"], type=a["type"], optional=True, list=False, input=place.get(a["name"], -1),
                    argument=-1 if a["argument"] is None else a["argument"], default=a["default"], by_name=False, schema=a)

    arguments = [attribute(a) for a in schema["attributes"] if a["argument"] is not None]
    others = [attribute(a) for a in schema["attributes"] if a["argument"] is None]
    found = required + sorted(arguments, key=lambda p: p["argument"]) + optional + others
    text = SIGNATURES.get(schema["name"])
    return _in_order(found, text) if text else found


def is_function(schema):
    """Whether the op is a plain function: control flow takes functions and has wrappers of its own."""
    return not any(a["type"] == "function" for a in schema["attributes"])


def is_public(name):
    """Whether the op is for users; gradients' helpers and optimizers' kernels are in eager.raw_ops only."""
    return not (name.startswith(("apply_", "_")) or
                name.endswith(("_grad", "_grad_filter", "_grad_input", "_reduced", "_dense_rows")))


def names(public=True):
    """Names of the ops that are functions: the public ones, or all."""
    return [name for name, schema in schemas().items() if is_function(schema) and (not public or is_public(name))]


def _places(schema):
    """The places of an attribute's choices by their names, or None."""
    choices = schema.get("choices")
    return choices and {name: place for place, names in enumerate(choices) for name in names}


def op(name):
    """The function of an op, made when it is first asked for. KeyError: there is no such op."""
    found = _made.get(name)
    if found is None:
        schema = schemas()[name]
        if not is_function(schema):
            raise KeyError(name)
        from . import _core

        outputs = schema["outputs"]
        lists = [i for i, output in enumerate(outputs) if output["list"]]
        found = _made[name] = _core.Op(
            name,
            [(p["name"], p["type"], p["optional"], p["list"], p["input"], p["argument"], _places(p["schema"]), p["by_name"])
             for p in parameters(schema)],
            len(outputs), lists[0] if lists else -1)
    return found
