"""Variables of graphs: get_variable and its scopes, collections, and the operations that set initial values again."""
import functools
import gc
import os
import re
import weakref

from ... import _core, as_dtype, checkpoints, nest
from ...errors import InvalidArgumentError
from . import _functions, _initializers, _origins, _regularizers, _runtime, _tensors
from ._symbolic import unique_name
from ._graph import (Graph, Operation, SymbolicTensor, _nothing, chosen_session, entered, get_default_graph, get_default_session, graphs,
                     record, scopes)
from ._origins import age, note

AUTO_REUSE = "AUTO_REUSE"


class GraphKeys:
    """The names of collections."""

    GLOBAL_VARIABLES = "variables"
    LOCAL_VARIABLES = "local_variables"
    TRAINABLE_VARIABLES = "trainable_variables"
    REGULARIZATION_LOSSES = "regularization_losses"
    LOSSES = "losses"
    UPDATE_OPS = "update_ops"
    SUMMARIES = "summaries"


# ---- Scopes

class VariableOp:
    """What Variable.op is: the operation that holds it, which has a name, and is not run."""

    type = "VarHandleOp"

    def __init__(self, variable):
        self.name = variable._name

    def __repr__(self):
        return f"<tf.Operation '{self.name}' type={self.type}>"


class VariableScope:
    """What a variable_scope gives the Variables in it: the beginning of their names, and defaults for get_variable."""

    def __init__(self, name="", reuse=False, initializer=None, regularizer=None, dtype=None, custom_getter=None):
        self.name, self.reuse, self.initializer, self.regularizer = name, reuse, initializer, regularizer
        self.custom_getter = custom_getter
        self.dtype = as_dtype(dtype or "float32")

    @property
    def original_name_scope(self):
        """The name, with a slash at its end."""
        return self.name and self.name + "/"

    def reuse_variables(self):
        """Makes get_variable give the Variables that there are, in this scope and those within it."""
        self.reuse = True

    def global_variables(self):
        """Returns the Variables whose names begin with the scope's."""
        return get_collection(GraphKeys.GLOBAL_VARIABLES, self.name)

    def trainable_variables(self):
        """Returns those that are trained."""
        return get_collection(GraphKeys.TRAINABLE_VARIABLES, self.name)


def get_variable_scope():
    """Returns the innermost VariableScope."""
    if scopes.variables:
        return scopes.variables[-1]
    graph = get_default_graph()
    if graph.variable_scope is None:
        graph.variable_scope = VariableScope()
    return graph.variable_scope


class variable_scope:
    """A context manager for a scope of Variables: names begin with its name, and reuse says whether get_variable makes new ones.

    name_or_scope: a name, within the scope that it is in, or a VariableScope to enter again. reuse: True, False, None (as outside) or
    tf.AUTO_REUSE.

    >>> import eager.compat.tensorflow as tf
    >>> with tf.variable_scope("layer", reuse=tf.AUTO_REUSE):
    ...     w, again = tf.get_variable("w", [2]), tf.get_variable("w", [2])
    >>> w.name, w is again
    ('layer/w:0', True)
    """

    def __init__(self, name_or_scope, default_name=None, values=None, initializer=None, regularizer=None, caching_device=None,
                 partitioner=None, custom_getter=None, reuse=None, dtype=None, use_resource=None, constraint=None,
                 auxiliary_name_scope=True):
        if name_or_scope is None and default_name is None:
            raise TypeError("If default_name is None then name_or_scope is required")
        if name_or_scope is None and reuse:
            raise ValueError("reuse=True cannot be used without a name_or_scope")
        self._name, self._default_name, self._reuse = name_or_scope, default_name, reuse
        self._options = {"initializer": initializer, "regularizer": regularizer, "dtype": dtype}
        self._custom_getter = custom_getter

    def __enter__(self):
        outer = get_variable_scope()
        again = self._name if isinstance(self._name, VariableScope) else None
        if again is not None:
            name, defaults = again.name, again
        else:
            own = self._name
            if own is None:
                own = self._default_name
                taken, n = get_default_graph().scope_names, 0
                while "/".join(filter(None, [outer.name, own])) in taken:
                    n += 1
                    own = f"{self._default_name}_{n}"
            name, defaults = "/".join(filter(None, [outer.name, own])), outer
        get_default_graph().scope_names.add(name)
        reuse = self._reuse or defaults.reuse or outer.reuse
        given = {key: getattr(defaults, key) if value is None else value for key, value in self._options.items()}
        scope = VariableScope(name, reuse, custom_getter=_within(self._custom_getter, defaults.custom_getter), **given)
        scopes.variables.append(scope)
        scopes.names.append(name.rpartition("/")[2])
        return scope

    def __exit__(self, *_):
        """Leaves the scope. The default names within it are free again for when it is entered the next time."""
        scopes.names.pop()
        taken, within = get_default_graph().scope_names, scopes.variables.pop().name + "/"
        taken.difference_update([name for name in taken if name.startswith(within)])


def get_variable(name, shape=None, dtype=None, initializer=None, regularizer=None, trainable=None, collections=None, caching_device=None,
                 partitioner=None, validate_shape=True, use_resource=None, custom_getter=None, constraint=None, synchronization=None,
                 aggregation=None):
    """Returns a Variable of the graph by its name: a new one, or that which has the name where the scope reuses.

    initializer: a function of a shape, a class of them, or the values. None: the scope's, or glorot_uniform for floats and else zeros.
    regularizer: a function of the Variable, whose result is in the collection REGULARIZATION_LOSSES.
    custom_getter: a function that is called with a function in place of this one, `getter`, and the whole name and the other
    parameters by their names; what it returns is the result. None: the scope's.
    ValueError: the name is taken and not reused, or the other way round; the shape or the dtype is another.
    """
    _origins.observe()
    scope = get_variable_scope()
    full = "/".join(filter(None, [scope.name, name]))
    given = {"shape": shape, "dtype": dtype, "initializer": initializer, "regularizer": regularizer, "trainable": trainable,
             "collections": collections}
    custom_getter = custom_getter or scope.custom_getter
    if custom_getter is None:
        return _variable_of(full, **given)
    return custom_getter(getter=_variable_of, name=full, reuse=scope.reuse, caching_device=caching_device, partitioner=partitioner,
                         validate_shape=validate_shape, use_resource=use_resource, constraint=constraint,
                         synchronization=synchronization, aggregation=aggregation, **given)


def _within(custom_getter, outer):
    """Returns a function that gets Variables by custom_getter, whose getter is `outer` with its own; either may be None."""
    if custom_getter is None or outer is None:
        return custom_getter or outer
    return lambda getter, *args, **kwargs: custom_getter(functools.partial(outer, getter), *args, **kwargs)


def _variable_of(name, shape=None, dtype=None, initializer=None, regularizer=None, trainable=None, collections=None, **_):
    """Computes get_variable for a whole name."""
    scope, graph, full = get_variable_scope(), get_default_graph(), name
    wanted = None if shape is None else _tensors.TensorShape(shape)
    found = graph.variables.get(full)
    if found is not None:
        if not scope.reuse:
            raise ValueError(f"Variable {full} already exists, disallowed. Did you mean to set reuse=True or reuse=tf.AUTO_REUSE in "
                             "VarScope?")
        if wanted is not None and not wanted.is_compatible_with(found.shape):
            raise ValueError(f"Trying to share variable {full}, but specified shape {wanted} and found shape {found.shape}.")
        if dtype is not None and as_dtype(dtype) is not found.dtype:
            raise ValueError(f"Trying to share variable {full}, but specified dtype {as_dtype(dtype).name} and found dtype "
                             f"{found.dtype.name}.")
        return found
    if scope.reuse is True:
        raise ValueError(f"Variable {full} does not exist, or was not created with tf.get_variable(). Did you mean to set "
                         "reuse=tf.AUTO_REUSE in VarScope?")
    def initial():
        value = graph.saved.value(full, wanted, dtype) if graph.saved else None
        return _initial_value(full, wanted, dtype, scope, initializer) if value is None else value

    made = graph.variables[full] = _core.Variable(initial, trainable=trainable is not False, name=full)
    note(made)
    _penalize(made, regularizer or scope.regularizer, full.removeprefix(scope.name + "/"))
    for collection in collections or ():
        if collection not in (GraphKeys.GLOBAL_VARIABLES, GraphKeys.TRAINABLE_VARIABLES):
            add_to_collection(collection, made)
    return made


def _penalize(variable, regularizer, name):
    """Adds what a regularizer, or None, gives for a Variable to the collection of such losses."""
    result = None if regularizer is None else regularizer(variable)
    if result is not None:
        result, loss = _core.to_tensor(result), Operation(regularizer, (variable,), name=f"{name}/Regularizer")
        loss.give([(result.dtype, result._dims)], 0)
        add_to_collection(GraphKeys.REGULARIZATION_LOSSES, loss.outputs[0])


# ---- Layers

def is_used():
    """Reports whether the program has graphs."""
    return _origins.is_observing or bool(scopes.variables)


def object_scope(name, default_name, reuse=None):
    """Returns the VariableScope of a layer that a class makes. Outside of scopes it counts with Keras's layers."""
    if name is None and not scopes.variables:
        name = unique_name(default_name)
        while name in get_default_graph().scope_names:
            name = unique_name(default_name)
    return layer_scope(name, default_name, reuse)


def layer_scope(name, default_name, reuse=None):
    """Returns the VariableScope of a layer that a function makes."""
    with variable_scope(name, default_name=default_name, reuse=reuse) as scope:
        return scope


def adopt(layer):
    """Makes the Variables of a layer that was called the default graph's. Returns whether one is new.

    Those of tf.layers are get_variable's too, which have the values of the ones of their names where the layer's scope reuses.
    ValueError: one is there, or is not, against what the scope says; or it has another shape or dtype.
    """
    graph, scope = get_default_graph(), getattr(layer, "_scope_of_graph", None)
    if scope is None:
        found = [v for v in getattr(layer, "variables", ()) if graph.take(v)]
        for v in found:
            _penalize(v, getattr(v, "regularizer", None), v._name)
        return bool(found)
    variables, is_new = layer._variables, False
    for v in variables:
        there = graph.variables.get(v._name)
        if there is v:
            continue
        if there is None and scope.reuse is True:
            raise ValueError(f"Variable {v._name} does not exist, or was not created with tf.get_variable(). Did you mean to set "
                             "reuse=tf.AUTO_REUSE in VarScope?")
        if there is not None and not scope.reuse:
            raise ValueError(f"Variable {v._name} already exists, disallowed. Did you mean to set reuse=True or reuse=tf.AUTO_REUSE in "
                             "VarScope?")
        if there is not None and there.shape != v.shape:
            raise ValueError(f"Trying to share variable {v._name}, but specified shape {v.shape} and found shape {there.shape}.")
        if there is not None and there.dtype is not v.dtype:
            raise ValueError(f"Trying to share variable {v._name}, but specified dtype {v.dtype.name} and found dtype {there.dtype.name}.")
    for i, v in enumerate(variables):
        there = graph.variables.setdefault(v._name, v)
        if there is not v:
            layer._set_variable(i, there)
        elif graph.take(v):
            is_new = True
            _penalize(v, getattr(v, "regularizer", None), v._name)
    _regularizers.penalized.discard(layer)
    return is_new


def graph_callable(func=None, **options):
    """Makes a traced function, as tf.function does, in which get_variable gives the same Variables at each call: a decorator.

    The function's `variables` are those that its traces use. `save(path)` writes them to a checkpoint under their names, and
    `restore(path)` gives them the values of one, those that a later trace makes too.
    """
    if func is None:
        return functools.partial(graph_callable, **options)
    graph = Graph()

    def save(path):
        writer = _core.CheckpointWriter()
        for name, v in graph.variables.items():
            writer.add_variable(name, v)
        writer.commit(os.fspath(path) + checkpoints.SUFFIX, True, False, 0)
        return path

    def restore(path):
        saved = _Saved(path)
        saved.file.restore_variables(tuple(graph.variables), tuple(graph.variables.values()))
        graph.saved = saved

    @functools.wraps(func)
    def called(*args, **kwargs):
        with entered(scopes.graphs, graph), entered(scopes.variables, VariableScope(reuse=AUTO_REUSE)):
            return func(*args, **kwargs)

    made = _runtime.function(called, **options)
    made.save, made.restore = save, restore
    return made


class _Saved:
    """A checkpoint whose values Variables have that are made later."""

    def __init__(self, path):
        self.file = _core.CheckpointFile(checkpoints.existing(path))
        self._keys = {key for key, is_text, *_ in self.file.entries() if not is_text}

    def value(self, name, shape, dtype):
        """Returns the value of a name, or None. InvalidArgumentError: it has another shape or dtype."""
        if name not in self._keys:
            return None
        found = self.file.read(name)
        if shape is not None and not shape.is_compatible_with(found.shape) or dtype is not None and as_dtype(dtype) is not found.dtype:
            raise InvalidArgumentError(f"Variable {name} is {as_dtype(dtype or found.dtype).name} {shape}, but the checkpoint has "
                                       f"{found.dtype.name} {tuple(found.shape)}")
        return found


def _initial_value(name, shape, dtype, scope, initializer):
    initializer = scope.initializer if initializer is None else initializer
    if initializer is not None and not callable(initializer) and not isinstance(initializer, str):
        if shape is not None:
            raise ValueError("If initializer is a constant, do not specify shape.")
        return _core.to_tensor(initializer, None if dtype is None else as_dtype(dtype))
    dtype = as_dtype(dtype or scope.dtype)
    if shape is None or not shape.is_fully_defined():
        raise ValueError(f"Shape of a new variable ({name}) must be fully defined, but instead was "
                         f"{'<unknown>' if shape is None else shape}.")
    initializer = _initializers.get(initializer) or _initializers.get("glorot_uniform" if dtype.is_floating else "zeros")
    try:
        return _core.to_tensor(initializer(tuple(shape), dtype))
    except TypeError:
        return _core.to_tensor(initializer(tuple(shape)), dtype)


# ---- Collections

def _all():
    """Returns all Variables of the process that are no other graph's, in about the order in which they were made."""
    graph = get_default_graph()
    others = {id(v) for other in graphs if other is not graph for v in (*other.variables.values(), *other.other_variables)}
    return sorted((x for x in gc.get_objects() if type(x) is _core.Variable and id(x) not in others and id(x) not in _retired), key=age)


_retired: dict = {}  # by id: weak references to the Variables of default graphs that were begun anew


def retire(variables=None):
    """Makes Variables no graph's; None: those of the default graph."""
    for variable in _all() if variables is None else variables:
        key = id(variable)
        _retired[key] = weakref.ref(variable, lambda _, key=key: _retired.pop(key, None))


def get_collection(key, scope=None):
    """Returns what is in a collection, a list. scope: a pattern that names begin with."""
    if key in (GraphKeys.GLOBAL_VARIABLES, GraphKeys.TRAINABLE_VARIABLES):
        found = [v for v in _all() if v.trainable or key == GraphKeys.GLOBAL_VARIABLES]
    else:
        found = list(get_default_graph().collections.get(key, ()))
    return [x for x in found if not scope or hasattr(x, "name") and re.match(scope, x.name)]


def add_to_collection(name, value):
    """Adds a value to a collection of the graph."""
    get_default_graph().collections.setdefault(name, []).append(value)


def global_variables(scope=None):
    """Returns all Variables, of this graph and of the rest of the process. scope: a pattern that names begin with."""
    return get_collection(GraphKeys.GLOBAL_VARIABLES, scope)


all_variables = global_variables


def trainable_variables(scope=None):
    """Returns the Variables that are trained. scope: a pattern that names begin with."""
    return get_collection(GraphKeys.TRAINABLE_VARIABLES, scope)


def local_variables(scope=None):
    """Returns no Variables: all are global."""
    return get_collection(GraphKeys.LOCAL_VARIABLES, scope)


# ---- Initial values

def variables_initializer(var_list, name="init"):
    """Returns the operation that gives Variables their initial values again: those that they had before they were first assigned to."""
    pairs = [(weakref.ref(v), note(v)) for v in nest.flatten(list(var_list))]

    def initialize():
        for reference, value in pairs:
            variable = reference()
            if variable is not None:
                variable.assign(value)
                _origins.initialize(variable)

    return Operation(initialize, name=name, is_traceable=False)


def global_variables_initializer():
    """Returns the operation that gives all Variables their initial values again."""
    return variables_initializer(global_variables())


initialize_all_variables = global_variables_initializer


def report_uninitialized_variables(var_list=None, name="report_uninitialized_variables"):
    """Returns a tensor of the names of the Variables that have not been initialized; None for all Variables."""
    found = [weakref.ref(v) for v in (global_variables() if var_list is None else var_list)]

    def names():
        there = [v for v in (reference() for reference in found) if v is not None and not _origins.is_initialized(v)]
        return _core.to_tensor([*(v._name for v in there), ""])[:-1]

    return Operation(names, name=name, is_traceable=False).give([(as_dtype("string"), (None,))], 0)


def is_variable_initialized(variable):
    """Returns a tensor that says whether a Variable has been initialized."""
    reference = weakref.ref(variable)
    op = Operation(lambda: _core.to_tensor(_origins.is_initialized(reference())), name="IsVariableInitialized", is_traceable=False)
    return op.give([(as_dtype("bool"), ())], 0)


def local_variables_initializer():
    """Returns an operation that does nothing: all Variables are global."""
    return no_op("init_local")


def tables_initializer(name="init_all_tables"):
    """Returns an operation that does nothing: there are no tables."""
    return no_op(name)


# ---- Operations without values

def no_op(name=None):
    """Returns an operation that does nothing."""
    return Operation(_nothing, name=name or "NoOp")


def group(*inputs, name=None):
    """Returns an operation that runs others."""
    found = [x for x in map(_origins.lifted, nest.flatten(list(inputs))) if isinstance(x, (Operation, SymbolicTensor))]
    with entered(scopes.controls, [x.op if isinstance(x, SymbolicTensor) else x for x in found]):
        return Operation(_nothing, name=name or "group_deps")


# ---- Attributes of Tensors and Variables

def _value_of(self, feed_dict=None, session=None):
    """Returns the value as Session.run does: an array. ValueError: there is no session, and the tensor came from Variables."""
    session = session or get_default_session()
    if session is None and _origins.lifted(self) is self:
        return self.numpy()
    return chosen_session(session, "Cannot evaluate tensor using `eval()`").run(self, feed_dict)


def _reading(name):
    native = _tensors.native(_core.Variable, name)

    def method(self):
        # Behind control_dependencies a value is one of its own, so that graphs read it there.
        return _functions._op("identity")(native(self)) if scopes.controls and not _core.is_tracing() else native(self)

    method.__name__, method.__doc__ = name, native.__doc__
    return method


def _load(self, value, session=None):
    """Assigns a value."""
    _tensors.native(_core.Variable, "assign")(self, value)
    _origins.initialize(self)


def _assigning(name, kind):
    native = _tensors.native(_core.Variable, name)

    def again(v, x):
        return native(v, x)

    again.sets_first = name == "assign"

    def method(self, value, *args, **kwargs):
        if type(value) is SymbolicTensor:
            return record(again, (self, value), name=kind)
        return _origins.assigned(native, self, value, *args, **kwargs)

    method.__name__, method.__doc__ = name, native.__doc__
    return method


_tensors.add(_core.Tensor, {"eval": _value_of})
_tensors.add(_core.Variable, {
    "eval": _value_of, "initialized_value": note, "initial_value": property(note, doc="The value that an initializer sets."),
    "op": property(VariableOp, doc="What has the Variable's name without \":0\"."),
    "initializer": property(lambda self: variables_initializer([self], "Assign"), doc="The operation that sets the initial value."),
    "load": _load,
    **{name: _reading(name) for name in ("value", "read_value")},
    **{name: _assigning(name, kind) for name, kind in (("assign", "Assign"), ("assign_add", "AssignAdd"), ("assign_sub", "AssignSub"))},
})
