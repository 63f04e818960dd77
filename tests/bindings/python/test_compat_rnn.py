"""tf.nn.dynamic_rnn and its siblings, and the cells of tf.nn.rnn_cell: against steps in NumPy, in functions, in graphs, bad input."""
import pytest

import eager

np = pytest.importorskip("numpy")


@pytest.fixture(autouse=True)
def tf(graph_tf):
    graph_tf.set_random_seed(3)
    return graph_tf


def sigmoid(v):
    return 1 / (1 + np.exp(-v))


def weights(cell):
    return [np.asarray(w, "float64") for w in cell.get_weights()]


def step_of(tf, cell):
    """Returns a function of (x, state) that computes the cell's step in NumPy; states are lists of arrays."""
    rnn = tf.nn.rnn_cell
    if isinstance(cell, rnn.BasicRNNCell):
        def step(x, state):
            kernel, bias = weights(cell)
            y = np.tanh(np.concatenate([x, state[0]], 1) @ kernel + bias)
            return y, [y]
    elif isinstance(cell, rnn.GRUCell):
        def step(x, state):
            gates, bias, kernel, of_candidate = weights(cell)
            r, u = np.split(sigmoid(np.concatenate([x, state[0]], 1) @ gates + bias), 2, 1)
            y = u * state[0] + (1 - u) * np.tanh(np.concatenate([x, r * state[0]], 1) @ kernel + of_candidate)
            return y, [y]
    elif isinstance(cell, rnn.LSTMCell):
        def step(x, state):
            kernel, bias, *rest = weights(cell)
            c, h = state
            i, j, f, o = np.split(np.concatenate([x, h], 1) @ kernel + bias, 4, 1)
            peepholes = [rest.pop(0) for _ in range(3)] if cell.use_peepholes else [0, 0, 0]
            c_new = c * sigmoid(f + cell.forget_bias + peepholes[0] * c) + sigmoid(i + peepholes[1] * c) * np.tanh(j)
            if cell.cell_clip:
                c_new = np.clip(c_new, -cell.cell_clip, cell.cell_clip)
            h = np.tanh(c_new) * sigmoid(o + peepholes[2] * c_new)
            if cell.num_proj:
                h = h @ rest.pop(0)
                h = np.clip(h, -cell.proj_clip, cell.proj_clip) if cell.proj_clip else h
            return h, [c_new, h]
    elif isinstance(cell, rnn.MultiRNNCell):
        steps = [(step_of(tf, inner), len(eager.nest.flatten(inner.state_size))) for inner in cell.cells]

        def step(x, state):
            found = []
            for one, n in steps:
                x, new = one(x, state[len(found):len(found) + n])
                found += new
            return x, found
    else:
        inner = step_of(tf, cell.cell)

        def step(x, state):
            y, new = inner(x, state)
            return x + y, new
    return step


def steps_of(tf, cell, x, lengths, state):
    """Returns the outputs and the last state for [batch, steps, n], row by row."""
    step, outputs, states = step_of(tf, cell), [], []
    for row in range(len(x)):
        s, ys = [part[row:row + 1] for part in state], []
        for t in range(x.shape[1]):
            if t < lengths[row]:
                y, s = step(x[row:row + 1, t], s)
            else:
                y = np.zeros((1, cell.output_size))
            ys.append(y[0])
        outputs.append(ys)
        states.append(s)
    return np.array(outputs), [np.concatenate(parts) for parts in zip(*states)]


CELLS = {
    "basic": lambda rnn: rnn.BasicRNNCell(4), "gru": lambda rnn: rnn.GRUCell(4), "lstm": lambda rnn: rnn.LSTMCell(4),
    "peepholes": lambda rnn: rnn.LSTMCell(4, use_peepholes=True, cell_clip=0.1, forget_bias=0.5),
    "projection": lambda rnn: rnn.LSTMCell(5, use_peepholes=True, num_proj=3, proj_clip=0.2),
    "several": lambda rnn: rnn.MultiRNNCell([rnn.GRUCell(3), rnn.LSTMCell(4), rnn.BasicRNNCell(2)]),
    "residual": lambda rnn: rnn.ResidualWrapper(rnn.LSTMCell(3))}
X = np.random.default_rng(3).normal(size=(3, 5, 3)).astype("float32")


def zeros(cell):
    return [np.zeros((3, n)) for n in eager.nest.flatten(cell.state_size)]


def check(tf, cell, outputs, state, lengths, begin=None, x=X):
    ys, states = steps_of(tf, cell, x.astype("float64"), lengths, zeros(cell) if begin is None else begin)
    np.testing.assert_allclose(outputs, ys, 2e-5, 1e-6)
    for found, expected in zip(eager.nest.flatten(state), states):
        np.testing.assert_allclose(found, expected, 2e-5, 1e-6)


@pytest.mark.parametrize("how", ["eager", "traced", "traced without dims", "graph"])
@pytest.mark.parametrize("lengths", [None, [5, 2, 0]])
@pytest.mark.parametrize("name", CELLS)
def test_dynamic_rnn(tf, name, lengths, how):
    cell, given = CELLS[name](tf.nn.rnn_cell), [5, 5, 5] if lengths is None else lengths

    def run(x):
        return tf.nn.dynamic_rnn(cell, x, sequence_length=lengths, dtype=tf.float32)

    if how == "graph":
        x = tf.placeholder(tf.float32, [None, 5, 3])
        outputs, state = run(x)
        assert outputs.shape.as_list() == [None if lengths is None else 3, 5, cell.output_size]
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            outputs, state = sess.run([outputs, state], {x: X})
    elif how == "eager":
        outputs, state = run(X)
    else:
        traced = tf.function(run)
        if how != "traced":
            traced = traced.get_concrete_function(tf.TensorSpec([None, None, 3]))
        outputs, state = traced(tf.constant(X))
    eager.nest.assert_same(state, cell.state_size)
    check(tf, cell, outputs, state, given)
    for row, n in enumerate(given):
        assert not np.any(np.asarray(outputs)[row, n:])


@pytest.mark.parametrize("how", ["eager", "traced", "graph"])
@pytest.mark.parametrize("lengths", [None, [5, 2, 0]])
@pytest.mark.parametrize("name", ["gru", "several"])
def test_static_rnn_is_the_dynamic_one(tf, name, lengths, how):
    cell = CELLS[name](tf.nn.rnn_cell)

    def run(x):
        outputs, state = tf.nn.static_rnn(cell, tf.unstack(x, axis=1), dtype=tf.float32, sequence_length=lengths)
        assert isinstance(outputs, list) and len(outputs) == 5
        return tf.stack(outputs, 1), state

    if how == "graph":
        x = tf.placeholder(tf.float32, [3, 5, 3])
        found = run(x)
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            outputs, state = sess.run(found, {x: X})
    else:
        outputs, state = (tf.function(run) if how == "traced" else run)(tf.constant(X))
    check(tf, cell, outputs, state, [5, 5, 5] if lengths is None else lengths)


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
def test_dtypes_and_first_states(tf, dtype):
    cell = tf.nn.rnn_cell.LSTMCell(4)
    begin = [np.full((3, 4), v) for v in (0.5, -0.25)]
    state = tf.nn.rnn_cell.LSTMStateTuple(*[tf.constant(part, dtype) for part in begin])
    outputs, last = tf.nn.dynamic_rnn(cell, tf.constant(X, dtype), initial_state=state, sequence_length=[1, 5, 0])
    assert outputs.dtype == last.c.dtype == dtype and cell.weights[0].dtype == dtype and type(last) is tf.nn.rnn_cell.LSTMStateTuple
    if dtype != "float16":
        check(tf, cell, outputs, last, [1, 5, 0], begin)
    np.testing.assert_allclose(last.c[2], begin[0][2])
    again, _ = tf.nn.dynamic_rnn(cell, tf.constant(X.transpose(1, 0, 2), dtype), initial_state=state, sequence_length=[1, 5, 0], time_major=True)
    np.testing.assert_array_equal(tf.transpose(again, [1, 0, 2]), outputs)


@pytest.mark.parametrize("time_major", [False, True])
@pytest.mark.parametrize("lengths", [None, [5, 2, 0]])
@pytest.mark.parametrize("how", ["eager", "traced", "graph"])
def test_both_directions(tf, lengths, time_major, how):
    cells, given = (tf.nn.rnn_cell.GRUCell(4), tf.nn.rnn_cell.LSTMCell(3)), [5, 5, 5] if lengths is None else lengths

    def run(x):
        return tf.nn.bidirectional_dynamic_rnn(*cells, x, sequence_length=lengths, dtype=tf.float32, time_major=time_major)

    def static(x):
        return tf.nn.static_bidirectional_rnn(*cells, tf.unstack(x, axis=0 if time_major else 1), dtype=tf.float32, sequence_length=lengths)

    x = X.transpose(1, 0, 2).copy() if time_major else X
    if how == "graph":
        given_x = tf.placeholder(tf.float32, x.shape)
        found, listed = run(given_x), static(given_x)
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            (outputs, states), (joined, *others) = sess.run([found, listed], {given_x: x})
    else:
        wrapped = tf.function if how == "traced" else lambda f: f
        (outputs, states), (joined, *others) = wrapped(run)(tf.constant(x)), wrapped(static)(tf.constant(x))
    ahead, back = [np.asarray(y).transpose(1, 0, 2) if time_major else np.asarray(y) for y in outputs]
    check(tf, cells[0], ahead, states[0], given)
    turned, of_turned = [np.stack([np.concatenate([row[:n][::-1], row[n:]]) for row, n in zip(y, given)]) for y in (X, back)]
    check(tf, cells[1], of_turned, states[1], given, x=turned)
    np.testing.assert_allclose(np.stack([np.asarray(y) for y in joined], 1), np.concatenate([ahead, back], 2), 1e-6, 1e-6)
    for one, other in zip(eager.nest.flatten(others), eager.nest.flatten(states)):
        np.testing.assert_allclose(one, other, 1e-6, 1e-6)


def raw(tf, cell, x, lengths, **options):
    """Returns dynamic_rnn's outputs and last state, by raw_rnn, as TensorFlow's documentation does."""
    steps = tf.TensorArray(tf.float32, size=5).unstack(tf.transpose(x, [1, 0, 2]))
    batch = tf.shape(x)[0]

    def loop_fn(time, output, state, loop_state):
        state = cell.zero_state(batch, tf.float32) if output is None else state
        finished = time >= lengths
        following = tf.cond(tf.reduce_all(finished), lambda: tf.zeros([batch, 3]), lambda: steps.read(time))
        return finished, following, state, output, None

    emitted, state, loop_state = tf.nn.raw_rnn(cell, loop_fn, **options)
    assert loop_state is None
    return tf.transpose(emitted.stack(), [1, 0, 2]), state


@pytest.mark.parametrize("how", ["eager", "traced", "traced without dims", "graph"])
@pytest.mark.parametrize("name", CELLS)
def test_raw_rnn(tf, name, how):
    cell = CELLS[name](tf.nn.rnn_cell)
    if how == "graph":
        x, n = tf.placeholder(tf.float32, [None, 5, 3]), tf.placeholder(tf.int32, [None])
        found = raw(tf, cell, x, n, scope="decoder")
        assert all(v.name.startswith("decoder/") for v in tf.trainable_variables())
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            outputs, state = sess.run(found, {x: X, n: [5, 2, 0]})
    elif how == "eager":
        outputs, state = raw(tf, cell, tf.constant(X), [5, 2, 0])
    else:
        traced = tf.function(lambda x: raw(tf, cell, x, [5, 2, 0]))
        if how != "traced":
            traced = traced.get_concrete_function(tf.TensorSpec([None, None, 3]))
        outputs, state = traced(tf.constant(X))
    eager.nest.assert_same(state, cell.state_size)
    check(tf, cell, outputs, state, [5, 2, 0])


@pytest.mark.parametrize("how", ["eager", "traced", "graph"])
def test_raw_rnn_decides_by_what_it_emits(tf, how):
    """What is emitted has a structure of its own, inputs are made of outputs, and TensorArrays are loop states."""
    cell = tf.nn.rnn_cell.GRUCell(2)
    cell(tf.zeros([3, 2]), tf.zeros([3, 2]))

    def decode(x):
        def loop_fn(time, output, state, loop_state):
            if output is None:
                history = tf.TensorArray(tf.float32, size=0, dynamic_size=True)
                like = tf.zeros([2]), tf.zeros([], tf.int32)
                return [False, False, False], x, tf.ones([3, 2]), like, (history, tf.zeros([3]))
            history, total = loop_state
            total = total + tf.reduce_sum(tf.abs(output), 1)
            history = history.write(time - 1, total)
            finished = tf.logical_or(total > limits, time >= 20)
            return finished, output, state, (output * 2.0, tf.fill([3], time)), (history, total)

        (doubled, times), state, (history, total) = tf.nn.raw_rnn(cell, loop_fn)
        return doubled.stack(), times.stack(), state, history.stack(), total

    limits = np.array([2.0, 4.0, 3.0], "f")
    start = np.array([[1.0, -1.0], [0.2, 0.1], [-3.0, 3.0]], "f")
    step, x, h, total, finished = step_of(tf, cell), start, np.ones((3, 2)), np.zeros(3), np.zeros(3, bool)
    expected, times, history = [], [], []
    while not finished.all():
        y, (new,) = step(x, [h])
        x, total = y, total + np.abs(y).sum(1)
        expected.append(np.where(finished[:, None], 0, 2 * y))
        times.append(np.where(finished, 0, len(times) + 1))
        history.append(total)
        h = np.where(finished[:, None], h, new)
        finished = finished | (total > limits) | (len(times) >= 20)
    if how == "graph":
        given = tf.placeholder(tf.float32, [3, 2])
        made = decode(given)
        with tf.Session() as sess:
            found = sess.run(made, {given: start})
    else:
        found = (tf.function(decode) if how == "traced" else decode)(tf.constant(start))
    assert 1 < len(times) < 20 and np.any(np.array(times) == 0)
    for one, other in zip(found, (expected, times, h, history, total)):
        np.testing.assert_allclose(one, other, 1e-5, 1e-6)


def test_a_graph_trains_through_raw_rnn(tf):
    x, n = tf.placeholder(tf.float32, [None, 5, 3]), tf.placeholder(tf.int32, [None])
    outputs, _ = raw(tf, tf.nn.rnn_cell.BasicLSTMCell(4), x, n)
    loss = tf.reduce_mean(tf.square(outputs - 0.3))
    step = tf.train.AdamOptimizer(0.05).minimize(loss)
    names = [v.name for v in tf.trainable_variables("rnn/")]
    assert names == ["rnn/basic_lstm_cell/kernel:0", "rnn/basic_lstm_cell/bias:0"]
    feed = {x: X, n: [5, 5, 5]}
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        before = sess.run(loss, feed)
        for _ in range(60):
            sess.run(step, feed)
        assert sess.run(loss, feed) < before / 10


def test_gradients(tf):
    """They are those of the steps one after the other, and do not come from behind the ends."""
    cell, x = tf.nn.rnn_cell.GRUCell(4), tf.constant(X)

    def loss(run):
        with tf.GradientTape() as tape:
            tape.watch(x)
            total = tf.reduce_sum(tf.square(run()))
        return tape.gradient(total, [x, *cell.weights])

    def dynamic():
        return tf.nn.dynamic_rnn(cell, x, [5, 2, 0], dtype=tf.float32)[0]

    cell(x[:, 0], cell.zero_state(3))
    expected = loss(lambda: tf.stack(tf.nn.static_rnn(cell, tf.unstack(x, axis=1), dtype=tf.float32, sequence_length=[5, 2, 0])[0]))
    def by_raw_rnn():
        return raw(tf, cell, x, [5, 2, 0])[0]

    for found in (loss(dynamic), loss(tf.function(dynamic)), loss(by_raw_rnn), loss(tf.function(by_raw_rnn))):
        for one, other in zip(found, expected):
            np.testing.assert_allclose(one, other, 1e-4, 1e-6)
        assert not np.any(found[0].numpy()[1, 2:]) and not np.any(found[0].numpy()[2])


def test_a_graph_trains(tf):
    """The names of Variables are TensorFlow's, and an optimizer of TensorFlow 1 trains them through the steps."""
    x, n, y = tf.placeholder(tf.float32, [None, 5, 3]), tf.placeholder(tf.int32, [None]), tf.placeholder(tf.float32, [None, 2])
    rnn = tf.nn.rnn_cell
    cells = rnn.MultiRNNCell([rnn.DropoutWrapper(rnn.BasicLSTMCell(4)), rnn.BasicLSTMCell(2)])
    _, state = tf.nn.dynamic_rnn(cells, x, n, dtype=tf.float32)
    loss = tf.reduce_mean(tf.square(state[-1].h - y))
    step = tf.train.AdamOptimizer(0.05).minimize(loss)
    names = [f"rnn/multi_rnn_cell/cell_{i}/basic_lstm_cell/{part}:0" for i in range(2) for part in ("kernel", "bias")]
    assert [v.name for v in tf.trainable_variables("rnn/")] == names
    with tf.variable_scope("words"):
        tf.nn.bidirectional_dynamic_rnn(rnn.GRUCell(2), rnn.GRUCell(2, name="other"), x, dtype=tf.float32)
    later = [v.name for v in tf.trainable_variables("words/")]
    assert later[0] == "words/bidirectional_rnn/fw/gru_cell/gates/kernel:0" and later[4] == "words/bidirectional_rnn/bw/other/gates/kernel:0"
    feed = {x: X, n: [5, 3, 1], y: [[0.3, -0.3]] * 3}
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        before = sess.run(loss, feed)
        for _ in range(60):
            sess.run(step, feed)
        assert sess.run(loss, feed) < before / 20


def test_dropout(tf):
    rnn = tf.nn.rnn_cell
    inner = rnn.BasicRNNCell(64)
    kept, _ = tf.nn.dynamic_rnn(rnn.DropoutWrapper(inner), X, dtype=tf.float32)
    np.testing.assert_array_equal(kept, tf.nn.dynamic_rnn(inner, X, dtype=tf.float32)[0])
    dropped, _ = tf.nn.dynamic_rnn(rnn.DropoutWrapper(inner, output_keep_prob=0.5), X, dtype=tf.float32)
    is_kept = dropped.numpy() != 0
    np.testing.assert_allclose(dropped.numpy()[is_kept], 2 * kept.numpy()[is_kept], 1e-5)
    assert 0.4 < is_kept.mean() < 0.6 and np.any(is_kept[:, 0] != is_kept[:, 1])
    same, _ = tf.nn.dynamic_rnn(rnn.DropoutWrapper(inner, 0.9, 0.5, 0.5, variational_recurrent=True, input_size=3, dtype=tf.float32), X,
                                dtype=tf.float32)
    is_kept = same.numpy() != 0
    assert np.all(is_kept == is_kept[:1, :1]) and 0.2 < is_kept.mean() < 0.8
    lstm = rnn.DropoutWrapper(rnn.LSTMCell(64), state_keep_prob=0.5)
    _, state = lstm(tf.ones([2, 3]), lstm.zero_state(2, tf.float32))
    assert np.all(state.c.numpy() != 0) and 0.2 < np.mean(state.h.numpy() != 0) < 0.8
    none = rnn.DropoutWrapper(rnn.LSTMCell(64), state_keep_prob=0.5, dropout_state_filter_visitor=lambda part: False)
    assert np.all(none(tf.ones([2, 3]), lstm.zero_state(2, tf.float32))[1].h.numpy() != 0)


def test_dropout_by_a_placeholder(tf):
    keep, x = tf.placeholder_with_default(1.0, []), tf.placeholder(tf.float32, [3, 5, 3])
    cell = tf.nn.rnn_cell.DropoutWrapper(tf.nn.rnn_cell.BasicRNNCell(64), output_keep_prob=keep)
    outputs, _ = tf.nn.dynamic_rnn(cell, x, dtype=tf.float32)
    one, _ = cell(x[:, 0], cell.zero_state(3, tf.float32))
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        assert np.all(sess.run(outputs, {x: X}) != 0) and np.all(sess.run(one, {x: X}) != 0)
        first, second = (sess.run(outputs, {x: X, keep: 0.5}) for _ in range(2))
        assert 0.4 < np.mean(first != 0) < 0.6 and np.any((first != 0) != (second != 0))
        assert 0.3 < np.mean(sess.run(one, {x: X, keep: 0.5}) != 0) < 0.7


def test_structures_and_empty_inputs(tf):
    class Both(tf.nn.rnn_cell.RNNCell):
        state_size, output_size = (2, 3), (2, 3)

        def call(self, inputs, state):
            new = tuple(s + tf.reduce_sum(x, -1, keepdims=True) for s, x in zip(state, inputs))
            return new, new

    a, b = X, X[..., :2]
    outputs, state = tf.nn.dynamic_rnn(Both(), (a, b), [5, 2, 0], dtype=tf.float32)
    sums = np.cumsum(a.sum(-1), 1)
    np.testing.assert_allclose(outputs[0][0, :, 0], sums[0], 1e-5, 1e-5)
    np.testing.assert_allclose(state[1][1, 0], b.sum(-1)[1, :2].sum(), 1e-5, 1e-5)
    assert outputs[1].shape == (3, 5, 3) and not np.any(outputs[1].numpy()[1, 2:])
    cell = tf.nn.rnn_cell.GRUCell(4)
    for shape in ((0, 5, 3), (3, 0, 3)):
        outputs, state = tf.nn.dynamic_rnn(cell, np.zeros(shape, "f"), dtype=tf.float32)
        assert outputs.shape == (*shape[:2], 4) and state.shape == (shape[0], 4) and not np.any(state.numpy())


def test_keras_cells(tf):
    for cell in (tf.keras.layers.LSTMCell(4), tf.keras.layers.GRUCell(4), tf.keras.layers.SimpleRNNCell(4)):
        outputs, _ = tf.nn.dynamic_rnn(cell, X, dtype=tf.float32)
        layer = tf.keras.layers.RNN(cell, return_sequences=True)
        np.testing.assert_allclose(outputs, layer(X), 1e-5, 1e-6)


def test_errors(tf):
    cell = tf.nn.rnn_cell.GRUCell(4)
    for call, error, text in [
            (lambda: tf.nn.dynamic_rnn(cell, X), ValueError, "If there is no initial_state, you must give a dtype"),
            (lambda: tf.nn.dynamic_rnn("cell", X, dtype=tf.float32), TypeError, "is not an RNNCell: 'output_size' property is missing"),
            (lambda: tf.nn.dynamic_rnn(cell, X, [[1]], dtype=tf.float32), ValueError, "sequence_length must be a vector of length batch_size"),
            (lambda: tf.nn.dynamic_rnn(cell, X, [1, 2], dtype=tf.float32), ValueError, ""),
            (lambda: tf.nn.dynamic_rnn(cell, X[0, 0], dtype=tf.float32), ValueError, "to have a batch and steps"),
            (lambda: tf.nn.raw_rnn(cell, None), TypeError, "loop_fn must be a callable"),
            (lambda: tf.nn.raw_rnn("cell", lambda *_: None), TypeError, "is not an RNNCell"),
            (lambda: tf.nn.raw_rnn(cell, lambda *_: (False, X[:, 0], (X[:, 0], X[:, 0]), None, None)), ValueError,
             "nested structure"),
            (lambda: tf.nn.static_rnn(cell, X), TypeError, "inputs must be a sequence"),
            (lambda: tf.nn.static_rnn(cell, []), ValueError, "inputs must not be empty"),
            (lambda: tf.nn.rnn_cell.DropoutWrapper(cell, input_keep_prob=1.5), ValueError, "Parameter input_keep_prob must be between 0 and 1"),
            (lambda: tf.nn.rnn_cell.DropoutWrapper(cell, 0.5, variational_recurrent=True), ValueError, "dtype must be provided"),
            (lambda: tf.nn.rnn_cell.DropoutWrapper(cell, 0.5, variational_recurrent=True, dtype="float32"), ValueError, "input_size must be"),
            (lambda: tf.nn.dynamic_rnn(tf.nn.rnn_cell.ResidualWrapper(cell), X, dtype=tf.float32), ValueError, "are incompatible")]:
        with pytest.raises(error) as found:
            call()
        assert text in str(found.value), text
