"""Modules that are made of others."""
import sys
import types

from . import _variables
from ._layer import Layer
from ._module import Module
from ._recurrent import RNN


class Sequential(Module):
    """Layers, modules and functions that are called one after the other, each with the result of the one before.

    Of a layer that gives its states too, as nn.LSTM, the next one gets the first result alone; the last one's result is as it is.
    ValueError: a function or a module gives several tensors, and the next is a layer of one input.

    >>> import eager
    >>> model = eager.nn.Sequential([eager.nn.Flatten(), eager.nn.Dense(2)])
    >>> model.add(eager.nn.Dense(1))
    >>> model(eager.ones([3, 2, 2])).shape
    (3, 1)
    >>> len(model), model[-1]
    (3, Dense(1))
    """

    def __init__(self, *layers):
        if len(layers) == 1 and isinstance(layers[0], (list, tuple)):
            layers = layers[0]
        self._layers = []
        for layer in layers:
            self.add(layer)

    def add(self, layer):
        """Appends a layer, a module or a function."""
        if not callable(layer):
            raise TypeError(f"The added layer must be a layer, a module or a function. Received: {layer!r}")
        self._trace_anew()
        self._layers.append(layer)
        if not self.trainable:
            self.trainable = False
        if _variables.on_new_parts:
            _variables.on_new_parts(self)

    def pop(self):
        """Removes the last layer and returns it."""
        self._trace_anew()
        return self._layers.pop()

    def call(self, x):
        before = None
        for layer in self._layers:
            if type(x) is tuple and before is not None:
                x = _for_next(x, before, layer)
            x, before = layer(x), layer
        return x

    def _children(self):
        for name, part in super()._children():
            yield name.removeprefix("_layers."), part

    def _keyed_children(self):
        for name, part in super()._children():
            yield name.removeprefix("_"), part

    def __len__(self):
        return len(self._layers)

    def __iter__(self):
        return iter(self._layers)

    def __getitem__(self, i):
        return Sequential(self._layers[i]) if isinstance(i, slice) else self._layers[i]


def _for_next(results, before, layer):
    """Returns what a layer gets of the results of the one before."""
    if isinstance(before, (Layer, RNN)):
        return results[0]
    if isinstance(layer, Layer) and len(results) != 1:
        raise ValueError(f'Layer "{layer.name}" expects 1 input(s), but it received {len(results)} input tensors. Inputs received: '
                         f"{list(results)}")
    return results


class OfFunction:
    """A module that a function computes: pickles refer to this by its name, so that it must have one in its module."""

    def __reduce_ex__(self, protocol):
        function = self.function
        if isinstance(function, types.FunctionType) and not _is_found(function) and not _BY_VALUE & sys.modules.keys():
            import pickle

            name = getattr(self, "name", None)
            raise pickle.PicklingError(
                f"{f'Layer {name!r}' if name else repr(self)} cannot be pickled: its function "
                f"{function.__module__}.{function.__qualname__} is a lambda, or stands within another function or "
                "behind a decorator, and pickles refer to functions by their names. Give the layer a function that "
                "stands in a module by itself, `def f(x): ...`")
        return super().__reduce_ex__(protocol)

    def __deepcopy__(self, memo):
        """Returns a copy of the same function."""
        import copy

        made = memo[id(self)] = type(self).__new__(type(self))
        made.__dict__.update(copy.deepcopy(self.__getstate__(), memo))
        return made


_BY_VALUE = {"cloudpickle", "dill"}  # modules that pickle functions themselves


def _is_found(function):
    """Reports whether a function is what its module has under its name."""
    found = sys.modules.get(function.__module__)
    for name in function.__qualname__.split("."):
        found = getattr(found, name, None)
    return found is function


class Lambda(OfFunction, Module):
    """A function as a module. To be pickled, it must be one that stands in a module by itself.

    >>> import eager
    >>> eager.nn.Lambda(lambda x: x * 2)(eager.constant(3)).item()
    6
    """

    def __init__(self, function):
        self.function = function

    def call(self, *inputs, **named):
        return self.function(*inputs, **named)

    def extra_repr(self):
        return getattr(self.function, "__name__", repr(self.function))


class TimeDistributed(Module):
    """A layer or a module for each step of a sequence: x of [batch, time, ...] is given to it as [batch * time, ...].

    >>> import eager
    >>> eager.nn.TimeDistributed(eager.nn.Dense(3))(eager.ones([2, 5, 4])).shape
    (2, 5, 3)
    """

    def __init__(self, layer):
        self.layer = layer

    def call(self, x):
        return self.over_steps(self.layer, x)

    @staticmethod
    def over_steps(layer, x):
        """Returns what a layer gives for each step of x."""
        from .. import nest

        if len(x.shape) < 3:
            raise ValueError("`TimeDistributed` Layer should be passed an `input_shape ` with at least 3 dimensions, received: "
                             f"{tuple(x.shape)}")
        dims = _dims(x)
        y = layer(_reshaped(x, [None, *dims[2:]]))
        if type(y) is tuple and isinstance(layer, (Layer, RNN)):
            y = y[0]
        return nest.map_structure(lambda y: _reshaped(y, [*dims[:2], *_dims(y)[1:]]), y)


def _dims(x):
    """Returns the dims of a tensor, of which those are symbolic that a trace does not know."""
    from .. import shape

    dims = list(x.shape)
    if all(isinstance(d, int) for d in dims):
        return dims
    return [d if isinstance(d, int) else of_run for d, of_run in zip(dims, shape(x))]


def _reshaped(x, dims):
    """Returns x in a shape, in which None, or one symbolic dim, is what is left."""
    from .. import expand_dims, ones, reshape, where

    unknown = [d for d in dims if not isinstance(d, int)]
    if len(unknown) < 2:
        return reshape(x, [d if isinstance(d, int) else -1 for d in dims])
    # Reshaped by symbolic dims, a tensor has no known ones. What it is chosen with says them again, but for a 1.
    others = [d for d in dims if not isinstance(d, int) or d != 1]
    x = reshape(x, [-1 if d is None else d for d in others])
    x = where(ones([d if isinstance(d, int) else 1 for d in others], "bool"), x, x)
    for axis, d in enumerate(dims):
        if isinstance(d, int) and d == 1:
            x = expand_dims(x, axis)
    return x
