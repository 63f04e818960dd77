"""Exceptions, a class for each code of the runtime (those of gRPC and TensorFlow).

Every one of them is an :class:`EagerError` with ``.message``, ``.op`` (the op that was running, or ``""``) and ``.code``.
Where Python has a class for the same mistake, it is that one too: an :class:`InvalidArgumentError` is a ``ValueError``.
"""


class EagerError(Exception):
    """Base class of all errors of the runtime."""

    code = 2

    def __init__(self, message="", op=""):
        super().__init__(message)
        self.message = message
        self.op = op

    def __reduce__(self):
        return type(self), (self.message, self.op)


class CancelledError(EagerError):
    """The operation was cancelled."""

    code = 1


class UnknownError(EagerError, RuntimeError):
    """An error that has no better code."""

    code = 2


class InvalidArgumentError(EagerError, ValueError):
    """A shape, dtype, value or index that is wrong whatever the state."""

    code = 3


class AxisError(InvalidArgumentError, IndexError):
    """An axis that the tensor does not have; NumPy's is a ``ValueError`` and an ``IndexError`` too."""


class ElementError(InvalidArgumentError, TypeError):
    """An element that a program's generator gives, and that is not what the dataset was said to have; TensorFlow's is one of the two."""


class DeadlineExceededError(EagerError, TimeoutError):
    """Time ran out."""

    code = 4


class NotFoundError(EagerError, LookupError):
    """No op, device, kind, key, file or folder of this name."""

    code = 5


class AlreadyExistsError(EagerError):
    """What was to be made exists."""

    code = 6


class PermissionDeniedError(EagerError, PermissionError):
    """A file that may not be read or written."""

    code = 7


class ResourceExhaustedError(EagerError, MemoryError):
    """Memory, or the disk, is full."""

    code = 8


class FailedPreconditionError(EagerError, RuntimeError):
    """The call is wrong in the present state: a tape that was used, a symbolic tensor that is read."""

    code = 9


class AbortedError(EagerError):
    """The operation was aborted."""

    code = 10


class OutOfRangeError(EagerError, IndexError):
    """An index past the end."""

    code = 11


class UnimplementedError(EagerError, NotImplementedError):
    """No kernel for this dtype on this device, or no gradient."""

    code = 12


class InternalError(EagerError, RuntimeError):
    """A fault of the library."""

    code = 13


class UnavailableError(EagerError, RuntimeError):
    """The device broke down; others go on working."""

    code = 14


class DataLossError(EagerError, OSError):
    """A file is damaged or cut short."""

    code = 15


# By code, for the extension.
CLASSES = [
    UnknownError, CancelledError, UnknownError, InvalidArgumentError, DeadlineExceededError, NotFoundError,
    AlreadyExistsError, PermissionDeniedError, ResourceExhaustedError, FailedPreconditionError, AbortedError,
    OutOfRangeError, UnimplementedError, InternalError, UnavailableError, DataLossError,
]
