"""The programs of the documents that describe eager execution print what the documents print. See documents/README.md."""
import ast
import contextlib
import io
import math
import os
import pathlib
import re
import subprocess
import sys

import numpy
import pytest

import eager

DOCUMENTS = pathlib.Path(__file__).parent / "documents"
PROGRAMS = sorted(p.relative_to(DOCUMENTS).with_suffix("").as_posix() for p in DOCUMENTS.glob("*/*.py"))

NOTEBOOKS = {"guide_1_14", "guide_2_0"}  # shows the values of expressions
ABBREVIATED = {"slides_2017", "announcement_2017"}  # shows only some of a value's dtype and shape, or neither
# Programs whose numbers depend on random data or on the machine. Only the text around them is compared here; other
# tests check the numbers.
ANY_NUMBERS = {
    "guide_2017/numeric_operations", "guide_2017/gpu_measure", "guide_2017/linear_regression_gradients_function",
    "guide_2017/linear_regression_implicit_gradients", "guide_1_14/gpu_measure", "guide_2_0/gpu_measure",
    "guide_1_14/linear_regression", "guide_2_0/linear_regression", "slides_2017/element_access", "slides_2017/line_search",
    "slides_2017/graph_element_access", "slides_2017/graph_linear_regression",
    "guide_2017/linear_regression_layers", "guide_2017/mnist", "guide_1_14/mnist", "guide_2_0/mnist",
}
# Programs that read the MNIST digits. They are compared after 3 steps, not 20001, or 11, not 400.
NEED_DIGITS = {"guide_2017/mnist", "guide_1_14/mnist", "guide_2_0/mnist"}
ANY_ORDER = {"guide_2017/input_pipeline"}  # of the numbers, which are random
# (what programs say, what they say in the tests): less work.
SHORTER = [("steps = 200", "steps = 2"), ("range(20001)", "range(3)"), ("take(400)", "take(11)")]
NEED_GPU = {"guide_2017/gpu_copy": "InvalidArgumentError", "slides_2017/using_gpus": "InvalidArgumentError",
            "announcement_2017/mnist_training_gpu": "InvalidArgumentError"}  # and the error without one

# Where eager differs from the documents on purpose, the document's text is rewritten: (pattern, replacement, reason).
DIFFERENCES = [
    (r"\[Op:Gather\]", "[Op:gather]", "our names of ops are those of the Array API"),
    (r"(?<=\[) +| +(?=\])", "", "NumPy before 1.14 left room for signs: [ 3.]"),
    (r"RestoreStatus\(.*?\)|<tensorflow\S*CheckpointLoadStatus at \w+>", "STATUS", "a status tells what it found"),
    (r"'\S*/tmp\w+/ckpt-1'", "'/tmp/ckpt-1'", "a folder that tempfile makes"),
    (r"\.{2,}", "..", "a dot for each ten steps, of which the tests take fewer"),
    (r"\s+", " ", "line breaks and the padding of columns"),
]


@pytest.fixture(scope="session")
def digits(tmp_path_factory):
    """Gives a folder with 5,100 digits of noise, of which 5,000 validate, or that which MNIST_DIR names."""
    if os.environ.get("MNIST_DIR"):
        return os.environ["MNIST_DIR"]
    folder, random = tmp_path_factory.mktemp("mnist"), numpy.random.default_rng(0)
    sizes = {"train": 5100, "test": 20}
    numpy.savez(folder / "mnist.npz", **{f"x_{name}": random.integers(0, 256, (n, 28, 28), "uint8") for name, n in sizes.items()},
                **{f"y_{name}": random.integers(0, 10, n, "uint8") for name, n in sizes.items()})
    return str(folder)


def shortened(program):
    """Returns what is replaced in a program for a test."""
    text = (DOCUMENTS / program).with_suffix(".py").read_text()
    return [(old, new) for old, new in SHORTER if old in text]


@pytest.fixture(autouse=True)
def tensorflow_names(tmp_path, monkeypatch):
    """Makes tensors print as tf.Tensor, and switches off at the end what the programs switched on. They write to a folder of the test."""
    import eager.compat.tensorflow as tf

    monkeypatch.chdir(tmp_path)
    tf._tensors.use(True)
    tf.set_random_seed(1)
    yield tf
    tf._tensors.use(False)
    eager.summary._set(eager.summary._writer, None)
    eager._core.set_python2_division(False)
    sys.modules.pop("eager.compat.tensorflow.python2_division", None)


def run(program, replace=()):
    """Returns what a program prints, with its error, and its variables. Notebooks show the values of expressions."""
    path = (DOCUMENTS / program).with_suffix(".py")
    text = path.read_text()
    for old, new in replace:
        assert old in text
        text = text.replace(old, new)
    names = {"__name__": "__main__"}
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        try:
            for node in ast.parse(text, str(path)).body:
                if isinstance(node, ast.Expr) and program.split("/")[0] in NOTEBOOKS:
                    names["_value"] = eval(compile(ast.Expression(node.value), str(path), "eval"), names)
                    if names["_value"] is not None:
                        print(numpy_1_repr(names["_value"]))
                else:
                    exec(compile(ast.Module([node], []), str(path), "exec"), names)
        except Exception as error:
            print(f"{type(error).__name__}: {error}")
    return output.getvalue(), names


def numpy_1_repr(value):
    """Returns repr(value), but for numbers without their type, as in NumPy 1."""
    return str(value) if isinstance(value, numpy.generic) else repr(value)


def expected(program):
    return (DOCUMENTS / program).with_suffix(".txt").read_text()


def normalized(text):
    for pattern, replacement, _ in DIFFERENCES:
        text = re.sub(pattern, replacement, text)
    return text.strip()


NUMBER = r"[-+]?(?:\d+\.\d*(?:e[-+]?\d+)?|\d+e[-+]?\d+|nan|inf)\b|[-+]?\d+\."


def without_numbers(text):
    """Replaces each number that has a point or an exponent by #; counts and shapes stay."""
    return re.sub(NUMBER, "#", normalized(text))


def facts(line):
    """Returns the numbers, dtypes and shapes in a line that shows tensors."""
    dtypes = re.findall(r"dtype=(?:tf\.)?(\w+)", line)
    shapes = [tuple(map(int, re.findall(r"\d+", s))) for s in re.findall(r"shape=\(([\d, ]*)\)", line)]
    rest = re.sub(r"dtype=(tf\.)?\w+|shape=\([\d, ]*\)", "", line)
    return [float(n) for n in re.findall(r"[-+]?\d+\.?\d*(?:e[-+]?\d+)?|nan", rest)], dtypes, shapes


def assert_same_facts(printed, shown):
    numbers, dtypes, shapes = facts(printed)
    shown_numbers, shown_dtypes, shown_shapes = facts(shown)
    assert numbers == pytest.approx(shown_numbers, rel=1e-6, nan_ok=True), printed
    assert dtypes == shown_dtypes or not shown_dtypes
    assert shapes == shown_shapes or not shown_shapes


def test_programs_are_found():
    assert len(PROGRAMS) >= 50
    assert ANY_NUMBERS | set(NEED_GPU) <= set(PROGRAMS)


def test_the_table_lists_every_program():
    listed = re.findall(r"\[`(\S+/\S+)`\]\(\1\.py\)", (DOCUMENTS / "README.md").read_text())
    assert sorted(listed) == PROGRAMS


@pytest.mark.parametrize("program", PROGRAMS)
def test_prints_what_the_document_prints(program, monkeypatch, request):
    gpus = eager.num_gpus()
    if program in NEED_DIGITS:
        monkeypatch.setenv("MNIST_DIR", request.getfixturevalue("digits"))
    short = shortened(program)
    printed, _ = run(program, short)
    shown = expected(program)
    if program in NEED_GPU and not gpus:
        assert printed.startswith(NEED_GPU[program] + ": ")
        return
    if program.endswith("gpu_measure"):
        shown = shown.replace("200 times", "2 times") if short else shown
        if short and gpus:
            shown = shown.replace("GPU: not found", "GPU: 0.1 secs")
        elif not short and not gpus:
            shown = "".join(line for line in shown.splitlines(True) if not line.startswith("GPU"))
    if program in ANY_ORDER:
        assert sorted(re.findall(r"\w+", printed)) == sorted(re.findall(r"\w+", shown)) and len(printed.splitlines()) == 3
    elif program in ANY_NUMBERS:
        assert without_numbers(printed) == without_numbers(shown)
    elif program.split("/")[0] in ABBREVIATED and "Error: " not in shown:
        printed_lines, shown_lines = printed.splitlines(), shown.splitlines()
        assert len(printed_lines) == len(shown_lines), printed
        for printed_line, shown_line in zip(printed_lines, shown_lines):
            assert_same_facts(printed_line, shown_line)
    else:
        assert normalized(printed) == normalized(shown)


@pytest.mark.parametrize("program", [p for p in PROGRAMS if "/linear_regression" in p and not p.endswith("_layers")])
def test_linear_regression_learns(program):
    from eager.compat.tensorflow import train

    step = train.get_or_create_global_step()
    before = int(step)
    printed, _ = run(program)
    losses = [float(n) for n in re.findall(r"(?:Initial loss|step \d+|Final loss): (\S+)", printed)]
    assert len(losses) >= 12
    assert 55 < losses[0] < 85  # 4 + 64 from the weight and the bias, 1 from the noise
    assert all(after <= before for before, after in zip(losses, losses[1:]))
    assert 0.8 < losses[-1] < 1.3
    weight, bias = map(float, re.findall(r"-?\d+\.\d+", printed.splitlines()[-1]))
    assert weight == pytest.approx(3, abs=0.25) and bias == pytest.approx(2, abs=0.35)
    counts = "global_step" in (DOCUMENTS / program).with_suffix(".py").read_text()
    assert int(step) == before + (300 if counts else 0) and step.dtype == "int64"


def test_linear_regression_as_a_graph_learns():
    _, names = run("slides_2017/graph_linear_regression")
    assert names["curr_W"] == pytest.approx([-1], abs=1e-4) and names["curr_b"] == pytest.approx([1], abs=1e-4) and names["curr_loss"] < 1e-9
    names["sess"].run(names["init"])
    assert names["W"].numpy() == pytest.approx([0.3]) and names["b"].numpy() == pytest.approx([-0.3])


def test_numpy_inputs():
    _, names = run("guide_2017/numpy_inputs")
    x, y, z = names["x"], names["y"], names["z"]
    assert isinstance(x, eager.Tensor) and isinstance(y, eager.Tensor) and x.numpy() == y.numpy() == 2
    assert type(z) is numpy.int64 and z == 4


def test_a_layer_learns():
    for program in ("guide_2017/linear_regression_layers", "slides_2017/training_models"):
        printed, names = run(program)
        losses = [float(n) for n in re.findall(r"(?:Initial loss|step \d+|Final loss): (\S+)", printed)]
        assert all(after <= before for before, after in zip(losses, losses[1:]))
        layer = names["model"].layer if losses else names["model"]
        weight, bias = (float(w.ravel()[0]) for w in layer.get_weights())
        assert weight == pytest.approx(3, abs=0.6) and bias == pytest.approx(2, abs=0.6)


@pytest.mark.parametrize("guide", ["guide_1_14", "guide_2_0"])
def test_layers_and_models_run(guide):
    _, names = run(guide + "/layers_and_models")
    x = numpy.ones((2, 784), "float32")
    assert names["MySimpleLayer"](3)(x).shape == (2, 3) and names["model"](x).shape == (2, 10)
    assert len(names["model"].variables) == 4


def test_line_search_falls():
    printed, _ = run("slides_2017/line_search")
    values = [float(n) for n in re.findall(r": (\S+)", printed)]
    assert len(values) == 10 and values[0] == pytest.approx(math.log(8), rel=1e-6)
    assert all(after < before for before, after in zip(values, values[1:]))


def test_variables_on_gpus_free_their_memory():
    if not eager.num_gpus():
        pytest.skip("needs a GPU")
    before = eager.memory_info("gpu:0")["live_tensors"]
    run("guide_2_0/variables_are_objects")
    assert eager.memory_info("gpu:0")["live_tensors"] == before


def test_a_difference_is_noticed():
    assert normalized("tf.Tensor([ 3.], shape=(1,))") == normalized("tf.Tensor([3.], shape=(1,))")
    assert normalized("[3. 4.]") != normalized("[3. 5.]")
    assert without_numbers("loss: 1.5 at 20") == without_numbers("loss: 7.25 at 20") != without_numbers("loss: 7.25 at 40")
    with pytest.raises(AssertionError):
        assert_same_facts("tf.Tensor(4.0, shape=(), dtype=float32)", "tf.Tensor(3., dtype=float32)")
    with pytest.raises(AssertionError):
        assert_same_facts("tf.Tensor(3, shape=(), dtype=int64)", "tf.Tensor(3, dtype=int32)")


FAIL = {"slides_2017/instant_errors", "slides_2017/lstm_cell_gates"}  # on purpose


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_runs_by_itself(program, digits, tmp_path):
    """A program needs nothing but its import lines: no state of this process."""
    text = (DOCUMENTS / program).with_suffix(".py").read_text()
    for old, new in shortened(program):
        text = text.replace(old, new)
    (tmp_path / "program.py").write_text(text)
    path = os.pathsep.join(p for p in (os.path.dirname(os.path.dirname(eager.__file__)), os.environ.get("PYTHONPATH")) if p)
    done = subprocess.run([sys.executable, "program.py"], env=dict(os.environ, PYTHONPATH=path, MNIST_DIR=digits), cwd=str(tmp_path),
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True, timeout=300)
    fails = program in FAIL or program in NEED_GPU and not eager.num_gpus()
    assert (done.returncode != 0) == fails, done.stderr
    assert fails or done.stderr == ""
