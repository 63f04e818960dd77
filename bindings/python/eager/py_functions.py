"""Python code as an op: ``py_function`` and ``numpy_function``."""
from . import _core, _registry
from ._core import Tensor, Variable
from .dtypes import as_dtype
from ._graphs import TensorSpec

__all__ = ["py_function", "numpy_function"]


def __dir__():
    return __all__


class ShapesNeededError(ValueError):
    """The error of a trace that has Python code whose results may have any shape."""


def _output_specs(Tout, shapes):
    """Returns (specs, whether there is one output). A spec's shape is None where it is not known."""
    single = not isinstance(Tout, (list, tuple))
    types = [Tout] if single else list(Tout)
    if shapes is None:
        shapes = [None] * len(types)
    elif single:
        shapes = [shapes]
    if len(shapes) != len(types):
        raise ValueError(f"py_function: Tout has {len(types)} dtypes, but there are {len(shapes)} shapes")
    specs = []
    for dtype, shape in zip(types, shapes):
        if isinstance(dtype, TensorSpec):
            specs.append((dtype.dtype, dtype.shape))
        else:
            specs.append((as_dtype(dtype), None if shape is None else TensorSpec(shape, dtype).shape))
    return specs, single


def _converted(result, specs, single, name):
    results = [result] if single else [] if result is None and not specs else result
    if not isinstance(results, (list, tuple)) or len(results) != len(specs):
        raise ValueError(f"{name}: the function must give {len(specs)} values, got {result!r}")
    tensors = []
    for value, (dtype, _) in zip(results, specs):
        tensor = value if isinstance(value, Tensor) else _core.to_tensor(value, None if isinstance(value, Variable) else dtype)
        if tensor.dtype is not dtype:
            raise TypeError(f"{name}: the function gave a tensor of dtype {tensor.dtype.name}, not {dtype.name}")
        tensors.append(tensor)
    return tensors


def _is_inexact(dtype):
    return dtype.is_floating or dtype.is_complex


def _traced_call(func, inputs, specs, name, order):
    """Adds the op to a graph, with gradients up to `order`: for a gradient func runs again, under a tape."""
    op = _core.host_call(name, func, [(dtype.code, shape) for dtype, shape in specs])
    outputs = op.run(inputs)
    at = [i for i, t in enumerate(inputs) if _is_inexact(t.dtype)]
    if order == 0 or not at or not any(_is_inexact(dtype) for dtype, _ in specs):
        return outputs

    def gradients(values):
        xs, dys = values[:len(inputs)], values[len(inputs):]
        with _core.GradientTape() as tape:
            for i in at:
                tape.watch(xs[i])
            ys = func(xs)
        wanted = [j for j, y in enumerate(ys) if _is_inexact(y.dtype)]
        found = tape.gradient([ys[j] for j in wanted], [xs[i] for i in at], output_gradients=[dys[j] for j in wanted])
        zeros = _registry.op("zeros_like")
        return [zeros(xs[i]) if g is None else g.to_dense() for i, g in zip(at, found)]

    def backward(*output_gradients):
        found = [None] * len(inputs)
        wanted = [(inputs[i].dtype, inputs[i]._dims) for i in at]
        for i, g in zip(at, _traced_call(gradients, [*inputs, *output_gradients], wanted, name + "_gradient", order - 1)):
            found[i] = g
        return found

    return list(_core.record_gradient(tuple(inputs), tuple(outputs), backward))


def _function(func, inp, Tout, shapes, name, what, order):
    """Returns func(*inp); a trace gets an op that has gradients up to an order."""
    specs, single = _output_specs(Tout, shapes)
    inputs = [_core.to_tensor(t) for t in inp]

    def call(values):
        return _converted(func(*values), specs, single, name)

    if _core.is_tracing():
        if any(shape is None for _, shape in specs):
            raise ShapesNeededError(f"{name}: {what} needs shapes in a traced function; None for dims that are not known")
        outputs = _traced_call(call, inputs, specs, name, order)
    else:
        outputs = call(inputs)
    return outputs[0] if single else outputs


def py_function(func, inp, Tout, shapes=None, name=None):
    """Calls func(*inp) as an op: a traced function calls func each time that it runs, with Tensors that have values.

    inp: a list of tensors. Tout: the dtype of func's result, or a list of the dtypes of several ([] for none: func is called for
    what it does); TensorSpecs too. shapes: a shape, or a list of them, needed in a traced function, where ranks must be known;
    dims may be None. func may give arrays and numbers too, which become tensors of these dtypes.
    Gradients flow from func's result to inp, through the tensor ops that func runs. In a graph it runs again for them, under a
    tape; they go to the second order, and not to Variables and Tensors that func closes over: give these in inp.
    A graph with such an op cannot be saved. An exception of func comes out of the call as itself.
    ValueError: func gives another number of values. TypeError: another dtype. InvalidArgumentError: another shape.

    >>> import eager
    >>> def log(x):
    ...     print("x is", x.item())
    ...     return x * x
    >>> f = eager.function(lambda x: eager.py_function(log, [x], eager.float32, shapes=[]))
    >>> y = f(eager.constant(3.))
    x is 3.0
    """
    return _function(func, inp, Tout, shapes, name or getattr(func, "__name__", "py_function"), "py_function", 2)


def numpy_function(func, inp, Tout, shapes=None, name=None):
    """Does what py_function does, with a func that takes and returns NumPy arrays. The op has no gradient.

    >>> import eager, numpy
    >>> eager.numpy_function(numpy.sort, [eager.constant([3., 1., 2.])], eager.float32).tolist()
    [1.0, 2.0, 3.0]
    """
    name = name or getattr(func, "__name__", "numpy_function")
    return _function(lambda *tensors: func(*[t.numpy() for t in tensors]), inp, Tout, shapes, name, "numpy_function", 0)
