#include "execution/execution.h"

#include <chrono>
#include <limits>

#include "python/errors.h"

detail::ExecutionCache detail::execution_cache;

namespace {

PyObject* variable;         // ContextVar: the Execution of the Context, or of the Context that it was copied from
PyObject* scope_variable;   // ContextVar: the device scope, a str or None
eager_context* root;        // runs no ops itself: Executions run them on forks of it
bool root_is_used = false;  // whether there has been an Execution
thread_local double deadline = std::numeric_limits<double>::infinity();  // of this thread's calls, as now() has it
thread_local const char* no_execution = nullptr;  // why this thread has no Execution now; NULL: it has one
eager_context_options options = {sizeof(eager_context_options), 0, 0, 0, 0, 0};

extern PyTypeObject execution_type;

void dealloc(PyObject* self) {
  auto* execution = reinterpret_cast<Execution*>(self);
  if (detail::execution_cache.execution == execution) detail::execution_cache = {};
  if (execution->weak_references) PyObject_ClearWeakRefs(self);
  eager_context_release(execution->own);
  Py_XDECREF(execution->home);
  PyObject_Free(self);
}

PyTypeObject execution_type = {
    .ob_base = PyVarObject_HEAD_INIT(nullptr, 0).tp_name = "eager._core.Execution",
    .tp_basicsize = sizeof(Execution),
    .tp_dealloc = dealloc,
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "What belongs to one contextvars.Context: tapes, device scope, random stream.",
    .tp_weaklistoffset = offsetof(Execution, weak_references),
};

bool lives_in(const Execution* execution, PyObject* context) {
  return execution->home && refers_to(execution->home, context);
}

eager_context* new_context(const eager_context_options& wanted);

double now() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

// Runs Python's signal handlers between the iterations of a traced loop, so that Ctrl-C ends it. Other threads than the
// main one run none. The handlers get a context of their own: they must neither record on the loop's tapes nor use its
// random numbers.
eager_status* check_signals(void*, eager_context* context) {
  if (now() >= deadline) return eager_status_new(EAGER_DEADLINE_EXCEEDED, "the time to wait has passed");
  if (!is_main_thread()) {
    if (interpreter_is_over()) detail::rest();
    return nullptr;
  }
  return with_gil([=] {
    Execution* execution = current_execution();
    Owned<eager_context, eager_context_release> own(execution ? new_context(options) : nullptr);
    if (!own || !ok(eager_context_set_device(own.get(), eager_context_device(context)))) return status_of_exception();
    ContextScope scope(execution, own.get());
    return PyErr_CheckSignals() == 0 ? nullptr : status_of_exception();
  });
}

eager_context* new_context(const eager_context_options& wanted) {
  Owned<eager_context, eager_context_release> made;
  if (!ok(eager_context_create(&wanted, made.out()))) return nullptr;
  return ok(eager_context_set_interrupt(made.get(), check_signals, nullptr, nullptr)) ? made.release() : nullptr;
}

// Finds the device scope that the present Context began with, or NULL. Returns false if an exception is set.
bool inherited_device(const char*& device) {
  PyObject* value;
  if (PyContextVar_Get(scope_variable, Py_None, &value) < 0) return false;
  Ref scope(value);
  device = PyUnicode_Check(value) ? PyUnicode_AsUTF8(value) : nullptr;  // the Context keeps the str
  return true;
}

PyObject* new_execution() {
  const char* device;
  if (!root_context() || !inherited_device(device)) return nullptr;
  root_is_used = true;
  eager_context* context;
  if (!ok(eager_context_fork(root, &context))) return nullptr;
  auto* execution = PyObject_New(Execution, &execution_type);
  if (!execution) {
    eager_context_release(context);
    return nullptr;
  }
  execution->context = execution->own = context;
  execution->running = 0;
  execution->training = 0;
  execution->home = nullptr;
  execution->weak_references = nullptr;
  Ref owned(reinterpret_cast<PyObject*>(execution));
  if (device && !ok(eager_context_set_device(context, device))) return nullptr;
  return owned.release();
}

}  // namespace

eager_context* root_context() {
  if (!root) root = new_context(options);
  return root;
}

bool set_context_options(const eager_context_options& wanted) {
  if (root_is_used) {
    raise_code(EAGER_FAILED_PRECONDITION, "configure() must be called before the first op runs");
    return false;
  }
  eager_context* configured = new_context(wanted);
  if (!configured) return false;
  eager_context_release(std::exchange(root, configured));
  options = wanted;
  return true;
}

const eager_context_options& context_options() { return options; }

bool set_device_scope(Execution* execution, PyObject* name, const char* device) {
  if (!ok(eager_context_set_device(execution->context, device))) return false;
  if (execution->context != execution->own) return true;  // the scope is a trace's or a callback's alone
  return static_cast<bool>(Ref(PyContextVar_Set(scope_variable, name)));
}

Deadline::Deadline(double seconds) : previous_(std::exchange(deadline, now() + seconds)) {}
Deadline::~Deadline() { deadline = previous_; }

NoExecution::NoExecution(const char* reason) : previous_(std::exchange(no_execution, reason)) {
  detail::execution_cache = {};  // so that this thread asks find_execution
}
NoExecution::~NoExecution() { no_execution = previous_; }

Execution* detail::find_execution() {
  if (unlikely(no_execution != nullptr)) {
    raise_code(EAGER_FAILED_PRECONDITION, "%s", no_execution);
    return nullptr;
  }
  PyThreadState* state = thread_state();
  PyObject* value;
  if (PyContextVar_Get(variable, nullptr, &value) < 0) return nullptr;
  Ref found(value);
  auto* execution = value && Py_TYPE(value) == &execution_type ? reinterpret_cast<Execution*>(value) : nullptr;
  if (!execution || !lives_in(execution, state->context)) {
    Ref made(new_execution());
    if (!made) return nullptr;
    Ref token(PyContextVar_Set(variable, made.get()));  // gives the thread a Context if it has none
    if (!token) return nullptr;
    execution = reinterpret_cast<Execution*>(made.get());
    execution->home = PyWeakref_NewRef(state->context, nullptr);
    if (!execution->home) return nullptr;
  }
  execution_cache = {state->id, state->context_ver, execution};
  return execution;  // the Context holds it
}

bool init_execution() {
  if (PyType_Ready(&execution_type) < 0) return false;
  variable = PyContextVar_New("eager.execution", nullptr);
  scope_variable = PyContextVar_New("eager.device", nullptr);
  return variable && scope_variable;
}
