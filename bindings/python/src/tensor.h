// eager.Tensor: a Python object that holds one reference to an eager_tensor.
#ifndef EAGER_PYTHON_TENSOR_H_
#define EAGER_PYTHON_TENSOR_H_

#include "execution.h"

struct Tensor {
  PyObject_HEAD eager_tensor* handle;
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

// A description with struct_size set; never fails for a Tensor's handle.
eager_tensor_description describe(const eager_tensor* tensor);

// (2, 3); None for a dim that is not known.
PyObject* shape_tuple(const int64_t* dims, int32_t rank);

// "cpu:0"; "" where tensor is symbolic.
PyObject* device_string(const char* device);

// ---- dtypes (dtypes.cpp): eager/dtypes.py has the classes

inline bool is_integer(int32_t dtype) { return dtype >= EAGER_INT8 && dtype <= EAGER_UINT64; }
inline bool is_complex(int32_t dtype) { return dtype == EAGER_COMPLEX64 || dtype == EAGER_COMPLEX128; }

PyObject* dtype_object(int32_t code);  // new reference
// EAGER_FLOAT32, ... for a DType, a NumPy dtype, a name, a Python type. 0: an exception is set.
int32_t dtype_code(PyObject* object);

// ---- Reading (read.cpp)

PyObject* tensor_item(eager_tensor* tensor);      // the only element, as a Python scalar
PyObject* tensor_tolist(eager_tensor* tensor);    // nested lists of Python scalars; a scalar for rank 0
PyObject* tensor_elements(eager_tensor* tensor);  // a flat list of all elements as Python scalars
int tensor_bool(PyObject* self);
PyObject* tensor_float(PyObject* self);
PyObject* tensor_int(PyObject* self);
PyObject* tensor_index(PyObject* self);
extern PyMethodDef tensor_read_methods[];

// ---- NumPy and the buffer protocol (numpy.cpp), DLPack (dlpack.cpp)

PyObject* tensor_numpy(eager_tensor* tensor, bool copy);  // an array; a NumPy scalar for rank 0
extern PyBufferProcs tensor_buffer;
extern PyMethodDef tensor_numpy_methods[];
extern PyMethodDef tensor_dlpack_methods[];
bool init_dlpack(PyObject* module);
bool init_methods(PyObject* module);  // methods.cpp

// ---- Operators (operators.cpp), indexing (indexing.cpp); Variables have the same

extern PyNumberMethods number_methods, variable_number_methods;
PyObject* rich_compare(PyObject* a, PyObject* b, int comparison);
extern PyMappingMethods tensor_mapping;
extern PySequenceMethods tensor_sequence;
PyObject* tensor_iter(PyObject* self);

#endif
