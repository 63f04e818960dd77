"""tf.keras.models.save_model and load_model, and what a model's class does in place of Keras's steps."""
import json
import zipfile

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


X, Y = (np.random.default_rng(1).normal(size=(16, n)).astype("float32") for n in (3, 2))


def sequential(tf):
    layers = tf.keras.layers
    return tf.keras.Sequential([layers.Dense(4, activation="relu", input_shape=(3,)), layers.BatchNormalization(), layers.Dense(2)])


def branches(tf):
    layers, x = tf.keras.layers, tf.keras.Input((3,))
    a, b = layers.Dense(2, kernel_regularizer="l2")(x), layers.Dense(2, activation="tanh")(x)
    return tf.keras.Model(x, layers.Add()([a, b]))


def recurrent(tf):
    layers = tf.keras.layers
    return tf.keras.Sequential([layers.Reshape((3, 1), input_shape=(3,)), layers.Bidirectional(layers.LSTM(2)), layers.Dense(2)])


@pytest.mark.parametrize("make", [sequential, branches, recurrent])
def test_a_loaded_model_trains_on(tf, tmp_path, make):
    """It has the state of its optimizer too, so that its losses are those of the model that was saved, to the last bit."""
    model, path = make(tf), tmp_path / "deep" / "model.keras"
    model.compile(tf.keras.optimizers.Adam(0.01), tf.keras.losses.Huber(0.5), metrics=["mae", tf.keras.metrics.R2Score()])
    model.fit(X, Y, epochs=2, verbose=0, shuffle=False)
    model.save(path)
    other = tf.keras.models.load_model(path)
    assert type(other) is type(model) and [v.name.rpartition("/")[2] for v in other.weights] == [v.name.rpartition("/")[2] for v in model.weights]
    np.testing.assert_array_equal(other.predict(X), model.predict(X))
    assert isinstance(other.loss, tf.keras.losses.Huber) and other.loss.options == {"delta": 0.5}
    assert other.optimizer.iterations.numpy() == model.optimizer.iterations.numpy() > 0
    after = [m.fit(X, Y, epochs=2, verbose=0, shuffle=False).history for m in (model, other)]
    assert after[0] == after[1] and set(after[0]) == {"loss", "mae", "r2_score"}


def test_what_is_not_compiled(tf, tmp_path):
    model, path = sequential(tf), str(tmp_path / "model")
    tf.keras.models.save_model(model, path)
    other = tf.keras.models.load_model(path)
    np.testing.assert_array_equal(other(X), model(X))
    with pytest.raises(RuntimeError, match="must call `compile"):
        other.fit(X, Y)
    model.compile("sgd", "mse")
    model.save(path, include_optimizer=False)
    with pytest.raises(RuntimeError):
        tf.keras.models.load_model(path).fit(X, Y)
    model.save(path)
    with pytest.raises(RuntimeError):
        tf.keras.models.load_model(path, compile=False).fit(X, Y)
    model.compile("sgd", lambda y, p: tf.reduce_mean(y - p))
    with pytest.warns(UserWarning, match="what compile.. was given is not saved"):
        model.save(path)
    np.testing.assert_array_equal(tf.keras.models.load_model(path)(X), model(X))


def test_losses_and_metrics_of_all_forms(tf, tmp_path):
    layers, x = tf.keras.layers, tf.keras.Input((3,))
    model = tf.keras.Model(x, {"a": layers.Dense(2, name="a")(x), "b": layers.Dense(2, name="b")(x)})
    model.compile("sgd", {"a": "mse", "b": tf.keras.losses.mean_absolute_error}, metrics={"a": ["mae", tf.keras.metrics.mse]},
                  loss_weights={"a": 0.5, "b": 2.0})
    path = tmp_path / "model.keras"
    model.save(path)
    other = tf.keras.models.load_model(path)
    y = {"a": Y, "b": Y}
    assert [m.evaluate(X, y, verbose=0) for m in (other,)] == [model.evaluate(X, y, verbose=0)]


def test_classes_of_ones_own(tf, tmp_path):
    class Scaled(tf.keras.layers.Layer):
        def __init__(self, factor, **options):
            super().__init__(**options)
            self.factor = factor

        def call(self, x):
            return x * self.factor

        def get_config(self):
            return {**super().get_config(), "factor": self.factor}

    def far(y, p):
        return tf.reduce_sum(tf.abs(y - p), -1)

    model = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(3,)), Scaled(3.0)])
    model.compile("sgd", far)
    model.save(tmp_path / "m")
    with pytest.raises(ValueError, match="Could not locate class 'Scaled'"):
        tf.keras.models.load_model(tmp_path / "m")
    with pytest.raises(ValueError, match="Could not locate function 'far'"):
        tf.keras.models.load_model(tmp_path / "m", custom_objects={"Scaled": Scaled})
    other = tf.keras.models.load_model(tmp_path / "m", custom_objects={"Scaled": Scaled, "far": far})
    assert other.loss is far and other.evaluate(X, Y, verbose=0) == model.evaluate(X, Y, verbose=0)


def test_files(tf, tmp_path, monkeypatch):
    model, path = sequential(tf), tmp_path / "model.keras"
    with pytest.raises(ValueError, match="has no weights before it is built"):
        tf.keras.Sequential([tf.keras.layers.Dense(1)]).save(path)
    model.save(path)
    with zipfile.ZipFile(path) as file:
        assert sorted(file.namelist()) == ["model.json", "state.safetensors"]
        assert json.loads(file.read("model.json"))["model"]["class_name"] == "Sequential"
    with pytest.raises(FileExistsError):
        model.save(path, overwrite=False)
    before = path.read_bytes()
    monkeypatch.setattr(zipfile.ZipFile, "write", lambda *a, **k: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        model.save(path)
    assert path.read_bytes() == before and [p.name for p in tmp_path.iterdir()] == ["model.keras"]
    model.save_weights(tmp_path / "weights")
    for content in (b"text", before[:100], b"", (tmp_path / "weights").read_bytes()):
        (tmp_path / "other").write_bytes(content)
        with pytest.raises(ValueError, match="other is no file that save_model\\(\\) wrote"):
            tf.keras.models.load_model(tmp_path / "other")
    with pytest.raises(FileNotFoundError):
        tf.keras.models.load_model(tmp_path / "nowhere")


def test_models_of_callbacks(tf, tmp_path):
    model = sequential(tf)
    model.compile("adam", "mse")
    save = tf.keras.callbacks.ModelCheckpoint(str(tmp_path / "{epoch}.keras"), save_weights_only=False)
    model.fit(X, Y, epochs=2, verbose=0, callbacks=[save])
    np.testing.assert_array_equal(tf.keras.models.load_model(tmp_path / "2.keras").predict(X), model.predict(X))


# ---- Steps of ones own

@pytest.mark.parametrize("eagerly", [False, True])
def test_predict_step(tf, eagerly):
    class Doubled(tf.keras.Model):
        def __init__(self):
            super().__init__()
            self.dense = tf.keras.layers.Dense(2)

        def call(self, x, training=None):
            return self.dense(x)

        def predict_step(self, data):
            x, y, weights = tf.keras.utils.unpack_x_y_sample_weight(data)
            assert y is None and weights is None
            return {"twice": 2.0 * self(x, training=False)}

    model = Doubled()
    model.compile("sgd", "mse", run_eagerly=eagerly)
    found = model.predict(X, batch_size=5)
    np.testing.assert_allclose(found["twice"], 2 * model(X).numpy(), 1e-5, 1e-6)
    np.testing.assert_allclose(model.predict_on_batch(tf.constant(X))["twice"], 2 * model(X).numpy(), 1e-5, 1e-6)
    assert sequential(tf).predict_step((tf.constant(X),)).shape == (16, 2)


def test_packs(tf):
    pack, unpack = tf.keras.utils.pack_x_y_sample_weight, tf.keras.utils.unpack_x_y_sample_weight
    assert unpack(1) == (1, None, None) and unpack((1,)) == (1, None, None) and unpack((1, 2)) == (1, 2, None) and unpack([1, 2, 3]) == (1, 2, 3)
    assert pack(1) == 1 and pack((1, 2)) == ((1, 2),) and pack(1, 2) == (1, 2) and pack(1, 2, 3) == (1, 2, 3)
    with pytest.raises(ValueError, match="Data is expected to be in format"):
        unpack((1, 2, 3, 4))
