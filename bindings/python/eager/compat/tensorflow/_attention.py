"""tf.keras.layers.MultiHeadAttention: that of eager.nn with masks, scores, and inputs of any number of dims."""
import math

from ... import _core
from ...nn import _containers
from . import _layers, _masks
from ._functions import _op


class MultiHeadAttention(_layers._class_of(
        "MultiHeadAttention", 'num_heads, key_dim, value_dim=None, dropout=0.0, use_bias=True, output_shape=None, '
        'attention_axes=None, kernel_initializer="glorot_uniform", bias_initializer="zeros", seed=None', "seed=None")):
    __doc__ = _layers._documented("MultiHeadAttention") + """

    Inputs may have more dims than three: attention_axes are those that are attended along, None for all but the batch
    and the features; inputs are alike in the others. A mask has the dims ahead of the attended ones that it differs in,
    the attended ones of the query, and those of the value."""

    def _make(self, attributes, options):
        shape, axes = attributes.pop("output_shape"), attributes.pop("attention_axes")
        attributes["output_dim"] = shape[0] if isinstance(shape, (list, tuple)) else shape
        axes = axes if axes is None or hasattr(axes, "__iter__") else (axes,)
        self.__dict__["attention_axes"] = axes and tuple(axes)
        super()._make(attributes, options)

    def _build(self, specs):
        """Makes the Variables. specs: (dtype, shape) for each input, of which the last dim counts."""
        super()._build([(dtype, shape if len(shape) < 4 else (shape[0], None, shape[-1])) for dtype, shape in specs])

    def _axes(self, rank):
        """Returns the axes that inputs of a rank attend along. ValueError: they are none of such inputs."""
        axes = tuple(range(1, rank - 1)) if self.attention_axes is None else self.attention_axes
        axes = tuple(axis + rank if axis < 0 else axis for axis in axes)
        if not axes or len(set(axes)) < len(axes) or not all(0 < axis < rank - 1 for axis in axes):
            raise ValueError(f"Layer {self.name!r}: attention_axes must be axes between the batch and the features. "
                             f"Received: attention_axes={self.attention_axes}, and an input of rank {rank}")
        return axes

    def _of_more_dims(self, query, value, key, mask, options, axes):
        """Returns the result for inputs whose attended axes, and whose other ones, are merged into one each."""
        rank, ops = query.ndim, _layers._ops()
        if any(x is not None and x.ndim != rank for x in (value, key)):
            raise ValueError(f"Layer {self.name!r}: query, value and key must have as many dims, got shapes "
                             f"{[x.shape for x in (query, value, key) if x is not None]}")
        rest = [axis for axis in range(rank - 1) if axis not in axes]
        of_query, of_value = (_containers._dims(x) for x in (query, value))

        def merged(x):
            dims = _containers._dims(x)
            x = ops.permute_dims(x, [*rest, *axes, rank - 1])
            return _containers._reshaped(x, [None, math.prod(dims[axis] for axis in axes), dims[-1]])

        if mask is not None:
            n = 2 * len(axes)
            mask = ops.cast(mask if isinstance(mask, _core.Tensor) else _core.to_tensor(mask), "bool")
            for _ in range(len(rest) + n - mask.ndim):
                mask = ops.expand_dims(mask, -n - 1)
            attended = [of_query[axis] for axis in axes], [of_value[axis] for axis in axes]
            mask = ops.broadcast_to(mask, [*(of_query[axis] for axis in rest), *attended[0], *attended[1]])
            mask = _containers._reshaped(mask, [None, *map(math.prod, attended)])
        found = self._of_sequences(merged(query), merged(value), None if key is None else merged(key), mask, *options)
        y, scores = found if isinstance(found, tuple) else (found, None)
        y = _containers._reshaped(y, [*(of_query[axis] for axis in (*rest, *axes)), y.shape[-1]])
        order = [*rest, *axes, rank - 1]
        y = ops.permute_dims(y, [order.index(axis) for axis in range(rank)])
        if scores is None:
            return y
        attended = [x[axis] for x in (of_query, of_value) for axis in axes]
        return y, _containers._reshaped(scores, [*(of_query[axis] for axis in rest), self.num_heads, *attended])

    supports_masking, _makes_masks = True, False

    def compute_mask(self, inputs, mask=None):
        """Returns the mask of the query."""
        return _masks.of(inputs)

    def _compute(self, query, value, key=None, query_mask=None, value_mask=None, key_mask=None, attention_mask=None,
                 training=None, use_causal_mask=False, return_attention_scores=False):
        for x, mask, axis in ((query, query_mask, 2), (value, value_mask, 1), (key, key_mask, 1)):
            mask = _masks.of(x) if mask is None else mask
            if mask is not None:
                mask = _op("expand_dims")(_op("cast")(mask, "bool"), axis)
                if attention_mask is not None:
                    mask = _op("logical_and")(_op("cast")(attention_mask, "bool"), mask)
                attention_mask = mask
        query, value, key = (x if x is None or isinstance(x, _core.Tensor) else _core.to_tensor(x)
                             for x in (query, value, key))
        options = training, use_causal_mask, return_attention_scores
        if self.attention_axes is not None or query.ndim > 3:
            axes = self._axes(query.ndim)
            if query.ndim > 3:
                return self._of_more_dims(query, value, key, attention_mask, options, axes)
        return self._of_sequences(query, value, key, attention_mask, *options)

    def _of_sequences(self, query, value, key, attention_mask, training, use_causal_mask, return_attention_scores):
        """Returns the result for inputs of [batch, steps, features]."""
        if use_causal_mask:
            of_query, of_value = (_op("cumulative_sum")(_op("ones_like")(x[:, :, 0], dtype="int32"), 1)
                                  for x in (query, value))
            causal = _op("expand_dims")(of_query, 2) >= _op("expand_dims")(of_value, 1)
            attention_mask = causal if attention_mask is None else _op("logical_and")(attention_mask, causal)
        named = {"key": key, "attention_mask": attention_mask, "training": training}
        result = super()._compute(query, value, **{name: x for name, x in named.items() if x is not None})
        if not return_attention_scores:
            return result
        return result, self._scores(query, value if key is None else key, attention_mask)

    def _scores(self, query, key, mask):
        """Returns how much each step of the query attends to each of the key, [batch, heads, steps, steps], before
        dropout."""
        ops = _layers._ops()
        query, key = self._cast(query), self._cast(key)
        q, k = (ops.einsum("btd,dhk->bthk", [x, ops.cast(kernel, x.dtype)])
                for x, kernel in ((query, self.query_kernel), (key, self.key_kernel)))
        if self.use_bias:
            q, k = q + ops.cast(self.query_bias, q.dtype), k + ops.cast(self.key_bias, k.dtype)
        scores = ops.einsum("bthk,bshk->bhts", [q * float(self.key_dim) ** -0.5, k])
        if mask is not None:
            mask = ops.cast(mask, "bool")
            mask = ops.expand_dims(mask, 1) if mask.ndim < 4 else mask
            scores = ops.where(mask, scores, -3e4 if scores.dtype.itemsize == 2 else -1e9)
        return ops.softmax(scores)
