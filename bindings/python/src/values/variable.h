// eager.Variable: a Python object that holds one reference to an eager_variable. Its methods are added in objects/variable.cpp.
#ifndef EAGER_PYTHON_VARIABLE_H_
#define EAGER_PYTHON_VARIABLE_H_

#include "python/python.h"

struct Variable {
  PyObject_HEAD
  eager_variable* handle;
  PyObject* attributes;  // __dict__, for libraries that mark variables
  PyObject* weak_references;
};
extern PyTypeObject variable_type;  // may be subclassed

inline bool is_variable(PyObject* object) {
  return Py_TYPE(object) == &variable_type || PyType_IsSubtype(Py_TYPE(object), &variable_type);
}
inline eager_variable* variable_handle(PyObject* variable) { return reinterpret_cast<Variable*>(variable)->handle; }

// A function in Python that is told of each slice that variable[key] gives, by variable, key and slice; NULL: nobody is.
extern PyObject* variable_slice_observer;

// Returns the Variable object of a handle: the existing one, or a new one that retains the handle.
PyObject* variable_object(eager_variable* handle);

// Gives the handle to self, a new Variable that has none, and makes self the handle's object.
void adopt_variable(PyObject* self, eager_variable* handle);

#endif
