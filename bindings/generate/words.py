"""Names and texts in the manner of a language."""

import json
import re
import textwrap

# The codes of errors, as descriptions name them.
CODES = tuple(
    "CANCELLED UNKNOWN INVALID_ARGUMENT DEADLINE_EXCEEDED NOT_FOUND ALREADY_EXISTS PERMISSION_DENIED RESOURCE_EXHAUSTED"
    " FAILED_PRECONDITION ABORTED OUT_OF_RANGE UNIMPLEMENTED INTERNAL UNAVAILABLE DATA_LOSS".split()
)
_DTYPES = (
    ("bool", ("bool",)),
    ("integers", ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64")),
    ("floats", ("float16", "bfloat16", "float32", "float64")),
    ("complex numbers", ("complex64", "complex128")),
)


def camel(name):
    """"expand_dims" as "expandDims"."""
    first, *rest = name.split("_")
    return first + "".join(part[:1].upper() + part[1:] for part in rest)


def pascal(name):
    """"expand_dims" as "ExpandDims"."""
    return "".join(part[:1].upper() + part[1:] for part in name.split("_"))


def escape(name, keywords):
    """A name that is a word of the language gets an underscore behind it: "where" is "where_" in Rust."""
    return name + "_" if name in keywords else name


def comment(text, prefix, width=100):
    """Lines of `text`, each behind `prefix`, at most `width` wide. Paragraphs stay apart."""
    lines = []
    for paragraph in text.split("\n\n"):
        if lines:
            lines.append(prefix.rstrip())
        for line in paragraph.split("\n"):
            lines += textwrap.wrap(
                line, width, initial_indent=prefix, subsequent_indent=prefix, break_long_words=False, break_on_hyphens=False
            )
    return lines


def replace_words(text, words):
    """`text` with each whole word that is a key of `words` replaced by its value."""
    pattern = "|".join(rf"\b{re.escape(word)}\b" for word in sorted(words, key=len, reverse=True))
    return re.sub(pattern, lambda match: words[match[0]], text) if words else text


def dtypes(names):
    """Names of dtypes by their groups: "bool, integers, float32"."""
    if len(names) == 1 + sum(len(group) for _, group in _DTYPES):  # strings besides
        return "any dtype"
    left, shown = list(names), []
    for title, group in _DTYPES:
        if all(one in left for one in group):
            shown.append(title)
            left = [one for one in left if one not in group]
    return ", ".join(shown + left)


def is_text(value):
    """Whether a value of an example is a string, and not a number that JSON lacks."""
    return isinstance(value, str) and value not in ("inf", "-inf", "nan") and not re.fullmatch(r"[-+.e\d]+j", value)


def quoted(op, name, value):
    """The value of a parameter in an op's example, with strings in quotes; choices and dtypes stay words."""
    if isinstance(value, list):
        return [quoted(op, name, one) for one in value]
    attribute = next((one for one in op.attributes if one.name == name), None)
    return json.dumps(value, ensure_ascii=False) if is_text(value) and (not attribute or attribute.is_text) else value
