"""eager.compat.tensorflow: TensorFlow's names, parameters and values."""
import doctest
import importlib
import inspect
import json
import pathlib
import pickle
import subprocess
import sys

import numpy as np
import pytest

import eager

VALUES = [line for line in pathlib.Path(__file__).with_name("tensorflow_values.txt").read_text().splitlines() if line[0] != "#"]


@pytest.fixture(autouse=True)
def tf():
    """Gives the module, and switches off at the end what it switched on for the process."""
    import eager.compat.tensorflow as tf

    tf._tensors.use(True)
    yield tf
    tf._tensors.use(False)
    eager._core.set_python2_division(False)
    sys.modules.pop("eager.compat.tensorflow.python2_division", None)


@pytest.fixture
def tfe(tf):
    return tf.contrib.eager


# ---- Tensors

def test_division_of_integers_by_operator(tf):
    for dtype in ("int32", "int64", "uint32", "uint64"):
        x = tf.constant([3, 4], dtype)
        for quotient in (x / x, x / 2, 6 / x, x / tf.Variable(x), tf.Variable(x) / 2, x / [2, 2]):
            assert quotient.dtype is tf.float64
        assert (x / 2).numpy().tolist() == [1.5, 2.0] and (6 / x).numpy().tolist() == [2.0, 1.5]
        assert (tf.constant(1, dtype) / tf.zeros([0], dtype)).shape == (0,)
    assert (tf.constant(1, "int8") / 2).dtype is tf.float32 and (tf.constant(1.0) / 2).dtype is tf.float32
    assert tf.function(lambda x: x / 2)(tf.constant([3])).dtype is tf.float64


def test_complex_numbers_of_python_are_complex128(tf):
    assert (tf.constant(1.0) + 1j).dtype is tf.complex128 and (1j * tf.constant([1, 2])).dtype is tf.complex128
    assert (tf.constant([1 + 1j], "complex64") + 1j).dtype is tf.complex64
    assert tf.constant([[1j]]).dtype is tf.complex128 and tf.add(1j, 2j).dtype is tf.complex128


def test_shapes(tf):
    shape = tf.zeros([2, 3]).shape
    assert shape == (2, 3) and shape == [2, 3] and (2, 3) == shape and [2, 3] == shape and shape != [2, 4] and not shape != [2, 3]
    assert shape.as_list() == [2, 3] and shape.ndims == 2 and len(shape) == 2 and list(shape) == [2, 3] and shape[-1] == 3
    assert type(shape[:1]) is tf.TensorShape and shape + [4] == (2, 3, 4) == shape.concatenate([4]) and [1] + shape == [1, 2, 3]
    assert (repr(shape), str(shape), f"{shape}") == ("TensorShape([2, 3])", "(2, 3)", "(2, 3)")
    assert shape.num_elements() == 6 and shape.is_fully_defined() and hash(shape) == hash((2, 3))
    assert tf.zeros([]).shape == () and tf.zeros([]).get_shape().ndims == 0
    assert tf.Variable([1.0]).shape.as_list() == tf.Variable([1.0]).get_shape() == [1]
    assert tf.TensorShape([None, 3]).is_compatible_with(shape) and tf.TensorShape([None]).num_elements() is None
    with pytest.raises(ValueError, match="incompatible"):
        shape.assert_is_compatible_with([2])
    assert tf.zeros(shape).shape == tf.reshape(tf.zeros([6]), shape).shape == shape
    assert pickle.loads(pickle.dumps(shape)) == shape and type(pickle.loads(pickle.dumps(shape))) is tf.TensorShape

    found = []
    f = tf.function(lambda x: found.append(x.shape.as_list()) or x, input_signature=[tf.TensorSpec([None, 2])])
    f(tf.zeros([3, 2]))
    assert found == [[None, 2]]


def test_names_of_variables(tf):
    v = tf.Variable(1.0, name="v")
    assert v.name == "v:0" and tf.Variable(v, name="w").name == "w:0" and pickle.loads(pickle.dumps(v)).name == "v:0"
    optimizer = tf.keras.optimizers.SGD(0.1, momentum=0.9)
    optimizer.apply_gradients([(tf.constant(1.0), v)])
    assert optimizer.slot(v, "momentum") is not None


def test_arrays_may_be_written_to(tf):
    for x in (tf.constant([1.0, 2.0]), tf.Variable([1.0, 2.0])):
        array = x.numpy()
        array[0] = 5
        assert x.numpy().tolist() == [1.0, 2.0]
    assert tf.constant(1.0).numpy() == 1.0


def test_equality_of_shapes_that_do_not_broadcast(tf):
    x = tf.constant([1.0, 2.0])
    for other in (tf.constant([1.0, 2.0, 3.0]), tf.Variable([1.0, 2.0, 3.0]), [1.0, 2.0, 3.0], np.ones(3, "float32")):
        assert (x == other) is False and (x != other) is True
    assert (x == tf.constant([1.0])).numpy().tolist() == [True, False]
    with pytest.raises(tf.errors.InvalidArgumentError):
        tf.equal(x, [1.0, 2.0, 3.0])


def test_native_behaviour_returns(tf):
    x = tf.constant([3, 4])
    tf._tensors.use(False)
    assert (x / 2).dtype is eager.float32 and (x + 1j).dtype is eager.complex64 and type(x.shape) is tuple
    assert not eager.constant([1.0]).numpy().flags.writeable and eager.Variable(1.0, name="v").name == "v"
    with pytest.raises(eager.errors.InvalidArgumentError):
        x == [1, 2, 3]  # noqa: B015


# ---- Functions of the table

@pytest.mark.parametrize("line", VALUES)
def test_value(tf, line):
    expression, _, result = line.partition(" -> ")
    dtype, _, value = result.partition(" ")
    found = tf.convert_to_tensor(eval(expression, {"tf": tf}))
    expected = np.array(eval(value, {"nan": np.nan, "inf": np.inf}), object if dtype == "string" else None)
    assert found.shape == expected.shape
    if dtype == "string":
        assert found.numpy().tolist() == expected.tolist()
    else:
        np.testing.assert_allclose(found.numpy(), expected, rtol=2e-6, atol=1e-7)
    assert found.dtype == dtype


def test_every_function_has_a_value(tf):
    from eager.compat.tensorflow import _namespaces

    text = "\n".join(VALUES)
    called = {line[1:] for path, line in _namespaces._LINES.items() if f"tf.{path}(" in text}
    random = {path for path in _namespaces._LINES if path.startswith("random.")}
    elsewhere = random | {"assign", "assign_add", "assign_sub", "is_tensor", "py_function", "py_func", "numpy_function", "print"}
    assert [p for p, line in _namespaces._LINES.items() if line[1:] not in called and p not in elsewhere] == []


def test_every_name_is_found(tf):
    from eager.compat.tensorflow import _namespaces

    for path in [*_namespaces._LINES, *_namespaces.OBJECTS, *_namespaces.ALIASES]:
        assert _namespaces.get(path) is not None
        above, _, name = path.rpartition(".")
        assert name in dir(_namespaces.get(above) if above else tf)


def test_signatures(tf):
    names = list(inspect.signature(tf.reduce_sum).parameters)
    assert names == ["input_tensor", "axis", "keepdims", "name", "reduction_indices", "keep_dims"]
    assert "softmax_cross_entropy_with_logits(logits=logits, labels=labels" in tf.nn.softmax_cross_entropy_with_logits.__doc__
    assert tf.reduce_sum.__name__ == "reduce_sum"
    with pytest.raises(TypeError, match="unexpected keyword argument 'nonsense'"):
        tf.add(1, 2, nonsense=3)
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'y'"):
        tf.add(1)


def test_dropout_of_whole_rows(tf):
    x = np.arange(1.0, 401.0, dtype="f").reshape(40, 10)
    for shape in ([40, 1], [None, 1], tf.constant([40, 1])):
        y = tf.nn.dropout(x, rate=0.5, noise_shape=shape).numpy()
        kept = (y != 0).all(1)
        assert 0 < kept.sum() < 40 and (y[~kept] == 0).all() and (y[kept] == 2 * x[kept]).all()
    f = tf.function(lambda x: tf.nn.dropout(x, rate=0.5, noise_shape=[None, 1]), input_signature=[tf.TensorSpec([None, 10])])
    there = f(x).numpy() != 0
    assert (there.all(1) == there.any(1)).all() and 0 < there.all(1).sum() < 40
    with pytest.raises(ValueError, match="noise_shape must have a dim for each"):
        tf.nn.dropout(x, rate=0.5, noise_shape=[None])


def test_linear_algebra_in_functions_and_graphs(tf):
    x = np.float32([[[2.0, 1.0, 0.0], [1.0, 3.0, 1.0], [0.0, 1.0, 4.0]]] * 2)
    f = tf.function(lambda x: (tf.linalg.svd(x)[0], tf.linalg.diag_part(x, k=(-1, 1)), tf.linalg.set_diag(x, x[..., :2, :], k=(0, 1)),
                               tf.linalg.lu_reconstruct(*tf.linalg.lu(x)), tf.linalg.normalize(x, axis=-1)[1]),
                    input_signature=[tf.TensorSpec([None, 3, 3])])
    s, diagonals, _, again, _ = found = f(x)
    for a, b in zip(found, f.python_function(tf.constant(x))):
        np.testing.assert_allclose(a, b, rtol=1e-5, atol=1e-6)
    np.testing.assert_allclose(s[0], np.linalg.svd(x[0])[1], rtol=1e-5)
    np.testing.assert_allclose(again, x, rtol=1e-5, atol=1e-6)
    np.testing.assert_array_equal(diagonals[1], [[0, 1, 1], [2, 3, 4], [1, 1, 0]])
    given = tf.placeholder(tf.float32, [None, 3, 3])
    values, inverse = tf.linalg.eigh(given)[0], tf.linalg.pinv(given)
    with tf.Session() as session:
        e, y = session.run([values, inverse], {given: x})
    np.testing.assert_allclose(e, np.linalg.eigvalsh(x), rtol=1e-5)
    np.testing.assert_allclose(y, np.linalg.inv(x), rtol=1e-4, atol=1e-5)
    with tf.GradientTape() as tape:
        band = tf.constant([[0.0, 8.0, 9.0], [1.0, 2.0, 3.0], [4.0, 5.0, 0.0]])
        tape.watch(band)
        y = tf.reduce_sum(tf.square(tf.linalg.diag(band, k=(-1, 1))))
    np.testing.assert_array_equal(tape.gradient(y, band), 2 * band)
    assert tf.linalg.diag_part(tf.zeros([0, 2, 3]), k=(0, 1)).shape == (0, 2, 2)


@pytest.mark.parametrize("call, error, match", [
    (lambda tf: tf.linalg.set_diag(tf.zeros([2, 2]), [[1.0, 2.0, 3.0]] * 2, k=(0, 1)), eager.errors.InvalidArgumentError, "of 2 elements"),
    (lambda tf: tf.linalg.diag_part(tf.zeros([2, 2]), k=(1, 0)), eager.errors.InvalidArgumentError, "must not be larger than upper"),
    (lambda tf: tf.linalg.diag_part(tf.zeros([2, 2]), k=(0, 5)), eager.errors.InvalidArgumentError, "not all within a matrix of 2 rows"),
    (lambda tf: tf.linalg.diag_part(tf.zeros([2, 2]), k=(0, 1), align="LEFT"), eager.errors.InvalidArgumentError, "allowed values: 'RIGHT_"),
    (lambda tf: tf.norm(tf.zeros([2, 2]), ord=3, axis=[0, 1]), ValueError, "'ord' must be a supported matrix norm"),
    (lambda tf: tf.norm(tf.zeros([2, 2]), ord=1, axis=[0, 0]), ValueError, "tuple of 2 unique integers"),
    (lambda tf: tf.norm(tf.zeros([2, 2]), ord=-1), ValueError, "'ord' must be a supported vector norm"),
    (lambda tf: tf.tensordot([1.0], [1.0], [[0], [0, 1]]), ValueError, "Different number of contraction axes"),
    (lambda tf: tf.linalg.tensor_diag_part(tf.zeros([2, 3])), eager.errors.InvalidArgumentError, "do not match"),
])
def test_bad_calls_of_linear_algebra(tf, call, error, match):
    with pytest.raises(error, match=match):
        call(tf)


def test_gradients_flow_through_the_table(tf):
    x = tf.constant([[0.5, 2.0], [3.0, 1.5]])
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = tf.reduce_sum(tf.norm(x, axis=1)) + tf.reduce_sum(tf.math.divide_no_nan(x, [0., 1.]))
    gradient = tape.gradient(y, x)
    rows = np.array(x)
    np.testing.assert_allclose(gradient, rows / np.linalg.norm(rows, axis=1, keepdims=True) + [[0, 1], [0, 1]], rtol=1e-6)


@pytest.mark.parametrize("dtype", ["int8", "int32", "int64", "uint8", "uint32", "uint64", "float16", "float64"])
def test_sums_keep_their_dtype(tf, dtype):
    assert tf.reduce_sum(tf.ones([2, 3], dtype), 0).dtype == dtype and tf.reduce_prod(tf.ones([3], dtype)).dtype == dtype


def test_wrong_arguments(tf):
    with pytest.raises(ValueError, match="both be non-None"):
        tf.where([True], [1])
    with pytest.raises(ValueError, match="vector norm"):
        tf.norm([1.], ord="nuc")
    with pytest.raises(ValueError, match="rate must be given"):
        tf.nn.dropout([1.])
    with pytest.raises(ValueError, match="at least one tensor"):
        tf.add_n([])
    with pytest.raises(ValueError, match="Invalid Reduction Key"):
        tf.losses.mean_squared_error([1.], [1.], reduction="most")
    with pytest.raises(tf.errors.InvalidArgumentError, match=r"indices = 7 is not in \[0, 3\)"):
        tf.gather([0, 1, 2], 7)


# ---- Where TensorFlow and eager differ

def test_an_unknown_device_is_an_invalid_argument(tf):
    for x in (tf.ones([2]), tf.Variable(1.)):
        with pytest.raises(tf.errors.InvalidArgumentError, match="gpu:77 unknown device"):
            x.gpu(77)
    for name in ("/gpu:77", "nonsense", "/device:TPU:0"):
        with pytest.raises(tf.errors.InvalidArgumentError, match="unknown device"):
            with tf.device(name):
                pass
    assert issubclass(tf.device, eager.device)

    @tf.device("/cpu:0")
    def f():
        return tf.constant(1)

    assert f().device == "cpu:0"


def test_division_and_mean_in_a_trace(tf):
    @tf.function(input_signature=[tf.TensorSpec([None, 2], "int32")])
    def f(x):
        return tf.divide(x, 2), tf.reduce_mean(x, 0), tf.reduce_mean(x)

    halves, columns, mean = f(tf.constant([[1, -2], [4, -5], [6, 9]]))
    assert halves.dtype == "float64" and columns.numpy().tolist() == [3, 0] and mean.numpy() == 2 and mean.dtype == "int32"


@pytest.mark.parametrize("lines", ["import eager.compat.tensorflow.contrib.eager as tfe",
                                   "from eager.compat.tensorflow.contrib import eager as tfe", "tfe = tf.contrib.eager",
                                   "from eager.compat.tensorflow.contrib.eager.python import tfe"])
def test_dropout_keeps_the_share_where_tfe_is_imported(run_python, lines):
    text = run_python(f"""
import eager.compat.tensorflow as tf
ones = tf.ones([1000])
def kept(*share, **options):
    return int(tf.math.count_nonzero(tf.nn.dropout(ones, *share, **options)))
print(kept(0.1) > 800)
{lines}
print(kept(0.1) < 200, kept(rate=0.1) > 800, kept(keep_prob=0.1) < 200)
""")
    assert text == "True\nTrue True True\n"


OPTIMIZERS = json.loads(pathlib.Path(__file__).with_name("tensorflow_optimizer_values.json").read_text())


@pytest.mark.parametrize("case", OPTIMIZERS["cases"], ids=lambda c: c["optimizer"])
@pytest.mark.parametrize("traced", [False, True])
@pytest.mark.parametrize("pickled", [False, True])
def test_steps_are_tensorflows(tf, case, traced, pickled):
    from eager.compat.tensorflow._namespaces import get

    rates = case.get("rates") or [case["options"]["learning_rate"]] * len(OPTIMIZERS["gradients"])
    optimizer, v = get(case["optimizer"])(**{"learning_rate": rates[0], **case["options"]}), tf.Variable(OPTIMIZERS["start"])

    def make():
        return tf.function(lambda g: optimizer.apply_gradients([(g, v)])) if traced else lambda g: optimizer.apply_gradients([(g, v)])

    step = make()
    for gradient, value, rate in zip(OPTIMIZERS["gradients"], case["values"], rates):
        optimizer.learning_rate = rate
        step(tf.constant(gradient))
        np.testing.assert_allclose(v.numpy(), value, rtol=2e-6, atol=2e-6)
        assert getattr(optimizer, "epsilon", None) == case["options"].get("epsilon", getattr(optimizer, "epsilon", None))
        if pickled:
            optimizer, v = pickle.loads(pickle.dumps((optimizer, v)))
            step = make()


@pytest.mark.parametrize("case", [c for c in OPTIMIZERS["cases"] if "rates" not in c], ids=lambda c: c["optimizer"])
def test_saved_steps_are_tensorflows(tf, case, tmp_path):
    import eager
    from eager.compat.tensorflow._namespaces import get

    optimizer, v = get(case["optimizer"])(**case["options"]), tf.Variable(OPTIMIZERS["start"])

    @eager.function
    def step(g):
        optimizer.apply_gradients([(g, v)])
        return v.value()

    step(tf.constant(OPTIMIZERS["gradients"][0]))
    eager.save(step.get_concrete_function(tf.constant(OPTIMIZERS["gradients"][0])), str(tmp_path / "step"))
    loaded = eager.load(str(tmp_path / "step"))
    for gradient, value in list(zip(OPTIMIZERS["gradients"], case["values"]))[1:]:
        np.testing.assert_allclose(loaded(tf.constant(gradient)).numpy(), value, rtol=2e-6, atol=2e-6)


def test_adagrad_of_version_1_begins_above_zero(tf):
    with pytest.raises(ValueError, match="must be positive: 0"):
        tf.train.AdagradOptimizer(0.1, initial_accumulator_value=0)


def test_rmsprop_takes_rows_variables_one_by_one_and_accumulates(tf):
    options = dict(learning_rate=0.1, rho=0.5, epsilon=0.1)
    a, b, whole = tf.Variable([[1.0], [2.0]]), tf.Variable(1.0), tf.keras.optimizers.RMSprop(**options)
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(tf.gather(a, [0, 0]))
    whole.apply_gradients([(tape.gradient(loss, a), a)])
    whole.apply_gradients([(tf.constant(1.0), b)])
    assert a.numpy().ravel().tolist() == pytest.approx([1 - 0.2 / 2.1 ** 0.5, 2]) and b.numpy() == pytest.approx(1 - 0.1 / 0.6 ** 0.5)

    v, each = tf.Variable(1.0), tf.keras.optimizers.RMSprop(gradient_accumulation_steps=2, **options)
    for gradient in (0.5, 1.5, 0.0, 0.0):
        each.apply_gradients([(tf.constant(gradient), v)])
    assert v.numpy() == pytest.approx(1 - 0.1 / 0.6 ** 0.5)


def test_iterations_are_updates(tf, tmp_path):
    """As in Keras 3, also of copies, pickles and checkpoints, which go on within an update."""
    import copy
    import pickle

    plain, v = tf.keras.optimizers.SGD(0.5), tf.Variable(1.0)
    plain.apply_gradients([(tf.constant(1.0), v)])
    assert plain.iterations is plain.variables[0] and plain.iterations.numpy() == 1
    schedule = tf.keras.optimizers.schedules.PiecewiseConstantDecay([3], [1.0, 0.5])  # of calls
    optimizer, v = tf.keras.optimizers.SGD(schedule, gradient_accumulation_steps=3), tf.Variable(10.0)
    found = []
    for _ in range(5):
        optimizer.apply_gradients([(tf.constant(3.0), v)])
        found.append((int(optimizer.iterations), float(v)))
    assert found == [(0, 10), (0, 10), (1, 7), (1, 7), (1, 7)]
    checkpoint = tf.train.Checkpoint(v=v, optimizer=optimizer)
    path = checkpoint.save(str(tmp_path / "run"))
    other, other_v = tf.keras.optimizers.SGD(schedule, gradient_accumulation_steps=3), tf.Variable(0.0)
    tf.train.Checkpoint(v=other_v, optimizer=other).restore(path)
    copies = copy.deepcopy((optimizer, v)), pickle.loads(pickle.dumps((optimizer, v)))
    for each, w in (*copies, (other, other_v), (optimizer, v)):
        tf.function(lambda g: each.apply_gradients([(g, w)]))(tf.constant(3.0))
        assert int(each.iterations) == 2 and float(w) == 5.5, each


# ---- Names

@pytest.mark.parametrize("lines", [
    "import eager.compat.tensorflow as tf\nimport eager.compat.tensorflow.contrib.eager as tfe",
    "import eager.compat.tensorflow as tf\nfrom eager.compat.tensorflow.contrib.eager.python import tfe",
    "import eager.compat.tensorflow as tf\nfrom eager.compat.tensorflow.contrib import eager as tfe",
    "from eager.compat import tensorflow as tf\ntfe = tf.contrib.eager",
    "import eager.compat.tensorflow.compat.v1 as tf\nimport eager.compat.tensorflow.contrib.eager as tfe",
    "import eager.compat.tensorflow.contrib.eager as tfe\nfrom eager.compat.tensorflow import Tensor, math, nn\n"
    "import eager.compat.tensorflow.compat.v2 as tf\nassert math is tf.math",
])
def test_import_lines(tf, lines):
    names = {}
    exec(lines, names)
    assert names["tf"] is tf
    names["tf"].enable_eager_execution()
    names["tfe"].enable_eager_execution()
    names["tfe"].enable()
    assert float(names["tfe"].gradients_function(tf.square)(3.)[0]) == 6
    assert names["tfe"].Variable is tf.Variable and tf.executing_eagerly() is True


def test_a_namespace_is_a_module(tf):
    from eager.compat.tensorflow.nn import relu

    assert relu is tf.nn.relu
    assert importlib.import_module("eager.compat.tensorflow.keras.optimizers") is tf.keras.optimizers
    with pytest.raises(ImportError):
        importlib.import_module("eager.compat.tensorflow.nothing")


def test_names_of_both_versions(tf, tfe):
    assert tf.log is not None and tf.random_normal is tf.random.normal and tf.set_random_seed is tf.random.set_seed
    assert tf.float32 is eager.float32 and tf.bool is eager.bool_ and tf.half is eager.float16 and tf.dtypes.int64 is tf.int64
    assert tf.newaxis is None and tf.Tensor is eager.Tensor and isinstance(tf.constant(1), tf.Tensor)
    assert tf.errors.InvalidArgumentError is eager.errors.InvalidArgumentError
    assert issubclass(tf.errors.NotFoundError, tf.errors.OpError)
    assert tfe.num_gpus() == eager.num_gpus() == len(tf.config.list_physical_devices("GPU"))
    assert tf.test.is_gpu_available() == (tfe.num_gpus() > 0) == bool(tf.test.gpu_device_name())
    assert tf.config.list_physical_devices("CPU") == [("/physical_device:CPU:0", "CPU")]
    assert tfe.list_devices()[0] == "cpu:0"
    assert tf.is_tensor(tf.constant(1)) and tf.is_tensor(tf.Variable(1.)) and not tf.is_tensor([1])
    with tf.device("/cpu:0"), tf.name_scope("scope"), tf.control_dependencies([tf.constant(1)]):
        assert tf.constant(1).device == "cpu:0"
    assert tf.nest.flatten([1, (2, {"a": 3})]) == [1, 2, 3]


@pytest.mark.parametrize("path, reason", [
    ("layers.Nonsense", "no such layer"), ("keras.layers.Nonsense", "no such layer"), ("estimator", "no such layer"),
    ("data.Nonsense", "input pipelines"), ("contrib.data.Nonsense", "input pipelines"), ("keras.datasets.cifar10", "only mnist"),
    ("contrib.summary.nonsense", "contrib.summary"), ("metrics.mean", "tfe.metrics"),
    ("saved_model.builder", "files of TensorFlow"),
    ("strings.regex_replace", r"dir\(tf.strings\)"), ("nonsense", r"dir\(eager\)"), ("nn.nonsense", "no tf.nn.nonsense"),
])
def test_what_is_missing_says_so(tf, path, reason):
    from eager.compat.tensorflow._namespaces import get

    with pytest.raises(AttributeError, match=reason):
        get(path)
    assert not hasattr(tf, path.split(".")[0]) or "." in path


def test_case_of_letters(tf):
    # TensorFlow's values.
    words = ["\xc4\xe9Z", "stra\xdfe \ufb01", "\u039f\u03a3 \u03a3", "\u0130", "\u01c5", "\U00010400"]
    text = lambda x: [s.decode() for s in x.numpy().tolist()]
    assert text(tf.strings.lower(words, encoding="utf-8")) == [
        "\xe4\xe9z", "stra\xdfe \ufb01", "\u03bf\u03c2 \u03c3", "i\u0307", "\u01c6", "\U00010428"]
    assert text(tf.strings.upper(words, encoding="utf-8")) == [
        "\xc4\xc9Z", "STRASSE FI", "\u039f\u03a3 \u03a3", "\u0130", "\u01c4", "\U00010400"]
    assert text(tf.strings.lower(words)) == ["\xc4\xe9z", *words[1:]]
    with pytest.raises(tf.errors.InvalidArgumentError, match=r"only utf-8 or '' \(no encoding\) is supported, received latin-1"):
        tf.strings.upper(["a"], "latin-1")


# ---- Printing

def test_tensors_print_as_tensorflow_prints_them(tf):
    assert str(tf.constant([1, 2])) == "tf.Tensor([1 2], shape=(2,), dtype=int32)"
    assert repr(tf.constant(6.0)) == "<tf.Tensor: shape=(), dtype=float32, numpy=6.0>"
    assert repr(tf.constant([1.0, 2.0])) == "<tf.Tensor: shape=(2,), dtype=float32, numpy=array([1., 2.], dtype=float32)>"
    assert repr(tf.constant([[1, 2], [3, 4]])) == ("<tf.Tensor: shape=(2, 2), dtype=int32, numpy=\n"
                                                   "array([[1, 2],\n       [3, 4]], dtype=int32)>")
    assert "{}".format(tf.constant([[4.]])) == "[[4.]]" and "{:.3f}".format(tf.constant(1.0)) == "1.000"
    assert repr(tf.float32) == "tf.float32"


def test_variables_print_as_tensorflow_prints_them(tf):
    assert repr(tf.Variable(2.0)) == "<tf.Variable 'Variable:0' shape=() dtype=float32, numpy=2.0>"
    assert repr(tf.Variable([1.0, 2.0], name="w")) == ("<tf.Variable 'w:0' shape=(2,) dtype=float32, "
                                                       "numpy=array([1., 2.], dtype=float32)>")


def test_eager_alone_prints_as_eager(run_python):
    assert run_python("import eager; print(eager.constant(1)); print(eager.float32.__repr__())") == (
        "eager.Tensor(1, shape=(), dtype=int32)\neager.float32\n")


# ---- Division

def test_division_of_python_2(tf):
    assert (tf.constant(7) / 2).dtype.is_floating
    import eager.compat.tensorflow.python2_division  # noqa: F401

    half = tf.constant(7) / 2
    assert half.dtype == "int32" and int(half) == 3
    assert int(tf.constant(-7) / tf.constant(2)) == -4 and int(7 / tf.constant(2)) == 3
    assert float(tf.constant(7.) / 2) == 3.5 and float(tf.constant(7) / 2.) == 3.5
    eager._core.set_python2_division(False)
    assert float(tf.constant(7) / 2) == 3.5


# ---- Random numbers

def test_random_numbers(tf):
    tf.set_random_seed(3)
    first = tf.random_uniform([4], 0, 10, tf.int32).numpy()
    tf.random.set_seed(3)
    assert np.array_equal(tf.random.uniform([4], maxval=10, dtype=tf.int32, name="x"), first)
    assert tf.random_normal([1000], mean=5.0, stddev=0.1).numpy().mean() == pytest.approx(5, abs=0.05)
    assert abs(tf.truncated_normal([1000]).numpy()).max() <= 2
    assert sorted(tf.random_shuffle([3, 1, 2]).numpy()) == [1, 2, 3]
    assert tf.random.categorical([[0., -100.]], 5).numpy().tolist() == [[0] * 5]
    assert tf.multinomial([[0., -100.]], 5, output_dtype=tf.int32).dtype == "int32"
    with pytest.raises(ValueError, match="maxval"):
        tf.random.uniform([2], dtype=tf.int32)


# ---- Training

@pytest.mark.parametrize("make", [
    lambda tf: tf.train.GradientDescentOptimizer(0.1), lambda tf: tf.train.MomentumOptimizer(0.05, 0.5, use_nesterov=True),
    lambda tf: tf.train.AdamOptimizer(0.1, beta1=0.8), lambda tf: tf.train.RMSPropOptimizer(0.1, decay=0.9),
    lambda tf: tf.train.AdagradOptimizer(0.5),
])
def test_optimizers_of_version_1(tf, make):
    optimizer, v, step = make(tf), tf.Variable(3.0), tf.train.get_or_create_global_step()
    before = int(step)
    for _ in range(40):
        optimizer.minimize(lambda: tf.square(v - 1.), global_step=step)
    (gradient, variable), = optimizer.compute_gradients(lambda: tf.square(v - 1.))
    optimizer.apply_gradients([(gradient, variable)], global_step=step, name="train")
    assert variable is v and float(v) == pytest.approx(1, abs=0.7)
    assert int(step) == before + 41 and step is tf.train.get_global_step() and not step.trainable
    assert isinstance(optimizer, tf.train.Optimizer)
    assert all(a is b for a, b in zip(optimizer.variables(), [optimizer.iterations, *optimizer.slots]))
    assert bool(optimizer.variables()) == bool(optimizer.slots)
    with pytest.raises(RuntimeError, match="should be a function"):
        optimizer.minimize(v * v)
    with pytest.raises(ValueError, match="already exists"):
        tf.train.create_global_step()


@pytest.mark.parametrize("name, options", [
    ("SGD", dict(learning_rate=0.1, momentum=0.5)), ("Adam", dict(learning_rate=0.1)), ("AdamW", dict(learning_rate=0.1)),
    ("RMSprop", dict(learning_rate=0.1)), ("Adagrad", dict(learning_rate=0.5)),
])
def test_optimizers_of_version_2(tf, name, options):
    optimizer, v = getattr(tf.keras.optimizers, name)(**options), tf.Variable([3.0])
    for _ in range(40):
        with tf.GradientTape() as tape:
            loss = tf.reduce_sum(tf.square(v - 1.))
        optimizer.apply_gradients(zip(tape.gradient(loss, [v]), [v]))
    assert v.numpy()[0] == pytest.approx(1, abs=0.7)


def test_assignments(tf):
    v = tf.Variable([1., 2.])
    assert tf.assign(v, [3., 4.]).numpy().tolist() == [3, 4]
    assert tf.assign_add(v, [1., 1.]).numpy().tolist() == [4, 5]
    assert tf.assign_sub(v, [2., 2.], name="less").numpy().tolist() == [2, 3]


def test_models_know_their_variables(tf):
    class Inner(tf.Module):
        def __init__(self):
            super().__init__(name="inner")
            self.c = tf.Variable(1., trainable=False)

    class Model(tf.keras.Model):
        def __init__(self):
            super().__init__()
            self.parts = [Inner(), {"w": tf.Variable(2.)}]
            self.same = self.parts[1]["w"]

        def call(self, x, training=False):
            return x * self.same + self.parts[0].c * training

    model = Model()
    assert float(model(3.)) == 6 and float(model(3., training=True)) == 7
    assert sorted(float(v) for v in model.variables) == [1, 2] and [float(v) for v in model.trainable_variables] == [2]
    with pytest.raises(NotImplementedError, match="must define call"):
        tf.keras.Model()(1.)


def test_unconnected_arguments(tf, tfe):
    """The preview of 2017 gave 0, and later versions give None."""
    from eager.compat.tensorflow.contrib.eager.python import tfe as preview

    def f(x, unused):
        return x * x

    assert tfe.gradients_function(f)(3., 1.)[1] is None
    assert [float(g) for g in preview.gradients_function(f)(3., [1., 2.][0])] == [6, 0]
    value, gradients = preview.value_and_gradients_function(f)(3., 1.)
    assert float(value) == 9 and [float(g) for g in gradients] == [6, 0]
    assert [float(g) for g in preview.gradients_function(f, params=["unused", "x"])(3., 1.)] == [0, 6]


# ---- Traced functions

def test_functions(tf, tfe):
    eagerly = []

    @tf.function
    def f(x):
        eagerly.append(tf.executing_eagerly())
        return tf.matmul(x, x) + tf.reduce_sum(x)

    assert f(tf.constant([[2.]])).numpy() == 6 and eagerly == [False]
    square = tf.function(input_signature=[tf.TensorSpec([None], tf.float32)], autograph=False)(tf.square)
    assert square(tf.constant([3.])).numpy() == 9
    assert tfe.defun is tf.function


@pytest.mark.parametrize("function", [
    lambda tf, x: tf.reduce_sum(x, 1), lambda tf, x: tf.norm(x, axis=1), lambda tf, x: tf.norm(x, ord=3, axis=1),
    lambda tf, x: tf.nn.moments(x, [0])[1], lambda tf, x: tf.nn.l2_normalize(x, 1), lambda tf, x: tf.clip_by_norm(x, 1., [1]),
    lambda tf, x: tf.clip_by_global_norm([x, None], 1.)[0][0], lambda tf, x: tf.math.divide_no_nan(x, x - 1.),
    lambda tf, x: tf.losses.mean_squared_error(x, x + 1., weights=x), lambda tf, x: tf.keras.losses.huber(x, 2. * x),
    lambda tf, x: tf.losses.softmax_cross_entropy(tf.nn.softmax(x), x, label_smoothing=0.1),
    lambda tf, x: tf.keras.losses.BinaryCrossentropy()(tf.sigmoid(x), tf.sigmoid(2. * x)),
    lambda tf, x: tf.keras.losses.sparse_categorical_crossentropy(tf.argmax(x, 1), x, True, ignore_class=0),
    lambda tf, x: tf.linalg.matrix_transpose(x), lambda tf, x: tf.transpose(x), lambda tf, x: tf.shape(x), lambda tf, x: tf.size(x),
    lambda tf, x: tf.one_hot(tf.cast(x, tf.int32), 4, 2., 1.), lambda tf, x: tf.reverse(x, [1]), lambda tf, x: tf.split(x, 2, 1)[1],
    lambda tf, x: tf.stack(tf.unstack(x, axis=1)), lambda tf, x: tf.where(x > 1., x, 0.), lambda tf, x: tf.zeros_like(x) + tf.ones([2]),
    lambda tf, x: tf.linalg.matvec(x, [1., 2.]), lambda tf, x: tf.matmul(x, x, transpose_b=True), lambda tf, x: tf.add_n([x, x]),
    lambda tf, x: tf.nn.batch_normalization(x, 0., 1., None, x[0], 0.1), lambda tf, x: tf.nn.dropout(x, keep_prob=1.0),
    lambda tf, x: tf.reduce_std(x, 0), lambda tf, x: tf.gather(x, [0, 1], axis=1), lambda tf, x: tf.clip_by_value(x, 1., 2.),
])
def test_functions_of_unknown_dims(tf, function):
    x = tf.constant([[0.5, 2.0], [3.0, 1.5], [1.0, 0.25]])
    traced = tf.function(lambda x: function(tf, x), input_signature=[tf.TensorSpec([None, 2])])(x)
    np.testing.assert_allclose(traced, function(tf, x), rtol=1e-6)


def test_eager_code_in_functions(tf, tfe):
    printed = []

    @tfe.defun
    def f(x):
        return tfe.py_func(lambda value: printed.append(float(value)) or value * 2., [x], tf.float32, shapes=[]) + 1.

    assert float(f(tf.constant(3.))) == 7 and printed == [3]
    assert float(tf.py_function(func=lambda a, b: a + b, inp=[1., 2.], Tout=tf.float32)) == 3
    assert float(tf.py_func(lambda a: a + isinstance(a, np.ndarray), [np.zeros(1)], tf.float64, stateful=False)) == 1
    assert float(tf.numpy_function(np.exp, [0.], tf.float32)) == 1


def test_docstrings(tf):
    assert doctest.testmod(tf).failed == 0


def test_functions_are_shared_and_pickled(tf):
    assert tf.add is tf.math.add and tf.linalg.matmul is tf.matmul
    assert pickle.loads(pickle.dumps(tf.nn.relu)) is tf.nn.relu and pickle.loads(pickle.dumps(tf.math.add)) is tf.add


def test_import_is_quick():
    """The import makes nothing that is not asked for yet."""
    code = ("import eager, time; t = time.perf_counter(); import eager.compat.tensorflow as tf; "
            "print(time.perf_counter() - t, 'add' in vars(tf))")
    path = pathlib.Path(eager.__file__).parent.parent
    seconds, made = subprocess.run([sys.executable, "-c", code], cwd=path, check=True, stdout=subprocess.PIPE).stdout.split()
    assert float(seconds) < 0.5 and made == b"False"


# ---- tf.function


def test_function_gives_tensors_for_numbers(tf):
    f = tf.function(lambda x: (x, 3.5, "a", np.ones(2), None, [1, True]))
    for _ in range(2):
        x, y, s, a, none, (i, b) = f(1)
        assert (x.dtype, y.dtype, s.dtype, a.dtype, i.dtype, b.dtype) == (tf.int32, tf.float32, tf.string, tf.float64, tf.int32, tf.bool)
        assert y.numpy() == 3.5 and s.numpy() == b"a" and none is None


def test_function_has_a_trace_for_each_shape_unless_told_otherwise(tf):
    f = tf.function(lambda x: x * 100 if x.shape[0] == 1 else x)
    assert [f(tf.ones([n])).numpy().tolist() for n in (2, 3, 1, 2)] == [[1, 1], [1, 1, 1], [100], [1, 1]]
    assert f.experimental_get_tracing_count() == 3
    g = tf.function(lambda x: x * 2, reduce_retracing=True)
    assert [g(tf.ones([n])).shape for n in (2, 3, 1)] == [(2,), (3,), (1,)] and g.experimental_get_tracing_count() == 2


def test_function_of_methods(tf):
    class Layer:
        v = None

        @tf.function
        def double(self, x):
            return x * 2

        @tf.function
        def __call__(self, x):
            if self.v is None:
                self.v = tf.Variable(3.0)
            return self.v * x

    layer = Layer()
    assert tf.function(layer.double)(tf.constant(2.)).numpy() == 4
    assert tf.function(layer.double, input_signature=[tf.TensorSpec([None])])(tf.constant([2.])).numpy() == [4]
    for _ in range(2):
        assert Layer()(tf.constant(2.)).numpy() == 6 and layer(tf.constant(1.)).numpy() == 3


@pytest.mark.parametrize("spec", [[2, 3], [None, 3], [None, None]])
def test_shape_and_size_have_their_dtypes_in_functions(tf, spec):
    f = tf.function(lambda x: (tf.shape(x), tf.size(x), tf.shape(x, out_type=tf.int64)), input_signature=[tf.TensorSpec(spec)])
    shape, size, long = f(tf.ones([2, 3]))
    assert (shape.dtype, size.dtype, long.dtype) == (tf.int32, tf.int32, tf.int64)
    assert shape.numpy().tolist() == [2, 3] and size.numpy() == 6


def test_gather_along_the_first_axis_behind_the_batch(tf):
    assert tf.gather([[1, 2], [3, 4]], [[1], [0]], batch_dims=1).numpy().tolist() == [[2], [3]]
    assert tf.gather([[1, 2], [3, 4]], [1]).numpy().tolist() == [[3, 4]]
    assert tf.gather([[1, 2], [3, 4]], [1], axis=1).numpy().tolist() == [[2], [4]]


# ---- Patches of images

def patches_of(x, size, stride, rate, padding):
    """Returns the patches of images, in NumPy: TensorFlow's padding is one less at the begin than at the end where it is odd."""
    reach = [(k - 1) * r + 1 for k, r in zip(size, rate)]
    if padding == "SAME":
        counts = [-(-n // s) for n, s in zip(x.shape[1:3], stride)]
        missing = [max((c - 1) * s + k - n, 0) for c, s, k, n in zip(counts, stride, reach, x.shape[1:3])]
        x = np.pad(x, [(0, 0), *[(m // 2, m - m // 2) for m in missing], (0, 0)])
    else:
        counts = [(n - k) // s + 1 for n, k, s in zip(x.shape[1:3], reach, stride)]
    return np.array([[[image[i * stride[0]:i * stride[0] + reach[0]:rate[0], j * stride[1]:j * stride[1] + reach[1]:rate[1]].ravel()
                       for j in range(counts[1])] for i in range(counts[0])] for image in x])


@pytest.mark.parametrize("padding", ["VALID", "SAME"])
@pytest.mark.parametrize("size, stride, rate", [((2, 3), (1, 1), (1, 1)), ((3, 2), (2, 1), (1, 1)), ((2, 2), (3, 2), (2, 1)), ((1, 1), (2, 2), (1, 1))])
def test_patches_of_images(tf, size, stride, rate, padding):
    x = np.random.default_rng(0).normal(size=(2, 7, 6, 3)).astype("float32")
    options = {name: [1, *value, 1] for name, value in (("sizes", size), ("strides", stride), ("rates", rate))}

    def patches(x):
        return tf.image.extract_patches(x, padding=padding, **options)

    expected = patches_of(x, size, stride, rate, padding)
    np.testing.assert_array_equal(patches(x), expected)
    with tf.GradientTape() as tape:
        tape.watch(given := tf.constant(x))
        y = patches(given)
    counts = patches_of(np.arange(x.size, dtype="f").reshape(x.shape) + 1, size, stride, rate, padding).ravel().astype(int)
    times = np.bincount(counts, minlength=x.size + 1)[1:].reshape(x.shape)  # how many patches have each value
    np.testing.assert_array_equal(tape.gradient(y, given), times)
    for spec in (tf.TensorSpec([2, 7, 6, 3]), tf.TensorSpec([None, None, None, 3]), tf.TensorSpec([None, 7, 6, 3])):
        np.testing.assert_array_equal(tf.function(patches).get_concrete_function(spec)(tf.constant(x)), expected)
    for dtype in ("int32", "float64"):
        np.testing.assert_array_equal(patches(x.astype(dtype)), expected.astype(dtype))
    assert patches(x[:0]).shape == (0, *expected.shape[1:])


def test_bad_patches(tf):
    x = tf.zeros([1, 3, 3, 1])
    good = {"sizes": [1, 2, 2, 1], "strides": [1, 1, 1, 1], "rates": [1, 1, 1, 1], "padding": "VALID"}
    for change, text in (({"sizes": [2, 2]}, "sizes must be [1, rows, columns, 1]"), ({"strides": [1, 0, 1, 1]}, "strides must be"),
                         ({"rates": [2, 1, 1, 1]}, "rates must be"), ({"padding": "FULL"}, 'padding must be "VALID" or "SAME"')):
        with pytest.raises(ValueError) as error:
            tf.image.extract_patches(x, **{**good, **change})
        assert text in str(error.value)
    with pytest.raises(ValueError, match="rank of 3"):
        tf.image.extract_patches(x[0], **good)


def test_a_variable_with_a_declared_shape(tf):
    """What TensorFlow 2.21 gives, but that Keras's and TensorFlow 1's optimizers with slots both refuse such a Variable."""
    v = tf.Variable(tf.zeros([2, 3]), shape=tf.TensorShape([None, 3]))
    assert v.shape.as_list() == [None, 3] and "shape=(None, 3)" in repr(v) and v.get_shape() == v.shape
    assert v.assign(tf.ones([4, 3])).shape.as_list() == [None, 3] and tf.shape(v).numpy().tolist() == [4, 3]
    assert v[1:2].assign(tf.zeros([1, 3])).numpy()[:, 0].tolist() == [1, 0, 1, 1]
    assert v[..., 1].assign(tf.zeros([4])).numpy()[0].tolist() == [1, 0, 1]
    v.scatter_update(tf.IndexedSlices(tf.zeros([1, 3]), [3]))
    assert v.numpy()[3].tolist() == [0, 0, 0]

    @tf.function
    def append(x):
        assert v.shape.as_list() == v.read_value().shape.as_list() == (v + x).shape.as_list() == [None, 3]
        v.assign(tf.concat([v, x], 0))
        return v + 1

    assert [append(tf.ones([1, 3])).shape[0] for _ in range(2)] == [5, 6]
    with pytest.raises(ValueError, match=r"shape \(\(2, 3\)\) is not compatible with the explicitly supplied `shape` argument \(\(None, 4\)\)"):
        tf.Variable(tf.zeros([2, 3]), shape=[None, 4])
    u = tf.Variable(1.0, shape=tf.TensorShape(None))
    assert "shape=<unknown>" in repr(u) and u.assign([[2.0]]).assign_add([[1.0]]).numpy().tolist() == [[3]]
    assert u.shape.ndims is None and str(u.shape) == "<unknown>"
    assert tf.Variable([1.0], shape=[1]).shape.as_list() == [1] and tf.Variable(1.0, shape=()).shape.as_list() == []


def test_set_shape_tells_a_trace_the_dims(tf, tfe):
    """After py_func, as programs say what it gives, and in the functions of datasets."""
    seen = []

    @tfe.defun
    def f(x):
        y = tf.py_func(lambda a: a * 2, [x], tf.float32)
        kept = y
        y.set_shape([None, 2])
        y.set_shape(tf.TensorShape(None))
        y.set_shape([3, None])
        seen.append((y.shape.as_list(), kept.shape.as_list()))
        with tf.GradientTape() as tape:
            tape.watch(y)
            z = tf.reduce_sum(tf.layers.Dense(1, kernel_initializer="ones")(y) ** 2)
        with pytest.raises(ValueError, match=r"Tensor's shape \(3, 2\) is not compatible with supplied shape \(4, 2\)"):
            y.set_shape([4, 2])
        return z, tape.gradient(z, y)

    z, dz = f(tf.ones([3, 2]))
    assert seen == [([3, 2], [3, 2])] and z.numpy() == 48 and (dz.numpy() == 8).all()
    x = tf.ones([2])
    x.set_shape([None])
    assert x.shape.as_list() == [2]
    with pytest.raises(ValueError, match="not compatible with supplied shape"):
        x.set_shape([3])

    def rows(i):
        row = tf.py_func(lambda i: np.full([2], i, np.float32), [i], tf.float32)
        row.set_shape([2])
        return row

    assert [b.shape.as_list() for b in tf.data.Dataset.range(2).map(rows).batch(2)] == [[2, 2]]
    with pytest.raises(ValueError, match="stays what it is"):
        eager._core.stand_for(x, x)
