"""Rows of the table, step by step."""

import json

import numpy as np

from . import values


class Steps:
    """A list of steps. Names that steps make are known to the row, so that no two steps make the same one."""

    def __init__(self, steps, names):
        self.steps, self.names = steps, names

    def do(self, what, error=None, **members):
        """Adds a step. `error` is (code, op, message), of which the last ones may be missing."""
        step = {"do": what, **{name: value for name, value in members.items() if value is not None}}
        made = step.get("as", [])
        for name in [made] if isinstance(made, str) else made:
            if error is None and name in self.names:
                raise ValueError(f"two values are called {name}")
            self.names.add(name)
        if error:
            step["error"] = dict(zip(("code", "op", "message"), error))
        self.steps.append(step)
        return step.get("as")

    def tensor(self, name, dtype, data, error=None):
        data = values.array(dtype, data)
        flat = [values.encode(dtype, one) for one in data.flatten()]
        return self.do("tensor", error, **{"as": name}, dtype=dtype, dims=list(data.shape), values=flat)

    def scalar(self, name, value):
        kind = "float" if isinstance(value, float) else "int"
        text = values.hexadecimal(value) if kind == "float" else str(value)
        return self.do("scalar", **{"as": name}, kind=kind, value=text)

    def op(self, op, given, names, error=None):
        """Runs an op: tensors by name, floats as they are."""
        names = [names] if isinstance(names, str) else names
        return self.do("op", error, op=op, given=_given(given), **{"as": names})

    def expect(self, value, dtype, data, ulp=0):
        data = values.array(dtype, data)
        flat = [values.encode(dtype, one) for one in data.flatten()]
        exact = dtype not in values.FLOATS and dtype not in values.COMPLEX
        self.do("expect", value=value, dtype=dtype, dims=list(data.shape), values=flat, ulp=None if exact else ulp or None)

    def none(self, value):
        self.do("expect_none", value=value)

    def text(self, value, text):
        self.do("text", value=value, **{"is": text})

    def tape(self, name, *watched, persistent=False, ignore_variables=False):
        self.do("tape", **{"as": name}, persistent=persistent or None, ignore_variables=ignore_variables or None)
        for one in watched:
            self.do("watch", tape=name, value=one)
        return name

    def gradient(self, tape, targets, sources, names, output_gradients=None, zero=False, error=None):
        lists = [[one] if isinstance(one, str) else one for one in (targets, sources, names)]
        return self.do("gradient", error, tape=tape, targets=lists[0], sources=lists[1],
                       output_gradients=output_gradients, unconnected_zero=zero or None, **{"as": lists[2]})

    def variable(self, name, initial, title=None, trainable=None):
        return self.do("variable", **{"as": name}, initial=initial, name=title, trainable=trainable)

    def read(self, variable, name):
        return self.do("read", variable=variable, **{"as": name})

    def optimizer(self, name, kind, given=None, error=None):
        return self.do("optimizer", error, **{"as": name}, kind=kind, given=_given(given or {}))

    def layer(self, name, kind, given, error=None):
        return self.do("layer", error, **{"as": name}, kind=kind, given=_given(given))

    def call_layer(self, layer, given, names, training=False, error=None):
        return self.do("call_layer", error, layer=layer, given=given, training=training, **{"as": names})

    def layer_variable(self, layer, variable, name):
        return self.do("layer_variable", layer=layer, variable=variable, **{"as": name})

    def dataset(self, name, kind, inputs=(), given=None, error=None):
        return self.do("dataset", error, **{"as": name}, kind=kind, inputs=list(inputs), given=given or {})

    def elements(self, dataset, texts, saved_at=None, more=None, error=None):
        """Runs a dataset: `texts` has its elements, and where `saved_at` is a number, the rest once more from there."""
        self.do("elements", error, dataset=dataset, more=more, saved_at=saved_at, **{"is": texts})

    def checkpoint(self, name, model=(), optimizer=None, tensors=None, texts=None, keys=(), error=None):
        return self.do("checkpoint", error, **{"as": name}, model=list(model), optimizer=optimizer, tensors=tensors or {},
                       texts=texts or {}, keys=list(keys))

    def restore(self, checkpoint, model=(), optimizer=None, error=None):
        self.do("restore", error, checkpoint=checkpoint, model=list(model), optimizer=optimizer)

    def read_key(self, checkpoint, key, name, error=None):
        return self.do("read_key", error, checkpoint=checkpoint, key=key, **{"as": name})

    def block(self, what, error=None, **members):
        """Adds a step that has steps, and gives these."""
        self.do(what, error, **members, steps=[])
        return Steps(self.steps[-1]["steps"], self.names)

    def function(self, name, inputs, title=None):
        """Adds a traced function: inputs are (name, dtype, dims). Give its results with .results(...)."""
        made = [{"as": one, "name": one, "dtype": dtype, "dims": dims} for one, dtype, dims in inputs]
        self.names.update(one["as"] for one in made)
        self.do("function", **{"as": name}, name=title or name, inputs=made, steps=[], results=[])
        return Body(self.steps[-1], self.names)

    def callback(self, what, member, arguments, error=None, **members):
        """Adds a step with a callback (`backward` or `body`), and gives the callback's steps."""
        self.do(what, error, **members, **{member: {"arguments": arguments, "steps": [], "results": []}})
        self.names.update(arguments)
        return Body(self.steps[-1][member], self.names)


class Body(Steps):
    def __init__(self, holder, names):
        super().__init__(holder["steps"], names)
        self.holder = holder

    def results(self, *names):
        self.holder["results"] = list(names)


class Table:
    def __init__(self):
        self.rows = []

    def row(self, name, left_out=None):
        row = {"name": name, "steps": []}
        if left_out:
            row["left_out"] = left_out
        self.rows.append(row)
        return Steps(row["steps"], set())

    def text(self):
        for row in self.rows:
            _check_names(row["steps"], set())
        rows = ",\n".join( json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in self.rows)
        return '{"rows":[\n' + rows + "\n] }\n"


def _check_names(steps, known):
    """Names are used after the step that makes them, and within the steps among which that stands."""
    known = set(known)
    for step in steps:
        used = [] if step["do"] == "scalar" else [step.get(key) for key in ("value", "tape", "initial", "optimizer", "layer", "function", "dataset", "checkpoint", "state")]
        used += [step.get("variable")] if step["do"] != "layer_variable" else []
        for key in ("targets", "sources", "output_gradients", "inputs", "outputs", "gradients", "variables", "model"):
            used += [one for one in step.get(key) or [] if not isinstance(one, dict)]
        used += [*step.get("tensors", {}).values(), *step.get("given", {}).get("files", ())] if step["do"] in ("checkpoint", "dataset") else []
        unknown = {one for one in used if isinstance(one, str)} - known
        if unknown:
            raise ValueError(f"names that are not known there: {sorted(unknown)}")
        made = step.get("as", [])
        made = {made} if isinstance(made, str) else set(made)
        own = {one["as"] for one in step["inputs"]} if step["do"] == "function" else made if step["do"] == "load" else set()
        _check_names(step.get("steps", []), known | own)
        for body in (step[key] for key in ("backward", "body") if key in step):
            _check_names(body["steps"], known | set(body["arguments"]))
        known |= made if "error" not in step and step["do"] != "load" else set()


def _given(given):
    def encoded(value):
        if isinstance(value, float):
            return values.hexadecimal(value)
        return int(value) if isinstance(value, np.integer) else value

    return {name: encoded(value) for name, value in given.items() if value is not None}


WEIGHTS = (1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75)


def case(table, op, inputs, reference, attributes=None, out=None, name=None, gradient=(), ulp=0, gradient_ulp=None, about=""):
    """Adds a row with one op. `inputs`: (dtype, values) by parameter, or a list of them; `out`: the outputs' dtypes.

    The reference takes the inputs as wide numbers, and gives one output or a list. `gradient` names the inputs whose
    gradients are asked for; those that must be are computed from the reference by differences.
    """
    attributes = attributes or {}
    row = table.row(name or " ".join([op, *(f"{key}={_brief(value)}" for key, value in attributes.items())]) + about)
    given, arrays, dtypes, watched = {}, [], [], []
    for key, value in inputs.items():
        many = isinstance(value, list)
        names = []
        for i, (dtype, data) in enumerate(value if many else [value]):
            names.append(row.tensor(f"{key}{i}" if many else key, dtype, data))
            if key in gradient:
                place = len(arrays)
                watched.append((names[-1], (place, i) if many else place, dtype))
        given[key] = names if many else names[0]
        wide = [values.wide(dtype, data) for dtype, data in (value if many else [value])]
        arrays.append(wide if many else wide[0])
        dtypes.append((value[0] if many else value)[0])
    outputs = values.outputs(reference(*arrays))
    out = out or dtypes[0]
    out = [out] * len(outputs) if isinstance(out, str) else out
    results = [f"y{i}" for i in range(len(outputs))] if len(outputs) > 1 else ["y"]
    if watched:
        row.tape("tape", *(one for one, _, _ in watched))
    row.op(op, {**given, **attributes}, results)
    for result, dtype, value in zip(results, out, outputs):
        row.expect(result, dtype, value, ulp)
    if watched:
        _gradients(row, reference, arrays, watched, list(zip(results, out, outputs)), ulp if gradient_ulp is None else gradient_ulp)
    return row


def layer_case(table, kind, needs, inputs, variables, reference, attributes=None, out=None, training=False, seed=None, gradient=(),
               ulp=0, gradient_ulp=None, about=""):
    """Adds a row with one layer; `needs` and `attributes` are what it is given, and the latter stand in the row's name.

    `inputs`: (dtype, values) by input, None for one that is absent. `variables`: values by name, which are assigned once a first
    call has made the variables. `seed` is the context's at the second call. The reference takes the inputs that are there and then
    the variables; it and all else is as for a case.
    """
    attributes = attributes or {}
    row = table.row(" ".join(["layer", kind, *(f"{key}={_brief(value)}" for key, value in attributes.items())]) + about)
    given = [None if value is None else row.tensor(name, *value) for name, value in inputs.items()]
    present = {name: value for name, value in inputs.items() if value is not None}
    first = next(iter(present.values()))[0]
    dtype = {**needs, **attributes}.get("param_dtype", first if first in values.FLOATS else "float32")
    present.update({name: (dtype, value) for name, value in variables.items()})
    arrays = [values.wide(*value) for value in present.values()]
    places = {name: i for i, name in enumerate(present)}
    outputs = values.outputs(reference(*arrays))
    out = [out or first] * len(outputs)
    results = [f"y{i}" for i in range(len(outputs))] if len(outputs) > 1 else ["y"]
    row.layer("layer", kind, {**needs, **attributes})
    if variables:
        row.call_layer("layer", given, [f"first_{result}" for result in results])
    for name, value in variables.items():
        row.layer_variable("layer", name, name)
        row.do("assign", variable=name, value=row.tensor(f"{name}_value", dtype, value))
    if seed is not None:
        row.do("seed", value=seed)
    if gradient:
        row.tape("tape", *(name for name in gradient if name in inputs))
    row.call_layer("layer", given, results, training=training)
    for result, each, value in zip(results, out, outputs):
        row.expect(result, each, value, ulp)
    if gradient:
        watched = [(name, places[name], present[name][0]) for name in gradient]
        _gradients(row, reference, arrays, watched, list(zip(results, out, outputs)), ulp if gradient_ulp is None else gradient_ulp)
    return row


def _gradients(row, reference, arrays, watched, outputs, ulp):
    weights, names, targets = [], [], []
    for result, dtype, value in outputs:
        if dtype not in values.FLOATS:
            weights.append(None)
            continue
        shape = np.shape(value)
        count = int(np.prod(shape))
        weights.append(np.array([WEIGHTS[i % len(WEIGHTS)] for i in range(count)], dtype=np.longdouble).reshape(shape))
        names.append(row.tensor(f"d_{result}", dtype, weights[-1]))
        targets.append(result)
    made = [f"d_{one}" for one, _, _ in watched]
    row.gradient("tape", targets, [one for one, _, _ in watched], made, names)
    for one, place, dtype in watched:
        row.expect(f"d_{one}", dtype, values.vjp(reference, arrays, place, weights), ulp)


def _brief(value):
    return ",".join(map(str, value)) if isinstance(value, (list, tuple)) else value
