"""Axes in another order, tensors of one shape, takes that wrap, scatters along an axis, sequences of different lengths."""

import numpy as np

from .build import case

_F = "float32"
_X = (_F, [[1, 2, 4], [0.5, 8, 3]])


def rows(table):
    _arranged(table)
    _taken(table)
    _scattered(table)
    _sequences(table)


def _arranged(table):
    cube = (_F, np.arange(24.0).reshape(2, 3, 4))
    for source, destination in (([0], [-1]), ([2, 0], [0, 1])):
        case(table, "moveaxis", {"x": cube}, lambda x, s=source, d=destination: np.moveaxis(x, s, d), {"source": source, "destination": destination}, gradient=("x",))
    case(table, "swapaxes", {"x": cube}, lambda x: np.swapaxes(x, 0, -1), {"axis1": 0, "axis2": -1}, gradient=("x",))
    for attributes, how in (({}, {}), ({"k": 2}, {"k": 2}), ({"k": -1, "axes": [1, 2]}, {"k": -1, "axes": (1, 2)})):
        case(table, "rot90", {"x": cube}, lambda x, h=how: np.rot90(x, **h), attributes, gradient=("x",))
    for op in ("atleast_1d", "atleast_2d", "atleast_3d"):
        for x in (3.0, [1.0, 2.0], [[1.0, 2.0]]):
            case(table, op, {"x": (_F, x)}, getattr(np, op), about=f" of rank {np.ndim(x)}")
    row = table.row("moveaxis of as many axes as there are not")
    row.tensor("x", _F, [[1, 2]])
    row.op("moveaxis", {"x": "x", "source": [0, 1], "destination": [0]}, "y", error=("INVALID_ARGUMENT", "moveaxis"))
    case(table, "broadcast_arrays", {"arrays": [_X, (_F, [1, 2, 3]), (_F, [[7], [8]])]}, lambda arrays: [np.array(a) for a in np.broadcast_arrays(*arrays)], gradient=("arrays",))
    for attributes, indexing in (({}, "xy"), ({"indexing": "IJ"}, "ij")):
        def grid(arrays, indexing=indexing):
            return [np.array(a) for a in np.meshgrid(*arrays, indexing=indexing)]
        case(table, "meshgrid", {"arrays": [(_F, [1, 2, 3]), (_F, [4, 5])]}, grid, attributes, gradient=("arrays",))


def _taken(table):
    for attributes, axis in (({"axis": 1}, 1), ({"axis": -2}, 0), ({}, None)):
        case(table, "take", {"x": _X, "indices": ("int32", [1, -1, 0])}, lambda x, i, a=axis: np.take(x, i.astype(int), a), attributes, gradient=("x",))
    row = table.row("take of an index that is out of range")
    row.tensor("x", _F, [1, 2])
    row.tensor("i", "int32", [-3])
    row.op("take", {"x": "x", "indices": "i", "axis": 0}, "y", error=("INVALID_ARGUMENT", "take"))
    tuples = ("int64", [[[2], [0]], [[1], [1]]])
    case(table, "gather_nd", {"x": _X, "indices": tuples}, lambda x, i: np.take_along_axis(x, i[..., 0].astype(int), 1), {"batch_dims": 1}, gradient=("x",))
    case(table, "unravel_index", {"indices": ("int32", [0, 5, 4])}, lambda i: [np.array(a) for a in np.unravel_index(i.astype(int), (2, 3))], {"shape": [2, 3]}, out="int64")
    case(table, "ravel_multi_index", {"multi_index": [("int32", [0, 1]), ("int64", [2, 1])]}, lambda m: np.ravel_multi_index([a.astype(int) for a in m], (2, 3)), {"shape": [2, 3]}, out="int64")
    row = table.row("unravel_index of a number that is out of range")
    row.tensor("i", "int32", [6])
    row.op("unravel_index", {"indices": "i", "shape": [2, 3]}, ["a", "b"], error=("INVALID_ARGUMENT", "unravel_index"))


def _scattered(table):
    ids, updates = ("int64", [[1, -2, 0]]), (_F, [[3, 0.25, 7]])
    folds = {"NONE": lambda a, b: b, "SUM": np.add, "PROD": np.multiply, "MAX": np.maximum, "MIN": np.minimum}
    for how, fold in folds.items():
        def scatter(x, i, u, fold=fold):
            y = x.copy()
            for place, row in np.ndenumerate(i.astype(int)):
                y[row, place[1]] = fold(y[row, place[1]], u[place])
            return y
        case(table, "scatter_elements", {"x": _X, "indices": ids, "updates": updates}, scatter, {"reduce": how}, gradient=("x", "updates"))
    def along(x, i, u):
        y = x.copy()
        np.put_along_axis(y, i.astype(int), u, 1)
        return y
    case(table, "scatter_elements", {"x": _X, "indices": ("int32", [[2, 0], [1, -1]]), "updates": (_F, [[3, 0.25], [7, 9]])}, along, {"axis": 1}, gradient=("x", "updates"))
    def multiply(x, i, u):
        y = x.copy()
        np.multiply.at(y, i[:, 0].astype(int), u)
        return y
    case(table, "tensor_scatter_nd_mul", {"x": (_F, [1, 2, 0]), "indices": ("int32", [[2], [0], [2]]), "updates": (_F, [3, 0.5, 2])}, multiply, gradient=("x", "updates"))


def _sequences(table):
    lengths = ("int32", [1, 3])
    for attributes, given in (({}, {}), ({}, {"maxlen": ("int64", 2)}), ({"dtype": _F}, {"maxlen": ("int32", 4)})):
        def mask(n, most=3):
            return np.arange(int(most)) < n[:, None]
        case(table, "sequence_mask", {"lengths": lengths, **given}, mask, attributes, out=attributes.get("dtype", "bool"),
             about=" with maxlen" if given else "")
    row = table.row("sequence_mask of as many columns as a tensor says")
    row.tensor("lengths", "int64", [1, 2])
    row.tensor("n", "int32", 3)
    row.op("sequence_mask", {"lengths": "lengths", "maxlen": "n"}, "y")
    row.expect("y", "bool", [[True, False, False], [True, True, False]])
    def reverse(x, n):
        return np.stack([np.concatenate([row[:k][::-1], row[k:]]) for row, k in zip(x, n.astype(int))])
    case(table, "reverse_sequence", {"x": _X, "seq_lengths": ("int32", [2, 3])}, reverse, {"seq_axis": 1}, gradient=("x",))
    case(table, "reverse_sequence", {"x": _X, "seq_lengths": ("int64", [2, 1, 2])}, lambda x, n: reverse(x.T, n).T, {"seq_axis": 0, "batch_axis": 1}, gradient=("x",))
    row = table.row("reverse_sequence beyond the end")
    row.tensor("x", _F, [[1, 2]])
    row.tensor("n", "int32", [3])
    row.op("reverse_sequence", {"x": "x", "seq_lengths": "n", "seq_axis": 1}, "y", error=("INVALID_ARGUMENT", "reverse_sequence"))
