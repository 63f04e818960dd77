"""Eager execution: tensors, ops that run at once, and gradients from a tape."""
from . import array_api as array_api
from . import checkpoints as checkpoints
from . import records as records
from . import summary as summary
from . import testing as testing
from . import errors as errors
from . import constraints as constraints
from . import initializers as initializers
from . import data as data
from . import losses as losses
from . import metrics as metrics
from . import nest as nest
from . import nn as nn
from . import optimizers as optimizers
from . import random as random
from . import raw_ops as raw_ops
from . import regularizers as regularizers
from ._printing import get_printoptions as get_printoptions
from ._printing import set_printoptions as set_printoptions
from ._core import Tensor as Tensor
from ._core import Variable as Variable
from ._creation import *
from ._forward_mode import jacfwd as jacfwd
from ._recompute import recompute as recompute
from ._shaping import *
from ._training import EarlyStopping as EarlyStopping
from ._training import progress as progress
from .checkpoints import Checkpoint as Checkpoint
from .checkpoints import CheckpointManager as CheckpointManager
from .checkpoints import latest_checkpoint as latest_checkpoint
from .checkpoints import load_tensors as load_tensors
from .checkpoints import save_tensors as save_tensors
from .control_flow import *
from .custom_ops import *
from .devices import *
from .dtypes import DType as DType
from .dtypes import as_dtype as as_dtype
from .dtypes import bfloat16 as bfloat16
from .dtypes import bool_ as bool_
from .dtypes import complex64 as complex64
from .dtypes import complex128 as complex128
from .dtypes import float16 as float16
from .dtypes import float32 as float32
from .dtypes import float64 as float64
from .dtypes import int8 as int8
from .dtypes import int16 as int16
from .dtypes import int32 as int32
from .dtypes import int64 as int64
from .dtypes import string as string
from .dtypes import uint8 as uint8
from .dtypes import uint16 as uint16
from .dtypes import uint32 as uint32
from .dtypes import uint64 as uint64
from .functions import ConcreteFunction as ConcreteFunction
from .functions import Function as Function
from .functions import TensorSpec as TensorSpec
from .functions import export_onnx as export_onnx
from .functions import function as function
from .functions import import_onnx as import_onnx
from .functions import load as load
from .functions import save as save
from .gradients import *
from .py_functions import *
from .raw_ops import *

__version__: str
