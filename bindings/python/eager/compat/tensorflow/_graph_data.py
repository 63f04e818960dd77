"""Input pipelines of graphs: datasets of what placeholders are fed, and iterators that an operation of the graph gives a dataset."""
import functools
import itertools
import weakref

from ... import _core, nest
from ...errors import FailedPreconditionError, InvalidArgumentError, OutOfRangeError
from . import _data, _origins
from ._functions import _op
from ._graph import _RANKS, Operation, SymbolicTensor, UnknownRank, _merged
from ._tensors import TensorShape

_SIZES = 1, 2  # that are tried for a dim that is not known
_iterators = weakref.WeakValueDictionary()  # by the text of their handles
_numbers = itertools.count()


class _Described:
    @property
    def output_types(self):
        """The dtypes of the elements, in their structure."""
        specs, structure = self.elements
        return nest.pack(structure, [dtype for dtype, _ in specs])

    @property
    def output_shapes(self):
        """The TensorShapes of the elements, in their structure."""
        specs, structure = self.elements
        return nest.pack(structure, [UnknownRank() if dims is None else TensorShape(dims) for _, dims in specs])


class GraphDataset(_Described):
    """A dataset that is made when a Session runs an iterator's initializer: of a function and its arguments, in which there are tensors of
    a graph, or datasets of such.

    >>> import eager.compat.tensorflow as tf
    >>> rows = tf.placeholder(tf.float32, [None, 2])
    >>> iterator = tf.data.Dataset.from_tensor_slices(rows).batch(2).make_initializable_iterator()
    >>> pair = iterator.get_next()
    >>> with tf.Session() as sess:
    ...     _ = sess.run(iterator.initializer, {rows: [[1., 2.], [3., 4.]]})
    ...     print(pair, sess.run(pair).tolist())
    Tensor("IteratorGetNext:0", shape=(?, 2), dtype=float32) [[1.0, 2.0], [3.0, 4.0]]
    """

    def __init__(self, function, args, kwargs):
        self._call = function, args, kwargs
        leaves = nest.flatten([args, kwargs])
        parts = [[x] if type(x) is SymbolicTensor else x.inputs if type(x) is GraphDataset else [] for x in leaves]
        self.inputs = list(dict.fromkeys(itertools.chain.from_iterable(parts)))

    def made(self, values):
        """Returns the Dataset. values: by tensor, what the inputs are."""
        function, args, kwargs = self._call
        args, kwargs = nest.map_structure(lambda x: values[x] if type(x) is SymbolicTensor else x.made(values) if type(x) is GraphDataset
                                          else x, [args, kwargs])
        return function(*args, **kwargs)

    @functools.cached_property
    def elements(self):
        """[(dtype, dims), ...] of the elements, and their structure: what datasets of several sizes have in common."""
        found, failed = [], None
        for rank in _RANKS if any(x._dims is None for x in self.inputs) else (0,):
            try:
                found.extend([self.made({x: _filled(x, rank, size) for x in self.inputs}) for size in _SIZES])
            except Exception as error:
                failed = error
        if not found:
            raise failed
        specs = [(s[0].dtype, _merged([one.shape for one in s])) for s in zip(*(dataset._specs for dataset in found))]
        return specs, nest.map_structure(lambda _: 0, found[0].element_spec)

    def __getattr__(self, name):
        if name.startswith("_") or not callable(getattr(_data.Dataset, name)):
            raise AttributeError(name)
        return lambda *args, **kwargs: GraphDataset(lambda dataset, *a, **k: getattr(dataset, name)(*a, **k), (self, *args), kwargs)

    def apply(self, transformation_func):
        """Returns transformation_func(self)."""
        return transformation_func(self)

    def make_initializable_iterator(self, shared_name=None):
        """Returns an iterator, whose initializer takes what the placeholders are fed."""
        return GraphIterator(*self.elements, self)

    def make_one_shot_iterator(self):
        """Raises ValueError: nothing feeds its placeholders."""
        x = self.inputs[0].op
        raise ValueError(f"Cannot capture a placeholder (name:{x.name}, type:{x.type}) by value. `Dataset.make_initializable_iterator()` is "
                         "for such datasets")

    def __iter__(self):
        raise RuntimeError("`tf.data.Dataset` only supports Python-style iteration in eager mode or within tf.function: what placeholders "
                           "are fed comes with `make_initializable_iterator()`")


def next_of(take, specs, structure, args=(), name=None):
    """Returns tensors that are what a function gives in each run."""
    return Operation(take, args, name=name or "IteratorGetNext", is_traceable=False).give(specs, structure)


def _filled(x, rank, size):
    """Returns a value for a placeholder, with this size as its number and in place of dims that are not known."""
    dims = [size if d is None else d for d in ((None,) * rank if x._dims is None else x._dims)]
    value = _core.to_tensor("") if x.dtype.name == "string" else _op("cast")(_core.to_tensor(size), x.dtype)
    return _op("broadcast_to")(value, dims)


class GraphIterator(_Described):
    """An iterator over the dataset that an operation has given it last."""

    def __init__(self, specs, structure, dataset=None, handle=None):
        self.elements, self._dataset, self._handle, self._running = (specs, structure), dataset, handle, None

    @property
    def initializer(self):
        """The operation that begins with the first element. ValueError: the iterator has no dataset."""
        if self._dataset is None:
            raise ValueError("Iterator does not have an initializer.")
        return self.make_initializer(self._dataset)

    def make_initializer(self, dataset, name=None):
        """Returns the operation that begins with the first element of a dataset. TypeError: its elements are others."""
        if self.output_types != dataset.output_types:
            raise TypeError(f"Expected output types {self.output_types!r} but got dataset with output types {dataset.output_types!r}.")
        for mine, other in zip(nest.flatten(_leaves(self.output_shapes)), nest.flatten(_leaves(dataset.output_shapes))):
            if not mine.shape.is_compatible_with(other.shape):
                raise TypeError(f"Expected output shapes compatible with {mine.shape} but got dataset with output shapes {other.shape}.")
        inputs = dataset.inputs if type(dataset) is GraphDataset else []

        def begin(*values):
            made = dataset.made(dict(zip(inputs, values))) if type(dataset) is GraphDataset else dataset
            self._running = iter(made)

        return Operation(begin, inputs, name=name or "MakeIterator", is_traceable=False)

    def get_next(self, name=None):
        """Returns tensors: the next element in each run. OutOfRangeError, in a run: there is none."""
        return next_of(self._take, *self.elements, [] if self._handle is None else [self._handle], name)

    def _take(self, *handles):
        if handles:
            found = _iterators.get(handles[0].item())
            if found is None:
                raise InvalidArgumentError(f"The handle {handles[0].item()!r} is no iterator's")
            return found._take()
        if self._running is None:
            raise FailedPreconditionError("GetNext() failed because the iterator has not been initialized. Ensure that you have run the "
                                          "initializer operation for this iterator before getting the next element.")
        try:
            return next(self._running)
        except StopIteration:
            raise OutOfRangeError("End of sequence") from None

    def string_handle(self, name=None):
        """Returns the text that from_string_handle finds the iterator by, as a tensor."""
        return handle_of(self)


class _Shape:
    def __init__(self, shape):
        self.shape = shape


def _leaves(shapes):
    """Returns a structure of shapes with each as a leaf, which tuples are not."""
    if isinstance(shapes, TensorShape):
        return _Shape(shapes)
    if isinstance(shapes, dict):
        return {key: _leaves(part) for key, part in shapes.items()}
    return [_leaves(part) for part in shapes]


def handle_of(iterator):
    """Returns a tensor of the text that from_string_handle finds an iterator by."""
    if not hasattr(iterator, "_text"):
        iterator._text = f"iterator_{next(_numbers)}".encode()
        _iterators[iterator._text] = iterator
    return _core.to_tensor(iterator._text)


def from_structure(output_types, output_shapes=None, shared_name=None, output_classes=None):
    """Returns an iterator that make_initializer gives a dataset. output_shapes: in the structure of the types; None: any shapes."""
    return GraphIterator(*_declared(output_types, output_shapes))


def from_string_handle(string_handle, output_types, output_shapes=None, output_classes=None):
    """Returns an iterator whose next elements are those of the iterator that has the handle: a string tensor, which may be fed."""
    handle = string_handle if type(string_handle) is SymbolicTensor else _core.to_tensor(string_handle)
    return GraphIterator(*_declared(output_types, output_shapes), handle=handle)


def _declared(output_types, output_shapes):
    from ... import as_dtype

    _origins.observe(has_graphs=True)
    types = [as_dtype(x) for x in nest.flatten(output_types)]
    shapes = [None] * len(types) if output_shapes is None else [
        None if x.shape.rank is None else tuple(x.shape.as_list()) for x in nest.flatten(_leaves(output_shapes))]
    return list(zip(types, shapes)), nest.map_structure(lambda _: 0, output_types)
