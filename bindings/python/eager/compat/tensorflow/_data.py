"""tf.data over eager.data: the same pipelines under TensorFlow's names."""
import functools
import glob
import inspect
import itertools
import os
import random

import eager
from eager import nest, records
from eager.data import _dataset
from eager.data._dataset import Iterator as _Iterator
from eager.data._dataset import interleaved, made
from eager.data._elements import converted, leaves_of, packed, signature_of
from eager.data._functions import element_op, first_element, learning, of_element
from eager.errors import InvalidArgumentError, OutOfRangeError, UnimplementedError

from . import _functions, _origins, _records
from ._data_steps import Counter, PythonSteps
from ._tensors import Dimension, TensorShape

AUTOTUNE = -1
INFINITE_CARDINALITY, UNKNOWN_CARDINALITY = -1, -2


def _threads(num_parallel_calls):
    return 1 if num_parallel_calls is None else int(num_parallel_calls)


def _kind(compression_type):
    return (compression_type or "none").lower()


def _check_is_dense(structure, step):
    """UnimplementedError: there is a SparseTensor or RaggedTensor in a structure, whose parts are no tensors with a row for an element."""
    if isinstance(structure, _functions.composites):
        raise UnimplementedError(f"{step}: a dataset takes a {type(structure).__name__} as a whole alone, by from_tensors or map: make it a "
                                 "dense tensor first")
    for part in structure.values() if isinstance(structure, dict) else structure if isinstance(structure, tuple) else ():
        _check_is_dense(part, step)


def _known(shapes):
    """Returns a structure of shapes with None for what is not known: a Dimension(None), or a TensorShape(None)."""
    if isinstance(shapes, dict):
        return {key: _known(part) for key, part in shapes.items()}
    if shapes is Dimension(None) or isinstance(shapes, TensorShape) and shapes.rank is None:
        return None
    return tuple(map(_known, shapes)) if isinstance(shapes, (list, tuple)) else shapes


class Iterator(_Iterator):
    """tfe.Iterator: the elements of a dataset, by a loop, next() or get_next()."""

    def next(self):
        """The next element. OutOfRangeError: there is none."""
        return self.get_next()

    def get_next(self, name=None):
        """The next element; where a graph gets it, another one in each run. OutOfRangeError: there is none."""
        return _origins.element(self._take, self.__dict__.setdefault("_pending", []), self._dataset.element_spec)

    def string_handle(self, name=None):
        """A tensor of the text that from_string_handle finds the iterator by."""
        from ._graph_data import handle_of

        return handle_of(self)

    @staticmethod
    def from_structure(output_types, output_shapes=None, shared_name=None, output_classes=None):
        """An iterator of graphs without a dataset: make_initializer gives an operation that begins with one."""
        from ._graph_data import from_structure

        return from_structure(output_types, output_shapes)

    @staticmethod
    def from_string_handle(string_handle, output_types, output_shapes=None, output_classes=None):
        """An iterator of graphs over the one that has the handle, which a placeholder gives."""
        from ._graph_data import from_string_handle

        return from_string_handle(string_handle, output_types, output_shapes)

    def _take(self):
        try:
            return next(self.__dict__.get("_restarted", self))
        except StopIteration:
            raise OutOfRangeError("End of sequence") from None

    @property
    def initializer(self):
        """The operation that begins anew with the first element."""
        from ._graph import Operation

        def restart():
            self.__dict__.setdefault("_pending", []).clear()
            self.__dict__["_restarted"] = Iterator(self._dataset)

        return Operation(restart, name="MakeIterator", is_traceable=False)

    def get_next_as_optional(self):
        """The next element as an Optional, which has no value at the end."""
        element = next(self, None)
        return Optional.empty(self.element_spec) if element is None else Optional(element, self.element_spec)

    @property
    def output_types(self):
        """The dtypes of the elements, in their structure."""
        return self._dataset.output_types

    @property
    def output_shapes(self):
        """The TensorShapes of the elements, in their structure."""
        return self._dataset.output_shapes

    @property
    def output_classes(self):
        """tf.Tensor for each component of the elements, in their structure."""
        return self._dataset.output_classes


class Optional:
    """tf.experimental.Optional: an element, or none.

    >>> import eager.compat.tensorflow as tf
    >>> elements = iter(tf.data.Dataset.range(1))
    >>> elements.get_next_as_optional().get_value().numpy().item()
    0
    >>> bool(elements.get_next_as_optional().has_value())
    False
    """

    def __init__(self, value, element_spec):
        self._value, self.element_spec = value, element_spec

    @classmethod
    def from_value(cls, value):
        """An Optional of a structure of tensors."""
        structure, leaves = converted(value)
        return cls(packed(structure, leaves), nest.pack(structure, [eager.TensorSpec.from_tensor(t) for t in leaves]))

    @classmethod
    def empty(cls, element_spec):
        """An Optional without a value."""
        return cls(None, element_spec)

    def has_value(self, name=None):
        """Whether there is a value, as a tensor."""
        return eager.constant(self._value is not None)

    def get_value(self, name=None):
        """The value. InvalidArgumentError: there is none."""
        if self._value is None:
            raise InvalidArgumentError("The given optional does not have a value.")
        return self._value


def get_next_as_optional(iterator):
    """The next element of an iterator as an Optional, which has no value at the end."""
    return iterator.get_next_as_optional()


def _of_graph(function):
    """A function that makes a dataset; it is made in a run where there is a graph's tensor among the arguments."""
    @functools.wraps(function)
    def made(*args, **kwargs):
        try:
            return function(*args, **kwargs)
        except Exception:
            if not any(map(_is_of_graph, nest.flatten([args, kwargs]))):
                raise
        from ._graph_data import GraphDataset

        return GraphDataset(function, args, kwargs)

    return made


def _is_of_graph(x):
    return _functions.is_of_graph(x) or type(x).__name__ == "GraphDataset"


def _with_graphs(cls):
    """A class whose public methods that make datasets take tensors of graphs, too."""
    for name in dir(cls):
        method = inspect.getattr_static(cls, name)
        if name.startswith(("_", "make_", "as_")) or isinstance(method, property):
            continue
        if isinstance(method, classmethod):
            setattr(cls, name, classmethod(_of_graph(method.__func__)))
        elif callable(method):
            setattr(cls, name, _of_graph(method))
    return cls


@_with_graphs
class Dataset(PythonSteps, _dataset.Dataset):
    """tf.data.Dataset over eager.data.Dataset."""

    # ---- Sources

    @classmethod
    def from_tensor_slices(cls, tensors, name=None):
        """Slices of the tensors along their first axis. UnimplementedError: a SparseTensor or RaggedTensor among them."""
        _check_is_dense(tensors, "from_tensor_slices")
        return super().from_tensor_slices(tensors)

    @classmethod
    def from_tensors(cls, tensors, name=None):
        """One element: the tensors themselves."""
        return super().from_tensors(tensors)

    @classmethod
    def from_generator(cls, generator, output_types=None, output_shapes=None, args=None, output_signature=None, name=None):
        """The elements of generator(*args), whose dtypes and shapes are given."""
        def elements():
            given = generator(*(args or ()))
            if output_signature is None and output_types is None:
                return given
            return map(lambda value: _with_lists(output_types if output_signature is None else output_signature, value), given)

        signature = output_signature
        if output_signature is None and output_types is not None:
            output_shapes = _known(output_shapes)
            if output_shapes is None:  # ranks are those of the first element; one of another structure is an error of the loop
                with learning():
                    first = list(itertools.islice(elements(), 1))
                shapes = [s.shape for s in nest.flatten(signature_of(first, "from_generator"))] if first else []
                if len(shapes) != len(nest.flatten(output_types)):
                    shapes = [()] * len(nest.flatten(output_types))
            else:
                shapes = _dataset._shapes_for(nest.map_structure(lambda _: None, output_types), output_shapes)
            specs = [eager.TensorSpec(s, eager.as_dtype(t)) for s, t in zip(shapes, nest.flatten(output_types))]
            signature = nest.pack(output_types, specs)
        return super().from_generator(elements, signature)

    @classmethod
    def range(cls, *args, output_type=eager.int64, name=None):
        """The numbers of Python's range(*args), as scalars of output_type."""
        numbers = super().range(*args)
        return numbers if eager.as_dtype(output_type) is eager.int64 else numbers.map(lambda n: eager.cast(n, output_type))

    @classmethod
    def random(cls, seed=None, rerandomize_each_iteration=None, name=None):
        """Numbers from 0 to 2**32 - 1 for ever, as int64 scalars. seed: the same ones for each iterator, or, with
        rerandomize_each_iteration, for each one of its own; None: they follow tf.random.set_seed."""
        if seed is None:
            return cls.range(2**63 - 1).map(lambda _: eager.random.uniform([], 0, 2**32, eager.int64))
        count = itertools.count()

        def start():
            stream = random.Random(f"{int(seed)} {next(count) if rerandomize_each_iteration else 0}")
            return lambda: stream.getrandbits(32)

        return made(cls, start, eager.TensorSpec([], eager.int64), "random", can_skip=not rerandomize_each_iteration)

    @classmethod
    def counter(cls, start=0, step=1, dtype=eager.int64, name=None):
        """The numbers start, start + step, ... without end."""
        return Counter(start, step, dtype)

    @classmethod
    def list_files(cls, file_pattern, shuffle=None, seed=None, name=None):
        """The names of the files that patterns match, shuffled unless shuffle is False. file_pattern: a pattern, or several; Tensors, too.

        InvalidArgumentError: no file matches.
        """
        patterns = _texts(file_pattern)
        names = sorted(n for p in patterns for n in glob.glob(p))
        if not names:
            raise InvalidArgumentError(f"No files matched pattern: {', '.join(patterns)}")
        files = super().from_tensor_slices(names)
        return files if shuffle is False else files.shuffle(len(names), seed)

    @classmethod
    def zip(cls, *datasets, name=None):
        """An element of each dataset, in the structure of the datasets."""
        has_windows = any(isinstance(d, WindowDataset) for d in nest.flatten(datasets))
        return _dataset.Dataset.zip.__func__(WindowDataset if has_windows else Dataset, *datasets)

    # ---- Steps

    def _step(self, kind, **attributes):
        if kind in ("batch", "padded_batch", "unbatch"):
            _check_is_dense(self._structure, kind)
        return super()._step(kind, **attributes)

    def map(self, map_func, num_parallel_calls=None, deterministic=None, name=None):
        """What map_func gives for each element; a list stands for a tuple."""
        return super().map(_giving_tuples(map_func), _threads(num_parallel_calls))

    def filter(self, predicate, name=None):
        """The elements for which predicate gives true."""
        return super().filter(predicate)

    def flat_map(self, map_func, name=None):
        """The elements of the datasets that map_func gives, one dataset after the other."""
        return super().flat_map(map_func)

    def interleave(self, map_func, cycle_length=None, block_length=None, num_parallel_calls=None, deterministic=None, name=None):
        """The elements of the datasets that map_func gives, cycle_length datasets in turn, block_length elements of each.

        InvalidArgumentError: a length is not above 0. TypeError: map_func does not give a dataset.
        """
        cycle = 16 if cycle_length in (None, AUTOTUNE) else int(cycle_length)
        block = 1 if block_length is None else int(block_length)
        for name, length in ("cycle_length", cycle), ("block_length", block):
            if length <= 0:
                raise InvalidArgumentError(f"{name} must be greater than zero, and is {length}")
        return interleaved(Dataset, self, map_func, _spec_of_given(map_func, self), "interleave", cycle, block)

    def concatenate(self, dataset, name=None):
        """All elements of this dataset, then those of the other."""
        return super().concatenate(dataset)

    def batch(self, batch_size, drop_remainder=False, num_parallel_calls=None, deterministic=None, name=None):
        """batch_size elements as one."""
        return super().batch(int(batch_size), drop_remainder)

    def padded_batch(self, batch_size, padded_shapes=None, padding_values=None, drop_remainder=False, name=None):
        """batch_size elements as one, filled up to padded_shapes."""
        return super().padded_batch(int(batch_size), _known(padded_shapes), padding_values, drop_remainder)

    def shuffle(self, buffer_size, seed=None, reshuffle_each_iteration=None, name=None):
        """Elements in random order."""
        return super().shuffle(int(buffer_size), None if seed is None else int(seed), reshuffle_each_iteration is not False)

    def window(self, size, shift=None, stride=1, drop_remainder=False, name=None):
        """Datasets of size elements, stride apart; shift (None: size) elements from one to the next.

        >>> import eager.compat.tensorflow as tf
        >>> windows = tf.data.Dataset.range(5).window(3, shift=1, drop_remainder=True)
        >>> [x.numpy().tolist() for x in windows.flat_map(lambda window: window.batch(3))]
        [[0, 1, 2], [1, 2, 3], [2, 3, 4]]
        """
        _check_is_dense(self._structure, "window")
        return WindowDataset("window", (self,), structure=self._structure, size=size, shift=shift, stride=stride,
                             drop_remainder=drop_remainder)

    def repeat(self, count=None, name=None):
        """All elements count times; None or a negative count: for ever."""
        return super().repeat(None if count is None else int(count))

    def take(self, count, name=None):
        """The first count elements; of a negative count all."""
        return super().take(int(count))

    def skip(self, count, name=None):
        """All elements but the first count; a negative count skips all."""
        return super().skip(int(count))

    def shard(self, num_shards, index, name=None):
        """Every num_shards-th element, from the one of this index on."""
        return super().shard(int(num_shards), int(index))

    def cache(self, filename="", name=None):
        """The elements of the first epoch, kept in memory, without those that failed in it; a file is not used."""
        return super().cache()

    def prefetch(self, buffer_size, name=None):
        """The same elements, made ahead."""
        return self if buffer_size == 0 else super().prefetch(2 if buffer_size in (None, AUTOTUNE) else int(buffer_size))

    def enumerate(self, start=0, name=None):
        """(number, element), numbers from start on."""
        return Dataset.zip((Dataset.range(start, 2**63 - 1), self))

    def reduce(self, initial_state, reduce_func, name=None):
        """Returns the last state of state = reduce_func(state, element)."""
        state = nest.map_structure(eager.convert_to_tensor, initial_state)
        for element in self:
            state = reduce_func(state, element)
        return state

    def apply(self, transformation_func):
        """transformation_func(self)."""
        return transformation_func(self)

    def unbatch(self, name=None):
        """The rows of each element."""
        return super().unbatch()

    def with_options(self, options, name=None):
        """The dataset itself: there are no options."""
        return self

    def options(self):
        """tf.data.Options without attributes."""
        return Options()

    def rebatch(self, batch_size, drop_remainder=False, name=None):
        """The rows of each element, batch_size of them as one."""
        return self.unbatch().batch(batch_size, drop_remainder)

    map_with_legacy_function, filter_with_legacy_function = map, filter

    # ---- What it is, and its elements

    def _first(self):
        """An element to learn from what code gives: the first one, or, where there is none, one of zeros without rows."""
        first = first_element(self)
        if first is None:
            return self._of_leaves([eager.zeros([n or 0 for n in s.shape], s.dtype) for s in self._specs])
        return first

    def _of_leaves(self, leaves):
        return packed(self._structure, leaves)

    def __iter__(self):
        return Iterator(self)

    def make_one_shot_iterator(self):
        """An iterator over the elements."""
        _origins.expect()
        return Iterator(self)

    make_initializable_iterator = make_one_shot_iterator

    def as_numpy_iterator(self):
        """Iterates over the elements as NumPy arrays."""
        return self.as_numpy()

    def cardinality(self):
        """The number of elements as a tensor of int64; -1: infinite, -2: unknown."""
        return eager.constant(self._handle.size(), eager.int64)

    @property
    def output_types(self):
        """The dtypes of the elements, in their structure."""
        return nest.map_structure(lambda s: s.dtype, self.element_spec)

    @property
    def output_shapes(self):
        """The TensorShapes of the elements, in their structure."""
        return nest.pack(self._structure, [TensorShape(s.shape) for s in self._specs])

    @property
    def output_classes(self):
        """tf.Tensor for each component of the elements, in their structure."""
        return nest.map_structure(lambda _: eager.Tensor, self.element_spec)


def _texts(given):
    """The texts in a path, a Tensor, an array or a list of them."""
    given = given.tolist() if hasattr(given, "tolist") else given
    if isinstance(given, (str, bytes, os.PathLike)):
        return [os.fsdecode(given)]
    return [text for part in given for text in _texts(part)]


def _with_lists(signature, value):
    """An element of a generator with lists for the tuples that stand where the signature has one tensor."""
    if not nest.is_nested(signature):
        return list(value) if isinstance(value, tuple) else value
    if isinstance(signature, dict) and isinstance(value, dict) and signature.keys() == value.keys():
        return {key: _with_lists(signature[key], part) for key, part in value.items()}
    if isinstance(signature, tuple) and isinstance(value, tuple) and len(signature) == len(value):
        parts = [_with_lists(one, part) for one, part in zip(signature, value)]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    return value  # which is refused


def _giving_tuples(map_func):
    """map_func, with tuples where it gives lists, as tf.decode_csv and tf.py_func do: a list of tensors is no tensor itself."""
    if not callable(map_func):
        return map_func  # which is refused

    def call(*element):
        found = map_func(*element)
        return tuple(found) if isinstance(found, list) else found

    call.__name__ = getattr(map_func, "__name__", type(map_func).__name__)
    return call


def _spec_of_given(map_func, dataset):
    """The spec of the elements of the dataset that map_func gives for an element of a dataset's."""
    with learning():
        found = of_element(map_func, dataset._first())
    if not isinstance(found, _dataset.Dataset):
        raise TypeError(f"Invalid `map_func`. `map_func` must return a `Dataset` object. Got {type(found)}.")
    return found.element_spec


class WindowDataset(Dataset):
    """Windows over a dataset: an element is a dataset for each component, in its structure. Functions of them run as Python code.

    Where windows are zipped with elements of other datasets, these components are tensors.
    """

    def __init__(self, kind, inputs=(), structure=None, **attributes):
        super().__init__(kind, inputs, structure, **attributes)
        n = len(self._specs)
        are_windows = [True] * n if kind == "window" else [
            w for d in inputs for w in getattr(d, "_are_windows", [False] * len(d._specs))][:n]
        self._are_windows = are_windows
        self._pack = lambda rows: packed(structure, [Dataset.from_tensor_slices(r) if w else r for r, w in zip(rows, are_windows)])

    def _of_leaves(self, leaves):
        return self._pack(leaves)

    def _op(self, function, signature, kind):
        return element_op(self, lambda *rows: of_element(function, self._pack(leaves_of(rows))), signature, kind)

    def map(self, map_func, num_parallel_calls=None, deterministic=None, name=None):
        """What map_func gives for each window: Tensors in a structure."""
        map_func = _giving_tuples(map_func)
        with learning():
            signature = signature_of([of_element(map_func, self._first())], "map")
        op, structure = self._op(map_func, signature, "map")
        return Dataset("map", (self,), structure=structure, op=op)

    def filter(self, predicate, name=None):
        """The windows for which predicate gives true."""
        op, _ = self._op(predicate, eager.TensorSpec([], eager.bool_), "filter")
        return self._step("filter", op=op)

    def flat_map(self, map_func, name=None):
        """The elements of the datasets that map_func gives for the windows, one dataset after the other."""
        return interleaved(Dataset, self, map_func, _spec_of_given(map_func, self), "flat_map")


class _FileDataset(Dataset):
    """A dataset of the elements of files. What steps give over it is a Dataset."""

    def __new__(cls, filenames, *args, **kwargs):
        if not _functions.is_of_graph(filenames):
            return super().__new__(cls)
        from ._graph_data import GraphDataset

        return GraphDataset(cls, (filenames, *args), kwargs)

    @property
    def _of_steps(self):
        return Dataset

    def __init__(self, kind, filenames, compression_type, num_parallel_reads, **attributes):
        cycle = 1 if num_parallel_reads in (None, AUTOTUNE) else int(num_parallel_reads)
        names = [name for name in filenames.as_numpy()] if isinstance(filenames, _dataset.Dataset) else filenames
        super().__init__(kind, files=_dataset._names(names), compression=_kind(compression_type), cycle_length=cycle, **attributes)


class TextLineDataset(_FileDataset):
    """The lines of text files, as strings."""

    def __init__(self, filenames, compression_type=None, buffer_size=None, num_parallel_reads=None, name=None):
        super().__init__("text_lines", filenames, compression_type, num_parallel_reads)


class TFRecordDataset(_FileDataset):
    """The records of TFRecord files, as strings."""

    def __init__(self, filenames, compression_type=None, buffer_size=None, num_parallel_reads=None, name=None):
        super().__init__("records", filenames, compression_type, num_parallel_reads)


class FixedLengthRecordDataset(_FileDataset):
    """Records of record_bytes bytes, as strings."""

    def __init__(self, filenames, record_bytes, header_bytes=None, footer_bytes=None, buffer_size=None, compression_type=None,
                 num_parallel_reads=None, name=None):
        super().__init__("fixed_length_records", filenames, compression_type, num_parallel_reads, record_bytes=record_bytes,
                         header_bytes=header_bytes or 0, footer_bytes=footer_bytes or 0)


def shuffle_and_repeat(buffer_size, count=None, seed=None):
    """The transformation that shuffles and repeats."""
    return lambda dataset: dataset.shuffle(buffer_size, seed).repeat(count)


def map_and_batch(map_func, batch_size, num_parallel_batches=None, drop_remainder=False, num_parallel_calls=None):
    """The transformation that maps and then batches."""
    return lambda dataset: dataset.map(map_func, num_parallel_calls).batch(batch_size, drop_remainder)


def unbatch():
    """The transformation that gives the rows of elements."""
    return lambda dataset: dataset.unbatch()


def cardinality(dataset):
    """The number of elements; -1: infinite, -2: unknown."""
    return dataset.cardinality()


def make_one_shot_iterator(dataset):
    """An iterator over the elements of a dataset."""
    return dataset.make_one_shot_iterator()


def make_initializable_iterator(dataset, shared_name=None):
    """An iterator over the elements of a dataset, with an initializer."""
    return dataset.make_initializable_iterator()


class RecordsOfDataset:
    """tf.data.experimental.TFRecordWriter: writes the elements of a dataset, strings, as a file of records."""

    def __init__(self, filename, compression_type=None):
        self._path, self._compression = os.fspath(filename), _kind(compression_type)

    def write(self, dataset):
        """Writes the file. TypeError: the elements are no string scalars."""
        if [(s.dtype, tuple(s.shape)) for s in dataset._specs] != [(eager.string, ())]:
            raise TypeError(f"`dataset` must produce scalar `DT_STRING` tensors, its elements are {dataset.element_spec}")
        with records.Writer(self._path, compression=self._compression) as writer:
            for element in dataset:
                writer.write(element.item())


def get_output_types(dataset_or_iterator):
    """The dtypes of the elements of a dataset or an iterator, in their structure."""
    return dataset_or_iterator.output_types


def get_output_shapes(dataset_or_iterator):
    """The TensorShapes of the elements of a dataset or an iterator, in their structure."""
    return dataset_or_iterator.output_shapes


def get_output_classes(dataset_or_iterator):
    """tf.Tensor for each component of the elements of a dataset or an iterator, in their structure."""
    return dataset_or_iterator.output_classes


def get_structure(dataset_or_iterator):
    """The TensorSpecs of the elements of a dataset or an iterator, in their structure."""
    return dataset_or_iterator.element_spec


def RandomDataset(seed=None, name=None):  # noqa: N802
    """Numbers from 0 to 2**32 - 1 for ever, as Dataset.random gives them."""
    return Dataset.random(seed)


def prefetch_to_device(device, buffer_size=None):
    """The transformation that makes elements ahead on a device."""
    return lambda dataset: dataset.prefetch_to_device(device, buffer_size or 2)


def copy_to_device(target_device, source_device="/cpu:0"):
    """The transformation that copies elements to a device."""
    return prefetch_to_device(target_device, 1)


def parse_example_dataset(features, num_parallel_calls=1, deterministic=None):
    """The transformation that reads features of vectors of serialized Examples."""
    return lambda dataset: dataset.map(lambda serialized: _records.parse_example(serialized, features), num_parallel_calls)


class Options:
    """tf.data.Options: attributes, also those of groups as in ``options.threading.private_threadpool_size``, may be set, and nothing
    follows. What was not set is None, as an empty group."""

    _groups = ("autotune", "distribute", "experimental_distribute", "experimental_optimization", "experimental_threading",
               "service", "threading")

    def __getattr__(self, name):
        if name.startswith("_"):
            raise AttributeError(name)
        if name not in self._groups:
            return None
        return self.__dict__.setdefault(name, Options())

    def merge(self, options):
        """Returns options with what both have, of these where both have it those given."""
        merged = Options()
        merged.__dict__.update({**self.__dict__, **options.__dict__})
        return merged
