"""Writes Java's test of conformance: a method a row, over the steps of tests/bindings/java/Row.java."""

import dataclasses

import conformance
import words

_FOLDER = "tests/bindings/java/conformance/"
_ROWS = 175  # a file; a class holds 65,535 constants
_NOTE = "// Written by bindings/generate from tests/bindings/conformance.json. Do not edit.\n"
_IMPORTS = "import java.nio.file.Path;\nimport java.util.Arrays;\nimport java.util.List;\nimport java.util.Map;\nimport org.junit.jupiter.api.Test;\nimport org.libeager.*;\n\n"
_WHOLE = ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64")


def files(registry, rows, language):
    """`language` is the module that names ops and parameters in Java."""
    rows = [row for row in rows if "java" not in row.left_out]
    parts = [rows[i : i + _ROWS] for i in range(0, len(rows), _ROWS)]
    return {f"{_FOLDER}Rows{i + 1}Test.java": _part(registry, part, f"Rows{i + 1}Test", language) for i, part in enumerate(parts)}


def _part(registry, rows, name, language):
    methods = "\n".join(_row(registry, row, language) for row in rows)
    return f"{_NOTE}{_IMPORTS}/** Rows of the table of conformance. */\nfinal class {name} extends Row {{\n{methods}}}\n"


def _row(registry, row, language):
    writer = _Writer(registry, language)
    writer.steps(row.steps, {}, "    ")
    name = words.escape(row.identifier(), language.KEYWORDS)
    name = name if name[0].isalpha() else "row_" + name
    text = row.name.replace("*/", "* /").replace("\\u", "\\ u")
    return f"  // {text}\n  @Test\n  void {name}() throws Exception {{\n" + "".join(f"{line}\n" for line in writer.lines) + "  }\n"


def _string(text):
    escapes = {"\n": "\\n", '"': '\\"', "\\": "\\\\", "\t": "\\t", "\r": "\\r"}
    return '"' + "".join(escapes.get(c, c if 32 <= ord(c) < 127 else "".join(_units(c))) for c in text) + '"'


def _units(character):
    encoded = character.encode("utf-16-be", "surrogatepass")
    return [f"\\u{encoded[i]:02x}{encoded[i + 1]:02x}" for i in range(0, len(encoded), 2)]


def _float(value):
    number = conformance.number(value)
    if number != number:
        return "Double.NaN"
    if number in (float("inf"), float("-inf")):
        return ("-" if number < 0 else "") + "Double.POSITIVE_INFINITY"
    return str(value) if isinstance(value, str) else f"{number}.0" if isinstance(number, int) else float.hex(number)


def _long(value):
    number = int(value)
    return f"{number - 2**64 if number >= 2**63 else number}L".replace("-9223372036854775808L", "Long.MIN_VALUE")


def _short(value):
    """A whole number without the letter of a long where Java needs none."""
    return str(value) if -(2**31) <= int(value) < 2**31 else _long(value)


def _values(dtype, values):
    """The values as arguments of a method that takes any number, each behind a comma."""
    if dtype == "bool":
        parts = ["true" if one else "false" for one in values]
    elif dtype in _WHOLE:
        parts = [_long(one) for one in values]
    elif dtype == "string":
        parts = [_string(one) for one in values]
    elif dtype.startswith("complex"):
        parts = [_float(part) for one in values for part in one]
    else:
        parts = [_float(one) for one in values]
    kind = {"bool": "booleans", "string": "strings"}.get(dtype, "wholes" if dtype in _WHOLE else "floats")
    return f"{kind}({', '.join(parts)})"


def _dims(dims):
    return f"dims({', '.join(map(str, dims))})"


def _dtype(name):
    return f"DType.{name.upper()}"


def _specs(specs):
    parts = [", ".join([_dtype(one["dtype"])] + [str(dim) for dim in one["dims"]]) for one in specs]
    return "List.of(" + ", ".join(f"new Spec({part})" for part in parts) + ")"


class _Writer:
    """Writes steps as lines. `names` has Java's variable for each name of the table."""

    def __init__(self, registry, language):
        self.ops = {op.name: op for op in registry.ops}
        self.optimizers = {one.name: one for one in registry.optimizers}
        self.layers = {one.name: one for one in registry.layers}
        self.datasets = {one.name: one for one in registry.datasets}
        self.choices = language.choices_of(registry)
        self.language = language
        self.lines = []
        self.used = set()
        self.kinds = {}  # Java's variable: "variable" for what is no tensor

    def steps(self, steps, names, indent):
        for step in steps:
            getattr(self, "_" + step["do"])(step, names, indent)

    def _line(self, indent, text):
        self.lines.append(indent + text)

    def _new(self, name, names):
        """A variable for a name of the table that Java has not seen yet in this method."""
        plain = words.escape(words.camel("".join(c if c.isalnum() else "_" for c in name)), self.language.KEYWORDS)
        made, count = plain, 1
        while made in self.used:
            count += 1
            made = f"{plain}{count}"
        self.used.add(made)
        names[name] = made
        return made

    def _fresh(self, name):
        return self._new(name, {})

    def _tensors(self, given, names, with_null=False):
        parts = ["null" if one is None else self._value(one, names) for one in given]
        return f"{'Arrays.asList' if with_null or 'null' in parts else 'List.of'}({', '.join(parts)})"

    def _value(self, name, names):
        return names[name]

    def _make(self, step, names, indent, kind, expression, suffix=""):
        """A variable of the kind for step["as"], or the assertion that making it fails."""
        if self._fails(step, indent, expression):
            return
        made = self._new(step["as"], names)
        self.kinds[made] = kind
        self._line(indent, f"{kind} {made} = own({expression});")

    def _fails(self, step, indent, expression):
        error = step.get("error")
        if error is None:
            return False
        message = _string(error["message"]) if "message" in error else "null"
        op = _string(error["op"]) if "op" in error else "null"
        self._line(indent, f"fails(Code.{error['code']}, {op}, {message}, () -> {expression});")
        return True

    def _do(self, step, names, indent, expression):
        if not self._fails(step, indent, expression):
            self._line(indent, expression + ";")

    def _make_list(self, step, names, indent, expression):
        """Tensors for the names of step["as"], which may be null."""
        if self._fails(step, indent, expression):
            return
        listed = self._fresh("list")
        self._line(indent, f"List<Tensor> {listed} = own({expression});")
        for i, name in enumerate(step["as"]):
            self._line(indent, f"Tensor {self._new(name, names)} = {listed}.get({i});")

    def _callback(self, body, names, indent, arguments):
        """The lambda of steps, without its last bracket, which the caller writes behind it."""
        inner = dict(names)
        context, given = self._fresh("c"), self._fresh("given")
        lines, self.lines = self.lines, []
        for i, name in enumerate(arguments):
            self._line(indent + "  ", f"Tensor {self._new(name, inner)} = {given}.get({i});")
        self.steps(body["steps"], inner, indent + "  ")
        results = self._tensors(body["results"], inner, True)
        self._line(indent + "  ", f"return {results};")
        inside, self.lines = self.lines, lines
        return f"({context}, {given}) -> {{\n" + "\n".join(inside) + f"\n{indent}}}"

    # ---- Steps ----

    def _tensor(self, step, names, indent):
        values = _values(step["dtype"], step["values"])
        self._make(step, names, indent, "Tensor", f"tensor({_dtype(step['dtype'])}, {_dims(step['dims'])}, {values})")

    def _scalar(self, step, names, indent):
        value = _long(step["value"]) if step["kind"] == "int" else _float(step["value"])
        self._make(step, names, indent, "Tensor", f"context().weak({value})")

    def _op(self, step, names, indent):
        op = self.ops.get(step["op"])
        given = step["given"]
        if op is None:
            inputs = ", ".join(self._value(one, names) for one in given.values())
            self._make_list(step, names, indent, f"context().op({_string(step['op'])}).run({inputs})")
            return
        required = [self._argument(one, given[one.name], names) for one in op.required]
        options = "".join(self._option(one, given[one.name], names) for one in op.options if given.get(one.name) is not None)
        if options:
            required.append(f"new Options.{self.language.options_class(op)}(){options}")
        call = f"context().{self.language.name_of(op.name)}({', '.join(required)})"
        if self.language.returns_list(op):
            self._make_list(step, names, indent, call)
        else:
            self._make({**step, "as": step["as"][0]}, names, indent, "Tensor", call)

    def _argument(self, parameter, value, names):
        """A required parameter; None stands for one that the step leaves out."""
        if parameter.input and isinstance(value, str):
            return names[value]
        if parameter.input and parameter.input.list:
            return self._tensors(value, names)
        value = self._attribute(parameter.attribute, value, names)
        return f"new long[] {{{value}}}" if parameter.attribute.type == "ints" else value

    def _option(self, parameter, value, names):
        name = self.language.name_of(parameter.name)
        if parameter.input and isinstance(value, str):
            return f".{name}({names[value]})"
        return f".{name}({self._attribute(parameter.attribute, value, names)})"

    def _attribute(self, attribute, value, names):
        if attribute.type == "function":
            return names[value]
        if attribute.choices:
            found = next(one for one in attribute.choices if one.lower() == value.lower())
            return f"Options.{self.choices[attribute.choices]}.{found}"
        if attribute.type == "ints":
            return ", ".join(_short(one) for one in (value if isinstance(value, list) else [value]))
        return {
            "int": lambda: _long(value),
            "float": lambda: _float(value),
            "bool": lambda: str(value).lower(),
            "dtype": lambda: _dtype(value),
            "string": lambda: _string(value),
        }[attribute.type]()

    def _expect(self, step, names, indent):
        values = _values(step["dtype"], step["values"])
        value = names[step["value"]]
        expected = f"{_dtype(step['dtype'])}, {_dims(step['dims'])}, {step.get('ulp', 0)}, {values}"
        self._line(indent, f"expect({value}, {expected});")

    def _expect_none(self, step, names, indent):
        self._line(indent, f"expectNone({names[step['value']]});")

    def _text(self, step, names, indent):
        value = names[step["value"]]
        if not self._fails(step, indent, f"{value}.format(new FormatOptions())"):
            self._line(indent, f"expectText({_string(step['is'])}, {value});")

    def _tape(self, step, names, indent):
        flags = ", ".join(str(bool(step.get(one))).lower() for one in ("persistent", "ignore_variables"))
        self._make(step, names, indent, "Tape", f"context().tape({flags})")

    def _watch(self, step, names, indent):
        self._do(step, names, indent, f"{names[step['tape']]}.watch({names[step['value']]})")

    def _stop(self, step, names, indent):
        self._do(step, names, indent, f"{names[step['tape']]}.{step['do']}()")

    _pause = _resume = _reset = _stop

    def _gradient(self, step, names, indent):
        given = step.get("output_gradients")
        weights = self._tensors(given, names, True) if given is not None else "null"
        zero = str(bool(step.get("unconnected_zero"))).lower()
        targets, sources = self._tensors(step["targets"], names), self._tensors(step["sources"], names)
        self._make_list(step, names, indent, f"{names[step['tape']]}.gradient({targets}, {sources}, {weights}, {zero})")

    def _custom_gradient(self, step, names, indent):
        backward = self._callback(step["backward"], names, indent, step["backward"]["arguments"])
        lists = f"{self._tensors(step['inputs'], names)}, {self._tensors(step['outputs'], names)}"
        self._make_list(step, names, indent, f"context().customGradient({lists}, {backward})")

    def _variable(self, step, names, indent):
        trainable = str(step.get("trainable", True)).lower()
        expression = f"new Variable({names[step['initial']]}, {_string(step.get('name') or '')}, {trainable})"
        self._make(step, names, indent, "Variable", expression)

    def _variable_with_shape(self, step, names, indent):
        dims = _dims(step["dims"]) if "dims" in step else "null"
        expression = f"Variable.withShape({names[step['initial']]}, {dims}, {_string(step['name'])}, true)"
        self._make(step, names, indent, "Variable", expression)

    def _read(self, step, names, indent):
        self._make(step, names, indent, "Tensor", f"{names[step['variable']]}.value()")

    def _assign(self, step, names, indent):
        self._do(step, names, indent, f"{names[step['variable']]}.{words.camel(step['do'])}({names[step['value']]})")

    _assign_add = _assign_sub = _assign

    def _assign_slice(self, step, names, indent):
        self._do(step, names, indent, f"{names[step['variable']]}.assignSlice({names[step['begin']]}, {names[step['value']]})")

    def _optimizer(self, step, names, indent):
        kind = self.optimizers.get(step["kind"])
        given = step["given"]
        if kind is None:
            self._make(step, names, indent, "Optimizer", f"new Optimizer({_string(step['kind'])})")
            return
        setters = "".join(
            f".{self.language.name_of(one.name)}({self._attribute(one, given[one.name], names)})"
            for one in kind.attributes
            if one.name in given
        )
        self._make(step, names, indent, "Optimizer", f"new Optimizers.{kind.title}(){setters}")

    def _learning_rate(self, step, names, indent):
        self._do(step, names, indent, f"{names[step['optimizer']]}.setLearningRate({names[step['value']]})")

    def _apply(self, step, names, indent):
        variables, gradients = self._tensors(step["variables"], names), self._tensors(step["gradients"], names)
        self._do(step, names, indent, f"{names[step['optimizer']]}.apply({variables}, {gradients})")

    def _slot(self, step, names, indent):
        slot = f"{names[step['optimizer']]}.slot({names[step['variable']]}, {_string(step['slot'])})"
        self._make(step, names, indent, "Variable", slot)

    def _layer(self, step, names, indent):
        kind, given = self.layers[step["kind"]], step["given"]
        value = lambda one: self._attribute(dataclasses.replace(one, choices=()), given[one.name], names)
        required = ", ".join(map(value, kind.required))
        setters = "".join(f".{self.language.name_of(one.name)}({value(one)})" for one in kind.options if one.name in given)
        self._make(step, names, indent, "Layer", f"new Layers.{kind.title}({required}){setters}")

    def _call_layer(self, step, names, indent):
        given = "".join(", null" if one is None else f", {names[one]}" for one in step["given"])
        self._make_list(step, names, indent, f"{names[step['layer']]}.callAll({str(step['training']).lower()}{given})")

    def _layer_variable(self, step, names, indent):
        self._make(step, names, indent, "Variable", f"{names[step['layer']]}.variable({_string(step['variable'])})")

    def _dataset(self, step, names, indent):
        kind, given = self.datasets[step["kind"]], step["given"]
        parts = [self._tensors(step["inputs"], names)] if kind.num_inputs is None else []
        parts += [self._dataset_attribute(one, given[one.name], names) for one in kind.required]
        setters = "".join(
            f".{self.language.name_of(one.name)}({self._dataset_attribute(one, given[one.name], names, 'option')})"
            for one in kind.options
            if one.name in given
        )
        parts += [f"new DatasetOptions.{kind.title}(){setters}"] if setters else []
        receiver = names[step["inputs"][0]] if kind.num_inputs else "Dataset"
        self._make(step, names, indent, "Dataset", f"{receiver}.{words.camel(kind.name)}({', '.join(parts)})")

    def _dataset_attribute(self, one, value, names, role="parameter"):
        if one.type == "tensors":
            return ", ".join(names[each] for each in value) if role == "option" else self._tensors(value, names)
        return names[value] if one.type == "op" else self._attribute(dataclasses.replace(one, choices=()), value, names)

    def _elements(self, step, names, indent):
        dataset = names[step["dataset"]]
        if not self._fails(step, indent, f"{dataset}.iterator()"):
            texts = "".join(f", {_string(one)}" for one in step["is"])
            more = str(step.get("more", False)).lower()
            self._line(indent, f"expectElements({dataset}, {step.get('saved_at', -1)}, {more}{texts});")

    def _checkpoint(self, step, names, indent):
        tensors = ", ".join(f"{_string(key)}, {names[name]}" for key, name in step["tensors"].items())
        texts = ", ".join(f"{_string(key)}, {_string(text)}" for key, text in step["texts"].items())
        keys = ", ".join(map(_string, step["keys"]))
        lists = f"Map.of({tensors}), Map.of({texts}), List.of({keys})"
        self._make(step, names, indent, "Checkpoint", f"checkpoint({_string(step['as'])}, {self._saved(step, names)}, {lists})")

    def _restore(self, step, names, indent):
        self._do(step, names, indent, f"restore({names[step['checkpoint']]}, {self._saved(step, names)})")

    def _saved(self, step, names):
        optimizer = names[step["optimizer"]] if "optimizer" in step else "null"
        return f"new Sequential({', '.join(names[one] for one in step['model'])}), {optimizer}"

    def _read_key(self, step, names, indent):
        self._make(step, names, indent, "Tensor", f"{names[step['checkpoint']]}.read({_string(step['key'])})")

    def _write_records(self, step, names, indent):
        records = "".join(f", {_string(one)}" for one in step["records"])
        call = f"writeRecords({_string(step['as'])}, Compression.{step['compression']}{records})"
        self._line(indent, f"String {self._new(step['as'], names)} = {call};")

    def _write_events(self, step, names, indent):
        scalars = ", ".join(f"new Scalar({_string(one['tag'])}, {_float(one['value'])}, {one['step']})" for one in step["scalars"])
        self._line(indent, f"String {self._new(step['as'], names)} = writeEvents({scalars});")

    def _random_state(self, step, names, indent):
        self._line(indent, f"RandomState {self._new(step['as'], names)} = context().randomState();")

    def _set_random_state(self, step, names, indent):
        self._do(step, names, indent, f"context().setRandomState({names[step['state']]})")

    def _seed(self, step, names, indent):
        self._line(indent, f"context().setSeed({_long(step['value'])});")

    def _fork(self, step, names, indent):
        fork, scope = self._fresh("fork"), self._fresh("scope")
        self._line(indent, f"Context {fork} = own(context().fork());")
        self._line(indent, f"Scope {scope} = {fork}.activate();")
        self.steps(step["steps"], names, indent)
        self._line(indent, f"{scope}.close();")

    def _device(self, step, names, indent):
        if self._fails(step, indent, f"context().device({_string(step['name'])})"):
            return
        scope = self._fresh("scope")
        self._line(indent, f"Scope {scope} = context().device({_string(step['name'])});")
        self.steps(step["steps"], names, indent)
        self._line(indent, f"{scope}.close();")

    def _copy_to(self, step, names, indent):
        self._make(step, names, indent, "Tensor", f"{names[step['value']]}.to({_string(step['device'])})")

    def _function(self, step, names, indent):
        body = self._callback(step, names, indent, [one["as"] for one in step["inputs"]])
        name = _string(step.get("name") or "")
        self._make(
            step, names, indent, "TracedFunction", f"context().trace({name}, {_specs(step['inputs'])}, {body})"
        )

    def _call(self, step, names, indent):
        given = ", ".join(names[one] for one in step["given"])
        self._make_list(step, names, indent, f"{names[step['function']]}.call({given})")

    def _host_call(self, step, names, indent):
        body = self._callback(step["body"], names, indent, step["body"]["arguments"])
        op = self._fresh("op")
        call = f"context().hostCall({_string(step['name'])}, {_specs(step['outputs'])}, {body})"
        self._line(indent, f"Op {op} = own({call});")
        self._make_list({**step, "as": step.get("as", [])}, names, indent, f"{op}.run({', '.join(names[one] for one in step['given'])})")

    def _save(self, step, names, indent):
        self._line(indent, f"save({names[step['function']]}, {_string(step['file'])});")

    def _save_to(self, step, names, indent):
        self._do(step, names, indent, f"{names[step['function']]}.save(Path.of({_string(step['path'])}))")

    def _load_bytes(self, step, names, indent):
        self._make(step, names, indent, "TracedFunction", f"loadBytes({_string(step['bytes'])})")

    def _load(self, step, names, indent):
        inner = dict(names)
        function = self._new(step["as"], inner)
        lines, self.lines = self.lines, []
        self.steps(step["steps"], inner, indent + "  ")
        inside, self.lines = self.lines, lines
        self._line(indent, f"load({_string(step['file'])}, {function} -> {{")
        self.lines += inside
        self._line(indent, "});")

    def _function_variable(self, step, names, indent):
        self._make(step, names, indent, "Variable", f"{names[step['function']]}.variables().get({step['index']})")

    def _sparse(self, step, names, indent):
        self._line(indent, f"expectSparse({str(step['is']).lower()}, {names[step['value']]});")

    def _sparse_rows(self, step, names, indent):
        expression = f"{names[step['value']]}.sparseRows()"
        if self._fails(step, indent, expression):
            return
        rows = self._fresh("rows")
        self._line(indent, f"SparseRows {rows} = own({expression});")
        for name, part in zip(step["as"], ("indices", "values")):
            self._line(indent, f"Tensor {self._new(name, names)} = {rows}.{part}();")

    def _to_dense(self, step, names, indent):
        self._make(step, names, indent, "Tensor", f"{names[step['value']]}.toDense()")

    def _fail(self, step, names, indent):
        self._line(indent, f"fail(Code.{step['code']}, {_string(step['message'])});")
