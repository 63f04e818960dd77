"""Traced functions: ``@eager.function``.

A decorated function runs as Python once, on symbolic tensors, and what it computes becomes a graph, which serves the calls that
follow: faster than op by op, and it can be saved. Each kind of call has a trace of its own:

* tensors (and what becomes a tensor: arrays) count by dtype, rank and dims. Where dims turn out to vary, one trace with unknown
  dims (None in ``x.shape``) serves all; where the code cannot do without them (``range(x.shape[0])``), each shape has a trace;
* Python numbers, strings, None and other values that can be hashed count by value: each new one is a trace. A number that varies
  from call to call should be a tensor;
* Variables, functions, objects such as ``self`` count by identity, and are not kept alive;
* lists, tuples and dicts count by what is in them, and so does the device scope.

Python's side effects (print, append) happen when a function is traced, not when it runs. Tensors that it closes over are
constants of the trace: gradients flow to arguments and Variables. A Variable may be made in the first trace only.
"""
import functools
import threading
import warnings
import weakref
from collections.abc import Mapping

from . import _core, nest
from ._core import Tensor, Variable
from ._lazy import inspect
from .dtypes import BY_CODE, as_dtype, float32

_MANY_TRACES = 32  # of one function: worth a warning
_OUTPUT, _VALUE, _LIST, _TUPLE, _DICT, _CALL = range(6)  # of the extension's templates
_SCALARS = (type(None), bool, int, str, bytes)


class TensorSpec:
    """What is known of a tensor before there is one: ``TensorSpec([None, 3], eager.float32)``.

    shape: a sequence of dims, None for one that may vary; or an int, for rank 1. dtype: what eager.as_dtype takes.

    >>> import eager
    >>> eager.TensorSpec([None, 3], "float32")
    TensorSpec(shape=(None, 3), dtype=float32)
    """

    __slots__ = ("shape", "dtype", "name")

    def __init__(self, shape, dtype=float32, name=None):
        if shape is None:
            raise ValueError("TensorSpec needs a shape: the rank of a traced tensor must be known")
        dims = (shape,) if isinstance(shape, int) else tuple(shape)
        self.shape = tuple(None if d is None or d == -1 else int(d) for d in dims)
        if any(d is not None and d < 0 for d in self.shape):
            raise ValueError(f"Dimensions must be >= 0 or None, got {dims}")
        self.dtype = as_dtype(dtype)
        self.name = name

    @classmethod
    def from_tensor(cls, tensor, name=None):
        """The spec of a tensor."""
        return cls(tensor.shape, tensor.dtype, name)

    @property
    def ndim(self):
        """The number of dims."""
        return len(self.shape)

    def is_compatible_with(self, other):
        """Whether a tensor, or another spec's tensors, fit this one."""
        return self.dtype is other.dtype and _fits(self.shape, other.shape)

    def __repr__(self):
        name = f", name={self.name!r}" if self.name else ""
        return f"TensorSpec(shape={self.shape}, dtype={self.dtype.name}{name})"

    def __eq__(self, other):
        if not isinstance(other, TensorSpec):
            return NotImplemented
        return self.shape == other.shape and self.dtype is other.dtype

    def __hash__(self):
        return hash((self.shape, self.dtype.code))

    def __reduce__(self):
        return type(self), (self.shape, self.dtype, self.name)


def _fits(pattern, shape):
    return len(pattern) == len(shape) and all(p is None or p == d for p, d in zip(pattern, shape))


class Graph:
    """The ops of a traced function. ``print(f.graph)`` shows a line an op."""

    def __init__(self, function):
        self._function = function

    def __str__(self):
        return self._function.text()

    def __repr__(self):
        return f"<eager.Graph of {self._function!r}>"

    def dot(self):
        """The graph in Graphviz' language: ``dot -Tsvg``."""
        return self._function.graphviz()

    def _repr_mimebundle_(self, include=None, exclude=None):
        return {"text/plain": str(self), "text/vnd.graphviz": self.dot()}


class ConcreteFunction(_core.Function):
    """A graph: one trace of a function, or one that was loaded. It is called with its input tensors, in order.

    It returns what the traced function does; a loaded one its only output, or a tuple of them.
    InvalidArgumentError: a tensor of another dtype or shape than the input has.
    """

    @property
    def inputs(self):
        """A TensorSpec for each input."""
        return [TensorSpec(shape, BY_CODE[code]) for code, shape in self.input_specs]

    @property
    def outputs(self):
        """A TensorSpec for each output."""
        return [TensorSpec(shape, BY_CODE[code]) for code, shape in self.output_specs]

    @property
    def trainable_variables(self):
        """Those of its variables that tapes watch."""
        return tuple(v for v in self.variables if v.trainable)

    @property
    def graph(self):
        """Its ops, to be printed."""
        return Graph(self)

    @property
    def __name__(self):
        return self.name

    def __repr__(self):
        inputs = ", ".join(f"{s.dtype.name}{list(s.shape)}" for s in self.inputs)
        outputs = ", ".join(f"{s.dtype.name}{list(s.shape)}" for s in self.outputs)
        return f"<eager.ConcreteFunction {self.name}({inputs}) -> {outputs or 'None'}>"


# ---- Arguments


class _Identity:
    """An object as a key. It is not kept alive where that can be helped; `died` is called when it goes."""

    __slots__ = ("id", "ref", "__weakref__")

    def __init__(self, value, died):
        self.id = id(value)
        try:
            key = weakref.ref(self)
            self.ref = weakref.ref(value, lambda _: died(key()))
        except TypeError:
            self.ref = lambda: value

    def __hash__(self):
        return hash(self.id)

    def __eq__(self, other):
        if self is other:
            return True
        mine = self.ref() if isinstance(other, _Identity) else None
        return mine is not None and mine is other.ref()


def _is_array(value):
    return any(hasattr(type(value), name) for name in ("__array__", "__eager_tensor__", "__dlpack__"))


class _Arguments:
    """The arguments of a call: their tensors, and the rest as a key."""

    def __init__(self, bound, died):
        self.bound = bound
        self.leaves = []      # Tensors, and TensorSpecs where a trace is asked for
        self.is_plain = True  # the extension flattens them alike
        self._died = died
        self.key = (tuple(bound.arguments), tuple([self._encode(v) for v in bound.arguments.values()]), _core.get_device())
        self.specs = [(leaf.dtype.code, leaf.shape) for leaf in self.leaves]

    @property
    def shapes(self):
        return tuple([shape for _, shape in self.specs])

    def _leaf(self, value):
        self.leaves.append(value)
        return "tensor", value.dtype.code, len(value.shape)

    def _encode(self, value):
        kind = type(value)
        if kind is Tensor or kind is TensorSpec:
            return self._leaf(value)
        if kind in _SCALARS:
            return kind, value
        if kind is float:
            return kind, value.hex()
        if kind is complex:
            return kind, value.real.hex(), value.imag.hex()
        if nest.is_nested(value):
            self.is_plain = self.is_plain and kind in (list, tuple, dict)
            keys = tuple(sorted(value)) if isinstance(value, Mapping) else None
            return kind, keys, tuple([self._encode(v) for v in nest._items(value)])
        if _is_array(value):
            self.is_plain = False
            return self._leaf(_core.to_tensor(value))
        if kind.__eq__ is not object.__eq__ and not isinstance(value, Variable):
            try:
                hash(value)
                return kind, value
            except TypeError:
                pass
        return "object", _Identity(value, self._died)

    def call(self, function, leaves):
        """function of the arguments with other leaves."""
        rest = iter(leaves)

        def build(value):
            if nest.is_nested(value):
                return nest._rebuild(value, [build(v) for v in nest._items(value)])
            is_leaf = isinstance(value, (Tensor, TensorSpec)) or type(value) not in _SCALARS and _is_array(value)
            return next(rest) if is_leaf else value

        values = {name: build(value) for name, value in self.bound.arguments.items()}
        bound = inspect.BoundArguments(self.bound.signature, values)
        return function(*bound.args, **bound.kwargs)


def _structure(result):
    """(tensors, structure) of what a function gave, as the extension's trace takes it."""
    if isinstance(result, Tensor):
        return [result], None
    if inspect.isgenerator(result) or inspect.iscoroutine(result) or inspect.isasyncgen(result):
        raise TypeError("A generator or a coroutine cannot be traced: return tensors")
    tensors = []

    def template(node):
        if isinstance(node, Variable):
            node = _core.to_tensor(node)
        if isinstance(node, Tensor):
            tensors.append(node)
            return _OUTPUT, len(tensors) - 1
        if not nest.is_nested(node):
            return _VALUE, node
        if type(node) is dict:
            return (_DICT, tuple(node), *map(template, node.values()))
        if type(node) in (list, tuple):
            return (_LIST if type(node) is list else _TUPLE, *map(template, node))
        return (_CALL, lambda *items: nest._rebuild(node, items), *map(template, nest._items(node)))

    structure = template(result)
    return tensors, structure


# ---- Traces


class _Traces:
    """The traces of calls that differ in dims alone."""

    def __init__(self):
        self.exact = {}       # dims of all tensors: function
        self.general = None   # one with unknown dims
        self.shapes = None    # its dims, or those of the first exact one
        self.relax = True

    def find(self, shapes):
        found = self.exact.get(shapes)
        if found is None and self.general is not None and all(map(_fits, self.shapes, shapes)):
            found = self.general
        return found

    def add(self, shapes, function):
        if any(None in shape for shape in shapes):
            self.general, self.shapes = function, shapes
        else:
            self.exact[shapes] = function
            self.shapes = self.shapes or shapes

    def relaxed(self, shapes):
        """Dims that fit these and all before; None: they are not to be relaxed, or do not differ."""
        if not self.relax or self.shapes is None:
            return None
        merged = tuple([tuple([a if a == b else None for a, b in zip(old, new)]) for old, new in zip(self.shapes, shapes)])
        return None if merged == shapes else merged

    def functions(self):
        return [f for f in (*self.exact.values(), self.general) if f is not None]


class Function(_core.Dispatcher):
    """A function that is traced when it is called: see :func:`eager.function`, which makes it."""

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
        self._lock = threading.RLock()
        self._died = _caller_of_drop(weakref.ref(self))
        functools.update_wrapper(self, function, updated=())

    # ---- Calls

    def _call(self, args, kwargs):
        """What the extension calls where it remembers no such call."""
        arguments = self._arguments(args, kwargs)
        if any(isinstance(leaf, TensorSpec) for leaf in arguments.leaves):
            raise TypeError(f"{self._name}() was called with a TensorSpec: get_concrete_function takes them")
        function = self._find(arguments)
        if not function.captures and arguments.is_plain and self._in_order(arguments, args, kwargs):
            self._remember(args, kwargs, function)
        return function(*arguments.leaves)

    def _arguments(self, args, kwargs):
        bound = self._signature.bind(*args, **kwargs)
        bound.apply_defaults()
        if self._input_signature is None:
            return _Arguments(bound, self._died)
        parameters = list(self._signature.parameters.values())
        first = 1 if parameters and parameters[0].name in ("self", "cls") else 0
        names = [p.name for p in parameters if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)][first:]
        signature = self._input_signature
        if len(names) < len(signature):
            raise TypeError(f"{self._name}: input_signature has {len(signature)} entries, but the function takes {len(names)}")
        converted = []
        for name, spec in zip(names, signature):
            value = bound.arguments[name]
            bound.arguments[name] = nest.map_structure(self._as_specified, spec, value)
            converted.append(any(a is not b for a, b in zip(nest.flatten(value), nest.flatten(bound.arguments[name]))))
        arguments = _Arguments(bound, self._died)
        arguments.is_plain = arguments.is_plain and not any(converted)
        flat = nest.flatten(signature)
        arguments.specs[:len(flat)] = [(spec.dtype.code, spec.shape) for spec in flat]
        return arguments

    def _as_specified(self, spec, value):
        if not isinstance(value, (Tensor, TensorSpec)):
            value = _core.to_tensor(value, None if isinstance(value, Variable) else spec.dtype)
        if not spec.is_compatible_with(value):
            raise TypeError(f"{self._name}(): a tensor of dtype {value.dtype.name} and shape {value.shape} does not fit {spec} of the "
                            "input_signature")
        return value

    def _in_order(self, arguments, args, kwargs):
        """Whether in all calls of this form the tensors come in the order of the trace's inputs."""
        parameters = self._signature.parameters.values()
        if kwargs:
            names = [p.name for p in parameters if p.kind in (p.POSITIONAL_OR_KEYWORD, p.KEYWORD_ONLY) and p.name in kwargs]
            if list(kwargs) != names:
                return False
        given = {p.name for p in list(parameters)[:len(args)]} | set(kwargs)
        defaults = nest.flatten([p.default for p in parameters if p.name not in given and p.default is not p.empty])
        return not any(isinstance(leaf, Tensor) or _is_array(leaf) for leaf in defaults if type(leaf) not in _SCALARS)

    def _find(self, arguments):
        group = self._groups.get(arguments.key)
        found = group.find(arguments.shapes) if group else None
        if found is not None:
            return found
        if _core.is_tracing():  # without the lock: its holder may wait for this trace
            return self._add(arguments, self._relax)
        with self._lock:
            group = self._groups.get(arguments.key)
            found = group.find(arguments.shapes) if group else None
            return found if found is not None else self._add(arguments, self._relax)

    def _add(self, arguments, relax):
        group = self._groups.get(arguments.key) or _Traces()
        shapes = arguments.shapes
        merged = group.relaxed(shapes) if relax else None
        function = None
        if merged is not None:
            try:
                function = self._trace(arguments, merged)
                shapes = merged
            except Exception:  # the code needs the dims
                group.relax = False
        if function is None:
            function = self._trace(arguments, shapes)
        if not function.captures:  # others may have added it meanwhile, in the body too
            group = self._groups.setdefault(arguments.key, group)
            group.add(shapes, function)
            self._functions.append(function)
        return function

    def _trace(self, arguments, shapes):
        specs = [(code, shape) for (code, _), shape in zip(arguments.specs, shapes)]
        is_first = self._num_traces == 0
        function, num_variables = ConcreteFunction.trace(
            self._name, specs, lambda inputs: _structure(arguments.call(self._function, inputs)))
        if num_variables and not is_first:
            raise ValueError(f"{self._name}: a traced function may make Variables in its first trace only, and must keep and use them "
                             "afterwards; make them outside")
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

    # ---- Traces

    def get_concrete_function(self, *args, **kwargs):
        """The trace for such arguments, a :class:`ConcreteFunction`; a TensorSpec may stand for a tensor.

        Without arguments: that of the input_signature, or the only one there is. ValueError: there are none, or several.
        """
        if not args and not kwargs and self._signature.parameters:
            if self._input_signature is not None:
                args = self._input_signature
            elif len(self._functions) == 1:
                return self._functions[0]
            elif len(self._functions) > 1:
                raise ValueError(f"{self._name} has {len(self._functions)} traces: choose one by the arguments of a call, or by TensorSpecs: "
                                 "f.get_concrete_function(eager.TensorSpec([None, 3]))")
            else:
                raise ValueError(f"{self._name} has not been traced: give the arguments of a call, or TensorSpecs, or an input_signature")
        arguments = self._arguments(args, kwargs)
        group = self._groups.get(arguments.key)
        shapes = arguments.shapes
        if group:
            if shapes in group.exact:
                return group.exact[shapes]
            if group.general is not None and group.shapes == shapes:
                return group.general
        return self._add(arguments, False)

    @property
    def concrete_functions(self):
        """All traces, in the order in which they were made."""
        return list(self._functions)

    @property
    def traces(self):
        """How many times it has been traced."""
        return self._num_traces

    def experimental_get_tracing_count(self):
        """How many times it has been traced."""
        return self._num_traces

    @property
    def graph(self):
        """The ops of the latest trace; f.get_concrete_function(...).graph are those of a certain one. ValueError: there is none."""
        if not self._functions:
            raise ValueError(f"{self._name} has not been traced: call it, or give TensorSpecs to get_concrete_function")
        return self._functions[-1].graph

    @property
    def variables(self):
        """The Variables that its traces use, each once."""
        return tuple({id(v): v for f in self._functions for v in f.variables}.values())

    @property
    def trainable_variables(self):
        """Those of its variables that tapes watch."""
        return tuple(v for v in self.variables if v.trainable)

    @property
    def python_function(self):
        """The function that was decorated."""
        return self._function

    @property
    def input_signature(self):
        """As it was given."""
        return self._input_signature

    # ---- As a Python function

    def __get__(self, instance, owner=None):
        return self if instance is None else BoundFunction(self, instance)

    def __repr__(self):
        return f"<eager.Function {self._name}>"

    def __reduce__(self):
        return self.__qualname__  # by name, as functions are


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
    reduce_retracing: False makes a trace for each shape.
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
    if isinstance(func, Function):
        return func
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
    ValueError: it has none, or several. FailedPreconditionError: it calls Python code (py_function). NotFoundError: no such folder.

    >>> import eager, os, tempfile
    >>> f = eager.function(lambda x: x * 2., input_signature=[eager.TensorSpec([None])])
    >>> path = os.path.join(tempfile.mkdtemp(), "f.eager")
    >>> eager.save(f, path)
    >>> eager.load(path)(eager.constant([1., 2.])).tolist()
    [2.0, 4.0]
    """
    _concrete(f).save(path)


def load(path):
    """The ConcreteFunction that a file holds, with Variables of its own. Python code is not needed again.

    It takes its input tensors in order and gives its only output, or a tuple of all: structures are not kept.
    NotFoundError: no such file. DataLossError: it is damaged. InvalidArgumentError: it is no saved function.
    """
    return ConcreteFunction.load(path)


def export_onnx(f, path):
    """Writes a function as an ONNX model. f: as eager.save takes it. UnimplementedError: an op that ONNX lacks."""
    _concrete(f).export_onnx(path)


def import_onnx(path):
    """The graph of an ONNX file as a ConcreteFunction: what the file calls inputs in, its outputs out."""
    return ConcreteFunction.import_onnx(path)
