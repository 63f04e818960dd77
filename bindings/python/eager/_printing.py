"""How tensors and variables print."""

_prefix = "eager"  # "tf" once eager.compat.tensorflow is imported


def set_prefix(prefix):
    """Chooses the name that tensors print with: "eager" or "tf"."""
    global _prefix
    _prefix = prefix


def _shape(shape):
    return str(shape)


def _value(t):
    return t.value_text()


def _repr_value(t):
    """What repr shows after ``numpy=``: TensorFlow shows NumPy's repr."""
    text = repr(t.numpy()) if _prefix == "tf" and t.ndim > 0 else _value(t)
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
    return format(t.item(), spec)


def variable_repr(v):
    """``<eager.Variable 'w' shape=(2,) dtype=float32, numpy=[1. 2.]>``."""
    name = v.name + ":0" if _prefix == "tf" else v.name  # TensorFlow counts an op's outputs
    return f"<{_prefix}.Variable '{name}' shape={_shape(v.shape)} dtype={v.dtype.name}, numpy={_repr_value(v.value())}"
