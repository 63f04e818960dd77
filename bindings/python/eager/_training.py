"""What loops of training are made of besides ops: eager.progress and eager.EarlyStopping."""
import sys
import time

from ._core import Tensor, Variable

__all__ = ["EarlyStopping", "progress"]

_SECONDS_OF_A_TERMINAL, _SECONDS_OF_A_FILE = 0.1, 30.0  # between two lines


def _read(value):
    """Returns what a value is now: a metric's result, what a function gives, a tensor's number."""
    if callable(getattr(value, "result", None)):
        value = value.result()
    elif callable(value):
        value = value()
    return value.tolist() if isinstance(value, (Tensor, Variable)) else value


# ---- Progress

class progress:
    """An iterable with a line that shows how far a loop over it has come, and how things stand.

    It is a bar of tqdm where that is installed and the output is a terminal or a notebook; else a line that is written over itself on a
    terminal, and added to a file every 30 seconds and at the end.

    values: what else the line shows, by name: a metric, a tensor, a Variable, a function without parameters, or anything else, read
    when the line is written and at the end: at most 10 times a second. ``set`` replaces them. description: a text at the line's begin.
    total: the number of steps, if the iterable has no len. file: where the line goes; None for sys.stderr.

    >>> import eager, sys
    >>> loss = eager.metrics.Mean("loss")
    >>> steps = eager.progress([3.0, 1.0], description="epoch 1", file=sys.stdout, loss=loss)
    >>> for x in steps:
    ...     loss.update(x)
    ...     steps.set(last=x)
    epoch 1: 2/2 [00:00, ...] loss=2 last=1
    """

    def __init__(self, iterable, description="", total=None, file=None, **values):
        self._iterable, self._description, self._file, self._values = iterable, description, file, values
        self._total = _length(iterable) if total is None else total

    def set(self, **values):
        """Sets values of these names, or adds them."""
        self._values.update(values)

    def __len__(self):
        if self._total is None:
            raise TypeError("the number of steps is not known: progress takes it as total")
        return self._total

    def __bool__(self):
        return True

    def __iter__(self):
        line = _line(self._file or sys.stderr, self._description, self._total)
        count, due = 0, 0.0  # the first step is shown
        try:
            for item in self._iterable:
                yield item
                count += 1
                now = time.monotonic()
                if now >= due:
                    due = now + line.seconds
                    line.show(count, self._text())
        finally:
            line.close(count, self._text())

    def _text(self):
        return " ".join(f"{name}={_shown(_read(value))}" for name, value in self._values.items())


def _length(iterable):
    """Returns the number of steps, or None where it is not known."""
    try:
        return len(iterable)
    except TypeError:  # also of what has a length at times, such as a Dataset
        return None


def _shown(value):
    return f"{value:.4g}" if isinstance(value, float) else str(value)


def _line(file, description, total):
    """Returns the line that suits a file."""
    is_terminal = hasattr(file, "isatty") and file.isatty()
    if is_terminal or "ipykernel" in sys.modules:
        try:
            return _Bar(file, description, total)
        except ImportError:
            pass
    return _Terminal(file, description, total) if is_terminal else _Log(file, description, total)


class _Bar:
    """A bar of tqdm."""

    seconds = _SECONDS_OF_A_TERMINAL

    def __init__(self, file, description, total):
        from tqdm.auto import tqdm

        self._bar = tqdm(total=total, desc=description or None, file=file)

    def show(self, count, text):
        self._bar.set_postfix_str(text, refresh=False)
        self._bar.update(count - self._bar.n)

    def close(self, count, text):
        self.show(count, text)
        self._bar.refresh()
        self._bar.close()


class _Log:
    """Lines in a file."""

    seconds = _SECONDS_OF_A_FILE

    def __init__(self, file, description, total):
        self._file, self._begin, self._total = file, description and description + ": ", total
        self._start = self._shown = time.monotonic()

    def show(self, count, text):
        if time.monotonic() >= self._shown + self.seconds:
            self._shown = time.monotonic()
            self._write(self._text(count, text) + "\n")

    def close(self, count, text):
        self._write(self._text(count, text) + "\n")

    def _text(self, count, text):
        passed = time.monotonic() - self._start
        minutes, seconds = divmod(int(passed), 60)
        steps = count if self._total is None else f"{count}/{self._total}"
        rate = count / passed if passed else 0.0
        return f"{self._begin}{steps} [{minutes:02d}:{seconds:02d}, {rate:.4g}/s] {text}".rstrip()

    def _write(self, text):
        self._file.write(text)
        if hasattr(self._file, "flush"):
            self._file.flush()


class _Terminal(_Log):
    """A line of a terminal that is written over itself."""

    seconds = _SECONDS_OF_A_TERMINAL
    _length = 0

    def show(self, count, text):
        import shutil

        line = self._text(count, text)[:shutil.get_terminal_size().columns - 1]  # a longer one would begin another
        self._write("\r" + line.ljust(self._length))
        self._length = len(line)

    def close(self, count, text):
        self.show(count, text)
        self._write("\n")


# ---- Early stopping

class EarlyStopping:
    """Says when a value has not become better for `patience` calls, and keeps what the Variables were when it was best.

    mode: "min" or "max", what is better. min_delta: a change that is not larger is none; NaN is never better. baseline: a value that
    must be passed for patience to begin anew. start: the number of calls at first that do not count. variables: those that are set to
    their values at the best call when a call says that it is time to stop, and by ``restore``.

    A call takes a number, a tensor, or a metric, and returns whether to stop.

    >>> import eager
    >>> w = eager.Variable(0.0)
    >>> stop = eager.EarlyStopping(patience=2, variables=[w])
    >>> for epoch, loss in enumerate([3.0, 1.0, 2.0, 1.5, 0.5]):
    ...     w = w.assign(epoch)
    ...     if stop(loss):
    ...         break
    >>> epoch, stop.best, stop.best_step, w.item()
    (3, 1.0, 1, 1.0)
    """

    def __init__(self, patience=0, min_delta=0.0, mode="min", baseline=None, start=0, variables=()):
        if mode not in ("min", "max"):
            raise ValueError(f"mode must be 'min' or 'max', not {mode!r}")
        self.patience, self.min_delta, self.mode = patience, abs(min_delta), mode
        self.baseline, self.start, self.variables = baseline, start, list(variables)
        self.reset()

    def reset(self):
        """Begins anew; the Variables stay as they are."""
        self.best = float("inf" if self.mode == "min" else "-inf")
        self.best_step, self.steps, self.wait, self.stopped = None, 0, 0, False
        self._values = None

    def __call__(self, value):
        value = float(_read(value))
        step, self.steps = self.steps, self.steps + 1
        if step < self.start:
            return False
        is_better = self._is_better(value, self.best)
        if is_better or self._values is None:
            self._values = [variable.value() for variable in self.variables]
        self.wait += 1
        if is_better:
            self.best, self.best_step = value, step
            if self.baseline is None or self._is_better(value, self.baseline):
                self.wait = 0
            return False
        self.stopped = self.wait >= self.patience and step > 0
        if self.stopped:
            self.restore()
        return self.stopped

    def _is_better(self, value, other):
        return value < other - self.min_delta if self.mode == "min" else value > other + self.min_delta

    def restore(self):
        """Sets the Variables to their values at the best call; before the first one that counts they stay."""
        for variable, value in zip(self.variables, self._values or ()):
            variable.assign(value)

    def __repr__(self):
        return f"EarlyStopping(patience={self.patience}, best={self.best}, best_step={self.best_step}, wait={self.wait})"
