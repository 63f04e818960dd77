// eager._core.Function: a traced function as a Python callable.
#ifndef EAGER_PYTHON_FUNCTION_H_
#define EAGER_PYTHON_FUNCTION_H_

#include "execution/execution.h"

struct Function {
  PyObject_HEAD
  vectorcallfunc vectorcall;
  eager_function* handle;
  eager_op* op;
  int32_t num_inputs;  // those of calls: without captures
  int32_t num_outputs;
  PyObject* captures;     // tuple of Tensors from outside, which follow the inputs
  PyObject* closed_over;  // tuple of those that are constants, but might be watched; NULL: there are none
  PyObject* structure;    // of what a call gives: None for the only output, or a tuple of all; else a template
  PyObject* weak_references;
};
extern PyTypeObject function_type;

// Runs it on tensors, num_inputs of them, without the GIL.
PyObject* run_function(Function* function, Execution* execution, eager_tensor* const* inputs);

// Reports whether a tape watches a tensor that the function closes over: then another trace must run, which has it as an input.
bool closes_over_watched(const Function* function, const Execution* execution);

// An instance of cls, a subclass of Function, that takes over the handle; the tuples are borrowed, or NULL.
PyObject* new_function(PyTypeObject* cls, FunctionHandle handle, PyObject* captures, PyObject* closed_over = nullptr);

// Sets for a heap type what CPython inherits for static ones only: calls without a tuple of arguments, and, for
// methods, without a bound method.
void set_call_flags(PyTypeObject* type, bool is_method);

bool init_function(PyObject* module);
bool init_trace_function(PyObject* module);
bool init_dispatcher(PyObject* module);
bool init_control_flow(PyObject* module);

#endif
