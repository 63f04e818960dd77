"""x[...] with integer and boolean arrays: NumPy's advanced indexing, by ops that gradients flow through."""
import math

from . import _core
from ._graphs import dims_of  # type: ignore[attr-defined]  # the stub has what users need
from ._registry import op as _op
from .errors import InvalidArgumentError

_VALID = ("only integers, slices (`:`), ellipsis (`...`), newaxis (`None`) and integer or boolean tensors, arrays and lists are valid "
          "indices")


def advanced(x, key):
    """What NumPy gives for x[key], where key has arrays.

    Indices that are negative count from the end. IndexError: one is out of range, there are too many, or they cannot be broadcast
    together.
    """
    x = _core.to_tensor(x)
    key = key if isinstance(key, tuple) else (key,)
    if len(key) == 1 and not x.is_symbolic and x.ndim:
        found = _single(x, key[0])
        if found is not None:
            return found
    items = _expand(x, [_item(entry) for entry in key])
    y, arrays, adjacent = _basic(x, items)
    if not arrays:
        return y
    axes = [axis for axis, _ in arrays]
    indices = _broadcast([_wrapped(index, y, axis) for axis, index in arrays])
    return _gather(y, axes, indices, adjacent)


def _single(x, entry):
    """x[array] in few steps, or None where it takes more."""
    if isinstance(entry, (str, bytes, slice)) or entry is None or entry is Ellipsis or not hasattr(entry, "__len__"):
        return None
    index = _core.to_tensor(entry)
    if index.is_symbolic or index.size == 0:
        return None
    if index.dtype.kind in "iu" and x.device == "cpu:0":
        try:
            return _op("gather")(x, index)
        except InvalidArgumentError:  # negative, or out of range
            return None
    if index.dtype.kind == "b" and index.ndim and index.shape == x._dims[:index.ndim]:
        rows = x if index.ndim == 1 else _op("reshape")(x, (index.size,) + x._dims[index.ndim:])
        return _op("gather")(rows, nonzero(_op("reshape")(index, (-1,)))[0])
    return None


# ---- The key


class _Array:
    """An index that is an array, and the number of x's axes that it takes: a mask of rank 0 takes none."""

    def __init__(self, tensor, axes=1):
        self.tensor, self.axes = tensor, axes


def _item(entry):
    if entry is None or entry is Ellipsis or isinstance(entry, slice):
        return entry
    if isinstance(entry, (str, bytes)):
        raise IndexError(f"{_VALID}, not {entry!r}")
    try:
        tensor = _core.to_tensor(entry)
    except TypeError as error:
        raise IndexError(f"{_VALID}, not {entry!r}") from error
    if tensor.size == 0 and not hasattr(entry, "dtype"):
        tensor = tensor.astype("int64")  # an empty list
    if tensor.dtype.kind not in "iub":
        raise IndexError(f"{_VALID}, not those of dtype {tensor.dtype}")
    return _Array(tensor, tensor.ndim if tensor.dtype.kind == "b" else 1)


def _taken(item):
    return item.axes if isinstance(item, _Array) else int(isinstance(item, slice))


def _expand(x, items):
    """Items without an ellipsis, that take all axes of x, masks as the indices of what is true."""
    if sum(item is Ellipsis for item in items) > 1:
        raise IndexError("an index can only have a single ellipsis ('...')")
    taken = sum(map(_taken, items))
    if taken > x.ndim:
        raise IndexError(f"too many indices for tensor: tensor is {x.ndim}-dimensional, but {taken} were indexed")
    at = next((i for i, item in enumerate(items) if item is Ellipsis), len(items))
    # What stands in for an ellipsis separates arrays even where it takes no axis.
    whole = [slice(None)] * (x.ndim - taken) or ([Ellipsis] if at < len(items) else [])
    expanded, axis = [], 0
    for item in items[:at] + whole + items[at + 1:]:
        if isinstance(item, _Array) and item.tensor.dtype.kind == "b":
            expanded.extend(_of_mask(item.tensor, x._dims, axis))
        else:
            expanded.append(item)
        axis += _taken(item)
    return expanded


def _of_mask(mask, shape, axis):
    if mask.ndim == 0:  # a new axis, with or without its one index
        return [_Array(_core.to_tensor([0] if mask else [], "int64"), 0)]
    for i, size in enumerate(mask._dims):
        if size is not None and shape[axis + i] is not None and size != shape[axis + i]:
            raise IndexError(f"boolean index did not match indexed tensor along axis {axis + i}; size of axis is {shape[axis + i]} but "
                             f"size of corresponding boolean axis is {size}")
    return [_Array(indices) for indices in nonzero(mask)]


def nonzero(mask):
    """The indices of what is not zero, a tensor an axis."""
    try:
        found = _op("nonzero")(mask)
        return list(found) if isinstance(found, (list, tuple)) else [found]
    except KeyError:  # the runtime has no such op: the mask is read
        import numpy

        return [_core.to_tensor(indices) for indices in numpy.nonzero(numpy.asarray(mask))]


def _basic(x, items):
    """x with slices and new axes applied; (axis, indices) of the arrays; whether these stand next to each other."""
    key, arrays, places = [], [], []
    axis = 0  # of the result
    for i, item in enumerate(items):
        if item is Ellipsis:
            continue
        if isinstance(item, _Array):
            key.append(None if item.axes == 0 else slice(None))
            arrays.append((axis, item.tensor))
            places.append(i)
        else:
            key.append(item)
        axis += 1
    plain = all(isinstance(entry, slice) and entry == slice(None) for entry in key)
    adjacent = not places or places[-1] - places[0] + 1 == len(places)
    return (x if plain else x[tuple(key)]), arrays, adjacent


# ---- Indices


def _on_host(tensor):
    return not tensor.is_symbolic and tensor.device == "cpu:0"


def _wrapped(index, x, axis):
    """The index with negative ones counted from the end: an int64 array of NumPy where it can be seen, else a tensor."""
    size = x._dims[axis]
    if not _on_host(index) or size is None:
        index = _op("cast")(index, "int64")
        return _op("where")(index < 0, index + _size(x, axis), index)
    import numpy

    values = numpy.asarray(index)
    if values.size:
        low, high = values.min(), values.max()
        if low < -size or high >= size:
            raise IndexError(f"index {low if low < -size else high} is out of bounds for axis {axis} with size {size}")
        values = values.astype(numpy.int64)
        if low < 0:
            values = numpy.where(values < 0, values + size, values)
    return values.astype(numpy.int64, copy=False)


def _size(x, axis):
    if x._dims[axis] is not None:
        return x._dims[axis]
    from ._creation import shape

    return shape(x, "int64")[axis]


def _broadcast(indices):
    shapes = [dims_of(index) for index in indices]
    if len(set(shapes)) == 1:
        return indices
    rank = max(map(len, shapes))
    for sizes in zip(*((1,) * (rank - len(shape)) + shape for shape in shapes)):
        if len({size for size in sizes if size not in (1, None)}) > 1:
            raise IndexError("shape mismatch: indexing tensors could not be broadcast together with shapes " + " ".join(map(str, shapes)))
    return indices  # arithmetic broadcasts them


def _gather(x, axes, indices, adjacent):
    """The elements at the indices of some axes: several axes become one, with an index into it."""
    if not adjacent:  # the arrays' dims come first
        rest = [axis for axis in range(x.ndim) if axis not in axes]
        x = _op("permute_dims")(x, axes + rest)
        axes = list(range(len(axes)))
    first, sizes = axes[0], [_size(x, axis) for axis in axes]
    flat = indices[0]
    for index, size in zip(indices[1:], sizes[1:]):
        flat = flat * size + index
    if len(axes) > 1:
        shape = [_size(x, axis) for axis in range(x.ndim)]
        x = _op("reshape")(x, shape[:first] + [math.prod(sizes)] + shape[first + len(axes):])
    return _op("gather")(x, flat, axis=first)
