"""Functions of gradients over :class:`eager.GradientTape`, and custom gradients.

Arguments and results may be structures (lists, tuples, dicts) of tensors. A list or tuple of nothing but numbers is one
tensor; numbers and arrays become tensors, a Python float float32.
"""
import enum

from . import _core, _registry, nest
from ._core import GradientTape, Tensor, Variable
from ._custom_gradient import CustomGradient
from ._lazy import inspect

__all__ = ["GradientTape", "UnconnectedGradients", "custom_gradient", "grad", "gradients_function", "hessian", "hvp",
           "implicit_gradients", "implicit_value_and_gradients", "jacobian", "jvp", "make_vjp", "value_and_grad",
           "value_and_gradients_function", "vjp"]


def __dir__():
    return __all__


class UnconnectedGradients(enum.Enum):
    """The gradient of a source that the target does not depend on: ``NONE``, or ``ZERO`` for zeros. Their values do as well.

    >>> import eager
    >>> x, y = eager.constant(1.), eager.constant(2.)
    >>> with eager.GradientTape() as tape:
    ...     tape.watch((x, y))
    ...     z = y * y
    >>> tape.gradient(z, x, unconnected_gradients=eager.UnconnectedGradients.ZERO).item()
    0.0
    """

    NONE = "none"
    ZERO = "zero"


_op = _registry.op
_NUMBERS = (bool, int, float, complex, str, bytes)


# ---- Arguments

def _is_one_value(value):
    """Reports whether a list is one value, as [[1., 2.]], and no structure of tensors."""
    return all(isinstance(leaf, _NUMBERS) for leaf in nest.flatten(value)) and not _has_mapping(value)


def _has_mapping(value):
    if isinstance(value, (list, tuple)):
        return any(map(_has_mapping, value))
    return nest.is_nested(value)


def _tensors(value):
    """Returns an argument with its leaves converted to tensors."""
    if isinstance(value, Tensor):
        return value
    if nest.is_nested(value) and not _is_one_value(value):
        return nest.map_structure(_core.to_tensor, value)
    return _core.to_tensor(value)


def _watchable(args, positions):
    """Returns args, those at positions as tensors of their own: where f meets the same tensor otherwise, as another argument or in its
    closure, that is a constant."""
    own, args = _op("identity"), list(args)
    for i in positions:
        arg = _tensors(args[i])
        args[i] = own(arg) if isinstance(arg, Tensor) else nest.map_structure(own, arg)
    return args


def _result(value, f):
    if value is None:
        raise ValueError("Cannot differentiate a function that returns None; did you forget to return a value from "
                         f"{getattr(f, '__name__', f)}?")
    return nest.map_structure(_core.to_tensor, value)


def _positions(f, params, num_args):
    """Returns the positions of the arguments that params names."""
    if params is None:
        return range(num_args)
    params = list(params)
    if params and all(isinstance(p, str) for p in params):
        names = list(inspect.signature(f).parameters)
        unknown = [p for p in params if p not in names]
        if unknown:
            raise ValueError(f"{getattr(f, '__name__', f)} has no parameter {unknown[0]!r}")
        found = [names.index(p) for p in params]
    elif all(isinstance(p, int) and not isinstance(p, bool) for p in params):
        found = [p + num_args if p < 0 else p for p in params]
    else:
        raise ValueError(f"params must be all strings or all integers; got {params}.")
    for p in found:
        if not 0 <= p < num_args:
            raise ValueError(f"params has argument {p}, but there are {num_args}")
    return found


def _record(f, args, positions, kwargs, **options):
    """Calls f under a tape. Returns the tape, the arguments as the tape watches them, and f's result."""
    args = _watchable(args, positions)
    with GradientTape(watch_accessed_variables=False, **options) as tape:
        for i in positions:
            tape.watch(args[i])
        result = f(*args, **kwargs)
    return tape, args, result


# ---- TensorFlow's tfe functions

def make_vjp(f, params=None, persistent=True):
    """Returns a function of f's arguments that returns f's result and vjp, which multiplies weights with the jacobian.

    params: indices or names of the arguments to differentiate with respect to; None for all.
    vjp(dy=None) takes weights of the result's structure and shapes, None for ones, and returns the list of gradients, None
    where the result does not depend on an argument. It may be called once if persistent is False.
    ValueError: f returns None; params are neither all strings nor all integers.

    >>> import eager
    >>> value, vjp = eager.make_vjp(lambda x: x * x)(3.)
    >>> float(value), float(vjp()[0])
    (9.0, 6.0)
    """
    def wrapper(*args, **kwargs):
        if kwargs:
            raise ValueError("Functions to be differentiated cannot receive keyword arguments.")
        positions = _positions(f, params, len(args))
        tape, inputs, result = _record(f, args, positions, {}, persistent=persistent)
        result = _result(result, f)
        sources = [inputs[i] for i in positions]
        return result, lambda dy=None: tape.gradient(result, sources, _weights(dy, result))

    return wrapper


def _weights(dy, result):
    """Converts dy to output gradients. A list of numbers is one tensor if the result is one."""
    if dy is None:
        return None
    if not nest.is_nested(result):
        leaves = [dy] if _is_one_value(dy) else nest.flatten(dy)
    else:
        leaves = nest.flatten(dy)
    return [None if leaf is None else _core.to_tensor(leaf) for leaf in leaves]


def value_and_gradients_function(f, params=None):
    """Returns a function of f's arguments that returns f's result and the list of the gradients of its sum.

    params: indices or names of the arguments to differentiate with respect to; None for all. The function takes dy as a
    keyword: weights for the result. A gradient is None where the result does not depend on the argument.
    ValueError: f returns None; keyword arguments; params are neither all strings nor all integers.

    >>> import eager
    >>> value, (dx, dy) = eager.value_and_gradients_function(lambda x, y: x * x * y)(3., 2.)
    >>> float(value), float(dx), float(dy)
    (18.0, 12.0, 9.0)
    """
    recorder = make_vjp(f, params, persistent=False)

    def wrapper(*args, dy=None, **kwargs):
        value, product = recorder(*args, **kwargs)
        return value, product(dy)

    return wrapper


def gradients_function(f, params=None):
    """Does what value_and_gradients_function does; the function returns the gradients alone.

    >>> import eager
    >>> df = eager.gradients_function(lambda x: x * x)
    >>> d2f = eager.gradients_function(lambda x: df(x)[0])
    >>> float(df(3.)[0]), float(d2f(3.)[0])
    (6.0, 2.0)
    """
    both = value_and_gradients_function(f, params)

    def wrapper(*args, dy=None, **kwargs):
        return both(*args, dy=dy, **kwargs)[1]

    return wrapper


def implicit_value_and_gradients(f):
    """Returns a function that returns f's result and (gradient, variable) for each trainable variable that f reads.

    The gradients are those of the result's sum; the variables stand in the order in which f first read them.
    ValueError: f returns None, or reads no trainable variable.

    >>> import eager
    >>> w = eager.Variable(3.)
    >>> value, [(dw, variable)] = eager.implicit_value_and_gradients(lambda x: w * w * x)(2.)
    >>> float(value), float(dw), variable is w
    (18.0, 12.0, True)
    """
    def wrapper(*args, **kwargs):
        with GradientTape() as tape:
            result = f(*args, **kwargs)
        result = _result(result, f)
        variables = tape.watched_variables()
        if not variables:
            raise ValueError("No trainable variables were accessed while the function was being computed.")
        return result, list(zip(tape.gradient(result, variables), variables))

    return wrapper


def implicit_gradients(f):
    """Does what implicit_value_and_gradients does; the function returns the list of (gradient, variable) alone.

    >>> import eager
    >>> w = eager.Variable(3.)
    >>> [(gradient, variable)] = eager.implicit_gradients(lambda: w * w)()
    >>> gradient.item(), variable is w
    (6.0, True)
    """
    both = implicit_value_and_gradients(f)

    def wrapper(*args, **kwargs):
        return both(*args, **kwargs)[1]

    return wrapper


# ---- In the style of Autograd and JAX

def _selected(argnums, num_args):
    """Returns the positions of arguments, and whether argnums is one number."""
    one = isinstance(argnums, int)
    return _positions(None, [argnums] if one else argnums, num_args), one


def _check_scalar(value):
    if nest.is_nested(value) or value.ndim != 0:
        shape = "a structure" if nest.is_nested(value) else f"shape: {value.shape}"
        raise TypeError(f"Gradient only defined for scalar-output functions. Output had {shape}.")


def _check_inexact(structure):
    for leaf in nest.flatten(structure):
        if not (leaf.dtype.is_floating or leaf.dtype.is_complex):
            raise TypeError(f"A gradient needs arguments of floating or complex dtypes, not {leaf.dtype.name}")


def value_and_grad(f, argnums=0, has_aux=False):
    """Returns a function that returns f's result, a scalar, and its gradient with respect to argument argnums.

    argnums: an index, or a tuple of them for a tuple of gradients; each has its argument's structure, with zeros where the
    result does not depend on it.
    has_aux: f returns (result, anything), and so does the function in its place.
    TypeError: the result is no scalar, or an argument is of integers.

    >>> import eager
    >>> value, gradient = eager.value_and_grad(lambda x: eager.sum(x * x))([1., 2.])
    >>> float(value), gradient.tolist()
    (5.0, [2.0, 4.0])
    """
    def wrapper(*args, **kwargs):
        positions, one = _selected(argnums, len(args))
        tape, inputs, result = _record(f, args, positions, kwargs)
        sources = tuple(inputs[i] for i in positions)
        _check_inexact(sources)
        value = _result(result[0] if has_aux else result, f)
        _check_scalar(value)
        gradients = tape.gradient(value, sources, unconnected_gradients="zero")
        return (value, result[1]) if has_aux else value, gradients[0] if one else gradients

    return wrapper


def grad(f, argnums=0):
    """Does what value_and_grad does; the function returns the gradient alone.

    >>> import eager
    >>> df = eager.grad(lambda x: x ** 3)
    >>> float(df(2.)), float(eager.grad(df)(2.))
    (12.0, 12.0)
    """
    both = value_and_grad(f, argnums)

    def wrapper(*args, **kwargs):
        return both(*args, **kwargs)[1]

    return wrapper


def vjp(f, *args):
    """Returns f's result, and a function from weights for it to the tuple of the arguments' gradients (zeros: no path).

    The function may be called any number of times; without an argument the weights are ones.

    >>> import eager
    >>> value, product = eager.vjp(lambda x, y: x * y, [1., 2.], [3., 4.])
    >>> [g.tolist() for g in product([1., 0.])]
    [[3.0, 0.0], [1.0, 0.0]]
    """
    tape, inputs, result = _record(f, args, range(len(args)), {}, persistent=True)
    result, sources = _result(result, f), tuple(inputs)
    return result, lambda dy=None: tape.gradient(result, sources, _weights(dy, result), "zero")


def _arguments(value):
    """Returns the tuple of arguments, and whether value was the only one and no list or tuple."""
    return (tuple(value), False) if isinstance(value, (list, tuple)) else ((value,), True)


def _tangents(tangents, primals):
    tangents = tuple(_tensors(t) for t in _arguments(tangents)[0])
    if len(tangents) != len(primals):
        raise ValueError(f"There are {len(tangents)} tangents for {len(primals)} primals")
    for tangent, primal in zip(tangents, primals):
        nest.assert_same(tangent, primal)
    return tangents


def _transposed(result, gradient):
    """The transpose of gradient, a linear function from a list of weights for the result's leaves to a list of gradients: from
    tangents to the result's. Its own gradient is just that."""
    weights = [_op("zeros_like")(leaf) for leaf in nest.flatten(result)]
    with GradientTape(persistent=True, watch_accessed_variables=False) as tape:
        tape.watch(weights)
        gradients = gradient(weights)
    pairs = [(i, g) for i, g in enumerate(gradients) if g is not None]

    def push(tangents):
        if not pairs:
            return [None] * len(weights)
        return tape.gradient([g for _, g in pairs], weights, [tangents[i] for i, _ in pairs])

    return push


def jvp(f, primals, tangents):
    """Returns f's result, and its derivative in the direction of tangents: the jacobian times tangents.

    primals: a list or tuple of f's arguments, or the only one. tangents: the same, of the same structure and shapes.
    The way is two gradients, one of the other. ValueError: tangents do not fit.

    >>> import eager
    >>> value, tangent = eager.jvp(lambda x: x * x, 3., 1.)
    >>> float(value), float(tangent)
    (9.0, 6.0)
    """
    primals = _arguments(primals)[0]
    tape, inputs, result = _record(f, primals, range(len(primals)), {})
    tangents = _tangents(tangents, inputs)
    result = _result(result, f)
    sources = nest.flatten(inputs)
    push = _transposed(result, lambda weights: list(map(_dense, tape.gradient(result, sources, weights))))
    leaves = [_op("zeros_like")(leaf) if t is None else t for t, leaf in zip(push(nest.flatten(tangents)), nest.flatten(result))]
    return result, nest.pack(result, leaves)


def hvp(f, primals, tangents):
    """Returns the hessian of f, whose result is a scalar, times tangents.

    primals: a list or tuple of f's arguments, or the only one. tangents: the same, of the same structure and shapes. So is
    what is returned. TypeError: f's result is no scalar.

    >>> import eager
    >>> eager.hvp(lambda x: eager.sum(x ** 3), eager.constant([1., 2.]), eager.constant([1., 0.])).tolist()
    [6.0, 0.0]
    """
    primals, one = _arguments(primals)
    with GradientTape(watch_accessed_variables=False) as outer:
        inputs = tuple(_watchable(primals, range(len(primals))))
        outer.watch(inputs)
        with GradientTape(watch_accessed_variables=False) as tape:
            tape.watch(inputs)
            result = f(*inputs)
        _check_inexact(inputs)
        result = _result(result, f)
        _check_scalar(result)
        gradients = nest.map_structure(_dense, tape.gradient(result, inputs, unconnected_gradients="zero"))
    products = outer.gradient(gradients, inputs, _tangents(tangents, inputs), "zero")
    return products[0] if one else products


def jacobian(f, argnums=0):
    """Returns a function of f's arguments that returns the derivatives of each element of its result.

    For a result and an argument that are tensors: of shape result.shape + argument.shape. With structures: for each leaf of
    the result the structure of the argument. argnums as for grad.

    >>> import eager
    >>> eager.jacobian(lambda x: x * x)([1., 2.]).tolist()
    [[2.0, 0.0], [0.0, 4.0]]
    """
    def wrapper(*args, **kwargs):
        positions, one = _selected(argnums, len(args))
        tape, inputs, result = _record(f, args, positions, kwargs, persistent=True)
        sources = inputs[positions[0]] if one else tuple(inputs[i] for i in positions)
        _check_inexact(sources)
        result = _result(result, f)
        return nest.map_structure(lambda leaf: tape.jacobian(leaf, sources, "zero"), result)

    return wrapper


def hessian(f, argnums=0):
    """Returns a function of f's arguments that returns the second derivatives of its result, a scalar.

    Of shape argument.shape + argument.shape; a structure of structures where the argument is one.

    >>> import eager
    >>> eager.hessian(lambda x: x[0] * x[0] * x[1])([1., 2.]).tolist()
    [[4.0, 2.0], [2.0, 0.0]]
    """
    return jacobian(grad(f, argnums), argnums)


# ---- GradientTape.jacobian and .batch_jacobian

def _size(shape, what):
    size = 1
    for dim in shape:
        if dim is None:
            raise ValueError(f"A jacobian needs a {what} whose shape is known, not {shape}")
        size *= dim
    return size


def _basis(like, axis):
    """Yields for each element of like.shape[axis:] a tensor of that shape: 1 at that element of every row below axis, else 0."""
    size = _size(like._dims[axis:], "shape")
    rows = (1,) * axis + like._dims[axis:]
    for i in range(size):
        row = _op("reshape")(_op("one_hot")(i, depth=size, dtype=like.dtype), rows)
        yield _op("broadcast_like")(row, like) if axis else row


def _dense(t):
    return t.to_dense() if isinstance(t, Tensor) and t.is_sparse_rows else t


def _derivatives(tape, target, sources, axis):
    """Returns each source's jacobian, of shape target.shape + source.shape[axis:]; None where no path leads to it."""
    values = [_core.to_tensor(s) for s in sources]
    rows = _size(target._dims[axis:], "target")
    columns = sum(_size(v._dims[axis:], "source") for v in values)
    gradient = lambda weights: [_dense(g) for g in tape.gradient([target], sources, weights)]  # noqa: E731
    if not tape.persistent:
        # One gradient is all there is: what it does to its weights is taken down and done over and over.
        push = _transposed(target, gradient)
        if columns < rows:
            return [_by_columns(push, target, values, i, axis) for i in range(len(values))]
        gradient = _transposed(values, push)
    found = [gradient([weights]) for weights in _basis(target, axis)]
    return [_stacked([row[i] for row in found], _shape(target, value, axis), axis) for i, value in enumerate(values)]


def _shape(target, value, axis):
    """Returns the shape of the derivatives of target with respect to value, which share the dims below axis: -1 where a trace does
    not know one."""
    return tuple(-1 if dim is None else dim for dim in target._dims + value._dims[axis:])


def _stacked(parts, shape, axis):
    """Joins a jacobian's rows or columns; None if no path leads to the source."""
    known = [part for part in parts if part is not None]
    if not known:
        return None
    return _op("reshape")(_op("stack")([_op("zeros_like")(known[0]) if part is None else part for part in parts], axis=axis), shape)


def _by_columns(push, target, values, at, axis):
    """Computes the jacobian with respect to values[at] by columns, each of target's shape."""
    zeros = [_op("zeros_like")(v) for v in values]
    columns = [push(zeros[:at] + [tangent] + zeros[at + 1:])[0] for tangent in _basis(values[at], axis)]
    return _stacked(columns, _shape(target, values[at], axis), -1)


def _or_zeros(found, target, value, choice, axis):
    if found is not None or UnconnectedGradients(choice) is UnconnectedGradients.NONE:
        return found
    value, shape = _core.to_tensor(value), _shape(target, value, axis)
    zeros = _op("cast")(_op("zeros_like")(target), value.dtype)
    return _op("broadcast_to")(_op("reshape")(zeros, (*shape[:target.ndim], *[1] * (len(shape) - target.ndim))), shape)


def _tape_jacobian(tape, target, sources, unconnected_gradients=UnconnectedGradients.NONE, parallel_iterations=None,
                   experimental_use_pfor=True):
    _check_choice(unconnected_gradients)
    flat = nest.flatten(sources)
    target = _one_target(target)
    found = _derivatives(tape, target, flat, 0)
    return nest.pack(sources, [_or_zeros(d, target, s, unconnected_gradients, 0) for d, s in zip(found, flat)])


def _tape_batch_jacobian(tape, target, source, unconnected_gradients=UnconnectedGradients.NONE, parallel_iterations=None,
                         experimental_use_pfor=True):
    _check_choice(unconnected_gradients)
    target = _one_target(target)
    if not isinstance(source, (Tensor, Variable)):
        raise TypeError(f"The source of a batch_jacobian must be a Tensor or a Variable, not {source!r}")
    rows = [x._dims[0] for x in (target, _core.to_tensor(source)) if x.ndim > 1]
    if len(rows) < 2 or None not in rows and rows[0] != rows[1]:
        raise ValueError(f"Need first dimension of target shape ({target.shape}) and source shape ({source.shape}) to match.")
    return _or_zeros(_derivatives(tape, target, [source], 1)[0], target, source, unconnected_gradients, 1)


def _check_choice(choice):
    try:
        UnconnectedGradients(choice)
    except ValueError:
        raise ValueError(f"Unknown value for unconnected_gradients: {choice!r}") from None


def _one_target(target):
    if isinstance(target, Variable):
        return _core.to_tensor(target)
    if not isinstance(target, Tensor):
        raise TypeError(f"The target of a jacobian must be a Tensor, not {target!r}")
    return target


# ---- Custom gradients

def custom_gradient(f=None):
    """A decorator for a function with a gradient of its own.

    f takes tensors, numbers, arrays, Variables or structures of them and returns (outputs, grad_fn), outputs a tensor or a
    structure. grad_fn takes a gradient for each output, in the outputs' order, and returns one for each positional argument
    of f: a tensor of its shape, or None. Where f reads trainable Variables that are not its arguments, grad_fn also takes
    the keyword variables, their list, and returns (gradients, gradients of the variables). Made of ops, the gradient can be
    differentiated again. An exception of grad_fn comes out of GradientTape.gradient.

    TypeError: f returns no pair; it reads variables that grad_fn does not take. From the gradient, ValueError: grad_fn
    returns another number of gradients.

    >>> import eager
    >>> @eager.custom_gradient
    ... def log1pexp(x):
    ...     e = eager.exp(x)
    ...     return eager.log(1. + e), lambda dy: dy * (1. - 1. / (1. + e))
    >>> float(eager.grad(log1pexp)(100.))
    1.0
    """
    return custom_gradient if f is None else CustomGradient(f)
