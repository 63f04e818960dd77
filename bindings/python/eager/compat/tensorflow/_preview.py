"""tfe's gradient functions as the preview of November 2017 had them: an argument that does not matter has the gradient 0.

Later ones, those of tf.contrib.eager, give None.
"""
import functools

import eager

from ...gradients import _positions  # type: ignore[attr-defined]  # the stub has what users need


def value_and_gradients_function(f, params=None):
    """A function that gives f's value and the gradients with respect to its arguments."""
    both = eager.value_and_gradients_function(f, params)

    @functools.wraps(f)
    def wrapper(*args, **kwargs):
        value, gradients = both(*args, **kwargs)
        return value, [eager.zeros_like(s) if g is None else g for g, s in zip(gradients, (args[i] for i in _positions(f, params, len(args))))]

    return wrapper


def gradients_function(f, params=None):
    """A function that gives the gradients of f with respect to its arguments."""
    both = value_and_gradients_function(f, params)
    return functools.wraps(f)(lambda *args, **kwargs: both(*args, **kwargs)[1])


implicit_gradients = eager.implicit_gradients
implicit_value_and_gradients = eager.implicit_value_and_gradients
