"""Input pipelines: what they give, in which order. The order of a shuffle comes from SplitMix64 here (Steele, Lea and Flood, 2014)."""

import numpy as np

from .randoms import Stream

_M64 = (1 << 64) - 1


def rows(table):
    _sources(table)
    _order(table)
    _shuffles(table)
    _joins(table)
    _batches(table)
    _maps(table)
    _refused(table)


def _range(row, name, stop, **given):
    return row.dataset(name, "range", given={"stop": stop, **given})


def _texts(numbers):
    return [str(one) for one in numbers]


def _batched(numbers, size):
    return [str(np.array(numbers[i : i + size])) for i in range(0, len(numbers), size)]


def _sources(table):
    row = table.row("dataset of slices")
    row.tensor("x", "float32", [[1, 2], [3, 4], [5, 6]])
    row.tensor("y", "int32", [7, 8, 9])
    row.dataset("d", "tensor_slices", given={"tensors": ["x", "y"]})
    row.elements("d", ["[1. 2.] | 7", "[3. 4.] | 8", "[5. 6.] | 9"], saved_at=1)
    row.dataset("whole", "tensors", given={"tensors": ["y"]})
    row.elements("whole", ["[7 8 9]"])
    row = table.row("dataset of strings")
    row.tensor("x", "string", ["a", "", "Zoë"])
    row.dataset("d", "tensor_slices", given={"tensors": ["x"]})
    row.dataset("b", "batch", ["d"], {"batch_size": 2})
    row.elements("b", ["[b'a' b'']", "[b'Zo\\xc3\\xab']"])
    row = table.row("dataset of a range")
    _range(row, "d", 4)
    row.elements("d", _texts(range(4)), saved_at=2)
    _range(row, "down", -2, start=5, step=-3)
    row.elements("down", ["5", "2", "-1"])
    _range(row, "none", 0)
    row.elements("none", [])


def _order(table):
    row = table.row("dataset steps that choose")
    _range(row, "r", 7)
    for name, kind, given, found in (
        ("taken", "take", {"count": 2}, [0, 1]),
        ("skipped", "skip", {"count": 5}, [5, 6]),
        ("sharded", "shard", {"num_shards": 3, "index": 1}, [1, 4]),
        ("cached", "cache", {}, range(7)),
        ("ahead", "prefetch", {}, range(7)),
        ("two_ahead", "prefetch", {"buffer_size": 1}, range(7)),
        ("on_device", "prefetch_to_device", {"device": "cpu:0"}, range(7)),
    ):
        row.dataset(name, kind, ["r"], given)
        row.elements(name, _texts(found), saved_at=1)
    row.dataset("thrice", "repeat", ["taken"], {"count": 3})
    row.elements("thrice", _texts([0, 1] * 3), saved_at=3)
    row.dataset("forever", "repeat", ["taken"])
    row.elements("forever", _texts([0, 1] * 4), more=True)


def mix(a, b):
    """SplitMix64 from the state `a`: its number `b`."""
    z = a + 0x9E3779B97F4A7C15 * (b + 1) & _M64
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _M64
    z = (z ^ z >> 27) * 0x94D049BB133111EB & _M64
    return z ^ z >> 31


def shuffled(numbers, size, key):
    """Each number is drawn from a buffer of `size`, whose last one takes its place."""
    left, buffer, order, drawn = list(numbers), [], [], 0
    while left or buffer:
        while left and len(buffer) < size:
            buffer.append(left.pop(0))
        place = mix(key, drawn) * len(buffer) >> 64
        drawn += 1
        buffer[place], buffer[-1] = buffer[-1], buffer[place]
        order.append(buffer.pop())
    return order


def epoch_key(key, iteration=0, epoch=0):
    return mix(mix(key, iteration), epoch)


def _shuffles(table):
    for size, seed in ((5, 3), (20, 3), (1, 3), (20, -7)):
        key = mix(seed & _M64, 0)
        row = table.row(f"dataset shuffle of {size} seed={seed}")
        _range(row, "r", 20)
        row.dataset("d", "shuffle", ["r"], {"buffer_size": size, "seed": seed})
        row.dataset("b", "batch", ["d"], {"batch_size": 6})
        row.elements("b", _batched(shuffled(range(20), size, epoch_key(key)), 6), saved_at=1)
        row.elements("b", _batched(shuffled(range(20), size, epoch_key(key, iteration=1)), 6))
    key = mix(11, 0)
    row = table.row("dataset shuffle of each epoch")
    _range(row, "r", 6)
    row.dataset("d", "shuffle", ["r"], {"buffer_size": 4, "seed": 11})
    row.dataset("twice", "repeat", ["d"], {"count": 2})
    orders = [shuffled(range(6), 4, epoch_key(key, 0, epoch)) for epoch in (0, 1)]
    row.elements("twice", _texts(orders[0] + orders[1]), saved_at=7)
    row = table.row("dataset shuffle that stays")
    _range(row, "r", 6)
    row.dataset("d", "shuffle", ["r"], {"buffer_size": 6, "seed": 11, "reshuffle_each_iteration": False})
    row.dataset("twice", "repeat", ["d"], {"count": 2})
    row.elements("twice", _texts(shuffled(range(6), 6, key) * 2))
    row.elements("twice", _texts(shuffled(range(6), 6, key) * 2))
    row = table.row("dataset shuffle by the context's seed")
    stream = Stream(5)
    row.do("seed", value=5)
    _range(row, "r", 8)
    row.dataset("d", "shuffle", ["r"], {"buffer_size": 8})
    for _ in range(2):
        seed = mix(stream.key, stream.counter)  # of the iterator, which draws a block
        stream.counter += 1
        key = mix(seed, 1 + 1)  # of its step 1, behind that of the range; the draw alone tells the iterations apart
        row.elements("d", _texts(shuffled(range(8), 8, epoch_key(key))), saved_at=3)


def _joins(table):
    row = table.row("datasets as one")
    _range(row, "a", 2)
    _range(row, "b", 3)
    row.dataset("zipped", "zip", ["a", "b"])
    row.elements("zipped", ["0 | 0", "1 | 1"], saved_at=1)
    row.dataset("behind", "concatenate", ["a", "b"])
    row.elements("behind", _texts([0, 1, 0, 1, 2]), saved_at=3)
    row.dataset("turns", "interleave", ["a", "b"])
    row.elements("turns", _texts([0, 0, 1, 1, 2]), saved_at=2)
    row.dataset("pairs", "interleave", ["b", "b", "a"], {"cycle_length": 2, "block_length": 2})
    row.elements("pairs", _texts([0, 1, 0, 1, 2, 2, 0, 1]), saved_at=4)


def _batches(table):
    row = table.row("dataset batches")
    _range(row, "r", 5)
    for name, kind, given, found in (
        ("b", "batch", {"batch_size": 2}, ["[0 1]", "[2 3]", "[4]"]),
        ("full", "batch", {"batch_size": 2, "drop_remainder": True}, ["[0 1]", "[2 3]"]),
        ("w", "window", {"size": 3}, ["[0 1 2]", "[3 4]"]),
        ("overlap", "window", {"size": 3, "shift": 1, "drop_remainder": True}, ["[0 1 2]", "[1 2 3]", "[2 3 4]"]),
        ("strided", "window", {"size": 2, "shift": 1, "stride": 3, "drop_remainder": True}, ["[0 3]", "[1 4]"]),
    ):
        row.dataset(name, kind, ["r"], given)
        row.elements(name, found, saved_at=1)
    row.dataset("rows", "unbatch", ["w"])
    row.elements("rows", _texts(range(5)), saved_at=4)
    row = table.row("dataset batches of other shapes")
    row.tensor("x", "int32", [[1, 2]])
    row.tensor("y", "int32", [[3, 4, 5]])
    row.tensor("shape", "int64", [4])
    row.tensor("minus", "int32", -1)
    row.dataset("a", "tensor_slices", given={"tensors": ["x"]})
    row.dataset("b", "tensor_slices", given={"tensors": ["y"]})
    row.dataset("d", "concatenate", ["a", "b", "a"])
    row.dataset("plain", "batch", ["d"], {"batch_size": 2})
    row.elements("plain", ["!INVALID_ARGUMENT", "[[1 2]]"])
    row.dataset("padded", "padded_batch", ["d"], {"batch_size": 2})
    row.elements("padded", ["[[1 2 0]\n [3 4 5]]", "[[1 2]]"], saved_at=1)
    given = {"batch_size": 2, "drop_remainder": True, "padded_shapes": ["shape"], "padding_values": ["minus"]}
    row.dataset("wide", "padded_batch", ["d"], given)
    row.elements("wide", ["[[ 1  2 -1 -1]\n [ 3  4  5 -1]]"])


def _function(row, name, op, given):
    """A function of an int64 scalar: an op on it, "x" in what is given."""
    body = row.function(name, [(f"x_of_{name}", "int64", [])])
    body.op(op, {key: f"x_of_{name}" if value == "x" else value for key, value in given.items()}, f"y_of_{name}")
    body.results(f"y_of_{name}")


def _maps(table):
    row = table.row("dataset maps")
    row.tensor("two", "int64", 2)
    _function(row, "square", "square", {"x": "x"})
    _function(row, "is_more", "greater", {"x1": "x", "x2": "two"})
    _range(row, "r", 5)
    row.dataset("squares", "map", ["r"], {"op": "square"})
    row.elements("squares", _texts([0, 1, 4, 9, 16]), saved_at=2)
    row.dataset("by_threads", "map", ["r"], {"op": "square", "num_threads": 4})
    row.elements("by_threads", _texts([0, 1, 4, 9, 16]), saved_at=3)
    row.dataset("more", "filter", ["r"], {"op": "is_more"})
    row.elements("more", _texts([3, 4]), saved_at=1)
    body = row.function("pair", [("z", "int64", [])])
    body.op("stack", {"values": ["z", "z"]}, "zz")
    body.results("zz")
    row.dataset("pairs", "flat_map", ["r"], {"op": "pair"})
    row.elements("pairs", _texts([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]), saved_at=3)


def _refused(table):
    row = table.row("datasets that are refused", {"python": "a dataset is checked when it is made"})
    _range(row, "r", 3)
    row.dataset("b", "batch", ["r"], {"batch_size": 0})
    row.elements("b", [], error=("INVALID_ARGUMENT", "batch", "batch_size must be at least 1, not 0 [Op:batch]"))
    row.dataset("u", "unbatch", ["r"])
    row.elements("u", [], error=("INVALID_ARGUMENT", "unbatch"))
    row.dataset("z", "zip", [], error=("INVALID_ARGUMENT",))
