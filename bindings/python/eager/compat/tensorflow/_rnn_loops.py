"""tf.nn.dynamic_rnn and its siblings: cells of tf.nn.rnn_cell, stepped through sequences as TensorFlow 1 does.

A step that lies behind the end of a row's sequence gives zeros, and leaves the row's state as it was.
"""
import sys

from ... import _core, nest
from ...nn._recurrent import _zeros
from ._functions import _op
from ._rnn_cells import recorded


# ---- What all of them share

def _check_cell(cell, name="cell"):
    missing = [what for what in ("output_size", "state_size") if not hasattr(cell, what)]
    missing += [] if hasattr(cell, "zero_state") or hasattr(cell, "get_initial_state") else ["zero_state"]
    missing += [] if callable(cell) else ["__call__"]
    if missing:
        raise TypeError(f"The argument {name!r} ({cell}) is not an RNNCell: {missing[0]!r} property is missing")


def _placed(cells, scope, default):
    """Has cells that have no Variables yet name them as a scope of a graph does. cells: (cell, what stands between) each."""
    if all(getattr(cell, "built", True) for cell, _ in cells):
        return
    graphs = sys.modules.get(__package__ + "._graph_variables")
    if graphs is None or not graphs.is_used():
        return
    with graphs.variable_scope(scope, default_name=default) as entered:
        for cell, within in cells:
            if hasattr(cell, "place"):
                cell.place("/".join(filter(None, [entered.name, within])))


def _begin(cell, inputs, state, dtype, step):
    """Returns the first state: the given one, or zeros of a dtype for the rows of a step's inputs.

    ValueError: there is neither a state nor a dtype.
    """
    if state is not None:
        return nest.map_structure(lambda x: _core.to_tensor(x), state)
    if dtype is None:
        raise ValueError("If there is no initial_state, you must give a dtype.")
    rows = _op("cast")(nest.flatten(step)[0], dtype)
    return nest.map_structure(lambda size: _zeros(rows, size), cell.state_size)


def _lengths(sequence_length):
    """Returns the rows' lengths, which may be None. ValueError: they are no vector."""
    if sequence_length is None:
        return None
    lengths = _op("cast")(_core.to_tensor(sequence_length), "int32")
    if lengths.ndim not in (0, 1):
        raise ValueError(f"sequence_length must be a vector of length batch_size, but saw shape: {lengths.shape}")
    return lengths


def _step(cell, x, state, is_within):
    """Returns a cell's output and its next state. is_within: for each row, whether its sequence has the step; None: all have it."""
    y, new = cell(x, state)
    new = nest.pack(state, nest.flatten(new))
    if is_within is None:
        return y, new

    def chosen(one, other):
        return _op("where")(_op("reshape")(is_within, [-1] + [1] * (one.ndim - 1)), one, other)

    return nest.map_structure(lambda t: chosen(t, 0), y), nest.map_structure(chosen, new, state)


def _by_steps(x):
    return _op("permute_dims")(x, [1, 0, *range(2, x.ndim)])


# ---- Sequences in one tensor

def _through(cell, inputs, lengths, state, dtype, reverse=False):
    """Returns the outputs of all steps, and the last state. inputs: [steps, batch, ...] each. reverse: goes from each row's end to its
    begin; outputs lie where their inputs do."""
    from ... import scan

    lengths = _lengths(lengths)
    if reverse and lengths is not None:
        inputs = nest.map_structure(lambda x: _reversed(x, lengths), inputs)
    first = nest.flatten(inputs)[0]
    step = nest.map_structure(lambda x: _op("sum")(x, 0) if x.shape[0] == 0 else x[0], inputs)
    state = _begin(cell, inputs, state, dtype, step)
    if first.shape[0] == 0:
        y, state = nest.map_structure(lambda size: _zeros(nest.flatten(step)[0], size), cell.output_size), state
        return nest.map_structure(lambda t: _op("expand_dims")(t, 0)[:0], y), state
    if _core.is_tracing() and not getattr(cell, "built", True):
        cell(step, state)  # what the first call of a cell makes belongs to no loop
    times = None if lengths is None else _op("cumulative_sum")(_op("cast")(_op("ones_like")(_rows_of(first)), "int32"), 0, exclusive=True)

    def body(state, given):
        x, time = given
        y, state = _step(cell, x, state, None if time is None else time < lengths)
        return state, y

    state, outputs = scan(body, state, (inputs, times), reverse=reverse and lengths is None)
    if reverse and lengths is not None:
        outputs = nest.map_structure(lambda x: _reversed(x, lengths), outputs)
    return outputs, state


def _rows_of(x):
    """Returns a number for each step of [steps, ...]."""
    return _op("sum")(_op("cast")(x, "float32"), tuple(range(1, x.ndim)))


def _reversed(x, lengths):
    """Returns [steps, batch, ...] with the first steps of each row in reverse."""
    lengths = _op("broadcast_like")(lengths, x[0] if x.ndim == 2 else _op("sum")(x[0], tuple(range(1, x.ndim - 1))))
    return _op("reverse_sequence")(x, lengths, 0, 1)


def _dynamic(cells, inputs, lengths, states, dtype, time_major, directions):
    """Returns (outputs, last state) for each cell. directions: whether it goes backwards."""
    inputs = nest.map_structure(lambda x: x if isinstance(x, _core.Tensor) else _core.to_tensor(x), inputs)
    for x in nest.flatten(inputs):
        if x.ndim < 2:
            raise ValueError(f"Expected the inputs of an RNN to have a batch and steps. Received a shape of rank {x.ndim}: {x.shape}")
    if not time_major:
        inputs = nest.map_structure(_by_steps, inputs)
    found = []
    for cell, state, reverse in zip(cells, states, directions):
        outputs, state = _through(cell, inputs, lengths, state, dtype, reverse)
        found.append((outputs if time_major else nest.map_structure(_by_steps, outputs), state))
    return found


def dynamic_rnn(cell, inputs, sequence_length=None, initial_state=None, dtype=None, parallel_iterations=None, swap_memory=False,
                time_major=False, scope=None):
    """tf.nn.dynamic_rnn: a cell's outputs for all steps of sequences, and its last state.

    inputs: [batch, steps, ...], or [steps, batch, ...] if time_major is set; a structure of them where the cell takes one. Outputs have
    the same order of dims. sequence_length: the number of steps of each row; behind them outputs are zeros and the state stays.
    initial_state: None for zeros of a dtype. scope: a name before those of the Variables in a graph, "rnn" for None.
    ValueError: there is neither an initial_state nor a dtype. TypeError: the cell is none.

    >>> import eager.compat.tensorflow as tf
    >>> cell = tf.nn.rnn_cell.BasicRNNCell(4)
    >>> outputs, state = tf.nn.dynamic_rnn(cell, tf.ones([2, 5, 3]), sequence_length=[5, 2], dtype=tf.float32)
    >>> outputs.shape, state.shape, float(tf.reduce_sum(tf.abs(outputs[1, 2:])))
    (TensorShape([2, 5, 4]), TensorShape([2, 4]), 0.0)
    """
    _check_cell(cell)
    if initial_state is None and dtype is None:
        raise ValueError("If there is no initial_state, you must give a dtype.")
    _placed([(cell, "")], scope, "rnn")

    def run(inputs, lengths, state):
        return _dynamic([cell], inputs, lengths, [state], dtype, time_major, [False])[0]

    return recorded(run, (inputs, sequence_length, initial_state), [cell], "dynamic_rnn")


def bidirectional_dynamic_rnn(cell_fw, cell_bw, inputs, sequence_length=None, initial_state_fw=None, initial_state_bw=None, dtype=None,
                              parallel_iterations=None, swap_memory=False, time_major=False, scope=None):
    """tf.nn.bidirectional_dynamic_rnn: dynamic_rnn with a cell for each direction. It gives ((outputs, outputs), (state, state)).

    The second cell begins at the end of each row's sequence; its outputs lie where their inputs do. The parameters are those of
    dynamic_rnn.

    >>> import eager.compat.tensorflow as tf
    >>> cells = tf.nn.rnn_cell.GRUCell(4), tf.nn.rnn_cell.GRUCell(4)
    >>> outputs, states = tf.nn.bidirectional_dynamic_rnn(*cells, tf.ones([2, 5, 3]), dtype=tf.float32)
    >>> tf.concat(outputs, 2).shape
    TensorShape([2, 5, 8])
    """
    _check_cell(cell_fw, "cell_fw")
    _check_cell(cell_bw, "cell_bw")
    if dtype is None and (initial_state_fw is None or initial_state_bw is None):
        raise ValueError("If there is no initial_state, you must give a dtype.")
    _placed([(cell_fw, "fw"), (cell_bw, "bw")], scope, "bidirectional_rnn")

    def run(inputs, lengths, *states):
        found = _dynamic([cell_fw, cell_bw], inputs, lengths, states, dtype, time_major, [False, True])
        return tuple(zip(*found))

    return recorded(run, (inputs, sequence_length, initial_state_fw, initial_state_bw), [cell_fw, cell_bw], "bidirectional_rnn")


# ---- Steps that a function decides

def raw_rnn(cell, loop_fn, parallel_iterations=None, swap_memory=False, scope=None):
    """tf.nn.raw_rnn: a cell's steps, of which a function says what goes in, what comes out and when they end.

    loop_fn(time, output, state, loop_state) gives (finished, next input, next state, what to emit, next loop_state).
    finished: a bool for each row; the steps end when all are True. A row that has finished emits zeros and keeps its
    state. The first call has time 0 and None for the rest; it gives the first input, [batch, ...], the first state, and
    what a row's emitted values are like, without the batch's dim, or None for the cell's output. loop_state: None, or
    any structure of tensors and TensorArrays; None from a later call keeps it.

    Returns (emitted, state, loop_state): a TensorArray for each emitted tensor, in their structure, and the last
    states.
    TypeError: the cell is none, or loop_fn no function. ValueError: structures differ from step to step.

    >>> import eager.compat.tensorflow as tf
    >>> cell, x = tf.nn.rnn_cell.BasicRNNCell(4), tf.TensorArray(tf.float32, size=5).unstack(tf.ones([5, 2, 3]))
    >>> def loop_fn(time, output, state, loop_state):
    ...     state = cell.zero_state(2, tf.float32) if output is None else state
    ...     finished = time >= [5, 3]
    ...     step = tf.cond(tf.reduce_all(finished), lambda: tf.zeros([2, 3]), lambda: x.read(time))
    ...     return finished, step, state, output, None
    >>> emitted, state, _ = tf.nn.raw_rnn(cell, loop_fn)
    >>> emitted.stack().shape, state.shape, float(tf.reduce_sum(tf.abs(emitted.stack()[3:, 1])))
    (TensorShape([5, 2, 4]), TensorShape([2, 4]), 0.0)
    """
    from . import _tensor_arrays as arrays

    _check_cell(cell)
    if not callable(loop_fn):
        raise TypeError("loop_fn must be a callable")
    _placed([(cell, "")], scope, "rnn")
    tf = sys.modules[__package__]  # whose functions take tensors of a graph too

    def tensors(structure):
        return arrays.mapped(lambda x: x if x is None else tf.convert_to_tensor(x), structure)

    def next_of(*args):
        finished, *rest = loop_fn(*args)
        return (tf.convert_to_tensor(finished), *map(tensors, rest))

    finished, inputs, state, like, loop_state = next_of(tf.constant(0), None, None, None)
    nest.assert_same(cell.state_size, state)
    if _core.is_tracing() and not getattr(cell, "built", True):
        cell(inputs, state)  # what the first call of a cell makes belongs to no loop
    if like is None:
        dtype = nest.flatten(state)[0].dtype
        like = nest.map_structure(lambda n: tf.zeros(n if hasattr(n, "__iter__") else [n], dtype), cell.output_size)

    def chosen(rows, one, other):
        """Returns `one` in some rows, and `other` elsewhere; what has no rows is `other`."""
        return tf.where(tf.reshape(rows, [-1] + [1] * (len(other._dims) - 1)), one, other) if other._dims else other

    def zeros(one):
        zero = tf.zeros_like(tf.expand_dims(one, 0))
        return chosen(finished, zero, zero)

    zero, has_state = nest.map_structure(zeros, like), loop_state is not None
    emitted = nest.map_structure(lambda x: arrays.TensorArray(x.dtype, size=0, dynamic_size=True), zero)

    def body(time, finished, inputs, emitted, state, loop_state):
        output, new = cell(inputs, state)
        ends, next_inputs, next_state, emit, next_loop_state = next_of(
            time + 1, output, nest.pack(state, nest.flatten(new)), loop_state if has_state else None)
        for before, after in ((state, next_state), (inputs, next_inputs), (zero, emit)):
            nest.assert_same(before, after)
        emit = nest.map_structure(lambda *pair: chosen(finished, *pair), zero, emit)
        emitted = arrays.mapped(lambda array, x: array.write(time, x), emitted, emit)
        state = nest.map_structure(lambda *pair: chosen(finished, *pair), state, next_state)
        return (time + 1, tf.logical_or(finished, ends), next_inputs, emitted, state,
                loop_state if next_loop_state is None else next_loop_state)

    def goes_on(time, finished, *_):
        return tf.logical_not(tf.reduce_all(finished))

    first = tf.constant(0), finished, inputs, emitted, state, loop_state if has_state else tf.constant(0)
    *_, emitted, state, loop_state = tf.while_loop(goes_on, body, first)
    return emitted, state, loop_state if has_state else None


# ---- Sequences as lists

def _check_list(inputs):
    if not isinstance(inputs, (list, tuple)):
        raise TypeError("inputs must be a sequence")
    if not inputs:
        raise ValueError("inputs must not be empty")


def _static(cell, inputs, lengths, state, dtype):
    state, outputs, lengths = _begin(cell, inputs, state, dtype, inputs[0]), [], _lengths(lengths)
    for time, x in enumerate(inputs):
        y, state = _step(cell, x, state, None if lengths is None else time < lengths)
        outputs.append(y)
    return outputs, state


def static_rnn(cell, inputs, initial_state=None, dtype=None, sequence_length=None, scope=None):
    """tf.nn.static_rnn: dynamic_rnn of a list, which has the inputs of a step each, [batch, ...]. The outputs are a list too.

    TypeError: inputs are no list; ValueError: the list is empty.

    >>> import eager.compat.tensorflow as tf
    >>> outputs, state = tf.nn.static_rnn(tf.nn.rnn_cell.LSTMCell(4), [tf.ones([2, 3])] * 5, dtype=tf.float32)
    >>> len(outputs), outputs[0].shape, state.c.shape
    (5, TensorShape([2, 4]), TensorShape([2, 4]))
    """
    _check_cell(cell)
    _check_list(inputs)
    if initial_state is None and dtype is None:
        dtype = nest.flatten(inputs)[0].dtype
    _placed([(cell, "")], scope, "rnn")

    def run(inputs, lengths, state):
        return _static(cell, nest.map_structure(_core.to_tensor, inputs), lengths, state, dtype)

    return recorded(run, (list(inputs), sequence_length, initial_state), [cell], "static_rnn")


def static_bidirectional_rnn(cell_fw, cell_bw, inputs, initial_state_fw=None, initial_state_bw=None, dtype=None, sequence_length=None,
                             scope=None):
    """tf.nn.static_bidirectional_rnn: static_rnn with a cell for each direction. It gives the list of both outputs, joined along their
    last dim, and both last states.

    >>> import eager.compat.tensorflow as tf
    >>> cells = tf.nn.rnn_cell.GRUCell(4), tf.nn.rnn_cell.GRUCell(3)
    >>> outputs, forwards, backwards = tf.nn.static_bidirectional_rnn(*cells, [tf.ones([2, 3])] * 5, dtype=tf.float32)
    >>> outputs[0].shape, forwards.shape, backwards.shape
    (TensorShape([2, 7]), TensorShape([2, 4]), TensorShape([2, 3]))
    """
    _check_cell(cell_fw, "cell_fw")
    _check_cell(cell_bw, "cell_bw")
    _check_list(inputs)
    dtype = dtype or nest.flatten(inputs)[0].dtype
    _placed([(cell_fw, "fw"), (cell_bw, "bw")], scope, "bidirectional_rnn")

    def run(inputs, lengths, forwards, backwards):
        inputs = nest.map_structure(_core.to_tensor, inputs)
        ahead, forwards = _static(cell_fw, inputs, lengths, forwards, dtype)
        lengths = _lengths(lengths)
        turned = _turned(inputs, lengths)
        back, backwards = _static(cell_bw, turned, lengths, backwards, dtype)
        joined = [nest.map_structure(lambda a, b: _op("concat")([a, b], -1), *pair) for pair in zip(ahead, _turned(back, lengths))]
        return joined, forwards, backwards

    return recorded(run, (list(inputs), sequence_length, initial_state_fw, initial_state_bw), [cell_fw, cell_bw], "bidirectional_rnn")


def _turned(steps, lengths):
    """Returns a list of steps in reverse, for each row up to its length."""
    if lengths is None:
        return steps[::-1]
    n = len(steps)
    stacked = nest.map_structure(lambda *parts: _reversed(_op("stack")(list(parts), 0), lengths), *steps)
    return [nest.map_structure(lambda x, i=i: x[i], stacked) for i in range(n)]
