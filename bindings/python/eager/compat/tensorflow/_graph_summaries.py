"""Summaries of graph programs: tensors that a Session gives as serialized Summaries, which tf.summary.FileWriter.add_summary() takes."""
import re
import tempfile

from ... import _core, nest, summary
from ...errors import InvalidArgumentError
from . import _origins
from ._graph import Operation, SymbolicTensor, entered, scopes
from ._graph_variables import GraphKeys, add_to_collection, get_collection
from ._proto import Summary


def _scalar(tag, value):
    if value.shape:
        raise InvalidArgumentError(f"tags and values are not the same shape: [] != {list(value.shape)} (tag '{tag}')")
    return Summary(value=[Summary.Value(tag=tag, simple_value=float(value.item()))])


def _audio(tag, value, sample_rate, max_outputs=3):
    from ._sounds import summaries_of

    return summaries_of(tag, value, sample_rate, max_outputs)


def _written(kind, tag, value, *options):
    """Returns the Summary that a Writer writes for a tensor."""
    from ._events import summary_iterator

    with tempfile.TemporaryDirectory() as folder:
        writer = summary.Writer(folder)
        getattr(writer, kind)(tag, value, 0, *options)
        writer.close()
        return Summary(value=[one for event in summary_iterator(writer.path) for one in event.summary.value])


_KINDS = {"scalar": _scalar, "audio": _audio, "histogram": lambda *args: _written("histogram", *args),
          "text": lambda *args: _written("text", *args), "image": lambda tag, value, most=3: _written("image", tag, value, most, True)}


class _Serialized:
    """What an Operation runs that gives a summary, whose tag is the Operation's name."""

    def __init__(self, kind):
        self._make, self.tag = _KINDS[kind], None

    def __call__(self, value, *options):
        return self._make(self.tag, summary._tensor(value), *options).SerializeToString()


def is_wanted(tensor):
    """Reports whether a summary of a tensor is one of a graph: the tensor is of a graph, or the program has graphs and no writer."""
    return type(tensor) is SymbolicTensor or _origins.is_observing and summary.current_writer() is None and not _core.is_tracing()


def summarized(kind, name, tensor, *options, collections=None, family=None):
    """Returns the tensor of a summary, which is in the collections then: in SUMMARIES unless they are given."""
    name, call = re.sub(r"[^-_/.A-Za-z0-9]", "_", name).lstrip("/"), _Serialized(kind)
    made = _recorded(call, (_origins.lifted(tensor), *options), f"{family}/{name}" if family else name)
    call.tag = f"{family}/{made.op.name}" if family else made.op.name
    for key in (GraphKeys.SUMMARIES,) if collections is None else collections:
        add_to_collection(key, made)
    return made


def _recorded(call, args, name):
    """Returns the tensor of an Operation that gives bytes."""
    return Operation(call, args, name=name, is_traceable=False).give([(_core.to_tensor(b"").dtype, ())], 0)


def merge(inputs, collections=None, name=None):
    """Returns a tensor of one serialized Summary that has the values of several. inputs: a list of such tensors.

    >>> import eager.compat.tensorflow as tf
    >>> x = tf.placeholder(tf.float32, [])
    >>> both = tf.summary.merge([tf.summary.scalar("once", x), tf.summary.scalar("twice", x * 2.)])
    >>> [(value.tag, value.simple_value) for value in tf.Summary.FromString(tf.Session().run(both, {x: 3.})).value]
    [('once', 3.0), ('twice', 6.0)]
    """
    inputs = nest.flatten(inputs)
    wrong = [x.dtype.name for x in inputs if x.dtype.name != "string"]
    if wrong:
        raise TypeError(f"Tensors in list passed to 'inputs' of 'MergeSummary' Op have types {wrong} that do not match expected type string.")
    with entered(scopes.names, name or "Merge"):
        made = _recorded(lambda *given: b"".join(x.item() for x in given), inputs, "MergeSummary")
    for key in collections or ():
        add_to_collection(key, made)
    return made


def merge_all(key=GraphKeys.SUMMARIES, scope=None, name=None):
    """Returns the tensor of all summaries of the graph, as merge() does; None where there are none. scope: a pattern that their names
    begin with."""
    found = get_collection(key, scope)
    return merge(found, name=name) if found else None
