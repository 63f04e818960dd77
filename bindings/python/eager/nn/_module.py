"""Modules: Python objects that hold Variables, layers and other modules."""
from .. import _core
from .._core import Variable
from . import _losses, _variables
from ._variables import HasVariables


observers = []  # functions that are called with each module and what its call returned


def _parts(name, value, seen):
    """Yields (name, part) for the Variables, layers and modules in a value: itself, or what stands in lists, tuples and dicts."""
    if isinstance(value, (Variable, HasVariables)):
        yield name, value
    elif isinstance(value, (list, tuple, dict)) and id(value) not in seen:
        seen.add(id(value))
        for key, item in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _parts(f"{name}.{key}" if name else str(key), item, seen)


def rule(variable, regularizer, constraint):
    """Gives a Variable a regularizer and a constraint, of which each may be None."""
    from .. import constraints, regularizers

    if regularizer is not None:
        variable.regularizer = regularizers.get(regularizer)
    if constraint is not None:
        constraints.attach(variable, constraints.get(constraint))


class Module(HasVariables):
    """A part of a model, with Variables, layers and other modules in its attributes.

    A class of modules defines ``call``, and perhaps ``build``, which is run before the first call with the inputs' shapes. What
    is assigned to an attribute, also within lists, tuples and dicts, is part of the module, and its Variables are the module's.

    >>> import eager
    >>> class Net(eager.nn.Module):
    ...     def __init__(self):
    ...         self.hidden = eager.nn.Dense(4, activation="tanh")
    ...         self.out = eager.nn.Dense(1)
    ...
    ...     def call(self, x):
    ...         return self.out(self.hidden(x))
    >>> net = Net()
    >>> net(eager.ones([2, 3])).shape
    (2, 1)
    >>> list(net.named_variables())
    ['hidden.kernel', 'hidden.bias', 'out.kernel', 'out.bias']
    >>> net
    Net(
      (hidden): Dense(4, activation='tanh')
      (out): Dense(1)
    )

    ``net(x, training=True)`` trains: layers and modules within see that, and so does ``call`` if it has a parameter ``training``.
    Without it a module does what the one does that calls it; the outermost one infers.

    Functions that were traced with a module's parts are traced anew when another layer, module or Variable is assigned to an
    attribute that has been there; what changes within lists and dicts they do not see.

    A module is copied by ``copy.deepcopy`` and pickled, with the values of its Variables; ``copy.copy`` gives one of the same parts.
    """

    def build(self, *shapes):
        """Makes what depends on the inputs. It is run once, before the first call. shapes: tuples, None for an unknown dim."""

    def call(self, *inputs):
        """Computes the module's results. A class of modules defines it."""
        raise NotImplementedError(f"{type(self).__name__} defines no call()")

    def __init_subclass__(cls, **options):
        super().__init_subclass__(**options)
        _losses.note(cls)

    def __call__(self, *inputs, training=None, **named):
        if _losses.are_added and _losses.begins(self):
            try:
                return Module.__call__(self, *inputs, training=training, **named)
            finally:
                _losses.ends()
        if not self.__dict__.get("_is_built"):
            self._build_for(inputs)
        if self._takes_training():
            named["training"] = _core.is_training() if training is None else bool(training)
        if training is None:
            result = self.call(*inputs, **named)
        else:
            before = _core.set_training(training)
            try:
                result = self.call(*inputs, **named)
            finally:
                _core.set_training(before)
        for note in observers:
            note(self, result)
        return result

    @classmethod
    def _takes_training(cls):
        known = cls.__dict__.get("_has_training")
        if known is None:
            import inspect

            known = cls._has_training = "training" in inspect.signature(cls.call).parameters
        return known

    def _build_for(self, inputs):
        self.__dict__["_is_built"] = True
        try:
            if type(self).build is not Module.build:
                self.build(*(getattr(x, "shape", ()) for x in inputs))
        except BaseException:
            del self.__dict__["_is_built"]
            raise
        if not self.trainable:
            self.trainable = False

    @property
    def built(self):
        """Whether the module has been called, so that ``build`` has run."""
        return bool(self.__dict__.get("_is_built"))

    def __setattr__(self, name, value):
        if name in self.__dict__ and value is not self.__dict__[name] and any(
                True for part in (value, self.__dict__[name]) for _ in _parts("", part, set())):
            self._trace_anew()
        super().__setattr__(name, value)
        if _variables.on_new_parts:
            _variables.on_new_parts(self)

    def _trace_anew(self):
        from ..functions import trace_anew

        trace_anew(self.variables)

    def add_weight(self, shape=(), initializer="glorot_uniform", dtype=None, trainable=True, name="weight", regularizer=None,
                   constraint=None):
        """Returns a new Variable, which is part of the module also if it is assigned to no attribute.

        initializer: one of eager.initializers, its text, or a function of a shape and a dtype. dtype: None for float32. regularizer: what
        gives its penalty, which `losses` has; constraint: what optimizers apply to it; each also by name.
        """
        from ..dtypes import as_dtype, float32
        from ..initializers import get

        initializer, dtype = get(initializer), as_dtype(dtype or float32)
        before = _core.random_state()
        v = Variable(lambda: initializer(tuple(shape), dtype), trainable=trainable and self.trainable, name=name, dtype=dtype)
        rule(v, regularizer, constraint)
        self.__dict__.setdefault("_weights", []).append(v)
        if _variables.on_new_parts and _variables.on_new_parts(self):
            _core.set_random_state(*before)  # as if the initial value had not been drawn
        return v

    def _children(self):
        """Yields (name, part) for the parts of the module, each once."""
        found, seen = set(), set()
        attributes = {name: value for name, value in self.__dict__.items() if name not in ("_weights", "_turned_off", "_losses")}
        for name, part in _parts("", attributes, seen):
            if id(part) not in found:
                found.add(id(part))
                yield name, part
        for i, v in enumerate(self.__dict__.get("_weights", ())):
            if id(v) not in found:
                yield f"{v._name}_{i}" if i else v._name, v

    def _keyed_children(self):
        """Yields (name, part) as _children() does, by the names that checkpoints have in all languages."""
        return self._children()

    def _collect(self, prefix, into, seen):
        if id(self) in seen:
            return
        seen.add(id(self))
        for name, part in self._children():
            if isinstance(part, Variable):
                if id(part) not in seen:
                    seen.add(id(part))
                    into[prefix + name] = part
            else:
                part._collect(f"{prefix}{name}.", into, seen)

    def named_modules(self):
        """Returns a dict from names to the modules and layers within, at all depths, without this one."""
        found = {}
        self._collect_modules("", found, {id(self)})
        return found

    def _collect_modules(self, prefix, into, seen):
        for name, part in self._children():
            if isinstance(part, HasVariables) and id(part) not in seen:
                seen.add(id(part))
                into[prefix + name] = part
                if isinstance(part, Module):
                    part._collect_modules(f"{prefix}{name}.", into, seen)

    @property
    def layers(self):
        """The layers and modules among the module's own parts."""
        return [part for _, part in self._children() if isinstance(part, HasVariables)]

    @property
    def trainable(self):
        """Whether training changes the Variables. Setting it holds for all parts, also those that are made later."""
        return self.__dict__.get("_trainable", True)

    @trainable.setter
    def trainable(self, value):
        self.__dict__["_trainable"] = bool(value)
        turned_off = self.__dict__.setdefault("_turned_off", [])
        for _, part in list(self._children()):
            if not isinstance(part, Variable):
                part.trainable = value
            elif not value and part.trainable:
                part.trainable = False
                turned_off.append(part)
        if value:
            for v in turned_off:
                v.trainable = True
            turned_off.clear()

    def __getstate__(self):
        return {name: value for name, value in self.__dict__.items() if name != "_losses"}

    def __copy__(self):
        copy = type(self).__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy.__dict__.pop("_losses", None)
        for name in ("_weights", "_turned_off"):
            if name in copy.__dict__:
                copy.__dict__[name] = list(copy.__dict__[name])
        return copy

    def extra_repr(self):
        """Returns what stands in repr() besides the parts: settings of the module."""
        return ""

    def __repr__(self):
        lines = []
        for name, part in self._children():
            if isinstance(part, HasVariables):
                lines.append(f"  ({name}): " + repr(part).replace("\n", "\n  "))
        inner = self.extra_repr()
        if not lines:
            return f"{type(self).__name__}({inner})"
        return "\n".join([f"{type(self).__name__}({inner}", *lines, ")"])
