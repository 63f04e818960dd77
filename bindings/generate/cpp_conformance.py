"""Writes the test of conformance in C++: a function for each row, over the helpers of tests/bindings/cpp/conformance.h.

EAGER_TRY and EAGER_DO have a row go on, or end, where errors are exceptions as well as where they are results.
"""


import cpp

ROWS_A_FILE = 200
_HEAD = """// Written by bindings/generate.
// clang-format off
#include "conformance.h"

using namespace eager;
"""
_KINDS = {"string": "strings", "bool": "booleans", "complex64": "complexes", "complex128": "complexes", "uint64": "unsigneds"}


def files(registry, rows):
    ops = {op.name: op for op in registry.ops}
    titles = {one.name: one.title for one in registry.optimizers}
    layers = {one.name: one for one in registry.layers}
    datasets = {one.name: one for one in registry.datasets}
    written = [_Row(ops, titles, layers, datasets).text(row) for row in rows if "cpp" not in row.left_out]
    chunks = [written[i : i + ROWS_A_FILE] for i in range(0, len(written), ROWS_A_FILE)]
    return {
        f"tests/bindings/cpp/conformance_rows_{i}.cpp": _HEAD + "\n" + "\n".join(chunk) for i, chunk in enumerate(chunks)
    }


class _Row:
    """Writes the steps of a row, whose names become variables of C++."""

    def __init__(self, ops, titles, layers, datasets):
        self.ops, self.titles, self.layers, self.datasets = ops, titles, layers, datasets
        self.kinds = {}  # by name: "tensor", "variable" ...
        self.made = 0

    def text(self, row):
        lines = [f"ROW({row.identifier()}, {quoted(row.name)}) {{"]
        return "\n".join(lines + self.steps(row.steps, "  ") + ["  return done();", "}", ""])

    def steps(self, steps, indent):
        lines = []
        for step in steps:
            lines += self.step(step, indent)
        return lines

    def step(self, step, indent):
        write = getattr(self, "do_" + step["do"])
        if "error" not in step:
            return [indent + line for line in write(step)]
        error = step["error"]
        op, message = (quoted(error[each]) if each in error else "whatever" for each in ("op", "message"))
        body = [indent + "  " + line for line in write(step)]
        return [f"{indent}EAGER_DO(expect_error(Code::{error['code'].lower()}, {op}, {message}, [&]() -> Fallible<void> {{", *body,
                indent + "  return done();", indent + "}));"]

    def name(self, name, kind):
        self.kinds[name] = kind
        return cpp.name_of(name)

    def declared(self, name, kind, made):
        """A variable of the row's that has what may fail to be made."""
        return f"EAGER_TRY(const {kind} {self.name(name, kind.lower())}, {made});"

    def tensor(self, name, made):
        return self.declared(name, "Tensor", made)

    def fresh(self, name):
        self.made += 1
        return f"{name}_{self.made}_"

    # ---- Tensors

    def do_tensor(self, step):
        values = f"{_maker(step['dtype'])}({_head(step)}, {{{_values(step)}}})"
        return [self.tensor(step["as"], values)]

    def do_scalar(self, step):
        value = f"int64_t({_int64(step['value'])})" if step["kind"] == "int" else _float(step["value"])
        return [self.tensor(step["as"], f"Tensor::weak({value})")]

    def do_expect(self, step):
        ulp = f", {_float(step['ulp'])}" if step.get("ulp") else ""
        return [f"EAGER_DO(expect_{_maker(step['dtype'])}({cpp.name_of(step['value'])}, {_head(step)}, {{{_values(step)}}}{ulp}));"]

    def do_expect_none(self, step):
        return [f"EAGER_DO(expect_none({cpp.name_of(step['value'])}));"]

    def do_text(self, step):
        return [f"EAGER_DO(expect_text({cpp.name_of(step['value'])}, {quoted(step['is'])}));"]

    def do_copy_to(self, step):
        return [self.tensor(step["as"], f"{cpp.name_of(step['value'])}.to({quoted(step['device'])})")]

    def do_sparse(self, step):
        return [f"EAGER_DO(expect_sparse({cpp.name_of(step['value'])}, {_bool(step['is'])}));"]

    def do_sparse_rows(self, step):
        rows = self.fresh("rows")
        indices, values = (self.name(each, "tensor") for each in step["as"])
        return [
            f"EAGER_TRY(const SparseRows {rows}, {cpp.name_of(step['value'])}.sparse_rows());",
            f"const Tensor {indices} = {rows}.indices, {values} = {rows}.values;",
        ]

    def do_to_dense(self, step):
        return [self.tensor(step["as"], f"{cpp.name_of(step['value'])}.to_dense()")]

    # ---- Ops

    def do_op(self, step):
        op, given = self.ops.get(step["op"]), step["given"]
        if op is None:
            made = self.fresh("op")
            return [f"EAGER_TRY(const Op {made}, Op::make({quoted(step['op'])}));",
                    *self.outputs(step["as"], f"{made}.run({_names(list(given.values()))})", True)]
        parameters = [self.given(op, one, given[one.name]) for one in op.required]
        options = [one for one in op.options if one.name in given]
        if options:
            setters = "".join(f".{cpp.name_of(one.name)}({self.given(op, one, given[one.name])})" for one in options)
            parameters.append(f"{cpp.options_type(op)}(){setters}")
        call = f"eager::{cpp.name_of(op.name)}({', '.join(parameters)})"
        if len(op.outputs) > 1:
            list_name, last = op.outputs[0].name, op.outputs[1].name
            made = self.fresh("outputs")
            if not step["as"] or "error" in step:
                return [f"EAGER_DO({call});"]
            lines = [f"EAGER_TRY(const {cpp.returned(op)} {made}, {call});"]
            if not op.returns_list:
                return lines + [f"const Tensor {self.name(name, 'tensor')} = {made}.{cpp.name_of(one.name)};"
                                for name, one in zip(step["as"], op.outputs)]
            lines += self.listed(step["as"][:-1], f"{made}.{list_name}")
            return [*lines, f"const Tensor {self.name(step['as'][-1], 'tensor')} = {made}.{last};"]
        return self.outputs(step["as"], call, op.returns_list)

    def outputs(self, names, call, is_list):
        if not names:
            return [f"EAGER_DO({call});"]
        if not is_list:
            return [self.tensor(names[0], call)]
        made = self.fresh("outputs")
        return [f"EAGER_TRY(const std::vector<Tensor> {made}, {call});", *self.listed(names, made)]

    def listed(self, names, made):
        lines = [f"EAGER_DO(expect_count({made}, {len(names)}));"]
        return lines + [f"const Tensor {self.name(one, 'tensor')} = {made}.at({i});" for i, one in enumerate(names)]

    def given(self, op, parameter, value):
        if parameter.input and (not parameter.attribute or isinstance(value, str)):
            return _names(value) if isinstance(value, list) else cpp.name_of(value)
        return attribute_value(op, parameter.attribute, value)

    # ---- Tapes

    def do_tape(self, step):
        options = "".join(f".{each}({_bool(step[each])})" for each in ("persistent", "ignore_variables") if each in step)
        return [f"EAGER_TRY(Tape {self.name(step['as'], 'tape')}, Tape::make({f'TapeOptions(){options}' if options else ''}));"]

    def do_watch(self, step):
        return [f"EAGER_DO({cpp.name_of(step['tape'])}.watch({cpp.name_of(step['value'])}));"]

    def act(self, step):
        return [f"EAGER_DO({cpp.name_of(step['tape'])}.{step['do']}());"]

    do_stop = do_pause = do_resume = do_reset = act

    def do_gradient(self, step):
        options = ""
        if step.get("output_gradients"):
            options += f".output_gradients({_names(step['output_gradients'])})"
        if step.get("unconnected_zero"):
            options += ".unconnected_zero(true)"
        options = f", GradientOptions(){options}" if options else ""
        single = len(step["targets"]) == len(step["sources"]) == 1
        targets, sources = (
            cpp.name_of(step[each][0]) if single else _names(step[each]) for each in ("targets", "sources")
        )
        return self.outputs(step["as"], f"{cpp.name_of(step['tape'])}.gradient({targets}, {sources}{options})", not single)

    def do_custom_gradient(self, step):
        callback, lines = self.callback(step["backward"], "=")  # it runs after the block that declares what it uses has ended
        made = f"record_gradient({_names(step['inputs'])}, {_names(step['outputs'])}, {callback})"
        return lines + self.outputs(step["as"], made, True)

    def callback(self, body, capture="&"):
        """A lambda's name, and the lines that declare it."""
        name = self.fresh("callback")
        lines = [f"const auto {name} = [{capture}](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {{", "  (void)given;"]
        for i, one in enumerate(body["arguments"]):
            lines.append(f"  const Tensor {self.name(one, 'tensor')} = given.at({i});")
        lines += self.steps(body["steps"], "  ")
        if not any(each["do"] == "fail" for each in body["steps"]):
            lines.append(f"  return std::vector<Tensor>{_names(body['results'])};")
        return name, [*lines, "};"]

    def do_fail(self, step):
        return [f"return failed<std::vector<Tensor>>(Code::{step['code'].lower()}, {quoted(step['message'])});"]

    # ---- Variables and optimizers

    def do_variable(self, step):
        more = f", {quoted(step.get('name', ''))}"
        more += ", false" if step.get("trainable") is False else ""
        return [self.declared(step["as"], "Variable", f"Variable::make({cpp.name_of(step['initial'])}{more})")]

    def do_variable_with_shape(self, step):
        dims = f"std::vector<int64_t>{_dims(step['dims'])}" if "dims" in step else "std::nullopt"
        made = f"Variable::make_with_shape({cpp.name_of(step['initial'])}, {dims}, {quoted(step['name'])})"
        return [self.declared(step["as"], "Variable", made)]

    def do_read(self, step):
        return [self.tensor(step["as"], f"{cpp.name_of(step['variable'])}.read()")]

    def change(self, step):
        return [f"EAGER_DO({cpp.name_of(step['variable'])}.{step['do']}({cpp.name_of(step['value'])}));"]

    do_assign = do_assign_add = do_assign_sub = change

    def do_assign_slice(self, step):
        return [f"EAGER_DO({cpp.name_of(step['variable'])}.assign_slice({cpp.name_of(step['begin'])}, {cpp.name_of(step['value'])}));"]

    def do_optimizer(self, step):
        title, given = self.titles.get(step["kind"]), step.get("given", {})
        if title is None:
            made = f"Optimizer::make({quoted(step['kind'])})"
            return [f"EAGER_TRY(const Optimizer {self.name(step['as'], 'optimizer')}, {made});"]
        setters = "".join(
            f".{cpp.name_of(each)}({_bool(value) if isinstance(value, bool) else _float(value)})" for each, value in given.items()
        )
        options = f"{title}Options(){setters}" if given else ""
        return [f"EAGER_TRY(const {title} {self.name(step['as'], 'optimizer')}, {title}::make({options}));"]

    def do_learning_rate(self, step):
        return [f"EAGER_DO({cpp.name_of(step['optimizer'])}.set_learning_rate({cpp.name_of(step['value'])}));"]

    def do_apply(self, step):
        return [f"EAGER_DO({cpp.name_of(step['optimizer'])}.apply({_names(step['gradients'])}, {_names(step['variables'])}));"]

    def do_slot(self, step):
        made = f"{cpp.name_of(step['optimizer'])}.slot({cpp.name_of(step['variable'])}, {quoted(step['slot'])})"
        return [self.declared(step["as"], "Variable", made)]

    # ---- Layers

    def do_layer(self, step):
        kind, given = self.layers[step["kind"]], step["given"]
        parameters = [_layer_value(one, given[one.name]) for one in kind.required]
        setters = "".join(f".{cpp.name_of(one.name)}({_layer_value(one, given[one.name])})" for one in kind.options if one.name in given)
        if setters:
            parameters.append(f"nn::{kind.title}Options(){setters}")
        return [self.declared(step["as"], "Layer", f"nn::{kind.title}::make({', '.join(parameters)})")]

    def do_call_layer(self, step):
        training = _bool(step["training"])
        return self.outputs(step["as"], f"{cpp.name_of(step['layer'])}.call({_names(step['given'])}, {training})", True)

    def do_layer_variable(self, step):
        return [self.declared(step["as"], "Variable", f"layer_variable({cpp.name_of(step['layer'])}, {quoted(step['variable'])})")]

    # ---- Datasets

    def do_dataset(self, step):
        kind, given, inputs = self.datasets[step["kind"]], step["given"], list(map(cpp.name_of, step["inputs"]))
        parameters = [f"{{{', '.join(inputs)}}}"] if kind.num_inputs is None else []
        parameters += [_dataset_value(one, given[one.name]) for one in kind.required]
        setters = "".join(f".{cpp.name_of(one.name)}({_dataset_value(one, given[one.name])})" for one in kind.options if one.name in given)
        if setters:
            parameters.append(f"data::{kind.title}Options(){setters}")
        made = f"{inputs[0] + '.' if kind.num_inputs else 'Dataset::'}{cpp.name_of(kind.name)}({', '.join(parameters)})"
        return [f"EAGER_DO({made});"] if "error" in step else [self.declared(step["as"], "Dataset", made)]

    def do_elements(self, step):
        texts = ", ".join(map(string, step["is"]))
        more = f", {step.get('saved_at', -1)}, {_bool(step.get('more', False))}"
        return [f"EAGER_DO(expect_elements({cpp.name_of(step['dataset'])}, {{{texts}}}{more}));"]

    # ---- Files

    def do_checkpoint(self, step):
        tensors = ", ".join(f"{{{quoted(key)}, {cpp.name_of(name)}}}" for key, name in step["tensors"].items())
        texts = ", ".join(f"{{{quoted(key)}, {quoted(text)}}}" for key, text in step["texts"].items())
        keys = ", ".join(map(quoted, step["keys"]))
        made = f"checkpoint({quoted(step['as'])}, {self.saved(step)}, {{{tensors}}}, {{{texts}}}, {{{keys}}})"
        return [self.declared(step["as"], "Checkpoint", made)]

    def do_restore(self, step):
        return [f"EAGER_DO(restore({cpp.name_of(step['checkpoint'])}, {self.saved(step)}));"]

    def saved(self, step):
        """The model of a step, and a pointer to the optimizer."""
        optimizer = "&" + cpp.name_of(step["optimizer"]) if "optimizer" in step else "nullptr"
        return f"Sequential{_names(step['model'])}, {optimizer}"

    def do_read_key(self, step):
        read = f"{cpp.name_of(step['checkpoint'])}.read({quoted(step['key'])})"
        return [f"EAGER_DO({read});"] if "error" in step else [self.tensor(step["as"], read)]

    def do_write_records(self, step):
        records = ", ".join(map(string, step["records"]))
        made = f"write_records({quoted(step['as'])}, Compression::{step['compression'].lower()}, {{{records}}})"
        return [f"EAGER_TRY(const std::string {self.name(step['as'], 'path')}, {made});"]

    def do_write_events(self, step):
        scalars = ", ".join(f"{{{quoted(one['tag'])}, {_float(one['value'])}, {one['step']}}}" for one in step["scalars"])
        return [f"EAGER_TRY(const std::string {self.name(step['as'], 'path')}, write_events({{{scalars}}}));"]

    def do_random_state(self, step):
        return [self.declared(step["as"], "RandomState", "random_state()")]

    def do_set_random_state(self, step):
        return [f"EAGER_DO(set_random_state({cpp.name_of(step['state'])}));"]

    # ---- Contexts

    def do_seed(self, step):
        return [f"EAGER_DO(set_seed({step['value']}));"]

    def do_fork(self, step):
        fork = self.fresh("fork")
        body = [f"  EAGER_TRY(const Context {fork}, fork_context());", f"  EAGER_TRY(const auto scope, ContextScope::make({fork}));"]
        return ["{", *body, *self.steps(step["steps"], "  "), "}"]

    def do_device(self, step):
        return ["{", f"  EAGER_TRY(const auto scope, DeviceScope::make({quoted(step['name'])}));", *self.steps(step["steps"], "  "), "}"]

    # ---- Functions

    def do_function(self, step):
        body = {
            "arguments": [one["as"] for one in step["inputs"]],
            "steps": step["steps"],
            "results": step["results"],
        }
        callback, lines = self.callback(body)
        specs = ", ".join(_spec(one) for one in step["inputs"])
        made = f"Function::trace_list({callback}, {{{specs}}}, {quoted(step['name'])})"
        return [*lines, self.declared(step["as"], "Function", made)]

    def do_call(self, step):
        function = cpp.name_of(step["function"])
        if len(step["as"]) == 1:
            return self.outputs(step["as"], f"{function}({', '.join(map(cpp.name_of, step['given']))})", False)
        return self.outputs(step["as"], f"{function}.call({_names(step['given'])})", True)

    def do_function_variable(self, step):
        made = f"{cpp.name_of(step['function'])}.variables().at({step['index']})"
        return [self.declared(step["as"], "Variable", made)]

    def do_host_call(self, step):
        specs = ", ".join(_spec(one) for one in step["outputs"])
        op = self.fresh("op")
        callback, lines = self.callback(step["body"])
        lines.append(f"EAGER_TRY(const Op {op}, host_op({quoted(step['name'])}, {callback}, {{{specs}}}));")
        return lines + self.outputs(step["as"], f"{op}.run({_names(step['given'])})", True)

    def do_save(self, step):
        return [f"EAGER_DO(save({cpp.name_of(step['function'])}, {quoted(step['file'])}));"]

    def do_load(self, step):
        paths = self.fresh("paths")
        head = [f"EAGER_TRY(const std::vector<std::string> {paths}, saved({quoted(step['file'])}));",
                f"for (const std::string& path : {paths}) {{"]
        return [*head, "  " + self.declared(step["as"], "Function", "Function::load(path)"), *self.steps(step["steps"], "  "), "}"]

    def do_save_to(self, step):
        return [f"EAGER_DO({cpp.name_of(step['function'])}.save({quoted(step['path'])}));"]

    def do_load_bytes(self, step):
        data = bytes.fromhex(step["bytes"])
        text = '"' + "".join(f"\\{one:03o}" for one in data) + '"'
        return [self.declared(step["as"], "Function", f"load_bytes(std::string({text}, {len(data)}))")]


# ---- Values


def _maker(dtype):
    return _KINDS.get(dtype) or ("floats" if "float" in dtype else "integers")


def _head(step):
    return f"{dtype(step['dtype'])}, {_dims(step['dims'])}"


def dtype(name):
    return f"DType::{cpp.name_of(name)}"


def _dims(dims):
    return "{" + ", ".join(map(str, dims)) + "}"


def _spec(one):
    return f"Spec{{{dtype(one['dtype'])}, {_dims(one['dims'])}}}"


def _names(names):
    return "{" + ", ".join("Tensor()" if one is None else cpp.name_of(one) for one in names) + "}"


def _values(step):
    write = {"floats": _float, "integers": _int64, "unsigneds": lambda one: f"{one}u", "booleans": _bool,
             "strings": string, "complexes": _complex}[_maker(step["dtype"])]
    return ", ".join(map(write, step["values"]))


def _float(value):
    if isinstance(value, str):
        return {"inf": "Inf", "-inf": "-Inf", "nan": "NaN", "-nan": "-NaN"}.get(value, value)
    return repr(float(value))


def _int64(value):
    return "INT64_MIN" if int(value) == -(2**63) else str(value)


def _complex(value):
    return "{" + ", ".join(map(_float, value)) + "}"


def _bool(value):
    return "true" if value else "false"


def quoted(text):
    """A literal of C++. A byte that is not printable is octal, which a digit behind it does not change."""
    return '"' + "".join(
        chr(one) if 32 <= one < 127 and chr(one) not in '"\\' else f"\\{one:03o}" for one in text.encode("utf-8")
    ) + '"'


def string(text):
    return f"std::string({quoted(text)}, {len(text.encode('utf-8'))})" if "\0" in text else quoted(text)


def _layer_value(attribute, value):
    return string(value) if attribute.type == "string" else attribute_value(None, attribute, value)


def _dataset_value(attribute, value):
    if attribute.type == "tensors":
        return _names(value)
    if attribute.choices:
        return f"data::{attribute.name.capitalize()}::{value.lower()}"
    return cpp.name_of(value) if attribute.type == "op" else _layer_value(attribute, value)


def attribute_value(op, attribute, value):
    if attribute.type == "function":
        return cpp.name_of(value)
    if attribute.type == "float":
        return _float(value) if isinstance(value, str) else repr(float(value))
    if attribute.type == "bool":
        return _bool(value)
    if attribute.type == "dtype":
        return dtype(value)
    if attribute.type == "ints":
        return _dims(value) if isinstance(value, list) else str(value)
    if attribute.is_text:
        return string(value)
    if attribute.choices:
        return f"{cpp.enumeration(op, attribute)}::{cpp.name_of(value.lower())}"
    return _int64(value)
