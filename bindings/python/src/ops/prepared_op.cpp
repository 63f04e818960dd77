#include "ops/prepared_op.h"

#include <vector>

#include "calls/call.h"
#include "ops/ops.h"
#include "values/inputs.h"
#include "values/spec.h"
#include "values/tensor.h"

namespace {

struct PreparedOp {
  PyObject_HEAD
  eager_op* op;
  int num_outputs;
};
extern PyTypeObject prepared_type;

void dealloc(PyObject* self) {
  eager_op_release(reinterpret_cast<PreparedOp*>(self)->op);
  PyObject_Free(self);
}

PyObject* run(PyObject* object, PyObject* list) {
  auto* self = reinterpret_cast<PreparedOp*>(object);
  Execution* execution = current_execution();
  if (!execution) return nullptr;
  Inputs inputs(execution);
  if (!inputs.add_list(list) || !inputs.finish()) return nullptr;
  std::vector<eager_tensor*> outputs(static_cast<size_t>(self->num_outputs) + 1);
  int32_t n = self->num_outputs;
  eager_status* status =
      execute(execution, self->op, inputs.data(), inputs.size(), nullptr, outputs.data(), &n, kLongOp);
  return ok(status) ? wrap_list(outputs.data(), n) : nullptr;
}

PyMethodDef methods[] = {{"run", run, METH_O, nullptr}, {nullptr, nullptr, 0, nullptr}};

PyTypeObject prepared_type = {
    .ob_base = PyVarObject_HEAD_INIT(nullptr, 0).tp_name = "eager._core.PreparedOp",
    .tp_basicsize = sizeof(PreparedOp),
    .tp_dealloc = dealloc,
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_methods = methods,
};

// ---- Host calls

bool call_host(PyObject* callable, eager_tensor* const* inputs, int32_t n, eager_tensor** outputs, int32_t m) {
  std::vector<eager_tensor*> handles(inputs, inputs + n);
  for (eager_tensor* handle : handles) eager_tensor_retain(handle);
  Ref list(wrap_list(handles.data(), n));
  Ref result(list ? run_python([&] { return PyObject_CallFunctionObjArgs(callable, list.get(), nullptr); }) : nullptr);
  if (!result) return false;
  return give_tensors(result.get(), outputs, m, "the function");
}

eager_status* host_callback(void* callable, eager_context* context, eager_tensor* const* inputs, int32_t n,
                            eager_tensor** outputs, int32_t m) {
  return with_gil([&] { return run_host_call(static_cast<PyObject*>(callable), context, inputs, n, outputs, m); });
}

// host_call(name, callable, specs): returns a PreparedOp that calls `callable` with a list of Tensors. The callable
// returns a list of Tensors, one for each (dtype code, shape) of specs.
PyObject* host_call(PyObject*, PyObject* args) {
  const char* name;
  PyObject *callable, *specs;
  if (!PyArg_ParseTuple(args, "sOO!:host_call", &name, &callable, &PyList_Type, &specs)) return nullptr;
  std::vector<Spec> parsed;
  if (!parse_specs(specs, parsed)) return nullptr;
  const SpecLists declared(parsed);
  Execution* execution = current_execution();
  if (!execution) return nullptr;
  OpHandle op;
  Py_INCREF(callable);
  if (!ok(eager_op_create_host_call(execution->context, name, host_callback, callable, release_object, declared.size(),
                                    declared.dtypes.data(), declared.ranks.data(), declared.dims.data(), op.out()))) {
    return nullptr;
  }
  return new_prepared_op(std::move(op), declared.size());
}

PyMethodDef functions[] = {
    {"host_call", host_call, METH_VARARGS, nullptr},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

eager_status* run_host_call(PyObject* callable, eager_context* context, eager_tensor* const* inputs, int32_t n,
                            eager_tensor** outputs, int32_t m) {
  Execution* execution = current_execution();
  if (!execution) return status_of_exception();
  // The tapes of `context` are paused during a host call, and one that the callable made there would be, too. So the
  // callable runs on a fork, where its own tapes record.
  Owned<eager_context, eager_context_release> fork;
  if (eager_status* status = eager_context_fork(context, fork.out())) return status;
  if (eager_status* status = eager_context_set_device(fork.get(), eager_context_device(context))) return status;
  ContextScope scope(execution, fork.get());
  return call_host(callable, inputs, n, outputs, m) ? nullptr : status_of_exception();
}

PyObject* new_prepared_op(OpHandle op, int num_outputs) {
  auto* self = PyObject_New(PreparedOp, &prepared_type);
  if (!self) return nullptr;
  self->op = op.release();
  self->num_outputs = num_outputs;
  return reinterpret_cast<PyObject*>(self);
}

bool is_prepared_op(PyObject* object) { return Py_TYPE(object) == &prepared_type; }

eager_op* prepared_op(PyObject* object) {
  if (is_prepared_op(object)) return reinterpret_cast<PreparedOp*>(object)->op;
  PyErr_SetString(PyExc_TypeError, "a PreparedOp is needed");
  return nullptr;
}

bool init_prepared_op(PyObject* module) {
  return PyType_Ready(&prepared_type) == 0 && PyModule_AddFunctions(module, functions) == 0;
}
