"""tf.TensorArray: op by op, in functions and loops, in graphs; sizes that a run alone knows; bad input."""
import doctest

import numpy as np
import pytest

import eager


@pytest.fixture(autouse=True)
def tf(graph_tf):
    graph_tf.set_random_seed(5)
    return graph_tf


X = np.arange(12, dtype="float32").reshape(4, 3)


def run(tf, how, function, *arrays, dims=None):
    """Returns what a function of tensors gives, as arrays. dims: those that a trace and a graph know, None for all.

    how: "eager", "traced", "graph".
    """
    shapes = [[None] * a.ndim if dims is None else list(dims) for a in arrays]
    if how == "eager":
        found = function(*map(tf.constant, arrays))
    elif how == "traced":
        specs = [tf.TensorSpec(s, a.dtype) for s, a in zip(shapes, arrays)]
        found = tf.function(function).get_concrete_function(*specs)(*map(tf.constant, arrays))
    else:
        given = [tf.placeholder(a.dtype, s) for s, a in zip(shapes, arrays)]
        made = function(*given)
        with tf.Session() as sess:
            return sess.run(made, dict(zip(given, arrays)))
    return eager.nest.map_structure(np.asarray, found)


HOW = ("eager", "traced", "graph")


def test_docstrings(tf):
    from eager.compat.tensorflow import _tensor_arrays

    assert doctest.testmod(_tensor_arrays).failed == 0 and doctest.testmod(_tensor_arrays).attempted > 4


def test_op_by_op(tf, monkeypatch):
    from eager.compat.tensorflow import _origins

    monkeypatch.setattr(_origins, "is_observing", False)  # as in a program without graphs, which other tests have
    array = tf.TensorArray(tf.float32, size=3)
    assert array.write(0, [1.0, 2.0]) is array  # in place, as in TensorFlow
    array = array.write(tf.constant(1), tf.constant([3.0, 4.0])).write(np.int64(2), np.array([5.0, 6.0], "f"))
    assert int(array.size()) == 3 and array.size().dtype == tf.int32 and array.dtype == tf.float32
    assert array.read(1).numpy().tolist() == array.read(1).numpy().tolist() == [3.0, 4.0]
    assert array.stack().numpy().tolist() == [[1, 2], [3, 4], [5, 6]] and array.element_shape == [2]
    assert array.gather([2, 0]).numpy().tolist() == [[5, 6], [1, 2]]
    assert array.concat().numpy().tolist() == [1, 2, 3, 4, 5, 6]
    array = array.scatter([2, 1], [[0.0, 1.0], [2.0, 3.0]])
    assert array.stack().numpy().tolist() == [[1, 2], [2, 3], [0, 1]]
    array = tf.TensorArray(tf.float32, size=3).unstack(tf.constant(X[:3]))
    assert array.read(2).numpy().tolist() == X[2].tolist() and int(array.size()) == 3
    assert array.write(1, tf.zeros([3])).stack().numpy().tolist() == [X[0].tolist(), [0] * 3, X[2].tolist()]
    array.close()


def test_sizes_and_shapes_of_elements(tf):
    grown = tf.TensorArray(tf.int32, size=0, dynamic_size=True)
    for i in (0, 3):
        grown = grown.write(i, i + 1)
    assert grown.stack().numpy().tolist() == [1, 0, 0, 4] and int(grown.read(1)) == 0
    parts = tf.TensorArray(tf.float32, 2, infer_shape=False).write(0, [1.0]).write(1, [2.0, 3.0])
    assert parts.concat().numpy().tolist() == [1, 2, 3]
    parts = tf.TensorArray(tf.float32, 3, infer_shape=False).split([1.0, 2.0, 3.0], [2, 0, 1])
    assert [parts.read(i).numpy().tolist() for i in range(3)] == [[1, 2], [], [3]]
    assert tf.TensorArray(tf.float32, size=0, dynamic_size=True, element_shape=[2, 3]).stack().shape == (0, 2, 3)
    assert not np.any(tf.TensorArray(tf.float32, size=2, element_shape=[3]).stack())


def test_gradients_op_by_op(tf):
    x = tf.constant([1.0, 2.0, 3.0])
    with tf.GradientTape() as tape:
        tape.watch(x)
        array = tf.TensorArray(tf.float32, size=3).unstack(x)
        array = array.write(1, array.read(0) * 5.0)
        loss = tf.reduce_sum(tf.square(array.stack()))
    np.testing.assert_allclose(tape.gradient(loss, x), [52.0, 0.0, 6.0])


@pytest.mark.parametrize("dims", [(4, 3), (None, None), (None, 3)])
@pytest.mark.parametrize("how", HOW)
def test_a_loop_writes(tf, how, dims):
    """The result has what is known of its shape, and gradients are those of the steps one after the other."""
    def sums(x):
        given = tf.TensorArray(tf.float32, size=tf.shape(x)[0]).unstack(x)
        found = tf.TensorArray(tf.float32, size=tf.shape(x)[0])

        def body(i, found, total):
            total = total * 0.5 + given.read(i)
            return i + 1, found.write(i, total), total

        found = tf.while_loop(lambda i, *_: i < tf.shape(x)[0], body, (0, found, tf.zeros_like(x[0])))[1]
        assert found.stack().shape.as_list()[1] == (3 if how == "eager" else dims[1])
        return found.stack()

    def both(x):
        if how == "graph":
            y = sums(x)
            return y, tf.gradients(tf.reduce_sum(tf.square(y)), x)[0]
        with tf.GradientTape() as tape:
            tape.watch(x)
            loss = tf.reduce_sum(tf.square(y := sums(x)))
        return y, tape.gradient(loss, x)

    expected, total = [], np.zeros(3)
    for row in X:
        expected.append(total := total * 0.5 + row)
    gradient, after = [], np.zeros(3)
    for y in reversed(expected):
        gradient.insert(0, after := 2 * y + after * 0.5)
    found, of_x = run(tf, how, both, X, dims=dims)
    np.testing.assert_allclose(found, expected)
    np.testing.assert_allclose(of_x, gradient)


@pytest.mark.parametrize("how", HOW)
def test_a_loop_reads_what_it_wrote(tf, how):
    def fibonacci(n):
        def body(i, array):
            return i + 1, array.write(i, array.read(i - 1) + array.read(i - 2))

        array = tf.TensorArray(tf.int32, size=n, element_shape=[]).write(0, 1).write(1, 1)
        return tf.while_loop(lambda i, _: i < n, body, (2, array))[1].stack()

    assert run(tf, how, fibonacci, np.array(8, "int32")).tolist() == [1, 1, 2, 3, 5, 8, 13, 21]


@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize("n", [0, 5])
def test_a_loop_makes_an_array_larger(tf, how, n):
    def powers(n):
        array = tf.TensorArray(tf.int32, size=0, dynamic_size=True)
        array = tf.while_loop(lambda i, *_: i < n, lambda i, x, a: (i + 1, x * 2, a.write(i, x)), (0, 1, array))[2]
        return (array.stack() if how != "eager" or int(n) else tf.zeros([0])), array.size()

    found, size = run(tf, how, powers, np.array(n, "int32"))
    assert found.tolist() == [2 ** i for i in range(n)] and size == n


@pytest.mark.parametrize("how", HOW)
def test_several_writes_in_a_step_and_elements_of_before(tf, how):
    def run_loop(x):
        array = tf.TensorArray(tf.float32, size=6, element_shape=[]).write(5, 7.0)

        def body(i, a):
            return i + 1, a.write(2 * i, x[i]).write(2 * i + 1, -x[i])

        return tf.while_loop(lambda i, a: i < tf.shape(x)[0], body, [tf.constant(0), array])[1].stack()

    assert run(tf, how, run_loop, np.array([1.0, 2.0], "f")).tolist() == [1, -1, 2, -2, 0, 7]


@pytest.mark.parametrize("how", HOW)
def test_loops_within_loops_and_conditions(tf, how):
    def table(x):
        def row(i, a):
            def cell(j, a):
                return j + 1, tf.cond(tf.equal(i, j), lambda: a, lambda: a.write(i * 2 + j, x[i] * x[j]))

            return i + 1, tf.while_loop(lambda j, _: j < 2, cell, (0, a))[1]

        array = tf.TensorArray(tf.float32, size=4, element_shape=[])
        return tf.while_loop(lambda i, _: i < 2, row, (0, array))[1].stack()

    assert run(tf, how, table, np.array([3.0, 5.0], "f")).tolist() == [0, 15, 15, 0]


def test_arrays_of_functions(tf):
    """An array goes into a function and comes out of one; in a function a change leaves the array as it was."""
    @tf.function
    def changed(array, x):
        other = array.write(0, x)
        return other, array.stack()

    array = tf.TensorArray(tf.float32, size=2).unstack(tf.constant([1.0, 2.0]))
    after, before = changed(array, tf.constant(5.0))
    assert before.numpy().tolist() == array.stack().numpy().tolist() == [1, 2]
    assert isinstance(after, tf.TensorArray) and after.stack().numpy().tolist() == [5, 2]

    @tf.function
    def unrolled(x):
        array = tf.TensorArray(tf.float32, 3)
        for i in range(3):
            array = array.write(i, x[i] * 2.0)
        return array.stack()

    assert unrolled(tf.constant([1.0, 2.0, 3.0])).numpy().tolist() == [2, 4, 6]


def test_scatter_and_gather_where_places_are_not_known(tf):
    @tf.function
    def moved(places, x):
        array = tf.TensorArray(tf.float32, size=0, dynamic_size=True).scatter(places, x)
        return array.stack(), array.gather(places), array.concat(), array.read(places[0])

    places, x = tf.constant([3, 1]), tf.constant([[1.0, 2.0], [3.0, 4.0]])
    found = [y.numpy().tolist() for y in moved(places, x)]
    assert found == [[[0, 0], [3, 4], [0, 0], [1, 2]], [[1, 2], [3, 4]], [0, 0, 3, 4, 0, 0, 1, 2], [1, 2]]


def test_errors(tf):
    array, errors = tf.TensorArray(tf.float32, size=2), tf.errors

    def reads_what_it_wrote(n):
        array = tf.TensorArray(tf.float32, 3)
        return tf.while_loop(lambda i, a: i < n, lambda i, a: (i + 1, a.write(i, a.read(i))), (0, array))[1].stack()

    for call, error, text in [
            (lambda: array.write(2, 1.0), errors.OutOfRangeError, "array is not resizeable and size is: 2"),
            (lambda: array.write(-1, 1.0), errors.OutOfRangeError, "negative indices"),
            (lambda: array.write(0, tf.constant(1)), errors.InvalidArgumentError,
             "TensorArray dtype is float32 but Op is trying to write dtype int32"),
            (lambda: array.read(2), errors.OutOfRangeError, "Tried to read from index 2 but array size is: 2"),
            (lambda: array.stack(), ValueError, "element_shape does not say what shape they have"),
            (lambda: array.unstack([1.0, 2.0, 3.0]), ValueError, "Cannot unstack 3 tensors into a TensorArray"),
            (lambda: array.write(0, [1.0]).write(1, [1.0, 2.0]), ValueError, "Incompatible shape for value"),
            (lambda: tf.TensorArray(tf.float32), ValueError, "size must be given"),
            (lambda: tf.TensorArray(tf.float32, 1, handle=tf.constant(1)), ValueError, "handle and flow"),
            (lambda: tf.while_loop(lambda i, a: i < 1, lambda i, a: (i + 1, i), (0, array)), ValueError,
             "body gave 0 TensorArray"),
            (lambda: tf.function(reads_what_it_wrote)(tf.constant(2)), ValueError, "element_shape")]:
        with pytest.raises(error) as found:
            call()
        assert text in str(found.value), text


# ---- Sizes that a run alone knows

SIZED = {
    "zeros": lambda tf, n, x: tf.zeros([n, 3]), "ones": lambda tf, n, x: tf.ones((n, 3), tf.int32),
    "fill": lambda tf, n, x: tf.fill([2, n], 7.0), "zeros of a shape": lambda tf, n, x: tf.zeros(tf.shape(x)),
    "range": lambda tf, n, x: tf.range(n), "steps": lambda tf, n, x: tf.range(1, n, 2),
    "down": lambda tf, n, x: tf.range(n, 0, -1), "floats": lambda tf, n, x: tf.range(0.0, tf.cast(n, tf.float32), 0.75),
    "tile": lambda tf, n, x: tf.tile(x, [n, 2]), "slice": lambda tf, n, x: tf.slice(x, [n - 2, 0], [2, -1]),
    "slice to": lambda tf, n, x: tf.slice(x, [0, 1], [n - 1, 2]), "repeat": lambda tf, n, x: tf.repeat(x, n, axis=1),
    "repeat all": lambda tf, n, x: tf.repeat(x, n),
    "pad": lambda tf, n, x: tf.pad(x, [[0, n], [1, 0]], constant_values=2.0),
    "eye": lambda tf, n, x: tf.eye(n), "eyes": lambda tf, n, x: tf.eye(n, 2, [3]),
    "one hot": lambda tf, n, x: tf.one_hot([[2, 0]], n),
    "one hot first": lambda tf, n, x: tf.one_hot([2, 0], n, 5, 1, axis=0),
    "scatter": lambda tf, n, x: tf.scatter_nd([[1], [1]], [2.0, 3.0], [n]),
    "state": lambda tf, n, x: tf.nn.rnn_cell.LSTMCell(2).zero_state(n, tf.float64),
    "transposed": lambda tf, n, x: tf.nn.conv2d_transpose(
        tf.reshape(x, [n, 1, 3, 1]), tf.ones([2, 2, 2, 1]), tf.stack([n, 2, 6, 2]), [1, 2, 2, 1]),
}


@pytest.mark.parametrize("how", ["traced", "graph"])
@pytest.mark.parametrize("name", SIZED)
def test_sizes_of_a_run(tf, name, how):
    expected = run(tf, "eager", lambda x: SIZED[name](tf, 4, x), X)
    found = run(tf, how, lambda x: SIZED[name](tf, tf.shape(x)[0], x), X)
    for one, other in zip(eager.nest.flatten(expected), eager.nest.flatten(found)):
        assert one.dtype == other.dtype and np.array_equal(one, other)


def test_known_dims_stay_known(tf):
    x = tf.placeholder(tf.float32, [None, 3])
    n = tf.shape(x)[0]
    assert tf.zeros([n, 2]).shape.as_list() == [None, 2] and tf.random_normal([5, n]).shape.as_list() == [5, None]
    assert tf.tile(x, [n, 2]).shape.as_list() == [None, 6]


@pytest.mark.parametrize("how", ["traced", "graph"])
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_random_numbers_of_a_run(tf, dtype, how):
    def drawn(x):
        n = tf.shape(x)[0]
        return (tf.random.uniform([n, 500], -2.0, 3.0, dtype=dtype), tf.random.normal([n, 500], 1.0, 2.0, dtype=dtype),
                tf.random.truncated_normal([n, 500], dtype=dtype), tf.random.uniform([n, 500], 2, 5, dtype=tf.int32))

    uniform, normal, truncated, ints = run(tf, how, drawn, np.zeros([40, 1], "f"))
    assert uniform.dtype == normal.dtype == truncated.dtype == dtype
    assert uniform.shape == normal.shape == ints.shape == (40, 500)
    assert uniform.min() >= -2 and uniform.max() <= 3
    assert abs(uniform.mean() - 0.5) < 0.05 and abs(uniform.std() - 5 / 12 ** 0.5) < 0.05
    assert abs(normal.mean() - 1) < 0.07 and abs(normal.std() - 2) < 0.07 and np.isfinite(normal).all()
    assert np.abs(truncated).max() <= 2 and abs(truncated.std() - 0.88) < 0.03
    assert sorted(np.unique(ints)) == [2, 3, 4] and ints.dtype == np.int32


def test_what_a_trace_must_know_says_so(tf):
    with pytest.raises(tf.errors.FailedPreconditionError, match="symbolic"):
        tf.function(lambda n: tf.linspace(0.0, 1.0, n))(tf.constant(3))
    with pytest.raises(ValueError, match="of the mode CONSTANT"):
        tf.function(lambda x, n: tf.pad(x, [[n, n]], "REFLECT"))(tf.constant([1.0, 2.0, 3.0]), tf.constant(1))
