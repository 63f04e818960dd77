#include "python/gil.h"

#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <atomic>

namespace {

std::atomic<int32_t> num_running;   // number of calls of the library that run without the GIL, in all threads
thread_local int32_t running_here;  // number of such calls in this thread

// Waits, when the interpreter has ended, until no other thread computes: the library is about to be taken down. Other
// threads cannot begin new calls. The wait ends after 5 seconds, since an op may take as long as a loop that a user
// wrote.
void wait_for_running_calls() {
  constexpr int kMilliseconds = 5000;
  for (int i = 0; i < kMilliseconds && num_running.load(std::memory_order_acquire) > 0; ++i) usleep(1000);
}

// Forgets the calls of threads that a forked process does not have.
void after_fork() { num_running.store(running_here, std::memory_order_relaxed); }

}  // namespace

void detail::rest() noexcept {
  num_running.fetch_sub(running_here, std::memory_order_release);
  for (;;) pause();
}

PyThreadState* detail::give_gil() noexcept {
  ++running_here;
  num_running.fetch_add(1, std::memory_order_relaxed);
  return PyEval_SaveThread();
}

void detail::take_gil(PyThreadState* state) noexcept {
  --running_here;
  num_running.fetch_sub(1, std::memory_order_release);
  run_python([=] { PyEval_RestoreThread(state); });
}

detail::Gil::Gil() {
  if (interpreter_is_over() && !is_main_thread()) rest();
  state_ = run_python([] { return PyGILState_Ensure(); });
}

// The last scope of a thread drops what the thread's state holds, whose finalizers may run.
detail::Gil::~Gil() {
  run_python([this] { PyGILState_Release(state_); });
}

bool interpreter_is_over() {
#if PY_VERSION_HEX >= 0x030d0000
  return !Py_IsInitialized() || Py_IsFinalizing();
#else
  return !Py_IsInitialized() || _Py_IsFinalizing();
#endif
}

bool is_main_thread() { return syscall(SYS_gettid) == getpid(); }

void release_object(void* object) {
  drop_references([=] { Py_DECREF(static_cast<PyObject*>(object)); });
}

bool init_gil() {
  pthread_atfork(nullptr, nullptr, after_fork);
  if (Py_AtExit(wait_for_running_calls) < 0) PyErr_Clear();  // Py_AtExit has no room: the process ends without the wait
  return true;
}
