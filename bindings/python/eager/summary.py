"""Summaries: numbers, distributions, images, texts and graphs of a training in event files, which TensorBoard shows.

>>> import eager, tempfile
>>> folder = tempfile.TemporaryDirectory()
>>> writer = eager.summary.Writer(folder.name)
>>> writer.scalar("loss", 0.5, step=1)
>>> with writer.as_default():                    # the functions below write to it
...     for step in range(100):
...         eager.summary.set_step(step)
...         with eager.summary.record_every(10):
...             eager.summary.scalar("accuracy", step / 100)
>>> writer.close()

No thread writes: events gather in memory, and a call writes them when there are 64 KiB, or 2 seconds after they were written last.
``flush()``, ``close()`` and the end of the program write what is left.

A traced function writes its summaries each time that it runs: to the writer, under the condition and at the step that are current
then, unless it sets them itself. What it does not have is fixed when it is traced: without a current writer it has no summaries at
all, and what it does with the writer's own methods, numbers that are no tensors, or :func:`set_step`, happens once.
"""
import atexit
import contextlib
import contextvars
import warnings
import weakref

from . import _core
from ._core import Tensor, Variable
from ._creation import convert_to_tensor
from .errors import FailedPreconditionError

__all__ = ["Writer", "current_writer", "flush", "graph", "histogram", "image", "is_recording", "record", "record_every", "scalar",
           "scalars", "set_step", "step", "text"]

# Each is a pair: a value, and whether a function that is being traced has set it.
_writer: contextvars.ContextVar = contextvars.ContextVar("writer", default=(None, False))
_record: contextvars.ContextVar = contextvars.ContextVar("record", default=(True, False))  # a bool, a callable, or n: every n steps
_step: contextvars.ContextVar = contextvars.ContextVar("step", default=(None, False))
_open: weakref.WeakSet = weakref.WeakSet()  # writers that are not closed


def __dir__():
    return __all__


@atexit.register
def _flush_all():
    errors = []
    for writer in list(_open):
        try:
            writer.flush()
        except FailedPreconditionError:  # in a child of fork(), which must not write
            pass
        except Exception as error:
            errors.append(error)
    for error in errors:
        warnings.warn(f"summaries could not be written at the program's end: {error}", stacklevel=2)


def _set(variable, value):
    return variable.set((value, _core.is_tracing()))


@contextlib.contextmanager
def _within(variable, value):
    before = _set(variable, value)
    try:
        yield
    finally:
        variable.reset(before)


def _number(value):
    """Returns a float for a number, or for a tensor of one element. TypeError: a text, also one that reads as a number."""
    found = value.item() if hasattr(value, "item") else value
    if isinstance(found, (str, bytes, bytearray)):
        raise TypeError(f"a summary's value must be a number, not {found!r}")
    return float(found)


def _int(value):
    """Returns a step as an int. TypeError: it is none, or a number that is not whole."""
    found = value.item() if hasattr(value, "item") else value
    if isinstance(found, (str, bytes, bytearray)) or found != int(found):
        raise TypeError(f"a summary's step must be an integer, not {found!r}")
    return int(found)


def _step_value(given):
    """The step that was given, or the current one: an integer or a tensor, symbolic where a function is traced."""
    given = _current_step() if given is None else given
    return given.read_value() if isinstance(given, Variable) else given


def _is_symbolic(*values):
    return any(isinstance(v, Tensor) and v.is_symbolic for v in values)


def _tensor(value):
    return value.read_value() if isinstance(value, Variable) else value if isinstance(value, Tensor) else convert_to_tensor(value)


def _when_run(call, values):
    """Makes the function that is traced call call(*values) when it runs."""
    from .py_functions import py_function

    def run(*given):
        call(*given)
        return []

    py_function(run, values, [])


class Writer:
    """A file of events that grows, in a folder that is made if it is not there. Every writer has a file of its own.

    suffix: what the file's name ends with.
    max_queue: the most events that are kept before they are written; 0: what 64 KiB hold.
    flush_millis: a call writes what is kept if so long ago it was written last; 0: never.

    Threads may share a writer. A full disk is an error of the next call, of flush() or of close(); nothing is lost then.
    """

    def __init__(self, folder, suffix="", max_queue=0, flush_millis=2000):
        self._events = _core.EventWriter(folder, suffix, int(max_queue), int(flush_millis) or -1)
        self._scalar = self._events.scalar
        _open.add(self)

    @property
    def path(self):
        """The file's path."""
        return self._events.path()

    def scalar(self, tag, value, step=None):
        """Adds a number, which is kept as float32. TypeError: value is no number, or step no integer."""
        if type(value) is float or type(value) is int:
            try:
                return self._scalar(tag, value, _current_step() if step is None else step)
            except (TypeError, FailedPreconditionError):  # the step is a tensor, or a Variable
                pass
        value, step = value.read_value() if isinstance(value, Variable) else value, _step_value(step)
        if _is_symbolic(value, step):
            _when_run(lambda v, s: self.scalar(tag, v, s), [value, step])
        else:
            self._scalar(tag, _number(value), _int(step))

    def scalars(self, values, step=None):
        """Adds the numbers of a dict, {tag: number}, as one event."""
        step = _step_value(step)
        if _is_symbolic(step, *values.values()):
            tags = list(values)
            _when_run(lambda s, *given: self.scalars(dict(zip(tags, given)), s), [step, *values.values()])
            return
        self._events.scalars({tag: _number(value) for tag, value in values.items()}, _int(step))

    def _add(self, call, value, step, *options):
        """Runs call(tensor, step, *options), now or when the traced function runs."""
        value, step = _tensor(value), _step_value(step)
        if _is_symbolic(value, step):
            _when_run(lambda v, s: call(v, _int(s), *options), [value, step])
        else:
            call(value, _int(step), *options)

    def histogram(self, tag, values, step=None):
        """Adds the distribution of a tensor's elements. NaN and infinity are an InvalidArgumentError."""
        self._add(lambda v, s: self._events.histogram(tag, v, s), values, step)

    def image(self, tag, images, step=None, max_images=3, is_scaled=False):
        """Adds images, [batch, height, width, channels] of 1, 3 or 4 channels: uint8, or floats, of which 1 is white.

        is_scaled: of each image of floats the largest value is white, whatever it is; with negative ones 0 is grey.
        """
        if max_images < 1:
            raise ValueError(f"max_images = {max_images} is below 1")
        self._add(lambda v, s: self._events.image(tag, v, s, max_images, is_scaled), images, step)

    def text(self, tag, text, step=None):
        """Adds a text, or a tensor of them, which TensorBoard shows as Markdown."""
        self._add(lambda v, s: self._events.text(tag, v, s), text, step)

    def graph(self, function, step=0):
        """Adds the graph of a traced function: an eager.ConcreteFunction, an eager.Graph, or an eager.function that has one trace."""
        self._events.graph(_concrete(function), _int(step))

    def summary(self, serialized, step=None):
        """Adds a serialized ``Summary``, a protocol buffer, as it is. InvalidArgumentError: it is none."""
        step = _int(_step_value(step))
        if not -(1 << 63) <= step < 1 << 63:
            raise OverflowError(f"a summary's step must be an int64, not {step}")
        self._events.summary(serialized, step)

    def event(self, serialized):
        """Adds a serialized ``Event``, a protocol buffer, with a time and a step of its own. InvalidArgumentError: it is none."""
        self._events.event(serialized)

    def flush(self):
        """Hands all events to the system, so that other programs see them."""
        self._events.flush()

    def close(self):
        """Flushes, and closes the file. Closing it twice is harmless."""
        self._events.close()
        _open.discard(self)

    @contextlib.contextmanager
    def as_default(self, step=None):
        """Within ``with``, makes this the current writer, and ``step`` the current step."""
        with _within(_writer, self), contextlib.nullcontext() if step is None else _within(_step, step):
            try:
                yield self
            except BaseException:
                with contextlib.suppress(Exception):  # the other error comes out
                    self.flush()
                raise
            if self in _open:
                self.flush()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def __repr__(self):
        return f"<eager.summary.Writer {self.path!r}>"


def _concrete(function):
    from ._graphs import Graph

    if isinstance(function, Graph):
        function = function._function
    if isinstance(function, _core.Function):
        return function
    traces = getattr(function, "_functions", None)
    if traces is None:
        raise TypeError(f"a traced function is needed, not {function!r}")
    if len(traces) != 1:
        raise ValueError(f"{function!r} has {len(traces)} traces; give one of them, by get_concrete_function()")
    return traces[0]


def current_writer():
    """Returns the writer of the innermost ``with writer.as_default()``, or None."""
    return _writer.get()[0]


def _current_step():
    found = _step.get()[0]
    if found is None:
        raise ValueError("No step set. Please specify one either through the `step` argument or through eager.summary.set_step()")
    return found


def step():
    """Returns the current step: what set_step() was given last, here or by as_default(); None if there is none."""
    return _step.get()[0]


def set_step(step):
    """Sets the current step: an integer, or a Variable, whose value counts when a summary is written."""
    _set(_step, step)


def record(condition):
    """Within ``with``, summaries are written if the condition, a bool or a function that gives one, is true. In a traced function that has
    the ``with`` in it, the condition is asked once, and may give a tensor."""
    return _within(_record, condition if callable(condition) else bool(condition))


def record_every(n):
    """Within ``with``, summaries are written at every n-th step: those whose remainder by n is 0."""
    if n < 1:
        raise ValueError(f"n = {n} is below 1")
    return _within(_record, int(n))


def _holds(condition, step):
    """Whether a condition holds. Where a function is traced, it may be a symbolic tensor."""
    if callable(condition):
        found = condition()
        return found if _is_symbolic(found) else bool(found)
    if type(condition) is not int:  # a bool, or what such a function gave
        return bool(condition)
    step = _step.get()[0] if step is None else step
    return True if step is None else _int(_step_value(step)) % condition == 0


def is_recording(step=None):
    """Whether the functions below write: there is a current writer, and the condition of record() or record_every() holds. While a
    function is traced: whether it may write when it runs."""
    return _is_recording(_record, step)


def _is_recording(recorded, step):
    if _writer.get()[0] is None:
        return False
    condition, _ = recorded.get()
    return condition is not False if _core.is_tracing() else _holds(condition, step)


def _write(name, tag, value, step, *options):
    """Adds to the current writer by its method of this name, if summaries are recorded. Returns whether it did."""
    return _write_by(lambda writer, value, at: getattr(writer, name)(tag, value, at, *options), value, step)


def _write_by(add, value, step, recorded=_record):
    """Calls add(writer, value, step) for the current writer, if summaries are recorded, now or when the traced function runs. Returns
    whether it did. value may be a list of several."""
    if _core.is_tracing():
        return _write_when_run(add, value, step, recorded)
    if not _is_recording(recorded, step):
        return False
    add(_writer.get()[0], value, _step_value(step))
    return True


def _write_when_run(add, value, step, recorded):
    (writer, has_writer), (condition, has_condition), (current, has_step) = _writer.get(), recorded.get(), _step.get()
    if writer is None:
        return False
    if has_condition and callable(condition):
        condition = condition()
    if step is None and (has_step or _is_symbolic(current)):
        step = current
    step = step.read_value() if isinstance(step, Variable) else step
    values = value if isinstance(value, list) else [value]
    given = [t for t in (step, condition) if isinstance(t, Tensor)]

    def run(*tensors):
        found, more = list(tensors[:len(values)]), iter(tensors[len(values):])
        at = next(more) if isinstance(step, Tensor) else step
        holds = next(more) if isinstance(condition, Tensor) else condition if has_condition else recorded.get()[0]
        to = writer if has_writer else _writer.get()[0]
        if to is not None and _holds(holds, at):
            add(to, found if isinstance(value, list) else found[0], _step_value(at))

    _when_run(run, [_tensor(v) for v in values] + given)
    return True


def scalar(tag, value, step=None):
    """Adds a number to the current writer. Returns whether it was written; without a current writer nothing happens."""
    return _write("scalar", tag, value, step)


def scalars(values, step=None):
    """Adds the numbers of a dict, {tag: number}, as one event."""
    tags = list(values)
    return _write_by(lambda writer, found, at: writer.scalars(dict(zip(tags, found)), at), list(values.values()), step)


def histogram(tag, values, step=None):
    """Adds the distribution of a tensor's elements."""
    return _write("histogram", tag, values, step)


def image(tag, images, step=None, max_images=3, is_scaled=False):
    """Adds images, as Writer.image does."""
    return _write("image", tag, images, step, max_images, is_scaled)


def text(tag, text, step=None):
    """Adds a text, or a tensor of them."""
    return _write("text", tag, text, step)


def graph(function, step=0):
    """Adds the graph of a traced function."""
    writer = current_writer()
    if writer is None:
        return False
    writer.graph(function, step)
    return True


def flush(writer=None):
    """Flushes a writer, or the current one."""
    writer = writer or current_writer()
    if writer is not None:
        writer.flush()
