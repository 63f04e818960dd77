#include "data/code.h"

#include <algorithm>

#include "execution/execution.h"
#include "ops/prepared_op.h"
#include "python/errors.h"
#include "values/spec.h"
#include "values/tensor.h"

Code* Code::set_generator(eager_dataset* d, const char* attribute, PyObject* callable, PyObject* specs) {
  std::vector<Spec> parsed;
  if (!parse_specs(specs, parsed)) return nullptr;
  const SpecLists declared(parsed);
  auto* code = new Code;
  if (!ok(eager_dataset_set_generator(d, attribute, call_generator, code, destroy, destroy_state, declared.size(),
                                      declared.dtypes.data(), declared.ranks.data(), declared.dims.data()))) {
    return nullptr;
  }
  code->callable_ = Ref::borrow(callable).release();
  return code;
}

Code* Code::set_op(eager_dataset* d, const char* attribute, const char* name, PyObject* callable, PyObject* specs) {
  Execution* execution = current_execution();
  std::vector<Spec> parsed;
  if (!execution || !parse_specs(specs, parsed)) return nullptr;
  const SpecLists declared(parsed);
  auto* code = new Code;
  OpHandle op;
  if (!ok(eager_op_create_host_call(execution->context, name, call_op, code, destroy, declared.size(),
                                    declared.dtypes.data(), declared.ranks.data(), declared.dims.data(), op.out())) ||
      !ok(eager_dataset_set_op(d, attribute, op.get()))) {
    return nullptr;
  }
  code->callable_ = Ref::borrow(callable).release();
  return code;
}

int Code::traverse(visitproc visit, void* arg) const {
  Py_VISIT(callable_);
  for (PyObject* state : states_) Py_VISIT(state);
  return 0;
}

void Code::clear() {
  const Ref callable(std::exchange(callable_, nullptr));
  std::vector<PyObject*> states;
  states.swap(states_);
  for (PyObject* state : states) Py_DECREF(state);
}

Ref Code::callable() const {
  if (!callable_) raise_code(EAGER_FAILED_PRECONDITION, "the Dataset that this code belongs to is gone");
  return Ref::borrow(callable_);
}

// Puts another state in the place of *state, which is NULL at first.
bool Code::change_state(void** state, PyObject* to) {
  if (!callable_) {  // the Dataset went during the call, and its states with it
    *state = nullptr;
    return static_cast<bool>(callable());
  }
  states_.push_back(Ref::borrow(to).release());
  drop_state(static_cast<PyObject*>(std::exchange(*state, to)));
  return true;
}

void Code::drop_state(PyObject* state) {
  const auto place = std::find(states_.begin(), states_.end(), state);
  if (place == states_.end()) return;  // it went with the Dataset
  states_.erase(place);
  Py_DECREF(state);
}

// Calls callable(state, index), where state is None at first. It returns None at the end, or (state, list of Tensors), or
// (state, exception), which keeps the state where an element fails.
bool Code::generate(void** state, int64_t index, eager_tensor** outputs, int32_t n, int32_t* end) {
  const Ref called = callable(), number(PyLong_FromLongLong(index));
  if (!called || !number) return false;
  const Ref before = Ref::borrow(*state ? static_cast<PyObject*>(*state) : Py_None);
  const Ref result(
      run_python([&] { return PyObject_CallFunctionObjArgs(called.get(), before.get(), number.get(), nullptr); }));
  if (!result) return false;
  if (result.get() == Py_None) {
    *end = 1;
    return true;
  }
  PyObject *next, *list;
  if (!PyArg_ParseTuple(result.get(), "OO", &next, &list)) return false;
  if (next != Py_None && next != before.get() && !change_state(state, next)) return false;
  if (PyExceptionInstance_Check(list)) return raise(list) != nullptr;
  return give_tensors(list, outputs, n, "the generator");
}

eager_status* Code::call_generator(void* code, eager_context* ctx, void** state, int64_t index, eager_tensor** outputs,
                                   int32_t n, int32_t* end) {
  return with_gil([=] {
    Execution* execution = current_execution();
    if (!execution) return status_of_exception();
    ContextScope scope(execution, ctx);
    return static_cast<Code*>(code)->generate(state, index, outputs, n, end) ? nullptr : status_of_exception();
  });
}

eager_status* Code::call_op(void* code, eager_context* ctx, eager_tensor* const* inputs, int32_t n,
                            eager_tensor** outputs, int32_t m) {
  return with_gil([=] {
    const Ref called = static_cast<Code*>(code)->callable();
    return called ? run_host_call(called.get(), ctx, inputs, n, outputs, m) : status_of_exception();
  });
}

void Code::destroy_state(void* code, void* state) {
  drop_references([=] { static_cast<Code*>(code)->drop_state(static_cast<PyObject*>(state)); });
}

void Code::destroy(void* code) { delete static_cast<Code*>(code); }
