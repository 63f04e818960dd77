"""What eager.custom_gradient makes of a function."""
import functools

from . import _core, nest
from ._core import GradientTape, Tensor, Variable
from ._lazy import inspect


class CustomGradient:
    """A function with a gradient of its own; in a class it is a method."""

    def __init__(self, f):
        functools.update_wrapper(self, f)
        self._f = f

    def __get__(self, instance, owner=None):
        return self if instance is None else CustomGradient(self._f.__get__(instance, owner))

    def __call__(self, *args, **kwargs):
        with GradientTape() as reads:
            returned = self._f(*args, **kwargs)
        try:
            result, grad_fn = returned
        except (TypeError, ValueError):
            raise TypeError(f"{getattr(self, '__name__', self._f)} must return (outputs, grad_fn) under @custom_gradient, "
                            f"not {returned!r}") from None
        leaves = nest.flatten(args)
        variables = reads.watched_variables()
        del reads
        if variables:
            given = leaves + nest.flatten(kwargs)
            variables = [v for v in variables if not any(v is leaf for leaf in given)]
        if variables and not _takes_variables(grad_fn):
            raise TypeError("@custom_gradient grad_fn must accept keyword argument 'variables', since function uses variables: "
                            f"{variables}")
        known = [i for i, leaf in enumerate(leaves) if isinstance(leaf, (Tensor, Variable))]
        inputs = tuple(_core.to_tensor(t) for t in [leaves[i] for i in known] + list(variables))
        outputs = tuple(_core.to_tensor(leaf) for leaf in nest.flatten(result))
        recorded = _core.record_gradient(inputs, outputs, _backward(grad_fn, len(leaves), known, variables))
        return nest.pack(result, recorded)


def _takes_variables(f):
    code = getattr(f, "__code__", None)
    if code is not None:
        names = code.co_varnames[:code.co_argcount + code.co_kwonlyargcount]
        return "variables" in names or bool(code.co_flags & 0x08)  # **kwargs
    parameters = inspect.signature(f).parameters.values()
    return any(p.name == "variables" or p.kind is p.VAR_KEYWORD for p in parameters)


def _backward(grad_fn, num_args, known, variables):
    """Returns the backward function for record_gradient; it holds nothing that the tape need not keep."""
    def backward(*output_gradients):
        if variables:
            gradients, of_variables = grad_fn(*output_gradients, variables=variables)
            of_variables = list(of_variables)
            if len(of_variables) != len(variables):
                raise ValueError("Must return gradient for each variable from @custom_gradient grad_fn.")
        else:
            gradients, of_variables = grad_fn(*output_gradients), []
        gradients = nest.flatten(gradients)
        if len(gradients) != num_args:
            raise ValueError(f"custom_gradient function expected to return {num_args} gradients, but returned "
                             f"{len(gradients)} instead.")
        return [gradients[i] for i in known] + of_variables

    return backward
