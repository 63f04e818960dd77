"""Layers, and the modules that are made of them.

>>> import eager
>>> model = eager.nn.Sequential([eager.nn.Dense(8, activation="relu"), eager.nn.Dense(2)])
>>> model(eager.ones([4, 3])).shape
(4, 2)
>>> [v.shape for v in model.trainable_variables]
[(3, 8), (8,), (8, 2), (2,)]

There is a class for each kind of layer that the runtime has, but that cells are modules, which RNN goes through sequences with; names,
defaults and initial values are Keras's. A layer makes its Variables when it is first called, for the inputs that it then gets.
"""
from .. import _registry
from ._module import Module
from ._layer import Layer, _class_of
from ._variables import HasVariables
from ._containers import Lambda, Sequential, TimeDistributed
from ._recurrent import RNN, GRUCell, LSTMCell, SimpleRNNCell, StackedRNNCells
from ._summary import summarize
from ._transformer import TransformerBlock

_WRITTEN_HERE = ["GRUCell", "HasVariables", "LSTMCell", "Lambda", "Layer", "Module", "RNN", "Sequential", "SimpleRNNCell",
                 "StackedRNNCells", "TimeDistributed", "TransformerBlock", "summarize"]


def __getattr__(name):
    if not name.startswith("_"):
        for kind in _registry.kinds("layers"):
            if kind["title"] == name:
                found = globals()[name] = _class_of(kind, __name__)
                return found
    elif name == "__all__":
        return __dir__()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__():
    return sorted({*_WRITTEN_HERE, *(kind["title"] for kind in _registry.kinds("layers"))})
