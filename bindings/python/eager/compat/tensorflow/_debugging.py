"""tf.debugging: checks of values, which raise InvalidArgumentError where they fail, and otherwise return None."""
import functools

import eager

from . import _origins
from ._functions import _tensor, is_of_graph
from ._runtime import executing_eagerly


def _require(holds, message, condition, **tensors):
    """Raises an error with the tensors' values unless all elements of `holds` are true."""
    if not bool(eager.all(holds)):
        values = "".join(f"\n{name} = {value.numpy()}" for name, value in tensors.items())
        raise eager.errors.InvalidArgumentError(f"{message or ''} Condition {condition} did not hold.{values}".strip())


def _read(value):
    """Returns the tensor, whose values a check reads: within a traced function there are none yet."""
    value = _tensor(value)
    if executing_eagerly():
        return value
    raise eager.errors.FailedPreconditionError("a traced function has no values to check; check its results, or within tf.py_function")


def _also_of_graphs(check):
    """Returns a check of values that, of a graph's tensors, is an operation, which tf.control_dependencies() puts before others."""
    @functools.wraps(check)
    def checked(*args, name=None, **kwargs):
        leaves, may_be = eager.nest.flatten([args, kwargs]), _origins.may_be_of_graph()
        has_symbols = any(map(is_of_graph, leaves))
        if not has_symbols and not _origins.is_of_graph():
            check(*args, **kwargs)
        if not has_symbols and not (may_be and any(map(_origins.is_of_variables, leaves))):
            return None
        from ._graph import Operation

        args, kwargs = eager.nest.map_structure(_origins.symbol_of, [args, kwargs])
        return Operation(functools.partial(_when_run, check), args, kwargs, name or check.__name__, is_traceable=False)

    return checked


def _when_run(check, *args, **kwargs):
    if executing_eagerly():  # else shapes are inferred
        check(*args, **kwargs)


def _pairs(name, sign, op):
    def check(x, y, message=None, summarize=None, data=None):
        x, y = _read(x), _read(y)
        _require(op(x, y), message, f"x {sign} y", x=x, y=y)

    check.__name__ = check.__qualname__ = name
    check.__doc__ = f"Checks that x {sign} y for all elements; x and y broadcast."
    return _also_of_graphs(check)


assert_equal = _pairs("assert_equal", "==", eager.equal)
assert_none_equal = _pairs("assert_none_equal", "!=", eager.not_equal)
assert_less = _pairs("assert_less", "<", eager.less)
assert_less_equal = _pairs("assert_less_equal", "<=", eager.less_equal)
assert_greater = _pairs("assert_greater", ">", eager.greater)
assert_greater_equal = _pairs("assert_greater_equal", ">=", eager.greater_equal)


def _signs(name, sign, op):
    def check(x, message=None, summarize=None, data=None):
        x = _read(x)
        _require(op(x, eager.zeros_like(x)), message, f"x {sign} 0", x=x)

    check.__name__ = check.__qualname__ = name
    check.__doc__ = f"Checks that x {sign} 0 for all elements."
    return _also_of_graphs(check)


assert_positive = _signs("assert_positive", ">", eager.greater)
assert_negative = _signs("assert_negative", "<", eager.less)
assert_non_negative = _signs("assert_non_negative", ">=", eager.greater_equal)
assert_non_positive = _signs("assert_non_positive", "<=", eager.less_equal)


@_also_of_graphs
def assert_near(x, y, rtol=None, atol=None, message=None, summarize=None):
    """Checks that |x - y| <= atol + rtol |y| for all elements. Both are ten times the dtype's epsilon unless given."""
    x, y = _read(x), _read(y)
    ten = 10 * float(x.dtype.epsilon) if hasattr(x.dtype, "epsilon") else 1e-6
    bound = (ten if atol is None else atol) + (ten if rtol is None else rtol) * eager.abs(y)
    _require(eager.less_equal(eager.abs(x - y), bound), message, "x and y not equal to tolerance", x=x, y=y)


def _static(x):
    """Returns a tensor, also one of a graph, whose dtype and dims are known; its dims are None where its rank is not."""
    return x if is_of_graph(x) else _tensor(x)


def _is_rank(x, holds):
    """Reports whether a number of dims is as it should be, or not known."""
    return _static(x)._dims is None or holds(len(_static(x)._dims))


def assert_rank(x, rank, message=None):
    """Checks the number of dims."""
    if not _is_rank(x, lambda found: found == rank):
        raise ValueError(f"{message or ''} Static rank condition failed. x.shape: {_static(x).shape} must have rank {rank}".strip())


def assert_rank_at_least(x, rank, message=None):
    """Checks that there are so many dims or more."""
    if not _is_rank(x, lambda found: found >= rank):
        raise ValueError(f"{message or ''} Static rank condition failed. x.shape: {_static(x).shape} must have rank at least {rank}".strip())


def assert_scalar(tensor, message=None):
    """Checks that there are no dims, and returns the tensor."""
    assert_rank(tensor, 0, message)
    return tensor


def assert_type(tensor, tf_type, message=None):
    """Checks the dtype."""
    if _static(tensor).dtype != tf_type:
        raise TypeError(f"{message or ''} tensor must be of type {eager.as_dtype(tf_type).name}; got {_static(tensor).dtype.name}".strip())


def check_numerics(tensor, message, name=None):
    """Returns the tensor, in which all elements are finite.

    >>> import eager.compat.tensorflow as tf
    >>> tf.debugging.check_numerics([1.0, float("nan")], "the loss")
    Traceback (most recent call last):
      ...
    eager.errors.InvalidArgumentError: the loss : Tensor had NaN values
    """
    if is_of_graph(tensor):
        from ._graph import Operation

        checked = Operation(lambda x: check_numerics(x, message) if executing_eagerly() else x, (tensor,), None, name or "CheckNumerics", False)
        return checked.give([(tensor.dtype, tensor._dims)], 0)
    x = _read(tensor)
    has_nan, has_infinity = bool(eager.any(eager.isnan(x))), bool(eager.any(eager.isinf(x)))
    if has_nan or has_infinity:
        found = " and ".join(word for word, is_there in (("Inf", has_infinity), ("NaN", has_nan)) if is_there)
        raise eager.errors.InvalidArgumentError(f"{message} : Tensor had {found} values")
    return x


def assert_all_finite(x=None, message=None, t=None, msg=None):
    """Returns x, in which all elements are finite."""
    return check_numerics(t if x is None else x, msg if message is None else message)


def is_numeric_tensor(tensor):
    """Whether it is a tensor of numbers."""
    return isinstance(tensor, eager.Tensor) and tensor.dtype not in (eager.bool_, eager.string)


@_also_of_graphs
def Assert(condition, data=(), summarize=None):
    """Checks that a condition is true, and shows the data where it is not."""
    if not bool(eager.all(_read(condition))):
        raise eager.errors.InvalidArgumentError(f"assertion failed: {[_tensor(value).numpy() for value in data]}")


def assert_integer(x, message=None):
    """Checks that the dtype is one of integers."""
    if not _static(x).dtype.is_integer:
        raise TypeError(f"{message or ''} Expected \"x\" to be integer type. Found: {_static(x).dtype.name}".strip())


def assert_rank_in(x, ranks, message=None):
    """Checks that the number of dims is one of those given."""
    if not _is_rank(x, lambda found: found in ranks):
        raise ValueError(f"{message or ''} Static rank condition failed. x.shape: {_static(x).shape} must have a rank in {list(ranks)}".strip())


def assert_proper_iterable(values):
    """Checks that a list, a tuple, or another iterable is given, and no single value."""
    if isinstance(values, (str, bytes, eager.Tensor, eager.Variable)) or hasattr(values, "__array__") or not hasattr(values, "__iter__"):
        raise TypeError(f"Expected argument \"values\" to be a \"proper\" iterable. Found: {type(values)}")


def assert_same_float_dtype(tensors=None, dtype=None):
    """Returns the dtype that all tensors have, one of floats; float32 if there are none."""
    found = [_static(t).dtype for t in tensors or ()] + ([eager.as_dtype(dtype)] if dtype else [])
    if len(set(found)) > 1 or found and not found[0].is_floating:
        raise ValueError(f"Expected floating point type of one kind, got {[d.name for d in found]}")
    return found[0] if found else eager.float32


def assert_shapes(shapes, data=None, summarize=None, message=None, name=None):
    """Checks the shapes of tensors against patterns, in which a text stands for the same size wherever it is, and None for any.

    >>> import eager.compat.tensorflow as tf
    >>> tf.debugging.assert_shapes([(tf.ones([2, 3]), ("n", 3)), (tf.ones([2]), ("n",))])
    """
    sizes: dict = {}
    for x, pattern in shapes.items() if isinstance(shapes, dict) else shapes:
        if _static(x)._dims is None:
            continue
        dims = list(_static(x)._dims)
        pattern = list(pattern) if isinstance(pattern, (list, tuple, str)) else [pattern]
        if pattern[:1] in ([...], ["..."], ["*"]):
            pattern = [None] * (len(dims) - len(pattern) + 1) + pattern[1:]
        if len(pattern) != len(dims):
            raise ValueError(f"{message or ''} Specified by tensor of shape {tuple(dims)}: its rank is not {len(pattern)}".strip())
        for size, symbol in zip(dims, pattern):
            if symbol is None or symbol == "." or size is None:
                continue
            wanted = int(symbol) if isinstance(symbol, int) or str(symbol).isdigit() else sizes.setdefault(symbol, size)
            if wanted != size:
                raise ValueError(f"{message or ''} Specified by tensor of shape {tuple(dims)}: dimension {symbol} must have size {wanted}, "
                                 f"received size {size}".strip())
