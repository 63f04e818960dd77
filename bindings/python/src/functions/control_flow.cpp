// Ops that run traced functions.
#include "python/errors.h"
#include "functions/function.h"
#include "ops/parameters.h"
#include "ops/prepared_op.h"

namespace {

// control_flow(name, num_outputs, functions, values): returns the PreparedOp `name`. The dicts hold its attributes:
// functions holds traced functions, values holds ints and bools.
PyObject* control_flow(PyObject*, PyObject* args) {
  const char* name;
  int num_outputs;
  PyObject *functions, *ints;
  if (!PyArg_ParseTuple(args, "siO!O!:control_flow", &name, &num_outputs, &PyDict_Type, &functions, &PyDict_Type,
                        &ints))
    return nullptr;
  Execution* execution = current_execution();
  OpHandle op;
  if (!execution || !ok(eager_op_create(execution->context, name, op.out()))) return nullptr;
  PyObject *key, *value;
  for (Py_ssize_t at = 0; PyDict_Next(functions, &at, &key, &value);) {
    const char* attribute = utf8_of(key);
    if (!attribute) return nullptr;
    if (!PyObject_TypeCheck(value, &function_type)) {
      PyErr_SetString(PyExc_TypeError, "a traced function is needed");
      return nullptr;
    }
    if (!ok(eager_op_set_function(op.get(), attribute, reinterpret_cast<Function*>(value)->handle))) return nullptr;
  }
  for (Py_ssize_t at = 0; PyDict_Next(ints, &at, &key, &value);) {
    const char* attribute = utf8_of(key);
    if (!attribute) return nullptr;
    if (!set_attribute(op.get(), attribute, PyBool_Check(value) ? Type::kBool : Type::kInt, value)) return nullptr;
  }
  return new_prepared_op(std::move(op), num_outputs);
}

// function_op(function): returns a PreparedOp that runs a traced function.
PyObject* function_op(PyObject*, PyObject* function) {
  if (!PyObject_TypeCheck(function, &function_type)) {
    PyErr_SetString(PyExc_TypeError, "a traced function is needed");
    return nullptr;
  }
  Execution* execution = current_execution();
  eager_function* handle = reinterpret_cast<Function*>(function)->handle;
  OpHandle op;
  if (!execution || !ok(eager_function_op(execution->context, handle, op.out()))) return nullptr;
  return new_prepared_op(std::move(op), eager_function_num_outputs(handle));
}

PyMethodDef functions[] = {
    {"function_op", function_op, METH_O, nullptr},
    {"control_flow", control_flow, METH_VARARGS, nullptr},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

bool init_control_flow(PyObject* module) { return PyModule_AddFunctions(module, functions) == 0; }
