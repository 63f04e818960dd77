"""tf.keras and tf.layers of eager.compat.tensorflow: layers and models with Keras's values, training, callbacks, the digits."""
import copy
import doctest
import gc
import gzip
import importlib
import inspect
import json
import pathlib
import pickle
import struct
import weakref

import numpy as np
import pytest

import eager

CASES = json.loads(pathlib.Path(__file__).with_name("keras_layer_values.json").read_text())
TITLES = {case["title"] for case in CASES["layers"]}


@pytest.fixture(autouse=True)
def tf():
    import eager.compat.tensorflow as tf

    tf._tensors.use(True)
    tf.keras.backend.clear_session()
    tf.set_random_seed(5)
    yield tf
    tf._tensors.use(False)


def name_of(case):
    return f"{case['title']}-{'-'.join(f'{k}={v}' for k, v in case['options'].items())}"


# ---- Values and gradients of the layers

def compare(tf, layer, call, case, traced=False, dtype="float32", tolerance=None):
    """Compares outputs and gradients with Keras's of float32. tolerance: that of other dtypes, of the largest value there is."""
    inputs = [tf.cast(tf.constant(np.array(x, case["dtype"])), dtype if case["dtype"] == "float32" else case["dtype"]) for x in case["inputs"]]
    call(inputs)
    weights = [np.array(w, "float32") for w in case["weights"]]
    assert [tuple(v.shape) for v in layer.weights] == [w.shape for w in weights]
    layer.set_weights(weights)
    run = tf.function(lambda *xs: call(list(xs))) if traced else lambda *xs: call(list(xs))
    watched = [x for x in inputs if x.dtype.is_floating]
    with tf.GradientTape() as tape:
        for x in watched:
            tape.watch(x)
        outputs = run(*inputs)
        outputs = list(outputs) if isinstance(outputs, (list, tuple)) else [outputs]
        total = sum(tf.reduce_sum(y * tf.cast(np.cos(np.arange(y.size, dtype="float32")).reshape(y.shape), dtype)) for y in outputs)
    assert all(y.dtype.name == dtype for y in outputs)
    gradients = tape.gradient(total, watched + list(layer.trainable_weights))
    assert len(gradients) == len(case["gradients"])
    for found, wanted, relative, absolute in ((outputs, case["outputs"], 2e-5, 2e-6), (gradients, case["gradients"], 1e-4, 1e-5)):
        for y, expected in zip(found, wanted):
            if tolerance is not None:
                relative, absolute = 0, tolerance * max(1.0, np.abs(expected).max(initial=0))
            np.testing.assert_allclose(tf.cast(tf.convert_to_tensor(y), "float32"), np.array(expected), rtol=relative, atol=absolute)


@pytest.mark.parametrize("traced", [False, True], ids=["eager", "traced"])
@pytest.mark.parametrize("case", CASES["layers"], ids=name_of)
def test_layer(tf, case, traced):
    layer = getattr(tf.keras.layers, case["title"])(**case["options"])
    assert isinstance(layer, tf.keras.layers.Layer)
    compare(tf, layer, lambda xs: layer(*xs), case, traced)


@pytest.mark.parametrize("case", CASES["merges"], ids=name_of)
def test_merging_layer(tf, case):
    layer = getattr(tf.keras.layers, case["title"])(**case["options"])
    compare(tf, layer, layer, case)
    if case["title"] != "Concatenate" or not case["options"]:
        function = getattr(tf.keras.layers, case["title"].lower())
        np.testing.assert_array_equal(function([np.float32(x) for x in case["inputs"]]), layer([np.float32(x) for x in case["inputs"]]))


@pytest.mark.parametrize("case", CASES["bidirectional"], ids=name_of)
def test_bidirectional(tf, case):
    layer = tf.keras.layers.Bidirectional(getattr(tf.keras.layers, case["title"])(**case["options"]), merge_mode=case["merge_mode"])
    compare(tf, layer, lambda xs: layer(*xs), case)


def with_format(title):
    """Reports whether a layer has both data formats, of which the weights are the same."""
    import eager.compat.tensorflow as tf

    return title != "Flatten" and "data_format" in inspect.signature(getattr(tf.keras.layers, title)).parameters


@pytest.mark.parametrize("traced", [False, True], ids=["eager", "traced"])
@pytest.mark.parametrize("case", [c for c in CASES["layers"] if with_format(c["title"])], ids=name_of)
def test_channels_first(tf, case, traced):
    """The same numbers with the channels ahead of the sizes."""
    layer = getattr(tf.keras.layers, case["title"])(**case["options"], data_format="channels_first")

    def call(xs):
        y = layer(tf.stack(tf.unstack(xs[0], axis=-1), 1))
        return y if y.ndim < 3 else tf.stack(tf.unstack(y, axis=1), -1)

    compare(tf, layer, call, case, traced)


def test_every_kind_has_values_of_keras():
    kinds = {kind["title"] for kind in eager._registry.kinds("layers")}
    cells = {title for case in CASES["cells"] for title, _ in case["cells"]}
    assert kinds - TITLES - cells == {"GELU", "Activation"} - TITLES  # test_torch.py has GELU


# Tolerances of sums of some products in a dtype, to values of float32.
PRECISIONS = {"float16": 2e-2, "bfloat16": 0.15, "float64": 2e-5}


@pytest.mark.parametrize("traced", [False, True], ids=["eager", "traced"])
@pytest.mark.parametrize("dtype", PRECISIONS)
@pytest.mark.parametrize("case", CASES["layers"], ids=name_of)
def test_dtypes_of_layers(tf, case, dtype, traced):
    layer = getattr(tf.keras.layers, case["title"])(**case["options"], dtype=dtype)
    compare(tf, layer, lambda xs: layer(*xs), case, traced, dtype, PRECISIONS[dtype])


@pytest.mark.parametrize("case", [c for c in CASES["layers"] if len(c["inputs"]) == 1], ids=name_of)
def test_shapes_are_known_before_a_batch_is(tf, case):
    shape = np.array(case["inputs"][0]).shape
    layer = getattr(tf.keras.layers, case["title"])(**case["options"])
    expected = [np.array(y).shape for y in case["outputs"]]
    found = layer.compute_output_shape((None, *shape[1:]))
    found = found if isinstance(found, list) else [found]
    assert [(None, *s[1:]) for s in expected] == [tuple(s) for s in found]
    assert [tuple(v.shape) for v in layer.weights] == [np.array(w).shape for w in case["weights"]]


def test_there_is_a_keras_layer_for_each_kind(tf):
    missing = [k["title"] for k in eager._registry.kinds("layers") if not hasattr(tf.keras.layers, k["title"])]
    assert missing == ["GELU"]  # which is an Activation in Keras


# ---- Layers: names, dtypes, errors

def test_names_count_as_keras_counts(tf):
    layers = tf.keras.layers
    tf.reset_default_graph()  # whose names tf.layers passes over
    made = [layers.Dense(1), layers.Dense(1), layers.Conv2D(1, 1), layers.BatchNormalization(), layers.MaxPooling2D(), layers.LSTM(1),
            layers.Dense(1, name="own"), tf.keras.Sequential(), tf.layers.Dense(1)]
    assert [layer.name for layer in made] == ["dense", "dense_1", "conv2d", "batch_normalization", "max_pooling2d", "lstm", "own", "sequential",
                                              "dense_2"]
    made[1](np.ones((1, 2), "f"))
    assert [v.name.partition(":")[0] for v in made[1].weights] == ["dense_1/kernel", "dense_1/bias"]
    assert made[1].kernel is made[1].weights[0] and made[1].bias is made[1].weights[1] and made[1].count_params() == 3


def test_dtypes(tf):
    x = np.ones((2, 3))
    assert tf.keras.layers.Dense(1)(x).dtype == "float32" and tf.keras.layers.Dense(1, dtype="float64")(x).dtype == "float64"
    assert tf.layers.Dense(1)(x).dtype == "float64" and tf.layers.dense(x.astype("float32"), 1).dtype == "float32"
    assert tf.keras.layers.Dense(1)([[1, 2]]).dtype == "float32"
    assert tf.keras.layers.Dense(2).dtype == "float32" and repr(tf.keras.layers.Dense(2, name="dense")) == "Dense(2)"
    half = tf.keras.layers.Dense(2, dtype="float16")
    assert half(x).dtype == "float16" and half.kernel.dtype == "float16"


def test_a_layer_of_ones_own(tf):
    class Simple(tf.keras.layers.Layer):
        def __init__(self, units):
            super().__init__()
            self.units = units
            self.dynamic = True

        def build(self, input_shape):
            self.kernel = self.add_variable("kernel", [input_shape[-1], self.units])
            self.scale = self.add_weight(shape=(), initializer="ones", trainable=False, name="scale")
            self.bias = self.add_weight("bias", (self.units,), initializer=tf.zeros_initializer())
            super().build(input_shape)

        def call(self, inputs):
            return tf.matmul(inputs, self.kernel) * self.scale + self.bias

    layer = Simple(2)
    assert not layer.built and layer.weights == [] and layer.dynamic
    assert layer(np.ones((4, 3))).shape == (4, 2) and layer.built
    assert [v.name.partition(":")[0] for v in layer.weights] == ["simple/kernel", "simple/bias", "simple/scale"]  # those that train come first
    assert layer.trainable_weights == layer.weights[:2] and layer.non_trainable_weights == layer.weights[2:]
    layer.trainable = False
    assert [v.name.partition(":")[0] for v in layer.weights] == ["simple/kernel", "simple/bias", "simple/scale"]
    assert layer.trainable_weights == [] and layer.count_params() == 9
    assert layer.compute_output_shape((None, 3)) == (None, 2)


def test_keras_3_order_of_add_weight(tf):
    class Own(tf.keras.layers.Layer):
        def build(self, shape):
            self.w = self.add_weight((shape[-1],), "ones", name="w")

        def call(self, x):
            return x * self.w

    assert Own()(np.float32([[2, 3]])).numpy().tolist() == [[2, 3]]


def test_a_class_derives_from_a_kind(tf):
    class Doubled(tf.keras.layers.Dense):
        def call(self, inputs):
            return super().call(inputs) * 2.0

    layer = Doubled(2, kernel_initializer="ones")
    assert layer(np.ones((1, 3), "f")).numpy().tolist() == [[6, 6]] and layer.name == "doubled"
    assert tf.keras.Sequential([layer])(np.ones((1, 3), "f")).numpy().tolist() == [[6, 6]]


def test_training_is_told_in_all_ways(tf):
    class Own(tf.keras.layers.Layer):
        def call(self, inputs, training=None):
            return inputs + 1.0 if training else inputs

    layer, drop, x = Own(), tf.keras.layers.Dropout(1.0), np.ones((1, 2), "f")
    assert [float(y[0, 0]) for y in (layer(x), layer(x, training=True), layer(x, True), layer(inputs=x, training=True))] == [1, 2, 2, 2]
    model = tf.keras.Sequential([layer, drop])
    assert model(x).numpy().any() and not model(x, training=True).numpy().any() and not model(x, True).numpy().any()


@pytest.mark.parametrize("make, error, match", [
    (lambda tf: tf.keras.layers.Dense(2, name="d")(np.ones((1, 2), "f")) is None or tf.keras.layers.Conv2D(1, 3, data_format="channels_frist",
     name="c")(np.ones((1, 4, 4, 1), "f")), "InvalidArgumentError", 'layer "c".*channels_frist'),
    (lambda tf: tf.keras.layers.Dense(2, nonsense=1), "TypeError", "Dense.*unexpected keyword argument 'nonsense'"),
    (lambda tf: tf.keras.layers.Dense(2, lora_rank=2), "ValueError", "Dense: lora_rank is not there"),
    (lambda tf: tf.keras.layers.Flatten(kernel_regularizer="l2"), "TypeError", "Flatten.*unexpected keyword argument 'kernel_regularizer'"),
    (lambda tf: tf.keras.layers.Dropout(1.5), "ValueError", "between 0 and 1"),
    (lambda tf: tf.keras.layers.Dense(2, kernel_initializer="glorrot"), "ValueError", "Unknown initializer: 'glorrot'"),
    (lambda tf: tf.keras.layers.Dense(2).count_params(), "ValueError", "isn't built"),
    (lambda tf: tf.keras.layers.Add()(np.ones(2)), "ValueError", "list of inputs"),
    (lambda tf: tf.keras.Sequential([3]), "TypeError", "must be an instance of class Layer"),
    (lambda tf: tf.keras.Sequential([tf.keras.layers.Dense(1)]).summary(), "ValueError", "not yet been built"),
    (lambda tf: tf.keras.Sequential([tf.keras.layers.Dense(1)]).fit([[1.]], [[1.]]), "RuntimeError", "compile"),
    (lambda tf: tf.keras.Model(tf.keras.Input((2,)), tf.keras.layers.Dense(1)(tf.keras.Input((2,)))), "ValueError", "not connected"),
    (lambda tf: np.exp(tf.keras.Input((2,))), "TypeError", "KerasTensor"),
    (lambda tf: tf.keras.losses.get("nonsense"), "ValueError", "Unknown loss function"),
    (lambda tf: tf.keras.metrics.get("nonsense"), "ValueError", "Unknown metric"),
    (lambda tf: tf.keras.Sequential([tf.keras.layers.Dense(1)]).compile("nonsense"), "ValueError", "Unknown optimizer"),
    (lambda tf: tf.layers.dense(np.ones((1, 2), "f"), 2, name="no such", reuse=True), "ValueError", "does not exist"),
    (lambda tf: tf.keras.Sequential([tf.keras.layers.Dense(1, name="x"), tf.keras.layers.Dense(1, name="x")]), "ValueError",
     'should have unique names. Name "x" is already the name of a layer'),
    (lambda tf: tf.keras.Model(x := tf.keras.Input((2,)), tf.keras.layers.Dense(1, name="x")(tf.keras.layers.Dense(1, name="x")(x))),
     "ValueError", 'The name "x" is used 2 times in the model. All layer names should be unique.'),
    (lambda tf: tf.keras.layers.BatchNormalization(axis=5)(np.ones((2, 3, 4), "f")), "InvalidArgumentError",
     r"Invalid value for `axis` argument. Expected 0 <= axis < inputs.rank \(with inputs.rank=3\). Received: axis=\(5,\)"),
    (lambda tf: tf.keras.layers.LayerNormalization(axis=[1, 1])(np.ones((2, 3, 4), "f")), "InvalidArgumentError", "Duplicate axis"),
    (lambda tf: tf.keras.layers.BatchNormalization(axis="last"), "TypeError", "Expected an int or a list/tuple of ints for the argument 'axis'"),
    (lambda tf: tf.keras.layers.BatchNormalization(axis=[1, 2]), "ValueError", "axis must be that of the channels, not several"),
    (lambda tf: tf.keras.layers.GroupNormalization(groups=5)(np.ones((2, 3), "f")), "InvalidArgumentError", "cannot be more than the number"),
    (lambda tf: tf.keras.Sequential([tf.keras.layers.LSTM(3, return_state=True), tf.keras.layers.Dense(2)])(np.ones((2, 5, 3), "f")),
     "ValueError", "All layers in a Sequential model should have a single output tensor"),
    (lambda tf: tf.keras.Sequential([tf.keras.Input((5, 3)), tf.keras.layers.GRU(3, return_state=True)]), "ValueError",
     "should have a single output tensor"),
])
def test_errors(tf, make, error, match):
    with pytest.raises(Exception, match=match) as caught:
        make(tf)
    assert type(caught.value).__name__ == error


def test_attention_sees_no_later_step_of_as_many_as_there_are(tf):
    layer, x = tf.keras.layers.MultiHeadAttention(2, 3), np.random.default_rng(0).normal(size=(2, 5, 4)).astype("f")
    y = layer(x, x, use_causal_mask=True)
    np.testing.assert_allclose(layer(x[:, :3], x[:, :3], use_causal_mask=True), y[:, :3], rtol=1e-5, atol=1e-6)
    run = tf.function(lambda x: layer(x, x, use_causal_mask=True), input_signature=[tf.TensorSpec([None, None, 4])])
    np.testing.assert_allclose(run(x), y, rtol=1e-5, atol=1e-6)


def test_normalizations_along_any_axis(tf):
    x = np.random.default_rng(0).normal(2, 3, (2, 3, 4, 6)).astype("f")
    for axis in (0, 1, 2, -2, [2], 3):
        layer = tf.keras.layers.BatchNormalization(axis=axis)
        at = (axis[0] if isinstance(axis, list) else axis) % 4
        y = np.moveaxis(layer(x, training=True).numpy(), at, -1)
        np.testing.assert_allclose(y.mean((0, 1, 2)), 0, atol=1e-5)
        np.testing.assert_allclose(y.std((0, 1, 2)), 1, rtol=1e-3)
        assert [v.shape for v in layer.weights] == [(x.shape[at],)] * 4
        mask = tf.keras.layers.BatchNormalization(axis=axis)(x, mask=np.ones(x.shape[:-1], bool), training=True)
        np.testing.assert_allclose(np.moveaxis(mask.numpy(), at, -1), y, rtol=1e-4, atol=1e-4)
        assert tf.keras.layers.BatchNormalization.from_config(layer.get_config())(x).shape == x.shape
    y = tf.keras.layers.GroupNormalization(groups=2, axis=2)(x).numpy().reshape(2, 3, 2, 2, 6)
    np.testing.assert_allclose(y.mean((1, 3, 4)), 0, atol=1e-5)
    with pytest.raises(ValueError, match="expected ndim=4, found ndim=3"):
        layer = tf.keras.layers.BatchNormalization(axis=2)
        layer(x), layer(x[0])
    model = tf.keras.Sequential([tf.keras.layers.BatchNormalization(axis=2, input_shape=(3, 4, 6)), tf.keras.layers.Flatten()])
    assert model.output_shape == (None, 72) and [v.shape for v in model.weights] == [(4,)] * 4


def test_errors_name_the_layer(tf):
    layer = tf.keras.layers.Dense(2, name="head")
    layer(np.ones((1, 3), "f"))
    with pytest.raises(tf.errors.InvalidArgumentError, match='layer "head".*axis -1.*value 3.*\\[1,4\\]'):
        layer(np.ones((1, 4), "f"))
    before = layer.get_weights()
    with pytest.raises(ValueError, match="not compatible"):
        layer.set_weights([np.zeros((3, 2)), np.zeros(3)])
    np.testing.assert_array_equal(before[0], layer.get_weights()[0])


# ---- Models

def branches(tf):
    """Returns the model of keras_layer_values.py."""
    a, b = tf.keras.Input((3,)), tf.keras.Input((2,))
    layers = tf.keras.layers
    shared, late = layers.Dense(4, activation="tanh"), layers.Dense(3)
    left = shared(layers.Dense(4)(a))
    right = layers.BatchNormalization()(layers.Dense(4)(b))
    both = layers.concatenate([shared(right), left, layers.Dense(2)(a)])
    return tf.keras.Model([a, b], [layers.Dense(2)(late(both)), both])


def test_a_model_of_inputs_and_outputs_has_keras_order(tf):
    case, = CASES["branches"]
    model = branches(tf)
    model.set_weights([np.float32(w) for w in case["weights"]])
    outputs = model.predict([np.float32(x) for x in case["inputs"]])
    for y, expected in zip(outputs, case["outputs"]):
        np.testing.assert_allclose(y, expected, rtol=2e-5, atol=1e-6)
    assert model.input_shape == [(None, 3), (None, 2)] and model.output_shape == [(None, 2), (None, 10)]
    traced = tf.function(lambda a, b: model([a, b]))
    np.testing.assert_allclose(traced(*[tf.constant(np.float32(x)) for x in case["inputs"]])[0], case["outputs"][0], rtol=2e-5, atol=1e-6)


def test_operators_and_slices_of_inputs(tf):
    x = tf.keras.Input((4,))
    y = tf.keras.Model(x, 1.0 - x[:, 1:3] * 2.0)(np.float32([[1, 2, 3, 4]]))
    assert y.numpy().tolist() == [[-3, -5]]
    a, b = tf.keras.Input((2,)), tf.keras.Input((2,))
    assert tf.keras.Model({"a": a, "b": b}, a / b)({"b": np.float32([[2, 4]]), "a": np.float32([[1, 2]])}).numpy().tolist() == [[0.5, 0.5]]


def test_models_within_models(tf):
    inner = tf.keras.Sequential([tf.keras.layers.Dense(3, input_shape=(4,)), tf.keras.layers.ReLU()])
    x = tf.keras.Input((4,))
    outer = tf.keras.Model(x, tf.keras.layers.Dense(2)(inner(x)))

    class Whole(tf.keras.Model):
        def __init__(self):
            super().__init__()
            self.part, self.scale = outer, tf.Variable(2.0)

        def call(self, x):
            return self.part(x) * self.scale

    whole = Whole()
    assert whole(np.ones((5, 4))).shape == (5, 2) and len(whole.weights) == 5 and whole.weights[0] is whole.scale
    assert whole.layers == [outer] and outer.layers[1] is inner and outer.get_layer("dense_1").units == 2
    with pytest.raises(ValueError, match="No such layer: none"):
        outer.get_layer("none")


def test_sequential(tf):
    layers = tf.keras.layers
    model = tf.keras.Sequential()
    model.add(layers.Embedding(10, 4, input_length=6))
    model.add(layers.LSTM(3))
    model.add(layers.Dense(1))
    assert len(model.weights) == 6 and model.output_shape == (None, 1) and model(np.ones((2, 6), "int64")).shape == (2, 1)
    assert model.pop().units == 1 and model(np.ones((2, 6))).shape == (2, 3)
    late = tf.keras.Sequential([layers.Dense(2), layers.Dense(1)])
    assert late.weights == [] and not late.built
    late.build((None, 3))
    assert [v.shape for v in late.weights] == [(3, 2), (2,), (2, 1), (1,)]
    assert len(tf.keras.Sequential([tf.keras.Input((3,)), layers.Dense(2)]).weights) == 2
    for options in ({"input_shape": (3,)}, {"shape": (3,)}, {"batch_shape": (None, 3)}, {"batch_input_shape": (None, 3)}):
        assert len(tf.keras.Sequential([layers.InputLayer(**options), layers.Dense(2)]).weights) == 2
    assert tf.keras.Sequential([tf.layers.Dense(2, input_shape=(3,)), eager.nn.Dense(1)]).count_params() == 11


def test_summary(tf, capsys):
    model = tf.keras.Sequential([tf.keras.layers.Dense(10, input_shape=(784,)), tf.keras.layers.BatchNormalization()])
    model.summary()
    assert capsys.readouterr().out == """Model: "sequential"
_________________________________________________________________
Layer (type)                 Output Shape              Param #
=================================================================
dense (Dense)                (None, 10)                7850
batch_normalization (BatchNo (None, 10)                40
=================================================================
Total params: 7,890
Trainable params: 7,870
Non-trainable params: 20
_________________________________________________________________
"""
    lines = []
    branches(tf).summary(line_length=80, print_fn=lines.append)
    assert any("(None, 10)" in line and "concatenate" in line for line in lines)


def test_weights_in_files(tf, tmp_path):
    first, second = branches(tf), branches(tf)
    path = tmp_path / "deep" / "weights.h5"
    first.save_weights(path)
    with pytest.raises(FileExistsError):
        first.save_weights(path, overwrite=False)
    second.load_weights(path)
    for a, b in zip(first.get_weights(), second.get_weights()):
        np.testing.assert_array_equal(a, b)
    other = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(3,))])
    before = other.get_weights()
    with pytest.raises(ValueError, match="weight list of length"):
        other.load_weights(path)
    np.testing.assert_array_equal(before[0], other.get_weights()[0])
    with pytest.raises(ValueError, match="Call the model first"):
        tf.keras.Sequential([tf.keras.layers.Dense(2)]).load_weights(path)


def test_a_save_of_weights_that_fails_leaves_the_former_file(tf, tmp_path, monkeypatch):
    class Odd(tf.keras.Model):
        def __init__(self):
            super().__init__()
            self.file, self.args, self.allow_pickle = tf.Variable(1.), tf.Variable(2.), tf.Variable(3.)

        def call(self, x):
            return x * self.file

    model, path = Odd(), str(tmp_path / "weights")
    model(tf.ones([1]))
    model.save_weights(path)
    model.file.assign(5.)
    model.load_weights(path)
    assert [v.numpy() for v in model.weights] == [1, 2, 3] and sorted(np.load(path).files) == ["allow_pickle", "args", "file"]
    before = open(path, "rb").read()
    with pytest.raises(FileExistsError):
        model.save_weights(path, overwrite=False)
    monkeypatch.setattr(np.lib.format, "write_array", lambda *a, **k: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        model.save_weights(path)
    assert open(path, "rb").read() == before and len(list(tmp_path.iterdir())) == 1
    for content in (b"text", before[:50], b""):
        (tmp_path / "other").write_bytes(content)
        with pytest.raises(ValueError, match="other is no file that save_weights\\(\\) wrote"):
            model.load_weights(tmp_path / "other")
    with pytest.raises(FileNotFoundError):
        model.load_weights(tmp_path / "nowhere")


def test_a_model_that_was_trained_is_copied_and_pickled(tf):
    model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
    model.compile("sgd", "mse")
    model.fit(tf.ones([4, 2]), tf.ones([4, 1]), epochs=2, verbose=0)
    for other in (pickle.loads(pickle.dumps(model)), copy.deepcopy(model)):
        assert other.history.history == model.history.history and other.history.model is None
        np.testing.assert_array_equal(other.predict(np.ones((1, 2))), model.predict(np.ones((1, 2))))
    assert model.history.model is model


@pytest.mark.parametrize("rows, options, match", [
    (4, {"batch_size": 0}, "`batch_size` must be a positive integer. Received: batch_size=0"), (4, {"batch_size": -3}, "batch_size=-3"),
    (4, {"batch_size": 1.5}, "batch_size=1.5"), (0, {}, "Expect x to be a non-empty array"),
    (4, {"validation_split": 1.5}, "validation_split=1.5"), (4, {"validation_split": -0.5}, "validation_split=-0.5"),
    (4, {"validation_split": 1.0}, "validation_split=1.0"),
])
def test_bad_options_of_fit(tf, rows, options, match):
    model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
    model.compile("sgd", "mse")
    with pytest.raises(ValueError, match=match):
        model.fit(np.ones((rows, 2)), np.ones((rows, 1)), verbose=0, **options)


def test_copies_and_pickles(tf):
    model = tf.keras.Sequential([tf.keras.layers.Dense(3, activation="relu"), tf.keras.layers.BatchNormalization(), tf.keras.layers.LeakyReLU()])
    x = np.float32([[1, -2], [3, 4]])
    y = model(x)
    model.compile("sgd", "mse")
    for other in (copy.deepcopy(model), pickle.loads(pickle.dumps(model))):
        np.testing.assert_array_equal(other(x), y)
        assert other.weights[0] is not model.weights[0] and other.name == model.name
        other.compile("sgd", "mse")
        other.fit(x, np.ones((2, 3)), verbose=0)
    np.testing.assert_array_equal(model(x), y)


def test_copies_of_models_of_inputs_and_outputs(tf):
    layers, x = tf.keras.layers, np.random.default_rng(0).normal(size=(4, 3)).astype("f")
    i = tf.keras.Input((3,))
    hidden, shared = layers.Dense(4, activation="relu")(i), layers.Dense(4)
    deep = i
    for _ in range(120):
        deep = layers.Dense(3)(deep)
    model = tf.keras.Model(i, {"sum": layers.Add()([shared(hidden), shared(hidden)]), "deep": deep})
    for other in (copy.deepcopy(model), pickle.loads(pickle.dumps(model))):
        for name, y in model(x).items():
            np.testing.assert_allclose(other(x)[name], y, rtol=1e-6)
        assert [v.name for v in other.weights] == [v.name for v in model.weights] and other.weights[0] is not model.weights[0]
        assert other.output_shape == model.output_shape and [layer.name for layer in other.layers] == [layer.name for layer in model.layers]
    other.compile("sgd", {"sum": "mse"})
    before = model.get_weights()
    other.fit(x, {"sum": np.ones((4, 4))}, verbose=0)
    assert all((a == b).all() for a, b in zip(before, model.get_weights()))
    assert any((a != b).any() for a, b in zip(before, other.get_weights()))


def test_a_sequential_of_a_config(tf):
    layers, x = tf.keras.layers, np.ones((2, 3), "f")
    model = tf.keras.Sequential([layers.Dense(2, activation="tanh", kernel_regularizer="l2", input_shape=(3,)),
                                 tf.keras.Sequential([layers.BatchNormalization(), layers.Dense(1)])])
    other = tf.keras.Sequential.from_config(model.get_config())
    other.set_weights(model.get_weights())
    np.testing.assert_array_equal(other(x), model(x))
    assert other.layers[0].kernel is not model.layers[0].kernel and other.losses[0].numpy() == model.losses[0].numpy()


def test_models_of_json_and_clones(tf):
    layers, keras = tf.keras.layers, tf.keras

    class Scaled(layers.Layer):
        def __init__(self, factor, **options):
            super().__init__(**options)
            self.factor = factor

        def call(self, x):
            return x * self.factor

    a, b = keras.Input((4,), name="a"), keras.Input((4,), name="b")
    shared = layers.Dense(3, activation="squareplus", kernel_regularizer="l2")
    both = layers.Concatenate()([shared(a), layers.Add()([shared(a), Scaled(2.0)(shared(b))])])
    branches = keras.Model([a, b], [layers.Reshape((2, 3))(both), both])
    steps = keras.Sequential([layers.InputLayer(batch_shape=(None, 4, 4)), layers.Bidirectional(layers.LSTM(3, return_sequences=True)),
                              layers.RNN([layers.GRUCell(2), layers.LSTMCell(3)], return_sequences=True), layers.LeakyReLU(0.2),
                              layers.TimeDistributed(layers.Dense(2)), layers.ZeroPadding1D(1), keras.Sequential([layers.Flatten()])])
    x = np.random.default_rng(0).normal(size=(4, 4)).astype("f")
    for model, inputs in ((branches, [x, x + 1]), (steps, x[None])):
        expected = eager.nest.flatten(model(inputs))
        for other in (keras.models.clone_model(model), keras.models.model_from_json(model.to_json(), {"Scaled": Scaled}),
                      type(model).from_config(model.get_config())):
            assert [layer.name for layer in other.layers] == [layer.name for layer in model.layers] and other.name == model.name
            assert all(v is not w for v, w in zip(other.weights, model.weights)) and len(other.losses) == len(model.losses)
            other.set_weights(model.get_weights())
            for y, wanted in zip(eager.nest.flatten(other(inputs)), expected):
                np.testing.assert_array_equal(y, wanted)
    with pytest.raises(ValueError, match="Could not locate class 'Scaled'"):
        keras.models.model_from_json(branches.to_json())
    kept = keras.models.clone_model(branches, clone_function=lambda layer: layer)
    assert kept.weights[0] is branches.weights[0]
    with pytest.raises(ValueError, match="to be a functional `Model` instance"):
        keras.models.clone_model(type("Own", (keras.Model,), {})())


def test_spatial_dropout_drops_whole_features(tf):
    y = tf.keras.layers.SpatialDropout1D(0.5)(np.ones((8, 5, 16), "f"), training=True).numpy()
    assert (y == y[:, :1]).all() and set(np.unique(y)) == {0, 2}


def test_history_has_the_rates_of_callbacks(tf):
    model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
    model.compile("sgd", "mse")
    history = model.fit(np.ones((4, 3)), np.ones((4, 1)), epochs=3, verbose=0,
                        callbacks=[tf.keras.callbacks.LearningRateScheduler(lambda epoch, rate: 0.1 / (epoch + 1))])
    assert history.history["learning_rate"] == pytest.approx([0.1, 0.05, 0.1 / 3])


def test_models_are_freed_with_their_names(tf):
    model = tf.keras.Sequential([tf.keras.layers.Dense(3), tf.keras.layers.Dense(1)])
    model.compile("sgd", "mse", metrics=["mae"])
    model.fit(np.ones((40, 2), "f"), np.ones((40, 1), "f"), epochs=2, verbose=0, callbacks=[tf.keras.callbacks.EarlyStopping("loss")])
    gone = weakref.ref(model)
    gc.disable()
    try:
        del model
        assert gone() is None
    finally:
        gc.enable()


# ---- Training

@pytest.mark.parametrize("eagerly", [None, True], ids=["traced", "eager"])
@pytest.mark.parametrize("case", CASES["fits"], ids=lambda c: f"{c['optimizer']}-{c['loss']}-{'-'.join(c['options'])}")
def test_fit_has_keras_curve(tf, case, eagerly):
    layers = tf.keras.layers
    model = tf.keras.Sequential([layers.Dense(5, activation="tanh", input_shape=(4,)), layers.BatchNormalization(),
                                 layers.Dense(3, activation=case["activation"])])
    model.set_weights([np.float32(w) for w in case["weights"]])
    optimizer = (tf.keras.optimizers.SGD(0.05, momentum=0.9, nesterov=True) if case["optimizer"] == "momentum" else
                 tf.keras.optimizers.SGD(0.1))
    metrics = [tf.keras.metrics.RootMeanSquaredError(name="root") if m == "root" else m for m in case["metrics"]]
    model.compile(optimizer, case["loss"], metrics=metrics, run_eagerly=eagerly)
    options = {k: {int(n): w for n, w in v.items()} if k == "class_weight" else v for k, v in case["options"].items()}
    x, y = np.float32(case["x"]), np.array(case["y"])
    history = model.fit(x, y, epochs=3, shuffle=False, verbose=0, **options)
    assert set(history.history) == set(case["history"]) and history.epoch == [0, 1, 2] and model.history is history
    for name, values in case["history"].items():
        np.testing.assert_allclose(history.history[name], values, rtol=3e-4, atol=1e-5, err_msg=name)
    np.testing.assert_allclose(model.evaluate(x, y, verbose=0), case["evaluated"], rtol=3e-4, atol=1e-5)
    np.testing.assert_allclose(model.predict(x[:4]), case["predicted"], rtol=3e-4, atol=1e-5)
    for w, expected in zip(model.get_weights(), case["trained"]):
        np.testing.assert_allclose(w, expected, rtol=1e-3, atol=2e-5)
    assert model.metrics_names == ["loss", *[m.name for m in model.metrics[1:]]]
    assert list(model.evaluate(x, y, verbose=0, return_dict=True)) == model.metrics_names


def test_fit_takes_batches_and_generators(tf):
    x, y = np.random.default_rng(0).normal(size=(20, 3)).astype("f"), np.ones((20, 1), "f")

    def batches():
        for i in range(0, 20, 5):
            yield x[i:i + 5], y[i:i + 5]

    def endless():
        while True:
            yield from batches()

    def made():
        tf.set_random_seed(1)
        model = tf.keras.Sequential([tf.keras.layers.Dense(1, kernel_initializer="ones")])
        model.compile(tf.keras.optimizers.SGD(0.1), tf.keras.losses.MeanSquaredError())
        return model

    expected = made().fit(x, y, batch_size=5, shuffle=False, epochs=2, verbose=0).history["loss"]

    class Rows:
        def __iter__(self):
            return batches()

    assert made().fit(Rows(), epochs=2, verbose=0).history["loss"] == pytest.approx(expected)
    assert made().fit(endless(), epochs=2, steps_per_epoch=4, verbose=0).history["loss"] == pytest.approx(expected)
    model = made()
    assert model.evaluate(Rows(), verbose=0) == pytest.approx(model.evaluate(x, y, verbose=0)) and model.predict(x, batch_size=7).shape == (20, 1)
    with pytest.raises(ValueError, match="ambiguous"):
        made().fit(x, y[:3], verbose=0)
    losses = [model.train_on_batch(x, y) for _ in range(5)]
    assert losses == sorted(losses, reverse=True) and model.test_on_batch(x, y) < losses[-1]
    assert model.predict_on_batch(x).shape == (20, 1)


def test_fit_takes_sequences_and_dicts(tf):
    x = np.random.default_rng(0).normal(size=(20, 3)).astype("f")

    class Batches:
        def __len__(self):
            return 4

        def __getitem__(self, i):
            return x[5 * i:5 * i + 5], x[5 * i:5 * i + 5, :1]

    model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
    model.compile("sgd", "mse")
    assert len(model.fit(Batches(), epochs=2, verbose=0).epoch) == 2
    a, b = tf.keras.Input((3,), name="a"), tf.keras.Input((3,), name="b")
    named = tf.keras.Model({"a": a, "b": b}, tf.keras.layers.Dense(1)(a - b))
    named.compile("sgd", "mse")
    named.fit({"a": x, "b": -x}, x[:, :1], verbose=0)
    assert named.predict({"b": x, "a": x}).shape == (20, 1)


def test_a_model_that_decides_by_values_runs_op_by_op(tf):
    class Turns(tf.keras.Model):
        def __init__(self):
            super().__init__()
            self.dense = tf.keras.layers.Dense(1)

        def call(self, x):
            y = self.dense(x)
            return -y if tf.reduce_sum(y) < 0 else y

    model = Turns()
    model.compile("sgd", "mse")
    x = np.ones((64, 2), "f")
    with pytest.warns(UserWarning, match="op by op"):
        history = model.fit(x, x[:, :1], epochs=4, verbose=0)
    assert history.history["loss"][-1] < history.history["loss"][0]


def test_shuffling_takes_each_row_once(tf):
    seen = []

    class Sees(tf.keras.layers.Layer):
        dynamic = True

        def call(self, x):
            seen.extend(x.numpy().ravel().tolist())
            return x

    model = tf.keras.Sequential([Sees(), tf.keras.layers.Dense(1)])
    model.compile("sgd", "mse")
    model.fit(np.arange(10.0)[:, None], np.zeros((10, 1)), batch_size=4, verbose=0)
    assert sorted(seen) == list(range(10)) and seen != sorted(seen)
    assert model.run_eagerly


def test_functions_as_losses_and_metrics(tf):
    def half(y_true, y_pred):
        return tf.reduce_mean(tf.square(y_pred - y_true), -1) / 2.0

    keras = tf.keras
    model = keras.models.Sequential([keras.layers.Conv2D(2, 3, input_shape=(8, 8, 1)), keras.layers.MaxPooling2D(), keras.layers.Flatten(),
                                     keras.layers.Dense(3, activation=tf.nn.softmax)])
    model.compile(tf.train.AdamOptimizer(), keras.losses.sparse_categorical_crossentropy, [keras.metrics.sparse_categorical_accuracy])
    x = np.random.default_rng(0).random((70, 8, 8, 1))
    assert list(model.fit(x, np.arange(70) % 3, epochs=2, verbose=0).history) == ["loss", "sparse_categorical_accuracy"]
    model = keras.Sequential([keras.layers.Dense(1, kernel_initializer="zeros")])
    model.compile("sgd", half, metrics=[half, "mse"])
    assert model.evaluate(np.ones((4, 2)), np.ones((4, 1)), verbose=0) == [0.5, 0.5, 1.0] and model.metrics_names == ["loss", "half", "mse"]


def test_several_outputs_and_losses(tf):
    x = tf.keras.Input((3,))
    model = tf.keras.Model(x, [tf.keras.layers.Dense(1, kernel_initializer="ones")(x), tf.keras.layers.Dense(2, kernel_initializer="ones")(x)])
    model.compile("sgd", ["mse", "mae"], loss_weights=[1.0, 0.5])
    a, b = np.zeros((4, 1), "f"), np.zeros((4, 2), "f")
    assert model.evaluate(np.ones((4, 3), "f"), [a, b], verbose=0) == pytest.approx([9 + 1.5, 9, 3])
    model.fit(np.ones((4, 3), "f"), [a, b], verbose=0)


def test_outputs_by_name(tf):
    """The values are those of TensorFlow 2.15."""
    layers, rows = tf.keras.layers, np.arange(12, dtype="f").reshape(4, 3) / 10
    labels = np.arange(4, dtype="f")[:, None]
    x = tf.keras.Input((3,))
    outputs = [layers.Dense(1, name="z", kernel_initializer="ones")(x), layers.Dense(1, name="a", kernel_initializer="zeros")(x)]
    for y in ({"a": labels, "z": labels}, [labels, labels]):
        model = tf.keras.Model(x, outputs)
        for v in model.weights:
            v.assign(tf.ones_like(v) if "z" in v.name and "kernel" in v.name else tf.zeros_like(v))
        model.compile("sgd", {"z": "mse", "a": "mae"}, loss_weights={"a": 2.0}, metrics={"z": ["mae"]})
        assert model.evaluate(rows, y, verbose=0, return_dict=True) == pytest.approx({"loss": 3.035, "z_loss": 0.035, "a_loss": 1.5, "z_mae": 0.15})
        assert model.metrics_names == ["loss", "z_loss", "a_loss", "z_mae"]
    model.compile("sgd", "mse", metrics=["mae"])
    history = model.fit(rows, [labels, labels], verbose=0, validation_data=(rows, {"z": labels, "a": labels})).history
    assert list(history)[:5] == ["loss", "z_loss", "a_loss", "z_mae", "a_mae"] and history["loss"][0] == pytest.approx(0.035 + 3.5)
    model.compile("sgd", {"a": "mae"})
    assert model.evaluate(rows, {"a": labels}, verbose=0) == pytest.approx([1.5, 1.5], rel=0.1)
    for compiled, y, match in ((dict(loss={"b": "mse"}), [labels, labels], "unexpected losses that do not correspond to any Model output: .'b'"),
                               (dict(loss="mse", loss_weights=[1.0, 2.0, 3.0]), [labels, labels], "3 loss_weights, but the model has 2"),
                               (dict(loss="mse"), {"q": labels}, "unexpected labels that do not correspond"),
                               (dict(loss="mse"), [labels] * 3, "for 3 outputs, but the model has 2")):
        model.compile("sgd", **compiled)
        with pytest.raises(ValueError, match=match):
            model.evaluate(rows, y, verbose=0)

    class Named(tf.keras.Model):
        def call(self, x):
            return {"two": x * 2.0, "one": x}

    model = Named()
    model.compile("sgd", {"one": "mse", "two": "mae"}, metrics={"two": "mse"})
    found = model.evaluate(rows, {"one": rows, "two": rows}, verbose=0, return_dict=True)
    assert found == pytest.approx({"loss": rows.mean(), "one_loss": 0, "two_loss": rows.mean(), "two_mse": (rows ** 2).mean()})


def test_a_layer_that_is_built_by_hand(tf):
    class Own(tf.keras.layers.Layer):
        def build(self, shape):
            self.w = self.add_weight(name="w", shape=(shape[-1], 2), initializer="ones")

        def call(self, x):
            return tf.matmul(x, self.w)

    class Derived(Own):
        def build(self, shape):
            super().build(shape)
            assert not (hasattr(self, "v") or "_is_in_build" in self.__dict__ and self.built)
            self.v = self.add_weight(name="v", shape=())

    for kind, n in ((Own, 1), (Derived, 2)):
        layer = kind()
        layer.build((None, 3))
        assert layer.built and len(layer.weights) == n
        layer(np.ones((4, 3), "f"))
        assert len(layer.weights) == n
        called = kind()
        called(np.ones((4, 3), "f"))
        assert called.built and len(called.weights) == n


def test_losses_that_layers_add(tf):
    class Small(tf.keras.layers.Layer):
        def call(self, x):
            self.add_loss(tf.reduce_sum(x * x))
            return x

    model = tf.keras.Sequential([tf.keras.layers.Dense(2, kernel_initializer="ones"), Small()])
    model.compile("sgd", "mse")
    assert model.evaluate(np.ones((1, 1), "f"), np.ones((1, 2), "f"), verbose=0) == pytest.approx(2)
    first = model.train_on_batch(np.ones((1, 1), "f"), np.ones((1, 2), "f"))
    model.train_on_batch(np.ones((1, 1), "f"), np.ones((1, 2), "f"))
    assert model.train_on_batch(np.ones((1, 1), "f"), np.ones((1, 2), "f")) < first
    assert model.losses == []
    model(np.ones((1, 1), "f"))
    assert len(model.losses) == 1 and float(model.losses[0]) > 0


@pytest.mark.parametrize("verbose", [0, 1, 2])
def test_what_fit_prints(tf, capsys, verbose):
    model = tf.keras.Sequential([tf.keras.layers.Dense(1, kernel_initializer="zeros")])
    model.compile("sgd", "mse", metrics=["mae"])
    model.fit(np.ones((40, 1), "f"), np.ones((40, 1), "f"), epochs=2, verbose=verbose, batch_size=40)
    lines = capsys.readouterr().out.splitlines()
    assert lines == ([] if not verbose else ["Epoch 1/2", "1/1 - 0s - loss: 1.0000 - mae: 1.0000", "Epoch 2/2", lines[3]])


def test_callbacks(tf, tmp_path, capsys):
    keras, calls = tf.keras, []

    class Notes(keras.callbacks.Callback):
        def on_train_begin(self, logs=None):
            calls.append(("begin", self.params["epochs"], self.model.optimizer is not None))

        def on_train_batch_end(self, batch, logs=None):
            calls.append((batch, sorted(logs)))

        def on_epoch_end(self, epoch, logs=None):
            calls.append((epoch, sorted(logs)))

    def fit(*callbacks, epochs=6, y=1.0):
        model = keras.Sequential([keras.layers.Dense(1, kernel_initializer="zeros")])
        model.compile(keras.optimizers.SGD(0.1), "mse")
        x = np.ones((8, 1), "f")
        return model, model.fit(x, x * y, epochs=epochs, batch_size=4, verbose=0, validation_data=(x, -x), callbacks=list(callbacks))

    fit(Notes(), epochs=1)
    assert calls == [("begin", 1, True), (0, ["loss"]), (1, ["loss"]), (0, ["loss", "val_loss"])]
    stop = keras.callbacks.EarlyStopping(patience=1, restore_best_weights=True, verbose=1)
    model, history = fit(stop)
    assert len(history.epoch) == 2 and stop.stopped_epoch == 1 and "early stopping" in capsys.readouterr().out
    assert history.history["val_loss"][0] == pytest.approx(model.evaluate(np.ones((8, 1), "f"), -np.ones((8, 1), "f"), verbose=0))
    rates = []
    fit(keras.callbacks.LearningRateScheduler(lambda epoch, rate: rate / 2), keras.callbacks.LambdaCallback(
        on_epoch_end=lambda epoch, logs: rates.append(logs["learning_rate"])), epochs=3)
    assert rates == pytest.approx([0.05, 0.025, 0.0125])
    model, _ = fit(keras.callbacks.ReduceLROnPlateau(factor=0.5, patience=1), epochs=3)
    assert float(model.optimizer.learning_rate) == pytest.approx(0.025)
    fit(keras.callbacks.ModelCheckpoint(str(tmp_path / "w{epoch}"), monitor="loss", save_best_only=True), keras.callbacks.CSVLogger(
        str(tmp_path / "log")), epochs=2)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["log", "w1", "w2"]
    assert (tmp_path / "log").read_text().splitlines()[0] == "epoch,loss,val_loss"
    assert len(fit(keras.callbacks.TerminateOnNaN(), y=float("nan"))[1].epoch) == 1


def test_a_user_class_trains_by_fit(tf):
    class Net(tf.keras.Model):
        def __init__(self):
            super(Net, self).__init__()
            self.hidden = tf.keras.layers.Dense(16, activation=tf.nn.relu)
            self.drop = tf.keras.layers.Dropout(0.1)
            self.out = tf.keras.layers.Dense(2)

        def call(self, inputs, training=False):
            return self.out(self.drop(self.hidden(inputs), training=training))

    x = np.random.default_rng(3).normal(size=(256, 2))
    y = (x[:, 0] * x[:, 1] > 0).astype("uint8")
    model = Net()
    model.compile(tf.keras.optimizers.Adam(0.02), tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True), metrics=["accuracy"])
    history = model.fit(x, y, epochs=15, verbose=0)
    assert history.history["accuracy"][-1] > 0.85 and model.evaluate(x, y, verbose=0)[1] > 0.85
    with pytest.raises(RuntimeError, match="compile"):
        Net().optimizer


@pytest.mark.parametrize("eagerly", [False, True])
def test_steps_of_ones_own(tf, eagerly):
    x = np.random.default_rng(0).normal(size=(8, 3)).astype("f")
    y = x.sum(1, keepdims=True) * 2

    class Plain(tf.keras.Model):
        pass

    class Own(tf.keras.Model):
        def train_step(self, data):
            x, y = data
            with tf.GradientTape() as tape:
                prediction = self(x, training=True)
                loss = self.compute_loss(y=y, y_pred=prediction)
            self.optimizer.apply(tape.gradient(loss, self.trainable_variables), self.trainable_variables)
            for metric in self.metrics:
                metric.update_state(loss) if metric.name == "loss" else metric.update_state(y, prediction)
            return {metric.name: metric.result() for metric in self.metrics}

    class Longer(tf.keras.Model):
        def train_step(self, data):
            return {**super().train_step(data), "steps": self.optimizer.iterations}

        def test_step(self, data):
            x, y = data
            return {"error": tf.reduce_sum(tf.abs(self(x) - y))}

    class OwnLoss(tf.keras.Model):
        def compute_loss(self, x=None, y=None, y_pred=None, sample_weight=None, training=True):
            return tf.reduce_mean(tf.square(y - y_pred))

    def history(kind, loss="mse", **options):
        given = tf.keras.Input((3,))
        model = kind(given, tf.keras.layers.Dense(1, kernel_initializer="ones")(given))
        model.compile(tf.keras.optimizers.SGD(0.1), loss, metrics=["mae"], run_eagerly=eagerly)
        return model.fit(x, y, epochs=3, batch_size=4, shuffle=False, verbose=0, **options).history, model

    expected, _ = history(Plain)
    for kind, loss in ((Own, "mse"), (OwnLoss, None)):
        found, _ = history(kind, loss)
        assert list(found) == list(expected)
        for name in expected:
            np.testing.assert_allclose(found[name], expected[name], rtol=1e-5)
    found, model = history(Longer, validation_data=(x, y))
    assert found["loss"] == pytest.approx(expected["loss"]) and found["steps"] == [2, 4, 6] and len(found["val_error"]) == 3
    assert model.evaluate(x, y, verbose=0) == pytest.approx(float(abs(model.predict(x) - y).sum()), rel=1e-5)


def test_metrics_that_a_model_has_itself(tf):
    class Own(tf.keras.Model):
        def __init__(self, *args):
            super().__init__(*args)
            self.tracker = tf.keras.metrics.Mean(name="tracked")

        @property
        def metrics(self):
            return [self.tracker]

        def train_step(self, data):
            self.tracker.update_state(tf.reduce_mean(self(data)))
            return {"tracked": self.tracker.result()}

    given = tf.keras.Input((2,))
    model = Own(given, tf.keras.layers.Activation("linear")(given))
    model.compile("sgd")
    history = model.fit(np.arange(8, dtype="f").reshape(4, 2), batch_size=2, shuffle=False, epochs=2, verbose=0).history
    assert history == {"tracked": [3.5, 3.5]}  # it begins anew with each epoch


def test_layers_of_a_model_have_its_inputs(tf):
    layers = tf.keras.layers
    a, b = tf.keras.Input((2,), name="a"), tf.keras.Input((3,), name="b")
    dense = layers.Dense(2)(b)
    model = tf.keras.Model([a, b], layers.Dense(1, name="last")(layers.Concatenate(name="both")([a, dense])))
    assert [layer.name for layer in model.layers] == ["b", "a", "dense", "both", "last"]
    assert isinstance(model.layers[0], layers.InputLayer) and model.layers[0] is model.get_layer("b") and len(model.weights) == 4
    assert [layer.name for layer in pickle.loads(pickle.dumps(model)).layers] == ["b", "a", "dense", "both", "last"]


@pytest.mark.parametrize("options", [{}, {"dilation_rate": 2}, {"strides": 2}, {"data_format": "channels_first"}], ids=str)
def test_causal_convolutions(tf, options):
    """No step sees a later one, and all see as many before them as the kernel has."""
    x = np.random.default_rng(0).normal(size=(2, 9, 3)).astype("f")
    is_first = "data_format" in options
    x = x.transpose(0, 2, 1) if is_first else x
    before = 2 * options.get("dilation_rate", 1)
    padded = np.pad(x, [(0, 0), (0, 0), (before, 0)] if is_first else [(0, 0), (before, 0), (0, 0)])
    for layers, names in ((tf.keras.layers, {}), (eager.nn, {"data_format": "NCW"} if is_first else {})):
        layer = layers.Conv1D(4, 3, padding="causal", activation="tanh", **{**options, **names})
        y = layer(x)
        plain = layers.Conv1D(4, 3, activation="tanh", **{**options, **names})
        plain(padded)
        plain.set_weights(layer.get_weights())
        np.testing.assert_allclose(y, plain(padded), rtol=1e-5)
        copied = pickle.loads(pickle.dumps(layer))
        np.testing.assert_array_equal(copied(x), y)
        assert copied.padding == "causal" and "padding='causal'" in repr(copied)
    again = tf.keras.layers.Conv1D.from_config(tf.keras.layers.Conv1D(4, 3, padding="causal").get_config())
    assert again.is_causal and again.compute_output_shape((None, 9, 3)) == (None, 9, 4)


# Options of Conv2DTranspose, and the height and width that Keras 3.15 gives for an input of 4 and 5.
TRANSPOSED = [({"kernel_size": 3, "strides": 2, "padding": "same", "output_padding": 1}, (8, 10)),
              ({"kernel_size": 3, "strides": 2, "padding": "same", "output_padding": 0}, (7, 9)),
              ({"kernel_size": 2, "strides": 3, "padding": "valid", "output_padding": 2}, (13, 16)),
              ({"kernel_size": (3, 2), "strides": (3, 2), "padding": "same", "output_padding": (2, 1)}, (12, 9))]


@pytest.mark.parametrize("options, shape", TRANSPOSED, ids=str)
def test_output_padding(tf, options, shape):
    x = np.random.default_rng(0).normal(size=(2, 4, 5, 3)).astype("f")
    layer = tf.keras.layers.Conv2DTranspose(2, activation="tanh", bias_initializer="ones", **options)
    y = layer(x)
    assert y.shape == (2, *shape, 2) and layer.compute_output_shape((None, 4, 5, 3)) == (None, *shape, 2)
    whole = tf.keras.layers.Conv2DTranspose(2, options["kernel_size"], options["strides"], activation="tanh")
    whole(x)
    whole.set_weights(layer.get_weights())
    first = [max(2 * (k // 2) - p, 0) // 2 if options["padding"] == "same" else 0
             for k, p in zip(layer._each(options["kernel_size"]), layer._each(options["output_padding"]))]
    part = whole(x)[:, first[0]:, first[1]:][:, :shape[0], :shape[1]]
    np.testing.assert_allclose(y[:, :part.shape[1], :part.shape[2]], part, rtol=1e-5)
    np.testing.assert_allclose(y[:, part.shape[1]:], np.tanh(1), rtol=1e-5)  # what lies behind is the bias alone
    config = layer.get_config()
    assert config["padding"] == options["padding"] and type(layer).from_config(config)(x).shape == y.shape
    with pytest.raises(ValueError, match="output_padding must be less than strides"):
        tf.keras.layers.Conv2DTranspose(2, 3, 2, output_padding=2)


def test_upsampling_by_interpolation(tf):
    x = np.arange(4, dtype="f").reshape(1, 2, 2, 1)
    layer = tf.keras.layers.UpSampling2D(2, interpolation="bilinear")
    assert layer(x)[0, 0, :, 0].numpy().tolist() == [0, 0.25, 0.75, 1] and layer(x)[0, :, 0, 0].numpy().tolist() == [0, 0.5, 1.5, 2]
    first = tf.keras.layers.UpSampling2D(2, data_format="channels_first", interpolation="bilinear")
    np.testing.assert_array_equal(first(x.reshape(1, 1, 2, 2))[0, 0], layer(x)[0, :, :, 0])
    assert layer.get_config()["interpolation"] == "bilinear"
    with pytest.raises(ValueError, match="`interpolation` argument should be one of"):
        tf.keras.layers.UpSampling2D(interpolation="linear")
    with pytest.raises(ValueError, match="needs a known height and width"):
        layer.compute_output_shape((None, None, None, 3))


@pytest.mark.parametrize("title", ["SGD", "Adam", "AdamW", "Adamax", "Nadam", "RMSprop", "Adagrad", "Adadelta", "Ftrl", "Lion"])
def test_optimizers_by_their_configs(tf, title):
    optimizers = tf.keras.optimizers
    cls, schedule = getattr(optimizers, title), optimizers.schedules.ExponentialDecay(0.1, 10, 0.5)
    for optimizer in (cls(), cls(0.25, clipnorm=1.0, use_ema=True, ema_momentum=0.5, name="own"), cls(schedule, gradient_accumulation_steps=2)):
        config = json.loads(json.dumps(optimizer.get_config()))
        for other in (cls.from_config(config), optimizers.get({"class_name": title, "config": config}),
                      optimizers.deserialize(json.loads(json.dumps(optimizers.serialize(optimizer))))):
            assert type(other) is cls and repr(other) == repr(optimizer) and other.name == optimizer.name
    with pytest.raises(ValueError, match="Unknown optimizer: 'Nobody'"):
        optimizers.get({"class_name": "Nobody", "config": {}})
    assert optimizers.get({"class_name": "sgd", "config": {"learning_rate": 0.3}}).learning_rate == pytest.approx(0.3)


def test_configs_of_layers_are_json(tf):
    layers, options = tf.keras.layers, {"kernel_regularizer": "l1", "kernel_constraint": tf.keras.constraints.MaxNorm(3)}
    for layer in (layers.LSTM(3, **options), layers.GRU(3, kernel_initializer=tf.keras.initializers.RandomNormal(0.0, 2.0)),
                  layers.SimpleRNN(3, return_sequences=True, recurrent_dropout=0.1), layers.LSTMCell(3, **options),
                  layers.Dense(3, activation="relu", **options), layers.Conv2D(3, 3, dtype="float64"), layers.Embedding(3, 4)):
        other = type(layer).from_config(json.loads(json.dumps(layer.get_config())))
        assert repr(other) == repr(layer) and other.get_config() == layer.get_config()


@pytest.mark.parametrize("version", [1, 2])
def test_the_guides_model_of_the_digits(tf, digits, version):
    """The loops of the guides of 1.14 and 2.0, over arrays."""
    images, labels, *_ = digits
    images, labels = tf.cast(images[..., tf.newaxis] / 255, tf.float32), tf.cast(labels, tf.int64)
    model = tf.keras.Sequential([
        tf.keras.layers.Conv2D(16, [3, 3], activation="relu", **({"input_shape": (None, None, 1)} if version == 2 else {})),
        tf.keras.layers.Conv2D(16, [3, 3], activation="relu"), tf.keras.layers.GlobalAveragePooling2D(), tf.keras.layers.Dense(10)])
    assert model(images[0:1]).numpy().shape == (1, 10)
    optimizer = tf.train.AdamOptimizer() if version == 1 else tf.keras.optimizers.Adam()
    loss_object = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)
    loss_history, step = [], int(tf.train.get_or_create_global_step())
    for _ in range(30):
        with tf.GradientTape() as tape:
            logits = model(images, training=True)
            loss = tf.losses.sparse_softmax_cross_entropy(labels, logits) if version == 1 else loss_object(labels, logits)
        loss_history.append(loss.numpy().mean())
        grads = tape.gradient(loss, model.trainable_variables)
        counts = {"global_step": tf.train.get_or_create_global_step()} if version == 1 else {}
        optimizer.apply_gradients(zip(grads, model.trainable_variables), **counts)
    assert loss_history[-1] < loss_history[0] and int(tf.train.get_global_step()) == step + (30 if version == 1 else 0)


@pytest.mark.parametrize("title", ["SGD", "Adam", "AdamW", "Adamax", "Nadam", "RMSprop", "Adagrad", "Adadelta", "Ftrl", "Lion"])
def test_optimizers(tf, title):
    v = tf.Variable([3.0])
    optimizer = getattr(tf.keras.optimizers, title)(lr=0.1, clipnorm=10.0, clipvalue=8.0)
    assert optimizer.learning_rate == optimizer.lr == 0.1 and optimizer.clip_norm == 10 and optimizer.clip_value == 8
    for _ in range(20):
        optimizer.minimize(lambda: tf.reduce_sum(v * v), [v])
    assert v.numpy()[0] < 3 and len(optimizer.variables) >= 1 and optimizer.get_config()["name"] == title
    assert isinstance(optimizer, getattr(eager.optimizers, title)) and isinstance(optimizer, tf.keras.optimizers.Optimizer)
    other = pickle.loads(pickle.dumps(optimizer))
    assert type(other) is type(optimizer) and other.learning_rate == 0.1 and type(tf.keras.optimizers.get(title.lower())) is type(optimizer)


def test_options_of_optimizers(tf):
    optimizers = tf.keras.optimizers
    v = tf.Variable([1.0])
    optimizer = optimizers.SGD(0.5, use_ema=True)
    optimizer.minimize(lambda: tf.reduce_sum(v), [v])
    assert optimizer.slot(v, "average") is not None and optimizers.Adam().epsilon == 1e-7 and optimizers.AdamW().weight_decay == 0.004
    assert optimizers.SGD(optimizers.schedules.ExponentialDecay(0.5, 10, 0.5)).learning_rate(10) == 0.25
    for make, options, error in ((optimizers.Adam, {"nonsense": 1}, TypeError), (optimizers.Nadam, {"amsgrad": True}, TypeError),
                                 (optimizers.Adam, {"centered": True}, TypeError)):
        with pytest.raises(error, match=next(iter(options))):
            make(**options)


@pytest.mark.parametrize("title, option, slot", [("Adam", "amsgrad", "v_max"), ("AdamW", "amsgrad", "v_max"),
                                                 ("RMSprop", "centered", "mean_gradient")])
def test_options_with_a_slot(tf, title, option, slot):
    make = getattr(tf.keras.optimizers, title)
    optimizer, v = make(0.1, **{option: True}), tf.Variable([3.0])
    optimizer.minimize(lambda: tf.reduce_sum(v * v), [v])
    assert optimizer.slot(v, slot) is not None and optimizer.get_config()[option] is True and make().get_config()[option] is False
    assert repr(make.from_config(optimizer.get_config())) == repr(optimizer)


def test_the_dtype_of_inputs_in_version_1(tf):
    x = np.ones((2, 3))

    class Net(tf.contrib.eager.Network):
        def __init__(self):
            super().__init__()
            self.a = self.track_layer(tf.layers.Dense(2))

        def call(self, x):
            return self.a(x)

    class Own(tf.layers.Layer):
        def build(self, shape):
            self.w = self.add_variable("w", [shape[-1], 2])

        def call(self, x):
            return tf.matmul(x, self.w)

    assert Net()(x).dtype == Own()(x).dtype == "float64" and isinstance(tf.layers.Dense(1), tf.layers.Layer)
    cell = tf.nn.rnn_cell.BasicLSTMCell(2)
    assert cell(x, cell.zero_state(2, tf.float64))[0].dtype == "float64"


# ---- tf.layers, tfe.Network, cells

def test_tf_layers(tf):
    x = np.random.default_rng(0).normal(size=(2, 8, 8, 3)).astype("f")
    y = tf.layers.conv2d(x, 4, 3, padding="same", activation=tf.nn.relu)
    y = tf.layers.max_pooling2d(y, 2, 2)
    y = tf.layers.batch_normalization(y, training=True)
    y = tf.layers.flatten(y)
    y = tf.layers.dropout(tf.layers.dense(y, 10, tf.nn.tanh, kernel_initializer=tf.constant_initializer(0.1)), 0.5, training=True)
    assert y.shape == (2, 10) and (y.numpy() == 0).any()
    assert tf.layers.Dropout().rate == 0.5 and tf.layers.Dense(2)(x).shape == (2, 8, 8, 2)
    first = tf.layers.dense(x, 3, name="kept")
    np.testing.assert_array_equal(tf.layers.dense(x, 3, name="kept", reuse=True), first)
    assert not np.array_equal(tf.layers.dense(x, 3, name="kept"), first)
    assert isinstance(tf.layers.Conv2D(1, 1), tf.layers.Layer) and tf.layers.Dense(2).apply(x).shape == (2, 8, 8, 2)


def test_network(tf):
    class Net(tf.contrib.eager.Network):
        def __init__(self):
            super(Net, self).__init__()
            self.a = self.track_layer(tf.layers.Dense(4))
            self.parts = [self.track_layer(tf.layers.Dense(2)) for _ in range(2)]

        def call(self, x):
            return self.parts[1](self.parts[0](self.a(x)))

    net = Net()
    assert net(tf.zeros([1, 3])).shape == (1, 2) and len(net.variables) == len(net.trainable_variables) == 6
    with pytest.raises(TypeError, match="track_layer"):
        net.track_layer(3)


def test_lstm_cell(tf):
    cell, x = tf.nn.rnn_cell.BasicLSTMCell(3, forget_bias=0.5), np.random.default_rng(0).normal(size=(2, 4)).astype("f")
    state = cell.zero_state(2, tf.float32)
    y, state = cell(x, state)
    y, state = cell(x, state)
    kernel, bias = cell.get_weights()
    assert kernel.shape == (7, 12) and not bias.any() and [v.name.partition(":")[0] for v in cell.weights] == ["basic_lstm_cell/kernel",
                                                                                                            "basic_lstm_cell/bias"]

    def sigmoid(v):
        return 1 / (1 + np.exp(-v))

    c = h = np.zeros((2, 3))
    for _ in range(2):
        i, j, f, o = np.split(np.concatenate([x, h], 1) @ kernel + bias, 4, 1)
        c = c * sigmoid(f + 0.5) + sigmoid(i) * np.tanh(j)
        h = np.tanh(c) * sigmoid(o)
    np.testing.assert_allclose(y, h, rtol=1e-5, atol=1e-6)
    np.testing.assert_allclose(state.c, c, rtol=1e-5, atol=1e-6)
    joined = tf.nn.rnn_cell.BasicLSTMCell(3, forget_bias=0.5, state_is_tuple=False)
    _, both = joined(x, joined.zero_state(2, "float32"))
    assert both.shape == (2, 6)
    several = tf.nn.rnn_cell.MultiRNNCell([tf.nn.rnn_cell.GRUCell(3), tf.nn.rnn_cell.BasicRNNCell(2)])
    y, states = several(x, several.zero_state(2, tf.float32))
    assert y.shape == (2, 2) and [s.shape for s in states] == [(2, 3), (2, 2)] and len(several.weights) == 6


# ---- Losses, metrics, initializers, utils

def test_the_mean_loss_of_no_rows_is_zero(tf):
    for loss in (tf.keras.losses.MeanSquaredError(), tf.keras.losses.CategoricalCrossentropy()):
        assert loss(tf.zeros([0, 3]), tf.zeros([0, 3])).numpy() == 0
        step = tf.function(lambda y: loss(y, y)).get_concrete_function(tf.TensorSpec([None, 3]))
        assert step(tf.zeros([0, 3])).numpy() == 0 and np.isfinite(step(tf.ones([2, 3])).numpy())
    x = tf.constant([[1.0], [3.0]])
    step = tf.function(lambda y: tf.keras.losses.MeanSquaredError()(y, y * 2., tf.constant([1., 0.])))
    assert step.get_concrete_function(tf.TensorSpec([None, 1]))(x).numpy() == step(x).numpy() == 0.5


def test_labels_of_all_forms(tf):
    p = np.float32([[0.2, 0.8], [1.0, 0.0]])
    expected = [-np.log(0.8), -np.log(1e-7)]
    for labels in ([1, 1], [[1], [1]], [1.0, 1.0], np.uint8([1, 1]), np.float64([[1], [1]])):
        np.testing.assert_allclose(tf.keras.losses.sparse_categorical_crossentropy(labels, p), expected, rtol=1e-5)
        assert float(tf.keras.losses.SparseCategoricalCrossentropy()(labels, p)) == pytest.approx(np.mean(expected), rel=1e-5)
    np.testing.assert_allclose(tf.keras.losses.binary_crossentropy([[1.], [0.]], [[0.], [1.]]), [-np.log(1e-7)] * 2, rtol=2e-2)


def test_loss_objects(tf):
    losses, y, p = tf.keras.losses, [[0., 1.], [0., 0.]], [[1., 1.], [1., 0.]]
    assert losses.MeanSquaredError(reduction="none")(y, p).numpy().tolist() == [0.5, 0.5]
    assert float(losses.MeanSquaredError(losses.Reduction.SUM)(y, p)) == 1 and float(losses.MSE(y, p)[0]) == 0.5
    assert float(losses.MeanSquaredError()(y, p, sample_weight=[1., 3.])) == 1 and losses.Huber(2.0).options == {"delta": 2.0}
    with pytest.raises(ValueError, match="Invalid Reduction Key"):
        losses.Huber(reduction="most")
    with pytest.raises(NotImplementedError, match="call"):
        losses.Loss()(y, p)


def test_metrics(tf):
    m = tf.keras.metrics.Mean("loss")
    m(0)
    m(5)
    assert float(m.result()) == 2.5 and float(m([8, 9])) == 5.5 and m.name == "loss"
    m.reset_states()
    assert float(m.result()) == 0
    m.update_state([1., 3.], sample_weight=[1., 0.])
    assert float(m.result()) == 1 and isinstance(m, tf.keras.metrics.Metric) and len(m.weights) == 2
    accuracy = tf.keras.metrics.SparseCategoricalAccuracy()
    accuracy.update_state(y_true=[[1], [0]], y_pred=[[0.1, 0.9], [0.2, 0.8]])
    assert float(accuracy.result()) == 0.5 and accuracy.name == "sparse_categorical_accuracy"
    assert tf.keras.metrics.categorical_accuracy([[0, 1]], [[0.1, 0.9]]).numpy().tolist() == [1]
    assert tf.keras.metrics.binary_accuracy([[0, 1]], [[0.1, 0.2]]).numpy().tolist() == [0.5]
    assert tf.keras.metrics.TopKCategoricalAccuracy(k=1).k == 1 and tf.keras.metrics.BinaryAccuracy("b", threshold=0.2).threshold == 0.2
    p = [[0.1, 0.9, 0.3], [0.5, 0.2, 0.3]]
    assert tf.keras.metrics.sparse_categorical_accuracy([1, 1], p).numpy().tolist() == [1, 0]
    assert tf.keras.metrics.sparse_top_k_categorical_accuracy([2, 1], p, k=2).numpy().tolist() == [1, 0]
    assert tf.keras.metrics.top_k_categorical_accuracy([[0, 0, 1], [0, 1, 0]], p, k=2).numpy().tolist() == [1, 0]
    with pytest.raises(tf.errors.InvalidArgumentError, match="incompatible"):
        tf.keras.metrics.MeanSquaredError()([1., 2.], [1., 2., 3.])


def test_initializers(tf):
    for name in ("zeros", "ones", "glorot_uniform", "glorot_normal", "he_normal", "he_uniform", "lecun_normal", "lecun_uniform", "random_normal",
                 "random_uniform", "truncated_normal", "orthogonal", "identity", "variance_scaling"):
        assert tf.keras.initializers.get(name)((3, 3), dtype=tf.float32).shape == (3, 3)
        assert tf.keras.layers.Dense(3, kernel_initializer=name)(np.ones((1, 3), "f")).shape == (1, 3)
    stddev = tf.keras.layers.Dense(200, kernel_initializer="random_normal")
    stddev(np.ones((1, 200), "f"))
    assert stddev.get_weights()[0].std() == pytest.approx(0.05, rel=0.05)
    assert tf.constant_initializer([[1, 2]])([1, 2]).numpy().tolist() == [[1, 2]]
    assert tf.zeros_initializer()([2], tf.int32).dtype == "int32"
    a, b = (tf.keras.initializers.GlorotUniform(seed=3)((2, 2), "float32").numpy() for _ in range(2))
    np.testing.assert_array_equal(a, b)


def test_weights_begin_as_keras_has_them(tf):
    x = np.ones((2, 5, 4), "f")
    lstm, conv, embedding = tf.keras.layers.LSTM(3), tf.layers.Conv2D(8, 5), tf.keras.layers.Embedding(100, 20)
    lstm(x), conv(np.ones((1, 8, 8, 4), "f")), embedding(np.array([1]))
    kernel, recurrent, bias = lstm.get_weights()
    assert np.abs(kernel).max() <= np.sqrt(6 / (4 + 12)) and bias.tolist() == [0] * 3 + [1] * 3 + [0] * 6
    np.testing.assert_allclose(recurrent @ recurrent.T, np.eye(3), atol=1e-5)
    limit = np.sqrt(6 / (25 * (4 + 8)))
    assert 0.9 * limit < np.abs(conv.get_weights()[0]).max() <= limit and not conv.get_weights()[1].any()
    assert 0.045 < np.abs(embedding.get_weights()[0]).max() <= 0.05


def test_utils(tf):
    utils = tf.keras.utils
    assert utils.to_categorical([[1], [0]]).tolist() == [[0, 1], [1, 0]] and utils.to_categorical([1], 3, "int8").dtype == "int8"
    assert utils.normalize(np.array([[3., 4.]])).tolist() == [[0.6, 0.8]]
    assert tf.keras.backend.epsilon() == 1e-7 and tf.keras.activations.get("relu") is tf.nn.relu
    assert tf.keras.activations.linear(2.0).item() == 2 and tf.keras.activations.get(None) is tf.keras.activations.linear


# ---- The digits

def write_idx(path, array):
    data = struct.pack(f">BBBB{array.ndim}I", 0, 0, 8, array.ndim, *array.shape) + array.tobytes()
    path.write_bytes(gzip.compress(data) if path.suffix == ".gz" else data)


@pytest.fixture
def digits():
    random = np.random.default_rng(0)
    return [random.integers(0, 256, (30, 28, 28), "uint8"), random.integers(0, 10, 30).astype("uint8"),
            random.integers(0, 256, (6, 28, 28), "uint8"), random.integers(0, 10, 6).astype("uint8")]


IDX = ["train-images-idx3-ubyte.gz", "train-labels-idx1-ubyte", "t10k-images.idx3-ubyte", "t10k-labels-idx1-ubyte.gz"]


@pytest.mark.parametrize("where", ["MNIST_DIR", "KERAS_HOME", "HOME"])
@pytest.mark.parametrize("form", ["idx", "npz"])
def test_mnist(tf, tmp_path, monkeypatch, digits, where, form):
    for name in ("MNIST_DIR", "KERAS_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path / "nobody"))
    folder = {"MNIST_DIR": tmp_path, "KERAS_HOME": tmp_path / "datasets", "HOME": tmp_path / ".keras" / "datasets"}[where]
    with pytest.raises(tf.errors.NotFoundError, match="nothing is downloaded.*MNIST_DIR"):
        tf.keras.datasets.mnist.load_data()
    folder.mkdir(parents=True, exist_ok=True)
    monkeypatch.setenv(where, str(tmp_path))
    if form == "npz":
        np.savez(folder / "mnist.npz", **dict(zip(("x_train", "y_train", "x_test", "y_test"), digits)))
    else:
        for name, array in zip(IDX, digits):
            write_idx(folder / name, array)
    (x, y), (x_test, y_test) = tf.keras.datasets.mnist.load_data()
    for found, expected in zip((x, y, x_test, y_test), digits):
        np.testing.assert_array_equal(found, expected)
        assert found.dtype == "uint8" and found.flags.writeable
    np.testing.assert_array_equal(eager.data.mnist(folder)[0][0], digits[0])


def test_files_that_are_no_digits(tmp_path, digits):
    for name, array in zip(IDX, digits):
        write_idx(tmp_path / name, array)
    (tmp_path / IDX[1]).write_bytes((tmp_path / IDX[1]).read_bytes()[:-1])
    with pytest.raises(ValueError, match="29 bytes where \\[30\\] needs 30"):
        eager.data.mnist(tmp_path)
    (tmp_path / IDX[1]).write_bytes(b"hello")
    with pytest.raises(ValueError, match="no idx file"):
        eager.data.mnist(tmp_path)
    np.savez(tmp_path / "mnist.npz", x_train=digits[0])
    with pytest.raises(ValueError, match="y_train, x_test, y_test is missing"):
        eager.data.mnist(tmp_path)


def test_read_data_sets(tf, tmp_path, digits):
    from eager.compat.tensorflow.examples.tutorials.mnist import input_data

    assert input_data is tf.examples.tutorials.mnist.input_data
    for name, array in zip(IDX, digits):
        write_idx(tmp_path / name, array)
    data = input_data.read_data_sets(str(tmp_path), one_hot=True, validation_size=10, seed=1)
    assert (data.train.num_examples, data.validation.num_examples, data.test.num_examples) == (20, 10, 6)
    assert data.train.images.shape == (20, 784) and data.train.images.dtype == "float32" and data.train.labels.shape == (20, 10)
    np.testing.assert_allclose(data.validation.images[0], digits[0][0].ravel() / np.float32(255))
    seen = [data.train.next_batch(8) for _ in range(5)]
    assert [b[0].shape for b in seen] == [(8, 784)] * 5 and data.train.epochs_completed == 1  # 40 rows: at the end of the second epoch
    rows = np.concatenate([x for x, _ in seen])
    for epoch in (rows[:20], rows[20:]):
        np.testing.assert_array_equal(np.sort(epoch.sum(1)), np.sort(data.train.images.sum(1)))
    x, y = input_data.read_data_sets(str(tmp_path), validation_size=0, reshape=False, dtype="uint8").train.next_batch(3, shuffle=False)
    np.testing.assert_array_equal(x[..., 0], digits[0][:3])
    np.testing.assert_array_equal(y, digits[1][:3])
    with pytest.raises(ValueError, match="Validation size"):
        input_data.read_data_sets(str(tmp_path))


# ---- Documentation and loading

@pytest.mark.parametrize("module", ["_callbacks", "_fit", "_initializers", "_keras_misc", "_keras_optimizers", "_layer", "_layers", "_losses",
                                    "_masks", "_metrics", "_mnist", "_models", "_op_layers", "_regularizers", "_rnn", "_rnn_cells", "_rnn_loops",
                                    "_saved_models", "_symbolic", "_tf_layers"])
def test_docstrings(tf, module):
    module = importlib.import_module("eager.compat.tensorflow." + module)
    examples = doctest.DocTestFinder(exclude_empty=True).find(module, globs={"eager": eager})
    for example in examples:
        report = []
        assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=report.append).failed == 0, "".join(report)
    public = {name: value for name, value in vars(module).items() if name[0] != "_" and getattr(value, "__module__", "") == module.__name__}
    assert [name for name, value in public.items() if callable(value) and not value.__doc__] == []


def test_every_name_has_a_text(tf):
    from eager.compat.tensorflow import _keras, _namespaces

    assert [path for path in _keras.OBJECTS if not _namespaces.get(path).__doc__] == []


def test_nothing_is_loaded_before_its_first_use(run_python):
    assert run_python("""
        import sys
        import eager
        print([m for m in sys.modules if m.startswith("eager.") and m.split(".")[1] in ("compat", "nn", "data", "losses", "metrics")])
        import eager.compat.tensorflow as tf
        here = "eager.compat.tensorflow."
        print([m for m in sys.modules if m[len(here):] in ("_layers", "_models", "_fit", "_losses", "_metrics", "_mnist") and m.startswith(here)])
        tf.keras.layers.Dense
        print("eager.compat.tensorflow._layers" in sys.modules, "eager.compat.tensorflow._fit" in sys.modules)
    """) == "[]\n[]\nTrue False\n"
