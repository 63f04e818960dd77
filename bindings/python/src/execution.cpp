#include "execution.h"

#include <dlfcn.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "callback.h"
#include "errors.h"
#include "function.h"

namespace detail {
ExecutionCache execution_cache;
std::atomic<int32_t> num_running;
thread_local int32_t running_here;
}  // namespace detail

namespace {

PyObject* variable;         // ContextVar: the Execution of a Context, or of the one that it is a copy of
PyObject* scope_variable;   // ContextVar: the device scope, a str or None
eager_context* root;        // only forked
bool root_is_used = false;  // there has been an Execution
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

// Of the process: it began the interpreter, gets its signals, and ends it.
bool is_main_thread() { return syscall(SYS_gettid) == getpid(); }

eager_context* new_context(const eager_context_options& wanted);

// Ctrl-C between the iterations of a traced loop. Signals are for the main thread. Handlers get a context of their own:
// tapes and random numbers of the loop's are none of their business.
eager_status* check_signals(void*, eager_context* context) {
  if (!is_main_thread()) {
    if (interpreter_is_over()) detail::rest();
    return nullptr;
  }
  Gil gil;
  Execution* execution = current_execution();
  Owned<eager_context, eager_context_release> own(execution ? new_context(options) : nullptr);
  if (!own || !ok(eager_context_set_device(own.get(), eager_context_device(context)))) return status_of_exception();
  ContextScope scope(execution, own.get());
  return PyErr_CheckSignals() == 0 ? nullptr : status_of_exception();
}

eager_context* new_context(const eager_context_options& wanted) {
  Owned<eager_context, eager_context_release> made;
  if (!ok(eager_context_create(&wanted, made.out()))) return nullptr;
  return ok(eager_context_set_interrupt(made.get(), check_signals, nullptr, nullptr)) ? made.release() : nullptr;
}

eager_context* root_context() {
  if (!root) root = new_context(options);
  return root;
}

// The device scope that the present Context began with, or NULL.
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
  execution->home = nullptr;
  execution->weak_references = nullptr;
  Ref owned(reinterpret_cast<PyObject*>(execution));
  if (device && !ok(eager_context_set_device(context, device))) return nullptr;
  return owned.release();
}

// ---- Module functions

PyObject* configure(PyObject*, PyObject* args, PyObject* kwargs) {
  static const char* names[] = {"num_threads", "placement", "copy_policy", nullptr};
  int num_threads = options.num_threads, placement = options.placement, copy_policy = options.copy_policy;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "|iii", const_cast<char**>(names), &num_threads, &placement,
                                   &copy_policy)) {
    return nullptr;
  }
  if (root_is_used) return raise_code(EAGER_FAILED_PRECONDITION, "configure() must be called before the first op runs");
  eager_context_options wanted = options;
  wanted.num_threads = num_threads;
  wanted.placement = placement;
  wanted.copy_policy = copy_policy;
  eager_context* configured = new_context(wanted);
  if (!configured) return nullptr;
  eager_context_release(std::exchange(root, configured));
  options = wanted;
  Py_RETURN_NONE;
}

// The present Execution, and all that are made later, draw the numbers that follow from the seed.
PyObject* set_seed(PyObject*, PyObject* value) {
  const unsigned long long seed = PyLong_AsUnsignedLongLong(value);
  if (seed == static_cast<unsigned long long>(-1) && PyErr_Occurred()) return nullptr;
  Execution* execution = current_execution();
  if (!execution || !ok(eager_context_set_seed(execution->context, seed)) || !ok(eager_context_set_seed(root, seed)))
    return nullptr;
  Py_RETURN_NONE;
}

PyObject* get_device(PyObject*, PyObject*) {
  Execution* execution = current_execution();
  if (!execution) return nullptr;
  const char* device = eager_context_device(execution->context);
  if (!device) Py_RETURN_NONE;
  return PyUnicode_FromString(device);
}

bool device_name(PyObject* object, const char*& name) {
  name = nullptr;
  if (object == Py_None) return true;
  if (PyUnicode_Check(object)) return (name = utf8_of(object)) != nullptr;
  PyErr_Format(PyExc_TypeError, "A device is named by a str, not by %R", object);
  return false;
}

PyObject* set_device(PyObject*, PyObject* name) {
  const char* device;
  if (!device_name(name, device)) return nullptr;
  Execution* execution = current_execution();
  if (!execution || !ok(eager_context_set_device(execution->context, device))) return nullptr;
  if (execution->context == execution->own) {  // in a trace it is the trace's alone
    Ref token(PyContextVar_Set(scope_variable, name));
    if (!token) return nullptr;
  }
  Py_RETURN_NONE;
}

PyObject* devices(PyObject*, PyObject*) {
  if (!root_context()) return nullptr;
  const int32_t n = eager_context_num_devices(root);
  Ref list(PyList_New(n));
  for (int32_t i = 0; list && i < n; ++i) {
    PyObject* name = PyUnicode_FromString(eager_context_device_name(root, i));
    if (!name) return nullptr;
    PyList_SET_ITEM(list.get(), i, name);
  }
  return list.release();
}

PyObject* synchronize(PyObject*, PyObject*) {
  Execution* execution = current_execution();
  if (!execution) return nullptr;
  eager_status* status;
  {
    WithoutGil released(execution);
    status = eager_context_synchronize(execution->context);
  }
  if (!ok(status)) return nullptr;
  Py_RETURN_NONE;
}

PyObject* memory_info(PyObject*, PyObject* name) {
  const char* device;
  if (!device_name(name, device)) return nullptr;
  eager_memory_info info = {};
  info.struct_size = sizeof info;
  if (!root_context() || !ok(eager_context_memory(root, device, &info))) return nullptr;
  return Py_BuildValue("{sLsLsLsLsL}", "in_use", static_cast<long long>(info.in_use), "peak",
                       static_cast<long long>(info.peak), "reserved", static_cast<long long>(info.reserved), "limit",
                       static_cast<long long>(info.limit), "live_tensors", static_cast<long long>(info.live_tensors));
}

PyObject* allow_tf32(PyObject*, PyObject* allow) {
  const int value = PyObject_IsTrue(allow);
  Execution* execution = value < 0 ? nullptr : current_execution();
  if (!execution || !ok(eager_context_allow_tf32(execution->context, value)) ||
      !ok(eager_context_allow_tf32(root, value))) {
    return nullptr;
  }
  Py_RETURN_NONE;
}

PyObject* set_load_limit(PyObject*, PyObject* bytes) {
  const long long value = PyLong_AsLongLong(bytes);
  if (value == -1 && PyErr_Occurred()) return nullptr;
  Execution* execution = current_execution();
  if (!execution || !ok(eager_context_set_load_limit(execution->context, value)) ||
      !ok(eager_context_set_load_limit(root, value))) {
    return nullptr;
  }
  Py_RETURN_NONE;
}

PyObject* set_memory_limit(PyObject*, PyObject* arguments) {
  long long bytes;
  PyObject* name;
  const char* device;
  if (!PyArg_ParseTuple(arguments, "LO", &bytes, &name) || !device_name(name, device)) return nullptr;
  if (!root_context() || !ok(eager_context_set_memory_limit(root, device, bytes))) return nullptr;
  Py_RETURN_NONE;
}

PyObject* build_info(PyObject*, PyObject*) {
  char* text;
  return ok(eager_build_info(&text)) ? take_string(text) : nullptr;
}

// The file of the library that the process has loaded.
PyObject* library_path(PyObject*, PyObject*) {
  Dl_info info;
  if (!dladdr(reinterpret_cast<const void*>(&eager_version), &info) || !info.dli_fname) Py_RETURN_NONE;
  return PyUnicode_DecodeFSDefault(info.dli_fname);
}

PyObject* registry_json(PyObject*, PyObject*) {
  char* text;
  return root_context() && ok(eager_registry_json(root, &text)) ? take_string(text) : nullptr;
}

PyMethodDef functions[] = {
    {"configure", as_method(configure), METH_VARARGS | METH_KEYWORDS, nullptr},
    {"set_seed", set_seed, METH_O, nullptr},
    {"get_device", get_device, METH_NOARGS, nullptr},
    {"set_device", set_device, METH_O, nullptr},
    {"devices", devices, METH_NOARGS, nullptr},
    {"synchronize", synchronize, METH_NOARGS, nullptr},
    {"memory_info", memory_info, METH_O, nullptr},
    {"allow_tf32", allow_tf32, METH_O, nullptr},
    {"set_load_limit", set_load_limit, METH_O, nullptr},
    {"set_memory_limit", set_memory_limit, METH_VARARGS, nullptr},
    {"build_info", build_info, METH_NOARGS, nullptr},
    {"library_path", library_path, METH_NOARGS, nullptr},
    {"registry_json", registry_json, METH_NOARGS, nullptr},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

Execution* detail::find_execution() {
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

// When the interpreter ends, CPython ends threads that want the GIL with pthread_exit, whose unwinding must not pass through
// frames that hold Python objects or through the library: such a thread rests until the process is gone.
[[noreturn]] void detail::rest() {
  detail::num_running.fetch_sub(detail::running_here, std::memory_order_release);
  for (;;) pause();
}

// The interpreter is gone; what other threads still compute must not meet the library's own end. They cannot begin anew. The
// time is bounded since an op may be as long as a loop of the user's.
static void wait_for_running_calls() {
  constexpr int kMilliseconds = 5000;
  for (int i = 0; i < kMilliseconds && detail::num_running.load(std::memory_order_acquire) > 0; ++i) usleep(1000);
}

// Of a forked process, where the other threads are gone with their calls.
static void after_fork() { detail::num_running.store(detail::running_here, std::memory_order_relaxed); }

void detail::take_gil(PyThreadState* state) noexcept {
  try {
    PyEval_RestoreThread(state);
  } catch (...) {
    detail::rest();
  }
}

PyGILState_STATE ensure_gil() noexcept {
  if (interpreter_is_over() && !is_main_thread()) detail::rest();
  try {
    return PyGILState_Ensure();
  } catch (...) {
    detail::rest();
  }
}

static eager_status* execute_here(Execution* execution, eager_op* op, eager_tensor* const* inputs, int32_t num_inputs,
                                  const int64_t* args, int32_t num_args, eager_tensor** outputs, int32_t* num_outputs,
                                  int64_t work, uint64_t given) {
  const auto run = [=] {
    eager_context* ctx = execution->context;
    return given == kFromFirst
               ? eager_execute_args(ctx, op, inputs, num_inputs, args, num_args, outputs, num_outputs)
               : eager_execute_masked(ctx, op, inputs, num_inputs, given, args, num_args, outputs, num_outputs);
  };
  int64_t elements = num_inputs == 0 ? kLongOp : work;
  for (int32_t i = 0; i < num_inputs; ++i) elements += eager_tensor_num_elements(inputs[i]);
  if (likely(elements < kLongOp)) return run();
  WithoutGil released(execution);
  return run();
}

[[gnu::noinline]] static eager_status* execute_traced(Execution* execution, eager_op* op, eager_tensor* const* inputs,
                                                      int32_t num_inputs, const int64_t* args, int32_t num_args,
                                                      eager_tensor** outputs, int32_t* num_outputs, int64_t work,
                                                      uint64_t given) {
  return execute_in_trace(execution, inputs, num_inputs, outputs, num_outputs, [&](eager_tensor* const* in) {
    return execute_here(execution, op, in, num_inputs, args, num_args, outputs, num_outputs, work, given);
  });
}

eager_status* execute(Execution* execution, eager_op* op, eager_tensor* const* inputs, int32_t num_inputs,
                      const int64_t* args, int32_t num_args, eager_tensor** outputs, int32_t* num_outputs, int64_t work,
                      uint64_t given) {
  if (likely(detail::num_traces == 0))
    return execute_here(execution, op, inputs, num_inputs, args, num_args, outputs, num_outputs, work, given);
  return execute_traced(execution, op, inputs, num_inputs, args, num_args, outputs, num_outputs, work, given);
}

bool init_execution(PyObject* module) {
  if (PyType_Ready(&execution_type) < 0 || PyModule_AddFunctions(module, functions) < 0) return false;
  variable = PyContextVar_New("eager.execution", nullptr);
  scope_variable = PyContextVar_New("eager.device", nullptr);
  pthread_atfork(nullptr, nullptr, after_fork);
  if (Py_AtExit(wait_for_running_calls) < 0) PyErr_Clear();  // no room: ends as it may
  return variable && scope_variable;
}
