"""Files of records and Examples: what is written is read, also by TensorBoard's reader, and what is damaged is told."""
import gzip
import struct
import subprocess
import sys
import zlib

import numpy as np
import pytest

import eager
from eager import records


@pytest.fixture
def tf():
    import eager.compat.tensorflow as tf

    tf._tensors.use(True)
    yield tf
    tf._tensors.use(False)


def write(path, items, **how):
    with records.Writer(path, **how) as writer:
        for item in items:
            writer.write(item)


ITEMS = [b"one", b"", b"\0" * 1000, bytes(range(256)) * 500]


@pytest.mark.parametrize("compression", [None, "gzip", "zlib", "GZIP", ""])
def test_records_come_back(tmp_path, compression):
    write(tmp_path / "r", ITEMS, compression=compression)
    assert list(records.read(tmp_path / "r", compression)) == ITEMS
    data = (tmp_path / "r").read_bytes()
    if compression in ("gzip", "GZIP"):
        data = gzip.decompress(data)
    elif compression == "zlib":
        data = zlib.decompress(data)
    assert data[:8] == (3).to_bytes(8, "little") and data[12:15] == b"one"


def test_tensorboard_reads_the_records(tmp_path):
    loader = pytest.importorskip("tensorboard.compat.tensorflow_stub.pywrap_tensorflow")
    write(tmp_path / "r", ITEMS)
    reader = loader.PyRecordReader_New(str(tmp_path / "r").encode())
    found = []
    try:
        while True:
            reader.GetNext()
            found.append(reader.record())
    except Exception as end:
        assert "OutOfRange" in type(end).__name__
    assert found == ITEMS


def test_what_is_damaged_is_told(tmp_path):
    path = tmp_path / "r"
    write(path, ITEMS)
    data = path.read_bytes()
    path.write_bytes(data[:-1])
    with pytest.raises(eager.errors.DataLossError, match=rf"{path}; truncated record at {19 + 16 + 1016}: "):
        list(records.read(path))
    path.write_bytes(data[:13] + b"x" + data[14:])
    with pytest.raises(eager.errors.DataLossError, match="corrupted record at 0: it has a wrong checksum"):
        list(records.read(path))
    with pytest.raises(eager.errors.NotFoundError):
        records.read(tmp_path / "none")
    with pytest.raises(eager.errors.NotFoundError):
        records.Writer(tmp_path / "no" / "file")
    with pytest.raises(ValueError, match="compression is"):
        records.Writer(path, compression="lz4")
    writer = records.Writer(path)
    writer.close()
    writer.close()
    with pytest.raises(eager.errors.FailedPreconditionError):
        writer.write(b"late")
    with pytest.raises(TypeError):
        records.Writer(path).write("text")


def test_examples_are_written_and_read():
    first = records.example({"i": [1, -2, 1 << 40], "f": [0.5, -1.0], "s": ["ü", b"\xff"], "b": True, "n": "name"})
    assert records.to_dict(first) == {"i": [1, -2, 1 << 40], "f": [0.5, -1.0], "s": ["ü".encode(), b"\xff"], "b": [1], "n": [b"name"]}
    second = records.example({"i": np.arange(3), "f": eager.constant([[1.0, 2.0]]), "s": eager.constant(["a", "b"]), "b": 0, "n": "",
                              "more": 5})
    both = eager.constant([first, second])
    found = records.parse(both, {"i": ("int64", [3]), "f": ("float32", [1, 2]), "s": ("string", [-1]), "b": "int64", "n": "string",
                                 "more": ("int64", (), 7)})
    assert found["i"].tolist() == [[1, -2, 1 << 40], [0, 1, 2]] and found["f"].shape == (2, 1, 2)
    assert found["s"].tolist() == [["ü".encode(), b"\xff"], [b"a", b"b"]] and found["n"].tolist() == [b"name", b""]
    assert found["more"].tolist() == [7, 5] and found["b"].tolist() == [1, 0]
    values, splits = records.parse_values(both, {"more": "int64"})["more"]
    assert values.tolist() == [5] and splits.tolist() == [0, 0, 1]
    assert records.parse(first, {"f": ("float32", [2])})["f"].tolist() == [0.5, -1.0]


@pytest.mark.parametrize("dtype, kind", [("float32", "float32"), ("float64", "float32"), ("bfloat16", "float32"), ("string", "string"),
                                         ("bool", "int64"), ("uint8", "int64")])
def test_what_is_empty_keeps_its_dtype(dtype, kind):
    empty = eager.constant([b""])[:0] if dtype == "string" else eager.zeros([0, 2], dtype)
    for value in (empty, *([] if dtype == "bfloat16" else [empty.numpy()])):
        serialized = records.example({"x": value})
        found = records.parse(serialized, {"x": (kind, [-1])})["x"]
        assert found.shape == (0,) and found.dtype == kind and records.to_dict(serialized) == {"x": []}


def test_an_empty_list_is_read_as_empty_of_any_dtype():
    serialized = records.example({"x": [], "y": [[], ()]})
    assert records.to_dict(serialized) == {"x": [], "y": []}
    for dtype in ("int64", "float32", "string"):
        values, splits = records.parse_values([serialized], {"x": dtype})["x"]
        assert values.dtype == dtype and values.tolist() == [] and splits.tolist() == [0, 0]
        with pytest.raises(eager.errors.InvalidArgumentError, match="Feature: y .* is required but could not be found"):
            records.parse(serialized, {"y": (dtype, [-1])})
    assert records.parse(serialized, {"y": ("float32", [2], [1.0, 2.0])})["y"].tolist() == [1.0, 2.0]


def test_examples_that_are_wrong():
    for number in (1e300, [0.5, -1e39], np.float64(1e300)):
        with pytest.raises(ValueError, match=r"feature 'far': an Example's floats are float32, from -3.4028235e\+38 to 3.4028235e\+38"):
            records.example({"far": number})
    with pytest.raises(ValueError, match="feature 'x': an Example's integers are int64"):
        records.example({"x": [1 << 63]})
    for wrong in ({"x": 1j}, {"x": ["a", 1]}, {"x": None}):
        with pytest.raises(TypeError):
            records.example(wrong)
    with pytest.raises(ValueError, match="int64"):
        records.example({"x": 1 << 63})
    with pytest.raises(eager.errors.InvalidArgumentError, match="Feature: y .* is required but could not be found"):
        records.parse(records.example({"x": 1}), {"y": "int64"})
    with pytest.raises(eager.errors.InvalidArgumentError, match="Key: x, Index: 0.  Data types don't match"):
        records.parse(records.example({"x": 1}), {"x": "float32"})
    for damaged in (b"text that is no Example", records.example({"x": [1, 2]})[:-1]):
        with pytest.raises(ValueError, match="Could not parse example input"):
            records.to_dict(damaged)
        with pytest.raises(eager.errors.InvalidArgumentError, match="Could not parse example input"):
            records.parse(damaged, {"x": ("int64", [2])})


def test_in_a_traced_function():
    @eager.function
    def parse(serialized):
        return records.parse(serialized, {"x": ("float32", [2]), "s": ("string", [-1])})

    found = parse(eager.constant([records.example({"x": [1.0, 2.0], "s": ["a"]})]))
    assert found["x"].tolist() == [[1, 2]] and found["s"].tolist() == [[b"a"]]


# ---- TensorFlow's names


def test_tfrecords_of_tensorflow(tmp_path):
    import eager.compat.tensorflow as tf

    path = str(tmp_path / "r")
    for options in (None, "GZIP", tf.io.TFRecordOptions("ZLIB", compression_level=9), tf.python_io.TFRecordCompressionType.GZIP,
                    tf.python_io.TFRecordOptions(tf.python_io.TFRecordCompressionType.ZLIB)):
        with tf.python_io.TFRecordWriter(path, options) as writer:
            for item in ITEMS:
                writer.write(item)
        assert list(tf.python_io.tf_record_iterator(path, options)) == ITEMS
    with tf.io.TFRecordWriter(path) as writer:
        writer.write("a\u00e9")
    assert list(tf.python_io.tf_record_iterator(path)) == [b"a\xc3\xa9"]


def test_examples_of_tensorflow():
    import eager.compat.tensorflow as tf

    example = tf.train.Example(features=tf.train.Features(feature={
        "image": tf.train.Feature(bytes_list=tf.train.BytesList(value=[b"\xff\0"])),
        "label": tf.train.Feature(int64_list=tf.train.Int64List(value=[3])),
        "box": tf.train.Feature(float_list=tf.train.FloatList(value=[0.5, 1, 2.0])),
    }))
    serialized = example.SerializeToString()
    again = tf.train.Example.FromString(serialized)
    assert again == example and again.features.feature["box"].float_list.value == [0.5, 1.0, 2.0]
    assert again.features.feature["label"].WhichOneof("kind") == "int64_list"
    other = tf.train.Example()
    other.features.feature["label"].int64_list.value.append(3)
    assert tf.train.Example.FromString(other.SerializeToString()).features.feature["label"].int64_list.value == [3]
    with pytest.raises(TypeError):
        tf.train.BytesList(value=["text"])
    with pytest.raises(TypeError):
        tf.train.Int64List(value=[1.5])
    found = tf.parse_single_example(serialized, {"image": tf.FixedLenFeature([], tf.string), "label": tf.FixedLenFeature([], tf.int64),
                                                 "box": tf.FixedLenSequenceFeature([], tf.float32, allow_missing=True),
                                                 "none": tf.io.FixedLenFeature([2], tf.float32, default_value=[1, 2])})
    assert found["image"].numpy() == b"\xff\0" and int(found["label"]) == 3 and found["box"].numpy().tolist() == [0.5, 1, 2]
    assert found["none"].numpy().tolist() == [1, 2]
    for default, shape in (5, [2]), ([1], [2]), ([1, 2], []), ([1, 2, 3], [2]), (5, [0]):
        with pytest.raises(tf.errors.InvalidArgumentError):
            tf.io.parse_single_example(serialized, {"none": tf.io.FixedLenFeature(shape, tf.int64, default_value=default)})
    for default, shape in (5, []), ([5], []), (5, [1]), ([[1, 2]], [2]), ([1, 2, 3, 4], [2, 2]):
        read = tf.io.parse_example([serialized], {"none": tf.io.FixedLenFeature(shape, tf.int64, default_value=default)})["none"]
        assert read.numpy().tolist() == [np.reshape(default, shape).tolist()]
    batch = tf.io.parse_example([serialized, serialized], {"label": tf.io.FixedLenFeature((), tf.int64)})
    assert batch["label"].numpy().tolist() == [3, 3]


# Three values, none, two, and no feature at all.
SERIALIZED = [records.example({"i": [1, 2, 3], "f": [0.5] * 6, "s": ["a", "b", "c"]}), records.example({"i": []}),
              records.example({"i": [4, 5], "f": [1.5] * 4, "s": ["d", "e"]}), records.example({})]


@pytest.mark.parametrize("is_traced", [False, True])
def test_features_of_any_length_are_sparse(is_traced):
    import eager.compat.tensorflow as tf

    def parse(serialized):
        return tf.io.parse_example(serialized, {"i": tf.io.VarLenFeature(tf.int64), "s": tf.VarLenFeature(tf.string)})

    run = tf.function(parse) if is_traced else parse
    found = run(tf.constant(SERIALIZED))
    assert found["i"].indices.numpy().tolist() == found["s"].indices.numpy().tolist() == [[0, 0], [0, 1], [0, 2], [2, 0], [2, 1]]
    assert found["i"].values.numpy().tolist() == [1, 2, 3, 4, 5] and found["i"].dense_shape.numpy().tolist() == [4, 3]
    assert tf.sparse.to_dense(found["s"], "").numpy().tolist() == [[b"a", b"b", b"c"], [b""] * 3, [b"d", b"e", b""], [b""] * 3]
    for serialized, shape in ((SERIALIZED[3:], [1, 0]), (SERIALIZED[:0], [0, 0])):
        none = run(tf.constant(serialized, tf.string))["i"]
        assert none.indices.shape == (0, 2) and none.values.numpy().tolist() == [] and none.dense_shape.numpy().tolist() == shape
    one = tf.function(parse)(SERIALIZED[0]) if is_traced else tf.parse_single_example(SERIALIZED[0], {"i": tf.VarLenFeature(tf.int64)})
    assert one["i"].indices.numpy().tolist() == [[0], [1], [2]] and one["i"].dense_shape.numpy().tolist() == [3]


@pytest.mark.parametrize("is_traced", [False, True])
def test_sequences_are_filled_up(is_traced):
    import eager.compat.tensorflow as tf

    def feature(*given, default=None):
        return tf.io.FixedLenSequenceFeature(*given, allow_missing=True, default_value=default)

    def parse(serialized):
        return {**tf.io.parse_example(serialized, {"i": feature([], tf.int64), "f": feature([2], tf.float32), "s": feature([], tf.string)}),
                "-": tf.io.parse_example(serialized, {"i": feature((), tf.int64, default=-1)})["i"]}

    run = tf.function(parse) if is_traced else parse
    found = run(tf.constant(SERIALIZED))
    assert found["i"].numpy().tolist() == [[1, 2, 3], [0, 0, 0], [4, 5, 0], [0, 0, 0]]
    assert found["-"].numpy().tolist() == [[1, 2, 3], [-1, -1, -1], [4, 5, -1], [-1, -1, -1]]
    assert found["f"].shape == (4, 3, 2) and found["f"].numpy()[2].tolist() == [[1.5, 1.5], [1.5, 1.5], [0.0, 0.0]]
    assert found["s"].numpy().tolist() == [[b"a", b"b", b"c"], [b""] * 3, [b"d", b"e", b""], [b""] * 3]
    assert [tuple(x.shape) for x in run(tf.constant(SERIALIZED[3:])).values()] == [(1, 0), (1, 0, 2), (1, 0), (1, 0)]
    assert [tuple(x.shape) for x in run(tf.constant([], tf.string)).values()] == [(0, 0), (0, 0, 2), (0, 0), (0, 0)]
    shapes = [[tuple(x.shape) for x in run(tf.constant(s)).values()] for s in SERIALIZED]
    assert shapes == [[(n,), (n, 2), (n,), (n,)] for n in (3, 0, 2, 0)]


def test_features_of_datasets():
    import eager.compat.tensorflow as tf

    features = {"i": tf.io.VarLenFeature(tf.int64), "s": tf.io.FixedLenSequenceFeature([], tf.string, allow_missing=True)}
    dataset = tf.data.Dataset.from_tensor_slices(SERIALIZED).batch(2).map(lambda s: tf.io.parse_example(s, features))
    assert [tf.sparse.to_dense(e["i"]).numpy().tolist() for e in dataset] == [[[1, 2, 3], [0, 0, 0]], [[4, 5], [0, 0]]]
    assert [e["s"].numpy().tolist() for e in dataset] == [[[b"a", b"b", b"c"], [b""] * 3], [[b"d", b"e"], [b""] * 2]]


def test_features_that_are_wrong():
    import eager.compat.tensorflow as tf

    def parse(feature, key="i", serialized=SERIALIZED):
        return tf.io.parse_example(serialized, {key: feature})

    with pytest.raises(ValueError, match="Unsupported: FixedLenSequenceFeature requires allow_missing to be True."):
        parse(tf.io.FixedLenSequenceFeature([], tf.int64))
    with pytest.raises(tf.errors.InvalidArgumentError, match=r"Key: i, Index: 0.  Number of int64 values is not a multiple of stride "
                                                             r"length. Saw 3 values but output shape is: \[2\]"):
        parse(tf.io.FixedLenSequenceFeature([2], tf.int64, allow_missing=True))
    with pytest.raises(ValueError, match=r"Feature i: values of shape \[2, 0\] cannot be counted"):
        parse(tf.io.FixedLenSequenceFeature([2, 0], tf.int64, allow_missing=True))
    with pytest.raises(tf.errors.InvalidArgumentError, match="reshape"):
        parse(tf.io.FixedLenSequenceFeature([], tf.int64, allow_missing=True, default_value=[1, 2]))
    for feature in (tf.io.VarLenFeature(tf.float32), tf.io.FixedLenSequenceFeature([], tf.float32, allow_missing=True)):
        with pytest.raises(tf.errors.InvalidArgumentError, match="Key: i, Index: 0.  Data types don't match"):
            parse(feature)
    with pytest.raises(ValueError, match="Invalid feature i:int64"):
        parse("int64")
    with pytest.raises(ValueError, match="Shape must be at most rank 1 but is rank 2"):
        parse(tf.io.VarLenFeature(tf.int64), serialized=[SERIALIZED])
    with pytest.raises(ValueError, match="Shape must be rank 0 but is rank 1"):
        tf.io.parse_single_example(SERIALIZED, {"i": tf.io.VarLenFeature(tf.int64)})


# ---- Records. Their form: the length, its masked CRC-32C, the bytes, their masked CRC-32C; little-endian.


def crc32c(data):
    crc = 0xFFFFFFFF
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = crc >> 1 ^ (0x82F63B78 if crc & 1 else 0)
    return crc ^ 0xFFFFFFFF


def record(data):
    def masked(part):
        crc = crc32c(part)
        return struct.pack("<I", ((crc >> 15 | crc << 17) + 0xA282EAD8) & 0xFFFFFFFF)

    length = struct.pack("<Q", len(data))
    return length + masked(length) + data + masked(data)


def test_records_have_tensorflows_bytes(tf, tmp_path):
    assert crc32c(b"123456789") == 0xE3069283 and crc32c(bytes(32)) == 0x8A9136AA  # those of RFC 3720
    items = [b"", b"a", b"x" * 300, bytes(range(256))]
    path = str(tmp_path / "r")
    with tf.io.TFRecordWriter(path) as writer:
        for item in items:
            writer.write(item)
    assert (tmp_path / "r").read_bytes() == b"".join(map(record, items))
    (tmp_path / "theirs").write_bytes(b"".join(map(record, items[::-1])))
    assert list(tf.compat.v1.io.tf_record_iterator(str(tmp_path / "theirs"))) == items[::-1]
    assert [x.numpy() for x in tf.data.TFRecordDataset(str(tmp_path / "theirs"))] == items[::-1]


def test_examples_have_tensorflows_bytes(tf):
    features = {"i": tf.train.Feature(int64_list=tf.train.Int64List(value=[1, -1]))}
    assert tf.train.Example(features=tf.train.Features(feature=features)).SerializeToString() == (
        b"\x0a\x16\x0a\x14\x0a\x01i\x12\x0f\x1a\x0d\x0a\x0b\x01" + b"\xff" * 9 + b"\x01")
    unpacked = b"\x0a\x0e\x0a\x0c\x0a\x01f\x12\x07\x12\x05\x0d\0\0\x80?"  # floats one by one, as some writers have them
    assert records.to_dict(unpacked) == {"f": [1.0]}


def test_sequence_examples(tf):
    example = tf.train.SequenceExample(
        context=tf.train.Features(feature={"n": tf.train.Feature(int64_list=tf.train.Int64List(value=[2]))}),
        feature_lists=tf.train.FeatureLists(feature_list={"words": tf.train.FeatureList(feature=[
            tf.train.Feature(bytes_list=tf.train.BytesList(value=[b"a", b"b"])), tf.train.Feature()])}))
    data = example.SerializeToString()
    assert data == (b"\x0a\x0c\x0a\x0a\x0a\x01n\x12\x05\x1a\x03\x0a\x01\x02"
                    b"\x12\x17\x0a\x15\x0a\x05words\x12\x0c\x0a\x08\x0a\x06\x0a\x01a\x0a\x01b\x0a\0")
    again = tf.train.SequenceExample.FromString(data)
    assert again == example and again.feature_lists.feature_list["words"].feature[0].bytes_list.value == [b"a", b"b"]
    assert again.context.feature["n"].int64_list.value == [2] and "words" in repr(again)
    assert again.feature_lists.feature_list["new"].feature == [] and tf.train.SequenceExample().SerializeToString() == b""
    with pytest.raises(ValueError, match="Could not parse example input"):
        tf.train.SequenceExample.FromString(data[:-3])


def words_of(tf, words):
    """A serialized SequenceExample: the words with their letters' numbers, and how many there are."""
    example = tf.train.SequenceExample(context=tf.train.Features(feature={
        "n": tf.train.Feature(int64_list=tf.train.Int64List(value=[len(words)]))}))
    for word in words:
        letters, place = example.feature_lists.feature_list["letters"], example.feature_lists.feature_list["place"]
        letters.feature.append(tf.train.Feature(int64_list=tf.train.Int64List(value=[*word.encode()])))
        place.feature.append(tf.train.Feature(float_list=tf.train.FloatList(value=[0.5, len(word)])))
    return example.SerializeToString()


def test_sequence_examples_as_tensors(tf):
    features = {"letters": tf.io.VarLenFeature(tf.int64), "place": tf.io.FixedLenSequenceFeature([2], tf.float32)}
    parse = tf.io.parse_single_sequence_example
    context, sequence = parse(words_of(tf, ["ab", "", "c"]), {"n": tf.io.FixedLenFeature([], tf.int64)}, features)
    assert int(context["n"]) == 3 and sequence["place"].numpy().tolist() == [[0.5, 2], [0.5, 0], [0.5, 1]]
    letters = sequence["letters"]
    assert letters.indices.numpy().tolist() == [[0, 0], [0, 1], [2, 0]] and letters.dense_shape.numpy().tolist() == [3, 2]
    assert letters.values.numpy().tolist() == [97, 98, 99]
    missing = {"x": tf.io.FixedLenSequenceFeature([3], tf.int64, allow_missing=True), "y": tf.io.VarLenFeature(tf.string)}
    context, sequence = parse(words_of(tf, ["a"]), None, missing)
    assert context == {} and sequence["x"].shape == (0, 3) and sequence["x"].dtype is tf.int64
    assert sequence["y"].dense_shape.numpy().tolist() == [0, 0]
    dataset = tf.data.Dataset.from_tensor_slices([words_of(tf, ["ab"]), words_of(tf, ["a", "b"])]).map(
        lambda s: parse(s, None, {"place": features["place"]})[1]["place"])
    assert [x.numpy().tolist() for x in dataset] == [[[0.5, 2.0]], [[0.5, 1.0], [0.5, 1.0]]]
    with pytest.raises(tf.errors.InvalidArgumentError, match="Feature list 'x' is required but could not be found"):
        parse(words_of(tf, ["a"]), None, {"x": tf.io.FixedLenSequenceFeature([], tf.int64)})
    with pytest.raises(tf.errors.InvalidArgumentError, match="letters"):
        parse(words_of(tf, ["ab", "c"]), None, {"letters": tf.io.FixedLenSequenceFeature([2], tf.int64)})
    with pytest.raises(tf.errors.InvalidArgumentError, match="Data types don't match"):
        parse(words_of(tf, ["ab"]), None, {"letters": tf.io.VarLenFeature(tf.string)})
    with pytest.raises(ValueError, match="Unsupported sequence feature"):
        parse(words_of(tf, ["a"]), None, {"letters": tf.io.FixedLenFeature([], tf.int64)})
    with pytest.raises(tf.errors.InvalidArgumentError, match="Could not parse example input"):
        parse(b"\x0a\x05", None, features)


def test_sequence_examples_in_a_traced_function(tf):
    lists = {"letters": tf.io.VarLenFeature(tf.int64), "place": tf.io.FixedLenSequenceFeature([2], tf.float32),
             "none": tf.io.FixedLenSequenceFeature([3], tf.string, allow_missing=True)}

    @tf.function
    def traced(serialized):
        context, sequence = tf.io.parse_single_sequence_example(serialized, {"n": tf.io.FixedLenFeature([], tf.int64)}, lists)
        assert sequence["place"].shape.as_list() == [None, 2] and sequence["none"].shape.as_list() == [None, 3]
        return context["n"], tf.sparse.to_dense(sequence["letters"]), sequence["place"], tf.shape(sequence["none"])

    for words, dense in ((["ab", "", "c"], [[97, 98], [0, 0], [99, 0]]), (["abc"], [[97, 98, 99]])):
        n, letters, place, none = traced(tf.constant(words_of(tf, words)))
        assert int(n) == len(words) and letters.numpy().tolist() == dense and none.numpy().tolist() == [0, 3]
        assert place.numpy().tolist() == [[0.5, len(word)] for word in words]
    with pytest.raises(tf.errors.InvalidArgumentError, match="Could not parse example input"):
        traced(tf.constant(b"\x0a\x05"))
    only_context = tf.function(lambda s: tf.io.parse_single_sequence_example(s, {"n": tf.io.FixedLenFeature([], tf.int64)})[0]["n"])
    assert int(only_context(tf.constant(words_of(tf, ["a", "b"])))) == 2


def test_damaged_examples_are_refused_or_read(tf):
    rng = np.random.default_rng(0)
    seeds = [records.example({"i": [1, 2, -1], "f": [0.5, 1.5], "s": ["one", "two"]}), words_of(tf, ["ab", ""])]
    wrong = [b"\x0a\x04\x0a\x02\x08\x01",  # a key that is a number
             b"\x0a\x07\x0a\x05\x0a\x01k\x10\x01",  # a Feature that is one
             b"\x0a\x0c\x0a\x0a\x0a\x01k\x12\x05\x12\x03\x0a\x01\x01",  # a cut float
             b"\x0a\x0c\x0a\x0a\x0a\x01k\x12\x05\x1a\x03\x0a\x01\x81"]  # a cut integer
    for i in range(6000):
        data = bytearray(seeds[i % 2])
        for _ in range(rng.integers(1, 5)):
            at, size = rng.integers(len(data)), rng.integers(1, 6)
            data[at:at + size] = [bytes([rng.integers(256)]), b"", data[at:at + size] * 2, bytes([data[at] ^ 1 << rng.integers(8)])][rng.integers(4)]
            data = data or bytearray(seeds[0])
        wrong.append(bytes(data))
    read = 0
    for data in wrong:
        for parse in (records.to_dict, tf.train.Example.FromString, tf.train.SequenceExample.FromString):
            try:
                parse(data)
                read += 1
            except ValueError as error:
                assert "Could not parse example input" in str(error)
    assert read > 500
    assert [records.to_dict(data) for data in wrong[:2]] == [{"": []}, {"k": []}]
    for data in wrong[2:4]:
        with pytest.raises(ValueError, match="Could not parse example input: it is cut"):
            records.to_dict(data)


def test_a_device_is_refused(tf, tmp_path):
    (tmp_path / "link").symlink_to("/dev/full")
    for path in ("/dev/full", tmp_path / "link"):
        for make in (records.Writer, lambda path: tf.python_io.TFRecordWriter(str(path))):
            with pytest.raises(eager.errors.InvalidArgumentError, match="is not an ordinary file"):
                make(path)


def test_the_end_of_the_program_writes_what_is_left(tmp_path):
    program = f"""
import eager
plain, packed = eager.records.Writer({str(tmp_path / "a")!r}), eager.records.Writer({str(tmp_path / "b")!r}, "gzip")
def use(writers=[plain]):
    for writer in plain, packed:
        writer.write(b"record")
packed.itself = packed
use()
"""
    subprocess.run([sys.executable, "-c", program], check=True)
    assert list(eager.records.read(tmp_path / "a")) == list(eager.records.read(tmp_path / "b", "gzip")) == [b"record"]
