"""Names, types and texts of the Go binding, for its files and for its test of conformance."""

import dataclasses

import words

_KEYWORDS = set(
    "break case chan const continue default defer else fallthrough for func go goto if import interface map package range"
    " return select struct switch type var c k n options all append len nil error".split()
)
_KINDS = {"int": "int", "float": "float64", "bool": "bool", "dtype": "Dtype", "ints": "[]int", "function": "*Function", "floats": "[]float64",
          "strings": "[]string"}


@dataclasses.dataclass(frozen=True)
class Choice:
    """A type for the choices of a text, and its constants in the order of their indices."""

    type: str
    constants: tuple


@dataclasses.dataclass(frozen=True)
class Option:
    name: str
    function: str  # WithAxis
    parameter: str  # axis ...int
    argument: str  # axis
    type: str  # OptionAxis
    kind: str  # []int
    is_text: bool  # of an op, which is made with it
    uses: tuple  # of (Sum, a method of the type)


def escaped(name):
    return words.escape(name, _KEYWORDS)


def parameter(one):
    return escaped(words.camel(one.name))


def option_function(name):
    return "With" + words.pascal(name)


def choice_type(attribute):
    return words.pascal(attribute.name)


def choice_constants(attribute):
    """Words are in the manner of Go; what is no word (NHWC) stays."""
    return tuple(choice_type(attribute) + (one if one in ("NHWC", "NCHW") else words.pascal(one.lower())) for one in attribute.choices)


def kind(one):
    """The type of a positional parameter."""
    if one.input and one.attribute:
        return "Shape"
    if one.input:
        return "[]*Tensor" if one.input.list else "Value"
    return attribute_kind(one.attribute)


def attribute_kind(attribute):
    if attribute.type == "string":
        return "string" if attribute.is_text else choice_type(attribute)
    return _KINDS[attribute.type]


def choices(registry):
    found = {}
    for op in registry.ops:
        for one in op.attributes:
            if one.choices:
                choice = Choice(choice_type(one), choice_constants(one))
                if found.setdefault(choice.type, choice) != choice:
                    raise ValueError(f"{one.name}: two ops have other choices")
    return [found[name] for name in sorted(found)]


def set_attribute(attribute, value):
    """A statement that gives a call an attribute."""
    method = {"dtype": "int", "string": "int"}.get(attribute.type, attribute.type)
    value = f"int({value})" if attribute.type in ("dtype", "string") else value
    return f"k.{method}({attribute.argument}, {value})"


_TENSORS_TOO = set()  # names of attributes that are inputs of other ops


def note_names(registry):
    """Finds the names that are attributes of some ops and inputs of others, for option_name."""
    inputs = {one.name for op in registry.ops for one in op.options if one.input and not one.attribute}
    attributes = {one.name for op in registry.ops for one in op.options if one.attribute}
    _TENSORS_TOO.update(inputs & attributes)


def option_name(one):
    """The name of a parameter's option: one for tensors is told from one for numbers of the same name."""
    return one.name + "_tensor" if one.name in _TENSORS_TOO and not one.attribute else one.name


def options(registry):
    kinds, uses = {}, {}
    for op in registry.ops:
        for one in op.options:
            title = words.pascal(op.name)
            kinds.setdefault(option_name(one), set()).add(kind(one))
            uses.setdefault(option_name(one), []).append((title, op, one))
    for base, made in (("Optimizer", registry.optimizers), ("Schedule", registry.schedules)):
        for each in made:
            for one in each.attributes:
                kinds.setdefault(one.name, set()).add(attribute_kind(one))
                uses.setdefault(one.name, []).append((each.title, base, one))
    for each in registry.datasets:
        for one in each.options:
            name = one.name if kinds.get(one.name, {dataset_kind(one)}) == {dataset_kind(one)} else f"{each.name}_{one.name}"
            _DATASET_OPTIONS[each.name, one.name] = name
            kinds.setdefault(name, set()).add(dataset_kind(one))
            uses.setdefault(name, []).append((dataset_function(each), "Dataset", one))
    return [_option(name, kinds[name], uses[name]) for name in sorted(kinds)]


_DATASET_OPTIONS = {}  # the name of the option of each attribute of a kind of dataset, by both names


def dataset_function(kind):
    """The method that makes a dataset: of Context for sources, of Dataset for others."""
    return kind.title + ("Dataset" if kind.num_inputs == 0 else "")


def dataset_option(kind, attribute):
    """The function of an option. One that something else has with another type has the kind's name in front."""
    return option_function(_DATASET_OPTIONS[kind.name, attribute.name])


def dataset_kind(attribute):
    """The type of a dataset's attribute. Names of files are texts."""
    if attribute.type == "tensors":
        return "[]string" if attribute.name == "files" else "[]*Tensor"
    return {"op": "Mapping", "generator": "Generator", "string": "string"}.get(attribute.type) or _KINDS[attribute.type]


def _option(name, kinds, uses):
    if "[]int" in kinds and kinds <= {"int", "[]int"}:
        type_ = "[]int"
    elif len(kinds) == 1:
        (type_,) = kinds
    else:
        raise ValueError(f"{name}: an option of several types: {sorted(kinds)}")
    argument = escaped(words.camel(name))
    parameter_ = f"{argument} ...{type_[2:]}" if type_.startswith("[]") else f"{argument} {type_}"
    option = "Option" + words.pascal(name)
    methods = tuple((title, _method(option, title, of, one, type_)) for title, of, one in uses)
    is_text = any(not isinstance(of, str) and one.attribute and one.attribute.is_text for _, of, one in uses)
    return Option(name, option_function(name), parameter_, argument, option, type_, is_text, methods)


def _method(option, title, of, one, type_):
    if isinstance(of, str):
        value = "int64(o.value)" if one.type == "int" else "o.value"
        value += "..." if one.type == "tensors" else ""
        title = title.removesuffix("Dataset") + "Dataset" if of == "Dataset" else title
        head, body = f"set{title}(to *{of}) error", f'return to.Set{words.pascal(one.type)}("{one.name}", {value})'
        return [f"func (o {option}) {head} {{", f"\t{body}", "}"]
    if one.input:
        body = f"k.input({of.inputs.index(one.input)}, o.value)"
    elif one.attribute.type == "int" and type_ == "[]int":
        body = f'k.only({one.attribute.argument}, "{one.name}", o.value)'
    elif one.attribute.is_text:
        return [f"func (o {option}) set{title}(*call) {{}} // withTexts does"]
    else:
        body = set_attribute(one.attribute, "o.value")
    return [f"func (o {option}) set{title}(k *call) {{", f"\t{body}", "}"]


_LAYER_KINDS = {**_KINDS, "string": "string"}


def layer_kind(attribute):
    return _LAYER_KINDS[attribute.type]


def layer_default(attribute):
    return f'"{attribute.default.lower()}"' if attribute.type == "string" else plain(attribute.default)


def layer_options(layers):
    """The options of layers: name, type, and the titles and names of the layers that take each."""
    uses = {}
    for layer in layers:
        for one in layer.options:
            uses.setdefault((one.name, layer_kind(one)), []).append(layer.title)
    names = [name for name, _ in uses]
    for name in names:
        if names.count(name) > 1 and {kind for each, kind in uses if each == name} != {"int", "[]int"}:
            raise ValueError(f"{name}: an option of several types")
    found = {}
    for (name, _), titles in uses.items():
        kind = "[]int" if names.count(name) > 1 else next(kind for each, kind in uses if each == name)
        found.setdefault(name, (kind, []))[1].extend(titles)
    return [(name, *found[name]) for name in sorted(found)]


def article(name):
    vowel = name[0] in "AEIOU" and not name.startswith(("Us", "Un")) or name.startswith(("SGD", "RMS", "L2", "NH"))
    return "An" if vowel else "A"


def listed(names, last):
    names = list(names)
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + f" {last} " + names[-1]


def texts(text):
    """A description in the words of Go: names of codes, and what is absent is nil."""
    text = words.replace_words(text, {code: words.pascal(code.lower()) for code in words.CODES})
    return words.replace_words(" ".join(text.split()), {"absent": "not given", "Absent": "Not given"})


def default(attribute):
    if attribute.is_text:
        return f'"{attribute.default}"'
    if attribute.type == "string":
        return choice_constants(attribute)[attribute.choices.index(attribute.default)]
    return plain(attribute.default)


def plain(value):
    if isinstance(value, (list, tuple)):
        return "[" + " ".join(plain(one) for one in value) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)
