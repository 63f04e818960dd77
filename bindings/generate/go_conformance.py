"""Writes the Go binding's test of conformance: a function a row. tests/bindings/README.md explains the steps."""

import json
import math
import re

import conformance
import go_names
import words

_TYPES = {"float16": "eager.Half", "bfloat16": "eager.BHalf", "string": "string"}
_MADE = re.compile("\0(\\w+)\0")  # a name that a line makes, and that becomes _ where no later line has it
_RESERVED = set("c r t must check fails failure spec list run row rows inf nan minusZero halves bhalves made restore scalar eager nn".split())


def text(registry, rows, mark):
    rows = [row for row in rows if "go" not in row.left_out]
    lines = [mark, "", "package eager_test", "", 'import (', '\t"eager"', '\t"eager/nn"', ")", "", "var rows = []row{"]
    lines += [f"\t{{{_quoted(row.name)}, {_function(row)}}}," for row in rows] + ["}"]
    for row in rows:
        body = _unused(_Writer(registry).steps(row.steps, 1))
        lines += ["", f"func {_function(row)}(r *run, c *eager.Context) {{", *body, "}"]
    return "\n".join(lines) + "\n"


def _function(row):
    return "row" + words.pascal(row.identifier())


def _unused(lines):
    """Puts names in place of their marks, and _ where no later line has the name."""
    code = [re.sub(r'"(?:[^"\\]|\\.)*"', '""', line) for line in lines]
    done = []
    for i, line in enumerate(lines):
        mark = _MADE.search(line)
        if mark and not re.search(rf"(?<![\w.]){mark[1]}(?!\w)", "\n".join(code[i + 1 :])):
            line = line.replace(mark[0] + " :=", "_ =")
        if not line.strip().startswith("_ = inputs["):
            done.append(_MADE.sub(r"\1", line))
    return done


def _quoted(value):
    return json.dumps(value, ensure_ascii=False)


class _Writer:
    def __init__(self, registry):
        self.ops = {op.name: op for op in registry.ops}
        self.optimizers = {one.name: one for one in registry.optimizers}
        self.layers = {one.name: one for one in registry.layers}
        self.datasets = {one.name: one for one in registry.datasets}
        self.lists = 0

    def steps(self, steps, depth):
        lines = []
        for step in steps:
            lines += self.indented(getattr(self, "do_" + step["do"])(step), depth)
        return lines

    def indented(self, lines, depth):
        """Lines at a depth; blocks of deeper steps are (steps, results) or strings with their own tabs."""
        return ["\t" * depth + line for line in lines]

    # How a step's value is made, or how it fails.

    def make(self, step, call, one=False):
        """Lines that make the values that `as` names of what call gives: a value, or a list unless there is but one."""
        names = step["as"] if isinstance(step["as"], list) else [step["as"]]
        first, *more = call if isinstance(call, list) else [call]
        if "error" in step:
            return self.fail(step, [f"failure({first}", *more], ")")
        marks = [_made(name) for name in names]
        if one:
            return self.closed(f"{marks[0]} := must({first}", more, ")")
        if not names:
            return self.closed(f"list(r, 0, must({first}", more, "))")
        if len(names) == 1:
            return self.closed(f"{marks[0]} := list(r, 1, must({first}", more, "))[0]")
        self.lists += 1
        values = f"listOf{self.lists}"
        lines = self.closed(f"{values} := list(r, {len(names)}, must({first}", more, "))")
        return lines + [f"{mark} := {values}[{i}]" for i, mark in enumerate(marks)]

    def act(self, step, call):
        """Lines for a call that gives an error alone."""
        first, *more = call if isinstance(call, list) else [call]
        if "error" in step:
            return self.fail(step, [first, *more], "")
        return self.closed(f"check({first}", more, ")")

    def closed(self, first, more, end):
        lines = [first, *more]
        return [*lines[:-1], lines[-1] + end]

    def fail(self, step, call, end):
        error = step["error"]
        op = _quoted(error["op"]) if "op" in error else '"*"'
        given = f"eager.{words.pascal(error['code'].lower())}, {op}, {_quoted(error.get('message', '*'))}"
        return self.closed("r.fails(" + call[0], call[1:], f"{end}, {given})")

    def closure(self, head, arguments, steps, results):
        """Lines of a function of tensors that steps make results of; the last line is its brace."""
        lines = [f"{head}func(c *eager.Context, inputs []*eager.Tensor) (outputs []*eager.Tensor, err error) {{"]
        lines += ["\tdefer eager.Catch(&err)"]
        lines += [f"\t{_made(name)} := inputs[{i}]" for i, name in enumerate(arguments)]
        lines += self.steps(steps, 1)
        if not (steps and steps[-1]["do"] == "fail"):
            lines.append(f"\treturn {_tensors(results)}, nil")
        return lines + ["}"]

    # Steps.

    def do_tensor(self, step):
        values = _values(step["dtype"], step["values"])
        if step["dims"]:
            call = f"eager.FromSlice(c, {values}, {_numbers(step['dims'])})"
        else:
            call = f"eager.FromScalar(c, {_scalar(step['dtype'], step['values'][0])})"
        return self.make(step, call, one=True)

    def do_scalar(self, step):
        value = step["value"] if step["kind"] == "int" else _float(step["value"])
        return self.make(step, f"c.Scalar(eager.{step['kind'].capitalize()}({value}))", one=True)

    def do_op(self, step):
        op, given = self.ops.get(step["op"]), step["given"]
        if op is None:
            names = ", ".join(_name(one) for one in given.values())
            return self.make(step, f"r.run(c, {_quoted(step['op'])}, []eager.Value{{{names}}})", one=False)
        call = self.typed(op, given) or self.untyped(op, given)
        if len(op.outputs) > 1:
            call = f"{'joined' if op.returns_list else ('two', 'three', 'four')[len(op.outputs) - 2]}({call})"
        single = len(op.outputs) == 1 and not op.returns_list and not call.startswith("r.run(")
        return self.make(step, call, one=single)

    def typed(self, op, given):
        """A call of the op's method; None if it cannot say what is given."""
        if any(one.name not in given for one in op.required) or any(
            one.attribute and _beyond(one.attribute, given.get(one.name)) for one in op.parameters
        ):
            return None
        parts = [self.value(one, given[one.name]) for one in op.required]
        for one in op.options:
            if given.get(one.name) is not None:
                value = self.value(one, given[one.name])
                numbers = isinstance(given[one.name], list) and one.attribute is not None
                value = _numbers(given[one.name]) if numbers else value
                parts.append(f"eager.{go_names.option_function(go_names.option_name(one))}({value})")
        return f"c.{words.pascal(op.name)}({', '.join(parts)})"

    def untyped(self, op, given):
        """A call by name, which leaves everything to the library."""
        inputs = [given.get(one.name) for one in op.inputs]
        flat = [each for one in inputs for each in (one if isinstance(one, list) else [one])]
        attributes = []
        for one in op.attributes:
            if one.name in given and not isinstance(given[one.name], type(None)):
                value = given[one.name]
                exact = isinstance(value, int) and one.type == "float"
                attributes.append(f", {_quoted(one.name)}, {f'int64({value})' if exact else self.plain(one, value)}")
        names = ", ".join("nil" if one is None else _name(one) for one in flat)
        return f"r.run(c, {_quoted(op.name)}, []eager.Value{{{names}}}{''.join(attributes)})"

    def plain(self, attribute, value):
        """An attribute as Op.Set takes it."""
        if attribute.type == "dtype":
            return _dtype(value)
        if attribute.type == "ints":
            return f"[]int{{{_numbers(value)}}}"
        if attribute.type == "float":
            return f"float64({_float(value)})"
        if attribute.type == "string":
            return _quoted(value)
        return _name(value) if attribute.type == "function" else json.dumps(value)

    def value(self, one, value):
        if one.input and isinstance(value, str):
            return _name(value)
        if one.input and one.input.list and isinstance(value, list):
            return _tensors(value)
        if one.input and one.attribute:
            return f"eager.Dims{{{_numbers(value)}}}"
        attribute = one.attribute
        if attribute.type == "ints":
            return f"[]int{{{_numbers(value)}}}"
        if attribute.type == "dtype":
            return _dtype(value)
        if attribute.is_text:
            return json.dumps(value)
        if attribute.type == "string":
            constants = go_names.choice_constants(attribute)
            return "eager." + constants[[each.upper() for each in attribute.choices].index(value.upper())]
        if attribute.type == "function":
            return _name(value)
        return _float(value) if attribute.type == "float" else json.dumps(value)

    def do_expect(self, step):
        tolerances = conformance.tolerances(step)
        near = f", {', '.join(one.hex() for one in tolerances)}" if any(tolerances) else ""
        dims = f"[]int{{{_numbers(step['dims'])}}}"
        return [f"expect(r, {_name(step['value'])}, {dims}, {_values(step['dtype'], step['values'])}{near})"]

    def do_expect_none(self, step):
        return [f"r.none({_name(step['value'])})"]

    def do_text(self, step):
        if "error" in step:
            return self.fail(step, [f"failure({_name(step['value'])}.Format())"], "")
        return [f"r.text({_name(step['value'])}, {_quoted(step['is'])})"]

    def do_tape(self, step):
        options = [key for key in ("persistent", "ignore_variables") if step.get(key)]
        if not options:
            return self.make(step, "c.NewTape()", one=True)
        given = ", ".join(f"{words.pascal(key)}: true" for key in options)
        return self.make(step, f"c.NewTapeWith(eager.TapeOptions{{{given}}})", one=True)

    def do_watch(self, step):
        return self.act(step, f"{_name(step['tape'])}.Watch({_name(step['value'])})")

    def do_stop(self, step):
        return self.act(step, f"{_name(step['tape'])}.{step['do'].capitalize()}()")

    do_pause = do_resume = do_reset = do_stop

    def do_gradient(self, step):
        sources = "".join(f", {_name(one)}" for one in step["sources"])
        options = []
        if step.get("output_gradients"):
            options.append(f"OutputGradients: {_tensors(step['output_gradients'])}")
        if step.get("unconnected_zero"):
            options.append("UnconnectedZero: true")
        if len(step["targets"]) == 1 and not options:
            call = f"c.Gradient({_name(step['tape'])}, {_name(step['targets'][0])}{sources})"
        else:
            given = f"eager.GradientOptions{{{', '.join(options)}}}"
            call = f"c.GradientWith({given}, {_name(step['tape'])}, {_tensors(step['targets'])}{sources})"
        return self.make(step, call)

    def do_custom_gradient(self, step):
        head = f"c.CustomGradient({_tensors(step['inputs'])}, {_tensors(step['outputs'])}, "
        return self.make(step, self.callback(head, step["backward"]))

    def callback(self, head, callback):
        lines = self.closure(head, callback["arguments"], callback["steps"], callback["results"])
        return [*lines[:-1], lines[-1] + ")"]

    def do_variable(self, step):
        lines = self.make(step, f"c.NewVariable({_name(step['initial'])}, {_quoted(step.get('name', ''))})", one=True)
        if not step.get("trainable", True) and "error" not in step:
            lines.append(f"check({_name(step['as'])}.SetTrainable(false))")
        return lines

    def do_variable_with_shape(self, step):
        dims = f"[]int{{{_numbers(step['dims'])}}}" if "dims" in step else "nil"
        return self.make(step, f"c.NewVariableWithShape({_name(step['initial'])}, {dims}, {_quoted(step['name'])})", one=True)

    def do_read(self, step):
        return self.make(step, f"c.Read({_name(step['variable'])})", one=True)

    def do_assign(self, step):
        method = words.pascal(step["do"])
        return self.act(step, f"c.{method}({_name(step['variable'])}, {_name(step['value'])})")

    do_assign_add = do_assign_sub = do_assign

    def do_assign_slice(self, step):
        return self.act(step, f"c.AssignSlice({_name(step['variable'])}, {_name(step['begin'])}, {_name(step['value'])})")

    def do_optimizer(self, step):
        kind = self.optimizers.get(step["kind"])
        if kind is None:
            return self.make(step, f"c.NewOptimizer({_quoted(step['kind'])})", one=True)
        types = {one.name: one.type for one in kind.attributes}
        given = [
            f"eager.{go_names.option_function(name)}({_float(value) if types[name] == 'float' else json.dumps(value)})"
            for name, value in step["given"].items()
        ]
        return self.make(step, f"c.New{kind.title}({', '.join(given)})", one=True)

    def do_learning_rate(self, step):
        return self.act(step, f"{_name(step['optimizer'])}.SetLearningRate({_name(step['value'])})")

    def do_apply(self, step):
        variables = ", ".join(_name(one) for one in step["variables"])
        gradients = _tensors(step["gradients"])
        return self.act(step, f"c.Apply({_name(step['optimizer'])}, []*eager.Variable{{{variables}}}, {gradients})")

    def do_slot(self, step):
        return [f"{_made(step['as'])} := {_name(step['optimizer'])}.Slot({_name(step['variable'])}, {_quoted(step['slot'])})"]

    def do_layer(self, step):
        kind, given = self.layers[step["kind"]], step["given"]
        parameters = ["c", *(_layer_value(one, given[one.name], True) for one in kind.required)]
        parameters += [
            f"nn.{go_names.option_function(one.name)}({_layer_value(one, given[one.name], False)})" for one in kind.options if one.name in given
        ]
        return self.make(step, f"nn.{kind.title}({', '.join(parameters)})", one=True)

    def do_call_layer(self, step):
        given = "".join(", nil" if one is None else f", {_name(one)}" for one in step["given"])
        return self.make(step, f"{_name(step['layer'])}.CallAll(c, {json.dumps(step['training'])}{given})")

    def do_layer_variable(self, step):
        return [f"{_made(step['as'])} := {_name(step['layer'])}.Variable({_quoted(step['variable'])})"]

    def do_dataset(self, step):
        kind, given, inputs = self.datasets[step["kind"]], step["given"], [_name(one) for one in step["inputs"]]
        if kind.num_inputs is None and not inputs:
            return self.make(step, f"made(c.NewDataset({_quoted(kind.name)}))", one=True)
        parts = inputs[1:]
        if kind.num_inputs is None and kind.options:
            parts = [f"[]*eager.Dataset{{{', '.join(parts)}}}"]
        spread = kind.num_inputs == 0 and len(kind.required) == 1 and not kind.options  # a list alone is variadic
        for one in kind.required:
            if one.name == "files":
                parts.append(f"[]string{{{', '.join(map(_name, given[one.name]))}}}")
            elif one.type == "tensors":
                parts += map(_name, given[one.name]) if spread else [_tensors(given[one.name])]
            else:
                parts.append(_name(given[one.name]) if one.type == "op" else json.dumps(given[one.name]))
        for one in kind.options:
            if one.name in given:
                value = ", ".join(map(_name, given[one.name])) if one.type == "tensors" else json.dumps(given[one.name])
                parts.append(f"eager.{go_names.dataset_option(kind, one)}({value})")
        receiver = inputs[0] if inputs else "c"
        return self.make(step, f"made({receiver}.{go_names.dataset_function(kind)}({', '.join(parts)}))", one=True)

    def do_elements(self, step):
        if "error" in step:
            return self.fail(step, [f"failure({_name(step['dataset'])}.Iterate(c)"], ")")
        texts = ", ".join(map(_quoted, step["is"]))
        more = json.dumps(step.get("more", False))
        return [f"r.elements(c, {_name(step['dataset'])}, []string{{{texts}}}, {step.get('saved_at', -1)}, {more})"]

    def do_checkpoint(self, step):
        tensors = ", ".join(f"{_quoted(key)}: {_name(name)}" for key, name in step["tensors"].items())
        texts = ", ".join(f"{_quoted(key)}: {_quoted(text)}" for key, text in step["texts"].items())
        keys = ", ".join(map(_quoted, step["keys"]))
        maps = f"map[string]*eager.Tensor{{{tensors}}}, map[string]string{{{texts}}}"
        call = f"r.checkpoint(c, {_quoted(step['as'])}, {self.saved(step)}, {maps}, []string{{{keys}}})"
        return [f"{_made(step['as'])} := {call}"]

    def do_restore(self, step):
        return self.act(step, f"restore(c, {_name(step['checkpoint'])}, {self.saved(step)})")

    def saved(self, step):
        """The model of a step, and its optimizer."""
        optimizer = _name(step["optimizer"]) if "optimizer" in step else "nil"
        return f"eager.Sequential{{{', '.join(map(_name, step['model']))}}}, {optimizer}"

    def do_read_key(self, step):
        return self.make(step, f"{_name(step['checkpoint'])}.Read(c, {_quoted(step['key'])})", one=True)

    def do_write_records(self, step):
        compression = {"NONE": "NoCompression"}.get(step["compression"], words.pascal(step["compression"].lower()))
        records = "".join(f", {_quoted(one)}" for one in step["records"])
        return [f"{_made(step['as'])} := r.writeRecords(c, {_quoted(step['as'])}, eager.{compression}{records})"]

    def do_write_events(self, step):
        scalars = "".join(f", scalar{{{_quoted(one['tag'])}, {_float(one['value'])}, {one['step']}}}" for one in step["scalars"])
        return [f"{_made(step['as'])} := r.writeEvents(c{scalars})"]

    def do_random_state(self, step):
        return self.make(step, "c.RandomState()", one=True)

    def do_set_random_state(self, step):
        return self.act(step, f"c.SetRandomState({_name(step['state'])})")

    def do_seed(self, step):
        return self.act(step, f"c.SetSeed({step['value']})")

    def do_fork(self, step):
        return ["func(c *eager.Context) {", *self.steps(step["steps"], 1), "}(must(c.Fork()))"]

    def do_device(self, step):
        inner = self.steps(step["steps"], 1)
        return self.act(step, [f"c.On({_quoted(step['name'])}, func() error {{", *inner, "\treturn nil", "})"])

    def do_copy_to(self, step):
        return self.make(step, f"c.CopyTo({_name(step['value'])}, {_quoted(step['device'])})", one=True)

    def do_function(self, step):
        specs = ", ".join(_spec(one) for one in step["inputs"])
        head = f"c.Trace({_quoted(step['name'])}, []eager.Spec{{{specs}}}, "
        lines = self.closure(head, [one["as"] for one in step["inputs"]], step["steps"], step["results"])
        return self.make(step, [*lines[:-1], lines[-1] + ")"], one=True)

    def do_call(self, step):
        return self.make(step, f"c.Call({', '.join(_name(one) for one in [step['function'], *step['given']])})")

    def do_host_call(self, step):
        self.lists += 1
        op = f"hostOp{self.lists}"
        outputs = ", ".join(_spec(one) for one in step["outputs"])
        lines = self.callback(f"{op} := must(c.HostOp({_quoted(step['name'])}, []eager.Spec{{{outputs}}}, ", step["body"])
        given = "".join(f", {_name(one)}" for one in step["given"])
        return [*lines[:-1], lines[-1] + ")", *self.make(step, f"c.Execute({op}{given})")]

    def do_function_variable(self, step):
        return [f"{_made(step['as'])} := {_name(step['function'])}.Variables()[{step['index']}]"]

    def do_save(self, step):
        return [f"r.save(c, {_name(step['function'])}, {_quoted(step['file'])})"]

    def do_save_to(self, step):
        return self.act(step, f"c.Save({_name(step['function'])}, {_quoted(step['path'])})")

    def do_load_bytes(self, step):
        data = "".join(f"\\x{one:02x}" for one in bytes.fromhex(step["bytes"]))
        return self.make(step, f'r.loadBytes(c, "{data}")', one=True)

    def do_load(self, step):
        head = f"r.load(c, {_quoted(step['file'])}, func({_name(step['as'])} *eager.Function) {{"
        return [head, *self.steps(step["steps"], 1), "})"]

    def do_sparse(self, step):
        return [f"r.sparse({_name(step['value'])}, {json.dumps(step['is'])})"]

    def do_sparse_rows(self, step):
        return self.make(step, f"sparseRows({_name(step['value'])})")

    def do_to_dense(self, step):
        return self.make(step, f"c.ToDense({_name(step['value'])})", one=True)

    def do_fail(self, step):
        return [f'return nil, eager.Errorf(eager.{words.pascal(step["code"].lower())}, "%s", {_quoted(step["message"])})']


# Names and values.


def _name(name):
    return words.escape(go_names.escaped(words.camel(name)), _RESERVED)


def _made(name):
    return f"\0{_name(name)}\0"


def _tensors(names):
    return f"[]*eager.Tensor{{{', '.join('nil' if one is None else _name(one) for one in names)}}}"


def _spec(one):
    return "spec(" + ", ".join([_dtype(one["dtype"]), *map(str, one["dims"])]) + ")"


def _dtype(name):
    return "eager." + words.pascal(name)


def _numbers(values):
    return ", ".join(map(str, values)) if isinstance(values, list) else str(values)


def _beyond(attribute, value):
    """Whether a whole number has more digits than the attribute's float64."""
    return attribute.type == "float" and isinstance(value, int) and abs(value) > 2**53


def _values(dtype, values):
    if dtype in ("float16", "bfloat16"):
        return f"{'halves' if dtype == 'float16' else 'bhalves'}({', '.join(map(_float, values))})"
    return f"[]{_TYPES.get(dtype, dtype)}{{{', '.join(_element(dtype, one) for one in values)}}}"


def _scalar(dtype, value):
    """One element, with its type."""
    if dtype in ("float16", "bfloat16"):
        return _values(dtype, [value]) + "[0]"
    text = _element(dtype, value)
    return text if dtype in ("bool", "string", "complex64", "complex128") or "(" in text else f"{dtype}({text})"


def _element(dtype, value):
    if dtype == "string":
        return _quoted(value)
    if dtype in ("complex64", "complex128"):
        part = "float32" if dtype == "complex64" else "float64"
        return f"complex({part}({_float(value[0])}), {part}({_float(value[1])}))"
    if dtype in ("float32", "float64"):
        text = _float(value)
        return f"float32({text})" if dtype == "float32" and text.lstrip("-").isalpha() else text
    return json.dumps(value) if isinstance(value, bool) else str(value)


def _layer_value(attribute, value, is_positional):
    if attribute.type == "ints":
        numbers = ", ".join(map(str, value))
        return f"[]int{{{numbers}}}" if is_positional else numbers
    if attribute.type == "dtype":
        return _dtype(value)
    return _float(value) if attribute.type == "float" else json.dumps(value)


def _float(value):
    """A float as Go writes it; inf, nan and minusZero are variables of the test."""
    number = conformance.number(value)
    if isinstance(number, int):
        return str(number)
    if math.isnan(number):
        return "nan"
    if math.isinf(number):
        return "inf" if number > 0 else "-inf"
    if number == 0 and math.copysign(1, number) < 0:
        return "minusZero"
    return value if isinstance(value, str) else repr(number)
