"""Layers: a class for each kind of layer that the runtime has, made from its description."""
from .. import _core, functions
from ..dtypes import DType
from . import _examples, _losses, _variables
from ._module import rule
from ._variables import HasVariables


def _restore(cls, kind, name, attributes):
    """What pickles and copies begin with: a layer that has not been built, without a call of the class's own __init__."""
    layer = cls.__new__(cls)
    _core.Layer.__init__(layer, kind, name, cls._inputs)
    for key, value in attributes.items():
        layer._set_attribute(key, value)
    return layer


class Layer(_core.Layer, HasVariables):
    """A layer of the runtime: ops, and the Variables that they use. Make one of the classes of eager.nn.

    A layer makes its Variables when it is first called, or by ``build``; then its attributes can no longer change. A call gives
    a tensor, or a tuple of them. ``training``: whether the layer trains; None: as the module does that calls it.

    A built layer's Variables are its attributes: ``layer.kernel``. Their regularizers and constraints are named by them
    (``kernel_regularizer=eager.regularizers.L2(1e-4)``, ``kernel_constraint="non_neg"``); activity_regularizer penalizes the
    result, by the number of its rows. ``losses`` has the penalties.

    ``copy.copy`` gives a layer of the same Variables; ``copy.deepcopy`` and pickles one of their copies.

    >>> import eager
    >>> layer = eager.nn.Dense(2, name="out")
    >>> layer(eager.ones([4, 3])).shape, layer.kernel.shape, layer
    ((4, 2), (3, 2), Dense(2, name='out'))
    """

    _kind, _inputs = None, ()

    def build(self, *shapes, dtype="float32"):
        """Makes the Variables for inputs of these shapes, tuples in which None stands for an unknown dim.

        >>> import eager
        >>> layer = eager.nn.Dense(2)
        >>> layer.build((None, 3))
        >>> [v.shape for v in layer.variables]
        [(3, 2), (2,)]
        """
        from ..dtypes import as_dtype

        self._build([(as_dtype(dtype).code, tuple(shape)) for shape in shapes])

    def _collect(self, prefix, into, seen):
        if id(self) in seen:
            return
        seen.add(id(self))
        for name, v in zip(self._variable_names, self._variables):
            if id(v) not in seen:
                seen.add(id(v))
                self._add_to(into, prefix + name, v)

    def tie(self, name, variable):
        """Replaces a Variable of the layer by another one, so that two layers share it. The layer has been built.

        name: as in named_variables(). InvalidArgumentError: another shape or dtype.
        """
        try:
            i = self._variable_names.index(name)
        except ValueError:
            raise KeyError(f"{self!r} has no Variable {name!r}; it has {', '.join(self._variable_names) or 'none yet'}") from None
        functions.trace_anew(self)
        self._set_variable(i, variable)

    @property
    def trainable(self):
        """Whether training changes the Variables. It may be set at any time. Running means and the like are not trained, but move
        while the layer trains; a layer that is not trainable leaves them, and infers, as in Keras."""
        return self.__dict__.get("_trainable", True)

    @trainable.setter
    def trainable(self, value):
        self.__dict__["_trainable"] = bool(value)
        may_train = {v["name"]: v["trainable"] for v in self._kind["variables"]}
        always_infers = not value and not all(may_train.values())
        if always_infers != self._always_infers:
            self._always_infers = always_infers
            functions.trace_anew(self)
        for name, v in zip(self._variable_names, self._variables):
            if may_train[name]:
                v.trainable = bool(value)

    def _on_build(self, specs):
        """Is run when the Variables are there. Returns whether they have their values from a checkpoint."""
        self.__dict__["_specs"] = specs
        given = self.__dict__.get("_initial")
        if given:
            initializers = {v["name"]: v["initializer"] for v in self._kind["variables"]}
            for name, v in zip(self._variable_names, self._variables):
                value = given.get(initializers[name])
                if value is not None:
                    v.assign(value(v.shape, v.dtype) if callable(value) else value)
        self._follow_rules()
        if not self.trainable:
            self.trainable = False
        return _variables.on_new_parts is not None and _variables.on_new_parts(self)

    # ---- Regularizers and constraints

    _rules: tuple = ()  # the names that regularizers and constraints of Variables have

    def _set_rules(self, rules):
        """Takes regularizers and constraints by name, of which each may be None, a name, an object, or a function."""
        from .. import constraints, regularizers

        for name, value in rules.items():
            if value is None:
                self.__dict__.pop(name, None)
            else:
                self.__dict__[name] = (constraints if name.endswith("constraint") else regularizers).get(value)
        if "activity_regularizer" in self.__dict__:
            self._penalize_result()

    def _penalize_result(self):
        """Has the activity_regularizer, or None, penalize what calls give from here on."""
        plain = self._activation.activation if isinstance(self._activation, _losses.Penalized) else self._activation
        if self.activity_regularizer is None:
            self._activation = plain
            self.__dict__.pop("_losses", None)  # which no later call drops
        else:
            _losses.expect()
            self._activation = _losses.Penalized(self, plain, self.activity_regularizer)

    def _follow_rules(self, changed=()):
        """Gives the Variables their regularizers and constraints, which are attributes of objects that the layer therefore holds.

        changed: the names of those that were set behind the build, of which there may be none now.
        """
        rules = {name: self.__dict__.get(name) for name in self._rules if name in self.__dict__ or name in changed}
        if rules:
            held = self.__dict__["_held"] = self._variables
            initializers = {v["name"]: v["initializer"] for v in self._kind["variables"]}
            for name, v in zip(self._variable_names, held):
                stem = initializers[name].removesuffix("initializer")
                for what in ("regularizer", "constraint"):
                    if stem + what in changed and hasattr(v, what):
                        setattr(v, what, None)
                rule(v, rules.get(stem + "regularizer"), rules.get(stem + "constraint"))

    # ---- Attributes

    def _set_attribute(self, name, value):
        if value is None:
            return
        before = self._activation, dict(self.__dict__.get("_initial", ()))
        try:
            self._take_attribute(name, value)
        except BaseException:  # the attribute is what it was
            self._activation = before[0]
            if "_initial" in self.__dict__:
                self.__dict__["_initial"] = before[1]
            raise

    def _take_attribute(self, name, value):
        kind = self._attributes[name]["type"]
        if name == "activation":
            self._activation = None
        self.__dict__.get("_initial", {}).pop(name, None)
        if kind == "string" and not isinstance(value, str):
            value = self._text_of(name, value)
        elif kind == "ints":
            value = tuple(value) if hasattr(value, "__iter__") else (value,)
        elif kind == "float":
            value = float(value)
            if value != value:
                raise ValueError(f"{type(self).__name__}: {name} must be a number, not nan")
        elif kind == "bool":
            value = bool(value)
        elif kind == "int":
            if not hasattr(value, "__index__"):
                raise TypeError(f"{type(self).__name__}: {name} must be an int, not {value!r}")
            value = value.__index__()
        elif kind == "dtype":
            from ..dtypes import as_dtype

            value = as_dtype(value)
        self._set(name, value)
        self.__dict__[name] = self.__dict__.get("_initial", {}).get(name, value) if name != "activation" else self._activation or value
        if name == "activation" and "activity_regularizer" in self.__dict__:
            self._penalize_result()

    def _text_of(self, name, value):
        """Returns the text that the library takes for an activation or an initializer; a function is kept, and called here."""
        from ..initializers import Initializer

        if isinstance(value, Initializer):
            return str(value)
        if name == "activation" and callable(value):
            known = getattr(value, "__name__", "")
            if isinstance(value, _core.Op) and any(known.upper() in names for names in self._attributes[name]["choices"]):
                return known
            self._activation = value
            return "linear"
        if name.endswith("initializer"):
            self.__dict__.setdefault("_initial", {})[name] = value
            return "zeros"
        raise TypeError(f"{type(self).__name__}: {name} must be a str, not {type(value).__name__}")

    def __getattr__(self, name):  # is run where there is no such attribute
        if name in self._variable_names:
            return self._variables[self._variable_names.index(name)]
        if any(name == v["name"] for v in self._kind["variables"]):
            why = "was made without it" if self._variable_names else "has not been built: call it, or build(), first"
            raise AttributeError(f"Layer {self.name!r} has no {name!r}, since it {why}")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def __dir__(self):
        return [*super().__dir__(), *(name for name in self._variable_names if name.isidentifier())]

    def __setattr__(self, name, value):
        if name in self._attributes:
            self._set_attribute(name, value)
        elif name == "activity_regularizer":
            self._set_rules({name: value})
            self._penalize_result()
            functions.trace_anew(self)
        elif name in self._rules:
            self._set_rules({name: value})
            if self._variables:
                self._follow_rules((name,))
                functions.trace_anew(self)
        else:
            super().__setattr__(name, value)

    _attributes: dict = {}

    # ---- Copies and text

    def __reduce__(self):
        attributes = {name: self.__dict__[name] for name in self._attributes if name in self.__dict__}
        left_out = {*self._attributes, "_initial", "_losses"}
        rest = {name: value for name, value in self.__dict__.items() if name not in left_out}
        return _restore, (type(self), self._kind["name"], self.name, attributes), (rest, self._variables)

    def __setstate__(self, state):
        rest, variables = state
        self.__dict__.update(rest)
        if "activity_regularizer" in rest:
            self._penalize_result()
        if not self.trainable:
            self.trainable = False
        if "_specs" in rest:
            self._build_anew(rest["_specs"], variables)

    def __repr__(self):
        shown, positional = [], True
        for name, a in self._attributes.items():
            value = self.__dict__.get(name)
            if isinstance(value, DType):
                value = value.name
            default = tuple(a["default"]) if isinstance(a["default"], list) else a["default"]
            if value is None or value == default or isinstance(value, str) and isinstance(default, str) and value.lower() == default.lower():
                positional = False
                continue
            if isinstance(value, tuple) and len(set(value)) == 1 and a["length"]:
                value = value[0]
            shown.append(repr(value) if positional and a["required"] else f"{name}={value!r}")
        shown += [f"{name}={self.__dict__[name]!r}" for name in (*self._rules, "activity_regularizer") if name in self.__dict__]
        if self.name != self._kind["name"]:
            shown.append(f"name={self.name!r}")
        return f"{type(self).__name__}({', '.join(shown)})"


class MayBeCausal(Layer):
    """A convolution of sequences, whose padding may be "causal" too: no step of the result sees a later one."""

    is_causal = False

    def _take_attribute(self, name, value):
        if name != "padding":
            return super()._take_attribute(name, value)
        is_causal = isinstance(value, str) and value.lower() == "causal"
        super()._take_attribute(name, "valid" if is_causal else value)
        self.__dict__["is_causal"] = is_causal
        if is_causal:
            self.__dict__[name] = value

    def padded(self, x):
        """Returns x with the zeros ahead of the first step that a causal convolution sees."""
        from .. import pad

        if not self.is_causal:
            return x
        before = [(self.kernel_size[0] - 1) * self.dilation_rate[0], 0]
        is_first = str(self.__dict__.get("data_format")).upper() in ("NCW", "CHANNELS_FIRST")
        return pad(x, [0, 0, 0, 0, *before] if is_first else [0, 0, *before, 0, 0])

    def __call__(self, x, training=None):
        return super().__call__(self.padded(x) if self.is_causal else x, training=training)


_CLASS = """
class {title}(Layer):
    def __init__(self, {parameters}name=None, trainable=True{rules}):
        _core.Layer.__init__(self, {kind!r}, name, type(self)._inputs)
        {sets}
        if {any_rule}:
            self._set_rules(dict({rules_given}))
        if not trainable:
            self.trainable = False
"""


def _docstring(kind):
    import textwrap

    fill = lambda text, indent="    ": textwrap.fill(text, 120, break_on_hyphens=False, initial_indent=indent, subsequent_indent="    " + indent)
    lines = [textwrap.fill(kind["description"], 120, break_on_hyphens=False), ""]
    lines += [fill(f"{i['name']}: {i['description']} Shape: {i['shape']}.") for i in kind["inputs"]]
    lines += [fill(f"Gives {o['name']}: {o['description']} Shape: {o['shape']}.") for o in kind["outputs"]]
    lines += [fill(f"{a['name']}: {a['description']}") for a in kind["attributes"]]
    if kind["variables"]:
        lines += ["", "    Variables: " + ", ".join(f"{v['name']} {v['shape']}" for v in kind["variables"]) + "."]
    return "\n".join([*lines, "", _examples.of(kind), "    "])


def rules_of(kind):
    """Returns the names that the regularizers and constraints of the Variables of a kind that are trained have."""
    stems = dict.fromkeys(v["initializer"].removesuffix("initializer") for v in kind["variables"]
                          if v["trainable"] and v["initializer"].endswith("_initializer"))
    return tuple(stem + what for what in ("regularizer", "constraint") for stem in stems)


def _class_of(kind, module):
    """Returns the class of one of the runtime's kinds of layers."""
    attributes = kind["attributes"]

    def parameter(a):
        default = tuple(a["default"]) if isinstance(a["default"], list) else a["default"]
        default = default.lower() if isinstance(default, str) else default
        return f"{a['name']}, " if a["required"] else f"{a['name']}={default!r}, "

    required_first = [a for a in attributes if a["required"]] + [a for a in attributes if not a["required"]]
    scope = {"Layer": MayBeCausal if kind["title"] == "Conv1D" else Layer, "_core": _core, "__name__": module}
    sets = "\n        ".join(f"self._set_attribute({a['name']!r}, {a['name']})" for a in required_first) or "pass"
    rules = (*rules_of(kind), "activity_regularizer")
    exec(_CLASS.format(title=kind["title"], kind=kind["name"], parameters="".join(map(parameter, required_first)), sets=sets,
                       rules="".join(f", {name}=None" for name in rules), rules_given=", ".join(f"{name}={name}" for name in rules),
                       any_rule=" or ".join(f"{name} is not None" for name in rules)), scope)
    made = scope[kind["title"]]
    made._rules = rules[:-1]
    for name in rules:
        setattr(made, name, None)
    made.__doc__ = _docstring(kind)
    made._kind = kind
    made._inputs = tuple(i["name"] for i in kind["inputs"])
    made._attributes = {a["name"]: a for a in required_first}
    return made
