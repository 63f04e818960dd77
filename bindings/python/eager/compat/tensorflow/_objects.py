"""Names of TensorFlow for what is not a function of the table: second names of functions, and eager's classes and functions."""
from ... import errors as _errors
from ._keras import OBJECTS as _KERAS

_DTYPES = ("bfloat16", "complex64", "complex128", "float16", "float32", "float64", "int8", "int16", "int32", "int64", "string",
           "uint8", "uint16", "uint32", "uint64", "as_dtype", "DType")
_ACTIVATIONS = ("relu", "relu6", "elu", "selu", "leaky_relu", "sigmoid", "tanh", "softmax", "log_softmax", "softplus",
                "softsign", "gelu", "silu", "swish")
_TAPES = ("gradients_function", "value_and_gradients_function", "implicit_gradients", "implicit_value_and_gradients")
_HERE = "eager.compat.tensorflow."

# Where the names of tf, and of the namespaces in it, are found.
OBJECTS = {
    **{name: "eager." + name for name in _DTYPES},
    **{"dtypes." + name: "eager." + name for name in _DTYPES},
    **{"bool": "eager.bool_", "dtypes.bool": "eager.bool_", "half": "eager.float16", "double": "eager.float64"},
    **{name: "eager." + name for name in
       ("Tensor", "Variable", "GradientTape", "UnconnectedGradients", "custom_gradient", "device", "TensorSpec", "nest")},
    **{name: _HERE + "_functions." + name for name in ("name_scope", "control_dependencies")},
    **{name: _HERE + "_runtime." + name for name in ("enable_eager_execution", "executing_eagerly", "function")},
    **{"errors." + name: "eager.errors." + name for name in vars(_errors) if name.endswith("Error")},
    "errors.OpError": "eager.errors.EagerError",
    "test.is_gpu_available": _HERE + "_runtime.is_gpu_available",
    "test.gpu_device_name": _HERE + "_runtime.gpu_device_name",
    "config.list_physical_devices": _HERE + "_runtime.list_physical_devices",
    "config.experimental.list_physical_devices": _HERE + "_runtime.list_physical_devices",
    "contrib.eager.num_gpus": _HERE + "_runtime.num_gpus",
    "contrib.eager.list_devices": _HERE + "_runtime.list_devices",
    **{"contrib.eager." + name: "eager." + name for name in _TAPES},
    **{"contrib.eager.python.tfe." + name: _HERE + "_preview." + name for name in _TAPES},
    **{"train." + name: _HERE + "_train." + name for name in
       ("Optimizer", "GradientDescentOptimizer", "MomentumOptimizer", "AdamOptimizer", "RMSPropOptimizer", "AdagradOptimizer",
        "get_or_create_global_step", "get_global_step", "create_global_step")},
    "Module": _HERE + "_train.Module",
    **_KERAS,
}

# Names that TensorFlow has for the same thing.
ALIASES = {
    "random_normal": "random.normal", "random_uniform": "random.uniform", "truncated_normal": "random.truncated_normal",
    "random_shuffle": "random.shuffle", "multinomial": "random.multinomial", "set_random_seed": "random.set_seed",
    "random.set_random_seed": "random.set_seed",
    "tensor_scatter_update": "tensor_scatter_nd_update", "tensor_scatter_add": "tensor_scatter_nd_add",
    "tensor_scatter_sub": "tensor_scatter_nd_sub",
    "diag": "linalg.diag", "matrix_transpose": "linalg.matrix_transpose", "linalg.tensor_diag": "linalg.diag",
    "dtypes.cast": "cast", "dtypes.bitcast": "bitcast",
    "enable_v2_behavior": "enable_eager_execution",
    "contrib.eager.py_func": "py_function",
    "nn.graph_callable": "function",
    **{"keras.activations." + name: "nn." + name for name in _ACTIVATIONS},
    **{"contrib.eager." + name: name for name in
       ("Variable", "custom_gradient", "GradientTape", "executing_eagerly", "enable_eager_execution", "function")},
    "contrib.eager.in_eager_mode": "executing_eagerly",
    "contrib.eager.enable": "enable_eager_execution",
    "contrib.eager.defun": "function",
}
ALIASES.update({path.replace("contrib.eager.", "contrib.eager.python.tfe."): name for path, name in ALIASES.items()
                if path.startswith("contrib.eager.")})
OBJECTS.update({"contrib.eager.python.tfe." + name: OBJECTS["contrib.eager." + name] for name in ("num_gpus", "list_devices")})
