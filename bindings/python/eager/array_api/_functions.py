"""Functions that are an op each: they have the standard's signature, and the op's documentation."""
import re

from .. import _docs


def named(function, module, name, op):
    """Gives a function of the module eager.array_api, or of a submodule, its name and the text of the op that it calls."""
    function.__name__ = function.__qualname__ = name
    function.__module__ = module
    function.__doc__ = re.sub(rf"\beager\.{op}\(", f"{module}.{name}(", _docs.docstring(op))
    return function
