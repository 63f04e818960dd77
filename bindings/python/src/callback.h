// Python code that the library calls back, on any thread and with or without the GIL.
#ifndef EAGER_PYTHON_CALLBACK_H_
#define EAGER_PYTHON_CALLBACK_H_

#include "execution.h"

// Holds the GIL as long as it lives.
class Gil {
 public:
  Gil() : state_(ensure_gil()) {}
  Gil(const Gil&) = delete;
  ~Gil() { PyGILState_Release(state_); }

 private:
  PyGILState_STATE state_;
};

// call(), which runs Python code. A thread that CPython ends there stops here: it must not unwind through the library, nor
// through frames that hold Python objects.
template <typename Call>
PyObject* run_python(Call call) noexcept {
  try {
    return call();
  } catch (...) {
    detail::rest();
  }
}

// When the interpreter ends, objects stay: a thread that asked for the GIL then would not get it.
inline bool interpreter_is_over() {
#if PY_VERSION_HEX >= 0x030d0000
  return !Py_IsInitialized() || Py_IsFinalizing();
#else
  return !Py_IsInitialized() || _Py_IsFinalizing();
#endif
}

// The destroy function for a Python object.
inline void release_object(void* object) {
  if (interpreter_is_over()) return;
  Gil gil;
  PyObject *type, *value, *traceback;  // of whoever released the last handle
  PyErr_Fetch(&type, &value, &traceback);
  Py_DECREF(static_cast<PyObject*>(object));
  PyErr_Restore(type, value, traceback);
}

#endif
