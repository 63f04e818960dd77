"""Reads what the library says of its ops, optimizers, schedules, layers and datasets (eager_registry_json, eager_kinds_json in
eager_c.h)."""

import ctypes
import dataclasses
import json


@dataclasses.dataclass(frozen=True)
class Input:
    name: str
    description: str
    shape: str
    optional: bool
    list: bool
    host: bool
    integers_to_float: bool
    dtypes: tuple


@dataclasses.dataclass(frozen=True)
class Output:
    name: str
    description: str
    shape: str
    list: bool
    dtype: str


@dataclasses.dataclass(frozen=True)
class Attribute:
    """`type` is "int", "float", "bool", "dtype", "string", "ints" or "function", and besides "floats" or "strings" for kinds of
    schedules and optimizers, "op", "tensors" or "generator" for those of datasets; `argument` is None for what is set on ops.

    `choices` has the first name of each choice of a string, in the order of their indices; () stands for any text.
    """

    name: str
    description: str
    type: str
    default: object
    required: bool
    argument: int
    length: int
    choices: tuple

    @property
    def is_text(self):
        """Whether it is any text."""
        return self.type == "string" and not self.choices


@dataclasses.dataclass(frozen=True)
class Parameter:
    """What a person gives. Where both are set, it is either the attribute or a tensor (reshape's shape)."""

    name: str
    required: bool
    by_name: bool
    input: Input
    attribute: Attribute


@dataclasses.dataclass(frozen=True)
class Op:
    name: str
    description: str
    differentiable: bool
    inputs: tuple
    outputs: tuple
    attributes: tuple
    parameters: tuple
    example: dict

    @property
    def required(self):
        """The parameters that every call gives, in a person's order."""
        return tuple(one for one in self.parameters if one.required)

    @property
    def options(self):
        """The parameters that a call may leave out, in a person's order."""
        return tuple(one for one in self.parameters if not one.required)

    @property
    def returns_list(self):
        """Whether the number of outputs depends on the call, so that a language's list comes back."""
        return any(one.list for one in self.outputs)


@dataclasses.dataclass(frozen=True)
class Kind:
    """A kind of optimizer or schedule. `title` is the name of a class; `slots` are what an optimizer keeps for each variable."""

    name: str
    title: str
    description: str
    attributes: tuple
    slots: tuple  # of (name, description)


@dataclasses.dataclass(frozen=True)
class Layer:
    """`title` is the name of a class; `variables` is what a layer has, each a pair of a name and a text with its shape."""

    name: str
    title: str
    description: str
    inputs: tuple
    outputs: tuple
    attributes: tuple
    variables: tuple

    @property
    def required(self):
        return tuple(one for one in self.attributes if one.required)

    @property
    def options(self):
        return tuple(one for one in self.attributes if not one.required)


@dataclasses.dataclass(frozen=True)
class Dataset:
    """A kind of dataset. `title` is the name of a class; `num_inputs` is None for one or more datasets."""

    name: str
    title: str
    description: str
    num_inputs: int
    attributes: tuple

    @property
    def required(self):
        return tuple(one for one in self.attributes if one.required)

    @property
    def options(self):
        return tuple(one for one in self.attributes if not one.required)


@dataclasses.dataclass(frozen=True)
class Registry:
    """The public ops, the optimizers, the schedules, the layers and the datasets, each sorted by name."""

    ops: tuple
    optimizers: tuple
    schedules: tuple
    layers: tuple
    datasets: tuple


def read(path):
    """Opens the library at path and asks it. Raises OSError where it cannot be opened."""
    library = ctypes.CDLL(str(path))
    ops = json.loads(_text(library, "eager_registry_json"))
    layers = json.loads(_text(library, "eager_kinds_json", b"layers"))
    datasets = json.loads(_text(library, "eager_kinds_json", b"datasets"))
    return Registry(
        ops=tuple(sorted((_op(one) for one in ops if one["public"]), key=lambda op: op.name)),
        optimizers=_kinds(library, b"optimizers"),
        schedules=_kinds(library, b"schedules"),
        layers=tuple(sorted((_layer(one) for one in layers if one["public"]), key=lambda kind: kind.name)),
        datasets=tuple(sorted((_dataset(one) for one in datasets if one["public"]), key=lambda kind: kind.name)),
    )


def _text(library, function, *arguments):
    """The text that function(ctx, arguments..., &text) gives."""
    context, text = ctypes.c_void_p(), ctypes.c_void_p()
    _check(library, library.eager_context_create, None, ctypes.byref(context))
    try:
        _check(library, library[function], context, *arguments, ctypes.byref(text))
        value = ctypes.string_at(text)
        library.eager_string_release(text)
        return value
    finally:
        library.eager_context_release(context)


def _check(library, function, *arguments):
    function.restype = ctypes.c_void_p
    status = function(*arguments)
    if status is not None:
        library.eager_status_message.restype = ctypes.c_char_p
        raise RuntimeError(library.eager_status_message(ctypes.c_void_p(status)).decode())


def _op(one):
    attributes = tuple(_attribute(each) for each in one["attributes"])
    # A number that may also be an input, where a program computes it, is a number; calls by an op's name give the tensor.
    numbers = {each.name for each in attributes if each.type == "int"}
    inputs = tuple(_members(Input, each) for each in one["inputs"] if each["name"] not in numbers)
    return Op(
        name=one["name"],
        description=one["description"],
        differentiable=one["differentiable"],
        inputs=inputs,
        outputs=tuple(_members(Output, each) for each in one["outputs"] if each["name"] not in one["hidden"]),
        attributes=attributes,
        parameters=tuple(_parameter(each, inputs, attributes) for each in one["parameters"]),
        example=one["example"],
    )


def _kinds(library, name):
    found = json.loads(_text(library, "eager_kinds_json", name))
    return tuple(sorted((_kind(one) for one in found if one["public"]), key=lambda kind: kind.name))


def _kind(one):
    return Kind(
        name=one["name"],
        title=one["title"],
        description=one["description"],
        attributes=tuple(_attribute(each) for each in one["attributes"]),
        slots=tuple((each["name"], each["description"]) for each in one.get("slots", ())),
    )


def _layer(one):
    return Layer(
        name=one["name"],
        title=one["title"],
        description=one["description"],
        inputs=tuple(_members(Input, each) for each in one["inputs"]),
        outputs=tuple(_members(Output, each) for each in one["outputs"]),
        attributes=tuple(_attribute(each) for each in one["attributes"]),
        variables=tuple((each["name"], f"{each['shape']}: {each['description']}") for each in one["variables"]),
    )


def _dataset(one):
    return _members(Dataset, {**one, "attributes": [_attribute(each) for each in one["attributes"]]})


def _parameter(one, inputs, attributes):
    def named(members):
        return next((each for each in members if each.name == one["name"]), None)

    return Parameter(one["name"], one["required"], one["by_name"], named(inputs), named(attributes))


def _attribute(one):
    names = tuple(each[0] for each in one["choices"] or ())
    return _members(Attribute, {**one, "choices": names})


def _members(kind, one):
    """An object of kind from the members of the same names; lists become tuples."""
    values = {field.name: one[field.name] for field in dataclasses.fields(kind)}
    return kind(**{name: tuple(value) if isinstance(value, list) else value for name, value in values.items()})
