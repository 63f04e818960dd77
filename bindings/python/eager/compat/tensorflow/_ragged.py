"""tf.RaggedTensor: rows of different lengths, as one tensor of all their values and the places where rows begin."""
import operator

import eager

from ... import _core, errors, nest
from . import _composite
from . import _ragged_ops as _ops
from ._composite import is_known, static_shape, up_to
from ._functions import _op
from ._tensors import TensorShape


class RaggedTensor:
    """A tensor with a dim whose size differs from row to row. Row i has the values from row_splits[i] to row_splits[i + 1].

    The values are a tensor, or a RaggedTensor where more than one dim is ragged. One is made by tf.strings.split, tf.ragged.constant,
    or RaggedTensor.from_row_splits and kin; elementwise functions and operators work on the values.

    >>> import eager.compat.tensorflow as tf
    >>> x = tf.RaggedTensor.from_row_splits([1, 2, 3], [0, 2, 2, 3])
    >>> x
    <tf.RaggedTensor [[1, 2], [], [3]]>
    >>> x.to_tensor().numpy().tolist(), x[0].numpy().tolist(), x.shape
    ([[1, 2], [0, 0], [3, 0]], [1, 2], TensorShape([3, None]))
    """

    __slots__ = ("_values", "_row_splits", "_uniform", "__weakref__")
    __array_priority__ = 1000
    __array_ufunc__ = None

    def __init__(self, *_, **__):
        raise ValueError("RaggedTensor constructor is private; please use one of the factory methods instead (e.g., "
                         "RaggedTensor.from_row_lengths())")

    # ---- Making one

    @classmethod
    def from_row_splits(cls, values, row_splits, name=None, validate=True):
        """Returns one whose row i has the values from row_splits[i] to row_splits[i + 1]. InvalidArgumentError: they do not fit."""
        values, row_splits = _ops.values_of(values), _ops.partition(row_splits, "row_splits")
        if static_shape(row_splits) == [0]:
            raise ValueError("row_splits tensor may not be empty.")
        return _ops.checked(values, row_splits, "from_row_splits") if validate else make(values, row_splits)

    @classmethod
    def from_row_lengths(cls, values, row_lengths, name=None, validate=True):
        """Returns one whose row i has row_lengths[i] values."""
        return cls.from_row_splits(values, _ops.splits_of(_ops.partition(row_lengths, "row_lengths")), None, validate)

    @classmethod
    def from_row_starts(cls, values, row_starts, name=None, validate=True):
        """Returns one whose row i begins at row_starts[i] and ends where the next one begins."""
        values = _ops.values_of(values)
        return cls.from_row_splits(values, _ops.followed(_ops.partition(row_starts, "row_starts"), values), None, validate)

    @classmethod
    def from_row_limits(cls, values, row_limits, name=None, validate=True):
        """Returns one whose row i ends before row_limits[i] and begins where the one before it ends."""
        return cls.from_row_splits(values, _ops.preceded(_ops.partition(row_limits, "row_limits")), None, validate)

    @classmethod
    def from_value_rowids(cls, values, value_rowids, nrows=None, name=None, validate=True):
        """Returns one in which value k is of row value_rowids[k]; these must not decrease. nrows: None for the last row's number and 1."""
        rowids = _ops.partition(value_rowids, "value_rowids")
        if validate and is_known(rowids):
            ids = rowids.tolist()
            if ids != sorted(ids) or ids and ids[0] < 0:
                raise errors.InvalidArgumentError("Arguments to from_value_rowids do not form a valid RowPartition: value_rowids must be "
                                                  f"sorted and not negative, got {ids}")
            if nrows is not None and is_known(_composite.tensor(nrows)) and ids and ids[-1] >= int(nrows):
                raise errors.InvalidArgumentError("Arguments to from_value_rowids do not form a valid RowPartition: value_rowids "
                                                  f"must be less than nrows = {int(nrows)}, got {ids}")
        return cls.from_row_splits(values, _ops.splits_of_rowids(rowids, nrows), None, validate)

    @classmethod
    def from_uniform_row_length(cls, values, uniform_row_length, nrows=None, validate=True, name=None):
        """Returns one whose rows all have this length, so that the dim is known."""
        values, length = _ops.values_of(values), operator.index(uniform_row_length)
        if length < 0 or length == 0 and nrows is None:
            raise ValueError("nrows must be given where uniform_row_length is 0" if length == 0 else
                             f"uniform_row_length must be >= 0, got {length}")
        splits = _ops.uniform_splits(_ops.nrows(values), length) if nrows is None else up_to(operator.index(nrows) + 1) * length
        made = _ops.checked(values, splits, "from_uniform_row_length") if validate else make(values, splits)
        return make(values, made._row_splits, length)

    @classmethod
    def from_nested_row_splits(cls, flat_values, nested_row_splits, name=None, validate=True):
        """Returns one with several ragged dims, whose splits come outermost first."""
        for splits in reversed(list(nested_row_splits)):
            flat_values = cls.from_row_splits(flat_values, splits, None, validate)
        return flat_values

    @classmethod
    def from_nested_row_lengths(cls, flat_values, nested_row_lengths, name=None, validate=True):
        """Returns one with several ragged dims, whose lengths come outermost first."""
        for lengths in reversed(list(nested_row_lengths)):
            flat_values = cls.from_row_lengths(flat_values, lengths, None, validate)
        return flat_values

    @classmethod
    def from_tensor(cls, tensor, lengths=None, padding=None, ragged_rank=1, name=None):
        """Returns the rows of a tensor: the first lengths[i] values of row i, or what is before its padding.

        ragged_rank: how many dims become ragged, where neither lengths nor padding is given.
        """
        x = _composite.tensor(tensor)
        if lengths is not None and padding is not None:
            raise ValueError("Specify argument `lengths` or `padding`, but not both.")
        if ragged_rank <= 0:
            raise ValueError(f"Argument `ragged_rank` must be greater than 0. Received {ragged_rank}.")
        if x._dims is None or len(x._dims) <= ragged_rank:
            raise ValueError(f"Expected tensor.shape.rank > {ragged_rank}, got {None if x._dims is None else len(x._dims)}")
        if lengths is None and padding is None:
            return _ops.of_tensor(x, ragged_rank)
        if ragged_rank != 1:
            raise errors.UnimplementedError("ragged_rank above 1 with lengths or padding is not there")
        return _ops.shortened(x, lengths, padding)

    @classmethod
    def from_sparse(cls, st_input, name=None, row_splits_dtype="int64"):
        """Returns the values of a SparseTensor of two dims, each row of which has its values in its first columns."""
        if static_shape(st_input.indices)[1] != 2:
            raise ValueError(f"rank(st_input) must be 2. Received {static_shape(st_input.indices)[1]}.")
        return _ops.of_sparse(st_input)

    # ---- Its parts

    @property
    def values(self):
        """The rows' values, one behind the other: a tensor, or a RaggedTensor."""
        return self._values

    @property
    def row_splits(self):
        """Where in values each row begins, and the number of values: int64 [nrows + 1]."""
        return self._row_splits

    @property
    def flat_values(self):
        """The innermost values, a tensor."""
        return self._values.flat_values if isinstance(self._values, RaggedTensor) else self._values

    @property
    def nested_row_splits(self):
        """The row_splits of all ragged dims, outermost first."""
        inner = self._values.nested_row_splits if isinstance(self._values, RaggedTensor) else ()
        return (self._row_splits, *inner)

    @property
    def ragged_rank(self):
        """The number of ragged dims."""
        return len(self.nested_row_splits)

    @property
    def uniform_row_length(self):
        """The length that all rows have by how this was made; None where lengths may differ."""
        return None if self._uniform is None else _core.to_tensor(self._uniform, "int64")

    @property
    def dtype(self):
        """The values' dtype."""
        return self.flat_values.dtype

    @property
    def shape(self):
        """The dims, a TensorShape, with None for ragged ones."""
        splits = static_shape(self._row_splits)
        rows = None if splits is None or splits[0] is None else splits[0] - 1
        inner = self._values.shape if isinstance(self._values, RaggedTensor) else TensorShape(static_shape(self._values))
        return TensorShape([rows, self._uniform, *inner.as_list()[1:]])

    def get_shape(self):
        """Returns the dims, a TensorShape."""
        return self.shape

    def nrows(self, out_type="int64", name=None):
        """Returns the number of rows, a scalar."""
        return _ops.number_of_rows(self)

    def row_starts(self, name=None):
        """Returns where in values each row begins."""
        return _ops.row_starts(self)

    def row_limits(self, name=None):
        """Returns where in values each row ends."""
        return _ops.row_limits(self)

    def row_lengths(self, axis=1, name=None):
        """Returns the number of values of each row."""
        if axis != 1:
            raise errors.UnimplementedError("row_lengths of an axis other than 1 is not there; ask values")
        return _ops.row_lengths(self)

    def value_rowids(self, name=None):
        """Returns the row of each value."""
        return _ops.value_rowids(self)

    def bounding_shape(self, axis=None, name=None, out_type=None):
        """Returns the shape of to_tensor(), or one dim of it: an int64 tensor."""
        shape = _ops.bounding_shape(self)
        return shape if axis is None else _composite.recorded(operator.getitem)(shape, axis)

    def with_values(self, new_values):
        """Returns the same rows of other values."""
        return make(_ops.values_of(new_values), self._row_splits, self._uniform)

    def with_flat_values(self, new_values):
        """Returns the same rows of other innermost values."""
        inner = self._values.with_flat_values(new_values) if isinstance(self._values, RaggedTensor) else _ops.values_of(new_values)
        return make(inner, self._row_splits, self._uniform)

    # ---- What else it is

    def to_tensor(self, default_value=None, name=None, shape=None):
        """Returns a tensor in which shorter rows are filled up with default_value: 0, or "" for strings.

        shape: the result's, with None for dims that are as large as needed; what lies beyond it is cut off.
        """
        if default_value is None:
            default_value = "" if self.dtype is eager.string else 0
        shape = [] if shape is None else TensorShape(shape).as_list()
        return _ops.to_tensor(self, _composite.tensor(default_value), tuple(shape))

    def to_sparse(self, name=None):
        """Returns a SparseTensor with the values of each row in its first columns."""
        return _ops.to_sparse(self)

    def to_list(self):
        """Returns nested lists of Python scalars; bytes for strings."""
        values = self._values.to_list() if isinstance(self._values, RaggedTensor) else self._values.tolist()
        splits = self._row_splits.tolist()
        return [values[begin:end] for begin, end in zip(splits, splits[1:])]

    tolist = to_list

    def numpy(self):
        """Returns a NumPy array: of objects, each a row, where rows differ in length."""
        import numpy

        splits = self._row_splits.tolist()
        values = self._values.numpy()
        rows = [values[begin:end] for begin, end in zip(splits, splits[1:])]
        if not rows:
            return numpy.zeros((0, *values.shape[1:]), values.dtype)
        if all(len(row) == len(rows[0]) for row in rows):
            return numpy.array(rows, values.dtype)
        found = numpy.empty(len(rows), object)
        found[:] = rows
        return found

    def __getitem__(self, key):
        key = key if isinstance(key, tuple) else (key,)
        return _ops.getitem(self, *key)

    def __iter__(self):
        if not is_known(self._row_splits):
            raise TypeError("iterating over a RaggedTensor whose rows are not known is not there; use its values and row_splits")
        return iter([self[i] for i in range(len(self._row_splits.tolist()) - 1)])

    def __repr__(self):
        if not is_known(self.flat_values, *self.nested_row_splits):
            return f"tf.RaggedTensor(values={self._values!s}, row_splits={self._row_splits!s})"
        return f"<tf.RaggedTensor {_text(self.numpy())}>"

    def __bool__(self):
        raise TypeError("RaggedTensor may not be used as a boolean.")

    def __reduce__(self):
        return make, (self._values, self._row_splits, self._uniform)

    __hash__ = object.__hash__


def _operators():
    for name in ("add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "and_", "or_", "xor"):
        method, call = name.rstrip("_"), getattr(operator, name)
        setattr(RaggedTensor, f"__{method}__", lambda self, other, call=call: map_flat_values(call, self, other))
        setattr(RaggedTensor, f"__r{method}__", lambda self, other, call=call: map_flat_values(call, other, self))
    for name in ("lt", "le", "gt", "ge", "eq", "ne"):
        call = getattr(operator, name)
        setattr(RaggedTensor, f"__{name}__", lambda self, other, call=call: map_flat_values(call, self, other))
    for name in ("neg", "abs", "invert"):
        call = getattr(operator, name)
        setattr(RaggedTensor, f"__{name}__", lambda self, call=call: map_flat_values(call, self))


_operators()


class RaggedTensorValue(tuple):
    """What a Session gives for a RaggedTensor: values and row_splits as NumPy arrays."""

    __slots__ = ()
    values = property(operator.itemgetter(0), doc="The rows' values.")
    row_splits = property(operator.itemgetter(1), doc="Where in values each row begins.")

    def to_list(self):
        """Returns nested lists of Python scalars."""
        values = self.values.to_list() if isinstance(self.values, RaggedTensorValue) else self.values.tolist()
        splits = self.row_splits.tolist()
        return [values[begin:end] for begin, end in zip(splits, splits[1:])]

    def __repr__(self):
        return f"tf.RaggedTensorValue(values={self.values!r}, row_splits={self.row_splits!r})"


def make(values, row_splits, uniform=None):
    made = object.__new__(RaggedTensor)
    made._values, made._row_splits, made._uniform = values, row_splits, uniform
    return made


def _rebuilt(like, items):
    return RaggedTensorValue(items) if _composite.are_arrays(items) else make(*items, like._uniform)


_composite.add(RaggedTensor, lambda x: [x._values, x._row_splits], _rebuilt)


def _text(x):
    import numpy

    if isinstance(x, numpy.ndarray) and 0 in x.shape[1:]:
        return str(x.tolist())
    if isinstance(x, numpy.ndarray):
        return numpy.array2string(x, separator=", ", formatter={"all": _text})
    return repr(x) if isinstance(x, bytes) else str(x)


# ---- tf.ragged

def map_flat_values(op, *args, **kwargs):
    """tf.ragged.map_flat_values: op of the innermost values of all RaggedTensors among the arguments, whose rows must be the same.

    >>> import eager.compat.tensorflow as tf
    >>> tf.ragged.map_flat_values(tf.square, tf.ragged.constant([[1, 2], [3]]))
    <tf.RaggedTensor [[1, 4], [9]]>
    """
    ragged = [x for x in (*args, *kwargs.values()) if isinstance(x, RaggedTensor)]
    if not ragged:
        return op(*args, **kwargs)
    first = ragged[0]
    for other in ragged[1:]:
        pairs = list(zip(first.nested_row_splits, other.nested_row_splits))
        if first.ragged_rank != other.ragged_rank or any(
                is_known(a, b) and a is not b and a.tolist() != b.tolist() for a, b in pairs):
            raise errors.InvalidArgumentError("Inputs must have identical ragged splits")
    for other in (*args, *kwargs.values()):
        if isinstance(other, (list, tuple)) or isinstance(other, _core.Tensor) and other.ndim > 0:
            raise errors.UnimplementedError("a RaggedTensor with a tensor that is no scalar: broadcasting is not there; use its flat_values")
    flat = [x.flat_values if isinstance(x, RaggedTensor) else x for x in args]
    return first.with_flat_values(op(*flat, **{k: x.flat_values if isinstance(x, RaggedTensor) else x for k, x in kwargs.items()}))


def _depth(value):
    """Returns the depth of scalars in nested lists, None where there are none, and the depth of the deepest list."""
    if not isinstance(value, (list, tuple)):
        return (0 if not getattr(value, "ndim", 0) else value.ndim), 0
    found = [_depth(item) for item in value]
    scalars = {depth for depth, _ in found if depth is not None}
    if len(scalars) > 1:
        raise ValueError("all scalar values must have the same nesting depth")
    return (scalars.pop() + 1 if scalars else None), 1 + max([deepest for _, deepest in found], default=0)


def constant(pylist, dtype=None, ragged_rank=None, inner_shape=None, name=None, row_splits_dtype="int64"):
    """tf.ragged.constant: a RaggedTensor of nested lists; a tensor where they are one list.

    ragged_rank: how many dims are ragged; None: all but the first. The values' lists within them are of one length.

    >>> import eager.compat.tensorflow as tf
    >>> tf.ragged.constant([[1, 2], [], [3]]).row_splits.numpy().tolist()
    [0, 2, 2, 3]
    """
    scalars, deepest = _depth(pylist)
    if scalars is None:
        scalars = deepest = max(1, deepest, (ragged_rank or 0) + 1)
    if ragged_rank is None:
        ragged_rank = max(0, scalars - 1) if inner_shape is None else scalars - 1 - len(inner_shape)
    if scalars < deepest or ragged_rank >= max(scalars, 1) and ragged_rank:
        raise ValueError(f"Invalid pylist={pylist}: incompatible with ragged_rank={ragged_rank}" if scalars >= deepest else
                         f"Invalid pylist={pylist}: empty list nesting is greater than scalar value nesting")
    partitions, values = [], list(pylist) if isinstance(pylist, (list, tuple)) else pylist
    for _ in range(ragged_rank):
        splits = [0]
        for row in values:
            splits.append(splits[-1] + len(row))
        partitions.append(splits)
        values = [item for row in values for item in row]
    if isinstance(values, list) and not values and dtype is None:
        dtype = "float32"
    made = _core.to_tensor(values) if dtype is None else eager.constant(values, dtype)
    if isinstance(values, list) and not values and inner_shape:
        made = _op("reshape")(made, [0, *inner_shape])
    return RaggedTensor.from_nested_row_splits(made, partitions)


# ---- Functions of the table

def applied(function, args):
    """Returns what a function of the table gives for RaggedTensors: elementwise ones work on their values. TypeError: it is no such."""
    if function.__name__ == "join":  # of strings, a list of them
        inputs, *rest = args
        return map_flat_values(lambda *flat: function(list(flat), *rest), *inputs)
    if function.__name__ not in _ELEMENTWISE:
        raise TypeError(f"tf.{function.__name__} does not take RaggedTensors here: give it x.to_tensor(), or call it on x.flat_values")
    return map_flat_values(function, *args)


_ELEMENTWISE = frozenset("""
abs acos acosh asin asinh atan atanh ceil cos cosh digamma erf erfc exp expm1 floor lgamma log log1p negative reciprocal round rsqrt sigmoid
sign sin sinh sqrt square tan tanh logical_not conj real imag rint is_nan is_inf is_finite add subtract multiply pow maximum minimum
squared_difference equal not_equal less less_equal greater greater_equal logical_and logical_or logical_xor divide truediv realdiv floordiv
floor_div mod floormod div div_no_nan divide_no_nan multiply_no_nan xlogy atan2 log_sigmoid softplus cast bitcast to_float to_double to_int32
to_int64 identity stop_gradient zeros_like ones_like clip_by_value relu relu6 elu selu softsign leaky_relu gelu silu swish length lower upper
strip substr to_number as_string bitwise_and bitwise_or bitwise_xor invert left_shift right_shift
""".split())
