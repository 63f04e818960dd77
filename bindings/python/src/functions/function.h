// eager._core.Function: a traced function as a Python callable.
#ifndef EAGER_PYTHON_FUNCTION_H_
#define EAGER_PYTHON_FUNCTION_H_

#include "execution/execution.h"

struct Function {
  PyObject_HEAD
  vectorcallfunc vectorcall;
  eager_function* handle;
  eager_op* op;
  int32_t num_inputs;  // number of inputs that a call gives; captures do not count
  int32_t num_outputs;
  PyObject* captures;     // tuple of the Tensors that fill in the captures, the inputs after those that a call gives
  PyObject* closed_over;  // tuple of the Tensors that are constants but may be watched later; NULL: there are none
  PyObject* structure;    // the result's structure: None for the only output or a tuple of all; else a template
  PyObject* weak_references;
};
extern PyTypeObject function_type;

// Runs the function on num_inputs tensors, without the GIL, and returns its result.
PyObject* run_function(Function* function, Execution* execution, eager_tensor* const* inputs);

// Reports whether a tape watches a tensor that is a constant of the function. If so, another trace must run instead,
// which has the tensor as a capture.
bool closes_over_watched(const Function* function, const Execution* execution);

// Returns an instance of cls, Function or a subclass, that takes over the handle. The tuples are borrowed, or NULL.
PyObject* new_function(PyTypeObject* cls, FunctionHandle handle, PyObject* captures, PyObject* closed_over = nullptr);

// Sets flags of a heap type that CPython inherits for static types only: objects are called without a tuple of
// arguments, and, if is_method, without a bound method.
void set_call_flags(PyTypeObject* type, bool is_method);

bool init_function(PyObject* module);
bool init_trace_function(PyObject* module);
bool init_dispatcher(PyObject* module);
bool init_control_flow(PyObject* module);
bool init_files(PyObject* module);
bool init_custom_op(PyObject* module);

#endif
