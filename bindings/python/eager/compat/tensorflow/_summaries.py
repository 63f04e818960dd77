"""tf.summary of TensorFlow 2, and tf.contrib.summary: eager.summary under TensorFlow's names.

The two differ in what is recorded while nothing is said: tf.summary all, tf.contrib.summary nothing.
"""
import contextlib
import contextvars
import functools
import os
import re

from eager import summary as _summary

from . import _functions, _origins, _sounds, _train
from ._proto import Summary, SummaryMetadata
from ._tensor_protos import proto_of
from ._variables import scoped

# A bool or a function that gives one, and whether a function that is being traced has set it.
_contrib: contextvars.ContextVar = contextvars.ContextVar("contrib", default=(False, False))
_SUFFIX = ".v2"


class SummaryWriter(_summary.Writer):
    """What create_file_writer() returns."""

    def set_as_default(self, step=None):
        """Makes this the current writer from now on."""
        _summary._set(_summary._writer, self)
        if step is not None:
            _summary.set_step(step)

    def init(self):
        """Does nothing: the file is there."""

    def __enter__(self):
        raise TypeError("write `with writer.as_default():`")


class _NoWriter:
    """A writer without a file, which writes nothing."""

    def set_as_default(self, step=None):
        """Ends recording."""
        _summary._set(_summary._writer, None)

    def as_default(self, step=None):
        """Within ``with``, nothing is recorded."""
        return _summary._within(_summary._writer, None)

    def init(self):
        """Does nothing, as flush() and close() do."""

    flush = close = init


def create_file_writer(logdir, max_queue=None, flush_millis=None, filename_suffix=None, name=None):
    """Makes a file of events in a folder. It is written when more than max_queue (10) events wait, or flush_millis (two minutes)
    have passed at a call."""
    return SummaryWriter(logdir, _SUFFIX if filename_suffix is None else filename_suffix, 1 + (10 if max_queue is None else max(max_queue, 0)),
                         120000 if flush_millis is None else max(flush_millis, 1))  # 0 is none of either, which is no limit in eager


def create_noop_writer():
    """Returns a writer that writes nothing."""
    return _NoWriter()


def flush(writer=None, name=None):
    """Flushes a writer, or the current one."""
    _summary.flush(writer)


# ---- tf.summary


def _also_of_graphs(write):
    """Returns a function that writes summaries, which in a graph program gives a tensor: tf.summary.merge_all() merges them, a Session
    runs them, and a FileWriter takes what it gives."""
    @functools.wraps(write)
    def written(name, *args, **kwargs):
        data = next(iter(args), next((kwargs[key] for key in ("data", "tensor", "values") if key in kwargs), None))
        if _functions.is_of_graph(data) or _origins.is_observing:
            from . import _graph_summaries

            if _graph_summaries.is_wanted(data):
                kept = {key: kwargs[key] for key in ("collections", "family") if key in kwargs}
                options = [*args[1:], *(kwargs[key] for key in ("sample_rate", "max_outputs") if key in kwargs)]
                return _graph_summaries.summarized(write.__name__, name, data, *options, **kept)
        return write(name, *args, **kwargs)

    return written


@contextlib.contextmanager
def summary_scope(name, default_name="summary", values=None):
    """Within ``with``, the name is one of the name scopes. Gives the tag of a summary of this name, and the scope.

    >>> import eager.compat.tensorflow as tf
    >>> with tf.name_scope("train"), tf.summary.experimental.summary_scope("my loss") as (tag, scope):
    ...     print(tag, scope)
    train/my loss train/myloss/
    """
    tag = scoped(name or default_name)
    part = re.sub(r"[^-_/.A-Za-z0-9]", "", name or "") or default_name
    scope = scoped(part) + "/"
    with _functions.name_scope(part):
        yield tag, scope


@_also_of_graphs
def scalar(name, data, step=None, description=None):
    """Writes a number. Returns whether it was written."""
    return _summary.scalar(scoped(name), data, step)


@_also_of_graphs
def histogram(name, data, step=None, buckets=None, description=None):
    """Writes how the elements of a tensor are distributed. buckets is not used: there are those of TensorFlow 1."""
    return _summary.histogram(scoped(name), data, step)


@_also_of_graphs
def image(name, data, step=None, max_outputs=3, description=None):
    """Writes images, [batch, height, width, channels]; floats from 0 to 1."""
    return _summary.image(scoped(name), data, step, max_outputs)


@_also_of_graphs
def text(name, data, step=None, description=None):
    """Writes a text, or a tensor of them."""
    return _summary.text(scoped(name), data, step)


def _metadata(given):
    """Returns what tells how a summary is shown: a SummaryMetadata of this package, or of another, serialized, or nothing."""
    if given is None:
        return None
    return SummaryMetadata.FromString(given.SerializeToString() if hasattr(given, "SerializeToString") else given)


def _adds_tensor(tag, metadata):
    """Returns what adds a tensor to a writer at a step."""
    metadata = _metadata(metadata)

    def add(writer, tensor, step):
        value = Summary.Value(tag=tag, tensor=proto_of(_summary._tensor(tensor)), metadata=metadata)
        writer.summary(Summary(value=[value]).SerializeToString(), step)

    return add


def write(tag, tensor, step=None, metadata=None, name=None):
    """Writes a tensor, or what a function without parameters gives, as it is, also its tag. Returns whether it was written.

    metadata: a SummaryMetadata, or the bytes of one, which says what plugin of TensorBoard shows it.
    """
    if callable(tensor):
        if not _summary.is_recording(step):
            return False
        tensor = tensor()
    return _summary._write_by(_adds_tensor(tag, metadata), _summary._tensor(tensor), step)


@_also_of_graphs
def audio(name, data, sample_rate, step=None, max_outputs=3, encoding=None, description=None):
    """Writes sounds, [batch, frames, channels] of floats from -1 to 1, of which at most max_outputs, as 16 bit WAV. Returns whether they
    were written. sample_rate: in Hz. ValueError: another encoding than "wav", a rank other than 3, a rate that is not above 0."""
    if encoding not in (None, "wav"):
        raise ValueError(f"Unknown encoding: {encoding!r}")
    if max_outputs < 0:
        raise ValueError(f"max_outputs = {max_outputs} is below 0")
    tag = scoped(name)
    metadata = SummaryMetadata(plugin_data=SummaryMetadata.PluginData(plugin_name="audio", content=_sounds.PLUGIN_CONTENT),
                               summary_description=description)

    def add(writer, sounds, step):
        encoded = [_sounds.wav(sound, sample_rate) for sound in _sounds.batch_of(sounds, 3)[:max_outputs]]
        value = Summary.Value(tag=tag, tensor=_sounds.labelled(encoded), metadata=metadata)
        writer.summary(Summary(value=[value]).SerializeToString(), step)

    return _summary._write_by(add, _summary._tensor(data), step)


def graph(graph_data):
    """Writes the graph of a traced function."""
    return _summary.graph(graph_data)


def record_if(condition):
    """Within ``with``, summaries are written if the condition, a bool, a tensor or a function that gives one, is true. A function is asked
    when a summary is written, also by a traced function that runs within; in the traced function's own code when it is traced."""
    return _summary.record(condition if callable(condition) else lambda: condition)


def should_record_summaries():
    """Whether summaries are written."""
    return _summary.is_recording()


def get_step():
    """The current step; None if there is none."""
    return _summary.step()


def set_step(step):
    """Sets the current step: an integer, or a Variable, whose value counts when a summary is written."""
    _summary.set_step(step)


# ---- tf.contrib.summary


def always_record_summaries():
    """Within ``with``, summaries are written at every step."""
    return _summary._within(_contrib, True)


def never_record_summaries():
    """Within ``with``, no summaries are written."""
    return _summary._within(_contrib, False)


def record_summaries_every_n_global_steps(n, global_step=None):
    """Within ``with``, summaries are written when the global step is a multiple of n."""
    return _summary._within(_contrib, lambda: _summary._tensor(_global_step(global_step)) % n == 0)


def _global_step(step=None):
    return _train.get_or_create_global_step() if step is None else step


def contrib_should_record_summaries():
    """Whether summaries are written. While a function is traced: whether it may write when it runs."""
    return _summary._is_recording(_contrib, None)


def _may_record():
    return _summary.current_writer() is not None and _contrib.get()[0] is not False


def _tag(name, family):
    return scoped(name) if family is None else f"{family}/{scoped(f'{family}/{name}')}"  # as TensorFlow has it


def _contrib_write(kind, name, tensor, family, step, *options):
    tag = _tag(name, family)
    _contrib_write_by(lambda writer, value, at: getattr(writer, kind)(tag, value, at, *options), tensor, step)


def _contrib_write_by(add, tensor, step):
    if _may_record():
        _summary._write_by(add, _summary._tensor(tensor), _global_step(step), _contrib)


def contrib_scalar(name, tensor, family=None, step=None):
    """Writes a number at a step, the global step unless it is given."""
    _contrib_write("scalar", name, tensor, family, step)


def contrib_histogram(name, tensor, family=None, step=None):
    """Writes how the elements of a tensor are distributed."""
    _contrib_write("histogram", name, tensor, family, step)


def contrib_image(name, tensor, bad_color=None, max_images=3, family=None, step=None):
    """Writes images, [batch, height, width, channels]; floats are scaled so that the largest is white."""
    if bad_color is not None:
        raise NotImplementedError("bad_color: pixels that are not finite are red")
    _contrib_write("image", name, tensor, family, step, max_images, True)


def contrib_text(name, tensor, family=None, step=None):
    """Writes a text, or a tensor of them."""
    _contrib_write("text", name, tensor, family, step)


def contrib_generic(name, tensor, metadata=None, family=None, step=None):
    """Writes a tensor as it is. metadata: a SummaryMetadata, or the bytes of one."""
    _contrib_write_by(_adds_tensor(_tag(name, family), metadata), tensor, step)


def contrib_audio(name, tensor, sample_rate, max_outputs, family=None, step=None):
    """Writes sounds, [batch, frames] or [batch, frames, channels] of floats from -1 to 1, of which at most max_outputs, as 16 bit WAV.
    sample_rate: in Hz. ValueError: another rank, a rate that is not above 0."""
    tag = _tag(name, family)

    def add(writer, sounds, step):
        writer.summary(_sounds.summaries_of(tag, sounds, sample_rate, max_outputs).SerializeToString(), step)

    _contrib_write_by(add, tensor, step)


def contrib_graph(param, step=None, name=None):
    """Writes the graph of a traced function, whatever is recorded."""
    if _summary.current_writer() is not None:
        _summary.graph(param, _summary._int(_global_step(step)))


def import_event(tensor, name=None):
    """Writes a serialized tf.Event, with its own time and step, whatever is recorded. InvalidArgumentError: it is none."""
    writer, serialized = _summary.current_writer(), _summary._tensor(tensor)
    if writer is None:
        return
    if serialized.is_symbolic:
        _summary._when_run(lambda given: writer.event(given.item()), [serialized])
    else:
        writer.event(serialized.item())


def all_summary_ops():
    """Raises, since eager execution has none."""
    raise RuntimeError("tf.contrib.summary.all_summary_ops is only supported in graph mode.")


def summary_writer_initializer_op():
    """Raises, since eager execution has none."""
    raise RuntimeError("tf.contrib.summary.summary_writer_initializer_op is only supported in graph mode.")


def eval_dir(output_dir, name=None):
    """The folder for the summaries of an evaluation."""
    return os.path.join(output_dir, f"eval_{name}" if name else "eval")


def create_db_writer(db_uri, experiment_name=None, run_name=None, user_name=None, name=None):
    """NotImplementedError: summaries go to files."""
    raise NotImplementedError("tf.contrib.summary.create_db_writer: no summaries are written to databases; create_file_writer() writes files")


def initialize(graph=None, session=None):
    """Does nothing: writers are ready when they are made."""
    if _summary.current_writer() is None:
        raise RuntimeError("No default tf.contrib.summary.SummaryWriter found")


def contrib_create_file_writer(logdir, max_queue=None, flush_millis=None, filename_suffix=None, name=None):
    """As tf.summary.create_file_writer; without a folder a writer that writes nothing."""
    return create_noop_writer() if logdir is None else create_file_writer(logdir, max_queue, flush_millis, filename_suffix)


def write_metric(name, value):
    """Writes a metric's result where summaries are recorded."""
    if _may_record():
        contrib_scalar(name, value)

