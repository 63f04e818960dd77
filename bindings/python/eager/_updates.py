"""x.at[...]: new tensors with some elements changed, by ops that gradients flow through."""
from . import _core
from ._convert import RANK_OF_KIND, is_typed  # type: ignore[attr-defined]  # as below
from ._graphs import dims_of  # type: ignore[attr-defined]  # the stub has what users need
from ._registry import op as _op


class At:
    """What x.at is: x.at[key] stands for the elements that x[key] gives, and its methods return x with these changed.

    The key is any that x[key] takes: integers, slices, None, ..., integer or boolean arrays. Values are broadcast to the shape of
    x[key] and cast to x's dtype; floats do not go into integers, nor complex numbers into floats (TypeError). Where an index stands
    in the key twice, add and its kin count each; of set the last one counts on the CPU.

    >>> import eager
    >>> x = eager.constant([1, 2, 3, 4])
    >>> print(x.at[1:3].set(0).numpy(), x.at[[0, 0]].add(10).numpy())
    [1 0 0 4] [21  2  3  4]
    """

    __slots__ = ("_x",)

    def __init__(self, x):
        self._x = x

    def __getitem__(self, key):
        return _Places(self._x, key)

    def __repr__(self):
        return f"<at of {self._x!r}>"


class _Places:
    __slots__ = ("_key", "_x")

    def __init__(self, x, key):
        self._x, self._key = x, key

    def get(self):
        """x[key]."""
        return self._x[self._key]

    def set(self, values):
        """x with values in these places."""
        entries = _entries(self._key)
        if entries is None:
            return self._scattered("tensor_scatter_nd_update", values)
        return _op("strided_slice_update")(self._x, self._like(values, self.get()), **entries)

    def add(self, values):
        """x with values added in these places."""
        return self._changed("add", "tensor_scatter_nd_add", values)

    def subtract(self, values):
        """x with values subtracted in these places."""
        return self.add(_op("negative")(self._tensor(values)))

    def multiply(self, values):
        """x, multiplied by values in these places."""
        return self._changed("multiply", "tensor_scatter_nd_mul", values)

    def min(self, values):
        """x with what is less, the element or the value, in these places."""
        return self._changed("minimum", "tensor_scatter_nd_min", values)

    def max(self, values):
        """x with what is greater, the element or the value, in these places."""
        return self._changed("maximum", "tensor_scatter_nd_max", values)

    def _changed(self, op, scatter, values):
        if _entries(self._key) is None:
            return self._scattered(scatter, values)
        part = self.get()
        return self.set(_op(op)(part, self._like(values, part)))

    def _tensor(self, values):
        own = self._x.dtype
        if is_typed(values):  # what to_tensor would cast from any dtype to any
            values = _core.to_tensor(values)
            if RANK_OF_KIND.get(values.dtype.kind, 0) > RANK_OF_KIND.get(own.kind, 0):
                raise TypeError(f"x.at[...]: values of dtype {values.dtype} do not fit into dtype {own}: cast them first")
        return _core.to_tensor(values, own)

    def _like(self, values, part):
        """The values in the shape of a part of x."""
        values = self._tensor(values)
        return values if dims_of(values) == dims_of(part) and None not in dims_of(part) else _op("broadcast_like")(values, part)

    def _scattered(self, op, values):
        """By the places of the elements in x's order: these are picked by the key as the elements are."""
        x = self._x
        flat = _op("reshape")(x, (-1,))
        places = _op("reshape")(_numbers(flat), _shape(x))[self._key]
        values = _op("reshape")(self._like(values, places), (-1,))
        places = _op("reshape")(places, (-1, 1))
        if x.dtype.kind == "s":  # of which all are read anew: those at the places from the values
            both = _op("concat")([flat, values], 0)
            order = _op(op)(_numbers(flat), places, _numbers(both)[_size(flat):])
            changed = _op("gather")(both, order)
        else:
            changed = _op(op)(flat, places, values)
        return _op("reshape")(changed, _shape(x))


def _numbers(x):
    """0, 1, ..., as many as the vector has elements."""
    return _op("cumulative_sum")(_op("ones_like")(x, dtype="int64"), exclusive=True)


def _size(x):
    return _shape(x)[0]


def _shape(x):
    if None not in dims_of(x):
        return dims_of(x)
    from ._creation import shape

    return shape(x, "int64")


def _entries(key):
    """The key as the attributes of strided_slice, or None where it has arrays."""
    key = key if isinstance(key, tuple) else (key,)
    begin, end, strides = [], [], []
    bits = dict.fromkeys(("shrink_axes", "new_axes", "ellipsis", "begin_mask", "end_mask"), 0)
    for i, entry in enumerate(key):
        first, last, step = 0, 0, 1
        if entry is None:
            bits["new_axes"] |= 1 << i
        elif entry is Ellipsis:
            bits["ellipsis"] |= 1 << i
        elif isinstance(entry, slice):
            first, last, step = entry.start, entry.stop, entry.step
            if not all(one is None or _is_index(one) for one in (first, last, step)):
                return None
            bits["begin_mask"] |= (first is None) << i
            bits["end_mask"] |= (last is None) << i
        elif _is_index(entry):
            bits["shrink_axes"] |= 1 << i
            first = entry
        else:
            return None
        begin.append(int(first or 0))
        end.append(int(last or 0))
        strides.append(1 if step is None else int(step))
    return {"begin": begin, "end": end, "strides": strides, **bits}


def _is_index(value):
    return hasattr(value, "__index__") and not isinstance(value, (bool, _core.Tensor, _core.Variable)) and getattr(value, "ndim", 0) == 0
