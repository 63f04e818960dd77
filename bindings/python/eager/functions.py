"""Traced functions: ``@eager.function``.

A decorated function runs as Python once, on symbolic tensors, and what it computes becomes a graph, which serves the calls that
follow: faster than op by op, and it can be saved. Each kind of call has a trace of its own:

* tensors (and what becomes a tensor: arrays) count by dtype, rank and dims. Where dims turn out to vary, one trace with unknown
  dims serves all; where the code cannot do without them (``range(x.shape[0])``, ``x.shape[0] == 1``), each shape has a trace.
  Dims that follow from values cannot be compared: a TypeError. In an input_signature None is any dim, and None in ``x.shape``;
* Python numbers, strings, None and other values that can be hashed count by value: each new one is a trace. A number that varies
  from call to call should be a tensor;
* Variables, functions, objects such as ``self`` count by identity, and are not kept alive;
* lists, tuples, dicts, and sets of numbers and strings count by what is in them, and so do the device scope and whether layers train;
* where a tape in the function met a Variable, it counts whether the Variable is trainable, unless the function itself sets that.

Python's side effects (print, append) happen when a function is traced, not when it runs. Tensors that it closes over are
constants, but for those that a tape watches when it is called: these are inputs of a trace of its own, and symbolic in it.
Gradients flow to them, to arguments and to Variables. Which tensor a name means is settled when the function is traced. A Variable may be made where it is kept for later calls: the function is
traced once more then, and must not make another.
"""
import functools
import threading
import warnings
import weakref
from collections.abc import Mapping

from . import _core, nest
from ._arguments import SCALARS, Arguments, is_array, structure
from ._core import Tensor, Variable
from ._graphs import ConcreteFunction, Graph, TensorSpec, UnknownDim, fits, import_onnx, load
from ._lazy import inspect

__all__ = ["ConcreteFunction", "Function", "Graph", "TensorSpec", "export_onnx", "function", "import_onnx", "load", "save"]

_MANY_TRACES = 32  # of one function: worth a warning


def __dir__():
    return __all__


def _current(functions):
    """The latest of the traces that fits the Variables that are trainable now, or None."""
    return next((f for f in reversed(functions) if f.is_current), None)


class _Traces:
    """The traces of calls that differ in dims, or in which Variables are trainable."""

    def __init__(self):
        self.exact = {}       # dims of all tensors: functions
        self.general = []     # those with unknown dims
        self.shapes = None    # their dims, or those of the first exact one
        self.relax = True
        self.closed_over = ()  # Tensors from outside that tapes may watch
        self.captured = {}     # by id, those that are inputs of these traces

    def find(self, shapes):
        found = _current(self.exact.get(shapes, ()))
        if found is None and self.general and all(map(fits, self.shapes, shapes)):
            found = _current(self.general)
        return found

    def find_exactly(self, shapes):
        return _current(self.general if self.shapes == shapes and self.general else self.exact.get(shapes, ()))

    def add(self, shapes, function):
        if any(None in shape for shape in shapes):
            self.general = [*self.general, function] if self.shapes == shapes else [function]
            self.shapes = shapes
        else:
            self.exact[shapes] = [*self.exact.get(shapes, ()), function]
            self.shapes = self.shapes or shapes

    def relaxed(self, shapes):
        """Dims that fit these and all before; None: they are not to be relaxed, or do not differ."""
        if not self.relax or self.shapes is None:
            return None
        merged = tuple([tuple([a if a == b else None for a, b in zip(old, new)]) for old, new in zip(self.shapes, shapes)])
        return None if merged == shapes else merged

    def functions(self):
        return [f for functions in (*self.exact.values(), self.general) for f in functions]


class Function(_core.Dispatcher):
    """A function that is traced when it is called: see :func:`eager.function`, which makes it.

    >>> import eager
    >>> double = eager.function(lambda x: x * 2)
    >>> double(eager.constant(3.)).item(), double.traces
    (6.0, 1)
    """

    def __init__(self, function, input_signature, name, options, reduce_retracing):
        try:
            self._signature = inspect.signature(function)
        except ValueError:  # some builtins
            self._signature = inspect.signature(lambda *args: None)
        self._function = function
        self._name = name or getattr(function, "__name__", type(function).__name__)
        self._options = options
        self._input_signature = None if input_signature is None else list(input_signature)
        self._relax = reduce_retracing and input_signature is None
        self._groups = {}      # key: _Traces
        self._functions = []   # in the order of tracing
        self._num_traces = 0
        self._modules = {}     # by id, weak references to those that its traces called
        self._lock = threading.RLock()
        self._died = _caller_of_drop(weakref.ref(self))
        functools.update_wrapper(self, function, updated=())
        _all.add(self)

    # ---- Calls

    def _call(self, args, kwargs):
        """What the extension calls where it remembers no such call."""
        arguments = self._arguments(args, kwargs)
        if any(isinstance(leaf, TensorSpec) for leaf in arguments.leaves):
            raise TypeError(f"{self._name}() was called with a TensorSpec: get_concrete_function takes them")
        function = self._found(arguments, lambda group: group.find(arguments.shapes), self._relax)
        for outer in tuple(_tracing):
            outer._modules.update(self._modules)
        if not _uses_outer_trace(function) and arguments.is_flattened_alike and self._in_order(arguments, args, kwargs):
            self._remember(args, kwargs, function)
        return function(*arguments.leaves)

    def _arguments(self, args, kwargs):
        bound = self._signature.bind(*args, **kwargs)
        bound.apply_defaults()
        if self._input_signature is None:
            return Arguments(bound, self._died)
        parameters = list(self._signature.parameters.values())
        first = 1 if parameters and parameters[0].name in ("self", "cls") else 0
        names = [p.name for p in parameters if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)][first:]
        signature = self._input_signature
        more = next((p.name for p in parameters if p.kind is p.VAR_POSITIONAL), None)
        rest = list(bound.arguments[more]) if more else []
        if len(names) + len(rest) < len(signature):
            raise TypeError(f"{self._name}: input_signature has {len(signature)} entries, but the function takes {len(names) + len(rest)}")
        given, fitted = [], []
        for name, spec in zip(names, signature):
            bound.arguments[name] = self._as_specified(spec, bound.arguments[name], given, fitted)
        for i, spec in enumerate(signature[len(names):]):
            rest[i] = self._as_specified(spec, rest[i], given, fitted)
        if more:
            bound.arguments[more] = tuple(rest)
        arguments = Arguments(bound, self._died)
        arguments.is_flattened_alike = arguments.is_flattened_alike and all(a is b for a, b in zip(given, fitted))
        flat = nest.flatten(signature)
        arguments.specs[:len(flat)] = [(spec.dtype.code, spec.shape) for spec in flat]
        return arguments

    def _as_specified(self, spec, value, given, fitted):
        """value, with tensors where spec has TensorSpecs; these are listed before and after."""
        if isinstance(spec, TensorSpec):
            tensor = value
            if not isinstance(value, (Tensor, TensorSpec)):
                tensor = _core.to_tensor(value)
                if tensor.dtype is not spec.dtype and not isinstance(value, Variable):
                    tensor = _core.to_tensor(value, spec.dtype)
                elif is_array(value):
                    value = tensor  # the extension makes the same of it
            if not spec.is_compatible_with(tensor):
                raise TypeError(f"{self._name}(): a tensor of dtype {tensor.dtype.name} and shape {tensor.shape} does not fit {spec} of "
                                "the input_signature")
            given.append(value)
            fitted.append(tensor)
            return tensor
        same = nest.is_nested(value) and isinstance(spec, Mapping) == isinstance(value, Mapping) and len(spec) == len(value)
        if not same or isinstance(spec, Mapping) and set(spec) != set(value):
            raise ValueError(f"{self._name}(): {value!r} has not the structure of {spec!r} of the input_signature")
        return nest._rebuild(value, [self._as_specified(s, v, given, fitted) for s, v in zip(nest._items(spec), nest._items(value))])

    def _in_order(self, arguments, args, kwargs):
        """Whether in all calls of this form the tensors come in the order of the trace's inputs."""
        parameters = self._signature.parameters.values()
        if kwargs:
            names = [p.name for p in parameters if p.kind in (p.POSITIONAL_OR_KEYWORD, p.KEYWORD_ONLY) and p.name in kwargs]
            if list(kwargs) != names:
                return False
        given = {p.name for p in list(parameters)[:len(args)]} | set(kwargs)
        defaults = nest.flatten([p.default for p in parameters if p.name not in given and p.default is not p.empty])
        return not any(isinstance(leaf, Tensor) or is_array(leaf) for leaf in defaults if type(leaf) not in SCALARS)

    def _watched(self, arguments):
        """Of the tensors that its traces for such arguments close over, those that tapes watch now."""
        group = self._groups.get(arguments.key)
        return () if group is None or not group.closed_over else _core.watched(group.closed_over)

    def _capturing(self, arguments):
        """The traces for such arguments with tensors from outside as inputs, or None."""
        return self._groups.get((arguments.key, "captures"))

    def _group(self, arguments, capture):
        """The traces that serve such arguments now, or None. capture: those with watched tensors as inputs, where there are such."""
        watched = self._watched(arguments) if capture else ()
        if not watched:
            return self._groups.get(arguments.key)
        group = self._capturing(arguments)
        return group if group is not None and group.captured.keys() >= {t.id for t in watched} else None

    def _found(self, arguments, look, relax, capture=True):
        """What look finds in the group of the arguments, or else a new trace. capture: with watched tensors as inputs."""
        def find():
            group = self._group(arguments, capture)
            return look(group) if group is not None else None

        found = find()
        if found is not None:
            return found
        if _core.is_tracing():  # without the lock: its holder may wait for this trace
            return self._add(arguments, relax, capture)
        with self._lock:
            found = find()
            return found if found is not None else self._add(arguments, relax, capture)

    def _add(self, arguments, relax, capture):
        group = self._group(arguments, capture) or _Traces()
        capturing = self._capturing(arguments) if self._watched(arguments) else None
        wanted = None if not capture else () if capturing is None else tuple(capturing.captured.values())
        shapes = group.relaxed(arguments.shapes) if relax else None
        function = None
        if shapes is not None:
            refusals = UnknownDim.refusals
            try:
                function = self._trace(arguments, shapes, wanted)
            except Exception:
                pass
            if UnknownDim.refusals != refusals:
                function = None
            group.relax = function is not None  # else the code needs the dims
        if function is None:
            shapes = arguments.shapes
            function = self._trace(arguments, shapes, wanted)
        if not _uses_outer_trace(function):
            self._keep(arguments, group, shapes, function, wanted)
        return function

    def _keep(self, arguments, group, shapes, function, wanted):
        """Adds a function to the group that it was traced for, or to the one that it turned out to belong to."""
        # Others may have added it meanwhile, in the body too.
        plain = self._groups.setdefault(arguments.key, group if not group.captured and not function.captures else _Traces())
        if function.captures or function.closed_over:
            plain.closed_over = tuple(_by_id(*plain.closed_over, *function.captures, *function.closed_over).values())
        watched = () if wanted is None else self._watched(arguments)
        if not watched:
            group = plain
        else:  # one group for all sets of them
            captured = _by_id(*wanted, *function.captures, *watched)
            if not group.captured.keys() >= captured.keys():
                group = _Traces()
                group.captured = captured
            self._groups[arguments.key, "captures"] = group
        group.add(shapes, function)
        self._functions.append(function)

    def _trace(self, arguments, shapes, wanted, is_again=False):
        dims_vary = not any(None in shape for shape in arguments.shapes)  # where the caller says None, it is None
        specs = [(code, shape) for (code, _), shape in zip(arguments.specs, shapes)]

        def note(module, _):
            self._modules[id(module)] = weakref.ref(module)

        module_observers.append(note)
        _tracing.append(self)
        try:
            function, num_variables = ConcreteFunction.trace(
                self._name, specs, lambda inputs: structure(arguments.call(self._function, inputs)), wanted, dims_vary)
        finally:
            _tracing.remove(self)
            module_observers.remove(note)
        if num_variables:
            if is_again:
                raise ValueError(f"{self._name}: a traced function that makes Variables must keep them and make them once, since one trace "
                                 "serves many calls; make them outside")
            return self._trace(arguments, shapes, wanted, is_again=True)
        for option, value in self._options.items():
            function.set_option(option, int(value))
        self._num_traces += 1
        if self._num_traces == _MANY_TRACES:
            warnings.warn(f"{self._name} has been traced {_MANY_TRACES} times. Each new value of a Python argument is a trace: give "
                          "numbers that vary as tensors, and decorate outside of loops", stacklevel=5)
        return function

    def _drop(self, identity):
        """An argument that counted by identity is gone: so are its traces."""
        def mentions(key):
            return any(map(mentions, key)) if type(key) is tuple else key is identity

        self._forget()
        for key in [key for key in list(self._groups) if mentions(key)]:
            gone = self._groups.pop(key, None)
            if gone is not None:
                dead = set(map(id, gone.functions()))
                self._functions = [f for f in self._functions if id(f) not in dead]

    def _drop_all(self):
        self._forget()
        self._groups, self._functions, self._modules = {}, [], {}

    def _has_called(self, part):
        """Whether its traces called a module."""
        known = self._modules.get(id(part))
        return known is not None and known() is part

    # ---- Traces

    def get_concrete_function(self, *args, **kwargs):
        """The trace for such arguments, a :class:`ConcreteFunction`; a TensorSpec may stand for a tensor.

        Without arguments: that of the input_signature, or the only one there is. All tensors that it closes over are constants of
        it. ValueError: there are none, or several.
        """
        if not args and not kwargs and self._signature.parameters:
            closed = [f for f in self._functions if not f.captures and f.is_current]
            if self._input_signature is not None:
                args = self._input_signature
            elif len(closed) == 1:
                return closed[0]
            elif len(closed) > 1:
                raise ValueError(f"{self._name} has {len(closed)} traces: choose one by the arguments of a call, or by TensorSpecs: "
                                 "f.get_concrete_function(eager.TensorSpec([None, 3]))")
            else:
                raise ValueError(f"{self._name} has no trace of its own: give the arguments of a call, or TensorSpecs, or an input_signature")
        arguments = self._arguments(args, kwargs)
        return self._found(arguments, lambda group: group.find_exactly(arguments.shapes), False, capture=False)

    @property
    def concrete_functions(self):
        """Returns all traces, in the order in which they were made."""
        return list(self._functions)

    @property
    def traces(self):
        """Returns how many times it has been traced."""
        return self._num_traces

    def experimental_get_tracing_count(self):
        """Returns how many times it has been traced."""
        return self._num_traces

    @property
    def graph(self):
        """The ops of the latest trace; f.get_concrete_function(...).graph are those of a certain one. AttributeError: there is none."""
        if not self._functions:
            raise AttributeError(f"{self._name} has not been traced: call it, or give TensorSpecs to get_concrete_function")
        return self._functions[-1].graph

    @property
    def variables(self):
        """The Variables that its traces use, each once."""
        return tuple({id(v): v for f in self._functions for v in f.variables}.values())

    @property
    def trainable_variables(self):
        """Returns those of its variables that tapes watch."""
        return tuple(v for v in self.variables if v.trainable)

    @property
    def python_function(self):
        """The function that was decorated."""
        return self._function

    @property
    def input_signature(self):
        """Returns the signature that the function was given."""
        return self._input_signature

    # ---- As a Python function

    def __get__(self, instance, owner=None):
        return self if instance is None else BoundFunction(self, instance)

    def __repr__(self):
        return f"<eager.Function {self._name}>"

    def __reduce__(self):
        return self.__qualname__  # by name, as functions are


_all = weakref.WeakSet()  # the functions that there are

_tracing: list = []  # the functions that are being traced

module_observers: list = []  # functions that are called with each module of eager.nn that is called, and what its call returned


def trace_anew(part):
    """Drops all traces of the functions that use a module or a layer, or one of its Variables: it has changed."""
    functions = list(_all)
    variables = part.variables if functions else ()  # held, so that the ids below stay theirs
    if callable(variables):  # as those of tf.train's optimizers are
        variables = variables()
    changed = set(map(id, variables))
    for f in functions:
        if f._has_called(part) or not changed.isdisjoint(map(id, f.variables)):
            f._drop_all()


def _uses_outer_trace(function):
    return any(t.is_symbolic for t in function.captures)


def _by_id(*tensors):
    return {t.id: t for t in tensors}


def _caller_of_drop(weak):
    def died(identity):
        function = weak()
        if function is not None and identity is not None:
            function._drop(identity)

    return died


class BoundFunction:
    """A :class:`Function` as a method of an object, whose traces are its own and go with it."""

    def __init__(self, function, instance):
        self.__func__, self.__self__ = function, instance
        self.__name__, self.__doc__ = function._name, function.__doc__

    def __call__(self, *args, **kwargs):
        return self.__func__(self.__self__, *args, **kwargs)

    def get_concrete_function(self, *args, **kwargs):
        """As :meth:`Function.get_concrete_function`, for this object."""
        function = self.__func__
        if not args and not kwargs:
            args = function._input_signature or ()
        return function.get_concrete_function(self.__self__, *args, **kwargs)

    def __getattr__(self, name):
        return getattr(self.__func__, name)

    def __eq__(self, other):
        return isinstance(other, BoundFunction) and self.__self__ is other.__self__ and self.__func__ is other.__func__

    def __hash__(self):
        return hash((id(self.__self__), id(self.__func__)))

    def __repr__(self):
        return f"<bound {self.__func__!r} of {self.__self__!r}>"


def function(func=None, input_signature=None, name=None, *, relaxed_math=False, reduce_retracing=True, options=None):
    """Makes a traced function of a Python function; a decorator, with or without arguments.

    func: takes and gives tensors, in structures of lists, tuples and dicts; other values too. How calls share traces: see the
    module, ``help(eager.functions)``.
    input_signature: TensorSpecs for the first parameters (but self), in their structure: then there is one trace for these, and
    what is given must fit, or is converted if it is no tensor.
    name: for graphs and messages; the function's own by default.
    relaxed_math: floating-point algebra may change results in the last digits.
    reduce_retracing: False makes a trace for each shape, without an attempt at one for all.
    options: others for the graph, as {"fusion": 0}: dead_code, constant_folding, common_subexpressions, simplify, fusion.

    TypeError: func is a generator or a coroutine function. Called, it raises what func raises, when it is traced;
    InvalidArgumentError and others from ops when it runs; FailedPreconditionError where func wants the value of a tensor, as in
    ``if x > 0``: eager.cond and eager.while_loop are for that.

    >>> import eager
    >>> @eager.function
    ... def f(x, y):
    ...     return eager.sum(x * y)
    >>> f(eager.constant([1., 2.]), eager.constant([3., 4.])).item()
    11.0
    >>> f.traces
    1
    """
    if func is None:
        return functools.partial(function, input_signature=input_signature, name=name, relaxed_math=relaxed_math,
                                 reduce_retracing=reduce_retracing, options=options)
    if isinstance(func, (staticmethod, classmethod)):
        return type(func)(function(func.__func__, input_signature, name, relaxed_math=relaxed_math,
                                   reduce_retracing=reduce_retracing, options=options))
    if isinstance(func, (Function, BoundFunction)):
        if input_signature is None and name is None and not relaxed_math and reduce_retracing and not options:
            return func
        name = name or func._name
        func = func.python_function if isinstance(func, Function) else functools.partial(func.python_function, func.__self__)
    if not callable(func):
        raise TypeError(f"eager.function needs a function, not {func!r}")
    if inspect.isgeneratorfunction(func) or inspect.iscoroutinefunction(func) or inspect.isasyncgenfunction(func):
        raise TypeError(f"eager.function cannot trace {func!r}: it is a generator or a coroutine function")
    if input_signature is not None and not all(isinstance(s, TensorSpec) for s in nest.flatten(list(input_signature))):
        raise TypeError("input_signature must be a list of TensorSpecs, or of structures of them")
    all_options = dict(options or {})
    if relaxed_math:
        all_options["relaxed_math"] = 1
    return Function(func, input_signature, name, all_options, reduce_retracing)


# ---- Files


def _concrete(f):
    if isinstance(f, (Function, BoundFunction)):
        return f.get_concrete_function()
    if not isinstance(f, ConcreteFunction):
        raise TypeError(f"a function that eager.function made, or one of its traces, is needed, not {f!r}")
    return f


def save(f, path):
    """Writes a function to a file: its graph, constants, the present values of its Variables, its optimizers.

    f: a ConcreteFunction, or a decorated function with one trace or an input_signature.
    path: a str, bytes or os.PathLike, encoded as os.fsencode does; so for eager.load and the ONNX files.
    ValueError: it has none, or several. FailedPreconditionError: it calls Python code (py_function). NotFoundError: no such folder.

    >>> import eager, os, tempfile
    >>> f = eager.function(lambda x: x * 2., input_signature=[eager.TensorSpec([None])])
    >>> path = os.path.join(tempfile.mkdtemp(), "f.eager")
    >>> eager.save(f, path)
    >>> eager.load(path)(eager.constant([1., 2.])).tolist()
    [2.0, 4.0]
    """
    _concrete(f).save(path)


def export_onnx(f, path):
    """Writes a function as an ONNX model. f: as eager.save takes it.

    UnimplementedError: an op that has no form in ONNX, or none here yet, as control flow.

    >>> import eager, os, tempfile
    >>> f = eager.function(lambda x: x * 2., input_signature=[eager.TensorSpec([None])])
    >>> path = os.path.join(tempfile.mkdtemp(), "f.onnx")
    >>> eager.export_onnx(f, path)
    >>> eager.import_onnx(path)(eager.constant([1., 2.])).tolist()
    [2.0, 4.0]
    """
    _concrete(f).export_onnx(path)
