// The observer of the calls: a function in Python that is told of each op that runs outside of traces on what came from variables,
// with what runs the op again, and of each variable's value that is read.
//
// Tensors that it has been told of are *noted*, by their ids. It is told of each one that no Tensor has any more, so that it remembers
// no more than a program can use.
#include "calls/observer.h"

#include <algorithm>
#include <deque>
#include <memory>
#include <unordered_map>
#include <vector>

#include "calls/call.h"
#include "objects/objects.h"
#include "values/tensor.h"

namespace {

PyObject* told = nullptr;  // the function; NULL: there is none

// Ids of noted tensors, with the number of their Tensors.
std::unordered_map<int64_t, int> noted;

// The ids of the last tensors that were noted, the oldest first. A tensor that was read or computed for the next op alone never has a
// Tensor: it is gone when it falls out of here.
constexpr size_t kMaxRecent = 1 << 16;
std::deque<int64_t> recent;

std::vector<int64_t> gone;  // noted tensors without Tensors, of which the function has not been told

void note(int64_t id) {
  if (!noted.emplace(id, 0).second) return;
  recent.push_back(id);
  if (recent.size() <= kMaxRecent) return;
  const auto oldest = noted.find(recent.front());
  recent.pop_front();
  if (oldest == noted.end() || oldest->second != 0) return;
  gone.push_back(oldest->first);
  noted.erase(oldest);
}

void count_wrapped(const eager_tensor* tensor) {
  if (noted.empty()) return;
  const auto found = noted.find(eager_tensor_id(tensor));
  if (found != noted.end()) ++found->second;
}

void count_freed(const eager_tensor* tensor) {
  if (noted.empty()) return;
  const auto found = noted.find(eager_tensor_id(tensor));
  if (found == noted.end() || --found->second > 0) return;
  gone.push_back(found->first);
  noted.erase(found);
}

void count_passed(const eager_tensor* tensor) {
  if (gone.empty() || gone.back() != eager_tensor_id(tensor)) return;
  gone.pop_back();
  note(eager_tensor_id(tensor));
}

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

// Calls told(again, what, ids). The function may be another by the time that its call ends. An exception is reported as one that nobody
// catches.
void tell(PyObject* again, PyObject* what, PyObject* ids) {
  Ref kept(Ref::borrow(told));
  Ref done(again && what && ids ? PyObject_CallFunctionObjArgs(kept.get(), again, what, ids, nullptr) : nullptr);
  if (!done) PyErr_WriteUnraisable(kept.get());
}

template <typename IdOf>
Ref tuple_of_ids(size_t n, IdOf id_of) {
  Ref ids(PyTuple_New(static_cast<Py_ssize_t>(n)));
  for (size_t i = 0; i < n && ids; ++i) {
    PyObject* id = PyLong_FromLongLong(id_of(i));
    if (!id) ids = Ref();
    else PyTuple_SET_ITEM(ids.get(), static_cast<Py_ssize_t>(i), id);
  }
  return ids;
}

// Calls told(None, None, ids): no Tensor has the tensors of these ids.
void tell_gone() {
  if (gone.empty()) return;
  const std::vector<int64_t> told_now = std::exchange(gone, {});
  const Ref ids = tuple_of_ids(told_now.size(), [&](size_t i) { return told_now[i]; });
  tell(Py_None, Py_None, ids.get());
}

// Calls told(again, inputs, ids) if an input is noted: again(tensors) runs the op on other tensors and returns its outputs, a list;
// inputs has the ids of noted inputs, Tensors of the others, and None for those that are not given; ids are those of the outputs.
void observe_call(eager_op* op, eager_tensor* const* inputs, int32_t num_inputs, const Arguments* arguments,
                  eager_tensor* const* outputs, int32_t num_outputs) {
  tell_gone();
  const auto is_noted = [](const eager_tensor* t) { return t && noted.count(eager_tensor_id(t)) != 0; };
  if (std::none_of(inputs, inputs + num_inputs, is_noted)) return;
  Ref given(PyTuple_New(num_inputs));
  for (int32_t i = 0; i < num_inputs && given; ++i) {
    eager_tensor* input = inputs[i];
    if (input && !is_noted(input)) eager_tensor_retain(input);
    PyObject* item = !input            ? Ref::borrow(Py_None).release()
                     : is_noted(input) ? PyLong_FromLongLong(eager_tensor_id(input))
                                       : wrap(input);
    if (!item) given = Ref();
    else PyTuple_SET_ITEM(given.get(), i, item);
  }
  const Ref ids = tuple_of_ids(static_cast<size_t>(num_outputs), [&](size_t i) { return eager_tensor_id(outputs[i]); });
  const Ref again = given && ids ? function_of(op, arguments, num_outputs) : Ref();
  tell(again.get(), given.get(), ids.get());
  for (int32_t i = 0; i < num_outputs; ++i) note(eager_tensor_id(outputs[i]));
}

// Calls told(None, variable, id) unless it has been told: the variable was read, and its value has this id.
void observe_read(PyObject* variable, const eager_tensor* value) {
  tell_gone();
  if (noted.count(eager_tensor_id(value)) != 0) return;
  const Ref id(PyLong_FromLongLong(eager_tensor_id(value)));
  tell(Py_None, variable, id.get());
  note(eager_tensor_id(value));
}

constexpr Observer kObserver{observe_call, observe_read, count_wrapped, count_freed, count_passed};

// set_observer(function): tells the function from now on; None: nobody. Unless it is told already, nothing is noted yet.
PyObject* set_observer(PyObject*, PyObject* function) {
  if (function == told) Py_RETURN_NONE;
  const Ref before(std::exchange(told, function == Py_None ? nullptr : Ref::borrow(function).release()));
  observer = told ? &kObserver : nullptr;
  noted.clear();
  recent.clear();
  gone.clear();
  Py_RETURN_NONE;
}
PyMethodDef functions[] = {{"set_observer", set_observer, METH_O, nullptr}, {nullptr, nullptr, 0, nullptr}};

}  // namespace

bool init_observer(PyObject* module) { return PyModule_AddFunctions(module, functions) == 0; }
