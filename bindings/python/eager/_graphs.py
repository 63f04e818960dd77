"""What a trace is: :class:`ConcreteFunction`, a graph that is called, saved and printed; and :class:`TensorSpec`."""
from . import _core
from .dtypes import BY_CODE, as_dtype, float32  # type: ignore[attr-defined]  # the stub has what users need


def fits(pattern, shape):
    """Whether a shape has the dims of another, in which None is any."""
    return len(pattern) == len(shape) and all(p is None or p == d for p, d in zip(pattern, shape))


class UnknownDim:
    """A dim that a trace does not know. What would depend on it, as ``x.shape[0] == 1``, is a TypeError: where the dims of inputs vary,
    such code gets a trace for each shape."""

    __slots__ = ()
    refusals = 0  # in all traces

    def _refuse(self, *_):
        UnknownDim.refusals += 1
        raise TypeError("the dim is not known while the function is traced; eager.shape(x) gives it as a tensor")

    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __bool__ = __hash__ = _refuse
    __index__ = __int__ = __float__ = __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = _refuse
    __floordiv__ = __rfloordiv__ = __truediv__ = __rtruediv__ = __mod__ = __rmod__ = __neg__ = _refuse

    __class__ = property(_refuse)  # for isinstance

    def __repr__(self):
        return "None"


def without_none(dims):
    """A tuple of dims, or one, with UnknownDims: one each, since a tuple compares what is the same as equal."""
    return UnknownDim() if dims is None else tuple([UnknownDim() if d is None else d for d in dims])


def dims_of(tensor):
    """The dims of a Tensor, or of what else has a shape; None where they are not known."""
    return tensor._dims if isinstance(tensor, _core.Tensor) else tuple(tensor.shape)


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
        return cls(dims_of(tensor), tensor.dtype, name)

    @property
    def ndim(self):
        """The number of dims."""
        return len(self.shape)

    def is_compatible_with(self, other):
        """Whether a tensor, or another spec's tensors, fit this one."""
        return self.dtype is other.dtype and fits(self.shape, dims_of(other))

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
    InvalidArgumentError: a tensor of another dtype or shape than the input has. FailedPreconditionError: a tape of the function met
    a Variable that is trainable now, and was not when it was traced, or the other way round (``is_current``).

    >>> import eager
    >>> f = eager.function(lambda x, n: x * n)
    >>> f.get_concrete_function(eager.TensorSpec([None]), 3.)
    <eager.ConcreteFunction <lambda>(float32[None]) -> float32[None]>
    >>> f.get_concrete_function(eager.TensorSpec([None]), 3.)(eager.constant([1., 2.])).tolist()
    [3.0, 6.0]
    """

    @property
    def inputs(self):
        """Returns a TensorSpec for each input."""
        return [TensorSpec(shape, BY_CODE[code]) for code, shape in self.input_specs]

    @property
    def outputs(self):
        """Returns a TensorSpec for each output."""
        return [TensorSpec(shape, BY_CODE[code]) for code, shape in self.output_specs]

    @property
    def trainable_variables(self):
        """Returns those of its variables that tapes watch."""
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


def load(path):
    """The ConcreteFunction that a file holds, with Variables of its own. Python code is not needed again.

    It takes its input tensors in order and gives its only output, or a tuple of all: structures are not kept.
    NotFoundError: no such file. DataLossError: it is damaged. InvalidArgumentError: it is no saved function.
    ResourceExhaustedError: it would take more memory than eager.set_load_limit allows.

    >>> import eager, os, tempfile
    >>> path = os.path.join(tempfile.mkdtemp(), "f.eager")
    >>> eager.save(eager.function(lambda x: (x, x * 2.), input_signature=[eager.TensorSpec([])]), path)
    >>> [t.item() for t in eager.load(path)(eager.constant(3.))]
    [3.0, 6.0]
    """
    return ConcreteFunction.load(path)


def import_onnx(path):
    """The graph of an ONNX file as a ConcreteFunction: what the file calls inputs in, its outputs out. See eager.export_onnx.

    NotFoundError: no such file. DataLossError: it is no ONNX model, or damaged. UnimplementedError: an op that is not there.
    ResourceExhaustedError: it would take more memory than eager.set_load_limit allows.

    >>> import eager, os, tempfile
    >>> double = eager.function(lambda x: x * 2, input_signature=[eager.TensorSpec([None])])
    >>> path = os.path.join(tempfile.mkdtemp(), "double.onnx")
    >>> eager.export_onnx(double, path)
    >>> eager.import_onnx(path)(eager.constant([1., 2.])).tolist()
    [2.0, 4.0]
    """
    return ConcreteFunction.import_onnx(path)
