// eager.GradientTape: the object, and what its methods (tape_type.cpp, gradient.cpp) and custom gradients
// (custom_gradient.cpp) share.
#ifndef EAGER_PYTHON_TAPE_H_
#define EAGER_PYTHON_TAPE_H_

#include "execution/execution.h"

struct GradientTape {
  PyObject_HEAD
  eager_tape* handle;      // NULL before the tape is first entered
  Execution* execution;    // the Execution whose ops the tape records
  eager_context* context;  // the Execution's context when the tape was entered; it is compared, never used
  PyObject* weak_references;
  char persistent, watches_variables;
  bool entered;  // whether the tape is inside its `with` and can record
  bool used;     // whether the one gradient of a tape that is not persistent was asked for
  bool busy;     // whether a gradient is being computed
};

inline GradientTape* tape_of(PyObject* self) { return reinterpret_cast<GradientTape*>(self); }

// Reports whether a method may be called: the tape was entered, computes no gradient now, and has not given its only
// one. If not, an exception that names the method is set.
bool is_live(const GradientTape* self, const char* method);

// Reports whether code of `execution` may use the tape. A tape belongs to its Execution's context, which one thread
// uses at a time: other Executions may use it while the tape's runs no call. If not, an exception is set.
bool may_touch(const GradientTape* self, const Execution* execution);

// Stores positional and keyword arguments in `values`, in the order of `names`. Arguments that are not given stay NULL.
bool bind_arguments(const char* function, const char* const* names, Py_ssize_t n, Py_ssize_t required,
                    PyObject* const* args, Py_ssize_t num_positional, PyObject* keywords, PyObject** values);

// The method gradient(target, sources, output_gradients=None, unconnected_gradients="none").
PyObject* tape_gradient(PyObject* self, PyObject* const* args, Py_ssize_t num_args, PyObject* keywords);

// record_gradient(inputs, outputs, backward): records on the tapes that `outputs` were computed from `inputs`, both
// tuples of Tensors. `backward` is a function from the outputs' gradients to a sequence of the inputs' (None: no
// gradient). Returns the Tensors to use in place of the outputs. eager.custom_gradient calls it.
PyObject* record_gradient(PyObject* module, PyObject* const* args, Py_ssize_t num_args);

// Puts the tensors of a tuple of gradients, which a function of Python's has returned, into `to`; None: there is no gradient.
bool give_gradients(Execution* execution, PyObject* gradients, eager_tensor** to);

bool init_tape(PyObject* module);

#endif
