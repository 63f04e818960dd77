// eager._core.PreparedOp: an op that is called with a list of tensors and gives a list: Python's code as an op (py_function), a
// traced function, and control flow over such.
#ifndef EAGER_PYTHON_PREPARED_OP_H_
#define EAGER_PYTHON_PREPARED_OP_H_

#include "python/python.h"

// A PreparedOp with so many outputs.
PyObject* new_prepared_op(OpHandle op, int num_outputs);

// The op of a PreparedOp, borrowed. NULL, and an exception: another object.
eager_op* prepared_op(PyObject* object);

#endif
