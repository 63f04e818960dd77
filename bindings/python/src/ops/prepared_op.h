// eager._core.PreparedOp: an op that is called with a list of tensors and returns a list. It runs a Python function
// (py_function), a traced function, or control flow over traced functions.
#ifndef EAGER_PYTHON_PREPARED_OP_H_
#define EAGER_PYTHON_PREPARED_OP_H_

#include "python/python.h"

// Returns a new PreparedOp that has num_outputs outputs.
PyObject* new_prepared_op(OpHandle op, int num_outputs);

// Returns the op of a PreparedOp, borrowed. NULL, with an exception set: the object is no PreparedOp.
eager_op* prepared_op(PyObject* object);
bool is_prepared_op(PyObject* object);

// Calls the callable with a list of Tensors, as the callback of an op that runs Python code. The caller has the GIL.
eager_status* run_host_call(PyObject* callable, eager_context* context, eager_tensor* const* inputs, int32_t n,
                            eager_tensor** outputs, int32_t m);

#endif
