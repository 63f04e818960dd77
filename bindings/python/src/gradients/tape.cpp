#include "gradients/tape.h"

#include "python/errors.h"

bool is_live(const GradientTape* self, const char* method) {
  if (unlikely(self->busy)) {
    raise_code(EAGER_FAILED_PRECONDITION, "%s() of a tape whose gradient is being computed", method);
  } else if (unlikely(!self->handle)) {
    raise_code(EAGER_FAILED_PRECONDITION,
               "%s() of a GradientTape that was not entered: record ops in `with tape:` first", method);
  } else if (unlikely(self->used)) {
    raise_code(EAGER_FAILED_PRECONDITION,
               "A non-persistent GradientTape can only be used to compute one set of gradients (or jacobians)");
  } else {
    return true;
  }
  return false;
}

bool may_touch(const GradientTape* self, const Execution* execution) {
  if (likely(self->execution == execution || self->execution->running == 0)) return true;
  raise_code(EAGER_FAILED_PRECONDITION, "The tape's context is in use by another thread right now");
  return false;
}

bool bind_arguments(const char* function, const char* const* names, Py_ssize_t n, Py_ssize_t required,
                    PyObject* const* args, Py_ssize_t num_positional, PyObject* keywords, PyObject** values) {
  if (num_positional > n) {
    PyErr_Format(PyExc_TypeError, "%s() takes at most %zd arguments (%zd given)", function, n, num_positional);
    return false;
  }
  for (Py_ssize_t i = 0; i < num_positional; ++i) values[i] = args[i];
  for (Py_ssize_t k = 0; keywords && k < PyTuple_GET_SIZE(keywords); ++k) {
    PyObject* name = PyTuple_GET_ITEM(keywords, k);
    Py_ssize_t i = 0;
    while (i < n && PyUnicode_CompareWithASCIIString(name, names[i]) != 0) ++i;
    if (i == n || values[i]) {
      PyErr_Format(PyExc_TypeError,
                   i == n ? "%s() got an unexpected keyword argument '%U'"
                          : "%s() got multiple values for argument '%U'",
                   function, name);
      return false;
    }
    values[i] = args[num_positional + k];
  }
  for (Py_ssize_t i = 0; i < required; ++i) {
    if (values[i]) continue;
    PyErr_Format(PyExc_TypeError, "%s() missing required argument: '%s'", function, names[i]);
    return false;
  }
  return true;
}
