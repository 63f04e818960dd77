"""Images: resizing, sampling, grids, flips, crops, and PNG files."""

import numpy as np

from .build import case

_F = "float32"
_IMAGE = (_F, (np.arange(24.0) ** 2 % 29).reshape(1, 3, 4, 2))


def rows(table):
    for size in ([6, 8], [2, 5], [-1, 3]):
        for word in ("NEAREST", "BILINEAR", "BICUBIC", "AREA"):
            case(table, "resize", {"x": _IMAGE}, lambda x, s=size, w=word: _resized(x, s, w), {"size": size, "interpolation": word},
                 ulp=16, gradient=("x",), gradient_ulp=16)
    aligned = {"size": [5, 7], "coordinates": "ALIGN_CORNERS"}
    case(table, "resize", {"x": _IMAGE}, lambda x: _resized(x, [5, 7], "BILINEAR", aligned=True), aligned, ulp=16, gradient=("x",),
         gradient_ulp=16)
    first = {"size": [2, 5], "data_format": "NCHW"}
    case(table, "resize", {"x": (_F, np.transpose(_IMAGE[1], (0, 3, 1, 2)))},
         lambda x: np.transpose(_resized(np.transpose(x, (0, 2, 3, 1)), [2, 5], "BILINEAR"), (0, 3, 1, 2)), first, ulp=16, gradient=("x",),
         gradient_ulp=16)
    case(table, "resize", {"x": ("uint8", [[[[1], [200]]]])}, lambda x: _resized(np.asarray(x, float), [1, 4], "BILINEAR"), {"size": [1, 4]}, out=_F,
         about=" of uint8")
    case(table, "resize", {"x": ("uint8", [[[[1], [200]]]])}, lambda x: np.repeat(x, 2, 2), {"size": [1, 4], "interpolation": "NEAREST"},
         about=" of uint8")
    row = (_F, [[[[1], [2], [9], [4]]]])
    case(table, "resize", {"x": row}, lambda x: [[[[18 / 7], [41 / 7]]]], {"size": [1, 2], "antialias": True}, ulp=4)
    keys = {"size": [1, 2], "interpolation": "BICUBIC", "cubic_coefficient": -0.75, "exclude_outside": False}
    case(table, "resize", {"x": row}, lambda x: [[[[0.84375], [7.15625]]]], keys, ulp=4)
    case(table, "resize", {"x": row}, lambda x: [[[[1], [9]]]], {"size": [1, 2], "interpolation": "NEAREST", "nearest_mode": "FLOOR"})
    case(table, "resize", {"x": row}, lambda x: [[[[1], [3.75], [6.5]]]],
         {"size": [-1, 3], "scale": 0.8, "coordinates": "ASYMMETRIC"}, ulp=4)
    row = table.row("resize to no pixels")
    row.tensor("x", *_IMAGE)
    row.op("resize", {"x": "x", "size": [0, 2]}, "y", error=("INVALID_ARGUMENT", "resize"))
    _samples(table)
    theta = (_F, [[[1, 0.5, 0.25], [0, 2, -1]]])
    case(table, "affine_grid", {"theta": theta}, _affine, {"size": [2, 4]}, ulp=4, gradient=("theta",), gradient_ulp=4)
    corners = [[[[-1.25, -3], [0.75, -3]], [[-0.25, 1], [1.75, 1]]]]
    case(table, "affine_grid", {"theta": theta}, lambda t: corners, {"size": [2, 2], "align_corners": True}, ulp=4)
    row = table.row("random_flip turns all or nothing")
    row.tensor("x", _F, [[[1], [2]]])
    row.op("random_flip", {"x": "x", "axis": 1, "seed": 3}, "y")
    row.op("sum", {"x": "y"}, "s")
    row.expect("s", _F, 3)
    row = table.row("random_crop of equal elements")
    row.tensor("x", "int32", np.full((5, 4, 3), 7))
    row.op("random_crop", {"x": "x", "size": [2, -1, 1], "seed": 3}, "y")
    row.expect("y", "int32", np.full((2, 4, 1), 7))
    for dtype, channels in (("uint8", 1), ("uint8", 2), ("uint8", 3), ("uint8", 4), ("uint16", 3)):
        row = table.row(f"decode_png of encode_png of {dtype}, {channels} channels")
        pixels = (np.arange(6 * channels) * 37 % 251).reshape(2, 3, channels)
        row.tensor("x", dtype, pixels)
        row.op("encode_png", {"x": "x", "compression_level": 9}, "file")
        row.op("decode_png", {"contents": "file", "dtype": dtype}, "y")
        row.expect("y", dtype, pixels)
        row.op("decode_png", {"contents": "file", "channels": 4, "dtype": dtype}, "z")
        row.op("slice", {"x": "z", "begin": [0, 0, 0], "size": [2, 3, 1]}, "first")
        row.expect("first", dtype, pixels[:, :, :1])
    row = table.row("decode_png of no PNG")
    row.tensor("x", "string", "GIF89a")
    row.op("decode_png", {"contents": "x"}, "y", error=("INVALID_ARGUMENT", "decode_png", "Invalid PNG data, size 6 [Op:decode_png]"))


def _weights(n, m, word, aligned):
    """The matrix [m, n] that resizes an axis."""
    if n == m:
        return np.eye(n)
    places, rows = np.arange(n), []
    for i in range(m):
        at = i * (n - 1) / (m - 1) if aligned else (2 * i + 1) * n / (2 * m) - 0.5
        d = np.abs(places - at)
        if word == "NEAREST":
            row = places == np.clip(np.floor(at + 0.5), 0, n - 1)
        elif word == "AREA":
            row = np.clip(np.minimum((i + 1) * n / m, places + 1) - np.maximum(i * n / m, places), 0, None)
        elif word == "BILINEAR":
            row = np.maximum(0, 1 - d)
        else:
            row = np.where(d <= 1, 1.5 * d**3 - 2.5 * d**2 + 1, np.where(d < 2, -0.5 * d**3 + 2.5 * d**2 - 4 * d + 2, 0))
        rows.append(row / np.sum(row))
    return np.array(rows, float)


def _resized(x, size, word, aligned=False):
    for axis, m in enumerate(size, 1):
        if m != -1:
            x = np.moveaxis(np.tensordot(_weights(x.shape[axis], m, word, aligned), x, (1, axis)), 0, axis)
    return x


def _samples(table):
    grid = (_F, [[[[-0.5, 0.25], [0.3, -0.7]], [[0.9, 0.1], [1.2, 0.6]]]])
    both = ("x", "grid")
    case(table, "grid_sample", {"x": _IMAGE, "grid": grid}, _sampled, ulp=64, gradient=both, gradient_ulp=256)
    first = (_F, np.transpose(_IMAGE[1], (0, 3, 1, 2)))
    case(table, "grid_sample", {"x": first, "grid": grid}, lambda x, g: np.transpose(_sampled(np.transpose(x, (0, 2, 3, 1)), g), (0, 3, 1, 2)),
         {"data_format": "NCHW"}, ulp=64, gradient=both, gradient_ulp=256)
    middle = (_F, [[[[-1, -1], [1, 1]]]])
    case(table, "grid_sample", {"x": _IMAGE, "grid": middle}, lambda x, g: x[:, [0, -1], [0, -1]][:, None], {"align_corners": True}, ulp=4)
    case(table, "grid_sample", {"x": _IMAGE, "grid": (_F, [[[[-3, -3], [3, 3]]]])}, lambda x, g: x[:, [0, -1], [0, -1]][:, None],
         {"padding_mode": "BORDER"}, ulp=4)
    near = (_F, np.array(grid[1]) + 0.05)  # none lies halfway between two elements
    case(table, "grid_sample", {"x": _IMAGE, "grid": near}, lambda x, g: _sampled(x, g, nearest=True), {"interpolation": "NEAREST"})


def _sampled(x, grid, nearest=False):
    _, rows, columns, _ = x.shape
    y = np.zeros(grid.shape[:3] + x.shape[3:])
    for index in np.ndindex(*grid.shape[:3]):
        at = [((g + 1) * n - 1) / 2 for g, n in zip(grid[index], (columns, rows))]
        for i, j in np.ndindex(rows, columns):
            d = abs(j - at[0]), abs(i - at[1])
            w = float(max(d) <= 0.5) if nearest else max(0, 1 - d[0]) * max(0, 1 - d[1])
            y[index] += w * x[index[0], i, j]
    return y


def _affine(theta):
    y, x = (np.array([(2 * i + 1) / n - 1 for i in range(n)]) for n in (2, 4))
    points = np.stack(np.broadcast_arrays(x[None, :], y[:, None], 1.0), -1)
    return np.einsum("hwk,nck->nhwc", points, theta)
