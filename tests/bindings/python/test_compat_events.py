"""TensorFlow's names for event files, protocol buffers and files: TensorBoard's own protocol buffers read and write the same bytes."""
import doctest
import glob
import importlib
import io
import math
import os
import wave

import numpy as np
import pytest

import eager

pytest.importorskip("tensorboard")
from google.protobuf.message import DecodeError  # noqa: E402
from tensorboard.backend.event_processing import event_accumulator  # noqa: E402
from tensorboard.compat.proto import event_pb2, graph_pb2, summary_pb2, tensor_pb2, types_pb2  # noqa: E402


@pytest.fixture
def tf():
    import eager.compat.tensorflow as tf

    tf._tensors.use(True)
    yield tf
    tf._tensors.use(False)


def seen(folder):
    found = event_accumulator.EventAccumulator(str(folder), size_guidance={kind: 0 for kind in (
        event_accumulator.SCALARS, event_accumulator.TENSORS, event_accumulator.AUDIO)})
    found.Reload()
    return found


def events(tf, folder):
    """The events of a folder's files but the first of each, which has the version."""
    found = []
    for name in sorted(os.listdir(folder)):
        of_file = list(tf.train.summary_iterator(os.path.join(folder, name)))
        assert of_file[0].file_version == "brain.Event:2" and of_file[0].WhichOneof("what") == "file_version"
        found += of_file[1:]
    return found


@pytest.mark.parametrize("name", ["_checkpoints", "_events", "_records", "_tensor_protos"])
def test_examples_of_the_documentation(tf, name):
    found = doctest.testmod(importlib.import_module("eager.compat.tensorflow." + name))
    assert found.attempted > 0 and found.failed == 0


# ---- Protocol buffers


def check_fields(mine, theirs, path=""):
    kinds = {1: "double", 2: "float", 3: "int64", 4: "uint64", 5: "int32", 8: "bool", 9: "string", 12: "bytes", 13: "uint32", 14: "enum"}
    known = {f.number: f for f in theirs.DESCRIPTOR.fields}
    for field in mine._fields.values():
        other, where = known[field.number], f"{path}/{field.name}"
        assert (field.name, field.oneof) == (other.name, other.containing_oneof.name if other.containing_oneof else ""), where
        if isinstance(field.kind, type):
            check_fields(field.kind, other.message_type._concrete_class, where)
        elif other.type != 11:  # some messages are kept as their bytes
            assert field.kind == kinds[other.type], where


def test_fields_are_those_of_tensorflows_files(tf):
    from eager.compat.tensorflow import _proto

    check_fields(_proto.Event, event_pb2.Event)
    check_fields(_proto.GraphDef, graph_pb2.GraphDef)


def samples(tf):
    value = tf.Summary.Value
    yield tf.Event(), event_pb2.Event()
    yield tf.Event(wall_time=1.5, step=-3, file_version=""), event_pb2.Event(wall_time=1.5, step=-3, file_version="")
    yield (tf.Event(step=1, summary=tf.Summary(value=[value(tag="ü", simple_value=0.0), value(tag="b", image=tf.Summary.Image(height=2))])),
           event_pb2.Event(step=1, summary=summary_pb2.Summary(value=[
               summary_pb2.Summary.Value(tag="ü", simple_value=0.0),
               summary_pb2.Summary.Value(tag="b", image=summary_pb2.Summary.Image(height=2))])))
    histogram = tf.HistogramProto(min=-1.0, bucket=[1, 2.5], bucket_limit=[0.1, 1e300])
    yield (tf.Event(summary=tf.Summary(value=[value(histo=histogram)])), event_pb2.Event(summary=summary_pb2.Summary(value=[
        summary_pb2.Summary.Value(histo=summary_pb2.HistogramProto(min=-1.0, bucket=[1, 2.5], bucket_limit=[0.1, 1e300]))])))
    yield (tf.SessionLog(status=tf.SessionLog.CHECKPOINT, checkpoint_path="p"),
           event_pb2.SessionLog(status=event_pb2.SessionLog.CHECKPOINT, checkpoint_path="p"))


def test_messages_have_tensorflows_bytes(tf):
    for mine, theirs in samples(tf):
        assert mine.SerializeToString() == theirs.SerializeToString()
        assert type(mine).FromString(theirs.SerializeToString()) == mine
        assert type(theirs).FromString(mine.SerializeToString()) == theirs


def test_messages_behave_as_protocol_buffers(tf):
    event = tf.Event()
    assert event.step == 0 and event.file_version == "" and list(event.summary.value) == [] and event.WhichOneof("what") is None
    assert not event.HasField("summary") and event.SerializeToString() == b""
    added = event.summary.value.add(tag="a")
    added.simple_value = np.float32(0.5)
    assert event.HasField("summary") and event.WhichOneof("what") == "summary" and added.WhichOneof("value") == "simple_value"
    added.histo.bucket.append(1)
    assert added.WhichOneof("value") == "histo" and added.simple_value == 0.0
    event.file_version = "v"
    assert event.WhichOneof("what") == "file_version" and not event.HasField("summary")
    other = tf.Event()
    other.CopyFrom(event)
    assert other == event != tf.Event() and "file_version: 'v'" in repr(event)
    other.ClearField("file_version")
    assert other == tf.Event()
    summary = tf.Summary(value=[tf.Summary.Value(tag="a")])
    copied = tf.Event(summary=summary)
    summary.value[0].tag = "b"
    assert copied.summary.value[0].tag == "a"
    for name, wrong, error in (("step", "1", TypeError), ("step", 1.5, TypeError), ("step", 1 << 63, ValueError), ("file_version", 3, TypeError),
                               ("summary", summary, AttributeError), ("lost", 1, AttributeError)):
        with pytest.raises(error):
            setattr(event, name, wrong)
    with pytest.raises(ValueError, match='has no "lost" field'):
        tf.Event(lost=1)
    for data in (b"\x0a", b"\x09\x00", b"\x2a\x05abc", event.SerializeToString()[:-1]):
        with pytest.raises(ValueError, match="Error parsing message of type Event"):
            tf.Event.FromString(data)


def damaged(rng, seeds):
    """One of the seeds with a few bytes changed, dropped or repeated, or with another seed behind it."""
    data = bytearray(seeds[rng.integers(len(seeds))])
    for _ in range(rng.integers(1, 5)):
        at, size = rng.integers(len(data) + 1), rng.integers(6)
        kind = rng.integers(5)
        if kind == 0:
            data[at:at + 1] = bytes([rng.integers(256)])
        elif kind == 1 and at < len(data):
            data[at] ^= 1 << rng.integers(8)
        elif kind == 2:
            del data[at:at + size]
        elif kind == 3:
            data[at:at] = data[at:at + size]
        else:
            data += seeds[rng.integers(len(seeds))]
    return bytes(data)


def test_damaged_messages_are_read_as_protocol_buffers_does(tf):
    value = tf.Summary.Value
    tensor = tf.make_tensor_proto([1.0, 2.0])
    tensor.int_val.extend([3, -1])
    tensor.bool_val.append(True)
    tensor.uint64_val.append(5)
    metadata = tf.SummaryMetadata(plugin_data=tf.SummaryMetadata.PluginData(plugin_name="p", content=b"c"))
    seeds = [mine.SerializeToString() for mine, _ in samples(tf) if isinstance(mine, tf.Event)] + [e.SerializeToString() for e in (
        tf.Event(wall_time=1.5, summary=tf.Summary(value=[value(tag="t", tensor=tensor, metadata=metadata)])),
        tf.Event(summary=tf.Summary(value=[value(audio=tf.Summary.Audio(sample_rate=1, num_channels=2, content_type="w"))])),
        tf.Event(session_log=tf.SessionLog(status=3, checkpoint_path="p")), tf.Event(log_message=tf.LogMessage(level=2, message="\0")))]
    unknown = (0x72, 0x7a, 0x92)  # begin keys of fields of TensorProtos that are not there
    rng, read = np.random.default_rng(0), 0
    for _ in range(10000):
        data = damaged(rng, seeds)
        if any(key in data for key in unknown):
            continue
        try:
            mine = tf.Event.FromString(data)
        except ValueError as error:
            assert "Error parsing message of type Event" in str(error)
            mine = None
        try:
            theirs = event_pb2.Event.FromString(data)
        except DecodeError:
            theirs = None
        assert (mine is None) == (theirs is None), data
        if mine is not None:
            read += 1
            theirs.DiscardUnknownFields()
            again = event_pb2.Event.FromString(mine.SerializeToString())
            assert again.SerializeToString(deterministic=True) == theirs.SerializeToString(deterministic=True), data
    assert read > 1000


def test_damaged_tensors_are_refused_or_read(tf):
    seeds = [tf.io.serialize_tensor(x).numpy() for x in ([1, 2], [[0.5]], ["a", ""], [True], np.zeros([2, 0], np.float16), [1 + 2j])]
    rng = np.random.default_rng(0)
    for _ in range(5000):
        data = damaged(rng, seeds)
        try:
            proto = type(tf.make_tensor_proto(1)).FromString(data)
        except ValueError:
            continue
        if abs(math.prod(d.size for d in proto.tensor_shape.dim)) > 1 << 20:  # zeros, of which it says how many
            continue
        try:
            tf.make_ndarray(proto)
        except (tf.errors.InvalidArgumentError, tf.errors.ResourceExhaustedError):
            pass


# ---- Tensors

DTYPES = ["float32", "float64", "int32", "uint8", "int16", "int8", "complex64", "int64", "bool", "uint16", "complex128", "float16", "uint32",
          "uint64", "bfloat16"]


@pytest.mark.parametrize("dtype", DTYPES)
def test_tensors_are_serialized(tf, dtype):
    for values in ([[1, 0, 2]], 1, np.zeros([2, 0, 3])):
        tensor = tf.cast(tf.constant(values), dtype)
        serialized = tf.io.serialize_tensor(tensor)
        found = tf.io.parse_tensor(serialized, dtype)
        assert found.dtype is tensor.dtype and found.shape == tensor.shape and found.numpy().tolist() == tensor.numpy().tolist()
        theirs = tensor_pb2.TensorProto.FromString(serialized.numpy())
        assert theirs.SerializeToString() == serialized.numpy() and [d.size for d in theirs.tensor_shape.dim] == list(tensor.shape)
        assert tensor_pb2.TensorProto.DESCRIPTOR.fields_by_name["dtype"].enum_type.values_by_number[theirs.dtype].name == {
            "float32": "DT_FLOAT", "float64": "DT_DOUBLE", "float16": "DT_HALF"}.get(dtype, "DT_" + dtype.upper())
        assert theirs.tensor_content == (b"" if tensor.shape.num_elements() == 0 else tensor.numpy().tobytes())
        assert tf.make_ndarray(theirs).tolist() == tensor.numpy().tolist()


def test_serialized_bytes_are_tensorflows(tf):
    # A TensorProto: its dtype, its shape, its elements.
    assert tf.io.serialize_tensor(tf.constant([1, 2])).numpy() == b"\x08\x03\x12\x04\x12\x02\x08\x02\x22\x08\x01\0\0\0\x02\0\0\0"
    assert tf.serialize_tensor(1.0).numpy() == b"\x08\x01\x12\0\x22\x04\0\0\x80?"
    assert tf.io.serialize_tensor(["a", ""]).numpy() == b"\x08\x07\x12\x04\x12\x02\x08\x02\x42\x01a\x42\0"


def test_strings_and_values_one_by_one(tf):
    words = tf.constant([["a", ""], ["ü", "\0"]])
    assert tf.io.parse_tensor(tf.io.serialize_tensor(words), tf.string).numpy().tolist() == words.numpy().tolist()
    assert tf.io.parse_tensor(tf.io.serialize_tensor(words[:0]), tf.string).shape == (0, 2)

    def parsed(dtype, shape, **values):
        proto = tensor_pb2.TensorProto(dtype=getattr(types_pb2, dtype), **values)
        for n in shape:
            proto.tensor_shape.dim.add(size=n)
        return tf.make_ndarray(proto).tolist()

    assert parsed("DT_FLOAT", [3], float_val=[1, 2]) == [1, 2, 2]  # the last one stands for the rest
    assert parsed("DT_INT64", [2, 2], int64_val=[-7]) == [[-7, -7], [-7, -7]] and parsed("DT_INT8", [2]) == [0, 0]
    assert parsed("DT_BOOL", [2], bool_val=[True, False]) == [True, False] and parsed("DT_STRING", [2], string_val=[b"x"]) == [b"x", b"x"]
    assert parsed("DT_COMPLEX64", [2], scomplex_val=[1, 2, 3, 4]) == [1 + 2j, 3 + 4j] and parsed("DT_HALF", [], half_val=[0x3C00]) == 1.0
    assert parsed("DT_BFLOAT16", [1], half_val=[0x3F80]) == [1.0] and parsed("DT_UINT64", [], uint64_val=[2**64 - 1]) == 2**64 - 1
    assert tf.make_tensor_proto([1.0, 2.0]).dtype == 1 and tf.make_ndarray(tf.make_tensor_proto(5, tf.int64, [2])).tolist() == [5, 5]


def test_tensors_that_are_wrong(tf):
    parse = tf.io.parse_tensor
    with pytest.raises(tf.errors.InvalidArgumentError, match=r"Type mismatch between parsed tensor \(float\) and dtype \(int32\)"):
        parse(tf.io.serialize_tensor(1.0), tf.int32)
    with pytest.raises(tf.errors.InvalidArgumentError, match="Could not parse `serialized` as TensorProto"):
        parse(b"\x08", tf.int32)
    with pytest.raises(tf.errors.InvalidArgumentError, match="Expected `serialized` to be a scalar, got shape"):
        parse([b""], tf.int32)
    for data in (b"", b"\x08\x63", b"\x08\x01\x12\x04\x12\x02\x08\x02\x22\x03abc", b"\x08\x01\x12\0\x2a\x08\0\0\0\0\0\0\0\0",
                 b"\x08\x07\x12\x04\x12\x02\x08\x03\x42\0\x42\0", b"\x08\x04\x12\0\x3a\x02\xff\x7f", b"\x08\x01\x12\x0d\x12\x0b\x08" + b"\xff" * 9 + b"\x01"):
        with pytest.raises(tf.errors.InvalidArgumentError):
            parse(data, tf.float32)
    with pytest.raises(tf.errors.ResourceExhaustedError, match="2 GiB"):
        parse(b"\x08\x01\x12\x08\x12\x06\x08\x80\x80\x80\x80\x10", tf.float32)


def test_tensors_in_traced_functions_and_datasets(tf):
    serialize = tf.function(tf.io.serialize_tensor)
    serialized = serialize(tf.constant([1, 2]))
    assert serialized.numpy() == tf.io.serialize_tensor(tf.constant([1, 2])).numpy()
    with pytest.warns(UserWarning, match="asks for a value"):
        dataset = tf.data.Dataset.from_tensor_slices([serialized.numpy()] * 2).map(lambda s: tf.io.parse_tensor(s, tf.int32))
    assert [x.numpy().tolist() for x in dataset] == [[1, 2], [1, 2]]
    with pytest.raises(tf.errors.FailedPreconditionError, match=r"tf.io.parse_tensor gives a tensor of any rank.* tf.py_function\("):
        tf.function(lambda s: tf.io.parse_tensor(s, tf.int32))(serialized)


# ---- Files


def test_whole_files(tf, tmp_path):
    path = str(tmp_path / "a" / "b" / "file")
    tf.io.write_file(path, b"one\0\xff")
    assert tf.io.read_file(path).numpy() == tf.read_file(tf.constant(path)).numpy() == b"one\0\xff" and tf.io.read_file(path).shape == ()
    tf.write_file(tf.constant(path), tf.constant("two"))
    assert tf.io.read_file(path.encode()).numpy() == b"two"
    both = tf.data.Dataset.from_tensor_slices([path, path]).map(tf.io.read_file)
    assert [x.numpy() for x in both] == [b"two", b"two"] and both.element_spec == tf.TensorSpec([], tf.string)

    @tf.function
    def copy(source, target):
        tf.io.write_file(target, tf.io.read_file(source))
        return tf.constant(0)

    copy(tf.constant(path), tf.constant(path + "2"))
    assert tf.io.read_file(path + "2").numpy() == b"two"
    with pytest.raises(tf.errors.NotFoundError, match="nowhere; No such file or directory"):
        tf.io.read_file(str(tmp_path / "nowhere"))
    with pytest.raises(tf.errors.OpError):
        tf.io.write_file(path + "/below", "x")
    with pytest.raises(TypeError, match="contents must be a string"):
        tf.io.write_file(path, 3)


# ---- Event files


def test_file_writer(tf, tmp_path):
    folder = str(tmp_path / "new")
    with tf.summary.FileWriter(folder, filename_suffix=".x") as writer:
        summary = tf.Summary(value=[tf.Summary.Value(tag="loss", simple_value=0.5)])
        writer.add_summary(summary, 1)
        writer.add_summary(summary.SerializeToString(), global_step=tf.Variable(2, dtype=tf.int64))
        writer.add_event(tf.Event(wall_time=7.0, step=3, summary=summary))
        writer.add_session_log(tf.SessionLog(status=tf.SessionLog.START), 4)
        with pytest.raises(TypeError, match="step must be an integer"):
            writer.add_summary(summary, 1.5)
    assert writer.get_logdir() == folder and writer.path.endswith(".x") and os.path.dirname(writer.path) == folder
    assert [(e.step, e.value) for e in seen(folder).Scalars("loss")] == [(1, 0.5), (2, 0.5), (3, 0.5)]
    found = events(tf, folder)
    assert found[2].wall_time == 7.0 and found[3].session_log.status == tf.SessionLog.START and abs(found[0].wall_time - 1e9) > 1e8
    with pytest.warns(UserWarning, match="closed FileWriter"):
        writer.add_summary(summary, 5)
    writer.reopen()
    writer.add_summary(summary, 6)
    writer.close()
    writer.close()
    assert [e.step for e in events(tf, folder)] == [1, 2, 3, 4, 6]
    (tmp_path / "file").write_text("")
    for make in tf.summary.FileWriter, tf.summary.create_file_writer:
        with pytest.raises(tf.errors.NotFoundError, match="file; Not a directory"):
            make(str(tmp_path / "file"))


def test_writers_write_when_there_are_many(tf, tmp_path):
    old = tf.summary.FileWriter(str(tmp_path), max_queue=2)
    new = tf.summary.create_file_writer(str(tmp_path), max_queue=2, filename_suffix=".new")
    path, = glob.glob(str(tmp_path / "*.new"))
    sizes, new_sizes = [], []
    for step in range(4):
        old.add_event(tf.Event(step=step))
        new.scalar("a", 1, step)
        sizes.append(os.path.getsize(old.path))
        new_sizes.append(os.path.getsize(path))
    assert sizes[0] == sizes[1] < sizes[2] == sizes[3]
    assert new_sizes[0] == new_sizes[1] < new_sizes[2] == new_sizes[3]
    old.flush()
    assert os.path.getsize(old.path) > sizes[3]
    old.close()
    new.close()


def test_the_end_of_the_program_writes_what_is_left(tf, tmp_path, run_python):
    run_python(f"""
        import eager.compat.tensorflow as tf
        tf.summary.FileWriter({str(tmp_path)!r}).add_event(tf.Event(step=1))
        writer = tf.summary.FileWriter({str(tmp_path)!r})
        writer.add_event(tf.Event(step=2))
    """)
    assert [e.step for e in events(tf, str(tmp_path))] == [1, 2]


def test_file_writer_and_graphs(tf, tmp_path):
    graph = tf.Graph()
    with graph.as_default():
        x = tf.placeholder(tf.float32, [None, 2], name="x")
        with tf.name_scope("layer"):
            y = tf.matmul(x, [[1.0], [2.0]])
        tf.add(y, y)
    with tf.summary.FileWriter(str(tmp_path), graph) as writer:
        writer.add_graph(graph_def=graph_pb2.GraphDef(node=[{"name": "n", "op": "NoOp"}]))
        with pytest.raises(ValueError):
            writer.add_graph()
    first, second = (graph_pb2.GraphDef.FromString(e.graph_def) for e in events(tf, str(tmp_path)))
    assert [(n.name, n.op, list(n.input)) for n in first.node] == [(op.name, op.name.rpartition("/")[2], [i.name[:-2] for i in op.inputs[:1]])
                                                                  for op in graph.get_operations()]
    assert [n.name for n in second.node] == ["n"] and len(first.node) == 3
    assert [n.name for n in seen(tmp_path).Graph().node] == ["n"]


def test_what_shows_a_tag_is_written_once(tf, tmp_path):
    metadata = tf.SummaryMetadata(plugin_data=tf.SummaryMetadata.PluginData(plugin_name="p"))
    summary = tf.Summary(value=[tf.Summary.Value(tag="a", simple_value=1.0, metadata=metadata)])
    with tf.summary.FileWriter(str(tmp_path)) as writer:
        writer.add_summary(summary, 0)
        writer.add_summary(summary, 1)
    assert [e.summary.value[0].HasField("metadata") for e in events(tf, str(tmp_path))] == [True, False]


def test_summary_iterator(tf, tmp_path):
    with eager.summary.Writer(tmp_path) as writer:
        writer.scalar("loss", 0.5, 1)
        writer.histogram("h", [1.0, 2.0], 2)
        writer.text("t", "word", 3)
        writer.image("im", np.zeros([1, 2, 3, 1], np.uint8), 4, max_images=1)
    found = events(tf, str(tmp_path))
    assert [e.step for e in found] == [1, 2, 3, 4] and found[0].summary.value[0].simple_value == 0.5
    assert found[1].summary.value[0].histo.num == 2 and tf.make_ndarray(found[2].summary.value[0].tensor).tolist() == b"word"
    image = found[3].summary.value[0].image
    assert (image.height, image.width, image.encoded_image_string[1:4]) == (2, 3, b"PNG")
    data = open(writer.path, "rb").read()
    (tmp_path / "cut").write_bytes(data[:-3])
    cut = tf.train.summary_iterator(str(tmp_path / "cut"))
    with pytest.raises(tf.errors.DataLossError):
        list(cut)
    with pytest.raises(tf.errors.NotFoundError):
        tf.train.summary_iterator(str(tmp_path / "none"))


def test_tensors_in_summaries(tf, tmp_path):
    metadata = tf.SummaryMetadata(plugin_data=tf.SummaryMetadata.PluginData(plugin_name="mine", content=b"c"))
    theirs = summary_pb2.SummaryMetadata.FromString(metadata.SerializeToString())
    assert tf.summary.write("nowhere", 1.0, step=0) is False
    writer = tf.summary.create_file_writer(str(tmp_path))
    calls = []

    @tf.function
    def traced(x):
        tf.summary.write("traced", x * 2, step=9)
        return x

    with writer.as_default():
        assert tf.summary.write("a", [[1, 2]], step=1, metadata=metadata) is True
        assert tf.summary.write("b", tf.constant(["x"]), 2, theirs)
        assert tf.summary.write("c", lambda: calls.append(0) or tf.constant(2.5), 3, metadata.SerializeToString())
        with tf.summary.record_if(False):
            assert not tf.summary.write("d", lambda: calls.append(0), 4)
        traced(tf.constant([1.0]))
        with tf.contrib.summary.always_record_summaries():
            tf.contrib.summary.generic("g", [3], step=5)
            tf.contrib.summary.generic("g", [4], metadata, family="f", step=6)
    writer.close()
    assert len(calls) == 1
    found = {e.summary.value[0].tag: e for e in events(tf, str(tmp_path))}
    assert {tag: (e.step, tf.make_ndarray(e.summary.value[0].tensor).tolist()) for tag, e in found.items()} == {
        "a": (1, [[1, 2]]), "b": (2, [b"x"]), "c": (3, 2.5), "traced": (9, [2.0]), "g": (5, [3]), "f/f/g": (6, [4])}
    assert all(found[tag].summary.value[0].metadata == metadata for tag in ("a", "b", "c", "f/f/g"))
    assert not found["g"].summary.value[0].HasField("metadata")
    assert seen(tmp_path).SummaryMetadata("a").plugin_data.plugin_name == "mine"


def test_import_event(tf, tmp_path):
    event = tf.Event(wall_time=12.5, step=7, summary=tf.Summary(value=[tf.Summary.Value(tag="x", simple_value=0.5)]))
    serialized = event.SerializeToString()
    tf.contrib.summary.import_event(serialized)  # without a writer nothing happens
    writer = tf.contrib.summary.create_file_writer(str(tmp_path))

    @tf.function
    def traced(given):
        tf.contrib.summary.import_event(given)
        return given

    with writer.as_default():
        tf.contrib.summary.import_event(tf.constant(serialized))
        tf.contrib.summary.import_event(serialized, name="n")
        traced(tf.constant(serialized))
        for wrong in (serialized[:-1], b"\xff", b"*\x05\n\x03\n\x01\xff"):
            with pytest.raises(tf.errors.InvalidArgumentError, match="Bad tf.Event binary proto"):
                tf.contrib.summary.import_event(wrong)
    writer.close()
    assert events(tf, str(tmp_path)) == [event] * 3


def samples_of(data):
    with wave.open(io.BytesIO(data)) as file:
        assert file.getsampwidth() == 2
        return file.getframerate(), file.getnchannels(), np.frombuffer(file.readframes(file.getnframes()), "<i2").tolist()


def test_sounds(tf, tmp_path):
    plugin = pytest.importorskip("tensorboard.plugins.audio.metadata")
    sound = np.float32([[[0.0, 1.0], [-1.0, 0.5]], [[2.0, -2.0], [np.nan, 1.5 / 32768]]])
    writer = tf.summary.create_file_writer(str(tmp_path))
    with writer.as_default():
        assert tf.summary.audio("new", sound, 44100, step=1, description="d")
        assert tf.summary.audio("one", sound, tf.constant(8000), 1, max_outputs=1)
        assert tf.summary.audio("none", sound[:0], 8000, 1)
        for wrong in ({"data": sound[0]}, {"sample_rate": 0}, {"encoding": "flac"}, {"max_outputs": -1}):
            with pytest.raises(ValueError):
                tf.summary.audio(**{"name": "w", "data": sound, "sample_rate": 8000, "step": 1, **wrong})
        with tf.contrib.summary.always_record_summaries():
            tf.contrib.summary.audio("old", sound, 22050.0, max_outputs=3, step=2)
            tf.contrib.summary.audio("mono", sound[:, :, 0], 8000, max_outputs=1, step=2)
    writer.close()
    found = seen(tmp_path)
    assert plugin.parse_plugin_metadata(found.SummaryMetadata("new").plugin_data.content).encoding == plugin.Encoding.Value("WAV")
    assert found.SummaryMetadata("new").plugin_data.plugin_name == "audio" and found.SummaryMetadata("new").summary_description == "d"
    new = tf.make_ndarray(found.Tensors("new")[0].tensor_proto)
    assert new.shape == (2, 2) and new[:, 1].tolist() == [b"", b""]
    assert samples_of(new[0, 0]) == (44100, 2, [0, 32767, -32768, 16384]) and samples_of(new[1, 0])[2] == [32767, -32768, 0, 2]
    assert tf.make_ndarray(found.Tensors("one")[0].tensor_proto).shape == (1, 2)
    assert tf.make_ndarray(found.Tensors("none")[0].tensor_proto).shape == (0, 2)
    old = found.Audio("old/audio/1")[0]
    assert (old.sample_rate, old.content_type, old.length_frames) == (22050.0, "audio/wav", 2)
    assert samples_of(old.encoded_audio_string) == (22050, 2, [32767, -32768, 0, 2])
    assert samples_of(found.Audio("mono/audio")[0].encoded_audio_string) == (8000, 1, [0, -32768])


def test_summaries_that_are_no_numbers_or_have_no_step(tf, tmp_path):
    writer = tf.summary.create_file_writer(str(tmp_path))
    with writer.as_default(), tf.contrib.summary.always_record_summaries():
        for scalar in (tf.summary.scalar, tf.contrib.summary.scalar):
            for value in ("1.5", tf.constant("1.5")):
                with pytest.raises(TypeError, match="a summary's value must be a number"):
                    scalar("x", value, step=1)
            for step in (1.5, tf.constant(1.5), "1"):
                with pytest.raises(TypeError, match="a summary's step must be an integer"):
                    scalar("x", 1.0, step=step)
    writer.close()
    assert events(tf, str(tmp_path)) == []


# ---- Checkpoints


def test_what_checkpoints_a_folder_has(tf, tmp_path):
    folder = str(tmp_path)
    assert tf.train.get_checkpoint_state(folder) is None
    manager = tf.train.CheckpointManager(tf.train.Checkpoint(v=tf.Variable([1.0, 2.0])), folder, max_to_keep=2)
    paths = [manager.save() for _ in range(3)]
    state = tf.train.get_checkpoint_state(folder)
    assert state.model_checkpoint_path == paths[2] and list(state.all_model_checkpoint_paths) == paths[1:]
    assert len(state.all_model_checkpoint_timestamps) == 2 and state.all_model_checkpoint_timestamps[1] > 1e9
    reader = tf.train.NewCheckpointReader(state.model_checkpoint_path)
    assert reader.has_tensor("v") and not reader.has_tensor("w") and reader.get_tensor("v").tolist() == [1.0, 2.0]
    assert reader.get_variable_to_dtype_map()["v"] is tf.float32 and b"v (DT_FLOAT) [2]\n" in reader.debug_string()
    assert tf.train.load_checkpoint(folder).get_variable_to_shape_map()["v"] == [2]
    assert dict(tf.train.list_variables(paths[1]))["v"] == [2]
    with pytest.raises(tf.errors.NotFoundError, match="Key w not found in checkpoint"):
        reader.get_tensor("w")
    with pytest.raises(tf.errors.NotFoundError):
        tf.train.NewCheckpointReader(folder + "/none")
