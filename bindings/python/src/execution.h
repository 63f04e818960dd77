// Lines of execution. An eager_context is used by one thread at a time and holds what must not leak from one piece of code
// to another: tapes, the device scope, the random stream. Python's notion of such a piece is a contextvars.Context: each
// thread has one, and each asyncio task. So there is an Execution, with an eager_context of its own, for each Context in which
// an op is run. It lies in the Context, in a ContextVar, and goes with it. A Context that was copied (a new task's) holds
// its parent's Execution, which is not its own: it gets a new one. The device scope is a ContextVar besides, so that a copy
// has the one of the moment when it was made.
#ifndef EAGER_PYTHON_EXECUTION_H_
#define EAGER_PYTHON_EXECUTION_H_

#include <atomic>

#include "errors.h"
#include "python.h"

struct Execution {
  PyObject_HEAD eager_context*
      context;  // ops run here: the Execution's own, a trace's, or the one that a callback was given
  eager_context* own;
  PyObject* home;  // weak reference to the contextvars.Context
  PyObject* weak_references;
  int32_t running;  // calls that run with the GIL released: other threads keep off its tapes (tape.h)
};

namespace detail {
struct ExecutionCache {
  uint64_t thread = 0, version = 0;  // PyThreadState's id, never used again, and context_ver, which only grows
  Execution* execution = nullptr;
};
extern ExecutionCache execution_cache;
Execution* find_execution();
void take_gil(PyThreadState* state) noexcept;
[[noreturn]] void rest();                  // of a thread that CPython ends, as the interpreter ends
extern std::atomic<int32_t> num_running;   // calls of the library without the GIL, in all threads
extern thread_local int32_t running_here;  // in this one

inline PyThreadState* thread_state() {
#if PY_VERSION_HEX >= 0x030d0000
  return PyThreadState_GetUnchecked();
#else
  return _PyThreadState_UncheckedGet();
#endif
}
}  // namespace detail

// Borrowed. NULL: an exception is set.
inline Execution* current_execution() {
  const PyThreadState* state = detail::thread_state();
  const auto& cache = detail::execution_cache;
  if (likely(state->id == cache.thread && state->context_ver == cache.version && cache.execution))
    return cache.execution;
  return detail::find_execution();
}

// Ops run on another context as long as it lives: a trace's, or a callback's.
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

// The GIL is released as long as it lives.
class WithoutGil {
 public:
  explicit WithoutGil(Execution* execution) : execution_(execution) {
    Py_INCREF(execution_);
    ++execution_->running;
    ++detail::running_here;
    detail::num_running.fetch_add(1, std::memory_order_relaxed);
    state_ = PyEval_SaveThread();
  }
  WithoutGil(const WithoutGil&) = delete;
  ~WithoutGil() {
    --detail::running_here;
    detail::num_running.fetch_sub(1, std::memory_order_release);
    detail::take_gil(state_);
    --execution_->running;
    Py_DECREF(execution_);
  }

 private:
  Execution* execution_;
  PyThreadState* state_;
};

namespace detail {
extern int num_traces;  // that are under way, in any thread
eager_tensor* captured(Execution* execution, eager_tensor* t);
}  // namespace detail

// t, or what stands for it in the present trace if it belongs outside. Borrowed: it lives as long as the trace.
// Ops do this by themselves (execute); it is for what else takes tensors.
inline eager_tensor* in_trace(Execution* execution, eager_tensor* t) {
  return likely(detail::num_traces == 0) ? t : detail::captured(execution, t);
}

// The GIL for a callback of the library, which comes on any thread, with it or without; PyGILState_Release gives it back.
PyGILState_STATE ensure_gil() noexcept;

// From so many elements of all inputs on an op is worth a release of the GIL, which costs some 50 ns.
constexpr int64_t kLongOp = 16384;

constexpr uint64_t kFromFirst =
    ~uint64_t{0};  // the arguments are given in their places, as eager_execute_args takes them

// eager_execute_masked, with the GIL released for long ops: work is what is known of the op besides its inputs, in elements.
// In a trace, with what stands there for inputs from outside.
eager_status* execute(Execution* execution, eager_op* op, eager_tensor* const* inputs, int32_t num_inputs,
                      const int64_t* args, int32_t num_args, eager_tensor** outputs, int32_t* num_outputs,
                      int64_t work = 0, uint64_t given = kFromFirst);

// The only output of an op, which is made at its first use and kept. NULL: an exception is set.
inline eager_tensor* run_op(Execution* execution, eager_op*& op, const char* name, eager_tensor* const* inputs,
                            int32_t num_inputs, const int64_t* args = nullptr, int32_t num_args = 0) {
  if (unlikely(!op) && !ok(eager_op_create(execution->context, name, &op))) return nullptr;
  eager_tensor* out;
  int32_t num_outputs = 1;
  return ok(execute(execution, op, inputs, num_inputs, args, num_args, &out, &num_outputs)) ? out : nullptr;
}

#endif
