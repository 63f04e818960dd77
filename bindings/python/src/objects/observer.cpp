// The observer of the calls: a function in Python that is told of each op that runs outside of traces, with what runs it again,
// and of each read of a variable.
#include "calls/observer.h"

#include <memory>
#include <vector>

#include "calls/call.h"
#include "objects/objects.h"
#include "values/tensor.h"

namespace {

PyObject* told = nullptr;  // the function; NULL: there is none

constexpr const char* kCall = "eager.call";

// A call that can be made again.
struct Again {
  OpHandle op;
  std::vector<int64_t> numbers;  // the arguments, as Arguments has them
  uint64_t given = 0;
  bool has_arguments = false;
  int32_t num_outputs = 0;
};

void release_again(PyObject* capsule) { delete static_cast<Again*>(PyCapsule_GetPointer(capsule, kCall)); }

PyObject* run_again(PyObject* capsule, PyObject* tensors) {
  auto* call = static_cast<Again*>(PyCapsule_GetPointer(capsule, kCall));
  Execution* execution = call ? current_execution() : nullptr;
  if (!execution) return nullptr;
  Ref items(PySequence_Tuple(tensors));
  if (!items) return nullptr;
  std::vector<eager_tensor*> inputs;
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(items.get()); ++i) {
    PyObject* item = PyTuple_GET_ITEM(items.get(), i);
    if (item != Py_None && !is_tensor(item)) return PyErr_Format(PyExc_TypeError, "a Tensor is needed, not %R", item);
    inputs.push_back(item == Py_None ? nullptr : handle_of(item));
  }
  Arguments arguments;
  for (int64_t number : call->numbers) arguments.push_int(number);
  for (int place = 0; place < 64; ++place) {
    if (call->given >> place & 1) arguments.give(place);
  }
  std::vector<eager_tensor*> outputs(static_cast<size_t>(call->num_outputs));
  int32_t n = call->num_outputs;
  if (!ok(execute(execution, call->op.get(), inputs.data(), static_cast<int32_t>(inputs.size()),
                  call->has_arguments ? &arguments : nullptr, outputs.data(), &n))) {
    return nullptr;
  }
  Ref list(PyList_New(n));
  for (int32_t i = 0; i < n; ++i) {
    TensorHandle output(outputs[static_cast<size_t>(i)]);
    PyObject* tensor = list ? wrap(output.release()) : nullptr;
    if (!tensor) list = Ref();
    else PyList_SET_ITEM(list.get(), i, tensor);
  }
  return list.release();
}
PyMethodDef again_method = {"again", run_again, METH_O, nullptr};

Ref function_of(eager_op* op, const Arguments* arguments, int32_t num_outputs) {
  eager_op_retain(op);
  auto call = std::make_unique<Again>();
  call->op = OpHandle(op);
  call->num_outputs = num_outputs;
  if (arguments) {
    call->numbers.assign(arguments->data(), arguments->data() + arguments->size());
    call->given = arguments->given();
    call->has_arguments = true;
  }
  Ref capsule(PyCapsule_New(call.get(), kCall, release_again));
  if (!capsule) return Ref();
  call.release();
  return Ref(PyCFunction_New(&again_method, capsule.get()));
}

// Tells the function. It may be another by the time that its call ends.
void tell(PyObject* again, PyObject* inputs, PyObject* ids) {
  Ref kept(Ref::borrow(told));
  Ref done(again && inputs && ids ? PyObject_CallFunctionObjArgs(kept.get(), again, inputs, ids, nullptr) : nullptr);
  if (!done) PyErr_WriteUnraisable(kept.get());
}

// Calls told(again, inputs, ids): again(tensors) runs the op on other tensors and returns its outputs, a list; inputs has Tensors,
// and None for inputs that are not given; ids are those of the outputs. An exception is reported as one that nobody catches.
void observe_call(eager_op* op, eager_tensor* const* inputs, int32_t num_inputs, const Arguments* arguments,
                  eager_tensor* const* outputs, int32_t num_outputs) {
  Ref given(PyTuple_New(num_inputs)), ids(PyTuple_New(num_outputs));
  for (int32_t i = 0; i < num_inputs && given; ++i) {
    if (inputs[i]) eager_tensor_retain(inputs[i]);
    PyObject* tensor = inputs[i] ? wrap(inputs[i]) : Ref::borrow(Py_None).release();
    if (!tensor) given = Ref();
    else PyTuple_SET_ITEM(given.get(), i, tensor);
  }
  for (int32_t i = 0; i < num_outputs && ids; ++i) {
    PyObject* id = PyLong_FromLongLong(eager_tensor_id(outputs[i]));
    if (!id) ids = Ref();
    else PyTuple_SET_ITEM(ids.get(), i, id);
  }
  const Ref again = given && ids ? function_of(op, arguments, num_outputs) : Ref();
  tell(again.get(), given.get(), ids.get());
}

// Calls told(None, variable, id): the variable was read, and its value has this id.
void observe_read(PyObject* variable, const eager_tensor* value) {
  const Ref id(PyLong_FromLongLong(eager_tensor_id(value)));
  tell(Py_None, variable, id.get());
}

constexpr Observer kObserver{observe_call, observe_read};

// set_observer(function): tells the function from now on; None: nobody.
PyObject* set_observer(PyObject*, PyObject* function) {
  const Ref before(std::exchange(told, function == Py_None ? nullptr : Ref::borrow(function).release()));
  observer = told ? &kObserver : nullptr;
  Py_RETURN_NONE;
}
PyMethodDef functions[] = {{"set_observer", set_observer, METH_O, nullptr}, {nullptr, nullptr, 0, nullptr}};

}  // namespace

bool init_observer(PyObject* module) { return PyModule_AddFunctions(module, functions) == 0; }
