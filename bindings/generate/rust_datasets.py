"""Writes Rust's kinds of datasets (bindings/rust/eager/src/datasets.rs): structs of options, and a function or method for each kind.

Code of the program needs types of its own, so the functions of a generator are in dataset.rs; its options are here.
"""

from rust_layout import NAME, block, call, doc, function_head, literal, plain, string
from words import escape, pascal

_TAKEN = {"int": "i64", "bool": "bool", "string": "&str", "tensors": "&[&Tensor]"}
_FILES = "files"  # tensors of names: a list of paths in Rust
_BY_NUMBER = "size"  # of a generator: another function has it as an argument
_HEAD = """
//! The kinds of datasets: structs with [`Default`] of what a call may leave out, and the functions and methods of [`Dataset`].
//!
//! ```
//! # fn main() -> eager::Result<()> {
//! use eager::{datasets, Dataset};
//! let odd = Dataset::range_with(10, datasets::Range { start: 1, step: 2 })?;
//! let pairs = odd.batch_with(2, datasets::Batch { drop_remainder: true })?;
//! let texts: Vec<_> = pairs.iter()?.map(|pair| Ok(pair?[0].to_string())).collect::<eager::Result<_>>()?;
//! assert_eq!(texts, ["[1 3]", "[5 7]"]);
//! # Ok(())
//! # }
//! ```

use std::path::Path;

use crate::dataset::{file_names, DatasetBuilder, IntoElement};
#[allow(unused_imports)] // by the documentation
use crate::Code;
use crate::{Dataset, Op, Result, Tensor};
"""


def text(kinds):
    lines = _HEAD.split("\n")
    choices = {pascal(one.name): one for kind in kinds for one in kind.options if one.choices}
    for name, one in sorted(choices.items()):
        lines += _enumeration(name, one)
    for kind in kinds:
        lines += _options(kind) if _fields(kind) else []
    functions = [_functions(kind) for number in (0, None, 1) for kind in kinds if kind.num_inputs == number]
    lines.append("impl Dataset {")
    for one in functions:
        lines += one
    return "\n".join([*lines[:-1], "}", ""])


def _enumeration(name, attribute):
    lines = [*doc(plain(attribute.description), ""), "#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]", f"pub enum {name} {{"]
    for one in attribute.choices:
        lines += [f"    /// `{one}`", *(["    #[default]"] if one == attribute.default else []), f"    {pascal(one.lower())},"]
    lines += ["}", "", f"impl {name} {{", "    fn name(self) -> &'static str {", "        match self {"]
    lines += [f"            {name}::{pascal(one.lower())} => {string(one)}," for one in attribute.choices]
    return [*lines, "        }", "    }", "}", ""]


def _is_code(kind):
    return any(one.type == "generator" for one in kind.attributes)


def _fields(kind):
    return [one for one in kind.options if not (_is_code(kind) and one.name == _BY_NUMBER)]


def _field_type(one):
    base = pascal(one.name) if one.choices else _TAKEN[one.type].replace("&", "&'a ")
    return base if one.default is not None else f"Option<{base}>"


def _default(one):
    if one.default is None:
        return "None"
    return f"{pascal(one.name)}::{pascal(one.default.lower())}" if one.choices else literal(one.type, one.default)


def _options(kind):
    fields, of = _fields(kind), _lifetime(kind)
    name = "numbered" if _is_code(kind) else kind.name
    about = f"[`Dataset::{_name(kind)}_with()`]" + (f" and [`Dataset::{name}_with()`]" if _is_code(kind) else "")
    natural = all(one.default is None or one.choices or not one.default for one in fields)
    lines = doc(f"What {about} may be given besides what every call gives.", "")
    lines += [f"#[derive(Clone, Copy, Debug{', Default' if natural else ''})]", f"pub struct {kind.title}{of} {{"]
    for one in fields:
        lines += doc(_field_doc(one), "    ")
        lines.append(f"    pub {escape(one.name, NAME)}: {_field_type(one)},")
    lines += ["}", ""]
    if not natural:
        values = [f"{escape(one.name, NAME)}: {_default(one)}" for one in fields]
        lines += [f"impl Default for {kind.title}{of and '<' + chr(39) + '_>'} {{", "    fn default() -> Self {"]
        lines += [*block("        ", f"{kind.title} {{", values, "}", space=True), "    }", "}", ""]
    # What has its default is left to the library.
    lines += [f"impl {kind.title}{of and '<' + chr(39) + '_>'} {{"]
    lines += [f"    pub(crate) fn set(self, made: &DatasetBuilder) -> Result<()> {{"]
    for one in fields:
        lines += _set_option(one)
    return [*lines, "        Ok(())", "    }", "}", ""]


def _lifetime(kind):
    return "<'a>" if any("'a" in _field_type(one) for one in _fields(kind)) else ""


def _set_option(one):
    name = escape(one.name, NAME)
    if one.default is None:
        head, value = f"if let Some({name}) = self.{name} {{", name
    elif one.type == "bool":
        head, value = f"if {'!' if one.default else ''}self.{name} {{", f"self.{name}"
    else:
        head, value = f"if self.{name} != {_default(one)} {{", f"self.{name}{'.name()' if one.choices else ''}"
    return [f"        {head}", f"            made.set_{one.type}(c{string(one.name)}, {value})?;", "        }"]


def _field_doc(one):
    if one.default is None:
        return plain(one.description)
    shown = _default(one) if one.choices else str(one.default).lower()
    return f"{plain(one.description)} Default: `{shown}`."


def _name(kind):
    return escape(kind.name, NAME)


def _functions(kind):
    """The functions of a kind: with and without options, and both for a closure and for an op."""
    if _is_code(kind):
        return []
    name, is_step = _name(kind), kind.num_inputs == 1
    parameters, given, sets, about = (["&self"], ["&[self]"], [], []) if is_step else ([], ["&[]"], [], [])
    if kind.num_inputs is None:
        parameters, given = ["inputs: &[&Dataset]"], ["inputs"]
    arguments = ["inputs"] if kind.num_inputs is None else []
    for one in kind.required:
        one_name = escape(one.name, NAME)
        arguments.append(one_name)
        about.append(f"* `{one_name}`: {plain(one.description)}")
        if one.type == "tensors" and one.name == _FILES:
            parameters.append(f"{one_name}: &[impl AsRef<Path>]")
            sets.append(f"        made.set_tensors(c{string(one.name)}, &[&file_names({one_name})?])?;")
        elif one.type == "op":
            parameters.append(f"{one_name}: &Op")
            sets.append(f"        made.set_op(c{string(one.name)}, {one_name})?;")
        else:
            parameters.append(f"{one_name}: {_TAKEN[one.type]}")
            sets.append(f"        made.set_{one.type}(c{string(one.name)}, {one_name})?;")
    comment = "\n".join([plain(kind.description), *([""] if about else []), *about])
    made = [f"        let made = DatasetBuilder::new(c{string(kind.name)}, {given[0]})?;", *sets]
    op = next((one for one in kind.required if one.type == "op"), None)
    prefix = "self." if is_step else "Dataset::"
    if not _fields(kind):
        return [*doc(comment, "    "), *function_head("    ", f"pub fn {name}", parameters, "Result<Dataset>"), *made,
                "        Ok(made.finish())", "    }", ""]
    last = f"options: {kind.title}{'<' + chr(39) + '_>' if _lifetime(kind) else ''}"
    made += ["        options.set(&made)?;", "        Ok(made.finish())", "    }", ""]
    lines = []
    if op:
        code = [each if not each.endswith(": &Op") else f"{op.name}: impl FnOnce(&[Tensor]) -> Result<E>" for each in parameters]
        traced = comment.replace(plain(op.description), "A closure, which is traced once with symbolic tensors for the components.")
        lines += [*doc(traced, "    "), *function_head("    ", f"pub fn {name}<E: IntoElement>", code, "Result<Dataset>")]
        lines += [*call("        ", f"self.{name}_with", [op.name, f"{kind.title}::default()"]), "    }", ""]
        lines += doc(f"[`{name}()`](Dataset::{name}), with options.", "    ")
        lines += function_head("    ", f"pub fn {name}_with<E: IntoElement>", [*code, last], "Result<Dataset>")
        lines += [f"        let {op.name} = self.traced({string(kind.name)}, {op.name})?;"]
        lines += [f"        self.{name}_op_with(&{op.name}, options)", "    }", ""]
        comment, name = f"[`{name}()`](Dataset::{name}) with an op, whose inputs are the components.", f"{name}_op"
    lines += [*doc(comment, "    "), *function_head("    ", f"pub fn {name}", parameters, "Result<Dataset>")]
    lines += [*call("        ", f"{prefix}{name}_with", [*arguments, f"{kind.title}::default()"]), "    }", ""]
    lines += doc(f"[`{name}()`](Dataset::{name}), with options.", "    ")
    return [*lines, *function_head("    ", f"pub fn {name}_with", [*parameters, last], "Result<Dataset>"), *made]
