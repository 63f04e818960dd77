// Function.trace, and functions by which Python code uses the present trace.
#include <vector>

#include "python/errors.h"
#include "functions/function.h"
#include "tracing/trace.h"
#include "values/spec.h"
#include "values/tensor.h"

namespace {

using ContextHandle = Owned<eager_context, eager_context_release>;

PyObject* make_inputs(eager_context* context, PyObject* specs) {
  const Py_ssize_t n = PyList_GET_SIZE(specs);
  Ref inputs(PyList_New(n));
  for (Py_ssize_t i = 0; inputs && i < n; ++i) {
    Spec spec;
    eager_tensor* input;
    if (!parse_spec(PyList_GET_ITEM(specs, i), spec) ||
        !ok(eager_trace_input(context, spec.dtype, spec.dims.data(), static_cast<int32_t>(spec.dims.size()), &input))) {
      return nullptr;
    }
    PyObject* tensor = wrap(input);
    if (!tensor) return nullptr;
    PyList_SET_ITEM(inputs.get(), i, tensor);
  }
  return inputs.release();
}

// Appends the handles of a list of output Tensors. They are borrowed from the list or from captures.
bool output_handles(Execution* execution, PyObject* list, std::vector<eager_tensor*>& handles) {
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(list); ++i) {
    PyObject* item = PyList_GET_ITEM(list, i);
    if (!is_tensor(item)) {
      PyErr_Format(PyExc_TypeError, "a traced function must give Tensors, not %R", Py_TYPE(item));
      return false;
    }
    handles.push_back(in_trace(execution, handle_of(item)));
  }
  return true;
}

bool is_tensor_tuple(PyObject* object) {
  bool are_tensors = PyTuple_Check(object);
  for (Py_ssize_t i = 0; are_tensors && i < PyTuple_GET_SIZE(object); ++i)
    are_tensors = is_tensor(PyTuple_GET_ITEM(object, i));
  return are_tensors;
}

// Converts Function.trace's argument `wanted`: a tuple of Tensors to capture besides those that tapes watch, or None.
Trace::Wanted wanted_ids(PyObject* tensors) {
  Trace::Wanted wanted{tensors != Py_None, {}};
  for (Py_ssize_t i = 0; wanted.watched && i < PyTuple_GET_SIZE(tensors); ++i)
    wanted.ids.insert(eager_tensor_id(handle_of(PyTuple_GET_ITEM(tensors, i))));
  return wanted;
}

PyObject* is_tracing_function(PyObject*, PyObject*) {
  Execution* execution = current_execution();
  return execution ? PyBool_FromLong(is_tracing(execution)) : nullptr;
}

// capture(tensor): returns the capture that stands for the tensor in the present trace, or the tensor if it needs none.
PyObject* capture_function(PyObject*, PyObject* tensor) {
  if (!is_tensor(tensor)) {
    PyErr_SetString(PyExc_TypeError, "a Tensor is needed");
    return nullptr;
  }
  Execution* execution = current_execution();
  if (!execution) return nullptr;
  return wrap_shared(in_trace(execution, handle_of(tensor)));
}

// watched(tensors): returns the Tensors of a tuple that a tape watches, here or in an enclosing context of a trace.
PyObject* watched_function(PyObject*, PyObject* tensors) {
  if (!is_tensor_tuple(tensors)) return PyErr_Format(PyExc_TypeError, "a tuple of Tensors is needed");
  Execution* execution = current_execution();
  if (!execution) return nullptr;
  Ref found(PyList_New(0));
  for (Py_ssize_t i = 0; found && i < PyTuple_GET_SIZE(tensors); ++i) {
    PyObject* tensor = PyTuple_GET_ITEM(tensors, i);
    if (is_watched(execution, handle_of(tensor)) && PyList_Append(found.get(), tensor) < 0) return nullptr;
  }
  return found ? PyList_AsTuple(found.get()) : nullptr;
}

PyMethodDef functions[] = {
    {"watched", watched_function, METH_O, nullptr},
    {"capture", capture_function, METH_O, nullptr},
    {"is_tracing", is_tracing_function, METH_NOARGS, "Whether a function is being traced here."},
    {nullptr, nullptr, 0, nullptr},
};

// Function.trace(name, specs, body, wanted=(), dims_vary=-1): traces body and returns (function, number of variables
// that body made). body is called with a list of symbolic Tensors, one for each (dtype code, shape) of specs, and
// returns (list of output Tensors, structure).
//   dims_vary  whether body gets UnknownDims for unknown dims; -1: as in the enclosing trace
//   wanted     Tensors from outside that become captures besides those that tapes watch; None: every Tensor with a
//              value is a constant
PyObject* trace_function(PyObject* cls, PyObject* args) {
  const char* name;
  Ref empty(PyTuple_New(0));
  PyObject *specs, *body, *wanted = empty.get();
  int dims_vary = -1;
  if (!empty || !PyArg_ParseTuple(args, "sO!O|Oi:trace", &name, &PyList_Type, &specs, &body, &wanted, &dims_vary))
    return nullptr;
  if (wanted != Py_None && !is_tensor_tuple(wanted)) {
    return PyErr_Format(PyExc_TypeError, "wanted must be None or a tuple of Tensors");
  }
  Execution* execution = current_execution();
  if (!execution) return nullptr;
  ContextHandle context;
  if (!ok(eager_trace_begin(execution->context, name, context.out()))) return nullptr;
  Trace trace(execution, context.get(), wanted_ids(wanted), dims_vary);
  ContextScope scope(execution, context.get());
  Ref inputs(make_inputs(context.get(), specs));
  if (!inputs) return nullptr;
  Ref result(PyObject_CallFunctionObjArgs(body, inputs.get(), nullptr));
  PyObject *outputs, *structure;
  if (result && !PyTuple_Check(result.get()))
    PyErr_SetString(PyExc_TypeError, "body must give (list of tensors, structure)");
  if (PyErr_Occurred() || !PyArg_ParseTuple(result.get(), "O!O", &PyList_Type, &outputs, &structure)) return nullptr;
  std::vector<eager_tensor*> handles;
  if (!output_handles(execution, outputs, handles)) return nullptr;
  FunctionHandle handle;
  if (!ok(eager_trace_end(context.get(), handles.data(), static_cast<int32_t>(handles.size()), handle.out())))
    return nullptr;
  Ref captures(tensor_tuple(trace.captures(), [](const auto& pair) { return pair.first.get(); }));
  Ref closed_over(tensor_tuple(trace.closed_over(), [](const auto& pair) { return pair.second.get(); }));
  if (!captures || !closed_over) return nullptr;
  Ref function(
      new_function(reinterpret_cast<PyTypeObject*>(cls), std::move(handle), captures.get(), closed_over.get()));
  if (!function || PyObject_SetAttrString(function.get(), "structure", structure) < 0) return nullptr;
  return Py_BuildValue("Oi", function.get(), trace.num_variables());
}

PyMethodDef trace_method = {"trace", trace_function, METH_VARARGS | METH_CLASS, nullptr};

}  // namespace

bool init_trace_function(PyObject* module) {
  Ref method(PyDescr_NewClassMethod(&function_type, &trace_method));
  if (!method || PyDict_SetItemString(function_type.tp_dict, "trace", method.get()) < 0) return false;
  PyType_Modified(&function_type);
  return PyModule_AddFunctions(module, functions) == 0;
}
