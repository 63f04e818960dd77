"""Optimizers with the signatures and defaults of tf.train and tf.keras, losses as objects, and models."""
from ... import _core, nest, optimizers
from ._functions import _op
from ._namespaces import get

_global_step = None


def get_global_step(graph=None):
    """Returns the global step, or None before it is made."""
    return _global_step


def create_global_step(graph=None):
    """Makes the global step. Raises ValueError if there is one."""
    if _global_step is not None:
        raise ValueError('"global_step" already exists.')
    return get_or_create_global_step()


def get_or_create_global_step(graph=None):
    """Returns the int64 variable that counts the steps of training, one for the process."""
    global _global_step
    if _global_step is None:
        _global_step = _core.Variable(0, trainable=False, name="global_step", dtype="int64")
    return _global_step


class Optimizer(optimizers.Optimizer):
    """An optimizer of TensorFlow 1, whose apply_gradients and minimize add 1 to a global step."""

    def apply_gradients(self, grads_and_vars, global_step=None, name=None):
        """Updates each variable by its gradient."""
        super().apply_gradients(grads_and_vars)
        if global_step is not None:
            global_step.assign_add(1)

    def compute_gradients(self, loss, var_list=None, **_):
        """Returns [(gradient, variable), ...] for a function without parameters that returns the loss."""
        from ... import GradientTape

        with GradientTape() as tape:
            value = loss()
        variables = list(tape.watched_variables() if var_list is None else var_list)
        return list(zip(tape.gradient(value, variables), variables))

    def minimize(self, loss, global_step=None, var_list=None, name=None, **_):
        """Takes one step down the gradient of a function without parameters that returns the loss."""
        if not callable(loss):
            raise RuntimeError("`loss` passed to Optimizer.compute_gradients should be a function when eager execution is "
                               "enabled.")
        self.apply_gradients(self.compute_gradients(loss, var_list), global_step)


class GradientDescentOptimizer(Optimizer, optimizers.SGD):
    """tf.train.GradientDescentOptimizer."""

    def __init__(self, learning_rate, use_locking=False, name="GradientDescent"):
        super().__init__(learning_rate, name=name)


class MomentumOptimizer(Optimizer, optimizers.Momentum):
    """tf.train.MomentumOptimizer."""

    def __init__(self, learning_rate, momentum, use_locking=False, name="Momentum", use_nesterov=False):
        super().__init__(learning_rate, momentum, use_nesterov, name=name)


class AdamOptimizer(Optimizer, optimizers.Adam):
    """tf.train.AdamOptimizer."""

    def __init__(self, learning_rate=0.001, beta1=0.9, beta2=0.999, epsilon=1e-8, use_locking=False, name="Adam"):
        super().__init__(learning_rate, beta1, beta2, epsilon, name=name)


class RMSPropOptimizer(Optimizer, optimizers.RMSprop):
    """tf.train.RMSPropOptimizer, not centered."""

    def __init__(self, learning_rate, decay=0.9, momentum=0.0, epsilon=1e-10, use_locking=False, centered=False,
                 name="RMSProp"):
        if centered:
            raise ValueError("RMSProp with centered=True is not there")
        super().__init__(learning_rate, decay, momentum, epsilon, name=name)


class AdagradOptimizer(Optimizer, optimizers.Adagrad):
    """tf.train.AdagradOptimizer."""

    def __init__(self, learning_rate, initial_accumulator_value=0.1, use_locking=False, name="Adagrad"):
        super().__init__(learning_rate, initial_accumulator_value, name=name)


SGD = optimizers.SGD


class Adam(optimizers.Adam):
    """tf.keras.optimizers.Adam."""

    def __init__(self, learning_rate=0.001, beta_1=0.9, beta_2=0.999, epsilon=1e-7, name="Adam"):
        super().__init__(learning_rate, beta_1, beta_2, epsilon, name=name)


class AdamW(optimizers.AdamW):
    """tf.keras.optimizers.AdamW."""

    def __init__(self, learning_rate=0.001, weight_decay=0.004, beta_1=0.9, beta_2=0.999, epsilon=1e-7, name="AdamW"):
        super().__init__(learning_rate, beta_1, beta_2, epsilon, weight_decay, name=name)


class RMSprop(optimizers.RMSprop):
    """tf.keras.optimizers.RMSprop."""

    def __init__(self, learning_rate=0.001, rho=0.9, momentum=0.0, epsilon=1e-7, name="RMSprop"):
        super().__init__(learning_rate, rho, momentum, epsilon, name=name)


class Adagrad(optimizers.Adagrad):
    """tf.keras.optimizers.Adagrad."""

    def __init__(self, learning_rate=0.001, initial_accumulator_value=0.1, epsilon=1e-7, name="Adagrad"):
        super().__init__(learning_rate, initial_accumulator_value, epsilon, name=name)


class Loss:
    """A loss function of (y_true, y_pred) with its options. A call returns the mean over the batch."""

    function = ""

    def __init__(self, reduction="sum_over_batch_size", name=None, **options):
        if reduction not in ("sum_over_batch_size", "auto", "sum", "none", None):
            raise ValueError(f"Invalid Reduction Key: {reduction}.")
        self.reduction, self.name, self.options = reduction, name, options

    def __call__(self, y_true, y_pred, sample_weight=None):
        losses = get("keras.losses." + self.function)(y_true, y_pred, **self.options)
        if sample_weight is not None:
            losses = losses * sample_weight
        return losses if self.reduction in ("none", None) else _op("sum" if self.reduction == "sum" else "mean")(losses)


def _loss(name, function):
    return type(name, (Loss,), {"function": function, "__doc__": f"tf.keras.losses.{name}.", "__module__": __name__})


MeanSquaredError = _loss("MeanSquaredError", "mean_squared_error")
MeanAbsoluteError = _loss("MeanAbsoluteError", "mean_absolute_error")
Huber = _loss("Huber", "huber")
BinaryCrossentropy = _loss("BinaryCrossentropy", "binary_crossentropy")
CategoricalCrossentropy = _loss("CategoricalCrossentropy", "categorical_crossentropy")
SparseCategoricalCrossentropy = _loss("SparseCategoricalCrossentropy", "sparse_categorical_crossentropy")


class Module:
    """An object that knows the variables that it holds, as tf.Module."""

    def __init__(self, name=None):
        self.name = name or type(self).__name__.lower()

    @property
    def variables(self):
        """The variables in its attributes, in lists, dicts and modules among these, and so on; each once."""
        found = {}
        for value in nest.flatten(list(vars(self).values())):
            held = [value] if isinstance(value, _core.Variable) else value.variables if isinstance(value, Module) else []
            found.update((id(variable), variable) for variable in held)
        return list(found.values())

    @property
    def trainable_variables(self):
        """Those of its variables that are trainable."""
        return [v for v in self.variables if v.trainable]


class Model(Module):
    """A module that computes by its method call(): tf.keras.Model as far as that needs no layers."""

    def __call__(self, *args, **kwargs):
        return self.call(*args, **kwargs)

    def call(self, *args, **kwargs):
        """Computes the model's outputs. Subclasses define it."""
        raise NotImplementedError(f"{type(self).__name__} must define call()")
