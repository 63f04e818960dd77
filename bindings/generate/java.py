"""Writes Java's handles, constants, ops, optimizers, schedules, layers and datasets (java_datasets.py), and its test of conformance."""

import sys

import java_conformance
import java_datasets
import words
from header import DESTROY

_MAIN = "bindings/java/src/main/java/org/libeager/"
_NOTE = "// Written by bindings/generate from {}. Do not edit.\n"
KEYWORDS = frozenset(
    "abstract assert boolean break byte case catch char class const continue default do double else enum extends final "
    "finally float for goto if implements import instanceof int interface long native new package private protected "
    "public return short static strictfp super switch synchronized this throw throws transient try void volatile while "
    "true false null _".split()
)


_PARAMETERS = {}  # Java's name of each parameter whose name is another there


def files(header, registry, rows):
    names = {one.name for kind in registry.ops for one in kind.parameters}
    kinds = registry.optimizers + registry.schedules + registry.layers + registry.datasets
    names |= {one.name for kind in kinds for one in kind.attributes}
    _PARAMETERS.update({name: name_of(name) for name in names if "_" in name})
    texts = {
        "Native.java": _native(header),
        "Code.java": _codes(header.enumeration("EAGER_OK")),
        "DType.java": _dtypes(header.enumeration("EAGER_BOOL")),
        "Options.java": _options(registry),
        "ContextOps.java": _context_ops(registry),
        "TensorOps.java": _tensor_ops(registry),
        "Optimizers.java": _kinds(registry.optimizers, "Optimizer", "an optimizer", "its hyperparameters"),
        "Schedules.java": _kinds(registry.schedules, "Schedule", "a schedule", "its attributes"),
        "Layers.java": _layers(registry.layers),
        **java_datasets.files(registry.datasets, sys.modules[__name__]),
    }
    made = {_MAIN + name: text for name, text in texts.items()}
    made.update(java_conformance.files(registry, rows, sys.modules[__name__]))
    return made


def _file(source, imports, body):
    lines = "".join(f"import {one};\n" for one in imports)
    return _NOTE.format(source) + "package org.libeager;\n\n" + (lines + "\n" if lines else "") + body


# ---- Names and documentation ----


def name_of(name):
    return words.escape(words.camel(name), KEYWORDS)


def constant(name):
    return name.upper()


def _html(text):
    for plain, escaped in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("@", "&#64;"), ("{", "&#123;"), ("}", "&#125;")):
        text = text.replace(plain, escaped)
    return text


def _words(text):
    """A description in the words of Java: what is absent is not given, codes are exceptions, and names are Java's."""
    return words.replace_words(
        _html(text),
        {
            "is INVALID_ARGUMENT": "throws {@link EagerException.InvalidArgument}",
            "are INVALID_ARGUMENT": "throw {@link EagerException.InvalidArgument}",
            "INVALID_ARGUMENT": "{@link EagerException.InvalidArgument}",
            "UNIMPLEMENTED": "{@link EagerException.Unimplemented}",
            "is absent": "is not given",
            "are absent": "are not given",
            "be absent": "be left out",
            "absent": "not given",
            "Absent": "Not given",
            **_PARAMETERS,
        },
    )


def _doc(paragraphs, tags, indent):
    """A Javadoc comment: paragraphs, then (tag, text)."""
    prefix = indent + " * "
    lines = []
    for i, text in enumerate(paragraphs):
        if i:
            lines.append(prefix.rstrip())
        lines += words.comment(("<p>" if i else "") + text, prefix, 120)
    if tags and lines:
        lines.append(prefix.rstrip())
    for tag, text in tags:
        first, *rest = words.comment(f"@{tag} {text}", prefix, 116)
        lines += [first] + [prefix + "    " + line[len(prefix):] for line in rest]
    if len(lines) == 1 and len(lines[0]) < 112:
        return f"{indent}/** {lines[0][len(prefix):]} */\n"
    return f"{indent}/**\n" + "".join(line + "\n" for line in lines) + f"{indent} */\n"


def _dtypes_text(dtypes, all_dtypes):
    missing = [one for one in all_dtypes if one not in dtypes]
    if not missing:
        return "any dtype"
    if len(missing) <= 3:
        return "any dtype but " + ", ".join(missing)
    return ", ".join(dtypes)


def _input_text(one):
    every = ("bool int8 int16 int32 int64 uint8 uint16 uint32 uint64 float16 bfloat16 float32 float64 complex64 complex128 "
             "string").split()
    return f"{_words(one.description)} Shape {{@code {one.shape}}}; {_dtypes_text(one.dtypes, every)}."


def _default_text(attribute):
    if attribute.default is None:
        return ""
    if attribute.type == "bool":
        return " Default: " + str(attribute.default).lower() + "."
    if attribute.type == "ints":
        return " Default: [" + ", ".join(map(str, attribute.default)) + "]."
    return f" Default: {attribute.default}."


def _parameter_text(one):
    if one.input:
        return _input_text(one.input)
    if one.attribute.is_text and one.attribute.default is not None:
        return f'{_words(one.attribute.description)} Default: "{one.attribute.default}".'
    return _words(one.attribute.description) + _default_text(one.attribute)


# ---- Functions of the header ----


def _native(header):
    body = "import java.lang.invoke.MethodHandle;\n\n"
    body += "/**\n * The functions and constants of eager_c.h. Pointers, handles and texts are addresses.\n *\n"
    body += " * <p>Each handle is made when its function is first called. A function that returns a status throws what the\n"
    body += " * status stands for.\n */\nfinal class Native {\n"
    body += f"  static final int ABI_MAJOR = {header.abi_major};\n  static final int ABI_MINOR = {header.abi_minor};\n"
    for enumeration in header.enumerations:
        if enumeration.constants[0].name not in ("EAGER_OK", "EAGER_BOOL"):  # which are enums of Java
            for one in enumeration.constants:
                body += f"  static final int {one.name.removeprefix('EAGER_')} = {one.value};\n"
    for struct in header.structs:
        body += "\n" + _layout(struct)
    body += "\n  private Native() {}\n"
    for function in header.functions:
        body += "\n" + _function(function)
    return _NOTE.format("include/eager_c.h") + "package org.libeager;\n\n" + body + "}\n"


def _layout(struct):
    """The struct's size, and where each field lies."""
    prefix = struct.name.removeprefix("eager_").upper()
    offsets, size = struct.layout()
    lines = [f"  static final long {prefix}_{field.name.upper()} = {offset};\n" for field, offset in zip(struct.fields, offsets)]
    return f"  static final long {prefix} = {size}; // bytes\n" + "".join(lines)


def _function(one):
    name = words.camel(one.name.removeprefix("eager_"))
    shape = "".join("D" if each.type.base == "double" and not each.type.pointers else "L" for each in one.parameters)
    kinds = [_java_type(each.type) for each in one.parameters]
    arguments = [words.escape(words.camel(each.name), KEYWORDS) for each in one.parameters]
    declared = ", ".join(f"{kind} {argument}" for kind, argument in zip(kinds, arguments))
    given = ", ".join(f"(long) {argument}" if kind == "int" else argument for kind, argument in zip(kinds, arguments))
    call = f"(long) {_holder(name)}.HANDLE.invokeExact({given})"
    is_status = one.result.base == "eager_status" and one.group != "Status"
    if is_status:
        result, body = "void", f"Status.check({call});"
    elif one.result.base == "void" and not one.result.pointers:
        result, body = "void", f"long ignored = {call};"
    elif _java_type(one.result) == "int":
        result, body = "int", f"return (int) {call};"
    else:
        result, body = "long", f"return {call};"
    critical = str(_critical(one)).lower()
    return (
        f"  private static final class {_holder(name)} {{\n"
        f'    static final MethodHandle HANDLE = Library.function("{one.name}", "{shape}", {critical});\n'
        "  }\n\n" + _wrapped(f"  static {result} {name}({declared}) {{") + "    try {\n" + _wrapped(f"      {body}")
        + "    } catch (Throwable thrown) {\n      throw Status.<RuntimeException>as(thrown);\n    }\n  }\n"
    )


def _wrapped(line):
    """A line of code, in more than one behind the first bracket where it is too long."""
    if len(line) <= 120:
        return line + "\n"
    at = line.index("(", line.find("invokeExact")) + 1 if "invokeExact" in line else line.index("(") + 1
    indent = " " * (len(line) - len(line.lstrip()) + 4)
    rest = words.textwrap.wrap(line[at:], 120, initial_indent=indent, subsequent_indent=indent, break_long_words=False)
    return "\n".join([line[:at]] + rest) + "\n"


def _holder(name):
    return name[0].upper() + name[1:]


def _java_type(kind):
    if kind.pointers or kind.is_function or kind == DESTROY:
        return "long"
    return {"int32_t": "int", "uint32_t": "int", "double": "double"}.get(kind.base, "long")


def _critical(function):
    """Whether the virtual machine need not know of the call: it is short, and never calls back."""
    if function.name.endswith("_retain"):
        return True
    is_value = function.result.base != "void" and (function.result.base != "eager_status" or not function.result.pointers)
    return is_value and all(not one.type.pointers or one.type.pointers[0] for one in function.parameters)


def _codes(enumeration):
    lines = []
    for one in enumeration.constants:
        doc = _html(one.comment[:1].upper() + one.comment[1:]) or _code_text(one.name)
        lines.append(f"  /** {doc}. */\n  {one.name.removeprefix('EAGER_')}({one.value})")
    return _file(
        "include/eager_c.h",
        [],
        "/** The codes of errors, which are those of gRPC and TensorFlow. */\npublic enum Code {\n" + ",\n".join(lines)
        + ";\n\n  private static final Code[] ALL = values();\n  private final int value;\n\n"
        "  Code(int value) {\n    this.value = value;\n  }\n\n"
        "  int value() {\n    return value;\n  }\n\n"
        "  static Code of(int value) {\n    return value >= 0 && value < ALL.length ? ALL[value] : UNKNOWN;\n  }\n}\n",
    )


def _code_text(name):
    return {
        "EAGER_OK": "Success",
        "EAGER_CANCELLED": "A loop was ended",
        "EAGER_UNKNOWN": "An error without a code of its own",
        "EAGER_DATA_LOSS": "A file is damaged",
    }.get(name, name.removeprefix("EAGER_").replace("_", " ").capitalize())


def _dtypes(enumeration):
    lines = []
    for one in enumeration.constants:
        text = one.name.removeprefix("EAGER_")
        doc = _html(one.comment) or text.lower()
        lines.append(f"  /** {doc[:1].upper() + doc[1:]}. */\n  {text}({one.value})")
    return _file(
        "include/eager_c.h",
        [],
        "/** The types of a tensor's elements. */\npublic enum DType {\n" + ",\n".join(lines)
        + ";\n\n  private static final DType[] ALL = values();\n  private final int value;\n\n"
        "  DType(int value) {\n    this.value = value;\n  }\n\n"
        "  int value() {\n    return value;\n  }\n\n"
        "  static DType of(int value) {\n    return ALL[value - 1];\n  }\n\n"
        "  /** Returns the number of bytes of one element; 0 for strings. */\n"
        "  public long size() {\n    return Native.dtypeSize(value);\n  }\n\n"
        '  /** Returns the library\'s name of the dtype, such as "float32". */\n'
        "  @Override\n  public String toString() {\n    return Memory.text(Native.dtypeName(value));\n  }\n}\n",
    )


# ---- Ops ----


def choices_of(registry):
    """{attribute's choices: name of the enum}. Attributes of one name and other choices have the op's name in front."""
    names = {}
    ops = {words.pascal(op.name) for op in registry.ops}
    for op in registry.ops:
        for one in op.attributes:
            if not one.choices or one.choices in names:
                continue
            name = words.pascal(one.name)
            if name in names.values() or name in ops:
                name = words.pascal(op.name) + name
            names[one.choices] = name
    return names


def options_class(op):
    return words.pascal(op.name)


def _type_of(attribute, choices):
    if attribute.choices:
        return "Options." + choices[attribute.choices]
    return {
        "int": "long",
        "float": "double",
        "bool": "boolean",
        "dtype": "DType",
        "string": "String",
        "ints": "long[]",
        "function": "TracedFunction",
    }[attribute.type]


def _setter(attribute, value):
    """The call of Arguments that gives the attribute."""
    if attribute.argument is None:
        return f'set("{attribute.name}", {value})'
    place = attribute.argument
    if attribute.choices:
        return f"word({place}, {value}.ordinal())"
    return {
        "int": f"word({place}, {value})",
        "float": f"number({place}, {value})",
        "bool": f"flag({place}, {value})",
        "dtype": f"word({place}, {value}.value())",
        "ints": f"list({place}, {value})",
    }[attribute.type]


def _options(registry):
    choices = choices_of(registry)
    body = (
        "/**\n * What calls of ops may be given besides what they must: a class an op, with a method for each. What is not"
        " set has its\n * default. The same options may be used for any number of calls.\n */\n"
        "public final class Options {\n  private Options() {}\n"
    )
    for names, name in sorted(choices.items(), key=lambda one: one[1]):
        values = ",\n".join(f"    /** As the op's description says. */\n    {value}" for value in names)
        body += f"\n  /** The choices {', '.join(names)}. */\n  public enum {name} {{\n{values}\n  }}\n"
    for op in registry.ops:
        if not op.options:
            continue
        kind = options_class(op)
        body += f"\n  /** Options of {{@code {op.name}}} ({{@link ContextOps}}). */\n"
        body += f"  public static final class {kind} extends Arguments {{\n"
        body += "    /** Gives nothing. */\n" + f"    public {kind}() {{}}\n"
        for one in op.options:
            body += _option_setters(op, one, kind, choices)
        body += "  }\n"
    return _file("the registry", [], body + "}\n")


def _option_setters(op, one, kind, choices):
    name = name_of(one.name)
    doc = _doc([_parameter_text(one)], [], "    ")
    text = ""
    if one.input:
        place = [each.name for each in op.inputs].index(one.name)
        for java, value in (("Tensor", "value"), ("long", "(Long) value"), ("double", "(Double) value")):
            text += f"\n{doc}    public {kind} {name}({java} value) {{\n      input({place}, {value});\n      return this;\n    }}\n"
    if one.attribute:
        java = _type_of(one.attribute, choices).removeprefix("Options.")
        declared = "long... value" if java == "long[]" else f"{java} value"
        setter = _setter(one.attribute, "value")
        text += f"\n{doc}    public {kind} {name}({declared}) {{\n      {setter};\n      return this;\n    }}\n"
    return text


def variants(op, choices):
    """The ways to call an op: lists of (parameter, Java's type, whether it is the tensor). Each is a method."""
    ways = [[]]
    for one in op.required:
        added = []
        if one.attribute:
            added.append((one, _type_of(one.attribute, choices), False))
        if one.input:
            added.append((one, "List<Tensor>" if one.input.list else "Tensor", True))
        ways = [way + [each] for way in ways for each in added]
    return ways


def returns_list(op):
    return op.returns_list or len(op.outputs) > 1


def _result(op):
    return "List<Tensor>" if returns_list(op) else "Tensor"


def _declared(way, with_options, kind):
    parts = []
    for i, (one, java, _) in enumerate(way):
        last = i == len(way) - 1 and not with_options
        parts.append(f"{'long...' if java == 'long[]' and last else java} {name_of(one.name)}")
    if with_options:
        parts.append(f"Options.{kind} options")
    return ", ".join(parts)


def _op_doc(op, way, with_options):
    paragraphs = [_words(op.description)]
    if op.outputs:
        about = "; ".join(
            f"{_words(one.description).rstrip('.')}, shape {{@code {one.shape}}}, dtype {{@code {one.dtype}}}" for one in op.outputs
        )
    tags = [(f"param {name_of(one.name)}", _way_text(one, is_tensor)) for one, _, is_tensor in way]
    if with_options:
        tags.append(("param options", "what else is given: " + ", ".join(name_of(one.name) for one in op.options)))
    tags.append(("return", about[:1].lower() + about[1:] if about[:2] != about[:2].upper() else about))
    tags.append(("throws EagerException.InvalidArgument", "for inputs of other dtypes or shapes, and values that the op refuses"))
    if not op.differentiable:
        paragraphs.append("The op has no gradient.")
    return _doc(paragraphs, tags, "  ")


def _way_text(one, is_tensor):
    if is_tensor:
        return _input_text(one.input)
    return _words(one.attribute.description)


def _call(op, way, with_options):
    """The statement that runs the op."""
    result = _result(op)
    attributes = [(one.attribute, name_of(one.name)) for one, _, is_tensor in way if not is_tensor]
    inputs = {one.name: name_of(one.name) for one, _, is_tensor in way if is_tensor}
    if result == "Tensor" and not attributes and not with_options and len(inputs) == len(way) and not any(
        one.input.list or one.attribute for one, _, _ in way
    ):
        given = ", ".join(inputs[one.name] for one in op.inputs if one.name in inputs)
        if len(way) == 1:
            return f"return unary({constant(op.name)}, {given});"
        if len(way) == 2:
            return f"return binary({constant(op.name)}, {given});"
    arguments = "options" if with_options else "null"
    if attributes:
        setters = "".join(f".{_setter(attribute, name)}" for attribute, name in attributes)
        arguments = f"new Arguments({'options' if with_options else ''}){setters}"
    run = "run" if result == "Tensor" else "runAll"
    lists = [one for one in op.inputs if one.list]
    if lists:
        return f"return {run}({constant(op.name)}, {arguments}, all({inputs[lists[0].name]}));"
    given = [_required(inputs[one.name]) for one in op.inputs if one.name in inputs]
    before_last = [one for one in op.inputs[: len(given)] if one.name not in inputs]
    assert not before_last, f"{op.name}: an optional input before a required one"
    return f"return {run}({', '.join([constant(op.name), arguments] + given)});"


def _required(name):
    return f"Objects.requireNonNull({name})"


def _methods(op, choices):
    text = ""
    for way in variants(op, choices):
        for with_options in (False, True) if op.options else (False,):
            text += "\n" + _op_doc(op, way, with_options)
            declared = _declared(way, with_options, options_class(op))
            text += _wrapped(f"  public final {_result(op)} {name_of(op.name)}({declared}) {{")
            text += _wrapped(f"    {_call(op, way, with_options)}") + "  }\n"
    return text


# What every op throws stands with the classes of ops; thousands of methods would repeat it.
_ERRORS = """ *
 * <p>Each throws {@link EagerException.InvalidArgument}, with the op's name, where dtypes, shapes or attributes do not fit;
 * {@link EagerException.Unimplemented} where the op has no kernel for a dtype on a device; and
 * {@link EagerException.ResourceExhausted} where memory is out.
"""


def _context_ops(registry):
    choices = choices_of(registry)
    body = "/**\n * All ops, on a context.\n *\n"
    body += " * <p>What an op must be given are its parameters; what it may be given are {@link Options}. In shapes a letter or\n"
    body += " * word is one size wherever the op has it, and \"...\" any number of dims.\n"
    body += _ERRORS + " */\n"
    body += "public abstract sealed class ContextOps extends Calls permits Context {\n"
    for i, op in enumerate(registry.ops):
        body += f"  static final int {constant(op.name)} = {i};\n"
    body += f"  static final int COUNT = {len(registry.ops)};\n"
    names = "\n".join(words.textwrap.wrap(", ".join(f'"{op.name}"' for op in registry.ops), 110, initial_indent="    ",
                                          subsequent_indent="    "))
    body += f"\n  static final String[] NAMES = {{\n{names}\n  }};\n"
    body += "\n  ContextOps(long handle, Net.Kind kind, Scratch scratch) {\n    super(handle, kind, scratch);\n  }\n"
    for op in registry.ops:
        body += _methods(op, choices)
    return _file("the registry", ["java.util.List", "java.util.Objects"], body + "}\n")


def _tensor_ops(registry):
    choices = choices_of(registry)
    body = "/**\n * The ops that begin with a tensor, as its methods. They run on {@link Context#current()}.\n" + _ERRORS + " */\n"
    body += "public abstract sealed class TensorOps permits Tensor {\n  TensorOps() {}\n\n  abstract Tensor self();\n"
    for op in registry.ops:
        if not op.required or not op.required[0].input or op.required[0].input.list:
            continue
        for way in variants(op, choices):
            for with_options in (False, True) if op.options else (False,):
                body += _tensor_method(op, way, with_options)
        if [one.name for one in op.inputs] == ["x1", "x2"] and not op.options:
            body += _number_methods(op)
    return _file("the registry", ["java.util.List"], body + "}\n")


def _summary(op):
    return _words(op.description).split(". ")[0].rstrip(".") + "."


def _tensor_method(op, way, with_options):
    rest = way[1:]
    kind = options_class(op)
    given = ", ".join(["self()"] + [name_of(one.name) for one, _, _ in rest] + ["options"] * with_options)
    first = name_of(way[0][0].name)
    doc = _doc([_summary(op)], [("see", f"ContextOps#{name_of(op.name)}")], "  ").replace("this tensor", first)
    return (
        f"\n{doc}" + _wrapped(f"  public final {_result(op)} {name_of(op.name)}({_declared(rest, with_options, kind)}) {{")
        + _wrapped(f"    return Context.current().{name_of(op.name)}({given});") + "  }\n"
    )


def _number_methods(op):
    text = ""
    for java in ("long", "double"):
        doc = _doc([_summary(op)], [("param x2", "a number, which takes the dtype of this tensor where it fits"),
                                    ("see", f"ContextOps#{name_of(op.name)}")], "  ")
        text += (
            f"\n{doc}  public final Tensor {name_of(op.name)}({java} x2) {{\n"
            "    Context context = Context.current();\n"
            f"    return context.withNumber(ContextOps.{constant(op.name)}, self(), context.weakHandle(x2));\n  }}\n"
        )
    return text


# ---- Optimizers and schedules ----


def _kinds(kinds, made, one_made, values):
    body = f"/** The kinds of {made.lower()}s, each with {values}. What is not set has its default. */\n"
    body += f"public final class {made}s {{\n  private {made}s() {{}}\n"
    for one in kinds:
        slots = "; ".join(f"{{@code {name}}}: {_words(text).rstrip('.')}" for name, text in one.slots)
        paragraphs = [_words(one.description)] + ([f"Slots: {slots}."] if slots else [])
        body += "\n" + _doc(paragraphs, [], "  ")
        body += f"  public static final class {one.title} extends {made} {{\n"
        body += f"    /** Makes {one_made} with the defaults. */\n    public {one.title}() {{\n      super(\"{one.name}\");\n    }}\n"
        for attribute in one.attributes:
            body += _hyperparameter(one, attribute)
        body += "  }\n"
    return _file("the registry", [], body + "}\n")


def _hyperparameter(kind, attribute):
    name = name_of(attribute.name)
    default = "" if attribute.type in ("floats", "strings") else _default_text(attribute)
    doc = _doc([_words(attribute.description) + default], [], "    ")
    java = {"float": "double", "bool": "boolean", "int": "long", "floats": "double...", "strings": "String..."}[attribute.type]
    set_ = "setInt" if attribute.type == "int" else "set"
    return (
        f"\n{doc}    public {kind.title} {name}({java} value) {{\n"
        f'      {set_}("{attribute.name}", value);\n      return this;\n    }}\n'
    )


# ---- Layers ----

_HELD = {"int": "long", "float": "double", "bool": "boolean", "dtype": "DType", "string": "String", "ints": "long..."}


def _layers(kinds):
    body = "/** The kinds of layers, each with its attributes. What is not set has its default. */\n"
    body += "public final class Layers {\n  private Layers() {}\n"
    for one in kinds:
        body += _layer(one)
    return _file("the registry", [], body + "}\n")


def _layer(one):
    paragraphs = [_words(one.description)]
    paragraphs += [f"{{@code {each.name}}}, {{@code {each.shape}}}: {_words(each.description)}" for each in one.inputs]
    paragraphs += [f"Gives {{@code {each.name}}}, {{@code {each.shape}}}: {_words(each.description)}" for each in one.outputs]
    for name, text in one.variables:
        shape, text = text.split(": ", 1)
        paragraphs.append(f"Variable {{@code {name}}}, {{@code {shape}}}: {_words(text)}")
    head = f"  public static final class {one.title} extends Layer {{\n"
    body = "\n" + _doc(paragraphs, [], "  ") + head + _constructors(one)
    for attribute in one.options:
        body += _layer_attribute(one, attribute)
    return body + "  }\n"


def _constructors(one):
    last = one.required[-1:]
    taken = {each.name: _HELD[each.type] if (each,) == last else _HELD[each.type].replace("...", "[]") for each in one.required}
    parameters = [f"{java} {name_of(name)}" for name, java in taken.items()]
    tags = [(f"param {name_of(each.name)}", _words(each.description) + _choices_text(each)) for each in one.required]
    name = ("param layer", "the layer's name, for messages and the variables' names")
    body = _doc(["Makes a layer."], tags, "    ") + _wrapped(f"    public {one.title}({', '.join(parameters)}) {{")
    body += f"      this({', '.join(['(String) null', *map(name_of, taken)])});\n    }}\n\n"
    body += _doc(["Makes a layer of this name."], [name, *tags], "    ")
    body += _wrapped(f"    public {one.title}({', '.join(['String layer', *parameters])}) {{") + f'      super("{one.name}", layer);\n'
    return body + "".join(f'      set("{each}", {name_of(each)});\n' for each in taken) + "    }\n"


def _choices_text(attribute):
    return f" One of {', '.join(each.lower() for each in attribute.choices)}." if attribute.choices else ""


def _layer_attribute(kind, attribute):
    name, java = name_of(attribute.name), _HELD[attribute.type]
    default = _default_text(attribute).lower().replace("default", "Default") if attribute.type == "string" else _default_text(attribute)
    doc = _doc([_words(attribute.description) + _choices_text(attribute) + default], [], "    ")
    return f'\n{doc}    public {kind.title} {name}({java} value) {{\n      set("{attribute.name}", value);\n      return this;\n    }}\n'
