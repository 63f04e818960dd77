"""Structures: lists, tuples, named tuples and dicts, nested, with anything else as leaves.

Dicts are taken in the order of their sorted keys, so that equal dicts flatten alike.
"""
from collections.abc import Mapping, MutableMapping

from ._core import Tensor, Variable
from ._lazy import copy

__all__ = ["assert_same", "flatten", "is_nested", "map_structure", "pack"]


def __dir__():
    return __all__


_NESTED, _LEAVES = (list, tuple, dict), (Tensor, Variable)
_composites: dict = {}  # by class: the functions that give an object's parts, and an object like another of other parts


def _add_composite(cls, parts, rebuild):
    """Makes objects of a class structures of their parts: parts(x) gives a list, and rebuild(x, items) one like x of other parts."""
    global _NESTED
    _composites[cls] = parts, rebuild
    _NESTED += (cls,)


def is_nested(value):
    """Reports whether value is a list, a tuple or a dict, and so no leaf.

    >>> from eager import nest
    >>> nest.is_nested([1]), nest.is_nested("text")
    (True, False)
    """
    return isinstance(value, _NESTED) or not isinstance(value, _LEAVES) and isinstance(value, Mapping)


def _keys(mapping):
    try:
        return sorted(mapping)
    except TypeError:  # the keys have several types
        return sorted(mapping, key=lambda k: (type(k).__qualname__, repr(k)))


def _items(structure):
    if isinstance(structure, (list, tuple)):
        return structure
    if type(structure) in _composites:
        return _composites[type(structure)][0](structure)
    return [structure[k] for k in _keys(structure)]


def flatten(structure):
    """Returns the list of the leaves, in order; [structure] if structure is a leaf.

    >>> from eager import nest
    >>> nest.flatten({"b": [1, 2], "a": 3})
    [3, 1, 2]
    """
    if not is_nested(structure):
        return [structure]
    leaves = []
    for item in _items(structure):
        leaves.extend(flatten(item) if is_nested(item) else (item,))
    return leaves


def _rebuild(structure, items):
    if type(structure) in _composites:
        return _composites[type(structure)][1](structure, items)
    if not isinstance(structure, (list, tuple)):
        values = dict(zip(_keys(structure), items))
        ordered = {k: values[k] for k in structure}
        if type(structure) is dict:
            return ordered
        if not isinstance(structure, MutableMapping):
            return type(structure)(ordered)
        result = copy.copy(structure)  # which keeps a defaultdict's factory
        for k, v in ordered.items():
            result[k] = v
        return result
    if hasattr(structure, "_fields"):  # a named tuple
        return type(structure)(*items)
    return type(structure)(items)


def _build(node, leaves):
    if not is_nested(node):
        return next(leaves)
    return _rebuild(node, [_build(item, leaves) for item in _items(node)])


def pack(structure, leaves):
    """Returns the structure with other leaves, in the order of flatten. Raises ValueError if their number is another.

    >>> from eager import nest
    >>> nest.pack([0, (0, 0)], [1, 2, 3])
    [1, (2, 3)]
    """
    leaves = list(leaves)
    if is_nested(structure):
        expected = len(flatten(structure))
        if expected == len(leaves):
            return _build(structure, iter(leaves))
    elif len(leaves) == 1:
        return leaves[0]
    else:
        expected = 1
    raise ValueError(f"The structure has {expected} leaves, but {len(leaves)} were given")


def assert_same(a, b):
    """Raises ValueError if the structures differ, and TypeError if they differ in the type of a node.

    >>> from eager import nest
    >>> nest.assert_same([1, {"a": 2}], [3, {"a": 4}])
    """
    if is_nested(a) != is_nested(b):
        raise ValueError(f"The two structures don't have the same nested structure: {a!r} and {b!r}")
    if not is_nested(a):
        return
    if isinstance(a, Mapping) and isinstance(b, Mapping):
        if _keys(a) != _keys(b):
            raise ValueError(f"The two dicts don't have the same keys: {_keys(a)} and {_keys(b)}")
    elif type(a) is not type(b):
        raise TypeError(f"The two structures don't have the same sequence type: {type(a).__name__} and {type(b).__name__}")
    of_a, of_b = _items(a), _items(b)
    if len(of_a) != len(of_b):
        raise ValueError(f"The two structures don't have the same number of elements: {len(of_a)} and {len(of_b)}")
    for x, y in zip(of_a, of_b):
        assert_same(x, y)


def map_structure(function, *structures):
    """Calls function on leaves that correspond to each other, and returns the results in the structure of the first.

    >>> from eager import nest
    >>> nest.map_structure(lambda x, y: x + y, [1, (2,)], [10, (20,)])
    [11, (22,)]
    """
    first = structures[0]
    for other in structures[1:]:
        assert_same(first, other)
    if not is_nested(first):
        return function(*structures)
    return _build(first, iter([function(*leaves) for leaves in zip(*map(flatten, structures))]))
