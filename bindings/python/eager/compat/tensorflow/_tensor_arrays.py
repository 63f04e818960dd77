"""tf.TensorArray: a list of tensors of one dtype, which loops write to and read from, in functions and in graphs too.

Where places are known, the elements are a Python list. Where they are known in a run alone, the elements are one
tensor, and a write makes another one. What the steps of a loop write and do not read stands aside of the loop
variables, stacked, so that a step costs no more behind many others, and gradients need no copies of all elements.
"""
import operator
import sys

import eager

from ... import _core, control_flow, errors, nest
from . import _origins
from ._tensors import TensorShape

_root = sys.modules[__package__]  # whose functions take tensors of a graph too


class TensorArray:
    """A list of tensors of one dtype. Its methods that change it return the changed list.

    size: the number of elements, an int or a scalar tensor; dynamic_size: whether a write may make it larger.
    element_shape: the shape of each element, None for what the first write has; infer_shape=False: elements may have
    several shapes, as far as concat() takes them. What else TensorFlow takes means nothing: an element may be read
    several times.

    In functions and graphs a change leaves the array itself as it was: use what the method returns. An element that was
    never written is zeros. A function's loop may write at places that it computes; one that reads what it wrote needs
    element_shape, unless elements were there before; a write beyond the end, where that is known in a run alone, is
    lost.

    >>> import eager.compat.tensorflow as tf
    >>> squares = tf.TensorArray(tf.int32, size=3)
    >>> for i in range(3):
    ...     squares = squares.write(i, i * i)
    >>> squares.stack().numpy().tolist(), int(squares.read(2)), int(squares.size())
    ([0, 1, 4], 4, 3)
    >>> @tf.function
    ... def powers(n):
    ...     found = tf.TensorArray(tf.int32, size=0, dynamic_size=True)
    ...     step = lambda i, x, found: (i + 1, x * 2, found.write(i, x))
    ...     return tf.while_loop(lambda i, *_: i < n, step, (0, 1, found))[2].stack()
    >>> powers(tf.constant(5)).numpy().tolist()
    [1, 2, 4, 8, 16]
    """

    def __init__(self, dtype, size=None, dynamic_size=None, clear_after_read=None, tensor_array_name=None, handle=None,
                 flow=None, infer_shape=True, element_shape=None, colocate_with_first_write_call=True, name=None):
        if handle is not None or flow is not None:
            raise ValueError("TensorArray: handle and flow of another TensorArray are not there")
        self.dtype, self.dynamic_size, self._infers = eager.as_dtype(dtype), bool(dynamic_size), bool(infer_shape)
        self.element_shape = None if element_shape is None else TensorShape(element_shape)
        if size is None and not dynamic_size:
            raise ValueError("TensorArray: size must be given unless dynamic_size is set")
        self._fill(0 if size is None else size)

    def _fill(self, size):
        """Has so many elements, of which none was written."""
        n = _known(size)
        self._items = None if n is None else [None] * n  # the elements as a list, where their number is known
        self._whole = None  # the elements as one tensor
        self._count = _int32(size) if n is None else None  # the number of elements, where there is neither

    def _copy(self):
        made = object.__new__(type(self))
        made.__dict__.update(self.__dict__, _items=self._items and list(self._items))
        return made

    def _changing(self):
        """Returns what a change is made to: the array, or in functions and graphs a copy."""
        return self._copy() if _core.is_tracing() or _origins.is_observing else self

    def __repr__(self):
        return f"<tf.TensorArray dtype={self.dtype.name}, size={self._size()}, element_shape={self.element_shape}>"

    # ---- Elements

    def _tensor(self, value):
        """Returns elements of the array's dtype. InvalidArgumentError: they have another one."""
        if not hasattr(value, "dtype"):
            return _root.convert_to_tensor(value, self.dtype)
        value = _root.convert_to_tensor(value)
        if value.dtype is not self.dtype:
            raise errors.InvalidArgumentError(f"TensorArray dtype is {self.dtype.name} but Op is trying to write dtype "
                                              f"{value.dtype.name}")
        return value

    def _take_shape(self, dims):
        """Checks the dims of an element, None where the rank is not known. ValueError: they are others than the
        array's."""
        if dims is None:
            return
        known = self.element_shape
        if known is not None and known.ndims is not None and not known.is_compatible_with(dims):
            raise ValueError(f"Incompatible shape for value ({TensorShape(dims)}), expected ({known})")
        if self._infers and known is None:
            self.element_shape = TensorShape(dims)

    def _size(self):
        """Returns the number of elements: an int where it is known, else a scalar tensor."""
        if self._items is not None:
            return len(self._items)
        if self._whole is None:
            return self._count
        dims = self._whole._dims
        return dims[0] if dims and type(dims[0]) is int else _root.shape(self._whole)[0]

    def _listed(self):
        """Has the elements be a list, if their number is known. Returns whether it is."""
        if self._items is None and self._whole is not None and type(self._size()) is int:
            self._items = [self._whole[i] for i in range(self._size())]
        return self._items is not None

    def _zero(self):
        """Returns what an element is that was never written. ValueError: its shape is not known."""
        if self.element_shape is not None and self.element_shape.is_fully_defined():
            return _root.zeros(self.element_shape.as_list(), self.dtype)
        for item in self._items or ():
            if item is not None and self._infers:
                return _root.zeros_like(item)
        raise ValueError("The TensorArray has elements that were never written, and element_shape does not say what "
                         "shape they have; give it, such as TensorArray(..., element_shape=[3])")

    def _is_empty(self):
        """Reports whether no element was written."""
        return self._whole is None and all(item is None for item in self._items or ())

    def _is_blank(self):
        """Reports whether no element was written, and it is not known what shape they have."""
        return self._is_empty() and not (self.element_shape is not None and self.element_shape.is_fully_defined())

    # ---- Methods of TensorFlow

    def size(self, name=None):
        """Returns the number of elements, an int32 scalar."""
        return _int32(self._size())

    def write(self, index, value, name=None):
        """Sets an element. OutOfRangeError: there is none, and the size is not dynamic. ValueError: the value has
        another shape."""
        value, made, i = self._tensor(value), self._changing(), _known(index)
        made._take_shape(value._dims)
        if i is None or not made._listed():
            made._write_in_run(_int32(index), value)
            return made
        if i < 0:
            raise errors.OutOfRangeError(f"Writing to negative indices (index {i}) is not allowed.")
        if i >= len(made._items):
            if not made.dynamic_size:
                raise errors.OutOfRangeError(f"Tried to write to index {i} but array is not resizeable and size is: "
                                             f"{len(made._items)}")
            made._items += [None] * (i + 1 - len(made._items))
        made._items[i], made._whole = value, None
        return made

    def _write_in_run(self, index, value):
        size, one = self._size(), _root.expand_dims(value, 0)
        whole = _root.zeros_like(one) if self._is_empty() else self.stack()
        rows = _root.range(_root.maximum(size, index + 1) if self.dynamic_size else size)
        if self.dynamic_size and not self._is_empty():
            whole = _root.gather(_root.concat([_root.zeros_like(one), whole], 0), _behind_first(rows, size))
        is_there = _root.reshape(_root.equal(rows, index), [-1] + [1] * len(value._dims))
        self._items, self._whole = None, _root.where(is_there, one, whole)

    def read(self, index, name=None):
        """Returns an element. OutOfRangeError: there is none."""
        i = _known(index)
        if i is None or self._items is None:
            return _root.gather(self.stack(), index)
        if not 0 <= i < len(self._items):
            raise errors.OutOfRangeError(f"Tried to read from index {i} but array size is: {len(self._items)}")
        return self._zero() if self._items[i] is None else self._items[i]

    def stack(self, name=None):
        """Returns the elements, which have one shape, as one tensor of [size, ...]."""
        if self._whole is not None:
            return self._whole
        if self._items:
            return _root.stack([self._zero() if x is None else x for x in self._items])
        zero = self._zero()
        return _root.zeros_like(zero[None][:0]) if self._items is not None else _root.where(
            _root.reshape(_root.range(self._count), [-1] + [1] * len(zero._dims)) >= 0, zero[None], zero[None])

    def gather(self, indices, name=None):
        """Returns some elements, as one tensor of [number of indices, ...]."""
        return _root.gather(self.stack(), indices)

    def concat(self, name=None):
        """Returns the elements, joined along their first dims."""
        if self._items:
            return _root.concat([self._zero() if x is None else x for x in self._items], 0)
        whole = self.stack()
        inner = list(whole._dims[2:])
        if all(type(d) is int for d in inner):
            return _root.reshape(whole, [-1, *inner])
        return _root.reshape(whole, _root.concat([[-1], _root.shape(whole)[2:]], 0))

    def unstack(self, value, name=None):
        """Has the elements be the slices of a tensor along its first axis. ValueError: there are more than the size
        allows."""
        value, made = self._tensor(value), self._changing()
        n = value._dims[0]
        if type(n) is int and not self.dynamic_size and type(self._size()) is int and n > self._size():
            raise ValueError(f"Cannot unstack {n} tensors into a TensorArray of static size {self._size()} ")
        made._take_shape(value._dims[1:])
        made._items, made._whole = None, value
        return made

    def scatter(self, indices, value, name=None):
        """Sets the elements of some indices to the slices of a tensor along its first axis."""
        value, made, places = self._tensor(value), self._changing(), _known_all(indices)
        if places is not None and made._listed():
            for k, i in enumerate(places):
                made = made.write(i, value[k])
            return made
        made._take_shape(value._dims[1:])
        indices, size = _int32(indices), self._size()
        before = [] if self._is_empty() else [self.stack()]
        rows = _root.range(_root.reduce_max(_root.concat([[size], indices + 1], 0)) if self.dynamic_size else size)
        places = _behind_first(rows, size) if before else _root.zeros_like(rows)
        new = _root.cumsum(_root.ones_like(indices)) + (size if before else 0)
        places = _root.tensor_scatter_nd_update(places, _root.expand_dims(indices, 1), new)
        # The first row stands for elements that were never written.
        values = _root.pad(_root.concat([*before, value], 0), [[1, 0]] + [[0, 0]] * (len(value._dims) - 1))
        made._items, made._whole = None, _root.gather(values, places)
        return made

    def split(self, value, lengths, name=None):
        """Has the elements be parts of a tensor along its first axis, of these lengths. ValueError: they are not
        known."""
        value, made, lengths = self._tensor(value), self._changing(), _known_all(lengths)
        if lengths is None:
            raise ValueError("TensorArray.split needs lengths that are known while a function is traced or a graph is "
                             "made")
        made._infers = made._infers and len(set(lengths)) <= 1
        parts = _root.split(value, lengths)
        for part in parts:
            made._take_shape(part._dims)
        made._items, made._whole = list(parts), None
        return made

    def identity(self):
        """Returns an array with the same elements."""
        return self._copy()

    def close(self, name=None):
        """Does nothing."""

    mark_used = close


def _known(index):
    """Returns an index or a number as an int; None where it is known in a run alone."""
    if hasattr(index, "__index__") and not isinstance(index, _core.Tensor):
        return operator.index(index)
    tensor = index.value() if isinstance(index, _core.Variable) else index
    return int(tensor) if _is_known(tensor) else None


def _is_known(tensor):
    """Reports whether a tensor has a value, which is the same in all runs."""
    return type(tensor) is _core.Tensor and not tensor.is_symbolic and _origins.lifted(tensor) is tensor


def _known_all(indices):
    """Returns indices as a list of ints; None where they are known in a run alone."""
    if isinstance(indices, (list, tuple)):
        found = [_known(i) for i in indices]
        return None if None in found else found
    return [int(i) for i in indices.tolist()] if _is_known(indices) or type(indices).__module__ == "numpy" else None


def _int32(index):
    return _root.cast(index, "int32")


def _behind_first(rows, size):
    """Returns where rows are behind a first one that stands for those from `size` on."""
    return _root.where(rows < size, rows + 1, _root.zeros_like(rows))


# ---- Structures: an array is one of its elements as one tensor, or of their number where they have no shape yet

def _parts(array):
    if array._is_blank():
        return [array._count if array._items is None else _int32(len(array._items))]
    whole = array.stack()
    if not _core.is_tracing():
        array._whole = whole  # so that the array is the same tensor of a graph next time
    return [whole]


def _rebuilt(array, items):
    made = array._copy()
    made._items, made._whole, made._count = None, None, None
    if array._is_blank():
        made._count = items[0]
    else:
        made._whole = items[0]
    return made


nest._add_composite(TensorArray, _parts, _rebuilt)


# ---- Loops

class Other(Exception):
    """A loop does with an array what its mode does not allow.

    Modes: "written", where a step writes and does not read; "kept", where it reads and does not write; "carried", where
    it may do both, and the elements are a loop variable.
    """

    def __init__(self, steps, place, mode):
        super().__init__()
        self.steps, self.place, self.mode = steps, place, mode


class Written(TensorArray):
    """What stands for an array of the mode "written" within a step. log: the pairs (index, value) that were written."""

    @classmethod
    def standing_for(cls, steps, place):
        """Returns one that stands for the array of this place among those of a loop."""
        made = object.__new__(cls)
        made.__dict__.update(steps.arrays[place].__dict__, of=(steps, place), log=[])
        return made

    def write(self, index, value, name=None):
        """Notes what is written."""
        made = object.__new__(Written)
        made.__dict__.update(self.__dict__)
        value = self._tensor(value)
        made._take_shape(value._dims)
        made.log = [*self.log, (_int32(index), value)]
        return made

    def identity(self):
        """Returns the same."""
        return self

    def _size(self):
        if not self.dynamic_size:
            return super()._size()
        self._refuse()

    def _refuse(self, *_, **__):
        raise Other(*self.of, "kept")

    read = stack = gather = concat = unstack = scatter = split = _is_blank = _is_empty = _refuse


nest._add_composite(Written, lambda array: array._refuse(), None)


def apart(structure, arrays):
    """Returns a structure with None in place of each array, which is added to `arrays`."""
    if isinstance(structure, TensorArray):
        arrays.append(structure)
        return None
    if not nest.is_nested(structure):
        return structure
    return nest._rebuild(structure, [apart(item, arrays) for item in nest._items(structure)])


def together(like, structure, arrays):
    """Returns a structure with arrays where `like` has some. arrays: an iterator."""
    if isinstance(like, TensorArray):
        return next(arrays)
    if not nest.is_nested(like):
        return structure
    return nest._rebuild(like, [together(a, b, arrays) for a, b in zip(nest._items(like), nest._items(structure))])


def mapped(function, structure, *others):
    """Returns a structure with function(leaf) for each leaf that is no array; with others function(array, leaf of
    another) for each array."""
    arrays = []
    rest = apart(structure, arrays)
    if others:
        leaves = zip(arrays, *map(nest.flatten, others))
        return together(structure, rest, iter([function(*pair) for pair in leaves]))
    return together(structure, nest.map_structure(function, rest), iter(arrays))


class Steps:
    """The functions of a loop with arrays among its variables, as functions of the other variables.

    loop_vars: the loop variables; arrays: the arrays among them; rest: what is left, with None in their places.
    """

    def __init__(self, cond, body, loop_vars):
        self.arrays = []
        self.loop_vars, self.rest = loop_vars, apart(loop_vars, self.arrays)
        self._cond, self._body = cond, body

    def test(self, rest, arrays):
        """Returns what cond gives."""
        return control_flow._called(self._cond, together(self.loop_vars, rest, iter(arrays)))

    def step(self, rest, arrays):
        """Returns the next variables and the next arrays. ValueError: body gives another number of arrays."""
        found = []
        result = control_flow._called(self._body, together(self.loop_vars, rest, iter(arrays)))
        result = apart(control_flow._as_loop_vars(result, self.loop_vars), found)
        if len(found) != len(arrays):
            raise ValueError(f"body gave {len(found)} TensorArray(s), but there are {len(arrays)} among the loop "
                             "variables")
        return result, found

    def in_modes(self, run):
        """Returns run(modes), with modes that the loop's functions keep to. They begin with what arrays are mostly
        for."""
        modes = ["written" if array._is_blank() else "kept" for array in self.arrays]
        while True:
            try:
                return run(modes)
            except Other as other:
                if other.steps is not self:
                    raise
                modes[other.place] = "carried" if modes[other.place] != "written" else other.mode

    def given(self, modes, carried):
        """Returns what stands for the arrays within a step. carried: their elements, where they are loop variables."""
        rest = iter(carried)

        def standing(i, mode):
            if mode == "written":
                return Written.standing_for(self, i)
            return self.arrays[i] if mode == "kept" else _of_whole(self.arrays[i], next(rest))

        return [standing(i, mode) for i, mode in enumerate(modes)]

    def carried(self, modes, arrays):
        """Returns the elements of the arrays that are loop variables, as tensors."""
        return [array.stack() for array, mode in zip(arrays, modes) if mode == "carried"]

    @staticmethod
    def after(modes, arrays, carried, logs):
        """Returns the arrays behind a loop, or a step. carried: the elements of those that are loop variables; logs:
        what was written."""
        carried, logs = iter(carried), iter(logs)

        def changed(array, mode):
            if mode == "written":
                return _with(array, next(logs))
            return array if mode == "kept" else _of_whole(array, next(carried))

        return [changed(*pair) for pair in zip(arrays, modes)]

    def check(self, modes, given, found):
        """Checks that a step did with the arrays what their modes say."""
        for i, (mode, before, after) in enumerate(zip(modes, given, found)):
            is_own = isinstance(after, Written) and after.of == (self, i)
            if mode == "written" and not is_own or mode == "kept" and after is not before:
                raise Other(self, i, "kept" if mode == "written" else "carried")
            if isinstance(after, Written) and not is_own:
                raise Other(*after.of, "kept")


def _of_whole(array, whole):
    made = array._copy()
    made._items, made._whole = None, whole
    return made


def while_loop(cond, body, loop_vars, maximum_iterations):
    """Returns the last loop variables, as eager.while_loop does. There may be arrays among them."""
    steps = Steps(cond, body, loop_vars)
    if not steps.arrays:
        return eager.while_loop(cond, body, loop_vars, maximum_iterations)
    if _core.is_tracing():
        return steps.in_modes(lambda modes: _traced(steps, modes, maximum_iterations))
    arrays = [array._copy() for array in steps.arrays]

    def step(rest):
        nonlocal arrays
        rest, arrays = steps.step(rest, arrays)
        return [rest]

    rest, = eager.while_loop(lambda rest: steps.test(rest, arrays), step, [steps.rest], maximum_iterations)
    return together(loop_vars, rest, iter(arrays))


def _traced(steps, modes, maximum_iterations):
    def step(values):
        (rest, carried), given = values, steps.given(modes, values[1])
        rest, found = steps.step(rest, given)
        steps.check(modes, given, found)
        logs = [array.log for array, mode in zip(found, modes) if mode == "written"]
        return (rest, steps.carried(modes, found)), logs

    def test(values):
        return steps.test(values[0], steps.given(modes, values[1]))

    loop = control_flow._Leaves((steps.rest, steps.carried(modes, steps.arrays)))
    (rest, carried), logs = control_flow._traced_while(test, step, loop, maximum_iterations)
    return together(steps.loop_vars, rest, iter(steps.after(modes, steps.arrays, carried, logs)))


def _with(array, log):
    """Returns an array with what was written to it. log: pairs of an index and a value, or behind a loop of all indices
    and all values."""
    if not log:
        return array
    indices, values = zip(*log)
    if not indices[0]._dims:
        for index, value in log:
            array = array.write(index, value)
        return array
    return array.scatter(_root.concat(list(indices), 0), _root.concat(list(values), 0))
