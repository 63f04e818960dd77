"""Event files, record by record: tf.train.summary_iterator, and tf.summary.FileWriter of TensorFlow 1."""
import contextlib
import os
import socket
import time
import warnings

from eager import records, summary
from eager._files import system_errors

from ._proto import Event, GraphDef, NodeDef, SessionLog, Summary


def summary_iterator(path):
    """Returns an iterator over the Events of a file. NotFoundError: it is not there. DataLossError: a record is cut or changed.

    >>> import eager.compat.tensorflow as tf, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     with tf.summary.FileWriter(folder) as writer:
    ...         writer.add_summary(tf.Summary(value=[tf.Summary.Value(tag="loss", simple_value=0.5)]), 7)
    ...     for event in tf.train.summary_iterator(writer.path):
    ...         for value in event.summary.value:
    ...             print(event.step, value.tag, value.simple_value)
    7 loss 0.5
    """
    return map(Event.FromString, records.read(os.fspath(path)))


class FileWriter:
    """tf.summary.FileWriter: a file of events in a folder, which is made where it is missing.

    It is written when more than max_queue events wait, or flush_secs seconds have passed at a call, and at the end of the program: no
    thread writes. graph: one that is added. A session means nothing.
    """

    def __init__(self, logdir, graph=None, max_queue=10, flush_secs=120, graph_def=None, filename_suffix=None, session=None):
        self._folder, self._suffix, self._max_queue, self._seconds = os.fspath(logdir), filename_suffix or "", max_queue, flush_secs
        self._tags, self._number, self._writer = set(), 0, None
        with system_errors(self._folder):
            with contextlib.suppress(FileExistsError):
                os.makedirs(self._folder)
            os.stat(os.path.join(self._folder, ""))  # which a file is not
        self.reopen()
        if graph is not None or graph_def is not None:
            self.add_graph(graph, graph_def=graph_def)

    @property
    def path(self):
        """The path of the file that is open, or was last."""
        return self._path

    def get_logdir(self):
        """Returns the folder."""
        return self._folder

    def reopen(self):
        """Begins another file, where the last one is closed."""
        if self._writer is not None:
            return
        while True:  # several writers begin in a second
            name = f"events.out.tfevents.{int(time.time()):010}.{socket.gethostname()}.{os.getpid()}.{self._number}{self._suffix}"
            self._path, self._number = os.path.join(self._folder, name), self._number + 1
            if not os.path.exists(self._path):
                break
        self._writer, self._waiting, self._flushed = records.Writer(self._path), 0, time.monotonic()
        summary._open.add(self)  # the end of the program flushes it
        self._writer.write(Event(wall_time=time.time(), file_version="brain.Event:2").SerializeToString())
        self._writer.flush()

    def add_event(self, event):
        """Adds an Event as it is."""
        if self._writer is None:
            warnings.warn("Attempting to use a closed FileWriter. The operation will be a noop unless the FileWriter is explicitly reopened.",
                          stacklevel=3)
            return
        self._writer.write(event.SerializeToString())
        self._waiting += 1
        if self._waiting > self._max_queue or time.monotonic() - self._flushed > self._seconds:
            self.flush()

    def _add(self, global_step, **what):
        event = Event(wall_time=time.time(), **what)
        if global_step is not None:
            event.step = summary._int(global_step)
        self.add_event(event)

    def add_summary(self, summary, global_step=None):  # as TensorFlow calls it
        """Adds a Summary, or a serialized one, at a step. What shows a tag is written with its first value alone."""
        serialized = summary.SerializeToString() if hasattr(summary, "SerializeToString") else summary
        found = Summary.FromString(serialized)
        for value in found.value:
            if value.HasField("metadata"):
                if value.tag in self._tags:
                    value.ClearField("metadata")
                else:
                    self._tags.add(value.tag)
        self._add(global_step, summary=found)

    def add_session_log(self, session_log, global_step=None):
        """Adds a SessionLog."""
        self._add(global_step, session_log=SessionLog.FromString(session_log.SerializeToString()))

    def add_graph(self, graph=None, global_step=None, graph_def=None):
        """Adds the operations of a tf.Graph, or a GraphDef."""
        if (graph is None) == (graph_def is None):
            raise ValueError("The passed graph must be an instance of `Graph` or the deprecated `GraphDef`: give one of the two")
        self._add(global_step, graph_def=(_graph_def(graph) if graph_def is None else graph_def).SerializeToString())

    def flush(self):
        """Hands all events to the system, so that other programs see them."""
        if self._writer is not None:
            self._writer.flush()
            self._waiting, self._flushed = 0, time.monotonic()

    def close(self):
        """Flushes, and closes the file. Closing it twice is harmless."""
        if self._writer is not None:
            self._writer.close()
            self._writer = None
            summary._open.discard(self)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def _graph_def(graph):
    """Returns a GraphDef of the operations of a tf.Graph."""
    found = GraphDef()
    for operation in graph.get_operations():
        inputs = dict.fromkeys(x.name.removesuffix(":0") for x in operation.inputs)
        title = operation.name.rpartition("/")[2]
        kind, _, number = title.rpartition("_")
        found.node.append(NodeDef(name=operation.name, op=kind if kind and number.isdigit() else title,
                                  input=[*inputs, *(f"^{before.name}" for before in operation.controls)]))
    return found
