// eager.GradientTape: the object, and what its methods (tape_type.cpp, gradient.cpp) and custom gradients
// (custom_gradient.cpp) share.
#ifndef EAGER_PYTHON_TAPE_H_
#define EAGER_PYTHON_TAPE_H_

#include "execution/execution.h"

struct GradientTape {
  PyObject_HEAD
  eager_tape* handle;      // NULL: not entered yet
  Execution* execution;    // where it records
  eager_context* context;  // on which; only compared
  PyObject* weak_references;
  char persistent, watches_variables;
  bool entered;  // inside its `with`, and it can record
  bool used;     // its one gradient was asked for
  bool busy;     // the gradient is being computed
};

inline GradientTape* tape_of(PyObject* self) { return reinterpret_cast<GradientTape*>(self); }

// Whether the tape can be asked for something now.
bool is_live(const GradientTape* self, const char* method);

// A tape belongs to a context, which one thread uses at a time: that of its Execution, or any while that one rests.
bool may_touch(const GradientTape* self, const Execution* execution);

// Positional and keyword arguments by name; those that are not given stay NULL.
bool bind_arguments(const char* function, const char* const* names, Py_ssize_t n, Py_ssize_t required,
                    PyObject* const* args, Py_ssize_t num_positional, PyObject* keywords, PyObject** values);

// gradient(target, sources, output_gradients=None, unconnected_gradients="none"), a method.
PyObject* tape_gradient(PyObject* self, PyObject* const* args, Py_ssize_t num_args, PyObject* keywords);

// record_gradient(inputs, outputs, backward): tuples of Tensors, and a function from the outputs' gradients to a
// sequence of the inputs' (None: none). Gives the Tensors to go on with. Behind eager.custom_gradient.
PyObject* record_gradient(PyObject* module, PyObject* const* args, Py_ssize_t num_args);

bool init_tape(PyObject* module);

#endif
