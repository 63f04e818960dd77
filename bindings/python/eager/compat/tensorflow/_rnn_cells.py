"""tf.nn.rnn_cell: cells of recurrent networks, a step at a time, with TensorFlow 1's weights."""
import collections

from ... import _core, nest
from ._functions import _op
from ._keras_misc import get_activation
from ._layer import Layer

LSTMStateTuple = collections.namedtuple("LSTMStateTuple", ["c", "h"])
LSTMStateTuple.__module__ = __name__
LSTMStateTuple.__doc__ = "The state of an LSTM's cell: what it remembers, and its last output."


class RNNCell(Layer):
    """What all cells are: called with (inputs, state), one gives (output, new state).

    A class of cells defines ``state_size`` and ``output_size``, ints or structures of them, and ``call(inputs, state)``.
    """

    _has_dtype_of_inputs = begins_with_zeros = True

    def zero_state(self, batch_size, dtype="float32"):
        """Returns a state of zeros for a batch."""
        def zeros(n):
            return _op("fill")((int(batch_size), int(n)), _core.to_tensor(0, dtype))

        return nest.map_structure(zeros, self.state_size)

    def get_initial_state(self, inputs=None, batch_size=None, dtype=None):
        """Returns a state of zeros for a batch, or for inputs."""
        if inputs is not None:
            batch_size, dtype = inputs.shape[0], dtype or inputs.dtype
        return self.zero_state(batch_size, dtype or "float32")

    def __call__(self, inputs, state, scope=None, **options):
        if type(state) is list and len(state) == 1 and not nest.is_nested(self.state_size):
            state, = state  # as Keras's RNN has it
        return super().__call__(inputs, state, **options)


class _Cell(RNNCell):
    def __init__(self, num_units, activation=None, reuse=None, name=None, dtype=None, **options):
        super().__init__(name=name, dtype=dtype, **options)
        self.num_units, self.activation = int(num_units), get_activation("tanh" if activation is None else activation)

    output_size = state_size = property(lambda self: self.num_units, doc="The number of units.")


class BasicRNNCell(_Cell):
    """tf.nn.rnn_cell.BasicRNNCell: activation([inputs, state] @ kernel + bias)."""

    def build(self, input_shape):
        self.kernel = self.add_weight("kernel", [int(input_shape[-1]) + self.num_units, self.num_units])
        self.bias = self.add_weight("bias", [self.num_units], initializer="zeros")

    def call(self, inputs, state):
        y = self.activation(_op("matmul")(_op("concat")([inputs, state], 1), self.kernel) + self.bias)
        return y, y


class GRUCell(_Cell):
    """tf.nn.rnn_cell.GRUCell: the gates r and u of one kernel, whose bias begins at 1, and a kernel of the candidate."""

    def build(self, input_shape):
        n, units = int(input_shape[-1]) + self.num_units, self.num_units
        self.gate_kernel = self.add_weight("gates/kernel", [n, 2 * units])
        self.gate_bias = self.add_weight("gates/bias", [2 * units], initializer="ones")
        self.candidate_kernel = self.add_weight("candidate/kernel", [n, units])
        self.candidate_bias = self.add_weight("candidate/bias", [units], initializer="zeros")

    def call(self, inputs, state):
        concat, matmul = _op("concat"), _op("matmul")
        gates = _op("sigmoid")(matmul(concat([inputs, state], 1), self.gate_kernel) + self.gate_bias)
        r, u = _op("split")(gates, 2, axis=1)
        candidate = self.activation(matmul(concat([inputs, r * state], 1), self.candidate_kernel) + self.candidate_bias)
        y = u * state + (1.0 - u) * candidate
        return y, y


class BasicLSTMCell(_Cell):
    """tf.nn.rnn_cell.BasicLSTMCell: the gates i, j (what is new), f and o of one kernel; forget_bias is added to f.

    >>> import eager.compat.tensorflow as tf
    >>> cell = tf.nn.rnn_cell.BasicLSTMCell(4)
    >>> output, state = cell(tf.ones([2, 3]), cell.zero_state(2, tf.float32))
    >>> output.shape, state.c.shape, cell.weights[0].shape
    (TensorShape([2, 4]), TensorShape([2, 4]), TensorShape([7, 16]))
    """

    def __init__(self, num_units, forget_bias=1.0, state_is_tuple=True, activation=None, reuse=None, name=None, dtype=None, **options):
        super().__init__(num_units, activation, reuse, name, dtype, **options)
        self.forget_bias, self.state_is_tuple = float(forget_bias), state_is_tuple

    @property
    def state_size(self):
        """The sizes of c and h; their sum if the state is no tuple."""
        return LSTMStateTuple(self.num_units, self.num_units) if self.state_is_tuple else 2 * self.num_units

    def build(self, input_shape):
        self.kernel = self.add_weight("kernel", [int(input_shape[-1]) + self.num_units, 4 * self.num_units])
        self.bias = self.add_weight("bias", [4 * self.num_units], initializer="zeros")

    def call(self, inputs, state):
        sigmoid = _op("sigmoid")
        c, h = state if self.state_is_tuple else _op("split")(state, 2, axis=1)
        gates = _op("matmul")(_op("concat")([inputs, h], 1), self.kernel) + self.bias
        i, j, f, o = _op("split")(gates, 4, axis=1)
        c = c * sigmoid(f + self.forget_bias) + sigmoid(i) * self.activation(j)
        h = self.activation(c) * sigmoid(o)
        return h, LSTMStateTuple(c, h) if self.state_is_tuple else _op("concat")([c, h], 1)


class MultiRNNCell(RNNCell):
    """tf.nn.rnn_cell.MultiRNNCell: cells of which each gets the output of the one before. The state is a tuple of theirs."""

    def __init__(self, cells, state_is_tuple=True, **options):
        super().__init__(**options)
        if not cells or not state_is_tuple:
            raise ValueError("Must specify at least one cell for MultiRNNCell, and states as a tuple.")
        self.cells = list(cells)

    state_size = property(lambda self: tuple(cell.state_size for cell in self.cells), doc="The sizes of the cells' states.")
    output_size = property(lambda self: self.cells[-1].output_size, doc="The last cell's number of units.")

    def call(self, inputs, state):
        states = []
        for cell, of_cell in zip(self.cells, state):
            inputs, new = cell(inputs, of_cell)
            states.append(new)
        return inputs, tuple(states)
