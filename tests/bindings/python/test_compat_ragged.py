"""eager.compat.tensorflow: RaggedTensors and SparseTensors."""
import copy
import doctest
import importlib
import pickle
import random

import numpy as np
import pytest

import eager


@pytest.fixture(autouse=True)
def tf():
    """Gives the module, and switches off at the end what it switched on for the process."""
    import eager.compat.tensorflow as tf
    from eager.compat.tensorflow import _functions

    tf._tensors.use(True)
    yield tf
    tf.reset_default_graph()
    tf._tensors.use(False)
    _functions.dropout_keeps = False


# ---- RaggedTensor

def test_parts(tf):
    x = tf.RaggedTensor.from_row_splits([1, 2, 3], [0, 2, 2, 3])
    assert x.values.numpy().tolist() == [1, 2, 3] and x.row_splits.numpy().tolist() == [0, 2, 2, 3] and x.row_splits.dtype is tf.int64
    assert x.dtype is tf.int32 and x.ragged_rank == 1 and x.shape.as_list() == [3, None] == x.get_shape().as_list()
    assert x.uniform_row_length is None and tf.is_tensor(x) and not isinstance(x, tf.Tensor)
    for name, value in (("nrows", 3), ("row_lengths", [2, 0, 1]), ("row_starts", [0, 2, 2]), ("row_limits", [2, 2, 3]),
                        ("value_rowids", [0, 0, 2]), ("bounding_shape", [3, 2])):
        found = getattr(x, name)()
        assert found.dtype is tf.int64 and found.numpy().tolist() == value, name
    assert x.to_list() == [[1, 2], [], [3]] and [row.numpy().tolist() for row in x] == x.to_list()
    assert [row.tolist() for row in x.numpy()] == x.to_list() and tf.ragged.constant([[1], [2]]).numpy().tolist() == [[1], [2]]
    assert x.with_values(["a", "b", "c"]).to_list() == [[b"a", b"b"], [], [b"c"]] == x.with_flat_values(["a", "b", "c"]).to_list()
    for other in (pickle.loads(pickle.dumps(x)), copy.deepcopy(x), copy.copy(x)):
        assert other.to_list() == x.to_list() and type(other) is tf.RaggedTensor
    with pytest.raises(TypeError, match="RaggedTensor may not be used as a boolean."):
        bool(x)
    with pytest.raises(TypeError, match="has no len"):
        len(x)


def test_ways_to_make_one(tf):
    r = tf.RaggedTensor
    for made in (r.from_row_lengths([1, 2, 3], [1, 0, 2]), r.from_row_starts([1, 2, 3], [0, 1, 1]), r.from_row_limits([1, 2, 3], [1, 1, 3]),
                 r.from_value_rowids([1, 2, 3], [0, 2, 2]), tf.ragged.constant([[1], [], [2, 3]]), r.from_tensor([[1, 0], [0, 0], [2, 3]], padding=0),
                 r.from_tensor([[1, 0], [7, 0], [2, 3]], lengths=[1, 0, 2]), r.from_nested_row_splits([1, 2, 3], [[0, 1, 1, 3]]),
                 r.from_nested_row_lengths([1, 2, 3], [[1, 0, 2]]), r.from_sparse(tf.SparseTensor([[0, 0], [2, 0], [2, 1]], [1, 2, 3], [3, 2]))):
        assert made.to_list() == [[1], [], [2, 3]]
    assert r.from_value_rowids([1], [1], nrows=4).to_list() == [[], [1], [], []] and r.from_value_rowids([], []).to_list() == []
    assert r.from_row_splits(np.zeros([0]), np.array([0, 0])).to_list() == [[]]
    uniform = r.from_uniform_row_length([1, 2, 3, 4], 2)
    assert uniform.shape == [2, 2] and uniform.to_list() == [[1, 2], [3, 4]] and int(uniform.uniform_row_length) == 2
    assert uniform[:, 1].numpy().tolist() == [2, 4] and r.from_uniform_row_length(tf.zeros([0]), 0, nrows=2).to_list() == [[], []]
    assert r.from_tensor([[1, 2], [3, 4]]).shape == [2, 2] and r.from_tensor(tf.zeros([2, 3, 4]), ragged_rank=2).ragged_rank == 2
    assert r.from_tensor([[[0, 1], [0, 0]]], padding=0).to_list() == [[[0, 1]]] and r.from_tensor(tf.zeros([2, 0]), padding=0.).to_list() == [[], []]
    assert r.from_tensor([["a", ""], ["b", "c"]], padding="").to_list() == [[b"a"], [b"b", b"c"]]
    nested = tf.ragged.constant([[[1], [2, 3]], []])
    assert nested.ragged_rank == 2 and nested.values.to_list() == [[1], [2, 3]] and nested.shape.as_list() == [2, None, None]
    assert tf.ragged.constant([[[1, 2]], [[3, 4], [5, 6]]], ragged_rank=1).shape.as_list() == [2, None, 2]
    assert tf.ragged.constant([1, 2]).numpy().tolist() == [1, 2] and tf.ragged.constant([[]]).to_list() == [[]]
    assert tf.ragged.constant([[1], [2.5]], tf.float64).dtype is tf.float64 and tf.ragged.constant([], tf.int32).shape == [0]


@pytest.mark.parametrize("make, error, message", [
    (lambda tf: tf.RaggedTensor([1], [0, 1]), ValueError, "RaggedTensor constructor is private"),
    (lambda tf: tf.RaggedTensor.from_row_splits([1, 2, 3], [1, 2]), "InvalidArgumentError", "do not form a valid RaggedTensor:zero"),
    (lambda tf: tf.RaggedTensor.from_row_splits([1, 2, 3], [0, 2]), "InvalidArgumentError", r"\[2\]\nFirst 1 elements of y:\n\[3\]"),
    (lambda tf: tf.RaggedTensor.from_row_splits([1, 2, 3], [0, 3, 2, 3]), "InvalidArgumentError", "monotonic"),
    (lambda tf: tf.RaggedTensor.from_row_splits([1, 2, 3], []), ValueError, "row_splits tensor may not be empty."),
    (lambda tf: tf.RaggedTensor.from_row_splits([1], [[0, 1]]), ValueError, r"Shape \(1, 2\) must have rank 1"),
    (lambda tf: tf.RaggedTensor.from_row_splits([1], [0., 1.]), ValueError, "row_splits must have dtype int32 or int64"),
    (lambda tf: tf.RaggedTensor.from_row_lengths([1, 2], [1]), "InvalidArgumentError", "do not form a valid RaggedTensor"),
    (lambda tf: tf.RaggedTensor.from_value_rowids([1, 2], [1, 0]), "InvalidArgumentError", "do not form a valid RowPartition"),
    (lambda tf: tf.RaggedTensor.from_value_rowids([1, 2], [1, 3], nrows=3), "InvalidArgumentError", "less than nrows = 3"),
    (lambda tf: tf.RaggedTensor.from_tensor([1, 2]), ValueError, "Expected tensor.shape.rank > 1, got 1"),
    (lambda tf: tf.RaggedTensor.from_tensor([[1]], lengths=[1], padding=0), ValueError, "`lengths` or `padding`, but not both"),
    (lambda tf: tf.RaggedTensor.from_sparse(tf.SparseTensor([[0, 1]], [1], [1, 2])), "InvalidArgumentError", "not right-ragged"),
    (lambda tf: tf.ragged.constant([[1], 2]), ValueError, "all scalar values must have the same nesting depth"),
    (lambda tf: tf.ragged.constant([[1]])[1], IndexError, "Row key 1 out of bounds"),
    (lambda tf: tf.ragged.constant([[1]])[-2], IndexError, "Row key -2 out of bounds"),
    (lambda tf: tf.ragged.constant([[1], []])[:, 0], ValueError, "Cannot index into an inner ragged dimension."),
    (lambda tf: tf.ragged.constant([[1]])[0, 0, 0, 0], IndexError, "too many indices"),
    (lambda tf: tf.ragged.constant([[1]])[::0], ValueError, "step cannot be zero"),
    (lambda tf: tf.ragged.constant([[1]]) + tf.ragged.constant([[], [1]]), "InvalidArgumentError", "identical ragged splits"),
    (lambda tf: tf.ragged.constant([[1]]) + [1], "UnimplementedError", "broadcasting is not there"),
    (lambda tf: tf.reduce_sum(tf.ragged.constant([[1]]), 1), TypeError, r"give it x.to_tensor\(\)"),
    (lambda tf: tf.strings.split(["a"], result_type="x"), ValueError, "result_type must be 'RaggedTensor' or 'SparseTensor'."),
    (lambda tf: tf.ragged.cross, AttributeError, r"dir\(tf.ragged\)"),
])
def test_refusals(tf, make, error, message):
    with pytest.raises(getattr(tf.errors, error) if isinstance(error, str) else error, match=message):
        make(tf)


def test_text(tf):
    assert repr(tf.ragged.constant([[1, 2], [], [3]])) == "<tf.RaggedTensor [[1, 2], [], [3]]>" == str(tf.ragged.constant([[1, 2], [], [3]]))
    assert repr(tf.ragged.constant([[1.5], [2]])) == "<tf.RaggedTensor [[1.5],\n [2.0]]>" and repr(tf.ragged.constant([[]])) == "<tf.RaggedTensor [[]]>"
    assert repr(tf.strings.split([["a b", "c"], ["", "d e f"]])) == "<tf.RaggedTensor [[[b'a', b'b'], [b'c']],\n [[], [b'd', b'e', b'f']]]>"


def _lists(generator, depth, of_strings):
    if depth == 0:
        return str(generator.randrange(100)).encode() if of_strings else generator.randrange(1, 100)
    return [_lists(generator, depth - 1, of_strings) for _ in range(generator.randrange(4))]


def _picked(lists, key):
    """What Python's lists give for slices and numbers in a row."""
    if not key:
        return lists
    if isinstance(key[0], slice):
        return [_picked(row, key[1:]) for row in lists[key[0]]]
    return _picked(lists[key[0]], key[1:])


@pytest.mark.parametrize("seed", range(60))
def test_indices_and_padding_are_those_of_lists(tf, seed):
    generator = random.Random(seed)
    depth, of_strings = generator.choice((2, 2, 3)), seed % 3 == 0
    lists = _lists(generator, depth, of_strings)
    x = tf.ragged.constant(lists, tf.string if of_strings else tf.int32, ragged_rank=depth - 1)
    assert x.to_list() == lists
    some = lambda: generator.choice((None, *range(-4, 5)))
    for _ in range(8):
        key = tuple(slice(some(), some(), generator.choice((None, 1, 2, -1, -2))) for _ in range(generator.randrange(1, depth + 1)))
        assert x[key].to_list() == _picked(lists, key), key
        if lists:
            i = generator.randrange(-len(lists), len(lists))
            for row in (x[(i, *key[1:])], x[(tf.constant(i), *key[1:])]):
                assert row.numpy().tolist() == _picked(lists, (i, *key[1:])) if depth == 2 else row.to_list() == _picked(lists, (i, *key[1:]))
    fill = b"-" if of_strings else -1
    wide = max(map(len, lists), default=0)
    if depth == 2:
        assert x.to_tensor(fill).numpy().tolist() == [row + [fill] * (wide - len(row)) for row in lists]
        cut = [(row + [fill] * 2)[:2] for row in (lists + [[], [], []])[:3]]
        assert x.to_tensor(fill, shape=[3, 2]).numpy().tolist() == cut and x.to_tensor(fill, shape=[3, 2]).shape == [3, 2]
    assert tuple(x.to_tensor().shape) == tuple(x.bounding_shape().numpy().tolist())
    if lists:
        sparse = x.to_sparse()
        assert tf.sparse.to_dense(sparse).numpy().tolist() == x.to_tensor().numpy().tolist()
        if depth == 2:
            assert tf.RaggedTensor.from_sparse(sparse).to_list() == lists


def test_other_indices(tf):
    x = tf.ragged.constant([[1, 2], [], [3]])
    assert x[tf.newaxis].to_list() == [x.to_list()] and x[:, tf.newaxis].to_list() == [[row] for row in x.to_list()]
    assert x[...].to_list() == x.to_list() == x[..., :].to_list() and x[0, 1].numpy() == 2 and x[..., :1].to_list() == [[1], [], [3]]
    inner = tf.RaggedTensor.from_row_splits(tf.reshape(tf.range(6), [3, 2]), [0, 1, 3])
    assert inner[:, :, 0].to_list() == [[0], [2, 4]] and inner[1].numpy().tolist() == [[2, 3], [4, 5]] and inner[1, 0, 1].numpy() == 3
    assert inner.to_tensor().numpy().tolist() == [[[0, 1], [0, 0]], [[2, 3], [4, 5]]] and inner.shape.as_list() == [2, None, 2]
    assert tf.sparse.to_dense(inner.to_sparse()).numpy().tolist() == inner.to_tensor().numpy().tolist()


def test_elementwise(tf):
    x, words = tf.ragged.constant([[1, 2], [], [3]]), tf.strings.split(["A b", "", "C"])
    assert (x + 1).to_list() == [[2, 3], [], [4]] == (1 + x).to_list() and (x * x).to_list() == [[1, 4], [], [9]] and (-x).to_list() == [[-1, -2], [], [-3]]
    assert (x / 2).to_list() == [[0.5, 1.0], [], [1.5]] and (x / 2).dtype is tf.float64 and (x == x).to_list() == [[True, True], [], [True]]
    assert (x > 1).to_list() == [[False, True], [], [True]] and (x != 1).to_list() == [[False, True], [], [True]] and hash(x) == hash(x)
    assert tf.cast(x, tf.float32).dtype is tf.float32 and tf.square(x).to_list() == [[1, 4], [], [9]] and tf.add(x, 1).to_list() == [[2, 3], [], [4]]
    assert tf.strings.length(words).to_list() == [[1, 1], [], [1]] and tf.strings.lower(words).to_list() == [[b"a", b"b"], [], [b"c"]]
    assert tf.strings.join([words, "!"]).to_list() == [[b"A!", b"b!"], [], [b"C!"]]
    assert tf.strings.to_number(tf.strings.split(["1 2", "3"])).to_list() == [[1.0, 2.0], [3.0]]
    assert tf.ragged.map_flat_values(tf.add, x, x).to_list() == [[2, 4], [], [6]]


def test_split(tf):
    assert tf.strings.split("a b").numpy().tolist() == [b"a", b"b"]
    assert tf.strings.split(["a,b,c", "d"], ",", maxsplit=1).to_list() == [[b"a", b"b,c"], [b"d"]]
    assert tf.strings.split([["a b", "c"], ["", "d e f"]]).shape.as_list() == [2, 2, None]
    assert tf.strings.split(tf.zeros([2, 0], tf.string)).to_list() == [[], []] and tf.strings.split(tf.zeros([0], tf.string)).to_list() == []
    sparse = tf.strings.split(["a b", "c"], result_type="SparseTensor")
    assert type(sparse) is tf.SparseTensor and sparse.indices.numpy().tolist() == [[0, 0], [0, 1], [1, 0]]
    sparse = tf.string_split(["a b", " c  d ", ""])
    assert type(sparse) is tf.SparseTensor and sparse.dtype is tf.string and sparse.shape == [3, 2]
    assert tf.sparse_tensor_to_dense(sparse, "-").numpy().tolist() == [[b"a", b"b"], [b"c", b"d"], [b"-", b"-"]]
    assert tf.string_split(["a b", "c"], result_type="RaggedTensor").to_list() == [[b"a", b"b"], [b"c"]]


def test_functions(tf):
    traces = []

    @tf.function
    def padded(x, by):
        traces.append(x.shape.as_list())
        return x.to_tensor() * by, x * by, x.row_lengths(), x[1:].to_tensor(), x[:, :1].values, x[-1]

    for lists in ([[1., 2.], [], [3.]], [[4.], [5., 6., 7.], [8.]]):
        x = tf.ragged.constant(lists)
        found, twice, lengths, after, firsts, last = padded(x, 2.)
        assert found.numpy().tolist() == (x.to_tensor() * 2.).numpy().tolist() and twice.to_list() == [[2 * v for v in row] for row in lists]
        assert type(twice) is tf.RaggedTensor and lengths.numpy().tolist() == list(map(len, lists)) and last.numpy().tolist() == lists[-1]
        assert after.numpy().tolist() == x[1:].to_tensor().numpy().tolist() and firsts.numpy().tolist() == [row[0] for row in lists if row]
    sizes = tf.function(lambda words: tf.strings.length(tf.strings.split(words)).to_tensor())
    assert sizes(tf.constant(["a bc", "def"])).numpy().tolist() == [[1, 2], [3, 0]]
    split = tf.function(lambda words: tf.strings.split(words), input_signature=[tf.TensorSpec([None, None], tf.string)])
    assert split(tf.constant([["a b"], ["c"]])).to_list() == [[[b"a", b"b"]], [[b"c"]]]
    f = tf.function(lambda x: (tf.sparse.to_dense(x), x * 2, tf.sparse.reduce_sum(x, 1)))
    dense, twice, total = f(tf.SparseTensor([[0, 1], [2, 0]], [5, 6], [3, 2]))
    assert dense.numpy().tolist() == [[0, 5], [0, 0], [6, 0]] and twice.values.numpy().tolist() == [10, 12] and total.numpy().tolist() == [5, 0, 6]
    with pytest.raises(tf.errors.UnimplementedError, match="strings needs their values"):
        tf.function(lambda words: tf.strings.split(words).to_tensor())(tf.constant(["a"]))


def test_gradients(tf):
    values = tf.constant([1., 2., 3.])
    with tf.GradientTape(persistent=True) as tape:
        tape.watch(values)
        x = tf.RaggedTensor.from_row_splits(values, [0, 2, 2, 3])
        padded = tf.reduce_sum(x.to_tensor() * [[1., 2.], [3., 4.], [5., 6.]])
        dense = tf.reduce_sum(tf.sparse.to_dense(tf.SparseTensor([[0, 1], [1, 0], [1, 1]], values, [2, 2])) ** 2.)
        row = tf.reduce_sum(x[0] ** 2.)
    assert tape.gradient(padded, values).numpy().tolist() == [1., 2., 5.] and tape.gradient(dense, values).numpy().tolist() == [2., 4., 6.]
    assert tape.gradient(row, values).numpy().tolist() == [2., 4., 0.]


def test_graphs(tf):
    words = tf.placeholder(tf.string, [None])
    numbers = tf.placeholder(tf.float32, [None])
    ragged, sparse = tf.strings.split(words), tf.string_split(words)
    assert type(ragged) is tf.RaggedTensor and type(sparse) is tf.SparseTensor and ragged.shape.as_list() == [None, None]
    x = tf.RaggedTensor.from_row_splits(numbers, [0, 1, 3])
    dense = tf.sparse_tensor_to_dense(tf.SparseTensor([[0, 1], [1, 0], [1, 1]], numbers, [2, 2]))
    with tf.Session() as sess:
        feed = {words: ["a b", "", "c"], numbers: [1., 2., 3.]}
        found, parts = sess.run([ragged, sparse], feed)
        assert found.to_list() == [[b"a", b"b"], [], [b"c"]] and type(parts) is tf.SparseTensorValue
        assert parts.indices.tolist() == [[0, 0], [0, 1], [2, 0]] and parts.values.tolist() == [b"a", b"b", b"c"] and parts.dense_shape.tolist() == [3, 2]
        assert sess.run(dense, feed).tolist() == [[0., 1.], [2., 3.]] and sess.run(x.to_tensor(), feed).tolist() == [[1., 0.], [2., 3.]]
        assert sess.run((x * 2.).row_lengths(), feed).tolist() == [1, 2] and sess.run(x * 2., feed).to_list() == [[2.], [4., 6.]]
        assert sess.run(x[1], feed).tolist() == [2., 3.] and sess.run(tf.strings.length(ragged), feed).to_list() == [[1, 1], [], [1]]
        assert sess.run(tf.gradients(tf.reduce_sum(x.to_tensor() ** 2.), numbers)[0], feed).tolist() == [2., 4., 6.]
        assert sparse.eval(feed).values.tolist() == [b"a", b"b", b"c"]


# ---- SparseTensor

def test_sparse_parts(tf):
    x = tf.SparseTensor([[0, 1], [2, 0]], [5, 6], [3, 2])
    assert x.indices.dtype is tf.int64 and x.dense_shape.numpy().tolist() == [3, 2] and x.dtype is tf.int32 and x.shape == [3, 2] == x.get_shape()
    assert tf.is_tensor(x) and x.with_values([7., 8.]).dtype is tf.float32 and tf.sparse.SparseTensor is tf.SparseTensor
    assert repr(x).startswith("SparseTensor(indices=tf.Tensor(\n[[0 1]\n [2 0]], shape=(2, 2), dtype=int64), values=tf.Tensor([5 6], shape=(2,), dtype=int32)")
    for other in (pickle.loads(pickle.dumps(x)), copy.deepcopy(x), tf.SparseTensor.from_value(x),
                  tf.SparseTensor.from_value(tf.SparseTensorValue([[0, 1], [2, 0]], [5, 6], [3, 2]))):
        assert tf.sparse.to_dense(other).numpy().tolist() == [[0, 5], [0, 0], [6, 0]]
    assert (x * 2).values.numpy().tolist() == [10, 12] == (2 * x).values.numpy().tolist() and (x / 2).values.numpy().tolist() == [2.5, 3.0]
    assert (x * [[1, 2], [3, 4], [5, 6]]).values.numpy().tolist() == [10, 30] == (x * [[2], [3], [5]]).values.numpy().tolist()
    empty = tf.SparseTensor(np.zeros([0, 2]), tf.zeros([0]), [2, 3])
    assert tf.sparse.to_dense(empty).numpy().tolist() == [[0.] * 3] * 2 and tf.sparse.to_dense(tf.SparseTensor([], tf.zeros([0]), [2])).shape == [2]


def test_to_dense(tf):
    x = tf.SparseTensor([[0, 1], [2, 0]], [5, 6], [3, 2])
    assert tf.sparse.to_dense(x, 9).numpy().tolist() == [[9, 5], [9, 9], [6, 9]] == tf.sparse_tensor_to_dense(x, default_value=9).numpy().tolist()
    for dtype in (tf.bool, tf.int8, tf.uint64, tf.float16, tf.complex64):
        assert tf.sparse.to_dense(tf.cast(x, dtype)).dtype is dtype
    assert tf.sparse_to_dense([1, 3], [5], 1.).numpy().tolist() == [0., 1., 0., 1., 0.] and tf.sparse_to_dense(2, [3], 1., -1.).numpy().tolist() == [-1., -1., 1.]
    assert tf.sparse_to_dense([[0, 1], [1, 0]], [2, 2], ["a", "b"], "-").numpy().tolist() == [[b"-", b"a"], [b"b", b"-"]]
    turned = tf.SparseTensor([[2, 0], [0, 1]], [6, 5], [3, 2])
    assert tf.sparse.to_dense(turned, validate_indices=False).numpy().tolist() == [[0, 5], [0, 0], [6, 0]]
    assert tf.sparse.reorder(turned).indices.numpy().tolist() == [[0, 1], [2, 0]] and tf.sparse.to_dense(tf.sparse.reorder(turned)).numpy().sum() == 11
    assert tf.sparse.reorder(turned.with_values(["x", "y"])).values.numpy().tolist() == [b"y", b"x"]
    for values in ([[0, 1], [2, 0]], [["", "a"], ["b", ""]]):
        assert tf.sparse.to_dense(tf.sparse.from_dense(values)).numpy().tolist() == tf.constant(values).numpy().tolist()
    assert tf.sparse.reduce_sum(x).numpy() == 11 and tf.sparse.reduce_sum(x, 0, True).numpy().tolist() == [[6, 5]]
    assert tf.sparse.sparse_dense_matmul(tf.cast(x, tf.float32), tf.ones([2, 1])).numpy().tolist() == [[5.], [0.], [6.]]
    assert tf.sparse.sparse_dense_matmul(x, [[3], [-7]]).numpy().tolist() == [[-35], [0], [18]]
    assert tf.sparse.map_values(tf.square, x).values.numpy().tolist() == [25, 36]


@pytest.mark.parametrize("make, error, message", [
    (lambda tf: tf.SparseTensor([[0, 1]], [5, 6], [3, 2]), ValueError, "Dimensions 1 and 2 are not compatible"),
    (lambda tf: tf.SparseTensor([[0, 1, 2]], [5], [3, 2]), ValueError, "Dimensions 3 and 2 are not compatible"),
    (lambda tf: tf.SparseTensor([0, 1], [5], [3, 2]), ValueError, r"Shape \(2,\) must have rank 2"),
    (lambda tf: tf.SparseTensor([[0, 1]], 5, [3, 2]), ValueError, r"Shape \(\) must have rank 1"),
    (lambda tf: tf.SparseTensor([[0., 1.]], [5], [3, 2]), TypeError, "Cannot convert"),
    (lambda tf: tf.sparse.to_dense([1]), TypeError, "Input must be a SparseTensor."),
    (lambda tf: tf.sparse.to_dense(tf.SparseTensor([[2, 0], [0, 1]], [5, 6], [3, 2])), "InvalidArgumentError",
     r"indices\[1\] = \[0,1\] is out of order. Many sparse ops require sorted indices"),
    (lambda tf: tf.sparse.to_dense(tf.SparseTensor([[0, 1], [0, 1]], [5, 6], [3, 2])), "InvalidArgumentError", r"indices\[1\] = \[0,1\] is repeated"),
    (lambda tf: tf.sparse.to_dense(tf.SparseTensor([[0, 2]], [5], [3, 2])), "InvalidArgumentError",
     r"indices\[0\] = \[0,2\] is out of bounds: need 0 <= index < \[3,2\]"),
    (lambda tf: tf.sparse.to_dense(tf.SparseTensor([[-1, 0]], [5], [3, 2]), validate_indices=False), "InvalidArgumentError", "out of bounds"),
    (lambda tf: tf.square(tf.SparseTensor([[0]], [5], [3])), TypeError, r"give it tf.sparse.to_dense\(x\)"),
    (lambda tf: tf.SparseTensor.from_value(1), TypeError, "neither a SparseTensor nor SparseTensorValue"),
    (lambda tf: tf.sparse.map_values(tf.square, 1), ValueError, "No SparseTensor in argument list"),
    (lambda tf: tf.sparse.concat, AttributeError, r"dir\(tf.sparse\)"),
])
def test_sparse_refusals(tf, make, error, message):
    with pytest.raises(getattr(tf.errors, error) if isinstance(error, str) else error, match=message):
        make(tf)


@pytest.mark.parametrize("module", ["_ragged", "_sparse"])
def test_docstrings(module):
    module = importlib.import_module("eager.compat.tensorflow." + module)
    assert doctest.testmod(module, optionflags=doctest.ELLIPSIS).failed == 0
