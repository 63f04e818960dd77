"""What programs of tf.keras expect besides values: models that are made of configs or of models, names of metrics, averages, attributes."""
import copy
import json
import pickle

import numpy as np
import pytest

import eager


@pytest.fixture(autouse=True)
def tf():
    import eager.compat.tensorflow as tf

    tf._tensors.use(True)
    tf.keras.backend.clear_session()
    tf.set_random_seed(5)
    yield tf
    tf._tensors.use(False)


X = np.random.default_rng(1).normal(size=(6, 5, 3)).astype("float32")


# ---- Models of configs

def of_states(tf):
    layers, x = tf.keras.layers, tf.keras.Input((5, 3))
    y, h = layers.GRU(4, return_sequences=True, return_state=True)(x)
    y, m, c = layers.LSTM(4, return_state=True)(y)
    return tf.keras.Model(x, [layers.Dense(2)(m), layers.Dense(2)(c), layers.Dense(2)(h), layers.Subtract()([y, h])])


def of_two_outputs(tf):
    layers, a, b = tf.keras.layers, tf.keras.Input((5, 3)), tf.keras.Input((5, 3))
    inner = tf.keras.Model(a, [layers.Dense(3)(a), layers.Dense(3)(a)])
    first, second = inner(b)
    third, fourth = inner(second)
    return tf.keras.Model(b, {"x": layers.Subtract()([first, third]), "y": layers.Subtract()([fourth, second])})


def of_sequences(tf):
    layers, x, words = tf.keras.layers, tf.keras.Input((5, 3)), tf.keras.Input((4, 3))
    _, *states = layers.LSTM(4, return_state=True)(x)
    y, h, c = layers.LSTM(4, return_sequences=True, return_state=True)(words, initial_state=states)
    return tf.keras.Model([x, words], [layers.Dense(3)(y), layers.Dense(2)(h), layers.Dense(2)(layers.Subtract()([states[1], c]))])


def results(tf, model):
    return tf.nest.flatten(model.predict([X, X[:, :4]] if len(model.inputs) > 1 else X))


@pytest.mark.parametrize("way", ["save", "json", "config", "clone"])
@pytest.mark.parametrize("make", [of_states, of_two_outputs, of_sequences])
def test_layers_of_several_outputs(tf, tmp_path, make, way):
    model = make(tf)
    if way == "save":
        model.save(tmp_path / "model.keras")
        other = tf.keras.models.load_model(tmp_path / "model.keras")
    elif way == "json":
        other = tf.keras.models.model_from_json(model.to_json())
    elif way == "config":
        other = tf.keras.Model.from_config(model.get_config())
    else:
        other = tf.keras.models.clone_model(model)
    other.set_weights(model.get_weights())
    for found in (other, pickle.loads(pickle.dumps(other))):
        for left, right in zip(results(tf, found), results(tf, model)):
            np.testing.assert_array_equal(left, right)


def test_configs_of_other_versions(tf):
    config = json.loads(of_states(tf).to_json())
    config["config"]["version"] = 3
    with pytest.raises(ValueError, match="is of version 3, and not of 2"):
        tf.keras.models.model_from_json(json.dumps(config))
    del config["config"]["version"]
    with pytest.raises(ValueError, match="wrong numbers for the 2 outputs of layer 'gru'"):
        tf.keras.models.model_from_json(json.dumps(config))
    x = tf.keras.Input((3,))
    config = json.loads(tf.keras.Model(x, tf.keras.layers.Dense(2)(x)).to_json())
    del config["config"]["version"]
    assert tf.keras.models.model_from_json(json.dumps(config)).count_params() == 8


# ---- Metrics of one name

ROWS, LABELS = np.arange(8.0, dtype="float32")[:, None], (np.arange(8) % 2)[:, None]


def test_metrics_of_one_name(tf):
    """Keras's names: a second one has a number, and a weighted one says so."""
    layers, metrics = tf.keras.layers, tf.keras.metrics
    model = tf.keras.Sequential([layers.Dense(1, activation="sigmoid", kernel_initializer="zeros")])
    model.compile("sgd", "binary_crossentropy", metrics=[metrics.Precision(thresholds=t) for t in (0.01, 0.99, 0.5)])
    history = model.fit(ROWS, LABELS, verbose=0, validation_data=(ROWS, LABELS)).history
    assert list(history)[:4] == ["loss", "precision", "precision_1", "precision_2"] and len(history) == 8
    assert history["precision"] == [0.5] and history["precision_1"] == [0.0]
    assert model.metrics_names == ["loss", "precision", "precision_1", "precision_2"] and len(model.evaluate(ROWS, LABELS, verbose=0)) == 4
    model.compile("sgd", "mse", metrics=["mae", "mae"], weighted_metrics=["mae", "mse", "mae"])
    history = model.fit(ROWS, LABELS, sample_weight=np.arange(8.0), verbose=0).history
    assert list(history) == ["loss", "mae", "mae_1", "weighted_mae", "mse", "weighted_mae_1"]
    assert history["mae"] == history["mae_1"] != history["weighted_mae"] == history["weighted_mae_1"]


def test_metrics_of_one_name_of_outputs(tf):
    layers, x = tf.keras.layers, tf.keras.Input((1,))
    model = tf.keras.Model(x, [layers.Dense(1, name="a")(x), layers.Dense(1, name="b")(x)])
    model.compile("sgd", "mse", metrics=["mae"], weighted_metrics=["mae"])
    model.fit(ROWS, [LABELS, LABELS], verbose=0)
    assert model.metrics_names == ["loss", "a_loss", "b_loss", "a_mae", "b_mae", "a_weighted_mae", "b_weighted_mae"]


# ---- Optimizers

@pytest.mark.parametrize("frequency, steps, expected", [(None, 5, 0.95208), (3, 5, None), (1, 2, None)])
def test_averages(tf, frequency, steps, expected):
    """fit() ends with the averages, as in Keras; at each `frequency` updates they become the values."""
    model = tf.keras.Sequential([tf.keras.layers.Dense(1, use_bias=False, kernel_initializer="zeros")])
    model.compile(tf.keras.optimizers.SGD(0.1, use_ema=True, ema_momentum=0.9, ema_overwrite_frequency=frequency), "mse")
    model.fit(np.ones((8, 1), "float32"), np.full((8, 1), 3.0), epochs=steps, verbose=0)
    w = average = 0.0
    for i in range(steps):
        w -= 0.2 * (w - 3)
        average = w if i == 0 else 0.9 * average + 0.1 * w
        if frequency and (i + 1) % frequency == 0:
            w = average
    np.testing.assert_allclose(model.get_weights()[0].ravel(), average, rtol=1e-5)
    assert expected is None or abs(average - expected) < 1e-5
    config = model.optimizer.get_config()
    assert config["use_ema"] and config.get("ema_overwrite_frequency") == frequency and model.optimizer.use_ema
    assert tf.keras.optimizers.SGD.from_config(config).ema_overwrite_frequency == frequency


def test_average_options(tf):
    with pytest.raises(ValueError, match="must be an integer >= 1"):
        tf.keras.optimizers.SGD(use_ema=True, ema_overwrite_frequency=0)
    v, optimizer = tf.Variable(1.0), tf.keras.optimizers.SGD(0.5)
    optimizer.apply_gradients([(tf.constant(1.0), v)])
    optimizer.finalize_variable_values([v])
    assert float(v) == 0.5 and not optimizer.use_ema


def test_rate_with_methods(tf):
    optimizer = tf.keras.optimizers.Adam(0.25)
    assert optimizer.learning_rate == 0.25 and optimizer.lr.numpy() == np.float32(0.25) and float(optimizer.lr.value()) == 0.25
    assert optimizer.learning_rate.assign(0.5) == optimizer.lr == 0.5
    optimizer.lr.assign(optimizer.lr * 0.5)
    assert json.dumps(optimizer.get_config()["learning_rate"]) == "0.25" and "learning_rate=0.25" in repr(optimizer)
    other = copy.deepcopy(optimizer)
    other.learning_rate = pickle.loads(pickle.dumps(optimizer)).lr
    other.learning_rate.assign(1.0)
    assert optimizer.learning_rate == 0.25 and other.learning_rate == 1.0


def test_variables_without_decay(tf):
    optimizer = tf.keras.optimizers.AdamW(0.1, weight_decay=0.5)
    kernel, bias, other = (tf.Variable(1.0, name=name) for name in ("dense/kernel", "dense/bias", "[odd]*"))
    optimizer.exclude_from_weight_decay(var_list=[other], var_names=["bias"])
    optimizer.apply_gradients([(tf.constant(0.0), v) for v in (kernel, bias, other)])
    assert [round(float(v), 6) for v in (kernel, bias, other)] == [0.95, 1.0, 1.0]
    assert optimizer.exclude_from_weight_decay == ("[[]odd[]][*]", "*bias*") == copy.deepcopy(optimizer).exclude_from_weight_decay
    optimizer.exclude_from_weight_decay = "*bias"
    assert optimizer.exclude_from_weight_decay == ("*bias",)
    with pytest.raises(ValueError, match="not regular expressions"):
        optimizer.exclude_from_weight_decay(var_names=["^bias$"])


# ---- Models of models

def test_layers_keep_their_first_call(tf):
    layers, x = tf.keras.layers, tf.keras.Input((4,))
    feature = layers.Dense(3, name="feature")
    with pytest.raises(AttributeError, match="'feature' has never been called and thus has no defined output"):
        feature.output
    for layer in (layers.Dropout(0.5), layers.LSTM(2), layers.LeakyReLU()):
        with pytest.raises(AttributeError, match="no defined input"):
            layer.input
    hidden = feature(x)
    feature(hidden[:, :1] * tf.ones([1, 4]))
    model = tf.keras.Model(x, layers.Dense(1)(hidden))
    assert feature.input is x and feature.output is hidden and model.get_layer("feature").output is hidden
    assert model.layers[0].output is x and model.layers[0].input is x and tf.keras.layers.InputLayer((3,)).output.shape == (None, 3)
    part, values = tf.keras.Model(model.input, model.get_layer("feature").output), np.ones((2, 4), "float32")
    np.testing.assert_allclose(part.predict(values), feature(values), rtol=1e-6)
    rest = tf.keras.Model(feature.output, model.output)
    np.testing.assert_allclose(rest.predict(part.predict(values)), model.predict(values), rtol=1e-6)
    added = layers.Add()
    added([hidden, hidden])
    assert added.input == [hidden, hidden]


@pytest.mark.parametrize("other", [copy.deepcopy, copy.copy, lambda model: pickle.loads(pickle.dumps(model)),
                                   lambda model: type(model).from_config(model.get_config())])
def test_copies_have_calls_of_their_own(tf, other):
    layers, x = tf.keras.layers, tf.keras.Input((4,))
    y = x
    for i in range(3):
        y = layers.Dense(4, name=f"layer{i}")(y)
    values = np.ones((2, 4), "float32")
    for model in (tf.keras.Model(x, y), tf.keras.Sequential([layers.Dense(4, name=f"layer{i}", input_shape=(4,)) for i in range(3)])):
        model.outputs
        found = other(model)
        part = tf.keras.Model(found.inputs, found.get_layer("layer1").output)
        np.testing.assert_allclose(part.predict(values), found.get_layer("layer1")(found.get_layer("layer0")(values)), rtol=1e-6)


def test_sequential_with_ends(tf):
    layers, values = tf.keras.layers, np.ones((2, 4), "float32")
    model = tf.keras.Sequential([layers.Dense(3, input_shape=(4,)), layers.Dense(2), layers.Dense(1)])
    first = model.layers[0].output
    assert [x.shape for x in (model.input, first, model.output)] == [(None, 4), (None, 3), (None, 1)]
    assert model.inputs == [model.input] and model.outputs == [model.output]
    np.testing.assert_allclose(tf.keras.Model(model.inputs, model.output).predict(values), model.predict(values), rtol=1e-6)
    model.pop()
    model.add(layers.Dense(5))
    assert model.output.shape == (None, 5) and model.layers[0].output is first
    top = tf.keras.Model(model.input, layers.Dense(6)(model.layers[-2].output))
    assert top.predict(values).shape == (2, 6) and [layer.name for layer in top.layers][1:3] == [layer.name for layer in model.layers[:2]]
    late = tf.keras.Sequential([layers.Dense(3)])
    assert late.inputs is None and late.outputs is None
    with pytest.raises(AttributeError, match="never been called"):
        late.output
    with pytest.raises(ValueError, match="both are None"):
        tf.keras.Model(late.inputs, late.outputs)
    late(values)
    assert late.output.shape == (None, 3)
    model.compile("sgd", {"output_1": "mse"})
    model.fit(values, np.ones((2, 5)), verbose=0)


def test_attributes_named_as_those_of_calls(tf):
    class Own(tf.keras.Model):
        def __init__(self):
            super().__init__()
            self.output = tf.keras.layers.Dense(2)

        def call(self, x):
            return self.output(x)

    model = Own()
    assert model(tf.ones([1, 3])).shape == (1, 2) and len(model.weights) == 2


def test_states_of_a_model(tf):
    model = tf.keras.Sequential([tf.keras.layers.LSTM(2, stateful=True, batch_input_shape=(2, 3, 2)), tf.keras.layers.Dense(1)])
    x = np.ones((2, 3, 2), "float32")
    first = model(x).numpy()
    assert np.abs(model(x).numpy() - first).max() > 1e-4
    model.reset_states()
    np.testing.assert_array_equal(model(x), first)


def test_former_names_of_loops(tf):
    model, batch = tf.keras.Sequential([tf.keras.layers.Dense(1)]), (np.ones((2, 3), "float32"), np.ones((2, 1), "float32"))
    model.compile("sgd", "mse")
    assert model.stop_training is False
    history = model.fit_generator(iter([batch] * 6), 3, 2, 0)
    assert len(history.history["loss"]) == 2 and model.optimizer.iterations.numpy() == 6
    assert model.evaluate_generator(iter([batch] * 3), 2) == model.evaluate(*batch, verbose=0)
    np.testing.assert_array_equal(model.predict_generator(iter([batch[:1]] * 3), 2), model.predict(np.ones((4, 3), "float32")))


# ---- Attributes, and layers that derive from Keras's

def test_attributes_that_were_not_given(tf):
    layers, activations = tf.keras.layers, tf.keras.activations
    assert layers.Dense(1).activation is activations.linear is layers.Conv2D(1, 2).activation
    assert layers.Dense(1, activation="relu").activation is activations.relu
    assert layers.Dense(1, activation=np.tanh).activation is np.tanh and not hasattr(layers.Flatten(), "activation")
    assert layers.MaxPooling2D().strides == layers.MaxPooling2D().pool_size and layers.MaxPooling2D(strides=3).strides == (3,)
    assert layers.Conv2D(1, 2).data_format == "channels_last" and layers.MultiHeadAttention(2, 3).value_dim is None
    layer = layers.Dense(1, activation="relu")
    layer.activation = "tanh"
    assert layer.activation is activations.tanh and layer.get_config()["activation"] == "tanh"
    np.testing.assert_allclose(layer(tf.ones([1, 2])), np.tanh(np.ones((1, 2)) @ layer.kernel.numpy()), rtol=1e-6)


def shifted(tf):
    class Shifted(tf.keras.layers.Dense):
        def __init__(self, units, **options):
            super().__init__(units, **options)
            self.gain = tf.Variable(2.0, name="gain")

        def build(self, input_shape):
            super().build(input_shape)
            self.shift = self.add_weight(name="shift", shape=(self.units,), initializer="ones", regularizer="l2")
            self.add_variable("count", [], initializer="zeros", trainable=False)

        def call(self, x, training=None):
            assert training in (False, True)
            return super().call(x) * self.gain + self.shift + (1.0 if training else 0.0)

    return Shifted


def test_a_layer_with_a_build_of_its_own(tf):
    layer, x = shifted(tf)(3), np.ones((2, 4), "float32")
    y = layer(x)
    np.testing.assert_allclose(y, 2 * x @ layer.kernel.numpy() + 1, rtol=1e-5)
    np.testing.assert_allclose(layer(x, training=True), y + 1, rtol=1e-5)
    np.testing.assert_allclose(layer(x, True), y + 1, rtol=1e-5)
    names = list(layer.named_variables())
    assert sorted(names) == ["bias", "count", "gain", "kernel", "shift"] and len(layer.trainable_weights) == 4
    assert [v.name for v in layer.weights if v.name.endswith("shift:0")] == ["shifted/shift:0"] and len(layer.losses) == 1
    layer.trainable = False
    assert not layer.trainable_weights
    layer.trainable = True
    assert len(layer.trainable_weights) == 4
    first = shifted(tf)(3)
    first.build((None, 4))
    assert len(first.weights) == 5 and first(x).shape == (2, 3) and len(first.weights) == 5
    for other in (copy.deepcopy(layer),):
        assert list(other.named_variables()) == names and other.shift is not layer.shift
        other.set_weights(layer.get_weights())
        np.testing.assert_array_equal(other(x), y)


def test_such_a_layer_in_models(tf, tmp_path):
    cls, x = shifted(tf), np.ones((4, 3), "float32")
    model = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(3,)), cls(1)])
    assert len(model.weights) == 7
    model.compile("sgd", "mse")
    before = model.get_weights()
    model.fit(x, np.ones((4, 1)), epochs=3, verbose=0)
    changed = [not np.array_equal(a, b) for a, b in zip(before, model.get_weights())]
    assert changed.count(False) == 1
    model.save(tmp_path / "model")
    other = tf.keras.models.load_model(tmp_path / "model", custom_objects={"Shifted": cls})
    np.testing.assert_array_equal(other.predict(x), model.predict(x))
    given = tf.keras.Input((3,))
    assert len(tf.keras.Model(given, cls(1)(given)).weights) == 5


def test_a_build_that_fails_is_run_again(tf):
    class Failing(tf.keras.layers.Dense):
        fails = True

        def build(self, input_shape):
            if self.fails:
                raise ValueError("not yet")
            super().build(input_shape)

    layer = Failing(1)
    with pytest.raises(ValueError, match="not yet"):
        layer(tf.ones([1, 2]))
    layer.fails = False
    assert layer(tf.ones([1, 2])).shape == (1, 1)


def test_a_call_without_training(tf):
    class Twice(tf.keras.layers.Dropout):
        def call(self, x):
            return super().call(x) * 2

    assert float(tf.reduce_sum(Twice(0.5)(tf.ones([4])))) == 8.0
    values = set(Twice(0.5)(tf.ones([64]), training=True).numpy().tolist())
    assert values == {0.0, 4.0}


# ---- What else Keras's layers take

def test_a_lambda_that_is_saved(tf, tmp_path):
    x = tf.keras.Input((2,))
    inner = tf.keras.Sequential([tf.keras.layers.Lambda(lambda x: x * 2, name="twice")])
    model = tf.keras.Model(x, inner(x))
    for write in (model.to_json, lambda: model.save(tmp_path / "model")):
        with pytest.raises(TypeError, match="Layer 'twice' of class Lambda has a config that cannot be written .*not JSON serializable"):
            write()
    assert not (tmp_path / "model").exists()


@pytest.mark.parametrize("dtype", ["mixed_float16", "mixed_bfloat16"])
def test_mixed_dtypes(tf, dtype):
    layers, half = tf.keras.layers, tf.as_dtype(dtype.removeprefix("mixed_"))
    x = tf.ones([2, 4, 4, 2])
    for layer in (layers.Conv2D(2, 2, dtype=dtype), layers.Dense(2, dtype=dtype), layers.BatchNormalization(dtype=dtype),
                  layers.LayerNormalization(dtype=dtype), layers.Dropout(0.5, dtype=dtype), layers.LeakyReLU(dtype=dtype)):
        with tf.GradientTape() as tape:
            y = layer(x)
        assert y.dtype is half and all(v.dtype is tf.float32 for v in layer.weights) and layer.compute_dtype is half
        assert all(g.dtype is tf.float32 for g in tape.gradient(y, layer.trainable_weights) if g is not None)
        other = type(layer).from_config(layer.get_config())
        assert isinstance(layer, layers.LeakyReLU) or other.get_config()["dtype"] == dtype and other.dtype is tf.float32
    assert layers.Embedding(3, 2, dtype=dtype)(tf.constant([[1]])).dtype is half
    model = tf.keras.Sequential([layers.Dense(4, dtype=dtype), layers.Dense(1, dtype="float32")])
    model.compile("sgd", "mse")
    assert np.isfinite(model.fit(np.ones((4, 3), "float32"), np.ones((4, 1)), epochs=2, verbose=0).history["loss"]).all()
    with pytest.raises(ValueError, match="which cast their weights, and for those without"):
        layers.LSTM(2, dtype=dtype)(tf.ones([1, 2, 3]))


def test_noise_shape(tf):
    layer, x = tf.keras.layers.Dropout(0.5, noise_shape=(None, 1, 3)), tf.ones([16, 5, 3])
    y = layer(x, training=True).numpy()
    assert (y == y[:, :1]).all() and set(y.ravel().tolist()) == {0.0, 2.0}
    assert (layer(x).numpy() == 1).all() and type(layer).from_config(layer.get_config()).noise_shape == (None, 1, 3)


def test_attention_scores(tf):
    """The weights are those of the values, as their sum shows: values that are the same for all steps come out."""
    layer, rng = tf.keras.layers.MultiHeadAttention(2, 3), np.random.default_rng(2)
    query, value = (tf.constant(rng.normal(size=(2, n, 4)).astype("float32")) for n in (3, 5))
    layer(query, value)
    layer.set_weights([rng.normal(size=w.shape) for w in layer.get_weights()])
    mask = np.tril(np.ones((3, 5), bool))[None].repeat(2, 0)
    for options, where in (({}, np.ones((3, 5), bool)), ({"attention_mask": mask}, mask[0]),
                           ({"attention_mask": mask.astype("float32")}, mask[0]),
                           ({"use_causal_mask": True}, np.tril(np.ones((3, 5), bool)))):
        result, scores = layer(query, value, return_attention_scores=True, **options)
        np.testing.assert_array_equal(result, layer(query, value, **options))
        assert scores.shape == (2, 2, 3, 5) and (scores.numpy()[..., ~where] == 0).all()
        names = dict(zip(layer._variable_names, layer.get_weights()))
        values = np.einsum("bsd,dhk->bshk", value.numpy(), names["value_kernel"]) + names["value_bias"]
        expected = np.einsum("bhts,bshk,hkd->btd", scores.numpy(), values, names["output_kernel"]) + names["output_bias"]
        np.testing.assert_allclose(result, expected, rtol=2e-4, atol=1e-4)
    x = tf.keras.Input((3, 4))
    outputs = layer(x, x, return_attention_scores=True)
    assert [y.shape for y in outputs] == [(None, 3, 4), (None, 2, 3, 3)]


def attended(layer, query, value, axes, mask=None):
    """Returns attention's result and scores along some axes, in NumPy. mask: as the scores are, without heads."""
    names, n = dict(zip(layer._variable_names, layer.get_weights())), query.ndim - 1
    q, k, v = (np.einsum("...d,dhk->...hk", x, names[f"{what}_kernel"]) + names[f"{what}_bias"]
               for what, x in (("query", query), ("key", value), ("value", value)))
    of_query = "abcdefg"[:n]
    of_value = "".join("tuvwxyz"[i] if i in axes else of_query[i] for i in range(n))
    rest = "".join(of_query[i] for i in range(n) if i not in axes)
    places = "".join(of_query[i] for i in axes), "".join(of_value[i] for i in axes)
    scores = f"{rest}h{''.join(places)}"
    weights = np.einsum(f"{of_query}hk,{of_value}hk->{scores}", q * layer.key_dim ** -0.5, k)
    if mask is not None:
        weights = np.where(np.expand_dims(mask, len(rest)), weights, -1e9)
    along = tuple(range(-len(axes), 0))
    weights = np.exp(weights - weights.max(along, keepdims=True))
    weights = weights / weights.sum(along, keepdims=True)
    result = np.einsum(f"{scores},{of_value}hk->{of_query}hk", weights, v)
    return np.einsum("...hk,hkd->...d", result, names["output_kernel"]) + names["output_bias"], weights


@pytest.mark.parametrize("rank,axes", [(3, (1,)), (4, None), (4, (1,)), (4, 2), (4, (2, 1)), (4, -2), (5, (2, 3)),
                                       (5, (1, 3))])
def test_attention_along_axes(tf, rank, axes):
    """Attention of inputs of any rank: op by op, traced without dims, in a model, with masks and scores."""
    rng, layer = np.random.default_rng(rank), tf.keras.layers.MultiHeadAttention(2, 3, attention_axes=axes)
    shape = (2, 3, 4, 5)[:rank - 1] + (6,)
    query = rng.normal(size=shape).astype("float32")
    layer(query, query)
    layer.set_weights([rng.normal(size=w.shape) for w in layer.get_weights()])
    of_rank = layer._axes(rank)
    longer = tuple(n + 1 if i in of_rank else n for i, n in enumerate(shape))
    value = rng.normal(size=longer).astype("float32")
    expected, weights = attended(layer, query, value, of_rank)
    result, scores = layer(query, value, return_attention_scores=True)
    np.testing.assert_allclose(result, expected, 1e-3, 1e-4)
    np.testing.assert_allclose(scores, weights, 1e-3, 1e-5)
    spec = tf.TensorSpec([None] * (rank - 1) + [6])
    traced = tf.function(lambda q, v: layer(q, v)).get_concrete_function(spec, spec)
    np.testing.assert_allclose(traced(tf.constant(query), tf.constant(value)), expected, 1e-3, 1e-4)
    x, y = tf.keras.Input(shape[1:]), tf.keras.Input(longer[1:])
    model = tf.keras.Model([x, y], layer(x, y))
    assert model.output_shape == (None, *shape[1:])
    np.testing.assert_allclose(model.predict([query, value]), expected, 1e-3, 1e-4)
    kept = rng.random((*(shape[i] for i in of_rank), *(longer[i] for i in of_rank))) < 0.7
    kept[..., 0] = True
    unmasked, (expected, _) = expected, attended(layer, query, value, of_rank, kept[(None,) * (rank - 1 - len(of_rank))])
    np.testing.assert_allclose(layer(query, value, attention_mask=kept[None]), expected, 1e-3, 1e-4)
    native = eager.nn.MultiHeadAttention(2, 3, attention_axes=axes if axes is None or isinstance(axes, tuple) else [axes])
    native(query, value)
    native.set_weights(layer.get_weights())
    np.testing.assert_allclose(native(query, value), unmasked, 1e-3, 1e-4)
    any_dims = tf.TensorSpec([None] * rank), tf.TensorSpec([None] * rank), tf.TensorSpec([None] * (1 + kept.ndim), tf.bool)
    def masked(query, value, mask):
        return native(query, value, attention_mask=mask)

    for run in (masked, tf.function(masked).get_concrete_function(*any_dims)):
        np.testing.assert_allclose(run(tf.constant(query), tf.constant(value), tf.constant(kept[None])), expected, 1e-3, 1e-4)
    if rank > 3:  # axes of 1 are repeated
        np.testing.assert_allclose(native(query, value, attention_mask=np.ones_like(kept[None, ..., :1])), unmasked, 1e-3, 1e-4)
    with eager.GradientTape() as native_tape:
        y = tf.reduce_sum(native(query, value))
    assert all(g is not None for g in native_tape.gradient(y, native.trainable_variables))
    other = type(layer).from_config(layer.get_config())
    assert other._axes(rank) == of_rank and other.attention_axes == layer.attention_axes
    other.build(shape, longer)
    assert [w.shape for w in other.weights] == [w.shape for w in layer.weights]
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(layer(query, value))
    assert all(g is not None for g in tape.gradient(loss, layer.trainable_weights))


def test_axes_that_attention_does_not_take(tf):
    image, text = (2, 3, 4, 6), (2, 3, 6)
    for axes, shape in (((0,), image), ((3,), image), ((1, 1), image), ((), image), ((2,), text)):
        layer = tf.keras.layers.MultiHeadAttention(2, 3, attention_axes=axes, name="looks")
        with pytest.raises(ValueError, match="Layer 'looks': attention_axes must be axes between the batch and the"):
            layer(tf.zeros(shape), tf.zeros(shape))
    with pytest.raises(ValueError, match="Layer 'looks': query, value and key must have as many dims"):
        tf.keras.layers.MultiHeadAttention(2, 3, name="looks")(tf.zeros([2, 3, 4, 6]), tf.zeros([2, 3, 6]))


@pytest.mark.parametrize("dims", [(None, None), (2, None), (None, 5)])
def test_recurrent_dropout_in_a_trace_of_any_steps(tf, dims):
    """No layer needs to know the steps, and the same numbers are drawn where it does not."""
    x, spec = tf.ones([2, 5, 3]), tf.TensorSpec([*dims, 3])
    for layer in (tf.keras.layers.LSTM(4, recurrent_dropout=0.9), tf.keras.layers.RNN(
            [tf.keras.layers.GRUCell(4, recurrent_dropout=0.9), tf.keras.layers.SimpleRNNCell(4)]),
            tf.keras.layers.Bidirectional(tf.keras.layers.GRU(4, recurrent_dropout=0.9))):
        y = tf.function(lambda x: layer(x, training=True)).get_concrete_function(spec)(x)
        assert y.shape[0] == 2 and np.abs(y - layer(x)).max() > 1e-3
    rng, mask_spec = np.random.default_rng(0), tf.TensorSpec(dims, tf.bool)
    x, mask = tf.constant(rng.normal(size=(2, 5, 3)).astype("f")), tf.constant(rng.random((2, 5)) < 0.7)
    for kind in (eager.nn.LSTM, eager.nn.GRU, eager.nn.SimpleRNN):
        for options in ({}, {"go_backwards": True}, {"bidirectional": True, "use_bias": False}):
            layer = kind(4, recurrent_dropout=0.5, return_sequences=True, **options)
            layer(x)

            def results(x, mask, layer=layer):
                with tf.GradientTape() as tape:
                    outputs = layer(x, mask=mask, training=True)
                    y = sum(tf.reduce_sum(t * t) for t in outputs)
                return [*outputs, *tape.gradient(y, layer.trainable_variables)]

            traced = tf.function(results).get_concrete_function(spec, mask_spec)
            for drawn in (results, traced, traced):
                tf.random.set_seed(7)
                found = [t.numpy() for t in drawn(x, mask)]
                expected = found if drawn is results else expected
                for a, b in zip(found, expected):
                    np.testing.assert_allclose(a, b, 1e-4, 1e-5)


def test_a_lambda_layer_that_no_pickle_can_name(tf):
    import copy
    import pickle

    layer = tf.keras.layers.Lambda(lambda x: x * 2, name="twice")
    for whole in (layer, tf.keras.Sequential([layer])):
        with pytest.raises(pickle.PicklingError, match="Layer 'twice' cannot be pickled: its function .*<lambda> is a"):
            pickle.dumps(whole)
        assert float(copy.deepcopy(whole)(tf.constant([3.0]))[0]) == 6
    assert pickle.loads(pickle.dumps(tf.keras.layers.Lambda(tf.square)))(tf.constant(3.0)) == 9


# ---- Metrics and losses of layers

@pytest.mark.parametrize("run_eagerly", [False, True])
def test_metrics_of_layers(tf, run_eagerly):
    """fit() and evaluate() report what layers measure, which begins anew with each epoch. It is no part of weights."""
    import copy

    keras = tf.keras

    class Watched(keras.layers.Layer):
        def call(self, x, training=None):
            self.add_metric(tf.reduce_max(x), name="largest", aggregation="mean")
            if not training:
                self.add_metric(x, name="mean of tests")
            return x

    class Net(keras.Model):
        def __init__(self):
            super().__init__()
            self.watched, self.dense = [Watched()], keras.layers.Dense(1, kernel_initializer="zeros")
            self.seen = keras.metrics.Mean(name="seen")

        def call(self, x):
            self.add_metric(self.seen(x))
            return self.dense(self.watched[0](x))

    net = Net()
    assert net.metrics == [net.seen]
    net.compile(keras.optimizers.SGD(0.0), "mse", metrics=["mae"], run_eagerly=run_eagerly)
    x = np.arange(8, dtype="float32").reshape(8, 1)
    history = net.fit(x, x, batch_size=4, epochs=2, shuffle=False, verbose=0, validation_data=(x + 1, x)).history
    assert history["largest"] == [5.0, 5.0] and history["val_largest"] == [6.0, 6.0] and history["seen"] == [3.5, 3.5]
    assert history["mae"] == [3.5, 3.5] and history["val_mean of tests"] == [4.5, 4.5]
    assert net.metrics_names == ["loss", "mae", "seen", "largest", "mean of tests"]
    assert net.evaluate(x, x, verbose=0, return_dict=True)["largest"] == 7.0
    assert [m.name for m in net.watched[0].metrics] == ["largest", "mean of tests"] and len(net.weights) == 2
    net.reset_metrics()
    assert float(net.watched[0].metrics[0].result()) == 0
    layer = keras.layers.Dense(1)
    layer.add_metric(tf.constant([1.0, 2.0]), name="own")
    twin = copy.deepcopy(layer)
    layer.add_metric(5.5, name="own")
    assert float(twin.metrics[0].result()) == 1.5 and float(layer.metrics[0].result()) == pytest.approx(8.5 / 3)


def test_metrics_with_one_name_and_a_step_of_ones_own(tf):
    keras = tf.keras

    class Watched(keras.layers.Layer):
        def call(self, x):
            self.add_metric(x, name="mean")
            return x + 1.0

    class Net(keras.Sequential):
        def train_step(self, data):
            x, y = data
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean(tf.square(self(x, training=True) - y))
            self.optimizer.apply_gradients(zip(tape.gradient(loss, self.trainable_weights), self.trainable_weights))
            return {metric.name: metric.result() for metric in self.metrics if metric.name != "loss"}

    layers = [Watched(), Watched(), keras.layers.Dense(1)]
    model = keras.Sequential(layers)
    model.compile("sgd", "mse")
    assert list(model.fit(np.zeros((4, 2)), np.zeros((4, 1)), verbose=0).history) == ["loss", "mean", "mean_1"]
    own = Net([Watched(), keras.layers.Dense(1)])
    own.compile("sgd")
    history = own.fit(np.full((4, 2), 3.0), np.zeros((4, 1)), epochs=3, batch_size=2, verbose=0).history
    assert history == {"mean": [3.0] * 3}


def test_losses_and_metrics_of_a_model_of_inputs_and_outputs(tf):
    """They are KerasTensors, which calls compute besides the outputs, and so do copies of the model."""
    import copy
    import pickle

    keras = tf.keras
    x = keras.Input((3,))
    hidden = keras.layers.Dense(2, kernel_initializer="ones", name="hidden")(x)
    model = keras.Model(x, keras.layers.Dense(1)(hidden))
    model.add_loss([keras.layers.Lambda(tf.reduce_mean)(hidden), lambda: tf.constant(2.0)])
    model.add_metric(keras.layers.Lambda(tf.reduce_max)(hidden), name="largest", aggregation="mean")
    given = np.array([[1.0, 2.0, 3.0], [0.0, 0.0, 0.0]], "float32")
    for each in (model, copy.copy(model), copy.deepcopy(model)):
        each.reset_metrics()
        each(given)
        assert sorted(map(float, each.losses)) == [2.0, 3.0] and float(each.metrics[0].result()) == 6
    twin = keras.models.clone_model(model)
    twin(given)
    assert list(map(float, twin.losses)) == [3.0] and float(twin.metrics[0].result()) == 6
    model.compile("sgd")
    history = model.fit(given, verbose=0, epochs=2).history
    assert history["loss"][0] == 5.0 > history["loss"][1] and history["largest"][0] == 6
    with pytest.raises(ValueError, match="not connected to `outputs`"):
        model.add_loss(keras.layers.Lambda(tf.reduce_mean)(keras.Input((3,))))
    model(given)
    plain = keras.Model(x, hidden)
    plain.add_metric(hidden, "mean")
    for each in (pickle.loads(pickle.dumps(plain)), keras.models.model_from_json(plain.to_json())):
        each.compile("sgd", "mse")
        assert each.evaluate(given, np.zeros((2, 2)), verbose=0)[1] == pytest.approx(each.predict(given).mean())


def test_metrics_that_are_refused(tf):
    layer, x = tf.keras.layers.Layer(name="plain"), tf.keras.Input((3,))
    with pytest.raises(ValueError, match="Please provide a name for your metric"):
        layer.add_metric(tf.constant(1.0))
    with pytest.raises(ValueError, match="only `mean` sample-wise metric aggregation. You provided aggregation=`sum`"):
        layer.add_metric(tf.constant(1.0), name="sum", aggregation="sum")
    with pytest.raises(ValueError, match="takes a name and the aggregation 'mean'"):
        tf.keras.Model(x, tf.keras.layers.Dense(1)(x)).add_metric(x)
    with pytest.raises(ValueError, match="only one that is made of inputs and outputs"):
        tf.keras.Sequential([tf.keras.layers.Dense(1)]).add_loss(x)
    assert layer.metrics == []


def test_functions_on_keras_tensors(tf):
    """A function of TensorFlow's is a layer of a model, also where it takes several tensors of it."""
    x, y = tf.keras.Input((3,)), tf.keras.Input((3,))
    z = tf.concat([tf.square(x), tf.maximum(x, y), 2.0 * y], axis=-1)
    assert z.shape == (None, 9)
    model = tf.keras.Model([x, y], [z, tf.nn.relu(tf.reduce_sum(z, axis=1)), tf.reshape(z, [-1, 3, 3])])
    a, b = np.array([[1.0, -2.0, 3.0]], "float32"), np.array([[0.0, 1.0, 5.0]], "float32")
    first, second, third = model.predict([a, b])
    expected = np.concatenate([a * a, np.maximum(a, b), 2 * b], 1)
    np.testing.assert_array_equal(first, expected)
    assert second.tolist() == [expected.sum()] and third.shape == (1, 3, 3)
    assert [layer.name.partition("_")[0] for layer in model.layers if layer.name.startswith("tf.")][0] == "tf.square"


# ---- Data

def test_inputs_by_their_names(tf):
    """A dict for a model of a list of inputs is taken by the Inputs' names, whatever their order."""
    layers = tf.keras.layers
    first, second = tf.keras.Input((1,), name="z"), tf.keras.Input((2,), name="a")
    model = tf.keras.Model([first, second], layers.concatenate([first, second]))
    given = {"a": np.array([[1.0, 2.0]], "float32"), "z": np.array([[3.0]], "float32"), "more": np.zeros((1, 1))}
    assert model.predict(given).tolist() == model(given).numpy().tolist() == [[3.0, 1.0, 2.0]]
    model.compile("sgd", "mse")
    data = tf.data.Dataset.from_tensor_slices(({"z": [[3.0]], "a": [[1.0, 2.0]]}, [[3.0, 1.0, 2.0]])).batch(1)
    assert model.evaluate(data, verbose=0) == 0
    with pytest.raises(ValueError, match=r"no value for the input\(s\) \['z'\]: it received \['a'\]"):
        model({"a": given["a"]})


def test_weights_of_classes_in_batches(tf):
    """class_weight counts for what gives batches as for arrays; a Sequence is asked anew in each epoch."""
    x, y = np.arange(8, dtype="float32").reshape(8, 1), np.array([0, 1, 1, 0, 1, 0, 0, 1])
    given, ends = np.linspace(0.5, 1.5, 8).astype("float32"), []

    class Batches(tf.keras.utils.Sequence):
        def __len__(self):
            return 2

        def __getitem__(self, i):
            part = slice(4 * i, 4 * i + 4)
            return x[part], y[part], given[part]

        def on_epoch_end(self):
            ends.append(len(ends))

    def losses(*data, **options):
        model = tf.keras.Sequential([tf.keras.layers.Dense(1, kernel_initializer="ones")])
        model.compile(tf.keras.optimizers.SGD(0.01), "mse")
        weights = {0: 1.0, 1: 3.0}
        return model.fit(*data, epochs=3, shuffle=False, verbose=0, class_weight=weights, **options).history["loss"]

    expected = losses(x, y, batch_size=4, sample_weight=given)
    dataset = tf.data.Dataset.from_tensor_slices((x, y, given)).batch(4)
    for found in (losses(Batches()), losses(dataset), losses(dataset.repeat(), steps_per_epoch=2)):
        np.testing.assert_allclose(found, expected, 1e-5)
    assert ends == [0, 1, 2] and losses(x, y, batch_size=4) != expected


def test_rows_of_one_length(tf):
    pad = tf.keras.preprocessing.sequence.pad_sequences
    rows = [[1], [2, 3, 4], []]
    assert pad(rows).tolist() == [[0, 0, 1], [2, 3, 4], [0, 0, 0]] and pad(rows).dtype == "int32"
    assert pad(rows, 2, "float32", "post", "post", -1.0).tolist() == [[1, -1], [2, 3], [-1, -1]]
    assert pad(rows, 2).tolist() == [[0, 1], [3, 4], [0, 0]]
    assert pad([[[1, 2]], [[3, 4], [5, 6]]]).shape == (2, 2, 2)
    for call in (lambda: pad(rows, padding="ahead"), lambda: pad(rows, truncating="ahead"), lambda: pad([1, 2])):
        with pytest.raises(ValueError):
            call()


# ---- tf.keras.backend

def test_backend(tf):
    K = tf.keras.backend
    v = K.variable([1, 2], name="v")
    K.set_value(v, [3.0, 4.0])
    K.batch_set_value([(v, v + 1)])
    assert v.dtype == "float32" and K.get_value(v).tolist() == K.batch_get_value([v])[0].tolist() == [4.0, 5.0]
    optimizer = tf.keras.optimizers.SGD(0.5)
    K.set_value(optimizer.lr, K.get_value(optimizer.lr) * 0.5)
    assert float(optimizer.learning_rate) == 0.25
    x = tf.keras.Input((3, 4))
    assert K.int_shape(x) == (None, 3, 4) and K.ndim(x) == 3
    assert K.int_shape(tf.ones([2])) == (2,) and K.count_params(v) == 2
    assert K.is_keras_tensor(x) and not K.is_keras_tensor(v) and K.learning_phase() == 0
    layer = tf.keras.layers.Lambda(lambda x: x + float(K.learning_phase()))
    assert float(layer(0.0, training=True)) == 1 and float(layer(0.0)) == 0
    y = K.batch_dot(x, K.mean(x, axis=1), axes=(2, 1))
    assert y.shape == (None, 3) and K.batch_flatten(x).shape == (None, 12)
    assert K.dot(x, tf.ones([4, 2])).shape == (None, 3, 2)
    given = np.random.default_rng(1).normal(size=(2, 3, 4)).astype("float32")
    (found,), alone = K.function([x], [y])([given]), K.function(x, y)(given)
    np.testing.assert_allclose(found, np.einsum("bij,bj->bi", given, given.mean(1)), 1e-5, 1e-6)
    np.testing.assert_array_equal(alone, found)
    for axes, text in ((None, "abc,acd->abd"), (1, "abc,abd->acd"), ((2, 1), "abc,acd->abd"), ((2, 2), "abc,adc->abd")):
        other = given.transpose(0, 2, 1) if axes in (None, (2, 1)) else given
        np.testing.assert_allclose(K.batch_dot(given, other, axes), np.einsum(text, given, other), 1e-5, 1e-5)
    with pytest.raises(ValueError, match="over axis 0"):
        K.batch_dot(given, given, 0)

    def loss(y_true, y_pred):
        error = K.abs(y_pred - y_true)
        return K.mean(K.switch(error > 1.0, error, K.square(error)), axis=-1)

    model = tf.keras.Sequential([tf.keras.layers.Dense(1, kernel_initializer="ones")])
    model.compile("sgd", loss)
    assert model.evaluate(np.array([[0.5], [3.0]]), np.zeros((2, 1)), verbose=0) == pytest.approx((0.25 + 3) / 2)


def test_steps_of_tensorflow_2(tf):
    """compiled_loss and compiled_metrics give what the model's own step does."""
    keras, x, y = tf.keras, np.arange(12, dtype="float32").reshape(4, 3), np.ones((4, 1), "float32")

    class Own(keras.Model):
        def train_step(self, data):
            x, y, weights = keras.utils.unpack_x_y_sample_weight(data)
            with tf.GradientTape() as tape:
                found = self(x, training=True)
                loss = self.compiled_loss(y, found, sample_weight=weights, regularization_losses=self.losses)
            self.optimizer.minimize(loss, self.trainable_variables, tape=tape)
            self.compiled_metrics.update_state(y, found, sample_weight=weights)
            return {metric.name: metric.result() for metric in self.metrics}

    def history(cls):
        inputs = keras.Input((3,))
        dense = keras.layers.Dense(1, kernel_initializer="ones", kernel_regularizer="l2")
        model = cls(inputs, dense(inputs))
        model.compile(keras.optimizers.SGD(0.001), "mse", metrics=["mae"])
        weights = np.array([1.0, 2.0, 0.5, 0.0])
        found = model.fit(x, y, sample_weight=weights, epochs=3, batch_size=2, shuffle=False, verbose=0)
        return found.history, model

    (found, model), (expected, _) = history(Own), history(keras.Model)
    assert list(found) == list(expected) == ["loss", "mae"]
    for name in found:
        np.testing.assert_allclose(found[name], expected[name], 1e-6)
    assert [m.name for m in model.compiled_loss.metrics] == ["loss"]
    assert [m.name for m in model.compiled_metrics.metrics] == ["mae"]


def test_modules_of_tensorflow_2(tf):
    class TwoLayers(tf.Module):
        def __init__(self, name=None):
            super().__init__(name=name)
            self.parts = [tf.keras.layers.Dense(2), tf.Module(name="inner")]

        @tf.Module.with_name_scope
        def __call__(self, x):
            return self.parts[0](x)

    module = TwoLayers()
    assert module(tf.ones([1, 3])).shape == (1, 2)
    assert module.name == "two_layers" and TwoLayers("given").name == "given"
    assert module.submodules == tuple(module.parts) and len(module.variables) == 2


def test_decay_of_older_versions(tf):
    optimizer, v = tf.keras.optimizers.SGD(lr=0.5, decay=1.0), tf.Variable(10.0)
    values = []
    for _ in range(3):
        optimizer.apply_gradients([(tf.constant(1.0), v)])
        values.append(float(v))
    np.testing.assert_allclose(values, [9.5, 9.25, 9.25 - 0.5 / 3])
    assert tf.keras.optimizers.Adam(0.25, decay=0.0).learning_rate == 0.25


# ---- Callbacks, weights and steps: what Keras gives


def _trained(tf, callbacks=(), rate=0.1, epochs=3, **options):
    """Returns a model of three weights that is trained by rows of a plane, and what fit() gave."""
    x = np.random.default_rng(0).normal(size=(12, 3)).astype("f")
    y = (x @ np.float32([[1], [2], [-1]]))
    model = tf.keras.Sequential([tf.keras.layers.Dense(1, kernel_initializer="ones", input_shape=(3,))])
    model.compile(tf.keras.optimizers.SGD(rate), "mse")
    given = {"batch_size": 4, "validation_data": (x, y), "shuffle": False, "verbose": 0, **options}
    return model, model.fit(x, y, epochs=epochs, callbacks=list(callbacks), **given)


def test_early_stopping_says_how_it_stands(tf, capsys):
    stop = tf.keras.callbacks.EarlyStopping(monitor="loss", patience=3, restore_best_weights=True, verbose=1)
    assert (stop.best, stop.wait, stop.best_epoch) == (None, 0, 0)
    model, history = _trained(tf, [stop], rate=1.2, epochs=9, batch_size=12)
    losses = history.history["loss"]
    assert (stop.best, stop.best_epoch, stop.wait, stop.stopped_epoch) == (min(losses), losses.index(min(losses)), 3, len(losses) - 1)
    out = capsys.readouterr().out
    assert f"Epoch {len(losses)}: early stopping" in out and f"weights from the end of the best epoch: {stop.best_epoch + 1}." in out


@pytest.mark.parametrize("options,files", [
    ({"save_weights_only": True}, ["1-2", "2-1", "2-3", "3-2"]), ({"save_best_only": True, "monitor": "loss"}, ["1-2", "2-1", "2-3", "3-2"])])
def test_checkpoints_after_some_batches(tf, tmp_path, options, files):
    _trained(tf, [tf.keras.callbacks.ModelCheckpoint(str(tmp_path / "{epoch}-{batch}"), save_freq=2, **options)])
    assert sorted(p.name for p in tmp_path.iterdir()) == files


def test_what_checkpoints_of_a_model_hold(tf, tmp_path, capsys):
    path, ones = str(tmp_path / "best.h5"), np.ones((1, 3), "f")
    save = tf.keras.callbacks.ModelCheckpoint(path, save_best_only=True, verbose=1, initial_value_threshold=100.0)
    model, history = _trained(tf, [save])
    losses = history.history["val_loss"]
    assert f"\nEpoch 3: val_loss improved from {losses[1]:.5f} to {losses[2]:.5f}, saving model to {path}" in capsys.readouterr().out
    other, _ = _trained(tf, epochs=0)
    other.load_weights(path)  # of a whole model
    for one in (other, tf.keras.models.load_model(path)):
        np.testing.assert_array_equal(one(ones), model(ones))
    save.on_epoch_end(3, {"val_loss": 9.0})
    assert f"\nEpoch 4: val_loss did not improve from {losses[2]:.5f}" in capsys.readouterr().out
    with pytest.raises(ValueError, match="Unrecognized save_freq: often. Expected save_freq are 'epoch' or integer values"):
        tf.keras.callbacks.ModelCheckpoint(path, save_freq="often")
    with pytest.raises(KeyError, match="Failed to format this callback filepath"):
        _trained(tf, [tf.keras.callbacks.ModelCheckpoint(path + "{other}")])


def test_training_ends_where_it_is_told_and_where_rows_end(tf):
    class Stop(tf.keras.callbacks.Callback):
        def on_train_batch_end(self, batch, logs=None):
            self.model.stop_training = batch == 1
            self.batches = batch + 1

    stop = Stop()
    assert len(_trained(tf, [stop])[1].epoch) == 1 and stop.batches == 2
    model, _ = _trained(tf, epochs=0)
    rows = np.ones((4, 3), "f"), np.ones((4, 1), "f")
    with pytest.warns(UserWarning, match="Your input ran out of data; interrupting training"):
        history = model.fit((rows for _ in range(2)), epochs=2, verbose=0)
    assert len(history.epoch) == 1
    history = model.fit(*rows, epochs=3, validation_data=rows, validation_freq=[1, 3], verbose=0)
    assert len(history.history["val_loss"]) == 2
    with pytest.raises(ValueError, match="`validation_split` is only supported for Tensors or NumPy arrays, found following types"):
        model.fit(tf.data.Dataset.from_tensors(rows), validation_split=0.5)
    with pytest.raises(ValueError, match="The output of the `schedule` function should be a float. Got: fast"):
        _trained(tf, [tf.keras.callbacks.LearningRateScheduler(lambda epoch: "fast")])
    with pytest.raises(ValueError, match="ReduceLROnPlateau does not support a factor >= 1.0. Received factor=2"):
        tf.keras.callbacks.ReduceLROnPlateau(factor=2)


def test_errors_of_weights_name_their_layer(tf):
    layer = tf.keras.layers.Dense(1, name="last")
    for make in (lambda: layer.kernel, lambda: layer.bias):
        with pytest.raises(AttributeError, match="Layer 'last' has no '(kernel|bias)', since it has not been built"):
            make()
    assert not hasattr(layer, "kernel")
    layer.build((None, 2))
    before = layer.get_weights()
    with pytest.raises(ValueError, match=r"Layer 'last' weight shape \(2, 1\) of 'kernel' is not compatible with provided weight shape \(3, 1\)"):
        layer.set_weights([np.zeros((3, 1)), np.zeros(1)])
    with pytest.raises(ValueError, match=r"`set_weights\(weights\)` on layer 'last' with a weight list of length 1, but the layer was expecting 2 weights"):
        layer.set_weights([np.zeros((2, 1))])
    assert all((a == b).all() for a, b in zip(before, layer.get_weights()))


def test_metrics_by_their_names(tf):
    for name, title in (("accuracy", "Accuracy"), ("precision", "Precision"), ("AUC", "AUC"), ("mean_squared_error", None)):
        found = tf.keras.metrics.get(name)
        assert callable(found) if title is None else type(found).__name__ == title
    model = tf.keras.Sequential([tf.keras.layers.Dense(1, activation="sigmoid", input_shape=(2,))])
    model.compile("sgd", "binary_crossentropy", metrics=["precision", "recall"])
    assert {"precision", "recall"} <= set(model.fit(np.ones((4, 2), "f"), np.ones((4, 1), "f"), verbose=0).history)


def test_cosine_similarity_as_a_metric_is_not_the_loss(tf):
    """compile(metrics=["cosine_similarity"]) reports the similarity, where the loss is its negative, as in Keras."""
    x, y = np.array([[1.0, 0.0], [0.0, 2.0]], "float32"), np.array([[3.0, 0.0], [2.0, 2.0]], "float32")
    for name in ("cosine_similarity", "CosineSimilarity", "cosine_proximity"):
        metric = tf.keras.metrics.get(name)
        metric.update_state(y, x)
        assert float(metric.result()) == pytest.approx((1 + 0.5 ** 0.5) / 2)
    model = tf.keras.Sequential([tf.keras.layers.Identity()])
    model.compile("sgd", "cosine_similarity", metrics=["cosine_similarity", "bce"])
    loss, similarity, _ = model.evaluate(x, y, verbose=0)
    assert loss == pytest.approx(-similarity) and similarity > 0.8 and type(tf.keras.metrics.get("bce")).__name__ == "BinaryCrossentropy"


def test_losses_of_a_dtype_and_means_over_rows_with_a_loss(tf):
    """The values are Keras's."""
    loss = tf.keras.losses.MeanSquaredError(dtype="float64")
    assert loss(np.ones((2, 2), "float32"), np.zeros((2, 2), "float32")).dtype == tf.float64
    labels, rows = np.array([0, 0, 1]), np.array([[1.0, 0.0], [0.8, 0.6], [0.6, 0.8]], "float32")
    each = tf.keras.losses.Circle(gamma=1.0, reduction="none")(labels, rows).numpy()
    assert each[2] == 0 and float(tf.keras.losses.Circle(gamma=1.0)(labels, rows)) == pytest.approx(each[:2].mean())
    assert float(tf.keras.losses.get("bce")(tf.constant([1.0]), tf.constant([0.5]))) == pytest.approx(np.log(2))
