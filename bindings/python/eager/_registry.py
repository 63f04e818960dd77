"""Python functions for the ops of the runtime's registry.

Nothing here runs before the first op is asked for: `import eager` neither makes nor parses the registry's text. Ops of the program's
own, whose names have a dot, may be defined again, so what the registry says of them is not kept.
"""

import os
import threading

_schemas = None  # of all ops, once they were asked for
_found: dict = {}  # those that were asked for one by one; None: there is no such op
_kinds: dict = {}
_made: dict = {}
defining = threading.RLock()  # the program's ops are defined, and their functions made, by one thread at a time


def _unlock_in_child():
    """The thread that held the lock where the process was forked is not in the child."""
    global defining
    defining = threading.RLock()


os.register_at_fork(after_in_child=_unlock_in_child)


def schemas():
    """Returns the registry: a dict from an op's name to what include/eager_c.h describes."""
    if _schemas is None:
        from . import _core

        load(_core.registry_json())
    return _schemas


def schema(name):
    """Returns the entry of schemas() for one op without reading the others; None if there is no such op."""
    if is_users(name):
        return _asked(name)
    if _schemas is not None:
        return _schemas.get(name)
    if name not in _found:
        _found[name] = _asked(name)
    return _found[name]


def _asked(name):
    import json

    from . import _core
    from .errors import NotFoundError

    try:
        return json.loads(_core.op_json(name))
    except (NotFoundError, ValueError):  # ValueError: a NUL, or half of a surrogate pair
        return None


def is_users(name):
    """Reports whether an op of this name is one that the program defines."""
    return "." in name


def kinds(name):
    """Returns what the library lists under a name besides ops, such as "optimizers" (eager_kinds_json)."""
    if name not in _kinds:
        import json

        from . import _core

        _kinds[name] = json.loads(_core.kinds_json(name))
    return _kinds[name]


def load(text):
    """Takes the registry's text from elsewhere: generate_stubs.py has it without the extension."""
    global _schemas
    import json

    _schemas = {schema["name"]: schema for schema in json.loads(text)}


def __getattr__(name):
    if name == "SCHEMAS":
        return schemas()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def parameters(schema):
    """Returns the parameters of an op's function, in the registry's order.

    Each is a dict with name, type ("input" or the attribute's), optional, list, input and argument (places, or -1), default,
    by_name (it and what follows is given by name alone), and its schema. An attribute that may also come as a tensor, an
    optional input of the same name, is one parameter.
    """
    inputs = {entry["name"]: (i, entry) for i, entry in enumerate(schema["inputs"])}
    attributes = {a["name"]: a for a in schema["attributes"]}

    def parameter(p):
        name = p["name"]
        place, entry = inputs.get(name, (-1, None))
        a = attributes.get(name)
        common = dict(name=name, optional=not p["required"], input=place, by_name=p["by_name"])
        if a is None:
            return dict(common, type="input", list=entry["list"], argument=-1, default=None, schema=entry)
        argument = -1 if a["argument"] is None else a["argument"]
        return dict(common, type=a["type"], list=False, argument=argument, default=a["default"], schema=a)

    return [parameter(p) for p in schema["parameters"]]


def is_function(schema):
    """Reports whether the op becomes a function here. Control flow does not: it takes functions, and has wrappers of its own."""
    return not any(a["type"] == "function" for a in schema["attributes"])


def is_public(name):
    """Reports whether users have an op of that name; helpers of gradients and of optimizers are in eager.raw_ops alone."""
    found = None if name.startswith("_") else schema(name)
    return found is not None and found["public"]


def names(public=True):
    """Returns the names of the library's ops that are functions: the public ones, or all."""
    return [name for name, schema in schemas().items()
            if not schema["user"] and is_function(schema) and (not public or is_public(name))]


def _places(schema):
    """Returns a dict from each name of a choice to its index, which is the call argument; None if there are no choices."""
    choices = schema.get("choices")
    return choices and {name: place for place, names in enumerate(choices) for name in names}


def op(name):
    """Returns the function of an op, which is made at the first call. Raises KeyError if there is no such op."""
    found = _made.get(name)
    if found is None and is_users(name):
        with defining:
            return _made.get(name) or _make(name)
    return found or _make(name)


def _make(name):
    its = schema(name)
    if its is None or not is_function(its):
        raise KeyError(name)
    from . import _core
    from .dtypes import as_dtype

    def only_dtype(p):
        dtypes = p["schema"].get("dtypes", ())
        if p["schema"].get("integers_to_float"):  # then the others are what becomes it
            dtypes = [d for d in dtypes if as_dtype(d).is_floating or as_dtype(d).is_complex]
        return as_dtype(dtypes[0]).code if its["user"] and len(dtypes) == 1 else 0

    outputs = its["outputs"]
    lists = [i for i, output in enumerate(outputs) if output["list"]]
    found = _made[name] = _core.Op(
        name,
        [(p["name"], p["type"], p["optional"], p["list"], p["input"], p["argument"], _places(p["schema"]), p["by_name"],
          only_dtype(p))
         for p in parameters(its)],
        len(outputs), lists[0] if lists else -1, its["user"])
    return found


def defined(name):
    """Returns a new function for an op that the program has just defined. A former one keeps the definition that it was made of."""
    former = _made.pop(name, None)
    if former is not None:
        former._replaced()
    return _make(name)


class _Namespace:
    """The ops of the program's whose names begin with this one's and a dot."""

    def __init__(self, name):
        self.__name__ = name

    def __getattr__(self, name):
        found = None if name.startswith("__") else op_or_namespace(f"{self.__name__}.{name}")
        if found is None:
            raise AttributeError(f"there is no op {self.__name__}.{name}")
        return found

    def __dir__(self):
        return next_words(self.__name__ + ".")

    def __repr__(self):
        return f"<ops {self.__name__}>"


def op_or_namespace(name):
    """Returns the function of an op, or the namespace of the program's ops whose names begin with this one; None: there is neither."""
    try:
        return op(name)
    except KeyError:
        return _Namespace(name) if next_words(name + ".") else None


def next_words(prefix):
    """Returns what follows the prefix in the names of the program's ops, up to the next dot."""
    import json

    from . import _core

    users = [schema["name"] for schema in json.loads(_core.registry_json()) if schema["user"]]
    return sorted({name[len(prefix):].split(".")[0] for name in users if name.startswith(prefix)})
