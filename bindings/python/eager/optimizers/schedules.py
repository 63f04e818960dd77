"""Schedules: learning rates that an optimizer computes from the step, with Keras's names.

>>> import eager
>>> rate = eager.optimizers.schedules.ExponentialDecay(0.5, decay_steps=10, decay_rate=0.25)
>>> rate(0), rate(10)
(0.5, 0.125)
>>> v = eager.Variable(1.0)
>>> optimizer = eager.optimizers.SGD(rate)
>>> optimizer.apply_gradients([(eager.constant(1.0), v)])
>>> v.item()
0.5

There is a class for each kind of schedule that the runtime has. Their rates are computed by the runtime, also at the steps of
traced functions, which are saved with the schedule. A schedule of one's own is a subclass of :class:`LearningRateSchedule`.
"""
from .. import _core, _registry
from . import _Attribute


class LearningRateSchedule:
    """What all schedules are. A subclass has ``__call__(step)``, which gives a number or a tensor.

    The optimizer calls it at each step, also at the steps of traced functions, with the number of updates before as a tensor.

    >>> import eager
    >>> class Halves(eager.optimizers.schedules.LearningRateSchedule):
    ...     def __call__(self, step):
    ...         return 0.5 / (1 + step)
    >>> v = eager.Variable(1.0)
    >>> optimizer = eager.optimizers.SGD(Halves())
    >>> for _ in range(2):
    ...     optimizer.apply_gradients([(eager.constant(1.0), v)])
    >>> v.item()
    0.25
    """

    _takes_step = True

    def __call__(self, step):
        raise NotImplementedError("a learning rate schedule has __call__(step)")


def _restore(cls, attributes):
    return cls(**attributes)


class Schedule(_core.Schedule, LearningRateSchedule):
    """What the schedules of the runtime have. Make one of the classes below.

    Attributes may be set until an optimizer has the schedule.

    >>> import eager
    >>> rate = eager.optimizers.schedules.Constant(0.5)
    >>> isinstance(rate, eager.optimizers.schedules.Schedule), rate.get_config()
    (True, {'learning_rate': 0.5})
    """

    def __init__(self, kind, **attributes):
        super().__init__(kind)
        for name, value in attributes.items():
            if value is not None:  # which Keras's configurations have for what is not given
                setattr(self, name, value)

    def __call__(self, step):
        """The rate of a step, which counts from 0, as a float."""
        return self.rate(step if isinstance(step, int) else int(step))

    def get_config(self):
        """The attributes, as a dict of what the class is called with."""
        return {name: getattr(self, name) for cls in reversed(type(self).__mro__)
                for name, value in vars(cls).items() if isinstance(value, _Attribute)}

    def __reduce__(self):
        return _restore, (type(self), self.get_config())

    def __eq__(self, other):
        return type(self) is type(other) and self.get_config() == other.get_config()

    __hash__ = object.__hash__

    def __repr__(self):
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.get_config().items())})"


_CLASS = """
class {title}(Schedule):
    def __init__(self, {parameters}, name=None):
        Schedule.__init__(self, {kind!r}, {values})
"""


def _docstring(kind):
    import textwrap

    text = textwrap.fill(kind["description"], 120, break_on_hyphens=False)
    return f"""{text}

    >>> import eager
    >>> eager.optimizers.schedules.{kind["title"]}({"[10], [0.5, 0.25]" if kind["name"] == "step" else ""})(0) > 0
    True
    """


def _class_of(kind):
    """Returns the class of one of the runtime's kinds of schedules."""
    attributes = kind["attributes"]
    scope = {"Schedule": Schedule, "__name__": __name__}
    # What has no default in the runtime, a list, is required.
    exec(_CLASS.format(title=kind["title"], kind=kind["name"],
                       parameters=", ".join(a["name"] if a["type"] == "floats" else f"{a['name']}={a['default']!r}" for a in attributes),
                       values=", ".join(f"{a['name']}={a['name']}" for a in attributes)), scope)
    made = scope[kind["title"]]
    made.__doc__ = _docstring(kind)
    for a in attributes:
        member = _Attribute(a["description"], a["type"])
        setattr(made, a["name"], member)
        member.__set_name__(made, a["name"])
    return made


def __getattr__(name):
    if not name.startswith("_"):
        for kind in _registry.kinds("schedules"):
            if kind["title"] == name:
                found = globals()[name] = _class_of(kind)
                return found
    elif name == "__all__":
        return __dir__()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__():
    return ["LearningRateSchedule", "Schedule"] + [kind["title"] for kind in _registry.kinds("schedules")]
