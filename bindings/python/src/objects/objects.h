// What Python sees of Tensors, Variables and Optimizers: each is one file.
#ifndef EAGER_PYTHON_OBJECTS_H_
#define EAGER_PYTHON_OBJECTS_H_

#include "python/python.h"

// A new _core.Optimizer on a handle, which is borrowed.
PyObject* optimizer_object(eager_optimizer* handle);

bool init_tensor(PyObject* module);
bool init_variable(PyObject* module);
bool init_optimizer(PyObject* module);

#endif
