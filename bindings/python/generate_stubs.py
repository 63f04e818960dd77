#!/usr/bin/env python3
"""Writes the type stubs of eager.raw_ops, and so of all ops of eager, of eager.optimizers with its schedules, and of eager.nn, from a
library's registry.

    generate_stubs.py LIBRARY FOLDER

LIBRARY: libeager.so, opened with ctypes alone: the extension is not needed. FOLDER: that of the package, where raw_ops.pyi,
optimizers/*.pyi and nn/*.pyi go.

eager/__init__.pyi takes the ops from there with `import *`. Those that it defines itself, in Python, are not in __all__.
"""
import ast
import ctypes
import importlib
import json
import os
import sys
import types

HERE = os.path.dirname(os.path.abspath(__file__))

HEADER = '''"""Every op that is a function. Made by generate_stubs.py from the registry of libeager {version}."""
from typing import Literal, SupportsFloat, SupportsIndex, Sequence

from ._core import Tensor
from .typing import DTypeLike, IntsLike, ShapeLike, TensorLike

'''
TYPES = {"int": "SupportsIndex", "float": "SupportsFloat", "bool": "bool", "dtype": "DTypeLike", "string": "str", "ints": "IntsLike"}


def registry_of(library):
    """(the registry's text, those of the optimizers, the schedules and the layers, the version) of a libeager.so."""
    lib = ctypes.CDLL(os.path.abspath(library))
    pointer, out = ctypes.c_void_p, ctypes.POINTER(ctypes.c_void_p)
    for name, arguments in (("eager_context_create", [pointer, out]), ("eager_registry_json", [pointer, out]),
                            ("eager_kinds_json", [pointer, ctypes.c_char_p, out])):
        getattr(lib, name).argtypes = arguments
        getattr(lib, name).restype = pointer
    for name in ("eager_context_release", "eager_string_release"):
        getattr(lib, name).argtypes = [pointer]
        getattr(lib, name).restype = None
    lib.eager_version.restype = ctypes.c_char_p
    context = pointer()

    def text_of(function, *arguments):
        text = pointer()
        if function(context, *arguments, ctypes.byref(text)):
            raise SystemExit(f"{library}: the registry cannot be had")
        try:
            return ctypes.string_at(text.value).decode()
        finally:
            lib.eager_string_release(text)

    if lib.eager_context_create(None, ctypes.byref(context)):
        raise SystemExit(f"{library}: there is no context")
    try:
        kinds = [text_of(lib.eager_kinds_json, name) for name in (b"optimizers", b"schedules", b"layers")]
        return text_of(lib.eager_registry_json), *kinds, lib.eager_version().decode()
    finally:
        lib.eager_context_release(context)


def package():
    """eager._registry and eager._docs without eager/__init__.py, which needs the extension."""
    bare = types.ModuleType("eager")
    bare.__path__ = [os.path.join(HERE, "eager")]
    sys.modules["eager"] = bare
    return importlib.import_module("eager._registry"), importlib.import_module("eager._docs")


def names_of(stub):
    """The names that a stub gives to others, but for those of raw_ops."""
    with open(os.path.join(HERE, "eager", stub), encoding="utf-8") as file:
        tree = ast.parse(file.read())
    found = set()
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
        elif isinstance(node, ast.Assign):
            names = [t.id for t in node.targets if isinstance(t, ast.Name)]
            if names == ["__all__"]:
                return set(ast.literal_eval(node.value))
            found.update(names)
        elif isinstance(node, ast.ImportFrom) and node.module != "raw_ops":
            for alias in node.names:
                found |= names_of(node.module + ".pyi") if alias.name == "*" else {alias.asname or alias.name}
    return found


def spellings(choices):
    """The names of the choices, in capitals and in small letters."""
    names = [name for names in choices for name in names]
    return names + [name.lower() for name in names]


def annotation(p):
    """The type of a parameter."""
    name = p["name"]
    if p["type"] == "input":
        kind = "Sequence[TensorLike]" if p["list"] else "TensorLike"
    elif p["schema"]["choices"]:
        kind = f"Literal[{', '.join(map(repr, spellings(p['schema']['choices'])))}]"
    elif name == "shape":
        kind = "ShapeLike"
    elif name == "paddings":
        kind = "IntsLike | Sequence[Sequence[SupportsIndex]]"
    else:
        kind = TYPES[p["type"]]
        if p["input"] >= 0:
            kind += " | TensorLike"
    return kind


def default(value):
    return repr(value) if value is None or isinstance(value, (bool, int, float, str)) else "..."


def result(schema):
    kinds = ["tuple[Tensor, ...]" if output["list"] else "Tensor" for output in schema["outputs"]]
    return kinds[0] if len(kinds) == 1 else f"tuple[{', '.join(kinds)}]" if kinds else "tuple[()]"


def stub(schema, parameters, text):
    """The function of an op."""
    entries = []
    for p in parameters:
        if p["by_name"] and "*" not in entries:
            entries.append("*")
        entry = f"{p['name']}: {annotation(p)}"
        entries.append(entry + f" | None = {default(p['default'])}" if p["optional"] else entry)
    body = "\n".join("    " + line if line else "" for line in text.rstrip().replace("\\", "\\\\").split("\n"))
    return f"def {schema['name']}({', '.join(entries)}) -> {result(schema)}:\n    \"\"\"{body.strip()}\n    \"\"\"\n"


MEMBER_TYPES = {"floats": "tuple[float, ...]", "strings": "tuple[str, ...]"}
PARAMETER_TYPES = {"floats": "Sequence[float]", "strings": "str | Sequence[str]"}


def kind_stub(kind, base, members, parameters, name):
    """The class of a kind. members, parameters: its attributes and what it is made from, each with its type."""
    lines = "".join(f"    {a['name']}: {t}\n" for a, t in members)
    given = ", ".join(f"{a['name']}: {t}" + ("" if a["type"] == "floats" else f" = {() if a['type'] == 'strings' else a['default']!r}")
                      for a, t in parameters)
    return (f"\nclass {kind['title']}({base}):\n    \"\"\"{kind['description']}\"\"\"\n{lines}"
            f"    def __init__(self, {given}, name: {name}) -> None: ...\n")


def typed(attributes, types):
    return [(a, types.get(a["type"], a["type"])) for a in attributes]


def optimizer_stub(kind):
    """The class of an optimizer."""
    rate, *others = kind["attributes"]
    return kind_stub(kind, "Optimizer", typed(others, MEMBER_TYPES), [(rate, "_Rate")] + typed(others, PARAMETER_TYPES),
                     f"str = {kind['title']!r}")


def schedule_stub(kind):
    """The class of a schedule."""
    attributes = kind["attributes"]
    return kind_stub(kind, "Schedule", typed(attributes, MEMBER_TYPES), typed(attributes, PARAMETER_TYPES), "str | None = None")


def layer_stub(kind):
    """The class of a layer."""
    def given(a):
        name = a["name"]
        type_ = "_Activation" if name == "activation" else "_Initializer" if name.endswith("initializer") else TYPES[a["type"]]
        default = tuple(a["default"]) if isinstance(a["default"], list) else a["default"]
        default = default.lower() if isinstance(default, str) else default
        optional = " | None" if default is None and not a["required"] else ""
        return f"{name}: {type_}{optional}" + ("" if a["required"] else f" = {default!r}")

    attributes = sorted(kind["attributes"], key=lambda a: not a["required"])
    stems = dict.fromkeys(v["initializer"].removesuffix("initializer") for v in kind["variables"]
                          if v["trainable"] and v["initializer"].endswith("_initializer"))
    rules = [(stem + what, f"_{what.title()} | None") for what in ("regularizer", "constraint") for stem in stems]
    rules.append(("activity_regularizer", "_Regularizer | None"))
    parameters = ", ".join([*map(given, attributes), "name: str | None = None", "trainable: bool = True",
                            *(f"{name}: {type_} = None" for name, type_ in rules)])
    members = "".join([*(f"    {a['name']}: Any\n" for a in attributes), *(f"    {name}: Any\n" for name, _ in rules)])
    return f"\nclass {kind['title']}(Layer):\n    \"\"\"{kind['description']}\"\"\"\n{members}    def __init__(self, {parameters}) -> None: ...\n"


def ops_stub(text, version):
    registry, docs = package()
    registry.load(text)
    schemas = registry.schemas()
    public = sorted(set(registry.names()) - names_of("__init__.pyi"))
    parts = [HEADER.format(version=version), "__all__ = [\n", "".join(f"    {name!r},\n" for name in public), "]\n"]
    for name in sorted(registry.names(public=False)):
        parts.append("\n" + stub(schemas[name], registry.parameters(schemas[name]), docs.docstring(name)))
    return "".join(parts)


def kinds_stub(path, stub_of, text):
    """A stub that begins with the file eager/PATH.in, and has a class for each kind in the text that the file has none for."""
    with open(os.path.join(HERE, "eager", path + ".in"), encoding="utf-8") as file:
        written = file.read()
    return written + "".join(stub_of(kind) for kind in json.loads(text) if f"\nclass {kind['title']}(" not in written)


def main(library, folder):
    ops, optimizers, schedules, layers, version = registry_of(library)
    for name, text in (("raw_ops.pyi", ops_stub(ops, version)),
                       ("optimizers/__init__.pyi", kinds_stub("optimizers/__init__.pyi", optimizer_stub, optimizers)),
                       ("optimizers/schedules.pyi", kinds_stub("optimizers/schedules.pyi", schedule_stub, schedules)),
                       ("nn/__init__.pyi", kinds_stub("nn/__init__.pyi", layer_stub, layers))):
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path + ".new", "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(path + ".new", path)  # also where an older build put a link


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    main(*sys.argv[1:])
