"""tf.Session: runs what is asked for of a graph as one traced function, which is kept for the next run of the same."""
import weakref

from ... import _core, errors, nest
from . import _origins
from ._gradients import evaluate
from ._graph import Constant, Operation, SymbolicTensor, entered, get_default_graph, scopes
from ._tensors import TensorShape

_NAMES = {"float32": "float", "float64": "double", "float16": "half"}  # of dtypes in errors


class Plan:
    """The Operations that lead from fed tensors to fetched ones, in their order, as a function of the fed values.

    What has effects alone comes after the values that are fetched with it.
    """

    def __init__(self, fetches, feeds):
        from ... import function

        self._fetches, self._feeds = fetches, feeds
        self._tensors = [x for x in fetches if isinstance(x, SymbolicTensor)]
        self._operations = []
        done, fed = set(), set(feeds)
        ends = [x.op for x in self._tensors if x not in fed] + [x for x in fetches if isinstance(x, Operation)]
        stack = [(op, False) for op in reversed(ends)]
        while stack:  # in the order of a recursion, of which a deep graph would need too much
            op, is_ready = stack.pop()
            if op in done:
                continue
            if is_ready:
                done.add(op)
                if op.function is not None:
                    self._operations.append(op)
                elif op.results not in fed:
                    raise _unfed(op.results)
            elif op.outputs and fed.issuperset(op.outputs):
                done.add(op)
            else:
                stack.append((op, True))
                stack.extend((before, False) for before in reversed([*op.controls, *[x.op for x in op.inputs if x not in fed]]))
        self._read, self._set = _variables_of(self._operations)
        is_traceable = all(op.is_traceable for op in self._operations)
        self._function = function(self.run) if is_traceable else self.run

    def __call__(self, values):
        """Runs the function, traced where it can be. Returns the values of the tensors that are fetched.

        FailedPreconditionError: a Variable that it reads has not been initialized.
        """
        for reference in self._read:
            variable = reference()
            if variable is not None:
                _origins.check_initialized(variable)
        self._read = ()
        before, scopes.is_running = scopes.is_running, True
        try:
            results = self._function(*values)
        finally:
            scopes.is_running = before
        for reference in self._set:
            variable = reference()
            if variable is not None:
                _origins.initialize(variable)
        self._set = ()
        return results

    def run(self, *values):
        """Runs the Operations one by one, for a trace too."""
        found = dict(zip(self._feeds, values))
        found[Constant] = {x.tensor.id: value for x, value in found.items() if type(x) is Constant}
        evaluate(self._operations, found)
        return [found[x] for x in self._tensors]


def _variables_of(operations):
    """Returns weak references to the Variables that Operations read, and to those that they assign to. Those of Keras's layers are
    initialized when they are made."""
    read, assigned = {}, {}
    for op in operations:
        layer = op.function if getattr(op.function, "_scope_of_graph", None) is not None else None
        own = [x for x in nest.flatten([op.args, op.kwargs]) if type(x) is _core.Variable]
        if getattr(op.function, "sets_first", False):
            variable = own.pop(0)
            assigned[id(variable)] = weakref.ref(variable)
        for variable in (*own, *(layer._variables if layer else ())):
            read[id(variable)] = weakref.ref(variable)
    return [reference for key, reference in read.items() if key not in assigned], list(assigned.values())


def _unfed(x):
    dims = "" if x._dims is None else f" and shape [{','.join('?' if d is None else str(d) for d in x._dims)}]"
    return errors.InvalidArgumentError(f"You must feed a value for placeholder tensor '{x.op.name}' with dtype "
                                       f"{_NAMES.get(x.dtype.name, x.dtype.name)}{dims}\n\t [[node {x.op.name}]]")


class Session:
    """Runs parts of a graph. Within ``with`` it is the default session, which eval() and run() of tensors and operations use.

    >>> import eager.compat.tensorflow as tf
    >>> x = tf.placeholder(tf.float32, [])
    >>> with tf.Session() as sess:
    ...     print(sess.run({"double": x * 2., "square": [tf.square(x)]}, {x: 3.}) == {"double": 6, "square": [9]})
    True
    """

    def __init__(self, target="", graph=None, config=None):
        _origins.observe(has_graphs=True)
        self.graph = graph or get_default_graph()
        self._plans, self._is_closed, self._entered = {}, False, []

    def run(self, fetches, feed_dict=None, options=None, run_metadata=None):
        """Returns the values of fetches, NumPy arrays in the same structure, and None for operations.

        fetches: tensors, Variables, operations, and lists, tuples and dicts of them. feed_dict: the values of placeholders, or of other
        tensors of the graph. InvalidArgumentError: a placeholder has no value. ValueError: a value has another shape.
        """
        if self._is_closed:
            raise RuntimeError("Attempted to use a closed Session.")
        with self.graph.as_default():
            wanted = [self._fetched(_origins.lifted(x)) for x in nest.flatten(fetches)]
        feeds, values = [], []
        for key, value in (feed_dict or {}).items():
            feeds.append(self._fed(key))
            values.append(_value(feeds[-1], value))
        of_graph = tuple([x for x in wanted if isinstance(x, (SymbolicTensor, Operation))])
        key = of_graph, tuple(feeds)
        plan = self._plans.get(key)
        if plan is None:
            self._check_constants([x for x in feeds if type(x) is Constant], wanted)
            plan = self._plans[key] = Plan(*key)
        for x in wanted:
            if type(x) is _core.Variable:
                _origins.check_initialized(x)
        given = {x.tensor.id: value for x, value in zip(feeds, values) if type(x) is Constant}
        eager_values = [None if isinstance(x, (SymbolicTensor, Operation)) else _numpy(given.get(x.id, x) if type(x) is _core.Tensor else x)
                        for x in wanted]
        results = iter(plan(values)) if of_graph else iter(())
        found = [_numpy(next(results)) if isinstance(x, SymbolicTensor) else value for x, value in zip(wanted, eager_values)]
        return nest.pack(fetches, found)

    def make_callable(self, fetches, feed_list=()):
        """Returns a function of the values of some tensors that returns what run() does."""
        return lambda *values: self.run(fetches, dict(zip(feed_list, values)))

    def _fetched(self, x):
        if isinstance(x, str):
            return self.graph.get_tensor_by_name(x) if ":" in x else self.graph.get_operation_by_name(x)
        if isinstance(x, (SymbolicTensor, Operation)):
            return self._own(x, "Fetch argument")
        if isinstance(x, (_core.Tensor, _core.Variable)):
            return x
        if x is None:
            raise TypeError("Fetch argument None has invalid type <class 'NoneType'>")
        raise TypeError(f"Fetch argument {x!r} has invalid type {type(x)}, must be a string or Tensor. (Can not convert a "
                        f"{type(x).__name__} into a Tensor or Operation.)")

    def _fed(self, key):
        if isinstance(key, str):
            return self.graph.get_tensor_by_name(key)
        if type(key) is _core.Tensor:
            key = _origins.lifted(key)
            if type(key) is _core.Tensor:
                return Constant(key)
        if not isinstance(key, SymbolicTensor):
            raise TypeError(f"Cannot interpret feed_dict key as Tensor: Can not convert a {type(key).__name__} into a Tensor.")
        return self._own(key, "feed_dict key")

    def _check_constants(self, fed, wanted):
        """ValueError: what was computed from one of the constants is no part of the graph, so that its value would change nothing."""
        if not fed:
            return
        taken = {x.id for op in self.graph.get_operations() for x in nest.flatten([op.args, op.kwargs]) if type(x) is _core.Tensor}
        taken.update(x.id for x in wanted if type(x) is _core.Tensor)
        for x in fed:
            if x.tensor.id not in taken:
                raise ValueError(f"Tensor {x.tensor!r} cannot be fed: it is a constant from which no operation of the graph computes. What "
                                 "was computed from it without a placeholder was computed at once; feed a tf.placeholder_with_default() "
                                 "in its place")

    def _own(self, x, what):
        if x.graph is not self.graph:
            kind = "Tensor" if isinstance(x, SymbolicTensor) else "Operation"
            raise ValueError(f"{what} {x!r} cannot be interpreted as a Tensor. ({kind} {x} is not an element of this graph.)")
        return x

    def as_default(self):
        """Returns a context manager in which this is the default session; it stays open."""
        return entered(scopes.sessions, self)

    def close(self):
        """Ends the session."""
        self._is_closed = True
        self._plans.clear()

    def __enter__(self):
        self._entered.append(self.graph.as_default())
        self._entered[-1].__enter__()
        scopes.sessions.append(self)
        return self

    def __exit__(self, *_):
        scopes.sessions.pop()
        self._entered.pop().__exit__()
        self.close()


class InteractiveSession(Session):
    """A Session that is the default one until it is closed."""

    def __init__(self, target="", graph=None, config=None):
        super().__init__(target, graph, config)
        scopes.sessions.append(self)

    def close(self):
        """Ends the session."""
        super().close()
        if self in scopes.sessions:
            scopes.sessions.remove(self)


def _numpy(x):
    return x.numpy()


def _value(x, value):
    """Returns the value for a fed tensor, of its dtype. ValueError: the shape does not fit."""
    if isinstance(value, (SymbolicTensor, Operation)):
        raise TypeError("The value of a feed cannot be a tf.Tensor object. Acceptable feed values include Python scalars, strings, lists, "
                        "numpy ndarrays, or TensorHandles.")
    tensor = value if isinstance(value, _core.Tensor) else _converted(x, value)
    if tensor.dtype is not x.dtype:
        tensor = tensor.astype(x.dtype)
    if not x.shape.is_compatible_with(tensor.shape):
        raise ValueError(f"Cannot feed value of shape {tuple(tensor.shape)} for Tensor '{x.name}', which has shape '{x.shape}'")
    return tensor


def _converted(x, value):
    if isinstance(value, int) and x.dtype.is_integer:
        try:
            return _core.to_tensor(value, x.dtype)
        except (OverflowError, ValueError, TypeError):
            raise TypeError(f"Type of feed value {value} with type {type(value)} is not compatible with Tensor type {x.dtype.name}. Try "
                            "explicitly setting the type of the feed tensor to a larger type (e.g. int64).") from None
    try:
        return _core.to_tensor(value, x.dtype)
    except (TypeError, ValueError, OverflowError):
        import numpy

        array = numpy.asarray(value)
        if array.dtype.kind not in "biufc" or not (x.dtype.is_floating or x.dtype.is_integer):
            raise
        return _core.to_tensor(array)
