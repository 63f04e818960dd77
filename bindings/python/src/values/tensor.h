// eager.Tensor: a Python object that holds one reference to an eager_tensor. Its methods are added in objects/tensor.cpp.
#ifndef EAGER_PYTHON_TENSOR_H_
#define EAGER_PYTHON_TENSOR_H_

#include "python/python.h"

struct Tensor {
  PyObject_HEAD
  eager_tensor* handle;
  PyObject* weak_references;
};
extern PyTypeObject tensor_type;

inline bool is_tensor(const PyObject* object) { return Py_TYPE(object) == &tensor_type; }
inline eager_tensor* handle_of(PyObject* tensor) { return reinterpret_cast<Tensor*>(tensor)->handle; }

// Returns a Tensor that takes over the handle. Without memory for a Tensor, the handle is released.
PyObject* wrap(eager_tensor* handle);

// Returns a Tensor that retains the handle.
inline PyObject* wrap_shared(eager_tensor* handle) {
  eager_tensor_retain(handle);
  return wrap(handle);
}

// Makes a Tensor the one of another Tensor's handle.
void share_handle(PyObject* tensor, PyObject* other);

// Returns a list of Tensors that takes over the handles. They are released if it fails.
PyObject* wrap_list(eager_tensor** handles, int32_t n);

// Puts the handles of a list of n Tensors, which keep theirs, into outputs. False, with an exception that names the giver: it is
// no such list.
bool give_tensors(PyObject* list, eager_tensor** outputs, int32_t n, const char* giver);

// Returns a tuple of Tensors that retain their handles: one for each item of a range, on handle(item).
template <typename Items, typename Handle>
PyObject* tensor_tuple(const Items& items, Handle handle) {
  Ref tuple(PyTuple_New(static_cast<Py_ssize_t>(items.size())));
  Py_ssize_t i = 0;
  for (const auto& item : items) {
    PyObject* tensor = tuple ? wrap_shared(handle(item)) : nullptr;
    if (!tensor) return nullptr;
    PyTuple_SET_ITEM(tuple.get(), i++, tensor);
  }
  return tuple.release();
}

// Returns the tensor's description. It never fails for a Tensor's handle.
eager_tensor_description describe(const eager_tensor* tensor);

inline bool is_symbolic(const eager_tensor* tensor) { return describe(tensor).flags & EAGER_TENSOR_SYMBOLIC; }

// Returns a tuple such as (2, 3), with None for an unknown dim.
PyObject* shape_tuple(const int64_t* dims, int32_t rank);

// Returns a str such as "cpu:0"; "" for the device of a symbolic tensor.
PyObject* device_string(const char* device);

#endif
