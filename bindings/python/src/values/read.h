// Elements of a tensor as Python values.
#ifndef EAGER_PYTHON_READ_H_
#define EAGER_PYTHON_READ_H_

#include "python/python.h"

// Returns the only element as a Python scalar.
PyObject* tensor_item(eager_tensor* tensor);
// Returns the elements as nested lists of Python scalars; for rank 0 a Python scalar.
PyObject* tensor_tolist(eager_tensor* tensor);
// Returns a flat list of all elements as Python scalars.
PyObject* tensor_elements(eager_tensor* tensor);

// Slots of Tensors' and Variables' types that convert the only element to a bool, float, int or index.
int tensor_bool(PyObject* self);
PyObject* tensor_float(PyObject* self);
PyObject* tensor_int(PyObject* self);
PyObject* tensor_index(PyObject* self);

extern PyMethodDef tensor_read_methods[];

#endif
