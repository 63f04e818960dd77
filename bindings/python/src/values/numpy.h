// Tensors as NumPy arrays, and as memory for whoever knows the buffer protocol.
#ifndef EAGER_PYTHON_NUMPY_H_
#define EAGER_PYTHON_NUMPY_H_

#include "python/python.h"

extern PyBufferProcs tensor_buffer;

// Memory of the host that holds elements as tensors do: dense, row-major.
struct Memory {
  void* data;
  const int64_t* dims;
  int64_t num_elements;
  int32_t rank;
  int32_t dtype;
};

// Fills in a view of memory that `owner` keeps, as bf_getbuffer does. Returns 0, or -1 with a BufferError.
int fill_buffer(Py_buffer* view, PyObject* owner, const Memory& memory, bool is_writable, int flags);
int refuse_buffer(Py_buffer* view, const char* text);
void release_buffer(PyObject* owner, Py_buffer* view);

// Returns a NumPy array on the memory of `storage`, which has the buffer protocol.
PyObject* array_on(PyObject* storage, int32_t dtype, const int64_t* dims, int32_t rank);

// Returns a NumPy array of the objects of a list.
PyObject* object_array_of(PyObject* list, const int64_t* dims, int32_t rank);

extern PyMethodDef tensor_numpy_methods[];

#endif
