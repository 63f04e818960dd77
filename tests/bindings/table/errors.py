"""Calls that must fail."""

import numpy as np


def rows(table):
    _ops(table)
    _tensors(table)
    _names(table)
    _files(table)


def _refused(table, name, op, given, attributes=None, code="INVALID_ARGUMENT", message=None, names="y"):
    row = table.row(f"refused: {name}")
    for key, value in given.items():
        for i, (dtype, data) in enumerate(value if isinstance(value, list) else [value]):
            row.tensor(f"{key}{i}" if isinstance(value, list) else key, dtype, data)
    named = {key: [f"{key}{i}" for i in range(len(value))] if isinstance(value, list) else key for key, value in given.items()}
    error = (code, op) if message is None else (code, op, message)
    row.op(op, {**named, **(attributes or {})}, names, error=error)


def _ops(table):
    f, i = "float32", "int32"
    x, x23 = (f, [1, 2]), (f, np.ones((2, 3)))
    _refused(table, "shapes that do not broadcast", "add", {"x1": x, "x2": (f, [1, 2, 3])},
             message="Incompatible shapes: [2] vs. [3] [Op:add]")
    _refused(table, "an index out of range", "gather", {"x": (f, [1, 2, 3]), "indices": (i, 7)},
             message="indices = 7 is not in [0, 3) [Op:gather]")
    _refused(table, "a negative index", "gather", {"x": (f, [1, 2, 3]), "indices": (i, [0, -1])})
    _refused(table, "an index out of range of many", "gather_nd", {"x": x23, "indices": (i, [[0, 3]])})
    _refused(table, "an index along an axis out of range", "take_along_axis", {"x": x, "indices": (i, [2])})
    _refused(table, "an index to scatter to out of range", "scatter_nd", {"indices": (i, [[4]]), "updates": (f, [1])}, {"shape": [4]})
    _refused(table, "a label out of range", "sparse_softmax_cross_entropy_with_logits", {"logits": x23, "labels": (i, [0, 3])})
    _refused(table, "an integer division by zero", "floor_divide", {"x1": (i, [1]), "x2": (i, [0])})
    _refused(table, "an integer remainder by zero", "remainder", {"x1": ("uint8", [1]), "x2": ("uint8", [0])})
    _refused(table, "an integer to a negative power", "pow", {"x1": (i, [2]), "x2": (i, [-1])})
    _refused(table, "the product of matrices of wrong sizes", "matmul", {"x1": x23, "x2": x23})
    _refused(table, "logic of numbers", "logical_and", {"x1": x, "x2": x})
    _refused(table, "bits of floats", "bitwise_and", {"x1": x, "x2": x})
    _refused(table, "softmax of integers", "softmax", {"x": (i, [1, 2])})
    _refused(table, "an order of complex numbers", "less", {"x1": ("complex64", [1]), "x2": ("complex64", [2])})
    _refused(table, "a sum along an axis that is not there", "sum", {"x": x}, {"axis": [1]})
    _refused(table, "a sum along an axis twice", "sum", {"x": x23}, {"axis": [0, -2]})
    _refused(table, "a reshape to another size", "reshape", {"x": x23}, {"shape": [4]})
    _refused(table, "a reshape to two unknown dims", "reshape", {"x": x23}, {"shape": [-1, -1]})
    _refused(table, "a squeeze of a dim of 2", "squeeze", {"x": x}, {"axis": [0]})
    _refused(table, "a permutation that names an axis twice", "permute_dims", {"x": x23}, {"axes": [0, 0]})
    _refused(table, "a broadcast to fewer elements", "broadcast_to", {"x": x}, {"shape": [3]})
    _refused(table, "a concatenation of other dims", "concat", {"values": [x, x23]})
    _refused(table, "a concatenation of nothing", "concat", {"values": []})
    _refused(table, "a stack of other shapes", "stack", {"values": [x, (f, [1, 2, 3])]})
    _refused(table, "a split that does not come out even", "split", {"x": (f, [1, 2, 3])}, {"num_or_size_splits": [2]}, names=["y", "z"])
    _refused(table, "a slice beyond the end", "slice", {"x": x}, {"begin": [1], "size": [2]})
    _refused(table, "a stride of 0", "strided_slice", {"x": x}, {"begin": [0], "end": [2], "strides": [0]})
    _refused(table, "a rate of dropout above 1", "dropout", {"x": x}, {"rate": 1.5})
    _refused(table, "a negative dim", "fill", {"value": (f, 1)}, {"shape": [-2]})
    _refused(table, "more elements than can be counted", "fill", {"value": ("int8", 1)}, {"shape": [2**40, 2**40]})
    _refused(table, "more bytes than there are", "fill", {"value": ("float64", 1)}, {"shape": [2**50]}, code="RESOURCE_EXHAUSTED")
    _refused(table, "a step of 0", "arange", {}, {"start": 0.0, "stop": 1.0, "step": 0.0})
    _refused(table, "a filter of other channels", "conv2d", {"x": (f, np.ones((1, 3, 3, 2))), "filter": (f, np.ones((1, 1, 3, 1)))})
    _refused(table, "a bias of another size", "bias_add", {"x": x23, "bias": x})
    _refused(table, "a norm to clip to of 0", "clip_by_norm", {"x": x}, {"clip_norm": 0.0})
    _refused(table, "a bitcast that does not come out even", "bitcast", {"x": ("uint8", [1, 2, 3])}, {"dtype": "int32"})
    _refused(table, "bounds in the wrong order", "random_uniform", {}, {"shape": [2], "minval": 1.0, "maxval": 0.0})


def _tensors(table):
    row = table.row("refused: a tensor of rank 33")
    row.tensor("x", "float32", np.ones([1] * 32))
    row.op("expand_dims", {"x": "x", "axis": 0}, "y", error=("INVALID_ARGUMENT", "expand_dims"))


def _names(table):
    row = table.row("refused: an op that is not there", left_out={"python": "an op is an attribute of a module: AttributeError"})
    row.tensor("x", "float32", [1])
    row.op("no_such_op", {"x": "x"}, "y", error=("NOT_FOUND",))
    row = table.row("refused: an optimizer that is not there", left_out={"python": "an optimizer is a class of a module: AttributeError"})
    row.optimizer("optimizer", "no_such_optimizer", error=("NOT_FOUND",))


def _files(table):
    header = b'{"__metadata__":{"format":"eager.function","format_version":"1"},"x":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}}'
    size = len(header).to_bytes(8, "little")
    for about, data in (("without a byte", b""), ("that ends in its header's size", size[:7]), ("that ends in its header", size + header[:-9]),
                        ("that ends in its tensors", size + header + bytes(7)), ("longer than its tensors", size + header + bytes(9)),
                        ("whose header is no JSON", size + b"}" * len(header) + bytes(8))):
        row = table.row(f"refused: a file {about}")
        row.do("load_bytes", ("DATA_LOSS", ""), bytes=data.hex(), **{"as": "f"})
    row = table.row("refused: a file of something else")
    row.do("load_bytes", ("INVALID_ARGUMENT", ""), bytes=((2).to_bytes(8, "little") + b"{}").hex(), **{"as": "f"})
    # sysfs makes no files, for root neither.
    for about, path, code in (("where no files are made", "/sys/f.eager", "PERMISSION_DENIED"),
                              ("in a folder that is not there", "/no/such/folder/f.eager", "NOT_FOUND"), ("to a folder", "/", "INVALID_ARGUMENT")):
        row = table.row(f"refused: saving {about}")
        f = row.function("f", [("x", "float32", [2])])
        f.results("x")
        row.do("save_to", (code, ""), function="f", path=path)
