"""Devices: where ops run and what memory they take.

>>> import eager
>>> with eager.device("cpu:0"):
...     x = eager.constant([1.0, 2.0]) * 2.0
>>> x.device
'cpu:0'
"""
import contextlib
import contextvars

from . import _core
from ._lazy import json, platform

__all__ = ["allow_tf32", "configure", "device", "devices", "memory_info", "num_gpus", "set_load_limit", "set_memory_limit",
           "show_config", "synchronize"]


def __dir__():
    return __all__


# The scopes that were left to enter the present ones, innermost first: (the present one, device, the rest). One object may be
# entered several times, by several threads.
_former = contextvars.ContextVar("eager.former_devices", default=None)


class device(contextlib.ContextDecorator):
    """A context manager, and a decorator of functions, within which ops run on a device.

    name: "cpu:0", "gpu:0", also "/gpu:0" or "gpu"; None: automatic, that is, where an op's inputs lie.
    Scopes nest. A thread, and a ``contextvars.Context`` (an asyncio task), has a scope of its own; a Context begins with that
    of the one it was copied from.
    InvalidArgumentError: a malformed name. NotFoundError: there is no such device.

    >>> import eager
    >>> with eager.device("cpu:0"):
    ...     x = eager.zeros([2])
    >>> x.device
    'cpu:0'
    """

    def __init__(self, name=None):
        if name is not None and not isinstance(name, str):
            raise TypeError(f"A device is named by a str, not by {name!r}")
        self.name = name

    def __enter__(self):
        former = _core.get_device()
        _core.set_device(self.name)
        _former.set((self, former, _former.get()))
        return self

    def __exit__(self, *exception):
        present = _former.get()
        if present is None or present[0] is not self:  # a generator that goes on in another Context
            raise RuntimeError(f"{self!r} is not this Context's innermost scope: leave it where it was entered")
        _former.set(present[2])
        _core.set_device(present[1])

    def __repr__(self):
        return f"eager.device({self.name!r})"


def devices():
    """Returns the names of all devices, as ``['cpu:0', 'gpu:0']``.

    >>> import eager
    >>> eager.devices()[0]
    'cpu:0'
    """
    return _core.devices()


def num_gpus():
    """Returns the number of GPUs.

    >>> import eager
    >>> eager.num_gpus() == len([d for d in eager.devices() if d.startswith("gpu")])
    True
    """
    return sum(name.startswith("gpu") for name in _core.devices())


def synchronize():
    """Waits until all devices have done what was queued, and raises the first error that one of them found.

    >>> import eager
    >>> eager.synchronize()
    """
    _core.synchronize()


def memory_info(device=None):
    """Returns figures of a device's memory (None: the host), for the whole process.

    A dict of int: ``in_use`` and ``peak``, bytes of tensors, the host's with their handles; ``reserved``, bytes taken from the
    system; ``limit``, bytes that may be reserved, 0 where none is known; ``live_tensors``, a count, those of variables and
    tapes among them.

    >>> import eager
    >>> sorted(eager.memory_info())
    ['in_use', 'limit', 'live_tensors', 'peak', 'reserved']
    """
    return _core.memory_info(device)


_PLACEMENTS = {"explicit": 0, "automatic": 1}
_COPY_POLICIES = {"copy": 0, "error": 1}


def _choice(what, value, choices):
    if value not in choices:
        raise ValueError(f"{what} must be one of {', '.join(map(repr, choices))}, not {value!r}")
    return choices[value]


def configure(num_threads=None, placement=None, copy_policy=None):
    """Sets options of the runtime, before the first op is called. None leaves an option as it is.

    num_threads: of ops that run on the CPU; 0, the default: what the environment's EAGER_NUM_THREADS, or else OMP_NUM_THREADS,
    says, or else as many as the process may use (its affinity and its cgroups' quota), which no number exceeds.
    placement: "explicit", the default: ops without inputs, and new variables, lie on cpu:0; "automatic": on gpu:0 if there
    is one.
    copy_policy: what happens to an input that lies elsewhere than its op runs. "copy", the default: it is copied; "error":
    InvalidArgumentError.
    FailedPreconditionError: an op has run.

    >>> import eager
    >>> try:  # too late, where ops have run
    ...     eager.configure(num_threads=2)
    ... except eager.errors.FailedPreconditionError:
    ...     pass
    """
    options = {}
    if num_threads is not None:
        options["num_threads"] = num_threads
    if placement is not None:
        options["placement"] = _choice("placement", placement, _PLACEMENTS)
    if copy_policy is not None:
        options["copy_policy"] = _choice("copy_policy", copy_policy, _COPY_POLICIES)
    _core.configure(**options)


def allow_tf32(allow=True):
    """Lets GPUs multiply float32 with 10 bits of mantissa (matmul, convolutions), which is several times faster. Off at first.

    >>> import eager
    >>> eager.allow_tf32(False)
    """
    _core.allow_tf32(allow)


def set_load_limit(bytes=0):
    """Sets the most memory that one load() or import_onnx() may take for what comes from the file.

    0, as at first: 256 MiB and 8 times the file, with an ONNX model's external data. More is a ResourceExhaustedError, before
    the memory is taken: a small file can describe far more than it has.

    >>> import eager
    >>> eager.set_load_limit(8 << 30)
    >>> eager.set_load_limit()
    """
    _core.set_load_limit(bytes)


def set_memory_limit(bytes=0, device=None):
    """Sets the most memory, in bytes, that the process may take from a device (None: the host) for tensors and ops.

    0, as at first: no limit. What would go beyond it is a ResourceExhaustedError; what is in use already stays so.

    >>> import eager
    >>> eager.set_memory_limit(8 << 30)
    >>> eager.memory_info()["limit"]
    8589934592
    >>> eager.set_memory_limit()
    """
    _core.set_memory_limit(bytes, device)


def show_config(mode="stdout"):
    """Shows how the library was built and what it uses on this machine, for bug reports and benchmarks.

    mode: "stdout" prints it; "dict" returns it.

    >>> import eager
    >>> eager.show_config(mode="dict")["backends"][0]
    'cpu'
    """
    if mode not in ("stdout", "dict", "dicts"):
        raise ValueError(f"mode must be 'stdout' or 'dict', not {mode!r}")
    config = json.loads(_core.build_info())
    config["python"] = f"{platform.python_implementation()} {platform.python_version()}"
    config["library"] = _core.library_path()
    if mode != "stdout":
        return config
    width = max(map(len, config)) + 2
    for key, value in config.items():
        print(f"{key + ':':<{width}}{', '.join(value) if isinstance(value, list) else value}")
    return None
