"""Optimizers: rules that update variables by their gradients, with TensorFlow's names.

>>> import eager
>>> v = eager.Variable(1.0)
>>> optimizer = eager.optimizers.SGD(learning_rate=0.5)
>>> optimizer.apply_gradients([(eager.constant(1.0), v)])
>>> v.item()
0.5

Hyperparameters are attributes, which may be set at any time. The formulas are PyTorch's: epsilon stands outside the square
root.
"""
from . import _core

__all__ = ["Optimizer", "SGD", "Momentum", "Adam", "AdamW", "RMSprop", "Adagrad"]


class _Hyperparameter:
    """A float, or with `kind` "bool" a bool, that the library's optimizer has too."""

    def __init__(self, doc, kind="float"):
        self.__doc__ = doc
        self.kind = kind

    def __set_name__(self, owner, name):
        self.name = name

    def __get__(self, optimizer, owner=None):
        if optimizer is None:
            return self
        try:
            return optimizer.__dict__[self.name]
        except KeyError:  # __init__ was not called
            raise AttributeError(f"{type(optimizer).__name__!r} object has no attribute {self.name!r}") from None

    def __set__(self, optimizer, value):
        if self.kind == "bool":
            value = bool(value)
            optimizer.set_bool(self.name, value)
        else:
            value = float(value)
            optimizer.set_float(self.name, value)
        optimizer.__dict__[self.name] = value


class Optimizer(_core.Optimizer):
    """What all optimizers have. Make one of the classes below.

    One that several threads use takes their steps one after the other.

    >>> import eager
    >>> w = eager.Variable(1.0)
    >>> optimizer = eager.optimizers.SGD(learning_rate=0.25)
    >>> optimizer.apply_gradients([(eager.constant(2.0), w)])
    >>> w.item(), optimizer.iterations.item()
    (0.5, 1)
    """

    def __init__(self, kind, learning_rate, name, **hyperparameters):
        super().__init__(kind)
        self.name = name
        self.learning_rate = learning_rate
        for key, value in hyperparameters.items():
            setattr(self, key, value)

    def minimize(self, loss, var_list=None, tape=None):
        """One step down the gradient of a loss.

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
            from .gradients import GradientTape

            with GradientTape() as tape:
                loss = loss()
        elif tape is None:
            raise ValueError("`tape` is required when a `Tensor` loss is passed.")
        variables = tape.watched_variables() if var_list is None else var_list() if callable(var_list) else var_list
        variables = [variables] if isinstance(variables, _core.Variable) else list(variables)
        self.apply_gradients(zip(tape.gradient(loss, variables), variables))

    def __repr__(self):
        shown = {"learning_rate": self.learning_rate}
        shown.update((k, v) for k, v in self.__dict__.items() if isinstance(getattr(type(self), k, None), _Hyperparameter))
        return f"{type(self).__name__}({', '.join(f'{k}={v!r}' for k, v in shown.items())})"


class SGD(Optimizer):
    """Gradient descent: ``p -= learning_rate * g``; with a momentum as :class:`Momentum`.

    >>> import eager
    >>> w = eager.Variable(1.0)
    >>> eager.optimizers.SGD(0.05).minimize(lambda: w * w, [w])
    >>> abs(w.item()) < 1
    True
    """

    momentum = _Hyperparameter("How much of the former step is kept.")
    nesterov = _Hyperparameter("Whether the momentum is Nesterov's.", "bool")

    def __init__(self, learning_rate=0.01, momentum=0.0, nesterov=False, name="SGD"):
        super().__init__("gradient_descent", learning_rate, name, momentum=momentum, nesterov=nesterov)


class Momentum(Optimizer):
    """``b = momentum * b + g;  p -= learning_rate * b``, with nesterov ``p -= learning_rate * (g + momentum * b)``.

    >>> import eager
    >>> w = eager.Variable(1.0)
    >>> eager.optimizers.Momentum(0.05).minimize(lambda: w * w, [w])
    >>> abs(w.item()) < 1
    True
    """

    momentum = _Hyperparameter("How much of the former step is kept.")
    nesterov = _Hyperparameter("Whether the momentum is Nesterov's.", "bool")

    def __init__(self, learning_rate=0.01, momentum=0.9, nesterov=False, name="Momentum"):
        super().__init__("momentum", learning_rate, name, momentum=momentum, nesterov=nesterov)


class Adam(Optimizer):
    """Adam (Kingma and Ba, 2015), with decoupled weight decay.

    ``m = beta_1 * m + (1 - beta_1) * g;  v = beta_2 * v + (1 - beta_2) * g**2;  p -= lr * weight_decay * p;
    p -= lr * (m / (1 - beta_1**t)) / (sqrt(v / (1 - beta_2**t)) + epsilon)``

    >>> import eager
    >>> w = eager.Variable(1.0)
    >>> eager.optimizers.Adam(0.05).minimize(lambda: w * w, [w])
    >>> abs(w.item()) < 1
    True
    """

    beta_1 = _Hyperparameter("Decay of the mean of the gradients.")
    beta_2 = _Hyperparameter("Decay of the mean of their squares.")
    epsilon = _Hyperparameter("Added to the square root.")
    weight_decay = _Hyperparameter("How much of a variable is taken away at each step, times the learning rate.")

    def __init__(self, learning_rate=0.001, beta_1=0.9, beta_2=0.999, epsilon=1e-8, weight_decay=0.0, name="Adam"):
        super().__init__("adam", learning_rate, name, beta_1=beta_1, beta_2=beta_2, epsilon=epsilon, weight_decay=weight_decay)


class AdamW(Adam):
    """:class:`Adam` with a weight decay of 0.01.

    >>> import eager
    >>> w = eager.Variable(1.0)
    >>> eager.optimizers.AdamW(0.05).minimize(lambda: w * w, [w])
    >>> abs(w.item()) < 1
    True
    """

    def __init__(self, learning_rate=0.001, beta_1=0.9, beta_2=0.999, epsilon=1e-8, weight_decay=0.01, name="AdamW"):
        super().__init__(learning_rate, beta_1, beta_2, epsilon, weight_decay, name)


class RMSprop(Optimizer):
    """``s = rho * s + (1 - rho) * g**2;  p -= learning_rate * g / (sqrt(s) + epsilon)``, with a momentum on that step.

    >>> import eager
    >>> w = eager.Variable(1.0)
    >>> eager.optimizers.RMSprop(0.05).minimize(lambda: w * w, [w])
    >>> abs(w.item()) < 1
    True
    """

    rho = _Hyperparameter("Decay of the mean of the squares.")
    momentum = _Hyperparameter("How much of the former step is kept.")
    epsilon = _Hyperparameter("Added to the square root.")

    def __init__(self, learning_rate=0.001, rho=0.99, momentum=0.0, epsilon=1e-8, name="RMSprop"):
        super().__init__("rmsprop", learning_rate, name, rho=rho, momentum=momentum, epsilon=epsilon)


class Adagrad(Optimizer):
    """``s += g**2;  p -= learning_rate * g / (sqrt(s) + epsilon)``.

    >>> import eager
    >>> w = eager.Variable(1.0)
    >>> eager.optimizers.Adagrad(0.05).minimize(lambda: w * w, [w])
    >>> abs(w.item()) < 1
    True
    """

    initial_accumulator_value = _Hyperparameter("The accumulator s of a new variable.")
    epsilon = _Hyperparameter("Added to the square root.")

    def __init__(self, learning_rate=0.001, initial_accumulator_value=0.0, epsilon=1e-10, name="Adagrad"):
        super().__init__("adagrad", learning_rate, name, initial_accumulator_value=initial_accumulator_value, epsilon=epsilon)
