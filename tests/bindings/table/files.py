"""Files: what is read is what was written, in checkpoints under keys that all languages share. Random states come again."""

import numpy as np

from .randoms import Stream, uniform
from .values import hexadecimal

_SLOTS = [f"optimizer/slots/model/layers/{one}/{slot}" for one in ("0/bias", "0/kernel", "1/kernel") for slot in ("m", "v")]
_MODEL = ["model/layers/0/bias", "model/layers/0/kernel", "model/layers/1/kernel"]
_KEYS = [*_MODEL, "optimizer/learning_rate", *_SLOTS, "optimizer/step", "random"]
_VALUES = {"bias": [0.25, -0.5], "kernel": [[1, 2], [3, 4]], "last": [[-1], [8]]}
_GRADIENTS = {"bias": [2, 4], "kernel": [[1, -2], [0, 8]], "last": [[0.5], [6]]}


def rows(table):
    _training(table)
    _entries(table)
    _random(table)
    _refused(table)
    _records(table)
    _events(table)


def _model(row, prefix=""):
    """Two dense layers that have been called, the second without a bias, and Adam."""
    row.layer(f"{prefix}first", "dense", {"units": 2})
    row.layer(f"{prefix}second", "dense", {"units": 1, "use_bias": False})
    row.call_layer(f"{prefix}first", ["x"], [f"{prefix}h"])
    row.call_layer(f"{prefix}second", [f"{prefix}h"], [f"{prefix}y"])
    for name, layer, variable in (("bias", "first", "bias"), ("kernel", "first", "kernel"), ("last", "second", "kernel")):
        row.layer_variable(prefix + layer, variable, prefix + name)
    row.optimizer(f"{prefix}adam", "adam", {"learning_rate": 0.5, "beta_1": 0.5, "beta_2": 0.75})
    return [f"{prefix}first", f"{prefix}second"]


def _apply(row, prefix=""):
    row.do("apply", optimizer=f"{prefix}adam", gradients=[f"d_{name}" for name in _VALUES], variables=[prefix + name for name in _VALUES])


def _expect_model(row, prefix):
    """The values of _model(row, prefix) after one step with the gradients, and the slots: (1 - beta) times powers of those."""
    for name, value in _VALUES.items():
        row.expect(row.read(prefix + name, f"{prefix}{name}_read"), "float32", value)
        for slot, rate, power in (("m", 0.5, 1), ("v", 0.25, 2)):
            made = row.do("slot", optimizer=f"{prefix}adam", variable=prefix + name, slot=slot, **{"as": f"{prefix}{name}_{slot}"})
            row.read(made, f"{made}_read")
            row.expect(f"{made}_read", "float32", rate * np.array(_GRADIENTS[name]) ** power)


def _training(table):
    row = table.row("checkpoint of layers and an optimizer")
    row.tensor("x", "float32", [[1, 2]])
    model = _model(row)
    for name in _VALUES:
        row.tensor(f"d_{name}", "float32", _GRADIENTS[name])
        row.tensor(f"{name}_value", "float32", _VALUES[name])
    _apply(row)
    for name in _VALUES:
        row.do("assign", variable=name, value=f"{name}_value")
    row.checkpoint("saved", model, "adam", keys=_KEYS)
    row.read_key("saved", "model/layers/1/kernel", "kernel_saved")
    row.expect("kernel_saved", "float32", _VALUES["last"])
    _apply(row)
    row.restore("saved", model, "adam")
    _expect_model(row, "")
    row.checkpoint("again", model, "adam", keys=_KEYS)
    row.read_key("again", "optimizer/step", "step")
    row.expect("step", "int64", 1)
    other = _model(row, "other_")
    row.restore("saved", other, "other_adam")
    _expect_model(row, "other_")


def _entries(table):
    row = table.row("checkpoint of tensors and texts")
    row.tensor("x", "float32", [[1.5, -2], [float("inf"), 0]])
    row.tensor("n", "int64", 2**53 + 1)
    row.tensor("z", "complex128", [1 + 2j, -0.5j])
    row.tensor("s", "string", [["a", ""], ["Zoë", "b\0c"]])
    tensors = {"floats": "x", "whole": "n", "numbers": "z", "words": "s"}
    row.checkpoint("saved", tensors=tensors, texts={"note": "Zoë\n", "empty": ""}, keys=["floats", "numbers", "random", "whole", "words", "empty", "note"])
    for key in tensors:
        row.read_key("saved", key, f"{key}_read")
    row.expect("floats_read", "float32", [[1.5, -2], [float("inf"), 0]])
    row.expect("whole_read", "int64", 2**53 + 1)
    row.expect("numbers_read", "complex128", [1 + 2j, -0.5j])
    row.expect("words_read", "string", [["a", ""], ["Zoë", "b\0c"]])
    row.read_key("saved", "lost", "lost_read", error=("NOT_FOUND", ""))


def _draw(row, stream, *names):
    """Draws three numbers under each name, which are the stream's next ones for all of them."""
    numbers = uniform(stream.words(3))
    for name in names:
        row.op("random_uniform", {"shape": [3]}, name)
        row.expect(name, "float32", numbers)
        yield name


def _random(table):
    for name, save, restore in (
        ("random state", lambda row: row.do("random_state", **{"as": "state"}), lambda row: row.do("set_random_state", state="state")),
        ("random state in a checkpoint", lambda row: row.checkpoint("saved", keys=["random"]), lambda row: row.restore("saved")),
    ):
        row, stream = table.row(name), Stream(5)
        row.do("seed", value=5)
        row.op("random_uniform", {"shape": [5]}, "before")
        stream.words(5)
        save(row)
        for _ in _draw(row, stream, "x", "again", "once_more"):
            restore(row)


def _refused(table):
    row = table.row("checkpoint that lacks a key", {"python": "a checkpoint restores what it has, and tells of the rest"})
    row.tensor("x", "float32", [[1, 2]])
    model = _model(row)
    row.checkpoint("saved", keys=["random"])
    row.restore("saved", model, error=("NOT_FOUND", ""))


def _records(table):
    written = ["one", "", "Zoë\n", "4" * 40]
    for compression in ("NONE", "GZIP"):
        row = table.row(f"records in a file, compression={compression}")
        row.do("write_records", compression=compression, records=written, **{"as": "file"})
        row.dataset("d", "records", given={"files": ["file"]} | ({"compression": compression} if compression != "NONE" else {}))
        row.elements("d", [str(np.array(one.encode())[()]) for one in written], saved_at=2)
        if compression != "NONE":
            row.dataset("plain", "records", given={"files": ["file"]})
            row.elements("plain", ["!DATA_LOSS"])


def _events(table):
    """An event is a protocol buffer: tag and number of a value, each value of a summary, and time, step and summary of the event."""
    scalars = [("loss", 0.5, 1), ("loss", 0.25, 2), ("accuracy", 1.0, 100)]
    row = table.row("events in a file of records")
    row.do("write_events", scalars=[{"tag": tag, "value": hexadecimal(value), "step": step} for tag, value, step in scalars], **{"as": "file"})
    row.dataset("d", "records", given={"files": ["file"]})
    body = row.function("size", [("record", "string", [])])
    body.op("string_length", {"x": "record"}, "bytes")
    body.results("bytes")
    row.dataset("sizes", "map", ["d"], {"op": "size"})
    value = [2 + len(tag) + 5 for tag, _, _ in scalars]
    row.elements("sizes", [str(9 + 2 + len("brain.Event:2")), *(str(9 + 2 + 2 + (2 + one)) for one in value)])
