"""tf.keras.optimizers: the optimizers of eager.optimizers with Keras's parameters and defaults."""
import re

from ... import _core, optimizers
from ..._restoration import slot_name
from ...optimizers import schedules
from ._functions import _op

# What Keras's optimizers take by name besides, and what eager's have it as.
_OPTIONS = {"clipnorm": "clip_norm", "clipvalue": "clip_value", "global_clipnorm": "global_clip_norm", "weight_decay": "weight_decay",
            "ema_momentum": "ema_momentum", "gradient_accumulation_steps": "accumulation_steps"}
_ABSENT = ("loss_scale_factor", "use_locking")


class _Rate(float):
    """The learning rate of an optimizer where it is a number, with methods that Keras's Variable of the rate has."""

    def __new__(cls, value, optimizer):
        made = super().__new__(cls, value)
        made._optimizer = optimizer
        return made

    def numpy(self):
        """Returns the number as a NumPy scalar."""
        import numpy as np

        return np.float32(self)

    def value(self):
        """Returns the number as a tensor."""
        return _core.to_tensor(float(self), "float32")

    read_value = value

    def assign(self, value):
        """Sets the learning rate of the optimizer, and returns the new one."""
        self._optimizer.learning_rate = float(value)
        return self._optimizer.learning_rate

    def __reduce_ex__(self, protocol):
        return float, (float(self),)


class _Patterns(tuple):
    """The patterns of names whose variables have no weight decay: called, it is the method of Keras that sets them."""

    def __call__(self, var_list=None, var_names=None):
        names = [re.sub(r"([\[\]*?\\])", r"[\1]", v._name) for v in var_list or ()]
        for word in var_names or ():
            if re.search(r"[\^$*+?{}\[\]\\|()]", word):
                raise ValueError(f"exclude_from_weight_decay: var_names are parts of names, not regular expressions such as {word!r}")
            names.append(f"*{word}*")
        self._optimizer.exclude_from_weight_decay = names


class _Excluded(optimizers._Attribute):
    """The attribute exclude_from_weight_decay: eager's, a tuple of patterns, which may also be called."""

    def __get__(self, owner, cls=None):
        if owner is None:
            return self
        found = _Patterns(owner.__dict__.get(self.name, ()))
        found._optimizer = owner
        return found


class Optimizer(optimizers.Optimizer):
    """What all of Keras's optimizers have besides what those of eager.optimizers have.

    Options by name: clipnorm, clipvalue, global_clipnorm, weight_decay, use_ema with ema_momentum=0.99 and ema_overwrite_frequency,
    gradient_accumulation_steps; lr for learning_rate; decay, of older versions: the rate is divided by 1 + decay *
    iterations.
    """

    exclude_from_weight_decay = _Excluded(_Excluded.__doc__, "strings", ())
    ema_overwrite_frequency = None  # at which updates the averages become the variables' values, besides the end of fit()

    def _make(self, title, hyperparameters, name, options):
        if "lr" in options:
            hyperparameters["learning_rate"] = options.pop("lr")
        if options.pop("use_ema", False):
            options.setdefault("ema_momentum", 0.99)
        else:
            options.pop("ema_momentum", None)
        frequency = options.pop("ema_overwrite_frequency", None)
        if frequency is not None:
            if isinstance(frequency, bool) or not isinstance(frequency, int) or frequency < 1:
                raise ValueError("`ema_overwrite_frequency` must be an integer >= 1 or None. Received: "
                                 f"ema_overwrite_frequency={frequency}")
            self.__dict__["ema_overwrite_frequency"] = frequency
        options.pop("jit_compile", None)
        decay = options.pop("decay", None)
        if decay:
            rate = float(hyperparameters["learning_rate"])
            hyperparameters["learning_rate"] = schedules.InverseTimeDecay(rate, 1, float(decay))
        for absent in _ABSENT:
            if options.pop(absent, None):
                raise ValueError(f"{title}: {absent} is not there")
        if options.get("gradient_accumulation_steps") is not None:
            hyperparameters["schedule_counts_calls"] = True
        for keras, ours in _OPTIONS.items():
            value = options.pop(keras, None)
            if value is not None:
                hyperparameters[ours] = value
        if options:
            raise TypeError(f"{title}() got an unexpected keyword argument {next(iter(options))!r}")
        getattr(optimizers, title).__init__(self, **hyperparameters, name=name)

    @property
    def iterations(self):
        """The number of updates: a Variable; with gradient_accumulation_steps a tensor, which is made of the number of
        calls."""
        steps = self.accumulation_steps
        return self._calls if steps == 1 else self._calls.value() // steps

    @property
    def learning_rate(self):
        """The learning rate: a number, a Variable, a schedule or another function."""
        found = _core.Optimizer.learning_rate.__get__(self)
        return _Rate(found, self) if type(found) is float else found

    @learning_rate.setter
    def learning_rate(self, value):
        _core.Optimizer.learning_rate.__set__(self, float(value) if isinstance(value, _Rate) else value)

    lr = property(lambda self: self.learning_rate, lambda self, value: setattr(self, "learning_rate", value), doc="The learning rate.")

    def apply(self, grads, trainable_variables):
        """Takes a step by gradients, one for each Variable."""
        self.apply_gradients(list(zip(grads, trainable_variables)))

    def apply_gradients(self, grads_and_vars, *args, **options):
        """Updates each Variable by its gradient; where ema_overwrite_frequency says so, the averages become their values."""
        if self.ema_overwrite_frequency is None:
            super().apply_gradients(grads_and_vars, *args, **options)
            return
        grads_and_vars = list(grads_and_vars)
        self.build([v for g, v in grads_and_vars if g is not None])  # so that a trace has the averages
        super().apply_gradients(grads_and_vars, *args, **options)
        is_due = self._calls.value() % (self.ema_overwrite_frequency * self.accumulation_steps) == 0
        is_due = is_due if _core.is_tracing() else bool(is_due)
        if is_due is not False:
            for v, average in self._averages():
                v.assign(average.value() if is_due is True else _op("where")(is_due, average.value(), v.value()))

    def finalize_variable_values(self, var_list):
        """Gives Variables the values of their moving averages, if use_ema is set. fit() does so at its end."""
        ids = {id(v) for v in var_list}
        for v, average in self._averages():
            if id(v) in ids:
                v.assign(average.value())

    def _averages(self):
        """Returns the pairs of a Variable and its moving average."""
        if not self.use_ema:
            return []
        return [(v, slot) for v, slot in zip(self._trained, self.slots) if slot_name(slot) == "average"]

    @property
    def use_ema(self):
        """Whether there are moving averages of the Variables."""
        return self.ema_momentum != type(self)._absence("ema_momentum")

    @property
    def variables(self):
        """The step count and the slots."""
        return [self._calls, *self.slots]

    def get_config(self):
        """Returns what the class is called with, as a dict that JSON takes; a rate that is a function stays one."""
        import inspect

        own = [n for n in inspect.signature(type(self)).parameters if n != "options" and hasattr(self, n)]
        config = {n: getattr(self, n) for n in own if n != "learning_rate"}
        config.update((keras, getattr(self, ours)) for keras, ours in _OPTIONS.items() if getattr(self, ours) != type(self)._absence(ours))
        if "ema_momentum" in config:
            config["use_ema"] = True
        if self.ema_overwrite_frequency is not None:
            config["ema_overwrite_frequency"] = self.ema_overwrite_frequency
        rate = self.learning_rate
        if isinstance(rate, schedules.Schedule):
            rate = {"class_name": type(rate).__name__, "config": rate.get_config()}
        elif isinstance(rate, (_Rate, _core.Tensor, _core.Variable)):
            rate = float(rate)
        return {"learning_rate": rate, **config}

    @classmethod
    def _absence(cls, hyperparameter):
        return getattr(cls, hyperparameter).hidden

    @classmethod
    def from_config(cls, config):
        """Returns an optimizer for what get_config() gave."""
        config = dict(config)
        rate = config.get("learning_rate", config.get("lr"))
        if isinstance(rate, dict):
            config["learning_rate"] = getattr(schedules, rate["class_name"])(**rate["config"])
        return cls(**config)


_TABLE = """
SGD: learning_rate=0.01, momentum=0.0, nesterov=False
Adam: learning_rate=0.001, beta_1=0.9, beta_2=0.999, epsilon=1e-7, amsgrad=False
Adamax Nadam: learning_rate=0.001, beta_1=0.9, beta_2=0.999, epsilon=1e-7
AdamW: learning_rate=0.001, weight_decay=0.004, beta_1=0.9, beta_2=0.999, epsilon=1e-7, amsgrad=False
RMSprop: learning_rate=0.001, rho=0.9, momentum=0.0, epsilon=1e-7, centered=False
Adagrad: learning_rate=0.001, initial_accumulator_value=0.1, epsilon=1e-7
Adadelta: learning_rate=0.001, rho=0.95, epsilon=1e-7
Ftrl: learning_rate=0.001, initial_accumulator_value=0.1, l1_regularization_strength=0.0, l2_regularization_strength=0.0, \
l2_shrinkage_regularization_strength=0.0, beta=0.0
Lion: learning_rate=0.001, beta_1=0.9, beta_2=0.99
"""
# What makes the formulas of eager's optimizers Keras's.
_FORMULAS = {"SGD": "rate_within_momentum=True", "Adam": "epsilon_before_correction=True", "AdamW": "epsilon_before_correction=True",
             "RMSprop": "epsilon_within_root=True, rate_within_momentum=True", "Adagrad": "epsilon_within_root=True", "Adamax": "epsilon_outside_maximum=True", "Nadam": "momentum_decay=1.0"}
_CLASS = """
class {title}(Optimizer, base):
    "tf.keras.optimizers.{title}: eager.optimizers.{title} with Keras's parameters and defaults."

    def __init__(self, {parameters}, name={title!r}, **options):
        self._make({title!r}, dict({values}), name, options)
"""


def _define():
    for line in filter(None, _TABLE.splitlines()):
        titles, _, parameters = line.partition(": ")
        values = ", ".join("{0}={0}".format(p.partition("=")[0]) for p in parameters.split(", ")) + ", "
        for title in titles.split():
            scope = {"Optimizer": Optimizer, "base": getattr(optimizers, title), "__name__": __name__}
            exec(_CLASS.format(title=title, parameters=parameters, values=values + _FORMULAS.get(title, "")), scope)
            globals()[title] = scope[title]


_define()


def get(identifier):
    """Returns the optimizer of a name, such as "adam", of a class, or of a dict {"class_name": ..., "config": ...}.

    Objects are given back. ValueError: the name is not known.
    """
    if isinstance(identifier, str):
        return _class_of(identifier)()
    if isinstance(identifier, dict) and "class_name" in identifier:
        return _class_of(identifier["class_name"]).from_config(identifier.get("config", {}))
    if isinstance(identifier, type):
        return identifier()
    if not hasattr(identifier, "apply_gradients"):
        raise ValueError(f"Could not interpret optimizer identifier: {identifier!r}")
    return identifier


deserialize = get


def serialize(optimizer):
    """Returns a dict from which get() makes such an optimizer, without its state."""
    return {"class_name": type(optimizer).__name__, "config": optimizer.get_config()}


def _class_of(title):
    for name, found in globals().items():
        if name.lower() == title.lower() and isinstance(found, type) and found is not Optimizer:
            return found
    raise ValueError(f"Unknown optimizer: {title!r}")
