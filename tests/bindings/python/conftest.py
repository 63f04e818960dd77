"""What the tests of the Python binding share."""
import gc
import os
import subprocess
import sys
import textwrap

import pytest

import eager


def _live_tensors():
    while gc.collect():  # what a finalizer drops may be garbage in turn
        pass
    return eager.memory_info()["live_tensors"]


@pytest.fixture
def live_tensors():
    """A function: the number of tensors of this process, after a garbage collection."""
    return _live_tensors


@pytest.fixture
def no_leak():
    """The test leaves as many tensors as it found. Warm up what keeps tensors before."""
    before = _live_tensors()
    yield
    assert _live_tensors() == before


@pytest.fixture
def run_python():
    """A function that runs code in a new interpreter, which must exit with 0 and say nothing on stderr; gives its stdout."""

    def run(code, timeout=60):
        path = os.pathsep.join(p for p in (os.path.dirname(os.path.dirname(eager.__file__)), os.environ.get("PYTHONPATH")) if p)
        done = subprocess.run([sys.executable, "-c", textwrap.dedent(code)], env=dict(os.environ, PYTHONPATH=path),
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True, timeout=timeout)
        assert (done.returncode, done.stderr) == (0, ""), done.stdout
        return done.stdout

    return run
