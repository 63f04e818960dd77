"""tfe's gradient functions as the preview of November 2017 had them: an argument that does not matter has the gradient 0.

Later ones, those of tf.contrib.eager, give None.
"""
import functools

import eager

_zeros_like = eager.zeros_like


def _zeros(gradients, sources):
    return [_zeros_like(source) if gradient is None else gradient for gradient, source in zip(gradients, sources)]


def value_and_gradients_function(f, params=None):
    """A function that gives f's value and the gradients with respect to its arguments."""
    wrapped = eager.value_and_gradients_function(f, params)

    @functools.wraps(f)
    def both(*args, **kwargs):
        value, gradients = wrapped(*args, **kwargs)
        return value, _zeros(gradients, args) if params is None else gradients

    return both


def gradients_function(f, params=None):
    """A function that gives the gradients of f with respect to its arguments."""
    both = value_and_gradients_function(f, params)
    return functools.wraps(f)(lambda *args, **kwargs: both(*args, **kwargs)[1])


implicit_gradients = eager.implicit_gradients
implicit_value_and_gradients = eager.implicit_value_and_gradients
