#!/usr/bin/env python3
"""Tensors between libeager and PyTorch by DLPack, both ways, without a copy.

    tests/cuda/dlpack_torch.py LIBRARY [--device gpu:0|cpu]

LIBRARY is libeager.so, beside which libeager_cuda.so lies. Prints a line for each test and ends with 1 at the first that
fails. On cpu the tests that need streams are left out.
"""
import argparse
import ctypes
import gc
import sys
from ctypes import POINTER, byref, c_char_p, c_int32, c_int64, c_size_t, c_uint64, c_void_p

import torch

DTYPES = {"bool": 1, "int8": 2, "int16": 3, "int32": 4, "int64": 5, "uint8": 6, "float16": 10, "bfloat16": 11, "float32": 12,
          "float64": 13, "complex64": 14, "complex128": 15}
VERSIONED, USED = b"dltensor_versioned", b"used_dltensor_versioned"
READ_ONLY, IS_COPIED = 1, 2

python = ctypes.pythonapi
python.PyCapsule_New.restype = ctypes.py_object
python.PyCapsule_New.argtypes = [c_void_p, c_char_p, c_void_p]
python.PyCapsule_GetPointer.restype = c_void_p
python.PyCapsule_GetPointer.argtypes = [ctypes.py_object, c_char_p]
python.PyCapsule_SetName.restype = ctypes.c_int
python.PyCapsule_SetName.argtypes = [ctypes.py_object, c_char_p]


class MemoryInfo(ctypes.Structure):
    _fields_ = [("struct_size", c_size_t)] + [(n, c_int64) for n in ("in_use", "peak", "reserved", "limit", "live_tensors")]


class DlpackOptions(ctypes.Structure):
    _fields_ = [("struct_size", c_size_t), ("stream", c_void_p), ("copy", c_int32)]


class Description(ctypes.Structure):
    _fields_ = [("struct_size", c_size_t), ("dtype", c_int32), ("rank", c_int32), ("device", c_int32), ("flags", c_int32),
                ("dims", POINTER(c_int64)), ("num_elements", c_int64), ("data", c_void_p)]


class Managed(ctypes.Structure):
    """DLManagedTensorVersioned."""

    _fields_ = [("major", ctypes.c_uint32), ("minor", ctypes.c_uint32), ("context", c_void_p),
                ("deleter", ctypes.CFUNCTYPE(None, c_void_p)), ("flags", c_uint64), ("data", c_void_p),
                ("device_type", c_int32), ("device_id", c_int32), ("ndim", c_int32), ("code", ctypes.c_uint8), ("bits", ctypes.c_uint8),
                ("lanes", ctypes.c_uint16), ("shape", POINTER(c_int64)), ("strides", POINTER(c_int64)), ("byte_offset", c_uint64)]


class Library:
    def __init__(self, path, device):
        # CDLL, unlike PyDLL, lets other threads run while a call waits.
        self.lib = ctypes.CDLL(path)
        for name in ("eager_status_message", "eager_tensor_device"):
            getattr(self.lib, name).restype = c_char_p
        self.lib.eager_tensor_num_bytes.restype = c_size_t
        self.device = device
        self.ctx = self.out("eager_context_create", None)

    def call(self, name, *args):
        function = getattr(self.lib, name)
        function.restype = c_void_p
        status = function(*args)
        if status:
            message = self.lib.eager_status_message(c_void_p(status)).decode()
            self.lib.eager_status_release(c_void_p(status))
            raise RuntimeError(f"{name}: {message}")

    def out(self, name, *args):
        """The handle that a function gives through its last parameter."""
        handle = c_void_p()
        self.call(name, *args, byref(handle))
        return handle

    def synchronize(self):
        self.call("eager_context_synchronize", self.ctx)

    def memory(self):
        info = MemoryInfo(ctypes.sizeof(MemoryInfo))
        self.call("eager_context_memory", self.ctx, self.device.encode(), byref(info))
        return info

    def stream(self):
        """The stream that the device computes on; None for the CPU."""
        return self.out("eager_context_stream", self.ctx, self.device.encode()).value

    def tensor(self, host):
        """A tensor on the device with the values of a tensor of PyTorch on the host."""
        host = host.contiguous()
        dims = (c_int64 * host.dim())(*host.shape)
        dtype = DTYPES[str(host.dtype).removeprefix("torch.")]
        t = Tensor(self, self.out("eager_tensor_create", self.ctx, dtype, dims, host.dim(), c_void_p(host.data_ptr()),
                                  c_size_t(host.numel() * host.element_size())))
        return Tensor(self, self.out("eager_tensor_copy_to", self.ctx, t.handle, self.device.encode()))

    def run(self, name, *inputs):
        op = self.out("eager_op_create", self.ctx, name.encode())
        handles, result, count = (c_void_p * len(inputs))(*[t.handle for t in inputs]), c_void_p(), c_int32(1)
        try:
            self.call("eager_execute", self.ctx, op, handles, len(inputs), byref(result), byref(count))
        finally:
            self.lib.eager_op_release(op)
        return Tensor(self, result)

    def from_torch(self, t):
        """A tensor on the memory of PyTorch's: its consumer is the device's stream."""
        on_gpu = t.device.type == "cuda"
        capsule = t.__dlpack__(max_version=(1, 0), **({"stream": self.stream()} if on_gpu else {}))
        managed = python.PyCapsule_GetPointer(capsule, VERSIONED)
        python.PyCapsule_SetName(capsule, USED)
        return Tensor(self, self.out("eager_tensor_from_dlpack", self.ctx, c_void_p(managed)))


class Tensor:
    """A handle that PyTorch's from_dlpack takes."""

    def __init__(self, library, handle):
        self.library, self.handle, self.copy = library, handle, False

    def __del__(self):
        self.release()

    def release(self):
        if self.handle:
            self.library.lib.eager_tensor_release(self.handle)
            self.handle = None

    def info(self):
        info = Description(ctypes.sizeof(Description))
        self.library.call("eager_tensor_info", self.handle, byref(info))
        return info

    def read(self, like):
        """The values in a tensor of PyTorch on the host."""
        host = torch.empty_like(like, device="cpu", memory_format=torch.contiguous_format)
        self.library.call("eager_tensor_read", self.handle, c_void_p(host.data_ptr()), c_size_t(host.numel() * host.element_size()))
        return host

    def managed(self, stream=None, copy=False):
        options = DlpackOptions(ctypes.sizeof(DlpackOptions), stream, int(copy))
        return self.library.out("eager_tensor_to_dlpack", self.library.ctx, self.handle, byref(options))

    def address(self):
        """The address of the elements, in the device's memory: info() tells that of the host alone."""
        handle = self.managed()
        managed = ctypes.cast(handle, POINTER(Managed)).contents
        address = managed.data
        managed.deleter(handle)
        return address

    def __dlpack_device__(self):
        return (1, 0) if self.library.device.startswith("cpu") else (2, int(self.library.device.split(":")[1]))

    # The consumer passes its stream as a number; 1 is CUDA's default stream. Without a stream the call waits.
    def __dlpack__(self, *, stream=None, max_version=None, dl_device=None, copy=None):
        check(max_version is not None and max_version[0] >= 1, f"the consumer takes version {max_version}")
        managed = self.managed(None if stream in (None, -1) else stream, copy or self.copy)
        return python.PyCapsule_New(managed, VERSIONED, None)


def check(condition, message):
    if not condition:
        raise AssertionError(message)


def check_equal(a, b, what):
    a, b = a.cpu(), b.cpu()
    check(a.dtype == b.dtype and a.shape == b.shape, f"{what}: {a.dtype} {tuple(a.shape)}, not {b.dtype} {tuple(b.shape)}")
    check(torch.equal(a, b), f"{what}: {a.flatten()[:8].tolist()}, not {b.flatten()[:8].tolist()}")


def host_values(dtype, *dims):
    n = 1
    for d in dims:
        n *= d
    numbers = torch.arange(n) % 100
    return (numbers % 2 == 0 if dtype == "bool" else numbers.to(getattr(torch, dtype))).reshape(dims)


class Tests:
    def __init__(self, library, device):
        self.eager, self.device = library, device

    def wait(self):
        self.eager.synchronize()
        if self.device.type == "cuda":
            torch.cuda.synchronize()

    def settle(self):
        """Deleters of a GPU's memory run in a call that uses the GPU when it has done what was queued."""
        gc.collect()
        self.wait()
        self.eager.tensor(torch.ones(4)).release()
        self.wait()

    def test_to_torch(self):
        for dtype in DTYPES:
            host = host_values(dtype, 5, 7, 3)
            t = self.eager.tensor(host)
            there = torch.from_dlpack(t)
            check(there.device == self.device, f"{dtype}: on {there.device}")
            check(there.data_ptr() == t.address(), f"{dtype}: was copied")
            t.release()  # now only PyTorch holds the memory
            check_equal(there, host, dtype)

    def test_from_torch(self):
        for dtype in DTYPES:
            host = host_values(dtype, 5, 7, 3)
            there = host.to(self.device)
            t = self.eager.from_torch(there)
            # Every byte of a boolean is 0 or 1, which is known of PyTorch's only once the GPU has made them so in a copy.
            is_copied = dtype == "bool" and self.device.type == "cuda"
            check((t.address() == there.data_ptr()) != is_copied, f"{dtype}: was {'not ' if is_copied else ''}copied")
            check(t.info().dtype == DTYPES[dtype] and t.info().dims[:t.info().rank] == [5, 7, 3], f"{dtype}: another dtype or other dims")
            address = t.address()
            del there  # the memory stays, since libeager holds it
            check(t.address() == address, f"{dtype}: moved")
            check_equal(t.read(host), host, dtype)

    def test_there_and_back(self):
        host = host_values("float32", 1000)
        there = host.to(self.device)
        t = self.eager.from_torch(there)
        back = torch.from_dlpack(t)
        check(back.data_ptr() == there.data_ptr(), "was copied")
        del there
        t.release()
        check_equal(back, host, "values")

    def test_shapes(self):
        for dims in ((), (1,), (3, 1, 1, 2)):
            host = host_values("float64", *dims)
            check_equal(torch.from_dlpack(self.eager.tensor(host)), host, dims)
            check_equal(self.eager.from_torch(host.to(self.device)).read(host), host, dims)
        for dims in ((0,), (2, 0, 3)):  # there is no memory whose address could be compared
            host = torch.empty(dims)
            check(torch.from_dlpack(self.eager.tensor(host)).shape == host.shape, dims)
            t = self.eager.from_torch(host.to(self.device))
            check(tuple(t.info().dims[:len(dims)]) == dims, dims)

    def test_views(self):
        """What is not row-major is copied; a slice of rows is not."""
        there = host_values("float32", 40, 30).to(self.device)
        rows = there[10:20]
        t = self.eager.from_torch(rows)
        check(t.address() == rows.data_ptr(), "rows were copied")
        check_equal(t.read(rows), rows, "rows")
        for name, view in (("transposed", there.T), ("every other", there[:, ::2]), ("expanded", there[:1].expand(5, 30))):
            t = self.eager.from_torch(view)
            check(t.address() != view.data_ptr(), f"{name}: was not copied")
            check_equal(t.read(view), view, name)

    def test_flags(self):
        t = self.eager.tensor(host_values("float32", 10))
        for copy in (False, True):
            handle = t.managed(copy=copy)
            m = ctypes.cast(handle, POINTER(Managed)).contents
            check((m.major, m.ndim, m.shape[0], m.byte_offset) == (1, 1, 10, 0), "fields")
            check(m.flags == (IS_COPIED if copy else READ_ONLY), f"flags {m.flags}")
            check((m.data == t.address()) == (not copy), "memory")
            m.deleter(handle)
        t.copy = True
        there = torch.from_dlpack(t)
        there += 1
        self.wait()
        check_equal(t.read(there), host_values("float32", 10), "a copy was written to")
        check_equal(there, host_values("float32", 10) + 1, "the copy")

    def test_ops_of_both(self):
        x = torch.linspace(0, 1, 10000, device=self.device)
        t = self.eager.from_torch(x)
        for _ in range(20):
            t = self.eager.run("add", t, t)
            t = self.eager.from_torch(torch.from_dlpack(t) * 0.5)
        check_equal(t.read(x), x, "values")

    def test_memory_returns(self):
        """Deleters run on both sides."""
        n = 1 << 22
        host = torch.ones(n)
        warm = self.eager.from_torch(host.to(self.device))
        self.eager.run("add", warm, warm)
        del warm
        self.settle()
        before, live = self.eager.memory().in_use, self.eager.memory().live_tensors
        theirs = torch.cuda.memory_allocated if self.device.type == "cuda" else lambda: 0
        before_theirs = theirs()
        for _ in range(10):
            t = self.eager.tensor(host)
            there = torch.from_dlpack(t)
            t.release()
            check(self.eager.memory().in_use >= before + 4 * n, "PyTorch does not hold the memory")
            there_too = there[1:]
            del there
            check(self.eager.memory().in_use >= before + 4 * n, "a view does not hold the memory")
            del there_too
            check(self.eager.memory().in_use == before, f"{self.eager.memory().in_use - before} bytes stay")
        for _ in range(10):
            t = self.eager.from_torch(torch.ones(n, device=self.device))
            u = self.eager.run("add", t, t)
            check(theirs() >= before_theirs + 4 * n or self.device.type == "cpu", "libeager does not hold the memory")
            t.release()
            u.release()
        self.settle()
        check(theirs() == before_theirs, f"{theirs() - before_theirs} bytes of PyTorch's stay")
        check(self.eager.memory().in_use == before, f"{self.eager.memory().in_use - before} bytes stay")
        check(self.eager.memory().live_tensors == live, "tensors stay")

    def gpu_test_streams_to_torch(self):
        """A consumer's stream waits for what libeager has queued, and libeager's next writer for the consumer."""
        n = 1 << 24
        one = self.eager.tensor(torch.ones(n))
        for stream in (torch.cuda.Stream(), torch.cuda.default_stream(), torch.cuda.Stream(priority=-1)):
            for _ in range(5):
                t = one
                for _ in range(30):  # keeps the device busy when PyTorch begins
                    t = self.eager.run("add", t, one)
                with torch.cuda.stream(stream):
                    there = torch.from_dlpack(t)
                    t.release()
                    are_right = [(there == 31).all() for _ in range(20)]
                    del there  # its stream still reads; libeager may give the memory to the next tensor
                for _ in range(3):
                    self.eager.run("multiply", one, one)
                stream.synchronize()  # item() waits for the default stream alone
                check(all(r.item() for r in are_right), f"{stream}: values that are not 31")
        self.wait()

    def gpu_test_streams_from_torch(self):
        """libeager's stream waits for what PyTorch has queued on the producer's."""
        n = 1 << 24
        for _ in range(5):
            stream = torch.cuda.Stream()
            with torch.cuda.stream(stream):
                x = torch.ones(n, device=self.device)
                for _ in range(30):
                    x = x + 1
                t = self.eager.from_torch(x)
                del x  # libeager holds the memory, so PyTorch must not give it away
            u = self.eager.run("add", t, t)
            t.release()
            with torch.cuda.stream(stream):
                others = [torch.zeros(n, device=self.device) for _ in range(3)]
            check(bool((u.read(others[0]) == 62).all()), "values")
        self.wait()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("library")
    parser.add_argument("--device", default="gpu:0")
    arguments = parser.parse_args()
    on_gpu = arguments.device.startswith("gpu")
    device = torch.device("cuda", int(arguments.device.partition(":")[2] or 0)) if on_gpu else torch.device("cpu")
    eager = Library(arguments.library, arguments.device if on_gpu else "cpu:0")
    tests = Tests(eager, device)
    for name in dir(tests):
        kind, _, what = name.partition("test_")
        if not what or (kind == "gpu_" and not on_gpu) or kind not in ("", "gpu_"):
            continue
        try:
            getattr(tests, name)()
            tests.wait()
        except Exception as e:
            print(f"FAILED {what}: {type(e).__name__}: {e}")
            return 1
        print(f"ok {what}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
