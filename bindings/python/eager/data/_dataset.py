"""Datasets: pipelines that the library runs, with elements in Python's structures."""
import math
import operator
import time
import weakref
from collections.abc import Iterable

from .. import _core, nest
from .._lazy import json
from ..dtypes import int64, string
from ..errors import CLASSES, CancelledError, DeadlineExceededError, FailedPreconditionError
from ..functions import function
from ._elements import NoneTensorSpec, converted, signature_of, specs_of, structure_of, structured, without_dims, yielded
from ._functions import element_op, first_element, is_learning, learning, of_element

__all__ = ["Dataset", "Iterator"]

_RUNNING = weakref.WeakSet()


_PATIENCE = 5  # seconds that the interpreter's exit waits for Python code on threads


def _maker_at_exit(cls):
    """Returns what makes errors of a class at the exit: on a daemon thread a SystemExit, which ends the thread, and of
    which Python says nothing there."""
    import threading

    return lambda message="", op="": SystemExit(message) if threading.current_thread().daemon else cls(message, op)


def _stop_all():
    # Daemon threads may still be in a loop over an iterator, and end with it.
    for cls in CancelledError, FailedPreconditionError:
        CLASSES[cls.code] = _maker_at_exit(cls)
    # Threads that run Python code come to an end before the interpreter does, where that code returns: one that still waits then,
    # as for a queue, or that Ctrl-C leaves behind, pauses until the process ends.
    end = time.monotonic() + _PATIENCE
    for iterator in list(_RUNNING):
        try:
            iterator._stop(end - time.monotonic())
        except DeadlineExceededError:
            pass
        except KeyboardInterrupt:
            end = 0


class Iterator(_core.Iterator):
    """A run of a dataset: ``next(iterator)`` gives its elements one after the other.

    An error comes at the element that it concerns, and the next call goes on behind that element.

    >>> import eager
    >>> it = iter(eager.data.Dataset.range(5))
    >>> next(it).item(), next(it).item()
    (0, 1)
    >>> state = it.save()
    >>> again = iter(eager.data.Dataset.range(5))
    >>> again.restore(state)
    >>> next(again).item()
    2
    """

    def __init__(self, dataset):
        handle = dataset._copied() if dataset._counts_runs and is_learning.get() else dataset._handle
        super().__init__(handle, len(dataset._specs), dataset._pack)
        if not _RUNNING:
            import atexit

            atexit.unregister(_stop_all)
            atexit.register(_stop_all)
        _RUNNING.add(self)
        self._dataset = dataset

    @property
    def element_spec(self):
        """The TensorSpecs of the elements, in their structure."""
        return self._dataset.element_spec

    def get_next(self):
        """The next element. OutOfRangeError: there is none."""
        try:
            return next(self)
        except StopIteration:
            from ..errors import OutOfRangeError

            raise OutOfRangeError("End of sequence") from None

    def save(self):
        """The place where the iterator is, as a Tensor of uint8: a checkpoint of the pipeline, with what lies in its buffers.

        FailedPreconditionError: a generator that says it cannot be run again from its beginning, or a step of Python code that cannot.
        """
        try:
            return super().save()
        except FailedPreconditionError:
            step = self._dataset._unsaved
            if step is None:
                raise
            raise FailedPreconditionError(f"{step} runs as Python code, whose datasets draw their seeds anew in each run, so its place "
                                          "cannot be saved") from None

    def restore(self, state):
        """Goes to a place that :meth:`save` gave, also in another process: the next element is the one that would have come.

        InvalidArgumentError: the state is another pipeline's: steps, their arguments, what traced functions compute, file names (folders
        aside) or values of arrays (a sample of them) differ. What Python code does that is not traced is not seen. DataLossError: it is
        damaged, or a file has been cut since. Nothing has changed then.
        """
        super().restore(state)

    def stop(self):
        """Ends the run, and waits for its threads: for the call that a generator or a function on one of them is in. Ctrl-C ends the
        wait, and not that call. The interpreter's exit stops all iterators, and waits for up to five seconds; daemon
        threads that still ask for elements end then."""
        self._stop(math.inf)

    def _stop(self, seconds):
        super().stop(seconds)

    def stats(self):
        """What each step has done so far, from the last to the first: a list of dicts with kind, elements, errors, and the
        seconds that were waited for it."""
        return json.loads(super().stats())


class Dataset:
    """A pipeline: where elements come from, and what is done with them on the way.

    Elements are Tensors, or tuples, named tuples and dicts of them, in which None may stand too. Each method gives a
    new dataset. A loop over a dataset makes an :class:`Iterator`, and each loop is an epoch. The steps run in the
    library; with ``prefetch`` a thread of it works ahead.

    Datasets and Iterators are collected when nothing refers to them but themselves and their own code, as where a generator is a method
    of the object that keeps the Iterator. Not seen is what the library alone holds: Python code in a traced function
    (:func:`eager.py_function`), and an exception of an element that has not come out yet.

    >>> import eager
    >>> images, labels = eager.zeros([10, 8, 8]), eager.arange(10)
    >>> dataset = eager.data.Dataset.from_tensor_slices((images, labels)).shuffle(10).batch(4).prefetch()
    >>> [y.shape for x, y in dataset]
    [(4,), (4,), (2,)]
    """

    def __init__(self, kind, inputs=(), structure=None, **attributes):
        self._recipe = kind, inputs, {k: v for k, v in attributes.items() if v is not None}
        self._counts_runs = "seed" in self._recipe[2] or any(d._counts_runs for d in inputs)
        self._handle = _core.Dataset(kind, tuple(d._handle for d in inputs), self._recipe[2])
        specs = self._handle.element()
        self._specs = specs_of(specs)
        self._structure = structure
        self._unsaved = next((d._unsaved for d in inputs if d._unsaved), None)  # a step's name, where it makes save() fail
        leaf = not nest.is_nested(structure)
        flat = type(structure) is tuple and not any(nest.is_nested(part) for part in structure)
        self._pack = ... if leaf else None if flat else structured(structure)

    def _copied(self):
        """The library's dataset once more: a run of it does not count where a seed's order follows how many runs there were."""
        kind, inputs, attributes = self._recipe
        return _core.Dataset(kind, tuple(d._copied() for d in inputs), attributes)

    def _first(self):
        """An element to learn from what code gives; None: there is none."""
        return first_element(self)

    # ---- Sources

    @classmethod
    def from_tensor_slices(cls, tensors):
        """Slices along the first axis: element i has row i of each tensor of the structure.

        InvalidArgumentError: tensors of unequal lengths, or scalars.

        >>> import eager
        >>> [tuple(t.item() for t in e) for e in eager.data.Dataset.from_tensor_slices(([1, 2], [3., 4.]))]
        [(1, 3.0), (2, 4.0)]
        """
        structure, leaves = converted(tensors)
        return cls("tensor_slices", structure=structure, tensors=leaves)

    @classmethod
    def from_tensors(cls, tensors):
        """One element: the structure itself."""
        structure, leaves = converted(tensors)
        return cls("tensors", structure=structure, tensors=leaves)

    @classmethod
    def range(cls, *args):
        """The numbers of Python's ``range(*args)``, as int64 scalars.

        >>> import eager
        >>> [x.item() for x in eager.data.Dataset.range(2, 8, 3)]
        [2, 5]
        """
        numbers = range(*args)
        return cls("range", start=numbers.start, stop=numbers.stop, step=numbers.step)

    @classmethod
    def from_generator(cls, generator, output_signature=None, *, can_skip=True, threaded=False):
        """The elements that a Python generator function gives: anything that ``iter(generator())`` takes.

        output_signature: a TensorSpec, or a structure of them; if absent, the first element's structure and dtypes, with the shapes of
        scalars and any dims for others. can_skip: whether generator() may run again from its beginning to come back to a saved place.
        threaded: whether a thread of the pipeline may run it, and so ahead of the loop, where ``prefetch`` follows; where the dataset
        stands in a pipeline more than once, as under ``zip``, one for each of them may. What stops an iterator, restores it or saves
        its place waits for the call that such a thread is in: a generator that waits itself, as for a queue, had better do so for a
        limited time.

        ValueError: no output_signature, and no element to learn it from. ElementError in the loop, an InvalidArgumentError and a
        TypeError: an element of another dtype, shape or structure; the next call goes on behind it. An exception of the generator's
        comes out as it is.

        >>> import eager
        >>> def squares():
        ...     for i in range(3):
        ...         yield i * i
        >>> [x.item() for x in eager.data.Dataset.from_generator(squares)]
        [0, 1, 4]
        """
        if not callable(generator):
            raise TypeError(f"from_generator takes a function that gives an iterable, not {generator!r}")
        with learning():
            signature = signature_of(generator(), "from_generator") if output_signature is None else output_signature
        structure, signature = structure_of(signature)
        specs = nest.flatten(signature)

        def step(state, index):
            try:
                state = iter(generator()) if state is None else state
                for value in state:
                    return state, yielded(value, signature, index)
            except BaseException as error:  # of this element alone, so the state is kept
                return iter(()) if state is None else state, error
            return None

        code = [(s.dtype.code, s.shape) for s in specs]
        return cls("generator", structure=structure, generator=(step, code), can_skip=can_skip, host_threads=int(threaded))

    @classmethod
    def from_indexable(cls, source, output_signature=None, *, threaded=False):
        """The elements source[0], source[1], ... of a sequence, such as a data set of PyTorch's: it has ``__getitem__`` and ``__len__``.

        Shuffles and restores take numbers, and ask for an element only when it is needed. output_signature and threaded, and what
        is raised, are as for :meth:`from_generator`.
        """
        size = len(source)
        first = (source[i] for i in range(min(size, 1)))
        with learning():
            signature = signature_of(first, "from_indexable") if output_signature is None else output_signature
        structure, signature = structure_of(signature)
        specs = nest.flatten(signature)

        def element(_, index):
            return None, yielded(source[index], signature, index, "the source has an element")

        code = [(s.dtype.code, s.shape) for s in specs]
        return cls("generator", structure=structure, generator=(element, code), size=size, host_threads=int(threaded))

    @classmethod
    def text_lines(cls, files, compression="none", cycle_length=1, block_length=1):
        """The lines of one or several files, as strings without their ends (LF or CRLF).

        compression: "none", "gzip" or "zlib". cycle_length files are read at once, block_length lines of each in turn.
        """
        return cls("text_lines", files=_names(files), compression=compression, cycle_length=cycle_length, block_length=block_length)

    @classmethod
    def records(cls, files, compression="none", cycle_length=1, block_length=1):
        """The records of TFRecord files, as strings. DataLossError: a record is cut or has a wrong checksum; the rest of its file is
        left out. compression, cycle_length and block_length are as for :meth:`text_lines`."""
        return cls("records", files=_names(files), compression=compression, cycle_length=cycle_length, block_length=block_length)

    @classmethod
    def fixed_length_records(cls, files, record_bytes, header_bytes=0, footer_bytes=0, compression="none", cycle_length=1, block_length=1):
        """Strings of record_bytes bytes each, between a header and a footer. The others are as for :meth:`text_lines`."""
        return cls("fixed_length_records", files=_names(files), record_bytes=record_bytes, header_bytes=header_bytes,
                   footer_bytes=footer_bytes, compression=compression, cycle_length=cycle_length, block_length=block_length)

    @classmethod
    def idx(cls, *files):
        """Slices of the tensors in idx files, the format of MNIST, also compressed with gzip: a component for each file."""
        return cls("idx", structure=(None,) * len(files) if len(files) > 1 else None, files=_names(files))

    # ---- Several datasets

    @classmethod
    def zip(cls, *datasets):
        """An element of each dataset, in a tuple; or in the structure that the datasets stand in. It ends with the shortest.

        >>> import eager
        >>> a, b = eager.data.Dataset.range(2), eager.data.Dataset.range(5, 9)
        >>> [(x.item(), y.item()) for x, y in eager.data.Dataset.zip(a, b)]
        [(0, 5), (1, 6)]
        """
        structure = datasets[0] if len(datasets) == 1 and nest.is_nested(datasets[0]) else datasets
        if isinstance(structure, list):  # an element is a tuple: a list stands for a tensor
            structure = tuple(structure)
        parts = nest.flatten(structure)
        if not parts:
            raise TypeError("Must pass at least one dataset to `zip`.")
        for part in parts:
            if not isinstance(part, Dataset):
                raise TypeError("Invalid input to `zip`. Inputs are expected to be (nested) structures of `Dataset` objects but "
                                f"encountered object of type {type(part)}.")
        return cls("zip", parts, structure=nest.pack(structure, [d._structure for d in parts]))

    @classmethod
    def interleave_datasets(cls, datasets, cycle_length=-1, block_length=1):
        """Elements of several datasets in turn: block_length of each. cycle_length (-1: all) are read at once."""
        datasets = list(datasets)
        if not datasets:
            raise ValueError("interleave_datasets: there is no dataset")
        structure = _same(datasets, "interleave_datasets")
        return cls("interleave", datasets, structure=structure, cycle_length=cycle_length, block_length=block_length)

    def concatenate(self, *others):
        """All elements of this dataset, then those of the others. InvalidArgumentError: other dtypes or ranks."""
        return self._of_steps("concatenate", (self, *others), structure=_same((self, *others), "concatenate"))

    # ---- Steps

    @property
    def _of_steps(self):
        """The class of the datasets that steps give."""
        return type(self)

    def _step(self, kind, **attributes):
        return self._of_steps(kind, (self,), structure=self._structure, **attributes)

    def map(self, function, num_threads=1, *, output_signature=None, host_threads=0):
        """What function gives for each element; for one that is a tuple, function(*element).

        function is traced once, and then runs in the library. Where it cannot be traced, since it asks for a value or for a dim that is
        not known, or has an :func:`eager.py_function` without shapes, it runs as Python code for each element, and a warning says so
        once; what it gives is learned from the first element, at once. num_threads: how many threads run it at once, -1 for as many as
        there are processors; results come in order. output_signature: what it gives, TensorSpecs in a structure; it then always runs as
        Python code, on host_threads (0: the thread of the loop) of the pipeline's threads.
        """
        op, structure = element_op(self, function, output_signature, "map")
        return self._of_steps("map", (self,), structure=structure, op=op, num_threads=num_threads, host_threads=host_threads)

    def filter(self, predicate, *, host_threads=0):
        """The elements for which predicate gives true, a bool scalar.

        >>> import eager
        >>> [x.item() for x in eager.data.Dataset.range(6).filter(lambda x: x % 3 == 0)]
        [0, 3]
        """
        op, _ = element_op(self, predicate, None, "filter")
        return self._step("filter", op=op, host_threads=host_threads)

    def flat_map(self, function, *, output_signature=None, host_threads=0):
        """The rows of what function gives for each element, one after the other; function may also give a Dataset.

        A function that makes the Dataset of its argument's value, as ``Dataset.text_lines`` and ``Dataset.from_tensor_slices`` do, runs
        as Python code for each element, and a warning says so once.

        >>> import eager
        >>> [x.item() for x in eager.data.Dataset.range(1, 3).flat_map(lambda x: eager.stack([x, -x]))]
        [1, -1, 2, -2]
        """
        op, structure = element_op(self, function, output_signature, "flat_map")
        if op is None:  # a Dataset for each element
            return interleaved(self._of_steps, self, function, structure, "flat_map")
        return self._of_steps("flat_map", (self,), structure=structure, op=op, host_threads=host_threads)

    def batch(self, batch_size, drop_remainder=False):
        """batch_size elements as one, along a new first axis. InvalidArgumentError in the loop: elements of unequal shapes.

        >>> import eager
        >>> [x.tolist() for x in eager.data.Dataset.range(5).batch(2)]
        [[0, 1], [2, 3], [4]]
        """
        return self._step("batch", batch_size=batch_size, drop_remainder=drop_remainder)

    def padded_batch(self, batch_size, padded_shapes=None, padding_values=None, drop_remainder=False):
        """batch_size elements as one, each filled up behind its end to padded_shapes: a shape for each component, with None for the
        largest of the batch, which is the default; None in place of a shape stands for all of its dims. padding_values: scalars, one for
        all or one for each component; None, the default: 0, False or "". ValueError: padded_shapes of another structure than the
        elements', or with a negative dim other than -1, which is None; another number of padding_values.

        >>> import eager
        >>> rows = eager.data.Dataset.range(1, 3).map(lambda n: eager.ones([2], eager.int64) * n).unbatch()
        >>> [x.tolist() for x in rows.padded_batch(3)]
        [[1, 1, 2], [2]]
        """
        shapes = values = None
        if padded_shapes is not None:
            dims = [(None,) * len(spec.shape) if shape is None else shape
                    for shape, spec in zip(_shapes_for(self._structure, padded_shapes), self._specs)]
            shapes = [_core.to_tensor([_padded_dim(d, shape) for d in shape], int64).reshape([-1]) for shape in dims]
        if padding_values is not None:
            given = [padding_values] * len(self._specs)
            if nest.is_nested(padding_values):
                given = nest.flatten(padding_values)
            if len(given) != len(self._specs):
                raise ValueError(f"padded_batch: {len(given)} padding_values for elements of {len(self._specs)} components")
            values = [_core.to_tensor(("" if s.dtype is string else 0) if v is None else v, s.dtype) for v, s in zip(given, self._specs)]
        return self._step("padded_batch", batch_size=batch_size, drop_remainder=drop_remainder, padded_shapes=shapes, padding_values=values)

    def unbatch(self):
        """The rows of each element, one after the other."""
        return self._step("unbatch")

    def window(self, size, shift=None, stride=1, drop_remainder=False):
        """Windows of size elements, stride apart, as one element along a new first axis; shift (None: size) elements from one to the next.

        >>> import eager
        >>> [x.tolist() for x in eager.data.Dataset.range(5).window(3, shift=1, drop_remainder=True)]
        [[0, 1, 2], [1, 2, 3], [2, 3, 4]]
        """
        return self._step("window", size=size, shift=shift, stride=stride, drop_remainder=drop_remainder)

    def shuffle(self, buffer_size, seed=None, reshuffle_each_iteration=True):
        """Elements in random order, each drawn from a buffer of buffer_size, which the next one then fills up.

        The order is uniformly random where the buffer holds all elements. One seed, any integer, gives one order, in every language;
        None: the order follows ``eager.random.set_seed``. reshuffle_each_iteration: whether each epoch has an order of its own; if not,
        all iterators have one, so that ``take`` and ``skip`` split the elements into parts that stay.

        A training that is saved at the end of an epoch, ``for x in dataset: ...``, goes on with the orders that it would have had, since a
        Checkpoint has the random state. With a seed orders differ by how many iterators the dataset had, a number that an iterator's state
        has: there the Checkpoint takes the iterator too, also one that has come to its end.
        """
        if seed is not None:  # 64 bits, which the library has as int64
            seed = (operator.index(seed) + 2**63) % 2**64 - 2**63
        return self._step("shuffle", buffer_size=buffer_size, seed=seed, reshuffle_each_iteration=reshuffle_each_iteration)

    def repeat(self, count=-1):
        """All elements count times; None or a negative count: for ever, or up to the first epoch that has none."""
        return self._step("repeat", count=-1 if count is None else max(operator.index(count), -1))

    def take(self, count):
        """The first count elements, of which one that fails counts; of a negative count all."""
        return self._step("take", count=max(operator.index(count), -1))

    def skip(self, count):
        """All elements but the first count, of which one that fails counts, and raises; a negative count skips all."""
        return self._step("skip", count=max(operator.index(count), -1))

    def shard(self, num_shards, index):
        """Every num_shards-th element, from the one of this index on."""
        return self._step("shard", num_shards=num_shards, index=index)

    def cache(self):
        """The elements of the first epoch, kept in memory for all further ones. One that failed in the first epoch is not in those."""
        return self._step("cache")

    def prefetch(self, buffer_size=2):
        """The same elements, up to buffer_size of which a thread of the pipeline makes ahead."""
        return self._step("prefetch", buffer_size=buffer_size)

    def prefetch_to_device(self, device, buffer_size=2):
        """The same elements on a device, made and copied there ahead."""
        return self._step("prefetch_to_device", device=str(device), buffer_size=buffer_size)

    # ---- What it is

    @property
    def element_spec(self):
        """The TensorSpecs of the elements, in their structure; None stands for a dim that varies."""
        return nest.pack(self._structure, self._specs)

    @property
    def size(self):
        """The number of elements; math.inf, or None where only a loop shows it."""
        n = self._handle.size()
        return n if n >= 0 else float("inf") if n == -1 else None

    def __len__(self):
        n = self._handle.size()
        if n < 0:
            raise TypeError(f"the dataset is {'infinite' if n == -1 else 'of unknown length'}: it has no len()")
        return n

    def __bool__(self):
        return True

    def __iter__(self):
        return Iterator(self)

    def as_numpy(self):
        """Iterates over the elements as NumPy arrays.

        >>> import eager
        >>> list(eager.data.Dataset.range(2).batch(2).as_numpy())
        [array([0, 1])]
        """
        for element in self:
            yield nest.map_structure(lambda t: None if t is None else t.numpy(), element)

    def __repr__(self):
        return f"<{type(self).__name__} element_spec={self.element_spec}>"


def _names(files):
    if isinstance(files, (str, bytes)) or hasattr(files, "__fspath__"):
        files = [files]
    if not isinstance(files, _core.Tensor):
        import os

        files = _core.to_tensor([os.fsencode(f) for f in files]) if len(files) else _core.to_tensor([b""])[:0]
    return [files]


def _same(datasets, step):
    for dataset in datasets:
        if not isinstance(dataset, Dataset):
            raise TypeError(f"{step} takes Datasets, not {dataset!r}")
    for other in datasets[1:]:
        nest.assert_same(datasets[0]._structure, other._structure)
    return datasets[0]._structure


def _shapes_for(structure, shapes):
    # A list of ints, or a tuple of them, is a shape itself; None is one that is not known. A NoneTensorSpec has none.
    if isinstance(structure, NoneTensorSpec):
        return []

    def refuse():
        raise ValueError(f"padded_batch: padded_shapes {shapes!r} do not have the structure of the elements, {structure!r}")

    if not nest.is_nested(structure):
        if shapes is None:
            return [None]
        if isinstance(shapes, dict) or not isinstance(shapes, Iterable) or any(isinstance(d, (list, tuple)) for d in shapes):
            refuse()
        return [shapes]
    if isinstance(structure, dict):
        if not isinstance(shapes, dict) or shapes.keys() != structure.keys():
            refuse()
        return [s for key in sorted(structure) for s in _shapes_for(structure[key], shapes[key])]
    if isinstance(shapes, dict) or not isinstance(shapes, Iterable) or len(shapes) != len(structure):
        refuse()
    return [s for part, shape in zip(structure, shapes) for s in _shapes_for(part, shape)]


def _padded_dim(dim, shape):
    n = -1 if dim is None else int(dim)
    if n < -1 or n != (-1 if dim is None else dim):
        raise ValueError(f"padded_batch: dim {dim} of padded_shapes {shape!r} must be an integer >= 0, or -1 or None for the largest of "
                         "the batch")
    return n


class _Given:
    """An iterator whose elements a function gives, which raises StopIteration at the end. An error leaves it where it is."""

    def __init__(self, give):
        self._give = give

    def __iter__(self):
        return self

    def __next__(self):
        return self._give()


def made(cls, start, spec, step, can_skip=False):
    """Returns a dataset whose runs are start(), a function that gives an element a call. step: its name.

    Most have runs of other datasets, which draw seeds of their own that the place of the outer run does not have: they cannot skip.
    """
    dataset = Dataset.from_generator.__func__(cls, lambda: _Given(start()), spec, can_skip=can_skip)
    dataset._unsaved = None if can_skip else step
    return dataset


def interleaved(cls, dataset, function, spec, step, cycle_length=1, block_length=1):
    """Returns a dataset of the elements of those that a function gives for a dataset's: of cycle_length at once, block_length elements of
    each in turn. An error takes no turn. spec: that of the elements, of which the dims do not count."""
    def start():
        elements, iterators = iter(dataset), []
        ended, slot, taken = False, 0, 0  # taken: of the block of the iterator in this slot

        def give():
            nonlocal ended, slot, taken
            while iterators or not ended:
                if slot == len(iterators):
                    if ended or slot == cycle_length:
                        slot = 0
                    else:
                        iterators.append(None)
                    continue
                if iterators[slot] is None:
                    try:
                        element = None if ended else next(elements)
                    except StopIteration:
                        ended = True
                    if ended:
                        del iterators[slot]
                        continue
                    found = of_element(function, element)
                    if not isinstance(found, Dataset):
                        raise TypeError(f"{step}: the function must return a Dataset, not {found!r}")
                    iterators[slot] = iter(found)
                try:
                    given = next(iterators[slot])
                except StopIteration:
                    iterators[slot] = None
                    slot, taken = slot + 1, 0
                    continue
                taken += 1
                if taken == block_length:
                    slot, taken = slot + 1, 0
                return given
            raise StopIteration

        return give

    return made(cls, start, without_dims(spec), step)
