// eager._core.Function: a traced function as a Python callable, and what traces need of the rest of the extension.
#ifndef EAGER_PYTHON_FUNCTION_H_
#define EAGER_PYTHON_FUNCTION_H_

#include <functional>
#include <vector>

#include "execution.h"

struct Function {
  PyObject_HEAD vectorcallfunc vectorcall;
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

// Runs it on tensors, num_inputs of them, with the GIL released.
PyObject* run_function(Function* function, Execution* execution, eager_tensor* const* inputs);

// A list of Tensors that takes over the handles, also when it fails.
PyObject* wrap_list(eager_tensor** handles, int32_t n);

// An instance of cls, a subclass of Function, that takes over the handle; the tuples are borrowed, or NULL.
PyObject* new_function(PyTypeObject* cls, FunctionHandle handle, PyObject* captures, PyObject* closed_over = nullptr);

// Sets for a heap type what CPython inherits for static ones only: calls without a tuple of arguments, and, for
// methods, without a bound method.
void set_call_flags(PyTypeObject* type, bool is_method);

// A new _core.Optimizer on a handle, which is borrowed (optimizer.cpp).
PyObject* optimizer_object(eager_optimizer* handle);

// The op of a _core.PreparedOp, borrowed (function_prepared.cpp).
eager_op* prepared_op(PyObject* object);

// ---- Traces (function_trace.cpp)

// A tensor that is not there yet. Python's (dtype code, shape) with None for an unknown dim, which is -1 here.
struct Spec {
  int32_t dtype;
  std::vector<int64_t> dims;
};
bool parse_spec(PyObject* object, Spec& spec);

PyObject* trace_function(PyObject* cls, PyObject* args);

// Whether a function is being traced on the execution's context.
bool is_tracing(const Execution* execution);

// What code of a trace sees of dims, a tuple or one: where they stand for any, objects in place of None that cannot be
// compared, so that no branch is taken for all of them.
PyObject* dims_in_trace(PyObject* dims);

// To be told by whoever makes a variable on the context of execution.
void note_variable(const Execution* execution);

// run(inputs), which executes an op, with what stands in the execution's trace, if it has one, for inputs from outside.
eager_status* execute_in_trace(Execution* execution, eager_tensor* const* inputs, int32_t num_inputs,
                               eager_tensor** outputs, int32_t* num_outputs,
                               const std::function<eager_status*(eager_tensor* const*)>& run);

// Tells the execution's trace, if it has one, that it uses a function that closes over these.
void note_closed_over(const Execution* execution, PyObject* tensors);
// Whether a tape, or one around a trace, watches one of them.
bool any_is_watched(const Execution* execution, PyObject* tensors);

bool init_trace(PyObject* module);
bool init_dispatcher(PyObject* module);
bool init_prepared(PyObject* module);

#endif
