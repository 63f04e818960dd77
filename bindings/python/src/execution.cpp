#include "execution.h"

#include "errors.h"
#include "function.h"

namespace detail {
ExecutionCache execution_cache;
}

namespace {

PyObject* variable;         // the ContextVar
eager_context* root;        // only forked
eager_context_options options = {sizeof(eager_context_options), 0, 0, 0, 0, 0};

extern PyTypeObject execution_type;

void dealloc(PyObject* self) {
  auto* execution = reinterpret_cast<Execution*>(self);
  if (detail::execution_cache.execution == execution) detail::execution_cache = {};
  eager_context_release(execution->own);
  Py_XDECREF(execution->home);
  PyObject_Free(self);
}

PyTypeObject execution_type = {
    .ob_base = PyVarObject_HEAD_INIT(nullptr, 0)
    .tp_name = "eager._core.Execution",
    .tp_basicsize = sizeof(Execution),
    .tp_dealloc = dealloc,
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "What belongs to one contextvars.Context: tapes, device scope, random stream.",
};

bool lives_in(const Execution* execution, PyObject* context) {
  return execution->home && PyWeakref_GetObject(execution->home) == context;
}

eager_context* root_context() {
  if (!root && !ok(eager_context_create(&options, &root))) return nullptr;
  return root;
}

PyObject* new_execution(const char* device) {
  if (!root_context()) return nullptr;
  eager_context* context;
  if (!ok(eager_context_fork(root, &context))) return nullptr;
  auto* execution = PyObject_New(Execution, &execution_type);
  if (!execution) {
    eager_context_release(context);
    return nullptr;
  }
  execution->context = execution->own = context;
  execution->home = nullptr;
  execution->device = device;
  execution->running = 0;
  Ref owned(reinterpret_cast<PyObject*>(execution));
  if (device && !ok(eager_context_set_device(context, device))) return nullptr;
  return owned.release();
}

// ---- Module functions

PyObject* configure(PyObject*, PyObject* args, PyObject* kwargs) {
  static const char* names[] = {"num_threads", "placement", "copy_policy", nullptr};
  int num_threads = options.num_threads, placement = options.placement, copy_policy = options.copy_policy;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "|iii", const_cast<char**>(names), &num_threads, &placement, &copy_policy)) {
    return nullptr;
  }
  if (root) return raise_code(EAGER_FAILED_PRECONDITION, "configure() must be called before the first op runs");
  const eager_context_options old = options;
  options.num_threads = num_threads;
  options.placement = placement;
  options.copy_policy = copy_policy;
  if (!root_context()) {
    options = old;
    return nullptr;
  }
  Py_RETURN_NONE;
}

// The present Execution, and all that are made later, draw the numbers that follow from the seed.
PyObject* set_seed(PyObject*, PyObject* value) {
  const unsigned long long seed = PyLong_AsUnsignedLongLong(value);
  if (seed == static_cast<unsigned long long>(-1) && PyErr_Occurred()) return nullptr;
  Execution* execution = current_execution();
  if (!execution || !ok(eager_context_set_seed(execution->context, seed)) || !ok(eager_context_set_seed(root, seed))) return nullptr;
  Py_RETURN_NONE;
}

PyObject* get_device(PyObject*, PyObject*) {
  Execution* execution = current_execution();
  if (!execution) return nullptr;
  const char* device = eager_context_device(execution->context);
  if (!device) Py_RETURN_NONE;
  return PyUnicode_FromString(device);
}

PyObject* set_device(PyObject*, PyObject* name) {
  const char* device = name == Py_None ? nullptr : PyUnicode_AsUTF8(name);
  if (!device && name != Py_None) return nullptr;
  Execution* execution = current_execution();
  if (!execution || !ok(eager_context_set_device(execution->context, device))) return nullptr;
  if (execution->context == execution->own) execution->device = eager_context_device(execution->own);
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
  const char* device = name == Py_None ? nullptr : PyUnicode_AsUTF8(name);
  if (!device && name != Py_None) return nullptr;
  eager_memory_info info = {};
  info.struct_size = sizeof info;
  if (!root_context() || !ok(eager_context_memory(root, device, &info))) return nullptr;
  return Py_BuildValue("{sLsLsLsLsL}", "in_use", static_cast<long long>(info.in_use), "peak", static_cast<long long>(info.peak),
                       "reserved", static_cast<long long>(info.reserved), "limit", static_cast<long long>(info.limit),
                       "live_tensors", static_cast<long long>(info.live_tensors));
}

PyObject* allow_tf32(PyObject*, PyObject* allow) {
  const int value = PyObject_IsTrue(allow);
  Execution* execution = value < 0 ? nullptr : current_execution();
  if (!execution || !ok(eager_context_allow_tf32(execution->context, value)) || !ok(eager_context_allow_tf32(root, value))) {
    return nullptr;
  }
  Py_RETURN_NONE;
}

PyObject* build_info(PyObject*, PyObject*) {
  char* text;
  return ok(eager_build_info(&text)) ? take_string(text) : nullptr;
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
    {"build_info", build_info, METH_NOARGS, nullptr},
    {"registry_json", registry_json, METH_NOARGS, nullptr},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

Execution* detail::find_execution() {
  PyThreadState* state = thread_state();
  PyObject* value;
  if (PyContextVar_Get(variable, nullptr, &value) < 0) return nullptr;
  Ref found(value);
  auto* execution = reinterpret_cast<Execution*>(value);
  if (!execution || !lives_in(execution, state->context)) {
    Ref made(new_execution(execution ? execution->device : nullptr));
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

eager_status* execute(Execution* execution, eager_op* op, eager_tensor* const* inputs, int32_t num_inputs,
                      const int64_t* args, int32_t num_args, eager_tensor** outputs, int32_t* num_outputs, int64_t work) {
  int64_t elements = num_inputs == 0 ? kLongOp : work;
  for (int32_t i = 0; i < num_inputs; ++i) elements += eager_tensor_num_elements(inputs[i]);
  const int32_t room = *num_outputs;
  eager_status* status;
  if (likely(elements < kLongOp)) {
    status = eager_execute_args(execution->context, op, inputs, num_inputs, args, num_args, outputs, num_outputs);
  } else {
    WithoutGil released(execution);
    status = eager_execute_args(execution->context, op, inputs, num_inputs, args, num_args, outputs, num_outputs);
  }
  if (likely(!status)) return nullptr;
  return retry_with_captures(execution, op, inputs, num_inputs, args, num_args, outputs, room, num_outputs, status);
}

bool init_execution(PyObject* module) {
  if (PyType_Ready(&execution_type) < 0 || PyModule_AddFunctions(module, functions) < 0) return false;
  variable = PyContextVar_New("eager.execution", nullptr);
  return variable != nullptr;
}
