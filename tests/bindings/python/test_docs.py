"""Documentation: docstrings, signatures, examples, completion, README.md, and what `import eager` does not do."""
import doctest
import inspect
import os
import pydoc
import re
import rlcompleter
import subprocess
import sys
import textwrap

import pytest

import eager
from eager import _docs, _printing, _registry

OPS = sorted(_registry.names())
PYTHON = os.path.join(os.path.dirname(__file__), "..", "..", "..", "bindings", "python")


@pytest.fixture(autouse=True)
def eager_names():
    """Makes tensors print as eager.Tensor, also where another test has imported TensorFlow's names."""
    prefix = _printing._prefix
    _printing.set_prefix("eager")
    yield
    _printing.set_prefix(prefix)


class Approximately(doctest.OutputChecker):
    """Compares outputs; floating-point numbers may differ in their last digits, since kernels depend on the CPU."""

    number = re.compile(r"[-+]?(?:\d+\.\d*|\.\d+)(?:e[-+]?\d+)?")

    def check_output(self, want, got, flags):
        if [w for w in self.number.sub("#", want).split()] != [g for g in self.number.sub("#", got).split()]:
            return super().check_output(want, got, flags)
        pairs = zip(map(float, self.number.findall(want)), map(float, self.number.findall(got)))
        return all(abs(a - b) <= 1e-5 + 1e-5 * abs(a) for a, b in pairs)


def run_doctest(text, name):
    test = doctest.DocTestParser().get_doctest(text, {"eager": eager}, name, None, 0)
    assert test.examples, f"{name} has no example"
    report = []
    result = doctest.DocTestRunner(Approximately(), optionflags=doctest.ELLIPSIS).run(test, out=report.append)
    assert result.failed == 0, "".join(report)


def test_the_checker_sees_differences():
    check = Approximately().check_output
    assert check("[1.  2.5]", "[1. 2.500001]", 0)
    assert not check("[1.  2.5]", "[1. 2.51]", 0)
    assert not check("[1 2]", "[1 3]", 0)
    assert not check("[1. 2.]", "[1. 2. 3.]", 0)
    assert not check("dtype=float32", "dtype=float64", 0)


@pytest.mark.parametrize("place", ["nn", "initializers", "regularizers", "constraints", "losses", "metrics", "optimizers", "optimizers.schedules"])
def test_every_name_has_an_example(place):
    """Also those of which the registry has the description."""
    module = eager
    for part in place.split("."):
        module = getattr(module, part)
    for name in dir(module):
        found = getattr(module, name)
        if inspect.isclass(found) or inspect.isfunction(found) and not name.startswith("_"):
            run_doctest(inspect.cleandoc(found.__doc__), f"{place}.{name}")


WITHOUT_EXAMPLE = ("decode_png", "encode_png")  # a file of an image is no text


@pytest.mark.parametrize("name", OPS)
def test_example(name):
    if name in WITHOUT_EXAMPLE:
        return
    assert (name in _docs.REPLACED) == (getattr(eager, name) is not _registry.op(name))  # others are made in Python
    run_doctest(_registry.op(name).__doc__, name)


@pytest.mark.parametrize("name", OPS)
def test_docstring(name):
    schema, text = _registry.schemas()[name], _registry.op(name).__doc__
    first, _, rest = text.partition("\n")
    assert first.endswith(".") and rest.startswith("\n")
    assert max(map(len, text.split("\n"))) <= 120
    for title in ("Returns:", "Raises:", "Differentiable: " + ("yes." if schema["differentiable"] else "no"), *["Example:"] * (name not in WITHOUT_EXAMPLE)):
        assert "\n" + title in text, title
    for p in _registry.parameters(schema):
        assert f"\n    {p['name']} (" in text
        if p["type"] == "string" and p["schema"]["choices"]:
            assert p["default"] in [names[0] for names in p["schema"]["choices"]]
    for entry in schema["inputs"] + schema["outputs"]:
        assert f"shape {entry['shape']}" in " ".join(text.split()) or any(a["name"] == entry["name"] for a in schema["attributes"])
    assert "absent" not in text and "INVALID_ARGUMENT" not in text and "  :" not in text


@pytest.mark.parametrize("name", OPS)
def test_signature(name):
    signature = inspect.signature(_registry.op(name))
    parameters = _registry.parameters(_registry.schemas()[name])
    assert list(signature.parameters) == [p["name"] for p in parameters]
    needed = [p.default is inspect.Parameter.empty for p in signature.parameters.values()]
    assert needed == sorted(needed, reverse=True)


@pytest.mark.parametrize("name,expected", [
    ("add", "(x1, x2)"),
    ("sum", "(x, axis=None, keepdims=False, dtype=None)"),
    ("cast", "(x, dtype)"),
    ("one_hot", "(indices, depth, on_value=None, off_value=None, axis=-1, dtype=None)"),
    ("fill", "(shape, value)"),
    ("max_pool2d", "(x, ksize=[2, 2], strides=None, padding='VALID', data_format='NHWC', paddings=None, dilations=[1, 1], "
     "ceil_mode=False)"),
    ("random_normal", "(shape=[], mean=0.0, stddev=1.0, dtype='float32', seed=0, key=None)"),
    ("clip", "(x, min=None, max=None)"),
    ("reshape", "(x, shape, zero_copies=False)"),
])
def test_signatures_that_people_know(name, expected):
    assert str(inspect.signature(_registry.op(name))) == expected


def test_help():
    text = pydoc.render_doc(_registry.op("add"), renderer=pydoc.plaintext)
    assert "\nadd(x1, x2)\n    x1 + x2; integers wrap.\n" in text
    assert "what x1 and x2 are promoted to" in text
    assert "shape broadcast(x1, x2)" in text


def test_dtypes_in_words():
    def words(name, i=0):
        return _docs.dtypes_text(_registry.schemas()[name]["inputs"][i])

    assert words("add") == "any number"
    assert words("maximum") == "any real number"
    assert words("softmax") == "floating"
    assert words("identity") == "any dtype"
    assert words("sqrt") == "floating or complex (64-bit integers become float64, others and bool float32)"
    assert words("bitwise_and") == "bool or integer"
    assert words("complex") == "float32 or float64"


def test_dir_and_completion():
    assert set(OPS) <= set(dir(eager))
    assert not {"apply_adam", "tanh_grad", "broadcast_reduced"} & set(dir(eager))
    completer = rlcompleter.Completer({"eager": eager})
    found = []
    while completer.complete("eager.softm", len(found)):
        found.append(completer.complete("eager.softm", len(found)))
    assert [f.rstrip("(") for f in found] == ["eager.softmax", "eager.softmax_cross_entropy_with_logits"]


def test_raw_ops():
    every = set(_registry.names(public=False))
    assert every <= set(dir(eager.raw_ops))
    assert {"tanh_grad", "apply_adam"} <= every and not {"cond", "while_loop"} & every
    for name in every:
        op = getattr(eager.raw_ops, name)
        assert op.__name__ == name and op.__doc__ and inspect.signature(op) is not None
    assert eager.raw_ops.add is _registry.op("add")
    run_doctest(eager.raw_ops.__doc__, "raw_ops")
    with pytest.raises(AttributeError, match="no_such_op"):
        eager.raw_ops.no_such_op
    with pytest.raises(AttributeError, match="while_loop"):
        eager.raw_ops.while_loop


def public_callables():
    """Returns the package's functions and classes that are no ops, by name; exceptions need no example."""
    found = {}
    for module in (eager, eager.array_api, eager.array_api.fft, eager.array_api.linalg, eager.data, eager.losses, eager.metrics,
                   eager.optimizers, eager.random, eager.nest, eager.testing):
        for name in dir(module):
            value = None if name.startswith("_") else getattr(module, name)
            is_ours = callable(value) and (getattr(value, "__module__", None) or "").startswith("eager") and not inspect.ismodule(value)
            if is_ours and type(value).__name__ != "Op" and not (isinstance(value, type) and issubclass(value, Exception)):
                found.setdefault(id(value), (f"{module.__name__}.{name}", value))
    return dict(found.values())


@pytest.mark.parametrize("name", public_callables())
def test_example_of_what_is_no_op(name):
    text = public_callables()[name].__doc__
    assert ">>> " in text
    run_doctest(textwrap.dedent("    " + text), name)


def test_names_that_do_not_exist():
    with pytest.raises(AttributeError, match="module 'eager' has no attribute 'no_such_op'"):
        eager.no_such_op
    with pytest.raises(AttributeError):
        eager.tanh_grad


def test_import_does_little():
    code = ("import sys; before = set(sys.modules); import eager; "
            "print(eager._registry._schemas is None, sorted({'json', 'inspect', 'typing', 'numpy', 'textwrap'} & "
            "(set(sys.modules) - before)))")
    out = subprocess.run([sys.executable, "-c", code], stdout=subprocess.PIPE, check=True, universal_newlines=True).stdout
    assert out.strip() == "True []"


@pytest.mark.parametrize("readme, least", [("README.md", 10), ("eager/array_api/README.md", 1)])
def test_readme(readme, least):
    with open(os.path.join(PYTHON, readme), encoding="utf-8") as file:
        blocks = re.findall(r"```python\n(.*?)```", file.read(), re.S)
    examples = [block for block in blocks if ">>>" in block]
    assert len(examples) >= least
    run_doctest("\n".join(examples), readme)
