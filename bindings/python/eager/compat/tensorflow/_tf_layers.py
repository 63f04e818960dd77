"""tf.layers: the classes of tf.keras.layers with TensorFlow 1's defaults, and a function for each.

Layers here take the dtype of their inputs. A function makes a layer and calls it; one with a name keeps the layer, and
reuse=True calls the one that is kept.
"""
import sys

from ... import _core, nest
from . import _layer, _layers, _regularizers, _symbolic

_kept: dict = {}


class Layer(_layer.Layer):
    """tf.layers.Layer: a class of layers defines ``call``, and ``build``, which makes Variables by ``add_variable``."""

    _has_dtype_of_inputs = True

    def add_weight(self, *args, **options):
        """Returns a new Variable of the layer: see tf.keras.layers.Layer."""
        v = super().add_weight(*args, **options)
        if getattr(v, "regularizer", None) is not None:
            _regularizers.penalized.add(self)
        return v


@Layer.register
class _OfInputs:
    _has_dtype = False

    _scope_of_graph = None  # what a graph's Variables have of the variable_scope in which the layer was made

    def _make(self, attributes, options):
        scope, reuse = options.pop("_scope_of_graph", None), options.pop("_reuse", None)
        options.pop("_scope", None), options.pop("reuse", None)
        graphs = sys.modules.get(__package__ + "._graph_variables")  # which no program has that has no graphs
        if scope is None and graphs is not None and graphs.is_used():
            scope = graphs.object_scope(options.get("name"), _layer.snake(type(self).__name__), reuse)
        if scope is not None:
            options["name"] = scope.name
            self.__dict__["_scope_of_graph"] = scope
            for name in attributes if scope.initializer is not None else ():
                if name.endswith("_initializer") and attributes[name] in (None, "glorot_uniform"):  # the latter is the class's default
                    attributes[name] = scope.initializer
            for name in self._rules:
                if name.endswith("regularizer") and attributes.get(name, options.get(name)) is None and scope.regularizer is not None:
                    attributes[name] = scope.regularizer
        dtype = options.pop("dtype", None)
        if dtype is not None and "param_dtype" in self._attributes:
            options["param_dtype"] = dtype
        super()._make(attributes, options)
        if any(getattr(self, name) is not None for name in (*self._rules, "activity_regularizer") if name.endswith("regularizer")):
            _regularizers.penalized.add(self)

    @property
    def name(self):
        """The layer's name, without the variable_scope in which it was made."""
        return self.scope_name.rpartition("/")[2]

    @property
    def scope_name(self):
        """The name before those of the layer's Variables."""
        return _core.Layer.name.__get__(self)


_FUNCTIONS = {"dense": "Dense", "conv1d": "Conv1D", "conv2d": "Conv2D", "conv3d": "Conv3D", "conv2d_transpose": "Conv2DTranspose",
              "conv3d_transpose": "Conv3DTranspose", "separable_conv2d": "SeparableConv2D", "max_pooling1d": "MaxPooling1D",
              "max_pooling2d": "MaxPooling2D", "max_pooling3d": "MaxPooling3D", "average_pooling1d": "AveragePooling1D",
              "average_pooling2d": "AveragePooling2D", "average_pooling3d": "AveragePooling3D", "flatten": "Flatten", "dropout": "Dropout",
              "batch_normalization": "BatchNormalization"}


def _class_of(title):
    base = getattr(_layers, title)
    return type(title, (_OfInputs, base), {"__doc__": base.__doc__.replace("tf.keras.layers", "tf.layers"), "__module__": __name__})


for _title in _FUNCTIONS.values():
    if _title != "Dropout":
        globals()[_title] = _class_of(_title)


class Dropout(_OfInputs, _layers.Dropout):
    """tf.layers.Dropout: half of the elements unless told otherwise."""

    def __init__(self, rate=0.5, noise_shape=None, seed=None, **options):
        super().__init__(rate, noise_shape, seed, **options)


def _function_of(name, title):
    layer = globals()[title]

    def function(inputs, *args, training=None, name=None, reuse=None, **options):
        kind = function.__name__
        if _symbolic.has_symbols((inputs,), {}) and type(nest.flatten(inputs)[0]) is not _symbolic.KerasTensor:
            from ._graph_variables import layer_scope

            scope = layer_scope(name, _layer.snake(title), reuse)
            found = layer(*args, _scope_of_graph=scope, **options)
        elif reuse and name is not None and (kind, name) in _kept:
            found = _kept[kind, name]
        elif reuse and str(reuse) == "True":
            raise ValueError(f"Variable {name}/kernel does not exist, or was not created with tf.layers.{kind}(). Did you mean to set "
                             "reuse=tf.AUTO_REUSE?")
        else:
            found = layer(*args, name=name, **options)
            if name is not None:
                _kept[kind, name] = found
        return found(inputs) if training is None else found(inputs, training=training)

    function.__name__ = function.__qualname__ = name
    function.__doc__ = (f"tf.layers.{name}: a new {title} layer, called with the inputs. What the class takes follows the inputs; name, "
                        "and reuse=True for the layer that had this name before.")
    return function


for _name, _title in _FUNCTIONS.items():
    globals()[_name] = _function_of(_name, _title)
