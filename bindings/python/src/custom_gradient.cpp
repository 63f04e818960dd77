// Custom gradients: a Python function that the library keeps and calls back.
#include <vector>

#include "convert.h"
#include "errors.h"
#include "tape.h"
#include "tensor.h"

namespace {

PyObject* wrap_all(eager_tensor* const* tensors, int32_t n) {
  Ref tuple(PyTuple_New(n));
  for (int32_t i = 0; tuple && i < n; ++i) {
    eager_tensor_retain(tensors[i]);
    PyObject* t = wrap(tensors[i]);
    if (!t) return nullptr;
    PyTuple_SET_ITEM(tuple.get(), i, t);
  }
  return tuple.release();
}

bool call(PyObject* function, eager_context* ctx, eager_tensor* const* output_gradients, int32_t num_outputs,
          eager_tensor** input_gradients, int32_t num_inputs) {
  Execution* execution = current_execution();
  if (!execution) return false;
  ContextScope scope(execution, ctx);
  Ref arguments(wrap_all(output_gradients, num_outputs));
  Ref result(arguments ? PyObject_CallObject(function, arguments.get()) : nullptr);
  Ref gradients(result ? PySequence_Tuple(result.get()) : nullptr);
  if (!gradients) return false;
  if (PyTuple_GET_SIZE(gradients.get()) != num_inputs) {
    PyErr_Format(PyExc_ValueError, "custom_gradient function expected to return %d gradients, but returned %zd instead.", num_inputs,
                 PyTuple_GET_SIZE(gradients.get()));
    return false;
  }
  for (int32_t i = 0; i < num_inputs; ++i) {
    PyObject* gradient = PyTuple_GET_ITEM(gradients.get(), i);
    if (gradient != Py_None && !(input_gradients[i] = to_tensor(execution, gradient, 0))) return false;
  }
  return true;
}

// The GIL is held or not: tapes run it from a gradient, which releases the GIL, and the end of a trace.
eager_status* backward(void* user_data, eager_context* ctx, eager_tensor* const* output_gradients, int32_t num_outputs,
                       eager_tensor** input_gradients, int32_t num_inputs) {
  const PyGILState_STATE gil = ensure_gil();
  auto* function = static_cast<PyObject*>(user_data);
  const bool done = call(function, ctx, output_gradients, num_outputs, input_gradients, num_inputs);
  eager_status* status = done ? nullptr : status_of_exception();
  PyGILState_Release(gil);
  return status;
}

bool interpreter_ends() {
#if PY_VERSION_HEX >= 0x030d0000
  return !Py_IsInitialized() || Py_IsFinalizing();
#else
  return !Py_IsInitialized() || _Py_IsFinalizing();
#endif
}

// On any thread. At the end of the interpreter the object stays: a thread that asked for the GIL then would never get it.
void destroy(void* user_data) {
  if (interpreter_ends()) return;
  const PyGILState_STATE gil = ensure_gil();
  PyObject *type, *value, *traceback;  // of whoever released the last tape
  PyErr_Fetch(&type, &value, &traceback);
  Py_DECREF(static_cast<PyObject*>(user_data));
  PyErr_Restore(type, value, traceback);
  PyGILState_Release(gil);
}

bool handles_of(PyObject* tuple, std::vector<eager_tensor*>& handles) {
  if (!PyTuple_Check(tuple)) {
    PyErr_SetString(PyExc_TypeError, "record_gradient needs tuples");
    return false;
  }
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(tuple); ++i) {
    PyObject* item = PyTuple_GET_ITEM(tuple, i);
    if (!is_tensor(item)) {
      PyErr_Format(PyExc_TypeError, "record_gradient needs Tensors, not %R", item);
      return false;
    }
    handles.push_back(handle_of(item));
  }
  return true;
}

}  // namespace

PyObject* record_gradient(PyObject*, PyObject* const* args, Py_ssize_t num_args) {
  if (num_args != 3 || !PyCallable_Check(args[2])) {
    PyErr_SetString(PyExc_TypeError, "record_gradient(inputs, outputs, backward)");
    return nullptr;
  }
  Execution* execution = current_execution();
  std::vector<eager_tensor*> inputs, outputs;
  if (!execution || !handles_of(args[0], inputs) || !handles_of(args[1], outputs)) return nullptr;
  std::vector<eager_tensor*> recorded(outputs.size());
  Py_INCREF(args[2]);  // destroy drops it, also after a failure
  if (!ok(eager_tape_record(execution->context, inputs.data(), static_cast<int32_t>(inputs.size()), outputs.data(),
                            static_cast<int32_t>(outputs.size()), backward, args[2], destroy, recorded.data()))) {
    return nullptr;
  }
  PyObject* result = wrap_all(recorded.data(), static_cast<int32_t>(recorded.size()));
  eager_tensors_release(recorded.data(), static_cast<int32_t>(recorded.size()));
  return result;
}
