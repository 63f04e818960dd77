#include "values/tensor.h"

#include <utility>

#include "calls/observer.h"

namespace {

// Freed Tensor objects that are used again. Python's allocator takes twice as long.
constexpr int kMaxFree = 256;
Tensor* free_tensors[kMaxFree];
int num_free = 0;

void dealloc(PyObject* self) {
  auto* tensor = reinterpret_cast<Tensor*>(self);
  if (unlikely(tensor->weak_references != nullptr)) PyObject_ClearWeakRefs(self);
  if (unlikely(observer != nullptr)) observer->freed(tensor->handle);
  eager_tensor_release(tensor->handle);
  if (likely(num_free < kMaxFree)) free_tensors[num_free++] = tensor;
  else PyObject_Free(self);
}

Py_hash_t hash(PyObject* self) { return static_cast<Py_hash_t>(eager_tensor_id(handle_of(self))); }

}  // namespace

PyTypeObject tensor_type = {
    .ob_base = PyVarObject_HEAD_INIT(nullptr, 0).tp_name = "eager.Tensor",
    .tp_basicsize = sizeof(Tensor),
    .tp_dealloc = dealloc,
    .tp_hash = hash,
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_weaklistoffset = offsetof(Tensor, weak_references),
};

PyObject* wrap(eager_tensor* handle) {
  Tensor* tensor;
  if (likely(num_free > 0)) {
    tensor = free_tensors[--num_free];
    PyObject_Init(reinterpret_cast<PyObject*>(tensor), &tensor_type);
  } else if (!(tensor = PyObject_New(Tensor, &tensor_type))) {
    eager_tensor_release(handle);
    return nullptr;
  }
  tensor->handle = handle;
  tensor->weak_references = nullptr;
  if (unlikely(observer != nullptr)) observer->wrapped(handle);
  return reinterpret_cast<PyObject*>(tensor);
}

eager_tensor_description describe(const eager_tensor* tensor) {
  eager_tensor_description description = {};
  description.struct_size = sizeof description;
  eager_status_release(eager_tensor_info(tensor, &description));
  return description;
}

void share_handle(PyObject* tensor, PyObject* other) {
  eager_tensor* const handle = handle_of(other);
  eager_tensor_retain(handle);
  eager_tensor* const former = std::exchange(reinterpret_cast<Tensor*>(tensor)->handle, handle);
  if (unlikely(observer != nullptr)) {
    observer->freed(former);
    observer->wrapped(handle);
  }
  eager_tensor_release(former);
}

PyObject* shape_tuple(const int64_t* dims, int32_t rank) {
  PyObject* tuple = PyTuple_New(rank);
  for (int32_t i = 0; tuple && i < rank; ++i) {
    PyObject* dim = dims[i] < 0 ? Ref::borrow(Py_None).release() : PyLong_FromLongLong(dims[i]);
    if (!dim) {
      Py_DECREF(tuple);
      return nullptr;
    }
    PyTuple_SET_ITEM(tuple, i, dim);
  }
  return tuple;
}

PyObject* device_string(const char* device) { return PyUnicode_InternFromString(device); }

PyObject* wrap_list(eager_tensor** handles, int32_t n) {
  Ref list(PyList_New(n));
  for (int32_t i = 0; list && i < n; ++i) {
    PyObject* tensor = wrap(handles[i]);
    handles[i] = nullptr;
    if (tensor) PyList_SET_ITEM(list.get(), i, tensor);
    else list = Ref();
  }
  eager_tensors_release(handles, n);
  return list.release();
}

bool give_tensors(PyObject* list, eager_tensor** outputs, int32_t n, const char* giver) {
  if (!PyList_Check(list) || PyList_GET_SIZE(list) != n) {
    PyErr_Format(PyExc_ValueError, "%s must give a list of %d tensors", giver, n);
    return false;
  }
  for (int32_t i = 0; i < n; ++i) {
    PyObject* item = PyList_GET_ITEM(list, i);
    if (!is_tensor(item)) {
      PyErr_Format(PyExc_TypeError, "%s must give Tensors, not %R", giver, Py_TYPE(item));
      return false;
    }
    outputs[i] = handle_of(item);
    eager_tensor_retain(outputs[i]);
  }
  return true;
}
