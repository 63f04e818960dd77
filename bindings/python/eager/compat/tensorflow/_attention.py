"""Attention of tf.keras.layers: of several heads, eager.nn's with masks, scores, and inputs of any rank; and of one."""
import math

from ... import _core
from ...nn import _containers
from . import _layers, _masks
from ._functions import _op
from ._layer import Layer


class MultiHeadAttention(_layers._class_of(
        "MultiHeadAttention", 'num_heads, key_dim, value_dim=None, dropout=0.0, use_bias=True, output_shape=None, '
        'attention_axes=None, kernel_initializer="glorot_uniform", bias_initializer="zeros", seed=None', "seed=None")):
    __doc__ = _layers._documented("MultiHeadAttention") + """

    Inputs may have more dims than three: attention_axes are those that are attended along, None for all but the batch
    and the features; inputs are alike in the others. A mask has the dims ahead of the attended ones that it differs in,
    the attended ones of the query, and those of the value. A mask of floats is one of booleans here: nothing is added."""

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
        if attention_mask is not None:
            attention_mask = _op("cast")(attention_mask, "bool")
        for x, mask, axis in ((query, query_mask, 2), (value, value_mask, 1), (key, key_mask, 1)):
            mask = _masks.of(x) if mask is None else mask
            if mask is not None:
                mask = _op("expand_dims")(_op("cast")(mask, "bool"), axis)
                attention_mask = mask if attention_mask is None else _op("logical_and")(attention_mask, mask)
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
            causal = _causal(query, value)
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


# ---- Of one head

class Attention(Layer):
    """tf.keras.layers.Attention: for each step of the query the mean of the values, by the softmax of scores.

    A call takes [query, value], or [query, value, key], of [batch, steps, features] each, perhaps a mask for each of
    the first two. It gives [batch, query's steps, value's features]; with return_attention_scores also the weights.
    use_scale: whether a weight multiplies the scores. score_mode: "dot" for products (Luong et al., 2015), "concat" for
    tanh of sums.

    >>> import eager.compat.tensorflow as tf
    >>> tf.keras.layers.Attention()([tf.zeros([1, 2, 3]), tf.ones([1, 4, 3])]).numpy().tolist()
    [[[1.0, 1.0, 1.0], [1.0, 1.0, 1.0]]]
    """

    supports_masking, _makes_masks = True, False

    def __init__(self, use_scale=False, score_mode="dot", dropout=0.0, seed=None, causal=False, **options):
        super().__init__(**options)
        if score_mode not in ("dot", "concat"):
            raise ValueError("Invalid value for argument score_mode. Expected one of {'dot', 'concat'}. Received: "
                             f"score_mode={score_mode}")
        self.use_scale, self.score_mode, self.dropout, self.causal = bool(use_scale), score_mode, dropout, bool(causal)

    def build(self, input_shape):
        self.scale = self.add_weight("scale", (), initializer="ones") if self.use_scale else None
        if self.score_mode == "concat":
            self.concat_score_weight = self.add_weight("concat_score_weight", (), initializer="ones")

    def compute_mask(self, inputs, mask=None):
        """Returns the mask of the query."""
        return mask[0] if isinstance(mask, (list, tuple)) else None

    def _scores(self, query, key):
        if self.score_mode == "dot":
            scores = _op("matmul")(query, _op("permute_dims")(key, [0, 2, 1]))
            return scores if self.scale is None else scores * self.scale
        both = _op("expand_dims")(query, 2) + _op("expand_dims")(key, 1)
        return self.concat_score_weight * _op("sum")(_op("tanh")(both if self.scale is None else self.scale * both), -1)

    def call(self, inputs, mask=None, training=None, return_attention_scores=False, use_causal_mask=False):
        if not isinstance(inputs, (list, tuple)) or len(inputs) not in (2, 3):
            raise ValueError(f"{type(self).__name__} layer must be called on a list of inputs, namely [query, value] "
                             f"or [query, value, key]. Received: {inputs!r}")
        query, value, key = (*inputs, inputs[1])[:3]
        ops, scores = _layers._ops(), self._scores(query, key)
        of_query, of_value = (*(mask or ()), None, None)[:2]
        kept = None if of_value is None else ops.expand_dims(ops.cast(of_value, "bool"), 1)
        if use_causal_mask or self.causal:
            causal = _causal(query, value)
            kept = causal if kept is None else ops.logical_and(kept, causal)
        if kept is not None:
            scores = ops.where(kept, scores, -3e4 if scores.dtype.itemsize == 2 else -1e9)
        weights = ops.softmax(scores)
        result = ops.matmul(ops.dropout(weights, self.dropout) if training and self.dropout else weights, value)
        if of_query is not None:
            result = ops.where(ops.expand_dims(ops.cast(of_query, "bool"), 2), result, 0)
        return (result, weights) if return_attention_scores else result


class AdditiveAttention(Attention):
    """tf.keras.layers.AdditiveAttention: Attention whose scores are the sums of scale * tanh(query + key) (Bahdanau et
    al., 2015)."""

    def __init__(self, use_scale=True, dropout=0.0, causal=False, **options):
        super().__init__(use_scale, dropout=dropout, causal=causal, **options)

    def build(self, input_shape):
        size = input_shape[1][-1] if hasattr(input_shape[0], "__iter__") else input_shape[-1]
        self.scale = self.add_weight("scale", (size,), initializer="glorot_uniform") if self.use_scale else None

    def _scores(self, query, key):
        both = _op("tanh")(_op("expand_dims")(query, 2) + _op("expand_dims")(key, 1))
        return _op("sum")(both if self.scale is None else self.scale * both, -1)


def _causal(query, value):
    """Returns which steps of the value are none behind those of the query, [batch, query's steps, value's steps]."""
    of_query, of_value = (_op("cumulative_sum")(_op("ones_like")(x[:, :, 0], dtype="int32"), 1) for x in (query, value))
    return _op("expand_dims")(of_query, 2) >= _op("expand_dims")(of_value, 1)
