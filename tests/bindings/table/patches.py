"""Pools of other kinds, patches and blocks of images, sparse matrices, bags of rows and rotations."""

import itertools

import numpy as np

from .build import case

_F = "float32"


def rows(table):
    _pools(table)
    _patches(table)
    _sparse(table)
    _rotations(table)
    _every_attribute(table)


def _image(*dims, dtype=_F):
    return dtype, (np.arange(float(np.prod(dims))) * 11 % 37).reshape(dims)


def _windows(x, size, stride):
    """Returns the windows of images [1, h, w, 1], a row each."""
    image, (h, w) = x[0, :, :, 0], [(n - size) // stride + 1 for n in x.shape[1:3]]
    parts = [image[i * stride:i * stride + size, j * stride:j * stride + size].ravel() for i in range(h) for j in range(w)]
    return np.stack(parts).reshape(h, w, -1)


def _places(size, a, axis):
    """Returns for each window along an axis the places that it reads inside the image; of what a pool's attributes say."""
    one = lambda name, k=axis: a[name][0 if len(a[name]) == 1 else k]
    reach = (one("ksize") - 1) * one("dilations") + 1
    before, after = one("paddings", 2 * axis), one("paddings", 2 * axis + 1)
    out = (size + before + after - reach) // one("strides") + 1
    if a.get("ceil_mode") and (out - 1) * one("strides") + reach < size + before + after and out * one("strides") < size + before:
        out += 1
    taps = [[o * one("strides") - before + k * one("dilations") for k in range(one("ksize"))] for o in range(out)]
    return [[place for place in window if 0 <= place < size] for window in taps]


def _pool(x, how, a):
    """Returns how(elements, their places) of each window of images [n, sizes..., c], or [n, c, sizes...]."""
    a = {"paddings": [0], "dilations": [1], "strides": a["ksize"], **a}
    x = np.moveaxis(x, 1, -1) if "data_format" in a else x
    windows = [_places(size, a, axis) for axis, size in enumerate(x.shape[1:-1])]
    y = np.empty((x.shape[0], *(len(along) for along in windows), x.shape[-1]))
    for i in np.ndindex(*y.shape):
        places = [(i[0], *place, i[-1]) for place in itertools.product(*(along[o] for along, o in zip(windows, i[1:-1])))]
        y[i] = how([x[place] for place in places], places, x.shape)
    return np.moveaxis(y, -1, 1) if "data_format" in a else y


def _every_attribute(table):
    for rank, dims in (("1d", (1, 6, 2)), ("2d", (1, 6, 5, 1)), ("3d", (1, 2, 6, 3, 1))):
        a = {"ksize": [2] if rank != "3d" else [1, 2, 1], "strides": [2], "dilations": [2], "ceil_mode": True}
        case(table, "max_pool" + rank, {"x": _image(*dims)}, lambda x, a=a: _pool(x, lambda v, *_: max(v), a), a)
        case(table, "avg_pool" + rank, {"x": _image(*dims)}, lambda x, a=a: _pool(x, lambda v, *_: np.mean(v), a), a, ulp=1)
        a = {**a, "divisor_override": 4, "count_include_pad": True}
        case(table, "avg_pool" + rank, {"x": _image(*dims)}, lambda x, a=a: _pool(x, lambda v, *_: sum(v) / 4, a), a)
    a = {"ksize": [2], "strides": [2], "dilations": [2], "ceil_mode": True, "padding": "EXPLICIT", "paddings": [1], "data_format": "NCHW"}
    x = _image(2, 1, 6)
    case(table, "lp_pool", {"x": x}, lambda x: _pool(x, lambda v, *_: sum(np.abs(v)), a), {"ord": 1.0, **a})
    whole = {**a, "include_batch_in_index": True}
    def places(x):
        numbered = lambda v, at, dims: np.ravel_multi_index(at[int(np.argmax(v))], dims)  # of one channel, in either order
        return [_pool(x, lambda v, *_: max(v), a), _pool(x, numbered, a)]
    case(table, "max_pool_with_argmax", {"x": x}, places, whole, out=[_F, "int64"])
    a = {"ksize": [2], "strides": [2], "padding": "EXPLICIT", "paddings": [0, 1], "data_format": "NCHW", "include_batch_in_index": True,
         "output_size": [4]}
    case(table, "max_unpool", {"x": (_F, [[[5, 7]], [[2, 3]]]), "indices": ("int32", [[[1, 2]], [[7, 4]]])},
         lambda x, i: _scattered(x, i, (2, 1, 4)), a)
    case(table, "max_unpool", {"x": (_F, [[[5, 7]]]), "indices": ("int64", [[[1, 2]]])}, lambda x, i: _scattered(x, i, (1, 1, 4)),
         {"ksize": [2], "data_format": "NCHW"})
    a = {"ksize": [2, 1], "strides": [2, 1], "dilations": [2, 1], "padding": "EXPLICIT", "paddings": [1, 0, 0, 0], "data_format": "NCHW"}
    def unfolded(x):  # rows -1 and 1, then 1 and 3
        rows = np.pad(x, ((0, 0), (0, 0), (1, 0), (0, 0)))
        return np.stack([rows[:, 0, i] for i in (0, 2, 2, 4)], 1).reshape(1, 2, 2, 3).transpose(0, 2, 1, 3).reshape(1, 2, 6)
    case(table, "unfold", {"x": _image(1, 1, 4, 3)}, unfolded, a)
    def folded(x):
        y = np.zeros((1, 1, 4, 3))
        x = x.reshape(1, 2, 2, 3)  # tap, place
        y[0, 0, 1] = x[0, 1, 0] + x[0, 0, 1]
        y[0, 0, 3] = x[0, 1, 1]
        return y
    case(table, "fold", {"x": _image(1, 2, 6)}, folded, {"output_size": [4, 3], **a})
    for op, how in (("adaptive_max_pool", np.max), ("adaptive_avg_pool", np.mean)):
        case(table, op, {"x": _image(1, 2, 4)}, lambda x, h=how: np.stack([h(x[..., :2], -1), h(x[..., 2:], -1)], -1),
             {"output_size": [2], "data_format": "NCHW"}, ulp=1)
    case(table, "space_to_depth", {"x": _image(1, 2, 2, 4)}, lambda x: x.reshape(1, 2, 1, 2, 2, 2).transpose(0, 1, 3, 5, 2, 4).reshape(1, 8, 1, 2),
         {"block_size": 2, "channel_order": "CRD", "data_format": "NCHW"})
    case(table, "embedding_bag", {"params": (_F, [[1], [4], [3]]), "indices": ("int64", [2, 0, 1]), "offsets": ("int32", [0, 2, 3])},
         lambda p, i, o: np.stack([p[2] + p[0], p[1]]), {"combiner": "SUM", "include_last_offset": True})
    case(table, "sparse_dense_matmul", {"indices": ("int32", [[0, 1]]), "values": (_F, [2]), "b": (_F, [[1, 2], [4, 8]])},
         lambda i, v, b: np.array([[4.0, 16.0]]), {"dense_shape": [1, 2], "adjoint_b": True}, out=_F)
    case(table, "rotary_embedding", {"x": _image(2, 3), "cos": (_F, [[0], [1]]), "sin": (_F, [[1], [2]])},
         lambda x, c, s: np.stack([x[:, 0] * c[:, 0] - x[:, 1] * s[:, 0], x[:, 1] * c[:, 0] + x[:, 0] * s[:, 0], x[:, 2]], 1), {"rotary_dim": 2})


def _pools(table):
    x = _image(1, 4, 4, 1)
    case(table, "lp_pool", {"x": x}, lambda x: np.sqrt(np.sum(_windows(x, 2, 2) ** 2, -1))[None, :, :, None], gradient=("x",), ulp=2,
         gradient_ulp=8)
    case(table, "lp_pool", {"x": x}, lambda x: np.sum(_windows(x, 2, 1), -1)[None, :, :, None], {"ord": 1.0, "ksize": [2], "strides": [1]})
    case(table, "max_pool2d", {"x": x}, lambda x: np.array([[[[max(x[0, i, j, 0] for i in (a, a + 2) for j in (b, b + 2))] for b in (0, 1)]
                                                            for a in (0, 1)]]), {"strides": [1], "dilations": [2]}, gradient=("x",))
    case(table, "avg_pool2d", {"x": (_F, [[[[2], [4]], [[6], [8]]]])}, _counted,
         {"strides": [1], "padding": "EXPLICIT", "paddings": [1], "count_include_pad": True}, gradient=("x",))
    for op, how in (("adaptive_max_pool", np.max), ("adaptive_avg_pool", np.mean)):
        case(table, op, {"x": _image(1, 5, 2)}, lambda x, h=how: np.stack([h(x[:, a:b], axis=1) for a, b in ((0, 2), (1, 4), (3, 5))], 1),
             {"output_size": [3]}, gradient=("x",), ulp=1)
    pooled = [(_F, [[[[5], [7]]]]), ("int64", [[[[5], [2]]]])]
    case(table, "max_unpool", {"x": pooled[0], "indices": pooled[1]}, lambda x, i: _scattered(x, i, (1, 2, 4, 1)), gradient=("x",))
    case(table, "max_pool_with_argmax", {"x": (_F, [[[1], [9], [4], [3]]])}, lambda x: [np.array([[[9.0], [4.0]]]), np.array([[[1], [2]]])],
         {"ksize": [2]}, out=[_F, "int64"])


def _counted(x):
    """Returns the means of windows of 2 x 2 places, one place apart, where zeros lie around x."""
    x = np.pad(x, ((0, 0), (1, 1), (1, 1), (0, 0)))
    return np.mean(_windows(x, 2, 1), -1)[None, :, :, None]


def _scattered(x, indices, dims):
    y = np.zeros(int(np.prod(dims)))
    y[indices.ravel().astype(int)] = x.ravel()
    return y.reshape(dims)


def _patches(table):
    x = _image(1, 3, 4, 2)
    def unfolded(x):
        return np.stack([x[:, i:i + 2, j:j + 2].reshape(1, 8) for i in range(2) for j in range(3)], 1)
    case(table, "unfold", {"x": x}, unfolded, {"ksize": [2]}, gradient=("x",))
    case(table, "unfold", {"x": (x[0], np.moveaxis(x[1], -1, 1))}, lambda x: np.stack(
        [x[:, :, i:i + 2, j:j + 2].reshape(1, 8) for i in range(2) for j in range(3)], 2), {"ksize": [2], "data_format": "NCHW"})
    def folded(x):
        y = np.zeros((1, 3, 4, 2))
        for k in range(6):
            y[:, k // 3:k // 3 + 2, k % 3:k % 3 + 2] += x[:, k].reshape(1, 2, 2, 2)
        return y
    case(table, "fold", {"x": _image(1, 6, 8)}, folded, {"output_size": [3, 4], "ksize": [2]}, gradient=("x",))
    for dtype in (_F, "int8"):
        case(table, "space_to_depth", {"x": _image(1, 2, 4, 2, dtype=dtype)}, lambda x: x.reshape(1, 1, 2, 2, 2, 2).transpose(0, 1, 3, 2, 4, 5)
             .reshape(1, 1, 2, 8), {"block_size": 2}, out=dtype, about=f" of {dtype}")
    case(table, "depth_to_space", {"x": _image(1, 1, 2, 8)}, lambda x: x.reshape(1, 1, 2, 2, 2, 2).transpose(0, 1, 3, 2, 4, 5)
         .reshape(1, 2, 4, 2), {"block_size": 2}, gradient=("x",))
    case(table, "depth_to_space", {"x": _image(1, 8, 1, 2)}, lambda x: x.reshape(1, 2, 2, 2, 1, 2).transpose(0, 1, 4, 2, 5, 3)
         .reshape(1, 2, 2, 4), {"block_size": 2, "channel_order": "CRD", "data_format": "NCHW"})


def _sparse(table):
    places, values, b = ("int64", [[0, 1], [2, 0], [0, 1]]), (_F, [2, 3, 0.5]), (_F, [[1, 2], [4, 8]])
    def dense(values):
        a = np.zeros((3, 2), values.dtype)
        np.add.at(a, ([0, 2, 0], [1, 0, 1]), values)
        return a
    case(table, "sparse_dense_matmul", {"indices": places, "values": values, "b": b}, lambda i, v, b: dense(v) @ b, {"dense_shape": [3, 2]}, out=_F,
         gradient=("values", "b"))
    for dtype in ("int32", "int64"):
        case(table, "sparse_dense_matmul", {"indices": places, "values": (dtype, [2, 3, -1]), "b": (dtype, [[1], [4]])},
             lambda i, v, b: dense(v) @ b, {"dense_shape": [3, 2]}, out=dtype, about=f" of {dtype}")
    case(table, "sparse_dense_matmul", {"indices": places, "values": ("complex64", [2j, 3, 1 - 1j]), "b": ("complex64", [[1j], [4], [2]])},
         lambda i, v, b: dense(v).conj().T @ b, {"dense_shape": [3, 2], "adjoint_a": True}, out="complex64", about=" of complex64")
    case(table, "sparse_dense_matmul", {"indices": ("int64", [1, 0, 1]), "values": values, "b": b, "row_offsets": ("int64", [0, 1, 1, 3])},
         lambda i, v, b, o: np.stack([v[0] * b[1], 0 * b[0], v[1] * b[0] + v[2] * b[1]]), {"dense_shape": [3, 2]}, out=_F,
         gradient=("values", "b"), about=" by rows")
    case(table, "coalesce", {"indices": places, "values": values}, lambda i, v: [np.array([[0, 1], [2, 0]]), np.array([v[0] + v[2], v[1]])],
         {"dense_shape": [3, 2]}, out=["int64", _F])
    params = (_F, [[1, 2], [4, 8], [3, -1]])
    for combiner, how in (("SUM", np.sum), ("MEAN", np.mean), ("MAX", np.max)):
        case(table, "embedding_bag", {"params": params, "indices": ("int32", [[0, 2], [1, 0]])},
             lambda p, i, h=how: np.stack([h(p[row.astype(int)], axis=0) for row in i]), {"combiner": combiner})
    case(table, "embedding_bag", {"params": params, "indices": ("int64", [2, 0, 1]), "offsets": ("int64", [0, 1, 1]), "weights": (_F, [2, 1, 0.5])},
         lambda p, i, o, w: np.stack([2 * p[2], 0 * p[0], p[0] + 0.5 * p[1]]), {"combiner": "SUM"}, about=" with offsets")


def _rotations(table):
    x, cos, sin = _image(2, 3, 4), (_F, [[1, 0.5], [0, 0.25], [-1, 2]]), (_F, [[0, 1], [1, 0.5], [2, 0]])
    def halves(x, c, s):
        a, b = x[..., :2], x[..., 2:]
        return np.concatenate([a * c - b * s, b * c + a * s], -1)
    case(table, "rotary_embedding", {"x": x, "cos": cos, "sin": sin}, halves, gradient=("x",))
    def neighbours(x, c, s, ids):
        c, s = c[ids.astype(int)], s[ids.astype(int)]
        a, b = x[..., 0::2], x[..., 1::2]
        return np.stack([a * c - b * s, b * c + a * s], -1).reshape(x.shape)
    case(table, "rotary_embedding", {"x": x, "cos": cos, "sin": sin, "position_ids": ("int64", [2, 0, 0])}, neighbours, {"interleaved": True})
