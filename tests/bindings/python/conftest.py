"""Fixtures of the tests of the Python binding."""
import gc
import os
import subprocess
import sys
import textwrap

import pytest

import eager


@pytest.fixture(autouse=True, scope="module")
def _kept():
    """Takes what pytest keeps of thousands of tests out of the collector's sight, for many tests collect garbage."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def native():
    """Gives Tensors eager's own attributes and division, where another test has imported TensorFlow's names, and forgets its graphs."""
    tensorflow = sys.modules.get("eager.compat.tensorflow")
    if tensorflow is not None:
        tensorflow._tensors.use(False)
        sys.modules["eager.compat.tensorflow._origins"]._has_graphs = False
    eager._core.set_python2_division(False)
    sys.modules.pop("eager.compat.tensorflow.python2_division", None)


@pytest.fixture
def graph_tf(monkeypatch):
    """Gives eager.compat.tensorflow, with a default graph of the test's own, in a program that has asked for nothing else yet; and puts
    back the names of eager and the meaning of dropout."""
    import eager.compat.tensorflow as tf
    from eager.compat.tensorflow import _functions, _origins, _tensors

    for name in ("_is_eager", "_says_eager"):
        monkeypatch.setattr(_origins, name, False)
    _tensors.use(True)
    keeps = _functions.dropout_keeps
    with tf.Graph().as_default():
        yield tf
    _functions.dropout_keeps = keeps
    _tensors.use(False)


def _live_tensors():
    while gc.collect():  # what a finalizer drops may be garbage too
        pass
    return eager.memory_info()["live_tensors"]


@pytest.fixture
def live_tensors():
    """Gives a function that collects garbage and returns the number of tensors of this process."""
    return _live_tensors


@pytest.fixture
def no_leak():
    """Checks that the test leaves as many tensors as it found. What keeps tensors for good must run before."""
    before = _live_tensors()
    yield
    assert _live_tensors() == before


@pytest.fixture
def run_python():
    """Gives a function that runs code in a new interpreter, checks exit code and stderr, and returns stdout."""

    def run(code, timeout=60):
        path = os.pathsep.join(p for p in (os.path.dirname(os.path.dirname(eager.__file__)), os.environ.get("PYTHONPATH")) if p)
        done = subprocess.run([sys.executable, "-c", textwrap.dedent(code)], env=dict(os.environ, PYTHONPATH=path),
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True, timeout=timeout)
        assert (done.returncode, done.stderr) == (0, ""), done.stdout
        return done.stdout

    return run
