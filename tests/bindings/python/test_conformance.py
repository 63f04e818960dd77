"""The table of conformance (../README.md), which all languages run."""
import contextlib
import contextvars
import gc
import math
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import pytest

import eager
from eager import _core, _registry, raw_ops

import test_op_cases as op_cases

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.append(str(ROOT / "bindings/generate"))
import conformance  # noqa: E402

ROWS = [row for row in conformance.read(ROOT / "tests/bindings/conformance.json") if "python" not in row.left_out]
FILES = os.environ.get("EAGER_CONFORMANCE_FILES")
COMPLEX = ("complex64", "complex128")
COUNT = 0


@pytest.fixture(scope="module", autouse=True)
def say_how_many(request):
    gc.collect()
    gc.freeze()  # what is there already need not be searched after a row
    yield
    gc.unfreeze()
    with request.config.pluginmanager.getplugin("capturemanager").global_and_fixture_disabled():
        print(f"\npython: {COUNT} rows of conformance")


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_row(row):
    global COUNT
    before = live_tensors()
    with tempfile.TemporaryDirectory() as folder:
        runner = Runner(folder)
        try:
            contextvars.Context().run(runner.run, row.steps)
        finally:
            runner.names.clear()  # a tape keeps callbacks, which keep the runner
    if live_tensors() != before:
        gc.collect()
    assert live_tensors() == before
    COUNT += 1


def live_tensors():
    return eager.memory_info()["live_tensors"]


class Runner:
    """Runs steps. Names stand for tensors, numbers (weak scalars), variables, tapes, optimizers and functions; for files,
    which lie in the folder, they stand for the paths."""

    def __init__(self, folder):
        self.folder, self.names = pathlib.Path(folder), {None: None}

    def run(self, steps):
        for step in steps:
            how = getattr(self, "do_" + step["do"])
            if "error" not in step:
                self.store(step, how(step))
                continue
            with pytest.raises(eager.errors.EagerError) as caught:
                how(step)
            self.check(caught.value, **step["error"])

    def store(self, step, result):
        names = step.get("as")
        if isinstance(names, list):
            assert len(names) == len(result)
            self.names.update(zip(names, result))
        elif names is not None and step["do"] != "load":
            self.names[names] = result

    def check(self, error, code, op=None, message=None):
        assert type(error).code == getattr(eager.errors, error_class(code)).code
        assert op is None or error.op == op
        assert message is None or error.message == message

    def all(self, names):
        return [self.names[name] for name in names]

    # ---- Values

    def do_tensor(self, step):
        values = [element(step["dtype"], value) for value in step["values"]]
        return eager.constant(values, dtype=step["dtype"], shape=step["dims"])

    def do_scalar(self, step):
        return float.fromhex(step["value"]) if step["kind"] == "float" else int(step["value"])

    def do_op(self, step):
        schema = _registry.schema(step["op"])
        if schema is None:
            raise eager.errors.NotFoundError(f"no op {step['op']}")
        given = {p["name"]: self.parameter(p, step["given"][p["name"]]) for p in _registry.parameters(schema) if p["name"] in step["given"]}
        if not _registry.is_function(schema):
            functions = {name: value for name, value in given.items() if isinstance(value, eager.ConcreteFunction)}
            attributes = {name: value for name, value in given.items() if name != "inputs" and name not in functions}
            return _core.control_flow(step["op"], len(step["as"]), functions, attributes).run(given["inputs"])
        result = getattr(raw_ops, step["op"])(**given)
        return flat(result)

    def parameter(self, p, value):
        if p["input"] >= 0 and isinstance(value, str):
            return self.names[value]
        if p["input"] >= 0 and p["schema"].get("list"):
            return self.all(value)
        if p["type"] == "function":
            return self.names[value]
        return conformance.number(value) if p["type"] == "float" else value

    def do_expect(self, step):
        value = self.names[step["value"]]
        assert value.dtype.name == step["dtype"] and list(value.shape) == step["dims"]
        value = value.to_dense() if isinstance(value, eager.Tensor) else value
        got = value.reshape([-1]).tolist()
        expected = [element(step["dtype"], one) for one in step["values"]]
        assert all(map(near, got, expected, conformance.tolerances(step))), f"{got} is not {expected}"

    def do_expect_none(self, step):
        assert self.names[step["value"]] is None

    def do_text(self, step):
        assert self.names[step["value"]].value_text() == step["is"]

    def do_copy_to(self, step):
        return self.names[step["value"]].to(step["device"])

    def do_sparse(self, step):
        assert self.names[step["value"]].is_sparse_rows == step["is"]

    def do_sparse_rows(self, step):
        value = self.names[step["value"]]
        return [value.indices, value.values]

    def do_to_dense(self, step):
        return self.names[step["value"]].to_dense()

    # ---- Tapes

    def do_tape(self, step):
        watches = not step.get("ignore_variables", False)
        tape = eager.GradientTape(persistent=step.get("persistent", False), watch_accessed_variables=watches)
        tape.__enter__()
        self.names["pauses of " + step["as"]] = []
        return tape

    def do_watch(self, step):
        self.names[step["tape"]].watch(self.names[step["value"]])

    def do_stop(self, step):
        self.names[step["tape"]].__exit__(None, None, None)

    def do_pause(self, step):
        pause = self.names[step["tape"]].stop_recording()
        pause.__enter__()
        self.names["pauses of " + step["tape"]].append(pause)

    def do_resume(self, step):
        self.names["pauses of " + step["tape"]].pop().__exit__(None, None, None)

    def do_reset(self, step):
        self.names[step["tape"]].reset()

    def do_gradient(self, step):
        weights = step.get("output_gradients")
        unconnected = eager.UnconnectedGradients.ZERO if step.get("unconnected_zero") else eager.UnconnectedGradients.NONE
        return self.names[step["tape"]].gradient(
            self.all(step["targets"]), self.all(step["sources"]), None if weights is None else self.all(weights), unconnected)

    def do_custom_gradient(self, step):
        outputs = tuple(self.all(step["outputs"]))
        return _core.record_gradient(tuple(self.all(step["inputs"])), outputs, self.callback(step["backward"]))

    def callback(self, body):
        def call(*arguments):
            self.names.update(zip(body["arguments"], arguments))
            try:
                self.run(body["steps"])
                return self.all(body["results"])
            finally:
                for name in [*body["arguments"], *made(body["steps"])]:
                    self.names.pop(name, None)
        return call

    def do_fail(self, step):
        raise getattr(eager.errors, error_class(step["code"]))(step["message"])

    # ---- Variables and optimizers

    def do_variable(self, step):
        return eager.Variable(self.names[step["initial"]], trainable=step.get("trainable", True), name=step.get("name"))

    def do_variable_with_shape(self, step):
        return eager.Variable(self.names[step["initial"]], name=step["name"], shape=step.get("dims", ...))

    def do_read(self, step):
        return self.names[step["variable"]].read_value()

    def do_assign(self, step):
        getattr(self.names[step["variable"]], step["do"])(self.names[step["value"]])

    do_assign_add = do_assign_sub = do_assign

    def do_assign_slice(self, step):
        self.names[step["variable"]].assign_slice(self.names[step["begin"]], self.names[step["value"]])

    def do_optimizer(self, step):
        titles = {one["name"]: one["title"] for one in _registry.kinds("optimizers")}
        if step["kind"] not in titles:
            raise eager.errors.NotFoundError(f"no optimizer {step['kind']}")
        given = {name: conformance.number(value) for name, value in step["given"].items()}
        return getattr(eager.optimizers, titles[step["kind"]])(**given)

    def do_learning_rate(self, step):
        self.names[step["optimizer"]].learning_rate = self.names[step["value"]]

    def do_apply(self, step):
        self.names[step["optimizer"]].apply_gradients(zip(self.all(step["gradients"]), self.all(step["variables"])))

    def do_slot(self, step):
        return self.names[step["optimizer"]].slot(self.names[step["variable"]], step["slot"])

    # ---- Layers

    def do_layer(self, step):
        kind = next(one for one in _registry.kinds("layers") if one["name"] == step["kind"])
        types = {one["name"]: one["type"] for one in kind["attributes"]}
        given = {name: conformance.number(value) if types[name] == "float" else value for name, value in step["given"].items()}
        found = getattr(eager.nn, kind["title"])
        if not issubclass(found, eager.nn.Layer):  # a cell, which is a module here
            found = eager.nn._class_of(kind, "eager.nn")
        return found(**given)

    def do_call_layer(self, step):
        given = [None if one is None else self.names[one] for one in step["given"]]
        return flat(self.names[step["layer"]](*given, training=step["training"]))

    def do_layer_variable(self, step):
        return self.names[step["layer"]].named_variables()[step["variable"]]

    # ---- Datasets

    def do_dataset(self, step):
        kind, given, inputs = step["kind"], dict(step["given"]), self.all(step["inputs"])
        source = eager.data.Dataset
        if kind in ("tensor_slices", "tensors"):
            tensors = self.all(given["tensors"])
            return getattr(source, f"from_{kind}")(tensors[0] if len(tensors) == 1 else tuple(tensors))
        if kind == "records":
            return source.records(self.all(given.pop("files")), **given)
        if kind == "range":
            return source.range(given.get("start", 0), given["stop"], given.get("step", 1))
        if kind == "zip":
            return source.zip(*inputs)
        if kind == "interleave":
            return source.interleave_datasets(inputs, **given)
        if kind == "concatenate":
            return inputs[0].concatenate(*inputs[1:])
        if "op" in given:
            return getattr(inputs[0], kind)(self.names[given.pop("op")], **given)
        for name in ("padded_shapes", "padding_values"):
            if name in given:
                given[name] = [one.tolist() for one in self.all(given[name])]
                given[name] = given[name][0] if len(given[name]) == 1 else tuple(given[name])
        return getattr(inputs[0], kind)(**given)

    def do_elements(self, step):
        iterator, expected, first = iter(self.names[step["dataset"]]), step["is"], step.get("saved_at", 0)
        assert [next_text(iterator) for _ in expected[:first]] == expected[:first]
        state = iterator.save() if "saved_at" in step else None
        for run in range(1 if state is None else 2):
            if run:
                iterator.restore(state)
            assert [next_text(iterator) for _ in expected[first:]] == expected[first:]
            assert step.get("more") or next_text(iterator) is None
        iterator.stop()

    # ---- Files

    def objects(self, step):
        """The objects of a Checkpoint by name."""
        model = {"model": eager.nn.Sequential(*self.all(step["model"]))} if step["model"] else {}
        return model | ({"optimizer": self.names[step["optimizer"]]} if "optimizer" in step else {})

    def do_checkpoint(self, step):
        tensors = {key: self.names[name] for key, name in step["tensors"].items()}
        path = eager.Checkpoint(**self.objects(step), **tensors, **step["texts"]).write(self.folder / step["as"])
        file = _core.CheckpointFile(path)
        assert [key for key, *_ in file.entries() if key != "save_counter"] == step["keys"]
        assert {key: file.text(key) for key in step["texts"]} == step["texts"]
        return path

    def do_restore(self, step):
        eager.Checkpoint(**self.objects(step)).restore(self.names[step["checkpoint"]]).assert_existing_objects_matched()

    def do_read_key(self, step):
        return _core.CheckpointFile(self.names[step["checkpoint"]]).read(step["key"])

    def do_write_records(self, step):
        path = self.folder / step["as"]
        with eager.records.Writer(path, step["compression"]) as writer:
            for record in step["records"]:
                writer.write(record.encode())
        return path

    def do_write_events(self, step):
        with contextlib.closing(eager.summary.Writer(self.folder)) as writer:
            for one in step["scalars"]:
                writer.scalar(one["tag"], conformance.number(one["value"]), one["step"])
        return writer.path

    # ---- Random numbers and scopes

    def do_random_state(self, step):
        return eager.random.get_state()

    def do_set_random_state(self, step):
        eager.random.set_state(self.names[step["state"]])

    def do_seed(self, step):
        eager.random.set_seed(step["value"])

    def do_fork(self, step):
        contextvars.copy_context().run(self.run, step["steps"])

    def do_device(self, step):
        with eager.device(step["name"]):
            self.run(step["steps"])

    # ---- Functions

    def do_function(self, step):
        def traced(*inputs):
            self.names.update(zip((one["as"] for one in step["inputs"]), inputs))
            self.run(step["steps"])
            return tuple(self.all(step["results"]))

        dims = [[None if dim < 0 else dim for dim in one["dims"]] for one in step["inputs"]]
        specs = [eager.TensorSpec(shape, one["dtype"], one["name"]) for shape, one in zip(dims, step["inputs"])]
        made_of = traced if specs else lambda: traced()  # a function without parameters has one trace
        try:
            return eager.function(made_of, name=step["name"]).get_concrete_function(*specs)
        finally:
            for name in [*(one["as"] for one in step["inputs"]), *made(step["steps"])]:
                self.names.pop(name, None)

    def do_call(self, step):
        return flat(self.names[step["function"]](*self.all(step["given"])))

    def do_host_call(self, step):
        outputs = [(eager.dtypes.as_dtype(one["dtype"]).code, tuple(None if dim < 0 else dim for dim in one["dims"]))
                   for one in step["outputs"]]
        body = self.callback(step["body"])
        return _core.host_call(step["name"], lambda inputs: body(*inputs), outputs).run(self.all(step["given"]))

    def do_function_variable(self, step):
        return self.names[step["function"]].variables[step["index"]]

    def do_save(self, step):
        if FILES:
            eager.save(self.names[step["function"]], pathlib.Path(FILES) / f"python-{step['file']}")

    def do_load(self, step):
        paths = sorted(pathlib.Path(FILES).glob(f"*-{step['file']}")) if FILES else []
        assert paths or not FILES, f"no language saved {step['file']}"
        for path in paths:
            self.names[step["as"]] = eager.load(path)
            self.run(step["steps"])
            for name in [step["as"], *made(step["steps"])]:
                self.names.pop(name, None)

    def do_save_to(self, step):
        eager.save(self.names[step["function"]], step["path"])

    def do_load_bytes(self, step):
        path = self.folder / step["as"]
        path.write_bytes(bytes.fromhex(step["bytes"]))
        return eager.load(path)


def next_text(iterator):
    """The texts of the next element's components, or "!" and an error's code; None at the end."""
    try:
        element = next(iterator, None)
    except eager.errors.EagerError as error:
        return "!" + re.sub("(?<!^)(?=[A-Z])", "_", type(error).__name__.removesuffix("Error")).upper()
    return None if element is None else " | ".join(one.value_text() for one in flat(element))


def made(steps):
    """The names that steps make."""
    for step in steps:
        names = step.get("as", [])
        yield from [names] if isinstance(names, str) else names
        yield from made(step.get("steps", []))


def flat(result):
    """What an op or a function gives as one list."""
    if result is None:
        return []
    return [part for one in result for part in flat(one)] if isinstance(result, (list, tuple)) else [result]


def element(dtype, value):
    if dtype in COMPLEX:
        return complex(*map(float.fromhex, value))
    if dtype == "string":
        return value.encode()
    if dtype.startswith(("float", "bfloat")):
        return float.fromhex(value)
    return int(value) if dtype in ("int64", "uint64") else value


def near(got, expected, tolerance):
    if isinstance(expected, complex):
        return near(got.real, expected.real, tolerance) and near(got.imag, expected.imag, tolerance)
    if not isinstance(expected, float) or not tolerance:
        return same(got, expected)
    return abs(got - expected) <= tolerance


def same(got, expected):
    if not isinstance(expected, float):
        return got == expected and type(got) is type(expected)
    return math.isnan(got) if math.isnan(expected) else got == expected and math.copysign(1, got) == math.copysign(1, expected)


def error_class(code):
    return "".join(part.capitalize() for part in code.split("_")) + "Error"


def test_every_op_and_attribute_is_in_the_table_or_in_a_case():
    if not op_cases.CASES:
        pytest.skip("op_cases is not built")
    used = {}
    steps = [step for row in ROWS for step in steps_of(row.steps) if step["do"] == "op"]
    for call in steps + [case for cases in op_cases.CASES.values() for case in cases]:
        if "error" not in call:
            for name, value in call["given"].items():
                used.setdefault((call["op"], name), []).append(value)
    missing = [
        f"{name} {p['name']}"
        for name, schema in _registry.schemas().items() if schema["public"]
        for p in _registry.parameters(schema) if not any(is_no_default(p, value) for value in used.get((name, p["name"]), []))
    ]
    assert not missing


def is_no_default(p, value):
    return p["type"] == "input" or p["default"] != (conformance.number(value) if p["type"] == "float" else value)


def test_the_table_is_what_its_program_writes():
    pytest.importorskip("numpy")
    pytest.importorskip("mpmath")
    path = ROOT / "tests/bindings/make_conformance.py"
    done = subprocess.run([sys.executable, str(path), "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def steps_of(steps):
    for step in steps:
        yield step
        for inner in (step, step.get("body", {}), step.get("backward", {})):
            if inner is not step or "steps" in step:
                yield from steps_of(inner.get("steps", []))
