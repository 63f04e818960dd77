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

// The Variable object of a handle, which is borrowed: the one that there is already, or a new one.
PyObject* variable_object(eager_variable* handle);

// Makes self, a new Variable without a handle, the object of the handle, which it takes over.
void adopt_variable(PyObject* self, eager_variable* handle);

#endif
