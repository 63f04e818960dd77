// Custom gradients: a Python function that the library keeps and calls back.
#include <span>
#include <vector>

#include "gradients/tape.h"
#include "tracing/trace.h"
#include "values/convert.h"
#include "values/tensor.h"

namespace {

PyObject* wrap_all(eager_tensor* const* tensors, int32_t n) {
  return tensor_tuple(std::span(tensors, static_cast<size_t>(n)), [](eager_tensor* t) { return t; });
}

bool call(PyObject* function, eager_context* ctx, eager_tensor* const* output_gradients, int32_t num_outputs,
          eager_tensor** input_gradients, int32_t num_inputs) {
  Execution* execution = current_execution();
  if (!execution) return false;
  ContextScope scope(execution, ctx);
  Ref arguments(wrap_all(output_gradients, num_outputs));
  Ref result(arguments ? run_python([&] { return PyObject_CallObject(function, arguments.get()); }) : nullptr);
  Ref gradients(result ? run_python([&] { return PySequence_Tuple(result.get()); }) : nullptr);
  if (!gradients) return false;
  if (PyTuple_GET_SIZE(gradients.get()) != num_inputs) {
    PyErr_Format(PyExc_ValueError,
                 "custom_gradient function expected to return %d gradients, but returned %zd instead.", num_inputs,
                 PyTuple_GET_SIZE(gradients.get()));
    return false;
  }
  return give_gradients(execution, gradients.get(), input_gradients);
}

// Runs the Python function of a custom gradient. A tape calls it during a gradient, without the GIL, and a trace when
// it ends.
eager_status* backward(void* user_data, eager_context* ctx, eager_tensor* const* output_gradients, int32_t num_outputs,
                       eager_tensor** input_gradients, int32_t num_inputs) {
  return with_gil([&] {
    auto* function = static_cast<PyObject*>(user_data);
    const bool done = call(function, ctx, output_gradients, num_outputs, input_gradients, num_inputs);
    return done ? nullptr : status_of_exception();
  });
}

bool handles_of(Execution* execution, PyObject* tuple, std::vector<eager_tensor*>& handles) {
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
    handles.push_back(in_trace(execution, handle_of(item)));
  }
  return true;
}

}  // namespace

bool give_gradients(Execution* execution, PyObject* gradients, eager_tensor** to) {
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(gradients); ++i) {
    PyObject* gradient = PyTuple_GET_ITEM(gradients, i);
    if (gradient != Py_None && !(to[i] = to_tensor(execution, gradient, 0))) return false;
  }
  return true;
}

PyObject* record_gradient(PyObject*, PyObject* const* args, Py_ssize_t num_args) {
  if (num_args != 3 || !PyCallable_Check(args[2])) {
    PyErr_SetString(PyExc_TypeError, "record_gradient(inputs, outputs, backward)");
    return nullptr;
  }
  Execution* execution = current_execution();
  std::vector<eager_tensor*> inputs, outputs;
  if (!execution || !handles_of(execution, args[0], inputs) || !handles_of(execution, args[1], outputs)) return nullptr;
  std::vector<eager_tensor*> recorded(outputs.size());
  Py_INCREF(args[2]);  // release_object drops this reference, also after a failure
  if (!ok(eager_tape_record(execution->context, inputs.data(), static_cast<int32_t>(inputs.size()), outputs.data(),
                            static_cast<int32_t>(outputs.size()), backward, args[2], release_object,
                            recorded.data()))) {
    return nullptr;
  }
  PyObject* result = wrap_all(recorded.data(), static_cast<int32_t>(recorded.size()));
  eager_tensors_release(recorded.data(), static_cast<int32_t>(recorded.size()));
  return result;
}
