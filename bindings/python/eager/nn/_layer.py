"""Layers: a class for each kind of layer that the runtime has, made from its description."""
import threading

from .. import _core, functions
from .._core import Variable
from ..dtypes import DType
from ..errors import FailedPreconditionError
from ..functions import module_observers as observers
from . import _examples, _losses, _variables
from ._module import noting, place_of_training, rule, with_training
from ._variables import HasVariables, each_once, has_parts, is_other_trace, parts_in


def _restore(cls, kind, name, attributes):
    """What pickles and copies begin with: a layer that has not been built, without a call of the class's own __init__."""
    layer = cls.__new__(cls)
    _core.Layer.__init__(layer, kind, name, cls._inputs)
    for key, value in attributes.items():
        layer._set_attribute(key, value)
    return layer


def _call_own(self, *inputs, training=None, **named):
    """What calls a layer whose class has a call() or a build() of its own, as Module.__call__ calls a module."""
    if _losses.are_added and _losses.begins(self):
        try:
            return _call_own(self, *inputs, training=training, **named)
        finally:
            _losses.ends()
    place = place_of_training(type(self))
    if place is not None and len(inputs) > place:
        inputs, training = with_training(self, inputs, place, training)
    is_first, before = not self._is_ready(), None if training is None else _core.set_training(training)
    try:
        if is_first:
            self._before_first_call(inputs[:place])
        if place is not None and len(inputs) <= place:
            named["training"] = _core.is_training()
        result = self.call(*inputs, **named)
    finally:
        if is_first:
            self.__dict__.pop("_inputs_of_call", None)
        if before is not None:
            _core.set_training(before)
    if self.activity_regularizer is not None:
        _losses.penalize(self, self.activity_regularizer, result)
    for note in tuple(observers):
        note(self, result)
    return result


class Layer(_core.Layer, HasVariables):
    """A layer of the runtime: ops, and the Variables that they use. Make one of the classes of eager.nn.

    A layer makes its Variables when it is first called, or by ``build``; then its attributes can no longer change. A call gives
    a tensor, or a tuple of them. ``training``: whether the layer trains; None: as the module does that calls it.

    A built layer's Variables are its attributes: ``layer.kernel``, in whose place another layer's may be assigned, so
    that the two share it. Their regularizers and constraints are named by them
    (``kernel_regularizer=eager.regularizers.L2(1e-4)``, ``kernel_constraint="non_neg"``); activity_regularizer penalizes the
    result, by the number of its rows. ``losses`` has the penalties.

    ``copy.copy`` gives a layer of the same Variables; ``copy.deepcopy`` and pickles one of their copies.

    >>> import eager
    >>> layer = eager.nn.Dense(2, name="out")
    >>> layer(eager.ones([4, 3])).shape, layer.kernel.shape, layer
    ((4, 2), (3, 2), Dense(2, name='out'))

    A class of one's own that derives from a kind of layers may define ``call``, in which ``super().call(x)`` is what
    the layer computes, and ``build``; one that defines ``__call__`` too says by it alone what a call does. Variables,
    layers and modules that are assigned to attributes, also within lists, tuples and dicts, are parts of the layer,
    whose names stand behind its own.

    >>> class Scaled(eager.nn.Dense):
    ...     def __init__(self, units):
    ...         super().__init__(units)
    ...         self.gain = eager.Variable(2.0)
    ...
    ...     def call(self, x):
    ...         return super().call(x) * self.gain
    >>> layer = Scaled(2)
    >>> layer(eager.ones([4, 3])).shape, list(layer.named_variables())
    ((4, 2), ['kernel', 'bias', 'gain'])
    """

    _kind, _inputs = None, ()
    _calls_own = False  # whether a call is one of _call_own(), which calls call()
    _plain = _core.Layer.__call__

    def __init_subclass__(cls, **options):
        super().__init_subclass__(**options)
        _losses.note(cls)
        if ("call" in vars(cls) or "build" in vars(cls)) and cls.__call__ is cls._plain:
            cls.__call__, cls._calls_own = _call_own, True
        if "build" in vars(cls) and cls._calls_own:
            cls.build = noting(cls.build)

    def call(self, *inputs, training=None, **named):
        """Computes the layer's result. A class that derives from a kind of layers may define another."""
        return self._plain(*inputs, training=training, **named)

    def _is_ready(self):
        return self.built if type(self).build is Layer.build else "_is_built" in self.__dict__

    def _before_first_call(self, inputs):
        """Runs the class's own build(), or notes the inputs, for which the layer is built where call() asks for a Variable of its own."""
        self.__dict__["_inputs_of_call"] = inputs
        if type(self).build is not Layer.build:
            self._run_own_build(inputs)

    def _run_own_build(self, inputs):
        """Runs the class's own build() with the shapes of the inputs, or waits until another thread has run it."""
        state = self.__dict__
        with state.setdefault("_lock_of_build", threading.RLock()):
            if "_is_built" in state or "_is_in_build" in state:  # the latter is this thread: build() calls the layer
                return
            state["_is_in_build"] = True
            try:
                self.build(*(getattr(x, "shape", ()) for x in inputs))
                state["_is_built"] = True
            finally:
                del state["_is_in_build"]

    def build(self, *shapes, dtype=None):
        """Makes the Variables for inputs of these shapes, tuples in which None stands for an unknown dim.

        dtype: of the inputs; None for float32, or in a first call for that of its first input.

        >>> import eager
        >>> layer = eager.nn.Dense(2)
        >>> layer.build((None, 3))
        >>> [v.shape for v in layer.variables]
        [(3, 2), (2,)]
        """
        from ..dtypes import as_dtype

        if dtype is None:
            inputs = self.__dict__.get("_inputs_of_call")
            dtype = getattr(inputs[0], "dtype", None) if inputs else None
        self._build([(as_dtype(dtype or "float32").code, tuple(shape)) for shape in shapes])

    # ---- Parts

    def _added_parts(self):
        """Yields (name, part) for what was assigned to attributes, in the order of that."""
        seen = {id(self)}
        for attribute in self.__dict__.get("_added", ()):
            for name, part in parts_in(attribute, self.__dict__[attribute], seen):
                if part is not self:
                    yield name, part

    def _children(self):
        own = zip(self._variable_names, self._variables)
        return each_once([*own, *self._added_parts()]) if "_added" in self.__dict__ else own

    _keyed_children = _children  # by the names that checkpoints have in all languages

    def _note_added(self, name, value):
        """Notes that an attribute has parts of the layer, or may get some, behind those that there are."""
        state = self.__dict__
        added = state.get("_added", ())
        if isinstance(value, (Variable, HasVariables, list, tuple, dict)):
            state["_added"] = (*(n for n in added if n != name), name)
        elif name in added:
            state["_added"] = tuple(n for n in added if n != name)

    def _is_made(self):
        """Reports whether the class's __init__ has made the layer."""
        try:
            return self.built is not None
        except FailedPreconditionError:
            return False

    def _note_change(self, name, value, former):
        """Is run when an attribute, which was `former`, is `value` now."""
        if value is former:
            return
        self._note_added(name, value)
        if not self._is_made():
            return
        if has_parts(value):
            if not self.trainable:
                self._set_trainable_parts(False)
            if _variables.on_new_parts:
                _variables.on_new_parts(self)
        is_called = "_specs" in self.__dict__ or self._calls_own
        if is_called and is_other_trace(value, former) and not (former is None and _core.is_tracing()):  # else what a first call makes
            functions.trace_anew(self)

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
        if "_added" in self.__dict__:
            self._set_trainable_parts(value)
        may_train = {v["name"]: v["trainable"] for v in self._kind["variables"]}
        always_infers = not value and not all(may_train.values())
        if always_infers != self._always_infers:
            self._always_infers = always_infers
            functions.trace_anew(self)
        for name, v in zip(self._variable_names, self._variables):
            if may_train[name]:
                v.trainable = bool(value)

    def _set_trainable_parts(self, value):
        if "_is_walked" in self.__dict__:  # a layer within itself
            return
        self.__dict__["_is_walked"] = True
        try:
            _variables.set_trainable(self, [part for _, part in self._added_parts()], value)
        finally:
            del self.__dict__["_is_walked"]

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
        if self._calls_own and self.activity_regularizer is not None:  # the result of call() is penalized
            _losses.expect()
        elif self.activity_regularizer is None:
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
        if name == "activation":
            self._note_added(name, self._activation)
            if "activity_regularizer" in self.__dict__:
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
        if name in self._attributes:  # that was not given
            default = self._attributes[name]["default"]
            return tuple(default) if isinstance(default, list) else default.lower() if isinstance(default, str) else default
        if name in self._variable_names:
            return self._variables[self._variable_names.index(name)]
        if self._is_of_kind(name):
            inputs = self.__dict__.get("_inputs_of_call")
            if inputs and not self.built:
                tensors = [None if x is None else _core.to_tensor(x) for x in inputs]
                self._build([x if x is None else (x.dtype.code, x._dims) for x in tensors])
                return getattr(self, name)
            raise AttributeError(self._why_there_is_no(name))
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def _is_of_kind(self, name):
        """Reports whether layers of the kind have a Variable of the name."""
        return bool(self._kind) and any(name == v["name"] for v in self._kind["variables"])

    def _why_there_is_no(self, name):
        why = "was made without it" if self._variable_names else "has not been built: call it, or build(), first"
        return f"Layer {self.name!r} has no {name!r}, since it {why}"

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
        elif not self._is_replaced(name, value):
            state = self.__dict__
            former = state[name] if name in state else getattr(type(self), name, None)
            super().__setattr__(name, value)
            if state.get(name, state) is value:
                self._note_change(name, value, former)

    def _is_replaced(self, name, value):
        """Puts a Variable in the place of the layer's one of the name, if there is one. Returns whether that is all there is to do."""
        is_own = not type(self).__module__.startswith("eager.")  # a class of one's own may have another meaning for the name
        if name in self.__dict__ or not self._is_made():
            return False
        if name not in self._variable_names:
            if is_own or not self._is_of_kind(name):
                return False
            raise FailedPreconditionError(self._why_there_is_no(name))
        if type(value) is Variable and not (is_own and (value.shape, value.dtype) != (getattr(self, name).shape, getattr(self, name).dtype)):
            self.tie(name, value)
            return True
        if is_own:
            return False
        raise TypeError(f"Layer {self.name!r}: {name} is a Variable, and may be replaced by another one, not by {type(value).__name__}; its "
                        f"value is changed by {name}.assign()")

    def __delattr__(self, name):
        former = self.__dict__.get(name)
        super().__delattr__(name)
        self._note_change(name, None, former)

    _attributes: dict = {}

    # ---- Copies and text

    def __reduce__(self):
        attributes = {name: self.__dict__[name] for name in self._attributes if name in self.__dict__}
        left_out = {*self._attributes, "_initial", "_losses", "_inputs_of_call", "_lock_of_build", "_is_in_build", "_is_walked"}
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
        is_first = str(self.__dict__.get("data_format")).upper().startswith(("NC", "CHANNELS_FIRST"))
        return pad(x, [0, 0, 0, 0, *before] if is_first else [0, 0, *before, 0, 0])

    def _plain(self, x, training=None):
        return _core.Layer.__call__(self, self.padded(x) if self.is_causal else x, training=training)

    __call__ = _plain


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


_NOTES = {"MultiHeadAttention": "A step that may see no place gets the output's bias alone, where Keras gives it the mean of the values. "
                                "The weights of the means are not given: there is no return_attention_scores."}


def _docstring(kind):
    import textwrap

    fill = lambda text, indent="    ": textwrap.fill(text, 120, break_on_hyphens=False, initial_indent=indent, subsequent_indent="    " + indent)
    lines = [textwrap.fill(kind["description"], 120, break_on_hyphens=False), ""]
    lines += [fill(f"{i['name']}: {i['description']} Shape: {i['shape']}.") for i in kind["inputs"]]
    lines += [fill(f"Gives {o['name']}: {o['description']} Shape: {o['shape']}.") for o in kind["outputs"]]
    lines += [fill(f"{a['name']}: {a['description']}") for a in kind["attributes"]]
    lines += ["", fill(_NOTES[kind["title"]])] if kind["title"] in _NOTES else []
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
