"""libeager for the tests of ONNX import: numpy arrays in and out, by ctypes."""
import ctypes
from ctypes import byref, c_char_p, c_int32, c_int64, c_size_t, c_void_p

import ml_dtypes
import numpy as np

DTYPES = {"bool": 1, "int8": 2, "int16": 3, "int32": 4, "int64": 5, "uint8": 6, "uint16": 7, "uint32": 8, "uint64": 9,
          "float16": 10, "bfloat16": 11, "float32": 12, "float64": 13, "complex64": 14, "complex128": 15}
CODES = {3: "INVALID_ARGUMENT", 5: "NOT_FOUND", 7: "PERMISSION_DENIED", 8: "RESOURCE_EXHAUSTED", 12: "UNIMPLEMENTED",
         13: "INTERNAL", 15: "DATA_LOSS"}


def numpy_dtype(name):
    return np.dtype(ml_dtypes.bfloat16) if name == "bfloat16" else np.dtype(name)


class Failure(Exception):
    def __init__(self, code, message):
        super().__init__(f"{CODES.get(code, code)}: {message}")
        self.code, self.message = CODES.get(code, code), message


class Library:
    def __init__(self, path):
        self.lib = ctypes.CDLL(path)
        self.lib.eager_status_message.restype = c_char_p
        self.lib.eager_tensor_dims.restype = ctypes.POINTER(c_int64)
        self.names = {number: name for name, number in DTYPES.items()}
        self.ctx = self.out("eager_context_create", None)

    def call(self, name, *args):
        function = getattr(self.lib, name)
        function.restype = c_void_p
        status = function(*args)
        if status:
            status = c_void_p(status)
            failure = Failure(self.lib.eager_status_code(status), self.lib.eager_status_message(status).decode(errors="replace"))
            self.lib.eager_status_release(status)
            raise failure

    def out(self, name, *args):
        """The handle that a function gives through its last parameter."""
        handle = c_void_p()
        self.call(name, *args, byref(handle))
        return handle

    def load(self, path):
        return Function(self, self.out("eager_function_import_onnx", self.ctx, str(path).encode()))

    def tensor(self, a):
        dims = (c_int64 * a.ndim)(*a.shape)
        a = np.array(a, order="C")
        return self.out("eager_tensor_create", self.ctx, DTYPES[a.dtype.name], dims, a.ndim, c_void_p(a.ctypes.data), c_size_t(a.nbytes))

    def shape_and_dtype(self, t):
        rank = self.lib.eager_tensor_rank(t)
        return tuple(self.lib.eager_tensor_dims(t)[:rank]), self.names.get(self.lib.eager_tensor_dtype(t))

    def read(self, t):
        shape, dtype = self.shape_and_dtype(t)
        out = np.empty(shape, numpy_dtype(dtype))
        self.call("eager_tensor_read", t, c_void_p(out.ctypes.data), c_size_t(out.nbytes))
        return out


class Function:
    def __init__(self, library, handle):
        self.library, self.handle = library, handle
        self.op = library.out("eager_function_op", library.ctx, handle)
        library.lib.eager_function_output.restype = c_void_p
        self.num_inputs = library.lib.eager_function_num_inputs(handle)
        self.num_outputs = library.lib.eager_function_num_outputs(handle)

    def __del__(self):
        if hasattr(self, "op"):
            self.library.lib.eager_op_release(self.op)
        self.library.lib.eager_function_release(self.handle)

    def output_shape(self, i):
        return self.library.shape_and_dtype(c_void_p(self.library.lib.eager_function_output(self.handle, i)))[0]

    def __call__(self, *arrays):
        tensors = [self.library.tensor(a) for a in arrays]
        inputs, outputs = (c_void_p * len(tensors))(*[t.value for t in tensors]), (c_void_p * self.num_outputs)()
        count = c_int32(self.num_outputs)
        try:
            self.library.call("eager_execute", self.library.ctx, self.op, inputs, len(tensors), outputs, byref(count))
            return [self.library.read(c_void_p(t)) for t in outputs]
        finally:
            for t in [*tensors, *map(c_void_p, outputs)]:
                self.library.lib.eager_tensor_release(t)
