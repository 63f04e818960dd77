"""tf.config, tf.version, tf.compat, tf.autograph and kin: what programs set and ask about the machine and the library."""
import collections
import contextlib

import eager

from ... import _core
from . import _runtime

LogicalDevice = collections.namedtuple("LogicalDevice", ["name", "device_type"])
PhysicalDevice = _runtime.PhysicalDevice
VERSION = eager.__version__
GIT_VERSION = COMPILER_VERSION = eager.__version__
GRAPH_DEF_VERSION = 0


# ---- tf.config

class LogicalDeviceConfiguration:
    """Memory of a part of a device, which is accepted and has no effect: see eager.set_memory_limit."""

    def __init__(self, memory_limit=None, experimental_priority=None, experimental_device_ordinal=None):
        self.memory_limit = memory_limit


def list_logical_devices(device_type=None):
    """Returns the devices that ops run on, as (name, device_type)."""
    return [LogicalDevice(d.name.replace("/physical_device", "/device"), d.device_type) for d in
            _runtime.list_physical_devices(device_type)]


def get_visible_devices(device_type=None):
    """Returns the devices, all of which may be used."""
    return _runtime.list_physical_devices(device_type)


def set_visible_devices(devices, device_type=None):
    """Nothing, if all devices are named. ValueError: another choice, which CUDA_VISIBLE_DEVICES makes ahead of the program."""
    chosen = [devices] if isinstance(devices, PhysicalDevice) else list(devices or ())
    if {d.name for d in chosen} != {d.name for d in get_visible_devices(device_type)}:
        raise ValueError("the devices are chosen when the process begins: set CUDA_VISIBLE_DEVICES, or use tf.device")


def set_memory_growth(device, enable):
    """Nothing: memory is always taken as it is needed."""


def get_memory_growth(device):
    """True: memory is always taken as it is needed."""
    return True


def get_memory_info(device):
    """Returns {"current": bytes in use, "peak": most bytes in use} of a device."""
    info = eager.memory_info(device.lower().replace("/device:", "").replace("/physical_device:", ""))
    return {"current": info.get("bytes_in_use", 0), "peak": info.get("peak_bytes_in_use", info.get("bytes_in_use", 0))}


def set_logical_device_configuration(device, logical_devices):
    """Nothing: a device is one."""


set_virtual_device_configuration = set_logical_device_configuration
VirtualDeviceConfiguration = LogicalDeviceConfiguration


def get_soft_device_placement():
    """False: an op on a device that has no kernel for it is an error."""
    return False


def set_soft_device_placement(enabled):
    """Nothing: an op on a device that has no kernel for it is an error."""


def run_functions_eagerly(run_eagerly):
    """Says whether functions of tf.function run as Python code, without a trace, from here on."""
    _runtime.run_eagerly = bool(run_eagerly)


def functions_run_eagerly():
    """Whether functions of tf.function run as Python code, without a trace."""
    return _runtime.run_eagerly


experimental_run_functions_eagerly, experimental_functions_run_eagerly = run_functions_eagerly, functions_run_eagerly


def set_intra_op_parallelism_threads(num_threads):
    """Nothing: OMP_NUM_THREADS says how many threads an op has."""


set_inter_op_parallelism_threads = set_intra_op_parallelism_threads


def get_intra_op_parallelism_threads():
    """0: the number is the library's own."""
    return 0


get_inter_op_parallelism_threads = get_intra_op_parallelism_threads


def set_jit(enabled):
    """Nothing: functions are compiled where that pays."""


def enable_op_determinism():
    """Nothing: ops give the same numbers at each run."""


# ---- Switches of versions

def nothing(*_, **__):
    """Nothing: eager.compat.tensorflow has no such switch."""


disable_eager_execution = disable_v2_behavior = enable_resource_variables = disable_resource_variables = nothing
enable_v2_tensorshape = disable_v2_tensorshape = enable_control_flow_v2 = disable_control_flow_v2 = enable_tensor_equality = nothing


class _Options:
    """Options of a Session, which mean nothing here: attributes that may be set, such as config.gpu_options.allow_growth."""

    def __init__(self, **options):
        self.__dict__.update(options)

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        found = self.__dict__[name] = _Options()
        return found


class ConfigProto(_Options):
    """tf.ConfigProto, which means nothing here."""


class GPUOptions(_Options):
    """tf.GPUOptions, which means nothing here."""


class OptimizerOptions(_Options):
    """tf.OptimizerOptions, which means nothing here."""


class RunOptions(_Options):
    """tf.RunOptions, which means nothing here."""

    NO_TRACE, SOFTWARE_TRACE, HARDWARE_TRACE, FULL_TRACE = range(4)


class RunMetadata(_Options):
    """tf.RunMetadata, in which nothing is written."""


def global_seed(op_seed=None):
    """Returns the two seeds of an op: those of the random stream."""
    return eager.random.get_state()[0], op_seed


# ---- tf.compat

bytes_or_text_types, complex_types = (bytes, str), (complex,)
integral_types, real_types = (int,), (int, float)


def as_bytes(bytes_or_text, encoding="utf-8"):
    """Returns a text as bytes."""
    if isinstance(bytes_or_text, (bytes, bytearray)):
        return bytes(bytes_or_text)
    if isinstance(bytes_or_text, str):
        return bytes_or_text.encode(encoding)
    raise TypeError(f"Expected binary or unicode string, got {bytes_or_text!r}")


def as_text(bytes_or_text, encoding="utf-8"):
    """Returns bytes as a text."""
    if isinstance(bytes_or_text, str):
        return bytes_or_text
    if isinstance(bytes_or_text, bytes):
        return bytes_or_text.decode(encoding)
    raise TypeError(f"Expected binary or unicode string, got {bytes_or_text!r}")


as_str = as_text


def as_str_any(value, encoding="utf-8"):
    """Returns bytes as a text, and str(value) of all else."""
    return as_text(value, encoding) if isinstance(value, bytes) else str(value)


def path_to_str(path):
    """Returns a path as a text."""
    return path.__fspath__() if hasattr(path, "__fspath__") else path


def dimension_value(dimension):
    """Returns a dim as an int, or None."""
    return getattr(dimension, "value", dimension)


def dimension_at_index(shape, index):
    """Returns a dim of a shape."""
    return shape[index]


def forward_compatible(year, month, day):
    """True."""
    return True


# ---- tf.autograph

def do_not_convert(func=None):
    """Returns the function: there is no AutoGraph."""
    return func if func is not None else lambda f: f


class Feature:
    """tf.autograph.experimental.Feature: names that mean nothing here."""

    ALL, AUTO_CONTROL_DEPS, ASSERT_STATEMENTS, BUILTIN_FUNCTIONS, EQUALITY_OPERATORS, LISTS, NAME_SCOPES = (
        "ALL", "AUTO_CONTROL_DEPS", "ASSERT_STATEMENTS", "BUILTIN_FUNCTIONS", "EQUALITY_OPERATORS", "LISTS", "NAME_SCOPES")


def set_loop_options(parallel_iterations=None, swap_memory=None, maximum_iterations=None, shape_invariants=None):
    """Nothing: there is no AutoGraph."""


# ---- Others

class VariableSynchronization:
    """tf.VariableSynchronization: names that mean nothing here."""

    AUTO, NONE, ON_WRITE, ON_READ = range(4)


class VariableAggregation:
    """tf.VariableAggregation: names that mean nothing here."""

    NONE, SUM, MEAN, ONLY_FIRST_REPLICA = range(4)


@contextlib.contextmanager
def init_scope():
    """A context manager in which what is made lasts beyond a function's trace: a Variable is made outside of the trace anyway."""
    yield


def inside_function():
    """Whether a function is being traced."""
    return _core.is_tracing()


def get_current_name_scope():
    """Returns the names of the scopes that a graph's operations have, joined."""
    from ._variables import scoped

    return scoped("")[:-1]


@contextlib.contextmanager
def colocate_with(op, ignore_existing=False):
    """A context manager that means nothing: ops run where their inputs lie."""
    yield


def grad_pass_through(f):
    """Returns f with the gradient of the identity."""
    def called(*args, **kwargs):
        outside = lambda x: (eager.stop_gradient(f(x, **kwargs)), lambda dy: dy)
        return eager.custom_gradient(outside)(*args)

    return called


def recompute_grad(f):
    """Returns f, whose results within are computed again for the gradient: eager.recompute."""
    return eager.recompute(f)


OK, CANCELLED, UNKNOWN, INVALID_ARGUMENT, DEADLINE_EXCEEDED, NOT_FOUND, ALREADY_EXISTS, PERMISSION_DENIED = range(8)
RESOURCE_EXHAUSTED, FAILED_PRECONDITION, ABORTED, OUT_OF_RANGE, UNIMPLEMENTED, INTERNAL, UNAVAILABLE, DATA_LOSS = range(8, 16)
UNAUTHENTICATED = 16
CODES = ("OK", "CANCELLED", "UNKNOWN", "INVALID_ARGUMENT", "DEADLINE_EXCEEDED", "NOT_FOUND", "ALREADY_EXISTS", "PERMISSION_DENIED",
         "RESOURCE_EXHAUSTED", "FAILED_PRECONDITION", "ABORTED", "OUT_OF_RANGE", "UNIMPLEMENTED", "INTERNAL", "UNAVAILABLE", "DATA_LOSS",
         "UNAUTHENTICATED")
