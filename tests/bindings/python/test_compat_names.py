"""What programs find under TensorFlow's names besides functions of the table: slices and options of Variables, optimizers of their
own, tf.print, tf.config, tf.test, texts as numbers, layers for data. Numbers are Keras 3.15's and TensorFlow 2.21's."""
import copy
import doctest
import importlib
import pickle
import sys

import numpy as np
import pytest

import eager


@pytest.fixture(autouse=True)
def tf():
    import eager.compat.tensorflow as tf

    tf._tensors.use(True)
    yield tf
    tf._tensors.use(False)


# ---- Variables

def test_slices_are_assigned_to(tf):
    v = tf.Variable([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
    assert v[1].assign([7.0, 8.0, 9.0]) is v
    v[0, 1].assign(0.0)
    v[:, 2].assign([-1.0, -2.0])
    v[0:1, 0:2].assign([[5.0, 5.0]])
    v[..., 0].assign([9.0, 9.0])
    v[-1, -1].assign(3.0)
    assert v.numpy().tolist() == [[9.0, 5.0, -1.0], [9.0, 8.0, 3.0]]
    v[:, ::2].assign([[1.0, 1.0], [2.0, 2.0]])
    v[0].assign_add([1.0, 1.0, 1.0])
    v[1, :].assign_sub(1.0)
    assert v.numpy().tolist() == [[2.0, 6.0, 2.0], [1.0, 7.0, 1.0]]
    v[:].assign(0)
    assert v.numpy().tolist() == [[0.0] * 3] * 2


def test_slices_are_assigned_to_in_functions(tf):
    v = tf.Variable([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])

    @tf.function
    def step(i, x):
        v[i].assign(x)
        v[:, 1].assign([0.0, 0.0])
        return v[i, 0]

    assert step(tf.constant(1), tf.constant([7.0, 7.0, 7.0])).numpy() == 7.0
    step(tf.constant(-2), tf.constant([8.0, 8.0, 8.0]))
    assert v.numpy().tolist() == [[8.0, 0.0, 8.0], [7.0, 0.0, 7.0]]


def test_slices_are_assigned_to_in_graphs(graph_tf):
    tf = graph_tf
    v, x = tf.Variable([1.0, 2.0, 3.0]), tf.placeholder(tf.float32, [])
    first, rest = v[0].assign(x), v[1:].assign_add([1.0, 1.0])
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        assert session.run(first, {x: 7.0}).tolist() == [7.0, 2.0, 3.0]
        session.run(rest), session.run(rest)
        assert session.run(v).tolist() == [7.0, 4.0, 5.0]


def test_what_is_assigned_to_must_be_a_slice_that_fits(tf):
    v = tf.Variable([1.0, 2.0])
    part = v[0:1]
    del part
    for x in (tf.constant(1.0), v[0] + 1.0, v.value()):
        assert not hasattr(x, "assign")
    with pytest.raises(AttributeError, match=r"v\[key\].assign\(value\)"):
        tf.constant(1.0).assign(2.0)
    with pytest.raises(tf.errors.InvalidArgumentError):
        v[0].assign([1.0, 2.0])
    with pytest.raises(IndexError):
        v[2].assign(1.0)
    tf._tensors.use(False)
    assert not hasattr(v[0], "assign")
    assert v.numpy().tolist() == [1.0, 2.0]


def test_slices_leave_nothing_behind(tf, live_tensors):
    v = tf.Variable(np.zeros(4, "f"))
    v[1].assign(1.0)
    before = live_tensors()
    for i in range(20):
        v[i % 4].assign(float(i))
        v[1:3]
    assert live_tensors() == before
    from eager.compat.tensorflow import _variables

    assert not _variables._slices


def test_options_of_variables(tf):
    v = tf.Variable([1.0], trainable=True, validate_shape=False, caching_device=None, synchronization=tf.VariableSynchronization.AUTO,
                    aggregation=tf.VariableAggregation.MEAN, use_resource=True, shape=tf.TensorShape(None), name="v",
                    constraint=lambda x: tf.clip_by_value(x, 0.0, 1.0))
    tf.keras.optimizers.SGD(1.0).apply_gradients([(tf.constant([2.0]), v)])
    assert v.numpy().tolist() == [0.0] and v.name == "v:0"
    assert tf.Variable(tf.zeros([2, 3]), shape=[None, 3]).shape.as_list() == [None, 3]
    assert tf.Variable(1.0, collections=["variables"]).trainable is False
    for options, text in (({"shape": [3]}, "not compatible with the explicitly supplied `shape`"), ({"constraint": 1}, "must be a callable"),
                          ({"nonsense": 1}, "nonsense")):
        with pytest.raises((ValueError, TypeError), match=text):
            tf.Variable([1.0], **options)
    tf._tensors.use(False)
    with pytest.raises(TypeError):
        eager.Variable([1.0], collections=[])


# ---- Optimizers of a program's own

@pytest.fixture
def momentum(tf):
    class Momentum(tf.keras.optimizers.Optimizer):
        def __init__(self, learning_rate=0.1, momentum=0.9, name="mom", **options):
            super().__init__(learning_rate=learning_rate, name=name, **options)
            self.momentum = momentum

        def build(self, variables):
            if self.built:
                return
            super().build(variables)
            self.speeds = self.add_optimizer_variables(variables, "m")

        def update_step(self, gradient, variable, learning_rate):
            m = self.speeds[self._get_variable_index(variable)]
            self.assign(m, self.momentum * m + gradient)
            self.assign_sub(variable, learning_rate * m)

        def get_config(self):
            return {**super().get_config(), "momentum": self.momentum}

    return Momentum


def steps(tf, optimizer, n=3):
    a, b = tf.Variable([1.0, 2.0], name="a"), tf.Variable([0.5], name="b")
    for _ in range(n):
        optimizer.apply_gradients([(tf.constant([1.0, 2.0]), a), (tf.constant([3.0]), b)])
    assert optimizer.iterations.numpy() == n
    return [*a.numpy().tolist(), *b.numpy().tolist()]


@pytest.mark.parametrize("options, expected", [
    ({}, [0.439, 0.878, -1.183]), ({"clipnorm": 1.0}, [0.74912, 1.49823, -0.061]), ({"clipvalue": 0.5}, [0.7195, 1.7195, 0.2195]),
    ({"global_clipnorm": 1.0}, [0.85007, 1.70014, 0.05021]), ({"weight_decay": 0.1}, [0.41319, 0.82638, -1.18618])])
def test_own_optimizer(tf, momentum, options, expected):
    np.testing.assert_allclose(steps(tf, momentum(**options)), expected, atol=2e-5)
    assert isinstance(momentum(), tf.keras.optimizers.Optimizer) and isinstance(tf.keras.optimizers.SGD(), tf.keras.optimizers.Optimizer)
    np.testing.assert_allclose(steps(tf, momentum.from_config(momentum(0.05, 0.5).get_config())), [0.7875, 1.575, -0.1375], atol=1e-6)


def test_own_optimizer_in_functions_with_schedules(tf, momentum):
    rate = tf.keras.optimizers.schedules.ExponentialDecay(0.1, 1, 0.5)
    for optimizer, expected in ((momentum(), [0.062, 0.124]), (momentum(rate), [0.522, 1.044])):
        v = tf.Variable([1.0, 2.0])
        step = tf.function(lambda: optimizer.apply_gradients([(2.0 * v, v)]))  # noqa: B023
        for _ in range(3):
            step()
        np.testing.assert_allclose(v.numpy(), expected, atol=1e-6)
        assert optimizer.iterations.numpy() == 3
    optimizer.learning_rate = 0.25
    assert float(optimizer.learning_rate) == 0.25
    optimizer.learning_rate.assign(0.125)
    assert float(optimizer.lr) == 0.125


def test_own_optimizer_is_copied_and_saved(tf, momentum, tmp_path):
    v, optimizer = tf.Variable([1.0, 2.0], name="v"), momentum()
    optimizer.apply_gradients([(tf.constant([1.0, 1.0]), v)])
    path = tf.train.Checkpoint(v=v, optimizer=optimizer).save(str(tmp_path / "c"))
    pairs = [(v, optimizer), copy.deepcopy((v, optimizer)), (tf.Variable([0.0, 0.0], name="v"), momentum())]
    status = tf.train.Checkpoint(v=pairs[2][0], optimizer=pairs[2][1]).restore(path)
    for w, o in pairs:
        o.apply_gradients([(tf.constant([1.0, 1.0]), w)])
        assert w.numpy().tolist() == pytest.approx([0.71, 1.71])
    status.assert_consumed()


def test_model_is_trained_by_an_own_optimizer(tf, momentum):
    def losses(**options):
        model = tf.keras.Sequential([tf.keras.layers.Dense(1, kernel_initializer="ones", input_shape=(2,))])
        model.compile(momentum(0.01), "mse", **options)
        return model.fit(np.arange(8, dtype="f").reshape(4, 2), np.arange(4, dtype="f"), epochs=3, batch_size=2, shuffle=False,
                         verbose=0).history["loss"]

    assert losses() == pytest.approx(losses(run_eagerly=True), rel=1e-5)


def test_optimizer_of_keras_before_2_11(tf):
    class Legacy(tf.keras.optimizers.Optimizer):
        def __init__(self, learning_rate=0.1, momentum=0.9, name="Legacy", **options):
            super().__init__(name, **options)
            self._set_hyper("learning_rate", options.get("lr", learning_rate))
            self._set_hyper("momentum", momentum)

        def _create_slots(self, var_list):
            for v in var_list:
                self.add_slot(v, "momentum")

        def _resource_apply_dense(self, grad, var, apply_state=None):
            rate = apply_state[var.device, var.dtype]["lr_t"]
            speed = self.get_slot(var, "momentum").assign(self._get_hyper("momentum", var.dtype) * self.get_slot(var, "momentum") + grad)
            return var.assign_sub(rate * speed)

        def get_config(self):
            return {**super().get_config(), **{n: self._serialize_hyperparameter(n) for n in ("learning_rate", "momentum")}}

    np.testing.assert_allclose(steps(tf, Legacy()), [0.439, 0.878, -1.183], atol=1e-6)
    np.testing.assert_allclose(steps(tf, Legacy.from_config(Legacy(0.05, 0.5).get_config())), [0.7875, 1.575, -0.1375], atol=1e-6)
    optimizer = Legacy()
    optimizer.momentum = 0.5
    assert float(optimizer.momentum) == 0.5 and optimizer.get_slot(tf.Variable(1.0), "momentum") is None


def test_own_optimizer_of_version_1_in_a_graph(graph_tf):
    tf = graph_tf

    class Own(tf.train.Optimizer):
        def __init__(self, rate, name="Own"):
            super().__init__(False, name)
            self._rate = rate

        def _create_slots(self, var_list):
            for v in var_list:
                self._zeros_slot(v, "m", self._name)

        def _apply_dense(self, grad, var):
            m = self.get_slot(var, "m")
            m.assign(0.9 * m + grad)
            return var.assign_sub(self._rate * m)

    v, x = tf.Variable([1.0, 2.0]), tf.placeholder(tf.float32, [2])
    optimizer = Own(0.1)
    train = optimizer.minimize(tf.reduce_sum(v * v * x))
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        for _ in range(2):
            session.run(train, {x: [1.0, 1.0]})
        assert session.run(v).tolist() == pytest.approx([0.46, 0.92])
    assert optimizer.get_slot_names() == ["m"] and isinstance(tf.train.AdamOptimizer(), tf.train.Optimizer)


def test_optimizers_that_cannot_be(tf):
    with pytest.raises(NotImplementedError, match="update_step"):
        tf.keras.optimizers.Optimizer(0.1).apply_gradients([(tf.constant(1.0), tf.Variable(1.0))])
    with pytest.raises(ValueError, match="No gradients provided"):
        tf.keras.optimizers.Optimizer(0.1).apply_gradients([(None, tf.Variable(1.0))])
    with pytest.raises(ValueError, match="use_ema"):
        tf.keras.optimizers.Optimizer(0.1, use_ema=True)
    with pytest.raises(TypeError, match="would never be called"):
        type("Own", (tf.keras.optimizers.Adam,), {"update_step": lambda *_: None})


def test_schedules_count_calls_where_gradients_are_accumulated(tf):
    """The values are Keras's."""
    def run(rate, n):
        v, optimizer, found = tf.Variable(0.0), tf.keras.optimizers.SGD(rate, gradient_accumulation_steps=n), []
        for _ in range(6):
            optimizer.apply_gradients([(tf.constant(1.0), v)])
            found.append(v.numpy().item())
        return found

    schedules = tf.keras.optimizers.schedules
    assert run(schedules.PiecewiseConstantDecay([1, 3], [1.0, 10.0, 100.0]), 2) == [0.0, -1.0, -1.0, -11.0, -11.0, -111.0]
    assert run(schedules.ExponentialDecay(1.0, 1, 0.5), 3) == [0.0, 0.0, -0.25, -0.25, -0.25, -0.28125]

    class Steps(schedules.LearningRateSchedule):
        def __call__(self, step):
            return tf.cast(step, tf.float32)

    assert run(Steps(), 2) == [0.0, -1.0, -1.0, -4.0, -4.0, -9.0]


# ---- tf.print

@pytest.mark.parametrize("text, values, options", [
    ("[1 2 3]\n", lambda tf: [tf.constant([1, 2, 3])], {}),
    ("a 1.5 3 [[1 2], 'b'] {'x': 2}\n", lambda tf: ["a", tf.constant(1.5), 3, [tf.constant([1.0, 2.0]), "b"], {"x": tf.constant(2)}], {}),
    ("[0 1 2 ... 7 8 9]\n", lambda tf: [tf.range(10)], {}),
    ("[0.1 1e-05 1e+20 3.14159274 -0 nan inf]\n",
     lambda tf: [tf.constant([0.1, 1e-5, 1e20, 3.14159274, -0.0, float("nan"), float("inf")])], {"summarize": -1}),
    ("[\"a\" \"b\"]|\"c\"|1|[1 0]!", lambda tf: [tf.constant(["a", "b"]), tf.constant("c"), tf.constant(True), tf.constant([True, False])],
     {"sep": "|", "end": "!"}),
    ("[[[0 1]\n  [2 3]]\n\n [[4 5]\n  [6 7]]] [] [1.5]\n",
     lambda tf: [tf.reshape(tf.range(8.0), [2, 2, 2]), tf.zeros([0]), tf.constant([1.5], tf.float64)], {}),
    ("(1, 2) None [1 2]\n", lambda tf: [(1, tf.constant(2)), None, tf.Variable([1.0, 2.0])], {})])
def test_print(tf, tmp_path, capsys, text, values, options):
    tf.print(*values(tf), **options)
    assert capsys.readouterr().err == text
    tf.print(*values(tf), output_stream=sys.stdout, **options)
    assert capsys.readouterr().out == text
    tf.print(*values(tf), output_stream=f"file://{tmp_path}/p", **options)
    assert (tmp_path / "p").read_text() == text


def test_print_in_functions(tf, capsys):
    @tf.function
    def step(x):
        tf.print("x:", x, [x + 1])
        return tf.Print(x, [x], "value ")

    for value in (1, 5):
        assert step(tf.constant([value, 2])).numpy()[0] == value
    assert "x: [1 2] [[2 3]]" in capsys.readouterr().err
    assert step.traces == 1


# ---- The machine, tests, keys

def test_config(tf):
    assert tf.config.list_logical_devices("CPU")[0].device_type == "CPU"
    tf.config.set_visible_devices(tf.config.get_visible_devices())
    with pytest.raises(ValueError, match="CUDA_VISIBLE_DEVICES"):
        tf.config.set_visible_devices([])
    tf.config.threading.set_intra_op_parallelism_threads(2)
    options = tf.ConfigProto(gpu_options=tf.GPUOptions(allow_growth=True))
    options.graph_options.rewrite.off = True
    tf.Session(config=options).close()
    calls = []
    f = tf.function(lambda x: (calls.append(1), x)[1])
    try:
        tf.config.run_functions_eagerly(True)
        f(1.0), f(1.0)
        assert len(calls) == 2 and tf.config.functions_run_eagerly()
    finally:
        tf.config.run_functions_eagerly(False)
    f(1.0), f(1.0)
    assert len(calls) == 3
    assert tf.errors.NOT_FOUND == 5 and tf.compat.as_text(b"a") == "a" and tf.compat.as_bytes("a") == b"a"
    assert tf.version.VERSION == eager.__version__ and tf.autograph.experimental.do_not_convert(len) is len


def test_test_case(tf):
    case = tf.test.TestCase()
    case.assertAllEqual(tf.constant([1, 2]), [1, 2])
    case.assertAllClose({"a": [tf.constant(1.0)]}, {"a": [1.0 + 1e-7]})
    case.assertNotAllClose([1.0], [2.0])
    case.assertAllInRange([0.5], 0.0, 1.0)
    for check in (lambda: case.assertAllClose([1.0], [1.1]), lambda: case.assertAllEqual([1], [2]), lambda: case.assertNotAllEqual([1], [1]),
                  lambda: case.assertAllGreater([1.0], 1.0)):
        with pytest.raises(AssertionError):
            check()


def test_keyed_random_numbers(tf):
    draws = [lambda k: tf.random.stateless_uniform([3], k), lambda k: tf.random.stateless_uniform([3], k, 0, 9, tf.int32),
             lambda k: tf.random.stateless_normal([3], k, 1.0, 2.0), lambda k: tf.random.stateless_truncated_normal([3], k),
             lambda k: tf.random.stateless_categorical([[0.0, 1.0]], 3, k), lambda k: tf.random.split(k, 2),
             lambda k: tf.random.fold_in(k, 7), lambda k: tf.image.stateless_random_hue([[[0.5, 0.1, 0.2]]], 0.3, k)]
    for draw in draws:
        a, b, c = (draw(k).numpy().tolist() for k in ([1, 2], tf.constant([1, 2]), [1, 3]))
        assert a == b and (a != c or np.shape(a) == (1, 3))
        assert tf.function(draw)(tf.constant([1, 2])).numpy().tolist() == a
    generator = tf.random.Generator.from_seed(3)
    first, second = generator.normal([4]).numpy(), generator.uniform([4]).numpy()
    generator.reset_from_seed(3)
    assert (generator.normal([4]).numpy() == first).all() and (generator.uniform([4]).numpy() == second).all()
    drawn = tf.function(lambda: generator.normal([4]))
    assert (drawn().numpy() != drawn().numpy()).any()
    assert len(generator.split(2)) == 2 and generator.make_seeds(3).shape == (2, 3)
    assert tf.random.get_global_generator() is tf.random.get_global_generator()


def test_checks(tf):
    tf.debugging.assert_shapes([(tf.ones([2, 3]), ("n", 3)), (tf.ones([5, 2]), (..., "n"))])
    tf.debugging.assert_integer(tf.constant(1))
    tf.debugging.assert_rank_in(tf.ones([2]), [1, 2])
    assert tf.debugging.assert_same_float_dtype([tf.ones([1])]) is tf.float32
    for check, error in ((lambda: tf.debugging.assert_shapes([(tf.ones([2]), ("n",)), (tf.ones([3]), ("n",))]), ValueError),
                         (lambda: tf.debugging.assert_integer(1.0), TypeError), (lambda: tf.debugging.assert_rank_in(1.0, [1]), ValueError),
                         (lambda: tf.debugging.assert_proper_iterable(tf.ones([1])), TypeError),
                         (lambda: tf.debugging.assert_same_float_dtype([tf.ones([1]), tf.ones([1], tf.float64)]), ValueError)):
        with pytest.raises(error):
            check()


def test_names_that_are_missing_say_what_to_use(tf):
    for path, word in (("saved_model.loader", "tf.saved_model.save"), ("train.MonitoredTrainingSession", "Session"),
                       ("keras.utils.plot_model", "summary"), ("train.shuffle_batch", "tf.data"), ("keras.layers.ConvLSTM2D", "Layer"),
                       ("metrics.accuracy", "keras.metrics"), ("hessians", "eager.hessian"), ("image.decode_jpeg", "library"),
                       ("feature_column.numeric_column", "tf.one_hot"), ("keras.preprocessing.image.ImageDataGenerator", "Random"),
                       ("raw_ops.Add", "eager.raw_ops")):
        with pytest.raises(AttributeError, match=word):
            tf._namespaces.get(path)
    assert tf.losses.MeanSquaredError is tf.keras.losses.MeanSquaredError and tf.optimizers.Adam is tf.keras.optimizers.Adam
    assert tf.metrics.Mean is tf.keras.metrics.Mean
    assert tf.losses.mean_squared_error([1.0, 2.0], [2.0, 4.0]).numpy() == 2.5  # version 1's, a scalar


# ---- Texts and series

def test_tokenizer(tf):
    """The values are those of the last Tokenizer that Keras had."""
    text = tf.keras.preprocessing.text
    tokenizer = text.Tokenizer(num_words=5, oov_token="<o>")
    tokenizer.fit_on_texts(["The cat and the dog.", "A dog, a cat: a day!"])
    assert tokenizer.word_index == {"<o>": 1, "a": 2, "the": 3, "cat": 4, "dog": 5, "and": 6, "day": 7}
    for one in (tokenizer, copy.deepcopy(tokenizer), pickle.loads(pickle.dumps(tokenizer)), text.tokenizer_from_json(tokenizer.to_json())):
        assert one.texts_to_sequences(["the dog saw a cat"]) == [[3, 1, 1, 2, 4]]
        assert one.sequences_to_texts([[1, 2, 3, 9]]) == ["<o> a the <o>"]
        assert one.texts_to_matrix(["the dog a a"], "count").tolist() == [[0.0, 1.0, 2.0, 1.0, 0.0]]
        assert one.texts_to_matrix(["the dog a a"], "freq").tolist() == [[0.0, 0.25, 0.5, 0.25, 0.0]]
        assert one.texts_to_matrix(["the dog a a"], "tfidf").round(4).tolist() == [[0.0, 1.0986, 1.1736, 0.6931, 0.0]]
    with pytest.raises(ValueError, match="Unknown vectorization mode"):
        tokenizer.texts_to_matrix(["a"], "none")
    assert text.text_to_word_sequence("Hello, World! it's") == ["hello", "world", "it's"]
    assert text.hashing_trick("a b c", 10, "md5") == [2, 5, 8]


def test_series(tf):
    sequence = tf.keras.preprocessing.sequence
    generator = sequence.TimeseriesGenerator(np.arange(20), np.arange(20), length=5, sampling_rate=2, stride=2, batch_size=3)
    assert len(generator) == 3 and generator[0][0].tolist() == [[0, 2, 4], [2, 4, 6], [4, 6, 8]] and generator[1][1].tolist() == [11, 13, 15]
    assert sequence.make_sampling_table(5).round(4).tolist() == [0.0032, 0.0032, 0.0055, 0.0074, 0.0091]
    couples, labels = sequence.skipgrams([1, 2, 3], 5, 1, 1.0, shuffle=False, seed=1)
    assert couples[:4] == [[1, 2], [2, 1], [2, 3], [3, 2]] and labels == [1] * 4 + [0] * 4
    batches = list(tf.keras.utils.timeseries_dataset_from_array(np.arange(10), np.arange(10) * 10, 3, batch_size=5))
    assert [x.shape[0] for x, _ in batches] == [5, 3] and batches[1][0].numpy().tolist()[-1] == [7, 8, 9]
    left, right = tf.keras.utils.split_dataset(np.arange(10), left_size=0.3)
    assert [x.numpy() for x in left] == [0, 1, 2] and len(list(right)) == 7


def test_progbar(tf, capsys):
    bar = tf.keras.utils.Progbar(3, verbose=1)
    for i in range(3):
        bar.add(1, [("loss", float(i))])
    out = capsys.readouterr().out
    assert "3/3" in out and "loss: 1.0000" in out


def test_files_and_images(tf, tmp_path, monkeypatch):
    monkeypatch.setenv("KERAS_HOME", str(tmp_path))
    with pytest.raises(FileNotFoundError, match="nothing is downloaded"):
        tf.keras.utils.get_file("x.txt", "https://example.com/x.txt")
    (tmp_path / "datasets").mkdir()
    (tmp_path / "datasets" / "x.txt").write_text("x")
    assert tf.keras.utils.get_file("x.txt", "https://example.com/x.txt") == str(tmp_path / "datasets" / "x.txt")
    pytest.importorskip("PIL")
    tf.keras.utils.save_img(str(tmp_path / "x.png"), np.arange(12.0).reshape(2, 2, 3) * 20, scale=False)
    assert tf.keras.utils.img_to_array(tf.keras.utils.load_img(str(tmp_path / "x.png"))).reshape(-1).tolist() == [20.0 * i for i in range(12)]


def test_own_classes_by_name(tf):
    @tf.keras.utils.register_keras_serializable(package="mine")
    class Twice(tf.keras.layers.Layer):
        def call(self, x):
            return 2.0 * x

    model = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(3,)), Twice()])
    assert type(tf.keras.models.model_from_json(model.to_json()).layers[1]) is Twice
    tf.keras.utils.get_custom_objects().clear()
    with pytest.raises(ValueError, match="custom_objects"):
        tf.keras.models.model_from_json(model.to_json())
    with tf.keras.utils.custom_object_scope({"Twice": Twice}):
        assert type(tf.keras.models.model_from_json(model.to_json()).layers[1]) is Twice


# ---- Layers for data

@pytest.mark.parametrize("name, options", [
    ("RandomFlip", {}), ("RandomRotation", {"factor": 0.1}), ("RandomZoom", {"height_factor": 0.2}), ("RandomContrast", {"factor": 0.5}),
    ("RandomTranslation", {"height_factor": 0.2, "width_factor": 0.2}), ("RandomBrightness", {"factor": 0.2}),
    ("RandomCrop", {"height": 3, "width": 2})])
def test_random_layers(tf, name, options):
    layer = getattr(tf.keras.layers, name)(**options)
    x = tf.random.uniform([4, 6, 5, 3], 0.0, 255.0)
    y = layer(x, training=True)
    assert y.dtype is tf.float32 and y.shape == ((4, 3, 2, 3) if name == "RandomCrop" else x.shape)
    assert layer(x[0], training=True).shape == y.shape[1:]
    if name != "RandomCrop":
        assert (layer(x, training=False).numpy() == x.numpy()).all()
        assert any((layer(x, training=True).numpy() != x.numpy()).any() for _ in range(5))
    again = type(layer).from_config(layer.get_config())
    assert tf.function(lambda x: again(x, training=True))(x).shape == y.shape


def test_models_with_layers_for_data(tf):
    model = tf.keras.Sequential([tf.keras.layers.Resizing(4, 4, input_shape=(8, 8, 1)), tf.keras.layers.RandomFlip("horizontal"),
                                 tf.keras.layers.Flatten(), tf.keras.layers.Dense(1)])
    model.compile("sgd", "mse")
    model.fit(np.ones((4, 8, 8, 1), "f"), np.ones((4, 1), "f"), verbose=0)
    assert model.output_shape == (None, 1)
    layer = tf.keras.layers.Discretization(num_bins=4)
    layer.adapt(np.arange(100.0))
    assert np.bincount(layer(np.arange(100.0)).numpy()).tolist() == [25, 25, 25, 25]


@pytest.mark.parametrize("module", ["_own_optimizers", "_generators", "_test_case", "_keras_utils", "_texts", "_data_layers", "_debugging", "_saved_functions"])
def test_docstrings(tf, module):
    assert doctest.testmod(importlib.import_module(f"eager.compat.tensorflow.{module}")).failed == 0


def test_own_optimizers_and_random_layers_of_any_kind(tf, momentum, tmp_path):
    """Models of random layers, trained by an optimizer of one's own, are copied and restored, and go on alike."""
    layers, random = tf.keras.layers, np.random.default_rng(11)
    for case in range(6):
        chosen = [layers.Rescaling(1 / 2), layers.RandomFlip(), layers.RandomRotation(0.1), layers.GaussianNoise(0.1), layers.CenterCrop(4, 3),
                  layers.Resizing(4, 4), layers.RandomContrast(0.5), layers.Conv2D(2, 2), layers.Dropout(1.0), layers.ThresholdedReLU(0.1)]
        picked = [chosen[i] for i in random.permutation(len(chosen))[:4]]
        model = tf.keras.Sequential([layers.Input((6, 6, 2)), *picked, layers.Flatten(), layers.Dense(1)])
        model.compile(momentum(0.01), "mse")
        x, y = random.normal(size=(8, 6, 6, 2)).astype("f"), random.normal(size=(8, 1)).astype("f")
        model.fit(x, y, epochs=2, batch_size=4, verbose=0)
        path = str(tmp_path / f"{case}.keras")
        model.save(path)
        loaded = tf.keras.models.load_model(path, custom_objects={"Momentum": momentum})
        for other in (loaded, copy.deepcopy(model)):
            np.testing.assert_array_equal(other.predict(x, verbose=0), model.predict(x, verbose=0))
        for each in (model, loaded):
            eager.random.set_seed(5)
            each.fit(x, y, batch_size=4, shuffle=False, verbose=0)
        for a, b in zip(model.get_weights(), loaded.get_weights()):
            np.testing.assert_array_equal(a, b)


# ---- TensorFlow 1's training

def test_coordinator(tf):
    coordinator = tf.train.Coordinator()
    assert not coordinator.should_stop() and tf.train.start_queue_runners(coord=coordinator) == []
    coordinator.request_stop(tf.errors.OutOfRangeError("end"))
    assert coordinator.should_stop()
    coordinator.join([])
    coordinator = tf.train.Coordinator()
    with coordinator.stop_on_exception():
        raise KeyError("x")
    with pytest.raises(KeyError):
        coordinator.join([])


def test_optimizers_of_version_1(tf):
    """The values are TensorFlow's."""
    for make, expected in ((lambda: tf.train.FtrlOptimizer(0.1, l1_regularization_strength=0.1), [0.5936077, 1.583941]),
                           (lambda: tf.train.AdadeltaOptimizer(0.1), [0.9999553, 1.9999553])):
        v = tf.Variable([1.0, 2.0])
        make().apply_gradients([(tf.constant([1.0, 2.0]), v)])
        assert v.numpy().tolist() == pytest.approx(expected, abs=1e-6)


# ---- tf.saved_model

def test_functions_of_a_module_are_saved(tf, tmp_path):
    class Counted(tf.Module):
        def __init__(self):
            super().__init__()
            self.factor, self.calls, self.unused = tf.Variable(2.0, name="factor"), tf.Variable(0, trainable=False), tf.Variable([5.0])

        @tf.function(input_signature=[tf.TensorSpec([None], tf.float32)])
        def __call__(self, x):
            self.calls.assign_add(1)
            return {"y": self.factor * x, "more": (x, [x + 1.0])}

        @tf.function
        def scaled(self, x, by):
            return self.factor * x * by

        @tf.function(input_signature=[])
        def count(self):
            self.factor.assign_add(1.0)
            return self.calls

        def plain(self):
            return 1

    module, other = Counted(), Counted()
    module.scaled(tf.constant(1.0), tf.constant(2.0))
    module.scaled(tf.constant([1.0, 2.0]), tf.constant(2.0))
    other.scaled(tf.constant([[1.0]]), tf.constant(2.0))
    module(tf.constant([1.0]))
    path = str(tmp_path / "saved")
    assert not tf.saved_model.contains_saved_model(path)
    tf.saved_model.save(module, path, signatures=module.__call__)
    loaded = tf.saved_model.load(path)
    assert tf.saved_model.contains_saved_model(path)
    found = loaded(tf.constant([3.0]))
    assert found["y"].numpy().tolist() == [6.0] and found["more"][1][0].numpy().tolist() == [4.0] and type(found["more"]) is tuple
    assert loaded.scaled(tf.constant([1.0, 3.0]), by=tf.constant(2.0)).numpy().tolist() == [4.0, 12.0]
    assert loaded.scaled(1.0, 2.0).numpy() == 4.0
    assert loaded.count().numpy() == 2 and loaded.calls.numpy() == 2 and loaded.factor.numpy() == 3.0
    assert loaded.scaled(1.0, 2.0).numpy() == 6.0 and loaded([1.0])["y"].numpy().tolist() == [3.0]
    loaded.factor.assign(10.0)
    assert loaded.scaled(1.0, 1.0).numpy() == 10.0 and tf.function(loaded.scaled)(1.0, 1.0).numpy() == 10.0
    assert loaded.signatures["serving_default"](x=tf.constant([1.0]))["y"].numpy().tolist() == [10.0]
    assert loaded.unused.numpy().tolist() == [5.0] and len(loaded.variables) == 3
    with tf.GradientTape() as tape:
        y = loaded([1.0])["y"]
    assert tape.gradient(y, loaded.factor).numpy() == 1.0
    assert module.factor.numpy() == 2.0  # the saved object's own
    with pytest.raises(ValueError, match="Could not find matching concrete function"):
        loaded.scaled(tf.constant([[1.0]]), tf.constant(2.0))
    with pytest.raises(AttributeError, match="scaled"):
        loaded.plain()


def test_models_are_saved_as_functions(tf, tmp_path):
    model = tf.keras.Sequential([tf.keras.layers.Dense(4, activation="relu", input_shape=(3,)), tf.keras.layers.Dropout(0.5),
                                 tf.keras.layers.Dense(2)])
    path, x = str(tmp_path / "saved"), np.ones((5, 3), "f")
    tf.saved_model.save(model, path)
    loaded = tf.saved_model.load(path)
    np.testing.assert_array_equal(loaded(x).numpy(), model.predict(x, verbose=0))
    np.testing.assert_array_equal(loaded.signatures["serving_default"](inputs=tf.constant(x))["output_0"].numpy(), model.predict(x, verbose=0))
    assert len(loaded.trainable_variables) == 4
    with pytest.raises(ValueError, match="no function to save"):
        tf.saved_model.save(tf.Module(), path)
    with pytest.raises(tf.errors.NotFoundError, match="SavedModel file does not exist"):
        tf.saved_model.load(str(tmp_path / "none"))


# ---- Dtypes of layers

def test_floatx_and_policies(tf):
    layers = tf.keras.layers
    try:
        tf.keras.backend.set_floatx("float64")
        model = tf.keras.Sequential([layers.Input((3,)), layers.Dense(4, activation="relu"), layers.BatchNormalization(), layers.Dense(1)])
        model.compile("sgd", "mse", metrics=["mae"])
        model.fit(np.ones((4, 3)), np.ones((4, 1)), verbose=0)
        assert {v.dtype.name for v in model.variables} == {"float64"} and model(np.ones((1, 3))).dtype is tf.float64
        assert tf.keras.backend.floatx() == "float64" and layers.LSTM(2)(tf.ones([1, 2, 3])).dtype is tf.float64
        assert tf.keras.backend.variable(1.0).dtype is tf.float64
        assert tf.layers.Dense(1)(tf.ones([1, 2], tf.float32)).dtype is tf.float32
        with pytest.raises(ValueError, match="Unknown `floatx` value"):
            tf.keras.backend.set_floatx("int32")
    finally:
        tf.keras.backend.set_floatx("float32")
    try:
        tf.keras.mixed_precision.set_global_policy("mixed_bfloat16")
        layer = layers.Dense(2)
        assert layer(tf.ones([1, 3])).dtype is tf.bfloat16 and layer.kernel.dtype is tf.float32
        assert layers.Dense(2, dtype=tf.keras.mixed_precision.Policy("float64"))(tf.ones([1, 3])).dtype is tf.float64
        policy = tf.keras.mixed_precision.global_policy()
        assert (policy.name, policy.compute_dtype, policy.variable_dtype) == ("mixed_bfloat16", "bfloat16", "float32")
    finally:
        tf.keras.mixed_precision.set_global_policy(None)
    assert layers.Dense(2)(tf.ones([1, 3])).dtype is tf.float32
    assert tf.keras.optimizers.legacy.Adam is tf.keras.optimizers.Adam
    assert layers.experimental.preprocessing.Rescaling is layers.Rescaling


@pytest.mark.parametrize("kind, make", [
    ("regularizers", lambda k: k.regularizers.l2(0.5)), ("constraints", lambda k: k.constraints.MaxNorm(2.0)),
    ("initializers", lambda k: k.initializers.RandomNormal(stddev=0.5)), ("losses", lambda k: k.losses.Huber(delta=0.5)),
    ("metrics", lambda k: k.metrics.MeanSquaredError(name="m")), ("activations", lambda k: k.activations.relu),
    ("optimizers.schedules", lambda k: k.optimizers.schedules.ExponentialDecay(0.5, 10, 0.25)), ("losses", lambda k: k.losses.mean_squared_error)])
def test_objects_by_their_configs(tf, kind, make):
    space, made = tf._namespaces.get(f"keras.{kind}"), make(tf.keras)
    config = space.serialize(made)
    again = space.deserialize(config)
    if kind == "initializers":
        assert str(again) == str(made)
    elif hasattr(made, "get_config"):
        assert type(again) is type(made) and again.get_config() == made.get_config()
    else:
        assert again is made
    assert space.serialize(None) is None
    with pytest.raises(ValueError):
        space.deserialize({"class_name": "Nonsense", "config": {}})
    own = type("Own", (), {"get_config": lambda self: {}, "from_config": classmethod(lambda cls, config: cls())})
    assert type(space.deserialize(space.serialize(own()), custom_objects={"Own": own})) is own
