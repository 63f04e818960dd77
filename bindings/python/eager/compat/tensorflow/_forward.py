"""tf.autodiff.ForwardAccumulator: jacobian-vector products, each the gradient of a gradient."""
from ... import _core, nest
from ... import raw_ops as _ops


class ForwardAccumulator:
    """Records what is computed from primals within ``with``; jvp() gives the derivatives along the tangents.

    primals: a Tensor or Variable of floats, or a structure of them. tangents: tensors of the same shapes, in the same structure.
    ValueError: structures or shapes differ.

    >>> import eager.compat.tensorflow as tf
    >>> x = tf.constant([1., 2.])
    >>> with tf.autodiff.ForwardAccumulator(x, tf.constant([1., 0.])) as acc:
    ...     y = tf.reduce_sum(x * x)
    >>> acc.jvp(y).numpy().item()
    2.0
    """

    def __init__(self, primals, tangents):
        self._primals, given = nest.flatten(primals), nest.flatten(tangents)
        if len(self._primals) != len(given):
            raise ValueError(f"primals and tangents must have the same structure, got {primals!r} and {tangents!r}")
        self._tangents = [_core.to_tensor(t, p.dtype) for p, t in zip(self._primals, given)]
        for primal, tangent in zip(self._primals, self._tangents):
            if not (primal.dtype.is_floating or primal.dtype.is_complex):
                raise ValueError(f"ForwardAccumulator cannot differentiate with respect to {primal.dtype.name}, which is not floating-point")
            if tuple(primal.shape) != tuple(tangent.shape):
                raise ValueError(f"Tangent of shape {tuple(tangent.shape)} is not compatible with the primal of shape {tuple(primal.shape)}")
        self._tape = _core.GradientTape(persistent=True)
        self._is_recording = False

    def __enter__(self):
        if self._is_recording:
            raise ValueError("Accumulator is already recording.")
        self._tape.__enter__()
        self._is_recording = True
        for primal in self._primals:
            self._tape.watch(primal)
        return self

    def __exit__(self, *error):
        self._is_recording = False
        return self._tape.__exit__(*error)

    def jvp(self, primals, unconnected_gradients="none"):
        """Returns the derivatives of tensors along the tangents, in their structure and shapes.

        unconnected_gradients: "none" or "zero", for what does not depend on the primals.
        """
        is_zero = getattr(unconnected_gradients, "value", unconnected_gradients) == "zero"
        return nest.map_structure(lambda y: self._derivative(y, is_zero), primals)

    def _derivative(self, y, is_zero):
        at = next((i for i, p in enumerate(self._primals) if p is y), None)
        if at is not None:
            return self._tangents[at]
        y, found = _core.to_tensor(y), None
        if y.dtype.is_floating or y.dtype.is_complex:
            weights = _ops.ones_like(y)  # any will do: what comes back is linear in them
            with _core.GradientTape() as back:
                back.watch(weights)
                gradients = self._tape.gradient(y, self._primals, output_gradients=weights)
                pairs = [(g.to_dense(), t) for g, t in zip(gradients, self._tangents) if g is not None]
            if pairs:
                found = back.gradient([g for g, _ in pairs], weights, output_gradients=[t for _, t in pairs])
                is_zero = True  # a path is there, along which the derivative is 0
        return found if found is not None or not is_zero else _ops.zeros_like(y)
