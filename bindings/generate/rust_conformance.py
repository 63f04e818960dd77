"""Writes Rust's test of conformance: a function for each row of the table, and a list of them."""

import struct

from conformance import number
from rust_layout import NAME, Array, Call, Struct, doc, layout, literal, string
from rust_layout import number as float_literal
from words import escape, pascal

_PATH = "tests/bindings/rust/conformance/rows.rs"
_TENSOR, _BORROWED, _OPTIONAL, _VARIABLE, _OTHER = "tensor", "borrowed", "optional", "variable", "other"
_DATASET = "dataset "  # before the names of these kinds, which are those of others, too
_HEAD = """\
// Written by bindings/generate from tests/bindings/conformance.json; changes belong there.

//! The rows of the table of conformance, a function each.
#![allow(unused, clippy::all)]

use eager::{
    datasets, layers, ops, optimizers, Code, Compression, DType, Dataset, Error, Function, Gradient, Op, Optimizer,
    Result, Spec, Tape, TapeOptions, Tensor, Variable,
};

use crate::make::{INF, NAN};
use crate::{check, files, make};
"""


def files(registry, rows):
    rows = [row for row in rows if "rust" not in row.left_out]
    ops = {op.name: op for op in registry.ops}
    kinds = {kind.name: kind for kind in (*registry.optimizers, *registry.layers)}
    kinds |= {_DATASET + kind.name: kind for kind in registry.datasets}
    lines = [_HEAD, "pub const ROWS: &[(&str, fn() -> Result<()>)] = &["]
    for row in rows:
        lines += layout("    ", "", Call("", [string(row.name), escape(row.identifier(), NAME)]), ",")
    lines += ["];", ""]
    for row in rows:
        lines += doc(_plain(row.name), "")
        lines += [f"fn {escape(row.identifier(), NAME)}() -> Result<()> {{"]
        lines += _Steps(ops, kinds, {}, row.steps).lines(row.steps, "    ")
        lines += ["    Ok(())", "}", ""]
    return {_PATH: "\n".join(lines[:-1]) + "\n"}


def _plain(text):
    return "".join("\\" + one if one in "[]*<>_`" else one for one in text)


class _Steps:
    """The steps of a row, or of a block within it. `kinds` tells by name how a value is held."""

    def __init__(self, ops, optimizers, kinds, row):
        self.ops, self.optimizers, self.kinds, self.row = ops, optimizers, kinds, row

    def lines(self, steps, indent):
        lines = []
        for step in steps:
            lines += getattr(self, "_" + step["do"])(step, indent)
        return lines

    # ---- names ----

    def name(self, name, kind=_TENSOR):
        """A name that a step makes."""
        self.kinds[name] = kind
        return escape(name, NAME)

    def ref(self, name):
        """An expression of type &Tensor, or a reference to what else the name is."""
        kind = self.kinds[name]
        word = escape(name, NAME)
        return {_BORROWED: word, _OPTIONAL: f"check::some(&{word})?"}.get(kind, f"&{word}")

    def method(self, name):
        """The value as the receiver of a method."""
        return self.ref(name) if self.kinds[name] == _OPTIONAL else escape(name, NAME)

    def optional(self, name):
        """An expression of type Option<Tensor>."""
        if name is None:
            return "None"
        if self.kinds[name] == _OPTIONAL:
            return f"{escape(name, NAME)}.clone()"
        return f"Some({escape(name, NAME)}.clone())"

    def refs(self, names):
        return Array([self.ref(one) for one in names])

    def finish(self, step, indent, pattern, expression):
        """A statement: pattern = expression?, or the check that it fails."""
        error = step.get("error")
        if error is None:
            prefix = f"let {pattern} = " if pattern else ""
            return layout(indent, prefix, expression, "?;")
        op = f"Some({string(error['op'])})" if "op" in error else "None"
        message = f"Some({string(error['message'])})" if "message" in error else "None"
        code = f"Code::{error['code']}"
        return layout(indent, "", Call("check::fails", [expression, code, op, message]), "?;")

    def outputs(self, step, indent, names, expression):
        """As finish, for a list of tensors."""
        if "error" in step or not names:
            return self.finish(step, indent, "", expression)
        pattern = f"[{', '.join(map(self.name, names))}]"
        if isinstance(expression, str):
            expression += "?"
        else:
            expression.tail += "?"
        return layout(indent, f"let {pattern} = ", Call("check::outputs", [expression]), "?;")

    # ---- values ----

    def values(self, step):
        """What make and check take after the dims."""
        return Array([_element(step["dtype"], one) for one in step["values"]])

    def _tensor(self, step, indent):
        expression = Call(f"make::{step['dtype']}", [_dims(step["dims"]), self.values(step)])
        return self.finish(step, indent, self.name(step["as"]), expression)

    def _scalar(self, step, indent):
        value = f"{step['value']}i64" if step["kind"] == "int" else float_literal(number(step["value"]))
        return self.finish(step, indent, self.name(step["as"]), Call("Tensor::weak", [value]))

    def _expect(self, step, indent):
        arguments = [self.ref(step["value"]), _dims(step["dims"]), self.values(step), f"{float(step.get('ulp', 0))}"]
        return self.finish(step, indent, "", Call(f"check::{step['dtype']}", arguments))

    def _expect_none(self, step, indent):
        return self.finish(step, indent, "", Call("check::none", ["&" + escape(step["value"], NAME)]))

    def _text(self, step, indent):
        if "error" in step:
            return self.finish(step, indent, "", f"{self.method(step['value'])}.text()")
        return self.finish(step, indent, "", Call("check::text", [self.ref(step["value"]), string(step["is"])]))

    def _copy_to(self, step, indent):
        expression = Call(f"{self.method(step['value'])}.copy_to", [string(step["device"])])
        return self.finish(step, indent, self.name(step["as"]), expression)

    def _sparse(self, step, indent):
        return self.finish(step, indent, "", Call("check::sparse", [self.ref(step["value"]), str(step["is"]).lower()]))

    def _sparse_rows(self, step, indent):
        names = ", ".join(map(self.name, step["as"]))
        return self.finish(step, indent, f"({names})", f"{self.method(step['value'])}.sparse_rows()")

    def _to_dense(self, step, indent):
        return self.finish(step, indent, self.name(step["as"]), f"{self.method(step['value'])}.to_dense()")

    # ---- ops ----

    def _op(self, step, indent):
        op = self.ops.get(step["op"])
        given = step["given"]
        if op is None:
            call = f"Op::build({string(step['op'])}).and_then(|op| op.finish().run({self.refs(given.values())}))"
            return self.outputs(step, indent, step["as"], call)
        function = f"ops::{escape(op.name, NAME)}"
        arguments = [self.given(one, given[one.name]) for one in op.required]
        options = [one for one in op.options if one.name in given]
        lines = []
        if options:
            function += "_with"
            fields = [f"{escape(one.name, NAME)}: {self.given(one, given[one.name], True)}" for one in options]
            if len(options) < len(op.options):
                fields.append("..Default::default()")
            arguments.append(Struct(f"ops::{pascal(op.name)}", fields))
            if len(f"{indent}let {', '.join(step['as'])} = {Call(function, arguments)}?;") > 100:
                lines += layout(indent, "let options = ", arguments.pop(), ";")
                arguments.append("options")
        call = Call(function, arguments)
        names = step["as"]
        if op.returns_list and len(op.outputs) == 1:
            return lines + self.outputs(step, indent, names, call)
        if len(op.outputs) == 1:
            return lines + self.finish(step, indent, ", ".join(map(self.name, names)), call)
        if not op.returns_list:
            return lines + self.finish(step, indent, f"({', '.join(map(self.name, names))})", call)
        more = [escape(one.name, NAME) for one in op.outputs[1:]]
        lines += self.finish(step, indent, f"(list, {', '.join(map(self.name, names[len(names) - len(more):]))})", call)
        if "error" not in step:
            pattern = ", ".join(map(self.name, names[: len(names) - len(more)]))
            lines += layout(indent, f"let [{pattern}] = ", Call("check::outputs", ["list"]), "?;")
        return lines

    def given(self, one, value, option=False):
        """The value of a parameter, as the op's function or struct takes it."""
        if one.input and (isinstance(value, str) or one.attribute is None):
            text = self.refs(value) if isinstance(value, list) else self.ref(value)
            return f"Some({text})" if option else text
        attribute = one.attribute
        if attribute.type == "function":
            return self.ref(value)
        if attribute.choices:
            text = f"ops::{self.enumeration(attribute)}::{self.choice(attribute, value)}"
        elif attribute.type == "string":
            text = string(value)
        else:
            value = number(value) if attribute.type == "float" else value
            text = literal(attribute.type, value)
        return f"Some({text})" if option and attribute.default is None else text

    def enumeration(self, attribute):
        from rust import enumeration_name

        op = next(one for one in self.ops.values() if any(each is attribute for each in one.attributes))
        return enumeration_name(self.ops.values(), op, attribute)

    def choice(self, attribute, value):
        from rust import _choice

        return _choice(next(one for one in attribute.choices if one == value.upper()))

    # ---- tapes ----

    def _tape(self, step, indent):
        options = [f"{one}: true" for one in ("persistent", "ignore_variables") if step.get(one)]
        if len(options) == 1:
            options.append("..Default::default()")
        expression = Call("Tape::with_options", [Struct("TapeOptions", options)]) if options else "Tape::new()"
        return self.finish(step, indent, self.name(step["as"], _OTHER), expression)

    def _watch(self, step, indent):
        method = "watch_variable" if self.kinds[step["value"]] == _VARIABLE else "watch"
        return self.finish(step, indent, "", Call(f"{escape(step['tape'], NAME)}.{method}", [self.ref(step["value"])]))

    def _plain_tape(self, step, indent):
        return self.finish(step, indent, "", f"{escape(step['tape'], NAME)}.{step['do']}()")

    _pause = _resume = _reset = _plain_tape

    def _stop(self, step, indent):
        tape = escape(step["tape"], NAME)
        return self.finish(step, indent, tape, f"{tape}.stop()")

    def _gradient(self, step, indent):
        tensors = [one for one in step["sources"] if self.kinds[one] != _VARIABLE]
        variables = [one for one in step["sources"] if self.kinds[one] == _VARIABLE]
        tape = escape(step["tape"], NAME)
        weights, zero, lines = step.get("output_gradients"), step.get("unconnected_zero"), []
        if len(step["targets"]) == 1 and not weights and not zero and not (tensors and variables):
            method = "variable_gradients" if variables else "gradients"
            expression = Call(f"{tape}.{method}", [self.ref(step["targets"][0]), self.refs(step["sources"])])
        else:
            fields = [f"targets: {self.refs(step['targets'])}"]
            if weights:
                shown = ["None" if one is None else f"Some({self.ref(one)})" for one in weights]
                fields.append(f"output_gradients: {Array(shown)}")
            fields += [f"sources: {self.refs(tensors)}"] if tensors else []
            fields += [f"variables: {self.refs(variables)}"] if variables else []
            fields += ["unconnected_zero: true"] if zero else []
            if len(fields) < 5:
                fields.append("..Default::default()")
            lines = layout(indent, "let asked = ", Struct("Gradient", fields), ";")
            expression = Call(f"{tape}.gradient_with", ["asked"])
        if "error" in step:
            return lines + self.finish(step, indent, "", expression)
        by_source = list(zip(step["sources"], step["as"]))
        names = [name for wanted in (False, True) for one, name in by_source if (self.kinds[one] == _VARIABLE) == wanted]
        optional = any(_is_expected_none(self.row, name) for name in names)
        pattern = ", ".join(self.name(one, _OPTIONAL if optional else _TENSOR) for one in names)
        check = "check::array" if optional else "check::gradients"
        expression.tail = "?"
        return lines + layout(indent, f"let [{pattern}] = ", Call(check, [expression]), "?;")

    def _custom_gradient(self, step, indent):
        lines = self.closure(step["backward"], indent, "Result<Vec<Option<Tensor>>>", _Steps.optional)
        call = Call("eager::record_gradient", [self.refs(step["inputs"]), self.refs(step["outputs"]), "closure"])
        return lines + self.outputs(step, indent, step["as"], call)

    def closure(self, body, indent, result, show):
        """let closure = ..., with clones of what it captures."""
        captured = sorted(_free(body["steps"], body["results"], body["arguments"]) & set(self.kinds))
        inner = _Steps(self.ops, self.optimizers, dict(self.kinds), self.row)
        for name in captured:
            if inner.kinds[name] == _BORROWED:
                inner.kinds[name] = _TENSOR
        deeper = indent + ("    " if captured else "")
        block = [f"{deeper}    {line}" for line in inner.arguments(body["arguments"])]
        block += inner.lines(body["steps"], deeper + "    ")
        if body["steps"] and body["steps"][-1]["do"] == "fail":
            block[-1] = block[-1].replace("return ", "").rstrip(";")
        else:
            shown = [show(inner, one) for one in body["results"]]
            block.append(f"{deeper}    Ok(vec![{', '.join(shown)}])")
        head = f"move |arguments: &[Tensor]| -> {result} {{"
        if not captured:
            return [f"{indent}let closure = {head}", *block, f"{indent}}};"]
        clones = [f"{deeper}let {escape(one, NAME)} = {escape(one, NAME)}.clone();" for one in captured]
        return [f"{indent}let closure = {{", *clones, deeper + head, *block, deeper + "}", f"{indent}}};"]

    def arguments(self, names):
        if not names:
            return []
        pattern = ", ".join(self.name(one, _BORROWED) for one in names)
        return [f"let [{pattern}] = arguments else {{ unreachable!() }};"]

    # ---- variables and optimizers ----

    def _variable(self, step, indent):
        make = "new" if step.get("trainable", True) else "untrainable"
        initial, name = self.ref(step["initial"]), string(step.get("name", ""))
        return self.finish(step, indent, self.name(step["as"], _VARIABLE), Call(f"Variable::{make}", [initial, name]))

    def _variable_with_shape(self, step, indent):
        dims = f"Some({_dims(step['dims'])})" if "dims" in step else "None"
        call = Call("Variable::with_shape", [self.ref(step["initial"]), dims, string(step["name"]), "true"])
        return self.finish(step, indent, self.name(step["as"], _VARIABLE), call)

    def _read(self, step, indent):
        return self.finish(step, indent, self.name(step["as"]), f"{escape(step['variable'], NAME)}.read()")

    def _assignment(self, step, indent):
        return self.finish(step, indent, "", Call(f"{escape(step['variable'], NAME)}.{step['do']}", [self.ref(step["value"])]))

    _assign = _assign_add = _assign_sub = _assignment

    def _assign_slice(self, step, indent):
        operands = [self.ref(step["begin"]), self.ref(step["value"])]
        return self.finish(step, indent, "", Call(f"{escape(step['variable'], NAME)}.assign_slice", operands))

    def _optimizer(self, step, indent):
        kind = self.optimizers.get(step["kind"])
        given = step.get("given") or {}
        if kind is None:
            return self.finish(step, indent, self.name(step["as"], _OTHER), Call("Optimizer::new", [string(step["kind"])]))
        types = {one.name: one.type for one in kind.attributes}
        fields = []
        for name, value in given.items():
            fields.append(f"{name}: {literal(types[name], number(value) if types[name] == 'float' else value)}")
        if len(fields) < len(types):
            fields.append("..Default::default()")
        made = Struct(f"optimizers::{kind.title}", fields) if given else f"optimizers::{kind.title}::default()"
        line = f"{indent}let {step['as']} = {made}.create()?;"
        if len(line) > 100:
            lines = layout(indent, "let kind = ", made, ";")
            return lines + self.finish(step, indent, self.name(step["as"], _OTHER), "kind.create()")
        return self.finish(step, indent, self.name(step["as"], _OTHER), f"{made}.create()")

    def _learning_rate(self, step, indent):
        return self.finish(step, indent, "", Call(f"{escape(step['optimizer'], NAME)}.set_learning_rate", [self.ref(step["value"])]))

    def _apply(self, step, indent):
        gradients = Array([self.optional(one) for one in step["gradients"]])
        return self.finish(step, indent, "", Call(f"{escape(step['optimizer'], NAME)}.apply", [self.refs(step["variables"]), gradients]))

    def _slot(self, step, indent):
        call = Call("check::slot", [self.ref(step["optimizer"]), self.ref(step["variable"]), string(step["slot"])])
        return self.finish(step, indent, self.name(step["as"], _VARIABLE), call)

    # ---- layers ----

    def _layer(self, step, indent):
        kind, given = self.optimizers[step["kind"]], step["given"]
        required = ", ".join(_layer_value(one, given[one.name], False) for one in kind.required)
        fields = [f"{one.name}: {_layer_value(one, given[one.name], one.default is None)}" for one in kind.options if one.name in given]
        made = f"layers::{kind.title}::new({required})"
        if fields:
            made = Struct(f"layers::{kind.title}", [*fields, f"..{made}"])
        lines = layout(indent, "let kind = ", made, ";")
        return lines + self.finish(step, indent, self.name(step["as"], _OTHER), "kind.create()")

    def _call_layer(self, step, indent):
        given = Array(["None" if one is None else f"Some({self.ref(one)})" for one in step["given"]])
        call = Call(f"{escape(step['layer'], NAME)}.call_all", [given, str(step["training"]).lower()])
        return self.outputs(step, indent, step["as"], call)

    def _layer_variable(self, step, indent):
        call = Call("check::variable", [self.ref(step["layer"]), string(step["variable"])])
        return self.finish(step, indent, self.name(step["as"], _VARIABLE), call)

    # ---- datasets ----

    def _dataset(self, step, indent):
        kind, given = self.optimizers[_DATASET + step["kind"]], step["given"]
        function, arguments = escape(kind.name, NAME), []
        if kind.num_inputs is None:
            arguments.append(self.refs(step["inputs"]))
        if any(one.type == "op" for one in kind.required):
            function += "_op"
        arguments += [self.attribute(one, given[one.name]) for one in kind.required]
        fields = [f"{one.name}: {self.attribute(one, given[one.name], one.default is None)}" for one in kind.options if one.name in given]
        if fields:
            function += "_with"
            fields += ["..Default::default()"] if len(fields) < len(kind.options) else []
            arguments.append(Struct(f"datasets::{kind.title}", fields))
        receiver = f"{escape(step['inputs'][0], NAME)}." if kind.num_inputs else "Dataset::"
        call = Call(receiver + function, arguments)
        lines = []
        if fields and len(f"{indent}let {step['as']} = {call}?;") > 100:
            lines = layout(indent, "let options = ", arguments.pop(), ";")
            call = Call(receiver + function, [*arguments, "options"])
        return lines + self.finish(step, indent, self.name(step["as"], _OTHER), call)

    def attribute(self, one, value, option=False):
        """The value of a dataset's attribute."""
        if one.choices:
            text = f"datasets::{pascal(one.name)}::{pascal(value.lower())}"
        elif one.type == "tensors":
            text = str(self.refs(value))
        elif one.type == "op":
            text = f"{escape(value, NAME)}.op()"
        else:
            text = string(value) if one.type == "string" else literal(one.type, value)
        return f"Some({text})" if option else text

    def _elements(self, step, indent):
        saved_at = f"Some({step['saved_at']})" if "saved_at" in step else "None"
        texts = Array([string(one) for one in step["is"]])
        more = str(step.get("more", False)).lower()
        return self.finish(step, indent, "", Call("check::elements", [self.ref(step["dataset"]), texts, saved_at, more]))

    # ---- files ----

    def _checkpoint(self, step, indent):
        tensors = Array([f"({string(key)}, {self.ref(name)})" for key, name in step["tensors"].items()])
        texts = Array([f"({string(key)}, {string(text)})" for key, text in step["texts"].items()])
        keys = Array([string(one) for one in step["keys"]])
        call = Call("files::checkpoint", [string(step["as"]), *self.saved(step), tensors, texts, keys])
        return self.finish(step, indent, self.name(step["as"], _OTHER), call)

    def _restore(self, step, indent):
        return self.finish(step, indent, "", Call("files::restore", [self.ref(step["checkpoint"]), *self.saved(step)]))

    def saved(self, step):
        """The layers of a step, and its optimizer."""
        return [self.refs(step["model"]), f"Some({self.ref(step['optimizer'])})" if "optimizer" in step else "None"]

    def _read_key(self, step, indent):
        call = Call(f"{escape(step['checkpoint'], NAME)}.read", [string(step["key"])])
        return self.finish(step, indent, "" if "error" in step else self.name(step["as"]), call)

    def _write_records(self, step, indent):
        compression = f"Compression::{pascal(step['compression'].lower())}"
        call = Call("files::write_records", [string(step["as"]), compression, Array([string(one) for one in step["records"]])])
        return self.finish(step, indent, self.name(step["as"], _OTHER), call)

    def _write_events(self, step, indent):
        scalars = [f"({string(one['tag'])}, {float_literal(number(one['value']))}, {one['step']})" for one in step["scalars"]]
        return self.finish(step, indent, self.name(step["as"], _OTHER), Call("files::write_events", [Array(scalars)]))

    def _random_state(self, step, indent):
        return self.finish(step, indent, self.name(step["as"], _OTHER), "eager::random_state()")

    def _set_random_state(self, step, indent):
        return self.finish(step, indent, "", Call("eager::set_random_state", [escape(step["state"], NAME)]))

    # ---- contexts ----

    def _seed(self, step, indent):
        return self.finish(step, indent, "", Call("eager::set_seed", [str(step["value"])]))

    def _fork(self, step, indent):
        return self.block(step, indent, "eager::fork()?.run(|| -> Result<()> {", "})")

    def _device(self, step, indent):
        return self.block(step, indent, f"eager::with_device({string(step['name'])}, || {{", "})")

    def block(self, step, indent, head, tail, before=()):
        inner = _Steps(self.ops, self.optimizers, dict(self.kinds), self.row)
        for name in before:
            inner.name(name, _BORROWED)
        if "error" in step and not step["steps"]:
            return self.finish(step, indent, "", f"{head.removesuffix(' {')} Ok(()){tail.removeprefix('}')}")
        return [indent + head, *inner.lines(step["steps"], indent + "    "), indent + "    Ok(())", f"{indent}{tail}?;"]

    # ---- functions ----

    def _function(self, step, indent):
        inner = _Steps(self.ops, self.optimizers, dict(self.kinds), self.row)
        specs = Array([_spec(one) for one in step["inputs"]])
        names = [one["as"] for one in step["inputs"]]
        block = [f"{indent}    {line}" for line in inner.arguments(names)] + inner.lines(step["steps"], indent + "    ")
        if step["steps"] and step["steps"][-1]["do"] == "fail":
            block[-1] = block[-1].replace("return ", "").rstrip(";")
        else:
            block.append(f"{indent}    Ok(vec![{', '.join(escape(one, NAME) + '.clone()' for one in step['results'])}])")
        head = f"Function::trace({string(step.get('name', ''))}, specs, |arguments| {{"
        lines = layout(indent, "let specs: &[Spec] = ", specs, ";")
        if "error" in step:
            lines += [f"{indent}let failed = {head}", *block, f"{indent}}});"]
            return lines + self.finish(step, indent, "", "failed")
        return [*lines, f"{indent}let {self.name(step['as'], _OTHER)} = {head}", *block, f"{indent}}})?;"]

    def _call(self, step, indent):
        call = Call(f"{escape(step['function'], NAME)}.call", [self.refs(step["given"])])
        return self.outputs(step, indent, step["as"], call)

    def _function_variable(self, step, indent):
        name = self.name(step["as"], _VARIABLE)
        return [f"{indent}let {name} = {escape(step['function'], NAME)}.variables()[{step['index']}].clone();"]

    def _host_call(self, step, indent):
        lines = self.closure(step["body"], indent, "Result<Vec<Tensor>>", lambda inner, one: f"{escape(one, NAME)}.clone()")
        specs = Array([_spec(one) for one in step["outputs"]])
        lines += layout(indent, "let host_op = ", Call("Op::from_closure", [string(step["name"]), specs, "closure"]), "?;")
        return lines + self.outputs(step, indent, step["as"], Call("host_op.run", [self.refs(step["given"])]))

    def _fail(self, step, indent):
        return layout(indent, "return ", Call("Err", [Call("Error::new", [f"Code::{step['code']}", string(step["message"])])]), ";")

    def _save(self, step, indent):
        return self.finish(step, indent, "", Call("check::save", [self.ref(step["function"]), string(step["file"])]))

    def _save_to(self, step, indent):
        return self.finish(step, indent, "", Call(f"{escape(step['function'], NAME)}.save", [string(step["path"])]))

    def _load_bytes(self, step, indent):
        return self.finish(step, indent, self.name(step["as"], _OTHER), Call("files::load_bytes", [string(step["bytes"])]))

    def _load(self, step, indent):
        return self.block(step, indent, f"check::load({string(step['file'])}, |{escape(step['as'], NAME)}| {{", "})", [step["as"]])


def _layer_value(attribute, value, is_optional):
    if attribute.type == "string":
        text = string(value)
    else:
        text = literal(attribute.type, number(value) if attribute.type == "float" else value)
    return f"Some({text})" if is_optional else text


def _dims(dims):
    return f"&[{', '.join(map(str, dims))}]"


def _spec(one):
    return f"Spec::new(DType::{one['dtype'].upper()}, {_dims(one['dims'])})"


def _element(dtype, value):
    if dtype == "bool":
        return str(bool(value)).lower()
    if dtype == "string":
        return string(value)
    if isinstance(value, list):
        return f"({', '.join(_element(dtype, one) for one in value)})"
    if dtype in ("complex64", "float32", "float16", "bfloat16", "float64", "complex128"):
        return _shortest(number(value), dtype not in ("float64", "complex128"))
    return str(value)


def _shortest(value, single):
    """The float's shortest text that reads as the same number."""
    if value != value:
        return "NAN"
    if abs(value) == float("inf"):
        return "INF" if value > 0 else "-INF"
    if single:
        for digits in range(1, 10):
            text = f"{value:.{digits}g}"
            if struct.pack("f", float(text)) == struct.pack("f", value):
                return float_literal(float(text))
    return float_literal(value)


def _is_expected_none(steps, name):
    inner = [each for one in steps for key in ("backward", "body") if key in one for each in one[key]["steps"]]
    inner += [each for one in steps for each in one.get("steps", ())]
    found = any(one["do"] == "expect_none" and one["value"] == name for one in steps)
    return found or bool(inner) and _is_expected_none(inner, name)


def _free(steps, results, made):
    """The names that steps use and do not make. Texts that are no names do no harm, since callers know the names."""
    used = set()

    def walk(value):
        if isinstance(value, str):
            used.add(value)
        elif isinstance(value, list):
            for one in value:
                walk(one)
        elif isinstance(value, dict):
            for key, one in value.items():
                if key not in ("do", "as", "op", "error", "dtype", "values", "name", "is", "file", "message", "kind", "slot"):
                    walk(one)

    for one in steps:
        walk(one)
        made = [*made, *(one["as"] if isinstance(one.get("as"), list) else [one.get("as")])]
    walk(list(results))
    return used - set(made)
