"""Eager execution: tensors, ops that run at once, and gradients from a tape."""
from . import _core, _methods, _registry, errors, nest, random, raw_ops
from ._core import Tensor, Variable
from ._creation import *  # noqa: F403
from ._shaping import *  # noqa: F403
from .devices import (allow_tf32, configure, device, devices, memory_info, num_gpus, set_load_limit, set_memory_limit, show_config,
                      synchronize)
from .dtypes import (DType, as_dtype, bfloat16, bool_, complex64, complex128, float16, float32, float64, int8, int16, int32,
                     int64, string, uint8, uint16, uint32, uint64)
from .gradients import (GradientTape, UnconnectedGradients, custom_gradient, grad, gradients_function, hessian, hvp,
                        implicit_gradients, implicit_value_and_gradients, jacobian, jvp, make_vjp, value_and_grad,
                        value_and_gradients_function, vjp)
from .control_flow import *  # noqa: F403
from .functions import ConcreteFunction, Function, TensorSpec, export_onnx, function, import_onnx, load, save
from .py_functions import *  # noqa: F403
from ._printing import get_printoptions, set_printoptions

__version__ = _core.__version__

# The names that are imported at their first use, each with its module. A name that is its module's is the module itself.
_LATER = {"array_api": "array_api", "constraints": "constraints", "data": "data", "initializers": "initializers", "losses": "losses",
          "metrics": "metrics", "nn": "nn", "optimizers": "optimizers", "regularizers": "regularizers",
          "EarlyStopping": "_training", "progress": "_training", "jacfwd": "_forward_mode",
          "checkpoints": "checkpoints", "Checkpoint": "checkpoints", "CheckpointManager": "checkpoints",
          "latest_checkpoint": "checkpoints", "save_tensors": "checkpoints", "load_tensors": "checkpoints",
          "records": "records", "summary": "summary", "recompute": "_recompute", "define_op": "custom_ops",
          "define_native_op": "custom_ops", "testing": "testing"}


def _exported():
    """What ``from eager import *`` brings: the ops and all else but modules that hold only what is here already. Of Python's
    builtins it shadows those that ``from numpy import *`` does, and no other: range, complex and slice stay Python's."""
    import builtins

    shadowed = {"abs", "all", "any", "bool", "divmod", "max", "min", "pow", "round", "sum"}
    modules = {*_LATER, "errors", "nest", "random", "raw_ops"}
    return [name for name in __dir__() if not name.startswith("_") and (name in shadowed or not hasattr(builtins, name)) and
            (name in modules or type(globals().get(name)) is not type(_core))]


def __getattr__(name):
    if name == "__all__":
        return _exported()
    if name in _LATER:
        from importlib import import_module

        module = import_module("." + _LATER[name], __name__)
        found = globals()[name] = module if _LATER[name] == name else getattr(module, name)
        return found
    if _registry.is_public(name):
        try:
            found = _registry.op(name)
        except KeyError:
            pass
        else:
            if not _registry.is_users(name):
                globals()[name] = found
            return found
    raise AttributeError(f"module 'eager' has no attribute {name!r}")


def __dir__():
    return sorted(set(globals()) | set(_LATER) | set(_registry.names()))
