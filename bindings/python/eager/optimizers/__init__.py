"""Optimizers: rules that update variables by their gradients, with TensorFlow's names.

>>> import eager
>>> v = eager.Variable(1.0)
>>> optimizer = eager.optimizers.SGD(learning_rate=0.5)
>>> optimizer.apply_gradients([(eager.constant(1.0), v)])
>>> v.item()
0.5

There is a class for each kind of optimizer that the runtime has. Hyperparameters are attributes, which may be set at any time;
there are no others. The formulas are PyTorch's: epsilon stands outside the square root.

All of them take weight_decay (of all Variables whose names match none of the patterns exclude_from_weight_decay), clip_value,
clip_norm, global_clip_norm, ema_momentum (moving averages of the Variables, which `slot(v, "average")` gives) and
accumulation_steps. A learning rate may be one of eager.optimizers.schedules, which is computed from the step without Python.

A learning rate that is a function is called at each step, also at the steps of traced functions: a schedule may compute with
tensors, read Variables and `iterations`, or count its calls. A traced step that calls it cannot be saved. One that is itself traced,
by ``@eager.function``, is so when it is set, that of a new optimizer at its first step, and runs without Python: such a step is saved
with its schedule. Optimizers are
copied and pickled with their state: :class:`Optimizer` says how.
"""
from .. import _core, _registry
from ..dtypes import float64


# What a value becomes before it is set, by the type of its attribute.
_CONVERT = {"float": float, "int": int, "bool": bool, "floats": lambda values: tuple(map(float, values)),
            "strings": lambda values: (values,) if isinstance(values, str) else tuple(values)}

# The hyperparameters that slots come with, and a value that makes them. What is off now may have slots of before.
_MAKERS = {"momentum": ("momentum", 0.5), "v_max": ("amsgrad", True), "mean_gradient": ("centered", True),
           "average": ("ema_momentum", 0.5), "accumulated_gradient": ("accumulation_steps", 2)}


class _Attribute:
    """A value that the library's optimizer or schedule has too. kind: its type there, such as "float"."""

    def __init__(self, doc, kind, hidden=None):
        self.__doc__ = doc
        self.kind = kind
        self.hidden = hidden  # the value that repr() leaves out

    def __set_name__(self, owner, name):
        self.name = name

    def __get__(self, owner, cls=None):
        if owner is None:
            return self
        try:
            return owner.__dict__[self.name]
        except KeyError:  # __init__ was not called
            raise AttributeError(f"{type(owner).__name__!r} object has no attribute {self.name!r}") from None

    def __set__(self, owner, value):
        value = _CONVERT[self.kind](value)
        getattr(owner, "set_" + self.kind)(self.name, value)
        owner.__dict__[self.name] = value


def _rate_op(optimizer):
    """Returns an op that calls the learning rate of an optimizer, a function. optimizer: a weak reference."""

    def call(_):
        owner = optimizer()
        if owner is None:
            raise RuntimeError("the optimizer of this step is gone, and with it the function that is its learning rate: keep it")
        rate = owner.learning_rate
        if getattr(rate, "_takes_step", False):
            rate = rate(owner._calls.value() // (1 if owner.schedule_counts_calls else owner.accumulation_steps))
        elif callable(rate):  # another thread may have set a number meanwhile
            rate = rate()
        if not isinstance(rate, (_core.Tensor, _core.Variable)):
            return [_core.to_tensor(0.0 + rate, float64)]
        return [_registry.op("cast")(rate, float64) if rate.dtype.is_floating else _core.to_tensor(rate)]

    return _core.host_call("learning_rate", call, [(float64.code, ())])


def _schedule_op(rate):
    """Returns the trace of a learning rate, a traced function that gives a tensor, and an op that runs it; None for other functions."""
    from ..functions import BoundFunction, ConcreteFunction, Function

    if isinstance(rate, Function) and not rate._signature.parameters or isinstance(rate, BoundFunction):
        rate = rate.get_concrete_function()
    if not isinstance(rate, ConcreteFunction) or rate.input_specs or len(rate.output_specs) != 1:
        return None
    return rate, _core.function_op(rate)


def _restore(cls, kind):
    """What pickles and copies begin with: an optimizer of the class without the class's own __init__."""
    optimizer = cls.__new__(cls)
    _core.Optimizer.__init__(optimizer, kind)
    return optimizer


class Optimizer(_core.Optimizer):
    """What all optimizers have. Make one of the classes below.

    One that several threads use takes their steps one after the other.

    Pickles and copies have the hyperparameters, the step count and the slots, and go on exactly where the original stood. Slots
    belong to Variables: ``copy.copy`` gives an optimizer of the same Variables; ``copy.deepcopy`` and pickles that of their
    copies, so take the Variables along: ``copy.deepcopy((model, optimizer))``, ``pickle.dumps((variables, optimizer))``.

    >>> import eager
    >>> w = eager.Variable(1.0)
    >>> optimizer = eager.optimizers.SGD(learning_rate=0.25)
    >>> optimizer.apply_gradients([(eager.constant(2.0), w)])
    >>> w.item(), optimizer.iterations.item()
    (0.5, 1)
    """

    name = _kind = ""

    def __init_subclass__(cls, **options):
        super().__init_subclass__(**options)
        own = next((n for n in ("update_step", "_resource_apply_dense", "_apply_dense") if n in vars(cls)), None)
        if own:
            raise TypeError(f"{cls.__name__}.{own}() would never be called: the library computes the updates of the optimizers that it has. "
                            "Derive the class from tf.keras.optimizers.Optimizer or tf.train.Optimizer of eager.compat.tensorflow itself")

    def __init__(self, kind, learning_rate, name, **hyperparameters):
        super().__init__(kind)
        self._kind = kind
        self.name = name
        self.learning_rate = learning_rate
        for key, value in hyperparameters.items():
            setattr(self, key, value)

    def minimize(self, loss, var_list=None, tape=None):
        """Takes one step down the gradient of a loss.

        loss: a function without parameters that gives a tensor; or that tensor, with the tape that recorded it.
        var_list: the Variables to change, or a function that gives them; None: those that the tape watched.
        ValueError: the loss depends on none of them.

        >>> import eager
        >>> v = eager.Variable(3.0)
        >>> eager.optimizers.SGD(0.25).minimize(lambda: v * v)
        >>> v.item()
        1.5
        """
        if callable(loss):
            from ..gradients import GradientTape

            with GradientTape() as tape:
                loss = loss()
        elif tape is None:
            raise ValueError("`tape` is required when a `Tensor` loss is passed.")
        variables = tape.watched_variables() if var_list is None else var_list() if callable(var_list) else var_list
        variables = [variables] if isinstance(variables, _core.Variable) else list(variables)
        self.apply_gradients(zip(tape.gradient(loss, variables), variables))

    _calls = property(_core.Optimizer.iterations.__get__, doc="The Variable that counts calls of apply_gradients().")

    def slot(self, variable, name):
        """The slot of this name, such as "m" or "average", of a Variable; None where there is none yet."""
        for trained, slot in zip(self._trained, self.slots):
            if trained is variable and slot._name.rpartition("/")[2] == name:
                return slot
        return None

    def __setattr__(self, name, value):
        if type(self).__module__.partition(".")[0] == "eager" and not hasattr(type(self), name):  # subclasses have attributes of their own
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}. What may be set are learning_rate, "
                                 f"{', '.join(self._hyperparameters())}")
        super().__setattr__(name, value)

    def _hyperparameters(self):
        """The names of the class's hyperparameters but the learning rate, in the order of their definition."""
        return [name for cls in reversed(type(self).__mro__) for name, value in vars(cls).items() if isinstance(value, _Attribute)]

    def __reduce__(self):
        slots = [(variable, slot._name.rpartition("/")[2], slot.value()) for variable, slot in zip(self._trained, self.slots)]
        return _restore, (type(self), self._kind), (dict(self.__dict__), self.learning_rate, self._calls.value(), slots)

    def __setstate__(self, state):
        attributes, learning_rate, iterations, slots = state
        for name, value in attributes.items():
            setattr(self, name, value)
        self.learning_rate = learning_rate
        variables = list({id(variable): variable for variable, _, _ in slots}.values())
        makers = [_MAKERS[name] for name in {name for _, name, _ in slots} if name in _MAKERS]
        for name, value in makers:
            setattr(self, name, value)
        self.build(variables)
        for name, _ in makers:
            setattr(self, name, attributes[name])
        made = {(id(variable), slot._name.rpartition("/")[2]): slot for variable, slot in zip(self._trained, self.slots)}
        for variable, name, value in slots:
            made[id(variable), name].assign(value)
        self._calls.assign(iterations)

    def __repr__(self):
        shown = {"learning_rate": self.learning_rate}
        shown.update((k, getattr(self, k)) for k in self._hyperparameters()
                     if k in self.__dict__ and getattr(self, k) != getattr(type(self), k).hidden)
        return f"{type(self).__name__}({', '.join(f'{k}={v!r}' for k, v in shown.items())})"


_CLASS = """
class {title}(Optimizer):
    def __init__(self, {parameters}, name={title!r}):
        Optimizer.__init__(self, {kind!r}, learning_rate, name, {values})
"""


def _docstring(kind):
    import textwrap

    text = textwrap.fill(kind["description"], 120, break_on_hyphens=False)
    return f"""{text}

    >>> import eager
    >>> w = eager.Variable(1.0)
    >>> eager.optimizers.{kind["title"]}(0.05).minimize(lambda: w * w, [w])
    >>> abs(w.item()) < 1
    True
    """


def _default(attribute):
    return tuple(attribute["default"]) if attribute["type"] == "strings" else attribute["default"]


def _class_of(kind):
    """Returns the class of one of the runtime's kinds of optimizers."""
    attributes = kind["attributes"]
    scope = {"Optimizer": Optimizer, "__name__": __name__}
    exec(_CLASS.format(title=kind["title"], kind=kind["name"], parameters=", ".join(f"{a['name']}={_default(a)!r}" for a in attributes),
                       values=", ".join(f"{a['name']}={a['name']}" for a in attributes[1:])), scope)
    made = scope[kind["title"]]
    made.__doc__ = _docstring(kind)
    for a in attributes[1:]:
        member = _Attribute(a["description"], a["type"], _default(a) if a["common"] else None)
        setattr(made, a["name"], member)
        member.__set_name__(made, a["name"])
    return made


def __getattr__(name):
    if name == "schedules":
        import importlib

        return importlib.import_module(".schedules", __name__)
    if not name.startswith("_"):
        for kind in _registry.kinds("optimizers"):
            if kind["title"] == name:
                found = globals()[name] = _class_of(kind)
                return found
    elif name == "__all__":
        return __dir__()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__():
    return ["Optimizer", "schedules"] + [kind["title"] for kind in _registry.kinds("optimizers")]
