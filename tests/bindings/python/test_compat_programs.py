"""What programs for TensorFlow use around their models: metrics of tfe, options, messages, files, checks."""
import subprocess
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


@pytest.fixture
def tfe(tf):
    return tf.contrib.eager


# ---- tfe.metrics

def test_mean_is_float64_and_gives_back_its_values(tfe):
    mean = tfe.metrics.Mean("loss")
    values = [1.0, 2.0]
    assert mean(values) is values
    assert mean(5) == 5
    assert mean.result().dtype == "float64" and mean.result().item() == 8 / 3
    assert [v.name.rsplit("/")[-1].split(":")[0] for v in mean.variables] == ["numer", "denom"]
    mean.init_variables()
    assert np.isnan(mean.result().item())


def test_mean_takes_weights_and_a_dtype(tfe):
    mean = tfe.metrics.Mean(dtype="float32")
    values, weights = mean([1.0, 3.0], weights=[1.0, 3.0])
    assert (values, weights) == ([1.0, 3.0], [1.0, 3.0])
    assert mean.result().dtype == "float32" and mean.result().item() == 2.5
    mean([[1.0, 3.0]], weights=0)
    assert mean.result().item() == 2.5


def test_metrics_of_one_name_have_states_of_their_own(tfe):
    first, second = tfe.metrics.Mean("same of a name"), tfe.metrics.Mean("same of a name")
    assert (first.name, second.name) == ("same of a name", "same of a name_1")
    first(1.0)
    second(3.0)
    assert (first.result().item(), second.result().item()) == (1, 3)


def test_accuracies(tfe):
    accuracy = tfe.metrics.Accuracy()
    labels, predictions = accuracy([0, 1, 2, 3], [0, 0, 2, 3])
    assert (labels, predictions) == ([0, 1, 2, 3], [0, 0, 2, 3])
    assert accuracy.result().item() == 0.75
    accuracy([0, 1], [0, 1], weights=[0, 2])
    assert accuracy.result().item() == 5 / 6
    sparse, binary, categorical = tfe.metrics.SparseAccuracy(), tfe.metrics.BinaryAccuracy(), tfe.metrics.CategoricalAccuracy()
    sparse([0, 1], [[0.9, 0.1], [0.8, 0.2]])
    binary([1.0, 0.0, 1.0], [0.7, 0.2, 0.3])
    categorical([[1.0, 0.0], [0.0, 1.0]], [[0.6, 0.4], [0.3, 0.7]])
    assert [m.result().item() for m in (sparse, binary, categorical)] == [0.5, 2 / 3, 1]


def test_accuracy_refuses_other_shapes_and_counts_nothing(tf, tfe):
    accuracy = tfe.metrics.Accuracy("refusing")
    accuracy([1], [1])
    with pytest.raises(tf.errors.InvalidArgumentError, match=r"Shapes of labels and predictions are unequal: \(2,\) and \(1,\) \[metric refusing\]"):
        accuracy([1, 0], [1])
    assert accuracy.result().item() == 1 and accuracy.denom.numpy() == 1


def test_metrics_work_in_traced_functions(tf, tfe):
    mean = tfe.metrics.Mean()

    @tf.function
    def step(x):
        mean(x * 2)

    step(tf.constant([1.0, 2.0]))
    step(tf.constant([3.0, 4.0]))
    assert mean.result().item() == 5


# ---- tf.app, tf.flags

PROGRAM = """
import eager.compat.tensorflow as tf
tf.flags.DEFINE_integer("steps", 5, "How many.", lower_bound=1)
tf.app.flags.DEFINE_float("rate", 0.5, "How fast.")
tf.flags.DEFINE_boolean("quick", True, "Whether.")
tf.flags.DEFINE_string("name", None, "What.")
tf.flags.DEFINE_enum("kind", "a", ["a", "b"], "Which.")
tf.flags.DEFINE_list("parts", "x,y", "Of what.")
FLAGS = tf.flags.FLAGS
def main(argv):
    print(FLAGS.steps, FLAGS.rate, FLAGS.quick, FLAGS.name, FLAGS.kind, FLAGS.parts, argv[1:])
    return 3
if __name__ == "__main__":
    tf.app.run()
"""


@pytest.mark.parametrize("words, printed", [
    ([], "5 0.5 True None a ['x', 'y'] []"),
    (["--steps=7", "--rate", "2", "--noquick", "--name=n", "--kind=b", "--parts=1,2,3", "rest"], "7 2.0 False n b ['1', '2', '3'] ['rest']"),
    (["--quick=false", "-steps", "2"], "2 0.5 False None a ['x', 'y'] []"),
])
def test_a_program_with_options(tmp_path, words, printed):
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    done = subprocess.run([sys.executable, program, *words], capture_output=True, text=True)
    assert (done.stdout.strip(), done.returncode) == (printed, 3), done.stderr


@pytest.mark.parametrize("word, message", [("--steps=0", "0 does not lie between 1 and None"), ("--steps=x", "invalid int value: 'x'"),
                                           ("--kind=c", "invalid choice: 'c'"), ("--quick=perhaps", "neither true nor false")])
def test_options_are_checked(tmp_path, word, message):
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    done = subprocess.run([sys.executable, program, word], capture_output=True, text=True)
    assert done.returncode == 2 and message in done.stderr


REQUIRED = """
import eager.compat.tensorflow as tf
tf.flags.DEFINE_multi_integer("n", [1], "Numbers.")
tf.flags.DEFINE_multi_string("s", "a", "Texts.")
tf.flags.DEFINE_multi_float("f", None, "Rates.")
tf.flags.DEFINE_multi_enum("e", ["x"], ["x", "y"], "Which.")
tf.flags.DEFINE_string("data", None, "Where.")
tf.flags.mark_flag_as_required("data")
def main(argv):
    FLAGS = tf.flags.FLAGS
    print(FLAGS.n, FLAGS.s, FLAGS.f, FLAGS.e, FLAGS["data"].value, FLAGS["n"].default, FLAGS.is_parsed(), "n" in FLAGS)
    print(FLAGS(["program", "--data=there", "place"]), FLAGS.data)
if __name__ == "__main__":
    tf.app.run()
"""


def test_options_that_come_again_or_must_be_there(tmp_path):
    program = tmp_path / "program.py"
    program.write_text(REQUIRED)
    words = ["--n=2", "--n", "3", "--s=b", "--f=1.5", "--e=y", "--e=x", "--data=here"]
    done = subprocess.run([sys.executable, program, *words], capture_output=True, text=True)
    assert done.stdout.splitlines() == ["[2, 3] ['b'] [1.5] ['y', 'x'] here [1] True True", "['program', 'place'] there"], done.stderr
    done = subprocess.run([sys.executable, program], capture_output=True, text=True)
    assert done.returncode == 2 and "Flag --data must have a value other than None." in done.stderr


# ---- tf.logging

MESSAGES = """
import eager.compat.tensorflow as tf
tf.logging.info("not written")
tf.logging.set_verbosity(tf.logging.INFO)
tf.logging.info("step %d", 3)
tf.logging.debug("not written")
for _ in range(5):
    tf.logging.log_first_n(tf.logging.WARN, "twice", 2)
    tf.logging.log_every_n(tf.logging.ERROR, "at the first and the fourth", 3)
assert tf.logging.get_verbosity() == tf.logging.INFO
tf.logging.set_verbosity("ERROR")
tf.logging.warn("not written")
"""


def test_messages():
    done = subprocess.run([sys.executable, "-c", MESSAGES], capture_output=True, text=True, check=True)
    assert done.stderr.splitlines() == [
        "INFO:tensorflow:step 3", "WARNING:tensorflow:twice", "ERROR:tensorflow:at the first and the fourth",
        "WARNING:tensorflow:twice", "ERROR:tensorflow:at the first and the fourth"]


# ---- tf.gfile

def test_files(tf, tmp_path):
    folder, file = tmp_path / "a" / "b", tmp_path / "a" / "b" / "text"
    tf.gfile.MakeDirs(folder)
    with tf.gfile.GFile(file, "w") as f:
        f.write("one\n")
        f.write("two\n")
    assert tf.io.gfile.exists(file) and tf.gfile.Stat(file).length == 8 and tf.gfile.IsDirectory(folder)
    with tf.gfile.Open(str(file)) as f:
        assert (f.readline(), f.read(), f.size()) == ("one\n", "two\n", 8)
    assert list(tf.gfile.GFile(file)) == ["one\n", "two\n"]
    assert tf.io.gfile.GFile(file, "rb").read(3) == b"one"
    tf.gfile.Copy(file, folder / "copy")
    with pytest.raises(tf.errors.AlreadyExistsError, match="file already exists"):
        tf.gfile.Copy(file, folder / "copy")
    tf.io.gfile.rename(folder / "copy", file, overwrite=True)
    assert tf.gfile.ListDirectory(folder) == ["text"] and tf.gfile.Glob(str(folder / "*")) == [str(file)]
    assert [names for _, _, names in tf.gfile.Walk(tmp_path)] == [[], [], ["text"]]
    tf.gfile.Remove(file)
    tf.gfile.DeleteRecursively(tmp_path / "a")
    assert not tf.gfile.Exists(folder)


def test_files_that_are_not_there(tf, tmp_path):
    for call in (lambda p: tf.gfile.GFile(p).read(), tf.gfile.Remove, tf.gfile.Stat, tf.gfile.ListDirectory, tf.gfile.DeleteRecursively,
                 lambda p: tf.gfile.Copy(p, tmp_path / "x")):
        with pytest.raises(tf.errors.NotFoundError, match="nowhere"):
            call(str(tmp_path / "nowhere"))
    with pytest.raises(tf.errors.InvalidArgumentError, match="mode is not 'r' or 'w' or 'a', got 'x'"):
        tf.gfile.GFile("f", "x")


# ---- tf.debugging

def test_checks_that_hold(tf):
    tf.debugging.assert_equal([1, 2], [1, 2])
    tf.assert_less(1.0, [2.0, 3.0])
    tf.debugging.assert_greater_equal([2, 2], 2)
    tf.assert_positive([1.0])
    tf.debugging.assert_non_negative([0.0, 1.0])
    tf.debugging.assert_near([1.0], [1.0 + 1e-7])
    tf.debugging.assert_rank([[1]], 2)
    tf.debugging.assert_rank_at_least([[1]], 1)
    tf.debugging.assert_type(tf.constant(1.0), tf.float32)
    tf.Assert(True, [1])
    tf.debugging.assert_equal(np.zeros([0]), np.zeros([0]))
    assert tf.debugging.check_numerics([1.0], "x").numpy() == [1.0]
    assert tf.debugging.is_numeric_tensor(tf.constant(1)) and not tf.debugging.is_numeric_tensor(tf.constant("a"))


def test_checks_that_fail(tf):
    error = tf.errors.InvalidArgumentError
    with pytest.raises(error, match=r"(?s)sizes Condition x == y did not hold.*x = \[1 2\]\ny = 3"):
        tf.debugging.assert_equal([1, 2], 3, message="sizes")
    with pytest.raises(error, match="Condition x > 0 did not hold"):
        tf.assert_positive([0.0])
    with pytest.raises(error, match="x and y not equal to tolerance"):
        tf.debugging.assert_near(1.0, 1.1)
    with pytest.raises(error, match="the loss : Tensor had NaN values"):
        tf.check_numerics([1.0, np.nan], "the loss")
    with pytest.raises(error, match="Tensor had Inf and NaN values"):
        tf.debugging.check_numerics([np.inf, np.nan], "")
    with pytest.raises(error, match="assertion failed"):
        tf.Assert(tf.constant([True, False]), ["what"])
    with pytest.raises(ValueError, match=r"must have rank 1"):
        tf.debugging.assert_rank([[1]], 1)
    with pytest.raises(TypeError, match="tensor must be of type int32; got float32"):
        tf.debugging.assert_type(1.0, tf.int32)


# ---- tfe's modes

def test_execution_mode(tf, tfe):
    with tfe.execution_mode(tfe.ASYNC):
        assert (tf.constant(1) + 1).numpy() == 2
    tfe.async_wait()
    with pytest.raises(ValueError, match="execution_mode should be None/SYNC/ASYNC. Got 7"):
        with tfe.execution_mode(7):
            pass


# ---- Rows of Variables

def test_rows_and_elements_of_variables(tf):
    v = tf.Variable([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
    rows = tf.IndexedSlices(tf.constant([[10.0, 10.0]]), tf.constant([2]))
    assert v.scatter_add(rows).numpy().tolist() == [[1, 2], [3, 4], [15, 16]]
    v.scatter_sub(rows)
    v.scatter_update(tf.IndexedSlices([[7.0, 8.0], [9.0, 0.0]], [0, 1]))
    assert v.numpy().tolist() == [[7, 8], [9, 0], [5, 6]]
    for how, expected in (("max", 10), ("min", 10), ("mul", 100), ("div", 10)):
        getattr(v, f"scatter_{how}")(tf.IndexedSlices([[10.0, 10.0]], [1]))
        assert v.numpy().tolist() == [[7, 8], [expected] * 2, [5, 6]]
    v.scatter_nd_update([[0, 1], [2, 0]], [0.5, 1.5])
    v.scatter_nd_add([[0]], [[1.0, 1.0]])
    assert v.numpy().tolist() == [[8, 1.5], [10, 10], [1.5, 6]]
    assert v.sparse_read([2, 0]).numpy().tolist() == [[1.5, 6], [8, 1.5]]
    assert v.gather_nd([[1, 0]]).numpy().tolist() == [10]
    tf.scatter_update(v, [0, 1], tf.zeros([2, 2]))
    tf.scatter_add(v, [[2]], 1.0)
    assert v.numpy().tolist() == [[0, 0], [0, 0], [2.5, 7]]
    traced = tf.function(lambda i, x: v.scatter_nd_sub(i, x))
    traced(tf.constant([[2, 1]]), tf.constant([7.0]))
    assert v.numpy()[2].tolist() == [2.5, 0] and rows.shape.as_list() == [None, 2] and rows.dtype == tf.float32
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(tf.gather(v, [1]))
    v.scatter_sub(tape.gradient(loss, v))
    assert v.numpy().tolist() == [[0, 0], [-1, -1], [2.5, 0]]


def test_rows_of_variables_in_a_graph(tf):
    with tf.Graph().as_default(), tf.Session() as sess:
        v, i = tf.Variable([1.0, 2.0, 3.0]), tf.placeholder(tf.int32, [None])
        step = tf.scatter_add(v, i, tf.cast(i, tf.float32) * 10.0)
        sess.run(tf.global_variables_initializer())
        assert sess.run(step, {i: [2, 0]}).tolist() == [1, 2, 23] and sess.run(step, {i: [1]}).tolist() == [1, 12, 23]
