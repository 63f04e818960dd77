from typing import ClassVar

class EagerError(Exception):
    """Base class of all errors of the runtime."""
    code: ClassVar[int]
    message: str
    op: str
    def __init__(self, message: str = "", op: str = "") -> None: ...

class CancelledError(EagerError):
    """The operation was cancelled."""

class UnknownError(EagerError, RuntimeError):
    """An error that has no better code."""

class InvalidArgumentError(EagerError, ValueError):
    """A shape, dtype, value or index that is wrong whatever the state."""

class AxisError(InvalidArgumentError, IndexError):
    """An axis that the tensor does not have."""

class ElementError(InvalidArgumentError, TypeError):
    """An element of a generator that is not what the dataset was said to have."""

class DeadlineExceededError(EagerError, TimeoutError):
    """Time ran out."""

class NotFoundError(EagerError, LookupError):
    """No op, device, optimizer or file of this name."""

class AlreadyExistsError(EagerError):
    """What was to be made exists."""

class PermissionDeniedError(EagerError, PermissionError):
    """A file that may not be read or written."""

class ResourceExhaustedError(EagerError, MemoryError):
    """Memory, or the disk, is full."""

class FailedPreconditionError(EagerError, RuntimeError):
    """Wrong now: a tape that was used, a symbolic tensor that is read."""

class AbortedError(EagerError):
    """The operation was aborted."""

class OutOfRangeError(EagerError, IndexError):
    """An index past the end."""

class UnimplementedError(EagerError, NotImplementedError):
    """No kernel for this dtype on this device, or no gradient."""

class InternalError(EagerError, RuntimeError):
    """A fault of the library."""

class UnavailableError(EagerError, RuntimeError):
    """The device broke down; others go on working."""

class DataLossError(EagerError, OSError):
    """A file is damaged or cut short."""

CLASSES: list[type[EagerError]]
