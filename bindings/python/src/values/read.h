// Elements of a tensor as Python values.
#ifndef EAGER_PYTHON_READ_H_
#define EAGER_PYTHON_READ_H_

#include "python/python.h"

PyObject* tensor_item(eager_tensor* tensor);      // the only element, as a Python scalar
PyObject* tensor_tolist(eager_tensor* tensor);    // nested lists of Python scalars; a scalar for rank 0
PyObject* tensor_elements(eager_tensor* tensor);  // a flat list of all elements as Python scalars

// The only element of a Tensor or a Variable, for slots of their types.
int tensor_bool(PyObject* self);
PyObject* tensor_float(PyObject* self);
PyObject* tensor_int(PyObject* self);
PyObject* tensor_index(PyObject* self);

extern PyMethodDef tensor_read_methods[];

#endif
