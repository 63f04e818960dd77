"""Type stubs: those of ops are made from the library alone, mypy --strict accepts right programs and finds the mistakes
in wrong ones, and stubs and package have the same names and signatures."""
import ast
import importlib
import inspect
import json
import os
import shutil
import subprocess
import sys

import pytest

import eager
from eager import _registry

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", "bindings", "python")


def library():
    """Returns the path of the libeager.so that this process has loaded."""
    with open("/proc/self/maps") as maps:
        return next(line.split(None, 5)[5].strip() for line in maps if "/libeager.so" in line)


@pytest.fixture(scope="module")
def stubs(tmp_path_factory):
    """Makes a folder with all stubs of the package, and without the extension."""
    folder = tmp_path_factory.mktemp("stubs")
    shutil.copytree(os.path.join(ROOT, "eager"), str(folder / "eager"), ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    shutil.copy(os.path.join(ROOT, "generate_stubs.py"), str(folder))
    subprocess.run([sys.executable, "-S", "-E", str(folder / "generate_stubs.py"), library(), str(folder / "eager")],
                   check=True, cwd=str(folder))
    return folder


def functions_of(path):
    """Returns the functions of a stub by name, each as a list of overloads."""
    with open(path, encoding="utf-8") as file:
        tree = ast.parse(file.read())
    found = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            found.setdefault(node.name, []).append(node)
    return tree, found


def names_of_arguments(arguments):
    some = [arguments.vararg] if arguments.vararg else []
    more = [arguments.kwarg] if arguments.kwarg else []
    return [a.arg for a in arguments.posonlyargs + arguments.args + some + arguments.kwonlyargs + more]


def test_every_op_has_a_stub(stubs):
    tree, functions = functions_of(stubs / "eager" / "raw_ops.pyi")
    assert sorted(functions) == sorted(_registry.names(public=False))
    for name, (stub,) in functions.items():
        signature = inspect.signature(getattr(eager.raw_ops, name))
        assert names_of_arguments(stub.args) == list(signature.parameters), name
        optional = [p for p in signature.parameters.values() if p.default is not inspect.Parameter.empty]
        defaults = [d for d in [*stub.args.defaults, *stub.args.kw_defaults] if d is not None]
        assert len(defaults) == len(optional), name
        for p, default in zip(optional, defaults):
            value = ast.literal_eval(default)
            assert value is ... or (value == p.default and type(value) is type(p.default)), (name, p)
        assert ast.get_docstring(stub) == inspect.cleandoc(getattr(eager.raw_ops, name).__doc__)
    exported = next(ast.literal_eval(node.value) for node in tree.body if isinstance(node, ast.Assign))
    assert set(exported) == {name for name in _registry.names() if getattr(eager, name) is _registry.op(name)}


def test_stub_of_the_package_names_what_there_is(stubs):
    sys.path.insert(0, str(stubs))
    try:
        names_of = importlib.import_module("generate_stubs").names_of
    finally:
        sys.path.remove(str(stubs))
    present = {name for name in vars(eager) if not name.startswith("_") and not hasattr(_registry, name)}
    modules = {name for name in present if inspect.ismodule(getattr(eager, name))}
    public = set(_registry.names())
    for name in names_of("__init__.pyi"):
        assert hasattr(eager, name), f"eager has no {name}"
    assert present - modules - names_of("__init__.pyi") - public == set(), "__init__.pyi lacks names"


MODULES = ["array_api", "array_api.fft", "array_api.linalg", "constraints", "_creation", "_forward_mode", "_recompute", "_shaping", "_training", "control_flow", "custom_ops", "devices", "errors", "functions",
           "gradients", "initializers", "losses", "metrics", "nest", "nn", "optimizers", "optimizers.schedules", "py_functions", "random", "regularizers",
           "testing"]


@pytest.mark.parametrize("name", MODULES)
def test_signatures(name, stubs):
    """Stubs have the functions, and their parameters, of their modules."""
    path = stubs / "eager" / name.replace(".", "/")
    tree, functions = functions_of(path / "__init__.pyi" if path.is_dir() else path.with_suffix(".pyi"))
    module = importlib.import_module("eager." + name)
    for function, overloads in functions.items():
        signature = inspect.signature(getattr(module, function))
        for stub in overloads:
            given = names_of_arguments(stub.args)
            assert given == list(signature.parameters), function
    exported = [ast.literal_eval(node.value) for node in tree.body if isinstance(node, ast.Assign) and node.targets[0].id == "__all__"]
    if exported and hasattr(module, "__all__"):
        assert sorted(exported[0]) == sorted(module.__all__)
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            check_class(node, getattr(module, node.name))


def check_class(stub, found):
    for node in stub.body:
        if isinstance(node, ast.FunctionDef) and node.name != "__getattr__":
            member = getattr(found, node.name)
            decorators = [d.id for d in node.decorator_list if isinstance(d, ast.Name)]
            if inspect.isfunction(member) and "overload" not in decorators:
                given = names_of_arguments(node.args)
                assert given == list(inspect.signature(member).parameters), (stub.name, node.name)


def test_the_extensions_types():
    with open(os.path.join(ROOT, "eager", "_core.pyi"), encoding="utf-8") as file:
        classes = {node.name: node for node in ast.parse(file.read()).body if isinstance(node, ast.ClassDef)}
    common = classes.pop("_Operators")
    for name, stub in classes.items():
        found = getattr(eager._core, name)
        stated = {n.name for n in stub.body if isinstance(n, ast.FunctionDef)}
        stated |= {n.target.id for n in stub.body if isinstance(n, ast.AnnAssign)}
        if name in ("Tensor", "Variable"):
            stated |= {n.name for n in common.body if isinstance(n, ast.FunctionDef)}
            check_class(common, found)
        for member in stated - {"__getattr__"}:
            assert hasattr(found, member), f"{name} has no {member}"
        check_class(stub, found)
        public = {m for m in vars(found) if not m.startswith("_")} - {"set_float", "set_int", "set_bool", "set_strings", "set_floats"}
        assert public <= stated, f"_core.pyi lacks members of {name}: {public - stated}"


# ---- mypy

RIGHT = '''
import contextlib
from typing import Any

import numpy as np

import eager
import eager.errors
import eager.typing
from eager import Tensor, Variable
from eager.typing import DTypeLike, ShapeLike, TensorLike


def scale(x: TensorLike, by: float, dtype: DTypeLike = eager.float32) -> Tensor:
    return eager.cast(x, dtype) * by


def make(shape: ShapeLike) -> Tensor:
    return eager.zeros(shape) + eager.ones(shape, dtype=np.float32) + eager.fill(shape, 2.0) + eager.random.normal(shape, seed=1)


x: Tensor = eager.constant([[1.0, 2.0], [3.0, 4.0]])
for t in (scale(x, 2), scale([1, 2], 0.5, "float64"), scale(np.ones(3), 1.0, float), scale(3, 1, np.dtype("int32"))):
    print(len(t.shape) + 1, t.dtype.name, t.numpy().sum(), t.ndim, t.device)
make([2, 3]), make((2, 3)), make(4), make(np.array([2, 3])), make(eager.shape(x))
y: Tensor = -x + 1 - 2.0 * x / [1.0, 2.0] // 3 % 5 ** x @ np.eye(2) + abs(x)
y = (1 + x) * (True - x) + np.float32(2.0) * x
b: Tensor = (x > 1) & (x <= x) | ~(x == 2.0) ^ (x != y)
n: int = int(x[0, 0]) + len(x)
f: float = float(x[0][1]) + x[..., None, 1:, ::2].size
if x[0, 0] > 0 and eager.all(b):
    for row in x:
        print(row.item(), row.tolist(), f"{row[0]:.2f}", 2.0 in row)
eager.sum(x), eager.sum(x, 0), eager.sum(x, axis=(0, 1), keepdims=True, dtype="float64"), x.sum(axis=-1), x.T.reshape(4, -1).mean()
parts: tuple[Tensor, ...] = eager.split(x, 2, axis=1) + eager.unstack(x)[:0]
joined: Tensor = eager.concat(parts, axis=1) + eager.stack([x, x], axis=0)[0]
clipped, norm = eager.clip_by_global_norm([x, y], clip_norm=1.0)
print(clipped[0] + norm)
eager.conv2d(eager.ones([1, 4, 4, 1]), eager.ones([2, 2, 1, 1]), [1, 1], "SAME", data_format="NHWC")
eager.conv2d(eager.ones([1, 4, 4, 1]), eager.ones([2, 2, 1, 1]), 2, "same", data_format="channels_last")
eager.softmax_cross_entropy_with_logits(logits=x, labels=x, axis=-1)
eager.set_printoptions(precision=8, suppress=False)
eager.pad(x, [[1, 1], [0, 0]], mode="REFLECT"), eager.one_hot([1, 2], 3), eager.clip(x, 0.0), eager.arange(3), eager.range(1, 5, 2)
eager.raw_ops.tanh_grad(x, x), eager.raw_ops.add(1, 2)

v = Variable(x, trainable=True, name="v")
v.assign(x).assign_add(1.0)
v.trainable = False
v.trainable = True
w: Tensor = v * 2 + x + v.value() + eager.matmul(v, x)
with eager.GradientTape(persistent=True) as tape, eager.device("cpu:0"):
    tape.watch(x)
    loss = eager.sum(eager.square(v) + x)
g: Tensor = tape.gradient(loss, v)
gs: list[Tensor] = tape.gradient(loss, [v, x])
pair: tuple[Tensor, ...] = tape.gradient(loss, (v, x))
by_name: dict[str, Tensor] = tape.gradient(loss, {"v": v})
optimizer = eager.optimizers.Adam(learning_rate=0.1, beta_1=0.8)
optimizer.apply_gradients([(g, v)])
optimizer.learning_rate = 0.01
optimizer.minimize(lambda: eager.sum(v * v), [v])
print(optimizer.iterations, [s.name for s in optimizer.variables])
loss = eager.losses.huber([[1.0, 2.0]] * 2, x, delta=2.0, weights=[1.0, 2.0], reduction="none")
loss = eager.losses.CategoricalCrossentropy(from_logits=True, reduction="sum")(x, x)
mean, accuracy = eager.metrics.Mean("loss"), eager.metrics.TopK(2, sparse=True)
mean.update(loss)
accuracy.update([1, 0], x, weights=None)
for i in eager.progress(range(3), "epoch", loss=mean):
    print(i + 1, mean.result().item(), accuracy([1, 0], x).item())
stop = eager.EarlyStopping(patience=2, variables=[v])
print(stop(mean) and stop.best > 0)
w = eager.recompute(scale)(x, 2.0)
w = eager.jacfwd(lambda x: x * x)(x)
df = eager.grad(lambda x: x * x)
value, (dx,) = eager.value_and_gradients_function(lambda x: x * x)(3.0)


@eager.custom_gradient
def clip_gradient(x: Tensor) -> tuple[Tensor, Any]:
    return x, lambda dy: eager.clip_by_norm(dy, 0.5)


@eager.function
def step(x: Tensor, k: int = 2) -> Tensor:
    return eager.cond(eager.all(x > 0), lambda: x * k, lambda: x)  # type: ignore[no-any-return]


@eager.function(input_signature=[eager.TensorSpec([None, 3], eager.float32)])
def wide(x: Tensor) -> list[Tensor]:
    return [x]


class Scaler:
    @eager.function
    def scale(self, x: Tensor, by: float = 2.0) -> Tensor:
        return x * by


scaler = Scaler()
scaled: Tensor = scaler.scale(x, by=3.0) + Scaler.scale(scaler, x)
print(scaler.scale.get_concrete_function(x).graph, Scaler.scale.traces)

out: Tensor = step(x, k=3)[0] + wide(eager.ones((2, 3)))[0][:, :2]
print(step.traces, step.graph, step.get_concrete_function(x).inputs[0].shape)
eager.random.set_seed(1)
eager.map_fn(lambda x: x, x), eager.nest.map_structure(lambda x: x, [x])
with contextlib.suppress(eager.errors.InvalidArgumentError, eager.errors.EagerError):
    eager.add([1, 2], [1, 2, 3])
try:
    eager.reshape(x, [3])
except eager.errors.InvalidArgumentError as error:
    print(error.message, error.op, error.code)
@eager.define_op("stubs.double", "x: T[n], by: float = 2 -> y: T[n]; T: float32", gradient=lambda x, dy, by: by * dy, saves=["shape(x)"])
def double(x: Any, y: Any, by: float) -> None:
    np.multiply(x, by, out=y)


out = double([1.0], by=2)
eager.testing.check_op(double, [([1.0],)], orders=1)
out = eager.define_native_op("stubs.floor", "x: float64[...] -> y: float64[...]", None, "double = y floor(double = x)", no_gradient=True)(eager.constant(2.5, "float64"))
info: dict[str, int] = eager.memory_info()
assert eager.as_dtype("float32") == eager.float32 and eager.float32.is_floating and eager.pi > 3

net = eager.nn.Sequential(eager.nn.Dense(8, activation="relu"), eager.nn.Dropout(0.5))
net.add(eager.nn.Dense(units=2, kernel_initializer=eager.initializers.HeNormal(), dtype="float16"))
weights: list[eager.Variable] = net.trainable_variables
net(eager.ones([2, 3]), training=True)
class Own(eager.nn.Module):
    def __init__(self) -> None:
        self.layer = eager.nn.Conv2D(4, 3, padding="same")
    def call(self, x: eager.Tensor) -> Any:
        return self.layer(x)
print(eager.nn.summarize(Own()), eager.nn.LSTM(4, return_sequences=True).units)

xp = eager.array_api
a: Tensor = xp.linalg.svd(xp.asarray([[1, 2.5]], dtype=xp.float64), full_matrices=False).S + xp.sum(xp.fft.rfft(xp.ones((2, 3)), n=4), axis=(0, 1))
b = xp.where(xp.isfinite(a), xp.take(a, xp.arange(1)), 0) + xp.unique_all(a).values
print(xp.finfo(a).eps + 1, xp.result_type(a, xp.float32, 1).name, xp.astype(a, "bool"), xp.nonzero(a)[0], xp.isdtype(a.dtype, ("bool", xp.float32)))
'''

# Pairs of a wrong line and mypy's message about it.
WRONG = [
    ("eager.no_such_op(1)", 'Module has no attribute "no_such_op"'),
    ("eager.tanh_grad(1, 2)", 'Module has no attribute "tanh_grad"'),
    ("eager.add(1)", 'Missing positional argument "x2"'),
    ("eager.array_api.sum(x, 0)", 'Too many positional arguments for "sum"'),
    ("eager.array_api.add(x1=1, x2=2)", 'Unexpected keyword argument "x1" for "add"'),
    ("eager.add(1, 2, axis=3)", 'Unexpected keyword argument "axis" for "add"'),
    ("eager.add(object(), 2)", 'Argument 1 to "add" has incompatible type "object"'),
    ("eager.add(None, 2)", 'Argument 1 to "add" has incompatible type "None"'),
    ("eager.cast([1.0])", 'Missing positional argument "dtype"'),
    ("eager.cast([1.0], 3)", 'Argument 2 to "cast" has incompatible type "int"'),
    ('eager.sum([1.0], axis="x")', 'Argument "axis" to "sum" has incompatible type "str"'),
    ("eager.sum([1.0], axis=1.5)", 'Argument "axis" to "sum" has incompatible type "float"'),
    ('eager.max_pool2d(x, padding="WIDE")', 'Argument "padding" to "max_pool2d" has incompatible type "Literal[\'WIDE\']"'),
    ("eager.softmax_cross_entropy_with_logits(x, x)", 'Too many positional arguments for "softmax_cross_entropy_with_logits"'),
    ("eager.concat(3)", 'Argument 1 to "concat" has incompatible type "int"'),
    ('eager.zeros("a", dtype=[])', 'Argument "dtype" to "zeros" has incompatible type "list'),
    ("x.no_such_method()", '"Tensor" has no attribute "no_such_method"'),
    ("x[0] = 1", 'Unsupported target for indexed assignment ("Tensor")'),
    ("x + object()", "Unsupported operand types for + "),
    ("x.shape = (1,)", 'Property "shape" defined in "_Operators" is read-only'),
    ("s: str = eager.add(1, 2)", 'Incompatible types in assignment (expression has type "Tensor", variable has type "str")'),
    ("t: Tensor = eager.split(x, 2)", 'Incompatible types in assignment (expression has type "tuple[Tensor, ...]"'),
    ("eager.Variable(x, trainabel=True)", 'Unexpected keyword argument "trainabel" for "Variable"'),
    ("eager.Variable(x).assign(object())", 'Argument 1 to "assign" of "Variable" has incompatible type "object"'),
    ("eager.optimizers.Adam(beta=1)", 'Unexpected keyword argument "beta" for "Adam"'),
    ('eager.losses.huber(x, x, reduction="average")', 'Argument "reduction" to "huber" has incompatible type "Literal[\'average\']"'),
    ("eager.metrics.Mean(0.5)", 'Argument 1 to "Mean" has incompatible type "float"'),
    ("eager.metrics.AUC().update(x)", 'Missing positional argument "predictions"'),
    ("eager.EarlyStopping(mode='auto')", 'Argument "mode" to "EarlyStopping" has incompatible type'),
    ("eager.recompute(step)(x, j=1)", 'Unexpected keyword argument "j"'),
    ("eager.GradientTape().gradient(x)", "No overload variant"),
    ("eager.function(lambda x: x)(1, 2)", "Too many arguments"),
    ("step(x, j=1)", 'Unexpected keyword argument "j"'),
    ("Method().step(x, 1)", "Too many arguments"),
    ("eager.define_op(1, 'x')", 'No overload variant of "define_op"'),
    ("eager.testing.check_op(3, [])", 'Argument 1 to "check_op" has incompatible type "int"'),
    ('eager.show_config(mode="xml")', 'No overload variant of "show_config"'),
]


def run_mypy(stubs, code):
    pytest.importorskip("mypy")
    program = stubs / "program.py"
    program.write_text(code)
    result = subprocess.run([sys.executable, "-m", "mypy", "--strict", "--show-error-codes", "--hide-error-context", "--no-pretty",
                             "--cache-dir", str(stubs / "cache"), "program.py"], cwd=str(stubs), stdout=subprocess.PIPE,
                            stderr=subprocess.STDOUT, universal_newlines=True, env=dict(os.environ, MYPYPATH=str(stubs)))
    return result.stdout


def test_mypy_takes_a_right_program(stubs):
    assert run_mypy(stubs, RIGHT).startswith("Success")


def test_the_right_program_runs():
    exec(compile(RIGHT, "program.py", "exec"), {"__name__": "program"})


HEAD = ("import eager\nimport eager.optimizers\nfrom eager import Tensor\n\nx: Tensor = eager.constant([1.0])\n\n\n"
        "@eager.function\ndef step(x: Tensor) -> Tensor:\n    return x\n\n\n"
        "class Method:\n    @eager.function\n    def step(self, x: Tensor) -> Tensor:\n        return x\n\n\n")
WRONG_PROGRAM = HEAD + "".join(line + "\n" for line, _ in WRONG)
FIRST = HEAD.count("\n") + 1


def test_mypy_finds_mistakes(stubs):
    output = run_mypy(stubs, WRONG_PROGRAM)
    for i, (line, message) in enumerate(WRONG):
        said = [text for text in output.split("\n") if text.startswith(f"program.py:{FIRST + i}: error: ")]
        assert any(message in text for text in said), f"{line}: {said}"
    assert not [text for text in output.split("\n") if text.startswith("eager")], output


def test_pyright(stubs):
    """pyright agrees with mypy; the edition is one that PyPI has complete."""
    pytest.importorskip("basedpyright")
    folder = stubs / "pyright"
    folder.mkdir()
    for name, code in (("right.py", RIGHT), ("wrong.py", WRONG_PROGRAM)):
        (folder / name).write_text(code)
    config = {"typeCheckingMode": "standard", "include": ["pyright"], "extraPaths": ["."]}
    (stubs / "pyrightconfig.json").write_text(json.dumps(config))
    result = subprocess.run([sys.executable, "-m", "basedpyright", "-p", ".", "--pythonpath", sys.executable, "--outputjson"],
                            cwd=str(stubs), stdout=subprocess.PIPE, universal_newlines=True)
    found = [d for d in json.loads(result.stdout)["generalDiagnostics"] if d["severity"] == "error"]
    assert [d for d in found if d["file"].endswith("right.py")] == []
    lines = {d["range"]["start"]["line"] + 1 for d in found}
    assert lines == set(range(FIRST, FIRST + len(WRONG)))


# A list for eager/__init__.pyi, classes with @disjoint_base, which type checkers do not know yet, and modules without a
# stub.
ALLOWED = r"""
eager\.(raw_ops\.)?__all__
eager\._core\.(GradientTape|Layer|Optimizer|Schedule|Variable)
eager\._(?!core\b|creation\b).*
"""


def test_stubtest(stubs, tmp_path):
    pytest.importorskip("mypy.stubtest")
    # eager.compat is not typed.
    shutil.copytree(str(stubs / "eager"), str(tmp_path / "eager"), ignore=shutil.ignore_patterns("compat"))
    os.symlink(eager._core.__file__, str(tmp_path / "eager" / os.path.basename(eager._core.__file__)))
    (tmp_path / "allowed").write_text(ALLOWED)
    (tmp_path / "mypy.ini").write_text("[mypy]\nignore_errors = True\n")  # ignores errors in modules that have no stubs
    result = subprocess.run([sys.executable, "-m", "mypy.stubtest", "eager", "--concise", "--ignore-missing-stub", "--allowlist",
                             "allowed", "--mypy-config-file", "mypy.ini", "--ignore-unused-allowlist"], cwd=str(tmp_path), stdout=subprocess.PIPE,
                            stderr=subprocess.STDOUT, universal_newlines=True, env=dict(os.environ, PYTHONPATH=str(tmp_path)))
    assert result.returncode == 0, result.stdout
