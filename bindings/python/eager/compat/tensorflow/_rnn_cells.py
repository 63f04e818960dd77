"""tf.nn.rnn_cell: cells of recurrent networks, a step at a time, with TensorFlow 1's weights."""
import collections
import sys

from ... import _core, nest
from . import _symbolic
from ._functions import _op
from ._keras_misc import get_activation
from ._layer import Layer, snake
from ._sizes import uniform_like

LSTMStateTuple = collections.namedtuple("LSTMStateTuple", ["c", "h"])
LSTMStateTuple.__module__ = __name__
LSTMStateTuple.__doc__ = "The state of an LSTM's cell: what it remembers, and its last output."


class RNNCell(Layer):
    """What all cells are: called with (inputs, state), one gives (output, new state).

    A class of cells defines ``state_size`` and ``output_size``, ints or structures of them, and ``call(inputs, state)``.
    """

    _has_dtype_of_inputs = begins_with_zeros = True
    _scope = ""  # what stands before the names of the Variables

    def __init__(self, *args, name=None, **options):
        self.__dict__["_has_given_name"] = name is not None
        super().__init__(*args, name=name, **options)

    @property
    def scope_name(self):
        """The name before those of the Variables: a graph's scope and the cell's name, which is its class's unless it was given."""
        if not self._scope:
            return self.name
        return f"{self._scope}/{self.name if self._has_given_name else snake(type(self).__name__)}"

    def place(self, scope):
        """Has the names of the Variables begin with a scope, if there are none yet."""
        if not self.built:
            self.__dict__["_scope"] = scope

    def zero_state(self, batch_size, dtype="float32"):
        """Returns a state of zeros for a batch, whose size may be a tensor."""
        zeros = sys.modules[__package__].zeros
        return nest.map_structure(lambda n: zeros([batch_size, int(n)], dtype), self.state_size)

    def get_initial_state(self, inputs=None, batch_size=None, dtype=None):
        """Returns a state of zeros for a batch, or for inputs."""
        if inputs is not None:
            tf = sys.modules[__package__]
            batch_size, dtype = inputs._dims[0], dtype or inputs.dtype
            batch_size = batch_size if type(batch_size) is int else tf.shape(inputs)[0]
        return self.zero_state(batch_size, dtype or "float32")

    def __call__(self, inputs, state, scope=None, **options):
        if type(state) is list and len(state) == 1 and not nest.is_nested(self.state_size):
            state, = state  # as Keras's RNN has it
        if symbols_of([self]) or type(state) not in (list, tuple, dict) and _symbolic.has_symbols(nest.flatten(state), {}):
            return recorded(lambda x, state: super(RNNCell, self).__call__(x, state, **options), (inputs, state), [self], self.name)
        return super().__call__(inputs, state, **options)

    _given = ()  # names of attributes that may be tensors

    def _cells(self):
        """Returns the cells within."""
        return ()


def symbols_of(cells):
    """Returns [(cell, name)] of the attributes that are tensors, of cells and of those within them."""
    found = []
    for cell in cells:
        found += [(cell, name) for name in getattr(cell, "_given", ()) if isinstance(getattr(cell, name), _core.Tensor)
                  or _symbolic.has_symbols((getattr(cell, name),), {})]
        found += symbols_of(getattr(cell, "_cells", tuple)())
    return found


def recorded(function, args, cells, name):
    """Returns what a function of tensors gives, which calls cells. With tensors of a graph, also in the cells, it is recorded, and the
    cells' Variables are the graph's."""
    places = symbols_of(cells)
    given = [getattr(cell, place) for cell, place in places]
    if not _symbolic.has_symbols(nest.flatten([list(args), given]), {}):
        return function(*args)
    from ._graph import record
    from ._graph_variables import adopt

    def called(args, given):
        kept = [getattr(cell, place) for cell, place in places]
        for (cell, place), value in zip(places, given):
            cell.__dict__[place] = value
        try:
            return function(*args)
        finally:
            for (cell, place), value in zip(places, kept):
                cell.__dict__[place] = value

    before = _core.random_state()
    result = record(called, (list(args), given), name=name)
    if not any([adopt(cell) for cell in cells]):
        _core.set_random_state(*before)  # all of the Variables were there
    return result


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

    def __init__(self, num_units, activation=None, reuse=None, kernel_initializer=None, bias_initializer=None, name=None, dtype=None,
                 **options):
        super().__init__(num_units, activation, reuse, name, dtype, **options)
        self.kernel_initializer, self.bias_initializer = kernel_initializer, bias_initializer

    def build(self, input_shape):
        n, units = int(input_shape[-1]) + self.num_units, self.num_units
        kernel, bias = self.kernel_initializer, self.bias_initializer
        self.gate_kernel = self.add_weight("gates/kernel", [n, 2 * units], initializer=kernel)
        self.gate_bias = self.add_weight("gates/bias", [2 * units], initializer="ones" if bias is None else bias)
        self.candidate_kernel = self.add_weight("candidate/kernel", [n, units], initializer=kernel)
        self.candidate_bias = self.add_weight("candidate/bias", [units], initializer="zeros" if bias is None else bias)

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


class LSTMCell(_Cell):
    """tf.nn.rnn_cell.LSTMCell: BasicLSTMCell with peepholes, a projection of the output, and limits of both.

    use_peepholes: the gates i and f also see the old c, and o the new one, each times a weight. cell_clip: c stays between -cell_clip and
    cell_clip. num_proj: the number of units of the output, which a matrix makes of the others; proj_clip: its limit.

    >>> import eager.compat.tensorflow as tf
    >>> cell = tf.nn.rnn_cell.LSTMCell(4, num_proj=2)
    >>> output, state = cell(tf.ones([2, 3]), cell.zero_state(2, tf.float32))
    >>> output.shape, state.c.shape, state.h.shape
    (TensorShape([2, 2]), TensorShape([2, 4]), TensorShape([2, 2]))
    """

    def __init__(self, num_units, use_peepholes=False, cell_clip=None, initializer=None, num_proj=None, proj_clip=None,
                 num_unit_shards=None, num_proj_shards=None, forget_bias=1.0, state_is_tuple=True, activation=None, reuse=None, name=None,
                 dtype=None, **options):
        super().__init__(num_units, activation, reuse, name, dtype, **options)
        self.use_peepholes, self.cell_clip, self.initializer = bool(use_peepholes), cell_clip, initializer
        self.num_proj, self.proj_clip = num_proj, proj_clip
        self.forget_bias, self.state_is_tuple = float(forget_bias), state_is_tuple

    output_size = property(lambda self: self.num_units if self.num_proj is None else int(self.num_proj), doc="The number of the output's units.")

    @property
    def state_size(self):
        """The sizes of c and h; their sum if the state is no tuple."""
        sizes = self.num_units, self.output_size
        return LSTMStateTuple(*sizes) if self.state_is_tuple else sum(sizes)

    def build(self, input_shape):
        n, units = int(input_shape[-1]) + self.output_size, self.num_units
        self.kernel = self.add_weight("kernel", [n, 4 * units], initializer=self.initializer)
        self.bias = self.add_weight("bias", [4 * units], initializer="zeros")
        if self.use_peepholes:
            for gate in "fio":
                setattr(self, f"w_{gate}_diag", self.add_weight(f"w_{gate}_diag", [units], initializer=self.initializer))
        if self.num_proj is not None:
            self.projection = self.add_weight("projection/kernel", [units, self.output_size], initializer=self.initializer)

    def call(self, inputs, state):
        sigmoid, matmul, clip = _op("sigmoid"), _op("matmul"), _op("clip")
        c, h = state if self.state_is_tuple else (state[:, :self.num_units], state[:, self.num_units:])
        gates = matmul(_op("concat")([inputs, h], 1), self.kernel) + self.bias
        i, j, f, o = _op("split")(gates, 4, axis=1)
        if self.use_peepholes:
            i, f = i + self.w_i_diag * c, f + self.w_f_diag * c
        c = c * sigmoid(f + self.forget_bias) + sigmoid(i) * self.activation(j)
        if self.cell_clip is not None:
            c = clip(c, -float(self.cell_clip), float(self.cell_clip))
        if self.use_peepholes:
            o = o + self.w_o_diag * c
        h = self.activation(c) * sigmoid(o)
        if self.num_proj is not None:
            h = matmul(h, self.projection)
            if self.proj_clip is not None:
                h = clip(h, -float(self.proj_clip), float(self.proj_clip))
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

    def _cells(self):
        return self.cells

    def place(self, scope):
        """Has the names of the cells' Variables begin with a scope and their numbers."""
        super().place(scope)
        for i, cell in enumerate(self.cells):
            if hasattr(cell, "place"):
                cell.place(f"{self.scope_name}/cell_{i}")

    def call(self, inputs, state):
        states = []
        for cell, of_cell in zip(self.cells, state):
            inputs, new = cell(inputs, of_cell)
            states.append(new)
        return inputs, tuple(states)


# ---- Cells around others

class _Wrapper(RNNCell):
    """A cell around another one, with its sizes and its names of Variables."""

    def __init__(self, cell, **options):
        super().__init__(**options)
        if not hasattr(cell, "state_size") or not hasattr(cell, "output_size"):
            raise TypeError(f"The argument 'cell' ({cell}) is not an RNNCell: 'output_size' property is missing")
        self.cell = cell

    wrapped_cell = property(lambda self: self.cell, doc="The cell within.")
    state_size = property(lambda self: self.cell.state_size, doc="The sizes of the cell's states.")
    output_size = property(lambda self: self.cell.output_size, doc="The cell's number of units.")

    def zero_state(self, batch_size, dtype="float32"):
        """Returns a state of zeros for a batch."""
        return self.cell.zero_state(batch_size, dtype)

    def _cells(self):
        return (self.cell,)

    def place(self, scope):
        """Has the names of the cell's Variables begin with a scope."""
        if hasattr(self.cell, "place"):
            self.cell.place(scope)


class DropoutWrapper(_Wrapper):
    """tf.nn.rnn_cell.DropoutWrapper: a cell whose inputs, outputs or states are dropped, always: not in training alone.

    input_keep_prob, output_keep_prob, state_keep_prob: the shares that are kept, numbers or scalars, which may be placeholders. The c of
    an LSTM's state is never dropped. variational_recurrent: all steps, and all rows, drop the same, which is drawn here; input_size, the
    number of inputs, is needed then if those are dropped. dropout_state_filter_visitor: a function of a part of the state that says
    whether it is dropped.

    >>> import eager.compat.tensorflow as tf
    >>> cell = tf.nn.rnn_cell.DropoutWrapper(tf.nn.rnn_cell.BasicRNNCell(4), output_keep_prob=0.5)
    >>> output, state = cell(tf.ones([2, 3]), cell.zero_state(2, tf.float32))
    >>> output.shape
    TensorShape([2, 4])
    """

    _given = ("input_keep_prob", "output_keep_prob", "state_keep_prob", "_input_noise", "_output_noise", "_state_noise")

    def __init__(self, cell, input_keep_prob=1.0, output_keep_prob=1.0, state_keep_prob=1.0, variational_recurrent=False, input_size=None,
                 dtype=None, seed=None, dropout_state_filter_visitor=None, **options):
        super().__init__(cell, **options)
        for name, value in (("input_keep_prob", input_keep_prob), ("state_keep_prob", state_keep_prob), ("output_keep_prob", output_keep_prob)):
            if isinstance(value, (int, float)) and not 0 <= value <= 1:
                raise ValueError(f"Parameter {name} must be between 0 and 1: {value}")
            self.__dict__[name] = float(value) if isinstance(value, (int, float)) else value
        self.seed, self.variational_recurrent = seed, bool(variational_recurrent)
        self.drops_state = dropout_state_filter_visitor or (lambda part: True)
        self.__dict__.update(_input_noise=None, _output_noise=None, _state_noise=None)
        if variational_recurrent:
            if dtype is None:
                raise ValueError("When variational_recurrent=True, dtype must be provided")
            if self._drops("input_keep_prob"):
                if input_size is None:
                    raise ValueError("When variational_recurrent=True and input_keep_prob < 1.0 or is unknown, input_size must be provided")
                self.__dict__["_input_noise"] = self._noise(int(input_size), dtype)
            if self._drops("output_keep_prob"):
                self.__dict__["_output_noise"] = self._noise(cell.output_size, dtype)
            if self._drops("state_keep_prob"):
                self.__dict__["_state_noise"] = [self._noise(size, dtype) for size in nest.flatten(cell.state_size)]

    def _drops(self, name):
        value = getattr(self, name)
        return not isinstance(value, float) or value < 1

    @staticmethod
    def _noise(size, dtype):
        from ... import random

        return random.uniform((1, int(size)), dtype=dtype)

    def _dropped(self, x, name, noise):
        keep = getattr(self, name)
        if not self._drops(name) or not x.dtype.is_floating:
            return x
        keep = _op("cast")(_core.to_tensor(keep), x.dtype)
        noise = uniform_like(x) if noise is None else _op("cast")(noise, x.dtype)
        return _op("where")(noise < keep, x / keep, 0)

    def call(self, inputs, state):
        inputs = nest.map_structure(lambda x: self._dropped(x, "input_keep_prob", self._input_noise), inputs)
        output, new = self.cell(inputs, state)
        noises = iter(self._state_noise or [None] * len(nest.flatten(new)))
        new = self._dropped_state(new, self.drops_state, noises)
        return nest.map_structure(lambda x: self._dropped(x, "output_keep_prob", self._output_noise), output), new

    def _dropped_state(self, state, drops, noises):
        if not nest.is_nested(state):
            noise = next(noises)
            return self._dropped(state, "state_keep_prob", noise) if drops(state) else state
        if isinstance(state, LSTMStateTuple):
            next(noises)
            return LSTMStateTuple(state.c, self._dropped_state(state.h, drops, noises))
        return type(state)([self._dropped_state(part, drops, noises) for part in state])


class ResidualWrapper(_Wrapper):
    """tf.nn.rnn_cell.ResidualWrapper: a cell whose inputs are added to its outputs. residual_fn: what is made of (inputs, outputs) instead.

    >>> import eager.compat.tensorflow as tf
    >>> cell = tf.nn.rnn_cell.ResidualWrapper(tf.nn.rnn_cell.GRUCell(3))
    >>> cell(tf.ones([2, 3]), cell.zero_state(2, tf.float32))[0].shape
    TensorShape([2, 3])
    """

    def __init__(self, cell, residual_fn=None, **options):
        super().__init__(cell, **options)
        self.residual_fn = residual_fn

    def call(self, inputs, state):
        outputs, new = self.cell(inputs, state)
        return (self.residual_fn or self._sum)(inputs, outputs), new

    @staticmethod
    def _sum(inputs, outputs):
        for x, y in zip(nest.flatten(inputs), nest.flatten(outputs)):
            if len(x._dims) != len(y._dims) or any(a != b for a, b in zip(x._dims, y._dims) if None not in (a, b)):
                raise ValueError(f"Shapes {x.shape} and {y.shape} are incompatible")
        return nest.map_structure(lambda x, y: x + y, inputs, outputs)
