// The Python types Tensor, Variable, Optimizer, Schedule, Layer and those of checkpoints; each has a file.
#ifndef EAGER_PYTHON_OBJECTS_H_
#define EAGER_PYTHON_OBJECTS_H_

#include "python/python.h"

// Returns a new _core.Optimizer that retains the handle.
PyObject* optimizer_object(eager_optimizer* handle);
// Returns the handle of an Optimizer. NULL: an exception is set, since the object is none.
eager_optimizer* optimizer_handle(PyObject* object);

bool is_schedule(PyObject* object);
// Returns the schedule's handle; NULL: its __init__() was not called.
eager_schedule* schedule_handle(PyObject* schedule);

// Calls the function in eager._core.on_new_variable, a ContextVar, with a Variable that has just been made; what it assigns
// is the first value, also while a function is traced. Returns false if an exception is set.
bool tell_of_new_variable(PyObject* variable);

bool init_tensor(PyObject* module);
bool init_variable(PyObject* module);
bool init_optimizer(PyObject* module);
bool init_layer(PyObject* module);
bool init_schedule(PyObject* module);
bool init_checkpoint(PyObject* module);
bool init_observer(PyObject* module);

#endif
