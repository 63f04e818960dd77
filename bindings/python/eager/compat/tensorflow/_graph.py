"""Graphs as TensorFlow 1 has them: placeholders, and what is computed from them, which has no value until a Session runs it.

A call with a SymbolicTensor among its arguments becomes an Operation, which holds the function and the arguments. Everything else
stays eager, also what is computed from Variables alone; where the graph gets such a tensor, it computes it again. Shapes and dtypes come from tracing the function once, for each rank where a placeholder's is not known.
"""
import operator
import threading
import weakref

from ... import _core, nest
from . import _functions, _origins, _symbolic
from ._tensors import Dimension, TensorShape
from ._variables import scoped

_RANKS = range(5)  # that are tried for a tensor whose rank is not known


class _Scopes(threading.local):
    """What the with statements of a thread have entered, the innermost last."""

    def __init__(self):
        self.graphs, self.sessions, self.names, self.controls, self.variables = [], [], [], [], []
        self.is_running = False  # whether a Session runs


scopes = _Scopes()


class entered:
    """A context manager that adds a value to one of a thread's lists of scopes, and removes it at the end."""

    def __init__(self, stack, value, result=None):
        self._stack, self._value, self._result = stack, value, result

    def __enter__(self):
        self._stack.append(self._value)
        return self._value if self._result is None else self._result

    def __exit__(self, *_):
        self._stack.pop()


graphs = weakref.WeakSet()  # all that there are


class Graph:
    """The names of Operations, and the Variables of get_variable, layers and optimizers."""

    def __init__(self):
        self._counts, self._operations, self.variables, self.collections = {}, {}, {}, {}
        self.variable_scope, self.scope_names = None, set()  # those of get_variable
        self.other_variables = []  # those of layers and optimizers that no get_variable finds
        graphs.add(self)
        self.saved = None  # a checkpoint that get_variable takes initial values from

    def take(self, variable):
        """Makes a Variable that no get_variable finds the graph's, and keeps its value as its initial one. Returns whether it is new."""
        if any(variable is known for known in self.other_variables):
            return False
        _origins.note(variable)
        self.other_variables.append(variable)
        return True

    def as_default(self):
        """Returns a context manager in which this graph takes new Operations and Variables."""
        return entered(scopes.graphs, self)

    def unique_name(self, name):
        """Returns the name within the name scopes, with a number where the graph has it already."""
        base = scoped(name)
        key = base.lower()
        n = self._counts[key] = self._counts.get(key, -1) + 1
        return f"{base}_{n}" if n else base

    def get_operations(self):
        """Returns the Operations, in the order in which they were made."""
        return list(self._operations.values())

    def get_operation_by_name(self, name):
        """Returns the Operation of a name. KeyError: there is none."""
        if name not in self._operations:
            raise KeyError(f"The name {name!r} refers to an Operation not in the graph.")
        return self._operations[name]

    def get_tensor_by_name(self, name):
        """Returns the SymbolicTensor of a name such as "x:0". KeyError: there is none."""
        found, _, place = name.partition(":")
        outputs = nest.flatten(self.get_operation_by_name(found).results)
        if not place.isdigit() or int(place) >= len(outputs):
            raise KeyError(f"The name {name!r} refers to a Tensor which does not exist.")
        return outputs[int(place)]

    def as_graph_def(self):
        """Returns a GraphDef of the Operations: their names, kinds and inputs."""
        from ._events import _graph_def

        return _graph_def(self)

    def finalize(self):
        """Does nothing: an Operation that is added later does no harm."""


_default = Graph()


def get_default_graph():
    """Returns the graph that takes new Operations."""
    return scopes.graphs[-1] if scopes.graphs else _default


def reset_default_graph():
    """Begins the default graph anew: the Variables that there are belong to no graph any more. AssertionError: within a graph's as_default()."""
    global _default
    if scopes.graphs:
        raise AssertionError("Do not use tf.reset_default_graph() to clear nested graphs. If you need a cleared graph, exit the "
                             "nesting and create a new graph.")
    from . import _graph_variables, _train

    _graph_variables.retire()
    _train._global_step = None
    _default = Graph()
    _origins.forget()


class UnknownRank(TensorShape):
    """The shape of a tensor whose rank is not known."""

    __slots__ = ()
    ndims = rank = dims = None

    def as_list(self):
        """Raises ValueError."""
        raise ValueError("as_list() is not defined on an unknown TensorShape.")

    def __len__(self):
        raise ValueError("Cannot take the length of Shape with unknown rank.")

    def is_fully_defined(self):
        """Returns False."""
        return False

    def num_elements(self):
        """Returns None."""
        return None

    def is_compatible_with(self, other):
        """Returns True: any shape may be this one."""
        return True

    def __bool__(self):
        return False

    def __str__(self):
        return "<unknown>"

    def __repr__(self):
        return "TensorShape(None)"


class _PartialShape(TensorShape):
    """The shape of a SymbolicTensor, whose unknown dims are Dimensions too."""

    __slots__ = ()

    def __getitem__(self, key):
        found = TensorShape.__getitem__(self, key)
        return Dimension(None) if found is None else found

    def __str__(self):
        dims = ", ".join("?" if d is None else str(d) for d in self.as_list())
        return f"({dims},)" if len(self) == 1 else f"({dims})"


class SymbolicTensor:
    """What an Operation will give when a Session runs it. It has a name, a dtype and a shape, and no value.

    >>> import eager.compat.tensorflow as tf
    >>> x = tf.placeholder(tf.float32, [None, 2], name="x")
    >>> print(tf.matmul(x, [[1.], [1.]]))
    Tensor("MatMul:0", shape=(?, 1), dtype=float32)
    >>> x.eval({x: [[1., 2.]]}, tf.Session()).tolist()
    [[1.0, 2.0]]
    """

    __slots__ = ("op", "dtype", "name", "_dims", "__weakref__")
    __array_priority__ = 1000

    def __init__(self, op, place, dtype, dims):
        self.op, self.dtype, self.name = op, dtype, f"{op.name}:{place}"
        self._dims = None if dims is None else tuple([d if type(d) is int else None for d in dims])

    @property
    def graph(self):
        """The Graph that has the Operation."""
        return self.op.graph

    @property
    def shape(self):
        """The dims, a TensorShape."""
        return UnknownRank() if self._dims is None else _PartialShape(self._dims)

    def get_shape(self):
        """Returns the dims, a TensorShape."""
        return self.shape

    def set_shape(self, shape):
        """Says what the dims are. ValueError: they are known, and are others."""
        self.shape.assert_is_compatible_with(shape)
        dims = tuple(TensorShape(shape).as_list())
        self._dims = dims if self._dims is None else tuple([a if b is None else b for a, b in zip(self._dims, dims)])

    def eval(self, feed_dict=None, session=None):
        """Returns the value, as Session.run does. ValueError: there is no session."""
        return chosen_session(session, "Cannot evaluate tensor using `eval()`").run(self, feed_dict)

    def __str__(self):
        return f'Tensor("{self.name}", shape={self.shape}, dtype={self.dtype.name})'

    def __repr__(self):
        return f"<tf.Tensor '{self.name}' shape={self.shape} dtype={self.dtype.name}>"

    def __bool__(self):
        raise TypeError("Using a `tf.Tensor` as a Python `bool` is not allowed. Use `if t is not None:` instead of `if t:` to test if a "
                        "tensor is defined, and use TensorFlow ops such as tf.cond to execute subgraphs conditioned on the value of a "
                        "tensor.")

    def __iter__(self):
        if self._dims is None or not self._dims or self._dims[0] is None:
            raise TypeError("Tensor objects are only iterable when eager execution is enabled. To iterate over this tensor use tf.map_fn.")
        return iter([self[i] for i in range(self._dims[0])])

    def __getitem__(self, key):
        bounds = _bounds(key)
        if bounds is None:
            return record(operator.getitem, (self, key), name="strided_slice")
        from ._sizes import part

        return record(part, (self, *bounds), name="strided_slice")

    __array_ufunc__ = None  # NumPy's arrays leave their operators to the tensor
    __hash__ = object.__hash__


def _bounds(key):
    """Returns an index with triples in place of slices, and where these are; None for one without bounds that are
    tensors."""
    items = key if isinstance(key, tuple) else (key,)
    slices = [isinstance(item, slice) for item in items]
    bounds = [(item.start, item.stop, item.step) if is_slice else item for item, is_slice in zip(items, slices)]
    given = [x for item, is_slice in zip(bounds, slices) if is_slice for x in item]
    return (bounds, slices) if any(isinstance(x, (SymbolicTensor, _core.Tensor)) for x in given) else None


def _operators():
    names = {"add": "add", "sub": "sub", "mul": "mul", "truediv": "truediv", "floordiv": "floordiv", "mod": "mod", "pow": "pow",
             "matmul": "matmul", "and_": "LogicalAnd", "or_": "LogicalOr", "xor": "LogicalXor"}
    for function, name in names.items():
        method, call = function.rstrip("_"), getattr(operator, function)
        setattr(SymbolicTensor, f"__{method}__", lambda self, other, call=call, name=name: record(call, (self, other), name=name))
        setattr(SymbolicTensor, f"__r{method}__", lambda self, other, call=call, name=name: record(call, (other, self), name=name))
    for function, name in {"lt": "Less", "le": "LessEqual", "gt": "Greater", "ge": "GreaterEqual"}.items():
        call = getattr(operator, function)
        setattr(SymbolicTensor, f"__{function}__", lambda self, other, call=call, name=name: record(call, (self, other), name=name))
    for function, name in {"neg": "Neg", "abs": "Abs", "invert": "LogicalNot"}.items():
        call = getattr(operator, function)
        setattr(SymbolicTensor, f"__{function}__", lambda self, call=call, name=name: record(call, (self,), name=name))


_operators()


def get_default_session():
    """Returns the innermost session that a with statement has entered, or None."""
    return scopes.sessions[-1] if scopes.sessions else None


def chosen_session(session, what):
    """Returns a session, or the default one for None. ValueError: there is none, for what."""
    session = session or get_default_session()
    if session is None:
        raise ValueError(f"{what}: No default session is registered. Use `with sess.as_default()` or pass an explicit session to "
                         "`eval(session=sess)`")
    return session


class Operation:
    """A call that a Session runs: of a function, with SymbolicTensors among its arguments."""

    is_of_branch = False  # whether a loop or a condition runs it

    def __init__(self, function, args=(), kwargs=None, name="op", is_traceable=True):
        self.graph = get_default_graph()
        self.name = self.graph.unique_name(name)
        self.function, self.args, self.kwargs = function, *nest.map_structure(_kept, [tuple(args), kwargs or {}])
        self.is_traceable = self.is_differentiable = is_traceable
        self.results = None  # SymbolicTensors in the structure of what the function gives; None for what has effects alone
        self.controls = [op for ops in scopes.controls for op in ops]
        self.inputs = [x for x in nest.flatten([self.args, self.kwargs]) if isinstance(x, SymbolicTensor)]
        self.graph._operations[self.name] = self

    @property
    def outputs(self):
        """The SymbolicTensors that it gives, a list."""
        return [] if self.results is None else nest.flatten(self.results)

    def call(self, values, tape):
        """Runs the function. values: by SymbolicTensor, those of the inputs, to which the results are added. tape: what records."""
        fed = values.get(Constant)

        def value(x):
            if type(x) is SymbolicTensor:
                return values[x]
            return fed.get(x.id, x) if fed and type(x) is _core.Tensor else x

        found = self.function(*nest.map_structure(value, self.args), **nest.map_structure(value, self.kwargs))
        for tensor, value in zip(self.outputs, nest.flatten(found)):
            values[tensor] = value if type(value) is _core.Tensor else _core.to_tensor(value)

    def give(self, specs, structure):
        """Makes the SymbolicTensors for [(dtype, dims), ...], and returns them in the structure."""
        self.results = nest.pack(structure, [SymbolicTensor(self, i, *spec) for i, spec in enumerate(specs)])
        return self.results

    @property
    def type(self):
        """What it does: the name that it has where it was given none."""
        return "Placeholder" if self.function is None else _title(self.function)

    def run(self, feed_dict=None, session=None):
        """Runs it in a session. ValueError: there is none."""
        chosen_session(session, "Cannot execute operation using `run()`").run(self, feed_dict)

    def __repr__(self):
        return f"<tf.Operation '{self.name}' type={self.type}>"


class Constant:
    """A tensor with a value that a feed_dict gives another one, as a program does with the first state of a recurrent
    network. `values` of Operation.call have those of all such tensors by their ids, under this class."""

    __slots__ = ("tensor",)
    name = property(lambda self: "Const:0", doc="What errors call it.")
    dtype = property(lambda self: self.tensor.dtype, doc="The dtype.")
    shape = property(lambda self: TensorShape(self.tensor._dims), doc="The dims, a TensorShape.")

    def __init__(self, tensor):
        self.tensor = tensor

    def __eq__(self, other):
        return type(other) is Constant and other.tensor.id == self.tensor.id

    def __hash__(self):
        return hash(self.tensor.id)


class HostCall(Operation):
    """A call of Python code, which runs without a trace. Where shapes are inferred, its outputs are given, as placeholders are."""

    def __init__(self, function, args, name):
        super().__init__(function, args, None, name, is_traceable=False)
        self.is_differentiable = function.__name__ == "py_function"

    def call(self, values, tape):
        """Runs the function. In a trace, it connects the given outputs with what gradients lead to."""
        if not _core.is_tracing():
            return super().call(values, tape)
        xs = [values[x] if type(x) is SymbolicTensor else x.read_value() for x in nest.flatten(self.args)
              if type(x) in (SymbolicTensor, _core.Variable) and x.dtype.is_floating]
        for x in self.outputs:
            if x.dtype.is_floating:
                values[x] = _connected(values[x], xs)


def _connected(value, inputs):
    """Returns the value, as if it had been computed from inputs; the gradients are zeros."""
    from ... import custom_gradient

    zeros = _functions._op("zeros_like")
    return custom_gradient(lambda y, *xs: (_functions._op("identity")(y), lambda dy: (dy, *map(zeros, xs))))(value, *inputs)


def _kept(value):
    """Returns what an Operation keeps of an argument: arrays as they are now. Notes the initial values of Variables."""
    if type(value) is _core.Variable:
        _origins.note(value)
    return value.copy() if type(value).__module__ == "numpy" and hasattr(value, "copy") else value


def record(function, args, kwargs=None, name=None, is_traceable=True):
    """Adds an Operation to the graph. Returns its SymbolicTensors, in the structure of what the function gives.

    Errors of the function, such as shapes that do not fit, are raised here.
    """
    args, kwargs = nest.map_structure(_origins.lifted, [tuple(args), kwargs or {}])
    inputs = list(dict.fromkeys(x for x in nest.flatten([args, kwargs or {}]) if isinstance(x, SymbolicTensor)))

    def called(*values):
        found = dict(zip(inputs, values))
        a, k = nest.map_structure(lambda x: found[x] if type(x) is SymbolicTensor else x, [args, kwargs or {}])
        return function(*a, **k)

    specs = infer(called, inputs)
    return Operation(function, args, kwargs, name or _title(function), is_traceable).give(*specs)


def infer(function, inputs):
    """Traces a function for SymbolicTensors. Returns [(dtype, dims), ...] of its results, and their structure."""
    unknown = [x for x in inputs if x._dims is None]
    found, failed = [], None
    for rank in _RANKS if unknown else (0,):
        dims = [(None,) * rank if x._dims is None else x._dims for x in inputs]
        try:
            found.append(_symbolic.traced(function, [_symbolic.KerasTensor(d, x.dtype) for d, x in zip(dims, inputs)]))
        except Exception as error:
            failed = error
    if not found:
        raise failed
    merged = [(of_ranks[0][0], _merged([dims for _, dims, _ in of_ranks])) for of_ranks in zip(*[specs for specs, _ in found])]
    return merged, found[0][1]


def _merged(shapes):
    """Returns the dims that all shapes have, with None where they differ; None where ranks differ."""
    if len({len(dims) for dims in shapes}) > 1:
        return None
    return tuple([of_dim[0] if all(type(d) is int and d == of_dim[0] for d in of_dim) else None for of_dim in zip(*shapes)])


_TITLES = {"matmul": "MatMul", "reduce_sum": "Sum", "reduce_mean": "Mean", "reduce_max": "Max", "reduce_min": "Min", "reduce_prod": "Prod",
           "reduce_all": "All", "reduce_any": "Any", "argmax": "ArgMax", "argmin": "ArgMin", "concat": "concat", "stack": "stack",
           "expand_dims": "ExpandDims", "bias_add": "BiasAdd", "negative": "Neg", "add": "Add", "subtract": "Sub", "multiply": "Mul",
           "py_function": "EagerPyFunc", "py_func": "PyFunc", "numpy_function": "PyFunc", "split": "split", "transpose": "transpose",
           "where": "Select", "zeros_like": "zeros_like", "ones_like": "ones_like", "unstack": "unstack", "one_hot": "one_hot"}


def _title(function):
    name = getattr(function, "__name__", None) or getattr(function, "name", "op")
    return _TITLES.get(name) or "".join(part[:1].upper() + part[1:] for part in name.split("_"))


def deferred(function, args, name, error):
    """Records a call that failed because there are SymbolicTensors among its arguments, or in a loop's functions; else raises the error
    again."""
    if function.__name__ == "while_loop" and not _core.is_tracing():
        from ._graph_cond import while_loop

        found = while_loop(*args[:4], args[7], name)
        if found is None:
            raise error
        return found
    if any(type(x) is SymbolicTensor for x in nest.flatten(args)):
        if function.__name__ in ("py_function", "py_func", "numpy_function"):
            return _host_call(function, args, name)
        if function.__name__ == "cond" and type(args[0]) is SymbolicTensor:
            from ._graph_cond import cond

            return cond(*args, name)
        result = record(function, args, name=name)
        if function.__module__.endswith(".losses"):  # whose results the graph has in a collection
            from ._regularizers import add_loss

            add_loss(result, args[_place_of_collection(function)])
        return result
    raise error


def _place_of_collection(function):
    import inspect

    return list(inspect.signature(function).parameters).index("loss_collection")


def _host_call(function, args, name):
    """Records a call of Python code, whose shapes may be unknown: what has such a call runs without a trace."""
    from ... import as_dtype

    types, shapes = args[2], args[-1]
    is_one = not isinstance(types, (list, tuple))
    types = [types] if is_one else list(types)
    shapes = [None] * len(types) if shapes is None else [shapes] if is_one else shapes
    op = HostCall(function, nest.map_structure(_origins.lifted, list(args)), name or _title(function))
    specs = [(as_dtype(t), None if s is None else tuple(TensorShape(s).as_list())) for t, s in zip(types, shapes)]
    return op.give(specs, 0 if is_one else [0] * len(types))


def _itself(x):
    return x


def placeholder(dtype, shape=None, name=None):
    """Returns a tensor that gets its value from a Session's feed_dict. shape: with None for any dim; None: any shape.

    What is computed without such a tensor, from Variables alone too, is computed at once. From the first tf.Variable, placeholder, Session
    or get_variable on (see _origins), a graph that gets a tensor that was computed from Variables, such as tf.nn.l2_loss(w), computes it
    in each run.

    >>> import eager.compat.tensorflow as tf
    >>> x = tf.placeholder(tf.float32)
    >>> with tf.Session() as sess:
    ...     print(sess.run(x * 2., feed_dict={x: [1., 2.]}))
    [2. 4.]
    """
    from ... import as_dtype

    _origins.observe(has_graphs=True)
    _functions.dropout_keeps = True  # programs with placeholders are TensorFlow 1's
    op = Operation(None, name=name or "Placeholder")
    return op.give([(as_dtype(dtype), None if shape is None else tuple(TensorShape(shape).as_list()))], 0)


def placeholder_with_default(input, shape, name=None):
    """Returns a tensor that has the value of input where a Session's feed_dict has no other."""
    found = Operation(_itself, (input if isinstance(input, SymbolicTensor) else _core.to_tensor(input),), None,
                      name or "PlaceholderWithDefault")
    dtype = found.args[0].dtype
    return found.give([(dtype, None if shape is None else tuple(TensorShape(shape).as_list()))], 0)


# ---- Layers

_RESULTS = {"relu": "Relu", "relu6": "Relu6", "elu": "Elu", "selu": "Selu", "sigmoid": "Sigmoid", "tanh": "Tanh", "softmax": "Softmax",
            "softplus": "Softplus", "softsign": "Softsign", "log_softmax": "LogSoftmax"}  # of activations: the Operations' names


def _of_layer(layer, args, kwargs):
    """Records a layer's call. Its Variables are the graph's, under the names and collections that TensorFlow has."""
    from . import _graph_variables

    training = kwargs.get("training")
    called = _Switched(layer) if type(training) is SymbolicTensor else layer
    title = _title(type(layer))
    name = getattr(layer, "name", None)
    activation = getattr(layer, "activation", None)
    activation = activation if isinstance(activation, str) else getattr(activation, "__name__", "")
    if activation in _RESULTS:
        title = _RESULTS[activation]
    elif getattr(layer, "use_bias", False):
        title = "BiasAdd"
    before = _core.random_state()
    result = record(called, args, kwargs, name=f"{name}/{title}" if isinstance(name, str) else title)
    if not _graph_variables.adopt(layer):
        _core.set_random_state(*before)  # all of its Variables were there
    if hasattr(layer, "moving_mean") and (training is True or called is not layer):
        op = next(x.op for x in nest.flatten(result) if isinstance(x, SymbolicTensor))
        with entered(scopes.controls, [op]):
            update = Operation(_nothing, name=f"{name}/AssignMovingAvg")
        op.graph.collections.setdefault("update_ops", []).append(update)
    return result


def _nothing(*_):
    pass


class _Switched:
    """A layer whose `training` is a tensor."""

    def __init__(self, layer):
        self._layer = layer

    def __call__(self, *args, training, **kwargs):
        from ... import cond

        if not getattr(self._layer, "built", True):
            self._layer(*args, training=False, **kwargs)  # makes the Variables outside of what is conditional
        return cond(_functions._op("cast")(training, "bool"), lambda: self._layer(*args, training=True, **kwargs),
                    lambda: self._layer(*args, training=False, **kwargs))


_symbolic.RECORDERS[SymbolicTensor] = _of_layer
