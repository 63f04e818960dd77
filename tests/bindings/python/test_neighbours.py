"""eager in one process with libraries that bring threads and a BLAS library, imported before and after it."""
import importlib.util
import os
import subprocess
import sys
import textwrap

import pytest

import eager

SANITIZED = "EAGER_SANITIZED" in os.environ

WORKS = {
    "numpy": """
        a = numpy.ones((600, 600))
        assert (a @ a)[3, 4] == 600 and numpy.linalg.norm(numpy.linalg.inv(a + numpy.eye(600) * 600)) > 0
        """,
    "torch": """
        a = torch.ones(600, 600)
        assert (a @ a)[3, 4] == 600 and (a.double() @ a.double())[3, 4] == 600
        assert torch.nn.functional.conv2d(torch.ones(8, 16, 32, 32), torch.ones(16, 16, 3, 3))[0, 0, 5, 5] == 144
        assert torch.ones(1 << 20).sum() == 1 << 20
        """,
    "tensorflow": """
        a = tensorflow.ones([600, 600])
        assert (a @ a)[3, 4] == 600
        assert tensorflow.nn.conv2d(tensorflow.ones([8, 32, 32, 16]), tensorflow.ones([3, 3, 16, 16]), 1, "SAME")[0, 5, 5, 0] == 144
        """,
    "eager": """
        a, b = eager.ones([600, 600]), eager.ones([600, 600], dtype="float64")
        assert (a @ a)[3, 4] == 600 and (b @ b)[3, 4] == 600
        assert eager.conv2d(eager.ones([8, 32, 32, 16]), eager.ones([3, 3, 16, 16]))[0, 5, 5, 0] == 144
        assert eager.sum(eager.ones([1 << 20])) == 1 << 20
        """,
}


@pytest.mark.skipif(SANITIZED, reason="the neighbours would have to be built with the sanitizer")
@pytest.mark.parametrize("is_first", [True, False], ids=["imported first", "imported last"])
@pytest.mark.parametrize("name", ["numpy", "torch", "tensorflow"])
def test_beside(name, is_first):
    if importlib.util.find_spec(name) is None:
        pytest.skip(f"{name} is not installed")
    order = [name, "eager"] if is_first else ["eager", name]
    works = "".join(f"def work_{n}():{textwrap.indent(textwrap.dedent(WORKS[n]), '    ')}\n" for n in order)
    code = f"""import {order[0]}
import {order[1]}
import threading
{works}
for _ in range(3):
    work_{order[0]}()
    work_{order[1]}()
threads = [threading.Thread(target=work) for work in (work_{order[0]}, work_{order[1]}) * 2]
for t in threads: t.start()
for t in threads: t.join()
print("end")
"""
    path = os.pathsep.join(p for p in (os.path.dirname(os.path.dirname(eager.__file__)), os.environ.get("PYTHONPATH")) if p)
    done = subprocess.run([sys.executable, "-c", code], env=dict(os.environ, PYTHONPATH=path, TF_CPP_MIN_LOG_LEVEL="3"),
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True, timeout=300)
    assert done.returncode == 0 and done.stdout.endswith("end\n"), done.stderr
