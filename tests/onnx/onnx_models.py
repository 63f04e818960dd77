"""Whole models, the batch (and more) of any size."""
import numpy as np
from onnx import TensorProto, helper, numpy_helper

random = np.random.default_rng(2)


class Builder:
    """Nodes one after the other; arrays become initializers."""

    def __init__(self):
        self.nodes, self.initializers, self.count = [], [], 0

    def name(self):
        self.count += 1
        return f"v{self.count}"

    def value(self, v):
        if isinstance(v, str):  # a name, or "" for none
            return v
        name = self.name()
        self.initializers.append(numpy_helper.from_array(np.asarray(v), name))
        return name

    def __call__(self, op, *inputs, num_outputs=1, **attributes):
        outputs = [self.name() for _ in range(num_outputs)]
        self.nodes.append(helper.make_node(op, [self.value(i) for i in inputs], outputs, name=f"n{len(self.nodes)}", **attributes))
        return outputs[0] if num_outputs == 1 else outputs

    def model(self, inputs, outputs, opset=17, types=None):
        types = types or {}
        describe = lambda n, d: helper.make_tensor_value_info(n, types.get(n, TensorProto.FLOAT), d)  # noqa: E731
        graph = helper.make_graph(self.nodes, "whole", [describe(n, d) for n, d in inputs.items()],
                                  [describe(n, d) for n, d in outputs.items()], self.initializers)
        return helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)], ir_version=8)


def weights(*shape, dtype="float32"):
    return (random.standard_normal(shape) / np.sqrt(shape[0])).astype(dtype)


def mlp(opset=17, dtype="float32"):
    b = Builder()
    h = b("Relu", b("Gemm", "x", weights(8, 16, dtype=dtype), weights(16, dtype=dtype)))
    h = b("Tanh", b("Add", b("MatMul", h, weights(16, 16, dtype=dtype)), weights(16, dtype=dtype)))
    y = b("Softmax", b("Gemm", h, weights(4, 16, dtype=dtype), weights(4, dtype=dtype), transB=1))
    types = {n: helper.np_dtype_to_tensor_dtype(np.dtype(dtype)) for n in ("x", y)}
    return b.model({"x": ["batch", 8]}, {y: ["batch", 4]}, opset, types)


def block(b, x, channels, out, stride):
    h = b("Conv", x, weights(out, channels, 3, 3), kernel_shape=[3, 3], pads=[1, 1, 1, 1], strides=[stride, stride])
    h = b("BatchNormalization", h, weights(out), weights(out), weights(out), np.abs(weights(out)) + np.float32(0.5))
    return b("Relu", h)


def convnet(opset=17):
    b = Builder()
    h = b("MaxPool", block(b, "x", 3, 8, 1), kernel_shape=[2, 2], strides=[2, 2])
    h = block(b, h, 8, 16, 2)
    h = b("Add", h, block(b, h, 16, 16, 1))
    h = b("Flatten", b("GlobalAveragePool", h))
    y = b("LogSoftmax", b("Dropout", b("Gemm", h, weights(16, 10), weights(10))))
    return b.model({"x": ["batch", 3, 16, 16]}, {y: ["batch", 10]}, opset)


def shape_of(b, x, *dims):
    """[x's dim, ..] of the names, and numbers as they are, as exporters write them."""
    shape = b("Shape", x)
    parts = [b("Unsqueeze", b("Gather", shape, np.array(d[0]), axis=0), np.array([0])) if isinstance(d, tuple) else np.array([d]) for d in dims]
    return b("Concat", *parts, axis=0)


def attention(opset=17):
    """A transformer's layer; batch and length of any size."""
    width, heads, length = 16, 4, "length"
    b = Builder()

    def linear(x, n, out):
        return b("Add", b("MatMul", x, weights(n, out)), weights(out))

    def norm(x):
        return b("LayerNormalization", x, weights(width) + np.float32(1), weights(width), axis=-1)

    def split(y):
        shape = shape_of(b, y, (0,), (1,), heads, width // heads)
        return b("Transpose", b("Reshape", y, shape), perm=[0, 2, 1, 3])

    h = norm("x")
    q, k, v = (split(linear(h, width, width)) for _ in range(3))
    scores = b("Div", b("MatMul", q, b("Transpose", k, perm=[0, 1, 3, 2])), np.float32(2))
    mixed = b("Transpose", b("MatMul", b("Softmax", scores, axis=-1), v), perm=[0, 2, 1, 3])
    merged = b("Reshape", mixed, np.array([0, 0, width]))
    x = b("Add", "x", linear(merged, width, width))
    h = linear(norm(x), width, 32)
    h = b("Mul", b("Mul", h, np.float32(0.5)), b("Add", b("Erf", b("Div", h, np.float32(np.sqrt(2)))), np.float32(1)))
    y = b("Add", x, linear(h, 32, width))
    return b.model({"x": ["batch", length, width]}, {y: ["batch", length, width]}, opset)


def class_token(opset=17):
    """A constant row before each sequence: Expand and ConstantOfShape to a batch that is not known."""
    b = Builder()
    token = b("Expand", weights(1, 1, 6), shape_of(b, "x", (0,), 1, 6))
    zeros = b("ConstantOfShape", shape_of(b, "x", (0,), 2, 6))
    joined = b("Concat", token, "x", zeros, axis=1)
    flat = b("Reshape", joined, b("Concat", b("Gather", b("Shape", "x"), np.array([0])), np.array([-1]), axis=0))
    y = b("Slice", flat, np.array([1]), np.array([2**63 - 1]), np.array([1]))
    return b.model({"x": ["batch", 3, 6]}, {y: ["batch", 35]}, opset)


def merged(opset=17):
    """Two dims that are not known become one, and come back; a shape that primes do not fit."""
    b = Builder()
    rows = b("Reshape", "x", b("Concat", b("Mul", b("Gather", b("Shape", "x"), np.array([0])), b("Gather", b("Shape", "x"), np.array([1]))),
                               np.array([6]), axis=0))
    h = b("MatMul", rows, weights(6, 8))
    y = b("Reshape", h, shape_of(b, "x", (0,), (1,), 4, 2))
    z = b("Reshape", b("Transpose", "x", perm=[1, 0, 2]), np.array([-1, 6]))
    return b.model({"x": ["batch", "length", 6]}, {y: ["batch", "length", 4, 2], z: ["rows", 6]}, opset)


def fours(opset=17):
    """No shape of primes fits; a dim of x stands for itself all the same."""
    b = Builder()
    y = b("Reshape", "x", np.array([-1, 4]))
    z = b("Expand", y, b("Concat", b("Shape", y), b.value(np.array([], "int64")), axis=0))
    return b.model({"x": ["batch", 6]}, {z: ["rows", 4]}, opset)


def images(opset=17):
    """Down and up again: sizes from another image, the batch of any size."""
    b = Builder()
    down = b("Relu", b("Conv", "x", weights(4, 3, 3, 3), strides=[2, 2], pads=[1, 1, 1, 1]))
    up = b("ConvTranspose", down, weights(4, 3, 2, 2), strides=[2, 2])
    shape = b("Shape", down)
    sizes = b("Concat", b("Slice", shape, np.array([0]), np.array([2]), np.array([0])), np.array([8, 8]), axis=0)
    y = b("Add", b("Concat", up, b("Resize", down, "", "", sizes, mode="linear"), axis=1), np.float32(1))
    return b.model({"x": ["batch", 3, 8, 8]}, {y: ["batch", 7, 8, 8]}, opset)


def folded(opset=17):
    """What depends on constants alone is computed at import: shapes, masks, positions."""
    b = Builder()
    mask = b("Trilu", b("ConstantOfShape", np.array([4, 4]), value=helper.make_tensor("v", TensorProto.FLOAT, [1], [1.0])), upper=0)
    positions = b("Mul", b("Cast", b("Range", np.array(0), np.array(4), np.array(1)), to=1), np.float32(0.5))
    twice = b("Mul", b("Gather", b("Shape", "x"), np.array(1)), np.array(2))
    y = b("Add", b("Reshape", b("Concat", "x", "x", axis=1), b("Concat", np.array([-1]), b("Reshape", twice, np.array([1])), axis=0)),
          b("Tile", positions, np.array([2])))
    z = b("MatMul", "x", mask)
    return b.model({"x": ["batch", 4]}, {y: ["batch", 8], z: ["batch", 4]}, opset)


def everywhere(opset=17):
    """Two names of one value, an output that is an input and one that is a constant, inputs that are initializers."""
    b = Builder()
    c = b.value(weights(3))
    i = b("Identity", "x")
    y = b("Add", i, b("Add", c, "x"))
    model = b.model({"x": ["n", 3], c: [3]}, {"x": ["n", 3], y: ["n", 3], c: [3]}, opset)
    return model


def all_models():
    """name, model, dims of the input for each call"""
    for opset in (13, 17, 18, 21):
        yield f"mlp {opset}", mlp(opset), [(1, 8), (5, 8), (0, 8)]
        yield f"convnet {opset}", convnet(opset if opset >= 14 else 14), [(1, 3, 16, 16), (3, 3, 16, 16)]
        yield f"class token {opset}", class_token(opset), [(1, 3, 6), (4, 3, 6)]
        yield f"merged {opset}", merged(opset), [(1, 2, 6), (3, 5, 6), (4, 1, 6)]
        yield f"fours {opset}", fours(opset), [(2, 6), (4, 6)]
        yield f"images {opset}", images(opset), [(1, 3, 8, 8), (3, 3, 8, 8)]
        yield f"constants {opset}", folded(max(opset, 14)), [(1, 4), (3, 4)]
        yield f"names {opset}", everywhere(opset), [(1, 3), (4, 3)]
    for opset in (17, 18, 21):
        yield f"attention {opset}", attention(opset), [(1, 5, 16), (3, 7, 16)]
