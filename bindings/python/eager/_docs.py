"""Docstrings and signatures of ops, from the registry."""
import inspect

from . import _registry


def signature(name):
    """An inspect.Signature."""
    entries = []
    for p in _registry.parameters(_registry.SCHEMAS[name]):
        default = inspect.Parameter.empty if not p["optional"] else p["default"]
        entries.append(inspect.Parameter(p["name"], inspect.Parameter.POSITIONAL_OR_KEYWORD, default=default))
    return inspect.Signature(entries)


def docstring(name):
    """The text that help() shows."""
    return _registry.SCHEMAS[name]["description"]
