// The GIL: given back while the library computes, and taken for Python code that the library calls back.
//
// When the interpreter ends, CPython ends threads that want the GIL with pthread_exit, whose unwinding must not pass through
// frames that hold Python objects or through the library. Such a thread rests until the process is gone, and the end waits for
// calls of the library that run without the GIL.
#ifndef EAGER_PYTHON_GIL_H_
#define EAGER_PYTHON_GIL_H_

#include "python/python.h"

namespace detail {
// Stops the calling thread for good.
[[noreturn]] void rest() noexcept;

// PyEval_SaveThread and PyEval_RestoreThread; the calls of the library between them are counted.
PyThreadState* give_gil() noexcept;
void take_gil(PyThreadState* state) noexcept;
}  // namespace detail

// The GIL is given back as long as it lives.
class ReleasedGil {
 public:
  ReleasedGil() : state_(detail::give_gil()) {}
  ReleasedGil(const ReleasedGil&) = delete;
  ~ReleasedGil() { detail::take_gil(state_); }

 private:
  PyThreadState* state_;
};

// Takes the GIL on any thread, whether it has it or not; PyGILState_Release gives it back.
PyGILState_STATE ensure_gil() noexcept;

// Holds the GIL as long as it lives, in a callback of the library.
class Gil {
 public:
  Gil() : state_(ensure_gil()) {}
  Gil(const Gil&) = delete;
  ~Gil() { PyGILState_Release(state_); }

 private:
  PyGILState_STATE state_;
};

// Gives call(), which runs Python code. A thread that CPython ends there rests.
template <typename Call>
PyObject* run_python(Call call) noexcept {
  try {
    return call();
  } catch (...) {
    detail::rest();
  }
}

// Reports whether the interpreter ends or has ended. Objects stay then: a thread that asked for the GIL would not get it.
bool interpreter_is_over();

// Reports whether this is the process's main thread, the only one that runs Python's signal handlers.
bool is_main_thread();

// Drops a reference to a Python object: the destroy function of those that the library holds.
void release_object(void* object);

bool init_gil();

#endif
