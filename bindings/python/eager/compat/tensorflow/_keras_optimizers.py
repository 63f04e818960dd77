"""tf.keras.optimizers: the optimizers of eager.optimizers with Keras's parameters and defaults."""
from ... import optimizers

# What Keras's optimizers take by name besides, and what eager's have it as.
_OPTIONS = {"clipnorm": "clip_norm", "clipvalue": "clip_value", "global_clipnorm": "global_clip_norm", "weight_decay": "weight_decay",
            "ema_momentum": "ema_momentum", "gradient_accumulation_steps": "accumulation_steps"}
_ABSENT = ("loss_scale_factor", "use_locking", "decay", "ema_overwrite_frequency", "amsgrad", "centered")


class Optimizer(optimizers.Optimizer):
    """What all of Keras's optimizers have besides what those of eager.optimizers have.

    Options by name: clipnorm, clipvalue, global_clipnorm, weight_decay, use_ema with ema_momentum=0.99,
    gradient_accumulation_steps; lr for learning_rate.
    """

    def _make(self, title, hyperparameters, name, options):
        if "lr" in options:
            hyperparameters["learning_rate"] = options.pop("lr")
        if options.pop("use_ema", False):
            options.setdefault("ema_momentum", 0.99)
        else:
            options.pop("ema_momentum", None)
        options.pop("jit_compile", None)
        for absent in _ABSENT:
            if options.pop(absent, None):
                raise ValueError(f"{title}: {absent} is not there")
        for keras, ours in _OPTIONS.items():
            value = options.pop(keras, None)
            if value is not None:
                hyperparameters[ours] = value
        if options:
            raise TypeError(f"{title}() got an unexpected keyword argument {next(iter(options))!r}")
        getattr(optimizers, title).__init__(self, **hyperparameters, name=name)

    lr = property(lambda self: self.learning_rate, lambda self, value: setattr(self, "learning_rate", value), doc="The learning rate.")

    @property
    def variables(self):
        """The step count and the slots."""
        return [self.iterations, *self.slots]

    def get_config(self):
        """Returns the hyperparameters, as a dict."""
        return {"name": self.name, "learning_rate": self.learning_rate, **{n: getattr(self, n) for n in self._hyperparameters()}}


_TABLE = """
SGD: learning_rate=0.01, momentum=0.0, nesterov=False
Adam Adamax Nadam: learning_rate=0.001, beta_1=0.9, beta_2=0.999, epsilon=1e-7
AdamW: learning_rate=0.001, weight_decay=0.004, beta_1=0.9, beta_2=0.999, epsilon=1e-7
RMSprop: learning_rate=0.001, rho=0.9, momentum=0.0, epsilon=1e-7
Adagrad: learning_rate=0.001, initial_accumulator_value=0.1, epsilon=1e-7
Adadelta: learning_rate=0.001, rho=0.95, epsilon=1e-7
Ftrl: learning_rate=0.001, initial_accumulator_value=0.1, l1_regularization_strength=0.0, l2_regularization_strength=0.0, \
l2_shrinkage_regularization_strength=0.0, beta=0.0
Lion: learning_rate=0.001, beta_1=0.9, beta_2=0.99
"""
# What makes the formulas of eager's optimizers Keras's.
_FORMULAS = {"Adam": "epsilon_before_correction=True", "AdamW": "epsilon_before_correction=True", "RMSprop": "epsilon_within_root=True",
             "Adagrad": "epsilon_within_root=True", "Adamax": "epsilon_outside_maximum=True", "Nadam": "momentum_decay=1.0"}
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
    """Returns the optimizer of a name, such as "adam", or a class; objects are given back. ValueError: the name is not known."""
    if isinstance(identifier, str):
        for name, found in globals().items():
            if name.lower() == identifier.lower() and isinstance(found, type) and found is not Optimizer:
                return found()
        raise ValueError(f"Unknown optimizer: {identifier!r}")
    if isinstance(identifier, type):
        return identifier()
    if not hasattr(identifier, "apply_gradients"):
        raise ValueError(f"Could not interpret optimizer identifier: {identifier!r}")
    return identifier
