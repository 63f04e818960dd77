"""Makes the namespaces: modules whose functions come from the table when they are first asked for."""
import builtins
import functools
import importlib
import re
import sys
import types

import eager

from . import _backend, _composed, _functions, _images, _linear_algebra, _origins, _signals
from ._missing import MISSING
from ._objects import ALIASES, OBJECTS
from ._table import FUNCTIONS

_ROOT = __package__


def _parse(text):
    """{path of a function: (its name, parameters, call)}."""
    found, spaces = {}, []
    for line in filter(None, text.replace("\n    ", " ").splitlines()):
        if line.startswith("["):
            spaces = line[1:-1].split()
            continue
        names, _, rest = line.partition(": ")
        parameters, _, call = rest.partition(" -> ")
        for name in names.split():
            for space in spaces:
                found[name if space == "tf" else f"{space}.{name}"] = (name, parameters, re.sub(r"\bOP\b", name, call or name))
    return found


_LINES = _parse(FUNCTIONS)
_made: dict = {}
_OF_EAGER = {"enable_eager_execution", "enable_v2_behavior", "GradientTape", "function"}  # what programs without graphs ask for
_OF_VERSION_1 = ("contrib.eager", "contrib.eager.python.tfe")  # set when first asked for, which import statements do too


def _source(name, parameters, call):
    """Returns the function's text. Older names of parameters come last and replace the newer ones."""
    heads, names, older = [], [], []
    for parameter in _split(parameters):
        spelling, equals, default = parameter.partition("=")
        new, *old = spelling.split("|")
        names.append(new)
        older += [(o, new) for o in old]
        heads.append(new + equals + default)
    if "(" not in call:
        call = f"{call}({', '.join(names)})"
    heads += ["name=None"] + [f"{old}=None" for old, _ in older]
    lines = [f"def {name}({', '.join(heads)}):"]
    lines += [f"    if {old} is not None: {new} = {old}" for old, new in older]
    n = next((i + 1 for i, name in enumerate(names) if name[0] == "*"), len(names))  # those behind it are named
    itself = f"with_options(_itself, {', '.join(f'{name}={name}' for name in names[n:])})" if names[n:] else "_itself"
    lines += ["    try:", f"        return {call}", "    except Exception as error:",
              f"        return deferred({itself}, [{', '.join(names[:n])}], name, error)"]
    return "\n".join(lines), call


def _split(parameters):
    return [p.strip() for p in parameters.split(",")] if parameters else []


def _resolve(name, function):
    for place in (_functions, _composed, _linear_algebra, _images, _signals, _backend, _origins, eager, builtins):
        if hasattr(place, name):
            return getattr(place, name)
    raise AttributeError(f"tf.{function} needs the op {name!r}, which the runtime does not have yet")


def _make(path):
    """Returns the function of a line of the table. The namespaces that have it share it."""
    name, parameters, call = line = _LINES[path]
    if line in _made:
        return _made[line]
    source, call = _source(name, parameters, call)
    above = path.rpartition(".")[0]
    space = {"__name__": f"{_ROOT}.{above}" if above else _ROOT, "__builtins__": builtins}
    exec(compile(source, f"<tf.{path}>", "exec"), space)
    function = _made[line] = space["_itself"] = space[name]
    for used in function.__code__.co_names:
        if used != "_itself" and "." + used not in call:  # co_names has the names of methods too
            space[used] = _resolve(used, path)
    function.__doc__ = f"TensorFlow's tf.{path}, of eager's functions: ``{call}``."
    for is_so, wrapped in (_DRAWS.search(call), _origins.drawn), (name in _SIZED, _origins.sized):
        if is_so:
            function = _made[line] = _again(function, wrapped)
    return function


_DRAWS = re.compile(r"\brandom\.(?!set_seed)|\bdraw_(gamma|poisson)\(|\brandom_(turn|part)\(|\bbetween\(")  # what draws without a key


# What takes the values of tensors for sizes and places, or gives them to Python code.
_SIZED = {"zeros", "ones", "fill", "range", "tile", "slice", "pad", "eye", "one_hot", "scatter_nd", "linspace", "strided_slice",
          "sequence_mask", "roll", "py_func", "py_function", "numpy_function"}


def _again(function, wrapped):
    """Returns a function that wrapped() calls, since graphs call it again."""
    @functools.wraps(function)
    def called(*args, **kwargs):
        if not (_origins.is_observing or _origins.is_expecting):
            return function(*args, **kwargs)
        return wrapped(function, args, kwargs)

    return called


class Namespace(types.ModuleType):
    """A module of TensorFlow's API, such as tf.math."""

    def __init__(self, path):
        super().__init__(f"{_ROOT}.{path}", f"TensorFlow's tf.{path}.")
        self.__path__ = []  # what is below it is in sys.modules already


def attach(module, path):
    """Gives a module the functions and objects of one namespace; "" is the root."""
    prefix = path + "." if path else ""

    def __getattr__(name):
        full = prefix + name
        if full in ALIASES:
            found = get(ALIASES[full])
        elif full in _LINES:
            found = _make(full)
        elif full in OBJECTS:
            found = _object(full)
        elif full in _OF_VERSION_1:
            _functions.dropout_keeps = True
            found = sys.modules[f"{_ROOT}.{full}"]
        else:
            raise AttributeError(_why(full))
        if full != "print":  # the module's own examples print with Python's
            module.__dict__[name] = found
        if full == "Variable":
            _origins.expect()
        elif full in _OF_EAGER or full.startswith(("keras.", "contrib.eager")):
            _origins.expect_none(is_certain=not full.startswith("keras."))
        return found

    def __dir__():
        below = {p[len(prefix):] for table in (_LINES, ALIASES, OBJECTS) for p in table if p.startswith(prefix)}
        return sorted({n for n in (*vars(module), *below) if "." not in n and not n.startswith("_")})

    module.__dict__.update(__getattr__=__getattr__, __dir__=__dir__)


def _object(path):
    module, _, name = OBJECTS[path].rpartition(".")
    try:
        return getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise AttributeError(f"tf.{path} is {OBJECTS[path]}, which is not there: {error}") from None


def get(path):
    """Returns what a program finds as tf.PATH."""
    found = sys.modules[_ROOT]
    for name in path.split("."):
        found = getattr(found, name)
    return found


def make_namespaces(root):
    """Returns the modules below root, for every path of the tables; they can be imported by name."""
    attach(root, "")
    paths = {"compat", "contrib"} | {path.rpartition(".")[0] for table in (_LINES, ALIASES, OBJECTS) for path in table}
    for path in sorted({path.rsplit(".", n)[0] for path in paths for n in range(path.count(".") + 1)}):
        if path:
            module = Namespace(path)
            attach(module, path)
            sys.modules[module.__name__] = module
            above, _, name = path.rpartition(".")
            if path not in _OF_VERSION_1:
                setattr(sys.modules[f"{_ROOT}.{above}"] if above else root, name, module)
    for version in ("v1", "v2"):  # one module has the names of both
        sys.modules[f"{_ROOT}.compat.{version}"] = root
        setattr(root.compat, version, root)


def _why(path):
    parts = path.split(".")
    if parts[-1].startswith("__"):
        return f"module {_ROOT!r} has no attribute {parts[-1]!r}"
    for n in range(len(parts), 0, -1):
        reason = MISSING.get(".".join(parts[:n]))
        if reason:
            return f"There is no tf.{path} in eager.compat.tensorflow: {reason}"
    return f"There is no tf.{path} in eager.compat.tensorflow; see dir(eager) for the ops that there are"
