// The GIL: it is released while the library computes, and taken for Python code that the library calls back.
//
// When the interpreter ends, CPython ends threads that want the GIL with pthread_exit, whose unwinding must not pass
// through frames that hold Python objects or through the library. Here such a thread pauses until the process ends. The
// end of the process waits for calls of the library that run without the GIL.
#ifndef EAGER_PYTHON_GIL_H_
#define EAGER_PYTHON_GIL_H_

#include <cxxabi.h>

#include "python/python.h"

namespace detail {
// Stops the calling thread for good.
[[noreturn]] void rest() noexcept;

// Call PyEval_SaveThread and PyEval_RestoreThread, and count the calls of the library that run between them.
PyThreadState* give_gil() noexcept;
void take_gil(PyThreadState* state) noexcept;
}  // namespace detail

// A scope without the GIL.
class ReleasedGil {
 public:
  ReleasedGil() : state_(detail::give_gil()) {}
  ReleasedGil(const ReleasedGil&) = delete;
  ~ReleasedGil() { detail::take_gil(state_); }

 private:
  PyThreadState* state_;
};

// Returns call(), which runs Python code. If CPython ends the thread there, the thread pauses until the process ends.
template <typename Call>
auto run_python(Call call) {
  try {
    return call();
  } catch (abi::__forced_unwind&) {  // of pthread_exit
    detail::rest();
  }
}

namespace detail {
// A scope that holds the GIL, on any thread, also on one that holds it already.
class Gil {
 public:
  Gil();
  Gil(const Gil&) = delete;
  ~Gil();

 private:
  PyGILState_STATE state_;
};
}  // namespace detail

// Returns call(), which runs with the GIL, for a callback from the library. Where CPython ends the thread, the thread pauses.
template <typename Call>
auto with_gil(Call call) {
  const detail::Gil gil;
  return run_python(call);
}

// Reports whether this is the process's main thread, the only one that runs Python's signal handlers.
bool is_main_thread();

// Reports whether the interpreter ends or has ended. References to Python objects are not dropped any more then, since
// a thread would not get the GIL.
bool interpreter_is_over();

// Runs call(), which drops references to Python objects, for a destroy function that the library calls on any thread. The
// code that released the last handle may have an exception set, which stays.
template <typename Call>
void drop_references(Call call) {
  if (interpreter_is_over()) return;
  with_gil([&] {
    PyObject *type, *value, *traceback;
    PyErr_Fetch(&type, &value, &traceback);
    call();
    PyErr_Restore(type, value, traceback);
  });
}

// Drops a reference to a Python object. It is the destroy function of the objects that the library holds.
void release_object(void* object);

bool init_gil();

#endif
