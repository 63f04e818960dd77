"""Rust's words, and rustfmt's layout with max_width = 120 and use_small_heuristics = "Max": what fits in a line stays in one."""

import json
import re

from words import comment

WIDTH = 120
NAME = frozenset(
    "as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod move mut pub ref "
    "return self Self static struct super trait true type unsafe use where while abstract become box do final macro override priv "
    "typeof unsized virtual yield try gen".split()
)


def doc(text, indent):
    """A doc comment. Text between lines of ``` stays as it is."""
    lines = []
    for index, part in enumerate(re.split(r"^```", text, flags=re.M)):
        if index % 2:
            body = ("```" + part).rstrip("\n").split("\n")
            lines += [f"{indent}/// {line}".rstrip() for line in [*body, "```"]]
        elif part.strip("\n"):
            for number, paragraph in enumerate(part.strip("\n").split("\n\n")):
                if number or index:
                    lines.append(f"{indent}///")
                for line in paragraph.split("\n"):
                    more = "  " if line.startswith("* ") else ""
                    first, *rest = comment(line, "", WIDTH - len(indent) - 6)
                    rest = [re.sub(r"^([+-]) ", r"\\\1 ", one) for one in rest]  # a sign, and no list's
                    lines += [f"{indent}/// {each}" for each in [first, *(more + one for one in rest)]]
    for position, line in enumerate(lines):  # an empty line before ``` too
        if line.endswith("/// ```text") and position and not lines[position - 1].endswith("///"):
            lines.insert(position, f"{indent}///")
            break
    return [line.rstrip() for line in lines]


def plain(text):
    """A description in Rust's words: None for what is absent, codes as links; markup's characters escaped."""
    text = re.sub(r"([\[\]*<>])", r"\\\1", text)
    text = re.sub(r"\b[Aa]bsent\b", "`None`", text)
    return re.sub(r"\b(INVALID_ARGUMENT|UNIMPLEMENTED|FAILED_PRECONDITION|NOT_FOUND)\b", r"[`Code::\1`]", text)


def string(text):
    quoted = json.dumps(text, ensure_ascii=False).replace("\\b", "\\x08").replace("\\f", "\\x0c").replace("\\u0000", "\\0")
    return re.sub(r"\\u00([01][0-9a-f])", r"\\x\1", quoted)


def literal(kind, value):
    if kind == "bool":
        return "true" if value else "false"
    if kind == "float":
        return number(float(value))
    if kind == "dtype":
        return f"DType::{value.upper()}"
    if kind == "ints":
        return f"&[{', '.join(map(str, value))}]"
    if kind == "string":
        return string(value)
    return str(value)


def number(value, dtype="f64"):
    """A float as Rust writes it."""
    if value != value:
        return f"{dtype}::NAN"
    if value in (float("inf"), float("-inf")):
        return f"{dtype}::{'NEG_' if value < 0 else ''}INFINITY"
    text = repr(float(value))
    return text.replace("e-0", "e-").replace("e+", "e") if "e" in text else text


def block(indent, head, parts, tail, space=False):
    """head, parts and tail in one line, or a line for each part."""
    gap = " " if space and parts else ""
    line = f"{indent}{head}{gap}{', '.join(parts)}{gap}{tail}"
    if len(line) <= WIDTH:
        return [line]
    return [indent + head, *(f"{indent}    {part}," for part in parts), indent + tail]


def call(indent, name, arguments, tail=""):
    return block(indent, f"{name}(", arguments, f"){tail}")


def function_head(indent, head, parameters, result):
    if any("<'a>" in one for one in parameters):
        head += "<'a>"
        parameters = [one for one in parameters]
    return block(indent, f"{head}(", parameters, f") -> {result} {{")


SHORT = 24  # short_array_element_width_threshold


def filled(indent, parts):
    """As many of them in a line as fit."""
    lines, now = [], indent[1:]
    for one in parts:
        if len(now) + 2 + len(one) > WIDTH - 1:  # rustfmt leaves one column
            lines.append(now)
            now = indent[1:]
        now += f" {one},"
    return [*lines, now]


class Array:
    """&[...] of short elements."""

    def __init__(self, elements):
        self.elements = elements

    def __str__(self):
        return f"&[{', '.join(map(str, self.elements))}]"

    def lines(self, indent, prefix, suffix):
        within = indent + "    "
        if any(len(str(one)) > SHORT or str(one).startswith("(") for one in self.elements):  # a tuple is not short
            parts = [line for one in self.elements for line in layout(within, "", one, ",")]
        else:
            parts = filled(within, self.elements)
        return [f"{indent}{prefix}&[", *parts, f"{indent}]{suffix}"]


class Call:
    """head(arguments)tail"""

    def __init__(self, head, arguments, tail=""):
        self.head, self.arguments, self.tail = head, arguments, tail

    def __str__(self):
        return f"{self.head}({', '.join(map(str, self.arguments))}){self.tail}"

    def lines(self, indent, prefix, suffix):
        if len(self.arguments) == 1 and isinstance(self.arguments[0], Call):
            inner = layout(indent, f"{prefix}{self.head}(", self.arguments[0], f"){self.tail}{suffix}")
            if len(inner[0]) <= WIDTH:
                return inner
        within = indent + "    "
        if all(isinstance(one, str) and len(one) <= SHORT and re.fullmatch(r"&?\w+", one) for one in self.arguments):
            parts = filled(within, self.arguments)
        else:
            parts = [line for one in self.arguments for line in layout(within, "", one, ",")]
        return [f"{indent}{prefix}{self.head}(", *parts, f"{indent}){self.tail}{suffix}"]


class Struct:
    """name { fields }, where a field may be a "..base"."""

    def __init__(self, name, fields):
        self.name, self.fields = name, fields

    def __str__(self):
        return f"{self.name} {{ {', '.join(self.fields)} }}"

    def lines(self, indent, prefix, suffix):
        parts = [f"{indent}    {one}{'' if one.startswith('..') else ','}" for one in self.fields]
        return [f"{indent}{prefix}{self.name} {{", *parts, f"{indent}}}{suffix}"]


def layout(indent, prefix, expression, suffix):
    """The lines of prefix, expression and suffix: one where they fit, two where that helps, else the expression's."""
    line = f"{indent}{prefix}{expression}{suffix}"
    if len(line) <= WIDTH or isinstance(expression, str):
        return [line]
    below = f"{indent}    {expression}{suffix}"
    if prefix.endswith("= ") and len(below) <= WIDTH:
        return [f"{indent}{prefix}".rstrip(), below]
    return expression.lines(indent, prefix, suffix)
