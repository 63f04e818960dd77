"""A block of a transformer."""
from ._module import Module


class TransformerBlock(Module):
    """Attention and two dense layers, each with a normalization and a sum with what goes in (Vaswani et al., 2017).

    num_heads: heads of the attention, each of an equal part of the input's last dim.
    hidden: the width between the dense layers; None: 4 times the input's last dim.
    dropout: the probability that results are dropped while the block trains.
    activation: between the dense layers. causal: whether a step sees only those up to its own.
    norm_first: whether the normalizations stand ahead of what they normalize for (Xiong et al., 2020), or behind the sums.

    >>> import eager
    >>> eager.nn.TransformerBlock(2, hidden=16)(eager.ones([3, 5, 8])).shape
    (3, 5, 8)
    """

    def __init__(self, num_heads, hidden=None, dropout=0.0, activation="gelu", causal=False, norm_first=True):
        self.num_heads, self.hidden, self.dropout, self.activation = num_heads, hidden, dropout, activation
        self.causal, self.norm_first = causal, norm_first

    def build(self, shape):
        from .. import nn

        width = shape[-1]
        if not isinstance(width, int) or width % self.num_heads:
            raise ValueError(f"the last dim of a TransformerBlock's input must be a multiple of num_heads, {self.num_heads}, got {width}")
        self.attention_norm = nn.LayerNormalization()
        self.attention = nn.MultiHeadAttention(self.num_heads, width // self.num_heads, dropout=self.dropout,
                                               use_causal_mask=self.causal)
        self.dense_norm = nn.LayerNormalization()
        self.widen = nn.Dense(self.hidden or 4 * width, activation=self.activation)
        self.narrow = nn.Dense(width)
        self.drop = nn.Dropout(self.dropout)

    def _attend(self, x, mask):
        return self.drop(self.attention(x, x, attention_mask=mask))

    def _dense(self, x):
        return self.drop(self.narrow(self.widen(x)))

    def call(self, x, mask=None):
        if self.norm_first:
            x = x + self._attend(self.attention_norm(x), mask)
            return x + self._dense(self.dense_norm(x))
        x = self.attention_norm(x + self._attend(x, mask))
        return self.dense_norm(x + self._dense(x))

    def extra_repr(self):
        return str(self.num_heads)
