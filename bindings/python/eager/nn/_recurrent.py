"""Recurrent layers of cells: a cell computes one step, and RNN goes through the steps of sequences."""
from .. import _core, nest
from .. import raw_ops as ops
from .._core import Tensor
from ._module import Module


def _function(activation):
    """Returns the function of an activation: an op by its name, or a function; None is linear."""
    from .. import _registry

    if activation is None or activation == "linear":
        return lambda x: x
    return activation if callable(activation) else _registry.op(activation)


def _is(activation, name):
    """Reports whether an activation is an op of eager, by its name or as a function."""
    return activation == name if isinstance(activation, str) else (
        getattr(activation, "__name__", "") == name and (isinstance(activation, _core.Op) or activation.__module__.startswith("eager.")))


def _zeros(x, size):
    """Returns zeros for each row of x, of `size` features, an int or a tuple."""
    sizes = tuple(size) if hasattr(size, "__iter__") else (size,)
    if isinstance(x.shape[0], int):
        return ops.fill((x.shape[0], *sizes), _core.to_tensor(0, x.dtype))
    rows = ops.zeros_like(ops.sum(x, tuple(range(1, x.ndim))))
    return ops.reshape(rows, [-1] + [1] * len(sizes)) + ops.fill((1, *sizes), _core.to_tensor(0, x.dtype))


def _listed(states):
    return list(states) if isinstance(states, (list, tuple)) else [states]


# ---- Cells

class _Cell(Module):
    """What the cells below have: kernels of the inputs and of the state, a bias, and dropout of both."""

    _gates = 1
    _dtypes = None, None  # of the computation, None for what comes out of the inputs; and of the weights, None for float32

    def _set(self, units, use_bias, dropout, recurrent_dropout, dtype=None, param_dtype=None, **rest):
        from .. import as_dtype, constraints, regularizers

        if dtype is not None or param_dtype is not None:
            self._dtypes = dtype and as_dtype(dtype), as_dtype(param_dtype or dtype)

        if not isinstance(units, int) or units <= 0:
            raise ValueError(f"Received an invalid value for argument `units`, expected a positive integer, got {units}.")
        for name, rate in (("dropout", dropout), ("recurrent_dropout", recurrent_dropout)):
            if not 0 <= rate < 1:
                raise ValueError(f"`{name}` must be in [0, 1), got {rate}")
        self.units, self.use_bias, self.dropout, self.recurrent_dropout = units, bool(use_bias), float(dropout), float(recurrent_dropout)
        for name, value in rest.items():
            if name.endswith("regularizer"):
                value = regularizers.get(value)
            elif name.endswith("constraint"):
                value = constraints.get(value)
            setattr(self, name, value)

    @property
    def state_size(self):
        """The number of units, or of the units of each state, as a list."""
        return self.units

    @property
    def output_size(self):
        """The number of units."""
        return self.units

    def build(self, *shapes):
        self.inputs, gates = int(shapes[0][-1]), self._gates * self.units
        self.kernel = self._weight("kernel", (self.inputs, gates))
        self.recurrent_kernel = self._weight("recurrent", (self.units, gates))
        self.bias = self._weight("bias", self._bias_shape(gates)) if self.use_bias else None

    def _bias_shape(self, gates):
        return (gates,)

    def _weights_as_computed(self):
        """Returns the kernels and the bias, or None, in the dtype of the computation."""
        return [None if v is None else self._as_computed(v) for v in (self.kernel, self.recurrent_kernel, self.bias)]

    def _as_computed(self, x):
        dtype = self._dtypes[0]
        return x if dtype is None or x.dtype is dtype else ops.cast(x, dtype)

    def _weight(self, stem, shape):
        return self.add_weight(shape, self._initializer(stem), name="recurrent_kernel" if stem == "recurrent" else stem,
                               regularizer=getattr(self, stem + "_regularizer"), constraint=getattr(self, stem + "_constraint"),
                               **({} if self._dtypes[1] is None else {"dtype": self._dtypes[1]}))

    def _initializer(self, stem):
        return getattr(self, stem + "_initializer")

    def drop(self, x, states):
        """Draws what inputs and states like these are multiplied by while the cell trains, the same for all steps until `forget()`."""
        self.__dict__["_factors"] = [ops.dropout(ops.ones_like(like), rate=rate) if rate else None for like, rate in
                                     ((x, self.dropout), (_listed(states)[0], self.recurrent_dropout))]

    def forget(self):
        """Has the next step draw anew what is dropped."""
        self.__dict__.pop("_factors", None)

    def _dropped(self, x, states, training):
        """Returns the inputs and the state with what is dropped set to 0."""
        x, h = self._as_computed(x), _listed(states)[0]
        if not training or not (self.dropout or self.recurrent_dropout):
            return x, h
        is_drawn = "_factors" in self.__dict__
        if not is_drawn:
            self.drop(x, states)
        of_x, of_h = self._factors
        if not is_drawn:
            self.forget()
        return x if of_x is None else x * of_x, h if of_h is None else h * of_h

    def _checked(self, states):
        """Returns the states of a step as a list. ValueError: they are not as many as the cell has."""
        given, n = [] if states is None else _listed(states), len(_listed(self.state_size))
        if len(given) != n or any(s is None for s in given):
            raise ValueError(f"{type(self).__name__}: a call takes x and a list of {n} state(s) of [batch, {self.units}] each, but received "
                             f"{'None' if states is None else f'{len(given)} state(s)'}")
        return list(map(self._as_computed, given))

    def has_op(self):
        """Reports whether there is an op that computes all steps of sequences."""
        return _is(self.activation, "tanh") and _is(self.recurrent_activation, "sigmoid")

    def sequence(self, x, states, mask, reverse):
        """Returns the outputs of all steps of sequences and the last states, by one op. states: None for zeros."""
        raise NotImplementedError(f"{type(self).__name__} has no op for sequences")

    def extra_repr(self):
        return str(self.units)


class SimpleRNNCell(_Cell):
    """A step of a plain recurrent network: h = activation(x kernel + h recurrent_kernel + bias).

    A call takes x, [batch, n], and a list of the state, [batch, units]; it gives h and the list of it. While the cell trains, dropout
    is the share of the inputs, and recurrent_dropout that of the state, which is 0 in the product. dtype is that of the computation, and
    param_dtype that of the weights; None: what inputs and weights of float32 give, or that of the computation.

    >>> import eager
    >>> y, states = eager.nn.SimpleRNNCell(4)(eager.ones([2, 3]), [eager.zeros([2, 4])])
    >>> y.shape, len(states)
    ((2, 4), 1)
    """

    def __init__(self, units, activation="tanh", use_bias=True, kernel_initializer="glorot_uniform", recurrent_initializer="orthogonal",
                 bias_initializer="zeros", kernel_regularizer=None, recurrent_regularizer=None, bias_regularizer=None,
                 kernel_constraint=None, recurrent_constraint=None, bias_constraint=None, dropout=0.0, recurrent_dropout=0.0,
                 dtype=None, param_dtype=None):
        self._set(units, use_bias, dropout, recurrent_dropout, dtype, param_dtype, activation=activation, kernel_initializer=kernel_initializer,
                  recurrent_initializer=recurrent_initializer, bias_initializer=bias_initializer, kernel_regularizer=kernel_regularizer,
                  recurrent_regularizer=recurrent_regularizer, bias_regularizer=bias_regularizer, kernel_constraint=kernel_constraint,
                  recurrent_constraint=recurrent_constraint, bias_constraint=bias_constraint)

    def call(self, x, states, training=None):
        x, h = self._dropped(x, self._checked(states), training)
        kernel, recurrent, bias = self._weights_as_computed()
        y = ops.matmul(x, kernel) + ops.matmul(h, recurrent)
        y = _function(self.activation)(y if bias is None else y + bias)
        return y, [y]

    def has_op(self):
        return _is(self.activation, "tanh") or _is(self.activation, "relu")

    def sequence(self, x, states, mask, reverse):
        y, h = ops.rnn(x, *self._weights_as_computed(), states and states[0], mask,
                       activation="tanh" if _is(self.activation, "tanh") else "relu", reverse=reverse)
        return y, [h]


class GRUCell(_Cell):
    """A step of gated recurrent units, with the gates z, r and n (Cho et al., 2014).

    reset_after: whether the gate r is applied behind the product of the state, which then has a bias of its own.
    A call takes x, [batch, n], and a list of the state, [batch, units]; it gives h and the list of it.

    >>> import eager
    >>> eager.nn.GRUCell(4)(eager.ones([2, 3]), [eager.zeros([2, 4])])[0].shape
    (2, 4)
    """

    _gates = 3

    def __init__(self, units, activation="tanh", recurrent_activation="sigmoid", use_bias=True, kernel_initializer="glorot_uniform",
                 recurrent_initializer="orthogonal", bias_initializer="zeros", kernel_regularizer=None, recurrent_regularizer=None,
                 bias_regularizer=None, kernel_constraint=None, recurrent_constraint=None, bias_constraint=None, dropout=0.0,
                 recurrent_dropout=0.0, reset_after=True, dtype=None, param_dtype=None):
        self._set(units, use_bias, dropout, recurrent_dropout, dtype, param_dtype, activation=activation, recurrent_activation=recurrent_activation,
                  kernel_initializer=kernel_initializer, recurrent_initializer=recurrent_initializer, bias_initializer=bias_initializer,
                  kernel_regularizer=kernel_regularizer, recurrent_regularizer=recurrent_regularizer, bias_regularizer=bias_regularizer,
                  kernel_constraint=kernel_constraint, recurrent_constraint=recurrent_constraint, bias_constraint=bias_constraint,
                  reset_after=bool(reset_after))

    def _bias_shape(self, gates):
        return (2, gates) if self.reset_after else (gates,)

    def call(self, x, states, training=None):
        states = self._checked(states)
        last, units = states[0], self.units
        x, h = self._dropped(x, states, training)
        kernel, recurrent, bias = self._weights_as_computed()
        gate, bias = _function(self.recurrent_activation), None if bias is None else _core.to_tensor(bias)
        x = ops.matmul(x, kernel)
        if bias is not None:
            x = x + (bias[0] if self.reset_after else bias)
        recurrent = _core.to_tensor(recurrent)
        inner = ops.matmul(h, recurrent if self.reset_after else recurrent[:, :2 * units])
        if bias is not None and self.reset_after:
            inner = inner + bias[1]
        z = gate(x[:, :units] + inner[:, :units])
        r = gate(x[:, units:2 * units] + inner[:, units:2 * units])
        inner = r * inner[:, 2 * units:] if self.reset_after else ops.matmul(r * h, recurrent[:, 2 * units:])
        y = z * last + (1 - z) * _function(self.activation)(x[:, 2 * units:] + inner)
        return y, [y]

    def has_op(self):
        return self.reset_after and super().has_op()

    def sequence(self, x, states, mask, reverse):
        y, h = ops.gru(x, *self._weights_as_computed(), states and states[0], mask, reverse=reverse)
        return y, [h]


class LSTMCell(_Cell):
    """A step of long short-term memory, with the gates i, f, g and o (Hochreiter and Schmidhuber, 1997).

    unit_forget_bias: whether the bias of the gate f begins with 1. A call takes x, [batch, n], and the states h and c, [batch, units]
    each, as a list; it gives h and the list [h, c].

    >>> import eager
    >>> y, (h, c) = eager.nn.LSTMCell(4)(eager.ones([2, 3]), [eager.zeros([2, 4]), eager.zeros([2, 4])])
    >>> y.shape, c.shape
    ((2, 4), (2, 4))
    """

    _gates = 4

    def __init__(self, units, activation="tanh", recurrent_activation="sigmoid", use_bias=True, kernel_initializer="glorot_uniform",
                 recurrent_initializer="orthogonal", bias_initializer="zeros", unit_forget_bias=True, kernel_regularizer=None,
                 recurrent_regularizer=None, bias_regularizer=None, kernel_constraint=None, recurrent_constraint=None,
                 bias_constraint=None, dropout=0.0, recurrent_dropout=0.0, dtype=None, param_dtype=None):
        self._set(units, use_bias, dropout, recurrent_dropout, dtype, param_dtype, activation=activation, recurrent_activation=recurrent_activation,
                  kernel_initializer=kernel_initializer, recurrent_initializer=recurrent_initializer, bias_initializer=bias_initializer,
                  unit_forget_bias=bool(unit_forget_bias), kernel_regularizer=kernel_regularizer,
                  recurrent_regularizer=recurrent_regularizer, bias_regularizer=bias_regularizer, kernel_constraint=kernel_constraint,
                  recurrent_constraint=recurrent_constraint, bias_constraint=bias_constraint)

    @property
    def state_size(self):
        """The number of units, for each of h and c."""
        return [self.units, self.units]

    def _initializer(self, stem):
        found = super()._initializer(stem)
        if stem != "bias" or not self.unit_forget_bias:
            return found
        from .. import concat
        from ..initializers import get

        rest, units = get(found), self.units
        return lambda shape, dtype: concat([rest((units,), dtype), get("ones")((units,), dtype), rest((2 * units,), dtype)], 0)

    def call(self, x, states, training=None):
        states = self._checked(states)
        c = states[1]
        x, h = self._dropped(x, states, training)
        gate, activation = _function(self.recurrent_activation), _function(self.activation)
        kernel, recurrent, bias = self._weights_as_computed()
        gates = ops.matmul(x, kernel) + ops.matmul(h, recurrent)
        i, f, g, o = ops.split(gates if bias is None else gates + bias, 4, axis=1)
        c = gate(f) * c + gate(i) * activation(g)
        h = gate(o) * activation(c)
        return h, [h, c]

    def sequence(self, x, states, mask, reverse):
        y, h, c = ops.lstm(x, *self._weights_as_computed(), *(states or (None, None)), mask, reverse=reverse)
        return y, [h, c]


class StackedRNNCells(Module):
    """Cells of which each gets the output of the one before, as one cell. The state is a list of theirs.

    >>> import eager
    >>> cells = eager.nn.StackedRNNCells([eager.nn.LSTMCell(4), eager.nn.GRUCell(2)])
    >>> cells.state_size, eager.nn.RNN(cells)(eager.ones([3, 5, 2]))[0].shape
    ([[4, 4], 2], (3, 2))
    """

    def __init__(self, cells):
        for cell in cells:
            for what, text in (("call", "a `call` method"), ("state_size", "a `state_size` attribute")):
                if not hasattr(type(cell), what) and not hasattr(cell, what):
                    raise ValueError(f"All cells must have {text}. Received cell without {text.partition(' ')[2]}: {cell}")
        self.cells = list(cells)

    @property
    def state_size(self):
        """The sizes of the cells' states."""
        return [cell.state_size for cell in self.cells]

    @property
    def output_size(self):
        """The last cell's number of units."""
        return output_size(self.cells[-1])

    def build(self, *shapes):
        shape = shapes[0]
        for cell in self.cells:
            build(cell, shape)
            shape = (shape[0], output_size(cell))

    def call(self, x, states):
        if not isinstance(states, (list, tuple)) or len(states) != len(self.cells):
            raise ValueError(f"StackedRNNCells: a call takes x and a list of the states of {len(self.cells)} cell(s), but received {states!r}")
        news = []
        for cell, given in zip(self.cells, states):
            x, new = cell(x, _listed(given))
            news.append(new if isinstance(given, (list, tuple)) else _listed(new)[0])
        return x, news

    def drop(self, x, states):
        """Draws what each cell drops."""
        for cell, given in zip(self.cells, states):
            if hasattr(cell, "drop"):
                cell.drop(x, given)
            x = _zeros(x, output_size(cell))

    def forget(self):
        """Has the next step draw anew what is dropped."""
        for cell in self.cells:
            if hasattr(cell, "forget"):
                cell.forget()


def output_size(cell):
    """Returns the number of features that a cell gives: its output_size, or the size of its first state."""
    found = getattr(cell, "output_size", None)
    return nest.flatten(cell.state_size)[0] if found is None else found


def build(cell, shape):
    """Makes a cell's Variables for inputs of a shape, unless they are there."""
    from .. import TensorSpec, float32

    if isinstance(cell, Module) and not cell.built:
        cell._build_once([TensorSpec(tuple(d if isinstance(d, int) else None for d in shape), float32)])


# ---- Sequences

class Carried:
    """The Variables in which a stateful layer keeps its states, which are no weights."""

    def __init__(self, variables):
        self.variables = variables


class RNN(Module):
    """A cell's steps over sequences, [batch, steps, n...].

    cell: one of eager.nn, or a module with a `state_size`, an int or a list of ints, perhaps an `output_size`, and a call of inputs and
    the list of states that gives the output and the new states. return_sequences: whether y has the outputs of all steps.
    go_backwards: whether the last step comes first; y then has the steps in that order. stateful: whether a batch begins with the
    states in which the last one ended.

    A call takes initial_state, a list of the states, and mask, [batch, steps], which says what steps count: at others states and
    output stay. It gives (y, *states).

    >>> import eager
    >>> y, h, c = eager.nn.RNN(eager.nn.LSTMCell(4), return_sequences=True)(eager.ones([2, 5, 3]))
    >>> y.shape, h.shape
    ((2, 5, 4), (2, 4))
    """

    zero_output_for_mask = False

    def __init__(self, cell, return_sequences=False, go_backwards=False, stateful=False):
        self._set_cell(cell, return_sequences, go_backwards, stateful)

    def _set_cell(self, cell, return_sequences, go_backwards, stateful):
        if isinstance(cell, (list, tuple)):
            cell = StackedRNNCells(cell)
        if not hasattr(cell, "state_size"):
            raise ValueError("state_size must be specified as property on the RNN cell.")
        self.cell, self.return_sequences = cell, bool(return_sequences)
        self.go_backwards, self.stateful = bool(go_backwards), bool(stateful)

    @property
    def states(self):
        """The Variables with the states in which the last batch ended; None if the layer is not stateful, or not built."""
        carried = self.__dict__.get("_carried")
        return carried and carried.variables

    def reset_states(self):
        """Sets the states of a stateful layer to zeros."""
        from .. import zeros

        for v in nest.flatten(self.states or []):
            v.assign(zeros(v.shape, v.dtype))

    reset_state = reset_states

    def build(self, *shapes):
        shape = shapes[0]
        if isinstance(self.cell, _Cell) and len(shape) != 3:
            self._refuse(f"ndim=3, found ndim={len(shape)}. Full shape received: {list(shape)}")
        build(self.cell, (shape[0], *shape[2:]))

    def call(self, x, mask=None, initial_state=None, training=None):
        y, states = self._run(x if isinstance(x, Tensor) else _core.to_tensor(x), initial_state, mask)
        return (y, *states)

    def _refuse(self, what):
        from ..errors import InvalidArgumentError

        name = getattr(self, "name", type(self).__name__)
        raise InvalidArgumentError(f'Input 0 of layer "{name}" is incompatible with the layer: expected {what}')

    def _begin(self, x, initial_state):
        """Returns the states before the first step, as a list."""
        if initial_state is not None:
            given = _listed(initial_state)
            sizes = _listed(self.cell.state_size)
            if len(given) != len(sizes):
                raise ValueError(f"An `initial_state` was passed that is not compatible with `cell.state_size`. Received "
                                 f"`initial_state` of length {len(given)}, while cell.state_size is {self.cell.state_size}")
            return nest.map_structure(lambda s: s if isinstance(s, Tensor) and s.dtype is x.dtype else _as(s, x.dtype), given)
        if self.stateful:
            return nest.map_structure(lambda v: v.value(), self._carry(x))
        if hasattr(self.cell, "get_initial_state") and not getattr(self.cell, "begins_with_zeros", False):
            import inspect

            from .. import shape

            known = {"inputs": x, "batch_size": x.shape[0] if isinstance(x.shape[0], int) else shape(x)[0], "dtype": x.dtype}
            names = inspect.signature(self.cell.get_initial_state).parameters
            return _listed(self.cell.get_initial_state(**{name: known[name] for name in names if name in known}))
        return nest.map_structure(lambda n: _zeros(x, n), _listed(self.cell.state_size))

    def _carry(self, x):
        """Returns the Variables that carry the states from batch to batch."""
        from .. import Variable, zeros

        if self.states is None:
            batch = x.shape[0]
            if not isinstance(batch, int):
                raise ValueError("When using `stateful=True` in a RNN, the batch size must be static. Found dynamic batch size: "
                                 f"sequence.shape={x.shape}")
            self.__dict__["_carried"] = Carried(nest.map_structure(
                lambda n: Variable(lambda: zeros((batch, n), x.dtype), trainable=False, name="rnn_state", dtype=x.dtype),
                _listed(self.cell.state_size)))
        expected = nest.flatten(self.states)[0].shape[0]
        if x.shape[0] != expected:
            raise ValueError("If an RNN is stateful, the batch size of the input sequences must be the same as the batch size of the "
                             f"initial state. \n- Expected batch size: {expected}\n- Received batch size: {x.shape[0]}")
        return self.states

    def _run(self, x, initial_state, mask):
        """Returns y and the list of the last states."""
        if mask is not None:
            mask = ops.cast(mask, "bool")
        if isinstance(self.cell, _Cell):
            x = self.cell._as_computed(x)
        begins_with_zeros = initial_state is None and not self.stateful
        if isinstance(self.cell, _Cell):
            ys, states = self._of_own_cell(x, None if begins_with_zeros else self._begin(x, initial_state), mask)
        else:
            ys, states = self._steps(x, self._begin(x, initial_state), mask)
        if self.stateful:
            for v, state in zip(nest.flatten(self._carry(x)), nest.flatten(states)):
                v.assign(state)
        if self.zero_output_for_mask and mask is not None:
            ys = ops.where(ops.expand_dims(mask, 2), ys, 0)
        if self.return_sequences:
            return ops.flip(ys, [1]) if self.go_backwards else ys, states
        if mask is None and isinstance(self.cell, _Cell):
            return states[0], states
        return self._last(ys), states

    def _of_own_cell(self, x, states, mask):
        """Returns the outputs of all steps, where they lie in x, and the last states, by the cell's op where it has one."""
        cell, dims = self.cell, x._dims
        if len(dims) != 3:
            self._refuse(f"ndim=3, found ndim={len(dims)}. Full shape received: {list(dims)}")
        if dims[2] != cell.inputs and dims[2] is not None:
            self._refuse(f"axis -1 of input shape to have value {cell.inputs}, but received input with shape {list(dims)}")
        drops = (cell.dropout or cell.recurrent_dropout) and _core.is_training()
        if not cell.has_op() or drops and cell.recurrent_dropout:
            return self._steps(x, states or self._begin(x, None), mask)
        if drops and dims[1] != 0:
            x = x * ops.dropout(ops.ones_like(x[:, :1]), rate=cell.dropout)
        ys, last = cell.sequence(x, states, mask, self.go_backwards)
        if states and mask is not None:  # there is no output before the first step
            begun = ops.cumulative_sum(ops.cast(mask, "int32"), axis=1, reverse=self.go_backwards)
            ys = ops.where(ops.expand_dims(begun > 0, 2), ys, 0)
        return ys, last

    def _last(self, ys):
        if ys.shape[1] == 0:
            return _zeros(ys, ys.shape[2:])
        return ys[:, 0 if self.go_backwards else -1]

    def _steps(self, x, states, mask):
        """Returns the outputs of all steps, where they lie in x, and the last states, by calls of the cell."""
        from .. import scan

        cell, is_known = self.cell, "_has_stepped" in self.__dict__
        if not is_known and not isinstance(cell, _Cell) and _core.is_tracing() and x.shape[1] != 0:
            cell(x[:, 0], states)  # what the first step of a cell makes belongs to no loop
        self.__dict__["_has_stepped"] = True
        if hasattr(cell, "drop") and _core.is_training():
            cell.drop(_zeros(x, x.shape[2:]), states)

        def step(carry, given):
            (last, states), (x, mask) = carry, given
            y, news = cell(x, states)
            news = nest.pack(states, nest.flatten(_listed(news)))
            if mask is not None:
                chosen = [ops.where(ops.reshape(mask, [-1] + [1] * (new.ndim - 1)), new, old)
                          for new, old in zip(nest.flatten([y, news]), nest.flatten([last, states]))]
                y, news = chosen[0], nest.pack(states, chosen[1:])
            return (None if last is None else y, news), y

        def by_steps(t):
            return None if t is None else ops.permute_dims(t, [1, 0, *range(2, t.ndim)])

        begin = None if mask is None else _zeros(x, output_size(cell))
        try:
            (_, states), ys = scan(step, (begin, states), (by_steps(x), by_steps(mask)), reverse=self.go_backwards)
        finally:
            if hasattr(cell, "forget"):
                cell.forget()
        return by_steps(ys), states

    def extra_repr(self):
        return ", ".join(f"{name}=True" for name in ("return_sequences", "go_backwards", "stateful") if getattr(self, name))


def _as(value, dtype):
    return ops.cast(value, dtype) if hasattr(value, "dtype") else _core.to_tensor(value, dtype)
