"""Print options and format specs."""
import numpy as np
import pytest

import eager
from eager import _printing

RNG = np.random.default_rng(3)


@pytest.fixture(autouse=True)
def defaults():
    before, numpys, prefix = eager.get_printoptions(), np.get_printoptions(), _printing._prefix
    _printing.set_prefix("eager")
    yield
    _printing.set_prefix(prefix)
    eager.set_printoptions(**before)
    np.set_printoptions(**{k: v for k, v in numpys.items() if k != "override_repr"})


def arrays():
    for shape in ((7,), (3, 4), (2, 30), (40, 40), (2, 3, 4), (1200,), (0, 3), (1, 1)):
        for scale in (1.0, 1e-6, 1e9):
            yield (RNG.normal(size=shape) * scale).astype(np.float32)
        yield RNG.normal(size=shape) * 10.0 ** RNG.integers(-6, 6, size=shape)
        yield RNG.integers(-1000, 1000, size=shape)
        yield (RNG.normal(size=shape) + 1j * RNG.normal(size=shape)).astype(np.complex64)
        yield RNG.normal(size=shape) > 0


@pytest.mark.parametrize("options", [
    {"precision": 3}, {"precision": 0}, {"precision": 20}, {"threshold": 5}, {"threshold": 0, "edgeitems": 1}, {"edgeitems": 5, "threshold": 20},
    {"linewidth": 40}, {"linewidth": 200, "threshold": 10**9}, {"suppress": True}, {"suppress": True, "precision": 2, "linewidth": 30}])
def test_options_are_numpys(options):
    for a in arrays():
        with np.printoptions(**options):
            wanted = str(a)
        eager.set_printoptions(**options)
        got = eager.constant(a).value_text()
        if a.size:
            assert got == wanted
        eager.set_printoptions(precision=8, threshold=1000, edgeitems=3, linewidth=75, suppress=False)


def test_set_and_get():
    assert eager.get_printoptions() == {"precision": 8, "threshold": 1000, "edgeitems": 3, "linewidth": 75, "suppress": False}
    eager.set_printoptions(precision=2, threshold=float("inf"))
    assert eager.get_printoptions()["precision"] == 2 and eager.get_printoptions()["edgeitems"] == 3
    x = eager.constant([1 / 3, 2.0])
    assert str(x) == "eager.Tensor([0.33 2.  ], shape=(2,), dtype=float32)"
    assert repr(x) == "<eager.Tensor: shape=(2,), dtype=float32, numpy=[0.33 2.  ]>"
    assert "[0.33 2.  ]" in repr(eager.Variable(x)) and f"{x}" == "[0.33 2.  ]"
    assert "..." not in str(eager.ones(2000))
    for name in ("precision", "threshold", "edgeitems", "linewidth"):
        with pytest.raises(ValueError, match=name):
            eager.set_printoptions(**{name: -1})
    with pytest.raises(TypeError):
        eager.set_printoptions(colour="red")


def test_numpys_options_are_followed():
    x = eager.constant([1 / 3, 2.0])
    np.set_printoptions(precision=3)
    assert f"{x}" == "[0.333 2.   ]" and "[0.333 2.   ]" in str(x) and "[0.333 2.   ]" in repr(eager.Variable(x))
    with np.printoptions(formatter={"float": lambda v: f"<{v:.1f}>"}):
        assert f"{x}" == "[<0.3> <2.0>]"
    with np.printoptions(sign="+"):
        assert f"{x}" == "[+0.333 +2.   ]"
    eager.set_printoptions(precision=1)
    assert f"{x}" == "[0.3 2. ]"
    assert f"{eager.constant(1 / 3)}" == "0.33333334"
    eager.set_printoptions(precision=8)
    np.set_printoptions(precision=8)
    assert f"{x}" == "[0.33333334 2.        ]"
    _printing.set_prefix("tf")  # TensorFlow's repr follows NumPy's options
    eager.set_printoptions(precision=1)
    assert repr(x) == "<tf.Tensor: shape=(2,), dtype=float32, numpy=array([0.3, 2. ], dtype=float32)>"


def test_options_without_numpy(run_python):
    assert run_python("""
        import sys
        sys.modules["numpy"] = None
        import eager
        eager.set_printoptions(precision=1)
        print(eager.constant([0.25, 1.5]))
    """) == "eager.Tensor([0.2 1.5], shape=(2,), dtype=float32)\n"


def test_format_specs():
    assert f"{eager.constant(2 / 3):.2f}" == "0.67" and f"{eager.Variable(2 / 3):6.1f}" == "   0.7" and f"{eager.constant([5]):03d}" == "005"
    assert f"{eager.constant(True)}" == "True" and f"{eager.constant(1 + 1j):.1f}" == "1.0+1.0j"
    for value in (eager.ones(3), eager.Variable([1.0, 2.0]), eager.zeros((0,))):
        with pytest.raises(TypeError, match=r"'\.2f' formats one number, and the tensor has shape \("):
            f"{value:.2f}"
    with pytest.raises(ValueError, match="[Uu]nknown format code"):
        f"{eager.constant(1.5):d}"


def test_a_huge_precision_prints_all_digits():
    eager.set_printoptions(precision=2**31 - 1)
    try:
        assert "2.5" in str(eager.constant([1 / 3, 2.5]))
    finally:
        eager.set_printoptions(precision=8)
