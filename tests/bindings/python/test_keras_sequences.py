"""What tf.keras.layers and tf.layers have for sequences, masks and penalties: recurrent layers and their cells, masks that go from
layer to layer, the loss and the metrics, regularizers and constraints."""
import copy
import gc
import pickle
import warnings
import weakref

import numpy as np
import pytest
from keras_models import MODELS
from test_keras import CASES, compare, name_of, tf  # noqa: F401  # a fixture

import eager

MASK = [[True, True, False, True, False], [False, False, True, True, True]]
X = np.random.default_rng(3).normal(size=(2, 5, 3)).astype("float32")


# ---- Values and gradients of recurrent layers

def call_of(tf, layer, case):
    mask = {} if case["mask"] is None else {"mask": tf.constant(case["mask"])}
    return lambda xs: layer(xs[0], **mask, **({"initial_state": xs[1:]} if xs[1:] else {}))


@pytest.mark.parametrize("traced", [False, True], ids=["eager", "traced"])
@pytest.mark.parametrize("case", CASES["recurrent"], ids=name_of)
def test_recurrent(tf, case, traced):
    layer = getattr(tf.keras.layers, case["title"])(**case["options"])
    compare(tf, layer, call_of(tf, layer, case), case, traced)


@pytest.mark.parametrize("traced", [False, True], ids=["eager", "traced"])
@pytest.mark.parametrize("case", CASES["cells"], ids=lambda c: "-".join(title for title, _ in c["cells"]))
def test_rnn_of_cells(tf, case, traced):
    cells = [getattr(tf.keras.layers, title)(**options) for title, options in case["cells"]]
    layer = tf.keras.layers.RNN(cells if len(cells) > 1 else cells[0], **case["options"])
    compare(tf, layer, call_of(tf, layer, case), case, traced)


@pytest.mark.parametrize("traced", [False, True], ids=["eager", "traced"])
@pytest.mark.parametrize("case", CASES["both_ways"], ids=lambda c: f"{c['title']}-{c['merge_mode']}")
def test_both_ways(tf, case, traced):
    layer = tf.keras.layers.Bidirectional(getattr(tf.keras.layers, case["title"])(**case["options"]), merge_mode=case["merge_mode"])
    compare(tf, layer, call_of(tf, layer, case), case, traced)


@pytest.mark.parametrize("title", ["SimpleRNN", "GRU", "LSTM"])
@pytest.mark.parametrize("options", [{}, {"activation": "relu"}, {"recurrent_dropout": 0.5}, {"dropout": 0.5, "go_backwards": True}],
                         ids=lambda o: "-".join(o) or "plain")
@pytest.mark.parametrize("dtype", ["float16", "float64"])
def test_dtypes_and_unknown_dims(tf, title, options, dtype):
    layer = getattr(tf.keras.layers, title)(4, return_sequences=True, return_state=True, dtype=dtype, **options)
    results = layer(X, mask=MASK, training=True)
    assert {y.dtype.name for y in results} == {dtype} == {v.dtype.name for v in layer.weights}
    assert [y.shape for y in results] == [(2, 5, 4)] + [(2, 4)] * (2 if title == "LSTM" else 1)
    run = tf.function(lambda x, m: layer(x, mask=m)[0],
                      input_signature=[tf.TensorSpec((None, None, 3), dtype), tf.TensorSpec((None, None), tf.bool)])
    tolerance = 2e-3 if dtype == "float16" else 1e-12
    for n in (1, 2):
        x, mask = X[:n, :3].astype(dtype), np.array(MASK)[:n, :3]
        np.testing.assert_allclose(run(tf.constant(x), tf.constant(mask)), layer(x, mask=mask)[0], rtol=tolerance, atol=tolerance)
    if title == "GRU":
        for empty in (X[:, :0], X[:0]):
            assert layer(empty.astype(dtype))[0].shape == (*empty.shape[:2], 4)
            assert layer(empty.astype(dtype))[1].numpy().tolist() == [[0] * 4] * len(empty)


@pytest.mark.parametrize("title", ["SimpleRNN", "GRU", "LSTM"])
@pytest.mark.parametrize("activation", ["tanh", "softsign"])
@pytest.mark.parametrize("traced", [False, True], ids=["eager", "traced"])
def test_dropout_is_the_same_at_all_steps(tf, title, activation, traced):
    """Each row is what the layer infers from inputs of which the same features are 0 at all steps, and the others double."""
    layer = getattr(tf.keras.layers, title)(3, dropout=0.5, activation=activation, return_sequences=True)
    x = np.random.default_rng(1).normal(size=(16, 4, 3)).astype("f")
    run = tf.function(lambda x: layer(x, training=True)) if traced else lambda x: layer(x, training=True)
    factors = np.stack(np.meshgrid(*[[0.0, 2.0]] * 3), -1).reshape(8, 1, 1, 3)
    inferred = np.stack([layer((x * f).astype("f")).numpy() for f in factors])  # with each of the 8 choices of features
    drawn = []
    for _ in range(2):
        distances = np.abs(inferred - run(tf.constant(x)).numpy()).max((2, 3))
        assert (distances.min(0) < 1e-5).all()
        drawn.append(distances.argmin(0).tolist())
    assert len(set(drawn[0])) > 2 and drawn[0] != drawn[1]


def test_dropout_of_the_state_is_what_keras_has(tf):
    """With an identity as recurrent kernel and no inputs, units that are dropped are 0 and the others double at each step."""
    layer = tf.keras.layers.SimpleRNN(6, activation="linear", recurrent_dropout=0.5, kernel_initializer="zeros",
                                      recurrent_initializer="identity", return_sequences=True)
    y = layer(np.zeros((4, 3, 2), "f"), initial_state=[np.ones((4, 6), "f")], training=True).numpy()
    assert set(np.unique(y[:, 0])) == {0.0, 2.0}
    np.testing.assert_array_equal(y[:, 1:], y[:, :1] * np.float32([[[2], [4]]]))


def test_stateful(tf):
    for options in ({}, {"activation": "relu"}):
        layer = tf.keras.layers.LSTM(3, stateful=True, return_sequences=True, **options)
        whole = tf.keras.layers.LSTM(3, return_sequences=True, **options)
        layer(X[:, :2]), whole(X)
        whole.set_weights(layer.get_weights())
        layer.reset_states()
        parts = [layer(X[:, :2]), layer(X[:, 2:])]
        np.testing.assert_allclose(np.concatenate(parts, 1), whole(X), rtol=1e-5, atol=1e-6)
        assert len(layer.weights) == 3 and len(layer.states) == 2
        layer.reset_state()
        traced = tf.function(lambda x: layer(x))
        np.testing.assert_allclose(np.concatenate([traced(tf.constant(X[:, :2])), traced(tf.constant(X[:, 2:]))], 1), whole(X), rtol=1e-5,
                                   atol=1e-6)
        other = pickle.loads(pickle.dumps(layer))
        np.testing.assert_array_equal(other(X), layer(X))
    with pytest.raises(ValueError, match="Expected batch size: 2\n- Received batch size: 1"):
        layer(X[:1])
    model = tf.keras.Sequential([tf.keras.layers.GRU(2, stateful=True, batch_input_shape=(2, 5, 3)), tf.keras.layers.Dense(1)])
    model.compile("sgd", "mse")
    model.fit(X, np.ones((2, 1)), batch_size=2, epochs=2, shuffle=False, verbose=0)
    assert model.layers[0].states[0].numpy().any()
    both = tf.keras.layers.Bidirectional(tf.keras.layers.GRU(2, stateful=True))
    first, second = both(X), both(X)
    assert both.stateful and not np.allclose(first, second)
    both.reset_states()
    np.testing.assert_array_equal(both(X), first)


def test_a_cell_of_ones_own(tf):
    class Sum(tf.keras.layers.Layer):
        state_size, output_size = 3, 2

        def __init__(self):
            super().__init__()
            self.dense = tf.keras.layers.Dense(2, kernel_initializer="ones")

        def call(self, inputs, states):
            total = states[0] + inputs
            return self.dense(total), [total]

    layer, traced_first = (tf.keras.layers.RNN(Sum(), return_sequences=True, return_state=True) for _ in range(2))
    expected = np.cumsum(X, 1)
    for run in (layer, tf.function(lambda x: layer(x)), tf.function(lambda x: traced_first(x)), traced_first):
        y, total = run(tf.constant(X))
        np.testing.assert_allclose(y, expected.sum(-1, keepdims=True).repeat(2, -1), rtol=1e-4, atol=1e-5)
        np.testing.assert_allclose(total, expected[:, -1], rtol=1e-5, atol=1e-6)
    assert len(layer.weights) == 2

    class Begins(tf.keras.layers.Layer):
        state_size = [3]

        def get_initial_state(self, batch_size=None):
            return [tf.ones([batch_size, 3])]

        def call(self, inputs, states):
            return states[0], [states[0] + inputs]

    np.testing.assert_array_equal(tf.keras.layers.RNN(Begins(), return_sequences=True)(X)[:, 0], np.ones((2, 3)))
    for cell in (tf.nn.rnn_cell.BasicLSTMCell(4), tf.nn.rnn_cell.GRUCell(4), tf.nn.rnn_cell.MultiRNNCell([tf.nn.rnn_cell.BasicRNNCell(4)])):
        assert tf.keras.layers.RNN(cell, return_sequences=True)(X).shape == (2, 5, 4)


def test_cells_one_step_at_a_time(tf):
    layers = tf.keras.layers
    for title, sizes in (("SimpleRNN", 1), ("GRU", 1), ("LSTM", 2)):
        cell = getattr(layers, title + "Cell")(4, name="own")
        states = cell.get_initial_state(batch_size=2)
        assert len(states) == sizes and cell.output_size == 4
        for i in range(5):
            y, states = cell(X[:, i], states)
        layer = layers.RNN(cell, return_state=True)
        for a, b in zip(layer(X), [y, *states]):
            np.testing.assert_allclose(a, b, rtol=1e-5, atol=1e-6)
        assert [v.name.partition(":")[0] for v in cell.weights] == ["own/kernel", "own/recurrent_kernel", "own/bias"]
    assert layers.LSTM(3).cell.state_size == [3, 3] and layers.StackedRNNCells([layers.LSTMCell(3), layers.GRUCell(2)]).state_size == [[3, 3], 2]
    lstm = layers.LSTM(3, name="words")
    lstm(X)
    assert lstm.kernel is lstm.weights[0] and lstm.units == 3 and [v.name.partition(":")[0] for v in lstm.weights][0] == "words/lstm_cell/kernel"
    assert isinstance(lstm, layers.RNN) and isinstance(lstm.cell, layers.LSTMCell) and isinstance(lstm.cell, eager.nn.LSTMCell)


def test_configs_copies_and_pickles(tf):
    layers = tf.keras.layers
    made = [layers.SimpleRNN(2, activation="relu", kernel_regularizer="l2"), layers.GRU(2, reset_after=False, return_state=True),
            layers.LSTM(2, dropout=0.25, return_sequences=True, unit_forget_bias=False), layers.RNN([layers.LSTMCell(2), layers.GRUCell(3)]),
            layers.Bidirectional(layers.LSTM(2), merge_mode="sum"), layers.Masking(2.0), layers.Embedding(9, 2, mask_zero=True),
            layers.Dense(2, kernel_regularizer=tf.keras.regularizers.L2(0.5), activity_regularizer="l1", bias_constraint="non_neg")]
    for layer in made:
        x = np.int32([[1, 0, 2]]) if isinstance(layer, layers.Embedding) else X
        expected = layer(x)
        expected = expected if isinstance(expected, list) else [expected]
        for other in (copy.deepcopy(layer), pickle.loads(pickle.dumps(layer))):
            y = other(x)
            for a, b in zip(y if isinstance(y, list) else [y], expected):
                np.testing.assert_array_equal(a, b)
            assert type(other) is type(layer) and [float(loss) for loss in other.losses] == [float(loss) for loss in layer.losses]
            assert all(a is not b for a, b in zip(other.weights, layer.weights))
        if not isinstance(layer, layers.Bidirectional) and type(layer) is not layers.RNN:
            again = type(layer).from_config(layer.get_config())
            again(x)
            if layer.weights:
                again.set_weights(layer.get_weights())
            y = again(x)
            for a, b in zip(y if isinstance(y, list) else [y], expected):
                np.testing.assert_array_equal(a, b)
            assert again.get_config() == layer.get_config() and len(again.losses) == len(layer.losses)
    assert repr(made[0]).startswith("SimpleRNN(2") and "kernel_regularizer=L2(l2=0.5)" in repr(made[-1])


def test_models_of_recurrent_layers(tf, tmp_path):
    layers = tf.keras.layers
    model = tf.keras.Sequential([layers.Bidirectional(layers.LSTM(4, return_sequences=True), input_shape=(5, 3)),
                                 layers.Bidirectional(layers.GRU(3, activation="relu")), layers.Dense(1)])
    assert model.output_shape == (None, 1) and len(model.weights) == 14
    model.save_weights(tmp_path / "w")
    y = model.predict(X)
    model.set_weights([w * 0 for w in model.get_weights()])
    model.load_weights(tmp_path / "w")
    np.testing.assert_array_equal(model.predict(X), y)
    x, h, c = tf.keras.Input((5, 3)), tf.keras.Input((4,)), tf.keras.Input((4,))
    outputs = layers.LSTM(4, return_state=True)(x, initial_state=[h, c])
    decoder = tf.keras.Model([x, h, c], outputs)
    assert [y.shape for y in decoder([X, np.ones((2, 4)), np.ones((2, 4))])] == [(2, 4)] * 3
    built = layers.LSTM(2)
    built(X)
    both = layers.Bidirectional(built)
    assert both(X).shape == (2, 4) and both.forward_layer.kernel is not built.kernel
    given = layers.Bidirectional(layers.LSTM(2), backward_layer=layers.LSTM(3, go_backwards=True))
    assert given(X).shape == (2, 5) and given.backward_layer.units == 3


@pytest.mark.parametrize("make, error, match", [
    (lambda l: l.LSTM(0), "ValueError", "`units`, expected a positive integer, got 0"),
    (lambda l: l.GRU(2, dropout=1.5), "ValueError", "`dropout` must be in \\[0, 1\\), got 1.5"),
    (lambda l: l.LSTM(2, nonsense=1), "TypeError", "unexpected keyword argument 'nonsense'"),
    (lambda l: l.LSTM(2, time_major=True), "ValueError", "LSTM: time_major is not there"),
    (lambda l: l.RNN(l.Dense(2)), "ValueError", "state_size must be specified as property on the RNN cell"),
    (lambda l: l.StackedRNNCells([l.Dense(2)]), "ValueError", "All cells must have a `state_size` attribute"),
    (lambda l: l.Bidirectional(l.Dense(2)), "ValueError", "Please initialize `Bidirectional` layer with"),
    (lambda l: l.Bidirectional(l.LSTM(2), merge_mode="max"), "ValueError", "Invalid merge mode. Received: max"),
    (lambda l: l.Bidirectional(l.LSTM(2), backward_layer=l.LSTM(2)), "ValueError", "different `go_backwards` value"),
    (lambda l: l.Bidirectional(l.LSTM(2), backward_layer=l.LSTM(2, go_backwards=True, return_state=True)), "ValueError",
     'same value for attribute "return_state"'),
    (lambda l: l.LSTM(2)(X, initial_state=[X[:, 0, :2]]), "ValueError", "not compatible with `cell.state_size`"),
    (lambda l: l.LSTM(2, name="words")(X[0]), "InvalidArgumentError", 'Input 0 of layer "words" is incompatible with the layer: expected ndim=3, '
     "found ndim=2. Full shape received: \\[5, 3\\]"),
    (lambda l: (lambda layer: (layer(X), layer(X[..., :2])))(l.GRU(2, name="g")), "InvalidArgumentError", '"g".*axis -1 of input shape to '
     "have value 3, but received input with shape \\[2, 5, 2\\]"),
    (lambda l: l.Conv1D(2, 1, name="c").compute_mask(X, np.ones((2, 5))), "TypeError", "Layer c does not support masking"),
    (lambda l: l.Dense(2, kernel_regularizer="l3"), "ValueError", "Could not interpret regularizer identifier: l3"),
    (lambda l: l.Dense(2, kernel_constraint="no"), "ValueError", "Could not interpret constraint identifier: no"),
    (lambda l: l.Dense(2, recurrent_regularizer="l2"), "TypeError", "unexpected keyword argument 'recurrent_regularizer'"),
])
def test_errors(tf, make, error, match):
    with pytest.raises(Exception, match=match) as caught:
        make(tf.keras.layers)
    assert type(caught.value).__name__ == error


# ---- Masks

def test_masks_go_from_layer_to_layer(tf):
    layers = tf.keras.layers
    numbers = np.int32([[3, 1, 0, 2, 0], [0, 0, 1, 1, 1]])
    embedding = layers.Embedding(4, 3, mask_zero=True)
    x = embedding(numbers)
    np.testing.assert_array_equal(embedding.compute_mask(numbers), MASK)
    lstm = layers.LSTM(4, return_sequences=True)
    last = layers.GRU(2)
    y = last(layers.Dropout(0.5)(layers.Dense(4)(lstm(x))))
    assert y.shape == (2, 2)
    explicit = lstm(tf.constant(x.numpy()), mask=tf.constant(MASK))
    np.testing.assert_array_equal(lstm(x), explicit)
    np.testing.assert_array_equal(last(explicit), last(tf.constant(explicit.numpy()), mask=MASK))
    assert not np.allclose(last(explicit), last(tf.constant(explicit.numpy())))

    class Net(tf.keras.Model):
        def __init__(self):
            super().__init__()
            self.embedding, self.lstm, self.last = embedding, lstm, last

        def call(self, x):
            return self.last(self.lstm(self.embedding(x)))

    ids = tf.keras.Input((5,), dtype="int32")
    expected = last(lstm(x))
    for model in (Net(), tf.keras.Sequential([embedding, lstm, last]), tf.keras.Model(ids, last(lstm(embedding(ids)))),
                  tf.keras.Sequential([tf.keras.Sequential([embedding]), tf.keras.Sequential([lstm, last])])):
        np.testing.assert_allclose(model(numbers), expected, rtol=1e-6)
        np.testing.assert_allclose(tf.function(lambda x: model(x))(tf.constant(numbers)), expected, rtol=1e-5, atol=1e-6)
        np.testing.assert_allclose(model.predict(numbers), expected, rtol=1e-6)


def test_masks_of_inputs_of_a_model(tf):
    layers = tf.keras.layers
    numbers = np.int32([[3, 1, 0, 2, 0], [0, 0, 1, 1, 1]])
    ids, embedding, lstm, plain = tf.keras.Input((5,), dtype="int32"), layers.Embedding(4, 3, mask_zero=True), layers.LSTM(4), layers.Embedding(4, 3)
    model = tf.keras.Model(ids, [lstm(embedding(ids)), lstm(plain(ids), mask=embedding.compute_mask(ids))])
    plain.set_weights(embedding.get_weights())
    a, b = model(numbers)
    np.testing.assert_array_equal(a, b)
    assert not np.allclose(a, lstm(plain(numbers)))


def test_the_guide_to_masks(tf):
    """The programs of TensorFlow's guide "Masking and padding", but for their data."""
    layers = tf.keras.layers
    padded = np.int32([[711, 632, 71, 0, 0, 0], [73, 8, 3215, 55, 927, 0], [83, 91, 1, 645, 1253, 927]])
    embedding = layers.Embedding(input_dim=5000, output_dim=16, mask_zero=True)
    masked_output = embedding(padded)
    np.testing.assert_array_equal(masked_output._keras_mask, padded != 0)
    unmasked = tf.cast(tf.tile(tf.expand_dims(padded, axis=-1), [1, 1, 10]), tf.float32)
    np.testing.assert_array_equal(layers.Masking()(unmasked)._keras_mask, padded != 0)

    class TemporalSplit(layers.Layer):
        def call(self, inputs):
            return tf.split(inputs, 2, axis=1)

        def compute_mask(self, inputs, mask=None):
            return None if mask is None else tf.split(mask, 2, axis=1)

    first, second = TemporalSplit()(masked_output)
    np.testing.assert_array_equal(first._keras_mask, padded[:, :3] != 0)
    np.testing.assert_array_equal(second._keras_mask, padded[:, 3:] != 0)

    class CustomEmbedding(layers.Layer):
        def __init__(self, input_dim, output_dim, mask_zero=False, **kwargs):
            super().__init__(**kwargs)
            self.input_dim, self.output_dim, self.mask_zero = input_dim, output_dim, mask_zero

        def build(self, input_shape):
            self.embeddings = self.add_weight(shape=(self.input_dim, self.output_dim), initializer="random_normal", dtype="float32")

        def call(self, inputs):
            return tf.nn.embedding_lookup(self.embeddings, inputs)

        def compute_mask(self, inputs, mask=None):
            return tf.not_equal(inputs, 0) if self.mask_zero else None

    np.testing.assert_array_equal(CustomEmbedding(5000, 32, mask_zero=True)(padded)._keras_mask, padded != 0)
    assert CustomEmbedding(5000, 32)(padded)._keras_mask is None

    class MyActivation(layers.Layer):
        def __init__(self, **kwargs):
            super().__init__(**kwargs)
            self.supports_masking = True

        def call(self, inputs):
            return tf.nn.relu(inputs)

    class TemporalSoftmax(layers.Layer):
        def call(self, inputs, mask=None):
            assert mask is not None
            counted = tf.expand_dims(tf.cast(mask, "float32"), -1)
            e = tf.exp(inputs) * counted
            return e / tf.reduce_sum(e, axis=1, keepdims=True)

    inputs = tf.keras.Input(shape=(None,), dtype="int32")
    x = layers.Embedding(input_dim=5000, output_dim=16, mask_zero=True)(inputs)
    x = layers.Dense(1)(MyActivation()(x))
    with pytest.warns(UserWarning, match="destroy the mask"):
        y = tf.keras.Model(inputs, TemporalSoftmax()(x))(padded)
    assert not y.numpy()[0, 3:].any()
    np.testing.assert_allclose(y.numpy().sum(1), 1.0, rtol=1e-5)
    tf._tensors.use(False)
    assert not hasattr(eager.ones([1]), "_keras_mask")


def test_the_guide_to_recurrent_layers(tf):
    """The programs of TensorFlow's guide "Working with RNNs", but for their data."""
    layers = tf.keras.layers
    encoder_input, decoder_input = layers.Input(shape=(None,)), layers.Input(shape=(None,))
    output, state_h, state_c = layers.LSTM(64, return_state=True, name="encoder")(layers.Embedding(1000, 64)(encoder_input))
    decoded = layers.LSTM(64, name="decoder")(layers.Embedding(2000, 64)(decoder_input), initial_state=[state_h, state_c])
    model = tf.keras.Model([encoder_input, decoder_input], layers.Dense(10)(decoded))
    assert model([np.ones((2, 4)), np.ones((2, 3))]).shape == (2, 10) and model.get_layer("encoder").units == 64
    paragraph = np.random.default_rng(0).random((20, 10, 50)).astype("float32")
    lstm_layer = layers.LSTM(64, stateful=True)
    for _ in range(2):
        lstm_layer(paragraph)
    existing_state = lstm_layer.states
    assert layers.LSTM(64)(paragraph, initial_state=existing_state).shape == (20, 64)
    model = tf.keras.Sequential([layers.Bidirectional(layers.LSTM(64, return_sequences=True), input_shape=(5, 10)),
                                 layers.Bidirectional(layers.LSTM(32)), layers.Dense(10)])
    assert model.output_shape == (None, 10)

    class NestedCell(layers.Layer):
        def __init__(self, unit_1, unit_2, unit_3, **kwargs):
            self.unit_1, self.unit_2, self.unit_3 = unit_1, unit_2, unit_3
            self.state_size = [unit_1, unit_2]
            self.output_size = unit_1
            super().__init__(**kwargs)

        def build(self, input_shape):
            self.kernel_1 = self.add_weight(shape=(input_shape[-1], self.unit_1), initializer="uniform", name="kernel_1")
            self.kernel_2 = self.add_weight(shape=(self.unit_1, self.unit_2), initializer="uniform", name="kernel_2")

        def call(self, inputs, states):
            s1, s2 = states
            output_1 = tf.matmul(inputs, self.kernel_1) + s1
            return output_1, [output_1, s2 + tf.matmul(output_1, self.kernel_2)]

    inputs = tf.keras.Input((None, 8))
    outputs = layers.RNN(NestedCell(4, 6, 2), return_state=True)(inputs)
    model = tf.keras.Model(inputs, outputs[0])
    model.compile(optimizer="adam", loss="mse", metrics=["mae"])
    x = np.random.default_rng(0).random((16, 7, 8)).astype("float32")
    losses = model.fit(x, np.ones((16, 4)), epochs=5, verbose=0).history["loss"]
    assert [o.shape for o in outputs] == [(None, 4), (None, 4), (None, 6)] and losses[-1] < losses[0]


def test_metrics_by_masks(tf):
    steps = tf.keras.layers.Masking()(np.where(np.array(MASK)[..., None], X, 0))
    labels = np.zeros((2, 5, 3), "f")
    counted = (X ** 2).mean(-1)[np.array(MASK)].mean()
    for metric in (tf.keras.metrics.MeanSquaredError(), tf.keras.metrics.MeanMetricWrapper(tf.keras.losses.mean_squared_error)):
        metric.update_state(labels, steps)
        assert float(metric.result()) == pytest.approx(counted, rel=1e-5)
        metric.reset_state()
        metric.update_state(labels, steps, sample_weight=np.float32([1, 0]))
        assert float(metric.result()) == pytest.approx((X[0] ** 2).mean(-1)[np.array(MASK[0])].mean(), rel=1e-5)


def test_masks_are_freed_with_their_tensors(tf):
    from eager.compat.tensorflow import _masks

    gc.collect()
    before = len(_masks.held)
    x = tf.keras.layers.Masking()(X)
    mask = weakref.ref(_masks.of(x))
    assert len(_masks.held) == before + 1 and mask() is not None
    del x
    assert len(_masks.held) == before and mask() is None
    y = tf.keras.layers.Masking()(X)
    same = tf.keras.layers.Dropout(0.5)(y)
    del y
    assert _masks.of(same) is not None
    del same
    assert len(_masks.held) == before


def test_a_mask_that_is_lost_is_said(tf):
    x = tf.keras.layers.Masking()(X)
    with pytest.warns(UserWarning, match="Layer 'conv' .of type Conv1D. was passed an input with a mask attached"):
        tf.keras.layers.Conv1D(2, 2, name="conv")(x)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        tf.keras.layers.GlobalAveragePooling1D()(x)
        tf.keras.layers.LSTM(2)(x)


def test_layers_of_ones_own_and_masks(tf):
    layers, seen = tf.keras.layers, []

    class Sees(layers.Layer):
        supports_masking = True

        def call(self, inputs, mask=None):
            seen.append(mask)
            return inputs

    class Halves(layers.Layer):
        def call(self, inputs):
            return inputs[:, ::2]

        def compute_mask(self, inputs, mask=None):
            return None if mask is None else mask[:, ::2]

    steps = np.where(np.array(MASK)[..., None], X, 0)
    x = layers.Masking()(steps)
    layers.LSTM(2)(Sees()(Halves()(Sees()(x))))
    np.testing.assert_array_equal(seen[0], MASK)
    np.testing.assert_array_equal(seen[1], np.array(MASK)[:, ::2])
    Sees()(steps)
    assert seen[2] is None
    doubled = layers.Lambda(lambda x: x * 2, mask=lambda x, mask: mask)
    np.testing.assert_array_equal(layers.LSTM(2, kernel_initializer="ones", recurrent_initializer="ones")(doubled(x)),
                                  layers.LSTM(2, kernel_initializer="ones", recurrent_initializer="ones")(steps * 2, mask=np.array(MASK)))


@pytest.mark.parametrize("traced", [False, True], ids=["eager", "traced"])
@pytest.mark.parametrize("case", CASES["masked_merges"], ids=lambda c: f"{c['title']}-{[m is not None for m in c['masks']]}")
def test_merges_by_masks(tf, case, traced):
    layer = getattr(tf.keras.layers, case["title"])()

    def call(xs):
        xs = [tf.identity(x) for x in xs]
        for x, mask in zip(xs, case["masks"]):
            x._keras_mask = None if mask is None else tf.constant(mask)
        return layer(xs)

    compare(tf, layer, call, case, traced)
    mask = call([tf.constant(np.float32(x)) for x in case["inputs"]])._keras_mask
    assert case["mask"] is None and mask is None or mask.numpy().tolist() == case["mask"]


def test_masks_of_several_inputs(tf):
    from eager.compat.tensorflow import _masks

    layers = tf.keras.layers
    a = layers.Masking()(np.where(np.array(MASK)[..., None], X, 0))
    b = layers.Masking()(np.where(np.array(MASK)[:, ::-1, None], X, 0))
    np.testing.assert_array_equal(_masks.of(layers.add([a, b])), np.array(MASK) | np.array(MASK)[:, ::-1])
    np.testing.assert_array_equal(_masks.of(layers.concatenate([a, b])), np.array(MASK) | np.array(MASK)[:, ::-1])
    np.testing.assert_array_equal(_masks.of(layers.concatenate([a, b], axis=1)), np.concatenate([MASK, np.array(MASK)[:, ::-1]], 1))
    assert _masks.of(layers.add([a, tf.constant(X)])) is None and _masks.of(layers.add([tf.constant(X), tf.constant(X)])) is None
    np.testing.assert_array_equal(_masks.of(layers.concatenate([a, tf.constant(X)])), np.ones((2, 5)))
    attention = layers.MultiHeadAttention(2, 2)
    y = attention(a, b)
    np.testing.assert_array_equal(_masks.of(y), MASK)
    both = np.array(MASK)[:, :, None] & np.array(MASK)[:, None, ::-1]
    np.testing.assert_allclose(y, attention(tf.constant(a.numpy()), tf.constant(b.numpy()), attention_mask=both), rtol=1e-6)


def test_softmax_by_a_mask(tf):
    x, mask = X[:, 0], np.array([[True, False, True], [False, True, False]])
    e = np.where(mask, np.exp(x), 0)
    for dtype in ("float32", "float16"):
        y = tf.keras.layers.Softmax(dtype=dtype)(x, mask=mask)
        np.testing.assert_allclose(y, e / e.sum(1, keepdims=True), rtol=2e-3 if dtype == "float16" else 1e-6)
    steps = tf.keras.layers.Masking()(X)
    np.testing.assert_allclose(tf.keras.layers.Softmax()(steps), np.exp(X) / np.exp(X).sum(-1, keepdims=True), rtol=1e-5)


def test_masks_of_a_class_that_derives_from_a_kind(tf):
    class Drops(tf.keras.layers.Dense):
        def compute_mask(self, inputs, mask=None):
            return tf.constant(MASK)

    layer, last = Drops(2), tf.keras.layers.LSTM(2)
    x = tf.constant(X)
    for _ in range(2):
        y = last(layer(x))
        np.testing.assert_array_equal(y, last(tf.constant(layer(x).numpy()), mask=MASK))


def test_time_distributed_passes_masks_on(tf):
    layers = tf.keras.layers
    x = np.random.default_rng(0).normal(size=(2, 4, 5, 3)).astype("f")
    mask = np.random.default_rng(1).integers(0, 2, (2, 4, 5)).astype(bool)
    inner = layers.LSTM(2)
    y = layers.TimeDistributed(inner)(x, mask=mask)
    np.testing.assert_allclose(y[:, 1], inner(x[:, 1], mask=mask[:, 1]), rtol=1e-5, atol=1e-6)


def test_losses_by_masks_and_weights(tf):
    steps = tf.keras.layers.Masking()(np.where(np.array(MASK)[..., None], X, 0))
    labels = np.zeros((2, 5, 3), "f")
    counted = (X ** 2).mean(-1)[np.array(MASK)]
    losses = tf.keras.losses
    assert float(losses.MeanSquaredError()(labels, steps)) == pytest.approx(counted.mean(), rel=1e-5)
    assert float(losses.MeanSquaredError("sum")(labels, steps)) == pytest.approx(counted.sum(), rel=1e-5)
    assert float(losses.MeanSquaredError()(labels, tf.constant(steps.numpy()))) == pytest.approx(counted.sum() / 10, rel=1e-5)
    rows = (X ** 2).mean(-1) * np.array(MASK)
    weighted = (rows * np.float32([[1], [3]])).sum() / np.array(MASK).sum()
    assert float(losses.MeanSquaredError()(labels, steps, sample_weight=np.float32([1, 3]))) == pytest.approx(weighted, rel=1e-5)
    none = tf.keras.layers.Masking()(np.zeros((2, 5, 3), "f"))
    assert float(losses.MeanSquaredError()(labels + 1, none)) == 0.0


# ---- Regularizers and constraints

@pytest.mark.parametrize("case", CASES["functions"], ids=lambda c: f"{c['title']}-{'-'.join(map(str, c['arguments'].values()))}")
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_functions(tf, case, dtype):
    place = tf.keras.regularizers if hasattr(eager.regularizers, case["title"]) else tf.keras.constraints
    made = getattr(place, case["title"])(**case["arguments"])
    x = np.array(case["x"], dtype)
    for y in (made(tf.constant(x)), tf.function(lambda x: made(x))(tf.constant(x)), made(tf.Variable(x))):
        assert y.dtype.name == dtype
        np.testing.assert_allclose(y, case["y"], rtol=1e-5, atol=1e-6)
    again = place.get({"class_name": case["title"], "config": made.get_config()})
    np.testing.assert_array_equal(again(tf.constant(x)), made(tf.constant(x)))
    assert repr(pickle.loads(pickle.dumps(made))) == repr(made)


@pytest.mark.parametrize("traced", [False, True], ids=["eager", "traced"])
@pytest.mark.parametrize("case", CASES["regularized"], ids=lambda c: c["title"])
def test_regularized_layers(tf, case, traced):
    layer = getattr(tf.keras.layers, case["title"])(**case["options"])

    def call(xs):
        y = layer(*xs)
        return [y, tf.reshape(tf.add_n(layer.losses), [1])]

    compare(tf, layer, call, case, traced)
    layer(*[tf.constant(np.array(x, case["dtype"])) for x in case["inputs"]])
    np.testing.assert_allclose(sorted(float(loss) for loss in layer.losses), case["losses"], rtol=1e-5, atol=1e-6)


def test_positions_of_regularizers_are_keras(tf):
    layer = tf.keras.layers.Dense(2, None, True, "ones", "ones", "l1", "l2", None, "non_neg")
    layer(np.ones((1, 3), "f"))
    assert [float(loss) for loss in layer.losses] == pytest.approx([0.06, 0.02]) and layer.kernel.constraint is layer.kernel_constraint
    assert tf.keras.layers.Embedding(3, 2, "ones", "l2").embeddings_regularizer.l2 == 0.01
    assert tf.keras.layers.LSTM(2, "tanh", "sigmoid", True, "ones", "orthogonal", "zeros", True, "l1").kernel_regularizer.l1 == 0.01


def test_regularizers_by_name(tf):
    regularizers = tf.keras.regularizers
    assert [regularizers.get(name).get_config() for name in ("l1", "l2", "l1_l2", "L1L2")] == [{"l1": 0.01}, {"l2": 0.01}, {
        "l1": 0.01, "l2": 0.01}, {"l1": 0.0, "l2": 0.0}]
    assert regularizers.l2(l=0.5).l2 == 0.5 and regularizers.l1(0.25).l1 == 0.25 and regularizers.l1_l2(0.1).get_config() == {"l1": 0.1, "l2": 0.01}
    assert regularizers.get(None) is None and regularizers.get(abs) is abs and isinstance(regularizers.get(regularizers.L1), eager.regularizers.L1)
    assert regularizers.L2(0.5) == regularizers.L2(0.5) != regularizers.L2(0.25)
    for bad in (-1.0, float("nan"), "x"):
        with pytest.raises(ValueError, match="expected a non-negative float"):
            regularizers.L2(bad)
    assert isinstance(tf.keras.constraints.get("max_norm"), tf.keras.constraints.max_norm)


def test_losses_of_the_last_call(tf):
    layers = tf.keras.layers
    shared = layers.Dense(2, kernel_initializer="ones", use_bias=False, activity_regularizer=tf.keras.regularizers.L1(1.0))

    class Twice(tf.keras.Model):
        def __init__(self):
            super().__init__()
            self.shared = shared

        def call(self, x):
            self.add_loss(tf.reduce_sum(x))
            return self.shared(self.shared(x))

    model, x = Twice(), np.ones((4, 2), "f")
    for _ in range(2):
        model(x)
        assert sorted(float(loss) for loss in model.losses) == [4.0, 8.0, 8.0]
    traced = tf.function(lambda x: (model(x), tf.add_n(model.losses)))
    assert float(traced(tf.constant(x))[1]) == 20.0 and float(traced(tf.constant(x))[1]) == 20.0
    assert model.losses == []  # those of a trace are no values
    model(x)
    assert len(model.losses) == 3
    shared(x)
    assert [float(loss) for loss in shared.losses] == [4.0]
    shared.trainable = False
    penalized = layers.Dense(2, kernel_regularizer="l2")
    penalized(x)
    assert len(penalized.losses) == 1
    penalized.trainable = False  # what is not trained is not penalized
    assert penalized.losses == []


def test_functions_as_losses_stay(tf):
    layer = tf.keras.layers.Dense(1, kernel_initializer="ones")
    layer.add_loss(lambda: tf.reduce_sum(layer.kernel))
    for _ in range(2):
        layer(np.ones((1, 3), "f"))
        assert [float(loss) for loss in layer.losses] == [3.0]
    model = tf.keras.Sequential([layer])
    model.compile("sgd", "mse")
    assert model.evaluate(np.ones((1, 3), "f"), np.full((1, 1), 3.0), verbose=0) == 3.0


def test_weights_of_ones_own_have_regularizers(tf):
    class Own(tf.keras.layers.Layer):
        def build(self, shape):
            self.w = self.add_weight("w", (shape[-1],), initializer="ones", regularizer="l2", constraint=tf.keras.constraints.NonNeg())
            self.b = self.add_weight(name="b", shape=(2,), initializer="ones", regularizer=lambda w: tf.reduce_sum(w))

        def call(self, x):
            return x * self.w

    layer = Own(activity_regularizer="l1")
    layer(np.ones((2, 3), "f"))
    assert sorted(float(loss) for loss in layer.losses) == pytest.approx([0.03, 0.03, 2.0])
    other = copy.deepcopy(layer)  # without what calls added
    assert other.w.regularizer.l2 == 0.01 and sorted(float(loss) for loss in other.losses) == pytest.approx([0.03, 2.0])
    optimizer = tf.keras.optimizers.SGD(10.0)
    optimizer.minimize(lambda: tf.reduce_sum(layer.w), [layer.w])
    assert layer.w.numpy().tolist() == [0, 0, 0]


@pytest.mark.parametrize("optimizer", ["SGD", "Adam", "RMSprop", "Ftrl"])
@pytest.mark.parametrize("traced", [False, True], ids=["eager", "traced"])
def test_constraints_hold_behind_each_step(tf, optimizer, traced):
    layer = tf.keras.layers.Dense(3, kernel_constraint=tf.keras.constraints.UnitNorm(), bias_constraint="non_neg", input_shape=(4,))
    plain = tf.keras.layers.Dense(1)
    model = tf.keras.Sequential([layer, plain])
    made = getattr(tf.keras.optimizers, optimizer)(0.3)
    x = tf.constant(np.random.default_rng(0).normal(size=(8, 4)).astype("f"))

    def step():
        with tf.GradientTape() as tape:
            loss = tf.reduce_sum(tf.square(model(x) - 1.0))
        made.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))

    step()
    step = tf.function(step) if traced else step
    for _ in range(3):
        step()
        np.testing.assert_allclose(np.linalg.norm(layer.kernel.numpy(), axis=0), 1.0, rtol=1e-4)
        assert (layer.bias.numpy() >= 0).all()


def test_penalties_of_version_1(tf):
    contrib = tf.contrib.layers
    w = tf.constant([[1.0, -2.0]])
    assert float(contrib.l1_regularizer(0.5)(w)) == 1.5 and float(contrib.l2_regularizer(0.5)(w)) == 1.25
    assert float(contrib.l1_l2_regularizer(1.0, 2.0)(w)) == 8.0
    for make in (contrib.l1_regularizer, contrib.l2_regularizer):
        with pytest.raises(ValueError, match="scale cannot be an integer: 1"):
            make(1)
        with pytest.raises(ValueError, match="less than 0"):
            make(-0.5)
    assert float(tf.losses.get_regularization_loss("none of these")) == 0.0
    x = np.ones((1, 4), "f")
    for _ in range(2):  # one layer, called twice
        tf.layers.dense(x, 1, kernel_initializer=tf.ones_initializer(), kernel_regularizer=contrib.l2_regularizer(0.5), name="penalized",
                        reuse=tf.AUTO_REUSE if hasattr(tf, "AUTO_REUSE") else "auto")
    assert [float(loss) for loss in tf.losses.get_regularization_losses("penalized")] == [1.0]
    layer = tf.layers.Conv1D(2, 1, kernel_regularizer=tf.keras.regularizers.l1(1.0), kernel_initializer="ones", name="also penalized")
    layer(np.ones((1, 2, 3), "f"))
    assert float(tf.losses.get_regularization_loss("also")) == 6.0
    del layer
    gc.collect()
    assert tf.losses.get_regularization_losses("also") == []


# ---- Training

@pytest.mark.parametrize("eagerly", [None, True], ids=["traced", "eager"])
@pytest.mark.parametrize("case", CASES["model_fits"], ids=lambda c: f"{c['title']}-{'object' if c['is_object'] else 'name'}")
def test_fit_has_keras_curve(tf, case, eagerly):
    model = MODELS[case["title"]](tf)
    model.set_weights([np.float32(w) for w in case["weights"]])
    loss = tf.keras.losses.SparseCategoricalCrossentropy() if case["is_object"] else case["loss"]
    model.compile(tf.keras.optimizers.SGD(0.1), loss, metrics=case["metrics"], run_eagerly=eagerly)
    x, y = np.array(case["x"], case["dtype"]), np.array(case["y"])
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        history = model.fit(x, y, epochs=3, shuffle=False, verbose=0, **case["options"])
    assert set(history.history) == set(case["history"])
    for name, values in case["history"].items():
        np.testing.assert_allclose(history.history[name], values, rtol=3e-4, atol=1e-5, err_msg=name)
    np.testing.assert_allclose(model.evaluate(x, y, verbose=0), case["evaluated"], rtol=3e-4, atol=1e-5)
    np.testing.assert_allclose(model.predict(x[:4]), case["predicted"], rtol=3e-4, atol=1e-5)
    for w, expected in zip(model.get_weights(), case["trained"]):
        np.testing.assert_allclose(w, expected, rtol=1e-3, atol=2e-5)
