"""Writes the functions by which the Go binding makes datasets, one for each kind."""

import go_names
import words


def text(datasets, head):
    lines = [head]
    for one in datasets:
        lines += _dataset(one)
    return "\n".join(lines).rstrip("\n") + "\n"


def _dataset(one):
    lines = []
    if one.options:
        given = [go_names.dataset_option(one, each) for each in one.options]
        lines += words.comment(f"{go_names.article(one.title)} {one.title}DatasetOption is {go_names.listed(given, 'or')}.", "// ", 120)
        lines += [f"type {one.title}DatasetOption interface{{ set{one.title}Dataset(to *Dataset) error }}", ""]
    name = go_names.dataset_function(one)
    lines += words.comment(f"{name} returns a dataset. {go_names.texts(one.description)}", "// ", 120)
    items = [f"{_parameter(each)}: {_text(each)}" for each in one.required]
    items += [f"{go_names.dataset_option(one, each)}: {_text(each)}" for each in one.options]
    lines += ["//"] if items else []
    for item in items:
        first, *rest = words.comment(" ".join(item.split()), "", 112)
        lines += [f"//   - {first}", *(f"//     {line}" for line in rest)]
    return [*lines, f"func ({'c *Context' if one.num_inputs == 0 else 'd *Dataset'}) {name}({_signature(one)}) *Dataset {{", *_body(one), "}", ""]


def _parameter(attribute):
    return go_names.escaped(words.camel(attribute.name))


def _text(attribute):
    text = go_names.texts(attribute.description)
    if attribute.choices:
        text += " One of " + ", ".join(f'"{each}"' for each in attribute.choices) + "."
    if not attribute.required and attribute.default is not None:
        default = f'"{attribute.default}"' if attribute.type == "string" else go_names.plain(attribute.default)
        text += f" (default {default})"
    return text


def _signature(one):
    parts = []
    if one.num_inputs is None:
        parts.append(f"others {'[]' if one.options else '...'}*Dataset")
    parts += [f"{_parameter(each)} {go_names.dataset_kind(each)}" for each in one.required]
    if one.options:
        parts.append(f"options ...{one.title}DatasetOption")
    elif one.num_inputs == 0 and len(one.required) == 1 and parts[-1].split(" ")[1].startswith("[]"):
        parts[-1] = parts[-1].replace(" []", " ...")
    return ", ".join(parts)


def _body(one):
    if one.num_inputs == 0:
        made = f'c.NewDataset("{one.name}")'
    elif one.num_inputs == 1:
        made = f'd.step("{one.name}")'
    else:
        made = f'd.step("{one.name}", others...)'
    if not one.attributes:
        return [f"\treturn {made}"]
    lines = [f"\tto := {made}"]
    lines += [f"\tto.note({_call(each)})" for each in one.required]
    if one.options:
        lines += ["\tfor _, o := range options {", "\t\tif o != nil {", f"\t\t\tto.note(o.set{one.title}Dataset(to))", "\t\t}", "\t}"]
    return [*lines, "\treturn to"]


def _call(attribute):
    kind, value = go_names.dataset_kind(attribute), _parameter(attribute)
    if kind == "[]string":
        return f'to.setFiles("{attribute.name}", {value})'
    if kind == "[]*Tensor":
        return f'to.SetTensors("{attribute.name}", {value}...)'
    setter = {"Mapping": "SetOp", "Generator": "SetGenerator"}.get(kind) or "Set" + words.pascal(attribute.type)
    return f'to.{setter}("{attribute.name}", {f"int64({value})" if kind == "int" else value})'
