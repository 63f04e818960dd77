"""What modules export, what objects list, and that tensors work with libraries that inspect objects first."""
import builtins
import importlib
import inspect
import pkgutil
import rlcompleter
import types

import pytest

import eager
from eager import _registry


def public_modules():
    found = [eager]
    for info in pkgutil.walk_packages(eager.__path__, "eager."):
        if not any(part.startswith("_") for part in info.name.split(".")):
            found.append(importlib.import_module(info.name))
    return found


@pytest.mark.parametrize("module", public_modules(), ids=lambda m: m.__name__)
def test_no_module_leaks_what_it_imports(module):
    """dir() lists only what is eager's own: no modules, functions or classes of Python's library."""
    if module.__name__ == "eager.compat.tensorflow.python2_division":
        pytest.skip("changes operators")
    for name in dir(module):
        if name.startswith("_"):
            continue
        value = getattr(module, name)
        home = value.__name__ if isinstance(value, types.ModuleType) else getattr(value, "__module__", "eager")
        allowed = ("eager", "numpy") if module.__name__ == "eager.typing" else ("eager",)
        if name in getattr(module, "__all__", ()) and home == "typing":
            continue  # a union type
        assert (home or "eager").split(".")[0] in allowed, f"{module.__name__}.{name} is {home}'s"
        # Only a package lists modules.
        assert not isinstance(value, types.ModuleType) or hasattr(module, "__path__"), f"{module.__name__}.{name}"
    # Tensor and Variable are listed in the module eager alone.
    if module not in (eager,) and not module.__name__.startswith("eager.compat"):
        assert not {"Tensor", "Variable"} & set(dir(module)), module.__name__


def test_star_import_brings_the_ops():
    scope = {}
    exec("from eager import *", scope)
    for name in ("matmul", "add", "relu", "conv2d", "sum", "constant", "Tensor", "Variable", "GradientTape", "float32", "function", "cond",
                 "optimizers", "nest", "errors", "grad", "set_printoptions"):
        assert scope[name] is getattr(eager, name), name
    assert {n for n in _registry.names() if not hasattr(builtins, n)} <= set(scope)
    assert not [n for n in scope if n.startswith("_") and n != "__builtins__"]
    assert not {"functions", "gradients", "control_flow", "py_functions", "dtypes", "typing", "annotations"} & set(scope)
    assert scope["devices"] is eager.devices  # the function, not the module


def test_star_import_shadows_what_numpys_does():
    np = pytest.importorskip("numpy")
    shadowed = {n for n in eager.__all__ if hasattr(builtins, n)}
    assert shadowed <= set(np.__all__)
    assert {n for n in np.__all__ if hasattr(builtins, n) and n in dir(eager)} <= shadowed
    assert hasattr(eager, "range") and "range" not in eager.__all__
    assert len(eager.__all__) == len(set(eager.__all__))


def sparse_rows():
    table = eager.constant([[1.0, 2.0], [3.0, 4.0]])
    with eager.GradientTape() as tape:
        tape.watch(table)
        y = eager.gather(table, [1])
    return tape.gradient(y, table)


OBJECTS = {
    "scalar": lambda: eager.constant(1.5), "vector": lambda: eager.constant([1.0, 2.0]), "matrix": lambda: eager.ones((2, 3)),
    "empty": lambda: eager.zeros((0, 2)), "integers": lambda: eager.constant([1, 2]), "bools": lambda: eager.constant([True]),
    "complex": lambda: eager.constant([1j]), "strings": lambda: eager.constant(["a"]),
    "matrix of strings": lambda: eager.constant([["a", "b"]]), "bfloat16": lambda: eager.ones((2,), "bfloat16"),
    "sparse rows": sparse_rows, "Variable": lambda: eager.Variable([1.0, 2.0]), "optimizer": lambda: eager.optimizers.Adam(),
    "tape": eager.GradientTape, "function": lambda: eager.function(lambda: eager.ones(2)).get_concrete_function(),
    "spec": lambda: eager.TensorSpec([None]), "dtype": lambda: eager.float32}


@pytest.mark.parametrize("kind", OBJECTS)
def test_all_attributes_can_be_listed(kind):
    value = OBJECTS[kind]()
    names = {name for name, _ in inspect.getmembers(value)}
    assert names
    completer = rlcompleter.Completer({"value": value})
    found = []
    while completer.complete("value.", len(found)) is not None:
        found.append(completer.complete("value.", len(found)))
    assert len(found) > 3
    has_rows = kind == "sparse rows"
    assert hasattr(value, "values") == hasattr(value, "indices") == has_rows
    if kind in ("vector", "scalar"):
        assert not hasattr(value, "mT")
        with pytest.raises(AttributeError, match="sparse rows"):
            value.values


def test_attributes_of_a_symbolic_tensor_can_be_listed():
    seen = []

    @eager.function
    def f(x):
        seen.extend(name for name, _ in inspect.getmembers(x))
        return x

    f(eager.ones((2, 2)))
    assert "shape" in seen and "values" not in seen


def test_matplotlib_plots_tensors(tmp_path):
    matplotlib = pytest.importorskip("matplotlib")
    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    x = eager.linspace(0.0, 1.0, 5)
    y = x * x
    figure, axes = plt.subplots()
    for a, b in ((x, y), (eager.Variable(x), eager.Variable(y))):
        line, = axes.plot(a, b)
        assert line.get_ydata().tolist() == pytest.approx(y.tolist())
        axes.scatter(a, b, c=b)
        axes.hist(b, bins=3)
        axes.bar(a, b)
        axes.fill_between(a, b)
        axes.errorbar(a, b, yerr=b)
        axes.axhline(b[1])
        axes.set_xlim(a[0], a[-1])
    axes.imshow(eager.ones((3, 4)))
    figure.savefig(str(tmp_path / "plot.png"))
    plt.close(figure)
