"""Writes C++'s constants, ops, optimizers, schedules, layers and test of conformance (bindings/cpp/include/eager, tests/bindings/cpp)."""

import cpp_conformance
import cpp_datasets
import cpp_examples
import words

HEAD = "// Written by bindings/generate.\n"
WIDTH = 120
KEYWORDS = frozenset(
    "alignas alignof and asm auto bool break case catch char class compl concept const constexpr continue decltype default"
    " delete do double else enum explicit export extern false float for friend goto if inline int long mutable namespace"
    " new noexcept not nullptr operator or private protected public register requires return short signed sizeof static"
    " std struct switch template this throw true try typedef typeid typename union unsigned using virtual void volatile while"
    " xor".split()
)
_WORDS = {code: f"Code::{code.lower()}" for code in words.CODES}
_TYPES = {"int": "int64_t", "float": "double", "bool": "bool", "dtype": "DType", "ints": "const Ints&"}


def files(header, registry, rows):
    folder = "bindings/cpp/include/eager/"
    return {
        folder + "constants.hpp": _constants(header),
        folder + "ops.hpp": _ops(registry),
        folder + "optimizers.hpp": _optimizers(registry),
        folder + "layers.hpp": _layers(registry),
        folder + "schedules.hpp": _schedules(registry),
        folder + "datasets.hpp": cpp_datasets.text(registry),
        **cpp_conformance.files(registry, rows),
        **cpp_examples.files(registry),
    }


def _file(name, comment, includes, body):
    guard = f"EAGER_{name.upper()}_HPP_"
    lines = [*words.comment(comment, "// ", WIDTH), f"#ifndef {guard}", f"#define {guard}", "", *includes, "", "EAGER_NAMESPACE_BEGIN", ""]
    return HEAD + "\n".join([*lines, *body, "EAGER_NAMESPACE_END", "", "#endif", ""])


def name_of(text):
    return words.escape(text, KEYWORDS)


# ---- Constants


def _constants(header):
    body = []
    for prefix, kind, comment in (
        ("EAGER_OK", "Code", "What kind of error it is; the codes of gRPC and TensorFlow."),
        ("EAGER_BOOL", "DType", "The kind of a tensor's elements."),
    ):
        one = header.enumeration(prefix)
        body += [f"/// {comment}", f"enum class {kind} : int32_t {{"]
        for constant in one.constants:
            body += words.comment(_sentence(constant.comment), "  /// ", WIDTH) if constant.comment else []
            body.append(f"  {name_of(constant.name[6:].lower())} = {constant.name},")
        body += ["};", ""]
    return _file("constants", "The constants of the C header.", ["#include <eager_c.h>", "", '#include "config.hpp"'], body)


def _sentence(text):
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")


# ---- Ops


def enumeration(op, attribute):
    """The enumeration of an attribute's choices, which ops with an attribute of this name share."""
    return words.pascal(op.name) + "Mode" if attribute.name == "mode" else words.pascal(attribute.name)


def options_type(op):
    return words.pascal(op.name) + "Options"


def _ops(registry):
    body = []
    choices = {}
    for op in registry.ops:
        for attribute in op.attributes:
            if attribute.choices:
                found = choices.setdefault(enumeration(op, attribute), attribute.choices)
                if found != attribute.choices:
                    raise ValueError(f"{op.name}: {attribute.name} has other choices than the same attribute elsewhere")
    for kind, names in sorted(choices.items()):
        listed = ", ".join(name_of(one.lower()) for one in names)
        body += [f"/// The choices of {_words_of(kind)}.", f"enum class {kind} {{ {listed} }};", ""]
    for op in registry.ops:
        body += _op(op)
    comment = (
        "All ops, as functions. Each fails with INVALID_ARGUMENT, and the op's name, where dtypes, shapes or attributes do not"
        " fit; with UNIMPLEMENTED where the op has no kernel for a dtype on a device; and with RESOURCE_EXHAUSTED where memory"
        " is out."
    )
    return _file("ops", comment, ['#include "function.hpp"'], body)


def _words_of(pascal):
    """"DataFormat" as "data format"."""
    return "".join(" " + one.lower() if one.isupper() else one for one in pascal).strip()


def _type(op, attribute):
    return enumeration(op, attribute) if attribute.choices else _TYPES[attribute.type]


def _text(text):
    return words.replace_words(text, {**_WORDS, "absent": "not given"})


def _op(op):
    # A parameter that is either numbers or a tensor has a function for each.
    both = next((one for one in op.required if one.input and one.attribute), None)
    lines = _options(op) if op.options else []
    lines += _outputs_struct(op)
    lines += _doc(op)
    for tensor in (False, True) if both else (False,):
        lines += _function(op, tensor)
    return [*lines, ""]


def _options(op):
    kind = options_type(op)
    lines = [f"/// What {op.name}() may be given.", f"class {kind} {{", " public:"]
    for one in op.options:
        lines += words.comment(_option_text(one), "  /// ", WIDTH)
        name, attribute = name_of(one.name), one.attribute
        if attribute is None:
            lines.append(f"  {kind}& {name}(const Operand& value) {{ return {one.name}_.keep(value), *this; }}")
        elif attribute.type == "ints":
            lines += _setter(kind, name, "const Ints& value", f"{one.name}_.set({{value.begin(), value.end()}})")
        elif attribute.is_text:
            lines += _setter(kind, name, "const std::string& value", f"{one.name}_.set(value)")
        else:
            lines += _setter(kind, name, f"{_type(op, attribute)} value", f"{one.name}_.set(value)")
    lines += ["", "  // The values that were given."]
    for one in op.options:
        if one.attribute is None:
            lines.append(f"  detail::Kept {one.name}_;")
        else:
            lines.append(f"  detail::Given<{_held(op, one.attribute)}> {one.name}_;")
    return [*lines, "};", ""]


def _held(op, attribute):
    if attribute.is_text:
        return "std::string"
    return "std::vector<int64_t>" if attribute.type == "ints" else _type(op, attribute)


def _setter(kind, name, parameter, body):
    line = f"  {kind}& {name}({parameter}) {{ return {body}, *this; }}"
    if len(line) <= WIDTH:
        return [line]
    return [f"  {kind}& {name}({parameter}) {{", f"    return {body}, *this;", "  }"]


def _option_text(one):
    text = _text(one.attribute.description if one.attribute else one.input.description)
    default = one.attribute.default if one.attribute else None
    if default is None or default == ():
        return text
    if one.attribute.type == "bool":
        shown = "true" if default else "false"
    elif one.attribute.choices:
        shown = name_of(str(default).lower())
    elif one.attribute.is_text:
        shown = f'"{default}"'
    elif one.attribute.type == "dtype":
        shown = f"DType::{name_of(default)}"
    elif one.attribute.type == "ints":
        shown = "{" + ", ".join(map(str, default)) + "}"
    else:
        shown = f"{default:g}"
    return f"{text} Default: {shown}."


def _outputs_struct(op):
    if len(op.outputs) == 1:
        return []
    lines = [f"/// What {op.name}() gives.", f"struct {words.pascal(op.name)}Outputs {{"]
    for output in op.outputs:
        kind = "std::vector<Tensor>" if output.list else "Tensor"
        lines += words.comment(_text(output.description), "  /// ", WIDTH)
        lines.append(f"  {kind} {name_of(output.name)};")
    return [*lines, "};", ""]


def _doc(op):
    lines = words.comment(_text(op.description), "/// ", WIDTH)
    for one in op.required:
        member = one.input or one.attribute
        shape = f" {one.input.shape}:" if one.input and one.input.shape != "any" else ""
        lines += words.comment(f"- {one.name}:{shape} {_text(member.description)}{_dtypes(one.input)}", "/// ", WIDTH)
    for output in op.outputs:
        shape = f" {output.shape}," if output.shape != "any" else ""
        lines += words.comment(f"Returns{shape} {_dtype_of(output)}: {_text(output.description)}", "/// ", WIDTH)
    for line in cpp_examples.doc(op):
        lines += words.comment(line, "/// ", WIDTH)
    return lines


_ALL = 16


def _dtypes(one):
    if one is None or len(one.dtypes) >= _ALL - 1:
        return ""
    return f" ({', '.join(one.dtypes)})"


def _dtype_of(output):
    return f"of dtype {output.dtype}" if output.dtype else "tensors"


def returned(op):
    if len(op.outputs) > 1:
        return words.pascal(op.name) + "Outputs"
    return "std::vector<Tensor>" if op.returns_list else "Tensor"


def _function(op, tensor):
    parameters, template = [], ""
    for one in op.required:
        name = name_of(one.name)
        if one.input and (tensor or not one.attribute):
            if one.attribute:
                template = "template <class T, class = std::enable_if_t<detail::is_target<T>>>"
                parameters.append(f"const T& {name}")
            else:
                parameters.append(f"const {'Operands' if one.input.list else 'Operand'}& {name}")
        elif one.attribute.type == "function":
            parameters.append(f"const Function& {name}")
        elif one.attribute.is_text:
            parameters.append(f"const std::string& {name}")
        else:
            kind = _type(op, one.attribute)
            parameters.append(f"{kind} {name}")
    if op.options:
        parameters.append(f"const {options_type(op)}& options = {options_type(op)}()")
    head = signature(f"{'' if template else 'inline '}Fallible<{returned(op)}> {name_of(op.name)}", parameters, " {")
    return [*([template] if template else []), *head, *_body(op, tensor), "}"]


def _body(op, tensor):
    arguments = [one for one in sorted(op.attributes, key=lambda each: -1 if each.argument is None else each.argument)]
    required = {one.name: one for one in op.required}
    lines = []
    made = [one for one in op.attributes if one.argument is None]  # functions and texts, for which the op is made anew
    if not made:
        lines.append(f'  static detail::PreparedOp op("{op.name}");')
    numbers = [one for one in arguments if one.argument is not None and not (tensor and _is_both(required.get(one.name)))]
    if numbers or made or len(op.outputs) > 1 or op.returns_list or any(one.list for one in op.inputs):
        lines.append("  detail::Arguments arguments;")
    for one in numbers:
        value = name_of(one.name) if one.name in required else f"options.{one.name}_"
        lines.append(f"  arguments.add({one.argument}, {value});")
    if made:
        places = [f"&{name_of(one.name)}" if one.name in required else f"options.{one.name}_" for one in made]
        attributes = ", ".join(f'{{"{one.name}", {place}}}' for one, place in zip(made, places))
        given = [f'"{op.name}"', f"{{{attributes}}}", "arguments", name_of(op.inputs[-1].name)]
        if op.returns_list:
            return [*lines, *signature("  return detail::run_made", given, ";")]
        if len(op.inputs) > 1 and not op.inputs[-1].list:
            given[3:] = [name_of(one.name) if one.name in required else f"options.{one.name}_" for one in op.inputs]
            return [*lines, *_run_several(given, "run_made_of"), *_returned_outputs(op)]
        return [*lines, *_run_several(given, "run_made"), *_returned_outputs(op)]
    return lines + _call(op, tensor, bool(numbers))


def _is_both(parameter):
    return parameter is not None and parameter.input is not None and parameter.attribute is not None


_ABSENT = "detail::Kept()"  # an input whose attribute is given in its place, ahead of others


def _call(op, tensor, numbers):
    required = {one.name: one for one in op.required}
    inputs = []
    for one in op.inputs:
        if _is_both(required.get(one.name)):
            inputs.append(f"Operand({name_of(one.name)})" if tensor else _ABSENT)
        elif one.name in required:
            inputs.append(name_of(one.name))
        else:
            inputs.append(f"options.{one.name}_")
    while inputs and inputs[-1] == _ABSENT:
        inputs.pop()
    if any(one.list for one in op.inputs):
        return _call_on_list(op, inputs[-1])
    if op.returns_list:
        return [f"  EAGER_OPERANDS({inputs[0]});", f"  eager_tensor* const handle = {inputs[0]}.get();",
                "  return detail::run_list(op, arguments, &handle, 1);"]
    if len(op.outputs) > 1:
        return [*_run_several(["op", "arguments", *inputs]), *_returned_outputs(op)]
    given = ["op", *(["arguments"] if numbers else []), *inputs]
    return signature("  return detail::run_with" if numbers else "  return detail::run", given, ";")


def _returned_outputs(op):
    outputs = ", ".join(f"std::move(outputs[{i}])" for i in range(len(op.outputs)))
    return [f"  return {returned(op)}{{{outputs}}};" if len(op.outputs) > 1 else f"  return {outputs};"]


def _run_several(given, function="run_several"):
    """The statement as clang-format breaks it: ahead of the call where that suffices, else within it."""
    declared, call = "  EAGER_TRY(std::vector<Tensor> outputs,", f"detail::{function}({', '.join(given)}));"
    indent = " " * len("  EAGER_TRY(")
    if len(f"{declared} {call}") <= WIDTH:
        return [f"{declared} {call}"]
    if len(indent + call) <= WIDTH:
        return [declared, indent + call]
    head = f"{declared} detail::{function}("
    return _filled(head, " " * len(head), given, ");")


def _call_on_list(op, inputs):
    if len(op.outputs) == 1 and not op.returns_list:
        return [f"  return detail::run_on_list(op, arguments, {inputs});"]
    lines = [f"  EAGER_OPERANDS({inputs});"]
    call = f"detail::run_list(op, arguments, {inputs}.data(), {inputs}.size())"
    if len(op.outputs) == 1:
        return [*lines, f"  return {call};"]
    first, last = op.outputs  # a list, then one tensor
    return [
        *lines,
        f"  EAGER_TRY(std::vector<Tensor> {first.name}, {call});",
        f"  Tensor {last.name} = std::move({first.name}.back());",
        f"  {first.name}.pop_back();",
        f"  return {returned(op)}{{std::move({first.name}), std::move({last.name})}};",
    ]


def signature(head, parameters, end):
    """A function's head or a call as clang-format breaks it: behind the parenthesis, or before where a line is too long."""
    lines = _filled(head + "(", " " * (len(head) + 1), parameters, end)
    if max(map(len, lines)) <= WIDTH:
        return lines
    indent = " " * (len(head) - len(head.lstrip()) + 4)
    return [head + "(", *_filled(indent, indent, parameters, end)]


def _filled(start, indent, parameters, end):
    lines, line = [], start
    for i, one in enumerate(parameters):
        text = one + (f"){end}" if i == len(parameters) - 1 else ",")
        space = "" if line in (start, indent) else " "
        if space and len(line) + 1 + len(text) > WIDTH:
            lines.append(line)
            line, space = indent, ""
        line += space + text
    return [*lines, line if parameters else f"{line}){end}"]


# ---- Optimizers and schedules

_KIND_TYPES = {**_TYPES, "floats": "std::vector<double>", "strings": "std::vector<std::string>"}


def _optimizers(registry):
    body = [line for one in registry.optimizers for line in _kind(one, "Optimizer", "hyperparameters")]
    return _file("optimizers", "The kinds of optimizers.", ['#include "optimizer.hpp"'], body)


def _schedules(registry):
    body = [line for one in registry.schedules for line in _kind(one, "Schedule", "attributes")]
    return _file("schedules", "The kinds of schedules.", ['#include "optimizer.hpp"'], body)


def _default(attribute):
    """The default of a kind's attribute as text; None where there is none."""
    if attribute.type in ("floats", "strings"):
        return "none"
    if attribute.default is None or attribute.default == ():
        return None
    if attribute.type == "bool":
        return "true" if attribute.default else "false"
    if attribute.type == "ints":
        return "{" + ", ".join(map(str, attribute.default)) + "}"
    return f"{attribute.default:g}" if attribute.type == "float" else str(attribute.default)


def _attribute_text(attribute):
    default = _default(attribute)
    return attribute.description if default is None else f"{attribute.description} Default: {default}."


def _kind(one, base, values):
    options = one.title + "Options"
    lines = [f"/// The {values} of {one.title}.", f"class {options} {{", " public:"]
    for each in one.attributes:
        type_ = _KIND_TYPES[each.type]
        lines += words.comment(_attribute_text(each), "  /// ", WIDTH)
        moved = "std::move(value)" if type_.startswith("std::") else "value"
        lines += _setter(options, name_of(each.name), f"{type_} value", f"{each.name}_.set({moved})")
    lines += ["", "  // The values that were given."]
    lines += [f"  detail::Given<{_KIND_TYPES[each.type]}> {each.name}_;" for each in one.attributes]
    lines += ["};", ""]
    lines += words.comment(one.description, "/// ", WIDTH)
    for name, description in one.slots:
        lines += words.comment(f'- slot "{name}": {description}', "/// ", WIDTH)
    return lines + _class(one, base, f'"{one.name}"', (), one.attributes)


def _class(one, base, making, required, options):
    """The class of a kind: made by base::make(making), with required attributes as parameters and the others as options."""
    kind = one.title + "Options"
    parameters = [*(f"{_taken(each)} {name_of(each.name)}" for each in required), f"const {kind}& options = {kind}()"]
    given = ", ".join([*(name_of(each.name) for each in required), "options"])
    lines = [f"class {one.title} : public {base} {{", " public:"]
    lines += signature(f"  static Fallible<{one.title}> make", parameters, " {")
    lines += [f"    EAGER_TRY({base} made, {base}::make({making}));"]
    lines += [f'    EAGER_DO(made.set("{each.name}", {name_of(each.name)}));' for each in required]
    for each in options:
        lines += _broken("    EAGER_DO(", f'detail::set_if(made, "{each.name}", options.{each.name}_));')
    lines += [f"    return {one.title}(std::move(made));", "  }", "#ifndef EAGER_RESULTS"]
    *first, last = signature(f"  {'explicit ' if len(required) < 2 else ''}{one.title}", parameters, "")
    body = f" : {one.title}(make({given})) {{}}"
    lines += [*first, last, "     " + body] if first else _broken(last, body)
    return lines + [
        "#endif",
        "",
        " private:",
        f"  explicit {one.title}({base}&& made) noexcept : {base}(std::move(made)) {{}}",
        "};",
        "",
    ]


def _broken(first, rest):
    """The line of both parts, or two where it is too long."""
    if len(first + rest) <= WIDTH:
        return [first + rest]
    indent = " " * (len(first) - len(first.lstrip()) + 4)
    return [first, indent + rest.lstrip()]


# ---- Layers

_HELD = {"int": "int64_t", "float": "double", "bool": "bool", "dtype": "DType", "ints": "std::vector<int64_t>", "string": "std::string"}


def _layers(registry):
    body = ["namespace nn {", ""]
    for one in registry.layers:
        body += _layer(one)
    body += ["}  // namespace nn", ""]
    return _file("layers", "The kinds of layers.", ['#include "layer.hpp"'], body)


def _taken(attribute):
    return {"string": "const std::string&", "ints": "const Ints&"}.get(attribute.type, _TYPES.get(attribute.type))


def _layer(one):
    options = one.title + "Options"
    lines = [f"/// The attributes of {one.title} that may be left out.", f"class {options} {{", " public:"]
    lines += _setter(options, "name", "const std::string& value", "name_.set(value)")
    for each in one.options:
        lines += words.comment(_attribute_text(each), "  /// ", WIDTH)
        body = f"{each.name}_.set({{value.begin(), value.end()}})" if each.type == "ints" else f"{each.name}_.set(value)"
        lines += _setter(options, name_of(each.name), f"{_taken(each)} value", body)
    lines += ["", "  // The values that were given.", "  detail::Given<std::string> name_;"]
    lines += [f"  detail::Given<{_HELD[each.type]}> {each.name}_;" for each in one.options]
    lines += ["};", ""]
    lines += words.comment(one.description, "/// ", WIDTH)
    for each in (*one.inputs, *one.outputs):
        lines += words.comment(f"- {each.name}, {each.shape}: {each.description}", "/// ", WIDTH)
    for name, text in one.variables:
        lines += words.comment(f'- variable "{name}", {text}', "/// ", WIDTH)
    for each in one.required:
        lines += words.comment(f"- {each.name}: {each.description}", "/// ", WIDTH)
    return lines + _class(one, "Layer", f'"{one.name}", options.name_.value', one.required, one.options)
