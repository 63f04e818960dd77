"""Layers of tf.keras.layers that are made of ops, against NumPy: op by op, in models, from their configs; bad input."""
import doctest
import importlib
import json

import numpy as np
import pytest


@pytest.fixture(autouse=True)
def tf():
    """Gives the module, and puts the names of eager back."""
    import eager.compat.tensorflow as tf
    from eager.compat.tensorflow import _tensors

    _tensors.use(True)
    tf.set_random_seed(2)
    yield tf
    _tensors.use(False)


RNG = np.random.default_rng(4)
SHAPES = (2, 5, 3), (2, 6, 5, 3), (1, 4, 5, 6, 2)
SEQUENCE, IMAGE, VOLUME = (RNG.normal(size=shape).astype("float32") for shape in SHAPES)


def softmax(x):
    x = np.exp(x - x.max(-1, keepdims=True))
    return x / x.sum(-1, keepdims=True)


CASES = [
    ("Identity", {}, [SEQUENCE], lambda x: x),
    ("Cropping1D", {"cropping": 1}, [SEQUENCE], lambda x: x[:, 1:-1]),
    ("Cropping1D", {"cropping": (0, 2)}, [SEQUENCE], lambda x: x[:, :-2]),
    ("Cropping2D", {"cropping": ((1, 2), (0, 1))}, [IMAGE], lambda x: x[:, 1:-2, :-1]),
    ("Cropping2D", {"cropping": (2, 1), "data_format": "channels_first"}, [IMAGE], lambda x: x[:, :, 2:-2, 1:-1]),
    ("Cropping3D", {"cropping": (1, 0, 2)}, [VOLUME], lambda x: x[:, 1:-1, :, 2:-2]),
    ("UpSampling3D", {"size": (1, 2, 3)}, [VOLUME], lambda x: x.repeat(2, 2).repeat(3, 3)),
    ("Dot", {"axes": 1}, [SEQUENCE[:, 0], SEQUENCE[:, 1]], lambda x, y: (x * y).sum(1, keepdims=True)),
    ("Dot", {"axes": (2, 2)}, [SEQUENCE, SEQUENCE[:, :2]], lambda x, y: np.einsum("bic,bjc->bij", x, y)),
    ("Dot", {"axes": -1, "normalize": True}, [SEQUENCE[:, 0], SEQUENCE[:, 1]],
     lambda x, y: ((x * y).sum(1) / np.sqrt((x * x).sum(1) * (y * y).sum(1)))[:, None]),
    ("Rescaling", {"scale": 0.5, "offset": -1.0}, [IMAGE], lambda x: x * 0.5 - 1),
    ("Rescaling", {"scale": [1.0, 2.0, 3.0]}, [IMAGE], lambda x: x * [1, 2, 3]),
    ("Normalization", {"mean": [1.0, 2.0, 3.0], "variance": [4.0, 1.0, 0.0]}, [SEQUENCE],
     lambda x: (x - [1, 2, 3]) / [2, 1, 1e-7]),
    ("Normalization", {"mean": 2.0, "variance": 4.0, "axis": None, "invert": True}, [SEQUENCE], lambda x: 2 + 2 * x),
    ("Attention", {}, [SEQUENCE, SEQUENCE[:, :4]], lambda q, v: softmax(q @ v.transpose(0, 2, 1)) @ v),
    ("Attention", {"use_scale": True}, [SEQUENCE, SEQUENCE[:, :4], SEQUENCE[:, 1:]],
     lambda q, v, k: softmax(q @ k.transpose(0, 2, 1)) @ v),
    ("Attention", {"score_mode": "concat"}, [SEQUENCE, SEQUENCE[:, :4]],
     lambda q, v: softmax(np.tanh(q[:, :, None] + v[:, None]).sum(-1)) @ v),
    ("AdditiveAttention", {"use_scale": False}, [SEQUENCE, SEQUENCE[:, :4]],
     lambda q, v: softmax(np.tanh(q[:, :, None] + v[:, None]).sum(-1)) @ v),
    ("GaussianNoise", {"stddev": 0.5}, [SEQUENCE], lambda x: x),
    ("GaussianDropout", {"rate": 0.5}, [SEQUENCE], lambda x: x),
    ("AlphaDropout", {"rate": 0.5}, [SEQUENCE], lambda x: x),
    ("SpatialDropout1D", {"rate": 0.5}, [SEQUENCE], lambda x: x),
    ("SpatialDropout2D", {"rate": 0.5}, [IMAGE], lambda x: x),
    ("SpatialDropout3D", {"rate": 0.5}, [VOLUME], lambda x: x),
]


@pytest.mark.parametrize("name,options,inputs,expected", CASES, ids=[f"{case[0]}{i}" for i, case in enumerate(CASES)])
def test_layer(tf, name, options, inputs, expected):
    layer = getattr(tf.keras.layers, name)(**options, name="one")
    given = inputs[0] if len(inputs) == 1 else inputs
    want = expected(*inputs)
    np.testing.assert_allclose(layer(given), want, 1e-5, 1e-5)
    config = json.loads(json.dumps(tf.keras.layers.serialize(layer), default=lambda value: None))
    other = tf.keras.layers.deserialize({key: value for key, value in config.items() if key != "class"})
    assert type(other) is type(layer) and other.name == "one"
    xs = [tf.keras.Input(x.shape[1:]) for x in inputs]
    model = tf.keras.Model(xs, other(xs if len(xs) > 1 else xs[0]))
    assert model.output_shape == (None, *want.shape[1:])
    np.testing.assert_allclose(model.predict(given), want, 1e-5, 1e-5)
    traced = tf.function(lambda *xs: layer(list(xs) if len(xs) > 1 else xs[0]))
    concrete = traced.get_concrete_function(*[tf.TensorSpec([None, *x.shape[1:]]) for x in inputs])
    np.testing.assert_allclose(concrete(*map(tf.constant, inputs)), want, 1e-5, 1e-5)


MODULES = ("_attention", "_noise", "_scaling", "_op_layers", "_backend", "_keras_misc", "_layer", "_regularizers",
           "_rnn_loops", "_scatters", "_initializers")


@pytest.mark.parametrize("module", MODULES)
def test_docstrings(tf, module):
    assert doctest.testmod(importlib.import_module(f"eager.compat.tensorflow.{module}")).failed == 0


@pytest.mark.parametrize("batch", [400, None])
def test_noise(tf, batch):
    """While they train, layers draw for each element, or for each channel, also where a trace does not know the
    batch."""
    layers, x = tf.keras.layers, np.ones((400, 5, 5, 4), "float32")

    def drawn(layer):
        spec = tf.TensorSpec([batch, 5, 5, 4])
        return tf.function(lambda x: layer(x, training=True)).get_concrete_function(spec)(tf.constant(x)).numpy()

    noise, product = drawn(layers.GaussianNoise(0.5)), drawn(layers.GaussianDropout(0.2))
    alpha = drawn(layers.AlphaDropout(0.25))
    assert abs(noise.mean() - 1) < 0.02 and abs(noise.std() - 0.5) < 0.02 and abs(product.std() - 0.5) < 0.02
    assert len(np.unique(alpha.round(5))) == 2 and 0.24 < np.mean(alpha < 0) < 0.26
    normal = layers.AlphaDropout(0.25)(tf.random.normal([40000]), training=True).numpy()
    assert abs(normal.mean()) < 0.05 and abs(normal.std() - 1) < 0.05
    rows = drawn(layers.SpatialDropout2D(0.5))
    assert np.all(rows == rows[:, :1, :1]) and set(np.unique(rows)) == {0.0, 2.0} and 0.45 < np.mean(rows == 0) < 0.55
    first = drawn(layers.SpatialDropout2D(0.5, data_format="channels_first"))
    assert np.all(first == first[:, :, :1, :1]) and np.any(first[..., 0] != first[:, :1, :, 0])


@pytest.mark.parametrize("title", ["Attention", "AdditiveAttention"])
def test_masks_scores_and_scales(tf, title):
    layer = getattr(tf.keras.layers, title)(use_scale=True)
    query, value = tf.constant(SEQUENCE), tf.constant(SEQUENCE[:, :4])
    _, weights = layer([query, value], return_attention_scores=True)
    assert weights.shape == (2, 5, 4) and len(layer.weights) == 1
    np.testing.assert_allclose(tf.reduce_sum(weights, -1), np.ones((2, 5)), 1e-5)
    counted = tf.constant([[True, False, True, True], [True, True, False, False]])
    masks = [tf.constant([[True] * 4 + [False]] * 2), counted]
    result, weights = layer([query, value], mask=masks, return_attention_scores=True)
    assert not np.any(weights.numpy().transpose(0, 2, 1)[~counted.numpy()]) and not np.any(result[:, 4])
    _, causal = layer([query, value], return_attention_scores=True, use_causal_mask=True)
    assert not np.any(np.triu(causal[0].numpy(), 1)) and np.all(causal[0].numpy()[np.tril_indices(5, 0, 4)] > 0)
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(layer([query, value]) ** 2)
    assert np.any(tape.gradient(loss, layer.weights)[0])
    embedding = tf.keras.layers.Embedding(5, 3, mask_zero=True)
    x = tf.constant([[1, 2, 0], [3, 0, 0]])
    _, weights = layer([embedding(x), embedding(x)], return_attention_scores=True)
    assert not np.any(weights[0, :, 2]) and not np.any(weights[1, :, 1:])
    mask = layer([embedding(x), embedding(x)])._keras_mask
    assert mask.numpy().tolist() == [[True, True, False], [True, False, False]]


def test_normalization_of_what_was_seen(tf):
    layer, data = tf.keras.layers.Normalization(), (SEQUENCE * [1, 2, 3] + 5).astype("float32")
    layer.adapt(data)
    assert [w.shape for w in layer.weights] == [(3,), (3,), ()] and layer.trainable_weights == []
    assert int(layer.count) == 10
    expected = (data - data.mean((0, 1))) / data.std((0, 1))
    np.testing.assert_allclose(layer(data), expected, 1e-4, 1e-4)
    other = tf.keras.layers.Normalization()
    other.adapt(tf.data.Dataset.from_tensor_slices(data).batch(1))
    np.testing.assert_allclose(other(data), expected, 1e-4, 1e-4)
    model = tf.keras.Sequential([layer, tf.keras.layers.Dense(1)])
    model.compile("sgd", "mse")
    assert np.isfinite(model.fit(data, np.zeros((2, 5, 1)), verbose=0).history["loss"][0])
    np.testing.assert_allclose(layer.mean, data.mean((0, 1)), 1e-5)
    both = tf.keras.layers.Normalization(axis=(1, -1))
    both.adapt(data)
    np.testing.assert_allclose(both(data), (data - data.mean(0)) / data.std(0), 1e-2, 1e-2)
    invert = tf.keras.layers.Normalization(invert=True)
    invert.adapt(data)
    np.testing.assert_allclose(invert(expected.astype("f")), data, 1e-4, 1e-4)


def test_initializers_of_version_1(tf):
    contrib = tf.contrib.layers
    for initializer, deviation in ((contrib.xavier_initializer(), (2 / 600) ** 0.5),
                                   (contrib.xavier_initializer(False), (2 / 600) ** 0.5),
                                   (contrib.variance_scaling_initializer(), (2 / 200) ** 0.5),
                                   (contrib.variance_scaling_initializer(1.0, "FAN_OUT", True), (1 / 400) ** 0.5)):
        assert tf.math.reduce_std(initializer((200, 400))).numpy() == pytest.approx(deviation, 0.02)
    with pytest.raises(TypeError, match="Unknown mode"):
        contrib.variance_scaling_initializer(mode="fan")


def test_errors(tf):
    layers = tf.keras.layers
    for call, text in [
            (lambda: layers.Dot(1, name="product")([SEQUENCE[:, 0], SEQUENCE[:, 0, :2]]),
             r"Layer 'product': incompatible .*3 \(at axis 1\) != 2"),
            (lambda: layers.Dot(1)(SEQUENCE), "list of 2 inputs"),
            (lambda: layers.Cropping1D(3, name="cut")(SEQUENCE), r"Layer 'cut': cropping=\[\(3, 3\)\] leaves nothing"),
            (lambda: layers.Attention()(SEQUENCE), "must be called on a list of inputs"),
            (lambda: layers.Add(name="sum")([SEQUENCE, SEQUENCE[:, :2]]), r'layer "sum": Incompatible shapes: \[2,5,3\] vs. \[2,2,3\]'),
            (lambda: layers.Average(name="mean")([SEQUENCE, SEQUENCE[:1]]), "Layer 'mean': Cannot merge tensors with different batch sizes"),
            (lambda: layers.Subtract()([SEQUENCE] * 3), "exactly 2 inputs"),
            (lambda: layers.Concatenate(name="joined")([SEQUENCE, SEQUENCE[:, :2]]), 'layer "joined": ConcatOp : Dimension 1'),
            (lambda: layers.Concatenate()(SEQUENCE), "should be called on a list of inputs"),
            (lambda: layers.Lambda(lambda x: tf.matmul(x, x), name="product")(SEQUENCE), 'layer "product": Matrix size-incompatible'),
            (lambda: layers.RepeatVector(2, name="again")(SEQUENCE), 'layer "again" is incompatible .* expected ndim=2, found ndim=3'),
            (lambda: layers.UpSampling2D(name="up", data_format="channels_frist"), 'layer "up": Value for attr .data_format. of "channels_frist"'),
            (lambda: layers.SpatialDropout2D(0.5, "channels_frist", name="drop"), 'layer "drop": Value for attr .data_format.'),
            (lambda: layers.ZeroPadding2D(name="pad")(SEQUENCE), 'layer "pad" is incompatible with the layer: expected ndim=4, found ndim=3'),
            (lambda: layers.Attention(score_mode="sum"), "Invalid value for argument score_mode"),
            (lambda: layers.Normalization(mean=1.0), "both `mean` and `variance` must be set"),
            (lambda: layers.Normalization(mean=1.0, variance=1.0).adapt([1.0]), "Cannot `adapt`"),
            (lambda: layers.Normalization().adapt([]), "no data"),
            (lambda: layers.AlphaDropout(1.5), "between 0 and 1")]:
        with pytest.raises(ValueError, match=text):
            call()


def test_names_in_errors_of_layers_of_ones_own(tf):
    """An error says the innermost layer's name, once; input_spec is checked at each call."""
    class Product(tf.keras.layers.Layer):
        def call(self, x):
            return tf.matmul(x, x)

    class Outer(tf.keras.Model):
        def __init__(self):
            super().__init__(name="outer")
            self.product, self.dense = Product(name="product"), tf.keras.layers.Dense(2, name="dense")

        def call(self, x):
            return self.dense(x) if x.ndim == 1 else self.product(x)

    outer = Outer()
    for call in (lambda: outer(tf.ones([2, 3])), lambda: tf.function(outer)(tf.ones([2, 3])), lambda: tf.keras.layers.Add()([tf.keras.Input((3,)),
                 outer(tf.keras.Input((3,), 2))])):
        with pytest.raises(tf.errors.InvalidArgumentError, match='layer "product": Matrix size') as caught:
            call()
        assert str(caught.value).count('layer "') == 1 and caught.value.message in str(caught.value)
    spec = tf.keras.layers.InputSpec
    for given, text in ((spec(ndim=3), "expected ndim=3, found ndim=2"), (spec(min_ndim=3), "expected min_ndim=3"),
                        (spec(max_ndim=1), "expected max_ndim=1"), (spec(axes={-1: 4}), "expected axis -1 of input shape to have value 4"),
                        (spec(shape=(None, 5)), r"expected shape=\(None, 5\), found shape=\(2, 3\)"), (spec("int32"), "expected dtype=int32"),
                        ([spec(ndim=2)] * 2, r"expects 2 input\(s\), but it received 1")):
        layer = tf.keras.layers.Identity(name="same")
        layer(tf.ones([2, 3]))
        layer.input_spec = given
        with pytest.raises(ValueError, match=f'[lL]ayer "same".*{text}'):
            layer(tf.ones([2, 3]))


def test_merged_ranks(tf):
    """An input of fewer dims than others has dims of 1 behind the batch, as in Keras."""
    np.testing.assert_array_equal(tf.keras.layers.Add()([SEQUENCE[:, 0], SEQUENCE]), SEQUENCE[:, :1] + SEQUENCE)
