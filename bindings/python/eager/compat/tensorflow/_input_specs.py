"""tf.keras.layers.InputSpec: what a layer says of its inputs, and the check of a call against it."""
from ...errors import InvalidArgumentError


class InputSpec:
    """tf.keras.layers.InputSpec: the rank, the dims and the dtype that an input has. A layer whose attribute `input_spec` is one, or a list
    with one for each input, refuses others.

    >>> import eager.compat.tensorflow as tf
    >>> class Rows(tf.keras.layers.Layer):
    ...     input_spec = tf.keras.layers.InputSpec(ndim=2)
    ...     def call(self, x):
    ...         return x
    >>> Rows(name="rows")(tf.ones([2, 3])).shape
    TensorShape([2, 3])
    """

    def __init__(self, dtype=None, shape=None, ndim=None, max_ndim=None, min_ndim=None, axes=None, allow_last_axis_squeeze=False, name=None,
                 optional=False):
        from ... import as_dtype

        self.dtype, self.shape = None if dtype is None else as_dtype(dtype), None if shape is None else tuple(shape)
        self.ndim = ndim if shape is None else len(self.shape)
        self.max_ndim, self.min_ndim, self.name, self.optional = max_ndim, min_ndim, name, optional
        self.axes = {int(axis): dim for axis, dim in (axes or {}).items()}

    def _expected(self, x, dims):
        """Returns what is wrong with an input of some dims, a text, or None."""
        found = f"found ndim={len(dims)}. Full shape received: {dims}"
        if self.ndim is not None and len(dims) != self.ndim:
            return f"expected ndim={self.ndim}, {found}"
        if self.min_ndim is not None and len(dims) < self.min_ndim:
            return f"expected min_ndim={self.min_ndim}, {found}"
        if self.max_ndim is not None and len(dims) > self.max_ndim:
            return f"expected max_ndim={self.max_ndim}, {found}"
        if self.dtype is not None and x.dtype is not self.dtype:
            return f"expected dtype={self.dtype.name}, found dtype={x.dtype.name}"
        for axis, dim in self.axes.items():
            if dim is not None and dims[axis] not in (dim, None):
                return f"expected axis {axis} of input shape to have value {dim}, but received input with shape {dims}"
        if any(None not in pair and pair[0] != pair[1] for pair in zip(self.shape or (), dims)):
            return f"expected shape={self.shape}, found shape={dims}"
        return None


def check(layer, inputs):
    """InvalidArgumentError: the inputs are not what the layer's input_spec says."""
    specs = layer.input_spec
    specs, inputs = (list(one) if isinstance(one, (list, tuple)) else [one] for one in (specs, inputs))
    if len(inputs) != len(specs):
        raise InvalidArgumentError(f'Layer "{layer.name}" expects {len(specs)} input(s), but it received {len(inputs)} input tensors. Inputs '
                                   f"received: {inputs}")
    for i, (spec, x) in enumerate(zip(specs, inputs)):
        if spec is None or not hasattr(x, "shape"):
            continue
        wrong = spec._expected(x, tuple(d if type(d) is int else None for d in getattr(x, "_dims", x.shape)))
        if wrong:
            raise InvalidArgumentError(f'Input {i} of layer "{layer.name}" is incompatible with the layer: {wrong}')
