"""Devices, variables and switches with TensorFlow's signatures."""
import collections
import contextlib
import functools
import inspect

import eager

from ... import _core
from ...py_functions import ShapesNeededError  # type: ignore[attr-defined]  # the stub has what users need

SYNC, ASYNC = 0, 1  # tfe's names of modes
run_eagerly = False  # whether functions run as Python code: tf.config.run_functions_eagerly
PhysicalDevice = collections.namedtuple("PhysicalDevice", ["name", "device_type"])


def enable_eager_execution(config=None, device_policy=None, execution_mode=None):
    """Nothing: ops always run at once."""


def executing_eagerly():
    """True, but False while a function is traced."""
    return not _core.is_tracing()


@contextlib.contextmanager
def execution_mode(mode):
    """Nothing: each op is run when it is called. On a GPU it is queued then, whatever the mode."""
    if mode not in (None, SYNC, ASYNC):
        raise ValueError(f"execution_mode should be None/SYNC/ASYNC. Got {mode}")
    yield


def async_wait():
    """Waits for all devices, and raises what went wrong on them."""
    eager.synchronize()


class device(eager.device):
    """eager.device, for which a device that is not there is an InvalidArgumentError."""

    def __enter__(self):
        try:
            return super().__enter__()
        except eager.errors.NotFoundError as error:
            raise eager.errors.InvalidArgumentError(str(error)) from None


def num_gpus():
    """The number of GPUs."""
    return eager.num_gpus()


def list_devices():
    """The names of all devices."""
    return eager.devices()


def is_gpu_available(cuda_only=False, min_cuda_compute_capability=None):
    """Whether there is a GPU."""
    return num_gpus() > 0


def gpu_device_name():
    """The first GPU's name, or ""."""
    return "/device:GPU:0" if num_gpus() > 0 else ""


def list_physical_devices(device_type=None):
    """The devices, as (name, device_type)."""
    found = [PhysicalDevice(f"/physical_device:{name.upper()}", name.split(":")[0].upper()) for name in list_devices()]
    return [d for d in found if device_type in (None, d.device_type)]


class _Function(eager.functions.Function):
    """A Function that runs op by op where it cannot be traced, since shapes that Python code gives are not known."""

    _is_traceable = True

    def _call(self, args, kwargs):
        if self._is_traceable and not run_eagerly:
            try:
                return super()._call(args, kwargs)
            except ShapesNeededError:
                if _core.is_tracing():
                    raise  # the outermost function runs op by op
                self._is_traceable = False
        return self.python_function(*args, **kwargs)


def function(func=None, input_signature=None, autograph=True, jit_compile=None, reduce_retracing=False, **experimental):
    """eager.function with a trace for each shape, unless reduce_retracing says otherwise, and with Tensors for the numbers, strings
    and arrays that func gives. The other options say how TensorFlow compiles, and mean nothing here."""
    if func is None:
        return functools.partial(function, input_signature=input_signature, reduce_retracing=reduce_retracing)
    if isinstance(func, (staticmethod, classmethod)):
        return type(func)(function(func.__func__, input_signature, reduce_retracing=reduce_retracing))
    if isinstance(func, (eager.functions.Function, eager.functions.BoundFunction)):
        if input_signature is None:
            return func
    elif callable(func):
        func = _giving_tensors(func)
    made = eager.function(func, input_signature, reduce_retracing=reduce_retracing)
    return _Function(made.python_function, input_signature, made._name, made._options, reduce_retracing)


def _giving_tensors(func):
    if any(is_kind(func) for is_kind in (inspect.isgeneratorfunction, inspect.iscoroutinefunction, inspect.isasyncgenfunction)):
        return func  # refused as it is

    @functools.wraps(func)
    def wrapper(*args, **kwargs):
        return eager.nest.map_structure(_tensor, func(*args, **kwargs))

    return wrapper


def _tensor(value):
    is_value = type(value) in (bool, int, float, complex, str, bytes) or hasattr(type(value), "__array__")
    return eager.constant(value) if is_value and not isinstance(value, (eager.Tensor, eager.Variable)) else value
