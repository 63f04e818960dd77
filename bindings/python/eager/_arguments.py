"""The arguments of a traced function's calls, and what it gives, as the extension takes them."""
import weakref
from collections.abc import AsyncIterator, Coroutine, Iterator, Mapping

from . import _core, nest
from ._core import Tensor, Variable
from ._graphs import TensorSpec, UnknownDim, dims_of
from ._lazy import inspect

OUTPUT, VALUE, LIST, TUPLE, DICT, CALL = range(6)  # nodes of the extension's templates
SCALARS = (type(None), bool, int, str, bytes)
_IN_SETS = (*SCALARS, float, complex)
_LATE = (Iterator, AsyncIterator, Coroutine)  # also generators


class Identity:
    """An object as a key. It is not kept alive where that can be helped; `died` is called when it goes."""

    __slots__ = ("id", "ref", "__weakref__")

    def __init__(self, value, died):
        self.id = id(value)
        try:
            key = weakref.ref(self)
            self.ref = weakref.ref(value, lambda _: died(key()))
        except TypeError:
            self.ref = lambda: value

    def __hash__(self):
        return hash(self.id)

    def __eq__(self, other):
        if self is other:
            return True
        mine = self.ref() if isinstance(other, Identity) else None
        return mine is not None and mine is other.ref()


def is_array(value):
    return not isinstance(value, Variable) and any(hasattr(type(value), name) for name in ("__array__", "__eager_tensor__", "__dlpack__"))


class Arguments:
    """The arguments of a call: their tensors, and the rest as a key."""

    def __init__(self, bound, died):
        self.bound = bound
        self.leaves = []      # Tensors, and TensorSpecs where a trace is asked for
        self.is_flattened_alike = True  # the extension flattens them alike
        self._died = died
        self.key = (tuple(bound.arguments), tuple([self._encode(v) for v in bound.arguments.values()]), _core.get_device(), _core.is_training())
        self.specs = [(leaf.dtype.code, dims_of(leaf)) for leaf in self.leaves]

    @property
    def shapes(self):
        return tuple([shape for _, shape in self.specs])

    def _leaf(self, value):
        self.leaves.append(value)
        return "tensor", value.dtype.code, len(value.shape)

    def _encode(self, value):
        kind = type(value)
        if kind is Tensor or kind is TensorSpec:
            return self._leaf(value)
        if kind in SCALARS:
            return kind, value
        if kind is float:
            return kind, value.hex()
        if kind is complex:
            return kind, value.real.hex(), value.imag.hex()
        if kind is slice:
            self.is_flattened_alike = False
            return kind, self._encode(value.start), self._encode(value.stop), self._encode(value.step)
        if kind is set and all(type(v) in _IN_SETS for v in value):
            self.is_flattened_alike = False
            return kind, frozenset(map(self._encode, value))
        if nest.is_nested(value):
            self.is_flattened_alike = self.is_flattened_alike and kind in (list, tuple, dict)
            keys = tuple(nest._keys(value)) if isinstance(value, Mapping) else None
            return kind, keys, tuple([self._encode(v) for v in nest._items(value)])
        if is_array(value):
            return self._leaf(_core.to_tensor(value))
        if kind.__eq__ is not object.__eq__ and not isinstance(value, Variable):
            try:
                hash(value)
                return kind, value
            except TypeError:
                pass
        return "object", Identity(value, self._died)

    def call(self, function, leaves):
        """function of the arguments with other leaves."""
        rest = iter(leaves)

        def build(value):
            if nest.is_nested(value):
                return nest._rebuild(value, [build(v) for v in nest._items(value)])
            is_leaf = isinstance(value, (Tensor, TensorSpec)) or type(value) not in SCALARS and is_array(value)
            return next(rest) if is_leaf else value

        values = {name: build(value) for name, value in self.bound.arguments.items()}
        bound = inspect.BoundArguments(self.bound.signature, values)
        return function(*bound.args, **bound.kwargs)


def structure(result):
    """(tensors, structure) of what a function gave, as the extension's trace takes it."""
    if isinstance(result, Tensor):
        return [result], None
    tensors = []

    def template(node):
        if type(node) is UnknownDim:
            bool(node)  # refuses
        if isinstance(node, Variable):
            node = _core.to_tensor(node)
        if isinstance(node, Tensor):
            tensors.append(node)
            return OUTPUT, len(tensors) - 1
        if not nest.is_nested(node):
            if isinstance(node, _LATE):
                raise TypeError(f"{type(node).__name__} cannot be traced: it would run when the trace is over. Return tensors")
            return VALUE, node
        if type(node) is dict:
            return (DICT, tuple(node), *map(template, node.values()))
        if type(node) in (list, tuple):
            return (LIST if type(node) is list else TUPLE, *map(template, node))
        return (CALL, lambda *items: nest._rebuild(node, items), *map(template, nest._items(node)))

    tree = template(result)
    return tensors, tree
