"""Elements in Python's structures: tuples, named tuples and dicts. Unlike elsewhere, a list is a tensor, as in tf.data.

None in an element is no tensor, and stays as it is; in the structure of a dataset a NoneTensorSpec stands for it.
"""
from collections.abc import Mapping

from .. import _core, nest
from .._graphs import TensorSpec, fits
from ..dtypes import BY_CODE
from ..errors import ElementError


class NoneTensorSpec(tuple):
    """None in a structure of TensorSpecs: for nest, a node without leaves.

    >>> import eager
    >>> eager.data.Dataset.range(3).map(lambda x: (x, None)).element_spec
    (TensorSpec(shape=(), dtype=int64), NoneTensorSpec())
    """

    __slots__ = ()

    def __repr__(self):
        return "NoneTensorSpec()"


class _Leaf:
    """A list that nest does not look into."""

    def __init__(self, value):
        self.value = value


def _with_leaves(value, none=NoneTensorSpec()):
    """Returns a structure with _Leafs for lists, and with `none` for None in it. A mere None stays."""
    if isinstance(value, list):
        return _Leaf(value)
    if isinstance(value, tuple):
        items = [none if v is None else _with_leaves(v, none) for v in value]
        return value if type(value) is NoneTensorSpec else type(value)(*items) if hasattr(value, "_fields") else tuple(items)
    if isinstance(value, Mapping):
        return {k: none if v is None else _with_leaves(v, none) for k, v in value.items()}
    return value


def _tensor(leaf, dtype=None):
    value = leaf.value if isinstance(leaf, _Leaf) else leaf
    return value if isinstance(value, _core.Tensor) else _core.to_tensor(value, dtype)


def converted(value, signature=None):
    """Returns (structure with None as leaves and NoneTensorSpecs, list of Tensors). With a signature, structure and
    dtypes must be its."""
    value = _with_leaves(value)
    structure = nest.map_structure(lambda _: None, value)
    if signature is None:
        return structure, [_tensor(v) for v in nest.flatten(value)]
    if nest.is_nested(signature) or nest.is_nested(value):
        nest.assert_same(signature, value)
    return structure, [_tensor(v, s.dtype) for v, s in zip(nest.flatten(value), nest.flatten(signature))]


def structure_of(signature):
    """Returns (structure with None as leaves and NoneTensorSpecs, signature), of one that may have None in it."""
    if nest.is_nested(signature):
        signature = nest.map_structure(lambda spec: NoneTensorSpec() if spec is None else spec, signature)
    return nest.map_structure(lambda _: None, signature), signature


def _build(node, leaves):
    if isinstance(node, NoneTensorSpec):
        return None
    return nest._rebuild(node, [_build(item, leaves) for item in nest._items(node)]) if nest.is_nested(node) else next(leaves)


def packed(structure, leaves):
    """Returns the element of this structure with these leaves. It has None where the structure has a NoneTensorSpec."""
    return _build(structure, iter(leaves))


def leaves_of(element):
    """Returns the Tensors of an element."""
    return [leaf for leaf in nest.flatten(element) if leaf is not None]


def _text(value):
    """How a message shows a value, of which there may be much."""
    text = repr(value)
    return text if len(text) <= 200 else text[:200] + "..."


def yielded(value, signature, index, what="`generator` yielded an element"):
    """Returns the Tensors of an element that the program's code gives, which has the structure, dtypes and shapes of a signature.

    ElementError: it has others. It reads as TensorFlow's, and says which element it is; `what` is its subject.
    """
    def refuse(problem, cause=None):
        raise ElementError(f"{what} {problem} This is element {index}, counted from 0.") from cause

    given, value = value, _with_leaves(value)
    try:
        nest.assert_same(signature, value)
    except (TypeError, ValueError):
        value = _with_leaves(given, None)  # None may stand where a tensor was expected
        try:
            nest.assert_same(signature, value)
        except (TypeError, ValueError) as error:
            types = nest.map_structure(lambda s: s.dtype, signature)
            value = nest.map_structure(lambda v: v.value if isinstance(v, _Leaf) else v, value)
            refuse(f"that did not match the expected structure. The expected structure was {types}, but the yielded element was "
                   f"{_text(value)}.", error)
    tensors = []
    for leaf, spec in zip(nest.flatten(value), nest.flatten(signature)):
        try:
            tensor = _tensor(leaf, spec.dtype)
        except (TypeError, ValueError, OverflowError) as error:
            refuse(f"that could not be converted to the expected type. The expected type was {spec.dtype.name}, but the yielded element "
                   f"was {_text(leaf.value if isinstance(leaf, _Leaf) else leaf)}.", error)
        if tensor.dtype is not spec.dtype:
            refuse(f"of type {tensor.dtype.name} where an element of type {spec.dtype.name} was expected.")
        if not fits(spec.shape, tensor.shape):
            refuse(f"of shape {tuple(tensor.shape)} where an element of shape {spec.shape} was expected.")
        tensors.append(tensor)
    return tensors


def signature_of(elements, what):
    """Returns the specs of an iterable's first element, in its structure: any dims, but the rank of this one."""
    for first in elements:
        break
    else:
        raise ValueError(f"{what}: there is no element to learn from what elements are: give an output_signature")

    def spec(leaf):
        tensor = _tensor(leaf)
        return TensorSpec([None] * len(tensor.shape), tensor.dtype)

    return nest.map_structure(spec, _with_leaves(first))


def without_dims(structure):
    """Returns a structure of TensorSpecs with their ranks alone, for elements of several datasets, which may have other dims."""
    return nest.map_structure(lambda s: TensorSpec([None] * len(s.shape), s.dtype), structure)


def specs_of(pairs):
    """Returns TensorSpecs for (dtype code, shape)s."""
    return [TensorSpec(shape, BY_CODE[code]) for code, shape in pairs]


def structured(structure):
    """Returns the function that makes the element of a list of Tensors."""
    return lambda tensors: packed(structure, tensors)
