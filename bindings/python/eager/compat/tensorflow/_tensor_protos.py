"""Tensors as TensorProtos: tf.make_tensor_proto, tf.make_ndarray, tf.io.serialize_tensor and tf.io.parse_tensor."""
import math

import eager
from eager.errors import FailedPreconditionError, InvalidArgumentError, ResourceExhaustedError

from ._proto import TensorProto, TensorShapeProto

# The numbers that dtypes have in TensorProtos, and the fields that have their elements one by one.
_NUMBERS = {"float32": 1, "float64": 2, "int32": 3, "uint8": 4, "int16": 5, "int8": 6, "string": 7, "complex64": 8, "int64": 9, "bool": 10,
            "bfloat16": 14, "uint16": 17, "complex128": 18, "float16": 19, "uint32": 22, "uint64": 23}
_NAMES = {number: name for name, number in _NUMBERS.items()}
_FIELDS = {"float32": "float_val", "float64": "double_val", "string": "string_val", "complex64": "scomplex_val", "int64": "int64_val",
           "bool": "bool_val", "complex128": "dcomplex_val", "float16": "half_val", "bfloat16": "half_val", "uint32": "uint32_val",
           "uint64": "uint64_val"}  # others are in int_val
_TITLES = {"float32": "float", "float64": "double", "float16": "half"}  # as TensorFlow's messages call them
_MOST_BYTES = 1 << 31  # that a protocol buffer has


def type_name(dtype):
    """Returns a dtype's name in TensorFlow's protocol buffers, such as "DT_FLOAT"."""
    return "DT_" + _TITLES.get(dtype.name, dtype.name).upper()


def proto_of(tensor):
    """Returns a Tensor as a TensorProto, with the bytes that TensorFlow's runtime gives it."""
    proto = TensorProto(dtype=_NUMBERS[tensor.dtype.name], tensor_shape=TensorShapeProto(dim=[TensorShapeProto.Dim(size=n) for n in tensor.shape]))
    if tensor.dtype is eager.string:
        proto.string_val.extend(eager.nest.flatten(tensor.tolist()))
    elif tensor.size:
        if tensor.dtype is eager.bfloat16:
            tensor = eager.bitcast(tensor, "uint16")
        proto.tensor_content = tensor.numpy().tobytes()
    return proto


def tensor_of(proto):
    """Returns a TensorProto as a Tensor. InvalidArgumentError: it is damaged, or has a dtype that there is not."""
    import numpy as np

    name, dims = _NAMES.get(proto.dtype), [d.size for d in proto.tensor_shape.dim]
    if name is None:
        raise InvalidArgumentError(f"a TensorProto's dtype is {proto.dtype}, which is none of the library's")
    if proto.tensor_shape.unknown_rank or any(d < 0 for d in dims):
        raise InvalidArgumentError(f"a TensorProto's shape is {dims}, which has no size")
    count, values = math.prod(dims), getattr(proto, _FIELDS.get(name, "int_val"))
    if name == "string":
        if count != len(values) and (len(values) != 1 or count > 1 << 24):
            raise InvalidArgumentError(f"a TensorProto has {len(values)} strings for the shape {dims}")
        values = list(values) * count if len(values) == 1 else list(values)
        return eager.reshape(eager.constant(values) if values else eager.constant([b""])[:0], dims)
    stored = np.dtype({"bfloat16": "uint16", "float16": "uint16", "bool": "uint8"}.get(name, name))
    if count * stored.itemsize >= _MOST_BYTES:
        raise ResourceExhaustedError(f"a TensorProto's shape is {dims}, which takes more than the 2 GiB that a protocol buffer has")
    if proto.tensor_content:
        if len(proto.tensor_content) != count * stored.itemsize:
            raise InvalidArgumentError(f"a TensorProto has {len(proto.tensor_content)} bytes for {name} {dims}")
        found = np.frombuffer(proto.tensor_content, stored.newbyteorder("<"))
    else:
        if name.startswith("complex"):
            values = [complex(re, im) for re, im in zip(values[::2], values[1::2])]
        if len(values) > count:
            raise InvalidArgumentError(f"a TensorProto has {len(values)} values for {name} {dims}")
        found = np.zeros(count, stored)
        try:
            found[:len(values)] = values
        except OverflowError:
            raise InvalidArgumentError(f"a TensorProto has a value that is no {name}") from None
        if values:
            found[len(values):] = values[-1]  # the last value stands for all that follow
    found = found.astype(bool if name == "bool" else stored, copy=True).reshape(dims)
    return eager.bitcast(eager.constant(found), name) if stored.name == "uint16" != name else eager.constant(found)


def make_tensor_proto(values, dtype=None, shape=None, verify_shape=False):
    """Returns values as a TensorProto. dtype and shape: those that it has; by default those that tf.constant gives them."""
    tensor = values if isinstance(values, eager.Tensor) and dtype is None else eager.constant(values, dtype)
    if shape is not None:
        tensor = eager.broadcast_to(tensor, shape) if tensor.size == 1 else eager.reshape(tensor, shape)
    return proto_of(tensor)


def make_ndarray(tensor):
    """Returns a TensorProto as a NumPy array. InvalidArgumentError: it is damaged."""
    import numpy as np

    found = tensor_of(TensorProto.FromString(tensor.SerializeToString()))
    return np.asarray(found.numpy(), object if found.dtype is eager.string else None)


def serialize_tensor(tensor, name=None):
    """Returns a tensor as the bytes of a TensorProto, a string scalar; also in traced functions.

    >>> import eager.compat.tensorflow as tf
    >>> serialized = tf.io.serialize_tensor(tf.constant([1, 2]))
    >>> tf.io.parse_tensor(serialized, tf.int32).numpy().tolist()
    [1, 2]
    """
    tensor = eager.convert_to_tensor(tensor)
    if tensor.is_symbolic:
        return eager.py_function(serialize_tensor, [tensor], eager.string, [])
    return eager.constant(proto_of(tensor).SerializeToString())


def parse_tensor(serialized, out_type, name=None):
    """Returns the tensor that a serialized TensorProto has. Its rank is not known before, so that it runs as Python code alone, also in
    the functions of datasets.

    InvalidArgumentError: it is damaged, or its dtype is not out_type. FailedPreconditionError: in a traced function, which calls it by
    tf.py_function, where the shape is given.

    >>> import eager.compat.tensorflow as tf
    >>> parse = tf.function(lambda s: tf.py_function(lambda s: tf.io.parse_tensor(s, tf.int32), [s], tf.int32, shapes=[None]))
    >>> parse(tf.io.serialize_tensor([1, 2])).numpy().tolist()
    [1, 2]
    """
    serialized = eager.convert_to_tensor(serialized)
    if serialized.is_symbolic:
        raise FailedPreconditionError("tf.io.parse_tensor gives a tensor of any rank, which a traced function does not have: call it by "
                                      "tf.py_function(lambda s: tf.io.parse_tensor(s, dtype), [serialized], dtype, shapes=[...])")
    if tuple(serialized.shape):
        raise InvalidArgumentError(f"Expected `serialized` to be a scalar, got shape: {list(serialized.shape)}")
    data = serialized.item()
    try:
        found = tensor_of(TensorProto.FromString(data))
    except ValueError as error:
        raise InvalidArgumentError(f"Could not parse `serialized` as TensorProto: {error}") from None
    if found.dtype is not eager.as_dtype(out_type):
        raise InvalidArgumentError(f"Type mismatch between parsed tensor ({_TITLES.get(found.dtype.name, found.dtype.name)}) and dtype "
                                   f"({_TITLES.get(eager.as_dtype(out_type).name, eager.as_dtype(out_type).name)})")
    return found
