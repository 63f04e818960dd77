"""Examples in the texts of the kinds of layers: how a layer is made, its inputs as eager.ones makes them, and its result's shape."""

_TABLE = """
Activation("tanh"): [2, 3] -> (2, 3)
AveragePooling1D(): [2, 6, 3] -> (2, 3, 3)
AveragePooling2D(): [2, 6, 6, 3] -> (2, 3, 3, 3)
AveragePooling3D(): [2, 4, 4, 4, 3] -> (2, 2, 2, 2, 3)
BatchNormalization(): [4, 3] -> (4, 3)
Conv1D(8, 3): [2, 6, 3] -> (2, 4, 8)
Conv1DTranspose(8, 3, strides=2): [2, 4, 3] -> (2, 9, 8)
Conv2D(8, 3, padding="same"): [2, 6, 6, 3] -> (2, 6, 6, 8)
Conv2DTranspose(8, 3, strides=2, padding="same"): [2, 4, 4, 3] -> (2, 8, 8, 8)
Conv3D(8, 2): [2, 4, 4, 4, 3] -> (2, 3, 3, 3, 8)
Conv3DTranspose(8, 2): [2, 3, 3, 3, 3] -> (2, 4, 4, 4, 8)
Dense(2, activation="relu"): [4, 3] -> (4, 2)
DepthwiseConv2D(3, depth_multiplier=2): [2, 6, 6, 3] -> (2, 4, 4, 6)
Dropout(0.5): [2, 3] -> (2, 3)
ELU(): [2, 3] -> (2, 3)
Embedding(10, 4): [2, 3], "int32" -> (2, 3, 4)
Flatten(): [2, 3, 4] -> (2, 12)
GELU(): [2, 3] -> (2, 3)
GRU(5): [2, 6, 3] -> (2, 5)
GlobalAveragePooling1D(): [2, 6, 3] -> (2, 3)
GlobalAveragePooling2D(keepdims=True): [2, 6, 6, 3] -> (2, 1, 1, 3)
GlobalAveragePooling3D(): [2, 4, 4, 4, 3] -> (2, 3)
GlobalMaxPooling1D(): [2, 6, 3] -> (2, 3)
GlobalMaxPooling2D(): [2, 6, 6, 3] -> (2, 3)
GlobalMaxPooling3D(): [2, 4, 4, 4, 3] -> (2, 3)
GroupNormalization(2): [2, 3, 4] -> (2, 3, 4)
LSTM(5, return_sequences=True): [2, 6, 3] -> (2, 6, 5)
LayerNormalization(): [2, 3] -> (2, 3)
LeakyReLU(): [2, 3] -> (2, 3)
MaxPooling1D(): [2, 6, 3] -> (2, 3, 3)
MaxPooling2D(): [2, 6, 6, 3] -> (2, 3, 3, 3)
MaxPooling3D(): [2, 4, 4, 4, 3] -> (2, 2, 2, 2, 3)
MultiHeadAttention(2, 8): [2, 6, 3]; [2, 4, 3] -> (2, 6, 3)
PReLU(): [2, 3] -> (2, 3)
Permute((2, 1)): [2, 3, 4] -> (2, 4, 3)
RMSNormalization(): [2, 3] -> (2, 3)
ReLU(): [2, 3] -> (2, 3)
Reshape((-1, 2)): [2, 3, 4] -> (2, 6, 2)
SeparableConv2D(8, 3): [2, 6, 6, 3] -> (2, 4, 4, 8)
SimpleRNN(5): [2, 6, 3] -> (2, 5)
Softmax(): [2, 3] -> (2, 3)
"""
_LINES = {line.partition("(")[0]: line for line in _TABLE.split("\n") if line}


def of(kind):
    """Returns the example of a kind of layer; nothing for the kinds of cells, which eager.nn's own cells use."""
    if kind["title"].endswith("Cell"):
        return ""
    layer, _, rest = _LINES[kind["title"]].rpartition(": ")
    inputs, _, shape = rest.partition(" -> ")
    first = "[0]" if len(kind["outputs"]) > 1 else ""
    given = ", ".join(f"eager.ones({x})" for x in inputs.split("; "))
    return f"    >>> import eager\n    >>> eager.nn.{layer}({given}){first}.shape\n    {shape}"
