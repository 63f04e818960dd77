"""How tensors and variables print."""
import sys

_prefix = "eager"  # "tf" once eager.compat.tensorflow is imported

_DEFAULTS = {"precision": 8, "threshold": 1000, "edgeitems": 3, "linewidth": 75, "suppress": False}
_options = dict(_DEFAULTS)
# NumPy's own; of others, which a later NumPy may have, nothing is known.
_NUMPY_DEFAULTS = dict(_DEFAULTS, floatmode="maxprec", nanstr="nan", infstr="inf", sign="-", formatter=None, legacy=False)


def set_printoptions(precision=None, threshold=None, edgeitems=None, linewidth=None, suppress=None):
    """Sets how tensors print, with NumPy's names and defaults; None leaves an option as it is.

    precision: most digits behind the point, 8. threshold: most elements that are shown without a summary, 1000. edgeitems: how
    many a summary shows at each end of an axis, 3. linewidth: characters a line, 75. suppress: no exponents for small numbers.
    What ``numpy.set_printoptions`` sets is followed too, but for what is set here to other than its default.
    ValueError: a number that is negative.

    >>> import eager
    >>> eager.set_printoptions(precision=2)
    >>> print(eager.constant([1 / 3, 2 / 3]))
    eager.Tensor([0.33 0.67], shape=(2,), dtype=float32)
    >>> eager.set_printoptions(precision=8)
    """
    given = {"precision": precision, "threshold": threshold, "edgeitems": edgeitems, "linewidth": linewidth}
    given = {name: int(min(value, 2**31 - 1)) for name, value in given.items() if value is not None}
    for name, value in given.items():
        if value < 0:
            raise ValueError(f"{name} must not be negative, got {value}")
    if suppress is not None:
        given["suppress"] = bool(suppress)
    from . import _core

    _options.update(given)
    _core.set_format_options(*[_options[name] for name in _DEFAULTS])


def get_printoptions():
    """Returns what set_printoptions set, as a dict.

    >>> import eager
    >>> eager.get_printoptions()["edgeitems"]
    3
    """
    return dict(_options)


def _numpys(t, text):
    """The elements as NumPy's str or repr prints them, by its options and ours."""
    import numpy

    ours = {name: value for name, value in _options.items() if value != _DEFAULTS[name]}
    with numpy.printoptions(**ours, formatter=numpy.get_printoptions()["formatter"]):  # which would be reset
        return text(t.numpy())


def _numpy_text(t):
    """The elements as NumPy prints them, where somebody set its print options; else None."""
    numpy = sys.modules.get("numpy")
    if numpy is None or t.ndim == 0 or t.is_sparse_rows or not hasattr(numpy, "get_printoptions"):
        return None
    theirs = numpy.get_printoptions()
    if all(theirs.get(name) == default for name, default in _NUMPY_DEFAULTS.items()):
        return None
    try:
        return _numpys(t, str)
    except TypeError:  # bfloat16 without ml_dtypes
        return None


def set_prefix(prefix):
    """Chooses the name that tensors print with: "eager" or "tf"."""
    global _prefix
    _prefix = prefix


def _shape(shape):
    return "<unknown>" if shape is None else str(shape)


def _value(t):
    return _numpy_text(t) or t.value_text()


def _repr_value(t):
    """What repr shows after ``numpy=``: TensorFlow shows NumPy's repr."""
    text = _numpys(t, repr) if _prefix == "tf" and t.ndim > 0 else _value(t)
    return f"{text}>" if "\n" not in text else f"\n{text}>"


def _lines(prefix, text, rest):
    if "\n" in text:
        return f"{prefix}\n{text}, {rest}"
    return f"{prefix}{text}, {rest}"


def tensor_str(t):
    """``eager.Tensor([1. 2.], shape=(2,), dtype=float32)``; symbolic tensors have no value."""
    rest = f"shape={_shape(t._dims)}, dtype={t.dtype.name})"
    if t.is_symbolic:
        return f"{_prefix}.Tensor(symbolic, {rest}"
    return _lines(f"{_prefix}.Tensor(", _value(t), rest)


def tensor_repr(t):
    """As NumPy's: what str says, in angle brackets with the value last."""
    head = f"<{_prefix}.Tensor: shape={_shape(t._dims)}, dtype={t.dtype.name}"
    if t.is_symbolic:
        return head + ", symbolic>"
    return f"{head}, numpy={_repr_value(t)}"


def tensor_format(t, spec):
    """format(t, ""): the value alone, as the documents print it; with a spec a single element takes it."""
    if not spec:
        return tensor_str(t) if t.is_symbolic else _value(t)
    if t.size != 1:
        raise TypeError(f"unsupported format string passed to a Tensor: {spec!r} formats one number, and the tensor has shape {t.shape}. "
                        "Format its elements, as in t[0], or say eager.set_printoptions(precision=2) and print it whole")
    return format(t.item(), spec)


def variable_repr(v):
    """``<eager.Variable 'w' shape=(2,) dtype=float32, numpy=[1. 2.]>``."""
    name = v._name + ":0" if _prefix == "tf" else v._name  # TensorFlow counts an op's outputs
    return f"<{_prefix}.Variable '{name}' shape={_shape(v.shape)} dtype={v.dtype.name}, numpy={_repr_value(v.value())}"
