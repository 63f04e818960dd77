"""Writes Java's methods that make datasets, one for each kind, and the options of them."""

from words import camel


def files(datasets, java):
    """The texts of the files by name. `java` is the module that writes the other files."""
    return {"DatasetKinds.java": _kinds(datasets, java), "DatasetOptions.java": _options(datasets, java)}


_HELD = {"int": "long", "bool": "boolean", "string": "String"}


def _type(attribute):
    if attribute.type == "tensors":
        return "List<String>" if attribute.name == "files" else "List<Tensor>"
    return _HELD[attribute.type]


def _text(attribute, java):
    text = java._words(attribute.description)
    if attribute.choices:
        text += f" One of {', '.join(attribute.choices)}."
    return text


# ---- Methods ----

_CODE = (
    ("Op", "op", "the op"),
    ("TracedFunction", "function", "the function"),
    ("Callback", "code", "the code, which is traced: it runs once, on symbolic tensors for the components"),
)


def _kinds(datasets, java):
    body = "/**\n * Every kind of dataset: sources and joins, which are static, and steps behind a dataset.\n *\n"
    body += " * <p>What a kind must be given are its parameters; what it may be given is {@link DatasetOptions}.\n */\n"
    body += "public abstract sealed class DatasetKinds extends Handle permits Dataset {\n"
    body += "  DatasetKinds(long handle) {\n    super(handle, Net.Kind.DATASET);\n  }\n\n  abstract Dataset self();\n"
    for one in datasets:
        for way in _ways(one):
            for with_options in (False, True) if one.options else (False,):
                body += _method(one, way, with_options, java)
    return java._file("the registry", ["java.util.List"], body + "}\n")


def _ways(one):
    """The ways to call the method: lists of (type, name, text of the parameter, how it is set)."""
    ways = [[]]
    if one.num_inputs is None:
        ways = [[("List<Dataset>", "datasets", "the datasets", None)]]
    for each in one.required:
        name = camel(each.name)
        if each.type == "op":
            added = [(kind, title, text, f'd.set("{each.name}", {title})') for kind, title, text in _CODE]
        elif each.type == "generator":
            added = [("Generator", name, None, f'd.set("{each.name}", {name})')]
        else:
            setter = "setFiles" if each.name == "files" else "set"
            added = [(_type(each), name, None, f'd.{setter}("{each.name}", {name})')]
        ways = [way + [one_added] for way in ways for one_added in added]
    return ways


def _method(one, way, with_options, java):
    text = _one_method(one, way, with_options, java)
    if not with_options and way and way[-1][0].startswith("List<"):
        kind, name, about, _ = way[-1]
        varied = [*way[:-1], (kind[5:-1] + "...", name, about, None)]
        given = ", ".join([each[1] for each in way[:-1]] + [f"List.of({name})"])
        text += _text_of(one, varied, False, java, f"return {camel(one.name)}({given});")
    return text


def _one_method(one, way, with_options, java):
    options = "options" if with_options else "null"
    inputs = {0: "List.of()", 1: "List.of(self())", None: "datasets"}[one.num_inputs]
    setters = [each[3] for each in way if each[3]]
    code = "d -> {}" if not setters else f"d -> {setters[0]}" if len(setters) == 1 else "d -> { " + " ".join(f"{each};" for each in setters) + " }"
    return _text_of(one, way, with_options, java, f'return Dataset.make("{one.name}", {inputs}, {code}, {options});')


def _text_of(one, way, with_options, java, statement):
    texts = {camel(each.name): _text(each, java) for each in one.required}
    tags = [(f"param {name}", about or texts[name]) for _, name, about, _ in way]
    if with_options:
        tags.append(("param options", "what else is given: " + ", ".join(camel(each.name) for each in one.options)))
    declared = [f"{kind} {name}" for kind, name, _, _ in way]
    if with_options:
        declared.append(f"DatasetOptions.{one.title} options")
    static = "final" if one.num_inputs == 1 else "static"
    head = f"  public {static} Dataset {camel(one.name)}({', '.join(declared)}) {{"
    return "\n" + java._doc([java._words(one.description)], tags, "  ") + java._wrapped(head) + java._wrapped(f"    {statement}") + "  }\n"


# ---- Options ----


def _options(datasets, java):
    body = "/**\n * What datasets may be given besides what they must: a class a kind, with a method for each. What is not set has its\n"
    body += " * default. The same options may be used for any number of datasets.\n */\n"
    body += "public final class DatasetOptions {\n  private DatasetOptions() {}\n"
    for one in datasets:
        if not one.options:
            continue
        body += f"\n  /** Options of {{@link DatasetKinds#{camel(one.name)}}}. */\n"
        body += f"  public static final class {one.title} extends DatasetSettings {{\n"
        body += f"    /** Gives nothing. */\n    public {one.title}() {{}}\n"
        for each in one.options:
            body += _option(one, each, java)
        body += "  }\n"
    return java._file("the registry", ["java.util.List"], body + "}\n")


def _option(one, attribute, java):
    doc = java._doc([_text(attribute, java) + java._default_text(attribute)], [], "    ")
    kind = _type(attribute)
    declared, given = ("Tensor... value", "List.of(value)") if kind == "List<Tensor>" else (f"{kind} value", "value")
    code = f'add(d -> d.set("{attribute.name}", {given}));'
    if given != "value":
        code = f'List<Tensor> tensors = {given};\n      add(d -> d.set("{attribute.name}", tensors));'
    return f"\n{doc}    public {one.title} {camel(attribute.name)}({declared}) {{\n      {code}\n      return this;\n    }}\n"
