// Lines of execution. An eager_context is used by one thread at a time and holds what must not leak from one piece of code
// to another: tapes, the device scope, the random stream. Python's notion of such a piece is a contextvars.Context: each
// thread has one, and each asyncio task. So there is an Execution, with an eager_context of its own, for each Context in which
// an op is run. It lies in the Context, in a ContextVar, and goes with it. A Context that was copied (a new task's) holds
// its parent's Execution, which is not its own: it gets a new one. The device scope is a ContextVar besides, so that a copy
// has the one of the moment when it was made.
#ifndef EAGER_PYTHON_EXECUTION_H_
#define EAGER_PYTHON_EXECUTION_H_

#include "python/gil.h"

// A line of execution: the Python object that a contextvars.Context holds.
struct Execution {
  PyObject_HEAD
  eager_context* context;  // the context that ops run on: `own`, a trace's, or the one that a callback was given
  eager_context* own;
  PyObject* home;  // weak reference to the contextvars.Context
  PyObject* weak_references;
  int training;     // whether layers train where a call does not say it
  int32_t running;  // number of calls that run without the GIL; other threads use its tapes only if it is 0
};

namespace detail {
struct ExecutionCache {
  uint64_t thread = 0, version = 0;  // PyThreadState's id, which is never reused, and context_ver, which only grows
  Execution* execution = nullptr;
};
extern ExecutionCache execution_cache;
Execution* find_execution();

inline PyThreadState* thread_state() {
#if PY_VERSION_HEX >= 0x030d0000
  return PyThreadState_GetUnchecked();
#else
  return _PyThreadState_UncheckedGet();
#endif
}
}  // namespace detail

// Returns the Execution of the current Context, and makes it if there is none. Borrowed. NULL: an exception is set.
inline Execution* current_execution() {
  const PyThreadState* state = detail::thread_state();
  const auto& cache = detail::execution_cache;
  if (likely(state->id == cache.thread && state->context_ver == cache.version && cache.execution))
    return cache.execution;
  return detail::find_execution();
}

// A scope in which the Execution runs ops on another context: a trace's, or a callback's.
class ContextScope {
 public:
  ContextScope(Execution* execution, eager_context* context) : execution_(execution), previous_(execution->context) {
    Py_INCREF(execution);
    execution->context = context;
  }
  ContextScope(const ContextScope&) = delete;
  ~ContextScope() {
    execution_->context = previous_;
    Py_DECREF(execution_);
  }

 private:
  Execution* execution_;
  eager_context* previous_;
};

// A scope in which this thread runs a kernel, or the inference, of an op of the program's. These compute with arrays alone: the
// library's context is in the middle of a call then, so there is no line of execution, and what asks for one raises
// FailedPreconditionError with this text.
class NoExecution {
 public:
  explicit NoExecution(const char* reason);
  NoExecution(const NoExecution&) = delete;
  ~NoExecution();

 private:
  const char* previous_;
};

// A scope in which this thread's calls that ask the program whether to go on end after some seconds: DeadlineExceededError.
class Deadline {
 public:
  explicit Deadline(double seconds);
  Deadline(const Deadline&) = delete;
  ~Deadline();

 private:
  double previous_;
};

// The number of elements from which an op releases the GIL. Releasing and retaking the GIL costs some 50 ns.
constexpr int64_t kLongOp = 16384;

// A scope without the GIL, in which the execution counts as running a call.
class WithoutGil {
 public:
  explicit WithoutGil(Execution* execution) : running_(execution) {}
  WithoutGil(const WithoutGil&) = delete;

 private:
  struct Running {
    explicit Running(Execution* e) : execution(e) {
      Py_INCREF(execution);
      ++execution->running;
    }
    ~Running() {
      --execution->running;
      Py_DECREF(execution);
    }
    Execution* execution;
  };
  Running running_;  // declared before released_, so that the count changes only while the GIL is held
  ReleasedGil released_;
};

// Calls f without the GIL and returns its result.
template <typename F>
auto without_gil(Execution* execution, F f) {
  WithoutGil released(execution);
  return f();
}

// Calls f, without the GIL if it computes kLongOp elements or more, and returns its result.
template <typename F>
auto without_gil_if_long(Execution* execution, int64_t elements, F f) {
  if (likely(elements < kLongOp)) return f();
  return without_gil(execution, f);
}

// ---- The root context of the process: the context of each Execution is a fork of it

// Returns the root context, which is made at the first call. NULL: an exception is set.
eager_context* root_context();

const eager_context_options& context_options();

// Replaces the root context by one with these options. Fails once there has been an Execution.
bool set_context_options(const eager_context_options& wanted);

// Makes `device` the device scope of the execution (NULL: no device in particular), and of copies that are made of its
// Context from now on. name: the device as a Python str, or None.
bool set_device_scope(Execution* execution, PyObject* name, const char* device);

bool init_execution();
bool init_settings(PyObject* module);

#endif
