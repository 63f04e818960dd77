// The settings of the process's contexts that Python reads and writes: threads, devices, memory, random numbers.
#include <dlfcn.h>

#include "python/errors.h"
#include "execution/execution.h"

namespace {

PyObject* configure(PyObject*, PyObject* args, PyObject* kwargs) {
  static const char* names[] = {"num_threads", "placement", "copy_policy", nullptr};
  const eager_context_options& options = context_options();
  int num_threads = options.num_threads, placement = options.placement, copy_policy = options.copy_policy;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "|iii", const_cast<char**>(names), &num_threads, &placement,
                                   &copy_policy)) {
    return nullptr;
  }
  eager_context_options wanted = options;
  wanted.num_threads = num_threads;
  wanted.placement = placement;
  wanted.copy_policy = copy_policy;
  if (!set_context_options(wanted)) return nullptr;
  Py_RETURN_NONE;
}

// Sets an option of the present context, and of the root context, which later contexts are forked from.
template <typename T>
PyObject* set_all(eager_status* (*set)(eager_context*, T), T value) {
  Execution* execution = current_execution();
  if (!execution || !ok(set(execution->context, value)) || !ok(set(root_context(), value))) return nullptr;
  Py_RETURN_NONE;
}

bool seed_of(PyObject* object, uint64_t& seed) {
  seed = PyLong_AsUnsignedLongLong(object);
  return seed != static_cast<uint64_t>(-1) || !PyErr_Occurred();
}

PyObject* set_seed(PyObject*, PyObject* value) {
  uint64_t seed;
  return seed_of(value, seed) ? set_all<uint64_t>(eager_context_set_seed, seed) : nullptr;
}

// random_state(): (key, counter, number of forks) of the present context's stream.
PyObject* random_state(PyObject*, PyObject*) {
  Execution* execution = current_execution();
  eager_random_state s = {};
  s.struct_size = sizeof s;
  if (!execution || !ok(eager_context_get_random_state(execution->context, &s))) return nullptr;
  return Py_BuildValue("KKK", static_cast<unsigned long long>(s.key), static_cast<unsigned long long>(s.counter),
                       static_cast<unsigned long long>(s.num_forks));
}

PyObject* set_random_state(PyObject*, PyObject* args) {
  unsigned long long key, counter, num_forks;
  if (!PyArg_ParseTuple(args, "KKK:set_random_state", &key, &counter, &num_forks)) return nullptr;
  Execution* execution = current_execution();
  eager_random_state s = {};
  s.struct_size = sizeof s;
  s.key = key;
  s.counter = counter;
  s.num_forks = num_forks;
  if (!execution || !ok(eager_context_set_random_state(execution->context, &s))) return nullptr;
  Py_RETURN_NONE;
}

// restart_stream(seed): starts the random stream of the present context anew, and of no other.
PyObject* restart_stream(PyObject*, PyObject* value) {
  uint64_t seed;
  Execution* execution = current_execution();
  if (!execution || !seed_of(value, seed) || !ok(eager_context_set_seed(execution->context, seed))) return nullptr;
  Py_RETURN_NONE;
}

// call_on_fork(callable, seed): calls it on a fork of the present context, where the tapes see nothing and the random
// stream has this seed.
PyObject* call_on_fork(PyObject*, PyObject* args) {
  PyObject *callable, *value;
  uint64_t seed;
  Execution* execution = current_execution();
  if (!execution || !PyArg_ParseTuple(args, "OO:call_on_fork", &callable, &value) || !seed_of(value, seed))
    return nullptr;
  Owned<eager_context, eager_context_release> fork;
  if (!ok(eager_context_fork(execution->context, fork.out())) ||
      !ok(eager_context_set_device(fork.get(), eager_context_device(execution->context))) ||
      !ok(eager_context_set_seed(fork.get(), seed))) {
    return nullptr;
  }
  ContextScope scope(execution, fork.get());
  return PyObject_CallObject(callable, nullptr);
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
  if (!execution || !set_device_scope(execution, name, device)) return nullptr;
  Py_RETURN_NONE;
}

PyObject* devices(PyObject*, PyObject*) {
  if (!root_context()) return nullptr;
  const int32_t n = eager_context_num_devices(root_context());
  Ref list(PyList_New(n));
  for (int32_t i = 0; list && i < n; ++i) {
    PyObject* name = PyUnicode_FromString(eager_context_device_name(root_context(), i));
    if (!name) return nullptr;
    PyList_SET_ITEM(list.get(), i, name);
  }
  return list.release();
}

PyObject* synchronize(PyObject*, PyObject*) {
  Execution* execution = current_execution();
  if (!execution) return nullptr;
  if (!ok(without_gil(execution, [&] { return eager_context_synchronize(execution->context); }))) return nullptr;
  Py_RETURN_NONE;
}

PyObject* memory_info(PyObject*, PyObject* name) {
  const char* device;
  if (!device_name(name, device)) return nullptr;
  eager_memory_info info = {};
  info.struct_size = sizeof info;
  if (!root_context() || !ok(eager_context_memory(root_context(), device, &info))) return nullptr;
  return Py_BuildValue("{sLsLsLsLsL}", "in_use", static_cast<long long>(info.in_use), "peak",
                       static_cast<long long>(info.peak), "reserved", static_cast<long long>(info.reserved), "limit",
                       static_cast<long long>(info.limit), "live_tensors", static_cast<long long>(info.live_tensors));
}

PyObject* allow_tf32(PyObject*, PyObject* allow) {
  const int value = PyObject_IsTrue(allow);
  return value < 0 ? nullptr : set_all<int32_t>(eager_context_allow_tf32, value);
}

PyObject* set_load_limit(PyObject*, PyObject* bytes) {
  const long long value = PyLong_AsLongLong(bytes);
  if (value == -1 && PyErr_Occurred()) return nullptr;
  return set_all<int64_t>(eager_context_set_load_limit, value);
}

PyObject* set_memory_limit(PyObject*, PyObject* arguments) {
  long long bytes;
  PyObject* name;
  const char* device;
  if (!PyArg_ParseTuple(arguments, "LO", &bytes, &name) || !device_name(name, device)) return nullptr;
  if (!root_context() || !ok(eager_context_set_memory_limit(root_context(), device, bytes))) return nullptr;
  Py_RETURN_NONE;
}

PyObject* build_info(PyObject*, PyObject*) {
  char* text;
  return ok(eager_build_info(&text)) ? take_string(text) : nullptr;
}

// Returns the path of the libeager that the process has loaded; None if it is not known.
PyObject* library_path(PyObject*, PyObject*) {
  Dl_info info;
  if (!dladdr(reinterpret_cast<const void*>(&eager_version), &info) || !info.dli_fname) Py_RETURN_NONE;
  return PyUnicode_DecodeFSDefault(info.dli_fname);
}

using JsonOf = eager_status* (*)(eager_context*, const char*, char**);
template <JsonOf json_of>
PyObject* json_about(PyObject*, PyObject* what) {
  const char* name = utf8_of(what);
  char* text;
  return name && root_context() && ok(json_of(root_context(), name, &text)) ? take_string(text) : nullptr;
}

PyObject* registry_json(PyObject*, PyObject*) {
  char* text;
  return root_context() && ok(eager_registry_json(root_context(), &text)) ? take_string(text) : nullptr;
}

PyMethodDef functions[] = {
    {"configure", as_method(configure), METH_VARARGS | METH_KEYWORDS, nullptr},
    {"set_seed", set_seed, METH_O, nullptr},
    {"random_state", random_state, METH_NOARGS, nullptr},
    {"set_random_state", set_random_state, METH_VARARGS, nullptr},
    {"restart_stream", restart_stream, METH_O, nullptr},
    {"call_on_fork", call_on_fork, METH_VARARGS, nullptr},
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
    {"kinds_json", json_about<eager_kinds_json>, METH_O, nullptr},
    {"op_json", json_about<eager_op_json>, METH_O, nullptr},
    {"registry_json", registry_json, METH_NOARGS, nullptr},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

bool init_settings(PyObject* module) { return PyModule_AddFunctions(module, functions) == 0; }
