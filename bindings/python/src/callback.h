// Python code that the library calls back, on any thread and with or without the GIL.
#ifndef EAGER_PYTHON_CALLBACK_H_
#define EAGER_PYTHON_CALLBACK_H_

#include <unistd.h>

#include "python.h"

// Holds the GIL as long as it lives.
class Gil {
 public:
  Gil() : state_(take()) {}
  Gil(const Gil&) = delete;
  ~Gil() { PyGILState_Release(state_); }

 private:
  // See take_gil in execution.cpp: a thread that CPython ends here must not unwind through the library.
  static PyGILState_STATE take() noexcept {
    try {
      return PyGILState_Ensure();
    } catch (...) {
      for (;;) pause();
    }
  }
  PyGILState_STATE state_;
};

// The destroy function for a Python object. When the interpreter ends the object stays: a thread that asked for the GIL
// then would not get it.
inline void release_object(void* object) {
#if PY_VERSION_HEX >= 0x030d0000
  const bool is_over = !Py_IsInitialized() || Py_IsFinalizing();
#else
  const bool is_over = !Py_IsInitialized() || _Py_IsFinalizing();
#endif
  if (is_over) return;
  Gil gil;
  PyObject *type, *value, *traceback;  // of whoever released the last handle
  PyErr_Fetch(&type, &value, &traceback);
  Py_DECREF(static_cast<PyObject*>(object));
  PyErr_Restore(type, value, traceback);
}

#endif
