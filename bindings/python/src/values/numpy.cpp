// NumPy is imported when it is first needed.
#include "values/numpy.h"

#include "python/errors.h"
#include "execution/execution.h"
#include "values/dtypes.h"
#include "values/read.h"
#include "values/tensor.h"

namespace {

static_assert(sizeof(Py_ssize_t) == sizeof(int64_t), "the dims of a tensor are given out as a Py_buffer's shape");

constexpr int32_t kNumDtypes = EAGER_STRING + 1;

static_assert(sizeof(long) == 8, "int64 is given out as a long, as NumPy's int64 is one, and not a long long");

// Returns the dtype's format as the struct module writes it. NULL: it has none.
const char* buffer_format(int32_t dtype) {
  static constexpr const char* formats[kNumDtypes] = {nullptr, "?", "b",     "h", "i", "l",  "B",  "H",    "I",
                                                      "L",     "e", nullptr, "f", "d", "Zf", "Zd", nullptr};
  return formats[dtype];
}

int no_data(Py_buffer* view, const eager_tensor_description& t) {
  if (t.flags & EAGER_TENSOR_SYMBOLIC) {
    view->obj = nullptr;
    raise_code(EAGER_FAILED_PRECONDITION,
               "A symbolic tensor has no memory to share: it has no value while a function is traced");
    return -1;
  }
  if (t.flags & EAGER_TENSOR_SPARSE_ROWS)
    return refuse_buffer(view, "sparse rows have no memory to share: use to_dense()");
  return refuse_buffer(view, "the tensor's memory is not the host's: use cpu()");
}

int get_buffer(PyObject* self, Py_buffer* view, int flags) {
  if (flags & PyBUF_WRITABLE) return refuse_buffer(view, "a tensor is immutable: its memory is read-only");
  const eager_tensor_description t = describe(handle_of(self));
  if (t.dtype == EAGER_STRING) return refuse_buffer(view, "strings have no memory to share: use tolist() or numpy()");
  if (!t.data && (t.num_elements != 0 || t.flags)) return no_data(view, t);
  static int64_t nothing;
  void* data = const_cast<void*>(t.data ? t.data : &nothing);
  return fill_buffer(view, self, {data, t.dims, t.num_elements, t.rank, t.dtype}, false, flags);
}

// ---- NumPy

// Returns the attribute `name` of a dtype's object in eager.dtypes, kept from the first call on. Borrowed.
PyObject* numpy_attribute(PyObject** kept, const char* name, int32_t dtype) {
  if (unlikely(!kept[dtype])) {
    Ref object(dtype_object(dtype));
    kept[dtype] = PyObject_GetAttrString(object.get(), name);
  }
  return kept[dtype];
}
PyObject* numpy_dtype(int32_t dtype) {
  static PyObject* dtypes[kNumDtypes];
  return numpy_attribute(dtypes, "dtype", dtype);
}
PyObject* numpy_scalar_type(int32_t dtype) {
  static PyObject* types[kNumDtypes];
  return numpy_attribute(types, "as_numpy_dtype", dtype);
}

PyObject* copied_array(eager_tensor* handle, const eager_tensor_description& t) {
  Execution* execution = current_execution();
  if (!execution) return nullptr;
  TensorHandle dense;
  if (t.flags & EAGER_TENSOR_SPARSE_ROWS) {
    if (!ok(eager_tensor_to_dense(execution->context, handle, dense.out()))) return nullptr;
    handle = dense.get();
  }
  const size_t bytes = eager_tensor_num_bytes(handle);
  Ref storage(
      PyByteArray_FromStringAndSize(nullptr, t.flags & EAGER_TENSOR_SYMBOLIC ? 0 : static_cast<Py_ssize_t>(bytes)));
  if (!storage) return nullptr;
  void* to = PyByteArray_AS_STRING(storage.get());
  return ok(without_gil(execution, [&] { return eager_tensor_read(handle, to, bytes); }))
             ? array_on(storage.get(), t.dtype, t.dims, t.rank)
             : nullptr;
}

PyObject* object_array(eager_tensor* handle, const eager_tensor_description& t) {
  Ref elements(tensor_elements(handle));
  return elements ? object_array_of(elements.get(), t.dims, t.rank) : nullptr;
}

PyObject* to_array(PyObject* self, bool copy) {
  eager_tensor* handle = handle_of(self);
  const eager_tensor_description t = describe(handle);
  if (t.dtype == EAGER_STRING && !(t.flags & EAGER_TENSOR_SYMBOLIC)) return object_array(handle, t);
  if (likely(!copy && !(t.flags & (EAGER_TENSOR_SYMBOLIC | EAGER_TENSOR_SPARSE_ROWS)) &&
             (t.data || t.num_elements == 0))) {
    return array_on(self, t.dtype, t.dims, t.rank);
  }
  return copied_array(handle, t);
}

PyObject* to_numpy(PyObject* self, bool copy) {
  eager_tensor* handle = handle_of(self);
  if (eager_tensor_rank(handle) > 0) return to_array(self, copy);
  Ref item(tensor_item(handle));
  if (!item || PyBytes_Check(item.get())) return item.release();
  PyObject* type = numpy_scalar_type(eager_tensor_dtype(handle));
  return type ? PyObject_CallFunctionObjArgs(type, item.get(), nullptr) : nullptr;
}

PyObject* numpy(PyObject* self, PyObject* args, PyObject* kwargs) {
  static const char* names[] = {"copy", nullptr};
  int copy = 0;
  if (kwargs || PyTuple_GET_SIZE(args) > 0) {
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "|p:numpy", const_cast<char**>(names), &copy)) return nullptr;
  }
  return to_numpy(self, copy);
}

// __array__(dtype=None, copy=None): NumPy's protocol. NumPy 1 does not pass `copy`.
PyObject* array(PyObject* self, PyObject* args, PyObject* kwargs) {
  static const char* names[] = {"dtype", "copy", nullptr};
  PyObject *dtype = Py_None, *copy = Py_None;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "|OO:__array__", const_cast<char**>(names), &dtype, &copy))
    return nullptr;
  const int must_copy = copy == Py_None ? 0 : PyObject_IsTrue(copy);
  if (must_copy < 0) return nullptr;
  const eager_tensor_description t = describe(handle_of(self));
  const bool forbidden = copy != Py_None && !must_copy;
  if (forbidden && !(t.flags & EAGER_TENSOR_SYMBOLIC) && t.num_elements > 0 && (t.dtype == EAGER_STRING || !t.data)) {
    PyErr_SetString(PyExc_ValueError,
                    "Unable to avoid copy while creating an array from a tensor that is not dense numbers on the host");
    return nullptr;
  }
  Ref result(to_array(self, must_copy));
  if (!result || dtype == Py_None) return result.release();
  Ref own(PyObject_GetAttrString(result.get(), "dtype"));
  const int same = own ? PyObject_RichCompareBool(own.get(), dtype, Py_EQ) : -1;
  if (same < 0) return nullptr;
  if (same) return result.release();
  if (forbidden) {
    PyErr_Format(PyExc_ValueError, "Unable to avoid copy while converting a tensor of dtype %s to another dtype",
                 eager_dtype_name(t.dtype));
    return nullptr;
  }
  return PyObject_CallMethod(result.get(), "astype", "(O)", dtype);
}

}  // namespace

int refuse_buffer(Py_buffer* view, const char* text) {
  view->obj = nullptr;
  PyErr_SetString(PyExc_BufferError, text);
  return -1;
}

int fill_buffer(Py_buffer* view, PyObject* owner, const Memory& memory, bool is_writable, int flags) {
  const char* format = buffer_format(memory.dtype);
  if (!format && (flags & PyBUF_FORMAT))
    return refuse_buffer(view, "bfloat16 has no format in the buffer protocol: use numpy()");
  view->buf = memory.data;
  view->itemsize = static_cast<Py_ssize_t>(eager_dtype_size(memory.dtype));
  view->len = memory.num_elements * view->itemsize;
  view->readonly = !is_writable;
  view->format = flags & PyBUF_FORMAT ? const_cast<char*>(format) : nullptr;
  view->ndim = flags & PyBUF_ND ? memory.rank : 1;
  view->shape = flags & PyBUF_ND ? reinterpret_cast<Py_ssize_t*>(const_cast<int64_t*>(memory.dims)) : nullptr;
  view->strides = nullptr;
  view->suboffsets = nullptr;
  view->internal = nullptr;
  if ((flags & PyBUF_F_CONTIGUOUS) == PyBUF_F_CONTIGUOUS && memory.rank > 1) {
    return refuse_buffer(view, "a tensor's memory is row-major");
  }
  if ((flags & PyBUF_STRIDES) == PyBUF_STRIDES && memory.rank > 0) {
    auto* strides = static_cast<Py_ssize_t*>(PyMem_Malloc(sizeof(Py_ssize_t) * static_cast<size_t>(memory.rank)));
    if (!strides) {
      view->obj = nullptr;
      PyErr_NoMemory();
      return -1;
    }
    Py_ssize_t stride = view->itemsize;
    for (int32_t i = memory.rank - 1; i >= 0; --i) {
      strides[i] = stride;
      stride *= memory.dims[i];
    }
    view->strides = strides;
    view->internal = strides;
  }
  view->obj = Ref::borrow(owner).release();
  return 0;
}

void release_buffer(PyObject*, Py_buffer* view) { PyMem_Free(view->internal); }

PyObject* array_on(PyObject* storage, int32_t dtype, const int64_t* dims, int32_t rank) {
  static PyObject* ndarray = nullptr;
  PyObject* type = numpy_dtype(dtype);
  if (!type || !imported(ndarray, "numpy", "ndarray")) return nullptr;
  Ref shape(shape_tuple(dims, rank));
  return shape ? PyObject_CallFunctionObjArgs(ndarray, shape.get(), type, storage, nullptr) : nullptr;
}

PyObject* object_array_of(PyObject* list, const int64_t* dims, int32_t rank) {
  static PyObject* array = nullptr;
  PyObject* dtype = numpy_dtype(EAGER_STRING);
  if (!dtype || !imported(array, "numpy", "array")) return nullptr;
  Ref shape(shape_tuple(dims, rank));
  Ref flat(shape ? PyObject_CallFunctionObjArgs(array, list, dtype, nullptr) : nullptr);
  return flat ? PyObject_CallMethod(flat.get(), "reshape", "(O)", shape.get()) : nullptr;
}

PyBufferProcs tensor_buffer = {.bf_getbuffer = get_buffer, .bf_releasebuffer = release_buffer};

PyMethodDef tensor_numpy_methods[] = {
    {"numpy", as_method(numpy), METH_VARARGS | METH_KEYWORDS,
     "numpy($self, /, copy=False)\n--\n\n"
     "The elements as a NumPy array of the same shape and dtype; a NumPy scalar for rank 0.\n\n"
     "On the host nothing is copied: the array is a read-only view of the tensor's memory, unless copy asks for one that may\n"
     "be written to. From other devices the elements are copied. Strings become an array of bytes objects.\n\n"
     "TypeError: bfloat16 needs the package ml_dtypes. FailedPreconditionError: the tensor is symbolic.\n\n"
     ">>> import eager\n>>> eager.constant([1., 2.]).numpy()\narray([1., 2.], dtype=float32)\n"},
    {"__array__", as_method(array), METH_VARARGS | METH_KEYWORDS, "The elements as a NumPy array, for numpy.asarray."},
    {nullptr, nullptr, 0, nullptr},
};
