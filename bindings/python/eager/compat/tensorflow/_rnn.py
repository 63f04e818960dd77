"""Recurrent layers of tf.keras.layers: RNN over cells, the layers of one cell each, and Bidirectional.

The cells and the way through the steps are those of eager.nn, with Keras's parameters.
"""
import copy

from ... import nest, nn
from ...nn._recurrent import RNN as _Steps
from . import _initializers, _keras_misc
from ._functions import _op
from ._layer import Layer, config_of, snake

# What cells take, in Keras's order; {gate}, {forget} and {reset} are of some cells, {activity} of layers.
_PARAMETERS = """units, activation="tanh", {gate}use_bias=True, kernel_initializer="glorot_uniform",
recurrent_initializer="orthogonal", bias_initializer="zeros", {forget}kernel_regularizer=None, recurrent_regularizer=None,
bias_regularizer=None, {activity}kernel_constraint=None, recurrent_constraint=None, bias_constraint=None, dropout=0.0,
recurrent_dropout=0.0, {reset}seed=None"""
_OF_CELLS = {"SimpleRNN": {}, "GRU": {"gate": 'recurrent_activation="sigmoid", ', "reset": "reset_after=True, "},
             "LSTM": {"gate": 'recurrent_activation="sigmoid", ', "forget": "unit_forget_bias=True, "}}


def _named(text):
    return [p.partition("=")[0].strip() for p in text.split(",")]


def _text_of(title, activity=""):
    return _PARAMETERS.format(**{"gate": "", "forget": "", "reset": "", "activity": activity, **_OF_CELLS[title]}).replace("\n", " ")


# ---- Cells

class _Cell(Layer):
    """What Keras's cells have besides what those of eager.nn have."""

    begins_with_zeros, _names = True, ()

    def _make(self, attributes, options):
        self.seed = attributes.pop("seed")
        Layer.__init__(self, **options)
        for name, value in attributes.items():
            if name.endswith("activation"):
                attributes[name] = value if value is None or value in ("tanh", "sigmoid", "relu") else _keras_misc.get_activation(value)
            elif name.endswith("initializer"):
                attributes[name] = _initializers.get(value)
        self._base.__init__(self, **attributes)

    def get_initial_state(self, inputs=None, batch_size=None, dtype=None):
        """Returns states of zeros for a batch, as a list, or for inputs."""
        if inputs is not None:
            batch_size = inputs.shape[0]
        return nest.map_structure(lambda n: _op("fill")((batch_size, n), _op("cast")(0.0, dtype or self.dtype)),
                                  nn._recurrent._listed(self.state_size))

    def get_config(self):
        """Returns what the class is called with, as a dict."""
        return {**super().get_config(), **{name: config_of(getattr(self, name)) for name in self._names}}


def _cell(title):
    base, text = getattr(nn, title + "Cell"), _text_of(title)
    scope = {}
    exec(f"def __init__(self, {text}, **options):\n    self._make(dict({', '.join(f'{n}={n}' for n in _named(text))}), options)", scope)
    doc = f"tf.keras.layers.{title}Cell: {base.__doc__[:1].lower()}{base.__doc__[1:].partition('>>>')[0].rstrip()}"
    return type(title + "Cell", (base, _Cell), {"__init__": scope["__init__"], "_base": base, "_names": _named(text), "__doc__": doc,
                                                "__module__": __name__})


SimpleRNNCell, GRUCell, LSTMCell = _cell("SimpleRNN"), _cell("GRU"), _cell("LSTM")


class StackedRNNCells(nn.StackedRNNCells, Layer):
    _layers_of_config = ("cells",)
    __doc__ = "tf.keras.layers.StackedRNNCells: " + nn.StackedRNNCells.__doc__.partition(">>>")[0].rstrip()

    def __init__(self, cells, **options):
        Layer.__init__(self, **options)
        nn.StackedRNNCells.__init__(self, cells)

    def get_config(self):
        """Returns what the class is called with, as a dict."""
        return {**super().get_config(), "cells": config_of(self.cells)}


# ---- Layers

class RNN(_Steps, Layer):
    """tf.keras.layers.RNN: a cell's steps over sequences, [batch, steps, n...].

    cell: one of tf.keras.layers, a list of cells, or a layer with a `state_size`, whose call takes inputs and the list of states and gives
    the output and the new states. return_sequences: whether y has the outputs of all steps; return_state: whether the call gives [y,
    *states] and not y alone. go_backwards: the last step comes first. stateful: a batch begins with the states in which the last one
    ended; reset_states() sets them to zeros. zero_output_for_mask: outputs at steps that do not count are 0, and not those before.

    A call takes initial_state, a list of the states, and mask, [batch, steps], at whose other steps states and output stay.

    >>> import eager.compat.tensorflow as tf
    >>> layer = tf.keras.layers.RNN([tf.keras.layers.LSTMCell(4), tf.keras.layers.GRUCell(3)], return_sequences=True)
    >>> layer(tf.ones([2, 5, 8])).shape
    TensorShape([2, 5, 3])
    """

    supports_masking, _makes_masks = True, False
    _layers_of_config = ("cell",)

    def __init__(self, cell, return_sequences=False, return_state=False, go_backwards=False, stateful=False, unroll=False,
                 zero_output_for_mask=False, **options):
        Layer.__init__(self, **options)
        self.return_state, self.unroll, self.zero_output_for_mask = bool(return_state), bool(unroll), bool(zero_output_for_mask)
        self._set_cell(StackedRNNCells(cell) if isinstance(cell, (list, tuple)) else cell, return_sequences, go_backwards, stateful)

    def call(self, sequences, initial_state=None, mask=None, training=None):
        if self.unroll and not isinstance(sequences.shape[1], int):
            raise ValueError("Cannot unroll a RNN if the time dimension is undefined.")
        y, states = self._run(sequences, initial_state, mask)
        return [y, *states] if self.return_state else y

    def compute_mask(self, inputs, mask=None):
        """Returns the mask, if the outputs of all steps are returned; states have none."""
        mask = nest.flatten(mask)[0] if self.return_sequences else None
        return [mask, *(None for _ in nest.flatten(self.cell.state_size))] if self.return_state else mask

    def get_config(self):
        """Returns what the class is called with, as a dict."""
        return {**super().get_config(), "cell": config_of(self.cell), **self._options_of_sequences()}

    def _options_of_sequences(self):
        return {name: getattr(self, name) for name in ("return_sequences", "return_state", "go_backwards", "stateful", "unroll",
                                                       "zero_output_for_mask")}


class _OfCell(RNN):
    """What the layers of one cell have: the attributes of the cell."""

    _cell_class, _names = None, ()

    def _make(self, attributes, sequences, options):
        name = options.pop("name", None) or self.name
        cell = self._cell_class(**attributes, name=f"{name}/{snake(self._cell_class.__name__)}", dtype=options.get("dtype"))
        RNN.__init__(self, cell, **sequences, name=name, **options)

    def __getattr__(self, name):
        cell = self.__dict__.get("cell")
        if cell is None or name.startswith("_") or not (name in self._names or name in ("kernel", "recurrent_kernel", "bias")):
            raise AttributeError(self._no_attribute(name))
        return getattr(cell, name)

    def get_config(self):
        """Returns what the class is called with, as a dict."""
        own = {name: config_of(getattr(self, name)) for name in (*self._names, "activity_regularizer")}
        return {**Layer.get_config(self), **own, **self._options_of_sequences()}

    def extra_repr(self):
        return f"{self.cell.units}, {super().extra_repr()}".removesuffix(", ")


_SEQUENCES = "return_sequences=False, return_state=False, go_backwards=False, stateful=False, unroll=False, zero_output_for_mask=False"


def _layer(title, cell):
    text, names = _text_of(title, "activity_regularizer=None, "), _named(_text_of(title))
    scope = {}
    exec(f"def __init__(self, {text}, {_SEQUENCES}, **options):\n"
         f"    self._make(dict({', '.join(f'{n}={n}' for n in names)}), dict({', '.join(f'{n}={n}' for n in _named(_SEQUENCES))}), "
         "{**options, 'activity_regularizer': activity_regularizer})", scope)
    doc = f"""tf.keras.layers.{title}: {title}Cell's steps over sequences, [batch, steps, n], as RNN takes them.

    With tanh and sigmoid{' (or relu)' if title == 'SimpleRNN' else ''}, and without recurrent_dropout, all steps are one op.

    A call takes mask= and initial_state=, a list of {'h and c' if title == 'LSTM' else 'h'}. It gives y, or [y, *states] if return_state
    is set."""
    return type(title, (_OfCell,), {"__init__": scope["__init__"], "_cell_class": cell, "_names": names, "__doc__": doc,
                                    "__module__": __name__})


SimpleRNN, GRU, LSTM = _layer("SimpleRNN", SimpleRNNCell), _layer("GRU", GRUCell), _layer("LSTM", LSTMCell)


class Bidirectional(Layer):
    """tf.keras.layers.Bidirectional: a recurrent layer over its sequences in both directions.

    layer: an RNN, of which both directions are copies with weights of their own. merge_mode: "concat", "sum", "mul", "ave"; None gives
    both results, as a list. backward_layer: the layer of the second direction.

    A call gives what `layer` does; states are those of the first direction and then those of the second.

    >>> import eager.compat.tensorflow as tf
    >>> tf.keras.layers.Bidirectional(tf.keras.layers.LSTM(4))(tf.ones([2, 5, 3])).shape
    TensorShape([2, 8])
    """

    supports_masking, _makes_masks = True, False

    _layers_of_config = ("layer", "backward_layer")

    def __init__(self, layer, merge_mode="concat", weights=None, backward_layer=None, **options):
        for name, given in (("layer", layer), ("backward_layer", backward_layer)):
            if not (isinstance(given, RNN) or name != "layer" and given is None):
                raise ValueError("Please initialize `Bidirectional` layer with a `tf.keras.layers.Layer` that is an RNN. Received: "
                                 f"{name}={given}")
        if merge_mode not in ("sum", "mul", "ave", "concat", None):
            raise ValueError(f'Invalid merge mode. Received: {merge_mode}. Merge mode should be one of {{"sum", "mul", "ave", '
                             '"concat", None}')
        shape = layer.__dict__.get("_batch_input_shape")
        if shape is not None and not layer.built:
            options.setdefault("batch_input_shape", shape)
        super().__init__(**options)
        self.forward_layer = _copy(layer, "forward_", layer.go_backwards)
        self.backward_layer = _copy(layer, "backward_", not layer.go_backwards) if backward_layer is None else backward_layer
        if self.forward_layer.go_backwards == self.backward_layer.go_backwards:
            raise ValueError("Forward layer and backward layer should have different `go_backwards` value. Received: "
                             f"forward_layer.go_backwards {self.forward_layer.go_backwards}, "
                             f"backward_layer.go_backwards={self.backward_layer.go_backwards}")
        for name in ("stateful", "return_sequences", "return_state"):
            a, b = getattr(self.forward_layer, name), getattr(self.backward_layer, name)
            if a != b:
                raise ValueError("Forward layer and backward layer are expected to have the same value for attribute "
                                 f'"{name}", got "{a}" for forward layer and "{b}" for backward layer')
        for one in (self.forward_layer, self.backward_layer):
            one.zero_output_for_mask = one.return_sequences
        self.merge_mode, self._initial_weights = merge_mode, weights

    return_sequences = property(lambda self: self.forward_layer.return_sequences, doc="Whether the result has all steps.")
    return_state = property(lambda self: self.forward_layer.return_state, doc="Whether a call gives the last states too.")
    stateful = property(lambda self: self.forward_layer.stateful, doc="Whether a batch begins with the last one's states.")

    def build(self, input_shape):
        for layer in (self.forward_layer, self.backward_layer):
            if not layer.built:
                nn._recurrent.build(layer, input_shape)
        if self._initial_weights:
            self.set_weights(self._initial_weights)

    def reset_states(self):
        """Sets the states of both directions to zeros."""
        self.forward_layer.reset_states()
        self.backward_layer.reset_states()

    def call(self, sequences, initial_state=None, mask=None, training=None):
        layers, given = (self.forward_layer, self.backward_layer), ({}, {})
        if initial_state is not None:
            half = len(initial_state) // 2
            given = {"initial_state": initial_state[:half]}, {"initial_state": initial_state[half:]}
        if mask is not None:
            given = [{**more, "mask": mask} for more in given]
        both = [layer(sequences, **more) for layer, more in zip(layers, given)]
        states = []
        if self.return_state:
            states = [*both[0][1:], *both[1][1:]]
            both = [both[0][0], both[1][0]]
        x, y = both
        if self.return_sequences:
            y = _op("flip")(y, [1])
        if self.merge_mode is None:
            return [x, y, *states]
        merged = _op("concat")([x, y], -1) if self.merge_mode == "concat" else x * y if self.merge_mode == "mul" else x + y
        merged = merged / 2.0 if self.merge_mode == "ave" else merged
        return [merged, *states] if states else merged

    def compute_mask(self, inputs, mask=None):
        """Returns the mask, if the outputs of all steps are returned; states have none."""
        mask = nest.flatten(mask)[0] if self.return_sequences else None
        masks = [mask] if self.merge_mode else [mask, mask]
        if self.return_state:
            masks += [None] * 2 * len(nest.flatten(self.forward_layer.cell.state_size))
        return masks if len(masks) > 1 else masks[0]

    def get_config(self):
        """Returns what the class is called with, as a dict."""
        config = config_of(self.forward_layer)
        config["config"]["name"] = self.forward_layer.name.removeprefix("forward_")
        return {**super().get_config(), "layer": config, "merge_mode": self.merge_mode, "backward_layer": config_of(self.backward_layer)}


def _copy(layer, prefix, go_backwards):
    """Returns a copy of a layer without its Variables, for one direction."""
    name = prefix + layer.name.removeprefix("forward_")
    if layer.built:
        made = type(layer).from_config({**layer.get_config(), "name": name, "go_backwards": go_backwards})
        if made.cell is layer.cell:
            raise ValueError(f"Bidirectional takes an RNN that has not been built, not {layer!r}")
        return made
    made = copy.deepcopy(layer)
    if isinstance(made, _OfCell):
        made.cell.name = f"{name}/{snake(type(made.cell).__name__)}"
    made.name, made.go_backwards = name, go_backwards
    made.__dict__.pop("_batch_input_shape", None)
    return made
