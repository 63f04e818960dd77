"""Modules: Python objects that hold Variables, layers and other modules."""
import functools
import sys
import threading

from .. import _core, functions
from .._core import Variable
from ..functions import module_observers as observers
from . import _losses, _variables
from ._variables import HasVariables, each_once, has_parts, is_other_trace, parts_in


_OWN = ("_weights", "_places", "_turned_off")  # attributes in which a module keeps account of its Variables
_NO_STATE = ("_losses", "_lock_of_build", "_is_in_build", "_is_walked", "_is_shown")  # attributes that copies do not have


def rule(variable, regularizer, constraint):
    """Gives a Variable a regularizer and a constraint, of which each may be None."""
    from .. import constraints, regularizers

    if regularizer is not None:
        variable.regularizer = regularizers.get(regularizer)
    if constraint is not None:
        constraints.attach(variable, constraints.get(constraint))


def place_of_training(cls):
    """Returns how many inputs a class's call() takes ahead of its parameter `training`; None: it has no such parameter."""
    known = cls.__dict__.get("_place_of_training", ())
    if known == ():
        import inspect

        parameters = list(inspect.signature(cls.call).parameters.values())[1:]
        names = [p.name for p in parameters]
        known = names.index("training") if "training" in names else None
        if known is not None and parameters[known].kind is inspect.Parameter.KEYWORD_ONLY:
            known = sys.maxsize
        cls._place_of_training = known
    return known


def with_training(part, inputs, place, training):
    """Returns the inputs of a call, of which one says whether it trains, as call() takes them, and what that says."""
    if training is not None:
        raise TypeError(f"{type(part).__name__}.call() got multiple values for argument 'training'")
    training = inputs[place]
    value = _core.is_training() if training is None else bool(training)
    return (*inputs[:place], value, *inputs[place + 1:]), training


def noting(build):
    """Returns a class's build(), behind which a module counts as built also where a program calls it itself."""
    @functools.wraps(build)
    def noting_build(self, *shapes, **named):
        build(self, *shapes, **named)
        if "_is_in_build" not in self.__dict__:
            self.__dict__["_is_built"] = True

    return noting_build


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

    ``net(x, training=True)`` trains: layers and modules within see that, and so does ``call`` if it has a parameter
    ``training``, which a call may give by its place too.
    Without it a module does what the one does that calls it; the outermost one infers.

    Functions that were traced with a module are traced anew when a layer, a module, a Variable or a function is assigned to an attribute,
    or stood there before; what changes within lists and dicts, and numbers, they do not see.

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
        if "build" in vars(cls):
            cls.build = noting(cls.build)

    def __call__(self, *inputs, training=None, **named):
        if _losses.are_added and _losses.begins(self):
            try:
                return Module.__call__(self, *inputs, training=training, **named)
            finally:
                _losses.ends()
        place = place_of_training(type(self))
        if place is not None and len(inputs) > place:
            inputs, training = with_training(self, inputs, place, training)
        if not self.__dict__.get("_is_built"):
            self._build_once(inputs[:place])
        if place is not None and len(inputs) <= place:
            named["training"] = _core.is_training() if training is None else bool(training)
        if training is None:
            result = self.call(*inputs, **named)
        else:
            before = _core.set_training(training)
            try:
                result = self.call(*inputs, **named)
            finally:
                _core.set_training(before)
        if observers:
            for note in tuple(observers):
                note(self, result)
        return result

    def _build_once(self, inputs):
        """Builds the module, or waits until another thread has built it. Of a build that fails no part stays."""
        state = self.__dict__
        with state.setdefault("_lock_of_build", threading.RLock()):
            if state.get("_is_built") or state.get("_is_in_build"):  # the latter is this thread: build() calls the module
                return
            before, lengths = dict(state), [(name, len(state.get(name, ()))) for name in _OWN]
            state["_is_in_build"] = True
            try:
                self._build_for(inputs)
            except BaseException:
                for name, value in list(state.items()):
                    if value is not before.get(name) and has_parts(value):
                        state.pop(name)
                        if name in before:
                            state[name] = before[name]
                for name, length in lengths:
                    del state.get(name, [])[length:]
                raise
            finally:
                del state["_is_in_build"]

    def _build_for(self, inputs):
        if type(self).build is not Module.build:
            self.build(*(getattr(x, "shape", ()) for x in inputs))
        if not self.trainable:
            self.trainable = False
        self.__dict__["_is_built"] = True

    @property
    def built(self):
        """Whether the module has been called, so that ``build`` has run."""
        return bool(self.__dict__.get("_is_built"))

    def __setattr__(self, name, value):
        self._note_change(name, value)
        if value is not self.__dict__.get(name, value) and has_parts(value):  # new parts stand behind those that there are
            self._leave_place(name)
        super().__setattr__(name, value)
        if self.__dict__.get("_trainable") is False and name in self.__dict__ and has_parts(value):
            self._set_trainable(False)
        if _variables.on_new_parts:
            _variables.on_new_parts(self)

    def __delattr__(self, name):
        self._note_change(name, None)
        if name in self.__dict__:
            self._leave_place(name)
        else:
            super().__delattr__(name)

    def _leave_place(self, name):
        """Removes an attribute. What add_weight() made behind it stays where it is among the others."""
        places = self.__dict__.get("_places")
        if places:
            place = list(self._attributes()).index(name)
            places[:] = [p - (p > place) for p in places]
        del self.__dict__[name]

    def _note_change(self, name, value):
        """Has functions traced anew where an attribute, whose value is another now, is what traces are made of."""
        is_new = name not in self.__dict__
        if is_new and _core.is_tracing():  # what a first call makes
            return
        former = getattr(type(self), name, None) if is_new else self.__dict__[name]
        if is_other_trace(value, former):
            self._trace_anew()

    def _trace_anew(self):
        functions.trace_anew(self)

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
        v = Variable(lambda: initializer(tuple(shape), dtype), trainable=trainable, name=name, dtype=dtype)
        rule(v, regularizer, constraint)
        self.__dict__.setdefault("_weights", []).append(v)
        self.__dict__.setdefault("_places", []).append(len(self._attributes()))
        if not self.trainable:
            _variables.turn_off(self, v)
        if _variables.on_new_parts and _variables.on_new_parts(self):
            _core.set_random_state(*before)  # as if the initial value had not been drawn
        return v

    def _attributes(self):
        """Returns a dict of the attributes that a program has set."""
        return {name: value for name, value in self.__dict__.items() if name not in _OWN and name not in _NO_STATE}

    def _all_parts(self):
        """Yields (name, part) for the parts in attributes. What add_weight() made stands where it was made, under an attribute's name if it
        has one."""
        seen, weights = set(), self.__dict__.get("_weights", ())
        parts = ((place, name, part) for place, (attribute, value) in enumerate(self._attributes().items())
                 for name, part in parts_in(attribute, value, seen))
        if not weights:
            yield from ((name, part) for _, name, part in parts)
            return
        parts = list(parts)
        names = {id(part): name for _, name, part in reversed(parts)}
        made = [(place - 0.5, names.get(id(v), v._name), v) for place, v in zip(self._places, weights)]
        yield from ((name, part) for _, name, part in sorted(made + parts, key=lambda entry: entry[0]))

    def _children(self):
        return each_once(self._all_parts())

    def _keyed_children(self):
        """Yields (name, part) as _children() does, by the names that checkpoints have in all languages."""
        return self._children()

    @property
    def layers(self):
        """The layers and modules among the module's own parts; or what a program has assigned to the attribute."""
        if "layers" in self.__dict__:
            return self.__dict__["layers"]
        return [part for _, part in self._children() if isinstance(part, HasVariables)]

    @layers.setter
    def layers(self, value):
        self.__dict__["layers"] = value

    @property
    def trainable(self):
        """Whether training changes the Variables. Setting it holds for all parts, also those that are made later."""
        return self.__dict__.get("_trainable", True)

    @trainable.setter
    def trainable(self, value):
        if "_is_walked" in self.__dict__:  # a module within itself
            return
        self.__dict__["_trainable"] = self.__dict__["_is_walked"] = bool(value)
        try:
            self._set_trainable(value)
        finally:
            del self.__dict__["_is_walked"]

    def _set_trainable(self, value):
        _variables.set_trainable(self, [part for _, part in self._children()], value)

    def __getstate__(self):
        return {name: value for name, value in self.__dict__.items() if name not in _NO_STATE}

    def __copy__(self):
        copy = type(self).__new__(type(self))
        copy.__dict__.update(Module.__getstate__(self))
        for name in _OWN:
            if name in copy.__dict__:
                copy.__dict__[name] = list(copy.__dict__[name])
        return copy

    def extra_repr(self):
        """Returns what stands in repr() besides the parts: settings of the module."""
        return ""

    def __repr__(self):
        if "_is_shown" in self.__dict__:  # a module within itself
            return "..."
        self.__dict__["_is_shown"] = True
        try:
            lines = [f"  ({name}): " + repr(part).replace("\n", "\n  ") for name, part in self._children() if isinstance(part, HasVariables)]
            inner = self.extra_repr()
        finally:
            del self.__dict__["_is_shown"]
        if not lines:
            return f"{type(self).__name__}({inner})"
        return "\n".join([f"{type(self).__name__}({inner}", *lines, ")"])
