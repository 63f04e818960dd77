"""Steps of tf.data that run as Python code: each element goes through Python, on the thread of the loop.

Their places cannot be saved: a save of an iterator over such a dataset is a FailedPreconditionError.
"""
import operator
import random
import warnings

import eager
from eager import nest
from eager.data import _dataset
from eager.data._dataset import _Given, made
from eager.data._elements import _tensor, _with_leaves, converted, leaves_of, packed, signature_of, without_dims
from eager.data._functions import UNTRACEABLE, called, first_element, learning, of_element
from eager.errors import CancelledError, FailedPreconditionError, InvalidArgumentError


def _integer(value, where):
    """Returns what a function of this name gives as an int. ValueError: it is no integer scalar."""
    tensor = eager.convert_to_tensor(value)
    if not tensor.dtype.is_integer or tuple(tensor.shape):
        raise ValueError(f"Invalid `{where}`. `{where}` must return a single `tf.int64` scalar tensor but its return type is "
                         f"{eager.TensorSpec.from_tensor(tensor)}.")
    return int(tensor)


def _specs_of_call(call, specs, first, what):
    """Returns the structure of TensorSpecs that call(*tensors) gives for tensors of these specs: it is traced, or, where it asks for a
    value, called with the tensors that first() gives."""
    given = []

    def flat(*leaves):
        structure, tensors = converted(call(*leaves))
        given.append(structure)
        return tuple(tensors)

    try:
        concrete = eager.function(flat, name=what).get_concrete_function(*specs)
        return nest.pack(given[-1], concrete.outputs)
    except UNTRACEABLE:
        with learning():
            return signature_of([call(*first())], what)


def _common_spec(datasets, step):
    """Returns the spec of the elements of all datasets. TypeError: their structures or dtypes differ; ValueError: their ranks do."""
    structure = _dataset._same(datasets, step)
    specs = datasets[0]._specs
    for i, other in enumerate(datasets):
        if [s.dtype for s in other._specs] != [s.dtype for s in specs]:
            raise TypeError(f"All inputs must have the same output types. The first has {datasets[0].element_spec}, input {i} has "
                            f"{other.element_spec}")
        if [len(s.shape) for s in other._specs] != [len(s.shape) for s in specs]:
            raise ValueError(f"All inputs must have the same ranks. The first has {datasets[0].element_spec}, input {i} has "
                             f"{other.element_spec}")
    merged = [eager.TensorSpec([dims[0] if len(set(dims)) == 1 else None for dims in zip(*(s.shape for s in of_all))], of_all[0].dtype)
              for of_all in zip(*(d._specs for d in datasets))]
    return nest.pack(structure, merged)


def _directed(cls, datasets, start_choices, stop_on_empty_dataset, step):
    """Returns a dataset that takes each element from the dataset whose number an iterator, start_choices(), gives."""
    def start():
        iterators, choices = [iter(d) for d in datasets], start_choices()

        def give():
            while any(iterators):
                chosen = int(next(choices))
                if not 0 <= chosen < len(iterators):
                    raise InvalidArgumentError(f"Selector index out of range: {chosen} >= {len(iterators)}")
                if iterators[chosen] is None:
                    continue
                try:
                    return next(iterators[chosen])
                except StopIteration:
                    iterators[chosen] = None
                    if stop_on_empty_dataset:
                        iterators[:] = []
            raise StopIteration

        return give

    return made(cls, start, _common_spec(datasets, step), step)


class PythonSteps:
    """The steps, which tf.data.Dataset has as methods."""

    def take_while(self, predicate, name=None):
        """The elements before the first one for which predicate does not give true, a bool scalar.

        ValueError in the loop: predicate gives something else. FailedPreconditionError: a save of the place.

        >>> import eager.compat.tensorflow as tf
        >>> [x.numpy().item() for x in tf.data.Dataset.range(10).take_while(lambda x: x < 3)]
        [0, 1, 2]
        """
        def start():
            elements = iter(self)

            def give():
                element = next(elements)
                found = eager.convert_to_tensor(of_element(predicate, element))
                if found.dtype is not eager.bool_ or tuple(found.shape):
                    raise ValueError("Invalid `predicate`. `predicate` must return a `tf.bool` scalar tensor but its return type is "
                                     f"{eager.TensorSpec.from_tensor(found)}.")
                if not bool(found):
                    raise StopIteration
                return element

            return give

        return made(self._of_steps, start, self.element_spec, "take_while")

    def scan(self, initial_state, scan_func, use_default_device=None, name=None):
        """What scan_func gives for each element along with a state: (state, output) = scan_func(state, element), from initial_state on.

        The states have the structure and the dtypes of the first one. TypeError: they do not, or scan_func does not give a pair.
        ValueError: their ranks change. FailedPreconditionError: a save of the place.

        >>> import eager.compat.tensorflow as tf
        >>> sums = tf.data.Dataset.range(5).scan(tf.constant(0, tf.int64), lambda sum, x: (sum + x, sum + x))
        >>> [x.numpy().item() for x in sums]
        [0, 1, 3, 6, 10]
        """
        structure, initial = converted(initial_state)
        types = [t.dtype for t in initial]

        def call(*leaves):
            old = packed(structure, leaves[:len(initial)])
            found = called(scan_func, old, packed(self._structure, leaves[len(initial):]))
            if not isinstance(found, (tuple, list)) or len(found) != 2:
                raise TypeError("Invalid `scan_func`. `scan_func` should return a pair consisting of new state and the output value but it "
                                f"returned {found!r}.")
            value = _with_leaves(found[0])
            nest.assert_same(structure, value)
            new = [_tensor(leaf, dtype) for leaf, dtype in zip(nest.flatten(value), types)]  # Python's numbers have the state's dtypes
            if [t.dtype for t in new] != types:
                raise TypeError("Invalid `scan_func`. The element types for the new state must match the initial state. Expected "
                                f"{nest.pack(structure, types)}, got {nest.pack(structure, [t.dtype for t in new])}.")
            return nest.pack(structure, new), found[1]

        def first():
            return [*initial, *leaves_of(self._first())]

        state = [eager.TensorSpec.from_tensor(t) for t in initial]
        while True:  # until the state has no dim that changes
            new_state, output = _specs_of_call(call, [*state, *self._specs], first, "scan")
            shapes = [tuple(a if a == b else None for a, b in zip(s.shape, n.shape)) if len(s.shape) == len(n.shape) else None
                      for s, n in zip(state, nest.flatten(new_state))]
            if None in shapes:
                raise ValueError(f"scan: the state's ranks change, from {state} to {nest.flatten(new_state)}")
            if shapes == [s.shape for s in state]:
                break
            state = [eager.TensorSpec(shape, dtype) for shape, dtype in zip(shapes, types)]

        def start():
            elements, now = iter(self), [initial]

            def give():
                new_state, output = call(*now[0], *leaves_of(next(elements)))
                now[0] = nest.flatten(new_state)
                return output

            return give

        return made(self._of_steps, start, output, "scan")

    def unique(self, name=None):
        """The elements without those that have been before. They are tensors of int32, int64 or string (TypeError: others), and all of
        them are kept. FailedPreconditionError: a save of the place.

        >>> import eager.compat.tensorflow as tf
        >>> [x.numpy().item() for x in tf.data.Dataset.from_tensor_slices([1, 37, 2, 37, 2, 1]).unique()]
        [1, 37, 2]
        """
        for spec in self._specs:
            if spec.dtype not in (eager.int32, eager.int64, eager.string):
                raise TypeError(f"`tf.data.Dataset.unique` does not support type {spec.dtype!r} -- only `tf.int32`, `tf.int64`, and "
                                "`tf.string` are supported.")
        if len(self._specs) != 1:
            raise InvalidArgumentError(f"UniqueDataset only supports inputs with a single component, and these have {len(self._specs)}")

        def start():
            elements, seen = iter(self), set()

            def give():
                while True:
                    element = next(elements)
                    tensor, = leaves_of(element)
                    key = tuple(tensor.shape), tuple(nest.flatten(tensor.tolist()))
                    if key not in seen:
                        seen.add(key)
                        return element

            return give

        return made(self._of_steps, start, self.element_spec, "unique")

    def ignore_errors(self, log_warning=False, name=None):
        """The elements that have no error: others are left out, and named by a warning where log_warning is True.

        FailedPreconditionError: a save of the place.

        >>> import eager.compat.tensorflow as tf
        >>> [x.numpy().item() for x in tf.data.Dataset.from_tensor_slices([1, 0, 2]).map(lambda x: 6 // x).ignore_errors()]
        [6, 3]
        """
        def start():
            elements = iter(self)

            def give():
                while True:
                    try:
                        return next(elements)
                    except (StopIteration, CancelledError, FailedPreconditionError):  # no further element comes
                        raise
                    except Exception as error:
                        if log_warning:
                            warnings.warn(f"Error raised with error message {error}", stacklevel=2)

            return give

        return made(self._of_steps, start, self.element_spec, "ignore_errors")

    def get_single_element(self, name=None):
        """Returns the only element. InvalidArgumentError: there is none, or more than one."""
        elements = iter(self)
        found = next(elements, None)
        if found is None:
            raise InvalidArgumentError("Dataset was empty.")
        if next(elements, None) is not None:
            raise InvalidArgumentError("Dataset had more than one element.")
        return found

    @classmethod
    def choose_from_datasets(cls, datasets, choice_dataset, stop_on_empty_dataset=True):
        """Elements of several datasets, each from the one whose number choice_dataset has, in int64 scalars.

        It ends with choice_dataset, and where the chosen dataset has ended (stop_on_empty_dataset), or all have. TypeError: datasets of
        other elements, or choices that are no int64 scalars. InvalidArgumentError in the loop: a number that is out of range.
        FailedPreconditionError: a save of the place.

        >>> import eager.compat.tensorflow as tf
        >>> datasets = [tf.data.Dataset.from_tensors(word).repeat() for word in ("foo", "bar", "baz")]
        >>> [x.numpy() for x in tf.data.Dataset.choose_from_datasets(datasets, tf.data.Dataset.range(3).repeat(2))]
        [b'foo', b'bar', b'baz', b'foo', b'bar', b'baz']
        """
        datasets = list(datasets)
        if not datasets:
            raise ValueError("Invalid `datasets`. `datasets` should not be empty.")
        if not isinstance(choice_dataset, _dataset.Dataset):
            raise TypeError(f"Invalid `choice_dataset`. `choice_dataset` should be a `tf.data.Dataset` but is {type(choice_dataset)}.")
        if nest.is_nested(choice_dataset._structure) or choice_dataset._specs[0] != eager.TensorSpec([], eager.int64):
            raise TypeError("Invalid `choice_dataset`. Elements of `choice_dataset` must be scalar `tf.int64` tensors but are "
                            f"{choice_dataset.element_spec}.")
        return _directed(cls, datasets, lambda: iter(choice_dataset), stop_on_empty_dataset, "choose_from_datasets")

    @classmethod
    def sample_from_datasets(cls, datasets, weights=None, seed=None, stop_on_empty_dataset=False, rerandomize_each_iteration=None):
        """Elements of several datasets in random order: weights are the relative shares of the datasets, equal ones by default, or a
        dataset of vectors of them, one for each element.

        It ends where a dataset that has ended is drawn (stop_on_empty_dataset), or where all have. One seed gives one order, which is not
        TensorFlow's; None draws a seed now. Each epoch has the same order of draws, unless rerandomize_each_iteration. ValueError: not a
        weight for each dataset. FailedPreconditionError: a save of the place.

        >>> import eager.compat.tensorflow as tf
        >>> found = tf.data.Dataset.sample_from_datasets([tf.data.Dataset.range(2), tf.data.Dataset.range(5, 7)], [0.5, 0.5], seed=3)
        >>> sorted(x.numpy().item() for x in found)
        [0, 1, 5, 6]
        """
        datasets = list(datasets)
        if not datasets:
            raise ValueError("Invalid `datasets`. `datasets` should not be empty.")
        varying = weights if isinstance(weights, _dataset.Dataset) else None
        if varying is None:
            shares = [1.0] * len(datasets) if weights is None else [float(w) for w in (
                weights.tolist() if hasattr(weights, "tolist") else weights)]
            if len(shares) != len(datasets):
                raise ValueError("Invalid `weights`. `weights` should have the same length as `datasets` but got "
                                 f"`len(weights)={len(shares)}` vs. `len(datasets)={len(datasets)}`.")
            _common_spec(datasets, "sample_from_datasets")
            kept = [i for i, share in enumerate(shares) if share > 0]
            datasets, shares = ([datasets[i] for i in kept], [shares[i] for i in kept]) if kept else ([datasets[0].take(0)], [1.0])
            if len(datasets) == 1:
                return datasets[0]
        seed = eager.random.uniform([], 0, 2**62, eager.int64).item() if seed is None else operator.index(seed)
        epochs = [0]

        def start_choices():
            draw = random.Random(f"{seed}/{epochs[0]}" if rerandomize_each_iteration else str(seed))
            epochs[0] += 1
            numbers = range(len(datasets))
            if varying is None:
                return _Given(lambda: draw.choices(numbers, shares)[0])
            given = iter(varying)

            def choose():
                shares = next(given).tolist()
                if len(shares) != len(datasets) or not sum(shares) > 0 or min(shares) < 0:
                    raise InvalidArgumentError(f"weights {shares} for {len(datasets)} datasets: there must be one for each, none of them "
                                               "negative, and not all 0")
                return draw.choices(numbers, shares)[0]

            return _Given(choose)

        return _directed(cls, datasets, start_choices, stop_on_empty_dataset, "sample_from_datasets")

    def group_by_window(self, key_func, reduce_func, window_size=None, window_size_func=None, name=None):
        """The elements of the datasets that reduce_func(key, window) gives for windows of elements with one key.

        key_func gives an element's key, an integer scalar. A window is a dataset of window_size elements, or as many as
        window_size_func(key) says; what is left at the end comes in smaller ones, in the order of the keys. What reduce_func gives is
        learned from the first element, at once. ValueError: both sizes are given or none, or a key is no integer. TypeError: reduce_func
        does not give a dataset. InvalidArgumentError: a window's size is not above 0. FailedPreconditionError: a save of the place.

        >>> import eager.compat.tensorflow as tf
        >>> by_parity = tf.data.Dataset.range(7).group_by_window(lambda x: x % 2, lambda key, window: window.batch(3), window_size=3)
        >>> [x.numpy().tolist() for x in by_parity]
        [[0, 2, 4], [1, 3, 5], [6]]
        """
        if (window_size is None) == (window_size_func is None):
            raise ValueError("Either the `window_size` argument or the `window_size_func` argument must be specified.")
        return self._grouped("group_by_window", key_func, reduce_func, window_size_func or (lambda key: window_size))

    def _grouped(self, step, key_func, reduce_func, window_size_func, spec=None):
        def reduced(key, elements):
            window = _dataset.Dataset.from_indexable.__func__(self._of_steps, elements, self.element_spec)
            found = called(reduce_func, eager.constant(key, eager.int64), window)
            if not isinstance(found, _dataset.Dataset):
                raise TypeError("Invalid `reduce_func`. `reduce_func` must return a single `tf.data.Dataset` object but its return type is "
                                f"{type(found)}.")
            return found

        def key_of(element):
            return _integer(of_element(key_func, element), "key_func")

        def size_of(key):
            size = _integer(called(window_size_func, eager.constant(key, eager.int64)), "window_size_func")
            if size <= 0:
                raise InvalidArgumentError(f"Window size must be greater than zero, but got {size}.")
            return size

        if spec is None:
            with learning():
                first = first_element(self)
                spec = without_dims(reduced(0 if first is None else key_of(first), [] if first is None else [first]).element_spec)

        def start():
            elements, groups, sizes, open_ones = iter(self), {}, {}, []

            def give():
                while True:
                    if open_ones:
                        try:
                            return next(open_ones[0])
                        except StopIteration:
                            open_ones.pop()
                    try:
                        element = next(elements)
                    except StopIteration:
                        if not groups:
                            raise
                        key = min(groups)
                        open_ones.append(iter(reduced(key, groups.pop(key))))
                        continue
                    key = key_of(element)
                    if key not in groups:
                        sizes[key] = size_of(key)
                    groups.setdefault(key, []).append(element)
                    if len(groups[key]) == sizes[key]:
                        open_ones.append(iter(reduced(key, groups.pop(key))))

            return give

        return made(self._of_steps, start, spec, step)

    def bucket_by_sequence_length(self, element_length_func, bucket_boundaries, bucket_batch_sizes, padded_shapes=None, padding_values=None,
                                  pad_to_bucket_boundary=False, no_padding=False, drop_remainder=False, name=None):
        """Batches of elements of about the same length, which element_length_func gives, an integer scalar.

        Bucket i has the lengths from bucket_boundaries[i - 1] up to, but not with, bucket_boundaries[i], and gives batches of
        bucket_batch_sizes[i] elements, padded as by padded_batch to the longest of the batch; to the boundary less 1
        (pad_to_bucket_boundary), which the last bucket lacks; or not at all (no_padding). ValueError: not one batch size more than
        boundaries. InvalidArgumentError in the loop: pad_to_bucket_boundary, and an element that is too long. FailedPreconditionError: a
        save of the place.

        >>> import eager.compat.tensorflow as tf
        >>> rows = tf.data.Dataset.from_generator(lambda: iter([[0], [1, 2, 3, 4], [5, 6, 7], [7, 8, 9, 10, 11], [13, 14], [15, 16, 17]]),
        ...                                       tf.int64, [None])
        >>> for batch in rows.bucket_by_sequence_length(lambda x: tf.shape(x)[0], [3, 5], [2, 2, 2]):
        ...     print(batch.numpy().tolist())
        [[1, 2, 3, 4], [5, 6, 7, 0]]
        [[0, 0], [13, 14]]
        [[15, 16, 17]]
        [[7, 8, 9, 10, 11]]
        """
        boundaries, sizes = [int(b) for b in bucket_boundaries], [int(n) for n in bucket_batch_sizes]
        if len(sizes) != len(boundaries) + 1:
            raise ValueError(f"`len(bucket_batch_sizes)` must equal `len(bucket_boundaries) + 1` but `len(bucket_batch_sizes)={len(sizes)}` "
                             f"and `len(bucket_boundaries)={len(boundaries)}`.")

        def bucket_of(*element):
            length = _integer(element_length_func(*element), "element_length_func")
            return sum(length >= boundary for boundary in boundaries)

        def batched(key, window):
            bucket = int(key)
            if no_padding:
                return window.batch(sizes[bucket], drop_remainder)
            filler = -1
            if pad_to_bucket_boundary:
                if bucket == len(boundaries):
                    raise InvalidArgumentError("When pad_to_bucket_boundary=True, elements must have length < max(bucket_boundaries).")
                filler = boundaries[bucket] - 1
            filled = [_Shape(filler if d < 0 else d for d in shape) for shape in shapes]
            return window.padded_batch(sizes[bucket], nest.pack(self._structure, filled), padding_values, drop_remainder)

        given = [s.shape for s in self._specs] if padded_shapes is None else _dataset._shapes_for(self._structure, padded_shapes)
        shapes = [[_dataset._padded_dim(d, shape) for d in shape] for shape in given]
        spec = nest.pack(self._structure, [eager.TensorSpec([None, *(s.shape if no_padding else shape)], s.dtype)
                                           for shape, s in zip(shapes, self._specs)])
        return self._grouped("bucket_by_sequence_length", bucket_of, batched, lambda key: sizes[int(key)], spec)


class _Shape:
    """The dims of a component: a tuple would be a structure."""

    def __init__(self, dims):
        self._dims = list(dims)

    def __iter__(self):
        return iter(self._dims)

    def __len__(self):
        return len(self._dims)


# ---- The steps as functions, of tf.data.experimental and tf.contrib.data


def ignore_errors(log_warning=False):
    """The transformation that leaves out elements that have an error."""
    return lambda dataset: dataset.ignore_errors(log_warning)


def enumerate_dataset(start=0):
    """The transformation that gives (number, element), numbers from start on."""
    return lambda dataset: dataset.enumerate(start)


def parallel_interleave(map_func, cycle_length, block_length=1, sloppy=False, buffer_output_elements=None, prefetch_input_elements=None):
    """The transformation that interleaves the datasets that map_func gives. They come in order, on one thread."""
    return lambda dataset: dataset.interleave(map_func, cycle_length, block_length)


def Counter(start=0, step=1, dtype=eager.int64):  # noqa: N802
    """The numbers start, start + step, ... without end."""
    from ._data import Dataset

    step = operator.index(step)
    return Dataset.range(operator.index(start), 2**63 - 1 if step > 0 else -2**63, step, output_type=dtype)


def take_while(predicate):
    """The transformation that ends before the first element for which predicate does not give true."""
    return lambda dataset: dataset.take_while(predicate)


def scan(initial_state, scan_func):
    """The transformation that gives the outputs of (state, output) = scan_func(state, element)."""
    return lambda dataset: dataset.scan(initial_state, scan_func)


def unique():
    """The transformation that drops elements that have been before."""
    return lambda dataset: dataset.unique()


def group_by_window(key_func, reduce_func, window_size=None, window_size_func=None):
    """The transformation that gives the elements of the datasets that reduce_func makes of windows of one key."""
    return lambda dataset: dataset.group_by_window(key_func, reduce_func, window_size, window_size_func)


def bucket_by_sequence_length(element_length_func, bucket_boundaries, bucket_batch_sizes, padded_shapes=None, padding_values=None,
                              pad_to_bucket_boundary=False, no_padding=False, drop_remainder=False):
    """The transformation that batches elements of about the same length."""
    return lambda dataset: dataset.bucket_by_sequence_length(element_length_func, bucket_boundaries, bucket_batch_sizes, padded_shapes,
                                                             padding_values, pad_to_bucket_boundary, no_padding, drop_remainder)


def batch_and_drop_remainder(batch_size):
    """The transformation that gives whole batches alone."""
    return lambda dataset: dataset.batch(batch_size, drop_remainder=True)


def get_single_element(dataset):
    """Returns the only element of a dataset. InvalidArgumentError: there is none, or more than one."""
    return dataset.get_single_element()


def choose_from_datasets(datasets, choice_dataset, stop_on_empty_dataset=False):
    """Elements of several datasets, as choice_dataset says. A dataset that has ended is passed over, unless stop_on_empty_dataset."""
    from ._data import Dataset

    return Dataset.choose_from_datasets(datasets, choice_dataset, stop_on_empty_dataset)


def sample_from_datasets(datasets, weights=None, seed=None, stop_on_empty_dataset=False):
    """Elements of several datasets in random order. A dataset that has ended is passed over, unless stop_on_empty_dataset."""
    from ._data import Dataset

    return Dataset.sample_from_datasets(datasets, weights, seed, stop_on_empty_dataset)
