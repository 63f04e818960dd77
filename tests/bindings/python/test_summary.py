"""Event files: TensorBoard's own reader sees what was written, and what is wrong is told."""
import glob
import os
import struct
import subprocess
import sys
import textwrap
import threading
import time

import numpy as np
import pytest

import eager

event_accumulator = pytest.importorskip("tensorboard.backend.event_processing.event_accumulator")


def seen(folder):
    """TensorBoard's view of a folder."""
    found = event_accumulator.EventAccumulator(str(folder), size_guidance={kind: 0 for kind in (
        event_accumulator.SCALARS, event_accumulator.IMAGES, event_accumulator.HISTOGRAMS, event_accumulator.TENSORS)})
    found.Reload()
    return found


def scalars(folder, tag):
    return [(e.step, e.value) for e in seen(folder).Scalars(tag)]


def test_scalars_with_steps_and_times(tmp_path):
    with eager.summary.Writer(tmp_path) as writer:
        writer.scalar("loss", 0.5, 1)
        writer.scalar("loss", np.float32(0.25), 2)
        writer.scalar("loss", eager.constant(2), step=eager.constant(3))
        writer.scalar("loss", eager.Variable(4.0), eager.Variable(4, dtype="int64"))
        writer.scalars({"a": 1, "b": eager.constant(2.5)}, step=7)
    assert scalars(tmp_path, "loss") == [(1, 0.5), (2, 0.25), (3, 2.0), (4, 4.0)]
    assert scalars(tmp_path, "a") == [(7, 1.0)] and scalars(tmp_path, "b") == [(7, 2.5)]
    assert os.path.dirname(writer.path) == str(tmp_path) and "tfevents" in writer.path


def test_histograms_images_texts_and_graphs(tmp_path):
    pixels = np.random.default_rng(0).integers(0, 256, (4, 5, 7, 3), dtype=np.uint8)
    with eager.summary.Writer(tmp_path) as writer:
        writer.histogram("weights", [0.0, 1.0, 1.0, -2.0], 1)
        writer.image("im", pixels, 2)
        writer.image("one", pixels[:1] / np.float32(255), 2, max_images=1)
        writer.text("note", "**bold**", 3)
        writer.text("table", [["a", "b"]], 3)
        f = eager.function(lambda x: eager.relu(x @ eager.ones([2, 3])), name="net")
        f(eager.ones([1, 2]))
        writer.graph(f)
    found = seen(tmp_path)
    histogram, = found.Histograms("weights")
    value = histogram.histogram_value
    assert (value.min, value.max, value.num, value.sum, value.sum_squares) == (-2, 1, 4, 0, 6)
    assert sum(value.bucket) == 4 and len(value.bucket) == len(value.bucket_limit)
    images = [found.Images(f"im/image/{i}")[0] for i in range(3)]
    assert all((i.width, i.height) == (7, 5) for i in images)
    assert "im/image/3" not in found.Tags()["images"] and "one/image" in found.Tags()["images"]
    note, = found.Tensors("note")
    assert note.tensor_proto.string_val == [b"**bold**"] and note.step == 3
    assert [d.size for d in found.Tensors("table")[0].tensor_proto.tensor_shape.dim] == [1, 2]
    assert found.SummaryMetadata("note").plugin_data.plugin_name == "text"
    names = [node.name for node in found.Graph().node]
    assert "net/relu" in names and any(name.startswith("net/constant") for name in names)


def test_the_dashboards_know_the_tags(tmp_path):
    """What the page asks for: TensorBoard's data provider turns events into scalars, histograms and images."""
    provider = pytest.importorskip("tensorboard.backend.event_processing.plugin_event_multiplexer")
    with eager.summary.Writer(tmp_path / "run") as writer:
        writer.scalar("loss", 1, 1)
        writer.histogram("weights", [1.0], 1)
        writer.image("im", np.zeros([1, 2, 2, 1], np.uint8), 1)
        writer.text("note", "text", 1)
    multiplexer = provider.EventMultiplexer().AddRunsFromDirectory(str(tmp_path))
    multiplexer.Reload()
    for plugin, tag in (("scalars", "loss"), ("histograms", "weights"), ("images", "im/image/0"), ("text", "note")):
        assert tag in multiplexer.PluginRunToTagToContent(plugin)["run"], plugin


def test_the_pixels_are_those_that_were_written(tmp_path):
    image = pytest.importorskip("tensorboard.util.encoder", reason="") and pytest.importorskip("PIL.Image")
    import io

    pixels = np.arange(24, dtype=np.uint8).reshape(1, 2, 4, 3)
    with eager.summary.Writer(tmp_path) as writer:
        writer.image("im", pixels, 1, max_images=1)
    encoded = seen(tmp_path).Images("im/image")[0].encoded_image_string
    assert np.array_equal(np.asarray(image.open(io.BytesIO(encoded))), pixels[0])


def test_the_current_writer_and_every_n_steps(tmp_path):
    assert not eager.summary.scalar("x", 1, 1)  # there is no writer
    writer = eager.summary.Writer(tmp_path)
    with writer.as_default():
        assert eager.summary.current_writer() is writer
        with pytest.raises(ValueError, match="No step set"):
            eager.summary.scalar("x", 1)
        for step in range(7):
            eager.summary.set_step(step)
            with eager.summary.record_every(3):
                eager.summary.scalar("third", step)
            with eager.summary.record(step == 5):
                assert eager.summary.scalar("fifth", step) == (step == 5)
        with eager.summary.record(lambda: False):
            assert not eager.summary.is_recording()
    assert eager.summary.current_writer() is None
    with writer.as_default(step=20):
        eager.summary.histogram("h", [1.0])
        assert eager.summary.step() == 20
    writer.close()
    assert scalars(tmp_path, "third") == [(0, 0), (3, 3), (6, 6)] and scalars(tmp_path, "fifth") == [(5, 5)]
    assert seen(tmp_path).Histograms("h")[0].step == 20
    eager.summary.set_step(None)


def test_traced_functions_write_when_they_run(tmp_path):
    step = eager.Variable(0, dtype="int64")

    @eager.function
    def train(x):
        eager.summary.scalar("sum", eager.sum(x))
        eager.summary.histogram("x", x)
        return x * 2

    with eager.summary.Writer(tmp_path).as_default(step=step):
        with eager.summary.record_every(2):
            for i in range(4):
                step.assign(i)
                train(eager.fill([2], float(i)))
    assert train.traces == 1
    assert scalars(tmp_path, "sum") == [(0, 0.0), (2, 4.0)]
    assert [e.step for e in seen(tmp_path).Histograms("x")] == [0, 2]


def test_traced_functions_look_up_what_is_current_when_they_run(tmp_path):
    @eager.function
    def f(x):
        eager.summary.scalar("x", x)
        eager.summary.scalars({"one": 1.0, "x2": x * 2})
        return x

    first, second = eager.summary.Writer(tmp_path / "first"), eager.summary.Writer(tmp_path / "second")
    on = [True]
    with first.as_default(step=1):
        f(eager.constant(1.0))
    eager.summary.set_step(2)
    f(eager.constant(2.0))  # nobody writes
    with second.as_default():
        f(eager.constant(3.0))
        for step in range(3, 7):
            eager.summary.set_step(step)
            with eager.summary.record_every(2):
                f(eager.constant(float(step)))
        with eager.summary.record(lambda: on[0]):
            for step, on[0] in ((7, False), (8, True)):
                eager.summary.set_step(step)
                f(eager.constant(float(step)))
        with eager.summary.record(False):
            f(eager.constant(9.0))
    eager.summary.set_step(None)
    assert f.traces == 1
    assert scalars(tmp_path / "first", "x") == scalars(tmp_path / "first", "one") == [(1, 1.0)]
    assert scalars(tmp_path / "second", "x") == [(2, 3.0), (4, 4.0), (6, 6.0), (8, 8.0)]
    assert scalars(tmp_path / "second", "x2") == [(2, 6.0), (4, 8.0), (6, 12.0), (8, 16.0)]
    with first.as_default(), pytest.raises(ValueError, match="No step set"):
        f(eager.constant(1.0))


def test_what_a_traced_function_sets_itself_holds_when_it_runs(tmp_path):
    writer, other = eager.summary.Writer(tmp_path / "own"), eager.summary.Writer(tmp_path / "other")

    @eager.function
    def f(x, step):
        with writer.as_default(step=step), eager.summary.record(lambda: x > 1):
            eager.summary.scalar("x", x)

    with other.as_default(step=100), eager.summary.record(False):
        for i in range(4):
            f(eager.constant(float(i)), eager.constant(i))
    writer.flush()
    assert f.traces == 1 and scalars(tmp_path / "own", "x") == [(2, 2.0), (3, 3.0)]
    assert "x" not in seen(tmp_path / "other").Tags()["scalars"]


def test_an_error_within_the_scope_of_a_writer_loses_no_event(tmp_path):
    writer = eager.summary.Writer(tmp_path, flush_millis=0)
    with pytest.raises(KeyError), writer.as_default(step=1):
        eager.summary.scalar("x", 1.0)
        raise KeyError
    assert scalars(tmp_path, "x") == [(1, 1.0)]


def test_what_is_wrong_is_told(tmp_path):
    with eager.summary.Writer(tmp_path) as writer:
        with pytest.raises(eager.errors.InvalidArgumentError, match="Nan in summary histogram for: h"):
            writer.histogram("h", [np.nan], 0)
        with pytest.raises(eager.errors.InvalidArgumentError, match="Tensor must be 4-D"):
            writer.image("i", np.zeros([2, 2]), 0)
        with pytest.raises(eager.errors.InvalidArgumentError, match="must be a tensor of strings"):
            writer.text("t", 1.0, 0)
        for wrong in ({"tag": 1, "value": 1, "step": 1}, {"tag": "a", "value": "b", "step": 1}, {"tag": "a", "value": 1, "step": "x"}):
            with pytest.raises((TypeError, ValueError)):
                writer.scalar(**wrong)
        for value in ("1.5", b"1.5", eager.constant("1.5"), np.array("1.5")):
            with pytest.raises(TypeError, match="a summary's value must be a number, not b?'1.5'"):
                writer.scalar("a", value, 1)
            with pytest.raises(TypeError, match="a summary's value must be a number, not b?'1.5'"):
                writer.scalars({"a": value}, 1)
        for step in (1.5, np.float32(1.5), eager.constant(1.5), eager.Variable(1.5), "1"):
            for add in (lambda: writer.scalar("a", 1, step), lambda: writer.scalars({"a": 1}, step), lambda: writer.histogram("h", [1.0], step),
                        lambda: writer.text("t", "text", step)):
                with pytest.raises(TypeError, match="a summary's step must be an integer, not '?1"):
                    add()
        with pytest.raises(TypeError, match="a traced function is needed"):
            writer.graph(3)
        with pytest.raises(ValueError, match="max_images"):
            writer.image("i", np.zeros([1, 1, 1, 1]), 0, max_images=0)
    with pytest.raises(eager.errors.FailedPreconditionError, match="is closed"):
        writer.scalar("a", 1, 1)
    (tmp_path / "file").write_text("")
    with pytest.raises(eager.errors.EagerError):
        eager.summary.Writer(tmp_path / "file")
    with pytest.raises(ValueError):
        eager.summary.record_every(0).__enter__()
    assert seen(tmp_path).Tags()["scalars"] == []


def test_threads_share_a_writer(tmp_path):
    writer = eager.summary.Writer(tmp_path)

    def write(tag):
        for step in range(300):
            writer.scalar(tag, step, step)
            if step % 50 == 0:
                writer.histogram("h" + tag, [1.0], step)

    threads = [threading.Thread(target=write, args=(str(t),)) for t in range(4)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    writer.close()
    assert all(len(scalars(tmp_path, str(t))) == 300 for t in range(4))


def test_the_end_of_the_program_writes_what_is_left(tmp_path):
    code = "import eager, sys; w = eager.summary.Writer(sys.argv[1]); w.scalar('a', 1, 1)"
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=True)
    assert scalars(tmp_path, "a") == [(1, 1.0)]


def test_the_end_of_the_program_tells_of_a_full_disk(tmp_path):
    code = textwrap.dedent("""
        import eager, os, resource, signal, sys
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        writer = eager.summary.Writer(sys.argv[1])
        writer.flush()
        resource.setrlimit(resource.RLIMIT_FSIZE, (10, 10))
        writer.scalar("a", 1, 1)
        if len(sys.argv) > 2 and os.fork():
            os.wait()
            os._exit(0)
    """)
    said = [subprocess.run([sys.executable, "-c", code, str(tmp_path), *more], check=True, stderr=subprocess.PIPE, text=True).stderr
            for more in ([], ["fork"])]
    assert "UserWarning: summaries could not be written at the program's end: " in said[0] and str(tmp_path) in said[0]
    assert said[1] == ""  # a child has nothing to write


def test_events_are_kept_until_there_are_many_or_time_has_passed(tmp_path):
    writer = eager.summary.Writer(tmp_path, suffix=".x", max_queue=3, flush_millis=0)
    path, = glob.glob(str(tmp_path / "*.x"))
    sizes = []
    for step in range(4):
        writer.scalar("a", 1, step)
        sizes.append(os.path.getsize(path))
    assert sizes[0] == sizes[1] == 0 and sizes[2] == sizes[3] > 0
    writer.close()


def test_a_serialized_summary_is_written_as_it_is(tmp_path):
    with eager.summary.Writer(tmp_path) as writer:
        writer.summary(b"\n\x08\n\x01x\x15" + struct.pack("<f", 2.0), step=4)
    assert scalars(tmp_path, "x") == [(4, 2.0)]


def test_what_is_no_summary_is_refused(tmp_path):
    with eager.summary.Writer(tmp_path) as writer:
        for wrong in (b"garbage", b"\n\x08\n\x01x\x15", b"\x0a\x03abc", b"\n\x03\n\x01\xff"):
            with pytest.raises(eager.errors.InvalidArgumentError, match="Bad tf.Event binary proto"):
                writer.summary(wrong, step=1)
        with pytest.raises(TypeError):
            writer.summary("text", step=1)
        with pytest.raises(OverflowError, match="a summary's step must be an int64, not 9223372036854775808"):
            writer.summary(b"", step=1 << 63)
        before = time.time()
        writer.summary(b"\n\x08\n\x01x\x15" + struct.pack("<f", 2.0), step=-4)
    event, = seen(tmp_path).Scalars("x")
    assert (event.step, event.value) == (-4, 2.0) and before <= event.wall_time <= time.time()


# ---- TensorFlow's names


def test_contrib_summary(tmp_path):
    import eager.compat.tensorflow as tf

    summary = tf.contrib.summary
    writer = summary.create_file_writer(str(tmp_path), flush_millis=10000)
    step = tf.train.get_or_create_global_step()
    step.assign(0)
    mean = tf.contrib.eager.metrics.Mean("accuracy")
    with writer.as_default():
        summary.scalar("never", 1)  # nothing is recorded unless it is asked for
        for i in range(5):
            step.assign(i)
            with summary.record_summaries_every_n_global_steps(2):
                summary.scalar("loss", tf.constant(float(i)))
        with summary.always_record_summaries():
            assert summary.should_record_summaries()
            summary.scalar("at", 1.0, step=100)
            summary.scalar("named", 1.0, family="f")
            summary.histogram("h", [1.0, 2.0])
            summary.image("im", np.full([1, 2, 2, 3], 7.0, "float32"))
            mean([1.0, 3.0])
            assert float(mean.result()) == 2.0
            mean.result(write_summary=False)
            with summary.never_record_summaries():
                summary.scalar("never", 1)
        mean.result()
        summary.flush()
    writer.close()
    assert glob.glob(str(tmp_path / "events.out.tfevents.*.v2"))
    found = seen(tmp_path)
    assert scalars(tmp_path, "loss") == [(0, 0), (2, 2), (4, 4)] and scalars(tmp_path, "at") == [(100, 1)]
    assert "never" not in found.Tags()["scalars"] and "f/f/named" in found.Tags()["scalars"]
    assert found.Histograms("h")[0].step == 4 and "im/image/0" in found.Tags()["images"]
    assert scalars(tmp_path, "accuracy") == [(4, 2.0)]
    with pytest.raises(RuntimeError):
        summary.all_summary_ops()
    with summary.create_file_writer(None).as_default(), summary.always_record_summaries():
        summary.scalar("nowhere", 1.0)


def test_tensorflows_summaries_in_traced_functions(tmp_path):
    import eager.compat.tensorflow as tf
    import eager.compat.tensorflow.contrib.eager as tfe

    global_step = tf.train.get_or_create_global_step()

    def log(x):
        tf.contrib.summary.scalar("contrib", x)
        tf.contrib.summary.scalar("given", x, step=tf.cast(x, tf.int64) + 10)
        tf.summary.scalar("two", x, step=global_step)

    traced = tfe.defun(log)
    writer = tf.contrib.summary.create_file_writer(str(tmp_path))
    on = tf.Variable(True)
    with writer.as_default(), tf.contrib.summary.record_summaries_every_n_global_steps(2), tf.summary.record_if(lambda: on):
        for i in range(5):
            global_step.assign(i)
            on.assign(i < 3)
            traced(tf.constant(float(i)))
    writer.close()
    assert scalars(tmp_path, "contrib") == [(0, 0.0), (2, 2.0), (4, 4.0)]
    assert scalars(tmp_path, "given") == [(10, 0.0), (12, 2.0), (14, 4.0)]
    assert scalars(tmp_path, "two") == [(0, 0.0), (1, 1.0), (2, 2.0)]

    writer = tf.summary.create_file_writer(str(tmp_path / "within"))

    @tf.function
    def inside(x, step):
        with writer.as_default(), tf.summary.record_if(lambda: tf.equal(step % 2, 0)), tf.contrib.summary.always_record_summaries():
            tf.summary.scalar("x", x, step=step)
            tf.contrib.summary.scalar("always", x, step=step)

    for i in range(4):
        inside(tf.constant(float(i)), tf.constant(i, tf.int64))
    writer.close()
    assert scalars(tmp_path / "within", "x") == [(0, 0.0), (2, 2.0)]
    assert len(scalars(tmp_path / "within", "always")) == 4


def test_name_scopes_stand_before_tensorflows_tags(tmp_path):
    import eager.compat.tensorflow as tf

    writer = tf.summary.create_file_writer(str(tmp_path))
    with writer.as_default(step=1), tf.contrib.summary.always_record_summaries():
        with tf.name_scope("train"):
            with tf.name_scope("inner"):
                tf.summary.scalar("loss", 1.0)
            tf.contrib.summary.scalar("acc", 2.0, step=1)
            tf.contrib.summary.scalar("acc", 3.0, family="f", step=1)
        tf.summary.scalar("loss", 4.0)
    writer.close()
    assert sorted(seen(tmp_path).Tags()["scalars"]) == ["f/train/f/acc", "loss", "train/acc", "train/inner/loss"]


def test_summary_scopes_give_tags(tmp_path):
    import eager.compat.tensorflow as tf

    scope = tf.summary.experimental.summary_scope
    with tf.summary.create_file_writer(str(tmp_path)).as_default(step=1), tf.name_scope("train"):
        with scope("a b", values=[1]) as (tag, name):
            assert (tag, name) == ("train/a b", "train/ab/")
            assert tf.summary.write(tag, 1.0)
            with scope(None, "c") as (inner, _):
                assert inner == "train/ab/c"
        with scope("?") as found:
            assert found == ("train/?", "train/summary/")
        with scope("d") as (tag, _):
            assert tag == "train/d"
    assert seen(tmp_path).Tags()["tensors"] == ["train/a b"]


def test_no_queue_is_a_write_at_once(tmp_path):
    import eager.compat.tensorflow as tf

    writer = tf.summary.create_file_writer(str(tmp_path), max_queue=0)
    with writer.as_default():
        tf.summary.scalar("loss", 1.0, step=1)
        assert scalars(tmp_path, "loss") == [(1, 1.0)]
    writer.close()


def test_summary_of_tensorflow_2(tmp_path):
    import eager.compat.tensorflow as tf

    writer = tf.summary.create_file_writer(str(tmp_path))
    with writer.as_default():
        for i in range(3):
            assert tf.summary.scalar("loss", i * 0.5, step=i)
        tf.summary.experimental.set_step(9)
        tf.summary.text("note", "words")
        tf.summary.histogram("h", tf.ones([3]))
        tf.summary.image("im", tf.ones([1, 2, 2, 1]), max_outputs=1)
        with tf.summary.record_if(lambda: False):
            assert not tf.summary.scalar("never", 1.0) and not tf.summary.should_record_summaries()
    writer.flush()
    tf.summary.experimental.set_step(None)
    assert scalars(tmp_path, "loss") == [(0, 0), (1, 0.5), (2, 1.0)]
    found = seen(tmp_path)
    assert found.Tensors("note")[0].step == 9 and "im/image" in found.Tags()["images"] and found.Tags()["histograms"] == ["h"]
    with pytest.raises(TypeError, match="as_default"):
        with writer:
            pass


# ---- tf.keras.callbacks.TensorBoard


def fit(folder, epochs=3, x=np.ones((8, 1), "f"), **options):
    """Trains a model of the result y = kernel, which is 0 at first; y = 1 in the training and 2 in the validation."""
    import eager.compat.tensorflow as tf

    model = tf.keras.Sequential([tf.keras.layers.Dense(1, use_bias=False, kernel_initializer="zeros", name="dense")])
    model.compile(tf.keras.optimizers.SGD(0.25), "mse", metrics=["mae"])
    board = tf.keras.callbacks.TensorBoard(folder, **options)
    model.fit(x, x, epochs=epochs, batch_size=4, verbose=0, validation_data=(x, 2 * x), callbacks=[board])
    return model, board


def test_keras_logs(tmp_path):
    fit(tmp_path)
    train, validation = seen(tmp_path / "train"), seen(tmp_path / "validation")
    assert sorted(train.Tags()["scalars"]) == ["epoch_learning_rate", "epoch_loss", "epoch_mae"]
    assert sorted(validation.Tags()["scalars"]) == ["epoch_loss", "epoch_mae", "evaluation_loss_vs_iterations",
                                                    "evaluation_mae_vs_iterations"]
    # Each step halves what lacks to 1.
    assert scalars(tmp_path / "train", "epoch_mae") == [(0, 0.75), (1, 0.1875), (2, 0.046875)]
    assert scalars(tmp_path / "train", "epoch_learning_rate") == [(0, 0.25), (1, 0.25), (2, 0.25)]
    assert scalars(tmp_path / "validation", "epoch_mae") == [(0, 1.25), (1, 1.0625), (2, 1.015625)]
    assert scalars(tmp_path / "validation", "evaluation_mae_vs_iterations") == [(2, 1.25), (4, 1.0625), (6, 1.015625)]
    assert any("mean_squared" in node.name or "sub" in node.name for node in train.Graph().node)
    assert not train.Tags()["histograms"] and not validation.Tags()["graph"]
    assert [name.endswith(".v2") for name in os.listdir(tmp_path / "train")] == [True]


def test_keras_logs_of_batches_and_histograms(tmp_path):
    fit(tmp_path / "1", update_freq="batch", write_graph=False, histogram_freq=2)
    fit(tmp_path / "4", epochs=4, update_freq=4)
    assert scalars(tmp_path / "1" / "train", "batch_mae")[:3] == [(1, 1.0), (2, 0.75), (3, 0.25)]
    assert [step for step, _ in scalars(tmp_path / "4" / "train", "batch_loss")] == [4, 8]
    found = seen(tmp_path / "1" / "train")
    histograms = found.Histograms("dense/kernel_0/histogram")
    assert [(h.step, h.histogram_value.max) for h in histograms] == [(0, 0.75), (2, 0.984375)]
    assert not found.Tags()["graph"]


def test_keras_logs_of_one_callback_twice(tmp_path):
    model, board = fit(tmp_path, epochs=1)
    x = np.ones((8, 1), "f")
    model.evaluate(x, x, verbose=0, callbacks=[board])
    assert scalars(tmp_path / "validation", "evaluation_mae_vs_iterations")[-1] == (2, 0.25)
    model.fit(x, x, epochs=2, initial_epoch=1, batch_size=4, verbose=0, callbacks=[board])
    assert scalars(tmp_path / "train", "epoch_mae") == [(0, 0.75), (1, 0.1875)]


def test_keras_logs_that_are_not_there(tmp_path):
    import eager.compat.tensorflow as tf

    with pytest.raises(ValueError, match="TensorBoard: profile_batch is not there"):
        tf.keras.callbacks.TensorBoard(tmp_path, profile_batch=2)
    for wrong in ("step", 0, 2.5):
        with pytest.raises(ValueError, match="TensorBoard: update_freq must be 'batch', 'epoch' or a number of batches, not"):
            tf.keras.callbacks.TensorBoard(tmp_path, update_freq=wrong)
