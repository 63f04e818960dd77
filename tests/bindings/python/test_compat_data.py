"""tf.data: the steps that run as Python code, with TensorFlow's elements, ends and errors."""
import doctest

import numpy as np
import pytest

import eager


@pytest.fixture
def tf():
    import eager.compat.tensorflow as tf

    tf._tensors.use(True)
    yield tf
    tf._tensors.use(False)


def values(dataset, most=None):
    found = []
    for element in dataset:
        found.append(eager.nest.map_structure(lambda t: t.tolist(), element))
        if len(found) == most:
            break
    return found


def test_flat_map_makes_datasets_of_its_elements(tf, tmp_path):
    (tmp_path / "t").write_text("x\ny\n")
    files = tf.data.Dataset.from_tensor_slices([str(tmp_path / "t")] * 2)
    with pytest.warns(UserWarning, match="TextLineDataset asks for a value"):
        assert values(files.flat_map(tf.data.TextLineDataset)) == [b"x", b"y"] * 2
    with pytest.warns(UserWarning):
        assert values(files.flat_map(lambda name: tf.data.TextLineDataset(name).skip(1))) == [b"y"] * 2
    rows = tf.data.Dataset.from_tensor_slices([[1, 2], [3, 4]])
    with pytest.warns(UserWarning):
        assert values(rows.flat_map(lambda x: tf.data.Dataset.from_tensor_slices(x))) == [1, 2, 3, 4]


def outcomes(dataset):
    """The elements, and of those that fail the type of the exception; at most twenty."""
    iterator, found = iter(dataset), []
    while len(found) < 20:
        try:
            found.append(next(iterator).tolist())
        except StopIteration:
            break
        except Exception as error:
            found.append(type(error))
    return found


def picky(x):
    if x.item() == 2:
        raise ZeroDivisionError
    return x


def with_an_error(tf):
    """0, 1, an element that fails, 3, 4."""
    return eager.data.Dataset.map(tf.data.Dataset.range(5), picky, output_signature=eager.TensorSpec([], "int64"))


def steps(tf):
    numbers, pairs = tf.data.Dataset.range(5), tf.data.Dataset.from_tensor_slices(([1, 2], ["a", "b"]))
    return [numbers.ignore_errors(), numbers.take_while(lambda x: x < 3), numbers.scan(np.int64(0), lambda s, x: (s, x)), numbers.unique(),
            tf.data.Dataset.choose_from_datasets([pairs, pairs], tf.data.Dataset.range(2)),
            tf.data.Dataset.sample_from_datasets([numbers, numbers], seed=1),
            numbers.group_by_window(lambda x: x % 2, lambda key, window: window, 2),
            numbers.bucket_by_sequence_length(lambda x: x, [2], [2, 2]), numbers.interleave(lambda x: tf.data.Dataset.range(x)),
            numbers.window(2).flat_map(lambda w: w)]


def test_places_of_steps_in_python_are_not_saved(tf, tmp_path):
    for dataset in steps(tf):
        for ds in (dataset, dataset.prefetch(2), dataset.repeat(2)):
            iterator = iter(ds)
            next(iterator)
            with pytest.raises(tf.errors.FailedPreconditionError, match=r"^\w+ runs as Python code.* cannot be saved"):
                iterator.save()
            with pytest.raises(tf.errors.FailedPreconditionError, match="cannot be saved"):
                tf.train.Checkpoint(data=iterator).save(str(tmp_path / "c"))
    assert list(tmp_path.iterdir()) == []


def test_steps_in_python_begin_anew_and_end(tf):
    for dataset in steps(tf):
        assert values(dataset) == values(dataset) and values(dataset.repeat(2)) == values(dataset) * 2
        assert int(tf.data.experimental.cardinality(dataset)) == tf.data.UNKNOWN_CARDINALITY


def test_errors_come_at_their_elements(tf):
    broken = with_an_error(tf)
    assert outcomes(broken.take_while(lambda x: x < 4)) == [0, 1, ZeroDivisionError, 3]
    assert outcomes(broken.scan(np.int64(0), lambda s, x: (s + x, s + x))) == [0, 1, ZeroDivisionError, 4, 8]
    assert outcomes(broken.unique()) == [0, 1, ZeroDivisionError, 3, 4]
    assert outcomes(tf.data.Dataset.choose_from_datasets([broken], tf.data.Dataset.range(1).repeat())) == [0, 1, ZeroDivisionError, 3, 4]
    assert outcomes(broken.group_by_window(lambda x: 0, lambda key, window: window.batch(2), 2)) == [[0, 1], ZeroDivisionError, [3, 4]]

    def divided(_):
        return tf.data.Dataset.range(4).map(lambda x: 12 // (x - 1))

    def interleaved(**lengths):
        return outcomes(tf.data.Dataset.range(3).interleave(divided, cycle_length=2, **lengths))

    invalid = tf.errors.InvalidArgumentError
    assert outcomes(tf.data.Dataset.range(3).flat_map(divided)) == [-12, invalid, 12, 6] * 3
    assert outcomes(tf.data.Dataset.range(3).window(1).flat_map(divided)) == [-12, invalid, 12, 6] * 3
    assert interleaved() == [-12, -12, invalid, 12, invalid, 12, 6, 6, -12, invalid, 12, 6]
    assert interleaved(block_length=2) == [-12, invalid, 12, -12, invalid, 12, 6, 6, -12, invalid, 12, 6]
    assert outcomes(broken.interleave(lambda x: tf.data.Dataset.from_tensors(x).repeat(2), cycle_length=2)) == [
        0, 1, 0, 1, ZeroDivisionError, 3, 4, 3, 4]
    assert outcomes(broken.interleave(lambda x: tf.data.Dataset.range(1, picky(x + 1) + 1), cycle_length=1)) == [
        1, ZeroDivisionError, ZeroDivisionError, 1, 2, 3, 4, 1, 2, 3, 4, 5]

    def stops(*_):
        raise StopIteration

    for dataset in (broken.take_while(stops), broken.group_by_window(lambda x: 0, lambda key, w: w, window_size_func=stops)):
        with pytest.raises(RuntimeError, match="raised StopIteration"):
            list(dataset)


def test_files_that_fail_are_passed_over(tf, tmp_path):
    names = [str(tmp_path / name) for name in ("ra", "nope", "rc")]
    for name in names[::2]:
        with tf.io.TFRecordWriter(name) as writer:
            writer.write(name[-2:].encode())
    files = tf.data.Dataset.from_tensor_slices(names)
    with pytest.warns(UserWarning):
        assert values(files.flat_map(tf.data.TFRecordDataset).ignore_errors()) == [b"ra", b"rc"]
    assert values(files.interleave(tf.data.TFRecordDataset, cycle_length=2).ignore_errors()) == [b"ra", b"rc"]


def test_interleave(tf):
    range_ = tf.data.Dataset.range
    shapes = range_(3).interleave(lambda n: range_(n + 1).batch(5), cycle_length=2)
    assert values(shapes) == [[0], [0, 1], [0, 1, 2]] and shapes.output_shapes.as_list() == [None]
    assert values(range_(1, 5).interleave(lambda n: range_(n * 10, n * 10 + n), cycle_length=2, block_length=2)) == [
        10, 20, 21, 30, 31, 32, 40, 41, 42, 43]
    assert values(range_(2).interleave(range_, cycle_length=10**9)) == [0]
    for lengths in {"block_length": 0}, {"block_length": -1}, {"cycle_length": 0}, {"cycle_length": -2}:
        with pytest.raises(tf.errors.InvalidArgumentError, match=f"{list(lengths)[0]} must be greater than zero"):
            range_(3).interleave(range_, **lengths)
    for refused in (lambda: range_(3).interleave(lambda x: x), lambda: range_(3).window(2).flat_map(lambda w: 1)):
        with pytest.raises(TypeError, match="`map_func` must return a `Dataset` object"):
            refused()


@pytest.mark.filterwarnings("ignore:.*is not traced")
@pytest.mark.parametrize("seed", [None, 1])
def test_seeds_give_one_order_where_a_step_learns_from_the_first_element(tf, seed):
    one = tf.data.Dataset.from_tensors

    def after(make):
        tf.random.set_seed(5)
        dataset = make(tf.data.Dataset.range(8).shuffle(8, seed=seed))
        return (values(dataset) if seed else None), tf.random.uniform([]).item()  # without a seed an iterator within draws its own

    def made(make):
        tf.random.set_seed(5)
        make(tf.data.Dataset.range(8).shuffle(8, seed=seed))
        return tf.random.uniform([]).item()

    steps = [lambda d: d.interleave(one, cycle_length=1), lambda d: d.flat_map(lambda x: one(x.item())),
             lambda d: d.scan(np.int64(0), lambda s, x: (s, x.item())), lambda d: d.window(1).flat_map(lambda w: w),
             lambda d: d.group_by_window(lambda x: 0, lambda key, w: w, 1), lambda d: d.window(1).map(lambda w: next(iter(w))),
             lambda d: d.take_while(lambda x: True).map(lambda x: eager.constant(x.item(), "int64"))]
    for step in steps:
        assert made(step) == made(lambda d: d)
        if seed:
            assert after(step)[0] == after(lambda d: d)[0]


def test_steps_over_no_elements_have_none(tf):
    none = tf.data.Dataset.range(0)
    with pytest.warns(UserWarning):
        assert values(none.flat_map(lambda x: tf.data.Dataset.from_tensor_slices([x, x]))) == []
    assert values(none.interleave(lambda x: tf.data.Dataset.from_tensors((x, "a")))) == []
    names = tf.data.Dataset.from_tensor_slices(["a"]).filter(lambda x: False)
    assert values(names.interleave(tf.data.TextLineDataset)) == []
    assert values(none.scan(np.int64(0), lambda s, x: (s + x.item(), x))) == []


def test_a_tuple_of_a_generator_is_a_tensor_where_one_is_declared(tf):
    given = tf.data.Dataset.from_generator
    assert values(given(lambda: iter([(1, 2), (3, 4)]), tf.int64, [2])) == [[1, 2], [3, 4]]
    assert values(given(lambda: iter([(1, 2), (3, 4)]), tf.int64)) == [[1, 2], [3, 4]]
    assert values(given(lambda: iter([(1, 2)]), output_signature=tf.TensorSpec([2], tf.int64))) == [[1, 2]]
    assert values(given(lambda: iter([((1, 2), 3)]), (tf.int64, tf.int64))) == [([1, 2], 3)]
    assert values(given(lambda: iter([{"a": (1, 2)}]), {"a": tf.int64}, {"a": [2]})) == [{"a": [1, 2]}]
    assert outcomes(given(lambda: iter([(1, 2), (1, 2, 3)]), (tf.int64, tf.int64)).map(lambda a, b: a + b)) == [
        3, eager.errors.ElementError]


def test_an_element_or_none(tf):
    pairs = iter(tf.data.Dataset.from_tensor_slices(([1, 2], ["a", "b"])).take(1))
    first, none = pairs.get_next_as_optional(), tf.data.experimental.get_next_as_optional(pairs)
    assert bool(first.has_value()) and [x.tolist() for x in first.get_value()] == [1, b"a"] and not bool(none.has_value())
    assert first.element_spec == none.element_spec == pairs.element_spec
    with pytest.raises(tf.errors.InvalidArgumentError, match="does not have a value"):
        none.get_value()


@pytest.mark.filterwarnings("ignore:flat_map")  # of a function that gives Datasets
def test_none_is_a_constant_part_of_elements(tf):
    def given(dataset):
        return [eager.nest.map_structure(lambda t: t if t is None else t.tolist(), element) for element in dataset]

    pairs, expected = tf.data.Dataset.range(3).map(lambda a: (a, None)), [(0, None), (1, None), (2, None)]
    assert given(pairs) == list(pairs.as_numpy_iterator()) == expected
    assert given(tf.data.Dataset.range(3).map(lambda a: [a, None])) == expected
    none = pairs.element_spec[1]
    assert repr(none) == "NoneTensorSpec()"
    assert pairs.output_types == (tf.int64, none) and pairs.output_classes == (tf.Tensor, none) and pairs.output_shapes[1] == none
    assert given(tf.data.Dataset.from_generator(lambda: iter(expected), output_signature=pairs.element_spec)) == expected
    for same in (pairs.scan(0, lambda s, x: (s + 1, x)), pairs.take_while(lambda a, n: n is None), pairs.ignore_errors(), pairs.unique(),
                 pairs.interleave(lambda a, n: tf.data.Dataset.from_tensors((a, n)), 1), pairs.batch(2).rebatch(1).unbatch(),
                 pairs.map_with_legacy_function(lambda a, n: (a, n)), pairs.shuffle(1).shard(1, 0).prefetch(1),
                 pairs.flat_map(lambda a, n: tf.data.Dataset.from_tensors((a, n))), tf.data.Dataset.choose_from_datasets(
                     [pairs, pairs.take(0)], tf.data.Dataset.from_tensor_slices([0]).map(lambda x: tf.cast(x, tf.int64)).repeat(3))):
        assert given(same) == expected and same.element_spec[1] == none
    with pytest.warns(UserWarning, match="asks for a value"):
        assert given(pairs.map(lambda a, n: (a.numpy(), n))) == expected
    counted = tf.data.Dataset.range(2).scan((0, None), lambda s, x: ((s[0] + 1, s[1]), (x, s[1], s[0])))
    assert given(counted) == [(0, None, 0), (1, None, 1)]
    assert given(pairs.enumerate()) == [(i, (i, None)) for i in range(3)]
    assert given(pairs.group_by_window(lambda a, n: a % 2, lambda k, w: w.batch(2), 2)) == [([0, 2], None), ([1], None)]
    assert given(pairs.map(lambda a, n: ([a], n)).bucket_by_sequence_length(lambda a, n: 1, [2], [2, 2])) == [
        ([[0], [1]], None), ([[2]], None)]
    assert given(pairs.window(2).flat_map(lambda w, n: tf.data.Dataset.zip((w.batch(2), tf.data.Dataset.from_tensors(n is None))))) == [
        ([0, 1], True), ([2], True)]
    assert given([pairs.take(1).get_single_element(), iter(pairs).get_next_as_optional().get_value()]) == expected[:1] * 2
    one = tf.data.experimental.Optional.from_value((1, None))
    assert given([one.get_value()]) == [(1, None)] and one.element_spec[1] == none
    assert int(pairs.reduce(0, lambda s, x: s + (x[1] is None))) == 3
    assert given(tf.data.Dataset.from_tensor_slices(([1, 2], None))) == [(1, None), (2, None)]


def test_what_is_no_dataset_is_named(tf):
    numbers = tf.data.Dataset.range(2)
    with pytest.raises(TypeError, match="Invalid input to `zip`.*encountered object of type <class 'int'>"):
        tf.data.Dataset.zip((numbers, 5))
    with pytest.raises(TypeError, match="Must pass at least one dataset to `zip`."):
        tf.data.Dataset.zip()
    with pytest.raises(TypeError, match=r"concatenate takes Datasets, not \[1\]"):
        numbers.concatenate([1])
    with pytest.raises(TypeError, match="choose_from_datasets takes Datasets, not 5"):
        tf.data.Dataset.choose_from_datasets([numbers, 5], numbers)
    with pytest.raises(TypeError, match="sample_from_datasets takes Datasets, not 1"):
        tf.data.Dataset.sample_from_datasets([1])


def test_examples_are_parsed_in_a_pipeline(tf):
    serialized = [eager.records.example({"x": i}) for i in range(3)]
    dataset = tf.data.Dataset.from_tensor_slices(serialized).batch(2).apply(
        tf.data.experimental.parse_example_dataset({"x": tf.io.FixedLenFeature([], tf.int64)}))
    assert values(dataset) == [{"x": [0, 1]}, {"x": [2]}]


def test_files_are_listed_by_tensors(tf, tmp_path):
    for name in ("a.gz", "b.gz", "c.txt"):
        (tmp_path / name).write_bytes(b"")
    pattern = str(tmp_path / "*.gz")
    found = [str(tmp_path / name).encode() for name in ("a.gz", "b.gz")]
    for given in pattern, [pattern], tf.constant(pattern), tf.constant([pattern]), [tf.constant(pattern)], np.array([pattern]), tmp_path / "*.gz":
        assert values(tf.data.Dataset.list_files(given, shuffle=False)) == found
    with pytest.raises(tf.errors.InvalidArgumentError, match="No files matched pattern: nothing"):
        tf.data.Dataset.list_files("nothing")


def test_examples_of_the_documentation(tf):
    from eager.compat.tensorflow import _data_steps

    assert doctest.testmod(_data_steps).failed == 0


def test_take_while(tf):
    range_ = tf.data.Dataset.range
    assert values(range_(10).take_while(lambda x: x < 5)) == [0, 1, 2, 3, 4]
    assert values(range_(10).take_while(lambda x: False)) == [] and values(range_(2).take_while(lambda x: True)) == [0, 1]
    pairs = tf.data.Dataset.from_tensor_slices({"a": [1, 2, 3], "b": ["x", "y", "z"]})
    assert values(pairs.take_while(lambda e: e["b"] != "z")) == [{"a": 1, "b": b"x"}, {"a": 2, "b": b"y"}]
    assert values(range_(9).enumerate().take_while(lambda i, x: i + x < 4).map(lambda i, x: x)) == [0, 1]
    assert range_(3).take_while(lambda x: True).element_spec == tf.TensorSpec([], tf.int64)
    assert values(range_(9).apply(tf.data.experimental.take_while(lambda x: x < 2))) == [0, 1]
    for wrong in (lambda x: x, lambda x: [True], lambda x: 1):
        with pytest.raises(ValueError, match="Invalid `predicate`. `predicate` must return a `tf.bool` scalar tensor but its return type"):
            list(range_(3).take_while(wrong))


def test_scan(tf):
    range_ = tf.data.Dataset.range
    fibonacci = range_(1).repeat(None).scan((0, 1), lambda old, _: ((old[1], old[0] + old[1]), old[1]))
    assert values(fibonacci.take(8)) == [1, 1, 2, 3, 5, 8, 13, 21]
    assert fibonacci.element_spec == tf.TensorSpec([], tf.int32)
    grown = range_(1, 4).scan(tf.zeros([0], tf.int64), lambda old, x: (tf.concat([old, [x]], 0),) * 2)
    assert values(grown) == [[1], [1, 2], [1, 2, 3]] and grown.element_spec.shape == (None,)
    asks = range_(3).scan(tf.constant(0, tf.int64), lambda s, x: (s + x, [int(s)] * int(x)))
    assert values(asks) == [[], [0], [1, 1]]
    both = tf.data.Dataset.from_tensor_slices((["a", "b"], [1, 2])).scan(0, lambda s, e: (s + e[1], {"name": e[0], "sum": s + e[1]}))
    assert values(both) == [{"name": b"a", "sum": 1}, {"name": b"b", "sum": 3}]
    assert values(range_(3).scan(np.int64(5), lambda s, x: (7, s))) == [5, 7, 7]  # Python's numbers take the dtype
    assert values(range_(3).apply(tf.data.experimental.scan(np.int64(1), lambda s, x: (s + x, s)))) == [1, 1, 2]
    with pytest.raises(TypeError, match="`scan_func` should return a pair"):
        range_(3).scan(0, lambda s, x: s)
    with pytest.raises(TypeError, match="The element types for the new state must match the initial state. Expected .*int32"):
        range_(3).scan(0, lambda s, x: (x, x))
    with pytest.raises((TypeError, ValueError), match="structure"):
        range_(3).scan((0, 0), lambda s, x: (s[0], x))
    with pytest.raises(ValueError, match="ranks change"):
        range_(3).scan(0, lambda s, x: (tf.expand_dims(s, 0), x))


def test_unique(tf):
    slices = tf.data.Dataset.from_tensor_slices
    assert values(slices([1, 37, 2, 37, 2, 1]).unique()) == [1, 37, 2]
    assert values(slices(["foo", "bar", "foo", "", ""]).unique()) == [b"foo", b"bar", b""]
    assert values(slices([[1, 2], [2, 1], [1, 2]]).unique()) == [[1, 2], [2, 1]]
    ragged = tf.data.Dataset.from_generator(lambda: iter([[], [1], [], [1, 1]]), tf.int64, [None])
    assert values(ragged.apply(tf.data.experimental.unique())) == [[], [1], [1, 1]]
    assert values(slices((["a", "a"],)).map(lambda x: x).unique()) == [b"a"]
    with pytest.raises(TypeError, match="`tf.data.Dataset.unique` does not support type .* -- only `tf.int32`, `tf.int64`, and `tf.string`"):
        slices([1.5]).unique()
    with pytest.raises(tf.errors.InvalidArgumentError, match="only supports inputs with a single component"):
        slices(([1], [2])).unique()


def test_get_single_element(tf):
    assert tf.data.Dataset.from_tensors((1, [2.0])).get_single_element()[1].numpy().tolist() == [2.0]
    assert int(tf.data.experimental.get_single_element(tf.data.Dataset.range(5, 6))) == 5
    with pytest.raises(tf.errors.InvalidArgumentError, match="Dataset was empty."):
        tf.data.Dataset.range(0).get_single_element()
    with pytest.raises(tf.errors.InvalidArgumentError, match="Dataset had more than one element."):
        tf.data.Dataset.range(2).get_single_element()


def test_choose_from_datasets(tf):
    def words(*counts):
        return [tf.data.Dataset.from_tensors(word).repeat(n) for word, n in zip(("foo", "bar", "baz"), counts)]

    choose, choices = tf.data.Dataset.choose_from_datasets, tf.data.Dataset.range(3).repeat(3)
    assert values(choose(words(-1, -1, -1), choices)) == [b"foo", b"bar", b"baz"] * 3
    assert values(choose(words(-1, 1, -1), choices)) == [b"foo", b"bar", b"baz", b"foo"]
    passed_over = [b"foo", b"bar", b"baz", b"foo", b"baz", b"foo", b"baz"]
    assert values(choose(words(-1, 1, -1), choices, stop_on_empty_dataset=False)) == passed_over
    assert values(tf.data.experimental.choose_from_datasets(words(-1, 1, -1), choices)) == passed_over
    assert values(choose(words(1, 1, 1), choices.repeat(), False)) == [b"foo", b"bar", b"baz"]
    merged = choose([tf.data.Dataset.from_tensors([1, 2]), tf.data.Dataset.from_tensors([1, 2, 3])], tf.data.Dataset.range(2))
    assert merged.element_spec.shape == (None,) and values(merged) == [[1, 2], [1, 2, 3]]
    with pytest.raises(ValueError, match="`datasets` should not be empty"):
        choose([], choices)
    with pytest.raises(TypeError, match="`choice_dataset` should be a `tf.data.Dataset`"):
        choose(words(1, 1, 1), [0, 1])
    for wrong in (tf.data.Dataset.from_tensor_slices([0, 1]), tf.data.Dataset.range(2).batch(2)):
        with pytest.raises(TypeError, match="Elements of `choice_dataset` must be scalar `tf.int64` tensors"):
            choose(words(1, 1, 1), wrong)
    with pytest.raises(tf.errors.InvalidArgumentError, match="Selector index out of range: 2 >= 2"):
        list(choose(words(-1, -1), choices))
    with pytest.raises(TypeError, match="the same output types"):
        choose([tf.data.Dataset.range(2), tf.data.Dataset.from_tensors(1.0)], choices)
    with pytest.raises(ValueError, match="the same ranks"):
        choose([tf.data.Dataset.range(2), tf.data.Dataset.range(2).batch(2)], choices)
    with pytest.raises((TypeError, ValueError)):
        choose([tf.data.Dataset.range(2), tf.data.Dataset.range(2).enumerate()], choices)


def test_sample_from_datasets(tf):
    sample = tf.data.Dataset.sample_from_datasets

    def endless():
        return [tf.data.Dataset.from_tensors(i).repeat() for i in range(3)]

    def counts(dataset, n=2000):
        return np.bincount(values(dataset.take(n)), minlength=3) / n

    assert np.allclose(counts(sample(endless(), [1.0, 2.0, 7.0], seed=1)), [0.1, 0.2, 0.7], atol=0.04)
    assert np.allclose(counts(sample(endless(), seed=2)), [1 / 3] * 3, atol=0.05)
    assert np.allclose(counts(sample(endless(), np.float32([0.0, 1.0, 1.0]), seed=2)), [0, 0.5, 0.5], atol=0.05)
    given = tf.data.Dataset.from_tensors([0.0, 0.25, 0.75]).repeat()
    assert np.allclose(counts(sample(endless(), given, seed=3)), [0, 0.25, 0.75], atol=0.04)
    assert len(values(sample(endless(), given.take(5), seed=3))) == 5
    assert values(sample(endless(), [0.0, 0.0, 1.0]), 3) == [2, 2, 2] and values(sample(endless(), [0.0] * 3)) == []
    # Seeds
    same, other = sample(endless(), seed=7), sample(endless(), seed=8)
    assert values(same, 50) == values(same, 50) == values(sample(endless(), seed=7), 50) != values(other, 50)
    changing = sample(endless(), seed=7, rerandomize_each_iteration=True)
    assert values(changing, 50) != values(changing, 50)
    tf.random.set_seed(1)
    drawn = values(sample(endless()), 50)
    assert drawn != values(sample(endless()), 50)
    tf.random.set_seed(1)
    assert drawn == values(sample(endless()), 50)
    # Ends
    ends = [tf.data.Dataset.range(3), tf.data.Dataset.range(10, 40)]
    assert sorted(values(sample(ends, seed=1))) == [*range(3), *range(10, 40)]
    assert len(values(sample(ends, seed=1, stop_on_empty_dataset=True))) < 33
    assert sorted(values(tf.data.experimental.sample_from_datasets(ends, [0.5, 0.5], 1))) == [*range(3), *range(10, 40)]
    with pytest.raises(ValueError, match="`weights` should have the same length as `datasets` but got `len.weights.=2` vs. `len.datasets.=3`"):
        sample(endless(), [0.5, 0.5])
    with pytest.raises(ValueError, match="`datasets` should not be empty"):
        sample([])
    with pytest.raises(tf.errors.InvalidArgumentError, match="for 3 datasets"):
        list(sample(endless(), tf.data.Dataset.from_tensors([0.5, 0.5])))


def test_window(tf):
    numbers = tf.data.Dataset.range(7)
    windows = numbers.window(3, shift=2, drop_remainder=True)
    assert values(windows.flat_map(lambda w: w.batch(3))) == [[0, 1, 2], [2, 3, 4], [4, 5, 6]]
    assert [values(w) for w in numbers.window(3)] == [[0, 1, 2], [3, 4, 5], [6]]
    assert [values(w) for w in numbers.window(2, stride=3)] == [[0, 3], [2, 5], [4], [6]]
    assert [values(w) for w in windows.shuffle(3, 1).repeat(2).take(2)] != []
    assert values(windows.map(lambda w: w.reduce(tf.constant(0, tf.int64), lambda a, b: a + b))) == [3, 9, 15]
    assert [values(w) for w in windows.filter(lambda w: next(iter(w)) > 1)] == [[2, 3, 4], [4, 5, 6]]
    pairs = tf.data.Dataset.from_tensor_slices((list(range(4)), [0., 1., 4., 9.])).window(2)
    both = pairs.flat_map(lambda x, y: tf.data.Dataset.zip((x.batch(2), y.batch(2))))
    assert values(both) == [([0, 1], [0., 1.]), ([2, 3], [4., 9.])]
    named = tf.data.Dataset.from_tensor_slices({"a": [1, 2, 3]}).window(2).flat_map(lambda w: w["a"].batch(2))
    assert values(named) == [[1, 2], [3]]
    assert values(numbers.take(0).window(2).flat_map(lambda w: w.batch(2))) == []
    series = numbers.window(4, shift=1, drop_remainder=True).flat_map(lambda w: w.batch(4)).map(lambda w: (w[:-1], w[-1])).batch(2)
    assert values(series)[0] == ([[0, 1, 2], [1, 2, 3]], [3, 4])
    with pytest.raises(ZeroDivisionError):
        list(windows.flat_map(lambda w: w.batch(1 if next(iter(w)) < 4 else 1 // 0)))


def test_windows_that_are_zipped(tf):
    range_, zip_ = tf.data.Dataset.range, tf.data.Dataset.zip
    both = zip_((range_(4).window(2), range_(2)))
    assert [(values(w), i.item()) for w, i in both] == [([0, 1], 0), ([2, 3], 1)]
    assert values(both.flat_map(lambda w, i: w.batch(2))) == values(both.interleave(lambda w, i: w.batch(2))) == [[0, 1], [2, 3]]
    assert values(both.filter(lambda w, i: i > 0).take(1).map(lambda w, i: (i, w.reduce(np.int64(0), lambda a, b: a + b)))) == [(1, 5)]
    named = zip_({"a": range_(4).window(2), "b": range_(2)}).repeat(2)
    assert values(named.flat_map(lambda e: zip_((e["a"], range_(e["b"], 9))))) == [(0, 0), (1, 1), (2, 1), (3, 2)] * 2
    assert values(range_(4).window(2).enumerate().flat_map(lambda i, w: w.skip(i))) == [0, 1, 3]
    assert values(zip_((range_(0).window(2), range_(2))).flat_map(lambda w, i: w)) == []


def test_functions_of_map_that_give_lists(tf):
    numbers = tf.data.Dataset.range(2)
    pairs = numbers.map(lambda x: [x, tf.cast(x, tf.float32) / 2])
    assert values(pairs) == [(0, 0.0), (1, 0.5)] and pairs.output_types == (tf.int64, tf.float32)
    assert values(numbers.map(lambda x: [x])) == [(0,), (1,)] and values(numbers.map(lambda x: {"a": [x, x]})) == [{"a": [0, 0]}, {"a": [1, 1]}]
    lines = tf.data.Dataset.from_tensor_slices(["1,2.5", "3,4"])
    assert values(lines.map(lambda line: tf.decode_csv(line, [[0], [0.0]])).map(lambda a, b: b - 1)) == [1.5, 3]
    with pytest.warns(UserWarning):
        assert values(numbers.map(lambda x: tf.py_func(lambda v: (v, v + 1), [x], [tf.int64, tf.int64]))) == [(0, 1), (1, 2)]
    assert values(numbers.window(2).map(lambda w: [next(iter(w)), 7])) == [(0, 7)]
    assert values(eager.data.Dataset.range(2).map(lambda x: [x, x])) == [[0, 0], [1, 1]]  # there a list is a tensor
    with pytest.raises(TypeError, match="map takes a function, not 5"):
        numbers.map(5)


def test_functions_of_map_that_check(tf):
    def positive(x):
        tf.debugging.assert_positive(x, message="too low")
        return x

    def low(x):
        tf.Assert(x < 3, [x])
        return x

    numbers = tf.data.Dataset.from_tensor_slices([1.0, 0.0, 4.0])
    for function, expected in ((lambda x: tf.debugging.check_numerics(1 / x, "m"), [1, tf.errors.InvalidArgumentError, 0.25]),
                               (positive, [1, tf.errors.InvalidArgumentError, 4]), (low, [1, 0, tf.errors.InvalidArgumentError])):
        with pytest.warns(UserWarning, match="asks for a value") as said:
            assert outcomes(numbers.map(function)) == expected
        assert len(said) == 1


def test_range_has_an_output_type(tf):
    numbers = tf.data.Dataset.range(1, 7, 2, output_type=tf.int32)
    assert numbers.output_types is tf.int32 and values(numbers) == [1, 3, 5] and int(numbers.cardinality()) == 3
    assert tf.data.Dataset.range(2).output_types is tf.int64


def test_elements_of_files_are_counted(tf, tmp_path):
    (tmp_path / "t").write_text("x\ny\n")
    assert values(tf.data.TextLineDataset(str(tmp_path / "t")).enumerate(5)) == [(5, b"x"), (6, b"y")]


def test_generators_of_another_structure(tf):
    for elements, types in (([(1, 2)], (tf.int64,)), ([1], (tf.int64, tf.int64)), ([{"b": 1}], {"a": tf.int64}), ([(1, 2), 3], (tf.int64,) * 2)):
        with pytest.raises(TypeError, match=f"did not match the expected structure.*This is element {len(elements) - 1}"):
            list(tf.data.Dataset.from_generator(lambda: iter(elements), types))


def test_group_by_window(tf):
    range_ = tf.data.Dataset.range
    by_parity = range_(10).group_by_window(lambda x: x % 2, lambda key, window: window.batch(5), window_size=5)
    assert values(by_parity) == [[0, 2, 4, 6, 8], [1, 3, 5, 7, 9]]
    keyed = range_(7).group_by_window(lambda x: x % 3, lambda key, window: window.map(lambda x: (key, x)),
                                      window_size_func=lambda key: key + 1)
    assert values(keyed) == [(0, 0), (0, 3), (1, 1), (1, 4), (0, 6), (2, 2), (2, 5)]
    sums = tf.data.Dataset.from_tensor_slices(([1, 2, 3, 4], [0, 1, 0, 1])).apply(tf.contrib.data.group_by_window(
        lambda x, key: tf.cast(key, tf.int64), lambda key, window: window.map(lambda x, _: x).batch(2), 2))
    assert values(sums) == [[1, 3], [2, 4]]
    assert values(range_(5).group_by_window(lambda x: 9 - x, lambda key, window: window, 2)) == [4, 3, 2, 1, 0]  # in the order of keys
    assert values(range_(0).group_by_window(lambda x: x, lambda key, window: window.batch(2), 2)) == []
    assert len(values(range_(9).group_by_window(lambda x: 0, lambda key, window: window.shuffle(9, seed=1), 9))) == 9
    for size in ({}, {"window_size": 2, "window_size_func": lambda key: 2}):
        with pytest.raises(ValueError, match="Either the `window_size` argument or the `window_size_func` argument must be specified"):
            range_(3).group_by_window(lambda x: x, lambda key, window: window, **size)
    with pytest.raises(ValueError, match="`key_func` must return a single `tf.int64` scalar tensor"):
        range_(3).group_by_window(lambda x: 1.5, lambda key, window: window, 2)
    with pytest.raises(TypeError, match="`reduce_func` must return a single `tf.data.Dataset` object"):
        range_(3).group_by_window(lambda x: x, lambda key, window: key, 2)
    with pytest.raises(tf.errors.InvalidArgumentError, match="Window size must be greater than zero, but got 0"):
        list(range_(3).group_by_window(lambda x: x, lambda key, window: window, 0))


ROWS = [[0], [1, 2, 3, 4], [5, 6, 7], [7, 8, 9, 10, 11], [13, 14], [15, 16, 17]]


def test_bucket_by_sequence_length(tf):
    rows = tf.data.Dataset.from_generator(lambda: iter(ROWS), tf.int64, [None])

    def bucketed(dataset=rows, boundaries=(3, 5), sizes=(2, 2, 2), **more):
        return dataset.bucket_by_sequence_length(lambda *e: tf.shape(e[0])[0], boundaries, sizes, **more)

    assert values(bucketed()) == [[[1, 2, 3, 4], [5, 6, 7, 0]], [[0, 0], [13, 14]], [[15, 16, 17]], [[7, 8, 9, 10, 11]]]
    assert bucketed().element_spec == tf.TensorSpec([None, None], tf.int64)
    assert values(bucketed(drop_remainder=True)) == [[[1, 2, 3, 4], [5, 6, 7, 0]], [[0, 0], [13, 14]]]
    assert values(bucketed(padding_values=np.int64(-1), padded_shapes=[6]))[0] == [[1, 2, 3, 4, -1, -1], [5, 6, 7, -1, -1, -1]]
    assert values(bucketed(boundaries=[3, 6], pad_to_bucket_boundary=True)) == [
        [[1, 2, 3, 4, 0], [5, 6, 7, 0, 0]], [[0, 0], [13, 14]], [[7, 8, 9, 10, 11], [15, 16, 17, 0, 0]]]
    with pytest.raises(tf.errors.InvalidArgumentError, match=r"elements must have length < max\(bucket_boundaries\)"):
        list(bucketed(pad_to_bucket_boundary=True))
    even = tf.data.Dataset.from_tensor_slices(([[1, 2], [3, 4]], [0, 1]))
    assert values(bucketed(even, no_padding=True)) == [([[1, 2], [3, 4]], [0, 1])]
    assert bucketed(even).element_spec == (tf.TensorSpec([None, 2], tf.int32), tf.TensorSpec([None], tf.int32))
    pairs = rows.map(lambda row: (row, tf.shape(row)[0]))
    assert values(bucketed(pairs))[0] == ([[1, 2, 3, 4], [5, 6, 7, 0]], [4, 3])
    assert values(rows.apply(tf.data.experimental.bucket_by_sequence_length(lambda x: tf.shape(x)[0], [3], [6, 6])))[1] == [
        [1, 2, 3, 4, 0], [5, 6, 7, 0, 0], [7, 8, 9, 10, 11], [15, 16, 17, 0, 0]]
    with pytest.raises(ValueError, match=r"must equal `len\(bucket_boundaries\) \+ 1` but `len\(bucket_batch_sizes\)=2`"):
        bucketed(sizes=[2, 2])


def test_iterators_and_what_elements_are(tf):
    dataset = tf.data.Dataset.from_tensor_slices({"a": [[1, 2]], "b": ["x"]})
    iterator = tf.data.make_one_shot_iterator(dataset)
    for found in (dataset, iterator):
        assert tf.compat.v1.data.get_output_types(found) == tf.data.get_output_types(found) == {"a": tf.int32, "b": tf.string}
        assert tf.compat.v1.data.get_output_shapes(found)["a"].as_list() == [2]
        assert tf.data.get_output_classes(found) == {"a": tf.Tensor, "b": tf.Tensor}
    assert iterator.get_next()["b"].numpy() == b"x"
    with pytest.raises(tf.errors.OutOfRangeError):
        iterator.get_next()
    assert values(tf.data.Dataset.range(5).apply(tf.contrib.data.batch_and_drop_remainder(2))) == [[0, 1], [2, 3]]


def test_negative_counts_are_all(tf):
    dataset = tf.data.Dataset.range(3)
    assert values(dataset.take(-7)) == [0, 1, 2] and values(dataset.skip(-7)) == [] and values(dataset.repeat(-7), 5) == [0, 1, 2, 0, 1]


def test_elements_of_generators_that_are_not_what_was_said(tf):
    def refused(types, shapes, element):
        with pytest.raises(tf.errors.InvalidArgumentError) as error:
            list(tf.data.Dataset.from_generator(lambda: iter([element]), types, shapes))
        return error.value.message

    assert "`generator` yielded an element that did not match the expected structure. The expected structure was (" in refused(
        (tf.int64, tf.int64), ((), ()), (1, 2, 3))
    assert "`generator` yielded an element that could not be converted to the expected type. The expected type was int64, but the yielded " \
        "element was 'x'." in refused(tf.int64, (), "x")
    assert "`generator` yielded an element of shape (1,) where an element of shape () was expected." in refused(tf.int64, (), [1])


def test_errors_are_ignored(tf):
    broken = tf.data.Dataset.from_tensor_slices([1, 0, 2, 0]).map(lambda x: 6 // x)
    assert values(broken.ignore_errors()) == values(broken.apply(tf.data.experimental.ignore_errors())) == [6, 3]
    assert values(broken.batch(2).ignore_errors()) == [[6, 3]]
    with pytest.warns(UserWarning, match="Integer division by zero"):
        values(broken.ignore_errors(log_warning=True))
    iterator = iter(broken.ignore_errors().repeat())
    assert next(iterator).item() == 6
    iterator.stop()
    with pytest.raises(tf.errors.FailedPreconditionError):
        next(iterator)


def test_other_transformations(tf):
    numbers = tf.data.Dataset.range(3)
    for where in (tf.data.experimental, tf.contrib.data):
        assert values(numbers.apply(where.enumerate_dataset(5))) == [(5, 0), (6, 1), (7, 2)]
        assert values(numbers.apply(where.parallel_interleave(lambda n: tf.data.Dataset.from_tensors(n).repeat(2), 2))) == [0, 1, 0, 1, 2, 2]
        assert values(where.Counter(), 3) == [0, 1, 2] and values(where.Counter(5, -2, tf.int32), 3) == [5, 3, 1]
    assert tf.data.experimental.Counter(dtype=tf.float32).element_spec == tf.TensorSpec([], tf.float32)


def test_sparse_and_ragged_tensors_are_elements_as_a_whole(tf):
    for x in (tf.SparseTensor([[0, 0], [1, 1]], [1, 2], [2, 2]), tf.ragged.constant([[1, 2], [], [3]])):
        whole = tf.data.Dataset.from_tensors((x, {"a": 1}))
        assert type(next(iter(whole))[0]) is type(x)
        for step in (lambda: whole.batch(2), lambda: whole.padded_batch(2), lambda: whole.unbatch(), lambda: whole.window(2),
                     lambda: tf.data.Dataset.from_tensor_slices({"a": (x,)})):
            with pytest.raises(tf.errors.UnimplementedError, match=type(x).__name__):
                step()


# ---- CSV, and Examples as batches

TABLE = 'a,b,c,d\n1,0.5,x,\n2,1e40,"y,\nz",7\n3,2,,4294967296\n'


def table(tmp_path, name="1.csv", text=TABLE):
    (tmp_path / name).write_text(text, newline="")
    return str(tmp_path / name)


def test_decode_csv(tf):
    assert [t.tolist() for t in tf.io.decode_csv([["1,a"], [",b"]], [[7], tf.string])] == [[[1], [7]], [[b"a"], [b"b"]]]
    assert [t.tolist() for t in tf.decode_csv("1.5,,NA", [[0.0], ["e"], [3]], na_value="NA")] == [1.5, b"e", 3]
    assert [t.tolist() for t in tf.decode_csv('"a ""b"" ,c"|2', [tf.string, tf.int64], field_delim="|")] == [b'a "b" ,c', 2]
    assert tf.decode_csv('"a"', [tf.string], use_quote_delim=False)[0].numpy() == b'"a"'
    assert [t.tolist() for t in tf.decode_csv("1,2,3", [tf.int32, tf.float64], select_cols=[0, 2])] == [1, 3.0]
    for records, defaults, why in (("1", [tf.int32] * 2, "Expect 2 fields but have 1 in record 0"),
                                   ("x", [tf.int32], "Field 0 in record 0 is not a valid int32: x"),
                                   ("2147483648", [tf.int32], "not a valid int32"), ("1_0", [tf.float32], "not a valid float: 1_0"),
                                   (["1", ""], [tf.int32], "Expect 1 fields but have 0 in record 1"),
                                   (["1,", "2,3"], [tf.int32] * 2, "Field 1 is required but missing in record 0!")):
        with pytest.raises(tf.errors.InvalidArgumentError, match=why):
            tf.decode_csv(records, defaults)
    with pytest.raises(ValueError, match="strictly increasing"):
        tf.decode_csv("1,2", [tf.int32] * 2, select_cols=[1, 0])


def test_csv_datasets(tf, tmp_path):
    path = table(tmp_path)
    d = tf.data.experimental.make_csv_dataset(path, 2, num_epochs=1, shuffle=False, label_name="a")
    assert {k: s.dtype.name for k, s in d.element_spec[0].items()} == {"b": "float64", "c": "string", "d": "int64"}
    assert [({k: v.numpy().tolist() for k, v in f.items()}, label.numpy().tolist()) for f, label in d] == [
        ({"b": [0.5, 1e40], "c": [b"x", b"y,\nz"], "d": [0, 7]}, [1, 2]), ({"b": [2.0], "c": [b""], "d": [4294967296]}, [3])]
    chosen = tf.contrib.data.make_csv_dataset([path], 3, select_columns=["d", 0], column_defaults=[tf.int64, tf.constant([5], tf.int64)], num_epochs=1)
    assert sorted(x for f in chosen for x in f["d"].numpy().tolist()) == [5, 7, 4294967296]
    forever = tf.data.experimental.make_csv_dataset(path, 5, shuffle_seed=0)
    assert len(list(forever.take(4))) == 4
    rows = tf.data.experimental.CsvDataset(path, [tf.int64, [7]], header=True, select_cols=[0, 3])
    kept = [tuple(x.numpy().tolist() for x in row) for row in rows.apply(tf.data.experimental.ignore_errors())]
    assert kept == [(1, 7), (2, 7)]  # the last one is no int32
    import gzip

    (tmp_path / "z").write_bytes(gzip.compress(TABLE.encode()))
    zipped = tf.data.experimental.CsvDataset([str(tmp_path / "z")], [tf.string], "GZIP", select_cols=[2])
    assert [row[0].numpy() for row in zipped.apply(tf.data.experimental.ignore_errors())] == [b"c", b"x", b"y,\nz"]  # one is missing
    for wrong, why in (({"label_name": "e"}, "label_name"), ({"select_columns": ["e"]}, "no columns: e"), ({"header": False}, "column_names"),
                       ({"file_pattern": str(tmp_path / "none*")}, "No files match"),
                       ({"file_pattern": [path, table(tmp_path, "2.csv", "a\n1\n")]}, "same header")):
        with pytest.raises(ValueError, match=why):
            tf.data.experimental.make_csv_dataset(**{"file_pattern": path, "batch_size": 2, **wrong})


def test_batched_features_and_small_names(tf, tmp_path):
    path = str(tmp_path / "r")

    def example(i):
        return tf.train.Example(features=tf.train.Features(feature={
            "x": tf.train.Feature(int64_list=tf.train.Int64List(value=[i]))})).SerializeToString()

    tf.data.experimental.TFRecordWriter(path).write(tf.data.Dataset.from_tensor_slices([example(i) for i in range(5)]))
    features = {"x": tf.io.FixedLenFeature([], tf.int64)}
    d = tf.data.experimental.make_batched_features_dataset(path, 2, features, num_epochs=1, shuffle=False)
    assert [f["x"].numpy().tolist() for f in d] == [[0, 1], [2, 3], [4]]
    labelled = tf.contrib.data.make_batched_features_dataset(path, 2, features, label_key="x")
    assert sorted(x for f, label in labelled.take(5) for x in label.numpy().tolist())[::2] == [0, 1, 2, 3, 4] and labelled.element_spec[0] == {}
    with pytest.raises(ValueError, match="label_key"):
        tf.data.experimental.make_batched_features_dataset(path, 2, features, label_key="y")
    with pytest.raises(TypeError, match="DT_STRING"):
        tf.data.experimental.TFRecordWriter(path).write(tf.data.Dataset.range(2))
    assert [x.numpy().tolist() for x in tf.data.Dataset.range(5).batch(2).rebatch(3)] == [[0, 1, 2], [3, 4]]
    d = tf.contrib.data.Dataset.range(3).map_with_legacy_function(lambda x: x + 1).filter_with_legacy_function(lambda x: x > 1)
    assert [x.numpy() for x in tf.data.make_initializable_iterator(d)] == [2, 3] and isinstance(d.options(), tf.data.Options)


def test_sources_that_tensorflow_has_as_classes(tf, tmp_path):
    (tmp_path / "t").write_text("ab\ncd\n")
    lines = tf.data.TextLineDataset(str(tmp_path / "t"))
    fixed = tf.data.FixedLengthRecordDataset([str(tmp_path / "t")], 3)
    assert isinstance(lines, tf.data.TextLineDataset) and isinstance(fixed, tf.data.FixedLengthRecordDataset)
    assert isinstance(tf.data.TFRecordDataset([]), tf.data.Dataset) and values(fixed) == [b"ab\n", b"cd\n"]
    both = lines.concatenate(fixed).map(lambda x: x).filter(lambda x: True).enumerate().take(3).take_while(lambda i, x: i < 2)
    assert values(both) == [(0, b"ab"), (1, b"cd")] and type(both) is tf.data.Dataset
    assert values(tf.data.TextLineDataset(tf.data.Dataset.from_tensor_slices([str(tmp_path / "t")]))) == [b"ab", b"cd"]


def test_sources_of_numbers(tf):
    assert values(tf.data.Dataset.counter(5, 2).take(3)) == [5, 7, 9]
    drawn = tf.data.Dataset.random(seed=4).take(5)
    assert values(drawn) == values(drawn) == values(tf.data.Dataset.random(seed=4).take(5)) != values(tf.data.Dataset.random(seed=5).take(5))
    again = tf.data.Dataset.random(seed=4, rerandomize_each_iteration=True).take(5)
    assert values(again) != values(again)
    free = values(tf.data.Dataset.random().take(50))
    assert len(set(free)) == 50 and all(0 <= x < 2**32 for x in free)


def test_dims_that_are_not_known(tf):
    unknown = tf.Dimension(None)
    assert tf.TensorShape([unknown, tf.Dimension(3), 2]).as_list() == [None, 3, 2] and tf.TensorShape(None).ndims is None

    def generated(shapes):
        return tf.data.Dataset.from_generator(lambda: iter([[1], [1, 2]]), tf.int32, shapes)

    for shape in ([unknown], tf.TensorShape([unknown]), tf.TensorShape(None)):
        rows = generated(shape)
        assert rows.element_spec == tf.TensorSpec([None], tf.int32)
        assert values(rows.padded_batch(2, shape)) == values(rows.padded_batch(2, rows.output_shapes)) == [[[1, 0], [1, 2]]]
    pairs = tf.data.Dataset.zip((generated([None]), tf.data.Dataset.range(2)))
    for shapes in ((None, None), ([unknown], []), (tf.TensorShape(None), tf.TensorShape([])), pairs.output_shapes):
        assert values(pairs.padded_batch(2, shapes)) == [([[1, 0], [1, 2]], [0, 1])]
    named = pairs.map(lambda x, y: {"x": x, "y": y})
    assert values(named.padded_batch(2, {"x": [tf.Dimension(3)], "y": None})) == [{"x": [[1, 0, 0], [1, 2, 0]], "y": [0, 1]}]
    with pytest.raises(ValueError, match="do not have the structure of the elements"):
        pairs.padded_batch(2, (None,))


def test_small_names(tf):
    assert values(tf.data.Dataset.range(5).shard(num_shards=tf.constant(2), index=tf.constant(1), name="every second")) == [1, 3]
    numbers = tf.data.experimental.RandomDataset(seed=4)
    assert values(numbers, 3) == values(tf.data.Dataset.random(seed=4), 3)
    assert tf.data.experimental.get_structure(numbers) == tf.data.experimental.get_structure(iter(numbers)) == tf.TensorSpec([], tf.int64)


def test_options_have_groups(tf):
    options, more = tf.data.Options(), tf.data.Options()
    options.threading.private_threadpool_size = 4
    options.deterministic, more.deterministic = False, True
    merged = options.merge(more)
    assert merged.deterministic is True and merged.threading.private_threadpool_size == 4 and merged.autotune.enabled is None
    assert values(tf.data.Dataset.range(2).with_options(options)) == [0, 1]


def test_examples_behave_as_protocol_buffers(tf):
    def example(**numbers):
        return tf.train.Example(features=tf.train.Features(feature={
            name: tf.train.Feature(int64_list=tf.train.Int64List(value=[n])) for name, n in numbers.items()}))

    a, b = example(x=1, y=2), example(y=3, z=4)
    assert a.ByteSize() == len(a.SerializeToString()) and a.HasField("features") and not tf.train.Example().HasField("features")
    a.MergeFrom(b)
    assert a == example(x=1, y=3, z=4)
    b.features.feature["z"].int64_list.value.append(5)
    assert a == example(x=1, y=3, z=4)  # it has a copy
    c = tf.train.Example()
    c.CopyFrom(a)
    a.Clear()
    assert c == example(x=1, y=3, z=4) and a == tf.train.Example()
    with pytest.raises(TypeError):
        c.CopyFrom(tf.train.SequenceExample())
    with pytest.raises(ValueError, match='no "feature" field'):
        c.HasField("feature")
