"""The objects that a checkpoint has, each under its key."""
import numbers

from . import _core
from ._core import Tensor, Variable
from .nn._variables import HasVariables


class Group:
    """What has objects under names, which its _objects() gives as pairs: a Checkpoint."""


class Slot:
    """A number, a text or a Tensor, and the place that it is put back to: an attribute, or an item of a list or dict."""

    def __init__(self, owner, name, value):
        self.owner, self.name, self.value = owner, name, value

    def set(self, value):
        if isinstance(self.owner, Group):
            self.owner.__dict__[self.name] = value
        else:
            self.owner[self.name] = value


def _is_numpy_bool(value):
    """Whether it is a numpy.bool_, which is the only scalar of NumPy's that is no number to Python."""
    return type(value).__module__ == "numpy" and type(value).__name__ in ("bool", "bool_")


def is_value(value):
    return isinstance(value, (str, Tensor, numbers.Real)) or _is_numpy_bool(value)


class Found:
    """The objects below a key, each with its own key; of an object that stands in two places it is the first, and the others are aliases."""

    def __init__(self):
        self.variables, self.optimizers, self.values, self.owners, self.iterators, self.groups = {}, {}, {}, {}, {}, {}
        self.aliases = {}  # first keys by others
        self._first = {}  # first keys by ids

    def add(self, key, value, owner=None, name=None):
        if key in self.values or key in self.variables:
            raise ValueError(f"Checkpoint: two of its values have the key {key!r}")
        if isinstance(value, str) and key.startswith("eager_"):
            raise ValueError(f"Checkpoint: texts whose keys begin with 'eager_' are the file's own: {key!r}")
        if is_value(value):
            self.values[key] = Slot(owner, name, bool(value) if _is_numpy_bool(value) else value)
        elif id(value) in self._first:
            first = self._first[id(value)]
            if first and not (isinstance(value, tuple) and not value):  # there is one empty tuple
                self.aliases[key] = first
        elif isinstance(value, Variable):
            self._first[id(value)] = key
            self.variables[key] = value
        elif isinstance(value, _core.Optimizer):
            self._first[id(value)] = key
            self.optimizers[key] = value
        elif isinstance(value, HasVariables):
            self._first[id(value)] = key
            self.owners[key] = value
            for part_name, part in value._keyed_children():
                self.add(f"{key}/{part_name}".replace(".", "/"), part)
        elif isinstance(value, Group):
            self._first[id(value)] = key
            self.groups[key] = value
            for name, part in value._objects():
                self.add(f"{key}/{name}" if key else name, part, value, name)
        elif isinstance(value, (list, tuple, dict)):
            self._first[id(value)] = key
            for name, part in value.items() if isinstance(value, dict) else enumerate(value):
                if is_value(part) and isinstance(value, tuple):
                    raise TypeError(f"{key!r} is a tuple, into which no value can be put back: use a list")
                self.add(f"{key}/{name}", part, value, name)
        elif isinstance(value, _core.Iterator):
            self._first[id(value)] = key
            self.iterators[f"{key}/iterator"] = value
        elif hasattr(value, "variables"):  # a metric, say
            self._first[id(value)] = key
            self.owners[key] = value
            for i, v in enumerate(value.variables):
                self.add(f"{key}/{v._name.rpartition('/')[2] or i}", v)
        elif value is not None:
            raise TypeError(f"Checkpoint: {key!r} is a {type(value).__name__}. It takes Variables, modules, layers, optimizers, metrics, "
                            "iterators over datasets, Tensors, numbers, texts, Checkpoints, and lists and dicts of these")

    def keys_of(self, key):
        """Yields the keys of what has a first key, this one first."""
        yield key
        for alias, first in self.aliases.items():
            if key == first or key.startswith(first + "/"):
                yield alias + key[len(first):]


def above(key):
    """Yields the keys that a key lies below: "a/b", "a" and "" for "a/b/c"."""
    while key:
        key = key.rpartition("/")[0]
        yield key


def find(key, value):
    found = Found()
    found.add(key, value)
    return found
