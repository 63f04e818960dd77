"""libeager for the tests of ONNX models: numpy arrays in and out, and functions traced, by ctypes."""
import ctypes
from ctypes import byref, c_char_p, c_double, c_int32, c_int64, c_size_t, c_void_p

import ml_dtypes
import numpy as np

DTYPES = {"bool": 1, "int8": 2, "int16": 3, "int32": 4, "int64": 5, "uint8": 6, "uint16": 7, "uint32": 8, "uint64": 9,
          "float16": 10, "bfloat16": 11, "float32": 12, "float64": 13, "complex64": 14, "complex128": 15, "object": 16}
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
        self.lib.eager_tensor_num_bytes.restype = c_size_t
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
        if a.dtype == object:
            texts = [text.encode() for text in a.flat]
            offsets = np.cumsum([0, *map(len, texts)], dtype="int64")
            data = offsets.tobytes() + b"".join(texts)
            return self.out("eager_tensor_create", self.ctx, DTYPES["object"], dims, a.ndim, data, c_size_t(len(data)))
        a = np.array(a, order="C")
        return self.out("eager_tensor_create", self.ctx, DTYPES[a.dtype.name], dims, a.ndim, c_void_p(a.ctypes.data), c_size_t(a.nbytes))

    def scalar(self, v):
        """A weak one, of a Python number."""
        if isinstance(v, int):
            return self.out("eager_tensor_scalar_int", self.ctx, c_int64(v))
        return self.out("eager_tensor_scalar_float", self.ctx, c_double(v))

    def trace(self, kinds, build, name="f"):
        """kinds: (dtype, dims) of the inputs; build(trace, *inputs) gives the outputs."""
        trace = Trace(self, name)
        inputs = [trace.input(*k) for k in kinds]
        return trace.end(build(trace, *inputs))

    def shape_and_dtype(self, t):
        rank = self.lib.eager_tensor_rank(t)
        return tuple(self.lib.eager_tensor_dims(t)[:rank]), self.names.get(self.lib.eager_tensor_dtype(t))

    def read(self, t):
        shape, dtype = self.shape_and_dtype(t)
        if dtype == "object":
            data = ctypes.create_string_buffer(self.lib.eager_tensor_num_bytes(t))
            self.call("eager_tensor_read", t, data, c_size_t(len(data)))
            offsets = np.frombuffer(data, "int64", int(np.prod(shape)) + 1)
            texts = [data.raw[8 * len(offsets) + a:8 * len(offsets) + b].decode() for a, b in zip(offsets, offsets[1:])]
            return np.array(texts, object).reshape(shape)
        out = np.empty(shape, numpy_dtype(dtype))
        self.call("eager_tensor_read", t, c_void_p(out.ctypes.data), c_size_t(out.nbytes))
        return out


class Trace:
    """Tensors are kept until the end."""

    def __init__(self, library, name):
        self.library, self.kept = library, []
        self.ctx = library.out("eager_trace_begin", library.ctx, name.encode())

    def keep(self, t):
        self.kept.append(t)
        return t

    def input(self, dtype, dims):
        return self.keep(self.library.out("eager_trace_input", self.ctx, DTYPES[dtype], (c_int64 * len(dims))(*dims), len(dims)))

    def constant(self, v):
        return self.keep(self.library.tensor(v) if isinstance(v, np.ndarray) else self.library.scalar(v))

    def op(self, name, *inputs, num_outputs=1, **attributes):
        """Of attributes, dtypes are given by name. One output by itself, or a list."""
        lib = self.library
        op = lib.out("eager_op_create", lib.ctx, name.encode())
        try:
            for attr, v in attributes.items():
                key = attr.encode()
                if isinstance(v, c_void_p):
                    lib.call("eager_op_set_function", op, key, v)
                elif isinstance(v, bool):
                    lib.call("eager_op_set_bool", op, key, v)
                elif isinstance(v, int):
                    lib.call("eager_op_set_int", op, key, c_int64(v))
                elif isinstance(v, float):
                    lib.call("eager_op_set_float", op, key, c_double(v))
                elif isinstance(v, list):
                    lib.call("eager_op_set_ints", op, key, (c_int64 * len(v))(*v), len(v))
                elif attr == "dtype":
                    lib.call("eager_op_set_dtype", op, key, DTYPES[v])
                else:
                    lib.call("eager_op_set_string", op, key, v.encode())
            given = (c_void_p * len(inputs))(*[t.value if t else None for t in inputs])
            made, count = (c_void_p * num_outputs)(), c_int32(num_outputs)
            lib.call("eager_execute", self.ctx, op, given, len(inputs), made, byref(count))
        finally:
            lib.lib.eager_op_release(op)
        outputs = [self.keep(c_void_p(t)) for t in made[:count.value]]
        return outputs[0] if num_outputs == 1 else outputs

    def read(self, variable):
        return self.keep(self.library.out("eager_variable_read", self.ctx, variable))

    def end(self, outputs):
        given = (c_void_p * len(outputs))(*[t.value for t in outputs])
        try:
            return Function(self.library, self.library.out("eager_trace_end", self.ctx, given, len(outputs)))
        finally:
            self.library.lib.eager_context_release(self.ctx)
            for t in self.kept:
                self.library.lib.eager_tensor_release(t)


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

    def export(self, path):
        self.library.call("eager_function_export_onnx", self.library.ctx, self.handle, str(path).encode())

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
