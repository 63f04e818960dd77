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

// A Tensor that takes over the handle, which is released if there is no memory for it.
PyObject* wrap(eager_tensor* handle);

// A Tensor with a reference of its own.
inline PyObject* wrap_shared(eager_tensor* handle) {
  eager_tensor_retain(handle);
  return wrap(handle);
}

// A list of Tensors that takes over the handles, also when it fails.
PyObject* wrap_list(eager_tensor** handles, int32_t n);

// A tuple of Tensors with references of their own, for the items of a range, whose handles handle(item) gives.
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

// A description with struct_size set; never fails for a Tensor's handle.
eager_tensor_description describe(const eager_tensor* tensor);

inline bool is_symbolic(const eager_tensor* tensor) { return describe(tensor).flags & EAGER_TENSOR_SYMBOLIC; }

// (2, 3); None for a dim that is not known.
PyObject* shape_tuple(const int64_t* dims, int32_t rank);

// "cpu:0"; "" where tensor is symbolic.
PyObject* device_string(const char* device);

#endif
