"""Reads include/eager_c.h: its constants, structs, handles, callback types and functions, each with its comment."""

import dataclasses
import pathlib
import re


@dataclasses.dataclass(frozen=True)
class Type:
    """A C type: `base` behind `pointers`, of which each says whether what it points to is const, innermost first.

    "eager_tensor *const *" is Type("eager_tensor", (False, True)), "const char *" is Type("char", (True,)).
    A callback or a destroy function is a base of its own ("eager_backward_fn", DESTROY, DESTROY_STATE) without pointers.
    """

    base: str
    pointers: tuple = ()

    @property
    def is_function(self):
        return self.base.endswith("_fn") and not self.pointers


VOID = Type("void")
DESTROY = Type("eager_destroy_fn")  # void (*)(void *), which the header writes out
DESTROY_STATE = Type("eager_destroy_state_fn")  # void (*)(void *user_data, void *state), likewise


@dataclasses.dataclass(frozen=True)
class Parameter:
    name: str
    type: Type


@dataclasses.dataclass(frozen=True)
class Constant:
    name: str
    value: int
    comment: str


@dataclasses.dataclass(frozen=True)
class Enumeration:
    """Constants that belong together, such as the codes of statuses."""

    comment: str
    constants: tuple


@dataclasses.dataclass(frozen=True)
class Field:
    name: str
    type: Type
    comment: str


_SIZES = {"double": 8, "int32_t": 4, "int64_t": 8, "size_t": 8, "uint64_t": 8}


@dataclasses.dataclass(frozen=True)
class Struct:
    name: str
    comment: str
    fields: tuple

    def layout(self):
        """Where each field lies, and the size of all, with pointers of 8 bytes."""
        offsets, end = [], 0
        for field in self.fields:
            size = 8 if field.type.pointers or field.type.is_function else _SIZES[field.type.base]
            offsets.append(-(-end // size) * size)
            end = offsets[-1] + size
        return offsets, -(-end // 8) * 8


@dataclasses.dataclass(frozen=True)
class Handle:
    name: str
    comment: str


@dataclasses.dataclass(frozen=True)
class Function:
    """A function of the library, or a type of callback. `group` is the title above it in the header ("Tensor")."""

    name: str
    comment: str
    group: str
    result: Type
    parameters: tuple


@dataclasses.dataclass(frozen=True)
class Header:
    abi_major: int
    abi_minor: int
    enumerations: tuple
    structs: tuple
    handles: tuple
    callbacks: tuple
    functions: tuple

    def enumeration(self, first):
        """The enumeration that begins with the constant of this name."""
        return next(one for one in self.enumerations if one.constants[0].name == first)


_COMMENT = r"/\*(?P<comment>(?:[^*]|\*(?!/))*)\*/"
_ENUMERATION = re.compile(rf"(?:{_COMMENT}\s*)?^enum \{{(?P<body>.*?)^\}};", re.M | re.S)
_STRUCT = re.compile(rf"(?:{_COMMENT}\n)?^typedef struct \{{\n(?P<body>.*?)^\}} (?P<name>\w+);", re.M | re.S)
_HANDLE = re.compile(rf"^typedef struct (\w+) \1; *{_COMMENT}", re.M)
_TITLE = re.compile(r"^/\* =+ (\w+) =+ \*/$", re.M)
_FUNCTION = re.compile(
    r"^(?:EAGER_API (?:EAGER_\w+\([^()]*\) )*|(?P<callback>typedef )(?=[^;{}]*\(\*))(?P<text>[^;{}]*);", re.M | re.S
)


def read(path):
    """Reads the header at path. Raises ValueError where it has a declaration that this file does not understand."""
    text = pathlib.Path(path).read_text(encoding="utf-8")
    functions = [_function(text, match) for match in _FUNCTION.finditer(text)]
    declared = set(re.findall(r"^EAGER_API\b[^;]*?\b(eager_\w+)\(", text, re.M | re.S))
    missed = declared ^ {one.name for callback, one in functions if not callback}
    if missed:
        raise ValueError(f"{path}: declarations that were not understood: {sorted(missed)}")
    return Header(
        abi_major=int(re.search(r"^#define EAGER_ABI_MAJOR (\d+)$", text, re.M)[1]),
        abi_minor=int(re.search(r"^#define EAGER_ABI_MINOR (\d+)$", text, re.M)[1]),
        enumerations=tuple(_enumeration(match) for match in _ENUMERATION.finditer(text)),
        structs=tuple(_struct(match) for match in _STRUCT.finditer(text)),
        handles=tuple(Handle(match[1], _words(match["comment"])) for match in _HANDLE.finditer(text)),
        callbacks=tuple(one for callback, one in functions if callback),
        functions=tuple(one for callback, one in functions if not callback),
    )


def _function(text, match):
    callback = match["callback"] is not None
    declaration = re.fullmatch(
        r"\s*(?P<result>.*?)(?:\(\*(?P<callback>\w+)\)|(?P<name>\w+))\((?P<parameters>.*)\)\s*",
        re.sub(_COMMENT, " ", match["text"]),
        re.S,
    )
    if declaration is None:
        raise ValueError(f"a declaration that was not understood: {match['text']}")
    titles = _TITLE.findall(text, 0, match.start())
    one = Function(
        name=declaration["callback"] or declaration["name"],
        comment=_words(_comment_above(text, match.start())),
        group=titles[-1] if titles else "",
        result=_type(declaration["result"]),
        parameters=_parameters(declaration["parameters"]),
    )
    return callback, one


def _comment_above(text, position):
    """The comment at the head of the declarations, without an empty line between them, to which position belongs."""
    match = re.match(_COMMENT, text[text.rfind("\n\n", 0, position) + 2 : position])
    return match["comment"] if match else ""


def _parameters(text):
    text = re.sub(r"void \(\*(\w+)\)\(void \*\)", rf"{DESTROY.base} \1", text)
    text = re.sub(r"void \(\*(\w+)\)\(void \*user_data, void \*state\)", rf"{DESTROY_STATE.base} \1", text)
    if text.strip() in ("", "void"):
        return ()
    parts = [re.fullmatch(r"\s*(.*?)(\w+)\s*", one, re.S) for one in text.split(",")]
    return tuple(Parameter(part[2], _type(part[1])) for part in parts)


def _type(text):
    const, base, pointers = False, None, []
    for token in re.findall(r"\w+|\*", text):
        if token == "const":
            const = True
        elif token == "*":
            pointers.append(const)
            const = False
        else:
            base = token
    return Type(base, tuple(pointers))


def _enumeration(match):
    lines = re.findall(rf"^ *(EAGER_\w+) =\s+(-?\d+),? *(?:{_COMMENT})?$", match["body"], re.M)
    constants = tuple(Constant(name, int(value), _words(comment)) for name, value, comment in lines)
    return Enumeration(_words(match["comment"] or ""), constants)


def _struct(match):
    pattern = rf"^ *(?P<type>[^;/]*?)(?P<name>\w+); *(?:{_COMMENT})?"
    body = re.sub(r"void \(\*(\w+)\)\(void \*\)", rf"{DESTROY.base} \1", match["body"])
    fields = tuple(
        Field(one["name"], _type(one["type"]), _words(one["comment"] or ""))
        for one in re.finditer(pattern, body, re.M)
    )
    return Struct(match["name"], _words(match["comment"] or ""), fields)


def _words(comment):
    """A comment without its stars: paragraphs, lists and tables of codes stay, lines that go on are joined."""
    lines = [re.sub(r"^\s*\* ?", "", line) for line in comment.strip().splitlines()]
    text = "\n".join(line.rstrip() for line in lines)
    return re.sub(r"(?<=\S)\n(?!\s*-|\n|[A-Z_]+  )\s*", " ", text).strip()
