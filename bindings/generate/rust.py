"""Writes what the Rust binding has from the header and the registry: eager-sys, constants, ops, optimizers, tests.

The text is laid out as rustfmt does under bindings/rust/rustfmt.toml; rust_layout.py has the rules.
"""

import re

import rust_conformance
import rust_datasets
import words
from rust_layout import NAME, WIDTH, block, call, doc, function_head, literal, plain, string
from words import escape, pascal

_SYS = "bindings/rust/eager-sys/src/"
_EAGER = "bindings/rust/eager/src/"
_FIRST = "// Written by bindings/generate from {}; changes belong there.\n"
_TYPES = {
    "void": "c_void",
    "char": "c_char",
    "int32_t": "i32",
    "uint32_t": "u32",
    "int64_t": "i64",
    "uint64_t": "u64",
    "size_t": "usize",
    "double": "f64",
}


def files(header, registry, rows):
    return {
        _SYS + "functions.rs": _sys_functions(header),
        _SYS + "types.rs": _sys_types(header),
        _EAGER + "constants.rs": _constants(header),
        _EAGER + "ops.rs": _ops(registry.ops),
        _EAGER + "optimizers.rs": _optimizers(registry.optimizers),
        _EAGER + "schedules.rs": _schedules(registry.schedules),
        _EAGER + "layers.rs": _layers(registry.layers),
        _EAGER + "datasets.rs": _FIRST.format("the registry") + rust_datasets.text(registry.datasets),
        **rust_conformance.files(registry, rows),
    }


# ---- eager-sys ----


def _sys_functions(header):
    lines = [
        _FIRST.format("include/eager_c.h"),
        "use crate::types::*;",
        "use crate::{c_char, c_void};",
        "#[cfg(feature = \"dlopen\")]",
        "use crate::{library, LoadError};",
        "",
        "functions! {",
    ]
    for one in header.functions:
        parameters = [f"{escape(each.name, NAME)}: {_type(each.type)}" for each in one.parameters]
        result = "" if _type(one.result) == "c_void" else f" -> {_type(one.result)}"
        lines += doc(_markdown(one.comment) or "Adds a reference.", "    ")
        lines += [*block("    ", f"fn {one.name}(", parameters, f"){result};"), ""]
    lines[-1] = "}"
    return "\n".join(lines) + "\n"


def _markdown(comment):
    """A comment of the header, whose tables and pictures stay as they are."""
    paragraphs = comment.split("\n\n")
    return "\n\n".join(
        f"```text\n{one}\n```" if "\n" in one and re.search(r"\S {2,}\S|^ ", one, re.M) else re.sub(r"([\[\]*<>])", r"\\\1", one)
        for one in paragraphs
    )


def _sys_types(header):
    lines = [_FIRST.format("include/eager_c.h"), "use crate::{c_char, c_void};", ""]
    lines += ["/// The version of the interface that this crate was written for.", f"pub const EAGER_ABI_MAJOR: u32 = {header.abi_major};"]
    lines += ["/// See [`EAGER_ABI_MAJOR`].", f"pub const EAGER_ABI_MINOR: u32 = {header.abi_minor};", ""]
    for one in header.enumerations:
        for constant in one.constants:
            lines += doc(constant.comment or one.comment, "")
            lines.append(f"pub const {constant.name}: i32 = {constant.value};")
        lines.append("")
    for one in header.handles:
        lines += doc(_markdown(one.comment), "")
        lines += ["#[repr(C)]", f"pub struct {one.name} {{", "    _private: [u8; 0],", "}", ""]
    lines += ["/// A function that ends the life of what a pointer stands for.", "pub type eager_destroy_fn = unsafe extern \"C\" fn(*mut c_void);", ""]
    for one in header.callbacks:
        lines += doc(_markdown(one.comment), "")
        parameters = [f"{escape(each.name, NAME)}: {_type(each.type)}" for each in one.parameters]
        result = "" if _type(one.result) == "c_void" else f" -> {_type(one.result)}"
        function = f"unsafe extern \"C\" fn({', '.join(parameters)}){result};"
        head = f"pub type {one.name} ="
        if len(head) + 1 + len(function) <= WIDTH:
            lines.append(f"{head} {function}")
        elif len(function) + 4 <= WIDTH:
            lines += [head, f"    {function}"]
        else:
            lines += block("", f"{head} unsafe extern \"C\" fn(", parameters, f"){result};")
        lines.append("")
    for one in header.structs:
        lines += doc(_markdown(one.comment) or f"See `{one.name}` in the header.", "")
        lines += ["#[repr(C)]", "#[derive(Clone, Copy, Debug)]", f"pub struct {one.name} {{"]
        for field in one.fields:
            lines += doc(_markdown(field.comment) or ("sizeof of the struct" if field.name == "struct_size" else "See the header."), "    ")
            lines.append(f"    pub {escape(field.name, NAME)}: {_type(field.type)},")
        lines += ["}", ""]
    lines += ["/// The layouts that a C compiler gives the structs.", "#[cfg(target_pointer_width = \"64\")]", "const _: () = {"]
    for one in header.structs:
        offsets, size = one.layout()
        for field, offset in zip(one.fields, offsets):
            lines.append(f"    assert!(std::mem::offset_of!({one.name}, {escape(field.name, NAME)}) == {offset});")
        lines.append(f"    assert!(std::mem::size_of::<{one.name}>() == {size});")
    lines.append("};")
    return "\n".join(lines) + "\n"


def _type(one):
    base = _TYPES.get(one.base, one.base)
    if one.is_function:
        return f"Option<{base}>"
    for const in one.pointers:
        base = f"*{'const' if const else 'mut'} {base}"
    return base


# ---- constants of the crate eager ----


def _constants(header):
    codes, dtypes = header.enumeration("EAGER_OK"), header.enumeration("EAGER_BOOL")
    lines = [_FIRST.format("include/eager_c.h"), "use crate::{Code, DType};", ""]
    for title, one in (("Code", codes), ("DType", dtypes)):
        lines.append(f"impl {title} {{")
        for constant in one.constants:
            lines += doc(constant.comment or constant.name.removeprefix("EAGER_"), "    ")
            lines.append(f"    pub const {constant.name.removeprefix('EAGER_')}: {title} = {title}({constant.value});")
        lines += [f"    /// All {'codes' if title == 'Code' else 'dtypes'}."]
        lines += [
            *block(
                "    ",
                f"pub const ALL: [{title}; {len(one.constants)}] = [",
                [f"{title}::{each.name.removeprefix('EAGER_')}" for each in one.constants],
                "];",
            )
        ]
        lines += ["}", ""]
    return "\n".join(lines[:-1]) + "\n"


# ---- ops ----


def _ops(ops):
    lines = [
        _FIRST.format("the registry"),
        "//! All ops, as functions that run at once on the thread's context.",
        "//!",
        "//! What every call needs are a function's parameters; what may be left out are the fields of a struct with",
        "//! [`Default`], which the function with `_with` behind its name takes:",
        "//!",
        "//! ```",
        "//! # fn main() -> eager::Result<()> {",
        "//! use eager::{ops, Tensor};",
        "//! let x = Tensor::new([[1f32, 2.0], [3.0, 4.0]])?;",
        '//! assert_eq!(ops::sum(&x)?.to_string(), "10.0");',
        "//! let columns = ops::sum_with(&x, ops::Sum { axis: Some(&[0]), ..Default::default() })?;",
        '//! assert_eq!(columns.to_string(), "[4. 6.]");',
        "//! # Ok(())",
        "//! # }",
        "//! ```",
        "//!",
        "//! An op fails with [`Code::INVALID_ARGUMENT`] where dtypes, shapes, devices or values make no sense, and with",
        "//! [`Code::UNIMPLEMENTED`] where there is no kernel for a dtype on a device, and [`Code::RESOURCE_EXHAUSTED`] where",
        "//! memory is out. The error names the op.",
        "#![allow(clippy::too_many_arguments)]",
        "",
        "use crate::op::{Arguments, Ints, OpBuilder, Pointers, Prepared, NO_ARGUMENTS};",
        "#[allow(unused_imports)] // by the documentation",
        "use crate::Code;",
        "use crate::{DType, Function, Result, Tensor};",
        "",
    ]
    enums = _enumerations(ops)
    for (name, choices), attribute in sorted(enums.items()):
        lines += doc(plain(attribute.description), "")
        lines += ["#[derive(Clone, Copy, Debug, PartialEq, Eq)]", f"pub enum {name} {{"]
        for choice in choices:
            lines += [f"    /// `{choice}`", f"    {_choice(choice)},"]
        lines += ["}", ""]
    for op in ops:
        lines += _op(op, {attribute: name for (name, _), attribute in enums.items()} | _names_of(op, enums))
    return "\n".join(lines[:-1]) + "\n"


def _choice(name):
    return name if name.upper() == name and len(name) == 4 and name.startswith("N") else pascal(name.lower())


def enumeration_name(ops, op, attribute):
    """The name of the enum of an attribute's choices: the attribute's, with the op's where ops differ."""
    same = {each.choices for one in ops for each in one.attributes if each.name == attribute.name and each.choices}
    return pascal(attribute.name) if len(same) == 1 and attribute.name != "mode" else pascal(op.name) + pascal(attribute.name)


_all_ops = ()


def _enumerations(ops):
    global _all_ops
    _all_ops = ops
    found = {}
    for op in ops:
        for attribute in op.attributes:
            if attribute.choices:
                found.setdefault((enumeration_name(ops, op, attribute), attribute.choices), attribute)
    return found


def _names_of(op, enums):
    return {each: enumeration_name(_all_ops, op, each) for each in op.attributes if each.choices}


def _op(op, enums):
    name = escape(op.name, NAME)
    lines = []
    required, options = list(op.required), list(op.options)
    title = pascal(op.name)
    lifetime = any(_field_type(one, enums).count("'a") for one in options)
    if options:
        lines += doc(f"What a call of [`{name}_with()`] may give besides what every call gives.", "")
        natural = all(_natural(one) for one in options)
        lines.append(f"#[derive(Clone, Copy, Debug{', Default' if natural else ''})]")
        lines.append(f"pub struct {title}{'<' + chr(39) + 'a>' if lifetime else ''} {{")
        for one in options:
            lines += doc(_field_doc(one), "    ")
            lines.append(f"    pub {escape(one.name, NAME)}: {_field_type(one, enums)},")
        lines += ["}", ""]
        if not natural:
            lines += [f"impl Default for {title}{'<' + chr(39) + '_>' if lifetime else ''} {{", "    fn default() -> Self {"]
            fields = [f"{escape(one.name, NAME)}: {_default(one, enums)}" for one in options]
            lines += block("        ", f"{title} {{", fields, "}", space=True)
            lines += ["    }", "}", ""]
    comment = _comment(op)
    parameters = [f"{escape(one.name, NAME)}: {_parameter_type(one)}" for one in required]
    result = f"Result<{_result(op)}>"
    if not options:
        lines += doc(comment, "")
        if len(op.inputs) and not op.attributes:
            lines.append("#[inline]")
        lines += function_head("", f"pub fn {name}", parameters, result)
        lines += _body(op, enums)
        return lines
    lines += doc(comment, "")
    lines += function_head("", f"pub fn {name}", parameters, result)
    lines += call("    ", f"{name}_with", [*(escape(one.name, NAME) for one in required), f"{title}::default()"])
    lines += ["}", ""]
    lines += doc(f"[`{name}()`], with options.", "")
    parameters.append(f"options: {title}{'<' + chr(39) + '_>' if lifetime else ''}")
    lines += function_head("", f"pub fn {name}_with", parameters, result)
    lines += _body(op, enums)
    return lines


def _body(op, enums):
    """The lines from the static to the closing brace, and an empty one."""
    required = {one.name for one in op.required}

    def value(name):
        return escape(name, NAME) if name in required else f"options.{escape(name, NAME)}"

    both = {one.name for one in op.parameters if one.input and one.attribute}
    functions = [one for one in op.attributes if one.argument is None]
    lines = []
    if functions:
        lines.append(f"    let mut op = OpBuilder::prepared(c{string(op.name)})?;")
        for one in functions:
            setter = "function" if one.type == "function" else "string"
            lines.append(f"    op.set_{setter}(c{string(one.name)}, {value(one.name)})?;")
        runner = "op"
    else:
        lines.append(f"    static OP: Prepared = Prepared::new(c{string(op.name)});")
        runner = "OP"
    for name in sorted(both):
        lines.append(f"    let {escape(name, NAME)} = {value(name)}.into();")
    arguments = sorted((one for one in op.attributes if one.argument is not None), key=lambda one: one.argument)
    if arguments:
        lines.append("    let mut arguments = Arguments::new();")
    for one in arguments:
        what = escape(one.name, NAME) + ".values()" if one.name in both else value(one.name)
        if one.name in both or (one.name not in required and one.default is None):
            lines.append(f"    arguments.perhaps({one.argument}, {what});")
        elif one.name in required:
            lines.append(f"    arguments.given({one.argument}, {what});")
        elif one.choices:
            lines.append(f"    arguments.unless({one.argument}, {what} as i64, {enums[one]}::{_choice(one.default)} as i64);")
        else:
            lines.append(f"    arguments.unless({one.argument}, {what}, {literal(one.type, one.default)});")
    inputs = []
    for one in op.inputs:
        if one.list:
            continue
        if one.name in both:
            inputs.append(f"{escape(one.name, NAME)}.pointer()")
        elif one.name in required:
            inputs.append(f"{escape(one.name, NAME)}.as_ptr()")
        else:
            inputs.append(f"Tensor::pointer_or_null(options.{escape(one.name, NAME)})")
    lists = [one for one in op.inputs if one.list]
    if lists:
        inputs = f"&Pointers::new({value(lists[0].name)})"
    else:
        inputs = f"&[{', '.join(inputs)}]"
    arguments = "&arguments" if arguments else "&NO_ARGUMENTS"
    if len(op.outputs) == 1 and not op.returns_list:
        plain_call = not op.attributes and not functions
        lines += call("    ", f"{runner}.run", [inputs]) if plain_call else _many(f"{runner}.one", inputs, arguments, "")
    elif len(op.outputs) == 1:
        lines += _many(f"{runner}.many", inputs, arguments, "")
    else:
        names = [escape(one.name, NAME) for one in op.outputs]
        lines += _many(f"let mut outputs = {runner}.many", inputs, arguments, "?;")
        assert not any(one.list for one in op.outputs[1:]), op.name
        singles = names[1:] if op.returns_list else names
        for name in reversed(singles):
            lines.append(f"    let {name} = outputs.pop().expect(\"the registry's number of outputs\");")
        lines.append(f"    Ok(({', '.join(['outputs', *singles] if op.returns_list else singles)}))")
    return [*lines, "}", ""]


def _many(head, inputs, arguments, tail):
    """A call as rustfmt breaks it: an argument a line where they do not fit, and an input a line where the list does not."""
    lines = call("    ", head, [inputs, arguments], tail)
    if max(map(len, lines)) <= WIDTH:
        return lines
    each = [f"            {one}," for one in inputs.removeprefix("&[").removesuffix("]").split(", ")]
    return [lines[0], "        &[", *each, "        ],", *lines[2:]]


def _result(op):
    if len(op.outputs) == 1:
        return "Vec<Tensor>" if op.returns_list else "Tensor"
    return f"({', '.join('Vec<Tensor>' if one.list else 'Tensor' for one in op.outputs)})"


def _parameter_type(one):
    if one.input and one.attribute:
        return "impl Into<Ints<'a>>"
    if one.input:
        return "&[&Tensor]" if one.input.list else "&Tensor"
    return {
        "int": "i64",
        "float": "f64",
        "bool": "bool",
        "dtype": "DType",
        "ints": "&[i64]",
        "string": "&str",
        "function": "&Function",
    }[one.attribute.type]


def _field_type(one, enums):
    if one.input:
        return "Option<&'a Tensor>"
    base = enums[one.attribute] if one.attribute.choices else _parameter_type(one).replace("&", "&'a ")
    return base if one.attribute.default is not None else f"Option<{base}>"


def _natural(one):
    default = None if one.input else one.attribute.default
    return default is None or (not one.attribute.choices and one.attribute.type != "dtype" and not default)


def _default(one, enums):
    if one.input or one.attribute.default is None:
        return "None"
    if one.attribute.choices:
        return f"{enums[one.attribute]}::{_choice(one.attribute.default)}"
    return literal(one.attribute.type, one.attribute.default)


def _field_doc(one):
    text = plain((one.input or one.attribute).description)
    if one.input:
        text += f" Shape `{one.input.shape}`."
    elif one.attribute.is_text and one.attribute.default is not None:
        text += f" Default: `{string(one.attribute.default)}`."
    elif one.attribute.default is not None:
        default = one.attribute.default
        shown = list(default) if isinstance(default, tuple) else str(default).lower() if isinstance(default, bool) else default
        text += f" Default: `{shown}`."
    return text


def _comment(op):
    lines = [plain(op.description), ""]
    for one in op.required:
        member = one.input or one.attribute
        about = []
        if one.input:
            about = [f"shape `{one.input.shape}`", words.dtypes(one.input.dtypes)]
            if one.input.host:
                about.append("read on the host")
        text = plain((one.attribute if one.input and one.attribute else member).description)
        lines.append(f"* `{escape(one.name, NAME)}`: {text}" + (f" ({'; '.join(about)})" if about else ""))
    for one in op.outputs:
        lines.append(f"* returns `{one.name}`: {plain(one.description)} (shape `{one.shape}`; dtype of `{one.dtype}`)")
    if not op.differentiable:
        lines += ["", "It has no gradient ([`Code::UNIMPLEMENTED`])."]
    if op.example:
        given = ", ".join(f"{name}: {_shown(words.quoted(op, name, value))}" for name, value in op.example["given"].items())
        gives = "\n".join(f"{one['dtype']} {one['text']}" for one in op.example["gives"])
        lines += ["", "```text", f"{op.name}({given}) gives", gives, "```"]
    return "\n".join(lines)


def _shown(value):
    if isinstance(value, list):
        return f"[{', '.join(map(_shown, value))}]"
    return str(value).lower() if isinstance(value, bool) else str(value)


# ---- optimizers and schedules ----

_KIND_TYPES = {"int": "i64", "bool": "bool", "float": "f64", "floats": "&'a [f64]", "strings": "&'a [&'a str]"}


def _optimizers(kinds):
    return _kinds(kinds, "Optimizer", "The kinds of optimizers: each a struct of hyperparameters")


def _schedules(kinds):
    return _kinds(kinds, "Schedule", "The kinds of schedules: each a struct of attributes")


def _kinds(kinds, made, text):
    article = "an" if made == "Optimizer" else "a"
    lines = [
        _FIRST.format("the registry"),
        f"//! {text} with [`Default`], from which",
        f"//! `create` makes {article} [`{made}`].",
        "",
        f"use crate::{{{', '.join(sorted((made, 'Result')))}}};",
        "",
    ]
    variable = made.lower()
    for kind in kinds:
        borrows = any(one.type in ("floats", "strings") for one in kind.attributes)
        name, of = (f"{kind.title}<'a>", "<'_>") if borrows else (kind.title, "")
        slots = "; ".join(f"\"{name}\" ({plain(text).rstrip('.')})" for name, text in kind.slots)
        lines += doc(plain(kind.description) + (f"\n\nSlots: {slots}." if slots else ""), "")
        natural = all(one.type in ("floats", "strings") for one in kind.attributes)
        lines += [f"#[derive(Clone, Copy, Debug{', Default' if natural else ''})]", f"pub struct {name} {{"]
        for one in kind.attributes:
            lines += doc(_field_doc(_Hyperparameter(one)), "    ")
            lines.append(f"    pub {one.name}: {_KIND_TYPES[one.type]},")
        lines += ["}", ""]
        if not natural:
            lines += [f"impl Default for {kind.title}{of} {{", "    fn default() -> Self {"]
            fields = [f"{one.name}: {_kind_literal(one)}" for one in kind.attributes]
            lines += [*block("        ", f"{kind.title} {{", fields, "}", space=True), "    }", "}", ""]
        lines += [f"impl {kind.title}{of} {{", f"    /// Makes the {variable}."]
        lines += [f"    pub fn create(self) -> Result<{made}> {{", f"        let {variable} = {made}::new({string(kind.name)})?;"]
        for one in kind.attributes:
            lines.append(f"        {variable}.set_{one.type}({string(one.name)}, self.{one.name})?;")
        lines += [f"        Ok({variable})", "    }", "}", ""]
    return "\n".join(lines[:-1]) + "\n"


def _kind_literal(one):
    return "&[]" if one.type in ("floats", "strings") else literal(one.type, one.default)


class _Hyperparameter:
    input = None

    def __init__(self, attribute):
        self.attribute = attribute


# ---- layers

_LAYER_TYPES = {"int": "i64", "float": "f64", "bool": "bool", "dtype": "DType", "ints": "&'a [i64]", "string": "&'a str"}


def _layers(kinds):
    lines = [
        _FIRST.format("the registry"),
        "//! The kinds of layers: each a struct of attributes, from which `create` makes a [`Layer`]. `new` takes the attributes that a",
        "//! layer must have, and gives the others their defaults.",
        "",
        "use crate::{DType, Layer, Result};",
        "",
    ]
    for kind in kinds:
        lines += _layer(kind)
    return "\n".join(lines[:-1]) + "\n"


def _layer(kind):
    about = [plain(kind.description), ""]
    about += [f"* {each.name}, `{each.shape}`: {plain(each.description)}" for each in kind.inputs]
    about += [f"* gives {each.name}, `{each.shape}`: {plain(each.description)}" for each in kind.outputs]
    for name, text in kind.variables:
        shape, text = text.split(": ", 1)
        about.append(f"* variable \"{name}\", `{shape}`: {plain(text)}")
    lines = [*doc("\n".join(about), ""), "#[derive(Clone, Copy, Debug)]", f"pub struct {kind.title}<'a> {{"]
    lines += ["    /// For messages, and the variables' names; \"\": the kind.", "    pub name: &'a str,"]
    fields = ["name: \"\""]
    for one in kind.attributes:
        optional = one.default is None and not one.required
        type = f"Option<{_LAYER_TYPES[one.type]}>" if optional else _LAYER_TYPES[one.type]
        lines += [*doc(_attribute_doc(one), "    "), f"    pub {one.name}: {type},"]
        fields.append(one.name if one.required else f"{one.name}: {_layer_literal(one)}")
    lines += ["}", ""]
    if not kind.required:
        lines += [f"impl Default for {kind.title}<'_> {{", "    fn default() -> Self {", "        Self::new()", "    }", "}", ""]
    borrows = any(one.type in ("ints", "string") for one in kind.required)
    parameters = [f"{one.name}: {_LAYER_TYPES[one.type]}" for one in kind.required]
    lines += [f"impl<'a> {kind.title}<'a> {{" if borrows else f"impl {kind.title}<'_> {{"]
    lines += ["    /// The defaults of what may be left out.", *block("    ", "pub fn new(", parameters, ") -> Self {")]
    lines += [*block("        ", f"{kind.title} {{", fields, "}", space=True), "    }", ""]
    lines += ["    /// Makes the layer. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is no such choice or initializer."]
    lines += ["    pub fn create(self) -> Result<Layer> {", f"        let layer = Layer::new({string(kind.name)}, self.name)?;"]
    for one in kind.attributes:
        if one.default is None and not one.required:
            lines += [f"        if let Some({one.name}) = self.{one.name} {{"]
            lines += [f"            layer.set_{one.type}({string(one.name)}, {one.name})?;", "        }"]
        else:
            lines.append(f"        layer.set_{one.type}({string(one.name)}, self.{one.name})?;")
    return [*lines, "        Ok(layer)", "    }", "}", ""]


def _layer_literal(one):
    if one.default is None:
        return "None"
    return string(one.default.lower()) if one.type == "string" else literal(one.type, one.default)


def _attribute_doc(one):
    text = plain(one.description)
    if one.choices:
        text += f" One of {', '.join(f'`{each.lower()}`' for each in one.choices)}."
    if one.default is not None:
        text += f" Default: {_default_text(one)}."
    return text


def _default_text(one):
    if one.type == "string":
        return f"`{one.default.lower()}`"
    return f"`{list(one.default) if one.type == 'ints' else str(one.default).lower()}`"
